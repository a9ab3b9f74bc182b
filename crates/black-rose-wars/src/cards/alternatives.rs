//! The alternatives of "either ..., or ...": whoever chooses is shown their words.

use super::grammar::Sentence;
use super::grammar::sentences::Steps;
use super::grammar::steps::Step;
use serde::{Deserialize, Serialize};

/// An alternative of a sentence: an index into [`super::Pack::alternatives`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AlternativeId(pub u16);

/// The choices of a sentence, in the order in which they are written: an outer one comes before
/// those within its alternatives. The operations of the sentence have them in the same order.
pub(super) fn choices(sentence: &Sentence) -> Vec<&[Step]> {
    let mut found = Vec::new();
    look_into(sentence, &mut found);
    found
}

fn look_into<'a>(sentence: &'a Sentence, found: &mut Vec<&'a [Step]>) {
    match sentence {
        Sentence::Do(steps)
        | Sentence::IfYouDo(steps)
        | Sentence::IfItDoes(steps)
        | Sentence::If { steps, .. }
        | Sentence::Reinforcement { steps, .. }
        | Sentence::ForEach { steps, .. } => in_steps(steps, found),
        Sentence::Stable { sentence, .. }
        | Sentence::EachTime { sentence, .. }
        | Sentence::Instead { sentence, .. }
        | Sentence::InPlayOrder(sentence) => look_into(sentence, found),
        Sentence::Higher { .. }
        | Sentence::YourValue { .. }
        | Sentence::YouSufferMore { .. }
        | Sentence::MagesDealMore { .. }
        | Sentence::Unharmed(_)
        | Sentence::NoQuestEffects
        | Sentence::TrophiesToRose
        | Sentence::AssignedOnly { .. } => {}
    }
}

fn in_steps<'a>(steps: &'a Steps, found: &mut Vec<&'a [Step]>) {
    in_step(&steps.first, found);
    steps.rest.iter().for_each(|(_, step)| in_step(step, found));
}

fn in_step<'a>(step: &'a Step, found: &mut Vec<&'a [Step]>) {
    match step {
        Step::May(step) => in_step(step, found),
        Step::Either(options) => {
            found.push(options);
            options.iter().for_each(|option| in_step(option, found));
        }
        _ => {}
    }
}
