//! Tables: opening, joining, leaving, and the websocket to play at one.

use super::extract::{InPath, InQuery, JsonBody};
use crate::app::App;
use crate::live::{self, LiveQuery};
use crate::people::Person;
use crate::protocol::{NewTable, Problem, ProblemReport, SitDown, TableCard, TableInfo};
use crate::trouble::Trouble;
use axum::Json;
use axum::extract::State;
use axum::extract::ws::{WebSocketUpgrade, rejection::WebSocketUpgradeRejection};
use axum::http::StatusCode;
use axum::response::Response;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The routes.
pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(lobby))
        .routes(routes!(my_tables))
        .routes(routes!(open_table))
        .routes(routes!(table_info))
        .routes(routes!(sit))
        .routes(routes!(stand))
        .routes(routes!(begin))
        .routes(routes!(rematch))
        .routes(routes!(report))
        .routes(routes!(live_table))
}

/// Lists the public tables that gather or play.
#[utoipa::path(
    get, path = "/api/lobby", tag = "tables", responses((status = 200, body = Vec<TableCard>)),
)]
async fn lobby(
    State(app): State<App>,
    person: Option<Person>,
) -> Result<Json<Vec<TableCard>>, Trouble> {
    let whose = person.map(|person| person.id);
    app.house.lobby(whose).await.map(Json)
}

/// Lists one's own tables, those that wait for one first.
#[utoipa::path(
    get, path = "/api/my/tables", tag = "tables",
    responses((status = 200, body = Vec<TableCard>), (status = 401, body = Problem)),
)]
async fn my_tables(
    State(app): State<App>,
    person: Person,
) -> Result<Json<Vec<TableCard>>, Trouble> {
    app.house.tables_of(person.id).await.map(Json)
}

/// Opens a table. It begins at once when no seat is open or invited.
#[utoipa::path(
    post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses(
        (status = 200, body = TableInfo), (status = 400, body = Problem),
        (status = 401, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem),
    ),
)]
async fn open_table(
    State(app): State<App>,
    person: Person,
    JsonBody(wish): JsonBody<NewTable>,
) -> Result<Json<TableInfo>, Trouble> {
    app.house.open(&person, wish).await.map(Json)
}

/// Tells about a table.
#[utoipa::path(
    get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 404, body = Problem)),
)]
async fn table_info(
    State(app): State<App>,
    person: Option<Person>,
    InPath(id): InPath<String>,
) -> Result<Json<TableInfo>, Trouble> {
    let whose = person.map(|person| person.id);
    app.house.info(&id, whose).await.map(Json)
}

/// Sits down. The game begins when the last seat is taken.
#[utoipa::path(
    post, path = "/api/tables/{id}/sit", tag = "tables", params(("id" = String, Path)),
    request_body = SitDown,
    responses(
        (status = 200, body = TableInfo), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem),
    ),
)]
async fn sit(
    State(app): State<App>,
    person: Person,
    InPath(id): InPath<String>,
    JsonBody(wish): JsonBody<SitDown>,
) -> Result<Json<TableInfo>, Trouble> {
    app.house.sit(&id, &person, wish).await.map(Json)
}

/// Gets up before the game has begun.
#[utoipa::path(
    post, path = "/api/tables/{id}/stand", tag = "tables", params(("id" = String, Path)),
    responses(
        (status = 200, body = TableInfo), (status = 401, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem),
    ),
)]
async fn stand(
    State(app): State<App>,
    person: Person,
    InPath(id): InPath<String>,
) -> Result<Json<TableInfo>, Trouble> {
    app.house.stand(&id, &person).await.map(Json)
}

/// Begins without those who are missing: bots take the free seats. Only the host may.
#[utoipa::path(
    post, path = "/api/tables/{id}/begin", tag = "tables", params(("id" = String, Path)),
    responses(
        (status = 200, body = TableInfo), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem),
    ),
)]
async fn begin(
    State(app): State<App>,
    person: Person,
    InPath(id): InPath<String>,
) -> Result<Json<TableInfo>, Trouble> {
    app.house.begin(&id, &person).await.map(Json)
}

/// Plays again with the same people: opens the new table, or finds it if somebody was faster.
#[utoipa::path(
    post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)),
    responses(
        (status = 200, body = TableInfo), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem),
    ),
)]
async fn rematch(
    State(app): State<App>,
    person: Person,
    InPath(id): InPath<String>,
) -> Result<Json<TableInfo>, Trouble> {
    app.house.rematch(&id, &person).await.map(Json)
}

/// Reports that something is wrong; the position is kept with it.
#[utoipa::path(
    post, path = "/api/tables/{id}/problem", tag = "tables", params(("id" = String, Path)),
    request_body = ProblemReport,
    responses(
        (status = 204), (status = 400, body = Problem), (status = 404, body = Problem),
    ),
)]
async fn report(
    State(app): State<App>,
    person: Option<Person>,
    InPath(id): InPath<String>,
    JsonBody(report): JsonBody<ProblemReport>,
) -> Result<StatusCode, Trouble> {
    let reported = app.house.report(&id, person.as_ref(), &report.text);
    reported.await.map(|()| StatusCode::NO_CONTENT)
}

/// Opens the websocket to play at a table or to watch it.
///
/// The messages are the JSON of `FromClient` and `ToClient` in `web/src/lib/api/types`.
#[utoipa::path(
    get, path = "/api/tables/{id}/live", tag = "tables",
    params(
        ("id" = String, Path),
        ("lang" = Option<String>, Query, description = "`en` (which is usual), `pl` or `ru`"),
        ("picture" = Option<String>, Query, description = "`view` (which is usual) or `sheet`"),
        ("seat" = Option<u8>, Query, description = "A seat of one's own; else a spectator's place"),
        ("since" = Option<u64>, Query, description = "The last sequence number seen"),
    ),
    responses(
        (status = 101, description = "The websocket is open"),
        (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 426, body = Problem),
    ),
)]
async fn live_table(
    State(app): State<App>,
    person: Option<Person>,
    InPath(id): InPath<String>,
    InQuery(query): InQuery<LiveQuery>,
    socket: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Trouble> {
    let socket = socket.map_err(|rejection| {
        let status = StatusCode::UPGRADE_REQUIRED;
        Trouble::new(status, "websocket", rejection.body_text())
    })?;
    live::upgrade(&app.house, person, &id, query, socket, app.closing).await
}
