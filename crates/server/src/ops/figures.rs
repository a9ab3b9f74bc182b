//! Figures for Prometheus: what is counted, and the page that shows it.

use metrics::{
    Unit, counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram,
};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use std::sync::OnceLock;
use std::time::Duration;

const REQUESTS: &str = "conclave_requests_total";
const SECONDS: &str = "conclave_request_seconds";
const TABLES: &str = "conclave_tables_in_memory";
const REFUSED: &str = "conclave_limited_total";
const THOUGHTS_WAITING: &str = "conclave_thoughts_waiting";
const THOUGHT_WAIT: &str = "conclave_thought_wait_seconds";
const THOUGHTS_CANCELLED: &str = "conclave_thoughts_cancelled_total";
const THOUGHTS_STUMBLED: &str = "conclave_thoughts_stumbled_total";

/// Upper ends of the buckets of times, in seconds.
const BUCKETS: [f64; 11] = [
    0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0,
];

/// Starts counting. There is one set of figures in a process, however many houses it runs.
pub fn start() {
    handle();
}

fn handle() -> Option<&'static PrometheusHandle> {
    static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    HANDLE.get_or_init(install).as_ref()
}

fn install() -> Option<PrometheusHandle> {
    let matcher = Matcher::Suffix("_seconds".to_owned());
    let builder = PrometheusBuilder::new().set_buckets_for_metric(matcher, &BUCKETS);
    let recorder = builder.ok()?.build_recorder();
    let handle = recorder.handle();
    metrics::set_global_recorder(recorder).ok()?;
    describe_counter!(REQUESTS, "Requests by method, route and status");
    describe_histogram!(SECONDS, Unit::Seconds, "How long requests took, by route");
    describe_gauge!("conclave_connections", "Open websockets");
    describe_gauge!(TABLES, "Tables in memory");
    describe_counter!("conclave_tables_opened_total", "Tables opened, by game");
    describe_counter!(
        "conclave_deeds_total",
        "Choices and undos that were made durable"
    );
    describe_counter!(REFUSED, "Requests refused by a limit");
    describe_gauge!(THOUGHTS_WAITING, "Bots and hints that wait for a thinker");
    describe_histogram!(
        THOUGHT_WAIT,
        Unit::Seconds,
        "How long bots and hints waited for a thinker"
    );
    describe_counter!(
        THOUGHTS_CANCELLED,
        "Thoughts stopped or never begun because nobody wanted them any more"
    );
    describe_counter!(
        THOUGHTS_STUMBLED,
        "Bots that failed and were answered for by a simpler one"
    );
    Some(handle)
}

/// Everything counted so far, as Prometheus reads it.
#[must_use]
pub fn page() -> String {
    handle().map(PrometheusHandle::render).unwrap_or_default()
}

/// Throws away what only the next reading needs; called now and then.
pub fn tidy() {
    if let Some(handle) = handle() {
        handle.run_upkeep();
    }
}

/// Counts an answered request. The route is its pattern, never an address somebody typed: the
/// number of figures must not depend on visitors.
pub fn request(method: &str, route: &str, status: u16, took: Duration) {
    let (method, route) = (method.to_owned(), route.to_owned());
    let status = status.to_string();
    counter!(REQUESTS, "method" => method, "route" => route.clone(), "status" => status)
        .increment(1);
    histogram!(SECONDS, "route" => route).record(took.as_secs_f64());
}

/// Counts a request refused by a limit.
pub fn refused(limit: &'static str) {
    counter!(REFUSED, "limit" => limit).increment(1);
}

/// Says how many tables are in memory.
pub fn tables(count: usize) {
    gauge!(TABLES).set(count as f64);
}

/// Says how many wait for a thinker.
pub fn thoughts_waiting(count: usize) {
    gauge!(THOUGHTS_WAITING).set(count as f64);
}

/// Says how long somebody has waited for a thinker.
pub fn thought_waited(time: Duration) {
    histogram!(THOUGHT_WAIT).record(time.as_secs_f64());
}

/// Counts a thought nobody wanted any more.
pub fn thought_cancelled() {
    counter!(THOUGHTS_CANCELLED).increment(1);
}

/// Counts a bot that failed.
pub fn thought_stumbled() {
    counter!(THOUGHTS_STUMBLED).increment(1);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_counted_is_shown() {
        start();
        request("GET", "/api/test", 200, Duration::from_millis(3));
        tables(3);
        thought_waited(Duration::from_millis(3));
        thought_cancelled();
        let page = page();
        assert!(page.contains("conclave_requests_total{method=\"GET\",route=\"/api/test\""));
        assert!(page.contains("conclave_request_seconds_bucket"));
        assert!(page.contains("conclave_thought_wait_seconds_bucket"));
        assert!(page.contains("conclave_thoughts_cancelled_total"));
        assert!(page.contains("conclave_tables_in_memory 3"));
    }
}
