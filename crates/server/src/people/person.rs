//! The one who asks, as routes get to know them.

use crate::app::App;
use crate::store::{PersonId, PersonRow};
use crate::trouble::Trouble;
use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;

/// Somebody who asks for something. As an argument of a route it refuses nobodies; as an `Option`
/// it lets them in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// The name shown at tables.
    pub name: String,
    /// Do they have an account?
    pub account: bool,
}

impl From<&PersonRow> for Person {
    fn from(row: &PersonRow) -> Self {
        Person {
            id: row.id,
            name: row.name.clone(),
            account: row.login.is_some(),
        }
    }
}

/// The whole row of the one who asks, for the routes about identity itself.
#[derive(Clone, Debug)]
pub struct Asker(pub Option<PersonRow>);

impl FromRequestParts<App> for Asker {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Trouble> {
        app.people.known(&parts.headers).await.map(Asker)
    }
}

impl OptionalFromRequestParts<App> for Person {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Self>, Trouble> {
        let known = app.people.known(&parts.headers).await?;
        Ok(known.as_ref().map(Person::from))
    }
}

impl FromRequestParts<App> for Person {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Trouble> {
        let known = app.people.known(&parts.headers).await?;
        known.as_ref().map(Person::from).ok_or_else(Trouble::nobody)
    }
}
