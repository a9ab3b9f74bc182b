//! Damage on its way to its victims (BRW-17.4): what changes it and who takes it instead. Then its
//! cubes are placed (see `scarce`).

use crate::cards::compile::Instr;
use crate::cards::{Ability, Kind, Op, ProgramId, TriggerOn, Whose};
use crate::play::asking::figure_target;
use crate::play::stack::{DamageJob, EffectJob, Happening, Job, Packet, Source, Target};
use crate::play::state::{EvocId, Evocation, Figure, Party, StableEffect};
use crate::play::triggers::Ears;
use crate::play::{Go, Play, rule};
use smallvec::{SmallVec, smallvec};
use table::Message;

/// The packet in hand has just come up.
const COMING: u8 = 0;
/// Others may take it.
const REDIRECTED: u8 = 1;
/// Everything is ready: scarce cubes are split.
const READY: u8 = 2;

/// Something that changes damage before it is placed, and on whose behalf.
#[derive(Clone, Copy)]
struct Shield {
    source: Source,
    program: ProgramId,
    owner: Party,
    this: Option<EvocId>,
    target: Option<Figure>,
}

/// What an ability does to damage on its way.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Change {
    Ignores(u8),
    Redirects,
}

/// What a program does to damage on its way, if it is about that (BRW-17.4).
fn change(code: &[Instr]) -> Option<Change> {
    code.iter().find_map(|instr| match instr {
        Instr::Act(Op::IgnoreDamage { n }) => Some(Change::Ignores(*n)),
        Instr::Act(Op::RedirectDamage { .. }) => Some(Change::Redirects),
        _ => None,
    })
}

impl Play<'_> {
    /// Sends damage on its way; the frame below goes on when it has been placed.
    pub(crate) fn pour(&mut self, mut packets: SmallVec<[Packet; 4]>) {
        for packet in &mut packets {
            packet.nominal = self.damage_dealt(packet);
        }
        packets.reverse();
        self.push_damage(packets, SmallVec::new());
    }

    /// Sends redirected damage on its way: it is not redirected again (BRW-17.15).
    pub(crate) fn pour_redirected(&mut self, packet: Packet) {
        let packet = self.arriving(packet);
        self.push_damage(SmallVec::new(), smallvec![packet]);
    }

    fn push_damage(&mut self, coming: SmallVec<[Packet; 4]>, ready: SmallVec<[Packet; 4]>) {
        self.push(Job::Damage(Box::new(DamageJob {
            coming,
            ready,
            asked: SmallVec::new(),
            step: COMING,
        })));
    }

    pub(super) fn damage_job(&mut self) -> &mut DamageJob {
        match self.state.stack.last_mut().map(|frame| &mut frame.job) {
            Some(Job::Damage(job)) => job,
            _ => unreachable!("damage is stepped while it is on top"),
        }
    }

    /// A step of damage on its way.
    pub(crate) fn step_damage(&mut self) -> Go {
        let job = self.damage_job();
        match (job.step, job.coming.last().copied()) {
            (COMING, Some(packet)) => {
                let packet = self.arriving(packet);
                let job = self.damage_job();
                job.coming.pop();
                job.coming.push(packet);
                job.asked.clear();
                job.step = REDIRECTED;
                Go::On
            }
            (REDIRECTED, Some(packet)) => {
                self.redirect_or_settle(&packet);
                Go::On
            }
            (READY, _) => self.split_and_place(),
            (_, _) => {
                self.allot();
                self.damage_job().step = READY;
                Go::On
            }
        }
    }

    /// What reaches the victim: with what it adds, less its mandatory reductions.
    pub(crate) fn arriving(&mut self, mut packet: Packet) -> Packet {
        if self.no_damage(packet.victim) {
            packet.nominal = 0;
            return packet;
        }
        packet.nominal = self.damage_taken(&packet);
        let ignored = self.reduction(&packet).min(packet.nominal);
        if ignored > 0 {
            packet.nominal -= ignored;
            self.tell_ignored(packet.victim, ignored);
        }
        packet
    }

    pub(crate) fn tell_ignored(&mut self, victim: Figure, number: u8) {
        self.tell(rule("BRW-17.4"), || {
            Message::new("damage-ignored")
                .with("victim", figure_target(victim))
                .with("number", i32::from(number))
        });
    }

    /// Damage that abilities of evocations and upgrades ignore without being asked.
    fn reduction(&self, packet: &Packet) -> u8 {
        let mut ignored = 0u8;
        self.each_shield(packet, |shield, change| {
            if let Change::Ignores(number) = change {
                ignored = ignored.saturating_add(number);
                self.witness_whole(shield.program);
            }
        });
        ignored
    }

    /// A program that is carried out without being run: it happens in the middle of damage.
    fn witness_whole(&self, program: ProgramId) {
        if let Some(witness) = self.rules.witness() {
            let steps = (0..).zip(&self.pack().program(program).code);
            steps.for_each(|(at, _)| witness.ran(program, at, true));
        }
    }

    /// Everything that changes this damage: evocations, their upgrades, stable spells.
    fn each_shield(&self, packet: &Packet, mut hear: impl FnMut(Shield, Change)) {
        let pack = self.pack();
        let coming = Happening::Damage(Packet {
            placed: packet.nominal,
            ..*packet
        });
        for evoc in &self.state.evocations {
            if evoc.spot.room().is_none() {
                continue;
            }
            let upgrade = evoc.upgrade.map(|kind| &pack.upgrade(kind).force);
            let own = &pack.evocation(evoc.kind).force.abilities;
            let own = own
                .iter()
                .map(|ability| (Source::Evocation(evoc.id), ability));
            let upgrade = upgrade.into_iter().flat_map(|force| &force.abilities);
            let upgrade = upgrade.map(|ability| (Source::Upgrade(evoc.id), ability));
            for (source, ability) in own.chain(upgrade) {
                if let Some(change) = self.shields(evoc, ability, &coming) {
                    let shield = Shield {
                        source,
                        program: ability.program,
                        owner: evoc.owner,
                        this: Some(evoc.id),
                        target: None,
                    };
                    hear(shield, change);
                }
            }
        }
        self.each_stable_shield(&coming, hear);
    }

    fn shields(&self, evoc: &Evocation, ability: &Ability, coming: &Happening) -> Option<Change> {
        if ability.when.on != TriggerOn::SuffersDamage {
            return None;
        }
        let change = change(&self.pack().program(ability.program).code)?;
        let ears = Ears {
            owner: evoc.owner,
            this: Some(evoc.id),
            target: None,
            bearer: evoc.bearer,
            event: false,
        };
        self.matches(&ability.when, ears, coming).then_some(change)
    }

    fn each_stable_shield(&self, coming: &Happening, mut hear: impl FnMut(Shield, Change)) {
        let pack = self.pack();
        for (owner, mage) in (0..).map(Party).zip(&self.state.mages) {
            for planned in mage.slots.iter().flatten() {
                if planned.stable.is_empty() {
                    continue;
                }
                let half = self.half(planned.card, planned.half);
                let program = pack.program(half.effect.program);
                for StableEffect { clause, target, .. } in &planned.stable {
                    let Some((when, body)) = program.stable.get(usize::from(*clause)) else {
                        continue;
                    };
                    let Some(change) = change(&pack.program(*body).code) else {
                        continue;
                    };
                    let ears = Ears {
                        target: *target,
                        ..Ears::of(owner)
                    };
                    if self.matches(when, ears, coming) {
                        let shield = Shield {
                            source: Source::Stable {
                                card: planned.card,
                                half: planned.half,
                            },
                            program: *body,
                            owner,
                            this: None,
                            target: *target,
                        };
                        hear(shield, change);
                    }
                }
            }
        }
    }

    /// Asks the next one who may take the damage in hand, by its program; else it is ready.
    fn redirect_or_settle(&mut self, packet: &Packet) {
        let asked = self.damage_job().asked.len();
        let mut found: SmallVec<[Shield; 2]> = SmallVec::new();
        if packet.nominal > 0 {
            self.each_shield(packet, |shield, change| {
                if change == Change::Redirects && self.can_take(shield) {
                    found.push(shield);
                }
            });
        }
        let Some(shield) = found.get(asked).copied() else {
            let job = self.damage_job();
            job.coming.pop();
            job.ready.push(*packet);
            job.step = COMING;
            return;
        };
        let figure = shield.this.map_or(Figure::Mage(shield.owner), Figure::Evoc);
        self.damage_job().asked.push(figure);
        let mut effect = EffectJob::new(shield.source, shield.program, shield.owner);
        effect.by_avatar = shield.owner == Party::ROSE && self.state.avatar.is_some();
        effect.this = shield.this;
        effect.target = shield.target.map_or(Target::None, Target::Figure);
        self.push(Job::Effect(Box::new(effect)));
    }

    /// Is there a figure that could take damage by this? Nobody is asked in vain.
    fn can_take(&self, shield: Shield) -> bool {
        if let Some(this) = shield.this {
            return !self.no_damage(Figure::Evoc(this));
        }
        let code = &self.pack().program(shield.program).code;
        let own = code.iter().any(|instr| {
            matches!(instr, Instr::Pick(select)
                if select.kind() == Kind::Evoc && select.owner == Some(Whose::You))
        });
        let can = |evoc: &Evocation| {
            evoc.owner == shield.owner
                && evoc.spot.room().is_some()
                && !self.no_damage(Figure::Evoc(evoc.id))
        };
        !own || self.state.evocations.iter().any(can)
    }
}
