//! What the terms of a hand pay at most for the cards that are settled.

use super::super::bits::{nibbles, ones, total};
use super::super::blanking::Unsettled;
use super::super::input::MAX_HAND;
use super::super::lineup::Places;
use super::super::ops::{Ladder, Needs, TermOp};
use super::super::runs::best_runs;
use super::super::terms::{Around, ladder_of_two};
use super::gains::Gains;
use super::outlook::Outlook;

/// Points for every card that is counted, if another card is there, come from both of them. Credited
/// to either, they are bounded; which bound is lower depends on what else the cards could bring.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Credit {
    /// To the card that is settled next.
    #[default]
    Usual,
    /// To the others.
    Other,
}

impl Credit {
    pub(super) fn other(self) -> Credit {
        match self {
            Credit::Usual => Credit::Other,
            Credit::Other => Credit::Usual,
        }
    }
}

/// Bounds on what the cards see of each other.
#[derive(Clone, Copy)]
pub(super) struct Sight<'a> {
    pub(super) outlook: &'a Outlook<'a>,
    /// The cards that may join.
    pub(super) unsettled: &'a [Unsettled],
    around: Around,
    pub(super) credit: Credit,
    /// Cards by suit that are certainly active.
    least: u64,
    /// Settled cards by suit that may be active without being saved.
    most: u64,
    pub(super) least_suits: u16,
    pub(super) most_suits: u16,
    least_names: u128,
    pub(super) most_names: u128,
}

impl<'a> Sight<'a> {
    pub(super) fn new(outlook: &'a Outlook<'a>, around: Around, credit: Credit) -> Sight<'a> {
        let lineup = outlook.lineup;
        let (mut least, mut least_suits, mut least_names) = (0_u64, 0_u16, 0_u128);
        for place in ones(outlook.active) {
            least += 1 << (4 * lineup.suit[place]);
            least_suits |= 1 << lineup.suit[place];
            least_names |= 1 << lineup.name[place];
        }
        let (mut most, mut most_suits, mut most_names) = (least, least_suits, least_names);
        for place in ones(outlook.undecided & lineup.seated) {
            most += 1 << (4 * lineup.suit[place]);
            most_suits |= 1 << lineup.suit[place];
            most_names |= 1 << lineup.name[place];
        }
        let unsettled = outlook.unsettled;
        Sight {
            outlook,
            unsettled,
            around,
            credit,
            least,
            most,
            least_suits,
            most_suits,
            least_names,
            most_names,
        }
    }

    /// The same with one more card among those that may be there.
    pub(super) fn with(mut self, suits: u16, names: u128) -> Sight<'a> {
        self.most_suits |= suits;
        self.most_names |= names;
        self
    }

    /// The same with less to join.
    pub(super) fn joined_by<'b>(self, unsettled: &'b [Unsettled]) -> Sight<'b>
    where
        'a: 'b,
    {
        Sight { unsettled, ..self }
    }

    /// The points of a card among the settled ones; what others would add goes to the gains.
    /// A card that may be blanked loses nothing by others.
    pub(super) fn card(&self, place: usize, certain: bool, gains: &mut Gains) -> i32 {
        let (book, lineup, relief) = (self.outlook.book, self.outlook.lineup, &self.outlook.relief);
        let mut points = i32::from(lineup.strength[place]);
        for scoring in book.row_of(lineup.own[place]).bonus.of(&book.terms) {
            let value = self.value(&scoring.term, place);
            self.gain(&scoring.term, place, certain, value, gains);
            points += value;
        }
        if (lineup.penalised & !relief.cleared) >> place & 1 == 0 {
            return points;
        }
        let words = relief.words[place];
        let cleared = self.outlook.doubtful >> place & 1 != 0;
        let mut penalty = 0;
        for scoring in book.row_of(lineup.penalty[place]).penalty.of(&book.terms) {
            let reworded;
            let term = if words == 0 {
                &scoring.term
            } else if let Some(term) = self.reworded(&scoring.term, words) {
                reworded = term;
                &reworded
            } else {
                continue;
            };
            let value = self.value(term, place);
            self.gain(term, place, certain && !cleared, value, gains);
            penalty += value;
        }
        points + if cleared { penalty.max(0) } else { penalty }
    }

    /// The same of a card that may be blanked, and then costs nothing: what it costs beyond what it
    /// brings is taken off what others would add to it.
    pub(super) fn uncertain_card(&self, place: usize, gains: &mut Gains) -> i32 {
        let known = gains.pays_once();
        let points = self.card(place, false, gains);
        if points < 0 {
            points + gains.lessen(known, -points)
        } else {
            points
        }
    }

    /// A penalty without deleted words; what cannot be told costs nothing.
    fn reworded(&self, term: &TermOp, words: u16) -> Option<TermOp> {
        match term {
            TermOp::Best(_) => None,
            _ => term.without_words(words, &self.outlook.book.printed),
        }
    }

    /// All cards that may be active.
    pub(super) fn perhaps(&self) -> Places {
        self.outlook.active | self.outlook.undecided | self.outlook.doomed
    }

    /// The most a term of the card at `me` pays for the settled cards.
    pub(super) fn value(&self, term: &TermOp, me: usize) -> i32 {
        let book = self.outlook.book;
        match *term {
            TermOp::ForEach {
                points,
                suits,
                other,
                counted,
            } => self.each(points, (suits, counted), other, me),
            TermOp::ForEachWith {
                points,
                suits,
                other,
                counted,
                ref needs,
            } => {
                let each = self.each(points, (suits, counted), other, me);
                best_of(each, self.may_hold(needs), self.must_hold(needs))
            }
            TermOp::With { points, ref needs } => {
                best_of(points, self.may_hold(needs), self.must_hold(needs))
            }
            TermOp::WithSuit { points, suits } => best_of(
                points,
                self.most_suits & suits != 0,
                self.least_suits & suits != 0,
            ),
            TermOp::Without { points, suits } => {
                let never = self.most_suits & suits == 0;
                if points < 0 {
                    once(points, never)
                } else {
                    once(points, self.least_suits & suits == 0)
                }
            }
            TermOp::FirstAndFurther {
                first,
                further,
                suit,
                other,
            } => {
                let (few, many) = self.range(1 << suit, u16::from(other) << suit, me);
                let pays = |cards| ladder_of_two(first, further, cards);
                pays(few).max(pays(many)).max(pays(1.clamp(few, many)))
            }
            TermOp::TotalStrength { suits } => self.strengths(suits, me),
            TermOp::GreatestStrength { suits } => self.greatest(suits),
            TermOp::Exactly {
                points,
                count,
                suits,
            } => {
                let (few, many) = self.range(suits, 0, me);
                if points > 0 {
                    once(points, (few..=many).contains(&(count as i32)))
                } else {
                    0
                }
            }
            TermOp::Runs { ladder } => self.runs(book.ladder_at(ladder), me),
            TermOp::SuitSets { peaks, .. } => self.suit_sets(book.ladder_at(peaks)),
            TermOp::AllSuitsDifferent { points } => {
                let different = self.least & 0xeeee_eeee_eeee_eeee == 0;
                once(points.max(0), different && !self.outlook.shares_suit(me))
            }
            TermOp::ForEachOtherPlayer { points } => points * (self.around.players - 1).max(0),
            TermOp::ForEachUnclearedPenalty { points } => self.penalties(points),
            TermOp::ForEachDiscarded {
                points,
                by_suit,
                by_name,
                ..
            } => {
                let discarded = |cards: u128| (self.around.discard & cards).count_ones() as i32;
                points * (discarded(by_suit) + discarded(by_name))
            }
            TermOp::Best(span) => {
                let terms = span.of(&book.alternatives).iter();
                terms.map(|term| self.value(term, me)).max().unwrap_or(0)
            }
        }
    }

    pub(super) fn may_hold(&self, needs: &Needs) -> bool {
        needs.hold(self.most_names, self.most_suits, &self.outlook.book.further)
    }

    pub(super) fn must_hold(&self, needs: &Needs) -> bool {
        needs.hold(
            self.least_names,
            self.least_suits,
            &self.outlook.book.further,
        )
    }

    fn each(&self, points: i32, suits: (u16, u64), other: u16, me: usize) -> i32 {
        let (few, many) = self.range_of(suits, other, me);
        points * if points > 0 { many } else { few }
    }

    /// The least and the most settled cards of these suits that the card at `me` can see, itself
    /// included where it counts.
    pub(super) fn range(&self, suits: u16, other: u16, me: usize) -> (i32, i32) {
        self.range_of((suits, nibbles(suits)), other, me)
    }

    /// The same for suits with their mask over counters.
    fn range_of(&self, (suits, counted): (u16, u64), other: u16, me: usize) -> (i32, i32) {
        let few = total(self.least & counted) as i32;
        let many = total(self.most & counted) as i32;
        let own = self.own_suits(me);
        if self.is_settled(me) {
            let left_out = i32::from(other & own != 0);
            let certain = i32::from(self.outlook.active >> me & 1 != 0);
            (few - left_out * certain, many - left_out)
        } else {
            (few, many + i32::from(own & suits & !other != 0))
        }
    }

    /// Is the card among those counted as settled?
    fn is_settled(&self, me: usize) -> bool {
        let outlook = self.outlook;
        ((outlook.active | outlook.undecided) & outlook.lineup.seated) >> me & 1 != 0
    }

    fn own_suits(&self, me: usize) -> u16 {
        let outlook = self.outlook;
        if outlook.lineup.seated >> me & 1 != 0 {
            return 1 << outlook.lineup.suit[me];
        }
        let open = self
            .unsettled
            .iter()
            .find(|card| usize::from(card.place) == me);
        open.map_or(0, |card| card.suits)
    }

    fn strengths(&self, suits: u16, me: usize) -> i32 {
        let outlook = self.outlook;
        let places = outlook.lineup.places_of(suits);
        let strength = |place: usize| i32::from(outlook.lineup.strength[place]);
        let certain: i32 = ones(places & outlook.active).map(strength).sum();
        let perhaps = ones(places & outlook.undecided).map(|place| strength(place).max(0));
        let joins = !self.is_settled(me) && self.own_suits(me) & suits != 0;
        certain + perhaps.sum::<i32>() + if joins { strength(me).max(0) } else { 0 }
    }

    /// The places that have one of the suits or may come to have it.
    fn places_of(&self, suits: u16) -> Places {
        let joining = self.unsettled.iter().filter(|card| card.suits & suits != 0);
        joining.fold(self.outlook.lineup.places_of(suits), |places, card| {
            places | 1 << card.place
        })
    }

    fn greatest(&self, suits: u16) -> i32 {
        let counted = ones(self.perhaps() & self.places_of(suits));
        let strengths = counted.map(|place| i32::from(self.outlook.lineup.strength[place]));
        strengths.max().unwrap_or(0).max(0)
    }

    /// Of the doomed cards no more stand in runs than can be saved.
    fn runs(&self, ladder: &Ladder, me: usize) -> i32 {
        let outlook = self.outlook;
        let me = outlook.doomed & 1 << me;
        let (others, rescues) = (outlook.doomed & !me, outlook.rescues - me.count_ones());
        let there = outlook.active | outlook.undecided | me;
        if others.count_ones() <= rescues || rescues > 1 {
            return self.runs_of(there | others, ladder);
        }
        let one = ones(others).map(|place| 1 << place);
        let saved = one.take(others.count_ones() as usize * rescues as usize);
        let runs = saved
            .chain([0])
            .map(|saved| self.runs_of(there | saved, ladder));
        runs.max().unwrap_or(0)
    }

    fn runs_of(&self, places: Places, ladder: &Ladder) -> i32 {
        let mut strengths = [0; MAX_HAND];
        let mut len = 0;
        for place in ones(places) {
            strengths[len] = self.outlook.lineup.strength[place];
            len += 1;
        }
        best_runs(&mut strengths[..len], ladder)
    }

    /// Suits with so few cards that they pay nothing are not looked at.
    fn suit_sets(&self, peaks: &Ladder) -> i32 {
        let perhaps = self.perhaps();
        let several = self.outlook.lineup.by_suit.iter();
        several
            .map(|places| places & perhaps)
            .filter(|places| peaks[places.count_ones() as usize] != 0)
            .map(|places| i32::from(peaks[self.most_names_of(places)]))
            .sum()
    }

    /// How many names these cards have among them if no more doomed ones are there than can be saved.
    pub(super) fn most_names_of(&self, places: Places) -> usize {
        let outlook = self.outlook;
        let doomed = (places & outlook.doomed).count_ones();
        let blanked = doomed.saturating_sub(outlook.rescues);
        let names = outlook.lineup.different_names(places);
        names.min((places.count_ones() - blanked) as usize)
    }

    /// What penalties of cards that need not be saved pay.
    fn penalties(&self, points: i32) -> i32 {
        let outlook = self.outlook;
        let standing = outlook.lineup.penalised & !outlook.relief.cleared;
        let counted = if points > 0 {
            (outlook.active | outlook.undecided) & standing
        } else {
            outlook.active & standing & !outlook.doubtful
        };
        points * counted.count_ones() as i32
    }
}

fn once(points: i32, holds: bool) -> i32 {
    if holds { points } else { 0 }
}

/// The best of paying and not paying, where both may be open.
fn best_of(points: i32, may: bool, must: bool) -> i32 {
    match (may, must) {
        (_, true) => points,
        (true, false) => points.max(0),
        (false, false) => 0,
    }
}
