//! The first choices: whole copies and changes of suit, and what they leave open.

use super::super::bits::ones;
use super::super::blanking::Unsettled;
use super::super::input::Choice;
use super::super::lineup::{Aimed, Lineup};
use super::super::ops::{Row, Traits};
use super::ceiling::Open;
use super::frontier::{Part, Step};
use super::ground::Ground;
use super::outlook::{Outlook, Pending};
use super::recolour::Recolouring;
use super::{Base, Copier, Limb, MAX_HAND, MAX_OPEN, NOTHING, NewSuits, Search};
use crate::cards::Suit;
use arrayvec::ArrayVec;

impl Search<'_> {
    /// Every way to copy whole cards of the hand.
    pub(super) fn whole_copies(&mut self, nth: usize, lineup: Lineup, bases: &mut Vec<Base>) {
        let Some(&place) = self.whole_copiers.get(nth) else {
            bases.push(Base {
                lineup,
                picks: self.picks,
                new_suits: [None; 16],
            });
            return;
        };
        self.whole_copies(nth + 1, lineup, bases);
        let own = self.book.row_of(lineup.own[place]);
        let mut seen: ArrayVec<_, MAX_HAND> = ArrayVec::new();
        seen.push(self.whole_kind(lineup.own[place], own));
        for target in (0..lineup.len).filter(|&target| target != place) {
            let card = self.card(target);
            let row = self.book.row_of(card.0);
            let kind = self.whole_kind(card.0, row);
            if seen.contains(&kind) {
                continue;
            }
            seen.push(kind);
            let mut copied = lineup;
            copied.copy_whole(place, card.0, row);
            self.picks[place] = Some(Choice::Target(card));
            self.whole_copies(nth + 1, copied, bases);
        }
        self.picks[place] = None;
    }

    /// What a whole copy makes of a card: suit and name, strength and penalty.
    fn whole_kind(&self, card: u8, row: &Row) -> ((u8, u8), i16, Option<u8>) {
        let penalty = row.traits.has(Traits::PENALTY).then_some(card);
        (self.kinds.of(row.suit, row.name), row.strength, penalty)
    }

    /// Every change of suit of a card that is not the last to change one.
    pub(super) fn all_changes(&self, changer: usize, bases: &[Base]) -> Vec<Base> {
        let mut changed = Vec::new();
        for base in bases {
            changed.push(*base);
            for target in (0..base.lineup.len).filter(|&target| target != changer) {
                for suit in ones(self.new_suits(&base.lineup, target)) {
                    let mut next = *base;
                    next.lineup.recolour(target, suit as u8);
                    next.picks[changer] = Some(self.change(target as u8, suit as u8));
                    next.new_suits[target] = Some(suit as u8);
                    changed.push(next);
                }
            }
        }
        changed
    }

    pub(super) fn change(&self, target: u8, suit: u8) -> Choice {
        Choice::Recolour {
            target: self.card(usize::from(target)),
            suit: Suit(suit),
        }
    }

    /// The new suits that make a difference for a card.
    pub(super) fn new_suits(&self, lineup: &Lineup, target: usize) -> u16 {
        let mut copiers = self.copiers.iter();
        let had = match copiers.find(|copier| copier.place == target) {
            Some(copier) => copier.own_suits,
            None => self.kinds.like(lineup.suit[target]),
        };
        self.kinds.given & !had
    }

    /// Puts every base on the frontier, with every card whose suit the last change may be about.
    /// Most limbs are cut off or looked at again: a first look need not be sharp.
    pub(super) fn limbs(&mut self, bases: &[Base]) -> Vec<Limb> {
        let enough = i32::MAX;
        let mut limbs = Vec::new();
        for (index, base) in (0..).zip(bases) {
            let part = |step| Part {
                base: index,
                change: None,
                step,
                aimed: Aimed::default(),
                picks: base.picks,
            };
            let stem = self.stem_ceiling(base, enough);
            self.keep(stem, part(Step::Clear(0)));
            let Some(&changer) = self.changers.last() else {
                continue;
            };
            for target in (0..base.lineup.len).filter(|&target| target != changer) {
                if self.is_twin(base, target) {
                    continue;
                }
                let suits = self.new_suits(&base.lineup, target);
                let recolouring = Recolouring {
                    base,
                    target,
                    aimed: Aimed::default(),
                    pending: self.pending(0, 0),
                };
                let by_suit = self.recoloured(&recolouring, suits, enough);
                let limb = limbs.len() as u32;
                let ceiling = by_suit.into_iter().max().unwrap_or(NOTHING);
                self.keep(ceiling, part(Step::Change { limb }));
                limbs.push(Limb {
                    target: target as u8,
                    by_suit,
                });
            }
        }
        limbs
    }

    /// Is the card no different from the one it copies? Then it makes no difference which of
    /// them is changed.
    fn is_twin(&self, base: &Base, copy: usize) -> bool {
        let Some(Choice::Target(card)) = base.picks[copy] else {
            return false;
        };
        let row = self.book.row_of(card.0);
        let says_nothing = row.bonus.is_empty() && row.aids.is_empty() && row.offer.is_none();
        let unchanged = |place: usize| base.new_suits[place].is_none();
        let twin = self.hand.position(card);
        says_nothing && unchanged(copy) && twin.is_some_and(unchanged)
    }

    /// Keeps a part of the search in mind if it can be better than the best.
    pub(super) fn keep(&mut self, ceiling: i32, part: Part) {
        if ceiling > self.best {
            self.frontier.push(ceiling, part);
        }
    }

    fn stem_ceiling(&self, base: &Base, enough: i32) -> i32 {
        let (lineup, unsettled, new_suits) = self.open(base, None);
        let open = self.faces_of(0, &new_suits);
        let (aimed, pending) = (Aimed::default(), self.pending(0, 0));
        self.ceiling(&lineup, &unsettled, &open, aimed, pending, enough)
    }

    /// The line-up after a change of suit, with the copying cards left open.
    pub(super) fn open(
        &self,
        base: &Base,
        change: Option<(u8, u8)>,
    ) -> (Lineup, ArrayVec<Unsettled, MAX_OPEN>, NewSuits) {
        let (mut lineup, mut new_suits) = (base.lineup, base.new_suits);
        if let Some((target, suit)) = change {
            lineup.recolour(usize::from(target), suit);
            new_suits[usize::from(target)] = Some(suit);
        }
        let unsettled = self.copiers.iter().take(MAX_OPEN - 1).map(|copier| {
            lineup.unseat(copier.place);
            copier.unsettled(new_suits[copier.place])
        });
        let unsettled = unsettled.collect();
        (lineup, unsettled, new_suits)
    }

    /// What the open copying cards from the nth on may become.
    pub(super) fn faces_of<'s>(
        &'s self,
        nth: usize,
        new_suits: &NewSuits,
    ) -> ArrayVec<Open<'s>, MAX_OPEN> {
        let open = self.copiers[nth..].iter().take(MAX_OPEN - 1).map(|copier| {
            match new_suits[copier.place] {
                Some(suit) => Open::Free {
                    suits: 1 << suit,
                    names: copier.all_names,
                },
                None => Open::Tied(&copier.wardrobe),
            }
        });
        open.collect()
    }

    /// What is open in step 4 after so many cards have cleared and protected.
    pub(super) fn pending(&self, cleared: usize, protected: usize) -> Pending {
        let clears = self.clearers[cleared..]
            .iter()
            .fold(0, |all, (_, suits)| all | suits);
        Pending {
            clears,
            protects: (self.protectors.len() - protected) as u32,
        }
    }

    pub(super) fn ceiling(
        &self,
        lineup: &Lineup,
        unsettled: &[Unsettled],
        open: &[Open<'_>],
        aimed: Aimed,
        pending: Pending,
        enough: i32,
    ) -> i32 {
        let ground = Ground::new(self.book, lineup, unsettled, aimed, pending);
        let outlook = Outlook::new(&ground, pending);
        self.most(&self.habit, &outlook, open, enough)
    }
}

impl Copier {
    fn unsettled(&self, new_suit: Option<u8>) -> Unsettled {
        Unsettled {
            place: self.place as u8,
            suits: new_suit.map_or(self.all_suits, |suit| 1 << suit),
            names: self.all_names,
            tied: new_suit.is_none(),
        }
    }
}
