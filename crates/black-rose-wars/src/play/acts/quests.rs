//! Quests: drawn, discarded, completed, used, resolved (section 7).

use super::spells::{exactly, remove};
use crate::cards::{Amount, Op, QuestId, QuestState, Ref, Reveal, SourceKind};
use crate::play::asking::quest_target;
use crate::play::menu::{Asked, MenuShape, Pick};
use crate::play::stack::{EffectJob, Happening, Job, Source};
use crate::play::state::{ActiveQuest, Figure, Party};
use crate::play::{Did, Play, rule};
use smallvec::SmallVec;
use table::Message;

/// Some quests.
type Quests = SmallVec<[QuestId; 8]>;

impl Play<'_> {
    // ---- deeds ----

    fn tell_quest(&mut self, party: Party, quest: QuestId, id: &'static str, told: &'static str) {
        let by = self.party_arg(party);
        self.tell(rule(id), || {
            let quest = quest_target(quest);
            Message::new(told).with("mage", by).with("quest", quest)
        });
    }

    /// Only the mage itself hears which quest it is.
    fn tell_hidden(
        &mut self,
        mage: Party,
        quest: QuestId,
        id: &'static str,
        told: [&'static str; 2],
    ) {
        let by = self.party_arg(mage);
        let own = by.clone();
        let [public, private] = told;
        self.tell_but(
            rule(id),
            mage,
            || Message::new(public).with("mage", by),
            || {
                let quest = quest_target(quest);
                Message::new(private).with("mage", own).with("quest", quest)
            },
        );
    }

    /// Is there a quest of this moon to be drawn (BRW-7.17)?
    fn has_quests(&self, moon: u8) -> bool {
        let pile = self.state.quests.get(usize::from(moon).wrapping_sub(1));
        pile.is_some_and(|pile| !pile.deck.is_empty() || !pile.discard.is_empty())
    }

    /// An empty deck is renewed from the discarded quests of its moon (BRW-7.17).
    fn refill_quests(&mut self, moon: u8) {
        let state = &mut *self.state;
        let pile = state.quests.get_mut(usize::from(moon).wrapping_sub(1));
        if let Some(pile) = pile.filter(|pile| pile.deck.is_empty() && !pile.discard.is_empty()) {
            pile.deck = std::mem::take(&mut pile.discard);
            state.chance.shuffle(&mut pile.deck);
            self.tale.chance();
        }
    }

    fn take_quest(&mut self, moon: u8) -> Option<QuestId> {
        self.refill_quests(moon);
        let pile = self
            .state
            .quests
            .get_mut(usize::from(moon).checked_sub(1)?)?;
        pile.deck.pop()
    }

    fn bury_quest(&mut self, quest: QuestId) {
        let moon = usize::from(self.pack().quest(quest).moon);
        if let Some(pile) = self.state.quests.get_mut(moon.wrapping_sub(1)) {
            pile.discard.push(quest);
        }
    }

    /// A mage draws a quest of a moon; false if there is none. The Rose gains power for hers
    /// (BRW-7.2, 7.14).
    pub(crate) fn draw_quest(&mut self, party: Party, moon: u8) -> bool {
        let Some(quest) = self.take_quest(moon) else {
            return false;
        };
        if party.seat().is_some() {
            self.add_active(party, quest);
        } else {
            self.bury_quest(quest);
            let by = self.party_arg(party);
            self.tell(rule("BRW-7.14"), || {
                Message::new("rose-quest").with("party", by)
            });
            self.gain(party, u16::from(moon), self.source_of_power());
        }
        true
    }

    /// What the power of a quest of the Rose comes from.
    fn source_of_power(&self) -> SourceKind {
        match self.state.stack.last().map(|frame| &frame.job) {
            Some(Job::Effect(_)) => self.source_kind(),
            _ => SourceKind::Rule,
        }
    }

    /// A quest comes to a mage, face down unless its card says otherwise (BRW-7.2).
    fn add_active(&mut self, mage: Party, quest: QuestId) {
        let revealed = self.pack().quest(quest).reveal == Reveal::OnDraw;
        if let Some(own) = self.state.mages.get_mut(mage.index()) {
            own.active.push(ActiveQuest {
                quest,
                revealed,
                cubes: 0,
                advanced_by: SmallVec::new(),
            });
        }
        // A quest that stays hidden tells everybody that it is none of those that lie open.
        self.tale.reveal();
        if revealed {
            self.tell_quest(mage, quest, "BRW-7.2", "draws-open-quest");
        } else {
            self.tell_hidden(mage, quest, "BRW-7.2", ["draws-quest", "draws-quest-this"]);
        }
    }

    /// Takes an active quest from a mage; its cubes go home (BRW-7.6).
    fn remove_active(&mut self, mage: Party, quest: QuestId) -> Option<ActiveQuest> {
        let own = self.state.mages.get_mut(mage.index())?;
        let at = own.active.iter().position(|it| it.quest == quest)?;
        let active = own.active.remove(at);
        self.state.supply[mage.index()] += active.cubes;
        Some(active)
    }

    /// A quest of a mage goes face down to the discard, whatever its state (BRW-7.13).
    pub(crate) fn discard_quest(&mut self, mage: Party, quest: QuestId) -> bool {
        let open = match self.remove_active(mage, quest) {
            Some(active) => active.revealed,
            None => {
                let Some(own) = self.state.mages.get_mut(mage.index()) else {
                    return false;
                };
                let completed = remove(&mut own.completed, &quest);
                if !completed && !remove(&mut own.resolved, &quest) {
                    return false;
                }
                completed
            }
        };
        self.bury_quest(quest);
        if open {
            self.tell_quest(mage, quest, "BRW-7.13", "discards-open-quest");
        } else {
            let told = ["discards-quest", "discards-quest-this"];
            self.tell_hidden(mage, quest, "BRW-7.13", told);
        }
        true
    }

    /// An active quest becomes completed and lies face up (BRW-7.5).
    pub(crate) fn complete_quest(&mut self, mage: Party, quest: QuestId) -> bool {
        let Some(active) = self.remove_active(mage, quest) else {
            return false;
        };
        if let Some(own) = self.state.mages.get_mut(mage.index()) {
            own.completed.push(quest);
        }
        if !active.revealed {
            self.tale.reveal();
        }
        self.tell_quest(mage, quest, "BRW-7.5", "completes-quest");
        true
    }

    /// The reward is gained and the quest counts as resolved, in one instruction (BRW-7.11).
    fn quest_resolved(&mut self, party: Party, quest: QuestId) {
        if let Some(own) = self.state.mages.get_mut(party.index()) {
            own.resolved.push(quest);
        } else if let Some(avatar) = &mut self.state.avatar {
            avatar.quests.push(quest);
        }
        self.tell_quest(party, quest, "BRW-7.11", "resolves-quest");
        let reward = self.pack().quest(quest).reward;
        if reward > 0 {
            self.gain(party, u16::from(reward), SourceKind::Quest);
        }
        self.happen(Happening::QuestResolved { mage: party });
    }

    // ---- using a quest ----

    /// The completed quests whose effect a mage can use now: not from its cell (BRW-7.10), not
    /// while a rule forbids it, not without what the text requires.
    pub(crate) fn usable_quests(&self, mage: Party) -> SmallVec<[QuestId; 4]> {
        let figure = Figure::Mage(mage);
        if self.room_of(figure).is_none() || self.no_quest_effects(mage) {
            return SmallVec::new();
        }
        let own = self.state.mages.get(mage.index());
        let completed = own
            .into_iter()
            .flat_map(|own| own.completed.iter().copied());
        completed
            .filter(|quest| self.can_pay(mage, *quest))
            .collect()
    }

    /// Has the mage the card that the quest makes it give away, and is anybody there to get it?
    fn can_pay(&self, mage: Party, quest: QuestId) -> bool {
        let ops = &self.pack().quest(quest).effect.ops;
        ops.iter().all(|op| match op {
            Op::GiveSpell {
                filter,
                required: true,
                ..
            } => !self.giveable(mage, filter).is_empty() && self.has_company(mage),
            _ => true,
        })
    }

    fn has_company(&self, mage: Party) -> bool {
        let mut others = self.all_mages().filter(|other| *other != mage);
        others.any(|other| self.room_of(Figure::Mage(other)).is_some())
    }

    /// Begins the effect of a completed quest (BRW-7.9).
    pub(crate) fn start_quest(&mut self, mage: Party, quest: QuestId) {
        let ops = &self.pack().quest(quest).effect.ops;
        let gift = |op: &Op| matches!(op, Op::GiveSpell { required: true, .. });
        // Whoever uses a quest that costs a card has such a card in hand.
        if ops.iter().any(gift) {
            self.tale.reveal();
        }
        self.tell_quest(mage, quest, "BRW-7.9", "uses-quest");
        let program = self.pack().quest(quest).effect.program;
        let effect = EffectJob::new(Source::Quest(quest), program, mage);
        self.push(Job::Effect(Box::new(effect)));
    }

    /// All sentences of the quest on top were tried: it is resolved (BRW-7.11).
    pub(crate) fn finish_quest(&mut self) {
        let effect = self.effect();
        let (Source::Quest(quest), mage) = (effect.source, effect.caster) else {
            return;
        };
        let own = self.state.mages.get_mut(mage.index());
        if own.is_some_and(|own| remove(&mut own.completed, &quest)) {
            self.quest_resolved(mage, quest);
        }
    }

    // ---- acts ----

    /// Quests are drawn.
    pub(crate) fn draw_quest_act(&mut self, n: u8, who: Ref, moon: Option<u8>) -> Did {
        let Some(party) = self.party_of(who) else {
            return Did::No;
        };
        let moon = moon.unwrap_or(self.state.moon);
        Did::from((0..n).all(|_| self.draw_quest(party, moon)))
    }

    /// The quests of a mage in a state.
    fn quests_that_are(&self, which: QuestState, mage: Party) -> Quests {
        let Some(own) = self.state.mages.get(mage.index()) else {
            return Quests::new();
        };
        let active = own.active.iter().map(|it| it.quest);
        match which {
            QuestState::Active => active.collect(),
            QuestState::Completed => own.completed.iter().copied().collect(),
            QuestState::Resolved => own.resolved.iter().copied().collect(),
            QuestState::Chosen => {
                let chosen = self.running().chosen;
                { active }.filter(|quest| Some(*quest) == chosen).collect()
            }
        }
    }

    /// The quests that a mage picks; none until it has decided.
    fn picked_quests(&mut self, n: u8, mage: Party, quests: Quests) -> Option<Quests> {
        if let Some(reply) = self.reply(Asked::Quest) {
            return Some(reply.picks.iter().filter_map(quest_of).collect());
        }
        if quests.is_empty() {
            return Some(quests);
        }
        let shape = exactly(n, quests.len());
        self.ask(
            mage,
            Asked::Quest,
            shape,
            quests.into_iter().map(Pick::Quest),
        );
        None
    }

    /// Quests are discarded, as many as there are.
    pub(crate) fn discard_quest_act(&mut self, n: u8, which: QuestState, who: Ref) -> Did {
        let Some(mage) = self.mage_of(who) else {
            return Did::No;
        };
        let quests = self.quests_that_are(which, mage);
        let Some(picked) = self.picked_quests(n, mage, quests) else {
            return Did::Ask;
        };
        let discarded = picked
            .into_iter()
            .filter(|quest| self.discard_quest(mage, *quest));
        Did::from(discarded.count() == usize::from(n))
    }

    /// A quest is remembered as chosen.
    pub(crate) fn choose_quest(&mut self, which: QuestState, who: Ref) -> Did {
        let Some(mage) = self.mage_of(who) else {
            return Did::No;
        };
        let quests = self.quests_that_are(which, mage);
        let Some(picked) = self.picked_quests(1, mage, quests) else {
            return Did::Ask;
        };
        let chosen = picked.first().copied();
        self.effect().chosen = chosen;
        Did::from(chosen.is_some())
    }

    /// A quest becomes completed at once; its effect is not carried out (BRW-7.12).
    pub(crate) fn complete_quest_act(&mut self, who: Ref, which: QuestState) -> Did {
        let Some(mage) = self.mage_of(who) else {
            return Did::No;
        };
        let quests = self.quests_that_are(which, mage);
        let Some(picked) = self.picked_quests(1, mage, quests) else {
            return Did::Ask;
        };
        let quest = picked.first();
        Did::from(quest.is_some_and(|quest| self.complete_quest(mage, *quest)))
    }

    /// The top quests are revealed and resolved, for the reward only (BRW-7.12, 25.8.1).
    pub(crate) fn resolve_quest(&mut self, n: u8, who: Ref) -> Did {
        let Some(party) = self.party_of(who) else {
            return Did::No;
        };
        for _ in 0..n {
            let Some(quest) = self.take_quest(self.state.moon) else {
                return Did::No;
            };
            self.tale.reveal();
            self.quest_resolved(party, quest);
        }
        Did::Yes
    }

    /// Quests are looked at, some drawn, the rest discarded unseen by the others (BRW-7.18).
    pub(crate) fn look_at_quests(&mut self, mage: Party, n: &Amount, keep: u8, next: bool) -> Did {
        if self.effect().part.step == 0 {
            let Some(moon) = self
                .reply(Asked::Moon)
                .and_then(|reply| moon_of(&reply.picks))
            else {
                let moons = self.state.moon..=self.state.moon + u8::from(next);
                let there = moons.filter(|moon| self.has_quests(*moon));
                let picks: Vec<Pick> = there.map(Pick::Moon).collect();
                if self.amount(n) == 0 || picks.is_empty() {
                    return Did::No;
                }
                self.ask(mage, Asked::Moon, MenuShape::One, picks);
                return Did::Ask;
            };
            self.refill_quests(moon);
            let pile = moon - 1;
            let there = self.state.quests[usize::from(pile)].deck.len();
            self.begin_look(mage, pile, n, there);
        }
        let part = &self.effect().part;
        let (pile, seen) = (usize::from(part.numbers[0]), usize::from(part.count));
        let deck = &self.state.quests[pile].deck;
        let seen: Quests = deck[deck.len() - seen..].iter().rev().copied().collect();
        let Some(reply) = self.reply(Asked::KeepQuest) else {
            let shape = exactly(keep, seen.len());
            let picks = seen.into_iter().map(Pick::Quest);
            self.ask(mage, Asked::KeepQuest, shape, picks);
            return Did::Ask;
        };
        let deck = &mut self.state.quests[pile].deck;
        deck.truncate(deck.len() - seen.len());
        let kept: Quests = reply.picks.iter().filter_map(quest_of).collect();
        for quest in seen {
            if kept.contains(&quest) {
                self.add_active(mage, quest);
            } else {
                self.bury_quest(quest);
            }
        }
        Did::from(!kept.is_empty())
    }
}

fn quest_of(pick: &Pick) -> Option<QuestId> {
    match pick {
        Pick::Quest(quest) => Some(*quest),
        _ => None,
    }
}

/// The moon that was picked.
fn moon_of(picks: &[Pick]) -> Option<u8> {
    match picks.first() {
        Some(Pick::Moon(moon)) => Some(*moon),
        _ => None,
    }
}
