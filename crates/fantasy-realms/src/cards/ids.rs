//! Small typed indices into a [`Pack`](super::Pack): the engine never compares strings.

use serde::{Deserialize, Serialize};

/// A suit: an index into [`Pack::suits`](super::Pack::suits).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub struct Suit(pub u8);

/// A card name: an index into [`Pack::names`](super::Pack::names). A card and the card that
/// replaces it in another deck carry the same name (FR-1.4), so names are not cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Name(pub u8);

/// A realm card: an index into [`Pack::cards`](super::Pack::cards).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub struct CardId(pub u8);

/// A cursed item: an index into [`Pack::items`](super::Pack::items).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub struct ItemId(pub u8);

cardtext::words! {
    Suit(u8) = "suit";
    Name(u8) = "card name";
}
