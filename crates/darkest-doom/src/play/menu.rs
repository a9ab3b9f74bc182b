//! What is to be decided (section 22.3).

use super::state::{Figure, Participant};
use crate::cards::{
    AchievementCard, AlternativeId, AreaId, Card, CharacterId, Colour, CorruptionId, EventId,
    GoalId, Icon, MissionId, Relic, ResourceDeck, Trait,
};
use serde::{Deserialize, Serialize};

pub use resolve::MenuShape;

/// The open question.
pub type Menu = resolve::Menu<Participant, Asked, Pick>;
/// What was decided.
pub type Reply = resolve::Reply<Participant, Asked, Pick>;

/// Something that can be picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Pick {
    /// A figure.
    Figure(Figure),
    /// An area: to go to, or a structure or abyss on it.
    Area(AreaId),
    /// A Citadel Resource card of the own hand, to be played or discarded.
    Card(Card),
    /// A card of somebody's hand that the asked player has looked at.
    SeenCard(Card),
    /// An own equipment card to be used, dropped, worn or repaired: its slot.
    Equipment(u8),
    /// An own equipment card to be dropped.
    Drop(u8),
    /// A Dark Corruption card of the own hand.
    Corruption(CorruptionId),
    /// A mission.
    Mission(MissionId),
    /// An achievement.
    Achievement(AchievementCard),
    /// A reward of the announced achievement.
    Reward(AchievementCard, u8),
    /// An event.
    Event(EventId),
    /// A goal token.
    Goal(GoalId),
    /// A character to be played.
    Character(CharacterId),
    /// A temple to start from, by its colour; a Citadel of a colour.
    Colour(Colour),
    /// A characteristic.
    Trait(Trait),
    /// A relic.
    Relic(Relic),
    /// A resource deck.
    Deck(ResourceDeck),
    /// An own die of the current roll.
    Die(u8),
    /// An own die set to an icon.
    SetDie(u8, Icon),
    /// An own die changed by discarding a card (the power of Scarlet Fate).
    Power(Card, u8),
    /// An area to put a Trap token on.
    PlaceTrap(AreaId),
    /// An own Trap token to take back.
    TakeTrap(AreaId),
    /// A number of Lanterns.
    Lanterns(u8),
    /// One of several alternatives of a text.
    Option(AlternativeId),
    /// A change of the Destiny die by so much, with coins.
    Coins(i8),
    /// A way to go on.
    Way(Going),
}

/// Ways to go on that are no object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Going {
    /// Do nothing (more) here.
    Pass,
    /// End the turn.
    End,
    /// Stop moving.
    Stop,
    /// Use the own ability.
    Ability,
    /// Activate the area.
    AreaAction,
    /// The temple action with Acolytes: discard corruption, or gain glory.
    Acolytes,
    /// Enter or raise an alliance.
    Ally,
    /// Declare the mission.
    Declare,
    /// Complete the mission.
    Complete,
    /// Put a Trap token on an area, which is chosen next.
    PlaceTrap,
    /// An absorbed player strikes.
    Strike,
    /// An absorbed player corrupts.
    Corrupt,
    /// Take the new one, or do what is offered.
    Accept,
    /// Leave it.
    Decline,
    /// On top.
    Top,
    /// Under the deck.
    Bottom,
}

resolve::asked! {
    /// Character (1).
    Character = "character" "DD-2.10";
    /// Temple (1).
    Temple = "temple" "DD-2.10";
    /// The characteristic a mission raises (2).
    MarkTrait = "mark-trait" "DD-13.2";
    /// The relic a mission searches (2).
    MarkRelic = "mark-relic" "DD-13.2";
    /// The deck of a card (3).
    Deck = "deck" "DD-5.11";
    /// Cards above the hand limit (4).
    HandLimit = "hand-limit" "DD-5.12";
    /// Swap the corruption cards (5), or use equipment at the start of dusk?
    DuskStart = "dusk-start" "DD-5.16";
    /// Achievements to discard (6).
    DropAchievements = "drop-achievements" "DD-19.2";
    /// Draw achievements (6)?
    DrawAchievements = "draw-achievements" "DD-19.2";
    /// Where a monster appears (7).
    Spawn = "spawn" "DD-17.8";
    /// The next action (8).
    Act = "act" "DD-6.2";
    /// Where a Trap token is put (8).
    TrapArea = "trap-area" "DD-10.16";
    /// The monster that moves (9).
    WhichMonster = "which-monster" "DD-18.11";
    /// Where it goes (9).
    MonsterPath = "monster-path" "DD-18.11";
    /// A step before the roll of a combat (10).
    PreRoll = "pre-roll" "DD-14.6";
    /// A step after it (10).
    PostRoll = "post-roll" "DD-14.10";
    /// Where a figure is moved after a combat (11), pushed or placed.
    Displace = "displace" "DD-14.22";
    /// A free change of a die (12), or one by a card.
    ChangeDie = "change-die" "DD-8.8";
    /// Which dice are rolled again.
    RerollDice = "reroll-dice" "DD-8.5";
    /// Changes of an own roll (13).
    ChangeRoll = "change-roll" "DD-9.3";
    /// The second card that Scarlet Fate needs.
    PowerCost = "power-cost" "DD-8.10";
    /// Which icon of the discarded cards is used.
    PowerIcon = "power-icon" "DD-8.10";
    /// A trap card (14).
    TrapCard = "trap-card" "DD-10.25";
    /// Coins on the Destiny die (15), or a card that rolls it again.
    Destiny = "destiny" "DD-3.11";
    /// An alliance to give up (16).
    GiveUpAlliance = "give-up-alliance" "DD-16.14";
    /// A relic for the new one (17).
    RelicLimit = "relic-limit" "DD-13.10";
    /// A card for incoming corruption (20).
    MakeRoom = "make-room" "DD-11.3";
    /// A reward (21).
    Reward = "reward" "DD-19.4";
    /// An achievement to announce.
    Announce = "announce" "DD-19.3";
    /// A monster that changes its form (23).
    Metamorphosis = "metamorphosis" "DD-8.6";
    /// Reductions of wounds.
    ReduceWounds = "reduce-wounds" "DD-14.12";
    /// A target of an effect.
    Target = "target" "DD-10.30";
    /// One of several alternatives.
    Alternative = "alternative" "DD-0.3";
    /// "You may" (22 for the Leader card).
    May = "may" "DD-0.3";
    /// Cards to discard.
    Discard = "discard" "DD-0.5";
    /// A card of another hand.
    TakeCard = "take-card" "DD-0.5";
    /// A mission to keep.
    KeepMission = "keep-mission" "DD-13.4";
    /// The order of the other missions under the deck.
    OrderMissions = "order-missions" "DD-13.4";
    /// The order of events on top of the deck.
    OrderEvents = "order-events" "DD-22.2";
    /// An event for under the deck, or none.
    EventToBottom = "event-to-bottom" "DD-22.2";
    /// The next area of a walk or ride.
    Step = "step" "DD-7.8";
    /// Where to fly.
    Fly = "fly" "DD-6.9";
    /// Equipment to discard for a free slot.
    FreeSlot = "free-slot" "DD-10.8";
    /// Equipment to repair.
    Repair = "repair" "DD-10.9";
    /// Equipment that loses tokens.
    Wear = "wear" "DD-10.9";
    /// How many Lanterns.
    Lanterns = "lanterns" "DD-13.13";
    /// A characteristic to raise.
    RaiseTrait = "raise-trait" "DD-3.6";
    /// The own alliance that changes.
    WhichAlliance = "which-alliance" "DD-16.17";
    /// A goal for a monster.
    ChooseGoal = "choose-goal" "DD-18.7";
    /// The Guardian an absorbed player strikes.
    StrikeWhom = "strike-whom" "DD-21.5";
    /// A corruption card lost by a wound of an absorbed player.
    DarkLife = "dark-life" "DD-21.4";
    /// Reveal the Leader card (22)?
    Reveal = "reveal" "DD-21.2";
}
