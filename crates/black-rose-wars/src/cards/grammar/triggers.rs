//! Triggers: when a trap, a protection, an ability or a quest answers.

use super::super::program::{Action, Archetype, Colour, Element, Phase, SourceKind, SpellType};
use super::conditions::Condition;
use super::forms::{Coloured, Times};
use super::who::{NamedRoom, Spot};
use super::words::Archetypes;
use cardtext::{A, EnglishTemplate, Maybe, Or, phrases};

phrases! {
    /// When something answers.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub struct When {
        /// What happens.
        pub event: Happening,
        /// What must hold as well.
        pub condition: Option<While> as Maybe,
        /// How often it is answered.
        pub limit: Option<Limit> as Maybe,
    } => "{event} {condition} {limit}";

    /// What must hold as well.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub struct While(pub condition: Condition) => "while {condition}";

    /// How often something is answered.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Limit {
        /// So often.
        Turn(times: u8 as Times) => ", at most {times} a turn",
        /// So often for one defeat.
        Defeat(times: u8 as Times) => ", at most {times} for each defeat",
    }

    /// Who does it, other than "you".
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Actor {
        /// A mage that is not the owner of the card.
        AnotherMage => "another mage",
        /// A figure that is not the owner's.
        AnotherFigure => "another figure",
        /// Any mage.
        Mage => "a mage",
        /// The remembered target.
        Target => "the target",
        /// The evocation itself.
        This => "this figure",
        /// The mage it is assigned to.
        Bearer => "the bearer",
        /// The owner of the evocation.
        Owner => "the owner",
        /// The Avatar.
        Avatar => "the Avatar",
    }

    /// Whose evocation.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Leaver {
        /// Anybody's.
        Any => "an evocation",
        /// One's own.
        Yours => "one of your evocations",
        /// One's own, of an archetype.
        YourArchetype(archetype: Archetype as Archetypes) => "one of your {archetype}",
        /// The evocation itself.
        This => "this figure",
    }

    /// To whom damage is dealt.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Victim {
        /// It does not matter.
        Anybody => "damage",
        /// To the owner of the card.
        You => "damage to you",
        /// To a mage.
        Mage => "damage to a mage",
    }

    /// With what damage is dealt.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub struct Via(pub sources: Vec<SourceKind> as Or) => "with {sources}";

    /// What sort of damage.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Harm {
        /// Any.
        Any => "damage",
        /// Of the Rose.
        Rose => "Black Rose damage",
        /// Of a spell.
        Spell => "damage from a spell",
        /// Of a physical attack.
        Attack => "damage from a physical attack",
    }

    /// Which room.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum RoomOf {
        /// By its colour.
        Coloured(colours: Vec<Colour> as Coloured) => "a {colours} room",
        /// By its name.
        Named(room: NamedRoom) => "{room}",
        /// The room of the evocation itself.
        This => "the room of this figure",
        /// The room of the Avatar.
        Avatar => "the room of the Avatar",
        /// Near something.
        Near { range: u8, spot: Spot } => "a room within {range} of {spot}",
    }

    /// Which spell.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum SpellKind {
        /// Any.
        Any => "a spell",
        /// By its type.
        Typed(types: Vec<SpellType> as A<Or>) => "{types} spell",
        /// By its element.
        Elemental(elements: Vec<Element> as Or) => "a spell of {elements}",
    }

    /// What else must be so when a spell is resolved.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Circumstance {
        /// Nothing.
        None => "",
        /// The caster is there.
        In(room: NamedRoom) => "in {room}",
        /// The active halves of the revealed spells show enough; wild counts.
        Showing { number: u8, elements: Vec<Element> as Or }
            => "while your revealed spells show at least {number} symbols of {elements}",
    }

    /// What a whole effect has done.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Deed {
        /// It has placed instability.
        Placed(number: u8) => "has placed at least {number} instability",
        /// It has placed or swapped instability.
        PlacedOrSwapped { number: u8, colours: Vec<Colour> as Coloured }
            => "has placed or swapped at least {number} instability in a {colours} room",
        /// Its text summons, whether or not anything came of it.
        Summoned => "has the keyword Summon",
    }

    /// Where power comes from.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub struct Source(pub sources: Vec<SourceKind> as Or) => "from {sources}";

    /// What happens.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Happening {
        /// Damage was dealt.
        Deals { actor: Actor, victim: Victim, via: Option<Via> as Maybe }
            => "{actor} deals {victim} {via}",
        /// Damage was dealt.
        YouDeal { victim: Victim, via: Option<Via> as Maybe } => "you deal {victim} {via}",
        /// An effect is over that dealt damage.
        YouHaveDealt => "an effect of yours has dealt damage",
        /// Damage was suffered.
        Suffers { actor: Actor, harm: Harm } => "{actor} suffers {harm}",
        /// Damage was suffered.
        YouSuffer(harm: Harm) => "you suffer {harm}",
        /// A spell is about to do something to the owner of the card.
        Targeted(spell: SpellKind) => "{spell} targets you or would affect you",
        /// Step 1 of the own defeat.
        YouAreDefeated => "you are defeated",
        /// A mage is out.
        Defeated(actor: Actor) => "{actor} is defeated",
        /// A mage is out with own cubes on it.
        DefeatedWithYours { actor: Actor, number: u8 }
            => "{actor} with at least {number} damage of yours is defeated",
        /// A mage is out by the Avatar.
        DefeatedByAvatar(actor: Actor) => "{actor} is defeated by the Avatar",
        /// An evocation is gone.
        Leaves(leaver: Leaver) => "{leaver} is defeated or removed",
        /// A figure is in a room it was not in before.
        Enters { actor: Actor, room: RoomOf } => "{actor} enters {room}",
        /// A Move effect.
        Moves(actor: Actor) => "{actor} moves",
        /// A spell is turned face up.
        Reveals { actor: Actor, spell: SpellKind } => "{actor} reveals {spell}",
        /// A spell is turned face up.
        YouReveal(spell: SpellKind) => "you reveal {spell}",
        /// A spell is over.
        Resolves { actor: Actor, spell: SpellKind } => "{actor} resolves {spell}",
        /// A spell is over.
        YouResolve { spell: SpellKind, also: Circumstance } => "you resolve {spell} {also}",
        /// A whole effect is over.
        YourEffect(deed: Deed) => "an effect of yours {deed}",
        /// A quest is done.
        ResolvesQuest(actor: Actor) => "{actor} resolves a quest",
        /// A quest is done.
        YouResolveQuest => "you resolve a quest",
        /// Power was gained.
        Gains { actor: Actor, source: Option<Source> as Maybe } => "{actor} gains power {source}",
        /// Power was gained or lost.
        PowerChanges(actor: Actor) => "{actor} gains or loses power",
        /// Instability was placed.
        Places(actor: Actor) => "{actor} places instability",
        /// A mage begins to use a room.
        Activates { actor: Actor, room: RoomOf } => "{actor} activates {room}",
        /// A mage has used a room.
        HasActivated { actor: Actor, room: RoomOf } => "{actor} has activated {room}",
        /// A mage has used a room.
        YouHaveActivated(room: RoomOf) => "you have activated {room}",
        /// An evocation has entered.
        Summons(actor: Actor) => "{actor} summons an evocation",
        /// By defeat or by an effect.
        InCell(actor: Actor) => "{actor} is placed in its Cell",
        /// An action is over.
        YouAct(actions: Vec<Action> as Or) => "you perform the {actions} action",
        /// The evocation acts.
        Activation => "this figure activates",
        /// The Avatar acts.
        AvatarActivation => "the Avatar is about to reveal an order card",
        /// A Nightmare goes with its bearer.
        BearerDefeated => "this figure leaves because its bearer is defeated",
        /// Damage on an evocation was dealt or healed.
        EvocationHurtOrHealed => "you deal or heal damage on an evocation",
        /// The evocations of the Rose act.
        RoseStep(phase: Phase) => "the Black Rose acts in the {phase} phase",
        /// A phase.
        PhaseBegins(phase: Phase) => "the {phase} phase begins",
    }
}

pub(super) const TEMPLATES: &[&[EnglishTemplate]] = &[
    When::TEMPLATES,
    While::TEMPLATES,
    Limit::TEMPLATES,
    Actor::TEMPLATES,
    Leaver::TEMPLATES,
    Victim::TEMPLATES,
    Via::TEMPLATES,
    Harm::TEMPLATES,
    RoomOf::TEMPLATES,
    SpellKind::TEMPLATES,
    Circumstance::TEMPLATES,
    Deed::TEMPLATES,
    Source::TEMPLATES,
    Happening::TEMPLATES,
];
