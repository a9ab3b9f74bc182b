//! Wounds and kills.

use crate::cards::{Amount, Person};
use crate::play::Play;
use resolve::Did;

impl Play<'_> {
    /// A wound event.
    pub(crate) fn wound(&mut self, n: Amount, who: Person) -> Did {
        todo!()
    }

    /// Hits on a figure.
    pub(crate) fn damage(&mut self, n: Amount, to: Person) -> Did {
        todo!()
    }

    /// A monster dies at once.
    pub(crate) fn kill(&mut self, who: Person) -> Did {
        todo!()
    }

    /// Fewer wounds.
    pub(crate) fn prevent(&mut self, n: Amount, who: Person) -> Did {
        todo!()
    }
}
