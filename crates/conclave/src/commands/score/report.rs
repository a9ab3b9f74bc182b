//! The breakdown of a hand as a table for people or JSON for programs.

use super::given::Case;
use crate::out;
use fantasy_realms::cards::{CardId, Pack, Suit};
use fantasy_realms::scoring::{
    Breakdown, CardScore, Cause, Choice, HandInput, ScoreBook, Source, Swap,
};
use serde_json::{Map, Value, json};
use table::Lang;

/// A scored hand.
pub(crate) struct Scored<'a> {
    pub(crate) pack: &'a Pack,
    pub(crate) book: &'a ScoreBook,
    pub(crate) case: &'a Case,
    /// With the choices that were made.
    pub(crate) input: HandInput,
    /// Were the choices found by the program?
    pub(crate) found: bool,
}

impl Scored<'_> {
    fn card(&self, card: CardId, lang: Lang) -> &str {
        self.pack.cards[usize::from(card.0)].names.of(lang.code())
    }

    fn suit(&self, suit: Suit, lang: Lang) -> &str {
        self.pack.suits[usize::from(suit.0)].names.of(lang.code())
    }

    fn id(&self, card: CardId) -> &str {
        &self.pack.cards[usize::from(card.0)].id
    }

    /// Shows the breakdown as a table.
    pub(crate) fn print(&self, lang: Lang) {
        if let Some(card) = &self.case.because_of {
            let text = format!("`{card}` is in no base deck: the deck with the new suits is used");
            out::line(&out::dim(&text));
        }
        let breakdown = self.book.breakdown(&self.input);
        let mut rows: Vec<_> = breakdown
            .cards
            .iter()
            .map(|card| self.row(card, lang))
            .collect();
        for item in &breakdown.items {
            let known = &self.pack.items[usize::from(item.item.0)];
            let name = known.names.of(lang.code()).to_owned();
            let (points, rule) = (item.points.to_string(), out::dim(item.rule));
            let none = String::new;
            rows.push(vec![name, none(), none(), none(), none(), points, rule]);
        }
        let head = ["card", "suit", "strength", "bonus", "penalty", "points", ""];
        out::say(&out::table(&head, &rows, 2..6));
        self.print_choices(lang);
        out::line(&out::title(&format!("Total {}", breakdown.total)));
    }

    fn row(&self, card: &CardScore, lang: Lang) -> Vec<String> {
        let sum = |wanted: fn(&Source) -> bool| {
            let lines = card.lines.iter().filter(|line| wanted(&line.source));
            lines.map(|line| line.points).sum::<i32>()
        };
        let or_nothing = |points: i32| match points {
            0 => String::new(),
            points => format!("{points:+}"),
        };
        let strength = sum(|source| matches!(source, Source::Strength));
        let name = self.card(card.card, lang).to_owned();
        let blanked = !card.blanked.is_empty();
        vec![
            if blanked { out::dim(&name) } else { name },
            self.suit(card.suit, lang).to_owned(),
            if blanked {
                String::new()
            } else {
                strength.to_string()
            },
            or_nothing(sum(|source| matches!(source, Source::Bonus(_)))),
            or_nothing(sum(|source| matches!(source, Source::Penalty(_)))),
            card.points.to_string(),
            self.remarks(card, lang),
        ]
    }

    /// What happened to a card, with the rules it follows.
    fn remarks(&self, card: &CardScore, lang: Lang) -> String {
        let mut remarks = Vec::new();
        if card.face != card.card {
            remarks.push(format!("as {}", self.card(card.face, lang)));
        }
        for blanked in &card.blanked {
            let why = match &blanked.cause {
                Cause::Alone(by) => {
                    format!("blanked by {}: alone in its suit", self.card(*by, lang))
                }
                Cause::NamedBy(by) => format!("blanked by {}", self.card(*by, lang)),
                Cause::OwnSentence(_) => "blanked by its own text".to_owned(),
                Cause::CircleWith(cards) => {
                    let cards = cards.iter().map(|&card| self.card(card, lang));
                    format!(
                        "blanked in a circle with {}",
                        cards.collect::<Vec<_>>().join(", ")
                    )
                }
            };
            remarks.push(format!("{why} {}", out::dim(blanked.rule)));
        }
        for help in &card.cleared {
            let by = self.card(help.by, lang);
            remarks.push(format!("penalty cleared by {by} {}", out::dim(help.rule)));
        }
        for word in &card.words {
            let (by, suit) = (self.card(word.by, lang), self.suit(word.word, lang));
            remarks.push(format!(
                "{by} deletes the word {suit} {}",
                out::dim(word.rule)
            ));
        }
        for help in card.protected.iter().filter(|_| card.blanked.is_empty()) {
            let by = self.card(help.by, lang);
            remarks.push(format!("protected by {by} {}", out::dim(help.rule)));
        }
        remarks.join("; ")
    }

    fn print_choices(&self, lang: Lang) {
        let word = if self.found { "best choice" } else { "choice" };
        for (by, choice) in self.input.choices.iter() {
            let (by, target) = (self.card(by, lang), self.card(choice.target(), lang));
            let suit = match choice {
                Choice::Target(_) => String::new(),
                Choice::Recolour { suit, .. } => format!(" becomes {}", self.suit(suit, lang)),
            };
            out::line(&format!("{word}: {by} → {target}{suit}"));
        }
    }

    /// Prints everything as JSON; the first fields have the names of the score vectors.
    pub(crate) fn print_json(&self, swaps: &[Swap]) {
        let breakdown = self.book.breakdown(&self.input);
        let items: Vec<_> = self
            .case
            .items
            .iter()
            .map(|item| {
                self.book
                    .item_value(*item, self.input.items, self.input.players)
            })
            .collect();
        let mut value = json!({
            "modules": {"suits": self.case.suits},
            "players": self.input.players,
            "hand": self.input.hand.iter().map(|card| self.id(card)).collect::<Vec<_>>(),
            "choices": self.choices(),
            "choices_found": self.found,
            "total": breakdown.total,
            "points": breakdown.cards.iter().map(|card| card.points).collect::<Vec<_>>(),
            "blanked": self.ids(&breakdown, |card| !card.blanked.is_empty()),
            "cleared": self.ids(&breakdown, |card| !card.cleared.is_empty()),
            "cursed_points": items,
            "breakdown": breakdown.named(self.pack),
        });
        if !swaps.is_empty() {
            let swap = |swap: &Swap| {
                json!({
                    "give": self.id(swap.out),
                    "take": self.id(swap.into),
                    "gain": swap.gain,
                    "total": swap.total,
                })
            };
            value["swaps"] = swaps.iter().map(swap).collect();
        }
        out::json(&value);
    }

    fn ids(&self, breakdown: &Breakdown, wanted: fn(&CardScore) -> bool) -> Vec<&str> {
        let cards = breakdown.cards.iter().filter(|card| wanted(card));
        cards.map(|card| self.id(card.card)).collect()
    }

    /// The choices by the name key of the card that chooses.
    fn choices(&self) -> Value {
        let mut object = Map::new();
        for (by, choice) in self.input.choices.iter() {
            let name = self.pack.cards[usize::from(by.0)].name;
            let key = &self.pack.names[usize::from(name.0)];
            let mut value = json!({"target": self.id(choice.target())});
            if let Choice::Recolour { suit, .. } = choice {
                value["suit"] = self.pack.suits[usize::from(suit.0)].id.clone().into();
            }
            object.insert(key.clone(), value);
        }
        object.into()
    }
}
