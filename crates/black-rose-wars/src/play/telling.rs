//! Everything that is, in the words in which a position is written, so that a scenario can expect
//! parts of it. Never sent to a player.

use super::flow::Flow;
use super::position::{SLOTS, letter, party_word};
use super::stack::{EffectJob, Job, Source, Target};
use super::state::{Body, Card, Evocation, Face, Figure, Mage, Party, Planned, Room, Spot, State};
use crate::cards::{EventId, HalfSide, OrderId, QuestId, RoomId, School};
use crate::game::BlackRoseWars;
use serde_json::{Map, Value, json};

/// Words of a state, with its cards at hand.
struct Teller<'a> {
    rules: &'a BlackRoseWars,
    state: &'a State,
}

impl BlackRoseWars {
    /// Everything, in the words of positions.
    pub(crate) fn tell_all(&self, state: &State) -> Value {
        let teller = Teller { rules: self, state };
        teller.everything()
    }
}

impl Teller<'_> {
    fn everything(&self) -> Value {
        let state = self.state;
        let mages: Map<String, Value> = (0..)
            .zip(&state.mages)
            .map(|(seat, mage)| {
                let key = letter(self.rules.pack(), mage.character);
                (key, self.mage(Party(seat), mage))
            })
            .collect();
        let rooms: Map<String, Value> = (0..)
            .zip(&state.rooms)
            .map(|(at, room)| (self.room_word(RoomId(at)), self.room(RoomId(at), room)))
            .collect();
        let events = state.event_board.iter();
        let events = events.map(|it| it.map_or("", |it| self.event_word(it.event)));
        json!({
            "turn": state.turn,
            "phase": state.phase,
            "planning": matches!(state.flow, Flow::Planning(_)),
            "first": self.party(state.first),
            "crown": self.party(state.crown),
            "moon": state.moon,
            "mages": mages,
            "rose": self.rose(),
            "avatar": self.avatar(),
            "room": rooms,
            "events": events.collect::<Vec<_>>(),
            "evocations": self.evocations(|_| true),
            "decks": self.decks(),
            "discards": self.discards(),
            "removed": self.cards(&state.removed),
            "stack": self.stack(),
            "asked": state.menu.asked.reason().0,
            "ending": state.ending.as_ref().map(|ending| json!({
                "scores": self.by_party(|party| json!(ending.scores[party.index()])),
                "winner": self.party(ending.winner),
            })),
        })
    }

    fn party(&self, party: Party) -> String {
        party_word(self.rules.pack(), self.state, party)
    }

    fn parties(&self, parties: &[Party]) -> Vec<String> {
        parties.iter().map(|party| self.party(*party)).collect()
    }

    /// The mages at the table and the Rose.
    fn by_party(&self, value: impl Fn(Party) -> Value) -> Value {
        let mages = (0..self.state.mages.len() as u8).map(Party);
        let all = mages.chain([Party::ROSE]);
        all.map(|party| (self.party(party), value(party)))
            .collect::<Map<_, _>>()
            .into()
    }

    fn room_word(&self, room: RoomId) -> String {
        self.rules.pack().room(room).id.clone()
    }

    fn event_word(&self, event: EventId) -> &str {
        &self.rules.pack().event(event).id
    }

    fn card(&self, card: Card) -> &str {
        &self.rules.spell_of(card).id
    }

    fn cards(&self, cards: &[Card]) -> Vec<&str> {
        cards.iter().map(|card| self.card(*card)).collect()
    }

    /// A pile, the top first.
    fn pile(&self, cards: &[Card]) -> Vec<&str> {
        cards.iter().rev().map(|card| self.card(*card)).collect()
    }

    fn quests<'q>(&self, quests: impl IntoIterator<Item = &'q QuestId>) -> Vec<&str> {
        let quests = quests.into_iter();
        quests
            .map(|quest| self.rules.pack().quest(*quest).id.as_str())
            .collect()
    }

    fn orders<'o>(&self, orders: impl IntoIterator<Item = &'o OrderId>) -> Vec<&str> {
        let orders = orders.into_iter();
        orders
            .map(|order| self.rules.pack().order(*order).id.as_str())
            .collect()
    }

    /// Where something is: a room, with its hex for whoever reads it, or the cell.
    fn spot(&self, spot: Spot) -> (String, Option<String>) {
        match spot {
            Spot::Room(room) => {
                let hex = self.state.board.hex(room);
                (self.room_word(room), Some(format!("{},{}", hex.q, hex.r)))
            }
            Spot::Cell => ("cell".to_owned(), None),
            Spot::Away => ("away".to_owned(), None),
        }
    }

    fn body(&self, party: Party, body: &Body) -> Map<String, Value> {
        let (at, hex) = self.spot(body.spot);
        let misfortunes = body.misfortunes.iter().map(|it| {
            let id = &self.rules.pack().misfortune(it.kind).id;
            match it.cubes {
                0 => id.clone(),
                cubes => format!("{id} {cubes}"),
            }
        });
        let nightmares = self.evocations(|it| it.bearer == Some(party));
        let mut told = Map::new();
        told.insert("at".to_owned(), at.into());
        told.insert("hex".to_owned(), hex.into());
        told.insert("track".to_owned(), self.parties(&body.track).into());
        told.insert("damage".to_owned(), body.track.len().into());
        told.insert(
            "misfortunes".to_owned(),
            misfortunes.collect::<Vec<_>>().into(),
        );
        told.insert("nightmares".to_owned(), nightmares);
        told
    }

    fn mage(&self, party: Party, mage: &Mage) -> Value {
        let state = self.state;
        let mut told = self.body(party, &state.bodies[party.index()]);
        let board: Map<String, Value> = SLOTS
            .iter()
            .zip(&mage.slots)
            .map(|(slot, planned)| {
                let text = planned.as_ref().map(|it| self.planned(it));
                ((*slot).to_owned(), text.unwrap_or_default().into())
            })
            .collect();
        let active = mage.active.iter().map(|quest| {
            let id = &self.rules.pack().quest(quest.quest).id;
            match (quest.revealed, quest.cubes) {
                (false, _) => id.clone(),
                (true, 0) => format!("{id} revealed"),
                (true, cubes) => format!("{id} revealed {cubes}"),
            }
        });
        let more = json!({
            "mage": self.rules.pack().character(mage.character).id,
            "power": state.power[party.index()],
            "supply": state.supply[party.index()],
            "trophies": self.trophies(party),
            "hand": self.cards(&mage.hand),
            "hand_size": mage.hand.len(),
            "board": board,
            "grimoire": self.pile(&mage.grimoire),
            "grimoire_size": mage.grimoire.len(),
            "memories": self.pile(&mage.memories),
            "memories_size": mage.memories.len(),
            "aside": mage.aside.len(),
            "tokens": mage.tokens,
            "quests": active.collect::<Vec<_>>(),
            "completed": self.quests(&mage.completed),
            "resolved": self.quests(&mage.resolved),
            "evocations": self.evocations(|it| it.owner == party),
        });
        if let Value::Object(more) = more {
            told.extend(more);
        }
        told.into()
    }

    fn trophies(&self, holder: Party) -> Value {
        self.by_party(|of| json!(self.state.trophies[holder.index()][of.index()]))
    }

    fn planned(&self, planned: &Planned) -> String {
        let half = match planned.half {
            HalfSide::Top => "top",
            HalfSide::Bottom => "bottom",
        };
        let face = match planned.face {
            Face::Prepared => "prepared",
            Face::Active => "active",
            Face::Revealed => "revealed",
        };
        let text = format!("{} {half} {face}", self.card(planned.card));
        let watched = planned.stable.iter().find_map(|it| it.target);
        match watched {
            Some(figure) => format!("{text} on {}", self.figure(figure)),
            None => text,
        }
    }

    fn figure(&self, figure: Figure) -> String {
        match figure {
            Figure::Mage(party) => self.party(party),
            Figure::Evoc(id) => {
                let kind = &self.rules.pack().evocation(id.kind()).id;
                format!("{kind} {}", id.number())
            }
        }
    }

    fn evocations(&self, wanted: impl Fn(&Evocation) -> bool) -> Value {
        let here = |it: &&Evocation| it.spot != Spot::Away || it.waiting;
        let evocations = self.state.evocations.iter();
        let evocations = evocations.filter(here).filter(|it| wanted(it));
        evocations.map(|it| self.evocation(it)).collect()
    }

    fn evocation(&self, it: &Evocation) -> Value {
        let (at, hex) = self.spot(it.spot);
        let pack = self.rules.pack();
        json!({
            "kind": pack.evocation(it.kind).id,
            "number": it.id.number(),
            "owner": self.party(it.owner),
            "at": if it.waiting { "waiting" } else { &at },
            "hex": hex,
            "damage": self.parties(&it.damage),
            "upgrade": it.upgrade.map(|kind| &pack.upgrade(kind).id),
            "bearer": it.bearer.map(|party| self.party(party)),
        })
    }

    fn rose(&self) -> Value {
        let rose = Party::ROSE;
        json!({
            "power": self.state.power[rose.index()],
            "supply": self.state.supply[rose.index()],
            "trophies": self.trophies(rose),
            "evocations": self.evocations(|it| it.owner == rose),
        })
    }

    fn avatar(&self) -> Value {
        let Some(avatar) = &self.state.avatar else {
            return Value::Null;
        };
        let mut told = self.body(Party::ROSE, &self.state.bodies[Party::ROSE.index()]);
        told.insert("after".to_owned(), self.party(avatar.after).into());
        told.insert("memories".to_owned(), self.orders(&avatar.memories).into());
        told.insert("resolved".to_owned(), avatar.resolved.into());
        told.insert("quests".to_owned(), self.quests(&avatar.quests).into());
        told.into()
    }

    fn room(&self, id: RoomId, room: &Room) -> Value {
        let hex = room.hex;
        json!({
            "hex": format!("{},{}", hex.q, hex.r),
            "side": room.side,
            "used": room.used,
            "instability": self.parties(&room.instability),
            "cubes": room.instability.len(),
            "slots": self.rules.pack().room(id).slots,
        })
    }

    fn decks(&self) -> Value {
        let state = self.state;
        let avatar = state.avatar.as_ref();
        json!({
            "library": by_school(|at| json!(self.pile(&state.library[at].deck))),
            "library_sizes": by_school(|at| json!(state.library[at].deck.len())),
            "forgotten": self.pile(&state.forgotten),
            "forgotten_size": state.forgotten.len(),
            "quests": by_moon(|at| json!(self.quests(state.quests[at].deck.iter().rev()))),
            "quest_sizes": by_moon(|at| json!(state.quests[at].deck.len())),
            "events": by_moon(|at| json!(self.events(&state.events[at].deck))),
            "event_sizes": by_moon(|at| json!(state.events[at].deck.len())),
            "orders": by_moon(|at| json!(avatar.map(|it| self.orders(it.orders[at].iter().rev())))),
            "order_sizes": by_moon(|at| json!(avatar.map(|it| it.orders[at].len()))),
        })
    }

    fn discards(&self) -> Value {
        let state = self.state;
        json!({
            "library": by_school(|at| json!(self.pile(&state.library[at].discard))),
            "quests": by_moon(|at| json!(self.quests(state.quests[at].discard.iter().rev()))),
            "events": by_moon(|at| json!(self.events(&state.events[at].discard))),
        })
    }

    fn events(&self, events: &[EventId]) -> Vec<&str> {
        events.iter().rev().map(|it| self.event_word(*it)).collect()
    }

    /// What is in progress, the innermost last.
    fn stack(&self) -> Vec<String> {
        let frames = self.state.stack.iter();
        frames.map(|frame| self.job(&frame.job)).collect()
    }

    fn job(&self, job: &Job) -> String {
        match job {
            Job::Effect(effect) => self.effect(effect),
            Job::Window(_) => "window".to_owned(),
            Job::Damage(_) => "damage".to_owned(),
            Job::Defeat(defeat) => format!("defeat of {}", self.party(defeat.mage)),
            Job::Action(action) => {
                let word = format!("{:?}", action.action).to_lowercase();
                format!("{word} of {}", self.party(action.mage))
            }
            Job::Activation(it) => format!("activation of {}", self.figure(Figure::Evoc(it.evoc))),
            Job::Order(order) => format!("order {}", self.rules.pack().order(order.order).id),
            Job::Event(event) => format!("event {}", self.event_word(event.event)),
        }
    }

    fn effect(&self, effect: &EffectJob) -> String {
        let text = format!(
            "{} by {}",
            self.source(effect.source),
            self.party(effect.caster)
        );
        match effect.target {
            Target::None => text,
            Target::Figure(figure) => format!("{text} at {}", self.figure(figure)),
            Target::Room(room) => format!("{text} at {}", self.room_word(room)),
        }
    }

    fn source(&self, source: Source) -> String {
        let pack = self.rules.pack();
        match source {
            Source::Spell { card, half } | Source::Stable { card, half } => {
                let half = if half == HalfSide::Top {
                    "top"
                } else {
                    "bottom"
                };
                format!("{} {half}", self.card(card))
            }
            Source::Quest(quest) => pack.quest(quest).id.clone(),
            Source::Room { room, .. } => self.room_word(room),
            Source::Event(event) => self.event_word(event).to_owned(),
            Source::Order { order, .. } | Source::Reaction(order) => pack.order(order).id.clone(),
            Source::Evocation(evoc) | Source::Upgrade(evoc) => self.figure(Figure::Evoc(evoc)),
            Source::Misfortune { kind, .. } => pack.misfortune(kind).id.clone(),
            Source::Avatar => "avatar".to_owned(),
        }
    }
}

fn by_moon(value: impl Fn(usize) -> Value) -> Value {
    let moons = (0..3).map(|at| ((at + 1).to_string(), value(at)));
    moons.collect::<Map<_, _>>().into()
}

fn by_school(value: impl Fn(usize) -> Value) -> Value {
    let schools = School::ALL.iter().enumerate();
    let named = schools.map(|(at, school)| (format!("{school:?}").to_lowercase(), value(at)));
    named.collect::<Map<_, _>>().into()
}
