//! How an action is carried out.

use super::TurnStep;
use crate::cards::{AchievementCard, AreaId, AreaType, Card, Op, ResourceDeck, SpellKind};
use crate::play::asking::{area_target, mission_target};
use crate::play::menu::{Asked, Going, MenuShape, Pick};
use crate::play::stack::{EffectJob, Source};
use crate::play::state::{Equipped, Figure, Participant};
use crate::play::{ASK, Play, rule};
use resolve::Go;
use table::Message;

impl Play<'_> {
    /// Carries out what the active player chose. A chain of wounds ends unless it may go on
    /// (DD-10.34).
    pub(super) fn carry_out(&mut self, who: Participant, pick: Pick) {
        if let Pick::Achievement(card) = pick {
            return self.announce_in_turn(who, card);
        }
        if !self.may_go_on(who, pick) {
            self.end_chain();
        }
        self.go_to_step(TurnStep::Acted);
        if self.leader_of(who).is_some() && pick != Pick::Way(Going::End) {
            return self.do_absorbed_action(who, pick);
        }
        match pick {
            Pick::Area(to) => self.move_to(who, to),
            Pick::Card(card) => self.start_play(who, card, None),
            Pick::Equipment(slot) => self.start_use(who, slot),
            Pick::Drop(slot) => self.drop_equipment(who, slot),
            Pick::TakeTrap(area) => self.take_trap(who, area),
            Pick::Way(way) => self.go_way(who, way),
            _ => {}
        }
    }

    fn go_way(&mut self, who: Participant, way: Going) {
        match way {
            Going::End => self.go_to_step(TurnStep::Over),
            Going::PlaceTrap => self.go_to_step(TurnStep::PlaceTrap),
            Going::Ally => self.go_to_step(TurnStep::Ally),
            Going::Ability => {
                self.state.players[who.index()].ability_used = true;
                self.begin_ability(who);
            }
            Going::AreaAction => self.use_area(who),
            Going::Acolytes => self.use_acolytes(who),
            Going::Declare => self.declare(who),
            Going::Complete => self.complete(who),
            _ => {}
        }
    }

    /// Announcing is no action: nothing ends by it.
    fn announce_in_turn(&mut self, who: Participant, card: AchievementCard) {
        self.start_announcement(who, card);
    }

    /// Can a chain of wounds go on with this? Only with ranged spells, and with other cards and
    /// equipment that deal hits; whether they are for the same monster is seen when it is chosen.
    fn may_go_on(&self, who: Participant, pick: Pick) -> bool {
        let hits = |card: Card| deals_hits(&self.pack().design(card).effect.ops);
        match pick {
            Pick::Card(card) => {
                let design = self.pack().design(card);
                let ranged = design.kind == Some(SpellKind::Ranged);
                ranged || design.deck != ResourceDeck::Equipment && hits(card)
            }
            Pick::Equipment(slot) => {
                let equipment = &self.state.players[who.index()].equipment;
                match equipment.get(usize::from(slot)) {
                    Some(&Equipped::Card { card, .. }) => hits(card),
                    Some(Equipped::Wraith { .. }) | None => false,
                }
            }
            _ => false,
        }
    }

    /// DD-6.5.
    fn move_to(&mut self, who: Participant, to: AreaId) {
        let cost = self.move_cost(who, to);
        let player = &mut self.state.players[who.index()];
        player.ap = player.ap.saturating_sub(cost);
        self.enter(Figure::Guardian(who), to);
    }

    /// DD-10.18.
    fn take_trap(&mut self, who: Participant, area: AreaId) {
        let traps = &mut self.state.players[who.index()].traps;
        traps.retain(|it| *it != area);
        self.tell_of_area(rule("DD-10.18"), "takes-trap-back", who, area);
    }

    /// An area for a Trap token (DD-10.16).
    pub(super) fn step_place_trap(&mut self, who: Participant) -> Go {
        let Some(reply) = self.reply(Asked::TrapArea) else {
            let picks = self.trap_areas();
            self.ask(
                who,
                Asked::TrapArea,
                MenuShape::One,
                picks.iter().map(Pick::PlaceTrap),
            );
            return ASK;
        };
        self.go_to_step(TurnStep::Acted);
        if let Some(Pick::PlaceTrap(area)) = reply.pick() {
            let player = &mut self.state.players[who.index()];
            player.coins = player.coins.saturating_sub(1);
            player.traps.push(area);
            self.tell_of_area(rule("DD-10.16"), "places-trap", who, area);
        }
        Go::On
    }

    fn use_area(&mut self, who: Participant) {
        let Some(area) = self.state.guardians[who.index()].area else {
            return;
        };
        let kind = self.pack().area(area).kind;
        if kind == AreaType::BlackLodgeEntrance {
            self.state.this_turn.lodge = true;
        }
        let program = self.pack().area_cards[kind.index()].action.program;
        self.tell_of_area(rule("DD-12.1"), "uses-area", who, area);
        self.run(EffectJob::new(Source::Area(area), program, who));
    }

    fn use_acolytes(&mut self, who: Participant) {
        self.state.players[who.index()].acolytes_used = true;
        let pack = self.pack();
        let temple = pack.map.temple(self.state.guardians[who.index()].colour);
        let action = &pack.area_cards[AreaType::BloodTemple.index()].action;
        let guardian = self.guardian_arg(who);
        self.tell(rule("DD-12.2"), || {
            Message::new("uses-acolytes").with("guardian", guardian)
        });
        self.run(EffectJob::new(Source::Area(temple), action.program, who));
    }

    /// The Declaration token shows the area, not the card (DD-13.5).
    fn declare(&mut self, who: Participant) {
        let player = &mut self.state.players[who.index()];
        let Some(mission) = player.mission else {
            return;
        };
        player.declared = true;
        self.tale.reveal();
        let area = self.pack().missions[mission.index()].area;
        self.tell_of_area(rule("DD-13.5"), "declares-mission", who, area);
    }

    /// The card is revealed (DD-13.7).
    fn complete(&mut self, who: Participant) {
        let Some(mission) = self.state.players[who.index()].mission else {
            return;
        };
        self.tale.reveal();
        let guardian = self.guardian_arg(who);
        self.tell(rule("DD-13.7"), || {
            let message = Message::new("completes-mission").with("guardian", guardian);
            message.with("card", mission_target(mission))
        });
        let program = self.pack().missions[mission.index()].effect.program;
        self.run(EffectJob::new(Source::Mission(mission), program, who));
    }

    fn tell_of_area(
        &mut self,
        rule: table::RuleId,
        id: &'static str,
        who: Participant,
        area: AreaId,
    ) {
        let guardian = self.guardian_arg(who);
        self.tell(rule, || {
            let message = Message::new(id).with("guardian", guardian);
            message.with("area", area_target(area))
        });
    }
}

/// Does any sentence of a text deal hits?
fn deals_hits(ops: &[Op]) -> bool {
    ops.iter().any(|op| match op {
        Op::Damage { .. } => true,
        Op::Choose { options, .. } => options.iter().any(|it| deals_hits(&it.ops)),
        Op::May { ops } | Op::ForEach { ops, .. } => deals_hits(ops),
        Op::If {
            then, otherwise, ..
        } => deals_hits(then) || deals_hits(otherwise),
        Op::Test { pass, fail, .. } => deals_hits(pass) || deals_hits(fail),
        _ => false,
    })
}
