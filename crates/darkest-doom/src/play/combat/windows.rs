//! The steps of the players before and after the roll of a combat (DD-14.6, DD-14.10).

use crate::cards::{Card, ResourceDeck, Timing};
use crate::play::menu::{Asked, Going, MenuShape, Pick};
use crate::play::playing::Window;
use crate::play::stack::{Before, BeforeSide, CombatStage, LastSpell, Side};
use crate::play::state::{Figure, Participant};
use crate::play::{ASK, Play};
use resolve::Go;

impl Play<'_> {
    /// A window opens: the attacker is first.
    pub(super) fn open_window(&mut self) {
        let combat = self.fighting();
        combat.step_of = 0;
        combat.passes = 0;
        for side in &mut combat.sides {
            side.last_spell = None;
        }
    }

    /// A step of a window. It closes when all players of the combat have passed in a row: with one
    /// player, at the first pass (DD-14.21).
    pub(super) fn step_window(&mut self, asked: Asked) -> Go {
        let combat = self.fighting();
        let (at, passes) = (usize::from(combat.step_of), combat.passes);
        let figures = combat.sides.each_ref().map(|side| side.figure);
        let players = figures.map(|figure| self.roller(figure));
        if usize::from(passes) >= players.iter().flatten().count() {
            self.close_window(asked);
            return Go::On;
        }
        let Some(who) = players[at] else {
            self.turn_over();
            return Go::On;
        };
        let with_player = players[1 - at].is_some();
        let window = match asked {
            Asked::PreRoll => Window::PreRoll { with_player },
            _ => Window::PostRoll { with_player },
        };
        match self.reply(asked) {
            Some(reply) => self.window_step(who, reply.pick()),
            None if self.worth_asking(who, window) => {
                let mut picks = self.window_picks(who, window);
                if self.can_fight_by_ability(who, window) {
                    picks.insert(0, Pick::Way(Going::Ability));
                }
                self.ask(who, asked, MenuShape::One, picks);
                return ASK;
            }
            None => self.pass_step(),
        }
        Go::On
    }

    fn close_window(&mut self, asked: Asked) {
        self.fighting().stage = match asked {
            Asked::PreRoll => CombatStage::Roll,
            _ => CombatStage::Compare,
        };
    }

    fn turn_over(&mut self) {
        let combat = self.fighting();
        combat.step_of = 1 - combat.step_of;
    }

    /// Seen from outside, could the player do something (DD-22.1)?
    fn worth_asking(&mut self, who: Participant, window: Window) -> bool {
        self.can_fight_by_ability(who, window) || self.may_answer(who, window)
    }

    /// Sharpened Senses: once, before the roll, and with a die to give up (DD-4.7).
    fn can_fight_by_ability(&mut self, who: Participant, window: Window) -> bool {
        let timing = match window {
            Window::PreRoll { .. } => Timing::CombatPreRoll,
            _ => Timing::CombatPostRoll,
        };
        let side = self.side_mut(Figure::Guardian(who));
        let ready = side.is_some_and(|side| !side.ability_used && side.dice > 0);
        ready && self.ability_helps(who, timing)
    }

    /// What the player does: exactly one thing.
    fn window_step(&mut self, who: Participant, pick: Option<Pick>) {
        match pick {
            Some(Pick::Card(card)) => {
                self.took_step(Some(card));
                self.start_play(who, card, None);
            }
            Some(Pick::Equipment(slot)) => {
                self.took_step(None);
                self.start_use(who, slot);
            }
            Some(Pick::Power(card, die)) => {
                self.took_step(None);
                self.start_power(who, card, die);
            }
            Some(Pick::Way(Going::Ability)) => {
                if let Some(side) = self.side_mut(Figure::Guardian(who)) {
                    side.ability_used = true;
                }
                self.took_step(None);
                self.begin_ability(who);
            }
            _ => self.pass_step(),
        }
    }

    fn pass_step(&mut self) {
        let combat = self.fighting();
        combat.sides[usize::from(combat.step_of)].last_spell = None;
        combat.passes += 1;
        self.turn_over();
    }

    /// The player acts: whoever passed before may act again.
    fn took_step(&mut self, card: Option<Card>) {
        let is_spell = |card: &Card| self.pack().design(*card).deck == ResourceDeck::Spell;
        let spell = card.filter(is_spell);
        let last_spell = spell.map(|card| LastSpell {
            card,
            before: Box::new(self.before_spell()),
        });
        let combat = self.fighting();
        combat.sides[usize::from(combat.step_of)].last_spell = last_spell;
        combat.passes = 0;
        self.turn_over();
    }

    /// The combat as it is, in case the spell that follows is cancelled.
    fn before_spell(&mut self) -> Before {
        let figures = self.fighting().sides.each_ref().map(|side| side.figure);
        let followers = figures.map(|figure| self.followers(figure));
        let combat = self.fighting();
        let side = |at: usize| {
            let Side {
                dice,
                fate,
                stats,
                prevented,
                ..
            } = &combat.sides[at];
            BeforeSide {
                dice: *dice,
                fate: fate.clone(),
                stats: *stats,
                prevented: *prevented,
                followers: followers[at],
            }
        };
        Before {
            sides: [side(0), side(1)],
            later: combat.later.clone(),
        }
    }

    /// Acolytes and White Moths of the player of a figure.
    fn followers(&self, figure: Figure) -> (u8, u8) {
        let Some(who) = self.roller(figure) else {
            return (0, 0);
        };
        let acolytes = self.state.guardians[who.index()].acolytes;
        (acolytes, self.state.players[who.index()].moths)
    }

    /// The last battle spell of the opponent of a figure has no effect; its cost stays paid
    /// (DD-10.7). Tells whether there was one.
    pub(crate) fn undo_spell(&mut self, figure: Figure) -> bool {
        let opponent = self.opponent_of(figure);
        let side = opponent.and_then(|opponent| self.side_mut(opponent));
        let Some(spell) = side.and_then(|side| side.last_spell.take()) else {
            return false;
        };
        let before = *spell.before;
        let Some(combat) = self.combat_mut() else {
            return false;
        };
        combat.later = before.later;
        let figures = combat.sides.each_ref().map(|side| side.figure);
        let mut followers = [(0, 0); 2];
        for (at, was) in before.sides.into_iter().enumerate() {
            let side = &mut combat.sides[at];
            side.dice = was.dice;
            side.fate = was.fate;
            side.stats = was.stats;
            side.prevented = was.prevented;
            followers[at] = was.followers;
        }
        for (figure, (acolytes, moths)) in figures.into_iter().zip(followers) {
            if let Some(who) = self.roller(figure) {
                self.state.guardians[who.index()].acolytes = acolytes;
                self.state.players[who.index()].moths = moths;
            }
        }
        true
    }
}
