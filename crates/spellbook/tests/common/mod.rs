//! What the rule tests share: a table in some position, played by the labels a person sees.
#![allow(
    dead_code,
    unreachable_pub,
    reason = "every test file uses its own part"
)]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use serde_json::{Value, json};
use spellbook::Spellbook;
use spellbook::cards::Pack;
use std::sync::Arc;
use table::{
    Answer, AnyGame, Game, Lang, Phrasebook, Question, Seat, Seed, Setup, SetupError, Sitting,
    Target, Viewpoint, erase,
};

pub fn game() -> Arc<dyn AnyGame> {
    erase(Spellbook::from_pack(None).unwrap())
}

/// Seven spells: the named ones, and those of the first set for the other colours.
pub fn spells(named: &str) -> Vec<String> {
    let pack = Pack::built_in();
    let mut all: Vec<String> = named.split_whitespace().map(str::to_owned).collect();
    let colour = |id: &str| pack.spell(pack.find(id).unwrap()).colour;
    let taken: Vec<_> = all.iter().map(|id| colour(id)).collect();
    let first = pack.spells.iter().filter(|spell| spell.set == 1);
    all.extend(
        first
            .filter(|it| !taken.contains(&it.colour))
            .map(|it| it.id.clone()),
    );
    all
}

/// A table being played.
pub struct Desk {
    pub sitting: Sitting,
    book: Phrasebook,
}

impl Desk {
    /// A position with these spells in play; every step is asked.
    pub fn new(seats: u8, named: &str, position: Value) -> Desk {
        Self::with(seats, named, &json!({}), position).unwrap()
    }

    /// The same with more options.
    pub fn with(
        seats: u8,
        named: &str,
        options: &Value,
        mut position: Value,
    ) -> Result<Desk, SetupError> {
        let mut setup = Setup::of(seats)
            .with("mode", "agreed")
            .with("spells", spells(named))
            .with("every_step", true);
        for (key, value) in options.as_object().unwrap() {
            setup = setup.with(key, value.clone());
        }
        let fields = position.as_object_mut().unwrap();
        fields.entry("stub_shuffle").or_insert(json!(true));
        let (game, seed) = (game(), Seed::from_number(1));
        let world = game.place(&setup, &seed, &position)?;
        Ok(Desk {
            book: Phrasebook::of(game.as_ref(), Lang::En),
            sitting: Sitting::at(game, setup, seed, world),
        })
    }

    /// A new game.
    pub fn start(setup: Setup, seed: u64) -> Desk {
        let game = game();
        Desk {
            book: Phrasebook::of(game.as_ref(), Lang::En),
            sitting: Sitting::start(game, setup, Seed::from_number(seed)).unwrap(),
        }
    }

    pub fn seat(&self) -> Seat {
        self.sitting.waiting().first().unwrap()
    }

    pub fn question(&self) -> Question {
        self.sitting.question(self.seat()).unwrap()
    }

    /// The id of the open question.
    pub fn asked(&self) -> &'static str {
        if self.sitting.is_over() {
            return "over";
        }
        self.question().reason
    }

    fn label(&self, target: Target) -> String {
        let voice = self.sitting.voice(&self.book, Viewpoint::Spectator);
        voice.target(target)
    }

    /// The options as a person reads them.
    pub fn offers(&self) -> Vec<String> {
        let question = self.question();
        question.options.iter().map(|it| self.label(*it)).collect()
    }

    pub fn has(&self, label: &str) -> bool {
        self.offers().iter().any(|it| it == label)
    }

    /// Why something is not offered: the rule.
    pub fn barred(&self, label: &str) -> Option<String> {
        let question = self.question();
        let found = question
            .barred
            .iter()
            .find(|it| self.label(it.target) == label);
        found.map(|it| it.rule.to_string())
    }

    /// Picks options one after another.
    pub fn pick(&mut self, labels: &[&str]) -> &mut Self {
        for label in labels {
            let offers = self.offers();
            let at = offers.iter().position(|it| it == label);
            let at =
                at.unwrap_or_else(|| panic!("{label} is not in {offers:?} ({})", self.asked()));
            let seat = self.seat();
            self.sitting.answer(seat, &Answer::one(at as u16)).unwrap();
        }
        self
    }

    /// Picks several tokens at once, by letters.
    pub fn split(&mut self, tokens: &str) -> &mut Self {
        let question = self.question();
        let amount = |target: &Target| {
            let Target::Token(at) = *target else {
                panic!("no tokens are asked for but {}", question.reason)
            };
            let token = spellbook::materia::Token(at as u8).to_string();
            tokens.split_whitespace().filter(|it| *it == token).count() as u16
        };
        let parts: Vec<u16> = question.options.iter().map(amount).collect();
        let seat = self.seat();
        self.sitting.answer(seat, &Answer::of(&parts)).unwrap();
        self
    }

    /// Passes until this is asked.
    pub fn pass_to(&mut self, reason: &str) -> &mut Self {
        while self.asked() != reason {
            self.pick(&["pass"]);
        }
        self
    }

    pub fn state(&self) -> Value {
        self.sitting.world().inspect()
    }

    /// The pool of a seat, sorted letters in one line.
    pub fn pool(&self, seat: usize) -> String {
        sorted(&self.state()["players"][seat]["pool"])
    }

    pub fn familiar(&self, seat: usize) -> String {
        let state = self.state();
        state["players"][seat]["familiar_row"]
            .as_str()
            .unwrap()
            .to_owned()
    }

    pub fn altar(&self) -> String {
        sorted(&self.state()["altar"])
    }

    pub fn tray(&self) -> String {
        sorted(&self.state()["tray"])
    }

    pub fn pouch(&self) -> String {
        self.state()["pouch_row"].as_str().unwrap().to_owned()
    }

    pub fn score(&self, seat: usize) -> i64 {
        self.state()["players"][seat]["score"].as_i64().unwrap()
    }

    /// The level of a spell; 0 if it is not learned.
    pub fn level(&self, seat: usize, spell: &str) -> i64 {
        let state = self.state();
        state["players"][seat]["spells"][spell]["level"]
            .as_i64()
            .unwrap_or(0)
    }

    /// What the last answer told.
    pub fn heard(&self) -> Vec<(String, String)> {
        let voice = self.sitting.voice(&self.book, Viewpoint::Spectator);
        let events = self.sitting.log().last().map(|it| it.events.as_slice());
        let events = events.unwrap_or_default().iter();
        let told = events.filter_map(|it| Some((it.rule.to_string(), voice.event(it)?)));
        told.collect()
    }
}

/// Letters of tokens in the order of types, as `words` gives them.
fn sorted(list: &Value) -> String {
    words(list).join(" ")
}

fn words(list: &Value) -> Vec<String> {
    let list = list.as_array().unwrap().iter();
    list.map(|it| it.as_str().unwrap().to_owned()).collect()
}

/// A player of a position: pool, familiar board and spells such as `blaze 3 Rt`.
pub fn player(pool: &str, familiar: &str, spells: &[&str]) -> Value {
    let list = |text: &str| {
        text.split_whitespace()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    let mut known = serde_json::Map::new();
    for spell in spells {
        let parts: Vec<&str> = spell.split(' ').collect();
        let entry = json!({
            "level": parts[1].parse::<u8>().unwrap(), "token": parts[2],
            "today": parts.get(3) == Some(&"today")
        });
        known.insert(parts[0].to_owned(), entry);
    }
    json!({ "pool": list(pool), "familiar": list(familiar), "spells": known })
}

/// A list of tokens of a position.
pub fn tokens(text: &str) -> Value {
    text.split_whitespace().collect::<Vec<_>>().into()
}

/// Fourteen tokens for a familiar board, or the first so many of them.
pub fn stored(count: usize) -> String {
    let all = "Ro Rt Rs Po Pt Ps Go Gt Gs Ko Kt Ks Wo Wt";
    all.split(' ').take(count).collect::<Vec<_>>().join(" ")
}
