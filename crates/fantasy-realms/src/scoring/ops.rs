//! The compiled form of the cards: sentences as bit masks, all in a few flat tables.

use super::bits::nibbles;

/// A stretch of one of the tables of a score book.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Span {
    pub(super) from: u16,
    pub(super) to: u16,
}

impl Span {
    pub(super) fn of<T>(self, table: &[T]) -> &[T] {
        table
            .get(usize::from(self.from)..usize::from(self.to))
            .unwrap_or(&[])
    }

    pub(super) fn is_empty(self) -> bool {
        self.from == self.to
    }
}

/// The choice a card offers its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Offer {
    CopyAny { suits: u16 },
    CopyOther,
    ChangeSuit,
    ClearOne { suits: u16 },
    ProtectOne,
}

/// A card, with its sentences in the tables of the book.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Row {
    /// Scoring terms of the bonus part.
    pub(super) bonus: Span,
    /// Scoring terms of the penalty part.
    pub(super) penalty: Span,
    /// Blanking texts of the penalty part.
    pub(super) blanks: Span,
    /// Clearing and protecting texts of the bonus part.
    pub(super) aids: Span,
    /// What its sentences tell apart.
    pub(super) distinctions: Span,
    pub(super) strength: i16,
    pub(super) suit: u8,
    pub(super) name: u8,
    pub(super) traits: Traits,
    pub(super) offer: Option<Offer>,
    pub(super) choice_order: u8,
}

/// A difference between cards that a sentence can see. Two suits or names that nothing in a hand
/// tells apart are interchangeable there.
#[derive(Clone, Copy, Debug)]
pub(super) enum Distinction {
    /// These suits from all others.
    Suits(u16),
    /// These names from all others.
    Names(u128),
    /// Cards of equal suit from others.
    EqualSuits,
    /// Cards of equal name from others.
    EqualNames,
}

/// What a card has at all; or-ed over a hand it says which steps can be skipped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Traits(pub(super) u8);

impl Traits {
    pub(super) const PENALTY: Traits = Traits(1);
    pub(super) const BLANKS: Traits = Traits(2);
    pub(super) const AIDS: Traits = Traits(4);
    pub(super) const OFFER: Traits = Traits(8);

    pub(super) const fn has(self, other: Traits) -> bool {
        self.0 & other.0 != 0
    }

    pub(super) const fn and(self, other: Traits) -> Traits {
        Traits(self.0 | other.0)
    }
}

/// A clearing or protecting text.
#[derive(Clone, Copy, Debug)]
pub(super) enum Aid {
    Clear { suits: u16 },
    ClearWord { word: u16, from: u16 },
    ProtectSuits { suits: u16 },
    ProtectSelf,
}

/// How many texts of one card may be about its own blanking.
pub(super) const MAX_OWN_TEXTS: usize = 2;

/// A blanking text; `sentence` is its place in the penalty part of the card.
#[derive(Clone, Copy, Debug)]
pub(super) struct Blanking {
    pub(super) sentence: u8,
    pub(super) text: BlankText,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum BlankText {
    /// A suit but for some names, possibly sparing the card itself.
    Suit { suit: u8, except: u128, other: bool },
    /// Everything but these suits and names.
    AllExcept { suits: u16, names: u128 },
    /// Cards alone in their suit, but for these suits (step 5).
    Lone { except: u16 },
    /// The card itself, without any of these suits.
    Without { suits: u16 },
    /// The card itself, with any of these.
    With { suits: u16, names: u128 },
}

impl BlankText {
    pub(super) fn distinctions(self, told: &mut Vec<Distinction>) {
        use Distinction as D;
        match self {
            BlankText::Suit { suit, except, .. } => {
                told.extend([D::Suits(1 << suit), D::Names(except)]);
            }
            BlankText::AllExcept { suits, names } | BlankText::With { suits, names } => {
                told.extend([D::Suits(suits), D::Names(names)]);
            }
            BlankText::Lone { except } => told.extend([D::Suits(except), D::EqualSuits]),
            BlankText::Without { suits } => told.push(D::Suits(suits)),
        }
    }

    /// Is it about the card that bears it?
    pub(super) const fn is_own(self) -> bool {
        matches!(self, BlankText::Without { .. } | BlankText::With { .. })
    }

    /// The text once some suit words are deleted (FR-11.3); `None` if a condition lost all.
    pub(super) fn without_words(self, words: u16) -> Option<BlankText> {
        Some(match self {
            BlankText::Suit { suit, .. } if words >> suit & 1 != 0 => return None,
            BlankText::Suit { .. } => self,
            BlankText::AllExcept { suits, names } => BlankText::AllExcept {
                suits: suits & !words,
                names,
            },
            BlankText::Lone { except } => BlankText::Lone {
                except: except & !words,
            },
            BlankText::Without { suits } => BlankText::Without {
                suits: some(suits & !words)?,
            },
            BlankText::With { suits, names } => BlankText::With {
                suits: suits & !words,
                names,
            },
        })
    }
}

fn some(suits: u16) -> Option<u16> {
    (suits != 0).then_some(suits)
}

/// A condition: all of `all`, one of `either` and one of `suits` (an empty set asks nothing),
/// and whatever further needs there are.
#[derive(Clone, Copy, Debug)]
pub(super) struct Needs {
    pub(super) all: u128,
    pub(super) either: u128,
    pub(super) suits: u16,
    pub(super) words: u16,
    pub(super) further: Span,
}

/// A need beyond the first of its sort in a condition.
#[derive(Clone, Copy, Debug)]
pub(super) enum FurtherNeed {
    Either(u128),
    AnyOf(u16),
}

/// A table of points by number of cards.
pub(super) type Ladder = [i16; super::MAX_HAND + 1];

/// A scoring term.
#[derive(Clone, Copy, Debug)]
pub(super) enum TermOp {
    ForEach {
        points: i32,
        suits: u16,
        other: u16,
        counted: u64,
    },
    ForEachWith {
        points: i32,
        suits: u16,
        other: u16,
        counted: u64,
        needs: Needs,
    },
    With {
        points: i32,
        needs: Needs,
    },
    WithSuit {
        points: i32,
        suits: u16,
    },
    Without {
        points: i32,
        suits: u16,
    },
    FirstAndFurther {
        first: i32,
        further: i32,
        suit: u8,
        other: bool,
    },
    TotalStrength {
        suits: u16,
    },
    GreatestStrength {
        suits: u16,
    },
    Exactly {
        points: i32,
        count: u32,
        suits: u16,
    },
    Runs {
        ladder: u16,
    },
    /// `peaks` is the most that up to so many cards pay.
    SuitSets {
        ladder: u16,
        peaks: u16,
    },
    AllSuitsDifferent {
        points: i32,
    },
    ForEachOtherPlayer {
        points: i32,
    },
    ForEachUnclearedPenalty {
        points: i32,
    },
    /// Suit part and name part of the list both pay (FR-13.6).
    ForEachDiscarded {
        points: i32,
        suits: u16,
        by_suit: u128,
        by_name: u128,
    },
    /// The best of several terms (FR-13.3).
    Best(Span),
}

/// A term and the sentence it stands in.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scoring {
    pub(super) sentence: u8,
    pub(super) term: TermOp,
}

impl TermOp {
    /// The term once some suit words are deleted (FR-11.3); `None` if nothing is left of it.
    /// `printed` are the cards of each suit, for lists about the discard area.
    pub(super) fn without_words(self, words: u16, printed: &[u128; 16]) -> Option<TermOp> {
        use TermOp as T;
        Some(match self {
            T::ForEach {
                points,
                suits,
                other,
                ..
            } => {
                let suits = some(suits & !words)?;
                T::ForEach {
                    points,
                    suits,
                    other,
                    counted: nibbles(suits),
                }
            }
            T::ForEachWith {
                points,
                suits,
                other,
                needs,
                ..
            } => {
                let (suits, needs) = (some(suits & !words)?, needs.without_words(words)?);
                T::ForEachWith {
                    points,
                    suits,
                    other,
                    counted: nibbles(suits),
                    needs,
                }
            }
            T::With { points, needs } => T::With {
                points,
                needs: needs.without_words(words)?,
            },
            T::WithSuit { points, suits } => T::WithSuit {
                points,
                suits: some(suits & !words)?,
            },
            T::Without { points, suits } => T::Without {
                points,
                suits: some(suits & !words)?,
            },
            T::FirstAndFurther { suit, .. } if words >> suit & 1 != 0 => return None,
            T::TotalStrength { suits } => T::TotalStrength {
                suits: suits & !words,
            },
            T::GreatestStrength { suits } => T::GreatestStrength {
                suits: suits & !words,
            },
            T::Exactly {
                points,
                count,
                suits,
            } => T::Exactly {
                points,
                count,
                suits: some(suits & !words)?,
            },
            T::ForEachDiscarded {
                points,
                suits,
                by_name,
                ..
            } => {
                let suits = suits & !words;
                T::ForEachDiscarded {
                    points,
                    suits,
                    by_suit: cards_of(suits, printed),
                    by_name,
                }
            }
            other => other,
        })
    }
}

impl TermOp {
    pub(super) fn distinctions(
        &self,
        further: &[FurtherNeed],
        options: &[TermOp],
        told: &mut Vec<Distinction>,
    ) {
        use Distinction as D;
        use TermOp as T;
        match self {
            T::ForEach { suits, other, .. } => {
                told.extend([D::Suits(*suits), D::Suits(*other)]);
            }
            T::WithSuit { suits, .. }
            | T::Without { suits, .. }
            | T::TotalStrength { suits }
            | T::GreatestStrength { suits }
            | T::Exactly { suits, .. } => told.push(D::Suits(*suits)),
            T::ForEachWith {
                suits,
                other,
                needs,
                ..
            } => {
                told.extend([D::Suits(*suits), D::Suits(*other)]);
                needs.distinctions(further, told);
            }
            T::With { needs, .. } => needs.distinctions(further, told),
            T::FirstAndFurther { suit, .. } => told.push(D::Suits(1 << suit)),
            T::SuitSets { .. } => told.extend([D::EqualSuits, D::EqualNames]),
            T::AllSuitsDifferent { .. } => told.push(D::EqualSuits),
            T::Runs { .. }
            | T::ForEachOtherPlayer { .. }
            | T::ForEachUnclearedPenalty { .. }
            | T::ForEachDiscarded { .. } => {}
            T::Best(span) => {
                let terms = span.of(options).iter();
                terms.for_each(|term| term.distinctions(further, options, told));
            }
        }
    }
}

impl Needs {
    fn distinctions(&self, further: &[FurtherNeed], told: &mut Vec<Distinction>) {
        use Distinction as D;
        let each = (0..128).map(|name| self.all & 1 << name);
        told.extend(each.filter(|&name| name != 0).map(D::Names));
        told.extend([D::Names(self.either), D::Suits(self.suits)]);
        let further = self.further.of(further).iter();
        told.extend(further.map(|need| match *need {
            FurtherNeed::Either(names) => D::Names(names),
            FurtherNeed::AnyOf(suits) => D::Suits(suits),
        }));
    }

    fn without_words(mut self, words: u16) -> Option<Needs> {
        if self.suits != 0 {
            self.suits = some(self.suits & !words)?;
        }
        self.words = words;
        Some(self)
    }
}

/// The cards of some suits, by their printed suits.
pub(super) fn cards_of(suits: u16, printed: &[u128; 16]) -> u128 {
    super::bits::ones(suits).fold(0, |cards, suit| cards | printed[suit])
}
