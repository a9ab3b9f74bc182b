//! The texts of the cards in a language, sentence by sentence: the log names sentence i of an
//! effect.

use super::grammar::headers::{Header, Printed, Reach};
use super::pack::{Half, HeaderTarget, OrderSpell, Written};
use super::program::Range;
use super::{AlternativeId, Pack};
use cardtext::{Language, Phrase};

impl Pack {
    /// The sentences of an effect or ability.
    #[must_use]
    pub fn sentences(&self, written: &Written, language: &Language) -> Vec<String> {
        let one = |sentence: &_| {
            cardtext::print(std::slice::from_ref(sentence), &self.vocabulary, language)
        };
        written.sentences.iter().map(one).collect()
    }

    /// The condition of a trap or protection, or the challenge of a quest.
    #[must_use]
    pub fn condition(&self, written: &Written, language: &Language) -> Option<String> {
        let when = written.when.as_ref()?;
        Some(cardtext::print(
            std::slice::from_ref(when),
            &self.vocabulary,
            language,
        ))
    }

    /// The words of one alternative of a sentence.
    #[must_use]
    pub fn alternative(&self, id: AlternativeId, language: &Language) -> Option<String> {
        let step = self.alternatives.get(usize::from(id.0))?.as_ref()?;
        Some(self.phrase(step, language))
    }

    /// The line above the sentences of a half: its type, element and target.
    #[must_use]
    pub fn header(&self, half: &Half, language: &Language) -> String {
        let header = Header {
            kind: half.kind,
            element: half.element,
            target: printed(half.target),
            priority: None,
        };
        self.phrase(&header, language)
    }

    /// The line above the spell part of an order card.
    #[must_use]
    pub fn order_header(&self, spell: &OrderSpell, language: &Language) -> String {
        let header = Header {
            kind: spell.kind,
            element: spell.element,
            target: printed(spell.target),
            priority: spell.priority.map(super::grammar::headers::ByPriority),
        };
        self.phrase(&header, language)
    }

    /// A few words, such as a header.
    fn phrase(&self, phrase: &impl Phrase, language: &Language) -> String {
        let mut out = cardtext::Printer::new(&self.vocabulary, language);
        phrase.print(&mut out);
        out.finish()
    }
}

fn printed(target: HeaderTarget) -> Printed {
    match target {
        HeaderTarget::Myself => Printed::Yourself,
        HeaderTarget::Special => Printed::Special,
        HeaderTarget::Figure(range) => Printed::Figure(reach(range)),
        HeaderTarget::Mage(range) => Printed::Mage(reach(range)),
        HeaderTarget::Evoc { range, mine: false } => Printed::Evocation(reach(range)),
        HeaderTarget::Evoc { range, mine: true } => Printed::YourEvocation(reach(range)),
        HeaderTarget::Area(range) => Printed::Room(reach(range)),
    }
}

fn reach(range: Range) -> Reach {
    match range {
        Range::Within(range) => Reach::Within(range),
        Range::Any(_) => Reach::Anywhere,
    }
}
