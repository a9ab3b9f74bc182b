//! Ways to pay for a spell (SB-6.4, SB-8.16): which real tokens, which of them goes on the card,
//! and the runes of the wilds. Which tokens make up a wild is asked only where it is open.

use crate::cards::Wild;
use crate::materia::{Bag, Colour, RUNES, Rune, Types};

/// How wilds are made in an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wilds {
    /// Three tokens of one rune each.
    Trios,
    /// Single tokens with a rune, so many at most.
    Singles(Option<Rune>, u8),
}

impl Wilds {
    /// The wilds of a sentence on a card with this rune.
    #[must_use]
    pub fn of(wild: Wild, rune: Option<Rune>) -> Self {
        match wild {
            Wild::Trios => Wilds::Trios,
            Wild::OwnRune(count) => Wilds::Singles(rune, count),
        }
    }
}

/// A way to pay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Payment {
    /// The colour of the spell.
    pub colour: Colour,
    /// Real tokens by rune.
    pub reals: [u8; RUNES],
    /// The rune of the one that goes on the card (SB-6.7).
    pub card: Rune,
    /// Wilds by rune.
    pub wilds: [u8; RUNES],
    /// A wild is a single token instead of three.
    pub single: bool,
}

/// The most wilds that can be paid for: more never fit into a pool (SB-6.4).
const MOST_WILDS: u8 = 2;

/// Every set of up to two wilds by rune.
const WILDS: [[u8; RUNES]; 10] = [
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
    [2, 0, 0],
    [1, 1, 0],
    [1, 0, 1],
    [0, 2, 0],
    [0, 1, 1],
    [0, 0, 2],
];

/// How many sets of up to five real tokens there are.
const SETS: usize = 56;

/// Every set of up to five real tokens by rune.
const REALS: [[u8; RUNES]; SETS] = real_sets();

const fn real_sets() -> [[u8; RUNES]; SETS] {
    let mut sets = [[0; RUNES]; SETS];
    let (mut found, mut code) = (0, 0);
    while code < 6 * 6 * 6 {
        let set = [code / 36, code / 6 % 6, code % 6];
        if set[0] + set[1] + set[2] <= 5 {
            sets[found] = set;
            found += 1;
        }
        code += 1;
    }
    sets
}

impl Payment {
    /// The payment as a number that says it all.
    #[must_use]
    pub fn code(&self) -> u16 {
        let reals = REALS.iter().position(|set| *set == self.reals).unwrap_or(0) as u16;
        let wilds = WILDS.iter().position(|set| *set == self.wilds).unwrap_or(0) as u16;
        let colour = self.colour.index() as u16;
        let card = self.card.index() as u16;
        colour | reals << 3 | card << 9 | wilds << 11 | u16::from(self.single) << 15
    }

    /// The payment behind a number.
    #[must_use]
    pub fn read(code: u16) -> Option<Self> {
        Some(Payment {
            colour: *Colour::ALL.get(usize::from(code & 7))?,
            reals: *REALS.get(usize::from(code >> 3 & 63))?,
            card: *Rune::ALL.get(usize::from(code >> 9 & 3))?,
            wilds: *WILDS.get(usize::from(code >> 11 & 15))?,
            single: code >> 15 == 1,
        })
    }

    /// How many tokens a wild takes.
    #[must_use]
    pub fn size(&self) -> u8 {
        if self.single { 1 } else { 3 }
    }

    /// Its real tokens.
    #[must_use]
    pub fn real_tokens(&self) -> Bag {
        let runes = Rune::ALL.into_iter();
        let tokens = runes.flat_map(|rune| {
            let token = crate::materia::Token::new(self.colour, rune);
            (0..self.reals[rune.index()]).map(move |_| token)
        });
        tokens.collect()
    }

    /// The types its wilds with a rune may be made of. A single token of the spell's own colour is
    /// simply a real one.
    #[must_use]
    pub fn wild_types(&self, rune: Rune) -> Types {
        let all = Types::of_rune(rune);
        if self.single {
            Types(all.0 & !Types::of_colour(self.colour).0)
        } else {
            all
        }
    }
}

/// Can this level of a spell of this colour be paid at all?
#[must_use]
pub fn is_affordable(pool: &Bag, colour: Colour, level: u8, wilds: Wilds) -> bool {
    let own = pool.by_rune(colour);
    let reals: u8 = own.iter().sum();
    if reals == 0 || pool.len() < level {
        return false;
    }
    if reals >= level {
        return true;
    }
    let missing = level - reals;
    match wilds {
        Wilds::Singles(rune, most) => rune.is_some_and(|rune| {
            let others = pool.count_of(Types::of_rune(rune)) - own[rune.index()];
            missing <= most && missing <= others
        }),
        Wilds::Trios => {
            // Paying fewer real tokens than one has may leave one for a trio (SB-6.6).
            (missing..=MOST_WILDS)
                .filter(|&count| level > count && pool.len() >= level + 2 * count)
                .any(|count| has_trios(pool, own, level - count, count))
        }
    }
}

/// Are there `count` trios beside some `reals` real tokens?
fn has_trios(pool: &Bag, own: [u8; RUNES], reals: u8, count: u8) -> bool {
    let runes = pool.runes();
    for a in 0..=own[0].min(reals) {
        for b in 0..=own[1].min(reals - a) {
            let c = reals - a - b;
            if c > own[2] {
                continue;
            }
            let trios = (runes[0] - a) / 3 + (runes[1] - b) / 3 + (runes[2] - c) / 3;
            if trios >= count {
                return true;
            }
        }
    }
    false
}

/// How sensible a way is, for people: low ranks are shown first.
type Rank = (bool, u8, u8);

/// Calls `offer` with every way to pay, in no particular order.
pub fn every_way(
    pool: &Bag,
    colour: Colour,
    level: u8,
    wilds: Wilds,
    mut offer: impl FnMut(Rank, Payment),
) {
    let own = pool.by_rune(colour);
    let runes = pool.runes();
    let single = wilds != Wilds::Trios;
    for set in WILDS {
        let count: u8 = set.iter().sum();
        let fits = match wilds {
            Wilds::Trios => count < level,
            Wilds::Singles(Some(rune), most) => count <= most && set[rune.index()] == count,
            Wilds::Singles(None, _) => count == 0,
        };
        if !fits || count >= level {
            continue;
        }
        let mut variant = 0;
        for reals in REALS {
            let enough = (0..RUNES).all(|rune| reals[rune] <= own[rune]);
            if reals.iter().sum::<u8>() != level - count || !enough {
                continue;
            }
            let size = if single { 1 } else { 3 };
            let left = |rune: usize| {
                let others = runes[rune] - own[rune];
                let spare = if single { 0 } else { own[rune] - reals[rune] };
                (others, others + spare)
            };
            if !(0..RUNES).all(|rune| set[rune] * size <= left(rune).1) {
                continue;
            }
            let own_in_wild = (0..RUNES).any(|rune| set[rune] * size > left(rune).0);
            for card in Rune::ALL {
                if reals[card.index()] > 0 {
                    let payment = Payment {
                        colour,
                        reals,
                        card,
                        wilds: set,
                        single,
                    };
                    offer((own_in_wild, count, variant), payment);
                }
            }
            variant += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::materia::Token;

    fn bag(text: &str) -> Bag {
        text.split(' ').filter_map(Token::read).collect()
    }

    fn ways(pool: &str, colour: Colour, level: u8, wilds: Wilds) -> Vec<Payment> {
        let mut found = Vec::new();
        every_way(&bag(pool), colour, level, wilds, |_, way| found.push(way));
        found
    }

    // rule: SB-6.3, SB-6.4
    #[test]
    fn a_payment_reads_back_from_its_number() {
        for payment in ways("Go Gt Gs Ro Po Yo Kt Wt Bt", Colour::Green, 5, Wilds::Trios) {
            assert_eq!(Payment::read(payment.code()), Some(payment));
        }
        assert_eq!(REALS[SETS - 1], [5, 0, 0]);
    }

    // rule: SB-6.4, SB-6.5
    #[test]
    fn affordable_is_what_has_a_way() {
        let mut chance = table::Chance::from_number(1);
        let all: Vec<Token> = Bag::complete().iter().collect();
        for _ in 0..20_000 {
            let size = 2 + chance.index(8);
            // A few colours only, so that spells are affordable often enough.
            let pool: Bag = (0..size).map(|_| all[chance.index(45)]).collect();
            let colour = Colour::ALL[chance.index(3)];
            let level = 3 + chance.index(3) as u8;
            let rune = Rune::ALL[chance.index(3)];
            for wilds in [
                Wilds::Trios,
                Wilds::Singles(Some(rune), 1 + chance.index(2) as u8),
            ] {
                let mut count = 0;
                every_way(&pool, colour, level, wilds, |_, way| {
                    count += 1;
                    let paid: u8 =
                        way.reals.iter().sum::<u8>() + way.wilds.iter().sum::<u8>() * way.size();
                    assert!(paid <= pool.len());
                });
                assert_eq!(
                    count > 0,
                    is_affordable(&pool, colour, level, wilds),
                    "{pool:?}"
                );
            }
        }
    }

    // rule: SB-6.4
    #[test]
    fn the_splits_of_the_rules_are_the_ones_there_are() {
        for (level, splits) in [(3, [3, 5, 7]), (4, [4, 6, 8]), (5, [5, 7, 9])] {
            let pool = "Ro Rt Rs Ro Rt Po Go Ko Pt Gt Kt";
            let mut sizes: Vec<u8> = ways(pool, Colour::Red, level, Wilds::Trios)
                .iter()
                .map(|way| way.reals.iter().sum::<u8>() + way.wilds.iter().sum::<u8>() * 3)
                .collect();
            sizes.sort_unstable();
            sizes.dedup();
            assert_eq!(sizes, splits);
        }
    }

    // rule: SB-6.6, SB-6.7
    #[test]
    fn a_trio_may_hold_the_own_colour_but_not_the_token_on_the_card() {
        // Two real tokens and a trio that needs the third red square.
        let found = ways("Ro Rs Rs Ps Gs", Colour::Red, 3, Wilds::Trios);
        assert!(
            found
                .iter()
                .any(|way| way.reals == [1, 0, 1] && way.wilds == [0, 0, 1])
        );
        // The square of the trio cannot lie on the card: only one is left for that.
        assert!(found.iter().all(|way| way.reals[way.card.index()] > 0));
        // No red token is left beside the trio.
        assert!(ways("Rs Ps Gs", Colour::Red, 3, Wilds::Trios).is_empty());
    }
}
