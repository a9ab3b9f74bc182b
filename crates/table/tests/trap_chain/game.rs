//! The face the kernel wants: questions, views, re-deals, positions.

use crate::engine::Turn;
use crate::model::{Card, Fact, Frame, Op, State};
use crate::sight::View;
use crate::{place, sight};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::pack::{CardEntry, PackError, PackFiles};
use table::{
    Answer, Chance, Game, GameInfo, Lang, Outcome, Question, RuleId, Seat, Seed, SetupError, Shape,
    Sheet, Tale, Target, Viewpoint, Voice, Waiting,
};

pub(crate) struct Chain(GameInfo);

impl Chain {
    pub(crate) fn new() -> Self {
        Chain(GameInfo {
            id: "chain",
            title: "A chain of traps",
            rule_prefix: "CHAIN",
            rules_version: 1,
            state_version: 1,
            seats: 2..=4,
            usual_seats: 3,
            options: Vec::new(),
            longest: 400,
            levels: table::Levels::default(),
        })
    }
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NoOptions {}

impl Game for Chain {
    type Options = NoOptions;
    type State = State;
    type View = View;

    fn from_pack(_: Option<&PackFiles>) -> Result<Self, PackError> {
        Ok(Chain::new())
    }

    fn own_pack() -> PackFiles {
        PackFiles::default()
    }

    fn info(&self) -> &GameInfo {
        &self.0
    }

    fn content_hash(&self) -> [u8; 32] {
        [0; 32]
    }

    fn start(
        &self,
        seats: u8,
        _: &NoOptions,
        seed: &Seed,
        tale: &mut Tale,
    ) -> Result<State, SetupError> {
        Ok(place::random(seats, seed, tale))
    }

    fn place(
        &self,
        seats: u8,
        _: &NoOptions,
        seed: &Seed,
        position: &Value,
    ) -> Result<State, SetupError> {
        place::position(seats, seed, position)
    }

    fn seats(&self, state: &State) -> u8 {
        state.mages.len() as u8
    }

    fn waiting(&self, state: &State) -> Waiting {
        match state.stack.last() {
            None => Waiting::OVER,
            Some(Frame::Window(window)) => match (window.declare.first(), window.order.first()) {
                (Some(&seat), _) => Waiting::one(seat).hushed(),
                (None, Some(&seat)) => Waiting::one(seat),
                (None, None) => Waiting::OVER,
            },
            Some(Frame::Effect(effect)) => Waiting::one(effect.caster),
            Some(Frame::Defeat(_)) => Waiting::OVER,
        }
    }

    fn ask(&self, state: &State, seat: Seat, question: &mut Question) {
        let rule = RuleId::Fixed("CHAIN-1");
        if let Some(Frame::Window(window)) = state.stack.last() {
            if window.declare.is_empty() {
                let own: Vec<_> = window.queue.iter().filter(|it| it.0 == seat).collect();
                let (min, max) = (own.len() as u16, own.len() as u16);
                question.begin(seat, "order", rule, Shape::Ranked { min, max });
                own.iter().for_each(|it| question.offer(it.1.target()));
            } else {
                // Without a fitting spell the only choice is to pass.
                let fitting = state.fitting(seat, &window.facts);
                let max = fitting.len() as u16;
                question.begin(seat, "react", rule, Shape::Some { min: 0, max });
                fitting.iter().for_each(|it| question.offer(it.0.target()));
            }
            return;
        }
        match state.sentence().map(|it| it.1) {
            Some(Op::IgnoreUpTo(most)) => {
                let hi = i16::from(damage_in_question(state).min(most));
                question.begin(seat, "ignore", rule, Shape::Amount { lo: 0, hi });
            }
            Some(Op::ActivateRoom) => question.begin(seat, "activate", rule, Shape::Confirm),
            _ => {
                question.begin(seat, "move", rule, Shape::One);
                let rooms = 0..state.rooms.len() as u16;
                rooms.for_each(|room| question.offer(Target::Area(room)));
                question.offer_way("stay");
            }
        }
    }

    fn answer(&self, state: &mut State, seat: Seat, answer: &Answer, tale: &mut Tale) {
        let mut question = Question::default();
        self.ask(state, seat, &mut question);
        let picked: Vec<_> = question
            .all_picked(answer)
            .filter_map(|target| match target {
                Target::Card(card) => Some(Card(card)),
                _ => None,
            })
            .collect();
        let sentence = state.sentence().map(|(frame, op)| (frame.clone(), op));
        let window = match state.stack.last() {
            Some(Frame::Window(window)) => window.facts.clone(),
            _ => Vec::new(),
        };
        let mut chosen = state.fitting(seat, &window);
        chosen.retain(|it| picked.contains(&it.0));
        let mut turn = Turn { state, tale };
        match (question.reason, sentence) {
            ("react", _) => turn.declare(seat, &chosen),
            ("order", _) => turn.order(seat, &picked),
            (_, Some((frame, op))) => turn.carry_out(frame, op, answer.first() as u8),
            _ => {}
        }
        turn.advance();
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let scores: Vec<_> = state.mages.iter().map(|it| i32::from(it.power)).collect();
        let key = |seat: Seat| state.mages[seat.index()].power;
        let over = state.stack.is_empty() && state.actions.is_empty();
        over.then(|| Outcome::by_rank(scores, "power", RuleId::Fixed("CHAIN-1"), key))
    }

    fn view(&self, state: &State, viewpoint: Viewpoint) -> View {
        sight::view(state, self.waiting(state).hushed, viewpoint)
    }

    fn redeal(&self, state: &State, seat: Seat, chance: &mut Chance) -> State {
        sight::redeal(state, seat, chance)
    }

    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        f32::from(state.mages[seat.index()].power)
    }

    fn suggest(&self, _: &State, _: Seat) -> Option<Answer> {
        None
    }

    fn inspect(&self, state: &State) -> Value {
        place::insides(state)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        place::check_all(state)
    }

    fn name(&self, target: Target, _: Lang) -> Option<String> {
        match target {
            Target::Card(card) => Some(format!("{:?}", Card(card).kind())),
            Target::Area(room) => Some(format!("room {room}")),
            _ => None,
        }
    }

    fn explain(&self, _: Target, _: Lang) -> Option<String> {
        None
    }

    fn messages(_: Lang) -> &'static str {
        ""
    }

    fn sheet(&self, _: &View, _: &Voice<'_>) -> Sheet {
        Sheet::default()
    }

    fn cards(&self, _: Lang) -> Vec<CardEntry> {
        Vec::new()
    }

    fn rules() -> &'static str {
        ""
    }
}

/// How much damage the packet that triggered the effect on top has left.
fn damage_in_question(state: &State) -> u8 {
    match state.sentence().and_then(|it| it.0.about) {
        Some(Fact::Damaged { nominal, .. }) => nominal,
        _ => 0,
    }
}
