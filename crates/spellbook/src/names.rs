//! The names and texts of everything one can point at, and the catalogue of cards.
//!
//! | target | what it is |
//! | --- | --- |
//! | `Token(t)` | a token: 3 × colour + rune |
//! | `Card(s)` | a spell of the pack; plus 256 × level for one of its levels, plus 4096 × (rune + 1) for a card with that rune |
//! | `Kind(k)` | 0 to 6 a colour, 10 to 12 a rune, 15 to 17 a phase, from 20 on a basic action |
//! | `Area(a)` | the first or second thing a level offers: spell, plus 256 × level, plus 2048 for the second |
//! | `Slot(p)` | a way to pay, see [`Payment`] |

use crate::cards::{Effect, Phase, Spell, SpellId};
use crate::game::Spellbook;
use crate::materia::{Colour, Rune, Token};
use crate::play::payment::Payment;
use crate::play::{basic_target, spell_target};
use cardtext::{Language, Phrase, Printer};
use table::pack::{CardEntry, tag};
use table::{Lang, Target};

/// The place of a language in tables of three names.
fn column(lang: Lang) -> usize {
    match lang {
        Lang::En => 0,
        Lang::Pl => 1,
        Lang::Ru => 2,
    }
}

fn token_name(token: Token, lang: Lang) -> String {
    let at = column(lang);
    format!(
        "{} {}",
        token.colour().names()[at],
        token.rune().names()[at]
    )
}

fn phase_name(phase: Phase, lang: Lang) -> &'static str {
    let names = match phase {
        Phase::Morning => ["morning", "poranek", "утро"],
        Phase::Midday => ["midday", "południe", "полдень"],
        Phase::Evening => ["evening", "wieczór", "вечер"],
    };
    names[column(lang)]
}

fn level_word(lang: Lang) -> &'static str {
    ["level", "poziom", "уровень"][column(lang)]
}

impl Spellbook {
    pub(crate) fn name_of(&self, target: Target, lang: Lang) -> Option<String> {
        match target {
            Target::Token(token) => {
                let token = Token::all().nth(usize::from(token))?;
                Some(token_name(token, lang))
            }
            Target::Card(code) => {
                let (spell, level, rune) = self.card(code)?;
                let name = spell.names.of(lang.code());
                let rune = rune.map_or(String::new(), |rune| {
                    format!(" ({})", rune.names()[column(lang)])
                });
                Some(match level {
                    0 => format!("{name}{rune}"),
                    level => format!("{name} {} {level}{rune}", level_word(lang)),
                })
            }
            Target::Kind(kind) => self.kind_name(kind, lang),
            Target::Area(code) => self.half_text(code),
            Target::Slot(code) => Payment::read(code).map(|payment| payment_name(&payment, lang)),
            _ => None,
        }
    }

    fn card(&self, code: u16) -> Option<(&Spell, u8, Option<Rune>)> {
        let spell = self.pack().spells.get(usize::from(code & 0xff))?;
        let level = (code >> 8 & 7) as u8;
        let rune = usize::from(code >> 12).checked_sub(1);
        Some((spell, level, rune.and_then(|it| Rune::ALL.get(it).copied())))
    }

    fn kind_name(&self, kind: u16, lang: Lang) -> Option<String> {
        use crate::play::{BASIC_KINDS, PHASE_KINDS, RUNE_KINDS};
        let at = |from: u16| usize::from(kind - from);
        Some(match kind {
            BASIC_KINDS.. => {
                let action = self.pack().actions.get(at(BASIC_KINDS))?;
                action.names.of(lang.code()).to_owned()
            }
            PHASE_KINDS.. => phase_name(*Phase::ALL.get(at(PHASE_KINDS))?, lang).to_owned(),
            RUNE_KINDS.. => Rune::ALL.get(at(RUNE_KINDS))?.names()[column(lang)].to_owned(),
            _ => Colour::ALL.get(usize::from(kind))?.names()[column(lang)].to_owned(),
        })
    }

    /// One of the two things a sentence offers, in its own words.
    fn half_text(&self, code: u16) -> Option<String> {
        let effects: Vec<&Effect> = match code >> 8 & 7 {
            0 => {
                let action = self.pack().actions.get(usize::from(code & 0xff))?;
                action.effects.iter().collect()
            }
            level => {
                let spell = self.pack().spells.get(usize::from(code & 0xff))?;
                spell.level(level as u8).acts.iter().collect()
            }
        };
        let pair = effects.into_iter().find_map(|effect| match effect {
            Effect::Either { first, second } => Some([first, second]),
            _ => None,
        })?;
        let english = Language::english();
        let mut out = Printer::new(self.pack().vocabulary(), &english);
        pair[usize::from(code >> 11 & 1)].print(&mut out);
        Some(out.finish())
    }

    pub(crate) fn text_of(&self, target: Target, lang: Lang) -> Option<String> {
        let entry = match target {
            Target::Card(code) => self.spell_entry(SpellId((code & 0xff) as u8), lang)?,
            Target::Kind(kind) => {
                let at = kind.checked_sub(crate::play::BASIC_KINDS)?;
                self.action_entry(u8::try_from(at).ok()?, lang)?
            }
            _ => return None,
        };
        let facts = entry
            .facts
            .iter()
            .map(|(fact, value)| format!("{fact} {value}"));
        let facts: Vec<_> = facts.collect();
        let name = self.name_of(target, lang)?;
        Some(format!(
            "{name} ({})\n{}",
            facts.join(", "),
            entry.text.join("\n")
        ))
    }

    pub(crate) fn catalogue(&self, lang: Lang) -> Vec<CardEntry> {
        let spells = (0..).map(SpellId).zip(&self.pack().spells);
        let actions = (0..).zip(&self.pack().actions);
        let spells = spells.filter_map(|(id, _)| self.spell_entry(id, lang));
        spells
            .chain(actions.filter_map(|(at, _)| self.action_entry(at, lang)))
            .collect()
    }

    fn spell_entry(&self, id: SpellId, lang: Lang) -> Option<CardEntry> {
        let spell = self.pack().spells.get(usize::from(id.0))?;
        let english = Language::english();
        let colour = spell.colour.names()[column(lang)].to_owned();
        let mut facts = vec![
            ("colour".to_owned(), colour.clone()),
            ("set".to_owned(), spell.set.to_string()),
        ];
        if let Some(phase) = spell.phase {
            facts.push(("phase".to_owned(), phase_name(phase, lang).to_owned()));
        }
        if !spell.also.is_empty() {
            facts.push(("also called".to_owned(), spell.also.join(", ")));
        }
        let levels = (crate::cards::LOWEST..).zip(&spell.levels);
        let text = levels.map(|(number, level)| {
            let points = match level.points {
                Some(1) => " (1 point)".to_owned(),
                Some(points) => format!(" ({points} points)"),
                None => String::new(),
            };
            let text = level.text(self.pack(), &english);
            let text = if text.is_empty() { "No effect." } else { &text };
            format!("Level {number}{points}: {text}")
        });
        Some(CardEntry {
            id: spell.id.clone(),
            target: spell_target(id),
            names: all_names(&spell.names),
            group: colour,
            facts,
            tags: spell_tags(spell),
            text: text.collect(),
            rules: vec![spell.rule.clone()],
        })
    }

    fn action_entry(&self, at: u8, lang: Lang) -> Option<CardEntry> {
        let action = self.pack().actions.get(usize::from(at))?;
        let text = cardtext::print(
            &action.effects,
            self.pack().vocabulary(),
            &Language::english(),
        );
        Some(CardEntry {
            id: action.id.clone(),
            target: basic_target(at),
            names: all_names(&action.names),
            group: "basic action".to_owned(),
            facts: vec![(
                "phase".to_owned(),
                phase_name(action.phase, lang).to_owned(),
            )],
            tags: vec![
                tag("type", "action"),
                tag("number", &at),
                tag("phase", phase_id(action.phase)),
            ],
            text: vec![text],
            rules: vec![action.rule.clone()],
        })
    }
}

fn phase_id(phase: Phase) -> &'static str {
    phase_name(phase, Lang::En)
}

/// What programs may want to know of a spell; `points_3` to `points_5` are missing where only the
/// end of the game tells.
fn spell_tags(spell: &Spell) -> Vec<(String, String)> {
    let mut tags = vec![
        tag("type", "spell"),
        tag("colour", spell.colour.names()[column(Lang::En)]),
        tag("set", &spell.set),
    ];
    tags.extend(spell.phase.map(|phase| tag("phase", phase_id(phase))));
    let levels = (crate::cards::LOWEST..).zip(&spell.levels);
    tags.extend(levels.filter_map(|(number, level)| {
        let points = level.points?;
        Some(tag(&format!("points_{number}"), &points))
    }));
    tags
}

fn all_names(names: &crate::cards::Names) -> Vec<(&'static str, String)> {
    let all = Lang::ALL.iter();
    all.map(|lang| (lang.code(), names.of(lang.code()).to_owned()))
        .collect()
}

/// A payment as a person says it: "2 green round, 1 green square + a wild from 3 triangles, green
/// square on the card".
fn payment_name(payment: &Payment, lang: Lang) -> String {
    let at = column(lang);
    let colour = payment.colour.names()[at];
    let mut parts = Vec::new();
    for rune in Rune::ALL {
        let count = payment.reals[rune.index()];
        if count > 0 {
            parts.push(format!("{count} {colour} {}", rune.names()[at]));
        }
    }
    let mut text = parts.join(", ");
    let wild = ["wild from", "dzika z", "дикая из"][at];
    for rune in Rune::ALL {
        for _ in 0..payment.wilds[rune.index()] {
            let name = rune.names()[at];
            text.push_str(&format!(" + {wild} {} {name}", payment.size()));
        }
    }
    if payment.reals.iter().filter(|count| **count > 0).count() > 1 {
        let card = payment.card.names()[at];
        let on_card = ["on the card", "na karcie", "на карту"][at];
        text.push_str(&format!("; {card} {on_card}"));
    }
    text
}
