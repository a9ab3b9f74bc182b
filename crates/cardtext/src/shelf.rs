//! Card packs of the house: from the files the kernel hands out to sources, and back.

use crate::diagnostic::Diagnostics;
use crate::source::Sources;
use table::pack::{PackError, PackFiles};

/// Reads a pack, or the game's own one where there are no files.
///
/// # Errors
/// All mistakes of the files, as the report people read.
pub fn open_pack<P>(
    files: Option<&PackFiles>,
    built_in: impl FnOnce() -> P,
    load: impl FnOnce(&Sources) -> Result<P, Diagnostics>,
) -> Result<P, PackError> {
    let Some(files) = files else {
        return Ok(built_in());
    };
    let mut sources = Sources::new();
    for (name, text) in &files.0 {
        sources.add(name.clone(), text.clone());
    }
    load(&sources).map_err(|diagnostics| report(&diagnostics))
}

/// The files of a game's own cards, as a start for a pack.
#[must_use]
pub fn pack_files(sources: &Sources) -> PackFiles {
    let files = sources.iter();
    PackFiles(
        files
            .map(|(name, text)| (name.to_owned(), text.to_owned()))
            .collect(),
    )
}

fn report(diagnostics: &Diagnostics) -> PackError {
    PackError {
        mistakes: diagnostics.iter().count(),
        plain: diagnostics.plain(),
        coloured: diagnostics.coloured(),
    }
}
