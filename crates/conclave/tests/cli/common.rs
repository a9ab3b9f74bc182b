//! Running the built command and looking at what it says.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a run of the command said.
pub(crate) struct Said {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Said {
    /// Expects this exit code.
    #[track_caller]
    pub(crate) fn exits(self, code: i32) -> Self {
        let Said { out, err, .. } = &self;
        assert_eq!(self.code, code, "\n--- out\n{out}\n--- err\n{err}");
        self
    }

    /// Expects these words on standard output.
    #[track_caller]
    pub(crate) fn says(self, words: &str) -> Self {
        assert!(
            self.out.contains(words),
            "`{words}` is missing in:\n{}",
            self.out
        );
        self
    }

    /// Expects these words on standard error, and no panic.
    #[track_caller]
    pub(crate) fn complains(self, words: &str) -> Self {
        assert!(
            self.err.contains(words),
            "`{words}` is missing in:\n{}",
            self.err
        );
        assert!(!self.err.contains("panicked"), "{}", self.err);
        self
    }

    /// Standard output as JSON.
    #[track_caller]
    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}:\n{}", self.out))
    }
}

/// Runs the command.
pub(crate) fn conclave(args: &[&str]) -> Said {
    conclave_in(Path::new("."), args, "")
}

/// Runs the command in a folder with something to read.
pub(crate) fn conclave_in(folder: &Path, args: &[&str], input: &str) -> Said {
    let mut child = Command::new(env!("CARGO_BIN_EXE_conclave"))
        .args(args)
        .current_dir(folder)
        .env("COLUMNS", "100")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // A command that has heard enough closes the pipe: that is no mistake of the test.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Said {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// The root of the workspace.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .canonicalize()
        .unwrap()
}

/// A file of the score vectors.
pub(crate) fn vectors(name: &str) -> String {
    root()
        .join("crates/fantasy-realms/tests/data")
        .join(name)
        .display()
        .to_string()
}

/// Answers that get through any game: a way, the first option, a confirmation, a no.
pub(crate) fn blind_answers(rounds: usize) -> String {
    "a\n1\n\nn\n".repeat(rounds)
}

/// Plays a whole game between bots and writes its replay.
pub(crate) fn replay_in(folder: &Path, options: &[&str]) -> PathBuf {
    let seats = [
        "play",
        "fantasy-realms",
        "--seats",
        "random,random,random",
        "--seed",
        "11",
    ];
    let args = [&seats[..], options].concat();
    conclave_in(folder, &args, "game.json\n")
        .exits(0)
        .says("wrote game.json");
    folder.join("game.json")
}
