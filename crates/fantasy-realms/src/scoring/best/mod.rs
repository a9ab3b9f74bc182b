//! The best choices of a hand: the exact maximum over every legal combination (FR-10, FR-11).
//!
//! All combinations of six choice cards are hundreds of millions. The search stays exact and
//! short by three means. Suits and names that no sentence of the hand tells apart are tried once
//! ([`faces`]). The choices that change most, whole copies and the change of suit, are made
//! first, and for each of these *stems* a [`Ceiling`] says what the rest can bring at most; stems
//! are tried from the highest ceiling down until the next one cannot beat what is found. And
//! within a stem every further choice is cut off by its own ceiling.

mod ceiling;
mod faces;
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
use ceiling::Ceiling;
use faces::{Face, Faces, Told, faces, names_only};
use outlook::{Outlook, Pending};

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

/// A base with the last change of suit, and what it can score at most.
#[derive(Clone, Copy)]
struct Stem {
    ceiling: i32,
    base: u32,
    change: Option<(u8, u8)>,
}

struct Search<'a> {
    book: &'a ScoreBook,
    hand: &'a Hand,
    around: Around,
    told: Told,
    /// Suits that a sentence names.
    mentioned: u16,
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
        let mut copied = 0;
        for (place, card) in hand.iter().enumerate() {
            if let Some(Offer::CopyAny { suits }) = book.row_of(card.0).offer {
                if copied & suits != 0 {
                    search.told = Told::new(mentions, printed, true);
                }
                copied |= suits;
            }
            search.unforeseen |= book.is_unforeseen(card, place, printed);
        }
        for (place, card) in hand.iter().enumerate() {
            search.add_offer(place, card, printed);
        }
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
        let mut stems = self.stems(&bases);
        stems.sort_unstable_by_key(|stem| std::cmp::Reverse(stem.ceiling));
        for stem in stems {
            if stem.ceiling <= self.best {
                return;
            }
            self.grow(&bases[stem.base as usize], stem.change);
        }
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
            for (target, suit) in self.changes(&base.lineup, changer) {
                let mut next = *base;
                next.lineup.recolour(usize::from(target), suit);
                next.picks[changer] = Some(self.change(target, suit));
                next.new_suits[usize::from(target)] = Some(suit);
                changed.push(next);
            }
        }
        changed
    }

    fn change(&self, target: u8, suit: u8) -> Choice {
        Choice::Recolour { target: self.card(usize::from(target)), suit: Suit(suit) }
    }

    /// The changes of suit that can make a difference. Of the suits that nobody mentions and
    /// nobody has or can copy, one stands for all.
    fn changes(&self, lineup: &Lineup, changer: usize) -> impl Iterator<Item = (u8, u8)> {
        let suits = self.book.suits_in_play;
        let copied = self.copiers.iter().flat_map(|copier| &copier.faces);
        let met = copied.fold(0, |suits, face| suits | 1_u16 << face.suit);
        let held = (0..16).filter(|&suit| lineup.by_suit[suit] != 0);
        let met = held.fold(met, |suits, suit| suits | 1 << suit);
        let alike = suits & !self.mentioned & if self.told.suits == u16::MAX { !met } else { u16::MAX };
        let one = alike & alike.wrapping_neg();
        let tried = suits & !alike | one;
        let open = self.copiers.iter().fold(0_u16, |places, copier| places | 1 << copier.place);
        let (len, now) = (lineup.len, lineup.suit);
        (0..len).filter(move |&target| target != changer).flat_map(move |target| {
            let stays = if open >> target & 1 != 0 { 0 } else { 1_u16 << now[target] };
            let stays = if stays & alike != 0 { alike } else { stays };
            ones(tried & !stays).map(move |suit| (target as u8, suit as u8))
        })
    }

    /// Every base with every last change of suit.
    fn stems(&self, bases: &[Base]) -> Vec<Stem> {
        let mut stems = Vec::new();
        for (index, base) in (0..).zip(bases) {
            let unchanged = std::iter::once(None);
            let changer = self.changers.last();
            let changes = changer.map(|&changer| self.changes(&base.lineup, changer).map(Some));
            for change in unchanged.chain(changes.into_iter().flatten()) {
                let (lineup, unsettled, _) = self.open(base, change);
                let pending = self.pending(0, 0);
                let ceiling = self.ceiling(&lineup, &unsettled, Aimed::default(), pending);
                if ceiling > self.best {
                    stems.push(Stem { ceiling, base: index, change });
                }
            }
        }
        stems
    }

    /// The line-up after a change of suit, with the copying cards left open.
    fn open(
        &self,
        base: &Base,
        change: Option<(u8, u8)>,
    ) -> (Lineup, ArrayVec<Unsettled, MAX_HAND>, NewSuits) {
        let (mut lineup, mut new_suits) = (base.lineup, base.new_suits);
        if let Some((target, suit)) = change {
            lineup.recolour(usize::from(target), suit);
            new_suits[usize::from(target)] = Some(suit);
        }
        let unsettled = self.copiers.iter().map(|copier| {
            lineup.unseat(copier.place);
            copier.unsettled(new_suits[copier.place])
        });
        let unsettled = unsettled.collect();
        (lineup, unsettled, new_suits)
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
        aimed: Aimed,
        pending: Pending,
    ) -> i32 {
        if self.unforeseen {
            return i32::MAX;
        }
        let outlook = Outlook::new(self.book, lineup, unsettled, aimed, pending);
        Ceiling::new(&outlook, self.around).total()
    }

    /// Makes the remaining choices of a stem.
    fn grow(&mut self, base: &Base, change: Option<(u8, u8)>) {
        self.picks = base.picks;
        if let (Some(&changer), Some((target, suit))) = (self.changers.last(), change) {
            self.picks[changer] = Some(self.change(target, suit));
        }
        let (mut lineup, unsettled, new_suits) = self.open(base, change);
        if self.unforeseen {
            self.copy_unforeseen(&mut lineup, &new_suits, 0);
        } else {
            self.clear(&mut lineup, &unsettled, &new_suits, Aimed::default(), 0);
        }
    }

    /// Tries what the nth clearing card may clear.
    fn clear(
        &mut self,
        lineup: &mut Lineup,
        unsettled: &[Unsettled],
        new_suits: &NewSuits,
        aimed: Aimed,
        nth: usize,
    ) {
        let Some(&(place, suits)) = self.clearers.get(nth) else {
            return self.protect(lineup, unsettled, new_suits, aimed, 0);
        };
        let standing = lineup.penalised & !lineup.relief(self.book, aimed).cleared;
        let targets = lineup.places_of(suits) & standing;
        for target in ones(targets).map(Some).chain([None]) {
            let mut aimed = aimed;
            self.picks[place] = target.map(|target| Choice::Target(self.card(target)));
            aimed.cleared |= target.map_or(0, |target| 1 << target);
            let pending = self.pending(nth + 1, 0);
            if targets == 0 || self.ceiling(lineup, unsettled, aimed, pending) > self.best {
                self.clear(lineup, unsettled, new_suits, aimed, nth + 1);
            }
        }
        self.picks[place] = None;
    }

    /// Tries what the nth protecting card may protect.
    fn protect(
        &mut self,
        lineup: &mut Lineup,
        unsettled: &[Unsettled],
        new_suits: &NewSuits,
        aimed: Aimed,
        nth: usize,
    ) {
        let Some(&place) = self.protectors.get(nth) else {
            return self.copy(lineup, unsettled, new_suits, aimed, 0);
        };
        let now = Outlook::new(self.book, lineup, unsettled, aimed, Pending::default());
        let targets = now.worth_protecting() & !(1 << place);
        for target in ones(targets).map(Some).chain([None]) {
            let mut aimed = aimed;
            self.picks[place] = target.map(|target| Choice::Target(self.card(target)));
            aimed.protected |= target.map_or(0, |target| 1 << target);
            let pending = self.pending(self.clearers.len(), nth + 1);
            if targets == 0 || self.ceiling(lineup, unsettled, aimed, pending) > self.best {
                self.protect(lineup, unsettled, new_suits, aimed, nth + 1);
            }
        }
        self.picks[place] = None;
    }

    /// Tries what the nth copying card may become.
    fn copy(
        &mut self,
        lineup: &mut Lineup,
        unsettled: &[Unsettled],
        new_suits: &NewSuits,
        aimed: Aimed,
        nth: usize,
    ) {
        let Some((_, later)) = unsettled.split_first() else {
            return self.try_out(lineup, aimed);
        };
        for face in 0.. {
            let Some(place) = self.seat(lineup, new_suits, nth, face) else { break };
            if later.is_empty()
                || self.ceiling(lineup, later, aimed, Pending::default()) > self.best
            {
                self.copy(lineup, later, new_suits, aimed, nth + 1);
            }
            lineup.unseat(place);
            self.picks[place] = None;
        }
    }

    /// Gives the nth copying card one of its faces; `None` if there are no more.
    fn seat(
        &mut self,
        lineup: &mut Lineup,
        new_suits: &NewSuits,
        nth: usize,
        face: usize,
    ) -> Option<usize> {
        let copier = self.copiers.get(nth)?;
        let place = copier.place;
        let new_suit = new_suits[place];
        let faces = if new_suit.is_some() { &copier.names } else { &copier.faces };
        let face = faces.get(face)?;
        lineup.name[place] = face.name;
        lineup.recolour(place, new_suit.unwrap_or(face.suit));
        self.picks[place] = face.card.map(Choice::Target);
        Some(place)
    }

    /// Copies first, clears and protects afterwards, without any ceiling.
    fn copy_unforeseen(&mut self, lineup: &mut Lineup, new_suits: &NewSuits, nth: usize) {
        if nth == self.copiers.len() {
            return self.clear(lineup, &[], new_suits, Aimed::default(), 0);
        }
        for face in 0.. {
            let Some(place) = self.seat(lineup, new_suits, nth, face) else { break };
            self.copy_unforeseen(lineup, new_suits, nth + 1);
            lineup.unseat(place);
            self.picks[place] = None;
        }
    }

    fn try_out(&mut self, lineup: &Lineup, aimed: Aimed) {
        let points = self.book.score(lineup, aimed, self.around);
        if points > self.best {
            self.best = points;
            self.best_picks = self.picks;
        }
    }
}

impl Copier {
    fn unsettled(&self, new_suit: Option<u8>) -> Unsettled {
        let suits = match new_suit {
            Some(suit) => 1 << suit,
            None => self.faces.iter().fold(0, |suits, face| suits | 1 << face.suit),
        };
        let names = self.faces.iter().fold(0, |names, face| names | 1 << face.name);
        Unsettled { place: self.place as u8, suits, names }
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
