//! The order of play (DD-5.3, DD-5.21).

use crate::play::state::Participant;
use crate::play::{Play, rule};
use smallvec::SmallVec;
use std::cmp::Reverse;
use table::{Message, Target};

/// Everybody's rolls, one after another as far as ties made them necessary.
pub type Rolls = SmallVec<[(Participant, SmallVec<[u8; 2]>); 4]>;

impl Play<'_> {
    /// D1: everybody rolls the Destiny die, the tied ones again (DD-5.3).
    pub(super) fn roll_for_order(&mut self) {
        let mut rolls: Rolls = self
            .state
            .participants()
            .map(|who| (who, SmallVec::new()))
            .collect();
        while let Some(results) = first_tie(&rolls) {
            for at in 0..rolls.len() {
                if rolls[at].1 == results {
                    let result = self.roll_one(rolls[at].0);
                    rolls[at].1.push(result);
                }
            }
        }
        rolls.sort_by(|a, b| b.1.cmp(&a.1));
        self.state.order = rolls.into_iter().map(|(who, _)| who).collect();
        self.tell_order();
    }

    fn roll_one(&mut self, who: Participant) -> u8 {
        let result = self.next_destiny();
        let guardian = self.guardian_arg(who);
        self.tell(rule("DD-5.3"), || {
            let message = Message::new("rolls-for-order").with("guardian", guardian);
            message.with("n", usize::from(result))
        });
        result
    }

    /// K6: the most Daily Glory first; ties keep their order, the absorbed are last (DD-5.21).
    pub(super) fn order_by_glory(&mut self) {
        let state = &mut *self.state;
        let (guardians, players) = (&state.guardians, &state.players);
        let absorbed = |who: Participant| {
            let player = players.get(who.index());
            player.is_some_and(|player| player.absorbed.is_some())
        };
        let key = |who: &Participant| (absorbed(*who), Reverse(guardians[who.index()].glory));
        state.order.sort_by_key(key);
        self.tell_order();
    }

    fn tell_order(&mut self) {
        let order = self.state.order.clone();
        let order: Vec<Target> = order.iter().map(|who| self.guardian_arg(*who)).collect();
        self.tell(rule("DD-5.4"), || {
            Message::new("order-of-play").with("guardians", order)
        });
    }
}

/// Results that more than one participant has; at the start nobody has any.
#[must_use]
pub fn first_tie(rolls: &Rolls) -> Option<SmallVec<[u8; 2]>> {
    let same = |results: &SmallVec<[u8; 2]>| rolls.iter().filter(|it| it.1 == *results).count();
    let mut tied = rolls.iter().filter(|it| same(&it.1) > 1);
    tied.next().map(|(_, results)| results.clone())
}
