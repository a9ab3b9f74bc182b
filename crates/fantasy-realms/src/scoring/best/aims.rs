//! What a change of suit can score at most, by what the first choice of step 4 is used for.
//!
//! Who is cleared or protected often decides who is blanked, and with it what a new suit is
//! worth. One ceiling for an aim and all suits then saves a look at every pair of them.

use super::super::lineup::Aimed;
use super::{Base, Search};
use arrayvec::ArrayVec;

/// For every use of the choice, `None` being no use, what each new suit can score at most.
pub(super) type ByAim = ArrayVec<(Option<usize>, [i32; 16]), 17>;

/// What one stem can score at most, by the place that the first choice of step 4 is used for.
#[derive(Clone, Copy)]
pub(super) struct Caps([i32; 17]);

impl Caps {
    /// Nothing is known.
    pub(super) const NONE: Caps = Caps([i32::MAX; 17]);

    pub(super) fn of(by_aim: &ByAim, suit: u8) -> Caps {
        let mut caps = Caps::NONE;
        for (aim, by_suit) in by_aim {
            caps.0[aim.unwrap_or(16)] = by_suit[usize::from(suit)];
        }
        caps
    }

    /// What is known if the nth choice of step 4 is used so.
    pub(super) fn at(&self, nth: usize, aim: Option<usize>) -> i32 {
        if nth == 0 {
            self.0[aim.unwrap_or(16)]
        } else {
            i32::MAX
        }
    }
}

impl Search<'_> {
    /// The ceilings of all changes of one card, by what the first choice of step 4 is used for.
    pub(super) fn by_aim(&self, base: &Base, target: usize) -> ByAim {
        let lineup = &base.lineup;
        let places = (0..lineup.len).map(Some).chain([None]);
        let bit = |place: Option<usize>| place.map_or(0, |place| 1 << place);
        let mut by_aim = ByAim::new();
        if self.unforeseen {
            return by_aim;
        }
        if let Some(&(_, suits)) = self.clearers.first() {
            let clearable = lineup.penalised & (lineup.places_of(suits) | 1 << target);
            for place in places.filter(|&place| bit(place) & !clearable == 0) {
                let aimed = Aimed {
                    cleared: bit(place),
                    protected: 0,
                };
                let ceilings = self.recoloured_with(base, target, aimed, self.pending(1, 0));
                by_aim.push((place, ceilings.1));
            }
        } else if let Some(&by) = self.protectors.first() {
            for place in places.filter(|&place| place != Some(by)) {
                let aimed = Aimed {
                    cleared: 0,
                    protected: bit(place),
                };
                let ceilings = self.recoloured_with(base, target, aimed, self.pending(0, 1));
                by_aim.push((place, ceilings.1));
            }
        }
        by_aim
    }
}
