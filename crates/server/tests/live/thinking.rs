//! Bots that ponder: nobody else waits for them, and nobody's bots ponder for nothing.

use crate::browser::{Guest, Line, Open, open};
use serde_json::json;
use std::time::{Duration, Instant};
use table::Chance;

/// How long the bot `search` ponders.
const PONDERS: Duration = Duration::from_millis(1_800);
/// What is done at once takes less, also on a busy machine.
const AT_ONCE: Duration = Duration::from_millis(1_200);

/// A house with one thinker.
async fn house() -> Open {
    open(|config| config.thinkers = 1).await
}

/// Somebody against a bot, who is to decide.
pub(crate) async fn against(guest: &Guest, bot: &str) -> Line {
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": bot}]);
    let id = guest.table("fantasy-realms", seats).await;
    let mut line = guest.line(&id, "seat=0").await;
    until_asked(&mut line).await;
    line
}

/// Waits for a question.
pub(crate) async fn until_asked(line: &mut Line) {
    while line.ticket().is_none() {
        line.next().await.expect("the line is open");
    }
}

/// Plays until the bot has to decide.
pub(crate) async fn until_the_bot_ponders(line: &mut Line, chance: &mut Chance) {
    until_asked(line).await;
    while line.ticket().is_some() {
        line.choose(chance).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_and_quick_bots_do_not_wait_for_a_bot_that_ponders() {
    let house = house().await;
    let (anna, bela) = (house.guest("Anna").await, house.guest("Béla").await);
    let mut chance = Chance::from_number(5);
    let mut slow = against(&anna, "search").await;
    let mut quick = against(&bela, "greedy").await;
    until_the_bot_ponders(&mut slow, &mut chance).await;
    let begun = Instant::now();
    until_the_bot_ponders(&mut quick, &mut chance).await;
    until_asked(&mut quick).await;
    let took = begun.elapsed();
    assert!(took < AT_ONCE, "{took:?}");
    until_asked(&mut slow).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_ponders_answers_in_its_time() {
    let house = house().await;
    let anna = house.guest("Anna").await;
    let mut line = against(&anna, "hard").await;
    let mut chance = Chance::from_number(6);
    until_the_bot_ponders(&mut line, &mut chance).await;
    // A turn has several decisions; each may take the whole time.
    let (mut last, mut seq) = (Instant::now(), line.now["seq"].clone());
    while line.ticket().is_none() {
        line.next().await.expect("the line is open");
        if line.now["seq"] != seq {
            assert!(
                last.elapsed() < Duration::from_secs(3),
                "{:?}",
                last.elapsed()
            );
            (last, seq) = (Instant::now(), line.now["seq"].clone());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_ponders_over_a_question_that_was_taken_back() {
    let house = house().await;
    let (anna, bela) = (house.guest("Anna").await, house.guest("Béla").await);
    let mut chance = Chance::from_number(7);
    let mut given_up = against(&anna, "search").await;
    let mut goes_on = against(&bela, "search").await;
    until_the_bot_ponders(&mut given_up, &mut chance).await;
    until_the_bot_ponders(&mut goes_on, &mut chance).await;
    let seq = goes_on.now["seq"].as_u64().expect("a number");
    let begun = Instant::now();
    // The only thinker is busy with the other table, until that is not wanted any more.
    given_up.say(json!({"type": "undo", "seat": 0})).await;
    given_up.hear("state").await;
    goes_on.until(seq + 1).await;
    let took = begun.elapsed();
    assert!(took < PONDERS + AT_ONCE, "{took:?}");
}
