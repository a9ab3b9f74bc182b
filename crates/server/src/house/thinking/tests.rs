//! Thinkers at work, with bots that only pretend to think.

use super::*;
use fantasy_realms::FantasyRealms;
use table::{Answer, Game, Setup, Sitting};

/// Says that it thinks, and thinks until its time is over or it is stopped.
struct Pretender {
    name: &'static str,
    time: Duration,
    stop: Stop,
    diary: Diary,
}

type Diary = Arc<Mutex<Vec<&'static str>>>;

impl Bot for Pretender {
    fn begin(&mut self, _seed: &Seed) {}

    fn choose(&mut self, seen: &Seen<'_>) -> Answer {
        self.diary.lock().unwrap().push(self.name);
        let begun = Instant::now();
        while begun.elapsed() < self.time && !self.stop.is_stopped() {
            std::thread::sleep(Duration::from_millis(1));
        }
        seen.question().random_answer(&mut Chance::from_number(1))
    }

    fn heed(&mut self, stop: Stop) {
        self.stop = stop;
    }
}

/// Panics, or answers what nobody asked.
struct Stumbler {
    panics: bool,
}

impl Bot for Stumbler {
    fn begin(&mut self, _seed: &Seed) {}

    fn choose(&mut self, _seen: &Seen<'_>) -> Answer {
        assert!(!self.panics, "this bot stumbles on purpose");
        Answer::one(9999)
    }
}

const LONG: Duration = Duration::from_secs(60);
const AT_ONCE: Duration = Duration::ZERO;
/// More than anything done at once takes on a busy machine.
const SOON: Duration = Duration::from_secs(10);

fn table() -> Sitting {
    let game = table::erase(FantasyRealms::from_pack(None).unwrap());
    Sitting::start(game, Setup::of(3), Seed::from_number(1)).unwrap()
}

fn question(sitting: &Sitting) -> Question {
    let asked = sitting.waiting().first().unwrap();
    sitting.question(asked).unwrap()
}

fn task(bot: Box<dyn Bot>, ponders: bool, urgency: Urgency) -> Task {
    let sitting = table();
    Task {
        bot,
        ponders,
        world: sitting.world().fork(),
        question: question(&sitting),
        urgency,
    }
}

fn pretender(diary: &Diary, name: &'static str, time: Duration) -> Box<dyn Bot> {
    Box::new(Pretender {
        name,
        time,
        stop: Stop::default(),
        diary: Arc::clone(diary),
    })
}

/// Hands in a bot that ponders.
fn ponder(
    thinkers: &Thinkers,
    diary: &Diary,
    name: &'static str,
    time: Duration,
    urgency: Urgency,
) -> (Pondering, oneshot::Receiver<Outcome>) {
    thinkers.think(task(pretender(diary, name, time), true, urgency))
}

/// Waits until this bot thinks.
fn until_at_work(diary: &Diary, name: &str) {
    let begun = Instant::now();
    while !diary.lock().unwrap().contains(&name) {
        assert!(begun.elapsed() < SOON, "{name} does not think");
        std::thread::sleep(Duration::from_millis(1));
    }
}

#[test]
fn whoever_is_waited_for_comes_first() {
    let (thinkers, diary) = (Thinkers::new(1, LONG), Diary::default());
    let busy = ponder(&thinkers, &diary, "busy", LONG, Urgency::Advice);
    until_at_work(&diary, "busy");
    let hand_in = |name, urgency| ponder(&thinkers, &diary, name, AT_ONCE, urgency);
    let alone = hand_in("alone", Urgency::Unattended);
    let first = hand_in("first", Urgency::Awaited);
    let second = hand_in("second", Urgency::Awaited);
    let hint = hand_in("hint", Urgency::Advice);
    drop(busy);
    for (_pondering, outcome) in [alone, first, second, hint] {
        assert!(outcome.blocking_recv().is_ok());
    }
    let order = diary.lock().unwrap().clone();
    assert_eq!(order, ["busy", "hint", "first", "second", "alone"]);
}

#[test]
fn nobody_waits_for_ever() {
    let mut queue = Queue::default();
    let diary = Diary::default();
    let now = Instant::now();
    let mut hand_in = |name, urgency, since| {
        let (told, _) = oneshot::channel();
        let task = task(pretender(&diary, name, AT_ONCE), true, urgency);
        let think = |stop| task.carry_out(stop);
        let asked = (since, queue.taken_in);
        let work = Box::new(Thought { think, told });
        queue.push(Waiting::new(urgency, true, asked, work, Stop::default()));
        queue.taken_in += 1;
    };
    hand_in("old", Urgency::Unattended, now);
    hand_in("fresh", Urgency::Awaited, now + Duration::from_secs(10));
    hand_in("late", Urgency::Awaited, now + Duration::from_secs(60));
    let order: Vec<_> = std::iter::from_fn(|| queue.pop(Takes::Everything))
        .map(|waiting| waiting.since.duration_since(now).as_secs())
        .collect();
    assert_eq!(order, [10, 0, 60]);
}

#[test]
fn what_nobody_wants_is_stopped_at_once() {
    let (thinkers, diary) = (Thinkers::new(1, LONG), Diary::default());
    let (pondering, outcome) = ponder(&thinkers, &diary, "unwanted", LONG, Urgency::Awaited);
    until_at_work(&diary, "unwanted");
    let stopped = Instant::now();
    drop(pondering);
    assert!(outcome.blocking_recv().is_err(), "nothing comes of it");
    let next = ponder(&thinkers, &diary, "next", AT_ONCE, Urgency::Awaited);
    assert!(next.1.blocking_recv().is_ok());
    assert!(stopped.elapsed() < SOON, "{:?}", stopped.elapsed());
}

#[test]
fn what_nobody_wants_any_more_is_never_begun() {
    let (thinkers, diary) = (Thinkers::new(1, LONG), Diary::default());
    let busy = ponder(&thinkers, &diary, "busy", LONG, Urgency::Awaited);
    until_at_work(&diary, "busy");
    let unwanted = ponder(&thinkers, &diary, "unwanted", LONG, Urgency::Awaited);
    let wanted = ponder(&thinkers, &diary, "wanted", AT_ONCE, Urgency::Awaited);
    drop(unwanted);
    drop(busy);
    assert!(wanted.1.blocking_recv().is_ok());
    assert_eq!(*diary.lock().unwrap(), ["busy", "wanted"]);
}

#[test]
fn quick_ones_never_wait_behind_those_that_ponder() {
    let (thinkers, diary) = (Thinkers::new(1, LONG), Diary::default());
    let _busy = ponder(&thinkers, &diary, "busy", LONG, Urgency::Awaited);
    until_at_work(&diary, "busy");
    let quick = pretender(&diary, "quick", AT_ONCE);
    let (_pondering, outcome) = thinkers.think(task(quick, false, Urgency::Unattended));
    assert!(outcome.blocking_recv().is_ok());
}

#[test]
fn time_runs_out_whatever_the_bot_was_told() {
    let limit = Duration::from_millis(50);
    let (thinkers, diary) = (Thinkers::new(1, limit), Diary::default());
    let begun = Instant::now();
    let slow = ponder(&thinkers, &diary, "slow", LONG, Urgency::Awaited);
    assert!(slow.1.blocking_recv().is_ok(), "an answer, if not the best");
    assert!(begun.elapsed() >= limit && begun.elapsed() < SOON);
}

#[test]
fn a_bot_that_stumbles_is_answered_for() {
    let thinkers = Thinkers::new(1, LONG);
    let question = question(&table());
    for panics in [true, false] {
        let stumbler = Box::new(Stumbler { panics });
        let (_pondering, outcome) = thinkers.think(task(stumbler, true, Urgency::Awaited));
        let outcome = outcome.blocking_recv().unwrap();
        assert!(outcome.bot.is_none(), "it does not come again");
        assert_eq!(question.check(&outcome.advice.answer), Ok(()));
    }
}

#[test]
fn a_thought_that_panics_harms_nobody() {
    let thinkers = Thinkers::new(1, LONG);
    let (_pondering, nothing) = thinkers.think_of(Urgency::Advice, true, |_| -> u8 {
        panic!("this thought breaks off on purpose")
    });
    assert!(nothing.blocking_recv().is_err());
    let (_pondering, seven) = thinkers.think_of(Urgency::Advice, true, |_| 7);
    assert_eq!(seven.blocking_recv(), Ok(7));
}
