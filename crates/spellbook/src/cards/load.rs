//! From card files to a [`Pack`].

use super::check::{GREATEST_POINTS, Sense, basic_complaint, order_complaint};
use super::pack::{BasicAction, Level, Pack, Spell};
use super::{Clause, Phase};
use crate::materia::Colour;
use cardtext::{
    Block, Diagnostic, Diagnostics, Loading, Names, Phrase, Schema, Sources, Value, Vocabulary,
    fingerprint,
};

const SPELL: Schema = Schema {
    kind: "spell",
    required: &["name", "colour", "set"],
    optional: &[
        "name.pl", "name.ru", "also", "phase", "rule", "points.3", "level.3", "points.4",
        "level.4", "points.5", "level.5",
    ],
};

const ACTION: Schema = Schema {
    kind: "basic action",
    required: &["name", "phase", "effect"],
    optional: &["name.pl", "name.ru", "rule"],
};

/// The keys of the three levels.
const KEYS: [(&str, &str); 3] = [
    ("points.3", "level.3"),
    ("points.4", "level.4"),
    ("points.5", "level.5"),
];

/// What explains a spell that names no rule of its own.
const GENERAL_RULE: &str = "SB-7.1";

pub(super) fn load(sources: &Sources) -> Result<Pack, Diagnostics> {
    let (loading, blocks) = Loading::blocks(sources);
    let mut loader = Loader {
        pack: Pack {
            spells: Vec::new(),
            actions: Vec::new(),
            hash: fingerprint(&blocks, &[]),
            vocabulary: Vocabulary::new(),
        },
        loading,
    };
    for block in &blocks {
        match block.kind.as_ref().map(|kind| kind.value) {
            None => loader.spell(block),
            Some("action") => loader.action(block),
            Some(_) => loader.loading.unknown_kind(block, &["action"], "spell"),
        }
    }
    loader.check_colours(&blocks);
    // In the order of the rules, whatever file a card stands in: by colour and set; by phase.
    loader
        .pack
        .spells
        .sort_by_key(|spell| (spell.colour, spell.set));
    loader.pack.actions.sort_by_key(|action| action.phase);
    Diagnostics::check(sources, loader.loading.problems, loader.pack)
}

struct Loader {
    pack: Pack,
    loading: Loading,
}

impl Loader {
    fn spell(&mut self, block: &Block<'_>) {
        block.check(&SPELL, &mut self.loading.problems);
        let names = Names::of_block(block);
        let known = |spell: &Spell| spell.names.en.eq_ignore_ascii_case(&names.en);
        if self.pack.spells.iter().any(known) {
            let message = format!("there are two spells `{}`", names.en);
            self.loading.at_id(block, message, "a second time");
        }
        if self.pack.spells.len() == Pack::MOST_SPELLS {
            let message = format!("a pack holds at most {} spells", Pack::MOST_SPELLS);
            self.loading.at_id(block, message, "this one is too many");
            return;
        }
        let phase: Option<Phase> = self.loading.value(block, "phase", "phase");
        let levels = KEYS.map(|keys| self.level(block, keys, phase));
        let also = block.value("also").map(Value::text).unwrap_or_default();
        let also = also.split(',').map(|name| name.trim().to_owned());
        let spell = Spell {
            id: block.id.value.to_owned(),
            names,
            also: also.filter(|name| !name.is_empty()).collect(),
            colour: self
                .loading
                .value(block, "colour", "colour")
                .unwrap_or(Colour::Red),
            set: self.loading.value(block, "set", "set").unwrap_or(0),
            phase,
            rule: rule(block),
            levels,
        };
        self.pack.spells.push(spell);
    }

    fn level(&mut self, block: &Block<'_>, keys: (&str, &str), phase: Option<Phase>) -> Level {
        let before = self.loading.problems.len();
        let clauses: Vec<Clause> = self.sentences(block, keys.1, "sentence of a level");
        let points = self.points(block, keys.0);
        let level = Level::of(points, clauses);
        // A level that could not be read would only be blamed for what it was not read to say.
        if self.loading.problems.len() > before {
            return level;
        }
        if points.is_none() && level.scores.is_empty() {
            let message = format!("`{}` has no `{}`", block.id.value, keys.0);
            let label = "a level needs points, or a sentence that pays at the end of the game";
            self.loading.at_id(block, message, label);
        }
        let complaint = match phase {
            None if !level.acts.is_empty() => {
                Some("a spell with actions needs a line `phase: ...`")
            }
            _ => order_complaint(&level.acts),
        };
        self.loading.complain(block, keys.1, complaint);
        level
    }

    fn action(&mut self, block: &Block<'_>) {
        block.check(&ACTION, &mut self.loading.problems);
        if self.pack.actions.len() == Pack::MOST_ACTIONS {
            let message = format!("a pack holds at most {} basic actions", Pack::MOST_ACTIONS);
            self.loading.at_id(block, message, "this one is too many");
            return;
        }
        let effects = self.sentences(block, "effect", "sentence of a basic action");
        self.loading
            .complain(block, "effect", basic_complaint(&effects));
        let phase = self.loading.value(block, "phase", "phase");
        self.pack.actions.push(BasicAction {
            id: block.id.value.to_owned(),
            names: Names::of_block(block),
            phase: phase.unwrap_or(Phase::Morning),
            rule: rule(block),
            effects,
        });
    }

    /// SB-1.6: seven colours, at least one spell of each.
    fn check_colours(&mut self, blocks: &[Block<'_>]) {
        let lacks = |colour: &Colour| self.pack.of_colour(*colour).next().is_none();
        let missing = Colour::ALL.into_iter().find(lacks);
        if let (Some(colour), Some(block)) = (missing, blocks.first()) {
            let message = format!("this pack has no {} spell", colour.names()[0]);
            self.loading
                .at_id(block, message, "a game needs one spell of each colour");
        } else if missing.is_some() {
            self.loading.problems.push(Diagnostic::new(
                "pack",
                0..0,
                "this pack is empty",
                "a game needs one spell of each colour",
            ));
        }
    }

    fn points(&mut self, block: &Block<'_>, key: &str) -> Option<i16> {
        let limits = -GREATEST_POINTS..=GREATEST_POINTS;
        self.loading.number(block, key, limits)
    }

    fn sentences<T: Phrase + Sense>(&mut self, block: &Block<'_>, key: &str, what: &str) -> Vec<T> {
        self.loading.sentences(block, key, what, T::complaint)
    }
}

fn rule(block: &Block<'_>) -> String {
    let rule = block.value("rule").map(Value::text);
    rule.unwrap_or_else(|| GENERAL_RULE.to_owned())
}
