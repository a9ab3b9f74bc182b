//! What the sentences of a card pay at most while some cards are open.
//!
//! Each sentence is taken in two parts: what it pays without open cards, and what each face adds
//! to that. Sentences that pay look at all cards that may be active, sentences that cost at those
//! that are active for sure. Where a sentence has alternatives, a face adds the most that it adds
//! to one of them.

use super::super::MAX_HAND;
use super::super::bits::{count, marks, nibbles, ones, total};
use super::super::blanking::Fate;
use super::super::lineup::{Lineup, Places};
use super::super::ops::{FurtherNeed, Needs, TermOp};
use super::super::runs::best_runs;
use super::super::terms::ladder_of_two;
use super::bound::{Bound, Partial, Wish};
use arrayvec::ArrayVec;

/// Some settled cards, summed up.
struct Cards {
    places: Places,
    /// By suit, four bits each.
    counts: u64,
    suits: u16,
    names: u128,
}

/// What is known of a hand.
pub(super) struct Facts<'a> {
    hand: &'a Partial<'a>,
    /// Cards that may be active.
    may: Cards,
    /// Cards that are active for sure.
    sure: Cards,
    open_suits: u16,
    open_names: u128,
}

impl Cards {
    fn new(lineup: &Lineup, places: Places) -> Cards {
        let (mut counts, mut suits, mut names) = (0, 0, 0);
        for place in ones(places) {
            counts += 1 << (4 * lineup.suit[place]);
            suits |= 1 << lineup.suit[place];
            names |= 1 << lineup.name[place];
        }
        Cards {
            places,
            counts,
            suits,
            names,
        }
    }
}

impl<'a> Facts<'a> {
    pub(super) fn new(hand: &'a Partial<'a>, fate: &Fate) -> Facts<'a> {
        let settled = hand.lineup.seated;
        Facts {
            hand,
            may: Cards::new(hand.lineup, (fate.active | fate.undecided) & settled),
            sure: Cards::new(hand.lineup, fate.active & settled),
            open_suits: hand.open.iter().fold(0, |all, card| all | card.suits),
            open_names: hand.open.iter().fold(0, |all, card| all | card.names),
        }
    }

    /// The most that a card scores without open cards. What they add is put down.
    pub(super) fn card(&self, place: usize, bound: &mut Bound) -> i32 {
        let (book, lineup) = (self.hand.book, self.hand.lineup);
        let relief = &self.hand.relief;
        let mut points = i32::from(lineup.strength[place]);
        for scoring in book.row_of(lineup.own[place]).bonus.of(&book.terms) {
            points += self.sentence(&scoring.term, place, 0, bound);
        }
        if (lineup.penalised & !relief.cleared) >> place & 1 != 0 {
            let words = relief.words[place];
            for scoring in book.row_of(lineup.penalty[place]).penalty.of(&book.terms) {
                points += self.sentence(&scoring.term, place, words, bound);
            }
        }
        points
    }

    fn sentence(&self, term: &TermOp, me: usize, words: u16, bound: &mut Bound) -> i32 {
        let book = self.hand.book;
        let terms = match term {
            TermOp::Best(span) => span.of(&book.alternatives),
            term => std::slice::from_ref(term),
        };
        let reword = |term: &TermOp| match words {
            0 => Some(*term),
            _ => term.without_words(words, &book.printed),
        };
        let worth = |term: &TermOp| reword(term).map_or(0, |term| self.worth(&term, me));
        let points = terms.iter().map(worth).max().unwrap_or(0);
        let mut gains = [0; 16];
        for term in terms.iter().filter_map(reword) {
            self.add_gains(&term, me, points, &mut gains, &mut bound.wishes);
        }
        for (sum, gain) in bound.by_suit.iter_mut().zip(gains) {
            *sum += gain;
        }
        points
    }

    /// The most that a term pays without open cards.
    fn worth(&self, term: &TermOp, me: usize) -> i32 {
        let (may, sure) = (&self.may, &self.sure);
        // What pays is due to all that may be active, what costs to those that are for sure.
        let seen = |points: i32| if points > 0 { may } else { sure };
        match *term {
            TermOp::ForEach {
                points,
                other,
                counted,
                ..
            } => points * self.counted(seen(points), counted, other, me),
            TermOp::ForEachWith {
                points,
                other,
                counted,
                ref needs,
                ..
            } => {
                let cards = seen(points);
                let each = points * self.counted(cards, counted, other, me);
                once(each, self.holds(needs, cards))
            }
            TermOp::With { points, ref needs } => once(points, self.holds(needs, seen(points))),
            TermOp::WithSuit { points, suits } => once(points, seen(points).suits & suits != 0),
            TermOp::Without { points, suits } => once(points, seen(-points).suits & suits == 0),
            TermOp::FirstAndFurther {
                first,
                further,
                suit,
                other,
            } => {
                let own = i32::from(other && self.hand.lineup.suit[me] == suit);
                let [few, many] = [sure, may].map(|cards| count(cards.counts, suit) as i32 - own);
                let pays = |cards| ladder_of_two(first, further, cards);
                (few..=many).map(pays).max().unwrap_or(0)
            }
            TermOp::TotalStrength { suits } => self.strengths(suits).sum(),
            TermOp::GreatestStrength { suits } => self.strengths(suits).max().unwrap_or(0).max(0),
            TermOp::Exactly {
                points,
                count,
                suits,
            } => self.exactly(points, count, suits),
            TermOp::Runs { ladder } => self.runs(ladder),
            TermOp::SuitSets { peaks, .. } => {
                let peaks = self.hand.book.ladder_at(peaks);
                let sets = ones(may.suits).map(|suit| i32::from(peaks[self.names_in(suit)]));
                sets.sum()
            }
            TermOp::AllSuitsDifferent { points } => {
                once(points, points > 0 && sure.counts & !marks(u16::MAX) == 0)
            }
            TermOp::ForEachOtherPlayer { points } => points * (self.hand.around.players - 1).max(0),
            TermOp::ForEachUnclearedPenalty { points } => {
                let penalties = self.hand.lineup.penalised & !self.hand.relief.cleared;
                points * (seen(points).places & penalties).count_ones() as i32
            }
            TermOp::ForEachDiscarded {
                points,
                by_suit,
                by_name,
                ..
            } => {
                let discarded =
                    |cards: u128| (self.hand.around.discard & cards).count_ones() as i32;
                points * (discarded(by_suit) + discarded(by_name))
            }
            // A sentence is taken apart before, and alternatives have no alternatives.
            TermOp::Best(_) => 0,
        }
    }

    /// Puts down what open cards add to a term beyond what its sentence pays without them.
    fn add_gains(
        &self,
        term: &TermOp,
        me: usize,
        so_far: i32,
        gains: &mut [i32; 16],
        wishes: &mut Vec<Wish>,
    ) {
        let mut add = |suits: u16, points: i32| {
            for suit in ones(suits & self.open_suits) {
                gains[suit] = gains[suit].max(points);
            }
        };
        match *term {
            TermOp::ForEach { points, suits, .. } => add(suits, points),
            TermOp::ForEachWith {
                points,
                suits,
                counted,
                ref needs,
                ..
            } if points > 0 => {
                if self.holds(needs, &self.may) {
                    add(suits, points);
                } else {
                    let joining = self.hand.open.iter().filter(|card| card.suits & suits != 0);
                    let cards = total(self.may.counts & counted) as usize + joining.count();
                    wishes.extend(self.wish(needs, points * cards as i32 - so_far));
                }
            }
            TermOp::With { points, ref needs } if !self.holds(needs, &self.may) => {
                wishes.extend(self.wish(needs, points - so_far));
            }
            TermOp::WithSuit { points, suits } if self.may.suits & suits == 0 => {
                add(suits, points - so_far);
            }
            TermOp::Without { suits, .. } if self.may.suits & suits == 0 => add(suits, -so_far),
            TermOp::FirstAndFurther {
                first,
                further,
                suit,
                other,
            } => {
                let own = u32::from(other && self.hand.lineup.suit[me] == suit);
                let none = count(self.may.counts, suit) == own;
                add(1 << suit, if none { first.max(further) } else { further });
            }
            TermOp::TotalStrength { suits } | TermOp::GreatestStrength { suits } => {
                let lineup = self.hand.lineup;
                let open = self.hand.open.iter();
                let strengths = open.map(|card| lineup.strength[usize::from(card.place)]);
                add(suits, i32::from(strengths.max().unwrap_or(0)));
            }
            TermOp::Exactly {
                points,
                count,
                suits,
            } if total(self.may.counts & nibbles(suits)) < count => add(suits, points - so_far),
            TermOp::SuitSets { peaks, .. } => {
                ones(self.open_suits).for_each(|suit| add(1 << suit, self.share(suit, peaks)));
            }
            _ => {}
        }
    }

    fn counted(&self, cards: &Cards, counted: u64, other: u16, me: usize) -> i32 {
        let spared = other >> self.hand.lineup.suit[me] & 1 != 0 && cards.places >> me & 1 != 0;
        total(cards.counts & counted) as i32 - i32::from(spared)
    }

    fn holds(&self, needs: &Needs, cards: &Cards) -> bool {
        needs.hold(cards.names, cards.suits, &self.hand.book.further)
    }

    /// Strengths of cards that may be active; they need not be if that is better.
    fn strengths(&self, suits: u16) -> impl Iterator<Item = i32> {
        let places = ones(self.may.places & self.hand.lineup.places_of(suits));
        places.map(|place| {
            let strength = i32::from(self.hand.lineup.strength[place]);
            let sure = self.sure.places >> place & 1 != 0;
            if sure { strength } else { strength.max(0) }
        })
    }

    fn exactly(&self, points: i32, count: u32, suits: u16) -> i32 {
        let [few, many] = [&self.sure, &self.may].map(|cards| total(cards.counts & nibbles(suits)));
        let certain = few == many && self.open_suits & suits == 0;
        let possible = (few..=many).contains(&count);
        once(points, possible && (points > 0 || certain))
    }

    /// Open cards have a strength, whatever they become.
    fn runs(&self, ladder: u16) -> i32 {
        let lineup = self.hand.lineup;
        let places = ones(self.may.places | lineup.all() & !lineup.seated);
        let strengths = places.map(|place| lineup.strength[place]);
        let mut strengths: ArrayVec<i16, MAX_HAND> = strengths.collect();
        best_runs(&mut strengths, self.hand.book.ladder_at(ladder))
    }

    /// How many names the cards of a suit have.
    fn names_in(&self, suit: usize) -> usize {
        let lineup = self.hand.lineup;
        lineup.different_names(self.may.places & lineup.by_suit[suit])
    }

    /// What each of the open cards that join a suit adds to its set at most. A large set may pay
    /// more than its parts: every card is credited with the best share.
    fn share(&self, suit: usize, peaks: u16) -> i32 {
        let peaks = self.hand.book.ladder_at(peaks);
        let joining = self
            .hand
            .open
            .iter()
            .filter(|card| card.suits >> suit & 1 != 0);
        let names = self.names_in(suit);
        let rise = |cards: usize| i32::from(peaks[(names + cards).min(MAX_HAND)] - peaks[names]);
        let shares = (1..).take(joining.count()).map(|cards| {
            // Rounded up: shares must not add up to less than the whole.
            let all = cards as i32;
            (rise(cards) + all - 1) / all
        });
        shares.max().unwrap_or(0)
    }

    /// Points for whoever brings one certain part of what a condition lacks; nothing if open cards
    /// cannot bring all of it.
    fn wish(&self, needs: &Needs, points: i32) -> Option<Wish> {
        let suits = self.may.suits | self.open_suits;
        let names = self.may.names | self.open_names;
        if points <= 0 || !needs.hold(names, suits, &self.hand.book.further) {
            return None;
        }
        let wish = |suits, names| {
            Some(Wish {
                suits,
                names,
                points,
                blanked: false,
            })
        };
        let lacking = needs.all & !self.may.names;
        if lacking != 0 {
            return wish(0, lacking & lacking.wrapping_neg());
        }
        if needs.either & self.may.names == 0 && needs.either != 0 {
            return wish(0, needs.either);
        }
        if needs.suits & self.may.suits == 0 && needs.suits != 0 {
            return wish(needs.suits, 0);
        }
        let mut further = needs.further.of(&self.hand.book.further).iter();
        further.find_map(|need| match *need {
            FurtherNeed::Either(names) if names & self.may.names == 0 => wish(0, names),
            FurtherNeed::AnyOf(suits) if suits & !needs.words & self.may.suits == 0 => {
                wish(suits & !needs.words, 0)
            }
            _ => None,
        })
    }
}

fn once(points: i32, holds: bool) -> i32 {
    if holds { points } else { 0 }
}
