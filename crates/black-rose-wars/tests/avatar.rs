//! The Avatar where no card of the box shows the rule, or where nothing on the table does.

use black_rose_wars::BlackRoseWars;
use black_rose_wars::cards::{Pack, ProgramId, QuestId};
use black_rose_wars::geometry::cells;
use black_rose_wars::play::state::Party;
use black_rose_wars::witness::{Standing, Witness};
use serde_json::json;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use table::scenario::Scenario;
use table::{Game, Seed, Tale, erase};

/// The cards with one text changed.
fn pack_with(file: &str, from: &str, to: &str) -> Pack {
    let sources = Pack::built_in_sources().with_change(file, from, to);
    Pack::load(&sources).unwrap_or_else(|mistakes| panic!("{mistakes}"))
}

/// Plays a scenario that is written here, with an apprentice.
fn run(game: BlackRoseWars, text: &str) {
    let head = "title = \"\"\ngame = \"black-rose-wars\"\nseats = 3";
    let scenario = format!("{head}\noptions = {{ avatar = \"apprentice\" }}\n{text}");
    let scenario = Scenario::parse(&scenario).expect("a scenario");
    scenario.run(&erase(game)).expect("as expected");
}

// rule: BRW-25.1.3
#[test]
fn its_cell_is_one_of_the_layout_that_no_mage_has() {
    let game = BlackRoseWars::new(Pack::built_in());
    let options = json!({ "avatar": "master", "setup": "random" });
    let options = serde_json::from_value(options).expect("options");
    for players in 1..=3 {
        let layout: BTreeSet<_> = cells(players + 1).iter().map(|it| (it.q, it.r)).collect();
        for seed in 0..20 {
            let seed = Seed::from_number(seed);
            let state = game.start(players, &options, &seed, &mut Tale::deaf());
            let state = state.expect("a legal table");
            let all = (0..players).map(Party).chain([Party::ROSE]);
            let all = all.map(|party| state.bodies[party.index()].cell);
            let taken: BTreeSet<_> = all.map(|it| (it.q, it.r)).collect();
            assert_eq!(taken, layout);
        }
    }
}

// rule: BRW-25.3.9
#[test]
fn spells_it_has_to_discard_are_orders_that_nobody_carries_out() {
    let own = "Deal 3 damage to the target. Suffering 1.";
    let text = "Each mage in play order: discard 1 spell from your hand.";
    let pack = pack_with("agony.cards", own, text);
    run(
        BlackRoseWars::new(pack),
        r#"
        [position]
        resolve = { spell = "grim_torment top", by = "D" }
        decks = { orders = { 2 = ["black_lightning", "unravel"] } }
        [[position.mages]]
        at = "0,0"
        hand = ["blight"]
        [[position.mages]]
        at = "1,0"
        [expect.state]
        mages.D = { hand = [], memories = ["blight"] }
        avatar = { memories = ["black_lightning"], resolved = 0 }
        decks.order_sizes = { 1 = 10, 2 = 9, 3 = 10 }
        mages.R.damage = 0
        "#,
    );
}

// rule: BRW-25.4.5
#[test]
fn one_order_card_answers_one_event() {
    let own = "react: trap when targeted by a combat spell\nreact.text: The target is that caster.";
    let text = "react: trap when damaged\nreact.text: The target is that mage.";
    let pack = pack_with("orders.cards", own, text);
    run(
        BlackRoseWars::new(pack),
        r#"
        [position]
        resolve = { spell = "grim_torment top", by = "D" }
        decks = { orders = { 2 = ["thorn_armour", "briar_snare"] } }
        [[position.mages]]
        at = "0,0"
        [[play]]
        pick = "The Possessed"
        [expect.state]
        avatar = { track = ["D"], memories = ["thorn_armour"] }
        mages.D.misfortunes = []
        decks.order_sizes = { 1 = 10, 2 = 9, 3 = 10 }
        "#,
    );
}

/// Remembers every program that ran.
#[derive(Debug, Default)]
struct Ran(Mutex<BTreeSet<ProgramId>>);

impl Witness for Ran {
    fn ran(&self, program: ProgramId, _at: u16, _done: bool) {
        self.0
            .lock()
            .expect("no panic while locked")
            .insert(program);
    }

    fn applied(&self, _card: Standing, _rule: usize) {}

    fn met(&self, _quest: QuestId) {}
}

/// The parts of Black Lightning that are carried out when the Avatar has that much damage of the
/// mage it strikes, and that mage strikes back for 2.
fn parts_of_black_lightning(damage: usize) -> Vec<bool> {
    let pack = Pack::built_in();
    let order = pack.orders.iter().find(|it| it.id == "black_lightning");
    let order = order.expect("an order of the second moon");
    let parts: Vec<ProgramId> = order.steps.iter().map(|it| it.effect.program).collect();
    let witness = Arc::new(Ran::default());
    let game = BlackRoseWars::new(pack).watched_by(Arc::clone(&witness) as Arc<dyn Witness>);
    let track = json!(vec!["D"; damage]);
    run(
        game,
        &format!(
            r#"
            [position]
            whose = "Rose"
            avatar = {{ at = "1,0", track = {track} }}
            decks = {{ orders = {{ 2 = ["black_lightning"] }} }}
            [[position.mages]]
            at = "0,0"
            board = {{ I = "baneful_curse top active" }}
            [[play]]
            seat = 0
            pick = "pass"
            [[play]]
            seat = 0
            pick = "Baneful Curse (top)"
            [expect.state]
            mages.D.damage = 3
            "#
        ),
    );
    let ran = witness.0.lock().expect("no panic while locked");
    parts.iter().map(|part| ran.contains(part)).collect()
}

// rule: BRW-25.3.8
#[test]
fn physical_parts_are_lost_when_it_has_been_defeated() {
    assert_eq!(parts_of_black_lightning(9), [true, true]);
    assert_eq!(parts_of_black_lightning(10), [true, false]);
}
