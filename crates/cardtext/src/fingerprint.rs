//! The fingerprint of a pack: what is executed, not what it is called.
//!
//! Saved games are bound to it, so it must change with every id, number and sentence that a game
//! runs on, and with nothing else: a corrected Polish name must not lock a table out. A name that
//! stands in a sentence counts as the id of what it names, so that even an English name can be
//! corrected. How the engine carries a sentence out is not covered: that is the version of the
//! rules.

use crate::lexer::{same, split};
use crate::reader::Block;

/// Keys that describe a card in every game: what it is called and where it comes from.
const DESCRIBING: [&str; 5] = ["name", "also", "rule", "source", "note"];
/// Endings of keys that are words for people.
const WORDS: [&str; 4] = [".name", ".en", ".pl", ".ru"];

/// The fingerprint of the blocks in their order; `drawing` are further keys without meaning for
/// the rules, such as places on a picture.
#[must_use]
pub fn fingerprint(blocks: &[Block<'_>], drawing: &[&str]) -> [u8; 32] {
    let called = Called::of(blocks);
    let mut hasher = blake3::Hasher::new();
    // Every part comes with its length, so that nothing can move between neighbours.
    let mut add = |part: &str| {
        hasher.update(&(part.len() as u64).to_le_bytes());
        hasher.update(part.as_bytes());
    };
    for block in blocks {
        add("[");
        add(block.kind.as_ref().map_or("", |kind| kind.value));
        add(block.id.value);
        let mut keys: Vec<&str> = block.keys().collect();
        keys.sort_unstable();
        keys.retain(|key| !describes(block, key) && !drawing.contains(key));
        for key in keys {
            add(key);
            let text = block.value(key).map(crate::Value::text);
            add(&called.by_ids(&text.unwrap_or_default()));
        }
    }
    *hasher.finalize().as_bytes()
}

fn describes(block: &Block<'_>, key: &str) -> bool {
    let translated = || ["pl", "ru"].map(|lang| block.value(&format!("{key}.{lang}")));
    DESCRIBING.contains(&key)
        || WORDS.iter().any(|ending| key.ends_with(ending))
        || translated().iter().any(Option::is_some)
}

/// The English names of a pack with the ids of what they name, longest names first.
struct Called<'b> {
    names: Vec<(Vec<String>, &'b str)>,
}

impl<'b> Called<'b> {
    fn of(blocks: &'b [Block<'_>]) -> Self {
        let words = |name: String| split(&name).map(|(_, word)| word.to_owned()).collect();
        let names = blocks.iter().filter_map(|block| {
            let name = block.value("name")?.text();
            Some((words(name), block.id.value))
        });
        let mut names: Vec<(Vec<String>, &str)> = names.collect();
        names.retain(|(words, _)| !words.is_empty());
        // A stable sort: of two things with one name the first gives its id.
        names.sort_by_key(|(words, _)| std::cmp::Reverse(words.len()));
        Called { names }
    }

    /// A text with ids for names, in lower case.
    fn by_ids(&self, text: &str) -> String {
        let words: Vec<&str> = split(text).map(|(_, word)| word).collect();
        let mut told = String::with_capacity(text.len());
        let mut at = 0;
        while let Some(word) = words.get(at) {
            let named = self.names.iter().find_map(|(name, id)| {
                let ending = begins_with(&words[at..], name)?;
                Some((name.len(), *id, ending))
            });
            match named {
                Some((length, id, ending)) => {
                    told.extend([id, ending]);
                    at += length;
                }
                None => {
                    told.push_str(&word.to_lowercase());
                    at += 1;
                }
            }
            told.push(' ');
        }
        told
    }
}

/// Do the words begin with a name? Says with what ending: `*` for a plural.
fn begins_with(words: &[&str], name: &[String]) -> Option<&'static str> {
    let (last, first) = name.split_last()?;
    let found = *words.get(first.len())?;
    let alike = first.iter().zip(words).all(|(one, other)| same(one, other));
    let plural = || found.strip_suffix('s').is_some_and(|it| same(last, it));
    match alike {
        true if same(last, found) => Some(""),
        true if plural() => Some("*"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::{Loading, Sources, fingerprint};

    const PACK: &str = "\
[suit land]
name: Land
name.pl: Kraina

[bell_tower]
name: Bell Tower
name.pl: Dzwonnica
name.ru: Колокольня
number: 3
suit: Land
at: 10, 20
bonus: 15 points with any Wizard or Mountain. Two Lands count once.

[mountain]
name: Mountain
number: 4
suit: Land
";

    fn of(text: &str) -> [u8; 32] {
        let mut sources = Sources::new();
        sources.add("cards", text);
        let (loading, blocks) = Loading::blocks(&sources);
        assert!(loading.problems.is_empty());
        fingerprint(&blocks, &["at"])
    }

    #[test]
    fn names_notes_comments_and_places_on_a_picture_do_not_count() {
        let changed = [
            PACK.replace("Dzwonnica", "Wieża"),
            PACK.replace("Колокольня", "Башня"),
            PACK.replace("name.pl: Kraina\n", ""),
            PACK.replace("at: 10, 20\n", "at: 11, 21\nnote: a note\nsource: a book\n"),
            PACK.replace("[mountain]", "# a comment\n[mountain]"),
            PACK.replace("15 points with", "15   points\n  with"),
        ];
        for text in changed {
            assert_eq!(of(&text), of(PACK), "{text}");
        }
    }

    #[test]
    fn an_english_name_can_be_corrected_wherever_it_stands() {
        let renamed = PACK
            .replace("Mountain", "High Mountain")
            .replace("Land", "Realm");
        assert_eq!(of(&renamed), of(PACK));
    }

    #[test]
    fn whatever_is_executed_counts() {
        let changed = [
            PACK.replace("[bell_tower]", "[tower]"),
            PACK.replace("number: 3", "number: 5"),
            PACK.replace("15 points", "16 points"),
            PACK.replace("any Wizard", "any Army"),
            PACK.replace("or Mountain", "or Bell Tower"),
            PACK.replace("Two Lands", "Two Land"),
            PACK.replace("number: 4\n", ""),
            PACK.replace("[suit land]", "[colour land]"),
        ];
        for text in changed {
            assert_ne!(of(&text), of(PACK), "{text}");
        }
        let (first, last) = PACK.split_at(PACK.find("[mountain]").unwrap());
        assert_ne!(of(&format!("{last}\n{first}")), of(PACK), "another order");
    }
}
