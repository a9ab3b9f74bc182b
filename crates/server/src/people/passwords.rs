//! Passwords: argon2id, off the threads that serve requests, a few at a time.

use crate::ops::Bench;
use crate::trouble::Trouble;
use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};

/// Each hash takes about 20 MiB and a core for a while: more at once would starve the tables.
const AT_ONCE: usize = 2;

/// The one who hashes and compares passwords.
#[derive(Clone, Debug)]
pub struct Passwords {
    bench: Bench,
}

impl Default for Passwords {
    fn default() -> Self {
        Passwords {
            bench: Bench::new(AT_ONCE),
        }
    }
}

impl Passwords {
    /// The hash of a password, with its own salt, as text that says how it was made.
    ///
    /// # Errors
    /// When too many wait already.
    pub async fn hash(&self, password: &str) -> Result<String, Trouble> {
        let password = password.to_owned();
        self.bench.work(move || hash(&password)).await?
    }

    /// Is it the password behind this hash? Takes as long when there is no hash to compare with,
    /// so that nobody learns by a clock which logins exist.
    ///
    /// # Errors
    /// When too many wait already.
    pub async fn fits(&self, password: &str, kept: Option<String>) -> Result<bool, Trouble> {
        let password = password.to_owned();
        self.bench
            .work(move || {
                let same = compare(&password, kept.as_deref().unwrap_or(DECOY));
                same && kept.is_some()
            })
            .await
    }
}

fn hash(password: &str) -> Result<String, Trouble> {
    let hash = Argon2::default().hash_password(password.as_bytes());
    hash.map(|hash| hash.to_string()).map_err(|error| {
        tracing::error!(%error, "a password could not be hashed");
        Trouble::unavailable("the password could not be kept; try again")
    })
}

fn compare(password: &str, kept: &str) -> bool {
    PasswordHash::new(kept).is_ok_and(|kept| {
        Argon2::default()
            .verify_password(password.as_bytes(), &kept)
            .is_ok()
    })
}

/// A hash no password has, to compare with where there is none; made as ours are.
const DECOY: &str = "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IGtub3dzIHlvdQ\
    $BwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyAhIiMkJSY";

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_fits_its_own_hash_only() {
        let passwords = Passwords::default();
        let kept = passwords.hash("correct horse").await.unwrap();
        assert!(kept.starts_with("$argon2id$"));
        assert!(!kept.contains("horse"));
        let fits = async |password: &str, kept: Option<String>| {
            passwords.fits(password, kept).await.unwrap()
        };
        assert!(fits("correct horse", Some(kept.clone())).await);
        assert!(!fits("correct house", Some(kept)).await);
        assert!(!fits("correct horse", Some("garbage".to_owned())).await);
        assert!(!fits("correct horse", None).await);
    }

    #[test]
    fn the_decoy_takes_as_long_as_a_true_hash() {
        let made = hash("some password").unwrap();
        let manner = |hash: &str| hash.rsplitn(3, '$').last().map(str::to_owned);
        assert_eq!(manner(DECOY), manner(&made));
        assert!(PasswordHash::new(DECOY).is_ok());
        assert_eq!(DECOY.len(), made.len());
    }
}
