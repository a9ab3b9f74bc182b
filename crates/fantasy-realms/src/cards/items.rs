//! Cursed items: what they are and what they say, one operation a sentence.

use super::Names;
use super::forms::{Cards, OtherFaceDownItems, Points, TopCards, TopItems};
use cardtext::{EnglishTemplate, phrases};
use serde::{Deserialize, Serialize};

/// A cursed item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The id of its block.
    pub id: String,
    /// The names on the card.
    pub names: Names,
    /// The number on the card.
    pub number: u16,
    /// What it is worth face down at the end.
    pub value: i16,
    /// The same with two players, where it differs (FR-6.7).
    pub value_two_players: Option<i16>,
    /// When it may be used.
    pub timing: Timing,
    /// May an item that copies items copy it?
    pub copyable: bool,
    /// The rule that explains it, such as "FR-8.7".
    pub rule: String,
    /// What happens when it is used, sentence by sentence.
    pub effect: Vec<ItemSentence>,
    /// Extra points at the end.
    pub bonus: Vec<ItemBonus>,
}

phrases! {
    /// When an item may be used.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum Timing {
        /// At any moment of the own turn (FR-7.3).
        AnyTime => "any time",
        /// Instead of the whole turn (FR-7.4).
        ReplaceTurn => "replace turn",
        /// As the last thing of the turn (FR-7.5).
        AfterTurn => "after turn",
        /// Whenever the item it copies may be used (FR-8.18).
        Copied => "copied",
    }

    /// A sentence of an item's effect. The user makes all choices (FR-7.13); "that" and "them"
    /// are what the sentences before have named.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum ItemSentence {
        /// Names an opponent for the sentences that follow.
        ChooseOtherPlayer => "choose another player",
        /// A private look.
        LookAtThatHand => "look at that player's hand",
        /// Unseen cards of the deck become discarded cards.
        TopToDiscard { cards: u8 as TopCards }
            => "put the top {cards} of the deck into the discard area",
        /// Any cards of the hand.
        DiscardHand { cards: u8 as Cards } => "discard {cards}",
        /// Never from the discard area.
        DrawDeck { cards: u8 as Cards } => "draw {cards} from the deck",
        /// A private look; all cards if the deck has fewer.
        LookAtBottom { cards: u8 as TopCards } => "look at the bottom {cards} of the deck",
        /// The cards just looked at.
        ReorderBottom => "put them back on the bottom in any order",
        /// Names a suit for the sentences that follow (FR-7.14).
        NameSuit => "name a suit",
        /// To everybody, then they take them back.
        OthersShowThatSuit => "each other player shows all cards of that suit",
        /// To everybody.
        ShowHandCard => "show a card from your hand",
        /// Clockwise and open, no card at all allowed.
        OthersOffer { up_to: u8 as Cards } => "each other player may offer up to {up_to}",
        /// With exactly one of the offered cards.
        SwapForOffer => "you may swap the shown card for an offered card",
        /// If there was no swap.
        OtherwiseMayDiscardShownAndDraw
            => "otherwise, you may discard the shown card and draw 1 card from the deck",
        /// Taken later in place of a drawn item, in any order.
        SetAsideItems { items: u8 as TopItems }
            => "set aside the top {items}, to be drawn first",
        /// Only cards that nothing covers.
        DiscardedToBottom { cards: u8 as Cards }
            => "put {cards} from the discard area on the bottom of the deck",
        /// From now on only the user may take them.
        CoverDiscarded { cards: u8 as Cards } => "cover {cards} in the discard area",
        /// A private look.
        LookAtTop { cards: u8 as TopCards } => "look at the top {cards} of the deck",
        /// The robbed player draws a new one.
        TakeOthersItem => "take the face-up cursed item of another player",
        /// One of the cards that were discarded last.
        TakeDiscardedItem { among: u8 as TopCards }
            => "take one of the top {among} of the cursed item discard pile",
        /// The item just taken.
        UseThatItem => "use it at once",
        /// As many as the user likes between the two numbers.
        HandToBottom { min: u8, max: u8 as Cards }
            => "put {min} to {max} from your hand on the bottom of the deck",
        /// As many as were put away.
        DrawAsMany => "draw as many cards from the deck",
        /// The user's choice.
        TakeDiscarded { cards: u8 as Cards } => "take {cards} from the discard area",
        /// Of the cards just drawn, each to the place the user likes.
        PutBackDrawn { cards: u8 } => "put {cards} of them back on the top or bottom of the deck",
        /// Unseen by the others.
        DrawUntilThatSuit { at_most: u8 as Cards }
            => "draw from the deck until a card of that suit appears, at most {at_most}",
        /// Does nothing if the suit did not appear.
        KeepMatchAndDiscardHeld
            => "if it appears, keep it and discard a card that you held before",
        /// The cards drawn in vain.
        ShowAndShuffleRest => "show the other drawn cards and shuffle them into the deck",
        /// The hand is one card larger from now on.
        SkipDiscard => "skip the discard of this turn",
        /// A private look.
        LookThroughDeck => "look through the deck",
        /// A card of the deck, of the user's choice.
        PutOneOnTop => "put one of its cards on top",
        /// Before anything is drawn at the end of the game.
        ShuffleAtEndOfTurn => "shuffle the deck at the end of the turn",
        /// Its effect, with its timing.
        CopyOwnItem => "copy one of your face-down cursed items",
        /// Right after this one.
        ExtraTurn => "take an extra turn",
    }

    /// A sentence that pays at the end for an item that lies face down.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum ItemBonus {
        /// Pays once if the owner has enough other items.
        OtherFaceDown { points: i16 as Points, at_least: u8 as OtherFaceDownItems }
            => "{points} with at least {at_least}",
    }
}

pub(super) const TEMPLATES: &[&[EnglishTemplate]] = &[
    Timing::TEMPLATES,
    ItemSentence::TEMPLATES,
    ItemBonus::TEMPLATES,
];
