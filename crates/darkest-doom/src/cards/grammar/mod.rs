//! The sentences of the cards: how they read and print. One file for each idea; what they mean is
//! said by [`super::lower`].

pub mod amounts;
pub mod board;
pub mod conditions;
pub mod dice;
pub mod feats;
pub mod goods;
pub mod hands;
pub mod headers;
pub mod nouns;
pub mod rules;
pub mod sentences;
pub mod steps;
pub mod who;
pub mod words;

pub use feats::Feat;
pub use sentences::{Sentence, Steps};

use cardtext::EnglishTemplate;

/// Every template of this game's sentences: what a translation translates, and what
/// [`cardtext::Language::load`] checks it against.
#[must_use]
pub fn templates() -> Vec<&'static [EnglishTemplate]> {
    [
        words::TEMPLATES,
        nouns::TEMPLATES,
        amounts::TEMPLATES,
        who::TEMPLATES,
        conditions::TEMPLATES,
        rules::TEMPLATES,
        goods::TEMPLATES,
        hands::TEMPLATES,
        board::TEMPLATES,
        dice::TEMPLATES,
        steps::TEMPLATES,
        sentences::TEMPLATES,
        feats::TEMPLATES,
        headers::TEMPLATES,
    ]
    .concat()
}
