//! The `conclave` command: a home for tabletop games of magic, in a terminal.
//!
//! Nothing here knows a rule. A file per command in [`commands`] talks to people; what happens is
//! decided by the games, the bots and the arena.

mod commands;
mod failure;
mod files;
mod options;
mod out;
mod registry;
mod rulebook;

use clap::Parser;
use std::process::ExitCode;

/// Many small messages for many browsers: this allocator wastes less time on them.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let command = commands::Cli::parse();
    match command.run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            failure.report();
            ExitCode::from(failure.exit_code())
        }
    }
}
