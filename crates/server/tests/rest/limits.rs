//! Limits: how often and how much.

use crate::visitor::open;
use serde_json::json;
use server::Rate;

#[tokio::test]
async fn an_address_may_ask_only_so_often() {
    let house = open(|config| config.limits.per_ip = Rate::new(1, 3)).await;
    let visitor = house.visitor();
    for _ in 0..3 {
        assert_eq!(visitor.get("/api/games").await.status, 200);
    }
    let refused = visitor.get("/api/games").await;
    assert_eq!((refused.status, refused.code().as_str()), (429, "too_fast"));
    assert_eq!(visitor.get("/healthz").await.status, 200, "not the API");
}

#[tokio::test]
async fn a_person_may_ask_only_so_often_from_wherever() {
    let house = open(|config| {
        config.limits.per_person = Rate::new(1, 3);
        config.trust_proxy = true;
    });
    let house = house.await;
    let anna = house.guest("Anna").await;
    let mut answers = Vec::new();
    for number in 1..=4 {
        let from = format!("10.0.0.{number}");
        let request = anna
            .request("GET", "/api/me")
            .header("x-forwarded-for", from);
        answers.push(anna.send(request).await.status);
    }
    assert_eq!(answers, [200, 200, 200, 429]);
    assert_eq!(house.guest("Otto").await.get("/api/me").await.status, 200);
}

#[tokio::test]
async fn guests_are_not_made_by_the_hundred() {
    let house = open(|config| config.limits.guests = Rate::new(1, 2)).await;
    let come = async || {
        let visitor = house.visitor();
        visitor.post("/api/guest", json!({"name": "Anna"})).await
    };
    assert_eq!(come().await.status, 200);
    assert_eq!(come().await.status, 200);
    let refused = come().await;
    assert_eq!(refused.status, 429);
    assert!(refused.text.contains("try again in"), "{}", refused.text);
}

#[tokio::test]
async fn passwords_are_not_guessed() {
    let house = open(|config| config.limits.logins = Rate::new(1, 2)).await;
    let visitor = house.visitor();
    let guess = async |password: &str| {
        let claim = json!({"login": "anna", "password": password});
        visitor.post("/api/login", claim).await.status
    };
    assert_eq!(guess("password1").await, 401);
    assert_eq!(guess("password2").await, 401);
    assert_eq!(guess("password3").await, 429);
}

#[tokio::test]
async fn only_a_trusted_proxy_says_who_asks() {
    for (trust_proxy, expected) in [(true, 200), (false, 429)] {
        let house = open(|config| {
            config.limits.per_ip = Rate::new(1, 1);
            config.trust_proxy = trust_proxy;
        });
        let house = house.await;
        let visitor = house.visitor();
        let from = |ip: &'static str| {
            let request = visitor.request("GET", "/api/games");
            visitor.send(request.header("x-forwarded-for", ip))
        };
        assert_eq!(from("10.0.0.1").await.status, 200);
        assert_eq!(from("10.0.0.2").await.status, expected);
    }
}

#[tokio::test]
async fn a_body_is_not_endless() {
    let house = open(|_| {}).await;
    let anna = house.guest("Anna").await;
    let long = json!({"name": "x".repeat(65 << 10)});
    let refused = anna.put("/api/me", long).await;
    assert_eq!(
        (refused.status, refused.code().as_str()),
        (413, "too_large")
    );

    let replay = |bytes: usize| {
        let request = anna.request("POST", "/api/replays");
        let request = request.header("content-type", "application/octet-stream");
        anna.send(request.body(vec![b'x'; bytes]))
    };
    let known = replay(900 << 10).await;
    assert_eq!((known.status, known.code().as_str()), (400, "bad_record"));
    assert_eq!(replay((1 << 20) + 1).await.status, 413);
}

#[tokio::test]
async fn a_guest_opens_only_so_many_tables() {
    let house = open(|config| config.tables_per_guest = 2).await;
    let anna = house.guest("Anna").await;
    let open_table = async || {
        let seats = json!([{"kind": "me"}, {"kind": "open"}]);
        let wish = json!({"game": "fantasy-realms", "seats": seats});
        anna.post("/api/tables", wish).await
    };
    assert_eq!(open_table().await.status, 200);
    assert_eq!(open_table().await.status, 200);
    let refused = open_table().await;
    assert_eq!(refused.status, 409);
    assert_eq!(refused.code(), "too_many_tables");
}

#[tokio::test]
async fn a_full_house_lets_newcomers_wait() {
    use tokio::net::TcpStream;
    let house = open(|config| config.limits.connections = 1).await;
    let first = TcpStream::connect(house.house.address()).await;
    let first = first.expect("a connection");
    let visitor = house.visitor();
    let health = visitor.get("/healthz");
    let waits = tokio::time::timeout(std::time::Duration::from_millis(300), health).await;
    assert!(waits.is_err(), "there is no place yet");
    drop(first);
    assert_eq!(visitor.get("/healthz").await.status, 200);
}
