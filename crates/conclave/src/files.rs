//! Files: the only module of the command that reads and writes them.

use crate::failure::Failure;
use std::io::Read;
use std::path::{Path, PathBuf};
use table::Record;
use table::pack::PackFiles;

/// The largest file anybody has a reason to give us.
const LARGEST: u64 = 256 << 20;

/// Reads a file; `-` is standard input.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    let fail = |error: std::io::Error| cannot("read", path, &error);
    let mut bytes = Vec::new();
    if path == Path::new("-") {
        std::io::stdin()
            .take(LARGEST)
            .read_to_end(&mut bytes)
            .map_err(fail)?;
    } else {
        let file = std::fs::File::open(path).map_err(fail)?;
        file.take(LARGEST).read_to_end(&mut bytes).map_err(fail)?;
    }
    Ok(bytes)
}

/// Reads a text file; `-` is standard input.
pub(crate) fn read_text(path: &Path) -> Result<String, Failure> {
    String::from_utf8(read(path)?)
        .map_err(|_| Failure::input(format!("{}: this is not UTF-8 text", path.display())))
}

/// Reads a replay or save.
pub(crate) fn read_record(path: &Path) -> Result<Record, Failure> {
    let bytes = read(path)?;
    Record::from_bytes(&bytes)
        .map_err(|error| Failure::input(format!("{}: {error}", path.display())))
}

/// Writes a file, with its folder where that is missing.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    if let Some(folder) = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
    {
        std::fs::create_dir_all(folder).map_err(|error| cannot("make", folder, &error))?;
    }
    std::fs::write(path, bytes).map_err(|error| cannot("write", path, &error))
}

/// The name itself, or the first free one like it: nothing is ever overwritten unasked.
pub(crate) fn free_name(stem: &str, ending: &str) -> PathBuf {
    let plain = PathBuf::from(format!("{stem}.{ending}"));
    let numbered = (2..).map(|number| PathBuf::from(format!("{stem}-{number}.{ending}")));
    std::iter::once(plain.clone())
        .chain(numbered)
        .find(|path| !path.exists())
        .unwrap_or(plain)
}

/// Reads all files of a card pack, by their paths inside the folder.
pub(crate) fn read_pack(folder: &Path) -> Result<PackFiles, Failure> {
    let mut files = Vec::new();
    for path in all_files(folder, "cards")? {
        let name = path.strip_prefix(folder).unwrap_or(&path);
        let name = name.to_string_lossy().replace('\\', "/");
        files.push((name, read_text(&path)?));
    }
    if files.is_empty() {
        let folder = folder.display();
        return Err(Failure::input(format!(
            "{folder}: there is no `.cards` file in this folder"
        )));
    }
    Ok(PackFiles(files))
}

/// All files with this ending in a folder and its folders, in order.
pub(crate) fn all_files(folder: &Path, ending: &str) -> Result<Vec<PathBuf>, Failure> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        let fail = |error: std::io::Error| cannot("read", &folder, &error);
        for entry in std::fs::read_dir(&folder).map_err(fail)? {
            let path = entry.map_err(fail)?.path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|it| it == ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Says what could not be done with which file.
pub(crate) fn cannot(verb: &str, path: &Path, error: &std::io::Error) -> Failure {
    Failure::input(format!("cannot {verb} {}: {error}", path.display()))
}
