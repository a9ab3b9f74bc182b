//! The board.

use super::super::grammar::board::{AllianceValue, Board};
use super::super::program::{Amount, GoalWord, MoveMode, Op, Person, Picker, Where, WhichAlliance};
use super::Voice;
use super::who::{monster, person, small};

impl Voice {
    pub(super) fn board(self, board: &Board) -> Op {
        let you = self.you;
        let go = |mode, areas| moves(mode, Some(self.amount(areas)), you, None);
        match board {
            Board::Walk(areas) => go(MoveMode::Walk, areas),
            Board::Fly(areas) => go(MoveMode::Fly, areas),
            Board::Ride(areas) => go(MoveMode::Ride, areas),
            Board::Go(spot) => moves(MoveMode::Jump, None, you, Some(self.spot(*spot))),
            Board::PlaceYourself(spot) => moves(MoveMode::Place, None, you, Some(self.spot(*spot))),
            Board::PlaceOther { other, spot } => {
                let to = Some(self.spot(*spot));
                moves(MoveMode::Place, None, person(*other), to)
            }
            Board::Push { other, areas } => {
                let n = Some(self.amount(areas));
                moves(MoveMode::Push, n, person(*other), None)
            }
            Board::SwapPlaces(other) => Op::SwapPlaces {
                a: you,
                b: person(*other),
            },
            Board::MoveMonster {
                monster: which,
                areas,
            } => Op::MoveMonster {
                which: monster(*which),
                n: areas.number,
                how: GoalWord::Goal,
            },
            Board::Put { tokens, spot } => Op::Place {
                token: tokens.of,
                n: tokens.number,
                at: self.spot(*spot),
            },
            Board::Remove { tokens, spot } => Op::Remove {
                token: tokens.of,
                n: tokens.number,
                at: self.spot(*spot),
            },
            Board::Metamorphose(which) => Op::Metamorph {
                which: monster(*which),
                steps: 1,
            },
            Board::Revert(which) => Op::Metamorph {
                which: monster(*which),
                steps: -1,
            },
            Board::DrawGoal(which) => Op::NewGoal {
                which: monster(*which),
                pick: Picker::Random,
            },
            Board::ChooseGoal(which) => Op::NewGoal {
                which: monster(*which),
                pick: Picker::Actor,
            },
            Board::Eclipse => Op::Eclipse,
            Board::Doom { spaces, activate } => Op::Doom {
                n: spaces.number,
                resolve: *activate,
            },
            Board::RaiseAlliance { value, number } => self.alliance(*value, small(*number)),
            Board::LowerAlliance { value, number } => self.alliance(*value, -small(*number)),
            Board::Ally(colour) => Op::Ally {
                citadel: self.citadel(*colour),
            },
        }
    }

    fn alliance(self, value: AllianceValue, n: i8) -> Op {
        Op::Alliance {
            citadel: match value {
                AllianceValue::Target => WhichAlliance::Target,
                AllianceValue::That => WhichAlliance::EventCitadel,
                AllianceValue::Yours => WhichAlliance::Choice,
            },
            n,
            who: self.you,
        }
    }
}

fn moves(mode: MoveMode, n: Option<Amount>, who: Person, to: Option<Where>) -> Op {
    Op::Move { mode, n, who, to }
}
