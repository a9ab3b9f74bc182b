//! What a bot is shown: its seat, its question, its view, and worlds that could be the true one.

use serde_json::Value;
use table::{Answer, Chance, Question, Seat, World};

/// The table as a seat knows it. The true world is inside but does not come out.
///
/// ```compile_fail
/// # fn peek(seen: &bots::Seen<'_>) {
/// seen.world.inspect(); // private: a bot cannot peek
/// # }
/// ```
#[derive(Clone, Copy)]
pub struct Seen<'a> {
    world: &'a dyn World,
    question: &'a Question,
}

impl<'a> Seen<'a> {
    /// The table as the asked seat knows it.
    #[must_use]
    pub fn new(world: &'a dyn World, question: &'a Question) -> Self {
        Seen { world, question }
    }

    /// The bot's own seat.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.question.seat
    }

    /// The question to be answered.
    #[must_use]
    pub fn question(&self) -> &'a Question {
        self.question
    }

    /// What the seat sees, as JSON.
    #[must_use]
    pub fn view(&self) -> Value {
        self.world.view(self.seat().into())
    }

    /// A world that could be the true one: all that the seat does not know is dealt anew.
    #[must_use]
    pub fn redeal(&self, chance: &mut Chance) -> Box<dyn World> {
        self.world.redeal(self.seat(), chance)
    }

    /// What the rules know to be best, asked of a world that could be the true one.
    #[must_use]
    pub fn suggested(&self, chance: &mut Chance) -> Option<Answer> {
        let answer = self.redeal(chance).suggest(self.seat())?;
        self.question.check(&answer).is_ok().then_some(answer)
    }

    /// What a practised player answers without thinking, in a world that could be the true one.
    #[must_use]
    pub fn habit(&self, mut chance: Chance) -> Option<Answer> {
        let answer = self.redeal(&mut chance).instinct(self.question)?;
        self.question.check(&answer).is_ok().then_some(answer)
    }
}

impl std::fmt::Debug for Seen<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Seen({}, {})", self.seat(), self.question.reason)
    }
}
