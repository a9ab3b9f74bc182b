//! The names and texts of everything one can point at. How things are numbered is in
//! [`crate::play`]'s `asking::targets`.

mod catalogue;
mod gist;
mod pointed;
mod texts;

pub use pointed::targets;

use crate::cards::{
    CharacterId, EventId, EvocationKind, MisfortuneKind, Names, OrderId, QuestId, School,
    UpgradeKind,
};
use crate::game::BlackRoseWars;
use crate::play::asking::{CardCode, Cubes, Deck, Token, Word, read_alternative};
use crate::play::state::{Card, Figure, Party};
use table::{Lang, Target};

/// Words that no card has, in English, Polish and Russian.
type Three = [&'static str; 3];

/// The word in a language.
fn say(words: Three, lang: Lang) -> &'static str {
    words[match lang {
        Lang::En => 0,
        Lang::Pl => 1,
        Lang::Ru => 2,
    }]
}

const ELEMENTS: [Three; 8] = [
    ["air", "powietrze", "воздух"],
    ["earth", "ziemia", "земля"],
    ["fire", "ogień", "огонь"],
    ["water", "woda", "вода"],
    ["holy", "święty", "святость"],
    ["unholy", "nieczysty", "скверна"],
    ["magic", "magia", "магия"],
    ["wild", "dowolny", "любая"],
];
const CUBES: [Three; 4] = [
    ["red", "czerwony", "красный"],
    ["blue", "niebieski", "синий"],
    ["green", "zielony", "зелёный"],
    ["purple", "fioletowy", "фиолетовый"],
];
const SLOTS: [Three; 4] = [
    ["quick", "szybki", "быстрое"],
    ["I", "I", "I"],
    ["II", "II", "II"],
    ["III", "III", "III"],
];
const MOON: Three = ["moon", "księżyc", "луна"];
const HALVES: [Three; 2] = [["top", "góra", "основной"], ["bottom", "dół", "обратный"]];
const ROSE: Three = ["the Black Rose", "Czarna Róża", "Чёрная Роза"];
const PLAYER: Three = ["player", "gracz", "игрок"];
const TO: Three = ["to", "do", "к"];

impl BlackRoseWars {
    /// The name of something one can point at, at a table whose seats are called so.
    pub(crate) fn name_of(&self, target: Target, lang: Lang, seats: &[String]) -> Option<String> {
        match target {
            Target::Card(code) => self.card_name(code, lang, seats),
            Target::Token(code) => match Token::read(code) {
                Token::Figure(figure) => self.figure_name(figure, lang, seats),
                Token::Party(party) => Some(party_name(party, lang, seats)),
            },
            Target::Area(room) => {
                let room = self.pack().rooms.get(usize::from(room))?;
                Some(room.names.of(lang.code()).to_owned())
            }
            Target::Slot(code) => match Cubes::read(code) {
                Some(cubes) => self.cubes_name(cubes, lang, seats),
                None => Some(say(*SLOTS.get(usize::from(code))?, lang).to_owned()),
            },
            Target::Kind(code) => match read_alternative(code) {
                Some(alternative) => texts::alternative(self.pack(), alternative),
                None => self.word_name(code, lang),
            },
            Target::Hidden(_) | Target::Seat(_) | Target::Number(_) | Target::Way(_) => None,
        }
    }

    fn card_name(&self, code: u16, lang: Lang, seats: &[String]) -> Option<String> {
        let code = CardCode::read(code)?;
        let (deck, number) = (code.deck, code.number);
        match deck {
            Deck::Spell => self.spell_name(code, lang),
            Deck::Misfortune => {
                let names = self.names_of(deck, number & 0xf)?.of(lang.code());
                Some(match (number >> 4).checked_sub(1) {
                    Some(bearer) => format!("{names} ({})", party_name(Party(bearer), lang, seats)),
                    None => names.to_owned(),
                })
            }
            Deck::Grimoire => {
                let school = self.pack().schools.get(usize::from(number / 2))?;
                let title = &school.titles[usize::from(number % 2)];
                let [school, title] = [&school.names, title].map(|it| it.of(lang.code()));
                Some(format!("{school}, {title}"))
            }
            _ => Some(self.names_of(deck, number)?.of(lang.code()).to_owned()),
        }
    }

    /// The names of a card that is no single spell card.
    fn names_of(&self, deck: Deck, number: u8) -> Option<&Names> {
        let pack = self.pack();
        let at = usize::from(number);
        Some(match deck {
            Deck::Quest => &pack.quests.get(at)?.names,
            Deck::Event => &pack.events.get(at)?.names,
            Deck::Order => &pack.orders.get(at)?.names,
            Deck::Evocation => &pack.evocations.get(at)?.names,
            Deck::Upgrade => &pack.upgrades.get(at)?.names,
            Deck::Misfortune => &pack.misfortunes.get(at)?.names,
            Deck::Character => &pack.mages.get(at)?.names,
            Deck::Spell | Deck::Grimoire => return None,
        })
    }

    /// A spell card, perhaps one of its halves, perhaps as the answer to one of several things.
    fn spell_name(&self, code: CardCode, lang: Lang) -> Option<String> {
        let id = *self.pack().cards.get(usize::from(code.number))?;
        let spell = self.pack().spell(id);
        let mut name = spell.names.of(lang.code()).to_owned();
        if let Some(half) = code.half.filter(|_| spell.bottom.is_some()) {
            let half = say(HALVES[half as usize], lang);
            name = format!("{name} ({half})");
        }
        Some(match code.answers {
            None => name,
            Some(event) => format!("{name}, {} {}", say(TO, lang), event + 1),
        })
    }

    fn figure_name(&self, figure: Figure, lang: Lang, seats: &[String]) -> Option<String> {
        match figure {
            Figure::Mage(Party::ROSE) => Some(self.pack().avatar.names.of(lang.code()).to_owned()),
            Figure::Mage(party) => Some(party_name(party, lang, seats)),
            Figure::Evoc(id) => {
                let names = self.names_of(Deck::Evocation, id.kind().0)?;
                Some(format!("{} {}", names.of(lang.code()), id.number()))
            }
        }
    }

    fn cubes_name(&self, cubes: Cubes, lang: Lang, seats: &[String]) -> Option<String> {
        let on = self.figure_name(cubes.on, lang, seats)?;
        let of = party_name(cubes.of, lang, seats);
        Some(match lang {
            Lang::En => format!("cubes of {of} on {on}"),
            Lang::Pl => format!("kostki ({of}) na: {on}"),
            Lang::Ru => format!("фишки ({of}) на: {on}"),
        })
    }

    fn word_name(&self, code: u16, lang: Lang) -> Option<String> {
        let (word, place) = Word::read(code)?;
        let at = usize::from(place);
        Some(match word {
            Word::School => self.school_name(*School::ALL.get(at)?, lang)?.to_owned(),
            Word::Cubes => say(*CUBES.get(at)?, lang).to_owned(),
            Word::Moon => format!("{} {place}", say(MOON, lang)),
        })
    }

    fn school_name(&self, school: School, lang: Lang) -> Option<&str> {
        let mut schools = self.pack().schools.iter();
        let card = schools.find(|it| it.school == school)?;
        Some(card.names.of(lang.code()))
    }

    /// The text of something one can point at: its name, facts and sentences.
    pub(crate) fn text_of(&self, target: Target, lang: Lang) -> Option<String> {
        let entry = match target {
            Target::Card(code) => {
                let code = CardCode::read(code)?;
                self.entry(code.deck, code.number, lang)?
            }
            Target::Area(room) => self.room_entry(u8::try_from(room).ok()?, lang)?,
            Target::Token(code) => match Token::read(code) {
                Token::Figure(Figure::Evoc(id)) => {
                    self.entry(Deck::Evocation, id.kind().0, lang)?
                }
                Token::Figure(Figure::Mage(Party::ROSE)) => self.avatar_entry(lang),
                Token::Figure(Figure::Mage(_)) | Token::Party(_) => return None,
            },
            Target::Hidden(_)
            | Target::Slot(_)
            | Target::Seat(_)
            | Target::Kind(_)
            | Target::Number(_)
            | Target::Way(_) => return None,
        };
        let facts = entry.facts.iter();
        let facts: Vec<_> = facts
            .map(|(fact, value)| format!("{fact} {value}"))
            .collect();
        let name = self.name_of(target, lang, &[])?;
        let text = entry.text.join("\n");
        Some(match facts.as_slice() {
            [] => format!("{name}\n{text}"),
            facts => format!("{name} ({})\n{text}", facts.join(", ")),
        })
    }

    fn entry(&self, deck: Deck, number: u8, lang: Lang) -> Option<table::pack::CardEntry> {
        match deck {
            Deck::Spell => self.spell_entry(Card(number), lang),
            Deck::Quest => self.quest_entry(QuestId(number), lang),
            Deck::Event => self.event_entry(EventId(number), lang),
            Deck::Order => self.order_entry(OrderId(number), lang),
            Deck::Evocation => self.evocation_entry(EvocationKind(number), lang),
            Deck::Upgrade => self.upgrade_entry(UpgradeKind(number), lang),
            Deck::Misfortune => self.misfortune_entry(MisfortuneKind(number & 0xf), lang),
            Deck::Character => self.character_entry(CharacterId(number), lang),
            Deck::Grimoire => self.grimoire_entry(number, lang),
        }
    }
}

/// A party: its player, by name or number, or the Rose.
fn party_name(party: Party, lang: Lang, seats: &[String]) -> String {
    let Some(seat) = party.seat() else {
        return say(ROSE, lang).to_owned();
    };
    let number = || format!("{} {}", say(PLAYER, lang), seat.0 + 1);
    seats.get(seat.index()).cloned().unwrap_or_else(number)
}
