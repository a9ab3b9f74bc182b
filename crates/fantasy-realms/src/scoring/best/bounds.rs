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

/// Different bounds: at most two for each credit, and two for each case.
pub(super) type Views<'a> = ArrayVec<Ceiling<'a>, 8>;

/// What a hand scores at most, bounded in several ways: at once, and case by case.
#[derive(Default)]
pub(super) struct Ceilings<'a> {
    views: Views<'a>,
    at_once: Option<Look>,
    cases: ArrayVec<Look, 2>,
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
    /// Also by what doomed cards bring apart. Whoever asks what an open protection is used for wants
    /// to see it, because each view bounds another part better; otherwise that look would be idle.
    apart: bool,
}

/// Views of one outlook, and the lowest of them.
#[derive(Clone)]
struct Look {
    views: Range<usize>,
    lowest: usize,
}

impl<'a> Ceilings<'a> {
    /// Bounds what is open in several ways, as long as none is low enough.
    fn look_at(&mut self, outlook: &'a Outlook<'a>, asked: &Asked<'_>, habit: &mut Habit) {
        let (first, enough) = (self.views.len(), asked.enough);
        let look = self.look(outlook, asked, habit.credit);
        let movable = |view: &Ceiling<'_>| {
            view.total() > enough && view.total() - view.gains.movable <= enough
        };
        let movable = self.views[first..].iter().all(movable);
        self.at_once = Some(look);
        if movable {
            let other = habit.credit.other();
            let again = self.look(outlook, asked, other);
            if self.views[again.lowest].total() <= enough {
                habit.credit = other;
            }
            self.at_once = Some(self.lowest_of(first..again.views.end));
        }
    }

    /// Bounds each case.
    fn look_at_cases(&mut self, cases: &'a [Outlook<'a>], asked: &Asked<'_>) {
        for case in cases {
            let look = self.look(case, asked, Credit::Usual);
            self.cases.push(look);
        }
    }

    fn look(&mut self, outlook: &'a Outlook<'a>, asked: &Asked<'_>, credit: Credit) -> Look {
        let first = self.views.len();
        let apart = asked.apart || outlook.pending.protects == 0;
        let sight = Sight::new(outlook, asked.around, credit);
        Ceiling::look(sight, asked.open, asked.enough, apart, &mut self.views);
        self.lowest_of(first..self.views.len())
    }

    fn lowest_of(&self, views: Range<usize>) -> Look {
        let lowest = views.clone().min_by_key(|&view| self.views[view].total());
        let lowest = lowest.unwrap_or(views.start);
        Look { views, lowest }
    }

    /// The lower of two bounds: at once, and in the worst case.
    fn lower(&self, bound: impl Fn(&Look) -> i32) -> i32 {
        let at_once = self.at_once.as_ref().map_or(i32::MAX, &bound);
        let worst = self.cases.iter().map(bound).max();
        worst.unwrap_or(i32::MAX).min(at_once)
    }

    /// No way of making the open choices scores more than this.
    pub(super) fn total(&self) -> i32 {
        self.lower(|look| self.views[look.lowest].total())
    }

    /// The same if the first open card has one of these names in this suit.
    pub(super) fn total_in(&self, suit: u8, names: u128) -> i32 {
        self.lower(|look| self.views[look.lowest].total_in(suit, names))
    }

    /// The same if the open protection is used for this card, or for none.
    pub(super) fn total_protecting(&self, place: Option<usize>) -> i32 {
        self.lower(|look| {
            let views = self.views[look.views.clone()].iter();
            let totals = views.map(|view| view.total_protecting(place));
            totals.min().unwrap_or(i32::MAX)
        })
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
        apart: bool,
        tell: impl FnOnce(&Ceilings<'_>) -> R,
    ) -> R {
        let asked = Asked {
            open,
            around: self.around,
            enough,
            apart,
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
            habit.by_cases |= !cases.is_empty() && ceilings.total() <= enough;
        }
        if by_cases && ceilings.total() > enough {
            ceilings.look_at(outlook, &asked, &mut habit);
            habit.by_cases = ceilings.total() > enough;
        }
        self.habit.set(habit);
        tell(&ceilings)
    }
}
