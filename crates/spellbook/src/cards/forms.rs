//! How numbers read on the cards of this game.

use cardtext::{EnglishTemplate, forms};

forms! {
    /// "1 point", "2 points".
    pub noun Points = "point" | "points";
    /// "1 level", "2 levels".
    pub noun Levels = "level" | "levels";
    /// "1 materia", "2 materia".
    pub noun Tokens = "materia" | "materia";
}

pub(super) const TEMPLATES: &[&[EnglishTemplate]] =
    &[Points::TEMPLATES, Levels::TEMPLATES, Tokens::TEMPLATES];
