//! The games of the house and their words.

use crate::protocol::{BotInfo, GameCard, OptionCard};
use crate::trouble::Trouble;
use std::sync::Arc;
use table::{AnyGame, Lang, OptionKind, OptionSpec, Phrasebook};

/// The games of the house, each with its phrasebooks: those are slow to make and never change.
#[derive(Debug)]
pub struct Games(Vec<Shelved>);

#[derive(Debug)]
struct Shelved {
    game: Arc<dyn AnyGame>,
    books: Vec<Arc<Phrasebook>>,
}

impl Games {
    /// Takes the games in.
    #[must_use]
    pub fn new(games: Vec<Arc<dyn AnyGame>>) -> Self {
        let shelve = |game: Arc<dyn AnyGame>| {
            let book = |lang: Lang| Arc::new(Phrasebook::of(game.as_ref(), lang));
            let books = Lang::ALL.into_iter().map(book).collect();
            Shelved { game, books }
        };
        Games(games.into_iter().map(shelve).collect())
    }

    fn shelved(&self, id: &str) -> Result<&Shelved, Trouble> {
        let known = self.0.iter().find(|it| it.game.info().id == id);
        known.ok_or_else(|| {
            let ids: Vec<_> = self.0.iter().map(|it| it.game.info().id).collect();
            let ids = ids.join(", ");
            Trouble::not_found(
                "unknown_game",
                format!("there is no game `{id}`; the games are: {ids}"),
            )
        })
    }

    /// The game with this id.
    ///
    /// # Errors
    /// When there is none; the message lists those there are.
    pub fn game(&self, id: &str) -> Result<&Arc<dyn AnyGame>, Trouble> {
        self.shelved(id).map(|it| &it.game)
    }

    /// The words of a game in a language.
    ///
    /// # Errors
    /// When there is no such game.
    pub fn book(&self, id: &str, lang: Lang) -> Result<&Arc<Phrasebook>, Trouble> {
        let at = Lang::ALL.iter().position(|it| *it == lang).unwrap_or(0);
        self.shelved(id).map(|it| &it.books[at])
    }

    /// All games as the pages show them.
    #[must_use]
    pub fn cards(&self, lang: Lang) -> Vec<GameCard> {
        let at = Lang::ALL.iter().position(|it| *it == lang).unwrap_or(0);
        let card = |it: &Shelved| card(it.game.as_ref(), &it.books[at]);
        self.0.iter().map(card).collect()
    }
}

fn card(game: &dyn AnyGame, book: &Phrasebook) -> GameCard {
    let info = game.info();
    let bot = |kind: &bots::Offer| BotInfo {
        name: kind.name.to_owned(),
        about: kind.about.to_owned(),
        level: kind.level,
    };
    GameCard {
        id: info.id.to_owned(),
        title: info.title.to_owned(),
        min_seats: *info.seats.start(),
        max_seats: *info.seats.end(),
        usual_seats: info.usual_seats,
        rule_prefix: info.rule_prefix.to_owned(),
        options: info
            .options
            .iter()
            .map(|it| option(game, it, book))
            .collect(),
        bots: bots::OFFERS.iter().map(bot).collect(),
    }
}

fn option(game: &dyn AnyGame, spec: &OptionSpec, book: &Phrasebook) -> OptionCard {
    let key = spec.key;
    let word = |value: &str| book.option_value(game, key, value);
    let words = match &spec.kind {
        OptionKind::Switch { .. } | OptionKind::Number { .. } => Vec::new(),
        OptionKind::Choice { values, .. } => values.iter().map(|it| word(it)).collect(),
        OptionKind::List { values } => values.iter().map(|it| word(it)).collect(),
    };
    OptionCard {
        key: key.to_owned(),
        label: book.say(&format!("option-{key}"), None),
        help: book.say(&format!("option-{key}-help"), None),
        kind: spec.kind.clone(),
        words,
    }
}
