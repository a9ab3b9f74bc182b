//! What a viewpoint is told, in words of its language.

use crate::protocol::{Asked, BarredThing, Ending, LogArg, LogLine, Picture, PlaceThing, Thing};
use table::sitting::LogEntry;
use table::{
    Arg, Event, Outcome, Phrasebook, Question, Seed, Sitting, Target, Viewpoint, Voice, World,
};

/// How a browser wants to see the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PictureKind {
    /// The game's own view.
    #[default]
    View,
    /// Sections in words.
    Sheet,
}

/// The picture of the table from a viewpoint.
pub(super) fn picture(
    sitting: &Sitting,
    book: &Phrasebook,
    viewpoint: Viewpoint,
    kind: PictureKind,
) -> Picture {
    seen(sitting.world(), &sitting.voice(book, viewpoint), kind)
}

/// The picture of a world for whoever the voice speaks to.
pub(super) fn seen(world: &dyn World, voice: &Voice<'_>, kind: PictureKind) -> Picture {
    match kind {
        PictureKind::View => Picture::View(world.view_text(voice.viewpoint)),
        PictureKind::Sheet => Picture::Sheet(world.sheet(voice)),
    }
}

/// What was told about the start.
pub(super) fn opening(sitting: &Sitting, voice: &Voice<'_>) -> Vec<LogLine> {
    said(sitting.opening(), 0, voice)
}

/// What was told about the choice that led to a moment.
pub(super) fn lines(entry: &LogEntry, moment: u32, voice: &Voice<'_>) -> Vec<LogLine> {
    said(&entry.events, moment, voice)
}

/// What a listener hears of events, in words.
pub(super) fn said(events: &[Event], moment: u32, voice: &Voice<'_>) -> Vec<LogLine> {
    let line = |event: &Event| {
        let message = event.heard_from(voice.viewpoint)?;
        Some(LogLine {
            moment,
            rule: event.rule.to_string(),
            text: voice.message(message),
            id: message.id.to_owned(),
            args: message.args.iter().map(|arg| spoken(arg, voice)).collect(),
        })
    };
    events.iter().filter_map(line).collect()
}

/// What a message speaks of, in words and as things of the board.
fn spoken((name, arg): &(&'static str, Arg), voice: &Voice<'_>) -> LogArg {
    LogArg {
        name: (*name).to_owned(),
        words: voice.arg(arg),
        targets: match arg {
            Arg::Seat(seat) => vec![Target::Seat(*seat)],
            Arg::Target(target) => vec![*target],
            Arg::Targets(targets) => targets.clone(),
            Arg::Number(_) | Arg::Text(_) => Vec::new(),
        },
    }
}

/// Everything that was told so far.
pub(super) fn log(sitting: &Sitting, voice: &Voice<'_>) -> Vec<LogLine> {
    let mut all = opening(sitting, voice);
    for (moment, entry) in (1..).zip(sitting.log()) {
        all.extend(lines(entry, moment, voice));
    }
    all
}

/// A question in words.
#[must_use]
pub fn asked(question: &Question, ticket: u64, voice: &Voice<'_>) -> Asked {
    let thing = |target: Target| Thing {
        target,
        name: voice.target(target),
    };
    let place = |place: &table::Place| PlaceThing {
        target: place.target,
        name: voice.target(place.target),
        capacity: place.capacity,
    };
    let barred = |barred: &table::Barred| BarredThing {
        target: barred.target,
        name: voice.target(barred.target),
        rule: barred.rule.to_string(),
        why: voice.plain(&format!("barred-{}", barred.why)),
    };
    Asked {
        seat: question.seat.0,
        ticket,
        reason: question.reason.to_owned(),
        prompt: voice.question(question),
        rule: question.rule.to_string(),
        about: question.about.map(thing),
        shape: question.shape,
        options: (question
            .options
            .iter()
            .zip(voice.options(&question.options)))
        .map(|(&target, name)| Thing { target, name })
        .collect(),
        caps: question.caps.clone(),
        places: question.places.iter().map(place).collect(),
        barred: question.barred.iter().map(barred).collect(),
        forced: question.is_forced(),
    }
}

/// How a game ended, in words.
#[must_use]
pub fn ended(outcome: Outcome, seed: &Seed, voice: &Voice<'_>) -> Ending {
    let way = format!("victory-{}", outcome.way);
    Ending {
        winners: outcome.winners.iter().map(|seat| seat.0).collect(),
        places: outcome.places,
        scores: outcome.scores,
        way: if voice.book.has(&way) {
            voice.plain(&way)
        } else {
            String::new()
        },
        rule: outcome.rule.to_string(),
        seed: seed.to_string(),
    }
}
