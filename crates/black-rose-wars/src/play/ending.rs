//! The end of the game: bonuses, the winner, ties (section 22).

use super::acts::rank;
use super::flow::Flow;
use super::menu::{Asked, MenuShape, Pick};
use super::state::{Ending, PARTIES, Party};
use super::{Go, Play, rule};
use arrayvec::ArrayVec;
use serde::Serialize;
use table::Message;

/// Power for most, second most and fewer (BRW-22.3, BRW-22.4); alone one gets no more.
pub(crate) const BONUS: [u8; 3] = [4, 2, 1];

/// What a final score is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
pub struct ScoreShare {
    /// Power on the track (BRW-22.1).
    pub track: u16,
    /// For resolved quests (BRW-22.3).
    pub quests: u8,
    /// For trophies (BRW-22.4).
    pub trophies: u8,
    /// For the crown.
    pub crown: u8,
}

impl Play<'_> {
    /// Adds up the scores and finds the winner. The bonuses do not move the tokens (BRW-22.10).
    pub(crate) fn step_ending(&mut self) -> Go {
        let (quests, trophies) = (self.resolved_quests(), self.trophies_held());
        let scores = self.final_scores(quests, trophies);
        let key = |party: &Party| {
            let at = party.index();
            (scores[at], quests[at], trophies[at])
        };
        let parties = self.parties();
        let best = parties.iter().map(key).max();
        let tied = parties.into_iter().filter(|party| Some(key(party)) == best);
        let tied: ArrayVec<Party, PARTIES> = tied.collect();
        // Only mages can be named where the Rose is among the tied (BRW-22.9).
        let mages = tied.iter().copied().filter(|party| party.seat().is_some());
        let mut mages: ArrayVec<Party, PARTIES> = mages.collect();
        let winner = match (mages.len(), self.reply(Asked::Winner)) {
            (0, _) => Party::ROSE,
            (1, _) => mages[0],
            (_, Some(reply)) => match reply.picks.first() {
                Some(&Pick::Party(party)) => party,
                _ => mages[0],
            },
            (_, None) => {
                let crown = self.state.crown;
                let picks = mages.drain(..).map(Pick::Party);
                self.ask(crown, Asked::Winner, MenuShape::One, picks);
                return Go::Ask;
            }
        };
        self.tell_ending(&scores, winner);
        self.state.ending = Some(Ending { scores, winner });
        self.state.flow = Flow::Over;
        Go::Over
    }

    /// The mages of the players and the Rose.
    fn parties(&self) -> ArrayVec<Party, PARTIES> {
        let mages = (0..self.state.table.players).map(Party);
        mages.chain([Party::ROSE]).collect()
    }

    /// The Rose has resolved quests only as the Avatar (BRW-22.9, BRW-25.8.2).
    fn resolved_quests(&self) -> [u8; PARTIES] {
        let mut quests = [0; PARTIES];
        for (number, mage) in quests.iter_mut().zip(&self.state.mages) {
            *number = mage.resolved.len() as u8;
        }
        let avatar = self.state.avatar.as_ref();
        quests[Party::ROSE.index()] = avatar.map_or(0, |avatar| avatar.quests.len() as u8);
        quests
    }

    /// Trophies count, whomever they are of (BRW-22.4).
    fn trophies_held(&self) -> [u8; PARTIES] {
        self.state.trophies.map(|held| held.iter().sum())
    }

    /// Power and bonuses.
    fn final_scores(&self, quests: [u8; PARTIES], trophies: [u8; PARTIES]) -> [u16; PARTIES] {
        let shares = self.shares(quests, trophies);
        shares.map(|share| {
            let bonus = share.quests + share.trophies + share.crown;
            share.track + u16::from(bonus)
        })
    }

    /// What the score of each party is made of (BRW-22.1 to BRW-22.6).
    fn shares(&self, quests: [u8; PARTIES], trophies: [u8; PARTIES]) -> [ScoreShare; PARTIES] {
        let quests = rank(quests, BONUS, BONUS[0]);
        let trophies = rank(trophies, BONUS, BONUS[0]);
        std::array::from_fn(|at| ScoreShare {
            track: self.state.power[at],
            quests: quests[at],
            trophies: trophies[at],
            crown: u8::from(self.state.crown.index() == at),
        })
    }

    /// What the final scores are made of, once they are known: the tokens do not move any more.
    pub(crate) fn score_shares(&self) -> Option<[ScoreShare; PARTIES]> {
        let over = self.state.ending.is_some();
        over.then(|| self.shares(self.resolved_quests(), self.trophies_held()))
    }

    fn tell_ending(&mut self, scores: &[u16; PARTIES], winner: Party) {
        for party in self.parties() {
            let score = usize::from(scores[party.index()]);
            let party = self.party_arg(party);
            self.tell(rule("BRW-22.1"), || {
                Message::new("final-score")
                    .with("party", party)
                    .with("score", score)
            });
        }
        let message = self.party_arg(winner);
        match winner {
            Party::ROSE => self.tell(rule("BRW-22.2"), || Message::new("rose-wins")),
            _ => self.tell(rule("BRW-22.7"), || {
                Message::new("wins").with("mage", message)
            }),
        }
    }
}
