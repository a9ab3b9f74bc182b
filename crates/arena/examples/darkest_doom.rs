//! A survey of Darkest Doom between bots: who wins, how, and with what.
//!
//! `cargo run --release -p arena --example darkest_doom -- BOT GAMES TABLES [CARDS]`, for instance
//! `greedy 1000 2,4,1+3`: games of two players, of four, and of one with three Virtual Guardians.
//! `CARDS` is a folder with other cards. docs/balance-darkest-doom.md says what came out.

use bots::{Bot, BotKind, Seen};
use darkest_doom::DarkestDoom;
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;
use table::pack::PackFiles;
use table::{AnyGame, Game, Question, Seat, Seed, Setup, Tale, erase};

/// What was counted under a name: how often, in how many parts of a victory, the sum of scores.
#[derive(Clone, Copy, Default)]
struct Sum {
    times: f64,
    wins: f64,
    score: f64,
}

/// Games of one setup.
#[derive(Default)]
struct Survey {
    games: u64,
    decisions: u64,
    rounds: u64,
    endings: BTreeMap<String, u64>,
    sums: BTreeMap<(&'static str, String), Sum>,
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn game(cards: Option<&String>) -> Arc<dyn AnyGame> {
    let cards = cards.map(|folder| {
        let files = std::fs::read_dir(folder).expect("a folder with cards");
        let file = |path: std::path::PathBuf| {
            let name = path.file_name()?.to_str()?.to_owned();
            Some((name, std::fs::read_to_string(path).ok()?))
        };
        let files = files.filter_map(|it| file(it.ok()?.path()));
        PackFiles(files.collect())
    });
    let game = DarkestDoom::from_pack(cards.as_ref());
    erase(game.unwrap_or_else(|error| panic!("{}", error.plain)))
}

impl Survey {
    fn of(game: &dyn AnyGame, kind: &BotKind, setup: &Setup, games: u64) -> Self {
        let mut survey = Survey::default();
        for number in 0..games {
            survey.play(game, kind, setup, &Seed::from_number(1).child(number));
        }
        survey
    }

    fn play(&mut self, game: &dyn AnyGame, kind: &BotKind, setup: &Setup, seed: &Seed) {
        let mut tale = Tale::deaf();
        let mut question = Question::default();
        let make = |seat: Seat| kind.make(&seed.child(1 + u64::from(seat.0)));
        let mut bots: Vec<Box<dyn Bot>> = Seat::all(setup.seats).map(make).collect();
        let mut world = game.start(setup, seed, &mut tale).expect("a legal setup");
        let mut order = None;
        while let Some(seat) = world.waiting().seats.first() {
            world.ask(seat, &mut question);
            // The order is rolled before the first turn.
            if order.is_none() && question.reason == "act" {
                order = Some(world.inspect()["order"].clone());
            }
            let answer = bots[seat.index()].choose(&Seen::new(world.as_ref(), &question));
            world.answer(seat, &answer, &mut tale);
            self.decisions += 1;
        }
        self.count(&world.inspect(), &order.unwrap_or_default(), setup.seats);
    }

    fn count(&mut self, end: &Value, order: &Value, seats: u8) {
        self.games += 1;
        self.rounds += end["round"].as_u64().unwrap_or(0);
        let winners = end["ending"]["winners"].as_array().expect("winners");
        let letter = |at: usize| char::from(b'A' + at as u8).to_string();
        let is_player = |name: &str| (0..usize::from(seats)).any(|at| letter(at) == name);
        let by = match winners.first().and_then(Value::as_str) {
            None => "nobody",
            Some(name) if is_player(name) => "a player",
            Some(_) => "a Virtual Guardian",
        };
        let how = text(&end["ending"]["how"]);
        *self.endings.entry(format!("{how}, {by}")).or_default() += 1;
        let all = (0..4).map(|at| (at, &end["guardians"][letter(at)]));
        for (at, guardian) in all.filter(|(_, it)| it.is_object()) {
            let won = winners.iter().any(|it| it.as_str() == Some(&letter(at)));
            let one = Sum {
                times: 1.0,
                wins: if won { 1.0 / winners.len() as f64 } else { 0.0 },
                score: guardian["points"].as_f64().unwrap_or(0.0)
                    + guardian["glory"].as_f64().unwrap_or(0.0),
            };
            let place = order.as_array().into_iter().flatten();
            let place = place
                .into_iter()
                .position(|it| it.as_str() == Some(&letter(at)));
            self.add("temple", text(&guardian["colour"]), one);
            self.add(
                "place in the first round",
                format!("{}", place.unwrap_or(9) + 1),
                one,
            );
            if at < usize::from(seats) {
                self.add("seat", letter(at), one);
                self.add("character", text(&guardian["character"]), one);
                self.add("all", "players".to_owned(), one);
            } else {
                self.add("all", "Virtual Guardians".to_owned(), one);
            }
        }
        let vines = end["vines"]
            .as_object()
            .into_iter()
            .flat_map(|it| it.values());
        let vines: f64 = vines.filter_map(Value::as_f64).sum();
        let one = Sum {
            times: 1.0,
            wins: 0.0,
            score: vines,
        };
        self.add("all", "vines at the end".to_owned(), one);
    }

    fn add(&mut self, what: &'static str, name: String, one: Sum) {
        let sum = self.sums.entry((what, name)).or_default();
        sum.times += one.times;
        sum.wins += one.wins;
        sum.score += one.score;
    }

    fn tell(&self, title: &str) {
        let games = self.games as f64;
        let (rounds, decisions) = (self.rounds as f64 / games, self.decisions as f64 / games);
        println!("\n{title}: {games} games, {rounds:.2} rounds, {decisions:.0} decisions a game");
        for (ending, times) in &self.endings {
            println!("  {ending:<36} {:>5.1} %", 100.0 * *times as f64 / games);
        }
        for ((what, name), sum) in &self.sums {
            let label = format!("{what}: {name}");
            let (wins, score) = (100.0 * sum.wins / sum.times, sum.score / sum.times);
            println!("  {label:<36} wins {wins:>5.1} %, score {score:>5.1}");
        }
    }
}

fn main() {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let [bot, games, tables, cards @ ..] = &given[..] else {
        println!("usage: darkest_doom BOT GAMES TABLES [CARDS]");
        return;
    };
    let game = game(cards.first());
    let kind = bots::find(bot, game.info()).expect("a bot");
    let games = games.parse().expect("a number of games");
    for table in tables.split(',') {
        let (players, virtuals) = table.split_once('+').unwrap_or((table, "auto"));
        let players = players.parse().expect("a number of players");
        let setup = Setup::of(players).with("virtuals", virtuals);
        let survey = Survey::of(game.as_ref(), &kind, &setup, games);
        survey.tell(&format!("{bot}, {table}"));
    }
}
