//! Mages and schools.

use super::super::pack::{Character, Pack, SchoolCard, Spell, SpellDeck, SpellId};
use super::super::program::School;
use super::{Loader, Sorted};
use cardtext::{Block, Names, Value};

impl Loader {
    pub(super) fn own_spells(&mut self, sorted: &Sorted<'_, '_>) {
        for block in sorted.of("mage") {
            let id = block.value("spell").map(Value::text).unwrap_or_default();
            if self.own_spells.contains(&id) {
                let message = format!("two mages have the own spell `{id}`");
                self.loading
                    .at_value(block, "spell", message, "a second time");
            }
            self.own_spells.push(id);
        }
    }

    pub(super) fn mages(&mut self, sorted: &Sorted<'_, '_>) {
        for block in sorted.of("mage") {
            let mage = Character {
                id: block.id.value.to_owned(),
                names: Names::of_block(block),
                life: self.small(block, "life", 1),
                strength: self.small(block, "strength", 0),
                moves: self.small(block, "move", 1),
                quest_limit: self.small(block, "quests", 1),
                hand_limit: self.small(block, "hand", 1),
                tokens: self.small(block, "actions", 1),
                personal: self.own_spell(block),
            };
            self.pack.mages.push(mage);
        }
    }

    fn own_spell(&mut self, block: &Block<'_>) -> SpellId {
        let id = block.value("spell").map(Value::text).unwrap_or_default();
        let own = |spell: &Spell| matches!(spell.deck, SpellDeck::Personal(_));
        let found = self.spell_id(block, "spell", &id);
        if let Some(spell) = found
            && !own(self.pack.spell(spell))
        {
            let message = format!("`{id}` is no own spell of a mage");
            let label = "expected a spell of the deck `personal`";
            self.loading.at_value(block, "spell", message, label);
        }
        found.unwrap_or(SpellId(0))
    }

    fn spell_id(&mut self, block: &Block<'_>, key: &str, id: &str) -> Option<SpellId> {
        let at = self.pack.spells.iter().position(|spell| spell.id == id);
        if at.is_none() {
            let known = self.pack.spells.iter().map(|spell| spell.id.as_str());
            self.loading.unknown(block, key, ("spell", id), known);
        }
        at.and_then(|at| at.try_into().ok()).map(SpellId)
    }

    pub(super) fn schools(&mut self, sorted: &Sorted<'_, '_>) {
        for block in sorted.of("school") {
            let named = |school: &&School| Pack::school_id(**school) == block.id.value;
            let Some(school) = School::ALL.iter().find(named) else {
                let known = School::ALL.iter().map(|school| Pack::school_id(*school));
                let name = ("school", block.id.value);
                self.loading.unknown(block, "", name, known);
                continue;
            };
            let card = SchoolCard {
                school: *school,
                names: Names::of_block(block),
                titles: ["grimoire.1.name", "grimoire.2.name"].map(|key| Names::at(block, key)),
                grimoires: ["grimoire.1", "grimoire.2"]
                    .map(|key| self.grimoire(block, key, *school)),
            };
            self.pack.schools.push(card);
        }
        self.pack.schools.sort_by_key(|card| card.school);
    }

    /// BRW-3.2.7: six different spells of the school.
    fn grimoire(&mut self, block: &Block<'_>, key: &str, school: School) -> Vec<SpellId> {
        let text = block.value(key).map(Value::text).unwrap_or_default();
        let mut spells = Vec::new();
        for id in text.split(',').map(str::trim).filter(|id| !id.is_empty()) {
            let Some(spell) = self.spell_id(block, key, id) else {
                continue;
            };
            if self.pack.spell(spell).deck != SpellDeck::School(school) {
                let message = format!("`{id}` is no spell of this school");
                self.loading
                    .at_value(block, key, message, "another deck has it");
            } else if spells.contains(&spell) {
                let message = format!("`{id}` is in this grimoire twice");
                let label = "a starting grimoire has different spells";
                self.loading.at_value(block, key, message, label);
            }
            spells.push(spell);
        }
        if spells.len() != Pack::GRIMOIRE {
            let message = format!("this grimoire has {} spells", spells.len());
            let label = format!("a starting grimoire has {}", Pack::GRIMOIRE);
            self.loading.at_value(block, key, message, &label);
        }
        spells
    }
}

impl Pack {
    /// The id of a school's block.
    #[must_use]
    pub fn school_id(school: School) -> &'static str {
        match school {
            School::Agony => "agony",
            School::Alchemy => "alchemy",
            School::Nightmare => "nightmare",
            School::Witchcraft => "witchcraft",
            School::Technomancy => "technomancy",
            School::Shamanism => "shamanism",
        }
    }
}
