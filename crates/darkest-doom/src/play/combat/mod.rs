//! Combat (section 14): the sequence of its steps.
//!
//! | module | what happens there |
//! | --- | --- |
//! | `sides` | who fights with what: dice, or the row of a Monster Attack card |
//! | `windows` | the steps of the players before and after the roll |
//! | `outcome` | hits, wounds, effects at the end, deaths |
//! | `displace` | who is moved away afterwards |

mod displace;
mod outcome;
mod sides;
mod windows;

use super::Play;
use super::menu::Asked;
use super::stack::{CombatJob, CombatStage, EffectJob, Job, Side, Source};
use super::state::{Figure, Participant};
use crate::cards::{AreaId, Moment, Until};
use resolve::Go;
use smallvec::SmallVec;

/// The attacker's place among the sides.
const ATTACKER: usize = 0;
/// The defender's place among the sides.
const DEFENDER: usize = 1;
/// Echo effects work once so many Hearts are off the round track (DD-17.14).
const ECHO_HEARTS: u8 = 5;

impl Play<'_> {
    /// Begins a combat. `adjacent`: nobody is moved afterwards.
    pub(crate) fn start_combat(
        &mut self,
        attacker: Figure,
        defender: Figure,
        from: Option<AreaId>,
        adjacent: bool,
    ) {
        self.note_combat(attacker);
        self.note_combat(defender);
        self.tell_combat(attacker, defender);
        self.push(Job::Combat(Box::new(CombatJob {
            sides: [Side::new(attacker), Side::new(defender)],
            from,
            adjacent,
            stage: CombatStage::Begin,
            step_of: 0,
            passes: 0,
            later: SmallVec::new(),
            revealed: false,
        })));
    }

    /// The combat on top.
    fn fighting(&mut self) -> &mut CombatJob {
        match self.state.stack.last_mut().map(|frame| &mut frame.job) {
            Some(Job::Combat(combat)) => combat,
            _ => unreachable!("only a combat is stepped as a combat"),
        }
    }

    /// One step of it.
    pub(crate) fn step_combat(&mut self) -> Go {
        let combat = self.fighting();
        let stage = combat.stage;
        if stage < CombatStage::Compare && combat.sides.iter().any(|side| side.dead) {
            // An effect has killed a Guardian before the blows were struck.
            combat.stage = CombatStage::End;
            self.settle_goals();
            return Go::On;
        }
        match stage {
            CombatStage::Begin => self.prepare_sides(),
            CombatStage::Echo => self.echo(),
            CombatStage::Passive => self.passive_cards(),
            CombatStage::PreRoll => return self.step_window(Asked::PreRoll),
            CombatStage::Roll => self.roll_combat(),
            CombatStage::MoonsOfAttacker => {
                self.moons_of(ATTACKER, CombatStage::MoonsOfDefender);
            }
            CombatStage::MoonsOfDefender => {
                self.open_window();
                self.moons_of(DEFENDER, CombatStage::PostRoll);
            }
            CombatStage::PostRoll => return self.step_window(Asked::PostRoll),
            CombatStage::Compare => self.compare(),
            CombatStage::ReduceAttacker => self.reduce(ATTACKER, CombatStage::ReduceDefender),
            CombatStage::ReduceDefender => self.reduce(DEFENDER, CombatStage::Wounds),
            CombatStage::Wounds => self.mark_wounds(),
            CombatStage::Leader => return self.step_reveal(),
            CombatStage::Later => self.step_later(),
            CombatStage::Deaths => self.step_deaths(),
            CombatStage::Displace => return self.step_displace(),
            CombatStage::End => self.end_combat(),
        }
        Go::On
    }

    /// Step (2): the Echo of the card, against players only (DD-14.21, DD-23.14).
    fn echo(&mut self) {
        self.fighting().stage = CombatStage::Passive;
        self.fighting().step_of = 0;
        if self.state.hearts_taken < ECHO_HEARTS {
            return;
        }
        let figures = self.fighting().sides.each_ref().map(|side| side.figure);
        for (own, other) in [(ATTACKER, DEFENDER), (DEFENDER, ATTACKER)] {
            let slot = match figures[other] {
                Figure::Monster(slot) => Some(slot),
                Figure::Priestess => None,
                Figure::Guardian(_) => continue,
            };
            let stats = self.fighting().sides[other].stats;
            let attack = stats.and_then(|stats| stats.attack);
            let Some((who, attack)) = self.roller(figures[own]).zip(attack) else {
                continue;
            };
            let program = self.pack().attacks[attack.index()].echo.program;
            let mut effect = EffectJob::new(Source::Echo(attack), program, who);
            effect.monster = slot;
            self.tell_echo(attack);
            self.run(effect);
        }
    }

    /// The Wraith fights with its controller (DD-13.15), one side after the other.
    fn passive_cards(&mut self) {
        let combat = self.fighting();
        let side = usize::from(combat.step_of);
        let Some(figure) = combat.sides.get(side).map(|side| side.figure) else {
            combat.stage = CombatStage::PreRoll;
            self.open_window();
            return;
        };
        combat.step_of += 1;
        if let Some(who) = self.roller(figure) {
            self.passive_equipment(who, Moment::CombatOfController);
        }
    }

    /// C3: both roll at the same time (DD-14.7).
    fn roll_combat(&mut self) {
        self.fighting().stage = CombatStage::MoonsOfAttacker;
        for side in [ATTACKER, DEFENDER] {
            let Side { figure, dice, .. } = self.fighting().sides[side];
            if let Some(who) = self.roller(figure) {
                let dice = self.roll_openly(who, dice);
                self.fighting().sides[side].fate.dice = dice;
            }
        }
    }

    /// C4: the moons of one side (DD-14.8).
    fn moons_of(&mut self, side: usize, next: CombatStage) {
        let combat = self.fighting();
        combat.stage = next;
        let side = &combat.sides[side];
        let (figure, moons) = (side.figure, side.fate.moons());
        if let Some(who) = self.roller(figure) {
            self.start_moons(who, moons);
        }
    }

    /// Cards are discarded (DD-14.30), what lasted for the combat ends.
    fn end_combat(&mut self) {
        let cards = self.fighting().sides.each_ref().map(|side| side.stats);
        let cards = cards.into_iter().flatten();
        let cards = cards.filter_map(|stats| stats.attack);
        self.state.attacks.discard.extend(cards);
        let mark = self.frame_id();
        self.end_lasting(Until::EndOfCombat, mark);
        self.pop();
        self.open_announcements();
    }

    /// The innermost combat in progress.
    pub(crate) fn combat(&self) -> Option<&CombatJob> {
        let jobs = self.state.stack.iter().rev().map(|frame| &frame.job);
        let mut combats = jobs.filter_map(|job| match job {
            Job::Combat(combat) => Some(&**combat),
            _ => None,
        });
        combats.next()
    }

    /// The same, to be changed.
    pub(crate) fn combat_mut(&mut self) -> Option<&mut CombatJob> {
        let jobs = self.state.stack.iter_mut().rev();
        let mut combats = jobs.filter_map(|frame| match &mut frame.job {
            Job::Combat(combat) => Some(&mut **combat),
            _ => None,
        });
        combats.next()
    }

    /// The side of a figure in it.
    pub(crate) fn side_mut(&mut self, figure: Figure) -> Option<&mut Side> {
        let combat = self.combat_mut()?;
        combat.sides.iter_mut().find(|side| side.figure == figure)
    }

    /// The other side of it.
    pub(crate) fn opponent_of(&self, figure: Figure) -> Option<Figure> {
        let sides = self.combat()?.sides.each_ref().map(|side| side.figure);
        match sides {
            [own, other] | [other, own] if own == figure => Some(other),
            _ => None,
        }
    }

    /// A Guardian that dies outside of its blows is out of every combat it takes part in.
    pub(crate) fn note_dead_side(&mut self, who: Participant) {
        for frame in &mut self.state.stack {
            if let Job::Combat(combat) = &mut frame.job {
                let sides = combat.sides.iter_mut();
                let own = { sides }.find(|side| side.figure == Figure::Guardian(who));
                if let Some(side) = own {
                    side.dead = true;
                }
            }
        }
    }
}
