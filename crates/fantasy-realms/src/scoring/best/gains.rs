//! What one more card would bring, and the best use of the cards that may still join a hand.

use super::super::MAX_HAND;
use super::super::bits::{has, ones};
use super::super::blanking::Unsettled;
use arrayvec::ArrayVec;

/// How many things that pay once are told apart; more are granted in any case.
const MAX_ONCE: usize = 16;

/// A set of things that pay once.
pub(super) type Entries = u16;

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
    /// What meets either of two of the same sort.
    fn or(self, other: Lack) -> Lack {
        match (self, other) {
            (Lack::Name(one), Lack::Name(other)) => Lack::Name(one | other),
            (Lack::Suit(one), Lack::Suit(other)) => Lack::Suit(one | other),
            _ => self,
        }
    }

    pub(super) fn met_by(self, suits: u16, names: u128) -> bool {
        match self {
            Lack::Name(wanted) => wanted & names != 0,
            Lack::Suit(wanted) => wanted & suits != 0,
        }
    }
}

/// Something that pays once, for a card with one of the names or suits.
#[derive(Clone, Copy)]
struct Once {
    names: u128,
    suits: u16,
    points: i32,
}

impl Once {
    fn new(lack: Lack, points: i32) -> Once {
        let (names, suits) = match lack {
            Lack::Name(names) => (names, 0),
            Lack::Suit(suits) => (0, suits),
        };
        Once {
            names,
            suits,
            points,
        }
    }

    fn met_by(&self, suits: u16, names: u128) -> bool {
        self.names & names != 0 || self.suits & suits != 0
    }
}

/// Something that pays once, and that several open cards could bring.
#[derive(Clone, Copy)]
pub(super) struct Contested {
    entry: Entries,
    once: Once,
}

impl Contested {
    /// What the best of some names brings together with a suit, if this is left to others; `name` is
    /// what it brings otherwise.
    pub(super) fn left(&self, suit: usize, names: u128, name: i32, gains: &Gains) -> i32 {
        if self.once.suits >> suit & 1 != 0 {
            name - self.once.points
        } else if self.once.names & names != 0 {
            gains.of_names(names, self.entry)
        } else {
            name
        }
    }
}

/// What alternatives are lacking and would pay, the dearest first. All lack the same sort of
/// thing.
pub(super) type Ranked = ArrayVec<(Lack, i32), 4>;

/// Puts an alternative in its place; one too many is paid beside the others.
pub(super) fn rank(ranked: &mut Ranked, lack: Lack, points: i32, gains: &mut Gains) {
    let place = ranked.iter().take_while(|other| other.1 >= points).count();
    if ranked.try_insert(place, (lack, points)).is_err() {
        gains.add_once(lack, points);
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
    once: ArrayVec<Once, MAX_ONCE>,
    /// All names that bring something.
    named: u128,
    /// What a card of each suit brings of what is paid once.
    once_by_suit: BySuit,
    /// How often the strength of a card of a suit is added.
    pub(super) strength: [i32; 16],
    /// For every penalty that is not cleared.
    pub(super) penalties: i32,
    /// Lost once if two cards share a suit.
    pub(super) unlike: i32,
    /// Tables that pay for every suit by its number of cards.
    pub(super) ladders: ArrayVec<u16, MAX_HAND>,
    /// How many points could be credited to other cards.
    pub(super) movable: i32,
}

impl Gains {
    pub(super) fn new() -> Gains {
        Gains {
            granted: 0,
            each: [0; 16],
            once: ArrayVec::new_const(),
            named: 0,
            once_by_suit: [0; 16],
            strength: [0; 16],
            penalties: 0,
            unlike: 0,
            ladders: ArrayVec::new_const(),
            movable: 0,
        }
    }

    /// Every card of these suits brings so many points.
    pub(super) fn add_each(&mut self, suits: u16, points: i32) {
        if points != 0 {
            ones(suits).for_each(|suit| self.each[suit] += points);
        }
    }

    /// Every card brings the points of its suit.
    pub(super) fn add_by_suit(&mut self, by_suit: &BySuit) {
        self.each
            .iter_mut()
            .zip(by_suit)
            .for_each(|(sum, points)| *sum += points);
    }

    /// How many things pay once.
    pub(super) fn pays_once(&self) -> usize {
        self.once.len()
    }

    /// Takes up to so many points off the things that pay once, but for the first `known` of them.
    /// Returns how many were taken off.
    pub(super) fn lessen(&mut self, known: usize, points: i32) -> i32 {
        let mut left = points;
        for once in &mut self.once[known..] {
            let less = once.points.min(left);
            once.points -= less;
            left -= less;
            ones(once.suits).for_each(|suit| self.once_by_suit[suit] -= less);
        }
        points - left
    }

    pub(super) fn add_once(&mut self, lack: Lack, points: i32) {
        let once = Once::new(lack, points);
        if self.once.try_push(once).is_err() {
            self.granted += points;
            return;
        }
        self.named |= once.names;
        ones(once.suits).for_each(|suit| self.once_by_suit[suit] += points);
    }

    /// Only the best of these is paid: what meets any of the dearest brings what they pay more
    /// than the next one.
    pub(super) fn add_best(&mut self, ranked: &Ranked) {
        let mut dearest = None::<Lack>;
        for (nth, &(lack, points)) in ranked.iter().enumerate() {
            let any = dearest.map_or(lack, |dearest| dearest.or(lack));
            let next = ranked.get(nth + 1).map_or(0, |&(_, points)| points);
            if points > next {
                self.add_once(any, points - next);
            }
            dearest = Some(any);
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
        self.of_suit(usize::from(suit & 15), strength) + self.of_name(name, 0)
    }

    /// Things that pay once, and that a doomed card and any other could both bring, are granted:
    /// otherwise each of them would be paid for it.
    pub(super) fn grant_common(&mut self, doomed: &[(u16, u128)], unsettled: &[Unsettled]) {
        let (granted, once_by_suit) = (&mut self.granted, &mut self.once_by_suit);
        self.once.retain(|once| {
            let saved = doomed
                .iter()
                .filter(|&&(suits, names)| once.met_by(suits, names))
                .count();
            let joining = unsettled
                .iter()
                .filter(|card| once.met_by(card.suits, card.names));
            let common = saved > 0 && saved + joining.count() > 1;
            if common {
                *granted += once.points;
                ones(once.suits).for_each(|suit| once_by_suit[suit] -= once.points);
            }
            !common
        });
    }

    /// Grants everything that pays once and that any of these cards could bring.
    pub(super) fn grant_possible(&mut self, doomed: &[(u16, u128)], unsettled: &[Unsettled]) {
        for once in &self.once {
            let saved = |&(suits, names): &(u16, u128)| once.met_by(suits, names);
            let joining = unsettled
                .iter()
                .any(|card| once.met_by(card.suits, card.names));
            if joining || doomed.iter().any(saved) {
                self.granted += once.points;
            }
        }
        self.once.clear();
        self.named = 0;
        self.once_by_suit = [0; 16];
    }

    /// The dearest of the things that several open cards could bring. To tell more than one apart
    /// does not pay.
    pub(super) fn contested(&self, unsettled: &[Unsettled]) -> Option<Contested> {
        let several = |once: &Once| {
            let mut bringers = { unsettled.iter() }.filter(|it| once.met_by(it.suits, it.names));
            bringers.nth(1).is_some()
        };
        let entries = self.once.iter().enumerate();
        let contested = entries.filter(|(_, once)| several(once));
        let (entry, &once) = contested.max_by_key(|(_, once)| once.points)?;
        let entry = 1 << entry;
        Some(Contested { entry, once })
    }

    /// What a card of a suit brings, whatever its name.
    pub(super) fn of_suit(&self, suit: usize, strength: i16) -> i32 {
        let each = self.each[suit] + self.strength[suit] * i32::from(strength.max(0));
        each + self.once_by_suit[suit]
    }

    /// What a name brings without the barred entries.
    fn of_name(&self, name: u8, barred: Entries) -> i32 {
        if !has(self.named, name) {
            return 0;
        }
        let once = self.unbarred(barred).filter(|once| has(once.names, name));
        once.map(|once| once.points).sum()
    }

    /// What the best of some names brings without the barred entries.
    pub(super) fn of_names(&self, names: u128, barred: Entries) -> i32 {
        let mut named = self.named & names;
        if named == 0 {
            return 0;
        }
        // Hardly ever does one name bring two things: the dearest thing is the best then.
        let (mut most, mut seen, mut shared) = (0, 0, false);
        for once in self.unbarred(barred) {
            let met = once.names & named;
            if met != 0 {
                shared |= seen & met != 0;
                seen |= met;
                most = once.points.max(most);
            }
        }
        if !shared {
            return most;
        }
        while named != 0 {
            most = self.of_name(named.trailing_zeros() as u8, barred).max(most);
            named &= named - 1;
        }
        most
    }

    fn unbarred(&self, barred: Entries) -> impl Iterator<Item = &Once> + '_ {
        let entries = self.once.iter().enumerate();
        entries
            .filter(move |&(entry, _)| barred >> entry & 1 == 0)
            .map(|(_, once)| once)
    }
}

/// What suits bring to whoever has them, beside the gains.
pub(super) struct Company {
    /// What a card of the suit adds to sets of one suit.
    pub(super) sets: BySuit,
    /// What the lonely cards bring that a card of the suit saves.
    pub(super) lonely: BySuit,
    /// What those of them bring that blank the card which saves them.
    pub(super) devouring: BySuit,
    /// Are there such cards?
    pub(super) devours: bool,
}

/// What an open card brings.
#[derive(Clone, Copy)]
pub(super) struct Brings {
    /// Without the lonely cards that it saves.
    pub(super) alone: i32,
    /// With them.
    pub(super) befriending: i32,
}

/// Less than any hand can lose.
const IMPOSSIBLE: i32 = -1_000_000;

impl Brings {
    /// No card at all.
    pub(super) const NOTHING: Brings = Brings {
        alone: 0,
        befriending: 0,
    };

    /// No way to be.
    pub(super) const IMPOSSIBLE: Brings = Brings {
        alone: IMPOSSIBLE,
        befriending: IMPOSSIBLE,
    };

    /// With two cards.
    pub(super) fn and(&self, other: &Brings) -> Brings {
        Brings {
            alone: self.alone + other.alone,
            befriending: self.befriending + other.befriending,
        }
    }

    /// One way or the other.
    pub(super) fn or_else(&self, other: &Brings) -> Brings {
        Brings {
            alone: self.alone.max(other.alone),
            befriending: self.befriending.max(other.befriending),
        }
    }

    /// One more way for the same card: for so many points, and company to lonely cards.
    pub(super) fn or(&mut self, points: i32, lonely: i32) {
        self.alone = self.alone.max(points);
        self.befriending = self.befriending.max(points + lonely);
    }
}
