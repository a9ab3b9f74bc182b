//! What a person might expect among the options, and why it is not there.
//!
//! Nothing of this is looked at unless a question wants explanations: questions of simulations
//! never do.

mod acting;
mod finding;

use crate::game::BlackRoseWars;
use crate::play::menu::{Asked, Pick};
use crate::play::state::State;
use crate::play::{Play, rule};
use table::{Question, Tale};

/// A rule, and the message `barred-<id>` that says what it forbids.
#[derive(Clone, Copy)]
struct Why(&'static str, &'static str);

/// An attack passes over the figure.
const YOUR_OWN: Why = Why("BRW-17.8", "your-own");

/// What is missing, with the reasons.
#[derive(Default)]
struct Bars(Vec<(Pick, Why)>);

impl Bars {
    fn bar(&mut self, pick: Pick, why: Why) {
        self.0.push((pick, why));
    }

    fn bar_all(&mut self, picks: impl IntoIterator<Item = Pick>, why: Why) {
        self.0.extend(picks.into_iter().map(|pick| (pick, why)));
    }
}

impl BlackRoseWars {
    /// Says why options are missing in the open menu.
    pub(super) fn explain_menu(&self, state: &State, q: &mut Question) {
        // What is possible is worked out by the same code that plays, on a copy: it changes nothing
        // while it only looks, but it can hold the state only to change it.
        let play = Play {
            rules: self,
            state: &mut state.clone(),
            tale: &mut Tale::deaf(),
        };
        let mut bars = Bars::default();
        match state.menu.asked {
            Asked::Target | Asked::Pick | Asked::Rose => play.bar_targets(&mut bars),
            Asked::Act => play.bar_actions(&mut bars),
            Asked::Physical | Asked::Step => play.bar_parts_of_action(&mut bars),
            Asked::Activation => play.bar_parts_of_activation(&mut bars),
            _ => {}
        }
        for (pick, Why(id, why)) in bars.0 {
            if !state.menu.picks.contains(&pick) {
                q.bar(state.pick_target(pick), rule(id), why);
            }
        }
    }
}
