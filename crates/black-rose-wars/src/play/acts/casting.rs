//! Casting: a prepared spell is turned face up and carried out, or becomes active (BRW-11.2.8,
//! 14.1); the cards on a mage board.

use crate::cards::{CastWhich, Ref, Spell, SpellType};
use crate::play::asking::{half_target, slot_target};
use crate::play::effect::bit;
use crate::play::menu::{Asked, MenuShape, Pick};
use crate::play::stack::{EffectJob, Happening, Job, Source};
use crate::play::state::{Card, Face, Party, Planned};
use crate::play::{Did, Play, rule};
use smallvec::SmallVec;
use table::Message;

/// The slots with a number; slot 0 is the quick one.
const NUMBERED: std::ops::Range<u8> = 1..4;

impl<'a> Play<'a> {
    /// The spell on a card.
    pub(crate) fn spell(&self, card: Card) -> &'a Spell {
        self.rules.spell_of(card)
    }

    /// The card in a slot of a mage board.
    pub(crate) fn planned(&self, mage: Party, slot: u8) -> Option<&Planned> {
        let mage = self.state.mages.get(mage.index())?;
        mage.slots.get(usize::from(slot))?.as_ref()
    }

    /// The slots in which cards of a mage lie so.
    pub(crate) fn slots_with(&self, mage: Party, face: Face) -> SmallVec<[u8; 4]> {
        let lies_so = |slot: &u8| {
            let planned = self.planned(mage, *slot);
            planned.is_some_and(|planned| planned.face == face)
        };
        (0..4).filter(lies_so).collect()
    }

    /// The numbered slot whose turn it is: emptied ones are skipped (BRW-11.2.9).
    pub(crate) fn next_numbered(&self, mage: Party) -> Option<u8> {
        let prepared = self.slots_with(mage, Face::Prepared);
        prepared.into_iter().find(|slot| NUMBERED.contains(slot))
    }

    /// Casts the prepared spell of a slot: a trap or protection becomes active and nothing else
    /// happens, everything else is revealed and carried out (BRW-11.2.8, 14.1).
    pub(crate) fn cast(&mut self, mage: Party, slot: u8) {
        let Some(planned) = self.planned(mage, slot) else {
            return;
        };
        let kind = self.spell(planned.card).half(planned.half).kind;
        if matches!(kind, SpellType::Combat | SpellType::Enhance) {
            self.turn_up(mage, slot, "casts-spell", "BRW-11.2.8");
            self.start_spell(mage, slot);
            return;
        }
        self.lay(mage, slot, Face::Active);
        // Its token shows everybody the type of a card that nobody could see (BRW-14.2).
        self.tale.reveal();
        let by = self.party_arg(mage);
        let message = match kind {
            SpellType::Trap => "trap-set",
            _ => "protection-set",
        };
        self.tell(rule("BRW-14.1"), || {
            let slot = slot_target(slot);
            Message::new(message).with("mage", by).with("slot", slot)
        });
    }

    /// A trap or protection is used: it is turned face up and no longer active (BRW-14.5).
    pub(crate) fn reveal_reaction(&mut self, owner: Party, slot: u8) {
        self.turn_up(owner, slot, "reacts", "BRW-14.5");
    }

    fn turn_up(&mut self, mage: Party, slot: u8, message: &'static str, id: &'static str) {
        let Some(planned) = self.planned(mage, slot) else {
            return;
        };
        let card = half_target(planned.card, planned.half);
        self.lay(mage, slot, Face::Revealed);
        self.tale.reveal();
        let by = self.party_arg(mage);
        self.tell(rule(id), || {
            Message::new(message).with("mage", by).with("card", card)
        });
    }

    fn lay(&mut self, mage: Party, slot: u8, face: Face) {
        let mage = self.state.mages.get_mut(mage.index());
        let slot = mage.and_then(|mage| mage.slots.get_mut(usize::from(slot)));
        if let Some(Some(planned)) = slot {
            planned.face = face;
        }
    }

    /// Begins the effect of a face-up spell. That it was revealed is answered at the first full
    /// stop of its effect (BRW-28.5).
    fn start_spell(&mut self, mage: Party, slot: u8) {
        let Some(planned) = self.planned(mage, slot) else {
            return;
        };
        let (card, side) = (planned.card, planned.half);
        let half = self.spell(card).half(side);
        let source = Source::Spell { card, half: side };
        let effect = EffectJob::new(source, half.effect.program, mage);
        let effect = effect.as_spell(half.kind, half.element);
        self.push(Job::Effect(Box::new(effect)));
        self.happen(Happening::Revealed {
            mage,
            spell: half.kind,
            element: half.element,
        });
    }

    /// Cleanup: these active cards go back to the hand unseen, everything else on the board is
    /// discarded (BRW-21.1). Stable effects end with their cards (BRW-15.3).
    pub(crate) fn clear_board(&mut self, mage: Party, back: &[u8]) {
        let mut taken = 0_usize;
        for slot in 0..4 {
            let own = self.state.mages.get_mut(mage.index());
            let Some(own) = own else { return };
            let Some(planned) = own.slots[usize::from(slot)].take() else {
                continue;
            };
            if planned.face == Face::Active && back.contains(&slot) {
                own.hand.push(planned.card);
                taken += 1;
            } else if planned.face == Face::Revealed {
                self.put_in_memories(mage, planned.card);
            } else {
                self.discard_to_memories(mage, planned.card);
            }
        }
        if taken > 0 {
            let by = self.party_arg(mage);
            self.tell(rule("BRW-21.1"), || {
                Message::new("taken-back")
                    .with("mage", by)
                    .with("number", taken)
            });
        }
    }

    /// A spell cast by an effect is no action (BRW-11.2.17).
    pub(crate) fn cast_act(&mut self, which: CastWhich, who: Ref) -> Did {
        if self.effect().part.step > 0 {
            return Did::Yes;
        }
        let Some(mage) = self.mage_of(who) else {
            return Did::No;
        };
        let slot = match which {
            CastWhich::NextPrepared => self.next_numbered(mage),
            CastWhich::AnyPrepared => match self.reply(Asked::CastSpell) {
                Some(reply) => reply.picks.first().and_then(slot_of),
                None => {
                    let slots = self.slots_with(mage, Face::Prepared);
                    if slots.is_empty() {
                        return Did::No;
                    }
                    let slots = slots.into_iter().map(Pick::Slot);
                    self.ask(mage, Asked::CastSpell, MenuShape::One, slots);
                    return Did::Ask;
                }
            },
        };
        let Some(slot) = slot else {
            return Did::No;
        };
        self.effect().part.step = 1;
        let depth = self.state.stack.len();
        self.cast(mage, slot);
        if self.state.stack.len() > depth {
            Did::Wait
        } else {
            Did::Yes
        }
    }

    /// The spell that is answered does nothing more to the resolving mage (BRW-13.5.4).
    pub(crate) fn ignore_spell(&mut self) -> Did {
        let mage = self.effect().caster;
        let Some(Happening::Affects { frame, .. }) = self.trigger() else {
            return Did::Yes;
        };
        let spell = self.state.stack.get_mut(usize::from(frame));
        if let Some(Job::Effect(spell)) = spell.map(|frame| &mut frame.job) {
            spell.ignored_by |= bit(mage);
            let by = self.party_arg(mage);
            self.tell(rule("BRW-13.5.4"), || {
                Message::new("spell-ignored").with("mage", by)
            });
        }
        Did::Yes
    }
}

/// The slot that was picked.
pub(super) fn slot_of(pick: &Pick) -> Option<u8> {
    match pick {
        Pick::Slot(slot) => Some(*slot),
        _ => None,
    }
}
