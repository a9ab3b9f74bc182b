//! What is chosen before a game: the words of `-o key=value` for any game, and the seed.

use crate::failure::Failure;
use serde_json::Value;
use table::lookup;
use table::setups::Settled;
use table::{GameInfo, OptionKind, OptionSpec, Seed, Setup};

/// A setup from the words of the command line.
pub(crate) fn setup(info: &GameInfo, seats: u8, words: &[String]) -> Result<Setup, Failure> {
    let mut setup = Setup::of(seats);
    for word in words {
        let (key, value) = word.split_once('=').unwrap_or((word, "true"));
        let spec = find(info, key.trim())?;
        setup = setup.with(spec.key, read(spec, value.trim())?);
    }
    Ok(setup)
}

/// What the words of the command line settle, where the rest is drawn by chance.
pub(crate) fn settled(
    info: &GameInfo,
    players: Option<u8>,
    words: &[String],
) -> Result<Settled, Failure> {
    if let Some(players) = players.filter(|it| !info.seats.contains(it)) {
        let (title, lo, hi) = (info.title, info.seats.start(), info.seats.end());
        return Err(Failure::input(format!(
            "{title} is for {lo} to {hi} players, not {players}"
        )));
    }
    let setup = setup(info, info.usual_seats, words)?;
    Ok(Settled {
        seats: players,
        options: setup.options.as_object().cloned().unwrap_or_default(),
    })
}

fn find<'a>(info: &'a GameInfo, key: &str) -> Result<&'a OptionSpec, Failure> {
    info.options
        .iter()
        .find(|spec| spec.key == key)
        .ok_or_else(|| {
            let keys: Vec<_> = info.options.iter().map(|spec| spec.key).collect();
            let near = lookup::did_you_mean(&lookup::nearest(key, keys.iter().copied()));
            let (title, keys) = (info.title, keys.join(", "));
            Failure::input(format!(
                "{title} has no option `{key}`{near}\nits options are: {keys}"
            ))
        })
}

fn read(spec: &OptionSpec, text: &str) -> Result<Value, Failure> {
    let key = spec.key;
    match &spec.kind {
        OptionKind::Switch { .. } => match text {
            "true" | "on" | "yes" | "1" => Ok(true.into()),
            "false" | "off" | "no" | "0" => Ok(false.into()),
            _ => Err(Failure::input(format!(
                "`{key}` is `true` or `false`, not `{text}`"
            ))),
        },
        OptionKind::Choice { values, .. } if values.contains(&text) => Ok(text.into()),
        OptionKind::Choice { values, .. } => Err(not_among(key, text, values.iter().copied())),
        OptionKind::Number { min, max, .. } => match text.parse::<u16>() {
            Ok(number) if (*min..=*max).contains(&number) => Ok(number.into()),
            _ => Err(Failure::input(format!(
                "`{key}` is a number from {min} to {max}, not `{text}`"
            ))),
        },
        OptionKind::List { values } => {
            let words: Vec<&str> = text.split(',').filter(|word| !word.is_empty()).collect();
            match words
                .iter()
                .find(|word| !values.iter().any(|value| value == *word))
            {
                Some(word) => Err(not_among(key, word, values.iter().map(String::as_str))),
                None => Ok(words.into()),
            }
        }
    }
}

fn not_among<'a>(key: &str, text: &str, values: impl Iterator<Item = &'a str>) -> Failure {
    let values = values.collect::<Vec<_>>().join(", ");
    Failure::input(format!("`{key}` cannot be `{text}`: it is one of {values}"))
}

/// A seed nobody can guess.
pub(crate) fn fresh_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::input(format!("the system gives no random numbers: {error}")))?;
    Ok(Seed(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn info() -> GameInfo {
        let switch = OptionKind::Switch { default: false };
        let choice = OptionKind::Choice {
            values: &["short", "long"],
            default: "short",
        };
        let number = OptionKind::Number {
            min: 1,
            max: 35,
            default: 30,
        };
        let list = OptionKind::List {
            values: vec!["fire".to_owned(), "ice".to_owned()],
        };
        let spec = |key, kind| OptionSpec { key, kind };
        GameInfo {
            id: "test",
            title: "Test",
            rule_prefix: "T",
            rules_version: 1,
            state_version: 1,
            seats: 2..=3,
            usual_seats: 2,
            options: vec![
                spec("extra", switch),
                spec("length", choice),
                spec("end", number),
                spec("schools", list),
            ],
            longest: 10,
            levels: table::Levels::default(),
        }
    }

    fn words(text: &str) -> Vec<String> {
        text.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn options_are_read_by_their_kind() {
        let setup = setup(
            &info(),
            2,
            &words("extra length=long end=12 schools=fire,ice"),
        )
        .unwrap();
        let expected = serde_json::json!({
            "extra": true, "length": "long", "end": 12, "schools": ["fire", "ice"]
        });
        assert_eq!(setup.options, expected);
    }

    #[test]
    fn what_is_no_option_is_refused_in_words() {
        let refused = |text: &str| match setup(&info(), 2, &words(text)) {
            Err(Failure::Input(message)) => message,
            other => panic!("{other:?}"),
        };
        assert!(refused("extr=1").contains("did you mean extra?"));
        assert!(refused("extra=maybe").contains("`true` or `false`"));
        assert!(refused("length=endless").contains("short, long"));
        assert!(refused("schools=fire,mud").contains("`mud`"));
        for wrong in ["x", "0", "36", "-1", "1.5", "99999999999", ""] {
            let words = format!("`end` is a number from 1 to 35, not `{wrong}`");
            assert_eq!(refused(&format!("end={wrong}")), words);
        }
    }
}
