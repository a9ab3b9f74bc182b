//! What happened, by which rule, and who may hear it.

use crate::question::Target;
use crate::seat::{Seat, SeatSet, Viewpoint};
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

/// The id of a rule in `docs/rules`, e.g. `FR-4.2`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum RuleId {
    /// Named in the code.
    Fixed(&'static str),
    /// Named in a card file.
    Card(Arc<str>),
}

impl RuleId {
    /// No rule: only for empty questions.
    pub const NONE: RuleId = RuleId::Fixed("");

    /// The id as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            RuleId::Fixed(id) => id,
            RuleId::Card(id) => id,
        }
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

/// A value inside a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A player.
    Seat(Seat),
    /// A thing.
    Target(Target),
    /// Several things.
    Targets(Vec<Target>),
    /// A number.
    Number(i64),
    /// A word that needs no translation.
    Text(Cow<'static, str>),
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Arg::Seat(seat)
    }
}

impl From<Target> for Arg {
    fn from(target: Target) -> Self {
        Arg::Target(target)
    }
}

impl From<Vec<Target>> for Arg {
    fn from(targets: Vec<Target>) -> Self {
        Arg::Targets(targets)
    }
}

impl From<i32> for Arg {
    fn from(number: i32) -> Self {
        Arg::Number(i64::from(number))
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// A sentence to be said in any language: the id of a message and its values.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Message {
    /// The id in the game's message files.
    pub id: &'static str,
    /// The values by name.
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// A message without values.
    #[must_use]
    pub fn new(id: &'static str) -> Self {
        Message {
            id,
            args: Vec::new(),
        }
    }

    /// Adds a value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }
}

/// Something that happened.
///
/// Most events are the same for everybody. Some tell certain seats more than the others ("you drew
/// the King" / "Anna drew a card"), and some are told to certain seats only.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// The rule that caused it.
    pub rule: RuleId,
    /// What everybody hears.
    pub public: Option<Message>,
    /// What these seats hear instead.
    pub private: Option<(SeatSet, Message)>,
}

impl Event {
    /// An event that everybody hears alike.
    #[must_use]
    pub fn public(rule: RuleId, message: Message) -> Self {
        Event {
            rule,
            public: Some(message),
            private: None,
        }
    }

    /// An event that only these seats hear.
    #[must_use]
    pub fn private(rule: RuleId, seats: SeatSet, message: Message) -> Self {
        Event {
            rule,
            public: None,
            private: Some((seats, message)),
        }
    }

    /// Adds what these seats hear instead of the public message.
    #[must_use]
    pub fn but_to(mut self, seats: SeatSet, message: Message) -> Self {
        self.private = Some((seats, message));
        self
    }

    /// What somebody at this viewpoint hears.
    #[must_use]
    pub fn heard_from(&self, viewpoint: Viewpoint) -> Option<&Message> {
        match &self.private {
            Some((seats, message)) if viewpoint.among(*seats) => Some(message),
            _ => self.public.as_ref(),
        }
    }
}

/// Why an answer cannot be taken back freely.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Barrier {
    /// Somebody saw something that was hidden from them.
    Revealed,
    /// Chance was used.
    Chance,
}

/// The ear of a game: collects what happened while it handles an answer.
///
/// A deaf tale costs nothing: events are built only when somebody listens.
#[derive(Clone, Debug, Default)]
pub struct Tale {
    listening: bool,
    /// What was told, in order.
    pub events: Vec<Event>,
    /// The highest barrier to undo that was met.
    pub barrier: Option<Barrier>,
    /// Who saw something that was hidden from them. Nobody else may have learnt anything.
    pub revealed_to: SeatSet,
}

impl Tale {
    /// A tale nobody listens to.
    #[must_use]
    pub fn deaf() -> Self {
        Tale::default()
    }

    /// A tale that collects events.
    #[must_use]
    pub fn listening() -> Self {
        Tale {
            listening: true,
            ..Tale::default()
        }
    }

    /// Tells an event.
    pub fn tell(&mut self, event: impl FnOnce() -> Event) {
        if self.listening {
            self.events.push(event());
        }
    }

    /// Something hidden was shown to everybody: beyond this, undo needs everybody's consent.
    pub fn reveal(&mut self) {
        self.reveal_to(SeatSet(u8::MAX));
    }

    /// Something hidden was shown to these seats: beyond this, undo needs everybody's consent.
    pub fn reveal_to(&mut self, seats: SeatSet) {
        self.barrier = self.barrier.max(Some(Barrier::Revealed));
        self.revealed_to.0 |= seats.0;
    }

    /// Chance was used: beyond this, undo needs everybody's consent. What chance brought to light
    /// must be revealed as well.
    pub fn chance(&mut self) {
        self.barrier = Some(Barrier::Chance);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_private_event_is_heard_only_by_its_seats() {
        let all = Message::new("drew");
        let own = Message::new("drew-card").with("card", Target::Card(3));
        let event = Event::public(RuleId::Fixed("X-1"), all.clone())
            .but_to(SeatSet::of(Seat(1)), own.clone());
        assert_eq!(event.heard_from(Seat(1).into()), Some(&own));
        assert_eq!(event.heard_from(Seat(0).into()), Some(&all));
        assert_eq!(event.heard_from(Viewpoint::Spectator), Some(&all));
        let secret = Event::private(RuleId::Fixed("X-1"), SeatSet::of(Seat(1)), own);
        assert_eq!(secret.heard_from(Seat(0).into()), None);
    }

    #[test]
    fn a_deaf_tale_builds_no_event_but_remembers_barriers() {
        let mut tale = Tale::deaf();
        tale.tell(|| unreachable!("nobody listens"));
        tale.chance();
        tale.reveal();
        assert_eq!(tale.barrier, Some(Barrier::Chance));
    }
}
