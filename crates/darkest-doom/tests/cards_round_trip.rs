//! What is written is what runs is what is shown: the sentences of the card files come back word
//! for word from what they were read into.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use cardtext::{Block, Language, Value, read_blocks};
use darkest_doom::cards::compile::{Instr, effects};
use darkest_doom::cards::grammar::{Feat, Sentence};
use darkest_doom::cards::{Effect, MonsterKind, Pack, ResourceDeck};

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
    fn text(&mut self, block: &Block<'_>, key: &str, it: &Effect) {
        let sentences = self.pack.sentences(it, &self.english);
        assert_eq!(
            sentences.join(" "),
            written(block, key),
            "{}",
            block.id.value
        );
        self.texts += usize::from(!sentences.is_empty());
    }

    fn design(&mut self, block: &Block<'_>, pack: &Pack, deck: ResourceDeck) {
        let found = |it: &&_| {
            let it: &darkest_doom::cards::Design = it;
            it.id == block.id.value && it.deck == deck
        };
        let design = pack.designs.iter().find(found).unwrap();
        let price = self.pack.price(&design.cost, &self.english);
        assert_eq!(price.unwrap_or_default(), written(block, "cost"));
        if block.value("when").is_some() {
            let mut when = written(block, "when");
            if block.value("limit").is_some() {
                when = format!("{when}, {}", written(block, "limit"));
            }
            assert_eq!(self.pack.when(design, &self.english), when);
        }
        if deck == ResourceDeck::Trap {
            self.text(block, "guardian", &design.effect);
            self.text(block, "monster", &design.on_monster);
        } else {
            self.text(block, "text", &design.effect);
        }
    }

    fn block(&mut self, block: &Block<'_>) {
        let pack = self.pack.clone();
        let id = block.id.value;
        macro_rules! find {
            ($list:ident) => {
                pack.$list.iter().find(|it| it.id == id).unwrap()
            };
        }
        match block.kind.as_ref().unwrap().value {
            "equipment" => self.design(block, &pack, ResourceDeck::Equipment),
            "trap" => self.design(block, &pack, ResourceDeck::Trap),
            "encounter" => self.design(block, &pack, ResourceDeck::Encounter),
            "spell" => self.design(block, &pack, ResourceDeck::Spell),
            "area_type" => {
                let name = written(block, "name");
                let found = pack.area_cards.iter().find(|it| it.names.en == name);
                self.text(block, "text", &found.unwrap().action);
            }
            "guardian" => {
                let ability = &find!(characters).ability;
                let when = format!("{}, {}", written(block, "when"), written(block, "limit"));
                assert_eq!(self.pack.ability_when(ability, &self.english), when);
                self.text(block, "text", &ability.effect);
            }
            "corruption" => {
                self.text(block, "dusk", &find!(corruption).swap);
                self.text(block, "combat", &find!(corruption).after_combat);
            }
            "mission" => self.text(block, "text", &find!(missions).effect),
            "achievement" => {
                let achievement = find!(achievements);
                let feat = self.pack.feat(achievement, &self.english);
                assert_eq!(feat, written(block, "task"));
                for (at, reward) in (1..).zip(&achievement.rewards) {
                    self.text(block, &format!("reward.{at}"), reward);
                }
            }
            "event" => self.text(block, "text", &find!(events).effect),
            "attack" => self.text(block, "echo", &find!(attacks).echo),
            "monster" => {
                let name = written(block, "name");
                let kind = MonsterKind::ALL.iter();
                let mut cards = kind.map(|kind| &pack.monsters[kind.index()]);
                let found = cards.find(|it| it.names.en == name);
                self.text(block, "text", &found.unwrap().attack);
            }
            "goal" => self.text(block, "text", &find!(goals).effect),
            "token" if id == "heart" => self.text(block, "text", &pack.heart),
            "token" if id == "dark_abyss" => self.text(block, "text", &pack.abyss),
            "token" => self.text(block, "text", &pack.wraith.effect),
            "virtual" => self.cells(block, &find!(virtual_cards).cells),
            "trail" => self.text(block, "text", &find!(trails).effect),
            "space" => {
                let name = written(block, "name");
                let found = pack.spaces.iter().find(|it| it.names.en == name);
                self.text(block, "text", &found.unwrap().effect);
            }
            "area" | "event_map" | "track" => {}
            other => panic!("what is a block `{other}`?"),
        }
    }

    fn cells(&mut self, block: &Block<'_>, cells: &[[darkest_doom::cards::Cell; 3]; 4]) {
        for (row, rounds) in cells.iter().zip(["1-2", "3-4", "5-6", "7-8"]) {
            for (cell, colour) in row.iter().zip(["green", "purple", "orange"]) {
                let text = written(block, &format!("{rounds}.{colour}"));
                let sentences = self.pack.sentences(&cell.effect, &self.english).join(" ");
                let (_, rest) = text.split_once('.').unwrap();
                assert_eq!(sentences, rest.trim());
                self.texts += usize::from(!sentences.is_empty());
            }
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
    let mut pack = Pack::built_in();
    let all = effects(&mut pack);
    let texts = all.iter().filter(|it| !it.written.is_empty()).count();
    assert_eq!(check.texts, texts);
    assert!(texts > 400, "{texts}");
}

/// Sentences that the built-in cards do not use can be written and read as well.
#[test]
fn other_sentences_come_back_too() {
    let pack = Pack::built_in();
    let texts = [
        "Your opponent loses 2 mana, then the target gains 1 Acolyte.",
        "The victim restores all life.",
        "Suffer wounds equal to the number of the target's relics.",
        "Prevent 1 wound of your opponent.",
        "The target draws 2 Trap cards from one deck.",
        "The victim discards all Citadel Resource cards at random.",
        "Take 2 Citadel Resource cards from the target that you choose.",
        "Look at the top 2 Mission cards.",
        "Remove 2 damage tokens from an equipment card of your opponent.",
        "Put 2 Dark Vines on the orange Blood Temple.",
        "Put 1 Dark Abyss on Vanguard Fields and remove 1 Dark Vine from your own Blood Temple.",
        "Place the target on Lake Betel: Lantern Bay.",
        "Each participant with at least 2 relics on a lake or forest: gain 1 Spirit Lantern.",
        "Each monster within 2 areas: deal 1 hit to it.",
        "Choose a structure with at most 1 Dark Vine.",
        "Choose another Guardian on a plain with a monster within 2 areas.",
        "Your opponent rolls 1 fewer fate die.",
        "Your opponent adds 2 shields for each of your opponent's relics.",
        "Set 2 fate dice showing a moon to a dawn, dusk or moon.",
        "The human player makes an ambush test; on a success, it wins the game.",
        "You cannot move until the end of its next turn.",
        "Either restore 1 life, or gain 1 mana, or lose 1 White Moth.",
        "If you have at least 2 Urns of the Elders or it is the dusk of round 3, you may pay 1 life.",
        "Move the Darkest Doom marker 3 spaces.",
        "Cancel up to 2 of the victim's High Priestesses.",
        "The monster has 2 fewer hits.",
        "Raise the alliance value of the target by 2.",
        "Discard Dark Corruption cards down to 1.",
    ];
    for text in texts {
        let read = cardtext::read::<Sentence>(text, &pack.vocabulary);
        let read = read.unwrap_or_else(|mistake| panic!("{mistake}"));
        let printed = cardtext::print(&read, &pack.vocabulary, &Language::english());
        assert_eq!(printed, text);
    }
    let feats = [
        "Kill 2 monsters of the kind Hound or Hunter.",
        "Kill 1 other figure by a combat.",
        "Play 5 cards in one round.",
        "Complete 2 declared missions at dawn.",
        "End 3 turns on a lake with at least 2 White Moths with full life after a combat.",
        "Have at least 3 Spirit Lanterns on the Wraith.",
    ];
    for text in feats {
        let read = cardtext::read::<Feat>(text, &pack.vocabulary);
        let read = read.unwrap_or_else(|mistake| panic!("{mistake}"));
        let printed = cardtext::print(&read, &pack.vocabulary, &Language::english());
        assert_eq!(printed, text);
    }
}

#[test]
fn every_alternative_has_its_words() {
    let pack = Pack::built_in();
    let mut next = 0;
    for program in &pack.programs {
        for instr in &program.code {
            if let Instr::Choose { first, starts, .. } = instr {
                assert_eq!(first.index(), next);
                next += starts.len();
            }
        }
    }
    assert_eq!(next, pack.alternatives.len());
    let stall = pack.designs.iter().find(|it| it.id == "eduards_stall");
    let code = &pack.program(stall.unwrap().effect.program).code;
    let Instr::Choose { first, .. } = code[0] else {
        panic!("{code:?}");
    };
    assert_eq!(
        pack.alternatives[first.index()..][..2],
        [
            "Gain 2 Destiny Coins.",
            "Pay 1 Destiny Coin and draw 3 Citadel Resource cards."
        ]
    );
}

#[test]
fn names_of_areas_are_translated_in_sentences() {
    let pack = Pack::built_in();
    let trail = pack.trails.iter().find(|it| it.id == "trail_plain_green_2");
    let polish = Language::words_only("pl");
    assert_eq!(
        pack.sentences(&trail.unwrap().effect, &polish),
        ["Place your figure on Spalona Wioska."]
    );
}
