//! Every rule has a test that names it, every test vector a scenario, and nobody names a rule that
//! does not exist.
//!
//! * a test names rules in a comment above it: `// rule: FR-4.1, FR-4.2`
//! * a scenario names rules and test vectors in `rules = [...]`
//! * source code and card files name rules in texts: events, questions, `rule: FR-8.1`
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Where a rule is named: the rule and the places.
type Naming = BTreeMap<String, BTreeSet<String>>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .canonicalize()
        .unwrap()
}

/// All files with one of these endings below a folder.
fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        for entry in std::fs::read_dir(&folder).into_iter().flatten() {
            let path = entry.unwrap().path();
            let ending = path
                .extension()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            match path.is_dir() {
                true if path.ends_with("target") => {}
                true => open.push(path),
                false if endings.contains(&ending.as_str()) => found.push(path),
                false => {}
            }
        }
    }
    found.sort();
    found
}

/// A rules document and the ids it defines.
struct Document {
    game: String,
    /// What begins its rule ids, e.g. `FR`.
    prefix: String,
    rules: BTreeSet<String>,
    vectors: BTreeSet<String>,
}

fn documents() -> Vec<Document> {
    let paths = files(&root().join("docs/rules"), &["md"]);
    let read = |path: &PathBuf| {
        let text = std::fs::read_to_string(path).unwrap();
        let ids: BTreeSet<String> = text
            .lines()
            .filter_map(defined_by)
            .map(str::to_owned)
            .collect();
        let (vectors, rules): (BTreeSet<_>, _) =
            ids.into_iter().partition(|id| id.starts_with("TV-"));
        let prefix = rules.first()?.split('-').next()?.to_owned();
        let game = path.file_stem()?.to_string_lossy().into_owned();
        Some(Document {
            game,
            prefix,
            rules,
            vectors,
        })
    };
    paths.iter().filter_map(read).collect()
}

/// The id a line defines: `- **FR-4.1** ...`, or a detail below a rule: `  - SB-4.7b [ruling] ...`.
fn defined_by(line: &str) -> Option<&str> {
    let bold = || Some(line.strip_prefix("- **")?.split_once("**")?.0);
    let detail = || Some(line.strip_prefix("  - ")?.split_once(" [")?.0);
    bold().or_else(detail).filter(|id| is_id(id))
}

/// `FR-4.1`, `BRW-7.4.2`, `SB-4.7b`, `TV-38`.
fn is_id(text: &str) -> bool {
    let Some((prefix, number)) = text.split_once('-') else {
        return false;
    };
    let upper = !prefix.is_empty() && prefix.bytes().all(|byte| byte.is_ascii_uppercase());
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let detail = number.strip_suffix(|last: char| last.is_ascii_lowercase());
    let number = detail.unwrap_or(number);
    upper && number.split('.').all(digits)
}

/// The ids in a text, cut at everything that cannot be part of one.
fn ids_in(text: &str) -> impl Iterator<Item = &str> {
    let words =
        text.split(|letter: char| !(letter.is_ascii_alphanumeric() || "-.".contains(letter)));
    words
        .map(|word| word.trim_end_matches('.'))
        .filter(|word| is_id(word))
}

fn note(naming: &mut Naming, id: &str, path: &Path, line: usize) {
    let path = path.strip_prefix(root()).unwrap_or(path);
    let place = format!("{}:{line}", path.display());
    naming.entry(id.to_owned()).or_default().insert(place);
}

/// What tests name, by their comments.
fn named_by_tests() -> Naming {
    let mut naming = Naming::new();
    for path in files(&root().join("crates"), &["rs"]) {
        let text = std::fs::read_to_string(&path).unwrap();
        for (number, line) in (1..).zip(text.lines()) {
            let Some(rules) = line.trim().strip_prefix("// rule: ") else {
                continue;
            };
            ids_in(rules).for_each(|id| note(&mut naming, id, &path, number));
        }
    }
    naming
}

/// What scenarios name.
fn named_by_scenarios(game: &str) -> Naming {
    let mut naming = Naming::new();
    for path in files(&root().join("scenarios").join(game), &["toml"]) {
        let text = std::fs::read_to_string(&path).unwrap();
        let file: toml::Table = toml::from_str(&text).unwrap_or_else(|error| {
            panic!("{}: {error}", path.display());
        });
        let rules = file
            .get("rules")
            .and_then(|rules| rules.as_array())
            .cloned();
        for rule in rules.unwrap_or_default() {
            note(&mut naming, rule.as_str().unwrap_or_default(), &path, 1);
        }
    }
    naming
}

/// What the code and cards of a game name: texts in quotes, and the lines of card files.
fn named_by_code(game: &str) -> Naming {
    let mut naming = Naming::new();
    let folder = root().join("crates").join(game);
    for path in files(&folder.join("src"), &["rs"]) {
        let text = std::fs::read_to_string(&path).unwrap();
        for (number, line) in (1..).zip(text.lines().map(code_of)) {
            let quoted = line.split('"').skip(1).step_by(2);
            quoted
                .flat_map(ids_in)
                .for_each(|id| note(&mut naming, id, &path, number));
        }
    }
    for path in files(&folder.join("cards"), &["cards"]) {
        let text = std::fs::read_to_string(&path).unwrap();
        for (number, line) in (1..).zip(text.lines()) {
            ids_in(line).for_each(|id| note(&mut naming, id, &path, number));
        }
    }
    naming
}

/// A line without its comment.
fn code_of(line: &str) -> &str {
    if line.trim_start().starts_with("//") {
        ""
    } else {
        line
    }
}

fn list(ids: &[String]) -> String {
    format!("{} ids: {}", ids.len(), ids.join(", "))
}

#[test]
fn every_rule_is_named_by_a_test_or_scenario() {
    let tests = named_by_tests();
    for document in documents() {
        let scenarios = named_by_scenarios(&document.game);
        let named = |id: &&String| tests.contains_key(*id) || scenarios.contains_key(*id);
        let missing: Vec<_> = document
            .rules
            .iter()
            .filter(|id| !named(id))
            .cloned()
            .collect();
        assert!(
            missing.is_empty(),
            "{}: no test names {}",
            document.game,
            list(&missing)
        );
    }
}

#[test]
fn every_test_vector_has_a_scenario() {
    for document in documents() {
        let scenarios = named_by_scenarios(&document.game);
        let missing: Vec<_> = document
            .vectors
            .iter()
            .filter(|id| !scenarios.contains_key(*id))
            .cloned()
            .collect();
        assert!(
            missing.is_empty(),
            "{}: no scenario for {}",
            document.game,
            list(&missing)
        );
    }
}

#[test]
fn nobody_names_an_unknown_rule() {
    let documents = documents();
    let tests = named_by_tests();
    let mut unknown = Vec::new();
    for document in &documents {
        let known = |id: &str| document.rules.contains(id) || document.vectors.contains(id);
        let own = |id: &&String| id.starts_with(&format!("{}-", document.prefix));
        let scenarios = named_by_scenarios(&document.game);
        let code = named_by_code(&document.game);
        let mine = tests.iter().chain(&code).filter(|(id, _)| own(id));
        for (id, places) in mine.chain(&scenarios).filter(|(id, _)| !known(id)) {
            unknown.push(format!(
                "{id} in {}",
                places.iter().cloned().collect::<Vec<_>>().join(", ")
            ));
        }
    }
    let prefixes: Vec<&str> = documents.iter().map(|it| it.prefix.as_str()).collect();
    let homeless = |id: &&String| {
        let prefix = id.split('-').next().unwrap_or_default();
        prefix != "TV" && !prefixes.contains(&prefix)
    };
    unknown.extend(tests.keys().filter(homeless).cloned());
    assert!(unknown.is_empty(), "unknown rules:\n{}", unknown.join("\n"));
}

#[test]
fn ids_are_recognised() {
    for id in ["FR-4.1", "BRW-7.4.2", "SB-8.1.1b", "TV-38", "DD-12"] {
        assert!(is_id(id), "{id}");
    }
    for other in [
        "FR-", "fr-4.1", "4.1", "FR-4.x", "FR-4.1bc", "FR-4..1", "-3", "FR",
    ] {
        assert!(!is_id(other), "{other}");
    }
    let found: Vec<_> = ids_in("see FR-4.1, (FR-12.10). Not -3 or 7-9.").collect();
    assert_eq!(found, ["FR-4.1", "FR-12.10"]);
    assert_eq!(defined_by("- **FR-4.1** [seed] text"), Some("FR-4.1"));
    assert_eq!(defined_by("  - SB-4.7b [ruling] text"), Some("SB-4.7b"));
    assert_eq!(defined_by("- OP-1 a remark (see SB-4.7)"), None);
}
