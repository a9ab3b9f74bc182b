//! Questions: the open menu as targets, and an answer as the reply its asker waits for.
//!
//! In Planning there is no menu: every mage that has not confirmed has a question of its own, made
//! from the state (BRW-10.1). The replies are
//!
//! | question | reply |
//! | --- | --- |
//! | [`Asked::Plan`] | `amounts`: for every card of the hand, in order, 0 or 1 + its slot |
//! | [`Asked::PlanHalves`] | `picks`: the slots that show the dark half |
//! | [`Asked::PlanConfirm`] | `picks`: [`Going::Confirm`] or [`Going::Change`] |

mod barring;
mod targets;

pub(crate) use targets::*;

use super::flow::{Flow, Plan, PlanStage};
use super::menu::{Asked, Going, Pick, Reply};
use super::stack::{Frame, Job, Listener, Source};
use super::state::{Card, Figure, Party, State};
use super::{Play, rule};
use crate::cards::Action;
use crate::game::BlackRoseWars;
use arrayvec::ArrayVec;
use smallvec::SmallVec;
use table::{Answer, Question, Seat, SeatSet, Shape, Target, Waiting};

/// A mage plans at least so many cards, if it has them (BRW-10.2).
pub(crate) const LEAST_PLANNED: usize = 2;

impl State {
    /// The seat that decides for a party: the crown holder decides for the Rose (BRW-0.5).
    fn decider_of(&self, party: Party) -> Seat {
        let crown = || self.crown.seat().unwrap_or_default();
        party.seat().unwrap_or_else(crown)
    }

    /// The plan of a seat that has not confirmed it.
    #[must_use]
    pub fn open_plan(&self, seat: Seat) -> Option<&Plan> {
        let Flow::Planning(plans) = &self.flow else {
            return None;
        };
        let plan = plans.0[..self.mages.len()].get(seat.index())?;
        (plan.stage != PlanStage::Done).then_some(plan)
    }
}

impl BlackRoseWars {
    /// Whom the table waits for.
    pub(crate) fn who(state: &State) -> Waiting {
        if state.ending.is_some() {
            return Waiting::OVER;
        }
        let planning = Seat::all(state.mages.len() as u8)
            .filter(|seat| state.open_plan(*seat).is_some())
            .fold(SeatSet::NONE, SeatSet::with);
        if !planning.is_empty() {
            return Waiting::several(planning);
        }
        let Some(party) = state.menu.party else {
            return Waiting::OVER;
        };
        let waiting = Waiting::one(state.decider_of(party));
        if state.menu.hushed {
            waiting.hushed()
        } else {
            waiting
        }
    }

    /// Fills in the question of a seat that is waited for.
    pub(crate) fn question(&self, state: &State, seat: Seat, q: &mut Question) {
        match state.open_plan(seat) {
            Some(plan) => self.planning_question(state, seat, plan, q),
            None => {
                menu_question(state, seat, q);
                if q.explain {
                    self.explain_menu(state, q);
                }
            }
        }
    }

    fn planning_question(&self, state: &State, seat: Seat, plan: &Plan, q: &mut Question) {
        match plan.stage {
            PlanStage::Slots => {
                let hand = &state.mages[seat.index()].hand;
                let min = hand.len().min(LEAST_PLANNED) as u16;
                let max = hand.len().min(plan.cards.len()) as u16;
                begin(q, seat, Asked::Plan, Shape::Assign { min, max });
                hand.iter().for_each(|&card| q.offer(card_target(card)));
                (0..4).for_each(|slot| q.offer_place(slot_target(slot), 1));
            }
            PlanStage::Halves => {
                let cards = self.divided_cards(plan);
                let max = cards.len() as u16;
                begin(q, seat, Asked::PlanHalves, Shape::Some { min: 0, max });
                cards.iter().for_each(|it| q.offer(card_target(it.1)));
            }
            PlanStage::Confirm | PlanStage::Done => {
                begin(q, seat, Asked::PlanConfirm, Shape::One);
                q.offer_way("confirm");
                q.offer_back("change");
            }
        }
    }

    /// The slots of a plan whose card has a dark half, with the cards.
    pub(crate) fn divided_cards(&self, plan: &Plan) -> ArrayVec<(u8, Card), 4> {
        let planned = (0..).zip(plan.cards);
        let planned = planned.filter_map(|(slot, card)| Some((slot, card?)));
        planned
            .filter(|(_, card)| self.spell_of(*card).bottom.is_some())
            .collect()
    }
}

fn menu_question(state: &State, seat: Seat, q: &mut Question) {
    let menu = &state.menu;
    begin(q, seat, menu.asked, menu.shape());
    q.about = about(state);
    menu.put(q, |pick| state.pick_target(pick));
}

fn begin(q: &mut Question, seat: Seat, asked: Asked, shape: Shape) {
    let (reason, id) = asked.reason();
    q.begin(seat, reason, rule(id), shape);
}

/// What the question is about: the innermost thing in progress that has a card.
fn about(state: &State) -> Option<Target> {
    let subject = |frame: &Frame| match &frame.job {
        Job::Effect(effect) => Some(source_target(effect.source)),
        Job::Order(order) => Some(order_target(order.order)),
        Job::Event(event) => Some(event_target(event.event)),
        Job::Activation(activation) => Some(figure_target(Figure::Evoc(activation.evoc))),
        Job::Defeat(defeat) => Some(mage_target(defeat.mage)),
        Job::Window(_) | Job::Damage(_) | Job::Action(_) => None,
    };
    state.stack.iter().rev().find_map(subject)
}

fn own_slot_target(state: &State, seat: Seat, slot: u8) -> Target {
    let planned = state.mages[seat.index()].slots.get(usize::from(slot));
    let planned = planned.and_then(Option::as_ref);
    planned.map_or(slot_target(slot), |it| half_target(it.card, it.half))
}

/// What a program belongs to, as something to point at. An upgrade is shown by its evocation.
pub(crate) fn source_target(source: Source) -> Target {
    match source {
        Source::Spell { card, half } | Source::Stable { card, half } => half_target(card, half),
        Source::Quest(quest) => quest_target(quest),
        Source::Room { room, .. } => room_target(room),
        Source::Event(event) => event_target(event),
        Source::Order { order, .. } | Source::Reaction(order) => order_target(order),
        Source::Evocation(evoc) | Source::Upgrade(evoc) => figure_target(Figure::Evoc(evoc)),
        Source::Misfortune { kind, .. } => misfortune_target(kind),
        Source::Avatar => mage_target(Party::ROSE),
    }
}

impl State {
    fn pick_target(&self, pick: Pick) -> Target {
        let asked = self.menu.party.unwrap_or(self.crown);
        match pick {
            Pick::Figure(figure) => figure_target(figure),
            Pick::FalseTarget => way("false-target"),
            Pick::Room(room) => room_target(room),
            Pick::Card(card) => card_target(card),
            Pick::Slot(slot) => own_slot_target(self, self.decider_of(asked), slot),
            Pick::Quest(quest) => quest_target(quest),
            Pick::Event(event) => event_target(event),
            Pick::Party(party) | Pick::CubesOf(party) | Pick::Trophy(party) => party_target(party),
            Pick::Cubes(figure, party) => cubes_target(figure, party),
            Pick::School(school) => school_target(school),
            Pick::Grimoire(school, which) => grimoire_target(school, which),
            Pick::Character(character) => character_target(character),
            Pick::CubeColour(colour) => cube_colour_target(colour),
            Pick::Evocation(kind) => evocation_kind_target(kind),
            Pick::Misfortune(kind) => misfortune_target(kind),
            Pick::Affliction(bearer, kind) => affliction_target(bearer, kind),
            Pick::Upgrade(kind) => upgrade_target(kind),
            Pick::Action(action) => way(action_way(action)),
            Pick::Answer(listener, event) => self.listener_target(listener, event),
            Pick::Moon(moon) => moon_target(moon),
            Pick::Option(option) => alternative_target(option),
            Pick::Way(going) => way(going_way(going)),
        }
    }

    /// What answers in a window. Where a card can answer to several events, they are told apart.
    fn listener_target(&self, listener: Listener, event: u8) -> Target {
        match listener {
            Listener::Reaction { owner, slot } | Listener::Stable { owner, slot, .. } => {
                let mage = self.mages.get(owner.index());
                let planned = mage.and_then(|it| it.slots.get(usize::from(slot))?.as_ref());
                let Some(planned) = planned else {
                    return slot_target(slot);
                };
                let same = |pick: &&Pick| matches!(pick, Pick::Answer(it, _) if *it == listener);
                if self.menu.picks.iter().filter(same).count() > 1 {
                    answering_target(planned.card, planned.half, event)
                } else {
                    half_target(planned.card, planned.half)
                }
            }
            Listener::Evocation { evoc, .. } => figure_target(Figure::Evoc(evoc)),
            Listener::Upgrade { kind, .. } => upgrade_target(kind),
            Listener::Misfortune { bearer, kind, .. } => affliction_target(bearer, kind),
            Listener::Event { event, .. } => event_target(event),
            Listener::Order(order) => order_target(order),
        }
    }
}

pub(crate) fn action_way(action: Action) -> &'static str {
    match action {
        Action::Explore => "explore",
        Action::Fight => "fight",
        Action::Order => "order",
        Action::Cast => "cast",
        Action::Wait => "wait",
    }
}

fn going_way(going: Going) -> &'static str {
    match going {
        Going::Stop => "stop",
        Going::Pass => "pass",
        Going::End => "end",
        Going::ActivateRoom => "activate-room",
        Going::None => "none",
        Going::Confirm => "confirm",
        Going::Change => "change",
    }
}

impl Play<'_> {
    /// Takes an answer: it becomes the reply that the asker finds when it is entered again.
    pub(crate) fn answer(&mut self, seat: Seat, answer: &Answer) {
        self.state.reply = match self.state.open_plan(seat) {
            Some(plan) => Some(self.plan_reply(seat, plan, answer)),
            None => std::mem::take(&mut self.state.menu).reply(answer),
        };
    }

    /// Answers the menu if there is only one answer, and says whether it did. A hushed question is
    /// put all the same, so that nobody can tell from the silence who can answer (BRW-29.5).
    pub(crate) fn answer_if_forced(&mut self) -> bool {
        let menu = &self.state.menu;
        if menu.party.is_none() || menu.hushed || shows_a_secret(menu.asked) {
            return false;
        }
        let Some(answer) = menu.only_answer() else {
            return false;
        };
        self.state.reply = std::mem::take(&mut self.state.menu).reply(&answer);
        true
    }

    fn plan_reply(&self, seat: Seat, plan: &Plan, answer: &Answer) -> Reply {
        let mut reply = Reply {
            asked: Asked::PlanConfirm,
            party: seat.into(),
            picks: SmallVec::new(),
            amounts: SmallVec::new(),
        };
        match plan.stage {
            PlanStage::Slots => {
                reply.asked = Asked::Plan;
                reply.amounts.extend(answer.0.iter().copied());
            }
            PlanStage::Halves => {
                reply.asked = Asked::PlanHalves;
                let cards = self.rules.divided_cards(plan);
                let dark = answer.0.iter().filter_map(|&at| cards.get(usize::from(at)));
                reply.picks.extend(dark.map(|&(slot, _)| Pick::Slot(slot)));
            }
            PlanStage::Confirm | PlanStage::Done => {
                let ways = [Going::Confirm, Going::Change];
                let way = ways[usize::from(answer.first()).min(1)];
                reply.picks.push(Pick::Way(way));
            }
        }
        reply
    }
}

/// Does it depend on hidden cards how many answers there are? Then the question is put even if
/// there is only one: that nobody is asked would tell the others something (BRW-29.1).
pub(crate) fn shows_a_secret(asked: Asked) -> bool {
    matches!(
        asked,
        Asked::React | Asked::StudyDiscard | Asked::HandSpell | Asked::TakeCard
    )
}
