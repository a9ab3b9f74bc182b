//! A visitor for tests: real requests, a cookie, nothing of the house's inside.

use serde_json::{Value, json};
use server::{Config, Rate, Started};
use std::sync::{Arc, Mutex};
use table::{AnyGame, Game};

/// A house that is open for one test.
pub(crate) struct Open {
    pub(crate) house: Started,
    _data: tempfile::TempDir,
}

/// Opens a house with generous limits, changed as the test wants.
pub(crate) async fn open(change: impl FnOnce(&mut Config)) -> Open {
    let data = tempfile::tempdir().expect("a folder");
    let house = server::start(config(&data, change), games()).await;
    Open {
        house: house.expect("a house"),
        _data: data,
    }
}

pub(crate) fn config(data: &tempfile::TempDir, change: impl FnOnce(&mut Config)) -> Config {
    let mut config = Config {
        listen: "127.0.0.1:0".parse().expect("an address"),
        data: data.path().to_owned(),
        bot_delay_ms: 0,
        auto_delay_ms: 0..=0,
        ..Config::default()
    };
    let generous = Rate::new(10_000, 10_000);
    config.limits.guests = generous;
    config.limits.per_ip = generous;
    config.limits.per_person = generous;
    config.limits.logins = generous;
    change(&mut config);
    config
}

pub(crate) fn games() -> Vec<Arc<dyn AnyGame>> {
    let realms = fantasy_realms::FantasyRealms::from_pack(None).expect("own cards");
    let spellbook = spellbook::Spellbook::from_pack(None).expect("own cards");
    vec![table::erase(realms), table::erase(spellbook)]
}

impl Open {
    /// Somebody nobody knows yet.
    pub(crate) fn visitor(&self) -> Visitor {
        Visitor::of(&self.house)
    }

    /// A guest with a name.
    pub(crate) async fn guest(&self, name: &str) -> Visitor {
        let visitor = self.visitor();
        let answer = visitor.post("/api/guest", json!({ "name": name })).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        visitor
    }
}

/// Somebody with a browser that keeps a cookie.
pub(crate) struct Visitor {
    pub(crate) address: String,
    client: reqwest::Client,
    pub(crate) cookie: Mutex<String>,
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: reqwest::header::HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).expect("JSON")
    }

    /// The word of a problem.
    pub(crate) fn code(&self) -> String {
        let problem = self.json();
        assert!(problem["message"].as_str().is_some_and(|it| !it.is_empty()));
        problem["code"].as_str().expect("a code").to_owned()
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        let value = self.headers.get(name);
        value.map_or("", |it| it.to_str().expect("text"))
    }
}

impl Visitor {
    pub(crate) fn of(house: &Started) -> Self {
        Visitor {
            address: house.address().to_string(),
            client: reqwest::Client::new(),
            cookie: Mutex::default(),
        }
    }

    /// A request with the cookie, to be filled further.
    pub(crate) fn request(&self, method: &str, path: &str) -> reqwest::RequestBuilder {
        let method = method.parse().expect("a method");
        let url = format!("http://{}{path}", self.address);
        let request = self.client.request(method, url);
        let cookie = self.cookie.lock().expect("a cookie").clone();
        if cookie.is_empty() {
            request
        } else {
            request.header("cookie", cookie)
        }
    }

    /// Sends a request and keeps the cookie that comes back.
    pub(crate) async fn send(&self, request: reqwest::RequestBuilder) -> Answer {
        let response = request.send().await.expect("an answer");
        let headers = response.headers().clone();
        if let Some(set) = headers.get("set-cookie") {
            let set = set.to_str().expect("text");
            let first = set.split(';').next().expect("a value");
            let cleared = set.contains("Max-Age=0");
            let kept = if cleared { "" } else { first };
            kept.clone_into(&mut self.cookie.lock().expect("a cookie"));
        }
        Answer {
            status: response.status().as_u16(),
            headers,
            text: response.text().await.expect("a body"),
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send(self.request("GET", path)).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        self.send(self.request("POST", path).json(&body)).await
    }

    pub(crate) async fn put(&self, path: &str, body: Value) -> Answer {
        self.send(self.request("PUT", path).json(&body)).await
    }

    /// The own name and login, as the house knows them.
    pub(crate) async fn me(&self) -> Value {
        let answer = self.get("/api/me").await;
        assert_eq!(answer.status, 200);
        answer.json()["person"].clone()
    }
}
