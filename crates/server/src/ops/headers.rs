//! The headers that keep browsers on the safe side, on every answer.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;

/// Nothing but our own files, no inline script or style, no frames around us.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; \
    form-action 'self'; object-src 'none'";

const ALWAYS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    // Links of tables and invitations are nobody else's business.
    (header::REFERRER_POLICY, "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
];

/// Half a year of https only, where the house is reached by https.
const STRICT_TRANSPORT: &str = "max-age=15552000";

/// Adds the headers to every answer.
pub async fn secure(State(https): State<bool>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    add(response.headers_mut(), https);
    response
}

fn add(headers: &mut HeaderMap, https: bool) {
    for (name, value) in ALWAYS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if https {
        let value = HeaderValue::from_static(STRICT_TRANSPORT);
        headers.insert(header::STRICT_TRANSPORT_SECURITY, value);
    }
    // Answers of the API are about now and about the asker; files say how long they keep.
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_https_promises_https() {
        let mut headers = HeaderMap::new();
        add(&mut headers, false);
        assert!(!headers.contains_key(header::STRICT_TRANSPORT_SECURITY));
        add(&mut headers, true);
        assert!(headers.contains_key(header::STRICT_TRANSPORT_SECURITY));
    }

    #[test]
    fn files_keep_their_own_caching() {
        let mut headers = HeaderMap::new();
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        add(&mut headers, false);
        assert_eq!(headers[header::CACHE_CONTROL], "no-cache");
    }
}
