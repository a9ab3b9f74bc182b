//! What players did with which cards: spells learned and their level at the end, actions performed.

use crate::cards::SpellId;
use crate::game::Spellbook;
use crate::play::spell_target;
use crate::play::state::State;
use table::uses::{Clue, from_events};
use table::{CardUse, Event, Target};

/// The events that tell which actions of spells and of the table were performed.
const CLUES: [Clue; 2] = [acts("acts", "used"), acts("copies", "copied")];

const fn acts(message: &'static str, how: &'static str) -> Clue {
    Clue {
        message,
        seat: "seat",
        card: "action",
        how,
    }
}

impl Spellbook {
    /// Adds the spells each player has learned, and what was done with them and with the basic
    /// actions.
    pub(crate) fn tell_uses(state: &State, events: &[Event], uses: &mut Vec<CardUse>) {
        for seat in state.seats() {
            for (colour, learned) in state.player(seat).learned() {
                let card = spell_target(state.spells[colour.index()]);
                let of = |how| CardUse { seat, how, card };
                uses.extend([of("learned"), of(level(learned.level))]);
            }
        }
        from_events(events, &CLUES, entry, uses);
    }
}

/// A spell that ended at a level.
fn level(level: u8) -> &'static str {
    match level {
        ..=3 => "level 3",
        4 => "level 4",
        _ => "level 5",
    }
}

/// The entry of the catalogue: a spell instead of one of its levels.
fn entry(action: Target) -> Option<Target> {
    match action {
        Target::Card(code) => Some(spell_target(SpellId((code & 0xff) as u8))),
        Target::Kind(_) => Some(action),
        _ => None,
    }
}
