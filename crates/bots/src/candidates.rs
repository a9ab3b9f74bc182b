//! The answers worth a look: all of them where they are few, a fair sample where they are many.

use table::{Answer, Chance, Draft, Question, Step};

/// Up to `limit` different answers that fit the question: all of them if there are no more, else
/// a random sample.
#[must_use]
pub fn candidates(question: &Question, limit: usize, chance: &mut Chance) -> Vec<Answer> {
    all_answers(question, limit).unwrap_or_else(|| sample(question, limit, chance))
}

/// Every answer, by walking all paths of small steps; `None` if there are more than `limit`.
fn all_answers(question: &Question, limit: usize) -> Option<Vec<Answer>> {
    let mut found = Vec::new();
    let mut open = vec![Draft::default()];
    let mut steps = Vec::new();
    while let Some(draft) = open.pop() {
        draft.steps(question, &mut steps);
        for &step in steps.iter().rev() {
            let mut next = draft.clone();
            match next.take(question, step) {
                Ok(Some(answer)) => found.push(answer),
                Ok(None) => open.push(next),
                Err(_) => {}
            }
        }
        // Every open draft leads to at least one answer of its own: a step never leads nowhere.
        let is_step = |step: &Step| matches!(step, Step::Part(_));
        if found.len() + open.len() > limit && steps.iter().any(is_step) {
            return None;
        }
    }
    (found.len() <= limit).then_some(found)
}

fn sample(question: &Question, limit: usize, chance: &mut Chance) -> Vec<Answer> {
    let mut found: Vec<Answer> = Vec::with_capacity(limit);
    for _ in 0..limit {
        let answer = question.random_answer(chance);
        if !found.contains(&answer) {
            found.push(answer);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{RuleId, Seat, Shape, Target};

    fn question(shape: Shape, options: i16) -> Question {
        let mut question = Question::default();
        question.begin(Seat(0), "test", RuleId::NONE, shape);
        (0..options).for_each(|option| question.offer(Target::Number(option)));
        question
    }

    #[test]
    fn few_answers_are_all_looked_at() {
        let mut chance = Chance::from_number(1);
        assert_eq!(
            candidates(&question(Shape::One, 5), 16, &mut chance).len(),
            5
        );
        assert_eq!(
            candidates(&question(Shape::One, 16), 16, &mut chance).len(),
            16
        );
        let pairs = question(Shape::Some { min: 2, max: 2 }, 5);
        assert_eq!(candidates(&pairs, 16, &mut chance).len(), 10);
        assert_eq!(
            candidates(&question(Shape::Confirm, 0), 16, &mut chance).len(),
            2
        );
    }

    #[test]
    fn many_answers_are_sampled_and_all_fit() {
        let mut chance = Chance::from_number(1);
        for shape in [
            Shape::Ranked { min: 7, max: 7 },
            Shape::Some { min: 3, max: 8 },
        ] {
            let question = question(shape, 9);
            let found = candidates(&question, 40, &mut chance);
            assert!((20..=40).contains(&found.len()));
            assert!(found.iter().all(|answer| question.check(answer).is_ok()));
        }
    }
}
