//! Reaction windows (BRW-13.3): who declares, in which order, and what is carried out.

mod listening;

use super::effect::{PASS, bit};
use super::menu::{Asked, MenuShape, Pick};
use super::stack::{
    Answering, EffectJob, Happening, Job, Listener, Source, Target, TriggerRef, WindowJob,
    WindowStage,
};
use super::state::{Face, Figure, Party, Planned, Spot};
use super::triggers::{Ears, answerable};
use super::{Go, Play};
use crate::cards::{ReactOn, SpellType, Trigger};
use smallvec::SmallVec;

/// All answers to a window.
type Answers = SmallVec<[Answering; 4]>;

impl Play<'_> {
    fn window(&self) -> &WindowJob {
        match self.state.stack.last().map(|frame| &frame.job) {
            Some(Job::Window(window)) => window,
            _ => unreachable!("windows are stepped on top"),
        }
    }

    fn window_mut(&mut self) -> &mut WindowJob {
        match self.state.stack.last_mut().map(|frame| &mut frame.job) {
            Some(Job::Window(window)) => window,
            _ => unreachable!("windows are stepped on top"),
        }
    }

    /// Could anything answer to one of these events? Decides by what everybody can see.
    pub(crate) fn anything_listens(&self, events: &[Happening], only: Option<Party>) -> bool {
        let concerned = |mage: &Party| only.is_none_or(|only| only == *mage);
        let mut mages = self.all_mages().filter(concerned);
        mages.any(|mage| self.might_declare(mage, events))
            || !self.mandatory(events, only).is_empty()
    }

    pub(crate) fn step_window(&mut self) -> Go {
        match self.window().stage {
            WindowStage::Declare => self.declare(),
            WindowStage::Order => self.order(),
            WindowStage::Resolve => self.resolve_next(),
        }
    }

    // ---- declaring ----

    /// Each mage in turn order says which of its traps and protections it uses (BRW-13.3.3).
    fn declare(&mut self) -> Go {
        if let Some(reply) = self.reply(Asked::React) {
            self.declared(reply.party, reply.picks.first().copied());
        }
        let only = self.window().only;
        for mage in self.turn_order_with_avatar() {
            let asked = self.window().asked & bit(mage) != 0;
            if asked || only.is_some_and(|only| only != mage) {
                continue;
            }
            if mage == Party::ROSE {
                self.avatar_declares();
            } else if self.may_declare(mage) {
                return self.ask_to_declare(mage);
            }
            self.window_mut().asked |= bit(mage);
        }
        self.line_up();
        Go::On
    }

    fn declared(&mut self, mage: Party, pick: Option<Pick>) {
        let Some(Pick::Answer(what, event)) = pick else {
            self.window_mut().asked |= bit(mage);
            return;
        };
        if let Listener::Reaction { owner, slot } = what {
            self.reveal_reaction(owner, slot);
        }
        self.window_mut().queue.push(Answering {
            party: mage,
            what,
            event,
        });
    }

    fn may_declare(&self, mage: Party) -> bool {
        self.might_declare(mage, &self.window().events)
    }

    /// BRW-29.5: does the mage have a face-down spell whose token class could answer? Whether the
    /// card itself can is nobody's business.
    pub(crate) fn might_declare(&self, mage: Party, events: &[Happening]) -> bool {
        if mage == Party::ROSE {
            return events.iter().any(|event| self.avatar_answers(event));
        }
        let classes = self.active_classes(mage);
        let could = |(class, triggers): (SpellType, &[Trigger])| {
            classes.contains(&class)
                && events.iter().any(|event| {
                    let meets = |trigger: &Trigger| self.hears(trigger, Ears::of(mage), event);
                    answerable(event, class) && triggers.iter().any(meets)
                })
        };
        let pack = self.pack();
        could((SpellType::Trap, &pack.trap_triggers))
            || could((SpellType::Protect, &pack.protect_triggers))
    }

    fn active_classes(&self, mage: Party) -> SmallVec<[SpellType; 2]> {
        let slots = self.active_slots(mage);
        let mut classes: SmallVec<[SpellType; 2]> = slots
            .map(|(_, slot)| self.half(slot.card, slot.half).kind)
            .collect();
        classes.sort_unstable();
        classes.dedup();
        classes
    }

    fn active_slots(&self, mage: Party) -> impl Iterator<Item = (u8, &Planned)> {
        let mage = mage
            .seat()
            .and_then(|seat| self.state.mages.get(seat.index()));
        let slots = mage.into_iter().flat_map(|mage| (0..).zip(&mage.slots));
        let slots = slots.filter_map(|(at, slot)| slot.as_ref().map(|slot| (at, slot)));
        slots.filter(|(_, slot)| slot.face == Face::Active)
    }

    fn ask_to_declare(&mut self, mage: Party) -> Go {
        let mut picks: Vec<Pick> = Vec::new();
        for (slot, planned) in self.active_slots(mage) {
            let half = self.half(planned.card, planned.half);
            let Some(trigger) = &half.trigger else {
                continue;
            };
            for (at, event) in (0..).zip(&self.window().events) {
                if answerable(event, half.kind) && self.hears(trigger, Ears::of(mage), event) {
                    let what = Listener::Reaction { owner: mage, slot };
                    picks.push(Pick::Answer(what, at));
                }
            }
        }
        picks.push(PASS);
        self.ask(mage, Asked::React, MenuShape::One, picks);
        self.state.menu.hushed = true;
        Go::Ask
    }

    /// The top order card answers if it can, once for a window (BRW-25.4.5).
    fn avatar_declares(&mut self) {
        let events = &self.window().events;
        let at = events.iter().position(|event| self.avatar_answers(event));
        if let (Some(at), Some(order)) = (at, self.reaction_card()) {
            self.window_mut().queue.push(Answering {
                party: Party::ROSE,
                what: Listener::Order(order),
                event: at as u8,
            });
        }
    }

    fn avatar_answers(&self, event: &Happening) -> bool {
        let Some(react) = self
            .reaction_card()
            .and_then(|order| self.pack().order(order).react.as_ref())
        else {
            return false;
        };
        match (react.on, event) {
            (ReactOn::Damaged, Happening::Damage(packet)) => {
                packet.victim == Figure::Mage(Party::ROSE) && answerable(event, react.kind)
            }
            (ReactOn::TargetedByCombat, Happening::Affects { spell, mage, .. }) => {
                *mage == Party::ROSE && *spell == SpellType::Combat
            }
            _ => false,
        }
    }

    // ---- order ----

    /// Everything that answers, in the order of BRW-13.3.4.
    fn line_up(&mut self) {
        let only = self.window().only;
        let mandatory = self.mandatory(&self.window().events, only);
        let declared = std::mem::take(&mut self.window_mut().queue);
        let mut queue: SmallVec<[Answering; 2]> = SmallVec::new();
        let of_board = |it: &&Answering| is_of_board(it);
        queue.extend(mandatory.iter().filter(of_board).copied());
        for mage in self.turn_order_with_avatar() {
            let own = |it: &&Answering| it.party == mage && !is_of_board(it);
            queue.extend(mandatory.iter().filter(own).copied());
            queue.extend(declared.iter().filter(own).copied());
        }
        let window = self.window_mut();
        window.queue = queue;
        window.asked = 0;
        window.stage = WindowStage::Order;
    }

    /// A mage with several different answers decides their order (BRW-13.3.1).
    fn order(&mut self) -> Go {
        if let Some(reply) = self.reply(Asked::Order) {
            self.reorder(reply.party, &reply.picks);
        }
        for mage in self.turn_order() {
            if self.window().asked & bit(mage) != 0 {
                continue;
            }
            let own: Answers = self.own_answers(mage).collect();
            let several = own.iter().any(|it| it.what != own[0].what);
            if several {
                let picks = own.iter().map(|it| Pick::Answer(it.what, it.event));
                let picks: Vec<Pick> = picks.collect();
                self.ask(mage, Asked::Order, MenuShape::Ranked, picks);
                return Go::Ask;
            }
            self.window_mut().asked |= bit(mage);
        }
        self.window_mut().stage = WindowStage::Resolve;
        Go::On
    }

    fn own_answers(&self, mage: Party) -> impl Iterator<Item = Answering> {
        let own = move |it: &&Answering| it.party == mage && !is_of_board(it);
        self.window().queue.iter().filter(own).copied()
    }

    fn reorder(&mut self, mage: Party, picks: &[Pick]) {
        let ordered = picks.iter().filter_map(|pick| match pick {
            Pick::Answer(what, event) => Some(Answering {
                party: mage,
                what: *what,
                event: *event,
            }),
            _ => None,
        });
        let mut ordered = ordered.collect::<Answers>().into_iter();
        let window = self.window_mut();
        window.asked |= bit(mage);
        let own = window.queue.iter_mut();
        for place in own.filter(|it| it.party == mage && !is_of_board(it)) {
            if let Some(next) = ordered.next() {
                *place = next;
            }
        }
    }

    // ---- carrying out ----

    fn resolve_next(&mut self) -> Go {
        let window = self.window_mut();
        if window.queue.is_empty() {
            self.pop();
            return Go::On;
        }
        let next = window.queue.remove(0);
        let trigger = TriggerRef {
            window: (self.state.stack.len() - 1) as u8,
            event: next.event,
        };
        self.start_answer(next.what, trigger);
        Go::On
    }

    fn start_answer(&mut self, what: Listener, trigger: TriggerRef) {
        let effect = match what {
            Listener::Order(order) => return self.start_reaction(order, trigger),
            Listener::Reaction { owner, slot } => self.reaction_effect(owner, slot),
            Listener::Stable { owner, slot, index } => self.stable_effect(owner, slot, index),
            Listener::Evocation { evoc, ability } => self.evocation_effect(evoc, ability, trigger),
            Listener::Upgrade {
                evoc,
                kind,
                ability,
            } => self.evoc(evoc).map(|it| it.owner).map(|owner| {
                let abilities = &self.pack().upgrade(kind).force.abilities;
                let program = abilities[usize::from(ability)].program;
                let mut effect = EffectJob::new(Source::Upgrade(evoc), program, owner);
                effect.this = Some(evoc);
                effect
            }),
            Listener::Misfortune {
                bearer,
                kind,
                ability,
            } => {
                let body = &self.state.bodies[bearer.index()];
                let there = body.misfortunes.iter().any(|it| it.kind == kind);
                there.then(|| {
                    let abilities = &self.pack().misfortune(kind).force.abilities;
                    let program = abilities[usize::from(ability)].program;
                    EffectJob::new(Source::Misfortune { bearer, kind }, program, bearer)
                })
            }
            Listener::Event { event, ability } => self.event_effect(event, ability),
        };
        if let Some(mut effect) = effect {
            effect.trigger = Some(trigger);
            self.push(Job::Effect(Box::new(effect)));
            self.announce(what);
        }
    }

    /// A revealed trap or protection is answered at its first full stop (BRW-28.5).
    fn announce(&mut self, what: Listener) {
        let Listener::Reaction { owner, .. } = what else {
            return;
        };
        let effect = self.effect();
        if let (Some(spell), Some(element)) = (effect.spell, effect.element) {
            self.happen(Happening::Revealed {
                mage: owner,
                spell,
                element,
            });
        }
    }

    fn reaction_effect(&self, owner: Party, slot: u8) -> Option<EffectJob> {
        let mage = self.state.mages.get(owner.index())?;
        let planned = mage.slots[usize::from(slot)].as_ref()?;
        let (card, side) = (planned.card, planned.half);
        let half = self.half(card, side);
        let source = Source::Spell { card, half: side };
        let effect = EffectJob::new(source, half.effect.program, owner);
        Some(effect.as_spell(half.kind, half.element))
    }

    fn stable_effect(&mut self, owner: Party, slot: u8, index: u8) -> Option<EffectJob> {
        let pack = self.pack();
        let mage = self.state.mages.get_mut(owner.index())?;
        let planned = mage.slots[usize::from(slot)].as_mut()?;
        let stable = planned.stable.get_mut(usize::from(index))?;
        let (card, side) = (planned.card, planned.half);
        let spell = pack.spell(pack.cards[usize::from(card.0)]);
        let program = pack.program(spell.half(side).effect.program);
        let (when, body) = program.stable.get(usize::from(stable.clause))?;
        // An answer to something in between may have used it up.
        if left_of(when, stable.used) == 0 {
            return None;
        }
        stable.used = stable.used.saturating_add(1);
        let mut effect = EffectJob::new(Source::Stable { card, half: side }, *body, owner);
        effect.target = stable.target.map_or(Target::None, Target::Figure);
        Some(effect)
    }

    fn evocation_effect(
        &self,
        id: super::state::EvocId,
        ability: u8,
        trigger: TriggerRef,
    ) -> Option<EffectJob> {
        let evoc = self.evoc(id)?;
        let event = self.window().events.get(usize::from(trigger.event))?;
        let leaving = matches!(event, Happening::Left { .. });
        if evoc.spot == Spot::Away && !leaving {
            return None;
        }
        let force = &self.pack().evocation(evoc.kind).force;
        let program = force.abilities.get(usize::from(ability))?.program;
        let mut effect = EffectJob::new(Source::Evocation(id), program, evoc.controller);
        effect.this = Some(id);
        effect.by_avatar = evoc.controller == Party::ROSE && evoc.bearer.is_none();
        Some(effect)
    }

    fn event_effect(&mut self, event: crate::cards::EventId, ability: u8) -> Option<EffectJob> {
        let board = self.state.event_board.iter_mut().flatten();
        let there = { board }.find(|it| it.event == event)?;
        there.used = there.used.saturating_add(1);
        let force = &self.pack().event(event).force;
        let program = force.abilities.get(usize::from(ability))?.program;
        Some(EffectJob::new(Source::Event(event), program, Party::ROSE))
    }
}

fn left_of(trigger: &Trigger, used: u8) -> u8 {
    match trigger.limit {
        0 => u8::MAX,
        limit => limit.saturating_sub(used),
    }
}

/// Event-board cards and abilities of the Rose come first.
fn is_of_board(answering: &Answering) -> bool {
    answering.party == Party::ROSE && !matches!(answering.what, Listener::Order(_))
}
