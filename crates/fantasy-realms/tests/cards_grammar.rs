//! The sentences are unambiguous: whatever operation is printed is read back as the same.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use fantasy_realms::cards::{
    BlankClause, BonusSentence, Condition, Group, Kind, Name, Need, Pack, PenaltySentence, Rung,
    Suit, Term,
};
use proptest::collection::vec;
use proptest::prelude::*;
use std::sync::LazyLock;

static PACK: LazyLock<Pack> = LazyLock::new(Pack::built_in);

fn suit() -> impl Strategy<Value = Suit> {
    (0..PACK.suits.len()).prop_map(|index| Suit(index.try_into().unwrap()))
}

fn suits() -> impl Strategy<Value = Vec<Suit>> {
    vec(suit(), 1..5)
}

fn name() -> impl Strategy<Value = Name> {
    (0..PACK.names.len()).prop_map(|index| Name(index.try_into().unwrap()))
}

fn kinds() -> impl Strategy<Value = Vec<Kind>> {
    vec(
        prop_oneof![suit().prop_map(Kind::Suit), name().prop_map(Kind::Name)],
        1..5,
    )
}

fn group() -> impl Strategy<Value = Group> {
    (any::<bool>(), suit()).prop_map(|(other, suit)| Group { other, suit })
}

fn groups() -> impl Strategy<Value = Vec<Group>> {
    vec(group(), 1..4)
}

fn condition() -> impl Strategy<Value = Condition> {
    let need = prop_oneof![
        name().prop_map(Need::Name),
        suits().prop_map(Need::AnyOf),
        vec(name(), 1..4).prop_map(Need::Either),
    ];
    vec(need, 1..4).prop_map(Condition)
}

fn rungs() -> impl Strategy<Value = Vec<Rung>> {
    vec(
        (any::<i16>(), any::<u8>()).prop_map(|(points, cards)| Rung { points, cards }),
        1..6,
    )
}

fn term() -> impl Strategy<Value = Term> {
    let points = any::<i16>;
    prop_oneof![
        (points(), groups()).prop_map(|(points, groups)| Term::ForEach { points, groups }),
        (points(), groups(), condition()).prop_map(|(points, groups, condition)| {
            Term::ForEachWith {
                points,
                groups,
                condition,
            }
        }),
        (points(), condition()).prop_map(|(points, condition)| Term::With { points, condition }),
        (points(), suits()).prop_map(|(points, suits)| Term::Without { points, suits }),
        (points(), group(), points()).prop_map(|(first, group, further)| Term::FirstAndFurther {
            first,
            group,
            further
        }),
        suits().prop_map(|suits| Term::TotalStrength { suits }),
        suits().prop_map(|suits| Term::GreatestStrength { suits }),
        (points(), any::<u8>(), suits()).prop_map(|(points, count, suits)| Term::Exactly {
            points,
            count,
            suits
        }),
        rungs().prop_map(|rungs| Term::Runs { rungs }),
        rungs().prop_map(|rungs| Term::SuitSets { rungs }),
        points().prop_map(|points| Term::AllSuitsDifferent { points }),
        points().prop_map(|points| Term::ForEachOtherPlayer { points }),
        points().prop_map(|points| Term::ForEachUnclearedPenalty { points }),
        (points(), kinds()).prop_map(|(points, kinds)| Term::ForEachDiscarded { points, kinds }),
    ]
}

fn bonus() -> impl Strategy<Value = BonusSentence> {
    use BonusSentence as Bonus;
    let step = || 1..=10u8;
    prop_oneof![
        8 => vec(term(), 1..4).prop_map(Bonus::Score),
        1 => suits().prop_map(|suits| Bonus::ClearPenalties { suits }),
        1 => Just(Bonus::ClearEveryPenalty),
        1 => suits().prop_map(|suits| Bonus::ClearOne { suits }),
        1 => suit().prop_map(|word| Bonus::ClearWord { word }),
        1 => (suit(), suits()).prop_map(|(word, suits)| Bonus::ClearWordFrom { word, suits }),
        1 => suits().prop_map(|suits| Bonus::ProtectSuits { suits }),
        1 => Just(Bonus::ProtectSelf),
        1 => Just(Bonus::ProtectOneOther),
        1 => suits().prop_map(|suits| Bonus::CopyAny { suits }),
        1 => Just(Bonus::CopyOtherInHand),
        1 => Just(Bonus::ChangeSuitOfOther),
        1 => step().prop_map(|step| Bonus::EndTopCard { step }),
        1 => step().prop_map(|step| Bonus::EndSearchDeck { step }),
        1 => (step(), suits()).prop_map(|(step, suits)| Bonus::EndTakeDiscarded { step, suits }),
    ]
}

fn penalty() -> impl Strategy<Value = PenaltySentence> {
    use PenaltySentence as Penalty;
    let clause =
        (any::<bool>(), suit(), vec(name(), 0..4)).prop_map(|(other, suit, except)| BlankClause {
            other,
            suit,
            except,
        });
    prop_oneof![
        vec(term(), 1..4).prop_map(Penalty::Score),
        vec(clause, 1..4).prop_map(Penalty::Blanks),
        kinds().prop_map(Penalty::BlanksAllExcept),
        vec(suit(), 0..4).prop_map(|except| Penalty::BlanksLone { except }),
        suits().prop_map(Penalty::BlankedWithout),
        kinds().prop_map(Penalty::BlankedWith),
    ]
}

fn check<T: cardtext::Phrase + PartialEq + std::fmt::Debug>(sentences: &[T]) {
    let english = cardtext::Language::english();
    let text = cardtext::print(sentences, PACK.vocabulary(), &english);
    let read = cardtext::read::<T>(&text, PACK.vocabulary());
    assert_eq!(read.as_deref(), Ok(sentences), "{text}");
    let shouted = cardtext::read::<T>(
        &text.to_uppercase().replace(' ', "\n   "),
        PACK.vocabulary(),
    );
    assert_eq!(
        shouted.as_deref(),
        Ok(sentences),
        "capitals and spaces mean nothing: {text}"
    );
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 2000,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn printed_bonuses_are_read_back(sentences in vec(bonus(), 1..4)) {
        check(&sentences);
    }

    #[test]
    fn printed_penalties_are_read_back(sentences in vec(penalty(), 1..4)) {
        check(&sentences);
    }
}
