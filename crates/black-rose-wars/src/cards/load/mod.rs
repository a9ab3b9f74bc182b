//! From card files to a [`Pack`]: words first, then the sentences that use them.

mod avatar;
mod cards;
mod people;
mod schemas;
mod sense;
mod spells;
mod whole;

use super::compile;
use super::grammar::headers::YesNo;
use super::grammar::{Sentence, When};
use super::lower::{Speaker, Voice};
use super::pack::{AvatarCard, Effect, InForce, Names, Pack, Written};
use super::program::{Op, Trigger};
use cardtext::{Block, Diagnostic, Diagnostics, Loading, Schema, Sources, fingerprint};
use schemas::{
    AVATAR, EVENT, EVOCATION, MAGE, MISFORTUNE, ORDER, QUEST, ROOM, SCHOOL, SPELL, UPGRADE,
};
use sense::Place;

/// The kinds of blocks beside spells, with what a pack may hold of them at most.
const KINDS: [(&str, &Schema, usize, &str); 11] = [
    ("school", &SCHOOL, 6, "schools"),
    ("mage", &MAGE, MOST_MAGES, "mages"),
    ("room", &ROOM, Pack::ROOMS, "rooms"),
    ("evocation", &EVOCATION, 60, "kinds of evocations"),
    ("upgrade", &UPGRADE, 60, "kinds of upgrades"),
    (
        "misfortune",
        &MISFORTUNE,
        MOST_MISFORTUNES,
        "kinds of misfortunes",
    ),
    ("quest", &QUEST, 250, "quests"),
    ("event", &EVENT, MOST_EVENTS, "events"),
    ("avatar_event", &EVENT, MOST_EVENTS, "events of the Avatar"),
    ("order", &ORDER, 250, "order cards"),
    ("avatar", &AVATAR, 1, "Avatars"),
];

/// How many different spells a pack may hold.
const MOST_SPELLS: usize = 250;
/// How many mages there may be to choose from.
const MOST_MAGES: usize = 16;
/// An action remembers the misfortunes of its mage as the bits of a byte.
const MOST_MISFORTUNES: usize = 8;
/// Events and events of the Avatar together: they are numbered through.
const MOST_EVENTS: usize = 250;
/// How many sentences a text may have.
const MOST_SENTENCES: usize = 20;
/// How often a card may exist.
const MOST_COPIES: u8 = 30;

impl Pack {
    /// The rooms of the Lodge (BRW-1.8).
    pub const ROOMS: usize = 19;
    /// The spells of a starting grimoire (BRW-3.2.7).
    pub const GRIMOIRE: usize = 6;
    /// The cards of all spells together: who numbers them in a byte looks one number further.
    pub const MOST_SPELL_CARDS: usize = 254;

    /// Reads a pack.
    ///
    /// # Errors
    /// All mistakes of all files.
    pub fn load(sources: &Sources) -> Result<Self, Diagnostics> {
        let (loading, blocks) = Loading::blocks(sources);
        let mut loader = Loader {
            loading,
            pack: empty(fingerprint(&blocks, &[])),
            own_spells: Vec::new(),
        };
        let sorted = loader.sort(&blocks);
        loader.words(&sorted);
        loader.own_spells(&sorted);
        loader.spells(&sorted);
        loader.mages(&sorted);
        loader.schools(&sorted);
        loader.board(&sorted);
        loader.decks(&sorted);
        loader.orders(&sorted);
        loader.whole(&sorted);
        let Loader {
            loading, mut pack, ..
        } = loader;
        pack.vocabulary = loading.vocabulary;
        let mut pack = Diagnostics::check(sources, loading.problems, pack)?;
        compile::finish(&mut pack);
        Ok(pack)
    }
}

fn empty(hash: [u8; 32]) -> Pack {
    Pack {
        spells: Vec::new(),
        schools: Vec::new(),
        quests: Vec::new(),
        events: Vec::new(),
        evocations: Vec::new(),
        figures: Vec::new(),
        upgrades: Vec::new(),
        misfortunes: Vec::new(),
        rooms: Vec::new(),
        orders: Vec::new(),
        avatar: AvatarCard::default(),
        mages: Vec::new(),
        programs: Vec::new(),
        alternatives: Vec::new(),
        cards: Vec::new(),
        trap_triggers: Vec::new(),
        protect_triggers: Vec::new(),
        hidden_tasks: Vec::new(),
        hash,
        vocabulary: cardtext::Vocabulary::new(),
    }
}

/// The blocks by kind, in the order of files and lines.
struct Sorted<'b, 's> {
    spells: Vec<&'b Block<'s>>,
    others: [Vec<&'b Block<'s>>; KINDS.len()],
}

impl<'b, 's> Sorted<'b, 's> {
    fn of(&self, kind: &str) -> &[&'b Block<'s>] {
        let at = KINDS.iter().position(|(name, ..)| *name == kind);
        at.map_or(&[], |at| &self.others[at])
    }
}

struct Loader {
    loading: Loading,
    pack: Pack,
    /// The id of every mage's own spell, in the order of the mages.
    own_spells: Vec<String>,
}

impl Loader {
    fn sort<'b, 's>(&mut self, blocks: &'b [Block<'s>]) -> Sorted<'b, 's> {
        let mut sorted = Sorted {
            spells: Vec::new(),
            others: [const { Vec::new() }; KINDS.len()],
        };
        for block in blocks {
            let kind = block.kind.as_ref().map(|kind| kind.value);
            let at = KINDS.iter().position(|(name, ..)| Some(*name) == kind);
            let (list, schema) = match (kind, at) {
                (None, _) => (&mut sorted.spells, &SPELL),
                (_, Some(at)) => (&mut sorted.others[at], KINDS[at].1),
                (Some(_), None) => {
                    let kinds = KINDS.map(|(name, ..)| name);
                    self.loading.unknown_kind(block, &kinds, "spell");
                    continue;
                }
            };
            list.push(block);
            block.check(schema, &mut self.loading.problems);
        }
        self.loading.limit(&sorted.spells, MOST_SPELLS, "spells");
        for ((_, _, most, what), blocks) in KINDS.iter().zip(&mut sorted.others) {
            self.loading.limit(blocks, *most, what);
            blocks.truncate(*most);
        }
        sorted.spells.truncate(MOST_SPELLS);
        let events = [sorted.of("event"), sorted.of("avatar_event")].concat();
        self.loading
            .limit(&events, MOST_EVENTS, "events of both kinds together");
        sorted
    }

    /// Collects the names that sentences use before any sentence is read.
    fn words(&mut self, sorted: &Sorted<'_, '_>) {
        for class in ["room", "evocation", "upgrade", "misfortune"] {
            for block in sorted.of(class) {
                let names = spoken(&Names::of_block(block));
                let known = |word: &str| word.to_lowercase() == names.en.to_lowercase();
                if self.loading.vocabulary.words(class).any(known) {
                    let message = format!("there are two of the name `{}`", names.en);
                    self.loading.at_id(block, message, "a second time");
                }
                self.loading.vocabulary.add_names(class, &names);
            }
        }
    }

    fn yes(&mut self, block: &Block<'_>, key: &str) -> bool {
        self.loading.value(block, key, "answer") == Some(YesNo::Yes)
    }

    fn copies(&mut self, block: &Block<'_>) -> u8 {
        let copies = self.loading.number(block, "copies", 1..=MOST_COPIES);
        copies.unwrap_or(1)
    }

    fn moon(&mut self, block: &Block<'_>) -> u8 {
        self.loading.number(block, "moon", 1..=3).unwrap_or(1)
    }

    /// A printed value of a figure, or a number of places or points.
    fn small(&mut self, block: &Block<'_>, key: &str, least: u8) -> u8 {
        let number = self.loading.number(block, key, least..=20);
        number.unwrap_or(least)
    }

    /// The condition of a trap or protection, or the challenge of a quest.
    fn when(&mut self, block: &Block<'_>, key: &str) -> Option<(When, Trigger)> {
        let mut conditions = self.loading.spanned::<When>(block, key, "condition");
        if conditions.len() > 1 {
            let message = format!("`{}` has more than one condition", block.id.value);
            self.loading
                .at_value(block, key, message, "expected one sentence");
        }
        let when = conditions.pop()?.value;
        let trigger = Voice::of(Speaker::Mage).trigger(&when);
        Some((when, trigger))
    }

    /// The sentences of a key: as they are written and as they mean.
    fn text(
        &mut self,
        block: &Block<'_>,
        key: &str,
        speaker: Speaker,
        place: Place,
    ) -> (Written, Vec<Op>) {
        let mut written = Written::default();
        let mut ops = Vec::new();
        let sentences = self.loading.spanned::<Sentence>(block, key, "sentence");
        if sentences.len() > MOST_SENTENCES {
            let (id, number) = (block.id.value, sentences.len());
            let message = format!("`{key}` of `{id}` has {number} sentences");
            let label = format!("a text has at most {MOST_SENTENCES}");
            self.loading.at_value(block, key, message, &label);
        }
        for sentence in sentences {
            let lowered = Voice::of(speaker).sentence(&sentence.value);
            let complaint = match &lowered {
                Ok(op) => sense::complaint(op, place),
                Err(complaint) => Some(*complaint),
            };
            if let Some(complaint) = complaint {
                let message = "this sentence makes no sense here";
                let problem = Diagnostic::new(block.file, sentence.span, message, complaint);
                self.loading.problems.push(problem);
            }
            ops.extend(lowered);
            written.sentences.push(sentence.value);
        }
        (written, ops)
    }

    fn effect(&mut self, block: &Block<'_>, key: &str, speaker: Speaker, place: Place) -> Effect {
        let (written, ops) = self.text(block, key, speaker, place);
        Effect {
            written,
            ops,
            ..Effect::default()
        }
    }

    fn force(&mut self, block: &Block<'_>, speaker: Speaker, place: Place) -> InForce {
        let (written, ops) = self.text(block, "text", speaker, place);
        InForce {
            written,
            ops,
            ..InForce::default()
        }
    }
}

/// A name as sentences say it: they bring their own article.
fn spoken(names: &Names) -> Names {
    let en = names.en.strip_prefix("The ").unwrap_or(&names.en);
    Names {
        en: en.to_owned(),
        ..names.clone()
    }
}
