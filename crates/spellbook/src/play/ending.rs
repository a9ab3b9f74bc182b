//! The end of the game: scores and tie-breaks (SB-10, SB-12.7).

use super::options::Counting;
use super::state::{FAMILIAR_POINTS, Hour, Menu, Player, State};
use super::{Play, rule};
use crate::cards::{Score, SpellId};
use crate::game::Spellbook;
use crate::materia::{COLOURS, Colour, Types};
use table::{Message, Outcome, Seat, SeatSet};

/// A line of a score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    /// The spell; none for the familiar board.
    pub(crate) spell: Option<SpellId>,
    /// Its final level; 0 if it was not learned.
    pub(crate) level: u8,
    /// What it is worth.
    pub(crate) points: i32,
}

impl Spellbook {
    /// What a player would score now.
    pub(crate) fn score(&self, state: &State, seat: Seat) -> i32 {
        let player = state.player(seat);
        let learned = player.learned();
        let spells = learned
            .map(|(colour, _)| self.points(&state.spells, player, colour, state.table.counting));
        spells.sum::<i32>() + i32::from(FAMILIAR_POINTS[player.familiar.len()])
    }

    /// The score of a player in lines: the seven spells, then the familiar board (SB-10.3).
    pub(crate) fn score_lines(
        &self,
        spells: &[SpellId; COLOURS],
        player: &Player,
        counting: Counting,
    ) -> Vec<Line> {
        let line = |colour: Colour| Line {
            spell: Some(spells[colour.index()]),
            level: player.spell(colour).map_or(0, |learned| learned.level),
            points: self.points(spells, player, colour, counting),
        };
        let familiar = Line {
            spell: None,
            level: 0,
            points: i32::from(FAMILIAR_POINTS[player.familiar.len()]),
        };
        let lines = Colour::ALL.into_iter().map(line);
        lines.chain([familiar]).collect()
    }

    /// What a spell is worth at its final level (SB-10.4).
    fn points(
        &self,
        spells: &[SpellId; COLOURS],
        player: &Player,
        colour: Colour,
        counting: Counting,
    ) -> i32 {
        let Some(learned) = player.spell(colour) else {
            return 0;
        };
        let level = self
            .pack()
            .spell(spells[colour.index()])
            .level(learned.level);
        let others = || player.learned().filter(|(other, _)| *other != colour);
        let mut points = i32::from(level.points.unwrap_or(0));
        for score in &level.scores {
            let (each, count) = match score {
                Score::Colours(each) => (each, stored_colours(player)),
                Score::OwnRune(each) => {
                    let counted = player.familiar.iter().filter(|token| {
                        counting == Counting::Any || token.rune() == learned.token.rune()
                    });
                    (each, counted.count())
                }
                Score::OtherSpells(each) => (each, others().count()),
                Score::OtherSpellsAt { points, levels } => {
                    let counted = others().filter(|(_, it)| levels.contains(&it.level));
                    (points, counted.count())
                }
            };
            points += i32::from(*each) * count as i32;
        }
        points
    }

    /// How the game ended.
    pub(crate) fn result(&self, state: &State) -> Option<Outcome> {
        if !state.is_over() {
            return None;
        }
        let scores: Vec<i32> = state.seats().map(|seat| self.score(state, seat)).collect();
        if state.table.is_solo() {
            let won = scores[0] > state.opponent.points();
            return Some(Outcome {
                winners: if won {
                    SeatSet::of(Seat(0))
                } else {
                    SeatSet::NONE
                },
                places: vec![if won { 1 } else { 2 }],
                scores,
                way: if won { "solo-won" } else { "solo-lost" },
                rule: rule("SB-12.8"),
            });
        }
        let keys = scores.clone();
        Some(Outcome::by_rank(
            scores,
            "points",
            rule("SB-10.6"),
            |seat| {
                let player = state.player(seat);
                (
                    keys[seat.index()],
                    player.learned().count(),
                    player.pool.len(),
                )
            },
        ))
    }
}

fn stored_colours(player: &Player) -> usize {
    let stored = player.familiar.iter();
    let types = stored.fold(0, |all, token| all | Types::of_colour(token.colour()).0);
    types.count_ones() as usize / 3
}

impl Play<'_> {
    /// The game is over: everybody scores (SB-10.3).
    pub(crate) fn end(&mut self) {
        self.state.day.hour = Hour::Over;
        self.state.menu = Menu::none();
        for seat in self.state.seats() {
            let points = self.rules.score(self.state, seat);
            self.tell(rule("SB-10.3"), || {
                let message = Message::new("scored").with("seat", seat);
                message.with("points", points)
            });
        }
        if self.state.table.is_solo() {
            let points = self.state.opponent.points();
            self.tell(rule("SB-12.7"), || {
                Message::new("opponent-scored").with("points", points)
            });
        }
    }
}
