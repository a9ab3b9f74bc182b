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
use super::faces::Face;
use super::gains::{Brings, Company, Entries, Gains};
use super::outlook::Outlook;
use super::sight::Sight;
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
    /// Entries that the first open card and another could both bring.
    contested: ArrayVec<Entries, 2>,
    /// What the open cards but the first bring, by the contested entries left to the first.
    others: [Brings; 4],
    total: i32,
    /// The same if lonely cards are saved by cards of their suit only.
    total_with_company: i32,
    /// What each doomed card brings if it is saved.
    saved: [i32; 16],
}

impl<'a> Ceiling<'a> {
    pub(super) fn new(outlook: &'a Outlook<'a>, open: &[Open<'_>], around: Around) -> Ceiling<'a> {
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
            first_own: 0,
            contested: ArrayVec::new(),
            others: [Brings::NOTHING; 4],
            total: 0,
            total_with_company: 0,
            saved: [0; 16],
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
        ceiling.rescue(&undecided, settled);
        ceiling.company.sets = ceiling.sets(&ceiling.gains);
        ceiling.join(open, &own);
        let (total, with_company) = match open.first() {
            Some(first) => ceiling.totals_of(first),
            None => ceiling.sums(&Brings::NOTHING, &Brings::NOTHING),
        };
        ceiling.total = total.min(with_company);
        ceiling.total_with_company = with_company;
        ceiling
    }

    /// No way of making the open choices scores more than this.
    pub(super) fn total(&self) -> i32 {
        self.total
    }

    /// The same if the first open card takes this face.
    pub(super) fn total_with(&self, face: Face, new_suit: Option<u8>) -> i32 {
        self.total_of(&Open {
            faces: &[face],
            free_suits: new_suit.map(|suit| 1 << suit),
        })
    }

    /// The same if the first open card has one of these names in this suit.
    pub(super) fn total_in(&self, names: &[Face], suit: u8) -> i32 {
        self.total_of(&Open {
            faces: names,
            free_suits: Some(1 << suit),
        })
    }

    /// The same if one open protection is used for this card, or for none.
    pub(super) fn total_protecting(&self, place: Option<usize>) -> i32 {
        let saved = place.map_or(0, |place| self.saved[place]);
        match self.outlook.pending.protects {
            1 => self
                .total
                .min(self.total_with_company - self.rescued + saved),
            _ => self.total,
        }
    }

    /// The same if the first open card is one of these.
    fn total_of(&self, first: &Open<'_>) -> i32 {
        let (total, with_company) = self.totals_of(first);
        total.min(with_company)
    }

    /// Every contested entry goes to the first card or to the others.
    fn totals_of(&self, first: &Open<'_>) -> (i32, i32) {
        let Some(card) = self.outlook.unsettled.first() else {
            return (self.total, self.total_with_company);
        };
        let ways = 0..1_usize << self.contested.len();
        let totals = ways.map(|kept| {
            let brings = self.brings(card, first, self.first_own, self.entries(!kept));
            self.sums(&brings, &self.others[kept])
        });
        totals.fold((i32::MIN, i32::MIN), |most, one| {
            (most.0.max(one.0), most.1.max(one.1))
        })
    }

    /// The contested entries chosen by the bits of a number.
    fn entries(&self, chosen: usize) -> Entries {
        let entries = self.contested.iter().enumerate();
        entries
            .filter(|(nth, _)| chosen >> nth & 1 != 0)
            .fold(0, |all, (_, entry)| all | entry)
    }

    /// Lonely cards are as many as there are cards to save them, or each comes with a card of its
    /// suit; both bounds hold. Cards of one suit cost what is paid for different suits.
    fn sums(&self, first: &Brings, others: &Brings) -> (i32, i32) {
        let (granted, unlike) = (self.gains.granted, self.gains.unlike);
        let plain = (first.apart + others.apart).max(first.alike + others.alike - unlike);
        let apart = first.apart_befriending + others.apart_befriending;
        let alike = first.alike_befriending + others.alike_befriending - unlike;
        (
            granted + self.befriended + plain,
            granted + self.rescued + apart.max(alike),
        )
    }

    fn join(&mut self, open: &[Open<'_>], own: &[i32]) {
        let Some((_, others)) = self.outlook.unsettled.split_first() else {
            return;
        };
        self.contested = self.gains.contested(self.outlook.unsettled);
        for kept in 0..1_usize << self.contested.len() {
            let mut sum = Brings::NOTHING;
            for ((card, open), &own) in others.iter().zip(&open[1..]).zip(&own[1..]) {
                let brings = self.brings(card, open, own, self.entries(kept));
                sum = sum.and(&brings);
            }
            self.others[kept] = sum;
        }
    }

    /// What an open card brings, without what is barred and left to others.
    fn brings(&self, card: &Unsettled, open: &Open<'_>, own: i32, barred: Entries) -> Brings {
        let (gains, company) = (&self.gains, &self.company);
        let strength = self.outlook.lineup.strength[usize::from(card.place)];
        let mortal = self.outlook.mortal(card.place);
        let mut brings = Brings::IMPOSSIBLE;
        let befriends = self.outlook.lonely != 0;
        let mut add = |suit: u8, points: i32, dies: bool| {
            let place = usize::from(suit & 15);
            if !dies {
                let suit_gain = gains.of_suit(suit, strength, barred);
                brings.or(company, place, Some(own + points + suit_gain));
            }
            if mortal.may_die && befriends {
                brings.or(company, place, None);
            }
        };
        if let Some(suits) = open.free_suits {
            let names = open
                .faces
                .iter()
                .map(|face| gains.of_name(face.name, barred));
            let name = names.max().unwrap_or(0);
            for suit in ones(suits) {
                let suit = suit as u8;
                add(
                    suit,
                    name,
                    open.faces.iter().all(|face| mortal.kills(suit, face.name)),
                );
            }
        } else {
            for face in open.faces {
                let name = gains.of_name(face.name, barred);
                add(face.suit, name, mortal.kills(face.suit, face.name));
            }
        }
        if mortal.may_die {
            brings.or_blanked();
        }
        brings
    }

    /// What a card of each suit adds at most to the sets of one suit: no number of cards that
    /// can join a suit brings more than this for each of them.
    fn sets(&self, gains: &Gains) -> [i32; 16] {
        let mut sets = [0; 16];
        let (lineup, perhaps) = (self.outlook.lineup, self.sight.perhaps());
        for &ladder in &gains.ladders {
            let pays = self.outlook.book.ladder_at(ladder);
            let reach = self
                .outlook
                .unsettled
                .iter()
                .fold(0, |suits, card| suits | card.suits);
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

    /// An undecided card and those it blanks are not there together: the lesser side is taken
    /// back. Returns the cards for which that is done.
    fn count_rivals_once(&mut self, undecided: &[i32; 16]) -> Places {
        let outlook = self.outlook;
        let mut settled = 0;
        for place in ones(outlook.undecided & outlook.lineup.seated) {
            let victims = outlook.victims[place] & !settled;
            if victims == 0 || settled >> place & 1 != 0 {
                continue;
            }
            let lost: i32 = ones(victims).map(|victim| undecided[victim]).sum();
            self.gains.granted -= lost.min(undecided[place]);
            settled |= victims | 1 << place;
        }
        settled
    }

    /// What a doomed card costs others if it is saved: those it blanks, and no other doomed card.
    fn toll(&self, place: usize, undecided: &[i32; 16], settled: Places) -> i32 {
        let outlook = self.outlook;
        let others = ones(outlook.doomed & !(1 << place));
        let claimed = others.fold(settled, |all, other| all | outlook.victims[other]);
        ones(outlook.victims[place] & !claimed)
            .map(|victim| undecided[victim])
            .sum()
    }

    /// The most that the cards saved by open choices bring.
    fn rescue(&mut self, undecided: &[i32; 16], settled: Places) {
        let (outlook, lineup) = (self.outlook, self.outlook.lineup);
        if outlook.doomed == 0 {
            return;
        }
        let mut brings = [0; 16];
        if outlook.pending.protects > 0 && outlook.doomed.count_ones() <= outlook.rescues {
            // All of them can be saved: what others bring them is counted with the rest.
            for place in ones(outlook.doomed) {
                brings[place] = self.sight_of(place).card(place, false, &mut self.gains);
            }
        } else {
            ones(outlook.doomed).for_each(|place| brings[place] = self.alone(place));
        }
        self.gains
            .grant_common(&self.faces_at(outlook.doomed), outlook.unsettled);
        for place in ones(outlook.doomed) {
            let (suit, name) = (lineup.suit[place], lineup.name[place]);
            let others = self.gains.of(suit, name, lineup.strength[place]);
            let toll = self.toll(place, undecided, settled);
            brings[place] = (brings[place] + others - toll).max(0);
        }
        for place in ones(outlook.lonely) {
            for suit in ones(outlook.saviours[place]) {
                self.company.lonely[suit] += brings[place];
            }
        }
        self.saved = brings;
        brings.sort_unstable_by(|one, other| other.cmp(one));
        self.rescued = brings.iter().take(outlook.pending.protects as usize).sum();
        self.befriended = brings.iter().take(outlook.rescues as usize).sum();
    }

    /// Suits and names of settled cards, each as a set of one.
    fn faces_at(&self, places: Places) -> ArrayVec<(u16, u128), 16> {
        let lineup = self.outlook.lineup;
        ones(places)
            .map(|place| (1 << lineup.suit[place], 1 << lineup.name[place]))
            .collect()
    }

    /// What a doomed card sees if it is saved.
    fn sight_of(&self, place: usize) -> Sight<'a> {
        let lineup = self.outlook.lineup;
        self.sight
            .with(1 << lineup.suit[place], 1 << lineup.name[place])
    }

    /// What a doomed card scores at most if the open cards serve it alone. If there is only one
    /// open card that can save it, that one has a suit that does.
    fn alone(&self, place: usize) -> i32 {
        let (outlook, lineup) = (self.outlook, self.outlook.lineup);
        let row = outlook.book.row_of(lineup.own[place]);
        if row.bonus.is_empty() && lineup.penalised >> place & 1 == 0 {
            return i32::from(lineup.strength[place]);
        }
        let mut open: ArrayVec<Unsettled, MAX_OPEN> = outlook.unsettled.iter().copied().collect();
        if outlook.pending.protects == 0 {
            let saviours = outlook.saviours[place];
            let mut helpers = open.iter_mut().filter(|card| card.suits & saviours != 0);
            if let (Some(only), None) = (helpers.next(), helpers.next()) {
                only.suits &= saviours;
                if only.tied {
                    only.names &= outlook.book.names_in(only.suits);
                }
            }
        }
        let mut gains = Gains::new();
        let points = self
            .sight_of(place)
            .joined_by(&open)
            .card(place, false, &mut gains);
        let doomed = || ones(outlook.doomed & !(1 << place));
        gains.grant_possible(&self.faces_at(outlook.doomed & !(1 << place)), &open);
        let mut saved: ArrayVec<i32, 16> = doomed()
            .map(|other| {
                gains.of(
                    lineup.suit[other],
                    lineup.name[other],
                    lineup.strength[other],
                )
            })
            .map(|gain| gain.max(0))
            .collect();
        saved.sort_unstable_by(|one, other| other.cmp(one));
        let saved: i32 = saved.iter().take(outlook.rescues as usize).sum();
        let sets = self.sets(&gains);
        let joined = open.iter().map(|card| {
            let strength = lineup.strength[usize::from(card.place)];
            let brings = |suit| gains.of_suit(suit as u8, strength, 0) + sets[suit];
            ones(card.suits).map(brings).max().unwrap_or(0).max(0)
        });
        points + saved + gains.granted + joined.sum::<i32>()
    }
}
