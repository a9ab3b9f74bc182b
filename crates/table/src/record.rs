//! The log as a file: replays and saves, as readable JSON or compact binary, that verify.
//!
//! A record pins the game, the version of its rules and the fingerprint of its cards. It is never
//! replayed with anything else: a rules fix must not silently change a running game. It also says
//! in which version of the saved form its last state was fingerprinted; where that form has
//! changed since, scores and outcome are compared instead.

use crate::chance::{Seed, SeedHash, from_hex, to_hex};
use crate::outcome::Outcome;
use crate::question::{Answer, Question, Shape};
use crate::seat::{Seat, Viewpoint};
use crate::sitting::{Refusal, Sitting};
use crate::voice::{Lang, Phrasebook, Voice};
use crate::world::{AnyGame, Setup};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;

/// What every record says it is.
const FORMAT: &str = "conclave-record";
/// The version of the file format.
const VERSION: u32 = 2;
/// How a binary record begins.
const MAGIC: &[u8; 8] = b"CONCLAVE";

/// A game as options, seed and answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Always `conclave-record`.
    pub format: String,
    /// The version of the file format.
    pub version: u32,
    /// The id of the game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The version of the form in which its states were saved.
    pub state_version: u32,
    /// The fingerprint of its cards.
    pub content_hash: String,
    /// What was chosen before the start.
    pub setup: Setup,
    /// The names of the seats.
    pub names: Vec<String>,
    /// What was published before the start.
    pub seed_hash: SeedHash,
    /// The seed itself.
    pub seed: Seed,
    /// The answers in order.
    pub choices: Vec<Choice>,
    /// The fingerprint of the state they lead to.
    pub state_hash: String,
    /// How the game ended, if it is over there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<GameResult>,
}

/// How a recorded game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameResult {
    /// The place of every seat, 1 for the winners; all beaten by the game have a later one.
    pub places: Vec<u8>,
    /// The score of every seat, where the game has scores.
    pub scores: Vec<i32>,
    /// The way it was won, for games that know several.
    pub way: String,
}

impl From<Outcome> for GameResult {
    fn from(outcome: Outcome) -> Self {
        GameResult {
            places: outcome.places,
            scores: outcome.scores,
            way: outcome.way.to_owned(),
        }
    }
}

/// An answer in a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// Who gave it.
    pub seat: Seat,
    /// The answer.
    pub answer: Answer,
    /// What it said, for people. Where it is present it is checked, so that a record that drifted
    /// from the rules is found at the very answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// A record that cannot be used, and why.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// No JSON, or not a record's fields.
    #[error("this is not a readable record: {0}")]
    Unreadable(String),
    /// The file ends too early.
    #[error("this binary record is cut off or damaged: {0}")]
    Damaged(String),
    /// Another format version.
    #[error("this record has the format version {found}; this program reads version {VERSION}")]
    Format {
        /// The version found.
        found: u32,
    },
    /// Another game.
    #[error("this is a record of the game `{found}`, not of `{expected}`")]
    Game {
        /// The game of the record.
        found: String,
        /// The game asked for.
        expected: &'static str,
    },
    /// Other rules.
    #[error(
        "this game was played with version {found} of the rules of {game}; this program has version \
         {expected} and does not replay it with other rules"
    )]
    Rules {
        /// The game.
        game: &'static str,
        /// The version of the record.
        found: u32,
        /// The version here.
        expected: u32,
    },
    /// Other cards.
    #[error(
        "this game was played with other cards (their fingerprint is {found}, here it is {expected}); \
         load the same card pack with --cards"
    )]
    Content {
        /// The fingerprint of the record.
        found: String,
        /// The fingerprint here.
        expected: String,
    },
    /// The seed is not the published one.
    #[error("the seed does not match the hash that was published before the game")]
    Seed,
    /// The setup cannot be played.
    #[error(transparent)]
    Setup(#[from] crate::game::SetupError),
    /// An answer was refused.
    #[error("choice {number} ({seat}): {refusal}")]
    Refused {
        /// Its number, from 1.
        number: usize,
        /// Who gave it.
        seat: Seat,
        /// Why.
        refusal: Refusal,
    },
    /// An answer means something else now.
    #[error("choice {number} ({seat}) says `{expected}` but means `{found}`")]
    Drifted {
        /// Its number, from 1.
        number: usize,
        /// Who gave it.
        seat: Seat,
        /// The text in the record.
        expected: String,
        /// What the answer means.
        found: String,
    },
    /// The end differs.
    #[error(
        "the choices lead to another state than the record says ({found} instead of {expected})"
    )]
    State {
        /// The fingerprint in the record.
        expected: String,
        /// The fingerprint reached.
        found: String,
    },
    /// It says another result.
    #[error("the record says that the game {expected}, but it {found}")]
    Result {
        /// What the record says.
        expected: String,
        /// What the choices lead to.
        found: String,
    },
}

impl Record {
    pub(crate) fn new(sitting: &Sitting, seed: Seed, choices: Vec<Choice>) -> Self {
        let info = sitting.game().info();
        Record {
            format: FORMAT.to_owned(),
            version: VERSION,
            game: info.id.to_owned(),
            rules_version: info.rules_version,
            state_version: info.state_version,
            content_hash: to_hex(&sitting.game().content_hash()),
            setup: sitting.setup().clone(),
            names: sitting.names.clone(),
            seed_hash: seed.hash(),
            seed,
            choices,
            state_hash: to_hex(&sitting.world().hash()),
            result: sitting.outcome().map(GameResult::from),
        }
    }

    /// Is the game over where the record ends?
    #[must_use]
    pub const fn is_finished(&self) -> bool {
        self.result.is_some()
    }

    /// The scores, if it is over and has scores.
    #[must_use]
    pub fn scores(&self) -> &[i32] {
        self.result.as_ref().map_or(&[], |result| &result.scores)
    }

    /// Reads a record, JSON or binary.
    ///
    /// # Errors
    /// When the bytes are no record, or one of another format version.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, RecordError> {
        match bytes.strip_prefix(MAGIC) {
            Some(rest) => Self::from_binary(rest),
            None => Self::from_json(bytes),
        }
    }

    fn from_json(bytes: &[u8]) -> Result<Self, RecordError> {
        let unreadable = |error: serde_json::Error| RecordError::Unreadable(error.to_string());
        let value: Value = serde_json::from_slice(bytes).map_err(unreadable)?;
        if value.get("format").and_then(Value::as_str) != Some(FORMAT) {
            let expected = format!("it does not say \"format\": \"{FORMAT}\"");
            return Err(RecordError::Unreadable(expected));
        }
        match value.get("version").and_then(Value::as_u64) {
            Some(version) if version == u64::from(VERSION) => {}
            found => {
                let found = u32::try_from(found.unwrap_or(0)).unwrap_or(u32::MAX);
                return Err(RecordError::Format { found });
            }
        }
        serde_json::from_slice(bytes).map_err(unreadable)
    }

    /// The record as JSON for people.
    #[must_use]
    pub fn to_json(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).unwrap_or_default();
        text = one_line_per_choice(&text);
        text.push('\n');
        text
    }

    /// The record in few bytes: texts are left out.
    #[must_use]
    pub fn to_binary(&self) -> Vec<u8> {
        let compact = Compact::from(self);
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        let body = postcard::to_allocvec(&compact).unwrap_or_default();
        bytes.extend(&blake3::hash(&body).as_bytes()[..8]);
        bytes.extend(body);
        bytes
    }

    fn from_binary(bytes: &[u8]) -> Result<Self, RecordError> {
        let damaged = |what: &str| RecordError::Damaged(what.to_owned());
        let (version, rest) = bytes
            .split_first_chunk::<4>()
            .ok_or(damaged("no version"))?;
        let found = u32::from_le_bytes(*version);
        if found != VERSION {
            return Err(RecordError::Format { found });
        }
        let (sum, body) = rest
            .split_first_chunk::<8>()
            .ok_or(damaged("no checksum"))?;
        if blake3::hash(body).as_bytes()[..8] != sum[..] {
            return Err(damaged("its checksum does not match"));
        }
        let compact: Compact =
            postcard::from_bytes(body).map_err(|error| damaged(&error.to_string()))?;
        compact.unpack()
    }

    /// Sits down where the record ends, checking everything it says.
    ///
    /// # Errors
    /// When the record is of another game, version or card pack, or does not verify.
    pub fn sit_down(&self, game: &Arc<dyn AnyGame>) -> Result<Sitting, RecordError> {
        let sitting = self.sit_down_at(game, self.choices.len())?;
        let found = to_hex(&sitting.world().hash());
        let comparable = self.state_version == game.info().state_version;
        if comparable && found != self.state_hash {
            return Err(RecordError::State {
                expected: self.state_hash.clone(),
                found,
            });
        }
        let found = sitting.outcome().map(GameResult::from);
        if found != self.result {
            let expected = result_text(self.result.as_ref());
            let found = result_text(found.as_ref());
            return Err(RecordError::Result { expected, found });
        }
        Ok(sitting)
    }

    /// Sits down after so many choices.
    ///
    /// # Errors
    /// When the record is of another game, version or card pack, or a choice is refused.
    pub fn sit_down_at(
        &self,
        game: &Arc<dyn AnyGame>,
        count: usize,
    ) -> Result<Sitting, RecordError> {
        self.check_pins(game.as_ref())?;
        let mut sitting = Sitting::start(Arc::clone(game), self.setup.clone(), self.seed)?;
        if self.names.len() == usize::from(self.setup.seats) {
            sitting.names.clone_from(&self.names);
        }
        for (number, choice) in (1..).zip(self.choices.iter().take(count)) {
            let seat = choice.seat;
            sitting
                .answer(seat, &choice.answer)
                .map_err(|refusal| RecordError::Refused {
                    number,
                    seat,
                    refusal,
                })?;
            let found = sitting
                .log()
                .last()
                .map(|entry| entry.text.as_str())
                .unwrap_or_default();
            if let Some(expected) = choice.text.as_deref().filter(|text| *text != found) {
                let (expected, found) = (expected.to_owned(), found.to_owned());
                return Err(RecordError::Drifted {
                    number,
                    seat,
                    expected,
                    found,
                });
            }
        }
        Ok(sitting)
    }

    fn check_pins(&self, game: &dyn AnyGame) -> Result<(), RecordError> {
        let info = game.info();
        if self.game != info.id {
            return Err(RecordError::Game {
                found: self.game.clone(),
                expected: info.id,
            });
        }
        if self.rules_version != info.rules_version {
            let (found, expected) = (self.rules_version, info.rules_version);
            return Err(RecordError::Rules {
                game: info.title,
                found,
                expected,
            });
        }
        let expected = to_hex(&game.content_hash());
        if self.content_hash != expected {
            return Err(RecordError::Content {
                found: self.content_hash.clone(),
                expected,
            });
        }
        if self.seed.hash() != self.seed_hash {
            return Err(RecordError::Seed);
        }
        Ok(())
    }
}

fn result_text(result: Option<&GameResult>) -> String {
    fn list<T: ToString>(numbers: &[T]) -> String {
        let numbers = numbers.iter().map(T::to_string);
        numbers.collect::<Vec<_>>().join(", ")
    }
    let Some(GameResult {
        places,
        scores,
        way,
    }) = result
    else {
        return "is not over".to_owned();
    };
    let mut text = format!("is over with the places {}", list(places));
    if !scores.is_empty() {
        text.push_str(&format!(", the scores {}", list(scores)));
    }
    if !way.is_empty() {
        text.push_str(&format!(", by `{way}`"));
    }
    text
}

/// Puts every choice on one line: a record is read by people line by line.
fn one_line_per_choice(pretty: &str) -> String {
    let mut text = String::with_capacity(pretty.len());
    let mut inside = false;
    for line in pretty.lines() {
        inside |= line == "    {";
        if inside {
            let part = line.trim();
            text.push_str(if line == "    {" { "    {" } else { part });
            if part.ends_with(',') && !line.starts_with("    }") {
                text.push(' ');
            }
            if line.starts_with("    }") {
                inside = false;
                text.push('\n');
            }
        } else {
            text.push_str(line);
            text.push('\n');
        }
    }
    text.truncate(text.trim_end().len());
    text
}

/// The binary form of a record.
#[derive(Serialize, Deserialize)]
struct Compact {
    game: String,
    rules_version: u32,
    state_version: u32,
    content_hash: [u8; 32],
    seats: u8,
    /// JSON: postcard cannot carry values without a schema.
    options: String,
    names: Vec<String>,
    seed: [u8; 32],
    seed_hash: [u8; 32],
    choices: Vec<(u8, Vec<u16>)>,
    state_hash: [u8; 32],
    result: Option<GameResult>,
}

impl From<&Record> for Compact {
    fn from(record: &Record) -> Self {
        let hash = |text: &str| from_hex(text).unwrap_or_default();
        Compact {
            game: record.game.clone(),
            rules_version: record.rules_version,
            state_version: record.state_version,
            content_hash: hash(&record.content_hash),
            seats: record.setup.seats,
            options: record.setup.options.to_string(),
            names: record.names.clone(),
            seed: record.seed.0,
            seed_hash: record.seed_hash.0,
            choices: record
                .choices
                .iter()
                .map(|it| (it.seat.0, it.answer.0.to_vec()))
                .collect(),
            state_hash: hash(&record.state_hash),
            result: record.result.clone(),
        }
    }
}

impl Compact {
    fn unpack(self) -> Result<Record, RecordError> {
        let options = serde_json::from_str(&self.options)
            .map_err(|error| RecordError::Damaged(format!("its options: {error}")))?;
        let choice = |(seat, parts): &(u8, Vec<u16>)| Choice {
            seat: Seat(*seat),
            answer: Answer::of(parts),
            text: None,
        };
        Ok(Record {
            format: FORMAT.to_owned(),
            version: VERSION,
            game: self.game,
            rules_version: self.rules_version,
            state_version: self.state_version,
            content_hash: to_hex(&self.content_hash),
            setup: Setup {
                seats: self.seats,
                options,
            },
            names: self.names,
            seed_hash: SeedHash(self.seed_hash),
            seed: Seed(self.seed),
            choices: self.choices.iter().map(choice).collect(),
            state_hash: to_hex(&self.state_hash),
            result: self.result,
        })
    }
}

/// What an answer says, in English: the reason of the question and the names of what was picked.
#[must_use]
pub fn answer_text(game: &dyn AnyGame, question: &Question, answer: &Answer) -> String {
    // Only names are needed here, and a phrasebook is slow to build.
    let name = |target: crate::question::Target| match target {
        crate::question::Target::Way(way) => way.0.to_owned(),
        crate::question::Target::Seat(seat) => seat.to_string(),
        crate::question::Target::Number(number) => number.to_string(),
        other => game
            .name(other, Lang::En)
            .unwrap_or_else(|| format!("{other:?}")),
    };
    let picked = |parts: &mut dyn Iterator<Item = crate::question::Target>| {
        parts.map(name).collect::<Vec<_>>().join(", ")
    };
    let words = match question.shape {
        Shape::One | Shape::Some { .. } | Shape::Ranked { .. } => {
            picked(&mut question.all_picked(answer))
        }
        Shape::Amount { lo, .. } => (i32::from(lo) + i32::from(answer.first())).to_string(),
        Shape::Confirm => if answer.is_yes() { "yes" } else { "no" }.to_owned(),
        Shape::Split { .. } => numbered(question, answer, &name, |part| part.to_string()),
        Shape::Assign { .. } => numbered(question, answer, &name, |part| {
            question
                .places
                .get(usize::from(part) - 1)
                .map(|it| name(it.target))
                .unwrap_or_default()
        }),
    };
    format!("{}: {words}", question.reason)
}

fn numbered(
    question: &Question,
    answer: &Answer,
    name: &dyn Fn(crate::question::Target) -> String,
    part: impl Fn(u16) -> String,
) -> String {
    let given = question
        .options
        .iter()
        .zip(&answer.0)
        .filter(|&(_, &amount)| amount > 0);
    let words = given.map(|(&option, &amount)| format!("{} -> {}", name(option), part(amount)));
    words.collect::<Vec<_>>().join(", ")
}

/// The story of a record as one viewpoint hears it: a line per event.
///
/// # Errors
/// When the record does not verify.
pub fn story(
    record: &Record,
    game: &Arc<dyn AnyGame>,
    viewpoint: Viewpoint,
    lang: Lang,
) -> Result<Vec<(String, String)>, RecordError> {
    let sitting = record.sit_down(game)?;
    let book = Phrasebook::of(game.as_ref(), lang);
    let voice: Voice<'_> = sitting.voice(&book, viewpoint);
    let events = sitting
        .opening()
        .iter()
        .chain(sitting.log().iter().flat_map(|it| &it.events));
    let told = events.filter_map(|event| Some((event.rule.to_string(), voice.event(event)?)));
    Ok(told.collect())
}
