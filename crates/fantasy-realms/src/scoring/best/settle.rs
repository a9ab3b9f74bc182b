//! The last choices of a part: what is protected, and what cards copy.
//!
//! Whichever has fewer ways that may be better than the best is chosen first: the fewer parts are
//! opened, the fewer have to be looked at.

use super::super::bits::ones;
use super::super::input::Choice;
use super::super::lineup::{Aimed, Lineup, Places};
use super::super::terms::Scene;
use super::Search;
use super::ceiling::Open;
use super::climb::Stem;
use super::frontier::{Part, Step};
use super::ground::Ground;
use super::outlook::{Outlook, Pending};
use crate::cards::CardId;
use arrayvec::ArrayVec;
use std::cmp::Reverse;

/// How far the last choices are made.
#[derive(Clone, Copy, Default)]
pub(super) struct Settled {
    copied: u8,
    protected: u8,
}

impl Settled {
    /// How many cards have copied.
    pub(super) fn copied(self) -> usize {
        usize::from(self.copied)
    }

    /// How many cards have protected.
    fn protected(self) -> usize {
        usize::from(self.protected)
    }

    /// How many choices are made.
    pub(super) fn depth(self) -> u8 {
        self.copied + self.protected
    }

    fn copy(self) -> Settled {
        let copied = self.copied + 1;
        Settled { copied, ..self }
    }

    fn protect(self) -> Settled {
        let protected = self.protected + 1;
        Settled { protected, ..self }
    }
}

/// So few protections are sooner tried than looked at together.
const FEW_BYSTANDERS: usize = 3;

/// What to choose next.
enum Next {
    /// Nothing: no way is better than the best.
    Nothing,
    /// What is protected makes no difference.
    AnyProtection,
    Protection,
    Copy,
}

/// Cards to protect, or none, and what that scores at most.
type Protections = ArrayVec<(i32, Option<usize>), 16>;

/// The ways to go on that may be better than the best, and what they score at most.
#[derive(Default)]
struct Ways {
    /// Cards to protect, or none.
    protections: Protections,
    /// Cards to copy, or none.
    copies: ArrayVec<(i32, Option<CardId>), 129>,
}

impl Search<'_> {
    /// Opens what is protected next or what the next card copies.
    pub(super) fn settle(&mut self, stem: &mut Stem, ceiling: i32, mut part: Part, at: Settled) {
        let (copier, protector) = (
            self.copiers.get(at.copied()).map(|copier| copier.place),
            self.protectors.get(at.protected()).copied(),
        );
        let last_protection = at.protected() + 1 >= self.protectors.len();
        match (copier, protector) {
            (None, None) => return self.try_out(&stem.lineup, part.aimed, &part.picks),
            (None, Some(protector)) if last_protection => {
                let targets = ones(stem.lineup.all() & !(1 << protector)).map(Some);
                let all = [None].into_iter().chain(targets);
                let all: Protections = all.map(|target| (i32::MAX, target)).collect();
                return self.try_protections(&stem.lineup, part, protector, &all);
            }
            _ => {}
        }
        let mut ways = Ways::default();
        match (
            self.find_ways(stem, part.aimed, at, &mut ways),
            copier,
            protector,
        ) {
            (Next::AnyProtection, ..) => self.settle(stem, ceiling, part, at.protect()),
            (Next::Protection, _, Some(protector)) => {
                part.step = Step::Settle(at.protect());
                let aimed = part.aimed;
                for (most, target) in ways.protections {
                    part.picks[protector] = target.map(|target| Choice::Target(self.card(target)));
                    part.aimed.protected = aimed.protected | target.map_or(0, |target| 1 << target);
                    self.keep(most.min(ceiling), part);
                }
            }
            (Next::Copy, Some(_), _)
                if last_protection && at.copied() + 1 == self.copiers.len() =>
            {
                self.try_last_copies(stem, part, at, ways);
            }
            (Next::Copy, Some(copier), _) => {
                part.step = Step::Settle(at.copy());
                for (most, card) in ways.copies {
                    part.picks[copier] = card.map(Choice::Target);
                    self.keep(most.min(ceiling), part);
                }
            }
            _ => {}
        }
    }

    /// Finds the ways to go on.
    fn find_ways(&self, stem: &Stem, aimed: Aimed, at: Settled, ways: &mut Ways) -> Next {
        let (lineup, unsettled) = (&stem.lineup, &stem.unsettled);
        let pending = self.pending(self.clearers.len(), at.protected());
        let ground = Ground::new(self.book, lineup, unsettled, aimed, pending);
        let outlook = Outlook::new(&ground, pending);
        let targets = match self.protectors.get(at.protected()) {
            Some(&protector) => lineup.all() & outlook.worth_protecting() & !(1 << protector),
            None => 0,
        };
        if pending.protects > 0 && targets == 0 {
            return Next::AnyProtection;
        }
        let open = self.faces_of(at.copied(), &stem.new_suits);
        self.bound(&self.habit, &outlook, &open, self.best, |ceilings| {
            if ceilings.total() <= self.best {
                return Next::Nothing;
            }
            if pending.protects > 0 {
                let Some(targets) = sensible(&ground, pending, targets) else {
                    return Next::AnyProtection;
                };
                let options = [None].into_iter().chain(ones(targets).map(Some));
                let options = options.map(|target| (ceilings.total_protecting(target), target));
                let better = options.filter(|&(most, _)| most > self.best);
                ways.protections.extend(better);
                self.drop_bystanders(&outlook, &open, ways);
                if ways.protections.is_empty() {
                    return Next::Nothing;
                }
            }
            let Some(copier) = self.copiers.get(at.copied()) else {
                return Next::Protection;
            };
            let (faces, new_suit) = copier.choice(&stem.new_suits);
            for face in faces {
                let most = ceilings.total_in(new_suit.unwrap_or(face.suit), 1 << face.name);
                if most <= self.best {
                    continue;
                }
                if pending.protects > 0 && ways.copies.len() == ways.protections.len() {
                    return Next::Protection;
                }
                ways.copies.push((most, face.card));
            }
            Next::Copy
        })
    }

    /// Drops the protections of cards that blank nobody, if none of them can be better than the best.
    fn drop_bystanders(&self, outlook: &Outlook<'_>, open: &[Open<'_>], ways: &mut Ways) {
        let namers = outlook.weak_namers();
        let is_namer = |target: Option<usize>| target.is_some_and(|place| namers >> place & 1 != 0);
        let bystanders = ways
            .protections
            .iter()
            .filter(|&&(_, target)| !is_namer(target));
        if namers == 0 || bystanders.count() < FEW_BYSTANDERS || outlook.pending.protects > 1 {
            return;
        }
        let mut pause = self.bystanders.get();
        if pause.is_over() {
            let unprotected = outlook.not_protecting(namers);
            let habit = self.habit.clone();
            let most = self.most(&habit, &unprotected, open, self.best);
            pause.learn(most <= self.best);
            if most <= self.best {
                ways.protections.retain(|&mut (_, target)| is_namer(target));
            }
        }
        self.bystanders.set(pause);
    }

    /// Tries out what the last copying card may become, and what may be protected then.
    fn try_last_copies(&mut self, stem: &mut Stem, mut part: Part, at: Settled, mut ways: Ways) {
        let place = self.copiers[at.copied()].place;
        ways.copies.sort_unstable_by_key(|&(most, _)| Reverse(most));
        for (most, card) in ways.copies {
            if most <= self.best {
                return;
            }
            part.picks[place] = card.map(Choice::Target);
            self.seat(
                &mut stem.lineup,
                &stem.new_suits,
                at.copied(),
                part.picks[place],
            );
            match self.protectors.get(at.protected()) {
                Some(&protector) => {
                    self.try_protections(&stem.lineup, part, protector, &ways.protections);
                }
                None => self.try_out(&stem.lineup, part.aimed, &part.picks),
            }
        }
    }

    /// Tries out what the last protecting card may protect. Most protections change nothing, and a
    /// hand is scored once for the same active cards.
    fn try_protections(
        &mut self,
        lineup: &Lineup,
        mut part: Part,
        protector: usize,
        protections: &Protections,
    ) {
        let relief = lineup.relief(self.book, part.aimed);
        let threats = self.book.threats(lineup, &relief);
        let unprotected = threats.settle(relief.protected);
        let bystanders = threats.bystanders();
        let mut seen: ArrayVec<Places, 16> = ArrayVec::new();
        for &(most, target) in protections {
            let bit = target.map_or(0, |target| 1 << target);
            if most <= self.best || unprotected.sure & bit != 0 {
                continue;
            }
            let active = if bit & !bystanders == 0 {
                unprotected.active | bit
            } else {
                threats.settle(relief.protected | bit).active
            };
            if seen.contains(&active) {
                continue;
            }
            seen.push(active);
            let scene = Scene::new(self.book, lineup, &relief, active, self.around);
            part.picks[protector] = target.map(|target| Choice::Target(self.card(target)));
            self.count(scene.total(), &part.picks);
        }
    }
}

/// Of these cards, those that the last protecting card does not protect for nothing; `None` if it
/// makes no difference at all.
fn sensible(ground: &Ground<'_>, pending: Pending, targets: Places) -> Option<Places> {
    if pending.protects > 1 {
        return Some(targets);
    }
    let outlook = Outlook::new(ground, Pending::default());
    let targets = targets & !outlook.sure;
    let matters = targets & ground.lineup.seated != 0 || outlook.threats != 0;
    matters.then_some(targets)
}
