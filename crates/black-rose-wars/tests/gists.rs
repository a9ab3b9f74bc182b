//! What the faces of cards say in signs, as the catalogue has it.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use black_rose_wars::BlackRoseWars;
use std::collections::BTreeMap;
use table::pack::CardEntry;
use table::{Game, Lang};

fn catalogue() -> Vec<CardEntry> {
    BlackRoseWars::from_pack(None).unwrap().cards(Lang::En)
}

fn tags(card: &CardEntry) -> BTreeMap<&str, &str> {
    let tags = card.tags.iter();
    tags.map(|(key, value)| (key.as_str(), value.as_str()))
        .collect()
}

/// The words a gist may have: boards have a sign for each, or show the mark of a text.
const SIGNS: &str = "action activate activate-room attack cast crown cube damage deal discard draw \
    drop-event drop-misfortune drop-quest drop-upgrade event gain give give-trophy go heal ignore \
    instability kind-nightmare life look lose memories misfortune move order push put quest \
    quest-completed quest-resolved recover redirect reinforcement remove rose rose-deal \
    rose-instability rose-swap shield stable steal strength suffering summon swap swap-instability \
    text trophy upgrade";

fn is_gist(gist: &str) -> bool {
    let known: Vec<&str> = SIGNS.split_whitespace().collect();
    let value = |it: &str| !it.is_empty() && it.chars().all(|it| "0123456789X+≤*×?".contains(it));
    gist.split(' ').all(|pair| match pair.split_once(':') {
        Some((sign, number)) => sign != "text" && known.contains(&sign) && value(number),
        None => known.contains(&pair),
    })
}

#[test]
fn every_half_of_every_spell_has_its_signs() {
    let targets = [
        "self",
        "special",
        "figure",
        "mage",
        "evocation",
        "own-evocation",
        "room",
    ];
    let cards = catalogue();
    let spells = cards.iter().map(|card| (card, tags(card)));
    let spells: Vec<_> = spells.filter(|(_, tags)| tags["type"] == "spell").collect();
    assert!(spells.len() > 80);
    for (card, tags) in spells {
        let mut from = 0;
        for side in ["top", "bottom"] {
            let Some(kind) = tags.get(format!("{side}_type").as_str()) else {
                continue;
            };
            let tag = |name: &str| tags[format!("{side}_{name}").as_str()];
            let what = format!("{} {side}: {}", card.id, tag("gist"));
            assert!(targets.contains(&tag("target")), "{what}");
            let aims = !matches!(tag("target"), "self" | "special");
            let ranged = tag("range") == "anywhere" || tag("range").parse::<u8>().is_ok();
            assert_eq!(aims, ranged, "{what}");
            let answers = matches!(*kind, "trap" | "protect");
            let when = tag("when");
            assert!(["instant", "stable", "answer"].contains(&when), "{what}");
            assert_eq!(when == "answer", answers, "{what}");
            // The header, and what an answer is to.
            assert_eq!(tag("lead"), if answers { "2" } else { "1" }, "{what}");
            assert!(is_gist(tag("gist")), "{what}");
            let lines: usize = tag("lines").parse().unwrap();
            let text = card.text[from..from + lines].join(" ");
            from += lines;
            assert_eq!(
                text.contains("Stable:"),
                tag("gist").contains("stable"),
                "{text}"
            );
            // Whatever hangs on a condition leaves the mark of a text.
            if ["If ", "Stable:", "For each", "Either", "other mage in"]
                .iter()
                .any(|it| text.contains(it))
            {
                assert!(tag("gist").contains("text"), "{what}: {text}");
            }
        }
    }
}

#[test]
fn a_gist_says_what_the_sentences_say() {
    let hand_read = [
        (
            "shared_torture",
            "top",
            "figure",
            "1",
            "deal:4 swap:1 suffering:3",
        ),
        ("shared_torture", "bottom", "figure", "1", "deal:X"),
        ("grim_torment", "bottom", "room", "2", "suffering:1 deal:≤3"),
        (
            "cross_and_delight",
            "top",
            "room",
            "1",
            "summon suffering:1 activate",
        ),
        (
            "cross_and_delight",
            "bottom",
            "evocation",
            "anywhere",
            "text deal:2+ remove",
        ),
        ("torment", "top", "figure", "anywhere", "deal:2 summon"),
        (
            "visceral_fire",
            "top",
            "mage",
            "2",
            "deal:2 deal:2? text suffering:2",
        ),
        (
            "azoth_bomb",
            "top",
            "room",
            "3",
            "reinforcement deal:2? deal:2",
        ),
        ("pain_mark", "top", "figure", "1", "stable deal:2 text"),
        (
            "peak_of_agony",
            "top",
            "room",
            "2",
            "deal:2 rose-swap:2 text suffering:2",
        ),
        ("persecution", "top", "self", "", "ignore:3 deal:X"),
        (
            "ephialtes",
            "top",
            "special",
            "",
            "event:1 kind-nightmare:X text gain:≤5",
        ),
        (
            "curse",
            "top",
            "mage",
            "2",
            "deal:1 swap:2 misfortune move:1",
        ),
        (
            "crypt_fever",
            "top",
            "mage",
            "2",
            "deal:2 misfortune push:1 push:1 move:1",
        ),
        ("earth_totem", "bottom", "self", "", "ignore summon gain:1"),
        (
            "overclock",
            "top",
            "own-evocation",
            "anywhere",
            "activate strength:+2 move:+1 rose-deal:1 text",
        ),
        (
            "arcane_barrage",
            "bottom",
            "room",
            "anywhere",
            "instability:5",
        ),
        (
            "living_fluid",
            "bottom",
            "evocation",
            "2",
            "drop-upgrade:1 instability:3? text",
        ),
    ];
    let cards = catalogue();
    for (id, side, target, range, gist) in hand_read {
        let card = cards.iter().find(|card| card.id == id).unwrap();
        let tags = tags(card);
        let tag = |name: &str| tags[format!("{side}_{name}").as_str()];
        assert_eq!(
            (tag("target"), tag("range"), tag("gist")),
            (target, range, gist),
            "{id} {side}"
        );
    }
}

#[test]
fn rooms_quests_events_and_pieces_have_gists_too() {
    for card in catalogue() {
        let tags = tags(&card);
        let keys: &[&str] = match tags["type"] {
            "room" => &["destroyed_gist", "rebuilt_gist"],
            "quest" | "event" | "evocation" | "upgrade" | "misfortune" | "avatar" => &["gist"],
            _ => continue,
        };
        for key in keys {
            let gist = tags[key];
            assert!(gist.is_empty() || is_gist(gist), "{}: {gist}", card.id);
        }
    }
}
