//! Figures and tokens on the map.

use crate::cards::{Amount, MoveMode, Person, Token, Where};
use crate::play::Play;
use resolve::Did;

impl Play<'_> {
    /// A figure is moved.
    pub(crate) fn move_figure(
        &mut self,
        mode: MoveMode,
        n: Option<Amount>,
        who: Person,
        to: Option<Where>,
    ) -> Did {
        todo!()
    }

    /// Two figures change places.
    pub(crate) fn swap_places(&mut self, a: Person, b: Person) -> Did {
        todo!()
    }

    /// Tokens are put somewhere.
    pub(crate) fn place_tokens(&mut self, token: Token, n: u8, at: Where) -> Did {
        todo!()
    }

    /// Tokens are taken off.
    pub(crate) fn remove_tokens(&mut self, token: Token, n: u8, at: Where) -> Did {
        todo!()
    }

    /// Solar Eclipse.
    pub(crate) fn eclipse(&mut self) -> Did {
        todo!()
    }

    /// The Darkest Doom marker moves.
    pub(crate) fn move_doom(&mut self, n: u8, resolve: bool) -> Did {
        todo!()
    }
}
