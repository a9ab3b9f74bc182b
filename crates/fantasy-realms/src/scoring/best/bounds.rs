//! A hand is bounded in several ways, and the lowest bound counts.
//!
//! What one way overlooks another may see: points that two cards earn together are credited to
//! either of them, and a card on which much depends is looked at active and blanked.

use super::super::terms::Around;
use super::Search;
use super::ceiling::{Ceiling, Open};
use super::outlook::Outlook;
use super::pause::Pause;
use super::sight::{Credit, Sight};
use arrayvec::ArrayVec;
use std::cell::{Cell, OnceCell};
use std::ops::Range;

/// What a hand scores at most, bounded in several ways.
#[derive(Default)]
pub(super) struct Ceilings<'a> {
    /// At most two for each way.
    views: ArrayVec<Ceiling<'a>, { 2 * WAYS }>,
    /// The views of each way: of its cases one is true.
    ways: ArrayVec<Range<usize>, WAYS>,
}

/// How a hand is bounded.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Way {
    /// A card on which much depends is looked at active and blanked.
    by_cases: bool,
    /// What open cards do for doomed ones is bounded apart from what they do for others.
    apart: bool,
}

/// How many ways there are.
const WAYS: usize = 4;

impl Way {
    const ALL: [Way; WAYS] = [
        Way::new(false, false),
        Way::new(false, true),
        Way::new(true, false),
        Way::new(true, true),
    ];

    const fn new(by_cases: bool, apart: bool) -> Way {
        Way { by_cases, apart }
    }
}

/// What a search has learnt about bounding its hand.
#[derive(Clone, Copy, Default)]
pub(super) struct Habit {
    /// The way that helped last comes first.
    first: usize,
    credit: Credit,
    /// Whether crediting points in the other way helps.
    recredit: Pause,
    pauses: [Pause; WAYS],
}

impl Habit {
    pub(super) fn recolouring() -> Habit {
        Habit {
            credit: Credit::Other,
            ..Habit::default()
        }
    }
}

/// A bound that is lower by so much helps, even if it is not low enough.
const MUCH: i32 = 30;

/// What a bound is asked for.
struct Asked<'o> {
    open: &'o [Open<'o>],
    around: Around,
    /// A bound that falls to this need not be lower.
    enough: i32,
}

impl<'a> Ceilings<'a> {
    /// Bounds what is open with points credited in one way, or in the other if they count.
    fn look_at_once(
        &mut self,
        outlook: &'a Outlook<'a>,
        asked: &Asked<'_>,
        apart: bool,
        habit: &mut Habit,
    ) {
        let credit = habit.credit;
        let mut lower = self.look(outlook, asked, apart, credit);
        let total = self.views[lower].total();
        let movable = total - self.views[lower].gains.movable..total;
        if movable.contains(&asked.enough) && habit.recredit.is_over() {
            let other = self.look(outlook, asked, apart, credit.other());
            let lowered = self.views[other].total();
            habit.recredit.learn(lowered < total);
            if lowered <= asked.enough {
                habit.credit = credit.other();
            }
            if lowered < total {
                lower = other;
            }
        }
        self.ways.push(lower..lower + 1);
    }

    /// Bounds each case.
    fn look_at_cases(&mut self, cases: &'a [Outlook<'a>], asked: &Asked<'_>, apart: bool) {
        let first = self.views.len();
        for case in cases {
            self.look(case, asked, apart, Credit::Usual);
        }
        self.ways.push(first..self.views.len());
    }

    /// Adds a view; returns which one it is.
    fn look(
        &mut self,
        outlook: &'a Outlook<'a>,
        asked: &Asked<'_>,
        apart: bool,
        credit: Credit,
    ) -> usize {
        let nth = self.views.len();
        let sight = Sight::new(outlook, asked.around, credit);
        self.views.push(Ceiling::new(sight));
        self.views[nth].look(asked.open, asked.enough, apart);
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
    /// Bounds what is open in one way after the other, until a bound falls to `enough`.
    pub(super) fn bound<R>(
        &self,
        habit: &Cell<Habit>,
        outlook: &Outlook<'_>,
        open: &[Open<'_>],
        enough: i32,
        tell: impl FnOnce(&Ceilings<'_>) -> R,
    ) -> R {
        let asked = Asked {
            open,
            around: self.around,
            enough,
        };
        let cases = OnceCell::new();
        let mut ceilings = Ceilings::default();
        let mut before = i32::MAX;
        let mut learnt = habit.get();
        let first = learnt.first;
        let others = (0..WAYS).filter(|&nth| nth != first);
        for nth in [first].into_iter().chain(others) {
            let Way { by_cases, apart } = Way::ALL[nth];
            let pointless = apart && outlook.doomed == 0;
            if pointless || !ceilings.ways.is_empty() && !learnt.pauses[nth].is_over() {
                continue;
            }
            if by_cases {
                let cases = cases.get_or_init(|| outlook.cases());
                if cases.is_empty() {
                    continue;
                }
                ceilings.look_at_cases(cases, &asked, apart);
            } else {
                ceilings.look_at_once(outlook, &asked, apart, &mut learnt);
            }
            let total = ceilings.total();
            let helped = total <= enough;
            learnt.pauses[nth].learn(helped || total.saturating_add(MUCH) <= before);
            before = total;
            if helped {
                learnt.first = nth;
                break;
            }
        }
        habit.set(learnt);
        tell(&ceilings)
    }

    /// No way of making the open choices scores more than this.
    #[expect(
        clippy::redundant_closure_for_method_calls,
        reason = "the method itself holds for one lifetime, and `bound` asks for all"
    )]
    pub(super) fn most(
        &self,
        habit: &Cell<Habit>,
        outlook: &Outlook<'_>,
        open: &[Open<'_>],
        enough: i32,
    ) -> i32 {
        self.bound(habit, outlook, open, enough, |it| it.total())
    }
}
