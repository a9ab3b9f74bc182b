//! Scores many random hands in a plain loop, to be watched by a profiler:
//!
//! ```text
//! cargo build --release -p fantasy-realms --example score_loop
//! target/release/examples/score_loop base 5000000
//! valgrind --tool=callgrind target/release/examples/score_loop base 20000
//! ```
//!
//! The first word says what is scored: `base` (seven cards without choices), `hoard` (eight
//! cards without choices), `best` (best choices of eight hoard cards) or `six` (best choices of
//! nine cards with all six choice cards of the hoard).

use fantasy_realms::cards::{CardId, Pack};
use fantasy_realms::scoring::{CardSet, Hand, HandInput, ScoreBook};
use std::time::{Duration, Instant};

struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963);
        (self.0 >> 33) as usize % sides
    }
}

fn fill(dice: &mut Dice, mut cards: Vec<CardId>, from: &[CardId], size: usize) -> Option<Hand> {
    while cards.len() < size {
        let card = from[dice.below(from.len())];
        if !cards.contains(&card) {
            cards.push(card);
        }
    }
    Hand::new(&cards).ok()
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let kind = arguments.next().unwrap_or_else(|| "base".to_owned());
    let count: usize = arguments
        .next()
        .and_then(|count| count.parse().ok())
        .unwrap_or(1_000_000);
    let pack = Pack::built_in();
    let book = ScoreBook::new(&pack, kind != "base");
    let (offering, silent): (Vec<CardId>, Vec<CardId>) = book
        .deck()
        .iter()
        .partition(|&card| book.offers_choice(card));
    let all: Vec<CardId> = book.deck().iter().collect();
    let mut dice = Dice(7);
    let hands: Vec<HandInput> = (0..count.min(100_000))
        .filter_map(|_| {
            let hand = match kind.as_str() {
                "base" => fill(&mut dice, Vec::new(), &silent, 7),
                "hoard" => fill(&mut dice, Vec::new(), &silent, 8),
                "best" => fill(&mut dice, Vec::new(), &all, 8),
                _ => fill(&mut dice, offering.clone(), &silent, 9),
            }?;
            let mut discard = CardSet::EMPTY;
            if kind != "base" {
                let area = fill(&mut dice, Vec::new(), &all, 12)?;
                discard = area.set().without(hand.set());
            }
            Some(HandInput {
                discard,
                ..HandInput::new(hand, 4)
            })
        })
        .collect();

    let start = Instant::now();
    let mut sum = 0_i64;
    let mut slowest = (Duration::ZERO, 0);
    for (index, input) in hands.iter().cycle().take(count).enumerate() {
        if matches!(kind.as_str(), "base" | "hoard") {
            sum += i64::from(book.total(input));
        } else {
            let before = Instant::now();
            sum += i64::from(book.best(input).1);
            slowest = slowest.max((before.elapsed(), index));
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{count} hands in {seconds:.3} s: {:.0} hands/s, sum {sum}",
        count as f64 / seconds
    );
    if let Some(input) = hands.get(slowest.1) {
        let cards: Vec<&str> = input
            .hand
            .iter()
            .map(|card| pack.cards[usize::from(card.0)].id.as_str())
            .collect();
        println!("slowest {:?}: {}", slowest.0, cards.join(" "));
    }
}
