//! What the blocks of card files may say.

use cardtext::Schema;

pub(super) const SPELL: Schema = Schema {
    kind: "spell",
    required: &["name", "deck", "copies", "top", "top.text"],
    optional: &[
        "name.pl",
        "name.ru",
        "rule",
        "instability",
        "top.when",
        "bottom",
        "bottom.when",
        "bottom.text",
    ],
};

pub(super) const QUEST: Schema = Schema {
    kind: "quest",
    required: &["name", "moon", "task", "shown", "reward", "text"],
    optional: &["name.pl", "name.ru", "rule", "slots"],
};

pub(super) const EVENT: Schema = Schema {
    kind: "event",
    required: &["name", "moon", "phase", "power", "text"],
    optional: &["name.pl", "name.ru", "rule", "crown", "slot"],
};

pub(super) const EVOCATION: Schema = Schema {
    kind: "evocation",
    required: &[
        "name",
        "archetype",
        "copies",
        "figures",
        "life",
        "strength",
        "move",
    ],
    optional: &[
        "name.pl",
        "name.ru",
        "rule",
        "pool",
        "large",
        "forgotten",
        "text",
    ],
};

pub(super) const UPGRADE: Schema = Schema {
    kind: "upgrade",
    required: &["name", "copies", "text"],
    optional: &["name.pl", "name.ru", "rule"],
};

pub(super) const MISFORTUNE: Schema = Schema {
    kind: "misfortune",
    required: &["name", "copies", "slots", "text"],
    optional: &["name.pl", "name.ru", "rule"],
};

pub(super) const ROOM: Schema = Schema {
    kind: "room",
    required: &["name", "colour", "slots", "flags", "destroyed", "rebuilt"],
    optional: &["name.pl", "name.ru", "rule", "lies"],
};

pub(super) const ORDER: Schema = Schema {
    kind: "order card",
    required: &["name", "moon", "step.1.text"],
    optional: &[
        "name.pl",
        "name.ru",
        "rule",
        "instability",
        "another",
        "step.1",
        "step.2",
        "step.2.text",
        "step.3",
        "step.3.text",
        "react",
        "react.text",
    ],
};

pub(super) const AVATAR: Schema = Schema {
    kind: "Avatar",
    required: &["name", "life", "strength", "move", "orders", "text"],
    optional: &["name.pl", "name.ru", "rule"],
};

pub(super) const MAGE: Schema = Schema {
    kind: "mage",
    required: &[
        "name", "life", "strength", "move", "quests", "hand", "actions", "spell",
    ],
    optional: &["name.pl", "name.ru", "rule"],
};

pub(super) const SCHOOL: Schema = Schema {
    kind: "school",
    required: &[
        "name",
        "grimoire.1",
        "grimoire.1.name",
        "grimoire.2",
        "grimoire.2.name",
    ],
    optional: &[
        "name.pl",
        "name.ru",
        "rule",
        "grimoire.1.name.pl",
        "grimoire.1.name.ru",
        "grimoire.2.name.pl",
        "grimoire.2.name.ru",
    ],
};
