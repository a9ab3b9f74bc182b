//! Every word a game uses stands in its message file.

use crate::pit::pit;
use crate::tables::{duel, fresh, play_out, question};
use std::collections::BTreeSet;
use std::sync::Arc;
use table::{
    AnyGame, Arg, Chance, Event, Lang, Message, Phrasebook, Question, Seat, Seed, Setup, Sitting,
    Target, Viewpoint,
};

/// The ids of all messages that random games of these setups, and the options, ask for; and the
/// sentences in which a value was missing.
fn gaps(game: &Arc<dyn AnyGame>, setups: &[Setup], games: u64) -> BTreeSet<String> {
    let book = Phrasebook::of(game.as_ref(), Lang::En);
    let mut ears = Ears {
        book: &book,
        gaps: BTreeSet::new(),
        heard: BTreeSet::new(),
    };
    for option in &game.info().options {
        ears.hear(format!("option-{}", option.key));
        ears.hear(format!("option-{}-help", option.key));
    }
    let mut chance = Chance::from_number(8);
    for number in 0..games {
        for setup in setups {
            let seed = Seed::from_number(number);
            let sitting = Sitting::start(Arc::clone(game), setup.clone(), seed);
            ears.listen(&mut sitting.expect("the game starts"), &mut chance);
        }
    }
    ears.gaps
}

struct Ears<'a> {
    book: &'a Phrasebook,
    gaps: BTreeSet<String>,
    heard: BTreeSet<String>,
}

impl Ears<'_> {
    fn hear(&mut self, id: String) {
        if self.heard.insert(id.clone()) && !self.book.has(&id) {
            self.gaps.insert(id);
        }
    }

    fn listen(&mut self, sitting: &mut Sitting, chance: &mut Chance) {
        let opening = sitting.opening().to_vec();
        self.hear_events(sitting, &opening);
        while let Some(seat) = sitting.waiting().first() {
            let question = question(sitting, seat.0);
            self.hear_question(sitting, &question);
            let answer = question.random_answer(chance);
            let events = sitting.answer(seat, &answer).expect("it fits").to_vec();
            self.hear_events(sitting, &events);
        }
        let way = sitting.outcome().map_or("", |outcome| outcome.way);
        if !way.is_empty() {
            self.hear(format!("victory-{way}"));
        }
    }

    fn hear_question(&mut self, sitting: &Sitting, question: &Question) {
        self.hear(format!("ask-{}", question.reason));
        let barred = question.barred.iter();
        barred.for_each(|it| self.hear(format!("barred-{}", it.why)));
        let places = question.places.iter().map(|place| place.target);
        let targets = question.options.iter().copied().chain(places);
        targets.for_each(|target| self.hear_target(sitting, target));
        let voice = sitting.voice(self.book, question.seat.into());
        self.read(&voice.question(question));
    }

    fn hear_target(&mut self, sitting: &Sitting, target: Target) {
        match target {
            Target::Way(way) => self.hear(format!("way-{}", way.0)),
            Target::Seat(_) | Target::Number(_) => {}
            other if sitting.game().name(other, Lang::En).is_some() => {}
            other => drop(self.gaps.insert(format!("{other:?}"))),
        }
    }

    fn hear_events(&mut self, sitting: &Sitting, events: &[Event]) {
        for event in events {
            let private = event.private.as_ref().map(|it| &it.1);
            for message in event.public.iter().chain(private) {
                self.hear(message.id.to_owned());
                self.hear_args(sitting, message);
                let voice = sitting.voice(self.book, Viewpoint::Spectator);
                self.read(&voice.message(message));
            }
        }
    }

    fn hear_args(&mut self, sitting: &Sitting, message: &Message) {
        for (_, arg) in &message.args {
            match arg {
                Arg::Target(target) => self.hear_target(sitting, *target),
                Arg::Targets(targets) => {
                    targets.iter().for_each(|it| self.hear_target(sitting, *it));
                }
                Arg::Seat(_) | Arg::Number(_) | Arg::Text(_) => {}
            }
        }
    }

    /// A sentence with a gap: a value it wants was not given.
    fn read(&mut self, sentence: &str) {
        if sentence.contains("{$") {
            self.gaps.insert(sentence.to_owned());
        }
    }
}

#[test]
fn every_message_of_the_pit_is_written() {
    let setups = [1, 3, 6].map(|seats| Setup::of(seats).with("rounds", "3"));
    assert_eq!(gaps(&pit(), &setups, 60), BTreeSet::new());
}

#[test]
fn a_missing_word_is_shown_by_its_id_and_other_languages_fall_back() {
    let game = pit();
    let polish = Phrasebook::of(game.as_ref(), Lang::Pl);
    assert_eq!(polish.say("way-pass", None), "pas");
    assert_eq!(polish.say("way-leave", None), "leave it");
    assert_eq!(polish.say("way-dance", None), "<way-dance>");
    assert!(!polish.has("way-dance"));
    assert_eq!("ru".parse::<Lang>(), Ok(Lang::Ru));
    assert!(
        "de".parse::<Lang>()
            .unwrap_err()
            .contains("unknown language `de`")
    );
}

#[test]
fn a_question_is_put_in_words() {
    let sitting = duel();
    let book = Phrasebook::of(sitting.game().as_ref(), Lang::En);
    let voice = sitting.voice(&book, Seat(1).into());
    assert_eq!(voice.question(&question(&sitting, 1)), "Answer Strike 1?");
}

#[test]
fn a_sheet_shows_what_the_viewpoint_may_see() {
    let mut sitting = fresh(2);
    let book = Phrasebook::of(sitting.game().as_ref(), Lang::En);
    let shown = |sitting: &Sitting, viewpoint| {
        let sheet = sitting.sheet(&book, viewpoint);
        let things = sheet.sections.iter().map(|it| it.entries.len());
        (sheet.title.clone(), things.collect::<Vec<_>>())
    };
    let title = "Round 1, 40 cards in the deck".to_owned();
    assert_eq!(
        shown(&sitting, Seat(0).into()),
        (title.clone(), vec![4, 0, 0])
    );
    assert_eq!(
        shown(&sitting, Viewpoint::Spectator),
        (title, vec![0, 0, 0])
    );
    play_out(&mut sitting, 1);
    assert!(
        shown(&sitting, Viewpoint::Spectator)
            .0
            .starts_with("Round 4")
    );
}
