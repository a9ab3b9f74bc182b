//! Reasons for points, legality of choices, swaps, and properties of the scorer.

#![allow(clippy::unwrap_used, reason = "a fixture may fail its test")]

mod common;

use common::{Dice, Realm, options};
use fantasy_realms::cards::{CardId, Suit};
use fantasy_realms::scoring::vectors::{VectorCase, VectorError};
use fantasy_realms::scoring::{
    CardSet, Cause, Choice, ChoiceProblem, Choices, Hand, HandError, HandInput, Source,
};

/// A random input with random legal choices.
fn random_input(realm: &Realm, dice: &mut Dice, suits: bool) -> HandInput {
    let size = 1 + dice.below(12);
    let mut input = dice.input(realm, suits, &[], size);
    for card in input.hand.iter() {
        let options = options(realm, suits, &input.hand, card);
        let Some(choice) = options[dice.below(options.len())] else {
            continue;
        };
        let tried = input.choices.with(card, choice);
        if realm.book(suits).check_choices(&input.hand, &tried).is_ok() {
            input.choices = tried;
        }
    }
    input
}

// rule: FR-12.4, FR-13.1
#[test]
fn the_order_of_the_cards_does_not_matter() {
    let realm = Realm::new();
    let mut dice = Dice(1001);
    for round in 0..20_000 {
        let suits = round % 2 == 0;
        let input = random_input(&realm, &mut dice, suits);
        let mut cards: Vec<CardId> = input.hand.iter().collect();
        for place in (1..cards.len()).rev() {
            cards.swap(place, dice.below(place + 1));
        }
        let shuffled = HandInput {
            hand: Hand::new(&cards).unwrap(),
            ..input
        };
        let book = realm.book(suits);
        assert_eq!(
            book.total(&input),
            book.total(&shuffled),
            "{}",
            realm.names(&input.hand)
        );
    }
}

// rule: FR-13.1, FR-14.1
#[test]
fn the_breakdown_adds_up() {
    let realm = Realm::new();
    let mut dice = Dice(2002);
    for round in 0..20_000 {
        let suits = round % 2 == 0;
        let input = random_input(&realm, &mut dice, suits);
        let book = realm.book(suits);
        let breakdown = book.breakdown(&input);
        let hand = realm.names(&input.hand);
        assert_eq!(breakdown.total, book.total(&input), "{hand}");
        for card in &breakdown.cards {
            let lines: i32 = card.lines.iter().map(|line| line.points).sum();
            assert_eq!(card.points, lines, "{hand}");
            assert_eq!(card.blanked.is_empty(), !card.lines.is_empty(), "{hand}");
            assert!(
                card.protected.is_empty() || card.blanked.is_empty(),
                "{hand}"
            );
        }
    }
}

// rule: FR-12.2, FR-12.4, FR-12.5, FR-11.2, FR-11.3, FR-11.5
#[test]
fn a_breakdown_tells_why() {
    let realm = Realm::new();
    let card = |id: &str| realm.card(true, id);
    let why = |ids: &[&str], choices: Choices| {
        let hand = realm.hand(true, ids);
        realm.hoard.breakdown(&HandInput {
            choices,
            ..HandInput::new(hand, 4)
        })
    };

    let lone = why(
        &["demon", "king", "knights", "elven_archers"],
        Choices::NONE,
    );
    assert_eq!(lone.cards[1].blanked[0].cause, Cause::Alone(card("demon")));
    assert_eq!(lone.cards[1].blanked[0].rule, "FR-12.2");

    let named = why(&["basilisk", "king", "smoke"], Choices::NONE);
    assert_eq!(
        named.cards[1].blanked[0].cause,
        Cause::NamedBy(card("basilisk"))
    );
    assert_eq!(named.cards[2].blanked[0].cause, Cause::OwnSentence(0));
    assert_eq!(named.cards[2].blanked[0].rule, "FR-12.5");

    let copy = Choices::NONE.with(card("doppelganger"), Choice::Target(card("basilisk")));
    let circle = why(&["basilisk", "doppelganger"], copy);
    let with = vec![card("doppelganger")];
    assert_eq!(circle.cards[0].blanked[0].cause, Cause::CircleWith(with));
    assert_eq!(circle.cards[1].face, card("basilisk"));
    assert_eq!(circle.cards[1].strength, 35);

    let cleared = why(&["mountain", "swamp", "rangers", "blizzard"], Choices::NONE);
    assert_eq!(cleared.cards[1].cleared[0].by, card("mountain"));
    assert_eq!(cleared.cards[3].words[0].by, card("rangers"));
    assert_eq!(cleared.cards[3].words[0].rule, "FR-11.3");

    let saved = Choices::NONE.with(card("angel"), Choice::Target(card("king")));
    let saved = why(&["angel", "king", "basilisk"], saved);
    assert_eq!(saved.cards[1].protected[0].by, card("angel"));
    assert!(saved.cards[1].blanked.is_empty());
}

// rule: FR-13.1
#[test]
fn a_breakdown_is_readable_as_json() {
    let realm = Realm::new();
    let hand = realm.hand(false, &["king", "knights"]);
    let breakdown = realm.base.breakdown(&HandInput::new(hand, 4));
    assert_eq!(breakdown.cards[0].lines[0].source, Source::Strength);
    let json = serde_json::to_value(breakdown.named(&realm.pack)).unwrap();
    assert_eq!(json["total"], 33);
    assert_eq!(json["cards"][0]["card"], "king");
    assert_eq!(json["cards"][0]["suit"], "leader");
    assert_eq!(json["cards"][0]["lines"][0]["source"], "strength");
    assert_eq!(json["cards"][0]["lines"][1]["source"]["bonus"], 0);
    assert_eq!(json["cards"][0]["lines"][1]["points"], 5);
    assert_eq!(json["cards"][0]["lines"][1]["rule"], "FR-13.3");
    assert_eq!(json["cards"][1]["lines"][1]["source"]["penalty"], 0);
}

// rule: FR-10.2, FR-10.3, FR-10.4, FR-10.5, FR-11.2, FR-11.5
#[test]
fn illegal_choices_are_named() {
    let realm = Realm::new();
    let card = |id: &str| realm.card(true, id);
    let suit = |id: &str| realm.pack.find_suit(id).unwrap();
    let hand = realm.hand(
        true,
        &[
            "doppelganger",
            "mirage",
            "book_of_changes",
            "island",
            "angel",
            "king",
            "swamp",
        ],
    );
    let recolour = |target, to| Choice::Recolour {
        target: card(target),
        suit: suit(to),
    };
    let target = |id| Choice::Target(card(id));
    let cases = [
        ("king", target("swamp"), ChoiceProblem::NothingToChoose),
        ("queen", target("swamp"), ChoiceProblem::NotInHand),
        (
            "doppelganger",
            target("doppelganger"),
            ChoiceProblem::TargetIsItself,
        ),
        (
            "doppelganger",
            target("queen"),
            ChoiceProblem::TargetNotInHand(card("queen")),
        ),
        (
            "mirage",
            target("king"),
            ChoiceProblem::TargetSuit(card("king"), suit("leader")),
        ),
        (
            "mirage",
            Choice::Target(CardId(200)),
            ChoiceProblem::TargetNotInDeck(CardId(200)),
        ),
        (
            "mirage",
            recolour("king", "army"),
            ChoiceProblem::SuitNotWanted,
        ),
        (
            "book_of_changes",
            target("king"),
            ChoiceProblem::SuitMissing,
        ),
        (
            "book_of_changes",
            recolour("king", "wild"),
            ChoiceProblem::SuitNotInPlay(suit("wild")),
        ),
        (
            "book_of_changes",
            recolour("book_of_changes", "army"),
            ChoiceProblem::TargetIsItself,
        ),
        (
            "island",
            target("king"),
            ChoiceProblem::TargetSuit(card("king"), suit("leader")),
        ),
        ("angel", target("angel"), ChoiceProblem::TargetIsItself),
    ];
    for (by, choice, problem) in cases {
        let choices = Choices::NONE.with(card(by), choice);
        let error = realm.hoard.check_choices(&hand, &choices).unwrap_err();
        assert_eq!((error.by, error.problem), (card(by), problem), "{by}");
        assert!(
            error
                .explain(&realm.pack)
                .starts_with(&realm.pack.cards[card(by).0 as usize].id)
        );
    }
    let turned = Choices::NONE
        .with(card("book_of_changes"), recolour("king", "flame"))
        .with(card("island"), target("king"));
    assert_eq!(realm.hoard.check_choices(&hand, &turned), Ok(()));

    let base = realm.hand(false, &["book_of_changes", "king"]);
    let undead = Choices::NONE.with(card("book_of_changes"), recolour("king", "undead"));
    let error = realm.base.check_choices(&base, &undead).unwrap_err();
    assert_eq!(error.problem, ChoiceProblem::SuitNotInPlay(suit("undead")));
    assert!(matches!(suit("undead"), Suit(_)));
}

#[test]
fn a_hand_has_different_cards_of_the_deck() {
    let realm = Realm::new();
    let king = realm.card(false, "king");
    assert_eq!(Hand::new(&[king, king]), Err(HandError::Duplicate(king)));
    let judge = realm.card(true, "judge");
    assert_eq!(realm.base.hand(&[judge]), Err(HandError::NotInDeck(judge)));
    let many: Vec<CardId> = realm.base.deck().iter().take(16).collect();
    assert_eq!(realm.base.hand(&many), Err(HandError::TooManyCards(16)));
}

#[test]
fn swaps_are_sorted_by_what_they_bring() {
    let realm = Realm::new();
    let hand = realm.hand(false, &["king", "knights", "rangers", "swamp"]);
    let input = HandInput::new(hand, 4);
    let excluded: CardSet = [realm.card(false, "queen")].into_iter().collect();
    let swaps = realm.base.swap_gains(&input, excluded);
    assert_eq!(swaps.len(), 4 * (53 - 4 - 1));
    assert!(swaps.is_sorted_by_key(|swap| -swap.total));
    let (_, before) = realm.base.best(&input);
    for swap in swaps.iter().step_by(17) {
        let swapped = HandInput {
            hand: hand.with_swap(swap.out, swap.into),
            ..input
        };
        assert_eq!(realm.base.best(&swapped).1, swap.total);
        assert_eq!(swap.total - before, swap.gain);
        assert!(!excluded.contains(swap.into));
    }
}

#[test]
fn malformed_vectors_are_refused() {
    let realm = Realm::new();
    let line = |hand: &str, choices: &str| {
        format!(
            r#"{{"id":"x","modules":{{"suits":false,"items":false}},"players":4,"hand":[{hand}],
            "choices":{{{choices}}},"discard":[],"cursed_face_down":[],
            "expected":{{"total":0,"points":[0],"blanked":[],"cleared":[],"cursed_points":[]}}}}"#
        )
    };
    let parse = |line: &str| VectorCase::parse(&realm.pack, line).unwrap_err();
    assert!(matches!(parse("{"), VectorError::Malformed(_)));
    assert!(matches!(
        parse(&line(r#""jester""#, "")),
        VectorError::UnknownCard(_)
    ));
    assert!(matches!(
        parse(&line(r#""judge""#, "")),
        VectorError::UnknownCard(_)
    ));
    assert!(matches!(
        parse(&line(r#""king","king""#, "")),
        VectorError::Duplicate(_)
    ));
    let mirage = r#""mirage":{"target":"rainstorm"}"#;
    assert!(matches!(
        parse(&line(r#""king""#, mirage)),
        VectorError::ChoiceWithoutCard(_)
    ));
    let island = r#""island":{"target":"king"}"#;
    assert!(matches!(
        parse(&line(r#""island","king""#, island)),
        VectorError::Choice(_)
    ));
    let points = parse(&line(r#""king","queen""#, ""));
    assert!(matches!(
        points,
        VectorError::PointsLength {
            expected: 1,
            cards: 2
        }
    ));
    let many: Vec<String> = (realm.base.deck().iter().take(16))
        .map(|card| format!("\"{}\"", realm.pack.cards[usize::from(card.0)].id))
        .collect();
    assert!(matches!(
        parse(&line(&many.join(","), "")),
        VectorError::TooManyCards(16)
    ));
}
