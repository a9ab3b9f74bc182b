//! How well a seat stands, for bots that look ahead.

use crate::cards::Phase;
use crate::game::Spellbook;
use crate::materia::{Colour, Types};
use crate::play::state::State;
use table::Seat;

/// What a token in the pool is worth on its own.
const TOKEN: f32 = 0.3;
/// What a learned action is worth beside its points, by phase.
const ACTION: [f32; 3] = [1.6, 1.0, 1.0];

impl Spellbook {
    /// Points now, and a little for what can become points.
    pub(crate) fn worth(&self, state: &State, seat: Seat) -> f32 {
        let player = state.player(seat);
        let mut worth = self.score(state, seat) as f32;
        if state.is_over() {
            return worth;
        }
        worth += TOKEN * f32::from(player.pool.len());
        for colour in Colour::ALL {
            let spell = self.pack().spell(state.spells[colour.index()]);
            if let Some(learned) = player.spell(colour) {
                let acts = spell.levels.iter().take(usize::from(learned.level) - 2);
                if let (Some(phase), true) =
                    (spell.phase, acts.into_iter().any(|it| !it.acts.is_empty()))
                {
                    worth += ACTION[phase as usize];
                }
                if spell.level(learned.level).mornings > 1 {
                    worth += 2.0 * ACTION[Phase::Morning as usize];
                }
            } else {
                // Two of a colour are more than one of each of two.
                let held = f32::from(player.pool.count_of(Types::of_colour(colour)));
                worth += 0.12 * held * held;
            }
        }
        worth + self.begun(state, seat) - Self::rival(state)
    }

    /// A lesson in progress counts as if it were learned and paid for.
    fn begun(&self, state: &State, seat: Seat) -> f32 {
        let lessons = state.runs.iter().filter(|run| run.seat == seat);
        let lesson = lessons.filter_map(|run| run.part.lesson).next_back();
        if let Some((colour, level)) = lesson {
            let points = self
                .pack()
                .spell(state.spells[colour.index()])
                .level(level)
                .points;
            let held = state.player(seat).pool.count_of(Types::of_colour(colour));
            let paid = f32::from(level) * TOKEN + 0.12 * f32::from(held) * f32::from(held);
            return f32::from(points.unwrap_or(2)) + ACTION[1] - paid;
        }
        // An action that has begun will bring something.
        if state.runs.iter().any(|run| run.seat == seat) {
            0.6
        } else {
            0.0
        }
    }

    /// The solo opponent's points are one's own loss.
    fn rival(state: &State) -> f32 {
        if state.table.is_solo() {
            0.5 * f32::from(state.opponent.lower.len())
        } else {
            0.0
        }
    }
}
