//! Accounts: the same person on every device.

use crate::visitor::{Visitor, config, games, open};
use serde_json::{Value, json};

fn anna() -> Value {
    json!({"login": "Anna.1", "password": "correct horse"})
}

#[tokio::test]
async fn a_guest_with_an_account_keeps_name_and_seats() {
    let house = open(|_| {}).await;
    let guest = house.guest("Anna").await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let table = json!({"game": "fantasy-realms", "seats": seats});
    assert_eq!(guest.post("/api/tables", table).await.status, 200);
    let before = guest.cookie.lock().expect("a cookie").clone();
    let made = guest.post("/api/account", anna()).await;
    assert_eq!(made.status, 200, "{made:?}");
    let expected = json!({"person": {"name": "Anna", "login": "anna.1"}});
    assert_eq!(made.json(), expected);

    let elsewhere = house.visitor();
    let claim = json!({"login": "ANNA.1", "password": "correct horse"});
    assert_eq!(elsewhere.post("/api/login", claim).await.status, 200);
    let tables = elsewhere.get("/api/my/tables").await.json();
    assert_eq!(tables.as_array().map(Vec::len), Some(1));

    let lent = house.visitor();
    *lent.cookie.lock().expect("a cookie") = before;
    assert_eq!(lent.me().await, Value::Null, "the guest's session is over");
}

#[tokio::test]
async fn somebody_new_gets_a_name_from_the_login() {
    let house = open(|_| {}).await;
    let visitor = house.visitor();
    let made = visitor.post("/api/account", anna()).await;
    assert_eq!(made.json()["person"]["name"], "anna.1");
    let twice = visitor.post("/api/account", anna()).await;
    assert_eq!((twice.status, twice.code().as_str()), (409, "has_account"));
    let other = json!({"login": "ANNA.1", "password": "another password"});
    let taken = house.visitor().post("/api/account", other).await;
    assert_eq!((taken.status, taken.code().as_str()), (409, "login_taken"));
}

#[tokio::test]
async fn an_unknown_login_and_a_wrong_password_are_told_alike() {
    let house = open(|_| {}).await;
    assert_eq!(
        house.visitor().post("/api/account", anna()).await.status,
        200
    );
    let visitor = house.visitor();
    let wrong = json!({"login": "anna.1", "password": "wrong horse"});
    let unknown = json!({"login": "nobody", "password": "wrong horse"});
    let odd = json!({"login": "?", "password": ""});
    let mut told = Vec::new();
    for claim in [wrong, unknown, odd] {
        let answer = visitor.post("/api/login", claim).await;
        assert_eq!(answer.status, 401);
        assert_eq!(answer.header("set-cookie"), "");
        told.push(answer.text);
    }
    assert!(told.iter().all(|it| *it == told[0]), "{told:?}");
}

#[tokio::test]
async fn an_unknown_login_takes_as_long_as_a_wrong_password() {
    let house = open(|_| {}).await;
    assert_eq!(
        house.visitor().post("/api/account", anna()).await.status,
        200
    );
    let visitor = house.visitor();
    let quickest = async |login: &str| {
        let mut best = std::time::Duration::MAX;
        for _ in 0..3 {
            let claim = json!({"login": login, "password": "wrong horse"});
            let begin = std::time::Instant::now();
            visitor.post("/api/login", claim).await;
            best = best.min(begin.elapsed());
        }
        best
    };
    let (known, unknown) = (quickest("anna.1").await, quickest("nobody").await);
    assert!(unknown > known / 4, "{unknown:?} tells from {known:?}");
}

#[tokio::test]
async fn credentials_that_cannot_be_are_refused() {
    let house = open(|_| {}).await;
    let visitor = house.visitor();
    let told = async |login: &str, password: &str| {
        let wish = json!({"login": login, "password": password});
        let answer = visitor.post("/api/account", wish).await;
        (answer.status, answer.code())
    };
    assert_eq!(told("ab", "correct horse").await, (400, "login".to_owned()));
    assert_eq!(told("a b c", "correct horse").await.1, "login");
    assert_eq!(told("anna", "short").await, (400, "password".to_owned()));
    assert_eq!(told("anna", &"x".repeat(201)).await.1, "password");
    assert_eq!(visitor.me().await, Value::Null);
}

#[tokio::test]
async fn logging_out_ends_this_session_or_all() {
    let house = open(|_| {}).await;
    let home = house.visitor();
    assert_eq!(home.post("/api/account", anna()).await.status, 200);
    let phone = house.visitor();
    assert_eq!(phone.post("/api/login", anna()).await.status, 200);
    let out = home.post("/api/logout", json!({})).await;
    assert_eq!(out.status, 204);
    assert!(out.header("set-cookie").contains("Max-Age=0"));
    assert_eq!(home.me().await, Value::Null);
    assert_eq!(phone.me().await["login"], "anna.1");

    assert_eq!(home.post("/api/login", anna()).await.status, 200);
    let everywhere = home.post("/api/logout?everywhere=true", json!({})).await;
    assert_eq!(everywhere.status, 204);
    assert_eq!(phone.me().await, Value::Null);
}

#[tokio::test]
async fn people_are_known_after_a_restart() {
    let data = tempfile::tempdir().expect("a folder");
    let first = server::start(config(&data, |_| {}), games()).await;
    let first = first.expect("a house");
    let anna_at_home = Visitor::of(&first);
    assert_eq!(anna_at_home.post("/api/account", anna()).await.status, 200);
    let cookie = anna_at_home.cookie.lock().expect("a cookie").clone();
    first.close().await.expect("closed");

    let second = server::start(config(&data, |_| {}), games()).await;
    let second = second.expect("a house");
    let again = Visitor::of(&second);
    *again.cookie.lock().expect("a cookie") = cookie;
    assert_eq!(again.me().await["login"], "anna.1");
    let elsewhere = Visitor::of(&second);
    assert_eq!(elsewhere.post("/api/login", anna()).await.status, 200);
}
