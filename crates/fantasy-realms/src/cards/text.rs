//! What is printed on the cards, from the operations that run.

use super::{Item, Pack, RealmCard};
use cardtext::{EnglishTemplate, Language, Phrase};

/// The text of a realm card; a part the card does not have is empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardText {
    /// The bonus part.
    pub bonus: String,
    /// The penalty part.
    pub penalty: String,
}

/// The text of a cursed item; a part the item does not have is empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ItemText {
    /// When it may be used.
    pub timing: String,
    /// What it does.
    pub effect: String,
    /// What it pays at the end, beside its value.
    pub bonus: String,
}

impl RealmCard {
    /// The sentences of the card in a language.
    #[must_use]
    pub fn text(&self, pack: &Pack, language: &Language) -> CardText {
        CardText {
            bonus: cardtext::print(&self.bonus, pack.vocabulary(), language),
            penalty: cardtext::print(&self.penalty, pack.vocabulary(), language),
        }
    }
}

impl Item {
    /// The sentences of the item in a language.
    #[must_use]
    pub fn text(&self, pack: &Pack, language: &Language) -> ItemText {
        let mut timing = cardtext::Printer::new(pack.vocabulary(), language);
        self.timing.print(&mut timing);
        ItemText {
            timing: timing.finish(),
            effect: cardtext::print(&self.effect, pack.vocabulary(), language),
            bonus: cardtext::print(&self.bonus, pack.vocabulary(), language),
        }
    }
}

/// Every template of this game's sentences: what a translation translates, and what
/// [`Language::load`] checks it against.
#[must_use]
pub fn templates() -> Vec<&'static [EnglishTemplate]> {
    [
        super::forms::TEMPLATES,
        super::ops::TEMPLATES,
        super::items::TEMPLATES,
    ]
    .concat()
}
