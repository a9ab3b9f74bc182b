//! The most a hand can still score.
//!
//! Every term is bounded by what it pays for the cards that are settled, plus what one more card
//! of each suit and name would add. So the open cards are used once, where they bring most over
//! all terms together, and not by every term as it likes.

use super::super::bits::ones;
use super::MAX_OPEN;
use super::faces::Dress;
use super::gains::{Brings, Company, Contested, Gains};
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
pub(super) struct Ceiling<'a> {
    pub(super) outlook: &'a Outlook<'a>,
    pub(super) sight: Sight<'a>,
    /// What the settled cards score and what others would add.
    pub(super) gains: Gains,
    pub(super) company: Company,
    /// The most that saved cards bring.
    pub(super) rescue: Rescue,
    /// The same if no two cards share a suit.
    pub(super) rescue_apart: Rescue,
    /// What is lost of the points of cards that may be blanked, if no two cards share a suit.
    pub(super) shared_suits: i32,
    /// What the first open card scores itself.
    first_own: i32,
    /// The dearest thing that pays once and that several open cards could bring.
    contested: Option<Contested>,
    /// What the open cards but the first bring; `saved` is if an open protection saves one of them.
    others: Shared,
    /// The same if they take no suit that is certainly there.
    others_apart: Shared,
    totals: Totals,
    /// What each doomed card brings if it is saved.
    pub(super) saved: [i32; 16],
    /// What blanks each open card.
    mortals: ArrayVec<Mortal<'a>, MAX_OPEN>,
}

/// What an open card brings if an open protection is left to others, or saves it.
#[derive(Clone, Copy)]
struct Either {
    left: Brings,
    saved: Brings,
}

impl Either {
    /// No card at all; if there is none, none is saved.
    const NOTHING: Either = Either {
        left: Brings::NOTHING,
        saved: Brings::IMPOSSIBLE,
    };

    /// With another card: at most one of them is saved.
    fn and(&self, other: &Either) -> Either {
        let saved = self.saved.and(&other.left);
        Either {
            left: self.left.and(&other.left),
            saved: saved.or_else(&self.left.and(&other.saved)),
        }
    }

    /// One way or the other.
    fn or_else(&self, other: &Either) -> Either {
        Either {
            left: self.left.or_else(&other.left),
            saved: self.saved.or_else(&other.saved),
        }
    }
}

/// What open cards bring without the contested thing, and with it.
#[derive(Clone, Copy)]
struct Shared {
    without: Either,
    with: Either,
}

impl Shared {
    const NOTHING: Shared = Shared {
        without: Either::NOTHING,
        with: Either::NOTHING,
    };
}

/// The most that saved cards bring.
#[derive(Clone, Copy, Default)]
pub(super) struct Rescue {
    /// Those that protections save.
    pub(super) protected: i32,
    /// The same if any open card may save a lonely one.
    pub(super) befriended: i32,
    /// The same without an open protection.
    pub(super) befriended_only: i32,
}

/// One side of the question whether cards share a suit.
struct Side<'c> {
    others: &'c Shared,
    rescue: &'c Rescue,
    /// The suits that open cards may have.
    suits: u16,
    /// What the settled cards score.
    granted: i32,
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
    /// A bound before anything is looked at.
    pub(super) fn new(sight: Sight<'a>) -> Ceiling<'a> {
        let outlook = sight.outlook;
        Ceiling {
            outlook,
            sight,
            gains: Gains::new(),
            company: Company {
                sets: [0; 16],
                lonely: [0; 16],
                devouring: [0; 16],
                devours: false,
            },
            rescue: Rescue::default(),
            rescue_apart: Rescue::default(),
            shared_suits: 0,
            first_own: 0,
            contested: None,
            others: Shared::NOTHING,
            others_apart: Shared::NOTHING,
            totals: Totals::IMPOSSIBLE,
            saved: [0; 16],
            mortals: outlook
                .unsettled
                .iter()
                .map(|card| outlook.mortal(card.place))
                .collect(),
        }
    }

    /// Bounds what is open; a bound that falls to `enough` need not be lower.
    pub(super) fn look(&mut self, open: &[Open<'_>], enough: i32, apart: bool) {
        let (sight, outlook, gains) = (self.sight, self.outlook, &mut self.gains);
        for place in ones(outlook.active) {
            gains.granted += sight.card(place, true, gains);
        }
        let mut undecided = [0; 16];
        for place in ones(outlook.undecided & outlook.lineup.seated) {
            undecided[place] = sight.uncertain_card(place, gains).max(0);
        }
        gains.granted += undecided.iter().sum::<i32>();
        let open_cards = outlook.unsettled.iter();
        let own: ArrayVec<i32, MAX_OPEN> = open_cards
            .map(|card| {
                let with_it = sight.with(card.suits, card.names);
                with_it.card(usize::from(card.place), false, gains)
            })
            .collect();
        self.first_own = own.first().copied().unwrap_or(0);
        let settled = self.count_rivals_once(&undecided);
        self.rescue(&undecided, settled, apart);
        if self.gains.unlike != 0 {
            // What is lost to a rival or to a saved card is not lost again.
            let doomed = ones(outlook.doomed);
            let lost = doomed.fold(settled, |lost, place| lost | outlook.victims[place]);
            let alone = self.one_of_a_suit(&undecided, outlook.undecided & !lost);
            self.shared_suits = undecided.iter().sum::<i32>() - alone.iter().sum::<i32>();
        }
        self.company.sets = self.sets(&self.gains);
        self.add_up(open, &own);
        if self.totals.most() > enough {
            self.contested = self.gains.contested(self.outlook.unsettled);
            if self.contested.is_some() {
                self.add_up(open, &own);
            }
        }
    }

    fn add_up(&mut self, open: &[Open<'_>], own: &[i32]) {
        self.others = self.join(open, own, u16::MAX);
        if self.gains.unlike != 0 {
            self.others_apart = self.join(open, own, self.apart());
        }
        self.totals = self.totals_of(open.first());
    }

    /// The suits that are not certainly there.
    fn apart(&self) -> u16 {
        !self.sight.least_suits
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
        let (totals, assumed) = (&self.totals, self.outlook.assumed);
        let bit = place.map_or(0, |place| 1 << place);
        if assumed.blanked & bit != 0 || assumed.protected & !bit != 0 {
            return i32::MIN;
        }
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

    /// Cards of one suit cost what is paid for different suits.
    fn totals_of(&self, first: Option<&Open<'_>>) -> Totals {
        let (granted, unlike) = (self.gains.granted, self.gains.unlike);
        let mut totals = Totals::IMPOSSIBLE;
        let together = Side {
            others: &self.others,
            rescue: &self.rescue,
            suits: u16::MAX,
            granted: granted - unlike,
        };
        self.share(first, &together, &mut totals);
        if unlike != 0 {
            let apart = Side {
                others: &self.others_apart,
                rescue: &self.rescue_apart,
                suits: self.apart(),
                granted: granted - self.shared_suits,
            };
            self.share(first, &apart, &mut totals);
        }
        totals
    }

    /// The contested thing goes to the first card or to the others.
    fn share(&self, first: Option<&Open<'_>>, side: &Side<'_>, totals: &mut Totals) {
        let others = side.others;
        let Some(first) = first else {
            self.count(&Either::NOTHING, &others.with, side, totals);
            return;
        };
        let first = self.brings(0, first, self.first_own, side.suits);
        self.count(&first.with, &others.without, side, totals);
        if self.contested.is_some() {
            self.count(&first.without, &others.with, side, totals);
        }
    }

    /// One way to share what is contested. Lonely cards are as many as there are cards to save them,
    /// or each comes with a card of its suit; both bounds hold.
    fn count(&self, first: &Either, others: &Either, side: &Side<'_>, totals: &mut Totals) {
        let (granted, rescue) = (side.granted, side.rescue);
        let open = first.left.and(&others.left);
        totals.unsaved = totals.unsaved.max(granted + open.befriending);
        let elsewhere = (open.alone + rescue.befriended).min(open.befriending + rescue.protected);
        totals.elsewhere = totals.elsewhere.max(granted + elsewhere);
        if self.outlook.pending.protects == 1 {
            let saved = |open: Brings| {
                granted + (open.alone + rescue.befriended_only).min(open.befriending)
            };
            let first_saved = saved(first.saved.and(&others.left));
            totals.first_saved = totals.first_saved.max(first_saved);
            let other_saved = saved(first.left.and(&others.saved));
            totals.other_saved = totals.other_saved.max(other_saved);
        }
    }

    /// What the open cards but the first bring with these suits: the contested thing goes to one of
    /// them.
    fn join(&self, open: &[Open<'_>], own: &[i32], suits: u16) -> Shared {
        let (mut without, mut with) = (Either::NOTHING, Either::NOTHING);
        for (nth, (open, &own)) in open.iter().zip(own).enumerate().skip(1) {
            let brings = self.brings(nth, open, own, suits);
            let before = without;
            without = before.and(&brings.without);
            with = match self.contested {
                Some(_) => (with.and(&brings.without)).or_else(&before.and(&brings.with)),
                None => without,
            };
        }
        Shared { without, with }
    }

    /// What an open card brings with these suits.
    fn brings(&self, nth: usize, open: &Open<'_>, own: i32, suits: u16) -> Shared {
        match *open {
            Open::Free { suits: free, names } => {
                let faces = ones(free).map(|suit| (suit, names));
                self.share_faces(nth, faces, own, suits)
            }
            Open::Tied(dresses) => {
                let faces = dresses.iter();
                let faces = faces.map(|dress| (usize::from(dress.suit & 15), dress.names));
                self.share_faces(nth, faces, own, suits)
            }
        }
    }

    /// The same with any of these faces.
    fn share_faces(
        &self,
        nth: usize,
        faces: impl Iterator<Item = (usize, u128)> + Clone,
        own: i32,
        suits: u16,
    ) -> Shared {
        let gains = &self.gains;
        let plain = |_, names| gains.of_names(names, 0);
        let with = self.best_faces(nth, faces.clone(), own, suits, plain);
        let without = match &self.contested {
            Some(contested) => self.best_faces(nth, faces, own, suits, |suit, names| {
                contested.left(suit, names, plain(suit, names), gains)
            }),
            None => with,
        };
        Shared { without, with }
    }

    /// The most that an open card brings, active in one of these suits, or blanked in any; `name` is
    /// what the best of some names brings in a suit.
    fn best_faces(
        &self,
        nth: usize,
        faces: impl Iterator<Item = (usize, u128)>,
        own: i32,
        suits: u16,
        name: impl Fn(usize, u128) -> i32,
    ) -> Either {
        let outlook = self.outlook;
        let place = usize::from(outlook.unsettled[nth].place);
        let strength = outlook.lineup.strength[place];
        let mortal = &self.mortals[nth];
        let devoured = self.company.devours && outlook.relief.protected >> place & 1 == 0;
        let savable = outlook.pending.protects == 1 && (devoured || !mortal.is_safe());
        let (mut left, mut saved) = (Brings::IMPOSSIBLE, Brings::IMPOSSIBLE);
        for (suit, names) in faces {
            let lonely = self.company.lonely[suit];
            if mortal.dying >> suit & 1 != 0 {
                left.or(0, lonely);
            }
            if suits >> suit & 1 == 0 {
                continue;
            }
            let points = own + self.gains.of_suit(suit, strength) + self.company.sets[suit];
            let living = names & !mortal.killed_in(suit);
            if living != 0 {
                let devouring = if devoured {
                    self.company.devouring[suit]
                } else {
                    0
                };
                left.or(points + name(suit, living), lonely - devouring);
                if devouring != 0 {
                    left.or(0, lonely);
                }
            }
            if savable {
                saved.or(points + name(suit, names), lonely);
            }
        }
        let saved = if savable { saved.or_else(&left) } else { left };
        Either { left, saved }
    }
}
