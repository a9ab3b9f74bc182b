//! Who listens at a table: one ear for each open websocket.

use super::telling::PictureKind;
use crate::protocol::ToClient;
use crate::store::PersonId;
use axum::extract::ws::Utf8Bytes;
use std::sync::{Mutex, MutexGuard, PoisonError};
use table::{Lang, Seat, Viewpoint};
use tokio::sync::mpsc;

/// How many messages may wait for a slow listener before the house hangs up.
pub(crate) const BACKLOG: usize = 64;

/// One open websocket.
pub(crate) struct Ear {
    /// Its number at this table.
    pub(super) id: u64,
    /// Who listens.
    pub(super) person: Option<PersonId>,
    /// Where they look from.
    pub(super) post: Post,
    voice: mpsc::Sender<Utf8Bytes>,
}

/// Where somebody looks from, and how they want to be told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Post {
    /// The seat; nobody's for spectators.
    pub seat: Option<Seat>,
    /// The language.
    pub lang: Lang,
    /// The picture.
    pub picture: PictureKind,
}

impl Post {
    /// The viewpoint of the kernel.
    #[must_use]
    pub fn viewpoint(self) -> Viewpoint {
        self.seat.map_or(Viewpoint::Spectator, Viewpoint::Seat)
    }
}

/// All ears at a table.
#[derive(Default)]
pub(super) struct Ears(Mutex<Vec<Ear>>);

impl Ears {
    fn all(&self) -> MutexGuard<'_, Vec<Ear>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody begins to listen.
    pub(super) fn add(
        &self,
        id: u64,
        person: Option<PersonId>,
        post: Post,
    ) -> mpsc::Receiver<Utf8Bytes> {
        let (voice, heard) = mpsc::channel(BACKLOG);
        self.all().push(Ear {
            id,
            person,
            post,
            voice,
        });
        heard
    }

    /// Somebody stops listening.
    pub(super) fn remove(&self, id: u64) {
        self.all().retain(|ear| ear.id != id);
    }

    /// Somebody looks from elsewhere.
    pub(super) fn change(&self, id: u64, change: impl FnOnce(&mut Post)) -> Option<Post> {
        let mut all = self.all();
        let ear = all.iter_mut().find(|ear| ear.id == id)?;
        change(&mut ear.post);
        Some(ear.post)
    }

    /// Is the person here?
    pub(super) fn hears(&self, person: PersonId) -> bool {
        self.all().iter().any(|ear| ear.person == Some(person))
    }

    /// How many listen who have no seat. Whoever has one is no watcher, even while they look from
    /// nowhere: a device that people hand to each other does between their turns.
    pub(super) fn watchers(&self, plays: impl Fn(PersonId) -> bool) -> u32 {
        let watching = |ear: &&Ear| !ear.person.is_some_and(&plays);
        self.all().iter().filter(watching).count() as u32
    }

    /// Does nobody listen?
    pub(super) fn is_empty(&self) -> bool {
        self.all().is_empty()
    }

    /// Which seats are looked from.
    pub(super) fn seats(&self) -> Vec<Seat> {
        self.all().iter().filter_map(|ear| ear.post.seat).collect()
    }

    /// Tells everybody; those who look from the same post hear the same words.
    pub(super) fn tell_posts(&self, say: impl Fn(Post) -> ToClient) {
        let mut said: Vec<(Post, Utf8Bytes)> = Vec::new();
        self.all().retain(|ear| {
            let known = said.iter().find(|(post, _)| *post == ear.post);
            let text = match known {
                Some((_, text)) => text.clone(),
                None => {
                    let text = written(&say(ear.post));
                    said.push((ear.post, text.clone()));
                    text
                }
            };
            is_taken(&ear.voice, text)
        });
    }

    /// Tells everybody something of their own. What is said may itself ask who is here, so the
    /// words are found before the ears are locked.
    pub(super) fn tell_each(&self, say: impl Fn(Option<PersonId>, Post) -> ToClient) {
        let here = |ear: &Ear| (ear.id, ear.person, ear.post);
        let ears: Vec<_> = self.all().iter().map(here).collect();
        let said: Vec<(u64, Utf8Bytes)> = ears
            .into_iter()
            .map(|(id, person, post)| (id, written(&say(person, post))))
            .collect();
        self.all().retain(|ear| {
            let mine = said.iter().find(|(id, _)| *id == ear.id);
            mine.is_none_or(|(_, text)| is_taken(&ear.voice, text.clone()))
        });
    }

    /// Tells one listener.
    pub(super) fn tell_one(&self, id: u64, message: &ToClient) {
        let text = written(message);
        self.all()
            .retain(|ear| ear.id != id || is_taken(&ear.voice, text.clone()));
    }

    /// Tells everybody the same.
    pub(super) fn tell_all(&self, message: &ToClient) {
        let text = written(message);
        self.all().retain(|ear| is_taken(&ear.voice, text.clone()));
    }
}

/// A listener that does not keep up is let go: it can come back and be told everything anew.
fn is_taken(voice: &mpsc::Sender<Utf8Bytes>, text: Utf8Bytes) -> bool {
    voice.try_send(text).is_ok()
}

/// A message as it travels.
pub(crate) fn written(message: &ToClient) -> Utf8Bytes {
    // Plain data with string keys: there is nothing JSON could refuse.
    serde_json::to_string(message).unwrap_or_default().into()
}
