//! One websocket: answers at random, notes times.

use crate::house::{House, Table};
use crate::measure::Log;
use crate::{LoadError, Tempo};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use table::{Answer, Chance, Place, Question, Shape, Target};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What a player reads of a message; the rest is skipped.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Heard {
    State {
        now: Option<Now>,
    },
    Update {
        now: Now,
    },
    Refused {
        code: String,
    },
    Table {
        table: TableHeard,
    },
    #[serde(other)]
    Else,
}

#[derive(Deserialize)]
struct TableHeard {
    rematch: Option<String>,
}

#[derive(Deserialize)]
struct Now {
    seq: u64,
    asked: Option<Asked>,
    ending: Option<serde::de::IgnoredAny>,
}

#[derive(Deserialize)]
struct Asked {
    seat: u8,
    ticket: u64,
    shape: Shape,
    options: Vec<serde::de::IgnoredAny>,
    caps: Vec<u16>,
    places: Vec<PlaceHeard>,
}

#[derive(Deserialize)]
struct PlaceHeard {
    capacity: u16,
}

/// An answer at random to a question as the house asks it; nothing where it is no question.
#[must_use]
pub fn random_answer(asked: &serde_json::Value, chance: &mut Chance) -> Option<Answer> {
    let asked = Asked::deserialize(asked).ok()?;
    Some(asked.random_answer(chance))
}

/// What a message means to a player.
enum News {
    /// How things stand.
    Now(Now),
    /// They play again, at another table.
    Rematch(String),
    /// Something for other ears.
    Nothing,
}

/// What the browsers at one table have in common.
struct Circle {
    house: Arc<House>,
    seats: u8,
    /// When the choice that got each number was sent, and how many have not heard of it.
    sent: Mutex<HashMap<u64, (Instant, u8)>>,
    /// When the next choice of the table is due in paced play.
    next: Mutex<Instant>,
    log: Arc<Log>,
    tempo: watch::Receiver<Tempo>,
}

/// Connects a browser for every seat of a table and lets them play.
pub(crate) async fn sit_down(
    house: &Arc<House>,
    table: Table,
    tempo: &watch::Receiver<Tempo>,
    log: &Arc<Log>,
) -> Result<(), LoadError> {
    let circle = Arc::new(Circle {
        house: Arc::clone(house),
        seats: house.seats,
        sent: Mutex::default(),
        next: Mutex::new(Instant::now()),
        log: Arc::clone(log),
        tempo: tempo.clone(),
    });
    let table = Arc::new(table);
    for seat in 0..house.seats {
        let socket = connect(house, &table, seat).await?;
        tokio::spawn(play(Arc::clone(&circle), Arc::clone(&table), seat, socket));
    }
    Ok(())
}

async fn connect(house: &House, table: &Table, seat: u8) -> Result<Socket, LoadError> {
    let unreachable = |error: String| LoadError::Unreachable(error);
    let mut request = house
        .live(table, seat)
        .into_client_request()
        .map_err(|error| unreachable(error.to_string()))?;
    let cookie = table.cookie.parse();
    let cookie = cookie.map_err(|_| unreachable("a strange cookie".to_owned()))?;
    request.headers_mut().insert("cookie", cookie);
    let config = WebSocketConfig::default().read_buffer_size(8 << 10);
    let connected = tokio_tungstenite::connect_async_with_config(request, Some(config), true);
    let (socket, _) = connected
        .await
        .map_err(|error| unreachable(error.to_string()))?;
    Ok(socket)
}

/// Plays one seat until the end of the run, game after game.
async fn play(circle: Arc<Circle>, mut table: Arc<Table>, seat: u8, mut socket: Socket) {
    let mut chance = Chance::from_number(u64::from(seat));
    let mut tempo = circle.tempo.clone();
    let mut due: Option<(Asked, Instant)> = None;
    loop {
        let rest = *tempo.borrow() == Tempo::Rest;
        let wait = due.as_ref().filter(|_| !rest).map(|(_, at)| *at);
        let timer = async {
            match wait {
                Some(at) => tokio::time::sleep_until(at.into()).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            changed = tempo.changed() => {
                if changed.is_err() || *tempo.borrow() == Tempo::Stop {
                    return;
                }
                if let Some((_, at)) = &mut due {
                    *at = circle.due(*tempo.borrow(), &mut chance);
                }
            }
            () = timer => if let Some((asked, _)) = due.take()
                && circle.choose(&mut socket, &asked, &mut chance).await.is_none() {
                    return;
                },
            message = socket.next() => {
                let Some(Ok(Message::Text(text))) = message else {
                    match message {
                        Some(Ok(_)) => continue,
                        _ => return,
                    }
                };
                match circle.hear(&text) {
                    News::Now(now) if now.ending.is_some() => {
                        due = None;
                        if seat == 0 && circle.house.rematch(&table).await.is_err() {
                            return;
                        }
                    }
                    News::Now(now) => {
                        let at = |asked| (asked, circle.due(*tempo.borrow(), &mut chance));
                        due = now.asked.map(at);
                    }
                    News::Rematch(id) => {
                        let cookie = table.cookie.clone();
                        table = Arc::new(Table { id, cookie });
                        match connect(&circle.house, &table, seat).await {
                            Ok(line) => socket = line,
                            Err(_) => return,
                        }
                    }
                    News::Nothing => {}
                }
            }
        }
    }
}

impl Circle {
    fn sent(&self) -> std::sync::MutexGuard<'_, HashMap<u64, (Instant, u8)>> {
        self.sent.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn choose(&self, socket: &mut Socket, asked: &Asked, chance: &mut Chance) -> Option<()> {
        let answer = asked.random_answer(chance);
        let (seat, ticket) = (asked.seat, asked.ticket);
        let text = format!(
            r#"{{"type":"choose","seat":{seat},"ticket":{ticket},"answer":{:?}}}"#,
            answer.0.as_slice()
        );
        // One seat moves at a time at most tables, so the next number is that of this choice. Where
        // several move at once the times are told apart by who hears first.
        self.sent().insert(ticket + 1, (Instant::now(), self.seats));
        socket.send(Message::text(text)).await.ok()
    }

    /// When the table's next choice is due. The mean time between two is the tempo's, however long
    /// the house takes; half of each is left to chance, so that the tables do not march in step.
    fn due(&self, tempo: Tempo, chance: &mut Chance) -> Instant {
        let now = Instant::now();
        let Tempo::Think(time) = tempo else {
            return now;
        };
        let mut next = self.next.lock().unwrap_or_else(PoisonError::into_inner);
        // Whoever has rested does not hurry to make up for it.
        let due = (*next).max(now.checked_sub(time).unwrap_or(now));
        *next = due + time.mul_f64(0.5 + chance.index(1000) as f64 / 1000.0);
        due
    }

    /// Notes when a browser was told, and gives back what it was told.
    fn hear(&self, text: &str) -> News {
        match serde_json::from_str::<Heard>(text) {
            Ok(Heard::State { now }) => now.map_or(News::Nothing, News::Now),
            Ok(Heard::Update { now }) => {
                self.note(now.seq);
                News::Now(now)
            }
            Ok(Heard::Table { table }) => table.rematch.map_or(News::Nothing, News::Rematch),
            Ok(Heard::Refused { code }) => {
                if code != "stale" {
                    self.log.refused();
                }
                News::Nothing
            }
            Ok(Heard::Else) | Err(_) => News::Nothing,
        }
    }

    fn note(&self, seq: u64) {
        let mut sent = self.sent();
        if let Some((at, left)) = sent.get_mut(&seq) {
            let after = at.elapsed();
            self.log.told(after);
            *left -= 1;
            if *left == 0 {
                sent.remove(&seq);
                self.log.told_all(after);
            }
        }
    }
}

impl Asked {
    /// An answer at random: what the options are does not matter, only how many there are.
    fn random_answer(&self, chance: &mut Chance) -> Answer {
        let place = |place: &PlaceHeard| Place {
            target: Target::Number(0),
            capacity: place.capacity,
        };
        let question = Question {
            shape: self.shape,
            options: vec![Target::Number(0); self.options.len()],
            caps: self.caps.clone(),
            places: self.places.iter().map(place).collect(),
            ..Question::default()
        };
        question.random_answer(chance)
    }
}
