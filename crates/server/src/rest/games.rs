//! The games: what there is, their cards, rules and advice.

use super::extract::{InPath, InQuery, JsonBody};
use crate::app::App;
use crate::protocol::{GameCard, Problem};
use crate::trouble::Trouble;
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;
use table::pack::CardEntry;
use table::{Lang, Seat, Target};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The routes.
pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(games))
        .routes(routes!(cards))
        .routes(routes!(rules))
        .routes(routes!(explain))
        .routes(routes!(ask))
}

/// In which language.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Spoken {
    /// `en` (which is usual), `pl` or `ru`.
    #[serde(default)]
    #[param(value_type = Option<String>)]
    lang: Lang,
}

/// Lists the games of the house.
#[utoipa::path(
    get, path = "/api/games", tag = "games", params(Spoken),
    responses((status = 200, body = Vec<GameCard>)),
)]
async fn games(State(app): State<App>, InQuery(spoken): InQuery<Spoken>) -> Json<Vec<GameCard>> {
    Json(app.house.games().cards(spoken.lang))
}

/// Lists all cards of a game.
#[utoipa::path(
    get, path = "/api/games/{game}/cards", tag = "games",
    params(("game" = String, Path), Spoken),
    responses((status = 200, body = Vec<Object>), (status = 404, body = Problem)),
)]
async fn cards(
    State(app): State<App>,
    InPath(game): InPath<String>,
    InQuery(spoken): InQuery<Spoken>,
) -> Result<Json<Vec<CardEntry>>, Trouble> {
    Ok(Json(app.house.games().game(&game)?.cards(spoken.lang)))
}

/// Gives the rules document of a game.
#[utoipa::path(
    get, path = "/api/games/{game}/rules", tag = "games", params(("game" = String, Path)),
    responses(
        (status = 200, body = String, content_type = "text/markdown"),
        (status = 404, body = Problem),
    ),
)]
async fn rules(State(app): State<App>, InPath(game): InPath<String>) -> Result<Response, Trouble> {
    let kind = [(header::CONTENT_TYPE, "text/markdown; charset=utf-8")];
    Ok((kind, app.house.games().game(&game)?.rules()).into_response())
}

/// What shall be explained.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Wondering {
    /// A target as views and questions name it, e.g. `{"card":3}`.
    target: String,
    /// `en` (which is usual), `pl` or `ru`.
    #[serde(default)]
    #[param(value_type = Option<String>)]
    lang: Lang,
}

/// A thing in words.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct Explanation {
    /// Its name.
    name: String,
    /// What it does.
    text: String,
}

/// Explains what a thing of a game does.
#[utoipa::path(
    get, path = "/api/games/{game}/explain", tag = "games",
    params(("game" = String, Path), Wondering),
    responses(
        (status = 200, body = Explanation),
        (status = 400, body = Problem), (status = 404, body = Problem),
    ),
)]
async fn explain(
    State(app): State<App>,
    InPath(game): InPath<String>,
    InQuery(wondering): InQuery<Wondering>,
) -> Result<Json<Explanation>, Trouble> {
    let game = app.house.games().game(&game)?;
    let target = target(&wondering.target)?;
    let name = game.name(target, wondering.lang);
    let text = game.explain(target, wondering.lang);
    if name.is_none() && text.is_none() {
        let message = "there is nothing like that in this game";
        return Err(Trouble::not_found("unknown_target", message));
    }
    Ok(Json(Explanation {
        name: name.unwrap_or_default(),
        text: text.unwrap_or_default(),
    }))
}

fn target(text: &str) -> Result<Target, Trouble> {
    let read = |value: Value| {
        let (kind, number) = value.as_object()?.iter().next()?;
        let number = number.as_i64()?;
        let plain = u16::try_from(number).ok();
        match kind.as_str() {
            "card" => plain.map(Target::Card),
            "hidden" => plain.map(Target::Hidden),
            "token" => plain.map(Target::Token),
            "area" => plain.map(Target::Area),
            "slot" => plain.map(Target::Slot),
            "kind" => plain.map(Target::Kind),
            "seat" => u8::try_from(number).ok().map(|it| Target::Seat(Seat(it))),
            "number" => i16::try_from(number).ok().map(Target::Number),
            _ => None,
        }
    };
    let value = serde_json::from_str(text).ok();
    value.and_then(read).ok_or_else(|| {
        let message = format!("`{text}` is no target: it looks like {{\"card\":3}}");
        Trouble::bad("target", message)
    })
}

/// Asks a game for advice that is no table's business, e.g. to score hands.
#[utoipa::path(
    post, path = "/api/games/{game}/ask/{topic}", tag = "games",
    params(("game" = String, Path), ("topic" = String, Path), Spoken),
    request_body(content = Object, description = "What the topic needs"),
    responses(
        (status = 200, body = Object, description = "What the topic answers"),
        (status = 400, body = Problem), (status = 404, body = Problem),
    ),
)]
async fn ask(
    State(app): State<App>,
    InPath((game, topic)): InPath<(String, String)>,
    InQuery(spoken): InQuery<Spoken>,
    JsonBody(request): JsonBody<Value>,
) -> Result<Json<Value>, Trouble> {
    let game = Arc::clone(app.house.games().game(&game)?);
    // The best choices of a hand can take a while to find.
    let advice = app
        .bench
        .work(move || game.consult(&topic, &request, spoken.lang));
    let answer = advice.await?;
    answer
        .map(Json)
        .map_err(|why| Trouble::bad("no_answer", why))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_are_read_as_they_are_written() {
        for known in [
            Target::Card(3),
            Target::Slot(0),
            Target::Seat(Seat(2)),
            Target::Number(-4),
        ] {
            let text = serde_json::to_string(&known).unwrap();
            assert_eq!(target(&text), Ok(known), "{text}");
        }
        for odd in ["", "3", "{}", "{\"card\":70000}", "{\"way\":\"pass\"}", "["] {
            assert!(target(odd).is_err(), "{odd}");
        }
    }
}
