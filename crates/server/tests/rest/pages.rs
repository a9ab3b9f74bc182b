//! The pages of the web app, or the word that they are not built.

use crate::visitor::open;

#[tokio::test]
async fn every_address_of_the_app_gives_the_app() {
    let house = open(|_| {}).await;
    let visitor = house.visitor();
    let home = visitor.get("/").await;
    if home.status == 503 {
        assert!(home.text.contains("make web"), "{}", home.text);
        return;
    }
    assert_eq!(home.status, 200);
    assert!(home.header("content-type").starts_with("text/html"));
    assert_eq!(home.header("cache-control"), "no-cache");
    let table = visitor.get("/table/abc?seat=1").await;
    assert_eq!((table.status, &table.text), (200, &home.text));

    let request = visitor.request("GET", "/");
    let again = request.header("if-none-match", home.header("etag"));
    assert_eq!(visitor.send(again).await.status, 304);

    let script = home.text.split("src=\"/assets/").nth(1).expect("a script");
    let script = script.split('"').next().expect("an address");
    let script = visitor.get(&format!("/assets/{script}")).await;
    assert_eq!(script.status, 200);
    assert!(script.header("content-type").starts_with("text/javascript"));
    assert!(script.header("cache-control").contains("immutable"));
}

#[tokio::test]
async fn a_file_of_an_older_version_is_not_the_app() {
    let house = open(|_| {}).await;
    let old = house.visitor().get("/assets/index-00000000.js").await;
    assert_eq!(old.status, 404);
}

#[tokio::test]
async fn answers_are_compressed_where_a_browser_wants_it() {
    let house = open(|_| {}).await;
    let visitor = house.visitor();
    let path = "/api/games/fantasy-realms/cards";
    let plain = visitor.get(path).await;
    assert_eq!(plain.header("content-encoding"), "");
    let url = format!("http://{}{path}", visitor.address);
    let request = reqwest::Client::new().get(url);
    let small = request.header("accept-encoding", "gzip").send().await;
    let small = small.expect("an answer");
    assert_eq!(small.headers()["content-encoding"], "gzip");
    let bytes = small.bytes().await.expect("a body");
    assert!(bytes.len() * 3 < plain.text.len());
}
