//! SpellBook as a game of the house.

use crate::cards::{Pack, SpellId};
use crate::play::options::{MOST_DIFFICULT, Options};
use crate::play::state::State;
use crate::view::View;
use serde_json::Value;
use table::pack::{CardEntry, PackError, PackFiles};
use table::{
    Answer, CardUse, Chance, Event, Game, GameInfo, Lang, Levels, OptionKind, OptionSpec, Outcome,
    Question, RuleId, Seat, Seed, SetupError, Sheet, Tale, Target, Viewpoint, Voice, Waiting,
};

/// SpellBook: the rules, and the cards they are played with.
#[derive(Debug)]
pub struct Spellbook {
    info: GameInfo,
    pack: Pack,
}

impl Spellbook {
    /// The game with these cards.
    #[must_use]
    pub fn new(pack: Pack) -> Self {
        let info = info(&pack);
        Spellbook { info, pack }
    }

    /// The cards of the game.
    #[must_use]
    pub fn pack(&self) -> &Pack {
        &self.pack
    }

    pub(crate) fn rule_of_spell(&self, id: SpellId) -> RuleId {
        RuleId::Card(self.pack.spell(id).rule.as_str().into())
    }

    pub(crate) fn rule_of_action(&self, at: u8) -> RuleId {
        let action = self.pack.actions.get(usize::from(at));
        action.map_or(RuleId::NONE, |it| RuleId::Card(it.rule.as_str().into()))
    }
}

fn info(pack: &Pack) -> GameInfo {
    let choice = |key, values, default| OptionSpec {
        key,
        kind: OptionKind::Choice { values, default },
    };
    let modes = &["classic", "set1", "set2", "set3", "agreed"];
    let spells = pack.spells.iter().map(|spell| spell.id.clone());
    GameInfo {
        id: "spellbook",
        title: "SpellBook",
        rule_prefix: "SB",
        rules_version: 1,
        state_version: 1,
        seats: 1..=4,
        usual_seats: 2,
        options: vec![
            choice("mode", modes, "classic"),
            OptionSpec {
                key: "spells",
                kind: OptionKind::List {
                    values: spells.collect(),
                },
            },
            OptionSpec {
                key: "difficulty",
                kind: OptionKind::Number {
                    min: 0,
                    max: MOST_DIFFICULT.into(),
                    default: 0,
                },
            },
            choice("mirage_timing", &["immediate", "after_action"], "immediate"),
            choice("communion4_scoring", &["rune", "any"], "rune"),
            choice("communion5_source", &["tray", "just_discarded"], "tray"),
            OptionSpec {
                key: "every_step",
                kind: OptionKind::Switch { default: false },
            },
        ],
        // At most 100 rounds (SB-10.7) of 4 days of fewer than 100 decisions each.
        longest: 40_000,
        levels: Levels {
            hard: "search:passes=3000:steps=20",
            ..Levels::default()
        },
    }
}

impl Game for Spellbook {
    type Options = Options;
    type State = State;
    type View = View;

    fn from_pack(files: Option<&PackFiles>) -> Result<Self, PackError> {
        cardtext::open_pack(files, Pack::built_in, Pack::load).map(Spellbook::new)
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
        state.table.players
    }

    fn waiting(&self, state: &State) -> Waiting {
        Self::who(state)
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

    fn card_uses(&self, state: &State, events: &[Event], uses: &mut Vec<CardUse>) {
        Self::tell_uses(state, events, uses);
    }

    fn view(&self, state: &State, viewpoint: Viewpoint) -> View {
        self.seen_from(state, viewpoint)
    }

    /// Everything is public but what chance will bring (SB-1.13).
    fn redeal(&self, state: &State, _seat: Seat, chance: &mut Chance) -> State {
        State {
            order: None,
            chance: chance.fork(),
            ..state.clone()
        }
    }

    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        self.worth(state, seat)
    }

    fn suggest(&self, _state: &State, _seat: Seat) -> Option<Answer> {
        None
    }

    fn inspect(&self, state: &State) -> Value {
        self.tell_all(state)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        Self::check_invariants(state)
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
        include_str!("../../../docs/rules/spellbook.md")
    }
}
