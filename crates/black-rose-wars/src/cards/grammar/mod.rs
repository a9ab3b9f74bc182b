//! The sentences of the cards: how they read and print. One file for each idea; what they mean is
//! said by [`super::lower`].

pub mod amounts;
pub mod conditions;
pub mod forms;
pub mod headers;
pub mod sentences;
pub mod steps;
pub mod triggers;
pub mod who;
pub mod words;

pub use sentences::Sentence;
pub use triggers::When;

use cardtext::EnglishTemplate;

/// Every template of this game's sentences: what a translation translates, and what
/// [`cardtext::Language::load`] checks it against.
#[must_use]
pub fn templates() -> Vec<&'static [EnglishTemplate]> {
    [
        words::TEMPLATES,
        forms::TEMPLATES,
        who::TEMPLATES,
        amounts::TEMPLATES,
        conditions::TEMPLATES,
        triggers::TEMPLATES,
        steps::TEMPLATES,
        sentences::TEMPLATES,
        headers::TEMPLATES,
    ]
    .concat()
}
