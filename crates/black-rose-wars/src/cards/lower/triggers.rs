//! Triggers.

use super::super::grammar::triggers::{
    Actor, Circumstance, Deed, Happening, Harm, Leaver, Limit, RoomOf, SpellKind, Victim, When,
};
use super::super::grammar::who::Spot;
use super::super::program::{
    By, DamageSource, Keyword, Kind, PhaseStep, RoomWord, Select, Symbols, Trigger, TriggerOn,
    TriggerRoom, TriggerTo, TriggerWho, Whose,
};
use super::Voice;

impl Voice {
    pub(in super::super) fn trigger(self, when: &When) -> Trigger {
        let mut trigger = self.happening(&when.event);
        let condition = when.condition.as_ref();
        trigger.cond = condition.map(|condition| self.condition(&condition.0));
        match when.limit {
            None => {}
            Some(Limit::Turn(times)) => trigger.limit = times,
            Some(Limit::Defeat(times)) => trigger.limit_per_defeat = times,
        }
        trigger
    }

    fn happening(self, event: &Happening) -> Trigger {
        use TriggerOn as On;
        match event {
            Happening::Deals { actor, victim, via } => {
                let via = via.as_ref().map(|via| via.0.clone());
                harms(
                    figure(On::DealsDamage, *actor),
                    *victim,
                    via.unwrap_or_default(),
                )
            }
            Happening::YouDeal { victim, via } => {
                let via = via.as_ref().map(|via| via.0.clone());
                harms(
                    self.you_do(On::DealsDamage),
                    *victim,
                    via.unwrap_or_default(),
                )
            }
            Happening::YouHaveDealt => after(self.you_do(On::DealsDamage)),
            Happening::Suffers { actor, harm } => harmed(figure(On::SuffersDamage, *actor), *harm),
            Happening::YouSuffer(harm) => harmed(self.you_do(On::SuffersDamage), *harm),
            Happening::Targeted(spell) => of_spell(self.you_do(On::TargetedBySpell), spell),
            Happening::YouAreDefeated => Trigger {
                kind: Some(Kind::Mage),
                ..self.you_do(On::Defeated)
            },
            Happening::Defeated(actor) => figure(On::Defeated, *actor),
            Happening::DefeatedWithYours { actor, number } => Trigger {
                your_damage: *number,
                ..figure(On::Defeated, *actor)
            },
            Happening::DefeatedByAvatar(actor) => Trigger {
                by: Some(By::Avatar),
                ..figure(On::Defeated, *actor)
            },
            Happening::Leaves(leaver) => leaves(*leaver),
            Happening::Enters { actor, room } => self.in_room(figure(On::EntersRoom, *actor), room),
            Happening::Moves(actor) => figure(On::Moves, *actor),
            Happening::Reveals { actor, spell } => of_spell(mage(On::RevealsSpell, *actor), spell),
            Happening::YouReveal(spell) => of_spell(self.you_do(On::RevealsSpell), spell),
            Happening::Resolves { actor, spell } => {
                of_spell(mage(On::ResolvesSpell, *actor), spell)
            }
            Happening::YouResolve { spell, also } => {
                also_so(of_spell(self.you_do(On::ResolvesSpell), spell), also)
            }
            Happening::YourEffect(deed) => does(self.you_do(On::EffectResolved), deed),
            Happening::ResolvesQuest(actor) => mage(On::ResolvesQuest, *actor),
            Happening::YouResolveQuest => self.you_do(On::ResolvesQuest),
            Happening::Gains { actor, source } => Trigger {
                from: source.as_ref().map(|it| it.0.clone()).unwrap_or_default(),
                ..mage(On::GainsPower, *actor)
            },
            Happening::PowerChanges(actor) => mage(On::PowerChanges, *actor),
            Happening::Places(actor) => figure(On::PlacesInst, *actor),
            Happening::Activates { actor, room } => {
                self.in_room(mage(On::ActivatesRoom, *actor), room)
            }
            Happening::HasActivated { actor, room } => {
                after(self.in_room(mage(On::ActivatesRoom, *actor), room))
            }
            Happening::YouHaveActivated(room) => {
                after(self.in_room(self.you_do(On::ActivatesRoom), room))
            }
            Happening::Summons(actor) => mage(On::Summons, *actor),
            Happening::InCell(actor) => mage(On::PlacedInCell, *actor),
            Happening::YouAct(actions) => Trigger {
                actions: actions.clone(),
                ..self.you_do(On::Action)
            },
            Happening::Activation => by(On::Activation, TriggerWho::This),
            Happening::AvatarActivation => Trigger::on(On::AvatarActivation),
            Happening::BearerDefeated => by(On::RemovedByBearerDefeat, TriggerWho::This),
            Happening::EvocationHurtOrHealed => self.you_do(On::DamageOrHealEvocation),
            Happening::RoseStep(phase) => Trigger {
                phase: Some(*phase),
                step: Some(PhaseStep::Rose),
                ..Trigger::on(On::Phase)
            },
            Happening::PhaseBegins(phase) => Trigger {
                phase: Some(*phase),
                ..Trigger::on(On::Phase)
            },
        }
    }

    fn you_do(self, on: TriggerOn) -> Trigger {
        by(on, self.listener())
    }

    fn in_room(self, mut trigger: Trigger, room: &RoomOf) -> Trigger {
        match room {
            RoomOf::Coloured(colours) => trigger.colors.clone_from(colours),
            RoomOf::Named(room) => trigger.room = Some(TriggerRoom::Named(room.0)),
            RoomOf::This => trigger.room = Some(TriggerRoom::Of(RoomWord::ThisRoom)),
            RoomOf::Avatar => trigger.room = Some(TriggerRoom::Of(RoomWord::AvatarRoom)),
            RoomOf::Near { range, spot } => {
                trigger.near = Some(self.near(spot));
                trigger.near_range = *range;
            }
        }
        trigger
    }

    fn near(self, spot: &Spot) -> Select {
        match spot {
            Spot::Figure(figures) => self.select(figures),
            Spot::Room(place) => Select {
                range: Some(super::super::program::Range::Within(0)),
                from: Some(self.place(place)),
                ..Select::of(Kind::Area, false)
            },
        }
    }
}

fn by(on: TriggerOn, who: TriggerWho) -> Trigger {
    Trigger {
        who: Some(who),
        ..Trigger::on(on)
    }
}

/// Mages only do it.
fn mage(on: TriggerOn, actor: Actor) -> Trigger {
    by(on, who(actor))
}

/// Mages and evocations do it: the words say which.
fn figure(on: TriggerOn, actor: Actor) -> Trigger {
    let kind = match actor {
        Actor::AnotherMage | Actor::Mage => Some(Kind::Mage),
        Actor::AnotherFigure => Some(Kind::Figure),
        _ => None,
    };
    Trigger {
        kind,
        ..mage(on, actor)
    }
}

fn who(actor: Actor) -> TriggerWho {
    match actor {
        Actor::AnotherMage | Actor::AnotherFigure => TriggerWho::Other,
        Actor::Mage => TriggerWho::Any,
        Actor::Target => TriggerWho::Target,
        Actor::This => TriggerWho::This,
        Actor::Bearer => TriggerWho::Bearer,
        Actor::Owner => TriggerWho::Owner,
        Actor::Avatar => TriggerWho::Avatar,
    }
}

fn after(trigger: Trigger) -> Trigger {
    Trigger {
        after: true,
        ..trigger
    }
}

fn harms(
    mut trigger: Trigger,
    victim: Victim,
    via: Vec<super::super::program::SourceKind>,
) -> Trigger {
    trigger.to = match victim {
        Victim::Anybody => None,
        Victim::You => Some(TriggerTo::You),
        Victim::Mage => Some(TriggerTo::Mage),
    };
    trigger.via = via;
    trigger
}

fn harmed(mut trigger: Trigger, harm: Harm) -> Trigger {
    trigger.source = match harm {
        Harm::Any => None,
        Harm::Rose => Some(DamageSource::Rose),
        Harm::Spell => Some(DamageSource::Spell),
        Harm::Attack => Some(DamageSource::Figure),
    };
    trigger
}

fn of_spell(mut trigger: Trigger, spell: &SpellKind) -> Trigger {
    match spell {
        SpellKind::Any => {}
        SpellKind::Typed(types) => trigger.types.clone_from(types),
        SpellKind::Elemental(elements) => trigger.elements.clone_from(elements),
    }
    trigger
}

fn also_so(mut trigger: Trigger, also: &Circumstance) -> Trigger {
    match also {
        Circumstance::None => {}
        Circumstance::In(room) => trigger.in_room = Some(room.0),
        Circumstance::Showing { number, elements } => {
            trigger.symbols = Some(Symbols {
                elements: elements.clone(),
                min: *number,
            });
        }
    }
    trigger
}

fn does(mut trigger: Trigger, deed: &Deed) -> Trigger {
    match deed {
        Deed::Placed(number) => trigger.placed_inst = *number,
        Deed::PlacedOrSwapped { number, colours } => {
            trigger.placed_or_swapped_inst = *number;
            trigger.colors.clone_from(colours);
        }
        Deed::Summoned => trigger.keyword = Some(Keyword::Summon),
    }
    trigger
}

fn leaves(leaver: Leaver) -> Trigger {
    let gone = Trigger::on(TriggerOn::EvocationLeaves);
    match leaver {
        Leaver::Any => Trigger {
            owner: Some(Whose::Any),
            ..gone
        },
        Leaver::Yours => Trigger {
            owner: Some(Whose::You),
            ..gone
        },
        Leaver::YourArchetype(archetype) => Trigger {
            owner: Some(Whose::You),
            archetype: Some(archetype),
            ..gone
        },
        Leaver::This => Trigger {
            who: Some(TriggerWho::This),
            ..gone
        },
    }
}
