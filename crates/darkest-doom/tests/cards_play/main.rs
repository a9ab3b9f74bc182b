//! Cards in hand, playing and using them (sections 3, 10 and 11), driven through positions.

mod conditions;
mod echoes;
mod equipment;
mod hand;
mod lasting;
mod looking;
mod playing;
mod resources;
mod targets;
mod traps;

use darkest_doom::DarkestDoom;
use darkest_doom::cards::{AreaId, Card, Pack, ResourceDeck};
use darkest_doom::play::menu::{Asked, Going, MenuShape, Pick};
use darkest_doom::play::options::{Options, Virtuals};
use darkest_doom::play::state::{Equipped, Participant, Player, State};
use serde_json::{Value, json};
use std::sync::LazyLock;
use table::{Answer, Game, Seed, Tale};

/// The cards, read once.
static PACK: LazyLock<Pack> = LazyLock::new(Pack::built_in);

/// The first player.
const A: Participant = Participant(0);
/// The second player.
const B: Participant = Participant(1);

/// A game in the middle.
struct Table {
    game: DarkestDoom,
    state: State,
}

impl Table {
    /// Two players: `own` is what A has, `other` what B has, `more` the rest of the position.
    fn at(own: Value, other: Value, more: Value) -> Self {
        let guardians = [
            usual(own, json!({ "colour": "green", "character": "sela" })),
            usual(
                other,
                json!({ "colour": "orange", "character": "tristram" }),
            ),
        ];
        let mut position = json!({ "guardians": guardians });
        merge(&mut position, more);
        Self::place(2, &Options::default(), &position)
    }

    /// One player against a Virtual Guardian.
    fn solo(own: Value, other: Value, more: Value) -> Self {
        let guardians = [
            usual(own, json!({ "colour": "grey", "character": "sela" })),
            usual(other, json!({ "colour": "green" })),
        ];
        let mut position = json!({ "guardians": guardians });
        merge(&mut position, more);
        let options = Options {
            virtuals: Virtuals::Number(1),
            ..Options::default()
        };
        Self::place(1, &options, &position)
    }

    fn place(seats: u8, options: &Options, position: &Value) -> Self {
        let game = DarkestDoom::new(PACK.clone());
        let seed = Seed::from_number(1);
        let state = game.place(seats, options, &seed, position);
        let state = state.expect("a position that can be read");
        Table { game, state }
    }

    /// A (green) has this, B is far away on the orange temple.
    fn with(own: Value) -> Self {
        Self::at(own, json!({}), json!({}))
    }

    fn asked(&self) -> Asked {
        self.state.menu.asked
    }

    fn asks(&self, who: Participant, asked: Asked) -> bool {
        self.state.menu.party == Some(who) && self.state.menu.asked == asked
    }

    /// Answers the open question with these picks, in this order.
    fn pick(&mut self, picks: &[Pick]) -> Tale {
        let at = |pick: &Pick| {
            let place = self.state.menu.picks.iter().position(|it| it == pick);
            let place = place.unwrap_or_else(|| panic!("{pick:?} is not in {:?}", self.state.menu));
            u16::try_from(place).expect("a small menu")
        };
        let parts: Vec<u16> = picks.iter().map(at).collect();
        self.answer(&parts)
    }

    fn answer(&mut self, parts: &[u16]) -> Tale {
        let who = self.state.menu.party.expect("somebody is asked");
        let seat = self.state.seat_of(who).expect("a player is asked");
        let mut tale = Tale::listening();
        let state = &mut self.state;
        self.game.answer(state, seat, &Answer::of(parts), &mut tale);
        self.game.audit(state).expect("nothing is lost");
        tale
    }

    /// Gives some answer that fits, the last pick where one is wanted: turns end.
    fn answer_somehow(&mut self) {
        let menu = &self.state.menu;
        let parts: Vec<u16> = match menu.shape {
            MenuShape::One => vec![menu.picks.len() as u16 - 1],
            MenuShape::Amount { .. } | MenuShape::Confirm => vec![0],
            MenuShape::Some { min, .. } => (0..u16::from(min)).collect(),
            MenuShape::Ranked => (0..menu.picks.len()).map(|at| at as u16).collect(),
            MenuShape::Split { .. } => menu.caps.iter().map(|_| 0).collect(),
        };
        self.answer(&parts);
    }

    fn offers(&self, pick: Pick) -> bool {
        self.state.menu.picks.contains(&pick)
    }

    fn player(&self, who: Participant) -> &Player {
        &self.state.players[who.index()]
    }

    fn glory(&self, who: Participant) -> i16 {
        self.state.guardians[who.index()].glory
    }

    fn is(&self, card: Card, id: &str) -> bool {
        self.game.pack().design(card).id == id
    }

    /// The card of this design in a hand.
    fn held(&self, who: Participant, id: &str) -> Card {
        let hand = &self.player(who).hand;
        let card = hand.iter().copied().find(|card| self.is(*card, id));
        card.unwrap_or_else(|| panic!("{id} is not in {hand:?}"))
    }

    /// Can the player who is asked play the card of this design?
    fn can_play(&self, id: &str) -> bool {
        let who = self.state.menu.party.expect("somebody is asked");
        self.offers(Pick::Card(self.held(who, id)))
    }

    /// Plays it.
    fn play(&mut self, id: &str) -> Tale {
        let who = self.state.menu.party.expect("somebody is asked");
        self.pick(&[Pick::Card(self.held(who, id))])
    }

    fn pass(&mut self) -> Tale {
        self.pick(&[Pick::Way(Going::Pass)])
    }

    fn area(&self, id: &str) -> AreaId {
        let areas = &self.game.pack().areas;
        let place = areas.iter().position(|area| area.id == id);
        AreaId(u8::try_from(place.expect("an area")).expect("few areas"))
    }

    /// The ids and tokens of equipment.
    fn equipment(&self, who: Participant) -> Vec<(String, u8)> {
        let id = |equipped: &Equipped| match equipped {
            Equipped::Card { card, tokens, .. } => {
                (self.game.pack().design(*card).id.clone(), *tokens)
            }
            Equipped::Wraith { lanterns } => ("wraith".to_owned(), *lanterns),
        };
        self.player(who).equipment.iter().map(id).collect()
    }

    /// The id of the card on top of a discard pile.
    fn discarded(&self, deck: ResourceDeck) -> Option<&str> {
        let card = self.state.resources[deck.index()].discard.last();
        card.map(|card| self.game.pack().design(*card).id.as_str())
    }
}

/// What somebody has, unless told.
fn usual(guardian: Value, usual: Value) -> Value {
    let mut all = usual;
    merge(&mut all, guardian);
    all
}

fn merge(position: &mut Value, more: Value) {
    if let (Some(all), Value::Object(more)) = (position.as_object_mut(), more) {
        all.extend(more);
    }
}
