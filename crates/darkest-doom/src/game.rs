//! Darkest Doom as a game of the house.

pub(crate) mod worth;

use crate::cards::Pack;
use crate::play::options::{Options, Picking, Virtuals};
use crate::play::state::State;
use crate::view::View;
use crate::witness::Witness;
use cardtext::Sources;
use serde_json::Value;
use std::sync::Arc;
use table::pack::{CardEntry, PackError, PackFiles};
use table::{
    Answer, CardUse, Chance, Event, Game, GameInfo, Lang, Levels, OptionKind, OptionSpec, Outcome,
    Question, Seat, Seed, SetupError, Sheet, Tale, Target, Viewpoint, Voice, Waiting,
};

/// Darkest Doom: the rules, and the cards they are played with.
#[derive(Debug)]
pub struct DarkestDoom {
    info: GameInfo,
    pack: Pack,
    witness: Option<Arc<dyn Witness>>,
}

impl DarkestDoom {
    /// The game with these cards.
    #[must_use]
    pub fn new(pack: Pack) -> Self {
        DarkestDoom {
            info: info(),
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

    /// Who watches.
    pub(crate) fn witness(&self) -> Option<&dyn Witness> {
        self.witness.as_deref()
    }

    /// The cards of the game.
    #[must_use]
    pub fn pack(&self) -> &Pack {
        &self.pack
    }
}

fn info() -> GameInfo {
    let choice = |key, values, default| OptionSpec {
        key,
        kind: OptionKind::Choice { values, default },
    };
    GameInfo {
        id: "darkest-doom",
        title: "Darkest Doom",
        rule_prefix: "DD",
        rules_version: 1,
        state_version: 1,
        // One plays with Virtual Guardians (DD-1.1).
        seats: 1..=4,
        usual_seats: 2,
        options: vec![
            choice("virtuals", Virtuals::WORDS, "auto"),
            choice("setup", Picking::WORDS, "random"),
        ],
        // Eight rounds of two turns each; a turn of a player who uses everything it can has fewer
        // than 300 decisions.
        longest: 20_000,
        levels: Levels {
            hard: "search:passes=1500:steps=10:trees=1:look=4",
            ..Levels::default()
        },
    }
}

impl Game for DarkestDoom {
    type Options = Options;
    type State = State;
    type View = View;

    fn from_pack(files: Option<&PackFiles>) -> Result<Self, PackError> {
        let Some(files) = files else {
            return Ok(DarkestDoom::new(Pack::built_in()));
        };
        let mut sources = Sources::new();
        for (name, text) in &files.0 {
            sources.add(name.clone(), text.clone());
        }
        let pack = Pack::load(&sources).map_err(|diagnostics| PackError {
            mistakes: diagnostics.iter().count(),
            plain: diagnostics.plain(),
            coloured: diagnostics.coloured(),
        })?;
        Ok(DarkestDoom::new(pack))
    }

    fn own_pack() -> PackFiles {
        let sources = Pack::built_in_sources();
        let files = sources.iter();
        PackFiles(
            files
                .map(|(name, text)| (name.to_owned(), text.to_owned()))
                .collect(),
        )
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
        state.players.len() as u8
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
        state.outcome()
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
        self.name_of(target, lang)
    }

    fn mark(&self, target: Target, lang: Lang) -> Option<String> {
        self.mark_of(target, lang)
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
        include_str!("../../../docs/rules/darkest-doom.md")
    }
}
