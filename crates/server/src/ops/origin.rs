//! Nobody else's page acts in a visitor's name.
//!
//! What changes something must come from our own pages: cookies are `SameSite=Lax`, a body must be
//! of a type that no plain form can send, and an `Origin`, where there is one, must be ours. The
//! last also guards websockets, which browsers open to anywhere.

use crate::trouble::Trouble;
use axum::extract::Request;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Refuses what another site's page might have sent.
pub async fn guard(request: Request, next: Next) -> Response {
    match check(&request) {
        Ok(()) => next.run(request).await,
        Err(trouble) => trouble.into_response(),
    }
}

fn check(request: &Request) -> Result<(), Trouble> {
    let headers = request.headers();
    let changes = !request.method().is_safe();
    if changes || headers.contains_key(header::UPGRADE) {
        own_origin(headers, request.uri())?;
    }
    if changes {
        own_content(headers)?;
    }
    Ok(())
}

fn own_origin(headers: &HeaderMap, uri: &Uri) -> Result<(), Trouble> {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return Ok(());
    };
    let host = headers.get(header::HOST).and_then(|it| it.to_str().ok());
    let host = host.or_else(|| uri.authority().map(Authority::as_str));
    let origin = origin.to_str().ok().and_then(|it| it.parse::<Uri>().ok());
    let same = match (&origin, host) {
        (Some(origin), Some(host)) => is_same(origin, host),
        _ => false,
    };
    if same {
        return Ok(());
    }
    let message = "this request comes from another site; it is not done in your name";
    Err(Trouble::forbidden("foreign_origin", message))
}

fn is_same(origin: &Uri, host: &str) -> bool {
    let usual_port = match origin.scheme_str() {
        Some("http") => ":80",
        Some("https") => ":443",
        _ => return false,
    };
    let bare = |authority: &str| {
        let authority = authority.to_ascii_lowercase();
        let bare = authority.strip_suffix(usual_port).map(str::to_owned);
        bare.unwrap_or(authority)
    };
    origin
        .authority()
        .is_some_and(|authority| bare(authority.as_str()) == bare(host))
}

fn own_content(headers: &HeaderMap) -> Result<(), Trouble> {
    let kind = headers.get(header::CONTENT_TYPE);
    let kind = kind.and_then(|it| it.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    let known = ["application/json", "application/octet-stream"];
    if known.iter().any(|it| kind.eq_ignore_ascii_case(it)) {
        return Ok(());
    }
    let message = "send it as application/json (a replay also as application/octet-stream), \
        even where the body is empty";
    let status = StatusCode::UNSUPPORTED_MEDIA_TYPE;
    Err(Trouble::new(status, "content_type", message))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Body;

    fn refused(method: &str, headers: &[(&str, &str)]) -> Option<&'static str> {
        let mut request = Request::builder().method(method).uri("/api/tables");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(Body::empty()).unwrap();
        check(&request).err().map(|trouble| trouble.code)
    }

    const JSON: (&str, &str) = ("content-type", "application/json; charset=utf-8");

    #[test]
    fn looking_is_free() {
        let foreign = ("origin", "https://elsewhere.example");
        assert_eq!(refused("GET", &[foreign]), None);
    }

    #[test]
    fn changing_needs_our_own_origin_where_there_is_one() {
        let host = ("host", "games.example");
        let with = |origin| refused("POST", &[host, JSON, ("origin", origin)]);
        assert_eq!(refused("POST", &[host, JSON]), None, "programs send none");
        assert_eq!(with("https://games.example"), None);
        assert_eq!(with("https://Games.example:443"), None);
        let foreign = Some("foreign_origin");
        assert_eq!(with("https://games.example.evil.example"), foreign);
        assert_eq!(with("https://games.example:8443"), foreign);
        assert_eq!(with("null"), foreign);
        assert_eq!(with("file://games.example"), foreign);
    }

    #[test]
    fn a_plain_form_changes_nothing() {
        for kind in ["text/plain", "application/x-www-form-urlencoded", ""] {
            let found = refused("POST", &[("content-type", kind)]);
            assert_eq!(found, Some("content_type"), "{kind}");
        }
        assert_eq!(refused("PUT", &[]), Some("content_type"));
    }

    #[test]
    fn a_foreign_page_opens_no_websocket() {
        let upgrade = ("upgrade", "websocket");
        let host = ("host", "localhost:4000");
        let with = |origin| refused("GET", &[host, upgrade, ("origin", origin)]);
        assert_eq!(with("http://localhost:4000"), None);
        assert_eq!(with("http://localhost:4001"), Some("foreign_origin"));
    }
}
