//! The hand as a person or program gave it: by words, made into a case that can be scored.

use super::Args;
use crate::failure::Failure;
use fantasy_realms::cards::ItemId;
use fantasy_realms::scoring::assistant::{ChoiceGiven, ChoicesGiven, Complaint, Layout, Names};
use fantasy_realms::scoring::{Choices, HandInput, ItemSet, ScoreBook};
use serde::Deserialize;

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
    choices: Option<ChoicesGiven>,
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
            None => match names.needs_suits(self.hand.iter().chain(&self.discard))? {
                None => (false, None),
                Some(word) => (true, Some(word.clone())),
            },
        };
        let book = ScoreBook::new(names.pack(), suits);
        let mut layout = Layout::new(names, &book);
        let hand = layout.hand(&self.hand, "in the hand")?;
        let discard = layout.discard(&self.discard)?;
        let items = layout.items(&self.cursed_face_down, "among the items")?;
        let mut input = HandInput::new(hand, self.players);
        input.discard = discard;
        input.items = items.iter().copied().collect::<ItemSet>();
        let choices = self.choices.as_ref();
        let choices = choices
            .map(|given| layout.choices(given, &hand))
            .transpose()?;
        Ok(Case {
            suits,
            because_of,
            input,
            choices,
            items,
        })
    }
}

impl From<Complaint> for Failure {
    fn from(complaint: Complaint) -> Self {
        let hint = match complaint {
            Complaint::NotInDeck(_) => " (--suits)",
            Complaint::NothingChosen(_) => ": a choice is CARD=CARD or CARD=CARD:SUIT",
            _ => "",
        };
        Failure::input(format!("{complaint}{hint}"))
    }
}

/// `Mirage=Rainstorm` or `Book of Changes=Candle:Wizard`.
fn read_choice(text: &str) -> (String, ChoiceGiven) {
    let (by, what) = text.split_once(['=', '→']).unwrap_or((text, ""));
    let (target, suit) = match what.split_once(':') {
        None => (what, None),
        Some((target, suit)) => (target, Some(suit.trim().to_owned())),
    };
    (
        by.trim().to_owned(),
        ChoiceGiven {
            target: target.trim().to_owned(),
            suit,
        },
    )
}
