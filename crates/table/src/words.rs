//! Every word a game uses must stand in its message file: an ear that listens to random games.

use crate::chance::{Chance, Seed};
use crate::game::{OptionKind, OptionSpec, SetupError};
use crate::question::{Question, Target};
use crate::seat::Viewpoint;
use crate::sitting::Sitting;
use crate::tale::{Arg, Event, Message};
use crate::voice::{Lang, Phrasebook};
use crate::world::{AnyGame, Setup};
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

/// The ids of missing messages that random games of these setups, and the options, ask for; the
/// sentences in which a value was missing; and the things that no sentence names, because a message
/// travels as data as well and must not tell more than its words. Empty when every word is written.
///
/// # Errors
/// When a setup cannot be played.
pub fn gaps(
    game: &Arc<dyn AnyGame>,
    setups: &[Setup],
    games: u64,
) -> Result<BTreeSet<String>, SetupError> {
    let book = Phrasebook::of(game.as_ref(), Lang::En);
    let mut ears = Ears {
        book: &book,
        sources: sources(game.messages(Lang::En)),
        gaps: BTreeSet::new(),
        heard: BTreeSet::new(),
    };
    ears.gaps.extend(option_gaps(game.as_ref(), Lang::En));
    let mut chance = Chance::from_number(8);
    for number in 0..games {
        for setup in setups {
            let seed = Seed::from_number(number);
            let mut sitting = Sitting::start(Arc::clone(game), setup.clone(), seed)?;
            ears.listen(&mut sitting, &mut chance);
        }
    }
    Ok(ears.gaps)
}

/// The ids of the messages about options that a language lacks: the options themselves, what they
/// do, and what can be chosen. A value that is the id of a card needs none.
#[must_use]
pub fn option_gaps(game: &dyn AnyGame, lang: Lang) -> BTreeSet<String> {
    let book = Phrasebook::of(game, lang);
    let cards = game.cards(lang);
    let mut gaps = BTreeSet::new();
    for OptionSpec { key, kind } in &game.info().options {
        let values: Vec<&str> = match kind {
            OptionKind::Switch { .. } | OptionKind::Number { .. } => Vec::new(),
            OptionKind::Choice { values, .. } => values.to_vec(),
            OptionKind::List { values } => values.iter().map(String::as_str).collect(),
        };
        let chosen = values
            .into_iter()
            .filter(|value| cards.iter().all(|card| card.id != *value))
            .map(|value| format!("option-{key}-{value}"));
        let own = [format!("option-{key}"), format!("option-{key}-help")];
        gaps.extend(own.into_iter().chain(chosen).filter(|id| !book.has_own(id)));
    }
    gaps
}

struct Ears<'a> {
    book: &'a Phrasebook,
    /// What is written for each message.
    sources: HashMap<&'a str, String>,
    gaps: BTreeSet<String>,
    heard: BTreeSet<String>,
}

impl Ears<'_> {
    fn hear(&mut self, id: String) {
        if self.heard.insert(id.clone()) && !self.book.has(&id) {
            self.gaps.insert(id);
        }
    }

    fn listen(&mut self, sitting: &mut Sitting, chance: &mut Chance) {
        let opening = sitting.opening().to_vec();
        self.hear_events(sitting, &opening);
        while let Some(seat) = sitting.waiting().first() {
            let Some(question) = sitting.question(seat) else {
                break;
            };
            self.hear_question(sitting, &question);
            let answer = question.random_answer(chance);
            let Ok(events) = sitting.answer(seat, &answer).map(<[Event]>::to_vec) else {
                break;
            };
            self.hear_events(sitting, &events);
        }
        let way = sitting.outcome().map_or("", |outcome| outcome.way);
        if !way.is_empty() {
            self.hear(format!("victory-{way}"));
        }
    }

    fn hear_question(&mut self, sitting: &Sitting, question: &Question) {
        self.hear(format!("ask-{}", question.reason));
        let barred = question.barred.iter();
        barred.for_each(|it| self.hear(format!("barred-{}", it.why)));
        let places = question.places.iter().map(|place| place.target);
        let targets = question.options.iter().copied().chain(places);
        targets.for_each(|target| self.hear_target(sitting, target));
        let voice = sitting.voice(self.book, question.seat.into());
        self.read(&voice.question(question));
    }

    fn hear_target(&mut self, sitting: &Sitting, target: Target) {
        match target {
            Target::Way(way) => self.hear(format!("way-{}", way.0)),
            Target::Seat(_) | Target::Number(_) => {}
            other if sitting.game().name(other, Lang::En).is_some() => {}
            other => drop(self.gaps.insert(format!("{other:?}"))),
        }
    }

    fn hear_events(&mut self, sitting: &Sitting, events: &[Event]) {
        for event in events {
            let private = event.private.as_ref().map(|it| &it.1);
            for message in event.public.iter().chain(private) {
                self.hear(message.id.to_owned());
                self.hear_args(sitting, message);
                let voice = sitting.voice(self.book, Viewpoint::Spectator);
                self.read(&voice.message(message));
            }
        }
    }

    fn hear_args(&mut self, sitting: &Sitting, message: &Message) {
        for (name, arg) in &message.args {
            match arg {
                Arg::Target(target) => self.hear_target(sitting, *target),
                Arg::Targets(targets) => {
                    targets.iter().for_each(|it| self.hear_target(sitting, *it));
                }
                Arg::Seat(_) | Arg::Number(_) | Arg::Text(_) => continue,
            }
            let source = self.sources.get(message.id).map_or("", String::as_str);
            if !values(source).any(|value| value == *name) {
                let gap = format!("{} does not say ${name}", message.id);
                self.gaps.insert(gap);
            }
        }
    }

    /// A sentence with a gap: a value it wants was not given.
    fn read(&mut self, sentence: &str) {
        if sentence.contains("{$") {
            self.gaps.insert(sentence.to_owned());
        }
    }
}

/// What is written for each message of a message file.
fn sources(file: &str) -> HashMap<&str, String> {
    let mut found: HashMap<&str, String> = HashMap::new();
    let mut id = "";
    for line in file.lines() {
        match line.split_once(" =") {
            Some((begun, _)) if !line.starts_with([' ', '#']) => id = begun,
            _ => {}
        }
        found.entry(id).or_default().push_str(line);
    }
    found
}

/// The names of the values a message uses.
fn values(source: &str) -> impl Iterator<Item = &str> {
    let named = |it: char| it.is_ascii_alphanumeric() || it == '-' || it == '_';
    let after = source.split('$').skip(1);
    after.map(move |rest| rest.split(|it| !named(it)).next().unwrap_or(rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_values_of_a_message_are_found_wherever_they_are_used() {
        let file = "# $comment\none = { $seat } draws { $some-card }.\n\
                    two = { $count ->\n    [one] a card\n   *[other] { NUMBER($all) } cards\n}\n";
        let sources = sources(file);
        let of = |id: &str| values(&sources[id]).collect::<Vec<_>>();
        assert_eq!(of("one"), ["seat", "some-card"]);
        assert_eq!(of("two"), ["count", "all"]);
    }
}
