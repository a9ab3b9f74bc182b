//! Targets and what loops go over.

use super::Play;
use super::operands::Scene;
use super::stack::{Source, Thing};
use super::state::{Figure, MONSTERS, Participant};
use crate::cards::compile::Instr;
use crate::cards::{AlliedWith, AreaId, Counter, Filter, Op, Person, Resource, Set, TargetKind};
use crate::map::AreaSet;
use smallvec::SmallVec;

/// Things to choose from.
pub(crate) type Things = SmallVec<[Thing; 8]>;

impl Play<'_> {
    /// What the actor of the program in progress can choose.
    pub(crate) fn legal_targets(&mut self, kind: TargetKind, filter: &Filter) -> Things {
        let effect = self.effect();
        let (program, at) = (effect.program, usize::from(effect.at));
        let code = &self.pack().program(program).code;
        self.targets_in(&self.scene(), kind, filter, code.get(at..).unwrap_or(&[]))
    }

    /// What the actor of a scene can choose for the rest of a program.
    pub(crate) fn targets_in(
        &self,
        scene: &Scene,
        kind: TargetKind,
        filter: &Filter,
        rest: &[Instr],
    ) -> Things {
        let map = &self.pack().map;
        let structures = || {
            let citadels = map.of_type(crate::cards::AreaType::Citadel);
            (citadels, map.of_type(crate::cards::AreaType::BloodTemple))
        };
        let areas = match kind {
            TargetKind::Figure | TargetKind::Guardian => {
                return self.figure_targets(scene, kind, filter, rest);
            }
            TargetKind::Area => map.all(),
            TargetKind::Structure => structures().0.or(structures().1),
            TargetKind::Citadel => structures().0,
            TargetKind::BloodTemple => structures().1,
            TargetKind::Abyss => self.state.abysses,
        };
        self.area_targets(scene, areas, filter)
    }

    fn area_targets(&self, scene: &Scene, areas: AreaSet, filter: &Filter) -> Things {
        let things = areas.iter().map(Thing::Area);
        things
            .filter(|thing| self.fits(scene, *thing, filter))
            .collect()
    }

    /// A Virtual Guardian can be chosen only for what concerns it (DD-23.19).
    fn figure_targets(
        &self,
        scene: &Scene,
        kind: TargetKind,
        filter: &Filter,
        rest: &[Instr],
    ) -> Things {
        let own = self.figure_of(scene.actor);
        let solo = self.state.players.len() < self.state.guardians.len();
        let virtuals = solo && rest.iter().any(concerns_virtuals);
        let legal = |figure: &Figure| match figure {
            Figure::Guardian(who) if self.state.is_virtual(*who) => virtuals,
            Figure::Guardian(_) => true,
            Figure::Monster(_) | Figure::Priestess => kind == TargetKind::Figure,
        };
        self.figures()
            .filter(|figure| kind == TargetKind::Guardian || *figure != own)
            .filter(legal)
            .map(Thing::Figure)
            .filter(|thing| self.fits(scene, *thing, filter))
            .collect()
    }

    /// What a loop goes over.
    pub(crate) fn things_of(&mut self, set: Set, filter: &Filter) -> Things {
        self.things_in(&self.scene(), set, filter)
    }

    /// The same in a scene.
    pub(crate) fn things_in(&self, scene: &Scene, set: Set, filter: &Filter) -> Things {
        let plays = |who: &Participant| {
            let player = self.state.players.get(who.index());
            player.map_or(set == Set::Participant, |player| player.absorbed.is_none())
        };
        let mut things = Things::new();
        match set {
            Set::Player | Set::Participant => {
                let people = self.in_order().filter(plays);
                things.extend(people.map(|who| Thing::Figure(Figure::Guardian(who))));
            }
            Set::Monster => {
                let slots = (0..MONSTERS as u8).filter(|slot| self.is_wild(*slot));
                things.extend(slots.map(|slot| Thing::Figure(Figure::Monster(slot))));
            }
        }
        things.retain(|thing| self.fits(scene, *thing, filter));
        things
    }

    /// Does everything hold that a filter asks for?
    fn fits(&self, scene: &Scene, thing: Thing, filter: &Filter) -> bool {
        let area = match thing {
            Thing::Area(area) => Some(area),
            Thing::Figure(figure) => self.area_of(figure),
        };
        let about_areas = area.is_none_or(|area| self.area_fits(scene, area, filter));
        about_areas && self.is_other(scene, thing, filter) && self.has_relics(thing, filter)
    }

    fn is_other(&self, scene: &Scene, thing: Thing, filter: &Filter) -> bool {
        let own = self.figure_of(scene.actor);
        !filter.other
            || match thing {
                Thing::Figure(figure) => figure != own,
                Thing::Area(area) => Some(area) != self.area_of(own),
            }
    }

    fn has_relics(&self, thing: Thing, filter: &Filter) -> bool {
        let Some(least) = filter.relics_gte else {
            return true;
        };
        let Thing::Figure(figure) = thing else {
            return false;
        };
        let owner = self.owner_of(figure);
        owner.is_some_and(|who| self.count(Counter::Relics, who) >= i16::from(least))
    }

    fn area_fits(&self, scene: &Scene, area: AreaId, filter: &Filter) -> bool {
        let map = &self.pack().map;
        let kind = self.pack().area(area).kind;
        let near = |most: u8| {
            let from = self.area_of(self.figure_of(scene.actor));
            from.is_some_and(|from| map.distance(from, area) <= self.reach(scene, most))
        };
        let hunted = |most: u8| {
            let mut wild = (0..MONSTERS as u8).filter(|slot| self.is_wild(*slot));
            wild.any(|slot| {
                let monster = self.area_of(Figure::Monster(slot));
                monster.is_some_and(|monster| map.distance(monster, area) <= most)
            })
        };
        filter.kind.is_none_or(|wanted| kind == wanted)
            && !filter.not_type.contains(&kind)
            && (filter.area_type.is_empty() || filter.area_type.contains(&kind))
            && filter.vines_gte.is_none_or(|n| self.vines_at(area) >= n)
            && filter.vines_lte.is_none_or(|n| self.vines_at(area) <= n)
            && filter
                .allied
                .is_none_or(|with| self.is_allied(scene, area, with))
            && filter.within.is_none_or(near)
            && filter.monster_within.is_none_or(hunted)
    }

    fn is_allied(&self, scene: &Scene, area: AreaId, with: AlliedWith) -> bool {
        let area = self.pack().area(area);
        let citadel = area.kind == crate::cards::AreaType::Citadel;
        let alliance = area
            .colour
            .filter(|_| citadel)
            .and_then(|colour| self.state.alliances[colour.index()]);
        match with {
            AlliedWith::Other => alliance.is_some_and(|it| it.ally != scene.actor),
        }
    }

    /// A distance, changed for cards with a range by what lasts; not below 1.
    fn reach(&self, scene: &Scene, within: u8) -> u8 {
        let ranged = match scene.source {
            Some(Source::Card(card)) => self.pack().design(card).range.is_some(),
            _ => false,
        };
        if !ranged || self.state.lasting.is_empty() {
            return within;
        }
        let who = Some(self.figure_of(scene.actor));
        let change = self.rule_value(crate::cards::Rule::RangeChange, who, None);
        within.saturating_add_signed(change).max(1)
    }

    /// Can the costs (`pay`) at this place of the program in progress be met?
    pub(crate) fn can_meet_costs(&mut self, start: u16) -> bool {
        let program = self.effect().program;
        let code = &self.pack().program(program).code;
        self.costs_met(&self.scene(), code, usize::from(start))
    }

    /// Can the costs of the steps from here on be met, up to the next fork?
    pub(crate) fn costs_met(&self, scene: &Scene, code: &[Instr], start: usize) -> bool {
        let steps = code.get(start..).unwrap_or(&[]).iter();
        let mut acts = steps.map_while(|instr| match instr {
            Instr::Act(op) => Some(op),
            _ => None,
        });
        acts.all(|op| self.cost_met(scene, op))
    }

    /// Is it no cost, or one that can be met? Life may not be paid to the last point (DD-4.5).
    pub(crate) fn cost_met(&self, scene: &Scene, op: &Op) -> bool {
        let Op::Pay { res, n, who } = op else {
            return true;
        };
        let n = i16::from(self.amount_in(scene, *n, 0));
        let spare = i16::from(*res == Resource::Life);
        let who = self.participant_in(scene, *who);
        who.is_some_and(|who| n == 0 || self.has(who, *res) >= n + spare)
    }
}

/// Wounds, Daily Glory and the place of a figure: nothing else can be done to a Virtual Guardian
/// that was chosen (DD-23.19).
fn concerns_virtuals(instr: &Instr) -> bool {
    let Instr::Act(op) = instr else { return false };
    match op {
        Op::Damage { to, .. } => *to == Person::Target,
        Op::Wound { who, .. } | Op::Kill { who } | Op::Move { who, .. } => *who == Person::Target,
        Op::SwapPlaces { a, b } => *a == Person::Target || *b == Person::Target,
        Op::Gain { res, who, .. } | Op::Lose { res, who, .. } => {
            *res == Resource::Glory && *who == Person::Target
        }
        Op::Steal { res, from, .. } => *res == Resource::Glory && *from == Person::Target,
        _ => false,
    }
}
