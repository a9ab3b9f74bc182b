//! What the sentences do: one act for each operation of the card language.
//!
//! An act is entered with its program on top of the stack. It may lay out a question or push a
//! frame and is entered again afterwards; until its last decision is known it changes nothing, or
//! keeps how far it is in the program's [`Part`](super::stack::Part).

mod afflictions;
mod casting;
mod cubes;
mod damage;
mod events;
mod evocations;
mod moves;
pub(crate) mod power;
mod quests;
mod rooms;
mod spells;

pub(crate) use power::rank;

use super::{Did, Play};
use crate::cards::{Op, Ref};

impl Play<'_> {
    /// Carries out a step of a program.
    pub(crate) fn act(&mut self, op: &Op) -> Did {
        match op {
            Op::Deal {
                n,
                to,
                by,
                no_react,
            } => self.deal(n, to, *by, no_react),
            Op::SwapDamage { n, on, by } => self.swap_damage(n, on, *by),
            Op::Heal { n, on, color } => self.heal(n, on, *color),
            Op::Suffering { n } => self.suffering(n),
            Op::IgnoreDamage { n } => self.ignore_damage(*n),
            Op::RedirectDamage { n, to } => self.redirect_damage(n, to),
            Op::PlaceInst { n, inside, by } => self.place_inst(n, inside, *by),
            Op::SwapInst { n, inside } => self.swap_inst(n, inside),
            Op::GainPp { n, who } => self.gain_pp(n, who),
            Op::LosePp { n, who } => self.lose_pp(n, who),
            Op::StealPp { n, from, to } => self.steal_pp(n, from, to),
            Op::Move { who, n, toward } => self.move_(who, n, toward.as_ref()),
            Op::Place { who, inside } => self.place(who, inside),
            Op::Attack {
                who,
                on,
                strength,
                by,
            } => self.attack_act(who, on, *strength, *by),
            Op::Summon {
                evocation,
                inside,
                owner,
                ..
            } => self.summon_act(*evocation, inside, *owner),
            Op::AssignEvocation { evocation, to } => self.assign_evocation(*evocation, to),
            Op::Remove {
                who,
                max_life,
                archetype,
            } => self.remove(who, *max_life, *archetype),
            Op::Activate {
                who,
                control,
                strength,
                moves,
            } => self.activate(who, *control, *strength, *moves),
            Op::Boost {
                who,
                until,
                strength,
                moves,
            } => self.boost(who, *until, *strength, *moves),
            Op::AssignUpgrade { upgrade, to } => self.assign_upgrade(*upgrade, to),
            Op::DiscardUpgrade { from, .. } => self.discard_upgrade(from),
            Op::AssignMisfortune { misfortune, to } => self.assign_misfortune(*misfortune, to),
            Op::DiscardMisfortune { n, from, by, up_to } => {
                self.discard_misfortune(*n, from, *by, *up_to)
            }
            Op::PlaceCube { .. } => self.place_cube(),
            Op::RefreshAction { n, who } => self.refresh_action(*n, *who),
            other => self.act_on_cards(other),
        }
    }

    fn act_on_cards(&mut self, op: &Op) -> Did {
        match op {
            Op::Draw {
                n,
                from,
                how,
                who,
                filter,
                reveal,
            } => self.draw(*n, *from, *how, *who, filter.as_ref(), *reveal),
            Op::Look { n, of, keep, .. } => self.look(n, *of, *keep),
            Op::DiscardSpell { n, who, .. } => self.discard_spell(*n, *who),
            Op::RecoverSpell { n, filter, .. } => self.recover_spell(*n, filter),
            Op::ExchangeRevealed { who } => self.exchange_revealed(*who),
            Op::GiveSpell {
                n,
                filter,
                to,
                required,
            } => self.give_spell(*n, filter, to, *required),
            Op::ShuffleMemories { who } => self.shuffle_memories(*who),
            Op::IgnoreSpell => self.ignore_spell(),
            Op::Cast { which, who } => self.cast_act(*which, *who),
            Op::DrawQuest { n, who, moon } => self.draw_quest_act(*n, *who, *moon),
            Op::DiscardQuest { n, which, who } => self.discard_quest_act(*n, *which, *who),
            Op::ChooseQuest { which, who } => self.choose_quest(*which, *who),
            Op::CompleteQuest { who, which } => self.complete_quest_act(*who, *which),
            Op::ResolveQuest { n, who, .. } => self.resolve_quest(*n, *who),
            Op::DrawEvent { n, moon } => self.draw_event_act(*n, *moon),
            Op::DiscardEvent { .. } => self.discard_event(),
            Op::TakeCrown { who } => self.take_crown_act(*who),
            Op::GainTrophy { n, from, to } => self.gain_trophy(*n, *from, *to),
            Op::GiveTrophy { n, from, to } => self.give_trophy(*n, *from, *to),
            Op::ActivateRoom {
                room,
                side,
                copy,
                even_if_used,
            } => self.activate_room_act(room, *side, *copy, *even_if_used),
            Op::AvatarOrder { n } => self.avatar_order(*n),
            Op::Target { who } => self.set_target(who),
            // Everything else was turned into instructions by the compiler.
            _ => Did::No,
        }
    }

    /// The mage a step about cards or tokens means, if it can be reached.
    pub(crate) fn mage_of(&self, who: Ref) -> Option<super::state::Party> {
        self.party_of(who).filter(|party| party.seat().is_some())
    }
}
