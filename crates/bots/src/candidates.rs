//! The answers worth a look: all of them where they are few, a fair sample where they are many.

use table::{Answer, Chance, Draft, Question, Step};

/// Up to `limit` different answers that fit the question: all of them if there are no more, else
/// a sample, half of which is like what habit says.
#[must_use]
pub fn candidates(
    question: &Question,
    limit: usize,
    habit: impl FnOnce(Chance) -> Option<Answer>,
    chance: &mut Chance,
) -> Vec<Answer> {
    all_answers(question, limit).unwrap_or_else(|| {
        // On a copy: a game without habits is not played otherwise for being asked.
        let habit = habit(chance.clone());
        sample(question, limit, habit.as_ref(), chance)
    })
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

fn sample(
    question: &Question,
    limit: usize,
    habit: Option<&Answer>,
    chance: &mut Chance,
) -> Vec<Answer> {
    let mut found: Vec<Answer> = Vec::with_capacity(limit);
    for number in 0..limit {
        let answer = another(question, number, habit, chance);
        if !found.contains(&answer) {
            found.push(answer);
        }
    }
    found
}

/// The answer of many parts that is looked at after `number` others: first what habit says, then in
/// turn any answer and one that is like habit's.
pub(crate) fn another(
    question: &Question,
    number: usize,
    habit: Option<&Answer>,
    chance: &mut Chance,
) -> Answer {
    let near = match habit {
        Some(habit) if number == 0 => Some(habit.clone()),
        Some(habit) if number.is_multiple_of(2) => alike(question, habit, chance),
        _ => None,
    };
    near.unwrap_or_else(|| question.random_answer(chance))
}

/// An answer in which two parts of another have changed places, if it fits.
fn alike(question: &Question, answer: &Answer, chance: &mut Chance) -> Option<Answer> {
    let mut near = answer.clone();
    let parts = near.0.len();
    if parts < 2 {
        return None;
    }
    near.0.swap(chance.index(parts), chance.index(parts));
    (near != *answer && question.check(&near).is_ok()).then_some(near)
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
            candidates(&question(Shape::One, 5), 16, |_| None, &mut chance).len(),
            5
        );
        assert_eq!(
            candidates(&question(Shape::One, 16), 16, |_| None, &mut chance).len(),
            16
        );
        let pairs = question(Shape::Some { min: 2, max: 2 }, 5);
        assert_eq!(candidates(&pairs, 16, |_| None, &mut chance).len(), 10);
        assert_eq!(
            candidates(&question(Shape::Confirm, 0), 16, |_| None, &mut chance).len(),
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
            let found = candidates(&question, 40, |_| None, &mut chance);
            assert!((20..=40).contains(&found.len()));
            assert!(found.iter().all(|answer| question.check(answer).is_ok()));
        }
    }

    #[test]
    fn habit_comes_first_and_has_answers_like_it_beside_it() {
        let mut chance = Chance::from_number(1);
        let question = question(Shape::Ranked { min: 7, max: 7 }, 9);
        let habit = Answer((0..7).collect());
        let found = candidates(&question, 40, |_| Some(habit.clone()), &mut chance);
        assert_eq!(found[0], habit);
        assert!(found.iter().all(|answer| question.check(answer).is_ok()));
        let differs = |answer: &&Answer| {
            let parts = answer.0.iter().zip(&habit.0);
            parts.filter(|(one, other)| one != other).count() == 2
        };
        assert!((8..=20).contains(&found.iter().filter(differs).count()));
    }

    #[test]
    fn habit_of_no_parts_is_no_trouble() {
        let mut chance = Chance::from_number(1);
        let question = question(Shape::Some { min: 0, max: 8 }, 9);
        let habit = Answer::default();
        let found = candidates(&question, 40, |_| Some(habit.clone()), &mut chance);
        assert_eq!(found[0], habit);
        assert!(found.iter().all(|answer| question.check(answer).is_ok()));
    }
}
