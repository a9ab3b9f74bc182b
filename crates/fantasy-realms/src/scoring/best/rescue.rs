//! Cards that may be blanked or not: what those that open choices save bring at most, and what
//! they cost others.

use super::super::bits::ones;
use super::super::lineup::Places;
use super::ceiling::Ceiling;
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
    /// goes to the gains, as if it were saved anyway.
    pub(super) fn rescue(&mut self, undecided: &[i32; 16], settled: Places) {
        let outlook = self.outlook;
        let protects = outlook.pending.protects;
        if outlook.doomed == 0 {
            self.rescued = most(&self.saved, protects);
            self.befriended = self.rescued;
            return;
        }
        let mut brings = if protects > 0 { self.saved } else { [0; 16] };
        for place in ones(outlook.doomed) {
            brings[place] = self.sight_of(place).uncertain_card(place, &mut self.gains);
        }
        self.gains
            .grant_common(&self.faces_at(outlook.doomed), outlook.unsettled);
        for place in ones(outlook.doomed) {
            let worth = brings[place] + self.brought_by(place);
            let left = protects.saturating_sub(1);
            self.saved[place] = (worth - self.toll(place, left, undecided, settled)).max(0);
            brings[place] = self.saved[place];
            if outlook.lonely >> place & 1 != 0 {
                brings[place] = (worth - self.toll(place, protects, undecided, settled)).max(0);
            }
        }
        let mut befriended = [0; 16];
        for place in ones(outlook.lonely) {
            for suit in ones(outlook.saviours[place]) {
                self.company.lonely[suit] += brings[place];
            }
            befriended[place] = brings[place];
        }
        self.rescued = most(&self.saved, protects);
        self.befriended_only = most(&befriended, outlook.rescues - protects);
        let each_once = most(&brings, outlook.rescues);
        self.befriended = each_once.min(self.befriended_only + self.rescued);
    }

    /// What a doomed card adds to the points of others if it is saved.
    fn brought_by(&self, place: usize) -> i32 {
        let gains = &self.gains;
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
