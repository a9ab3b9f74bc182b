//! What one more card would bring, and the best use of the cards that may still join a hand.

use super::super::MAX_HAND;
use super::super::bits::ones;
use super::super::blanking::Unsettled;
use super::ceiling::Open;
use super::outlook::Outlook;
use arrayvec::ArrayVec;

/// How many entries about names are kept apart; more are granted without a name.
const MAX_NAMES: usize = 24;

/// An upper bound of points by what joins the hand: for every joining card at most the entries
/// of its suit and name, and in any case the sum of all is no less than what joining brings.
pub(super) struct Gains {
    /// Granted in any case.
    pub(super) granted: i32,
    /// For a card of a suit.
    pub(super) suit: [i32; 16],
    /// For a card with one of the names.
    names: ArrayVec<(u128, i32), MAX_NAMES>,
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
            suit: [0; 16],
            names: ArrayVec::new(),
            strength: [0; 16],
            unlike: 0,
            ladders: ArrayVec::new(),
        }
    }

    pub(super) fn add_names(&mut self, names: u128, points: i32) {
        if self.names.try_push((names, points)).is_err() {
            self.granted += points.max(0);
        }
    }

    pub(super) fn add_ladder(&mut self, ladder: u16) {
        // More ladders than cards cannot be: each card has few sentences, and a pack with so
        // many tables in one hand only loses the bound.
        if self.ladders.try_push(ladder).is_err() {
            self.granted = i32::MAX / 2;
        }
    }

    /// What a card of this suit and name brings.
    pub(super) fn of(&self, suit: u8, name: u8, strength: i16) -> i32 {
        self.of_suit(suit, strength) + self.of_name(name)
    }

    fn of_suit(&self, suit: u8, strength: i16) -> i32 {
        let suit = usize::from(suit & 15);
        self.suit[suit] + self.strength[suit] * i32::from(strength.max(0))
    }

    fn of_name(&self, name: u8) -> i32 {
        let entries = self.names.iter().filter(|(names, _)| names >> name & 1 != 0);
        entries.map(|(_, points)| points).sum()
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
    pub(super) fn new(
        gains: &Gains,
        open: &Open<'_>,
        strength: i16,
        own: i32,
        outlook: &Outlook<'_>,
        place: u8,
    ) -> Joiner {
        let may_be_blanked = !outlook.safe;
        let mut joiner = Joiner { by_suit: [0; 16], suits: 0, reach: 0, may_be_blanked };
        let dies = |suit: u8, name: u8| may_be_blanked && outlook.kills(place, suit, name);
        if let Some(suits) = open.free_suits {
            let name = open.faces.iter().map(|face| gains.of_name(face.name)).max().unwrap_or(0);
            joiner.reach = suits;
            for suit in ones(suits) {
                if open.faces.iter().any(|face| !dies(suit as u8, face.name)) {
                    joiner.suits |= 1 << suit;
                    joiner.by_suit[suit] = own + name + gains.of_suit(suit as u8, strength);
                }
            }
            return joiner;
        }
        for face in open.faces {
            joiner.reach |= 1 << face.suit;
            if dies(face.suit, face.name) {
                continue;
            }
            let brings = own + gains.of(face.suit, face.name, strength);
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
        let entries = gains.names.iter().filter(|(names, _)| names & card.names != 0);
        let name: i32 = entries.map(|&(_, points)| points.max(0)).sum();
        let (suits, may_be_blanked) = (card.suits, true);
        let mut joiner = Joiner { by_suit: [0; 16], suits, reach: suits, may_be_blanked };
        for suit in ones(card.suits) {
            joiner.by_suit[suit] = name + gains.of_suit(suit as u8, strength);
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
