//! Making the choices of a stem one after the other.
//!
//! Every step returns what the part of the search below it can score at most: the ceilings of
//! what it cut off, and the points of what it tried out.

use super::super::bits::ones;
use super::super::blanking::Unsettled;
use super::super::input::Choice;
use super::super::lineup::{Aimed, Lineup};
use super::ceiling::Ceiling;
use super::faces::Faces;
use super::outlook::{Outlook, Pending};
use super::{Base, Copier, Limb, NOTHING, NewSuits, Search};
use arrayvec::ArrayVec;
use std::cmp::Reverse;

impl Copier {
    /// The faces worth trying, and the suit that the card is given whatever it copies.
    fn choice(&self, new_suits: &NewSuits) -> (&Faces, Option<u8>) {
        let new_suit = new_suits[self.place];
        let faces = if new_suit.is_some() {
            &self.names
        } else {
            &self.faces
        };
        (faces, new_suit)
    }
}

impl Search<'_> {
    /// Tries the last change of suit on one card.
    pub(super) fn change_suit(&mut self, base: &Base, target: u8, limb: &mut Limb) -> i32 {
        let mut stems: ArrayVec<(i32, u8), 16> = (0..)
            .zip(limb.by_suit)
            .map(|(suit, ceiling)| (ceiling, suit))
            .filter(|&(ceiling, _)| ceiling > self.best)
            .collect();
        stems.sort_unstable_by_key(|&(ceiling, _)| Reverse(ceiling));
        for &(ceiling, suit) in &stems {
            if ceiling > self.best {
                let left = self.grow(base, Some((target, suit)));
                limb.by_suit[usize::from(suit)] = left.min(ceiling);
            }
        }
        limb.by_suit.into_iter().max().unwrap_or(NOTHING)
    }

    /// Makes the remaining choices of a stem.
    pub(super) fn grow(&mut self, base: &Base, change: Option<(u8, u8)>) -> i32 {
        self.picks = base.picks;
        if let (Some(&changer), Some((target, suit))) = (self.changers.last(), change) {
            self.picks[changer] = Some(self.change(target, suit));
        }
        let (mut lineup, unsettled, new_suits) = self.open(base, change);
        if self.unforeseen {
            self.copy_unforeseen(&mut lineup, &new_suits, 0)
        } else {
            self.clear(&mut lineup, &unsettled, &new_suits, Aimed::default(), 0)
        }
    }

    /// Tries what the nth clearing card may clear.
    fn clear(
        &mut self,
        lineup: &mut Lineup,
        unsettled: &[Unsettled],
        new_suits: &NewSuits,
        aimed: Aimed,
        nth: usize,
    ) -> i32 {
        let Some(&(place, suits)) = self.clearers.get(nth) else {
            return self.protect(lineup, unsettled, new_suits, aimed, 0);
        };
        let standing = lineup.penalised & !lineup.relief(self.book, aimed).cleared;
        let targets = lineup.places_of(suits) & standing;
        if targets == 0 {
            return self.clear(lineup, unsettled, new_suits, aimed, nth + 1);
        }
        // Later clearing cards are looked at when the one before them is.
        if nth == 0 {
            let open = self.faces_of(0, new_suits);
            let ceiling = self.ceiling(
                lineup,
                unsettled,
                &open,
                aimed,
                self.pending(0, 0),
                self.best,
            );
            if ceiling <= self.best {
                return ceiling;
            }
        }
        let mut left = NOTHING;
        for target in ones(targets).map(Some).chain([None]) {
            let mut aimed = aimed;
            self.picks[place] = target.map(|target| Choice::Target(self.card(target)));
            aimed.cleared |= target.map_or(0, |target| 1 << target);
            let mut ceiling = {
                let open = self.faces_of(self.copiers.len() - unsettled.len(), new_suits);
                self.ceiling(
                    lineup,
                    unsettled,
                    &open,
                    aimed,
                    self.pending(nth + 1, 0),
                    self.best,
                )
            };
            if ceiling > self.best {
                let below = self.clear(lineup, unsettled, new_suits, aimed, nth + 1);
                ceiling = ceiling.min(below);
            }
            left = left.max(ceiling);
        }
        self.picks[place] = None;
        left
    }

    /// Tries what the nth protecting card may protect.
    fn protect(
        &mut self,
        lineup: &mut Lineup,
        unsettled: &[Unsettled],
        new_suits: &NewSuits,
        aimed: Aimed,
        nth: usize,
    ) -> i32 {
        let Some(&place) = self.protectors.get(nth) else {
            return self.copy(lineup, unsettled, new_suits, aimed, 0);
        };
        let mut left = NOTHING;
        for (mut ceiling, target) in self.worth_protecting(lineup, unsettled, new_suits, aimed, nth)
        {
            if ceiling > self.best {
                let mut aimed = aimed;
                self.picks[place] = target.map(|target| Choice::Target(self.card(target)));
                aimed.protected |= target.map_or(0, |target| 1 << target);
                let below = self.protect(lineup, unsettled, new_suits, aimed, nth + 1);
                ceiling = ceiling.min(below);
            }
            left = left.max(ceiling);
        }
        self.picks[place] = None;
        left
    }

    /// What the nth protecting card may protect, and what each of that can score, best first.
    fn worth_protecting(
        &self,
        lineup: &Lineup,
        unsettled: &[Unsettled],
        new_suits: &NewSuits,
        aimed: Aimed,
        nth: usize,
    ) -> ArrayVec<(i32, Option<usize>), 16> {
        let pending = self.pending(self.clearers.len(), nth);
        let outlook = Outlook::new(self.book, lineup, unsettled, aimed, pending);
        let targets = ones(outlook.worth_protecting() & !(1 << self.protectors[nth]));
        let options = targets.map(Some).chain([None]);
        if self.unforeseen {
            return options.map(|target| (i32::MAX, target)).collect();
        }
        let open = self.faces_of(self.copiers.len() - unsettled.len(), new_suits);
        let ceiling = Ceiling::new(&outlook, &open, self.around, self.best);
        let mut worth: ArrayVec<(i32, Option<usize>), 16> = options
            .map(|target| (ceiling.total_protecting(target), target))
            .collect();
        worth.sort_unstable_by_key(|&(ceiling, _)| Reverse(ceiling));
        worth
    }

    /// Tries what the nth copying card may become.
    fn copy(
        &mut self,
        lineup: &mut Lineup,
        unsettled: &[Unsettled],
        new_suits: &NewSuits,
        aimed: Aimed,
        nth: usize,
    ) -> i32 {
        let Some((_, later)) = unsettled.split_first() else {
            return self.try_out(lineup, aimed);
        };
        let mut promising: ArrayVec<(i32, u8), 129> = ArrayVec::new();
        let mut left = NOTHING;
        {
            let open = self.faces_of(nth, new_suits);
            let outlook = Outlook::new(self.book, lineup, unsettled, aimed, Pending::default());
            let ceiling = Ceiling::new(&outlook, &open, self.around, self.best);
            if ceiling.total() <= self.best {
                return ceiling.total();
            }
            let (faces, new_suit) = self.copiers[nth].choice(new_suits);
            for (index, face) in (0..).zip(faces) {
                let total = ceiling.total_in(new_suit.unwrap_or(face.suit), 1 << face.name);
                if total > self.best {
                    promising.push((total, index));
                } else {
                    left = left.max(total);
                }
            }
        }
        promising.sort_unstable_by_key(|&(total, _)| Reverse(total));
        for &(mut ceiling, face) in &promising {
            if ceiling > self.best
                && let Some(place) = self.seat(lineup, new_suits, nth, usize::from(face))
            {
                let below = self.copy(lineup, later, new_suits, aimed, nth + 1);
                ceiling = ceiling.min(below);
                lineup.unseat(place);
                self.picks[place] = None;
            }
            left = left.max(ceiling);
        }
        left
    }

    /// Gives the nth copying card one of its faces; `None` if there are no more.
    fn seat(
        &mut self,
        lineup: &mut Lineup,
        new_suits: &NewSuits,
        nth: usize,
        face: usize,
    ) -> Option<usize> {
        let copier = self.copiers.get(nth)?;
        let place = copier.place;
        let (faces, new_suit) = copier.choice(new_suits);
        let face = faces.get(face)?;
        lineup.name[place] = face.name;
        lineup.recolour(place, new_suit.unwrap_or(face.suit));
        self.picks[place] = face.card.map(Choice::Target);
        Some(place)
    }

    /// Copies first, clears and protects afterwards, without any ceiling.
    fn copy_unforeseen(&mut self, lineup: &mut Lineup, new_suits: &NewSuits, nth: usize) -> i32 {
        if nth == self.copiers.len() {
            return self.clear(lineup, &[], new_suits, Aimed::default(), 0);
        }
        let mut left = NOTHING;
        for face in 0.. {
            let Some(place) = self.seat(lineup, new_suits, nth, face) else {
                break;
            };
            left = left.max(self.copy_unforeseen(lineup, new_suits, nth + 1));
            lineup.unseat(place);
            self.picks[place] = None;
        }
        left
    }

    fn try_out(&mut self, lineup: &Lineup, aimed: Aimed) -> i32 {
        let points = self.book.score(lineup, aimed, self.around);
        if points > self.best {
            self.best = points;
            self.best_picks = self.picks;
        }
        points
    }
}
