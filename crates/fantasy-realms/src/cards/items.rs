//! What cursed items say: one operation a sentence.

use super::Names;
use serde::{Deserialize, Serialize};

/// When an item may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Timing {
    /// At any moment of the own turn.
    AnyTime,
    /// Instead of the regular turn.
    ReplaceTurn,
    /// As the last thing of the turn.
    AfterTurn,
    /// With the timing of the item it copies.
    Copied,
}

/// A cursed item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The id of the card file.
    pub id: String,
    /// The names on the card.
    pub names: Names,
    /// The collector's number.
    pub number: u16,
    /// What it is worth face down at the end.
    pub value: i16,
    /// The same with two players, where it differs.
    pub value_two_players: Option<i16>,
    /// When it may be used.
    pub timing: Timing,
    /// May another item copy it?
    pub copyable: bool,
    /// The rule that explains it.
    pub rule: String,
    /// What happens, sentence by sentence.
    pub effect: Vec<ItemSentence>,
    /// Extra points at the end.
    pub bonus: Vec<ItemBonus>,
}

/// A sentence of an item's effect.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ItemSentence {
    ChooseOtherPlayer,
    LookAtThatHand,
    TopToDiscard { cards: u8 },
    DiscardHand { cards: u8 },
    DrawDeck { cards: u8 },
    LookAtBottom { cards: u8 },
    ReorderBottom,
    NameSuit,
    OthersShowThatSuit,
    ShowHandCard,
    OthersOffer { up_to: u8 },
    SwapForOffer,
    OtherwiseMayDiscardShownAndDraw,
    SetAsideItems { items: u8 },
    DiscardedToBottom { cards: u8 },
    CoverDiscarded { cards: u8 },
    LookAtTop { cards: u8 },
    TakeOthersItem,
    TakeDiscardedItem { among: u8 },
    UseThatItem,
    HandToBottom { min: u8, max: u8 },
    DrawAsMany,
    TakeDiscarded { cards: u8 },
    PutBackDrawn { cards: u8 },
    DrawUntilThatSuit { at_most: u8 },
    KeepMatchAndDiscardHeld,
    ShowAndShuffleRest,
    SkipDiscard,
    LookThroughDeck,
    PutOneOnTop,
    ShuffleAtEndOfTurn,
    CopyOwnItem,
    ExtraTurn,
}

/// A sentence that pays at the end.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ItemBonus {
    /// Points with at least so many other face-down items.
    OtherFaceDown { points: i16, at_least: u8 },
}
