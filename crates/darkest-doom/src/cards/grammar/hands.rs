//! Cards: drawn, discarded, looked at, worn.

use super::super::program::{Deck, Held};
use super::amounts::{Few, Many};
use super::nouns::{DamageTokens, EventCards, MissionCards};
use super::who::{Other, Several};
use cardtext::{EnglishTemplate, forms, phrases};

forms! {
    /// Or fewer.
    pub flag UpTo = "up to";
    /// All cards of the same one.
    pub flag FromOneDeck = "from one deck";
}

phrases! {
    /// Who picks the cards that somebody loses.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Pick {
        /// The one who loses them.
        Owner => "",
        /// The one who resolves the card.
        Actor => "that you choose",
        /// Nobody.
        Random => "at random",
    }

    /// What becomes of the cards that were looked at.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum After {
        /// Nothing.
        Nothing => "",
        /// One is kept.
        Keep => ", keep one of them and put the others under the deck in any order",
        /// They go back.
        Reorder => ", put them back in any order and, if you wish, one of them under the deck",
    }

    /// The cards that are looked at.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Top {
        /// Missions.
        Missions(cards: Few<MissionCards>) => "the top {cards}",
        /// Dark Events.
        Events(cards: Few<EventCards>) => "the top {cards}",
    }

    /// Something happens to cards.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Hands {
        /// You draw.
        Draw { cards: Many<Deck>, one_deck: bool as FromOneDeck } => "draw {cards} {one_deck}",
        /// Somebody else draws.
        Draws { other: Other, cards: Many<Deck>, one_deck: bool as FromOneDeck }
            => "{other} draws {cards} {one_deck}",
        /// You discard.
        Discard { up_to: bool as UpTo, cards: Many<Held>, pick: Pick }
            => "discard {up_to} {cards} {pick}",
        /// Somebody else discards.
        Discards { other: Other, up_to: bool as UpTo, cards: Many<Held>, pick: Pick }
            => "{other} discards {up_to} {cards} {pick}",
        /// You keep only so many.
        DiscardDown { cards: Held as Several, number: u8 }
            => "discard {cards} down to {number}",
        /// They pass into your hand.
        Take { cards: Many<Held>, other: Other, pick: Pick } => "take {cards} from {other} {pick}",
        /// You see a hand.
        LookAtHand(other: Other) => "look at the hand of {other}",
        /// You see the top of a deck.
        Look { top: Top, after: After } => "look at {top} {after}",
        /// The swap of DD-5.16.
        Exchange => "exchange your Dark Corruption cards for as many new ones",
        /// A battle spell.
        CancelSpell => "cancel the spell that your opponent has just played",
        /// Equipment.
        Repair(tokens: Few<DamageTokens>)
            => "put up to {tokens} back on one of your equipment cards",
        /// Your equipment.
        Wear(tokens: Few<DamageTokens>) => "remove {tokens} from one of your equipment cards",
        /// The equipment of somebody else.
        Wears { tokens: Few<DamageTokens>, other: Other }
            => "remove {tokens} from an equipment card of {other}",
    }
}

pub(super) const TEMPLATES: &[&[EnglishTemplate]] = &[
    UpTo::TEMPLATES,
    FromOneDeck::TEMPLATES,
    Pick::TEMPLATES,
    After::TEMPLATES,
    Top::TEMPLATES,
    Hands::TEMPLATES,
];
