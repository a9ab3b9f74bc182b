//! Step 7: what the terms of active cards pay (FR-13).

use super::ScoreBook;
use super::bits::{count, ones, total};
use super::input::MAX_HAND;
use super::lineup::{Lineup, Places, Relief};
use super::ops::{FurtherNeed, Ladder, Needs, Scoring, TermOp};
use super::runs::best_runs;

/// The active cards of a hand and everything else a term may look at.
pub(super) struct Scene<'a> {
    pub(super) book: &'a ScoreBook,
    pub(super) lineup: &'a Lineup,
    pub(super) relief: &'a Relief,
    pub(super) active: Places,
    /// Active cards by suit, four bits each.
    counts: u64,
    suits: u16,
    names: u128,
    pub(super) around: Around,
}

/// What lies around a hand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Around {
    pub(super) discard: u128,
    pub(super) players: i32,
}

impl<'a> Scene<'a> {
    pub(super) fn new(
        book: &'a ScoreBook,
        lineup: &'a Lineup,
        relief: &'a Relief,
        active: Places,
        around: Around,
    ) -> Scene<'a> {
        let (mut counts, mut suits, mut names) = (0_u64, 0_u16, 0_u128);
        for place in ones(active) {
            counts += 1 << (4 * lineup.suit[place]);
            suits |= 1 << lineup.suit[place];
            names |= 1 << lineup.name[place];
        }
        Scene {
            book,
            lineup,
            relief,
            active,
            counts,
            suits,
            names,
            around,
        }
    }

    /// The points of the whole hand.
    pub(super) fn total(&self) -> i32 {
        ones(self.active).map(|place| self.card(place)).sum()
    }

    /// The points of one active card (FR-13.1).
    pub(super) fn card(&self, place: usize) -> i32 {
        let mut points = i32::from(self.lineup.strength[place]);
        for (_, bonus) in self.bonus_terms(place) {
            points += bonus;
        }
        if self.penalty_counts(place) {
            for (_, penalty) in self.penalty_terms(place) {
                points += penalty;
            }
        }
        points
    }

    /// Has the card a penalty that is not cleared?
    pub(super) fn penalty_counts(&self, place: usize) -> bool {
        (self.lineup.penalised & !self.relief.cleared) >> place & 1 != 0
    }

    /// The points of every bonus sentence that scores.
    pub(super) fn bonus_terms(&self, place: usize) -> impl Iterator<Item = (&'a Scoring, i32)> {
        let terms = self
            .book
            .row_of(self.lineup.own[place])
            .bonus
            .of(&self.book.terms);
        terms
            .iter()
            .map(move |scoring| (scoring, self.points(&scoring.term, place)))
    }

    /// The points of every penalty sentence that scores, cleared or not, without the words that
    /// are deleted (FR-11.3).
    pub(super) fn penalty_terms(&self, place: usize) -> impl Iterator<Item = (&'a Scoring, i32)> {
        let words = self.relief.words[place];
        let terms = self
            .book
            .row_of(self.lineup.penalty[place])
            .penalty
            .of(&self.book.terms);
        terms.iter().map(move |scoring| {
            let points = if words == 0 {
                self.points(&scoring.term, place)
            } else {
                self.reworded_points(&scoring.term, place, words)
            };
            (scoring, points)
        })
    }

    fn reworded_points(&self, term: &TermOp, me: usize, words: u16) -> i32 {
        if let TermOp::Best(span) = term {
            let terms = span.of(&self.book.alternatives).iter();
            return terms
                .map(|term| self.reworded_points(term, me, words))
                .max()
                .unwrap_or(0);
        }
        let left = term.without_words(words, &self.book.printed);
        left.map_or(0, |term| self.points(&term, me))
    }

    #[inline]
    fn points(&self, term: &TermOp, me: usize) -> i32 {
        match *term {
            TermOp::ForEach {
                points,
                other,
                counted,
                ..
            } => points * self.counted(counted, other, me),
            TermOp::ForEachWith {
                points,
                other,
                counted,
                ref needs,
                ..
            } => {
                if self.holds(needs) {
                    points * self.counted(counted, other, me)
                } else {
                    0
                }
            }
            TermOp::With { points, ref needs } => once(points, self.holds(needs)),
            TermOp::WithSuit { points, suits } => once(points, self.suits & suits != 0),
            TermOp::Without { points, suits } => once(points, self.suits & suits == 0),
            TermOp::FirstAndFurther {
                first,
                further,
                suit,
                other,
            } => {
                let own = other && self.lineup.suit[me] == suit;
                ladder_of_two(
                    first,
                    further,
                    count(self.counts, suit) as i32 - i32::from(own),
                )
            }
            TermOp::TotalStrength { suits } => self.strengths(suits).sum(),
            TermOp::GreatestStrength { suits } => self.strengths(suits).max().unwrap_or(0).max(0),
            TermOp::Exactly {
                points,
                count,
                suits,
            } => once(
                points,
                total(self.counts & super::bits::nibbles(suits)) == count,
            ),
            TermOp::Runs { ladder } => self.runs(self.book.ladder_at(ladder)),
            TermOp::SuitSets { ladder, .. } => self.suit_sets(self.book.ladder_at(ladder)),
            TermOp::AllSuitsDifferent { points } => {
                once(points, self.counts & 0xeeee_eeee_eeee_eeee == 0)
            }
            TermOp::ForEachOtherPlayer { points } => points * (self.around.players - 1).max(0),
            TermOp::ForEachUnclearedPenalty { points } => {
                let penalties = self.active & self.lineup.penalised & !self.relief.cleared;
                points * penalties.count_ones() as i32
            }
            TermOp::ForEachDiscarded {
                points,
                by_suit,
                by_name,
                ..
            } => {
                let discarded = |cards: u128| (self.around.discard & cards).count_ones() as i32;
                points * (discarded(by_suit) + discarded(by_name))
            }
            TermOp::Best(span) => self.best_points(span.of(&self.book.alternatives), me),
        }
    }

    /// FR-13.3.
    fn best_points(&self, terms: &[TermOp], me: usize) -> i32 {
        terms
            .iter()
            .map(|term| self.points(term, me))
            .max()
            .unwrap_or(0)
    }

    fn counted(&self, counted: u64, other: u16, me: usize) -> i32 {
        let itself = i32::from(other >> self.lineup.suit[me] & 1 != 0);
        total(self.counts & counted) as i32 - itself
    }

    fn holds(&self, needs: &Needs) -> bool {
        needs.hold(self.names, self.suits, &self.book.further)
    }

    fn strengths(&self, suits: u16) -> impl Iterator<Item = i32> {
        let counted = ones(self.active & self.lineup.places_of(suits));
        counted.map(|place| i32::from(self.lineup.strength[place]))
    }

    fn runs(&self, ladder: &Ladder) -> i32 {
        let mut strengths = [0; MAX_HAND];
        let mut len = 0;
        for place in ones(self.active) {
            strengths[len] = self.lineup.strength[place];
            len += 1;
        }
        best_runs(&mut strengths[..len], ladder)
    }

    /// FR-13.4: differently named cards of every suit.
    fn suit_sets(&self, ladder: &Ladder) -> i32 {
        let several = ones(self.suits).map(|suit| self.active & self.lineup.by_suit[suit]);
        several
            .map(|places| i32::from(ladder[self.lineup.different_names(places)]))
            .sum()
    }
}

impl Lineup {
    /// How many names these cards have among them.
    pub(super) fn different_names(&self, places: Places) -> usize {
        let names = ones(places).fold(0_u128, |names, place| names | 1 << self.name[place]);
        names.count_ones() as usize
    }
}

impl Needs {
    /// Is the condition met by these names and suits?
    pub(super) fn hold(&self, names: u128, suits: u16, further: &[FurtherNeed]) -> bool {
        self.all & !names == 0
            && (self.either == 0 || self.either & names != 0)
            && (self.suits == 0 || self.suits & suits != 0)
            && self.further.of(further).iter().all(|need| match *need {
                FurtherNeed::Either(either) => either & names != 0,
                FurtherNeed::AnyOf(any) => any & !self.words & suits != 0,
            })
    }
}

fn once(points: i32, holds: bool) -> i32 {
    if holds { points } else { 0 }
}

/// Points for the first card and for each further one.
pub(super) fn ladder_of_two(first: i32, further: i32, cards: i32) -> i32 {
    if cards <= 0 {
        0
    } else {
        first + further * (cards - 1)
    }
}
