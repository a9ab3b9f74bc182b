//! What keeps browsers safe: headers, and that no other site's page acts in a visitor's name.

use crate::visitor::open;
use serde_json::json;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, http::HeaderValue};

#[tokio::test]
async fn every_answer_has_the_headers() {
    let house = open(|_| {}).await;
    let visitor = house.visitor();
    for path in [
        "/",
        "/healthz",
        "/api/me",
        "/api/nothing",
        "/api/docs",
        "/x.js",
    ] {
        let answer = visitor.get(path).await;
        let policy = answer.header("content-security-policy");
        for part in [
            "default-src 'self'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "connect-src 'self'",
            "frame-ancestors 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "object-src 'none'",
        ] {
            assert!(policy.contains(part), "{path}: {part} in {policy}");
        }
        assert!(!policy.contains("unsafe"));
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert!(!answer.header("referrer-policy").is_empty(), "{path}");
        assert!(!answer.header("permissions-policy").is_empty(), "{path}");
        assert!(!answer.header("cache-control").is_empty(), "{path}");
    }
    assert_eq!(
        visitor.get("/api/me").await.header("cache-control"),
        "no-store"
    );
}

#[tokio::test]
async fn another_sites_page_changes_nothing() {
    let house = open(|_| {}).await;
    let anna = house.guest("Anna").await;
    let rename = |origin: String| {
        let request = anna.request("PUT", "/api/me").header("origin", origin);
        anna.send(request.json(&json!({"name": "Evil"})))
    };
    let foreign = rename("https://evil.example".to_owned()).await;
    assert_eq!(
        (foreign.status, foreign.code().as_str()),
        (403, "foreign_origin")
    );
    assert_eq!(rename("null".to_owned()).await.status, 403);
    assert_eq!(anna.me().await["name"], "Anna");
    assert_eq!(rename(format!("http://{}", anna.address)).await.status, 200);
}

#[tokio::test]
async fn a_plain_form_changes_nothing() {
    let house = open(|_| {}).await;
    let anna = house.guest("Anna").await;
    for kind in ["text/plain", "application/x-www-form-urlencoded"] {
        let request = anna.request("POST", "/api/logout");
        let request = request.header("content-type", kind).body("{}");
        let answer = anna.send(request).await;
        assert_eq!(
            (answer.status, answer.code().as_str()),
            (415, "content_type")
        );
    }
    let bare = anna.send(anna.request("POST", "/api/logout")).await;
    assert_eq!(bare.status, 415);
    assert_eq!(anna.me().await["name"], "Anna");
}

#[tokio::test]
async fn another_sites_page_opens_no_websocket() {
    let house = open(|_| {}).await;
    let anna = house.guest("Anna").await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let wish = json!({"game": "fantasy-realms", "seats": seats});
    let table = anna.post("/api/tables", wish).await.json();
    let id = table["id"].as_str().expect("an id");
    let connect = async |origin: &str| {
        let url = format!("ws://{}/api/tables/{id}/live", anna.address);
        let mut request = url.into_client_request().expect("a request");
        let origin = HeaderValue::from_str(origin).expect("a header");
        request.headers_mut().insert("origin", origin);
        match tokio_tungstenite::connect_async(request).await {
            Ok((_, response)) => response.status().as_u16(),
            Err(Error::Http(response)) => response.status().as_u16(),
            Err(other) => panic!("{other}"),
        }
    };
    assert_eq!(connect("https://evil.example").await, 403);
    assert_eq!(connect(&format!("http://{}", anna.address)).await, 101);
}
