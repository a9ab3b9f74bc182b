//! Fantasy Realms as a game of the house.

use crate::cards::{BonusSentence, CardId, ChoiceKind, Item, ItemId, Pack, RealmCard};
use crate::play::state::{Options, State};
use crate::promises::Promises;
use crate::scoring::ScoreBook;
use crate::view::View;
use serde_json::Value;
use std::sync::Arc;
use table::game::unknown_topic;
use table::pack::{CardEntry, PackError, PackFiles};
use table::{
    Answer, CardUse, Chance, Event, Game, GameInfo, Lang, Levels, OptionKind, OptionSpec, Outcome,
    Question, RuleId, Seat, Seed, SetupError, Sheet, Tale, Target, Viewpoint, Voice, Waiting,
};

/// Fantasy Realms with The Cursed Hoard: the rules, and the cards they are played with.
#[derive(Debug)]
pub struct FantasyRealms {
    info: GameInfo,
    pack: Pack,
    /// The scorer of the base deck and of the deck with the new suits.
    books: [ScoreBook; 2],
    item_rules: Vec<Arc<str>>,
    /// When each card gains another at the end; 0 for never.
    end_steps: Vec<u8>,
    last_end_step: u8,
    promises: Promises,
}

impl FantasyRealms {
    /// The game with these cards.
    #[must_use]
    pub fn new(pack: Pack) -> Self {
        let books = [ScoreBook::new(&pack, false), ScoreBook::new(&pack, true)];
        let item_rules = pack
            .items
            .iter()
            .map(|item| Arc::from(item.rule.as_str()))
            .collect();
        let end_steps: Vec<u8> = pack.cards.iter().map(end_step_of).collect();
        let last_end_step = end_steps.iter().copied().max().unwrap_or(0);
        let promises = Promises::built_in(&pack);
        FantasyRealms {
            info: info(),
            pack,
            books,
            item_rules,
            end_steps,
            last_end_step,
            promises,
        }
    }

    /// The same game with other promises than those that were learnt.
    #[must_use]
    pub fn with_promises(self, promises: Promises) -> Self {
        FantasyRealms { promises, ..self }
    }

    pub(crate) fn promises(&self) -> &Promises {
        &self.promises
    }

    /// The cards of the game.
    #[must_use]
    pub fn pack(&self) -> &Pack {
        &self.pack
    }

    /// The scorer of a deck.
    #[must_use]
    pub fn book(&self, suits: bool) -> &ScoreBook {
        &self.books[usize::from(suits)]
    }

    pub(crate) fn card(&self, card: CardId) -> &RealmCard {
        &self.pack.cards[usize::from(card.0)]
    }

    pub(crate) fn item(&self, item: ItemId) -> &Item {
        &self.pack.items[usize::from(item.0)]
    }

    pub(crate) fn rule_of(&self, item: ItemId) -> RuleId {
        RuleId::Card(Arc::clone(&self.item_rules[usize::from(item.0)]))
    }

    /// The part of step 1 in which a card acts, if it does (FR-9.1).
    pub(crate) fn end_step(&self, card: CardId) -> Option<u8> {
        Some(self.end_steps[usize::from(card.0)]).filter(|step| *step > 0)
    }

    pub(crate) fn last_end_step(&self) -> u8 {
        self.last_end_step
    }

    /// The sentence by which a card gains another at the end.
    pub(crate) fn end_sentence(&self, card: CardId) -> Option<&BonusSentence> {
        self.card(card)
            .bonus
            .iter()
            .find(|sentence| step_of(sentence).is_some())
    }

    /// The sentence that offers its owner a choice.
    pub(crate) fn choice_sentence(&self, card: CardId) -> Option<&BonusSentence> {
        let offers = |sentence: &&BonusSentence| ChoiceKind::of(sentence).is_some();
        self.card(card).bonus.iter().find(offers)
    }

    pub(crate) fn changes_suit(&self, card: CardId) -> bool {
        self.card(card).choice_kind() == Some(ChoiceKind::ChangeSuit)
    }

    /// The rule behind a choice card.
    pub(crate) fn choice_rule(&self, card: CardId) -> &'static str {
        self.card(card).choice_kind().map_or("", ChoiceKind::rule)
    }

    /// The reason of a choice card's question.
    pub(crate) fn choice_reason(&self, card: CardId) -> &'static str {
        self.card(card).choice_kind().map_or("", ChoiceKind::id)
    }
}

fn step_of(sentence: &BonusSentence) -> Option<u8> {
    match sentence {
        BonusSentence::EndTopCard { step }
        | BonusSentence::EndSearchDeck { step }
        | BonusSentence::EndTakeDiscarded { step, .. } => Some(*step),
        _ => None,
    }
}

fn end_step_of(card: &RealmCard) -> u8 {
    card.bonus.iter().find_map(step_of).unwrap_or(0)
}

fn info() -> GameInfo {
    let switch = |key| OptionSpec {
        key,
        kind: OptionKind::Switch { default: false },
    };
    GameInfo {
        id: "fantasy-realms",
        title: "Fantasy Realms",
        rule_prefix: "FR",
        rules_version: 1,
        state_version: 1,
        seats: 2..=6,
        usual_seats: 4,
        options: vec![switch("suits"), switch("items")],
        longest: 20_000,
        levels: Levels {
            hard: "search:by=halving:passes=400:steps=300:won=0.2",
            ..Levels::default()
        },
    }
}

impl Game for FantasyRealms {
    type Options = Options;
    type State = State;
    type View = View;

    fn from_pack(files: Option<&PackFiles>) -> Result<Self, PackError> {
        cardtext::open_pack(files, Pack::built_in, Pack::load).map(FantasyRealms::new)
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
        let mut state = self.empty_table(seats, *options, seed)?;
        self.deal(&mut state, tale);
        Ok(state)
    }

    fn place(
        &self,
        seats: u8,
        options: &Options,
        seed: &Seed,
        position: &Value,
    ) -> Result<State, SetupError> {
        self.read_position(seats, *options, seed, position)
    }

    fn seats(&self, state: &State) -> u8 {
        state.modules.players
    }

    fn waiting(&self, state: &State) -> Waiting {
        self.who(state)
    }

    fn ask(&self, state: &State, _seat: Seat, question: &mut Question) {
        self.question(state, question);
    }

    fn answer(&self, state: &mut State, _seat: Seat, answer: &Answer, tale: &mut Tale) {
        self.go_on(state, answer, tale);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.result(state)
    }

    fn card_uses(&self, state: &State, _events: &[Event], uses: &mut Vec<CardUse>) {
        Self::tell_uses(state, uses);
    }

    fn view(&self, state: &State, viewpoint: Viewpoint) -> View {
        View::of(state, viewpoint)
    }

    fn redeal(&self, state: &State, seat: Seat, chance: &mut Chance) -> State {
        self.dealt_for(state, seat, chance)
    }

    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        self.worth(state, seat)
    }

    fn suggest(&self, state: &State, seat: Seat) -> Option<Answer> {
        self.advice(state, seat)
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
        self.name_of(target, lang)
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
        include_str!("../../../docs/rules/fantasy-realms.md")
    }

    /// The topic `score`: what the hands on somebody's table are worth.
    fn consult(&self, topic: &str, request: &Value, lang: Lang) -> Result<Value, String> {
        match topic {
            "score" => self
                .assist_json(request, lang)
                .map_err(|complaint| complaint.to_string()),
            topic => Err(unknown_topic(&self.info, topic, &["score"])),
        }
    }
}
