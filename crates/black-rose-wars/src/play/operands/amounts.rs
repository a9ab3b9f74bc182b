//! Amounts: numbers of a sentence, what they count, and the elements that revealed spells show.

use crate::cards::{Amount, AmountWord, CountOn, Counter, CubeColour, Element, Half, Ref, Who};
use crate::play::Play;
use crate::play::effect::bit;
use crate::play::operands::is_whose;
use crate::play::stack::{EffectJob, Happening, Source};
use crate::play::state::{Evocation, Face, Figure, Party, Planned};
use smallvec::SmallVec;

impl Play<'_> {
    pub(crate) fn amount(&self, amount: &Amount) -> u8 {
        self.amount_for(self.running(), amount)
    }

    pub(crate) fn amount_for(&self, effect: &EffectJob, amount: &Amount) -> u8 {
        match amount {
            Amount::Fixed(number) => *number,
            Amount::Word(AmountWord::All) => u8::MAX,
            Amount::Word(AmountWord::Speed) => {
                let me = self.figure_meant(effect, Ref::Me);
                me.map_or(0, |figure| self.speed(figure))
            }
            Amount::Per(per) => {
                let units = self.count_for(effect, &per.per) / per.each.max(1);
                let number = units.saturating_mul(per.times);
                let number = per.max.map_or(number, |most| number.min(most));
                number.saturating_add(per.plus)
            }
        }
    }

    pub(crate) fn count(&self, counter: &Counter) -> u8 {
        self.count_for(self.running(), counter)
    }

    pub(super) fn count_for(&self, effect: &EffectJob, counter: &Counter) -> u8 {
        let number = match counter {
            Counter::Damage { on, color } => self.count_damage(effect, *on, *color),
            Counter::Evocations {
                evocation,
                archetype,
                inside,
            } => {
                let room = inside.map(|it| self.rooms_for(effect, &Who::Ref(it)).first().copied());
                let fits = |evoc: &&Evocation| {
                    let card = self.pack().evocation(evoc.kind);
                    evoc.spot.room().is_some()
                        && evocation.is_none_or(|kind| evoc.kind == kind)
                        && archetype.is_none_or(|kind| card.archetype == kind)
                        && room.is_none_or(|room| room.is_some() && evoc.spot.room() == room)
                };
                self.state.evocations.iter().filter(fits).count()
            }
            Counter::Mages { has } => {
                let others = self.all_mages().filter(|mage| *mage != effect.caster);
                let ignoring = |mage: &Party| effect.ignored_by & bit(*mage) == 0;
                let fits =
                    |mage: &Party| has.is_none_or(|what| self.has(Figure::Mage(*mage), what));
                others.filter(ignoring).filter(fits).count()
            }
            Counter::Upgrades { owner } => {
                let fits = |evoc: &&Evocation| {
                    let owned = is_whose(effect, *owner, evoc);
                    owned && evoc.spot.room().is_some() && evoc.upgrade.is_some()
                };
                self.state.evocations.iter().filter(fits).count()
            }
            Counter::Misfortunes { on } => {
                let mage = self.party_meant(effect, *on);
                let mage = mage.filter(|mage| effect.ignored_by & bit(*mage) == 0);
                mage.map_or(0, |mage| self.state.bodies[mage.index()].misfortunes.len())
            }
            Counter::EventsOnBoard => self.state.event_board.iter().flatten().count(),
            Counter::Element { element } => self.symbols(effect, &[*element]),
            Counter::Life { of } => {
                let figure = self.figure_meant(effect, *of);
                figure.map_or(0, |figure| usize::from(self.life(figure)))
            }
            Counter::StrengthSum { owner } => {
                let owner = self.party_meant(effect, *owner);
                let own =
                    |evoc: &&Evocation| Some(evoc.owner) == owner && evoc.spot.room().is_some();
                let evocs = self.state.evocations.iter().filter(own);
                evocs
                    .map(|evoc| usize::from(self.strength(Figure::Evoc(evoc.id))))
                    .sum()
            }
            Counter::Ignored => usize::from(effect.ignored),
            Counter::Swapped { color } => match color {
                CubeColour::Rose => usize::from(effect.swapped[Party::ROSE.index()]),
                CubeColour::NotRose => effect.swapped[..4].iter().map(|it| usize::from(*it)).sum(),
                CubeColour::Any | CubeColour::You => {
                    effect.swapped.iter().map(|it| usize::from(*it)).sum()
                }
            },
            Counter::NotSwapped => usize::from(effect.not_swapped),
            Counter::Removed => usize::from(effect.removed),
            Counter::DamagedFigures => effect.damaged_figures().len(),
            Counter::TriggerDamage => match self.trigger_of(effect) {
                Some(Happening::Damage(packet)) => usize::from(packet.placed),
                _ => 0,
            },
            Counter::TriggerPp => match self.trigger_of(effect) {
                Some(Happening::Gained { number, .. } | Happening::Lost { number, .. }) => {
                    usize::from(number)
                }
                _ => 0,
            },
            Counter::TriggerInst => match self.trigger_of(effect) {
                Some(Happening::Instability { number, .. }) => usize::from(number),
                _ => 0,
            },
            Counter::QuestMoon { .. } => {
                let moon = effect.chosen.map(|quest| self.pack().quest(quest).moon);
                usize::from(moon.unwrap_or(0))
            }
        };
        u8::try_from(number).unwrap_or(u8::MAX)
    }

    fn count_damage(&self, effect: &EffectJob, on: CountOn, color: CubeColour) -> usize {
        let counts = |party: &&Party| match color {
            CubeColour::Any => true,
            CubeColour::Rose => **party == Party::ROSE,
            CubeColour::NotRose => **party != Party::ROSE,
            CubeColour::You => **party == effect.caster,
        };
        let on_figure = |figure: Figure| self.damage_on(figure).iter().filter(counts).count();
        match on {
            CountOn::Damaged(_) => effect.damaged_figures().into_iter().map(on_figure).sum(),
            CountOn::Figure(one) => {
                let figure = self.figure_meant(effect, one);
                let figure = figure.filter(|figure| match figure {
                    Figure::Mage(mage) => effect.ignored_by & bit(*mage) == 0,
                    Figure::Evoc(_) => true,
                });
                figure.map_or(0, on_figure)
            }
        }
    }

    /// The other revealed spells on the caster's board (BRW-23.2.1).
    fn other_revealed<'s>(
        &'s self,
        effect: &EffectJob,
    ) -> impl Iterator<Item = &'s Half> + use<'s> {
        let own = match effect.source {
            Source::Spell { card, .. } | Source::Stable { card, .. } => Some(card),
            _ => None,
        };
        let mage = effect
            .caster
            .seat()
            .and_then(|seat| self.state.mages.get(seat.index()));
        let slots = mage
            .into_iter()
            .flat_map(|mage| mage.slots.iter().flatten());
        let others = slots.filter(move |slot| is_revealed(slot) && Some(slot.card) != own);
        others.map(|slot| self.half(slot.card, slot.half))
    }

    /// How many of them show one of these elements; wild counts.
    fn symbols(&self, effect: &EffectJob, elements: &[Element]) -> usize {
        let shows =
            |half: &&Half| half.element == Element::Wild || elements.contains(&half.element);
        self.other_revealed(effect).filter(shows).count()
    }

    /// Do the other revealed spells show all these elements, each symbol once, wild as any one?
    pub(crate) fn reinforced(&self, elements: &[Element]) -> bool {
        let effect = self.running();
        let mut shown: SmallVec<[Element; 4]> = self
            .other_revealed(effect)
            .map(|half| half.element)
            .collect();
        let mut missing = 0;
        for element in elements {
            match shown.iter().position(|it| it == element) {
                Some(at) => drop(shown.remove(at)),
                None => missing += 1,
            }
        }
        let wild = shown.iter().filter(|it| **it == Element::Wild).count();
        missing <= wild
    }
}

fn is_revealed(slot: &Planned) -> bool {
    slot.face == Face::Revealed
}
