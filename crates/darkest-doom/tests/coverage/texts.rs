//! Every text of the cards that runs, with its name.

use cardtext::Language;
use darkest_doom::cards::compile::Instr;
use darkest_doom::cards::{AchievementId, DesignId, Effect, Op, Pack, ProgramId, ResourceDeck};

/// A text of a card that runs.
pub(crate) struct Text {
    /// What sort of text it is.
    pub(crate) kind: &'static str,
    /// The card and which of its texts it is.
    pub(crate) name: String,
    /// Where it stands.
    pub(crate) place: Place,
    pub(crate) program: ProgramId,
    /// Its sentences, each with the number of its instructions.
    pub(crate) sentences: Vec<(String, usize)>,
}

/// Where a text stands, as far as that decides who can carry it out.
#[derive(Clone, Copy)]
pub(crate) enum Place {
    /// On a Citadel Resource card.
    Design(DesignId),
    /// The reward of an achievement, from 0 on.
    Reward(AchievementId, u8),
    /// On a Virtual Guardian card: by rounds and colour.
    Cell {
        card: usize,
        row: usize,
        column: usize,
    },
    /// Where everybody comes across it.
    Elsewhere,
}

/// Every text of a pack, without those that say nothing.
pub(crate) fn texts(pack: &Pack) -> Vec<Text> {
    let mut texts = Texts {
        pack,
        place: Place::Elsewhere,
        all: Vec::new(),
    };
    texts.board();
    texts.people();
    texts.resources();
    texts.rewards();
    texts.darkness();
    texts.solo();
    texts.all
}

/// Collects them.
struct Texts<'a> {
    pack: &'a Pack,
    /// Where the next texts stand.
    place: Place,
    all: Vec<Text>,
}

impl Texts<'_> {
    fn board(&mut self) {
        let pack = self.pack;
        for (number, card) in pack.area_cards.iter().enumerate() {
            self.effect("area", format!("area type {number}"), &card.action);
        }
        for (number, space) in (1..).zip(&pack.spaces) {
            self.effect("track space", format!("space {number}"), &space.effect);
        }
        self.effect("token", "heart".to_owned(), &pack.heart);
        self.effect("token", "dark_abyss".to_owned(), &pack.abyss);
        self.effect(
            "token",
            "wraith_of_the_lake".to_owned(),
            &pack.wraith.effect,
        );
        for goal in &pack.goals {
            self.effect("token", goal.id.clone(), &goal.effect);
        }
    }

    fn people(&mut self) {
        let pack = self.pack;
        for character in &pack.characters {
            self.effect("ability", character.id.clone(), &character.ability.effect);
        }
        for mission in &pack.missions {
            self.effect("mission", mission.id.clone(), &mission.effect);
        }
    }

    fn resources(&mut self) {
        for (number, design) in (0..).map(DesignId).zip(&self.pack.designs) {
            let kind = match design.deck {
                ResourceDeck::Equipment => "equipment",
                ResourceDeck::Trap => "trap",
                ResourceDeck::Encounter => "encounter",
                ResourceDeck::Spell => "spell",
            };
            self.place = Place::Design(number);
            self.effect(kind, design.id.clone(), &design.effect);
            let on_monster = format!("{} on a monster", design.id);
            self.effect(kind, on_monster, &design.on_monster);
        }
        self.place = Place::Elsewhere;
    }

    fn rewards(&mut self) {
        for (id, achievement) in (0..).map(AchievementId).zip(&self.pack.achievements) {
            for (which, reward) in (0..).zip(&achievement.rewards) {
                self.place = Place::Reward(id, which);
                let name = format!("{} {}", achievement.id, which + 1);
                self.effect("reward", name, reward);
            }
        }
        self.place = Place::Elsewhere;
    }

    fn darkness(&mut self) {
        let pack = self.pack;
        for card in &pack.corruption {
            self.effect("corruption", card.id.clone(), &card.swap);
            let after = format!("{} after a combat", card.id);
            self.effect("corruption", after, &card.after_combat);
        }
        for event in &pack.events {
            self.effect("event", event.id.clone(), &event.effect);
        }
        for attack in &pack.attacks {
            self.effect("echo", attack.id.clone(), &attack.echo);
        }
        for (number, monster) in pack.monsters.iter().enumerate() {
            self.effect("monster", format!("monster {number}"), &monster.attack);
        }
    }

    fn solo(&mut self) {
        for (number, card) in self.pack.virtual_cards.iter().enumerate() {
            for (row, cells) in card.cells.iter().enumerate() {
                for (column, cell) in cells.iter().enumerate() {
                    self.place = Place::Cell {
                        card: number,
                        row,
                        column,
                    };
                    let name = format!("{} row {} column {}", card.id, row + 1, column + 1);
                    self.effect("Virtual Guardian cell", name, &cell.effect);
                }
            }
        }
        self.place = Place::Elsewhere;
        for trail in &self.pack.trails {
            self.effect("trail", trail.id.clone(), &trail.effect);
        }
    }

    fn effect(&mut self, kind: &'static str, name: String, effect: &Effect) {
        if effect.ops.is_empty() {
            return;
        }
        let words = self.pack.sentences(effect, &Language::english());
        let mut ops = effect.ops.iter();
        let mut sentences = Vec::new();
        for (written, words) in effect.written.iter().zip(words) {
            let steps = written.iter().count();
            let size = ops.by_ref().take(steps).map(size).sum();
            sentences.push((words, size));
        }
        self.later(&name, effect.program, &sentences);
        self.all.push(Text {
            kind,
            name,
            place: self.place,
            program: effect.program,
            sentences,
        });
    }

    /// What a text puts off until the end of a combat is a program of its own.
    fn later(&mut self, name: &str, program: ProgramId, sentences: &[(String, usize)]) {
        for (at, instr) in self.pack.program(program).code.iter().enumerate() {
            let Instr::Later(_, body) = instr else {
                continue;
            };
            let size = self.pack.program(*body).code.len();
            let words = sentence_at(sentences, at);
            self.all.push(Text {
                kind: "end of combat",
                name: name.to_owned(),
                place: self.place,
                program: *body,
                sentences: vec![(words.to_owned(), size)],
            });
        }
    }
}

/// The sentence an instruction belongs to.
pub(crate) fn sentence_at(sentences: &[(String, usize)], at: usize) -> &str {
    let mut end = 0;
    let mut covering = sentences.iter().filter(|(_, size)| {
        end += size;
        at < end
    });
    covering.next().map_or("", |(words, _)| words.as_str())
}

/// How many instructions an operation is compiled into.
fn size(op: &Op) -> usize {
    let all = |ops: &[Op]| ops.iter().map(size).sum::<usize>();
    let branch = |then: &[Op], otherwise: &[Op]| {
        let jump = usize::from(!otherwise.is_empty());
        1 + all(then) + jump + all(otherwise)
    };
    match op {
        Op::Choose { options, .. } => {
            let options = options.iter().map(|it| all(&it.ops) + 1);
            1 + options.sum::<usize>()
        }
        Op::May { ops } => 1 + all(ops),
        Op::If {
            then, otherwise, ..
        } => branch(then, otherwise),
        Op::Test { pass, fail, .. } => branch(pass, fail),
        Op::ForEach { ops, .. } => 3 + all(ops),
        _ => 1,
    }
}
