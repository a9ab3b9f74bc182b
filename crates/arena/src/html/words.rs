//! Figures as people read them.

use crate::estimate::Interval;
use serde_json::Value;

/// A rate in percent.
pub(super) fn percent(rate: f64) -> String {
    match rate.is_finite() {
        true => format!("{:.1} %", 100.0 * rate),
        false => "–".to_owned(),
    }
}

/// A difference of rates, in points of percent.
pub(super) fn points(difference: f64) -> String {
    match difference.is_finite() {
        true => signed(100.0 * difference, 1),
        false => "–".to_owned(),
    }
}

/// A number with its sign.
pub(super) fn signed(number: f64, digits: usize) -> String {
    let text = format!("{:.digits$}", number.abs());
    let zero = text.chars().all(|it| matches!(it, '0' | '.'));
    match number < 0.0 {
        _ if zero => text,
        true => format!("−{text}"),
        false => format!("+{text}"),
    }
}

/// An interval, its ends said by a function.
pub(super) fn between(interval: Interval, say: impl Fn(f64) -> String) -> String {
    match interval.low.is_finite() && interval.high.is_finite() {
        true => format!("{} to {}", say(interval.low), say(interval.high)),
        false => "not known".to_owned(),
    }
}

/// An interval of rates, in percent.
pub(super) fn percents(interval: Interval) -> String {
    between(interval, |rate| format!("{:.1}", 100.0 * rate))
}

/// A number in groups of three digits.
pub(super) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

/// The options of a setup.
pub(super) fn options(options: &Value) -> String {
    let said = options.as_object().into_iter().flatten();
    let said: Vec<_> = said
        .map(|(key, value)| match value {
            Value::String(word) => format!("{key}: {word}"),
            value => format!("{key}: {value}"),
        })
        .collect();
    match said.is_empty() {
        true => "the usual ones".to_owned(),
        false => said.join(", "),
    }
}

/// Text cut to so many characters.
pub(super) fn cut(text: &str, most: usize) -> String {
    match text.chars().count() > most {
        true => text.chars().take(most - 1).chain(['…']).collect(),
        false => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_read_as_people_write_them() {
        assert_eq!(grouped(1_234_567), "1\u{202f}234\u{202f}567");
        assert_eq!((grouped(12), grouped(123)), ("12".into(), "123".into()));
        assert_eq!(
            (points(-0.0312), points(0.00001)),
            ("−3.1".into(), "0.0".into())
        );
        let unknown = Interval {
            low: f64::NEG_INFINITY,
            high: f64::INFINITY,
        };
        assert_eq!(percents(unknown), "not known");
        assert_eq!(cut("Necromancer", 6), "Necro…");
        let chosen = serde_json::json!({ "items": true, "setup": "choose" });
        assert_eq!(options(&chosen), "items: true, setup: choose");
    }
}
