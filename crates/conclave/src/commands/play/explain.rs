//! `?` and what comes after it: the commands, an option, a card, a rule.

use super::asking::Asking;
use crate::commands::cards;
use crate::out;
use crate::rulebook;
use table::lookup;
use table::rulebook::Rulebook;
use table::{AnyGame, Lang};

const COMMANDS: &[(&str, &str)] = &[
    (
        "1, 2, ...",
        "pick a numbered option; letters pick ways to go on, names work too",
    ),
    ("Enter", "confirm an answer of several parts"),
    ("b", "back: take the last part of an answer back"),
    ("? 3, ? King", "explain an option or a card"),
    ("? FR-4.2", "print a rule; `? words` searches the rules"),
    ("v", "view the table again"),
    ("l", "the log: what happened so far"),
    (
        "h",
        "a hint: what a strong bot would consider; `h 9` for more lines",
    ),
    ("u", "undo the last answer"),
    ("s [file]", "save the game"),
    ("q", "quit"),
];

/// Everything that can be typed.
pub(crate) fn commands() -> String {
    let line = |(key, what): &(&str, &str)| {
        format!(
            "  {}{}  {what}\n",
            out::key(key),
            " ".repeat(12 - key.len())
        )
    };
    COMMANDS.iter().map(line).collect()
}

/// An option of the question, a card of the game, a rule, or rules with these words.
pub(crate) fn explain(game: &dyn AnyGame, asking: &Asking<'_>, query: &str, lang: Lang) -> String {
    let all = game.cards(lang);
    if let Some(text) = asking
        .meant(query)
        .and_then(|target| game.explain(target, lang))
    {
        return format!("{text}\n");
    }
    let book = Rulebook::read(game.rules());
    if let Some(rule) = book.rule(query) {
        return rulebook::show(rule);
    }
    let found = cards::search(&all, query);
    if !found.is_empty() && found.len() <= 3 {
        return found.iter().map(|card| cards::show(card, lang)).collect();
    }
    let rules = book.search(query);
    if !rules.is_empty() && rules.len() <= 8 {
        return rules.into_iter().map(rulebook::show).collect();
    }
    let names = all.iter().map(|card| cards::name_of(card, lang));
    let near = lookup::did_you_mean(&lookup::nearest(query, names));
    let many = found.len() + rules.len();
    match many {
        0 => format!("nothing is known about `{query}`{near}\n"),
        _ => format!("{many} cards and rules speak about `{query}`: say more\n"),
    }
}
