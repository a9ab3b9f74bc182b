//! A table in the middle of a game, driven by the names of things.

use fantasy_realms::FantasyRealms;
use serde_json::{Value, json};
use std::sync::Arc;
use table::{
    Answer, AnyGame, Game, Lang, Phrasebook, Refusal, Seat, Seed, Setup, Shape, Sitting, Target,
    Viewpoint, erase,
};

/// A game that starts in the middle, driven by names.
pub(crate) struct Hall {
    rules: FantasyRealms,
    book: Phrasebook,
    pub(crate) sitting: Sitting,
}

pub(crate) const KNIGHTS: [&str; 3] = ["Knights", "King", "Queen"];
pub(crate) const LANDS: [&str; 3] = ["Mountain", "Cavern", "Hydra"];
pub(crate) const BEASTS: [&str; 3] = ["Unicorn", "Dragon", "Warship"];

impl Hall {
    /// Three seats with small hands; the rest of the position is given.
    pub(crate) fn with(suits: bool, mut position: Value) -> Self {
        Self::seeded(suits, &mut position, 0)
    }

    pub(crate) fn seeded(suits: bool, position: &mut Value, seed: u64) -> Self {
        let fields = position.as_object_mut().unwrap();
        fields
            .entry("hands")
            .or_insert_with(|| json!([KNIGHTS, LANDS, BEASTS]));
        let game: Arc<dyn AnyGame> = erase(FantasyRealms::from_pack(None).unwrap());
        let setup = Setup::of(3).with("items", true).with("suits", suits);
        let seed = Seed::from_number(seed);
        let world = game.place(&setup, &seed, position).unwrap();
        Hall {
            rules: FantasyRealms::from_pack(None).unwrap(),
            book: Phrasebook::of(game.as_ref(), Lang::En),
            sitting: Sitting::at(game, setup, seed, world),
        }
    }

    fn is_called(&self, target: Target, name: &str) -> bool {
        match target {
            Target::Way(way) => way.0 == name,
            Target::Seat(seat) => seat.to_string() == name,
            other => self.sitting.game().name(other, Lang::En).as_deref() == Some(name),
        }
    }

    /// The answer that picks the options of these names.
    fn answer_of(&self, seat: u8, names: &[&str]) -> Answer {
        let question = self.sitting.question(Seat(seat)).unwrap();
        let index = |name: &&str| {
            let mut options = question.options.iter();
            let found = options.position(|&it| self.is_called(it, name));
            found.unwrap_or_else(|| panic!("no {name} in {question:?}")) as u16
        };
        let mut parts: Vec<u16> = names.iter().map(index).collect();
        if matches!(question.shape, Shape::Some { .. }) {
            parts.sort_unstable();
        }
        Answer::of(&parts)
    }

    /// Answers the open question of a seat with the options of these names.
    pub(crate) fn pick(&mut self, seat: u8, names: &[&str]) {
        let answer = self.answer_of(seat, names);
        self.sitting.answer(Seat(seat), &answer).unwrap();
    }

    /// Is this answer refused, and does it change nothing?
    pub(crate) fn is_refused(&mut self, seat: u8, names: &[&str]) -> bool {
        let answer = self.answer_of(seat, names);
        let before = self.sitting.world().hash();
        let refused = matches!(
            self.sitting.answer(Seat(seat), &answer),
            Err(Refusal::Misfit(_))
        );
        refused && self.sitting.world().hash() == before
    }

    /// Puts a drawn card back: place 1 is the top, place 2 the bottom.
    pub(crate) fn put_back(&mut self, seat: u8, name: &str, place: u16) {
        let question = self.sitting.question(Seat(seat)).unwrap();
        let parts: Vec<u16> = question
            .options
            .iter()
            .map(|&it| u16::from(self.is_called(it, name)) * place)
            .collect();
        self.sitting
            .answer(Seat(seat), &Answer::of(&parts))
            .unwrap();
    }

    /// What a seat heard of the last answer.
    pub(crate) fn heard(&self, seat: u8) -> String {
        let voice = self.sitting.voice(&self.book, Viewpoint::Seat(Seat(seat)));
        let events = &self.sitting.log().last().unwrap().events;
        let said: Vec<String> = events.iter().filter_map(|it| voice.event(it)).collect();
        said.join(" ")
    }

    pub(crate) fn view(&self, viewpoint: Viewpoint) -> Value {
        self.sitting.world().view(viewpoint)
    }

    pub(crate) fn seen_by(&self, seat: u8) -> Value {
        self.view(Viewpoint::Seat(Seat(seat)))
    }

    pub(crate) fn card_names(&self, list: &Value) -> Vec<String> {
        let cards = list.as_array().unwrap().iter();
        cards
            .map(|card| {
                let at = card.as_u64().unwrap() as usize;
                self.rules.pack().cards[at].names.en.clone()
            })
            .collect()
    }

    /// The cards of a hand that a seat knows, by name.
    pub(crate) fn hand_seen_by(&self, seat: u8, owner: usize) -> Vec<String> {
        self.card_names(&self.seen_by(seat)["seats"][owner]["hand"])
    }

    /// The cards of the deck that a seat knows, by place from the top and name.
    pub(crate) fn deck_seen_by(&self, seat: u8) -> Vec<(u64, String)> {
        let view = self.seen_by(seat);
        let known = view["deck_known"].as_array().unwrap().iter();
        known
            .map(|pair| {
                let name = self.card_names(&json!([pair[1]])).remove(0);
                (pair[0].as_u64().unwrap(), name)
            })
            .collect()
    }

    pub(crate) fn nobody_else_knows_the_deck(&self, knower: u8) {
        for other in (0..3).filter(|seat| *seat != knower) {
            assert_eq!(self.deck_seen_by(other), [], "seat {other}");
        }
        let audience = self.view(Viewpoint::Spectator);
        assert_eq!(audience["deck_known"], json!([]));
    }
}
