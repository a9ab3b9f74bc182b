//! Puts everything of a position in its place.

mod decks;

use super::format::{AvatarPosition, EvocationPosition, MagePosition, Position, RosePosition};
use super::refuse;
use super::stock::Stock;
use super::words::{SLOTS, Words, counted};
use crate::cards::{Pack, QuestId};
use crate::play::state::{
    ActiveQuest, Affliction, Card, EvocId, Evocation, Figure, MAGE_CUBES, Party, Planned,
    ROSE_CUBES, Spot, StableEffect, State,
};
use arrayvec::ArrayVec;
use smallvec::SmallVec;
use std::collections::BTreeMap;
use table::SetupError;

type Laid = Result<(), SetupError>;

/// More trophies of one mage than any game sees; what is added up of them must fit.
const MOST_TROPHIES: u8 = 20;

/// A position being laid out.
pub(super) struct Laying<'a> {
    pub(super) pack: &'a Pack,
    pub(super) words: Words<'a>,
    pub(super) stock: Stock<'a>,
    pub(super) state: &'a mut State,
}

impl Laying<'_> {
    /// Lays out everything but the flow of the game.
    pub(super) fn lay(&mut self, read: &Position) -> Laid {
        self.state.moon = read.moon.unwrap_or(2);
        if !(1..=3).contains(&self.state.moon) {
            return refuse("the moon is 1, 2 or 3");
        }
        for (seat, mage) in (0..).zip(&read.mages) {
            self.lay_mage(Party(seat), mage)?;
        }
        self.lay_avatar(&read.avatar)?;
        for (seat, mage) in (0..).zip(&read.mages) {
            self.lay_evocations(Party(seat), &mage.evocations)?;
        }
        self.lay_evocations(Party::ROSE, &read.rose.evocations)?;
        self.lay_rooms(read)?;
        self.lay_events(&read.events)?;
        self.lay_discards(&read.discards)?;
        self.state.removed = self.cards(&read.removed)?;
        self.set_aside(&read.mages)?;
        self.lay_decks(&read.decks)?;
        self.lay_rose(&read.rose)?;
        let supplies = read.mages.iter().map(|mage| mage.supply);
        self.count_cubes(supplies, read.rose.supply)
    }

    fn cards<C: FromIterator<Card>>(&mut self, names: &[String]) -> Result<C, SetupError> {
        let mut cards = Vec::with_capacity(names.len());
        for name in names {
            let spell = self.words.spell(name)?;
            cards.push(self.stock.card(spell)?);
        }
        Ok(cards.into_iter().collect())
    }

    /// Cards named from the top, as a pile with the top last.
    fn pile<C: FromIterator<Card>>(&mut self, names: &[String]) -> Result<C, SetupError> {
        let cards: Vec<Card> = self.cards(names)?;
        Ok(cards.into_iter().rev().collect())
    }

    fn spot(&self, word: &str) -> Result<Spot, SetupError> {
        if word == "cell" {
            return Ok(Spot::Cell);
        }
        self.words.room(word).map(Spot::Room)
    }

    fn lay_mage(&mut self, party: Party, read: &MagePosition) -> Laid {
        let at = party.index();
        let spot = self.spot(read.at.as_deref().unwrap_or("cell"))?;
        let last = read.last_room.as_deref();
        let last = last.map(|word| self.words.room(word)).transpose()?;
        let track = self.words.cubes(&read.track)?;
        let afflictions = self.afflictions(&read.misfortunes)?;
        let body = &mut self.state.bodies[at];
        body.spot = spot;
        body.last_room = spot.room().or(last);
        body.track = track;
        body.misfortunes = afflictions;
        self.state.power[at] = read.power;
        self.lay_trophies(party, &read.trophies)?;
        let hand = self.cards(&read.hand)?;
        let grimoire = self.pile(&read.grimoire)?;
        let memories = self.pile(&read.memories)?;
        let mage = &mut self.state.mages[at];
        mage.hand = hand;
        mage.grimoire = grimoire;
        mage.memories = memories;
        mage.tokens = read.tokens.unwrap_or(mage.all_tokens).min(mage.all_tokens);
        for (slot, text) in &read.board {
            self.lay_planned(party, slot, text)?;
        }
        self.lay_quests(party, read)
    }

    fn lay_trophies(&mut self, holder: Party, trophies: &BTreeMap<String, u8>) -> Laid {
        for (of, number) in trophies {
            let of = self.words.party(of)?;
            if *number > MOST_TROPHIES {
                return refuse(format!("{number} trophies of one mage are too many"));
            }
            self.state.trophies[holder.index()][of.index()] = *number;
        }
        Ok(())
    }

    fn lay_planned(&mut self, party: Party, slot: &str, text: &str) -> Laid {
        let Some(at) = SLOTS.iter().position(|it| *it == slot) else {
            return refuse(format!(
                "there is no slot `{slot}`: it is quick, I, II or III"
            ));
        };
        let words = self.words.planned(text)?;
        let program = self.pack.spell(words.spell).half(words.half).effect.program;
        let clauses = self.pack.program(program).stable.len() as u8;
        let stable = |target: Party| {
            let effect = |clause| StableEffect {
                clause,
                target: Some(Figure::Mage(target)),
                used: 0,
            };
            (0..clauses).map(effect).collect::<SmallVec<_>>()
        };
        let planned = Planned {
            card: self.stock.card(words.spell)?,
            half: words.half,
            face: words.face,
            stable: words.on.map(stable).unwrap_or_default(),
        };
        self.state.mages[party.index()].slots[at] = Some(planned);
        Ok(())
    }

    fn quest(&mut self, name: &str) -> Result<QuestId, SetupError> {
        let quest = self.words.quest(name)?;
        self.stock.quest(quest.0)?;
        Ok(quest)
    }

    fn quest_list<C: FromIterator<QuestId>>(&mut self, names: &[String]) -> Result<C, SetupError> {
        names.iter().map(|name| self.quest(name)).collect()
    }

    fn lay_quests(&mut self, party: Party, read: &MagePosition) -> Laid {
        for text in &read.quests {
            let (text, cubes) = counted(text);
            let (name, revealed) = match text.strip_suffix(" revealed") {
                Some(name) => (name, true),
                None => (text, cubes.is_some()),
            };
            let quest = self.quest(name)?;
            let cubes = cubes.unwrap_or(0);
            if cubes > self.pack.quest(quest).slots {
                return refuse(format!("`{name}` has no place for {cubes} cubes"));
            }
            self.state.mages[party.index()].active.push(ActiveQuest {
                quest,
                revealed,
                cubes,
                advanced_by: smallvec::SmallVec::new(),
            });
        }
        let completed = self.quest_list(&read.completed)?;
        let resolved = self.quest_list(&read.resolved)?;
        let mage = &mut self.state.mages[party.index()];
        mage.completed = completed;
        mage.resolved = resolved;
        Ok(())
    }

    fn afflictions(&mut self, texts: &[String]) -> Result<SmallVec<[Affliction; 4]>, SetupError> {
        let mut afflictions = SmallVec::new();
        for text in texts {
            let (name, cubes) = counted(text);
            let kind = self.words.misfortune(name)?;
            let slots = self.pack.misfortune(kind).slots;
            if cubes.is_some_and(|cubes| cubes >= slots) {
                return refuse(format!("`{name}` with {slots} cubes would be discarded"));
            }
            take_one(&mut self.state.misfortunes[usize::from(kind.0)], name)?;
            afflictions.push(Affliction {
                kind,
                cubes: cubes.unwrap_or(0),
            });
        }
        Ok(afflictions)
    }

    fn lay_avatar(&mut self, read: &AvatarPosition) -> Laid {
        if self.state.avatar.is_none() {
            return if *read == AvatarPosition::default() {
                Ok(())
            } else {
                refuse("the Avatar does not play: choose its level in the options")
            };
        }
        let spot = self.spot(read.at.as_deref().unwrap_or("0,0"))?;
        let track = self.words.cubes(&read.track)?;
        let afflictions = self.afflictions(&read.misfortunes)?;
        let body = &mut self.state.bodies[Party::ROSE.index()];
        body.spot = spot;
        body.last_room = spot.room();
        body.track = track;
        body.misfortunes = afflictions;
        let quests = self.quest_list(&read.quests)?;
        let mut memories = SmallVec::new();
        for name in &read.memories {
            let order = self.words.order(name)?;
            self.stock.order(order.0)?;
            memories.push(order);
        }
        let last = Party(self.state.table.players - 1);
        let after = self.words.seat(read.after.as_deref(), last)?;
        if let Some(avatar) = &mut self.state.avatar {
            avatar.after = after;
            avatar.resolved = read.resolved;
            avatar.quests = quests;
            avatar.memories = memories;
        }
        Ok(())
    }

    fn lay_evocations(&mut self, owner: Party, read: &[EvocationPosition]) -> Laid {
        read.iter().try_for_each(|it| self.lay_evocation(owner, it))
    }

    fn lay_evocation(&mut self, owner: Party, read: &EvocationPosition) -> Laid {
        let kind = self.words.evocation(&read.kind)?;
        let at = usize::from(kind.0);
        take_one(&mut self.state.evocation_cards[at], &read.kind)?;
        let pool = usize::from(self.pack.evocation(kind).pool);
        take_one(&mut self.state.figures[pool], &read.kind)?;
        let upgrade = match &read.upgrade {
            Some(name) => {
                let kind = self.words.upgrade(name)?;
                take_one(&mut self.state.upgrades[usize::from(kind.0)], name)?;
                Some(kind)
            }
            None => None,
        };
        let party = |word: &Option<String>| {
            let word = word.as_deref();
            word.map(|word| self.words.party(word)).transpose()
        };
        let (bearer, assigner) = (party(&read.bearer)?, party(&read.assigner)?);
        let spot = match (&read.at, bearer) {
            (Some(word), _) => Spot::Room(self.words.room(word)?),
            (None, Some(bearer)) => self.state.bodies[bearer.index()].spot,
            (None, None) => return refuse(format!("where is the {}? Say it with `at`", read.kind)),
        };
        let id = EvocId::new(self.state.next_evocation, kind);
        self.state.next_evocation += 1;
        let waiting = spot.room().is_none();
        self.state.evocations.push(Evocation {
            spot: if waiting { Spot::Away } else { spot },
            waiting,
            last_room: spot.room(),
            bearer,
            assigner,
            damage: self.words.cubes(&read.damage)?,
            upgrade,
            ..Evocation::new(id, kind, owner)
        });
        if bearer.is_none() {
            return self.take_slot(owner, id);
        }
        Ok(())
    }

    fn take_slot(&mut self, owner: Party, id: EvocId) -> Laid {
        let slots = match self.state.mages.get_mut(owner.index()) {
            Some(mage) => &mut mage.evocations,
            None => match &mut self.state.avatar {
                Some(avatar) => &mut avatar.evocations,
                None => return Ok(()),
            },
        };
        let Some(free) = slots.iter_mut().find(|slot| slot.is_none()) else {
            return refuse("nobody has more than three evocations");
        };
        *free = Some(id);
        Ok(())
    }

    fn lay_rooms(&mut self, read: &Position) -> Laid {
        for (name, details) in &read.room {
            let id = self.words.room(name)?;
            let cubes = self.words.cubes(&details.instability)?;
            if cubes.len() > usize::from(self.pack.room(id).slots) {
                return refuse(format!("`{name}` has fewer places for instability"));
            }
            let room = &mut self.state.rooms[usize::from(id.0)];
            room.instability = cubes;
            room.side = details.side.unwrap_or(room.side);
            room.used = details.used;
        }
        Ok(())
    }

    fn lay_rose(&mut self, read: &RosePosition) -> Laid {
        self.state.power[Party::ROSE.index()] = read.power;
        self.lay_trophies(Party::ROSE, &read.trophies)
    }

    /// What is not on the board is in the supplies (BRW-2.4), unless the position says otherwise.
    fn count_cubes(&mut self, told: impl Iterator<Item = Option<u8>>, rose: Option<u8>) -> Laid {
        let used = super::super::audit::cubes_on_the_board(self.state);
        let told: ArrayVec<Option<u8>, 4> = told.collect();
        for party in (0..5).map(Party) {
            let (all, told) = match party {
                Party::ROSE => (ROSE_CUBES, rose),
                _ => (MAGE_CUBES, told.get(party.index()).copied().flatten()),
            };
            let left = u16::from(all).checked_sub(used[party.index()]);
            let Some(left) = left.or(told.map(u16::from)) else {
                return refuse(format!("nobody has more than {all} cubes"));
            };
            if told.is_some_and(|told| told > all) {
                return refuse(format!("nobody has more than {all} cubes"));
            }
            self.state.supply[party.index()] = told.unwrap_or(left as u8);
        }
        Ok(())
    }
}

/// Takes one of a limited number.
fn take_one(left: &mut u8, name: &str) -> Laid {
    match left.checked_sub(1) {
        Some(rest) => {
            *left = rest;
            Ok(())
        }
        None => refuse(format!("there are not so many of `{name}`")),
    }
}
