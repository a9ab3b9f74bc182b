//! The alternatives of "either ..., or ...": whoever chooses is shown their words.

use super::compile::effects;
use super::grammar::Steps;
use super::grammar::steps::Step;
use super::pack::Pack;
use cardtext::{Language, Phrase, Printer};

/// Writes down the words of every alternative of a pack, in the order in which
/// [`super::compile::finish`] numbers them: an outer choice comes before those within it.
pub(super) fn fill(pack: &mut Pack) {
    let mut found = Vec::new();
    for effect in effects(pack) {
        effect
            .written
            .iter()
            .for_each(|it| look_into(it, &mut found));
    }
    let english = Language::english();
    let words = |steps: Steps| {
        let mut out = Printer::new(&pack.vocabulary, &english);
        out.sentence(|out| steps.print(out));
        out.finish()
    };
    pack.alternatives = found.into_iter().map(words).collect();
}

fn look_into(steps: &Steps, found: &mut Vec<Steps>) {
    for step in steps.iter() {
        if let Step::Either(options) = step {
            found.extend(options.iter().cloned());
        }
        parts(step).into_iter().for_each(|it| look_into(it, found));
    }
}

/// The steps within a step, in the order of writing.
fn parts(step: &Step) -> Vec<&Steps> {
    match step {
        Step::Either(options) => options.iter().collect(),
        Step::May(steps) | Step::Each { steps, .. } | Step::AtCombatEnd { steps, .. } => {
            vec![steps]
        }
        Step::If {
            steps, otherwise, ..
        } => {
            let otherwise = otherwise.iter().map(|it| &*it.0);
            std::iter::once(&**steps).chain(otherwise).collect()
        }
        Step::Test { pass, fail } | Step::Tests { pass, fail, .. } => {
            let pass = pass.iter().map(|it| &*it.0);
            pass.chain(fail.iter().map(|it| &*it.0)).collect()
        }
        _ => Vec::new(),
    }
}
