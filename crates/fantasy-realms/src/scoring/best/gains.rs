//! What one more card would bring, and the best use of the cards that may still join a hand.

use super::super::MAX_HAND;
use super::super::bits::ones;
use super::super::blanking::Unsettled;
use super::ceiling::Open;
use super::outlook::Outlook;
use arrayvec::ArrayVec;

/// How many things that pay once are told apart; more are granted in any case.
const MAX_ONCE: usize = 32;

/// A set of things that pay once.
pub(super) type Entries = u32;

/// Points for a card of each suit.
pub(super) type BySuit = [i32; 16];

/// What a card can bring for points that are paid once.
#[derive(Clone, Copy)]
pub(super) enum Lack {
    /// One of these names.
    Name(u128),
    /// One of these suits.
    Suit(u16),
}

impl Lack {
    pub(super) fn met_by(self, suits: u16, names: u128) -> bool {
        match self {
            Lack::Name(wanted) => wanted & names != 0,
            Lack::Suit(wanted) => wanted & suits != 0,
        }
    }
}

/// An upper bound of points by what joins the hand: the sum of what the joining cards bring by
/// their suits and names is no less than what they add.
pub(super) struct Gains {
    /// Granted in any case.
    pub(super) granted: i32,
    /// For every card of a suit.
    each: BySuit,
    /// Once for a card with something that is lacking.
    once: ArrayVec<(Lack, i32), MAX_ONCE>,
    /// How often the strength of a card of a suit is added.
    pub(super) strength: [i32; 16],
    /// Lost once if two cards share a suit.
    pub(super) unlike: i32,
    /// Tables that pay for every suit by its number of cards.
    pub(super) ladders: ArrayVec<u16, MAX_HAND>,
}

impl Gains {
    pub(super) fn new() -> Gains {
        Gains {
            granted: 0,
            each: [0; 16],
            once: ArrayVec::new_const(),
            strength: [0; 16],
            unlike: 0,
            ladders: ArrayVec::new_const(),
        }
    }

    pub(super) fn add_each(&mut self, by_suit: &BySuit) {
        self.each.iter_mut().zip(by_suit).for_each(|(sum, points)| *sum += points);
    }

    pub(super) fn add_once(&mut self, lack: Lack, points: i32) {
        if self.once.try_push((lack, points)).is_err() {
            self.granted += points;
        }
    }

    /// A table of sets of one suit. A hand with more of them than cards only loses the bound.
    pub(super) fn add_ladder(&mut self, ladder: u16) {
        if self.ladders.try_push(ladder).is_err() {
            self.granted = i32::MAX / 2;
        }
    }

    /// What a card of this suit and name brings.
    pub(super) fn of(&self, suit: u8, name: u8, strength: i16) -> i32 {
        self.of_suit(suit, strength, 0) + self.of_name(name, 0)
    }

    /// Things that pay once, and that a doomed card and any other could both bring, are granted:
    /// otherwise each of them would be paid for it.
    pub(super) fn grant_common(&mut self, doomed: &[(u16, u128)], unsettled: &[Unsettled]) {
        let granted = &mut self.granted;
        self.once.retain(|&mut (lack, points)| {
            let saved = doomed.iter().filter(|&&(suits, names)| lack.met_by(suits, names)).count();
            let joining = unsettled.iter().filter(|card| lack.met_by(card.suits, card.names));
            let common = saved > 0 && saved + joining.count() > 1;
            *granted += if common { points } else { 0 };
            !common
        });
    }

    /// Grants everything that pays once and that any of these cards could bring.
    pub(super) fn grant_possible(
        &mut self,
        unsettled: &[Unsettled],
        doomed: impl Iterator<Item = (u8, u8)> + Clone,
    ) {
        for &(lack, points) in &self.once {
            let saved = |(suit, name): (u8, u8)| lack.met_by(1 << suit, 1 << name);
            let joining = unsettled.iter().any(|card| lack.met_by(card.suits, card.names));
            if joining || doomed.clone().any(saved) {
                self.granted += points;
            }
        }
        self.once.clear();
    }

    /// The things that the first open card and another one could both bring. They pay once; more
    /// than two are not told apart.
    pub(super) fn contested(&self, unsettled: &[Unsettled]) -> ArrayVec<Entries, 2> {
        let Some((first, others)) = unsettled.split_first() else { return ArrayVec::new() };
        let both = |&(_, &(lack, _)): &(usize, &(Lack, i32))| {
            lack.met_by(first.suits, first.names)
                && others.iter().any(|card| lack.met_by(card.suits, card.names))
        };
        self.once.iter().enumerate().filter(both).map(|(entry, _)| 1 << entry).take(2).collect()
    }

    /// What a suit brings without the barred entries.
    fn of_suit(&self, suit: u8, strength: i16, barred: Entries) -> i32 {
        let wanted = 1_u16 << (suit & 15);
        let suit = usize::from(suit & 15);
        let once = self.unbarred(barred).filter(|(lack, _)| lack.met_by(wanted, 0));
        self.each[suit]
            + self.strength[suit] * i32::from(strength.max(0))
            + once.map(|(_, points)| points).sum::<i32>()
    }

    /// What a name brings without the barred entries.
    fn of_name(&self, name: u8, barred: Entries) -> i32 {
        let once = self.unbarred(barred).filter(|(lack, _)| lack.met_by(0, 1 << name));
        once.map(|(_, points)| points).sum()
    }

    fn unbarred(&self, barred: Entries) -> impl Iterator<Item = (Lack, i32)> + '_ {
        let entries = self.once.iter().enumerate();
        entries.filter(move |&(entry, _)| barred >> entry & 1 == 0).map(|(_, &once)| once)
    }
}

/// A card that may join: what it brings in each suit it may have.
pub(super) struct Joiner {
    by_suit: [i32; 16],
    /// The suits in which it may be active.
    suits: u16,
    /// The suits it may have, active or blanked.
    reach: u16,
    may_be_blanked: bool,
}

/// What suits bring to whoever has them, beside the gains.
pub(super) struct Company {
    /// What a card of the suit adds to sets of one suit.
    pub(super) sets: [i32; 16],
    /// What the lonely card of the suit brings.
    pub(super) lonely: [i32; 16],
    /// Suits that are certainly there.
    pub(super) taken: u16,
}

impl Joiner {
    /// A card with these faces. Their suits and names go together, unless there are free suits.
    /// Barred entries are left to others.
    #[allow(clippy::too_many_arguments, reason = "all that is known about one card")]
    pub(super) fn new(
        gains: &Gains,
        open: &Open<'_>,
        strength: i16,
        own: i32,
        outlook: &Outlook<'_>,
        place: u8,
        barred: Entries,
    ) -> Joiner {
        let may_be_blanked = outlook.threatened || outlook.lineup.blankers >> place & 1 != 0;
        let mut joiner = Joiner { by_suit: [0; 16], suits: 0, reach: 0, may_be_blanked };
        let dies = |suit: u8, name: u8| may_be_blanked && outlook.kills(place, suit, name);
        if let Some(suits) = open.free_suits {
            let names = open.faces.iter().map(|face| gains.of_name(face.name, barred));
            let name = names.max().unwrap_or(0);
            joiner.reach = suits;
            for suit in ones(suits) {
                if open.faces.iter().any(|face| !dies(suit as u8, face.name)) {
                    joiner.suits |= 1 << suit;
                    joiner.by_suit[suit] =
                        own + name + gains.of_suit(suit as u8, strength, barred);
                }
            }
            return joiner;
        }
        for face in open.faces {
            joiner.reach |= 1 << face.suit;
            if dies(face.suit, face.name) {
                continue;
            }
            let brings = own
                + gains.of_suit(face.suit, strength, barred)
                + gains.of_name(face.name, barred);
            let suit = usize::from(face.suit & 15);
            let known = joiner.suits >> suit & 1 != 0;
            let best = if known { joiner.by_suit[suit].max(brings) } else { brings };
            joiner.by_suit[suit] = best;
            joiner.suits |= 1 << suit;
        }
        joiner
    }

    /// A card that takes part in the gains as it likes, or not at all.
    pub(super) fn anything(gains: &Gains, card: &Unsettled, strength: i16) -> Joiner {
        let (suits, may_be_blanked) = (card.suits, true);
        let mut joiner = Joiner { by_suit: [0; 16], suits, reach: suits, may_be_blanked };
        for suit in ones(card.suits) {
            joiner.by_suit[suit] = gains.of_suit(suit as u8, strength, 0);
        }
        joiner
    }

    /// The most it brings. `befriends` says that it saves the lonely card of its suit, `apart`
    /// that it takes no suit that is there already.
    pub(super) fn best(&self, company: &Company, befriends: bool, apart: bool) -> i32 {
        let suits = if apart { self.suits & !company.taken } else { self.suits };
        let lonely = |suit: usize| if befriends { company.lonely[suit] } else { 0 };
        let active = ones(suits)
            .map(|suit| self.by_suit[suit] + company.sets[suit] + lonely(suit))
            .max();
        let blanked = self.may_be_blanked.then(|| ones(self.reach).map(lonely).max().unwrap_or(0));
        active.into_iter().chain(blanked).max().unwrap_or(IMPOSSIBLE)
    }
}

/// Less than any hand can lose.
const IMPOSSIBLE: i32 = -1_000_000;
