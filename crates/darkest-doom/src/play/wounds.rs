//! Wound events (DD-0.9, DD-4.4): reductions first, then life.

use super::menu::{Asked, Going, MenuShape, Pick};
use super::playing::Window;
use super::stack::{EffectJob, Job, Returned, Source, WoundsJob};
use super::state::Participant;
use super::{ASK, Play, rule};
use crate::cards::{KilledBy, Timing};
use resolve::{Did, Go};
use table::Message;

impl Play<'_> {
    /// Begins a wound event; tells `Returned::Wounds`. An absorbed player loses dark life instead (DD-21.4).
    pub(crate) fn start_wounds(
        &mut self,
        who: Participant,
        n: u8,
        by: Option<Participant>,
        how: KilledBy,
    ) {
        self.push_wounds(who, n, by, how, false);
    }

    /// Begins the reductions of a combat's wounds (DD-14.12); tells `Returned::Wounds`.
    pub(crate) fn start_reductions(&mut self, who: Participant, n: u8) {
        self.push_wounds(who, n, None, KilledBy::Combat, true);
    }

    fn push_wounds(
        &mut self,
        who: Participant,
        n: u8,
        by: Option<Participant>,
        how: KilledBy,
        only_reduce: bool,
    ) {
        self.push(Job::Wounds(WoundsJob {
            who,
            n,
            by,
            how,
            only_reduce,
            ability_used: false,
            step: 0,
        }));
    }

    /// One step of it.
    pub(crate) fn step_wounds(&mut self, job: WoundsJob) -> Go {
        if self.state.players[job.who.index()].absorbed.is_some() {
            return self.step_dark_wounds(job);
        }
        match job.step {
            0 if job.n > 0 => self.reduce_wounds(job),
            0 => self.suffer(job),
            _ => {
                self.finish(Returned::Wounds {
                    suffered: job.n,
                    died: true,
                });
                Go::On
            }
        }
    }

    /// The wounds of an absorbed player (DD-21.4): each costs a Dark Corruption card, and without
    /// any it dies (DD-21.9).
    fn step_dark_wounds(&mut self, job: WoundsJob) -> Go {
        let life = self.dark_life(job.who);
        if job.n == 0 && life > 0 {
            self.finish(Returned::Wounds {
                suffered: 0,
                died: false,
            });
            return Go::On;
        }
        if job.n < life {
            return match self.lose_dark_life(job.who) {
                Did::Ask => ASK,
                _ => {
                    let n = job.n - 1;
                    self.set_job(Job::Wounds(WoundsJob { n, ..job }));
                    Go::On
                }
            };
        }
        self.set_job(Job::Wounds(WoundsJob { step: 1, ..job }));
        if let Some(by) = job.by {
            self.killed_leader(by, job.how);
        }
        self.end_absorption(job.who);
        Go::On
    }

    /// Everything that can reduce wounds is public: the ability and equipment.
    fn reduce_wounds(&mut self, job: WoundsJob) -> Go {
        let who = job.who;
        match self.reply(Asked::ReduceWounds).map(|reply| reply.pick()) {
            Some(Some(Pick::Way(Going::Ability))) => {
                self.set_job(Job::Wounds(WoundsJob {
                    ability_used: true,
                    ..job
                }));
                self.begin_ability(who);
                return Go::On;
            }
            Some(Some(Pick::Equipment(slot))) => {
                self.start_use(who, slot);
                return Go::On;
            }
            Some(_) => return self.suffer(job),
            None => {}
        }
        let mut picks: Vec<Pick> = Vec::new();
        if !job.ability_used && self.ability_helps(who, Timing::WoundReduction) {
            picks.push(Pick::Way(Going::Ability));
        }
        let slots = self.usable(who, Window::Wounds);
        picks.extend(slots.into_iter().map(Pick::Equipment));
        if picks.is_empty() {
            return self.suffer(job);
        }
        picks.push(Pick::Way(Going::Pass));
        self.ask(who, Asked::ReduceWounds, MenuShape::One, picks);
        ASK
    }

    /// Has the character an ability for this moment, and can it be paid?
    pub(crate) fn ability_helps(&mut self, who: Participant, timing: Timing) -> bool {
        let character = self.state.players[who.index()].character;
        let ability = &self.pack().characters[character.index()].ability;
        ability.timing == timing && self.would_do(ability.effect.program, who)
    }

    /// Begins the ability of a player's character.
    pub(crate) fn begin_ability(&mut self, who: Participant) {
        let character = self.state.players[who.index()].character;
        let program = self.pack().characters[character.index()]
            .ability
            .effect
            .program;
        let source = Source::Ability(character);
        let guardian = self.guardian_arg(who);
        self.tell(rule("DD-4.1"), || {
            Message::new("uses-ability").with("guardian", guardian)
        });
        self.run(EffectJob::new(source, program, who));
    }

    /// The wounds that are left are marked (DD-3.4); a Guardian at life 0 dies (DD-15.1).
    fn suffer(&mut self, job: WoundsJob) -> Go {
        let suffered = job.n;
        if job.only_reduce || !self.lose_life(job.who, suffered) {
            self.finish(Returned::Wounds {
                suffered,
                died: false,
            });
            return Go::On;
        }
        self.set_job(Job::Wounds(WoundsJob { step: 1, ..job }));
        if let Some(by) = job.by.filter(|by| *by != job.who) {
            self.killed_guardian(job.who, by, job.how);
        }
        self.start_death(job.who);
        Go::On
    }

    /// Marks wounds of a player and tells whether its life is at 0.
    pub(crate) fn lose_life(&mut self, who: Participant, wounds: u8) -> bool {
        let player = &mut self.state.players[who.index()];
        player.life = player.life.saturating_sub(wounds);
        let life = player.life;
        if wounds > 0 {
            let guardian = self.guardian_arg(who);
            self.tell(rule("DD-3.4"), || {
                let told = Message::new("suffers").with("guardian", guardian);
                told.with("n", i32::from(wounds))
                    .with("life", i32::from(life))
            });
        }
        life == 0
    }
}
