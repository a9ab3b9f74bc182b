//! `conclave arena`: bots play many games; what the games say is counted.

mod cards;
mod lineup;
mod output;
mod results;
mod tell;
mod variants;
mod watch;

use crate::failure::{Done, Failure};
use crate::{options, registry};
use arena::{Book, Contest, Extent, Pace, Plan, Report, Shard};
use lineup::Lineup;
use output::Output;
use std::path::PathBuf;
use std::sync::Arc;
use table::{AnyGame, Seed};

/// Let bots play many games and count
#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
#[command(after_help = "\
Every deal is played with the seats turned until every bot has had every hand of it, so that the \
luck of the deal cancels out. The same seed gives the same results for every number of threads, \
machines and interruptions. Win rates count shared victories in parts; intervals are 95 % \
confidence intervals.

Examples:
  conclave arena fantasy-realms --seats greedy,random,random --games 1000
  conclave arena fantasy-realms --players 4 -o suits=true --games 100000
  conclave arena spellbook --round-robin easy,medium,hard --players 2 --games 200
  conclave arena fantasy-realms --players 3 --games 20000 --html page.html
  conclave arena spellbook --gauntlet hard --against greedy,random --players 3
  conclave arena fantasy-realms --games 1000000 --out run.jsonl   and again to go on
  conclave arena fantasy-realms --games 1000000 --shard 3/8 --out part3.jsonl
  conclave arena merge part*.jsonl --out whole.jsonl
  conclave arena show whole.jsonl --csv whole.csv
  conclave arena fantasy-realms --seats greedy,greedy --games 10000 --compare cards=DIR
  conclave arena --compare before.jsonl after.jsonl

docs/arena.md explains the figures and the files.")]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    run: Run,
    #[command(flatten)]
    output: Output,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Tell what result files hold, together
    Show {
        /// The result files
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        #[command(flatten)]
        output: Output,
    },
    /// Put the parts of a run together
    Merge {
        /// The result files
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        /// Write the whole to this file
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
        #[command(flatten)]
        output: Output,
    },
    /// Tell whether two runs differ
    Compare {
        /// A result file
        #[arg(value_name = "A")]
        a: PathBuf,
        /// Another one
        #[arg(value_name = "B")]
        b: PathBuf,
        #[command(flatten)]
        output: Output,
    },
}

/// What is played.
#[derive(clap::Args)]
struct Run {
    /// The game
    #[arg(required_unless_present = "compare")]
    game: Option<String>,
    #[command(flatten)]
    lineup: Lineup,
    /// How many games at each table
    #[arg(long, default_value_t = 1000, value_name = "N", value_parser = clap::value_parser!(u64).range(1..1 << 48))]
    games: u64,
    /// The seed: a number or 64 hexadecimal digits
    #[arg(long, default_value = "0")]
    seed: Seed,
    /// Deal every game anew instead of playing a deal from every side
    #[arg(long)]
    unpaired: bool,
    /// How many threads; as many as the machine has by default
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
    /// An option of the game
    #[arg(short, long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// A folder with a card pack
    #[arg(long, value_name = "DIR")]
    cards: Option<PathBuf>,
    /// Count what is done with each card; a page counts it anyway, unless results are kept
    #[arg(long)]
    card_stats: bool,
    /// Write results to this file while playing; go on where it stops if it is there
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Play only a part of the run, such as 3/8
    #[arg(long, value_name = "I/N")]
    shard: Option<Shard>,
    /// Play with a change and tell what differs: two result files, or one or two of a card folder, cards=DIR, KEY=VALUE, as-given
    #[arg(long, num_args = 1..=2, value_name = "A")]
    compare: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Done {
    match &args.command {
        None => args.run.start(&args.output),
        Some(Command::Show { files, output }) => show(files, output),
        Some(Command::Merge { files, out, output }) => merge(files, out.as_deref(), output),
        Some(Command::Compare { a, b, output }) => variants::compare_files(a, b, output),
    }
}

impl Run {
    fn start(&self, output: &Output) -> Done {
        output.check()?;
        if !self.compare.is_empty() {
            return variants::compare(self, output);
        }
        let counts_cards = self.counts_cards(output);
        let (game, plan) = self.plan(self.cards.as_deref(), &[], counts_cards)?;
        let (book, pace) = self.play(game.as_ref(), &plan)?;
        output.report(&Report::new(&book, pace))?;
        self.end()
    }

    /// A run that was stopped is told from one that came to its end.
    fn end(&self) -> Done {
        match (watch::was_stopped(), &self.out) {
            (false, _) => Ok(()),
            (true, Some(_)) => Err(Failure::Runtime(
                "stopped before the end: the same command goes on from here".to_owned(),
            )),
            (true, None) => Err(Failure::Runtime(
                "stopped before the end: with --out the same command would go on".to_owned(),
            )),
        }
    }

    /// Are cards to be counted? They belong to the plan of a result file, so that is not changed by
    /// asking for a page later.
    fn counts_cards(&self, output: &Output) -> bool {
        self.card_stats || self.out.is_none() && output.wants_page()
    }

    /// The game with these cards, and the plan with more options.
    fn plan(
        &self,
        cards: Option<&std::path::Path>,
        more_options: &[String],
        counts_cards: bool,
    ) -> Result<(Arc<dyn AnyGame>, Plan), Failure> {
        let id = self.game.as_deref();
        let id = id.ok_or_else(|| Failure::input("say which game is to be played"))?;
        let game = registry::find(id)?.open(cards)?;
        let (bots, matches) = self.lineup.matches(game.info())?;
        let seats = u8::try_from(matches[0].len()).unwrap_or(u8::MAX);
        let options = [&self.options, more_options].concat();
        let setup = options::setup(game.info(), seats, &options)?;
        let extent = Extent {
            games: self.games,
            seed: self.seed,
            paired: !self.unpaired,
        };
        let bots: Vec<&str> = bots.iter().map(String::as_str).collect();
        let plan = Plan::new(game.as_ref(), setup, &bots, matches, &extent);
        let plan = match counts_cards {
            true => plan.counting_cards(game.as_ref()),
            false => plan,
        };
        Ok((game, plan))
    }

    /// Plays what is left of a plan.
    fn play(&self, game: &dyn AnyGame, plan: &Plan) -> Result<(Book, Pace), Failure> {
        let machine = || std::thread::available_parallelism().map_or(1, usize::from);
        let contest = Contest {
            game,
            plan,
            threads: self.threads.unwrap_or_else(machine).clamp(1, 1024),
        };
        contest.check().map_err(Failure::input)?;
        let (mut book, mut file) = match &self.out {
            Some(path) => results::open(path, plan)?,
            None => (Book::new(plan.clone()), None),
        };
        let shard = self.shard.unwrap_or(Shard { part: 1, of: 1 });
        let mut todo: Vec<_> = plan.chunks_for(shard).collect();
        if todo.is_empty() {
            let (of, chunks) = (shard.of, plan.chunks().count());
            return Err(Failure::input(format!(
                "this run has {chunks} parts at most, it cannot be cut into {of}"
            )));
        }
        todo.retain(|id| !book.has(*id));
        let pace = watch::play(&contest, &todo, &mut book, file.as_mut())?;
        Ok((book, pace))
    }
}

fn show(files: &[PathBuf], output: &Output) -> Done {
    output.check()?;
    let book = results::read_all(files)?;
    output.report(&Report::new(&book, Pace::of(&book)))
}

fn merge(files: &[PathBuf], out: Option<&std::path::Path>, output: &Output) -> Done {
    output.check()?;
    let book = results::read_all(files)?;
    let missing = book.missing();
    if !missing.is_empty() {
        return Err(Failure::input(results::missing(&missing)));
    }
    if let Some(out) = out {
        results::merge(files, out, &book.plan)?;
    }
    output.report(&Report::new(&book, Pace::of(&book)))
}
