//! What can go wrong, and the exit codes scripts rely on.

use crate::out;
use table::RecordError;
use table::pack::PackError;

/// Why a command did not succeed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Something that was to be checked is wrong; the command has told what. Exit code 1.
    Found,
    /// All was understood, but the system did not let us. Exit code 1.
    Runtime(String),
    /// What the person gave cannot be used. Exit code 2.
    Input(String),
    /// A card pack has mistakes. Exit code 2, or 1 where the pack was to be checked.
    Pack {
        /// The report.
        error: Box<PackError>,
        /// Was checking it the task?
        checked: bool,
    },
}

/// What a command gives back.
pub(crate) type Done = Result<(), Failure>;

impl Failure {
    /// Something the person gave cannot be used.
    pub(crate) fn input(message: impl std::fmt::Display) -> Self {
        Failure::Input(message.to_string())
    }

    /// The code the process ends with.
    pub(crate) fn exit_code(&self) -> u8 {
        match self {
            Failure::Found | Failure::Runtime(_) | Failure::Pack { checked: true, .. } => 1,
            Failure::Input(_) | Failure::Pack { checked: false, .. } => 2,
        }
    }

    /// Tells the person.
    pub(crate) fn report(&self) {
        match self {
            Failure::Found => {}
            Failure::Input(message) | Failure::Runtime(message) => {
                out::complain(&format!("{} {message}\n", out::bad("error:")));
            }
            Failure::Pack { error, .. } => {
                let count = error.mistakes;
                let mistakes = if count == 1 { "mistake" } else { "mistakes" };
                let report = error.coloured.trim_end();
                let error = out::bad("error:");
                out::complain(&format!(
                    "{report}\n\n{error} the card pack has {count} {mistakes}\n"
                ));
            }
        }
    }
}

impl From<table::SetupError> for Failure {
    fn from(error: table::SetupError) -> Self {
        Failure::input(error)
    }
}

impl From<RecordError> for Failure {
    fn from(error: RecordError) -> Self {
        Failure::input(error)
    }
}
