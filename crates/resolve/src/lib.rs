//! What games with a resolution stack have in common.
//!
//! A card is flat code; a frame of the stack is a place in it. The frame on top is stepped until it
//! is done or somebody must decide; then a [`Menu`] is laid out, and whoever asked is entered again
//! and finds the [`Reply`]. All of it is plain data, so that a game can be saved between any two
//! steps.
//!
//! | module | its one idea |
//! | --- | --- |
//! | [`menu`] | an open question as data, and its answer |
//! | [`code`] | writing flat code with jumps |
//! | [`bounds`] | nothing goes on for ever |
//! | [`mod@loops`] | loops of a program in progress |

pub mod bounds;
pub mod code;
pub mod loops;
pub mod menu;

pub use bounds::is_too_much;
pub use code::{Jumps, Writer};
pub use loops::{Loop, Loops};
pub use menu::{Menu, MenuShape, Reply};

/// How a step of a frame or of the phase machine ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Go {
    /// The next step follows.
    On,
    /// Somebody decides: the menu is laid out.
    Ask,
    /// The game is over.
    Over,
}

/// How an act of a sentence went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Did {
    /// It was done.
    Yes,
    /// It was not done.
    No,
    /// Somebody decides first: the menu is laid out; the act is entered again with the reply.
    Ask,
    /// A frame was pushed: the act is entered again when it is gone.
    Wait,
}

impl From<bool> for Did {
    fn from(done: bool) -> Self {
        if done { Did::Yes } else { Did::No }
    }
}
