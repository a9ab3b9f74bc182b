//! How numbers and lists read on the cards of this game.

use super::super::program::Colour;
use cardtext::{EnglishTemplate, Form, Mismatch, Or, Parser, Phrase, Printer, forms};

forms! {
    /// "1 spell", "2 spells".
    pub noun SpellCards = "spell" | "spells";
    /// "the top spell", "the top 3 spells".
    pub bare noun TopSpells = "spell" | "spells";
    /// "the top quest", "the top 3 quests".
    pub bare noun TopQuests = "quest" | "quests";
    /// "the top forgotten spell".
    pub bare noun TopForgotten = "forgotten spell" | "forgotten spells";
    /// "1 forgotten spell", "2 forgotten spells".
    pub noun ForgottenSpells = "forgotten spell" | "forgotten spells";
    /// "1 quest", "2 quests".
    pub noun Quests = "quest" | "quests";
    /// "1 event", "2 events".
    pub noun Events = "event" | "events";
    /// "1 misfortune", "2 misfortunes".
    pub noun Misfortunes = "misfortune" | "misfortunes";
    /// "1 trophy", "2 trophies".
    pub noun Trophies = "trophy" | "trophies";
    /// "1 upgrade", "2 upgrades".
    pub noun Upgrades = "upgrade" | "upgrades";
    /// "1 order card", "2 order cards".
    pub noun OrderCards = "order card" | "order cards";
    /// "1 physical action token", "2 physical action tokens".
    pub noun ActionTokens = "physical action token" | "physical action tokens";
    /// "1 time", "2 times".
    pub noun Times = "time" | "times";
    /// Only what this effect has damaged.
    pub flag Damaged = "damaged by this effect";
    /// The cards are shown.
    pub flag Revealed = "and show it";
    /// The quest stays completed without it.
    pub flag Required = ", or the quest stays completed";
    /// Rooms that do not count.
    pub tail OtherThan = "other than {list}";
}

pub(super) const TEMPLATES: &[&[EnglishTemplate]] = &[
    SpellCards::TEMPLATES,
    TopSpells::TEMPLATES,
    TopQuests::TEMPLATES,
    TopForgotten::TEMPLATES,
    ForgottenSpells::TEMPLATES,
    Quests::TEMPLATES,
    Events::TEMPLATES,
    Misfortunes::TEMPLATES,
    Trophies::TEMPLATES,
    Upgrades::TEMPLATES,
    OrderCards::TEMPLATES,
    ActionTokens::TEMPLATES,
    Times::TEMPLATES,
    Damaged::TEMPLATES,
    Revealed::TEMPLATES,
    Required::TEMPLATES,
    OtherThan::TEMPLATES,
];

/// Colours of rooms: "red", "red or blue", or nothing at all for any colour.
#[derive(Clone, Copy, Debug)]
pub struct Coloured;

impl Form<Vec<Colour>> for Coloured {
    fn parse(parser: &mut Parser<'_>) -> Result<Vec<Colour>, Mismatch> {
        let colours = parser.attempt(<Or as Form<Vec<Colour>>>::parse);
        Ok(colours.unwrap_or_default())
    }

    fn print(value: &Vec<Colour>, out: &mut Printer<'_>) {
        <Or as Form<Vec<Colour>>>::print(value, out);
    }
}

/// A bonus: "+1".
#[derive(Clone, Copy, Debug)]
pub struct Plus;

impl Form<u8> for Plus {
    fn parse(parser: &mut Parser<'_>) -> Result<u8, Mismatch> {
        parser.token("a bonus such as `+1`", |word| {
            word.strip_prefix('+')?.parse().ok()
        })
    }

    fn print(value: &u8, out: &mut Printer<'_>) {
        out.text(&format!("+{value}"));
    }
}

/// Steps of a choice: "A or B".
#[derive(Clone, Copy, Debug)]
pub struct Either;

impl<T: Phrase> Form<Vec<T>> for Either {
    fn parse(parser: &mut Parser<'_>) -> Result<Vec<T>, Mismatch> {
        let mut options = vec![T::parse(parser)?];
        let next = |parser: &mut Parser<'_>| {
            parser.text(", or")?;
            T::parse(parser)
        };
        options.push(next(parser)?);
        while let Some(option) = parser.attempt(next) {
            options.push(option);
        }
        Ok(options)
    }

    fn print(value: &Vec<T>, out: &mut Printer<'_>) {
        for (index, option) in value.iter().enumerate() {
            if index > 0 {
                out.text(",");
                out.keyed("Or", "or");
            }
            option.print(out);
        }
    }
}
