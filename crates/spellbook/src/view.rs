//! What a viewpoint may see: every field is listed here because somebody may see it. In this game
//! that is everything but the order of the pouch (SB-1.13), so all viewpoints see the same.

use crate::cards::{Effect, SpellId};
use crate::game::Spellbook;
use crate::materia::{Bag, COLOURS, Colour, Token};
use crate::play::payment::Wilds;
use crate::play::state::{Asked, Day, Hour, Learned, Program, State, Table};
use crate::play::usable::Outlook;
use serde::Serialize;
use table::{Seat, Viewpoint};

/// The table as one viewpoint sees it. Tokens are 3 × colour + rune, spells numbers of the pack;
/// lists of spells are by colour.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "spellbook/"))]
pub struct View {
    /// The seat that looks, or nobody's.
    pub you: Option<Seat>,
    /// What the game is played with.
    pub table: Table,
    /// The spells in play; none while they are being chosen.
    pub spells: Vec<SpellId>,
    /// Who has the marker.
    pub first: Seat,
    /// The day in progress.
    pub day: Day,
    /// Has the end been triggered?
    pub ending: bool,
    /// Is the game over?
    pub over: bool,
    /// The altar.
    pub altar: Vec<Token>,
    /// The discard tray.
    pub tray: Vec<Token>,
    /// What is in the pouch, in no order: it follows from what lies open.
    pub pouch: Vec<Token>,
    /// The players.
    pub players: Vec<PlayerView>,
    /// The solo opponent, if there is one.
    pub opponent: Option<OpponentView>,
    /// Actions in progress, the innermost last.
    pub running: Vec<RunView>,
    /// What is being decided.
    pub asked: Asked,
    /// Where the tokens lie that it is about.
    pub from: Option<Place>,
    /// Tokens chosen for it so far.
    pub chosen: Vec<Token>,
    /// What the last learning has put into the tray.
    pub leftovers: Vec<Token>,
}

/// A player as everybody sees them.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "spellbook/"))]
pub struct PlayerView {
    /// The pool.
    pub pool: Vec<Token>,
    /// The familiar board, from its first space.
    pub familiar: Vec<Token>,
    /// The learned spells.
    pub spells: [Option<Learned>; COLOURS],
    /// What the player could learn with the pool as it is, in the usual way (SB-6.1).
    pub lessons: Vec<(Colour, u8)>,
    /// What every spell would score now, by colour, and the familiar board.
    pub points: [i32; COLOURS + 1],
    /// What the player would score now.
    pub score: i32,
}

/// Where tokens lie that can be picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "spellbook/"))]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// On the altar.
    Altar,
    /// In the discard tray.
    Tray,
    /// In the pool of the one who decides.
    Pool,
    /// On the familiar board of the one who decides.
    Familiar,
}

/// The solo opponent.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "spellbook/"))]
pub struct OpponentView {
    /// The track, from its first space.
    pub track: Vec<Token>,
    /// The lower part.
    pub lower: Vec<Token>,
    /// What the opponent would score now.
    pub score: i32,
}

/// An action in progress.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "spellbook/"))]
pub struct RunView {
    /// Who acts.
    pub seat: Seat,
    /// Which sentences are carried out.
    pub program: Program,
    /// The sentence that is next.
    pub sentence: u8,
}

fn tokens(bag: &Bag) -> Vec<Token> {
    bag.iter().collect()
}

impl Spellbook {
    /// The table from a viewpoint.
    pub(crate) fn seen_from(&self, state: &State, viewpoint: Viewpoint) -> View {
        let player = |seat: Seat| {
            let player = state.player(seat);
            PlayerView {
                pool: tokens(&player.pool),
                familiar: player.familiar.to_vec(),
                spells: player.spells,
                lessons: Outlook::of(self, state, seat)
                    .lessons(Wilds::Trios)
                    .collect(),
                points: self.points_by_line(state, seat),
                score: self.score(state, seat),
            }
        };
        let chosen = state.day.hour != Hour::Setup;
        View {
            you: match viewpoint {
                Viewpoint::Seat(seat) => Some(seat),
                Viewpoint::Spectator => None,
            },
            table: state.table,
            spells: if chosen {
                state.spells.to_vec()
            } else {
                Vec::new()
            },
            first: state.first,
            day: state.day,
            ending: state.ending,
            over: state.is_over(),
            altar: tokens(&state.altar),
            tray: tokens(&state.tray),
            pouch: tokens(&state.pouch),
            players: state.seats().map(player).collect(),
            opponent: state.table.is_solo().then(|| OpponentView {
                track: state.opponent.track.to_vec(),
                lower: tokens(&state.opponent.lower),
                score: state.opponent.points(),
            }),
            running: state
                .runs
                .iter()
                .map(|run| RunView {
                    seat: run.seat,
                    program: run.program,
                    sentence: run.next,
                })
                .collect(),
            asked: state.menu.asked,
            from: self.source(state),
            chosen: tokens(&state.chosen),
            leftovers: tokens(&state.leftovers),
        }
    }

    fn points_by_line(&self, state: &State, seat: Seat) -> [i32; COLOURS + 1] {
        let mut points = [0; COLOURS + 1];
        let lines = self.score_lines(&state.spells, state.player(seat), state.table.counting);
        for (sum, line) in points.iter_mut().zip(lines) {
            *sum = line.points;
        }
        points
    }

    /// Where the tokens lie that the open question is about.
    fn source(&self, state: &State) -> Option<Place> {
        match state.menu.asked {
            Asked::Take
            | Asked::StoreFromAltar
            | Asked::Replace
            | Asked::OthersTake
            | Asked::Gift
            | Asked::Tribute => Some(Place::Altar),
            Asked::StoreFromTray => Some(Place::Tray),
            Asked::Discard
            | Asked::Store
            | Asked::StoreColour
            | Asked::SwapGive
            | Asked::Payment
            | Asked::Wild => Some(Place::Pool),
            Asked::SwapGet => {
                let run = state.runs.last()?;
                let effects = self.effects(&state.spells, run.program);
                Some(match effects.get(usize::from(run.next)) {
                    Some(Effect::SwapStored(_)) => Place::Familiar,
                    _ => Place::Altar,
                })
            }
            Asked::Nothing
            | Asked::Combination(_)
            | Asked::Action(_)
            | Asked::Perform(_)
            | Asked::Half
            | Asked::Raise
            | Asked::Copy(_)
            | Asked::Lesson
            | Asked::EndDay => None,
        }
    }
}
