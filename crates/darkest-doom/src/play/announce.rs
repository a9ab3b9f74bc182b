//! Announcing achievements (DD-19.3, DD-22.3).
//!
//! Held achievements are secret, so who is asked follows from what everybody can see (DD-22.1): a
//! player is asked when it has just done something that any achievement it might hold rewards, even
//! if it holds another one and can only pass.

use super::asking::achievement_target;
use super::menu::{Asked, Going, MenuShape, Pick};
use super::stack::{AnnounceJob, EffectJob, Source};
use super::state::{Ambition, Participant};
use super::{ASK, Chosen, Play, rule};
use crate::cards::{AchievementCard, Condition};
use resolve::Go;
use table::Message;

impl Play<'_> {
    /// A player holds an achievement from now on (DD-19.6).
    pub(crate) fn hold_achievement(&mut self, who: Participant, card: AchievementCard) {
        let player = &mut self.state.players[who.index()];
        let since = player.ledger.next;
        player.ledger.next += 1;
        player.achievements.push(Ambition { card, since });
    }

    /// After a completed action, combat, test or step: whoever could announce something, seen from
    /// outside, is asked.
    pub(crate) fn open_announcements(&mut self) {
        let mut left = 0;
        for seat in 0..self.state.players.len() as u8 {
            let who = Participant(seat);
            let reached = self.reached(who);
            if self.could_announce(who, reached) {
                left |= who.bit();
            } else {
                self.was_heard(who, reached);
            }
        }
        if left != 0 {
            let kept = self.state.returned.take();
            self.push(super::stack::Job::Announce(AnnounceJob {
                left,
                announced: None,
                citadel: None,
                kept,
            }));
        }
    }

    /// The achievements whose state condition holds: a player may announce them in its own turn,
    /// whenever it likes (DD-19.6).
    pub(crate) fn announceable(&self, who: Participant) -> Vec<AchievementCard> {
        let player = &self.state.players[who.index()];
        let held = player.achievements.iter().map(|it| it.card);
        let holds = |card: &AchievementCard| match self.pack().achievement(*card).condition {
            Condition::State { counter, gte } => self.count(counter, who) >= i16::from(gte),
            Condition::Event { .. } => false,
        };
        held.filter(holds).collect()
    }

    /// A player announces an achievement that it holds and fulfils: the reward follows.
    pub(crate) fn start_announcement(&mut self, who: Participant, card: AchievementCard) {
        let citadel = self.reveal_achievement(who, card);
        let kept = self.state.returned.take();
        self.push(super::stack::Job::Announce(AnnounceJob {
            left: 0,
            announced: Some((who, card)),
            citadel,
            kept,
        }));
    }

    /// One step of it.
    pub(crate) fn step_announce(&mut self, job: AnnounceJob) -> Go {
        if let Some((who, card)) = job.announced {
            return self.step_reward(job, who, card);
        }
        let Some(who) = self.next_to_announce(job.left) else {
            self.pop();
            self.state.returned = job.kept;
            // Rewards are deeds too.
            self.open_announcements();
            return Go::On;
        };
        let without = AnnounceJob {
            left: job.left & !who.bit(),
            ..job
        };
        let reached = self.reached(who);
        match self.reply(Asked::Announce).map(|reply| reply.pick()) {
            Some(Some(Pick::Achievement(card))) => {
                let citadel = self.reveal_achievement(who, card);
                self.set_job(super::stack::Job::Announce(AnnounceJob {
                    announced: Some((who, card)),
                    citadel,
                    ..job
                }));
            }
            None if self.could_announce(who, reached) => {
                let met = self.fulfilled(who);
                let picks = met.into_iter().map(Pick::Achievement);
                let picks = picks.chain([Pick::Way(Going::Pass)]);
                self.ask(who, Asked::Announce, MenuShape::One, picks);
                return ASK;
            }
            _ => {
                self.was_heard(who, reached);
                self.set_job(super::stack::Job::Announce(without));
            }
        }
        Go::On
    }

    /// The reward is chosen and carried out (DD-19.4).
    fn step_reward(&mut self, job: AnnounceJob, who: Participant, card: AchievementCard) -> Go {
        let rewards = &self.pack().achievement(card).rewards;
        let picks = (0..rewards.len() as u8).map(|which| Pick::Reward(card, which));
        let which = match self.choose(who, Asked::Reward, picks) {
            Chosen::Asked => return ASK,
            Chosen::Pick(Pick::Reward(_, which)) => Some(which),
            Chosen::Pick(_) | Chosen::Nothing => None,
        };
        self.set_job(super::stack::Job::Announce(AnnounceJob {
            announced: None,
            citadel: None,
            ..job
        }));
        if let Some((which, reward)) =
            which.and_then(|which| Some((which, rewards.get(usize::from(which))?)))
        {
            let mut effect = EffectJob::new(Source::Reward(card, which), reward.program, who);
            effect.citadel = job.citadel;
            self.run(effect);
        }
        Go::On
    }

    /// An announced achievement goes to the discard pile. Tells the Citadel its reward may mean.
    fn reveal_achievement(
        &mut self,
        who: Participant,
        card: AchievementCard,
    ) -> Option<crate::cards::Colour> {
        let held = &self.state.players[who.index()].achievements;
        let at = held.iter().position(|it| it.card == card)?;
        let citadel = self.fulfilling_citadel(who, card, held[at].since);
        self.state.players[who.index()].achievements.remove(at);
        self.state.achievements.discard.push(card);
        self.tale.reveal();
        let guardian = self.guardian_arg(who);
        self.tell(rule("DD-19.3"), || {
            let told = Message::new("announces").with("guardian", guardian);
            told.with("achievement", achievement_target(card))
        });
        citadel
    }

    /// Who is asked next: the active player, then the others from first to last (DD-22.2).
    fn next_to_announce(&self, left: u8) -> Option<Participant> {
        let in_order = self.state.active.iter().chain(&self.state.order).copied();
        // Before the order is rolled everybody goes by seat.
        let mut all = in_order.chain(self.state.participants());
        all.find(|who| left & who.bit() != 0)
    }

    /// Everything up to now had its chance.
    fn was_heard(&mut self, who: Participant, reached: u64) {
        let ledger = &mut self.state.players[who.index()].ledger;
        ledger.heard = ledger.next;
        ledger.reached = reached;
    }

    /// Could a player announce something, for all that the others know?
    fn could_announce(&self, who: Participant, reached: u64) -> bool {
        let player = &self.state.players[who.index()];
        let ledger = &player.ledger;
        let nothing_new = ledger.heard == ledger.next && reached & !ledger.reached == 0;
        if player.achievements.is_empty() || nothing_new {
            return false;
        }
        let tasks = &self.pack().tasks;
        let states = tasks.states.iter().map(|(design, ..)| design.index());
        let mut states = states.filter(|design| reached & 1 << (design % 64) != 0);
        let news = ledger.news();
        let events = tasks.events.iter();
        let events = events.filter(|(_, deed)| news & 1 << deed.index() != 0);
        let mut events = events.map(|(design, _)| design.index());
        let met = |design: usize| {
            let slots = player.achievements.iter();
            { slots }.any(|held| self.newly_met(who, design, held.since, reached))
                && self.is_about(design)
        };
        states.any(met) || events.any(met)
    }

    /// Is a copy of the design not in the open discard pile?
    fn is_about(&self, design: usize) -> bool {
        let pack = self.pack();
        let of_design =
            |card: &AchievementCard| pack.achievement_cards[card.index()].index() == design;
        let shown = self
            .state
            .achievements
            .discard
            .iter()
            .filter(|it| of_design(it));
        shown.count() < usize::from(pack.achievements[design].copies)
    }

    /// The achievements a player holds and fulfils just now.
    fn fulfilled(&self, who: Participant) -> Vec<AchievementCard> {
        let reached = self.reached(who);
        let held = self.state.players[who.index()].achievements.iter();
        let pack = self.pack();
        let met = |held: &&Ambition| {
            let design = pack.achievement_cards[held.card.index()].index();
            self.newly_met(who, design, held.since, reached)
        };
        held.filter(met).map(|held| held.card).collect()
    }
}
