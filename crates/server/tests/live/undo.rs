//! Going back: freely, by consent, and not after the end.

use crate::browser::{Guest, Line, Open, open};
use serde_json::{Value, json};
use table::Chance;

struct Two {
    house: Open,
    lines: [Line; 2],
}

async fn two_people(game: &str) -> Two {
    let house = open(|_| {}).await;
    let (anna, bela) = (house.guest("Anna").await, house.guest("Béla").await);
    let id = anna
        .table(game, json!([{"kind": "me"}, {"kind": "open"}]))
        .await;
    bela.post(&format!("/api/tables/{id}/sit"), json!({})).await;
    let line = async |guest: &Guest, seat: u8| guest.line(&id, &format!("seat={seat}")).await;
    let lines = [line(&anna, 0).await, line(&bela, 1).await];
    Two { house, lines }
}

impl Two {
    /// The seat that is asked.
    fn asked(&self) -> usize {
        usize::from(self.lines[0].ticket().is_none())
    }

    async fn choose(&mut self, chance: &mut Chance) -> usize {
        let at = self.asked();
        let seq = self.lines[at].choose(chance).await;
        self.lines[1 - at].until(seq).await;
        at
    }
}

fn undo_kind(line: &Line) -> &str {
    line.now["undo"]["kind"].as_str().expect("a kind")
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_has_learnt_from_is_taken_back_at_once() {
    let mut two = two_people("spellbook").await;
    let mut chance = Chance::from_number(5);
    // Play until a choice leaves its seat with a free undo.
    for _ in 0..60 {
        let before = two.lines[two.asked()].now["picture"].clone();
        let at = two.choose(&mut chance).await;
        if undo_kind(&two.lines[at]) == "free" {
            let moment = two.lines[at].now["moment"].as_u64();
            two.lines[at].say(json!({"type": "undo", "seat": at})).await;
            let state = two.lines[at].hear("state").await;
            assert_eq!(state["now"]["moment"].as_u64(), moment.map(|it| it - 1));
            assert_eq!(state["now"]["picture"], before);
            let seen = two.lines[1 - at].hear("state").await;
            assert_eq!(seen["now"]["seq"], state["now"]["seq"]);
            drop(two.house);
            return;
        }
    }
    panic!("no choice of sixty could be taken back freely");
}

/// Plays until somebody can go back only by consent, and lets them ask.
async fn plea(two: &mut Two) -> (usize, Value) {
    let mut chance = Chance::from_number(6);
    loop {
        let at = two.choose(&mut chance).await;
        if undo_kind(&two.lines[at]) == "by_consent" {
            two.lines[at].say(json!({"type": "undo", "seat": at})).await;
            let plea = two.lines[1 - at].hear("plea").await["plea"].clone();
            assert_eq!(
                (&plea["seat"], &plea["open"]),
                (&json!(at), &json!([1 - at]))
            );
            assert!(!plea["why"].as_str().expect("words").is_empty());
            return (at, plea);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn beyond_that_the_others_are_asked_and_a_yes_goes_back() {
    let mut two = two_people("fantasy-realms").await;
    let (at, plea) = plea(&mut two).await;
    let own = json!({"type": "consent", "seat": at, "agree": true});
    two.lines[at].say(own).await;
    assert_eq!(two.lines[at].hear("refused").await["code"], "no_plea");
    let yes = json!({"type": "consent", "seat": 1 - at, "agree": true});
    two.lines[1 - at].say(yes).await;
    let state = two.lines[at].hear("state").await;
    assert_eq!(state["now"]["moment"], plea["moment"]);
    assert!(state["plea"].is_null());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_no_settles_it() {
    let mut two = two_people("fantasy-realms").await;
    let (at, _) = plea(&mut two).await;
    let before = two.lines[at].now.clone();
    let no = json!({"type": "consent", "seat": 1 - at, "agree": false});
    two.lines[1 - at].say(no).await;
    loop {
        if two.lines[at].hear("plea").await["plea"].is_null() {
            break;
        }
    }
    assert_eq!(two.lines[at].now, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_goes_on_settles_it_too() {
    let mut two = two_people("fantasy-realms").await;
    let (at, plea) = plea(&mut two).await;
    // Asking for the same again changes nothing.
    two.lines[at].say(json!({"type": "undo", "seat": at})).await;
    assert_eq!(two.lines[1 - at].hear("plea").await["plea"], plea);
    two.choose(&mut Chance::from_number(7)).await;
    for line in &mut two.lines {
        while !line.hear("plea").await["plea"].is_null() {}
    }
    let yes = json!({"type": "consent", "seat": 1 - at, "agree": true});
    two.lines[1 - at].say(yes).await;
    assert_eq!(two.lines[1 - at].hear("refused").await["code"], "no_plea");
}
