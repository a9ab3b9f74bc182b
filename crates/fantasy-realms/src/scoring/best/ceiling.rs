//! The most a hand can still score.
//!
//! Every term is bounded by what it pays for the cards that are settled, plus what one more card
//! of each suit and name would add. So the open cards are used once, where they bring most over
//! all terms together, and not by every term as it likes.

use super::super::bits::ones;
use super::super::blanking::Unsettled;
use super::super::input::MAX_HAND;
use super::super::terms::Around;
use super::appraisal::Sight;
use super::faces::Face;
use super::gains::{Company, Gains, Joiner};
use super::outlook::Outlook;
use arrayvec::ArrayVec;

/// A card that is not settled, with what it may become.
#[derive(Clone, Copy)]
pub(super) struct Open<'f> {
    pub(super) faces: &'f [Face],
    /// The suits it may have whatever name it takes; otherwise suit and name of a face go
    /// together.
    pub(super) free_suits: Option<u16>,
}

/// What a hand scores at most.
pub(super) struct Ceiling<'a> {
    outlook: &'a Outlook<'a>,
    sight: Sight<'a>,
    /// What the settled cards score and what others would add.
    gains: Gains,
    company: Company,
    /// The most that the cards saved by protections bring.
    rescued: i32,
    /// The same if any open card may save a lonely one.
    befriended: i32,
    /// What the first open card scores itself.
    first_own: i32,
    /// What the open cards bring, the first one and the others.
    first: Brings,
    others: Brings,
}

/// What open cards bring under each assumption: saving lonely cards or not, and taking suits
/// that are there already or not.
#[derive(Clone, Copy, Default)]
struct Brings {
    alike: i32,
    apart: i32,
    alike_befriending: i32,
    apart_befriending: i32,
}

impl<'a> Ceiling<'a> {
    pub(super) fn new(outlook: &'a Outlook<'a>, open: &[Open<'_>], around: Around) -> Ceiling<'a> {
        let sight = Sight::new(outlook, around);
        let mut ceiling = Ceiling {
            outlook,
            sight,
            gains: Gains::new(),
            company: Company { sets: [0; 16], lonely: [0; 16], taken: sight.least_suits },
            rescued: 0,
            befriended: 0,
            first_own: 0,
            first: Brings::default(),
            others: Brings::default(),
        };
        let gains = &mut ceiling.gains;
        for place in ones(outlook.active) {
            gains.granted += sight.card(place, true, gains);
        }
        for place in ones(outlook.undecided & outlook.lineup.seated) {
            let points = sight.card(place, false, gains);
            gains.granted += points.max(0);
        }
        let open_cards = outlook.unsettled.iter();
        let own: ArrayVec<i32, MAX_HAND> = open_cards
            .map(|card| {
                let with_it = sight.with(card.suits, card.names);
                with_it.card(usize::from(card.place), false, gains)
            })
            .collect();
        ceiling.first_own = own.first().copied().unwrap_or(0);
        ceiling.rescue();
        ceiling.company.sets = ceiling.sets(&ceiling.gains);
        ceiling.join(open, &own);
        ceiling
    }

    /// No way of making the open choices scores more than this.
    pub(super) fn total(&self) -> i32 {
        self.total_of(&self.first)
    }

    /// The same if the first open card takes this face.
    pub(super) fn total_with(&self, face: Face, new_suit: Option<u8>) -> i32 {
        let Some(card) = self.outlook.unsettled.first() else { return self.total() };
        let open = Open { faces: &[face], free_suits: new_suit.map(|suit| 1 << suit) };
        self.total_of(&self.brings(card, &open, self.first_own))
    }

    /// Lonely cards come either with a card of their suit, or are as many as there are cards to
    /// save them; both bounds hold. Cards of one suit cost what is paid for different suits.
    fn total_of(&self, first: &Brings) -> i32 {
        let (others, unlike) = (&self.others, self.gains.unlike);
        let plain = (first.apart + others.apart).max(first.alike + others.alike - unlike);
        let saved = self.befriended + plain;
        if self.outlook.lonely == 0 {
            return self.gains.granted + saved;
        }
        let apart = first.apart_befriending + others.apart_befriending;
        let alike = first.alike_befriending + others.alike_befriending - unlike;
        self.gains.granted + saved.min(self.rescued + apart.max(alike))
    }

    fn join(&mut self, open: &[Open<'_>], own: &[i32]) {
        for (nth, ((card, open), &own)) in
            self.outlook.unsettled.iter().zip(open).zip(own).enumerate()
        {
            let brings = self.brings(card, open, own);
            if nth == 0 {
                self.first = brings;
            } else {
                self.others.alike += brings.alike;
                self.others.apart += brings.apart;
                self.others.alike_befriending += brings.alike_befriending;
                self.others.apart_befriending += brings.apart_befriending;
            }
        }
    }

    fn brings(&self, card: &Unsettled, open: &Open<'_>, own: i32) -> Brings {
        let strength = self.outlook.lineup.strength[usize::from(card.place)];
        let joiner = Joiner::new(&self.gains, open, strength, own, self.outlook, card.place);
        let alike = joiner.best(&self.company, false, false);
        let unlike = self.gains.unlike != 0;
        let apart = if unlike { joiner.best(&self.company, false, true) } else { alike };
        if self.outlook.lonely == 0 {
            return Brings { alike, apart, alike_befriending: alike, apart_befriending: apart };
        }
        let alike_befriending = joiner.best(&self.company, true, false);
        let apart_befriending =
            if unlike { joiner.best(&self.company, true, true) } else { alike_befriending };
        Brings { alike, apart, alike_befriending, apart_befriending }
    }

    /// What a card of each suit adds at most to the sets of one suit: no number of cards that
    /// can join a suit brings more than this for each of them.
    fn sets(&self, gains: &Gains) -> [i32; 16] {
        let mut sets = [0; 16];
        let (lineup, perhaps) = (self.outlook.lineup, self.sight.perhaps());
        for &ladder in &gains.ladders {
            let pays = self.outlook.book.ladder_at(ladder);
            let reach = self.outlook.unsettled.iter().fold(0, |suits, card| suits | card.suits);
            for suit in ones(reach) {
                let have = lineup.different_names(perhaps & lineup.by_suit[suit]);
                let can_join = |card: &&Unsettled| card.suits >> suit & 1 != 0;
                let room = self.outlook.unsettled.iter().filter(can_join).count() as i32;
                let each = (1..=room).map(|cards| {
                    let full = (have + cards as usize).min(MAX_HAND);
                    let gain = i32::from(pays[full]) - i32::from(pays[have]);
                    (gain + cards - 1) / cards
                });
                sets[suit] += each.max().unwrap_or(0);
            }
        }
        sets
    }

    /// The most that the cards saved by open choices bring.
    fn rescue(&mut self) {
        let (outlook, lineup) = (self.outlook, self.outlook.lineup);
        if outlook.doomed == 0 {
            return;
        }
        let mut brings = [0; 16];
        if outlook.doomed.count_ones() <= outlook.rescues {
            // All of them can be saved: what others bring them is counted with the rest.
            for place in ones(outlook.doomed) {
                brings[place] = self.sight_of(place).card(place, false, &mut self.gains);
            }
        } else {
            ones(outlook.doomed).for_each(|place| brings[place] = self.alone(place));
        }
        for place in ones(outlook.doomed) {
            let (suit, name) = (lineup.suit[place], lineup.name[place]);
            let others = self.gains.of(suit, name, lineup.strength[place]);
            brings[place] = (brings[place] + others).max(0);
        }
        for place in ones(outlook.lonely) {
            self.company.lonely[usize::from(lineup.suit[place])] = brings[place];
        }
        brings.sort_unstable_by(|one, other| other.cmp(one));
        self.rescued = brings.iter().take(outlook.pending.protects as usize).sum();
        self.befriended = brings.iter().take(outlook.rescues as usize).sum();
    }

    /// What a doomed card sees if it is saved.
    fn sight_of(&self, place: usize) -> Sight<'a> {
        let lineup = self.outlook.lineup;
        self.sight.with(1 << lineup.suit[place], 1 << lineup.name[place])
    }

    /// What a doomed card scores at most if the open cards serve it alone.
    fn alone(&self, place: usize) -> i32 {
        let lineup = self.outlook.lineup;
        let row = self.outlook.book.row_of(lineup.own[place]);
        if row.bonus.is_empty() && lineup.penalised >> place & 1 == 0 {
            return i32::from(lineup.strength[place]);
        }
        let mut gains = Gains::new();
        let points = self.sight_of(place).card(place, false, &mut gains);
        let doomed = ones(self.outlook.doomed).filter(|&other| other != place);
        let mut saved: ArrayVec<i32, 16> = doomed
            .map(|other| gains.of(lineup.suit[other], lineup.name[other], lineup.strength[other]))
            .map(|gain| gain.max(0))
            .collect();
        saved.sort_unstable_by(|one, other| other.cmp(one));
        let saved: i32 = saved.iter().take(self.outlook.rescues as usize).sum();
        let company = Company { sets: self.sets(&gains), lonely: [0; 16], taken: 0 };
        let joined: i32 = (self.outlook.unsettled.iter())
            .map(|card| {
                let strength = lineup.strength[usize::from(card.place)];
                Joiner::anything(&gains, card, strength).best(&company, false, false)
            })
            .sum();
        points + saved + gains.granted + joined
    }
}
