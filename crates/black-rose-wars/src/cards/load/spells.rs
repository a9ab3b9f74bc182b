//! Spells and their halves.

use super::super::grammar::headers::{Header, Printed, Reach};
use super::super::keywords::keywords;
use super::super::lower::Speaker;
use super::super::mentions::asks_for_target;
use super::super::pack::{CharacterId, Half, HeaderTarget, Pack, Spell, SpellDeck};
use super::super::program::{Element, Op, Range, School, SpellType};
use super::sense::Place;
use super::{Loader, Sorted};
use cardtext::{Block, Names, phrases};

phrases! {
    /// Where a spell comes from.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Deck {
        School(school: School) => "{school}",
        Personal => "personal",
        Forgotten => "forgotten",
    }
}

impl Loader {
    pub(super) fn spells(&mut self, sorted: &Sorted<'_, '_>) {
        for block in &sorted.spells {
            let spell = self.spell(block);
            self.pack.spells.push(spell);
        }
        // In the order of the rules, whatever file a card stands in.
        self.pack.spells.sort_by_key(|spell| place(spell.deck));
        self.check_cards(sorted);
    }

    fn spell(&mut self, block: &Block<'_>) -> Spell {
        let bottom = ["bottom", "bottom.when", "bottom.text"];
        let has_bottom = bottom.iter().any(|key| block.value(key).is_some());
        let top = self.half(block, "top");
        if !has_bottom && top.kind != SpellType::Trap {
            let message = format!("`{}` has no bottom half", block.id.value);
            let label = "only a trap may fill the whole card";
            self.loading.at_id(block, message, label);
        }
        Spell {
            id: block.id.value.to_owned(),
            names: Names::of_block(block),
            deck: self.deck(block),
            copies: self.copies(block),
            instability: self.yes(block, "instability"),
            top,
            bottom: has_bottom.then(|| self.half(block, "bottom")),
        }
    }

    fn deck(&mut self, block: &Block<'_>) -> SpellDeck {
        match self.loading.value(block, "deck", "deck") {
            Some(Deck::School(school)) => SpellDeck::School(school),
            Some(Deck::Personal) => SpellDeck::Personal(self.owner(block)),
            Some(Deck::Forgotten) | None => SpellDeck::Forgotten,
        }
    }

    /// The mage whose own spell it is.
    fn owner(&mut self, block: &Block<'_>) -> CharacterId {
        let owner = self.own_spells.iter().position(|id| id == block.id.value);
        if owner.is_none() {
            let message = format!("`{}` is the own spell of no mage", block.id.value);
            let label = "a mage needs a line `spell: ...` that names it";
            self.loading.at_value(block, "deck", message, label);
        }
        let owner = owner.and_then(|owner| owner.try_into().ok());
        CharacterId(owner.unwrap_or(0))
    }

    fn half(&mut self, block: &Block<'_>, side: &str) -> Half {
        let before = self.loading.problems.len();
        let (when_key, text_key) = (format!("{side}.when"), format!("{side}.text"));
        if block.value(side).is_none() {
            let message = format!("`{}` has no `{side}`", block.id.value);
            let label = "a half needs its type, its element and its target";
            self.loading.at_id(block, message, label);
        }
        let header = self.loading.value::<Header>(block, side, "header");
        let (kind, element, target) = header.map_or(
            (SpellType::Enhance, Element::Wild, HeaderTarget::Special),
            |header| (header.kind, header.element, printed(header.target)),
        );
        let when = self.when(block, &when_key);
        let place = Place {
            triggered: when.is_some(),
            spell: true,
            ..Place::default()
        };
        let mut effect = self.effect(block, &text_key, Speaker::Mage, place);
        // A half that could not be read would only be blamed for what it was not read to say.
        if self.loading.problems.len() == before {
            let answers = matches!(kind, SpellType::Trap | SpellType::Protect);
            self.check_half(block, (side, &when_key, &text_key), answers, when.is_some());
            self.check_target(block, &text_key, target, &effect.ops);
        }
        let (when, trigger) = when.unzip();
        effect.written.when = when;
        Half {
            kind,
            element,
            target,
            trigger,
            keywords: keywords(&effect.ops),
            effect,
        }
    }

    /// BRW-9.4: traps and protections wait for something, other spells do not.
    fn check_half(
        &mut self,
        block: &Block<'_>,
        (side, when_key, text_key): (&str, &str, &str),
        answers: bool,
        waits: bool,
    ) {
        if answers && !waits {
            let message = format!("`{}` has no `{when_key}`", block.id.value);
            let label = "a trap or protection needs a condition";
            self.loading.at_value(block, side, message, label);
        } else if !answers && waits {
            let message = format!("`{}` cannot have `{when_key}`", block.id.value);
            let label = "only traps and protections wait for something";
            self.loading.at_value(block, when_key, message, label);
        }
        if block.value(text_key).is_none() {
            let message = format!("`{}` has no `{text_key}`", block.id.value);
            self.loading
                .at_value(block, side, message, "this half does nothing");
        }
    }

    /// Sentences on the target need one: printed, or set by a sentence (BRW-12.20).
    pub(super) fn check_target(
        &mut self,
        block: &Block<'_>,
        key: &str,
        target: HeaderTarget,
        ops: &[Op],
    ) {
        let chosen = !matches!(target, HeaderTarget::Myself | HeaderTarget::Special);
        if !chosen && asks_for_target(ops, HeaderTarget::Area(Range::ANYWHERE)) {
            let message = format!("`{key}` of `{}` has no target", block.id.value);
            let label = "the header has none, and no sentence `The target is ...` sets one";
            self.loading.at_value(block, key, message, label);
        }
    }

    fn check_cards(&mut self, sorted: &Sorted<'_, '_>) {
        let cards: usize = self
            .pack
            .spells
            .iter()
            .map(|it| usize::from(it.copies))
            .sum();
        if let (true, Some(block)) = (cards > Pack::MOST_SPELL_CARDS, sorted.spells.last()) {
            let message = format!("all spells together are {cards} cards");
            let label = format!("a pack holds at most {}", Pack::MOST_SPELL_CARDS);
            self.loading.at_value(block, "copies", message, &label);
        }
    }
}

/// Schools in their order, then own spells, then forgotten ones.
fn place(deck: SpellDeck) -> (u8, Option<School>) {
    match deck {
        SpellDeck::School(school) => (0, Some(school)),
        SpellDeck::Personal(_) => (1, None),
        SpellDeck::Forgotten => (2, None),
    }
}

pub(super) fn printed(target: Printed) -> HeaderTarget {
    match target {
        Printed::Yourself => HeaderTarget::Myself,
        Printed::Special => HeaderTarget::Special,
        Printed::Figure(reach) => HeaderTarget::Figure(range(reach)),
        Printed::Mage(reach) => HeaderTarget::Mage(range(reach)),
        Printed::Evocation(reach) => HeaderTarget::Evoc {
            range: range(reach),
            mine: false,
        },
        Printed::YourEvocation(reach) => HeaderTarget::Evoc {
            range: range(reach),
            mine: true,
        },
        Printed::Room(reach) => HeaderTarget::Area(range(reach)),
    }
}

fn range(reach: Reach) -> Range {
    match reach {
        Reach::Within(range) => Range::Within(range),
        Reach::Anywhere => Range::ANYWHERE,
    }
}
