//! The game from the first question to the replay.

use super::asking::{Asking, Heard};
use super::board;
use super::ear::Ear;
use super::explain;
use super::hint;
use super::players::Player;
use crate::failure::{Done, Failure};
use crate::{files, out};
use bots::{Advice, Bot, Seen, Stop, Thought};
use std::collections::HashMap;
use std::path::PathBuf;
use std::time::Duration;
use table::sheet::Entry;
use table::{
    Answer, Lang, Phrasebook, Question, Refusal, Seat, Seed, Sheet, Sitting, Target, Viewpoint,
};

/// How long a hint may be thought about.
const HINT_TIME: Duration = Duration::from_secs(2);

/// A game at one keyboard.
pub(crate) struct Session {
    sitting: Sitting,
    players: Vec<Player>,
    book: Phrasebook,
    ear: Ear,
    adviser: Box<dyn Bot>,
    /// How many answers of the log each seat has been told about.
    told: Vec<usize>,
    /// Who looks at the screen.
    looking: Option<Seat>,
    /// Has something been answered since the game was last saved?
    unsaved: bool,
}

/// What a person did at a question.
enum Turn {
    Answered(Answer),
    Undone,
    Left,
}

impl Session {
    /// A session around a sitting; the bots take their chance from the seed.
    pub(crate) fn new(
        sitting: Sitting,
        mut players: Vec<Player>,
        lang: Lang,
        seed: &Seed,
    ) -> Result<Self, Failure> {
        for (number, player) in (1..).zip(&mut players) {
            if let Player::Bot { mind, .. } = player {
                mind.begin(&seed.child(number));
            }
        }
        let adviser = bots::find("hard", sitting.game().info())
            .map_err(Failure::input)?
            .make(&seed.child(0));
        let book = Phrasebook::of(sitting.game().as_ref(), lang);
        let told = vec![0; players.len()];
        let ear = Ear::new();
        Ok(Session {
            sitting,
            players,
            book,
            ear,
            adviser,
            told,
            looking: None,
            unsaved: false,
        })
    }

    /// Plays until the game is over or somebody leaves.
    pub(crate) fn run(mut self) -> Done {
        self.welcome();
        while !self.sitting.is_over() {
            let waiting = self.sitting.waiting();
            let bot = waiting
                .iter()
                .find(|seat| !self.players[seat.index()].is_person());
            match bot.or(waiting.first()) {
                Some(seat) if bot.is_some() => self.bot_turn(seat)?,
                Some(seat) => match self.person_turn(seat)? {
                    Turn::Left => return self.leave(),
                    Turn::Undone => {}
                    Turn::Answered(answer) => self.give(seat, &answer)?,
                },
                None => break,
            }
        }
        self.finish()
    }

    fn welcome(&self) {
        let info = self.sitting.game().info();
        let names = self.sitting.names.join(", ");
        out::line(&out::title(&format!("{}: {names}", info.title)));
        out::line(&out::dim(&format!(
            "hash of the seed: {}",
            self.sitting.seed_hash()
        )));
        out::line("Type ? for help.");
    }

    fn lang(&self) -> Lang {
        self.book.lang()
    }

    fn give(&mut self, seat: Seat, answer: &Answer) -> Done {
        self.sitting.answer(seat, answer).map_err(Failure::input)?;
        self.unsaved = true;
        Ok(())
    }

    fn bot_turn(&mut self, seat: Seat) -> Done {
        let Some(question) = self.sitting.question(seat) else {
            return Ok(());
        };
        let Player::Bot { mind, .. } = &mut self.players[seat.index()] else {
            return Ok(());
        };
        let answer = mind.choose(&Seen::new(self.sitting.world(), &question));
        let thoughts = mind.thoughts().to_vec();
        self.give(seat, &answer)?;
        if !self.players.iter().any(Player::is_person) {
            self.narrate(&question, &thoughts);
        }
        Ok(())
    }

    /// What a bot did and what it considered, for somebody who only looks on: a bot thinks about
    /// its own hidden cards, so nobody who plays may hear of it.
    fn narrate(&self, question: &Question, thoughts: &[Thought]) {
        let before = self.sitting.log().len() - 1;
        self.tell(Viewpoint::Spectator, before, before == 0);
        let voice = self.sitting.voice(&self.book, Viewpoint::Spectator);
        out::say(&hint::considered(thoughts, question, &voice));
    }

    fn person_turn(&mut self, seat: Seat) -> Result<Turn, Failure> {
        if !self.hand_over(seat) {
            return Ok(Turn::Left);
        }
        let Some(question) = self.sitting.question(seat) else {
            return Ok(Turn::Undone);
        };
        self.news(seat);
        let sheet = self.sitting.sheet(&self.book, seat.into());
        out::say(&board::draw(&sheet, out::width()));
        self.converse(seat, &question, &sheet)
    }

    /// Several people share the screen: nobody sees another's cards.
    fn hand_over(&mut self, seat: Seat) -> bool {
        let people = self
            .players
            .iter()
            .filter(|player| player.is_person())
            .count();
        let same = self.looking == Some(seat);
        self.looking = Some(seat);
        if people < 2 || same {
            return true;
        }
        self.clear();
        let name = self.players[seat.index()].name().to_owned();
        let ready = self
            .ear
            .line(&format!("Pass the device to {name}. {name}: press Enter."));
        self.clear();
        ready.is_some()
    }

    fn clear(&self) {
        if self.ear.is_typed() && out::is_terminal() {
            out::say("\x1b[2J\x1b[3J\x1b[H");
        }
    }

    /// What happened since the seat last looked.
    fn news(&mut self, seat: Seat) {
        let from = std::mem::replace(&mut self.told[seat.index()], self.sitting.log().len());
        self.tell(seat.into(), from, from == 0);
    }

    fn tell(&self, viewpoint: Viewpoint, from: usize, opening: bool) {
        let voice = self.sitting.voice(&self.book, viewpoint);
        let begun = if opening { self.sitting.opening() } else { &[] };
        let later = self
            .sitting
            .log()
            .iter()
            .skip(from)
            .flat_map(|entry| &entry.events);
        for event in begun.iter().chain(later) {
            if let Some(text) = voice.event(event) {
                let text = format!("· {text}  {}", out::dim(event.rule.as_str()));
                out::line(&out::wrap(&text, "  "));
            }
        }
    }

    fn converse(
        &mut self,
        seat: Seat,
        question: &Question,
        sheet: &Sheet,
    ) -> Result<Turn, Failure> {
        let names = self.sitting.names.clone();
        let game = std::sync::Arc::clone(self.sitting.game());
        let book = Phrasebook::of(game.as_ref(), self.lang());
        let viewpoint = seat.into();
        let voice = table::Voice {
            book: &book,
            game: game.as_ref(),
            seats: &names,
            viewpoint,
        };
        let mut asking = Asking::new(question, &voice, &notes(sheet));
        let asked = out::title(&voice.question(question));
        out::line(&format!("{asked}  {}", out::dim(question.rule.as_str())));
        out::say(&asking.menu());
        for barred in &question.barred {
            let why = voice.plain(&format!("barred-{}", barred.why));
            let text = format!(
                "   – {}: {why} ({})",
                voice.target(barred.target),
                barred.rule
            );
            out::line(&out::dim(&text));
        }
        loop {
            let Some(line) = self.ear.line(&asking.prompt()) else {
                return Ok(Turn::Left);
            };
            let (word, rest) = line.split_once(' ').unwrap_or((line.as_str(), ""));
            match word {
                "?" if rest.is_empty() => out::say(&explain::commands()),
                _ if line.starts_with('?') => {
                    let query = line[1..].trim();
                    out::say(&explain::explain(
                        game.as_ref(),
                        &asking,
                        query,
                        self.lang(),
                    ));
                }
                "v" => {
                    out::say(&board::draw(sheet, out::width()));
                    out::say(&asking.menu());
                }
                "l" => self.tell(viewpoint, 0, true),
                "h" => self.hint(question, &voice, rest),
                "s" => self.save_as(rest),
                "q" => return Ok(Turn::Left),
                "u" if self.undo(seat) => return Ok(Turn::Undone),
                "u" => {}
                _ => match asking.hear(&line) {
                    Ok(Heard::Answer(answer)) => return Ok(Turn::Answered(answer)),
                    Ok(Heard::Step) => out::say(&asking.menu()),
                    Err(why) => out::line(&out::bad(&why)),
                },
            }
        }
    }

    fn hint(&mut self, question: &Question, voice: &table::Voice<'_>, rest: &str) {
        let Some(lines) = hint::wanted(rest) else {
            out::line(&out::bad("type h, or h and the number of lines"));
            return;
        };
        self.adviser.heed(Stop::default().within(HINT_TIME));
        let seen = Seen::new(self.sitting.world(), question);
        let advice = Advice::of(self.adviser.as_mut(), &seen);
        out::say(&hint::advised(&advice, question, voice, lines));
    }

    /// Takes the seat's last answer back; beyond its horizon only if everybody agrees.
    fn undo(&mut self, seat: Seat) -> bool {
        match self.sitting.undo(seat) {
            Ok(()) => {}
            Err(refusal @ (Refusal::OthersDecided | Refusal::Barrier(_))) => {
                out::line(&refusal.to_string());
                if !self.ear.agrees("Does everybody at the table agree?") {
                    return false;
                }
                let last = self
                    .sitting
                    .log()
                    .iter()
                    .rposition(|entry| entry.seat == seat);
                self.sitting.go_back_to(last.unwrap_or(0));
            }
            Err(refusal) => {
                out::line(&refusal.to_string());
                return false;
            }
        }
        let count = self.sitting.log().len();
        self.told
            .iter_mut()
            .for_each(|told| *told = count.min(*told));
        self.unsaved = true;
        out::line("The last answer is taken back.");
        true
    }

    /// Saves; a mistake is told and the game goes on.
    fn save_as(&mut self, name: &str) {
        let stem = format!("{}.save", self.sitting.game().info().id);
        let path = match name.trim() {
            "" => files::free_name(&stem, "json"),
            name => PathBuf::from(name),
        };
        match files::write(&path, self.sitting.record().to_json().as_bytes()) {
            Ok(()) => {
                self.unsaved = false;
                let path = path.display();
                out::line(&format!("saved; go on with: conclave play --load {path}"));
            }
            Err(failure) => failure.report(),
        }
    }

    fn leave(&mut self) -> Done {
        if self.ear.has_ended() {
            out::line("The input has ended; the game is not saved.");
            return Ok(());
        }
        if self.unsaved && self.ear.agrees("Save the game?") {
            self.save_as("");
        }
        Ok(())
    }

    fn finish(&mut self) -> Done {
        let person = self.players.iter().position(Player::is_person);
        let viewpoint = person.map_or(Viewpoint::Spectator, |at| Seat(at as u8).into());
        // Whoever looked on has heard everything already.
        if let Some(at) = person {
            self.tell(viewpoint, self.told[at], self.told[at] == 0);
        }
        out::say(&board::draw(
            &self.sitting.sheet(&self.book, viewpoint),
            out::width(),
        ));
        self.tell_outcome(viewpoint);
        let prompt = "Write the replay? (a file name, or Enter for no)";
        match self.ear.line(prompt).as_deref() {
            None | Some("" | "n" | "no") => Ok(()),
            Some("y" | "yes") => {
                let stem = format!("{}.replay", self.sitting.game().info().id);
                self.write_replay(&files::free_name(&stem, "json"))
            }
            Some(name) => self.write_replay(&PathBuf::from(name)),
        }
    }

    fn write_replay(&self, path: &std::path::Path) -> Done {
        files::write(path, self.sitting.record().to_json().as_bytes())?;
        out::line(&format!(
            "wrote {}; check it with: conclave replay verify",
            path.display()
        ));
        Ok(())
    }

    fn tell_outcome(&self, viewpoint: Viewpoint) {
        let Some(outcome) = self.sitting.outcome() else {
            return;
        };
        let voice = self.sitting.voice(&self.book, viewpoint);
        let mut seats: Vec<Seat> = Seat::all(self.sitting.setup().seats).collect();
        let place = |seat: &Seat| outcome.places.get(seat.index()).copied().unwrap_or(0);
        seats.sort_by_key(|seat| (place(seat), seat.0));
        let row = |seat: &Seat| {
            let score = outcome.scores.get(seat.index()).map(ToString::to_string);
            let winner = if outcome.winners.contains(*seat) {
                out::good("winner")
            } else {
                String::new()
            };
            vec![
                voice.seat(*seat),
                place(seat).to_string(),
                score.unwrap_or_default(),
                winner,
            ]
        };
        let rows: Vec<_> = seats.iter().map(row).collect();
        out::say(&out::table(&["player", "place", "score", ""], &rows, 1..3));
        let way = format!("victory-{}", outcome.way);
        if self.book.has(&way) {
            out::line(&format!(
                "{}  {}",
                voice.plain(&way),
                out::dim(outcome.rule.as_str())
            ));
        }
    }
}

/// The short facts of everything on the board.
fn notes(sheet: &Sheet) -> HashMap<Target, String> {
    let entries = sheet.sections.iter().flat_map(|section| &section.entries);
    let note = |entry: &Entry| match entry {
        Entry::Thing { target, note, .. } => Some((*target, note.clone())),
        Entry::Line(_) | Entry::Row(_) | Entry::Drawing(_) => None,
    };
    entries.filter_map(note).collect()
}
