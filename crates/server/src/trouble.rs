//! Why a request was not done: the one way everything in the house says no.

use crate::protocol::Problem;
use crate::store::StoreError;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

/// A refusal with its HTTP status, a word for programs and a sentence for people.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct Trouble {
    /// The HTTP status.
    pub status: StatusCode,
    /// The word for programs.
    pub code: &'static str,
    /// The sentence for people.
    pub message: String,
}

impl Trouble {
    /// Any refusal.
    #[must_use]
    pub fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> Self {
        Trouble {
            status,
            code,
            message: message.into(),
        }
    }

    /// There is no such thing, or the asker may not know that there is.
    #[must_use]
    pub fn not_found(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::NOT_FOUND, code, message)
    }

    /// Only somebody may do this, and nobody has said who they are.
    #[must_use]
    pub fn nobody() -> Self {
        let message = "say who you are first: take a name or log in";
        Self::new(StatusCode::UNAUTHORIZED, "nobody", message)
    }

    /// Not for this person.
    #[must_use]
    pub fn forbidden(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, code, message)
    }

    /// The request itself makes no sense.
    #[must_use]
    pub fn bad(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, code, message)
    }

    /// It would make sense at another time.
    #[must_use]
    pub fn conflict(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::CONFLICT, code, message)
    }

    /// Too much or too often.
    #[must_use]
    pub fn too_many(message: impl Into<String>) -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too_fast", message)
    }

    /// The house itself cannot do it now.
    #[must_use]
    pub fn unavailable(message: impl Into<String>) -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", message)
    }
}

impl From<&Trouble> for Problem {
    fn from(trouble: &Trouble) -> Self {
        Problem {
            code: trouble.code.to_owned(),
            message: trouble.message.clone(),
        }
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Conflict => Self::conflict("conflict", "somebody else was faster"),
            StoreError::NotFound => Self::not_found("not_found", "there is no such thing here"),
            StoreError::Unavailable(why) => {
                // What is wrong with the database is for the log, not for visitors.
                tracing::error!(why, "the storage does not work");
                Self::unavailable("the house cannot reach its storage right now; try again")
            }
        }
    }
}

impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        (self.status, Json(Problem::from(&self))).into_response()
    }
}
