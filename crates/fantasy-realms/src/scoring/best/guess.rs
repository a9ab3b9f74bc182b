//! A good guess to start from: choices are bettered one at a time until none can be.
//!
//! A hand whose ceilings lie far above its best choices would be searched in vain for mark after
//! mark. A guess is mostly within a few points of the best, and cuts off nearly as much.

use super::super::bits::ones;
use super::super::input::Choice;
use super::super::lineup::{Aimed, Lineup};
use super::faces::Face;
use super::{Base, MAX_HAND, Picks, Search};
use arrayvec::ArrayVec;

/// How often all choices are looked at.
const SWEEPS: usize = 4;

/// How many bases are looked at.
const MAX_BASES: usize = 16;

/// One way to make all choices.
#[derive(Clone)]
struct Guess {
    base: usize,
    change: Option<(u8, u8)>,
    /// What each copying card becomes.
    faces: ArrayVec<Face, MAX_HAND>,
    /// What each clearing and each protecting card is used for.
    cleared: ArrayVec<Option<usize>, MAX_HAND>,
    protected: ArrayVec<Option<usize>, MAX_HAND>,
    points: i32,
}

impl Search<'_> {
    /// Makes a guess; it counts if it is better than what is known.
    pub(super) fn guess(&mut self, bases: &[Base]) {
        let mut guess = Guess {
            base: 0,
            change: None,
            faces: self.copiers.iter().map(|copier| copier.faces[0]).collect(),
            cleared: self.clearers.iter().map(|_| None).collect(),
            protected: self.protectors.iter().map(|_| None).collect(),
            points: i32::MIN,
        };
        for _ in 0..SWEEPS {
            let before = guess.points;
            self.better(bases, &mut guess);
            if guess.points == before {
                break;
            }
        }
        if guess.points > self.best {
            self.best = guess.points;
            self.best_picks = self.made(bases, &guess).2;
        }
    }

    /// Betters every choice once.
    fn better(&self, bases: &[Base], guess: &mut Guess) {
        for nth in 0..self.copiers.len() {
            for &face in &self.copiers[nth].faces {
                self.take_better(bases, guess, |other| other.faces[nth] = face);
            }
        }
        if let Some(&changer) = self.changers.last() {
            for target in (0..self.hand.len()).filter(|&target| target != changer) {
                for suit in ones(self.new_suits(&bases[guess.base].lineup, target)) {
                    let change = Some((target as u8, suit as u8));
                    self.take_better(bases, guess, |other| other.change = change);
                }
            }
        }
        for place in (0..self.hand.len()).map(Some).chain([None]) {
            for nth in 0..self.clearers.len() {
                self.take_better(bases, guess, |other| other.cleared[nth] = place);
            }
            for nth in 0..self.protectors.len() {
                self.take_better(bases, guess, |other| other.protected[nth] = place);
            }
        }
        for base in 0..bases.len().min(MAX_BASES) {
            self.take_better(bases, guess, |other| other.base = base);
        }
    }

    fn take_better(&self, bases: &[Base], guess: &mut Guess, change: impl Fn(&mut Guess)) {
        let mut other = guess.clone();
        change(&mut other);
        let (lineup, aimed, _) = self.made(bases, &other);
        other.points = self.book.score(&lineup, aimed, self.around);
        if other.points > guess.points {
            *guess = other;
        }
    }

    /// The hand after all choices. What is not legal is left out.
    fn made(&self, bases: &[Base], guess: &Guess) -> (Lineup, Aimed, Picks) {
        let base = &bases[guess.base];
        let (mut lineup, _, new_suits) = self.open(base, guess.change);
        let (mut picks, mut aimed) = (base.picks, Aimed::default());
        if let (Some(&changer), Some((target, suit))) = (self.changers.last(), guess.change) {
            picks[changer] = Some(self.change(target, suit));
        }
        for (copier, face) in self.copiers.iter().zip(&guess.faces) {
            let place = copier.place;
            lineup.name[place] = face.name;
            lineup.recolour(place, new_suits[place].unwrap_or(face.suit));
            picks[place] = face.card.map(Choice::Target);
        }
        for (&(by, suits), target) in self.clearers.iter().zip(&guess.cleared) {
            if let Some(target) = target.filter(|&target| suits >> lineup.suit[target] & 1 != 0) {
                aimed.cleared |= 1 << target;
                picks[by] = Some(Choice::Target(self.card(target)));
            }
        }
        for (&by, target) in self.protectors.iter().zip(&guess.protected) {
            if let Some(target) = target.filter(|&target| target != by) {
                aimed.protected |= 1 << target;
                picks[by] = Some(Choice::Target(self.card(target)));
            }
        }
        (lineup, aimed, picks)
    }
}
