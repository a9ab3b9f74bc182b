//! Hands with cards that the ceilings do not expect: every choice is tried.

use super::super::bits::ones;
use super::super::input::Choice;
use super::super::lineup::{Aimed, Lineup};
use super::ground::Ground;
use super::outlook::Outlook;
use super::{Base, NewSuits, Picks, Search};

impl Search<'_> {
    /// Tries everything.
    pub(super) fn try_everything(&mut self, bases: &[Base]) {
        for base in bases {
            self.try_stem(base, None);
            let Some(&changer) = self.changers.last() else {
                continue;
            };
            for target in (0..base.lineup.len).filter(|&target| target != changer) {
                for suit in ones(self.new_suits(&base.lineup, target)) {
                    self.try_stem(base, Some((target as u8, suit as u8)));
                }
            }
        }
    }

    fn try_stem(&mut self, base: &Base, change: Option<(u8, u8)>) {
        let mut picks = self.stem_picks(base, change);
        let (mut lineup, _, new_suits) = self.open(base, change);
        self.try_copies(&mut lineup, &new_suits, &mut picks, 0);
    }

    /// Copies first, clears and protects afterwards.
    fn try_copies(
        &mut self,
        lineup: &mut Lineup,
        new_suits: &NewSuits,
        picks: &mut Picks,
        nth: usize,
    ) {
        let Some(copier) = self.copiers.get(nth) else {
            self.try_clearing(lineup, Aimed::default(), picks, 0);
            return;
        };
        let place = copier.place;
        let cards: Vec<_> = copier
            .choice(new_suits)
            .0
            .iter()
            .map(|face| face.card)
            .collect();
        for card in cards {
            picks[place] = card.map(Choice::Target);
            self.seat(lineup, new_suits, nth, picks[place]);
            self.try_copies(lineup, new_suits, picks, nth + 1);
        }
        picks[place] = None;
    }

    fn try_clearing(&mut self, lineup: &Lineup, aimed: Aimed, picks: &mut Picks, nth: usize) {
        let Some(&(place, _)) = self.clearers.get(nth) else {
            self.try_protecting(lineup, aimed, picks, 0);
            return;
        };
        for target in ones(self.clearable(lineup, aimed, nth))
            .map(Some)
            .chain([None])
        {
            let mut aimed = aimed;
            aimed.cleared |= target.map_or(0, |target| 1 << target);
            picks[place] = target.map(|target| Choice::Target(self.card(target)));
            self.try_clearing(lineup, aimed, picks, nth + 1);
        }
        picks[place] = None;
    }

    fn try_protecting(&mut self, lineup: &Lineup, aimed: Aimed, picks: &mut Picks, nth: usize) {
        let Some(&place) = self.protectors.get(nth) else {
            self.try_out(lineup, aimed, picks);
            return;
        };
        let pending = self.pending(self.clearers.len(), nth);
        let ground = Ground::new(self.book, lineup, &[], aimed, pending);
        let outlook = Outlook::new(&ground, pending);
        let worth = outlook.worth_protecting() & !(1 << place);
        for target in ones(worth).map(Some).chain([None]) {
            let mut aimed = aimed;
            aimed.protected |= target.map_or(0, |target| 1 << target);
            picks[place] = target.map(|target| Choice::Target(self.card(target)));
            self.try_protecting(lineup, aimed, picks, nth + 1);
        }
        picks[place] = None;
    }
}
