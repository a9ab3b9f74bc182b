//! What a bot considered, in lines for people.

use crate::out;
use bots::{Advice, Basis, Thought};
use table::{Question, Voice};

/// How many choices a hint shows unless somebody asks for more.
const USUAL: usize = 5;
/// How many choices are shown under the move of a bot.
const UNDER_A_MOVE: usize = 3;

/// How many lines somebody wants who types `h` and this; nothing when it is no number.
pub(crate) fn wanted(rest: &str) -> Option<usize> {
    match rest.trim() {
        "" => Some(USUAL),
        number => number.parse().ok().filter(|lines| *lines > 0),
    }
}

/// A hint: the best choices, with what can be expected of them where they were tried.
pub(crate) fn advised(
    advice: &Advice,
    question: &Question,
    voice: &Voice<'_>,
    lines: usize,
) -> String {
    let best = voice.answer(question, &advice.answer);
    match advice.basis {
        Basis::Forced => format!("a hint: there is only one answer, {best}\n"),
        Basis::Known => format!("a hint: {best}; the rules know of nothing better\n"),
        Basis::Glance => format!("a hint: {best}\n"),
        Basis::Tried => {
            let all = advice.tried.len();
            let shown = table(&advice.tried, question, voice, lines);
            let rest = match all.saturating_sub(lines) {
                0 => String::new(),
                more => out::dim(&format!("{more} more: h {all}")) + "\n",
            };
            format!("a hint, the best first:\n{shown}{rest}")
        }
    }
}

/// What a bot considered for its move; nothing where it tried nothing.
pub(crate) fn considered(thoughts: &[Thought], question: &Question, voice: &Voice<'_>) -> String {
    let tried = thoughts.iter().filter(|thought| thought.visits > 0);
    let tried: Vec<Thought> = tried.cloned().collect();
    table(&tried, question, voice, UNDER_A_MOVE)
        .lines()
        .map(|line| format!("    {}\n", out::dim(line)))
        .collect()
}

fn table(thoughts: &[Thought], question: &Question, voice: &Voice<'_>, lines: usize) -> String {
    if thoughts.is_empty() {
        return String::new();
    }
    let row = |thought: &Thought| {
        vec![
            format!("worth {:.0} of 100", thought.value * 100.0),
            format!("{} tries", thought.visits),
            voice.answer(question, &thought.answer),
        ]
    };
    let rows: Vec<_> = thoughts.iter().take(lines).map(row).collect();
    out::table(&[], &rows, 0..2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_a_number() {
        assert_eq!(wanted(""), Some(USUAL));
        assert_eq!(wanted(" 12"), Some(12));
        assert_eq!(
            (wanted("0"), wanted("-1"), wanted("all")),
            (None, None, None)
        );
    }
}
