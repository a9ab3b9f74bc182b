//! `conclave serve`: the house online, for browsers and programs.

use crate::failure::{Done, Failure};
use crate::{out, registry};
use clap::builder::BoolishValueParser;
use server::{Config, Limits, Rate, Secret};
use std::net::SocketAddr;
use std::ops::RangeInclusive;
use std::path::PathBuf;

/// Open the house to browsers: tables of people and bots
#[derive(clap::Args)]
#[command(after_help = "\
Every flag can also be set by its environment variable. CONCLAVE_SECRET, if set, signs the cookies
instead of the key in the data folder, and CONCLAVE_LOG chooses what is logged (e.g. debug).

Examples:
  conclave serve                                   http://localhost:4000, data in ./data
  conclave serve --listen 0.0.0.0:8080 --data /var/lib/conclave
  conclave serve --https --trust-proxy --log-json  behind a proxy that speaks https
  CONCLAVE_LISTEN=127.0.0.1:5000 conclave serve

docs/server.md tells how to run a house for others.")]
pub(crate) struct Args {
    /// The address to listen on
    #[arg(long, env = "CONCLAVE_LISTEN", default_value = "127.0.0.1:4000")]
    listen: SocketAddr,
    /// The folder of the database and of the secret key, made if it is missing
    #[arg(
        long,
        env = "CONCLAVE_DATA",
        default_value = "data",
        value_name = "DIR"
    )]
    data: PathBuf,
    /// Browsers come by https: cookies never travel without it
    #[arg(long, env = "CONCLAVE_HTTPS", value_parser = BoolishValueParser::new())]
    https: bool,
    /// A proxy in front says in X-Forwarded-For who asks
    #[arg(long, env = "CONCLAVE_TRUST_PROXY", value_parser = BoolishValueParser::new())]
    trust_proxy: bool,
    /// Log JSON for machines
    #[arg(long, env = "CONCLAVE_LOG_JSON", value_parser = BoolishValueParser::new())]
    log_json: bool,
    #[command(flatten)]
    limits: LimitArgs,
    #[command(flatten)]
    manners: MannerArgs,
}

/// How much anybody may ask for.
#[derive(clap::Args)]
#[command(next_help_heading = "Limits (RATE/BURST)")]
struct LimitArgs {
    /// Requests of one address, per second
    #[arg(long, env = "CONCLAVE_RATE_IP", default_value_t = Limits::default().per_ip)]
    rate_ip: Rate,
    /// Requests of one person, per second
    #[arg(long, env = "CONCLAVE_RATE_PERSON", default_value_t = Limits::default().per_person)]
    rate_person: Rate,
    /// New guests of one address, per minute
    #[arg(long, env = "CONCLAVE_RATE_GUESTS", default_value_t = Limits::default().guests)]
    rate_guests: Rate,
    /// Attempts to log in, per minute, of one address and for one login
    #[arg(long, env = "CONCLAVE_RATE_LOGINS", default_value_t = Limits::default().logins)]
    rate_logins: Rate,
    /// Messages of one websocket, per second
    #[arg(long, env = "CONCLAVE_RATE_MESSAGES", value_name = "RATE/BURST", default_value_t = Limits::default().messages)]
    rate_messages: Rate,
    /// Connections open at once
    #[arg(long, env = "CONCLAVE_CONNECTIONS", default_value_t = Limits::default().connections)]
    connections: usize,
    /// Unfinished tables a guest may have opened
    #[arg(long, env = "CONCLAVE_TABLES_PER_GUEST", default_value_t = 20)]
    tables_per_guest: u32,
    /// Unfinished tables an account may have opened
    #[arg(long, env = "CONCLAVE_TABLES_PER_ACCOUNT", default_value_t = 200)]
    tables_per_account: u32,
}

/// How the house behaves at its tables.
#[derive(clap::Args)]
#[command(next_help_heading = "Manners at the table")]
struct MannerArgs {
    /// How long a bot seems to think at least, in milliseconds
    #[arg(
        long,
        env = "CONCLAVE_BOT_DELAY",
        default_value_t = 600,
        value_name = "MS"
    )]
    bot_delay: u64,
    /// How many bots think at once; all cores but one, unless said otherwise
    #[arg(long, env = "CONCLAVE_THINKERS", default_value_t = Config::usual_thinkers(), value_name = "N")]
    thinkers: usize,
    /// How long a bot may think about an answer at most, in milliseconds
    #[arg(
        long,
        env = "CONCLAVE_THINK_LIMIT",
        default_value_t = 1900,
        value_name = "MS"
    )]
    think_limit: u64,
    /// How long an answer by standing orders seems to take, in milliseconds
    #[arg(
        long, env = "CONCLAVE_AUTO_DELAY", default_value = "1500-4500", value_name = "MS-MS",
        value_parser = span
    )]
    auto_delay: RangeInclusive<u64>,
    /// After how many seconds others may let a bot play for somebody who is away
    #[arg(
        long,
        env = "CONCLAVE_AWAY_AFTER",
        default_value_t = 120,
        value_name = "SECONDS"
    )]
    away_after: u64,
}

fn span(text: &str) -> Result<RangeInclusive<u64>, String> {
    let number = |part: &str| part.trim().parse::<u64>().ok();
    let (least, most) = text.split_once('-').unwrap_or((text, text));
    match (number(least), number(most)) {
        (Some(least), Some(most)) if least <= most => Ok(least..=most),
        _ => Err("write LEAST-MOST, e.g. 1500-4500".to_owned()),
    }
}

impl Args {
    fn config(&self, secret: Option<Secret>) -> Config {
        let (limits, manners) = (&self.limits, &self.manners);
        Config {
            listen: self.listen,
            data: self.data.clone(),
            secret,
            https: self.https,
            trust_proxy: self.trust_proxy,
            log_json: self.log_json,
            limits: Limits {
                per_ip: limits.rate_ip,
                per_person: limits.rate_person,
                guests: limits.rate_guests,
                logins: limits.rate_logins,
                messages: limits.rate_messages,
                connections: limits.connections,
                ..Limits::default()
            },
            bot_delay_ms: manners.bot_delay,
            thinkers: manners.thinkers,
            think_ms: manners.think_limit,
            auto_delay_ms: manners.auto_delay.clone(),
            tables_per_guest: limits.tables_per_guest,
            tables_per_account: limits.tables_per_account,
            away_after_s: manners.away_after,
        }
    }
}

pub(crate) fn run(args: &Args) -> Done {
    let filter = std::env::var("CONCLAVE_LOG").ok();
    server::ops::logs::start(args.log_json, filter.as_deref()).map_err(Failure::input)?;
    // Not a flag: other people of the machine can read the flags of a process.
    let secret = match std::env::var("CONCLAVE_SECRET") {
        Ok(text) => Some(
            Secret::new(&text)
                .map_err(|why| Failure::input(format!("CONCLAVE_SECRET cannot be used: {why}")))?,
        ),
        Err(_) => None,
    };
    let games = registry::GAMES.iter().map(|game| game.open(None));
    let games = games.collect::<Result<Vec<_>, _>>()?;
    let opened = |address: SocketAddr| out::line(&format!("Conclave is open at {}", link(address)));
    server::run(args.config(secret), games, opened)
        .map_err(|error| Failure::Runtime(error.to_string()))
}

/// The address as a browser on this machine takes it.
fn link(address: SocketAddr) -> String {
    let ip = address.ip();
    if ip.is_loopback() || ip.is_unspecified() {
        format!("http://localhost:{}", address.port())
    } else {
        format!("http://{address}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_what_a_browser_takes() {
        let link = |text: &str| link(text.parse().unwrap());
        assert_eq!(link("127.0.0.1:4000"), "http://localhost:4000");
        assert_eq!(link("0.0.0.0:80"), "http://localhost:80");
        assert_eq!(link("[2001:db8::1]:81"), "http://[2001:db8::1]:81");
    }

    #[test]
    fn a_span_has_two_ends() {
        assert_eq!(span("5-9"), Ok(5..=9));
        assert_eq!(span("7"), Ok(7..=7));
        assert!(span("9-5").is_err() && span("soon").is_err());
    }
}
