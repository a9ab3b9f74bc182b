//! Words: Fluent message files and names, put together for one listener in one language.

use crate::game::Game;
use crate::question::{Answer, Question, Shape, Target};
use crate::seat::{Seat, Viewpoint};
use crate::tale::{Arg, Event, Message};
use crate::world::AnyGame;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use std::str::FromStr;

/// A language of the house.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lang {
    /// English: always complete.
    #[default]
    En,
    /// Polish.
    Pl,
    /// Russian.
    Ru,
}

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Pl, Lang::Ru];

    /// The code of the language.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Pl => "pl",
            Lang::Ru => "ru",
        }
    }

    fn yes_or_no(self, yes: bool) -> &'static str {
        match (self, yes) {
            (Lang::En, true) => "yes",
            (Lang::En, false) => "no",
            (Lang::Pl, true) => "tak",
            (Lang::Pl, false) => "nie",
            (Lang::Ru, true) => "да",
            (Lang::Ru, false) => "нет",
        }
    }
}

impl FromStr for Lang {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let known = Lang::ALL.into_iter().find(|lang| lang.code() == text);
        known.ok_or_else(|| format!("unknown language `{text}`: expected en, pl or ru"))
    }
}

/// The messages of one game in one language, falling back to English.
pub struct Phrasebook {
    lang: Lang,
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl std::fmt::Debug for Phrasebook {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Phrasebook({})", self.lang.code())
    }
}

impl Phrasebook {
    /// The phrasebook of a game.
    #[must_use]
    pub fn of(game: &dyn AnyGame, lang: Lang) -> Self {
        Self::reading(lang, |lang| game.messages(lang))
    }

    /// The phrasebook of a kind of game, for those who have no table to speak about.
    #[must_use]
    pub fn for_game<G: Game>(lang: Lang) -> Self {
        Self::reading(lang, G::messages)
    }

    fn reading(lang: Lang, messages: impl Fn(Lang) -> &'static str) -> Self {
        let mut langs = vec![lang];
        if lang != Lang::En {
            langs.push(Lang::En);
        }
        let bundles = langs
            .into_iter()
            .map(|lang| bundle(lang, messages(lang)))
            .collect();
        Phrasebook { lang, bundles }
    }

    /// The language of the book.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Is there a message with this id?
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.bundles.iter().any(|bundle| bundle.has_message(id))
    }

    /// Is there a message with this id in the language itself, without falling back to English?
    #[must_use]
    pub fn has_own(&self, id: &str) -> bool {
        let own = self.bundles.first();
        own.is_some_and(|bundle| bundle.has_message(id))
    }

    /// What can be chosen for an option, in words: the message `option-<key>-<value>`, or the name
    /// of the card with that id.
    #[must_use]
    pub fn option_value(&self, game: &dyn AnyGame, key: &str, value: &str) -> String {
        let id = format!("option-{key}-{value}");
        if self.has(&id) {
            return self.say(&id, None);
        }
        let cards = game.cards(self.lang);
        let card = cards.iter().find(|card| card.id == value);
        card.and_then(|card| game.name(card.target, self.lang))
            .unwrap_or_else(|| value.to_owned())
    }

    /// A message whose values are words.
    #[must_use]
    pub fn tell(&self, id: &str, words: &[(&'static str, &str)]) -> String {
        let mut args = FluentArgs::new();
        for &(name, word) in words {
            args.set(name, word.to_owned());
        }
        self.say(id, Some(&args))
    }

    /// A message in words; its id in angle brackets where there is none.
    #[must_use]
    pub fn say(&self, id: &str, args: Option<&FluentArgs<'_>>) -> String {
        for bundle in &self.bundles {
            if let Some(pattern) = bundle.get_message(id).and_then(|message| message.value()) {
                let mut errors = Vec::new();
                return bundle
                    .format_pattern(pattern, args, &mut errors)
                    .into_owned();
            }
        }
        format!("<{id}>")
    }
}

fn bundle(lang: Lang, source: &str) -> FluentBundle<FluentResource> {
    let id = lang.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // The marks around values help right-to-left text; ours is read in terminals and tests.
    bundle.set_use_isolating(false);
    let resource = match FluentResource::try_new(source.to_owned()) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    bundle.add_resource_overriding(resource);
    bundle
}

/// Somebody who speaks about a table: a phrasebook, the names of things and of people.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a> {
    /// The messages.
    pub book: &'a Phrasebook,
    /// The game, for the names of its things.
    pub game: &'a dyn AnyGame,
    /// The names of the seats.
    pub seats: &'a [String],
    /// Who listens.
    pub viewpoint: Viewpoint,
}

impl Voice<'_> {
    /// The language.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.book.lang()
    }

    /// A message without values.
    #[must_use]
    pub fn plain(&self, id: &str) -> String {
        self.book.say(id, None)
    }

    /// A message in words.
    #[must_use]
    pub fn message(&self, message: &Message) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in &message.args {
            args.set(*name, self.value(value));
        }
        self.book.say(message.id, Some(&args))
    }

    fn value(&self, value: &Arg) -> FluentValue<'static> {
        match value {
            // Not in words: languages choose the form of other words by it.
            Arg::Number(number) => (*number).into(),
            other => self.arg(other).into(),
        }
    }

    /// A value of a message in words.
    #[must_use]
    pub fn arg(&self, arg: &Arg) -> String {
        match arg {
            Arg::Seat(seat) => self.seat(*seat),
            Arg::Target(target) => self.target(*target),
            Arg::Targets(targets) => self.targets(targets),
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => text.to_string(),
        }
    }

    /// The name of a player.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> String {
        self.seats
            .get(seat.index())
            .cloned()
            .unwrap_or_else(|| seat.to_string())
    }

    /// The name of a thing or way.
    #[must_use]
    pub fn target(&self, target: Target) -> String {
        match target {
            Target::Seat(seat) => self.seat(seat),
            Target::Number(number) => number.to_string(),
            Target::Way(way) => self.plain(&format!("way-{}", way.0)),
            other => self
                .game
                .name_among(other, self.lang(), self.seats)
                .unwrap_or_else(|| format!("{other:?}")),
        }
    }

    /// The names of the options of a question, each told from the others where the game can.
    #[must_use]
    pub fn options(&self, options: &[Target]) -> Vec<String> {
        let names: Vec<_> = options.iter().map(|&target| self.target(target)).collect();
        let alike = |name: &String| names.iter().filter(|it| *it == name).count() > 1;
        let tell = |(name, &target): (&String, &Target)| match alike(name) {
            true => self.marked(name, target),
            false => name.clone(),
        };
        names.iter().zip(options).map(tell).collect()
    }

    fn marked(&self, name: &str, target: Target) -> String {
        let mark = self.game.mark(target, self.lang());
        mark.map_or_else(|| name.to_owned(), |mark| format!("{name} ({mark})"))
    }

    /// The names of several things.
    #[must_use]
    pub fn targets(&self, targets: &[Target]) -> String {
        let names: Vec<_> = targets.iter().map(|&target| self.target(target)).collect();
        self.list(&names)
    }

    fn list(&self, names: &[String]) -> String {
        if names.is_empty() {
            self.plain("nothing")
        } else {
            names.join(", ")
        }
    }

    /// An answer in words: what it picks, names or gives to whom.
    #[must_use]
    pub fn answer(&self, question: &Question, answer: &Answer) -> String {
        match question.shape {
            Shape::One | Shape::Some { .. } | Shape::Ranked { .. } => {
                let names = self.options(&question.options);
                let picked: Vec<_> = (answer.0.iter())
                    .filter_map(|&at| names.get(usize::from(at)).cloned())
                    .collect();
                self.list(&picked)
            }
            Shape::Confirm => self.lang().yes_or_no(answer.is_yes()).to_owned(),
            Shape::Amount { lo, .. } => (i32::from(lo) + i32::from(answer.first())).to_string(),
            Shape::Split { .. } => self.parts(question, answer, "×", |part| part.to_string()),
            Shape::Assign { .. } => self.parts(question, answer, "→", |part| {
                let place = question.places.get(usize::from(part) - 1);
                place.map_or_else(String::new, |place| self.target(place.target))
            }),
        }
    }

    /// What the options that were given anything were given.
    fn parts(
        &self,
        question: &Question,
        answer: &Answer,
        mark: &str,
        word: impl Fn(u16) -> String,
    ) -> String {
        let given = question.options.iter().zip(&answer.0);
        let words = given
            .filter(|&(_, &part)| part > 0)
            .map(|(&option, &part)| format!("{} {mark} {}", self.target(option), word(part)));
        let words: Vec<_> = words.collect();
        if words.is_empty() {
            return self.plain("nothing");
        }
        words.join(", ")
    }

    /// A question in words.
    #[must_use]
    pub fn question(&self, question: &Question) -> String {
        let mut message = Message::new("").with("seat", question.seat);
        if let Some(about) = question.about {
            message = message.with("about", about);
        }
        let mut args = FluentArgs::new();
        for (name, value) in &message.args {
            args.set(*name, self.value(value));
        }
        self.book
            .say(&format!("ask-{}", question.reason), Some(&args))
    }

    /// An event in words, if the listener hears of it.
    #[must_use]
    pub fn event(&self, event: &Event) -> Option<String> {
        event
            .heard_from(self.viewpoint)
            .map(|message| self.message(message))
    }
}
