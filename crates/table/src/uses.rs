//! What players did with which cards, told when a game is over, so that designers can compare cards
//! over many games.
//!
//! A game reports [`CardUse`]s from its last state wherever that knows them (what is held, what was
//! learned), and from the events of the whole game where it does not (what was cast):
//! [`from_events`] finds those by a short list of [`Clue`]s.

use crate::chance::{Chance, Seed};
use crate::question::{Question, Target};
use crate::seat::Seat;
use crate::tale::{Arg, Event, Message, Tale};
use crate::voice::Lang;
use crate::world::{AnyGame, Setup};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Somebody did something with a card. What is done several times is reported several times.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardUse {
    /// Who.
    pub seat: Seat,
    /// What was done, in the words of the game: "held", "learned", "cast".
    pub how: &'static str,
    /// The card, as [`crate::pack::CardEntry::target`] has it.
    pub card: Target,
}

/// A message that tells of a use of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clue {
    /// The id of the message.
    pub message: &'static str,
    /// The value that names the player.
    pub seat: &'static str,
    /// The value that names the card.
    pub card: &'static str,
    /// What was done with it.
    pub how: &'static str,
}

/// Adds the uses that events tell of. `entry` gives the target by which the catalogue knows a
/// card, or nothing for what is no card.
pub fn from_events(
    events: &[Event],
    clues: &[Clue],
    entry: impl Fn(Target) -> Option<Target>,
    uses: &mut Vec<CardUse>,
) {
    for event in events {
        let private = event.private.as_ref().map(|(_, message)| message);
        for message in event.public.iter().chain(private) {
            let clues = clues.iter().filter(|clue| clue.message == message.id);
            let found = clues.filter_map(|clue| {
                Some(CardUse {
                    seat: seat_in(message, clue.seat)?,
                    how: clue.how,
                    card: entry(card_in(message, clue.card)?)?,
                })
            });
            uses.extend(found);
        }
    }
}

fn value<'m>(message: &'m Message, name: &str) -> Option<&'m Arg> {
    let mut args = message.args.iter();
    args.find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// The player a message names, if it is one: bots of the rules have no seat.
fn seat_in(message: &Message, name: &str) -> Option<Seat> {
    match value(message, name)? {
        Arg::Seat(seat) | Arg::Target(Target::Seat(seat)) => Some(*seat),
        _ => None,
    }
}

fn card_in(message: &Message, name: &str) -> Option<Target> {
    match value(message, name)? {
        Arg::Target(target) => Some(*target),
        _ => None,
    }
}

/// The ids of the cards for each thing that was done with cards in random games of these setups.
///
/// # Errors
/// Says which setup cannot be played, or which use is of a card that the catalogue does not have,
/// or of a seat that does not play.
pub fn survey(
    game: &dyn AnyGame,
    setups: &[Setup],
    games: u64,
) -> Result<BTreeMap<&'static str, BTreeSet<String>>, String> {
    let cards = game.cards(Lang::En);
    let known: HashMap<Target, &str> = cards
        .iter()
        .map(|card| (card.target, card.id.as_str()))
        .collect();
    let mut found: BTreeMap<&'static str, BTreeSet<String>> = BTreeMap::new();
    let mut chance = Chance::from_number(9);
    for number in 0..games {
        for setup in setups {
            for CardUse { seat, how, card } in random_uses(game, setup, number, &mut chance)? {
                let id = known
                    .get(&card)
                    .ok_or_else(|| format!("{how}: {card:?} is in no catalogue"))?;
                if seat.0 >= setup.seats || game.name(card, Lang::En).is_none() {
                    return Err(format!("{how}: {id} has no name, or nobody is {seat}"));
                }
                found.entry(how).or_default().insert((*id).to_owned());
            }
        }
    }
    Ok(found)
}

/// Plays a random game to its end and gives the uses it reports.
fn random_uses(
    game: &dyn AnyGame,
    setup: &Setup,
    number: u64,
    chance: &mut Chance,
) -> Result<Vec<CardUse>, String> {
    let mut tale = Tale::listening();
    let seed = Seed::from_number(number);
    let mut world = game
        .start(setup, &seed, &mut tale)
        .map_err(|error| error.to_string())?;
    let mut question = Question::default();
    while let Some(seat) = world.waiting().seats.first() {
        world.ask(seat, &mut question);
        world.answer(seat, &question.random_answer(chance), &mut tale);
    }
    let mut uses = Vec::new();
    world.card_uses(&tale.events, &mut uses);
    Ok(uses)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::SeatSet;
    use crate::tale::RuleId;

    const CLUES: [Clue; 1] = [Clue {
        message: "casts",
        seat: "mage",
        card: "spell",
        how: "cast",
    }];

    fn cast(mage: Arg, card: u16) -> Message {
        let message = Message::new("casts").with("spell", Target::Card(card));
        Message {
            args: [message.args, vec![("mage", mage)]].concat(),
            ..message
        }
    }

    #[test]
    fn events_tell_who_used_what_also_in_secret() {
        let rule = || RuleId::Fixed("X-1");
        let events = [
            Event::public(rule(), cast(Arg::Seat(Seat(1)), 7)),
            Event::public(rule(), Message::new("passes").with("mage", Seat(0))),
            Event::private(
                rule(),
                SeatSet::of(Seat(0)),
                cast(Arg::Target(Target::Seat(Seat(0))), 8),
            ),
            Event::public(rule(), cast(Arg::Text("the Rose".into()), 7)),
            Event::public(rule(), cast(Arg::Seat(Seat(1)), 99)),
        ];
        let mut uses = Vec::new();
        let entry = |target| (target != Target::Card(99)).then_some(target);
        from_events(&events, &CLUES, entry, &mut uses);
        let told: Vec<_> = uses.iter().map(|it| (it.seat.0, it.how, it.card)).collect();
        assert_eq!(
            told,
            [(1, "cast", Target::Card(7)), (0, "cast", Target::Card(8))]
        );
    }
}
