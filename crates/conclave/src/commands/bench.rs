//! `conclave bench server`: a house under the load of many browsers, in figures.

use crate::failure::{Done, Failure};
use crate::{out, registry};
use load::{Figures, Plan, Progress};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// Put a house under load and measure it
#[derive(clap::Args)]
#[command(after_help = "\
A house of its own is opened on this machine with a data folder that is removed afterwards. Every \
table has a websocket for each seat, and all of them are told every move. First the tables rest \
(memory), then they play at a given pace (latency), then as fast as they can (throughput). A move \
counts when it is durable and every browser at its table has been told.

Examples:
  conclave bench server
  conclave bench server --tables 100 --seconds 5
  conclave bench server --game spellbook --seats 2 --pace 500 --json")]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    Server(ServerArgs),
}

/// A house with many tables
#[derive(clap::Args)]
struct ServerArgs {
    /// The game
    #[arg(long, default_value = "fantasy-realms")]
    game: String,
    /// How many tables
    #[arg(long, default_value_t = 1000, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=20_000))]
    tables: u32,
    /// How many seats each table has
    #[arg(long, default_value_t = 4, value_name = "N")]
    seats: u8,
    /// How many moves a second all tables make together in the paced part
    #[arg(long, default_value_t = 2000, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pace: u32,
    /// How many seconds each part is measured
    #[arg(long, default_value_t = 20, value_name = "S", value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    /// How many seconds the tables rest before their memory is measured
    #[arg(long, default_value_t = 45, value_name = "S", value_parser = clap::value_parser!(u64).range(0..=600))]
    rest: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Done {
    let What::Server(args) = &args.what;
    let game = registry::find(&args.game)?;
    let data = Folder::new()?;
    let house = OwnHouse::open(&data.0)?;
    let plan = Plan {
        house: house.address.clone(),
        game: game.id.to_owned(),
        tables: args.tables as usize,
        seats: args.seats,
        time: Duration::from_secs(args.seconds),
        rest: Duration::from_secs(args.rest),
        pace: f64::from(args.pace),
    };
    let tell = |progress| tell(&progress, args);
    let figures = load::run_alone(&plan, || house.memory(), tell).map_err(Failure::input)?;
    if args.json {
        out::json(&figures);
    } else {
        out::say(&report(&figures, args));
    }
    Ok(())
}

fn tell(progress: &Progress, args: &ServerArgs) {
    let (tables, seconds) = (args.tables, args.seconds);
    let text = match progress {
        Progress::Opened(count) => format!("{count} of {tables} tables are open"),
        Progress::Resting => format!("resting for {} seconds", args.rest),
        Progress::Paced => format!("{} moves a second for {seconds} seconds", args.pace),
        Progress::Rushed => format!("as fast as it goes for {seconds} seconds"),
    };
    out::complain(&format!("{text}\n"));
}

fn report(figures: &Figures, args: &ServerArgs) -> String {
    use std::fmt::Write;
    let mut text = String::new();
    let (tables, seats) = (figures.tables, figures.seats);
    let _ = writeln!(
        text,
        "{tables} tables of {} with {seats} browsers each",
        args.game
    );
    for (name, part) in [("paced", &figures.paced), ("rushed", &figures.rushed)] {
        let (each, last) = (&part.each, &part.last);
        let _ = writeln!(
            text,
            "{name:<7} {:>8.0} moves/s   each browser told: p50 {:.1} ms, p99 {:.1} ms   \
             the last one: p50 {:.1} ms, p99 {:.1} ms, at most {:.1} ms",
            part.moves_per_s, each.p50_ms, each.p99_ms, last.p50_ms, last.p99_ms, last.max_ms
        );
    }
    let kib = |bytes: Option<u64>| {
        bytes.map_or_else(
            || "unknown".to_owned(),
            |it| format!("{:.1} KiB", it as f64 / 1024.0),
        )
    };
    let (idle, busy) = (
        kib(figures.bytes_per_idle_table),
        kib(figures.bytes_per_busy_table),
    );
    let _ = writeln!(text, "memory  {idle} per idle table, {busy} after play");
    if figures.refusals > 0 {
        let _ = writeln!(text, "the house refused {} messages", figures.refusals);
    }
    text
}

/// A folder that is gone afterwards.
struct Folder(std::path::PathBuf);

impl Folder {
    fn new() -> Result<Self, Failure> {
        let name = format!("conclave-bench-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).map_err(Failure::input)?;
        Ok(Folder(path))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A house in a process of its own, so that its memory can be told from that of the browsers.
struct OwnHouse {
    child: Child,
    address: String,
}

impl OwnHouse {
    fn open(data: &Path) -> Result<Self, Failure> {
        let program = std::env::current_exe().map_err(Failure::input)?;
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(data)
            .args(["--rate-ip", "1000000/1000000"])
            .args(["--rate-person", "1000000/1000000"])
            .args(["--rate-guests", "1000000/1000000"])
            .args(["--rate-messages", "1000000/1000000"])
            .args(["--tables-per-guest", "1000000", "--connections", "1000000"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| Failure::input(format!("the house does not open: {error}")))?;
        let words = child.stdout.take().map(BufReader::new);
        let address = words.and_then(|words| {
            let lines = words.lines().map_while(Result::ok);
            let found = lines.filter_map(|line| Some(line.split_once("http://")?.1.to_owned()));
            found.map(|it| format!("http://{}", it.trim())).next()
        });
        match address {
            Some(address) => Ok(OwnHouse { child, address }),
            None => {
                let _ = child.kill();
                Err(Failure::input("the house did not say where it is"))
            }
        }
    }

    /// Its resident memory in bytes, where the system tells.
    fn memory(&self) -> Option<u64> {
        let path = format!("/proc/{}/status", self.child.id());
        let status = std::fs::read_to_string(path).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        let kib: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
        Some(kib * 1024)
    }
}

impl Drop for OwnHouse {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
