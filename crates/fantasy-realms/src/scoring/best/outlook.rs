//! What is certain about a hand while some choices are still open.
//!
//! The search needs a number that no way of making the open choices can beat. It gets it from
//! what may and what must happen: which cards are active whatever is chosen, which may be, and
//! which are blanked unless an open protection saves them.

use super::super::ScoreBook;
use super::super::bits::ones;
use super::super::blanking::{Unsettled, Verdict, Web, lone_places};
use super::super::lineup::{Aimed, Lineup, Places, Relief};
use super::super::ops::BlankText;

/// The choices of step 4 that are still open.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pending {
    /// Suits of which a penalty may yet be cleared.
    pub(super) clears: u16,
    /// How many cards may yet be protected.
    pub(super) protects: u32,
}

/// What is known about the cards of a hand.
pub(super) struct Outlook<'a> {
    pub(super) book: &'a ScoreBook,
    pub(super) lineup: &'a Lineup,
    pub(super) unsettled: &'a [Unsettled],
    pub(super) relief: Relief,
    pub(super) pending: Pending,
    /// Penalties that may yet be cleared.
    pub(super) doubtful: Places,
    /// Active whatever is chosen.
    pub(super) active: Places,
    /// Active or blanked.
    pub(super) undecided: Places,
    /// Blanked unless protected by an open choice.
    pub(super) doomed: Places,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(
        book: &'a ScoreBook,
        lineup: &'a Lineup,
        unsettled: &'a [Unsettled],
        aimed: Aimed,
        pending: Pending,
    ) -> Outlook<'a> {
        let relief = lineup.relief(book, aimed);
        let clearable = lineup.places_of(pending.clears) & lineup.penalised;
        let mut outlook = Outlook {
            book,
            lineup,
            unsettled,
            relief,
            pending,
            doubtful: clearable & !relief.cleared,
            active: lineup.seated,
            undecided: lineup.all() & !lineup.seated,
            doomed: 0,
        };
        let live = lineup.blankers & !relief.cleared;
        if live != 0 {
            outlook.foresee(live);
        }
        outlook
    }

    /// The cards for which a protection could change anything: those that are not active anyway.
    pub(super) fn worth_protecting(&self) -> Places {
        self.lineup.all() & !self.active
    }

    /// Steps 5 and 6 as far as they do not depend on open choices.
    fn foresee(&mut self, live: Places) {
        let (lone, shaky) = self.lone(live);
        self.active = self.lineup.seated & self.relief.protected;
        self.undecided = self.lineup.all() & !self.active & !lone;
        let mut taking_part = live;
        if self.pending.protects > 0 {
            self.doomed = lone;
        } else {
            taking_part &= !lone;
        }
        let web = self.book.web(self.lineup, &self.relief, taking_part, self.unsettled);
        while self.decide(&web, shaky | (self.lineup.all() & !self.lineup.seated)) {}
    }

    /// One round of rules 1 and 2 of FR-12.4; did it decide anything?
    fn decide(&mut self, web: &Web, shaky: Places) -> bool {
        let perhaps = self.undecided | self.doomed;
        let named = web.named_by(self.active & !self.doubtful);
        let mut fated = named;
        let mut unsafe_ = shaky | web.named_by(self.active | perhaps);
        if web.self_blankers & self.undecided != 0 {
            for own in &web.texts {
                let bit = 1 << own.place;
                match own.verdict(self.active, perhaps) {
                    Verdict::Fulfilled if self.doubtful & bit == 0 => fated |= bit,
                    Verdict::Fulfilled | Verdict::Waits(_) => unsafe_ |= bit,
                    Verdict::NotFulfilled => {}
                }
            }
        }
        let blanked = self.undecided & fated;
        let active = self.undecided & !(fated | unsafe_);
        self.undecided &= !(blanked | active);
        self.active |= active;
        if self.pending.protects > 0 {
            self.doomed |= blanked;
        }
        blanked | active != 0
    }

    /// Step 5: the cards that are alone for certain, and those that may be.
    fn lone(&self, live: Places) -> (Places, Places) {
        let (mut lone, mut shaky) = (0, 0);
        let joinable = self.unsettled.iter().fold(0, |suits, card| suits | card.suits);
        for by in ones(live) {
            for (_, text) in self.book.live_texts(self.lineup, &self.relief, by) {
                let BlankText::Lone { except } = text else { continue };
                let alone = lone_places(self.lineup, !except & !joinable);
                shaky |= lone_places(self.lineup, !except & joinable);
                if self.doubtful >> by & 1 == 0 {
                    lone |= alone;
                } else {
                    shaky |= alone;
                }
            }
        }
        (lone & !self.relief.protected, shaky & !self.relief.protected)
    }
}
