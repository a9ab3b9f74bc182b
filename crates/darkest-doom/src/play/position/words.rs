//! The words of positions: participants by letter, everything else by id or English name.

use super::refuse;
use crate::cards::{
    AchievementId, AreaId, AttackId, CharacterId, Colour, CorruptionId, DesignId, EventId,
    EventMapId, GoalId, Icon, MissionId, Pack, TrailId, VirtualId,
};
use crate::play::state::{Figure, Participant, State};
use table::SetupError;
use table::lookup::{folded, nearest};

/// The letter of a participant: players by seat, then Virtual Guardians.
pub(crate) fn letter(who: Participant) -> String {
    char::from(b'A' + who.0.min(25)).to_string()
}

/// The short word of a face of a fate die.
pub(crate) fn icon_word(icon: Icon) -> &'static str {
    ["Sw", "Sh", "Hp", "Du", "Da", "Mo"][icon.index()]
}

/// The word of something that reads as one.
pub(crate) fn word_of(value: impl serde::Serialize) -> String {
    let value = serde_json::to_value(value).unwrap_or_default();
    value.as_str().unwrap_or_default().to_owned()
}

/// Reads the words of a position.
pub(crate) struct Words<'a> {
    pack: &'a Pack,
}

/// A word for one of several things, each with its id and name.
fn find<'a>(
    what: &str,
    word: &str,
    known: impl Iterator<Item = (&'a str, &'a str)> + Clone,
) -> Result<u8, SetupError> {
    let wanted = folded(word);
    let fits = |(id, name): (&str, &str)| folded(id) == wanted || folded(name) == wanted;
    if let Some(at) = known.clone().position(fits) {
        return Ok(at as u8);
    }
    let near = nearest(word, known.map(|(id, _)| id));
    let hint = match near.first() {
        Some(near) => format!("; is it `{near}`?"),
        None => String::new(),
    };
    refuse(format!("there is no {what} `{word}`{hint}"))
}

macro_rules! named {
    ($($(#[$meta:meta])* $name:ident -> $id:ident = $list:ident $what:literal;)+) => { $(
        $(#[$meta])*
        pub(crate) fn $name(&self, word: &str) -> Result<$id, SetupError> {
            let known = self.pack.$list.iter();
            find($what, word, known.map(|it| (it.id.as_str(), it.names.en.as_str()))).map($id)
        }
    )+ };
}

impl<'a> Words<'a> {
    /// The words of a pack.
    pub(crate) fn new(pack: &'a Pack) -> Self {
        Words { pack }
    }

    named! {
        /// An area.
        area -> AreaId = areas "area";
        /// A design of Citadel Resource cards.
        design -> DesignId = designs "card";
        /// A Dark Corruption card.
        corruption -> CorruptionId = corruption "Dark Corruption card";
        /// A mission.
        mission -> MissionId = missions "mission";
        /// An achievement.
        achievement -> AchievementId = achievements "achievement";
        /// An event.
        event -> EventId = events "event";
        /// An event map.
        event_map -> EventMapId = event_maps "event map";
        /// A Virtual Guardian card.
        virtual_card -> VirtualId = virtual_cards "Virtual Guardian card";
        /// An Order Trail card.
        trail -> TrailId = trails "Order Trail card";
        /// A goal token.
        goal -> GoalId = goals "goal";
        /// A character.
        character -> CharacterId = characters "character";
    }

    /// A Monster Attack card.
    pub(crate) fn attack(&self, word: &str) -> Result<AttackId, SetupError> {
        let known = self.pack.attacks.iter();
        let known = known.map(|it| (it.id.as_str(), it.id.as_str()));
        find("Monster Attack card", word, known).map(AttackId)
    }

    /// A participant: its letter, its character or its colour.
    pub(crate) fn participant(&self, state: &State, word: &str) -> Result<Participant, SetupError> {
        let wanted = folded(word);
        let called = |who: &Participant| {
            let colour = word_of(state.guardians[who.index()].colour);
            let player = state.players.get(who.index());
            let character = player.map(|it| &self.pack.characters[it.character.index()]);
            let names = character.map_or([None, None], |it| [Some(&it.id), Some(&it.names.en)]);
            let names = names.into_iter().flatten().map(|name| folded(name));
            let by_name = names.into_iter().any(|name| name == wanted);
            by_name || folded(&letter(*who)) == wanted || colour == wanted
        };
        let found = state.participants().find(called);
        found.ok_or_else(|| SetupError(format!("`{word}` takes no part in this game")))
    }

    /// A figure: a participant, or a monster by its slot from 1 on.
    pub(crate) fn figure(&self, state: &State, word: &str) -> Result<Figure, SetupError> {
        let slot = word.strip_prefix("monster ").map(str::parse::<u8>);
        match slot {
            Some(Ok(slot @ 1..=3)) if state.monsters[usize::from(slot) - 1].is_some() => {
                Ok(Figure::Monster(slot - 1))
            }
            Some(_) => refuse(format!("there is no {word}")),
            None => self.participant(state, word).map(Figure::Guardian),
        }
    }
}

/// A name with a number behind it: `steel_helm 1`.
pub(crate) fn counted(text: &str) -> (&str, Option<u8>) {
    let split = text.rsplit_once(' ');
    let counted = split.and_then(|(name, number)| Some((name, number.parse().ok()?)));
    counted.map_or((text, None), |(name, number)| (name, Some(number)))
}

/// A colour.
pub(crate) fn read_colour(word: &str) -> Result<Colour, SetupError> {
    let wanted = folded(word);
    let colour = Colour::ALL.iter().find(|it| word_of(it) == wanted);
    colour.map_or_else(
        || refuse(format!("there is no colour `{word}`")),
        |it| Ok(*it),
    )
}

/// A face of a fate die: `Sw` or `sword`.
pub(crate) fn read_icon(word: &str) -> Result<Icon, SetupError> {
    let wanted = folded(word);
    let fits = |it: &&Icon| folded(icon_word(**it)) == wanted || folded(&word_of(it)) == wanted;
    let icon = Icon::ALL.iter().find(fits);
    icon.map_or_else(
        || {
            let known = Icon::ALL.iter().map(|it| icon_word(*it));
            let known = known.collect::<Vec<_>>().join(", ");
            refuse(format!("a fate die has no `{word}`: it is one of {known}"))
        },
        |it| Ok(*it),
    )
}
