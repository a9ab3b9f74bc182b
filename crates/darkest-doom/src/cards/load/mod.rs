//! From card files to a [`Pack`]: words first, then the sentences that use them.

mod board;
mod decks;
mod map;
mod resources;
mod schemas;
mod sense;
mod solo;
mod whole;

use super::grammar::Sentence;
use super::grammar::headers::AreaList;
use super::lower::{Structures, Voice};
use super::pack::{Effect, Names, Pack};
use super::program::{AreaId, Op};
use super::{alternatives, compile};
use crate::map::MOST_AREAS;
use cardtext::{Block, Diagnostic, Diagnostics, Loading, Schema, Sources, fingerprint, nearest};
use sense::{Known, Place};

/// The kinds of blocks, with what a pack may hold of them at most.
const KINDS: [(&str, &Schema, usize, &str); 20] = [
    ("area_type", &schemas::AREA_TYPE, 10, "types of areas"),
    ("area", &schemas::AREA, MOST_AREAS, "areas"),
    ("guardian", &schemas::GUARDIAN, 16, "Guardians"),
    ("equipment", &schemas::EQUIPMENT, 60, "kinds of equipment"),
    ("trap", &schemas::TRAP, 60, "kinds of traps"),
    ("encounter", &schemas::ENCOUNTER, 60, "kinds of encounters"),
    ("spell", &schemas::SPELL, 60, "kinds of spells"),
    (
        "corruption",
        &schemas::CORRUPTION,
        120,
        "Dark Corruption cards",
    ),
    ("mission", &schemas::MISSION, 120, "missions"),
    (
        "achievement",
        &schemas::ACHIEVEMENT,
        120,
        "kinds of achievements",
    ),
    ("event", &schemas::EVENT, 120, "Dark Events"),
    ("event_map", &schemas::EVENT_MAP, 120, "Dark Event Maps"),
    ("attack", &schemas::ATTACK, 120, "Monster Attack cards"),
    ("monster", &schemas::MONSTER, 3, "monsters"),
    ("goal", &schemas::GOAL, 8, "goal tokens"),
    ("token", &schemas::TOKEN, 3, "tokens"),
    ("virtual", &schemas::VIRTUAL, 120, "Virtual Guardian cards"),
    ("trail", &schemas::TRAIL, 120, "Order Trail cards"),
    (
        "space",
        &schemas::SPACE,
        5,
        "spaces of the Darkest Doom track",
    ),
    ("track", &schemas::TRACK, 1, "round tracks"),
];

/// How many sentences a text may have.
const MOST_SENTENCES: usize = 12;
/// How many steps they may have together.
const MOST_STEPS: usize = 60;
/// How often a card may exist.
const MOST_COPIES: u8 = 12;

impl Pack {
    /// The copies of all Citadel Resource cards together: who numbers them in a byte looks one
    /// number further.
    pub const MOST_RESOURCE_CARDS: usize = 254;
    /// The copies of all achievements together.
    pub const MOST_ACHIEVEMENT_CARDS: usize = 254;

    /// Reads a pack.
    ///
    /// # Errors
    /// All mistakes of all files.
    pub fn load(sources: &Sources) -> Result<Self, Diagnostics> {
        let (loading, blocks) = Loading::blocks(sources);
        let mut loader = Loader {
            loading,
            pack: Pack {
                hash: fingerprint(&blocks, schemas::DRAWING),
                ..Pack::default()
            },
            structures: Structures::default(),
        };
        let sorted = loader.sort(&blocks);
        loader.words(&sorted);
        loader.areas(&sorted);
        loader.area_types(&sorted);
        loader.guardians(&sorted);
        loader.resources(&sorted);
        loader.decks(&sorted);
        loader.board(&sorted);
        loader.solo(&sorted);
        loader.whole(&sorted);
        let Loader {
            loading, mut pack, ..
        } = loader;
        pack.vocabulary = loading.vocabulary;
        let mut pack = Diagnostics::check(sources, loading.problems, pack)?;
        compile::finish(&mut pack);
        alternatives::fill(&mut pack);
        Ok(pack)
    }
}

/// The blocks by kind, in the order of files and lines.
struct Sorted<'b, 's>([Vec<&'b Block<'s>>; KINDS.len()]);

impl<'b, 's> Sorted<'b, 's> {
    fn of(&self, kind: &str) -> &[&'b Block<'s>] {
        let at = KINDS.iter().position(|(name, ..)| *name == kind);
        at.map_or(&[], |at| &self.0[at])
    }

    /// The first block of all, for mistakes that have no place.
    fn first(&self) -> Option<&'b Block<'s>> {
        self.0.iter().flatten().copied().next()
    }
}

struct Loader {
    loading: Loading,
    pack: Pack,
    structures: Structures,
}

impl Loader {
    fn sort<'b, 's>(&mut self, blocks: &'b [Block<'s>]) -> Sorted<'b, 's> {
        let mut sorted = Sorted([const { Vec::new() }; KINDS.len()]);
        for block in blocks {
            let kind = block.kind.as_ref().map_or("", |kind| kind.value);
            let Some(at) = KINDS.iter().position(|(name, ..)| *name == kind) else {
                self.unknown_kind(block);
                continue;
            };
            sorted.0[at].push(block);
            block.check(KINDS[at].1, &mut self.loading.problems);
        }
        for ((_, _, most, what), blocks) in KINDS.iter().zip(&mut sorted.0) {
            self.loading.limit(blocks, *most, what);
            blocks.truncate(*most);
        }
        sorted
    }

    fn unknown_kind(&mut self, block: &Block<'_>) {
        let names = KINDS.map(|(name, ..)| name);
        let (message, span, help) = match &block.kind {
            Some(kind) => (
                format!("there is no kind of block `{}`", kind.value),
                kind.span.clone(),
                nearest(kind.value, names).map(|near| format!("did you mean `{near}`?")),
            ),
            None => (
                format!("the block `{}` has no kind", block.id.value),
                block.id.span.clone(),
                None,
            ),
        };
        let help = help.unwrap_or_else(|| format!("the kinds are {}", names.join(", ")));
        let label = "expected a kind and an id, such as `[spell reaper]`";
        let problem = Diagnostic::new(block.file, span, message, label);
        self.loading.problems.push(problem.with_help(Some(help)));
    }

    /// Collects the names that sentences use before any sentence is read.
    fn words(&mut self, sorted: &Sorted<'_, '_>) {
        for block in sorted.of("area") {
            let names = Names::of_block(block);
            let known = |word: &str| word.to_lowercase() == names.en.to_lowercase();
            if self.loading.vocabulary.words("area").any(known) {
                let message = format!("there are two areas of the name `{}`", names.en);
                self.loading.at_id(block, message, "a second time");
            }
            self.loading.vocabulary.add_names("area", &names);
        }
    }

    fn copies(&mut self, block: &Block<'_>) -> u8 {
        let copies = self.loading.number(block, "copies", 1..=MOST_COPIES);
        copies.unwrap_or(1)
    }

    /// A list of different areas.
    fn area_list(&mut self, block: &Block<'_>, key: &str) -> Vec<AreaId> {
        let list = self.loading.value::<AreaList>(block, key, "list of areas");
        let list = list.map(|list| list.0).unwrap_or_default();
        for (index, area) in list.iter().enumerate() {
            if list[..index].contains(area) {
                let name = self.loading.vocabulary.word("area", area.index());
                let message = format!("`{}` stands here twice", name.unwrap_or_default());
                let label = "expected different areas";
                self.loading.at_value(block, key, message, label);
            }
        }
        list
    }

    /// The sentences of a key: as they are written and as they mean.
    fn effect(&mut self, block: &Block<'_>, key: &str, place: Place) -> Effect {
        let sentences = self.loading.spanned::<Sentence>(block, key, "sentence");
        self.sense(block, key, place, sentences)
    }

    fn sense(
        &mut self,
        block: &Block<'_>,
        key: &str,
        place: Place,
        sentences: Vec<cardtext::Spanned<Sentence>>,
    ) -> Effect {
        let mut effect = Effect::default();
        let mut known = Known::nothing(self.structures);
        if sentences.len() > MOST_SENTENCES {
            let (id, number) = (block.id.value, sentences.len());
            let message = format!("`{key}` of `{id}` has {number} sentences");
            let label = format!("a text has at most {MOST_SENTENCES}");
            self.loading.at_value(block, key, message, &label);
        }
        for sentence in sentences {
            let ops = Voice::new(self.structures).steps(&sentence.value);
            let complaint = ops
                .iter()
                .find_map(|op| sense::complaint(op, place, &mut known));
            if let Some(complaint) = complaint {
                let message = "this sentence makes no sense here";
                let problem = Diagnostic::new(block.file, sentence.span, message, complaint);
                self.loading.problems.push(problem);
            }
            effect.ops.extend(ops);
            effect.written.push(sentence.value);
        }
        if steps(&effect.ops) > MOST_STEPS {
            let message = format!("`{key}` of `{}` is too long", block.id.value);
            let label = format!("a text has at most {MOST_STEPS} steps");
            self.loading.at_value(block, key, message, &label);
        }
        effect
    }
}

/// How many operations there are, those within others included.
fn steps(ops: &[Op]) -> usize {
    let inner = |op: &Op| sense::parts(op).into_iter().map(steps).sum::<usize>();
    ops.iter().map(|op| 1 + inner(op)).sum()
}
