//! Runs of consecutive strengths (FR-13.5).

use super::input::MAX_HAND;
use super::ops::Ladder;

/// Open runs by their length, longest needed at most once per card.
type Open = [u8; MAX_HAND + 1];

/// The most the strengths pay if every one stands in at most one run.
///
/// The table already pays the best cut of a long run, so a run that can go on never has to stop
/// and begin anew. What remains to be tried is which of several runs goes on where fewer cards
/// follow than runs are open.
pub(super) fn best_runs(strengths: &mut [i16], ladder: &Ladder) -> i32 {
    strengths.sort_unstable();
    let mut total = 0;
    let mut rest = &*strengths;
    while let Some((cluster, later)) = next_cluster(rest) {
        total += if cluster.windows(2).all(|pair| pair[0] != pair[1]) {
            i32::from(ladder[cluster.len()])
        } else {
            longest_first(cluster, &[0; MAX_HAND + 1], 0, ladder)
        };
        rest = later;
    }
    total
}

/// Splits off the cards up to the first gap.
fn next_cluster(strengths: &[i16]) -> Option<(&[i16], &[i16])> {
    if strengths.is_empty() {
        return None;
    }
    let gap = strengths.windows(2).position(|pair| pair[1] - pair[0] > 1);
    strengths.split_at_checked(gap.map_or(strengths.len(), |last| last + 1))
}

/// Deals the cards of the next strength to the open runs, trying every way to close the rest.
fn longest_first(cards: &[i16], open: &Open, open_count: u8, ladder: &Ladder) -> i32 {
    let Some(&strength) = cards.first() else {
        return pay(open, ladder);
    };
    let equal = cards.iter().take_while(|&&card| card == strength).count();
    let rest = &cards[equal..];
    let equal = equal as u8;
    if open_count <= equal {
        let mut next = grown(open);
        next[1] = equal - open_count;
        return longest_first(rest, &next, equal, ladder);
    }
    let close = open_count - equal;
    choose_closed(open, close, 1, &mut [0; MAX_HAND + 1], &mut |closed| {
        let kept: Open = std::array::from_fn(|length| open[length] - closed[length]);
        pay(closed, ladder) + longest_first(rest, &grown(&kept), equal, ladder)
    })
}

/// Every way to pick `close` of the open runs; the best result counts.
fn choose_closed(
    open: &Open,
    close: u8,
    length: usize,
    closed: &mut Open,
    result: &mut dyn FnMut(&Open) -> i32,
) -> i32 {
    if close == 0 {
        return result(closed);
    }
    if length > MAX_HAND {
        return i32::MIN;
    }
    let mut best = i32::MIN;
    for here in 0..=open[length].min(close) {
        closed[length] = here;
        best = best.max(choose_closed(
            open,
            close - here,
            length + 1,
            closed,
            result,
        ));
    }
    closed[length] = 0;
    best
}

fn grown(open: &Open) -> Open {
    std::array::from_fn(|length| if length < 2 { 0 } else { open[length - 1] })
}

fn pay(runs: &Open, ladder: &Ladder) -> i32 {
    runs.iter()
        .zip(ladder)
        .map(|(&runs, &points)| i32::from(runs) * i32::from(points))
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gem() -> Ladder {
        std::array::from_fn(|cards| match cards {
            0..=2 => 0,
            3 => 10,
            4 => 30,
            5 => 60,
            6 => 100,
            _ => 150,
        })
    }

    // rule: FR-13.5
    #[test]
    fn runs_share_no_card() {
        let cases: [(&[i16], i32); 7] = [
            (&[4, 5, 6, 4, 5, 6], 20),
            (&[1, 2, 3, 3, 4, 5], 60),
            (&[1, 2, 3, 4, 5, 6, 7, 8, 9], 150),
            (&[1, 2, 3, 4, 3, 4, 5, 6], 100),
            (&[1, 3, 5, 7], 0),
            (&[], 0),
            (&[-2, -1, 0, 1, 9, 10, 11], 40),
        ];
        for (strengths, points) in cases {
            assert_eq!(
                best_runs(&mut strengths.to_vec(), &gem()),
                points,
                "{strengths:?}"
            );
        }
    }

    /// All ways to cut a multiset into runs, tried one card at a time.
    fn brute(strengths: &[i16], used: u32, ladder: &Ladder) -> i32 {
        let Some(first) = (0..strengths.len()).find(|&card| used >> card & 1 == 0) else {
            return 0;
        };
        let mut best = i32::MIN;
        let (mut used, mut length, mut want) = (used, 0, strengths[first]);
        while let Some(card) =
            (0..strengths.len()).find(|&card| used >> card & 1 == 0 && strengths[card] == want)
        {
            (used, length, want) = (used | 1 << card, length + 1, want + 1);
            best = best.max(i32::from(ladder[length]) + brute(strengths, used, ladder));
        }
        best
    }

    // rule: FR-13.5
    #[test]
    fn the_best_split_is_found() {
        let mut seed = 12345_u64;
        for _ in 0..3000 {
            let mut strengths: Vec<i16> = (0..9)
                .map(|_| {
                    seed = seed
                        .wrapping_mul(6364136223846793005)
                        .wrapping_add(1442695040888963407);
                    (seed >> 33) as i16 % 6
                })
                .collect();
            strengths.sort_unstable();
            let expected = brute(&strengths, 0, &gem());
            assert_eq!(best_runs(&mut strengths, &gem()), expected, "{strengths:?}");
        }
    }
}
