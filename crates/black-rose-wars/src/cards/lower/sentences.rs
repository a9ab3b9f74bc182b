//! Sentences.

use super::super::grammar::Sentence;
use super::super::grammar::sentences::{Joint, Loop, Origin, Steps, Value};
use super::super::program::{
    Amount, DiscardedWord, Kind, Modify, Op, Over, Ref, Rule, Select, Who, Whose,
};
use super::{Nonsense, Voice};

/// The steps of a sentence, and those for the case that its condition does not hold.
struct Branches {
    then: Vec<Op>,
    otherwise: Vec<Op>,
}

impl Voice {
    pub(in super::super) fn sentence(self, sentence: &Sentence) -> Result<Op, Nonsense> {
        Ok(match sentence {
            Sentence::Do(steps) => {
                let mut then = self.only(steps)?;
                match then.pop() {
                    Some(step) if then.is_empty() => step,
                    last => {
                        then.extend(last);
                        Op::Seq { then }
                    }
                }
            }
            Sentence::IfYouDo(steps) | Sentence::IfItDoes(steps) => {
                let Branches { then, otherwise } = self.branches(steps)?;
                Op::IfDone { then, otherwise }
            }
            Sentence::If { condition, steps } => {
                let Branches { then, otherwise } = self.branches(steps)?;
                Op::If {
                    cond: self.condition(condition),
                    then,
                    otherwise,
                }
            }
            Sentence::Reinforcement { elements, steps } => Op::Reinforce {
                elements: elements.clone(),
                then: self.only(steps)?,
            },
            Sentence::Stable { when, sentence } => Op::Stable {
                when: self.trigger(when),
                then: self.list(sentence)?,
            },
            Sentence::EachTime { when, sentence } => Op::On {
                when: self.trigger(when),
                then: self.list(sentence)?,
                replaces: false,
            },
            Sentence::Instead { when, sentence } => Op::On {
                when: self.trigger(when),
                then: self.list(sentence)?,
                replaces: true,
            },
            Sentence::InPlayOrder(sentence) => Op::ForEach {
                over: Over::Select(Box::new(Select {
                    include_self: true,
                    in_cell_too: true,
                    play_order: true,
                    ..Select::of(Kind::Mage, true)
                })),
                then: self.in_turn().list(sentence)?,
            },
            Sentence::ForEach { over, steps } => Op::ForEach {
                over: match over {
                    Loop::Of(figures) => Over::Select(Box::new(self.select(figures))),
                    Loop::Counter(counter) => Over::Count(self.counter(counter)),
                    Loop::Discarded => Over::Discarded(DiscardedWord::Discarded),
                },
                then: self.only(steps)?,
            },
            rule => Op::Modify(self.rule(rule)?),
        })
    }

    /// A sentence within another: its steps as they are, or the one thing that it is.
    fn list(self, sentence: &Sentence) -> Result<Vec<Op>, Nonsense> {
        match sentence {
            Sentence::Do(steps) => self.only(steps),
            Sentence::If { .. } | Sentence::ForEach { .. } => Ok(vec![self.sentence(sentence)?]),
            Sentence::IfYouDo(_) | Sentence::IfItDoes(_) => {
                Err("there is no step before it that could be carried out")
            }
            _ => Err("only steps, a condition or a loop can stand here"),
        }
    }

    fn only(self, steps: &Steps) -> Result<Vec<Op>, Nonsense> {
        let Branches { then, otherwise } = self.branches(steps)?;
        if otherwise.is_empty() {
            Ok(then)
        } else {
            Err("`otherwise` needs a condition before it")
        }
    }

    /// `; if you do,` and `; if not,` look at the step before them and reach to the next `;`.
    fn branches(self, steps: &Steps) -> Result<Branches, Nonsense> {
        let mut lists = [vec![self.step(&steps.first)], Vec::new()];
        let mut at = 0;
        let mut answer: Option<Branches> = None;
        for (joint, step) in &steps.rest {
            let op = self.step(step);
            match joint {
                Joint::Then => match &mut answer {
                    None => lists[at].push(op),
                    Some(open) if open.otherwise.is_empty() => open.then.push(op),
                    Some(open) => open.otherwise.push(op),
                },
                Joint::IfYouDo => {
                    lists[at].extend(answer.take().map(answered));
                    answer = Some(Branches {
                        then: vec![op],
                        otherwise: Vec::new(),
                    });
                }
                Joint::IfNot => match &mut answer {
                    Some(open) if open.otherwise.is_empty() => open.otherwise.push(op),
                    _ => {
                        lists[at].extend(answer.take().map(answered));
                        answer = Some(Branches {
                            then: Vec::new(),
                            otherwise: vec![op],
                        });
                    }
                },
                Joint::Otherwise if at == 0 => {
                    lists[at].extend(answer.take().map(answered));
                    at = 1;
                    lists[at].push(op);
                }
                Joint::Otherwise => return Err("there is an `otherwise` before it already"),
            }
        }
        lists[at].extend(answer.map(answered));
        let [then, otherwise] = lists;
        Ok(Branches { then, otherwise })
    }

    fn rule(self, sentence: &Sentence) -> Result<Modify, Nonsense> {
        let rule = |rule, who| Modify {
            rule,
            who: Some(who),
            plus: None,
            set: None,
            source: Vec::new(),
            spell_types: Vec::new(),
            limit_per_bearer: None,
            owner: None,
            cond: None,
        };
        let you = Who::Ref(self.you());
        let mages = Who::Ref(Ref::AnyMage);
        Ok(match sentence {
            Sentence::Higher {
                figures,
                value,
                plus,
                scale,
                condition,
            } => Modify {
                plus: Some(self.amount(*plus, scale)),
                cond: condition.as_ref().map(|it| self.condition(&it.0)),
                ..rule(rule_of(*value), self.figures(figures))
            },
            Sentence::YourValue { value, number } => Modify {
                set: Some(*number),
                ..rule(rule_of(*value), you)
            },
            Sentence::YouSufferMore { number, origin } => {
                from(rule(Rule::DamageTaken, you), *number, origin)
            }
            Sentence::MagesDealMore { number, origin } => {
                from(rule(Rule::DamageDealt, mages), *number, origin)
            }
            Sentence::Unharmed(figures) => rule(Rule::NoDamage, self.figures(figures)),
            Sentence::NoQuestEffects => rule(Rule::NoQuestEffects, you),
            Sentence::TrophiesToRose => rule(Rule::TrophiesToRose, mages),
            Sentence::AssignedOnly { owner, number } => Modify {
                who: None,
                limit_per_bearer: Some(*number),
                owner: match self.named(*owner) {
                    Ref::Rose => Some(Whose::Rose),
                    Ref::Me => Some(Whose::You),
                    _ => return Err("it belongs to you or to the Black Rose"),
                },
                ..rule(Rule::AssignedOnly, you)
            },
            _ => return Err("this is no rule"),
        })
    }
}

fn answered(branches: Branches) -> Op {
    Op::IfDone {
        then: branches.then,
        otherwise: branches.otherwise,
    }
}

fn rule_of(value: Value) -> Rule {
    match value {
        Value::Strength => Rule::Strength,
        Value::Move => Rule::Move,
        Value::Life => Rule::Life,
    }
}

fn from(mut rule: Modify, number: u8, origin: &Origin) -> Modify {
    rule.plus = Some(Amount::Fixed(number));
    match origin {
        Origin::Any => {}
        Origin::Sources(sources) => rule.source.clone_from(sources),
        Origin::Spells(types) => rule.spell_types.clone_from(types),
    }
    rule
}
