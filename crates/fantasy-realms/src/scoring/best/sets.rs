//! What open cards add to sets of one suit.

use super::super::bits::ones;
use super::super::input::MAX_HAND;
use super::super::lineup::Places;
use super::super::ops::Ladder;
use super::ceiling::Ceiling;
use super::gains::Gains;

/// The cards that a suit may have.
struct Joining {
    /// How many open cards may join it.
    room: usize,
    /// How many settled cards it has at most, by their names.
    have: usize,
    /// How many open cards may join it and save none of its cards.
    idle: usize,
    /// How many open cards may save cards of the suit by having another one.
    savers: usize,
    /// How many settled cards it has at most if none of these does.
    unsaved: usize,
}

impl Joining {
    /// How many cards the suit has if so many join it.
    fn full(&self, joining: usize) -> usize {
        let savers_joining = joining.saturating_sub(self.idle);
        let settled = if self.savers > 0 && savers_joining >= self.savers {
            self.unsaved
        } else {
            self.have
        };
        (settled + joining).min(MAX_HAND)
    }

    /// No number of cards that may join brings more than this for each of them.
    fn each(&self, pays: &Ladder) -> i32 {
        let each = (1..=self.room).map(|joining| {
            let gain = i32::from(pays[self.full(joining)]) - i32::from(pays[self.have]);
            (gain + joining as i32 - 1) / joining as i32
        });
        each.max().unwrap_or(0).max(0)
    }
}

impl Ceiling<'_> {
    /// What a card of each suit adds at most to the sets of one suit.
    pub(super) fn sets(&self, gains: &Gains) -> [i32; 16] {
        let mut sets = [0; 16];
        if gains.ladders.is_empty() {
            return sets;
        }
        let (outlook, perhaps) = (self.outlook, self.sight.perhaps());
        let open = outlook.unsettled.iter();
        let reach = open.fold(0, |suits, card| suits | card.suits);
        for &ladder in &gains.ladders {
            let pays = outlook.book.ladder_at(ladder);
            for suit in ones(reach) {
                let open = outlook.unsettled.iter();
                let room = open.filter(|card| card.suits >> suit & 1 != 0).count();
                let places = perhaps & outlook.lineup.by_suit[suit];
                if pays[(places.count_ones() as usize + room).min(MAX_HAND)] != pays[0] {
                    sets[suit] += self.joining(suit, room, places).each(pays);
                }
            }
        }
        sets
    }

    /// Who may join a suit. A card that joins it does not save those of its cards that need another
    /// suit.
    fn joining(&self, suit: usize, room: usize, places: Places) -> Joining {
        let outlook = self.outlook;
        let have = self.sight.most_names_of(places);
        let mut joining = Joining {
            room,
            have,
            idle: room,
            savers: 0,
            unsaved: have,
        };
        let needs_other = |&place: &usize| outlook.saviours[place] >> suit & 1 == 0;
        let needy = ones(places & outlook.lonely).filter(needs_other);
        let (needy, needed) = needy.fold((0_u16, 0), |(needy, needed), place| {
            (needy | 1 << place, needed | outlook.saviours[place])
        });
        if needy == 0 {
            return joining;
        }
        for card in outlook
            .unsettled
            .iter()
            .filter(|card| card.suits & needed != 0)
        {
            joining.savers += 1;
            joining.idle -= usize::from(card.suits >> suit & 1 != 0);
        }
        let protected = needy.count_ones().min(outlook.pending.protects) as usize;
        let others = self.sight.most_names_of(places & !needy);
        joining.unsaved = have.min(others + protected);
        joining
    }
}
