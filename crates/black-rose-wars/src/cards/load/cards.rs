//! The board and the decks: rooms, evocations, upgrades, misfortunes, quests, events.

use super::super::grammar::headers::{Flags, Lies, Power, Shown};
use super::super::lower::Speaker;
use super::super::pack::{
    EventCard, Evocation, Fixed, HeaderTarget, Misfortune, Quest, Reveal, RoomCard, Upgrade,
};
use super::super::program::{Archetype, Colour, Timing, Trigger, TriggerOn};
use super::sense::Place;
use super::{Loader, Sorted};
use cardtext::{Block, Names, Value};

/// A sentence on a card that stays in play.
const LASTING: Place = Place {
    triggered: false,
    figure: false,
    borne: false,
    lasting: true,
    spell: false,
    looped: false,
    rule: false,
};

impl Loader {
    pub(super) fn board(&mut self, sorted: &Sorted<'_, '_>) {
        for block in sorted.of("room") {
            let room = self.room(block);
            self.pack.rooms.push(room);
        }
        let mut pools = Vec::new();
        for block in sorted.of("evocation") {
            let evocation = self.evocation(block, &mut pools);
            self.pack.evocations.push(evocation);
        }
        for block in sorted.of("upgrade") {
            let place = Place {
                figure: true,
                ..LASTING
            };
            let upgrade = Upgrade {
                id: block.id.value.to_owned(),
                names: Names::of_block(block),
                copies: self.copies(block),
                force: self.force(block, Speaker::Mage, place),
            };
            self.pack.upgrades.push(upgrade);
        }
        for block in sorted.of("misfortune") {
            let place = Place {
                borne: true,
                ..LASTING
            };
            let misfortune = Misfortune {
                id: block.id.value.to_owned(),
                names: Names::of_block(block),
                copies: self.copies(block),
                slots: self.small(block, "slots", 1),
                force: self.force(block, Speaker::Bearer, place),
            };
            self.pack.misfortunes.push(misfortune);
        }
    }

    pub(super) fn decks(&mut self, sorted: &Sorted<'_, '_>) {
        for block in sorted.of("quest") {
            let quest = self.quest(block);
            self.pack.quests.push(quest);
        }
        for (kind, avatar) in [("event", false), ("avatar_event", true)] {
            for block in sorted.of(kind) {
                let event = self.event(block, avatar);
                self.pack.events.push(event);
            }
        }
        self.pack.quests.sort_by_key(|quest| quest.moon);
        self.pack
            .events
            .sort_by_key(|event| (event.avatar, event.moon));
    }

    fn room(&mut self, block: &Block<'_>) -> RoomCard {
        let flags = self.loading.value::<Flags>(block, "flags", "list of power");
        let flags = flags.map_or([0; 3], |it| [it.first, it.second, it.others]);
        if flags.iter().any(|power| *power > 20) {
            let label = "expected numbers up to 20";
            self.loading
                .at_value(block, "flags", "this power is too great".into(), label);
        }
        let mut side = |key: &str| {
            let effect = self.effect(block, key, Speaker::Mage, Place::default());
            self.check_target(block, key, HeaderTarget::Special, &effect.ops);
            effect
        };
        let (destroyed, rebuilt) = (side("destroyed"), side("rebuilt"));
        RoomCard {
            id: block.id.value.to_owned(),
            names: Names::of_block(block),
            colour: self
                .loading
                .value(block, "colour", "colour")
                .unwrap_or(Colour::Black),
            fixed: match self.loading.value(block, "lies", "place") {
                Some(Lies::Centre) => Fixed::Centre,
                Some(Lies::BesideCentre) => Fixed::BesideCentre,
                None => Fixed::Anywhere,
            },
            slots: self.small(block, "slots", 1),
            flags,
            destroyed,
            rebuilt,
        }
    }

    /// `pools` are the supplies of figures by name: kinds may share one (BRW-1.2).
    fn evocation(&mut self, block: &Block<'_>, pools: &mut Vec<String>) -> Evocation {
        let pool = block.value("pool").map(Value::text);
        let pool = pool.unwrap_or_else(|| block.id.value.to_owned());
        let figures = self.small(block, "figures", 1);
        let at = pools.iter().position(|known| *known == pool);
        let at = at.unwrap_or_else(|| {
            pools.push(pool);
            self.pack.figures.push(figures);
            pools.len() - 1
        });
        if self.pack.figures[at] != figures {
            let message = format!("`{}` and others share their figures", block.id.value);
            let label = format!("the others have {}", self.pack.figures[at]);
            self.loading.at_value(block, "figures", message, &label);
        }
        let place = Place {
            figure: true,
            ..LASTING
        };
        Evocation {
            id: block.id.value.to_owned(),
            names: Names::of_block(block),
            archetype: self
                .loading
                .value(block, "archetype", "archetype")
                .unwrap_or(Archetype::Demon),
            copies: self.copies(block),
            pool: u8::try_from(at).unwrap_or(0),
            life: self.small(block, "life", 1),
            strength: self.small(block, "strength", 0),
            moves: self.small(block, "move", 0),
            large: self.yes(block, "large"),
            forgotten: self.yes(block, "forgotten"),
            force: self.force(block, Speaker::Mage, place),
        }
    }

    fn quest(&mut self, block: &Block<'_>) -> Quest {
        let task = self.when(block, "task");
        let mut effect = self.effect(block, "text", Speaker::Mage, Place::default());
        self.check_target(block, "text", HeaderTarget::Special, &effect.ops);
        let (when, task) = task.unzip();
        effect.written.when = when;
        Quest {
            id: block.id.value.to_owned(),
            names: Names::of_block(block),
            moon: self.moon(block),
            task: task.unwrap_or_else(|| Trigger::on(TriggerOn::Action)),
            slots: self.loading.number(block, "slots", 0..=9).unwrap_or(0),
            reveal: match self.loading.value(block, "shown", "time") {
                Some(Shown::OnDraw) | None => Reveal::OnDraw,
                Some(Shown::OnFirstCube) => Reveal::OnFirstCube,
                Some(Shown::OnCompletion) => Reveal::OnCompletion,
            },
            reward: self.small(block, "reward", 0),
            effect,
        }
    }

    fn event(&mut self, block: &Block<'_>, avatar: bool) -> EventCard {
        let force = self.force(block, Speaker::Event, LASTING);
        self.check_target(block, "text", HeaderTarget::Special, &force.ops);
        let power = self.loading.value::<Power>(block, "power", "list of power");
        let power = power.map_or((0, 0), |it| (it.revealed, it.discarded));
        if power.0 > 20 || power.1 > 20 {
            let label = "expected numbers up to 20";
            self.loading
                .at_value(block, "power", "this power is too great".into(), label);
        }
        let timing = self.loading.value(block, "phase", "phase");
        let timing = timing.unwrap_or(Timing::General);
        let slot = self.loading.number(block, "slot", 1..=3).unwrap_or(0);
        if (slot == 0) != (timing == Timing::Instant) {
            let message = format!("`{}` and its slot do not fit together", block.id.value);
            let label = "instant events have no slot, all others have one";
            self.loading.at_value(block, "phase", message, label);
        }
        EventCard {
            id: block.id.value.to_owned(),
            names: Names::of_block(block),
            moon: self.moon(block),
            avatar,
            crown: self.yes(block, "crown"),
            timing,
            slot,
            on_reveal: power.0,
            on_discard: power.1,
            force,
        }
    }
}
