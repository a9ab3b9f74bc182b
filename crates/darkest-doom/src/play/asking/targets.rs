//! How the things of the game are numbered as [`Target`]s, so that answers, views and messages
//! can point at them and [`crate::DarkestDoom`] can name them without a state.
//!
//! | target | what it is |
//! | --- | --- |
//! | `Seat(s)` | a player, also its Guardian |
//! | `Area(a)` | an area of the pack, also the structure on it |
//! | `Card(n)` | a card, see [`Deck`]: its deck × 256 + its number; plus 4096 where equipment is used, plus 8192 where it is dropped |
//! | `Token(n)` | see [`Token`] |
//! | `Kind(n)` | a word, see [`Word`]: its list × 16 + its place there; from 4096 on an alternative of a text |
//! | `Number(n)` | a number: Lanterns, a change of the Destiny die |
//! | `Way(id)` | a way to go on |

use crate::cards::{
    AchievementCard, AlternativeId, AreaId, AttackId, Card, CharacterId, Colour, CorruptionId,
    EventId, EventMapId, GoalId, Icon, MissionId, MonsterKind, Relic, ResourceDeck, TrailId, Trait,
    VirtualId,
};
use crate::play::Play;
use crate::play::state::{Figure, Participant, State};
use table::{Seat, Target, Way};

/// What sort of card a `Card` target is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deck {
    /// A Citadel Resource card.
    Resource,
    /// A Dark Corruption card.
    Corruption,
    /// A Mission card.
    Mission,
    /// An Order Achievement.
    Achievement,
    /// A Dark Event.
    Event,
    /// A Dark Event Map.
    EventMap,
    /// A Monster Attack card.
    Attack,
    /// A Virtual Guardian card.
    Virtual,
    /// An Order Trail card.
    Trail,
    /// A character.
    Character,
    /// What is printed for a type of areas.
    AreaType,
    /// A kind of monster.
    Monster,
    /// A space of the Darkest Doom track, from 1 on.
    Space,
    /// The Wraith of the Lake.
    Wraith,
}

impl Deck {
    const ALL: [Deck; 14] = [
        Deck::Resource,
        Deck::Corruption,
        Deck::Mission,
        Deck::Achievement,
        Deck::Event,
        Deck::EventMap,
        Deck::Attack,
        Deck::Virtual,
        Deck::Trail,
        Deck::Character,
        Deck::AreaType,
        Deck::Monster,
        Deck::Space,
        Deck::Wraith,
    ];

    /// The card of this deck with a number.
    pub(crate) fn card(self, number: u8) -> Target {
        Target::Card((self as u16) << 8 | u16::from(number))
    }

    /// The deck and number of a card target.
    pub(crate) fn read(code: u16) -> Option<(Deck, u8)> {
        let deck = Deck::ALL.get(usize::from(code >> 8 & 0xf))?;
        Some((*deck, (code & 0xff) as u8))
    }
}

/// The bit of a card target that means equipment in use.
pub(crate) const IN_USE: u16 = 0x1000;
/// The bit of a card target that means equipment to be dropped.
pub(crate) const DROPPED: u16 = 0x2000;

/// What sort of word a `Kind` target is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Word {
    /// A colour.
    Colour,
    /// A characteristic.
    Trait,
    /// A relic.
    Relic,
    /// A resource deck.
    Deck,
    /// A face of a fate die.
    Icon,
    /// A [`Marker`].
    Marker,
}

impl Word {
    const ALL: [Word; 6] = [
        Word::Colour,
        Word::Trait,
        Word::Relic,
        Word::Deck,
        Word::Icon,
        Word::Marker,
    ];

    /// The word at a place of this list.
    pub(crate) fn at(self, place: usize) -> Target {
        Target::Kind((self as u16) << 4 | place as u16)
    }

    /// The list and place of a kind target.
    pub(crate) fn read(code: u16) -> Option<(Word, usize)> {
        let list = Word::ALL.get(usize::from(code >> 4))?;
        Some((*list, usize::from(code & 0xf)))
    }
}

/// Things of the board that have no card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Marker {
    /// A Dark Abyss.
    Abyss,
    /// A Heart of the High Priestess.
    Heart,
}

/// Where alternatives begin among the `Kind` targets.
const ALTERNATIVES: u16 = 0x1000;

/// An alternative of a sentence to point at.
pub(crate) fn alternative_target(alternative: AlternativeId) -> Target {
    Target::Kind(ALTERNATIVES.saturating_add(alternative.0))
}

/// The alternative that a kind target is.
pub(crate) fn read_alternative(code: u16) -> Option<AlternativeId> {
    code.checked_sub(ALTERNATIVES).map(AlternativeId)
}

/// What a `Token` target is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Token {
    /// A Virtual Guardian: its participant.
    Virtual(Participant),
    /// A monster: 256 + 4 × kind + slot; an absorbed Leader too.
    Monster(MonsterKind, u8),
    /// The High Priestess: 512.
    Priestess,
    /// A goal token: 768 + its number.
    Goal(GoalId),
    /// A Trap token on an area: 1280 + the area.
    Trap(AreaId),
    /// A die: 2048 + 8 × its place + its face.
    Die(u8, Icon),
    /// A die and what it becomes: 4096 + 64 × place + 8 × face + new face.
    SetDie(u8, Icon, Icon),
    /// A reward of an achievement: 8192 + 256 × its place + the card.
    Reward(AchievementCard, u8),
    /// A card discarded for Scarlet Fate and the die it changes: 32768 + 128 × card + 8 × place +
    /// face.
    Power(Card, u8, Icon),
}

impl Token {
    /// As something to point at.
    pub(crate) fn target(self) -> Target {
        let face = |icon: Icon| icon.index() as u16;
        Target::Token(match self {
            Token::Virtual(who) => u16::from(who.0),
            Token::Monster(kind, slot) => 0x100 | (kind.index() as u16) << 2 | u16::from(slot),
            Token::Priestess => 0x200,
            Token::Goal(goal) => 0x300 | u16::from(goal.0),
            Token::Trap(area) => 0x500 | u16::from(area.0),
            Token::Die(at, icon) => 0x800 | u16::from(at & 0xf) << 3 | face(icon),
            Token::SetDie(at, from, to) => {
                0x1000 | u16::from(at & 0xf) << 6 | face(from) << 3 | face(to)
            }
            Token::Reward(card, which) => 0x2000 | u16::from(which & 0xf) << 8 | u16::from(card.0),
            Token::Power(card, at, from) => {
                0x8000 | u16::from(card.0) << 7 | u16::from(at & 0xf) << 3 | face(from)
            }
        })
    }

    /// Reads a token target.
    pub(crate) fn read(code: u16) -> Option<Token> {
        let icon = |bits: u16| Icon::ALL.get(usize::from(bits & 7)).copied();
        let low = (code & 0xff) as u8;
        let at = |shift: u32| (code >> shift & 0xf) as u8;
        Some(match code >> 8 {
            0x00 => Token::Virtual(Participant(low)),
            0x01 => {
                let kind = MonsterKind::ALL.get(usize::from(low >> 2))?;
                Token::Monster(*kind, low & 3)
            }
            0x02 => Token::Priestess,
            0x03 => Token::Goal(GoalId(low)),
            0x05 => Token::Trap(AreaId(low)),
            0x08 => Token::Die(at(3), icon(code)?),
            0x10..0x20 => Token::SetDie(at(6), icon(code >> 3)?, icon(code)?),
            0x20..0x30 => Token::Reward(AchievementCard(low), at(8)),
            0x80.. => {
                let card = Card((code >> 7 & 0xff) as u8);
                Token::Power(card, at(3), icon(code)?)
            }
            _ => return None,
        })
    }
}

impl State {
    /// A participant to point at: players are their seats.
    pub(crate) fn guardian_target(&self, who: Participant) -> Target {
        if self.is_virtual(who) {
            Token::Virtual(who).target()
        } else {
            Target::Seat(Seat(who.0))
        }
    }

    /// A figure to point at: Guardians of players are their seats.
    pub(crate) fn figure_target(&self, figure: Figure) -> Target {
        match figure {
            Figure::Guardian(who) => self.guardian_target(who),
            Figure::Monster(slot) => {
                let monster = self.monsters.get(usize::from(slot)).copied().flatten();
                let kind = monster.map_or(MonsterKind::Hound, |monster| monster.kind);
                Token::Monster(kind, slot).target()
            }
            Figure::Priestess => Token::Priestess.target(),
        }
    }
}

impl Play<'_> {
    /// A participant as a value of a message.
    pub(crate) fn guardian_arg(&self, who: Participant) -> Target {
        self.state.guardian_target(who)
    }

    /// A figure as a value of a message.
    pub(crate) fn figure_target(&self, figure: Figure) -> Target {
        self.state.figure_target(figure)
    }
}

/// An area to point at.
pub(crate) fn area_target(area: AreaId) -> Target {
    Target::Area(u16::from(area.0))
}

/// A Citadel Resource card to point at.
pub(crate) fn card_target(card: Card) -> Target {
    Deck::Resource.card(card.0)
}

/// A Dark Corruption card to point at.
pub(crate) fn corruption_target(card: CorruptionId) -> Target {
    Deck::Corruption.card(card.0)
}

/// A Mission card to point at.
pub(crate) fn mission_target(mission: MissionId) -> Target {
    Deck::Mission.card(mission.0)
}

/// An achievement to point at.
pub(crate) fn achievement_target(card: AchievementCard) -> Target {
    Deck::Achievement.card(card.0)
}

/// An event to point at.
pub(crate) fn event_target(event: EventId) -> Target {
    Deck::Event.card(event.0)
}

/// An event map to point at.
pub(crate) fn event_map_target(map: EventMapId) -> Target {
    Deck::EventMap.card(map.0)
}

/// A Monster Attack card to point at.
pub(crate) fn attack_target(attack: AttackId) -> Target {
    Deck::Attack.card(attack.0)
}

/// A Virtual Guardian card to point at.
pub(crate) fn virtual_card_target(card: VirtualId) -> Target {
    Deck::Virtual.card(card.0)
}

/// An Order Trail card to point at.
pub(crate) fn trail_target(trail: TrailId) -> Target {
    Deck::Trail.card(trail.0)
}

/// A character to point at.
pub(crate) fn character_target(character: CharacterId) -> Target {
    Deck::Character.card(character.0)
}

/// A kind of monster to point at.
pub(crate) fn monster_kind_target(kind: MonsterKind) -> Target {
    Deck::Monster.card(kind.index() as u8)
}

/// A space of the Darkest Doom track to point at.
pub(crate) fn space_target(space: u8) -> Target {
    Deck::Space.card(space)
}

/// The Wraith of the Lake to point at.
pub(crate) fn wraith_target() -> Target {
    Deck::Wraith.card(0)
}

/// A goal token to point at.
pub(crate) fn goal_target(goal: GoalId) -> Target {
    Token::Goal(goal).target()
}

/// A colour to point at.
pub(crate) fn colour_target(colour: Colour) -> Target {
    Word::Colour.at(colour.index())
}

/// A characteristic to point at.
pub(crate) fn trait_target(which: Trait) -> Target {
    Word::Trait.at(which.index())
}

/// A relic to point at.
pub(crate) fn relic_target(relic: Relic) -> Target {
    Word::Relic.at(relic.index())
}

/// A resource deck to point at.
pub(crate) fn deck_target(deck: ResourceDeck) -> Target {
    Word::Deck.at(deck.index())
}

/// A face of a die to point at.
pub(crate) fn icon_target(icon: Icon) -> Target {
    Word::Icon.at(icon.index())
}

/// Dice to point at, as their faces.
pub(crate) fn icon_targets(icons: &[Icon]) -> Vec<Target> {
    icons.iter().map(|icon| icon_target(*icon)).collect()
}

/// A Dark Abyss to point at.
pub(crate) fn abyss_target() -> Target {
    Word::Marker.at(Marker::Abyss as usize)
}

/// A Heart to point at.
pub(crate) fn heart_target() -> Target {
    Word::Marker.at(Marker::Heart as usize)
}

/// A way to go on.
pub(crate) fn way(id: &'static str) -> Target {
    Target::Way(Way(id))
}
