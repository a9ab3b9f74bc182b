//! The general forms: lists, ordinals, amounts, links between sentences; and the macro that
//! makes a game's own nouns, flags, lists and tails.

use crate::language::EnglishTemplate;
use crate::parser::{Mismatch, Parser};
use crate::phrase::{Form, Phrase, Plain, Quantity};
use crate::printer::Printer;
use std::marker::PhantomData;

/// A list "A, B and C" of things in the form `F`.
#[derive(Clone, Copy, Debug)]
pub struct And<F = Plain>(PhantomData<F>);

/// A list "A, B or C" of things in the form `F`.
#[derive(Clone, Copy, Debug)]
pub struct Or<F = Plain>(PhantomData<F>);

impl<T, F: Form<T>> Form<Vec<T>> for And<F> {
    fn parse(parser: &mut Parser<'_>) -> Result<Vec<T>, Mismatch> {
        parse_list::<T, F>(parser, ",", "and")
    }

    fn print(value: &Vec<T>, out: &mut Printer<'_>) {
        print_list::<T, F>(value, out, ",", ("And", "and"));
    }
}

impl<T, F: Form<T>> Form<Vec<T>> for Or<F> {
    fn parse(parser: &mut Parser<'_>) -> Result<Vec<T>, Mismatch> {
        parse_list::<T, F>(parser, ",", "or")
    }

    fn print(value: &Vec<T>, out: &mut Printer<'_>) {
        print_list::<T, F>(value, out, ",", ("Or", "or"));
    }
}

/// Reads a list of one or more things: `separator` between them, `last` before the last one.
#[doc(hidden)]
pub fn parse_list<T, F: Form<T>>(
    parser: &mut Parser<'_>,
    separator: &str,
    last: &str,
) -> Result<Vec<T>, Mismatch> {
    let mut items = vec![F::parse(parser)?];
    let more = parser.attempt(|parser| {
        let mut more = Vec::new();
        loop {
            let next = |parser: &mut Parser<'_>, joint: &str| {
                parser.text(joint)?;
                F::parse(parser)
            };
            if let Some(item) = parser.attempt(|parser| next(parser, last)) {
                more.push(item);
                if last != separator {
                    return Ok(more);
                }
            } else if last == separator {
                return Ok(more);
            } else {
                more.push(next(parser, separator)?);
            }
        }
    });
    items.extend(more.into_iter().flatten());
    Ok(items)
}

/// Writes a list; the word before the last thing is translated by its key.
#[doc(hidden)]
pub fn print_list<T, F: Form<T>>(
    items: &[T],
    out: &mut Printer<'_>,
    separator: &str,
    (key, last): (&str, &str),
) {
    for (index, item) in items.iter().enumerate() {
        match items.len() - index {
            _ if index == 0 => {}
            1 => out.keyed(key, last),
            _ if separator == last => out.keyed(key, last),
            _ => out.text(separator),
        }
        F::print(item, out);
    }
}

/// Something that may be left out: nothing, or a thing in the form `F`.
#[derive(Clone, Copy, Debug)]
pub struct Maybe<F = Plain>(PhantomData<F>);

impl<T, F: Form<T>> Form<Option<T>> for Maybe<F> {
    fn parse(parser: &mut Parser<'_>) -> Result<Option<T>, Mismatch> {
        Ok(parser.attempt(F::parse))
    }

    fn print(value: &Option<T>, out: &mut Printer<'_>) {
        if let Some(value) = value {
            F::print(value, out);
        }
    }
}

/// A thing with its indefinite article: "a mage", "an evocation".
#[derive(Clone, Copy, Debug)]
pub struct A<F = Plain>(PhantomData<F>);

impl<T, F: Form<T>> Form<T> for A<F> {
    fn parse(parser: &mut Parser<'_>) -> Result<T, Mismatch> {
        parser.longest(&[|parser| parser.text("an"), |parser| parser.text("a")])?;
        F::parse(parser)
    }

    fn print(value: &T, out: &mut Printer<'_>) {
        let thing = out.aside(|out| F::print(value, out));
        if thing.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']) {
            out.keyed("An", "an");
        } else {
            out.keyed("A", "a");
        }
        F::print(value, out);
    }
}

/// A small number as a place in an order: "first", "second" ... "tenth".
#[derive(Clone, Copy, Debug)]
pub struct Ordinal;

const ORDINALS: &[EnglishTemplate] = &[
    ("Ordinal.1", "first"),
    ("Ordinal.2", "second"),
    ("Ordinal.3", "third"),
    ("Ordinal.4", "fourth"),
    ("Ordinal.5", "fifth"),
    ("Ordinal.6", "sixth"),
    ("Ordinal.7", "seventh"),
    ("Ordinal.8", "eighth"),
    ("Ordinal.9", "ninth"),
    ("Ordinal.10", "tenth"),
];

impl Form<u8> for Ordinal {
    fn parse(parser: &mut Parser<'_>) -> Result<u8, Mismatch> {
        for (place, (_, word)) in (1..).zip(ORDINALS) {
            if parser.attempt(|parser| parser.text(word)).is_some() {
                return Ok(place);
            }
        }
        Err(Mismatch)
    }

    fn print(value: &u8, out: &mut Printer<'_>) {
        let index = usize::from(*value).checked_sub(1);
        match index.and_then(|index| ORDINALS.get(index)) {
            Some((key, word)) => out.keyed(key, word),
            None => out.number(i64::from(*value)),
        }
    }
}

crate::phrases! {
    /// How many: for effects that leave some freedom.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Amount {
        /// Not fewer and not more.
        Exactly(number: u8) => "{number}",
        /// As many as one likes, to this number.
        UpTo(number: u8) => "up to {number}",
        /// This number or more.
        AtLeast(number: u8) => "at least {number}",
        /// One number or another or any between.
        Between { least: u8, most: u8 } => "{least} to {most}",
    }

    /// How a sentence hangs together with the one before it.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Link {
        /// It simply follows.
        #[default]
        Next => "",
        /// The same, said aloud.
        Then => "then",
        /// Only if the sentence before it was carried out.
        IfYouDo => "if you do,",
        /// Only if the sentence before it was not carried out.
        Otherwise => "otherwise,",
    }
}

impl Quantity for Amount {
    fn number(&self) -> i64 {
        match *self {
            Self::Exactly(number) | Self::UpTo(number) | Self::AtLeast(number) => number.into(),
            Self::Between { most, .. } => most.into(),
        }
    }
}

/// A sentence with its link to the one before: "If you do, gain 1 power."
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Linked<T> {
    /// When it is carried out.
    pub link: Link,
    /// What is carried out.
    pub sentence: T,
}

impl<T: Phrase> Phrase for Linked<T> {
    fn parse(parser: &mut Parser<'_>) -> Result<Self, Mismatch> {
        Ok(Self {
            link: Link::parse(parser)?,
            sentence: T::parse(parser)?,
        })
    }

    fn print(&self, out: &mut Printer<'_>) {
        self.link.print(out);
        self.sentence.print(out);
    }
}

/// Everything above that a translator has to translate.
pub(crate) const TEMPLATES: &[&[EnglishTemplate]] = &[
    &[("And", "and"), ("Or", "or"), ("A", "a"), ("An", "an")],
    ORDINALS,
    Amount::TEMPLATES,
    Link::TEMPLATES,
];
