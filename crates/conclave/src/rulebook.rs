//! Rules as a terminal shows them.

use crate::out;
use table::rulebook::Rule;

/// A rule for a terminal.
pub(crate) fn show(rule: &Rule) -> String {
    let first = rule.text.first().map(String::as_str).unwrap_or_default();
    let mut text = out::wrap(
        &format!("{}  {}", out::title(&rule.id), inline(first)),
        "    ",
    );
    text.push('\n');
    let rest = rule.text[1.min(rule.text.len())..].join("\n");
    if !rest.trim().is_empty() {
        text.push_str(&inline(rest.trim_end()));
        text.push('\n');
    }
    text
}

/// Marks of emphasis as emphasis.
pub(crate) fn inline(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for (at, part) in text.split("**").enumerate() {
        shown.push_str(&if at % 2 == 1 {
            out::title(part)
        } else {
            part.replace('`', "")
        });
    }
    shown
}
