//! The card files agree with the card facts (`tests/data/cards.json`): every fact is converted to
//! the operation it stands for and compared with what the sentences were read into. The converter
//! is strict: a field of the facts that it does not know fails the test.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use fantasy_realms::cards::{
    BlankClause, BonusSentence, Condition, Group, ItemBonus, Kind, Module, Name, Names, Need, Pack,
    PenaltySentence, RealmCard, Rung, Suit, Term, Timing,
};
use serde_json::{Map, Value};

/// An object of the facts of which every field must be taken.
struct Facts {
    fields: Map<String, Value>,
    about: String,
}

impl Facts {
    fn new(value: &Value) -> Self {
        let fields = value.as_object().expect("an object").clone();
        Self {
            fields,
            about: value.to_string(),
        }
    }

    fn maybe(&mut self, key: &str) -> Option<Value> {
        self.fields.remove(key)
    }

    fn take(&mut self, key: &str) -> Value {
        let value = self.maybe(key);
        value.unwrap_or_else(|| panic!("no `{key}` in {}", self.about))
    }

    fn text(&mut self, key: &str) -> String {
        self.take(key).as_str().expect("a text").to_owned()
    }

    fn flag(&mut self, key: &str) -> bool {
        self.maybe(key)
            .is_some_and(|value| value.as_bool().unwrap())
    }

    fn number<T: TryFrom<i64>>(&mut self, key: &str) -> T {
        number(&self.take(key))
    }

    fn list(&mut self, key: &str) -> Vec<Value> {
        let value = self.maybe(key);
        value.map_or_else(Vec::new, |value| value.as_array().expect("a list").clone())
    }

    fn texts(&mut self, key: &str) -> Vec<String> {
        let texts = self.list(key).into_iter();
        texts
            .map(|text| text.as_str().unwrap().to_owned())
            .collect()
    }

    fn names(&mut self) -> Names {
        let mut names = Facts::new(&self.take("names"));
        let all = Names {
            en: names.text("en"),
            pl: names.text("pl"),
            ru: names.text("ru"),
        };
        names.done();
        all
    }

    fn done(self) {
        let left: Vec<_> = self.fields.keys().collect();
        assert!(left.is_empty(), "unknown fields {left:?} in {}", self.about);
    }
}

fn number<T: TryFrom<i64>>(value: &Value) -> T {
    let number = value.as_i64().expect("a number");
    T::try_from(number).ok().expect("a number that fits")
}

/// Converts facts to operations with the indices of a pack.
struct Converter<'p>(&'p Pack);

impl Converter<'_> {
    fn suit(&self, id: &str) -> Suit {
        self.0
            .find_suit(id)
            .unwrap_or_else(|| panic!("no suit {id}"))
    }

    fn name(&self, key: &str) -> Name {
        self.0
            .find_name(key)
            .unwrap_or_else(|| panic!("no name {key}"))
    }

    fn suits(&self, facts: &mut Facts, key: &str) -> Vec<Suit> {
        facts.texts(key).iter().map(|id| self.suit(id)).collect()
    }

    fn card_names(&self, facts: &mut Facts, key: &str) -> Vec<Name> {
        facts.texts(key).iter().map(|key| self.name(key)).collect()
    }

    fn kinds(&self, facts: &mut Facts) -> Vec<Kind> {
        let suits = self.suits(facts, "suits").into_iter().map(Kind::Suit);
        let names = self.card_names(facts, "names").into_iter().map(Kind::Name);
        suits.chain(names).collect()
    }

    fn groups(&self, facts: &mut Facts) -> Vec<Group> {
        let other = facts.flag("exclude_self");
        let suits = self.suits(facts, "suits").into_iter();
        suits.map(|suit| Group { other, suit }).collect()
    }

    fn condition(&self, facts: &mut Facts) -> Condition {
        let all = self
            .card_names(facts, "all_names")
            .into_iter()
            .map(Need::Name);
        let mut needs: Vec<Need> = all.collect();
        match self.card_names(facts, "any_names").as_slice() {
            [] => {}
            [one] => needs.push(Need::Name(*one)),
            several => needs.push(Need::Either(several.to_vec())),
        }
        let suits = self.suits(facts, "any_suits");
        if !suits.is_empty() {
            needs.push(Need::AnyOf(suits));
        }
        Condition(needs)
    }

    /// One fact about points: sentences, each with its alternatives.
    fn scores(&self, fact: &Value) -> Vec<Vec<Term>> {
        let mut facts = Facts::new(fact);
        let kind = facts.text("type");
        let f = &mut facts;
        let one = |term| vec![vec![term]];
        let sentences = match kind.as_str() {
            "per_card" => one(Term::ForEach {
                points: f.number("points"),
                groups: self.groups(f),
            }),
            "if_with" => one(Term::With {
                points: f.number("points"),
                condition: self.condition(f),
            }),
            "if_without" | "unless_with" => one(Term::Without {
                points: f.number("points"),
                suits: self.suits(f, "suits"),
            }),
            "per_card_switch" => vec![self.switch(f)],
            "best_of" => vec![
                f.list("options")
                    .iter()
                    .flat_map(|option| self.scores(option))
                    .flatten()
                    .collect(),
            ],
            "first_and_more" => self.first_and_more(f),
            "sum_strength" => one(Term::TotalStrength {
                suits: self.suits(f, "suits"),
            }),
            "max_strength" => one(Term::GreatestStrength {
                suits: self.suits(f, "suits"),
            }),
            "exact_count" => one(Term::Exactly {
                points: f.number("points"),
                count: f.number("count"),
                suits: self.suits(f, "suits"),
            }),
            "runs" => one(Term::Runs { rungs: rungs(f) }),
            "same_suit_sets" => one(Term::SuitSets { rungs: rungs(f) }),
            "all_suits_different" => one(Term::AllSuitsDifferent {
                points: f.number("points"),
            }),
            "per_other_player" => one(Term::ForEachOtherPlayer {
                points: f.number("points"),
            }),
            "per_uncleared_penalty" => one(Term::ForEachUnclearedPenalty {
                points: f.number("points"),
            }),
            "per_discard_card" => one(Term::ForEachDiscarded {
                points: f.number("points"),
                kinds: self.kinds(f),
            }),
            other => panic!("unknown fact {other}"),
        };
        facts.done();
        sentences
    }

    fn switch(&self, facts: &mut Facts) -> Vec<Term> {
        let groups = self.groups(facts);
        let queen = self.name(&facts.text("if_name"));
        vec![
            Term::ForEach {
                points: facts.number("points"),
                groups: groups.clone(),
            },
            Term::ForEachWith {
                points: facts.number("points_if"),
                groups,
                condition: Condition(vec![Need::Name(queen)]),
            },
        ]
    }

    fn first_and_more(&self, facts: &mut Facts) -> Vec<Vec<Term>> {
        let (first, further) = (facts.number("first"), facts.number("more"));
        let groups = self.groups(facts).into_iter();
        let term = |group| Term::FirstAndFurther {
            first,
            group,
            further,
        };
        groups.map(|group| vec![term(group)]).collect()
    }

    /// Facts about points in their order; neighbours that pay the same per card are one sentence.
    fn all_scores(&self, facts: &[Value]) -> Vec<Vec<Term>> {
        let mut sentences: Vec<Vec<Term>> = Vec::new();
        for next in facts.iter().flat_map(|fact| self.scores(fact)) {
            if let Some([Term::ForEach { points, groups }]) =
                sentences.last_mut().map(Vec::as_mut_slice)
                && let [
                    Term::ForEach {
                        points: same,
                        groups: more,
                    },
                ] = next.as_slice()
                && points == same
            {
                groups.extend(more);
            } else {
                sentences.push(next);
            }
        }
        sentences
    }

    fn bonus(&self, effect: &mut Facts) -> Vec<BonusSentence> {
        let scores = self.all_scores(&effect.list("bonus")).into_iter();
        let mut bonus: Vec<BonusSentence> = scores.map(BonusSentence::Score).collect();
        bonus.extend(effect.list("clears").iter().map(|fact| self.clear(fact)));
        bonus.extend(
            effect
                .list("protects")
                .iter()
                .map(|fact| self.protect(fact)),
        );
        bonus.extend(effect.maybe("end_draw").map(|fact| self.end_draw(&fact)));
        bonus.extend(effect.maybe("copy").map(|fact| self.copy(&fact).0));
        if let Some(fact) = effect.maybe("change_suit") {
            let mut facts = Facts::new(&fact);
            assert_eq!(facts.text("target"), "one_other_card_in_hand");
            assert_eq!(facts.text("to"), "any_suit_in_play_except_wild");
            assert!(facts.flag("optional"));
            facts.done();
            bonus.push(BonusSentence::ChangeSuitOfOther);
        }
        bonus
    }

    fn clear(&self, fact: &Value) -> BonusSentence {
        let mut facts = Facts::new(fact);
        let all = facts
            .fields
            .get("suits")
            .is_some_and(|suits| suits == "all");
        if all {
            facts.take("suits");
        }
        let sentence = match (facts.text("type").as_str(), all) {
            ("clear_penalty", true) => BonusSentence::ClearEveryPenalty,
            ("clear_penalty", false) => BonusSentence::ClearPenalties {
                suits: self.suits(&mut facts, "suits"),
            },
            ("clear_penalty_choice", false) => {
                assert_eq!(facts.number::<u8>("count"), 1);
                BonusSentence::ClearOne {
                    suits: self.suits(&mut facts, "suits"),
                }
            }
            ("clear_word", true) => BonusSentence::ClearWord {
                word: self.suit(&facts.text("word")),
            },
            ("clear_word", false) => BonusSentence::ClearWordFrom {
                word: self.suit(&facts.text("word")),
                suits: self.suits(&mut facts, "suits"),
            },
            other => panic!("unknown fact {other:?}"),
        };
        facts.done();
        sentence
    }

    fn protect(&self, fact: &Value) -> BonusSentence {
        let mut facts = Facts::new(fact);
        let sentence = match facts.text("type").as_str() {
            "protect_self" => BonusSentence::ProtectSelf,
            "protect_choice" => {
                assert_eq!(facts.number::<u8>("count"), 1);
                assert!(facts.flag("exclude_self"));
                BonusSentence::ProtectOneOther
            }
            "protect_suit" => BonusSentence::ProtectSuits {
                suits: self.suits(&mut facts, "suits"),
            },
            other => panic!("unknown fact {other}"),
        };
        facts.done();
        sentence
    }

    fn end_draw(&self, fact: &Value) -> BonusSentence {
        let mut facts = Facts::new(fact);
        assert_eq!(facts.number::<u8>("count"), 1);
        let (step, mandatory) = (facts.number("order"), facts.flag("mandatory"));
        let sentence = match facts.text("source").as_str() {
            "discard_area" => {
                assert!(!mandatory);
                let suits = self.suits(&mut facts, "suits");
                BonusSentence::EndTakeDiscarded { step, suits }
            }
            from_deck => {
                assert!(mandatory);
                assert_eq!(facts.take("suits"), "all");
                match from_deck {
                    "draw_deck_top" => BonusSentence::EndTopCard { step },
                    "draw_deck_any" => BonusSentence::EndSearchDeck { step },
                    other => panic!("unknown source {other}"),
                }
            }
        };
        facts.done();
        sentence
    }

    /// The sentence of a copying card, and when its owner chooses.
    fn copy(&self, fact: &Value) -> (BonusSentence, u8) {
        let mut facts = Facts::new(fact);
        let order = facts.number("step_order");
        assert!(facts.flag("optional"));
        let takes = facts.texts("takes").join(" ");
        let sentence = match facts.text("from").as_str() {
            "any_card_of_deck_in_use" => {
                assert_eq!(takes, "name suit");
                BonusSentence::CopyAny {
                    suits: self.suits(&mut facts, "suits"),
                }
            }
            "one_other_card_in_hand" => {
                assert_eq!(takes, "name suit strength penalty");
                assert_eq!(facts.take("suits"), "all");
                BonusSentence::CopyOtherInHand
            }
            other => panic!("unknown source {other}"),
        };
        facts.done();
        (sentence, order)
    }

    fn penalty(&self, effect: &mut Facts) -> Vec<PenaltySentence> {
        let (mut sentences, mut scores) = (Vec::new(), Vec::new());
        for fact in effect.list("penalty") {
            match self.blanking(&fact) {
                Some(sentence) => sentences.push(sentence),
                None => scores.push(fact),
            }
        }
        let scores = self.all_scores(&scores).into_iter();
        sentences.extend(scores.map(PenaltySentence::Score));
        sentences
    }

    fn blanking(&self, fact: &Value) -> Option<PenaltySentence> {
        let mut facts = Facts::new(fact);
        let sentence = match facts.text("type").as_str() {
            "blanks" => {
                let clauses = facts.list("clauses");
                let clauses = clauses.iter().map(|clause| self.clause(clause));
                PenaltySentence::Blanks(clauses.collect())
            }
            "blanks_all_except" => PenaltySentence::BlanksAllExcept(self.kinds(&mut facts)),
            "blanks_lone_cards" => {
                assert_eq!(facts.number::<u8>("step"), 5);
                let except = self.suits(&mut facts, "except_suits");
                PenaltySentence::BlanksLone { except }
            }
            "self_blanked_unless" => {
                PenaltySentence::BlankedWithout(self.suits(&mut facts, "suits"))
            }
            "self_blanked_with" => PenaltySentence::BlankedWith(self.kinds(&mut facts)),
            _ => return None,
        };
        facts.done();
        Some(sentence)
    }

    fn clause(&self, fact: &Value) -> BlankClause {
        let mut facts = Facts::new(fact);
        let clause = BlankClause {
            other: facts.flag("exclude_self"),
            suit: self.suit(&facts.text("suit")),
            except: self.card_names(&mut facts, "except_names"),
        };
        facts.done();
        clause
    }
}

fn rungs(facts: &mut Facts) -> Vec<Rung> {
    let table = facts.take("table");
    let table = table.as_object().unwrap().iter();
    let rung = |(cards, points): (&String, &Value)| Rung {
        points: number(points),
        cards: cards.parse().unwrap(),
    };
    table.map(rung).collect()
}

fn module(name: &str) -> Module {
    match name {
        "base" => Module::Base,
        "suits" => Module::Suits,
        other => panic!("unknown module {other}"),
    }
}

/// FR-10.1, FR-11.2, FR-11.5: copies in the order of the facts, then the Book, Island and Angel.
fn choice_order(converter: &Converter<'_>, effect: &Value) -> u8 {
    let has = |list: &str, kind: &str| {
        let facts = effect[list].as_array().into_iter().flatten();
        facts.into_iter().any(|fact| fact["type"] == kind)
    };
    if effect["copy"].is_object() {
        converter.copy(&effect["copy"]).1
    } else if effect["change_suit"].is_object() {
        4
    } else if has("clears", "clear_penalty_choice") {
        5
    } else if has("protects", "protect_choice") {
        6
    } else {
        0
    }
}

fn facts() -> Value {
    serde_json::from_str(include_str!("data/cards.json")).unwrap()
}

fn of_kind(kind: &str) -> Vec<Value> {
    let all = facts()["cards"].as_array().unwrap().clone();
    all.into_iter()
        .filter(|card| card["kind"] == kind)
        .collect()
}

/// The fields that say where a fact comes from, not what it is.
fn forget_origin(facts: &mut Facts) {
    for key in ["set", "copies", "kind", "source", "ruling"] {
        facts.maybe(key);
    }
}

fn expected_card(pack: &Pack, fact: &Value) -> RealmCard {
    let converter = Converter(pack);
    let mut card = Facts::new(fact);
    forget_origin(&mut card);
    let effect_fact = card.take("effect");
    let mut effect = Facts::new(&effect_fact);
    effect.take("summary");
    let replaces = card.take("replaces");
    let expected = RealmCard {
        id: card.text("id"),
        name: converter.name(&card.text("name_key")),
        names: card.names(),
        number: card.number("number"),
        module: module(&card.text("module")),
        replaces: replaces.as_str().map(|id| pack.find_card(id).unwrap()),
        suit: converter.suit(&card.text("suit")),
        strength: card.number("strength"),
        choice_order: choice_order(&converter, &effect_fact),
        bonus: converter.bonus(&mut effect),
        penalty: converter.penalty(&mut effect),
    };
    assert_eq!(card.flag("has_bonus"), !expected.bonus.is_empty());
    assert_eq!(card.flag("has_penalty"), !expected.penalty.is_empty());
    effect.done();
    card.done();
    expected
}

// rule: FR-1.1, FR-1.2, FR-1.3
#[test]
fn realm_cards_agree_with_the_facts() {
    let pack = Pack::built_in();
    let facts = of_kind("realm");
    assert_eq!(pack.cards.len(), facts.len());
    for (card, fact) in pack.cards.iter().zip(&facts) {
        assert_eq!(*card, expected_card(&pack, fact));
    }
    let base = pack.cards.iter().filter(|card| card.module == Module::Base);
    assert_eq!((base.count(), pack.cards.len()), (53, 76));
    let replacing = pack.cards.iter().filter(|card| card.replaces.is_some());
    assert_eq!(replacing.count(), 8);
}

// rule: FR-1.1
#[test]
fn suits_agree_with_the_facts() {
    let pack = Pack::built_in();
    let facts = facts()["suits"].as_array().unwrap().clone();
    assert_eq!(pack.suits.len(), facts.len());
    for (suit, fact) in pack.suits.iter().zip(&facts) {
        let mut facts = Facts::new(fact);
        assert_eq!(suit.id, facts.text("id"));
        assert_eq!(suit.names, facts.names());
        assert_eq!(suit.selectable, facts.flag("selectable"));
        assert_eq!(suit.module, module(&facts.text("module")));
        facts.done();
    }
}

// rule: FR-1.2
#[test]
fn items_agree_with_the_facts() {
    let pack = Pack::built_in();
    let facts = of_kind("cursed_item");
    assert_eq!(pack.items.len(), facts.len());
    for (index, (item, fact)) in pack.items.iter().zip(&facts).enumerate() {
        let mut card = Facts::new(fact);
        forget_origin(&mut card);
        assert_eq!(item.id, card.text("id"));
        assert_eq!(item.id, card.text("name_key"));
        assert_eq!(item.names, card.names());
        assert_eq!(item.number, card.number::<u16>("number"));
        assert_eq!(item.value, card.number::<i16>("value"));
        let with_two = card.maybe("value_two_players").map(|value| number(&value));
        assert_eq!(item.value_two_players, with_two);
        let timing = timing(&card.text("timing"));
        assert_eq!(item.timing, timing);
        assert_eq!(item.copyable, card.flag("repair_kit_can_copy"));
        assert_eq!(item.rule, format!("FR-8.{}", index + 1));
        assert_eq!(card.text("module"), "items");
        assert!(card.take("suit").is_null() && card.take("replaces").is_null());
        check_item_effect(item, &card.take("effect"), timing);
        card.done();
    }
}

/// The facts tell an item's effect in words only; what they structure must agree.
fn check_item_effect(item: &fantasy_realms::cards::Item, fact: &Value, expected: Timing) {
    let mut effect = Facts::new(fact);
    effect.take("summary");
    effect.take("targets");
    assert_eq!(timing(&effect.text("timing")), expected);
    let bonus = effect.maybe("bonus_if_other_facedown").map(|fact| {
        let mut facts = Facts::new(&fact);
        let bonus = ItemBonus::OtherFaceDown {
            points: facts.number("points"),
            at_least: facts.number("at_least"),
        };
        facts.done();
        bonus
    });
    assert_eq!(item.bonus, Vec::from_iter(bonus));
    effect.done();
}

fn timing(name: &str) -> Timing {
    match name {
        "any_time" => Timing::AnyTime,
        "replace_turn" => Timing::ReplaceTurn,
        "after_turn" => Timing::AfterTurn,
        "copied" => Timing::Copied,
        other => panic!("unknown timing {other}"),
    }
}
