//! The upper bound: what a hand can score at most while some cards have not taken a face yet.
//!
//! Everything else is decided. The bound is a sum: what the settled cards score at most among
//! themselves, and for each open card the most that any of its faces can add. A face adds what it
//! is worth to each sentence at most, whatever the other open cards do:
//!
//! * Where a sentence counts cards, a face of the right suit adds its points once more.
//! * Where a condition lacks something that only open cards can bring, its points are added to
//!   each face that brings one certain part of what is lacking: without that part it never holds.
//! * A card that is blanked unless an open card takes a certain suit is added to the faces of
//!   that suit, with all it scores.
//!
//! Sentences that pay look at all cards that may be active, sentences that cost at those that are
//! active for sure. If nothing is open the bound is not needed: the hand is scored.

use super::super::bits::{count, has, marks, nibbles, ones, total};
use super::super::blanking::{Fate, Threats, Unsettled};
use super::super::lineup::{Lineup, Places, Relief};
use super::super::ops::{BlankText, FurtherNeed, Needs, TermOp};
use super::super::runs::best_runs;
use super::super::terms::{Around, ladder_of_two};
use super::super::{MAX_HAND, ScoreBook};
use super::faces::Face;
use arrayvec::ArrayVec;

/// A hand in which some cards are open.
pub(super) struct Partial<'a> {
    pub(super) book: &'a ScoreBook,
    pub(super) around: Around,
    pub(super) lineup: &'a Lineup,
    pub(super) relief: &'a Relief,
    pub(super) threats: &'a Threats,
    pub(super) open: &'a [Unsettled],
}

/// What such a hand scores at most.
pub(super) struct Bound {
    /// The settled cards among themselves.
    pub(super) settled: i32,
    /// What a face adds by its suit.
    by_suit: [i32; 16],
    /// What it adds by one of several suits or names.
    wishes: Vec<Wish>,
    /// Cards of these suits without these names are blanked for sure.
    named: Vec<(u16, u128)>,
    /// Suits in which a card without company is blanked, and which no settled card has.
    empty: u16,
    /// Places and suits that cannot be blanked.
    safe: Places,
    safe_suits: u16,
}

/// Points that a face of one of the suits or names adds.
struct Wish {
    suits: u16,
    names: u128,
    points: i32,
    /// Even if it is blanked.
    blanked: bool,
}

/// Some settled cards, summed up.
struct Cards {
    places: Places,
    /// By suit, four bits each.
    counts: u64,
    suits: u16,
    names: u128,
}

/// What is known of a hand.
struct Facts<'a> {
    hand: &'a Partial<'a>,
    /// Cards that may be active.
    may: Cards,
    /// Cards that are active for sure.
    sure: Cards,
    open_suits: u16,
    open_names: u128,
}

impl Partial<'_> {
    /// The suits that open cards may take beside the one at this place.
    pub(super) fn other_suits(&self, place: usize) -> u16 {
        let others = self
            .open
            .iter()
            .filter(|card| usize::from(card.place) != place);
        others.fold(0, |all, card| all | card.suits)
    }

    /// The bound for what is known of the cards, with these ones protected.
    pub(super) fn bound(&self, fate: &Fate, protected: Places) -> Bound {
        let settled = self.lineup.seated;
        let facts = Facts {
            hand: self,
            may: Cards::new(self.lineup, (fate.active | fate.undecided) & settled),
            sure: Cards::new(self.lineup, fate.active & settled),
            open_suits: self.open.iter().fold(0, |all, card| all | card.suits),
            open_names: self.open.iter().fold(0, |all, card| all | card.names),
        };
        let mut bound = Bound {
            settled: 0,
            by_suit: [0; 16],
            wishes: Vec::new(),
            named: Vec::new(),
            empty: 0,
            safe: protected | self.relief.protected,
            safe_suits: self.relief.protected_suits,
        };
        for place in ones(facts.may.places) {
            let points = facts.card(place, &mut bound);
            self.add_card(place, points, fate, &mut bound);
        }
        self.find_blanked_faces(fate, &mut bound);
        bound
    }

    /// Adds the points of a card where they are due.
    fn add_card(&self, place: usize, points: i32, fate: &Fate, bound: &mut Bound) {
        if fate.active >> place & 1 != 0 {
            bound.settled += points;
        } else if points > 0 {
            match self.threats.rescue(self.lineup, fate, place) {
                Some((suits, active)) => bound.wishes.push(Wish {
                    suits,
                    names: 0,
                    points,
                    blanked: !active,
                }),
                None => bound.settled += points,
            }
        }
    }

    /// Which faces are blanked, whatever else is chosen.
    fn find_blanked_faces(&self, fate: &Fate, bound: &mut Bound) {
        for place in ones(self.lineup.blankers & !self.relief.cleared) {
            let active = fate.active >> place & 1 != 0;
            for (_, text) in self.book.live_texts(self.lineup, self.relief, place) {
                match text {
                    BlankText::Suit { suit, except, .. } if active => {
                        bound.named.push((1 << suit, except));
                    }
                    BlankText::AllExcept { suits, names } if active => {
                        bound.named.push((!suits, names));
                    }
                    BlankText::Lone { except } => {
                        let empty = |suit: &usize| self.lineup.by_suit[*suit] == 0;
                        let empty = ones(!except).filter(empty);
                        bound.empty |= empty.fold(0, |suits, suit| suits | 1 << suit);
                    }
                    _ => {}
                }
            }
        }
    }
}

impl Bound {
    /// The most that a face of an open card adds, if other open cards may take these suits.
    pub(super) fn gain(&self, lineup: &Lineup, place: usize, face: &Face, others: u16) -> i32 {
        let (suit, name) = (face.suit, face.name);
        let safe = self.safe >> place & 1 != 0 || self.safe_suits >> suit & 1 != 0;
        if !safe && (self.empty & !others) >> suit & 1 != 0 {
            return 0;
        }
        let is_named =
            |&(suits, except): &(u16, u128)| suits >> suit & 1 != 0 && !has(except, name);
        let blanked = !safe && self.named.iter().any(is_named);
        let wishes = self.wishes.iter().filter(|wish| {
            (wish.blanked || !blanked) && (wish.suits >> suit & 1 != 0 || has(wish.names, name))
        });
        let wished: i32 = wishes.map(|wish| wish.points).sum();
        if blanked {
            return wished;
        }
        let strength = i32::from(lineup.strength[place]);
        wished + self.by_suit[usize::from(suit & 15)] + strength.max(0)
    }
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

impl Facts<'_> {
    /// The most that a card scores without open cards. What they add is put down.
    fn card(&self, place: usize, bound: &mut Bound) -> i32 {
        let (book, lineup, relief) = (self.hand.book, self.hand.lineup, self.hand.relief);
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
            TermOp::With { points, ref needs } => {
                if !self.holds(needs, &self.may) {
                    wishes.extend(self.wish(needs, points - so_far));
                }
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
        let shares = (1..=joining.count()).map(|cards| (rise(cards) as f32 / cards as f32).ceil());
        shares.fold(0, |most, share| most.max(share as i32))
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
