//! Targets that cannot be chosen, and what a sentence does not let pick (section 12).

use super::{Bars, Why, YOUR_OWN};
use crate::cards::compile::Instr;
use crate::cards::{Kind, Range, RoomId, Select, Trait, Whose};
use crate::geometry::{Blocked, Rooms};
use crate::play::Play;
use crate::play::aiming::header_select;
use crate::play::menu::Pick;
use crate::play::select::{Fit, Unfit};
use crate::play::stack::{EffectJob, Job};
use crate::play::state::{Evocation, Figure};

const TOO_FAR: Why = Why("BRW-12.6", "too-far");
const NOT_THE_MOST: Why = Why("BRW-12.1", "not-the-most");

impl Play<'_> {
    /// Figures and rooms of the right kind that are no targets.
    pub(super) fn bar_targets(&self, bars: &mut Bars) {
        let Some(Job::Effect(effect)) = self.state.stack.last().map(|frame| &frame.job) else {
            return;
        };
        let code = &self.pack().program(effect.program).code;
        match code.get(usize::from(effect.at)) {
            Some(Instr::Aim(aim)) => {
                let select = header_select(self.printed_target(aim));
                self.bar_unfit(effect, &select, bars);
                if select.kind() != Kind::Area {
                    bars.bar(Pick::FalseTarget, Why("BRW-12.14", "needs-the-target"));
                }
            }
            Some(Instr::Pick(select)) => self.bar_unfit(effect, select, bars),
            _ => {}
        }
    }

    fn bar_unfit(&self, effect: &EffectJob, select: &Select, bars: &mut Bars) {
        let reach = self.reach_of(effect, select);
        let kind = select.kind();
        if kind == Kind::Area {
            for room in Rooms::ALL.iter() {
                let near = reach.contains(room);
                let fit = self.fit_room(effect, select, room);
                let fit = fit.and(near.then_some(()).ok_or(Unfit::OutOfReach));
                let why = self.why_unfit(effect, select, fit, Some(room));
                bars.bar_all([Pick::Room(room)], why.unwrap_or(NOT_THE_MOST));
            }
        }
        let mut look = |figure: Figure, fit: Fit| {
            let unasked = fit == Err(Unfit::Unasked);
            let why = self.why_unfit(effect, select, fit, self.room_of(figure));
            let last = if self.picked_in_vain(figure) {
                YOUR_OWN
            } else {
                NOT_THE_MOST
            };
            if !unasked {
                bars.bar(Pick::Figure(figure), why.unwrap_or(last));
            }
        };
        if matches!(kind, Kind::Mage | Kind::Figure) {
            for mage in self.turn_order_with_avatar() {
                let fit = self.fit_mage(effect, select, reach, mage);
                look(Figure::Mage(mage), fit);
            }
        }
        if matches!(kind, Kind::Evoc | Kind::Figure) {
            let fit = |evoc: &Evocation| self.fit_evocation(effect, select, reach, evoc);
            let evocations = self.state.evocations.iter();
            evocations.for_each(|evoc| look(Figure::Evoc(evoc.id), fit(evoc)));
        }
    }

    /// The reason in words; none if it fits and is only not the first choice.
    fn why_unfit(
        &self,
        effect: &EffectJob,
        select: &Select,
        fit: Fit,
        room: Option<RoomId>,
    ) -> Option<Why> {
        Some(match fit.err()? {
            Unfit::OutOfReach => self.why_unreached(effect, select, room),
            Unfit::InItsCell => Why("BRW-12.12", "in-its-cell"),
            Unfit::Yourself => Why("BRW-12.3", "yourself"),
            Unfit::Ignores => Why("BRW-13.5.4", "ignores-the-spell"),
            Unfit::NotOf(Whose::Others) => Why("BRW-12.1", "yours"),
            Unfit::NotOf(Whose::Rose) => Why("BRW-12.1", "not-the-roses"),
            Unfit::NotOf(Whose::You | Whose::Any) => Why("BRW-12.1", "not-yours"),
            Unfit::Archetype => Why("BRW-12.1", "wrong-archetype"),
            Unfit::Evocation | Unfit::Unasked => Why("BRW-12.1", "wrong-evocation"),
            Unfit::Life => Why("BRW-12.1", "too-much-life"),
            Unfit::Bearer => Why("BRW-12.1", "borne-by-another"),
            Unfit::Lacks(what) => Why("BRW-12.1", lacks(what)),
            Unfit::Has(what) => Why("BRW-12.1", has(what)),
            Unfit::Elsewhere => Why("BRW-12.1", "in-another-room"),
            Unfit::Unharmed => Why("BRW-12.1", "not-damaged"),
            Unfit::LeftOut => Why("BRW-12.1", "left-out"),
            Unfit::Colour => Why("BRW-12.1", "wrong-colour"),
            Unfit::WithoutFigure => Why("BRW-12.1", "no-such-figure-there"),
        })
    }

    fn why_unreached(&self, effect: &EffectJob, select: &Select, room: Option<RoomId>) -> Why {
        // Without a room to measure from, it is measured from a cell.
        let origin = self.origin_of(effect, select);
        let (Some(origin), Some(room), Some(range)) = (origin, room, select.range) else {
            return TOO_FAR;
        };
        match (self.state.board.blocked(origin, room, range), range) {
            (Some(Blocked::AlongAnEdge), _) => Why("BRW-12.8", "along-an-edge"),
            (Some(Blocked::TooFar { range: 0, .. }), _) => Why("BRW-12.6", "in-another-room"),
            (None, Range::Within(_)) => Why("BRW-12.6", "too-near"),
            _ => TOO_FAR,
        }
    }
}

fn lacks(what: Trait) -> &'static str {
    match what {
        Trait::Upgrade => "lacks-upgrade",
        Trait::Misfortune => "lacks-misfortune",
        Trait::Nightmare => "lacks-nightmare",
        Trait::RoseDamage => "lacks-rose-damage",
        Trait::Crown => "lacks-crown",
        Trait::Evocation => "lacks-evocation",
        Trait::CompletedQuest => "lacks-completed-quest",
    }
}

fn has(what: Trait) -> &'static str {
    match what {
        Trait::Upgrade => "has-upgrade",
        Trait::Misfortune => "has-misfortune",
        Trait::Nightmare => "has-nightmare",
        Trait::RoseDamage => "has-rose-damage",
        Trait::Crown => "has-crown",
        Trait::Evocation => "has-evocation",
        Trait::CompletedQuest => "has-completed-quest",
    }
}
