//! The operations behind the sentences of every cursed item (FR-8): how they read, not how they
//! play, so no rule is proved here.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use ItemSentence as Do;
use fantasy_realms::cards::{ItemSentence, Pack};

fn check(id: &str, expected: &[ItemSentence]) {
    let pack = Pack::built_in();
    let item = pack.items.iter().find(|item| item.id == id).unwrap();
    assert_eq!(item.effect, expected, "{id}");
}

#[test]
fn items_that_look() {
    check("spyglass", &[Do::ChooseOtherPlayer, Do::LookAtThatHand]);
    check(
        "book_of_prophecy",
        &[Do::LookAtBottom { cards: 7 }, Do::ReorderBottom],
    );
    check("crystal_ball", &[Do::NameSuit, Do::OthersShowThatSuit]);
    check("crystal_lens", &[Do::LookAtTop { cards: 1 }]);
}

#[test]
fn items_that_replace_draw_and_discard() {
    check("sarcophagus", &[Do::TopToDiscard { cards: 1 }]);
    check(
        "blindfold",
        &[Do::DiscardHand { cards: 1 }, Do::DrawDeck { cards: 1 }],
    );
    check(
        "staff_of_transmutation",
        &[Do::HandToBottom { min: 3, max: 8 }, Do::DrawAsMany],
    );
    check(
        "rake",
        &[Do::TakeDiscarded { cards: 2 }, Do::DiscardHand { cards: 2 }],
    );
    check(
        "fishhook",
        &[Do::DrawDeck { cards: 2 }, Do::DiscardHand { cards: 2 }],
    );
    check(
        "cauldron",
        &[
            Do::DrawDeck { cards: 3 },
            Do::PutBackDrawn { cards: 2 },
            Do::DiscardHand { cards: 1 },
        ],
    );
}

#[test]
fn market_wagon_and_lantern() {
    check(
        "market_wagon",
        &[
            Do::ShowHandCard,
            Do::OthersOffer { up_to: 3 },
            Do::SwapForOffer,
            Do::OtherwiseMayDiscardShownAndDraw,
        ],
    );
    check(
        "lantern",
        &[
            Do::NameSuit,
            Do::DrawUntilThatSuit { at_most: 10 },
            Do::KeepMatchAndDiscardHeld,
            Do::ShowAndShuffleRest,
        ],
    );
}

#[test]
fn items_that_move_cards() {
    check("shovel", &[Do::DiscardedToBottom { cards: 1 }]);
    check("sealed_vault", &[Do::CoverDiscarded { cards: 2 }]);
    check("winged_boots", &[Do::TopToDiscard { cards: 1 }]);
    check(
        "gold_mirror",
        &[
            Do::DiscardedToBottom { cards: 3 },
            Do::TopToDiscard { cards: 3 },
        ],
    );
    check("portal", &[Do::SkipDiscard]);
    check(
        "wishing_ring",
        &[Do::LookThroughDeck, Do::PutOneOnTop, Do::ShuffleAtEndOfTurn],
    );
}

#[test]
fn items_about_items_and_turns() {
    check("backpack", &[Do::SetAsideItems { items: 3 }]);
    check("larcenous_gloves", &[Do::TakeOthersItem, Do::UseThatItem]);
    check(
        "junkyard_map",
        &[Do::TakeDiscardedItem { among: 3 }, Do::UseThatItem],
    );
    check("treasure_chest", &[]);
    check("repair_kit", &[Do::CopyOwnItem]);
    check("hourglass", &[Do::ExtraTurn]);
}
