//! How a house is run. Flags and environment become one of these; nothing else reads them.

use std::fmt;
use std::net::{Ipv4Addr, SocketAddr};
use std::ops::RangeInclusive;
use std::path::PathBuf;

/// Everything that can be set.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The folder of the database and of the secret key.
    pub data: PathBuf,
    /// What signs cookies; kept in the data folder where nobody gives one.
    pub secret: Option<Secret>,
    /// Do browsers reach the house by https? Then cookies never travel without it.
    pub https: bool,
    /// Is there a proxy in front that says in `X-Forwarded-For` who asks?
    pub trust_proxy: bool,
    /// Logs for machines instead of for people.
    pub log_json: bool,
    /// How much anybody may ask for.
    pub limits: Limits,
    /// How long a bot seems to think at least, in milliseconds.
    pub bot_delay_ms: u64,
    /// How many bots think at once. One more takes those that answer at once.
    pub thinkers: usize,
    /// How long a bot may think about an answer, in milliseconds, whatever its level.
    pub think_ms: u64,
    /// How long an answer given by standing orders seems to take, in milliseconds. It varies, so
    /// that nobody can tell an order from a person.
    pub auto_delay_ms: RangeInclusive<u64>,
    /// How many unfinished tables a guest may have opened.
    pub tables_per_guest: u32,
    /// How many unfinished tables somebody with an account may have opened.
    pub tables_per_account: u32,
    /// After how many seconds others may let a bot play for somebody who is not there.
    pub away_after_s: u64,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 4000)),
            data: PathBuf::from("data"),
            secret: None,
            https: false,
            trust_proxy: false,
            log_json: false,
            limits: Limits::default(),
            bot_delay_ms: 600,
            thinkers: Self::usual_thinkers(),
            think_ms: 1_900,
            auto_delay_ms: 1500..=4500,
            tables_per_guest: 20,
            tables_per_account: 200,
            away_after_s: 120,
        }
    }
}

impl Config {
    /// As many thinkers as there are cores, but one: people come first.
    #[must_use]
    pub fn usual_thinkers() -> usize {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        cores.saturating_sub(1).max(1)
    }
}

/// How much anybody may ask for.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Requests of one address, per second.
    pub per_ip: Rate,
    /// Requests of one person, per second, from wherever they come.
    pub per_person: Rate,
    /// New guests of one address, per minute.
    pub guests: Rate,
    /// Attempts to log in or to make an account, per minute: counted for the address and for the
    /// login.
    pub logins: Rate,
    /// The largest body of a request, in bytes.
    pub body: usize,
    /// The largest replay, in bytes.
    pub replay: usize,
    /// Messages of one websocket, per second.
    pub messages: Rate,
    /// How many connections may be open at once.
    pub connections: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            per_ip: Rate::new(50, 100),
            per_person: Rate::new(50, 100),
            guests: Rate::new(5, 20),
            logins: Rate::new(10, 10),
            body: 64 << 10,
            replay: 1 << 20,
            messages: Rate::new(20, 60),
            connections: 10_000,
        }
    }
}

/// A rate with the burst it allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// So many in a second or minute, in the long run.
    pub rate: u32,
    /// So many at once.
    pub burst: u32,
}

impl Rate {
    /// A rate with its burst.
    #[must_use]
    pub const fn new(rate: u32, burst: u32) -> Self {
        Rate { rate, burst }
    }
}

impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.rate, self.burst)
    }
}

impl std::str::FromStr for Rate {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = |part: &str| part.trim().parse().ok().filter(|&it: &u32| it > 0);
        let (rate, burst) = text.split_once('/').unwrap_or((text, text));
        match (number(rate), number(burst)) {
            (Some(rate), Some(burst)) => Ok(Rate { rate, burst }),
            _ => Err(format!(
                "`{text}` is no rate: write RATE/BURST, e.g. 50/100"
            )),
        }
    }
}

/// What signs cookies. It is never printed.
#[derive(Clone)]
pub struct Secret(String);

impl Secret {
    /// The fewest characters a secret may have.
    pub const SHORTEST: usize = 32;

    /// A secret, if it is long enough to be one.
    ///
    /// # Errors
    /// When it is too short.
    pub fn new(text: &str) -> Result<Self, String> {
        let text = text.trim();
        if text.len() < Self::SHORTEST {
            let shortest = Self::SHORTEST;
            return Err(format!("the secret needs at least {shortest} characters"));
        }
        Ok(Secret(text.to_owned()))
    }

    /// The secret itself.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_is_read_as_it_is_written() {
        assert_eq!("50/100".parse(), Ok(Rate::new(50, 100)));
        assert_eq!("7".parse(), Ok(Rate::new(7, 7)));
        assert_eq!(Rate::new(5, 20).to_string().parse(), Ok(Rate::new(5, 20)));
        assert!("0/5".parse::<Rate>().is_err());
        assert!("fast".parse::<Rate>().unwrap_err().contains("RATE/BURST"));
    }

    #[test]
    fn a_secret_is_long_and_never_shown() {
        assert!(Secret::new("short").is_err());
        let secret = Secret::new("0123456789abcdef0123456789abcdef").unwrap();
        assert!(!format!("{secret:?}").contains("0123"));
    }
}
