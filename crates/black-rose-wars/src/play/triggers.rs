//! Does something that happened meet a condition? (section 28)

use super::Play;
use super::stack::{Account, EffectJob, Happening, Packet, Source, Target};
use super::state::{EvocId, Face, Figure, Party};
use crate::cards::{
    By, Colour, DamageSource, Element, Keyword, Kind, ProgramId, RoomId, RoomWord, SourceKind,
    SpellType, Symbols, Trigger, TriggerOn, TriggerRoom, TriggerTo, TriggerWho, Whose,
};

/// From whose point of view a condition is read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ears {
    /// The owner of the listening card.
    pub(crate) owner: Party,
    /// The evocation that listens.
    pub(crate) this: Option<EvocId>,
    /// The target a stable effect remembers.
    pub(crate) target: Option<Figure>,
    /// The mage that bears the misfortune or Nightmare.
    pub(crate) bearer: Option<Party>,
    /// It is an event: the Avatar does not concern it (BRW-25.2.2).
    pub(crate) event: bool,
}

impl Ears {
    /// A card of a mage.
    pub(crate) fn of(owner: Party) -> Self {
        Ears {
            owner,
            this: None,
            target: None,
            bearer: None,
            event: false,
        }
    }
}

impl Play<'_> {
    /// Does the event meet the condition?
    pub(crate) fn matches(&self, trigger: &Trigger, ears: Ears, event: &Happening) -> bool {
        self.event_fits(trigger, ears, event) && self.also_holds(trigger, ears)
    }

    /// The same for what answers in a window: a mage's own defeat was for its cards to answer
    /// before it was settled (BRW-13.3.5, 18.19).
    pub(crate) fn hears(&self, trigger: &Trigger, ears: Ears, event: &Happening) -> bool {
        let past = matches!(event, Happening::Defeated { mage, settled: true, .. }
            if *mage == ears.owner);
        !past && self.matches(trigger, ears, event)
    }

    fn event_fits(&self, trigger: &Trigger, ears: Ears, event: &Happening) -> bool {
        match (trigger.on, *event) {
            (TriggerOn::DealsDamage, Happening::Damage(packet)) => {
                !trigger.after && deals(trigger, ears, &packet)
            }
            (TriggerOn::DealsDamage, Happening::EffectResolved { mage, account, .. }) => {
                trigger.after && account.dealt && self.is_mage(trigger, ears, mage)
            }
            (TriggerOn::SuffersDamage, Happening::Damage(packet)) => {
                self.suffers(trigger, ears, &packet)
            }
            (
                TriggerOn::TargetedBySpell,
                Happening::Affects {
                    spell,
                    caster,
                    mage,
                    ..
                },
            ) => {
                caster != ears.owner
                    && self.is_mage(trigger, ears, mage)
                    && any_or(&trigger.types, spell)
            }
            (
                TriggerOn::Defeated,
                Happening::Defeated {
                    mage,
                    by,
                    by_avatar,
                    track,
                    ..
                },
            ) => {
                let victor = match trigger.by {
                    None => true,
                    Some(By::Avatar) => by == Some(Party::ROSE) && by_avatar,
                    Some(By::Rose) => by == Some(Party::ROSE),
                    Some(_) => by == Some(ears.owner),
                };
                let enough = track[ears.owner.index()] >= trigger.your_damage;
                self.is_mage(trigger, ears, mage) && victor && enough
            }
            (
                TriggerOn::EvocationLeaves,
                Happening::Left {
                    evoc, kind, owner, ..
                },
            ) => {
                let archetype = self.pack().evocation(kind).archetype;
                let whose = match trigger.owner {
                    Some(Whose::You) => owner == ears.owner,
                    Some(Whose::Others) => owner != ears.owner,
                    Some(Whose::Rose) => owner == Party::ROSE,
                    Some(Whose::Any) | None => true,
                };
                let this = trigger.who != Some(TriggerWho::This) || ears.this == Some(evoc);
                whose && this && trigger.archetype.is_none_or(|wanted| wanted == archetype)
            }
            (
                TriggerOn::RemovedByBearerDefeat,
                Happening::Left {
                    evoc, with_bearer, ..
                },
            ) => with_bearer && ears.this == Some(evoc),
            (TriggerOn::EntersRoom, Happening::Entered { figure, room }) => {
                self.enters(trigger, ears, figure, room)
            }
            (TriggerOn::Moves, Happening::Moved { figure }) => {
                self.is_figure(trigger, ears, figure)
            }
            (TriggerOn::RevealsSpell, Happening::Revealed { mage, spell, .. }) => {
                self.is_mage(trigger, ears, mage) && any_or(&trigger.types, spell)
            }
            (
                TriggerOn::ResolvesSpell,
                Happening::SpellResolved {
                    mage,
                    spell,
                    element,
                    room,
                },
            ) => {
                let symbols = |wanted: &Symbols| self.shows(mage, wanted);
                self.is_mage(trigger, ears, mage)
                    && any_or(&trigger.types, spell)
                    && (element == Element::Wild || any_or(&trigger.elements, element))
                    && trigger.in_room.is_none_or(|wanted| room == Some(wanted))
                    && trigger.symbols.as_ref().is_none_or(symbols)
            }
            (
                TriggerOn::EffectResolved,
                Happening::EffectResolved {
                    mage,
                    account,
                    summon,
                },
            ) => self.is_mage(trigger, ears, mage) && accounts(trigger, account, summon),
            (TriggerOn::ResolvesQuest, Happening::QuestResolved { mage })
            | (TriggerOn::PlacedInCell, Happening::InCell { mage }) => {
                self.is_mage(trigger, ears, mage)
            }
            (TriggerOn::Phase, Happening::PhaseBegan { phase }) => {
                trigger.phase == Some(phase) && trigger.step.is_none()
            }
            (TriggerOn::GainsPower, Happening::Gained { party, from, .. }) => {
                self.is_mage(trigger, ears, party) && any_or(&trigger.from, from)
            }
            (
                TriggerOn::PowerChanges,
                Happening::Gained { party, .. } | Happening::Lost { party, .. },
            ) => self.is_mage(trigger, ears, party),
            (TriggerOn::PlacesInst, Happening::Instability { party, by_mage, .. }) => {
                by_mage && self.is_mage(trigger, ears, party)
            }
            (TriggerOn::ActivatesRoom, Happening::RoomActivated { mage, room })
                if !trigger.after =>
            {
                self.is_mage(trigger, ears, mage) && self.is_room(trigger, ears, room)
            }
            (TriggerOn::ActivatesRoom, Happening::RoomResolved { mage, room }) if trigger.after => {
                self.is_mage(trigger, ears, mage) && self.is_room(trigger, ears, room)
            }
            (TriggerOn::Summons, Happening::Summoned { owner, .. }) => {
                self.is_mage(trigger, ears, owner)
            }
            (TriggerOn::Action, Happening::ActionEnded { mage, action, .. }) => {
                self.is_mage(trigger, ears, mage) && any_or(&trigger.actions, action)
            }
            (TriggerOn::DamageOrHealEvocation, Happening::Damage(packet)) => {
                matches!(packet.victim, Figure::Evoc(_)) && packet.party == ears.owner
            }
            (TriggerOn::DamageOrHealEvocation, Happening::Healed { figure, by, .. }) => {
                matches!(figure, Figure::Evoc(_)) && by == ears.owner
            }
            _ => false,
        }
    }

    /// The condition "if" of a trigger.
    fn also_holds(&self, trigger: &Trigger, ears: Ears) -> bool {
        let Some(cond) = &trigger.cond else {
            return true;
        };
        self.holds_for(&listening(ears), cond)
    }

    /// Is it the mage that the condition speaks of?
    fn is_mage(&self, trigger: &Trigger, ears: Ears, mage: Party) -> bool {
        let rose_alone = mage == Party::ROSE && self.state.avatar.is_none();
        if rose_alone || (ears.event && mage == Party::ROSE) {
            return trigger.who == Some(TriggerWho::Target)
                && ears.target == Some(Figure::Mage(mage));
        }
        match trigger.who.unwrap_or(TriggerWho::Any) {
            TriggerWho::You => mage == ears.owner,
            TriggerWho::Other => mage != ears.owner,
            TriggerWho::Any => true,
            TriggerWho::Target => ears.target == Some(Figure::Mage(mage)),
            TriggerWho::Bearer => ears.bearer == Some(mage),
            TriggerWho::Owner => ears.owner == mage,
            TriggerWho::Avatar => mage == Party::ROSE,
            TriggerWho::This => false,
        }
    }

    /// Is it the figure that the condition speaks of?
    fn is_figure(&self, trigger: &Trigger, ears: Ears, figure: Figure) -> bool {
        match figure {
            Figure::Mage(mage) => self.is_mage(trigger, ears, mage),
            Figure::Evoc(id) => match trigger.who.unwrap_or(TriggerWho::Any) {
                TriggerWho::Any => true,
                TriggerWho::This => ears.this == Some(id),
                TriggerWho::Target => ears.target == Some(figure),
                TriggerWho::Other => self.controller_of(figure) != ears.owner,
                // "You" is the mage, not what it has summoned (BRW-0.3).
                TriggerWho::You | TriggerWho::Bearer | TriggerWho::Owner | TriggerWho::Avatar => {
                    false
                }
            },
        }
    }

    /// "Suffers damage": seen from the victim.
    fn suffers(&self, trigger: &Trigger, ears: Ears, packet: &Packet) -> bool {
        let source = match trigger.source {
            None => true,
            Some(source) => comes_from(source, packet),
        };
        let kind = match trigger.kind {
            Some(Kind::Mage) => matches!(packet.victim, Figure::Mage(_)),
            Some(Kind::Evoc) => matches!(packet.victim, Figure::Evoc(_)),
            Some(Kind::Figure | Kind::Area) | None => true,
        };
        source && kind && self.is_figure(trigger, ears, packet.victim)
    }

    fn enters(&self, trigger: &Trigger, ears: Ears, figure: Figure, room: RoomId) -> bool {
        let kind = match (trigger.kind, figure) {
            (Some(Kind::Mage), Figure::Mage(_)) | (Some(Kind::Evoc), Figure::Evoc(_)) => true,
            (Some(Kind::Mage | Kind::Evoc), _) => false,
            (Some(Kind::Figure | Kind::Area) | None, _) => true,
        };
        kind && self.is_figure(trigger, ears, figure) && self.is_room(trigger, ears, room)
    }

    fn is_room(&self, trigger: &Trigger, ears: Ears, room: RoomId) -> bool {
        let named = match trigger.room {
            None => true,
            Some(TriggerRoom::Named(wanted)) => wanted == room,
            Some(TriggerRoom::Of(RoomWord::ThisRoom)) => {
                let this = ears.this.map(Figure::Evoc);
                this.is_some_and(|this| self.room_of(this) == Some(room))
            }
            Some(TriggerRoom::Of(RoomWord::AvatarRoom)) => {
                self.room_of(Figure::Mage(Party::ROSE)) == Some(room)
            }
        };
        let near = |select| {
            let found = self.select_for(&listening(ears), select);
            let figures = found.iter().filter_map(|thing| match thing {
                super::stack::Thing::Figure(figure) => self.room_of(*figure),
                super::stack::Thing::Room(room) => Some(*room),
                _ => None,
            });
            let near = |at: RoomId| {
                self.state
                    .board
                    .within(at, trigger.near_range)
                    .contains(room)
            };
            { figures }.any(near)
        };
        let colour = self.pack().room(room).colour;
        named && any_or(&trigger.colors, colour) && trigger.near.as_ref().is_none_or(near)
    }

    /// Enough symbols on the revealed spells of a mage; wild counts.
    fn shows(&self, mage: Party, wanted: &Symbols) -> bool {
        let Some(mage) = mage
            .seat()
            .and_then(|seat| self.state.mages.get(seat.index()))
        else {
            return false;
        };
        let revealed = mage.slots.iter().flatten();
        let revealed = revealed.filter(|slot| slot.face == Face::Revealed);
        let elements = revealed.map(|slot| self.half(slot.card, slot.half).element);
        let shown = elements.filter(|it| *it == Element::Wild || wanted.elements.contains(it));
        shown.count() >= usize::from(wanted.min)
    }
}

/// "Deals damage": seen from the dealing figure or party (BRW-14.12, 17.3).
fn deals(trigger: &Trigger, ears: Ears, packet: &Packet) -> bool {
    let of_mage = packet.party != Party::ROSE || packet.by_avatar;
    let dealer = match trigger.who.unwrap_or(TriggerWho::Any) {
        TriggerWho::You => of_mage && packet.party == ears.owner,
        TriggerWho::Other if trigger.kind == Some(Kind::Mage) => {
            of_mage && packet.party != ears.owner
        }
        TriggerWho::Other => {
            let figure = packet.dealer;
            figure.is_some() && packet.party != ears.owner
        }
        TriggerWho::Target => match ears.target {
            Some(Figure::Mage(mage)) => of_mage && packet.party == mage,
            target => target.is_some() && packet.dealer == target,
        },
        TriggerWho::This => packet.dealer == ears.this.map(Figure::Evoc),
        TriggerWho::Avatar => packet.party == Party::ROSE && packet.by_avatar,
        TriggerWho::Any => true,
        TriggerWho::Bearer => of_mage && Some(packet.party) == ears.bearer,
        TriggerWho::Owner => of_mage && packet.party == ears.owner,
    };
    let victim = match trigger.to {
        Some(TriggerTo::You) => packet.victim == Figure::Mage(ears.owner),
        Some(TriggerTo::Mage) => matches!(packet.victim, Figure::Mage(_)),
        Some(TriggerTo::Any) | None => true,
    };
    dealer && victim && any_or(&trigger.via, packet.source)
}

/// Is damage of this sort?
pub(crate) fn comes_from(source: DamageSource, packet: &Packet) -> bool {
    match source {
        DamageSource::Spell => packet.source == SourceKind::Spell,
        DamageSource::Rose => packet.party == Party::ROSE,
        DamageSource::Figure => packet.source == SourceKind::Physical,
    }
}

/// An empty list allows everything.
fn any_or<T: Copy + PartialEq>(list: &[T], item: T) -> bool {
    list.is_empty() || list.contains(&item)
}

fn accounts(trigger: &Trigger, account: Account, summon: bool) -> bool {
    let keyword = match trigger.keyword {
        Some(Keyword::Summon) => summon,
        _ => true,
    };
    let colours = trigger.colors.iter();
    let wanted = colours.fold(0u8, |all, colour: &Colour| all | 1 << *colour as u8);
    let touched = match trigger.placed_or_swapped_inst {
        0 => true,
        _ if wanted == 0 => account.touched != 0,
        _ => account.touched & wanted != 0,
    };
    keyword && touched && account.placed >= trigger.placed_inst
}

/// A listening card as a program, for what its condition selects.
fn listening(ears: Ears) -> EffectJob {
    let mut effect = EffectJob::new(Source::Avatar, ProgramId(0), ears.owner);
    effect.this = ears.this;
    effect.target = ears.target.map_or(Target::None, Target::Figure);
    effect
}

/// Can a spell of this type answer the event?
pub(crate) fn answerable(event: &Happening, spell: SpellType) -> bool {
    match event {
        Happening::Damage(packet) => packet.unanswerable & (1 << spell as u8) == 0,
        _ => true,
    }
}
