//! `conclave completions`: what a shell needs to complete our words.

use super::Cli;
use crate::failure::Done;
use clap::CommandFactory;
use clap_complete::Shell;

/// Print completions for a shell
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  conclave completions bash > ~/.local/share/bash-completion/completions/conclave
  conclave completions zsh  > ~/.zfunc/_conclave
  conclave completions fish > ~/.config/fish/completions/conclave.fish")]
pub(crate) struct Args {
    /// The shell
    shell: Shell,
}

pub(crate) fn run(args: &Args) -> Done {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "conclave", &mut script);
    crate::out::say(&String::from_utf8_lossy(&script));
    Ok(())
}
