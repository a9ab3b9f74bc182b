//! The core with the words of a toy game: forms, longest match, other languages, broken texts.

use cardtext::{
    A, Amount, And, Language, Link, Linked, Maybe, Or, Ordinal, Vocabulary, forms, phrases, words,
};
use proptest::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Suit(u8);
words! { Suit(u8) = "suit"; }

forms! {
    noun Points = "point" | "points";
    noun Cards = "card" | "cards";
    bare noun TopCards = "card" | "cards";
    flag Other = "other";
    list Best = ", or";
    tail Except = "except {list}";
}

phrases! {
    #[derive(Clone, Debug, PartialEq)]
    struct Group { other: bool as Other, suit: Suit, except: Vec<Suit> as Except }
        => "{other} {suit} {except}";

    #[derive(Clone, Debug, PartialEq)]
    enum Act {
        Each { points: i16 as Points, groups: Vec<Group> as And } => "{points} for each {groups}",
        EachOf { points: i16 as Points, suits: Vec<Suit> as Or, place: u8 as Ordinal }
            => "{points} for each {suits} in {place} place",
        Draw(cards: Amount as Cards) => "draw {cards}",
        Look(cards: u8 as TopCards) => "look at the top {cards}",
        Pay { points: Vec<u8> as Best, suit: Option<Suit> as Maybe } => "pay {points} {suit}",
        If { suit: Suit, act: Box<Act> } => "with {suit}: {act}",
        Enter(suit: Suit as A) => "enter {suit}",
        End => "stop (now)",
    }
}

fn vocabulary() -> Vocabulary {
    let mut vocabulary = Vocabulary::new();
    for (english, polish) in [
        ("Land", "Kraina"),
        ("Sea", "Morze"),
        ("Sea and Sky", "Przestwór"),
        ("Island", "Wyspa"),
    ] {
        let index = vocabulary.add("suit", english);
        vocabulary.translate("suit", index, "pl", polish);
    }
    vocabulary
}

/// Reads a text and prints it again.
fn again(text: &str, language: &Language) -> String {
    let vocabulary = vocabulary();
    let acts = cardtext::read::<Linked<Act>>(text, &vocabulary);
    let acts = acts.unwrap_or_else(|mistakes| panic!("{mistakes}"));
    cardtext::print(&acts, &vocabulary, language)
}

fn check(text: &str) {
    assert_eq!(again(text, &Language::english()), text);
}

#[test]
fn every_form_comes_back() {
    check("1 point for each Land.");
    check("-1 point for each other Land except Sea and Land.");
    check("3 points for each Land except Sea, Land and Sea and other Sea.");
    check("2 points for each Land or Sea in second place.");
    check(
        "Draw 1 card. Then draw up to 3 cards. If you do, draw at least 2 cards. Otherwise, draw 1 to 4 cards.",
    );
    check("Look at the top card. Look at the top 3 cards.");
    check("Pay 1, or 2, or 3. Pay 4 Sea.");
    check("With Land: with Sea: stop (now).");
    check("Enter a Sea. Enter an Island.");
}

#[test]
fn the_longest_reading_wins() {
    check("2 points for each Sea and Sky.");
    check("2 points for each Sea and Sky in first place.");
    let acts = cardtext::read::<Act>("2 points for each Land and Sea and Sky.", &vocabulary());
    let Ok([Act::Each { groups, .. }]) = acts.as_deref() else {
        panic!("{acts:?}")
    };
    assert_eq!(
        groups.iter().map(|group| group.suit).collect::<Vec<_>>(),
        [Suit(0), Suit(2)]
    );
}

#[test]
fn capitals_spaces_and_typography_mean_nothing() {
    let text = "\u{2212}2   POINTS for\n each land.draw 2 card.";
    assert_eq!(
        again(text, &Language::english()),
        "-2 points for each Land. Draw 2 cards."
    );
    let acts = cardtext::read::<Linked<Act>>("IF YOU DO, stop ( now ) .", &vocabulary()).unwrap();
    assert_eq!(
        (acts[0].link, &acts[0].sentence),
        (Link::IfYouDo, &Act::End)
    );
}

#[test]
fn another_language_reorders_inflects_and_falls_back() {
    let known = [
        Act::TEMPLATES,
        Group::TEMPLATES,
        Points::TEMPLATES,
        Other::TEMPLATES,
    ];
    let text = "\
plural = polish
Act.Each = za każdą {groups:acc} {points}   # the slots change places
Points.one = punkt
Points.few = punkty
Points.many = punktów
And = i
Other = inną
word.suit.Land:acc = Krainę
";
    let polish = Language::load("pl", "pl.lang", text, &known).unwrap();
    let check = |english: &str, expected: &str| assert_eq!(again(english, &polish), expected);
    check("1 point for each Land.", "Za każdą Krainę 1 punkt.");
    check(
        "3 points for each other Land and Sea.",
        "Za każdą inną Krainę i Morze 3 punkty.",
    );
    check("12 points for each Land.", "Za każdą Krainę 12 punktów.");
    check("22 points for each Land.", "Za każdą Krainę 22 punkty.");
    check("Draw 2 cards.", "Draw 2 cards.");
    assert_eq!(
        again("Pay 1 Land.", &Language::words_only("pl")),
        "Pay 1 Kraina."
    );
}

#[test]
fn mistakes_in_a_language_are_told() {
    let text =
        "plural = klingon\nAct.Eech = x\nAct.Draw = ciągnij\nnonsense\nAnd = i\nAnd = oraz\n";
    let mistakes = Language::load("pl", "pl.lang", text, &[Act::TEMPLATES]).unwrap_err();
    let messages: Vec<&str> = mistakes.iter().map(|one| one.message.as_str()).collect();
    assert_eq!(
        messages,
        [
            "unknown plural rule `klingon`",
            "there is no template `Act.Eech`",
            "the slots of `Act.Draw` do not agree with the English text",
            "this line cannot be read",
            "there are two lines `And`",
        ]
    );
    assert!(mistakes.plain().contains("did you mean `Act.Each`?"));
}

#[test]
fn endless_nesting_is_refused() {
    let text = "with Land: ".repeat(10_000) + "stop (now).";
    assert!(cardtext::read::<Act>(&text, &vocabulary()).is_err());
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC*") {
        if let Err(mistakes) = cardtext::read::<Linked<Act>>(&text, &vocabulary()) {
            prop_assert!(!mistakes.coloured().is_empty());
        }
    }

    #[test]
    fn no_text_makes_a_language_panic(text in "(plural|And|word\\.a|\\{|\\}|=|:|#|\\PC|\n)*") {
        if let Err(mistakes) = Language::load("xx", "xx.lang", &text, &[Act::TEMPLATES]) {
            prop_assert!(!mistakes.plain().is_empty());
        }
    }
}
