//! Chance as a part of the state: a seeded generator that can be saved, and a hash of the seed
//! that is published at the start so that anybody can verify the shuffle at the end.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// Where all chance of a game comes from: 32 bytes, secret until the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

/// The published fingerprint of a [`Seed`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SeedHash(pub [u8; 32]);

/// A seed or hash that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected 64 hexadecimal digits (or, for a seed, a whole number), found `{0}`")]
pub struct NotHex(pub String);

impl Seed {
    /// A seed for simulations and tests: the same number gives the same game everywhere.
    ///
    /// ```
    /// # use table::Seed;
    /// assert_eq!(Seed::from_number(7), "7".parse().unwrap());
    /// ```
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        let mut hasher = blake3::Hasher::new_derive_key("conclave seed from a number");
        hasher.update(&number.to_le_bytes());
        Seed(*hasher.finalize().as_bytes())
    }

    /// A seed for one part of a larger run, e.g. game `index` of a tournament.
    #[must_use]
    pub fn child(&self, index: u64) -> Self {
        let mut hasher = blake3::Hasher::new_keyed(&self.0);
        hasher.update(&index.to_le_bytes());
        Seed(*hasher.finalize().as_bytes())
    }

    /// The hash that is published before the game starts.
    #[must_use]
    pub fn hash(&self) -> SeedHash {
        SeedHash(blake3::derive_key("conclave published seed hash", &self.0))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&to_hex(&self.0))
    }
}

impl fmt::Display for SeedHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&to_hex(&self.0))
    }
}

impl FromStr for Seed {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Self, NotHex> {
        match text.parse::<u64>() {
            Ok(number) if text.len() < 64 => Ok(Seed::from_number(number)),
            _ => from_hex(text).map(Seed),
        }
    }
}

impl FromStr for SeedHash {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Self, NotHex> {
        from_hex(text).map(SeedHash)
    }
}

/// Bytes as lower-case hexadecimal digits.
#[must_use]
pub fn to_hex(bytes: &[u8]) -> String {
    use fmt::Write;
    bytes
        .iter()
        .fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
}

/// 32 bytes from 64 hexadecimal digits.
pub(crate) fn from_hex(text: &str) -> Result<[u8; 32], NotHex> {
    let fail = || NotHex(text.chars().take(80).collect());
    if text.len() != 64 || !text.is_ascii() {
        return Err(fail());
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        let pair = std::str::from_utf8(pair).map_err(|_| fail())?;
        *byte = u8::from_str_radix(pair, 16).map_err(|_| fail())?;
    }
    Ok(bytes)
}

macro_rules! hex_serde {
    ($($type:ident),*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    )*};
}
hex_serde!(Seed, SeedHash);

/// The generator inside a game's state.
///
/// Numbers are drawn by our own arithmetic over the ChaCha stream, so that a game stays the same
/// bit for bit whatever a library release does to its sampling.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// The generator that belongs to a seed.
    #[must_use]
    pub fn new(seed: &Seed) -> Self {
        Chance(ChaCha8Rng::from_seed(seed.0))
    }

    /// A generator for simulations and tests.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        Chance::new(&Seed::from_number(number))
    }

    /// A fresh generator split off this one.
    #[must_use]
    pub fn fork(&mut self) -> Self {
        let mut seed = [0; 32];
        self.0.fill_bytes(&mut seed);
        Chance(ChaCha8Rng::from_seed(seed))
    }

    /// A number from 0 to `bound - 1`, each equally likely; 0 for a bound of 0 or 1.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound <= 1 {
            return 0;
        }
        // Multiply and shift (Lemire): the low half tells when a draw would favour small numbers.
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(bound);
            let low = product as u32;
            if low >= bound || low >= bound.wrapping_neg() % bound {
                return (product >> 32) as u32;
            }
        }
    }

    /// An index into a list of `len` things.
    #[inline]
    pub fn index(&mut self, len: usize) -> usize {
        self.below(u32::try_from(len).unwrap_or(u32::MAX)) as usize
    }

    /// True with probability `chances / of`.
    #[inline]
    pub fn odds(&mut self, chances: u32, of: u32) -> bool {
        self.below(of) < chances
    }

    /// A roll of a die with so many sides, from 1 on.
    pub fn die(&mut self, sides: u32) -> u32 {
        self.below(sides) + 1
    }

    /// Puts things into random order (Fisher-Yates).
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.index(last + 1));
        }
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_saved_generator_goes_on_where_it_was() {
        let mut chance = Chance::from_number(5);
        for _ in 0..37 {
            chance.below(10);
        }
        let saved = postcard::to_allocvec(&chance).unwrap();
        let mut loaded: Chance = postcard::from_bytes(&saved).unwrap();
        assert_eq!(loaded, chance);
        assert_eq!(loaded.bits(), chance.bits());
    }

    #[test]
    fn numbers_are_the_same_on_every_platform_and_for_ever() {
        let mut chance = Chance::from_number(1);
        let drawn: Vec<_> = (0..8).map(|_| chance.below(100)).collect();
        assert_eq!(drawn, [6, 60, 66, 39, 84, 86, 77, 38]);
    }

    #[test]
    fn every_number_below_the_bound_is_about_equally_likely() {
        let mut chance = Chance::from_number(3);
        let mut counts = [0u32; 7];
        for _ in 0..70_000 {
            counts[chance.below(7) as usize] += 1;
        }
        assert!(
            counts.iter().all(|&count| (9_500..10_500).contains(&count)),
            "{counts:?}"
        );
    }

    #[test]
    fn hashes_and_seeds_read_back() {
        let seed = Seed::from_number(9);
        assert_eq!(seed.to_string().parse::<Seed>().unwrap(), seed);
        assert_eq!(
            seed.hash().to_string().parse::<SeedHash>().unwrap(),
            seed.hash()
        );
        assert!(
            "xyz"
                .parse::<Seed>()
                .unwrap_err()
                .to_string()
                .contains("xyz")
        );
        assert!("é".repeat(32).parse::<SeedHash>().is_err());
    }
}
