//! The best choices of a hand: the exact maximum over every legal combination (FR-10, FR-11).
//!
//! All combinations of six choice cards are hundreds of millions. The search stays exact and
//! short by three means. Suits and names that no sentence of the hand tells apart are tried once
//! ([`faces`]). The choices that change most, whole copies and the change of suit, are made
//! first, and for each of these *stems* a [`Ceiling`] says what the rest can bring at most; stems
//! are tried from the highest ceiling down until the next one cannot beat what is found. And
//! within a stem every further choice is cut off by its own ceiling.

mod afford;
mod appraisal;
mod ceiling;
mod climb;
mod faces;
mod gains;
mod outlook;

use super::bits::ones;
use super::blanking::Unsettled;
use super::input::{Choice, Choices, Hand, HandInput};
use super::lineup::{Aimed, Lineup, Places};
use super::ops::{Mentions, Offer};
use super::terms::Around;
use super::{MAX_HAND, ScoreBook};
use crate::cards::{CardId, Suit};
use arrayvec::ArrayVec;
use ceiling::{Ceiling, Open};
use faces::{Face, Faces, Told, faces, names_only};
use outlook::{Outlook, Pending};
use std::cmp::Reverse;

impl ScoreBook {
    /// The choices that score most, and what they score with the items. The choices of the input
    /// are ignored. Where several are best, any of them is returned.
    #[must_use]
    pub fn best(&self, input: &HandInput) -> (Choices, i32) {
        let items = self.items_total(input.items, input.players);
        let printed = Lineup::printed(self, &input.hand);
        let around = Around::of(input);
        let declined = self.score(&printed, Aimed::default(), around);
        if !input.hand.iter().any(|card| self.offers_choice(card)) {
            return (Choices::NONE, declined + items);
        }
        let mut search = Search::new(self, &input.hand, &printed, around);
        search.best = declined;
        search.run(&printed);
        (search.choices(), search.best + items)
    }
}

/// How many cards may be unsettled at once. A hand with more copying cards is searched without
/// ceilings.
const MAX_OPEN: usize = 8;

/// How far the mark of a round lies below the highest ceiling.
const GAP: i32 = 10;

/// The choices made so far, by the place of the card that offers them.
type Picks = [Option<Choice>; 16];

/// A card that copies name and suit of any card.
struct Copier {
    place: usize,
    /// What it may become.
    faces: Faces,
    /// What it may become if its suit is changed anyway.
    names: Faces,
}

/// A line-up in which whole copies, and all changes of suit but the last, are decided.
#[derive(Clone, Copy)]
struct Base {
    lineup: Lineup,
    picks: Picks,
    new_suits: NewSuits,
}

/// The suits that cards are given, whatever they copy.
type NewSuits = [Option<u8>; 16];

/// A base with the card that the last change of suit is about, and what it can score at most.
#[derive(Clone, Copy)]
struct Limb {
    ceiling: i32,
    base: u32,
    target: Option<u8>,
    /// What each new suit can score at most.
    by_suit: [i32; 16],
    /// The suits of which that is known as well as it can be.
    looked_at: u16,
}

struct Search<'a> {
    book: &'a ScoreBook,
    hand: &'a Hand,
    around: Around,
    told: Told,
    /// Suits that a sentence names.
    mentioned: u16,
    /// Suits that some card may copy.
    copied_suits: u16,
    whole_copiers: ArrayVec<usize, MAX_HAND>,
    changers: ArrayVec<usize, MAX_HAND>,
    copiers: ArrayVec<Copier, MAX_HAND>,
    clearers: ArrayVec<(usize, u16), MAX_HAND>,
    protectors: ArrayVec<usize, MAX_HAND>,
    /// A copying card has sentences of its own, which the ceilings do not foresee.
    unforeseen: bool,
    picks: Picks,
    best: i32,
    best_picks: Picks,
}

impl<'a> Search<'a> {
    fn new(book: &'a ScoreBook, hand: &'a Hand, printed: &Lineup, around: Around) -> Search<'a> {
        let mentions = hand.iter().fold(Mentions::default(), |all, card| {
            all.and(book.mentions[usize::from(card.0 & 127)])
        });
        let mut search = Search {
            book,
            hand,
            around,
            told: Told::new(mentions, printed, false),
            mentioned: mentions.suits,
            copied_suits: 0,
            whole_copiers: ArrayVec::new(),
            changers: ArrayVec::new(),
            copiers: ArrayVec::new(),
            clearers: ArrayVec::new(),
            protectors: ArrayVec::new(),
            unforeseen: false,
            picks: [None; 16],
            best: i32::MIN,
            best_picks: [None; 16],
        };
        for (place, card) in hand.iter().enumerate() {
            if let Some(Offer::CopyAny { suits }) = book.row_of(card.0).offer {
                if search.copied_suits & suits != 0 {
                    search.told = Told::new(mentions, printed, true);
                }
                search.copied_suits |= suits;
            }
            search.unforeseen |= book.is_unforeseen(card, place, printed);
        }
        for (place, card) in hand.iter().enumerate() {
            search.add_offer(place, card, printed);
        }
        search.unforeseen |= search.copiers.len() >= MAX_OPEN;
        let order = |&place: &usize| book.row_of(printed.own[place]).choice_order;
        search.changers.sort_by_key(order);
        search
    }

    fn add_offer(&mut self, place: usize, card: CardId, printed: &Lineup) {
        match self.book.row_of(card.0).offer {
            Some(Offer::CopyAny { suits }) => {
                let own =
                    Face { card: None, suit: printed.suit[place], name: printed.name[place] };
                let faces = faces(self.book, own, suits, &self.told);
                let names = names_only(&faces, &self.told);
                self.copiers.push(Copier { place, faces, names });
            }
            Some(Offer::CopyOther) => self.whole_copiers.push(place),
            Some(Offer::ChangeSuit) => self.changers.push(place),
            Some(Offer::ClearOne { suits }) => self.clearers.push((place, suits)),
            Some(Offer::ProtectOne) => self.protectors.push(place),
            None => {}
        }
    }

    fn choices(&self) -> Choices {
        let chosen = self.hand.iter().zip(self.best_picks);
        chosen.fold(Choices::NONE, |choices, (card, pick)| match pick {
            Some(choice) => choices.with(card, choice),
            None => choices,
        })
    }

    fn card(&self, place: usize) -> CardId {
        CardId(self.hand.raw()[place])
    }

    fn run(&mut self, printed: &Lineup) {
        let mut bases = Vec::new();
        self.whole_copies(0, *printed, &mut bases);
        let last = self.changers.len().saturating_sub(1);
        for changer in self.changers[..last].iter().copied().collect::<ArrayVec<_, MAX_HAND>>() {
            bases = self.all_changes(changer, &bases);
        }
        let mut limbs = self.limbs(&bases);
        limbs.sort_unstable_by_key(|limb| Reverse(limb.ceiling));
        self.search(&bases, &mut limbs);
    }

    /// Searches for more than a high mark first, and lowers the mark until something is found or
    /// nothing can be: a high mark cuts most limbs off at once, and what is found above it is
    /// the best of all. What a limb can score at most becomes known better with every round.
    fn search(&mut self, bases: &[Base], limbs: &mut [Limb]) {
        let declined = self.best;
        loop {
            let highest = limbs.iter().map(|limb| limb.ceiling).max().unwrap_or(declined);
            let mark = if self.unforeseen { declined } else { declined.max(highest - GAP) };
            self.best = mark;
            for limb in &mut *limbs {
                self.climb(bases, limb);
            }
            if self.best > mark || mark == declined {
                return;
            }
        }
    }

    fn climb(&mut self, bases: &[Base], limb: &mut Limb) {
        if limb.ceiling <= self.best {
            return;
        }
        let base = &bases[limb.base as usize];
        let left = match limb.target {
            None => self.grow(base, None),
            Some(target) => self.change_suit(base, target, limb),
        };
        limb.ceiling = limb.ceiling.min(left);
    }

    /// Every way to copy whole cards of the hand.
    fn whole_copies(&mut self, nth: usize, lineup: Lineup, bases: &mut Vec<Base>) {
        let Some(&place) = self.whole_copiers.get(nth) else {
            bases.push(Base { lineup, picks: self.picks, new_suits: [None; 16] });
            return;
        };
        self.whole_copies(nth + 1, lineup, bases);
        for target in (0..lineup.len).filter(|&target| target != place) {
            let card = self.card(target);
            let mut copied = lineup;
            copied.copy_whole(place, card.0, self.book.row_of(card.0));
            self.picks[place] = Some(Choice::Target(card));
            self.whole_copies(nth + 1, copied, bases);
        }
        self.picks[place] = None;
    }

    /// Every change of suit of a card that is not the last to change one.
    fn all_changes(&self, changer: usize, bases: &[Base]) -> Vec<Base> {
        let mut changed = Vec::new();
        for base in bases {
            changed.push(*base);
            for target in (0..base.lineup.len).filter(|&target| target != changer) {
                for suit in ones(self.new_suits(&base.lineup, target)) {
                    let mut next = *base;
                    next.lineup.recolour(target, suit as u8);
                    next.picks[changer] = Some(self.change(target as u8, suit as u8));
                    next.new_suits[target] = Some(suit as u8);
                    changed.push(next);
                }
            }
        }
        changed
    }

    fn change(&self, target: u8, suit: u8) -> Choice {
        Choice::Recolour { target: self.card(usize::from(target)), suit: Suit(suit) }
    }

    /// The suits that make a difference for a card. Of the suits that nobody mentions and nobody
    /// has or can copy, one stands for all.
    fn new_suits(&self, lineup: &Lineup, target: usize) -> u16 {
        let suits = self.book.suits_in_play;
        let compared = self.told.suits == u16::MAX;
        let held = || (0..16).filter(|&suit| lineup.by_suit[suit] != 0);
        let met = held().fold(self.copied_suits, |suits, suit| suits | 1 << suit);
        let alike = suits & !self.mentioned & if compared { !met } else { u16::MAX };
        let one = alike & alike.wrapping_neg();
        let open = self.copiers.iter().any(|copier| copier.place == target);
        let now = if open { 0 } else { 1_u16 << lineup.suit[target] };
        let now = if now & alike != 0 { alike } else { now };
        (suits & !alike | one) & !now
    }

    /// Every base, with every card whose suit the last change may be about.
    fn limbs(&self, bases: &[Base]) -> Vec<Limb> {
        let mut limbs = Vec::new();
        for (index, base) in (0..).zip(bases) {
            let ceiling = self.stem_ceiling(base, None);
            limbs.push(Limb { ceiling, base: index, target: None, by_suit: [0; 16], looked_at: 0 });
            let Some(&changer) = self.changers.last() else { continue };
            for target in (0..base.lineup.len).filter(|&target| target != changer) {
                let (ceiling, by_suit) = self.recoloured_ceiling(base, target);
                let target = Some(target as u8);
                limbs.push(Limb { ceiling, base: index, target, by_suit, looked_at: 0 });
            }
        }
        limbs
    }

    fn stem_ceiling(&self, base: &Base, change: Option<(u8, u8)>) -> i32 {
        let (lineup, unsettled, new_suits) = self.open(base, change);
        let open = self.faces_of(0, &new_suits);
        self.ceiling(&lineup, &unsettled, &open, Aimed::default(), self.pending(0, 0))
    }

    /// The ceiling of all changes of one card, and of each of them.
    fn recoloured_ceiling(&self, base: &Base, target: usize) -> (i32, [i32; 16]) {
        if self.unforeseen {
            let suits = self.new_suits(&base.lineup, target);
            let tried = |suit| if suits >> suit & 1 != 0 { i32::MAX } else { i32::MIN };
            return (i32::MAX, std::array::from_fn(tried));
        }
        let suits = self.new_suits(&base.lineup, target);
        let name = base.lineup.name[target];
        let own = [Face { card: None, suit: base.lineup.suit[target], name }];
        let (mut lineup, mut unsettled, new_suits) = self.open(base, None);
        let mut open = self.faces_of(0, &new_suits);
        if let Some(nth) = self.copiers.iter().position(|copier| copier.place == target) {
            unsettled[nth] = Unsettled { suits, tied: false, ..unsettled[nth] };
            open[nth].free_suits = Some(suits);
            unsettled.swap(0, nth);
            open.swap(0, nth);
        } else {
            lineup.unseat(target);
            let names = 1 << name;
            unsettled.insert(0, Unsettled { place: target as u8, suits, names, tied: false });
            open.insert(0, Open { faces: &own, free_suits: Some(suits) });
        }
        let pending = self.pending(0, 0);
        let outlook = Outlook::new(self.book, &lineup, &unsettled, Aimed::default(), pending);
        let ceiling = Ceiling::new(&outlook, &open, self.around);
        let mut by_suit = [i32::MIN; 16];
        for suit in ones(suits) {
            by_suit[suit] = ceiling.total_in(open[0].faces, suit as u8);
        }
        (ceiling.total(), by_suit)
    }

    /// The line-up after a change of suit, with the copying cards left open.
    fn open(
        &self,
        base: &Base,
        change: Option<(u8, u8)>,
    ) -> (Lineup, ArrayVec<Unsettled, MAX_OPEN>, NewSuits) {
        let (mut lineup, mut new_suits) = (base.lineup, base.new_suits);
        if let Some((target, suit)) = change {
            lineup.recolour(usize::from(target), suit);
            new_suits[usize::from(target)] = Some(suit);
        }
        let unsettled = self.copiers.iter().take(MAX_OPEN - 1).map(|copier| {
            lineup.unseat(copier.place);
            copier.unsettled(new_suits[copier.place])
        });
        let unsettled = unsettled.collect();
        (lineup, unsettled, new_suits)
    }

    /// What the open copying cards from the nth on may become.
    fn faces_of<'s>(&'s self, nth: usize, new_suits: &NewSuits) -> ArrayVec<Open<'s>, MAX_OPEN> {
        let open = self.copiers[nth..].iter().take(MAX_OPEN - 1).map(|copier| match new_suits[copier.place] {
            Some(suit) => Open { faces: &copier.names, free_suits: Some(1 << suit) },
            None => Open { faces: &copier.faces, free_suits: None },
        });
        open.collect()
    }

    /// What is open in step 4 after so many cards have cleared and protected.
    fn pending(&self, cleared: usize, protected: usize) -> Pending {
        let clears = self.clearers[cleared..].iter().fold(0, |all, (_, suits)| all | suits);
        Pending { clears, protects: (self.protectors.len() - protected) as u32 }
    }

    fn ceiling(
        &self,
        lineup: &Lineup,
        unsettled: &[Unsettled],
        open: &[Open<'_>],
        aimed: Aimed,
        pending: Pending,
    ) -> i32 {
        if self.unforeseen {
            return i32::MAX;
        }
        let outlook = Outlook::new(self.book, lineup, unsettled, aimed, pending);
        Ceiling::new(&outlook, open, self.around).total()
    }
}

impl Copier {
    fn unsettled(&self, new_suit: Option<u8>) -> Unsettled {
        let suits = match new_suit {
            Some(suit) => 1 << suit,
            None => self.faces.iter().fold(0, |suits, face| suits | 1 << face.suit),
        };
        let names = self.faces.iter().fold(0, |names, face| names | 1 << face.name);
        Unsettled { place: self.place as u8, suits, names, tied: new_suit.is_none() }
    }
}

impl ScoreBook {
    /// Does a card that copies any face also say something else?
    fn is_unforeseen(&self, card: CardId, place: usize, printed: &Lineup) -> bool {
        let row = self.row_of(card.0);
        let bit: Places = 1 << place;
        matches!(row.offer, Some(Offer::CopyAny { .. }))
            && (!row.bonus.is_empty() || (printed.penalised | printed.helpers) & bit != 0)
    }
}
