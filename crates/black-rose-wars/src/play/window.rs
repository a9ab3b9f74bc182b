//! Reaction windows (BRW-13.3): who declares, in which order, and what is carried out.

use super::effect::{PASS, bit};
use super::menu::{Asked, MenuShape, Pick};
use super::stack::{
    Answering, EffectJob, Happening, Job, Listener, Source, Target, TriggerRef, WindowJob,
    WindowStage,
};
use super::state::{Evocation, Face, Figure, Party, Planned, Spot};
use super::triggers::{Ears, answerable};
use super::{Go, Play};
use crate::cards::{Ability, InForce, ReactOn, SpellType, Timing, Trigger, TriggerOn};
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
    fn might_declare(&self, mage: Party, events: &[Happening]) -> bool {
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

    // ---- what must answer ----

    /// Abilities and stable effects that answer to the events, event-board cards first.
    fn mandatory(&self, events: &[Happening], only: Option<Party>) -> Answers {
        let mut answers = Answers::new();
        if only.is_none() {
            self.board_answers(events, &mut answers);
        }
        self.evocation_answers(events, only, &mut answers);
        self.misfortune_answers(events, only, &mut answers);
        self.stable_answers(events, only, &mut answers);
        answers
    }

    fn board_answers(&self, events: &[Happening], answers: &mut Answers) {
        for on_board in self.state.event_board.iter().flatten() {
            let card = self.pack().event(on_board.event);
            if !self.works_now(card.timing) {
                continue;
            }
            let ears = Ears {
                event: true,
                ..Ears::of(Party::ROSE)
            };
            let event = on_board.event;
            let used = on_board.used;
            self.ability_answers(&card.force, ears, used, events, &mut |ability, at| {
                let what = Listener::Event { event, ability };
                if !self.is_guarded(Source::Event(event), &card.force.abilities, ability) {
                    answers.push(Answering {
                        party: Party::ROSE,
                        what,
                        event: at,
                    });
                }
            });
        }
    }

    /// Is an event of this timing in force now (BRW-6.2.9)?
    pub(crate) fn works_now(&self, timing: Timing) -> bool {
        use crate::cards::Phase;
        match timing {
            Timing::General => true,
            Timing::Instant => false,
            Timing::BlackRose => self.state.phase == Phase::BlackRose,
            Timing::Study => self.state.phase == Phase::Study,
            Timing::Action => self.state.phase == Phase::Action,
            Timing::Evocation => self.state.phase == Phase::Evocation,
            Timing::Cleanup => self.state.phase == Phase::Cleanup,
        }
    }

    fn evocation_answers(&self, events: &[Happening], only: Option<Party>, answers: &mut Answers) {
        for evoc in &self.state.evocations {
            let card = self.pack().evocation(evoc.kind);
            let party = evoc.controller;
            let ears = Ears {
                owner: party,
                this: Some(evoc.id),
                target: None,
                bearer: evoc.bearer,
                event: false,
            };
            if only.is_none_or(|only| only == party) {
                let source = Source::Evocation(evoc.id);
                self.ability_answers(&card.force, ears, 0, events, &mut |ability, at| {
                    let what = Listener::Evocation {
                        evoc: evoc.id,
                        ability,
                    };
                    let guarded = self.is_guarded(source, &card.force.abilities, ability);
                    let twice = self.paid_already(evoc, &card.force, ability, answers);
                    if !guarded && !twice && is_awake(evoc, &events[usize::from(at)]) {
                        answers.push(Answering {
                            party,
                            what,
                            event: at,
                        });
                    }
                });
            }
            self.upgrade_answers(evoc, events, only, answers);
        }
    }

    /// BRW-23.3.7: once per defeat and assigning mage, however many Nightmares leave.
    fn paid_already(
        &self,
        evoc: &Evocation,
        force: &InForce,
        ability: u8,
        answers: &Answers,
    ) -> bool {
        let once = force.abilities[usize::from(ability)].when.limit_per_defeat > 0;
        once && answers.iter().any(|it| match it.what {
            Listener::Evocation { evoc: other, .. } => self
                .evoc(other)
                .is_some_and(|other| other.id != evoc.id && other.assigner == evoc.assigner),
            _ => false,
        })
    }

    fn upgrade_answers(
        &self,
        evoc: &Evocation,
        events: &[Happening],
        only: Option<Party>,
        answers: &mut Answers,
    ) {
        let lost = events.iter().find_map(|event| match event {
            Happening::Left {
                evoc: id, upgrade, ..
            } if *id == evoc.id => *upgrade,
            _ => None,
        });
        let Some(kind) = evoc.upgrade.or(lost) else {
            return;
        };
        let party = evoc.owner;
        if only.is_some_and(|only| only != party) {
            return;
        }
        let force = &self.pack().upgrade(kind).force;
        let ears = Ears {
            this: Some(evoc.id),
            ..Ears::of(party)
        };
        self.ability_answers(force, ears, 0, events, &mut |ability, at| {
            let guarded = self.is_guarded(Source::Upgrade(evoc.id), &force.abilities, ability);
            if !guarded && is_awake(evoc, &events[usize::from(at)]) {
                answers.push(Answering {
                    party,
                    what: Listener::Upgrade {
                        evoc: evoc.id,
                        kind,
                        ability,
                    },
                    event: at,
                });
            }
        });
    }

    fn misfortune_answers(&self, events: &[Happening], only: Option<Party>, answers: &mut Answers) {
        let mages = self.all_mages();
        for bearer in mages.filter(|mage| only.is_none_or(|only| only == *mage)) {
            for affliction in &self.state.bodies[bearer.index()].misfortunes {
                let kind = affliction.kind;
                let force = &self.pack().misfortune(kind).force;
                let ears = Ears {
                    bearer: Some(bearer),
                    ..Ears::of(bearer)
                };
                self.ability_answers(force, ears, 0, events, &mut |ability, at| {
                    if bore(&events[usize::from(at)], kind.0) {
                        answers.push(Answering {
                            party: bearer,
                            what: Listener::Misfortune {
                                bearer,
                                kind,
                                ability,
                            },
                            event: at,
                        });
                    }
                });
            }
        }
    }

    fn stable_answers(&self, events: &[Happening], only: Option<Party>, answers: &mut Answers) {
        for (owner, mage) in (0..).map(Party).zip(&self.state.mages) {
            if only.is_some_and(|only| only != owner) {
                continue;
            }
            for (slot, planned) in (0..).zip(&mage.slots) {
                let Some(planned) = planned else { continue };
                self.stable_answers_of(owner, slot, planned, events, answers);
            }
        }
    }

    fn stable_answers_of(
        &self,
        owner: Party,
        slot: u8,
        planned: &Planned,
        events: &[Happening],
        answers: &mut Answers,
    ) {
        let half = self.half(planned.card, planned.half);
        for (index, stable) in (0..).zip(&planned.stable) {
            let program = self.pack().program(half.effect.program);
            let Some((when, body)) = program.stable.get(usize::from(stable.clause)) else {
                continue;
            };
            let pipeline = self.pack().program(*body).bends_damage;
            let used_up = when.limit > 0 && stable.used >= when.limit;
            let source = Source::Stable {
                card: planned.card,
                half: planned.half,
            };
            if pipeline || used_up || self.is_running(source, *body) {
                continue;
            }
            let ears = Ears {
                target: stable.target,
                ..Ears::of(owner)
            };
            let mut left = left_of(when, stable.used);
            for (at, event) in (0..).zip(events) {
                if left > 0 && answerable(event, half.kind) && self.hears(when, ears, event) {
                    left -= 1;
                    answers.push(Answering {
                        party: owner,
                        what: Listener::Stable { owner, slot, index },
                        event: at,
                    });
                }
            }
        }
    }

    /// Calls `found` for each ability and event that meet.
    fn ability_answers(
        &self,
        force: &InForce,
        ears: Ears,
        used: u8,
        events: &[Happening],
        found: &mut dyn FnMut(u8, u8),
    ) {
        for (number, ability) in (0..).zip(&force.abilities) {
            // Replacements and steps of the damage pipeline have their own places.
            let bends = self.pack().program(ability.program).bends_damage;
            let pipeline = bends && ability.when.on == TriggerOn::SuffersDamage;
            if ability.replaces || pipeline {
                continue;
            }
            let mut left = left_of(&ability.when, used);
            for (at, event) in (0..).zip(events) {
                if left > 0 && self.hears(&ability.when, ears, event) {
                    left -= 1;
                    found(number, at);
                }
            }
        }
    }

    /// BRW-13.3.7: an effect is not triggered by what happens inside its own resolution.
    fn is_guarded(&self, source: Source, abilities: &[Ability], ability: u8) -> bool {
        self.is_running(source, abilities[usize::from(ability)].program)
    }

    fn is_running(&self, source: Source, program: crate::cards::ProgramId) -> bool {
        self.state.stack.iter().any(|frame| match &frame.job {
            Job::Effect(effect) => effect.source == source && effect.program == program,
            _ => false,
        })
    }
}

/// An evocation that left answers to nothing but its own leaving.
fn is_awake(evoc: &Evocation, event: &Happening) -> bool {
    let left = matches!(event, Happening::Left { evoc: id, .. } if *id == evoc.id);
    evoc.spot.room().is_some() || left
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

/// BRW-23.4.4: an action already begun when a misfortune arrives does not count for it.
fn bore(event: &Happening, kind: u8) -> bool {
    match event {
        Happening::ActionEnded { misfortunes, .. } => misfortunes & (1 << kind) != 0,
        _ => true,
    }
}
