//! From card files to a [`Pack`]: words first, then the sentences that use them.

use super::blocks::{CARD, ITEM, SUIT, name_key, same, same_word};
use super::check::{GREATEST_NUMBER, Sense};
use super::{BonusSentence, CardId, Item, Module, Name, Pack, RealmCard, Suit, SuitInfo, Timing};
use cardtext::{
    Block, Diagnostic, Diagnostics, Loading, Names, Phrase, Reading, Sources, Value, Vocabulary,
    fingerprint, nearest, phrases,
};

/// What explains an item that names no rule of its own: items may be used.
const GENERAL_RULE: &str = "FR-7.1";

phrases! {
    #[derive(PartialEq)]
    enum Answer {
        Yes => "yes",
        No => "no",
    }
}

pub(super) fn load(sources: &Sources) -> Result<Pack, Diagnostics> {
    let (loading, blocks) = Loading::blocks(sources);
    let mut loader = Loader {
        pack: Pack {
            suits: Vec::new(),
            names: Vec::new(),
            cards: Vec::new(),
            items: Vec::new(),
            hash: fingerprint(&blocks, &[]),
            vocabulary: Vocabulary::new(),
        },
        loading,
    };
    let Kinds {
        suits,
        mut cards,
        mut items,
    } = loader.sort_by_kind(&blocks);
    loader.suits(&suits);
    cards.sort_by_cached_key(|card| loader.place(card));
    items.sort_by_cached_key(|item| loader.place(item));
    loader.names(&cards);
    loader.cards(&cards);
    loader.items(&items);
    let Loader { loading, mut pack } = loader;
    pack.vocabulary = loading.vocabulary;
    Diagnostics::check(sources, loading.problems, pack)
}

type Blocks<'b, 's> = Vec<&'b Block<'s>>;

struct Kinds<'b, 's> {
    suits: Blocks<'b, 's>,
    cards: Blocks<'b, 's>,
    items: Blocks<'b, 's>,
}

struct Loader {
    pack: Pack,
    loading: Loading,
}

impl Loader {
    fn sort_by_kind<'b, 's>(&mut self, blocks: &'b [Block<'s>]) -> Kinds<'b, 's> {
        let mut kinds = Kinds {
            suits: Vec::new(),
            cards: Vec::new(),
            items: Vec::new(),
        };
        for block in blocks {
            let (kind, schema) = match block.kind.as_ref().map(|kind| kind.value) {
                None => (&mut kinds.cards, &CARD),
                Some("suit") => (&mut kinds.suits, &SUIT),
                Some("item") => (&mut kinds.items, &ITEM),
                Some(_) => {
                    self.loading.unknown_kind(block, &["suit", "item"], "card");
                    continue;
                }
            };
            kind.push(block);
            block.check(schema, &mut self.loading.problems);
        }
        let limits = [
            (&kinds.suits, Pack::MOST_SUITS, "suits"),
            (&kinds.cards, Pack::MOST_CARDS, "realm cards"),
            (&kinds.items, Pack::MOST_ITEMS, "cursed items"),
        ];
        for (blocks, most, what) in limits {
            self.loading.limit(blocks, most, what);
        }
        kinds
    }

    fn suits(&mut self, blocks: &[&Block<'_>]) {
        for block in blocks {
            let names = Names::of_block(block);
            if self.pack.suits.iter().any(|suit| same(&suit.names, &names)) {
                let message = format!("there are two suits `{}`", names.en);
                self.loading.at_id(block, message, "a second time");
            }
            self.loading.vocabulary.add_names("suit", &names);
            let selectable = self.loading.value(block, "selectable", "answer");
            let module = self.loading.value(block, "module", "module");
            self.pack.suits.push(SuitInfo {
                id: block.id.value.to_owned(),
                names,
                selectable: selectable != Some(Answer::No),
                module: module.unwrap_or(Module::Base),
            });
        }
    }

    /// Where a card stands in the pack, whatever file it is written in. Mistakes in these values
    /// are reported when the card itself is read.
    fn place<'s>(&self, block: &Block<'s>) -> (Module, u16, &'s str) {
        let mut quiet = Vec::new();
        let mut reading = Reading {
            vocabulary: &self.loading.vocabulary,
            problems: &mut quiet,
        };
        let module = block
            .value("module")
            .and_then(|value| reading.phrase(value, "module"));
        let number = block
            .value("number")
            .and_then(|value| reading.phrase(value, "number"));
        (
            module.unwrap_or(Module::Base),
            number.unwrap_or(0),
            block.id.value,
        )
    }

    /// Collects the names of all cards before any sentence is read, for sentences name each other.
    fn names(&mut self, blocks: &[&Block<'_>]) {
        for block in blocks {
            let (key, names) = (name_key(block), Names::of_block(block));
            let suit = self
                .pack
                .suits
                .iter()
                .find(|suit| same(&suit.names, &names));
            if let Some(suit) = suit {
                let message = format!("the card `{}` has the name of a suit", names.en);
                let label = format!("sentences could not tell it from the suit `{}`", suit.id);
                self.loading.at_id(block, message, &label);
            }
            let known = self.pack.names.iter().position(|known| *known == key);
            let same_word = {
                let mut words = self.loading.vocabulary.words("card name");
                words.position(|word| same_word(word, &names.en))
            };
            if known.is_none() {
                self.pack.names.push(key);
                self.loading.vocabulary.add_names("card name", &names);
            }
            if known != same_word && !names.en.is_empty() {
                let message = format!("`{}` and `name_key` do not fit together", names.en);
                let label = "cards of one `name_key` have one name, and no other card has it";
                self.loading.at_id(block, message, label);
            }
        }
    }

    fn cards(&mut self, blocks: &[&Block<'_>]) {
        for block in blocks {
            let before = self.loading.problems.len();
            let bonus = self.sentences(block, "bonus", "sentence of a bonus");
            let penalty = self.sentences(block, "penalty", "sentence of a penalty");
            let card = RealmCard {
                id: block.id.value.to_owned(),
                name: Name(self.name_index(block)),
                names: Names::of_block(block),
                number: self.loading.value(block, "number", "number").unwrap_or(0),
                module: self
                    .loading
                    .value(block, "module", "module")
                    .unwrap_or(Module::Base),
                replaces: self.replaces(block),
                suit: self.loading.value(block, "suit", "suit").unwrap_or(Suit(0)),
                strength: self.small_number(block, "strength").unwrap_or(0),
                choice_order: self.loading.value(block, "choice", "number").unwrap_or(0),
                bonus,
                penalty,
            };
            // A card that could not be read would only be blamed for what it was not read to say.
            if self.loading.problems.len() == before {
                self.check_name(block, &card);
                self.check_choice(block, &card);
            }
            self.pack.cards.push(card);
        }
    }

    fn name_index(&self, block: &Block<'_>) -> u8 {
        let key = name_key(block);
        let index = self.pack.names.iter().position(|name| *name == key);
        index.and_then(|index| index.try_into().ok()).unwrap_or(0)
    }

    /// Base cards come first in a pack, so the replaced card has been read already.
    fn replaces(&mut self, block: &Block<'_>) -> Option<CardId> {
        let value = block.value("replaces")?;
        let id = value.text();
        let base = |card: &&RealmCard| card.module == Module::Base;
        if let Some(card) = self.pack.find_card(&id)
            && base(&&self.pack.cards[usize::from(card.0)])
        {
            return Some(card);
        }
        let known = self
            .pack
            .cards
            .iter()
            .filter(base)
            .map(|card| card.id.as_str());
        let help = nearest(&id, known).map(|near| format!("did you mean `{near}`?"));
        let message = format!("`{}` replaces a card that does not exist", block.id.value);
        let label = "expected the id of a card of the module `base`";
        let problem = Diagnostic::new(block.file, value.span(), message, label).with_help(help);
        self.loading.problems.push(problem);
        None
    }

    /// FR-1.4: every name occurs once in the deck in use.
    fn check_name(&mut self, block: &Block<'_>, card: &RealmCard) {
        let replaced = card.replaces.map(|id| usize::from(id.0));
        let twin = self.pack.cards.iter().enumerate().find(|&(index, other)| {
            other.name == card.name && (replaced != Some(index) || card.module != Module::Suits)
        });
        if let Some((_, twin)) = twin {
            let message = format!("`{}` and `{}` have one name", twin.id, card.id);
            let label = "a deck has every name once; write `module: suits` and `replaces: ...` \
                         for a new version of a card";
            self.loading.at_id(block, message, label);
        } else if replaced.is_some_and(|index| self.pack.cards[index].name != card.name) {
            let message = format!("`{}` replaces a card of another name", card.id);
            let label = "a replacement has the `name` and `name_key` of the card it replaces";
            self.loading.at_id(block, message, label);
        }
    }

    fn check_choice(&mut self, block: &Block<'_>, card: &RealmCard) {
        let chooses = card.bonus.iter().any(is_choice);
        if chooses && card.choice_order == 0 {
            let message = format!("`{}` lets its owner choose but does not say when", card.id);
            self.loading.at_id(
                block,
                message,
                "this card needs a line `choice: 1` or higher",
            );
        } else if !chooses && card.choice_order != 0 {
            let message = format!("`{}` has `choice` but nothing to choose", card.id);
            self.loading
                .at_id(block, message, "remove the line `choice`");
        }
    }

    fn items(&mut self, blocks: &[&Block<'_>]) {
        for block in blocks {
            let effect = self.sentences(block, "effect", "sentence of an effect");
            let bonus = self.sentences(block, "bonus", "sentence of an item's bonus");
            let item = Item {
                id: block.id.value.to_owned(),
                names: Names::of_block(block),
                number: self.loading.value(block, "number", "number").unwrap_or(0),
                value: self.small_number(block, "value").unwrap_or(0),
                value_two_players: self.small_number(block, "value_two_players"),
                timing: self
                    .loading
                    .value(block, "timing", "timing")
                    .unwrap_or(Timing::AnyTime),
                copyable: self.loading.value(block, "copyable", "answer") != Some(Answer::No),
                rule: block
                    .value("rule")
                    .map_or_else(|| GENERAL_RULE.to_owned(), Value::text),
                effect,
                bonus,
            };
            self.pack.items.push(item);
        }
    }

    fn small_number(&mut self, block: &Block<'_>, key: &str) -> Option<i16> {
        let limits = -GREATEST_NUMBER..=GREATEST_NUMBER;
        self.loading.number(block, key, limits)
    }

    fn sentences<T: Phrase + Sense>(&mut self, block: &Block<'_>, key: &str, what: &str) -> Vec<T> {
        self.loading.sentences(block, key, what, T::complaint)
    }
}

fn is_choice(sentence: &BonusSentence) -> bool {
    matches!(
        sentence,
        BonusSentence::ClearOne { .. }
            | BonusSentence::ProtectOneOther
            | BonusSentence::CopyAny { .. }
            | BonusSentence::CopyOtherInHand
            | BonusSentence::ChangeSuitOfOther
    )
}
