//! The names and texts of everything one can point at. How things are numbered is in
//! [`crate::play`]'s `asking::targets`.

mod catalogue;
mod texts;

use crate::cards::{AchievementCard, AreaId, Card, Icon, MonsterKind, Names};
use crate::game::DarkestDoom;
use crate::play::asking::{DROPPED, Deck, IN_USE, Marker, Token, Word, read_alternative};
use crate::play::state::Participant;
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

pub(crate) const COLOURS: [Three; 4] = [
    ["green", "zielony", "зелёный"],
    ["purple", "fioletowy", "фиолетовый"],
    ["orange", "pomarańczowy", "оранжевый"],
    ["grey", "szary", "серый"],
];
const TRAITS: [Three; 4] = [
    ["Attack", "Atak", "Атака"],
    ["Magic Knowledge", "Wiedza Magiczna", "Магические знания"],
    ["Wisdom", "Mądrość", "Мудрость"],
    ["Health", "Zdrowie", "Здоровье"],
];
const RELICS: [Three; 3] = [
    ["Seal Crystal", "Kryształ Pieczęci", "кристалл печати"],
    ["Spirit Lantern", "Duchowa Latarnia", "духовный фонарь"],
    ["Urn of the Elders", "Urna Starszych", "урна Старейшин"],
];
const DECKS: [Three; 4] = [
    ["equipment", "ekwipunek", "снаряжение"],
    ["traps", "pułapki", "ловушки"],
    ["encounters", "spotkania", "встречи"],
    ["spells", "czary", "заклинания"],
];
const ICONS: [Three; 6] = [
    ["sword", "miecz", "меч"],
    ["shield", "tarcza", "щит"],
    ["High Priestess", "Arcykapłanka", "Верховная жрица"],
    ["dusk", "zmierzch", "сумерки"],
    ["dawn", "świt", "рассвет"],
    ["moon", "księżyc", "луна"],
];
const PRIESTESS: Three = ["the High Priestess", "Arcykapłanka", "Верховная жрица"];
const VIRTUAL: Three = [
    "Virtual Guardian",
    "Wirtualny Strażnik",
    "виртуальный страж",
];
const DIE: Three = ["die", "kość", "кость"];
const EQUIPPED: Three = ["equipped", "założone", "надето"];
const DROP: Three = ["drop", "odrzuć", "снять"];
const TAKE_TRAP: Three = [
    "take back the Trap token from",
    "zabierz żeton pułapki:",
    "забрать жетон ловушки:",
];

fn icon_name(icon: Icon, lang: Lang) -> &'static str {
    say(ICONS[icon.index()], lang)
}

/// A die with its face: "die 2 (moon)".
fn die_name(at: u8, icon: Icon, lang: Lang) -> String {
    let face = icon_name(icon, lang);
    format!("{} {} ({face})", say(DIE, lang), u16::from(at) + 1)
}

/// A Virtual Guardian; beside one player they are green, purple and orange in this order
/// (DD-23.2).
fn virtual_name(who: Participant, lang: Lang) -> String {
    let colour = COLOURS.get(who.index().wrapping_sub(1));
    let colour = colour.map_or_else(String::new, |it| format!(" ({})", say(*it, lang)));
    format!("{}{colour}", say(VIRTUAL, lang))
}

impl DarkestDoom {
    /// The name of something one can point at.
    pub(crate) fn name_of(&self, target: Target, lang: Lang) -> Option<String> {
        match target {
            Target::Card(code) => self.card_name(code, lang),
            Target::Token(code) => self.token_name(Token::read(code)?, lang),
            Target::Area(area) => self.area_name(AreaId(u8::try_from(area).ok()?), lang),
            Target::Kind(code) => match read_alternative(code) {
                Some(alternative) => self.pack().alternatives.get(alternative.index()).cloned(),
                None => self.word_name(code, lang),
            },
            Target::Hidden(_)
            | Target::Slot(_)
            | Target::Seat(_)
            | Target::Number(_)
            | Target::Way(_) => None,
        }
    }

    /// Copies of a card differ by the icon that they can turn a die to.
    pub(crate) fn mark_of(&self, target: Target, lang: Lang) -> Option<String> {
        let Target::Card(code) = target else {
            return None;
        };
        let (Deck::Resource, number) = Deck::read(code)? else {
            return None;
        };
        let copy = self.pack().cards.get(usize::from(number))?;
        Some(icon_name(copy.icon, lang).to_owned())
    }

    fn area_name(&self, area: AreaId, lang: Lang) -> Option<String> {
        let area = self.pack().areas.get(area.index())?;
        Some(area.names.of(lang.code()).to_owned())
    }

    fn card_name(&self, code: u16, lang: Lang) -> Option<String> {
        let (deck, number) = Deck::read(code)?;
        let name = match deck {
            Deck::Attack => self.attack_name(number, lang)?,
            _ => self.names_of(deck, number)?.of(lang.code()).to_owned(),
        };
        Some(match code {
            code if code & IN_USE != 0 => format!("{name} ({})", say(EQUIPPED, lang)),
            code if code & DROPPED != 0 => format!("{} {name}", say(DROP, lang)),
            _ => name,
        })
    }

    /// The names of a card that has some.
    fn names_of(&self, deck: Deck, number: u8) -> Option<&Names> {
        let pack = self.pack();
        let at = usize::from(number);
        Some(match deck {
            Deck::Resource => &pack.designs[pack.cards.get(at)?.design.index()].names,
            Deck::Corruption => &pack.corruption.get(at)?.names,
            Deck::Mission => &pack.missions.get(at)?.names,
            Deck::Achievement => {
                let design = pack.achievement_cards.get(at)?;
                &pack.achievements[design.index()].names
            }
            Deck::Event => &pack.events.get(at)?.names,
            Deck::EventMap => &pack.event_maps.get(at)?.names,
            Deck::Virtual => &pack.virtual_cards.get(at)?.names,
            Deck::Trail => &pack.trails.get(at)?.names,
            Deck::Character => &pack.characters.get(at)?.names,
            Deck::AreaType => &pack.area_cards.get(at)?.names,
            Deck::Monster => &pack.monsters.get(at)?.names,
            Deck::Space => &pack.spaces.get(at.checked_sub(1)?)?.names,
            Deck::Wraith => &pack.wraith.names,
            Deck::Attack => return None,
        })
    }

    /// A Monster Attack card has a number, and the name of its Echo.
    fn attack_name(&self, number: u8, lang: Lang) -> Option<String> {
        let echo = self.pack().attacks.get(usize::from(number))?;
        let echo = echo.echo_names.of(lang.code());
        let words = ["Monster Attack", "Atak Potwora", "атака чудовища"];
        let name = format!("{} {}", say(words, lang), u16::from(number) + 1);
        Some(match echo {
            "" => name,
            echo => format!("{name}: {echo}"),
        })
    }

    fn monster_name(&self, kind: MonsterKind, lang: Lang) -> Option<&str> {
        let card = self.pack().monsters.get(kind.index())?;
        Some(card.names.of(lang.code()))
    }

    fn token_name(&self, token: Token, lang: Lang) -> Option<String> {
        let area = |words: Three, area| {
            let area = self.area_name(area, lang)?;
            Some(format!("{} {area}", say(words, lang)))
        };
        match token {
            Token::Virtual(who) => Some(virtual_name(who, lang)),
            Token::Monster(kind, slot) => {
                let kind = self.monster_name(kind, lang)?;
                Some(format!("{kind} {}", u16::from(slot) + 1))
            }
            Token::Priestess => Some(say(PRIESTESS, lang).to_owned()),
            Token::Goal(goal) => {
                let goal = self.pack().goals.get(goal.index())?;
                Some(goal.names.of(lang.code()).to_owned())
            }
            Token::Trap(at) => area(TAKE_TRAP, at),
            Token::Die(at, icon) => Some(die_name(at, icon, lang)),
            Token::SetDie(at, from, to) => {
                let to = icon_name(to, lang);
                Some(format!("{} → {to}", die_name(at, from, lang)))
            }
            Token::Reward(card, which) => self.reward_text(card, which),
            Token::Power(card, at, from) => self.power_name(card, at, from, lang),
        }
    }

    /// A card discarded for a die: "Reaper: die 2 (moon) → sword".
    fn power_name(&self, card: Card, at: u8, from: Icon, lang: Lang) -> Option<String> {
        let copy = self.pack().cards.get(card.index())?;
        let name = self.pack().designs[copy.design.index()]
            .names
            .of(lang.code());
        let to = icon_name(copy.icon, lang);
        Some(format!("{name}: {} → {to}", die_name(at, from, lang)))
    }

    /// The sentences of a reward.
    fn reward_text(&self, card: AchievementCard, which: u8) -> Option<String> {
        let design = self.pack().achievement_cards.get(card.index())?;
        let rewards = &self.pack().achievements[design.index()].rewards;
        let reward = rewards.get(usize::from(which))?;
        Some(texts::effect(self.pack(), reward).join(" "))
    }

    fn word_name(&self, code: u16, lang: Lang) -> Option<String> {
        let (word, at) = Word::read(code)?;
        let words = match word {
            Word::Colour => COLOURS.get(at),
            Word::Trait => TRAITS.get(at),
            Word::Relic => RELICS.get(at),
            Word::Deck => DECKS.get(at),
            Word::Icon => ICONS.get(at),
            Word::Marker => {
                let names = match at {
                    at if at == Marker::Abyss as usize => &self.pack().abyss_names,
                    at if at == Marker::Heart as usize => &self.pack().heart_names,
                    _ => return None,
                };
                return Some(names.of(lang.code()).to_owned());
            }
        };
        Some(say(*words?, lang).to_owned())
    }

    /// The text of something one can point at: its name, facts and sentences.
    pub(crate) fn text_of(&self, target: Target, lang: Lang) -> Option<String> {
        let entry = match target {
            Target::Card(code) => {
                let (deck, number) = Deck::read(code)?;
                self.entry(deck, number, lang)?
            }
            Target::Area(area) => self.area_entry(AreaId(u8::try_from(area).ok()?), lang)?,
            Target::Token(code) => match Token::read(code)? {
                Token::Monster(kind, _) => self.monster_entry(kind.index() as u8, lang)?,
                Token::Goal(goal) => self.goal_entry(goal, lang)?,
                Token::Power(card, ..) => self.entry(Deck::Resource, card.0, lang)?,
                _ => return None,
            },
            Target::Kind(code) => match Word::read(code)? {
                (Word::Marker, at) if at == Marker::Abyss as usize => self.abyss_entry(lang),
                (Word::Marker, _) => self.heart_entry(lang),
                _ => return None,
            },
            Target::Hidden(_)
            | Target::Slot(_)
            | Target::Seat(_)
            | Target::Number(_)
            | Target::Way(_) => return None,
        };
        let facts = entry.facts.iter();
        let facts: Vec<_> = facts
            .map(|(fact, value)| format!("{fact} {value}"))
            .collect();
        let name = self.name_of(target, lang)?;
        let text = entry.text.join("\n");
        Some(match facts.as_slice() {
            [] => format!("{name}\n{text}"),
            facts => format!("{name} ({})\n{text}", facts.join(", ")),
        })
    }
}
