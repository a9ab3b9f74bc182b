//! Damage that counts as dealt by a frame, as long as some of it is left (BRW-17.7).

use super::{Frame, Job};
use crate::play::state::{Figure, Party};

impl Frame {
    /// Damage of this frame was placed.
    pub fn note_dealt(&mut self, dealt: (Figure, Party)) {
        match &mut self.job {
            Job::Effect(effect) => effect.damaged.push(dealt),
            Job::Action(_) | Job::Activation(_) => self.struck = Some(dealt),
            _ => {}
        }
    }

    /// Forgets damage of this frame of which nothing is left; says whether it was of this frame.
    pub fn forget_dealt(&mut self, dealt: (Figure, Party)) -> bool {
        match &mut self.job {
            Job::Effect(effect) => {
                let at = effect.damaged.iter().rposition(|it| *it == dealt);
                at.map(|at| effect.damaged.remove(at)).is_some()
            }
            _ => self.struck.take_if(|struck| *struck == dealt).is_some(),
        }
    }
}
