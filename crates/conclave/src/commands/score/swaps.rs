//! Shows what exchanging one card would gain.

use crate::out;
use fantasy_realms::cards::{CardId, Pack};
use fantasy_realms::scoring::Swap;
use table::Lang;

/// So many exchanges are shown to people; programs get all.
const SHOWN: usize = 12;

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
