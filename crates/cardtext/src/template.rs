//! Templates such as `{points} for each {groups}`: one text makes the parser and the printer.

/// A part of a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Piece<'t> {
    /// Words that stand for themselves.
    Text(&'t str),
    /// A place for a field, perhaps in a grammatical case: `{suits:acc}`.
    Slot {
        name: &'t str,
        case: Option<&'t str>,
    },
}

/// Takes a template apart.
pub(crate) fn pieces(template: &str) -> impl Iterator<Item = Piece<'_>> {
    let mut rest = template;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        if let Some((slot, after)) = rest.strip_prefix('{').and_then(|slot| slot.split_once('}')) {
            rest = after;
            return Some(match slot.split_once(':') {
                Some((name, case)) => Piece::Slot {
                    name,
                    case: Some(case),
                },
                None => Piece::Slot {
                    name: slot,
                    case: None,
                },
            });
        }
        let brace = rest.char_indices().skip(1).find(|&(_, c)| c == '{');
        let end = brace.map_or(rest.len(), |(at, _)| at);
        let (text, after) = rest.split_at(end);
        rest = after;
        Some(Piece::Text(text))
    })
}

/// The names of a template's slots, sorted, for comparing a translation with the original.
pub(crate) fn slots(template: &str) -> Vec<&str> {
    let mut names: Vec<&str> = pieces(template)
        .filter_map(|piece| match piece {
            Piece::Slot { name, .. } => Some(name),
            Piece::Text(_) => None,
        })
        .collect();
    names.sort_unstable();
    names
}

/// Does the template name each of the fields exactly once, and nothing else? Evaluated while
/// compiling, so that a slip in a template is a compile error.
#[doc(hidden)]
#[must_use]
pub const fn names_each_field_once(template: &str, fields: &[&str]) -> bool {
    let mut index = 0;
    while index < fields.len() {
        if occurrences(template.as_bytes(), fields[index].as_bytes()) != 1 {
            return false;
        }
        index += 1;
    }
    count(template.as_bytes(), b'{') == fields.len()
        && count(template.as_bytes(), b'}') == fields.len()
}

const fn count(text: &[u8], wanted: u8) -> usize {
    let (mut at, mut found) = (0, 0);
    while at < text.len() {
        if text[at] == wanted {
            found += 1;
        }
        at += 1;
    }
    found
}

const fn occurrences(text: &[u8], field: &[u8]) -> usize {
    let (mut at, mut found) = (0, 0);
    while at + field.len() + 1 < text.len() {
        if text[at] == b'{'
            && starts_with(text, at + 1, field)
            && text[at + 1 + field.len()] == b'}'
        {
            found += 1;
        }
        at += 1;
    }
    found
}

const fn starts_with(text: &[u8], at: usize, wanted: &[u8]) -> bool {
    let mut index = 0;
    while index < wanted.len() {
        if text[at + index] != wanted[index] {
            return false;
        }
        index += 1;
    }
    true
}
