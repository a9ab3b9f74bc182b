//! Quests that a seat does not know, dealt anew.

use crate::cards::{QuestId, Reveal};
use crate::game::BlackRoseWars;
use crate::play::stack::Job;
use crate::play::state::{ActiveQuest, State};
use table::{Chance, Seat};

impl BlackRoseWars {
    /// Deals the hidden quests of the others, the decks and the discard piles, moon by moon: the
    /// back of a quest shows its moon.
    pub(super) fn deal_quests(
        &self,
        dealt: &mut State,
        seat: Seat,
        pinned: &[QuestId],
        chance: &mut Chance,
    ) {
        let free = |quest: &QuestId| !pinned.contains(quest);
        let mut pools: [Vec<QuestId>; 3] = std::array::from_fn(|at| {
            let pile = &dealt.quests[at];
            let quests = pile.deck.iter().chain(&pile.discard);
            quests.copied().filter(free).collect()
        });
        let moon = |quest: QuestId| usize::from(self.pack().quest(quest).moon).saturating_sub(1);
        for (at, mage) in dealt.mages.iter().enumerate() {
            let hidden = mage
                .active
                .iter()
                .filter(|it| at != seat.index() && !it.revealed);
            hidden.for_each(|it| pools[moon(it.quest).min(2)].push(it.quest));
        }
        for pool in &mut pools {
            pool.sort_unstable();
            chance.shuffle(pool);
        }
        let mut renamed: Vec<(QuestId, QuestId)> = Vec::new();
        for (at, mage) in dealt.mages.iter_mut().enumerate() {
            let hidden = mage.active.iter_mut();
            for active in hidden.filter(|it| at != seat.index() && !it.revealed) {
                let pool = &mut pools[moon(active.quest).min(2)];
                let fits = |quest: &QuestId| self.may_lie_hidden(*quest, active);
                let found = pool.iter().position(fits);
                let other = pool.iter().position(|quest| *quest == active.quest);
                let Some(found) = found.or(other) else {
                    continue;
                };
                let new = pool.remove(found);
                renamed.push((active.quest, new));
                active.quest = new;
            }
        }
        rename_chosen(dealt, &renamed);
        for (pile, pool) in dealt.quests.iter_mut().zip(pools) {
            let places = pile.deck.iter_mut().chain(&mut pile.discard);
            let places = { places }.filter(|quest| !pinned.contains(quest));
            for (place, quest) in places.zip(pool) {
                *place = quest;
            }
        }
    }

    /// Could this quest lie there, as far as one can see? Some are turned up when they are drawn,
    /// others with their first cube.
    fn may_lie_hidden(&self, quest: QuestId, active: &ActiveQuest) -> bool {
        let card = self.pack().quest(quest);
        match card.reveal {
            Reveal::OnDraw => false,
            Reveal::OnFirstCube => active.cubes == 0,
            Reveal::OnCompletion => active.cubes == 0 || active.cubes < card.slots,
        }
    }
}

/// An effect in progress may speak of a hidden quest: it now means the one in its place.
fn rename_chosen(dealt: &mut State, renamed: &[(QuestId, QuestId)]) {
    for frame in &mut dealt.stack {
        if let Job::Effect(effect) = &mut frame.job
            && let Some(chosen) = effect.chosen
            && let Some((_, new)) = renamed.iter().find(|(old, _)| *old == chosen)
        {
            effect.chosen = Some(*new);
        }
    }
}
