//! Headers: costs, times of use, numbers of monsters, and other short values.

use super::super::program::{AreaId, Colour, Icon, MonsterKind, Only};
use super::amounts::Few;
use super::nouns::{Hits, Ingredient};
use super::sentences::Steps;
use cardtext::{And, EnglishTemplate, Maybe, phrases};

phrases! {
    /// When a card or an ability can be used (section 22.1).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Window {
        /// Outside of combat and tests.
        OwnTurn => "in your turn",
        /// Before the roll of a combat.
        BeforeRoll => "in a combat before the roll",
        /// After it.
        AfterRoll => "in a combat after the roll",
        /// Either of the two.
        Combat => "in a combat",
        /// When dice can be changed.
        AnyRoll => "after a roll",
        /// Before own wounds.
        Wounds => "when you suffer wounds",
        /// When an own trap triggers.
        Trap => "when your trap triggers",
        /// After a Destiny die.
        Destiny => "after a roll of your Destiny die",
        /// At the start of dusk.
        Dusk => "at the start of dusk",
        /// Never by a decision.
        Passive => "by itself",
        /// By itself, at dawn.
        DawnDraw => "by itself when you draw at dawn",
        /// By itself, in combats.
        Combats => "by itself in each combat",
    }

    /// What narrows that.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct OnlyIn(pub only: Only) => ", only {only}";

    /// When a card can be used, all in all.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct Use {
        /// The window.
        pub window: Window,
        /// What narrows it.
        pub only: Option<OnlyIn> as Maybe,
    } => "{window} {only}";

    /// What must be paid.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub struct Price(pub ingredients: Vec<Few<Ingredient>> as And) => "{ingredients}";

    /// Icons in order.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub struct IconList(pub icons: Vec<Icon> as And) => "{icons}";

    /// Areas in order.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub struct AreaList(pub areas: Vec<AreaId> as And) => "{areas}";

    /// A row of a Monster Attack card.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct Strength {
        /// Hits.
        pub hits: Few<Hits>,
        /// Health.
        pub health: u8,
    } => "{hits}, health {health}";

    /// Where an area is drawn.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct At {
        /// From the left.
        pub x: u16,
        /// From the top.
        pub y: u16,
    } => "{x}, {y}";

    /// Difficulties by round.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub struct Difficulties(pub rounds: Vec<u8> as And) => "{rounds}";

    /// A creation icon of a Dark Event.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Created {
        /// A Solar Eclipse.
        Eclipse => "Solar Eclipse",
        /// Six of them.
        Abysses => "Dark Abysses",
        /// A Hound.
        Monster => "Hound",
        /// A vine.
        Citadel(colour: Colour) => "vine on the {colour} Citadel",
        /// A vine.
        Temple(colour: Colour) => "vine on the {colour} Blood Temple",
    }

    /// The creation icons of a Dark Event.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub struct Creations(pub icons: Vec<Created> as And) => "{icons}";

    /// What a goal token shows.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Aim {
        /// A Guardian.
        Guardian(colour: Colour) => "the {colour} Guardian",
        /// A Citadel or temple.
        Structure(colour: Colour) => "the {colour} structure",
    }

    /// What stands in a cell of a Virtual Guardian card.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum CellText {
        /// First of all the row it fights with.
        Kind(kind: MonsterKind) => "{kind}",
        /// Then what it does.
        Do(steps: Steps) => "{steps}",
    }

    /// An answer.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum YesNo {
        /// Yes.
        Yes => "yes",
        /// No.
        No => "no",
    }
}

pub(super) const TEMPLATES: &[&[EnglishTemplate]] = &[
    Window::TEMPLATES,
    OnlyIn::TEMPLATES,
    Use::TEMPLATES,
    Price::TEMPLATES,
    IconList::TEMPLATES,
    AreaList::TEMPLATES,
    Strength::TEMPLATES,
    At::TEMPLATES,
    Difficulties::TEMPLATES,
    Created::TEMPLATES,
    Creations::TEMPLATES,
    Aim::TEMPLATES,
    CellText::TEMPLATES,
    YesNo::TEMPLATES,
];
