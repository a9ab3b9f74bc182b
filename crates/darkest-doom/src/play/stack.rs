//! The resolution stack: what is being carried out, as plain data.
//!
//! The frame on top is stepped until it is done or somebody must decide. A frame that needs
//! something done first puts another frame on top and is entered again when that one is gone; what
//! it has to tell is then in [`super::state::State::returned`]. Nested effects so resolve last-in
//! first-out (DD-22.4).

use super::menu::Asked;
use super::state::{Figure, Participant};
use crate::cards::{
    AchievementCard, AreaId, AttackId, Card, CharacterId, CorruptionId, Deck, EventId, Icon,
    KilledBy, MissionId, ProgramId, RelicTest, ResourceDeck, TrailId, VirtualId,
};
use resolve::Loops;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// Something in progress.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Frame {
    /// Its number; never used twice.
    pub id: u32,
    /// What it is.
    pub job: Job,
}

/// What is in progress.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Job {
    /// A program.
    Effect(Box<EffectJob>),
    /// A card is paid and played, or equipment is used.
    Play(PlayJob),
    /// A figure enters an area (section 7).
    Enter(EnterJob),
    /// A figure moves over several areas.
    Travel(Box<TravelJob>),
    /// A combat (section 14).
    Combat(Box<CombatJob>),
    /// Moons move the Darkest Doom marker (DD-8.3).
    Moons(MoonsJob),
    /// A die is changed by several cards (DD-8.10).
    Power(PowerJob),
    /// An ambush test (section 9).
    Test(Box<TestJob>),
    /// Hits of a ranged effect or trap on a figure (DD-10.31, DD-10.33).
    Strike(Box<StrikeJob>),
    /// A wound event of a player (DD-0.9).
    Wounds(WoundsJob),
    /// A Guardian dies (section 15).
    Death(DeathJob),
    /// A Trap token triggers (DD-10.20, DD-10.21).
    Trap(TrapJob),
    /// The Destiny die is rolled for a relic (DD-13.9).
    Destiny(DestinyJob),
    /// Cards are drawn into a hand.
    Draw(DrawJob),
    /// Dark Corruption cards are taken (DD-11.3).
    Corrupt(CorruptJob),
    /// Achievements can be announced (DD-22.3).
    Announce(AnnounceJob),
    /// A monster moves at the end of a turn (DD-6.8).
    MonsterStep(MonsterStepJob),
    /// A monster draws a goal (DD-18.7).
    Goal(GoalJob),
    /// A Virtual Guardian's turn (DD-23.6).
    VirtualTurn(VirtualTurnJob),
}

/// What a finished frame tells the one below it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Returned {
    /// A test of dice or of the Destiny die.
    Test {
        /// Was it passed?
        passed: bool,
        /// Symbols that were missing (DD-9.4).
        missing: u8,
    },
    /// A wound event: so many wounds are left after all reductions.
    Wounds {
        /// How many were suffered.
        suffered: u8,
        /// The Guardian died.
        died: bool,
    },
    /// A strike on a figure.
    Strike {
        /// The figure was killed.
        killed: bool,
    },
}

/// What a program belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "darkest-doom/"))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A Citadel Resource card that is played, or equipment that is used.
    Card(Card),
    /// The ability of a Guardian.
    Ability(CharacterId),
    /// The action of an area.
    Area(AreaId),
    /// The test of a Dark Abyss.
    Abyss,
    /// A Dark Event.
    Event(EventId),
    /// A reward of an achievement.
    Reward(AchievementCard, u8),
    /// The Echo of a Monster Attack card.
    Echo(AttackId),
    /// A space of the Darkest Doom track.
    Space(u8),
    /// A Virtual Guardian card.
    Virtual(VirtualId),
    /// An Order Trail card.
    Trail(TrailId),
    /// The Wraith of the Lake.
    Wraith,
    /// A Dark Corruption card.
    Corruption(CorruptionId),
    /// A mission.
    Mission(MissionId),
    /// A Heart that was drawn as a goal.
    Heart,
    /// A monster (its Adjacent Attack) or its goal.
    Monster(u8),
}

/// Something that was chosen or that a loop goes over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Thing {
    /// A figure; a participant is meant by its figure, also while it is off the board.
    Figure(Figure),
    /// An area: also a structure, a Citadel, a temple, the area of an abyss.
    Area(AreaId),
}

/// A program in progress.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EffectJob {
    /// What it belongs to.
    pub source: Source,
    /// Which program.
    pub program: ProgramId,
    /// The next instruction.
    pub at: u16,
    /// `self` of the vocabulary: who plays, uses or owns the card. For events the First Player, for
    /// track spaces the roller, for monsters the active player who decides for them.
    pub actor: Participant,
    /// The monster a goal, Heart or Adjacent Attack belongs to.
    pub monster: Option<u8>,
    /// What was chosen last.
    pub target: Option<Thing>,
    /// Who set off the trap.
    pub victim: Option<Figure>,
    /// The Citadel of the alliance that fulfilled the achievement, by colour.
    pub citadel: Option<crate::cards::Colour>,
    /// How what it kills is killed.
    pub how: KilledBy,
    /// The figure it has killed last: a Guardian is reborn at once, but was not spared.
    pub slain: Option<Figure>,
    /// Loops, the innermost last.
    pub loops: Loops<Thing>,
    /// Where a step of several parts stands.
    pub part: Part,
}

/// Where a step of several parts stands: reset when the step is over.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Part {
    /// How far it is.
    pub step: u8,
    /// A count the step keeps.
    pub count: u8,
    /// Cards the step holds or looks at, by their numbers.
    pub cards: SmallVec<[u8; 4]>,
}

/// A card is paid and played, or equipment is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayJob {
    /// Who.
    pub who: Participant,
    /// The card.
    pub card: Card,
    /// How.
    pub way: PlayWay,
    /// Where it stands.
    pub stage: PlayStage,
    /// The figure that set off the trap a trap card is played on.
    pub victim: Option<Figure>,
}

/// How a card is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PlayWay {
    /// From the hand, for its effect.
    Play,
    /// From the hand into an equipment slot (DD-10.8).
    Equip,
    /// Equipment is used (DD-10.9).
    Use,
}

/// Where playing a card stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PlayStage {
    /// The cost is paid, corruption taken last.
    Pay,
    /// The effect begins.
    Resolve,
    /// The effect is over: the card goes where it belongs.
    Finish,
}

/// A figure enters an area: combat, abyss, trap, area (DD-7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EnterJob {
    /// Who enters.
    pub figure: Figure,
    /// Where.
    pub area: AreaId,
    /// Where it came from.
    pub from: Option<AreaId>,
    /// The next step.
    pub stage: EnterStage,
}

/// The steps of entering an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EnterStage {
    /// With another figure there.
    Combat,
    /// The test of a Dark Abyss.
    Abyss,
    /// What was done so far can be announced before a trap rolls (DD-19.3).
    Announce,
    /// The trap of another player.
    Trap,
    /// Done.
    Area,
}

/// A figure moves over several areas, each entered (DD-7.8).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TravelJob {
    /// Who.
    pub figure: Figure,
    /// Who decides where it goes: the player itself, the active player for monsters.
    pub decider: Participant,
    /// How.
    pub way: TravelWay,
    /// Areas it may still go.
    pub left: u8,
    /// The area it has just entered, to see whether it is still there.
    pub at: Option<AreaId>,
    /// A monster that had a combat on its way stops (DD-18.15).
    pub fought: bool,
    /// A monster has reached the structure that is its goal: the token returns (DD-18.9).
    pub fulfilled: bool,
}

/// Ways to move over several areas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TravelWay {
    /// By a card: the player stops when it likes.
    Walk,
    /// The ride of a Citadel (DD-12.3).
    Ride,
    /// A monster towards its goal (DD-18.11).
    Goal,
}

/// Dice of one roll and what was added to them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Fate {
    /// The dice as they lie.
    pub dice: SmallVec<[Icon; 8]>,
    /// Fixed results by icon (DD-10.29).
    pub fixed: [u8; 6],
    /// Icons that do not count, by icon.
    pub stripped: [u8; 6],
    /// Icons that count as hits whatever the phase, as bits.
    pub as_hits: u8,
    /// Dice changed by the power of Scarlet Fate in this roll.
    pub powers: u8,
}

/// One side of a combat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Side {
    /// The figure.
    pub figure: Figure,
    /// How many dice it rolls; 0 for those who roll none.
    pub dice: u8,
    /// Its roll.
    pub fate: Fate,
    /// Fixed when the card is drawn, for those who roll no dice: kind, hits and health
    /// (DD-14.29).
    pub stats: Option<Stats>,
    /// Wounds it suffers fewer; 255 for all.
    pub prevented: u8,
    /// Wounds it is about to suffer, then those it has suffered.
    pub wounds: u8,
    /// It was killed.
    pub dead: bool,
    /// Sharpened Senses or another ability was used in this combat.
    pub ability_used: bool,
    /// The step before was this battle spell (for the answer that cancels it), by its frame data.
    pub last_spell: Option<LastSpell>,
}

/// What a side without dice fights with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stats {
    /// The card; none if there was none to draw.
    pub attack: Option<AttackId>,
    /// The kind when the card was drawn; none for the High Priestess.
    pub kind: Option<crate::cards::MonsterKind>,
    /// Hits.
    pub hits: u8,
    /// Health.
    pub health: u8,
}

/// The last battle spell of a side, as long as nothing else was done after it, and the combat as
/// it was before: a cancelled spell has no effect.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LastSpell {
    /// The card.
    pub card: Card,
    /// The combat before it.
    pub before: Box<Before>,
}

/// What a battle spell can change.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Before {
    /// Attacker, then defender.
    pub sides: [BeforeSide; 2],
    /// What was to happen at the end.
    pub later: SmallVec<[Later; 2]>,
}

/// What a battle spell can change of one side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BeforeSide {
    /// How many dice it rolls.
    pub dice: u8,
    /// Its roll.
    pub fate: Fate,
    /// Hits and health of those who roll none.
    pub stats: Option<Stats>,
    /// Wounds it suffers fewer.
    pub prevented: u8,
    /// Acolytes and White Moths of its player.
    pub followers: (u8, u8),
}

/// A combat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CombatJob {
    /// Attacker, then defender.
    pub sides: [Side; 2],
    /// Where the attacker came from.
    pub from: Option<AreaId>,
    /// Nobody is moved afterwards (DD-14.28).
    pub adjacent: bool,
    /// Where it stands.
    pub stage: CombatStage,
    /// Whose step it is in a window: 0 the attacker, 1 the defender.
    pub step_of: u8,
    /// Passes in a row.
    pub passes: u8,
    /// What happens at the end of it.
    pub later: SmallVec<[Later; 2]>,
    /// The Leader card was revealed (DD-21.2).
    pub revealed: bool,
}

/// The steps of a combat (sections 14.2, 14.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum CombatStage {
    /// C1; Monster Attack cards are drawn.
    Begin,
    /// Echo effects.
    Echo,
    /// The Wraith and other passive cards of the controllers.
    Passive,
    /// C2.
    PreRoll,
    /// C3.
    Roll,
    /// C4, the attacker's.
    MoonsOfAttacker,
    /// C4, the defender's.
    MoonsOfDefender,
    /// C5.
    PostRoll,
    /// C6.
    Compare,
    /// C7, the attacker's.
    ReduceAttacker,
    /// C7, the defender's.
    ReduceDefender,
    /// C8: wounds are marked.
    Wounds,
    /// The Leader card can be revealed (DD-21.2).
    Leader,
    /// Effects at the end of the combat, the Leader card included.
    Later,
    /// C8: glory and deaths.
    Deaths,
    /// C9.
    Displace,
    /// Over.
    End,
}

/// What a side of a combat comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blows {
    /// Its hits.
    pub hits: u8,
    /// Its parries.
    pub parries: u8,
    /// The wounds it gets.
    pub wounds: u8,
}

/// An effect at the end of a combat: the condition and what follows stand in the program that
/// announced it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Later {
    /// What it belongs to.
    pub source: Source,
    /// Whose.
    pub actor: Participant,
    /// The program that announced it.
    pub program: ProgramId,
    /// The instruction that did.
    pub at: u16,
}

/// Moons move the Darkest Doom marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoonsJob {
    /// Who rolled.
    pub roller: Participant,
    /// How far the marker goes.
    pub spaces: u8,
}

/// The power of Scarlet Fate while it needs more than one card for a die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PowerJob {
    /// Who.
    pub who: Participant,
    /// The die.
    pub die: u8,
    /// Cards that are still to be discarded.
    pub left: u8,
    /// The icons of the cards discarded so far.
    pub icons: SmallVec<[Icon; 4]>,
}

/// Why an ambush test is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "darkest-doom/"))]
#[serde(rename_all = "snake_case")]
pub enum TestCause {
    /// A text, a Dark Abyss included.
    Effect,
    /// A Trap token.
    Trap,
    /// Mosh (DD-20.6).
    Mosh,
}

/// An ambush test.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TestJob {
    /// Who is tested.
    pub who: Participant,
    /// Why.
    pub cause: TestCause,
    /// The card that was drawn; none before, or if there was none (DD-9.6).
    pub card: Option<CorruptionId>,
    /// The symbols to be matched.
    pub symbols: SmallVec<[Icon; 5]>,
    /// The roll.
    pub fate: Fate,
    /// It counts as passed.
    pub auto_pass: bool,
    /// Where it stands.
    pub stage: RollStage,
}

/// Where a roll of one player stands (DD-8.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RollStage {
    /// Before it.
    Begin,
    /// The dice lie, the moons have acted: the change window.
    Change,
    /// What was rolled takes effect.
    Done,
}

/// Hits of a ranged effect or a trap on a figure.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StrikeJob {
    /// Whose effect.
    pub by: Participant,
    /// On whom.
    pub target: Figure,
    /// How many hits.
    pub hits: u8,
    /// Ranged or trap.
    pub how: KilledBy,
    /// The defence roll of a player.
    pub fate: Fate,
    /// Where the defence stands.
    pub stage: RollStage,
}

/// A wound event of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WoundsJob {
    /// Who suffers.
    pub who: Participant,
    /// How many are still to be suffered.
    pub n: u8,
    /// Who caused them, for the glory of a kill (DD-10.22, DD-10.32); nobody for events.
    pub by: Option<Participant>,
    /// How.
    pub how: KilledBy,
    /// Only the reductions are worked out: a combat marks the wounds itself (DD-14.12).
    pub only_reduce: bool,
    /// Gift of the Witches was used (DD-4.4).
    pub ability_used: bool,
    /// Where it stands: 0 reductions, 1 the wounds are marked.
    pub step: u8,
}

/// A Guardian dies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeathJob {
    /// Who.
    pub who: Participant,
    /// Where it stands.
    pub step: u8,
}

/// A Trap token triggers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TrapJob {
    /// Whose token.
    pub owner: Participant,
    /// Where.
    pub area: AreaId,
    /// Who set it off.
    pub victim: Figure,
    /// Where it stands.
    pub step: u8,
}

/// The Destiny die is rolled for a relic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DestinyJob {
    /// Who.
    pub who: Participant,
    /// What is needed.
    pub test: RelicTest,
    /// The result so far, coins included.
    pub result: i8,
    /// Coins were spent: no more re-rolls.
    pub coins_spent: bool,
    /// Where it stands.
    pub step: u8,
}

/// Cards are drawn into a hand, one by one; the hand limit follows (DD-5.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawJob {
    /// Who.
    pub who: Participant,
    /// From where.
    pub deck: Deck,
    /// All from one deck, which is chosen with the first card.
    pub same_deck: bool,
    /// The deck that was chosen for all.
    pub chosen: Option<ResourceDeck>,
    /// How many are left.
    pub left: u8,
    /// The question under which the deck is chosen.
    pub asked: Asked,
}

/// Dark Corruption cards are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CorruptJob {
    /// Who.
    pub who: Participant,
    /// How many are left.
    pub left: u8,
    /// What a card costs that cannot be taken.
    pub refused: Refused,
}

/// What a Dark Corruption card costs that a hand full of corruption cannot take (DD-11.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Refused {
    /// Nothing: ingredients and exchanges.
    Nothing,
    /// A wound.
    Wound {
        /// Who is to blame, if anybody (DD-15.10).
        by: Option<Participant>,
        /// How whoever dies of it is killed.
        how: KilledBy,
    },
}

/// Achievements can be announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnnounceJob {
    /// Who is still to be asked, as bits.
    pub left: u8,
    /// The achievement whose reward is being chosen, and whose.
    pub announced: Option<(Participant, AchievementCard)>,
    /// The Citadel of the alliance that fulfilled it.
    pub citadel: Option<crate::cards::Colour>,
    /// What the frame below waits for is kept while rewards are carried out.
    pub kept: Option<Returned>,
}

/// A monster moves at the end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MonsterStepJob {
    /// The active participant.
    pub active: Participant,
    /// The monster, once it is chosen.
    pub slot: Option<u8>,
    /// It has had a combat in this step.
    pub fought: bool,
    /// Where it stands.
    pub step: u8,
}

/// A monster draws a goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GoalJob {
    /// Which monster.
    pub slot: u8,
    /// Hearts laid aside so far (DD-18.7).
    pub hearts: u8,
}

/// A Virtual Guardian's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct VirtualTurnJob {
    /// Who.
    pub who: Participant,
    /// The card it carries out.
    pub card: Option<VirtualId>,
    /// The trail it follows.
    pub trail: Option<TrailId>,
    /// Where it stands.
    pub step: u8,
}
