//! Citadel Resource cards: equipment, traps, encounters, spells.

use super::super::grammar::headers::{IconList, Price, Use, Window};
use super::super::grammar::nouns::Ingredient;
use super::super::pack::{Cost, Design, Effect, Names, Pack};
use super::super::program::{Icon, Moment, Only, Op, ResourceDeck, SpellKind, Timing, Victims};
use super::sense::{Place, any};
use super::{Loader, MOST_COPIES, Sorted};
use cardtext::Block;

/// No cost, no number of uses and no range is greater.
const GREATEST: u8 = 9;

impl Loader {
    pub(super) fn resources(&mut self, sorted: &Sorted<'_, '_>) {
        for deck in ResourceDeck::ALL {
            let kind = match deck {
                ResourceDeck::Equipment => "equipment",
                ResourceDeck::Trap => "trap",
                ResourceDeck::Encounter => "encounter",
                ResourceDeck::Spell => "spell",
            };
            for block in sorted.of(kind) {
                let design = self.design(block, *deck);
                self.pack.designs.push(design);
                let copies = self.pack.designs.iter().map(|it| it.icons.len());
                let most = Pack::MOST_RESOURCE_CARDS;
                if copies.sum::<usize>() > most {
                    let message = format!("a pack holds at most {most} Citadel Resource cards");
                    self.loading
                        .at_value(block, "icons", message, "these are too many");
                }
            }
        }
    }

    fn design(&mut self, block: &Block<'_>, deck: ResourceDeck) -> Design {
        let kind = self
            .loading
            .value::<SpellKind>(block, "kind", "kind of spells");
        let (timing, only, moment) = self.window(block, deck, kind);
        let place = Place::Window(timing, only);
        let (effect, on_monster, victims) = match deck {
            ResourceDeck::Trap => self.trap(block),
            _ => (self.effect(block, "text", place), Effect::default(), None),
        };
        Design {
            id: block.id.value.to_owned(),
            names: Names::of_block(block),
            deck,
            icons: self.icons(block),
            cost: self.cost(block),
            timing,
            only,
            moment,
            limit: self.loading.value(block, "limit", "limit"),
            durability: self
                .loading
                .number(block, "uses", 1..=GREATEST)
                .unwrap_or(0),
            range: self.range(block, kind, &effect.ops),
            kind,
            victims,
            effect,
            on_monster,
        }
    }

    fn window(
        &mut self,
        block: &Block<'_>,
        deck: ResourceDeck,
        kind: Option<SpellKind>,
    ) -> (Timing, Option<Only>, Option<Moment>) {
        let battle = kind == Some(SpellKind::Battle);
        let fixed = match deck {
            ResourceDeck::Equipment => None,
            ResourceDeck::Trap => Some(Timing::TrapTrigger),
            ResourceDeck::Spell if battle => None,
            ResourceDeck::Encounter | ResourceDeck::Spell => Some(Timing::OwnTurn),
        };
        if let Some(timing) = fixed {
            if block.value("when").is_some() {
                let message = format!("`{}` has a time of its own", block.id.value);
                let label = "basic and ranged spells are played in your turn";
                self.loading.at_value(block, "when", message, label);
            }
            return (timing, None, None);
        }
        let usage = self.loading.value::<Use>(block, "when", "time");
        let (timing, only, moment) = timing(usage);
        let combat = matches!(
            timing,
            Timing::CombatPreRoll | Timing::CombatPostRoll | Timing::CombatAny
        );
        if battle && !combat {
            let message = format!(
                "the battle spell `{}` has no time in a combat",
                block.id.value
            );
            let label = "expected `in a combat`, `... before the roll` or `... after the roll`";
            self.loading.at_value(block, "when", message, label);
        }
        let fits = match only {
            None => true,
            Some(Only::CombatWithPlayer) => combat,
            Some(Only::MagicDefence | Only::AmbushTest | Only::TrapTest) => {
                timing == Timing::RollAny
            }
        };
        let known = !matches!(timing, Timing::TrapTrigger)
            && (timing == Timing::Passive) == moment.is_some();
        if !fits || !known {
            let message = format!("`{}` cannot be used at such a time", block.id.value);
            let label = "this time is never or has nothing that narrows it so";
            self.loading.at_value(block, "when", message, label);
        }
        (timing, only, moment)
    }

    /// DD-10.1: one icon for each copy.
    fn icons(&mut self, block: &Block<'_>) -> Vec<Icon> {
        let icons = self
            .loading
            .value::<IconList>(block, "icons", "list of icons");
        let icons = icons.map(|icons| icons.0).unwrap_or_default();
        if icons.len() > usize::from(MOST_COPIES) {
            let message = format!("`{}` has {} copies", block.id.value, icons.len());
            let label = format!("expected one icon for each copy, at most {MOST_COPIES}");
            self.loading.at_value(block, "icons", message, &label);
        }
        icons
    }

    fn cost(&mut self, block: &Block<'_>) -> Cost {
        let price = self.loading.value::<Price>(block, "cost", "cost");
        let mut cost = Cost::default();
        for due in price.into_iter().flat_map(|price| price.0) {
            let place = match due.of {
                Ingredient::Coins => &mut cost.coins,
                Ingredient::Mana => &mut cost.mana,
                Ingredient::Urns => &mut cost.urns,
                Ingredient::Ap => &mut cost.ap,
                Ingredient::Corruption => &mut cost.corruption,
            };
            let twice = *place > 0;
            *place = due.number;
            if twice || !(1..=GREATEST).contains(&due.number) {
                let message = format!("`{}` cannot cost that", block.id.value);
                let label = "expected each ingredient once, from 1 to 9 of it";
                self.loading.at_value(block, "cost", message, label);
            }
        }
        cost
    }

    /// DD-10.30: the range is that of the target.
    fn range(&mut self, block: &Block<'_>, kind: Option<SpellKind>, ops: &[Op]) -> Option<u8> {
        let range = self.loading.number(block, "range", 1..=GREATEST);
        let ranged = kind == Some(SpellKind::Ranged);
        let spell = kind.is_some();
        if spell && ranged != block.value("range").is_some() {
            let message = format!("the kind and the range of `{}` do not fit", block.id.value);
            let label = "ranged spells have a range, other spells have none";
            self.loading.at_value(block, "range", message, label);
        }
        let reaches = |op: &Op| matches!(op, Op::Target { filter, .. } if filter.within == range);
        if range.is_some() && !ops.iter().any(|op| any(op, &reaches)) {
            let message = format!("`{}` chooses nothing within its range", block.id.value);
            let label = "expected a sentence such as `Choose a figure within 2 areas.`";
            self.loading.at_value(block, "range", message, label);
        }
        range
    }

    fn trap(&mut self, block: &Block<'_>) -> (Effect, Effect, Option<Victims>) {
        let victims = match (block.value("guardian"), block.value("monster")) {
            (Some(_), Some(_)) => Some(Victims::Both),
            (Some(_), None) => Some(Victims::Guardian),
            (None, Some(_)) => Some(Victims::Monster),
            (None, None) => {
                let message = format!("the trap `{}` has no victims", block.id.value);
                let label = "expected a line `guardian: ...` or `monster: ...`";
                self.loading.at_id(block, message, label);
                None
            }
        };
        let effect = self.effect(block, "guardian", Place::Trap { monster: false });
        let on_monster = self.effect(block, "monster", Place::Trap { monster: true });
        (effect, on_monster, victims)
    }
}

/// The parts of a time.
pub(super) fn timing(usage: Option<Use>) -> (Timing, Option<Only>, Option<Moment>) {
    let only = usage.and_then(|usage| usage.only).map(|only| only.0);
    let window = usage.map_or(Window::OwnTurn, |usage| usage.window);
    let (timing, moment) = match window {
        Window::OwnTurn => (Timing::OwnTurn, None),
        Window::BeforeRoll => (Timing::CombatPreRoll, None),
        Window::AfterRoll => (Timing::CombatPostRoll, None),
        Window::Combat => (Timing::CombatAny, None),
        Window::AnyRoll => (Timing::RollAny, None),
        Window::Wounds => (Timing::WoundReduction, None),
        Window::Trap => (Timing::TrapTrigger, None),
        Window::Destiny => (Timing::DestinyChange, None),
        Window::Dusk => (Timing::DuskStart, None),
        Window::Passive => (Timing::Passive, None),
        Window::DawnDraw => (Timing::Passive, Some(Moment::DawnDraw)),
        Window::Combats => (Timing::Passive, Some(Moment::CombatOfController)),
    };
    (timing, only, moment)
}
