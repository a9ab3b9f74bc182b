//! Whom and where: persons, monsters, areas, and what can be chosen.

use super::super::program::{AreaId, AreaType, Colour, Counter};
use super::amounts::Few;
use super::nouns::{Areas, Noun, Relics, Vines};
use cardtext::{A, EnglishTemplate, Form, Maybe, Mismatch, Or, Parser, Printer, forms, phrases};

forms! {
    /// Only what others are allied with.
    pub flag AlliedWithOther = "allied with another participant";
}

/// Several of what is counted: "Acolytes".
#[derive(Clone, Copy, Debug)]
pub struct Several;

impl<T: Noun> Form<T> for Several {
    fn parse(parser: &mut Parser<'_>) -> Result<T, Mismatch> {
        T::read(parser)
    }

    fn print(value: &T, out: &mut Printer<'_>) {
        const SEVERAL: i64 = 5;
        value.write(SEVERAL, out);
    }
}

phrases! {
    /// Somebody who is not "you".
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Other {
        /// The other side of the combat.
        Opponent => "your opponent",
        /// What was chosen last.
        Target => "the target",
        /// Who set off the trap.
        Victim => "the victim",
        /// The current element of a loop over monsters.
        It => "it",
        /// The human of a solo game.
        Human => "the human player",
    }

    /// Anybody.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Anyone {
        /// Whoever resolves the card; in a loop over players: the one whose turn it is.
        You => "you",
        /// Somebody else.
        Other(other: Other) => "{other}",
    }

    /// Anybody, as an owner.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Whose {
        /// Of whoever resolves the card.
        You => "your",
        /// Of the other side of the combat.
        Opponent => "your opponent's",
        /// Of what was chosen last.
        Target => "the target's",
        /// Of who set off the trap.
        Victim => "the victim's",
        /// Of the human of a solo game.
        Human => "the human player's",
    }

    /// Something that is counted.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Value {
        /// What somebody has.
        Number { whose: Whose, counter: Counter as Several } => "the number of {whose} {counter}",
        /// How hard ambush tests are now.
        Difficulty => "the current difficulty",
    }

    /// Once for each.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct ForEach {
        /// Whose.
        pub whose: Whose,
        /// What.
        pub counter: Counter as Several,
    } => "for each of {whose} {counter}";

    /// A monster.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Monster {
        /// That set off the trap.
        Victim => "the victim",
        /// The other side of the combat.
        Opponent => "your opponent",
        /// The current element of a loop.
        It => "it",
        /// The chosen one.
        Target => "the target",
        /// The one that draws a goal.
        Drawer => "the drawing monster",
        /// The one nearest to who rolled.
        NearestToRoller => "the monster nearest to the roller",
        /// The one nearest to the First Player.
        NearestToFirst => "the monster nearest to the First Player",
    }

    /// An area.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Spot {
        /// The own one.
        Yours => "your area",
        /// The chosen one, or that of the chosen thing.
        Target => "the target",
        /// The temple of the own colour.
        YourTemple => "your own Blood Temple",
        /// The temple of the colour of who is put there.
        ItsTemple => "its own Blood Temple",
        /// The structure that a monster heads for.
        Goal => "the goal",
        /// A Citadel.
        Citadel(colour: Colour) => "the {colour} Citadel",
        /// A temple.
        Temple(colour: Colour) => "the {colour} Blood Temple",
        /// By its name.
        Area(area: AreaId) => "{area}",
    }

    /// A sort of things to choose from.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Sort {
        /// Other Guardians and monsters.
        Figure => "figure",
        /// Guardians.
        Guardian => "Guardian",
        /// Areas.
        Area => "area",
        /// Citadels and Blood Temples.
        Structure => "structure",
        /// Citadels.
        Citadel => "Citadel",
        /// Blood Temples.
        BloodTemple => "Blood Temple",
        /// Dark Abysses.
        Abyss => "Dark Abyss",
        /// Areas of a type.
        AreaOf(kind: AreaType) => "{kind}",
    }

    /// What is chosen.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Chosen {
        /// Any.
        One(sort: Sort as A) => "{sort}",
        /// Any but the own.
        Another(sort: Sort) => "another {sort}",
    }

    /// What must hold for it.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub struct Such {
        /// How far it may be.
        pub within: Option<Within> as Maybe,
        /// How many vines it has.
        pub vines: Option<WithVines> as Maybe,
        /// How many relics.
        pub relics: Option<WithRelics> as Maybe,
        /// Only what others are allied with.
        pub allied: bool as AlliedWithOther,
        /// On what it stands.
        pub on: Option<On> as Maybe,
        /// On what it does not stand.
        pub not_on: Option<NotOn> as Maybe,
        /// How near a monster is.
        pub near: Option<NearMonster> as Maybe,
    } => "{within} {vines} {relics} {allied} {on} {not_on} {near}";

    /// How far.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct Within(pub areas: Few<Areas>) => "within {areas}";

    /// How many vines.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum WithVines {
        /// Not fewer.
        AtLeast(vines: Few<Vines>) => "with at least {vines}",
        /// Not more.
        AtMost(vines: Few<Vines>) => "with at most {vines}",
    }

    /// How many relics.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct WithRelics(pub relics: Few<Relics>) => "with at least {relics}";

    /// On what a person stands.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub struct On(pub kinds: Vec<AreaType> as A<Or>) => "on {kinds}";

    /// On what it does not stand.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub struct NotOn(pub kinds: Vec<AreaType> as Or) => "not on the {kinds}";

    /// How near a monster is.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct NearMonster(pub areas: Few<Areas>) => "with a monster within {areas}";
}

pub(super) const TEMPLATES: &[&[EnglishTemplate]] = &[
    AlliedWithOther::TEMPLATES,
    Other::TEMPLATES,
    Anyone::TEMPLATES,
    Whose::TEMPLATES,
    Value::TEMPLATES,
    ForEach::TEMPLATES,
    Monster::TEMPLATES,
    Spot::TEMPLATES,
    Sort::TEMPLATES,
    Chosen::TEMPLATES,
    Such::TEMPLATES,
    Within::TEMPLATES,
    WithVines::TEMPLATES,
    WithRelics::TEMPLATES,
    On::TEMPLATES,
    NotOn::TEMPLATES,
    NearMonster::TEMPLATES,
];
