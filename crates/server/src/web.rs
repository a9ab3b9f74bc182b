//! The web app, carried inside the program.
//!
//! Where it has not been built (`make web`), the house works all the same and says so.

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "$CONCLAVE_WEB"]
#[allow_missing = true]
struct Files;

/// The page every address of the app starts with.
const INDEX: &str = "index.html";
/// Files here have their content in their names, so they never change.
const HASHED: &str = "assets/";
const FOREVER: &str = "public, max-age=31536000, immutable";
/// May be kept, but must be asked for again; the answer is then "not changed".
const ASK_AGAIN: &str = "no-cache";

const NOT_BUILT: &str = "\
Conclave is open, but its web app has not been built.

Run `make web` (it needs Node.js) and start the house again.
The API works without it: see /api/docs.
";

/// Answers any address outside of the API: a file, or the app, which knows its own addresses.
pub async fn serve(request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = request.uri().path().trim_start_matches('/');
    let known = request.headers().get(header::IF_NONE_MATCH);
    if let Some(file) = Files::get(path).filter(|_| !path.is_empty()) {
        return send(path, file, known);
    }
    if path.starts_with(HASHED) {
        // A page of an older version asks for its own files: the app must not answer as a script.
        return StatusCode::NOT_FOUND.into_response();
    }
    match Files::get(INDEX) {
        Some(index) => send(INDEX, index, known),
        None => (StatusCode::SERVICE_UNAVAILABLE, NOT_BUILT).into_response(),
    }
}

fn send(path: &str, file: EmbeddedFile, known: Option<&HeaderValue>) -> Response {
    let hash = file.metadata.sha256_hash();
    let hex: String = hash.iter().take(16).map(|it| format!("{it:02x}")).collect();
    let etag = format!("\"{hex}\"");
    let keep = if path.starts_with(HASHED) {
        FOREVER
    } else {
        ASK_AGAIN
    };
    let same = known.is_some_and(|known| is_known(known, &etag));
    let caching = [
        (header::ETAG, etag),
        (header::CACHE_CONTROL, keep.to_owned()),
    ];
    if same {
        return (StatusCode::NOT_MODIFIED, caching).into_response();
    }
    let kind = [(header::CONTENT_TYPE, content_type(&file).to_owned())];
    (caching, kind, Body::from(file.data)).into_response()
}

/// Compression on the way makes a tag weak (`W/"..."`): the content is the same.
fn is_known(known: &HeaderValue, etag: &str) -> bool {
    let known = known.to_str().unwrap_or_default();
    let mut tags = known.split(',').map(str::trim);
    tags.any(|tag| tag.trim_start_matches("W/") == etag)
}

fn content_type(file: &EmbeddedFile) -> &str {
    match file.metadata.mimetype() {
        "text/html" => "text/html; charset=utf-8",
        "text/javascript" => "text/javascript; charset=utf-8",
        "text/css" => "text/css; charset=utf-8",
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_known_weak_or_in_a_list() {
        let known = |text: &'static str| is_known(&HeaderValue::from_static(text), "\"abc\"");
        assert!(known("\"abc\"") && known("W/\"abc\"") && known("\"x\", \"abc\""));
        assert!(!known("\"abcd\"") && !known(""));
    }
}
