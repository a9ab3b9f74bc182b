//! What players have done, as far as achievements count it (section 19).

use super::Play;
use super::stack::Job;
use super::state::Participant;
use crate::cards::{
    Achievement, AchievementCard, AreaType, Colour, Condition, Deed, Detail, Distinct, KilledBy,
    MonsterKind, Pack, Phase, ResourceDeck, Scope, SpotWord,
};
use serde::{Deserialize, Serialize};

/// What a player has done, as far as an achievement may still count it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Ledger {
    /// What was done, the oldest first.
    pub done: Vec<Entry>,
    /// The number of the next deed; drawing an achievement takes a number too.
    pub next: u32,
    /// Everything below this number had its chance to be announced (DD-19.3).
    pub heard: u32,
    /// The state conditions that held when achievements were last looked at, as bits of designs.
    pub reached: u64,
}

impl Ledger {
    /// What was done since the last look, as bits of deeds.
    pub(crate) fn news(&self) -> u16 {
        let news = self.done.iter().rev();
        let news = news.take_while(|entry| entry.number >= self.heard);
        news.fold(0, |bits, entry| bits | entry.done.deed.bits())
    }
}

impl Deed {
    /// Its bit, and that of what it is a case of.
    pub(crate) fn bits(self) -> u16 {
        let own = 1 << self.index();
        match self {
            Deed::KillMonster | Deed::KillGuardian => own | 1 << Deed::KillAny.index(),
            _ => own,
        }
    }
}

/// A deed with its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its number.
    pub number: u32,
    /// The turn.
    pub turn: u16,
    /// The round.
    pub round: u8,
    /// The roll it belongs to, by its frame.
    pub roll: u32,
    /// What.
    pub done: Done,
}

/// A deed with what narrows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Done {
    /// What.
    pub deed: Deed,
    /// The kind of the killed monster.
    pub kind: Option<MonsterKind>,
    /// How it was killed.
    pub by: Option<KilledBy>,
    /// The Citadel was allied with another participant.
    pub taken_from_other: bool,
    /// The mission was declared.
    pub declared: bool,
    /// The phase.
    pub phase: Phase,
    /// The deck of the card.
    pub deck: Option<ResourceDeck>,
    /// The type of the area: entered, or stood on at the end of a turn.
    pub area_type: Option<AreaType>,
    /// It is the own temple.
    pub own_temple: bool,
    /// With full life.
    pub unwounded: bool,
    /// After a combat in this turn.
    pub fought: bool,
    /// With so many White Moths.
    pub moths: u8,
    /// The Citadel of an alliance.
    pub citadel: Option<Colour>,
}

impl Done {
    /// A deed without particulars.
    #[must_use]
    pub fn new(deed: Deed, phase: Phase) -> Self {
        Done {
            deed,
            kind: None,
            by: None,
            taken_from_other: false,
            declared: false,
            phase,
            deck: None,
            area_type: None,
            own_temple: false,
            unwounded: false,
            fought: false,
            moths: 0,
            citadel: None,
        }
    }

    /// Is it such a deed?
    fn is(&self, event: Deed, detail: &Detail) -> bool {
        self.deed.bits() & 1 << event.index() != 0 && self.fits(detail)
    }

    /// Does everything hold that narrows the deed?
    fn fits(&self, detail: &Detail) -> bool {
        let listed =
            detail.kinds.is_empty() || self.kind.is_some_and(|it| detail.kinds.contains(&it));
        let by = detail.by.is_empty() || self.by.is_some_and(|it| detail.by.contains(&it));
        let own_temple = detail.area != Some(SpotWord::OwnTemple) || self.own_temple;
        let flags = (!detail.taken_from_other || self.taken_from_other)
            && (!detail.declared || self.declared)
            && (!detail.unwounded || self.unwounded)
            && (!detail.fought || self.fought);
        let time = detail.phase.is_none_or(|phase| phase == self.phase);
        let deck = detail.deck.is_none_or(|deck| Some(deck) == self.deck);
        let kind = detail
            .area_type
            .is_none_or(|kind| Some(kind) == self.area_type);
        let moths = detail
            .white_moths_gte
            .is_none_or(|moths| self.moths >= moths);
        listed && by && own_temple && flags && time && deck && kind && moths
    }
}

/// What an event condition counts.
struct Counting<'a> {
    event: Deed,
    count: u8,
    scope: Scope,
    detail: &'a Detail,
}

impl Counting<'_> {
    /// Is an entry the one with which the count is reached, for a card drawn at `since`?
    fn is_met_with(&self, last: &Entry, ledger: &Ledger, since: u32) -> bool {
        let together = |entry: &&Entry| {
            entry.number > since
                && entry.number <= last.number
                && entry.done.is(self.event, self.detail)
                && match self.scope {
                    Scope::Any => true,
                    Scope::Turn => entry.turn == last.turn,
                    Scope::Round => entry.round == last.round,
                    Scope::Roll => entry.roll == last.roll,
                }
        };
        if last.number <= since || !last.done.is(self.event, self.detail) {
            return false;
        }
        let counted = ledger.done.iter().filter(together);
        match self.detail.distinct {
            None => counted.count() >= usize::from(self.count),
            Some(Distinct::Type) => {
                let (mut types, mut news) = (0_u16, false);
                for entry in counted {
                    let bit = entry.done.area_type.map_or(0, |kind| 1 << kind.index());
                    news = types & bit == 0;
                    types |= bit;
                }
                news && types.count_ones() >= u32::from(self.count)
            }
        }
    }

    /// The newest entry since the last look with which the count is reached.
    fn met<'l>(&self, ledger: &'l Ledger, since: u32) -> Option<&'l Entry> {
        let news = ledger.done.iter().rev();
        let mut news = news.take_while(|entry| entry.number >= ledger.heard);
        news.find(|entry| self.is_met_with(entry, ledger, since))
    }
}

/// The count of an event condition.
fn counting(condition: &Condition) -> Option<Counting<'_>> {
    match condition {
        Condition::State { .. } => None,
        Condition::Event {
            event,
            count,
            scope,
            detail,
        } => Some(Counting {
            event: *event,
            count: *count,
            scope: *scope,
            detail,
        }),
    }
}

/// Do counts go on over rounds in this pack?
fn counts_over_rounds(pack: &Pack) -> bool {
    let long = |it: &Achievement| {
        counting(&it.condition).is_some_and(|it| it.scope == Scope::Any && it.count > 1)
    };
    pack.achievements.iter().any(long)
}

impl Play<'_> {
    /// A player has done something that achievements may count; nothing for Virtual Guardians.
    pub(crate) fn deed(&mut self, who: Participant, done: Done) {
        let (round, turn, roll) = (self.state.round, self.state.turn, self.roll_frame());
        let pack = self.pack();
        let Some(player) = self.state.players.get_mut(who.index()) else {
            return;
        };
        let ledger = &mut player.ledger;
        if ledger.done.first().is_some_and(|old| old.round < round) && !counts_over_rounds(pack) {
            let heard = ledger.heard;
            ledger
                .done
                .retain(|old| old.round == round || old.number >= heard);
        }
        ledger.done.push(Entry {
            number: ledger.next,
            turn,
            round,
            roll,
            done,
        });
        ledger.next += 1;
    }

    /// The frame of the innermost roll in progress.
    fn roll_frame(&self) -> u32 {
        let rolls = |job: &Job| matches!(job, Job::Combat(_) | Job::Test(_) | Job::Strike(_));
        let mut frames = self.state.stack.iter().rev();
        let roll = frames.find(|frame| rolls(&frame.job));
        roll.map_or(0, |frame| frame.id)
    }

    /// The state conditions that hold for a player, as bits of designs.
    pub(crate) fn reached(&self, who: Participant) -> u64 {
        let tasks = self.pack().tasks.states.iter();
        tasks.fold(0, |bits, (design, counter, gte)| {
            let holds = self.count(*counter, who) >= i16::from(*gte);
            bits | u64::from(holds) << (design.index() % 64)
        })
    }

    /// Is a design newly met by a player for a card drawn at `since`? A state condition must have
    /// been reached since the last look, or the card drawn; an event condition with a deed since.
    pub(crate) fn newly_met(
        &self,
        who: Participant,
        design: usize,
        since: u32,
        reached: u64,
    ) -> bool {
        let ledger = &self.state.players[who.index()].ledger;
        let achievement = &self.pack().achievements[design];
        match counting(&achievement.condition) {
            Some(counting) => counting.met(ledger, since).is_some(),
            None => {
                let bit = 1 << (design % 64);
                let news = ledger.reached & bit == 0 || since >= ledger.heard;
                reached & bit != 0 && news
            }
        }
    }

    /// The Citadel of the alliance that fulfils an achievement, for its reward.
    pub(crate) fn fulfilling_citadel(
        &self,
        who: Participant,
        card: AchievementCard,
        since: u32,
    ) -> Option<Colour> {
        let ledger = &self.state.players[who.index()].ledger;
        let counting = counting(&self.pack().achievement(card).condition)?;
        counting.met(ledger, since)?.done.citadel
    }
}
