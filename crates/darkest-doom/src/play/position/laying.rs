//! Puts everything of a position in its place. Every card comes from its deck, where all of them
//! lie at first, so that none can be in two places.

mod decks;
mod people;

use super::format::{GuardianPosition, MonsterPosition, Position};
use super::refuse;
use super::words::{Words, counted, read_colour, read_icon};
use crate::cards::{AreaId, Card, Pack, Phase};
use crate::play::prescribed::FromBag;
use crate::play::state::{
    Alliance, HIGHEST_ALLIANCE, MONSTERS, MOST_ALLIANCES, MOST_VINES, Monster, ROUNDS, State,
};
use table::SetupError;

pub(super) type Laid = Result<(), SetupError>;

/// A position being laid out.
pub(super) struct Laying<'a> {
    pub(super) pack: &'a Pack,
    pub(super) words: Words<'a>,
    pub(super) state: &'a mut State,
}

impl Laying<'_> {
    /// Lays out everything but the flow of the game.
    pub(super) fn lay(&mut self, read: &Position) -> Laid {
        self.lay_time(read)?;
        self.seat_guardians(&read.guardians)?;
        let unmentioned = GuardianPosition::default();
        for at in 0..self.state.guardians.len() {
            self.lay_guardian(at, read.guardians.get(at).unwrap_or(&unmentioned))?;
        }
        self.lay_board(read)?;
        for monster in &read.monsters {
            self.lay_monster(monster)?;
        }
        self.lay_alliances(read)?;
        self.lay_discards(&read.discards)?;
        self.lay_decks(&read.decks)?;
        self.lay_chance(read)?;
        self.check_figures()
    }

    fn lay_time(&mut self, read: &Position) -> Laid {
        let round = read.round.unwrap_or(1);
        if !(1..=ROUNDS).contains(&round) {
            return refuse(format!("the rounds are 1 to {ROUNDS}"));
        }
        let phase = read.phase.unwrap_or(Phase::Dawn);
        let dusks = match (phase, read.begin) {
            (Phase::Dusk, super::format::Begin::Turn | super::format::Begin::RoundEnd) => round,
            (Phase::Dawn | Phase::Dusk, _) => round - 1,
        };
        let taken = read.hearts_taken.unwrap_or(dusks);
        if taken > ROUNDS {
            return refuse(format!("there are only {ROUNDS} Hearts"));
        }
        let state = &mut *self.state;
        state.round = round;
        state.phase = phase;
        state.hearts_taken = taken;
        state.bag.hearts = taken;
        state.doom = read.doom;
        if usize::from(read.doom) > self.pack.spaces.len() {
            return refuse("the Darkest Doom track has no such space");
        }
        if taken >= 5 {
            let echo = std::mem::take(&mut state.echo_events);
            state.events.deck.extend(echo);
            state.chance.shuffle(&mut state.events.deck);
        }
        Ok(())
    }

    fn lay_board(&mut self, read: &Position) -> Laid {
        for (name, vines) in &read.vines {
            let area = self.words.area(name)?;
            if *vines > MOST_VINES {
                return refuse(format!("a structure has at most {MOST_VINES} vines"));
            }
            let Some(place) = self.vines_of(area) else {
                return refuse(format!("`{name}` is neither Citadel nor Blood Temple"));
            };
            *place = *vines;
        }
        for name in &read.abysses {
            let area = self.words.area(name)?;
            self.state.abysses.insert(area);
        }
        if let Some(name) = &read.event {
            let event = self.words.event(name)?;
            decks::take(&mut self.state.events.deck, |it| *it == event, name)?;
            self.state.event = Some(event);
        }
        if let Some(name) = &read.event_map {
            let map = self.words.event_map(name)?;
            decks::take(&mut self.state.event_maps.deck, |it| *it == map, name)?;
            self.state.event_map = Some(map);
        }
        Ok(())
    }

    fn vines_of(&mut self, area: AreaId) -> Option<&mut u8> {
        let colour = self.pack.area(area).colour?;
        let map = &self.pack.map;
        let kind = [map.citadel(colour), map.temple(colour)];
        let kind = kind.iter().position(|it| *it == area)?;
        Some(&mut self.state.vines[kind][colour.index()])
    }

    fn lay_monster(&mut self, read: &MonsterPosition) -> Laid {
        let Some(slot) = self.state.monsters.iter().position(Option::is_none) else {
            return refuse(format!("there are at most {MONSTERS} monsters"));
        };
        let area = self.words.area(&read.at)?;
        let goal = match &read.goal {
            Some(name) => {
                let goal = self.words.goal(name)?;
                decks::take(&mut self.state.bag.goals, |it| *it == goal, name)?;
                Some(goal)
            }
            None => None,
        };
        let controller = read.controller.as_deref();
        let controller = controller.map(|word| self.words.participant(self.state, word));
        self.state.monsters[slot] = Some(Monster {
            kind: read.kind,
            area,
            goal,
            controller: controller.transpose()?,
        });
        Ok(())
    }

    fn lay_alliances(&mut self, read: &Position) -> Laid {
        for (colour, text) in &read.alliances {
            let (name, value) = counted(text);
            let value = value.unwrap_or(1);
            if !(1..=HIGHEST_ALLIANCE).contains(&value) {
                return refuse(format!("an alliance is worth 1 to {HIGHEST_ALLIANCE}"));
            }
            let ally = self.words.participant(self.state, name)?;
            self.state.alliances[read_colour(colour)?.index()] = Some(Alliance { ally, value });
            let alliances = self.state.alliances.iter().flatten();
            if alliances.filter(|it| it.ally == ally).count() > MOST_ALLIANCES {
                return refuse(format!("nobody has more than {MOST_ALLIANCES} alliances"));
            }
        }
        for colour in &read.acolytes_gone {
            self.state.acolytes_left[read_colour(colour)?.index()] = false;
        }
        // Acolytes of players come from the tracks.
        let held: u8 = self.state.guardians.iter().map(|it| it.acolytes).sum();
        let gone = self.state.acolytes_left.iter().filter(|left| !**left);
        let mut missing = usize::from(held).saturating_sub(gone.count());
        for left in self.state.acolytes_left.iter_mut().filter(|left| **left) {
            if missing == 0 {
                break;
            }
            *left = false;
            missing -= 1;
        }
        if missing > 0 {
            return refuse("there are only four Acolytes");
        }
        Ok(())
    }

    /// Dice and tokens that are not left to chance.
    fn lay_chance(&mut self, read: &Position) -> Laid {
        for word in &read.dice {
            self.state.prescribed.dice.push_back(read_icon(word)?);
        }
        for number in &read.destiny {
            if !(1..=10).contains(number) {
                return refuse("the Destiny die has the numbers 1 to 10");
            }
            self.state.prescribed.destiny.push_back(*number);
        }
        for word in &read.bag {
            let drawn = match word.as_str() {
                "heart" => FromBag::Heart,
                word => FromBag::Goal(self.words.goal(word)?),
            };
            self.state.prescribed.bag.push_back(drawn);
        }
        Ok(())
    }

    /// Between actions no two figures share an area (DD-1.18).
    fn check_figures(&self) -> Laid {
        let guardians = self.state.guardians.iter().filter_map(|it| it.area);
        let monsters = self.state.monsters.iter().flatten().map(|it| it.area);
        let mut seen = crate::map::AreaSet::NONE;
        for area in guardians.chain(monsters) {
            if seen.has(area) || area == self.pack.map.summit() {
                let name = &self.pack.area(area).id;
                return refuse(format!("there is no place for another figure on `{name}`"));
            }
            seen.insert(area);
        }
        Ok(())
    }

    /// A Citadel Resource card: `reaper`, or `reaper moon` for a copy with that icon.
    pub(super) fn card(&mut self, text: &str) -> Result<Card, SetupError> {
        let (name, icon) = match text.rsplit_once(' ') {
            Some((name, word)) if self.words.design(text).is_err() => {
                (name, Some(read_icon(word)?))
            }
            _ => (text, None),
        };
        let design = self.words.design(name)?;
        let pack = self.pack;
        let deck = pack.designs[design.index()].deck;
        let fits = |card: &Card| {
            let copy = &pack.cards[card.index()];
            copy.design == design && icon.is_none_or(|icon| icon == copy.icon)
        };
        decks::take(&mut self.state.resources[deck.index()].deck, fits, text)
    }
}
