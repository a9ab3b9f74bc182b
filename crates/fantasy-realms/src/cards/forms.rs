//! How numbers and small lists read on the cards of this game.

use cardtext::{EnglishTemplate, forms};

forms! {
    /// "1 point", "50 points".
    pub noun Points = "point" | "points";
    /// "1 card", "3 cards".
    pub noun Cards = "card" | "cards";
    /// "card", "3 cards": after "the top" and "the bottom".
    pub bare noun TopCards = "card" | "cards";
    /// "cursed item", "3 cursed items": after "the top".
    pub bare noun TopItems = "cursed item" | "cursed items";
    /// "1 other face-down cursed item", "3 other face-down cursed items".
    pub noun OtherFaceDownItems = "other face-down cursed item" | "other face-down cursed items";
    /// Leaves out the card itself.
    pub flag Other = "other";
    /// Alternatives of which the best one pays (FR-13.3).
    pub list BestOf = ", or";
    /// Exceptions, if there are any.
    pub tail Except = "except {list}";
}

pub(super) const TEMPLATES: &[&[EnglishTemplate]] = &[
    Points::TEMPLATES,
    Cards::TEMPLATES,
    TopCards::TEMPLATES,
    TopItems::TEMPLATES,
    OtherFaceDownItems::TEMPLATES,
    Other::TEMPLATES,
    BestOf::TEMPLATES,
    Except::TEMPLATES,
];
