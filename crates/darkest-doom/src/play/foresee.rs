//! Would a text do anything (DD-10.7)?
//!
//! The code is walked without being carried out. Whatever cannot be told beforehand counts as
//! something: only what surely changes nothing keeps a card in the hand.

use super::Play;
use super::asking::roll_of;
use super::operands::Scene;
use super::stack::Thing;
use super::state::{Figure, HIGHEST_ALLIANCE, MOST_OF_TRAIT, MOST_VINES, Participant};
use crate::cards::compile::Instr;
use crate::cards::{
    Amount, AreaId, AreaType, Deck, Filter, Held, Icon, LookAt, MonsterKind, MoveMode, Op, Person,
    ProgramId, Resource, Rule, Set, TargetKind, Token, Where, Which, WhichAlliance,
};

impl Play<'_> {
    /// Would a program of this actor do anything now (DD-10.7)? Costs and targets are looked at.
    pub(crate) fn would_do(&self, program: ProgramId, actor: Participant) -> bool {
        self.would_do_in(program, &Scene::of(actor))
    }

    /// The same in a scene.
    pub(crate) fn would_do_in(&self, program: ProgramId, scene: &Scene) -> bool {
        self.any_effect(&self.pack().program(program).code, 0, scene)
    }

    /// Does anything from this place on change something? The end of a round of a loop is an end.
    fn any_effect(&self, code: &[Instr], start: usize, scene: &Scene) -> bool {
        let mut at = start;
        while let Some(instr) = code.get(at) {
            at = match instr {
                Instr::Jump(to) => usize::from(*to),
                Instr::Unless(cond, to) if !self.holds_in(scene, cond) => usize::from(*to),
                Instr::Unless(..) | Instr::May(_) => at + 1,
                Instr::Choose { starts, .. } => return self.any_choice(code, starts, scene),
                Instr::Loop(set, filter) => {
                    if self.any_round(code, at + 2, scene, *set, filter) {
                        return true;
                    }
                    end_of_loop(code, at + 1)
                }
                Instr::Next(_) | Instr::Round(_) => return false,
                Instr::Target(kind, filter, _) => {
                    return self.any_target(code, at, scene, *kind, filter);
                }
                Instr::Test(..) => return true,
                Instr::Later(..) => return self.combat().is_some(),
                Instr::Act(op) if !self.cost_met(scene, op) => return false,
                Instr::Act(op) if self.act_would_do(op, scene) => return true,
                Instr::Act(_) => at + 1,
            };
        }
        false
    }

    fn any_choice(&self, code: &[Instr], starts: &[u16], scene: &Scene) -> bool {
        let mut starts = starts.iter().map(|start| usize::from(*start));
        starts.any(|at| self.costs_met(scene, code, at) && self.any_effect(code, at, scene))
    }

    fn any_round(
        &self,
        code: &[Instr],
        body: usize,
        scene: &Scene,
        set: Set,
        filter: &Filter,
    ) -> bool {
        let mut things = self.things_in(scene, set, filter).into_iter();
        things.any(|each| {
            let each = Some(each);
            self.any_effect(code, body, &Scene { each, ..*scene })
        })
    }

    fn any_target(
        &self,
        code: &[Instr],
        at: usize,
        scene: &Scene,
        kind: TargetKind,
        filter: &Filter,
    ) -> bool {
        let things = self.targets_in(scene, kind, filter, &code[at..]);
        things.into_iter().any(|target| {
            let target = Some(target);
            self.any_effect(code, at + 1, &Scene { target, ..*scene })
        })
    }

    /// Would a single step change anything?
    fn act_would_do(&self, op: &Op, scene: &Scene) -> bool {
        match op {
            Op::Pay { .. } => false,
            Op::Gain { .. }
            | Op::Lose { .. }
            | Op::Steal { .. }
            | Op::Heal { .. }
            | Op::Raise { .. } => self.resource_would_do(op, scene),
            Op::Draw { .. }
            | Op::Discard { .. }
            | Op::TakeCard { .. }
            | Op::Look { .. }
            | Op::SwapCorruption
            | Op::Repair { .. }
            | Op::Wear { .. } => self.cards_would_do(op, scene),
            Op::Move { .. }
            | Op::SwapPlaces { .. }
            | Op::MoveMonster { .. }
            | Op::Place { .. }
            | Op::Remove { .. }
            | Op::Metamorph { .. }
            | Op::NewGoal { .. }
            | Op::Alliance { .. } => self.board_would_do(op, scene),
            Op::Wound { n, who } | Op::Damage { n, to: who } => {
                self.amount_in(scene, *n, 1) > 0 && self.figure_in(scene, *who).is_some()
            }
            Op::Kill { who } => matches!(
                self.figure_in(scene, *who),
                Some(Figure::Monster(slot)) if self.area_of(Figure::Monster(slot)).is_some()
            ),
            Op::Lasting { rule, who, .. } => self.lasting_would_do(*rule, *who, scene),
            _ => self.dice_would_do(op, scene),
        }
    }

    fn resource_would_do(&self, op: &Op, scene: &Scene) -> bool {
        let much = |n: &Amount| self.amount_in(scene, *n, u8::MAX) > 0;
        let who = |person: &Person| self.participant_in(scene, *person);
        match op {
            Op::Gain { res, n, who: to } => {
                much(n) && who(to).is_some_and(|who| self.room(who, *res) > 0)
            }
            Op::Lose { res, n, who: from } => {
                let can_lose = |who| match res {
                    Resource::Glory => self.room(who, Resource::Glory) > 0,
                    _ => self.has(who, *res) > 0,
                };
                much(n) && who(from).is_some_and(can_lose)
            }
            Op::Steal { res, n, from } => {
                much(n) && who(from).is_some_and(|who| self.has(who, *res) > 0)
            }
            Op::Heal { n, who: whom } => {
                let all = |who| self.amount_in(scene, *n, self.room(who, Resource::Life));
                who(whom).is_some_and(|who| self.healing(who, all(who)) > 0)
            }
            Op::Raise { .. } => {
                let player = self.state.players.get(scene.actor.index());
                player.is_some_and(|player| (0..4).any(|at| player.traits[at] < MOST_OF_TRAIT[at]))
            }
            _ => true,
        }
    }

    fn cards_would_do(&self, op: &Op, scene: &Scene) -> bool {
        let who = |person: &Person| {
            let who = self.participant_in(scene, *person);
            who.filter(|who| !self.state.is_virtual(*who))
        };
        let held =
            |person: &Person, what: Held| who(person).map_or(0, |who| self.held_count(who, what));
        match op {
            Op::Draw {
                deck, n, who: by, ..
            } => {
                self.amount_in(scene, *n, u8::MAX) > 0 && who(by).is_some() && self.can_draw(*deck)
            }
            Op::Discard {
                what,
                who: owner,
                down_to,
                ..
            } => held(owner, *what) > usize::from(down_to.unwrap_or(0)),
            Op::TakeCard { from, what, .. } => held(from, *what) > 0,
            Op::Look { at, who: whom, .. } => match at {
                LookAt::Hand => held(whom, Held::Resource) + held(whom, Held::Corruption) > 0,
                LookAt::Mission => !self.state.missions.is_used_up(),
                LookAt::DarkEvent => !self.state.events.is_used_up(),
            },
            Op::SwapCorruption => held(&Person::Me, Held::Corruption) > 0,
            Op::Repair { .. } => !self.repairable(scene.actor).is_empty(),
            Op::Wear { who: whom, .. } => who(whom).is_some_and(|who| !self.worn(who).is_empty()),
            _ => true,
        }
    }

    /// Can a card be drawn from a deck?
    fn can_draw(&self, deck: Deck) -> bool {
        match deck {
            Deck::Corruption => !self.state.corruption.is_used_up(),
            Deck::Achievement => !self.state.achievements.is_used_up(),
            Deck::Mission => !self.state.missions.is_used_up(),
            _ => match deck.single() {
                Some(deck) => !self.state.resources[deck.index()].is_used_up(),
                None => self.state.resources.iter().any(|pile| !pile.is_used_up()),
            },
        }
    }

    fn board_would_do(&self, op: &Op, scene: &Scene) -> bool {
        match op {
            Op::Move { mode, n, who, to } => self.move_would_do(scene, *mode, *n, *who, *to),
            Op::SwapPlaces { a, b } => [*a, *b].iter().all(|person| {
                let figure = self.figure_in(scene, *person);
                figure.is_some_and(|figure| self.is_movable(figure) && !self.in_the_centre(figure))
            }),
            Op::MoveMonster { which, .. } => self.any_monster(scene, *which, |slot| {
                !self.rule_holds(Rule::NoMove, Some(Figure::Monster(slot)), None)
            }),
            Op::Place { token, at, .. } => {
                let area = self.spot_in(scene, *at, None);
                area.is_some_and(|area| match token {
                    Token::Vine => self.is_structure(area) && self.vines_at(area) < MOST_VINES,
                    Token::Abyss => !self.state.abysses.has(area),
                })
            }
            Op::Remove { token, at, .. } => {
                let area = self.spot_in(scene, *at, None);
                area.is_some_and(|area| match token {
                    Token::Vine => self.vines_at(area) > 0,
                    Token::Abyss => self.state.abysses.has(area),
                })
            }
            Op::Metamorph { which, steps } => {
                self.any_monster(scene, *which, |slot| self.can_change(slot, *steps))
            }
            Op::NewGoal { which, .. } => self.any_monster(scene, *which, |_| true),
            Op::Alliance { citadel, n, who } => self.alliance_would_do(scene, *citadel, *n, *who),
            _ => true,
        }
    }

    fn any_monster(&self, scene: &Scene, which: Which, test: impl Fn(u8) -> bool) -> bool {
        self.monsters_meant_in(scene, which).into_iter().any(test)
    }

    /// Is the metamorphosis possible (DD-18.5)?
    fn can_change(&self, slot: u8, steps: i8) -> bool {
        let leaders = || {
            let monsters = self.state.monsters.iter().flatten();
            monsters.filter(|it| it.kind == MonsterKind::Leader).count()
        };
        match self.state.monsters[usize::from(slot)].map(|monster| monster.kind) {
            None => false,
            Some(MonsterKind::Hound) => steps > 0,
            Some(MonsterKind::Hunter) => steps < 0 || leaders() == 0,
            Some(MonsterKind::Leader) => steps < 0,
        }
    }

    fn move_would_do(
        &self,
        scene: &Scene,
        mode: MoveMode,
        n: Option<Amount>,
        who: Person,
        to: Option<Where>,
    ) -> bool {
        let Some(figure) = self.figure_in(scene, who) else {
            return false;
        };
        let from = self.area_of(figure);
        if from.is_none() || !self.is_movable(figure) {
            return false;
        }
        match mode {
            MoveMode::Walk | MoveMode::Fly | MoveMode::Ride | MoveMode::Push => {
                n.is_none_or(|n| self.amount_in(scene, n, 1) > 0)
            }
            MoveMode::Jump | MoveMode::Place => {
                let to = to.and_then(|to| self.spot_in(scene, to, self.owner_of(figure)));
                to.is_some() && to != from
            }
        }
    }

    fn is_movable(&self, figure: Figure) -> bool {
        self.area_of(figure).is_some() && !self.rule_holds(Rule::NoMove, Some(figure), None)
    }

    fn in_the_centre(&self, figure: Figure) -> bool {
        let centre = self.pack().map.centre();
        self.area_of(figure).is_some_and(|area| centre.has(area))
    }

    fn is_structure(&self, area: AreaId) -> bool {
        let kind = self.pack().area(area).kind;
        matches!(kind, AreaType::Citadel | AreaType::BloodTemple)
    }

    fn alliance_would_do(&self, scene: &Scene, citadel: WhichAlliance, n: i8, who: Person) -> bool {
        let moves = |value: u8| {
            let changed = value.saturating_add_signed(n);
            changed.clamp(1, HIGHEST_ALLIANCE) != value
        };
        let colour = match citadel {
            WhichAlliance::Choice => {
                let who = self.participant_in(scene, who);
                let mut own = self.state.alliances.iter().flatten();
                return own.any(|alliance| Some(alliance.ally) == who && moves(alliance.value));
            }
            WhichAlliance::EventCitadel => scene.citadel,
            WhichAlliance::Target => match scene.target {
                Some(Thing::Area(area)) => self.pack().area(area).colour,
                _ => None,
            },
        };
        let alliance = colour.and_then(|colour| self.state.alliances[colour.index()]);
        alliance.is_some_and(|alliance| moves(alliance.value))
    }

    fn lasting_would_do(&self, rule: Rule, who: Option<Person>, scene: &Scene) -> bool {
        let Some(person) = who else { return true };
        match self.figure_in(scene, person) {
            None => false,
            // A Virtual Guardian has no action points.
            Some(Figure::Guardian(who)) => rule != Rule::ApChange || !self.state.is_virtual(who),
            Some(figure) => self.area_of(figure).is_some(),
        }
    }

    /// Dice and numbers of a combat or roll; everything else counts as something.
    fn dice_would_do(&self, op: &Op, scene: &Scene) -> bool {
        let side = |person: &Person| {
            let figure = self.figure_in(scene, *person)?;
            let sides = &self.combat()?.sides;
            sides.iter().find(|side| side.figure == figure)
        };
        match op {
            Op::Dice { n, who } => side(who).is_some_and(|side| *n > 0 || side.dice > 0),
            Op::Weaken { who, min, .. } => side(who)
                .is_some_and(|side| side.stats.map_or(side.dice > *min, |stats| stats.hits > 0)),
            // Monsters and the like have no icons.
            Op::Strip { who, .. } => side(who).is_some_and(|side| side.stats.is_none()),
            Op::Add { times, .. } => times.is_none_or(|n| self.amount_in(scene, n, 1) > 0),
            Op::Change { from, .. } => {
                let dice = self.dice_of(scene.actor);
                dice.iter().any(|die| from.is_none_or(|from| *die == from))
            }
            Op::Reroll { .. } => !self.dice_of(scene.actor).is_empty(),
            Op::CancelSpell => {
                side(&Person::Opponent).is_some_and(|side| side.last_spell.is_some())
            }
            _ => true,
        }
    }

    /// The dice of the innermost roll of a player.
    fn dice_of(&self, who: Participant) -> &[Icon] {
        let mut frames = self.state.stack.iter().rev();
        let fate = frames.find_map(|frame| roll_of(frame, who));
        fate.map_or(&[], |fate| &fate.dice)
    }
}

/// The place behind a loop whose `Next` is here.
fn end_of_loop(code: &[Instr], next: usize) -> usize {
    match code.get(next) {
        Some(Instr::Next(end)) => usize::from(*end),
        _ => code.len(),
    }
}
