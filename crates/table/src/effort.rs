//! How many random games the tests play.

/// Names the factor.
const FACTOR: &str = "CONCLAVE_EFFORT";

/// So many random games, times the factor `CONCLAVE_EFFORT`: 1 if it is not set, 0.1 for a quick
/// look, 10 and more for a long one. At least one game is played.
///
/// # Panics
/// If the factor is not a positive number: a test that played nothing must not pass.
#[must_use]
pub fn effort(games: u64) -> u64 {
    let factor = std::env::var(FACTOR).unwrap_or_else(|_| "1".to_owned());
    let factor =
        parse(&factor).unwrap_or_else(|| panic!("{FACTOR} is no positive number: {factor}"));
    times(games, factor)
}

fn parse(factor: &str) -> Option<f64> {
    let factor = factor.trim().parse().ok();
    factor.filter(|it: &f64| it.is_finite() && *it > 0.0)
}

fn times(games: u64, factor: f64) -> u64 {
    (games as f64 * factor).ceil().max(1.0) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fraction_plays_fewer_games_but_never_none() {
        assert_eq!(times(400, 1.0), 400);
        assert_eq!(times(400, 12.5), 5_000);
        assert_eq!(times(400, 0.1), 40);
        assert_eq!(times(3, 0.1), 1);
    }

    #[test]
    fn what_is_no_positive_number_is_refused() {
        assert_eq!(parse(" 0.5 "), Some(0.5));
        for nonsense in ["", "much", "0", "-1", "NaN", "inf"] {
            assert_eq!(parse(nonsense), None, "{nonsense}");
        }
    }
}
