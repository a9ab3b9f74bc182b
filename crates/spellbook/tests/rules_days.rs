//! Setup, days, general principles and basic actions (SB-1 to SB-5, SB-9 to SB-11).

use crate::common::{Desk, game, player, stored, tokens};
use serde_json::{Value, json};
use table::{Seed, Setup, Tale};

fn start(setup: Setup, seed: u64) -> Value {
    Desk::start(setup, seed).state()
}

fn len(list: &Value) -> usize {
    list.as_array().map_or(0, Vec::len)
}

// rule: SB-2.1, SB-2.2, SB-2.3, SB-2.4, SB-2.5, SB-2.7, SB-2.8, SB-1.6, SB-1.9, SB-1.10, SB-1.11
#[test]
fn a_game_starts_with_five_on_the_altar_and_two_for_everybody() {
    for players in 2..=4u8 {
        let state = start(Setup::of(players), 3);
        assert_eq!(state["altar_size"], 5);
        assert_eq!(state["tray_size"], 0);
        assert_eq!(state["pouch_size"], 105 - 5 - 2 * i64::from(players));
        assert_eq!(len(&state["spells"]), 7);
        for seat in 0..usize::from(players) {
            assert_eq!(state["players"][seat]["pool_size"], 2);
            assert_eq!(len(&state["players"][seat]["familiar"]), 0);
            assert_eq!(state["players"][seat]["spell_count"], 0);
        }
    }
}

// rule: SB-2.4
#[test]
fn the_altar_is_drawn_first_then_the_players_in_turn_order() {
    let desk = Desk::start(Setup::of(3), 5);
    let first = desk.state()["first"].as_u64().unwrap_or_default() as u8;
    let drawers: Vec<String> = desk
        .sitting
        .opening()
        .iter()
        .filter_map(|event| event.public.as_ref())
        .filter(|message| ["altar-gets", "drew"].contains(&message.id))
        .map(|message| format!("{} {:?}", message.id, message.args.first()))
        .collect();
    assert!(drawers[0].starts_with("altar-gets"));
    for (at, drawer) in drawers[1..].iter().enumerate() {
        let seat = (first + at as u8) % 3;
        assert!(drawer.contains(&format!("Seat(Seat({seat}))")), "{drawer}");
    }
}

// rule: SB-2.6
#[test]
fn anybody_may_start_and_the_marker_stays() {
    let mut seen = [false; 4];
    for seed in 0..60 {
        let state = start(Setup::of(4), seed);
        assert_eq!(state["first"], state["day"]);
        seen[state["first"].as_u64().unwrap_or_default() as usize] = true;
    }
    assert_eq!(seen, [true; 4]);
    let mut desk = Desk::start(Setup::of(2), 1);
    let first = desk.state()["first"].clone();
    for _ in 0..30 {
        let last = desk.offers().pop().unwrap_or_default();
        desk.pick(&[&last]);
        assert_eq!(desk.state()["first"], first);
    }
}

// rule: SB-1.6, SB-1.8, SB-11.1, SB-11.2, SB-11.5
#[test]
fn the_sets_are_those_of_the_rules() {
    let sets = [
        (
            "set1",
            "sacrifice levitation purification offering time_travel transmutation abundance",
        ),
        (
            "set2",
            "eruption sharing cure focus storm swiftness knowledge",
        ),
        (
            "set3",
            "blaze divination growth feast clone mirage communion",
        ),
    ];
    for (mode, spells) in sets {
        let state = start(Setup::of(2).with("mode", mode), 1);
        let spells: Vec<&str> = spells.split(' ').collect();
        assert_eq!(state["spells"], json!(spells));
    }
}

// rule: SB-11.3
#[test]
fn classic_games_draw_one_spell_of_each_colour() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..80 {
        let state = start(Setup::of(2), seed);
        for spell in state["spells"].as_array().into_iter().flatten() {
            seen.insert(spell.as_str().unwrap_or_default().to_owned());
        }
    }
    assert_eq!(seen.len(), 21);
}

// rule: SB-11.4
#[test]
fn agreed_spells_are_given_or_chosen_by_the_table_owner() {
    let setup = Setup::of(2).with("mode", "agreed");
    let some = setup
        .clone()
        .with("spells", vec!["growth", "clone", "mirage"]);
    let mut desk = Desk::start(some, 1);
    assert_eq!(desk.asked(), "combination");
    assert_eq!(desk.offers(), ["Sacrifice", "Eruption", "Blaze"]);
    desk.pick(&["Blaze", "Sharing", "Feast", "Knowledge"]);
    let spells = desk.state()["spells"].clone();
    let wanted = [
        "blaze",
        "sharing",
        "growth",
        "feast",
        "clone",
        "mirage",
        "knowledge",
    ];
    assert_eq!(spells, json!(wanted));
    assert_eq!(desk.asked(), "morning");
}

#[test]
fn what_cannot_be_played_is_refused_in_words() {
    let refuse = |setup: Setup| {
        let started = game().start(&setup, &Seed::from_number(1), &mut Tale::deaf());
        started.err().map(|error| error.0).unwrap_or_default()
    };
    let agreed = Setup::of(2).with("mode", "agreed");
    let twice = agreed.clone().with("spells", vec!["growth", "cure"]);
    assert!(refuse(twice).contains("`growth` and `cure` are both green"));
    assert!(refuse(agreed.with("spells", vec!["grwth"])).contains("no spell `grwth`"));
    assert!(refuse(Setup::of(5)).contains("1 to 4 players, not 5"));
    assert!(refuse(Setup::of(0)).contains("1 to 4 players"));
    assert!(refuse(Setup::of(2).with("spells", vec!["growth"])).contains("agreed"));
    assert!(refuse(Setup::of(1).with("difficulty", 4)).contains("0 to 3"));
    assert!(refuse(Setup::of(2).with("mode", "set4")).contains("set4"));
    assert!(refuse(Setup::of(2).with("speed", 1)).contains("speed"));
}

// rule: SB-3.1, SB-3.2, SB-3.3, SB-3.4, SB-3.5, SB-9.1, SB-9.5, SB-14.4
#[test]
fn a_day_has_three_phases_and_the_altar_then_the_next_player_follows() {
    let position = json!({
        "players": [player("Ro Rt Rs", "", &[]), player("Po", "", &[])],
        "altar": tokens("Ko Kt Ks Wo Wt"), "pouch_next_first": tokens("Bo Bt Bs Yo Yt"),
    });
    let mut desk = Desk::new(2, "", position);
    assert_eq!(desk.offers(), ["Draw 2 materia", "Take 1 materia", "pass"]);
    desk.pick(&["Take 1 materia", "black round"]);
    assert_eq!((desk.asked(), desk.offers().len()), ("midday", 2));
    desk.pick(&["pass"]);
    assert_eq!(
        (desk.asked(), desk.offers()[0].as_str()),
        ("evening", "Learn 1 spell")
    );
    desk.pick(&["pass", "end the day"]);
    assert_eq!(desk.altar(), "Kt Ks Wo Wt Bo");
    assert_eq!((desk.asked(), desk.seat().0), ("morning", 1));
    desk.pass_to("end-day").pick(&["end the day"]);
    assert_eq!(
        (desk.seat().0, desk.state()["round"].as_u64()),
        (0, Some(2))
    );
}

// rule: SB-3.6
#[test]
fn nothing_is_taken_back_after_a_draw() {
    let position = json!({
        "players": [player("Ro", "", &[])], "altar": tokens("Ko Kt"),
        "pouch_next_first": tokens("Bo Bt Bs"),
    });
    let mut desk = Desk::new(2, "", position);
    desk.pick(&["Take 1 materia", "black round"]);
    assert!(desk.sitting.can_undo(desk.seat()).is_ok());
    let mut desk = Desk::new(2, "", json!({ "pouch_next_first": tokens("Bo Bt Bs") }));
    let seat = desk.seat();
    desk.pick(&["Draw 2 materia"]);
    assert!(desk.sitting.can_undo(seat).is_err());
}

// rule: SB-4.1, SB-4.3, SB-4.10, SB-5.1
#[test]
fn draw_two_needs_room_and_something_to_draw() {
    let full = |pool: &str| json!({ "players": [player(pool, "", &[])], "pouch_next_first": tokens("Bo Bt") });
    let mut desk = Desk::new(2, "", full("Ro Rt Rs Po Pt Ps Go Gt"));
    desk.pick(&["Draw 2 materia"]);
    assert_eq!(desk.pool(0), "Ro Rt Rs Po Pt Ps Go Gt Bo");
    assert_eq!(desk.pouch(), "Bt");
    let desk = Desk::new(2, "", full("Ro Rt Rs Po Pt Ps Go Gt Gs"));
    assert_eq!(desk.offers(), ["pass"]);
    assert_eq!(desk.barred("Draw 2 materia").as_deref(), Some("SB-4.2"));
    let desk = Desk::new(2, "", json!({ "altar": tokens("Ko") }));
    assert_eq!(desk.offers(), ["Take 1 materia", "pass"]);
}

// rule: SB-4.4, SB-4.5, SB-5.2
#[test]
fn take_one_needs_room_and_an_altar() {
    let position = json!({ "altar": tokens("Ro Bt Bt"), "players": [player("Gs", "", &[])] });
    let mut desk = Desk::new(2, "", position);
    desk.pick(&["Take 1 materia"]);
    assert_eq!(desk.offers(), ["red round", "blue triangle"]);
    desk.pick(&["blue triangle"]);
    assert_eq!(
        (desk.pool(0), desk.altar()),
        ("Gs Bt".to_owned(), "Ro Bt".to_owned())
    );
    let position = json!({ "pouch_next_first": tokens("Ro") });
    assert_eq!(
        Desk::new(2, "", position).offers(),
        ["Draw 2 materia", "pass"]
    );
}

// rule: SB-4.8, SB-5.3, SB-10.1
#[test]
fn store_one_fills_the_lowest_free_space() {
    let position = json!({ "phase": "midday", "players": [player("Ro Bs", &stored(13), &[])] });
    let mut desk = Desk::new(2, "", position);
    desk.pick(&["Store 1 materia", "blue square"]);
    assert_eq!(desk.familiar(0), format!("{} Bs", stored(13)));
    assert_eq!((desk.score(0), &desk.state()["ending"]), (18, &json!(true)));
    let full = json!({ "phase": "midday", "players": [player("Ro", &stored(14), &[])] });
    assert_eq!(Desk::new(2, "", full).offers(), ["pass"]);
    let empty = json!({ "phase": "midday", "players": [player("", "", &[])] });
    assert_eq!(Desk::new(2, "", empty).offers(), ["pass"]);
}

// rule: SB-4.12, SB-4.13
#[test]
fn an_empty_pouch_is_refilled_from_the_tray_at_the_moment_of_drawing() {
    let position = json!({ "tray": tokens("Gs Yt"), "pouch_next_first": tokens("Wt") });
    let mut desk = Desk::new(2, "", position);
    desk.pick(&["Draw 2 materia"]);
    assert_eq!(
        (desk.pool(0), desk.tray()),
        ("Gs Wt".to_owned(), String::new())
    );
    assert!(desk.heard().iter().any(|(rule, _)| rule == "SB-4.12"));
    let mut desk = Desk::new(2, "", json!({ "pouch_next_first": tokens("Wt") }));
    desk.pick(&["Draw 2 materia"]);
    assert_eq!(desk.pool(0), "Wt");
}

// rule: SB-9.2, SB-9.3, SB-9.4
#[test]
fn the_altar_is_adjusted_by_its_size() {
    let pouch = "Yo Yt Ys Wt Ws Bo Bt Bs";
    let sizes = [(0, 5), (3, 5), (4, 5), (5, 6), (9, 10), (10, 5), (12, 5)];
    for (before, after) in sizes {
        let altar = stored(before);
        let position = json!({
            "phase": "altar", "altar": tokens(&altar), "pouch_next_first": tokens(pouch),
            "players": [player("Kt", "", &[])],
        });
        let mut desk = Desk::new(2, "", position);
        desk.pick(&["end the day"]);
        assert_eq!(desk.state()["altar_size"], after, "{before}");
        assert_eq!(desk.tray() == altar, before >= 10 || before == 0);
    }
}

// rule: SB-10.1, SB-10.2, SB-9.5
#[test]
fn the_round_is_finished_after_the_trigger() {
    let position = |day: u8, first: u8| {
        json!({
            "players": [player("", "", &[]), player("", "", &[]), player("", "", &[])],
            "day": day, "first": first, "ending": true, "phase": "altar",
            "pouch_next_first": tokens("Yo Yt Ys Wt Ws Bo"),
        })
    };
    let mut desk = Desk::new(3, "", position(1, 0));
    desk.pick(&["end the day"]);
    assert_eq!((desk.asked(), desk.seat().0), ("morning", 2));
    desk.pass_to("end-day").pick(&["end the day"]);
    assert!(desk.sitting.is_over());
    // The altar was adjusted after the very last day too.
    assert_eq!(desk.state()["altar_size"], 6);
    let mut desk = Desk::new(3, "", position(0, 1));
    desk.pick(&["end the day"]);
    assert!(desk.sitting.is_over());
}

// rule: SB-10.3, SB-10.4, SB-10.5
#[test]
fn everybody_scores_spells_and_the_familiar_board() {
    let points = [0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 18];
    for (count, points) in points.into_iter().enumerate() {
        let position = json!({ "phase": "end", "players": [player("", &stored(count), &[])] });
        assert_eq!(Desk::new(2, "", position).score(0), points);
    }
    let spells = [
        "sacrifice 4 Ro",
        "levitation 5 Po",
        "purification 3 Go",
        "time_travel 4 Wo",
        "abundance 5 Yo",
    ];
    let position = json!({ "phase": "end", "players": [player("", "Ro Rt Ps Gs Ko Wt", &spells)] });
    let desk = Desk::new(2, "", position);
    assert_eq!(desk.score(0), 26);
    let outcome = desk.sitting.outcome().map(|it| it.scores);
    assert_eq!(outcome, Some(vec![26, 0]));
}

// rule: SB-10.6
#[test]
fn ties_are_broken_by_spells_then_by_the_pool_then_shared() {
    // 6 points each: by spells, or by stored tokens and spells.
    let position = json!({ "phase": "end", "players": [
        player("Ro Rt Rs Ro", "", &["offering 5 Ko"]),
        player("", "", &["offering 4 Ko", "time_travel 3 Wo"]),
        player("Bo Bt", "", &["offering 4 Kt", "time_travel 3 Wt"]),
        player("Yo Yt", "", &["offering 4 Ks", "time_travel 3 Ws"]),
    ] });
    let desk = Desk::new(4, "", position);
    let outcome = desk
        .sitting
        .outcome()
        .unwrap_or_else(|| panic!("the game is over"));
    assert_eq!(outcome.scores, [6, 6, 6, 6]);
    assert_eq!(outcome.places, [4, 3, 1, 1]);
    assert_eq!(
        outcome.winners.iter().map(|it| it.0).collect::<Vec<_>>(),
        [2, 3]
    );
}

// rule: SB-10.7
#[test]
fn a_game_ends_with_its_hundredth_round() {
    let position = json!({ "phase": "altar", "round": 100, "day": 1, "players": [] });
    let mut desk = Desk::new(2, "", position);
    desk.pick(&["end the day"]);
    assert!(desk.sitting.is_over());
    // Nothing in the game at all: nobody can do anything, and still it ends.
    let setup = Setup::of(2).with("mode", "set1");
    let world = game().place(&setup, &Seed::from_number(1), &json!({}));
    assert!(world.is_ok_and(|world| world.waiting().is_over()));
}

// rule: SB-1.5
#[test]
fn positions_that_cannot_be_are_refused_in_words() {
    let refuse = |position: Value| {
        let desk = Desk::with(2, "", &json!({}), position);
        desk.err().map(|error| error.0).unwrap_or_default()
    };
    assert!(refuse(json!({ "altar": ["Xx"] })).contains("no token `Xx`"));
    assert!(refuse(json!({ "altar": tokens("Ro Ro Ro Ro Ro Ro") })).contains("only 5"));
    assert!(refuse(json!({ "phase": "night" })).contains("unknown phase `night`"));
    assert!(refuse(json!({ "day": 2 })).contains("no seat 2"));
    let pool = "Ro Rt Rs Po Pt Ps Go Gt Gs Ko";
    assert!(refuse(json!({ "players": [player(pool, "", &[])] })).contains("more than 9"));
    let spell = json!({ "players": [player("", "", &["blaze 3 Ro"])] });
    assert!(refuse(spell).contains("not among the spells"));
    let token = json!({ "players": [player("", "", &["sacrifice 3 Bo"])] });
    assert!(refuse(token).contains("red token"));
}
