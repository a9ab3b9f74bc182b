//! Hits, wounds, effects at the end and deaths (DD-14.11 to DD-14.14, DD-14.23, DD-14.24).

use super::{ATTACKER, DEFENDER};
use crate::cards::compile::Instr;
use crate::cards::{KilledBy, MonsterKind, Phase};
use crate::play::asking::corruption_target;
use crate::play::menu::{Asked, Going, MenuShape, Pick, Reply};
use crate::play::stack::{
    Blows, CombatJob, CombatStage, EffectJob, Job, Later, Returned, Side, Source,
};
use crate::play::state::{Figure, Participant, Victory};
use crate::play::{ASK, Play, rule};
use resolve::Go;
use smallvec::smallvec;
use table::Message;

/// With fewer Dark Corruption cards nobody can be absorbed (DD-21.2).
const LEADER_CARDS: usize = 2;

impl Play<'_> {
    /// C6: the wounds of both sides (DD-14.3). Those who roll no dice do not parry.
    pub(super) fn compare(&mut self) {
        let phase = self.state.phase;
        self.state.returned = None;
        let combat = self.fighting();
        combat.stage = CombatStage::ReduceAttacker;
        let blows = combat.blows(phase);
        for (side, blows) in combat.sides.iter_mut().zip(blows) {
            side.wounds = blows.wounds;
        }
        let figures = combat.sides.each_ref().map(|side| side.figure);
        for side in [ATTACKER, DEFENDER] {
            let figure = self.figure_target(figures[side]);
            let Blows { hits, parries, .. } = blows[side];
            self.tell(rule("DD-14.11"), || {
                let told = Message::new("blows").with("figure", figure);
                told.with("hits", i32::from(hits))
                    .with("parries", i32::from(parries))
            });
        }
    }

    /// C7: the wounds of one side are reduced (DD-14.12).
    pub(super) fn reduce(&mut self, side: usize, next: CombatStage) {
        if let Some(Returned::Wounds { suffered, .. }) = self.state.returned.take() {
            let combat = self.fighting();
            combat.sides[side].wounds = suffered;
            combat.stage = next;
            return;
        }
        let Side { figure, wounds, .. } = self.fighting().sides[side];
        match self.roller(figure) {
            Some(who) if wounds > 0 => self.start_reductions(who, wounds),
            _ => self.fighting().stage = next,
        }
    }

    /// C8: wounds are marked on both sides at the same time. The dark life of an absorbed Leader
    /// follows with the deaths.
    pub(super) fn mark_wounds(&mut self) {
        for at in [ATTACKER, DEFENDER] {
            let Side {
                figure,
                wounds,
                stats,
                ..
            } = self.fighting().sides[at];
            let dead = match figure {
                Figure::Guardian(who) if !self.state.is_virtual(who) => self.lose_life(who, wounds),
                Figure::Monster(slot) if self.controller_of(slot).is_some() => false,
                _ => stats.is_some_and(|stats| wounds >= stats.health),
            };
            self.fighting().sides[at].dead = dead;
        }
        let sides = &mut self.fighting().sides;
        if sides[ATTACKER].dead && sides[DEFENDER].figure == Figure::Priestess {
            // DD-14.43: she falls only to somebody who survives.
            sides[DEFENDER].dead = false;
        }
        self.fighting().stage = CombatStage::Leader;
    }

    /// Whoever might hold the Leader card is asked, so that the question shows nothing (DD-21.2,
    /// DD-22.1): the number of Dark Corruption cards is public, the faces are not.
    pub(super) fn step_reveal(&mut self) -> Go {
        let Some(who) = self.may_be_absorbed() else {
            self.fighting().stage = CombatStage::Later;
            return Go::On;
        };
        let card = self.leader_card(who);
        let Some(reply) = self.reply(Asked::Reveal) else {
            let mut picks = vec![Pick::Way(Going::Decline)];
            picks.extend(card.map(|_| Pick::Way(Going::Accept)));
            self.ask(who, Asked::Reveal, MenuShape::One, picks);
            return ASK;
        };
        let combat = self.fighting();
        combat.stage = CombatStage::Later;
        let accepted = reply.pick() == Some(Pick::Way(Going::Accept));
        if let Some(card) = card.filter(|_| accepted) {
            combat.revealed = true;
            self.tale.reveal();
            let guardian = self.guardian_arg(who);
            self.tell(rule("DD-21.2"), || {
                let told = Message::new("reveals-leader").with("guardian", guardian);
                told.with("card", corruption_target(card))
            });
            let program = self.pack().corruption[card.index()].after_combat.program;
            self.run(EffectJob::new(Source::Corruption(card), program, who));
        }
        Go::On
    }

    /// The player whose Guardian survived a monster Leader, if it could hold the Leader card.
    fn may_be_absorbed(&mut self) -> Option<Participant> {
        let sides = &self.fighting().sides;
        let is_leader = |side: &Side| {
            let stats = side.stats.and_then(|stats| stats.kind);
            matches!(side.figure, Figure::Monster(_)) && stats == Some(MonsterKind::Leader)
        };
        let leader = sides.iter().position(is_leader)?;
        let (leader, own) = (sides[leader].figure, &sides[1 - leader]);
        let (own, dead) = (own.figure, own.dead);
        let who = self.roller(own).filter(|_| !dead)?;
        let free = matches!(leader, Figure::Monster(slot) if self.controller_of(slot).is_none());
        let cards = self.state.players[who.index()].corruption.len();
        (free && cards >= LEADER_CARDS).then_some(who)
    }

    /// Whoever reveals the card has agreed to what it offers.
    fn agree(&mut self, who: Participant) {
        self.state.reply = Some(Reply {
            asked: Asked::May,
            party: who,
            picks: smallvec![],
            amounts: smallvec![1],
        });
    }

    /// Effects at the end of the combat, one after another, if their conditions hold now.
    pub(super) fn step_later(&mut self) {
        let combat = self.fighting();
        if combat.later.is_empty() {
            combat.stage = CombatStage::Deaths;
            combat.step_of = 0;
            return;
        }
        let Later {
            source,
            actor,
            program,
            at,
        } = combat.later.remove(0);
        let agreed = combat.revealed && matches!(source, Source::Corruption(_));
        let code = &self.pack().program(program).code;
        let Some(Instr::Later(cond, program)) = code.get(usize::from(at)) else {
            return;
        };
        self.push(Job::Effect(Box::new(EffectJob::new(
            source, *program, actor,
        ))));
        if !self.holds(cond) {
            self.pop();
        } else if agreed {
            self.agree(actor);
        }
    }

    /// C8: first the glory of both, then the deaths, the attacker's first (DD-14.14, DD-15.10).
    pub(super) fn step_deaths(&mut self) {
        let combat = self.fighting();
        let step = combat.step_of;
        combat.step_of += 1;
        match step {
            0 => {
                self.spare_leader();
                self.settle_goals();
                self.reward_kills();
            }
            1 | 2 => {
                let Side { figure, dead, .. } = combat.sides[usize::from(step) - 1];
                self.state.returned = None;
                if let (Figure::Guardian(who), true) = (figure, dead) {
                    self.start_death(who);
                }
            }
            _ => combat.stage = CombatStage::Displace,
        }
    }

    /// Somebody was absorbed: its hits on the Leader are ignored (DD-21.2).
    fn spare_leader(&mut self) {
        let figures = self.fighting().sides.each_ref().map(|side| side.figure);
        for (own, other) in [(ATTACKER, DEFENDER), (DEFENDER, ATTACKER)] {
            let who = self.roller(figures[own]);
            if who.is_some_and(|who| self.state.players[who.index()].absorbed.is_some()) {
                let leader = &mut self.fighting().sides[other];
                leader.dead = false;
                leader.wounds = 0;
            }
        }
    }

    /// A monster that has fought its goal Guardian has fulfilled its goal (DD-18.9 b).
    pub(super) fn settle_goals(&mut self) {
        let figures = self.fighting().sides.each_ref().map(|side| side.figure);
        for (monster, other) in [(ATTACKER, DEFENDER), (DEFENDER, ATTACKER)] {
            let (Figure::Monster(slot), Figure::Guardian(who)) = (figures[monster], figures[other])
            else {
                continue;
            };
            self.return_fought_goal(slot, who);
        }
    }

    /// Glory for kills; monsters leave the board, a beaten High Priestess ends the game.
    fn reward_kills(&mut self) {
        let sides = &self.fighting().sides;
        let ends = sides
            .each_ref()
            .map(|it| (it.figure, it.dead, it.stats, it.wounds));
        for (own, other) in [(ATTACKER, DEFENDER), (DEFENDER, ATTACKER)] {
            let (figure, dead, stats, wounds) = ends[own];
            let by = Self::killer(ends[other].0);
            match figure {
                Figure::Guardian(who) if dead => {
                    self.take_off_board(who);
                    if let Some(by) = by {
                        self.killed_guardian(who, by, KilledBy::Combat);
                    }
                }
                Figure::Monster(slot) => match (self.controller_of(slot), stats) {
                    (Some(controller), _) if wounds > 0 => {
                        self.start_wounds(controller, wounds, by, KilledBy::Combat);
                    }
                    (None, Some(stats)) if dead => {
                        let kind = stats.kind.unwrap_or(MonsterKind::Hound);
                        self.kill_monster(slot, kind, by, KilledBy::Combat);
                    }
                    _ => {}
                },
                Figure::Priestess if dead => {
                    let winner: Vec<Participant> = by.into_iter().collect();
                    self.end_game(Victory::Priestess, &winner);
                    return;
                }
                Figure::Guardian(_) | Figure::Priestess => {}
            }
        }
    }
}

impl CombatJob {
    /// What the sides would come to if the blows were struck now (DD-14.3). Those who roll no dice
    /// do not parry.
    #[must_use]
    pub fn blows(&self, phase: Phase) -> [Blows; 2] {
        let hits = |side: &Side| match side.stats {
            Some(stats) => stats.hits,
            None => side.fate.hits(phase),
        };
        let parries = |side: &Side| match side.stats {
            Some(_) => 0,
            None => side.fate.parries(),
        };
        let [attacker, defender] = &self.sides;
        [(attacker, defender), (defender, attacker)].map(|(own, other)| Blows {
            hits: hits(own),
            parries: parries(own),
            wounds: hits(other)
                .saturating_sub(parries(own))
                .saturating_sub(own.prevented),
        })
    }
}
