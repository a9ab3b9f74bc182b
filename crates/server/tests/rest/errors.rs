//! Mistakes are told alike: a word for programs, a sentence for people.

use crate::visitor::{config, games, open};
use serde_json::json;
use server::ServeError;

#[tokio::test]
async fn what_is_not_there_is_told_in_json() {
    let house = open(|_| {}).await;
    let visitor = house.visitor();
    for path in ["/api", "/api/", "/api/nothing", "/api/tables/x/y/z"] {
        let answer = visitor.get(path).await;
        assert_eq!(
            (answer.status, answer.code().as_str()),
            (404, "no_such_address"),
            "{path}"
        );
    }
    let table = visitor.get("/api/tables/nowhere").await;
    assert_eq!(
        (table.status, table.code().as_str()),
        (404, "unknown_table")
    );
}

#[tokio::test]
async fn a_wrong_method_is_told_in_json() {
    let house = open(|_| {}).await;
    let visitor = house.visitor();
    let answer = visitor.put("/api/lobby", json!({})).await;
    assert_eq!(
        (answer.status, answer.code().as_str()),
        (405, "wrong_method")
    );
    assert_eq!(visitor.post("/healthz", json!({})).await.status, 405);
}

#[tokio::test]
async fn malformed_json_is_told_with_its_place() {
    let house = open(|_| {}).await;
    let anna = house.guest("Anna").await;
    let told = async |body: &'static str| {
        let request = anna.request("POST", "/api/tables");
        let request = request.header("content-type", "application/json");
        let answer = anna.send(request.body(body)).await;
        assert_eq!((answer.status, answer.code().as_str()), (400, "malformed"));
        answer.text
    };
    assert!(told("{\"game\": ").await.contains("line 1 column"));
    assert!(told("").await.contains("not JSON"));
    assert!(
        told("{\"game\": 7, \"seats\": []}")
            .await
            .contains("expected a string")
    );
    let kind = told("{\"game\": \"x\", \"seats\": [{\"kind\": \"cat\"}]}").await;
    assert!(kind.contains("unknown variant `cat`"), "{kind}");
    assert!(
        told("{\"gmae\": \"x\"}")
            .await
            .contains("unknown field `gmae`")
    );
}

#[tokio::test]
async fn odd_addresses_are_no_panic() {
    let house = open(|_| {}).await;
    let visitor = house.visitor();
    for path in [
        "/api/tables/%ff",
        "/api/tables/%2e%2e%2fsecret.key",
        "/..%2f..%2fCargo.toml",
        "/api/tables/x/moments/minus",
        "/api/tables/x/moments/99999999999",
        "/api/replays/%00",
        "/api/tables/x/replay?seat=900",
    ] {
        let answer = visitor.get(path).await;
        assert!(
            (200..500).contains(&answer.status) || answer.status == 503,
            "{path}: {answer:?}"
        );
        assert!(!answer.text.contains("[package]"), "{path}");
    }
}

#[tokio::test]
async fn only_somebody_opens_a_table() {
    let house = open(|_| {}).await;
    let wish = json!({"game": "fantasy-realms", "seats": [{"kind": "me"}, {"kind": "open"}]});
    let answer = house.visitor().post("/api/tables", wish).await;
    assert_eq!((answer.status, answer.code().as_str()), (401, "nobody"));
    assert_eq!(house.visitor().get("/api/my/tables").await.status, 401);
    assert_eq!(house.visitor().get("/api/lobby").await.status, 200);
}

#[tokio::test]
async fn a_house_that_cannot_open_says_why() {
    let house = open(|_| {}).await;
    let data = tempfile::tempdir().expect("a folder");
    let taken = house.house.address();
    let failed = server::start(config(&data, |it| it.listen = taken), games()).await;
    let error = failed.expect_err("a taken port");
    assert!(matches!(error, ServeError::Listen { .. }));
    assert!(error.to_string().contains("another program listens there"));

    let file = data.path().join("file");
    std::fs::write(&file, "no folder").expect("a file");
    let failed = server::start(config(&data, |it| it.data = file), games()).await;
    let error = failed.expect_err("no folder").to_string();
    assert!(error.contains("cannot use the data folder"), "{error}");
    assert_eq!(error.lines().count(), 1);
}
