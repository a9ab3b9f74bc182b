//! The trait a game implements.

use crate::chance::{Chance, Seed};
use crate::outcome::Outcome;
use crate::pack::{CardEntry, PackError, PackFiles};
use crate::question::{Answer, Question, Target};
use crate::seat::{Seat, Viewpoint, Waiting};
use crate::sheet::Sheet;
use crate::tale::{Event, Tale};
use crate::uses::CardUse;
use crate::voice::{Lang, Voice};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::ops::RangeInclusive;

/// What everybody may know about a game before it starts.
#[derive(Clone, Debug, Serialize)]
pub struct GameInfo {
    /// The id in commands and files, e.g. `fantasy-realms`.
    pub id: &'static str,
    /// The title for people.
    pub title: &'static str,
    /// What begins every rule id of the game, e.g. `FR`.
    pub rule_prefix: &'static str,
    /// Raised whenever a change of the rules would change a running game.
    pub rules_version: u32,
    /// Raised when only the saved form of a state changes: a record of before is then verified by
    /// its choices, scores and outcome instead of the bytes of its last state.
    pub state_version: u32,
    /// How many seats can play.
    pub seats: RangeInclusive<u8>,
    /// How many seats play unless somebody says otherwise.
    pub usual_seats: u8,
    /// What can be chosen before the start.
    pub options: Vec<OptionSpec>,
    /// No game has more decisions than this: the fuzzer calls a longer one endless.
    pub longest: usize,
    /// What the levels of opponents mean in this game.
    pub levels: Levels,
}

/// What the levels of opponents mean in a game: names of bots with their settings. The kernel
/// knows no bots; whoever has them reads the names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Levels {
    /// For somebody who plays for the first time.
    pub easy: &'static str,
    /// For somebody who knows the game.
    pub medium: &'static str,
    /// For somebody who wants to be beaten.
    pub hard: &'static str,
}

impl Default for Levels {
    fn default() -> Self {
        Levels {
            easy: "greedy:slips=30",
            medium: "greedy",
            hard: "search",
        }
    }
}

/// A thing that can be chosen before the start. The messages `option-<key>` and
/// `option-<key>-help` say it in words, `option-<key>-<value>` what can be chosen unless that is
/// the id of a card.
#[derive(Clone, Debug, Serialize)]
pub struct OptionSpec {
    /// Its key in the options.
    pub key: &'static str,
    /// What can be chosen.
    #[serde(flatten)]
    pub kind: OptionKind,
}

/// What can be chosen for an option.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum OptionKind {
    /// On or off.
    Switch {
        /// Unless somebody says otherwise.
        default: bool,
    },
    /// One of these words.
    Choice {
        /// The words.
        values: &'static [&'static str],
        /// Unless somebody says otherwise.
        default: &'static str,
    },
    /// A whole number.
    Number {
        /// The least.
        min: u16,
        /// The greatest.
        max: u16,
        /// Unless somebody says otherwise.
        default: u16,
    },
    /// Any number of these words.
    List {
        /// The words.
        values: Vec<String>,
    },
}

impl OptionSpec {
    /// Looks whether a number is chosen where one is asked for. All else is read by the games
    /// themselves, but their readers do not know the key, and numbers have no words to show.
    ///
    /// # Errors
    /// Says which numbers can be chosen.
    pub fn check(&self, value: &Value) -> Result<(), SetupError> {
        let OptionKind::Number { min, max, .. } = self.kind else {
            return Ok(());
        };
        let number = value.as_u64();
        if number.is_some_and(|it| (u64::from(min)..=u64::from(max)).contains(&it)) {
            return Ok(());
        }
        let key = self.key;
        Err(SetupError(format!(
            "`{key}` is a number from {min} to {max}, not `{value}`"
        )))
    }
}

/// A setup that cannot be played, in words for the person who chose it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct SetupError(pub String);

/// A game: its rules and content. It is immutable; everything that changes is in its `State`.
///
/// The contract, checked for every game by [`crate::check`]:
/// * an answer that fits the question is legal, and nothing else depends on hidden order of calls;
/// * [`Game::waiting`] follows from public information;
/// * [`Game::view`], events and questions never depend on what the viewpoint may not know;
/// * whoever learns something hidden by an answer, through the view or an event, is named by
///   [`Tale::reveal_to`]; everybody else sees and hears the same whatever the hidden things are;
/// * [`Game::redeal`] changes only what the seat does not know, and depends on nothing else.
pub trait Game: Sized + Send + Sync + 'static {
    /// What was chosen before the start. Unknown fields must be refused.
    type Options: Clone + Serialize + DeserializeOwned + Send + Sync;
    /// Everything that changes, as plain data: cheap to clone, saved at every decision.
    type State: Clone + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What a viewpoint may see, built by listing it, never by hiding fields of the state.
    type View: Serialize + PartialEq;

    /// The game with a card pack, or with its own cards.
    ///
    /// # Errors
    /// All mistakes of the pack, if it has any.
    fn from_pack(files: Option<&PackFiles>) -> Result<Self, PackError>;

    /// The files of the game's own cards, as a start for a pack.
    fn own_pack() -> PackFiles;

    /// What everybody may know before the start.
    fn info(&self) -> &GameInfo;

    /// The fingerprint of the cards in use: what is executed, not what it is called.
    fn content_hash(&self) -> [u8; 32];

    /// A new game.
    ///
    /// # Errors
    /// When the options cannot be played, in words.
    fn start(
        &self,
        seats: u8,
        options: &Self::Options,
        seed: &Seed,
        tale: &mut Tale,
    ) -> Result<Self::State, SetupError>;

    /// A game that starts in the middle: the `[position]` of a scenario.
    ///
    /// # Errors
    /// When the position cannot be, in words.
    fn place(
        &self,
        seats: u8,
        options: &Self::Options,
        seed: &Seed,
        position: &Value,
    ) -> Result<Self::State, SetupError>;

    /// How many seats play.
    fn seats(&self, state: &Self::State) -> u8;

    /// Whom the table waits for.
    fn waiting(&self, state: &Self::State) -> Waiting;

    /// Fills in the question for a seat that is waited for.
    fn ask(&self, state: &Self::State, seat: Seat, question: &mut Question);

    /// Goes on with an answer that fits the question just asked.
    fn answer(&self, state: &mut Self::State, seat: Seat, answer: &Answer, tale: &mut Tale);

    /// How it ended, once nobody is waited for.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// Adds what players did with which cards, once the game is over; `events` are those of the
    /// whole game. A game without cards worth comparing has nothing to add.
    fn card_uses(&self, state: &Self::State, events: &[Event], uses: &mut Vec<CardUse>) {
        let _ = (state, events, uses);
    }

    /// What a viewpoint may see.
    fn view(&self, state: &Self::State, viewpoint: Viewpoint) -> Self::View;

    /// The same state with everything re-dealt that the seat does not know, chance included.
    /// The result must be a function of what the seat knows and of `chance` alone.
    fn redeal(&self, state: &Self::State, seat: Seat, chance: &mut Chance) -> Self::State;

    /// How well a seat stands, for bots that look ahead: higher is better. May use everything in
    /// the state, because bots only ever see re-dealt ones.
    fn evaluate(&self, state: &Self::State, seat: Seat) -> f32;

    /// The answer the rules themselves can work out to be best, where there is one.
    fn suggest(&self, state: &Self::State, seat: Seat) -> Option<Answer>;

    /// What a practised player does without thinking, for bots that play games out in their mind:
    /// quick before good. May use everything in the state, as [`Game::evaluate`] may. A game
    /// without such habits answers nothing.
    fn instinct(&self, state: &Self::State, question: &Question) -> Option<Answer> {
        let _ = (state, question);
        None
    }

    /// Everything, for scenarios and bug reports: never sent to a player.
    fn inspect(&self, state: &Self::State) -> serde_json::Value;

    /// Checks what must always be true: conservation of cards and tokens, limits.
    ///
    /// # Errors
    /// Says which invariant is broken.
    fn audit(&self, state: &Self::State) -> Result<(), String>;

    /// The name of a thing, if it has one.
    fn name(&self, target: Target, lang: Lang) -> Option<String>;

    /// The same at a table whose seats are called so, for things that belong to somebody: "cubes of
    /// Anna on Bruno".
    fn name_among(&self, target: Target, lang: Lang, _seats: &[String]) -> Option<String> {
        self.name(target, lang)
    }

    /// What tells a copy of a card from others of its name, where copies differ. Said only where
    /// two of them are offered together.
    fn mark(&self, _target: Target, _lang: Lang) -> Option<String> {
        None
    }

    /// The text of a thing for somebody who asks "what does this do?".
    fn explain(&self, target: Target, lang: Lang) -> Option<String>;

    /// The message file of a language (Fluent syntax).
    fn messages(lang: Lang) -> &'static str;

    /// A picture of a view for terminals and generic boards.
    fn sheet(&self, view: &Self::View, voice: &Voice<'_>) -> Sheet;

    /// All cards, for looking up.
    fn cards(&self, lang: Lang) -> Vec<CardEntry>;

    /// The rules document.
    fn rules() -> &'static str;

    /// Advice that is no table's business, such as what hands are worth that lie on a table of
    /// wood. A topic has its own form of request and answer; a game without topics says so.
    ///
    /// # Errors
    /// In words for the person who asks: the topic is unknown, or the request makes no sense.
    fn consult(&self, topic: &str, request: &Value, lang: Lang) -> Result<Value, String> {
        let _ = (request, lang);
        Err(unknown_topic(self.info(), topic, &[]))
    }
}

/// The complaint about a topic that a game cannot be consulted on.
#[must_use]
pub fn unknown_topic(info: &GameInfo, topic: &str, known: &[&str]) -> String {
    let title = info.title;
    match known {
        [] => format!("{title} has no advice on `{topic}`: it gives none at all"),
        known => format!(
            "{title} has no advice on `{topic}`: one can ask about {}",
            known.join(", ")
        ),
    }
}
