//! What players did with which cards: realm cards held at the end, cursed items used.

use crate::game::FantasyRealms;
use crate::play::hoard::item;
use crate::play::state::State;
use crate::play::zones::card;
use table::CardUse;

impl FantasyRealms {
    /// Adds the cards and items each player ended with.
    pub(crate) fn tell_uses(state: &State, uses: &mut Vec<CardUse>) {
        for seat in state.seats() {
            let of = |how, card| CardUse { seat, how, card };
            let hoard = &state.hoard;
            let kept = hoard.face_up[seat.index()].into_iter();
            let kept = kept.chain(hoard.aside[seat.index()].iter());
            uses.extend(state.hand(seat).iter().map(|it| of("held", card(it))));
            uses.extend(kept.map(|it| of("held", item(it))));
            let used = hoard.face_down[seat.index()].iter();
            uses.extend(used.map(|it| of("used", item(it))));
        }
    }
}
