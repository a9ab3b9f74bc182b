//! Looking back: replays of tables and of records somebody brings along.

use super::extract::{InPath, InQuery, RawBody};
use crate::app::App;
use crate::house::{Look, PictureKind, Post};
use crate::people::Person;
use crate::protocol::{Moment, Problem, ReplayInfo};
use crate::trouble::Trouble;
use axum::Json;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use table::{Lang, Record, Seat};
use utoipa::IntoParams;
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt};
use utoipa_axum::routes;

/// The routes. A replay may be larger than what is usually sent.
pub(super) fn routes(largest: usize) -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(table_replay))
        .routes(routes!(table_moment))
        .routes(routes!(table_record))
        .routes(routes!(bring_replay).layer(DefaultBodyLimit::max(largest)))
        .routes(routes!(replay))
        .routes(routes!(replay_moment))
        .routes(routes!(replay_record))
}

/// From where one looks, and how.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Looking {
    /// The seat to look from; a spectator's place where nobody says.
    seat: Option<u8>,
    /// `en` (which is usual), `pl` or `ru`.
    #[serde(default)]
    #[param(value_type = Option<String>)]
    lang: Lang,
    /// `view` (which is usual) or `sheet`.
    #[serde(default)]
    #[param(value_type = Option<String>)]
    picture: PictureKind,
}

impl Looking {
    fn at<'a>(&self, id: &'a str, person: Option<&Person>) -> Look<'a> {
        let post = Post {
            seat: self.seat.map(Seat),
            lang: self.lang,
            picture: self.picture,
        };
        Look {
            id,
            person: person.map(|person| person.id),
            post,
        }
    }
}

/// Tells the story of a table. While it plays: from one's own seats or a spectator's place.
#[utoipa::path(
    get, path = "/api/tables/{id}/replay", tag = "replays",
    params(("id" = String, Path), Looking),
    responses(
        (status = 200, body = ReplayInfo), (status = 403, body = Problem),
        (status = 404, body = Problem),
    ),
)]
async fn table_replay(
    State(app): State<App>,
    person: Option<Person>,
    InPath(id): InPath<String>,
    InQuery(looking): InQuery<Looking>,
) -> Result<Json<ReplayInfo>, Trouble> {
    let look = looking.at(&id, person.as_ref());
    app.house.replay(look).await.map(Json)
}

/// Shows a moment of a table: how things stood after so many choices.
#[utoipa::path(
    get, path = "/api/tables/{id}/moments/{at}", tag = "replays",
    params(("id" = String, Path), ("at" = u32, Path), Looking),
    responses(
        (status = 200, body = Moment), (status = 403, body = Problem),
        (status = 404, body = Problem),
    ),
)]
async fn table_moment(
    State(app): State<App>,
    person: Option<Person>,
    InPath((id, at)): InPath<(String, u32)>,
    InQuery(looking): InQuery<Looking>,
) -> Result<Json<Moment>, Trouble> {
    let look = looking.at(&id, person.as_ref());
    app.house.moment(look, at).await.map(Json)
}

/// In which form a record is taken home.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Format {
    /// For people and programs.
    #[default]
    Json,
    /// Small.
    Binary,
}

/// How a record is taken home.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Taking {
    /// `json` (which is usual) or `binary`.
    #[serde(default)]
    #[param(value_type = Option<String>)]
    format: Format,
}

fn file(id: &str, record: &Record, format: Format) -> Response {
    let (kind, ending, bytes) = match format {
        Format::Json => ("application/json", "json", record.to_json().into_bytes()),
        Format::Binary => ("application/octet-stream", "conclave", record.to_binary()),
    };
    // Ids are our own: letters and digits, fit for a header. Anything else stays out of it.
    let id: String = id.chars().filter(char::is_ascii_alphanumeric).collect();
    let name = format!("attachment; filename=\"conclave-{id}.{ending}\"");
    let headers = [
        (header::CONTENT_TYPE, kind.to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    (headers, bytes).into_response()
}

/// Gives the record of a finished table as a file.
#[utoipa::path(
    get, path = "/api/tables/{id}/record", tag = "replays",
    params(("id" = String, Path), Taking),
    responses(
        (status = 200, description = "The record, as a file"),
        (status = 404, body = Problem), (status = 409, body = Problem),
    ),
)]
async fn table_record(
    State(app): State<App>,
    InPath(id): InPath<String>,
    InQuery(taking): InQuery<Taking>,
) -> Result<Response, Trouble> {
    let record = app.house.record(&id).await?;
    Ok(file(&id, &record, taking.format))
}

/// Brings a record along, as JSON or binary; it is verified first.
#[utoipa::path(
    post, path = "/api/replays", tag = "replays",
    request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    responses(
        (status = 200, body = ReplayInfo), (status = 400, body = Problem),
        (status = 401, body = Problem), (status = 413, body = Problem),
    ),
)]
async fn bring_replay(
    State(app): State<App>,
    person: Person,
    RawBody(record): RawBody,
) -> Result<Json<ReplayInfo>, Trouble> {
    app.house.import(&person, &record).await.map(Json)
}

/// Tells the story of a record somebody brought.
#[utoipa::path(
    get, path = "/api/replays/{id}", tag = "replays", params(("id" = String, Path), Looking),
    responses((status = 200, body = ReplayInfo), (status = 404, body = Problem)),
)]
async fn replay(
    State(app): State<App>,
    person: Option<Person>,
    InPath(id): InPath<String>,
    InQuery(looking): InQuery<Looking>,
) -> Result<Json<ReplayInfo>, Trouble> {
    let look = looking.at(&id, person.as_ref());
    app.house.replay_info(look).await.map(Json)
}

/// Shows a moment of a record somebody brought.
#[utoipa::path(
    get, path = "/api/replays/{id}/moments/{at}", tag = "replays",
    params(("id" = String, Path), ("at" = u32, Path), Looking),
    responses((status = 200, body = Moment), (status = 404, body = Problem)),
)]
async fn replay_moment(
    State(app): State<App>,
    person: Option<Person>,
    InPath((id, at)): InPath<(String, u32)>,
    InQuery(looking): InQuery<Looking>,
) -> Result<Json<Moment>, Trouble> {
    let look = looking.at(&id, person.as_ref());
    app.house.replay_moment(look, at).await.map(Json)
}

/// Gives a record somebody brought as a file.
#[utoipa::path(
    get, path = "/api/replays/{id}/record", tag = "replays",
    params(("id" = String, Path), Taking),
    responses((status = 200, description = "The record, as a file"), (status = 404, body = Problem)),
)]
async fn replay_record(
    State(app): State<App>,
    InPath(id): InPath<String>,
    InQuery(taking): InQuery<Taking>,
) -> Result<Response, Trouble> {
    let record = app.house.replay_record(&id).await?;
    Ok(file(&id, &record, taking.format))
}
