//! What is gained, lost and paid.

use crate::cards::{Amount, Person, Relic, Resource, Rule, Trait};
use crate::play::asking::trait_target;
use crate::play::menu::{Asked, Pick};
use crate::play::state::{
    FOLLOWER_SLOTS, MOST_ACTION_POINTS, MOST_COINS, MOST_OF_TRAIT, MOST_RELICS, Participant, Player,
};
use crate::play::{Chosen, Play, rule};
use resolve::Did;
use table::Message;

/// The relic a resource is.
fn relic(res: Resource) -> Option<Relic> {
    match res {
        Resource::SealCrystal => Some(Relic::SealCrystal),
        Resource::SpiritLantern => Some(Relic::SpiritLantern),
        Resource::UrnOfElders => Some(Relic::UrnOfElders),
        _ => None,
    }
}

/// The rule behind a resource, what is told of a gain and of a loss.
fn words(res: Resource) -> [&'static str; 3] {
    match res {
        Resource::Glory => ["DD-16.1", "gains-glory", "loses-glory"],
        Resource::Coins => ["DD-3.10", "gains-coins", "loses-coins"],
        Resource::Mana => ["DD-3.7", "gains-mana", "loses-mana"],
        Resource::Ap => ["DD-3.9", "gains-ap", "loses-ap"],
        Resource::Life => ["DD-3.8", "gains-life", "loses-life"],
        Resource::WhiteMoth => ["DD-15.5", "gains-moth", "loses-moth"],
        Resource::Acolyte => ["DD-15.11", "gains-acolyte", "loses-acolyte"],
        Resource::SealCrystal => ["DD-13.10", "gains-crystal", "loses-crystal"],
        Resource::SpiritLantern => ["DD-13.10", "gains-lantern", "loses-lantern"],
        Resource::UrnOfElders => ["DD-13.10", "gains-urn", "loses-urn"],
    }
}

/// The counter of a resource on the board of a player; glory, life and followers have ways of
/// their own.
fn store(player: &mut Player, res: Resource) -> Option<&mut u8> {
    match res {
        Resource::Coins => Some(&mut player.coins),
        Resource::Mana => Some(&mut player.mana),
        Resource::Ap => Some(&mut player.ap),
        Resource::Life => Some(&mut player.life),
        Resource::WhiteMoth => Some(&mut player.moths),
        Resource::Glory | Resource::Acolyte => None,
        Resource::SealCrystal | Resource::SpiritLantern | Resource::UrnOfElders => {
            relic(res).map(|relic| &mut player.relics[relic.index()])
        }
    }
}

impl Play<'_> {
    /// Gain.
    pub(crate) fn gain(&mut self, res: Resource, n: Amount, who: Person) -> Did {
        let Some(who) = self.participant(who) else {
            return Did::No;
        };
        let n = self.amount(n, self.room(who, res));
        Did::from(self.give(who, res, n) > 0)
    }

    /// Lose. Lost life is a wound event like any other.
    pub(crate) fn lose(&mut self, res: Resource, n: Amount, who: Person) -> Did {
        if res == Resource::Life {
            return self.wound(n, who);
        }
        let Some(who) = self.participant(who) else {
            return Did::No;
        };
        let most = u8::try_from(self.has(who, res).max(0)).unwrap_or(u8::MAX);
        let n = self.amount(n, most);
        Did::from(self.take(who, res, n) > 0)
    }

    /// Pay: everything or nothing. A wound that is paid cannot be reduced.
    pub(crate) fn pay(&mut self, res: Resource, n: Amount, who: Person) -> Did {
        let Some(who) = self.participant(who) else {
            return Did::No;
        };
        let n = self.amount(n, 0);
        if self.has(who, res) < i16::from(n) {
            return Did::No;
        }
        Did::from(self.take(who, res, n) > 0)
    }

    /// Steal: what exceeds the thief's limit is lost.
    pub(crate) fn steal(&mut self, res: Resource, n: Amount, from: Person) -> Did {
        let Some(from) = self.participant(from) else {
            return Did::No;
        };
        let thief = self.scene().actor;
        let there = u8::try_from(self.has(from, res).max(0)).unwrap_or(u8::MAX);
        let n = self.amount(n, there).min(there);
        let taken = self.take(from, res, n);
        if res == Resource::Acolyte {
            self.add_acolytes(thief, taken.min(self.free_slots(thief)));
        } else {
            self.give(thief, res, taken);
        }
        Did::from(taken > 0)
    }

    /// Heal.
    pub(crate) fn heal(&mut self, n: Amount, who: Person) -> Did {
        let Some(who) = self.participant(who) else {
            return Did::No;
        };
        let n = self.amount(n, self.room(who, Resource::Life));
        let n = self.healing(who, n);
        Did::from(self.give(who, Resource::Life, n) > 0)
    }

    /// How much life a healing of so much restores now: lasting rules and Health limit it.
    pub(crate) fn healing(&self, who: Participant, n: u8) -> u8 {
        let figure = Some(self.figure_of(who));
        let change = self.rule_value(Rule::HealChange, figure, None);
        let room = self.room(who, Resource::Life);
        n.saturating_add_signed(change).min(room)
    }

    /// A characteristic rises, not above its maximum (DD-3.6).
    pub(crate) fn raise(&mut self, n: u8) -> Did {
        let who = self.scene().actor;
        let Some(player) = self.state.players.get(who.index()) else {
            return Did::No;
        };
        let traits = player.traits;
        let low = |which: &Trait| traits[which.index()] < MOST_OF_TRAIT[which.index()];
        let low = Trait::ALL.iter().copied().filter(low);
        match self.choose(who, Asked::RaiseTrait, low.map(Pick::Trait)) {
            Chosen::Asked => Did::Ask,
            Chosen::Pick(Pick::Trait(which)) => Did::from(self.raise_trait(who, which, n)),
            Chosen::Pick(_) | Chosen::Nothing => Did::No,
        }
    }

    /// A characteristic of a player rises; neither life nor mana do (DD-3.5). Tells whether it did.
    pub(crate) fn raise_trait(&mut self, who: Participant, which: Trait, n: u8) -> bool {
        let Some(player) = self.state.players.get_mut(who.index()) else {
            return false;
        };
        let value = &mut player.traits[which.index()];
        let raised = value.saturating_add(n).min(MOST_OF_TRAIT[which.index()]);
        if raised <= *value {
            return false;
        }
        *value = raised;
        let name = self.guardian_arg(who);
        self.tell(rule("DD-3.6"), || {
            Message::new("raises-trait")
                .with("guardian", name)
                .with("trait", trait_target(which))
                .with("n", i32::from(raised))
        });
        true
    }

    /// How much somebody has. Lanterns on the Wraith are used already.
    pub(crate) fn has(&self, who: Participant, res: Resource) -> i16 {
        let guardian = &self.state.guardians[who.index()];
        match res {
            Resource::Glory => return guardian.glory,
            Resource::Acolyte => return i16::from(guardian.acolytes),
            _ => {}
        }
        let Some(player) = self.state.players.get(who.index()) else {
            return 0;
        };
        i16::from(match res {
            Resource::Coins => player.coins,
            Resource::Mana => player.mana,
            Resource::Ap => player.ap,
            Resource::Life => player.life,
            Resource::WhiteMoth => player.moths,
            _ => relic(res).map_or(0, |relic| player.relics[relic.index()]),
        })
    }

    /// How much more somebody can receive (sections 3, 13, 15).
    pub(crate) fn room(&self, who: Participant, res: Resource) -> u8 {
        if res == Resource::Acolyte {
            // Those that nobody has won yet are on their tracks (DD-2.7).
            let left = self.state.acolytes_left.iter().filter(|left| **left);
            return self.free_slots(who).min(left.count() as u8);
        }
        let Some(player) = self.state.players.get(who.index()) else {
            return if res == Resource::Glory { u8::MAX } else { 0 };
        };
        let (most, has) = match res {
            // The glory of an absorbed player stays 0 (DD-21.3).
            Resource::Glory if player.absorbed.is_some() => (0, 0),
            Resource::Glory => (u8::MAX, 0),
            Resource::Coins => (MOST_COINS, player.coins),
            Resource::Mana => (player.traits[Trait::Magic.index()], player.mana),
            // Outside of the own turn they are lost (DD-3.14).
            Resource::Ap if self.state.active != Some(who) => (0, 0),
            Resource::Ap => (MOST_ACTION_POINTS, player.ap),
            Resource::Life => (player.traits[Trait::Health.index()], player.life),
            Resource::WhiteMoth => (FOLLOWER_SLOTS, player.moths),
            Resource::Acolyte
            | Resource::SealCrystal
            | Resource::SpiritLantern
            | Resource::UrnOfElders => {
                let held: u8 = player.relics.iter().sum();
                (MOST_RELICS, held + self.lanterns(who))
            }
        };
        most.saturating_sub(has)
    }

    /// Gives something to somebody, within the limits; tells how much (sections 3, 15).
    pub(crate) fn give(&mut self, who: Participant, res: Resource, n: u8) -> u8 {
        let n = n.min(self.room(who, res));
        match res {
            Resource::Glory => {
                self.change_glory(who, i16::from(n));
                return n;
            }
            Resource::WhiteMoth => {
                let got = (0..n).filter(|_| self.gain_moth(who)).count();
                return u8::try_from(got).unwrap_or(n);
            }
            Resource::Acolyte => {
                // From the tracks, in the order of colours (DD-0.10).
                let left = self.state.acolytes_left.iter_mut().filter(|left| **left);
                left.take(usize::from(n)).for_each(|left| *left = false);
                self.add_acolytes(who, n);
                return n;
            }
            _ => {
                let player = self.state.players.get_mut(who.index());
                if let Some(store) = player.and_then(|player| store(player, res)) {
                    *store += n;
                }
            }
        }
        let [id, message, _] = words(res);
        self.tell_amount(who, n, id, message);
        n
    }

    /// Slots for followers that are empty (DD-1.14).
    fn free_slots(&self, who: Participant) -> u8 {
        let moths = self.state.players.get(who.index()).map_or(0, |it| it.moths);
        let acolytes = self.state.guardians[who.index()].acolytes;
        FOLLOWER_SLOTS.saturating_sub(moths + acolytes)
    }

    fn add_acolytes(&mut self, who: Participant, n: u8) {
        self.state.guardians[who.index()].acolytes += n;
        let [id, message, _] = words(Resource::Acolyte);
        self.tell_amount(who, n, id, message);
    }

    /// Takes something from somebody, as far as it is there; tells how much. Glory may become
    /// negative (DD-16.3).
    pub(crate) fn take(&mut self, who: Participant, res: Resource, n: u8) -> u8 {
        if res == Resource::Glory {
            let n = n.min(self.room(who, res));
            self.change_glory(who, -i16::from(n));
            return n;
        }
        let there = u8::try_from(self.has(who, res).max(0)).unwrap_or(u8::MAX);
        let n = n.min(there);
        if res == Resource::Acolyte {
            self.state.guardians[who.index()].acolytes -= n;
        } else {
            let player = self.state.players.get_mut(who.index());
            if let Some(store) = player.and_then(|player| store(player, res)) {
                *store -= n;
            }
        }
        let [id, _, message] = words(res);
        self.tell_amount(who, n, id, message);
        n
    }

    /// Daily Glory changes and is told; an absorbed player has none.
    pub(crate) fn change_glory(&mut self, who: Participant, n: i16) {
        if n == 0 || self.room(who, Resource::Glory) == 0 {
            return;
        }
        let guardian = &mut self.state.guardians[who.index()];
        guardian.glory = guardian.glory.saturating_add(n);
        let much = u8::try_from(n.unsigned_abs()).unwrap_or(u8::MAX);
        let [gain, gains, loses] = words(Resource::Glory);
        if n > 0 {
            self.tell_amount(who, much, gain, gains);
        } else {
            self.tell_amount(who, much, "DD-16.2", loses);
        }
    }

    fn tell_amount(&mut self, who: Participant, n: u8, id: &'static str, message: &'static str) {
        if n == 0 {
            return;
        }
        let name = self.guardian_arg(who);
        self.tell(rule(id), || {
            Message::new(message)
                .with("guardian", name)
                .with("n", i32::from(n))
        });
    }
}
