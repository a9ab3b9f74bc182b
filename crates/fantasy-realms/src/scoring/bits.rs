//! Bit arithmetic on small sets and on sixteen four-bit counters in one word.

/// The members of a set, lowest first. Every value is below 16.
pub(super) fn ones(mut set: u16) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (lowest < 16).then_some(lowest)
    })
}

/// Is a name or card in the set? A shift of the whole word would take several times as long.
pub(super) const fn has(set: u128, member: u8) -> bool {
    let half = if member & 64 == 0 {
        set as u64
    } else {
        (set >> 64) as u64
    };
    half >> (member & 63) & 1 != 0
}

/// A set of suits as a mask over the four-bit counters.
pub(super) const fn nibbles(suits: u16) -> u64 {
    marks(suits) * 15
}

/// A set of suits as four-bit counters that have counted one card of each.
pub(super) const fn marks(suits: u16) -> u64 {
    let mut spread = suits as u64;
    spread = (spread | spread << 24) & 0x0000_00ff_0000_00ff;
    spread = (spread | spread << 12) & 0x000f_000f_000f_000f;
    spread = (spread | spread << 6) & 0x0303_0303_0303_0303;
    (spread | spread << 3) & 0x1111_1111_1111_1111
}

/// The sum of the sixteen counters; at most 255.
pub(super) const fn total(counts: u64) -> u32 {
    const LOW: u64 = 0x0f0f_0f0f_0f0f_0f0f;
    let pairs = (counts & LOW) + (counts >> 4 & LOW);
    (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
}

/// One counter.
pub(super) const fn count(counts: u64, suit: u8) -> u32 {
    (counts >> (4 * (suit as u32 & 15)) & 15) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counters_and_sets_agree() {
        for set in [0u16, 1, 0x8000, 0x1234, 0xffff, 0x0f0f] {
            assert_eq!(total(nibbles(set)), 15 * set.count_ones());
            let listed: Vec<_> = ones(set).collect();
            assert_eq!(listed.len(), set.count_ones() as usize);
            for suit in listed {
                assert_eq!(count(nibbles(set), suit as u8), 15);
            }
        }
    }
}
