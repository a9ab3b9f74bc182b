//! New suits of a card: what each of them can score at most.
//!
//! A card may be given a dozen suits, and to look at each of them takes most of the time of a search.
//! So many are looked at together: first all of them, then those of one sort. Whether that pays is
//! learnt for each card.

use super::super::bits::ones;
use super::super::blanking::Unsettled;
use super::super::lineup::Aimed;
use super::ceiling::Open;
use super::ground::Ground;
use super::outlook::{Outlook, Pending};
use super::{Base, Copier, Limb, NOTHING, Search};

/// A look at so few suits does not pay: the stems that it opens are looked at anyway.
const FEW: u32 = 2;

/// A look that cuts off so many suits has paid.
const WORTH: u32 = 3;

/// How often suits are grouped for a closer look.
pub(super) const STAGES: usize = 2;

/// A card that is given a new suit.
pub(super) struct Recolouring<'b> {
    pub(super) base: &'b Base,
    pub(super) target: usize,
    pub(super) aimed: Aimed,
    pub(super) pending: Pending,
}

impl Search<'_> {
    /// What each of these new suits can score at most, as closely as it pays to know.
    pub(super) fn look_closely(
        &mut self,
        recolouring: &Recolouring<'_>,
        suits: u16,
        limb: &Limb,
    ) -> [i32; 16] {
        let mut by_suit = limb.by_suit;
        for stage in 0..STAGES {
            let better = ones(suits).filter(|&suit| by_suit[suit] > self.best);
            let better = better.fold(0_u16, |better, suit| better | 1 << suit);
            if better.count_ones() <= FEW {
                break;
            }
            for group in self.groups(recolouring, stage, better) {
                let pause = &mut self.closer[stage][recolouring.target];
                if group.count_ones() <= FEW || !pause.is_over() {
                    continue;
                }
                let closer = self.recoloured(recolouring, group, self.best);
                let mut cut = 0;
                for suit in ones(group) {
                    by_suit[suit] = by_suit[suit].min(closer[suit]);
                    cut += u32::from(by_suit[suit] <= self.best);
                }
                self.closer[stage][recolouring.target].learn(cut >= WORTH);
            }
        }
        by_suit
    }

    /// These suits in groups: at first all of them, then each sort.
    fn groups(&self, recolouring: &Recolouring<'_>, stage: usize, suits: u16) -> [u16; 3] {
        match stage {
            0 => [suits, 0, 0],
            _ => self.sorts(recolouring).map(|sort| sort & suits),
        }
    }

    /// The suits that are held, so that the card keeps another company; those that conditions ask
    /// for; and the rest. A ceiling over suits of one sort is far lower than one over all of them.
    fn sorts(&self, recolouring: &Recolouring<'_>) -> [u16; 3] {
        let held = self.held_beside(recolouring);
        let asked = self.kinds.asked & !held;
        [held, asked, !held & !asked]
    }

    /// The suits of the other cards, without those that are open.
    fn held_beside(&self, recolouring: &Recolouring<'_>) -> u16 {
        let lineup = &recolouring.base.lineup;
        let copying = self.copiers.iter().map(|copier| copier.place);
        let open = copying.fold(1 << recolouring.target, |open, place| open | 1 << place);
        let settled = ones(lineup.all() & !open);
        settled.fold(0, |suits, place| suits | 1 << lineup.suit[place])
    }

    /// What each of these new suits can score at most.
    pub(super) fn recoloured(
        &self,
        recolouring: &Recolouring<'_>,
        suits: u16,
        enough: i32,
    ) -> [i32; 16] {
        let &Recolouring {
            base,
            target,
            aimed,
            pending,
        } = recolouring;
        let mut by_suit = [NOTHING; 16];
        let (mut lineup, mut unsettled, new_suits) = self.open(base, None);
        let mut open = self.faces_of(0, &new_suits);
        let copying = |copier: &Copier| copier.place == target;
        let names = if let Some(nth) = self.copiers.iter().position(copying) {
            unsettled.swap(0, nth);
            open.swap(0, nth);
            unsettled[0].suits = suits;
            unsettled[0].tied = false;
            unsettled[0].names
        } else {
            lineup.unseat(target);
            let names = 1 << lineup.name[target];
            let recoloured = Unsettled {
                place: target as u8,
                suits,
                names,
                tied: false,
            };
            unsettled.insert(0, recoloured);
            open.insert(0, Open::Free { suits, names });
            names
        };
        open[0] = Open::Free { suits, names };
        let ground = Ground::new(self.book, &lineup, &unsettled, aimed, pending);
        let outlook = Outlook::new(&ground, pending);
        self.bound(&self.recolouring, &outlook, &open, enough, |ceilings| {
            for suit in ones(suits) {
                by_suit[suit] = ceilings.total_in(suit as u8, names);
            }
        });
        by_suit
    }
}
