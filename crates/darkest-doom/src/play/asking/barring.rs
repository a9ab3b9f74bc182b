//! What a person might expect among the options, and why it is not there.
//!
//! Nothing of this is looked at unless a question wants explanations: questions of simulations
//! never do.

mod acting;
mod cards;

use crate::game::DarkestDoom;
use crate::play::menu::{Asked, Pick};
use crate::play::state::{Participant, State};
use crate::play::{Play, rule};
use table::{Question, Tale};

/// A rule, and the message `barred-<id>` that says what it forbids.
#[derive(Clone, Copy)]
struct Why(&'static str, &'static str);

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

impl DarkestDoom {
    /// Says why options are missing in the open menu. Of several reasons the first counts.
    pub(super) fn explain_menu(&self, state: &State, who: Participant, q: &mut Question) {
        // What is possible is worked out by the same code that plays, on a copy: it changes nothing
        // while it only looks, but it can hold the state only to change it.
        let play = Play {
            rules: self,
            state: &mut state.clone(),
            tale: &mut Tale::deaf(),
        };
        let mut bars = Bars::default();
        match state.menu.asked {
            Asked::Act if play.leader_of(who).is_none() => play.bar_actions(who, &mut bars),
            Asked::TrapArea => play.bar_trap_areas(&mut bars),
            Asked::Step => play.bar_steps(&mut bars),
            Asked::Target => play.bar_targets(&mut bars),
            Asked::PreRoll | Asked::PostRoll | Asked::ChangeRoll | Asked::TrapCard => {
                play.bar_cards(who, &mut bars);
            }
            Asked::Announce => play.bar_achievements(who, &mut bars),
            _ => {}
        }
        let mut said: Vec<Pick> = state.menu.picks.clone();
        for (pick, Why(id, why)) in bars.0 {
            if !said.contains(&pick) {
                said.push(pick);
                q.bar(self.pick_target(state, pick), rule(id), why);
            }
        }
    }
}
