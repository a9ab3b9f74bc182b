//! The most a hand can still score.
//!
//! Every term is bounded by what it pays for the cards that are settled, plus what one more card
//! of each suit and name would add. So the open cards are used once, where they bring most over
//! all terms together, and not by every term as it likes.

use super::super::bits::ones;
use super::super::blanking::Unsettled;
use super::super::input::MAX_HAND;
use super::super::lineup::Places;
use super::super::terms::Around;
use super::MAX_OPEN;
use super::faces::Dress;
use super::gains::{Brings, Company, Entries, Gains};
use super::outlook::{Mortal, Outlook};
use super::sight::Sight;
use arrayvec::ArrayVec;

/// A card that is not settled, with what it may become.
#[derive(Clone, Copy)]
pub(super) enum Open<'f> {
    /// The names it may have in each suit.
    Tied(&'f [Dress]),
    /// It may have any of these suits with any of these names.
    Free { suits: u16, names: u128 },
}

/// What a hand scores at most.
#[derive(Clone)]
pub(super) struct Ceiling<'a> {
    pub(super) outlook: &'a Outlook<'a>,
    pub(super) sight: Sight<'a>,
    /// What the settled cards score and what others would add.
    pub(super) gains: Gains,
    pub(super) company: Company,
    /// The most that the cards saved by protections bring.
    pub(super) rescued: i32,
    /// The same if any open card may save a lonely one.
    pub(super) befriended: i32,
    /// The same without an open protection.
    pub(super) befriended_only: i32,
    /// What the first open card scores itself.
    first_own: i32,
    /// Entries that the first open card and another could both bring.
    contested: ArrayVec<Entries, 2>,
    /// What the open cards but the first bring, by the contested entries left to the first.
    others: [Brings; 4],
    /// The same if an open protection saves one of them.
    others_saved: [Brings; 4],
    totals: Totals,
    /// What each doomed card brings if it is saved.
    pub(super) saved: [i32; 16],
    /// What blanks each open card.
    mortals: ArrayVec<Mortal<'a>, MAX_OPEN>,
}

/// What an open card brings if an open protection is left to others, or saves it.
struct Either {
    left: Brings,
    saved: Brings,
}

/// What a hand scores at most, by what an open protection is used for.
#[derive(Clone, Copy)]
struct Totals {
    /// Any settled card, or none.
    elsewhere: i32,
    /// The same without what the saved card brings.
    unsaved: i32,
    /// The first open card.
    first_saved: i32,
    /// Another open card.
    other_saved: i32,
}

impl Totals {
    const IMPOSSIBLE: Totals = Totals {
        elsewhere: i32::MIN,
        unsaved: i32::MIN,
        first_saved: i32::MIN,
        other_saved: i32::MIN,
    };

    fn most(&self) -> i32 {
        self.elsewhere.max(self.first_saved).max(self.other_saved)
    }
}

impl<'a> Ceiling<'a> {
    /// The ceiling of what is open. It is looked at twice if it does not fall to `enough`, unless
    /// an open protection makes the second look idle.
    pub(super) fn new(
        outlook: &'a Outlook<'a>,
        open: &[Open<'_>],
        around: Around,
        enough: i32,
    ) -> Ceiling<'a> {
        let twice = outlook.pending.protects == 0;
        match Ceiling::looks(outlook, open, around, enough, twice) {
            (joint, Some(apart)) if apart.total() >= joint.total() => joint,
            (_, Some(apart)) => apart,
            (joint, None) => joint,
        }
    }

    /// Two bounds of what is open, if the first does not fall to `enough`: with what open cards do
    /// for doomed ones among the gains, and apart from them. Of what an open protection may be
    /// used for, each bounds another part better.
    pub(super) fn looks(
        outlook: &'a Outlook<'a>,
        open: &[Open<'_>],
        around: Around,
        enough: i32,
        twice: bool,
    ) -> (Ceiling<'a>, Option<Ceiling<'a>>) {
        let sight = Sight::new(outlook, around);
        let mut ceiling = Ceiling {
            outlook,
            sight,
            gains: Gains::new(),
            company: Company {
                sets: [0; 16],
                lonely: [0; 16],
                taken: sight.least_suits,
            },
            rescued: 0,
            befriended: 0,
            befriended_only: 0,
            first_own: 0,
            contested: ArrayVec::new(),
            others: [Brings::NOTHING; 4],
            others_saved: [Brings::IMPOSSIBLE; 4],
            totals: Totals::IMPOSSIBLE,
            saved: [0; 16],
            mortals: outlook
                .unsettled
                .iter()
                .map(|card| outlook.mortal(card.place))
                .collect(),
        };
        let gains = &mut ceiling.gains;
        for place in ones(outlook.active) {
            gains.granted += sight.card(place, true, gains);
        }
        let mut undecided = [0; 16];
        for place in ones(outlook.undecided & outlook.lineup.seated) {
            undecided[place] = sight.card(place, false, gains).max(0);
        }
        gains.granted += undecided.iter().sum::<i32>();
        let open_cards = outlook.unsettled.iter();
        let own: ArrayVec<i32, MAX_OPEN> = open_cards
            .map(|card| {
                let with_it = sight.with(card.suits, card.names);
                with_it.card(usize::from(card.place), false, gains)
            })
            .collect();
        ceiling.first_own = own.first().copied().unwrap_or(0);
        let settled = ceiling.count_rivals_once(&undecided);
        if outlook.doomed == 0 || !twice {
            ceiling.finish(open, &own, &undecided, settled, true, enough);
            return (ceiling, None);
        }
        let (gains, saved) = (ceiling.gains.clone(), ceiling.saved);
        ceiling.finish(open, &own, &undecided, settled, true, enough);
        if ceiling.total() <= enough {
            return (ceiling, None);
        }
        let mut apart = Ceiling {
            gains,
            saved,
            ..ceiling.clone()
        };
        apart.company.lonely = [0; 16];
        apart.contested.clear();
        apart.finish(open, &own, &undecided, settled, false, enough);
        (ceiling, Some(apart))
    }

    fn finish(
        &mut self,
        open: &[Open<'_>],
        own: &[i32],
        undecided: &[i32; 16],
        settled: Places,
        joint: bool,
        enough: i32,
    ) {
        self.rescue(undecided, settled, joint);
        self.company.sets = self.sets(&self.gains);
        self.join(open, own);
        self.totals = self.totals_of(open.first());
        if self.totals.most() > enough {
            self.contested = self.gains.contested(self.outlook.unsettled);
            if !self.contested.is_empty() {
                self.join(open, own);
                self.totals = self.totals_of(open.first());
            }
        }
    }

    /// No way of making the open choices scores more than this.
    pub(super) fn total(&self) -> i32 {
        self.totals.most()
    }

    /// The same if the first open card has one of these names in this suit.
    pub(super) fn total_in(&self, suit: u8, names: u128) -> i32 {
        let suits = 1 << suit;
        self.totals_of(Some(&Open::Free { suits, names })).most()
    }

    /// The same if the open protection is used for this card, or for none.
    pub(super) fn total_protecting(&self, place: Option<usize>) -> i32 {
        let totals = &self.totals;
        if self.outlook.pending.protects != 1 {
            return totals.most();
        }
        let mut open = self.outlook.unsettled.iter();
        match place {
            None => totals.elsewhere.min(totals.unsaved),
            Some(place) => match open.position(|card| usize::from(card.place) == place) {
                None => totals.elsewhere.min(totals.unsaved + self.saved[place]),
                Some(0) => totals.first_saved,
                Some(_) => totals.other_saved,
            },
        }
    }

    /// Every contested entry goes to the first card or to the others.
    fn totals_of(&self, first: Option<&Open<'_>>) -> Totals {
        let mut totals = Totals::IMPOSSIBLE;
        for kept in 0..1_usize << self.contested.len() {
            let first = match first {
                Some(open) => self.brings(0, open, self.first_own, self.entries(!kept)),
                _ => Either {
                    left: Brings::NOTHING,
                    saved: Brings::NOTHING,
                },
            };
            let others = &self.others[kept];
            let (befriended, unsaved) = self.sums(&first.left.and(others));
            totals.unsaved = totals.unsaved.max(unsaved);
            let elsewhere = (befriended + self.befriended).min(unsaved + self.rescued);
            totals.elsewhere = totals.elsewhere.max(elsewhere);
            if self.outlook.pending.protects == 1 {
                let saved = |brings: &Brings| {
                    let (befriended, unsaved) = self.sums(brings);
                    (befriended + self.befriended_only).min(unsaved)
                };
                let first_saved = saved(&first.saved.and(others));
                totals.first_saved = totals.first_saved.max(first_saved);
                let other_saved = saved(&first.left.and(&self.others_saved[kept]));
                totals.other_saved = totals.other_saved.max(other_saved);
            }
        }
        totals
    }

    /// The contested entries chosen by the bits of a number.
    fn entries(&self, chosen: usize) -> Entries {
        let entries = self.contested.iter().enumerate();
        entries
            .filter(|(nth, _)| chosen >> nth & 1 != 0)
            .fold(0, |all, (_, entry)| all | entry)
    }

    /// What is granted and what the open cards bring: lonely cards are as many as there are cards
    /// to save them, or each comes with a card of its suit; both bounds hold. Cards of one suit
    /// cost what is paid for different suits.
    fn sums(&self, open: &Brings) -> (i32, i32) {
        let (granted, unlike) = (self.gains.granted, self.gains.unlike);
        let plain = open.apart.max(open.alike - unlike);
        let company = open.apart_befriending.max(open.alike_befriending - unlike);
        (granted + plain, granted + company)
    }

    fn join(&mut self, open: &[Open<'_>], own: &[i32]) {
        for kept in 0..1_usize << self.contested.len() {
            let (mut sum, mut one_saved) = (Brings::NOTHING, Brings::IMPOSSIBLE);
            let barred = self.entries(kept);
            for (nth, (open, &own)) in open.iter().zip(own).enumerate().skip(1) {
                let brings = self.brings(nth, open, own, barred);
                one_saved = one_saved.and(&brings.left).or_else(&sum.and(&brings.saved));
                sum = sum.and(&brings.left);
            }
            self.others[kept] = sum;
            self.others_saved[kept] = one_saved;
        }
    }

    /// What an open card brings, without what is barred and left to others.
    fn brings(&self, nth: usize, open: &Open<'_>, own: i32, barred: Entries) -> Either {
        let gains = &self.gains;
        match *open {
            Open::Free { suits, names } => {
                let unharmed = gains.of_names(names, barred);
                let faces = ones(suits).map(|suit| (suit, names, unharmed));
                self.best_face(nth, faces, own, barred)
            }
            Open::Tied(dresses) => {
                let faces = dresses.iter().map(|&Dress { suit, names }| {
                    (usize::from(suit & 15), names, gains.of_names(names, barred))
                });
                self.best_face(nth, faces, own, barred)
            }
        }
    }

    /// The most that an open card brings with any of these suits, each with its names and what
    /// the best of them brings.
    fn best_face(
        &self,
        nth: usize,
        faces: impl Iterator<Item = (usize, u128, i32)>,
        own: i32,
        barred: Entries,
    ) -> Either {
        let (gains, outlook) = (&self.gains, self.outlook);
        let strength = outlook.lineup.strength[usize::from(outlook.unsettled[nth].place)];
        let mortal = &self.mortals[nth];
        let savable = outlook.pending.protects == 1 && !mortal.is_safe();
        let befriends = mortal.may_die && outlook.lonely != 0;
        let (mut left, mut saved) = (Brings::IMPOSSIBLE, Brings::IMPOSSIBLE);
        if mortal.may_die {
            left = Brings::NOTHING;
        }
        for (suit, names, unharmed) in faces {
            let points = own + gains.of_suit(suit, strength, barred);
            let killed = names & mortal.killed_in(suit);
            if killed == 0 {
                left.or(&self.company, suit, points + unharmed);
            } else if killed != names {
                let name = gains.of_names(names & !killed, barred);
                left.or(&self.company, suit, points + name);
            }
            if savable {
                saved.or(&self.company, suit, points + unharmed);
            }
            if befriends {
                left.or_befriending(&self.company, suit);
            }
        }
        let saved = if savable { saved.or_else(&left) } else { left };
        Either { left, saved }
    }

    /// What a card of each suit adds at most to the sets of one suit: no number of cards that
    /// can join a suit brings more than this for each of them.
    pub(super) fn sets(&self, gains: &Gains) -> [i32; 16] {
        let mut sets = [0; 16];
        if gains.ladders.is_empty() {
            return sets;
        }
        let (lineup, perhaps) = (self.outlook.lineup, self.sight.perhaps());
        let open = self.outlook.unsettled;
        let reach = open.iter().fold(0, |suits, card| suits | card.suits);
        for &ladder in &gains.ladders {
            let pays = self.outlook.book.ladder_at(ladder);
            for suit in ones(reach) {
                let can_join = |card: &&Unsettled| card.suits >> suit & 1 != 0;
                let room = open.iter().filter(can_join).count();
                let places = perhaps & lineup.by_suit[suit];
                if pays[(places.count_ones() as usize + room).min(MAX_HAND)] == pays[0] {
                    continue;
                }
                let have = lineup.different_names(places);
                let each = (1..=room as i32).map(|cards| {
                    let full = (have + cards as usize).min(MAX_HAND);
                    let gain = i32::from(pays[full]) - i32::from(pays[have]);
                    (gain + cards - 1) / cards
                });
                sets[suit] += each.max().unwrap_or(0);
            }
        }
        sets
    }
}
