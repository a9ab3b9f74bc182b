//! Scenarios are data: a position, some choices, the expected outcome, in one readable file.
//!
//! ```toml
//! title = "The first turn must draw from the deck"
//! rules = ["FR-4.3"]
//! game = "fantasy-realms"
//! seats = 3
//!
//! [[play]]
//! seat = 0
//! lacks = ["Knights"]        # not among the options
//! pick = "draw-deck"         # a name or the id of a way
//! expect = { discard = [] }  # part of what `inspect` says afterwards
//!
//! [expect]
//! over = false
//! ```

use crate::chance::Seed;
use crate::question::{Answer, Question, Shape, Target};
use crate::seat::{Seat, Viewpoint};
use crate::sitting::Sitting;
use crate::voice::{Lang, Phrasebook};
use crate::world::{AnyGame, Setup};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::Arc;

/// A scenario file.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// What it shows.
    pub title: String,
    /// The rules and test vectors it proves.
    #[serde(default)]
    pub rules: Vec<String>,
    /// The game.
    pub game: String,
    /// How many play.
    pub seats: u8,
    /// The seed; 0 where it does not matter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Answers in the raw form of a record, given before `play`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<(u8, Vec<u16>)>,
    /// The options of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<Value>,
    /// Where it begins, in the game's own words; a fresh game if missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// What is done, one after another.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub play: Vec<Move>,
    /// What is true at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expect: Option<Expect>,
}

/// One thing done in a scenario, with what is checked before and after it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Move {
    /// Who does it; may be left out where only one seat is asked.
    pub seat: Option<u8>,
    /// The reason of the question that must be open.
    pub asked: Option<String>,
    /// All options, in any order.
    pub offers: Option<Vec<String>>,
    /// Options that must be among them.
    pub offers_also: Vec<String>,
    /// Options that must not be among them.
    pub lacks: Vec<String>,
    /// Options that are explained as impossible, with the rule.
    pub barred: BTreeMap<String, String>,
    /// Picks an option, or several in order.
    pub pick: Option<OneOrMany>,
    /// Names a number.
    pub amount: Option<i32>,
    /// Says yes or no.
    pub yes: Option<bool>,
    /// Distributes.
    pub split: Option<BTreeMap<String, u16>>,
    /// Puts options into places.
    pub assign: Option<BTreeMap<String, String>>,
    /// Takes the last answer of the seat back; `"refused"` expects that it cannot be.
    pub undo: Option<Undo>,
    /// Saves and loads the game.
    pub reload: bool,
    /// Sentences that the seat must hear (parts of them, in English).
    pub hears: Vec<String>,
    /// The rules that events must name.
    pub by_rules: Vec<String>,
    /// What is true afterwards: part of what the game's `inspect` says.
    pub expect: Option<Value>,
}

impl Move {
    /// How many answers it gives: one, unless it only looks or is a mistake.
    fn answers(&self) -> usize {
        let given = [
            self.pick.is_some(),
            self.amount.is_some(),
            self.yes.is_some(),
            self.split.is_some(),
            self.assign.is_some(),
        ];
        given.into_iter().filter(|&it| it).count()
    }

    /// Does it say anything about an open question?
    fn needs_question(&self) -> bool {
        let looks = self.asked.is_some() || self.offers.is_some() || !self.barred.is_empty();
        let looks = looks || !self.offers_also.is_empty() || !self.lacks.is_empty();
        looks || self.answers() > 0 || !(self.reload || self.undo.is_some())
    }
}

/// What becomes of an attempt to take an answer back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Undo {
    /// It is taken back.
    Allowed,
    /// It cannot be, without everybody's consent.
    Refused,
}

/// One option or several.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum OneOrMany {
    /// One.
    One(String),
    /// Several, in order.
    Many(Vec<String>),
}

/// What is true at the end of a scenario.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Expect {
    /// Is the game over?
    pub over: Option<bool>,
    /// The seats that are asked.
    pub waiting: Option<Vec<u8>>,
    /// The winners.
    pub winners: Option<Vec<u8>>,
    /// The scores.
    pub scores: Option<Vec<i32>>,
    /// Part of what the game's `inspect` says.
    pub state: Option<Value>,
    /// All that players did with cards, in any order: `"0 held King"`. The game tells it as if it
    /// were over.
    pub uses: Option<Vec<String>>,
}

/// Somebody who sees the positions of a scenario, with the answer that is about to be given.
pub type Watch<'a> = dyn FnMut(&Sitting, Seat, &Answer) + 'a;

/// A scenario that failed: where, and what was expected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {message}")]
pub struct ScenarioError {
    /// Which part of the file.
    pub place: String,
    /// What is wrong.
    pub message: String,
}

impl Scenario {
    /// Reads a scenario file.
    ///
    /// # Errors
    /// Says where the text is wrong.
    pub fn parse(text: &str) -> Result<Self, ScenarioError> {
        toml::from_str(text).map_err(|error| fail("file", error.to_string()))
    }

    /// The scenario as a file.
    #[must_use]
    pub fn to_text(&self) -> String {
        toml::to_string(self).unwrap_or_default()
    }

    /// Plays the scenario.
    ///
    /// # Errors
    /// The first thing that is not as expected.
    pub fn run(&self, game: &Arc<dyn AnyGame>) -> Result<(), ScenarioError> {
        self.run_watched(game, &mut |_, _, _| {}).map(drop)
    }

    /// Plays the scenario and hands back the game as it stands then. Whoever watches sees every
    /// position in which a seat is about to give an answer.
    ///
    /// # Errors
    /// The first thing that is not as expected.
    pub fn run_watched(
        &self,
        game: &Arc<dyn AnyGame>,
        watch: &mut Watch<'_>,
    ) -> Result<Sitting, ScenarioError> {
        let mut sitting = self.sit_down(game)?;
        let book = Phrasebook::of(game.as_ref(), Lang::En);
        for (number, (seat, parts)) in (1..).zip(&self.choices) {
            let (seat, answer) = (Seat(*seat), Answer::of(parts));
            watch(&sitting, seat, &answer);
            sitting.answer(seat, &answer).map_err(|refusal| {
                fail(&format!("choices, number {number}"), refusal.to_string())
            })?;
        }
        for (number, action) in (1..).zip(&self.play) {
            let place = format!("play, number {number}");
            perform(&mut sitting, &book, action, watch).map_err(|message| fail(&place, message))?;
        }
        let expect = self.expect.as_ref();
        expect
            .map_or(Ok(()), |it| it.check(&sitting))
            .map_err(|message| fail("expect", message))?;
        Ok(sitting)
    }

    fn sit_down(&self, game: &Arc<dyn AnyGame>) -> Result<Sitting, ScenarioError> {
        if self.game != game.info().id {
            return Err(fail(
                "game",
                format!("this is a scenario of `{}`", self.game),
            ));
        }
        let seed = self.seed.as_deref().unwrap_or("0").parse::<Seed>();
        let seed = seed.map_err(|error| fail("seed", error.to_string()))?;
        let mut setup = Setup::of(self.seats);
        if let Some(options) = &self.options {
            setup.options = options.clone();
        }
        let started = match &self.position {
            None => Sitting::start(Arc::clone(game), setup, seed),
            Some(position) => game
                .place(&setup, &seed, position)
                .map(|world| Sitting::at(Arc::clone(game), setup, seed, world)),
        };
        started.map_err(|error| fail("position", error.to_string()))
    }
}

fn fail(place: &str, message: String) -> ScenarioError {
    ScenarioError {
        place: place.to_owned(),
        message,
    }
}

fn perform(
    sitting: &mut Sitting,
    book: &Phrasebook,
    action: &Move,
    watch: &mut Watch<'_>,
) -> Result<(), String> {
    let seat = match (action.seat, sitting.waiting().len()) {
        (Some(seat), _) => Seat(seat),
        (None, 1) => sitting.waiting().first().unwrap_or_default(),
        (None, 0) => return Err("the game is over".to_owned()),
        (None, _) => return Err("several seats are asked: say which one with `seat`".to_owned()),
    };
    if action.reload {
        reload(sitting)?;
    }
    match action.undo {
        None => {}
        Some(Undo::Refused) if sitting.can_undo(seat).is_ok() => {
            return Err("the answer could be taken back".to_owned());
        }
        Some(Undo::Refused) => {}
        Some(Undo::Allowed) => sitting.undo(seat).map_err(|refusal| refusal.to_string())?,
    }
    if action.needs_question() {
        decide(sitting, book, seat, action, watch)?;
    }
    if action.answers() > 0 {
        check_story(sitting, book, seat, action)?;
    } else if !(action.hears.is_empty() && action.by_rules.is_empty()) {
        return Err("nothing is heard where nothing is answered".to_owned());
    }
    match &action.expect {
        Some(expected) => matches(expected, &sitting.world().inspect(), "state"),
        None => Ok(()),
    }
}

/// Looks at the open question and answers it, if the move has an answer.
fn decide(
    sitting: &mut Sitting,
    book: &Phrasebook,
    seat: Seat,
    action: &Move,
    watch: &mut Watch<'_>,
) -> Result<(), String> {
    let question = sitting
        .question(seat)
        .ok_or_else(|| format!("{seat} is not asked"))?;
    let labels = Labels::new(sitting, book, &question);
    labels.check_offers(action)?;
    match labels.answer(action)? {
        Some(answer) => {
            watch(sitting, seat, &answer);
            sitting
                .answer(seat, &answer)
                .map(|_| ())
                .map_err(|refusal| refusal.to_string())
        }
        None => Ok(()),
    }
}

/// Saves and loads. What was answered before can no longer be taken back.
fn reload(sitting: &mut Sitting) -> Result<(), String> {
    let game = Arc::clone(sitting.game());
    let restored = game
        .restore(&sitting.world().snapshot())
        .map_err(|error| error.to_string())?;
    if !restored.equals(sitting.world()) {
        return Err("the loaded state differs".to_owned());
    }
    let seed = "0".parse::<Seed>().map_err(|error| error.to_string())?;
    *sitting = Sitting::at(game, sitting.setup().clone(), seed, restored);
    Ok(())
}

fn check_story(
    sitting: &Sitting,
    book: &Phrasebook,
    seat: Seat,
    action: &Move,
) -> Result<(), String> {
    let events = sitting
        .log()
        .last()
        .map(|entry| entry.events.as_slice())
        .unwrap_or_default();
    let voice = sitting.voice(book, Viewpoint::Seat(seat));
    let heard: Vec<_> = events
        .iter()
        .filter_map(|event| voice.event(event))
        .collect();
    for wanted in &action.hears {
        if !heard
            .iter()
            .any(|sentence| sentence.contains(wanted.as_str()))
        {
            return Err(format!(
                "{seat} does not hear `{wanted}` but: {}",
                heard.join(" | ")
            ));
        }
    }
    for rule in &action.by_rules {
        if !events.iter().any(|event| event.rule.as_str() == rule) {
            return Err(format!("no event names the rule {rule}"));
        }
    }
    Ok(())
}

/// The options of a question by what a scenario calls them.
struct Labels<'a> {
    question: &'a Question,
    options: Vec<Vec<String>>,
    places: Vec<Vec<String>>,
    barred: Vec<Vec<String>>,
}

impl<'a> Labels<'a> {
    fn new(sitting: &Sitting, book: &Phrasebook, question: &'a Question) -> Self {
        let voice = sitting.voice(book, Viewpoint::Seat(question.seat));
        let names = |target: Target| {
            let mut names = vec![voice.target(target)];
            if let Target::Way(way) = target {
                names.push(way.0.to_owned());
            }
            if let Target::Seat(seat) = target {
                names.push(seat.to_string());
            }
            names
        };
        Labels {
            question,
            options: (question
                .options
                .iter()
                .zip(voice.options(&question.options)))
            .map(|(&option, marked)| {
                let mut names = names(option);
                names.push(marked);
                names
            })
            .collect(),
            places: question
                .places
                .iter()
                .map(|place| names(place.target))
                .collect(),
            barred: question
                .barred
                .iter()
                .map(|barred| names(barred.target))
                .collect(),
        }
    }

    fn find(names: &[Vec<String>], wanted: &str) -> Option<usize> {
        names
            .iter()
            .position(|names| names.iter().any(|name| name.eq_ignore_ascii_case(wanted)))
    }

    fn option(&self, wanted: &str) -> Result<u16, String> {
        Self::find(&self.options, wanted)
            .map(|at| at as u16)
            .ok_or_else(|| {
                let reason = self.question.reason;
                format!(
                    "`{wanted}` is no option of `{reason}`; the options are: {}",
                    self.list()
                )
            })
    }

    /// Several options, each another one: things that are called alike are taken in turn.
    fn all_options(&self, wanted: &[String]) -> Result<Vec<u16>, String> {
        let mut found = Vec::new();
        for name in wanted {
            self.option(name)?;
            let called_so = |at: &u16| {
                let names = &self.options[usize::from(*at)];
                names.iter().any(|it| it.eq_ignore_ascii_case(name))
            };
            let unused = (0..self.options.len() as u16)
                .filter(called_so)
                .find(|at| !found.contains(at));
            found.push(unused.ok_or_else(|| format!("`{name}` is named too often"))?);
        }
        Ok(found)
    }

    fn list(&self) -> String {
        self.options.iter().fold(String::new(), |mut text, names| {
            let separator = if text.is_empty() { "" } else { ", " };
            let _ = write!(text, "{separator}{}", names[0]);
            text
        })
    }

    fn check_offers(&self, action: &Move) -> Result<(), String> {
        if let Some(asked) = &action.asked
            && asked != self.question.reason
        {
            return Err(format!(
                "the question is `{}`, not `{asked}`",
                self.question.reason
            ));
        }
        if let Some(offers) = &action.offers
            && self.all_options(offers)?.len() != self.options.len()
        {
            return Err(format!("the options are: {}", self.list()));
        }
        action
            .offers_also
            .iter()
            .try_for_each(|wanted| self.option(wanted).map(|_| ()))?;
        if let Some(found) = action.lacks.iter().find(|it| self.option(it).is_ok()) {
            return Err(format!("`{found}` is among the options"));
        }
        for (wanted, rule) in &action.barred {
            let at = Self::find(&self.barred, wanted);
            let found = at.map(|at| self.question.barred[at].rule.as_str());
            if found != Some(rule) {
                return Err(format!(
                    "`{wanted}` is not barred by {rule} but by {found:?}"
                ));
            }
        }
        Ok(())
    }

    fn answer(&self, action: &Move) -> Result<Option<Answer>, String> {
        self.check_shape(action)?;
        if let Some(yes) = action.yes {
            return Ok(Some(if yes { Answer::yes() } else { Answer::no() }));
        }
        if let (Some(amount), Shape::Amount { lo, hi }) = (action.amount, self.question.shape) {
            let part = i64::from(amount) - i64::from(lo);
            return u16::try_from(part)
                .map(|part| Some(Answer::one(part)))
                .map_err(|_| format!("{amount} is out of range: expected {lo} to {hi}"));
        }
        if let Some(split) = &action.split {
            let amounts = split
                .iter()
                .map(|(name, amount)| Ok((self.option(name)?, *amount)));
            return self.per_option(amounts.collect::<Result<_, String>>()?);
        }
        if let Some(assign) = &action.assign {
            let parts = assign.iter().map(|(name, place)| {
                let at = Self::find(&self.places, place);
                let at = at.ok_or_else(|| format!("there is no place `{place}`"))?;
                Ok((self.option(name)?, at as u16 + 1))
            });
            return self.per_option(parts.collect::<Result<_, String>>()?);
        }
        let wanted = match &action.pick {
            None => return Ok(None),
            Some(OneOrMany::One(name)) => vec![name.clone()],
            Some(OneOrMany::Many(names)) => names.clone(),
        };
        let mut parts = self.all_options(&wanted)?;
        if matches!(self.question.shape, Shape::Some { .. }) {
            parts.sort_unstable();
        }
        Ok(Some(Answer::of(&parts)))
    }

    /// Is the question answered in the way it is asked?
    fn check_shape(&self, action: &Move) -> Result<(), String> {
        let (word, given) = match self.question.shape {
            Shape::One | Shape::Some { .. } | Shape::Ranked { .. } => {
                ("pick", action.pick.is_some())
            }
            Shape::Amount { .. } => ("amount", action.amount.is_some()),
            Shape::Split { .. } => ("split", action.split.is_some()),
            Shape::Confirm => ("yes", action.yes.is_some()),
            Shape::Assign { .. } => ("assign", action.assign.is_some()),
        };
        match action.answers() {
            0 => Ok(()),
            1 if given => Ok(()),
            _ => {
                let reason = self.question.reason;
                Err(format!(
                    "`{reason}` is answered with `{word}` and nothing else"
                ))
            }
        }
    }

    fn per_option(&self, amounts: Vec<(u16, u16)>) -> Result<Option<Answer>, String> {
        let mut parts = vec![0; self.options.len()];
        amounts
            .into_iter()
            .for_each(|(option, amount)| parts[usize::from(option)] = amount);
        Ok(Some(Answer::of(&parts)))
    }
}

impl Expect {
    fn check(&self, sitting: &Sitting) -> Result<(), String> {
        let equal = |name: &str, expected: Option<Value>, found: Value| match expected {
            Some(expected) if expected != found => {
                Err(format!("`{name}` should be {expected} but is {found}"))
            }
            _ => Ok(()),
        };
        let seats = |set: crate::SeatSet| set.iter().map(|seat| seat.0).collect::<Vec<_>>();
        let outcome = sitting.outcome();
        equal("over", self.over.map(Value::from), sitting.is_over().into())?;
        let waiting = seats(sitting.waiting());
        equal(
            "waiting",
            self.waiting.clone().map(Value::from),
            waiting.into(),
        )?;
        let winners = outcome.as_ref().map(|it| seats(it.winners));
        equal(
            "winners",
            self.winners.clone().map(Value::from),
            winners.into(),
        )?;
        let scores = outcome.map(|it| it.scores);
        equal(
            "scores",
            self.scores.clone().map(Value::from),
            scores.into(),
        )?;
        let expected = self.uses.clone().map(|mut uses| {
            uses.sort();
            Value::from(uses)
        });
        equal("uses", expected, card_uses(sitting).into())?;
        match &self.state {
            Some(expected) => matches(expected, &sitting.world().inspect(), "state"),
            None => Ok(()),
        }
    }
}

/// What players did with cards, in the words of a scenario.
fn card_uses(sitting: &Sitting) -> Vec<String> {
    let answers = sitting.log().iter().flat_map(|entry| &entry.events);
    let events: Vec<_> = sitting.opening().iter().chain(answers).cloned().collect();
    let mut uses = Vec::new();
    sitting.world().card_uses(&events, &mut uses);
    let name = |card| sitting.game().name(card, Lang::En).unwrap_or_default();
    let mut told: Vec<_> = uses
        .iter()
        .map(|it| format!("{} {} {}", it.seat.0, it.how, name(it.card)))
        .collect();
    told.sort();
    told
}

/// Does the value hold what is expected of it? Objects may have more fields; lists of words may
/// be in any order.
fn matches(expected: &Value, found: &Value, path: &str) -> Result<(), String> {
    match (expected, found) {
        (Value::Object(expected), Value::Object(fields)) => {
            expected
                .iter()
                .try_for_each(|(key, value)| match fields.get(key) {
                    Some(found) => matches(value, found, &format!("{path}.{key}")),
                    None => Err(format!("`{path}` has no field `{key}`")),
                })
        }
        (Value::Array(wanted), Value::Array(list)) if wanted.len() == list.len() => {
            let words = |list: &[Value]| list.iter().all(Value::is_string);
            if words(wanted) && words(list) {
                let count =
                    |list: &[Value], word: &Value| list.iter().filter(|it| *it == word).count();
                let lacks = |word: &&Value| count(list, word) < count(wanted, word);
                return match wanted.iter().find(lacks) {
                    Some(word) => Err(format!("`{path}` lacks {word}: it is {found}")),
                    None => Ok(()),
                };
            }
            (0..)
                .zip(wanted.iter().zip(list))
                .try_for_each(|(at, (wanted, found)): (usize, _)| {
                    matches(wanted, found, &format!("{path}[{at}]"))
                })
        }
        _ if expected == found => Ok(()),
        _ => Err(format!("`{path}` should be {expected} but is {found}")),
    }
}
