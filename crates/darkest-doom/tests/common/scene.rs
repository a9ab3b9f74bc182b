//! A position on the table, and hands that play it: for tests that look at the state itself.

#![allow(dead_code, reason = "no test file uses all of it")]

use darkest_doom::DarkestDoom;
use darkest_doom::cards::{AreaId, Card, MonsterKind, Pack};
use darkest_doom::play::menu::{Asked, Going, Pick};
use darkest_doom::play::options::Options;
use darkest_doom::play::state::{Figure, Monster, Participant, Player, State};
use serde_json::{Value, json};
use table::{Answer, Game, Seat, Seed, Tale};

/// The first player.
pub(crate) const A: Participant = Participant(0);
/// The second one.
pub(crate) const B: Participant = Participant(1);
/// The third one.
pub(crate) const C: Participant = Participant(2);

/// A game in progress.
pub(crate) struct Scene {
    pub(crate) game: DarkestDoom,
    pub(crate) state: State,
}

impl Scene {
    /// A position of so many players.
    pub(crate) fn new(players: u8, position: &Value) -> Scene {
        let game = DarkestDoom::new(Pack::built_in());
        let seed = Seed::from_number(1);
        let state = game.place(players, &Options::default(), &seed, position);
        let state = state.unwrap_or_else(|error| panic!("no position: {}", error.0));
        Scene { game, state }
    }

    /// A and B: Sela is grey, Tristram is green, and neither has cards.
    pub(crate) fn duel(position: Value) -> Scene {
        let mut whole = json!({ "turn": "A", "guardians": [{}, {}] });
        merge(&mut whole, position);
        let colours = json!({ "guardians": [
            { "character": "sela", "colour": "grey" },
            { "character": "tristram", "colour": "green" },
        ] });
        merge(&mut whole, colours);
        Scene::new(2, &whole)
    }

    pub(crate) fn area(&self, id: &str) -> AreaId {
        let areas = self.game.pack().areas.iter();
        let at = areas.map(|area| area.id.as_str()).position(|it| it == id);
        AreaId(at.unwrap_or_else(|| panic!("no area `{id}`")) as u8)
    }

    pub(crate) fn areas(&self, ids: &[&str]) -> Vec<Pick> {
        ids.iter().map(|id| Pick::Area(self.area(id))).collect()
    }

    /// Where a participant's Guardian stands.
    pub(crate) fn at(&self, who: Participant) -> &str {
        let area = self.state.guardians[who.index()].area;
        area.map_or("", |area| self.game.pack().area(area).id.as_str())
    }

    pub(crate) fn monster(&self, slot: usize) -> &Monster {
        let monster = self.state.monsters[slot].as_ref();
        monster.unwrap_or_else(|| panic!("no monster in slot {slot}"))
    }

    /// Where a monster stands.
    pub(crate) fn monster_at(&self, slot: usize) -> &str {
        let area = self.monster(slot).area;
        self.game.pack().area(area).id.as_str()
    }

    pub(crate) fn goal_of(&self, slot: usize) -> Option<&str> {
        let goal = self.monster(slot).goal?;
        Some(self.game.pack().goals[goal.index()].id.as_str())
    }

    pub(crate) fn kind_of(&self, slot: usize) -> MonsterKind {
        self.monster(slot).kind
    }

    pub(crate) fn player(&self, who: Participant) -> &Player {
        &self.state.players[who.index()]
    }

    pub(crate) fn glory(&self, who: Participant) -> i16 {
        self.state.guardians[who.index()].glory
    }

    /// Vines on the structure of an area.
    pub(crate) fn vines(&self, id: &str) -> u8 {
        let area = self.game.pack().area(self.area(id));
        let colour = area.colour.expect("a structure");
        let temple = usize::from(id.starts_with("temple"));
        self.state.vines[temple][colour.index()]
    }

    pub(crate) fn has_abyss(&self, id: &str) -> bool {
        self.state.abysses.has(self.area(id))
    }

    /// The card of this name in somebody's hand.
    pub(crate) fn held(&self, who: Participant, id: &str) -> Card {
        let pack = self.game.pack();
        let mut hand = self.player(who).hand.iter().copied();
        let card = hand.find(|card| pack.design(*card).id == id);
        card.unwrap_or_else(|| panic!("no `{id}` in hand"))
    }

    /// Is this asked?
    pub(crate) fn asks(&self, who: Participant, asked: Asked) -> bool {
        self.state.menu.party == Some(who) && self.state.menu.asked == asked
    }

    /// What can be picked.
    pub(crate) fn offered(&self) -> &[Pick] {
        &self.state.menu.picks
    }

    fn expect(&self, who: Participant, asked: Asked) {
        let menu = &self.state.menu;
        assert!(
            self.asks(who, asked),
            "{asked:?} expected of {who:?}: {menu:?}"
        );
    }

    fn answer(&mut self, parts: &[u16]) {
        let waiting = self.game.waiting(&self.state).seats;
        let seat = (0..4).map(Seat).find(|seat| waiting.contains(*seat));
        let seat = seat.expect("somebody is asked");
        let mut tale = Tale::listening();
        self.game
            .answer(&mut self.state, seat, &Answer::of(parts), &mut tale);
    }

    /// Picks one of what is offered.
    pub(crate) fn pick(&mut self, who: Participant, asked: Asked, pick: Pick) -> &mut Self {
        self.expect(who, asked);
        let at = self.state.menu.picks.iter().position(|it| *it == pick);
        let at = at.unwrap_or_else(|| panic!("no {pick:?} among {:?}", self.state.menu.picks));
        self.answer(&[at as u16]);
        self
    }

    /// Picks an area.
    pub(crate) fn go(&mut self, who: Participant, asked: Asked, id: &str) -> &mut Self {
        let area = self.area(id);
        self.pick(who, asked, Pick::Area(area))
    }

    /// Goes on in some way.
    pub(crate) fn way(&mut self, who: Participant, asked: Asked, way: Going) -> &mut Self {
        self.pick(who, asked, Pick::Way(way))
    }

    /// Plays a card in the own turn.
    pub(crate) fn play(&mut self, who: Participant, id: &str) -> &mut Self {
        let card = self.held(who, id);
        self.pick(who, Asked::Act, Pick::Card(card))
    }

    /// Ends the own turn: the monster step follows.
    pub(crate) fn end_turn(&mut self, who: Participant) -> &mut Self {
        self.way(who, Asked::Act, Going::End)
    }

    /// Points at a monster.
    pub(crate) fn point(&mut self, who: Participant, asked: Asked, figure: Figure) -> &mut Self {
        self.pick(who, asked, Pick::Figure(figure))
    }
}

/// Puts what the second says over the first.
fn merge(into: &mut Value, from: Value) {
    match (into, from) {
        (Value::Object(into), Value::Object(from)) => {
            for (key, value) in from {
                merge(into.entry(key).or_insert(Value::Null), value);
            }
        }
        (Value::Array(into), Value::Array(from)) => {
            into.resize(into.len().max(from.len()), json!({}));
            for (into, from) in into.iter_mut().zip(from) {
                merge(into, from);
            }
        }
        (into, from) => *into = from,
    }
}
