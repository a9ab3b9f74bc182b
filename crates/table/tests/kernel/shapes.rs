//! Shapes of questions, tried against all answers there are.

use proptest::prelude::*;
use table::{Answer, Chance, Question, RuleId, Seat, Shape, Target};

const FEW: u16 = 3;

fn any_shape() -> impl Strategy<Value = Shape> {
    let range = (0..=FEW, 0..=FEW);
    prop_oneof![
        Just(Shape::One),
        Just(Shape::Confirm),
        range
            .clone()
            .prop_map(|(min, max)| Shape::Some { min, max }),
        range
            .clone()
            .prop_map(|(min, max)| Shape::Ranked { min, max }),
        range
            .clone()
            .prop_map(|(min, max)| Shape::Split { min, max }),
        range.prop_map(|(min, max)| Shape::Assign { min, max }),
        (-2i16..2, -2i16..2).prop_map(|(lo, hi)| Shape::Amount { lo, hi }),
    ]
}

prop_compose! {
    fn any_question()(
        shape in any_shape(),
        caps in prop::collection::vec(0..=FEW, 0..=3),
        places in prop::collection::vec(0..=2u16, 0..=3),
    ) -> Question {
        let mut question = Question::default();
        question.begin(Seat(0), "test", RuleId::NONE, shape);
        for (at, &cap) in (0..).zip(&caps) {
            question.offer_up_to(Target::Number(at), cap);
        }
        for (at, &capacity) in (0..).zip(&places) {
            question.offer_place(Target::Slot(at), capacity);
        }
        question
    }
}

/// How many answers fit, by trying all lists of up to three small parts.
fn fitting(question: &Question) -> usize {
    let mut lists: Vec<Vec<u16>> = vec![vec![]];
    let mut count = 0;
    for _ in 0..=3 {
        let fits = |list: &&Vec<u16>| question.check(&Answer::of(list)).is_ok();
        count += lists.iter().filter(fits).count();
        let longer = |list: &Vec<u16>| {
            let list = list.clone();
            (0..=3).map(move |part| [list.as_slice(), &[part]].concat())
        };
        lists = lists.iter().flat_map(longer).collect();
    }
    count
}

proptest! {
    #[test]
    fn a_question_knows_whether_it_has_answers_and_whether_only_one(question in any_question()) {
        let answers = fitting(&question);
        prop_assert_eq!(question.is_answerable(), answers > 0);
        if answers > 0 {
            prop_assert_eq!(question.is_forced(), answers == 1);
        }
    }

    #[test]
    fn a_random_answer_fits(question in any_question(), number in any::<u64>()) {
        if question.is_answerable() {
            let answer = question.random_answer(&mut Chance::from_number(number));
            prop_assert_eq!(question.check(&answer), Ok(()));
        }
    }

    #[test]
    fn no_answer_makes_a_check_panic(
        question in any_question(),
        parts in prop::collection::vec(any::<u16>(), 0..6),
    ) {
        let _ = question.check(&Answer::of(&parts));
    }
}

#[test]
fn caps_and_capacities_may_be_as_large_as_they_like() {
    let mut question = Question::default();
    let shape = Shape::Split { min: 3, max: 9 };
    question.begin(Seat(0), "test", RuleId::NONE, shape);
    for at in 0..3 {
        question.offer_up_to(Target::Number(at), u16::MAX);
    }
    let mut chance = Chance::from_number(1);
    assert!(question.is_answerable() && !question.is_forced());
    let answer = question.random_answer(&mut chance);
    assert_eq!(question.check(&answer), Ok(()));
    question.shape = Shape::Assign { min: 1, max: 3 };
    question.offer_place(Target::Slot(0), u16::MAX);
    question.offer_place(Target::Slot(1), u16::MAX);
    let answer = question.random_answer(&mut chance);
    assert_eq!(question.check(&answer), Ok(()));
}
