//! Mistakes in card files are told like a good compiler would tell them: where, what was
//! expected, and what was probably meant.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use fantasy_realms::cards::Pack;

/// What loading says about the built-in pack with changes (file, old text, new text).
fn mistakes(changes: &[(&str, &str, &str)]) -> String {
    let mut sources = Pack::built_in_sources();
    for (file, old, new) in changes {
        let text = sources.text(file).unwrap();
        assert_eq!(
            text.matches(old).count(),
            1,
            "`{old}` must occur once in {file}"
        );
        let text = text.replace(old, new);
        sources.add(*file, text);
    }
    Pack::load(&sources).unwrap_err().to_string()
}

/// Checks the whole report about one change.
fn check(file: &str, old: &str, new: &str, expected: &str) {
    let report = mistakes(&[(file, old, new)]);
    assert_eq!(report, expected.trim_matches('\n'), "\n{report}\n");
}

#[test]
fn unknown_word_with_a_suggestion() {
    check(
        "land.cards",
        "every Flood.",
        "every Flod.",
        r"
error: this sentence of a bonus cannot be read
  --> land.cards:10:71
   |
10 | bonus: 50 points with Smoke and Wildfire. Clears the penalty of every Flod.
   |                                           ----------------------------^^^^-
   |                                                                       |
   |                                                                       expected a suit, found `Flod`
   |
   = help: did you mean `Flood`?
",
    );
}

#[test]
fn word_of_the_wrong_kind() {
    check(
        "land.cards",
        "every Flood.",
        "every Great Flood.",
        r"
error: this sentence of a bonus cannot be read
  --> land.cards:10:71
   |
10 | bonus: 50 points with Smoke and Wildfire. Clears the penalty of every Great Flood.
   |                                           ----------------------------^^^^^-------
   |                                                                       |
   |                                                                       expected a suit, found `Great`
   |
   = help: `Great Flood` is a card name, not a suit
",
    );
}

#[test]
fn missing_full_stop() {
    check(
        "land.cards",
        "Smoke and Wildfire. Clears",
        "Smoke and Wildfire Clears",
        r"
error: this sentence of a bonus cannot be read
  --> land.cards:10:42
   |
10 | bonus: 50 points with Smoke and Wildfire Clears the penalty of every Flood.
   |        ----------------------------------^^^^^^----------------------------
   |                                          |
   |                                          expected `, or` or `.`, found `Clears`
   |
   = help: a sentence ends with a full stop
",
    );
    check(
        "land.cards",
        "every Flood.",
        "every Flood",
        r"
error: this sentence of a bonus cannot be read
  --> land.cards:10:76
   |
10 | bonus: 50 points with Smoke and Wildfire. Clears the penalty of every Flood
   |                                           ---------------------------------^ expected `and`, `,` or `.`, found the end
   |
   = help: a sentence ends with a full stop
",
    );
}

#[test]
fn wrong_sentence() {
    check(
        "land.cards",
        "50 points with Smoke",
        "50 points when you have Smoke",
        r"
error: this sentence of a bonus cannot be read
  --> land.cards:10:18
   |
10 | bonus: 50 points when you have Smoke and Wildfire. Clears the penalty of every Flood.
   |        ----------^^^^-----------------------------
   |                  |
   |                  expected `for each`, `with`, `without any`, `for the first`, `with exactly`, `if no two` or something else, found `when`
",
    );
}

#[test]
fn sentence_over_two_lines() {
    check(
        "flame.cards",
        "Island, Unicorn and Dragon",
        "Island, Unicorn or Dragon",
        r"
error: this sentence of a penalty cannot be read
  --> flame.cards:11:19
   |
10 |   penalty: Blanks every card except Flame, Wizard, Weather, Weapon, Artifact, Mountain, Great Flood,
   |  __________-
11 | |   Island, Unicorn or Dragon.
   | |___________________^^_______-
   |                     |
   |                     expected `and` or `,`, found `or`
",
    );
}

#[test]
fn two_mistakes_in_two_files() {
    let report = mistakes(&[
        ("land.cards", "every Flood.", "every Flod."),
        ("army.cards", "-8 points", "-8 pionts"),
    ]);
    let expected = r"
error: this sentence of a penalty cannot be read
  --> army.cards:10:13
   |
10 | penalty: -8 pionts without any Leader.
   |          ---^^^^^^--------------------
   |             |
   |             expected `points` or `point`, found `pionts`
   |
   = help: did you mean `points`?

error: this sentence of a bonus cannot be read
  --> land.cards:10:71
   |
10 | bonus: 50 points with Smoke and Wildfire. Clears the penalty of every Flod.
   |                                           ----------------------------^^^^-
   |                                                                       |
   |                                                                       expected a suit, found `Flod`
   |
   = help: did you mean `Flood`?

2 mistakes; nothing was loaded.
";
    assert_eq!(report, expected.trim_matches('\n'));
}

#[test]
fn unknown_key() {
    check(
        "land.cards",
        "strength: 9",
        "strengt: 9",
        r"
error: a realm card has no key `strengt`
 --> land.cards:9:1
  |
9 | strengt: 9
  | ^^^^^^^ unknown key
  |
  = help: did you mean `strength`?
",
    );
}

#[test]
fn duplicate_id() {
    check(
        "land.cards",
        "[mountain]",
        "[cavern]",
        r"
error: there are two blocks `cavern`
  --> land.cards:12:2
   |
12 | [cavern]
   |  ^^^^^^ already used in land.cards
",
    );
}

/// Checks the first line of the report and that nothing else is blamed.
fn check_first_line(file: &str, old: &str, new: &str, expected: &str) {
    let report = mistakes(&[(file, old, new)]);
    assert_eq!(report.lines().next(), Some(expected), "\n{report}\n");
    assert!(!report.contains("mistakes; nothing"), "\n{report}\n");
}

#[test]
fn lines_and_headings() {
    let check = check_first_line;
    check(
        "land.cards",
        "# Land",
        "Land",
        "error: this line cannot be read",
    );
    check(
        "land.cards",
        "# Land",
        "suit: Land",
        "error: this line belongs to no block",
    );
    check(
        "land.cards",
        "# Land",
        "  Land",
        "error: this indented line continues nothing",
    );
    check(
        "land.cards",
        "[mountain]",
        "[Mountain]\n[mountain]",
        "error: this heading cannot be read",
    );
    check(
        "suits.cards",
        "[suit wild]",
        "[siut wild]\n[suit wild]",
        "error: there is no kind of block `siut`",
    );
    check(
        "land.cards",
        "strength: 9\n",
        "",
        "error: `mountain` has no `strength`",
    );
    check(
        "land.cards",
        "strength: 9",
        "strength:",
        "error: `strength` has no value",
    );
    check(
        "land.cards",
        "strength: 9",
        "strength: 9\nstrength: 9",
        "error: `mountain` has two lines `strength`",
    );
    check(
        "land.cards",
        "strength: 9",
        "strength: nine",
        "error: this number cannot be read",
    );
    check(
        "land.cards",
        "strength: 9",
        "strength: 1000",
        "error: this strength is too great",
    );
    check(
        "items.cards",
        "timing: copied",
        "timing: later",
        "error: this timing cannot be read",
    );
}

#[test]
fn sentences_without_sense() {
    let check = check_first_line;
    let bonus = "error: this sentence of a bonus makes no sense";
    check("land.cards", "50 points with", "0 points with", bonus);
    check("land.cards", "50 points with", "5000 points with", bonus);
    check(
        "wizard.cards",
        "40 points for 4 cards",
        "40 points for 3 cards",
        bonus,
    );
    let effect = "error: this sentence of an effect makes no sense";
    check("items.cards", "Cover 2 cards", "Cover 0 cards", effect);
    check(
        "items.cards",
        "Put 3 to 8 cards",
        "Put 8 to 3 cards",
        effect,
    );
}

// rule: FR-1.4
#[test]
fn cards_that_do_not_fit_together() {
    let check = check_first_line;
    check(
        "building.cards",
        "replaces: bell_tower",
        "replaces: bell_towr",
        "error: `bell_tower_ch` replaces a card that does not exist",
    );
    check(
        "building.cards",
        "replaces: bell_tower\n",
        "",
        "error: `bell_tower` and `bell_tower_ch` have one name",
    );
    check(
        "building.cards",
        "name: Chapel",
        "name: Chapel\nreplaces: forge",
        "error: `chapel` replaces a card of another name",
    );
    check(
        "building.cards",
        "name: Chapel",
        "name: castle",
        "error: `castle` and `name_key` do not fit together",
    );
    check(
        "building.cards",
        "name: Chapel",
        "name: Army",
        "error: the card `Army` has the name of a suit",
    );
    check(
        "flood.cards",
        "choice: 5\n",
        "",
        "error: `island` lets its owner choose but does not say when",
    );
    check(
        "flood.cards",
        "strength: 18",
        "strength: 18\nchoice: 1",
        "error: `swamp` has `choice` but nothing to choose",
    );
}

#[test]
fn packs_that_are_too_large() {
    let too_many = |kind: &str, rest: &str, most: usize| {
        let mut sources = Pack::built_in_sources();
        let block = |index: usize| format!("[{kind}extra_{index}]\nname: Extra {index}\n{rest}\n");
        sources.add("extra.cards", (0..most).map(block).collect::<String>());
        Pack::load(&sources).unwrap_err().to_string()
    };
    let report = too_many("suit ", "", 17);
    assert!(report.contains("a pack holds at most 16 suits"), "{report}");
    let report = too_many("", "suit: Land\nstrength: 1", 300);
    assert!(
        report.contains("a pack holds at most 128 realm cards"),
        "{report}"
    );
    let report = too_many("item ", "value: 1\ntiming: any time", 64);
    assert!(
        report.contains("a pack holds at most 64 cursed items"),
        "{report}"
    );
}
