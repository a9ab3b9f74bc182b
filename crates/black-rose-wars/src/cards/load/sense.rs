//! Sentences that can be read but make no sense on their card.
//!
//! The operations are looked at in their serialised form: a number that is too great or a word that
//! needs something is the same mistake in whatever operation it stands.

use super::super::mentions::any;
use super::super::program::{Op, Ref, Who};
use serde_json::Value;

/// No number of a sentence is greater, so that no sum can overflow.
pub(super) const GREATEST: u64 = 20;

/// Where a sentence stands: what it can speak of.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Place {
    /// Something has set it off.
    pub(super) triggered: bool,
    /// It stands on an evocation or an upgrade.
    pub(super) figure: bool,
    /// It stands on a card that a mage bears.
    pub(super) borne: bool,
    /// It is in force while the card is in play.
    pub(super) lasting: bool,
    /// It stands on a spell.
    pub(super) spell: bool,
    /// It stands in a loop.
    pub(super) looped: bool,
    /// It is a rule in force.
    pub(super) rule: bool,
}

/// What is wrong with a sentence at this place.
pub(super) fn complaint(op: &Op, place: Place) -> Option<&'static str> {
    let value = serde_json::to_value(op).ok()?;
    let place = Place {
        rule: matches!(op, Op::Modify(_)),
        ..place
    };
    out_of_place(op, place).or_else(|| look("", &value, place))
}

fn out_of_place(op: &Op, place: Place) -> Option<&'static str> {
    match op {
        Op::On { .. } | Op::Modify(_) if !place.lasting => {
            Some("only a card that stays in play has abilities and rules")
        }
        Op::Stable { .. } if !place.spell => Some("only spells have stable effects"),
        Op::Reinforce { .. } if !place.spell => Some("only spells have reinforcements"),
        op if any(op, &takes_evocations_for_players) => {
            Some("the assigned evocations are no players")
        }
        _ => None,
    }
}

/// Only players have power, misfortunes, spells and trophies.
fn takes_evocations_for_players(op: &Op) -> bool {
    let assigned = |who: &Who| *who == Who::Ref(Ref::Assigned);
    match op {
        Op::GainPp { who, .. } | Op::LosePp { who, .. } => assigned(who),
        Op::StealPp { from, to, .. } => assigned(from) || assigned(to),
        Op::AssignMisfortune { to, .. } | Op::GiveSpell { to, .. } => assigned(to),
        Op::DiscardMisfortune { from, .. } => assigned(from),
        Op::GainTrophy { from, to, .. } | Op::GiveTrophy { from, to, .. } => {
            [*from, *to].contains(&Ref::Assigned)
        }
        _ => false,
    }
}

fn look(key: &str, value: &Value, place: Place) -> Option<&'static str> {
    match value {
        Value::Number(number) if !is_index(key) && number.as_u64() > Some(GREATEST) => {
            Some("expected numbers up to 20")
        }
        Value::String(word) => needs(key, word, place),
        Value::Array(items) => items.iter().find_map(|item| look(key, item, place)),
        Value::Object(fields) => {
            let op = fields.get("op");
            let inner = within(op.and_then(Value::as_str), place);
            // What the operation itself needs is the better complaint. Triggers have words of
            // their own for who does something.
            let rest = fields
                .iter()
                .filter(|(key, _)| *key != "op" && *key != "when");
            let mut rest = rest.map(|(key, value)| match key.as_str() {
                "do" | "else" => look(key, value, inner),
                _ => look(key, value, place),
            });
            op.and_then(|op| look("op", op, place))
                .or_else(|| rest.find_map(|complaint| complaint))
        }
        _ => None,
    }
}

/// What the steps inside of an operation can speak of.
fn within(op: Option<&str>, place: Place) -> Place {
    match op {
        Some("on" | "stable") => Place {
            triggered: true,
            ..place
        },
        Some("for_each") => Place {
            looped: true,
            ..place
        },
        _ => place,
    }
}

/// Keys whose numbers are places in lists of the pack.
fn is_index(key: &str) -> bool {
    matches!(
        key,
        "evocation" | "misfortune" | "upgrade" | "room" | "in_room" | "not_rooms"
    )
}

fn needs(key: &str, word: &str, place: Place) -> Option<&'static str> {
    let damage =
        key == "op" && matches!(word, "ignore_damage" | "redirect_damage" | "ignore_spell");
    let past = damage || word.starts_with("trigger");
    if past && !place.triggered {
        return Some("nothing has set this off: only traps, protections and abilities answer");
    }
    // Life, strength and move depend on the rules in force: such a rule would ask for itself.
    let value = word == "speed" || key == "count" && matches!(word, "life" | "strength_sum");
    if place.rule && value {
        return Some("a rule in force cannot count life or strength");
    }
    let cube = key == "op" && word == "place_cube";
    if cube && !place.borne {
        return Some("only misfortunes have places for cubes");
    }
    match word {
        "this" if !place.figure && !place.borne => Some("only evocations are `this figure`"),
        "owner" | "assigner" if key != "control" && !place.figure => {
            Some("only evocations have an owner")
        }
        "bearer" if key != "by" && !place.borne && !place.figure => {
            Some("only misfortunes and Nightmares have a bearer")
        }
        "item" | "item.bearer" | "item.cell" if !place.looped => {
            Some("there is no loop that would say who is meant")
        }
        _ => None,
    }
}
