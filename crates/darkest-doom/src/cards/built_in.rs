//! The cards that come with the game, embedded as text and read like any other pack.

use super::Pack;
use cardtext::Sources;

macro_rules! files {
    ($($name:literal)*) => {
        [$(($name, include_str!(concat!("../../cards/", $name)))),*]
    };
}

const FILES: [(&str, &str); 16] = files! {
    "achievements.cards" "attacks.cards" "corruption.cards" "encounters.cards" "equipment.cards"
    "event_maps.cards" "events.cards" "guardians.cards" "map.cards" "missions.cards"
    "monsters.cards" "spells.cards" "tracks.cards" "trails.cards" "traps.cards" "virtual.cards"
};

impl Pack {
    /// The files of the built-in pack: where a pack of one's own starts.
    #[must_use]
    pub fn built_in_sources() -> Sources {
        FILES.into_iter().collect()
    }

    /// Everything that is in the box.
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
