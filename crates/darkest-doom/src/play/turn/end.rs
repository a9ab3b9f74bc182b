//! What is looked at when the actions of a turn are over (DD-19.8).

use crate::cards::{Deed, Trait};
use crate::play::Play;
use crate::play::ledger::Done;
use crate::play::state::Participant;

impl Play<'_> {
    /// The end of the own turn counts for achievements if the Guardian did not die in it.
    pub(super) fn count_end_of_turn(&mut self, who: Participant) {
        if self.state.this_turn.cut || !self.is_player_in_play(who) {
            return;
        }
        let guardian = &self.state.guardians[who.index()];
        let (colour, area) = (guardian.colour, guardian.area);
        let Some(area) = area else {
            return;
        };
        let place = self.pack().area(area);
        let player = &self.state.players[who.index()];
        let done = Done {
            area_type: Some(place.kind),
            own_temple: area == self.pack().map.temple(colour),
            unwounded: player.life >= player.traits[Trait::Health.index()],
            fought: self.state.this_turn.fought,
            moths: player.moths,
            ..Done::new(Deed::EndTurn, self.state.phase)
        };
        self.deed(who, done);
        if self.state.this_turn.lodge && place.region != Some(colour) {
            let phase = self.state.phase;
            self.deed(who, Done::new(Deed::LodgeTravelEndAbroad, phase));
        }
    }
}
