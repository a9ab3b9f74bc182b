//! Standing orders and automatic passes.

use crate::browser::open;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_standing_order_answers_its_question_as_often_as_it_may() {
    let house = open(|_| {}).await;
    let anna = house.guest("Anna").await;
    let seats = json!([{"kind": "me"}, {"kind": "local", "name": "Béla"}, {"kind": "local", "name": "Cili"}]);
    let id = anna.table("fantasy-realms", seats).await;
    let mut lines = Vec::new();
    for seat in 0..3 {
        lines.push(anna.line(&id, &format!("seat={seat}")).await);
    }
    let asked = lines
        .iter()
        .position(|line| line.ticket().is_some())
        .expect("somebody");
    let question = lines[asked].now["asked"].clone();
    let order = json!({
        "reason": question["reason"],
        "pick": question["options"][0]["target"],
        "unless_rules": [],
        "times": 1,
    });
    let orders = json!({"pass_when_forced": false, "standing": [order]});
    lines[asked]
        .say(json!({"type": "orders", "seat": asked, "orders": orders}))
        .await;
    assert_eq!(
        lines[asked].hear("orders").await["orders"]["standing"][0]["times"],
        1
    );
    lines[asked].until(1).await;
    assert_eq!(
        lines[asked].now["moment"], 1,
        "answered without anybody choosing"
    );
    // Used up: the same question is asked of the person again when it comes round.
    let again = anna.line(&id, &format!("seat={asked}")).await;
    assert!(again.now["seq"].as_u64() >= Some(1));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_waits_for_its_conditions() {
    let house = open(|_| {}).await;
    let anna = house.guest("Anna").await;
    let seats = json!([{"kind": "me"}, {"kind": "local", "name": "Béla"}, {"kind": "local", "name": "Cili"}]);
    let id = anna.table("fantasy-realms", seats).await;
    let mut lines = Vec::new();
    for seat in 0..3 {
        lines.push(anna.line(&id, &format!("seat={seat}")).await);
    }
    let asked = lines
        .iter()
        .position(|line| line.ticket().is_some())
        .expect("somebody");
    let question = lines[asked].now["asked"].clone();
    let order = json!({
        "reason": question["reason"],
        "pick": question["options"][0]["target"],
        "unless_other_than": [],
        "unless_rules": [],
    });
    let orders = json!({"standing": [order]});
    lines[asked]
        .say(json!({"type": "orders", "seat": asked, "orders": orders}))
        .await;
    lines[asked].hear("orders").await;
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert_eq!(anna.line(&id, &format!("seat={asked}")).await.now["seq"], 0);
    let many: Vec<_> = (0..21).map(|_| order_like(&question)).collect();
    let orders = json!({"standing": many});
    lines[asked]
        .say(json!({"type": "orders", "seat": asked, "orders": orders}))
        .await;
    assert_eq!(
        lines[asked].hear("refused").await["code"],
        "too_many_orders"
    );
}

fn order_like(question: &serde_json::Value) -> serde_json::Value {
    json!({"reason": question["reason"], "pick": question["options"][0]["target"], "unless_rules": []})
}

#[tokio::test(flavor = "multi_thread")]
async fn what_has_only_one_answer_is_passed_automatically_where_a_person_wishes_so() {
    let house = open(|_| {}).await;
    let anna = house.guest("Anna").await;
    let seats = json!([{"kind": "me"}, {"kind": "local", "name": "Béla"}, {"kind": "local", "name": "Cili"}]);
    let id = anna.table("fantasy-realms", seats).await;
    let mut lines = Vec::new();
    for seat in 0..3 {
        lines.push(anna.line(&id, &format!("seat={seat}")).await);
    }
    // There is nothing to take on the first turn: the only answer is to draw from the deck.
    let asked = lines
        .iter()
        .position(|line| line.ticket().is_some())
        .expect("somebody");
    assert_eq!(lines[asked].now["asked"]["forced"], true);
    let orders = json!({"pass_when_forced": true, "standing": []});
    lines[asked]
        .say(json!({"type": "orders", "seat": asked, "orders": orders}))
        .await;
    lines[asked].until(1).await;
    assert_eq!(lines[asked].now["asked"]["forced"], false);
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    let now = anna.line(&id, &format!("seat={asked}")).await.now;
    assert_eq!(now["seq"], 1, "what is a real choice waits for its person");
}
