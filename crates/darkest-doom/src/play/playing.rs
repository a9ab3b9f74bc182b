//! Playing cards and using equipment (section 10).

use super::asking::{card_target, wraith_target};
use super::ledger::Done;
use super::menu::{Asked, Pick};
use super::stack::{EffectJob, Job, PlayJob, PlayStage, PlayWay, Refused, Source};
use super::state::{Equipped, Figure, Participant};
use super::windows::program_of;
use super::{ASK, Chosen, Play, rule};
use crate::cards::{Card, Deed, KilledBy, Moment, Relic, ResourceDeck};
use resolve::Go;
use table::Message;

pub(crate) use super::windows::Window;

impl Play<'_> {
    /// Begins to play a card of the hand: it is equipped or resolved.
    pub(crate) fn start_play(&mut self, who: Participant, card: Card, victim: Option<Figure>) {
        let way = match self.pack().design(card).deck {
            ResourceDeck::Equipment => PlayWay::Equip,
            ResourceDeck::Trap | ResourceDeck::Encounter | ResourceDeck::Spell => PlayWay::Play,
        };
        self.push(Job::Play(PlayJob {
            who,
            card,
            way,
            stage: PlayStage::Pay,
            victim,
        }));
    }

    /// Begins to use the equipment of a slot.
    pub(crate) fn start_use(&mut self, who: Participant, slot: u8) {
        let player = self.state.players.get(who.index());
        let equipped = player.and_then(|player| player.equipment.get(usize::from(slot)));
        if let Some(Equipped::Card { card, .. }) = equipped {
            let card = *card;
            self.push(Job::Play(PlayJob {
                who,
                card,
                way: PlayWay::Use,
                stage: PlayStage::Pay,
                victim: None,
            }));
        }
    }

    /// Passive equipment works by itself (section 22.1), the Wraith in combats (DD-13.15). Nothing
    /// is used that would do nothing.
    pub(crate) fn passive_equipment(&mut self, who: Participant, moment: Moment) {
        let Some(player) = self.state.players.get(who.index()) else {
            return;
        };
        let equipment = player.equipment.clone();
        for (slot, equipped) in (0..2).zip(equipment).rev() {
            match equipped {
                Equipped::Card { card, .. } => {
                    let design = self.pack().design(card);
                    let works = design.moment == Some(moment);
                    if works && self.would_do(design.effect.program, who) {
                        self.start_use(who, slot);
                    }
                }
                Equipped::Wraith { .. } if moment == Moment::CombatOfController => {
                    let program = self.pack().wraith.effect.program;
                    self.run(EffectJob::new(Source::Wraith, program, who));
                }
                Equipped::Wraith { .. } => {}
            }
        }
    }

    /// One step of either.
    pub(crate) fn step_play(&mut self, job: PlayJob) -> Go {
        match (job.stage, job.way) {
            (PlayStage::Pay, PlayWay::Use) => self.wear_out(job),
            (PlayStage::Pay, _) => return self.step_pay(job),
            (PlayStage::Resolve, PlayWay::Equip) => self.equip(job),
            (PlayStage::Resolve, _) => self.resolve(job),
            (PlayStage::Finish, way) => {
                self.pop();
                if way == PlayWay::Play {
                    self.put_on_discard(job.card);
                }
            }
        }
        Go::On
    }

    /// The card leaves the hand and everything is paid at once; corruption is taken last (DD-10.4).
    fn step_pay(&mut self, job: PlayJob) -> Go {
        let who = job.who;
        if job.way == PlayWay::Equip && self.state.players[who.index()].equipment.is_full() {
            let slots = (0..2).map(Pick::Equipment);
            match self.choose(who, Asked::FreeSlot, slots) {
                Chosen::Asked => return ASK,
                Chosen::Pick(Pick::Equipment(slot)) => self.drop_equipment(who, slot),
                Chosen::Pick(_) | Chosen::Nothing => {}
            }
        }
        let card = job.card;
        let design = self.pack().design(card);
        self.take_out_of_hand(who, card);
        self.tale.reveal();
        let name = self.guardian_arg(who);
        let (id, message) = match job.way {
            PlayWay::Equip => ("DD-10.8", "equips-card"),
            PlayWay::Play | PlayWay::Use => ("DD-10.2", "plays-card"),
        };
        self.tell(rule(id), || {
            Message::new(message)
                .with("guardian", name)
                .with("card", card_target(card))
        });
        let cost = design.cost;
        let player = &mut self.state.players[who.index()];
        player.coins = player.coins.saturating_sub(cost.coins);
        player.mana = player.mana.saturating_sub(cost.mana);
        player.ap = player.ap.saturating_sub(cost.ap);
        let urns = &mut player.relics[Relic::UrnOfElders.index()];
        *urns = urns.saturating_sub(cost.urns);
        self.set_job(Job::Play(PlayJob {
            stage: PlayStage::Resolve,
            ..job
        }));
        self.start_corrupt(who, cost.corruption, Refused::Nothing);
        Go::On
    }

    fn equip(&mut self, job: PlayJob) {
        self.pop();
        let design = self.pack().design(job.card);
        let equipped = Equipped::Card {
            card: job.card,
            tokens: design.durability,
            used: None,
        };
        let slots = &mut self.state.players[job.who.index()].equipment;
        if slots.try_push(equipped).is_err() {
            self.put_on_discard(job.card);
        }
        self.played(job);
    }

    /// The effect begins. Deeds are counted when the card is paid for: a card that is cancelled
    /// later was played all the same.
    fn resolve(&mut self, job: PlayJob) {
        let design = self.pack().design(job.card);
        if job.way == PlayWay::Play {
            self.played(job);
        }
        let how = match design.deck {
            ResourceDeck::Trap => KilledBy::Trap,
            _ => KilledBy::Ranged,
        };
        let program = program_of(design, job.victim);
        let mut effect = EffectJob::new(Source::Card(job.card), program, job.who);
        effect.victim = job.victim;
        effect.how = how;
        self.set_job(Job::Play(PlayJob {
            stage: PlayStage::Finish,
            ..job
        }));
        self.run(effect);
    }

    /// Achievements count cards that are played, and trap cards that find a victim.
    fn played(&mut self, job: PlayJob) {
        let deck = Some(self.pack().design(job.card).deck);
        let done = Done::new(Deed::PlayCard, self.state.phase);
        self.deed(job.who, Done { deck, ..done });
        if job.victim.is_some() {
            let done = Done::new(Deed::ResolveTrap, self.state.phase);
            self.deed(job.who, done);
        }
    }

    /// Equipment loses a token by its use and is discarded with the last one (DD-10.9).
    fn wear_out(&mut self, job: PlayJob) {
        let (who, card) = (job.who, job.card);
        let design = self.pack().design(card);
        let name = self.guardian_arg(who);
        self.tell(rule("DD-10.9"), || {
            Message::new("uses-equipment")
                .with("guardian", name)
                .with("card", card_target(card))
        });
        let occasion = self.occasion(design);
        self.set_job(Job::Play(PlayJob {
            stage: PlayStage::Resolve,
            ..job
        }));
        let slots = &mut self.state.players[who.index()].equipment;
        for equipped in slots.iter_mut() {
            if let Equipped::Card { card: it, used, .. } = equipped
                && *it == card
            {
                *used = Some(occasion);
            }
        }
        self.lose_tokens(who, card, 1);
    }

    /// An equipment card loses damage tokens and is discarded with the last one (DD-10.9).
    pub(crate) fn lose_tokens(&mut self, who: Participant, worn: Card, n: u8) {
        let slots = &mut self.state.players[who.index()].equipment;
        let place = slots.iter_mut().position(|equipped| match equipped {
            Equipped::Card { card, tokens, .. } if *card == worn => {
                *tokens = tokens.saturating_sub(n);
                *tokens == 0
            }
            Equipped::Card { .. } | Equipped::Wraith { .. } => false,
        });
        if let Some(place) = place {
            slots.remove(place);
            self.put_on_discard(worn);
            let name = self.guardian_arg(who);
            self.tell(rule("DD-10.9"), || {
                Message::new("equipment-used-up")
                    .with("guardian", name)
                    .with("card", card_target(worn))
            });
        }
    }

    /// An occupied equipment slot is cleared: the card is discarded, the Wraith given up (DD-13.17).
    pub(crate) fn drop_equipment(&mut self, who: Participant, slot: u8) {
        let slots = &mut self.state.players[who.index()].equipment;
        if usize::from(slot) >= slots.len() {
            return;
        }
        let (id, dropped) = match slots.remove(usize::from(slot)) {
            Equipped::Card { card, .. } => {
                self.put_on_discard(card);
                ("DD-10.11", card_target(card))
            }
            Equipped::Wraith { .. } => ("DD-13.17", wraith_target()),
        };
        let name = self.guardian_arg(who);
        self.tell(rule(id), || {
            Message::new("drops-equipment")
                .with("guardian", name)
                .with("card", dropped)
        });
    }
}
