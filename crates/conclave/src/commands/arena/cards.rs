//! What cards are worth, as a table for people: the best and the worst of them.

use crate::out;
use arena::uses::worth::{CardReport, CardRow};

/// How many rows are shown at either end.
const SHOWN: usize = 12;

/// The cards with the greatest and the least lift, and those that nobody used.
pub(super) fn table(cards: &CardReport) -> String {
    let known: Vec<&CardRow> = { cards.rows.iter() }
        .filter(|row| row.worth.lift_95.low.is_finite())
        .collect();
    let (best, rest) = known.split_at(SHOWN.min(known.len()));
    let worst = &rest[rest.len().saturating_sub(SHOWN)..];
    let mut rows: Vec<_> = best.iter().map(|it| row(it)).collect();
    let hidden = rest.len() - worst.len();
    if hidden > 0 {
        rows.push(vec![format!("... {hidden} more ...")]);
    }
    rows.extend(worst.iter().map(|it| row(it)));
    let head = [
        "card", "what", "share", "wins", "without", "gain", "95 %", "lift", "",
    ];
    let sure = cards.rows.iter().filter(|row| row.matters()).count();
    let mut text = out::table(&head, &rows, 2..8);
    text.push_str(&format!(
        "{sure} of {} rows are more than chance (*); --json, --csv and --html have all of them\n",
        cards.rows.len()
    ));
    if !cards.unused.is_empty() {
        let names: Vec<_> = cards.unused.iter().map(|card| card.name.as_str()).collect();
        text.push_str(&format!("never used: {}\n", names.join(", ")));
    }
    text
}

fn row(row: &CardRow) -> Vec<String> {
    let it = &row.worth;
    let points = |gain: f64| format!("{:+.1}", 100.0 * gain);
    vec![
        row.card.name.clone(),
        row.how.clone(),
        format!("{:.1} %", 100.0 * it.share),
        format!("{:.1} %", 100.0 * it.win_rate),
        format!("{:.1} %", 100.0 * it.without),
        points(it.gain),
        format!("{} to {}", points(it.gain_95.low), points(it.gain_95.high)),
        format!("{:.2}", it.lift),
        if row.matters() { "*" } else { "" }.to_owned(),
    ]
}
