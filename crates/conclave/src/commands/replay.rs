//! `conclave replay`: reading, verifying and converting the records of games.

use crate::failure::{Done, Failure};
use crate::{files, out, registry};
use clap::ValueEnum;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use table::record::{Record, RecordError, story};
use table::{AnyGame, Lang, Seat, Viewpoint};

/// Show, verify or convert the record of a game
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  conclave replay show game.json                 what happened, as a watcher heard it
  conclave replay show game.json --seat 1        as the first player heard it
  conclave replay verify game.json               is every choice legal, is the shuffle honest?
  conclave replay export game.json --to binary --out game.bin
  conclave replay export game.bin --to json")]
pub(crate) struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(clap::Subcommand)]
enum Action {
    /// Tell what happened in a game
    #[command(after_help = "Example: conclave replay show game.json --seat 1 --lang pl")]
    Show {
        #[command(flatten)]
        common: Common,
        /// Hear what this player heard (1 is the first); a watcher by default
        #[arg(long, value_name = "N")]
        seat: Option<u8>,
        /// The language
        #[arg(long, default_value = "en")]
        lang: Lang,
        /// Print JSON: `game`, `names`, `finished`, `scores`, `story`
        #[arg(long)]
        json: bool,
    },
    /// Play a game again and check every choice, the seed and the final state
    #[command(after_help = "Example: conclave replay verify game.json")]
    Verify {
        #[command(flatten)]
        common: Common,
        /// Print JSON: `verified`, and `choices` or `error`
        #[arg(long)]
        json: bool,
    },
    /// Convert a record to another form
    #[command(after_help = "Example: conclave replay export game.json --to binary --out game.bin")]
    Export {
        #[command(flatten)]
        common: Common,
        /// The form
        #[arg(long, default_value = "json")]
        to: Form,
        /// The file to write; standard output by default
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
}

#[derive(clap::Args)]
struct Common {
    /// The record, as JSON or binary
    file: PathBuf,
    /// The folder of the card pack it was played with, if not the built-in cards
    #[arg(long, value_name = "DIR")]
    cards: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Form {
    /// Readable, one choice a line
    Json,
    /// Few bytes
    Binary,
    /// The story in words
    Text,
}

impl Common {
    fn open(&self) -> Result<(Record, Arc<dyn AnyGame>), Failure> {
        let record = files::read_record(&self.file)?;
        let game = registry::find(&record.game)?.open(self.cards.as_deref())?;
        Ok((record, game))
    }

    fn named(&self, error: &RecordError) -> Failure {
        Failure::input(format!("{}: {error}", self.file.display()))
    }
}

pub(crate) fn run(args: &Args) -> Done {
    match &args.action {
        Action::Show {
            common,
            seat,
            lang,
            json,
        } => show(common, *seat, *lang, *json),
        Action::Verify { common, json } => verify(common, *json),
        Action::Export { common, to, out } => export(common, *to, out.as_deref()),
    }
}

fn show(common: &Common, seat: Option<u8>, lang: Lang, json: bool) -> Done {
    let (record, game) = common.open()?;
    let viewpoint = match seat {
        None => Viewpoint::Spectator,
        Some(number) if (1..=record.setup.seats).contains(&number) => Seat(number - 1).into(),
        Some(number) => {
            let seats = record.setup.seats;
            return Err(Failure::input(format!(
                "there is no player {number}: {seats} played"
            )));
        }
    };
    let told = story(&record, &game, viewpoint, lang).map_err(|error| common.named(&error))?;
    if json {
        let line =
            |(rule, text): &(String, String)| serde_json::json!({"rule": rule, "text": text});
        out::json(&serde_json::json!({
            "game": record.game,
            "names": record.names,
            "choices": record.choices.len(),
            "finished": record.is_finished(),
            "scores": record.scores(),
            "story": told.iter().map(line).collect::<Vec<_>>(),
        }));
        return Ok(());
    }
    out::line(&out::title(&format!(
        "{}: {}",
        game.info().title,
        record.names.join(", ")
    )));
    for (rule, text) in &told {
        out::line(&format!("{}  {}", out::wrap(text, "  "), out::dim(rule)));
    }
    out::line(&ending(&record));
    Ok(())
}

fn ending(record: &Record) -> String {
    if !record.is_finished() {
        let count = record.choices.len();
        return format!("the game goes on after {count} choices: conclave play --load FILE");
    }
    let scores = record.names.iter().zip(record.scores());
    let scores = scores
        .map(|(name, score)| format!("{name} {score}"))
        .collect::<Vec<_>>();
    format!("final scores: {}", scores.join(", "))
}

/// Is the record itself to blame, or can it just not be replayed here?
fn is_wrong(error: &RecordError) -> bool {
    match error {
        RecordError::Unreadable(_)
        | RecordError::Damaged(_)
        | RecordError::Format { .. }
        | RecordError::Game { .. }
        | RecordError::Rules { .. }
        | RecordError::Content { .. } => false,
        RecordError::Seed
        | RecordError::Setup(_)
        | RecordError::Refused { .. }
        | RecordError::Drifted { .. }
        | RecordError::State { .. }
        | RecordError::Result { .. } => true,
    }
}

fn verify(common: &Common, json: bool) -> Done {
    let (record, game) = common.open()?;
    let checked = record.sit_down(&game);
    if json {
        out::json(&match &checked {
            Ok(_) => serde_json::json!({"verified": true, "choices": record.choices.len()}),
            Err(error) => serde_json::json!({"verified": false, "error": error.to_string()}),
        });
    }
    match checked {
        Ok(_) if json => Ok(()),
        Ok(_) => {
            let count = record.choices.len();
            let ok = out::good("verified:");
            out::line(&format!(
                "{ok} {count} choices are legal, the seed is the published one, the final state \
                 and scores are right"
            ));
            Ok(())
        }
        Err(error) if is_wrong(&error) => {
            let failed = out::bad("does not verify:");
            out::complain(&format!("{failed} {}: {error}\n", common.file.display()));
            Err(Failure::Found)
        }
        Err(error) => Err(common.named(&error)),
    }
}

fn export(common: &Common, form: Form, to: Option<&Path>) -> Done {
    let (record, game) = common.open()?;
    let sitting = record
        .sit_down(&game)
        .map_err(|error| common.named(&error))?;
    let bytes = match form {
        // From the sitting, not from the file: a binary record regains its texts.
        Form::Json => sitting.record().to_json().into_bytes(),
        Form::Binary => record.to_binary(),
        Form::Text => {
            let told = story(&record, &game, Viewpoint::Spectator, Lang::En);
            let told = told.map_err(|error| common.named(&error))?;
            let lines = told
                .into_iter()
                .map(|(rule, text)| format!("{text} [{rule}]\n"));
            lines.collect::<String>().into_bytes()
        }
    };
    match to {
        Some(path) => {
            files::write(path, &bytes)?;
            out::line(&format!(
                "wrote {} bytes to {}",
                bytes.len(),
                path.display()
            ));
            Ok(())
        }
        None if matches!(form, Form::Binary) && out::is_terminal() => Err(Failure::input(
            "a binary record is not for a terminal: name a file with --out",
        )),
        None => {
            out::raw(&bytes);
            Ok(())
        }
    }
}
