//! The key that signs cookies: given by the environment, or made once and kept in the data folder.

use crate::config::Secret;
use cookie::Key;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::Path;

/// The file in the data folder.
const FILE: &str = "secret.key";
/// How many random bytes a new key is made of.
const FRESH: usize = 32;

/// The key of this house.
///
/// # Errors
/// When the file cannot be read or made.
pub fn key(given: Option<&Secret>, data: &Path) -> io::Result<Key> {
    match given {
        Some(secret) => Ok(stretch(secret.reveal().as_bytes())),
        None => kept(&data.join(FILE)),
    }
}

fn kept(path: &Path) -> io::Result<Key> {
    match File::open(path) {
        Ok(file) => read(file),
        Err(error) if error.kind() == io::ErrorKind::NotFound => make(path),
        Err(error) => Err(error),
    }
}

fn read(file: File) -> io::Result<Key> {
    let mut text = String::new();
    file.take(4096).read_to_string(&mut text)?;
    let text = text.trim();
    if text.len() < FRESH {
        let message = "the secret key is cut off; delete it to get a new one (all log in again)";
        return Err(io::Error::new(io::ErrorKind::InvalidData, message));
    }
    Ok(stretch(text.as_bytes()))
}

fn make(path: &Path) -> io::Result<Key> {
    let mut bytes = [0; FRESH];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    let text: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Ok(mut file) => {
            writeln!(file, "{text}")?;
            file.sync_all()?;
            Ok(stretch(text.as_bytes()))
        }
        // Another process of the same house was faster: its key counts.
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => read(File::open(path)?),
        Err(error) => Err(error),
    }
}

/// A signing key of the length the cookie jar wants.
fn stretch(secret: &[u8]) -> Key {
    let mut bytes = [0; 64];
    let mut hasher = blake3::Hasher::new_derive_key("conclave 1 session cookie");
    hasher.update(secret);
    hasher.finalize_xof().fill(&mut bytes);
    Key::from(&bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_made_once_and_for_the_owner_only() {
        let folder = tempfile::tempdir().unwrap();
        let first = key(None, folder.path()).unwrap();
        let again = key(None, folder.path()).unwrap();
        assert!(first == again);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = std::fs::metadata(folder.path().join(FILE)).unwrap();
            assert_eq!(mode.permissions().mode() & 0o777, 0o600);
        }
        let other = tempfile::tempdir().unwrap();
        assert!(key(None, other.path()).unwrap() != first);
    }

    #[test]
    fn a_given_secret_touches_no_file() {
        let folder = tempfile::tempdir().unwrap();
        let secret = Secret::new("0123456789abcdef0123456789abcdef").unwrap();
        let first = key(Some(&secret), folder.path()).unwrap();
        assert!(key(Some(&secret), folder.path()).unwrap() == first);
        assert!(!folder.path().join(FILE).exists());
    }

    #[test]
    fn a_cut_off_key_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join(FILE), "abc").unwrap();
        assert!(key(None, folder.path()).is_err());
    }
}
