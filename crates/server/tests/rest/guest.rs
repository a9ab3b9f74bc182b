//! Guests: at once with a name.

use crate::visitor::open;
use serde_json::{Value, json};

#[tokio::test]
async fn a_name_is_enough_to_be_somebody() {
    let house = open(|_| {}).await;
    let anna = house.visitor();
    assert_eq!(anna.me().await, Value::Null);
    let answer = anna.post("/api/guest", json!({"name": " Anna "})).await;
    assert_eq!(answer.status, 200);
    let expected = json!({"person": {"name": "Anna", "login": null}});
    assert_eq!(answer.json(), expected);
    let cookie = answer.header("set-cookie");
    for part in ["conclave=", "HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{part} in {cookie}");
    }
    assert!(!cookie.contains("Secure"), "this house has no https");
    assert_eq!(anna.me().await["name"], "Anna");
    assert_eq!(house.visitor().me().await, Value::Null, "others are not");
}

#[tokio::test]
async fn behind_https_the_cookie_never_travels_without_it() {
    let house = open(|config| config.https = true).await;
    let anna = house.visitor();
    let answer = anna.post("/api/guest", json!({"name": "Anna"})).await;
    assert!(answer.header("set-cookie").contains("Secure"));
    assert!(!answer.header("strict-transport-security").is_empty());
}

#[tokio::test]
async fn a_guest_stays_the_same_person_under_another_name() {
    let house = open(|_| {}).await;
    let anna = house.guest("Anna").await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let table = json!({"game": "fantasy-realms", "seats": seats});
    assert_eq!(anna.post("/api/tables", table).await.status, 200);
    let renamed = anna.put("/api/me", json!({"name": "Otto"})).await;
    assert_eq!(renamed.json()["person"]["name"], "Otto");
    let again = anna.post("/api/guest", json!({"name": "Eva"})).await;
    assert_eq!(again.json()["person"]["name"], "Eva");
    let tables = anna.get("/api/my/tables").await.json();
    assert_eq!(tables.as_array().map(Vec::len), Some(1));
}

#[tokio::test]
async fn names_that_cannot_be_are_refused() {
    let house = open(|_| {}).await;
    let visitor = house.visitor();
    for name in ["", "   ", "a\nb", &"x".repeat(25)] {
        let answer = visitor.post("/api/guest", json!({ "name": name })).await;
        assert_eq!((answer.status, answer.code().as_str()), (400, "name"));
        assert_eq!(answer.header("set-cookie"), "");
    }
    let nobody = visitor.put("/api/me", json!({"name": "Anna"})).await;
    assert_eq!((nobody.status, nobody.code().as_str()), (401, "nobody"));
}

#[tokio::test]
async fn a_cookie_that_was_tampered_with_is_nobodys() {
    let house = open(|_| {}).await;
    let anna = house.guest("Anna").await;
    let good = anna.cookie.lock().expect("a cookie").clone();
    let mut bad = good.clone().into_bytes();
    let last = bad.last_mut().expect("a cookie");
    *last = if *last == b'1' { b'2' } else { b'1' };
    *anna.cookie.lock().expect("a cookie") = String::from_utf8(bad).expect("text");
    assert_eq!(anna.me().await, Value::Null);
    *anna.cookie.lock().expect("a cookie") = good;
    assert_eq!(anna.me().await["name"], "Anna");
}
