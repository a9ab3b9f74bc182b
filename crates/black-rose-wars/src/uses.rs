//! What players did with which cards: spells owned at the end, cast and sprung; evocations, quests,
//! rooms and misfortunes; the mage and grimoire they started with.

use crate::game::BlackRoseWars;
use crate::play::asking::{
    CardCode, Deck, Token, card_target, character_target, evocation_kind_target, grimoire_target,
    quest_target,
};
use crate::play::state::{Card, Figure, Mage, State};
use table::uses::{Clue, from_events};
use table::{CardUse, Event, Seat, Target};

/// What the state forgets. A trap or protection is known when it is sprung: nobody is told which
/// one was set.
const CLUES: [Clue; 6] = [
    clue("casts-spell", "mage", "card", "cast"),
    clue("reacts", "mage", "card", "sprung"),
    clue("summons", "by", "evocation", "summoned"),
    clue("assigns", "by", "evocation", "assigned"),
    clue("room-activated", "mage", "room", "activated"),
    clue("afflicted", "mage", "misfortune", "suffered"),
];

const fn clue(
    message: &'static str,
    seat: &'static str,
    card: &'static str,
    how: &'static str,
) -> Clue {
    Clue {
        message,
        seat,
        card,
        how,
    }
}

impl BlackRoseWars {
    /// Adds what each mage owns and has achieved, and what it did with cards.
    pub(crate) fn tell_uses(&self, state: &State, events: &[Event], uses: &mut Vec<CardUse>) {
        for (seat, mage) in (0..).map(Seat).zip(&state.mages) {
            let done = |how, card| CardUse { seat, how, card };
            let owned = spells_of(mage).map(card_target);
            let owned = owned.filter_map(|it| self.catalogue_target(it));
            uses.extend(owned.map(|it| done("owned", it)));
            let completed = mage.completed.iter().chain(&mage.resolved);
            uses.extend(completed.map(|it| done("completed", quest_target(*it))));
            let active = mage.active.iter().map(|it| quest_target(it.quest));
            uses.extend(active.map(|it| done("unfinished", it)));
            let started = mage
                .school
                .map(|(school, which)| grimoire_target(school, which));
            let started = started.into_iter();
            let started = started.chain([character_target(mage.character.0)]);
            uses.extend(started.map(|it| done("started with", it)));
        }
        from_events(events, &CLUES, |it| self.catalogue_target(it), uses);
    }

    /// The entry of the catalogue for something one can point at: the first copy of a spell, the
    /// kind of an evocation or misfortune.
    fn catalogue_target(&self, target: Target) -> Option<Target> {
        match target {
            Target::Card(code) => match CardCode::read(code).map(|it| (it.deck, it.number))? {
                (Deck::Spell, number) => {
                    let spell = self.pack().cards.get(usize::from(number))?;
                    self.first_copy(*spell).map(card_target)
                }
                (Deck::Misfortune, number) => Some(Deck::Misfortune.card(number & 0xf)),
                (deck, number) => Some(deck.card(number)),
            },
            Target::Token(code) => match Token::read(code) {
                Token::Figure(Figure::Evoc(id)) => Some(evocation_kind_target(id.kind())),
                Token::Figure(Figure::Mage(_)) | Token::Party(_) => None,
            },
            Target::Area(_) => Some(target),
            _ => None,
        }
    }
}

/// All spells a mage has, wherever they lie; those of moons to come are not its own yet.
fn spells_of(mage: &Mage) -> impl Iterator<Item = Card> + '_ {
    let slots = mage.slots.iter().flatten().map(|it| it.card);
    let piles = mage.hand.iter().chain(&mage.grimoire);
    piles.chain(&mage.memories).copied().chain(slots)
}
