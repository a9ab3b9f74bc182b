//! Evocations come and go (sections 20.1 and 23.3).

use crate::cards::{
    Archetype, EvocationKind, EvocationWord, Modify, Ref, RoomId, Rule, Until, WhichEvocation, Who,
    Whose,
};
use crate::play::asking::{figure_target, room_target};
use crate::play::menu::{Asked, Going, MenuShape, Pick};
use crate::play::stack::Happening;
use crate::play::state::{EVOCATION_SLOTS, EvocId, Evocation, Figure, Party, Spot};
use crate::play::{Did, Play, rule};
use crate::witness::Standing;
use arrayvec::ArrayVec;
use smallvec::SmallVec;
use table::Message;

/// Supply, slots, coming and going.
impl Play<'_> {
    /// The evocation slots of a mage or of the Avatar; the Rose alone has none.
    fn slots_of(&self, owner: Party) -> Option<&[Option<EvocId>; EVOCATION_SLOTS]> {
        match self.state.mages.get(owner.index()) {
            Some(mage) => Some(&mage.evocations),
            None => self.state.avatar.as_ref().map(|it| &it.evocations),
        }
    }

    fn slots_mut(&mut self, owner: Party) -> Option<&mut [Option<EvocId>; EVOCATION_SLOTS]> {
        match self.state.mages.get_mut(owner.index()) {
            Some(mage) => Some(&mut mage.evocations),
            None => self.state.avatar.as_mut().map(|it| &mut it.evocations),
        }
    }

    /// Evocations of a mage or of the Avatar, in the order of their slots.
    pub(crate) fn evocations_of(&self, owner: Party) -> ArrayVec<EvocId, EVOCATION_SLOTS> {
        let slots = self.slots_of(owner).into_iter().flatten();
        slots.copied().flatten().collect()
    }

    /// Are a card and a figure of the kind left (BRW-20.1.6)?
    fn is_left(&self, kind: EvocationKind) -> bool {
        let pool = usize::from(self.pack().evocation(kind).pool);
        self.state.evocation_cards[usize::from(kind.0)] > 0 && self.state.figures[pool] > 0
    }

    /// Can one of the kind be summoned, as far as the supply goes? Nightmares never can
    /// (BRW-23.3.1).
    pub(crate) fn in_supply(&self, kind: EvocationKind) -> bool {
        self.is_left(kind) && self.pack().evocation(kind).assigned_only().is_none()
    }

    /// The evocations one of which would have to go for a new one: the other large one
    /// (BRW-20.1.3), or all if no slot is free (BRW-20.1.4).
    fn in_the_way(&self, kind: EvocationKind, owner: Party) -> ArrayVec<EvocId, EVOCATION_SLOTS> {
        let mut own = self.evocations_of(owner);
        let is_large = |id: EvocId| {
            let evoc = self.evoc(id);
            evoc.is_some_and(|evoc| self.pack().evocation(evoc.kind).large)
        };
        if self.pack().evocation(kind).large && own.iter().any(|id| is_large(*id)) {
            own.retain(|id| is_large(*id));
        } else if !own.is_full() {
            own.clear();
        }
        own
    }

    /// Summons an evocation into the lowest free slot; nothing happens without supply or slot.
    pub(crate) fn summon(
        &mut self,
        kind: EvocationKind,
        owner: Party,
        room: RoomId,
    ) -> Option<EvocId> {
        if !self.in_supply(kind) || !self.in_the_way(kind, owner).is_empty() {
            return None;
        }
        let id = EvocId::new(self.state.next_evocation, kind);
        let slots = self.slots_mut(owner)?;
        *slots.iter_mut().find(|slot| slot.is_none())? = Some(id);
        self.bring(id, kind, owner);
        let by = self.party_arg(owner);
        self.tell(rule("BRW-20.1.2"), || {
            Message::new("summons")
                .with("by", by)
                .with("evocation", figure_target(Figure::Evoc(id)))
                .with("room", room_target(room))
        });
        self.happen(Happening::Summoned {
            evoc: id,
            owner,
            room,
        });
        self.enter(Figure::Evoc(id), room);
        Some(id)
    }

    /// Takes figure and card from the supply. The evocation is not in a room yet.
    fn bring(&mut self, id: EvocId, kind: EvocationKind, owner: Party) {
        let pool = usize::from(self.pack().evocation(kind).pool);
        self.state.evocation_cards[usize::from(kind.0)] -= 1;
        self.state.figures[pool] -= 1;
        self.state.next_evocation += 1;
        let evocation = Evocation::new(id, kind, owner);
        self.state.evocations.push(evocation);
    }

    /// Assigns a Nightmare to a mage: it enters the mage's room, or waits until the mage leaves
    /// its cell (BRW-23.3.2, 23.3.3).
    pub(crate) fn assign(
        &mut self,
        kind: EvocationKind,
        bearer: Party,
        assigner: Party,
    ) -> Option<EvocId> {
        let spot = self.state.bodies[bearer.index()].spot;
        if spot == Spot::Away || !self.is_left(kind) || !self.can_bear(bearer, kind) {
            return None;
        }
        let id = EvocId::new(self.state.next_evocation, kind);
        let rules = &self.pack().evocation(kind).force.rules;
        let of_rose =
            |rule: &Modify| rule.rule == Rule::AssignedOnly && rule.owner == Some(Whose::Rose);
        let found = rules.iter().position(of_rose);
        if let Some((witness, number)) = self.rules.witness().zip(found) {
            witness.applied(Standing::Evocation(kind), number);
        }
        let owner = if found.is_some() {
            Party::ROSE
        } else {
            assigner
        };
        self.bring(id, kind, owner);
        if let Some(evoc) = self.evoc_mut(id) {
            evoc.bearer = Some(bearer);
            evoc.assigner = Some(assigner);
            evoc.waiting = spot == Spot::Cell;
        }
        let (by, to) = (self.party_arg(assigner), self.party_arg(bearer));
        self.tell(rule("BRW-23.3.2"), || {
            Message::new("assigns")
                .with("by", by)
                .with("evocation", figure_target(Figure::Evoc(id)))
                .with("mage", to)
        });
        if let Spot::Room(room) = spot {
            self.enter(Figure::Evoc(id), room);
        }
        Some(id)
    }

    /// Does a mage bear fewer of these than it can?
    fn can_bear(&self, bearer: Party, kind: EvocationKind) -> bool {
        let evocation = self.pack().evocation(kind);
        let most = evocation.assigned_only().unwrap_or(u8::MAX);
        let borne = self.state.evocations.iter().filter(|evoc| {
            evoc.bearer == Some(bearer)
                && (evoc.waiting || evoc.spot != Spot::Away)
                && self.pack().evocation(evoc.kind).archetype == evocation.archetype
        });
        borne.count() < usize::from(most)
    }

    /// An evocation leaves the lodge: figure, card, upgrade and cubes go back where they came from
    /// (BRW-18.17, 20.1.5). It stays known as long as effects may speak of it.
    pub(crate) fn dismiss(&mut self, id: EvocId, with_bearer: bool) {
        let Some(evoc) = self.evoc_mut(id) else {
            return;
        };
        let room = evoc.spot.room();
        if room.is_none() && !evoc.waiting {
            return;
        }
        evoc.spot = Spot::Away;
        evoc.waiting = false;
        evoc.lethal = None;
        let upgrade = evoc.upgrade.take();
        let damage = std::mem::take(&mut evoc.damage);
        let (kind, owner) = (evoc.kind, evoc.owner);
        for party in damage {
            self.state.supply[party.index()] += 1;
        }
        if let Some(upgrade) = upgrade {
            self.state.upgrades[usize::from(upgrade.0)] += 1;
        }
        let pool = usize::from(self.pack().evocation(kind).pool);
        self.state.evocation_cards[usize::from(kind.0)] += 1;
        self.state.figures[pool] += 1;
        let slots = self.slots_mut(owner).into_iter().flatten();
        slots
            .filter(|slot| **slot == Some(id))
            .for_each(|slot| *slot = None);
        self.tell(rule("BRW-20.1.4"), || {
            Message::new("evocation-leaves").with("evocation", figure_target(Figure::Evoc(id)))
        });
        self.happen(Happening::Left {
            evoc: id,
            kind,
            owner,
            room,
            with_bearer,
            upgrade,
        });
    }

    /// Forgets evocations that left: with an empty stack no effect speaks of them any more.
    pub(crate) fn settle(&mut self) {
        let here = |evoc: &mut Evocation| evoc.waiting || evoc.spot != Spot::Away;
        self.state.evocations.retain(here);
    }
}

/// The acts.
impl Play<'_> {
    /// An evocation is summoned; without one "it" means nothing (BRW-20.1.6).
    pub(crate) fn summon_act(
        &mut self,
        which: WhichEvocation,
        inside: &Who,
        owner: Option<Ref>,
    ) -> Did {
        let summoned = match self.summoning(which, inside, owner) {
            Some((kind, owner, room)) => match self.make_way(kind, owner) {
                Did::Yes => self.summon(kind, owner, room),
                Did::No => None,
                later => return later,
            },
            None => None,
        };
        let effect = self.effect();
        effect.it = summoned;
        effect.account.summoned |= summoned.is_some();
        Did::from(summoned.is_some())
    }

    fn summoning(
        &mut self,
        which: WhichEvocation,
        inside: &Who,
        owner: Option<Ref>,
    ) -> Option<(EvocationKind, Party, RoomId)> {
        let kind = match which {
            WhichEvocation::Kind(kind) => kind,
            WhichEvocation::Word(EvocationWord::Choice) => EvocationKind(self.effect().choice?),
            WhichEvocation::Word(EvocationWord::SameAsTrigger) => {
                let id = self.evoc_of(Ref::TriggerEvocation)?;
                self.evoc(id)?.kind
            }
        };
        let owner = match owner {
            Some(owner) => self.party_of(owner)?,
            None => self.effect().caster,
        };
        let room = self.rooms_of(inside).first().copied()?;
        let possible = self.in_supply(kind) && self.slots_of(owner).is_some();
        possible.then_some((kind, owner, room))
    }

    /// The owner may remove an evocation for the new one (C-24); the Avatar always does what it may
    /// (BRW-25.5.9).
    fn make_way(&mut self, kind: EvocationKind, owner: Party) -> Did {
        if let Some(reply) = self.reply(Asked::Replace) {
            let Some(Pick::Figure(Figure::Evoc(old))) = reply.picks.first() else {
                return Did::No;
            };
            self.dismiss(*old, false);
            return Did::Yes;
        }
        let old = self.in_the_way(kind, owner);
        if old.is_empty() {
            return Did::Yes;
        }
        let keep = (owner != Party::ROSE).then_some(Pick::Way(Going::None));
        let old = old.into_iter().map(|id| Pick::Figure(Figure::Evoc(id)));
        let decider = self.decides_for(owner);
        self.ask(decider, Asked::Replace, MenuShape::One, old.chain(keep));
        Did::Ask
    }

    /// A Nightmare for each mage that can bear one more.
    pub(crate) fn assign_evocation(&mut self, kind: EvocationKind, to: &Who) -> Did {
        let caster = self.effect().caster;
        let mut assigned: SmallVec<[EvocId; 4]> = SmallVec::new();
        for figure in self.figures_of(to) {
            if let Figure::Mage(mage) = figure {
                assigned.extend(self.assign(kind, mage, caster));
            }
        }
        let effect = self.effect();
        effect.it = assigned.last().copied();
        effect.assigned.extend(assigned.iter().copied());
        Did::from(!assigned.is_empty())
    }

    /// The evocations among some figures.
    pub(crate) fn evocations_among(&self, who: &Who) -> SmallVec<[EvocId; 4]> {
        let figures = self.figures_of(who).into_iter();
        let evocations = figures.filter_map(|figure| match figure {
            Figure::Evoc(id) => Some(id),
            Figure::Mage(_) => None,
        });
        evocations.collect()
    }

    /// Evocations within the limits leave without being defeated.
    pub(crate) fn remove(
        &mut self,
        who: &Who,
        max_life: Option<u8>,
        archetype: Option<Archetype>,
    ) -> Did {
        let mut removed = 0;
        for id in self.evocations_among(who) {
            let Some(evoc) = self.evoc(id) else { continue };
            let printed = self.pack().evocation(evoc.kind);
            let small = max_life.is_none_or(|most| printed.life <= most);
            if small && archetype.is_none_or(|it| it == printed.archetype) {
                self.dismiss(id, false);
                removed += 1;
            }
        }
        self.effect().removed = removed;
        Did::from(removed > 0)
    }

    /// A bonus for a while. Mages do not activate: theirs last until the end of the turn.
    pub(crate) fn boost(&mut self, who: &Who, until: Until, strength: u8, moves: u8) -> Did {
        let figures = self.figures_of(who);
        for figure in &figures {
            let (to_strength, to_move) = match (*figure, until) {
                (Figure::Mage(mage), _) => {
                    let body = &mut self.state.bodies[mage.index()];
                    (&mut body.strength_bonus, &mut body.move_bonus)
                }
                (Figure::Evoc(id), until) => {
                    let Some(evoc) = self.evoc_mut(id) else {
                        continue;
                    };
                    match until {
                        Until::NextActivation => (&mut evoc.next_strength, &mut evoc.next_move),
                        Until::EndOfTurn => (&mut evoc.turn_strength, &mut evoc.turn_move),
                    }
                }
            };
            *to_strength = to_strength.saturating_add(strength);
            *to_move = to_move.saturating_add(moves);
            self.tell(rule("BRW-20.4.5"), || {
                Message::new("boosted")
                    .with("figure", figure_target(*figure))
                    .with("strength", usize::from(strength))
                    .with("moves", usize::from(moves))
            });
        }
        Did::from(!figures.is_empty())
    }
}
