//! A game in progress: the world, the log of answers, drafts and undo.

use crate::chance::{Chance, Seed, SeedHash};
use crate::draft::{Draft, NoSuchStep, Step};
use crate::game::SetupError;
use crate::outcome::Outcome;
use crate::question::{Answer, Misfit, Question};
use crate::record::{Choice, Record};
use crate::seat::{Seat, SeatSet, Viewpoint};
use crate::sheet::Sheet;
use crate::tale::{Barrier, Event, Tale};
use crate::voice::{Phrasebook, Voice};
use crate::world::{AnyGame, Setup, World};
use std::sync::Arc;

/// A game in progress.
///
/// ```no_run
/// # use table::{AnyGame, Seed, Setup, Sitting};
/// # fn example(game: std::sync::Arc<dyn AnyGame>) -> Result<(), Box<dyn std::error::Error>> {
/// let mut sitting = Sitting::start(game, Setup::of(3), Seed::from_number(1))?;
/// while let Some(seat) = sitting.waiting().first() {
///     let question = sitting.question(seat).ok_or("nobody is asked")?;
///     let answer = question.random_answer(&mut table::Chance::from_number(2));
///     sitting.answer(seat, &answer)?;
/// }
/// # Ok(()) }
/// ```
pub struct Sitting {
    game: Arc<dyn AnyGame>,
    setup: Setup,
    seed: Seed,
    origin: Box<dyn World>,
    world: Box<dyn World>,
    opening: Vec<Event>,
    log: Vec<LogEntry>,
    drafts: Vec<Draft>,
    /// Names of the seats, for people.
    pub names: Vec<String>,
}

/// An answer that was given.
#[derive(Clone, Debug)]
pub struct LogEntry {
    /// Who gave it.
    pub seat: Seat,
    /// The answer.
    pub answer: Answer,
    /// What it said, in English.
    pub text: String,
    /// What it brought about.
    pub events: Vec<Event>,
    /// What keeps it from being taken back freely.
    barrier: Option<Barrier>,
    /// Who else had an open question when it was given.
    beside: SeatSet,
}

/// Why something was not done. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The seat has no open question.
    #[error("{0} has nothing to decide now")]
    NotAsked(Seat),
    /// The answer does not fit the question.
    #[error("that answer does not fit: {0}")]
    Misfit(#[from] Misfit),
    /// The step does not lead on.
    #[error(transparent)]
    NoSuchStep(#[from] NoSuchStep),
    /// There is nothing to take back.
    #[error("{0} has decided nothing that could be taken back")]
    NothingToUndo(Seat),
    /// Somebody else has decided since.
    #[error("somebody else has decided since: taking it back needs everybody's consent")]
    OthersDecided,
    /// Something was revealed or rolled since.
    #[error("{}: taking it back needs everybody's consent", barrier_text(*.0))]
    Barrier(Barrier),
}

fn barrier_text(barrier: Barrier) -> &'static str {
    match barrier {
        Barrier::Revealed => "something hidden has been revealed since",
        Barrier::Chance => "chance has been used since",
    }
}

impl Sitting {
    /// Sits down to a new game.
    ///
    /// # Errors
    /// When the setup cannot be played.
    pub fn start(game: Arc<dyn AnyGame>, setup: Setup, seed: Seed) -> Result<Self, SetupError> {
        let mut tale = Tale::listening();
        let world = game.start(&setup, &seed, &mut tale)?;
        Ok(Self::around(game, setup, seed, world, tale.events))
    }

    /// Sits down to a game in the middle. Such a sitting has no true record: it cannot be
    /// replayed from its seed alone.
    #[must_use]
    pub fn at(game: Arc<dyn AnyGame>, setup: Setup, seed: Seed, world: Box<dyn World>) -> Self {
        Self::around(game, setup, seed, world, Vec::new())
    }

    fn around(
        game: Arc<dyn AnyGame>,
        setup: Setup,
        seed: Seed,
        world: Box<dyn World>,
        opening: Vec<Event>,
    ) -> Self {
        let names = (1..=setup.seats)
            .map(|number| format!("Player {number}"))
            .collect();
        let drafts = vec![Draft::default(); usize::from(setup.seats)];
        let origin = world.fork();
        Sitting {
            game,
            setup,
            seed,
            origin,
            world,
            opening,
            log: Vec::new(),
            drafts,
            names,
        }
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Arc<dyn AnyGame> {
        &self.game
    }

    /// What was chosen before the start.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The world as it is now. For whoever runs the table: it knows everything.
    #[must_use]
    pub fn world(&self) -> &dyn World {
        self.world.as_ref()
    }

    /// The hash of the seed, to be published before the first answer.
    #[must_use]
    pub fn seed_hash(&self) -> SeedHash {
        self.seed.hash()
    }

    /// The seats that have an open question.
    #[must_use]
    pub fn waiting(&self) -> SeatSet {
        self.world.waiting().seats
    }

    /// Is the game over?
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.waiting().is_empty()
    }

    /// How it ended.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.world.outcome()
    }

    /// The open question of a seat, with explanations of what is barred.
    #[must_use]
    pub fn question(&self, seat: Seat) -> Option<Question> {
        self.waiting().contains(seat).then(|| {
            let mut question = Question::explained();
            self.world.ask(seat, &mut question);
            question
        })
    }

    /// The draft of a seat's answer.
    #[must_use]
    pub fn draft(&self, seat: Seat) -> Option<&Draft> {
        self.drafts.get(seat.index())
    }

    /// Takes a small step of an answer; answers when the step confirms it.
    ///
    /// # Errors
    /// When the seat is not asked or the step leads nowhere; nothing has changed then.
    pub fn step(&mut self, seat: Seat, step: Step) -> Result<&[Event], Refusal> {
        let question = self.asked(seat)?;
        match self.drafts[seat.index()].take(&question, step)? {
            Some(answer) => self.answer(seat, &answer),
            None => Ok(&[]),
        }
    }

    /// Gives a whole answer and tells what happened.
    ///
    /// # Errors
    /// When the seat is not asked or the answer does not fit; nothing has changed then.
    pub fn answer(&mut self, seat: Seat, answer: &Answer) -> Result<&[Event], Refusal> {
        let question = self.asked(seat)?;
        question.check(answer)?;
        let text = self.answer_text(&question, answer);
        let beside = self.waiting().without(seat);
        let open = self.open_drafts(seat);
        let mut tale = Tale::listening();
        self.world.answer(seat, answer, &mut tale);
        self.keep_drafts(open);
        self.log.push(LogEntry {
            seat,
            answer: answer.clone(),
            text,
            events: tale.events,
            barrier: tale.barrier,
            beside,
        });
        let last = self.log.len() - 1;
        Ok(&self.log[last].events)
    }

    fn asked(&self, seat: Seat) -> Result<Question, Refusal> {
        match self.question(seat) {
            Some(question) => Ok(question),
            None if self.is_over() => Err(Refusal::Over),
            None => Err(Refusal::NotAsked(seat)),
        }
    }

    fn answer_text(&self, question: &Question, answer: &Answer) -> String {
        crate::record::answer_text(self.game.as_ref(), question, answer)
    }

    /// May the seat take its last answer back without asking anybody?
    ///
    /// # Errors
    /// Says why not.
    pub fn can_undo(&self, seat: Seat) -> Result<usize, Refusal> {
        let found = self.log.iter().rposition(|entry| entry.seat == seat);
        let at = found.ok_or(Refusal::NothingToUndo(seat))?;
        if self.has_moved_on(at) {
            return Err(Refusal::OthersDecided);
        }
        let barriers = self.log[at..].iter().filter_map(|entry| entry.barrier);
        match barriers.max() {
            Some(barrier) => Err(Refusal::Barrier(barrier)),
            None => Ok(at),
        }
    }

    /// Did the table go on after the moment in which entry `at` was given?
    ///
    /// Answers given beside it do not count: a planning phase where everybody commits in secret
    /// and somebody reconsiders.
    fn has_moved_on(&self, at: usize) -> bool {
        let later = &self.log[at + 1..];
        let beside = self.log[at].beside;
        let twice = |seat: Seat| later.iter().filter(|entry| entry.seat == seat).count() > 1;
        !later.iter().all(|entry| beside.contains(entry.seat)) || beside.iter().any(twice)
    }

    /// Takes the seat's last answer back.
    ///
    /// # Errors
    /// When that needs the others' consent; nothing has changed then.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        let at = self.can_undo(seat)?;
        let mut kept: Vec<(Seat, Answer)> = self.answers();
        kept.remove(at);
        let open = self.open_drafts(seat);
        self.rebuild(&kept);
        self.keep_drafts(open);
        Ok(())
    }

    /// What the others have begun to answer, and to which question.
    fn open_drafts(&self, decider: Seat) -> Vec<(Seat, Question, Draft)> {
        let drafts = (0..).map(Seat).zip(&self.drafts);
        let begun = drafts.filter(|(seat, draft)| *seat != decider && !draft.parts().is_empty());
        begun
            .filter_map(|(seat, draft)| Some((seat, self.question(seat)?, draft.clone())))
            .collect()
    }

    /// Drops all drafts but those whose question is still the same.
    fn keep_drafts(&mut self, open: Vec<(Seat, Question, Draft)>) {
        self.drafts.fill(Draft::default());
        for (seat, question, draft) in open {
            if self.question(seat).as_ref() == Some(&question) {
                self.drafts[seat.index()] = draft;
            }
        }
    }

    /// Goes back to the moment before answer number `count`, by consent of the table.
    pub fn go_back_to(&mut self, count: usize) {
        let mut kept = self.answers();
        kept.truncate(count);
        self.rebuild(&kept);
    }

    fn answers(&self) -> Vec<(Seat, Answer)> {
        self.log
            .iter()
            .map(|entry| (entry.seat, entry.answer.clone()))
            .collect()
    }

    /// Plays the game again with these answers. They were legal before and are still: what was
    /// left out had no influence on them.
    fn rebuild(&mut self, answers: &[(Seat, Answer)]) {
        self.world.copy_from(self.origin.as_ref());
        self.log.clear();
        self.drafts.fill(Draft::default());
        for (seat, answer) in answers {
            if self.answer(*seat, answer).is_err() {
                break;
            }
        }
    }

    /// What happened before the first answer.
    #[must_use]
    pub fn opening(&self) -> &[Event] {
        &self.opening
    }

    /// All answers so far.
    #[must_use]
    pub fn log(&self) -> &[LogEntry] {
        &self.log
    }

    /// The record of the game: a replay if it is over, else a save.
    #[must_use]
    pub fn record(&self) -> Record {
        let choices = self.log.iter().map(|entry| Choice {
            seat: entry.seat,
            answer: entry.answer.clone(),
            text: Some(entry.text.clone()),
        });
        Record::new(self, self.seed, choices.collect())
    }

    /// A voice that speaks about this table.
    #[must_use]
    pub fn voice<'a>(&'a self, book: &'a Phrasebook, viewpoint: Viewpoint) -> Voice<'a> {
        Voice {
            book,
            game: self.game.as_ref(),
            seats: &self.names,
            viewpoint,
        }
    }

    /// A picture of what a viewpoint may see.
    #[must_use]
    pub fn sheet(&self, book: &Phrasebook, viewpoint: Viewpoint) -> Sheet {
        self.world.sheet(&self.voice(book, viewpoint))
    }

    /// What a bot may have: the world as the seat knows it.
    #[must_use]
    pub fn known_to(&self, seat: Seat, chance: &mut Chance) -> Box<dyn World> {
        self.world.redeal(seat, chance)
    }
}
