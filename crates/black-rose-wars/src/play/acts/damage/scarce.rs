//! The last steps of damage: cubes are limited by life and by the supply (BRW-17.2, 17.9), then
//! they are placed.

use crate::play::asking::figure_target;
use crate::play::menu::{Asked, Pick};
use crate::play::stack::{Happening, Job, Packet};
use crate::play::state::{Figure, Lethal, PARTIES, Party};
use crate::play::{Go, Play, rule};
use smallvec::SmallVec;
use table::Message;

/// Cubes that cannot go to everybody.
struct Contest {
    party: Party,
    /// Packets, by index, that share what is left.
    among: SmallVec<[usize; 4]>,
    /// Cubes for them, fewer than they could take.
    cubes: u8,
    /// Packets that get nothing.
    nothing: SmallVec<[usize; 4]>,
}

impl Play<'_> {
    /// Gives every packet as many cubes as its victim has room for.
    pub(super) fn allot(&mut self) {
        let mut ready = std::mem::take(&mut self.damage_job().ready);
        for at in 0..ready.len() {
            let victim = ready[at].victim;
            let before = ready[..at].iter().filter(|packet| packet.victim == victim);
            let taken: u8 = before.map(|packet| packet.placed).sum();
            let free = self.free_life(victim).saturating_sub(taken);
            ready[at].placed = ready[at].nominal.min(free);
        }
        self.damage_job().ready = ready;
    }

    /// How many cubes fit on a figure.
    pub(crate) fn free_life(&self, figure: Figure) -> u8 {
        let cubes = self.damage_on(figure).len();
        let most = usize::from(self.life(figure)).min(crate::play::state::LONGEST_TRACK);
        u8::try_from(most.saturating_sub(cubes)).unwrap_or(u8::MAX)
    }

    /// Splits scarce cubes, then places all of them.
    pub(super) fn split_and_place(&mut self) -> Go {
        while let Some(contest) = self.contest() {
            if contest.among.len() > 1 {
                let Some(reply) = self.reply(Asked::Scarce) else {
                    self.ask_for_split(&contest);
                    return Go::Ask;
                };
                self.split(&contest, &reply.picks, &reply.amounts);
            } else {
                self.split(&contest, &[], &[]);
            }
        }
        self.place_packets();
        Go::On
    }

    /// The first party that needs more cubes than it has (BRW-17.9).
    fn contest(&mut self) -> Option<Contest> {
        let supply = self.state.supply;
        let ready = &self.damage_job().ready;
        let mut needs = [0u8; PARTIES];
        for packet in ready {
            let need = &mut needs[packet.party.index()];
            *need = need.saturating_add(packet.placed);
        }
        let party = (0..PARTIES).find(|party| needs[*party] > supply[*party])?;
        let ready = ready.clone();
        let party = Party(party as u8);
        let mut left = supply[party.index()];
        let mut groups = self.groups(party, &ready).into_iter();
        let among = groups.find(|group| {
            let need: u8 = group.iter().map(|at| ready[*at].placed).sum();
            let scarce = need > left;
            if !scarce {
                left -= need;
            }
            scarce
        })?;
        Some(Contest {
            party,
            among: if left > 0 {
                among.clone()
            } else {
                SmallVec::new()
            },
            cubes: left,
            nothing: groups
                .flatten()
                .chain(if left > 0 { SmallVec::new() } else { among })
                .collect(),
        })
    }

    /// The packets of a party in the order in which they are served: all alike, but the Avatar's
    /// Rose prefers mages with most damage of its own, then with most damage (BRW-25.5.6).
    fn groups(&self, party: Party, ready: &[Packet]) -> SmallVec<[SmallVec<[usize; 4]>; 4]> {
        let mine = (0..ready.len()).filter(|at| ready[*at].party == party && ready[*at].placed > 0);
        let mut mine: SmallVec<[usize; 4]> = mine.collect();
        if party != Party::ROSE || self.state.avatar.is_none() {
            return std::iter::once(mine).collect();
        }
        let mut groups = SmallVec::new();
        let of_rose = |at: &usize| {
            let cubes = self.damage_on(ready[*at].victim).iter();
            cubes.filter(|cube| **cube == Party::ROSE).count()
        };
        let of_all = |at: &usize| self.damage_on(ready[*at].victim).len();
        let is_mage = |at: &usize| matches!(ready[*at].victim, Figure::Mage(_));
        let counts: [&dyn Fn(&usize) -> usize; 2] = [&of_rose, &of_all];
        for count in counts {
            let most = mine.iter().filter(|at| is_mage(at)).map(count).max();
            if let Some(most) = most.filter(|most| *most > 0) {
                let (first, rest) = mine
                    .into_iter()
                    .partition(|at| is_mage(at) && count(at) == most);
                groups.push(first);
                mine = rest;
            }
        }
        let (mages, evocations) = mine.into_iter().partition(|at| is_mage(at));
        groups.push(mages);
        groups.push(evocations);
        groups
    }

    fn ask_for_split(&mut self, contest: &Contest) {
        let ready = self.damage_job().ready.clone();
        let mut caps: SmallVec<[(Figure, u8); 4]> = SmallVec::new();
        for at in &contest.among {
            let packet = ready[*at];
            match caps.iter_mut().find(|(figure, _)| *figure == packet.victim) {
                Some((_, cap)) => *cap += packet.placed,
                None => caps.push((packet.victim, packet.placed)),
            }
        }
        let caps = caps
            .into_iter()
            .map(|(figure, cap)| (Pick::Figure(figure), cap));
        let decider = self.decides_for(contest.party);
        let cubes = contest.cubes;
        self.ask_split(decider, Asked::Scarce, (cubes, cubes), caps);
    }

    /// Serves the packets of a contest as decided; a single one takes all.
    fn split(&mut self, contest: &Contest, picks: &[Pick], amounts: &[u16]) {
        let mut given: SmallVec<[(Figure, u8); 4]> = picks
            .iter()
            .zip(amounts)
            .filter_map(|(pick, amount)| match pick {
                Pick::Figure(figure) => Some((*figure, u8::try_from(*amount).unwrap_or(u8::MAX))),
                _ => None,
            })
            .collect();
        let ready = &mut self.damage_job().ready;
        if let [at] = contest.among[..] {
            given.push((ready[at].victim, contest.cubes));
        }
        for at in &contest.nothing {
            ready[*at].placed = 0;
        }
        for at in &contest.among {
            let packet = &mut ready[*at];
            let given = given
                .iter_mut()
                .find(|(figure, _)| *figure == packet.victim);
            packet.placed = given.map_or(0, |(_, left)| {
                let cubes = packet.placed.min(*left);
                *left -= cubes;
                cubes
            });
        }
    }

    fn place_packets(&mut self) {
        let ready = std::mem::take(&mut self.damage_job().ready);
        self.state.stack.pop();
        for packet in ready.into_iter().filter(|packet| packet.placed > 0) {
            self.place_packet(packet);
        }
    }

    /// Puts the cubes on the victim; the program that dealt the damage takes note.
    fn place_packet(&mut self, packet: Packet) {
        self.put_cubes(packet.victim, packet.party, packet.placed);
        let by = match packet.dealer {
            Some(figure @ Figure::Evoc(_)) => figure_target(figure).into(),
            _ => self.party_arg(packet.party),
        };
        self.tell(rule("BRW-17.1"), || {
            Message::new("damage")
                .with("by", by)
                .with("victim", figure_target(packet.victim))
                .with("number", i32::from(packet.placed))
        });
        self.happen(Happening::Damage(packet));
        self.mark_if_lethal(packet);
        let Some(frame) = self.state.stack.last_mut() else {
            return;
        };
        if let Job::Effect(effect) = &mut frame.job {
            effect.part.placed = true;
        }
        frame.note_dealt((packet.victim, packet.party));
    }

    /// A figure with as much damage as life is handled at the full stop of the frame that brought
    /// it there (BRW-13.4.3).
    fn mark_if_lethal(&mut self, packet: Packet) {
        let Some(frame) = self.state.stack.last().map(|frame| frame.id) else {
            return;
        };
        if self.free_life(packet.victim) > 0 {
            return;
        }
        let lethal = Some(Lethal {
            frame,
            by: Some(packet.party),
            by_avatar: packet.by_avatar,
            instant: false,
        });
        match packet.victim {
            Figure::Mage(mage) => self.state.bodies[mage.index()].lethal = lethal,
            Figure::Evoc(id) => {
                if let Some(evoc) = self.evoc_mut(id) {
                    evoc.lethal = lethal;
                }
            }
        }
    }
}
