//! Steps 2 to 4: what the cards of a hand are once copies, the change of suit, clearing and
//! protection are settled (FR-10, FR-11).

use super::bits::{has, ones};
use super::input::{Choice, Choices, Hand};
use super::ops::{Aid, Offer, Row, Traits};
use super::{MAX_HAND, ScoreBook};
use crate::cards::CardId;

/// The places of a hand, as a set.
pub(super) type Places = u16;

/// The cards of a hand after step 3, place by place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lineup {
    pub(super) len: usize,
    /// The places whose name and suit are settled: all of them, except in a search that has not
    /// yet decided what some cards copy.
    pub(super) seated: Places,
    /// The card itself: its bonus part acts.
    pub(super) own: [u8; 16],
    /// The card whose penalty part acts.
    pub(super) penalty: [u8; 16],
    pub(super) suit: [u8; 16],
    pub(super) name: [u8; 16],
    pub(super) strength: [i16; 16],
    /// The places of every suit.
    pub(super) by_suit: [Places; 16],
    /// Cards with a penalty part.
    pub(super) penalised: Places,
    /// Cards with a blanking text in their penalty part.
    pub(super) blankers: Places,
    /// Cards that clear or protect.
    pub(super) helpers: Places,
}

/// What the owner chose for step 4.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Aimed {
    pub(super) cleared: Places,
    pub(super) protected: Places,
}

/// Step 4: whose penalty is gone, who cannot be blanked, which words are deleted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Relief {
    pub(super) cleared: Places,
    pub(super) protected: Places,
    /// Suits whose cards cannot be blanked.
    pub(super) protected_suits: u16,
    /// Suit words deleted from the penalty of each card.
    pub(super) words: [u16; 16],
}

impl Lineup {
    /// The printed cards, before any choice.
    pub(super) fn printed(book: &ScoreBook, hand: &Hand) -> Lineup {
        let mut lineup = Lineup {
            len: hand.len(),
            seated: ((1_u32 << hand.len()) - 1) as Places,
            own: [0; 16],
            penalty: [0; 16],
            suit: [0; 16],
            name: [0; 16],
            strength: [0; 16],
            by_suit: [0; 16],
            penalised: 0,
            blankers: 0,
            helpers: 0,
        };
        for (place, &card) in hand.raw().iter().enumerate().take(MAX_HAND) {
            let row = book.row_of(card);
            lineup.own[place] = card;
            lineup.penalty[place] = card;
            lineup.name[place] = row.name;
            lineup.strength[place] = row.strength;
            lineup.suit[place] = row.suit;
            lineup.by_suit[usize::from(row.suit)] |= 1 << place;
            lineup.mark_penalty(place, row);
            lineup.helpers |= Places::from(row.traits.has(Traits::AIDS)) << place;
        }
        lineup
    }

    /// All places of the hand.
    pub(super) fn all(&self) -> Places {
        ((1_u32 << self.len) - 1) as Places
    }

    /// The places of the cards that have one of the suits.
    pub(super) fn places_of(&self, suits: u16) -> Places {
        if suits == u16::MAX {
            return self.seated;
        }
        ones(suits).fold(0, |places, suit| places | self.by_suit[suit])
    }

    /// The places of the cards that have one of the names.
    pub(super) fn places_named(&self, names: u128) -> Places {
        if names == 0 {
            return 0;
        }
        let named = |place: usize| Places::from(has(names, self.name[place])) << place;
        (0..self.len).fold(0, |places, place| places | named(place)) & self.seated
    }

    /// Leaves open what the card at this place is.
    pub(super) fn unseat(&mut self, place: usize) {
        self.seated &= !(1 << place);
        self.by_suit[usize::from(self.suit[place])] &= !(1 << place);
    }

    /// Gives a card another suit (FR-10.5).
    pub(super) fn recolour(&mut self, place: usize, suit: u8) {
        self.seated |= 1 << place;
        self.by_suit[usize::from(self.suit[place])] &= !(1 << place);
        self.suit[place] = suit & 15;
        self.by_suit[usize::from(suit & 15)] |= 1 << place;
    }

    /// Takes name and suit of a printed card (FR-10.3).
    pub(super) fn copy_face(&mut self, place: usize, row: &Row) {
        self.name[place] = row.name;
        self.recolour(place, row.suit);
    }

    /// Takes name, suit, strength and penalty of a printed card (FR-10.2).
    pub(super) fn copy_whole(&mut self, place: usize, card: u8, row: &Row) {
        self.copy_face(place, row);
        self.strength[place] = row.strength;
        self.penalty[place] = card;
        self.mark_penalty(place, row);
    }

    fn mark_penalty(&mut self, place: usize, row: &Row) {
        let bit = 1 << place;
        self.penalised &= !bit;
        self.blankers &= !bit;
        self.penalised |= Places::from(row.traits.has(Traits::PENALTY)) << place;
        self.blankers |= Places::from(row.traits.has(Traits::BLANKS)) << place;
    }

    /// Step 4 (FR-11).
    pub(super) fn relief(&self, book: &ScoreBook, aimed: Aimed) -> Relief {
        let mut relief = Relief {
            cleared: aimed.cleared,
            protected: aimed.protected,
            protected_suits: 0,
            words: [0; 16],
        };
        if self.penalised == 0 {
            return relief;
        }
        for place in ones(self.helpers) {
            for aid in book.row_of(self.own[place]).aids.of(&book.aids) {
                match *aid {
                    Aid::Clear { suits } => relief.cleared |= self.places_of(suits),
                    Aid::ProtectSuits { suits } => {
                        relief.protected_suits |= suits;
                        relief.protected |= self.places_of(suits);
                    }
                    Aid::ProtectSelf => relief.protected |= 1 << place,
                    Aid::ClearWord { word, from } => {
                        let reworded = self.places_of(from) & self.penalised;
                        ones(reworded).for_each(|card| relief.words[card] |= word);
                    }
                }
            }
        }
        relief.cleared &= self.penalised;
        relief
    }
}

impl ScoreBook {
    /// Steps 2 and 3, and the chosen targets of step 4. A choice that is not legal in this hand
    /// is left out; [`ScoreBook::check_choices`] tells why.
    pub(super) fn lineup(&self, hand: &Hand, choices: &Choices) -> (Lineup, Aimed) {
        let mut lineup = Lineup::printed(self, hand);
        let mut aimed = Aimed::default();
        if choices.is_empty() {
            return (lineup, aimed);
        }
        let offers = || choices.iter().filter(|&(by, _)| hand.contains(by));
        for (by, choice) in offers() {
            self.copy(&mut lineup, hand, by, choice);
        }
        for order in 0..=self.last_choice_order {
            let changes = offers().filter(|&(by, _)| self.row_of(by.0).choice_order == order);
            for (by, choice) in changes {
                self.change_suit(&mut lineup, hand, by, choice);
            }
        }
        for (by, choice) in offers() {
            let Some(target) = hand.position(choice.target()) else {
                continue;
            };
            match self.row_of(by.0).offer {
                Some(Offer::ClearOne { suits }) if suits >> lineup.suit[target] & 1 != 0 => {
                    aimed.cleared |= 1 << target;
                }
                Some(Offer::ProtectOne) if choice.target() != by => {
                    aimed.protected |= 1 << target;
                }
                _ => {}
            }
        }
        (lineup, aimed)
    }

    fn copy(&self, lineup: &mut Lineup, hand: &Hand, by: CardId, choice: Choice) {
        let (Some(place), Choice::Target(target)) = (hand.position(by), choice) else {
            return;
        };
        let row = self.row_of(target.0);
        match self.row_of(by.0).offer {
            Some(Offer::CopyAny { suits })
                if self.deck.contains(target) && suits >> row.suit & 1 != 0 =>
            {
                lineup.copy_face(place, row);
            }
            Some(Offer::CopyOther) if target != by && hand.contains(target) => {
                lineup.copy_whole(place, target.0, row);
            }
            _ => {}
        }
    }

    fn change_suit(&self, lineup: &mut Lineup, hand: &Hand, by: CardId, choice: Choice) {
        let (Choice::Recolour { target, suit }, Some(Offer::ChangeSuit)) =
            (choice, self.row_of(by.0).offer)
        else {
            return;
        };
        if let Some(place) = hand.position(target)
            && target != by
            && suit.0 < 16
            && self.suits_in_play >> suit.0 & 1 != 0
        {
            lineup.recolour(place, suit.0);
        }
    }
}
