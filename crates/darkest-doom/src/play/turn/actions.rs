//! What the active player can do (DD-6.3).

use crate::cards::{AreaId, AreaType, Phase, Rule, Timing};
use crate::map::AreaSet;
use crate::play::Play;
use crate::play::menu::{Going, Pick};
use crate::play::playing::Window;
use crate::play::state::{Figure, MOST_VINES, Participant};

/// A mission can be declared from so far (DD-13.5).
const DECLARATION: u8 = 3;
/// Trap tokens of a player (DD-10.17).
const TRAPS: usize = 2;

impl Play<'_> {
    /// All legal actions of a player who is not absorbed; ending the turn is the last.
    pub(super) fn actions(&mut self, who: Participant) -> Vec<Pick> {
        let mut picks = Vec::new();
        if let Some(area) = self.state.guardians[who.index()].area {
            self.moves(who, area, &mut picks);
            self.deeds_of_place(who, area, &mut picks);
        }
        let cards = self.playable(who, Window::OwnTurn);
        picks.extend(cards.into_iter().map(Pick::Card));
        let used = self.usable(who, Window::OwnTurn);
        picks.extend(used.into_iter().map(Pick::Equipment));
        self.own_things(who, &mut picks);
        let announced = self.announceable(who);
        picks.extend(announced.into_iter().map(Pick::Achievement));
        picks.push(Pick::Way(Going::End));
        picks
    }

    /// Adjacent areas the player can pay for (DD-6.5, DD-6.6).
    fn moves(&self, who: Participant, area: AreaId, picks: &mut Vec<Pick>) {
        let figure = Figure::Guardian(who);
        if self.rule_holds(Rule::NoMove, Some(figure), None) {
            return;
        }
        let ap = self.state.players[who.index()].ap;
        let near = self.pack().map.neighbours(area);
        let near = near.iter().filter(|to| self.move_cost(who, *to) <= ap);
        picks.extend(near.map(Pick::Area));
    }

    /// What moving there costs: 1, or 2 into a corrupted Citadel, and what lasts (DD-6.5).
    pub(crate) fn move_cost(&self, who: Participant, to: AreaId) -> u8 {
        let kind = self.pack().area(to).kind;
        let corrupted = kind == AreaType::Citadel && self.vines_at(to) >= MOST_VINES;
        let cost = if corrupted { 2 } else { 1 };
        let figure = Some(Figure::Guardian(who));
        let change = self.rule_value(Rule::EnterCostChange, figure, Some(kind));
        u8::saturating_add_signed(cost, change)
    }

    /// The area's action, the alliance, the mission.
    fn deeds_of_place(&mut self, who: Participant, area: AreaId, picks: &mut Vec<Pick>) {
        if self.can_use_area(who, area) {
            picks.push(Pick::Way(Going::AreaAction));
        }
        if self
            .citadel_at(area)
            .is_some_and(|it| self.can_ally(who, it))
        {
            picks.push(Pick::Way(Going::Ally));
        }
        let player = &self.state.players[who.index()];
        let Some(mission) = player.mission else {
            return;
        };
        let goal = self.pack().missions[mission.index()].area;
        let far = self.pack().map.distance(area, goal) >= DECLARATION;
        if far && !player.declared {
            picks.push(Pick::Way(Going::Declare));
        }
        if goal == area {
            picks.push(Pick::Way(Going::Complete));
        }
    }

    /// What the player does with what it has: ability, Acolytes, Trap tokens, equipment.
    fn own_things(&mut self, who: Participant, picks: &mut Vec<Pick>) {
        if self.can_use_own_ability(who) {
            picks.push(Pick::Way(Going::Ability));
        }
        if self.can_use_acolytes(who) {
            picks.push(Pick::Way(Going::Acolytes));
        }
        let player = &self.state.players[who.index()];
        let tokens = player.traps.len();
        picks.extend(player.traps.iter().copied().map(Pick::TakeTrap));
        picks.extend((0..player.equipment.len() as u8).map(Pick::Drop));
        if player.coins > 0 && tokens < TRAPS && !self.trap_areas().is_empty() {
            picks.push(Pick::Way(Going::PlaceTrap));
        }
    }

    /// Where a Trap token can be put (DD-10.16).
    pub(super) fn trap_areas(&self) -> AreaSet {
        let map = &self.pack().map;
        let tokens = self.state.players.iter().flat_map(|it| it.traps.clone());
        let forbidden = map.of_type(AreaType::WinterMountainPath).or(map.centre());
        let all = map.all().without(forbidden).without(self.occupied());
        all.without(tokens.collect())
    }

    /// Bloody Step and Magic Trick: once per phase (DD-4.5, DD-4.6).
    fn can_use_own_ability(&mut self, who: Participant) -> bool {
        let player = &self.state.players[who.index()];
        let ability = &self.pack().characters[player.character.index()].ability;
        let used = player.ability_used;
        ability.timing == Timing::OwnTurn && !used && self.can_begin(who, &ability.effect)
    }

    /// Once per dawn, with an Acolyte (DD-12.2).
    fn can_use_acolytes(&self, who: Participant) -> bool {
        let kind = Some(AreaType::BloodTemple);
        self.state.phase == Phase::Dawn
            && self.state.guardians[who.index()].acolytes > 0
            && !self.state.players[who.index()].acolytes_used
            && !self.rule_holds(Rule::AreaActionBlocked, Some(Figure::Guardian(who)), kind)
    }

    /// Has the area an action that the player can pay for? Temples work through Acolytes, and
    /// nobody stays on the summit (section 12).
    fn can_use_area(&mut self, who: Participant, area: AreaId) -> bool {
        let kind = self.pack().area(area).kind;
        let other = matches!(kind, AreaType::BloodTemple | AreaType::WinterMountain);
        let figure = Some(Figure::Guardian(who));
        if other || self.rule_holds(Rule::AreaActionBlocked, figure, Some(kind)) {
            return false;
        }
        let action = &self.pack().area_cards[kind.index()].action;
        !action.ops.is_empty() && self.can_begin(who, action)
    }
}
