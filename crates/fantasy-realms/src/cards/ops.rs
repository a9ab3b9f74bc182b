//! What realm cards say: one operation a sentence.

use super::ids::{Name, Suit};

/// Cards of one suit, all of them or all but the speaking card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Group {
    /// Leaves out the card that carries the sentence.
    pub other: bool,
    /// The suit that counts.
    pub suit: Suit,
}

/// A suit or one named card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Every card of a suit.
    Suit(Suit),
    /// The cards of that name.
    Name(Name),
}

/// One part of a [`Condition`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Need {
    /// The named card is active.
    Name(Name),
    /// A card of one of these suits is active.
    AnyOf(Vec<Suit>),
    /// One of the named cards is active.
    Either(Vec<Name>),
}

/// Needs that must hold all at once.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Condition(pub Vec<Need>);

/// A line of a table of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rung {
    /// What the line pays.
    pub points: i16,
    /// For how many cards.
    pub cards: u8,
}

/// A scoring term; points may be negative.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Term {
    /// Points for each active card of the groups.
    ForEach { points: i16, groups: Vec<Group> },
    /// The same, under a condition.
    ForEachWith { points: i16, groups: Vec<Group>, condition: Condition },
    /// Points once if the condition holds.
    With { points: i16, condition: Condition },
    /// Points once if no card of these suits is active.
    Without { points: i16, suits: Vec<Suit> },
    /// Points for the first card of the group, other points for each further one.
    FirstAndFurther { first: i16, group: Group, further: i16 },
    /// The strengths of all active cards of these suits.
    TotalStrength { suits: Vec<Suit> },
    /// The greatest strength among the active cards of these suits, never below 0.
    GreatestStrength { suits: Vec<Suit> },
    /// Points once if exactly so many cards of these suits are active.
    Exactly { points: i16, count: u8, suits: Vec<Suit> },
    /// Runs of consecutive strengths.
    Runs { rungs: Vec<Rung> },
    /// Differently named cards of one suit; several suits may pay.
    SuitSets { rungs: Vec<Rung> },
    /// Points if no two active cards share a suit.
    AllSuitsDifferent { points: i16 },
    /// Points for each other player.
    ForEachOtherPlayer { points: i16 },
    /// Points for each card with a penalty that is not cleared.
    ForEachUnclearedPenalty { points: i16 },
    /// Points for each such card in the discard area.
    ForEachDiscarded { points: i16, kinds: Vec<Kind> },
}

/// A suit that is blanked, with its exceptions.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BlankClause {
    /// Spares the card that carries the sentence.
    pub other: bool,
    /// The suit that is blanked.
    pub suit: Suit,
    /// Names of this suit that are spared.
    pub except: Vec<Name>,
}

/// A sentence of the bonus part.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum BonusSentence {
    /// Alternatives: the best one pays (FR-13.3).
    Score(Vec<Term>),
    /// Clears the penalties of these suits.
    ClearPenalties { suits: Vec<Suit> },
    /// Clears all penalties.
    ClearEveryPenalty,
    /// Clears one penalty of the owner's choice.
    ClearOne { suits: Vec<Suit> },
    /// Clears a suit word from every penalty.
    ClearWord { word: Suit },
    /// Clears a suit word from the penalties of these suits.
    ClearWordFrom { word: Suit, suits: Vec<Suit> },
    /// Cards of these suits cannot be blanked.
    ProtectSuits { suits: Vec<Suit> },
    /// This card cannot be blanked.
    ProtectSelf,
    /// One other card of the owner's choice cannot be blanked.
    ProtectOneOther,
    /// Takes name and suit of any card of these suits.
    CopyAny { suits: Vec<Suit> },
    /// Copies another card of the hand.
    CopyOtherInHand,
    /// Changes the suit of one other card of the hand.
    ChangeSuitOfOther,
    /// At the end: draw the top card.
    EndTopCard { step: u8 },
    /// At the end: take any card of the deck.
    EndSearchDeck { step: u8 },
    /// At the end: take a card of these suits from the discard area.
    EndTakeDiscarded { step: u8, suits: Vec<Suit> },
}

/// A sentence of the penalty part.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PenaltySentence {
    /// Points, as in a bonus.
    Score(Vec<Term>),
    /// Blanks suits.
    Blanks(Vec<BlankClause>),
    /// Blanks everything else.
    BlanksAllExcept(Vec<Kind>),
    /// Blanks every card that is alone in its suit.
    BlanksLone { except: Vec<Suit> },
    /// This card is blanked without one of these suits.
    BlankedWithout(Vec<Suit>),
    /// This card is blanked with any of these.
    BlankedWith(Vec<Kind>),
}
