//! Black Rose Wars as a game of the house.

mod worth;

use crate::cards::{Pack, Spell};
use crate::play::options::{AvatarLevel, LAST_SPACE, Options, Picking, USUAL_MOONS};
use crate::play::state::{Card, Party, State};
use crate::promises::{Learnt, Promise};
use crate::view::View;
use crate::witness::Witness;
use serde_json::Value;
use std::sync::Arc;
use table::pack::{CardEntry, PackError, PackFiles};
use table::{
    Answer, CardUse, Chance, Event, Game, GameInfo, Lang, Levels, OptionKind, OptionSpec, Outcome,
    Question, RuleId, Seat, SeatSet, Seed, SetupError, Sheet, Tale, Target, Viewpoint, Voice,
    Waiting,
};

/// Black Rose Wars: Rebirth: the rules, and the cards they are played with.
#[derive(Debug)]
pub struct BlackRoseWars {
    info: GameInfo,
    pack: Pack,
    /// What every spell promises, for bots.
    promises: Vec<Promise>,
    witness: Option<Arc<dyn Witness>>,
}

impl BlackRoseWars {
    /// The game with these cards.
    #[must_use]
    pub fn new(pack: Pack) -> Self {
        BlackRoseWars {
            info: info(),
            promises: Learnt::built_in().promises(&pack),
            pack,
            witness: None,
        }
    }

    /// The same game, watched.
    #[must_use]
    pub fn watched_by(mut self, witness: Arc<dyn Witness>) -> Self {
        self.witness = Some(witness);
        self
    }

    /// The same game, whose bots think that its spells promise this.
    #[must_use]
    pub fn with_promises(mut self, learnt: &Learnt) -> Self {
        self.promises = learnt.promises(&self.pack);
        self
    }

    /// Who watches.
    pub(crate) fn witness(&self) -> Option<&dyn Witness> {
        self.witness.as_deref()
    }

    /// The cards of the game.
    #[must_use]
    pub fn pack(&self) -> &Pack {
        &self.pack
    }

    /// The spell of a card.
    pub(crate) fn spell_of(&self, card: Card) -> &Spell {
        self.pack.spell(self.pack.cards[usize::from(card.0)])
    }
}

fn info() -> GameInfo {
    let choice = |key, values, default| OptionSpec {
        key,
        kind: OptionKind::Choice { values, default },
    };
    let switch = |key| OptionSpec {
        key,
        kind: OptionKind::Switch { default: false },
    };
    let moon = |key, usual: u8| OptionSpec {
        key,
        kind: OptionKind::Number {
            min: 1,
            max: LAST_SPACE.into(),
            default: usual.into(),
        },
    };
    let [second, third, end] = USUAL_MOONS;
    GameInfo {
        id: "black-rose-wars",
        title: "Black Rose Wars: Rebirth",
        rule_prefix: "BRW",
        rules_version: 1,
        state_version: 1,
        // One plays against the Avatar, four without it (BRW-24, BRW-25.1.1, BRW-26.1).
        seats: 1..=4,
        usual_seats: 2,
        options: vec![
            choice("avatar", AvatarLevel::WORDS, "none"),
            choice("setup", Picking::WORDS, "choose"),
            switch("stable_crown"),
            switch("summoners_crown"),
            moon("moon_second", second),
            moon("moon_third", third),
            moon("moon_end", end),
        ],
        // Every turn an event brings the Rose power, so that hardly a game sees a 40th turn; a turn
        // of four mages, with every evocation and reaction, has fewer than 1,000 decisions.
        longest: 40_000,
        levels: Levels {
            hard: "search:passes=500:steps=20:rivalry=0:trees=1:look=4",
            ..Levels::default()
        },
    }
}

impl Game for BlackRoseWars {
    type Options = Options;
    type State = State;
    type View = View;

    fn from_pack(files: Option<&PackFiles>) -> Result<Self, PackError> {
        cardtext::open_pack(files, Pack::built_in, Pack::load).map(BlackRoseWars::new)
    }

    fn own_pack() -> PackFiles {
        cardtext::pack_files(&Pack::built_in_sources())
    }

    fn info(&self) -> &GameInfo {
        &self.info
    }

    fn content_hash(&self) -> [u8; 32] {
        self.pack.hash
    }

    fn start(
        &self,
        seats: u8,
        options: &Options,
        seed: &Seed,
        tale: &mut Tale,
    ) -> Result<State, SetupError> {
        self.begin(seats, options, seed, tale)
    }

    fn place(
        &self,
        seats: u8,
        options: &Options,
        seed: &Seed,
        position: &Value,
    ) -> Result<State, SetupError> {
        self.read_position(seats, options, seed, position)
    }

    fn seats(&self, state: &State) -> u8 {
        state.mages.len() as u8
    }

    fn waiting(&self, state: &State) -> Waiting {
        Self::who(state)
    }

    fn ask(&self, state: &State, seat: Seat, question: &mut Question) {
        self.question(state, seat, question);
    }

    fn answer(&self, state: &mut State, seat: Seat, answer: &Answer, tale: &mut Tale) {
        self.go_on(state, seat, answer, tale);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        result(state)
    }

    fn card_uses(&self, state: &State, events: &[Event], uses: &mut Vec<CardUse>) {
        self.tell_uses(state, events, uses);
    }

    fn view(&self, state: &State, viewpoint: Viewpoint) -> View {
        self.seen_from(state, viewpoint)
    }

    fn redeal(&self, state: &State, seat: Seat, chance: &mut Chance) -> State {
        self.dealt_for(state, seat, chance)
    }

    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        self.worth(state, seat)
    }

    fn suggest(&self, _state: &State, _seat: Seat) -> Option<Answer> {
        None
    }

    fn instinct(&self, state: &State, question: &Question) -> Option<Answer> {
        self.habit(state, question)
    }

    fn inspect(&self, state: &State) -> Value {
        self.tell_all(state)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        self.check_invariants(state)
    }

    fn name(&self, target: Target, lang: Lang) -> Option<String> {
        self.name_of(target, lang, &[])
    }

    fn name_among(&self, target: Target, lang: Lang, seats: &[String]) -> Option<String> {
        self.name_of(target, lang, seats)
    }

    fn explain(&self, target: Target, lang: Lang) -> Option<String> {
        self.text_of(target, lang)
    }

    fn messages(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../messages/en.ftl"),
            Lang::Pl | Lang::Ru => "",
        }
    }

    fn sheet(&self, view: &View, voice: &Voice<'_>) -> Sheet {
        self.picture(view, voice)
    }

    fn cards(&self, lang: Lang) -> Vec<CardEntry> {
        self.catalogue(lang)
    }

    fn rules() -> &'static str {
        include_str!("../../../docs/rules/black-rose-wars.md")
    }
}

/// How it ended: the highest score wins, and nobody does when that is the Rose's (BRW-22.2).
fn result(state: &State) -> Option<Outcome> {
    let ending = state.ending.as_ref()?;
    let seats = state.mages.len() as u8;
    let score = |seat: Seat| i32::from(ending.scores[seat.index()]);
    let scores: Vec<i32> = Seat::all(seats).map(score).collect();
    let won = |seat: Seat| Party::from(seat) == ending.winner;
    let rank = |seat: Seat| (won(seat), score(seat));
    if ending.winner != Party::ROSE {
        let rule = RuleId::Fixed("BRW-22.7");
        return Some(Outcome::by_rank(scores, "power", rule, rank));
    }
    let rule = RuleId::Fixed("BRW-22.2");
    let mut outcome = Outcome::by_rank(scores, "rose", rule, rank);
    // Everybody stands behind the Rose.
    outcome.winners = SeatSet::NONE;
    outcome.places.iter_mut().for_each(|place| *place += 1);
    Some(outcome)
}
