//! Who answers without being asked: abilities, misfortunes, upgrades, events and stable spells.

use crate::cards::{Ability, InForce, Timing, TriggerOn};
use crate::play::Play;
use crate::play::stack::{Answering, Happening, Job, Listener, Source};
use crate::play::state::{Evocation, Party, Planned};
use crate::play::triggers::{Ears, answerable};
use crate::play::window::{Answers, left_of};

impl Play<'_> {
    /// Abilities and stable effects that answer to the events, event-board cards first.
    pub(super) fn mandatory(&self, events: &[Happening], only: Option<Party>) -> Answers {
        let mut answers = Answers::new();
        if only.is_none() {
            self.board_answers(events, &mut answers);
        }
        self.evocation_answers(events, only, &mut answers);
        self.misfortune_answers(events, only, &mut answers);
        self.stable_answers(events, only, &mut answers);
        answers
    }

    fn board_answers(&self, events: &[Happening], answers: &mut Answers) {
        for on_board in self.state.event_board.iter().flatten() {
            let card = self.pack().event(on_board.event);
            if !self.works_now(card.timing) {
                continue;
            }
            let ears = Ears {
                event: true,
                ..Ears::of(Party::ROSE)
            };
            let event = on_board.event;
            let used = on_board.used;
            self.ability_answers(&card.force, ears, used, events, &mut |ability, at| {
                let what = Listener::Event { event, ability };
                if !self.is_guarded(Source::Event(event), &card.force.abilities, ability) {
                    answers.push(Answering {
                        party: Party::ROSE,
                        what,
                        event: at,
                    });
                }
            });
        }
    }

    /// Is an event of this timing in force now (BRW-6.2.9)?
    pub(crate) fn works_now(&self, timing: Timing) -> bool {
        use crate::cards::Phase;
        match timing {
            Timing::General => true,
            Timing::Instant => false,
            Timing::BlackRose => self.state.phase == Phase::BlackRose,
            Timing::Study => self.state.phase == Phase::Study,
            Timing::Action => self.state.phase == Phase::Action,
            Timing::Evocation => self.state.phase == Phase::Evocation,
            Timing::Cleanup => self.state.phase == Phase::Cleanup,
        }
    }

    fn evocation_answers(&self, events: &[Happening], only: Option<Party>, answers: &mut Answers) {
        for evoc in &self.state.evocations {
            let card = self.pack().evocation(evoc.kind);
            let party = evoc.controller;
            let ears = Ears {
                owner: party,
                this: Some(evoc.id),
                target: None,
                bearer: evoc.bearer,
                event: false,
            };
            if only.is_none_or(|only| only == party) {
                let source = Source::Evocation(evoc.id);
                self.ability_answers(&card.force, ears, 0, events, &mut |ability, at| {
                    let what = Listener::Evocation {
                        evoc: evoc.id,
                        ability,
                    };
                    let guarded = self.is_guarded(source, &card.force.abilities, ability);
                    let twice = self.paid_already(evoc, &card.force, ability, answers);
                    if !guarded && !twice && is_awake(evoc, &events[usize::from(at)]) {
                        answers.push(Answering {
                            party,
                            what,
                            event: at,
                        });
                    }
                });
            }
            self.upgrade_answers(evoc, events, only, answers);
        }
    }

    /// BRW-23.3.7: once per defeat and assigning mage, however many Nightmares leave.
    fn paid_already(
        &self,
        evoc: &Evocation,
        force: &InForce,
        ability: u8,
        answers: &Answers,
    ) -> bool {
        let once = force.abilities[usize::from(ability)].when.limit_per_defeat > 0;
        once && answers.iter().any(|it| match it.what {
            Listener::Evocation { evoc: other, .. } => self
                .evoc(other)
                .is_some_and(|other| other.id != evoc.id && other.assigner == evoc.assigner),
            _ => false,
        })
    }

    fn upgrade_answers(
        &self,
        evoc: &Evocation,
        events: &[Happening],
        only: Option<Party>,
        answers: &mut Answers,
    ) {
        let lost = events.iter().find_map(|event| match event {
            Happening::Left {
                evoc: id, upgrade, ..
            } if *id == evoc.id => *upgrade,
            _ => None,
        });
        let Some(kind) = evoc.upgrade.or(lost) else {
            return;
        };
        let party = evoc.owner;
        if only.is_some_and(|only| only != party) {
            return;
        }
        let force = &self.pack().upgrade(kind).force;
        let ears = Ears {
            this: Some(evoc.id),
            ..Ears::of(party)
        };
        self.ability_answers(force, ears, 0, events, &mut |ability, at| {
            let guarded = self.is_guarded(Source::Upgrade(evoc.id), &force.abilities, ability);
            if !guarded && is_awake(evoc, &events[usize::from(at)]) {
                answers.push(Answering {
                    party,
                    what: Listener::Upgrade {
                        evoc: evoc.id,
                        kind,
                        ability,
                    },
                    event: at,
                });
            }
        });
    }

    fn misfortune_answers(&self, events: &[Happening], only: Option<Party>, answers: &mut Answers) {
        let mages = self.all_mages();
        for bearer in mages.filter(|mage| only.is_none_or(|only| only == *mage)) {
            for affliction in &self.state.bodies[bearer.index()].misfortunes {
                let kind = affliction.kind;
                let force = &self.pack().misfortune(kind).force;
                let ears = Ears {
                    bearer: Some(bearer),
                    ..Ears::of(bearer)
                };
                let source = Source::Misfortune { bearer, kind };
                self.ability_answers(force, ears, 0, events, &mut |ability, at| {
                    let guarded = self.is_guarded(source, &force.abilities, ability);
                    if !guarded && bore(&events[usize::from(at)], kind.0) {
                        answers.push(Answering {
                            party: bearer,
                            what: Listener::Misfortune {
                                bearer,
                                kind,
                                ability,
                            },
                            event: at,
                        });
                    }
                });
            }
        }
    }

    fn stable_answers(&self, events: &[Happening], only: Option<Party>, answers: &mut Answers) {
        for (owner, mage) in (0..).map(Party).zip(&self.state.mages) {
            if only.is_some_and(|only| only != owner) {
                continue;
            }
            for (slot, planned) in (0..).zip(&mage.slots) {
                let Some(planned) = planned else { continue };
                self.stable_answers_of(owner, slot, planned, events, answers);
            }
        }
    }

    fn stable_answers_of(
        &self,
        owner: Party,
        slot: u8,
        planned: &Planned,
        events: &[Happening],
        answers: &mut Answers,
    ) {
        let half = self.half(planned.card, planned.half);
        for (index, stable) in (0..).zip(&planned.stable) {
            let program = self.pack().program(half.effect.program);
            let Some((when, body)) = program.stable.get(usize::from(stable.clause)) else {
                continue;
            };
            let pipeline = self.pack().program(*body).bends_damage;
            let used_up = when.limit > 0 && stable.used >= when.limit;
            let source = Source::Stable {
                card: planned.card,
                half: planned.half,
            };
            if pipeline || used_up || self.is_running(source, *body) {
                continue;
            }
            let ears = Ears {
                target: stable.target,
                ..Ears::of(owner)
            };
            let mut left = left_of(when, stable.used);
            for (at, event) in (0..).zip(events) {
                if left > 0 && answerable(event, half.kind) && self.hears(when, ears, event) {
                    left -= 1;
                    answers.push(Answering {
                        party: owner,
                        what: Listener::Stable { owner, slot, index },
                        event: at,
                    });
                }
            }
        }
    }

    /// Calls `found` for each ability and event that meet.
    fn ability_answers(
        &self,
        force: &InForce,
        ears: Ears,
        used: u8,
        events: &[Happening],
        found: &mut dyn FnMut(u8, u8),
    ) {
        for (number, ability) in (0..).zip(&force.abilities) {
            // Replacements and steps of the damage pipeline have their own places.
            let bends = self.pack().program(ability.program).bends_damage;
            let pipeline = bends && ability.when.on == TriggerOn::SuffersDamage;
            if ability.replaces || pipeline {
                continue;
            }
            let mut left = left_of(&ability.when, used);
            for (at, event) in (0..).zip(events) {
                if left > 0 && self.hears(&ability.when, ears, event) {
                    left -= 1;
                    found(number, at);
                }
            }
        }
    }

    /// BRW-13.3.7: an effect is not triggered by what happens inside its own resolution.
    fn is_guarded(&self, source: Source, abilities: &[Ability], ability: u8) -> bool {
        self.is_running(source, abilities[usize::from(ability)].program)
    }

    fn is_running(&self, source: Source, program: crate::cards::ProgramId) -> bool {
        self.state.stack.iter().any(|frame| match &frame.job {
            Job::Effect(effect) => effect.source == source && effect.program == program,
            _ => false,
        })
    }
}

/// An evocation that left answers to nothing but its own leaving.
fn is_awake(evoc: &Evocation, event: &Happening) -> bool {
    let left = matches!(event, Happening::Left { evoc: id, .. } if *id == evoc.id);
    evoc.spot.room().is_some() || left
}

/// BRW-23.4.4: an action already begun when a misfortune arrives does not count for it.
fn bore(event: &Happening, kind: u8) -> bool {
    match event {
        Happening::ActionEnded { misfortunes, .. } => misfortunes & (1 << kind) != 0,
        _ => true,
    }
}
