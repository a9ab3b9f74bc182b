//! Damage: what a sentence or an attack deals (section 17), and on whose behalf.

mod on_its_way;
mod scarce;

use crate::cards::compile::Instr;
use crate::cards::{Amount, By, Op, Ref, SourceKind, SpellType, Who};
use crate::play::asking::figure_target;
use crate::play::stack::{Job, Packet, Source};
use crate::play::state::{Figure, Party};
use crate::play::{Did, Play, rule};
use smallvec::{SmallVec, smallvec};
use table::Message;

/// On whose behalf a step deals damage or places cubes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hand {
    /// Whose cubes.
    pub(super) party: Party,
    /// It is the Avatar's doing, not the Rose's alone (BRW-25.7.7).
    pub(super) by_avatar: bool,
}

impl Hand {
    /// The Rose, by itself.
    pub(super) const ROSE: Hand = Hand::of(Party::ROSE);

    /// A mage.
    const fn of(party: Party) -> Self {
        Hand {
            party,
            by_avatar: false,
        }
    }

    /// Is it a mage's or the Avatar's doing?
    pub(super) fn is_mage(self) -> bool {
        self.party != Party::ROSE || self.by_avatar
    }
}

impl Play<'_> {
    /// Op `deal`: damage on each figure.
    pub(crate) fn deal(
        &mut self,
        n: &Amount,
        to: &Who,
        by: Option<By>,
        no_react: &[SpellType],
    ) -> Did {
        if self.effect().part.step > 0 {
            return Did::from(self.effect().part.placed);
        }
        let nominal = self.amount(n);
        let Some(hand) = self.hand(by).filter(|_| nominal > 0) else {
            return Did::No;
        };
        let unanswerable = no_react.iter().fold(0, |bits, it| bits | 1 << *it as u8);
        let model = Packet {
            nominal,
            unanswerable,
            ..self.packet_of_effect(hand, by)
        };
        let victims = self.figures_of(to).into_iter();
        let packets: SmallVec<[Packet; 4]> = victims
            .filter(|victim| !self.is_spared(hand, *victim))
            .map(|victim| Packet { victim, ..model })
            .collect();
        self.note_cost(hand, &packets);
        self.pour_and_wait(packets)
    }

    /// Op `suffering`: the Rose damages the resolving mage (BRW-23.1.1).
    pub(crate) fn suffering(&mut self, n: &Amount) -> Did {
        if self.effect().part.step > 0 {
            return Did::from(self.effect().part.placed);
        }
        let nominal = self.amount(n);
        let victims = self.figures_of(&Who::Ref(Ref::Me)).into_iter();
        let packets = victims
            .filter(|victim| nominal > 0 && !self.is_spared(Hand::ROSE, *victim))
            .map(|victim| Packet {
                party: Party::ROSE,
                by_avatar: false,
                source: SourceKind::Suffering,
                spell: None,
                dealer: None,
                caster: None,
                victim,
                nominal,
                placed: 0,
                unanswerable: 0,
            })
            .collect();
        self.pour_and_wait(packets)
    }

    /// Op `attack`: a physical attack on a figure in the same room.
    pub(crate) fn attack_act(&mut self, who: &Who, on: &Who, strength: u8, by: Option<By>) -> Did {
        if self.effect().part.step > 0 {
            return Did::from(self.effect().part.placed);
        }
        let attacker = self.figures_of(who).first().copied();
        let victim = self.figures_of(on).first().copied();
        let (Some(attacker), Some(victim)) = (attacker, victim) else {
            return Did::No;
        };
        let by = self.attacks_for(by);
        self.effect().part.step = 1;
        if self.attack(attacker, victim, strength, by) {
            Did::Wait
        } else {
            Did::No
        }
    }

    /// A figure makes a physical attack (BRW-17.13); says whether damage is on its way. Whose cubes
    /// it uses is its controller, unless `by` says otherwise.
    pub(crate) fn attack(
        &mut self,
        attacker: Figure,
        victim: Figure,
        bonus: u8,
        by: Option<Party>,
    ) -> bool {
        let hand = self.attacking_hand(attacker, by);
        let Hand { party, by_avatar } = hand;
        let together = self.room_of(attacker).is_some()
            && self.room_of(attacker) == self.room_of(victim)
            && attacker != victim;
        if !together || self.is_spared(hand, victim) {
            return false;
        }
        self.tell(rule("BRW-17.13"), || {
            Message::new("attacks")
                .with("attacker", figure_target(attacker))
                .with("victim", figure_target(victim))
        });
        let nominal = self.strength(attacker).saturating_add(bonus);
        self.pour(smallvec![Packet {
            party,
            by_avatar,
            source: SourceKind::Physical,
            spell: None,
            dealer: Some(attacker),
            caster: None,
            victim,
            nominal,
            placed: 0,
            unanswerable: 0,
        }]);
        true
    }

    fn attacking_hand(&self, attacker: Figure, by: Option<Party>) -> Hand {
        let party = by.unwrap_or_else(|| self.controller_of(attacker));
        let by_avatar = party == Party::ROSE && self.is_avatars_doing(attacker);
        Hand { party, by_avatar }
    }

    /// Whose cubes an attack uses, where the sentence says so.
    fn attacks_for(&self, by: Option<By>) -> Option<Party> {
        by.and_then(|_| self.hand(by)).map(|hand| hand.party)
    }

    /// Is somebody picked for an attack that would pass over this figure? It is no legal target
    /// then (BRW-12.15, 17.8, 25.5.4).
    pub(crate) fn picked_in_vain(&self, figure: Figure) -> bool {
        let effect = self.running();
        let code = &self.pack().program(effect.program).code;
        let Some(Instr::Act(Op::Attack {
            who,
            on: Who::Ref(Ref::Picked),
            by,
            ..
        })) = code.get(usize::from(effect.at) + 1)
        else {
            return false;
        };
        let attacker = self.figures_of(who).first().copied();
        attacker.is_none_or(|attacker| {
            let hand = self.attacking_hand(attacker, self.attacks_for(*by));
            self.is_spared(hand, figure)
        })
    }

    /// Does the Avatar attack, one of its evocations, or one under its control (BRW-25.7.7)?
    fn is_avatars_doing(&self, attacker: Figure) -> bool {
        let Some(avatar) = &self.state.avatar else {
            return false;
        };
        let Figure::Evoc(id) = attacker else {
            return true;
        };
        let commanded = self
            .state
            .stack
            .last()
            .is_some_and(|frame| match &frame.job {
                Job::Activation(activation) => activation.by_avatar,
                Job::Effect(effect) => effect.by_avatar,
                _ => false,
            });
        commanded || avatar.evocations.contains(&Some(id))
    }

    /// On whose behalf the effect on top acts.
    pub(super) fn hand(&self, by: Option<By>) -> Option<Hand> {
        let effect = self.running();
        Some(match by {
            None | Some(By::You) => Hand {
                party: effect.caster,
                by_avatar: effect.by_avatar,
            },
            Some(By::Rose) => Hand::ROSE,
            Some(By::Avatar) => Hand {
                party: Party::ROSE,
                by_avatar: true,
            },
            Some(By::Item) => Hand::of(self.party_of(Ref::Item)?),
            Some(By::Bearer) => Hand::of(self.party_of(Ref::Bearer)?),
        })
    }

    /// Does damage or a damage swap of this hand pass over the figure (BRW-17.8, 25.7.1)?
    pub(super) fn is_spared(&self, hand: Hand, figure: Figure) -> bool {
        self.immune(hand.party, hand.by_avatar, figure)
    }

    /// A packet of the effect on top, still without victim and amount. The evocation whose ability
    /// deals it is the dealer, else the mage on whose behalf it is dealt (BRW-14.12).
    fn packet_of_effect(&self, hand: Hand, by: Option<By>) -> Packet {
        let source = self.source_kind();
        let effect = self.running();
        let is_spell = source == SourceKind::Spell;
        let dealer = match effect.source {
            Source::Evocation(id) if by.is_none() => Some(Figure::Evoc(id)),
            _ => hand.is_mage().then_some(Figure::Mage(hand.party)),
        };
        // A stable effect is no spell that can be answered, but its damage is that of its spell.
        let spell = match effect.source {
            Source::Stable { card, half } => Some(self.half(card, half).kind),
            _ => effect.spell,
        };
        Packet {
            party: hand.party,
            by_avatar: hand.by_avatar,
            source,
            spell: spell.filter(|_| is_spell),
            dealer,
            caster: is_spell.then_some(effect.caster),
            victim: Figure::Mage(hand.party),
            nominal: 0,
            placed: 0,
            unanswerable: 0,
        }
    }

    /// An own evocation that the Rose damages as a price is what "it" means from now on.
    fn note_cost(&mut self, hand: Hand, packets: &[Packet]) {
        if let [packet] = packets
            && hand == Hand::ROSE
            && let Figure::Evoc(id) = packet.victim
        {
            self.effect().it = Some(id);
        }
    }

    fn pour_and_wait(&mut self, packets: SmallVec<[Packet; 4]>) -> Did {
        if packets.is_empty() {
            return Did::No;
        }
        self.effect().part.step = 1;
        self.pour(packets);
        Did::Wait
    }
}
