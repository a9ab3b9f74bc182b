//! Steps 5 and 6: which cards are blanked (FR-12).

use super::bits::ones;
use super::lineup::{Lineup, Places, Relief};
use super::ops::{BlankText, MAX_OWN_TEXTS};
use super::{MAX_HAND, ScoreBook};
use arrayvec::ArrayVec;

/// Hears why cards are blanked. Scoring listens to nothing; a breakdown writes it down.
pub(super) trait Witness {
    /// Step 5: the card at `by` blanks these lone cards (FR-12.2).
    fn lone(&mut self, _by: usize, _blanked: Places) {}
    /// Step 6: these cards are named by active ones, or fulfil their own text (FR-12.4, FR-12.5).
    fn named(&mut self, _blanked: Places, _active: Places, _undecided: Places, _web: &Web) {}
    /// Step 6: these cards wait for each other in circles (FR-12.4).
    fn circle(&mut self, _blanked: Places, _waits_for: &[Places; 16]) {}
}

impl Witness for () {}

/// Who says what about whom in step 6.
pub(super) struct Web {
    /// The cards that each card names.
    pub(super) names: [Places; 16],
    /// The cards that name any card.
    pub(super) namers: Places,
    /// The cards with a live "blanked with" or "blanked without" text.
    pub(super) self_blankers: Places,
    /// What those texts look at.
    pub(super) texts: ArrayVec<Own, { MAX_HAND * MAX_OWN_TEXTS }>,
}

/// A text about the card that bears it, with the places that match it.
#[derive(Clone, Copy)]
pub(super) struct Own {
    pub(super) place: u8,
    pub(super) sentence: u8,
    pub(super) without: bool,
    /// The suits that a "blanked without" text asks for.
    pub(super) needs: u16,
    pub(super) matches: Places,
}

/// A text about the own card may be fulfilled, not fulfilled, or wait for other cards.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    Fulfilled,
    NotFulfilled,
    Waits(Places),
}

impl Own {
    /// FR-12.5. The card itself counts like an active one: it cannot lack a suit it has.
    pub(super) fn verdict(self, active: Places, undecided: Places) -> Verdict {
        let active = active | 1 << self.place;
        let none_left = self.matches & (active | undecided) == 0;
        let one_active = self.matches & active != 0;
        match (self.without, none_left, one_active) {
            (true, true, _) | (false, _, true) => Verdict::Fulfilled,
            (true, _, true) | (false, true, _) => Verdict::NotFulfilled,
            _ => Verdict::Waits(self.matches & undecided),
        }
    }
}

impl Web {
    pub(super) fn new() -> Web {
        Web {
            names: [0; 16],
            namers: 0,
            self_blankers: 0,
            texts: ArrayVec::new_const(),
        }
    }

    fn add_text(&mut self, own: Own) {
        self.self_blankers |= 1 << own.place;
        self.texts.push(own);
    }

    /// All cards named by one of these.
    fn named_by(&self, cards: Places) -> Places {
        ones(cards & self.namers).fold(0, |named, place| named | self.names[place])
    }

    /// Step 6: the active ones of the cards that are left after step 5.
    #[inline]
    fn settle(&self, present: Places, protected: Places, witness: &mut impl Witness) -> Places {
        let active = present & protected;
        let mut fate = Fate {
            active,
            undecided: present & !active,
        };
        self.decide(&mut fate, 0, witness);
        while fate.undecided != 0 {
            self.break_circles(&mut fate, witness);
            self.decide(&mut fate, 0, witness);
        }
        fate.active
    }

    /// Rules 1 to 3 of FR-12.4: decides cards until nothing changes. Cards in `doubt` are never
    /// found to be active.
    fn decide(&self, fate: &mut Fate, doubt: Places, witness: &mut impl Witness) {
        loop {
            let by_active = self.named_by(fate.active);
            let by_any = by_active | self.named_by(fate.undecided);
            let (mut fulfilled, mut open) = (0, 0);
            if self.self_blankers & fate.undecided != 0 {
                for own in &self.texts {
                    let bit = 1 << own.place;
                    match own.verdict(fate.active, fate.undecided) {
                        Verdict::Fulfilled => fulfilled |= bit,
                        Verdict::NotFulfilled => {}
                        Verdict::Waits(_) => open |= bit,
                    }
                }
            }
            let blanked = fate.undecided & (by_active | fulfilled);
            let active = fate.undecided & !(by_any | fulfilled | open | doubt);
            if blanked | active == 0 {
                return;
            }
            if blanked != 0 {
                witness.named(blanked, fate.active, fate.undecided, self);
            }
            fate.undecided &= !(blanked | active);
            fate.active |= active;
        }
    }

    /// Rule 4 of FR-12.4: blanks what has to be blanked for the circles to open.
    fn break_circles(&self, fate: &mut Fate, witness: &mut impl Witness) {
        let waits_for = self.dependencies(fate.active, fate.undecided);
        let blanked = self.knots(&waits_for, fate.undecided);
        witness.circle(blanked, &waits_for);
        fate.undecided &= !blanked;
    }

    /// The cards to blank in every group that waits for no card outside of it.
    fn knots(&self, waits_for: &[Places; 16], undecided: Places) -> Places {
        let reach = closure(*waits_for, undecided);
        let mut blanked = 0;
        for place in ones(undecided) {
            let group = reach[place] | 1 << place;
            let is_first = group.trailing_zeros() as usize == place;
            let mutual = |other: usize| reach[other] >> place & 1 != 0;
            if !is_first || !ones(reach[place]).all(mutual) {
                continue;
            }
            let knots = ones(group).filter(|&card| {
                let names_itself = self.names[card] >> card & 1 != 0;
                let paired = |other: usize| other != card && waits_for[other] >> card & 1 != 0;
                names_itself || ones(waits_for[card]).any(paired)
            });
            let knots: Places = knots.fold(0, |set, card| set | 1 << card);
            blanked |= if knots == 0 { group } else { knots };
        }
        blanked
    }

    /// The undecided cards that each undecided card waits for.
    fn dependencies(&self, active: Places, undecided: Places) -> [Places; 16] {
        let mut waits_for = [0; 16];
        for namer in ones(self.namers & undecided) {
            for named in ones(self.names[namer] & undecided) {
                waits_for[named] |= 1 << namer;
            }
        }
        for own in &self.texts {
            if undecided >> own.place & 1 != 0
                && let Verdict::Waits(others) = own.verdict(active, undecided)
            {
                waits_for[usize::from(own.place)] |= others;
            }
        }
        waits_for
    }
}

/// What may blank the cards of a hand, whichever of them are protected.
pub(super) struct Threats {
    all: Places,
    /// Cards that are blanked in step 5 if they are not protected.
    lone: Places,
    /// Cards that are, unless an unsettled card joins them.
    lonely: Places,
    /// Unsettled cards.
    unsettled: Places,
    web: Web,
}

impl Threats {
    /// The active cards if these are protected and everything is settled.
    pub(super) fn settle(&self, protected: Places) -> Places {
        let present = self.all & !(self.lone & !protected);
        self.web.settle(present, protected, &mut ())
    }

    /// What is known of the cards if these are protected, whatever unsettled cards become. Those
    /// stay undecided even if they are protected: a text that looks for a suit or name must not
    /// rely on them.
    pub(super) fn foresee(&self, protected: Places) -> Fate {
        let present = self.all & !(self.lone & !protected);
        let active = present & protected & !self.unsettled;
        let mut fate = Fate {
            active,
            undecided: present & !active,
        };
        self.web
            .decide(&mut fate, self.unsettled | self.lonely, &mut ());
        fate
    }

    /// The suits of which an unsettled card must take one if the card is to be active, and whether
    /// it has to be active itself. `None` if the card does not depend on unsettled ones.
    pub(super) fn rescue(&self, lineup: &Lineup, fate: &Fate, place: usize) -> Option<(u16, bool)> {
        let bit = 1 << place;
        if self.lonely & bit & !fate.active != 0 {
            return Some((1 << lineup.suit[place], false));
        }
        let settled = (fate.active | fate.undecided) & !self.unsettled;
        let mut texts = self.web.texts.iter();
        let lacking = texts.find(|own| {
            usize::from(own.place) == place && own.without && own.matches & settled == 0
        });
        lacking.map(|own| (own.needs, true))
    }
}

/// Everything a card depends on, directly or through others.
fn closure(mut reach: [Places; 16], among: Places) -> [Places; 16] {
    for through in ones(among) {
        for place in ones(among) {
            if reach[place] >> through & 1 != 0 {
                reach[place] |= reach[through];
            }
        }
    }
    reach
}

/// Where the procedure stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fate {
    pub(super) active: Places,
    pub(super) undecided: Places,
}

/// A card of which a search knows only what it may become.
#[derive(Clone, Copy, Debug)]
pub(super) struct Unsettled {
    pub(super) place: u8,
    pub(super) suits: u16,
    pub(super) names: u128,
}

impl Unsettled {
    /// The place, if the card may come to have one of the suits or names.
    fn may_match(&self, suits: u16, names: u128) -> Places {
        Places::from(self.suits & suits != 0 || self.names & names != 0) << self.place
    }
}

impl ScoreBook {
    /// Steps 5 and 6: the active cards.
    pub(super) fn active(
        &self,
        lineup: &Lineup,
        relief: &Relief,
        witness: &mut impl Witness,
    ) -> Places {
        let live = lineup.blankers & !relief.cleared;
        if live == 0 {
            return lineup.all();
        }
        let lone = self.lone(lineup, relief, live, witness);
        let present = lineup.all() & !lone;
        let web = self.web(lineup, relief, live & present, &[]);
        web.settle(present, relief.protected, witness)
    }

    /// What threatens the cards of a hand, of which some may be unsettled.
    pub(super) fn threats(
        &self,
        lineup: &Lineup,
        relief: &Relief,
        unsettled: &[Unsettled],
    ) -> Threats {
        let live = lineup.blankers & !relief.cleared;
        let unprotected = Relief {
            protected: 0,
            ..*relief
        };
        let lone = self.lone(lineup, &unprotected, live, &mut ());
        let joined = unsettled.iter().fold(0, |suits, card| suits | card.suits);
        let lonely = lone & lineup.places_of(joined);
        Threats {
            all: lineup.all(),
            lone: lone & !lonely,
            lonely,
            unsettled: unsettled.iter().fold(0, |all, card| all | 1 << card.place),
            web: self.web(lineup, relief, live, unsettled),
        }
    }

    /// Step 5 (FR-12.2).
    fn lone(
        &self,
        lineup: &Lineup,
        relief: &Relief,
        live: Places,
        witness: &mut impl Witness,
    ) -> Places {
        let mut blanked = 0;
        for by in ones(live) {
            for text in self.live_texts(lineup, relief, by) {
                if let (_, BlankText::Lone { except }) = text {
                    let alone = lone_places(lineup, !except) & !relief.protected;
                    witness.lone(by, alone);
                    blanked |= alone;
                }
            }
        }
        blanked
    }

    /// The blanking texts of a card as they read after step 4, with their sentences.
    pub(super) fn live_texts(
        &self,
        lineup: &Lineup,
        relief: &Relief,
        place: usize,
    ) -> impl Iterator<Item = (u8, BlankText)> {
        let words = relief.words[place];
        let texts = self
            .row_of(lineup.penalty[place])
            .blanks
            .of(&self.blankings);
        texts.iter().filter_map(move |blanking| {
            let text = if words == 0 {
                blanking.text
            } else {
                blanking.text.without_words(words)?
            };
            Some((blanking.sentence, text))
        })
    }

    /// Who names whom in step 6, by the penalties of the `live` cards. Unsettled cards are named
    /// by none, but stand wherever a text may come to look at them.
    pub(super) fn web(
        &self,
        lineup: &Lineup,
        relief: &Relief,
        live: Places,
        unsettled: &[Unsettled],
    ) -> Web {
        let matching = |suits: u16, names: u128| {
            let may = unsettled.iter().map(|card| card.may_match(suits, names));
            may.fold(
                lineup.places_of(suits) | lineup.places_named(names),
                |all, one| all | one,
            )
        };
        let mut web = Web::new();
        for place in ones(live) {
            for (sentence, text) in self.live_texts(lineup, relief, place) {
                let own = |without, needs, matches| Own {
                    place: place as u8,
                    sentence,
                    without,
                    needs,
                    matches,
                };
                match text {
                    BlankText::Lone { .. } => {}
                    BlankText::Without { suits } => {
                        web.add_text(own(true, suits, matching(suits, 0)));
                    }
                    BlankText::With { suits, names } => {
                        web.add_text(own(false, 0, matching(suits, names)));
                    }
                    BlankText::Suit { .. } | BlankText::AllExcept { .. } => {
                        web.names[place] |= named_places(lineup, place, text);
                    }
                }
            }
            web.namers |= Places::from(web.names[place] != 0) << place;
        }
        web
    }
}

/// The places a naming text points at.
pub(super) fn named_places(lineup: &Lineup, bearer: usize, text: BlankText) -> Places {
    match text {
        BlankText::Suit {
            suit,
            except,
            other,
        } => {
            let spared = lineup.places_named(except) | Places::from(other) << bearer;
            lineup.by_suit[usize::from(suit)] & !spared
        }
        BlankText::AllExcept { suits, names } => {
            lineup.seated & !(lineup.places_of(suits) | lineup.places_named(names))
        }
        _ => 0,
    }
}

/// The cards that are the only one of their suit, among these suits.
fn lone_places(lineup: &Lineup, suits: u16) -> Places {
    let alone = |suit: usize| Some(lineup.by_suit[suit]).filter(|places| places.is_power_of_two());
    ones(suits)
        .filter_map(alone)
        .fold(0, |lone, place| lone | place)
}
