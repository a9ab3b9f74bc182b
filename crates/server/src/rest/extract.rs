//! What a request carries, read so that every mistake is told as a [`Trouble`].

use crate::trouble::Trouble;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

/// The body of a request, as bytes within the limit of its route.
pub(super) struct RawBody(pub(super) Bytes);

impl<S: Send + Sync> FromRequest<S> for RawBody {
    type Rejection = Trouble;

    async fn from_request(request: Request, state: &S) -> Result<Self, Trouble> {
        let bytes = Bytes::from_request(request, state).await;
        bytes.map(RawBody).map_err(|rejection| unread(&rejection))
    }
}

fn unread(rejection: &BytesRejection) -> Trouble {
    if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
        let message = "that is more than this address takes";
        return Trouble::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large", message);
    }
    Trouble::bad("malformed", "the body could not be read to its end")
}

/// The body of a request, as JSON.
pub(super) struct JsonBody<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for JsonBody<T> {
    type Rejection = Trouble;

    async fn from_request(request: Request, state: &S) -> Result<Self, Trouble> {
        let RawBody(bytes) = RawBody::from_request(request, state).await?;
        json(&bytes).map(JsonBody)
    }
}

fn json<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Trouble> {
    serde_json::from_slice(bytes).map_err(|error| {
        let what = if error.is_data() {
            "this JSON does not say what is needed here"
        } else {
            "the body is not JSON"
        };
        // The error itself tells what is wrong and in which line and column.
        Trouble::bad("malformed", format!("{what}: {error}"))
    })
}

/// The parts of an address that vary.
pub(super) struct InPath<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for InPath<T> {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Trouble> {
        let found = Path::from_request_parts(parts, state).await;
        let unread = |rejection: PathRejection| {
            let why = rejection.body_text();
            Trouble::bad("address", format!("this address cannot be: {why}"))
        };
        found.map(|Path(it)| InPath(it)).map_err(unread)
    }
}

/// What follows the question mark.
pub(super) struct InQuery<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for InQuery<T> {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Trouble> {
        let found = Query::from_request_parts(parts, state).await;
        let unread = |rejection: QueryRejection| {
            let why = rejection.body_text();
            Trouble::bad("query", why)
        };
        found.map(|Query(it)| InQuery(it)).map_err(unread)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::NameWish;

    #[test]
    fn a_mistake_is_told_with_its_place() {
        let told = |text: &str| {
            let read = json::<NameWish>(text.as_bytes());
            read.err().map(|it| it.message).unwrap_or_default()
        };
        assert!(told("{\"name\": ").contains("is not JSON"));
        assert!(told("{\"name\": ").contains("line 1"));
        assert!(told("{\"nam\": \"x\"}").contains("unknown field `nam`"));
        assert!(told("{}").contains("missing field `name`"));
    }
}
