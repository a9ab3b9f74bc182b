//! Where the points come from, card by card and sentence by sentence.

use super::bits::ones;
use super::blanking::{Verdict, Web, Witness};
use super::input::HandInput;
use super::lineup::{Aimed, Lineup, Places, Relief};
use super::ops::{Aid, Offer, TermOp};
use super::terms::{Around, Scene};
use super::{Choice, ScoreBook};
use crate::cards::{CardId, ItemId, Pack, Suit};
use serde::Serialize;

/// The points of a hand with their reasons. Cards, suits and items are indices of the pack, or
/// the ids of the card files after [`Breakdown::named`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Breakdown<C = CardId, S = Suit, I = ItemId> {
    /// The final score (FR-14.1).
    pub total: i32,
    /// The cards in the order of the hand.
    pub cards: Vec<CardScore<C, S>>,
    /// The face-down items.
    pub items: Vec<ItemScore<I>>,
}

/// What became of one card of the hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CardScore<C = CardId, S = Suit> {
    /// The card.
    pub card: C,
    /// The card whose name it bears: itself, or the one it copied.
    pub face: C,
    /// Its suit after step 3.
    pub suit: S,
    /// Its strength after step 2.
    pub strength: i16,
    /// Has it a penalty part, its own or a copied one?
    pub has_penalty: bool,
    /// Why it is blanked; empty if it is active.
    pub blanked: Vec<Blanked<C>>,
    /// Who cleared its penalty; empty if it stands.
    pub cleared: Vec<Help<C>>,
    /// Words deleted from its penalty, and by whom.
    pub words: Vec<WordCleared<C, S>>,
    /// Who protects it from being blanked.
    pub protected: Vec<Help<C>>,
    /// Its points one by one.
    pub lines: Vec<Line>,
    /// Their sum.
    pub points: i32,
}

/// A reason for which a card is blanked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Blanked<C = CardId> {
    /// What happened.
    pub cause: Cause<C>,
    /// The rule it follows.
    pub rule: &'static str,
}

/// What blanked a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause<C = CardId> {
    /// It is alone in its suit, and this card blanks lone cards.
    Alone(C),
    /// This active card blanks it.
    NamedBy(C),
    /// A sentence of its own penalty, counted from 0.
    OwnSentence(u8),
    /// It waits for these cards in a circle.
    CircleWith(Vec<C>),
}

/// A card that clears or protects another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Help<C = CardId> {
    /// The helping card.
    pub by: C,
    /// The rule it follows.
    pub rule: &'static str,
}

/// A suit word that no longer stands in a penalty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct WordCleared<C = CardId, S = Suit> {
    /// The card that deletes the word.
    pub by: C,
    /// The word.
    pub word: S,
    /// The rule it follows.
    pub rule: &'static str,
}

/// One amount of a card's points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// Where it comes from.
    pub source: Source,
    /// How much.
    pub points: i32,
    /// The rule it follows.
    pub rule: &'static str,
}

/// What pays an amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The strength of the card.
    Strength,
    /// A sentence of the bonus part, counted from 0.
    Bonus(u8),
    /// A sentence of the penalty part, counted from 0.
    Penalty(u8),
}

/// What a face-down item is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ItemScore<I = ItemId> {
    /// The item.
    pub item: I,
    /// Its value with what it adds at the end.
    pub points: i32,
    /// The rule it follows.
    pub rule: &'static str,
}

impl ScoreBook {
    /// The same points as [`ScoreBook::total`], with the reason for each of them.
    #[must_use]
    pub fn breakdown(&self, input: &HandInput) -> Breakdown {
        let (lineup, aimed) = self.lineup(&input.hand, &input.choices);
        let relief = lineup.relief(self, aimed);
        let mut causes = Causes {
            lineup: &lineup,
            by_place: Default::default(),
        };
        let active = self.active(&lineup, &relief, &mut causes);
        let mut blanked = causes.by_place;
        let scene = Scene::new(self, &lineup, &relief, active, Around::of(input));
        let cards: Vec<CardScore> = (0..lineup.len)
            .map(|place| {
                let mut card = self.unscored(&scene, input, aimed, place);
                card.blanked = std::mem::take(&mut blanked[place]);
                if active >> place & 1 != 0 {
                    card.lines = lines(&scene, place);
                    card.points = card.lines.iter().map(|line| line.points).sum();
                }
                card
            })
            .collect();
        let items: Vec<ItemScore> = input
            .items
            .iter()
            .map(|item| ItemScore {
                item,
                points: self.item_value(item, input.items, input.players),
                rule: "FR-14.1",
            })
            .collect();
        let total = cards.iter().map(|card| card.points).sum::<i32>()
            + items.iter().map(|item| item.points).sum::<i32>();
        Breakdown {
            total,
            cards,
            items,
        }
    }

    fn unscored(
        &self,
        scene: &Scene<'_>,
        input: &HandInput,
        aimed: Aimed,
        place: usize,
    ) -> CardScore {
        let lineup = scene.lineup;
        let card = CardId(lineup.own[place]);
        let copied = match (self.row_of(card.0).offer, input.choices.get(card)) {
            (Some(Offer::CopyAny { .. } | Offer::CopyOther), Some(Choice::Target(copied))) => {
                Some(copied).filter(|copied| self.row_of(copied.0).name == lineup.name[place])
            }
            _ => None,
        };
        let mut score = CardScore {
            card,
            face: copied.unwrap_or(card),
            suit: Suit(lineup.suit[place]),
            strength: lineup.strength[place],
            has_penalty: lineup.penalised >> place & 1 != 0,
            blanked: Vec::new(),
            cleared: Vec::new(),
            words: Vec::new(),
            protected: Vec::new(),
            lines: Vec::new(),
            points: 0,
        };
        self.note_helpers(lineup, scene.relief, place, &mut score);
        self.note_aimed(input, lineup, aimed, place, &mut score);
        score
    }

    /// The cards that clear or protect without being aimed.
    fn note_helpers(&self, lineup: &Lineup, relief: &Relief, place: usize, score: &mut CardScore) {
        let suit = lineup.suit[place];
        for helper in ones(lineup.helpers) {
            let by = CardId(lineup.own[helper]);
            for aid in self.row_of(by.0).aids.of(&self.aids) {
                match *aid {
                    Aid::Clear { suits } if score.has_penalty && suits >> suit & 1 != 0 => {
                        score.cleared.push(Help {
                            by,
                            rule: "FR-11.2",
                        });
                    }
                    Aid::ClearWord { word, from }
                        if relief.words[place] & word != 0 && from >> suit & 1 != 0 =>
                    {
                        let words = ones(word).map(|word| Suit(word as u8));
                        let cleared = words.map(|word| WordCleared {
                            by,
                            word,
                            rule: "FR-11.3",
                        });
                        score.words.extend(cleared);
                    }
                    Aid::ProtectSuits { suits } if suits >> suit & 1 != 0 => {
                        score.protected.push(Help {
                            by,
                            rule: "FR-11.5",
                        });
                    }
                    Aid::ProtectSelf if helper == place => {
                        score.protected.push(Help {
                            by,
                            rule: "FR-11.5",
                        });
                    }
                    _ => {}
                }
            }
        }
    }

    /// The cards that clear or protect by their owner's choice.
    fn note_aimed(
        &self,
        input: &HandInput,
        lineup: &Lineup,
        aimed: Aimed,
        place: usize,
        score: &mut CardScore,
    ) {
        let at_this = |&(_, choice): &(CardId, Choice)| choice.target().0 == lineup.own[place];
        for (by, _) in input.choices.iter().filter(at_this) {
            match self.row_of(by.0).offer {
                Some(Offer::ClearOne { .. })
                    if score.has_penalty && aimed.cleared >> place & 1 != 0 =>
                {
                    score.cleared.push(Help {
                        by,
                        rule: "FR-11.2",
                    });
                }
                Some(Offer::ProtectOne) if aimed.protected >> place & 1 != 0 => {
                    score.protected.push(Help {
                        by,
                        rule: "FR-11.5",
                    });
                }
                _ => {}
            }
        }
    }
}

fn lines(scene: &Scene<'_>, place: usize) -> Vec<Line> {
    let strength = i32::from(scene.lineup.strength[place]);
    let mut lines = vec![Line {
        source: Source::Strength,
        points: strength,
        rule: "FR-13.1",
    }];
    lines.extend(scene.bonus_terms(place).map(|(scoring, points)| Line {
        source: Source::Bonus(scoring.sentence),
        points,
        rule: rule_of(&scoring.term),
    }));
    if scene.penalty_counts(place) {
        lines.extend(scene.penalty_terms(place).map(|(scoring, points)| Line {
            source: Source::Penalty(scoring.sentence),
            points,
            rule: rule_of(&scoring.term),
        }));
    }
    lines
}

/// The rule that says how a term pays.
fn rule_of(term: &TermOp) -> &'static str {
    match term {
        TermOp::ForEach { .. }
        | TermOp::ForEachWith { .. }
        | TermOp::WithSuit { .. }
        | TermOp::Without { .. } => "FR-13.2",
        TermOp::With { .. } => "FR-13.6",
        TermOp::Best(_) => "FR-13.3",
        TermOp::SuitSets { .. } => "FR-13.4",
        TermOp::Runs { .. } => "FR-13.5",
        TermOp::AllSuitsDifferent { .. } => "FR-13.7",
        TermOp::ForEachUnclearedPenalty { .. } => "FR-13.8",
        TermOp::Exactly { .. } => "FR-13.9",
        TermOp::ForEachDiscarded { .. } => "FR-13.10",
        TermOp::GreatestStrength { .. } => "FR-13.11",
        TermOp::ForEachOtherPlayer { .. } => "FR-13.12",
        TermOp::FirstAndFurther { .. } | TermOp::TotalStrength { .. } => "FR-13.13",
    }
}

/// Writes down why cards are blanked.
struct Causes<'a> {
    lineup: &'a Lineup,
    by_place: [Vec<Blanked>; 16],
}

impl Causes<'_> {
    fn note(&mut self, place: usize, cause: Cause, rule: &'static str) {
        self.by_place[place].push(Blanked { cause, rule });
    }

    fn cards(&self, places: Places) -> Vec<CardId> {
        ones(places)
            .map(|place| CardId(self.lineup.own[place]))
            .collect()
    }
}

impl Witness for Causes<'_> {
    fn lone(&mut self, by: usize, blanked: Places) {
        let by = CardId(self.lineup.own[by]);
        ones(blanked).for_each(|place| self.note(place, Cause::Alone(by), "FR-12.2"));
    }

    fn named(&mut self, blanked: Places, active: Places, undecided: Places, web: &Web) {
        for place in ones(blanked) {
            for by in ones(active & web.namers).filter(|&by| web.names[by] >> place & 1 != 0) {
                self.note(
                    place,
                    Cause::NamedBy(CardId(self.lineup.own[by])),
                    "FR-12.4",
                );
            }
            for own in web
                .texts
                .iter()
                .filter(|own| usize::from(own.place) == place)
            {
                if own.verdict(active, undecided) == Verdict::Fulfilled {
                    self.note(place, Cause::OwnSentence(own.sentence), "FR-12.5");
                }
            }
        }
    }

    fn circle(&mut self, blanked: Places, waits_for: &[Places; 16]) {
        for place in ones(blanked) {
            let with = self.cards(waits_for[place]);
            self.note(place, Cause::CircleWith(with), "FR-12.4");
        }
    }
}

impl Breakdown {
    /// The same with the ids of the card files, for people and other programs.
    #[must_use]
    pub fn named<'p>(&self, pack: &'p Pack) -> Breakdown<&'p str, &'p str, &'p str> {
        let card = |card: CardId| {
            pack.cards
                .get(usize::from(card.0))
                .map_or("", |known| known.id.as_str())
        };
        let suit = |suit: Suit| {
            pack.suits
                .get(usize::from(suit.0))
                .map_or("", |known| known.id.as_str())
        };
        let item = |item: ItemId| {
            pack.items
                .get(usize::from(item.0))
                .map_or("", |known| known.id.as_str())
        };
        Breakdown {
            total: self.total,
            cards: self
                .cards
                .iter()
                .map(|score| score.named(&card, &suit))
                .collect(),
            items: self
                .items
                .iter()
                .map(
                    |&ItemScore {
                         item: id,
                         points,
                         rule,
                     }| ItemScore {
                        item: item(id),
                        points,
                        rule,
                    },
                )
                .collect(),
        }
    }
}

impl CardScore {
    fn named<'p>(
        &self,
        card: &dyn Fn(CardId) -> &'p str,
        suit: &dyn Fn(Suit) -> &'p str,
    ) -> CardScore<&'p str, &'p str> {
        let help = |help: &Help| Help {
            by: card(help.by),
            rule: help.rule,
        };
        let cause = |cause: &Cause| match cause {
            Cause::Alone(by) => Cause::Alone(card(*by)),
            Cause::NamedBy(by) => Cause::NamedBy(card(*by)),
            Cause::OwnSentence(sentence) => Cause::OwnSentence(*sentence),
            Cause::CircleWith(with) => {
                Cause::CircleWith(with.iter().map(|&other| card(other)).collect())
            }
        };
        CardScore {
            card: card(self.card),
            face: card(self.face),
            suit: suit(self.suit),
            strength: self.strength,
            has_penalty: self.has_penalty,
            blanked: self
                .blanked
                .iter()
                .map(|blanked| Blanked {
                    cause: cause(&blanked.cause),
                    rule: blanked.rule,
                })
                .collect(),
            cleared: self.cleared.iter().map(help).collect(),
            words: self
                .words
                .iter()
                .map(|&WordCleared { by, word, rule }| WordCleared {
                    by: card(by),
                    word: suit(word),
                    rule,
                })
                .collect(),
            protected: self.protected.iter().map(help).collect(),
            lines: self.lines.clone(),
            points: self.points,
        }
    }
}
