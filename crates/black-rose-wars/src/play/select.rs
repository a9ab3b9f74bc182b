//! What a sentence can find on the board: figures and rooms, by range, owner and what they have.

use super::Play;
use super::effect::bit;
use super::operands::is_whose;
use super::stack::{EffectJob, Source, Thing};
use super::state::{Evocation, Figure, Party, Spot};
use crate::cards::{Kind, Range, Ref, RoomId, Select, Who};
use crate::geometry::Rooms;
use smallvec::SmallVec;

/// What was found.
pub(crate) type Things = SmallVec<[Thing; 8]>;

impl Play<'_> {
    /// What the program on top finds.
    pub(crate) fn select(&self, select: &Select) -> Things {
        self.select_for(self.running(), select)
    }

    pub(crate) fn select_for(&self, effect: &EffectJob, select: &Select) -> Things {
        let reach = self.reach_of(effect, select);
        match select.kind() {
            Kind::Area => self.rooms_found(effect, select, reach),
            Kind::Mage => self.mages_found(effect, select, reach).collect(),
            Kind::Evoc => self.evocs_found(effect, select, reach).collect(),
            Kind::Figure => {
                let mages = self.mages_found(effect, select, reach);
                mages
                    .chain(self.evocs_found(effect, select, reach))
                    .collect()
            }
        }
    }

    /// The rooms within range; a number needs line of sight (BRW-12.6, 12.7).
    fn reach_of(&self, effect: &EffectJob, select: &Select) -> Rooms {
        let Some(Range::Within(range)) = select.range else {
            return Rooms::ALL;
        };
        if let Some(Who::Ref(Ref::ItemCell)) = select.from {
            return self.near_cell(effect, range);
        }
        let origin = match &select.from {
            None => self.room_of(Figure::Mage(effect.caster)),
            Some(from) => self.start_of(effect, from),
        };
        let Some(origin) = origin else {
            return Rooms::NONE;
        };
        let near = self.state.board.within(origin, range);
        match select.min_range {
            0 => near,
            least => near - self.state.board.within_any(origin, least - 1),
        }
    }

    /// Rooms within range of the cell of the mage a loop is at: the first step leads to its exits.
    fn near_cell(&self, effect: &EffectJob, range: u8) -> Rooms {
        let Some(mage) = self.party_meant(effect, Ref::Item) else {
            return Rooms::NONE;
        };
        let exits = self.state.board.exits(self.state.bodies[mage.index()].cell);
        match range {
            0 => Rooms::NONE,
            range => exits
                .iter()
                .map(|exit| self.state.board.within_any(exit, range - 1))
                .fold(Rooms::NONE, |all, near| all | near),
        }
    }

    /// Where a distance starts: a room, or the room of a figure.
    fn start_of(&self, effect: &EffectJob, from: &Who) -> Option<RoomId> {
        let room = self.rooms_for(effect, from).first().copied();
        room.or_else(|| self.home_of(effect, from))
    }

    fn mages_found<'s>(
        &'s self,
        effect: &'s EffectJob,
        select: &'s Select,
        reach: Rooms,
    ) -> impl Iterator<Item = Thing> + 's {
        let mages = self.turn_order_with_avatar().into_iter();
        mages
            .filter(move |mage| self.is_mage_found(effect, select, reach, *mage))
            .map(|mage| Thing::Figure(Figure::Mage(mage)))
    }

    fn is_mage_found(
        &self,
        effect: &EffectJob,
        select: &Select,
        reach: Rooms,
        mage: Party,
    ) -> bool {
        let figure = Figure::Mage(mage);
        let event = matches!(effect.source, Source::Event(_));
        // The Avatar is never a mage to itself, and no concern of events (BRW-25.2.2, 25.5.4).
        let me = if mage == Party::ROSE {
            effect.caster == Party::ROSE
        } else {
            mage == effect.caster && !(select.include_self && select.kind() == Kind::Mage)
        };
        let place = match self.spot_of(figure) {
            Spot::Room(room) => reach.contains(room),
            Spot::Cell => select.in_cell_too && reach == Rooms::ALL && (event || !me),
            Spot::Away => false,
        };
        let evocations_only = select.owner.is_some()
            || select.archetype.is_some()
            || select.evocation.is_some()
            || select.max_life.is_some();
        place && !me && !evocations_only && self.fits(effect, select, figure)
    }

    fn evocs_found<'s>(
        &'s self,
        effect: &'s EffectJob,
        select: &'s Select,
        reach: Rooms,
    ) -> impl Iterator<Item = Thing> + 's {
        let evocs = self.state.evocations.iter();
        evocs
            .filter(move |evoc| self.is_evoc_found(effect, select, reach, evoc))
            .map(|evoc| Thing::Figure(Figure::Evoc(evoc.id)))
    }

    fn is_evoc_found(
        &self,
        effect: &EffectJob,
        select: &Select,
        reach: Rooms,
        evoc: &Evocation,
    ) -> bool {
        let card = self.pack().evocation(evoc.kind);
        let bearer = |who: &Who| -> bool {
            let bearer = match who {
                Who::Ref(one) => self.party_meant(effect, *one),
                other => self
                    .figures_for(effect, other)
                    .first()
                    .and_then(|it| match it {
                        Figure::Mage(mage) => Some(*mage),
                        Figure::Evoc(_) => None,
                    }),
            };
            let ignoring = bearer.is_some_and(|mage| effect.ignored_by & bit(mage) != 0);
            bearer.is_some() && !ignoring && evoc.bearer == bearer
        };
        evoc.spot.room().is_some_and(|room| reach.contains(room))
            && select
                .owner
                .is_none_or(|whose| is_whose(effect, whose, evoc))
            && select.archetype.is_none_or(|kind| card.archetype == kind)
            && select.evocation.is_none_or(|kind| evoc.kind == kind)
            && select.max_life.is_none_or(|most| card.life <= most)
            && select.assigned_to.as_ref().is_none_or(bearer)
            && self.fits(effect, select, Figure::Evoc(evoc.id))
    }

    /// What holds for figures of any kind.
    fn fits(&self, effect: &EffectJob, select: &Select, figure: Figure) -> bool {
        let ignoring = match figure {
            Figure::Mage(mage) => effect.ignored_by & bit(mage) != 0,
            Figure::Evoc(_) => false,
        };
        let inside = |who: &Who| {
            let room = self.rooms_for(effect, who).first().copied();
            room.is_some() && self.room_of(figure) == room
        };
        let excluded = |one: Ref| self.figure_meant(effect, one) == Some(figure);
        !ignoring
            && select.has.is_none_or(|what| self.has(figure, what))
            && select.without.is_none_or(|what| !self.has(figure, what))
            && select.inside.as_ref().is_none_or(inside)
            && (!select.damaged || effect.damaged_figures().contains(&figure))
            && !select.not.is_some_and(excluded)
    }

    fn rooms_found(&self, effect: &EffectJob, select: &Select, reach: Rooms) -> Things {
        let fits = |room: &RoomId| {
            let card = self.pack().room(*room);
            let here =
                |wanted: &dyn Fn(Figure) -> bool| self.figures_in(*room).into_iter().any(wanted);
            let kind = |kind: Kind| {
                here(&|figure| match figure {
                    Figure::Mage(mage) => {
                        kind != Kind::Evoc && !(mage == Party::ROSE && effect.caster == mage)
                    }
                    Figure::Evoc(_) => kind != Kind::Mage,
                })
            };
            let archetype = |wanted| {
                here(&|figure| match figure {
                    Figure::Evoc(id) => self
                        .evoc(id)
                        .is_some_and(|evoc| self.pack().evocation(evoc.kind).archetype == wanted),
                    Figure::Mage(_) => false,
                })
            };
            (select.colors.is_empty() || select.colors.contains(&card.colour))
                && !select.not_rooms.contains(room)
                && select.has_kind.is_none_or(kind)
                && select.has_archetype.is_none_or(archetype)
        };
        reach.iter().filter(fits).map(Thing::Room).collect()
    }
}
