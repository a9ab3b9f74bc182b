//! Finding things by what people type: any case, any language, small slips of the finger.

/// Text as it is compared: without case and surrounding space, accents folded, so that nobody
/// needs a special keyboard.
#[must_use]
pub fn folded(text: &str) -> String {
    let folded = text.trim().chars().flat_map(char::to_lowercase).map(plain);
    folded
        .map(|letter| {
            if matches!(letter, '_' | '-') {
                ' '
            } else {
                letter
            }
        })
        .collect()
}

fn plain(letter: char) -> char {
    match letter {
        'ą' | 'ä' | 'á' | 'à' => 'a',
        'ć' | 'č' => 'c',
        'ę' | 'é' | 'è' => 'e',
        'ł' => 'l',
        'ń' => 'n',
        'ó' | 'ö' => 'o',
        'ś' => 's',
        'ü' => 'u',
        'ź' | 'ż' => 'z',
        'ё' => 'е',
        '’' => '\'',
        other => other,
    }
}

/// The known names nearest to an unknown one, the nearest first.
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let word = folded(word);
    let measured = known
        .into_iter()
        .map(|name| (likeness(&word, &folded(name)), name));
    let mut near: Vec<(f64, &str)> = measured.filter(|(likeness, _)| *likeness > 0.75).collect();
    let best = near
        .iter()
        .map(|(likeness, _)| *likeness)
        .fold(0.0, f64::max);
    near.retain(|(likeness, _)| *likeness > best - 0.05);
    near.sort_by(|left, right| right.0.total_cmp(&left.0).then(left.1.cmp(right.1)));
    near.dedup_by(|left, right| left.1 == right.1);
    near.into_iter().map(|(_, name)| name).take(3).collect()
}

fn likeness(word: &str, name: &str) -> f64 {
    let part = word.chars().count() >= 4 && name.split(' ').any(|part| part == word);
    if part {
        0.95
    } else {
        strsim::jaro_winkler(word, name)
    }
}

/// `: did you mean King or Knights?`, or nothing.
#[must_use]
pub fn did_you_mean(near: &[&str]) -> String {
    match near {
        [] => String::new(),
        [one] => format!(": did you mean {one}?"),
        [most @ .., last] => format!(": did you mean {} or {last}?", most.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_accents_and_dashes_do_not_matter() {
        assert_eq!(folded("  Świątynia "), "swiatynia");
        assert_eq!(folded("gem_of_order"), folded("Gem of Order"));
        assert_eq!(folded("Doppelgänger"), "doppelganger");
        assert_eq!(folded("ЁЖ"), "еж");
    }

    #[test]
    fn a_slip_of_the_finger_is_understood() {
        let known = ["King", "Queen", "Knights", "Gem of Order"];
        assert_eq!(nearest("Kng", known), ["King"]);
        assert_eq!(nearest("gem of ordr", known), ["Gem of Order"]);
        assert!(nearest("xylophone", known).is_empty());
        assert_eq!(
            did_you_mean(&["King", "Knights"]),
            ": did you mean King or Knights?"
        );
        assert_eq!(did_you_mean(&[]), "");
    }
}
