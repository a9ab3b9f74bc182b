//! What every sentence does: one way to deal damage, one way to place cubes.

use crate::engine::Turn;
use crate::model::{EffectFrame, Fact, Misfortune, Op, Party, Source, Stage};
use table::Seat;

impl EffectFrame {
    /// Tells whom the effect is aimed at.
    fn announce(&mut self) {
        let targeted = self.target.map(|who| Fact::Targeted { who });
        self.batch.extend(targeted);
    }
}

impl Turn<'_> {
    /// Must its caster decide something about this sentence?
    pub(crate) fn needs_decision(&self, frame: &EffectFrame, op: Op) -> bool {
        match op {
            Op::MayMove => true,
            Op::ActivateRoom => self.state.mages[frame.caster.index()].room.is_some(),
            Op::IgnoreUpTo(_) => matches!(frame.about, Some(Fact::Damaged { .. })),
            _ => false,
        }
    }

    /// Carries a sentence out; `part` is what was decided about it.
    pub(crate) fn carry_out(&mut self, mut frame: EffectFrame, op: Op, part: u8) {
        let caster = Party::Mage(frame.caster);
        match op {
            Op::MayMove => self.enter(&mut frame, part),
            Op::ActivateRoom => self.state.mage(frame.caster).power += part,
            Op::InstabilityHere => {
                let room = self.state.mage(frame.caster).room;
                self.unsettle(room, caster, 1);
            }
            Op::AnnounceTarget => frame.announce(),
            Op::TargetThatMage => {
                let that = match frame.about {
                    Some(Fact::Entered { who, .. }) => Some(who),
                    Some(Fact::Damaged {
                        party: Party::Mage(who),
                        ..
                    }) => Some(who),
                    _ => None,
                };
                frame.target = that.filter(|who| self.state.mages[who.index()].room.is_some());
                frame.announce();
            }
            Op::Deal(count) => self.deal_to_target(&mut frame, count),
            Op::DealAndAssign(count, misfortune) => {
                self.deal_to_target(&mut frame, count);
                self.assign(&frame, misfortune);
            }
            Op::Assign(misfortune) => self.assign(&frame, misfortune),
            Op::InstabilityPerMisfortune => {
                if let Some(target) = frame.target {
                    let mage = self.state.mage(target);
                    let count = mage.misfortunes.len() as u8;
                    let room = mage.room.unwrap_or(mage.last);
                    self.unsettle(Some(room), caster, count);
                }
            }
            Op::IgnoreUpTo(_) => self.ignore(&mut frame, part),
            Op::DealPerIgnored => {
                if let Some(Fact::Damaged {
                    party: Party::Mage(other),
                    ..
                }) = frame.about
                {
                    let count = frame.ignored;
                    self.deal(&mut frame, other, caster, count);
                }
            }
            Op::Suffering(count) => {
                let victim = frame.caster;
                self.deal(&mut frame, victim, Party::Rose, count);
            }
        }
        frame.stage = Stage::React;
        self.put_back(frame);
    }

    fn enter(&mut self, frame: &mut EffectFrame, part: u8) {
        // The room with this number, or staying where it is.
        let Some(room) = self.state.rooms.get(usize::from(part)) else {
            return;
        };
        let (who, colour) = (frame.caster, room.colour);
        self.state.mage(who).room = Some(part);
        self.state.mage(who).last = part;
        frame.batch.push(Fact::Entered { who, colour });
        self.tell("enters", who);
    }

    fn unsettle(&mut self, room: Option<u8>, party: Party, count: u8) {
        let Some(room) = room else {
            return;
        };
        let count = count.min(*self.state.supply(party));
        *self.state.supply(party) -= count;
        let cubes = std::iter::repeat_n(party, usize::from(count));
        self.state.rooms[usize::from(room)]
            .instability
            .extend(cubes);
    }

    fn assign(&mut self, frame: &EffectFrame, misfortune: Misfortune) {
        if let Some(target) = frame.target {
            let list = &mut self.state.mage(target).misfortunes;
            if !list.contains(&misfortune) {
                list.push(misfortune);
            }
        }
    }

    fn deal_to_target(&mut self, frame: &mut EffectFrame, count: u8) {
        if let Some(target) = frame.target {
            let party = Party::Mage(frame.caster);
            self.deal(frame, target, party, count);
        }
    }

    /// The one way damage is dealt.
    fn deal(&mut self, frame: &mut EffectFrame, who: Seat, party: Party, nominal: u8) {
        if self.state.mages[who.index()].room.is_none() {
            return;
        }
        let placed = self.place_cubes(who, party, nominal);
        if placed > 0 {
            let by_spell = matches!(frame.source, Source::Spell(_));
            frame.batch.push(Fact::Damaged {
                who,
                party,
                by_spell,
                nominal,
                placed,
            });
            self.tell("suffers", who);
        }
        if self.state.mages[who.index()].is_beaten() {
            frame.marked.push((who, party));
        }
    }

    fn place_cubes(&mut self, who: Seat, party: Party, nominal: u8) -> u8 {
        let mage = &self.state.mages[who.index()];
        let free = mage.life - mage.track.len() as u8;
        let placed = nominal.min(free).min(*self.state.supply(party));
        *self.state.supply(party) -= placed;
        let cubes = std::iter::repeat_n(party, usize::from(placed));
        self.state.mage(who).track.extend(cubes);
        placed
    }

    /// Takes the packet's cubes back and places what is left of it again.
    fn ignore(&mut self, frame: &mut EffectFrame, count: u8) {
        let Some(Fact::Damaged {
            who,
            party,
            nominal,
            placed,
            ..
        }) = frame.about
        else {
            return;
        };
        for _ in 0..placed {
            let track = &mut self.state.mage(who).track;
            if let Some(at) = track.iter().rposition(|cube| *cube == party) {
                track.remove(at);
                *self.state.supply(party) += 1;
            }
        }
        self.place_cubes(who, party, nominal - count);
        frame.ignored = count;
    }
}
