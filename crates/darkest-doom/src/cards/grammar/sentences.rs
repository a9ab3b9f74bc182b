//! Sentences: one step or several.

use super::steps::Step;
use cardtext::{EnglishTemplate, Form, Mismatch, Parser, Phrase, Printer, phrases};

phrases! {
    /// How a step hangs together with the one before it in the same sentence.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Joint {
        /// It follows.
        And => "and",
        /// The same, said aloud.
        Then => ", then",
    }

    /// Instead, if a condition does not hold.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub struct Otherwise(pub steps: Box<Steps>) => "; otherwise, {steps}";
}

/// A sentence: its steps, one after another.
pub type Sentence = Steps;

/// Steps of one sentence, one after another.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Steps {
    /// The first.
    pub first: Step,
    /// The others.
    pub rest: Vec<(Joint, Step)>,
}

impl Steps {
    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Step> {
        std::iter::once(&self.first).chain(self.rest.iter().map(|(_, step)| step))
    }
}

impl Phrase for Steps {
    fn parse(parser: &mut Parser<'_>) -> Result<Self, Mismatch> {
        let first = Step::parse(parser)?;
        let mut rest = Vec::new();
        let next = |parser: &mut Parser<'_>| Ok((Joint::parse(parser)?, Step::parse(parser)?));
        while let Some(step) = parser.attempt(next) {
            rest.push(step);
        }
        Ok(Self { first, rest })
    }

    fn print(&self, out: &mut Printer<'_>) {
        self.first.print(out);
        for (joint, step) in &self.rest {
            joint.print(out);
            step.print(out);
        }
    }
}

/// The alternatives of a choice: "A, or B".
#[derive(Clone, Copy, Debug)]
pub struct Either;

impl<T: Phrase> Form<Vec<T>> for Either {
    fn parse(parser: &mut Parser<'_>) -> Result<Vec<T>, Mismatch> {
        let mut options = vec![T::parse(parser)?];
        let next = |parser: &mut Parser<'_>| {
            parser.text(", or")?;
            T::parse(parser)
        };
        options.push(next(parser)?);
        while let Some(option) = parser.attempt(next) {
            options.push(option);
        }
        Ok(options)
    }

    fn print(value: &Vec<T>, out: &mut Printer<'_>) {
        for (index, option) in value.iter().enumerate() {
            if index > 0 {
                out.text(",");
                out.keyed("Or", "or");
            }
            option.print(out);
        }
    }
}

pub(super) const TEMPLATES: &[&[EnglishTemplate]] = &[Joint::TEMPLATES, Otherwise::TEMPLATES];
