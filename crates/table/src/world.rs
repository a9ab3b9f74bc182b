//! The type-erased face of a game: what servers, bots, commands and bindings work with.
//!
//! Two traits, both implemented once for every [`Game`] by [`erase`]: [`AnyGame`] for what never
//! changes, [`World`] for one state of it.

use crate::chance::{Chance, Seed};
use crate::game::{Game, GameInfo, SetupError};
use crate::outcome::Outcome;
use crate::pack::CardEntry;
use crate::question::{Answer, Question, Target};
use crate::seat::{Seat, Viewpoint, Waiting};
use crate::sheet::Sheet;
use crate::tale::{Event, Tale};
use crate::uses::CardUse;
use crate::voice::{Lang, Voice};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// What is chosen before the start, for any game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many seats play.
    pub seats: u8,
    /// The options of the game; what is missing has its default.
    #[serde(default = "no_options")]
    pub options: Value,
}

fn no_options() -> Value {
    Value::Object(serde_json::Map::new())
}

impl Setup {
    /// A setup with the usual options.
    #[must_use]
    pub fn of(seats: u8) -> Self {
        Setup {
            seats,
            options: no_options(),
        }
    }

    /// Sets an option.
    #[must_use]
    pub fn with(mut self, key: &str, value: impl Into<Value>) -> Self {
        if let Value::Object(options) = &mut self.options {
            options.insert(key.to_owned(), value.into());
        }
        self
    }
}

/// A game with its cards, whichever it is.
pub trait AnyGame: Send + Sync + fmt::Debug {
    /// What everybody may know before the start.
    fn info(&self) -> &GameInfo;
    /// The fingerprint of the cards in use.
    fn content_hash(&self) -> [u8; 32];
    /// A new game.
    ///
    /// # Errors
    /// When the setup cannot be played, in words.
    fn start(
        &self,
        setup: &Setup,
        seed: &Seed,
        tale: &mut Tale,
    ) -> Result<Box<dyn World>, SetupError>;
    /// A game that starts in the middle.
    ///
    /// # Errors
    /// When the position cannot be, in words.
    fn place(
        &self,
        setup: &Setup,
        seed: &Seed,
        position: &Value,
    ) -> Result<Box<dyn World>, SetupError>;
    /// A world from the bytes of [`World::snapshot`].
    ///
    /// # Errors
    /// When the bytes are no state of this game.
    fn restore(&self, snapshot: &[u8]) -> Result<Box<dyn World>, SetupError>;
    /// The name of a thing.
    fn name(&self, target: Target, lang: Lang) -> Option<String>;
    /// The name of a thing at a table whose seats are called so.
    fn name_among(&self, target: Target, lang: Lang, seats: &[String]) -> Option<String>;
    /// What tells a copy from others of its name.
    fn mark(&self, target: Target, lang: Lang) -> Option<String>;
    /// The text of a thing.
    fn explain(&self, target: Target, lang: Lang) -> Option<String>;
    /// The message file of a language.
    fn messages(&self, lang: Lang) -> &'static str;
    /// All cards.
    fn cards(&self, lang: Lang) -> Vec<CardEntry>;
    /// The rules document.
    fn rules(&self) -> &'static str;
    /// Advice that is no table's business, by topic (see [`Game::consult`]).
    ///
    /// # Errors
    /// In words for the person who asks: the topic is unknown, or the request makes no sense.
    fn consult(&self, topic: &str, request: &Value, lang: Lang) -> Result<Value, String>;
}

/// One state of some game: what a bot searches and a table plays on.
///
/// [`World::answer`] trusts its caller: the answer must fit the question. [`crate::Sitting`] is
/// the face that checks.
pub trait World: Send + Sync {
    /// How many seats play.
    fn seats(&self) -> u8;
    /// Whom the table waits for.
    fn waiting(&self) -> Waiting;
    /// Fills in the question for a seat that is waited for.
    fn ask(&self, seat: Seat, question: &mut Question);
    /// Goes on with an answer that fits.
    fn answer(&mut self, seat: Seat, answer: &Answer, tale: &mut Tale);
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// Adds what players did with which cards in a finished game, told these events.
    fn card_uses(&self, events: &[Event], uses: &mut Vec<CardUse>);
    /// What a viewpoint may see, as JSON.
    fn view(&self, viewpoint: Viewpoint) -> Value;
    /// The same written out, for those who only pass it on.
    fn view_text(&self, viewpoint: Viewpoint) -> Box<RawValue>;
    /// A picture of what the voice's listener may see.
    fn sheet(&self, voice: &Voice<'_>) -> Sheet;
    /// The world with everything re-dealt that the seat does not know.
    fn redeal(&self, seat: Seat, chance: &mut Chance) -> Box<dyn World>;
    /// How well a seat stands.
    fn evaluate(&self, seat: Seat) -> f32;
    /// The best answer, where the rules can work it out.
    fn suggest(&self, seat: Seat) -> Option<Answer>;
    /// What a practised player does without thinking, in a game that has such habits.
    fn instinct(&self, question: &Question) -> Option<Answer>;
    /// Everything, for scenarios and bug reports.
    fn inspect(&self) -> Value;
    /// Checks the game's invariants.
    ///
    /// # Errors
    /// Says which one is broken.
    fn audit(&self) -> Result<(), String>;
    /// The state as bytes; equal states give equal bytes on every platform.
    fn snapshot(&self) -> Vec<u8>;
    /// The same world again.
    fn fork(&self) -> Box<dyn World>;
    /// Becomes a copy of another world of the same game, without allocating.
    fn copy_from(&mut self, other: &dyn World);
    /// Is it the same state?
    fn equals(&self, other: &dyn World) -> bool;
    /// Does a viewpoint see the same in both worlds?
    fn looks_like(&self, other: &dyn World, viewpoint: Viewpoint) -> bool;
    /// The fingerprint of the state.
    fn hash(&self) -> [u8; 32] {
        *blake3::hash(&self.snapshot()).as_bytes()
    }
    /// The concrete world behind this face.
    fn as_any(&self) -> &dyn Any;
}

/// Puts the type-erased face on a game.
#[must_use]
pub fn erase<G: Game>(game: G) -> Arc<dyn AnyGame> {
    Arc::new(Erased(Arc::new(game)))
}

struct Erased<G>(Arc<G>);

impl<G: Game> fmt::Debug for Erased<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Game({})", self.0.info().id)
    }
}

impl<G: Game> Erased<G> {
    fn world(&self, state: G::State) -> Box<dyn World> {
        Box::new(TypedWorld {
            game: Arc::clone(&self.0),
            state,
        })
    }

    fn options(&self, setup: &Setup) -> Result<G::Options, SetupError> {
        let seats = &self.0.info().seats;
        if !seats.contains(&setup.seats) {
            let (title, lo, hi) = (self.0.info().title, seats.start(), seats.end());
            let found = setup.seats;
            return Err(SetupError(format!(
                "{title} is for {lo} to {hi} players, not {found}"
            )));
        }
        for spec in &self.0.info().options {
            setup
                .options
                .get(spec.key)
                .map_or(Ok(()), |it| spec.check(it))?;
        }
        serde_json::from_value(setup.options.clone())
            .map_err(|error| SetupError(format!("these options cannot be: {error}")))
    }
}

impl<G: Game> AnyGame for Erased<G> {
    fn info(&self) -> &GameInfo {
        self.0.info()
    }

    fn content_hash(&self) -> [u8; 32] {
        self.0.content_hash()
    }

    fn start(
        &self,
        setup: &Setup,
        seed: &Seed,
        tale: &mut Tale,
    ) -> Result<Box<dyn World>, SetupError> {
        let options = self.options(setup)?;
        Ok(self.world(self.0.start(setup.seats, &options, seed, tale)?))
    }

    fn place(
        &self,
        setup: &Setup,
        seed: &Seed,
        position: &Value,
    ) -> Result<Box<dyn World>, SetupError> {
        let options = self.options(setup)?;
        Ok(self.world(self.0.place(setup.seats, &options, seed, position)?))
    }

    fn restore(&self, snapshot: &[u8]) -> Result<Box<dyn World>, SetupError> {
        let unreadable = |why: &str| SetupError(format!("the snapshot cannot be read: {why}"));
        let (state, rest) =
            postcard::take_from_bytes(snapshot).map_err(|error| unreadable(&error.to_string()))?;
        if !rest.is_empty() {
            return Err(unreadable("it is longer than its state"));
        }
        Ok(self.world(state))
    }

    fn name(&self, target: Target, lang: Lang) -> Option<String> {
        self.0.name(target, lang)
    }

    fn name_among(&self, target: Target, lang: Lang, seats: &[String]) -> Option<String> {
        self.0.name_among(target, lang, seats)
    }

    fn mark(&self, target: Target, lang: Lang) -> Option<String> {
        self.0.mark(target, lang)
    }

    fn explain(&self, target: Target, lang: Lang) -> Option<String> {
        self.0.explain(target, lang)
    }

    fn messages(&self, lang: Lang) -> &'static str {
        G::messages(lang)
    }

    fn cards(&self, lang: Lang) -> Vec<CardEntry> {
        self.0.cards(lang)
    }

    fn rules(&self) -> &'static str {
        G::rules()
    }

    fn consult(&self, topic: &str, request: &Value, lang: Lang) -> Result<Value, String> {
        self.0.consult(topic, request, lang)
    }
}

struct TypedWorld<G: Game> {
    game: Arc<G>,
    state: G::State,
}

impl<G: Game> TypedWorld<G> {
    /// The state behind another face; worlds of different games are never compared.
    fn same_kind(other: &dyn World) -> Option<&G::State> {
        other
            .as_any()
            .downcast_ref::<Self>()
            .map(|world| &world.state)
    }

    fn with(&self, state: G::State) -> Box<dyn World> {
        Box::new(TypedWorld {
            game: Arc::clone(&self.game),
            state,
        })
    }
}

impl<G: Game> World for TypedWorld<G> {
    fn seats(&self) -> u8 {
        self.game.seats(&self.state)
    }

    fn waiting(&self) -> Waiting {
        self.game.waiting(&self.state)
    }

    fn ask(&self, seat: Seat, question: &mut Question) {
        self.game.ask(&self.state, seat, question);
    }

    fn answer(&mut self, seat: Seat, answer: &Answer, tale: &mut Tale) {
        self.game.answer(&mut self.state, seat, answer, tale);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }

    fn card_uses(&self, events: &[Event], uses: &mut Vec<CardUse>) {
        self.game.card_uses(&self.state, events, uses);
    }

    fn view(&self, viewpoint: Viewpoint) -> Value {
        serde_json::to_value(self.game.view(&self.state, viewpoint)).unwrap_or(Value::Null)
    }

    fn view_text(&self, viewpoint: Viewpoint) -> Box<RawValue> {
        to_raw_value(&self.game.view(&self.state, viewpoint)).unwrap_or_default()
    }

    fn sheet(&self, voice: &Voice<'_>) -> Sheet {
        self.game
            .sheet(&self.game.view(&self.state, voice.viewpoint), voice)
    }

    fn redeal(&self, seat: Seat, chance: &mut Chance) -> Box<dyn World> {
        self.with(self.game.redeal(&self.state, seat, chance))
    }

    fn evaluate(&self, seat: Seat) -> f32 {
        self.game.evaluate(&self.state, seat)
    }

    fn suggest(&self, seat: Seat) -> Option<Answer> {
        self.game.suggest(&self.state, seat)
    }

    fn instinct(&self, question: &Question) -> Option<Answer> {
        self.game.instinct(&self.state, question)
    }

    fn inspect(&self) -> Value {
        self.game.inspect(&self.state)
    }

    fn audit(&self) -> Result<(), String> {
        self.game.audit(&self.state)
    }

    fn snapshot(&self) -> Vec<u8> {
        // Plain data into memory: postcard has nothing to refuse here.
        postcard::to_allocvec(&self.state).unwrap_or_default()
    }

    fn fork(&self) -> Box<dyn World> {
        self.with(self.state.clone())
    }

    fn copy_from(&mut self, other: &dyn World) {
        if let Some(state) = Self::same_kind(other) {
            self.state.clone_from(state);
        }
    }

    fn equals(&self, other: &dyn World) -> bool {
        Self::same_kind(other).is_some_and(|state| *state == self.state)
    }

    fn looks_like(&self, other: &dyn World, viewpoint: Viewpoint) -> bool {
        Self::same_kind(other).is_some_and(|state| {
            self.game.view(state, viewpoint) == self.game.view(&self.state, viewpoint)
        })
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
