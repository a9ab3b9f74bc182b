//! What the board shows: areas, the Darkest Doom track, the Wraith; and the cards of solo play.

use super::{Thing, all_names, fact};
use crate::cards::{AreaId, AreaType, Colour, TrailId, VirtualId};
use crate::game::DarkestDoom;
use crate::names::{COLOURS, say, texts};
use crate::play::asking::{
    Deck, area_target, space_target, trail_target, virtual_card_target, wraith_target,
};
use crate::play::position::word_of;
use table::Lang;
use table::pack::{CardEntry, tag};

/// The rounds of each row of a Virtual Guardian card.
const ROWS: [&str; 4] = ["1-2", "3-4", "5-6", "7-8"];

impl DarkestDoom {
    pub(in crate::names) fn area_entry(&self, id: AreaId, lang: Lang) -> Option<CardEntry> {
        let area = self.pack().areas.get(id.index())?;
        let kind = self.pack().area_cards.get(area.kind.index())?;
        let mut facts = vec![
            fact(say(["number", "numer", "номер"], lang), &area.number),
            fact(
                say(["type", "typ", "тип"], lang),
                kind.names.of(lang.code()),
            ),
        ];
        let mut tags = vec![
            tag("number", &area.number),
            tag("area_type", &word_of(area.kind)),
        ];
        if let Some(colour) = area.colour {
            let words = ["colour", "kolor", "цвет"];
            facts.push(fact(say(words, lang), say(COLOURS[colour.index()], lang)));
            tags.push(tag("colour", &word_of(colour)));
        }
        tags.extend(area.region.map(|it| tag("region", &word_of(it))));
        let thing = Thing {
            id: &area.id,
            target: area_target(id),
            names: all_names(&area.names),
            group: say(["areas", "obszary", "места"], lang),
            kind: "area",
            rule: "DD-1.5",
        };
        let text = texts::effect(self.pack(), &kind.action);
        Some(thing.entry(facts, tags, text))
    }

    pub(in crate::names) fn area_type_entry(&self, number: u8, lang: Lang) -> Option<CardEntry> {
        let kind = *AreaType::ALL.get(usize::from(number))?;
        let card = self.pack().area_cards.get(usize::from(number))?;
        // Some types have only one area, which has that id.
        let id = format!("{}_area", word_of(kind));
        let thing = Thing {
            id: &id,
            target: Deck::AreaType.card(number),
            names: all_names(&card.names),
            group: say(["types of areas", "typy obszarów", "типы мест"], lang),
            kind: "area_type",
            rule: "DD-12.1",
        };
        let text = texts::effect(self.pack(), &card.action);
        Some(thing.entry(Vec::new(), Vec::new(), text))
    }

    pub(in crate::names) fn space_entry(&self, number: u8, lang: Lang) -> Option<CardEntry> {
        let at = usize::from(number).checked_sub(1)?;
        let card = self.pack().spaces.get(at)?;
        let id = format!("doom_space_{number}");
        let thing = Thing {
            id: &id,
            target: space_target(number),
            names: all_names(&card.names),
            group: say(
                [
                    "Darkest Doom track",
                    "Tor Najmroczniejszego Losu",
                    "шкала Мрачнейшего Рока",
                ],
                lang,
            ),
            kind: "space",
            rule: "DD-8.6",
        };
        let facts = vec![fact(say(["space", "pole", "деление"], lang), &number)];
        let text = texts::effect(self.pack(), &card.effect);
        Some(thing.entry(facts, vec![tag("space", &number)], text))
    }

    pub(in crate::names) fn wraith_entry(&self, lang: Lang) -> CardEntry {
        let card = &self.pack().wraith;
        let thing = Thing {
            id: "wraith_of_the_lake",
            target: wraith_target(),
            names: all_names(&card.names),
            group: say(["tokens", "żetony", "жетоны"], lang),
            kind: "wraith",
            rule: "DD-13.15",
        };
        let text = texts::effect(self.pack(), &card.effect);
        thing.entry(Vec::new(), Vec::new(), text)
    }

    pub(in crate::names) fn virtual_entry(&self, id: VirtualId, lang: Lang) -> Option<CardEntry> {
        let card = self.pack().virtual_cards.get(id.index())?;
        let mut text = Vec::new();
        for (rounds, row) in ROWS.iter().zip(&card.cells) {
            for (colour, cell) in Colour::ALL.iter().zip(row) {
                let colour = say(COLOURS[colour.index()], lang);
                let kind = self.monster_name(cell.kind, lang)?;
                let effect = texts::effect(self.pack(), &cell.effect).join(" ");
                text.push(format!("[{rounds}, {colour}, {kind}] {effect}"));
            }
        }
        let thing = Thing {
            id: &card.id,
            target: virtual_card_target(id),
            names: all_names(&card.names),
            group: say(
                [
                    "Virtual Guardians",
                    "Wirtualni Strażnicy",
                    "виртуальные стражи",
                ],
                lang,
            ),
            kind: "virtual",
            rule: "DD-23.6",
        };
        Some(thing.entry(Vec::new(), Vec::new(), text))
    }

    pub(in crate::names) fn trail_entry(&self, id: TrailId, lang: Lang) -> Option<CardEntry> {
        let card = self.pack().trails.get(id.index())?;
        let area = self.pack().area(card.area);
        let facts = vec![fact(
            say(["area", "obszar", "место"], lang),
            area.names.of(lang.code()),
        )];
        let thing = Thing {
            id: &card.id,
            target: trail_target(id),
            names: all_names(&card.names),
            group: say(["Order Trails", "Tropy Zakonu", "следы Ордена"], lang),
            kind: "trail",
            rule: "DD-23.6",
        };
        let text = texts::effect(self.pack(), &card.effect);
        Some(thing.entry(facts, vec![tag("area", &area.id)], text))
    }
}
