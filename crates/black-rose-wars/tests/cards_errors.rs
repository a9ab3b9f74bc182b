//! Mistakes in card files are told where they are, and nothing half-loaded runs.

use black_rose_wars::cards::Pack;
use cardtext::Sources;

/// The report about these files.
fn report_of(sources: &Sources) -> String {
    match Pack::load(sources) {
        Ok(_) => "no mistakes".to_owned(),
        Err(mistakes) => mistakes.plain(),
    }
}

/// The report about the built-in pack with one more block.
fn report(block: &str) -> String {
    let mut sources = Pack::built_in_sources();
    sources.add("mine.cards", block.to_owned());
    report_of(&sources)
}

/// The report about a spell with these halves.
fn spell(lines: &str) -> String {
    report(&format!(
        "[mine]\nname: Mine\ndeck: forgotten\ncopies: 1\n{lines}\n"
    ))
}

/// The report about a spell whose top half has this text.
fn text(text: &str) -> String {
    spell(&format!(
        "top: combat fire, figure within 2\ntop.text: {text}\nbottom: enhance air, yourself\n\
         bottom.text: Gain 1 power."
    ))
}

/// The report about the built-in pack with one file changed.
fn changed(file: &str, from: &str, to: &str) -> String {
    let sources = Pack::built_in_sources().with_change(file, from, to);
    report_of(&sources)
}

#[test]
fn a_good_spell_has_no_mistakes() {
    assert_eq!(text("Deal 2 damage to the target."), "no mistakes");
}

#[test]
fn a_word_that_cannot_be_read_is_shown_with_the_nearest_one() {
    let found = text("Deal 2 damage to the target. Summon a Sucubus in your room.");
    assert_eq!(
        found,
        "\
error: this sentence cannot be read
 --> mine.cards:6:49
  |
6 | top.text: Deal 2 damage to the target. Summon a Sucubus in your room.
  |                                        ---------^^^^^^^--------------
  |                                                 |
  |                                                 expected an evocation, found `Sucubus`
  |
  = help: did you mean `Succubus`?"
    );
}

#[test]
fn unknown_words_of_headers_and_rooms_are_mistakes() {
    let found = spell("top: combat fyre, figure within 2\ntop.text: Gain 1 power.");
    assert!(found.contains("did you mean `fire`?"), "{found}");
    let found = changed("rooms.cards", "colour: grey", "colour: gray");
    assert!(found.contains("did you mean `grey`?"), "{found}");
    let found = text("Deal 2 damage in the Arina.");
    assert!(found.contains("did you mean `Arena`?"), "{found}");
    let found = report("[qest mine]\nname: Mine\n");
    assert!(found.contains("did you mean `quest`?"), "{found}");
}

#[test]
fn halves_need_what_their_type_needs() {
    let cases = [
        (
            "top: trap fire, mage anywhere\ntop.text: Gain 1 power.",
            "a trap or protection needs a condition",
        ),
        (
            "top: combat fire, special\ntop.when: You suffer damage.\ntop.text: Gain 1 power.\n\
             bottom: combat fire, special\nbottom.text: Gain 1 power.",
            "only traps and protections wait for something",
        ),
        (
            "top: combat fire, special\ntop.text: Gain 1 power.",
            "only a trap may fill the whole card",
        ),
        (
            "top: combat fire, special\ntop.text: Gain 1 power.\nbottom.text: Gain 1 power.",
            "a half needs its type, its element and its target",
        ),
        (
            "top: combat fire, special\ntop.text: Gain 1 power.\nbottom: combat fire, special",
            "this half does nothing",
        ),
        (
            "top: combat fire, yourself\ntop.text: Deal 2 damage to the target.\n\
             bottom: combat fire, special\nbottom.text: Gain 1 power.",
            "no sentence `The target is ...` sets one",
        ),
    ];
    for (lines, complaint) in cases {
        let found = spell(lines);
        assert!(found.contains(complaint), "{lines}\n{found}");
    }
}

#[test]
fn sentences_without_sense_are_mistakes() {
    let cases = [
        ("Deal 21 damage to the target.", "up to 20"),
        ("Deal 2 damage to that mage.", "nothing has set this off"),
        ("Ignore up to 2 of this damage.", "nothing has set this off"),
        (
            "Gain 1 power; otherwise, lose 1 power.",
            "needs a condition",
        ),
        ("This figure has strength +1.", "stays in play"),
        (
            "Heal 1 damage on the owner.",
            "only evocations have an owner",
        ),
        ("Steal 1 power from this mage.", "no loop"),
        ("Place 1 cube on this card.", "only misfortunes"),
        ("The assigned evocations gains 1 power.", "no players"),
        (
            "You may steal 1 power from the assigned evocations.",
            "no players",
        ),
        (
            "Discard 1 misfortune of the assigned evocations.",
            "no players",
        ),
    ];
    for (sentence, complaint) in cases {
        let found = text(sentence);
        assert!(found.contains(complaint), "{sentence}\n{found}");
    }
    let event = "[event mine]\nname: Mine\nmoon: 1\nphase: instant\npower: 1, 1\ntext: ";
    let found = report(&format!(
        "{event}Stable: each time a mage resolves a quest, take the Crown.\n"
    ));
    assert!(found.contains("only spells have stable effects"), "{found}");
    let found = report(&format!("{event}Deal 1 damage to the target.\n"));
    assert!(found.contains("has no target"), "{found}");
}

#[test]
fn numbers_have_limits() {
    let cases = [
        ("agony.cards", "copies: 3", "copies: 31", "from 1 to 30"),
        ("agony.cards", "copies: 3", "copies: 20", "no mistakes"),
        ("agony.cards", "copies: 3", "copies: 21", "255 cards"),
        ("agony.cards", "copies: 3", "copies: 21", "at most 254"),
        ("quests.cards", "moon: 1", "moon: 4", "from 1 to 3"),
        ("quests.cards", "reward: 2", "reward: 21", "from 0 to 20"),
        ("evocations.cards", "life: 4", "life: 0", "from 1 to 20"),
        ("rooms.cards", "flags: 6", "flags: 60", "too great"),
        ("events.cards", "slot: 1", "slot: 4", "from 1 to 3"),
    ];
    for (file, from, to, complaint) in cases {
        let found = changed(file, from, to);
        assert!(found.contains(complaint), "{file} {to}\n{found}");
    }
}

#[test]
fn what_belongs_together_must_fit_together() {
    let cases = [
        (
            "mages.cards",
            "spell: wanderers_dream",
            "spell: wanderers_drem",
            "did you mean `wanderers_dream`?",
        ),
        (
            "mages.cards",
            "spell: wanderers_dream",
            "spell: shared_torture",
            "is no own spell",
        ),
        (
            "schools.cards",
            "shared_torture, ",
            "",
            "this grimoire has 5 spells",
        ),
        (
            "schools.cards",
            "shared_torture",
            "azoth_bomb",
            "is no spell of this school",
        ),
        ("schools.cards", "shared_torture", "grim_torment", "twice"),
        (
            "evocations.cards",
            "figures: 5\npool: totems",
            "figures: 4\npool: totems",
            "share their figures",
        ),
        (
            "events.cards",
            "phase: general",
            "phase: instant",
            "instant events have no slot",
        ),
        (
            "orders.cards",
            "react: protect when damaged\n",
            "",
            "half of the reaction",
        ),
        (
            "rooms.cards",
            "lies: in the centre\n",
            "",
            "this pack has 0 rooms in the centre",
        ),
        (
            "rooms.cards",
            "lies: beside the centre\n",
            "",
            "this pack has 0 rooms beside the centre",
        ),
        (
            "rooms.cards",
            "name: Arena",
            "name: Garden",
            "two of the name `Garden`",
        ),
    ];
    for (file, from, to, complaint) in cases {
        let found = changed(file, from, to);
        assert!(found.contains(complaint), "{file} {to}\n{found}");
    }
}

#[test]
fn a_pack_without_something_cannot_be_played() {
    let cases = [
        ("rooms.cards", "this pack has 0 rooms"),
        ("schools.cards", "this pack has no school `agony`"),
        ("quests.cards", "moon 2 has no quest"),
        ("events.cards", "moon 3 has no event"),
        ("avatar_events.cards", "moon 1 has no event of the Avatar"),
        ("orders.cards", "moon 1 has no order card without `another`"),
        ("avatar.cards", "this pack has no Avatar"),
    ];
    for (file, complaint) in cases {
        let kept = Pack::built_in_sources();
        let kept = kept.iter().filter(|(name, _)| *name != file);
        let found = report_of(&kept.collect::<Sources>());
        assert!(found.contains(complaint), "{file}\n{found}");
    }
    assert!(report_of(&Sources::new()).contains("this pack has 0 rooms"));
    let room = "[room mine]\nname: Mine\ncolour: red\nslots: 4\nflags: 1, 1, 1\n\
                destroyed: Gain 1 power.\nrebuilt: Gain 1 power.\n";
    assert!(report(room).contains("a pack holds at most 19 rooms"));
}

/// The report about the built-in pack with so many more blocks, made from their number.
fn crowd(number: u32, block: impl Fn(u32) -> String) -> String {
    let mut sources = Pack::built_in_sources();
    sources.add("more.cards", (1..=number).map(block).collect::<String>());
    report_of(&sources)
}

#[test]
fn numbers_of_cards_fit_their_types() {
    let misfortune = |n: u32| {
        let name = "Gloom ".repeat(n as usize);
        format!("[misfortune m{n}]\nname: {name}\ncopies: 1\nslots: 1\ntext: Your move is 1.\n")
    };
    assert_eq!(crowd(4, misfortune), "no mistakes");
    assert_eq!(
        crowd(5, misfortune),
        "\
error: a pack holds at most 8 kinds of misfortunes
  --> more.cards:21:13
   |
21 | [misfortune m5]
   |             ^^ this one is too many"
    );
    let mage = |n: u32| {
        format!(
            "[mage m{n}]\nname: Mine\nlife: 4\nstrength: 1\nmove: 2\nquests: 3\nhand: 6\n\
             actions: 2\nspell: s{n}\n\
             [s{n}]\nname: Mine\ndeck: personal\ncopies: 1\ntop: enhance air, yourself\n\
             top.text: Gain 1 power.\nbottom: enhance air, yourself\nbottom.text: Gain 1 power.\n"
        )
    };
    assert_eq!(crowd(12, mage), "no mistakes");
    let found = crowd(13, mage);
    assert!(found.contains("a pack holds at most 16 mages"), "{found}");
    let event = |n: u32| {
        format!(
            "[avatar_event e{n}]\nname: Mine\nmoon: 1\nphase: instant\npower: 1, 1\n\
             text: The Black Rose gains 1 power.\n"
        )
    };
    assert_eq!(crowd(196, event), "no mistakes");
    assert_eq!(
        crowd(197, event),
        "\
error: a pack holds at most 250 events of both kinds together
    --> more.cards:1177:15
     |
1177 | [avatar_event e197]
     |               ^^^^ this one is too many"
    );
}

#[test]
fn a_text_has_a_limit() {
    assert_eq!(text(&"Gain 1 power. ".repeat(20)), "no mistakes");
    assert_eq!(
        text(&"Gain 1 power.\n  ".repeat(21)),
        "\
error: `top.text` of `mine` has 21 sentences
  --> mine.cards:6:11
   |
 6 |   top.text: Gain 1 power.
   |  ___________^
 7 | |   Gain 1 power.
 8 | |   Gain 1 power.
 9 | |   Gain 1 power.
...  |
25 | |   Gain 1 power.
26 | |   Gain 1 power.
   | |_______________^ a text has at most 20"
    );
}

#[test]
fn a_rule_in_force_cannot_ask_for_what_rules_in_force_change() {
    let upgrade = |text: &str| report(&format!("[upgrade mine]\nname: Mine\ncopies: 1\n{text}\n"));
    let good = "text: This figure has strength +1 for each damage on this figure.";
    assert_eq!(upgrade(good), "no mistakes");
    assert_eq!(
        upgrade("text: This figure has life +1 for each life point of this figure."),
        "\
error: this sentence makes no sense here
 --> mine.cards:4:7
  |
4 | text: This figure has life +1 for each life point of this figure.
  |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ a rule in force cannot count life or strength"
    );
    assert_eq!(
        upgrade(
            "text: This figure has move +1 while there is at most 3 strength point of your evocations."
        ),
        "\
error: this sentence makes no sense here
 --> mine.cards:4:7
  |
4 | text: This figure has move +1 while there is at most 3 strength point of your evocations.
  |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ a rule in force cannot count life or strength"
    );
    let answer = "text: Each time this figure suffers damage, gain 1 power for each life point of \
                  this figure.";
    assert_eq!(upgrade(answer), "no mistakes");
}

#[test]
fn the_assigned_evocations_are_no_players() {
    assert_eq!(
        text("Assign the misfortune Doubt to the assigned evocations."),
        "\
error: this sentence makes no sense here
 --> mine.cards:6:11
  |
6 | top.text: Assign the misfortune Doubt to the assigned evocations.
  |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the assigned evocations are no players"
    );
}

#[test]
fn every_moon_has_an_order_that_calls_for_no_other() {
    let mut sources = Pack::built_in_sources();
    let orders = sources.text("orders.cards").unwrap_or_default();
    let orders = orders.replace("another: yes\n", "");
    let orders = orders.replace("moon: 3\n", "moon: 3\nanother: yes\n");
    sources.add("orders.cards", orders);
    assert_eq!(
        report_of(&sources),
        "\
error: moon 3 has no order card without `another`
 --> agony.cards:3:2
  |
3 | [shared_torture]
  |  ^^^^^^^^^^^^^^ every moon needs one"
    );
}

#[test]
fn one_room_lies_beside_the_centre() {
    assert_eq!(
        changed(
            "rooms.cards",
            "name: Arena\n",
            "name: Arena\nlies: beside the centre\n"
        ),
        "\
error: this pack has 2 rooms beside the centre
 --> agony.cards:3:2
  |
3 | [shared_torture]
  |  ^^^^^^^^^^^^^^ exactly one lies there"
    );
}
