//! What was done with cards: how often each was held, learned or cast, and what those got who did.
//!
//! A [`Catalogue`] gives the cards of a game numbers, [`Uses`] counts by contestant, card and deed;
//! [`worth`] says what the counts mean.

pub mod worth;

use crate::tally::WHOLE_WIN;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};
use table::{AnyGame, CardUse, Lang, Outcome, Seat, Target};

/// A card as result files and reports name it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardName {
    /// Its id in the card files.
    pub id: String,
    /// Its English name.
    pub name: String,
    /// What sort of card it is.
    pub kind: String,
}

/// The names of all cards of a game, in the order of its catalogue; cards of the same name, such as
/// those of several editions, are told apart by their ids.
#[must_use]
pub fn card_names(game: &dyn AnyGame) -> Vec<CardName> {
    let mut cards = plain_names(game);
    let mut known: HashMap<String, usize> = HashMap::new();
    for card in &cards {
        *known.entry(card.name.clone()).or_default() += 1;
    }
    for card in &mut cards {
        if known[&card.name] > 1 {
            card.name = format!("{} ({})", card.name, card.id);
        }
    }
    cards
}

fn plain_names(game: &dyn AnyGame) -> Vec<CardName> {
    let cards = game.cards(Lang::En).into_iter().map(|card| {
        let kind = { card.tags.iter() }.find(|(key, _)| key == "type");
        let name = { card.names.first() }.map_or(card.id.clone(), |(_, name)| name.clone());
        CardName {
            kind: kind.map_or(card.group, |(_, kind)| kind.clone()),
            id: card.id,
            name,
        }
    });
    cards.collect()
}

/// The numbers of a game's cards: their places in its catalogue.
#[derive(Clone, Debug)]
pub struct Catalogue(HashMap<Target, u16>);

impl Catalogue {
    /// The cards of a game.
    #[must_use]
    pub fn of(game: &dyn AnyGame) -> Self {
        let cards = game.cards(Lang::En);
        Catalogue((0..).zip(cards).map(|(at, it)| (it.target, at)).collect())
    }
}

/// A deed: whose, with which card, what.
type Key = (u16, u16, Cow<'static, str>);

/// How often something was done with cards, and what those who did it got.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Row>", into = "Vec<Row>")]
pub struct Uses(BTreeMap<Key, Count>);

/// A line of [`Uses`] in a result file: contestant, card, deed, seats, copies, shares, points.
type Row = (u16, u16, Cow<'static, str>, u64, u64, u64, i64);

/// What is counted of a deed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Count {
    /// Seats that did it at least once in a game.
    pub seats: u64,
    /// How often they did it in all.
    pub copies: u64,
    /// Their victories, in shares of [`WHOLE_WIN`].
    pub shares: u64,
    /// Their scores.
    pub points: i64,
}

impl Count {
    fn add(&mut self, more: Count) {
        self.seats += more.seats;
        self.copies += more.copies;
        self.shares += more.shares;
        self.points += more.points;
    }
}

impl From<Vec<Row>> for Uses {
    fn from(rows: Vec<Row>) -> Self {
        let row = |(who, card, how, seats, copies, shares, points)| {
            let count = Count {
                seats,
                copies,
                shares,
                points,
            };
            ((who, card, how), count)
        };
        Uses(rows.into_iter().map(row).collect())
    }
}

impl From<Uses> for Vec<Row> {
    fn from(uses: Uses) -> Self {
        let row = |((who, card, how), it): (Key, Count)| {
            (who, card, how, it.seats, it.copies, it.shares, it.points)
        };
        uses.0.into_iter().map(row).collect()
    }
}

impl Uses {
    /// Has nothing been counted?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Are these uses by so many contestants of so many cards? Those of a file need not be.
    #[must_use]
    pub fn fits(&self, contestants: usize, cards: usize) -> bool {
        let fits =
            |(who, card, _): &Key| usize::from(*who) < contestants && usize::from(*card) < cards;
        self.0.keys().all(fits)
    }

    /// Counts the uses of a game that has ended; `who` tells which contestant sat at a seat.
    pub fn add(
        &mut self,
        catalogue: &Catalogue,
        uses: &[CardUse],
        outcome: &Outcome,
        who: impl Fn(Seat) -> usize,
    ) {
        let mut copies: BTreeMap<(Seat, u16, &'static str), u64> = BTreeMap::new();
        for CardUse { seat, how, card } in uses {
            if let Some(card) = catalogue.0.get(card) {
                *copies.entry((*seat, *card, how)).or_default() += 1;
            }
        }
        for ((seat, card, how), copies) in copies {
            let won = outcome.winners.contains(seat);
            let winners = u64::from(outcome.winners.len().max(1));
            let count = Count {
                seats: 1,
                copies,
                shares: if won { WHOLE_WIN / winners } else { 0 },
                points: { outcome.scores.get(seat.index()) }.map_or(0, |it| i64::from(*it)),
            };
            let key = (who(seat) as u16, card, Cow::Borrowed(how));
            self.0.entry(key).or_default().add(count);
        }
    }

    /// Adds everything another tally has counted.
    pub fn merge(&mut self, other: &Uses) {
        for (key, count) in &other.0 {
            match self.0.get_mut(key) {
                Some(sum) => sum.add(*count),
                None => drop(self.0.insert(key.clone(), *count)),
            }
        }
    }

    /// What a contestant did with a card.
    #[must_use]
    pub fn of(&self, who: usize, card: u16, how: &str) -> Count {
        let key = (who as u16, card, Cow::Borrowed(how));
        self.0.get(&key).copied().unwrap_or_default()
    }

    /// Everything that anybody did with a card: card and deed.
    pub fn deeds(&self) -> impl Iterator<Item = (u16, &str)> {
        self.0.keys().map(|(_, card, how)| (*card, how.as_ref()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::RuleId;

    fn outcome(scores: [i32; 3]) -> Outcome {
        Outcome::by_rank(scores.to_vec(), "points", RuleId::NONE, |seat| {
            scores[seat.index()]
        })
    }

    fn catalogue() -> Catalogue {
        Catalogue((0..4).map(|at| (Target::Card(at), at)).collect())
    }

    fn used(seat: u8, how: &'static str, card: u16) -> CardUse {
        CardUse {
            seat: Seat(seat),
            how,
            card: Target::Card(card),
        }
    }

    /// Contestant 0 sits at seat 1, contestant 1 at the others.
    fn who(seat: Seat) -> usize {
        usize::from(seat != Seat(1))
    }

    #[test]
    fn copies_of_a_seat_are_one_seat_and_victories_go_to_the_contestant() {
        let mut uses = Uses::default();
        let cast = [
            used(1, "cast", 2),
            used(0, "cast", 2),
            used(1, "cast", 2),
            used(2, "held", 2),
            used(2, "cast", 9),
        ];
        uses.add(&catalogue(), &cast, &outcome([5, 9, 9]), who);
        let count = |seats, copies, shares, points| Count {
            seats,
            copies,
            shares,
            points,
        };
        assert_eq!(uses.of(0, 2, "cast"), count(1, 2, 30, 9));
        assert_eq!(uses.of(1, 2, "cast"), count(1, 1, 0, 5));
        assert_eq!(uses.of(1, 2, "held"), count(1, 1, 30, 9));
        let deeds: Vec<_> = uses.deeds().collect();
        assert_eq!(deeds, [(2, "cast"), (2, "cast"), (2, "held")]);
    }

    #[test]
    fn uses_survive_being_added_up_and_written_down() {
        let game = |scores, seat| {
            let mut uses = Uses::default();
            uses.add(
                &catalogue(),
                &[used(seat, "held", 1)],
                &outcome(scores),
                who,
            );
            uses
        };
        let (one, other) = (game([1, 2, 3], 2), game([4, 1, 1], 0));
        let mut sum = one.clone();
        sum.merge(&other);
        let mut reverse = other;
        reverse.merge(&one);
        assert_eq!(sum, reverse);
        assert_eq!(sum.of(1, 1, "held").shares, 2 * WHOLE_WIN);
        let text = serde_json::to_string(&sum).unwrap();
        assert_eq!(text, r#"[[1,1,"held",2,2,120,7]]"#);
        assert_eq!(serde_json::from_str::<Uses>(&text).unwrap(), sum);
        assert!(sum.fits(2, 2) && !sum.fits(1, 2) && !sum.fits(2, 1));
    }
}
