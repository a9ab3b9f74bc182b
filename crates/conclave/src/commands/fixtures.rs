//! `conclave fixtures`: moments of games as JSON lines, for those who build and test screens.

mod moment;
mod samples;

use crate::failure::{Done, Failure};
use crate::{files, options, out, registry};
use moment::Teller;
use samples::Samples;
use serde_json::json;
use std::path::PathBuf;
use std::sync::Arc;
use table::scenario::Scenario;
use table::{AnyGame, Chance, Lang, Phrasebook, Seat, Seed, Sitting, Viewpoint};

/// So many setups are drawn until the game accepts one.
const TRIES: usize = 100;

/// Write moments of random games as JSON lines, for those who build and test screens
#[derive(clap::Args)]
#[command(after_help = "\
Each line is a moment as a browser gets it: `game`, `setup`, `names`, `me`, `view`, `asked`, \
`answer` (what was answered), `waiting`, `ending`. Players and options that are not given are drawn \
by chance for every game, as by `conclave fuzz`. The same seed writes the same lines.

Examples:
  conclave fixtures black-rose-wars --games 30 --seed 1 > moments.jsonl
  conclave fixtures black-rose-wars --scenarios scenarios/black-rose-wars --per-reason 5
  conclave fixtures darkest-doom --of ends --players 3 --games 4
  conclave fixtures black-rose-wars --targets")]
pub(crate) struct Args {
    /// The game
    #[arg(value_name = "GAME")]
    game: String,
    /// How many games to play
    #[arg(long, default_value_t = 30, value_name = "N")]
    games: u64,
    /// The seed: a number or 64 hexadecimal digits
    #[arg(long, default_value = "0")]
    seed: Seed,
    /// Only with so many players; any number by default
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// Only with this option (`-o KEY=VALUE`); those not named are drawn by chance
    #[arg(short, long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// A folder with a card pack
    #[arg(long, value_name = "DIR")]
    cards: Option<PathBuf>,
    /// The language of prompts and names
    #[arg(long, default_value = "en", value_name = "LANG")]
    lang: Lang,
    /// Which moments
    #[arg(long, default_value = "questions", value_name = "WHAT")]
    of: Wanted,
    /// At most so many moments of each reason, drawn from all of them; 0 for every one
    #[arg(long, default_value_t = 15, value_name = "N")]
    per_reason: usize,
    /// The moments of scenario files, or folders of them, instead of whole games
    #[arg(long, value_name = "FILE", num_args = 1..)]
    scenarios: Vec<PathBuf>,
    /// So many decisions are played by chance after each scenario
    #[arg(long, default_value_t = 30, value_name = "N")]
    play_on: usize,
    /// Write what the numbers of targets stand for instead, where the game tells
    #[arg(long)]
    targets: bool,
}

/// Which moments are written.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Wanted {
    /// Questions, seen by whoever answers
    Questions,
    /// The same moments, seen by nobody's seat
    Spectator,
    /// The ends of games, from every seat and from nobody's
    Ends,
}

pub(crate) fn run(args: &Args) -> Done {
    let shelved = registry::find(&args.game)?;
    let game = shelved.open(args.cards.as_deref())?;
    if args.targets {
        for (target, is) in (shelved.targets)() {
            if let Some(name) = game.name(target, args.lang) {
                out::line(&json!({"target": target, "name": name, "is": is}).to_string());
            }
        }
        return Ok(());
    }
    let book = Phrasebook::of(game.as_ref(), args.lang);
    let mut writer = Writer {
        wanted: args.of,
        teller: Teller { book: &book },
        samples: Samples::new(args.per_reason, args.seed.child(0)),
        chance: Chance::new(&args.seed.child(1)),
    };
    if args.scenarios.is_empty() {
        random_games(&game, args, &mut writer)?;
    } else {
        scenarios(&game, args, &mut writer)?;
    }
    for line in writer.samples.lines() {
        out::line(line);
    }
    Ok(())
}

fn random_games(game: &Arc<dyn AnyGame>, args: &Args, writer: &mut Writer<'_>) -> Done {
    let info = game.info();
    let settled = options::settled(info, args.players, &args.options)?;
    let mut draws = Chance::new(&args.seed.child(2));
    for number in 0..args.games {
        let seed = args.seed.child(number + 3);
        let mut refused = None;
        let sitting = (0..TRIES).find_map(|_| {
            let setup = settled.sample(info, &mut draws);
            let started = Sitting::start(Arc::clone(game), setup, seed);
            started.map_err(|error| refused = Some(error)).ok()
        });
        match (sitting, refused) {
            (Some(sitting), _) => writer.play(sitting, seed, info.longest),
            (None, error) => {
                let error = error.map(|it| it.to_string()).unwrap_or_default();
                return Err(Failure::input(format!("no game can be started: {error}")));
            }
        }
    }
    Ok(())
}

fn scenarios(game: &Arc<dyn AnyGame>, args: &Args, writer: &mut Writer<'_>) -> Done {
    for path in &args.scenarios {
        let paths = match path.is_dir() {
            true => files::all_files(path, "toml")?,
            false => vec![path.clone()],
        };
        for path in paths {
            let named = |error| Failure::input(format!("{}: {error}", path.display()));
            let scenario = Scenario::parse(&files::read_text(&path)?).map_err(named)?;
            let mut look = |sitting: &Sitting, seat, answer: &_| writer.look(sitting, seat, answer);
            let sitting = scenario.run_watched(game, &mut look).map_err(named)?;
            writer.play(sitting, args.seed, args.play_on);
        }
    }
    Ok(())
}

/// What sees games and keeps moments of them.
struct Writer<'a> {
    wanted: Wanted,
    teller: Teller<'a>,
    samples: Samples,
    chance: Chance,
}

impl Writer<'_> {
    /// Plays on by chance, for so many decisions at most.
    fn play(&mut self, mut sitting: Sitting, seed: Seed, most: usize) {
        for _ in 0..most {
            let waiting = sitting.waiting();
            let drawn = self.chance.index(waiting.len() as usize);
            let Some(seat) = waiting.iter().nth(drawn) else {
                return self.end(&sitting, &seed);
            };
            let Some(question) = sitting.question(seat) else {
                return;
            };
            let answer = question.random_answer(&mut self.chance);
            self.look(&sitting, seat, &answer);
            if sitting.answer(seat, &answer).is_err() {
                return;
            }
        }
    }

    /// A seat is about to give an answer.
    fn look(&mut self, sitting: &Sitting, seat: Seat, answer: &table::Answer) {
        let from = match self.wanted {
            Wanted::Questions => Viewpoint::Seat(seat),
            Wanted::Spectator => Viewpoint::Spectator,
            Wanted::Ends => return,
        };
        let Some(question) = sitting.question(seat) else {
            return;
        };
        if let Some(place) = self.samples.place_for(question.reason) {
            let mine = from.is(seat).then_some((&question, answer));
            let moment = self.teller.moment(sitting, from, mine);
            self.samples.keep(question.reason, place, moment.line());
        }
    }

    /// The game is over.
    fn end(&mut self, sitting: &Sitting, seed: &Seed) {
        if self.wanted != Wanted::Ends {
            return;
        }
        let seats = Seat::all(sitting.setup().seats).map(Viewpoint::Seat);
        for from in seats.chain([Viewpoint::Spectator]) {
            if let Some(place) = self.samples.place_for("end") {
                let mut moment = self.teller.moment(sitting, from, None);
                moment.ending = self.teller.ending(sitting, seed);
                self.samples.keep("end", place, moment.line());
            }
        }
    }
}
