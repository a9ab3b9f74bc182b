//! Sentences: steps with what they hang on, and rules in force.

use super::super::program::{DamageSource, Element, SpellType};
use super::amounts::Scale;
use super::conditions::Condition;
use super::forms::{Plus, Times};
use super::steps::Step;
use super::triggers::{When, While};
use super::who::{Figures, Named};
use super::words::Spells;
use cardtext::{A, And, EnglishTemplate, Maybe, Mismatch, Or, Parser, Phrase, Printer, phrases};

phrases! {
    /// How a step hangs together with the one before it in the same sentence.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Joint {
        /// It follows.
        Then => ", then",
        /// Only if the step before was carried out.
        IfYouDo => "; if you do,",
        /// Only if the step before was not carried out.
        IfNot => "; if not,",
        /// Instead, if the condition of the sentence does not hold.
        Otherwise => "; otherwise,",
    }

    /// Over what a loop goes.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Loop {
        /// Some figures.
        Of(figures: Figures) => "of {figures}",
        /// Something counted.
        Counter(counter: super::amounts::Counter) => "{counter}",
        /// What the sentence before has discarded.
        Discarded => "misfortune discarded by this effect",
    }

    /// A value of a figure.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Value {
        /// Strength.
        Strength => "strength",
        /// Move.
        Move => "move",
        /// Life.
        Life => "life",
    }

    /// From what damage comes.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Origin {
        /// Everything.
        Any => "",
        /// Of these sources.
        Sources(sources: Vec<DamageSource> as Or) => "from {sources}",
        /// Of these types of spells.
        Spells(types: Vec<SpellType> as A<Or<Spells>>) => "from {types}",
    }

    /// A sentence of a card.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Sentence {
        /// It is simply carried out.
        Do(steps: Steps) => "{steps}",
        /// Only if the sentence before was carried out.
        IfYouDo(steps: Steps) => "if you do, {steps}",
        /// The same, where somebody else does it.
        IfItDoes(steps: Steps) => "if it does, {steps}",
        /// Only if something holds.
        If { condition: Condition, steps: Steps } => "if {condition}, {steps}",
        /// Only if the other revealed spells show these elements.
        Reinforcement { elements: Vec<Element> as And, steps: Steps }
            => "Reinforcement {elements}: {steps}",
        /// Until Cleanup, each time.
        Stable { when: When, sentence: Box<Sentence> } => "Stable: each time {when}, {sentence}",
        /// As long as the card is in play, each time.
        EachTime { when: When, sentence: Box<Sentence> } => "each time {when}, {sentence}",
        /// The same, in the place of what would happen.
        Instead { when: When, sentence: Box<Sentence> } => "each time {when}, instead {sentence}",
        /// One after another; "you" is the mage whose turn it is.
        InPlayOrder(sentence: Box<Sentence>) => "each mage in play order: {sentence}",
        /// Once for each.
        ForEach { over: Loop, steps: Steps } => "for each {over}: {steps}",
        /// A value is higher.
        Higher {
            figures: Figures, value: Value, plus: u8 as Plus, scale: Scale,
            condition: Option<While> as Maybe
        } => "{figures} has {value} {plus} {scale} {condition}",
        /// A value of the own mage is this.
        YourValue { value: Value, number: u8 } => "your {value} is {number}",
        /// More damage.
        YouSufferMore { number: u8, origin: Origin } => "you suffer {number} more damage {origin}",
        /// More damage.
        MagesDealMore { number: u8, origin: Origin } => "mages deal {number} more damage {origin}",
        /// No damage.
        Unharmed(figures: Figures) => "{figures} cannot suffer damage",
        /// No effects of completed quests.
        NoQuestEffects => "you cannot use the effects of your completed quests",
        /// The Rose takes them.
        TrophiesToRose => "the trophy of each defeated mage goes to the Black Rose",
        /// Never summoned.
        AssignedOnly { owner: Named, number: u8 as Times }
            => "this figure is only assigned, belongs to {owner} and is borne by a mage at most {number}",
    }
}

/// Steps of one sentence, one after another.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Steps {
    /// The first.
    pub first: Step,
    /// The others.
    pub rest: Vec<(Joint, Step)>,
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

pub(super) const TEMPLATES: &[&[EnglishTemplate]] = &[
    Joint::TEMPLATES,
    Loop::TEMPLATES,
    Value::TEMPLATES,
    Origin::TEMPLATES,
    Sentence::TEMPLATES,
];
