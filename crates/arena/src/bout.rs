//! One game between bots, in memory that is used again and again.

use crate::tally::Course;
use bots::{Bot, BotKind, Seen};
use table::{AnyGame, Question, Seat, Seed, Setup, SetupError, Tale};

/// The bots of a table and what they need to play; one per thread.
pub struct Bout<'a> {
    game: &'a dyn AnyGame,
    setup: &'a Setup,
    bots: Vec<Box<dyn Bot>>,
    question: Question,
    tale: Tale,
}

impl<'a> Bout<'a> {
    /// A table with these bots.
    #[must_use]
    pub fn new(game: &'a dyn AnyGame, setup: &'a Setup, entrants: &[BotKind]) -> Self {
        let unused = Seed::from_number(0);
        Bout {
            game,
            setup,
            bots: entrants.iter().map(|kind| kind.make(&unused)).collect(),
            question: Question::default(),
            tale: Tale::deaf(),
        }
    }

    /// Plays a game in which entrant `e` sits at seat `(e + turned) % seats`.
    ///
    /// # Errors
    /// When the setup cannot be played.
    pub fn play(&mut self, seed: &Seed, turned: usize) -> Result<Course, SetupError> {
        let seats = self.bots.len();
        for (entrant, bot) in (1..).zip(&mut self.bots) {
            bot.begin(&seed.child(entrant));
        }
        let mut world = self.game.start(self.setup, seed, &mut self.tale)?;
        let mut course = Course {
            outcome: None,
            first: Seat(0),
            decisions: 0,
        };
        let longest = self.game.info().longest;
        // Of several who decide at once and in secret, any order is right.
        while let Some(seat) = world.waiting().seats.first() {
            if course.decisions == 0 {
                course.first = seat;
            } else if course.decisions as usize > longest {
                return Ok(course);
            }
            world.ask(seat, &mut self.question);
            let entrant = (seat.index() + seats - turned % seats) % seats;
            let answer = self.bots[entrant].choose(&Seen::new(world.as_ref(), &self.question));
            world.answer(seat, &answer, &mut self.tale);
            course.decisions += 1;
        }
        course.outcome = world.outcome();
        Ok(course)
    }
}
