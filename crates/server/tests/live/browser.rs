//! A browser for tests: real requests and a real websocket, nothing of the house's inside.

use fantasy_realms::FantasyRealms;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Config, Rate};
use spellbook::Spellbook;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use table::{AnyGame, Chance, Game};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// A house that is open for one test.
pub(crate) struct Open {
    pub(crate) address: String,
    _data: tempfile::TempDir,
    _house: server::Started,
}

/// Opens a house where nobody waits for show.
pub(crate) async fn open(change: impl FnOnce(&mut Config)) -> Open {
    let data = tempfile::tempdir().expect("a folder");
    let mut config = config(data.path());
    change(&mut config);
    let house = server::start(config, games()).await.expect("a house");
    Open {
        address: house.address().to_string(),
        _data: data,
        _house: house,
    }
}

/// A house where nobody waits for show and nobody asks too much.
pub(crate) fn config(data: &Path) -> Config {
    let mut config = Config {
        listen: "127.0.0.1:0".parse().expect("an address"),
        data: data.to_owned(),
        bot_delay_ms: 0,
        auto_delay_ms: 0..=0,
        ..Config::default()
    };
    let plenty = Rate::new(10_000, 10_000);
    config.limits.guests = plenty;
    config.limits.per_ip = plenty;
    config.limits.per_person = plenty;
    config.limits.messages = plenty;
    config
}

/// The games of the house.
pub(crate) fn games() -> Vec<Arc<dyn AnyGame>> {
    vec![
        table::erase(FantasyRealms::from_pack(None).expect("own cards")),
        table::erase(Spellbook::from_pack(None).expect("own cards")),
    ]
}

impl Open {
    /// A guest with a name.
    pub(crate) async fn guest(&self, name: &str) -> Guest {
        Guest::enter(&self.address, name).await
    }
}

/// Somebody with a browser.
#[derive(Clone)]
pub(crate) struct Guest {
    address: String,
    client: reqwest::Client,
    cookie: String,
}

impl Guest {
    /// Comes into the house at an address.
    pub(crate) async fn enter(address: &str, name: &str) -> Self {
        let mut guest = Guest {
            address: address.to_owned(),
            client: reqwest::Client::new(),
            cookie: String::new(),
        };
        let wish = Some(json!({"name": name}));
        let response = guest.send("POST", "/api/guest", wish).await;
        let cookie = response.headers()["set-cookie"].to_str().expect("text");
        let value = cookie.split(';').next().expect("a value");
        value.clone_into(&mut guest.cookie);
        guest
    }

    /// Goes to another address with the same cookie.
    pub(crate) fn move_to(&mut self, address: &str) {
        address.clone_into(&mut self.address);
    }

    async fn send(&self, method: &str, path: &str, body: Option<Value>) -> reqwest::Response {
        let method = method.parse().expect("a method");
        let mut request = self
            .client
            .request(method, format!("http://{}{path}", self.address))
            .header("cookie", &self.cookie);
        if let Some(body) = body {
            request = request.json(&body);
        }
        request.send().await.expect("an answer")
    }

    /// Asks for something that must be there.
    pub(crate) async fn get(&self, path: &str) -> Value {
        let response = self.send("GET", path, None).await;
        let status = response.status();
        let text = response.text().await.expect("a body");
        assert!(status.is_success(), "GET {path}: {status} {text}");
        serde_json::from_str(&text).expect("JSON")
    }

    /// Asks for something and tells what came back.
    pub(crate) async fn try_get(&self, path: &str) -> (u16, Value) {
        let response = self.send("GET", path, None).await;
        let status = response.status().as_u16();
        (status, response.json().await.unwrap_or_default())
    }

    /// Sends something that must be taken.
    pub(crate) async fn post(&self, path: &str, body: Value) -> Value {
        let (status, value) = self.try_post(path, body).await;
        assert!(
            (200..300).contains(&status),
            "POST {path}: {status} {value}"
        );
        value
    }

    /// Sends something and tells what came back.
    pub(crate) async fn try_post(&self, path: &str, body: Value) -> (u16, Value) {
        let response = self.send("POST", path, Some(body)).await;
        let status = response.status().as_u16();
        (status, response.json().await.unwrap_or_default())
    }

    /// Opens a table and gives its id.
    pub(crate) async fn table(&self, game: &str, seats: Value) -> String {
        self.table_with(json!({"game": game, "seats": seats})).await
    }

    /// Opens a table as wished and gives its id.
    pub(crate) async fn table_with(&self, wish: Value) -> String {
        let info = self.post("/api/tables", wish).await;
        info["id"].as_str().expect("an id").to_owned()
    }

    /// Listens at a table; the first message is the state.
    pub(crate) async fn line(&self, table: &str, query: &str) -> Line {
        self.try_line(table, query).await.expect("a websocket")
    }

    /// Tries to listen at a table; the status where that is refused.
    pub(crate) async fn try_line(&self, table: &str, query: &str) -> Result<Line, u16> {
        let entered = self.try_enter(table, query).await;
        entered.map(|(line, _)| line).map_err(|(status, _)| status)
    }

    /// Listens at a table; also gives the state that was told first.
    pub(crate) async fn enter_table(&self, table: &str, query: &str) -> (Line, Value) {
        let entered = self.try_enter(table, query).await;
        entered.expect("a websocket")
    }

    /// The same, with the problem as it was told where that is refused.
    pub(crate) async fn try_enter(
        &self,
        table: &str,
        query: &str,
    ) -> Result<(Line, Value), (u16, Value)> {
        let url = format!("ws://{}/api/tables/{table}/live?{query}", self.address);
        let mut request = url.into_client_request().expect("a request");
        let cookie = self.cookie.parse().expect("a cookie");
        request.headers_mut().insert("cookie", cookie);
        match tokio_tungstenite::connect_async(request).await {
            Ok((socket, _)) => {
                let mut line = Line {
                    socket,
                    now: Value::Null,
                };
                let state = line.hear("state").await;
                line.now = state["now"].clone();
                Ok((line, state))
            }
            Err(tokio_tungstenite::tungstenite::Error::Http(response)) => {
                let problem = response.body().as_deref().unwrap_or_default();
                let problem = serde_json::from_slice(problem).unwrap_or_default();
                Err((response.status().as_u16(), problem))
            }
            Err(error) => panic!("no websocket: {error}"),
        }
    }
}

/// An open websocket.
pub(crate) struct Line {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// How things stand, as last told.
    pub(crate) now: Value,
}

impl Line {
    /// Says something.
    pub(crate) async fn say(&mut self, message: Value) {
        self.say_text(&message.to_string()).await;
    }

    /// Says something that may be nonsense.
    pub(crate) async fn say_text(&mut self, text: &str) {
        let _ = self.socket.send(Message::text(text)).await;
    }

    /// Sends bytes.
    pub(crate) async fn say_bytes(&mut self, bytes: Vec<u8>) {
        let _ = self.socket.send(Message::binary(bytes)).await;
    }

    /// The next message of any kind; nothing when the house has hung up.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            let message = tokio::time::timeout(Duration::from_secs(10), self.socket.next())
                .await
                .expect("the house says something");
            match message {
                Some(Ok(Message::Text(text))) => {
                    let value: Value = serde_json::from_str(&text).expect("JSON");
                    if matches!(value["type"].as_str(), Some("state" | "update")) {
                        self.now = value["now"].clone();
                    }
                    return Some(value);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message of this kind; others are passed over.
    pub(crate) async fn hear(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.expect("the line is open");
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// The ticket of the open question.
    pub(crate) fn ticket(&self) -> Option<u64> {
        self.now["asked"]["ticket"].as_u64()
    }

    /// A choice at random for the open question.
    pub(crate) fn random_choice(&self, chance: &mut Chance) -> Value {
        let asked = &self.now["asked"];
        let answer = load::random_answer(asked, chance).expect("a question");
        json!({
            "type": "choose",
            "seat": asked["seat"],
            "ticket": asked["ticket"],
            "answer": answer.0.as_slice(),
        })
    }

    /// Answers the open question at random and waits until that is durable and told.
    pub(crate) async fn choose(&mut self, chance: &mut Chance) -> u64 {
        let choice = self.random_choice(chance);
        self.say(choice).await;
        let (mut seq, mut told) = (None, false);
        while seq.is_none() || !told {
            let message = self.next().await.expect("the line is open");
            match message["type"].as_str() {
                Some("ack") => seq = message["seq"].as_u64(),
                Some("update") => told = true,
                Some("refused") => panic!("refused: {message}"),
                _ => {}
            }
        }
        seq.expect("a number")
    }

    /// Waits until the table has come as far as this deed.
    pub(crate) async fn until(&mut self, seq: u64) {
        while self.now["seq"].as_u64() < Some(seq) {
            self.next().await.expect("the line is open");
        }
    }
}
