//! Making the choices of a part of the search one after the other.
//!
//! Every step keeps in mind what it opens, with what that can score at most.

use super::super::bits::ones;
use super::super::blanking::Unsettled;
use super::super::input::Choice;
use super::super::lineup::{Aimed, Lineup, Places};
use super::faces::Faces;
use super::frontier::{Part, Step};
use super::outlook::Pending;
use super::recolour::Recolouring;
use super::settle::Settled;
use super::{Base, Copier, Limb, MAX_OPEN, NewSuits, Picks, Search};
use arrayvec::ArrayVec;

/// A part of the search, worked out: the choices of step 2 and 3 that are made.
pub(super) struct Stem {
    pub(super) lineup: Lineup,
    /// The copying cards from the next one on.
    pub(super) unsettled: ArrayVec<Unsettled, MAX_OPEN>,
    pub(super) new_suits: NewSuits,
}

impl Copier {
    /// The faces worth trying, and the suit that the card is given whatever it copies.
    pub(super) fn choice(&self, new_suits: &NewSuits) -> (&Faces, Option<u8>) {
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
    /// Makes the next choice of a part.
    pub(super) fn climb(&mut self, bases: &[Base], limbs: &[Limb], ceiling: i32, part: Part) {
        let base = &bases[part.base as usize];
        match part.step {
            Step::Change { limb } => {
                let limb = &limbs[limb as usize];
                self.change_closely(base, limb, part);
            }
            Step::Clear(nth) => self.clear(&mut self.stem(base, &part, 0), ceiling, part, nth),
            Step::Settle(at) => {
                let mut stem = self.stem(base, &part, at.copied());
                self.settle(&mut stem, ceiling, part, at);
            }
        }
    }

    /// The hand after the change of suit and so many copies.
    fn stem(&self, base: &Base, part: &Part, copied: usize) -> Stem {
        let (mut lineup, mut unsettled, new_suits) = self.open(base, part.change);
        for nth in 0..copied {
            let pick = part.picks[self.copiers[nth].place];
            self.seat(&mut lineup, &new_suits, nth, pick);
        }
        unsettled.drain(..copied);
        Stem {
            lineup,
            unsettled,
            new_suits,
        }
    }

    /// Opens the last change of suit of one card after a closer look at the new suits, once for
    /// everything that the first clearing card may do.
    fn change_closely(&mut self, base: &Base, limb: &Limb, mut part: Part) {
        let target = usize::from(limb.target);
        let first = self.clearers.first().copied();
        let (clears, penalised) = match first {
            Some((_, clears)) => {
                let places = base.lineup.places_of(clears) | 1 << target;
                (clears, base.lineup.penalised & places)
            }
            None => (0, 0),
        };
        let looked_at = self.clearers.len().min(1);
        part.step = Step::Clear(looked_at as u8);
        let aimed = part.aimed;
        for cleared in ones(penalised).map(Some).chain([None]) {
            part.aimed.cleared = aimed.cleared | cleared.map_or(0, |place| 1 << place);
            let suits = if cleared == Some(target) {
                clears
            } else {
                u16::MAX
            };
            let recolouring = Recolouring {
                base,
                target,
                aimed: part.aimed,
                pending: self.pending(looked_at, 0),
            };
            let by_suit = self.look_closely(&recolouring, suits, limb);
            for suit in ones(suits) {
                let change = Some((limb.target, suit as u8));
                part.change = change;
                part.picks = self.stem_picks(base, change);
                if let Some((by, _)) = first {
                    part.picks[by] = cleared.map(|place| Choice::Target(self.card(place)));
                }
                self.keep(by_suit[suit], part);
            }
        }
    }

    /// The choices of a base with the last change of suit.
    pub(super) fn stem_picks(&self, base: &Base, change: Option<(u8, u8)>) -> Picks {
        let mut picks = base.picks;
        if let (Some(&changer), Some((target, suit))) = (self.changers.last(), change) {
            picks[changer] = Some(self.change(target, suit));
        }
        picks
    }

    /// The penalties that the nth clearing card may clear.
    pub(super) fn clearable(&self, lineup: &Lineup, aimed: Aimed, nth: usize) -> Places {
        let standing = lineup.penalised & !lineup.relief(self.book, aimed).cleared;
        lineup.places_of(self.clearers[nth].1) & standing
    }

    /// Opens what the nth clearing card may clear.
    fn clear(&mut self, stem: &mut Stem, ceiling: i32, mut part: Part, nth: u8) {
        let next = usize::from(nth);
        let Some(&(place, _)) = self.clearers.get(next) else {
            return self.settle(stem, ceiling, part, Settled::default());
        };
        let targets = self.clearable(&stem.lineup, part.aimed, next);
        if targets == 0 {
            return self.clear(stem, ceiling, part, nth + 1);
        }
        let aimed = part.aimed;
        // Later clearing cards are looked at when the one before them is.
        if nth == 0 && self.look(stem, aimed, self.pending(0, 0)) <= self.best {
            return;
        }
        part.step = Step::Clear(nth + 1);
        for target in ones(targets).map(Some).chain([None]) {
            part.picks[place] = target.map(|target| Choice::Target(self.card(target)));
            part.aimed.cleared = aimed.cleared | target.map_or(0, |target| 1 << target);
            let most = self.look(stem, part.aimed, self.pending(next + 1, 0));
            self.keep(most.min(ceiling), part);
        }
    }

    /// What a stem can score at most.
    fn look(&self, stem: &Stem, aimed: Aimed, pending: Pending) -> i32 {
        let open = self.faces_of(0, &stem.new_suits);
        let Stem {
            lineup, unsettled, ..
        } = stem;
        self.ceiling(lineup, unsettled, &open, aimed, pending, self.best)
    }

    /// Gives the nth copying card what it copies, or its own face.
    pub(super) fn seat(
        &self,
        lineup: &mut Lineup,
        new_suits: &NewSuits,
        nth: usize,
        pick: Option<Choice>,
    ) {
        let copier = &self.copiers[nth];
        let (name, suit) = match pick {
            Some(choice) => {
                let row = self.book.row_of(choice.target().0);
                (row.name, row.suit)
            }
            None => (copier.faces[0].name, copier.faces[0].suit),
        };
        lineup.name[copier.place] = name;
        lineup.recolour(copier.place, new_suits[copier.place].unwrap_or(suit));
    }

    pub(super) fn try_out(&mut self, lineup: &Lineup, aimed: Aimed, picks: &Picks) {
        let points = self.book.score(lineup, aimed, self.around);
        self.count(points, picks);
    }

    /// Keeps a score in mind if it is the best.
    pub(super) fn count(&mut self, points: i32, picks: &Picks) {
        if points > self.best {
            self.best = points;
            self.best_picks = *picks;
        }
    }
}
