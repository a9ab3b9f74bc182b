//! The Avatar's order cards, its place, and how it chooses, each by itself.

use black_rose_wars::cards::OrderId;
use black_rose_wars::geometry::cells;
use black_rose_wars::parts::{best, neighbour};
use black_rose_wars::play::state::{Avatar, Party};
use smallvec::SmallVec;
use table::Chance;

/// Cards 0 to 9 belong to the first moon, 10 to 19 to the second, and so on.
fn moon_of(order: OrderId) -> u8 {
    order.0 / 10 + 1
}

fn cards(numbers: impl IntoIterator<Item = u8>) -> SmallVec<[OrderId; 12]> {
    numbers.into_iter().map(OrderId).collect()
}

fn avatar(deck: &[u8], memories: &[u8]) -> Avatar {
    Avatar {
        after: Party(0),
        orders: [cards(deck.iter().copied()), cards(10..20), cards(20..30)],
        memories: cards(memories.iter().copied()),
        resolved: 0,
        quests: SmallVec::new(),
        evocations: [None; 3],
    }
}

fn sorted(cards: &[OrderId]) -> Vec<u8> {
    let mut numbers: Vec<u8> = cards.iter().map(|card| card.0).collect();
    numbers.sort_unstable();
    numbers
}

// rule: BRW-25.3.1
#[test]
fn the_top_card_goes_to_the_memories() {
    let mut avatar = avatar(&[4, 7], &[1]);
    assert_eq!(avatar.top(1), Some(OrderId(7)));
    let taken = avatar.take(1, &moon_of, &mut Chance::from_number(1));
    assert!(taken.is_some_and(|taken| taken.order == OrderId(7) && !taken.renewed));
    assert_eq!(avatar.memories.as_slice(), [OrderId(1), OrderId(7)]);
    assert_eq!(avatar.top(1), Some(OrderId(4)));
}

// rule: BRW-25.3.10
#[test]
fn an_empty_deck_is_made_of_the_memories_of_its_moon() {
    let mut avatar = avatar(&[], &[2, 15, 3]);
    let taken = avatar.take(1, &moon_of, &mut Chance::from_number(1));
    let taken = taken.expect("two cards of the first moon");
    assert!(taken.renewed);
    assert_eq!(avatar.memories.as_slice(), [OrderId(15), taken.order]);
    let left = avatar.top(1).expect("the other one");
    assert_eq!(sorted(&[left, taken.order]), [2, 3]);
}

#[test]
fn without_any_card_nothing_is_taken() {
    let mut avatar = avatar(&[], &[15]);
    let mut chance = Chance::from_number(1);
    assert!(avatar.take(1, &moon_of, &mut chance).is_none());
    assert_eq!(avatar.memories.as_slice(), [OrderId(15)]);
}

// rule: BRW-25.7.4
#[test]
fn the_orders_of_a_turn_go_under_the_decks_of_their_moons() {
    let mut avatar = avatar(&[8, 9], &[3, 25, 5, 4]);
    avatar.put_under(&moon_of, &mut Chance::from_number(1));
    assert!(avatar.memories.is_empty());
    let [first, second, third] = &avatar.orders;
    assert_eq!(first[3..], [OrderId(8), OrderId(9)]);
    assert_eq!(sorted(&first[..3]), [3, 4, 5]);
    assert_eq!(second.as_slice(), cards(10..20).as_slice());
    assert_eq!(third[0], OrderId(25));
    assert_eq!(third.len(), 11);
}

#[test]
fn the_best_are_all_that_rank_highest() {
    assert_eq!(best(&[3, 1, 4, 1, 4], |number| number).as_slice(), [4, 4]);
    assert_eq!(best(&[3, 1, 4], |_| 0).as_slice(), [3, 1, 4]);
    assert!(best(&[0; 0], |number| number).is_empty());
}

// rule: BRW-25.1.7
#[test]
fn the_avatar_sits_behind_the_player_met_first_counter_clockwise() {
    let [upper_left, upper_right, lower_right, lower_left] = *cells(4) else {
        unreachable!("four cells");
    };
    let players = [upper_left, upper_right, lower_right];
    assert_eq!(neighbour(lower_left, &players), Party(2));
    let players = [lower_right, lower_left, upper_left];
    assert_eq!(neighbour(upper_right, &players), Party(2));
    let [top, left, lower_right] = *cells(3) else {
        unreachable!("three cells");
    };
    assert_eq!(neighbour(top, &[lower_right, left]), Party(1));
    assert_eq!(neighbour(left, &[lower_right, top]), Party(0));
    let [one, other] = *cells(2) else {
        unreachable!("two cells");
    };
    assert_eq!(neighbour(one, &[other]), Party(0));
}
