//! What the blocks of card files may say.

use cardtext::Schema;

const TRANSLATED: [&str; 2] = ["name.pl", "name.ru"];

/// Keys that only tell where things are drawn.
pub(super) const DRAWING: &[&str] = &["at"];

pub(super) const AREA_TYPE: Schema = Schema {
    kind: "type of areas",
    required: &["name"],
    optional: &[TRANSLATED[0], TRANSLATED[1], "text"],
};

pub(super) const AREA: Schema = Schema {
    kind: "area",
    required: &["name", "type", "at", "adjacent"],
    optional: &[TRANSLATED[0], TRANSLATED[1], "colour", "region"],
};

pub(super) const GUARDIAN: Schema = Schema {
    kind: "Guardian",
    required: &[
        "name", "attack", "magic", "wisdom", "health", "ability", "when", "limit", "text",
    ],
    optional: &[TRANSLATED[0], TRANSLATED[1], "ability.pl", "ability.ru"],
};

pub(super) const EQUIPMENT: Schema = Schema {
    kind: "piece of equipment",
    required: &["name", "icons", "uses", "when", "text"],
    optional: &[TRANSLATED[0], TRANSLATED[1], "cost", "limit", "range"],
};

pub(super) const ENCOUNTER: Schema = Schema {
    kind: "encounter",
    required: &["name", "icons", "cost", "text"],
    optional: &[TRANSLATED[0], TRANSLATED[1], "range"],
};

pub(super) const SPELL: Schema = Schema {
    kind: "spell",
    required: &["name", "icons", "kind", "text"],
    optional: &[TRANSLATED[0], TRANSLATED[1], "cost", "when", "range"],
};

pub(super) const TRAP: Schema = Schema {
    kind: "trap",
    required: &["name", "icons"],
    optional: &[TRANSLATED[0], TRANSLATED[1], "cost", "guardian", "monster"],
};

pub(super) const CORRUPTION: Schema = Schema {
    kind: "Dark Corruption card",
    required: &["name", "symbols", "dusk"],
    optional: &[TRANSLATED[0], TRANSLATED[1], "combat"],
};

pub(super) const MISSION: Schema = Schema {
    kind: "mission",
    required: &["name", "area", "text"],
    optional: &TRANSLATED,
};

pub(super) const ACHIEVEMENT: Schema = Schema {
    kind: "achievement",
    required: &["name", "copies", "task", "reward.1"],
    optional: &[
        TRANSLATED[0],
        TRANSLATED[1],
        "reward.2",
        "reward.3",
        "reward.4",
    ],
};

pub(super) const EVENT: Schema = Schema {
    kind: "Dark Event",
    required: &["name", "creates", "text"],
    optional: &[TRANSLATED[0], TRANSLATED[1], "echo"],
};

pub(super) const EVENT_MAP: Schema = Schema {
    kind: "Dark Event Map",
    required: &["name", "abysses", "monsters"],
    optional: &TRANSLATED,
};

pub(super) const ATTACK: Schema = Schema {
    kind: "Monster Attack card",
    required: &["name", "hound", "hunter", "leader", "priestess", "echo"],
    optional: &TRANSLATED,
};

pub(super) const MONSTER: Schema = Schema {
    kind: "monster",
    required: &["name", "glory", "text"],
    optional: &TRANSLATED,
};

pub(super) const GOAL: Schema = Schema {
    kind: "goal token",
    required: &["name", "goal"],
    optional: &[TRANSLATED[0], TRANSLATED[1], "text"],
};

pub(super) const TOKEN: Schema = Schema {
    kind: "token",
    required: &["name", "text"],
    optional: &TRANSLATED,
};

pub(super) const VIRTUAL: Schema = Schema {
    kind: "Virtual Guardian card",
    required: &[
        "name",
        "1-2.green",
        "1-2.purple",
        "1-2.orange",
        "3-4.green",
        "3-4.purple",
        "3-4.orange",
        "5-6.green",
        "5-6.purple",
        "5-6.orange",
        "7-8.green",
        "7-8.purple",
        "7-8.orange",
    ],
    optional: &TRANSLATED,
};

pub(super) const TRAIL: Schema = Schema {
    kind: "Order Trail card",
    required: &["name", "text"],
    optional: &TRANSLATED,
};

pub(super) const SPACE: Schema = Schema {
    kind: "space of the Darkest Doom track",
    required: &["name", "text"],
    optional: &TRANSLATED,
};

pub(super) const TRACK: Schema = Schema {
    kind: "track",
    required: &["difficulty"],
    optional: &[],
};
