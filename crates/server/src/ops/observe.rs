//! Every request is seen once: a span and a line in the log, a count and a time in the figures.
//!
//! Neither holds cookies, bodies or query strings: what a visitor keeps secret stays secret.

use super::figures;
use crate::trouble::Trouble;
use axum::extract::{MatchedPath, Request};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::any::Any;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tracing::Instrument;

/// No answer takes longer: a body that trickles in holds nobody up.
const PATIENCE: Duration = Duration::from_secs(30);

/// Watches a request.
pub async fn watch(request: Request, next: Next) -> Response {
    static NUMBER: AtomicU64 = AtomicU64::new(1);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>();
    let route = route.map_or("other", MatchedPath::as_str).to_owned();
    let path = request.uri().path().to_owned();
    let span = tracing::info_span!("request", number, %method, path);
    let begin = Instant::now();
    let response = answer(request, next).instrument(span.clone()).await;
    let (status, took) = (response.status(), begin.elapsed());
    figures::request(method.as_str(), &route, status.as_u16(), took);
    let (status, ms) = (status.as_u16(), took.as_secs_f64() * 1000.0);
    span.in_scope(|| {
        if status >= 500 {
            tracing::warn!(status, ms, "answered");
        } else {
            tracing::debug!(status, ms, "answered");
        }
    });
    response
}

async fn answer(request: Request, next: Next) -> Response {
    match tokio::time::timeout(PATIENCE, next.run(request)).await {
        Ok(response) => response,
        Err(_) => {
            let message = "this took too long and was given up";
            let status = axum::http::StatusCode::REQUEST_TIMEOUT;
            Trouble::new(status, "timeout", message).into_response()
        }
    }
}

/// What a visitor gets when our code panicked; the panic itself is in the log.
#[must_use]
pub fn stumbled(panic: Box<dyn Any + Send + 'static>) -> Response {
    let said = panic.downcast::<String>().map(|text| *text);
    let said = said.or_else(|panic| panic.downcast::<&str>().map(|text| (*text).to_owned()));
    let said = said.unwrap_or_else(|_| "without a word".to_owned());
    tracing::error!(panic = said, "a request stumbled");
    let message = "something went wrong in the house; it has been noted";
    let status = axum::http::StatusCode::INTERNAL_SERVER_ERROR;
    Trouble::new(status, "stumbled", message).into_response()
}
