//! Setups without somebody who chooses: by chance, or so few that every value is among them.
//!
//! A game with ten options has millions of setups. Nobody plays them all; what tests want is any of
//! them, again and again ([`sample`]), or a short list that leaves nothing out ([`each_value`]).

use crate::chance::{Chance, Seed};
use crate::game::{GameInfo, OptionKind, OptionSpec};
use crate::tale::Tale;
use crate::world::{AnyGame, Setup};
use serde_json::{Map, Value};

/// What is settled before a setup is drawn; everything else is left to chance.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Settled {
    /// How many seats play.
    pub seats: Option<u8>,
    /// Options by key.
    pub options: Map<String, Value>,
}

impl Settled {
    /// A setup by chance. Every number of seats is equally likely. An option keeps its default half
    /// of the time, so that usual games are met among the odd ones, and has any value else.
    ///
    /// The game may refuse it: options are drawn one by one, and some do not go together.
    #[must_use]
    pub fn sample(&self, info: &GameInfo, chance: &mut Chance) -> Setup {
        let seats = self.seats.unwrap_or_else(|| any_seats(info, chance));
        let mut setup = Setup::of(seats);
        for spec in &info.options {
            if let Some(value) = self.options.get(spec.key) {
                setup = setup.with(spec.key, value.clone());
            } else if chance.odds(1, 2) {
                setup = setup.with(spec.key, any_value(&spec.kind, chance));
            }
        }
        setup
    }
}

/// A setup by chance, with nothing settled before (see [`Settled::sample`]).
#[must_use]
pub fn sample(info: &GameInfo, chance: &mut Chance) -> Setup {
    Settled::default().sample(info, chance)
}

fn any_seats(info: &GameInfo, chance: &mut Chance) -> u8 {
    let counts: Vec<u8> = info.seats.clone().collect();
    let at = chance.index(counts.len());
    counts.get(at).copied().unwrap_or(info.usual_seats)
}

fn any_value(kind: &OptionKind, chance: &mut Chance) -> Value {
    match kind {
        OptionKind::Switch { .. } => chance.odds(1, 2).into(),
        OptionKind::Choice { values, .. } => match values.len() {
            0 => Value::Null,
            count => values[chance.index(count)].into(),
        },
        OptionKind::Number { min, max, .. } => {
            let count = u32::from(max.saturating_sub(*min)) + 1;
            (u32::from(*min) + chance.below(count)).into()
        }
        // Any length is as likely as any other: were every word in or out by a coin, short lists,
        // which games rather accept, would hardly ever be drawn.
        OptionKind::List { values } => {
            let mut words = values.clone();
            chance.shuffle(&mut words);
            words.truncate(chance.index(values.len() + 1));
            words.into()
        }
    }
}

/// A few setups the game can play in which every number of seats and every value of every option
/// occurs: the ends and the default of a number, every word of a list on its own and the empty
/// list. Everything else is as usual as the game allows: at most one other option is changed. What
/// no such setup can have is missing.
///
/// Calls [`AnyGame::start`] a few hundred times.
#[must_use]
pub fn each_value(game: &dyn AnyGame) -> Vec<Setup> {
    let info = game.info();
    let changes: Vec<Change<'_>> = info.options.iter().flat_map(changes).collect();
    let seats = || {
        let usual = std::iter::once(info.usual_seats);
        usual.chain(info.seats.clone().filter(|it| *it != info.usual_seats))
    };
    let by_seats = seats().map(|count| playable(game, &[count], &[], &changes));
    let counts: Vec<u8> = seats().collect();
    let by_value = changes
        .iter()
        .map(|change| playable(game, &counts, std::slice::from_ref(change), &changes));
    let mut setups = Vec::new();
    for setup in by_seats.chain(by_value).flatten() {
        if !setups.contains(&setup) {
            setups.push(setup);
        }
    }
    setups
}

/// A value other than the default.
type Change<'a> = (&'a OptionSpec, Value);

fn changes(spec: &OptionSpec) -> Vec<Change<'_>> {
    let values: Vec<Value> = match &spec.kind {
        OptionKind::Switch { default } => vec![(!default).into()],
        OptionKind::Choice { values, default } => {
            let others = values.iter().filter(|value| *value != default);
            others.map(|&value| value.into()).collect()
        }
        OptionKind::Number { min, max, default } => {
            let ends = [min, max].into_iter().filter(|end| *end != default);
            ends.map(|&end| end.into()).collect()
        }
        OptionKind::List { values } => {
            let alone = values.iter().map(|word| vec![word.as_str()].into());
            std::iter::once(Value::Array(Vec::new()))
                .chain(alone)
                .collect()
        }
    };
    values.into_iter().map(|value| (spec, value)).collect()
}

/// The first setup the game can play with one of these numbers of seats and this change: on its own
/// if that goes, else with one more change.
fn playable(
    game: &dyn AnyGame,
    seats: &[u8],
    wanted: &[Change<'_>],
    more: &[Change<'_>],
) -> Option<Setup> {
    let with = |setup: Setup, (spec, value): &Change<'_>| setup.with(spec.key, value.clone());
    let other = |change: &&Change<'_>| wanted.iter().all(|it| it.0.key != change.0.key);
    let alone = seats
        .iter()
        .map(|&count| wanted.iter().fold(Setup::of(count), with));
    let alone: Vec<Setup> = alone.collect();
    let helped = more.iter().filter(other).flat_map(|change| {
        let setups = alone.iter().cloned();
        setups.map(move |setup| with(setup, change))
    });
    let mut all = alone.iter().cloned().chain(helped);
    let seed = Seed::from_number(0);
    all.find(|setup| game.start(setup, &seed, &mut Tale::deaf()).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Levels;
    use std::collections::BTreeSet;

    fn info(options: Vec<OptionSpec>) -> GameInfo {
        GameInfo {
            id: "test",
            title: "Test",
            rule_prefix: "T",
            rules_version: 1,
            state_version: 1,
            seats: 2..=3,
            usual_seats: 2,
            options,
            longest: 10,
            levels: Levels::default(),
        }
    }

    fn every_kind() -> GameInfo {
        let spec = |key, kind| OptionSpec { key, kind };
        let values = vec!["fire".to_owned(), "ice".to_owned()];
        let (min, max, default) = (1, 9, 5);
        info(vec![
            spec("extra", OptionKind::Switch { default: true }),
            spec(
                "length",
                OptionKind::Choice {
                    values: &["short", "long"],
                    default: "short",
                },
            ),
            spec("space", OptionKind::Number { min, max, default }),
            spec("schools", OptionKind::List { values }),
        ])
    }

    #[test]
    fn every_value_is_drawn_and_the_default_half_of_the_time() {
        let (info, mut chance) = (every_kind(), Chance::from_number(1));
        let drawn: Vec<Setup> = (0..1000).map(|_| sample(&info, &mut chance)).collect();
        let of = |key: &str| {
            let values = drawn.iter().map(|setup| match setup.options.get(key) {
                Some(value) => value.to_string(),
                None => "usual".to_owned(),
            });
            values.collect::<BTreeSet<_>>().len()
        };
        let seats: BTreeSet<u8> = drawn.iter().map(|setup| setup.seats).collect();
        assert_eq!(seats, BTreeSet::from([2, 3]));
        assert_eq!((of("extra"), of("length"), of("space")), (3, 3, 10));
        assert_eq!(
            of("schools"),
            6,
            "left out, none, either one, both in order"
        );
        let usual = drawn.iter().filter(|it| it.options.get("space").is_none());
        assert!((400..600).contains(&usual.count()));
    }

    #[test]
    fn what_is_settled_is_not_drawn() {
        let (info, mut chance) = (every_kind(), Chance::from_number(1));
        let settled = Settled {
            seats: Some(3),
            options: Map::from_iter([("space".to_owned(), 7.into())]),
        };
        for _ in 0..100 {
            let setup = settled.sample(&info, &mut chance);
            assert_eq!((setup.seats, &setup.options["space"]), (3, &7.into()));
        }
    }

    #[test]
    fn the_same_chance_draws_the_same_setups() {
        let info = every_kind();
        let draw = || {
            let mut chance = Chance::from_number(3);
            (0..50)
                .map(|_| sample(&info, &mut chance))
                .collect::<Vec<_>>()
        };
        assert_eq!(draw(), draw());
    }

    #[test]
    fn options_without_number_are_drawn_one_by_one() {
        // All setups together could not be counted, let alone stored.
        let key = |at: usize| &*Box::leak(format!("switch{at}").into_boxed_str());
        let kind = OptionKind::Switch { default: false };
        let switch = |at| OptionSpec {
            key: key(at),
            kind: kind.clone(),
        };
        let info = info((0..200).map(switch).collect());
        let setup = sample(&info, &mut Chance::from_number(1));
        let chosen = setup.options.as_object().map_or(0, Map::len);
        assert!((50..150).contains(&chosen), "{chosen}");
    }
}
