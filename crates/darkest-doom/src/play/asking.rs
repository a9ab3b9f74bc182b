//! Questions: the open menu as targets, and an answer as the reply its asker waits for.

use super::Play;
use table::{Answer, Seat};

impl Play<'_> {
    /// Takes an answer: it becomes the reply that the asker finds when it is entered again.
    pub(crate) fn answer(&mut self, seat: Seat, answer: &Answer) {
        todo!()
    }

    /// Answers the menu if there is only one answer, and says whether it did; not where that would show something hidden (DD-22.1).
    pub(crate) fn answer_if_forced(&mut self) -> bool {
        todo!()
    }
}
