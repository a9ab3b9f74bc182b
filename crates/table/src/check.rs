//! The promises of the house, checked in random play at every decision.
//!
//! One function, [`play_checked`], plays a random game and looks for anything that breaks a
//! promise. Every game's tests and the fuzzer use it, so a new game gets all of it for nothing.

use crate::chance::{Chance, Seed};
use crate::question::{Answer, Question, Target};
use crate::seat::{Seat, Viewpoint};
use crate::tale::{Event, Tale};
use crate::voice::Lang;
use crate::world::{AnyGame, Setup, World};
use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Habit and names are looked at in one of so many decisions: they are slow beside all else.
const RARELY: usize = 8;

/// A game to be played under observation.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The setup.
    pub setup: Setup,
    /// The seed.
    pub seed: Seed,
    /// Answers to begin with; an answer that does not fit ends the prefix.
    pub prefix: Vec<(Seat, Answer)>,
}

/// What a checked game was like.
#[derive(Clone, Debug, Default)]
pub struct Played {
    /// All answers.
    pub log: Vec<(Seat, Answer)>,
    /// Fingerprints of what was seen: reasons of questions, kinds and rules of events.
    pub features: HashSet<u64>,
    /// The rules that events and questions named.
    pub rules: HashSet<String>,
}

/// A broken promise.
#[derive(Clone, Debug)]
pub struct Violation {
    /// What is broken.
    pub what: Broken,
    /// The game it was found in.
    pub trial: Trial,
    /// The answers that lead to it.
    pub log: Vec<(Seat, Answer)>,
}

/// What can be broken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    /// The code panicked.
    #[error("the game crashed: {0}")]
    Crash(String),
    /// A question nobody can answer, or nobody asked though the game is not over.
    #[error("dead end: {0}")]
    DeadEnd(String),
    /// The game does not end.
    #[error("endless game: more than {0} decisions")]
    Endless(usize),
    /// An invariant of the game.
    #[error("invariant broken: {0}")]
    Invariant(String),
    /// A saved state is not the same after loading, or goes on differently.
    #[error("saving and loading changes the game: {0}")]
    SaveLoad(&'static str),
    /// The same answers lead elsewhere.
    #[error("the replay differs from the game")]
    Replay,
    /// A seat sees something it may not know.
    #[error("{0} could learn something hidden through {1}")]
    Secrecy(Seat, &'static str),
    /// A re-deal depends on what the seat does not know.
    #[error("the re-deal for {0} depends on hidden information")]
    Redeal(Seat),
    /// An answer revealed something without saying so, and could be taken back after a peek.
    #[error("{0} learnt something by an answer that can be taken back (no barrier at `{1}`)")]
    Peek(Seat, &'static str),
    /// What a practised player would answer does not fit the question.
    #[error("habit gives an answer that does not fit `{0}`")]
    Habit(&'static str),
    /// Two options of a question are the same thing, or are called the same.
    #[error("two options of `{0}` cannot be told apart: {1}")]
    Alike(&'static str, String),
    /// The game cannot be started.
    #[error("the game does not start: {0}")]
    Setup(String),
}

/// Plays a game at random, from the trial's prefix on, checking everything at every decision.
///
/// # Errors
/// The first broken promise.
pub fn play_checked(
    game: &dyn AnyGame,
    trial: &Trial,
    chance: &mut Chance,
) -> Result<Played, Box<Violation>> {
    let mut run = Run::default();
    let result = catch_unwind(AssertUnwindSafe(|| run.play(game, trial, chance)));
    let what = match result {
        Ok(Ok(())) => return Ok(run.played),
        Ok(Err(what)) => what,
        Err(panic) => Broken::Crash(panic_text(panic.as_ref())),
    };
    Err(Box::new(Violation {
        what,
        trial: trial.clone(),
        log: run.played.log,
    }))
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "panic".to_owned())
}

#[derive(Default)]
struct Run {
    played: Played,
    question: Question,
    other_question: Question,
    /// The options of the question that is looked at.
    targets: HashSet<Target>,
}

impl Run {
    fn play(
        &mut self,
        game: &dyn AnyGame,
        trial: &Trial,
        chance: &mut Chance,
    ) -> Result<(), Broken> {
        let mut tale = Tale::listening();
        let setup_error = |error: crate::game::SetupError| Broken::Setup(error.0);
        let mut world = game
            .start(&trial.setup, &trial.seed, &mut tale)
            .map_err(setup_error)?;
        self.note_events(&tale.events);
        let mut prefix = trial.prefix.iter();
        while !world.waiting().is_over() {
            if self.played.log.len() >= game.info().longest {
                return Err(Broken::Endless(game.info().longest));
            }
            let (seat, answer) = self.choose(game, world.as_ref(), &mut prefix, chance)?;
            self.played.log.push((seat, answer.clone()));
            self.decide(game, world.as_mut(), seat, &answer, chance)?;
        }
        world.audit().map_err(Broken::Invariant)?;
        if world.outcome().is_none() {
            return Err(Broken::DeadEnd(
                "nobody is asked, but there is no outcome".to_owned(),
            ));
        }
        self.replay(game, trial, world.as_ref())
    }

    /// The next answer: from the prefix while it fits, then at random.
    fn choose(
        &mut self,
        game: &dyn AnyGame,
        world: &dyn World,
        prefix: &mut std::slice::Iter<'_, (Seat, Answer)>,
        chance: &mut Chance,
    ) -> Result<(Seat, Answer), Broken> {
        let waiting = world.waiting().seats;
        let mut seats = waiting.iter();
        let drawn = seats
            .nth(chance.index(waiting.len() as usize))
            .unwrap_or_default();
        let next = prefix
            .next()
            .filter(|(seat, _)| waiting.contains(*seat))
            .cloned();
        let seat = next.as_ref().map_or(drawn, |(seat, _)| *seat);
        for asked in waiting.iter() {
            world.ask(asked, &mut self.question);
            if !self.question.is_answerable() || self.question.seat != asked {
                return Err(Broken::DeadEnd(format!(
                    "no answer to `{}`",
                    self.question.reason
                )));
            }
            self.tells_options_apart(game)?;
        }
        world.ask(seat, &mut self.question);
        self.note_question();
        if self.played.log.len().is_multiple_of(RARELY) {
            let habit = world.instinct(&self.question);
            if habit.is_some_and(|habit| self.question.check(&habit).is_err()) {
                return Err(Broken::Habit(self.question.reason));
            }
        }
        match next {
            Some((_, answer)) if self.question.check(&answer).is_ok() => Ok((seat, answer)),
            _ => {
                *prefix = [].iter();
                Ok((seat, self.question.random_answer(chance)))
            }
        }
    }

    /// No option is offered twice, and no two have one name and mark unless they are copies of one
    /// card.
    /// Handles of hidden things have no names: that they cannot be told apart is their purpose.
    fn tells_options_apart(&mut self, game: &dyn AnyGame) -> Result<(), Broken> {
        let Question {
            reason, options, ..
        } = &self.question;
        self.targets.clear();
        let repeated = options.iter().find(|&&target| !self.targets.insert(target));
        if let Some(target) = repeated {
            return Err(Broken::Alike(reason, format!("{target:?} twice")));
        }
        // Names are slow to make, and the same questions come again and again.
        if !self.played.log.len().is_multiple_of(RARELY) {
            return Ok(());
        }
        let mut names = HashMap::new();
        for &target in options {
            let Some(name) = game.name(target, Lang::En) else {
                continue;
            };
            let copies = |other| {
                let cards = matches!((other, target), (Target::Card(_), Target::Card(_)));
                cards && game.explain(other, Lang::En) == game.explain(target, Lang::En)
            };
            let mark = game.mark(target, Lang::En);
            if let Some(other) = names.insert((name.clone(), mark), target)
                && !copies(other)
            {
                let both = format!("{other:?} and {target:?} are both `{name}`");
                return Err(Broken::Alike(reason, both));
            }
        }
        Ok(())
    }

    /// Checks a decision from all sides and makes it.
    fn decide(
        &mut self,
        game: &dyn AnyGame,
        world: &mut dyn World,
        seat: Seat,
        answer: &Answer,
        chance: &mut Chance,
    ) -> Result<(), Broken> {
        world.audit().map_err(Broken::Invariant)?;
        let mut loaded = game
            .restore(&world.snapshot())
            .map_err(|_| Broken::SaveLoad("the saved state cannot be read"))?;
        if !loaded.equals(world) {
            return Err(Broken::SaveLoad("the loaded state differs"));
        }
        // Half the time the decider is watched for peeks, else anybody for leaks.
        let seats = self.seats(world);
        let watched = if chance.odds(1, 2) {
            seat
        } else {
            Seat(chance.index(seats) as u8)
        };
        let mut dealt = self.redealt(world, watched, chance)?;
        let identical = self.asks_alike(world, dealt.as_ref(), seat);
        let comparable = identical || self.asks_comparably(world, dealt.as_ref(), seat);

        let mut tale = Tale::listening();
        world.answer(seat, answer, &mut tale);
        self.note_events(&tale.events);
        loaded.answer(seat, answer, &mut Tale::deaf());
        if !loaded.equals(world) {
            return Err(Broken::SaveLoad("the loaded game goes on differently"));
        }
        if comparable {
            let mut dealt_tale = Tale::listening();
            dealt.answer(seat, answer, &mut dealt_tale);
            let who = (watched, seat, identical);
            self.compare(world, dealt.as_ref(), (&tale, &dealt_tale), who)?;
        }
        Ok(())
    }

    fn seats(&self, world: &dyn World) -> usize {
        // The highest seat ever asked is enough to watch everybody in the long run.
        let asked = self
            .played
            .log
            .iter()
            .map(|(seat, _)| seat.index())
            .max()
            .unwrap_or(0);
        asked.max(
            world
                .waiting()
                .seats
                .iter()
                .last()
                .unwrap_or_default()
                .index(),
        ) + 1
    }

    /// Re-deals what the watched seat does not know and checks that it cannot tell.
    fn redealt(
        &mut self,
        world: &dyn World,
        watched: Seat,
        chance: &mut Chance,
    ) -> Result<Box<dyn World>, Broken> {
        let leak = |through| Broken::Secrecy(watched, through);
        let dealt = world.redeal(watched, &mut chance.fork());
        dealt.audit().map_err(Broken::Invariant)?;
        if !dealt.looks_like(world, watched.into()) {
            return Err(leak("the view"));
        }
        if dealt.waiting() != world.waiting() {
            return Err(leak("whom the table waits for"));
        }
        let asked = world.waiting().seats.contains(watched);
        if asked && !self.asks_alike(world, dealt.as_ref(), watched) {
            return Err(leak("the choices offered"));
        }
        // Two more deals and the audience's eyes are dear: every fourth decision has them.
        if !chance.odds(1, 4) {
            return Ok(dealt);
        }
        if !dealt.looks_like(world, Viewpoint::Spectator) {
            return Err(leak("the spectator's view"));
        }
        let again = chance.fork();
        if !world
            .redeal(watched, &mut again.clone())
            .equals(dealt.redeal(watched, &mut again.clone()).as_ref())
        {
            return Err(Broken::Redeal(watched));
        }
        Ok(dealt)
    }

    fn asks_alike(&mut self, one: &dyn World, other: &dyn World, seat: Seat) -> bool {
        one.ask(seat, &mut self.question);
        other.ask(seat, &mut self.other_question);
        self.question == self.other_question
    }

    /// Is it the same question but for the cards it offers? Then the same answer is, to everybody
    /// who does not see the cards, the same deed: "puts the second card of the hand face down".
    fn asks_comparably(&mut self, one: &dyn World, other: &dyn World, seat: Seat) -> bool {
        if self.asks_alike(one, other, seat) {
            return true;
        }
        let (one, other) = (&self.question, &mut self.other_question);
        let both_cards = |pair: (&Target, &Target)| {
            pair.0 == pair.1 || matches!(pair, (Target::Card(_), Target::Card(_)))
        };
        let same_length = one.options.len() == other.options.len();
        if !same_length || !one.options.iter().zip(&other.options).all(both_cards) {
            return false;
        }
        other.options.clone_from(&one.options);
        one == other
    }

    /// The same answer in two worlds the watched seat could not tell apart.
    ///
    /// What is told must leave a trace in the view (a die lies on the table after the roll): only
    /// so can an event that tells too much be told from one that tells what everybody may see.
    fn compare(
        &self,
        world: &dyn World,
        dealt: &dyn World,
        (tale, dealt_tale): (&Tale, &Tale),
        (watched, decider, identical): (Seat, Seat, bool),
    ) -> Result<(), Broken> {
        let alike = dealt.looks_like(world, watched.into());
        let heard = |tale: &Tale| {
            let events = tale.events.iter();
            events
                .filter_map(|it| it.heard_from(watched.into()).cloned())
                .collect::<Vec<_>>()
        };
        let told_alike = heard(tale) == heard(dealt_tale);
        if tale.revealed_to.contains(watched) {
            return Ok(());
        }
        // The very same answer must leave everybody as ignorant as before, but for those who were
        // shown something. Answers that only have the same form (a discard from another hand) may
        // look different; if they do not, they must not sound different either.
        match (alike, told_alike) {
            (false, _) | (_, false) if watched == decider => {
                Err(Broken::Peek(watched, self.question.reason))
            }
            (false, _) if identical => Err(Broken::Secrecy(watched, "an answer")),
            (true, false) => Err(Broken::Secrecy(watched, "the events told")),
            (true, true) if dealt.waiting() != world.waiting() => {
                Err(Broken::Secrecy(watched, "whom the table waits for"))
            }
            _ => Ok(()),
        }
    }

    fn replay(&mut self, game: &dyn AnyGame, trial: &Trial, end: &dyn World) -> Result<(), Broken> {
        let mut tale = Tale::deaf();
        let started = game.start(&trial.setup, &trial.seed, &mut tale);
        let mut world = started.map_err(|error| Broken::Setup(error.0))?;
        for (seat, answer) in &self.played.log {
            world.answer(*seat, answer, &mut tale);
        }
        if world.equals(end) {
            Ok(())
        } else {
            Err(Broken::Replay)
        }
    }

    fn note_question(&mut self) {
        let options = self.question.options.len().min(12);
        self.feature((self.question.reason, options));
        self.rule(self.question.rule.as_str().to_owned());
    }

    fn note_events(&mut self, events: &[Event]) {
        for event in events {
            let message = event
                .public
                .as_ref()
                .or(event.private.as_ref().map(|it| &it.1));
            self.feature((message.map(|it| it.id), event.rule.as_str()));
            self.rule(event.rule.as_str().to_owned());
        }
    }

    fn rule(&mut self, rule: String) {
        if !self.played.rules.contains(&rule) {
            self.played.rules.insert(rule);
        }
    }

    fn feature(&mut self, feature: impl Hash) {
        let mut hasher = DefaultHasher::new();
        feature.hash(&mut hasher);
        self.played.features.insert(hasher.finish());
    }
}
