//! `conclave score fantasy-realms`: what a hand is worth, and why.
//!
//! The only command that knows a game: it speaks about hands, choices and items of Fantasy Realms.
//! Finding cards by words and saying why they give what they give is the game's scoring assistant.
//!
//! | module | its one idea |
//! | --- | --- |
//! | `given` | the hand, from arguments or JSON |
//! | `report` | the breakdown as a table or JSON |
//! | `swaps` | what exchanging one card would gain |
//! | `vectors` | files of expected scores |

mod given;
mod report;
mod swaps;
mod vectors;

use crate::failure::{Done, Failure};
use crate::files;
use cardtext::Sources;
use fantasy_realms::cards::Pack;
use fantasy_realms::scoring::assistant::{Names, Speaker, decide};
use fantasy_realms::scoring::{CardSet, ScoreBook};
use given::Given;
use std::path::{Path, PathBuf};
use table::Lang;
use table::pack::PackError;

/// Count the points of a hand
#[derive(clap::Args)]
#[command(after_help = "\
Cards are given by name in English, Polish or Russian, or by id; capital letters and accents do \
not matter. Names of several words work with or without quotes. The choices of Doppelgänger, \
Mirage, Shapeshifter, Book of Changes, Island and Angel are made for the most points, unless some \
are given with --choose (then those are made and all others declined) or --decline.

Examples:
  conclave score fantasy-realms King Queen Knights 'Gem of Order' Warlord
  conclave score fantasy-realms krol krolowa rycerze --lang pl
  conclave score fantasy-realms Smoke, Mirage --choose Mirage=Rainstorm
  conclave score fantasy-realms 'Book of Changes' Candle \\
                 --choose 'Book of Changes=Candle:Wizard'
  conclave score fantasy-realms --suits Ghoul Lich --discard 'Knights,King'
  conclave score fantasy-realms King Queen --items 'Treasure Chest,Portal'
  conclave score fantasy-realms King Queen Knights --best-of
  echo '{\"hand\": [\"king\", \"queen\"]}' | conclave score fantasy-realms --json -
  conclave score fantasy-realms --vectors expected.jsonl")]
pub(crate) struct Args {
    /// The game: only Fantasy Realms has hands to score
    #[arg(value_parser = ["fantasy-realms"])]
    game: String,
    /// The cards of the hand
    hand: Vec<String>,
    /// Use the deck with Buildings, Outsiders and Undead; without this the base deck is used
    /// unless a card needs the other one
    #[arg(long)]
    suits: bool,
    /// Cards in the discard area at the end, separated by commas
    #[arg(long, value_delimiter = ',', value_name = "CARDS")]
    discard: Vec<String>,
    /// Own face-down cursed items, separated by commas
    #[arg(long, value_delimiter = ',', value_name = "ITEMS")]
    items: Vec<String>,
    /// How many people play
    #[arg(long, default_value_t = 4, value_name = "N")]
    players: u8,
    /// A choice: CARD=CARD, or CARD=CARD:SUIT for a change of suit
    #[arg(long = "choose", value_name = "CHOICE", conflicts_with = "decline")]
    choices: Vec<String>,
    /// Decline all choices
    #[arg(long)]
    decline: bool,
    /// Show what exchanging one card would gain
    #[arg(long)]
    best_of: bool,
    /// Print JSON. With `-`, a file or JSON text behind it, the hand is read from there
    #[arg(long, value_name = "CASE", num_args = 0..=1)]
    json: Option<Option<String>>,
    /// Read the hand from a JSON file; `-` is standard input
    #[arg(long, value_name = "FILE", conflicts_with_all = ["hand", "vectors"])]
    input: Option<PathBuf>,
    /// Check a file of expected scores (JSON Lines; may be given several times); the last line
    /// says `N passed, M failed`
    #[arg(long, value_name = "FILE", conflicts_with_all = ["hand", "best_of"])]
    vectors: Vec<PathBuf>,
    /// A folder with a card pack
    #[arg(long, value_name = "DIR")]
    cards: Option<PathBuf>,
    /// The language of names: en, pl or ru
    #[arg(long, default_value = "en")]
    lang: Lang,
}

pub(crate) fn run(args: &Args) -> Done {
    let pack = load(args.cards.as_deref())?;
    if !args.vectors.is_empty() {
        return vectors::run(&pack, &args.vectors, args.json.is_some());
    }
    let names = Names::new(&pack);
    let case = given(args)?.resolve(&names)?;
    let book = ScoreBook::new(&pack, case.suits);
    let input = decide(&book, &case.input, case.choices);
    let scored = report::Scored {
        pack: &pack,
        book: &book,
        case: &case,
        input,
    };
    let swaps = if args.best_of {
        book.swap_gains(&input, CardSet::EMPTY)
    } else {
        Vec::new()
    };
    if args.json.is_some() {
        scored.print_json(&swaps);
    } else {
        scored.print(&Speaker::new(&pack, args.lang));
        if args.best_of {
            swaps::print(&pack, &swaps, args.lang);
        }
    }
    Ok(())
}

fn load(cards: Option<&Path>) -> Result<Pack, Failure> {
    let Some(folder) = cards else {
        return Ok(Pack::built_in());
    };
    let sources: Sources = files::read_pack(folder)?.0.into_iter().collect();
    Pack::load(&sources).map_err(|mistakes| {
        let (plain, coloured) = (mistakes.plain(), mistakes.coloured());
        let error = PackError {
            mistakes: mistakes.iter().count(),
            plain,
            coloured,
        };
        Failure::Pack {
            error: Box::new(error),
            checked: false,
        }
    })
}

/// What the person gave: arguments, a file, or JSON behind `--json`.
fn given(args: &Args) -> Result<Given, Failure> {
    let text = match (
        &args.input,
        args.json.iter().flatten().next().map(String::as_str),
    ) {
        (Some(path), _) => Some(files::read_text(path)?),
        (None, Some("-")) => Some(files::read_text(Path::new("-"))?),
        (None, Some(text)) if text.trim_start().starts_with('{') => Some(text.to_owned()),
        (None, Some(path)) if path.ends_with(".json") => Some(files::read_text(Path::new(path))?),
        _ => None,
    };
    match text {
        Some(text) => Given::from_json(&text),
        None => Ok(Given::from_words(args)),
    }
}
