//! Playing cards and using equipment (section 10).

use super::asking::{card_target, wraith_target};
use super::ledger::Done;
use super::menu::{Asked, Pick};
use super::operands::Scene;
use super::stack::{EffectJob, Job, PlayJob, PlayStage, PlayWay, Source};
use super::state::{Equipped, Figure, Participant, Used};
use super::{ASK, Chosen, Play, rule};
use crate::cards::{
    Card, Cost, Deed, Design, KilledBy, Moment, Only, ProgramId, Relic, ResourceDeck, Rule, Timing,
    Victims,
};
use arrayvec::ArrayVec;
use resolve::Go;
use table::Message;

/// When cards can be used (section 22.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Window {
    /// The own turn outside of combats and tests.
    OwnTurn,
    /// Before the roll of a combat; against another player's Guardian?
    PreRoll {
        /// Against another player's Guardian.
        with_player: bool,
    },
    /// After it.
    PostRoll {
        /// Against another player's Guardian.
        with_player: bool,
    },
    /// An own ambush test.
    Test {
        /// Of a Trap token.
        trap: bool,
    },
    /// An own defence against a spell.
    Defence,
    /// Before own wounds.
    Wounds,
    /// An own trap was set off by this figure.
    Trap(Figure),
    /// After an own roll of the Destiny die.
    Destiny,
    /// K2.
    DuskStart,
}

impl Window {
    /// Does the timing of a card fit, with what narrows it?
    fn admits(self, design: &Design) -> bool {
        let timing = design.timing;
        match self {
            Window::OwnTurn => timing == Timing::OwnTurn,
            Window::PreRoll { with_player } => {
                matches!(timing, Timing::CombatPreRoll | Timing::CombatAny)
                    && fits_combat(design.only, with_player)
            }
            Window::PostRoll { with_player } => {
                let timings = [Timing::CombatPostRoll, Timing::CombatAny, Timing::RollAny];
                timings.contains(&timing) && fits_combat(design.only, with_player)
            }
            Window::Test { trap } => {
                timing == Timing::RollAny
                    && match design.only {
                        None | Some(Only::AmbushTest) => true,
                        Some(Only::TrapTest) => trap,
                        Some(Only::MagicDefence | Only::CombatWithPlayer) => false,
                    }
            }
            Window::Defence => {
                timing == Timing::RollAny && matches!(design.only, None | Some(Only::MagicDefence))
            }
            Window::Wounds => timing == Timing::WoundReduction,
            Window::Trap(victim) => timing == Timing::TrapTrigger && can_fall(design, victim),
            Window::Destiny => timing == Timing::DestinyChange,
            Window::DuskStart => timing == Timing::DuskStart,
        }
    }
}

fn fits_combat(only: Option<Only>, with_player: bool) -> bool {
    match only {
        None => true,
        Some(Only::CombatWithPlayer) => with_player,
        Some(Only::MagicDefence | Only::AmbushTest | Only::TrapTest) => false,
    }
}

/// Can a trap card be played on this figure? An absorbed player is a monster (DD-10.27).
fn can_fall(design: &Design, victim: Figure) -> bool {
    match design.victims {
        None => false,
        Some(Victims::Both) => victim != Figure::Priestess,
        Some(Victims::Guardian) => matches!(victim, Figure::Guardian(_)),
        Some(Victims::Monster) => matches!(victim, Figure::Monster(_)),
    }
}

/// What a card does: traps have a text of their own for monsters.
fn program_of(design: &Design, victim: Option<Figure>) -> ProgramId {
    match victim {
        Some(Figure::Monster(_)) => design.on_monster.program,
        _ => design.effect.program,
    }
}

impl Play<'_> {
    /// Can the player pay this (DD-10.2, DD-10.4)? The played card has left the hand by then.
    pub(crate) fn can_pay(&self, who: Participant, cost: &Cost) -> bool {
        let Some(player) = self.state.players.get(who.index()) else {
            return false;
        };
        player.coins >= cost.coins
            && player.mana >= cost.mana
            && player.ap >= cost.ap
            && self.relics(who, Relic::UrnOfElders) >= cost.urns
            && self.can_take_corruption(who, cost.corruption)
    }

    /// Can so many Dark Corruption cards be taken as an ingredient (DD-11.5)? Room is made by
    /// discarding Citadel Resource cards.
    fn can_take_corruption(&self, who: Participant, n: u8) -> bool {
        if n == 0 {
            return true;
        }
        let n = usize::from(n);
        let pile = &self.state.corruption;
        let held = self.state.players[who.index()].corruption.len();
        pile.deck.len() + pile.discard.len() >= n && held + n <= self.hand_limit(who)
    }

    /// The cards of the hand that can be played in a window now: paid for and with an effect (DD-10.7).
    pub(crate) fn playable(&self, who: Participant, window: Window) -> Vec<Card> {
        let Some(player) = self.state.players.get(who.index()) else {
            return Vec::new();
        };
        let cards = player.hand.iter().copied();
        cards
            .filter(|card| self.can_play(who, *card, window))
            .collect()
    }

    fn can_play(&self, who: Participant, card: Card, window: Window) -> bool {
        let design = self.pack().design(card);
        if design.deck == ResourceDeck::Equipment {
            return window == Window::OwnTurn && self.can_pay(who, &design.cost);
        }
        let victim = match window {
            Window::Trap(victim) => Some(victim),
            _ => None,
        };
        let scene = Scene {
            source: Some(Source::Card(card)),
            victim,
            ..Scene::of(who)
        };
        window.admits(design)
            && self.can_pay(who, &design.cost)
            && !(design.deck == ResourceDeck::Spell && self.is_silenced(who, window))
            && self.would_do_in(program_of(design, victim), &scene)
    }

    fn is_silenced(&self, who: Participant, window: Window) -> bool {
        matches!(window, Window::PreRoll { .. })
            && self.rule_holds(Rule::NoSpellsPreRoll, Some(self.figure_of(who)), None)
    }

    /// The own equipment slots that can be used in a window now.
    pub(crate) fn usable(&self, who: Participant, window: Window) -> ArrayVec<u8, 2> {
        let Some(player) = self.state.players.get(who.index()) else {
            return ArrayVec::new();
        };
        let slots = (0..).zip(&player.equipment);
        slots
            .filter(|(_, equipped)| self.can_use(who, equipped, window))
            .map(|(slot, _)| slot)
            .collect()
    }

    fn can_use(&self, who: Participant, equipped: &Equipped, window: Window) -> bool {
        let Equipped::Card { card, used, .. } = equipped else {
            return false;
        };
        let design = self.pack().design(*card);
        let scene = Scene {
            source: Some(Source::Card(*card)),
            ..Scene::of(who)
        };
        let limited = window != Window::OwnTurn || design.limit.is_some();
        window.admits(design)
            && !(limited && *used == Some(self.occasion(design)))
            && self.would_do_in(design.effect.program, &scene)
    }

    /// What equipment can be used only once in: a combat, else a roll or wound event, a turn, or K2
    /// (DD-10.10).
    fn occasion(&self, design: &Design) -> Used {
        match design.timing {
            Timing::OwnTurn | Timing::Passive => return Used::Turn(self.state.turn),
            Timing::DuskStart => return Used::Dusk(self.state.round),
            _ => {}
        }
        let frames = || self.state.stack.iter().rev();
        let combat = frames().find(|frame| matches!(frame.job, Job::Combat(_)));
        let other = || {
            frames().find(|frame| {
                matches!(
                    frame.job,
                    Job::Test(_) | Job::Strike(_) | Job::Wounds(_) | Job::Destiny(_)
                )
            })
        };
        Used::Frame(combat.or_else(other).map_or(0, |frame| frame.id))
    }

    /// Is a window worth a question, seen from outside: a hand card or usable equipment (DD-22.1)?
    pub(crate) fn may_answer(&self, who: Participant, window: Window) -> bool {
        let Some(player) = self.state.players.get(who.index()) else {
            return false;
        };
        let hand = !player.hand.is_empty() && self.could_be_played(who, window);
        hand || !self.usable(who, window).is_empty()
    }

    /// Could some card of a hand be used in a window, for all the others know?
    fn could_be_played(&self, who: Participant, window: Window) -> bool {
        match window {
            Window::OwnTurn
            | Window::PostRoll { .. }
            | Window::Test { .. }
            | Window::Defence
            | Window::Trap(_) => true,
            Window::PreRoll { .. } => !self.is_silenced(who, window),
            Window::Wounds | Window::Destiny | Window::DuskStart => {
                let mut designs = self.pack().designs.iter();
                designs.any(|it| it.deck != ResourceDeck::Equipment && window.admits(it))
            }
        }
    }

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
            (PlayStage::Pay, PlayWay::Use) => self.wear_out(&job),
            (PlayStage::Pay, _) => return self.step_pay(job),
            (PlayStage::Resolve, PlayWay::Equip) => self.equip(&job),
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
        self.start_corrupt(who, cost.corruption, false);
        Go::On
    }

    fn equip(&mut self, job: &PlayJob) {
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
            self.played(&job);
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
    fn played(&mut self, job: &PlayJob) {
        let deck = Some(self.pack().design(job.card).deck);
        let done = Done::new(Deed::PlayCard, self.state.phase);
        self.deed(job.who, Done { deck, ..done });
        if job.victim.is_some() {
            let done = Done::new(Deed::ResolveTrap, self.state.phase);
            self.deed(job.who, done);
        }
    }

    /// Equipment loses a token by its use and is discarded with the last one (DD-10.9).
    fn wear_out(&mut self, job: &PlayJob) {
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
            ..job.clone()
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
