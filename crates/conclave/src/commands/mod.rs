//! The commands: a file each, and the table of all of them.

mod arena;
#[cfg(feature = "bench")]
mod bench;
mod cards;
mod completions;
mod fixtures;
mod fuzz;
mod play;
mod replay;
mod rules;
mod scenario;
mod score;
mod serve;

use crate::failure::Done;
use clap::{Parser, Subcommand};

const AFTER_HELP: &str = "\
Exit codes:
  0  all is well
  1  something that was checked is wrong: a score vector, a scenario, a
     replay that does not verify, a card pack, a finding of the fuzzer; or
     the house cannot open (`serve`)
  2  wrong usage or input that cannot be used

Examples:
  conclave play fantasy-realms                       sit down with bots
  conclave serve                                     open the house to browsers
  conclave score fantasy-realms King Queen Knights   count a hand
  conclave arena fantasy-realms --games 10000        let bots play
  conclave rules fantasy-realms FR-4.2               look up a rule

`conclave COMMAND --help` has examples for every command. Colours follow \
NO_COLOR. Formats of --json are described in docs/cli.md.";

/// A home for tabletop games of magic
#[derive(Parser)]
#[command(name = "conclave", version, about, after_help = AFTER_HELP, propagate_version = true)]
#[command(arg_required_else_help = true, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Play(play::Args),
    Serve(serve::Args),
    Score(score::Args),
    Arena(Box<arena::Args>),
    Replay(replay::Args),
    Scenario(scenario::Args),
    Cards(cards::Args),
    Rules(rules::Args),
    Fuzz(fuzz::Args),
    Fixtures(fixtures::Args),
    #[cfg(feature = "bench")]
    Bench(bench::Args),
    Completions(completions::Args),
}

impl Cli {
    /// Runs the command.
    pub(crate) fn run(&self) -> Done {
        match &self.command {
            Command::Play(args) => play::run(args),
            Command::Serve(args) => serve::run(args),
            Command::Score(args) => score::run(args),
            Command::Arena(args) => arena::run(args),
            Command::Replay(args) => replay::run(args),
            Command::Scenario(args) => scenario::run(args),
            Command::Cards(args) => cards::run(args),
            Command::Rules(args) => rules::run(args),
            Command::Fuzz(args) => fuzz::run(args),
            Command::Fixtures(args) => fixtures::run(args),
            #[cfg(feature = "bench")]
            Command::Bench(args) => bench::run(args),
            Command::Completions(args) => completions::run(args),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_sound_and_every_command_has_examples() {
        let mut command = Cli::command();
        command.build();
        command.clone().debug_assert();
        for sub in command
            .get_subcommands()
            .filter(|sub| sub.get_name() != "help")
        {
            let after = sub
                .get_after_help()
                .map(ToString::to_string)
                .unwrap_or_default();
            assert!(
                after.contains("Example"),
                "{} has no examples",
                sub.get_name()
            );
        }
    }
}
