//! Things that are counted, alone and among their like.

use super::super::program::{Counter, Deck, Held, Icon, Resource, ResourceDeck, Stat, Token};
use cardtext::{EnglishTemplate, Mismatch, Parser, Printer};

/// How a thing is called, alone and among its like.
#[derive(Clone, Copy, Debug)]
pub struct NounWord<T: 'static> {
    thing: T,
    key: &'static str,
    one: &'static str,
    many: &'static str,
}

/// Something that is counted. A word that begins with another one stands before it in the list.
pub trait Noun: Copy + PartialEq + 'static {
    /// All its words.
    const WORDS: &'static [NounWord<Self>];
    /// The same for translators.
    const NOUNS: &'static [EnglishTemplate];

    /// Reads one of the words, in whatever number.
    ///
    /// # Errors
    /// [`Mismatch`] if no such word stands here.
    fn read(parser: &mut Parser<'_>) -> Result<Self, Mismatch> {
        let read = |text: &str, parser: &mut Parser<'_>| {
            let found = parser.attempt(|parser| parser.text(text));
            found.is_some()
        };
        let mut words = Self::WORDS.iter();
        let found = words.find(|word| read(word.many, parser) || read(word.one, parser));
        found.map(|word| word.thing).ok_or(Mismatch)
    }

    /// Writes the word that goes with a number.
    fn write(self, number: i64, out: &mut Printer<'_>) {
        if let Some(word) = Self::WORDS.iter().find(|word| word.thing == self) {
            out.noun(word.key, number, word.one, word.many);
        }
    }
}

/// Gives types their nouns.
macro_rules! nouns {
    ($($type:ident { $($variant:ident => $one:literal | $many:literal),+ $(,)? })+) => { $(
        impl Noun for $type {
            const WORDS: &'static [NounWord<Self>] = &[$(NounWord {
                thing: $type::$variant,
                key: concat!("Noun.", stringify!($type), ".", stringify!($variant)),
                one: $one,
                many: $many,
            }),+];
            const NOUNS: &'static [EnglishTemplate] = &[$(
                (concat!("Noun.", stringify!($type), ".", stringify!($variant), ".one"), $one),
                (concat!("Noun.", stringify!($type), ".", stringify!($variant), ".many"), $many),
            )+];
        }
    )+ };
}

/// The same for things that are always called the same.
macro_rules! plain_nouns {
    ($($(#[$meta:meta])* $type:ident = $one:literal | $many:literal;)+) => { $(
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $type {
            /// The only kind.
            It,
        }
        nouns! { $type { It => $one | $many } }
    )+ };
}

plain_nouns! {
    /// Wounds.
    Wounds = "wound" | "wounds";
    /// Hits.
    Hits = "hit" | "hits";
    /// Restored life.
    Life = "life" | "life";
    /// Life that a rule adds or takes away.
    LifePoints = "point of life" | "points of life";
    /// Areas.
    Areas = "area" | "areas";
    /// Fate dice.
    Dice = "fate die" | "fate dice";
    /// Cards.
    Cards = "card" | "cards";
    /// Spaces of a track.
    Spaces = "space" | "spaces";
    /// Action points.
    ActionPoints = "action point" | "action points";
    /// What equipment wears by.
    DamageTokens = "damage token" | "damage tokens";
    /// Dark Vines.
    Vines = "Dark Vine" | "Dark Vines";
    /// Dark Abysses.
    Abysses = "Dark Abyss" | "Dark Abysses";
    /// Relics.
    Relics = "relic" | "relics";
    /// White Moths.
    Moths = "White Moth" | "White Moths";
    /// Monsters.
    Monsters = "monster" | "monsters";
    /// Guardians of others.
    OtherGuardians = "other Guardian" | "other Guardians";
    /// Monsters and Guardians of others.
    OtherFigures = "other figure" | "other figures";
    /// Alliances.
    Alliances = "alliance" | "alliances";
    /// Missions.
    Missions = "mission" | "missions";
    /// Declared missions.
    DeclaredMissions = "declared mission" | "declared missions";
    /// Victims of traps.
    TrapVictims = "victim" | "victims";
    /// Turns.
    Turns = "turn" | "turns";
    /// Cards of the Dark Event deck.
    EventCards = "Dark Event card" | "Dark Event cards";
    /// Cards of the Mission deck.
    MissionCards = "Mission card" | "Mission cards";
}

/// What must be paid for a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ingredient {
    /// Destiny Coins.
    Coins,
    /// Mana petals.
    Mana,
    /// Urns of the Elders.
    Urns,
    /// Action points.
    Ap,
    /// Dark Corruption cards that are taken into hand.
    Corruption,
}

/// What somebody can have at least some of: resources, and what is counted otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the words tell what they are")]
pub enum Property {
    AlliedCitadels,
    Relics,
    Equipment,
    ResourceInHand,
    CorruptionInHand,
    LanternsOnWraith,
    Wraith,
    Glory,
    Coins,
    Mana,
    Ap,
    Life,
    WhiteMoth,
    Acolyte,
    SealCrystal,
    SpiritLantern,
    UrnOfElders,
}

nouns! {
    Resource {
        Glory => "Daily Glory" | "Daily Glory",
        Coins => "Destiny Coin" | "Destiny Coins",
        Mana => "mana" | "mana",
        Ap => "action point" | "action points",
        Life => "life" | "life",
        WhiteMoth => "White Moth" | "White Moths",
        Acolyte => "Acolyte" | "Acolytes",
        SealCrystal => "Seal Crystal" | "Seal Crystals",
        SpiritLantern => "Spirit Lantern" | "Spirit Lanterns",
        UrnOfElders => "Urn of the Elders" | "Urns of the Elders",
    }
    Ingredient {
        Coins => "Destiny Coin" | "Destiny Coins",
        Mana => "mana" | "mana",
        Urns => "Urn of the Elders" | "Urns of the Elders",
        Ap => "action point" | "action points",
        Corruption => "Dark Corruption card taken" | "Dark Corruption cards taken",
    }
    Counter {
        AlliedCitadels => "allied Citadel" | "allied Citadels",
        Acolytes => "Acolyte" | "Acolytes",
        WhiteMoths => "White Moth" | "White Moths",
        Relics => "relic" | "relics",
        Equipment => "equipment card" | "equipment cards",
        Glory => "Daily Glory" | "Daily Glory",
        Coins => "Destiny Coin" | "Destiny Coins",
        ResourceInHand => "Citadel Resource card in hand" | "Citadel Resource cards in hand",
        CorruptionInHand => "Dark Corruption card in hand" | "Dark Corruption cards in hand",
        LanternsOnWraith => "Spirit Lantern on the Wraith" | "Spirit Lanterns on the Wraith",
        Wraith => "Wraith of the Lake" | "Wraiths of the Lake",
    }
    Property {
        AlliedCitadels => "allied Citadel" | "allied Citadels",
        Relics => "relic" | "relics",
        Equipment => "equipment card" | "equipment cards",
        ResourceInHand => "Citadel Resource card in hand" | "Citadel Resource cards in hand",
        CorruptionInHand => "Dark Corruption card in hand" | "Dark Corruption cards in hand",
        LanternsOnWraith => "Spirit Lantern on the Wraith" | "Spirit Lanterns on the Wraith",
        Wraith => "Wraith of the Lake" | "Wraiths of the Lake",
        Glory => "Daily Glory" | "Daily Glory",
        Coins => "Destiny Coin" | "Destiny Coins",
        Mana => "mana" | "mana",
        Ap => "action point" | "action points",
        Life => "life" | "life",
        WhiteMoth => "White Moth" | "White Moths",
        Acolyte => "Acolyte" | "Acolytes",
        SealCrystal => "Seal Crystal" | "Seal Crystals",
        SpiritLantern => "Spirit Lantern" | "Spirit Lanterns",
        UrnOfElders => "Urn of the Elders" | "Urns of the Elders",
    }
    Icon {
        Sword => "sword" | "swords",
        Shield => "shield" | "shields",
        HighPriestess => "High Priestess" | "High Priestesses",
        Dusk => "dusk" | "dusks",
        Dawn => "dawn" | "dawns",
        Moon => "moon" | "moons",
    }
    Held {
        Resource => "Citadel Resource card" | "Citadel Resource cards",
        Corruption => "Dark Corruption card" | "Dark Corruption cards",
        Mission => "Mission card" | "Mission cards",
        Achievement => "Order Achievement card" | "Order Achievement cards",
    }
    Deck {
        Resource => "Citadel Resource card" | "Citadel Resource cards",
        Equipment => "Equipment card" | "Equipment cards",
        Trap => "Trap card" | "Trap cards",
        Encounter => "Encounter card" | "Encounter cards",
        Spell => "Spell card" | "Spell cards",
        Corruption => "Dark Corruption card" | "Dark Corruption cards",
        Achievement => "Order Achievement card" | "Order Achievement cards",
        Mission => "Mission card" | "Mission cards",
    }
    ResourceDeck {
        Equipment => "Equipment card" | "Equipment cards",
        Trap => "Trap card" | "Trap cards",
        Encounter => "Encounter card" | "Encounter cards",
        Spell => "Spell card" | "Spell cards",
    }
    Token {
        Vine => "Dark Vine" | "Dark Vines",
        Abyss => "Dark Abyss" | "Dark Abysses",
    }
    Stat {
        Hits => "hit" | "hits",
        Health => "health" | "health",
    }
}

pub(super) const TEMPLATES: &[&[EnglishTemplate]] = &[
    Wounds::NOUNS,
    Hits::NOUNS,
    Life::NOUNS,
    LifePoints::NOUNS,
    Areas::NOUNS,
    Dice::NOUNS,
    Cards::NOUNS,
    Spaces::NOUNS,
    ActionPoints::NOUNS,
    DamageTokens::NOUNS,
    Vines::NOUNS,
    Abysses::NOUNS,
    Relics::NOUNS,
    Moths::NOUNS,
    Monsters::NOUNS,
    OtherGuardians::NOUNS,
    OtherFigures::NOUNS,
    Alliances::NOUNS,
    Missions::NOUNS,
    DeclaredMissions::NOUNS,
    TrapVictims::NOUNS,
    Turns::NOUNS,
    EventCards::NOUNS,
    MissionCards::NOUNS,
    Ingredient::NOUNS,
    Resource::NOUNS,
    Counter::NOUNS,
    Property::NOUNS,
    Icon::NOUNS,
    Held::NOUNS,
    Deck::NOUNS,
    ResourceDeck::NOUNS,
    Token::NOUNS,
    Stat::NOUNS,
];
