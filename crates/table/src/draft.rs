//! An answer of many parts as small steps that can be taken back until confirmed.
//!
//! People click one thing after another and change their minds; a tree search wants few branches
//! at a time. Both work on the same draft. Steps are offered in a canonical order (sets ascending,
//! splits and assignments option by option), so every answer is reached by exactly one path, and
//! never into a dead end.

use crate::chance::Chance;
use crate::question::{Answer, Parts, Place, Question, Shape};
use serde::{Deserialize, Serialize};

/// One small step of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Give the next part: an option's index, an amount or a place, as the shape says.
    Part(u16),
    /// The answer is complete.
    Confirm,
    /// Take the last part back.
    Back,
}

/// An answer in the making.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Draft {
    parts: Parts,
}

impl Draft {
    /// The parts given so far.
    #[must_use]
    pub fn parts(&self) -> &[u16] {
        &self.parts
    }

    /// The steps that lead on, without [`Step::Back`].
    pub fn steps(&self, question: &Question, steps: &mut Vec<Step>) {
        steps.clear();
        let (lo, hi) = self.next_part(question);
        let taken = |part: &u16| {
            matches!(question.shape, Shape::Ranked { .. }) && self.parts.contains(part)
        };
        let fits = |part: &u16| self.leads_on(question, *part);
        steps.extend(
            (lo..hi)
                .filter(|part| !taken(part))
                .filter(fits)
                .map(Step::Part),
        );
        if self.is_complete(question) {
            steps.push(Step::Confirm);
        }
    }

    /// Takes a step; gives the answer when it is confirmed. A step that is not among
    /// [`Draft::steps`] (nor a [`Step::Back`] from somewhere) changes nothing and gives `Err`.
    ///
    /// # Errors
    /// When the step does not lead on from here.
    pub fn take(&mut self, question: &Question, step: Step) -> Result<Option<Answer>, NoSuchStep> {
        match step {
            Step::Back => self.parts.pop().map(|_| None).ok_or(NoSuchStep(step)),
            Step::Confirm if self.is_complete(question) => {
                Ok(Some(Answer(std::mem::take(&mut self.parts))))
            }
            Step::Part(part) if self.accepts(question, part) => {
                self.parts.push(part);
                Ok(None)
            }
            Step::Confirm | Step::Part(_) => Err(NoSuchStep(step)),
        }
    }

    /// Goes on at random until the answer is complete.
    pub fn finish_at_random(&mut self, question: &Question, chance: &mut Chance) -> Answer {
        let mut steps = Vec::new();
        loop {
            self.steps(question, &mut steps);
            let step = steps
                .get(chance.index(steps.len()))
                .copied()
                .unwrap_or(Step::Confirm);
            match self.take(question, step) {
                Ok(Some(answer)) => return answer,
                Ok(None) => {}
                Err(_) => return Answer(std::mem::take(&mut self.parts)),
            }
        }
    }

    fn accepts(&self, question: &Question, part: u16) -> bool {
        let (lo, hi) = self.next_part(question);
        let repeated = matches!(question.shape, Shape::Ranked { .. }) && self.parts.contains(&part);
        (lo..hi).contains(&part) && !repeated && self.leads_on(question, part)
    }

    /// The half-open range in which the next part lies.
    fn next_part(&self, question: &Question) -> (u16, u16) {
        let count = question.options.len() as u16;
        let given = self.parts.len() as u16;
        match question.shape {
            Shape::One if given == 0 => (0, count),
            Shape::Confirm if given == 0 => (0, 2),
            Shape::Amount { lo, hi } if given == 0 => {
                let count = i32::from(hi) - i32::from(lo) + 1;
                (0, u16::try_from(count).unwrap_or(u16::MAX))
            }
            Shape::Some { max, .. } if given < max => {
                (self.parts.last().map_or(0, |last| last + 1), count)
            }
            Shape::Ranked { max, .. } if given < max => (0, count),
            Shape::Split { .. } if given < count => {
                (0, question.caps[usize::from(given)].saturating_add(1))
            }
            Shape::Assign { .. } if given < count => (0, question.places.len() as u16 + 1),
            _ => (0, 0),
        }
    }

    /// Can the answer still be completed after this part?
    fn leads_on(&self, question: &Question, part: u16) -> bool {
        let count = question.options.len() as u16;
        let given = self.parts.len() as u16;
        match question.shape {
            Shape::Some { min, .. } => min <= given + 1 + (count - part - 1),
            Shape::Split { min, max } => {
                let total = |parts: &[u16]| parts.iter().map(|&it| u32::from(it)).sum::<u32>();
                let sum = total(&self.parts) + u32::from(part);
                let room = total(&question.caps[usize::from(given) + 1..]);
                sum <= u32::from(max) && sum + room >= u32::from(min)
            }
            Shape::Assign { min, max } => self.assignment_leads_on(question, part, min, max),
            _ => true,
        }
    }

    fn assignment_leads_on(&self, question: &Question, part: u16, min: u16, max: u16) -> bool {
        let held = |place: u16| self.parts.iter().filter(|&&at| at == place).count() as u16;
        if part > 0 && held(part) >= question.places[usize::from(part) - 1].capacity {
            return false;
        }
        let placed = self.parts.iter().filter(|&&at| at > 0).count() as u16 + u16::from(part > 0);
        let left = question.options.len() as u16 - self.parts.len() as u16 - 1;
        let free = |(at, place): (u16, &Place)| {
            let held = held(at) + u16::from(at == part);
            place.capacity.saturating_sub(held)
        };
        let places = (1..).zip(&question.places);
        let room = places.map(free).fold(0u16, u16::saturating_add);
        placed <= max && placed + left.min(room) >= min
    }

    fn is_complete(&self, question: &Question) -> bool {
        let given = self.parts.len();
        match question.shape {
            Shape::One | Shape::Confirm | Shape::Amount { .. } => given == 1,
            Shape::Some { min, .. } | Shape::Ranked { min, .. } => given >= usize::from(min),
            Shape::Split { .. } | Shape::Assign { .. } => given == question.options.len(),
        }
    }
}

/// A step that does not lead on from a draft.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the step {0:?} is not possible here")]
pub struct NoSuchStep(pub Step);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::question::Target;
    use crate::seat::Seat;
    use crate::tale::RuleId;

    fn question(shape: Shape, options: u16) -> Question {
        let mut question = Question::default();
        question.begin(Seat(0), "test", RuleId::NONE, shape);
        (0..options).for_each(|option| question.offer(Target::Number(option as i16)));
        question
    }

    /// Every answer that a path of steps can reach.
    fn reachable(question: &Question) -> Vec<Answer> {
        let mut found = Vec::new();
        let mut open = vec![Draft::default()];
        while let Some(draft) = open.pop() {
            let mut steps = Vec::new();
            draft.steps(question, &mut steps);
            assert!(
                !steps.is_empty(),
                "dead end at {draft:?} of {:?}",
                question.shape
            );
            for step in steps {
                let mut next = draft.clone();
                match next.take(question, step).unwrap() {
                    Some(answer) => found.push(answer),
                    None => open.push(next),
                }
            }
        }
        found
    }

    /// Every answer that fits, by trying all short lists of parts.
    fn fitting(question: &Question, longest: usize, highest: u16) -> usize {
        let mut lists: Vec<Vec<u16>> = vec![vec![]];
        let mut count = 0;
        for _ in 0..=longest {
            count += lists
                .iter()
                .filter(|list| question.check(&Answer::of(list)).is_ok())
                .count();
            lists = lists
                .iter()
                .flat_map(|list| (0..=highest).map(|part| [list.as_slice(), &[part]].concat()))
                .collect();
        }
        count
    }

    fn check(question: &Question) {
        let found = reachable(question);
        for answer in &found {
            question.check(answer).unwrap();
        }
        let mut distinct = found.clone();
        distinct.sort_by(|a, b| a.0.cmp(&b.0));
        distinct.dedup();
        assert_eq!(
            distinct.len(),
            found.len(),
            "an answer has two paths: {:?}",
            question.shape
        );
        assert_eq!(found.len(), fitting(question, 5, 5), "{:?}", question.shape);
        let mut chance = Chance::from_number(1);
        for _ in 0..200 {
            question
                .check(&question.random_answer(&mut chance))
                .unwrap();
        }
    }

    #[test]
    fn every_fitting_answer_has_exactly_one_path() {
        check(&question(Shape::One, 4));
        check(&question(Shape::Confirm, 0));
        check(&question(Shape::Amount { lo: -2, hi: 2 }, 0));
        check(&question(Shape::Some { min: 2, max: 3 }, 4));
        check(&question(Shape::Some { min: 0, max: 4 }, 4));
        check(&question(Shape::Ranked { min: 1, max: 3 }, 4));
        check(&question(Shape::Ranked { min: 4, max: 4 }, 4));
        let mut split = question(Shape::Split { min: 3, max: 4 }, 3);
        split.caps = vec![1, 3, 2];
        check(&split);
        let mut assign = question(Shape::Assign { min: 2, max: 3 }, 4);
        assign.offer_place(Target::Slot(0), 1);
        assign.offer_place(Target::Slot(1), 2);
        check(&assign);
    }

    #[test]
    fn parts_can_be_taken_back_until_confirmed() {
        let question = question(Shape::Ranked { min: 2, max: 2 }, 3);
        let mut draft = Draft::default();
        assert_eq!(draft.take(&question, Step::Part(2)), Ok(None));
        assert!(draft.take(&question, Step::Confirm).is_err());
        assert_eq!(draft.take(&question, Step::Back), Ok(None));
        assert!(draft.take(&question, Step::Back).is_err());
        assert_eq!(draft.take(&question, Step::Part(1)), Ok(None));
        assert!(draft.take(&question, Step::Part(1)).is_err(), "not twice");
        assert_eq!(draft.take(&question, Step::Part(0)), Ok(None));
        assert_eq!(
            draft.take(&question, Step::Confirm),
            Ok(Some(Answer::of(&[1, 0])))
        );
    }
}
