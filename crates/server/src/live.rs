//! The websocket of a table: hears what a browser says, tells it what happens.

use crate::config::Rate;
use crate::house::{Asker, House, Idea, PictureKind, Post, Room, refused, written};
use crate::people::Person;
use crate::protocol::{FromClient, ToClient};
use crate::store::PersonId;
use crate::trouble::Trouble;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use futures_util::SinkExt;
use serde::Deserialize;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{Lang, Seat};
use tokio::sync::{mpsc, watch};

/// The largest message a browser may send, in bytes.
const LARGEST: usize = 16 << 10;
/// Whoever goes on sending after so many refusals in a row is let go.
const PATIENCE: u32 = 200;
/// How often a browser may ask what would follow: as often as somebody moves from one thing to the
/// next, and at first as often as a hand and a board have things.
const FORESIGHTS: Rate = Rate::new(8, 40);
/// A browser that says nothing for so long is not there any more; ours ping every 20 seconds.
const SILENCE: Duration = Duration::from_secs(90);

/// How a browser wants to be told about a table.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub struct LiveQuery {
    /// The language.
    #[serde(default)]
    pub lang: Lang,
    /// The picture.
    #[serde(default)]
    pub picture: PictureKind,
    /// The seat to look from.
    pub seat: Option<u8>,
    /// The last sequence number the browser has seen.
    pub since: Option<u64>,
}

/// Turns a request into a websocket at a table.
///
/// # Errors
/// When there is no such table, or the seat is not the person's.
pub async fn upgrade(
    house: &Arc<House>,
    person: Option<Person>,
    id: &str,
    query: LiveQuery,
    socket: WebSocketUpgrade,
    closing: watch::Receiver<bool>,
) -> Result<Response, Trouble> {
    let room = house.room(id).await?;
    let post = Post {
        seat: query.seat.map(Seat),
        lang: query.lang,
        picture: query.picture,
    };
    if post.seat.is_some() && person.is_none() {
        return Err(Trouble::nobody());
    }
    let whose = person.as_ref().map(|person| person.id);
    let (ear, heard, state) = room.listen(whose, post, query.since).await?;
    let talk = Talk {
        room,
        person,
        ear,
        post,
        allowance: Allowance::new(house.rate()),
        foresights: Allowance::new(FORESIGHTS),
    };
    let socket = socket
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST)
        // The defaults would cost 128 KiB of memory for every browser that just looks on.
        .read_buffer_size(4 << 10)
        .write_buffer_size(2 << 10);
    Ok(socket.on_upgrade(move |socket| talk.go_on(socket, heard, state, closing)))
}

/// One conversation with a browser.
struct Talk {
    room: Arc<Room>,
    person: Option<Person>,
    ear: u64,
    post: Post,
    allowance: Allowance,
    foresights: Allowance,
}

/// Why a conversation ends.
enum Bye {
    /// The browser left, or the line broke.
    Gone,
    /// The house ends it.
    Close(u16, &'static str),
}

impl Talk {
    async fn go_on(
        mut self,
        mut socket: WebSocket,
        heard: mpsc::Receiver<Utf8Bytes>,
        state: ToClient,
        closing: watch::Receiver<bool>,
    ) {
        metrics::gauge!("conclave_connections").increment(1.0);
        let bye = self.converse(&mut socket, heard, state, closing).await;
        if let Bye::Close(code, reason) = bye {
            let reason = Utf8Bytes::from_static(reason);
            let frame = CloseFrame { code, reason };
            let _ = socket.send(Message::Close(Some(frame))).await;
        }
        self.room.hang_up(self.ear).await;
        metrics::gauge!("conclave_connections").decrement(1.0);
    }

    async fn converse(
        &mut self,
        socket: &mut WebSocket,
        mut heard: mpsc::Receiver<Utf8Bytes>,
        state: ToClient,
        mut closing: watch::Receiver<bool>,
    ) -> Bye {
        if say(socket, &state).await.is_err() {
            return Bye::Gone;
        }
        loop {
            let outcome = tokio::select! {
                told = heard.recv() => match told {
                    Some(text) => Ok(Some(text)),
                    None => Err(Bye::Close(close_code::AGAIN, "too slow: come back")),
                },
                said = tokio::time::timeout(SILENCE, socket.recv()) => match said {
                    Ok(Some(Ok(message))) => self.hear(message).await,
                    Ok(Some(Err(_)) | None) => Err(Bye::Gone),
                    Err(_) => Err(Bye::Close(close_code::POLICY, "silent for too long")),
                },
                _ = closing.changed() => Err(Bye::Close(close_code::RESTART, "the house closes")),
            };
            let passed = match outcome {
                Ok(Some(text)) => pass_on(socket, text, &mut heard).await,
                Ok(None) => Ok(()),
                Err(bye) => Err(bye),
            };
            if let Err(bye) = passed {
                return bye;
            }
        }
    }

    /// Hears a message and gives back what is to be answered.
    async fn hear(&mut self, message: Message) -> Result<Option<Utf8Bytes>, Bye> {
        let refuse = |trouble: &Trouble| Ok(Some(written(&refused(trouble, None))));
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => {
                return refuse(&Trouble::bad("malformed", "messages are JSON text"));
            }
            Message::Close(_) => return Err(Bye::Gone),
            Message::Ping(_) | Message::Pong(_) => return Ok(None),
        };
        if !self.allowance.take() {
            if self.allowance.refusals > PATIENCE {
                return Err(Bye::Close(close_code::POLICY, "too many messages"));
            }
            return refuse(&Trouble::too_many("slow down: too many messages at once"));
        }
        match serde_json::from_str::<FromClient>(&text) {
            Ok(message) => Ok(self.act(message).await.as_ref().map(written)),
            Err(error) => refuse(&Trouble::bad(
                "malformed",
                format!("not understood: {error}"),
            )),
        }
    }

    /// Does what the browser asks for; what everybody hears of it comes by the ear.
    async fn act(&mut self, message: FromClient) -> Option<ToClient> {
        if let FromClient::Choose {
            seat,
            ticket,
            answer,
        } = message
        {
            let chosen = async {
                let person = self.somebody()?;
                self.room.choose(person, Seat(seat), ticket, answer).await
            };
            return Some(match chosen.await {
                Ok(seq) => ToClient::Ack { ticket, seq },
                Err(trouble) => refused(&trouble, Some(ticket)),
            });
        }
        let reply = self.act_otherwise(message).await;
        reply.unwrap_or_else(|trouble| Some(refused(&trouble, None)))
    }

    async fn act_otherwise(&mut self, message: FromClient) -> Result<Option<ToClient>, Trouble> {
        let room = &self.room;
        match message {
            FromClient::Foresee {
                seat,
                ticket,
                answer,
            } => {
                let seat = Seat(seat);
                let idea = Idea {
                    seat,
                    ticket,
                    answer,
                };
                self.foresee(idea).await?;
            }
            FromClient::Ping {} => return Ok(Some(ToClient::Pong)),
            FromClient::Look { seat } => {
                let seat = seat.map(Seat);
                return self.look(move |post| post.seat = seat).await;
            }
            FromClient::Speak { lang } => {
                return self.look(move |post| post.lang = lang).await;
            }
            FromClient::Orders { seat, orders } => {
                let person = self.somebody()?;
                return room.give_orders(person, Seat(seat), orders).await.map(Some);
            }
            FromClient::Chat { text } => {
                let person = self.person.as_ref().ok_or_else(Trouble::nobody)?;
                room.say(person, self.post.seat, &text).await?;
            }
            FromClient::Undo { seat } => room.undo(self.somebody()?, Seat(seat)).await?,
            FromClient::Consent { seat, agree } => {
                room.consent(self.somebody()?, Seat(seat), agree).await?;
            }
            FromClient::Hint { seat, ticket } => {
                room.hint(self.asker()?, Seat(seat), ticket).await?;
            }
            FromClient::Leave { seat } => room.leave(self.somebody()?, Seat(seat)).await?,
            FromClient::Return { seat } => room.come_back(self.somebody()?, Seat(seat)).await?,
            FromClient::Replace { seat } => room.replace(self.somebody()?, Seat(seat)).await?,
            FromClient::Resign { seat } => room.resign(self.somebody()?, Seat(seat)).await?,
            FromClient::Choose { .. } => {}
        }
        Ok(None)
    }

    async fn foresee(&mut self, idea: Idea) -> Result<(), Trouble> {
        let asker = self.asker()?;
        if !self.foresights.take() {
            let message = "slow down: too many looks ahead at once";
            return Err(Trouble::too_many(message));
        }
        self.room.foresee(asker, self.post, idea).await
    }

    fn asker(&self) -> Result<Asker, Trouble> {
        Ok(Asker {
            person: self.somebody()?,
            ear: self.ear,
            lang: self.post.lang,
        })
    }

    async fn look(
        &mut self,
        change: impl Fn(&mut Post) + Send + Copy,
    ) -> Result<Option<ToClient>, Trouble> {
        let whose = self.person.as_ref().map(|person| person.id);
        let state = self.room.look(self.ear, whose, change).await?;
        change(&mut self.post);
        Ok(Some(state))
    }

    fn somebody(&self) -> Result<PersonId, Trouble> {
        let person = self.person.as_ref();
        person.map(|person| person.id).ok_or_else(Trouble::nobody)
    }
}

/// Passes on all that waits, in as few packets as possible: an acknowledgement and the news of the
/// same deed travel together.
async fn pass_on(
    socket: &mut WebSocket,
    first: Utf8Bytes,
    heard: &mut mpsc::Receiver<Utf8Bytes>,
) -> Result<(), Bye> {
    let mut next = Some(first);
    while let Some(text) = next {
        let fed = socket.feed(Message::Text(text)).await;
        fed.map_err(|_| Bye::Gone)?;
        next = heard.try_recv().ok();
    }
    socket.flush().await.map_err(|_| Bye::Gone)
}

async fn say(socket: &mut WebSocket, message: &ToClient) -> Result<(), Bye> {
    let text = Message::Text(written(message));
    socket.send(text).await.map_err(|_| Bye::Gone)
}

/// How much a browser may still say at once.
struct Allowance {
    rate: Rate,
    left: f64,
    at: Instant,
    refusals: u32,
}

impl Allowance {
    fn new(rate: Rate) -> Self {
        Allowance {
            rate,
            left: f64::from(rate.burst),
            at: Instant::now(),
            refusals: 0,
        }
    }

    fn take(&mut self) -> bool {
        let now = Instant::now();
        let grown = now.duration_since(self.at).as_secs_f64() * f64::from(self.rate.rate);
        self.left = (self.left + grown).min(f64::from(self.rate.burst));
        self.at = now;
        if self.left < 1.0 {
            self.refusals += 1;
            return false;
        }
        self.left -= 1.0;
        self.refusals = 0;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_a_flood_is_not() {
        let mut allowance = Allowance::new(Rate::new(20, 60));
        let taken = (0..1000).filter(|_| allowance.take()).count();
        assert!((60..=80).contains(&taken), "{taken}");
        assert!(allowance.refusals > PATIENCE);
    }
}
