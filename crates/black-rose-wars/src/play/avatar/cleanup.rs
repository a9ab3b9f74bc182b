//! What the Avatar does at the end of the turn (BRW-25.7.4).

use super::different;
use crate::cards::MisfortuneKind;
use crate::play::menu::{Asked, Pick};
use crate::play::stack::Happening;
use crate::play::state::{EvocId, Evocation, Figure, Party};
use crate::play::{Did, Play, rule};
use smallvec::SmallVec;
use table::Message;

impl Play<'_> {
    /// Its part of the first step of Cleanup: cubes on its misfortunes, a Nightmare goes, the order
    /// cards of the turn return to their decks.
    pub(crate) fn avatar_cleanup(&mut self) -> Did {
        if self.state.avatar.is_none() {
            return Did::Yes;
        }
        let evocations = self.state.evocations.iter();
        let borne = different(evocations.filter(|evoc| is_borne(evoc)));
        let leaving = if borne.is_empty() {
            None
        } else {
            match self.crown_picks(Asked::Crown, &borne) {
                Some(Pick::Figure(Figure::Evoc(evoc))) => Some(evoc),
                Some(_) => None,
                None => return Did::Ask,
            }
        };
        self.work_off_misfortunes();
        self.put_orders_under();
        if let Some(evoc) = leaving {
            self.shake_off(evoc);
        }
        Did::Yes
    }

    fn work_off_misfortunes(&mut self) {
        let misfortunes = &self.state.bodies[Party::ROSE.index()].misfortunes;
        let kinds: SmallVec<[MisfortuneKind; 4]> = misfortunes.iter().map(|it| it.kind).collect();
        for kind in kinds {
            self.put_cube_on(Party::ROSE, kind);
        }
    }

    fn put_orders_under(&mut self) {
        let pack = self.pack();
        let Some(avatar) = &mut self.state.avatar else {
            return;
        };
        if avatar.memories.is_empty() {
            return;
        }
        avatar.put_under(&|order| pack.order(order).moon, &mut self.state.chance);
        // A deck that was empty shows the back of its new top card.
        self.tale.chance();
        self.tale.reveal();
        self.tell(rule("BRW-25.7.4"), || Message::new("orders-put-under"));
    }

    /// Nothing is in progress in Cleanup: what happens here opens its window by itself.
    fn shake_off(&mut self, id: EvocId) {
        let Some(evoc) = self.evoc(id) else { return };
        let left = Happening::Left {
            evoc: id,
            kind: evoc.kind,
            owner: evoc.owner,
            room: evoc.spot.room(),
            with_bearer: false,
            upgrade: evoc.upgrade,
        };
        self.dismiss(id, false);
        self.open_window(vec![left]);
    }
}

/// Is it a Nightmare of the Avatar, in the lodge or waiting to enter it?
fn is_borne(evoc: &Evocation) -> bool {
    evoc.bearer == Some(Party::ROSE) && (evoc.waiting || evoc.spot.room().is_some())
}
