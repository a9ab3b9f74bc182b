//! The one way to move a token: every move keeps the limits and tells the tale (SB-4).

use super::state::{POOL_LIMIT, SPACES};
use super::{Play, rule, token_target};
use crate::materia::{Bag, Token};
use table::{Message, RuleId, Seat, Target};

/// Tokens as things to point at.
pub(crate) fn targets(bag: &Bag) -> Vec<Target> {
    bag.iter().map(token_target).collect()
}

impl Play<'_> {
    /// A random token leaves the pouch, which is refilled from the tray when it is empty (SB-4.12).
    fn draw_one(&mut self) -> Option<Token> {
        if self.state.pouch.is_empty() {
            self.refill();
        }
        let fixed = self.state.order.as_mut().and_then(|order| {
            let next = !order.pouch.is_empty();
            next.then(|| order.pouch.remove(0))
        });
        let drawn = match fixed {
            Some(token) => Some(token),
            None => {
                let place = self.state.chance.below(u32::from(self.state.pouch.len()));
                self.state.pouch.nth(place)
            }
        }?;
        self.state.pouch.remove(drawn);
        self.tale.chance();
        self.tale.reveal();
        Some(drawn)
    }

    fn refill(&mut self) {
        if self.state.tray.is_empty() {
            return;
        }
        self.state.pouch = std::mem::take(&mut self.state.tray);
        if let Some(order) = &mut self.state.order {
            let tray = std::mem::take(&mut order.tray);
            order.pouch = if order.stub { tray } else { Vec::new() };
        }
        self.tell(rule("SB-4.12"), || Message::new("refilled"));
    }

    /// A token goes to the discard tray.
    pub(crate) fn drop_in_tray(&mut self, token: Token) {
        self.state.tray.add(token);
        if let Some(order) = &mut self.state.order {
            order.tray.push(token);
        }
    }

    /// A token leaves the discard tray.
    fn pick_from_tray(&mut self, token: Token) {
        self.state.tray.remove(token);
        self.state.leftovers.remove(token);
        if let Some(order) = &mut self.state.order
            && let Some(at) = order.tray.iter().position(|it| *it == token)
        {
            order.tray.remove(at);
        }
    }

    /// Draws into a pool, as many as fit and are there (SB-4.3, SB-4.10, SB-4.13).
    pub(crate) fn draw(&mut self, seat: Seat, count: u8) {
        let mut drawn = Bag::EMPTY;
        for _ in 0..count {
            if self.state.player(seat).pool.len() >= POOL_LIMIT {
                break;
            }
            let Some(token) = self.draw_one() else {
                break;
            };
            self.state.players[seat.index()].pool.add(token);
            drawn.add(token);
        }
        if !drawn.is_empty() {
            self.tell(rule("SB-4.3"), || {
                let message = Message::new("drew").with("seat", seat);
                message.with("tokens", targets(&drawn))
            });
        }
    }

    /// Draws onto the altar; says how many came.
    pub(crate) fn draw_onto_altar(&mut self, count: u8, why: RuleId) -> u8 {
        let mut drawn = Bag::EMPTY;
        for _ in 0..count {
            let Some(token) = self.draw_one() else {
                break;
            };
            self.state.altar.add(token);
            drawn.add(token);
        }
        if !drawn.is_empty() {
            self.tell(why, || {
                Message::new("altar-gets").with("tokens", targets(&drawn))
            });
        }
        drawn.len()
    }

    /// Draws into the lower part of the solo opponent's board (SB-12.9, SB-12.11).
    pub(crate) fn draw_to_lower(&mut self, count: u8, why: &RuleId) {
        for _ in 0..count {
            let Some(token) = self.draw_one() else {
                break;
            };
            self.state.opponent.lower.add(token);
            self.tell(why.clone(), || {
                Message::new("opponent-drew").with("token", token_target(token))
            });
        }
    }

    /// Draws onto the solo opponent's track, where the altar has nothing to give (SB-12.4).
    pub(crate) fn draw_to_track(&mut self) {
        if let Some(token) = self.draw_one() {
            self.advance_track(token);
        }
    }

    /// A token of the altar goes to the solo opponent's track.
    pub(crate) fn altar_to_track(&mut self, token: Token) {
        self.state.altar.remove(token);
        self.advance_track(token);
    }

    fn advance_track(&mut self, token: Token) {
        let full = self.state.opponent.track.try_push(token).is_err();
        debug_assert!(!full, "the game ends when the track is full");
        let points = self.state.opponent.points();
        self.tell(rule("SB-12.4"), || {
            let message = Message::new("opponent-advances").with("token", token_target(token));
            message.with("points", points)
        });
    }

    /// A token of the altar goes to the lower part of the solo opponent's board.
    pub(crate) fn altar_to_lower(&mut self, token: Token) {
        self.state.altar.remove(token);
        self.state.opponent.lower.add(token);
        self.tell(rule("SB-12.9"), || {
            Message::new("opponent-gets").with("token", token_target(token))
        });
    }

    /// Everything on the altar goes to the tray.
    pub(crate) fn clear_altar(&mut self, why: RuleId) {
        let cleared = self.state.altar;
        self.altar_to_tray(&cleared);
        self.tell(why, || {
            Message::new("altar-cleared").with("tokens", targets(&cleared))
        });
    }

    /// These tokens of the altar go to the tray.
    pub(crate) fn altar_to_tray(&mut self, tokens: &Bag) {
        self.state.altar.remove_all(tokens);
        for token in tokens.iter() {
            self.drop_in_tray(token);
        }
    }

    /// A token of the altar goes to a pool (SB-4.4).
    pub(crate) fn take(&mut self, seat: Seat, token: Token) {
        self.state.altar.remove(token);
        self.state.players[seat.index()].pool.add(token);
        self.tell(rule("SB-4.4"), || {
            let message = Message::new("took").with("seat", seat);
            message.with("token", token_target(token))
        });
    }

    /// A token of a pool goes to the tray (SB-4.6).
    pub(crate) fn discard(&mut self, seat: Seat, token: Token) {
        self.state.players[seat.index()].pool.remove(token);
        self.drop_in_tray(token);
        self.tell(rule("SB-4.6"), || {
            let message = Message::new("discarded").with("seat", seat);
            message.with("token", token_target(token))
        });
    }

    /// Pool and altar exchange tokens, all at once (SB-4.7).
    pub(crate) fn swap_altar(&mut self, seat: Seat, get: &Bag, give: &Bag) {
        self.state.altar.remove_all(get);
        self.state.altar.add_all(give);
        let pool = &mut self.state.players[seat.index()].pool;
        pool.remove_all(give);
        pool.add_all(get);
        self.tell_swap(seat, get, give);
    }

    /// Pool and familiar board exchange tokens; the new ones lie on the same spaces (SB-8.9).
    pub(crate) fn swap_stored(&mut self, seat: Seat, get: &Bag, give: &Bag) {
        let player = &mut self.state.players[seat.index()];
        player.pool.remove_all(give);
        player.pool.add_all(get);
        let mut spaces = [false; SPACES];
        for (got, given) in get.iter().zip(give.iter()) {
            let stored = player.familiar.iter_mut().enumerate();
            let found = stored
                .into_iter()
                .find(|(at, token)| **token == got && !spaces[*at]);
            if let Some((at, token)) = found {
                *token = given;
                spaces[at] = true;
            }
        }
        self.tell_swap(seat, get, give);
    }

    fn tell_swap(&mut self, seat: Seat, get: &Bag, give: &Bag) {
        self.tell(rule("SB-4.7"), || {
            let message = Message::new("swapped").with("seat", seat);
            let message = message.with("given", targets(give));
            message.with("got", targets(get))
        });
    }

    /// A token of the pool goes to the familiar board.
    pub(crate) fn store_from_pool(&mut self, seat: Seat, token: Token) {
        self.state.players[seat.index()].pool.remove(token);
        self.store(seat, token, "stored");
    }

    /// A token of the altar goes to the familiar board.
    pub(crate) fn store_from_altar(&mut self, seat: Seat, token: Token) {
        self.state.altar.remove(token);
        self.store(seat, token, "stored-from-altar");
    }

    /// A token of the tray goes to the familiar board.
    pub(crate) fn store_from_tray(&mut self, seat: Seat, token: Token) {
        self.pick_from_tray(token);
        self.store(seat, token, "stored-from-tray");
    }

    /// On the lowest free space (SB-4.8); the last one triggers the end (SB-10.1).
    fn store(&mut self, seat: Seat, token: Token, message: &'static str) {
        let player = &mut self.state.players[seat.index()];
        let full = player.familiar.try_push(token).is_err();
        debug_assert!(!full, "nothing is stored on a full board");
        let points = super::state::FAMILIAR_POINTS[player.familiar.len()];
        let complete = player.familiar.is_full();
        self.tell(rule("SB-4.8"), || {
            let message = Message::new(message).with("seat", seat);
            let message = message.with("token", token_target(token));
            message.with("points", i32::from(points))
        });
        if complete {
            self.trigger_end(seat, "full-familiar");
        }
    }

    /// The end is near, once and for ever (SB-10.1, SB-14.5).
    pub(crate) fn trigger_end(&mut self, seat: Seat, message: &'static str) {
        self.state.ending = true;
        self.tell(rule("SB-10.1"), || Message::new(message).with("seat", seat));
    }
}
