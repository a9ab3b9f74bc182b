//! Death and kills (section 15).

use super::asking::{area_target, monster_kind_target};
use super::ledger::Done;
use super::menu::{Asked, Pick};
use super::stack::{DeathJob, Job};
use super::state::{Equipped, FOLLOWER_SLOTS, Figure, MOST_VINES, Participant};
use super::{ASK, Chosen, Play, rule};
use crate::cards::{Deed, KilledBy, MonsterKind, Trait};
use resolve::Go;
use table::Message;

/// Daily Glory for a killed Guardian, and lost by a death (DD-14.14, DD-15.3).
const GUARDIAN_GLORY: i16 = 3;

impl Play<'_> {
    /// A Guardian dies: loss of glory, Moth, rebirth (the glory of the killer comes before,
    /// DD-15.10). Also for Virtual Guardians (DD-23.18).
    pub(crate) fn start_death(&mut self, who: Participant) {
        self.take_off_board(who);
        self.push(Job::Death(DeathJob { who, step: 0 }));
    }

    /// The figure of a dead Guardian is nowhere until it is reborn, so it is in nobody's way.
    pub(crate) fn take_off_board(&mut self, who: Participant) {
        self.state.guardians[who.index()].area = None;
    }

    /// One step of it.
    pub(crate) fn step_death(&mut self, job: DeathJob) -> Go {
        if job.step == 0 {
            self.set_job(Job::Death(DeathJob { step: 1, ..job }));
            self.pay_for_death(job.who);
            return Go::On;
        }
        let colour = self.state.guardians[job.who.index()].colour;
        let temple = self.pack().map.temple(colour);
        let own = Figure::Guardian(job.who);
        if let Some(other) = self.figure_at(temple, Some(own)) {
            let free = self.displacement(temple);
            let picks = free.iter().map(Pick::Area);
            match self.choose(job.who, Asked::Displace, picks) {
                Chosen::Asked => return ASK,
                Chosen::Pick(Pick::Area(area)) => self.put(other, area),
                Chosen::Pick(_) | Chosen::Nothing => {}
            }
        }
        self.put(own, temple);
        self.refill(job.who);
        let guardian = self.guardian_arg(job.who);
        self.tell(rule("DD-15.2"), || {
            let told = Message::new("reborn").with("guardian", guardian);
            told.with("area", area_target(temple))
        });
        self.pop();
        Go::On
    }

    /// Glory, a Moth, the Wraith, and the turn (DD-15.3, DD-15.4, DD-15.9).
    fn pay_for_death(&mut self, who: Participant) {
        self.state.this_turn.died |= who.bit();
        let guardian = self.guardian_arg(who);
        self.tell(rule("DD-15.1"), || {
            Message::new("dies").with("guardian", guardian)
        });
        self.note_dead_side(who);
        self.change_glory(who, -GUARDIAN_GLORY);
        if self.state.is_virtual(who) {
            return;
        }
        self.gain_moth(who);
        let slots = &self.state.players[who.index()].equipment;
        let is_wraith = |it: &Equipped| matches!(it, Equipped::Wraith { .. });
        if let Some(slot) = slots.iter().position(is_wraith) {
            self.drop_equipment(who, slot as u8);
        }
        self.cut_turn_of(who);
    }

    /// Rebirth: full mana; full life, or 1 if the temple is corrupted (DD-15.2).
    fn refill(&mut self, who: Participant) {
        let colour = self.state.guardians[who.index()].colour;
        let temple = self.pack().map.temple(colour);
        let corrupted = self.vines_at(temple) >= MOST_VINES;
        if let Some(player) = self.state.players.get_mut(who.index()) {
            player.mana = player.traits[Trait::Magic.index()];
            player.life = if corrupted {
                1
            } else {
                player.traits[Trait::Health.index()]
            };
        }
    }

    /// A Guardian was killed by somebody: the killer gains 3 and has done a deed.
    pub(crate) fn killed_guardian(&mut self, who: Participant, by: Participant, how: KilledBy) {
        let (killer, guardian) = (self.guardian_arg(by), self.guardian_arg(who));
        self.tell(rule("DD-14.14"), || {
            let told = Message::new("kills").with("guardian", killer);
            told.with("figure", guardian)
        });
        self.change_glory(by, GUARDIAN_GLORY);
        let done = Done {
            by: Some(how),
            ..Done::new(Deed::KillGuardian, self.state.phase)
        };
        self.deed(by, done);
    }

    /// A monster dies: removed, goal back, glory by the kind given (DD-14.29) and a deed for the killer.
    pub(crate) fn kill_monster(
        &mut self,
        slot: u8,
        kind: MonsterKind,
        by: Option<Participant>,
        how: KilledBy,
    ) {
        let monster = self.figure_target(Figure::Monster(slot));
        self.return_goal(slot);
        self.state.monsters[usize::from(slot)] = None;
        self.forget_rules_about(Figure::Monster(slot));
        if self
            .state
            .chain
            .is_some_and(|it| it.target == Figure::Monster(slot))
        {
            self.end_chain();
        }
        let Some(by) = by else {
            self.tell(rule("DD-14.24"), || {
                Message::new("monster-dies").with("figure", monster)
            });
            return;
        };
        let killer = self.guardian_arg(by);
        self.tell(rule("DD-14.24"), || {
            let told = Message::new("kills").with("guardian", killer);
            told.with("figure", monster)
        });
        self.reward_kill(kind, by, how);
    }

    /// An absorbed player was killed by somebody: it counts as a Leader (DD-21.8, DD-21.9).
    pub(crate) fn killed_leader(&mut self, by: Participant, how: KilledBy) {
        let killer = self.guardian_arg(by);
        self.tell(rule("DD-21.9"), || {
            let told = Message::new("kills").with("guardian", killer);
            told.with("figure", monster_kind_target(MonsterKind::Leader))
        });
        self.reward_kill(MonsterKind::Leader, by, how);
    }

    fn reward_kill(&mut self, kind: MonsterKind, by: Participant, how: KilledBy) {
        let glory = self.pack().monsters[kind.index()].glory;
        self.change_glory(by, i16::from(glory));
        let done = Done {
            kind: Some(kind),
            by: Some(how),
            ..Done::new(Deed::KillMonster, self.state.phase)
        };
        self.deed(by, done);
    }

    /// A White Moth is received (DD-15.5): it takes the place of an Acolyte if there is no other,
    /// and there is none with three Moths.
    pub(crate) fn gain_moth(&mut self, who: Participant) -> bool {
        if self.state.is_virtual(who) {
            return false;
        }
        let acolytes = &mut self.state.guardians[who.index()].acolytes;
        let moths = &mut self.state.players[who.index()].moths;
        if *moths >= FOLLOWER_SLOTS {
            return false;
        }
        if *moths + *acolytes >= FOLLOWER_SLOTS {
            *acolytes -= 1;
        }
        *moths += 1;
        let n = *moths;
        let guardian = self.guardian_arg(who);
        self.tell(rule("DD-15.5"), || {
            Message::new("moth")
                .with("guardian", guardian)
                .with("n", i32::from(n))
        });
        true
    }
}
