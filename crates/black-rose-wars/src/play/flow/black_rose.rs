//! Phase 1: events and quests (BRW-6.1).

use super::{Due, Flow};
use crate::cards::{Phase, QuestId, QuestState, SourceKind, Timing};
use crate::play::menu::{Asked, Going, MenuShape, Pick};
use crate::play::state::Party;
use crate::play::{Go, Play};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// Where the Black Rose phase stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BlackRose {
    /// Events move on (BRW-6.1.1).
    Shift,
    /// The last in turn order draws an event (BRW-6.1.2).
    Draw,
    /// The events of this phase are looked up.
    Look,
    /// They are carried out (BRW-6.1.3).
    Apply(Due),
    /// This place in turn order may discard an active quest (BRW-6.1.4).
    Discard(u8),
    /// Who has no active quest draws one (BRW-6.1.5).
    Quests,
    /// This place in turn order discards active quests above its limit (BRW-6.1.6).
    ActiveLimit(u8),
    /// This place in turn order discards completed quests above its limit.
    CompletedLimit(u8),
}

impl Play<'_> {
    pub(super) fn step_black_rose(&mut self, step: BlackRose) -> Go {
        let next = match step {
            BlackRose::Shift => {
                self.shift_events();
                BlackRose::Draw
            }
            BlackRose::Draw => {
                // The Avatar draws where its seat is the last one (BRW-25.2.3).
                if let Some(&last) = self.turn_order_with_avatar().last() {
                    self.draw_event(last, self.state.moon);
                }
                BlackRose::Look
            }
            BlackRose::Look => BlackRose::Apply(self.due_events(Timing::BlackRose)),
            BlackRose::Apply(due) => {
                let left = self.apply_event(due);
                left.map_or(BlackRose::Discard(0), BlackRose::Apply)
            }
            BlackRose::Discard(place) => match self.at_place(place) {
                Some(mage) if !self.may_discard_quest(mage) => return Go::Ask,
                Some(_) => BlackRose::Discard(place + 1),
                None => BlackRose::Quests,
            },
            BlackRose::Quests => {
                self.deal_quests();
                BlackRose::ActiveLimit(0)
            }
            BlackRose::ActiveLimit(place) => match self.at_place(place) {
                Some(mage) if !self.limit_quests(mage, QuestState::Active) => return Go::Ask,
                Some(_) => BlackRose::ActiveLimit(place + 1),
                None => BlackRose::CompletedLimit(0),
            },
            BlackRose::CompletedLimit(place) => match self.at_place(place) {
                Some(mage) if !self.limit_quests(mage, QuestState::Completed) => return Go::Ask,
                Some(_) => BlackRose::CompletedLimit(place + 1),
                None => {
                    self.begin_phase(Phase::Study);
                    return Go::On;
                }
            },
        };
        self.state.flow = Flow::BlackRose(next);
        Go::On
    }

    /// A mage may discard an active quest, which the Rose is paid for (BRW-6.1.4). False: it is
    /// asked.
    fn may_discard_quest(&mut self, mage: Party) -> bool {
        if let Some(reply) = self.reply(Asked::DiscardActive) {
            if let Some(&Pick::Quest(quest)) = reply.picks.first() {
                self.discard_quest(mage, quest);
                let moon = self.pack().quest(quest).moon;
                self.gain_by_rule(&[(Party::ROSE, moon)], SourceKind::Rule);
            }
            return true;
        }
        let quests = self.quests_of(mage, QuestState::Active);
        if quests.is_empty() {
            return true;
        }
        let picks = quests.into_iter().map(Pick::Quest);
        let picks = picks.chain([Pick::Way(Going::None)]);
        self.ask(mage, Asked::DiscardActive, MenuShape::One, picks);
        false
    }

    /// Every mage without active quests draws one of the current moon (BRW-6.1.5).
    fn deal_quests(&mut self) {
        for mage in self.turn_order() {
            if self.quests_of(mage, QuestState::Active).is_empty() {
                self.draw_quest(mage, self.state.moon);
            }
        }
    }

    /// Quests above the limit are discarded, and nobody is paid (BRW-6.1.6). False: the mage is
    /// asked which.
    fn limit_quests(&mut self, mage: Party, which: QuestState) -> bool {
        if let Some(reply) = self.reply(Asked::QuestLimit) {
            for pick in reply.picks {
                if let Pick::Quest(quest) = pick {
                    self.discard_quest(mage, quest);
                }
            }
            return true;
        }
        let quests = self.quests_of(mage, which);
        let character = self.state.mages[mage.index()].character;
        let limit = self.pack().character(character).quest_limit;
        let above = quests.len().saturating_sub(usize::from(limit)) as u8;
        if above == 0 {
            return true;
        }
        let shape = MenuShape::Some {
            min: above,
            max: above,
        };
        let picks = quests.into_iter().map(Pick::Quest);
        self.ask(mage, Asked::QuestLimit, shape, picks);
        false
    }

    fn quests_of(&self, mage: Party, which: QuestState) -> SmallVec<[QuestId; 4]> {
        let own = &self.state.mages[mage.index()];
        match which {
            QuestState::Active => own.active.iter().map(|it| it.quest).collect(),
            _ => own.completed.clone(),
        }
    }
}
