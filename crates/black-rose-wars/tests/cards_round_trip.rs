//! What is written is what runs is what is shown: the sentences of the card files come back word
//! for word from what they were read into.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use black_rose_wars::cards::{Half, OrderCard, Pack, Written};
use cardtext::{Block, Language, Value, read_blocks};

/// The text of a key as it stands in the file, on one line.
fn written(block: &Block<'_>, key: &str) -> String {
    block.value(key).map(Value::text).unwrap_or_default()
}

/// Compares what a pack prints with what the files say.
struct Check {
    pack: Pack,
    english: Language,
    texts: usize,
}

impl Check {
    fn text(&mut self, block: &Block<'_>, key: &str, it: &Written) {
        let sentences = self.pack.sentences(it, &self.english);
        assert_eq!(
            sentences.join(" "),
            written(block, key),
            "{}",
            block.id.value
        );
        self.texts += 1;
    }

    fn when(&mut self, block: &Block<'_>, key: &str, it: &Written) {
        let condition = self.pack.condition(it, &self.english);
        assert_eq!(
            condition.unwrap_or_default(),
            written(block, key),
            "{}",
            block.id.value
        );
    }

    fn half(&mut self, block: &Block<'_>, side: &str, half: &Half) {
        assert_eq!(self.pack.header(half, &self.english), written(block, side));
        self.when(block, &format!("{side}.when"), &half.effect.written);
        self.text(block, &format!("{side}.text"), &half.effect.written);
    }

    fn block(&mut self, block: &Block<'_>) {
        let pack = self.pack.clone();
        macro_rules! find {
            ($list:ident) => {
                pack.$list
                    .iter()
                    .find(|it| it.id == block.id.value)
                    .unwrap()
            };
        }
        match block.kind.as_ref().map(|kind| kind.value) {
            None => {
                let spell = find!(spells);
                self.half(block, "top", &spell.top);
                if let Some(bottom) = &spell.bottom {
                    self.half(block, "bottom", bottom);
                }
            }
            Some("quest") => {
                let quest = find!(quests);
                self.when(block, "task", &quest.effect.written);
                self.text(block, "text", &quest.effect.written);
            }
            Some("event" | "avatar_event") => {
                self.text(block, "text", &find!(events).force.written);
            }
            Some("evocation") => self.text(block, "text", &find!(evocations).force.written),
            Some("upgrade") => self.text(block, "text", &find!(upgrades).force.written),
            Some("misfortune") => self.text(block, "text", &find!(misfortunes).force.written),
            Some("room") => {
                let room = find!(rooms);
                self.text(block, "destroyed", &room.destroyed.written);
                self.text(block, "rebuilt", &room.rebuilt.written);
            }
            Some("order") => self.order(block, find!(orders)),
            Some("avatar") => self.text(block, "text", &pack.avatar.force.written),
            _ => {}
        }
    }

    fn order(&mut self, block: &Block<'_>, order: &OrderCard) {
        for (at, step) in (1..).zip(&order.steps) {
            if let Some(spell) = &step.spell {
                let header = self.pack.order_header(spell, &self.english);
                assert_eq!(header, written(block, &format!("step.{at}")));
            }
            self.text(block, &format!("step.{at}.text"), &step.effect.written);
        }
        if let Some(react) = &order.react {
            self.text(block, "react.text", &react.effect.written);
        }
    }
}

#[test]
fn every_card_is_printed_as_it_is_written() {
    let sources = Pack::built_in_sources();
    let mut problems = Vec::new();
    let blocks = read_blocks(&sources, &mut problems);
    assert!(problems.is_empty());
    let mut check = Check {
        pack: Pack::built_in(),
        english: Language::english(),
        texts: 0,
    };
    for block in &blocks {
        check.block(block);
    }
    let pack = &check.pack;
    let halves: usize = pack
        .spells
        .iter()
        .map(|it| 1 + usize::from(it.bottom.is_some()))
        .sum();
    let parts = |order: &OrderCard| order.steps.len() + usize::from(order.react.is_some());
    let orders: usize = pack.orders.iter().map(parts).sum();
    let kinds = pack.evocations.len() + pack.upgrades.len() + pack.misfortunes.len();
    let decks = pack.quests.len() + pack.events.len();
    let all = halves + orders + kinds + decks + 2 * pack.rooms.len() + 1;
    assert_eq!(check.texts, all);
}

#[test]
fn names_of_the_cards_are_translated_in_their_sentences() {
    let pack = Pack::built_in();
    let spell = pack
        .spells
        .iter()
        .find(|it| it.id == "cross_and_delight")
        .unwrap();
    let polish = Language::words_only("pl");
    assert_eq!(
        pack.sentences(&spell.top.effect.written, &polish)[0],
        "Summon a Sukkub in the target room."
    );
}
