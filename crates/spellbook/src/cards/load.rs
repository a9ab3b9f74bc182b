//! From card files to a [`Pack`].

use super::check::{GREATEST_POINTS, Sense, basic_complaint, order_complaint};
use super::pack::{BasicAction, Level, Names, Pack, Spell};
use super::{Clause, Phase};
use crate::materia::Colour;
use cardtext::{
    Block, Diagnostic, Diagnostics, Phrase, Reading, Schema, Sources, Spanned, Value, Vocabulary,
    nearest, read_blocks, reject_duplicate_ids,
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
    let mut problems = Vec::new();
    let mut blocks = read_blocks(sources, &mut problems);
    reject_duplicate_ids(&mut blocks, &mut problems);
    let mut loader = Loader {
        pack: Pack {
            spells: Vec::new(),
            actions: Vec::new(),
            hash: hash(sources),
            vocabulary: Vocabulary::new(),
        },
        problems,
    };
    for block in &blocks {
        match block.kind.as_ref().map(|kind| kind.value) {
            None => loader.spell(block),
            Some("action") => loader.action(block),
            Some(other) => loader.unknown_kind(block, other),
        }
    }
    loader.check_colours(&blocks);
    // In the order of the rules, whatever file a card stands in: by colour and set; by phase.
    loader
        .pack
        .spells
        .sort_by_key(|spell| (spell.colour, spell.set));
    loader.pack.actions.sort_by_key(|action| action.phase);
    Diagnostics::check(sources, loader.problems, loader.pack)
}

/// The hash of names and texts, each with its length so that nothing can move between them.
fn hash(sources: &Sources) -> [u8; 32] {
    let mut hasher = blake3::Hasher::new();
    for (name, text) in sources.iter() {
        for part in [name, text] {
            hasher.update(&(part.len() as u64).to_le_bytes());
            hasher.update(part.as_bytes());
        }
    }
    *hasher.finalize().as_bytes()
}

struct Loader {
    pack: Pack,
    problems: Vec<Diagnostic>,
}

impl Loader {
    fn spell(&mut self, block: &Block<'_>) {
        block.check(&SPELL, &mut self.problems);
        let names = names(block);
        let known = |spell: &Spell| spell.names.en.eq_ignore_ascii_case(&names.en);
        if self.pack.spells.iter().any(known) {
            let message = format!("there are two spells `{}`", names.en);
            self.problem_at_id(block, message, "a second time");
        }
        if self.pack.spells.len() == Pack::MOST_SPELLS {
            let message = format!("a pack holds at most {} spells", Pack::MOST_SPELLS);
            self.problem_at_id(block, message, "this one is too many");
            return;
        }
        let phase: Option<Phase> = self.value(block, "phase", "phase");
        let levels = KEYS.map(|keys| self.level(block, keys, phase));
        let also = block.value("also").map(Value::text).unwrap_or_default();
        let also = also.split(',').map(|name| name.trim().to_owned());
        let spell = Spell {
            id: block.id.value.to_owned(),
            names,
            also: also.filter(|name| !name.is_empty()).collect(),
            colour: self.value(block, "colour", "colour").unwrap_or(Colour::Red),
            set: self.value(block, "set", "set").unwrap_or(0),
            phase,
            rule: rule(block),
            levels,
        };
        self.pack.spells.push(spell);
    }

    fn level(&mut self, block: &Block<'_>, keys: (&str, &str), phase: Option<Phase>) -> Level {
        let before = self.problems.len();
        let clauses: Vec<Clause> = self.sentences(block, keys.1, "sentence of a level");
        let points = self.points(block, keys.0);
        let level = Level::of(points, clauses);
        // A level that could not be read would only be blamed for what it was not read to say.
        if self.problems.len() > before {
            return level;
        }
        if points.is_none() && level.scores.is_empty() {
            let message = format!("`{}` has no `{}`", block.id.value, keys.0);
            let label = "a level needs points, or a sentence that pays at the end of the game";
            self.problem_at_id(block, message, label);
        }
        let complaint = match phase {
            None if !level.acts.is_empty() => {
                Some("a spell with actions needs a line `phase: ...`")
            }
            _ => order_complaint(&level.acts),
        };
        self.complain(block, keys.1, complaint);
        level
    }

    fn action(&mut self, block: &Block<'_>) {
        block.check(&ACTION, &mut self.problems);
        if self.pack.actions.len() == Pack::MOST_ACTIONS {
            let message = format!("a pack holds at most {} basic actions", Pack::MOST_ACTIONS);
            self.problem_at_id(block, message, "this one is too many");
            return;
        }
        let effects = self.sentences(block, "effect", "sentence of a basic action");
        self.complain(block, "effect", basic_complaint(&effects));
        let phase = self.value(block, "phase", "phase");
        self.pack.actions.push(BasicAction {
            id: block.id.value.to_owned(),
            names: names(block),
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
            self.problem_at_id(block, message, "a game needs one spell of each colour");
        } else if missing.is_some() {
            self.problems.push(Diagnostic::new(
                "pack",
                0..0,
                "this pack is empty",
                "a game needs one spell of each colour",
            ));
        }
    }

    fn unknown_kind(&mut self, block: &Block<'_>, kind: &str) {
        let help = nearest(kind, ["action"]).map(|near| format!("did you mean `{near}`?"));
        let span = block
            .kind
            .as_ref()
            .map_or(block.id.span.clone(), |kind| kind.span.clone());
        let message = format!("there is no kind of block `{kind}`");
        let label = "expected `action` or just the id of a spell";
        let problem = Diagnostic::new(block.file, span, message, label);
        self.problems.push(problem.with_help(help));
    }

    fn points(&mut self, block: &Block<'_>, key: &str) -> Option<i16> {
        let points: i16 = self.value(block, key, "number")?;
        if let (true, Some(value)) = (points.abs() > GREATEST_POINTS, block.value(key)) {
            let label = format!("expected a number from -{GREATEST_POINTS} to {GREATEST_POINTS}");
            let message = "these points are too great";
            self.problems
                .push(Diagnostic::new(block.file, value.span(), message, label));
        }
        Some(points)
    }

    fn value<T: Phrase>(&mut self, block: &Block<'_>, key: &str, what: &str) -> Option<T> {
        let value = block.value(key)?;
        self.reading().phrase(value, what)
    }

    fn sentences<T: Phrase + Sense>(&mut self, block: &Block<'_>, key: &str, what: &str) -> Vec<T> {
        let Some(value) = block.value(key) else {
            return Vec::new();
        };
        let sentences: Vec<Spanned<T>> = self.reading().sentences(value, what);
        for sentence in &sentences {
            if let Some(complaint) = sentence.value.complaint() {
                let message = format!("this {what} makes no sense");
                let span = sentence.span.clone();
                self.problems
                    .push(Diagnostic::new(block.file, span, message, complaint));
            }
        }
        sentences
            .into_iter()
            .map(|sentence| sentence.value)
            .collect()
    }

    fn complain(&mut self, block: &Block<'_>, key: &str, complaint: Option<&'static str>) {
        if let (Some(complaint), Some(value)) = (complaint, block.value(key)) {
            let message = format!("`{key}` of `{}` makes no sense", block.id.value);
            self.problems.push(Diagnostic::new(
                block.file,
                value.span(),
                message,
                complaint,
            ));
        }
    }

    fn reading(&mut self) -> Reading<'_> {
        Reading {
            vocabulary: &self.pack.vocabulary,
            problems: &mut self.problems,
        }
    }

    fn problem_at_id(&mut self, block: &Block<'_>, message: String, label: &str) {
        let span = block.id.span.clone();
        self.problems
            .push(Diagnostic::new(block.file, span, message, label));
    }
}

fn rule(block: &Block<'_>) -> String {
    let rule = block.value("rule").map(Value::text);
    rule.unwrap_or_else(|| GENERAL_RULE.to_owned())
}

fn names(block: &Block<'_>) -> Names {
    let tidy = |text: String| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let name = |key| block.value(key).map(|value| tidy(value.text()));
    let en = name("name").unwrap_or_default();
    Names {
        pl: name("name.pl").unwrap_or_else(|| en.clone()),
        ru: name("name.ru").unwrap_or_else(|| en.clone()),
        en,
    }
}
