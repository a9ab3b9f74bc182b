//! Strength, move and life with everything that changes them, and the other rules in force.
//!
//! A rule in force stands on a card in play: an evocation, its upgrade, a misfortune, an event, the
//! Avatar's card. No program runs for it; what it says of others is read as if one did.

use super::Play;
use super::stack::{EffectJob, Packet, Source, Thing};
use super::state::{EvocId, Figure, Party};
use super::triggers::comes_from;
use crate::cards::{Amount, Cond, Modify, ProgramId, Ref, Rule, Who};
use crate::witness::Standing;

/// Whose card a rule in force stands on.
#[derive(Clone, Copy)]
struct Ground {
    source: Source,
    owner: Party,
    this: Option<EvocId>,
    card: Standing,
}

impl Ground {
    /// The card as a program, for words that only programs can resolve.
    fn program(self) -> EffectJob {
        let mut effect = EffectJob::new(self.source, ProgramId(0), self.owner);
        effect.this = self.this;
        effect
    }
}

impl Play<'_> {
    /// The strength value.
    pub(crate) fn strength(&self, figure: Figure) -> u8 {
        let [_, strength, _] = self.printed(figure);
        let bonus = match figure {
            Figure::Mage(mage) => self.state.bodies[mage.index()].strength_bonus,
            Figure::Evoc(id) => self.evoc(id).map_or(0, |evoc| {
                evoc.now_strength.saturating_add(evoc.turn_strength)
            }),
        };
        let start = strength.saturating_add(bonus);
        self.value(Rule::Strength, figure, start, |_| true)
    }

    /// The move value.
    pub(crate) fn speed(&self, figure: Figure) -> u8 {
        let [_, _, moves] = self.printed(figure);
        let bonus = match figure {
            Figure::Mage(mage) => self.state.bodies[mage.index()].move_bonus,
            Figure::Evoc(id) => self.evoc(id).map_or(0, |evoc| evoc.turn_move),
        };
        self.value(Rule::Move, figure, moves.saturating_add(bonus), |_| true)
    }

    /// The life value.
    pub(crate) fn life(&self, figure: Figure) -> u8 {
        let [life, _, _] = self.printed(figure);
        self.value(Rule::Life, figure, life, |_| true)
    }

    /// Is no damage placed on the figure?
    pub(crate) fn no_damage(&self, figure: Figure) -> bool {
        self.in_force(Rule::NoDamage, figure)
    }

    /// May the mage not use the effects of its completed quests?
    pub(crate) fn no_quest_effects(&self, mage: Party) -> bool {
        self.in_force(Rule::NoQuestEffects, Figure::Mage(mage))
    }

    /// Do the trophies of all defeats go to the Rose?
    pub(crate) fn trophies_go_to_rose(&self) -> bool {
        self.in_force(Rule::TrophiesToRose, Figure::Mage(self.state.first))
    }

    /// Is such a rule in force for the figure?
    fn in_force(&self, rule: Rule, figure: Figure) -> bool {
        let mut found = false;
        self.each_rule(rule, figure, |_, _| {
            found = true;
            true
        });
        found
    }

    /// The amount of a packet with what its dealer adds to it (BRW-17.4).
    pub(crate) fn damage_dealt(&self, packet: &Packet) -> u8 {
        let concerns = |modify: &Modify| concerns(modify, packet);
        packet.dealer.map_or(packet.nominal, |dealer| {
            self.value(Rule::DamageDealt, dealer, packet.nominal, concerns)
        })
    }

    /// The amount of a packet with what its victim adds to it (BRW-17.4).
    pub(crate) fn damage_taken(&self, packet: &Packet) -> u8 {
        let concerns = |modify: &Modify| concerns(modify, packet);
        self.value(Rule::DamageTaken, packet.victim, packet.nominal, concerns)
    }

    /// Life, strength and move value as they stand on the card.
    fn printed(&self, figure: Figure) -> [u8; 3] {
        let pack = self.pack();
        match figure {
            Figure::Mage(mage) => match mage.seat() {
                Some(seat) => {
                    let card = pack.character(self.state.mages[seat.index()].character);
                    [card.life, card.strength, card.moves]
                }
                None => [pack.avatar.life, pack.avatar.strength, pack.avatar.moves],
            },
            Figure::Evoc(id) => self.evoc(id).map_or([0; 3], |evoc| {
                let card = pack.evocation(evoc.kind);
                [card.life, card.strength, card.moves]
            }),
        }
    }

    /// A value with everything that is added, then the lowest it is set to (BRW-15.8).
    fn value(&self, rule: Rule, figure: Figure, start: u8, counts: impl Fn(&Modify) -> bool) -> u8 {
        let mut value = start;
        let mut set: Option<u8> = None;
        self.each_rule(rule, figure, |modify, ground| {
            if !counts(modify) {
                return false;
            }
            let plus = match &modify.plus {
                None => 0,
                Some(Amount::Fixed(number)) => *number,
                Some(amount) => self.amount_for(&ground.program(), amount),
            };
            value = value.saturating_add(plus);
            set = [set, modify.set].into_iter().flatten().min();
            plus > 0 || modify.set.is_some()
        });
        set.unwrap_or(value)
    }

    /// Every rule of a sort that is in force for a figure; `hear` says whether it was applied.
    fn each_rule(&self, rule: Rule, figure: Figure, mut hear: impl FnMut(&Modify, Ground) -> bool) {
        let pack = self.pack();
        let mut look = |rules: &[Modify], ground: Ground| {
            for (number, modify) in rules.iter().enumerate() {
                if modify.rule != rule {
                    continue;
                }
                let holds = |cond: &Cond| self.holds_for(&ground.program(), cond);
                if self.governs(modify, ground, figure)
                    && modify.cond.as_ref().is_none_or(holds)
                    && hear(modify, ground)
                    && let Some(witness) = self.rules.witness()
                {
                    witness.applied(ground.card, number);
                }
            }
        };
        for evoc in &self.state.evocations {
            if evoc.spot.room().is_none() {
                continue;
            }
            let ground = Ground {
                source: Source::Evocation(evoc.id),
                owner: evoc.owner,
                this: Some(evoc.id),
                card: Standing::Evocation(evoc.kind),
            };
            look(&pack.evocation(evoc.kind).force.rules, ground);
            if let Some(upgrade) = evoc.upgrade {
                let card = Standing::Upgrade(upgrade);
                look(
                    &pack.upgrade(upgrade).force.rules,
                    Ground { card, ..ground },
                );
            }
        }
        if let Figure::Mage(bearer) = figure {
            for affliction in &self.state.bodies[bearer.index()].misfortunes {
                let kind = affliction.kind;
                let ground = Ground {
                    source: Source::Misfortune { bearer, kind },
                    owner: bearer,
                    this: None,
                    card: Standing::Misfortune(kind),
                };
                look(&pack.misfortune(kind).force.rules, ground);
            }
        }
        let of_rose = |source, card| Ground {
            source,
            owner: Party::ROSE,
            this: None,
            card,
        };
        for placed in self.state.event_board.iter().flatten() {
            let event = pack.event(placed.event);
            if self.works_now(event.timing) {
                let card = Standing::Event(placed.event);
                let ground = of_rose(Source::Event(placed.event), card);
                look(&event.force.rules, ground);
            }
        }
        if self.state.avatar.is_some() {
            let ground = of_rose(Source::Avatar, Standing::Avatar);
            look(&pack.avatar.force.rules, ground);
        }
    }

    /// Is the rule about the figure? Where it speaks of mages it passes over the Avatar
    /// (BRW-25.2.2).
    fn governs(&self, modify: &Modify, ground: Ground, figure: Figure) -> bool {
        let bearer = match ground.source {
            Source::Misfortune { bearer, .. } => Some(Figure::Mage(bearer)),
            _ => None,
        };
        match &modify.who {
            None => Some(figure) == ground.this.map(Figure::Evoc).or(bearer),
            Some(Who::Ref(Ref::AnyMage)) => {
                matches!(figure, Figure::Mage(mage) if mage != Party::ROSE)
            }
            Some(Who::Ref(Ref::This)) => ground.this.map(Figure::Evoc) == Some(figure),
            Some(Who::Ref(Ref::Bearer)) if bearer.is_some() => bearer == Some(figure),
            Some(Who::Ref(who)) => self.figure_meant(&ground.program(), *who) == Some(figure),
            Some(Who::Select(select)) => {
                let found = self.select_for(&ground.program(), select);
                found.contains(&Thing::Figure(figure))
            }
            Some(who) => self.figures_for(&ground.program(), who).contains(&figure),
        }
    }
}

/// Is a rule about damage meant for this packet?
fn concerns(modify: &Modify, packet: &Packet) -> bool {
    let from = |source: &crate::cards::DamageSource| comes_from(*source, packet);
    let sources = modify.source.is_empty() || modify.source.iter().any(from);
    let types = &modify.spell_types;
    let spell = types.is_empty() || packet.spell.is_some_and(|it| types.contains(&it));
    sources && spell
}
