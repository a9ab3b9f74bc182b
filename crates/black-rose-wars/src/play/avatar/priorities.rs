//! How the Avatar chooses (BRW-25.5).

use super::best;
use crate::cards::Priority;
use crate::play::Play;
use crate::play::select::Things;
use crate::play::stack::Thing;
use crate::play::state::{Figure, Party};
use smallvec::SmallVec;
use std::cmp::Reverse;

impl Play<'_> {
    /// What the Avatar likes best among legal targets: one, or several between which the crown
    /// holder decides. Where a priority cannot compare what there is, all of it (BRW-25.5.5).
    pub(crate) fn prefer(&self, priority: Priority, things: &[Thing]) -> Things {
        match priority {
            Priority::I => self.prefer_mages(things, |mage| {
                (self.hurt(mage), self.nearness(mage), self.power(mage))
            }),
            Priority::II => self.prefer_mages(things, |mage| {
                (self.nearness(mage), self.power(mage), self.trophies(mage))
            }),
            Priority::III => self.prefer_rooms(things),
        }
    }

    /// BRW-25.5.1 and BRW-25.5.2: mages come before anything else; the Avatar itself never counts
    /// (BRW-25.5.4).
    fn prefer_mages<K: Ord>(&self, things: &[Thing], rank: impl Fn(Party) -> K) -> Things {
        let players = (0..).map(Party).take(self.state.mages.len());
        let found = |mage: &Party| things.contains(&Thing::Figure(Figure::Mage(*mage)));
        let mages: SmallVec<[Party; 4]> = players.filter(found).collect();
        if mages.is_empty() {
            let others = things.iter().filter(|thing| **thing != AVATAR);
            return others.copied().collect();
        }
        let best = best(&mages, rank).into_iter();
        best.map(|mage| Thing::Figure(Figure::Mage(mage))).collect()
    }

    /// BRW-25.5.3: most mages inside, most figures, most instability.
    fn prefer_rooms(&self, things: &[Thing]) -> Things {
        let best = best(things, |thing| {
            let Thing::Room(room) = thing else {
                return (0, 0, 0);
            };
            let mut inside = self.figures_in(room);
            inside.retain(|figure| Thing::Figure(*figure) != AVATAR);
            let is_mage = |figure: &&Figure| matches!(figure, Figure::Mage(_));
            let mages = inside.iter().filter(is_mage).count();
            let instability = self.state.rooms[usize::from(room.0)].instability.len();
            (mages, inside.len(), instability)
        });
        best.into_iter().collect()
    }

    fn hurt(&self, mage: Party) -> usize {
        self.state.bodies[mage.index()].track.len()
    }

    fn power(&self, mage: Party) -> u16 {
        self.state.power[mage.index()]
    }

    fn trophies(&self, mage: Party) -> u16 {
        let held = self.state.trophies[mage.index()].iter();
        held.map(|number| u16::from(*number)).sum()
    }

    /// Nearer is more. Nothing is near a cell, and nothing in a cell is near (BRW-13.5.6).
    fn nearness(&self, mage: Party) -> Option<Reverse<u8>> {
        let from = self.room_of(Figure::Mage(Party::ROSE))?;
        let to = self.room_of(Figure::Mage(mage))?;
        Some(Reverse(self.state.board.distance(from, to)))
    }
}

/// The figure of the Avatar.
const AVATAR: Thing = Thing::Figure(Figure::Mage(Party::ROSE));
