//! `conclave play`: a game in a terminal, with people at one keyboard and bots in empty seats.
//!
//! | module | its one idea |
//! | --- | --- |
//! | `players` | who sits where |
//! | `board` | a sheet as lines of text |
//! | `asking` | a question and the words that answer it, step by step |
//! | `ear` | lines from a keyboard or a pipe |
//! | `explain` | `?` and what comes after it |
//! | `hint` | what a bot considered, in lines |
//! | `session` | the game from the first question to the replay |

mod asking;
mod board;
mod ear;
mod explain;
mod hint;
mod players;
mod session;

use crate::failure::{Done, Failure};
use crate::{files, options, registry};
use players::Player;
use std::path::PathBuf;
use std::sync::Arc;
use table::{AnyGame, Lang, Seed, Sitting};

/// Play a game in the terminal
#[derive(clap::Args)]
#[command(after_help = "\
A seat is `you`, the name of a person (with a capital letter) or a bot (easy, medium, hard; random, \
greedy, search). Between bots alone, what the searching ones considered is told with every move. With \
several people the screen is cleared before the device is passed on. In the game, `?` lists what \
can be typed. The game reads lines, so it can be driven by a pipe; at the end of the input it stops.

Examples:
  conclave play fantasy-realms
  conclave play fantasy-realms --seats you,hard,easy -o suits=true
  conclave play spellbook --seats hard,greedy
  conclave play fantasy-realms --seats Anna,Piotr --lang pl
  conclave play fantasy-realms --players 4 --bots random --seed 7
  conclave play --load fantasy-realms.save.json")]
pub(crate) struct Args {
    /// The game; may be left out with --load
    #[arg(required_unless_present = "load")]
    game: Option<String>,
    /// Who plays, separated by commas
    #[arg(long, value_delimiter = ',', value_name = "SEATS")]
    seats: Vec<String>,
    /// How many play, if no seats are given: you and bots
    #[arg(long, value_name = "N", conflicts_with = "seats")]
    players: Option<u8>,
    /// The bots that fill empty seats
    #[arg(
        long,
        default_value = "greedy",
        value_name = "BOT",
        conflicts_with = "seats"
    )]
    bots: String,
    /// An option of the game
    #[arg(short, long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// The seed: a number or 64 hexadecimal digits; a secret one by default
    #[arg(long)]
    seed: Option<Seed>,
    /// A folder with a card pack
    #[arg(long, value_name = "DIR")]
    cards: Option<PathBuf>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["options", "seed", "players"])]
    load: Option<PathBuf>,
    /// The language of the game: en, pl or ru
    #[arg(long, default_value = "en")]
    lang: Lang,
}

/// A table, who sits there, and where the bots take their chance from.
type Seated = (Sitting, Vec<Player>, Seed);

pub(crate) fn run(args: &Args) -> Done {
    let (sitting, players, seed) = match &args.load {
        None => sit_down(args)?,
        Some(path) => load(args, path)?,
    };
    session::Session::new(sitting, players, args.lang, &seed)?.run()
}

fn sit_down(args: &Args) -> Result<Seated, Failure> {
    let game = open(args, args.game.as_deref().unwrap_or_default())?;
    let seats = match args.seats.as_slice() {
        [] => {
            let count = args.players.unwrap_or(game.info().usual_seats);
            let bots = std::iter::repeat_n(args.bots.clone(), usize::from(count).saturating_sub(1));
            std::iter::once("you".to_owned()).chain(bots).collect()
        }
        given => given.to_vec(),
    };
    let players = players::read(&seats, game.info())?;
    let count = u8::try_from(players.len()).unwrap_or(u8::MAX);
    let setup = options::setup(game.info(), count, &args.options)?;
    let seed = args.seed.map_or_else(options::fresh_seed, Ok)?;
    let mut sitting = Sitting::start(game, setup, seed)?;
    sitting.names = players
        .iter()
        .map(|player| player.name().to_owned())
        .collect();
    // A child of the seed: the same game again has the same bots, and tells them nothing.
    Ok((sitting, players, seed.child(0)))
}

fn load(args: &Args, path: &std::path::Path) -> Result<Seated, Failure> {
    let record = files::read_record(path)?;
    let game = open(args, args.game.as_deref().unwrap_or(&record.game))?;
    let named = |error| Failure::input(format!("{}: {error}", path.display()));
    let mut sitting = record.sit_down(&game).map_err(named)?;
    let players = match args.seats.as_slice() {
        [] => players::remember(&sitting.names, game.info()),
        given => players::read(given, game.info())?,
    };
    if players.len() != sitting.names.len() {
        let (seats, given) = (sitting.names.len(), players.len());
        return Err(Failure::input(format!(
            "the saved game has {seats} seats, not {given}"
        )));
    }
    sitting.names = players
        .iter()
        .map(|player| player.name().to_owned())
        .collect();
    let seed = record.seed.child(1 + record.choices.len() as u64);
    Ok((sitting, players, seed))
}

fn open(args: &Args, id: &str) -> Result<Arc<dyn AnyGame>, Failure> {
    registry::find(id)?.open(args.cards.as_deref())
}
