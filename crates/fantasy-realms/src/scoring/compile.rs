//! From the sentences of a pack to the tables of a score book.

use super::bits::nibbles;
use super::input::{CardSet, MAX_HAND};
use super::ops::{
    Aid, BlankText, Blanking, Distinction, FurtherNeed, Ladder, MAX_OWN_TEXTS, Needs, Offer, Row,
    Scoring, Span, TermOp, Traits, cards_of,
};
use super::{ItemRow, ScoreBook};
use crate::cards::{
    BonusSentence, CardId, Condition, Group, Item, ItemBonus, Kind, Module, Name, Need, Pack,
    PenaltySentence, RealmCard, Rung, Suit, Term,
};

const EVERY_SUIT: u16 = u16::MAX;

impl ScoreBook {
    /// Compiles the deck in use: the base deck, or the deck with the new suits (FR-2.4).
    ///
    /// A card offers at most one choice, since choices are made by card, and has at most two
    /// texts about its own blanking; of more such sentences the first count.
    #[must_use]
    pub fn new(pack: &Pack, suits_module: bool) -> ScoreBook {
        let in_play = |module: Module| suits_module || module == Module::Base;
        let orders = pack.cards.iter().map(|card| card.choice_order);
        let mut book = ScoreBook {
            rows: Box::new([Row::default(); 128]),
            terms: Vec::new(),
            alternatives: Vec::new(),
            blankings: Vec::new(),
            aids: Vec::new(),
            further: Vec::new(),
            distinctions: Vec::new(),
            ladders: Vec::new(),
            items: pack.items.iter().map(item_row).collect(),
            printed: [0; 16],
            names_by_suit: [0; 16],
            named: [0; 128],
            deck: deck_in_use(pack, suits_module),
            suits_in_play: 0,
            last_choice_order: orders.max().unwrap_or(0),
        };
        for (index, suit) in pack.suits.iter().enumerate().take(16) {
            if suit.selectable && in_play(suit.module) {
                book.suits_in_play |= 1 << index;
            }
        }
        for (index, card) in pack.cards.iter().enumerate().take(128) {
            if book.deck.contains(CardId(index as u8)) {
                book.printed[usize::from(card.suit.0 & 15)] |= 1 << index;
                book.names_by_suit[usize::from(card.suit.0 & 15)] |= bit(card.name);
                book.named[usize::from(card.name.0 & 127)] |= 1 << index;
            }
        }
        for (index, card) in pack.cards.iter().enumerate().take(128) {
            book.rows[index] = book.row(card);
        }
        book
    }

    fn row(&mut self, card: &RealmCard) -> Row {
        let mut row = Row {
            strength: card.strength,
            suit: card.suit.0 & 15,
            name: card.name.0 & 127,
            choice_order: card.choice_order,
            offer: card.bonus.iter().find_map(offer),
            ..Row::default()
        };
        row.bonus = self.bonus_terms(&card.bonus);
        row.penalty = self.penalty_terms(&card.penalty);
        row.blanks = self.blankings(&card.penalty);
        let from = self.aids.len();
        self.aids.extend(card.bonus.iter().filter_map(aid));
        row.aids = span(from, self.aids.len());
        row.distinctions = self.distinctions(&row);
        let marks = [
            (!card.penalty.is_empty(), Traits::PENALTY),
            (!row.blanks.is_empty(), Traits::BLANKS),
            (!row.aids.is_empty(), Traits::AIDS),
            (row.offer.is_some(), Traits::OFFER),
        ];
        for (_, mark) in marks.into_iter().filter(|&(has, _)| has) {
            row.traits = row.traits.and(mark);
        }
        row
    }

    /// What the sentences of a card tell apart. A set with nothing or everything in it tells
    /// nothing apart and is left out.
    fn distinctions(&mut self, row: &Row) -> Span {
        let mut told = Vec::new();
        let bonus = row.bonus.of(&self.terms).iter();
        for scoring in bonus.chain(row.penalty.of(&self.terms)) {
            let (further, options) = (&self.further, &self.alternatives);
            scoring.term.distinctions(further, options, &mut told);
        }
        for blanking in row.blanks.of(&self.blankings) {
            blanking.text.distinctions(&mut told);
        }
        for aid in row.aids.of(&self.aids) {
            match *aid {
                Aid::Clear { suits } | Aid::ProtectSuits { suits } => {
                    told.push(Distinction::Suits(suits));
                }
                Aid::ClearWord { word, from } => {
                    told.extend([Distinction::Suits(word), Distinction::Suits(from)]);
                }
                Aid::ProtectSelf => {}
            }
        }
        if let Some(Offer::ClearOne { suits }) = row.offer {
            told.push(Distinction::Suits(suits));
        }
        told.retain(|told| {
            !matches!(
                told,
                Distinction::Suits(0 | EVERY_SUIT) | Distinction::Names(0)
            )
        });
        let from = self.distinctions.len();
        self.distinctions.append(&mut told);
        span(from, self.distinctions.len())
    }

    fn bonus_terms(&mut self, bonus: &[BonusSentence]) -> Span {
        let scores = bonus.iter().map(|sentence| match sentence {
            BonusSentence::Score(terms) => Some(terms.as_slice()),
            _ => None,
        });
        self.terms_of(scores)
    }

    fn penalty_terms(&mut self, penalty: &[PenaltySentence]) -> Span {
        let scores = penalty.iter().map(|sentence| match sentence {
            PenaltySentence::Score(terms) => Some(terms.as_slice()),
            _ => None,
        });
        self.terms_of(scores)
    }

    fn terms_of<'a>(&mut self, sentences: impl Iterator<Item = Option<&'a [Term]>>) -> Span {
        let mut compiled = Vec::new();
        for (sentence, terms) in sentences.enumerate() {
            let Some(terms) = terms else { continue };
            let mut terms: Vec<TermOp> = terms.iter().map(|term| self.term(term)).collect();
            let term = if terms.len() == 1 {
                terms.remove(0)
            } else {
                let from = self.alternatives.len();
                self.alternatives.append(&mut terms);
                TermOp::Best(span(from, self.alternatives.len()))
            };
            compiled.push(Scoring {
                sentence: sentence as u8,
                term,
            });
        }
        let from = self.terms.len();
        self.terms.append(&mut compiled);
        span(from, self.terms.len())
    }

    fn term(&mut self, term: &Term) -> TermOp {
        match term {
            Term::ForEach { points, groups } => {
                let (suits, other) = group_sets(groups);
                let counted = nibbles(suits);
                TermOp::ForEach {
                    points: i32::from(*points),
                    suits,
                    other,
                    counted,
                }
            }
            Term::ForEachWith {
                points,
                groups,
                condition,
            } => {
                let (suits, other) = group_sets(groups);
                let (counted, needs) = (nibbles(suits), self.needs(condition));
                TermOp::ForEachWith {
                    points: i32::from(*points),
                    suits,
                    other,
                    counted,
                    needs,
                }
            }
            Term::With { points, condition } => self.with(i32::from(*points), condition),
            Term::Without { points, suits } => TermOp::Without {
                points: i32::from(*points),
                suits: suit_set(suits),
            },
            Term::FirstAndFurther {
                first,
                group,
                further,
            } => TermOp::FirstAndFurther {
                first: i32::from(*first),
                further: i32::from(*further),
                suit: group.suit.0 & 15,
                other: group.other,
            },
            Term::TotalStrength { suits } => TermOp::TotalStrength {
                suits: suit_set(suits),
            },
            Term::GreatestStrength { suits } => TermOp::GreatestStrength {
                suits: suit_set(suits),
            },
            Term::Exactly {
                points,
                count,
                suits,
            } => TermOp::Exactly {
                points: i32::from(*points),
                count: u32::from(*count),
                suits: suit_set(suits),
            },
            Term::Runs { rungs } => TermOp::Runs {
                ladder: self.ladder(best_splits(rungs)),
            },
            Term::SuitSets { rungs } => TermOp::SuitSets {
                ladder: self.ladder(ladder(rungs)),
                peaks: self.ladder(peaks(&ladder(rungs))),
            },
            Term::AllSuitsDifferent { points } => TermOp::AllSuitsDifferent {
                points: i32::from(*points),
            },
            Term::ForEachOtherPlayer { points } => TermOp::ForEachOtherPlayer {
                points: i32::from(*points),
            },
            Term::ForEachUnclearedPenalty { points } => TermOp::ForEachUnclearedPenalty {
                points: i32::from(*points),
            },
            Term::ForEachDiscarded { points, kinds } => {
                let (suits, names) = kind_sets(kinds);
                let named = (0..128).filter(|&name| names >> name & 1 != 0);
                TermOp::ForEachDiscarded {
                    points: i32::from(*points),
                    suits,
                    by_suit: cards_of(suits, &self.printed),
                    by_name: named.fold(0, |cards, name| cards | self.named[name]),
                }
            }
        }
    }

    fn with(&mut self, points: i32, condition: &Condition) -> TermOp {
        match condition.0.as_slice() {
            [Need::AnyOf(suits)] => TermOp::WithSuit {
                points,
                suits: suit_set(suits),
            },
            _ => TermOp::With {
                points,
                needs: self.needs(condition),
            },
        }
    }

    fn needs(&mut self, condition: &Condition) -> Needs {
        let mut needs = Needs {
            all: 0,
            either: 0,
            suits: 0,
            words: 0,
            further: Span::default(),
        };
        let from = self.further.len();
        for need in &condition.0 {
            match need {
                Need::Name(name) => needs.all |= bit(*name),
                Need::Either(names) if needs.either == 0 => needs.either = name_set(names),
                Need::Either(names) => self.further.push(FurtherNeed::Either(name_set(names))),
                Need::AnyOf(suits) if needs.suits == 0 => needs.suits = suit_set(suits),
                Need::AnyOf(suits) => self.further.push(FurtherNeed::AnyOf(suit_set(suits))),
            }
        }
        needs.further = span(from, self.further.len());
        needs
    }

    fn ladder(&mut self, ladder: Ladder) -> u16 {
        self.ladders.push(ladder);
        (self.ladders.len() - 1) as u16
    }

    fn blankings(&mut self, penalty: &[PenaltySentence]) -> Span {
        let from = self.blankings.len();
        for (sentence, penalty) in penalty.iter().enumerate() {
            let sentence = sentence as u8;
            for text in blank_texts(penalty) {
                let own = self.blankings[from..]
                    .iter()
                    .filter(|known| known.text.is_own());
                if !text.is_own() || own.count() < MAX_OWN_TEXTS {
                    self.blankings.push(Blanking { sentence, text });
                }
            }
        }
        span(from, self.blankings.len())
    }
}

/// The cards of the deck: all of the modules in use but those that are replaced (FR-2.4).
fn deck_in_use(pack: &Pack, suits_module: bool) -> CardSet {
    let cards = || (0..128).map(CardId).zip(&pack.cards);
    let in_play = |card: &RealmCard| suits_module || card.module == Module::Base;
    let replaced: CardSet = cards()
        .filter(|(_, card)| in_play(card))
        .filter_map(|(_, card)| card.replaces)
        .collect();
    let used: CardSet = cards()
        .filter(|(_, card)| in_play(card))
        .map(|(id, _)| id)
        .collect();
    used.without(replaced)
}

fn offer(sentence: &BonusSentence) -> Option<Offer> {
    match sentence {
        BonusSentence::CopyAny { suits } => Some(Offer::CopyAny {
            suits: suit_set(suits),
        }),
        BonusSentence::CopyOtherInHand => Some(Offer::CopyOther),
        BonusSentence::ChangeSuitOfOther => Some(Offer::ChangeSuit),
        BonusSentence::ClearOne { suits } => Some(Offer::ClearOne {
            suits: suit_set(suits),
        }),
        BonusSentence::ProtectOneOther => Some(Offer::ProtectOne),
        _ => None,
    }
}

fn aid(sentence: &BonusSentence) -> Option<Aid> {
    match sentence {
        BonusSentence::ClearPenalties { suits } => Some(Aid::Clear {
            suits: suit_set(suits),
        }),
        BonusSentence::ClearEveryPenalty => Some(Aid::Clear { suits: EVERY_SUIT }),
        BonusSentence::ClearWord { word } => Some(Aid::ClearWord {
            word: suit_set(&[*word]),
            from: EVERY_SUIT,
        }),
        BonusSentence::ClearWordFrom { word, suits } => Some(Aid::ClearWord {
            word: suit_set(&[*word]),
            from: suit_set(suits),
        }),
        BonusSentence::ProtectSuits { suits } => Some(Aid::ProtectSuits {
            suits: suit_set(suits),
        }),
        BonusSentence::ProtectSelf => Some(Aid::ProtectSelf),
        _ => None,
    }
}

fn blank_texts(sentence: &PenaltySentence) -> Vec<BlankText> {
    match sentence {
        PenaltySentence::Score(_) => Vec::new(),
        PenaltySentence::Blanks(clauses) => clauses
            .iter()
            .map(|clause| BlankText::Suit {
                suit: clause.suit.0 & 15,
                except: name_set(&clause.except),
                other: clause.other,
            })
            .collect(),
        PenaltySentence::BlanksAllExcept(kinds) => {
            let (suits, names) = kind_sets(kinds);
            vec![BlankText::AllExcept { suits, names }]
        }
        PenaltySentence::BlanksLone { except } => {
            vec![BlankText::Lone {
                except: suit_set(except),
            }]
        }
        PenaltySentence::BlankedWithout(suits) => {
            vec![BlankText::Without {
                suits: suit_set(suits),
            }]
        }
        PenaltySentence::BlankedWith(kinds) => {
            let (suits, names) = kind_sets(kinds);
            vec![BlankText::With { suits, names }]
        }
    }
}

fn item_row(item: &Item) -> ItemRow {
    ItemRow {
        value: i32::from(item.value),
        value_two_players: i32::from(item.value_two_players.unwrap_or(item.value)),
        bonuses: item
            .bonus
            .iter()
            .map(|bonus| match *bonus {
                ItemBonus::OtherFaceDown { points, at_least } => (i32::from(points), at_least),
            })
            .collect(),
    }
}

fn span(from: usize, to: usize) -> Span {
    Span {
        from: from as u16,
        to: to as u16,
    }
}

fn bit(name: Name) -> u128 {
    1 << (name.0 & 127)
}

fn name_set(names: &[Name]) -> u128 {
    names.iter().fold(0, |set, &name| set | bit(name))
}

fn suit_set(suits: &[Suit]) -> u16 {
    suits.iter().fold(0, |set, suit| set | 1 << (suit.0 & 15))
}

fn kind_sets(kinds: &[Kind]) -> (u16, u128) {
    kinds
        .iter()
        .fold((0, 0), |(suits, names), kind| match *kind {
            Kind::Suit(suit) => (suits | suit_set(&[suit]), names),
            Kind::Name(name) => (suits, names | bit(name)),
        })
}

/// The suits that count, and among them those of which the card itself is left out.
fn group_sets(groups: &[Group]) -> (u16, u16) {
    let all = groups
        .iter()
        .fold(0, |set, group| set | suit_set(&[group.suit]));
    let own = groups.iter().filter(|group| !group.other);
    (
        all,
        all & !own.fold(0, |set, group| set | suit_set(&[group.suit])),
    )
}

/// What so many cards pay: the line for the largest number that is reached.
fn ladder(rungs: &[Rung]) -> Ladder {
    std::array::from_fn(|cards| {
        let reached = rungs.iter().filter(|rung| usize::from(rung.cards) <= cards);
        reached
            .max_by_key(|rung| rung.cards)
            .map_or(0, |rung| rung.points)
    })
}

/// The most that so many cards or fewer pay.
fn peaks(ladder: &Ladder) -> Ladder {
    std::array::from_fn(|cards| ladder.iter().take(cards + 1).copied().max().unwrap_or(0))
}

/// What a run of so many cards pays if it may be cut into shorter ones. With this table two
/// runs that touch are never worth more than the long one, so they need not be tried.
fn best_splits(rungs: &[Rung]) -> Ladder {
    let mut best = ladder(rungs);
    for cards in 0..=MAX_HAND {
        let split = (0..=cards / 2)
            .map(|cut| best[cut].max(0) + best[cards - cut].max(0))
            .max();
        best[cards] = best[cards].max(split.unwrap_or(0));
    }
    best
}
