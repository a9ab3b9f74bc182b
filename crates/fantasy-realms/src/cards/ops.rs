//! What realm cards say: one operation a sentence. The template behind each operation is both
//! how a card file writes it and how a screen shows it.

use super::forms::{BestOf, Cards, Except, Other, Points};
use super::ids::{Name, Suit};
use cardtext::{And, EnglishTemplate, Or, Ordinal, phrases};

phrases! {
    /// Cards of one suit, all of them or all but the card that speaks.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct Group {
        /// Leaves out the card that carries the sentence.
        pub other: bool as Other,
        /// The suit that counts.
        pub suit: Suit,
    } => "{other} {suit}";

    /// A suit or the cards of one name.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Kind {
        /// Every card of a suit.
        Suit(suit: Suit) => "{suit}",
        /// Every card of a name.
        Name(name: Name) => "{name}",
    }

    /// One part of a [`Condition`].
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Need {
        /// A card of this name is active.
        Name(name: Name) => "{name}",
        /// A card of one of these suits is active.
        AnyOf(suits: Vec<Suit> as Or) => "any {suits}",
        /// A card of one of these names is active.
        Either(names: Vec<Name> as Or) => "either {names}",
    }

    /// Needs that must hold all at once.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub struct Condition(pub needs: Vec<Need> as And) => "{needs}";

    /// A line of a table of points.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct Rung {
        /// What it pays.
        pub points: i16 as Points,
        /// For how many cards; the last line of a table also for more.
        pub cards: u8 as Cards,
    } => "{points} for {cards}";

    /// A scoring term. It looks at active cards only, and its points may be negative.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Term {
        /// Pays for every card of the groups.
        ForEach { points: i16 as Points, groups: Vec<Group> as And }
            => "{points} for each {groups}",
        /// The same, but only while a condition holds.
        ForEachWith { points: i16 as Points, groups: Vec<Group> as And, condition: Condition }
            => "{points} for each {groups} with {condition}",
        /// Pays once if the condition holds.
        With { points: i16 as Points, condition: Condition } => "{points} with {condition}",
        /// Pays once if there is no card of these suits.
        Without { points: i16 as Points, suits: Vec<Suit> as Or }
            => "{points} without any {suits}",
        /// Pays for the first card of the group and less (or more) for each further one.
        FirstAndFurther { first: i16 as Points, group: Group, further: i16 as Points }
            => "{first} for the first {group} and {further} for each further one",
        /// Pays the strengths of all cards of these suits.
        TotalStrength { suits: Vec<Suit> as And } => "the total strength of every {suits}",
        /// Pays the greatest strength among the cards of these suits, never less than nothing.
        GreatestStrength { suits: Vec<Suit> as Or } => "the greatest strength of any {suits}",
        /// Pays once if the cards of these suits are exactly so many.
        Exactly { points: i16 as Points, count: u8 as Cards, suits: Vec<Suit> as Or }
            => "{points} with exactly {count} of suit {suits}",
        /// Pays for runs of consecutive strengths (FR-13.5).
        Runs { rungs: Vec<Rung> as And }
            => "for each run of consecutive strengths, {rungs} or more",
        /// Pays for differently named cards of one suit; several suits may pay (FR-13.4).
        SuitSets { rungs: Vec<Rung> as And }
            => "for the differently named cards of each suit, {rungs} or more",
        /// Pays once if every card has a suit of its own.
        AllSuitsDifferent { points: i16 as Points } => "{points} if no two cards share a suit",
        /// Pays for every opponent at the table.
        ForEachOtherPlayer { points: i16 as Points } => "{points} for each other player",
        /// Pays for every card whose penalty was not cleared (FR-13.8).
        ForEachUnclearedPenalty { points: i16 as Points }
            => "{points} for each card with a penalty that is not cleared",
        /// Pays for every such card in the discard area (FR-13.10).
        ForEachDiscarded { points: i16 as Points, kinds: Vec<Kind> as And }
            => "{points} for each {kinds} in the discard area",
    }

    /// A suit that is blanked, with the names that are spared.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub struct BlankClause {
        /// Spares the card that carries the sentence.
        pub other: bool as Other,
        /// The suit that is blanked.
        pub suit: Suit,
        /// Names that are spared while they have this suit (FR-12.8).
        pub except: Vec<Name> as Except,
    } => "every {other} {suit} {except}";

    /// A sentence of the bonus part of a card.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum BonusSentence {
        /// Points; of several alternatives the best one pays (FR-13.3).
        Score(alternatives: Vec<Term> as BestOf) => "{alternatives}",
        /// The penalties of these suits are ignored.
        ClearPenalties { suits: Vec<Suit> as And } => "clears the penalty of every {suits}",
        /// All penalties are ignored.
        ClearEveryPenalty => "clears every penalty",
        /// The penalty of one card of the owner's choice is ignored.
        ClearOne { suits: Vec<Suit> as Or } => "you may clear the penalty of one {suits}",
        /// The word is deleted from all penalties (FR-11.3).
        ClearWord { word: Suit } => "clears the word {word} from every penalty",
        /// The word is deleted from the penalties of these suits (FR-11.3).
        ClearWordFrom { word: Suit, suits: Vec<Suit> as And }
            => "clears the word {word} from the penalty of every {suits}",
        /// Cards of these suits are protected (FR-11.5).
        ProtectSuits { suits: Vec<Suit> as Or } => "no {suits} can be blanked",
        /// The card itself is protected.
        ProtectSelf => "this card cannot be blanked",
        /// One other card of the owner's choice is protected.
        ProtectOneOther => "you may protect one other card from being blanked",
        /// The card becomes another in name and suit (FR-10.3).
        CopyAny { suits: Vec<Suit> as Or }
            => "you may take the name and suit of any {suits} in the game",
        /// The card becomes another of the same hand, without its bonus (FR-10.2).
        CopyOtherInHand
            => "you may take the name, suit, strength and penalty of another card in your hand",
        /// Another card of the hand gets a suit of the owner's choice (FR-10.5).
        ChangeSuitOfOther => "you may change the suit of another card in your hand",
        /// An extra card at the end; the ordinal orders the cards that do this (FR-9.1).
        EndTopCard { step: u8 as Ordinal }
            => "{step} at the end of the game, take the top card of the deck",
        /// The same, with a card of the owner's choice.
        EndSearchDeck { step: u8 as Ordinal }
            => "{step} at the end of the game, look through the deck and take a card",
        /// The same, out of the discard area, if the owner likes.
        EndTakeDiscarded { step: u8 as Ordinal, suits: Vec<Suit> as Or }
            => "{step} at the end of the game, you may take one {suits} from the discard area",
    }

    /// A sentence of the penalty part of a card.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum PenaltySentence {
        /// Points, usually negative.
        Score(alternatives: Vec<Term> as BestOf) => "{alternatives}",
        /// Blanks suits.
        Blanks(clauses: Vec<BlankClause> as And) => "blanks {clauses}",
        /// Blanks all that is not listed.
        BlanksAllExcept(kinds: Vec<Kind> as And) => "blanks every card except {kinds}",
        /// Blanks cards without company, before all other blanking (FR-12.2).
        BlanksLone { except: Vec<Suit> as Except }
            => "blanks every card that is alone in its suit {except}",
        /// The card itself is blanked if none of these suits is there.
        BlankedWithout(suits: Vec<Suit> as Or) => "blanked without any {suits}",
        /// The card itself is blanked if one of these is there.
        BlankedWith(kinds: Vec<Kind> as Or) => "blanked with any {kinds}",
    }
}

pub(super) const TEMPLATES: &[&[EnglishTemplate]] = &[
    Group::TEMPLATES,
    Kind::TEMPLATES,
    Need::TEMPLATES,
    Condition::TEMPLATES,
    Rung::TEMPLATES,
    Term::TEMPLATES,
    BlankClause::TEMPLATES,
    BonusSentence::TEMPLATES,
    PenaltySentence::TEMPLATES,
];
