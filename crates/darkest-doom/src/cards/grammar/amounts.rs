//! How many: "1 Destiny Coin", "all mana", "1 more area".

use super::nouns::Noun;
use super::who::Value;
use cardtext::{EnglishTemplate, Mismatch, Parser, Phrase, Printer};

/// A printed number of things: "2 hits".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Few<T> {
    /// How many.
    pub number: u8,
    /// Of what.
    pub of: T,
}

impl<T: Noun> Phrase for Few<T> {
    fn parse(parser: &mut Parser<'_>) -> Result<Self, Mismatch> {
        let number = parser.number()?;
        let of = T::read(parser)?;
        Ok(Self { number, of })
    }

    fn print(&self, out: &mut Printer<'_>) {
        out.number(i64::from(self.number));
        self.of.write(i64::from(self.number), out);
    }
}

/// How many or how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quantity {
    /// So many.
    Number(u8),
    /// Everything there is.
    All,
    /// As many as something counts.
    Equal(Value),
    /// The same and some more.
    Plus(u8, Value),
}

/// Some things, perhaps as many as something else: "all mana", "Daily Glory equal to the number of
/// your Acolytes".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Many<T> {
    /// How many.
    pub how: Quantity,
    /// Of what.
    pub of: T,
}

impl<T: Noun> Phrase for Many<T> {
    fn parse(parser: &mut Parser<'_>) -> Result<Self, Mismatch> {
        parser.longest(&[
            |parser| {
                parser.text("all")?;
                let of = T::read(parser)?;
                Ok(Self {
                    how: Quantity::All,
                    of,
                })
            },
            |parser| {
                let Few { number, of } = Few::<T>::parse(parser)?;
                let more = parser.attempt(|parser| {
                    parser.text("plus")?;
                    Value::parse(parser)
                });
                let how = match more {
                    Some(value) => Quantity::Plus(number, value),
                    None => Quantity::Number(number),
                };
                Ok(Self { how, of })
            },
            |parser| {
                let of = T::read(parser)?;
                parser.text("equal to")?;
                let how = Quantity::Equal(Value::parse(parser)?);
                Ok(Self { how, of })
            },
        ])
    }

    fn print(&self, out: &mut Printer<'_>) {
        const SEVERAL: i64 = 5;
        let number = match self.how {
            Quantity::Number(number) | Quantity::Plus(number, _) => Some(number),
            Quantity::All | Quantity::Equal(_) => None,
        };
        if self.how == Quantity::All {
            out.keyed("All", "all");
        }
        if let Some(number) = number {
            out.number(i64::from(number));
        }
        self.of.write(number.map_or(SEVERAL, i64::from), out);
        match self.how {
            Quantity::Equal(value) => {
                out.keyed("EqualTo", "equal to");
                value.print(out);
            }
            Quantity::Plus(_, value) => {
                out.keyed("Plus", "plus");
                value.print(out);
            }
            Quantity::Number(_) | Quantity::All => {}
        }
    }
}

/// More or fewer things than usual: "1 more area", "2 fewer action points".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Change<T> {
    /// How many more.
    pub by: i8,
    /// Of what.
    pub of: T,
}

impl<T: Noun> Phrase for Change<T> {
    fn parse(parser: &mut Parser<'_>) -> Result<Self, Mismatch> {
        let number: u8 = parser.number()?;
        let number = i8::try_from(number).map_err(|_| Mismatch)?;
        let sign = parser.longest(&[
            |parser| parser.text("more").map(|()| 1),
            |parser| parser.text("fewer").map(|()| -1),
        ])?;
        let of = T::read(parser)?;
        Ok(Self {
            by: sign * number,
            of,
        })
    }

    fn print(&self, out: &mut Printer<'_>) {
        out.number(i64::from(self.by).abs());
        if self.by < 0 {
            out.keyed("Fewer", "fewer");
        } else {
            out.keyed("More", "more");
        }
        self.of.write(i64::from(self.by), out);
    }
}

pub(super) const TEMPLATES: &[&[EnglishTemplate]] = &[&[
    ("All", "all"),
    ("EqualTo", "equal to"),
    ("Plus", "plus"),
    ("More", "more"),
    ("Fewer", "fewer"),
]];
