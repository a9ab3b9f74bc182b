//! Who is moved away after a combat (DD-14.15, DD-14.22, DD-14.26, DD-14.27, DD-14.44).

use super::{ATTACKER, DEFENDER};
use crate::cards::AreaId;
use crate::map::AreaSet;
use crate::play::menu::{Asked, Pick};
use crate::play::stack::CombatStage;
use crate::play::state::{Figure, Participant};
use crate::play::{ASK, Chosen, Play};
use resolve::Go;

impl Play<'_> {
    /// C9: if nobody died and both are in one area, one of them leaves it.
    pub(super) fn step_displace(&mut self) -> Go {
        let combat = self.fighting();
        let [attacker, defender] = combat.sides.each_ref().map(|side| side.figure);
        let stays = combat.adjacent || combat.sides.iter().any(|side| side.dead);
        let areas = [attacker, defender].map(|figure| self.area_of(figure));
        let together = areas[ATTACKER].filter(|area| Some(*area) == areas[DEFENDER]);
        let Some(area) = together.filter(|_| !stays) else {
            return self.end_displacement();
        };
        match (attacker, defender) {
            (Figure::Guardian(who), Figure::Priestess) => {
                let paths = self.way_down(area);
                self.displace(who, attacker, paths)
            }
            (Figure::Guardian(who), _) => {
                let free = self.displacement(area);
                self.displace(who, defender, free)
            }
            (Figure::Monster(_), Figure::Guardian(who)) => self.drive_home(attacker, who, area),
            _ => self.end_displacement(),
        }
    }

    fn end_displacement(&mut self) -> Go {
        self.fighting().stage = CombatStage::End;
        Go::On
    }

    /// A figure goes to one of these areas, chosen by somebody.
    fn displace(&mut self, who: Participant, figure: Figure, to: AreaSet) -> Go {
        match self.choose(who, Asked::Displace, to.iter().map(Pick::Area)) {
            Chosen::Asked => return ASK,
            Chosen::Pick(Pick::Area(area)) => self.put(figure, area),
            Chosen::Pick(_) | Chosen::Nothing => {}
        }
        self.end_displacement()
    }

    /// A Guardian attacked by a monster goes one area towards its own temple; where that is not
    /// possible, the monster goes back (DD-14.26).
    fn drive_home(&mut self, monster: Figure, who: Participant, area: AreaId) -> Go {
        let nearer = self.towards_temple(who);
        if !nearer.is_empty() {
            return self.displace(who, Figure::Guardian(who), nearer);
        }
        let from = self.fighting().from.unwrap_or(area);
        let back = self.nearest_free(from, None);
        self.displace(who, monster, back)
    }
}
