//! A hand is bounded in several ways, and the lowest bound counts.
//!
//! What one way overlooks another may see: points that two cards earn together are credited to
//! either of them, and a card on which much depends is looked at active and blanked.

use super::super::lineup::Aimed;
use super::super::terms::Around;
use super::Search;
use super::ceiling::{Ceiling, Open};
use super::outlook::Outlook;
use super::sight::{Credit, Sight};
use arrayvec::ArrayVec;
use std::ops::Range;

/// What a hand scores at most, bounded in several ways.
#[derive(Default)]
pub(super) struct Ceilings<'a> {
    /// At most two for each way.
    views: ArrayVec<Ceiling<'a>, 4>,
    /// The views of each way, at once or case by case: of its cases one is true.
    ways: ArrayVec<Range<usize>, 2>,
}

/// How a hand is bounded first: the way that helped last.
#[derive(Clone, Copy)]
pub(super) struct Habit {
    by_cases: bool,
    credit: Credit,
}

impl Default for Habit {
    fn default() -> Self {
        Habit {
            by_cases: false,
            credit: Credit::Usual,
        }
    }
}

/// What a bound is asked for.
struct Asked<'o> {
    open: &'o [Open<'o>],
    around: Around,
    /// A bound that falls to this need not be lower.
    enough: i32,
}

impl<'a> Ceilings<'a> {
    /// Bounds what is open with points credited in one way, or in the other if they count.
    fn look_at(&mut self, outlook: &'a Outlook<'a>, asked: &Asked<'_>, habit: &mut Habit) {
        let mut lower = self.look(outlook, asked, habit.credit);
        let total = self.views[lower].total();
        let movable = total - self.views[lower].gains.movable..total;
        if movable.contains(&asked.enough) {
            let other = self.look(outlook, asked, habit.credit.other());
            if self.views[other].total() <= asked.enough {
                habit.credit = habit.credit.other();
            }
            if self.views[other].total() < total {
                lower = other;
            }
        }
        self.ways.push(lower..lower + 1);
    }

    /// Bounds each case.
    fn look_at_cases(&mut self, cases: &'a [Outlook<'a>], asked: &Asked<'_>) {
        let first = self.views.len();
        for case in cases {
            self.look(case, asked, Credit::Usual);
        }
        if !cases.is_empty() {
            self.ways.push(first..self.views.len());
        }
    }

    /// Adds a view; returns which one it is.
    fn look(&mut self, outlook: &'a Outlook<'a>, asked: &Asked<'_>, credit: Credit) -> usize {
        let nth = self.views.len();
        self.views
            .push(Ceiling::new(Sight::new(outlook, asked.around, credit)));
        self.views[nth].look(asked.open, asked.enough);
        nth
    }

    /// The lowest bound of all ways: each is as good as its worst case.
    fn lowest(&self, bound: impl Fn(&Ceiling<'a>) -> i32) -> i32 {
        let worst = |cases: &Range<usize>| self.views[cases.clone()].iter().map(&bound).max();
        let ways = self.ways.iter().filter_map(worst);
        ways.min().unwrap_or(i32::MAX)
    }

    /// No way of making the open choices scores more than this.
    pub(super) fn total(&self) -> i32 {
        self.lowest(Ceiling::total)
    }

    /// The same if the first open card has one of these names in this suit.
    pub(super) fn total_in(&self, suit: u8, names: u128) -> i32 {
        self.lowest(|view| view.total_in(suit, names))
    }

    /// The same if the open protection is used for this card, or for none.
    pub(super) fn total_protecting(&self, place: Option<usize>) -> i32 {
        self.lowest(|view| view.total_protecting(place))
    }
}

impl Search<'_> {
    /// Bounds what is open at once and case by case; the second way only if the first does not fall
    /// to `enough`.
    pub(super) fn bound<R>(
        &self,
        outlook: &Outlook<'_>,
        aimed: Aimed,
        open: &[Open<'_>],
        enough: i32,
        tell: impl FnOnce(&Ceilings<'_>) -> R,
    ) -> R {
        let asked = Asked {
            open,
            around: self.around,
            enough,
        };
        let cases;
        let mut ceilings = Ceilings::default();
        let mut habit = self.habit.get();
        let by_cases = habit.by_cases;
        if !by_cases {
            ceilings.look_at(outlook, &asked, &mut habit);
        }
        if ceilings.total() > enough {
            cases = outlook.cases(aimed);
            ceilings.look_at_cases(&cases, &asked);
            habit.by_cases |= ceilings.total() <= enough;
        }
        if by_cases && ceilings.total() > enough {
            ceilings.look_at(outlook, &asked, &mut habit);
            habit.by_cases = ceilings.total() > enough;
        }
        self.habit.set(habit);
        tell(&ceilings)
    }
}
