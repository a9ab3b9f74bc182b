//! One game between bots, in memory that is used again and again.

use crate::tally::Course;
use crate::uses::{Catalogue, Uses};
use bots::{Bot, BotKind, Seen};
use table::{AnyGame, CardUse, Outcome, Question, Seat, Seed, Setup, SetupError, Tale};

/// The bots of a table and what they need to play; one per thread.
pub struct Bout<'a> {
    game: &'a dyn AnyGame,
    setup: &'a Setup,
    bots: Vec<Box<dyn Bot>>,
    question: Question,
    tale: Tale,
    cards: Option<Cards>,
}

/// What is noted of the cards of a game.
struct Cards {
    catalogue: Catalogue,
    uses: Vec<CardUse>,
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
            cards: None,
        }
    }

    /// The same table, where it is noted what is done with cards.
    #[must_use]
    pub fn noting_cards(mut self) -> Self {
        self.tale = Tale::listening();
        self.cards = Some(Cards {
            catalogue: Catalogue::of(self.game),
            uses: Vec::new(),
        });
        self
    }

    /// Counts what was done with cards in the game that was played last, if it was noted; `who`
    /// tells which contestant sat at a seat.
    pub fn count_cards(&self, outcome: &Outcome, who: impl Fn(Seat) -> usize, uses: &mut Uses) {
        if let Some(cards) = &self.cards {
            uses.add(&cards.catalogue, &cards.uses, outcome, who);
        }
    }

    /// Plays a game in which entrant `e` sits at seat `(e + turned) % seats`. The seed decides what
    /// is dealt, however the seats are turned; the bots' own chance is another one each time.
    ///
    /// # Errors
    /// When the setup cannot be played.
    pub fn play(&mut self, seed: &Seed, turned: usize) -> Result<Course, SetupError> {
        let seats = self.bots.len();
        let luck = seed.child(turned as u64);
        for (entrant, bot) in (1..).zip(&mut self.bots) {
            bot.begin(&luck.child(entrant));
        }
        self.tale.events.clear();
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
        if let Some(cards) = &mut self.cards {
            cards.uses.clear();
            world.card_uses(&self.tale.events, &mut cards.uses);
        }
        Ok(course)
    }
}
