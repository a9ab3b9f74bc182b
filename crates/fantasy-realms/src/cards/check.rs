//! Sentences that can be read but make no sense.

use super::items::{ItemBonus, ItemSentence};
use super::ops::{BonusSentence, PenaltySentence, Rung, Term};

/// Strengths, values and points stay within this, so that no sum of a hand can overflow.
pub(super) const GREATEST_NUMBER: i16 = 999;

/// Something a pack can be wrong about although it reads well.
pub(super) trait Sense {
    /// What is wrong with it.
    fn complaint(&self) -> Option<String>;
}

impl Sense for BonusSentence {
    fn complaint(&self) -> Option<String> {
        match self {
            Self::Score(alternatives) => alternatives.iter().find_map(Sense::complaint),
            _ => None,
        }
    }
}

impl Sense for PenaltySentence {
    fn complaint(&self) -> Option<String> {
        match self {
            Self::Score(alternatives) => alternatives.iter().find_map(Sense::complaint),
            _ => None,
        }
    }
}

impl Sense for Term {
    fn complaint(&self) -> Option<String> {
        match self {
            Self::ForEach { points, .. }
            | Self::ForEachWith { points, .. }
            | Self::With { points, .. }
            | Self::Without { points, .. }
            | Self::Exactly { points, .. }
            | Self::AllSuitsDifferent { points }
            | Self::ForEachOtherPlayer { points }
            | Self::ForEachUnclearedPenalty { points }
            | Self::ForEachDiscarded { points, .. } => points_complaint(*points),
            Self::FirstAndFurther { first, further, .. } => {
                points_complaint(*first).or_else(|| points_complaint(*further))
            }
            Self::Runs { rungs } | Self::SuitSets { rungs } => table_complaint(rungs),
            Self::TotalStrength { .. } | Self::GreatestStrength { .. } => None,
        }
    }
}

impl Sense for ItemSentence {
    fn complaint(&self) -> Option<String> {
        match *self {
            Self::TopToDiscard { cards: 0 }
            | Self::DiscardHand { cards: 0 }
            | Self::DrawDeck { cards: 0 }
            | Self::LookAtBottom { cards: 0 }
            | Self::OthersOffer { up_to: 0 }
            | Self::SetAsideItems { items: 0 }
            | Self::DiscardedToBottom { cards: 0 }
            | Self::CoverDiscarded { cards: 0 }
            | Self::LookAtTop { cards: 0 }
            | Self::TakeDiscardedItem { among: 0 }
            | Self::TakeDiscarded { cards: 0 }
            | Self::PutBackDrawn { cards: 0 }
            | Self::DrawUntilThatSuit { at_most: 0 } => Some("0 cards are no effect".to_owned()),
            Self::HandToBottom { min, max } if min > max => Some(format!(
                "{min} to {max} is no range: the smaller number comes first"
            )),
            _ => None,
        }
    }
}

impl Sense for ItemBonus {
    fn complaint(&self) -> Option<String> {
        let Self::OtherFaceDown { points, .. } = self;
        points_complaint(*points)
    }
}

fn points_complaint(points: i16) -> Option<String> {
    match points {
        0 => Some("0 points are no bonus and no penalty".to_owned()),
        _ if points.abs() > GREATEST_NUMBER => {
            Some(format!("more than {GREATEST_NUMBER} points are too many"))
        }
        _ => None,
    }
}

fn table_complaint(rungs: &[Rung]) -> Option<String> {
    let falling = rungs.windows(2).any(|pair| pair[0].cards >= pair[1].cards);
    if falling || rungs.iter().any(|rung| rung.cards == 0) {
        return Some("the numbers of cards must start above 0 and rise".to_owned());
    }
    rungs.iter().find_map(|rung| points_complaint(rung.points))
}
