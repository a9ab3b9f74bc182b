//! The breakdown of a hand as a table for people or JSON for programs.

use super::given::Case;
use crate::out;
use fantasy_realms::cards::{CardId, Pack};
use fantasy_realms::scoring::assistant::Speaker;
use fantasy_realms::scoring::{Breakdown, CardScore, Choice, HandInput, ScoreBook, Swap};
use serde_json::{Map, Value, json};

/// A scored hand.
pub(crate) struct Scored<'a> {
    pub(crate) pack: &'a Pack,
    pub(crate) book: &'a ScoreBook,
    pub(crate) case: &'a Case,
    /// With the choices that were made.
    pub(crate) input: HandInput,
}

impl Scored<'_> {
    fn id(&self, card: CardId) -> &str {
        &self.pack.cards[usize::from(card.0)].id
    }

    /// Were the choices found by the program?
    fn found(&self) -> bool {
        self.case.choices.is_none()
    }

    /// Shows the breakdown as a table.
    pub(crate) fn print(&self, speaker: &Speaker<'_>) {
        if let Some(card) = &self.case.because_of {
            let text = format!("`{card}` is in no base deck: the deck with the new suits is used");
            out::line(&out::dim(&text));
        }
        let breakdown = self.book.breakdown(&self.input);
        let cards = breakdown.cards.iter();
        let mut rows: Vec<_> = cards.map(|card| row(card, speaker)).collect();
        for item in &breakdown.items {
            let name = speaker.item(item.item).to_owned();
            let (points, rule) = (item.points.to_string(), out::dim(item.rule));
            let none = String::new;
            rows.push(vec![name, none(), none(), none(), none(), points, rule]);
        }
        let head = ["card", "suit", "strength", "bonus", "penalty", "points", ""];
        out::say(&out::table(&head, &rows, 2..6));
        let word = if self.found() {
            "best choice"
        } else {
            "choice"
        };
        for (by, choice) in self.input.choices.iter() {
            out::line(&format!("{word}: {}", speaker.choice(by, choice)));
        }
        out::line(&out::title(&format!("Total {}", breakdown.total)));
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
            "choices_found": self.found(),
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

fn row(card: &CardScore, speaker: &Speaker<'_>) -> Vec<String> {
    let or_nothing = |points: i32| match points {
        0 => String::new(),
        points => format!("{points:+}"),
    };
    let [strength, bonus, penalty] = card.parts();
    let name = speaker.card(card.card).to_owned();
    let blanked = !card.blanked.is_empty();
    let remarks = speaker.remarks(card).into_iter();
    let remarks = remarks.map(|why| format!("{} {}", why.text, out::dim(why.rule)));
    vec![
        if blanked { out::dim(&name) } else { name },
        speaker.suit(card.suit).to_owned(),
        if blanked {
            String::new()
        } else {
            strength.to_string()
        },
        or_nothing(bonus),
        or_nothing(penalty),
        card.points.to_string(),
        remarks.collect::<Vec<_>>().join("; "),
    ]
}
