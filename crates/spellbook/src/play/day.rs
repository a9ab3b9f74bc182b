//! The course of a day: phases, the altar at its end, the next day (SB-3, SB-9, SB-12.4).

use super::state::{Asked, Day, Hour, LAST_ROUND, RESETS, TRACK};
use super::{Flow, Play, rule};
use crate::cards::Phase;
use crate::materia::{Token, Types};
use table::{Message, Seat};

/// The altar starts and is filled up to this (SB-2.2, SB-9.2).
pub(crate) const ALTAR: u8 = 5;
/// The same in a solo game (SB-12.2).
pub(crate) const SOLO_ALTAR: u8 = 7;
/// So many tokens are too many at the end of a day (SB-9.4).
const OVERFULL: u8 = 10;

impl Day {
    /// The beginning of a day.
    pub(crate) fn of(seat: Seat, round: u16) -> Self {
        Day {
            seat,
            round,
            hour: Hour::Phase(Phase::Morning),
            used: 0,
        }
    }
}

impl Play<'_> {
    /// Goes on with the day while nothing is being carried out.
    pub(crate) fn step_day(&mut self) -> Flow {
        let seat = self.state.day.seat;
        match self.state.day.hour {
            Hour::Setup => self.step_setup(),
            Hour::Phase(phase) if self.state.day.used < self.actions_of(seat, phase) => {
                self.ask(Asked::Action(phase), seat);
                self.offer_actions(seat, phase);
                Flow::Ask
            }
            Hour::Phase(_) => {
                self.end_phase();
                Flow::On
            }
            Hour::Altar => self.step_altar(),
            Hour::Over => Flow::Over,
        }
    }

    /// How many actions a phase has (SB-3.3, SB-8.17.2).
    fn actions_of(&self, seat: Seat, phase: Phase) -> u8 {
        if phase != Phase::Morning {
            return 1;
        }
        let player = self.state.player(seat);
        let mornings = player.learned().map(|(colour, learned)| {
            let spell = self.rules.pack().spell(self.state.spells[colour.index()]);
            spell.level(learned.level).mornings
        });
        mornings.max().unwrap_or(0).max(1)
    }

    /// `used` counts what has been done about the altar: the end of the day confirmed, then the
    /// opponent's token given.
    fn step_altar(&mut self) -> Flow {
        let (seat, solo) = (self.state.day.seat, self.state.table.is_solo());
        match self.state.day.used {
            0 if self.state.table.every_step => {
                self.ask(Asked::EndDay, seat);
                self.state.menu.picks.push(super::state::Pick::EndDay);
                Flow::Ask
            }
            0 => {
                self.day_confirmed();
                Flow::On
            }
            1 if solo && !self.state.altar.is_empty() => {
                let altar = self.state.altar;
                self.ask_token(Asked::Tribute, seat, &altar, Types::ALL)
            }
            1 if solo => {
                self.draw_to_track();
                self.state.day.used = 2;
                Flow::On
            }
            _ => {
                self.adjust_altar();
                self.next_day();
                Flow::On
            }
        }
    }

    pub(crate) fn day_confirmed(&mut self) {
        self.state.day.used = 1;
    }

    /// The solo player gives a token of the altar to the opponent (SB-12.4).
    pub(crate) fn tribute(&mut self, token: Token) {
        self.altar_to_track(token);
        self.state.day.used = 2;
    }

    fn adjust_altar(&mut self) {
        let lies = self.state.altar.len();
        if self.state.table.is_solo() {
            let reset = RESETS.contains(&self.state.opponent.track.len());
            if reset || lies >= OVERFULL {
                self.clear_altar(rule(if reset { "SB-12.5" } else { "SB-12.4" }));
            }
            let missing = SOLO_ALTAR.saturating_sub(self.state.altar.len());
            self.draw_onto_altar(missing, rule("SB-12.4"));
            return;
        }
        match lies {
            OVERFULL.. => {
                self.clear_altar(rule("SB-9.4"));
                self.draw_onto_altar(ALTAR, rule("SB-9.4"));
            }
            ALTAR.. => {
                self.draw_onto_altar(1, rule("SB-9.3"));
            }
            _ => {
                self.draw_onto_altar(ALTAR - lies, rule("SB-9.2"));
            }
        }
    }

    /// The end of the game, or the next player's day (SB-10.2, SB-12.6).
    fn next_day(&mut self) {
        let Day { seat, round, .. } = self.state.day;
        let spells = self.state.players[seat.index()].spells.iter_mut();
        spells.flatten().for_each(|spell| spell.today = false);
        let next = seat.next(self.state.table.players);
        let round_over = next == self.state.first;
        let beaten = self.state.opponent.track.len() == TRACK;
        if round_over && (self.state.ending || beaten || round >= LAST_ROUND) {
            return self.end();
        }
        self.state.day = Day::of(next, round + u16::from(round_over));
        let round = i32::from(self.state.day.round);
        self.tell(rule("SB-3.1"), || {
            let message = Message::new("day-begins").with("seat", next);
            message.with("round", round)
        });
    }
}
