//! What the numbers of targets stand for, for programs that read them: screens check their own
//! reading against this list.

use crate::cards::{EvocationKind, HalfSide};
use crate::play::asking::{
    CardCode, Cubes, Deck, MOST_ANSWERED, Token, Word, alternative_target, answering_target,
    card_target, cubes_target, figure_target, half_target, moon_target, party_target,
    read_alternative, slot_target,
};
use crate::play::state::{Card, EvocId, Figure, Party};
use serde_json::{Value, json};
use table::Target;

/// Targets of every sort with what they are. Of the evocations, and of the answers to one of several
/// happenings, there are the first ones and the last; a pack need not have all the cards.
#[must_use]
pub fn targets() -> Vec<(Target, Value)> {
    let spells = (0..=u8::MAX).map(|number| card_target(Card(number)));
    let sides = [HalfSide::Top, HalfSide::Bottom];
    let halves = sides.map(|half| (0..=u8::MAX).map(move |it| half_target(Card(it), half)));
    let answers = [0, 1, MOST_ANSWERED - 1]
        .into_iter()
        .flat_map(move |event| {
            let both = sides.map(|half| (0..=u8::MAX).map(move |it| (Card(it), half)));
            let all = both.into_iter().flatten();
            all.map(move |(card, half)| answering_target(card, half, event))
        });
    let decks = Deck::ALL.into_iter().filter(|deck| *deck != Deck::Spell);
    let decks = decks.flat_map(|deck| (0..=u8::MAX).map(move |number| deck.card(number)));
    let words = [(Word::School, 0..=5), (Word::Cubes, 0..=3)];
    let words = words
        .into_iter()
        .flat_map(|(word, places)| places.map(move |it| word.at(it)));
    let mut all: Vec<Target> = spells.chain(halves.into_iter().flatten()).collect();
    all.extend(decks.chain(answers));
    all.extend(figures().map(figure_target));
    all.extend((0..=Party::ROSE.0).map(|party| party_target(Party(party))));
    all.extend((0..=u8::MAX).map(|room| Target::Area(room.into())));
    all.extend((0..4).map(slot_target));
    all.extend(
        figures().flat_map(|on| (0..=Party::ROSE.0).map(move |of| cubes_target(on, Party(of)))),
    );
    all.extend(words.chain((1..=3).map(moon_target)));
    all.extend((0..=u8::MAX).map(|it| alternative_target(crate::cards::AlternativeId(it.into()))));
    let told = all.into_iter().filter_map(|it| Some((it, pointed(it)?)));
    told.collect()
}

/// Mages of all parties, and of each kind of evocation the first two and the last number that the
/// targets of cubes can tell apart.
fn figures() -> impl Iterator<Item = Figure> + Clone {
    let mages = (0..=Party::ROSE.0).map(|party| Figure::Mage(Party(party)));
    let kinds = (0..=u8::MAX >> 4).map(EvocationKind);
    let some =
        kinds.flat_map(|kind| [0, 1, 63].map(|number| Figure::Evoc(EvocId::new(number, kind))));
    mages.chain(some)
}

/// What a target is, as `targets.ts` of the board says it.
fn pointed(target: Target) -> Option<Value> {
    Some(match target {
        Target::Card(code) => card(CardCode::read(code)?),
        Target::Token(code) => match Token::read(code) {
            Token::Figure(figure) => json!({"what": "figure", "figure": figure}),
            Token::Party(party) => json!({"what": "party", "party": party}),
        },
        Target::Seat(seat) => {
            json!({"what": "figure", "figure": Figure::Mage(Party::from(seat))})
        }
        Target::Area(room) => json!({"what": "room", "room": room}),
        Target::Slot(code) => match Cubes::read(code) {
            Some(cubes) => json!({"what": "cubes", "on": cubes.on, "of": cubes.of}),
            None => json!({"what": "slot", "slot": code}),
        },
        Target::Kind(code) => match (read_alternative(code), Word::read(code)) {
            (Some(it), _) => json!({"what": "alternative", "alternative": it.0}),
            (None, Some((Word::School, at))) => json!({"what": "school", "school": at}),
            (None, Some((Word::Cubes, at))) => json!({"what": "colour", "colour": at}),
            (None, Some((Word::Moon, at))) => json!({"what": "moon", "moon": at}),
            (None, None) => return None,
        },
        Target::Number(_) | Target::Way(_) | Target::Hidden(_) => return None,
    })
}

fn card(code: CardCode) -> Value {
    let number = code.number;
    match code.deck {
        Deck::Spell => {
            json!({"what": "spell", "card": number, "half": code.half, "answers": code.answers})
        }
        Deck::Quest => json!({"what": "quest", "quest": number}),
        Deck::Event => json!({"what": "event", "event": number}),
        Deck::Order => json!({"what": "order", "order": number}),
        Deck::Evocation => json!({"what": "evocation-kind", "kind": number}),
        Deck::Upgrade => json!({"what": "upgrade", "upgrade": number}),
        Deck::Misfortune => {
            let bearer = (number >> 4).checked_sub(1);
            json!({"what": "misfortune", "misfortune": number & 0xf, "bearer": bearer})
        }
        Deck::Character => json!({"what": "character", "character": number}),
        Deck::Grimoire => json!({"what": "grimoire", "grimoire": number}),
    }
}
