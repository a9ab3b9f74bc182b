//! Materia: 21 types of tokens, five of each, and the bags they lie in (SB-1.1 to SB-1.4).

use cardtext::phrases;
use serde::{Deserialize, Serialize};
use std::fmt;

/// How many colours there are.
pub const COLOURS: usize = 7;
/// How many runes there are.
pub const RUNES: usize = 3;
/// How many types of tokens there are.
pub const TYPES: usize = COLOURS * RUNES;
/// How many tokens of each type there are.
pub const COPIES: u8 = 5;

phrases! {
    /// A colour of materia and of spells.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "spellbook/"))]
    pub enum Colour {
        /// Magma.
        Red => "red",
        /// Poison.
        Purple => "purple",
        /// Plants.
        Green => "green",
        /// Coal.
        Black => "black",
        /// Steam.
        White => "white",
        /// Mercury.
        Blue => "blue",
        /// Gold.
        Yellow => "yellow",
    }

    /// The rune a token carries. No rune outranks another (SB-1.3).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    pub enum Rune {
        /// A circle.
        Round => "round",
        /// A triangle.
        Triangle => "triangle",
        /// A square.
        Square => "square",
    }
}

impl Colour {
    /// All colours.
    pub const ALL: [Colour; COLOURS] = [
        Colour::Red,
        Colour::Purple,
        Colour::Green,
        Colour::Black,
        Colour::White,
        Colour::Blue,
        Colour::Yellow,
    ];

    /// The colour as an index.
    #[must_use]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The names in English, Polish and Russian.
    #[must_use]
    pub fn names(self) -> [&'static str; 3] {
        match self {
            Colour::Red => ["red", "czerwona", "красная"],
            Colour::Purple => ["purple", "fioletowa", "фиолетовая"],
            Colour::Green => ["green", "zielona", "зелёная"],
            Colour::Black => ["black", "czarna", "чёрная"],
            Colour::White => ["white", "biała", "белая"],
            Colour::Blue => ["blue", "niebieska", "синяя"],
            Colour::Yellow => ["yellow", "żółta", "жёлтая"],
        }
    }

    /// The letter in positions: `K` is black.
    #[must_use]
    pub fn letter(self) -> char {
        ['R', 'P', 'G', 'K', 'W', 'B', 'Y'][self.index()]
    }
}

impl Rune {
    /// All runes.
    pub const ALL: [Rune; RUNES] = [Rune::Round, Rune::Triangle, Rune::Square];

    /// The rune as an index.
    #[must_use]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The names in English, Polish and Russian.
    #[must_use]
    pub fn names(self) -> [&'static str; 3] {
        match self {
            Rune::Round => ["round", "okrągła", "круглая"],
            Rune::Triangle => ["triangle", "trójkątna", "треугольная"],
            Rune::Square => ["square", "kwadratowa", "квадратная"],
        }
    }

    /// The letter in positions: `o`, `t` or `s`.
    #[must_use]
    pub fn letter(self) -> char {
        ['o', 't', 's'][self.index()]
    }
}

/// A type of token: a colour and a rune. Equal tokens are interchangeable (SB-1.4).
///
/// ```
/// use spellbook::materia::{Colour, Rune, Token};
/// let coal = Token::new(Colour::Black, Rune::Triangle);
/// assert_eq!(coal.to_string(), "Kt");
/// assert_eq!(Token::read("black triangle"), Some(coal));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "spellbook/"))]
#[serde(transparent)]
pub struct Token(pub u8);

impl Token {
    /// The token of this colour and rune.
    #[must_use]
    pub const fn new(colour: Colour, rune: Rune) -> Self {
        Token(colour as u8 * RUNES as u8 + rune as u8)
    }

    /// All types.
    pub fn all() -> impl Iterator<Item = Token> + Clone {
        (0..TYPES as u8).map(Token)
    }

    /// Its colour.
    #[must_use]
    pub fn colour(self) -> Colour {
        Colour::ALL[self.index() / RUNES % COLOURS]
    }

    /// Its rune.
    #[must_use]
    pub fn rune(self) -> Rune {
        Rune::ALL[self.index() % RUNES]
    }

    /// The type as an index.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// A token by its letters (`Kt`) or its English name (`black triangle`).
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        Token::all().find(|token| {
            let name = format!("{} {}", token.colour().names()[0], token.rune().names()[0]);
            token.to_string() == text || name.eq_ignore_ascii_case(text)
        })
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour().letter(), self.rune().letter())
    }
}

/// Some of the 21 types, as bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Types(pub u32);

impl Types {
    /// Every type.
    pub const ALL: Types = Types((1 << TYPES) - 1);
    /// No type.
    pub const NONE: Types = Types(0);
    const ROUND: u32 = 0b001_001_001_001_001_001_001;

    /// Every type with this rune.
    #[must_use]
    pub fn of_rune(rune: Rune) -> Self {
        Types(Self::ROUND << rune.index())
    }

    /// Every type of this colour.
    #[must_use]
    pub fn of_colour(colour: Colour) -> Self {
        Types(0b111 << (colour.index() * RUNES))
    }

    /// The types in both.
    #[must_use]
    pub fn and(self, other: Types) -> Self {
        Types(self.0 & other.0)
    }

    /// The types in one or the other.
    #[must_use]
    pub fn or(self, other: Types) -> Self {
        Types(self.0 | other.0)
    }

    /// Is the type among them?
    #[must_use]
    pub fn has(self, token: Token) -> bool {
        self.0 >> token.0 & 1 == 1
    }
}

/// A multiset of tokens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bag {
    counts: [u8; TYPES],
    len: u8,
}

impl Bag {
    /// A bag with nothing in it.
    pub const EMPTY: Bag = Bag {
        counts: [0; TYPES],
        len: 0,
    };

    /// All 105 tokens (SB-1.1).
    #[must_use]
    pub fn complete() -> Self {
        Bag {
            counts: [COPIES; TYPES],
            len: COPIES * TYPES as u8,
        }
    }

    /// How many tokens it holds.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Is there nothing in it?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many tokens of a type it holds.
    #[must_use]
    pub fn count(&self, token: Token) -> u8 {
        self.counts[token.index()]
    }

    /// How many tokens of these types it holds.
    #[must_use]
    pub fn count_of(&self, types: Types) -> u8 {
        let mut sum = 0;
        for (at, count) in self.counts.iter().enumerate() {
            sum += count * (types.0 >> at & 1) as u8;
        }
        sum
    }

    /// How many tokens of a colour it holds, by rune.
    #[must_use]
    pub fn by_rune(&self, colour: Colour) -> [u8; RUNES] {
        let at = colour.index() * RUNES;
        [self.counts[at], self.counts[at + 1], self.counts[at + 2]]
    }

    /// How many tokens with each rune it holds.
    #[must_use]
    pub fn runes(&self) -> [u8; RUNES] {
        let mut sums = [0; RUNES];
        for three in self.counts.chunks_exact(RUNES) {
            for (sum, count) in sums.iter_mut().zip(three) {
                *sum += count;
            }
        }
        sums
    }

    /// Puts a token in.
    pub fn add(&mut self, token: Token) {
        self.counts[token.index()] += 1;
        self.len += 1;
    }

    /// Takes a token out, if it is there.
    pub fn remove(&mut self, token: Token) -> bool {
        let count = &mut self.counts[token.index()];
        if *count == 0 {
            return false;
        }
        *count -= 1;
        self.len -= 1;
        true
    }

    /// The bag with one token more.
    #[must_use]
    pub fn with(mut self, token: Token) -> Self {
        self.add(token);
        self
    }

    /// The bag with one token less.
    #[must_use]
    pub fn without(mut self, token: Token) -> Self {
        self.remove(token);
        self
    }

    /// Puts all tokens of another bag in.
    pub fn add_all(&mut self, other: &Bag) {
        for (count, more) in self.counts.iter_mut().zip(&other.counts) {
            *count += more;
        }
        self.len += other.len;
    }

    /// Takes the tokens of another bag out.
    pub fn remove_all(&mut self, other: &Bag) {
        for (count, fewer) in self.counts.iter_mut().zip(&other.counts) {
            let removed = (*count).min(*fewer);
            *count -= removed;
            self.len -= removed;
        }
    }

    /// The tokens of these types only.
    #[must_use]
    pub fn only(&self, types: Types) -> Self {
        let mut kept = Bag::EMPTY;
        for token in self.types(types) {
            kept.counts[token.index()] = self.count(token);
            kept.len += self.count(token);
        }
        kept
    }

    /// The types among these that the bag holds, each once.
    pub fn types(&self, types: Types) -> impl Iterator<Item = Token> + '_ {
        Token::all().filter(move |&token| types.has(token) && self.count(token) > 0)
    }

    /// Every token, in the order of types.
    pub fn iter(&self) -> impl Iterator<Item = Token> + '_ {
        Token::all().flat_map(|token| (0..self.count(token)).map(move |_| token))
    }

    /// The token at a place in the order of types.
    #[must_use]
    pub fn nth(&self, place: u32) -> Option<Token> {
        let mut left = place;
        for (at, &count) in self.counts.iter().enumerate() {
            if left < u32::from(count) {
                return Some(Token(at as u8));
            }
            left -= u32::from(count);
        }
        None
    }
}

impl FromIterator<Token> for Bag {
    fn from_iter<T: IntoIterator<Item = Token>>(tokens: T) -> Self {
        let mut bag = Bag::EMPTY;
        tokens.into_iter().for_each(|token| bag.add(token));
        bag
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // rule: SB-1.1, SB-1.2, SB-1.3, SB-1.4
    #[test]
    fn there_are_105_tokens_of_21_types() {
        let bag = Bag::complete();
        assert_eq!(bag.len(), 105);
        assert_eq!(bag.iter().count(), 105);
        for colour in Colour::ALL {
            assert_eq!(bag.count_of(Types::of_colour(colour)), 15);
            assert_eq!(bag.by_rune(colour), [5; 3]);
        }
        for rune in Rune::ALL {
            assert_eq!(bag.count_of(Types::of_rune(rune)), 35);
        }
        assert_eq!(bag.runes(), [35; 3]);
    }

    #[test]
    fn a_token_is_found_by_its_place() {
        let bag: Bag = ["Ro", "Ro", "Ys"]
            .iter()
            .filter_map(|it| Token::read(it))
            .collect();
        let found: Vec<_> = (0..4)
            .map(|at| bag.nth(at).map(|it| it.to_string()))
            .collect();
        assert_eq!(found[1].as_deref(), Some("Ro"));
        assert_eq!(found[2].as_deref(), Some("Ys"));
        assert_eq!(found[3], None);
    }
}
