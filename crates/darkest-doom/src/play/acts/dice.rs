//! Dice and icons.

use crate::cards::{All, Amount, Icon, Icons, Person, Stat};
use crate::play::asking::icon_targets;
use crate::play::fate::moons;
use crate::play::menu::{Asked, MenuShape, Pick};
use crate::play::stack::{Fate, Job};
use crate::play::state::{Figure, Participant};
use crate::play::{Chosen, Play, rule};
use resolve::Did;
use table::Message;

/// Something was done, or not.
fn did(done: bool) -> Did {
    if done { Did::Yes } else { Did::No }
}

impl Play<'_> {
    /// More or fewer dice.
    pub(crate) fn more_dice(&mut self, n: i8, who: Person) -> Did {
        let figure = self.figure(who);
        let Some(side) = figure.and_then(|figure| self.side_mut(figure)) else {
            return Did::No;
        };
        let before = side.dice;
        side.dice = side.dice.saturating_add_signed(n);
        did(side.dice != before)
    }

    /// The results of a person: its side of the combat, or its roll in a test or defence.
    fn results(&mut self, who: Person) -> Option<&mut Fate> {
        match self.figure(who)? {
            Figure::Guardian(who) => self.fate_mut(who),
            other => self.side_mut(other).map(|side| &mut side.fate),
        }
    }

    /// Fixed results.
    pub(crate) fn add_symbols(
        &mut self,
        symbols: &[Icon],
        times: Option<Amount>,
        who: Person,
    ) -> Did {
        let times = times.map_or(1, |times| self.amount(times, u8::MAX));
        let Some(fate) = self.results(who) else {
            return Did::No;
        };
        for symbol in symbols {
            let fixed = &mut fate.fixed[symbol.index()];
            *fixed = fixed.saturating_add(times);
        }
        did(times > 0)
    }

    /// Fewer dice, or hits of those who roll none.
    pub(crate) fn weaken(&mut self, n: u8, who: Person, min: u8) -> Did {
        let figure = self.figure(who);
        let Some(side) = figure.and_then(|figure| self.side_mut(figure)) else {
            return Did::No;
        };
        match &mut side.stats {
            Some(stats) => {
                let before = stats.hits;
                stats.hits = before.saturating_sub(n);
                did(stats.hits != before)
            }
            None => {
                let before = side.dice;
                side.dice = before.saturating_sub(n).max(min.min(before));
                did(side.dice != before)
            }
        }
    }

    /// Own dice are set, one after another; all of a face at once if there is one icon for them.
    pub(crate) fn change_dice(&mut self, n: Amount, to: &Icons, from: Option<Icon>) -> Did {
        let who = self.effect().actor;
        let to = match to {
            Icons::Any(_) => Icon::ALL,
            Icons::These(icons) => icons,
        };
        if let (Amount::All(All::All), [icon]) = (n, to) {
            return self.change_all(who, *icon, from);
        }
        let most = self.fate(who).map_or(0, |fate| fate.dice.len() as u8);
        let n = self.amount(n, most);
        while self.effect().part.count < n {
            let picks = self.changes(who, to, from);
            match self.choose(who, Asked::ChangeDie, picks) {
                Chosen::Asked => return Did::Ask,
                Chosen::Pick(Pick::SetDie(die, icon)) => {
                    self.set_die(who, die, icon);
                    self.effect().part.count += 1;
                }
                Chosen::Pick(_) | Chosen::Nothing => break,
            }
        }
        did(self.effect().part.count > 0)
    }

    fn change_all(&mut self, who: Participant, to: Icon, from: Option<Icon>) -> Did {
        let dice = self.fate(who).map(|fate| fate.dice.clone());
        let mut done = false;
        for (at, face) in (0..).zip(dice.unwrap_or_default()) {
            if face != to && from.is_none_or(|from| from == face) {
                self.set_die(who, at, to);
                done = true;
            }
        }
        did(done)
    }

    /// The changes that make a difference.
    fn changes(&self, who: Participant, to: &[Icon], from: Option<Icon>) -> Vec<Pick> {
        let Some(fate) = self.fate(who) else {
            return Vec::new();
        };
        let faces = fate.faces().into_iter();
        let faces = faces.filter(|(_, face)| from.is_none_or(|from| from == *face));
        let icons = |(die, face): (u8, Icon)| {
            let others = to.iter().filter(move |icon| **icon != face);
            others.map(move |icon| Pick::SetDie(die, *icon))
        };
        faces.flat_map(icons).collect()
    }

    /// Own dice are rolled again: a roll of its own for the Darkest Doom marker (DD-8.5).
    pub(crate) fn reroll(&mut self, n: u8) -> Did {
        if self.effect().part.step > 0 {
            return Did::Yes;
        }
        let who = self.effect().actor;
        let Some(reply) = self.reply(Asked::RerollDice) else {
            let dice = self.fate(who).map_or(0, |fate| fate.dice.len() as u8);
            let max = n.min(dice);
            if max == 0 {
                return Did::No;
            }
            let picks = (0..dice).map(Pick::Die);
            let shape = MenuShape::Some { min: 0, max };
            self.ask(who, Asked::RerollDice, shape, picks);
            return Did::Ask;
        };
        let again: Vec<u8> = reply.picks.iter().filter_map(die).collect();
        let dice = self.roll_dice(again.len() as u8);
        if let Some(fate) = self.fate_mut(who) {
            for (at, face) in again.iter().zip(&dice) {
                fate.dice[usize::from(*at)] = *face;
            }
        }
        if again.is_empty() {
            return Did::No;
        }
        let guardian = self.guardian_arg(who);
        self.tell(rule("DD-8.5"), || {
            let told = Message::new("rolls-again").with("guardian", guardian);
            told.with("dice", icon_targets(&dice))
        });
        self.effect().part.step = 1;
        self.start_moons(who, moons(&dice));
        Did::Wait
    }

    /// The Destiny die is rolled again; coins can be spent only after this.
    pub(crate) fn reroll_destiny(&mut self) -> Did {
        let result = self.next_destiny();
        let jobs = self.state.stack.iter_mut().rev();
        let mut rolls = jobs.filter_map(|frame| match &mut frame.job {
            Job::Destiny(destiny) => Some(destiny),
            _ => None,
        });
        let Some(destiny) = rolls.next() else {
            return Did::No;
        };
        destiny.result = result as i8;
        let who = destiny.who;
        let guardian = self.guardian_arg(who);
        self.tell(rule("DD-3.11"), || {
            let told = Message::new("destiny-again").with("guardian", guardian);
            told.with("n", i32::from(result))
        });
        Did::Yes
    }

    /// Icons do not count.
    pub(crate) fn strip(&mut self, symbol: Icon, n: u8, who: Person) -> Did {
        let figure = self.figure(who);
        let Some(side) = figure.and_then(|figure| self.side_mut(figure)) else {
            return Did::No;
        };
        let stripped = &mut side.fate.stripped[symbol.index()];
        *stripped = stripped.saturating_add(n);
        did(side.stats.is_none())
    }

    /// Icons count as hits.
    pub(crate) fn treat_as_hit(&mut self, symbols: &[Icon]) -> Did {
        let Some(fate) = self.results(Person::Me) else {
            return Did::No;
        };
        let bits = symbols
            .iter()
            .fold(0, |bits, icon| bits | 1 << icon.index());
        fate.as_hits |= bits;
        Did::Yes
    }

    /// The test counts as passed.
    pub(crate) fn auto_pass(&mut self) -> Did {
        let who = self.effect().actor;
        let jobs = self.state.stack.iter_mut().rev();
        let mut tests = jobs.filter_map(|frame| match &mut frame.job {
            Job::Test(test) => Some(test),
            _ => None,
        });
        match tests.next() {
            Some(test) if test.who == who => {
                test.auto_pass = true;
                Did::Yes
            }
            _ => Did::No,
        }
    }

    /// A number of the monster changes.
    pub(crate) fn monster_stat(&mut self, stat: Stat, n: i8) -> Did {
        let opponent = self.figure(Person::Opponent);
        let side = opponent.and_then(|figure| self.side_mut(figure));
        let Some(stats) = side.and_then(|side| side.stats.as_mut()) else {
            return Did::No;
        };
        let value = match stat {
            Stat::Hits => &mut stats.hits,
            Stat::Health => &mut stats.health,
        };
        let before = *value;
        *value = before.saturating_add_signed(n);
        did(*value != before)
    }

    /// The last battle spell of the opponent has no effect.
    pub(crate) fn cancel_spell(&mut self) -> Did {
        let who = self.effect().actor;
        let done = self.undo_spell(Figure::Guardian(who));
        if done {
            let guardian = self.guardian_arg(who);
            self.tell(rule("DD-10.7"), || {
                Message::new("cancels").with("guardian", guardian)
            });
        }
        did(done)
    }
}

/// The die of a pick.
fn die(pick: &Pick) -> Option<u8> {
    match pick {
        Pick::Die(at) => Some(*at),
        _ => None,
    }
}
