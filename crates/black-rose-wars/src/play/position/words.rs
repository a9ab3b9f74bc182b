//! The words of positions: mages by letter, everything else by id or English name.

use super::refuse;
use crate::cards::{
    CharacterId, EventId, EvocationKind, HalfSide, MisfortuneKind, OrderId, Pack, QuestId, RoomId,
    School, SpellId, UpgradeKind,
};
use crate::geometry::{Board, Hex};
use crate::play::state::{Face, Party, State};
use arrayvec::ArrayVec;
use table::SetupError;
use table::lookup::{folded, nearest};

/// The slots of a mage board.
pub(crate) const SLOTS: [&str; 4] = ["quick", "I", "II", "III"];

/// The letter of a mage: the first one of the last word of its name.
pub(crate) fn letter(pack: &Pack, character: CharacterId) -> String {
    let name = &pack.character(character).names.en;
    let last = name.split(' ').next_back().unwrap_or_default();
    last.chars().take(1).flat_map(char::to_uppercase).collect()
}

/// What a party is called: its mage's letter, or `Rose`.
pub(crate) fn party_word(pack: &Pack, state: &State, party: Party) -> String {
    let mage = state.mages.get(party.index());
    mage.map_or_else(|| "Rose".to_owned(), |it| letter(pack, it.character))
}

/// Reads the words of a position.
pub(crate) struct Words<'a> {
    pack: &'a Pack,
    mages: ArrayVec<CharacterId, 4>,
    board: Board,
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
    /// The words for a state whose mages and rooms are in their places.
    pub(crate) fn new(pack: &'a Pack, state: &State) -> Self {
        Words {
            pack,
            mages: state.mages.iter().map(|mage| mage.character).collect(),
            board: state.board,
        }
    }

    named! {
        /// A spell.
        spell -> SpellId = spells "spell";
        /// A quest.
        quest -> QuestId = quests "quest";
        /// An event.
        event -> EventId = events "event";
        /// An order of the Avatar.
        order -> OrderId = orders "order";
        /// A kind of evocation.
        evocation -> EvocationKind = evocations "evocation";
        /// A kind of upgrade.
        upgrade -> UpgradeKind = upgrades "upgrade";
        /// A kind of misfortune.
        misfortune -> MisfortuneKind = misfortunes "misfortune";
        /// A mage one can play.
        character -> CharacterId = mages "mage";
    }

    /// A room by name or hex.
    pub(crate) fn room(&self, word: &str) -> Result<RoomId, SetupError> {
        if word.contains(',') {
            let hex = read_hex(word)?;
            let found = self.board.room_at(hex);
            return found.ok_or_else(|| SetupError(format!("there is no room at {word}")));
        }
        let known = self.pack.rooms.iter();
        find(
            "room",
            word,
            known.map(|it| (it.id.as_str(), it.names.en.as_str())),
        )
        .map(RoomId)
    }

    /// A mage of a player, or the Rose.
    pub(crate) fn party(&self, word: &str) -> Result<Party, SetupError> {
        let wanted = folded(word);
        if matches!(wanted.as_str(), "rose" | "the black rose" | "avatar") {
            return Ok(Party::ROSE);
        }
        let called = |character: &CharacterId| {
            let card = self.pack.character(*character);
            let names = [&card.id, &card.names.en, &letter(self.pack, *character)];
            names.into_iter().any(|name| folded(name) == wanted)
        };
        let seat = self.mages.iter().position(called);
        let seat = seat.map(|seat| Party(seat as u8));
        seat.ok_or_else(|| SetupError(format!("`{word}` is no mage at this table")))
    }

    /// A party, or another one if none is named.
    pub(crate) fn party_or(&self, word: Option<&str>, or: Party) -> Result<Party, SetupError> {
        word.map_or(Ok(or), |word| self.party(word))
    }

    /// A mage of a player, or another one if none is named.
    pub(crate) fn seat(&self, word: Option<&str>, or: Party) -> Result<Party, SetupError> {
        match self.party_or(word, or)? {
            Party::ROSE => refuse("a player's mage is needed here, not the Rose"),
            mage => Ok(mage),
        }
    }

    /// Several parties, e.g. the cubes of a track.
    pub(crate) fn cubes<const N: usize>(
        &self,
        words: &[String],
    ) -> Result<ArrayVec<Party, N>, SetupError> {
        if words.len() > N {
            return refuse(format!("no more than {N} cubes fit there"));
        }
        words.iter().map(|word| self.party(word)).collect()
    }

    /// A spell and its half: `grim_torment bottom`; the light half unless told.
    pub(crate) fn spell_half(&self, text: &str) -> Result<(SpellId, HalfSide), SetupError> {
        let (name, half) = match text.rsplit_once(' ') {
            Some((name, "top")) => (name, HalfSide::Top),
            Some((name, "bottom")) => (name, HalfSide::Bottom),
            _ => (text, HalfSide::Top),
        };
        let spell = self.spell(name)?;
        if half == HalfSide::Bottom && self.pack.spell(spell).bottom.is_none() {
            return refuse(format!("`{name}` has no bottom half"));
        }
        Ok((spell, half))
    }

    /// A card of a board: `visceral_fire top prepared`, `brain_worm active`,
    /// `cursed_bond bottom revealed on G`.
    pub(crate) fn planned(&self, text: &str) -> Result<PlannedWords, SetupError> {
        let (text, on) = match text.rsplit_once(" on ") {
            Some((text, on)) => (text, Some(self.party(on)?)),
            None => (text, None),
        };
        let (text, face) = match text.rsplit_once(' ') {
            Some((text, "prepared")) => (text, Face::Prepared),
            Some((text, "active")) => (text, Face::Active),
            Some((text, "revealed")) => (text, Face::Revealed),
            _ => (text, Face::Prepared),
        };
        let (spell, half) = self.spell_half(text)?;
        Ok(PlannedWords {
            spell,
            half,
            face,
            on,
        })
    }
}

/// A card of a board in words.
pub(crate) struct PlannedWords {
    /// The spell.
    pub(crate) spell: SpellId,
    /// Its half.
    pub(crate) half: HalfSide,
    /// How it lies.
    pub(crate) face: Face,
    /// Whom its stable effects watch.
    pub(crate) on: Option<Party>,
}

/// A name with a number behind it: `slowness 1`.
pub(crate) fn counted(text: &str) -> (&str, Option<u8>) {
    let split = text.rsplit_once(' ');
    let counted = split.and_then(|(name, number)| Some((name, number.parse().ok()?)));
    counted.map_or((text, None), |(name, number)| (name, Some(number)))
}

/// A hex: `1,-1`.
pub(crate) fn read_hex(text: &str) -> Result<Hex, SetupError> {
    let hex = text.split_once(',').and_then(|(q, r)| {
        let part = |text: &str| text.trim().parse().ok();
        Some(Hex::new(part(q)?, part(r)?))
    });
    hex.ok_or_else(|| SetupError(format!("`{text}` is no hex: write it as `1,-1`")))
}

/// A school.
pub(crate) fn read_school(word: &str) -> Result<School, SetupError> {
    let wanted = folded(word);
    let school = School::ALL
        .iter()
        .find(|it| folded(&format!("{it:?}")) == wanted);
    school.map_or_else(
        || refuse(format!("there is no school `{word}`")),
        |it| Ok(*it),
    )
}

/// A moon as an index.
pub(crate) fn read_moon(word: &str) -> Result<usize, SetupError> {
    match word {
        "1" => Ok(0),
        "2" => Ok(1),
        "3" => Ok(2),
        _ => refuse(format!("there is no moon `{word}`: it is 1, 2 or 3")),
    }
}
