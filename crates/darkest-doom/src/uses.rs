//! What players did with which cards: what they hold at the end, what they played, equipped and
//! used; missions, achievements, killed monsters; the Guardian they started with.

use crate::cards::{AchievementCard, Card};
use crate::game::DarkestDoom;
use crate::play::asking::{
    Deck, Token, achievement_target, card_target, character_target, corruption_target,
    mission_target, monster_kind_target, wraith_target,
};
use crate::play::state::{Equipped, Player, State};
use table::uses::{Clue, from_events};
use table::{CardUse, Event, Seat, Target};

/// What the state forgets.
const CLUES: [Clue; 6] = [
    clue("plays-card", "card", "played"),
    clue("equips-card", "card", "equipped"),
    clue("uses-equipment", "card", "used"),
    clue("completes-mission", "card", "completed"),
    clue("announces", "achievement", "announced"),
    clue("kills", "figure", "killed"),
];

const fn clue(message: &'static str, card: &'static str, how: &'static str) -> Clue {
    Clue {
        message,
        seat: "guardian",
        card,
        how,
    }
}

impl DarkestDoom {
    /// Adds what each player holds, and what it did with cards.
    pub(crate) fn tell_uses(&self, state: &State, events: &[Event], uses: &mut Vec<CardUse>) {
        for (seat, player) in (0..).map(Seat).zip(&state.players) {
            let done = |how, card| CardUse { seat, how, card };
            let held = held_by(player).filter_map(|it| self.catalogue_target(it));
            uses.extend(held.map(|it| done("held", it)));
            uses.push(done("started with", character_target(player.character)));
        }
        from_events(events, &CLUES, |it| self.catalogue_target(it), uses);
    }

    /// The entry of the catalogue for something one can point at: the first copy of a design, the
    /// kind of a monster.
    fn catalogue_target(&self, target: Target) -> Option<Target> {
        match target {
            Target::Card(code) => match Deck::read(code)? {
                (Deck::Resource, number) => self.first_copy(Card(number)).map(card_target),
                (Deck::Achievement, number) => {
                    let first = self.first_achievement(AchievementCard(number));
                    first.map(achievement_target)
                }
                (deck, number) => Some(deck.card(number)),
            },
            Target::Token(code) => match Token::read(code)? {
                Token::Monster(kind, _) => Some(monster_kind_target(kind)),
                _ => None,
            },
            _ => None,
        }
    }
}

/// Everything a player has in hand, in its slots and before it.
fn held_by(player: &Player) -> impl Iterator<Item = Target> + '_ {
    let equipment = player.equipment.iter().map(|slot| match slot {
        Equipped::Card { card, .. } => card_target(*card),
        Equipped::Wraith { .. } => wraith_target(),
    });
    let corruption = player.corruption.iter().chain(&player.absorbed);
    let achievements = player.achievements.iter();
    let hand = player.hand.iter().map(|it| card_target(*it));
    hand.chain(equipment)
        .chain(corruption.map(|it| corruption_target(*it)))
        .chain(player.mission.map(mission_target))
        .chain(achievements.map(|it| achievement_target(it.card)))
}
