//! What one more card would add to the terms of a hand, and what they are lacking.

use super::super::bits::ones;
use super::super::blanking::Unsettled;
use super::super::ops::{FurtherNeed, Needs, TermOp};
use super::gains::{Gains, Lack, Ranked, rank};
use super::sight::{Credit, Sight};
use arrayvec::ArrayVec;

/// What a condition asks for and does not have yet.
#[derive(Default)]
struct Missing {
    /// As many as there is room for; a condition that asks for more loses nothing but precision.
    lacks: ArrayVec<Lack, 4>,
    name_count: u32,
    names: u128,
    suits: u16,
}

impl Missing {
    fn name(&mut self, names: u128) {
        if self.lacks.try_push(Lack::Name(names)).is_ok() {
            self.name_count += 1;
            self.names |= names;
        }
    }

    fn suit(&mut self, suits: u16) {
        if self.lacks.try_push(Lack::Suit(suits)).is_ok() {
            self.suits |= suits;
        }
    }
}

impl Sight<'_> {
    /// What another card would add to the value of a term. Only a card that is certainly active
    /// and whose text is certainly read can lose by others.
    pub(super) fn gain(
        &self,
        term: &TermOp,
        me: usize,
        certain: bool,
        value: i32,
        gains: &mut Gains,
    ) {
        match *term {
            TermOp::With { .. }
            | TermOp::WithSuit { .. }
            | TermOp::Without { .. }
            | TermOp::Exactly { .. } => {
                if let Some((lack, points)) = self.gain_once(term, me, value, gains) {
                    gains.add_once(lack, points);
                }
                if certain && let Some((suits, points)) = self.too_many(term, me) {
                    gains.add_each(suits, points);
                }
            }
            TermOp::SuitSets { peaks, .. } => gains.add_ladder(peaks),
            TermOp::AllSuitsDifferent { .. } if certain => gains.unlike += value,
            TermOp::TotalStrength { suits } => {
                ones(suits).for_each(|suit| gains.strength[suit] += 1);
            }
            TermOp::Best(span) => {
                let terms = span.of(&self.outlook.book.alternatives);
                self.gain_best(terms, me, certain, value, gains);
            }
            _ => {
                let (suits, points) = self.gain_each(term, me, certain, 0, gains);
                gains.add_each(suits, points);
            }
        }
    }

    /// Alternatives pay the best of them: for each suit what the best of them gains.
    fn gain_best(&self, terms: &[TermOp], me: usize, certain: bool, floor: i32, gains: &mut Gains) {
        let mut each = [0; 16];
        let (mut names, mut suits) = (Ranked::new(), Ranked::new());
        for (nth, term) in terms.iter().enumerate() {
            match self.gain_once(term, me, floor, gains) {
                Some((lack @ Lack::Name(_), points)) => rank(&mut names, lack, points, gains),
                Some((lack @ Lack::Suit(_), points)) => rank(&mut suits, lack, points, gains),
                None => {}
            }
            let (suits, points) = self.gain_each(term, me, certain, floor, gains);
            for (suit, most) in each.iter_mut().enumerate() {
                let one = if suits >> suit & 1 == 0 { 0 } else { points };
                *most = if nth == 0 { one } else { one.max(*most) };
            }
        }
        gains.add_by_suit(&each);
        gains.add_best(&names);
        gains.add_best(&suits);
    }

    /// What one more card adds to a term that counts cards, and of which suits. What the term pays
    /// once its condition holds counts above `floor`.
    fn gain_each(
        &self,
        term: &TermOp,
        me: usize,
        certain: bool,
        floor: i32,
        gains: &mut Gains,
    ) -> (u16, i32) {
        match *term {
            TermOp::ForEach { points, suits, .. } if points > 0 || certain => (suits, points),
            TermOp::ForEachWith {
                points,
                suits,
                other,
                ref needs,
                ..
            } => {
                let mut each = 0;
                if self.may_hold(needs) {
                    if points > 0 || (certain && self.must_hold(needs)) {
                        each = points;
                    }
                } else if points > 0
                    && let Some((lack, _)) = self.lack(needs, me)
                    && self.may_be_brought(lack)
                {
                    let (_, mut counted) = self.range(suits, other, me);
                    let (joining, usual) = self.joining_beside(lack, suits);
                    gains.movable += points * joining.unwrap_or(0);
                    match joining {
                        Some(cards) if usual == (self.credit == Credit::Usual) => counted += cards,
                        // A card that is counted may be the one that brings it.
                        _ => each = points,
                    }
                    if points * counted > floor {
                        gains.add_once(lack, points * counted - floor);
                    }
                }
                (suits, each)
            }
            TermOp::FirstAndFurther {
                first,
                further,
                suit,
                other,
            } => {
                let (_, many) = self.range(1 << suit, u16::from(other) << suit, me);
                let next = if many == 0 {
                    first.max(further)
                } else {
                    further
                };
                (1 << suit, next.max(0))
            }
            TermOp::ForEachUnclearedPenalty { points } => {
                gains.penalties += points.max(0);
                (0, 0)
            }
            _ => (0, 0),
        }
    }

    /// What a term that pays once lacks, and what it would pay above `floor`.
    fn gain_once(
        &self,
        term: &TermOp,
        me: usize,
        floor: i32,
        gains: &mut Gains,
    ) -> Option<(Lack, i32)> {
        let (lack, pays) = match *term {
            TermOp::With { points, ref needs } if points > floor => {
                let (lack, only) = self.lack(needs, me)?;
                gains.movable += if only { 0 } else { points };
                (lack, points)
            }
            TermOp::WithSuit { points, suits } if self.most_suits & suits == 0 => {
                (Lack::Suit(suits), points)
            }
            TermOp::Without { points, suits } if points < 0 && self.most_suits & suits == 0 => {
                (Lack::Suit(suits), 0)
            }
            TermOp::Exactly {
                points,
                count,
                suits,
            } => {
                let (_, many) = self.range(suits, 0, me);
                let lack = count as i32 - many;
                if lack < 1 || lack > self.joining(suits) {
                    return None;
                }
                (Lack::Suit(suits), points)
            }
            _ => return None,
        };
        (pays > floor).then_some((lack, pays - floor))
    }

    /// What each card of some suits costs a term that asks for exactly as many of them as there are.
    /// However many join, they lose no more than the term pays.
    fn too_many(&self, term: &TermOp, me: usize) -> Option<(u16, i32)> {
        let TermOp::Exactly {
            points,
            count,
            suits,
        } = *term
        else {
            return None;
        };
        let exact = (count as i32, count as i32);
        let joining = self.joining(suits);
        let lost = points > 0 && joining > 0 && self.range(suits, 0, me) == exact;
        lost.then(|| (suits, -(points / joining)))
    }

    /// A thing without which the condition cannot hold, and whether it is the only one: usually one
    /// that only the card to be settled next can bring. `None` if nothing is lacking, or the
    /// condition cannot come to hold.
    fn lack(&self, needs: &Needs, me: usize) -> Option<(Lack, bool)> {
        let mut missing = Missing::default();
        self.find_missing(needs, &mut missing);
        let first = *missing.lacks.first()?;
        if !self.affordable(&missing.lacks, me) || !self.survivable(&missing.lacks, me) {
            return None;
        }
        if missing.lacks.len() == 1 {
            return Some((first, true));
        }
        let usual = self.credit == Credit::Usual;
        let mut lacks = missing.lacks.iter();
        let credited = lacks.find(|&&lack| self.only_next_brings(lack) == usual);
        self.may_come(needs, &missing)
            .then(|| (*credited.unwrap_or(&first), false))
    }

    fn only_next_brings(&self, lack: Lack) -> bool {
        let lineup = self.outlook.lineup;
        let saved = |place: usize| lack.met_by(1 << lineup.suit[place], 1 << lineup.name[place]);
        let brings = |card: &Unsettled| lack.met_by(card.suits, card.names);
        match self.unsettled.split_first() {
            Some((next, later)) => {
                brings(next) && !later.iter().any(brings) && !ones(self.outlook.doomed).any(saved)
            }
            None => false,
        }
    }

    /// Is there an open or a doomed card that may bring this?
    fn may_be_brought(&self, lack: Lack) -> bool {
        let lineup = self.outlook.lineup;
        let saved = |place: usize| lack.met_by(1 << lineup.suit[place], 1 << lineup.name[place]);
        let mut open = self.unsettled.iter();
        open.any(|card| lack.met_by(card.suits, card.names)) || ones(self.outlook.doomed).any(saved)
    }

    /// How many cards of these suits may join the settled ones beside the one that brings what is
    /// lacking, and whether that is the next one; `None` if it is open which one it is.
    fn joining_beside(&self, lack: Lack, suits: u16) -> (Option<i32>, bool) {
        let joining = self.joining(suits);
        if self.next_brings(lack) {
            return (Some(joining), true);
        }
        let lineup = self.outlook.lineup;
        let saved = |place: usize| lack.met_by(1 << lineup.suit[place], 1 << lineup.name[place]);
        let mut bringers = { self.unsettled.iter() }.filter(|it| lack.met_by(it.suits, it.names));
        match (bringers.next(), bringers.next()) {
            (Some(only), None) if !ones(self.outlook.doomed).any(saved) => {
                let left_out = only.suits & suits != 0 && !self.may_bring_and_be(only, lack, suits);
                (Some(joining - i32::from(left_out)), false)
            }
            _ => (None, false),
        }
    }

    /// May a card that brings what is lacking have one of these suits?
    fn may_bring_and_be(&self, card: &Unsettled, lack: Lack, suits: u16) -> bool {
        match lack {
            Lack::Name(names) => self.outlook.may_bring_both(card, names, suits),
            Lack::Suit(lacking) => card.suits & suits & lacking != 0,
        }
    }

    /// May the card to be settled next bring this?
    fn next_brings(&self, lack: Lack) -> bool {
        let mut open = self.unsettled.iter();
        open.next()
            .is_some_and(|card| lack.met_by(card.suits, card.names))
    }

    /// How many cards of these suits may join the settled ones.
    fn joining(&self, suits: u16) -> i32 {
        let open = self
            .unsettled
            .iter()
            .filter(|card| card.suits & suits != 0)
            .count();
        let doomed = self.outlook.doomed & self.outlook.lineup.places_of(suits);
        (open as u32 + doomed.count_ones().min(self.outlook.rescues)) as i32
    }

    /// Can the condition come to hold with the cards that may join? Each brings one name.
    fn may_come(&self, needs: &Needs, missing: &Missing) -> bool {
        let (outlook, lineup) = (self.outlook, self.outlook.lineup);
        let (mut names, mut suits) = (self.most_names, self.most_suits);
        let (mut named, mut both) = (0, false);
        let mut join = |card: &Unsettled| {
            names |= card.names;
            suits |= card.suits;
            let (brings_name, brings_suit) = (
                card.names & missing.names != 0,
                card.suits & missing.suits != 0,
            );
            named += u32::from(brings_name);
            both |= brings_name
                && brings_suit
                && outlook.may_bring_both(card, missing.names, missing.suits);
            u32::from(brings_name || brings_suit)
        };
        let open: u32 = self.unsettled.iter().map(&mut join).sum();
        let saved: u32 = ones(outlook.doomed)
            .map(|place| {
                join(&Unsettled {
                    place: place as u8,
                    suits: 1 << lineup.suit[place],
                    names: 1 << lineup.name[place],
                    tied: false,
                })
            })
            .sum();
        let bringers = open + saved.min(outlook.rescues);
        let enough = both || bringers as usize >= missing.lacks.len();
        named >= missing.name_count && enough && needs.hold(names, suits, &outlook.book.further)
    }

    fn find_missing(&self, needs: &Needs, missing: &mut Missing) {
        let mut absent = needs.all & !self.most_names;
        while absent != 0 {
            missing.name(absent & absent.wrapping_neg());
            absent &= absent - 1;
        }
        if needs.either != 0 && needs.either & self.most_names == 0 {
            missing.name(needs.either);
        }
        if needs.suits != 0 && needs.suits & self.most_suits == 0 {
            missing.suit(needs.suits);
        }
        for need in needs.further.of(&self.outlook.book.further) {
            match *need {
                FurtherNeed::Either(names) if names & self.most_names == 0 => missing.name(names),
                FurtherNeed::AnyOf(suits) if suits & !needs.words & self.most_suits == 0 => {
                    missing.suit(suits & !needs.words);
                }
                _ => {}
            }
        }
    }
}
