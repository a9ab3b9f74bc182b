//! Whoever answers all questions by chance, and notes what the engine does not tell a witness.

use super::report::Ledger;
use super::tables::Table;
use super::texts::Place;
use darkest_doom::DarkestDoom;
use darkest_doom::cards::Pack;
use darkest_doom::play::menu::{Asked, Going, MenuShape, Pick};
use darkest_doom::play::options::{Options, Virtuals};
use darkest_doom::play::state::State;
use darkest_doom::witness::Witness;
use std::sync::Arc;
use table::{Answer, Chance, Game, Question, Seed, Tale};

/// A game before a witness, and random answers to all of its questions.
pub(crate) struct Players {
    game: DarkestDoom,
    ledger: Arc<Ledger>,
    question: Question,
    tale: Tale,
}

impl Players {
    pub(crate) fn new(pack: &Pack, ledger: &Arc<Ledger>) -> Self {
        let witness: Arc<dyn Witness> = Arc::clone(ledger) as Arc<dyn Witness>;
        Players {
            game: DarkestDoom::new(pack.clone()).watched_by(witness),
            ledger: Arc::clone(ledger),
            question: Question::default(),
            tale: Tale::deaf(),
        }
    }

    /// A whole game.
    pub(crate) fn play(&mut self, players: u8, options: &Options, seed: &Seed) {
        let started = self.game.start(players, options, seed, &mut self.tale);
        let mut state = started.expect("a legal setup");
        let mut chance = Chance::new(seed);
        while self.decide(&mut state, None, &mut chance) {}
    }

    /// Some decisions from a position on, by players who would like to see a text carried out.
    pub(crate) fn play_table(&mut self, table: &Table, wish: Place, seed: &Seed, limit: usize) {
        let options = Options::default();
        let placed = self
            .game
            .place(table.players, &options, seed, &table.position);
        let mut state = placed.unwrap_or_else(|error| panic!("{}: {}", error.0, table.position));
        let mut chance = Chance::new(&seed.child(1));
        let mut left = limit;
        while left > 0 && self.decide(&mut state, Some(wish), &mut chance) {
            left -= 1;
        }
        let sound = self.game.audit(&state);
        sound.unwrap_or_else(|error| panic!("{error}: {}", table.position));
    }

    /// One decision, unless the game is over.
    fn decide(&mut self, state: &mut State, wish: Option<Place>, chance: &mut Chance) -> bool {
        let Some(seat) = self.game.waiting(state).seats.first() else {
            return false;
        };
        let wished = wish.and_then(|wish| self.wished(state, wish, chance));
        let answer = wished.unwrap_or_else(|| {
            self.game.ask(state, seat, &mut self.question);
            self.question.random_answer(chance)
        });
        self.note(state, &answer);
        self.game.answer(state, seat, &answer, &mut self.tale);
        true
    }

    /// Every other time: one of the answers that lead to what is wished.
    fn wished(&self, state: &State, wish: Place, chance: &mut Chance) -> Option<Answer> {
        if state.menu.shape != MenuShape::One || chance.odds(1, 2) {
            return None;
        }
        let picks = (0..).zip(&state.menu.picks);
        let wished = picks.filter(|(_, pick)| self.leads_to(state.menu.asked, pick, wish));
        let wished: Vec<u16> = wished.map(|(at, _)| at).collect();
        let at = wished.get(chance.index(wished.len()))?;
        Some(Answer::one(*at))
    }

    /// In combats every spell is welcome: some answer those of others.
    fn leads_to(&self, asked: Asked, pick: &Pick, wish: Place) -> bool {
        match (pick, wish) {
            (Pick::Card(card), Place::Design(design)) => {
                let fights = matches!(asked, Asked::PreRoll | Asked::PostRoll);
                fights || self.game.pack().cards[card.index()].design == design
            }
            (Pick::Equipment(_), Place::Design(_)) => true,
            (Pick::Reward(_, which), Place::Reward(_, wanted)) => *which == wanted,
            (Pick::Achievement(_), Place::Reward(..)) => true,
            (Pick::Way(way), _) => matches!(
                way,
                Going::AreaAction | Going::Ability | Going::Complete | Going::Ally
            ),
            _ => false,
        }
    }

    /// Announced achievements, and maps in force.
    fn note(&self, state: &State, answer: &Answer) {
        let announces = matches!(state.menu.asked, Asked::Announce | Asked::Act);
        let picked = state.menu.picks.get(usize::from(answer.first()));
        if let (true, Some(Pick::Achievement(card))) = (announces, picked) {
            let achievement = self.game.pack().achievement_cards[card.index()];
            self.ledger.announced(achievement);
        }
        if let Some(map) = state.event_map {
            self.ledger.in_force(map);
        }
    }
}

/// One player with so many Virtual Guardians.
pub(crate) fn alone_with(virtuals: u8) -> Options {
    Options {
        virtuals: Virtuals::Number(virtuals),
        ..Options::default()
    }
}
