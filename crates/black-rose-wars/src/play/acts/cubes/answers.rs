//! What traps and protections do to the damage they answer to: it is ignored or suffered by
//! somebody else, after its cubes were placed (BRW-17.6, 17.15). Before that, abilities of
//! evocations and stable spells can take it over.

use crate::cards::{Amount, AmountWord, Who};
use crate::play::asking::figure_target;
use crate::play::menu::{Asked, MenuShape};
use crate::play::stack::{DamageJob, Frame, Happening, Job, Packet, TriggerRef};
use crate::play::state::Figure;
use crate::play::{Did, Play, rule};
use table::Message;

impl Play<'_> {
    /// Op `ignore_damage` of a trap or protection (BRW-17.6).
    pub(crate) fn ignore_damage(&mut self, n: u8) -> Did {
        let Some((trigger, packet)) = self.triggering_damage() else {
            return Did::No;
        };
        let most = self.still_there(&packet).min(n);
        let Some(number) = self.how_much(Asked::Ignore, most) else {
            return Did::Ask;
        };
        if number > 0 {
            self.ignore_packet(trigger, number);
            let effect = self.effect();
            effect.ignored = effect.ignored.saturating_add(number);
            self.tell_ignored(packet.victim, number);
        }
        Did::from(number > 0)
    }

    /// Op `redirect_damage`: another figure suffers part of the damage (BRW-17.15).
    pub(crate) fn redirect_damage(&mut self, n: &Amount, to: &Who) -> Did {
        if self.effect().part.step > 0 {
            self.dealt_from_below();
            return Did::Yes;
        }
        let figures = self.figures_of(to).into_iter();
        let Some(figure) = { figures }.find(|figure| !self.no_damage(*figure)) else {
            return Did::No;
        };
        let trigger = self.triggering_damage();
        let coming = self
            .coming_damage()
            .and_then(|job| job.coming.last().copied());
        let (packet, there) = match (trigger, coming) {
            (Some((_, packet)), _) => (packet, self.still_there(&packet)),
            (None, Some(packet)) => (packet, packet.nominal),
            (None, None) => return Did::No,
        };
        let everything = *n == Amount::Word(AmountWord::All);
        let most = if everything {
            there
        } else {
            self.amount(n).min(there)
        };
        // "You may" has been answered already where all of it or a single damage is meant.
        let settled = trigger.is_none() && (everything || most == 1);
        let number = if settled {
            Some(most)
        } else {
            self.how_much(Asked::Redirect, most)
        };
        let Some(number) = number else {
            return Did::Ask;
        };
        if number == 0 || figure == packet.victim {
            return Did::No;
        }
        if let Figure::Evoc(id) = figure {
            self.effect().it = Some(id);
        }
        self.tell(rule("BRW-17.15"), || {
            Message::new("damage-redirected")
                .with("victim", figure_target(packet.victim))
                .with("figure", figure_target(figure))
                .with("number", i32::from(number))
        });
        let moved = Packet {
            victim: figure,
            nominal: number,
            placed: 0,
            ..packet
        };
        let Some((trigger, _)) = trigger else {
            self.redirect_coming(moved);
            return Did::Yes;
        };
        self.ignore_packet(trigger, number);
        self.effect().part.step = 1;
        self.pour_redirected(moved);
        Did::Wait
    }

    /// Part of the damage in hand goes to somebody else before its cubes are placed.
    fn redirect_coming(&mut self, moved: Packet) {
        let number = moved.nominal;
        let moved = self.arriving(moved);
        if let Some(job) = self.coming_damage() {
            if let Some(packet) = job.coming.last_mut() {
                packet.nominal -= number.min(packet.nominal);
            }
            job.ready.push(moved);
        }
    }

    /// How much of "up to": 0 to the most; the Avatar always takes the most (BRW-25.5.9). None if
    /// somebody has to decide first.
    fn how_much(&mut self, asked: Asked, most: u8) -> Option<u8> {
        if most == 0 || self.effect().by_avatar {
            return Some(most);
        }
        if let Some(reply) = self.reply(asked) {
            let number = reply.amounts.first().copied().unwrap_or_default();
            return Some(u8::try_from(number).unwrap_or(u8::MAX).min(most));
        }
        let decider = self.decider();
        self.ask(decider, asked, MenuShape::Amount { lo: 0, hi: most }, []);
        None
    }

    /// The damage the effect on top answers to.
    fn triggering_damage(&mut self) -> Option<(TriggerRef, Packet)> {
        let trigger = self.effect().trigger?;
        self.packet_at(trigger).map(|packet| (trigger, *packet))
    }

    fn packet_at(&mut self, at: TriggerRef) -> Option<&mut Packet> {
        let window = self.state.stack.get_mut(usize::from(at.window))?;
        let Job::Window(window) = &mut window.job else {
            return None;
        };
        match window.events.get_mut(usize::from(at.event))? {
            Happening::Damage(packet) => Some(packet),
            _ => None,
        }
    }

    /// The damage on its way that the effect on top is a step of.
    fn coming_damage(&mut self) -> Option<&mut DamageJob> {
        let below = self.state.stack.len().checked_sub(2)?;
        match &mut self.state.stack[below].job {
            Job::Damage(job) => Some(job),
            _ => None,
        }
    }

    /// How much of a packet can still be ignored: nothing once its cubes are gone.
    fn still_there(&self, packet: &Packet) -> u8 {
        if self.cubes_left(packet) == 0 {
            0
        } else {
            packet.nominal
        }
    }

    fn cubes_left(&self, packet: &Packet) -> u8 {
        let cubes = self.damage_on(packet.victim).iter();
        let left = cubes.filter(|cube| **cube == packet.party).count();
        packet.placed.min(u8::try_from(left).unwrap_or(u8::MAX))
    }

    /// Redirected damage is still dealt by what dealt it first, not by the protection (BRW-17.15).
    fn dealt_from_below(&mut self) {
        let effect = self.effect();
        if !effect.part.placed {
            return;
        }
        let (trigger, dealt) = (effect.trigger, effect.damaged.pop());
        if let (Some(trigger), Some(dealt)) = (trigger, dealt)
            && let Some(frame) = self.below(trigger)
        {
            frame.note_dealt(dealt);
        }
    }

    /// Damage of which nothing is left was not dealt: what dealt it forgets it. Redirected damage
    /// was dealt further below than where it is answered.
    fn not_damaged(&mut self, at: TriggerRef, packet: &Packet) {
        let mut next = Some(at);
        while let Some(frame) = next.and_then(|at| self.below(at)) {
            if frame.forget_dealt((packet.victim, packet.party)) {
                return;
            }
            next = match &frame.job {
                Job::Effect(effect) => effect.trigger,
                _ => None,
            };
        }
    }

    /// The frame whose full stop a window belongs to.
    fn below(&mut self, at: TriggerRef) -> Option<&mut Frame> {
        let below = usize::from(at.window).checked_sub(1)?;
        self.state.stack.get_mut(below)
    }

    /// Lowers a packet and takes back the cubes that are too many: what is left is as if they were
    /// all taken back and the lower number placed anew (BRW-17.6).
    pub(crate) fn ignore_packet(&mut self, at: TriggerRef, number: u8) {
        let Some(packet) = self.packet_at(at).copied() else {
            return;
        };
        let nominal = packet.nominal.saturating_sub(number);
        let free = self.free_life(packet.victim);
        let free = free.saturating_add(self.cubes_left(&packet));
        let placed = nominal.min(free).min(packet.placed);
        self.return_cubes(packet.victim, packet.party, packet.placed - placed);
        if let Some(packet) = self.packet_at(at) {
            packet.nominal = nominal;
            packet.placed = placed;
        }
        if placed == 0 {
            self.not_damaged(at, &packet);
        }
    }
}
