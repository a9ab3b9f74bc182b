//! Whatever a card file holds, loading it ends in a pack or in messages, never in a panic.

use cardtext::Sources;
use fantasy_realms::cards::Pack;
use proptest::prelude::*;

/// Pieces that card files are made of, whole and broken.
const PIECES: &[&str] = &[
    "\n",
    "\n  ",
    " ",
    ".",
    ",",
    ":",
    "[",
    "]",
    "#",
    "-",
    "0",
    "1",
    "300",
    "99999",
    "40000000000",
    "{",
    "}",
    "[suit land]",
    "[item x]",
    "[mountain]\n",
    "\nname: ",
    "\nbonus: ",
    "\npenalty: ",
    "\neffect: ",
    "\nreplaces: ",
    "\nmodule: suits",
    "\nchoice: 9",
    "and ",
    "or ",
    ", or ",
    "every ",
    "other ",
    "points ",
    "for each ",
    "with ",
    "any ",
    "either ",
    "Blanks ",
    "except ",
    "Land ",
    "Great Flood ",
    "First at the end of the game, ",
    "é",
    "\u{feff}",
    "\r\n",
    "\0",
    "−3 ",
];

fn render(sources: &Sources) {
    if let Err(mistakes) = Pack::load(sources) {
        assert!(mistakes.iter().count() > 0);
        assert!(!mistakes.plain().is_empty() && !mistakes.coloured().is_empty());
    }
}

/// A built-in file with a stretch of it replaced.
fn mutated() -> impl Strategy<Value = Sources> {
    let sources = Pack::built_in_sources();
    let files: Vec<(String, String)> = sources
        .iter()
        .map(|(name, text)| (name.to_owned(), text.to_owned()))
        .collect();
    let file = proptest::sample::select(files);
    let new = proptest::collection::vec(proptest::sample::select(PIECES), 0..6);
    (file, any::<proptest::sample::Index>(), 0..40usize, new).prop_map(
        move |((name, text), start, length, new)| {
            let letters: Vec<char> = text.chars().collect();
            let start = start.index(letters.len());
            let end = (start + length).min(letters.len());
            let text: String = letters[..start].iter().collect::<String>()
                + &new.concat()
                + &letters[end..].iter().collect::<String>();
            let mut sources = sources.clone();
            sources.add(name, text);
            sources
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn mutated_packs_load_or_explain(sources in mutated()) {
        render(&sources);
    }

    #[test]
    fn random_bytes_load_or_explain(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        let text = String::from_utf8_lossy(&bytes).into_owned();
        render(&Sources::from_iter([("random.cards", text)]));
    }

    #[test]
    fn random_pieces_load_or_explain(
        pieces in proptest::collection::vec(proptest::sample::select(PIECES), 0..80),
    ) {
        render(&Sources::from_iter([("pieces.cards", pieces.concat())]));
    }
}
