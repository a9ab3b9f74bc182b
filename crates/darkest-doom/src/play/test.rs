//! Ambush tests (section 9).

use super::asking::{corruption_target, icon_targets};
use super::ledger::Done;
use super::playing::Window;
use super::stack::{Fate, Job, Returned, RollStage, Source, TestCause, TestJob};
use super::state::{Participant, State};
use super::{Play, rule};
use crate::cards::{CorruptionId, Deed, Icon};
use resolve::Go;
use smallvec::SmallVec;
use table::Message;

impl Play<'_> {
    /// Begins a test; tells `Returned::Test`.
    pub(crate) fn start_test(&mut self, who: Participant, cause: TestCause) {
        self.push(Job::Test(Box::new(TestJob {
            who,
            cause,
            card: None,
            symbols: SmallVec::new(),
            fate: Fate::default(),
            auto_pass: false,
            stage: RollStage::Begin,
        })));
    }

    /// The test in progress.
    fn ambush(&mut self) -> &mut TestJob {
        match self.state.stack.last_mut().map(|frame| &mut frame.job) {
            Some(Job::Test(test)) => test,
            _ => unreachable!("only a test is stepped as a test"),
        }
    }

    /// One step of it.
    pub(crate) fn step_test(&mut self) -> Go {
        match self.ambush().stage {
            RollStage::Begin => self.begin_test(),
            RollStage::Change => {
                let (who, trap) = {
                    let test = self.ambush();
                    (test.who, test.cause == TestCause::Trap)
                };
                if let Some(go) = self.change_window(who, Window::Test { trap }) {
                    return go;
                }
                self.ambush().stage = RollStage::Done;
            }
            RollStage::Done => self.end_test(),
        }
        Go::On
    }

    /// The card, its symbols, the roll and its moons (DD-9.1, DD-9.2).
    fn begin_test(&mut self) {
        let who = self.ambush().who;
        let difficulty = self.pack().difficulty(self.state.round);
        let card = self.draw_symbols_card();
        let symbols = self.symbols(card, difficulty);
        let guardian = self.guardian_arg(who);
        self.tell(rule("DD-9.1"), || {
            let told = Message::new("ambush").with("guardian", guardian);
            told.with("symbols", icon_targets(&symbols))
        });
        let dice = self.roll_openly(who, difficulty + 1);
        let test = self.ambush();
        test.card = card;
        test.symbols = symbols;
        test.fate.dice = dice;
        test.stage = RollStage::Change;
        let moons = test.fate.moons();
        self.start_moons(who, moons);
    }

    /// The drawn card is public before the roll (DD-9.7).
    fn draw_symbols_card(&mut self) -> Option<CorruptionId> {
        if self.state.corruption.deck.is_empty() {
            self.tale.chance();
        }
        self.tale.reveal();
        let State {
            corruption, chance, ..
        } = &mut *self.state;
        let card = corruption.draw(chance)?;
        self.tell(rule("DD-9.7"), || {
            Message::new("ambush-card").with("card", corruption_target(card))
        });
        Some(card)
    }

    /// Without a card extra dice show the symbols; their moons do not count (DD-9.6).
    fn symbols(&mut self, card: Option<CorruptionId>, difficulty: u8) -> SmallVec<[Icon; 5]> {
        match card {
            Some(card) => {
                let all = &self.pack().corruption[card.index()].symbols;
                all.iter().copied().take(usize::from(difficulty)).collect()
            }
            None => self.roll_dice(difficulty).into_iter().collect(),
        }
    }

    /// The dice are compared, the card is discarded (DD-9.4, DD-9.5).
    fn end_test(&mut self) {
        let test = self.ambush();
        let who = test.who;
        let missing = test.missing();
        let card = test.card.take();
        self.state.corruption.discard.extend(card);
        let passed = missing == 0;
        let guardian = self.guardian_arg(who);
        self.tell(rule("DD-9.4"), || {
            let id = if passed { "test-passed" } else { "test-failed" };
            let told = Message::new(id).with("guardian", guardian);
            told.with("missing", i32::from(missing))
        });
        if passed && self.tests_an_abyss() {
            let done = Done::new(Deed::CloseAbyss, self.state.phase);
            self.deed(who, done);
        }
        self.finish(Returned::Test { passed, missing });
        self.open_announcements();
    }

    /// Is the test on top that of a Dark Abyss?
    fn tests_an_abyss(&self) -> bool {
        let below = self.state.stack.iter().rev().nth(1).map(|it| &it.job);
        matches!(below, Some(Job::Effect(effect)) if effect.source == Source::Abyss)
    }
}

impl TestJob {
    /// Symbols without a die of their own (DD-9.4).
    pub(crate) fn missing(&self) -> u8 {
        if self.auto_pass {
            return 0;
        }
        let lacking = |icon: &Icon| {
            let needed = self.symbols.iter().filter(|it| *it == icon).count() as u8;
            needed.saturating_sub(self.fate.count(*icon))
        };
        Icon::ALL.iter().map(lacking).sum()
    }
}
