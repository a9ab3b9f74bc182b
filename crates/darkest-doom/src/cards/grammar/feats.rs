//! What an Order Achievement asks for.

use super::super::program::{AreaType, Counter, MonsterKind, Phase, ResourceDeck};
use super::amounts::Few;
use super::nouns::{
    Abysses, Alliances, Areas, Cards, DeclaredMissions, Dice, Missions, Monsters, Moths,
    OtherFigures, OtherGuardians, TrapVictims, Turns, Vines,
};
use cardtext::{A, EnglishTemplate, Maybe, Or, forms, phrases};

forms! {
    /// Only the first area of each type counts.
    pub flag OfDifferentTypes = "of different types";
    /// With life at its Health.
    pub flag WithFullLife = "with full life";
    /// Having fought in this turn.
    pub flag AfterCombat = "after a combat";
    /// The Citadel was allied with somebody else.
    pub flag FromAnother = "taken from another participant";
}

phrases! {
    /// Only monsters of these kinds.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub struct OfKind(pub kinds: Vec<MonsterKind> as Or) => "of the kind {kinds}";

    /// How something is killed.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Means {
        /// In combat.
        Combat => "combat",
        /// By a ranged effect.
        Ranged => "ranged effect",
        /// By a trap.
        Trap => "trap",
    }

    /// Only killed in these ways.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub struct ByMeans(pub means: Vec<Means> as A<Or>) => "by {means}";

    /// In what phase.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct AtPhase(pub phase: Phase) => "at {phase}";

    /// On what.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Place {
        /// A type of areas.
        Type(kind: AreaType as A) => "on {kind}",
        /// The temple of the own colour.
        OwnTemple => "on your own Blood Temple",
    }

    /// With how many Moths.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct WithMoths(pub moths: Few<Moths>) => "with at least {moths}";

    /// Within what it must happen.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Span {
        /// No limit.
        Ever => "",
        /// One participant's turn.
        Turn => "in one turn",
        /// One round.
        Round => "in one round",
        /// One roll of dice.
        Roll => "in one roll",
    }

    /// Something done so many times.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Deed {
        /// Monsters.
        KillMonsters { monsters: Few<Monsters>, kind: Option<OfKind> as Maybe }
            => "kill {monsters} {kind}",
        /// Guardians.
        KillGuardians(guardians: Few<OtherGuardians>) => "kill {guardians}",
        /// Either.
        Kill { figures: Few<OtherFigures>, means: Option<ByMeans> as Maybe }
            => "kill {figures} {means}",
        /// By passing the test.
        CloseAbysses(abysses: Few<Abysses>) => "close {abysses}",
        /// In any way.
        RemoveAbysses(abysses: Few<Abysses>) => "remove {abysses}",
        /// Alliances.
        FormAlliances { alliances: Few<Alliances>, from_another: bool as FromAnother }
            => "enter or raise {alliances} {from_another}",
        /// Missions.
        CompleteMissions { missions: Few<Missions>, phase: Option<AtPhase> as Maybe }
            => "complete {missions} {phase}",
        /// Declared missions.
        CompleteDeclared { missions: Few<DeclaredMissions>, phase: Option<AtPhase> as Maybe }
            => "complete {missions} {phase}",
        /// Cards of a deck.
        PlayCardsOf(cards: Few<ResourceDeck>) => "play {cards}",
        /// Any cards.
        PlayCards(cards: Few<Cards>) => "play {cards}",
        /// Traps.
        CatchVictims(victims: Few<TrapVictims>) => "catch {victims} in your traps",
        /// Areas.
        EnterAreas { areas: Few<Areas>, different: bool as OfDifferentTypes }
            => "enter {areas} {different}",
        /// The Black Lodge.
        TravelAbroad(turns: Few<Turns>)
            => "end {turns} abroad after travelling through the Black Lodge",
        /// The end of the own turn.
        EndTurns {
            turns: Few<Turns>, place: Option<Place> as Maybe, moths: Option<WithMoths> as Maybe,
            unwounded: bool as WithFullLife, fought: bool as AfterCombat
        } => "end {turns} {place} {moths} {unwounded} {fought}",
        /// Vines.
        RemoveVines(vines: Few<Vines>) => "remove {vines}",
        /// Dice.
        ChangeDice(dice: Few<Dice>) => "change {dice} by the power of Scarlet Fate",
    }

    /// When an achievement is met.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Feat {
        /// As soon as it is so.
        Have(least: Few<Counter>) => "have at least {least}",
        /// When it has been done.
        Do { deed: Deed, span: Span } => "{deed} {span}",
    }
}

pub(super) const TEMPLATES: &[&[EnglishTemplate]] = &[
    OfDifferentTypes::TEMPLATES,
    WithFullLife::TEMPLATES,
    AfterCombat::TEMPLATES,
    FromAnother::TEMPLATES,
    OfKind::TEMPLATES,
    Means::TEMPLATES,
    ByMeans::TEMPLATES,
    AtPhase::TEMPLATES,
    Place::TEMPLATES,
    WithMoths::TEMPLATES,
    Span::TEMPLATES,
    Deed::TEMPLATES,
    Feat::TEMPLATES,
];
