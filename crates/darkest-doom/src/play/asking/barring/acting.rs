//! Why actions of a turn, areas and targets are not offered.

use super::{Bars, Why};
use crate::cards::{AreaId, AreaType, Phase, Rule, Timing};
use crate::play::Play;
use crate::play::menu::{Going, Pick};
use crate::play::stack::{Job, TravelWay};
use crate::play::state::{Figure, MOST_VINES, Participant};

const HELD: Why = Why("DD-0.4", "held");
const NO_POINTS: Why = Why("DD-6.5", "no-points");
const CORRUPTED: Why = Why("DD-6.5", "corrupted-citadel");
const AREA_BLOCKED: Why = Why("DD-0.4", "area-blocked");
const AREA_NEEDS: Why = Why("DD-12.1", "area-needs");
const NO_GLORY: Why = Why("DD-16.11", "no-glory");
const STRONGER_ALLY: Why = Why("DD-16.12", "stronger-ally");
const OWN_ALLIANCE: Why = Why("DD-16.16", "own-alliance");
const TOO_NEAR: Why = Why("DD-13.5", "too-near");
const DECLARED: Why = Why("DD-13.5", "declared");
const ELSEWHERE: Why = Why("DD-13.7", "elsewhere");
const ABILITY_USED: Why = Why("DD-4.5", "ability-used");
const ABILITY_NEEDS: Why = Why("DD-0.5", "ability-needs");
const NOT_DAWN: Why = Why("DD-12.2", "not-dawn");
const ACOLYTES_USED: Why = Why("DD-12.2", "acolytes-used");
const NO_COIN: Why = Why("DD-10.16", "no-coin");
const BOTH_TRAPS: Why = Why("DD-10.17", "both-traps");
const ON_PATH: Why = Why("DD-12.4", "on-path");
const IN_CENTRE: Why = Why("DD-10.16", "in-centre");
const OCCUPIED: Why = Why("DD-10.16", "occupied");
const TRAPPED: Why = Why("DD-10.16", "trapped");
const NOT_ON_CITADEL: Why = Why("DD-12.3", "not-on-citadel");
const NOT_UP: Why = Why("DD-12.3", "not-up");
const OUT_OF_REACH: Why = Why("DD-10.30", "out-of-reach");

impl Play<'_> {
    pub(super) fn bar_actions(&self, who: Participant, bars: &mut Bars) {
        if let Some(area) = self.state.guardians[who.index()].area {
            self.bar_moves(who, area, bars);
            self.bar_deeds_of_place(who, area, bars);
        }
        self.bar_own_things(who, bars);
        self.bar_cards(who, bars);
    }

    fn bar_moves(&self, who: Participant, area: AreaId, bars: &mut Bars) {
        let near = self.pack().map.neighbours(area);
        let figure = Figure::Guardian(who);
        if self.rule_holds(Rule::NoMove, Some(figure), None) {
            bars.bar_all(near.iter().map(Pick::Area), HELD);
        }
        let ap = self.state.players[who.index()].ap;
        for to in near.iter() {
            let cost = self.move_cost(who, to);
            let corrupted = self.citadel_at(to).is_some() && self.vines_at(to) >= MOST_VINES;
            if cost > ap && corrupted && ap > 0 {
                bars.bar(Pick::Area(to), CORRUPTED);
            } else if cost > ap {
                bars.bar(Pick::Area(to), NO_POINTS);
            }
        }
    }

    fn bar_deeds_of_place(&self, who: Participant, area: AreaId, bars: &mut Bars) {
        let kind = self.pack().area(area).kind;
        let temple = kind == AreaType::BloodTemple;
        if !temple && !self.pack().area_cards[kind.index()].action.ops.is_empty() {
            let figure = Some(Figure::Guardian(who));
            if self.rule_holds(Rule::AreaActionBlocked, figure, Some(kind)) {
                bars.bar(Pick::Way(Going::AreaAction), AREA_BLOCKED);
            }
            bars.bar(Pick::Way(Going::AreaAction), AREA_NEEDS);
        }
        if let Some(citadel) = self.citadel_at(area) {
            let why = match self.state.alliances[citadel.index()] {
                None => NO_GLORY,
                Some(alliance) if alliance.ally == who => OWN_ALLIANCE,
                Some(_) => STRONGER_ALLY,
            };
            bars.bar(Pick::Way(Going::Ally), why);
        }
        let player = &self.state.players[who.index()];
        if player.mission.is_some() {
            let why = if player.declared { DECLARED } else { TOO_NEAR };
            bars.bar(Pick::Way(Going::Declare), why);
            bars.bar(Pick::Way(Going::Complete), ELSEWHERE);
        }
    }

    fn bar_own_things(&self, who: Participant, bars: &mut Bars) {
        let player = &self.state.players[who.index()];
        let ability = &self.pack().characters[player.character.index()].ability;
        if ability.timing == Timing::OwnTurn {
            let why = if player.ability_used {
                ABILITY_USED
            } else {
                ABILITY_NEEDS
            };
            bars.bar(Pick::Way(Going::Ability), why);
        }
        if self.state.guardians[who.index()].acolytes > 0 {
            let why = match self.state.phase {
                Phase::Dusk => NOT_DAWN,
                Phase::Dawn if player.acolytes_used => ACOLYTES_USED,
                Phase::Dawn => AREA_BLOCKED,
            };
            bars.bar(Pick::Way(Going::Acolytes), why);
        }
        let why = if player.coins == 0 {
            NO_COIN
        } else {
            BOTH_TRAPS
        };
        bars.bar(Pick::Way(Going::PlaceTrap), why);
    }

    /// Where no Trap token can be put (DD-10.16).
    pub(super) fn bar_trap_areas(&self, bars: &mut Bars) {
        let map = &self.pack().map;
        let place = |area: AreaId| Pick::PlaceTrap(area);
        let paths = map.of_type(AreaType::WinterMountainPath);
        bars.bar_all(paths.iter().map(place), ON_PATH);
        bars.bar_all(map.centre().iter().map(place), IN_CENTRE);
        bars.bar_all(self.occupied().iter().map(place), OCCUPIED);
        let traps = self.state.players.iter().flat_map(|it| it.traps.clone());
        bars.bar_all(traps.map(place), TRAPPED);
    }

    /// A ride may not end on a Citadel and not lead to the summit (DD-12.3).
    pub(super) fn bar_steps(&self, bars: &mut Bars) {
        let Some(Job::Travel(travel)) = self.state.stack.last().map(|it| &it.job) else {
            return;
        };
        if travel.way != TravelWay::Ride {
            return;
        }
        bars.bar(Pick::Way(Going::Stop), NOT_ON_CITADEL);
        if let Some(here) = self.area_of(travel.figure) {
            let near = self.pack().map.neighbours(here);
            let summit = self.pack().map.summit();
            for to in near.iter() {
                let why = if to == summit { NOT_UP } else { NOT_ON_CITADEL };
                bars.bar(Pick::Area(to), why);
            }
        }
    }

    /// Figures that are no target.
    pub(super) fn bar_targets(&self, bars: &mut Bars) {
        let picks = &self.state.menu.picks;
        if picks.iter().any(|pick| matches!(pick, Pick::Figure(_))) {
            bars.bar_all(self.figures().map(Pick::Figure), OUT_OF_REACH);
        }
    }
}
