//! What is booked at every full stop before anybody answers: the moon and the quests
//! (BRW-13.4.1).

use super::asking::quest_target;
use super::stack::{Happening, Job};
use super::state::Party;
use super::triggers::Ears;
use super::{Play, rule};
use crate::cards::QuestId;
use smallvec::SmallVec;
use table::Message;

impl Play<'_> {
    /// The moon follows the first token that reaches a cube and never goes back (BRW-5.5, 5.7).
    /// One gain may cross both cubes: the moons begin one after the other (BRW-5.11).
    pub(crate) fn moon_check(&mut self) {
        let highest = self.state.power.iter().copied().max().unwrap_or(0);
        let table = &self.state.table;
        let moon = if highest >= u16::from(table.moon_third) {
            3
        } else if highest >= u16::from(table.moon_second) {
            2
        } else {
            1
        };
        while self.state.moon < moon {
            self.next_moon();
        }
    }

    /// Quests and events come from the next decks; each mage takes up a personal spell, whatever
    /// its hand (BRW-5.6, 5.12).
    fn next_moon(&mut self) {
        self.state.moon += 1;
        for mage in &mut self.state.mages {
            mage.hand.extend(mage.aside.pop());
        }
        // Everybody sees the back of the top card of the Avatar's new order deck (BRW-29.6).
        if self.state.avatar.is_some() {
            self.tale.reveal();
        }
        let moon = usize::from(self.state.moon);
        self.tell(rule("BRW-5.6"), || {
            Message::new("moon-begins").with("moon", moon)
        });
    }

    /// Whoever fulfils the challenge of an active quest advances it, wanted or not (BRW-7.4).
    pub(crate) fn quest_progress(&mut self, happenings: &[Happening]) {
        let effect = self.effect_in_progress();
        if self.silence_tells(happenings) {
            self.tale.reveal();
        }
        for mage in (0..).map(Party).take(self.state.mages.len()) {
            for quest in self.fulfilled(mage, effect, happenings) {
                self.advance_quest(mage, quest, effect);
            }
        }
    }

    /// A hidden quest that could have advanced but did not tells the others which it is not
    /// (BRW-29.1).
    fn silence_tells(&self, happenings: &[Happening]) -> bool {
        let hides = |mage: &Party| {
            let mut active = self.state.mages[mage.index()].active.iter();
            active.any(|quest| !quest.revealed)
        };
        let mut mages = (0..).map(Party).take(self.state.mages.len()).filter(hides);
        mages.any(|mage| {
            let ears = Ears::of(mage);
            happenings.iter().any(|happening| {
                let mut tasks = self.pack().hidden_tasks.iter();
                tasks.any(|task| self.matches(task, ears, happening))
            })
        })
    }

    /// The effect that everything now belongs to: damage and defeats belong to what caused them.
    fn effect_in_progress(&self) -> Option<u32> {
        let effect =
            self.state.stack.iter().rev().find(|frame| {
                !matches!(frame.job, Job::Damage(_) | Job::Defeat(_) | Job::Window(_))
            });
        effect.map(|frame| frame.id)
    }

    /// The active quests of a mage whose challenge is met. One effect advances a quest at most
    /// once (BRW-7.8).
    fn fulfilled(
        &self,
        mage: Party,
        effect: Option<u32>,
        happenings: &[Happening],
    ) -> SmallVec<[QuestId; 4]> {
        let ears = Ears::of(mage);
        let active = self.state.mages[mage.index()].active.iter();
        let fresh =
            active.filter(|quest| effect.is_none_or(|effect| !quest.advanced_by.contains(&effect)));
        let met = fresh.filter(|active| {
            let task = &self.pack().quest(active.quest).task;
            let mut happenings = happenings.iter();
            happenings.any(|happening| self.matches(task, ears, happening))
        });
        met.map(|active| active.quest).collect()
    }

    /// A quest without places is done at once; otherwise a cube goes on it, if there is one, and
    /// the last place completes it (BRW-7.4 to 7.7).
    fn advance_quest(&mut self, mage: Party, quest: QuestId, effect: Option<u32>) {
        if let Some(witness) = self.rules.witness() {
            witness.met(quest);
        }
        let slots = self.pack().quest(quest).slots;
        if slots == 0 {
            self.complete_quest(mage, quest);
            return;
        }
        let supply = &mut self.state.supply[mage.index()];
        let active = self.state.mages[mage.index()].active.iter_mut();
        let Some(active) = { active }.find(|active| active.quest == quest) else {
            return;
        };
        if *supply == 0 {
            return;
        }
        *supply -= 1;
        active.cubes += 1;
        let hidden = !active.revealed;
        active.revealed = true;
        if let Some(effect) = effect {
            let stack = &self.state.stack;
            let in_progress = |id: &mut u32| stack.iter().any(|frame| frame.id == *id);
            active.advanced_by.retain(in_progress);
            active.advanced_by.push(effect);
        }
        let cubes = active.cubes;
        if hidden {
            self.tale.reveal();
        }
        let by = self.party_arg(mage);
        self.tell(rule("BRW-7.4"), || {
            let message = Message::new("quest-advances").with("mage", by);
            let message = message.with("quest", quest_target(quest));
            message
                .with("cubes", usize::from(cubes))
                .with("of", usize::from(slots))
        });
        if cubes >= slots {
            self.complete_quest(mage, quest);
        }
    }
}
