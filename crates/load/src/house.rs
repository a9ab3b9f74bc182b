//! Opens tables by the same requests as a browser.

use crate::LoadError;
use reqwest::header::{COOKIE, SET_COOKIE};
use serde_json::{Value, json};

/// How many tables one guest opens: the house allows a guest only so many.
const TABLES_PER_GUEST: usize = 20;

/// A house as its guests see it.
pub(crate) struct House {
    url: String,
    game: String,
    pub(crate) seats: u8,
    client: reqwest::Client,
    guest: tokio::sync::Mutex<(usize, String)>,
}

/// A table that plays.
pub(crate) struct Table {
    pub(crate) id: String,
    pub(crate) cookie: String,
}

impl House {
    pub(crate) async fn enter(url: &str, game: &str, seats: u8) -> Result<Self, LoadError> {
        let house = House {
            url: url.trim_end_matches('/').to_owned(),
            game: game.to_owned(),
            seats,
            client: reqwest::Client::new(),
            guest: tokio::sync::Mutex::default(),
        };
        let health = house.client.get(format!("{}/healthz", house.url));
        health.send().await.map_err(unreachable)?;
        Ok(house)
    }

    /// The address of a table's websocket.
    pub(crate) fn live(&self, table: &Table, seat: u8) -> String {
        let (url, id) = (self.url.replacen("http", "ws", 1), &table.id);
        format!("{url}/api/tables/{id}/live?picture=view&seat={seat}")
    }

    /// Opens a table whose seats all belong to one guest, each with a browser of its own.
    pub(crate) async fn open_table(&self, number: usize) -> Result<Table, LoadError> {
        let cookie = self.cookie(number / TABLES_PER_GUEST).await?;
        let others =
            (1..self.seats).map(|seat| json!({"kind": "local", "name": format!("P{seat}")}));
        let seats: Vec<Value> = std::iter::once(json!({"kind": "me"}))
            .chain(others)
            .collect();
        let wish = json!({"game": self.game, "seats": seats, "public": false, "pace": "live"});
        let made = self.post("/api/tables", &cookie, &wish).await?;
        let info: Value = made.json().await.map_err(unreachable)?;
        Ok(Table {
            id: id_of(&info)?,
            cookie,
        })
    }

    /// Asks for the same game again; everybody at the table is told where.
    pub(crate) async fn rematch(&self, table: &Table) -> Result<(), LoadError> {
        let path = format!("/api/tables/{}/rematch", table.id);
        self.post(&path, &table.cookie, &json!({})).await?;
        Ok(())
    }

    async fn cookie(&self, guest: usize) -> Result<String, LoadError> {
        let mut current = self.guest.lock().await;
        if current.1.is_empty() || current.0 != guest {
            let wish = json!({"name": format!("Guest {guest}")});
            let made = self.post("/api/guest", "", &wish).await?;
            let cookie = made
                .headers()
                .get(SET_COOKIE)
                .and_then(|it| it.to_str().ok());
            let cookie = cookie.and_then(|it| it.split(';').next()).unwrap_or("");
            *current = (guest, cookie.to_owned());
        }
        Ok(current.1.clone())
    }

    async fn post(
        &self,
        path: &str,
        cookie: &str,
        body: &Value,
    ) -> Result<reqwest::Response, LoadError> {
        let request = self.client.post(format!("{}{path}", self.url)).json(body);
        let request = request.header(COOKIE, cookie);
        let response = request.send().await.map_err(unreachable)?;
        if response.status().is_success() {
            return Ok(response);
        }
        let status = response.status();
        let text = response.text().await.unwrap_or_default();
        Err(LoadError::Refused(format!("POST {path}: {status} {text}")))
    }
}

fn id_of(info: &Value) -> Result<String, LoadError> {
    let id = info.get("id").and_then(Value::as_str);
    id.map(ToOwned::to_owned)
        .ok_or_else(|| LoadError::Refused(format!("a table without an id: {info}")))
}

#[expect(clippy::needless_pass_by_value, reason = "the shape map_err wants")]
fn unreachable(error: reqwest::Error) -> LoadError {
    LoadError::Unreachable(error.to_string())
}
