//! The choices that are made last: the faces of copying cards.

use super::bound::{Bound, Partial};
use super::faces::Face;
use super::{Branch, Search};
use arrayvec::ArrayVec;
use std::cmp::Reverse;

impl Search<'_> {
    /// Gives the copying cards from the n-th on their faces, the most promising one first.
    pub(super) fn settle(&mut self, branch: &Branch, nth: usize) {
        let Some(copier) = self.copiers.get(nth) else {
            self.score(branch);
            return;
        };
        let partial = self.partial(branch, nth);
        // What is protected was aimed at before.
        let bound = partial.bound(0);
        let place = copier.place;
        let others = partial.other_suits(place);
        let faces = copier.faces(branch.given[place]);
        let mut faces: ArrayVec<(i32, Face), 129> = faces
            .map(|face| (bound.gain(&branch.lineup, place, &face, others), face))
            .collect();
        faces.sort_unstable_by_key(|&(gain, _)| Reverse(gain));
        let rest = bound.settled + self.gain_of_copiers(&bound, &partial, branch, nth + 1);
        for (gain, face) in faces {
            if rest + gain <= self.best {
                return;
            }
            self.settle(&branch.with_face(place, &face), nth + 1);
        }
    }

    /// What the copying cards from the n-th on add at most.
    pub(super) fn gain_of_copiers(
        &self,
        bound: &Bound,
        partial: &Partial<'_>,
        branch: &Branch,
        nth: usize,
    ) -> i32 {
        let most = self.copiers.iter().skip(nth).map(|copier| {
            let place = copier.place;
            let others = partial.other_suits(place);
            let faces = copier.faces(branch.given[place]);
            let gains = faces.map(|face| bound.gain(partial.lineup, place, &face, others));
            gains.max().unwrap_or(0)
        });
        most.sum()
    }

    /// Gives the copying cards from the n-th on all their faces before anything else is decided.
    pub(super) fn settle_at_once(&mut self, branch: &Branch, nth: usize) {
        let Some(copier) = self.copiers.get(nth) else {
            self.decide(branch, 0);
            return;
        };
        let (place, faces) = (copier.place, copier.faces(None).collect::<Vec<_>>());
        for face in faces {
            self.settle_at_once(&branch.with_face(place, &face), nth + 1);
        }
    }
}
