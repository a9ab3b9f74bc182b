//! Everything the game says has words, and the score sheet reads like the rulebook's example.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use crate::common::{Desk, game, player, tokens};
use serde_json::json;
use table::sheet::Entry;
use table::{Chance, Lang, Phrasebook, Seat, Setup, Viewpoint};

#[test]
fn nothing_is_said_without_words() {
    let book = Phrasebook::of(game().as_ref(), Lang::En);
    for (number, setup) in [Setup::of(1), Setup::of(2), Setup::of(3), Setup::of(4)]
        .iter()
        .cycle()
        .take(60)
        .enumerate()
    {
        let mode = ["classic", "set1", "set2", "set3", "agreed"][number % 5];
        let setup = setup
            .clone()
            .with("mode", mode)
            .with("every_step", number % 2 == 0);
        let mut desk = Desk::start(setup, number as u64);
        let mut chance = Chance::from_number(number as u64);
        while !desk.sitting.is_over() {
            let seat = desk.seat();
            let question = desk.question();
            let answer = question.random_answer(&mut chance);
            let voice = desk.sitting.voice(&book, Viewpoint::Seat(seat));
            let mut said = vec![voice.question(&question)];
            said.extend(question.options.iter().map(|it| voice.target(*it)));
            said.extend(
                question
                    .barred
                    .iter()
                    .map(|it| voice.plain(&format!("barred-{}", it.why))),
            );
            let sheet = desk.sitting.sheet(&book, Viewpoint::Seat(seat));
            said.push(format!("{sheet:?}").replace("Seat(Seat(", ""));
            desk.sitting.answer(seat, &answer).unwrap();
            said.extend(desk.heard().into_iter().map(|(_, text)| text));
            let silent = |text: &String| {
                text.contains('<') || text.contains("{$") || text.contains("{ $") || text.is_empty()
            };
            assert!(
                !said.iter().any(silent),
                "{:?}",
                said.iter().find(|it| silent(it))
            );
        }
        let outcome = desk.sitting.outcome().unwrap();
        assert!(book.has(&format!("victory-{}", outcome.way)));
    }
}

// rule: SB-10.3, SB-10.4, SB-10.5
#[test]
fn the_score_sheet_reads_like_the_rulebooks_example() {
    let spells = [
        "sacrifice 4 Ro",
        "levitation 5 Po",
        "purification 3 Go",
        "time_travel 4 Wo",
        "abundance 5 Yo",
    ];
    let people = [player("", "Ro Rt Ps Gs Ko Wt", &spells)];
    let desk = Desk::new(2, "", json!({ "phase": "end", "players": people }));
    let book = Phrasebook::of(game().as_ref(), Lang::En);
    let sheet = desk.sitting.sheet(&book, Viewpoint::Seat(Seat(0)));
    assert_eq!(sheet.sections[0].title, "Player 1: 26 points");
    let rows = sheet.sections[0]
        .entries
        .iter()
        .filter_map(|entry| match entry {
            Entry::Row(cells) => Some(cells.join(" | ")),
            _ => None,
        });
    let expected = [
        "Sacrifice | level 4 | 2 | SB-10.4",
        "Levitation | level 5 | 5 | SB-10.4",
        "Purification | level 3 | 1 | SB-10.4",
        "Offering | not learned | 0 | SB-10.4",
        "Time Travel | level 4 | 4 | SB-10.4",
        "Transmutation | not learned | 0 | SB-10.4",
        "Abundance | level 5 | 7 | SB-10.4",
        "Familiar board | 6 stored | 7 | SB-10.5",
        "Total |  | 26 | SB-10.3",
    ];
    assert_eq!(rows.collect::<Vec<_>>(), expected);
}

#[test]
fn names_are_known_in_three_languages() {
    let game = game();
    let desk = Desk::new(
        2,
        "growth",
        json!({ "altar": tokens("Kt"), "players": [player("", "", &["growth 4 Go"])] }),
    );
    let token = desk.sitting.question(Seat(0)).unwrap();
    assert!(
        token
            .barred
            .iter()
            .all(|it| game.name(it.target, Lang::Pl).is_some())
    );
    let black = table::Target::Token(10);
    let names = Lang::ALL.map(|lang| game.name(black, lang).unwrap());
    assert_eq!(
        names,
        ["black triangle", "czarna trójkątna", "чёрная треугольная"]
    );
    let card = game
        .cards(Lang::Ru)
        .into_iter()
        .find(|it| it.id == "growth")
        .unwrap();
    assert_eq!(card.names[2].1, "Рост");
}
