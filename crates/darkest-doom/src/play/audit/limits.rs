//! The limits of the rules.

use super::Sound;
use crate::cards::{AreaType, MonsterKind};
use crate::game::DarkestDoom;
use crate::map::AreaSet;
use crate::play::Play;
use crate::play::state::{
    ABYSSES, Equipped, FOLLOWER_SLOTS, HIGHEST_ALLIANCE, MOST_ACTION_POINTS, MOST_ALLIANCES,
    MOST_COINS, MOST_OF_TRAIT, MOST_RELICS, MOST_VINES, Participant, Player, ROUNDS, State,
};
use table::Tale;

/// Order Achievements a player holds at most (DD-19.1).
const MOST_ACHIEVEMENTS: usize = 2;

fn sure(holds: bool, what: &str) -> Sound {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}

impl DarkestDoom {
    pub(super) fn check_limits(&self, state: &State) -> Sound {
        self.check_board(state)?;
        self.check_monsters(state)?;
        check_alliances(state)?;
        for who in (0..state.players.len() as u8).map(Participant) {
            self.check_player(state, who)?;
        }
        let wraiths = state.players.iter().flat_map(|it| &it.equipment);
        let wraiths = wraiths.filter(|it| matches!(it, Equipped::Wraith { .. }));
        sure(wraiths.count() <= 1, "there are two Wraiths (DD-13.14)")?;
        if state.stack.is_empty() && state.ending.is_none() {
            self.check_between_actions(state)?;
        }
        Ok(())
    }

    fn check_board(&self, state: &State) -> Sound {
        let vines = state.vines.iter().flatten().all(|it| *it <= MOST_VINES);
        sure(vines, "a structure has too many vines (DD-1.6)")?;
        sure(
            state.abysses.len() <= ABYSSES,
            "there are too many abysses (DD-1.10)",
        )?;
        let spaces = self.pack().spaces.len();
        sure(
            usize::from(state.doom) <= spaces,
            "the Darkest Doom marker is off its track (DD-1.17)",
        )?;
        sure(state.hearts_taken <= ROUNDS, "too many Hearts are taken")?;
        sure(state.round <= ROUNDS, "there is no such round (DD-0.2)")?;
        let mut order = 0;
        for who in &state.order {
            sure(order & who.bit() == 0, "somebody plays twice in a round")?;
            order |= who.bit();
        }
        let traps = state.players.iter().flat_map(|it| it.traps.iter().copied());
        let mut seen = AreaSet::NONE;
        for area in traps {
            let kind = self.pack().area(area).kind;
            let path = kind == AreaType::WinterMountainPath;
            let centre = self.pack().map.centre().has(area);
            sure(!path && !centre, "a trap lies where none may (DD-10.16)")?;
            sure(!seen.has(area), "two traps lie on one area (DD-10.16)")?;
            seen.insert(area);
        }
        Ok(())
    }

    fn check_monsters(&self, state: &State) -> Sound {
        let monsters = || state.monsters.iter().flatten();
        let leaders = monsters().filter(|it| it.kind == MonsterKind::Leader);
        sure(leaders.count() <= 1, "there are two Leaders (DD-1.8)")?;
        let centre = self.pack().map.centre();
        let free = monsters().all(|it| it.controller.is_some() || !centre.has(it.area));
        sure(free, "a monster stands in the centre (DD-18.3)")?;
        for (who, player) in (0..).map(Participant).zip(&state.players) {
            let led = monsters().find(|it| it.controller == Some(who));
            let absorbed = player.absorbed.is_some();
            sure(
                led.is_some() == absorbed || !state.stack.is_empty(),
                "an absorbed player has no Leader, or another one has (DD-21.3)",
            )?;
            let away = state.guardians[who.index()].area.is_none();
            sure(
                away == absorbed || !state.stack.is_empty(),
                "a Guardian is off the board (DD-21.3)",
            )?;
        }
        Ok(())
    }

    fn check_player(&self, state: &State, who: Participant) -> Sound {
        let player = &state.players[who.index()];
        let [_, magic, _, health] = player.traits;
        let traits = player.traits.iter().zip(MOST_OF_TRAIT);
        sure(
            { traits }.all(|(it, most)| *it <= most),
            "a characteristic is too high (DD-3.6)",
        )?;
        sure(player.life <= health, "life is above Health (DD-3.8)")?;
        sure(
            player.mana <= magic,
            "mana is above Magic Knowledge (DD-3.7)",
        )?;
        sure(player.ap <= MOST_ACTION_POINTS, "too many AP (DD-3.9)")?;
        sure(player.coins <= MOST_COINS, "too many coins (DD-3.10)")?;
        sure(relics(player) <= MOST_RELICS, "too many relics (DD-13.10)")?;
        let followers = state.guardians[who.index()].acolytes + player.moths;
        sure(
            followers <= FOLLOWER_SLOTS,
            "too many Acolytes and Moths (DD-1.14)",
        )?;
        let tokens = player.equipment.iter().all(|it| match it {
            Equipped::Card { card, tokens, .. } => *tokens <= self.pack().design(*card).durability,
            Equipped::Wraith { lanterns } => (1..=MOST_RELICS).contains(lanterns),
        });
        sure(tokens, "equipment has too many damage tokens (DD-10.8)")?;
        sure(
            !player.declared || player.mission.is_some(),
            "a mission is declared that is not there (DD-13.6)",
        )
    }

    /// What holds while nothing is in progress.
    fn check_between_actions(&self, state: &State) -> Sound {
        let guardians = state.guardians.iter().filter_map(|it| it.area);
        let monsters = state.monsters.iter().flatten().map(|it| it.area);
        let mut seen = AreaSet::NONE;
        for area in guardians.chain(monsters) {
            sure(!seen.has(area), "two figures share an area (DD-1.18)")?;
            seen.insert(area);
        }
        let summit = self.pack().map.summit();
        sure(!seen.has(summit), "somebody stays on the summit (DD-1.18)")?;
        let mut copy = state.clone();
        let play = Play {
            rules: self,
            state: &mut copy,
            tale: &mut Tale::deaf(),
        };
        for (who, player) in (0..).map(Participant).zip(&state.players) {
            sure(
                player.achievements.len() <= MOST_ACHIEVEMENTS,
                "too many achievements (DD-19.1)",
            )?;
            sure(player.life > 0, "a dead Guardian was not reborn (DD-15.2)")?;
            let full = play.hand_size(who) > play.hand_limit(who) && !player.hand.is_empty();
            let asked = state.menu.party == Some(who);
            sure(!full || asked, "somebody holds too many cards (DD-5.12)")?;
        }
        Ok(())
    }
}

fn relics(player: &Player) -> u8 {
    let lanterns = player.equipment.iter().map(|it| match it {
        Equipped::Wraith { lanterns } => *lanterns,
        Equipped::Card { .. } => 0,
    });
    player.relics.iter().sum::<u8>() + lanterns.sum::<u8>()
}

fn check_alliances(state: &State) -> Sound {
    let alliances = || state.alliances.iter().flatten();
    let values = alliances().all(|it| (1..=HIGHEST_ALLIANCE).contains(&it.value));
    sure(values, "an alliance has no such value (DD-16.13)")?;
    for who in state.participants() {
        let own = alliances().filter(|it| it.ally == who);
        sure(
            own.count() <= MOST_ALLIANCES,
            "somebody has too many alliances (DD-16.14)",
        )?;
    }
    let held: u8 = state.guardians.iter().map(|it| it.acolytes).sum();
    let left = state.acolytes_left.iter().filter(|it| **it).count();
    let all = state.acolytes_left.len();
    sure(
        usize::from(held) + left <= all,
        "there are too many Acolytes (DD-2.7)",
    )
}
