//! Making the choices of a part of the search one after the other.
//!
//! Every step keeps in mind what it opens, with what that can score at most.

use super::super::bits::ones;
use super::super::blanking::Unsettled;
use super::super::input::Choice;
use super::super::lineup::{Aimed, Lineup, Places};
use super::super::terms::Scene;
use super::faces::Faces;
use super::frontier::{Part, Step};
use super::outlook::{Outlook, Pending};
use super::{Base, Copier, Limb, MAX_HAND, MAX_OPEN, NewSuits, Picks, Search};
use crate::cards::CardId;
use arrayvec::ArrayVec;
use std::cmp::Reverse;

/// A closer look at so few suits does not pay: the stems that it opens are looked at anyway.
const FEW_SUITS: u32 = 2;

/// Cards to protect, or none, and what a hand scores then at most.
type Protections = ArrayVec<(i32, Option<usize>), 16>;

/// Cards to copy, or none, and what a hand scores then at most.
type Promising = ArrayVec<(i32, Option<CardId>), 129>;

/// How to go on.
enum Ways {
    /// With what is protected; `None` if that makes no difference.
    Protect(Option<Protections>),
    /// With what is copied.
    Copy(Promising),
}

/// A part of the search, worked out: the choices of step 2 and 3 that are made.
struct Stem {
    lineup: Lineup,
    /// The copying cards from the next one on.
    unsettled: ArrayVec<Unsettled, MAX_OPEN>,
    new_suits: NewSuits,
}

impl Copier {
    /// The faces worth trying, and the suit that the card is given whatever it copies.
    pub(super) fn choice(&self, new_suits: &NewSuits) -> (&Faces, Option<u8>) {
        let new_suit = new_suits[self.place];
        let faces = if new_suit.is_some() {
            &self.names
        } else {
            &self.faces
        };
        (faces, new_suit)
    }
}

impl Search<'_> {
    /// Makes the next choice of a part.
    pub(super) fn climb(&mut self, bases: &[Base], limbs: &[Limb], ceiling: i32, part: Part) {
        let base = &bases[part.base as usize];
        match part.step {
            Step::Change { limb } => {
                let limb = &limbs[limb as usize];
                self.change_closely(base, limb, part);
            }
            Step::Clear(nth) => self.clear(&mut self.stem(base, &part, 0), ceiling, part, nth),
            Step::Settle { copied, .. } => {
                let mut stem = self.stem(base, &part, usize::from(copied));
                self.settle(&mut stem, ceiling, part);
            }
        }
    }

    /// The hand after the change of suit and so many copies.
    fn stem(&self, base: &Base, part: &Part, copied: usize) -> Stem {
        let (mut lineup, mut unsettled, new_suits) = self.open(base, part.change);
        for nth in 0..copied {
            let pick = part.picks[self.copiers[nth].place];
            self.seat(&mut lineup, &new_suits, nth, pick);
        }
        unsettled.drain(..copied);
        Stem {
            lineup,
            unsettled,
            new_suits,
        }
    }

    /// Opens the last change of suit of one card after a closer look at suits of one sort, once for everything that the first
    /// clearing card may do.
    fn change_closely(&mut self, base: &Base, limb: &Limb, part: Part) {
        let target = usize::from(limb.target);
        let promising = (0..16).filter(|&suit| limb.by_suit[suit] > self.best);
        let suits = promising.fold(0, |suits, suit| suits | 1 << suit);
        let (clears, penalised) = match self.clearers.first() {
            Some(&(_, clears)) => {
                let places = base.lineup.places_of(clears) | 1 << target;
                (clears, base.lineup.penalised & places)
            }
            None => (0, 0),
        };
        let looked_at = usize::from(!self.clearers.is_empty());
        for group in self.groups(base, target, suits) {
            for cleared in ones(penalised).map(Some).chain([None]) {
                let suits = if cleared == Some(target) {
                    group & clears
                } else {
                    group
                };
                if suits == 0 {
                    continue;
                }
                let mut part = part;
                part.step = Step::Clear(looked_at as u8);
                part.aimed.cleared |= cleared.map_or(0, |place| 1 << place);
                let few = suits.count_ones() <= FEW_SUITS;
                let by_suit = if looked_at == 0 && (few || !self.closer.is_over()) {
                    limb.by_suit
                } else {
                    let pending = self.pending(looked_at, 0);
                    let by_suit =
                        self.changed_ceiling(base, target, suits, self.best, part.aimed, pending);
                    let left = ones(suits).filter(|&suit| by_suit[suit] > self.best);
                    self.closer
                        .learn(2 * left.count() as u32 <= suits.count_ones());
                    by_suit
                };
                for suit in ones(suits) {
                    let change = Some((limb.target, suit as u8));
                    part.change = change;
                    part.picks = self.stem_picks(base, change);
                    if let Some(&(by, _)) = self.clearers.first() {
                        part.picks[by] = cleared.map(|place| Choice::Target(self.card(place)));
                    }
                    self.keep(by_suit[suit].min(limb.by_suit[suit]), part);
                }
            }
        }
    }

    /// The choices of a base with the last change of suit.
    pub(super) fn stem_picks(&self, base: &Base, change: Option<(u8, u8)>) -> Picks {
        let mut picks = base.picks;
        if let (Some(&changer), Some((target, suit))) = (self.changers.last(), change) {
            picks[changer] = Some(self.change(target, suit));
        }
        picks
    }

    /// The penalties that the nth clearing card may clear.
    pub(super) fn clearable(&self, lineup: &Lineup, aimed: Aimed, nth: usize) -> Places {
        let standing = lineup.penalised & !lineup.relief(self.book, aimed).cleared;
        lineup.places_of(self.clearers[nth].1) & standing
    }

    /// Opens what the nth clearing card may clear.
    fn clear(&mut self, stem: &mut Stem, ceiling: i32, mut part: Part, nth: u8) {
        let next = usize::from(nth);
        let Some(&(place, _)) = self.clearers.get(next) else {
            part.step = Step::Settle {
                copied: 0,
                protected: 0,
            };
            return self.settle(stem, ceiling, part);
        };
        let targets = self.clearable(&stem.lineup, part.aimed, next);
        if targets == 0 {
            return self.clear(stem, ceiling, part, nth + 1);
        }
        let aimed = part.aimed;
        // Later clearing cards are looked at when the one before them is.
        if nth == 0 && self.look(stem, aimed, self.pending(0, 0)) <= self.best {
            return;
        }
        part.step = Step::Clear(nth + 1);
        for target in ones(targets).map(Some).chain([None]) {
            part.picks[place] = target.map(|target| Choice::Target(self.card(target)));
            part.aimed.cleared = aimed.cleared | target.map_or(0, |target| 1 << target);
            let most = self.look(stem, part.aimed, self.pending(next + 1, 0));
            self.keep(most.min(ceiling), part);
        }
    }

    /// What a stem can score at most.
    fn look(&self, stem: &Stem, aimed: Aimed, pending: Pending) -> i32 {
        let open = self.faces_of(0, &stem.new_suits);
        let Stem {
            lineup, unsettled, ..
        } = stem;
        self.ceiling(lineup, unsettled, &open, aimed, pending, self.best)
    }

    /// Opens what is protected next or what the next card copies: what has fewer ways that may be
    /// better than the best.
    fn settle(&mut self, stem: &mut Stem, ceiling: i32, mut part: Part) {
        let Step::Settle { copied, protected } = part.step else {
            return;
        };
        let (nth, next) = (usize::from(copied), usize::from(protected));
        let last = nth + 1 >= self.copiers.len() && next + 1 >= self.protectors.len();
        let ways = match (self.copiers.get(nth), self.protectors.get(next)) {
            (None, None) => return self.try_out(&stem.lineup, part.aimed, &part.picks),
            (None, Some(&place)) if next + 1 == self.protectors.len() => {
                return self.try_protections(&stem.lineup, part, place);
            }
            _ => self.ways(stem, part.aimed, nth, next),
        };
        let aimed = part.aimed;
        match ways {
            Ways::Protect(None) => {
                part.step = Step::Settle {
                    copied,
                    protected: protected + 1,
                };
                self.settle(stem, ceiling, part);
            }
            Ways::Protect(Some(worth)) => {
                let place = self.protectors[next];
                part.step = Step::Settle {
                    copied,
                    protected: protected + 1,
                };
                for (most, target) in worth {
                    part.picks[place] = target.map(|target| Choice::Target(self.card(target)));
                    part.aimed.protected = aimed.protected | target.map_or(0, |target| 1 << target);
                    self.keep(most.min(ceiling), part);
                }
            }
            Ways::Copy(promising) if last => self.try_last_copies(stem, part, promising),
            Ways::Copy(promising) => {
                let place = self.copiers[nth].place;
                part.step = Step::Settle {
                    copied: copied + 1,
                    protected,
                };
                for (most, card) in promising {
                    part.picks[place] = card.map(Choice::Target);
                    self.keep(most.min(ceiling), part);
                }
            }
        }
    }

    /// Tries out what the last copying card may become, and what may be protected then.
    fn try_last_copies(&mut self, stem: &mut Stem, mut part: Part, mut promising: Promising) {
        let Step::Settle { copied, protected } = part.step else {
            return;
        };
        let nth = usize::from(copied);
        let place = self.copiers[nth].place;
        promising.sort_unstable_by_key(|&(most, _)| Reverse(most));
        for (most, card) in promising {
            if most <= self.best {
                return;
            }
            part.picks[place] = card.map(Choice::Target);
            self.seat(&mut stem.lineup, &stem.new_suits, nth, part.picks[place]);
            match self.protectors.get(usize::from(protected)) {
                Some(&protector) => self.try_protections(&stem.lineup, part, protector),
                None => self.try_out(&stem.lineup, part.aimed, &part.picks),
            }
        }
    }

    /// Tries out everything that the last protecting card may protect. Most protections change
    /// nothing, and a hand is scored once for the same active cards.
    fn try_protections(&mut self, lineup: &Lineup, mut part: Part, protector: usize) {
        let relief = lineup.relief(self.book, part.aimed);
        let threats = self.book.threats(lineup, &relief);
        let targets = ones(lineup.all() & !(1 << protector)).map(Some);
        let mut seen: ArrayVec<Places, { MAX_HAND + 1 }> = ArrayVec::new();
        for target in [None].into_iter().chain(targets) {
            let protected = target.map_or(0, |target| 1 << target);
            let active = threats.active(relief.protected | protected);
            if seen.contains(&active) {
                continue;
            }
            seen.push(active);
            let points = Scene::new(self.book, lineup, &relief, active, self.around).total();
            part.picks[protector] = target.map(|target| Choice::Target(self.card(target)));
            self.count(points, &part.picks);
        }
    }

    /// The ways to go on after so many copies and protections that may be better than the best, and
    /// what they score at most.
    fn ways(&self, stem: &Stem, aimed: Aimed, copied: usize, protected: usize) -> Ways {
        let Stem {
            lineup, unsettled, ..
        } = stem;
        let pending = self.pending(self.clearers.len(), protected);
        let outlook = Outlook::new(self.book, lineup, unsettled, aimed, pending);
        let protector = self
            .protectors
            .get(protected)
            .map_or(0, |&place| 1 << place);
        let mut targets = lineup.all() & outlook.worth_protecting() & !protector;
        if protector != 0 && targets == 0 {
            return Ways::Protect(None);
        }
        let open = self.faces_of(copied, &stem.new_suits);
        self.bound(&outlook, aimed, &open, self.best, |ceilings| {
            if ceilings.total() <= self.best {
                return Ways::Copy(Promising::new());
            }
            let mut worth = Protections::new();
            if pending.protects == 1 {
                let none = Pending::default();
                let outlook = Outlook::new(self.book, lineup, unsettled, aimed, none);
                targets &= !outlook.sure;
                if targets & lineup.seated == 0 && outlook.threats == 0 {
                    return Ways::Protect(None);
                }
            }
            if pending.protects > 0 {
                let options = ones(targets).map(Some).chain([None]);
                let options = options.map(|target| (ceilings.total_protecting(target), target));
                worth.extend(options.filter(|&(most, _)| most > self.best));
            }
            let Some(copier) = self.copiers.get(copied) else {
                return Ways::Protect(Some(worth));
            };
            let (faces, new_suit) = copier.choice(&stem.new_suits);
            let mut promising = Promising::new();
            for face in faces {
                let most = ceilings.total_in(new_suit.unwrap_or(face.suit), 1 << face.name);
                if most > self.best {
                    if pending.protects > 0 && promising.len() == worth.len() {
                        return Ways::Protect(Some(worth));
                    }
                    promising.push((most, face.card));
                }
            }
            Ways::Copy(promising)
        })
    }

    /// Gives the nth copying card what it copies, or its own face.
    pub(super) fn seat(
        &self,
        lineup: &mut Lineup,
        new_suits: &NewSuits,
        nth: usize,
        pick: Option<Choice>,
    ) {
        let copier = &self.copiers[nth];
        let (name, suit) = match pick {
            Some(choice) => {
                let row = self.book.row_of(choice.target().0);
                (row.name, row.suit)
            }
            None => (copier.faces[0].name, copier.faces[0].suit),
        };
        lineup.name[copier.place] = name;
        lineup.recolour(copier.place, new_suits[copier.place].unwrap_or(suit));
    }

    pub(super) fn try_out(&mut self, lineup: &Lineup, aimed: Aimed, picks: &Picks) {
        let points = self.book.score(lineup, aimed, self.around);
        self.count(points, picks);
    }

    /// Keeps a score in mind if it is the best.
    fn count(&mut self, points: i32, picks: &Picks) {
        if points > self.best {
            self.best = points;
            self.best_picks = *picks;
        }
    }
}
