//! The table from a viewpoint.

use super::{
    AvatarView, BodyView, EventsView, EvocationView, FrameView, MageView, PileView, PlanView,
    QuestView, RoomView, SlotView, SuppliesView, View, progress,
};
use crate::cards::compile::Instr;
use crate::cards::{HalfSide, RoomId};
use crate::game::BlackRoseWars;
use crate::play::Play;
use crate::play::flow::{Flow, PlanStage, Study};
use crate::play::stack::{EffectJob, Frame, Job};
use crate::play::state::{
    ActiveQuest, Card, Evocation, Face, Figure, Mage, Party, Planned, Room, Spot, State,
};
use table::{Seat, Tale, Viewpoint};

impl BlackRoseWars {
    /// The table from a viewpoint.
    pub(crate) fn seen_from(&self, state: &State, viewpoint: Viewpoint) -> View {
        let you = match viewpoint {
            Viewpoint::Seat(seat) => Some(seat),
            Viewpoint::Spectator => None,
        };
        let mages = Seat::all(state.mages.len() as u8);
        let mages =
            mages.map(|seat| self.mage_view(&state.mages[seat.index()], viewpoint.is(seat)));
        let parties = (0..state.mages.len() as u8).map(Party);
        let parties = parties.chain(state.avatar.is_some().then_some(Party::ROSE));
        // Values are worked out by the rules in play, which borrow a state to play on.
        let mut copy = state.clone();
        let play = Play {
            rules: self,
            state: &mut copy,
            tale: &mut Tale::deaf(),
        };
        let table = &state.table;
        View {
            you,
            avatar_level: table.avatar,
            moons: [table.moon_second, table.moon_third, table.moon_end],
            turn: state.turn,
            phase: state.phase,
            first: state.first,
            order: play.turn_order_with_avatar().to_vec(),
            active: play.active(),
            actions: play.actions_left(),
            can_act: play.able_to_act(),
            crown: state.crown,
            moon: state.moon,
            power: state.power,
            supply: state.supply,
            trophies: state.trophies,
            rooms: self.rooms(state),
            bodies: parties.map(|party| body_view(&play, party)).collect(),
            mages: mages.collect(),
            avatar: self.avatar_view(state),
            evocations: evocation_views(&play),
            supplies: supplies(state),
            library: state
                .library
                .iter()
                .map(|pile| PileView {
                    deck: pile.deck.len(),
                    discard: pile.discard.to_vec(),
                })
                .collect(),
            forgotten: state.forgotten.len(),
            removed: state.removed.to_vec(),
            quests: std::array::from_fn(|at| {
                let pile = &state.quests[at];
                [pile.deck.len(), pile.discard.len()]
            }),
            events: state
                .events
                .iter()
                .map(|pile| EventsView {
                    deck: pile.deck.len(),
                    discard: pile.discard.to_vec(),
                })
                .collect(),
            event_board: state.event_board.map(|slot| slot.map(|it| it.event)),
            stack: state
                .stack
                .iter()
                .map(|frame| self.frame_view(&play, frame))
                .collect(),
            plan: you.and_then(|seat| plan(state, seat)),
            drawn: you.map(|seat| drawn(state, seat)).unwrap_or_default(),
            reach: you.map(|seat| self.reach(state, seat)).unwrap_or_default(),
            over: state.ending.is_some(),
            scores: state.ending.as_ref().map(|ending| ending.scores),
            score_shares: play.score_shares(),
        }
    }

    fn mage_view(&self, mage: &Mage, own: bool) -> MageView {
        let slot = |planned: &Option<Planned>| planned.as_ref().map(|it| self.slot_view(it, own));
        MageView {
            character: mage.character,
            colour: mage.colour,
            school: mage.school,
            hand: own.then(|| mage.hand.to_vec()),
            hand_size: mage.hand.len(),
            grimoire: mage.grimoire.len(),
            memories: mage.memories.to_vec(),
            aside: mage.aside.len(),
            slots: std::array::from_fn(|at| slot(&mage.slots[at])),
            tokens: mage.tokens,
            all_tokens: mage.all_tokens,
            active: mage
                .active
                .iter()
                .map(|it| self.quest_view(it, own))
                .collect(),
            completed: mage.completed.to_vec(),
            resolved: mage.resolved.len(),
            evocations: mage.evocations,
        }
    }

    fn slot_view(&self, planned: &Planned, own: bool) -> SlotView {
        let half = self.spell_of(planned.card).half(planned.half);
        let known = own || planned.face == Face::Revealed;
        SlotView {
            face: planned.face,
            token: (planned.face == Face::Active).then_some(half.kind),
            card: known.then_some((planned.card, planned.half)),
            stable: planned.stable.iter().map(|it| it.target).collect(),
        }
    }

    fn quest_view(&self, active: &ActiveQuest, own: bool) -> QuestView {
        QuestView {
            quest: (own || active.revealed).then_some(active.quest),
            revealed: active.revealed,
            moon: self.pack().quest(active.quest).moon,
            cubes: active.cubes,
        }
    }

    fn avatar_view(&self, state: &State) -> Option<AvatarView> {
        let avatar = state.avatar.as_ref()?;
        let next = avatar.orders.get(usize::from(state.moon).wrapping_sub(1));
        let next = next.and_then(|deck| deck.last());
        let react = next.and_then(|order| self.pack().order(*order).react.as_ref());
        Some(AvatarView {
            after: avatar.after,
            orders: std::array::from_fn(|at| avatar.orders[at].len()),
            token: react.map(|it| (it.kind, it.on)),
            memories: avatar.memories.to_vec(),
            resolved: avatar.resolved,
            quests: avatar.quests.len(),
            evocations: avatar.evocations,
        })
    }

    fn frame_view(&self, play: &Play<'_>, frame: &Frame) -> FrameView {
        match &frame.job {
            Job::Effect(effect) => FrameView::Effect {
                source: effect.source,
                caster: effect.caster,
                sentence: self.sentence_of(effect),
                target: effect.target,
            },
            Job::Window(window) => FrameView::Window(progress::window(play, window)),
            Job::Damage(damage) => FrameView::Damage {
                packets: progress::packets(damage),
            },
            Job::Defeat(defeat) => FrameView::Defeat { mage: defeat.mage },
            Job::Action(action) => FrameView::Action {
                mage: action.mage,
                action: action.action,
                moves: action.moves,
            },
            Job::Activation(it) => FrameView::Activation {
                evocation: it.evoc,
                controller: it.controller,
                moves: it.moves,
            },
            Job::Order(order) => FrameView::Order { order: order.order },
            Job::Event(event) => FrameView::Event { event: event.event },
        }
    }

    fn rooms(&self, state: &State) -> Vec<RoomView> {
        let room = |(at, room): (u8, &Room)| RoomView {
            hex: room.hex,
            side: room.side,
            instability: room.instability.to_vec(),
            used: room.used,
            standing: self.standing(state, RoomId(at)),
        };
        (0..).zip(&state.rooms).map(room).collect()
    }

    /// The sentence an effect is in.
    fn sentence_of(&self, effect: &EffectJob) -> Option<u8> {
        let code = &self.pack().program(effect.program).code;
        let begun = code.iter().take(usize::from(effect.at) + 1);
        begun.rev().find_map(|step| match step {
            Instr::Sentence(number) => Some(*number),
            _ => None,
        })
    }
}

/// Life, strength and move of a figure.
fn values(play: &Play<'_>, figure: Figure) -> [u8; 3] {
    [play.life(figure), play.strength(figure), play.speed(figure)]
}

fn body_view(play: &Play<'_>, party: Party) -> BodyView {
    let body = &play.state.bodies[party.index()];
    let [life, strength, speed] = values(play, Figure::Mage(party));
    BodyView {
        party,
        spot: body.spot,
        cell: body.cell,
        track: body.track.to_vec(),
        life,
        strength,
        speed,
        misfortunes: body.misfortunes.to_vec(),
    }
}

fn evocation_views(play: &Play<'_>) -> Vec<EvocationView> {
    let here = |it: &&Evocation| it.spot != Spot::Away || it.waiting;
    let view = |it: &Evocation| {
        let [life, strength, speed] = values(play, Figure::Evoc(it.id));
        EvocationView {
            id: it.id,
            kind: it.kind,
            owner: it.owner,
            spot: it.spot,
            bearer: it.bearer,
            assigner: it.assigner,
            damage: it.damage.to_vec(),
            life,
            strength,
            speed,
            upgrade: it.upgrade,
            activated: it.activated,
        }
    };
    let evocations = play.state.evocations.iter().filter(here);
    evocations.map(view).collect()
}

fn supplies(state: &State) -> SuppliesView {
    SuppliesView {
        evocations: state.evocation_cards.to_vec(),
        figures: state.figures.to_vec(),
        upgrades: state.upgrades.to_vec(),
        misfortunes: state.misfortunes.to_vec(),
    }
}

fn plan(state: &State, seat: Seat) -> Option<PlanView> {
    let Flow::Planning(plans) = &state.flow else {
        return None;
    };
    let plan = &plans.0[seat.index()];
    let half = |slot: usize| {
        if plan.dark >> slot & 1 == 1 {
            HalfSide::Bottom
        } else {
            HalfSide::Top
        }
    };
    Some(PlanView {
        cards: std::array::from_fn(|slot| plan.cards[slot].map(|card| (card, half(slot)))),
        done: plan.stage == PlanStage::Done,
    })
}

/// The cards that a seat has drawn in Study (BRW-8.3).
fn drawn(state: &State, seat: Seat) -> Vec<Card> {
    let Flow::Study(Study::Keep(place, number)) = state.flow else {
        return Vec::new();
    };
    let seats = state.mages.len() as u8;
    let first = state.first.seat().unwrap_or_default();
    if first.round(seats).nth(usize::from(place)) != Some(seat) {
        return Vec::new();
    }
    let hand = &state.mages[seat.index()].hand;
    let old = hand.len().saturating_sub(usize::from(number));
    hand[old..].to_vec()
}
