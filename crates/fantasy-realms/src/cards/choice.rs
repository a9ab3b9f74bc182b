//! What a card lets its owner choose when the hands are open (FR-10, FR-11).

use super::{BonusSentence, RealmCard};
use serde::Serialize;

/// What a card lets its owner choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
#[serde(rename_all = "kebab-case")]
pub enum ChoiceKind {
    /// To become another card of the hand.
    CopyInHand,
    /// To take name and suit of any card of certain suits.
    CopyAny,
    /// To give another card of the hand a new suit.
    ChangeSuit,
    /// To clear the penalty of one card.
    ClearOne,
    /// To protect one other card.
    ProtectOne,
}

impl ChoiceKind {
    /// What a sentence lets its owner choose, if it does.
    #[must_use]
    pub fn of(sentence: &BonusSentence) -> Option<Self> {
        match sentence {
            BonusSentence::CopyOtherInHand => Some(ChoiceKind::CopyInHand),
            BonusSentence::CopyAny { .. } => Some(ChoiceKind::CopyAny),
            BonusSentence::ChangeSuitOfOther => Some(ChoiceKind::ChangeSuit),
            BonusSentence::ClearOne { .. } => Some(ChoiceKind::ClearOne),
            BonusSentence::ProtectOneOther => Some(ChoiceKind::ProtectOne),
            _ => None,
        }
    }

    /// The id in questions and messages.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            ChoiceKind::CopyInHand => "copy-in-hand",
            ChoiceKind::CopyAny => "copy-any",
            ChoiceKind::ChangeSuit => "change-suit",
            ChoiceKind::ClearOne => "clear-one",
            ChoiceKind::ProtectOne => "protect-one",
        }
    }

    /// The rule behind it.
    #[must_use]
    pub fn rule(self) -> &'static str {
        match self {
            ChoiceKind::CopyInHand => "FR-10.2",
            ChoiceKind::CopyAny => "FR-10.3",
            ChoiceKind::ChangeSuit => "FR-10.5",
            ChoiceKind::ClearOne => "FR-11.2",
            ChoiceKind::ProtectOne => "FR-11.5",
        }
    }
}

impl RealmCard {
    /// What the card lets its owner choose at the end, if anything.
    #[must_use]
    pub fn choice_kind(&self) -> Option<ChoiceKind> {
        self.bonus.iter().find_map(ChoiceKind::of)
    }
}
