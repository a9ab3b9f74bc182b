//! Power, the crown, trophies, and the ranking behind all awards.

use crate::cards::{Amount, Ref, SourceKind, Who};
use crate::play::menu::{Asked, MenuShape, Pick};
use crate::play::stack::Happening;
use crate::play::state::{PARTIES, Party};
use crate::play::{Did, Play, rule};
use table::Message;

impl Play<'_> {
    /// A party gains power (BRW-5.1).
    pub(crate) fn gain(&mut self, party: Party, number: u16, from: SourceKind) {
        if number == 0 {
            return;
        }
        let power = &mut self.state.power[party.index()];
        *power = power.saturating_add(number);
        self.happen(Happening::Gained {
            party,
            number,
            from,
        });
        let party = self.party_arg(party);
        self.tell(rule("BRW-5.1"), || {
            Message::new("power-gained")
                .with("party", party)
                .with("number", i32::from(number))
        });
    }

    /// A party loses power, what it has at most (BRW-5.2); says how much.
    pub(crate) fn lose(&mut self, party: Party, number: u16) -> u16 {
        let power = &mut self.state.power[party.index()];
        let number = number.min(*power);
        if number == 0 {
            return 0;
        }
        *power -= number;
        self.happen(Happening::Lost { party, number });
        let party = self.party_arg(party);
        self.tell(rule("BRW-5.2"), || {
            Message::new("power-lost")
                .with("party", party)
                .with("number", i32::from(number))
        });
        number
    }

    /// What one party loses the other gains (BRW-5.3); says how much.
    pub(crate) fn steal(&mut self, from: Party, to: Party, number: u16, by: SourceKind) -> u16 {
        if from == to {
            return 0;
        }
        let stolen = self.lose(from, number);
        self.gain(to, stolen, by);
        stolen
    }

    /// The crown goes to a mage (BRW-4.8), never to the Avatar (BRW-25.7.2); says whether it moved.
    pub(crate) fn take_crown(&mut self, mage: Party) -> bool {
        if mage == Party::ROSE || self.state.crown == mage {
            return false;
        }
        self.state.crown = mage;
        let mage = self.party_arg(mage);
        self.tell(rule("BRW-4.8"), || Message::new("crown").with("mage", mage));
        true
    }

    /// Op `gain_pp`.
    pub(crate) fn gain_pp(&mut self, n: &Amount, who: &Who) -> Did {
        let number = self.amount(n);
        let from = self.source_kind();
        let parties = self.parties_of(who);
        let done = number > 0 && !parties.is_empty();
        for party in parties {
            self.gain(party, u16::from(number), from);
        }
        Did::from(done)
    }

    /// Op `lose_pp`: done only if all of it was lost (BRW-5.4).
    pub(crate) fn lose_pp(&mut self, n: &Amount, who: &Who) -> Did {
        let number = u16::from(self.amount(n));
        let parties = self.parties_of(who);
        let mut done = !parties.is_empty();
        for party in parties {
            done &= self.lose(party, number) == number;
        }
        Did::from(done)
    }

    /// Op `steal_pp`.
    pub(crate) fn steal_pp(&mut self, n: &Amount, from: &Who, to: &Who) -> Did {
        let number = u16::from(self.amount(n));
        let by = self.source_kind();
        let Some(to) = self.parties_of(to).first().copied() else {
            return Did::No;
        };
        let mut stolen = 0;
        for from in self.parties_of(from) {
            stolen += self.steal(from, to, number, by);
        }
        Did::from(stolen > 0)
    }

    /// Op `take_crown`.
    pub(crate) fn take_crown_act(&mut self, who: Ref) -> Did {
        let mage = self.parties_of(&Who::Ref(who)).first().copied();
        Did::from(mage.is_some_and(|mage| self.take_crown(mage)))
    }

    /// Op `gain_trophy`: from the supply, which never ends (BRW-18.18).
    pub(crate) fn gain_trophy(&mut self, n: u8, from: Ref, to: Ref) -> Did {
        let of = self.parties_of(&Who::Ref(from)).first().copied();
        let has_figure = |of: &Party| *of != Party::ROSE || self.state.avatar.is_some();
        let (Some(of), Some(to)) = (of.filter(has_figure), self.party_of(to)) else {
            return Did::No;
        };
        if of == to || n == 0 {
            return Did::No;
        }
        self.give_trophies(to, of, n);
        Did::Yes
    }

    /// Op `give_trophy`: the giver chooses which of the collected trophies.
    pub(crate) fn give_trophy(&mut self, n: u8, from: Ref, to: Ref) -> Did {
        let (Some(from), Some(to)) = (self.party_of(from), self.party_of(to)) else {
            return Did::No;
        };
        while self.effect().part.count < n {
            let held = self.state.trophies[from.index()];
            let held = (0..).map(Party).zip(held).filter(|(_, number)| *number > 0);
            let mut held = held.map(|(of, _)| of).collect::<Vec<_>>();
            let of = match (held.len(), self.reply(Asked::Trophy)) {
                (0, _) => break,
                (1, _) => held.swap_remove(0),
                (_, Some(reply)) => match reply.picks.first() {
                    Some(Pick::Trophy(of)) => *of,
                    _ => break,
                },
                (_, None) => {
                    let decider = self.decides_for(from);
                    let picks = held.into_iter().map(Pick::Trophy);
                    self.ask(decider, Asked::Trophy, MenuShape::One, picks);
                    return Did::Ask;
                }
            };
            self.state.trophies[from.index()][of.index()] -= 1;
            self.give_trophies(to, of, 1);
            self.effect().part.count += 1;
        }
        Did::from(self.effect().part.count > 0)
    }

    fn give_trophies(&mut self, to: Party, of: Party, number: u8) {
        let held = &mut self.state.trophies[to.index()][of.index()];
        *held = held.saturating_add(number);
        let (to, of) = (self.party_arg(to), self.party_arg(of));
        self.tell(rule("BRW-18.18"), || {
            Message::new("trophy").with("party", to).with("of", of)
        });
    }
}

/// The awards for a ranking by number (BRW-18.10): first, second and further places; a party alone
/// gets `sole`, and those who share the first or second place get one less.
#[must_use]
pub fn rank(counts: [u8; PARTIES], places: [u8; 3], sole: u8) -> [u8; PARTIES] {
    let [first, second, further] = places;
    let mut awards = [0; PARTIES];
    let ranked = counts.iter().filter(|count| **count > 0).count();
    for (award, count) in awards.iter_mut().zip(counts) {
        if count == 0 {
            continue;
        }
        let tied = counts.iter().filter(|other| **other == count).count() > 1;
        let mut higher: [u8; PARTIES] = counts.map(|other| if other > count { other } else { 0 });
        higher.sort_unstable();
        let mut place = 0;
        for at in 0..PARTIES {
            let fresh = at == 0 || higher[at] != higher[at - 1];
            place += usize::from(higher[at] > 0 && fresh);
        }
        *award = match place {
            _ if ranked == 1 => sole,
            0 => first.saturating_sub(u8::from(tied)),
            1 => second.saturating_sub(u8::from(tied)),
            _ => further,
        };
    }
    awards
}
