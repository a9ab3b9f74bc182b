//! What can be read and written: phrases, and forms for fields that read differently in
//! different places.

use crate::parser::{Mismatch, Parser};
use crate::printer::Printer;

/// A value that has one way to be written, both to read and to print.
///
/// Usually made by [`phrases!`](crate::phrases) and [`words!`](crate::words).
pub trait Phrase: Sized {
    /// Reads the value.
    ///
    /// # Errors
    /// [`Mismatch`] if something else stands here.
    fn parse(parser: &mut Parser<'_>) -> Result<Self, Mismatch>;

    /// Writes the value.
    fn print(&self, out: &mut Printer<'_>);
}

/// A way to write values of a type. A list of suits reads "Land and Flood" in one sentence and
/// "Land or Flood" in another: the type is the same, the form differs.
pub trait Form<T> {
    /// Reads a value.
    ///
    /// # Errors
    /// [`Mismatch`] if something else stands here.
    fn parse(parser: &mut Parser<'_>) -> Result<T, Mismatch>;

    /// Writes a value.
    fn print(value: &T, out: &mut Printer<'_>);
}

/// The form of a [`Phrase`]: as it is.
#[derive(Clone, Copy, Debug)]
pub struct Plain;

impl<T: Phrase> Form<T> for Plain {
    fn parse(parser: &mut Parser<'_>) -> Result<T, Mismatch> {
        T::parse(parser)
    }

    fn print(value: &T, out: &mut Printer<'_>) {
        value.print(out);
    }
}

/// Phrases may contain themselves: "if ..., then {effect}".
impl<T: Phrase> Phrase for Box<T> {
    fn parse(parser: &mut Parser<'_>) -> Result<Self, Mismatch> {
        T::parse(parser).map(Box::new)
    }

    fn print(&self, out: &mut Printer<'_>) {
        (**self).print(out);
    }
}

/// A phrase that decides between "1 card" and "3 cards".
pub trait Quantity: Phrase {
    /// The number that the noun agrees with.
    fn number(&self) -> i64;
}

macro_rules! numbers {
    ($($number:ty)*) => { $(
        impl Phrase for $number {
            fn parse(parser: &mut Parser<'_>) -> Result<Self, Mismatch> {
                parser.number()
            }

            fn print(&self, out: &mut Printer<'_>) {
                out.number(i64::from(*self));
            }
        }

        impl Quantity for $number {
            fn number(&self) -> i64 {
                i64::from(*self)
            }
        }
    )* };
}

numbers! { u8 u16 u32 i8 i16 i32 }
