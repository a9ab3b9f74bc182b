//! Bounds that bring every resolution to an end, whatever the cards say.
//!
//! No card of a box comes near them. A card somebody else wrote may resolve itself, or two may
//! resolve each other: then what would begin beyond a bound is skipped, and everything in progress
//! goes on to its end.

/// How many frames are in progress at most when something begins that could go on for ever.
///
/// What always begins ends by itself, so that the stack stays a few frames above the bound at
/// most, and a byte is enough for a place in it.
pub const MOST_FRAMES: usize = 200;
const _: () = assert!(MOST_FRAMES + 10 < 256);

/// How many frames the lowest frame of the stack brings about at most, also one after another:
/// effects that begin each other twice need not be deep to be endless.
pub const MOST_IN_ALL: u32 = 10_000;

/// Is too much in progress for something more? `first` is the number of the lowest frame, `next`
/// the one the next frame gets.
///
/// ```
/// assert!(!resolve::is_too_much(3, 17, 25));
/// assert!(resolve::is_too_much(200, 17, 300), "too deep");
/// assert!(resolve::is_too_much(2, 17, 10_017), "too long");
/// ```
#[must_use]
pub fn is_too_much(frames: usize, first: u32, next: u32) -> bool {
    frames >= MOST_FRAMES || next.wrapping_sub(first) >= MOST_IN_ALL
}
