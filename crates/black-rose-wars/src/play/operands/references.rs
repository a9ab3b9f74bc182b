//! References: whom and what a sentence means.

use crate::cards::{Ref, RoomId, Who};
use crate::play::Play;
use crate::play::effect::bit;
use crate::play::operands::Figures;
use crate::play::stack::{EffectJob, Happening, Source, Target, Thing};
use crate::play::state::{EvocId, Figure, Party, Spot};
use smallvec::SmallVec;

impl Play<'_> {
    /// The party a reference means, reached or not.
    pub(crate) fn party_of(&self, who: Ref) -> Option<Party> {
        self.party_meant(self.running(), who)
    }

    pub(crate) fn party_meant(&self, effect: &EffectJob, who: Ref) -> Option<Party> {
        let this = || effect.this.and_then(|id| self.evoc(id));
        match who {
            Ref::Me => Some(effect.caster),
            Ref::Rose | Ref::Avatar => Some(Party::ROSE),
            Ref::Crown => Some(self.state.crown),
            Ref::Owner => this().map(|evoc| evoc.owner),
            Ref::Assigner => this().and_then(|evoc| evoc.assigner),
            Ref::Bearer => match effect.source {
                Source::Misfortune { bearer, .. } => Some(bearer),
                _ => this().and_then(|evoc| evoc.bearer),
            },
            Ref::TriggerMage | Ref::TriggerCaster => trigger_party(self.trigger_of(effect)?, who),
            other => match self.figure_meant(effect, other)? {
                Figure::Mage(mage) => Some(mage),
                Figure::Evoc(_) => None,
            },
        }
    }

    /// The single figure a reference means, reached or not.
    pub(crate) fn figure_meant(&self, effect: &EffectJob, who: Ref) -> Option<Figure> {
        match who {
            Ref::Me if effect.caster == Party::ROSE && !effect.by_avatar => None,
            Ref::Me => Some(Figure::Mage(effect.caster)),
            Ref::Target => match effect.target {
                Target::Figure(figure) => Some(figure),
                Target::None | Target::Room(_) => None,
            },
            Ref::It => effect.it.map(Figure::Evoc),
            Ref::This => effect.this.map(Figure::Evoc),
            Ref::Avatar => self
                .state
                .avatar
                .as_ref()
                .map(|_| Figure::Mage(Party::ROSE)),
            Ref::Item => match effect.loops.item()? {
                Thing::Figure(figure) => Some(figure),
                _ => None,
            },
            Ref::ItemBearer => match effect.loops.item()? {
                Thing::Discarded(mage) => Some(Figure::Mage(mage)),
                _ => None,
            },
            Ref::Picked => match effect.picked.first()? {
                Thing::Figure(figure) => Some(*figure),
                _ => None,
            },
            Ref::TriggerFigure => trigger_figure(self.trigger_of(effect)?),
            Ref::TriggerEvocation => match self.trigger_of(effect)? {
                Happening::Summoned { evoc, .. } | Happening::Left { evoc, .. } => {
                    Some(Figure::Evoc(evoc))
                }
                _ => None,
            },
            Ref::Crown | Ref::Owner | Ref::Assigner | Ref::Bearer => {
                self.party_meant(effect, who).map(Figure::Mage)
            }
            Ref::TriggerMage | Ref::TriggerCaster => {
                let mage = self.party_meant(effect, who)?;
                Some(Figure::Mage(mage))
            }
            Ref::Assigned
            | Ref::Rose
            | Ref::TriggerRoom
            | Ref::AnyMage
            | Ref::Cell
            | Ref::ItemCell => None,
        }
    }

    pub(crate) fn evoc_of(&self, who: Ref) -> Option<EvocId> {
        match self.figure_meant(self.running(), who)? {
            Figure::Evoc(id) => Some(id),
            Figure::Mage(_) => None,
        }
    }

    /// Can the effect reach the figure? Not in its cell (but for events and its own caster's
    /// cards), not if it left or ignores the effect.
    fn within_reach(&self, effect: &EffectJob, figure: Figure) -> bool {
        if let Figure::Mage(mage) = figure
            && effect.ignored_by & bit(mage) != 0
        {
            return false;
        }
        match self.spot_of(figure) {
            Spot::Room(_) => true,
            Spot::Cell => matches!(effect.source, Source::Event(_)),
            Spot::Away => false,
        }
    }

    /// The figures a sentence reaches.
    pub(crate) fn figures_of(&self, who: &Who) -> Figures {
        self.figures_for(self.running(), who)
    }

    /// The same where the own mage is reached in its cell too: it may heal itself there and place
    /// itself out of it (BRW-12.17).
    pub(crate) fn figures_or_self(&self, who: &Who) -> Figures {
        match who {
            Who::Ref(Ref::Me) => {
                let me = self.figure_meant(self.running(), Ref::Me);
                me.into_iter().collect()
            }
            other => self.figures_of(other),
        }
    }

    pub(crate) fn figures_for(&self, effect: &EffectJob, who: &Who) -> Figures {
        let mut figures = self.figures_named(effect, who);
        figures.retain(|figure| self.within_reach(effect, *figure));
        figures
    }

    fn figures_named(&self, effect: &EffectJob, who: &Who) -> Figures {
        match who {
            Who::Ref(Ref::Assigned) => effect.assigned.iter().map(|id| Figure::Evoc(*id)).collect(),
            Who::Ref(Ref::Picked) => {
                let things = effect.picked.iter();
                things
                    .flat_map(|thing| self.figures_at(effect, *thing))
                    .collect()
            }
            Who::Ref(Ref::Target) if matches!(effect.target, Target::Room(_)) => {
                let rooms = self.rooms_for(effect, who);
                rooms
                    .into_iter()
                    .flat_map(|room| self.others_in(effect, room))
                    .collect()
            }
            Who::Ref(Ref::TriggerRoom) | Who::RoomOf { .. } | Who::Room { .. } => {
                let rooms = self.rooms_for(effect, who);
                rooms
                    .into_iter()
                    .flat_map(|room| self.others_in(effect, room))
                    .collect()
            }
            Who::Ref(one) => self.figure_meant(effect, *one).into_iter().collect(),
            Who::Select(select) => {
                let things = self.select_for(effect, select).into_iter();
                things
                    .flat_map(|thing| self.figures_at(effect, thing))
                    .collect()
            }
        }
    }

    fn figures_at(&self, effect: &EffectJob, thing: Thing) -> Figures {
        match thing {
            Thing::Figure(figure) => std::iter::once(figure).collect(),
            Thing::Room(room) => self.others_in(effect, room),
            Thing::Discarded(_) | Thing::Once => Figures::new(),
        }
    }

    /// The figures a sentence on a room works on: all but the caster (BRW-12.5).
    fn others_in(&self, effect: &EffectJob, room: RoomId) -> Figures {
        let mut figures = self.figures_in(room);
        let me = self.figure_meant(effect, Ref::Me);
        figures.retain(|figure| Some(*figure) != me);
        figures
    }

    /// Players (and the Rose) whose power, cards or tokens a sentence means and reaches.
    pub(crate) fn parties_of(&self, who: &Who) -> SmallVec<[Party; 5]> {
        let effect = self.running();
        match who {
            Who::Ref(Ref::Picked) | Who::Select(_) | Who::RoomOf { .. } | Who::Room { .. } => {
                let figures = self.figures_for(effect, who).into_iter();
                let mages = figures.filter_map(|figure| match figure {
                    Figure::Mage(mage) => Some(mage),
                    Figure::Evoc(_) => None,
                });
                mages.collect()
            }
            Who::Ref(one) => {
                let party = self.party_meant(effect, *one);
                let reached = |party: &Party| self.party_in_reach(effect, *one, *party);
                party.filter(reached).into_iter().collect()
            }
        }
    }

    /// BRW-19.13: what a mage in its cell has changes only through events and its own effects.
    fn party_in_reach(&self, effect: &EffectJob, who: Ref, party: Party) -> bool {
        let free = party == effect.caster || matches!(who, Ref::Rose | Ref::Assigner);
        if free || (party == Party::ROSE && who == Ref::Avatar) {
            return true;
        }
        self.within_reach(effect, Figure::Mage(party))
    }

    /// The rooms a sentence means.
    pub(crate) fn rooms_of(&self, who: &Who) -> SmallVec<[RoomId; 4]> {
        self.rooms_for(self.running(), who)
    }

    pub(crate) fn rooms_for(&self, effect: &EffectJob, who: &Who) -> SmallVec<[RoomId; 4]> {
        match who {
            Who::Ref(Ref::Target) => match effect.target {
                Target::Room(room) => std::iter::once(room).collect(),
                Target::None | Target::Figure(_) => SmallVec::new(),
            },
            Who::Ref(Ref::TriggerRoom) => {
                let room = self
                    .trigger_of(effect)
                    .and_then(|event| self.trigger_room(event));
                room.into_iter().collect()
            }
            Who::Room { room } => std::iter::once(*room).collect(),
            Who::RoomOf { room_of } => self.home_of(effect, room_of).into_iter().collect(),
            Who::Ref(Ref::Picked) => rooms(effect.picked.iter().copied()),
            Who::Select(select) => rooms(self.select_for(effect, select).into_iter()),
            Who::Ref(_) => SmallVec::new(),
        }
    }

    /// The one room a sentence means, if it means a room at all.
    pub(crate) fn rooms_meant(&self, who: &Who) -> Option<RoomId> {
        self.rooms_of(who).first().copied()
    }

    /// The room of a figure; if it left or was defeated during this program, the room it was in
    /// last (BRW-12.11). Who ignores the effect has none.
    pub(crate) fn home_of(&self, effect: &EffectJob, who: &Who) -> Option<RoomId> {
        let figure = match who {
            Who::Ref(one) => self.figure_meant(effect, *one)?,
            other => *self.figures_named(effect, other).first()?,
        };
        if let Figure::Mage(mage) = figure
            && effect.ignored_by & bit(mage) != 0
        {
            return None;
        }
        if let Some(room) = self.room_of(figure) {
            return Some(room);
        }
        match figure {
            Figure::Evoc(_) => self.last_room_of(figure),
            Figure::Mage(mage) => {
                let defeated = effect.defeated.iter().any(|(who, _)| *who == mage);
                let me = mage == effect.caster;
                self.last_room_of(figure).filter(|_| defeated && !me)
            }
        }
    }

    pub(crate) fn trigger_room(&self, event: Happening) -> Option<RoomId> {
        match event {
            Happening::Entered { room, .. }
            | Happening::Summoned { room, .. }
            | Happening::RoomActivated { room, .. }
            | Happening::RoomResolved { room, .. }
            | Happening::Instability { room, .. } => Some(room),
            Happening::Left { room, .. }
            | Happening::Defeated { room, .. }
            | Happening::SpellResolved { room, .. } => room,
            Happening::Damage(packet) => self.room_of(packet.victim),
            _ => None,
        }
    }
}

fn rooms(things: impl Iterator<Item = Thing>) -> SmallVec<[RoomId; 4]> {
    let rooms = things.filter_map(|thing| match thing {
        Thing::Room(room) => Some(room),
        _ => None,
    });
    rooms.collect()
}

/// The mage that caused an event, or the caster of the spell that did.
fn trigger_party(event: Happening, who: Ref) -> Option<Party> {
    match event {
        Happening::Damage(packet) if who == Ref::TriggerCaster => packet.caster,
        Happening::Damage(packet) => {
            let marked = packet.party != Party::ROSE || packet.by_avatar;
            marked.then_some(packet.party)
        }
        Happening::Affects { caster, .. } => Some(caster),
        Happening::Entered { figure, .. } | Happening::Moved { figure } => match figure {
            Figure::Mage(mage) => Some(mage),
            Figure::Evoc(_) => None,
        },
        Happening::Defeated { mage, .. }
        | Happening::InCell { mage }
        | Happening::ActionEnded { mage, .. }
        | Happening::RoomActivated { mage, .. }
        | Happening::RoomResolved { mage, .. }
        | Happening::Revealed { mage, .. }
        | Happening::SpellResolved { mage, .. }
        | Happening::EffectResolved { mage, .. }
        | Happening::QuestResolved { mage } => Some(mage),
        Happening::Gained { party, .. }
        | Happening::Lost { party, .. }
        | Happening::Instability { party, .. } => Some(party),
        Happening::Summoned { owner, .. } | Happening::Left { owner, .. } => Some(owner),
        Happening::Healed { by, .. } => Some(by),
        Happening::PhaseBegan { .. } => None,
    }
}

fn trigger_figure(event: Happening) -> Option<Figure> {
    match event {
        Happening::Damage(packet) => packet.dealer,
        Happening::Entered { figure, .. } | Happening::Moved { figure } => Some(figure),
        _ => None,
    }
}
