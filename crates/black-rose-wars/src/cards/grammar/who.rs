//! Who and where: figures, players and rooms.

use super::super::program::{Archetype, Colour, EvocationKind, Priority, RoomId, Trait};
use super::forms::{Coloured, Damaged, OtherThan};
use super::words::Archetypes;
use cardtext::{A, EnglishTemplate, Maybe, phrases};

phrases! {
    /// One that everybody knows without looking at the board.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Named {
        /// Whoever resolves the card.
        You => "you",
        /// The target of the card.
        Target => "the target",
        /// The evocation the effect was last about.
        It => "it",
        /// All evocations the effect has assigned.
        Assigned => "the assigned evocations",
        /// The house itself.
        Rose => "the Black Rose",
        /// The opponent that nobody plays.
        Avatar => "the Avatar",
        /// The first player.
        Crown => "the mage with the Crown",
        /// The evocation that has the ability.
        This => "this figure",
        /// The mage a Nightmare was assigned to.
        Bearer => "the bearer",
        /// The owner of the evocation.
        Owner => "the owner",
        /// The mage who assigned the Nightmare.
        Assigner => "the assigning mage",
        /// The mage whose turn it is in a loop.
        ThisMage => "this mage",
        /// The mage of a discarded misfortune.
        ItsBearer => "its bearer",
        /// The mage that set the card off.
        ThatMage => "that mage",
        /// The figure that set the card off.
        ThatFigure => "that figure",
        /// The evocation that set the card off.
        ThatEvocation => "that evocation",
        /// The caster of the spell that set the card off.
        ThatCaster => "that caster",
    }

    /// A sort of evocation.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum EvocationNoun {
        /// Any.
        Any => "evocation",
        /// Of an archetype.
        Archetype(archetype: Archetype) => "{archetype}",
        /// Of a kind.
        Kind(kind: EvocationKind) => "{kind}",
    }

    /// A sort of figure.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Noun {
        /// Mages and evocations.
        Figure => "figure",
        /// Mages.
        Mage => "mage",
        /// Evocations.
        Evocation(noun: EvocationNoun) => "{noun}",
    }

    /// Several figures of a sort.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Nouns {
        /// Mages and evocations.
        Figures => "figures",
        /// Mages.
        Mages => "mages",
        /// Evocations.
        Evocations => "evocations",
        /// Evocations of an archetype.
        Archetype(archetype: Archetype as Archetypes) => "{archetype}",
    }

    /// One figure or player, or several.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Figures {
        /// Known by name.
        Named(named: Named) => "{named}",
        /// Somebody picks one.
        One { noun: Noun as A, such: Such } => "{noun} {such}",
        /// Somebody picks a mage that is not the one who resolves the card.
        Another(such: Such) => "another mage {such}",
        /// Somebody picks one of the own evocations.
        Yours { nouns: Nouns, such: Such } => "one of your {nouns} {such}",
        /// All at once.
        Each { noun: Noun, such: Such } => "each {noun} {such}",
        /// All mages but the one who resolves the card.
        EachOther(such: Such) => "each other mage {such}",
        /// All own evocations.
        EachYours { nouns: Nouns, such: Such } => "each of your {nouns} {such}",
        /// Somebody picks some.
        UpTo { number: u8, nouns: Nouns, such: Such } => "up to {number} {nouns} {such}",
        /// Somebody picks some mages that are not the one who resolves the card.
        UpToOther { number: u8, such: Such } => "up to {number} other mages {such}",
        /// Somebody picks some of the own evocations.
        UpToYours { number: u8, nouns: Nouns, such: Such }
            => "up to {number} of your {nouns} {such}",
    }

    /// What figures must be like, and where.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub struct Such {
        /// To whom they belong.
        pub owner: Option<Belonging> as Maybe,
        /// How much life they have.
        pub life: Option<LifeLimit> as Maybe,
        /// What they have or lack.
        pub having: Option<Having> as Maybe,
        /// Whom they are assigned to.
        pub assigned: Option<AssignedTo> as Maybe,
        /// Only what the effect has damaged.
        pub damaged: bool as Damaged,
        /// Where they are.
        pub place: Where,
        /// Which one does not count.
        pub except: Option<Except> as Maybe,
        /// How they are chosen.
        pub choice: Option<Choice> as Maybe,
    } => "{owner} {life} {having} {assigned} {damaged} {place} {except} {choice}";

    /// To whom evocations belong.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Belonging {
        /// To whoever resolves the card.
        You => "of yours",
        /// To the Avatar.
        Avatar => "of the Avatar",
        /// To the Black Rose.
        Rose => "of the Black Rose",
        /// To anybody else.
        Others => "of other mages",
    }

    /// How much life evocations may have.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct LifeLimit(pub most: u8) => "with life {most} or less";

    /// What figures have or lack.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Having {
        /// They have it.
        With(what: Trait) => "with {what}",
        /// They lack it.
        Without(what: Trait) => "without {what}",
    }

    /// Whom Nightmares are assigned to.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub struct AssignedTo(pub mage: Box<Figures>) => "assigned to {mage}";

    /// Which one does not count.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct Except(pub named: Named) => "other than {named}";

    /// How the Avatar or the rules choose.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Choice {
        /// As the Avatar does.
        Priority(priority: Priority) => "by priority {priority}",
        /// The strongest player.
        MostPower => "with the most power",
    }

    /// Where figures or rooms are.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Where {
        /// It follows from the rest.
        Unsaid => "",
        /// Anywhere.
        Lodge => "in the Lodge",
        /// Anywhere, and cells as well.
        LodgeOrCell => "in the Lodge or in its Cell",
        /// So near to whoever resolves the card.
        Within(range: u8) => "within {range}",
        /// So near to something.
        WithinOf { range: u8, spot: Box<Spot> } => "within {range} of {spot}",
        /// So near to the own cell.
        WithinOfCell(range: u8) => "within {range} of your Cell",
        /// So near to a room, but not there.
        Around { range: u8, spot: Box<Spot> } => "within {range} of {spot} but not in it",
        /// There.
        In(place: Box<Place>) => "in {place}",
    }

    /// From where something is near.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Spot {
        /// From a figure.
        Figure(figures: Figures) => "{figures}",
        /// From a room.
        Room(place: Place) => "{place}",
    }

    /// A room, or several.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Place {
        /// Where the mage who resolves the card is now, if it is in a room.
        Yours => "your room",
        /// Where the mage who resolves the card is or was last.
        Here => "the room you are in",
        /// The target.
        Target => "the target room",
        /// Where the thing happened that set the card off.
        That => "that room",
        /// Where a figure is or was last.
        Of(figures: Box<Figures>) => "the room of {figures}",
        /// A room of the house.
        Room(room: NamedRoom) => "{room}",
        /// Somebody picks one.
        One { colours: Vec<Colour> as Coloured, such: RoomSuch } => "a {colours} room {such}",
        /// All of them.
        Each { colours: Vec<Colour> as Coloured, such: RoomSuch } => "each {colours} room {such}",
    }

    /// A room of the house.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct NamedRoom(pub room: RoomId) => "the {room}";

    /// What rooms must be like, and where.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub struct RoomSuch {
        /// Who is in them.
        pub inside: Option<Inside> as Maybe,
        /// Where they are.
        pub place: Where,
        /// Which ones do not count.
        pub except: Vec<NamedRoom> as OtherThan,
        /// How they are chosen.
        pub choice: Option<Choice> as Maybe,
    } => "{inside} {place} {except} {choice}";

    /// Who is in a room.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct Inside(pub noun: Noun as A) => "with {noun} in it";
}

pub(super) const TEMPLATES: &[&[EnglishTemplate]] = &[
    Named::TEMPLATES,
    EvocationNoun::TEMPLATES,
    Noun::TEMPLATES,
    Nouns::TEMPLATES,
    Figures::TEMPLATES,
    Such::TEMPLATES,
    Belonging::TEMPLATES,
    LifeLimit::TEMPLATES,
    Having::TEMPLATES,
    AssignedTo::TEMPLATES,
    Except::TEMPLATES,
    Choice::TEMPLATES,
    Where::TEMPLATES,
    Spot::TEMPLATES,
    Place::TEMPLATES,
    NamedRoom::TEMPLATES,
    RoomSuch::TEMPLATES,
    Inside::TEMPLATES,
];
