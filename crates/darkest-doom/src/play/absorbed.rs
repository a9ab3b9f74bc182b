//! The absorbed player (section 21).

use super::asking::{area_target, corruption_target};
use super::menu::{Asked, Going, Pick};
use super::stack::{EffectJob, Source};
use super::state::{ACTION_POINTS, DarkDeeds, Figure, MONSTERS, MOST_VINES, Participant};
use super::{Chosen, Play, rule};
use crate::cards::{AreaId, CorruptionId, MonsterKind};
use resolve::Did;
use table::Message;

/// Action points an absorbed player pays to corrupt a structure (DD-21.5).
const CORRUPTING: u8 = 2;

impl Play<'_> {
    /// The slot of the Leader an absorbed player controls.
    pub(crate) fn leader_of(&self, who: Participant) -> Option<u8> {
        (0..MONSTERS as u8).find(|slot| self.controller_of(*slot) == Some(who))
    }

    /// The absorbed player who controls a monster.
    pub(crate) fn controller_of(&self, slot: u8) -> Option<Participant> {
        self.monster(slot)?.controller
    }

    /// Is the monster an absorbed Leader?
    pub(crate) fn is_controlled(&self, slot: u8) -> bool {
        self.controller_of(slot).is_some()
    }

    /// The act of the Leader card at the end of a combat (DD-21.2, DD-21.3).
    pub(crate) fn absorb(&mut self) -> Did {
        let who = self.effect().actor;
        let Some(Figure::Monster(slot)) = self.opponent_of(Figure::Guardian(who)) else {
            return Did::No;
        };
        let Some(card) = self.leader_card(who) else {
            return Did::No;
        };
        if let Some(combat) = self.combat_mut() {
            combat.adjacent = true;
            let leader = combat.sides.iter_mut();
            for side in leader.filter(|side| side.figure == Figure::Monster(slot)) {
                side.wounds = 0;
                side.dead = false;
            }
        }
        let guardian = self.guardian_arg(who);
        self.tale.reveal();
        self.tell(rule("DD-21.2"), || {
            Message::new("absorbed")
                .with("guardian", guardian)
                .with("card", corruption_target(card))
        });
        self.give_everything_up(who);
        self.become_leader(who, slot, card);
        self.cut_turn_of(who);
        Did::Yes
    }

    pub(crate) fn leader_card(&self, who: Participant) -> Option<CorruptionId> {
        let player = self.state.players.get(who.index())?;
        let cards = &self.pack().corruption;
        let mut held = player.corruption.iter().copied();
        held.find(|card| cards[card.index()].leader)
    }

    /// DD-21.3: what an absorbed player loses.
    fn give_everything_up(&mut self, who: Participant) {
        while !self.state.players[who.index()].equipment.is_empty() {
            self.drop_equipment(who, 0);
        }
        let pack = self.pack();
        let state = &mut *self.state;
        let player = &mut state.players[who.index()];
        for card in player.hand.drain(..) {
            let deck = pack.design(card).deck;
            state.resources[deck.index()].discard.push(card);
        }
        let held = player.achievements.drain(..).map(|held| held.card);
        state.achievements.discard.extend(held);
        state.missions.discard.extend(player.mission.take());
        player.marks = None;
        player.last_marks = None;
        player.declared = false;
        player.coins = 0;
        player.relics = [0; 3];
        player.moths = 0;
        player.traps.clear();
        let guardian = &mut state.guardians[who.index()];
        guardian.acolytes = 0;
        guardian.glory = 0;
        for alliance in &mut state.alliances {
            alliance.take_if(|alliance| alliance.ally == who);
        }
    }

    /// The Guardian is put into the Leader figure; its player acts from now on with that. What the
    /// Leader was doing as a monster is over: it does not enter anew (DD-21.6).
    fn become_leader(&mut self, who: Participant, slot: u8, card: CorruptionId) {
        self.return_goal(slot);
        self.forget_chain_on(slot);
        self.halt(Figure::Monster(slot));
        self.state.guardians[who.index()].area = None;
        if let Some(monster) = &mut self.state.monsters[usize::from(slot)] {
            monster.kind = MonsterKind::Leader;
            monster.controller = Some(who);
        }
        let active = self.state.active == Some(who);
        let player = &mut self.state.players[who.index()];
        player.corruption.retain(|held| *held != card);
        player.absorbed = Some(card);
        let acted = player.dark_deeds.acted || active;
        player.ap = if acted { 0 } else { ACTION_POINTS };
        player.dark_deeds = DarkDeeds {
            acted,
            ..DarkDeeds::default()
        };
    }

    fn forget_chain_on(&mut self, slot: u8) {
        let chain = self.state.chain;
        if chain.is_some_and(|chain| chain.target == Figure::Monster(slot)) {
            self.end_chain();
        }
    }

    /// What an absorbed player can do in its turn (DD-21.5).
    pub(crate) fn absorbed_actions(&self, who: Participant) -> Vec<Pick> {
        let mut picks = Vec::new();
        if let Some((slot, here)) = self.leader_at(who) {
            self.dark_actions(who, slot, here, &mut picks);
        }
        picks.push(Pick::Way(Going::End));
        picks
    }

    fn dark_actions(&self, who: Participant, slot: u8, here: AreaId, picks: &mut Vec<Pick>) {
        let player = &self.state.players[who.index()];
        if player.ap > 0 && !self.is_held(Figure::Monster(slot)) {
            let next = self.pack().map.neighbours(here);
            let next = next.without(self.barred_to_monsters(slot));
            picks.extend(next.iter().map(Pick::Area));
        }
        if player.ap > 0 && !player.dark_deeds.struck && !self.prey_of(slot).is_empty() {
            picks.push(Pick::Way(Going::Strike));
        }
        let sound = self.structures().has(here) && self.vines_at(here) < MOST_VINES;
        if player.ap >= CORRUPTING && !player.dark_deeds.corrupted && sound {
            picks.push(Pick::Way(Going::Corrupt));
        }
    }

    /// The Leader of an absorbed player and where it stands.
    fn leader_at(&self, who: Participant) -> Option<(u8, AreaId)> {
        let slot = self.leader_of(who)?;
        Some((slot, self.area_of(Figure::Monster(slot))?))
    }

    /// The Guardians a Leader can strike, in order.
    pub(crate) fn prey_of(&self, slot: u8) -> Vec<Participant> {
        let near = self.next_door(slot);
        let stands_near = |who: &Participant| {
            let area = self.state.guardians[who.index()].area;
            area.is_some_and(|area| near.has(area))
        };
        self.state.participants().filter(stands_near).collect()
    }

    /// Carries out one of these actions.
    pub(crate) fn do_absorbed_action(&mut self, who: Participant, pick: Pick) {
        let Some((slot, here)) = self.leader_at(who) else {
            return;
        };
        let pack = self.pack();
        let player = &mut self.state.players[who.index()];
        match pick {
            Pick::Area(area) => {
                player.ap = player.ap.saturating_sub(1);
                self.enter(Figure::Monster(slot), area);
            }
            Pick::Way(Going::Strike) => {
                player.ap = player.ap.saturating_sub(1);
                player.dark_deeds.struck = true;
                if let Some(card) = pack.monsters.get(MonsterKind::Leader.index()) {
                    let program = card.attack.program;
                    let mut strike = EffectJob::new(Source::Monster(slot), program, who);
                    strike.monster = Some(slot);
                    self.run(strike);
                }
            }
            Pick::Way(Going::Corrupt) => {
                player.ap = player.ap.saturating_sub(CORRUPTING);
                player.dark_deeds.corrupted = true;
                self.add_vines(here, 1);
            }
            _ => {}
        }
    }

    /// The wounds an absorbed player can still take (DD-21.4).
    pub(crate) fn dark_life(&self, who: Participant) -> u8 {
        self.state.players[who.index()].corruption.len() as u8
    }

    /// A wound of an absorbed player: it discards one of its Dark Corruption cards (DD-21.4). `No`
    /// if there is none left.
    pub(crate) fn lose_dark_life(&mut self, who: Participant) -> Did {
        let held = self.state.players[who.index()].corruption.clone();
        let picks = held.into_iter().map(Pick::Corruption);
        let card = match self.choose(who, Asked::DarkLife, picks) {
            Chosen::Asked => return Did::Ask,
            Chosen::Pick(Pick::Corruption(card)) => card,
            Chosen::Pick(_) | Chosen::Nothing => return Did::No,
        };
        let player = &mut self.state.players[who.index()];
        player.corruption.retain(|held| *held != card);
        self.state.corruption.discard.push(card);
        self.tale.reveal();
        let guardian = self.guardian_arg(who);
        self.tell(rule("DD-21.4"), || {
            Message::new("loses-dark-life")
                .with("guardian", guardian)
                .with("card", corruption_target(card))
        });
        Did::Yes
    }

    /// An absorbed player has died (DD-21.9): the Leader is gone with all its cards, and the player
    /// is reborn as a Guardian. The glory of the killer comes before.
    pub(crate) fn end_absorption(&mut self, who: Participant) {
        let Some((slot, here)) = self.leader_at(who) else {
            return;
        };
        self.forget_chain_on(slot);
        self.state.monsters[usize::from(slot)] = None;
        self.forget_rules_about(Figure::Monster(slot));
        let player = &mut self.state.players[who.index()];
        let cards = player.corruption.drain(..).chain(player.absorbed.take());
        self.state.corruption.discard.extend(cards);
        self.tale.reveal();
        let guardian = self.guardian_arg(who);
        self.tell(rule("DD-21.9"), || {
            Message::new("absorption-ends")
                .with("guardian", guardian)
                .with("area", area_target(here))
        });
        self.start_death(who);
    }
}
