//! Whom and what a sentence means: references, amounts, conditions.

use super::Play;
use super::effect::bit;
use super::stack::{EffectJob, Happening, Job, Source, Target, Thing};
use super::state::{Card, EvocId, Evocation, Figure, Party, Planned, Spot};
use crate::cards::{
    Amount, AmountWord, By, Cond, CountOn, Counter, CubeColour, Element, Half, HalfSide, Ref,
    RoomId, SourceKind, Trait, Who, Whose,
};
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
        let item = effect.loops.last().map(|round| round.item);
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

    // ---- references ----

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
            Ref::Item => match effect.loops.last()?.item {
                Thing::Figure(figure) => Some(figure),
                _ => None,
            },
            Ref::ItemBearer => match effect.loops.last()?.item {
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
            Who::Ref(one @ (Ref::Assigned | Ref::TriggerRoom)) => {
                debug_assert!(false, "{one:?} is no player");
                SmallVec::new()
            }
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

    // ---- amounts ----

    pub(crate) fn amount(&self, amount: &Amount) -> u8 {
        self.amount_for(self.running(), amount)
    }

    pub(crate) fn amount_for(&self, effect: &EffectJob, amount: &Amount) -> u8 {
        match amount {
            Amount::Fixed(number) => *number,
            Amount::Word(AmountWord::All) => u8::MAX,
            Amount::Word(AmountWord::Speed) => {
                let me = self.figure_meant(effect, Ref::Me);
                me.map_or(0, |figure| self.speed(figure))
            }
            Amount::Per(per) => {
                let units = self.count_for(effect, &per.per) / per.each.max(1);
                let number = units.saturating_mul(per.times);
                let number = per.max.map_or(number, |most| number.min(most));
                number.saturating_add(per.plus)
            }
        }
    }

    pub(crate) fn count(&self, counter: &Counter) -> u8 {
        self.count_for(self.running(), counter)
    }

    fn count_for(&self, effect: &EffectJob, counter: &Counter) -> u8 {
        let number = match counter {
            Counter::Damage { on, color } => self.count_damage(effect, *on, *color),
            Counter::Evocations {
                evocation,
                archetype,
                inside,
            } => {
                let room = inside.map(|it| self.rooms_for(effect, &Who::Ref(it)).first().copied());
                let fits = |evoc: &&Evocation| {
                    let card = self.pack().evocation(evoc.kind);
                    evoc.spot.room().is_some()
                        && evocation.is_none_or(|kind| evoc.kind == kind)
                        && archetype.is_none_or(|kind| card.archetype == kind)
                        && room.is_none_or(|room| room.is_some() && evoc.spot.room() == room)
                };
                self.state.evocations.iter().filter(fits).count()
            }
            Counter::Mages { has } => {
                let others = self.all_mages().filter(|mage| *mage != effect.caster);
                let ignoring = |mage: &Party| effect.ignored_by & bit(*mage) == 0;
                let fits =
                    |mage: &Party| has.is_none_or(|what| self.has(Figure::Mage(*mage), what));
                others.filter(ignoring).filter(fits).count()
            }
            Counter::Upgrades { owner } => {
                let fits = |evoc: &&Evocation| {
                    let owned = is_whose(effect, *owner, evoc);
                    owned && evoc.spot.room().is_some() && evoc.upgrade.is_some()
                };
                self.state.evocations.iter().filter(fits).count()
            }
            Counter::Misfortunes { on } => {
                let mage = self.party_meant(effect, *on);
                let mage = mage.filter(|mage| effect.ignored_by & bit(*mage) == 0);
                mage.map_or(0, |mage| self.state.bodies[mage.index()].misfortunes.len())
            }
            Counter::EventsOnBoard => self.state.event_board.iter().flatten().count(),
            Counter::Element { element } => self.symbols(effect, &[*element]),
            Counter::Life { of } => {
                let figure = self.figure_meant(effect, *of);
                figure.map_or(0, |figure| usize::from(self.life(figure)))
            }
            Counter::StrengthSum { owner } => {
                let owner = self.party_meant(effect, *owner);
                let own =
                    |evoc: &&Evocation| Some(evoc.owner) == owner && evoc.spot.room().is_some();
                let evocs = self.state.evocations.iter().filter(own);
                evocs
                    .map(|evoc| usize::from(self.strength(Figure::Evoc(evoc.id))))
                    .sum()
            }
            Counter::Ignored => usize::from(effect.ignored),
            Counter::Swapped { color } => match color {
                CubeColour::Rose => usize::from(effect.swapped[Party::ROSE.index()]),
                CubeColour::NotRose => effect.swapped[..4].iter().map(|it| usize::from(*it)).sum(),
                CubeColour::Any | CubeColour::You => {
                    effect.swapped.iter().map(|it| usize::from(*it)).sum()
                }
            },
            Counter::NotSwapped => usize::from(effect.not_swapped),
            Counter::Removed => usize::from(effect.removed),
            Counter::DamagedFigures => effect.damaged_figures().len(),
            Counter::TriggerDamage => match self.trigger_of(effect) {
                Some(Happening::Damage(packet)) => usize::from(packet.placed),
                _ => 0,
            },
            Counter::TriggerPp => match self.trigger_of(effect) {
                Some(Happening::Gained { number, .. } | Happening::Lost { number, .. }) => {
                    usize::from(number)
                }
                _ => 0,
            },
            Counter::TriggerInst => match self.trigger_of(effect) {
                Some(Happening::Instability { number, .. }) => usize::from(number),
                _ => 0,
            },
            Counter::QuestMoon { .. } => {
                let moon = effect.chosen.map(|quest| self.pack().quest(quest).moon);
                usize::from(moon.unwrap_or(0))
            }
        };
        u8::try_from(number).unwrap_or(u8::MAX)
    }

    fn count_damage(&self, effect: &EffectJob, on: CountOn, color: CubeColour) -> usize {
        let counts = |party: &&Party| match color {
            CubeColour::Any => true,
            CubeColour::Rose => **party == Party::ROSE,
            CubeColour::NotRose => **party != Party::ROSE,
            CubeColour::You => **party == effect.caster,
        };
        let on_figure = |figure: Figure| self.damage_on(figure).iter().filter(counts).count();
        match on {
            CountOn::Damaged(_) => effect.damaged_figures().into_iter().map(on_figure).sum(),
            CountOn::Figure(one) => {
                let figure = self.figure_meant(effect, one);
                let figure = figure.filter(|figure| match figure {
                    Figure::Mage(mage) => effect.ignored_by & bit(*mage) == 0,
                    Figure::Evoc(_) => true,
                });
                figure.map_or(0, on_figure)
            }
        }
    }

    // ---- elements ----

    /// The other revealed spells on the caster's board (BRW-23.2.1).
    fn other_revealed<'s>(
        &'s self,
        effect: &EffectJob,
    ) -> impl Iterator<Item = &'s Half> + use<'s> {
        let own = match effect.source {
            Source::Spell { card, .. } | Source::Stable { card, .. } => Some(card),
            _ => None,
        };
        let mage = effect
            .caster
            .seat()
            .and_then(|seat| self.state.mages.get(seat.index()));
        let slots = mage
            .into_iter()
            .flat_map(|mage| mage.slots.iter().flatten());
        let others = slots.filter(move |slot| is_revealed(slot) && Some(slot.card) != own);
        others.map(|slot| self.half(slot.card, slot.half))
    }

    /// How many of them show one of these elements; wild counts.
    fn symbols(&self, effect: &EffectJob, elements: &[Element]) -> usize {
        let shows =
            |half: &&Half| half.element == Element::Wild || elements.contains(&half.element);
        self.other_revealed(effect).filter(shows).count()
    }

    /// Do the other revealed spells show all these elements, each symbol once, wild as any one?
    pub(crate) fn reinforced(&self, elements: &[Element]) -> bool {
        let effect = self.running();
        let mut shown: SmallVec<[Element; 4]> = self
            .other_revealed(effect)
            .map(|half| half.element)
            .collect();
        let mut missing = 0;
        for element in elements {
            match shown.iter().position(|it| it == element) {
                Some(at) => drop(shown.remove(at)),
                None => missing += 1,
            }
        }
        let wild = shown.iter().filter(|it| **it == Element::Wild).count();
        missing <= wild
    }

    // ---- conditions ----

    pub(crate) fn holds(&self, cond: &Cond) -> bool {
        self.holds_for(self.running(), cond)
    }

    pub(crate) fn holds_for(&self, effect: &EffectJob, cond: &Cond) -> bool {
        match cond {
            Cond::Has { who, what } => {
                let figure = self.figure_meant(effect, *who);
                let counted = |figure: &Figure| match figure {
                    Figure::Mage(mage) => effect.ignored_by & bit(*mage) == 0,
                    Figure::Evoc(_) => true,
                };
                figure
                    .filter(counted)
                    .is_some_and(|figure| self.has(figure, *what))
            }
            Cond::Defeated { who, by } => self.was_defeated(effect, *who, *by),
            Cond::Exists { what } => !self.select_for(effect, what).is_empty(),
            Cond::RoomIs { who, room } => {
                self.rooms_for(effect, &Who::Ref(*who)).first() == Some(room)
            }
            Cond::Compare { a, le, ge } => {
                let number = self.count_for(effect, a);
                le.is_none_or(|most| number <= most) && ge.is_none_or(|least| number >= least)
            }
            Cond::InLodge { who } => {
                let figure = self.figure_meant(effect, *who);
                figure.is_some_and(|figure| self.room_of(figure).is_some())
            }
            Cond::InCell { who } => {
                let figure = self.figure_meant(effect, *who);
                figure.is_some_and(|figure| self.spot_of(figure) == Spot::Cell)
            }
            Cond::Not { cond } => !self.holds_for(effect, cond),
        }
    }

    fn was_defeated(&self, effect: &EffectJob, who: Ref, by: By) -> bool {
        let Some(mage) = self.party_meant(effect, who) else {
            return false;
        };
        let by = match by {
            By::You => effect.caster,
            By::Item | By::Bearer => return false,
            By::Rose | By::Avatar => Party::ROSE,
        };
        let here = effect.defeated.contains(&(mage, Some(by)));
        let trigger = match self.trigger_of(effect) {
            Some(Happening::Defeated {
                mage: fallen,
                by: victor,
                ..
            }) => fallen == mage && victor == Some(by),
            _ => false,
        };
        here || trigger
    }

    /// Has a figure this?
    pub(crate) fn has(&self, figure: Figure, what: Trait) -> bool {
        let evocs = || self.state.evocations.iter();
        match (what, figure) {
            (Trait::Upgrade, Figure::Evoc(id)) => {
                self.evoc(id).is_some_and(|evoc| evoc.upgrade.is_some())
            }
            (Trait::Misfortune, Figure::Mage(mage)) => {
                !self.state.bodies[mage.index()].misfortunes.is_empty()
            }
            (Trait::Nightmare, Figure::Mage(mage)) => evocs().any(|evoc| {
                evoc.bearer == Some(mage) && (evoc.waiting || evoc.spot.room().is_some())
            }),
            (Trait::RoseDamage, _) => self.damage_on(figure).contains(&Party::ROSE),
            (Trait::Crown, Figure::Mage(mage)) => self.state.crown == mage,
            (Trait::Evocation, Figure::Mage(mage)) => {
                evocs().any(|evoc| evoc.owner == mage && evoc.spot.room().is_some())
            }
            (Trait::CompletedQuest, Figure::Mage(mage)) => {
                let seat = mage.seat();
                seat.is_some_and(|seat| !self.state.mages[seat.index()].completed.is_empty())
            }
            _ => false,
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

fn rooms(things: impl Iterator<Item = Thing>) -> SmallVec<[RoomId; 4]> {
    let rooms = things.filter_map(|thing| match thing {
        Thing::Room(room) => Some(room),
        _ => None,
    });
    rooms.collect()
}

fn is_revealed(slot: &Planned) -> bool {
    slot.face == super::state::Face::Revealed
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
