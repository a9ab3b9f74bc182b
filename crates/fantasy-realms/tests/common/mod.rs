//! What the scoring tests share.
#![allow(dead_code, reason = "every test file uses its own part")]
#![allow(clippy::unwrap_used, reason = "a fixture may fail its test")]

use fantasy_realms::cards::{BonusSentence, CardId, Pack, Suit};
use fantasy_realms::scoring::{CardSet, Choice, Choices, Hand, HandInput, ItemSet, ScoreBook};

/// The pack of the game with the books of both decks.
pub(crate) struct Realm {
    pub(crate) pack: Pack,
    pub(crate) base: ScoreBook,
    pub(crate) hoard: ScoreBook,
}

impl Realm {
    pub(crate) fn new() -> Realm {
        Realm::of(Pack::built_in())
    }

    /// The built-in pack with home-made cards.
    pub(crate) fn with_cards(cards: &str) -> Realm {
        let mut sources = Pack::built_in_sources();
        sources.add("home.cards", cards);
        Realm::of(Pack::load(&sources).unwrap_or_else(|mistakes| panic!("{mistakes}")))
    }

    fn of(pack: Pack) -> Realm {
        let [base, hoard] = [false, true].map(|suits| ScoreBook::new(&pack, suits));
        Realm { pack, base, hoard }
    }

    pub(crate) fn book(&self, suits_module: bool) -> &ScoreBook {
        if suits_module {
            &self.hoard
        } else {
            &self.base
        }
    }

    /// A card by its id; in the deck with the new suits its new version, where there is one.
    pub(crate) fn card(&self, suits_module: bool, id: &str) -> CardId {
        let newer = format!("{id}_ch");
        let found = if suits_module {
            self.pack.find_card(&newer)
        } else {
            None
        };
        found
            .or_else(|| self.pack.find_card(id))
            .unwrap_or_else(|| panic!("no card {id}"))
    }

    pub(crate) fn hand(&self, suits_module: bool, ids: &[&str]) -> Hand {
        let cards: Vec<CardId> = ids.iter().map(|id| self.card(suits_module, id)).collect();
        self.book(suits_module).hand(&cards).unwrap()
    }

    pub(crate) fn names(&self, hand: &Hand) -> String {
        let ids = hand
            .iter()
            .map(|card| self.pack.cards[usize::from(card.0)].id.as_str());
        ids.collect::<Vec<_>>().join(" ")
    }
}

/// Numbers that look random and are the same in every run.
pub(crate) struct Dice(pub u64);

impl Dice {
    pub(crate) fn below(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % sides
    }

    /// Cards of the list until there are `size`, beginning with `first`.
    pub(crate) fn cards(&mut self, first: &[CardId], from: &[CardId], size: usize) -> Vec<CardId> {
        let mut cards = first.to_vec();
        while cards.len() < size {
            let card = from[self.below(from.len())];
            if !cards.contains(&card) {
                cards.push(card);
            }
        }
        cards
    }

    /// A hand that begins with some cards, with a random discard area and random items.
    pub(crate) fn input(
        &mut self,
        realm: &Realm,
        suits: bool,
        first: &[CardId],
        size: usize,
    ) -> HandInput {
        let deck: Vec<CardId> = realm.book(suits).deck().iter().collect();
        let hand = Hand::new(&self.cards(first, &deck, size)).unwrap();
        let discard: CardSet = self.cards(&[], &deck, 12).into_iter().collect();
        HandInput {
            hand,
            choices: Choices::NONE,
            discard: discard.without(hand.set()),
            players: 2 + self.below(5) as u8,
            items: ItemSet(self.below(1 << 24) as u64),
        }
    }
}

/// Everything a card of the hand may choose, legal or not; declining comes first.
pub(crate) fn options(
    realm: &Realm,
    suits_module: bool,
    hand: &Hand,
    by: CardId,
) -> Vec<Option<Choice>> {
    let mut options = vec![None];
    let target = |card| Some(Choice::Target(card));
    for sentence in &realm.pack.cards[usize::from(by.0)].bonus {
        match sentence {
            BonusSentence::CopyAny { .. } => {
                options.extend(realm.book(suits_module).deck().iter().map(target));
            }
            BonusSentence::CopyOtherInHand
            | BonusSentence::ClearOne { .. }
            | BonusSentence::ProtectOneOther => options.extend(hand.iter().map(target)),
            BonusSentence::ChangeSuitOfOther => {
                for target in hand.iter() {
                    let suits = (0..realm.pack.suits.len() as u8).map(Suit);
                    options.extend(suits.map(|suit| Some(Choice::Recolour { target, suit })));
                }
            }
            _ => {}
        }
    }
    options
}

/// The best total by trying every combination of choices.
pub(crate) fn brute_best(realm: &Realm, suits_module: bool, input: &HandInput) -> i32 {
    let offers: Vec<(CardId, Vec<Option<Choice>>)> = input
        .hand
        .iter()
        .map(|card| (card, options(realm, suits_module, &input.hand, card)))
        .filter(|(_, options)| options.len() > 1)
        .collect();
    try_all(realm.book(suits_module), input, &offers, Choices::NONE)
}

fn try_all(
    book: &ScoreBook,
    input: &HandInput,
    offers: &[(CardId, Vec<Option<Choice>>)],
    choices: Choices,
) -> i32 {
    let Some(((by, options), rest)) = offers.split_first() else {
        if book.check_choices(&input.hand, &choices).is_err() {
            return i32::MIN;
        }
        return book.total(&HandInput { choices, ..*input });
    };
    let made = options.iter().map(|option| match option {
        Some(choice) => try_all(book, input, rest, choices.with(*by, *choice)),
        None => try_all(book, input, rest, choices),
    });
    made.max().unwrap_or(i32::MIN)
}
