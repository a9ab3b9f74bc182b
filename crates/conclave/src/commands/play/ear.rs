//! Lines from a keyboard or a pipe.

use crate::out;
use std::io::{BufRead, IsTerminal};

/// Reads what people type.
pub(crate) struct Ear {
    input: Box<dyn BufRead>,
    /// Somebody types: the terminal shows it. A pipe is echoed instead, so that its transcript
    /// can be read.
    typed: bool,
    ended: bool,
}

impl Ear {
    /// Listens to standard input.
    pub(crate) fn new() -> Self {
        let stdin = std::io::stdin();
        let typed = stdin.is_terminal();
        Ear {
            input: Box::new(std::io::BufReader::new(stdin)),
            typed,
            ended: false,
        }
    }

    /// Does somebody type?
    pub(crate) fn is_typed(&self) -> bool {
        self.typed
    }

    /// Is there nothing left to read? At a keyboard there always may be.
    pub(crate) fn has_ended(&self) -> bool {
        self.ended && !self.typed
    }

    /// Asks for a line; nothing at the end of the input.
    pub(crate) fn line(&mut self, prompt: &str) -> Option<String> {
        out::say(&format!("{} ", out::key(prompt)));
        let mut bytes = Vec::new();
        let read = self.input.read_until(b'\n', &mut bytes).unwrap_or(0);
        if read == 0 {
            self.ended = true;
            out::line("");
            return None;
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if !self.typed {
            out::line(&line);
        }
        Some(line)
    }

    /// Asks for a yes; anything else is a no.
    pub(crate) fn agrees(&mut self, question: &str) -> bool {
        let line = self.line(&format!("{question} (y/n)")).unwrap_or_default();
        matches!(
            line.to_lowercase().as_str(),
            "y" | "yes" | "t" | "tak" | "д" | "да"
        )
    }
}
