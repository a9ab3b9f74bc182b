//! From a wish to a table.

use super::players::fresh_seed;
use super::room::Inner;
use super::seats::BOT_NAMES;
use super::{Means, now_ms};
use crate::people::Person;
use crate::protocol::{ClockRule, NewChair, NewTable, Status};
use crate::store::{ChairRow, Holder, Summary, TableId, TableRow};
use crate::trouble::Trouble;
use bots::BotKind;
use serde_json::Value;
use table::{AnyGame, GameInfo, Setup};

/// The longest name on a seat, in characters.
const LONGEST_NAME: usize = 24;
/// The most time a clock may give, in seconds: thirty days.
const LONGEST_CLOCK: u32 = 30 * 24 * 3600;

/// A new table as it is stored.
pub(super) fn row(means: &Means, host: &Person, wish: NewTable) -> Result<TableRow, Trouble> {
    let game = means.games.game(&wish.game)?;
    let chairs = chairs(game.info(), host, &wish.seats)?;
    check_clock(wish.clock)?;
    let mut setup = Setup::of(u8::try_from(chairs.len()).unwrap_or(u8::MAX));
    match wish.options {
        None => {}
        Some(options @ Value::Object(_)) => setup.options = options,
        Some(_) => {
            return Err(Trouble::bad(
                "options",
                "options are an object of key: value",
            ));
        }
    }
    let created = now_ms();
    let row = TableRow {
        id: fresh_id()?,
        game: wish.game,
        rules_version: game.info().rules_version,
        content_hash: content_hash(game.as_ref()),
        setup,
        seed: fresh_seed()?,
        public: wish.public,
        pace: wish.pace,
        clock: wish.clock,
        host: host.id,
        created,
        status: Status::Gathering,
        chairs,
        rematch: None,
        summary: untouched(created),
    };
    // What cannot be played must be refused now, not when the last seat is taken.
    means.sit_down(&row)?;
    Ok(row)
}

/// The same table again, for the same people.
pub(super) fn rematch(inner: &Inner, person: &Person) -> Result<TableRow, Trouble> {
    let old = &inner.row;
    if !matches!(old.status, Status::Over | Status::Abandoned) {
        return Err(Trouble::conflict("not_over", "this game is not over yet"));
    }
    if inner.seats_of(person.id).next().is_none() {
        let message = "only those who played can ask for a rematch";
        return Err(Trouble::forbidden("not_seated", message));
    }
    let chair = |chair: &ChairRow| ChairRow {
        away: None,
        resigned: false,
        seen: 0,
        orders: Value::Null,
        ..chair.clone()
    };
    let created = now_ms();
    Ok(TableRow {
        id: fresh_id()?,
        seed: fresh_seed()?,
        host: person.id,
        created,
        status: Status::Gathering,
        chairs: old.chairs.iter().map(chair).collect(),
        rematch: None,
        summary: untouched(created),
        ..old.clone()
    })
}

/// A table where nothing has happened yet.
fn untouched(created: i64) -> Summary {
    Summary {
        updated: created,
        ..Summary::default()
    }
}

fn chairs(game: &GameInfo, host: &Person, wishes: &[NewChair]) -> Result<Vec<ChairRow>, Trouble> {
    if !wishes.contains(&NewChair::Me) {
        let message = "take a seat yourself: exactly one seat is yours";
        return Err(Trouble::bad("no_seat_for_me", message));
    }
    if wishes.iter().filter(|it| **it == NewChair::Me).count() > 1 {
        let message = "one seat is yours; further ones in this browser have a name of their own";
        return Err(Trouble::bad("two_seats_for_me", message));
    }
    (0..)
        .zip(wishes)
        .map(|(seat, wish)| chair(game, host, seat, wish))
        .collect()
}

fn chair(game: &GameInfo, host: &Person, seat: u8, wish: &NewChair) -> Result<ChairRow, Trouble> {
    let (holder, name) = match wish {
        NewChair::Me => (Holder::Person(host.id), host.name.clone()),
        NewChair::Local { name } => (Holder::Person(host.id), checked_name(name)?),
        NewChair::Open => (Holder::Open, String::new()),
        NewChair::Invited => {
            let secret = fresh_id()?.to_string();
            (Holder::Invited { secret }, String::new())
        }
        NewChair::Bot { bot } => {
            let kind = offered(bot, game)?;
            let name = BOT_NAMES[usize::from(seat) % BOT_NAMES.len()];
            (Holder::Bot(kind.name().to_owned()), name.to_owned())
        }
    };
    Ok(ChairRow {
        seat,
        holder,
        name,
        away: None,
        resigned: false,
        seen: 0,
        orders: Value::Null,
    })
}

/// The bot with this name, if it is offered to people. Settings are not: how long a bot may think
/// is the house's business, because it is the house that thinks.
fn offered(name: &str, game: &GameInfo) -> Result<BotKind, Trouble> {
    let refused = |message: String| Trouble::bad("unknown_bot", message);
    if let Some((word, settings)) = name.split_once(':') {
        let message = "a bot at a table has no settings of its own";
        return Err(refused(format!(
            "{message}: ask for `{word}` without `:{settings}`"
        )));
    }
    bots::find(name, game).map_err(|error| refused(error.to_string()))
}

fn checked_name(name: &str) -> Result<String, Trouble> {
    let name: String = name.trim().chars().filter(|it| !it.is_control()).collect();
    match name.chars().count() {
        1..=LONGEST_NAME => Ok(name),
        _ => {
            let message = format!("a name has 1 to {LONGEST_NAME} characters");
            Err(Trouble::bad("name_length", message))
        }
    }
}

fn check_clock(clock: Option<ClockRule>) -> Result<(), Trouble> {
    match clock {
        Some(ClockRule { bank, extra })
            if bank == 0 || bank > LONGEST_CLOCK || extra > LONGEST_CLOCK =>
        {
            let message = "a clock gives between a second and thirty days";
            Err(Trouble::bad("clock", message))
        }
        _ => Ok(()),
    }
}

/// An id nobody can guess, without letters that look alike.
pub(super) fn fresh_id() -> Result<TableId, Trouble> {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let bytes = fresh_seed()?.0;
    let letters = bytes.iter().take(14);
    let id: String = letters
        .map(|byte| char::from(LETTERS[usize::from(byte & 31)]))
        .collect();
    Ok(TableId::from(id.as_str()))
}

/// The fingerprint of a game's cards as it is pinned.
pub(super) fn content_hash(game: &dyn AnyGame) -> String {
    table::to_hex(&game.content_hash())
}
