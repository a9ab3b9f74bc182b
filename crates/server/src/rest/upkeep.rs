//! For those who run the house: is it well, and the figures.

use crate::app::App;
use crate::ops::figures;
use crate::protocol::Problem;
use crate::trouble::Trouble;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use std::time::Duration;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// A storage that needs longer is not well.
const PATIENCE: Duration = Duration::from_secs(3);

/// The routes.
pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(health))
        .routes(routes!(figures_page))
}

/// Is the house well? It is when its storage reads and writes.
#[utoipa::path(
    get, path = "/healthz", tag = "upkeep",
    responses(
        (status = 200, body = String, content_type = "text/plain"),
        (status = 503, body = Problem),
    ),
)]
async fn health(State(app): State<App>) -> Result<&'static str, Trouble> {
    let check = async {
        app.store.flush().await?;
        app.store.lobby(1).await
    };
    match tokio::time::timeout(PATIENCE, check).await {
        Ok(checked) => checked.map(|_| "well\n").map_err(Trouble::from),
        Err(_) => Err(Trouble::unavailable("the storage does not answer")),
    }
}

/// Figures for Prometheus.
#[utoipa::path(
    get, path = "/metrics", tag = "upkeep",
    responses((status = 200, body = String, content_type = "text/plain")),
)]
async fn figures_page(State(app): State<App>) -> Response {
    figures::tables(app.house.tables_open());
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    (kind, figures::page()).into_response()
}
