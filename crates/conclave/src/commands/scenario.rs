//! `conclave scenario`: runs scenario files and says which ones fail, where and why.

use crate::failure::{Done, Failure};
use crate::{files, out, registry};
use serde::Serialize;
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;
use table::AnyGame;
use table::scenario::Scenario;

/// Run scenario files: a position, some choices, the expected outcome
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  conclave scenario scenarios/fantasy-realms/tv-38.toml
  conclave scenario scenarios                     all files of a folder and its folders
  conclave scenario --cards my-pack mine.toml")]
pub(crate) struct Args {
    /// Scenario files, or folders of them
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// A folder with a card pack to play with
    #[arg(long, value_name = "DIR")]
    cards: Option<PathBuf>,
    /// Print JSON: `passed`, `failed` and a list of `scenarios`
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Result {
    file: String,
    title: String,
    passed: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

pub(crate) fn run(args: &Args) -> Done {
    let mut games = HashMap::new();
    let mut results = Vec::new();
    for (path, scenario) in read_all(args)? {
        let game = open(&mut games, &scenario.game, args)?;
        let error = scenario.run(&game).err().map(|error| error.to_string());
        let file = path.display().to_string();
        results.push(Result {
            file,
            title: scenario.title,
            passed: error.is_none(),
            error,
        });
    }
    let passed = results.iter().filter(|result| result.passed).count();
    let failed = results.len() - passed;
    if args.json {
        let report = serde_json::json!({
            "passed": passed, "failed": failed, "scenarios": results
        });
        out::json(&report);
    } else {
        results.iter().for_each(tell);
        out::line(&format!("{passed} passed, {failed} failed"));
    }
    if failed == 0 {
        Ok(())
    } else {
        Err(Failure::Found)
    }
}

fn read_all(args: &Args) -> std::result::Result<Vec<(PathBuf, Scenario)>, Failure> {
    let mut paths = Vec::new();
    for path in &args.files {
        match path.is_dir() {
            true => paths.extend(files::all_files(path, "toml")?),
            false => paths.push(path.clone()),
        }
    }
    if paths.is_empty() {
        // Checking nothing must not look like success.
        return Err(Failure::input("there is no scenario file (`.toml`) there"));
    }
    let read = |path: PathBuf| {
        let text = files::read_text(&path)?;
        let named = |error| Failure::input(format!("{}: {error}", path.display()));
        let scenario = Scenario::parse(&text).map_err(named)?;
        Ok((path, scenario))
    };
    paths.into_iter().map(read).collect()
}

fn open(
    games: &mut HashMap<String, Arc<dyn AnyGame>>,
    id: &str,
    args: &Args,
) -> std::result::Result<Arc<dyn AnyGame>, Failure> {
    if let Some(game) = games.get(id) {
        return Ok(Arc::clone(game));
    }
    let game = registry::find(id)?.open(args.cards.as_deref())?;
    games.insert(id.to_owned(), Arc::clone(&game));
    Ok(game)
}

fn tell(result: &Result) {
    let Result { file, title, .. } = result;
    match &result.error {
        None => out::line(&format!("{}  {title}", out::good("ok"))),
        Some(error) => {
            out::line(&format!(
                "{}  {title}\n      {file}\n      {error}",
                out::bad("FAILED")
            ));
        }
    }
}
