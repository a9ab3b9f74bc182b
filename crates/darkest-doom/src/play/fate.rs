//! Fate dice and the Darkest Doom track (sections 8.1, 8.2).

mod power;

use super::asking::{icon_targets, roll_of, space_target};
use super::stack::{EffectJob, Fate, Job, MoonsJob, Source};
use super::state::{Figure, Participant};
use super::{Play, rule};
use crate::cards::{Icon, Phase, Rule};
use resolve::Go;
use smallvec::SmallVec;
use table::Message;

impl Fate {
    /// How often an icon counts: on dice and fixed, without what was stripped off.
    #[must_use]
    pub fn count(&self, icon: Icon) -> u8 {
        let dice = self.dice.iter().filter(|die| **die == icon).count() as u8;
        let at = icon.index();
        (dice + self.fixed[at]).saturating_sub(self.stripped[at])
    }

    /// Hits in a combat of this phase (DD-8.1).
    #[must_use]
    pub fn hits(&self, phase: Phase) -> u8 {
        let is_hit = |icon: Icon| {
            let always = self.as_hits & 1 << icon.index() != 0;
            always
                || match icon {
                    Icon::Sword | Icon::HighPriestess => true,
                    Icon::Dawn => phase == Phase::Dawn,
                    Icon::Dusk => phase == Phase::Dusk,
                    Icon::Shield | Icon::Moon => false,
                }
        };
        let hits = Icon::ALL.iter().filter(|icon| is_hit(**icon));
        hits.map(|icon| self.count(*icon)).sum()
    }

    /// Parries: shields on dice and fixed ones (DD-14.3).
    #[must_use]
    pub fn parries(&self) -> u8 {
        self.count(Icon::Shield)
    }

    /// Moons among the dice.
    #[must_use]
    pub fn moons(&self) -> u8 {
        moons(&self.dice)
    }

    /// The first die of each face: dice that show the same are as good as each other.
    pub(crate) fn faces(&self) -> SmallVec<[(u8, Icon); 6]> {
        let mut found: SmallVec<[(u8, Icon); 6]> = SmallVec::new();
        for (at, &icon) in (0..).zip(&self.dice) {
            if found.iter().all(|(_, seen)| *seen != icon) {
                found.push((at, icon));
            }
        }
        found
    }
}

/// Moons among dice.
pub(crate) fn moons(dice: &[Icon]) -> u8 {
    dice.iter().filter(|die| **die == Icon::Moon).count() as u8
}

impl Play<'_> {
    /// Rolls dice.
    pub(crate) fn roll_dice(&mut self, n: u8) -> SmallVec<[Icon; 8]> {
        (0..n).map(|_| self.next_die()).collect()
    }

    /// Rolls dice before everybody's eyes.
    pub(crate) fn roll_openly(&mut self, who: Participant, n: u8) -> SmallVec<[Icon; 8]> {
        let dice = self.roll_dice(n);
        let guardian = self.guardian_arg(who);
        self.tell(rule("DD-1.2"), || {
            let told = Message::new("rolls").with("guardian", guardian);
            told.with("dice", icon_targets(&dice))
        });
        dice
    }

    /// Moons move the marker and its space works (DD-8.5); does nothing without moons.
    pub(crate) fn start_moons(&mut self, roller: Participant, moons: u8) {
        if moons == 0 {
            return;
        }
        let more = self.rule_value(Rule::DoomMoveChange, None, None);
        let spaces = moons.saturating_add_signed(more);
        self.push(Job::Moons(MoonsJob { roller, spaces }));
    }

    /// The marker moves so many spaces; the last one works if `resolve`.
    pub(crate) fn advance_doom(&mut self, spaces: u8, roller: Participant, resolve: bool) {
        let track = &self.pack().spaces;
        let length = track.len() as u8;
        if spaces == 0 || length == 0 {
            return;
        }
        let steps = self.state.doom + spaces;
        let space = (steps - 1) % length + 1;
        self.state.doom = space;
        self.tell(rule("DD-8.3"), || {
            let told = Message::new("doom-moves").with("n", i32::from(spaces));
            told.with("space", space_target(space))
        });
        let program = track[usize::from(space) - 1].effect.program;
        // A free change without a roll is no question.
        if resolve && self.would_do(program, roller) {
            self.run(EffectJob::new(Source::Space(space), program, roller));
        }
    }

    /// The step of moons: the marker goes, and what its space does takes their place.
    pub(crate) fn step_moons(&mut self, job: MoonsJob) -> Go {
        self.pop();
        self.advance_doom(job.spaces, job.roller, true);
        Go::On
    }

    /// The current roll of a player: the innermost one on the stack.
    pub(crate) fn fate(&self, who: Participant) -> Option<&Fate> {
        let roll = self.state.stack.iter().rposition(|it| is_roll(&it.job))?;
        roll_of(&self.state.stack[roll], who)
    }

    /// The same, to be changed.
    pub(crate) fn fate_mut(&mut self, who: Participant) -> Option<&mut Fate> {
        let roll = self.state.stack.iter().rposition(|it| is_roll(&it.job))?;
        match &mut self.state.stack[roll].job {
            Job::Combat(combat) => {
                let mut sides = combat.sides.iter_mut();
                let side = sides.find(|it| it.figure == Figure::Guardian(who));
                side.map(|side| &mut side.fate)
            }
            Job::Test(test) => (test.who == who).then_some(&mut test.fate),
            Job::Strike(strike) => {
                (strike.target == Figure::Guardian(who)).then_some(&mut strike.fate)
            }
            _ => None,
        }
    }
}

/// Does a job have dice of its own?
fn is_roll(job: &Job) -> bool {
    matches!(job, Job::Combat(_) | Job::Test(_) | Job::Strike(_))
}
