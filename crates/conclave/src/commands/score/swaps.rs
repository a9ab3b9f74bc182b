//! What exchanging one card would gain.

use crate::out;
use fantasy_realms::cards::{CardId, Pack};
use fantasy_realms::scoring::{HandInput, ScoreBook};
use table::Lang;

/// So many exchanges are shown to people; programs get all.
const SHOWN: usize = 12;

/// One exchange.
pub(crate) struct Swap {
    /// The card that leaves the hand.
    pub(crate) out: CardId,
    /// The card that comes in.
    pub(crate) into: CardId,
    /// The best total afterwards.
    pub(crate) total: i32,
    /// How much more than the best total now.
    pub(crate) gain: i32,
}

/// Every exchange of a hand card for another card of the deck in use, the best first. A card of
/// the discard area leaves it when it comes in, and the card that goes out takes its place.
pub(crate) fn gains(book: &ScoreBook, input: &HandInput) -> Vec<Swap> {
    let (_, now) = book.best(input);
    let others = book.deck().without(input.hand.set());
    let mut swaps: Vec<Swap> = Vec::new();
    for out in input.hand.iter() {
        for into in others.iter() {
            let mut after = HandInput {
                hand: input.hand.with_swap(out, into),
                ..*input
            };
            if after.discard.contains(into) {
                after.discard.remove(into);
                after.discard.insert(out);
            }
            let (_, total) = book.best(&after);
            swaps.push(Swap {
                out,
                into,
                total,
                gain: total - now,
            });
        }
    }
    swaps.sort_by_key(|swap| (std::cmp::Reverse(swap.gain), swap.out, swap.into));
    swaps
}

/// Shows the best exchanges.
pub(crate) fn print(pack: &Pack, swaps: &[Swap], lang: Lang) {
    let name = |card: CardId| {
        pack.cards[usize::from(card.0)]
            .names
            .of(lang.code())
            .to_owned()
    };
    let row = |swap: &Swap| {
        let gain = format!("{:+}", swap.gain);
        vec![
            name(swap.out),
            name(swap.into),
            gain,
            swap.total.to_string(),
        ]
    };
    let rows: Vec<_> = swaps
        .iter()
        .filter(|swap| swap.gain > 0)
        .take(SHOWN)
        .map(row)
        .collect();
    out::line("");
    if rows.is_empty() {
        out::line("no exchange of one card would gain anything");
    } else {
        out::say(&out::table(&["give", "take", "gain", "total"], &rows, 2..4));
    }
}
