//! `conclave cards`: looking cards up, and making packs of one's own.

use crate::failure::{Done, Failure};
use crate::{files, out, registry};
use std::collections::BTreeMap;
use std::path::PathBuf;
use table::lookup;
use table::pack::CardEntry;
use table::{AnyGame, Lang};

/// So many cards are shown in full; more are listed.
const IN_FULL: usize = 4;

/// Look up cards; check and export card packs
#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
#[command(after_help = "\
Examples:
  conclave cards                            the games and how many cards they have
  conclave cards fantasy-realms             all cards of a game
  conclave cards fantasy-realms krol        by name in any language
  conclave cards fantasy-realms blanks      by words of the text
  conclave cards fantasy-realms --cards my-pack phoenix
  conclave cards export my-pack --game fantasy-realms
                                            write the built-in cards as a start for a pack
  conclave cards check my-pack              find the mistakes of a pack")]
pub(crate) struct Args {
    #[command(subcommand)]
    action: Option<Action>,
    /// The game
    game: Option<String>,
    /// A name in any language, an id, or words of the text
    query: Vec<String>,
    /// A folder with a card pack to look in
    #[arg(long, value_name = "DIR")]
    cards: Option<PathBuf>,
    /// The language of texts
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// Print JSON: a list of cards
    #[arg(long)]
    json: bool,
}

#[derive(clap::Subcommand)]
enum Action {
    /// Check a card pack and point at its mistakes
    #[command(after_help = "Example: conclave cards check my-pack")]
    Check {
        /// The folder of the pack
        dir: PathBuf,
        /// The game the pack is for; found by its words if not given
        #[arg(long)]
        game: Option<String>,
        /// Print JSON: `cards`, `mistakes`, `report`
        #[arg(long)]
        json: bool,
    },
    /// Write the built-in cards into a folder
    #[command(after_help = "Example: conclave cards export my-pack --game fantasy-realms")]
    Export {
        /// The folder to write
        dir: PathBuf,
        /// The game whose cards to write
        #[arg(long)]
        game: Option<String>,
        /// Write over files that are there
        #[arg(long)]
        force: bool,
    },
}

pub(crate) fn run(args: &Args) -> Done {
    match &args.action {
        Some(Action::Check { dir, game, json }) => check(dir, game.as_deref(), *json),
        Some(Action::Export { dir, game, force }) => export(dir, game.as_deref(), *force),
        None => match &args.game {
            None => list_games(args),
            Some(game) => look_up(args, game),
        },
    }
}

fn check(dir: &std::path::Path, game: Option<&str>, json: bool) -> Done {
    let checked = registry::check_pack(game, dir);
    if json {
        let report = match &checked {
            Ok(game) => serde_json::json!({
                "cards": game.cards(Lang::En).len(), "mistakes": 0, "report": ""
            }),
            Err(Failure::Pack { error, .. }) => serde_json::json!({
                "cards": 0, "mistakes": error.mistakes, "report": error.plain
            }),
            Err(_) => return checked.map(|_| ()),
        };
        out::json(&report);
        return checked.map(|_| ()).map_err(|_| Failure::Found);
    }
    let game = checked?;
    let (title, count) = (game.info().title, game.cards(Lang::En).len());
    out::line(&format!(
        "{} {count} cards for {title}",
        out::good("no mistakes:")
    ));
    Ok(())
}

fn export(dir: &std::path::Path, game: Option<&str>, force: bool) -> Done {
    let pack = (registry::find_or_only(game)?.own_pack)();
    let taken = pack
        .0
        .iter()
        .map(|(name, _)| dir.join(name))
        .find(|path| path.exists());
    if let Some(path) = taken.filter(|_| !force) {
        let path = path.display();
        return Err(Failure::input(format!(
            "{path} is there already: use --force to replace it"
        )));
    }
    for (name, text) in &pack.0 {
        files::write(&dir.join(name), text.as_bytes())?;
    }
    out::line(&format!(
        "wrote {} files to {}",
        pack.0.len(),
        dir.display()
    ));
    Ok(())
}

fn list_games(args: &Args) -> Done {
    let mut rows = Vec::new();
    let mut counts = BTreeMap::new();
    for shelved in registry::GAMES {
        let game = shelved.open(None)?;
        let cards = game.cards(args.lang);
        let mut groups: Vec<(String, usize)> = Vec::new();
        for card in &cards {
            match groups.iter_mut().find(|(group, _)| *group == card.group) {
                Some((_, count)) => *count += 1,
                None => groups.push((card.group.clone(), 1)),
            }
        }
        let text = groups
            .iter()
            .map(|(group, count)| format!("{group} {count}"));
        let text = text.collect::<Vec<_>>().join(", ");
        rows.push(vec![shelved.id.to_owned(), cards.len().to_string(), text]);
        counts.insert(shelved.id, cards.len());
    }
    if args.json {
        out::json(&counts);
    } else {
        out::say(&out::table(&["game", "cards", "of them"], &rows, 0..0));
    }
    Ok(())
}

fn look_up(args: &Args, id: &str) -> Done {
    let game = registry::find(id)?.open(args.cards.as_deref())?;
    let all = game.cards(args.lang);
    let query = args.query.join(" ");
    let found = search(&all, &query);
    if found.is_empty() {
        return Err(Failure::input(unknown(game.as_ref(), &all, &query)));
    }
    if args.json {
        out::json(&found);
    } else if found.len() <= IN_FULL {
        let shown: Vec<_> = found.iter().map(|card| show(card, args.lang)).collect();
        out::say(&shown.join("\n"));
    } else {
        list(&found, args.lang);
    }
    Ok(())
}

fn unknown(game: &dyn AnyGame, all: &[CardEntry], query: &str) -> String {
    let names = all
        .iter()
        .flat_map(|card| card.names.iter().map(|(_, name)| name.as_str()));
    let near = lookup::did_you_mean(&lookup::nearest(query, names));
    format!(
        "no card of {} is called or says `{query}`{near}",
        game.info().title
    )
}

/// The cards with this name or id; else those whose names, facts or texts have all the words.
pub(crate) fn search<'a>(all: &'a [CardEntry], query: &str) -> Vec<&'a CardEntry> {
    let wanted = lookup::folded(query);
    let called = |card: &&CardEntry| {
        let mut names = card.names.iter().map(|(_, name)| name).chain([&card.id]);
        names.any(|name| lookup::folded(name) == wanted)
    };
    let exact: Vec<_> = all.iter().filter(called).collect();
    if !exact.is_empty() {
        return exact;
    }
    let words: Vec<&str> = wanted.split_whitespace().collect();
    let says = |card: &&CardEntry| {
        let names = card.names.iter().map(|(_, name)| name.clone());
        let facts = card.facts.iter().map(|(_, value)| value.clone());
        let all = names
            .chain(facts)
            .chain(card.text.clone())
            .chain([card.group.clone()]);
        let text = lookup::folded(&all.collect::<Vec<_>>().join(" "));
        words.iter().all(|word| text.contains(word))
    };
    all.iter().filter(says).collect()
}

/// The name of a card in a language.
pub(crate) fn name_of(card: &CardEntry, lang: Lang) -> &str {
    let name = card.names.iter().find(|(code, _)| *code == lang.code());
    name.or(card.names.first())
        .map_or(card.id.as_str(), |(_, name)| name)
}

/// A card in full.
pub(crate) fn show(card: &CardEntry, lang: Lang) -> String {
    let own = name_of(card, lang);
    let mut others: Vec<&str> = card.names.iter().map(|(_, name)| name.as_str()).collect();
    others.retain(|name| *name != own);
    others.dedup();
    let mut text = format!("{}  {}\n", out::title(own), out::dim(&others.join(" / ")));
    let facts = card
        .facts
        .iter()
        .map(|(key, value)| format!("{key} {value}"));
    let facts = [card.group.clone()]
        .into_iter()
        .chain(facts)
        .collect::<Vec<_>>()
        .join(" · ");
    text.push_str(&format!("  {facts}\n"));
    for sentence in &card.text {
        text.push_str(&out::wrap(&format!("  {sentence}"), "    "));
        text.push('\n');
    }
    let rules = if card.rules.is_empty() {
        String::new()
    } else {
        card.rules.join(", ") + " · "
    };
    text.push_str(&format!(
        "  {}\n",
        out::dim(&format!("{rules}id {}", card.id))
    ));
    text
}

fn list(found: &[&CardEntry], lang: Lang) {
    let row = |card: &&CardEntry| {
        let facts = card
            .facts
            .iter()
            .map(|(key, value)| format!("{key} {value}"));
        vec![
            name_of(card, lang).to_owned(),
            facts.collect::<Vec<_>>().join(" · "),
            card.text.join(" "),
        ]
    };
    let rows: Vec<_> = found.iter().map(row).collect();
    out::say(&out::table(&["card", "facts", "text"], &rows, 0..0));
    out::line(&out::dim(&format!("{} cards", found.len())));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(id: &str, en: &str, pl: &str, text: &str) -> CardEntry {
        CardEntry {
            id: id.to_owned(),
            target: table::Target::Card(0),
            names: vec![("en", en.to_owned()), ("pl", pl.to_owned())],
            group: "base".to_owned(),
            facts: vec![("suit".to_owned(), "Leader".to_owned())],
            tags: Vec::new(),
            text: vec![text.to_owned()],
            rules: Vec::new(),
        }
    }

    #[test]
    fn cards_are_found_by_any_name_or_by_words() {
        let all = [
            card("king", "King", "Król", "+5 for each Army."),
            card("kings_heir", "King's Heir", "Dziedzic", "+9 with Army."),
        ];
        let found = |query: &str| {
            search(&all, query)
                .iter()
                .map(|card| card.id.clone())
                .collect::<Vec<_>>()
        };
        assert_eq!(found("KROL"), ["king"]);
        assert_eq!(
            found("king"),
            ["king"],
            "an exact name comes before parts of others"
        );
        assert_eq!(found("army leader"), ["king", "kings_heir"]);
        assert!(found("dragon").is_empty());
    }
}
