//! How fast hands are scored: `cargo bench -p fantasy-realms`.
//!
//! Each line scores a thousand hands (a hundred for best choices), except the lines of single
//! hands. The same hands are drawn in every run.

use divan::Bencher;
use divan::counter::ItemsCount;
use fantasy_realms::cards::{CardId, Pack};
use fantasy_realms::scoring::{CardSet, Hand, HandInput, ScoreBook};
use std::hint::black_box;

/// The slowest hands known: copying and changing cards beside the Demon's lone cards, the
/// Collector's or the Judge's points, and conditions that nearly can be met. The first four were
/// found by swapping cards as long as that made a hand slower, the others among all hands with six
/// choice cards and many thousand with five of them.
const HARD: [&str; 10] = [
    "book_of_changes doppelganger shapeshifter_ch mirage_ch collector war_dirigible ghoul \
     elven_archers great_flood_ch",
    "book_of_changes angel shapeshifter_ch mirage_ch demon wildfire judge queen basilisk",
    "book_of_changes doppelganger angel shapeshifter_ch mirage_ch demon wildfire king \
     world_tree_ch",
    "book_of_changes doppelganger mirage_ch dungeon fountain_of_life_ch castle air_elemental \
     war_dirigible rainstorm",
    "book_of_changes doppelganger angel shapeshifter_ch mirage_ch demon unicorn chapel queen",
    "book_of_changes doppelganger angel shapeshifter_ch mirage_ch wildfire demon \
     dwarvish_infantry world_tree_ch",
    "book_of_changes doppelganger angel shapeshifter_ch mirage_ch demon wildfire castle blizzard",
    "island book_of_changes doppelganger angel shapeshifter_ch mirage_ch wildfire demon \
     world_tree_ch",
    "island book_of_changes doppelganger angel shapeshifter_ch mirage_ch queen chapel demon",
    "island book_of_changes doppelganger angel shapeshifter_ch mirage_ch wildfire collector queen",
];

fn main() {
    divan::main();
}

struct Dice(u64);

impl Dice {
    fn cards(&mut self, first: &[CardId], from: &[CardId], size: usize) -> Vec<CardId> {
        let mut cards = first.to_vec();
        while cards.len() < size {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            let card = from[(self.0 >> 11) as usize % from.len()];
            if !cards.contains(&card) {
                cards.push(card);
            }
        }
        cards
    }
}

/// Hands of so many cards, with or without cards that offer a choice.
fn hands(book: &ScoreBook, count: usize, size: usize, choices: bool) -> Vec<HandInput> {
    let all: Vec<CardId> = book.deck().iter().collect();
    let silent = |card: &CardId| choices || !book.offers_choice(*card);
    let from: Vec<CardId> = all.iter().copied().filter(silent).collect();
    let mut dice = Dice(2024);
    (0..count)
        .filter_map(|_| {
            let hand = Hand::new(&dice.cards(&[], &from, size)).ok()?;
            let discard: CardSet = dice.cards(&[], &all, 12).into_iter().collect();
            let discard = discard.without(hand.set());
            Some(HandInput {
                discard,
                ..HandInput::new(hand, 4)
            })
        })
        .collect()
}

fn totals(bencher: Bencher<'_, '_>, suits_module: bool, size: usize) {
    let book = ScoreBook::new(&Pack::built_in(), suits_module);
    let hands = hands(&book, 1000, size, false);
    bencher.counter(ItemsCount::new(hands.len())).bench(|| {
        hands
            .iter()
            .map(|input| book.total(black_box(input)))
            .sum::<i32>()
    });
}

#[divan::bench]
fn seven_base_cards(bencher: Bencher<'_, '_>) {
    totals(bencher, false, 7);
}

#[divan::bench]
fn eight_hoard_cards(bencher: Bencher<'_, '_>) {
    totals(bencher, true, 8);
}

#[divan::bench]
fn breakdown_of_eight_hoard_cards(bencher: Bencher<'_, '_>) {
    let book = ScoreBook::new(&Pack::built_in(), true);
    let hands = hands(&book, 1000, 8, false);
    bencher.counter(ItemsCount::new(hands.len())).bench(|| {
        hands
            .iter()
            .map(|input| book.breakdown(black_box(input)).total)
            .sum::<i32>()
    });
}

#[divan::bench]
fn best_of_eight_hoard_cards(bencher: Bencher<'_, '_>) {
    let book = ScoreBook::new(&Pack::built_in(), true);
    let hands = hands(&book, 100, 8, true);
    bencher.counter(ItemsCount::new(hands.len())).bench(|| {
        hands
            .iter()
            .map(|input| book.best(black_box(input)).1)
            .sum::<i32>()
    });
}

#[divan::bench(args = HARD)]
fn best_of_hard_hands(bencher: Bencher<'_, '_>, ids: &str) {
    let pack = Pack::built_in();
    let book = ScoreBook::new(&pack, true);
    let cards: Vec<CardId> = ids
        .split_whitespace()
        .filter_map(|id| pack.find_card(id))
        .collect();
    let Ok(hand) = Hand::new(&cards) else { return };
    let input = HandInput::new(hand, 4);
    bencher.bench(|| book.best(black_box(&input)));
}
