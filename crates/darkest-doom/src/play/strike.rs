//! Hits outside of combat (DD-10.30 to DD-10.36).

use super::asking::attack_target;
use super::playing::Window;
use super::stack::{Fate, Job, Returned, RollStage, StrikeJob};
use super::state::{Chain, Figure, Participant, State};
use super::{Play, rule};
use crate::cards::{AttackId, KilledBy, MonsterKind, Row, Trait};
use resolve::Go;
use table::Message;

impl Play<'_> {
    /// Begins hits on a figure; tells `Returned::Strike`.
    pub(crate) fn start_strike(
        &mut self,
        by: Participant,
        target: Figure,
        hits: u8,
        how: KilledBy,
    ) {
        if how == KilledBy::Ranged {
            self.keep_chain_on(target);
        }
        self.push(Job::Strike(Box::new(StrikeJob {
            by,
            target,
            hits,
            how,
            fate: Fate::default(),
            stage: RollStage::Begin,
        })));
    }

    /// The strike in progress.
    fn strike(&mut self) -> &mut StrikeJob {
        match self.state.stack.last_mut().map(|frame| &mut frame.job) {
            Some(Job::Strike(strike)) => strike,
            _ => unreachable!("only a strike is stepped as a strike"),
        }
    }

    /// One step of it.
    pub(crate) fn step_strike(&mut self) -> Go {
        let target = self.strike().target;
        match target {
            Figure::Guardian(who) if !self.state.is_virtual(who) => self.strike_player(who),
            Figure::Monster(slot) if self.controller_of(slot).is_some() => self.strike_leader(slot),
            _ => self.strike_others(),
        }
    }

    /// A player defends itself with its Magic Knowledge, but not against traps (DD-10.24,
    /// DD-10.31).
    fn strike_player(&mut self, who: Participant) -> Go {
        match (self.strike().stage, self.strike().how) {
            (RollStage::Begin, KilledBy::Trap) => {
                self.strike().stage = RollStage::Done;
                self.wound_by_strike(who);
            }
            (RollStage::Begin, _) => {
                let magic = self.state.players[who.index()].traits[Trait::Magic.index()];
                let dice = self.roll_openly(who, magic);
                let strike = self.strike();
                strike.fate.dice = dice;
                strike.stage = RollStage::Change;
                let moons = strike.fate.moons();
                self.start_moons(who, moons);
            }
            (RollStage::Change, _) => {
                if let Some(go) = self.change_window(who, Window::Defence) {
                    return go;
                }
                self.strike().stage = RollStage::Done;
                self.wound_by_strike(who);
            }
            (RollStage::Done, _) => self.end_strike(),
        }
        Go::On
    }

    /// What the shields leave of the hits.
    fn wound_by_strike(&mut self, who: Participant) {
        let strike = self.strike();
        let wounds = strike.hits.saturating_sub(strike.fate.parries());
        let (by, how) = (strike.by, strike.how);
        self.start_wounds(who, wounds, Some(by), how);
    }

    /// Hits on an absorbed Leader are wounds, which stay (DD-21.4, DD-21.6).
    fn strike_leader(&mut self, slot: u8) -> Go {
        let strike = self.strike();
        let (by, hits, how) = (strike.by, strike.hits, strike.how);
        if strike.stage == RollStage::Done {
            self.end_strike();
            return Go::On;
        }
        strike.stage = RollStage::Done;
        if let Some(who) = self.controller_of(slot) {
            self.start_wounds(who, hits, Some(by), how);
        }
        Go::On
    }

    /// Monsters and Virtual Guardians; one of the latter may have died and been reborn by now.
    fn strike_others(&mut self) -> Go {
        let strike = self.strike();
        let (by, target, hits, how) = (strike.by, strike.target, strike.hits, strike.how);
        let mut killed = strike.stage == RollStage::Done;
        if !killed {
            killed = self.compare_with_health(by, target, hits, how);
        }
        if matches!(self.state.stack.last(), Some(top) if matches!(top.job, Job::Strike(_))) {
            self.finish(Returned::Strike { killed });
        }
        Go::On
    }

    fn end_strike(&mut self) {
        let returned = self.state.returned.take();
        let killed = matches!(returned, Some(Returned::Wounds { died: true, .. }));
        self.finish(Returned::Strike { killed });
    }

    /// A monster or Virtual Guardian dies if the hits reach its health (DD-10.33, DD-23.19). Those
    /// of ranged effects one after another add up (DD-10.34).
    fn compare_with_health(
        &mut self,
        by: Participant,
        target: Figure,
        hits: u8,
        how: KilledBy,
    ) -> bool {
        let Some(kind) = self.row_of(target) else {
            return false;
        };
        let ranged = how == KilledBy::Ranged;
        let before = self
            .state
            .chain
            .take_if(|it| ranged && it.caster == by && it.target == target);
        if ranged {
            self.end_chain();
        }
        let attack = before.map(|it| it.attack).or_else(|| self.draw_attack());
        let total = before.map_or(0, |it| it.hits) + hits;
        let health = self.row(attack, kind).health;
        let figure = self.figure_target(target);
        self.tell(rule("DD-10.33"), || {
            let told = Message::new("struck").with("figure", figure);
            told.with("n", i32::from(total))
                .with("health", i32::from(health))
        });
        let killed = total >= health;
        match attack {
            Some(attack) if ranged && !killed => {
                self.state.chain = Some(Chain {
                    caster: by,
                    target,
                    attack,
                    hits: total,
                });
            }
            _ => self.state.attacks.discard.extend(attack),
        }
        if killed {
            self.slay(target, kind, by, how);
        }
        killed
    }

    fn slay(&mut self, target: Figure, kind: MonsterKind, by: Participant, how: KilledBy) {
        match target {
            Figure::Monster(slot) => self.kill_monster(slot, kind, Some(by), how),
            Figure::Guardian(who) => {
                self.strike().stage = RollStage::Done;
                self.killed_guardian(who, by, how);
                self.start_death(who);
            }
            Figure::Priestess => {}
        }
    }

    /// The kind whose row a figure without dice fights with (DD-14.20, DD-23.15).
    pub(crate) fn row_of(&self, figure: Figure) -> Option<MonsterKind> {
        match figure {
            Figure::Monster(slot) => {
                let monster = self.state.monsters.get(usize::from(slot))?.as_ref();
                monster.map(|monster| monster.kind)
            }
            Figure::Guardian(who) => {
                let row = self.state.guardians[who.index()].row;
                Some(row.unwrap_or(MonsterKind::Hound))
            }
            Figure::Priestess => None,
        }
    }

    /// Draws a Monster Attack card; everybody sees it (DD-14.20).
    pub(crate) fn draw_attack(&mut self) -> Option<AttackId> {
        if self.state.attacks.deck.is_empty() {
            self.tale.chance();
        }
        self.tale.reveal();
        let State {
            attacks, chance, ..
        } = &mut *self.state;
        let attack = attacks.draw(chance)?;
        self.tell(rule("DD-14.20"), || {
            Message::new("attack-card").with("card", attack_target(attack))
        });
        Some(attack)
    }

    /// The row of a kind on a Monster Attack card; without a card it does nothing and holds out
    /// one hit.
    pub(crate) fn row(&self, attack: Option<AttackId>, kind: MonsterKind) -> Row {
        let none = Row { hits: 0, health: 1 };
        attack.map_or(none, |attack| {
            self.pack().attacks[attack.index()].rows[kind.index()]
        })
    }

    /// A chain of wounds ends when something else is chosen or struck (DD-10.34).
    pub(crate) fn keep_chain_on(&mut self, figure: Figure) {
        if self.state.chain.is_some_and(|it| it.target != figure) {
            self.end_chain();
        }
    }

    /// Ends a chain of wounds on a monster (DD-10.34): its card is discarded.
    pub(crate) fn end_chain(&mut self) {
        if let Some(chain) = self.state.chain.take() {
            self.state.attacks.discard.push(chain.attack);
        }
    }
}
