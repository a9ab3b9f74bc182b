//! What is chosen before the start (section 11, SB-12.11, and the switchable rulings of section 16).

use serde::{Deserialize, Serialize};

/// What was chosen before the start.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// How the seven spells are found.
    pub mode: Mode,
    /// The agreed spells; the table owner is asked for the colours that are missing.
    pub spells: Vec<String>,
    /// How many tokens the solo opponent starts with (SB-12.11).
    pub difficulty: u8,
    /// When a spell that answers to taken tokens does so.
    #[serde(rename = "mirage_timing")]
    pub timing: Timing,
    /// Which stored tokens a spell that counts its rune counts.
    #[serde(rename = "communion4_scoring")]
    pub counting: Counting,
    /// What can be stored from the tray after learning.
    #[serde(rename = "communion5_source")]
    pub leftovers: Leftovers,
    /// Ask also where there is only one answer, and before a day ends.
    pub every_step: bool,
}

/// How the seven spells of the game are found (section 11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// At random (SB-11.3).
    #[default]
    Classic,
    /// The first introductory set (SB-11.1).
    Set1,
    /// The second one (SB-11.2).
    Set2,
    /// The third one (SB-11.2).
    Set3,
    /// The players' own combination (SB-11.4).
    Agreed,
}

/// When a spell that answers to taken tokens does so (OP-6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "spellbook/"))]
#[serde(rename_all = "snake_case")]
pub enum Timing {
    /// After each token (SB-8.18.2).
    #[default]
    Immediate,
    /// After the whole action.
    AfterAction,
}

/// Which stored tokens a spell that counts its rune counts (OP-4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "spellbook/"))]
#[serde(rename_all = "snake_case")]
pub enum Counting {
    /// Those with the rune of the card (SB-8.21.2).
    #[default]
    Rune,
    /// All of them.
    Any,
}

/// What can be stored from the tray after learning (OP-5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "spellbook/"))]
#[serde(rename_all = "snake_case")]
pub enum Leftovers {
    /// Anything that lies there (SB-8.21.3).
    #[default]
    Tray,
    /// Only what was just paid.
    JustDiscarded,
}

/// The most tokens the solo opponent can start with (SB-12.11).
pub const MOST_DIFFICULT: u8 = 3;
