//! What a viewpoint may see: every field is listed here because somebody may see it. In this game
//! that is everything but the order of the pouch (SB-1.13), so all viewpoints see the same.

use crate::cards::SpellId;
use crate::game::Spellbook;
use crate::materia::{Bag, COLOURS, Token};
use crate::play::state::{Asked, Day, Hour, Learned, Program, State, Table};
use serde::Serialize;
use table::{Seat, Viewpoint};

/// The table as one viewpoint sees it. Tokens are 3 × colour + rune, spells numbers of the pack;
/// lists of spells are by colour.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
    /// Tokens chosen for it so far.
    pub chosen: Vec<Token>,
    /// What the last learning has put into the tray.
    pub leftovers: Vec<Token>,
}

/// A player as everybody sees them.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerView {
    /// The pool.
    pub pool: Vec<Token>,
    /// The familiar board, from its first space.
    pub familiar: Vec<Token>,
    /// The learned spells.
    pub spells: [Option<Learned>; COLOURS],
    /// What the player would score now.
    pub score: i32,
}

/// The solo opponent.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
            chosen: tokens(&state.chosen),
            leftovers: tokens(&state.leftovers),
        }
    }
}
