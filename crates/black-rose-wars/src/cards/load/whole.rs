//! What a pack must have so that a game can be played with it.

use super::super::pack::{EventCard, Fixed, OrderCard, Pack, Spell, SpellDeck};
use super::super::program::School;
use super::{Loader, Sorted};
use cardtext::Diagnostic;

/// As many mages as a table has seats.
const FEWEST_MAGES: usize = 4;

impl Loader {
    pub(super) fn whole(&mut self, sorted: &Sorted<'_, '_>) {
        let pack = &self.pack;
        let mut missing = Vec::new();
        let mut need = |enough: bool, what: String, why: &'static str| {
            if !enough {
                missing.push((what, why));
            }
        };
        let rooms = sorted.of("room").len();
        need(
            rooms == Pack::ROOMS,
            format!("this pack has {rooms} rooms"),
            "the Lodge has 19",
        );
        for (fixed, place) in [
            (Fixed::Centre, "in the centre"),
            (Fixed::BesideCentre, "beside the centre"),
        ] {
            let number = pack.rooms.iter().filter(|it| it.fixed == fixed).count();
            need(
                number == 1,
                format!("this pack has {number} rooms {place}"),
                "exactly one lies there",
            );
        }
        for school in School::ALL {
            let id = Pack::school_id(*school);
            let has_card = sorted.of("school").iter().any(|block| block.id.value == id);
            let has_spell = |spell: &Spell| spell.deck == SpellDeck::School(*school);
            need(
                has_card && pack.spells.iter().any(has_spell),
                format!("this pack has no school `{id}`"),
                "a school needs its block and its spells",
            );
        }
        need(
            pack.mages.len() >= FEWEST_MAGES,
            format!("this pack has {} mages", pack.mages.len()),
            "a game needs 4",
        );
        need(
            sorted.of("avatar").len() == 1,
            "this pack has no Avatar".into(),
            "a pack has one",
        );
        for moon in 1..=3 {
            let events = |avatar| {
                let of = |event: &&EventCard| event.moon == moon && event.avatar == avatar;
                pack.events.iter().filter(of).count()
            };
            // A card that calls for another one must find one that does not.
            let last = |order: &&OrderCard| order.moon == moon && !order.extra_card;
            let counts = [
                (
                    pack.quests.iter().filter(|it| it.moon == moon).count(),
                    "quest",
                ),
                (events(false), "event"),
                (events(true), "event of the Avatar"),
                (
                    pack.orders.iter().filter(last).count(),
                    "order card without `another`",
                ),
            ];
            for (count, what) in counts {
                need(
                    count > 0,
                    format!("moon {moon} has no {what}"),
                    "every moon needs one",
                );
            }
        }
        for (message, label) in missing {
            self.lacks(sorted, message, label);
        }
    }

    /// Shown at the first spell, for want of a place where the missing card is.
    fn lacks(&mut self, sorted: &Sorted<'_, '_>, message: String, label: &str) {
        match sorted.spells.first() {
            Some(block) => self.loading.at_id(block, message, label),
            None => {
                let problem = Diagnostic::new("pack", 0..0, message, label);
                self.loading.problems.push(problem);
            }
        }
    }
}
