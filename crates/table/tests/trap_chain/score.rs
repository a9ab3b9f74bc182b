//! What the cubes on a defeated mage's track are worth.

use crate::model::{Party, State};
use table::Seat;

/// 5 for a sole party, else 4 for the most cubes, 2 for the second most, 1 for every other; ties
/// for the first two places cost 1.
pub(crate) fn score(state: &mut State, track: &[Party]) {
    let mages = Seat::all(state.mages.len() as u8).map(Party::Mage);
    let count = |party: Party| track.iter().filter(|cube| **cube == party).count();
    let parties: Vec<_> = mages
        .chain([Party::Rose])
        .filter(|it| count(*it) > 0)
        .collect();
    for &party in &parties {
        let better = |other: &&Party| count(**other) > count(party);
        let mut higher: Vec<_> = parties.iter().filter(better).map(|it| count(*it)).collect();
        higher.sort_unstable();
        higher.dedup();
        let tied = parties
            .iter()
            .filter(|it| count(**it) == count(party))
            .count()
            > 1;
        let award = match (parties.len(), higher.len()) {
            (1, _) => 5,
            (_, 0) => 4 - u8::from(tied),
            (_, 1) => 2 - u8::from(tied),
            _ => 1,
        };
        match party {
            Party::Mage(seat) => state.mage(seat).power += award,
            Party::Rose => state.rose_power += award,
        }
    }
}
