//! A participant's turn: T1 to T4 (section 6).
//!
//! | module | its one idea |
//! | --- | --- |
//! | `actions` | what the active player can do (DD-6.3) |
//! | `needs` | what abilities and area actions need |
//! | `carry` | how an action is carried out |
//! | `alliances` | alliances with Citadels (section 16.2) |
//! | `end` | what is looked at when the actions are over (DD-19.8) |

mod actions;
mod alliances;
mod carry;
mod end;
mod needs;

use super::flow::Flow;
use super::menu::{Asked, MenuShape, Pick};
use super::state::{Figure, MOST_ACTION_POINTS, Participant, ThisTurn};
use super::{ASK, Play, rule};
use crate::cards::{Rule, Until};
use resolve::Go;
use serde::{Deserialize, Serialize};
use table::Message;

/// The turns of a phase: D5 and K5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turns {
    /// The place in this round's order; behind the last one those who are late (DD-21.5).
    pub place: u8,
    /// Where the turn stands.
    pub step: TurnStep,
}

/// The steps of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TurnStep {
    /// It is looked for whoever is next: T1.
    Next,
    /// T2: the next action is chosen.
    Act,
    /// An area for a Trap token is chosen.
    PlaceTrap,
    /// The alliance is entered, perhaps for another one.
    Ally,
    /// An action is over.
    Acted,
    /// The actions are over.
    Over,
    /// T3: the monster step.
    Monster,
    /// It is over.
    Moved,
    /// T4.
    End,
}

impl Play<'_> {
    /// The active player died or was absorbed: its turn ends (DD-15.4, DD-21.5). Nothing happens in
    /// somebody else's turn.
    pub(crate) fn cut_turn_of(&mut self, who: Participant) {
        if self.state.active == Some(who) {
            self.state.this_turn.cut = true;
        }
    }

    /// A figure takes part in a combat: some achievements ask for that at the end of the turn.
    pub(crate) fn note_combat(&mut self, figure: Figure) {
        let active = self.state.active.map(Figure::Guardian);
        self.state.this_turn.fought |= active == Some(figure);
    }

    pub(crate) fn step_turns(&mut self, turns: Turns) -> Go {
        let Some(who) = self.state.active else {
            return self.next_turn(turns.place);
        };
        match turns.step {
            TurnStep::Next => return self.next_turn(turns.place),
            TurnStep::Act => return self.step_act_menu(who),
            TurnStep::PlaceTrap => return self.step_place_trap(who),
            TurnStep::Ally => return self.step_ally(who),
            TurnStep::Acted => {
                self.go_to_step(TurnStep::Act);
                self.open_announcements();
            }
            TurnStep::Over => {
                self.go_to_step(TurnStep::Monster);
                self.end_chain();
                self.count_end_of_turn(who);
                self.open_announcements();
            }
            TurnStep::Monster => {
                self.go_to_step(TurnStep::Moved);
                self.start_monster_step(who);
            }
            TurnStep::Moved => {
                self.go_to_step(TurnStep::End);
                self.open_announcements();
            }
            TurnStep::End => self.end_turn(who, turns.place),
        }
        Go::On
    }

    /// The cursor goes to another step of the turn in progress.
    fn go_to_step(&mut self, step: TurnStep) {
        if let Flow::Turns(turns) = &mut self.state.flow {
            turns.step = step;
        }
    }

    /// The next one in order takes a turn; whoever was absorbed when it would have been its turn
    /// takes it after everybody else (DD-21.5).
    fn next_turn(&mut self, place: u8) -> Go {
        let in_order = self.state.order.get(usize::from(place)).copied();
        let late = |it: &Participant| {
            let player = self.state.players.get(it.index());
            player.is_some_and(|player| !player.dark_deeds.acted)
        };
        let next = match in_order {
            Some(who) if self.leader_of(who).is_some() => {
                let step = TurnStep::Next;
                let place = place + 1;
                self.state.flow = Flow::Turns(Turns { place, step });
                return Go::On;
            }
            Some(who) => Some(who),
            None => self.state.order.iter().copied().find(late),
        };
        match next {
            Some(who) => self.begin_turn(who),
            None => self.after_turns(),
        }
        Go::On
    }

    /// T1: nothing happens but what lasts on the player (DD-6.2).
    fn begin_turn(&mut self, who: Participant) {
        self.state.active = Some(who);
        self.state.turn += 1;
        self.state.this_turn = ThisTurn::default();
        let guardian = self.guardian_arg(who);
        self.tell(rule("DD-5.14"), || {
            Message::new("turn-begins").with("guardian", guardian)
        });
        if self.state.is_virtual(who) {
            self.go_to_step(TurnStep::Moved);
            self.start_virtual_turn(who);
            return;
        }
        self.go_to_step(TurnStep::Act);
        let figure = Some(self.figure_of(who));
        let change = self.rule_value(Rule::ApChange, figure, None);
        let player = &mut self.state.players[who.index()];
        player.ap = player
            .ap
            .saturating_add_signed(change)
            .min(MOST_ACTION_POINTS);
        player.dark_deeds.struck = false;
        player.dark_deeds.corrupted = false;
        player.dark_deeds.acted = true;
    }

    /// T4: what is left of the turn ends (DD-6.10).
    fn end_turn(&mut self, who: Participant, place: u8) {
        if let Some(player) = self.state.players.get_mut(who.index()) {
            player.ap = 0;
        }
        let turn = u32::from(self.state.turn);
        self.end_lasting(Until::EndOfTurn, turn);
        self.end_lasting(Until::EndOfTheirNextTurn, turn);
        self.state.active = None;
        let step = TurnStep::Next;
        let place = place.saturating_add(1);
        self.state.flow = Flow::Turns(Turns { place, step });
    }

    /// T2: the active player chooses one legal action after another.
    fn step_act_menu(&mut self, who: Participant) -> Go {
        if let Some(reply) = self.reply(Asked::Act) {
            if let Some(pick) = reply.pick() {
                self.carry_out(who, pick);
            }
            return Go::On;
        }
        if self.state.this_turn.cut {
            self.go_to_step(TurnStep::Over);
            return Go::On;
        }
        let picks: Vec<Pick> = if self.leader_of(who).is_some() {
            self.absorbed_actions(who)
        } else {
            self.actions(who)
        };
        self.ask(who, Asked::Act, MenuShape::One, picks);
        ASK
    }
}
