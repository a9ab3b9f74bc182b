//! Logs on standard error: lines for people, or JSON for machines.

use std::io::IsTerminal;
use tracing_subscriber::EnvFilter;

/// What is logged unless `CONCLAVE_LOG` says otherwise.
const USUAL: &str = "info,sqlx=warn";

/// Starts logging; a second start in the same process changes nothing. The filter has the syntax of
/// the `tracing` crates, e.g. `debug` or `server=debug,info`.
///
/// # Errors
/// When the filter cannot be understood.
pub fn start(json: bool, filter: Option<&str>) -> Result<(), String> {
    let wanted = filter.unwrap_or(USUAL);
    let filter = EnvFilter::try_new(wanted)
        .map_err(|error| format!("the log filter `{wanted}` cannot be read: {error}"))?;
    let plain = std::env::var_os("NO_COLOR").is_some_and(|it| !it.is_empty());
    let lines = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(std::io::stderr().is_terminal() && !plain)
        .with_writer(std::io::stderr);
    let _ = if json {
        lines.json().flatten_event(true).try_init()
    } else {
        lines.with_target(false).try_init()
    };
    Ok(())
}
