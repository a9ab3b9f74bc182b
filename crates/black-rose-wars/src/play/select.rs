//! What a sentence can find on the board: figures and rooms, by range, owner and what they have.

use super::Play;
use super::effect::bit;
use super::operands::is_whose;
use super::stack::{EffectJob, Thing};
use super::state::{Evocation, Figure, Party, Spot};
use crate::cards::{Kind, Range, Ref, RoomId, Select, Trait, Who, Whose};
use crate::geometry::Rooms;
use smallvec::SmallVec;

/// What was found.
pub(crate) type Things = SmallVec<[Thing; 8]>;

/// Why something of the right kind is not found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unfit {
    /// Another kind of figure is looked for, or it is not on the board at all.
    Unasked,
    /// The resolving mage itself (BRW-12.3).
    Yourself,
    /// A mage in its cell (BRW-12.12).
    InItsCell,
    /// Out of range or of sight.
    OutOfReach,
    /// It does nothing more to this mage (BRW-13.5.4).
    Ignores,
    /// The evocations of these are looked for.
    NotOf(Whose),
    /// Another archetype is looked for, on its own or in a room.
    Archetype,
    /// Another evocation is looked for.
    Evocation,
    /// Its life is too high.
    Life,
    /// Its bearer is somebody else.
    Bearer,
    /// It has not what is looked for.
    Lacks(Trait),
    /// It has what it must not have.
    Has(Trait),
    /// It is not in the room in question.
    Elsewhere,
    /// This effect has not damaged it.
    Unharmed,
    /// It is left out by the sentence.
    LeftOut,
    /// Rooms of other colours are looked for.
    Colour,
    /// No such figure is in the room.
    WithoutFigure,
}

/// Is something found?
pub(crate) type Fit = Result<(), Unfit>;

fn need(holds: bool, otherwise: Unfit) -> Fit {
    if holds { Ok(()) } else { Err(otherwise) }
}

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
    pub(crate) fn reach_of(&self, effect: &EffectJob, select: &Select) -> Rooms {
        let Some(Range::Within(range)) = select.range else {
            return Rooms::ALL;
        };
        if let Some(Who::Ref(Ref::ItemCell)) = select.from {
            return self.near_cell(effect, range);
        }
        let Some(origin) = self.origin_of(effect, select) else {
            return Rooms::NONE;
        };
        let near = self.state.board.within(origin, range);
        match select.min_range {
            0 => near,
            least => near - self.state.board.within_any(origin, least - 1),
        }
    }

    /// The room a range is measured from: the caster's, unless something else is said.
    pub(crate) fn origin_of(&self, effect: &EffectJob, select: &Select) -> Option<RoomId> {
        match &select.from {
            None => self.room_of(Figure::Mage(effect.caster)),
            Some(from) => self.start_of(effect, from),
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
            .filter(move |mage| self.fit_mage(effect, select, reach, *mage).is_ok())
            .map(|mage| Thing::Figure(Figure::Mage(mage)))
    }

    pub(crate) fn fit_mage(
        &self,
        effect: &EffectJob,
        select: &Select,
        reach: Rooms,
        mage: Party,
    ) -> Fit {
        let figure = Figure::Mage(mage);
        let evocations_only = select.owner.is_some()
            || select.archetype.is_some()
            || select.evocation.is_some()
            || select.max_life.is_some();
        need(!evocations_only, Unfit::Unasked)?;
        // The Avatar is never a mage to itself, and no concern of events (BRW-25.2.2, 25.5.4).
        let me = if mage == Party::ROSE {
            effect.caster == Party::ROSE
        } else {
            mage == effect.caster && !(select.include_self && select.kind() == Kind::Mage)
        };
        need(!me, Unfit::Yourself)?;
        match self.spot_of(figure) {
            Spot::Room(room) => need(reach.contains(room), Unfit::OutOfReach)?,
            Spot::Cell => need(select.in_cell_too && reach == Rooms::ALL, Unfit::InItsCell)?,
            Spot::Away => return Err(Unfit::Unasked),
        }
        self.fit_figure(effect, select, figure)
    }

    fn evocs_found<'s>(
        &'s self,
        effect: &'s EffectJob,
        select: &'s Select,
        reach: Rooms,
    ) -> impl Iterator<Item = Thing> + 's {
        let evocs = self.state.evocations.iter();
        evocs
            .filter(move |evoc| self.fit_evocation(effect, select, reach, evoc).is_ok())
            .map(|evoc| Thing::Figure(Figure::Evoc(evoc.id)))
    }

    pub(crate) fn fit_evocation(
        &self,
        effect: &EffectJob,
        select: &Select,
        reach: Rooms,
        evoc: &Evocation,
    ) -> Fit {
        let card = self.pack().evocation(evoc.kind);
        let room = evoc.spot.room().ok_or(Unfit::Unasked)?;
        if let Some(whose) = select.owner {
            need(is_whose(effect, whose, evoc), Unfit::NotOf(whose))?;
        }
        let archetype = select.archetype;
        need(
            archetype.is_none_or(|it| card.archetype == it),
            Unfit::Archetype,
        )?;
        let kind = select.evocation;
        need(kind.is_none_or(|it| evoc.kind == it), Unfit::Evocation)?;
        let life = select.max_life;
        need(life.is_none_or(|most| card.life <= most), Unfit::Life)?;
        need(reach.contains(room), Unfit::OutOfReach)?;
        if let Some(bearer) = &select.assigned_to {
            need(self.is_borne_by(effect, evoc, bearer), Unfit::Bearer)?;
        }
        self.fit_figure(effect, select, Figure::Evoc(evoc.id))
    }

    fn is_borne_by(&self, effect: &EffectJob, evoc: &Evocation, who: &Who) -> bool {
        let bearer = match who {
            Who::Ref(one) => self.party_meant(effect, *one),
            other => match self.figures_for(effect, other).first() {
                Some(Figure::Mage(mage)) => Some(*mage),
                _ => None,
            },
        };
        let ignoring = bearer.is_some_and(|mage| effect.ignored_by & bit(mage) != 0);
        bearer.is_some() && !ignoring && evoc.bearer == bearer
    }

    /// What holds for figures of any kind.
    fn fit_figure(&self, effect: &EffectJob, select: &Select, figure: Figure) -> Fit {
        if let Figure::Mage(mage) = figure {
            need(effect.ignored_by & bit(mage) == 0, Unfit::Ignores)?;
        }
        if let Some(what) = select.has {
            need(self.has(figure, what), Unfit::Lacks(what))?;
        }
        if let Some(what) = select.without {
            need(!self.has(figure, what), Unfit::Has(what))?;
        }
        if let Some(who) = &select.inside {
            let room = self.rooms_for(effect, who).first().copied();
            let inside = room.is_some() && self.room_of(figure) == room;
            need(inside, Unfit::Elsewhere)?;
        }
        let damaged = !select.damaged || effect.damaged_figures().contains(&figure);
        need(damaged, Unfit::Unharmed)?;
        let left_out = |one: Ref| self.figure_meant(effect, one) == Some(figure);
        need(!select.not.is_some_and(left_out), Unfit::LeftOut)
    }

    fn rooms_found(&self, effect: &EffectJob, select: &Select, reach: Rooms) -> Things {
        let fits = |room: &RoomId| self.fit_room(effect, select, *room).is_ok();
        reach.iter().filter(fits).map(Thing::Room).collect()
    }

    /// Is a room what is looked for, wherever it is?
    pub(crate) fn fit_room(&self, effect: &EffectJob, select: &Select, room: RoomId) -> Fit {
        let colour = self.pack().room(room).colour;
        let coloured = select.colors.is_empty() || select.colors.contains(&colour);
        need(coloured, Unfit::Colour)?;
        need(!select.not_rooms.contains(&room), Unfit::LeftOut)?;
        if let Some(kind) = select.has_kind {
            let wanted = |figure: Figure| match figure {
                Figure::Mage(mage) => {
                    kind != Kind::Evoc && !(mage == Party::ROSE && effect.caster == mage)
                }
                Figure::Evoc(_) => kind != Kind::Mage,
            };
            let here = self.figures_in(room).into_iter().any(wanted);
            need(here, Unfit::WithoutFigure)?;
        }
        if let Some(archetype) = select.has_archetype {
            let wanted = |evoc: &Evocation| {
                let card = self.pack().evocation(evoc.kind);
                card.archetype == archetype && evoc.spot.room() == Some(room)
            };
            let here = self.state.evocations.iter().any(wanted);
            need(here, Unfit::Archetype)?;
        }
        Ok(())
    }
}
