//! Looking at hidden cards, and what becomes of them.

use crate::cards::{AfterLook, EventId, LookAt, MissionId, Person, Trait};
use crate::play::asking::{card_target, corruption_target, event_target, mission_target};
use crate::play::flow::{Marking, MissionStep};
use crate::play::hand::needs_shuffle;
use crate::play::menu::{Asked, Going, MenuShape, Pick};
use crate::play::state::Participant;
use crate::play::{Chosen, Play, rule};
use resolve::Did;
use smallvec::SmallVec;
use table::{Message, Target};

/// Where looking at the top of a deck stands, in the step of the effect.
mod step {
    /// Nothing was looked at yet.
    pub(super) const BEGIN: u8 = 0;
    /// The cards were seen: one is picked.
    pub(super) const SEEN: u8 = 1;
    /// The rest is put in an order.
    pub(super) const ORDER: u8 = 2;
    /// The marks of the mission are placed.
    pub(super) const MARK: u8 = 3;
}

impl Play<'_> {
    /// Look.
    pub(crate) fn look(&mut self, at: LookAt, n: u8, who: Person, then: AfterLook) -> Did {
        match at {
            LookAt::Hand => self.look_at_hand(who),
            LookAt::Mission => self.look_at_missions(n, then),
            LookAt::DarkEvent => self.look_at_events(n, then),
        }
    }

    fn look_at_hand(&mut self, who: Person) -> Did {
        let Some(owner) = self.player(who) else {
            return Did::No;
        };
        let player = &self.state.players[owner.index()];
        let cards = player.hand.iter().copied().map(card_target);
        let dark = player.corruption.iter().copied().map(corruption_target);
        let seen: Vec<Target> = cards.chain(dark).collect();
        if seen.is_empty() {
            return Did::No;
        }
        let looker = self.scene().actor;
        self.shown_to(looker);
        let (name, other) = (self.guardian_arg(looker), self.guardian_arg(owner));
        let told = |id| Message::new(id).with("guardian", name).with("other", other);
        self.tell_but(
            rule("DD-22.2"),
            looker,
            || told("looks-at-hand"),
            || told("looks-at-this-hand").with("cards", seen),
        );
        Did::Yes
    }

    /// Somebody sees the top cards of a deck; the others see how many.
    fn tell_look(&mut self, id: [&'static str; 2], cards: Vec<Target>) {
        let looker = self.scene().actor;
        self.shown_to(looker);
        let name = self.guardian_arg(looker);
        let n = cards.len();
        self.tell_but(
            rule("DD-22.2"),
            looker,
            || Message::new(id[0]).with("guardian", name).with("n", n),
            || {
                let told = Message::new(id[1]).with("guardian", name);
                told.with("cards", cards)
            },
        );
    }

    /// One of the top missions is kept, the others go under the deck in any order.
    fn look_at_missions(&mut self, n: u8, then: AfterLook) -> Did {
        let who = self.effect().actor;
        if self.state.is_virtual(who) {
            return Did::No;
        }
        match self.effect().part.step {
            step::BEGIN => {
                let state = &mut *self.state;
                let renewed = needs_shuffle(&state.missions);
                state.missions.refill(&mut state.chance);
                self.told_of_renewal(renewed);
                let top: SmallVec<[u8; 4]> = top(&self.state.missions.deck, n)
                    .map(|mission| mission.0)
                    .collect();
                if top.is_empty() {
                    return Did::No;
                }
                let seen = top.iter().map(|card| mission_target(MissionId(*card)));
                self.tell_look(
                    ["looks-at-missions", "looks-at-these-missions"],
                    seen.collect(),
                );
                if then != AfterLook::KeepOneRestBottom {
                    return Did::Yes;
                }
                let part = &mut self.effect().part;
                part.step = step::SEEN;
                part.cards = top;
                self.keep_mission(who)
            }
            step::SEEN => self.keep_mission(who),
            step::ORDER => self.order_missions(who),
            _ => self.place_marks(who),
        }
    }

    /// The question whether there is one mission or more would tell nothing: the number is public.
    fn keep_mission(&mut self, who: Participant) -> Did {
        let seen = self.effect().part.cards.clone();
        let picks = seen.iter().map(|card| Pick::Mission(MissionId(*card)));
        let kept = match self.choose(who, Asked::KeepMission, picks) {
            Chosen::Asked => return Did::Ask,
            Chosen::Pick(Pick::Mission(mission)) => mission,
            Chosen::Pick(_) | Chosen::Nothing => return Did::No,
        };
        let deck = &mut self.state.missions.deck;
        if let Some(place) = deck.iter().rposition(|it| *it == kept) {
            deck.remove(place);
        }
        self.discard_mission(who);
        self.state.players[who.index()].mission = Some(kept);
        let name = self.guardian_arg(who);
        self.tell_but(
            rule("DD-13.4"),
            who,
            || Message::new("keeps-mission").with("guardian", name),
            || {
                Message::new("keeps-this-mission")
                    .with("guardian", name)
                    .with("card", mission_target(kept))
            },
        );
        let part = &mut self.effect().part;
        part.cards.retain(|card| *card != kept.0);
        part.step = step::ORDER;
        self.order_missions(who)
    }

    /// The other missions go under the deck: the one picked first lies above the next.
    fn order_missions(&mut self, who: Participant) -> Did {
        let seen = self.effect().part.cards.clone();
        let others = seen.iter().map(|card| Pick::Mission(MissionId(*card)));
        let others: Vec<Pick> = others.collect();
        let ordered = match self.reply(Asked::OrderMissions) {
            Some(reply) => reply.picks.to_vec(),
            None if others.len() < 2 => others,
            None => {
                self.ask(who, Asked::OrderMissions, MenuShape::Ranked, others);
                return Did::Ask;
            }
        };
        let deck = &mut self.state.missions.deck;
        for pick in ordered {
            if let Pick::Mission(mission) = pick
                && let Some(place) = deck.iter().rposition(|it| *it == mission)
            {
                deck.remove(place);
                deck.insert(0, mission);
            }
        }
        let part = &mut self.effect().part;
        part.cards.clear();
        part.step = step::MARK;
        self.place_marks(who)
    }

    /// A mission that replaces another keeps its marks; without any they are placed now (DD-13.2,
    /// DD-13.4).
    fn place_marks(&mut self, who: Participant) -> Did {
        if self.state.players[who.index()].marks.is_some() {
            return Did::Yes;
        }
        let chosen = self.effect().part.count.checked_sub(1).map(usize::from);
        let chosen = chosen.and_then(|number| Trait::ALL.get(number));
        let step = chosen.map_or(MissionStep::Raise, |which| MissionStep::Search(*which));
        match self.step_mission(who, step) {
            Marking::Asked => Did::Ask,
            Marking::Done => Did::Yes,
            Marking::Next(MissionStep::Search(which)) => {
                let number = u8::try_from(which.index()).unwrap_or(0);
                self.effect().part.count = number + 1;
                self.place_marks(who)
            }
            Marking::Next(MissionStep::Draw | MissionStep::Raise) => Did::Yes,
        }
    }

    /// The top events go back in any order, one of them perhaps under the deck.
    fn look_at_events(&mut self, n: u8, then: AfterLook) -> Did {
        let who = self.effect().actor;
        if self.state.is_virtual(who) {
            return Did::No;
        }
        if self.effect().part.step == step::BEGIN {
            let state = &mut *self.state;
            let renewed = needs_shuffle(&state.events);
            state.events.refill(&mut state.chance);
            self.told_of_renewal(renewed);
            let top: SmallVec<[u8; 4]> = top(&self.state.events.deck, n)
                .map(|event| event.0)
                .collect();
            if top.is_empty() {
                return Did::No;
            }
            let seen = top.iter().map(|card| event_target(EventId(*card)));
            self.tell_look(["looks-at-events", "looks-at-these-events"], seen.collect());
            if then != AfterLook::ReorderOneMayGoBottom {
                return Did::Yes;
            }
            let part = &mut self.effect().part;
            part.step = step::SEEN;
            part.cards = top;
        }
        if self.effect().part.step == step::SEEN && !self.event_to_bottom(who) {
            return Did::Ask;
        }
        self.order_events(who)
    }

    /// One of the events may go under the deck; tells whether that is decided.
    fn event_to_bottom(&mut self, who: Participant) -> bool {
        let Some(reply) = self.reply(Asked::EventToBottom) else {
            let seen = self.effect().part.cards.clone();
            let events = seen.iter().map(|card| Pick::Event(EventId(*card)));
            let picks: Vec<Pick> = [Pick::Way(Going::Pass)].into_iter().chain(events).collect();
            self.ask(who, Asked::EventToBottom, MenuShape::One, picks);
            return false;
        };
        let part = &mut self.effect().part;
        part.step = step::ORDER;
        if let Some(Pick::Event(event)) = reply.pick() {
            part.cards.retain(|card| *card != event.0);
            let deck = &mut self.state.events.deck;
            if let Some(place) = deck.iter().rposition(|it| *it == event) {
                deck.remove(place);
                deck.insert(0, event);
            }
            let name = self.guardian_arg(who);
            self.tell(rule("DD-22.2"), || {
                Message::new("event-to-bottom").with("guardian", name)
            });
        }
        true
    }

    /// The events come back on top: the one picked first is drawn first.
    fn order_events(&mut self, who: Participant) -> Did {
        let seen = self.effect().part.cards.clone();
        if seen.len() < 2 {
            return Did::Yes;
        }
        let Some(reply) = self.reply(Asked::OrderEvents) else {
            let picks = seen.iter().map(|card| Pick::Event(EventId(*card)));
            let picks: Vec<Pick> = picks.collect();
            self.ask(who, Asked::OrderEvents, MenuShape::Ranked, picks);
            return Did::Ask;
        };
        let deck = &mut self.state.events.deck;
        for pick in reply.picks.iter().rev() {
            if let Pick::Event(event) = pick
                && let Some(place) = deck.iter().rposition(|it| it == event)
            {
                deck.remove(place);
                deck.push(*event);
            }
        }
        Did::Yes
    }
}

/// The top cards of a deck, the topmost first.
fn top<T: Copy>(deck: &[T], n: u8) -> impl Iterator<Item = T> {
    deck.iter().rev().take(usize::from(n)).copied()
}
