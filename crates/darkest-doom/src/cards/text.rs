//! The texts of the cards in a language, sentence by sentence.

use super::grammar::amounts::Few;
use super::grammar::headers::{OnlyIn, Price, Use, Window};
use super::grammar::nouns::Ingredient;
use super::pack::{Achievement, Cost, Effect, Pack};
use super::program::{Limit, Moment, Only, Timing};
use super::{Ability, Design};
use cardtext::{Language, Phrase, Printer};

impl Pack {
    /// The sentences of an effect.
    #[must_use]
    pub fn sentences(&self, effect: &Effect, language: &Language) -> Vec<String> {
        let one = |sentence: &_| {
            cardtext::print(std::slice::from_ref(sentence), &self.vocabulary, language)
        };
        effect.written.iter().map(one).collect()
    }

    /// What an achievement asks for.
    #[must_use]
    pub fn feat(&self, achievement: &Achievement, language: &Language) -> String {
        let feat = std::slice::from_ref(&achievement.feat);
        cardtext::print(feat, &self.vocabulary, language)
    }

    /// What a card costs; nothing for a card that is free.
    #[must_use]
    pub fn price(&self, cost: &Cost, language: &Language) -> Option<String> {
        let ingredients = price(cost);
        let some = !ingredients.is_empty();
        some.then(|| self.phrase(&Price(ingredients), language))
    }

    /// When a Citadel Resource card is played, or a piece of equipment used.
    #[must_use]
    pub fn when(&self, design: &Design, language: &Language) -> String {
        let usage = usage(design.timing, design.only, design.moment);
        self.limited(&usage, design.limit, language)
    }

    /// When the ability of a Guardian can be used.
    #[must_use]
    pub fn ability_when(&self, ability: &Ability, language: &Language) -> String {
        let usage = usage(ability.timing, None, None);
        self.limited(&usage, Some(ability.limit), language)
    }

    fn limited(&self, usage: &Use, limit: Option<Limit>, language: &Language) -> String {
        let when = self.phrase(usage, language);
        match limit {
            Some(limit) => format!("{when}, {}", self.phrase(&limit, language)),
            None => when,
        }
    }

    /// A few words, such as a header.
    fn phrase(&self, phrase: &impl Phrase, language: &Language) -> String {
        let mut out = Printer::new(&self.vocabulary, language);
        phrase.print(&mut out);
        out.finish()
    }
}

fn price(cost: &Cost) -> Vec<Few<Ingredient>> {
    let all = [
        (cost.ap, Ingredient::Ap),
        (cost.coins, Ingredient::Coins),
        (cost.mana, Ingredient::Mana),
        (cost.urns, Ingredient::Urns),
        (cost.corruption, Ingredient::Corruption),
    ];
    let due = all.into_iter().filter(|(number, _)| *number > 0);
    due.map(|(number, of)| Few { number, of }).collect()
}

fn usage(timing: Timing, only: Option<Only>, moment: Option<Moment>) -> Use {
    Use {
        window: match (timing, moment) {
            (Timing::OwnTurn, _) => Window::OwnTurn,
            (Timing::CombatPreRoll, _) => Window::BeforeRoll,
            (Timing::CombatPostRoll, _) => Window::AfterRoll,
            (Timing::CombatAny, _) => Window::Combat,
            (Timing::RollAny, _) => Window::AnyRoll,
            (Timing::WoundReduction, _) => Window::Wounds,
            (Timing::TrapTrigger, _) => Window::Trap,
            (Timing::DestinyChange, _) => Window::Destiny,
            (Timing::DuskStart, _) => Window::Dusk,
            (Timing::Passive, Some(Moment::DawnDraw)) => Window::DawnDraw,
            (Timing::Passive, Some(Moment::CombatOfController)) => Window::Combats,
            (Timing::Passive, None) => Window::Passive,
        },
        only: only.map(OnlyIn),
    }
}
