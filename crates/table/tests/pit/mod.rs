//! The Pit: a tiny game that uses everything the kernel can do, and can be made to break every
//! promise on purpose.
//!
//! Each round all seats plan in secret: one card to act with and up to two to bury face down.
//! Then seat after seat acts. Whoever has buried cards may answer an act, and answers can be
//! answered. After its act a seat may buy a card; hands are cut down; the most coins win.

pub(crate) mod ask;
pub(crate) mod cards;
pub(crate) mod flow;
pub(crate) mod place;
pub(crate) mod sight;
pub(crate) mod state;

use cards::Card;
use flow::Turn;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sight::View;
use state::{COINS, Frame, Held, Phase, Player, State};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use table::hidden::Handles;
use table::pack::{CardEntry, PackError, PackFiles};
use table::{
    Answer, AnyGame, Chance, Event, Game, GameInfo, Lang, Message, OptionKind, OptionSpec, Outcome,
    Question, RuleId, Seat, Seed, SetupError, Sheet, Tale, Target, Viewpoint, Voice, Waiting,
};

/// A promise to be broken on purpose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// The view shows a hand to everybody.
    ViewLeak,
    /// The spectator sees all hands.
    SpectatorLeak,
    /// Everybody hears which card somebody drew.
    EventLeak,
    /// Everybody hears which cards somebody planned.
    PlanLeak,
    /// A die that everybody sees, though it says that nobody does.
    SecretRoll,
    /// Only seats with a fitting card are asked for an answer.
    AsksOnlyHolders,
    /// The hush is dropped for seats without a fitting card.
    HushBetrays,
    /// The choices offered depend on face-down cards of others.
    ChoiceLeak,
    /// The re-deal depends on where hidden cards really are.
    RedealPeeks,
    /// The re-deal makes cards out of nothing.
    RedealLoses,
    /// A look at the deck that can be taken back.
    LookWithoutBarrier,
    /// A drawn card vanishes.
    LosesCard,
    /// A part of the state is not saved.
    SkippedField,
    /// A question without options.
    NoOptions,
    /// A question that is asked again and again.
    Endless,
    /// A panic in the third card of a chain.
    Panics,
    /// Nobody is asked, but nothing is decided.
    NoOutcome,
    /// Every start deals other cards, whatever the seed.
    Restless,
    /// A habit of giving answers of no shape.
    OddHabit,
    /// An option that is offered twice.
    OffersTwice,
    /// Different things with one name.
    NamesAlike,
    /// A panic instead of a refusal at the start of a long game.
    Stumbles,
    /// No fault: long games are refused in words.
    Picky,
}

pub(crate) struct Pit {
    info: GameInfo,
    fault: Option<Fault>,
    content: [u8; 32],
    starts: AtomicU64,
}

/// What can be chosen before the start.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Options {
    rounds: u8,
    rich: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            rounds: 2,
            rich: false,
        }
    }
}

pub(crate) fn rule(id: &'static str) -> RuleId {
    RuleId::Fixed(id)
}

/// The game as everything above the games sees it.
pub(crate) fn pit() -> Arc<dyn AnyGame> {
    table::erase(Pit::new())
}

/// The game with a promise broken.
pub(crate) fn broken(fault: Fault) -> Arc<dyn AnyGame> {
    let fault = Some(fault);
    table::erase(Pit {
        fault,
        ..Pit::new()
    })
}

/// The game in another version, or with other cards.
pub(crate) fn other_edition(id: &'static str, rules_version: u32, content: u8) -> Arc<dyn AnyGame> {
    let mut pit = Pit::new();
    pit.info.id = id;
    pit.info.rules_version = rules_version;
    pit.content = [content; 32];
    table::erase(pit)
}

impl Pit {
    pub(crate) const VERSION: u32 = 3;
    pub(crate) const CONTENT: u8 = 7;

    fn new() -> Self {
        let rounds = OptionKind::Number {
            min: 1,
            max: 4,
            default: 2,
        };
        let option = |key, kind| OptionSpec { key, kind };
        let info = GameInfo {
            id: "pit",
            title: "The Pit",
            rule_prefix: "PIT",
            rules_version: Pit::VERSION,
            state_version: 1,
            seats: 1..=6,
            usual_seats: 3,
            options: vec![
                option("rounds", rounds),
                option("rich", OptionKind::Switch { default: false }),
            ],
            longest: 500,
            levels: table::Levels::default(),
        };
        Pit {
            info,
            fault: None,
            content: [Pit::CONTENT; 32],
            starts: AtomicU64::new(0),
        }
    }

    /// A table without any card.
    fn empty(&self, seats: u8, options: &Options, seed: &Seed) -> Result<State, SetupError> {
        match self.fault {
            Some(Fault::Picky) if options.rounds > 2 => {
                return Err(SetupError("the pit is closed for long games".to_owned()));
            }
            Some(Fault::Stumbles) if options.rounds > 2 => panic!("the pit is too deep"),
            _ => {}
        }
        let coins = if options.rich { 6 } else { 3 };
        let player = Player {
            coins,
            ..Player::default()
        };
        let mut seed = *seed;
        if self.fault == Some(Fault::Restless) {
            seed = seed.child(self.starts.fetch_add(1, Ordering::Relaxed));
        }
        Ok(State {
            rounds: options.rounds,
            round: 1,
            phase: Phase::Plan,
            players: vec![player; usize::from(seats)],
            deck: Vec::new(),
            discard: Vec::new(),
            buried: Handles::default(),
            bank: COINS - coins * seats,
            stack: Vec::new(),
            die: 0,
            chance: Chance::new(&seed),
            whispers: 0,
        })
    }
}

impl Game for Pit {
    type Options = Options;
    type State = State;
    type View = View;

    fn from_pack(_: Option<&PackFiles>) -> Result<Self, PackError> {
        Ok(Pit::new())
    }

    fn own_pack() -> PackFiles {
        PackFiles::default()
    }

    fn info(&self) -> &GameInfo {
        &self.info
    }

    fn content_hash(&self) -> [u8; 32] {
        self.content
    }

    fn start(
        &self,
        seats: u8,
        options: &Options,
        seed: &Seed,
        tale: &mut Tale,
    ) -> Result<State, SetupError> {
        let mut state = self.empty(seats, options, seed)?;
        let mut cards: Vec<_> = Card::all().map(Held::secret).collect();
        state.chance.shuffle(&mut cards);
        state.deck = cards;
        for seat in Seat::all(seats) {
            for _ in 0..4 {
                let card = state.deck.pop();
                state.player(seat).hand.extend(card);
            }
        }
        tale.tell(|| Event::public(rule("PIT-1"), Message::new("dealt")));
        Ok(state)
    }

    fn place(
        &self,
        seats: u8,
        options: &Options,
        seed: &Seed,
        position: &Value,
    ) -> Result<State, SetupError> {
        self.set_up(seats, options, seed, position)
    }

    fn seats(&self, state: &State) -> u8 {
        state.seats()
    }

    fn waiting(&self, state: &State) -> Waiting {
        let mut waiting = state.waiting();
        if let (Some(Fault::HushBetrays), Some(Frame::Window(window))) =
            (self.fault, state.stack.last())
        {
            let answered = state.effect(window.about).map(|effect| effect.card);
            let mut own = state
                .buried
                .things()
                .filter(|it| waiting.seats.contains(it.0));
            waiting.hushed = own.any(|thing| answered.is_some_and(|card| thing.1.fits(card)));
        }
        waiting
    }

    fn ask(&self, state: &State, seat: Seat, question: &mut Question) {
        ask::ask(state, self.fault, seat, question);
    }

    fn answer(&self, state: &mut State, seat: Seat, answer: &Answer, tale: &mut Tale) {
        let fault = self.fault;
        Turn { fault, state, tale }.answer(seat, answer);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if state.phase != Phase::Over || self.fault == Some(Fault::NoOutcome) {
            return None;
        }
        let scores: Vec<_> = state.players.iter().map(|it| i32::from(it.coins)).collect();
        let key = |seat: Seat| state.players[seat.index()].coins;
        Some(Outcome::by_rank(scores, "coins", rule("PIT-9"), key))
    }

    fn view(&self, state: &State, viewpoint: Viewpoint) -> View {
        sight::view(state, self.fault, viewpoint)
    }

    fn redeal(&self, state: &State, seat: Seat, chance: &mut Chance) -> State {
        self.deal_anew(state, seat, chance)
    }

    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        f32::from(state.players[seat.index()].coins)
    }

    fn suggest(&self, state: &State, _: Seat) -> Option<Answer> {
        // In the last round a card is worth nothing and a coin is.
        let offer = state.stack.is_empty() && matches!(state.phase, Phase::Offer(_));
        (offer && state.round == state.rounds).then(Answer::no)
    }

    fn instinct(&self, _: &State, _: &Question) -> Option<Answer> {
        (self.fault == Some(Fault::OddHabit)).then(|| Answer::of(&[9, 9, 9, 9]))
    }

    fn inspect(&self, state: &State) -> Value {
        place::insides(state)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        place::check_all(state)
    }

    fn name(&self, target: Target, _: Lang) -> Option<String> {
        match target {
            Target::Card(card) => Some(Card(card).name()),
            Target::Hidden(_) if self.fault == Some(Fault::NamesAlike) => Some("a card".to_owned()),
            Target::Hidden(handle) => Some(format!("face-down card {handle}")),
            ask::ACT => Some("act".to_owned()),
            ask::PIT => Some("pit".to_owned()),
            _ => None,
        }
    }

    fn explain(&self, target: Target, _: Lang) -> Option<String> {
        match target {
            Target::Card(card) => Some(format!("{:?}", Card(card).kind())),
            _ => None,
        }
    }

    fn messages(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("en.ftl"),
            Lang::Pl => "way-pass = pas",
            Lang::Ru => "",
        }
    }

    fn sheet(&self, view: &View, voice: &Voice<'_>) -> Sheet {
        let title = Message::new("round").with("round", usize::from(view.round));
        let title = title.with("deck", view.deck.len());
        let mut sheet = Sheet::new(voice.message(&title));
        for (seat, player) in (0..).map(Seat).zip(&view.players) {
            let line = Message::new("seat-line").with("seat", seat);
            let line = line.with("coins", usize::from(player.coins));
            let section = sheet.section(voice.message(&line.with("hand", player.hand.len())));
            for card in player.hand.iter().flatten() {
                let target = card.target();
                section.thing(target, voice.target(target), String::new());
            }
        }
        let section = sheet.section(voice.plain("pit"));
        for &(handle, owner, card) in &view.buried {
            let target = card.map_or(Target::Hidden(handle), Card::target);
            section.thing(target, voice.target(target), voice.seat(owner));
        }
        sheet
    }

    fn cards(&self, _: Lang) -> Vec<CardEntry> {
        Vec::new()
    }

    fn rules() -> &'static str {
        "PIT-1 to PIT-9"
    }
}
