//! What is to be decided: laid out once when the question comes up, read back by the answer.

use super::stack::Listener;
use super::state::{Card, Figure, Party};
use crate::cards::{
    Action, AlternativeId, EventId, EvocationKind, MisfortuneKind, QuestId, RoomId, School,
    UpgradeKind,
};
use serde::{Deserialize, Serialize};

pub use resolve::MenuShape;

/// The open question. In Planning there is none: everybody decides at once.
pub type Menu = resolve::Menu<Party, Asked, Pick>;
/// What was decided.
pub type Reply = resolve::Reply<Party, Asked, Pick>;

/// Something that can be picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pick {
    /// A figure.
    Figure(Figure),
    /// A figure that is not there (BRW-12.13).
    FalseTarget,
    /// A room.
    Room(RoomId),
    /// A spell card that the asked mage can identify.
    Card(Card),
    /// A slot of the own board: 0 quick, 1 to 3.
    Slot(u8),
    /// A quest.
    Quest(QuestId),
    /// An event.
    Event(EventId),
    /// A mage or the Rose.
    Party(Party),
    /// Cubes of a party on a figure.
    Cubes(Figure, Party),
    /// Cubes of a party in the room or on the figure in question.
    CubesOf(Party),
    /// A school.
    School(School),
    /// The first or second starting grimoire of a school.
    Grimoire(School, u8),
    /// A mage to be played.
    Character(u8),
    /// A colour of cubes.
    CubeColour(u8),
    /// A kind of evocation.
    Evocation(EvocationKind),
    /// A kind of misfortune.
    Misfortune(MisfortuneKind),
    /// A misfortune on a mage.
    Affliction(Party, MisfortuneKind),
    /// A kind of upgrade.
    Upgrade(UpgradeKind),
    /// An action.
    Action(Action),
    /// A card or ability that answers, and to which event of the window.
    Answer(Listener, u8),
    /// A moon: 1, 2 or 3.
    Moon(u8),
    /// One of several alternatives of a sentence.
    Option(AlternativeId),
    /// Trophies of a mage.
    Trophy(Party),
    /// A way to go on.
    Way(Going),
}

/// Ways to go on that are no object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Going {
    /// Do nothing more here.
    Stop,
    /// Do not answer.
    Pass,
    /// End the activation.
    End,
    /// Activate the room one is in.
    ActivateRoom,
    /// Nobody, nothing.
    None,
    /// The plan stands.
    Confirm,
    /// Plan again.
    Change,
}

resolve::asked! {
    /// Which mage (C-1).
    Character = "character" "BRW-3.2.5";
    /// Which colour (C-1).
    Colour = "colour" "BRW-3.2.5";
    /// Which school and grimoire (C-2).
    Grimoire = "grimoire" "BRW-3.2.7";
    /// An active quest to discard, or none (C-3).
    DiscardActive = "discard-active" "BRW-6.1.4";
    /// Quests above the limit (C-4).
    QuestLimit = "quest-limit" "BRW-6.1.6";
    /// An event to discard (C-5).
    Event = "event" "BRW-6.2.7";
    /// The four schools of Study (C-6): a split.
    Schools = "schools" "BRW-8.3";
    /// The cards to keep (C-6).
    KeepStudied = "keep-studied" "BRW-8.3";
    /// A card for the Library, or none (C-7).
    StudyDiscard = "study-discard" "BRW-8.5";
    /// Cards above the limit (C-8).
    HandLimit = "hand-limit" "BRW-8.6";
    /// Cards to slots (C-9).
    Plan = "plan" "BRW-10.2";
    /// Which slots show the dark half (C-9).
    PlanHalves = "plan-halves" "BRW-10.2";
    /// Is the plan as it should be (C-9)?
    PlanConfirm = "plan-confirm" "BRW-10.7";
    /// Which action, quest effect, or end (C-10, C-11).
    Act = "act" "BRW-11.1.3";
    /// The next effect of a physical action (C-12).
    Physical = "physical" "BRW-11.2.1";
    /// A room to move to (C-13).
    Step = "step" "BRW-11.2.5";
    /// A spell to discard for a Wait (C-14).
    Wait = "wait" "BRW-11.2.11";
    /// A target (C-15).
    Target = "target" "BRW-12.2";
    /// Something a sentence lets pick (C-15).
    Pick = "pick" "BRW-12.2";
    /// One of several alternatives (C-16).
    Alternative = "alternative" "BRW-13.1.6";
    /// A trap or protection to use (C-17).
    React = "react" "BRW-13.3.3";
    /// In which order (C-18).
    Order = "order" "BRW-13.3.1";
    /// How much damage to ignore (C-19).
    Ignore = "ignore" "BRW-17.6";
    /// How scarce cubes are split (C-20).
    Scarce = "scarce" "BRW-17.9";
    /// Cubes to swap (C-21).
    Swap = "swap" "BRW-17.10";
    /// Cubes to heal (C-22).
    Heal = "heal" "BRW-17.12";
    /// Redirect damage (C-23)?
    Redirect = "redirect" "BRW-17.4";
    /// An evocation to make room (C-24).
    Replace = "replace" "BRW-20.1.4";
    /// The next part of an evocation's activation (C-25).
    Activation = "activation" "BRW-20.4.1";
    /// The next evocation (C-26).
    NextEvocation = "next-evocation" "BRW-20.5.1";
    /// Active cards to take back (C-27).
    TakeBack = "take-back" "BRW-21.1";
    /// The winner among tied mages (C-28).
    Winner = "winner" "BRW-22.8";
    /// The crown decides for the Avatar (C-29).
    Crown = "crown" "BRW-25.5.8";
    /// The crown decides for the Rose (C-30).
    Rose = "rose" "BRW-0.5";
    /// A misfortune (C-32).
    Misfortune = "misfortune" "BRW-23.4.5";
    /// An upgrade (C-32).
    Upgrade = "upgrade" "BRW-23.5.1";
    /// A kind of evocation to summon.
    Summon = "summon" "BRW-20.1.1";
    /// A misfortune to discard.
    DropMisfortune = "drop-misfortune" "BRW-23.4.6";
    /// A school to draw from (C-33).
    School = "school" "BRW-8.11";
    /// A deck of quests to look at (C-34).
    Moon = "moon" "BRW-7.18";
    /// A card to take (C-34).
    TakeCard = "take-card" "BRW-8.11";
    /// A quest to keep (C-34).
    KeepQuest = "keep-quest" "BRW-7.18";
    /// Spells of the hand to discard.
    DiscardSpells = "discard-spells" "BRW-8.10";
    /// A revealed spell.
    RevealedSpell = "revealed-spell" "BRW-9.13";
    /// A spell of the hand.
    HandSpell = "hand-spell" "BRW-9.8";
    /// A prepared spell to cast.
    CastSpell = "cast-spell" "BRW-11.2.17";
    /// One of the own quests.
    Quest = "quest" "BRW-7.12";
    /// A trophy to give away.
    Trophy = "trophy" "BRW-18.18";
    /// "You may": yes or no (C-35).
    May = "may" "BRW-13.1.5";
}
