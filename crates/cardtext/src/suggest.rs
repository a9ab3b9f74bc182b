//! "Did you mean": the known word that is nearest to what was written.

/// The candidate nearest to `written`, if it is near enough to be a slip of the pen.
///
/// ```
/// assert_eq!(cardtext::nearest("Lnad", ["Land", "Flood"]), Some("Land"));
/// assert_eq!(cardtext::nearest("Castle", ["Land", "Flood"]), None);
/// ```
pub fn nearest<'c>(
    written: &str,
    candidates: impl IntoIterator<Item = &'c str>,
) -> Option<&'c str> {
    candidates
        .into_iter()
        .filter_map(|candidate| Some((distance(written, candidate)?, candidate)))
        .min()
        .map(|(_, candidate)| candidate)
}

/// How far apart two words are, or nothing if no reader would mix them up.
pub(crate) fn distance(written: &str, candidate: &str) -> Option<usize> {
    let (written, candidate) = (written.to_lowercase(), candidate.to_lowercase());
    let distance = strsim::damerau_levenshtein(&written, &candidate);
    let longest = written.chars().count().max(candidate.chars().count());
    (distance <= longest.div_ceil(3)).then_some(distance)
}

/// "`a`, `b` or `c`" for messages.
pub(crate) fn one_of(mut names: Vec<String>) -> String {
    match names.pop() {
        None => String::new(),
        Some(last) if names.is_empty() => last,
        Some(last) => format!("{} or {last}", names.join(", ")),
    }
}
