//! Who fights with what: dice, or the row of a Monster Attack card.

use super::{ATTACKER, DEFENDER};
use crate::cards::{AttackId, Row, Trait};
use crate::play::asking::attack_target;
use crate::play::stack::{CombatStage, Fate, Side, Stats};
use crate::play::state::{Figure, Participant, ROUNDS};
use crate::play::{Play, rule};
use table::Message;

impl Side {
    /// A side before anything is known about it.
    #[must_use]
    pub fn new(figure: Figure) -> Self {
        Side {
            figure,
            dice: 0,
            fate: Fate::default(),
            stats: None,
            prevented: 0,
            wounds: 0,
            dead: false,
            ability_used: false,
            last_spell: None,
        }
    }
}

impl Play<'_> {
    /// The player who rolls dice for a figure; none for all others (DD-8.9).
    pub(super) fn roller(&self, figure: Figure) -> Option<Participant> {
        match figure {
            Figure::Guardian(who) => Some(who).filter(|who| !self.state.is_virtual(*who)),
            Figure::Monster(_) | Figure::Priestess => None,
        }
    }

    /// The participant who gains glory for what a figure kills: an absorbed player gains none.
    pub(super) fn killer(figure: Figure) -> Option<Participant> {
        match figure {
            Figure::Guardian(who) => Some(who),
            Figure::Monster(_) | Figure::Priestess => None,
        }
    }

    /// C1, step (1): dice of players; cards for all others, the attacker's first (DD-23.16).
    pub(super) fn prepare_sides(&mut self) {
        for side in [ATTACKER, DEFENDER] {
            let figure = self.fighting().sides[side].figure;
            if let Some(who) = self.roller(figure) {
                let attack = self.state.players[who.index()].traits[Trait::Attack.index()];
                self.fighting().sides[side].dice = attack;
            } else {
                let stats = self.draw_stats(figure);
                self.fighting().sides[side].stats = Some(stats);
            }
        }
        self.fighting().stage = CombatStage::Echo;
    }

    /// What a figure fights with is fixed by a new card (DD-14.20, DD-14.29, DD-14.41).
    fn draw_stats(&mut self, figure: Figure) -> Stats {
        let attack = self.draw_attack();
        let kind = self.row_of(figure);
        let row = match kind {
            Some(kind) => self.row(attack, kind),
            None => self.priestess_row(attack),
        };
        Stats {
            attack,
            kind,
            hits: row.hits,
            health: row.health,
        }
    }

    /// The High Priestess: uncovered dusk icons and Hearts on the track, and the card (DD-14.41).
    fn priestess_row(&self, attack: Option<AttackId>) -> Row {
        let taken = self.state.hearts_taken;
        let bonus = attack.map_or(Row::default(), |attack| {
            self.pack().attacks[attack.index()].priestess
        });
        Row {
            hits: taken + bonus.hits,
            health: ROUNDS.saturating_sub(taken) + bonus.health,
        }
    }

    pub(super) fn tell_combat(&mut self, attacker: Figure, defender: Figure) {
        let [attacker, defender] = [attacker, defender].map(|it| self.figure_target(it));
        self.tell(rule("DD-14.1"), || {
            let told = Message::new("combat").with("attacker", attacker);
            told.with("defender", defender)
        });
    }

    pub(super) fn tell_echo(&mut self, attack: AttackId) {
        self.tell(rule("DD-14.21"), || {
            Message::new("echo").with("card", attack_target(attack))
        });
    }
}
