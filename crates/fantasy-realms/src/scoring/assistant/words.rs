//! Scores in words: why a card gave what it gave, and what was chosen.

use super::answer::Why;
use crate::FantasyRealms;
use crate::cards::{CardId, ChoiceKind, ItemId, Pack, RealmCard, Suit};
use crate::scoring::{Blanked, CardScore, Cause, Choice, Line, Source};
use cardtext::{Language, Phrase};
use table::{Lang, Phrasebook};

/// Somebody who speaks about scores.
#[derive(Debug)]
pub struct Speaker<'a> {
    pack: &'a Pack,
    phrases: Phrasebook,
    /// The language of card texts: English sentences until the templates of the others are written.
    texts: Language,
}

impl<'a> Speaker<'a> {
    /// A speaker of a language.
    #[must_use]
    pub fn new(pack: &'a Pack, lang: Lang) -> Self {
        Speaker {
            pack,
            phrases: Phrasebook::for_game::<FantasyRealms>(lang),
            texts: Language::english(),
        }
    }

    fn known(&self, card: CardId) -> &'a RealmCard {
        &self.pack.cards[usize::from(card.0)]
    }

    fn id(&self, card: CardId) -> String {
        self.known(card).id.clone()
    }

    /// The name of a card.
    #[must_use]
    pub fn card(&self, card: CardId) -> &'a str {
        self.known(card).names.of(self.phrases.lang().code())
    }

    /// The name of a suit.
    #[must_use]
    pub fn suit(&self, suit: Suit) -> &'a str {
        let names = &self.pack.suits[usize::from(suit.0)].names;
        names.of(self.phrases.lang().code())
    }

    /// The name of an item.
    #[must_use]
    pub fn item(&self, item: ItemId) -> &'a str {
        let names = &self.pack.items[usize::from(item.0)].names;
        names.of(self.phrases.lang().code())
    }

    fn remark(&self, id: &str, by: CardId, rule: &'static str) -> Why {
        Why {
            text: self.phrases.tell(id, &[("card", self.card(by))]),
            points: None,
            rule,
            by: Some(self.id(by)),
        }
    }

    /// What happened to a card: copies, blanking, cleared penalties and words, protection.
    #[must_use]
    pub fn remarks(&self, score: &CardScore) -> Vec<Why> {
        let mut remarks = Vec::new();
        if score.face != score.card {
            let kind = self.known(score.card).choice_kind();
            remarks.push(self.remark("why-copies", score.face, kind.map_or("", ChoiceKind::rule)));
        }
        remarks.extend(score.blanked.iter().map(|it| self.blanked(it)));
        let cleared = score.cleared.iter();
        remarks.extend(cleared.map(|help| self.remark("why-cleared", help.by, help.rule)));
        for word in &score.words {
            let words = [("card", self.card(word.by)), ("suit", self.suit(word.word))];
            remarks.push(Why {
                text: self.phrases.tell("why-word", &words),
                ..self.remark("why-word", word.by, word.rule)
            });
        }
        if score.blanked.is_empty() {
            let protected = score.protected.iter();
            remarks.extend(protected.map(|it| self.remark("why-protected", it.by, it.rule)));
        }
        remarks
    }

    fn blanked(&self, blanked: &Blanked) -> Why {
        let rule = blanked.rule;
        let alone = |text: String| Why {
            text,
            points: None,
            rule,
            by: None,
        };
        match &blanked.cause {
            Cause::Alone(by) => self.remark("why-alone", *by, rule),
            Cause::NamedBy(by) => self.remark("why-blanked", *by, rule),
            Cause::OwnSentence(_) => alone(self.phrases.tell("why-own-text", &[])),
            Cause::CircleWith(cards) => {
                let cards: Vec<_> = cards.iter().map(|&card| self.card(card)).collect();
                let cards = cards.join(", ");
                alone(self.phrases.tell("why-circle", &[("cards", &cards)]))
            }
        }
    }

    /// The points of a card one by one, each with the sentence that pays it.
    #[must_use]
    pub fn points(&self, score: &CardScore) -> Vec<Why> {
        let lines = score.lines.iter();
        lines
            .map(|line| Why {
                text: self.line(score, line),
                points: Some(line.points),
                rule: line.rule,
                by: None,
            })
            .collect()
    }

    fn line(&self, score: &CardScore, line: &Line) -> String {
        let card = self.known(score.card);
        match line.source {
            Source::Strength => self.phrases.tell("why-strength", &[]),
            Source::Bonus(at) => self.sentence(&card.bonus, at),
            // Whoever copies a card of the own hand has its penalty (FR-10.2).
            Source::Penalty(at) if card.choice_kind() == Some(ChoiceKind::CopyInHand) => {
                self.sentence(&self.known(score.face).penalty, at)
            }
            Source::Penalty(at) => self.sentence(&card.penalty, at),
        }
    }

    fn sentence<T: Phrase>(&self, part: &[T], at: u8) -> String {
        let sentence = part.get(usize::from(at)..=usize::from(at));
        cardtext::print(
            sentence.unwrap_or_default(),
            self.pack.vocabulary(),
            &self.texts,
        )
    }

    /// A choice in words.
    #[must_use]
    pub fn choice(&self, by: CardId, choice: Choice) -> String {
        let kind = self.known(by).choice_kind().map_or("", ChoiceKind::id);
        let suit = match choice {
            Choice::Target(_) => "",
            Choice::Recolour { suit, .. } => self.suit(suit),
        };
        let words = [
            ("card", self.card(by)),
            ("target", self.card(choice.target())),
            ("suit", suit),
        ];
        self.phrases.tell(&format!("choice-{kind}"), &words)
    }
}
