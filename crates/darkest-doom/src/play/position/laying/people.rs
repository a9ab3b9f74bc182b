//! Puts Guardians and the things of players in their place.

use super::decks::take;
use super::{Laid, Laying};
use crate::cards::{AchievementCard, Card, CorruptionId, ResourceDeck};
use crate::play::position::format::{Corrupted, GuardianPosition};
use crate::play::position::refuse;
use crate::play::position::words::{counted, read_colour};
use crate::play::state::{
    ACTION_POINTS, Ambition, Equipped, FOLLOWER_SLOTS, MOST_ACTION_POINTS, MOST_COINS,
    MOST_OF_TRAIT, MOST_RELICS, Marks, Player,
};
use table::SetupError;

/// Coins at the start of round 1 (DD-3.10).
const COINS: u8 = 3;

/// A number within its limit.
fn limited(what: &str, number: u8, most: u8) -> Result<u8, SetupError> {
    if number > most {
        return refuse(format!("{number} is too much {what}: the most is {most}"));
    }
    Ok(number)
}

impl Laying<'_> {
    /// Characters, colours and places of everybody.
    pub(super) fn seat_guardians(&mut self, read: &[GuardianPosition]) -> Laid {
        if read.len() > self.state.guardians.len() {
            let number = self.state.guardians.len();
            return refuse(format!("only {number} take part in this game"));
        }
        for (at, read) in read.iter().enumerate() {
            if let Some(name) = &read.character {
                self.seat_character(at, name)?;
            }
            if let Some(name) = &read.colour {
                let colour = read_colour(name)?;
                let own = self.state.guardians[at].colour;
                let mut others = self.state.guardians.iter_mut();
                // Whoever had the colour before takes the one that is left.
                if let Some(other) = others.find(|it| it.colour == colour) {
                    other.colour = own;
                }
                self.state.guardians[at].colour = colour;
            }
        }
        for guardian in &mut self.state.guardians {
            guardian.area = Some(self.pack.map.temple(guardian.colour));
        }
        for player in &mut self.state.players {
            player.traits = self.pack.characters[player.character.index()].start;
        }
        let number = self.state.guardians.len();
        let mut colours = self.state.guardians.iter().map(|it| it.colour);
        let doubled = (0..number).any(|_| {
            let colour = colours.next();
            colours.clone().any(|other| Some(other) == colour)
        });
        if doubled {
            return refuse("everybody has another colour");
        }
        Ok(())
    }

    fn seat_character(&mut self, at: usize, name: &str) -> Laid {
        let character = self.words.character(name)?;
        let Some(own) = self.state.players.get(at).map(|it| it.character) else {
            return refuse("a Virtual Guardian has no character card");
        };
        let mut others = self.state.players.iter_mut();
        if let Some(other) = others.find(|it| it.character == character) {
            other.character = own;
        }
        self.state.players[at].character = character;
        Ok(())
    }

    pub(super) fn lay_guardian(&mut self, at: usize, read: &GuardianPosition) -> Laid {
        if let Some(name) = &read.at {
            self.state.guardians[at].area = Some(self.words.area(name)?);
        }
        let guardian = &mut self.state.guardians[at];
        guardian.glory = read.glory;
        guardian.acolytes = limited(
            "Acolytes",
            read.acolytes,
            FOLLOWER_SLOTS - read.moths.min(3),
        )?;
        if read.row.is_some() {
            guardian.row = read.row;
        }
        if at >= self.state.players.len() {
            return Ok(());
        }
        self.lay_values(at, read)?;
        self.lay_cards(at, read)?;
        self.lay_mission(at, read)?;
        self.lay_equipment(at, &read.equipment)?;
        for name in &read.traps {
            let area = self.words.area(name)?;
            let traps = &mut self.state.players[at].traps;
            if traps.try_push(area).is_err() {
                return refuse("a player has two Trap tokens");
            }
        }
        if read.absorbed {
            self.absorb(at)?;
        }
        Ok(())
    }

    fn lay_values(&mut self, at: usize, read: &GuardianPosition) -> Laid {
        let player = &mut self.state.players[at];
        let told = [read.attack, read.magic, read.wisdom, read.health];
        for ((value, told), most) in player.traits.iter_mut().zip(told).zip(MOST_OF_TRAIT) {
            *value = limited("of a characteristic", told.unwrap_or(*value), most)?;
        }
        let [_, magic, _, health] = player.traits;
        player.life = limited("life", read.life.unwrap_or(health), health)?;
        player.mana = limited("mana", read.mana.unwrap_or(magic), magic)?;
        player.ap = limited("AP", read.ap.unwrap_or(ACTION_POINTS), MOST_ACTION_POINTS)?;
        player.coins = limited("coins", read.coins.unwrap_or(COINS), MOST_COINS)?;
        player.moths = limited("Moths", read.moths, FOLLOWER_SLOTS)?;
        for (relic, number) in &read.relics {
            player.relics[relic.index()] = *number;
        }
        let relics = player
            .relics
            .iter()
            .fold(0, |all: u8, it| all.saturating_add(*it));
        limited("of relics", relics, MOST_RELICS)?;
        player.ability_used = read.ability_used;
        player.acolytes_used = read.acolytes_used;
        if player.life == 0 {
            return refuse("a Guardian at life 0 is dead: 1 is the least");
        }
        Ok(())
    }

    fn lay_cards(&mut self, at: usize, read: &GuardianPosition) -> Laid {
        for name in &read.hand {
            let card = self.card(name)?;
            self.state.players[at].hand.push(card);
        }
        match &read.corruption {
            Corrupted::Number(number) => {
                for _ in 0..*number {
                    let pack = self.pack;
                    let harmless = |it: &CorruptionId| !pack.corruption[it.index()].leader;
                    let deck = &mut self.state.corruption.deck;
                    let card = take(deck, harmless, "Dark Corruption")?;
                    self.state.players[at].corruption.push(card);
                }
            }
            Corrupted::Cards(names) => {
                for name in names {
                    let card = self.words.corruption(name)?;
                    let card = take(&mut self.state.corruption.deck, |it| *it == card, name)?;
                    self.state.players[at].corruption.push(card);
                }
            }
        }
        for name in &read.achievements {
            let design = self.words.achievement(name)?;
            let pack = self.pack;
            let fits = |it: &AchievementCard| pack.achievement_cards[it.index()] == design;
            let card = take(&mut self.state.achievements.deck, fits, name)?;
            let player = &mut self.state.players[at];
            let since = player.ledger.next;
            player.ledger.next += 1;
            player.achievements.push(Ambition { card, since });
        }
        let player = &mut self.state.players[at];
        player.ledger.heard = player.ledger.next;
        Ok(())
    }

    fn lay_mission(&mut self, at: usize, read: &GuardianPosition) -> Laid {
        let mission = match &read.mission {
            Some(name) => {
                let mission = self.words.mission(name)?;
                let deck = &mut self.state.missions.deck;
                Some(take(deck, |it| *it == mission, name)?)
            }
            None => None,
        };
        let marks = |raise, search| match (raise, search) {
            (Some(raise), Some(search)) => Ok(Some(Marks { raise, search })),
            (None, None) => Ok(None),
            _ => refuse("a mission raises one thing and searches another: say both"),
        };
        let player = &mut self.state.players[at];
        player.mission = mission;
        player.marks = marks(read.raise, read.search)?;
        player.last_marks = marks(read.last_raise, read.last_search)?;
        player.declared = read.declared;
        if mission.is_some() != player.marks.is_some() {
            return refuse("a mission has its marks: say `raise` and `search`");
        }
        if read.declared && mission.is_none() {
            return refuse("only a mission can be declared");
        }
        Ok(())
    }

    fn lay_equipment(&mut self, at: usize, names: &[String]) -> Laid {
        for text in names {
            let (name, number) = counted(text);
            let equipped = if name == "wraith" {
                let lanterns = number.unwrap_or(1);
                limited("of Lanterns", lanterns, MOST_RELICS)?;
                Equipped::Wraith { lanterns }
            } else {
                let card: Card = self.card(name)?;
                let design = self.pack.design(card);
                if design.deck != ResourceDeck::Equipment {
                    return refuse(format!("`{name}` is no equipment"));
                }
                let tokens = limited(
                    "of damage tokens",
                    number.unwrap_or(design.durability),
                    design.durability,
                )?;
                Equipped::Card {
                    card,
                    tokens,
                    used: None,
                }
            };
            let slots = &mut self.state.players[at].equipment;
            if slots.try_push(equipped).is_err() {
                return refuse("a player has two equipment slots");
            }
        }
        Ok(())
    }

    /// The Guardian of an absorbed player is off the board, the Leader card lies open (DD-21.3).
    fn absorb(&mut self, at: usize) -> Laid {
        let pack = self.pack;
        let leader = |it: &CorruptionId| pack.corruption[it.index()].leader;
        let card = take(&mut self.state.corruption.deck, leader, "the Leader card")?;
        self.state.guardians[at].area = None;
        let player: &mut Player = &mut self.state.players[at];
        player.absorbed = Some(card);
        Ok(())
    }
}
