//! From a leaf to a judgement: a few more decisions by a quick policy.

use table::{Chance, Question, Seat, Tale, World};

/// How a leaf is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playout {
    /// Decisions that are played on at most.
    pub steps: u16,
    /// The best of so many random answers is taken, by how the seat stands after it; with 1 the
    /// first one.
    pub best_of: u8,
}

impl Default for Playout {
    fn default() -> Self {
        Playout {
            steps: 24,
            best_of: 1,
        }
    }
}

/// Memory for playouts, used again and again.
pub(super) struct Player {
    question: Question,
    scratch: Box<dyn World>,
    best: Box<dyn World>,
    tale: Tale,
}

impl Player {
    pub(super) fn new(world: &dyn World) -> Self {
        Player {
            question: Question::default(),
            scratch: world.fork(),
            best: world.fork(),
            tale: Tale::deaf(),
        }
    }

    /// Plays on.
    pub(super) fn play(&mut self, world: &mut dyn World, playout: Playout, chance: &mut Chance) {
        for _ in 0..playout.steps {
            let Some(seat) = next_seat(world) else {
                return;
            };
            world.ask(seat, &mut self.question);
            let habit = self.question.onward();
            let habit = habit.or_else(|| world.instinct(&self.question));
            if habit.is_some() || playout.best_of <= 1 || self.question.is_forced() {
                let answer = habit.unwrap_or_else(|| self.question.random_answer(chance));
                world.answer(seat, &answer, &mut self.tale);
            } else {
                self.take_best(world, seat, playout.best_of, chance);
            }
        }
    }

    fn take_best(&mut self, world: &mut dyn World, seat: Seat, of: u8, chance: &mut Chance) {
        let mut best = f32::NEG_INFINITY;
        for _ in 0..of {
            let answer = self.question.random_answer(chance);
            self.scratch.copy_from(world);
            self.scratch.answer(seat, &answer, &mut self.tale);
            let value = self.scratch.evaluate(seat);
            if value > best || best == f32::NEG_INFINITY {
                best = value;
                std::mem::swap(&mut self.scratch, &mut self.best);
            }
        }
        world.copy_from(self.best.as_ref());
    }
}

/// The next seat that decides: several at once decide one after another.
pub(super) fn next_seat(world: &dyn World) -> Option<Seat> {
    world.waiting().seats.iter().next()
}
