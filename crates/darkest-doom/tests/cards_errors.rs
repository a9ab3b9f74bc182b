//! Mistakes in card files are told where they are, and nothing half-loaded runs.

use cardtext::Sources;
use darkest_doom::cards::Pack;

/// The report about these files.
fn report_of(sources: &Sources) -> String {
    match Pack::load(sources) {
        Ok(_) => "no mistakes".to_owned(),
        Err(mistakes) => mistakes.plain(),
    }
}

/// The report about the built-in pack with more blocks.
fn report(blocks: &str) -> String {
    let mut sources = Pack::built_in_sources();
    sources.add("mine.cards", blocks.to_owned());
    report_of(&sources)
}

/// The report about the built-in pack with one file changed.
fn changed(file: &str, from: &str, to: &str) -> String {
    let mut sources = Pack::built_in_sources();
    let text = sources.text(file).unwrap_or_default();
    assert!(text.contains(from), "{file} has no `{from}`");
    let text = text.replacen(from, to, 1);
    sources.add(file, text);
    report_of(&sources)
}

/// The report about an encounter with this text.
fn encounter(text: &str) -> String {
    report(&format!(
        "[encounter mine]\nname: Mine\nicons: sword\ncost: 1 action point\ntext: {text}\n"
    ))
}

/// The report about equipment that is used at a time.
fn equipment(when: &str, text: &str) -> String {
    report(&format!(
        "[equipment mine]\nname: Mine\nicons: sword\nuses: 2\nwhen: {when}\ntext: {text}\n"
    ))
}

/// The report about a Dark Event with this text.
fn event(text: &str) -> String {
    report(&format!(
        "[event mine]\nname: Mine\ncreates: Hound\ntext: {text}\n"
    ))
}

/// The report about a trap with this line.
fn trap(line: &str) -> String {
    report(&format!("[trap mine]\nname: Mine\nicons: sword\n{line}\n"))
}

/// The report about an achievement with this task and reward.
fn achievement(task: &str, reward: &str) -> String {
    report(&format!(
        "[achievement mine]\nname: Mine\ncopies: 1\ntask: {task}\nreward.1: {reward}\n"
    ))
}

fn all_complain(cases: &[(&str, &str)], report: impl Fn(&str) -> String) {
    for (text, complaint) in cases {
        let found = report(text);
        assert!(found.contains(complaint), "{text}\n{found}");
    }
}

#[test]
fn good_cards_have_no_mistakes() {
    let text = "Choose a figure within 2 areas. Deal 2 hits to the target.";
    assert_eq!(encounter(text), "no mistakes");
    let found = equipment("in a combat before the roll", "Roll 1 more fate die.");
    assert_eq!(found, "no mistakes");
    assert_eq!(event("Each player: lose 1 mana."), "no mistakes");
    assert_eq!(trap("monster: Kill the victim."), "no mistakes");
    let found = achievement("Kill 1 monster.", "Restore all life.");
    assert_eq!(found, "no mistakes");
}

#[test]
fn a_word_that_cannot_be_read_is_shown_with_the_nearest_one() {
    let found = encounter("Gain 1 mana. Lose 2 Destny Coins.");
    assert_eq!(
        found,
        "\
error: this sentence cannot be read
 --> mine.cards:5:27
  |
5 | text: Gain 1 mana. Lose 2 Destny Coins.
  |                    -------^^^^^^-------
  |                           |
  |                           expected `Daily Glory`, `Destiny Coins`, `Destiny Coin`, `mana`, `action points`, `action point` or something else, found `Destny`
  |
  = help: did you mean `Destiny`?"
    );
}

#[test]
fn unknown_words_of_headers_and_areas_are_mistakes() {
    let found = changed("map.cards", "region: grey", "region: gray");
    assert!(found.contains("did you mean `grey`?"), "{found}");
    let found = changed("map.cards", "type: forest", "type: forrest");
    assert!(found.contains("did you mean `forest`?"), "{found}");
    let found = changed("trails.cards", "on Burnt Hamlet", "on Burnt Hamlt");
    assert!(found.contains("did you mean `Burnt Hamlet`?"), "{found}");
    let found = changed("missions.cards", "area: Burnt Hamlet", "area: Burnt Hamlt");
    assert!(found.contains("did you mean `Burnt Hamlet`?"), "{found}");
    let found = report("[encouter mine]\nname: Mine\n");
    assert!(found.contains("did you mean `encounter`?"), "{found}");
    let found = report("[mine]\nname: Mine\n");
    assert!(found.contains("the block `mine` has no kind"), "{found}");
    let found = report("[spell mine]\nname: Mine\nicons: sord\nkind: basic\ntext: Gain 1 mana.\n");
    assert!(found.contains("did you mean `sword`?"), "{found}");
    let found = report("[monster wolf]\nname: Wolf\nglory: 1\ntext: Gain 1 mana.\n");
    assert!(found.contains("a pack holds at most 3 monsters"), "{found}");
    let found = changed("monsters.cards", "[monster hound]", "[monster hund]");
    assert!(found.contains("did you mean `hound`?"), "{found}");
}

#[test]
fn sentences_of_a_turn_know_no_combat_and_no_roll() {
    let cases = [
        ("Roll 1 more fate die.", "only in a combat before the roll"),
        ("You are weakened by 1.", "only in a combat before the roll"),
        ("Add 1 sword.", "only in a combat or after a roll"),
        ("Your dawn icons count as hits.", "only a combat knows this"),
        ("The monster has 1 more hit.", "only a combat knows this"),
        ("Set 1 fate die to any icon.", "only after a roll"),
        ("Re-roll up to 2 fate dice.", "only after a roll"),
        ("Re-roll your Destiny die.", "only after its roll"),
        (
            "Prevent 1 wound.",
            "only in a combat or when they are suffered",
        ),
        ("You pass the ambush test.", "only an ambush test is passed"),
        (
            "Steal 1 mana from your opponent.",
            "only a combat has an opponent",
        ),
        (
            "Metamorphose your opponent.",
            "only a combat has an opponent",
        ),
        (
            "If you were wounded in this combat, gain 1 mana.",
            "no combat that could wound",
        ),
        (
            "At the end of the combat, if you are alive, gain 1 mana.",
            "no combat whose end could come",
        ),
        (
            "You cannot move until the end of the combat.",
            "no combat that could end",
        ),
    ];
    all_complain(&cases, encounter);
}

#[test]
fn sentences_speak_of_what_their_card_knows() {
    let cases = [
        ("Gain 21 mana.", "up to 20"),
        ("Deal 2 hits to the target.", "nothing has been chosen"),
        (
            "Remove 1 Dark Vine from the target.",
            "nothing has been chosen",
        ),
        (
            "Lower the alliance value of the target by 1.",
            "nothing has been chosen",
        ),
        ("Steal 1 mana from the victim.", "only traps have a victim"),
        ("Steal 1 mana from it.", "no loop"),
        ("Metamorphose it.", "no loop over monsters"),
        (
            "The human player loses 1 mana.",
            "only Virtual Guardian cards",
        ),
        ("Put 1 Dark Vine on the goal.", "only the goal of a monster"),
        (
            "Put 1 Dark Vine on Wolfwood.",
            "only Citadels and Blood Temples",
        ),
        ("Metamorphose the drawing monster.", "only a Heart"),
        (
            "Metamorphose the monster nearest to the roller.",
            "only the Darkest Doom track",
        ),
        (
            "Raise the alliance value of that Citadel by 1.",
            "only an achievement about alliances",
        ),
        (
            "Try to ally with the green Citadel.",
            "only Virtual Guardians",
        ),
        ("Attack an adjacent Guardian.", "only monsters"),
        ("Fight the High Priestess.", "only the summit"),
        (
            "Summon the Wraith of the Lake.",
            "only the action of an area",
        ),
        ("Make the test that frees Mosh.", "only the Monolith"),
        (
            "Become the Leader of the Hunt.",
            "only a Dark Corruption card",
        ),
        (
            "Exchange your Dark Corruption cards for as many new ones.",
            "only Dark Corruption cards",
        ),
        (
            "Complete the mission and find the relic on 5 or more.",
            "only missions",
        ),
        ("If it is the dawn of round 9, gain 1 mana.", "8 rounds"),
        (
            "Monsters move 1 more area until the next Dark Event.",
            "only Dark Events",
        ),
        (
            "Each player: each monster: deal 1 hit to it.",
            "a loop cannot stand within another",
        ),
        (
            "Each monster: it loses 1 mana.",
            "a monster has no resources",
        ),
    ];
    all_complain(&cases, encounter);
}

#[test]
fn a_dark_event_has_nobody_who_would_be_you() {
    let cases = [
        ("Gain 1 mana.", "nobody who would be `you`"),
        ("Put 1 Dark Vine on your area.", "nobody who would be `you`"),
        ("Choose a structure.", "nobody is there to decide"),
        ("You may gain 1 mana.", "nobody is there to decide"),
        (
            "Either gain 1 mana, or lose 1 mana.",
            "nobody is there to decide",
        ),
        (
            "Move the Darkest Doom marker 1 space.",
            "nobody who would be `you`",
        ),
        ("Each player: move up to 2 areas.", "only in your turn"),
    ];
    all_complain(&cases, event);
}

// rule: DD-10.20, DD-10.21
#[test]
fn traps_treat_guardians_and_monsters_differently() {
    let cases = [
        (
            "guardian: Deal 2 hits to the victim.",
            "to monsters in traps",
        ),
        ("guardian: Metamorphose the victim.", "traps for monsters"),
        (
            "monster: The victim loses 1 mana.",
            "a monster has no resources",
        ),
        ("cost: 1 mana", "has no victims"),
    ];
    all_complain(&cases, trap);
}

// rule: DD-10.8, DD-10.28, DD-10.30
#[test]
fn cards_have_what_their_deck_needs() {
    let spell = |lines: &str| report(&format!("[spell mine]\nname: Mine\nicons: moon\n{lines}\n"));
    let far = "text: Choose a figure within 2 areas. Deal 1 hit to the target.";
    let cases = [
        ("kind: battle\ntext: Gain 1 mana.", "no time in a combat"),
        (
            "kind: battle\nwhen: in your turn\ntext: Gain 1 mana.",
            "no time in a combat",
        ),
        (
            "kind: basic\nwhen: in a combat\ntext: Gain 1 mana.",
            "has a time of its own",
        ),
        (
            "kind: basic\nrange: 2\ntext: Gain 1 mana.",
            "other spells have none",
        ),
        (
            "kind: ranged\ntext: Gain 1 mana.",
            "ranged spells have a range",
        ),
        (
            "kind: basic\ncost: 0 mana\ntext: Gain 1 mana.",
            "each ingredient once",
        ),
        (
            "kind: basic\ncost: 1 mana and 2 mana\ntext: Gain 1 mana.",
            "each ingredient once",
        ),
    ];
    all_complain(&cases, spell);
    let found = spell(&format!("kind: ranged\nrange: 3\n{far}"));
    assert!(
        found.contains("chooses nothing within its range"),
        "{found}"
    );
    let found = spell(&format!("kind: ranged\nrange: 2\n{far}"));
    assert_eq!(found, "no mistakes");
    let whens = [
        ("in your turn, only in an ambush test", "at such a time"),
        (
            "after a roll, only against another player's Guardian",
            "at such a time",
        ),
        ("when your trap triggers", "at such a time"),
        ("by itself", "at such a time"),
    ];
    all_complain(&whens, |when| equipment(when, "Gain 1 mana."));
    let found = report("[equipment mine]\nname: Mine\nicons: sword\nwhen: in your turn\n");
    assert!(found.contains("needs a line `uses: ...`"), "{found}");
}

// rule: DD-0.6, DD-1.4, DD-1.5
#[test]
fn a_map_that_makes_no_sense_is_refused() {
    let cases = [
        ("at: 896, 104", "at: 1896, 104", "off the board"),
        (
            "adjacent: Burnt Hamlet, Whispering Pines and Sanctuary of Aion",
            "adjacent: Burnt Hamlet and Whispering Pines",
            "`Sanctuary of Aion` is adjacent to `Green Blood Temple`, but not the other way",
        ),
        (
            "adjacent: Burnt Hamlet, Whispering Pines and Sanctuary of Aion",
            "adjacent: Green Blood Temple and Whispering Pines",
            "is adjacent to itself",
        ),
        (
            "adjacent: Burnt Hamlet, Whispering Pines and Sanctuary of Aion",
            "adjacent: Burnt Hamlet, Burnt Hamlet and Sanctuary of Aion",
            "`Burnt Hamlet` stands here twice",
        ),
        ("colour: green\n", "", "and its colour do not fit together"),
        (
            "colour: green\n",
            "colour: grey\n",
            "the map has 2 grey Blood Temples",
        ),
        ("type: Monolith", "type: plain", "the map has 0 Monoliths"),
        ("type: Monolith", "type: summit", "the map has 2 summits"),
        (
            "name: Burnt Hamlet",
            "name: Vanguard Fields",
            "two areas of the name `Vanguard Fields`",
        ),
        (
            "[area_type lake]",
            "[area_type lakes]",
            "did you mean `lake`?",
        ),
    ];
    for (from, to, complaint) in cases {
        let found = changed("map.cards", from, to);
        assert!(found.contains(complaint), "{from}\n{found}");
    }
}

// rule: DD-1.10, DD-1.11, DD-1.16, DD-17.7
#[test]
fn decks_and_tracks_have_their_numbers() {
    let cases = [
        (
            "event_maps.cards",
            "abysses: Forest of the Crow Rituals, ",
            "abysses: ",
            "marks 5 areas for abysses",
        ),
        (
            "event_maps.cards",
            "monsters: Caravan Plain",
            "monsters: Monolith Zone",
            "marks the summit or the Monolith",
        ),
        (
            "missions.cards",
            "area: Burnt Hamlet",
            "area: Monolith Zone",
            "cannot be completed",
        ),
        (
            "missions.cards",
            "text: Complete the mission and find the relic on 5 or more.",
            "text: Gain 1 mana.",
            "does not complete the mission",
        ),
        (
            "trails.cards",
            "on Burnt Hamlet",
            "on Monolith Zone",
            "leads nowhere",
        ),
        (
            "tracks.cards",
            "difficulty: 3, 3,",
            "difficulty: 3,",
            "each of the 8 rounds",
        ),
        (
            "tracks.cards",
            "difficulty: 3, 3,",
            "difficulty: 3, 6,",
            "each of the 8 rounds",
        ),
        (
            "tracks.cards",
            "text: A Solar Eclipse happens.",
            "text: Move the Darkest Doom marker 1 space and activate its space.",
            "the marker would move while it moves",
        ),
        (
            "corruption.cards",
            "symbols: High Priestess, ",
            "symbols: ",
            "has not five symbols",
        ),
        (
            "monsters.cards",
            "goal: the green Guardian",
            "goal: the grey Guardian",
            "there are 2 goal tokens of the grey guardian",
        ),
        (
            "monsters.cards",
            "goal: the green Guardian",
            "goal: the green structure",
            "and its text do not fit together",
        ),
        (
            "virtual.cards",
            "1-2.green: Hound. Gain",
            "1-2.green: Gain",
            "has no kind",
        ),
        (
            "virtual.cards",
            "1-2.green: Hound. Gain",
            "1-2.green: Hound. Hunter. Gain",
            "this cell has two kinds",
        ),
        (
            "virtual.cards",
            "1-2.green: Hound. Gain 2 Daily Glory.",
            "1-2.green: Hound. Either gain 1 mana, or gain 2 mana.",
            "nobody is there to decide",
        ),
        (
            "guardians.cards",
            "attack: 2",
            "attack: 7",
            "expected a number from 0 to 6",
        ),
        (
            "attacks.cards",
            "hound: 2 hits, health 2",
            "hound: 2 hits, health 0",
            "health 1 at least",
        ),
    ];
    for (file, from, to, complaint) in cases {
        let found = changed(file, from, to);
        assert!(found.contains(complaint), "{file}: {from}\n{found}");
    }
    let found = changed(
        "corruption.cards",
        "combat: At the end",
        "dusky: At the end",
    );
    assert!(found.contains("has no key `dusky`"), "{found}");
    assert!(
        found.contains("the Leader of the Hunt is missing"),
        "{found}"
    );
}

#[test]
fn tasks_of_achievements_can_be_met() {
    let cases = [
        ("Kill 0 monsters.", "from 1 to 20"),
        ("Have at least 21 Daily Glory.", "from 1 to 20"),
        (
            "Kill 1 monster in one roll.",
            "only dice are changed in one roll",
        ),
        ("Kill 1 monster. Kill 1 monster.", "more than one task"),
        ("Kill a monster.", "cannot be read"),
    ];
    all_complain(&cases, |task| achievement(task, "Gain 1 mana."));
}

#[test]
fn nothing_grows_without_bounds() {
    let many = "Gain 1 mana. ".repeat(13);
    let found = encounter(&many);
    assert!(found.contains("has 13 sentences"), "{found}");
    let long = vec!["gain 1 mana"; 61].join(", then ");
    let found = encounter(&format!("{}.", long.replacen('g', "G", 1)));
    assert!(found.contains("is too long"), "{found}");
    let block = |number: usize, copies: usize| {
        let swords = vec!["sword"; copies - 1].join(", ");
        format!(
            "[encounter mine_{number}]\nname: Mine\nicons: {swords} and sword\n\
             cost: 1 action point\ntext: Gain 1 mana.\n"
        )
    };
    let found = report(&block(0, 13));
    assert!(found.contains("has 13 copies"), "{found}");
    let found = report(&(0..12).map(|number| block(number, 12)).collect::<String>());
    assert!(
        found.contains("at most 254 Citadel Resource cards"),
        "{found}"
    );
    let event = |number: usize| {
        format!(
            "[event mine_{number}]\nname: Mine\ncreates: Hound\ntext: Each player: lose 1 mana.\n"
        )
    };
    let found = report(&(0..101).map(event).collect::<String>());
    assert!(found.contains("at most 120 Dark Events"), "{found}");
    let deep = format!("{}gain 1 mana.", "if you are alive, ".repeat(60));
    assert!(encounter(&deep).contains("cannot be read"));
}

#[test]
fn an_empty_pack_lacks_everything() {
    let found = report_of(&Sources::new());
    for missing in [
        "the map has 0 summits",
        "the map has 0 green Citadels",
        "there are too few Guardians",
        "one of the four Citadel Resource decks is empty",
        "there are 0 goal tokens of the orange structure",
        "this pack has 0 blocks `token`, not 3",
    ] {
        assert!(found.contains(missing), "{missing}\n{found}");
    }
}
