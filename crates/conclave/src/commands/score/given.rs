//! The hand as a person or program gave it: by words, made into a case that can be scored.

use super::Args;
use super::names::Names;
use crate::failure::Failure;
use fantasy_realms::cards::{CardId, ItemId};
use fantasy_realms::scoring::{CardSet, Choice, Choices, HandInput, ItemSet, ScoreBook};
use serde::Deserialize;
use std::collections::BTreeMap;

/// No hand ever holds more (FR-2.6).
pub(crate) const MOST_CARDS: usize = 9;

/// A hand in words. The JSON form is that of the score vectors; all but `hand` may be missing.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Given {
    hand: Vec<String>,
    #[serde(default)]
    modules: Option<Modules>,
    #[serde(default = "usual_players")]
    players: u8,
    #[serde(default)]
    discard: Vec<String>,
    #[serde(default)]
    cursed_face_down: Vec<String>,
    /// Missing: find the best ones. Empty: decline all.
    #[serde(default)]
    choices: Option<BTreeMap<String, Target>>,
    #[serde(default, rename = "id")]
    _id: Option<String>,
    #[serde(default, rename = "expected")]
    _expected: Option<serde::de::IgnoredAny>,
    /// Were the words taken apart by a shell?
    #[serde(skip)]
    loose: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Modules {
    #[serde(default)]
    suits: Option<bool>,
    #[serde(default, rename = "items")]
    _items: Option<bool>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Target {
    target: String,
    #[serde(default)]
    suit: Option<String>,
}

fn usual_players() -> u8 {
    4
}

/// A hand that can be scored.
pub(crate) struct Case {
    /// Is the deck with the new suits in use?
    pub(crate) suits: bool,
    /// The card for which that deck was chosen though nobody asked for it.
    pub(crate) because_of: Option<String>,
    /// The hand and what lies around it, without choices.
    pub(crate) input: HandInput,
    /// The choices, if they were given.
    pub(crate) choices: Option<Choices>,
    /// The items in the order given.
    pub(crate) items: Vec<ItemId>,
}

impl Given {
    /// From JSON, in the form of the score vectors.
    pub(crate) fn from_json(text: &str) -> Result<Self, Failure> {
        serde_json::from_str(text)
            .map_err(|error| Failure::input(format!("this is no hand in JSON: {error}")))
    }

    /// From the words of the command line.
    pub(crate) fn from_words(args: &Args) -> Self {
        // `--json King` takes the card for its value: it is meant for the hand.
        let swallowed = args.json.iter().flatten();
        let words = swallowed.chain(&args.hand).flat_map(|word| word.split(','));
        let words = words
            .map(str::trim)
            .filter(|word| !word.is_empty())
            .map(str::to_owned);
        let chosen = args
            .choices
            .iter()
            .map(|choice| read_choice(choice))
            .collect();
        Given {
            hand: words.collect(),
            modules: args.suits.then_some(Modules {
                suits: Some(true),
                _items: None,
            }),
            players: args.players,
            discard: args.discard.clone(),
            cursed_face_down: args.items.clone(),
            choices: (args.decline || !args.choices.is_empty()).then_some(chosen),
            _id: None,
            _expected: None,
            loose: true,
        }
    }

    /// Finds everything that was named.
    pub(crate) fn resolve(mut self, names: &Names<'_>) -> Result<Case, Failure> {
        if self.loose {
            self.hand = names.join(&self.hand);
        }
        if self.hand.is_empty() {
            return Err(Failure::input(
                "no cards were given: name the cards of the hand",
            ));
        }
        if !(2..=6).contains(&self.players) {
            let players = self.players;
            return Err(Failure::input(format!(
                "the game is for 2 to 6 players, not {players}"
            )));
        }
        let asked = self.modules.as_ref().and_then(|modules| modules.suits);
        let (suits, because_of) = match asked {
            Some(suits) => (suits, None),
            None => match self.hoard_card(names)? {
                None => (false, None),
                Some(word) => (true, Some(word)),
            },
        };
        let book = ScoreBook::new(names.pack, suits);
        let hand = self.hand(names, &book)?;
        let discard = self.discard(names, &book, &hand)?;
        let items = self.items(names)?;
        let mut input = HandInput::new(book.hand(&hand).map_err(Failure::input)?, self.players);
        input.discard = discard;
        input.items = items.iter().copied().collect::<ItemSet>();
        let choices = self
            .choices
            .as_ref()
            .map(|given| choices(given, names, &book, &input));
        Ok(Case {
            suits,
            because_of,
            input,
            choices: choices.transpose()?,
            items,
        })
    }

    /// The first card that is only in the deck with the new suits.
    fn hoard_card(&self, names: &Names<'_>) -> Result<Option<String>, Failure> {
        for word in self.hand.iter().chain(&self.discard) {
            if names.needs_suits(word)? {
                return Ok(Some(word.clone()));
            }
        }
        Ok(None)
    }

    fn hand(&self, names: &Names<'_>, book: &ScoreBook) -> Result<Vec<CardId>, Failure> {
        let mut hand = Vec::new();
        for word in &self.hand {
            let card = names.card(word, book)?;
            if hand.contains(&card) {
                return Err(twice(word, "in the hand"));
            }
            hand.push(card);
        }
        if hand.len() > MOST_CARDS {
            let count = hand.len();
            return Err(Failure::input(format!(
                "{count} cards are too many: a hand never holds more than {MOST_CARDS} (FR-2.6)"
            )));
        }
        Ok(hand)
    }

    fn discard(
        &self,
        names: &Names<'_>,
        book: &ScoreBook,
        hand: &[CardId],
    ) -> Result<CardSet, Failure> {
        let mut discard = CardSet::EMPTY;
        for word in &self.discard {
            let card = names.card(word, book)?;
            if discard.contains(card) || hand.contains(&card) {
                return Err(twice(word, "in hand and discard area"));
            }
            discard.insert(card);
        }
        Ok(discard)
    }

    fn items(&self, names: &Names<'_>) -> Result<Vec<ItemId>, Failure> {
        let mut items = Vec::new();
        for word in &self.cursed_face_down {
            let item = names.item(word)?;
            if items.contains(&item) {
                return Err(twice(word, "among the items"));
            }
            items.push(item);
        }
        Ok(items)
    }
}

fn twice(word: &str, place: &str) -> Failure {
    Failure::input(format!(
        "`{word}` is there twice {place}: every card exists once (FR-1.4)"
    ))
}

/// `Mirage=Rainstorm` or `Book of Changes=Candle:Wizard`.
fn read_choice(text: &str) -> (String, Target) {
    let (by, what) = text.split_once(['=', '→']).unwrap_or((text, ""));
    let (target, suit) = match what.split_once(':') {
        None => (what, None),
        Some((target, suit)) => (target, Some(suit.trim().to_owned())),
    };
    (
        by.trim().to_owned(),
        Target {
            target: target.trim().to_owned(),
            suit,
        },
    )
}

fn choices(
    given: &BTreeMap<String, Target>,
    names: &Names<'_>,
    book: &ScoreBook,
    input: &HandInput,
) -> Result<Choices, Failure> {
    let mut choices = Choices::NONE;
    for (by, choice) in given {
        if choice.target.is_empty() {
            let form = "a choice is CARD=CARD or CARD=CARD:SUIT";
            return Err(Failure::input(format!(
                "`{by}` does not say what is chosen: {form}"
            )));
        }
        let by = names.card(by, book)?;
        let target = names.card(&choice.target, book)?;
        let choice = match &choice.suit {
            None => Choice::Target(target),
            Some(suit) => Choice::Recolour {
                target,
                suit: names.suit(suit)?,
            },
        };
        choices.set(by, choice);
    }
    book.check_choices(&input.hand, &choices)
        .map_err(|error| Failure::input(error.explain(names.pack)))?;
    Ok(choices)
}
