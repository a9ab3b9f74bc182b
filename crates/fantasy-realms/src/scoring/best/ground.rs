//! Who could blank whom, whichever cards are protected.
//!
//! One hand is looked at with several protections, and with a card active or blanked: what that
//! does not change is worked out once.

use super::super::ScoreBook;
use super::super::bits::ones;
use super::super::blanking::{Unsettled, Web};
use super::super::lineup::{Aimed, Lineup, Places, Relief};
use super::super::ops::BlankText;
use super::outlook::Pending;
use arrayvec::ArrayVec;

/// A hand with open cards, and what its texts say about blanking.
pub(super) struct Ground<'a> {
    pub(super) book: &'a ScoreBook,
    pub(super) lineup: &'a Lineup,
    pub(super) unsettled: &'a [Unsettled],
    pub(super) relief: Relief,
    /// Penalties that may yet be cleared.
    pub(super) doubtful: Places,
    /// Cards with a blanking text that counts.
    pub(super) live: Places,
    /// Who names whom.
    pub(super) web: Web,
    /// Texts that name cards.
    pub(super) namings: ArrayVec<Naming, MAX_NAMINGS>,
    /// Names that some text makes an exception for.
    pub(super) spared: u128,
    /// The suits of which some text may blank cards.
    pub(super) threats: u16,
    /// Suits in which a card that stays alone is certainly blanked.
    pub(super) lone_suits: u16,
    /// Suits of settled cards, if being alone matters.
    pub(super) held_suits: u16,
    pub(super) alone: Alone,
}

/// How many texts that name cards are kept; what the others blank is never certain.
const MAX_NAMINGS: usize = 16;

/// A text that names cards, and who bears it.
#[derive(Clone, Copy)]
pub(super) struct Naming {
    pub(super) by: u8,
    /// The suits of which it names cards.
    pub(super) suits: u16,
    /// The names that it spares.
    pub(super) spared: u128,
}

/// Settled cards that are alone in their suit where that blanks them (step 5).
#[derive(Clone, Copy, Default)]
pub(super) struct Alone {
    /// Whatever is chosen.
    pub(super) certain: Places,
    /// Unless an open card joins them.
    pub(super) joinable: Places,
    /// If a penalty that may be cleared is not.
    pub(super) perhaps: Places,
}

impl<'a> Ground<'a> {
    pub(super) fn new(
        book: &'a ScoreBook,
        lineup: &'a Lineup,
        unsettled: &'a [Unsettled],
        aimed: Aimed,
        pending: Pending,
    ) -> Ground<'a> {
        let relief = lineup.relief(book, aimed);
        let clearable = lineup.places_of(pending.clears) & lineup.penalised;
        let open = lineup.penalised & !lineup.seated;
        let live = lineup.blankers & !relief.cleared;
        let mut ground = Ground {
            book,
            lineup,
            unsettled,
            relief,
            doubtful: (clearable | open) & !relief.cleared,
            live,
            web: Web::new(),
            namings: ArrayVec::new_const(),
            spared: 0,
            threats: 0,
            lone_suits: 0,
            held_suits: 0,
            alone: Alone::default(),
        };
        if live != 0 {
            ground.web = book.web(lineup, &relief, live, unsettled);
            ground.read();
        }
        ground
    }

    /// Reads the texts that count.
    fn read(&mut self) {
        let (mut certain, mut perhaps) = (0_u16, 0_u16);
        let relief = self.relief;
        for by in ones(self.live) {
            for (_, text) in self.book.live_texts(self.lineup, &relief, by) {
                match text {
                    BlankText::Lone { except } if self.doubtful >> by & 1 == 0 => {
                        certain |= !except;
                    }
                    BlankText::Lone { except } => perhaps |= !except,
                    BlankText::Suit { suit, except, .. } => self.note(by, 1 << suit, except),
                    BlankText::AllExcept { suits, names } => self.note(by, !suits, names),
                    BlankText::Without { .. } | BlankText::With { .. } => {}
                }
            }
        }
        self.threats |= certain | perhaps;
        if certain | perhaps != 0 {
            self.find_alone(certain, perhaps);
        }
    }

    fn note(&mut self, by: usize, suits: u16, spared: u128) {
        self.spared |= spared;
        self.threats |= suits;
        let by = by as u8;
        // One too many is not kept.
        let _ = self.namings.try_push(Naming { by, suits, spared });
    }

    fn find_alone(&mut self, certain: u16, perhaps: u16) {
        let (mut alone, mut held) = (0_u16, 0_u16);
        for (suit, places) in self.lineup.by_suit.iter().enumerate() {
            alone |= u16::from(places.is_power_of_two()) << suit;
            held |= u16::from(*places != 0) << suit;
        }
        let (mut joined, mut company) = (0, 0);
        for card in self.unsettled {
            joined |= card.suits;
            company |= if card.suits.is_power_of_two() {
                card.suits
            } else {
                0
            };
        }
        alone &= !company;
        (self.lone_suits, self.held_suits) = (certain, held);
        let places = |suits: u16| self.lineup.places_of(alone & suits);
        self.alone = Alone {
            certain: places(certain & !joined),
            joinable: places(certain & joined),
            perhaps: places(perhaps & !certain),
        };
    }
}
