//! Which suits and names no sentence of a hand tells apart.
//!
//! Two suits are alike if every sentence names both or neither, and two names likewise. Where
//! cards of equal suit matter, as they do to the Demon, suits that nobody holds are still alike
//! if the same cards may come to have them: what counts is who shares one, not which it is.

use super::super::MAX_HAND;
use super::super::ScoreBook;
use super::super::lineup::Lineup;
use super::super::ops::{Aid, BlankText, FurtherNeed, Needs, Offer, Row, TermOp};
use arrayvec::ArrayVec;

/// The suits and names of a hand that make a difference.
pub(super) struct Kinds {
    /// The suits that are no different from each suit.
    alike: [u16; 16],
    /// Names that are told apart from all that are not listed, but not from those they are
    /// listed with.
    names: ArrayVec<u128, 128>,
    /// All names that are listed.
    pub(super) named: u128,
    /// Names that are held, and that nothing but sets of different names tells apart. To have
    /// another name is never worse.
    pub(super) dull: u128,
    /// Some sentence compares suits, or names.
    same_suit: bool,
    same_name: bool,
    /// The suits that are worth giving to a card.
    pub(super) given: u16,
    /// The suits that are worth copying.
    pub(super) copied: u16,
    /// The suits that conditions ask for, and those of which cards count if a condition is met.
    pub(super) asked: u16,
}

impl Kinds {
    pub(super) fn new(book: &ScoreBook, printed: &Lineup) -> Kinds {
        let rows = || {
            printed.own[..printed.len]
                .iter()
                .map(|&card| book.row_of(card))
        };
        let mentions = || {
            printed.own[..printed.len]
                .iter()
                .map(|&card| &book.mentions[usize::from(card & 127)])
        };
        let mut kinds = Kinds {
            alike: [u16::MAX; 16],
            names: ArrayVec::new_const(),
            named: 0,
            dull: 0,
            same_suit: mentions().any(|mentions| mentions.same_suit),
            same_name: mentions().any(|mentions| mentions.same_name),
            given: 0,
            copied: 0,
            asked: 0,
        };
        let (mut copiers, mut changers) = (ArrayVec::<u16, MAX_HAND>::new(), 0);
        let mut chosen = false;
        for row in rows() {
            match row.offer {
                Some(Offer::CopyAny { suits }) => copiers.push(suits),
                Some(Offer::ChangeSuit) => changers += 1,
                Some(Offer::CopyOther) => chosen = true,
                _ => {}
            }
        }
        if copiers.is_empty() && changers == 0 && !chosen {
            return kinds;
        }
        rows().for_each(|row| kinds.read(book, row));
        if kinds.same_name {
            let rivals = copiers.iter().fold((0, false), |(all, rivals), suits| {
                (all | suits, rivals | (all & suits != 0))
            });
            kinds.compare_names(printed, rivals.1);
            kinds.dull &= if rows().all(|row| pays_more_for_more(book, row)) {
                u128::MAX
            } else {
                0
            };
        }
        if kinds.same_suit {
            copiers.iter().for_each(|&suits| kinds.tell_suits(suits));
            kinds.compare_suits(book, printed);
        }
        for suit in 0..16 {
            let copying = copiers.iter().filter(|&suits| suits >> suit & 1 != 0);
            kinds.choose(book, suit, changers, copying.count());
        }
        kinds
    }

    /// Of suits that are alike, one is worth having; where equal suits matter, as many as there
    /// are cards that may come to have one of them.
    fn choose(&mut self, book: &ScoreBook, suit: usize, changers: usize, copying: usize) {
        let before = |among: u16| {
            let alike = self.alike[suit] & among & ((1 << suit) - 1);
            alike.count_ones() as usize
        };
        let (given, copied) = if self.same_suit {
            (changers, changers + copying)
        } else {
            (1, usize::MAX)
        };
        let in_play = book.suits_in_play;
        let (is_given, is_copied) = (before(in_play) < given, before(u16::MAX) < copied);
        self.given |= u16::from(is_given) << suit & in_play;
        self.copied |= u16::from(is_copied) << suit;
    }

    /// What stands for all suits and names that are no different from these.
    pub(super) fn of(&self, suit: u8, name: u8) -> (u8, u8) {
        (self.of_suit(suit), self.of_name(name))
    }

    /// The suits that are no different from this one.
    pub(super) fn like(&self, suit: u8) -> u16 {
        if self.same_suit {
            1 << (suit & 15)
        } else {
            self.alike[usize::from(suit & 15)]
        }
    }

    fn of_suit(&self, suit: u8) -> u8 {
        self.like(suit).trailing_zeros() as u8
    }

    pub(super) fn of_name(&self, name: u8) -> u8 {
        if self.named >> name & 1 == 0 {
            return u8::MAX;
        }
        let kind = self.names.iter().position(|names| names >> name & 1 != 0);
        kind.map_or(u8::MAX, |kind| kind as u8)
    }

    fn read(&mut self, book: &ScoreBook, row: &Row) {
        for span in [row.bonus, row.penalty] {
            for scoring in span.of(&book.terms) {
                self.read_term(book, &scoring.term);
            }
        }
        for blanking in row.blanks.of(&book.blankings) {
            self.read_blanking(blanking.text);
        }
        for aid in row.aids.of(&book.aids) {
            match *aid {
                Aid::Clear { suits } | Aid::ProtectSuits { suits } => self.tell_suits(suits),
                Aid::ClearWord { word, from } => {
                    self.tell_suits(word);
                    self.tell_suits(from);
                }
                Aid::ProtectSelf => {}
            }
        }
        if let Some(Offer::ClearOne { suits }) = row.offer {
            self.tell_suits(suits);
        }
    }

    fn read_term(&mut self, book: &ScoreBook, term: &TermOp) {
        use TermOp as T;
        match *term {
            T::ForEach { suits, other, .. } => {
                self.tell_suits(suits);
                self.tell_suits(other);
            }
            T::ForEachWith {
                suits,
                other,
                ref needs,
                ..
            } => {
                self.tell_suits(suits);
                self.tell_suits(other);
                self.asked |= suits;
                self.read_needs(book, needs);
            }
            T::With { ref needs, .. } => self.read_needs(book, needs),
            T::WithSuit { suits, .. } | T::Without { suits, .. } => {
                self.tell_suits(suits);
                self.asked |= suits;
            }
            T::TotalStrength { suits }
            | T::GreatestStrength { suits }
            | T::Exactly { suits, .. } => self.tell_suits(suits),
            T::FirstAndFurther { suit, .. } => self.tell_suits(1 << suit),
            T::Best(span) => {
                let terms = span.of(&book.alternatives).iter();
                terms.for_each(|term| self.read_term(book, term));
            }
            T::Runs { .. }
            | T::SuitSets { .. }
            | T::AllSuitsDifferent { .. }
            | T::ForEachOtherPlayer { .. }
            | T::ForEachUnclearedPenalty { .. }
            | T::ForEachDiscarded { .. } => {}
        }
    }

    fn read_needs(&mut self, book: &ScoreBook, needs: &Needs) {
        self.tell_suits(needs.suits);
        self.asked |= needs.suits;
        self.tell_each_name(needs.all);
        self.tell_names(needs.either);
        for need in needs.further.of(&book.further) {
            match *need {
                FurtherNeed::Either(names) => self.tell_names(names),
                FurtherNeed::AnyOf(suits) => {
                    self.tell_suits(suits);
                    self.asked |= suits;
                }
            }
        }
    }

    fn read_blanking(&mut self, text: BlankText) {
        match text {
            BlankText::Suit { suit, except, .. } => {
                self.tell_suits(1 << suit);
                self.tell_names(except);
            }
            BlankText::AllExcept { suits, names } | BlankText::With { suits, names } => {
                self.tell_suits(suits);
                self.tell_names(names);
            }
            BlankText::Lone { except: suits } | BlankText::Without { suits } => {
                self.tell_suits(suits);
            }
        }
    }

    /// These suits are told apart from the others.
    fn tell_suits(&mut self, suits: u16) {
        for (suit, alike) in self.alike.iter_mut().enumerate() {
            *alike &= if suits >> suit & 1 == 0 {
                !suits
            } else {
                suits
            };
        }
    }

    /// These names are told apart from the others.
    fn tell_names(&mut self, names: u128) {
        for kind in 0..self.names.len() {
            let (inside, outside) = (self.names[kind] & names, self.names[kind] & !names);
            if inside != 0 && outside != 0 {
                self.names[kind] = inside;
                self.names.push(outside);
            }
        }
        let new = names & !self.named;
        if new != 0 {
            self.names.push(new);
            self.named |= new;
        }
    }

    fn tell_each_name(&mut self, mut names: u128) {
        while names != 0 {
            self.tell_names(names & names.wrapping_neg());
            names &= names - 1;
        }
    }

    /// Equal names matter: those of the hand, or all if two cards may copy the same card.
    fn compare_names(&mut self, printed: &Lineup, rivals: bool) {
        let held = printed.name[..printed.len].iter();
        let names = held.fold(0, |names, name| names | 1 << name);
        self.dull = names & !self.named;
        self.tell_each_name(if rivals { u128::MAX } else { names });
    }

    /// Equal suits matter: those that are held, and those in which other names can be copied,
    /// differ from each other.
    fn compare_suits(&mut self, book: &ScoreBook, printed: &Lineup) {
        for suit in 0..16 {
            if printed.by_suit[suit] != 0 {
                self.tell_suits(1 << suit);
            }
        }
        for kind in 0..=self.names.len() {
            let names = self.names.get(kind).copied().unwrap_or(!self.named);
            let known = |&suit: &usize| book.names_by_suit[suit] & names != 0;
            let suits = (0..16)
                .filter(known)
                .fold(0, |suits, suit| suits | 1 << suit);
            self.tell_suits(suits);
        }
    }
}

/// Do larger sets never pay less?
fn pays_more_for_more(book: &ScoreBook, row: &Row) -> bool {
    let spans = [row.bonus, row.penalty];
    let terms = spans.iter().flat_map(|span| span.of(&book.terms));
    terms
        .map(|scoring| &scoring.term)
        .chain(&book.alternatives)
        .all(|term| match *term {
            TermOp::SuitSets { ladder, peaks } => book.ladder_at(ladder) == book.ladder_at(peaks),
            _ => true,
        })
}
