//! The cards that come with the game, embedded as text and read like any other pack.

use super::Pack;
use cardtext::Sources;

macro_rules! files {
    ($($name:literal)*) => {
        [$(($name, include_str!(concat!("../../cards/", $name)))),*]
    };
}

const FILES: [(&str, &str); 8] = files! {
    "actions.cards" "black.cards" "blue.cards" "green.cards" "purple.cards" "red.cards"
    "white.cards" "yellow.cards"
};

impl Pack {
    /// The files of the built-in pack: where a pack of one's own starts.
    #[must_use]
    pub fn built_in_sources() -> Sources {
        FILES.into_iter().collect()
    }

    /// The 21 spells and the four basic actions.
    ///
    /// # Panics
    /// If the embedded files are broken, which a test rules out.
    #[must_use]
    pub fn built_in() -> Self {
        match Self::load(&Self::built_in_sources()) {
            Ok(pack) => pack,
            Err(mistakes) => panic!("the built-in cards cannot be read:\n{mistakes}"),
        }
    }
}
