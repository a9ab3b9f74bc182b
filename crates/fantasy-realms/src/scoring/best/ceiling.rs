//! The most a hand can still score.

use super::super::bits::{nibbles, ones, total};
use super::super::input::MAX_HAND;
use super::super::lineup::Places;
use super::super::ops::{Ladder, TermOp};
use super::super::runs::best_runs;
use super::super::terms::{Around, ladder_of_two};
use super::outlook::Outlook;

/// Bounds on what the cards see of each other.
pub(super) struct Ceiling<'a> {
    outlook: &'a Outlook<'a>,
    around: Around,
    /// Cards by suit that are certainly active.
    least: u64,
    /// Settled cards by suit that may be active without a protection.
    most: u64,
    /// Doomed cards by suit.
    doomed: u64,
    least_names: u128,
    most_names: u128,
    least_suits: u16,
    most_suits: u16,
}

impl<'a> Ceiling<'a> {
    pub(super) fn new(outlook: &'a Outlook<'a>, around: Around) -> Ceiling<'a> {
        let mut ceiling = Ceiling {
            outlook,
            around,
            least: 0,
            most: 0,
            doomed: 0,
            least_names: 0,
            most_names: 0,
            least_suits: 0,
            most_suits: 0,
        };
        let lineup = outlook.lineup;
        for place in ones(outlook.active) {
            ceiling.least += 1 << (4 * lineup.suit[place]);
            ceiling.least_suits |= 1 << lineup.suit[place];
            ceiling.least_names |= 1 << lineup.name[place];
        }
        ceiling.most = ceiling.least;
        ceiling.most_suits = ceiling.least_suits;
        ceiling.most_names = ceiling.least_names;
        for place in ones((outlook.undecided | outlook.doomed) & lineup.seated) {
            let one = 1 << (4 * lineup.suit[place]);
            if outlook.doomed >> place & 1 != 0 {
                ceiling.doomed += one;
            } else {
                ceiling.most += one;
            }
            ceiling.most_suits |= 1 << lineup.suit[place];
            ceiling.most_names |= 1 << lineup.name[place];
        }
        for card in outlook.unsettled {
            ceiling.most_suits |= card.suits;
            ceiling.most_names |= card.names;
        }
        ceiling
    }

    /// No way of making the open choices scores more than this.
    pub(super) fn total(&self) -> i32 {
        let outlook = self.outlook;
        let certain: i32 = ones(outlook.active).map(|place| self.card(place)).sum();
        let perhaps: i32 = ones(outlook.undecided).map(|place| self.card(place).max(0)).sum();
        certain + perhaps + self.rescued()
    }

    /// The most that the cards saved by open protections bring.
    fn rescued(&self) -> i32 {
        if self.outlook.doomed == 0 {
            return 0;
        }
        let mut gains = [0; 16];
        ones(self.outlook.doomed).for_each(|place| gains[place] = self.card(place).max(0));
        gains.sort_unstable_by(|one, other| other.cmp(one));
        gains.iter().take(self.outlook.pending.protects as usize).sum()
    }

    fn card(&self, place: usize) -> i32 {
        let (book, lineup, relief) = (self.outlook.book, self.outlook.lineup, &self.outlook.relief);
        let bonus = book.row_of(lineup.own[place]).bonus.of(&book.terms).iter();
        let mut points = i32::from(lineup.strength[place]);
        points += bonus.map(|scoring| self.most(&scoring.term, place)).sum::<i32>();
        if (lineup.penalised & !relief.cleared) >> place & 1 == 0 {
            return points;
        }
        let words = relief.words[place];
        let penalty = book.row_of(lineup.penalty[place]).penalty.of(&book.terms).iter();
        let penalty: i32 = penalty.map(|scoring| self.reworded(&scoring.term, place, words)).sum();
        let may_be_cleared = self.outlook.doubtful >> place & 1 != 0;
        points + if may_be_cleared { penalty.max(0) } else { penalty }
    }

    fn reworded(&self, term: &TermOp, me: usize, words: u16) -> i32 {
        let book = self.outlook.book;
        match term {
            _ if words == 0 => self.most(term, me),
            TermOp::Best(span) => {
                let terms = span.of(&book.alternatives).iter();
                terms.map(|term| self.reworded(term, me, words)).max().unwrap_or(0)
            }
            _ => {
                let left = term.without_words(words, &book.printed);
                left.map_or(0, |term| self.most(&term, me))
            }
        }
    }

    /// The most a term of the card at `me` can pay.
    fn most(&self, term: &TermOp, me: usize) -> i32 {
        let book = self.outlook.book;
        match *term {
            TermOp::ForEach { points, suits, other, .. } => self.each(points, suits, other, me),
            TermOp::ForEachWith { points, suits, other, ref needs, .. } => {
                let (may, must) = self.holds(needs);
                let each = self.each(points, suits, other, me);
                best_of(each, may, must)
            }
            TermOp::With { points, ref needs } => {
                let (may, must) = self.holds(needs);
                best_of(points, may, must)
            }
            TermOp::WithSuit { points, suits } => {
                best_of(points, self.most_suits & suits != 0, self.least_suits & suits != 0)
            }
            TermOp::Without { points, suits } => {
                best_of(points, self.least_suits & suits == 0, self.most_suits & suits == 0)
            }
            TermOp::FirstAndFurther { first, further, suit, other } => {
                let (few, many) = self.range(1 << suit, u16::from(other) << suit, me);
                let one = 1.clamp(few, many);
                [few, one, many].map(|cards| ladder_of_two(first, further, cards)).into_iter().max().unwrap_or(0)
            }
            TermOp::TotalStrength { suits } => self.strengths(suits),
            TermOp::GreatestStrength { suits } => self.greatest(suits),
            TermOp::Exactly { points, count, suits } => {
                let (few, many) = self.range(suits, 0, me);
                let within = (few..=many).contains(&(count as i32));
                best_of(points, within, within && few == many)
            }
            TermOp::Runs { ladder } => self.runs(book.ladder_at(ladder)),
            TermOp::SuitSets { peaks, .. } => self.suit_sets(book.ladder_at(peaks)),
            TermOp::AllSuitsDifferent { points } => {
                best_of(points, self.least & 0xeeee_eeee_eeee_eeee == 0, false)
            }
            TermOp::ForEachOtherPlayer { points } => points * (self.around.players - 1).max(0),
            TermOp::ForEachUnclearedPenalty { points } => self.penalties(points),
            TermOp::ForEachDiscarded { points, by_suit, by_name, .. } => {
                let discarded = |cards: u128| (self.around.discard & cards).count_ones() as i32;
                points * (discarded(by_suit) + discarded(by_name))
            }
            TermOp::Best(span) => {
                let terms = span.of(&book.alternatives).iter();
                terms.map(|term| self.most(term, me)).max().unwrap_or(0)
            }
        }
    }

    fn each(&self, points: i32, suits: u16, other: u16, me: usize) -> i32 {
        let (few, many) = self.range(suits, other, me);
        points * if points > 0 { many } else { few }
    }

    /// The least and the most active cards of these suits that the card at `me` can see.
    fn range(&self, suits: u16, other: u16, me: usize) -> (i32, i32) {
        let counted = nibbles(suits);
        let itself = i32::from(other >> self.outlook.lineup.suit[me] & 1 != 0);
        let is_certain = i32::from(self.outlook.active >> me & 1 != 0);
        let is_doomed = i32::from(self.outlook.doomed >> me & 1 != 0);
        let joining = self.outlook.unsettled.iter().filter(|card| card.suits & suits != 0).count();
        let doomed = total(self.doomed & counted) as i32 - itself * is_doomed;
        let saved = doomed.min(self.outlook.pending.protects as i32);
        let settled = total(self.most & counted) as i32 - itself * (1 - is_doomed);
        let few = total(self.least & counted) as i32 - itself * is_certain;
        (few, settled + saved + joining as i32)
    }

    fn holds(&self, needs: &super::super::ops::Needs) -> (bool, bool) {
        let further = &self.outlook.book.further;
        let may = needs.hold(self.most_names, self.most_suits, further);
        (may, may && needs.hold(self.least_names, self.least_suits, further))
    }

    /// All cards that may be active.
    fn perhaps(&self) -> Places {
        self.outlook.active | self.outlook.undecided | self.outlook.doomed
    }

    /// The places that have one of the suits or may come to have it.
    fn places_of(&self, suits: u16) -> Places {
        let joining = self.outlook.unsettled.iter().filter(|card| card.suits & suits != 0);
        joining.fold(self.outlook.lineup.places_of(suits), |places, card| places | 1 << card.place)
    }

    fn strengths(&self, suits: u16) -> i32 {
        let counted = ones(self.perhaps() & self.places_of(suits));
        let certain = self.outlook.active & self.outlook.lineup.places_of(suits);
        counted
            .map(|place| {
                let strength = i32::from(self.outlook.lineup.strength[place]);
                if certain >> place & 1 != 0 { strength } else { strength.max(0) }
            })
            .sum()
    }

    fn greatest(&self, suits: u16) -> i32 {
        let counted = ones(self.perhaps() & self.places_of(suits));
        let strengths = counted.map(|place| i32::from(self.outlook.lineup.strength[place]));
        strengths.max().unwrap_or(0).max(0)
    }

    fn runs(&self, ladder: &Ladder) -> i32 {
        let mut strengths = [0; MAX_HAND];
        let mut len = 0;
        for place in ones(self.perhaps()) {
            strengths[len] = self.outlook.lineup.strength[place];
            len += 1;
        }
        best_runs(&mut strengths[..len], ladder)
    }

    fn suit_sets(&self, peaks: &Ladder) -> i32 {
        let lineup = self.outlook.lineup;
        let perhaps = self.perhaps();
        let have = |suit: usize| lineup.different_names(perhaps & lineup.by_suit[suit]);
        let pay = |cards: usize| i32::from(peaks[cards.min(MAX_HAND)]);
        let gain = |suits: u16, cards: usize| {
            let gains = ones(suits).map(|suit| pay(have(suit) + cards) - pay(have(suit)));
            gains.max().unwrap_or(0)
        };
        let settled: i32 = ones(self.most_suits).map(|suit| pay(have(suit))).sum();
        settled
            + match self.outlook.unsettled {
                [] => 0,
                [one] => gain(one.suits, 1),
                [one, two] => {
                    let apart = gain(one.suits, 1) + gain(two.suits, 1);
                    apart.max(gain(one.suits & two.suits, 2))
                }
                many => {
                    let joined = many.iter().fold(0, |suits, card| suits | card.suits);
                    ones(joined).map(|suit| pay(have(suit) + many.len()) - pay(have(suit))).sum()
                }
            }
    }

    fn penalties(&self, points: i32) -> i32 {
        let standing = self.outlook.lineup.penalised & !self.outlook.relief.cleared;
        let counted = if points > 0 {
            self.perhaps() & standing
        } else {
            self.outlook.active & standing & !self.outlook.doubtful
        };
        points * counted.count_ones() as i32
    }
}

/// The best of paying and not paying, where both may be open.
fn best_of(points: i32, may: bool, must: bool) -> i32 {
    match (may, must) {
        (_, true) => points,
        (true, false) => points.max(0),
        (false, false) => 0,
    }
}

