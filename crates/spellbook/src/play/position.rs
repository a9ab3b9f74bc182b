//! Games that start in the middle, for scenarios: reading a position, and telling everything.

use super::Play;
use super::options::Options;
use super::state::{Day, Hour, LAST_ROUND, Learned, Order, Player, State};
use crate::cards::{HIGHEST, LOWEST, Phase};
use crate::game::Spellbook;
use crate::materia::{Bag, COPIES, Colour, Token};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use table::{Seat, Seed, SetupError, Tale};

/// A position as a scenario writes it. Tokens are named by letters (`Kt`) or in English (`black
/// triangle`), spells by id or name. What is not mentioned is not in the game.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Position {
    /// The players from seat 0 on.
    players: Vec<Person>,
    /// The altar.
    altar: Vec<String>,
    /// The discard tray; with `stub_shuffle` in the order in which it will be drawn.
    tray: Vec<String>,
    /// The pouch in drawing order, the next token first.
    pouch_next_first: Vec<String>,
    /// All tokens that are named nowhere are in the pouch too, below the named ones.
    rest_in_pouch: bool,
    /// A refilled pouch is drawn in the order of the tray.
    stub_shuffle: bool,
    /// The solo opponent's track.
    opponent_track: Vec<String>,
    /// The lower part of the solo opponent's board.
    opponent_lower: Vec<String>,
    /// Who has the marker.
    first: u8,
    /// Whose day it is.
    day: u8,
    /// `morning`, `midday`, `evening`, `altar` for the end of the day, `end` for the final score.
    phase: Option<String>,
    /// The number of the round, 1 unless told.
    round: Option<u16>,
    /// The end has been triggered.
    ending: bool,
}

/// A player of a position.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Person {
    /// Only for whoever reads the scenario.
    #[allow(dead_code, reason = "test vectors name their players")]
    name: Option<String>,
    /// The pool.
    pool: Vec<String>,
    /// The familiar board, from its first space.
    familiar: Vec<String>,
    /// The learned spells.
    spells: BTreeMap<String, Knows>,
}

/// A learned spell of a position.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Knows {
    /// Its level.
    level: u8,
    /// The token on it.
    token: String,
    /// It was learned on this very day.
    #[serde(default)]
    today: bool,
}

fn refuse<T>(why: String) -> Result<T, SetupError> {
    Err(SetupError(why))
}

fn token(name: &String) -> Result<Token, SetupError> {
    Token::read(name).ok_or_else(|| SetupError(format!("there is no token `{name}`")))
}

fn tokens<T: FromIterator<Token>>(names: &[String]) -> Result<T, SetupError> {
    names.iter().map(token).collect()
}

impl Spellbook {
    /// Reads a position.
    pub(crate) fn read_position(
        &self,
        players: u8,
        options: &Options,
        seed: &Seed,
        position: &Value,
    ) -> Result<State, SetupError> {
        let read: Position = serde_json::from_value(position.clone())
            .map_err(|error| SetupError(format!("this position cannot be read: {error}")))?;
        let mut state = self.empty_table(players, options, seed)?;
        if state.open != 0 {
            return refuse("a position needs all seven `spells`".to_owned());
        }
        if read.players.len() > usize::from(players) {
            return refuse(format!("a table of {players} has no more players"));
        }
        for (seat, person) in read.players.iter().enumerate() {
            state.players[seat] = self.read_player(&state, person)?;
        }
        state.altar = tokens(&read.altar)?;
        state.tray = tokens(&read.tray)?;
        state.opponent.track = limited(&read.opponent_track, "track")?;
        state.opponent.lower = tokens(&read.opponent_lower)?;
        lay_pouch(&mut state, &read)?;
        state.ending = read.ending || state.players.iter().any(is_complete);
        let [first, day] = [read.first, read.day].map(|seat| seat_of(seat, players));
        state.first = first?;
        let round = read.round.unwrap_or(1).min(LAST_ROUND);
        state.day = Day::of(day?, round);
        let mut tale = Tale::deaf();
        let mut play = Play {
            rules: self,
            state: &mut state,
            tale: &mut tale,
        };
        match read.phase.as_deref() {
            None | Some("morning") => {}
            Some("midday") => play.state.day.hour = Hour::Phase(Phase::Midday),
            Some("evening") => play.state.day.hour = Hour::Phase(Phase::Evening),
            Some("altar") => play.state.day.hour = Hour::Altar,
            Some("end") => play.end(),
            Some(other) => {
                let expected = "expected morning, midday, evening, altar or end";
                return refuse(format!("unknown phase `{other}`: {expected}"));
            }
        }
        play.advance();
        Ok(state)
    }

    fn read_player(&self, state: &State, person: &Person) -> Result<Player, SetupError> {
        let mut player = Player {
            pool: tokens(&person.pool)?,
            familiar: limited(&person.familiar, "familiar board")?,
            ..Player::default()
        };
        if player.pool.len() > super::state::POOL_LIMIT {
            return refuse("a pool never holds more than 9 tokens".to_owned());
        }
        for (name, known) in &person.spells {
            let id = self.pack().find(name);
            let id = id.ok_or_else(|| SetupError(format!("there is no spell `{name}`")))?;
            let colour = self.pack().spell(id).colour;
            let token = token(&known.token)?;
            if state.spells[colour.index()] != id {
                return refuse(format!("`{name}` is not among the spells of this game"));
            }
            if token.colour() != colour || !(LOWEST..=HIGHEST).contains(&known.level) {
                return refuse(format!(
                    "`{name}` needs a {} token and a level from 3 to 5",
                    colour.names()[0]
                ));
            }
            player.spells[colour.index()] = Some(Learned {
                level: known.level,
                token,
                today: known.today,
            });
        }
        Ok(player)
    }

    /// Everything, in letters. What a scenario writes into a position comes back in the same form.
    pub(crate) fn tell_all(&self, state: &State) -> Value {
        let players: Vec<Value> = state
            .seats()
            .map(|seat| self.tell_player(state, seat))
            .collect();
        let order = state.order.as_deref();
        let pouch = match order {
            Some(order) if order.pouch.len() == usize::from(state.pouch.len()) => {
                letters(order.pouch.iter().copied())
            }
            _ => letters(state.pouch.iter()),
        };
        let phase = match state.day.hour {
            Hour::Setup => json!("setup"),
            Hour::Phase(phase) => json!(phase),
            Hour::Altar => json!("altar"),
            Hour::Over => json!("end"),
        };
        let spells: Vec<&str> = state
            .spells
            .iter()
            .map(|id| self.pack().spell(*id).id.as_str())
            .collect();
        json!({
            "players": players,
            "altar": letters(state.altar.iter()),
            "altar_size": state.altar.len(),
            "tray": letters(state.tray.iter()),
            "tray_size": state.tray.len(),
            "pouch_next_first": pouch,
            "pouch_row": pouch.join(" "),
            "pouch_size": state.pouch.len(),
            "opponent_track": letters(state.opponent.track.iter().copied()),
            "opponent_lower": letters(state.opponent.lower.iter()),
            "opponent_score": state.opponent.points(),
            "spells": spells,
            "first": state.first,
            "day": state.day.seat,
            "round": state.day.round,
            "phase": phase,
            "ending": state.ending,
            "over": state.is_over(),
        })
    }

    fn tell_player(&self, state: &State, seat: Seat) -> Value {
        let player = state.player(seat);
        let mut spells = Map::new();
        for (colour, learned) in player.learned() {
            let id = self.pack().spell(state.spells[colour.index()]).id.clone();
            let known = json!({
                "level": learned.level, "token": learned.token.to_string(), "today": learned.today
            });
            spells.insert(id, known);
        }
        let familiar = letters(player.familiar.iter().copied());
        json!({
            "name": (b'A' + seat.0 % 26) as char,
            "pool": letters(player.pool.iter()),
            "pool_size": player.pool.len(),
            "familiar": familiar,
            "familiar_row": familiar.join(" "),
            "spells": spells,
            "spell_count": player.learned().count(),
            "score": self.score(state, seat),
        })
    }

    /// What must always be true (SB-1.5, SB-4.2, SB-6.12).
    pub(crate) fn check_invariants(state: &State) -> Result<(), String> {
        let mut all = state.pouch;
        for bag in [&state.altar, &state.tray, &state.opponent.lower] {
            all.add_all(bag);
        }
        state
            .opponent
            .track
            .iter()
            .for_each(|token| all.add(*token));
        for player in &state.players {
            all.add_all(&player.pool);
            player.familiar.iter().for_each(|token| all.add(*token));
            for (colour, learned) in player.learned() {
                all.add(learned.token);
                let fits = (LOWEST..=HIGHEST).contains(&learned.level);
                if learned.token.colour() != colour || !fits {
                    return Err(format!("a {colour:?} spell lies wrong: {learned:?}"));
                }
            }
            if player.pool.len() > super::state::POOL_LIMIT {
                return Err("a pool holds more than 9 tokens".to_owned());
            }
        }
        if all != state.tokens {
            return Err("tokens were lost or made up".to_owned());
        }
        let complete = state.players.iter().any(is_complete);
        if complete && !state.ending {
            return Err("the end was not triggered".to_owned());
        }
        Ok(())
    }
}

/// Has the player triggered the end (SB-10.1)?
fn is_complete(player: &Player) -> bool {
    player.familiar.is_full() || player.learned().count() == Colour::ALL.len()
}

fn limited<const N: usize>(
    names: &[String],
    place: &str,
) -> Result<arrayvec::ArrayVec<Token, N>, SetupError> {
    if names.len() > N {
        return refuse(format!("the {place} has {N} spaces only"));
    }
    tokens(names)
}

fn lay_pouch(state: &mut State, read: &Position) -> Result<(), SetupError> {
    let pouch: Vec<Token> = tokens(&read.pouch_next_first)?;
    let mut named: Bag = pouch.iter().copied().collect();
    state.pouch = named;
    for bag in [&state.altar, &state.tray, &state.opponent.lower] {
        named.add_all(bag);
    }
    let boards = state
        .players
        .iter()
        .flat_map(|it| it.familiar.iter().copied());
    let cards = state.players.iter().flat_map(Player::learned);
    let cards = cards.map(|(_, learned)| learned.token);
    let rest = boards
        .chain(cards)
        .chain(state.opponent.track.iter().copied());
    rest.for_each(|token| named.add(token));
    state.players.iter().for_each(|it| named.add_all(&it.pool));
    if let Some(token) = Token::all().find(|token| named.count(*token) > COPIES) {
        return refuse(format!("there are only {COPIES} tokens {token}"));
    }
    if read.rest_in_pouch {
        let mut unnamed = Bag::complete();
        unnamed.remove_all(&named);
        state.pouch.add_all(&unnamed);
    } else {
        state.tokens = named;
    }
    state.order = Some(Box::new(Order {
        pouch,
        tray: tokens(&read.tray)?,
        stub: read.stub_shuffle,
    }));
    Ok(())
}

fn letters(tokens: impl Iterator<Item = Token>) -> Vec<String> {
    tokens.map(|token| token.to_string()).collect()
}

fn seat_of(number: u8, players: u8) -> Result<Seat, SetupError> {
    if number < players {
        return Ok(Seat(number));
    }
    refuse(format!("there is no seat {number} at a table of {players}"))
}
