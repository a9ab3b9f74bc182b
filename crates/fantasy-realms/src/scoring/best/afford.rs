//! Can a condition be met where cards that stay alone are blanked (FR-12.2)?
//!
//! What a condition lacks may be brought by open cards, but a card that is alone in its suit
//! needs company or protection itself. Counting both sides shows most wishes to be too dear.

use super::super::bits::ones;
use super::super::blanking::Unsettled;
use super::super::lineup::Places;
use super::MAX_OPEN;
use super::gains::Lack;
use super::sight::Sight;

/// What it takes to keep all cards that a condition needs.
#[derive(Default)]
struct Bill {
    /// How many cards must be saved.
    cards: u32,
    /// The suits that save one of them.
    suits: u16,
    /// Doomed cards that are counted.
    doomed: Places,
    /// The suits that open cards are bound to; 0 if they are free.
    bound: [u16; MAX_OPEN],
}

impl Sight<'_> {
    /// Can the card at `me` and all that it lacks be there together?
    pub(super) fn affordable(&self, lacks: &[Lack], me: usize) -> bool {
        let outlook = self.outlook;
        if outlook.lone_suits == 0 {
            return true;
        }
        let mut bill = Bill::default();
        if outlook.doomed >> me & 1 != 0 {
            self.charge(&mut bill, me);
        }
        for &lack in lacks {
            self.charge_lack(&mut bill, lack, me);
        }
        let mut savers = outlook.pending.protects;
        let lonely = self.lonely_bringers(&mut bill);
        if bill.cards <= savers {
            return true;
        }
        for (nth, card) in self.unsettled.iter().enumerate() {
            let suits = suits_left(bill.bound[nth], card);
            if lonely >> nth & 1 == 0 && suits & bill.suits != 0 {
                savers += u32::from(outlook.saves[nth]).max(1);
            }
        }
        bill.cards <= savers
    }

    /// Can the card at `me` and all that it lacks be there together, with no more protections than
    /// are open? What is blanked whatever it copies has to be protected to bring anything.
    pub(super) fn survivable(&self, lacks: &[Lack], me: usize) -> bool {
        let outlook = self.outlook;
        let protects = outlook.pending.protects;
        if outlook.threats == 0 || protects > 1 {
            return true;
        }
        let doomed = outlook.doomed & !outlook.lonely;
        let needs_it = doomed >> me & 1 != 0;
        if protects == 1 && !needs_it {
            return true;
        }
        lacks.iter().all(|&lack| self.may_be_brought_alive(lack))
    }

    /// Is there a card that may bring this without being protected?
    fn may_be_brought_alive(&self, lack: Lack) -> bool {
        let (outlook, lineup) = (self.outlook, self.outlook.lineup);
        let (suits, names) = match lack {
            Lack::Name(names) => (u16::MAX, names),
            Lack::Suit(suits) => (suits, u128::MAX),
        };
        let joined = |place: usize| lack.met_by(1 << lineup.suit[place], 1 << lineup.name[place]);
        let mut open = self.unsettled.iter();
        open.any(|card| outlook.survives(card, suits, names)) || ones(outlook.lonely).any(joined)
    }

    fn charge(&self, bill: &mut Bill, place: usize) {
        bill.cards += 1;
        bill.suits |= self.outlook.saviours[place];
        bill.doomed |= 1 << place;
    }

    /// Counts the card that must bring what is lacking, if there is no choice which. A card that is
    /// bound to bring something else has the suits of that.
    fn charge_lack(&self, bill: &mut Bill, lack: Lack, me: usize) {
        let lineup = self.outlook.lineup;
        let saved = |&place: &usize| lack.met_by(1 << lineup.suit[place], 1 << lineup.name[place]);
        let mut doomed = ones(self.outlook.doomed & !(1 << me)).filter(saved);
        let bound = bill.bound;
        let open = self.unsettled.iter().enumerate();
        let mut bringers =
            open.filter(|&(nth, card)| lack.met_by(suits_left(bound[nth], card), card.names));
        match (
            doomed.next(),
            doomed.next(),
            bringers.next(),
            bringers.next(),
        ) {
            (Some(place), None, None, None) if bill.doomed >> place & 1 == 0 => {
                self.charge(bill, place);
            }
            (None, None, Some((nth, card)), None) => {
                let suits = match lack {
                    Lack::Suit(suits) => card.suits & suits,
                    Lack::Name(names) if card.tied => self.suits_of(card.suits, names),
                    Lack::Name(_) => card.suits,
                };
                let both = bill.bound[nth] & suits;
                bill.bound[nth] = if both == 0 { suits } else { both };
            }
            _ => {}
        }
    }

    /// Of these suits, those in which one of the names is printed.
    fn suits_of(&self, suits: u16, names: u128) -> u16 {
        let printed = |&suit: &usize| self.outlook.book.names_by_suit[suit] & names != 0;
        ones(suits)
            .filter(printed)
            .fold(0, |suits, suit| suits | 1 << suit)
    }

    /// The open cards that are bound to suits in which they are alone. They must be saved
    /// themselves, and keep nobody company.
    fn lonely_bringers(&self, bill: &mut Bill) -> u16 {
        let outlook = self.outlook;
        let risky = outlook.lone_suits & !outlook.held_suits & !outlook.relief.protected_suits;
        let mut lonely = 0;
        for (nth, card) in self.unsettled.iter().enumerate() {
            let suits = bill.bound[nth];
            let shared = (0..self.unsettled.len())
                .any(|other| other != nth && bill.bound[other] & suits != 0);
            let protected = outlook.relief.protected >> card.place & 1 != 0;
            if suits != 0 && suits & !risky == 0 && !shared && !protected {
                bill.cards += 1;
                bill.suits |= suits;
                lonely |= 1 << nth;
            }
        }
        lonely
    }
}

/// The suits that an open card may have if it is bound to some of them.
fn suits_left(bound: u16, card: &Unsettled) -> u16 {
    if bound == 0 { card.suits } else { bound }
}
