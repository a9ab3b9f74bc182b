//! Can a condition be met where cards that stay alone are blanked (FR-12.2)?
//!
//! What a condition lacks may be brought by open cards, but a card that is alone in its suit
//! needs company or protection itself. Counting both sides shows most wishes to be too dear.

use super::super::bits::{count, marks, ones};
use super::super::lineup::Places;
use super::MAX_OPEN;
use super::gains::Lack;
use super::sight::Sight;

/// One way to meet a condition: who brings what, and who must be saved for it.
#[derive(Clone, Copy)]
struct Deal {
    /// Doomed cards that are needed.
    doomed: Places,
    /// Open cards that are needed.
    bound: u16,
    /// What is left to each open card if it brings what it is needed for.
    suits: [u16; MAX_OPEN],
    names: [u128; MAX_OPEN],
}

impl Sight<'_> {
    /// Can the card at `me` and all that it lacks be there together?
    pub(super) fn affordable(&self, lacks: &[Lack], me: usize) -> bool {
        let outlook = self.outlook;
        if outlook.lone_suits == 0 {
            return true;
        }
        let mut deal = Deal {
            doomed: outlook.doomed & 1 << me,
            bound: 0,
            suits: [0; MAX_OPEN],
            names: [0; MAX_OPEN],
        };
        for (nth, card) in self.unsettled.iter().enumerate() {
            (deal.suits[nth], deal.names[nth]) = (card.suits, card.names);
            deal.bound |= u16::from(usize::from(card.place) == me) << nth;
        }
        self.can_be_met(lacks, &deal, me)
    }

    /// Is there a way to bring the rest of what is lacking?
    fn can_be_met(&self, lacks: &[Lack], deal: &Deal, me: usize) -> bool {
        let Some((&lack, rest)) = lacks.split_first() else {
            return self.can_be_kept(deal);
        };
        let lineup = self.outlook.lineup;
        let brings = |&place: &usize| lack.met_by(1 << lineup.suit[place], 1 << lineup.name[place]);
        let mut saved = ones(self.outlook.doomed & !(1 << me)).filter(brings);
        saved.any(|place| {
            let doomed = deal.doomed | 1 << place;
            self.can_be_met(rest, &Deal { doomed, ..*deal }, me)
        }) || (0..self.unsettled.len()).any(|nth| {
            let mut deal = *deal;
            self.bind(&mut deal, nth, lack) && self.can_be_met(rest, &deal, me)
        })
    }

    /// Lets an open card bring what is lacking, if it can.
    fn bind(&self, deal: &mut Deal, nth: usize, lack: Lack) -> bool {
        match lack {
            Lack::Suit(suits) => deal.suits[nth] &= suits,
            Lack::Name(names) => {
                deal.names[nth] &= names;
                if self.unsettled[nth].tied {
                    deal.suits[nth] = self.suits_of(deal.suits[nth], deal.names[nth]);
                }
            }
        }
        deal.bound |= 1 << nth;
        deal.suits[nth] != 0 && deal.names[nth] != 0
    }

    /// Are there enough open choices to save all cards that are needed?
    fn can_be_kept(&self, deal: &Deal) -> bool {
        let outlook = self.outlook;
        let lonely = self.lonely_bringers(deal);
        let needed = deal.doomed.count_ones() + lonely.count_ones();
        let mut savers = outlook.pending.protects;
        if needed <= savers {
            return true;
        }
        // How many of them a card of each suit saves. One that is alone itself keeps nobody company,
        // but may still be the card without which another blanks itself.
        let helped = ones(deal.doomed & outlook.lonely).map(|place| outlook.saviours[place]);
        let helped = helped.fold(0, |all, suits| all + marks(suits));
        let joined = ones(lonely).fold(helped, |all, nth| all + marks(deal.suits[nth]));
        for (nth, &suits) in deal.suits.iter().enumerate().take(self.unsettled.len()) {
            let is_lonely = lonely >> nth & 1 != 0;
            let saved = if is_lonely { helped } else { joined };
            let most = ones(suits).map(|suit| count(saved, suit as u8)).max();
            savers += most.unwrap_or(0);
        }
        needed <= savers
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

    /// Of these suits, those in which one of the names is printed.
    fn suits_of(&self, suits: u16, names: u128) -> u16 {
        let printed = |&suit: &usize| self.outlook.book.names_by_suit[suit] & names != 0;
        ones(suits)
            .filter(printed)
            .fold(0, |suits, suit| suits | 1 << suit)
    }

    /// The open cards that are needed in suits in which they are alone. They must be saved
    /// themselves, and keep nobody company.
    fn lonely_bringers(&self, deal: &Deal) -> u16 {
        let outlook = self.outlook;
        let risky = outlook.lone_suits & !outlook.held_suits & !outlook.relief.protected_suits;
        let lonely = |&nth: &usize| {
            let suits = deal.suits[nth];
            let shared = ones(deal.bound & !(1 << nth)).any(|other| deal.suits[other] & suits != 0);
            let protected = outlook.relief.protected >> self.unsettled[nth].place & 1 != 0;
            suits & !risky == 0 && !shared && !protected
        };
        ones(deal.bound)
            .filter(lonely)
            .fold(0, |all, nth| all | 1 << nth)
    }
}
