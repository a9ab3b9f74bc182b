//! The description of the API.

use crate::visitor::open;
use serde_json::Value;

/// Everything the house promises to answer.
const PROMISED: &[(&str, &str)] = &[
    ("get", "/healthz"),
    ("get", "/metrics"),
    ("get", "/api/docs"),
    ("get", "/api/me"),
    ("put", "/api/me"),
    ("post", "/api/guest"),
    ("post", "/api/account"),
    ("post", "/api/login"),
    ("post", "/api/logout"),
    ("get", "/api/games"),
    ("get", "/api/games/{game}/cards"),
    ("get", "/api/games/{game}/rules"),
    ("get", "/api/games/{game}/explain"),
    ("post", "/api/games/{game}/ask/{topic}"),
    ("get", "/api/lobby"),
    ("get", "/api/my/tables"),
    ("post", "/api/tables"),
    ("get", "/api/tables/{id}"),
    ("post", "/api/tables/{id}/sit"),
    ("post", "/api/tables/{id}/stand"),
    ("post", "/api/tables/{id}/begin"),
    ("post", "/api/tables/{id}/rematch"),
    ("post", "/api/tables/{id}/problem"),
    ("get", "/api/tables/{id}/live"),
    ("get", "/api/tables/{id}/replay"),
    ("get", "/api/tables/{id}/moments/{at}"),
    ("get", "/api/tables/{id}/record"),
    ("post", "/api/replays"),
    ("get", "/api/replays/{id}"),
    ("get", "/api/replays/{id}/moments/{at}"),
    ("get", "/api/replays/{id}/record"),
];

#[tokio::test]
async fn every_route_is_described_for_programs() {
    let house = open(|_| {}).await;
    let answer = house.visitor().get("/api/docs").await;
    assert_eq!(answer.header("content-type"), "application/json");
    let api = answer.json();
    assert!(
        api["openapi"]
            .as_str()
            .is_some_and(|it| it.starts_with("3."))
    );
    let mut ids = Vec::new();
    for (method, path) in PROMISED {
        let operation = &api["paths"][*path][*method];
        assert!(operation.is_object(), "{method} {path} is not described");
        assert!(
            operation["summary"].is_string(),
            "{method} {path}: what for?"
        );
        ids.push(operation["operationId"].as_str().expect("an id"));
    }
    ids.sort_unstable();
    let all = ids.len();
    ids.dedup();
    assert_eq!(ids.len(), all, "operation ids are unique");
    references(&api, &api);
}

/// Everything that is pointed at must be there.
fn references(value: &Value, api: &Value) {
    match value {
        Value::Object(fields) => {
            if let Some(target) = fields.get("$ref").and_then(Value::as_str) {
                let pointer = target.trim_start_matches('#');
                assert!(api.pointer(pointer).is_some(), "{target} is missing");
            }
            fields.values().for_each(|it| references(it, api));
        }
        Value::Array(items) => items.iter().for_each(|it| references(it, api)),
        _ => {}
    }
}

#[tokio::test]
async fn people_get_a_page_without_scripts() {
    let house = open(|_| {}).await;
    let visitor = house.visitor();
    let request = visitor.request("GET", "/api/docs");
    let accept = "text/html,application/xhtml+xml,*/*;q=0.8";
    let page = visitor.send(request.header("accept", accept)).await;
    assert!(page.header("content-type").starts_with("text/html"));
    assert!(page.text.contains("POST /api/tables/{id}/sit"));
    assert!(page.text.contains("href=\"#NewTable\""));
    assert!(!page.text.contains("<script") && !page.text.contains("style=\""));
    let style = visitor.get("/api/docs.css").await;
    assert!(style.header("content-type").starts_with("text/css"));
}
