//! Who am I? Guests, accounts, logging in and out.

use super::extract::{InQuery, JsonBody};
use crate::app::App;
use crate::ops::Caller;
use crate::people::person::Asker;
use crate::people::{Session, about};
use crate::protocol::{Credentials, Me, NameWish, Problem};
use crate::store::PersonRow;
use crate::trouble::Trouble;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The routes.
pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(me, rename))
        .routes(routes!(guest))
        .routes(routes!(account))
        .routes(routes!(login))
        .routes(routes!(logout))
}

/// An answer that changes the cookie.
type WithCookie<T> = (AppendHeaders<[(header::HeaderName, HeaderValue); 1]>, T);

fn with_cookie<T>(cookie: HeaderValue, answer: T) -> WithCookie<T> {
    (AppendHeaders([(header::SET_COOKIE, cookie)]), answer)
}

fn welcomed(app: &App, person: &PersonRow) -> WithCookie<Json<Me>> {
    let cookie = app.people.sessions.begin(Session::of(person));
    with_cookie(cookie, Json(about(Some(person))))
}

/// Tells who one is.
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = 200, body = Me)))]
async fn me(State(app): State<App>, Asker(person): Asker) -> Json<Me> {
    if let Some(person) = &person {
        app.people.seen(person);
    }
    Json(about(person.as_ref()))
}

/// Becomes a guest with this name at once. Somebody who is known already just gets the name.
#[utoipa::path(
    post, path = "/api/guest", tag = "people", request_body = NameWish,
    responses(
        (status = 200, body = Me, description = "A session begins: the cookie `conclave` is set"),
        (status = 400, body = Problem), (status = 429, body = Problem),
    ),
)]
async fn guest(
    State(app): State<App>,
    Caller(ip): Caller,
    Asker(person): Asker,
    JsonBody(wish): JsonBody<NameWish>,
) -> Result<WithCookie<Json<Me>>, Trouble> {
    let person = match person {
        Some(person) => app.people.rename(person, &wish.name).await?,
        None => {
            app.limiter.guest(ip)?;
            app.people.welcome(&wish.name).await?
        }
    };
    Ok(welcomed(&app, &person))
}

/// Takes another name.
#[utoipa::path(
    put, path = "/api/me", tag = "people", request_body = NameWish,
    responses(
        (status = 200, body = Me), (status = 400, body = Problem), (status = 401, body = Problem),
    ),
)]
async fn rename(
    State(app): State<App>,
    Asker(person): Asker,
    JsonBody(wish): JsonBody<NameWish>,
) -> Result<Json<Me>, Trouble> {
    let person = person.ok_or_else(Trouble::nobody)?;
    let person = app.people.rename(person, &wish.name).await?;
    Ok(Json(about(Some(&person))))
}

/// Makes an account: a guest keeps name and seats, others begin anew.
#[utoipa::path(
    post, path = "/api/account", tag = "people", request_body = Credentials,
    responses(
        (status = 200, body = Me, description = "A session begins: the cookie `conclave` is set"),
        (status = 400, body = Problem), (status = 409, body = Problem),
        (status = 429, body = Problem),
    ),
)]
async fn account(
    State(app): State<App>,
    Caller(ip): Caller,
    Asker(person): Asker,
    JsonBody(wish): JsonBody<Credentials>,
) -> Result<WithCookie<Json<Me>>, Trouble> {
    app.limiter.login(ip, &wish.login)?;
    let person = app.people.enroll(person, &wish).await?;
    Ok(welcomed(&app, &person))
}

/// Logs in.
#[utoipa::path(
    post, path = "/api/login", tag = "people", request_body = Credentials,
    responses(
        (status = 200, body = Me, description = "A session begins: the cookie `conclave` is set"),
        (status = 401, body = Problem), (status = 429, body = Problem),
    ),
)]
async fn login(
    State(app): State<App>,
    Caller(ip): Caller,
    JsonBody(claim): JsonBody<Credentials>,
) -> Result<WithCookie<Json<Me>>, Trouble> {
    app.limiter.login(ip, &claim.login)?;
    let person = app.people.recognise(&claim).await?;
    Ok(welcomed(&app, &person))
}

/// How far logging out goes.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Leaving {
    /// Also ends the sessions of all other browsers.
    #[serde(default)]
    everywhere: bool,
}

/// Logs out.
#[utoipa::path(
    post, path = "/api/logout", tag = "people", params(Leaving),
    responses((status = 204, description = "The cookie is cleared")),
)]
async fn logout(
    State(app): State<App>,
    Asker(person): Asker,
    InQuery(leaving): InQuery<Leaving>,
) -> Result<Response, Trouble> {
    if let Some(person) = person.filter(|_| leaving.everywhere) {
        app.people.forget_sessions(&person).await?;
    }
    let gone = with_cookie(app.people.sessions.end(), StatusCode::NO_CONTENT);
    Ok(gone.into_response())
}
