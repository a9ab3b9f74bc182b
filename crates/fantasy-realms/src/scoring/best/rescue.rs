//! Cards that may be blanked or not: what those that open choices save bring at most, and what
//! they cost others.

use super::super::bits::ones;
use super::super::blanking::Unsettled;
use super::super::lineup::Places;
use super::MAX_OPEN;
use super::ceiling::{Ceiling, Rescue};
use super::gains::Gains;
use super::sight::Sight;
use arrayvec::ArrayVec;

impl<'a> Ceiling<'a> {
    /// An undecided card and those it blanks are not there together: the lesser side is taken
    /// back. Returns the cards for which that is done.
    pub(super) fn count_rivals_once(&mut self, undecided: &[i32; 16]) -> Places {
        let outlook = self.outlook;
        if outlook.pending.protects > 1 {
            return 0;
        }
        let mut settled = 0;
        for place in ones(outlook.undecided & outlook.lineup.seated) {
            let victims = outlook.victims[place] & !settled;
            if victims == 0 || settled >> place & 1 != 0 {
                continue;
            }
            let (rival, points) = (undecided[place], lost(victims, 0, undecided));
            for victim in ones(victims) {
                let others = points - undecided[victim];
                self.saved[victim] = points.min(rival) - others.min(rival);
            }
            self.gains.granted -= points.min(rival);
            settled |= victims | 1 << place;
        }
        settled
    }

    /// What a doomed card costs others if it is saved: those it blanks, and no other doomed card.
    fn toll(&self, place: usize, protects: u32, undecided: &[i32; 16], settled: Places) -> i32 {
        let outlook = self.outlook;
        if outlook.victims[place] == 0 {
            return 0;
        }
        let others = ones(outlook.doomed & !(1 << place));
        let claimed = others.fold(settled, |all, other| all | outlook.victims[other]);
        lost(outlook.victims[place] & !claimed, protects, undecided)
    }

    /// The most that the cards saved by open choices bring. What open cards do for a doomed one
    /// goes to the gains, as if it were saved anyway; or, `apart`, it is counted in its own points,
    /// as if they served it alone. Both bounds hold, and neither is always the better one.
    pub(super) fn rescue(&mut self, undecided: &[i32; 16], settled: Places, apart: bool) {
        let outlook = self.outlook;
        let protects = outlook.pending.protects;
        if outlook.doomed == 0 {
            let protected = most(&self.saved, protects);
            self.rescue = Rescue {
                protected,
                befriended: protected,
                befriended_only: 0,
            };
            self.rescue_apart = self.rescue;
            return;
        }
        let mut brings = if protects > 0 { self.saved } else { [0; 16] };
        for place in ones(outlook.doomed) {
            brings[place] = if apart {
                self.alone(place)
            } else {
                self.sight_of(place).uncertain_card(place, &mut self.gains)
            };
        }
        if self.gains.pays_once() > 0 {
            let doomed = self.faces_at(outlook.doomed);
            self.gains.grant_common(&doomed, outlook.unsettled);
        }
        for place in ones(outlook.doomed) {
            let worth = brings[place] + self.brought_by(place, &self.gains);
            let left = protects.saturating_sub(1);
            self.saved[place] = (worth - self.toll(place, left, undecided, settled)).max(0);
            brings[place] = self.saved[place];
            if outlook.lonely >> place & 1 != 0 {
                brings[place] = (worth - self.toll(place, protects, undecided, settled)).max(0);
            }
        }
        let mut befriended = [0; 16];
        for place in ones(outlook.lonely) {
            let devoured = outlook.devours(place);
            for suit in ones(outlook.saviours[place]) {
                self.company.lonely[suit] += brings[place];
                if devoured >> suit & 1 != 0 && protects <= 1 {
                    self.company.devouring[suit] += brings[place];
                    self.company.devours = true;
                }
            }
            befriended[place] = brings[place];
        }
        self.rescue = self.add_up_saved(&self.saved, &brings, &befriended);
        if self.gains.unlike != 0 {
            let doomed = outlook.doomed;
            self.rescue_apart = self.add_up_saved(
                &self.one_of_a_suit(&self.saved, doomed),
                &self.one_of_a_suit(&brings, doomed),
                &self.one_of_a_suit(&befriended, doomed),
            );
        }
    }

    /// The most that saved cards bring, by what each of them brings if it is protected, saved at all,
    /// or kept company.
    fn add_up_saved(
        &self,
        saved: &[i32; 16],
        brings: &[i32; 16],
        befriended: &[i32; 16],
    ) -> Rescue {
        let (protects, rescues) = (self.outlook.pending.protects, self.outlook.rescues);
        let protected = most(saved, protects);
        let befriended_only = most(befriended, rescues - protects);
        Rescue {
            protected,
            befriended: most(brings, rescues).min(befriended_only + protected),
            befriended_only,
        }
    }

    /// The points of cards if no two cards share a suit: of these cards only the dearest of a suit is
    /// there, and none if another card of the suit is there anyway.
    pub(super) fn one_of_a_suit(&self, points: &[i32; 16], among: Places) -> [i32; 16] {
        let lineup = self.outlook.lineup;
        let mut left = *points;
        for (suit, places) in lineup.by_suit.iter().enumerate() {
            let places = places & among;
            let taken = self.sight.least_suits >> suit & 1 != 0;
            if places == 0 || !taken && places.is_power_of_two() {
                continue;
            }
            let dearest = ones(places).max_by_key(|&place| points[place]);
            for place in ones(places) {
                if taken || Some(place) != dearest {
                    left[place] = 0;
                }
            }
        }
        left
    }

    /// What a doomed card adds to the points of others if it is saved.
    fn brought_by(&self, place: usize, gains: &Gains) -> i32 {
        let (lineup, relief) = (self.outlook.lineup, &self.outlook.relief);
        let penalty = (lineup.penalised & !relief.cleared) >> place & 1 != 0;
        let (suit, name) = (lineup.suit[place], lineup.name[place]);
        let points = gains.of(suit, name, lineup.strength[place]);
        points + if penalty { gains.penalties } else { 0 }
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
        let served = self.served(place, &gains, &open);
        if gains.pays_once() == 0 {
            return points + served;
        }
        gains.grant_possible(&self.faces_at(outlook.doomed & !(1 << place)), &open);
        points + served.min(self.served(place, &gains, &open))
    }

    /// What gains of a doomed card the open cards and other doomed ones bring at most.
    fn served(&self, place: usize, gains: &Gains, open: &[Unsettled]) -> i32 {
        let (outlook, lineup) = (self.outlook, self.outlook.lineup);
        let others = ones(outlook.doomed & !(1 << place));
        let mut saved: ArrayVec<i32, 16> = others
            .map(|other| self.brought_by(other, gains).max(0))
            .collect();
        if saved.len() > outlook.rescues as usize {
            saved.sort_unstable_by(|one, other| other.cmp(one));
        }
        let saved: i32 = saved.iter().take(outlook.rescues as usize).sum();
        let sets = self.sets(gains);
        let joined = open.iter().map(|card| {
            let strength = lineup.strength[usize::from(card.place)];
            let brings = |suit| gains.of_suit(suit, strength) + sets[suit];
            let suit = ones(card.suits).map(brings).max().unwrap_or(0).max(0);
            suit + gains.of_names(card.names, 0)
        });
        saved + gains.granted + joined.sum::<i32>()
    }
}

/// The sum of the greatest so many; nothing is less than zero.
fn most(points: &[i32; 16], count: u32) -> i32 {
    match count {
        0 => 0,
        1 => points.iter().copied().max().unwrap_or(0),
        16.. => points.iter().sum(),
        _ => {
            let gaining = points.iter().filter(|&&points| points > 0).count();
            if gaining <= count as usize {
                return points.iter().sum();
            }
            let mut points = *points;
            points.sort_unstable_by(|one, other| other.cmp(one));
            points.iter().take(count as usize).sum()
        }
    }
}

/// What is lost at least if all of these are blanked but for so many that are protected.
fn lost(victims: Places, protects: u32, undecided: &[i32; 16]) -> i32 {
    let points = || ones(victims).map(|victim| undecided[victim]);
    match protects {
        0 => points().sum(),
        1 => points().sum::<i32>() - points().max().unwrap_or(0),
        _ => 0,
    }
}
