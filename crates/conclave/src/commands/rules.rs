//! `conclave rules`: the rules documents, by section, id or words.

use crate::failure::{Done, Failure};
use crate::rulebook;
use crate::{out, registry};
use table::rulebook::Rulebook;

/// Look up rules by id or words
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  conclave rules                            the games
  conclave rules fantasy-realms             the sections of the rules
  conclave rules fantasy-realms FR-4.2      one rule
  conclave rules fantasy-realms FR-8        a whole section
  conclave rules fantasy-realms tied hand   all rules with these words")]
pub(crate) struct Args {
    /// The game
    game: Option<String>,
    /// The id of a rule, the beginning of one, or words
    query: Vec<String>,
    /// Print JSON: a list of rules with `id` and `text`
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Done {
    let Some(id) = &args.game else {
        list_games();
        return Ok(());
    };
    let game = registry::find(id)?.open(None)?;
    let book = Rulebook::read(game.rules());
    let query = args.query.join(" ");
    let found = if query.is_empty() {
        book.rules().collect()
    } else {
        book.search(&query)
    };
    if found.is_empty() {
        let title = game.info().title;
        return Err(Failure::input(format!("no rule of {title} says `{query}`")));
    }
    if args.json {
        out::json(&found);
    } else if query.is_empty() {
        list_sections(&book);
    } else {
        found
            .iter()
            .for_each(|rule| out::say(&rulebook::show(rule)));
    }
    Ok(())
}

fn list_games() {
    for game in registry::GAMES {
        out::line(&format!("conclave rules {}", game.id));
    }
}

fn list_sections(book: &Rulebook) {
    for section in &book.sections {
        let range = match section.rules.as_slice() {
            [] => String::new(),
            [only] => only.id.clone(),
            [first, .., last] => format!("{} to {}", first.id, last.id),
        };
        out::line(&format!("{:<60} {}", section.title, out::dim(&range)));
    }
}
