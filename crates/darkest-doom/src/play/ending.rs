//! How a game ends (section 20).

use super::flow::Flow;
use super::state::{Ending, MOST_VINES, Participant, State, Victory};
use super::{Play, rule};
use std::cmp::Reverse;
use table::{Message, Outcome, RuleId, Seat, SeatSet, Target};

/// What decides between participants after the last round: glory and alliance points, then coins,
/// then fewer Dark Corruption cards (DD-20.3, DD-20.4).
type Standing = (i32, u8, Reverse<usize>);

impl State {
    /// Daily Glory and alliance points (DD-20.3).
    #[must_use]
    pub fn score(&self, who: Participant) -> i32 {
        let alliances = self.alliances.iter().flatten();
        let mine = alliances.filter(|alliance| alliance.ally == who);
        let points: i32 = mine.map(|alliance| i32::from(alliance.value)).sum();
        i32::from(self.guardians[who.index()].glory) + points
    }

    fn standing(&self, who: Participant) -> Standing {
        let player = self.players.get(who.index());
        let coins = player.map_or(0, |player| player.coins);
        let corruption = player.map_or(0, |player| player.corruption.len());
        (self.score(who), coins, Reverse(corruption))
    }

    /// An absorbed player takes no part in the last count.
    fn is_absorbed(&self, who: Participant) -> bool {
        let player = self.players.get(who.index());
        player.is_some_and(|player| player.absorbed.is_some())
    }

    /// How it ended, seen from the seats: a victory of a Virtual Guardian or of the Darkness is
    /// nobody's (DD-23.23).
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let ending = self.ending?;
        let seats = self.players.len() as u8;
        let scores: Vec<i32> = Seat::all(seats).map(|it| self.score(it.into())).collect();
        let won = |seat: Seat| ending.winners & Participant::from(seat).bit() != 0;
        let rank = |seat: Seat| {
            let who = Participant::from(seat);
            (won(seat), !self.is_absorbed(who), self.standing(who))
        };
        let (way, decided) = words(ending);
        let mut outcome = Outcome::by_rank(scores, way, decided, rank);
        outcome.winners = Seat::all(seats)
            .filter(|seat| won(*seat))
            .fold(SeatSet::NONE, SeatSet::with);
        if outcome.winners == SeatSet::NONE {
            outcome.places.iter_mut().for_each(|place| *place += 1);
            if ending.winners != 0 {
                (outcome.way, outcome.rule) = ("virtual", rule("DD-23.23"));
            }
        }
        Some(outcome)
    }
}

/// The word of a way to win, and its rule.
fn words(ending: Ending) -> (&'static str, RuleId) {
    match ending.how {
        Victory::Glory => ("glory", rule("DD-20.3")),
        Victory::Priestess => ("priestess", rule("DD-20.5")),
        Victory::Mosh => ("mosh", rule("DD-20.6")),
        Victory::Leader => ("leader", rule("DD-20.7")),
        Victory::Darkness => ("darkness", rule("DD-20.2")),
    }
}

impl Play<'_> {
    /// Ends the game at once; what came first counts (DD-20.1, DD-20.8).
    pub(crate) fn end_game(&mut self, how: Victory, winners: &[Participant]) {
        if self.state.ending.is_some() {
            return;
        }
        let bits = winners.iter().fold(0, |bits, who| bits | who.bit());
        let ending = Ending { how, winners: bits };
        self.state.ending = Some(ending);
        self.state.flow = Flow::Over;
        self.state.active = None;
        let winners: Vec<Target> = winners.iter().map(|who| self.guardian_arg(*who)).collect();
        let (_, decided) = words(ending);
        let id = match how {
            Victory::Glory => "ends-by-glory",
            Victory::Priestess => "ends-by-priestess",
            Victory::Mosh => "ends-by-mosh",
            Victory::Leader => "ends-by-leader",
            Victory::Darkness => "ends-by-darkness",
        };
        // In a common defeat there is nobody to name.
        self.tell(decided, || {
            let message = Message::new(id);
            if winners.is_empty() {
                message
            } else {
                message.with("guardians", winners)
            }
        });
    }

    /// The Darkness wins at the moment all structures are corrupted, with the absorbed player
    /// (DD-20.2, DD-20.7). To be called after every vine.
    pub(crate) fn check_defeat(&mut self) {
        let mut vines = self.state.vines.iter().flatten();
        if vines.any(|vines| *vines < MOST_VINES) {
            return;
        }
        let absorbed = |who: &Participant| self.state.is_absorbed(*who);
        let leader = self.state.participants().find(absorbed);
        match leader {
            Some(leader) => self.end_game(Victory::Leader, &[leader]),
            None => self.end_game(Victory::Darkness, &[]),
        }
    }

    /// After the last round (DD-20.3, DD-20.4, DD-23.23).
    pub(crate) fn final_scoring(&mut self) {
        let state = &*self.state;
        let all = state.participants().filter(|who| !state.is_absorbed(*who));
        let all: Vec<Participant> = all.collect();
        let best = all.iter().map(|who| state.standing(*who)).max();
        let winners = all.into_iter();
        let winners = winners.filter(|who| Some(state.standing(*who)) == best);
        let winners: Vec<Participant> = winners.collect();
        self.end_game(Victory::Glory, &winners);
    }
}
