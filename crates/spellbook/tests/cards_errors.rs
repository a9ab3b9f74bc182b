//! Mistakes in card files are told where they are, and nothing half-loaded runs.

use cardtext::Sources;
use spellbook::cards::Pack;

/// The report about the built-in pack with one more block.
fn report(block: &str) -> String {
    let mut sources = Pack::built_in_sources();
    sources.add("mine.cards", block.to_owned());
    match Pack::load(&sources) {
        Ok(_) => "no mistakes".to_owned(),
        Err(mistakes) => mistakes.plain(),
    }
}

fn spell(lines: &str) -> String {
    report(&format!(
        "[mine]\nname: Mine\ncolour: blue\nset: 4\n{lines}\n"
    ))
}

const POINTS: &str = "points.3: 1\npoints.4: 1\npoints.5: 1\n";

#[test]
fn a_good_spell_has_no_mistakes() {
    assert_eq!(
        spell(&format!("{POINTS}phase: evening\nlevel.4: Draw 2 materia.")),
        "no mistakes"
    );
}

#[test]
fn a_word_that_cannot_be_read_is_shown_with_the_nearest_one() {
    let found = spell(&format!(
        "{POINTS}phase: evening\nlevel.4: Draw 2 materia. Discrad 1 materia."
    ));
    assert!(
        found.contains("mine.cards:9") && found.contains("did you mean `discard`?"),
        "{found}"
    );
    let found = report("[mine]\nname: Mine\ncolor: blue\nset: 4\n");
    assert!(found.contains("did you mean `colour`?"), "{found}");
    let found = spell(&format!("{POINTS}phase: night"));
    assert!(found.contains("this phase cannot be read"), "{found}");
}

#[test]
fn sentences_without_sense_are_mistakes() {
    let cases = [
        ("phase: evening\nlevel.3: Draw 0 materia.", "from 1 to 9"),
        ("phase: evening\nlevel.3: Take 10 materia.", "from 1 to 9"),
        (
            "phase: evening\nlevel.3: Perform a morning action.",
            "cannot perform",
        ),
        (
            "phase: evening\nlevel.3: Take as many materia as were placed.",
            "must follow",
        ),
        (
            "phase: evening\nlevel.3: Take 1 round materia with this spell's rune.",
            "one rune",
        ),
        (
            "phase: evening\nlevel.3: Either draw 1 materia or take 1 materia.",
            "to take or to store",
        ),
        (
            "phase: evening\nlevel.3: Lower this spell by 3 levels.",
            "1 or 2 levels",
        ),
        ("level.3: Draw 2 materia.", "needs a line `phase"),
        (
            "level.3: When you learn this spell, copy an evening action.",
            "learning can draw",
        ),
        (
            "level.3: Whenever you learn a spell, take 1 materia.",
            "a constant effect can",
        ),
        (
            "level.3: You may perform 1 morning actions each day.",
            "2 or 3",
        ),
        (
            "level.3: At the end of the game, 0 points for each other spell you have learned.",
            "1 to 99",
        ),
    ];
    for (lines, complaint) in cases {
        let found = spell(&format!("{POINTS}{lines}"));
        assert!(found.contains(complaint), "{lines}\n{found}");
    }
}

#[test]
fn what_is_missing_or_too_much_is_a_mistake() {
    assert!(spell("points.3: 1\npoints.4: 1").contains("has no `points.5`"));
    assert!(spell(&format!("{POINTS}points.3: 2")).contains("two lines"));
    assert!(spell("points.3: 100\npoints.4: 1\npoints.5: 1").contains("too great"));
    assert!(report("[mine]\nname: Growth\ncolour: blue\nset: 4\n").contains("two spells `Growth`"));
    assert!(report("[suit mine]\nname: Mine\n").contains("no kind of block `suit`"));
    let action = "[action mine]\nname: Mine\nphase: midday\neffect: Lower this spell by 1 level.\n";
    assert!(report(action).contains("has no card"));
}

#[test]
fn a_pack_needs_a_spell_of_every_colour() {
    let kept = Pack::built_in_sources();
    let mut sources = Sources::new();
    for (name, text) in kept.iter().filter(|(name, _)| *name != "white.cards") {
        sources.add(name.to_owned(), text.to_owned());
    }
    let found = Pack::load(&sources).map_err(|mistakes| mistakes.plain());
    assert!(found.is_err_and(|it| it.contains("no white spell")));
    assert!(Pack::load(&Sources::new()).is_err());
}
