//! What a scenario writes under `[position]`.

use crate::cards::{MonsterKind, Phase, Relic, Trait};
use serde::Deserialize;
use std::collections::BTreeMap;

/// A position. What is not mentioned is as at the start of a game, with everybody on the own temple
/// and nothing dealt.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Position {
    /// The round.
    pub(super) round: Option<u8>,
    /// The phase.
    pub(super) phase: Option<Phase>,
    /// Where the phase machine begins.
    pub(super) begin: Begin,
    /// Whose turn it is.
    pub(super) turn: Option<String>,
    /// This round's order.
    pub(super) order: Vec<String>,
    /// The Darkest Doom marker.
    pub(super) doom: u8,
    /// Hearts taken from the track; unless told, as many as dusks have begun.
    pub(super) hearts_taken: Option<u8>,
    /// Vines by structure.
    pub(super) vines: BTreeMap<String, u8>,
    /// Areas with a Dark Abyss.
    pub(super) abysses: Vec<String>,
    /// Alliances by colour: `"A 3"`.
    pub(super) alliances: BTreeMap<String, String>,
    /// Acolytes that are out of the game, by colour.
    pub(super) acolytes_gone: Vec<String>,
    /// The event in force.
    pub(super) event: Option<String>,
    /// Its map.
    pub(super) event_map: Option<String>,
    /// Everybody: players by seat, then Virtual Guardians.
    pub(super) guardians: Vec<GuardianPosition>,
    /// Monsters, slot by slot.
    pub(super) monsters: Vec<MonsterPosition>,
    /// The top cards of decks, the top first.
    pub(super) decks: Piles,
    /// Cards in discard piles, the top first.
    pub(super) discards: Piles,
    /// The next fate dice.
    pub(super) dice: Vec<String>,
    /// The next results of the Destiny die.
    pub(super) destiny: Vec<u8>,
    /// The next tokens drawn from the goal bag.
    pub(super) bag: Vec<String>,
    /// An effect that is carried out before anything else.
    pub(super) resolve: Option<Resolve>,
}

/// Where the phase machine begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Begin {
    /// With the turn of somebody.
    #[default]
    Turn,
    /// With the start of the phase: D0 or K0.
    Phase,
    /// With the draw at dawn (D4), or the corruption swap at dusk (K2).
    Draw,
    /// With the achievements (K3).
    Achievements,
    /// With the Darkest Doom's turn (K4).
    Doom,
    /// With the end of the round (K6).
    RoundEnd,
}

/// A participant.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct GuardianPosition {
    /// Which character a player has.
    pub(super) character: Option<String>,
    /// The colour.
    pub(super) colour: Option<String>,
    /// The area; the own temple unless told.
    pub(super) at: Option<String>,
    /// Daily Glory.
    pub(super) glory: i16,
    /// Acolytes.
    pub(super) acolytes: u8,
    /// The row a Virtual Guardian fights with.
    pub(super) row: Option<MonsterKind>,
    /// Attack; as printed unless told.
    pub(super) attack: Option<u8>,
    /// Magic Knowledge.
    pub(super) magic: Option<u8>,
    /// Wisdom.
    pub(super) wisdom: Option<u8>,
    /// Health.
    pub(super) health: Option<u8>,
    /// Life; all of it unless told.
    pub(super) life: Option<u8>,
    /// Mana; all of it unless told.
    pub(super) mana: Option<u8>,
    /// Action points; 4 unless told.
    pub(super) ap: Option<u8>,
    /// Coins; 3 unless told.
    pub(super) coins: Option<u8>,
    /// Relics by kind.
    pub(super) relics: BTreeMap<Relic, u8>,
    /// White Moths.
    pub(super) moths: u8,
    /// Citadel Resource cards in hand.
    pub(super) hand: Vec<String>,
    /// Dark Corruption cards in hand: which, or how many.
    pub(super) corruption: Corrupted,
    /// The mission.
    pub(super) mission: Option<String>,
    /// What it raises.
    pub(super) raise: Option<Trait>,
    /// What it searches.
    pub(super) search: Option<Relic>,
    /// What the mission before raised.
    pub(super) last_raise: Option<Trait>,
    /// What the mission before searched.
    pub(super) last_search: Option<Relic>,
    /// The mission is declared.
    pub(super) declared: bool,
    /// Areas with own Trap tokens.
    pub(super) traps: Vec<String>,
    /// Equipment: `"steel_helm"`, `"steel_helm 1"`, `"wraith 2"`.
    pub(super) equipment: Vec<String>,
    /// Order Achievements held.
    pub(super) achievements: Vec<String>,
    /// The player is absorbed: it controls the Leader among the monsters.
    pub(super) absorbed: bool,
    /// The ability was used in this phase.
    pub(super) ability_used: bool,
    /// The Acolytes were used at this dawn.
    pub(super) acolytes_used: bool,
}

/// Dark Corruption cards: which, or how many.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum Corrupted {
    /// So many, none of them the Leader.
    Number(u8),
    /// These.
    Cards(Vec<String>),
}

impl Default for Corrupted {
    fn default() -> Self {
        Corrupted::Number(0)
    }
}

/// A monster.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MonsterPosition {
    /// Its form.
    pub(super) kind: MonsterKind,
    /// Where it stands.
    pub(super) at: String,
    /// Its goal.
    #[serde(default)]
    pub(super) goal: Option<String>,
    /// The absorbed player who controls it.
    #[serde(default)]
    pub(super) controller: Option<String>,
}

/// Cards by deck, the top first.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Piles {
    /// Equipment.
    pub(super) equipment: Vec<String>,
    /// Traps.
    pub(super) trap: Vec<String>,
    /// Encounters.
    pub(super) encounter: Vec<String>,
    /// Spells.
    pub(super) spell: Vec<String>,
    /// Dark Corruption.
    pub(super) corruption: Vec<String>,
    /// Missions.
    pub(super) missions: Vec<String>,
    /// Order Achievements.
    pub(super) achievements: Vec<String>,
    /// Dark Events.
    pub(super) events: Vec<String>,
    /// Dark Event Maps.
    pub(super) event_maps: Vec<String>,
    /// Monster Attack cards.
    pub(super) attacks: Vec<String>,
    /// Virtual Guardian cards.
    pub(super) virtual_cards: Vec<String>,
    /// Order Trail cards.
    pub(super) trails: Vec<String>,
}

/// An effect.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Resolve {
    /// Who carries it out; the first in order unless told.
    pub(super) by: Option<String>,
    /// A Citadel Resource card.
    pub(super) card: Option<String>,
    /// An event.
    pub(super) event: Option<String>,
    /// An achievement, with the number of the reward from 1 on.
    pub(super) reward: Option<String>,
    /// A space of the Darkest Doom track.
    pub(super) space: Option<u8>,
    /// A Virtual Guardian card, in the row of the round and the column of `by`.
    pub(super) virtual_card: Option<String>,
    /// Who set off the trap, for trap cards: a participant or `"monster 1"`.
    pub(super) victim: Option<String>,
}
