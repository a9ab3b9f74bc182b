//! A hand is bounded in several ways, and the lowest bound counts.
//!
//! What one way overlooks another may see: points that two cards earn together are credited to
//! either of them, and ends are told apart by the fate of a card on which much depends.

use super::super::lineup::Aimed;
use super::super::terms::Around;
use super::Search;
use super::ceiling::{Ceiling, Open};
use super::outlook::{Cases, Outlook};
use super::sight::{Credit, Sight};
use arrayvec::ArrayVec;
use std::cell::OnceCell;
use std::ops::Range;

/// What a hand scores at most, bounded in several ways.
#[derive(Default)]
pub(super) struct Ceilings<'a> {
    /// At most two for each way.
    views: ArrayVec<Ceiling<'a>, { 2 * WAYS }>,
    /// The views of each way: cases of which one is true.
    ways: ArrayVec<Range<usize>, WAYS>,
}

/// How the ends of a search are told apart to bound them.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// Not at all.
    AtOnce,
    /// By whether the card on which most depends is active.
    ByPivot,
    /// By whether the lonely card at this place is saved.
    ByFate(u8),
}

impl Way {
    fn sort(self) -> usize {
        match self {
            Way::AtOnce => 0,
            Way::ByPivot => 1,
            Way::ByFate(_) => 2,
        }
    }
}

/// As many ways are tried: the one that helped last, and one of each sort.
const WAYS: usize = 4;

/// What is left open: how many cards, and whether a protection. Each is bounded best in its own way.
const SORTS_OF_BOUNDS: usize = 8;

/// What a search has learnt about bounding its hand.
pub(super) type Habits = [Habit; SORTS_OF_BOUNDS];

/// How a hand is bounded first: the way that helped last.
#[derive(Clone, Copy)]
pub(super) struct Habit {
    way: Way,
    credit: Credit,
    /// For each sort of way.
    pauses: [Pause; 3],
}

impl Default for Habit {
    fn default() -> Self {
        Habit {
            way: Way::AtOnce,
            credit: Credit::Usual,
            pauses: Default::default(),
        }
    }
}

/// What failed is left out a few times, ever longer.
#[derive(Clone, Copy, Default)]
struct Pause {
    length: u8,
    left: u8,
}

/// The longest pause.
const LONGEST: u8 = 15;

impl Pause {
    /// Is it time to try again?
    fn is_over(&mut self) -> bool {
        let over = self.left == 0;
        self.left = self.left.saturating_sub(1);
        over
    }

    fn learn(&mut self, helped: bool) {
        self.length = if helped {
            0
        } else {
            (2 * self.length + 1).min(LONGEST)
        };
        self.left = self.length;
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
        self.ways.push(first..self.views.len());
    }

    /// Adds a view; returns which one it is.
    fn look(&mut self, outlook: &'a Outlook<'a>, asked: &Asked<'_>, credit: Credit) -> usize {
        let nth = self.views.len();
        self.views
            .push(Ceiling::new(Sight::new(outlook, asked.around, credit)));
        self.views[nth].look(asked.open, asked.enough);
        nth
    }

    /// The lonely card that brings most if it is saved.
    fn dearest(&self) -> Option<Way> {
        let view = self.views.last()?;
        let dearest = (0..16).max_by_key(|&place| view.saved[usize::from(place)])?;
        Some(Way::ByFate(dearest))
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
    /// Bounds what is open in one way after the other, until a bound falls to `enough`.
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
        let narrowed: [OnceCell<_>; WAYS] = Default::default();
        let cases: [OnceCell<Cases<'_>>; WAYS] = Default::default();
        let mut ceilings = Ceilings::default();
        let sort = 2 * (open.len() & 3) + usize::from(outlook.pending.protects > 0);
        let mut habits = self.habits.get();
        let habit = &mut habits[sort];
        let first = habit.way;
        for nth in 0..WAYS {
            let way = match nth {
                0 => Some(first),
                1 => Some(Way::AtOnce),
                2 => Some(Way::ByPivot),
                _ => ceilings.dearest(),
            };
            let Some(way) = way.filter(|&way| nth == 0 || way != first) else {
                continue;
            };
            if !ceilings.ways.is_empty() && !habit.pauses[way.sort()].is_over() {
                continue;
            }
            let told = match way {
                Way::AtOnce => {
                    ceilings.look_at(outlook, &asked, habit);
                    None
                }
                Way::ByPivot => outlook.cases(aimed),
                Way::ByFate(place) => outlook.saving(usize::from(place)).map(|open| {
                    let open = narrowed[nth].get_or_init(|| open);
                    outlook.fates(aimed, usize::from(place), open)
                }),
            };
            if let Some(told) = told {
                ceilings.look_at_cases(cases[nth].get_or_init(|| told), &asked);
            } else if way != Way::AtOnce {
                continue;
            }
            let helped = ceilings.total() <= enough;
            habit.pauses[way.sort()].learn(helped);
            if helped {
                habit.way = way;
                break;
            }
        }
        self.habits.set(habits);
        tell(&ceilings)
    }
}
