//! Whom and what a sentence means: figures, parties and rooms; references, amounts and conditions
//! have modules of their own.

mod amounts;
mod conditions;
mod references;

use super::Play;
use super::stack::{EffectJob, Happening, Job, Source, Thing};
use super::state::{Card, EvocId, Evocation, Figure, Party, Spot};
use crate::cards::{HalfSide, RoomId, SourceKind, Whose};
use arrayvec::ArrayVec;
use smallvec::SmallVec;
use std::borrow::Cow;
use table::Arg;

/// Figures a sentence reaches.
pub(crate) type Figures = SmallVec<[Figure; 8]>;

impl Play<'_> {
    /// The program on top, to be read.
    ///
    /// # Panics
    /// If the top frame is no program, which the engine rules out for acts.
    pub(crate) fn running(&self) -> &EffectJob {
        match self.state.stack.last().map(|frame| &frame.job) {
            Some(Job::Effect(effect)) => effect,
            _ => unreachable!("acts belong to programs"),
        }
    }

    /// What the program on top answers to.
    pub(crate) fn trigger(&self) -> Option<Happening> {
        self.trigger_of(self.running())
    }

    fn trigger_of(&self, effect: &EffectJob) -> Option<Happening> {
        let at = effect.trigger?;
        match &self.state.stack.get(usize::from(at.window))?.job {
            Job::Window(window) => window.events.get(usize::from(at.event)).copied(),
            _ => None,
        }
    }

    /// The name of a party in a message.
    pub(crate) fn party_arg(&self, party: Party) -> Arg {
        match party.seat() {
            Some(seat) => Arg::Seat(seat),
            None if self.state.avatar.is_some() => Arg::Text(Cow::Borrowed("the Avatar")),
            None => Arg::Text(Cow::Borrowed("the Black Rose")),
        }
    }

    /// Players' mages from the First Mage clockwise (BRW-4.4).
    pub(crate) fn turn_order(&self) -> ArrayVec<Party, 4> {
        let seats = self.state.mages.len() as u8;
        let first = self.state.first.seat().unwrap_or_default();
        first.round(seats).map(Party::from).collect()
    }

    /// The same with the Avatar at its place (BRW-25.1.7).
    pub(crate) fn turn_order_with_avatar(&self) -> ArrayVec<Party, 5> {
        let mut order = ArrayVec::new();
        for mage in self.turn_order() {
            order.push(mage);
            if self
                .state
                .avatar
                .as_ref()
                .is_some_and(|it| it.after == mage)
            {
                order.push(Party::ROSE);
            }
        }
        order
    }

    /// The half of a card.
    pub(crate) fn half(&self, card: Card, half: HalfSide) -> &crate::cards::Half {
        let pack = self.rules.pack();
        pack.spell(pack.cards[usize::from(card.0)]).half(half)
    }

    pub(crate) fn evoc(&self, id: EvocId) -> Option<&Evocation> {
        self.state.evocations.iter().find(|evoc| evoc.id == id)
    }

    pub(crate) fn evoc_mut(&mut self, id: EvocId) -> Option<&mut Evocation> {
        self.state.evocations.iter_mut().find(|evoc| evoc.id == id)
    }

    pub(crate) fn spot_of(&self, figure: Figure) -> Spot {
        match figure {
            Figure::Mage(mage) => self.state.bodies[mage.index()].spot,
            Figure::Evoc(id) => self.evoc(id).map_or(Spot::Away, |evoc| evoc.spot),
        }
    }

    /// The room a figure is in now.
    pub(crate) fn room_of(&self, figure: Figure) -> Option<RoomId> {
        self.spot_of(figure).room()
    }

    /// The last room a figure was in.
    pub(crate) fn last_room_of(&self, figure: Figure) -> Option<RoomId> {
        match figure {
            Figure::Mage(mage) => self.state.bodies[mage.index()].last_room,
            Figure::Evoc(id) => self.evoc(id)?.last_room,
        }
    }

    /// The party a figure belongs to.
    pub(crate) fn owner_of(&self, figure: Figure) -> Party {
        match figure {
            Figure::Mage(mage) => mage,
            Figure::Evoc(id) => self.evoc(id).map_or(Party::ROSE, |evoc| evoc.owner),
        }
    }

    /// The party that decides for a figure and whose cubes it uses (BRW-20.2).
    pub(crate) fn controller_of(&self, figure: Figure) -> Party {
        match figure {
            Figure::Mage(mage) => mage,
            Figure::Evoc(id) => self.evoc(id).map_or(Party::ROSE, |evoc| evoc.controller),
        }
    }

    /// Damage cubes on a figure.
    pub(crate) fn damage_on(&self, figure: Figure) -> &[Party] {
        match figure {
            Figure::Mage(mage) => &self.state.bodies[mage.index()].track,
            Figure::Evoc(id) => self.evoc(id).map_or(&[], |evoc| &evoc.damage),
        }
    }

    /// The mages in play: the players' and the Avatar.
    pub(crate) fn all_mages(&self) -> impl Iterator<Item = Party> + use<> {
        let players = self.state.mages.len() as u8;
        let avatar = self.state.avatar.is_some().then_some(Party::ROSE);
        (0..players).map(Party).chain(avatar)
    }

    /// The figures in a room: mages in turn order, then evocations.
    pub(crate) fn figures_in(&self, room: RoomId) -> Figures {
        let here = |figure: &Figure| self.room_of(*figure) == Some(room);
        let mages = self.turn_order_with_avatar().into_iter().map(Figure::Mage);
        let evocs = self.state.evocations.iter();
        let evocs = evocs.map(|evoc| Figure::Evoc(evoc.id));
        mages.chain(evocs).filter(here).collect()
    }

    /// BRW-17.8: is a figure immune to damage and damage swaps of this party?
    pub(crate) fn immune(&self, dealer: Party, by_avatar: bool, figure: Figure) -> bool {
        let own = match figure {
            Figure::Mage(mage) => mage == dealer,
            Figure::Evoc(_) => self.owner_of(figure) == dealer,
        };
        match (dealer, figure) {
            // The Avatar never takes damage of the Rose (BRW-25.7.1).
            (Party::ROSE, Figure::Mage(Party::ROSE)) => true,
            (Party::ROSE, _) => own && by_avatar,
            _ => own,
        }
    }

    /// Who decides for the program on top: its caster; in an event the mage a loop is at; for the
    /// Rose and the Avatar the crown holder (BRW-0.5, 25.5.8).
    pub(crate) fn decider(&self) -> Party {
        let effect = self.running();
        if effect.caster != Party::ROSE {
            return effect.caster;
        }
        let item = effect.loops.item();
        match item {
            Some(Thing::Figure(Figure::Mage(mage))) if mage != Party::ROSE && !effect.by_avatar => {
                mage
            }
            _ => self.state.crown,
        }
    }

    /// Who decides for a party.
    pub(crate) fn decides_for(&self, party: Party) -> Party {
        if party == Party::ROSE {
            self.state.crown
        } else {
            party
        }
    }

    /// What sort of source the program on top is (BRW-28.3).
    pub(crate) fn source_kind(&self) -> SourceKind {
        match self.running().source {
            Source::Spell { .. } | Source::Stable { .. } | Source::Reaction(_) => SourceKind::Spell,
            Source::Quest(_) => SourceKind::Quest,
            Source::Room { .. } => SourceKind::Room,
            Source::Event(_) => SourceKind::Event,
            Source::Order { .. } if self.running().spell.is_some() => SourceKind::Spell,
            Source::Order { .. } | Source::Avatar => SourceKind::Order,
            Source::Evocation(_) => SourceKind::Evocation,
            Source::Upgrade(_) => SourceKind::Upgrade,
            Source::Misfortune { .. } => SourceKind::Misfortune,
        }
    }
}

/// Is an evocation of these owners? The Avatar's are those in its slots (BRW-25.6.5).
pub(crate) fn is_whose(effect: &EffectJob, whose: Whose, evoc: &Evocation) -> bool {
    match whose {
        Whose::Any => true,
        Whose::Rose => evoc.owner == Party::ROSE,
        Whose::Others => evoc.owner != effect.caster,
        Whose::You if effect.caster == Party::ROSE => {
            evoc.owner == Party::ROSE && evoc.bearer.is_none()
        }
        Whose::You => evoc.owner == effect.caster,
    }
}
