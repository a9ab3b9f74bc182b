//! Everything the house can be asked over HTTP.
//!
//! | module | its one idea |
//! | --- | --- |
//! | `identity` | who am I? |
//! | `games` | games, cards, rules, advice |
//! | `tables` | opening, joining, playing |
//! | `replays` | looking back |
//! | `upkeep` | is the house well? |
//! | `docs` | the description of all this |
//! | `extract` | reading requests so that every mistake is told alike |

mod docs;
mod extract;
mod games;
mod identity;
mod replays;
mod tables;
mod upkeep;

use crate::app::App;
use crate::ops::{Caller, caller, headers, observe, origin};
use crate::trouble::Trouble;
use crate::web;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::StatusCode;
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Router};
use docs::Docs;
use std::sync::Arc;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use utoipa_axum::router::OpenApiRouter;

/// All routes of the house, with everything around them.
pub fn router(app: App) -> Router {
    let (https, trust_proxy) = (app.config.https, app.config.trust_proxy);
    let api = OpenApiRouter::default()
        .merge(identity::routes())
        .merge(games::routes())
        .merge(tables::routes())
        .merge(replays::routes(app.config.limits.replay))
        .merge(docs::routes());
    let (api, described) = api.split_for_parts();
    let (upkeep, more) = OpenApiRouter::default()
        .merge(upkeep::routes())
        .split_for_parts();
    let mut all = described;
    all.merge(more);
    api.layer(Extension(Arc::new(Docs::of(all))))
        .layer(DefaultBodyLimit::max(app.config.limits.body))
        .layer(middleware::from_fn(origin::guard))
        .layer(middleware::from_fn_with_state(app.clone(), limit))
        .merge(upkeep)
        .method_not_allowed_fallback(wrong_method)
        .fallback(elsewhere)
        .layer(CatchPanicLayer::custom(observe::stumbled))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn(observe::watch))
        .layer(middleware::from_fn_with_state(https, headers::secure))
        .layer(middleware::from_fn_with_state(trust_proxy, caller::note))
        .with_state(app)
}

/// Refuses those who ask too often: by address, and by person wherever they come from.
async fn limit(
    State(app): State<App>,
    Caller(ip): Caller,
    request: Request,
    next: Next,
) -> Result<Response, Trouble> {
    app.limiter.request(ip)?;
    if let Some(session) = app.people.sessions.of(request.headers()) {
        app.limiter.person(&session.person)?;
    }
    Ok(next.run(request).await)
}

/// Addresses that are no route: the web app's own, or a mistake.
async fn elsewhere(request: Request) -> Response {
    let path = request.uri().path();
    if path == "/api" || path.starts_with("/api/") {
        let message = format!("there is nothing at `{path}`; see /api/docs");
        return Trouble::not_found("no_such_address", message).into_response();
    }
    web::serve(request).await
}

async fn wrong_method(request: Request) -> Trouble {
    let (method, path) = (request.method(), request.uri().path());
    let message = format!("`{path}` cannot be asked with {method}; see /api/docs");
    let status = StatusCode::METHOD_NOT_ALLOWED;
    Trouble::new(status, "wrong_method", message)
}
