//! A question and the words that answer it, step by step until confirmed.

use super::board::pad;
use crate::out;
use std::collections::HashMap;
use table::lookup;
use table::{Answer, Draft, Question, Shape, Step, Target, Voice};
use unicode_width::UnicodeWidthStr;

/// Letters for ways to go on. Those of commands (b, h, l, q, s, u, v) are left out.
const LETTERS: &str = "acdefgijkmnoprtwxyz";

/// What a reply led to.
#[derive(Debug, PartialEq)]
pub(crate) enum Heard {
    /// The answer is complete.
    Answer(Answer),
    /// A part was given or taken back; the next one is asked for.
    Step,
}

/// Something that can be picked.
#[derive(Debug, Clone)]
struct Label {
    key: String,
    name: String,
    note: String,
}

/// A question in the middle of being answered.
pub(crate) struct Asking<'a> {
    question: &'a Question,
    options: Vec<Label>,
    places: Vec<Label>,
    /// The picks of a set or ranking, in the order they were made.
    picks: Vec<u16>,
    /// The parts of a distribution.
    draft: Draft,
}

impl<'a> Asking<'a> {
    /// A question with the names of its options; `notes` are the short facts of the board.
    pub(crate) fn new(
        question: &'a Question,
        voice: &Voice<'_>,
        notes: &HashMap<Target, String>,
    ) -> Self {
        let places: Vec<_> = question.places.iter().map(|place| place.target).collect();
        Asking {
            question,
            options: labels(&question.options, voice, notes),
            places: labels(&places, voice, notes),
            picks: Vec::new(),
            draft: Draft::default(),
        }
    }

    /// The options as lines, picked ones marked.
    pub(crate) fn menu(&self) -> String {
        let shown = match self.question.shape {
            Shape::Assign { .. } => &self.places,
            _ => &self.options,
        };
        let key = shown.iter().map(|label| label.key.len()).max().unwrap_or(0);
        let name = shown
            .iter()
            .map(|label| label.name.width())
            .max()
            .unwrap_or(0);
        let line = |(at, label): (u16, &Label)| {
            let mark = match self.picks.iter().position(|&pick| pick == at) {
                None => " ".to_owned(),
                Some(_) if !matches!(self.question.shape, Shape::Ranked { .. }) => "*".to_owned(),
                Some(order) => (order + 1).to_string(),
            };
            let space = " ".repeat(key - label.key.len());
            let fact = out::dim(&label.note);
            let line = format!(
                "{mark}{space}{}  {}  {fact}",
                out::key(&label.key),
                pad(&label.name, name)
            );
            line.trim_end().to_owned() + "\n"
        };
        (0..).zip(shown).map(line).collect()
    }

    /// What to type next.
    pub(crate) fn prompt(&self) -> String {
        let given = self.draft.parts().len();
        let option = self
            .options
            .get(given)
            .map_or("", |label| label.name.as_str());
        match self.question.shape {
            Shape::One => "Your choice?".to_owned(),
            Shape::Confirm => "y or n?".to_owned(),
            Shape::Amount { lo, hi } => format!("A number from {lo} to {hi}?"),
            Shape::Some { min, max } | Shape::Ranked { min, max } => self.prompt_picks(min, max),
            Shape::Split { .. } | Shape::Assign { .. } if option.is_empty() => {
                format!("{}; Enter confirms, b goes back.", self.so_far())
            }
            Shape::Split { min, max } => {
                let sum: u16 = self.draft.parts().iter().sum();
                let cap = self.question.caps.get(given).copied().unwrap_or(0);
                let total = if min == max {
                    min.to_string()
                } else {
                    format!("{min} to {max}")
                };
                format!("How many for {option} (0 to {cap}; {sum} of {total} given)?")
            }
            Shape::Assign { .. } => format!("Where does {option} go (0 for nowhere)?"),
        }
    }

    fn prompt_picks(&self, min: u16, max: u16) -> String {
        let count = if min == max {
            min.to_string()
        } else {
            format!("{min} to {max}")
        };
        let given = self.picks.len();
        if self.is_enough() {
            format!("{given} picked ({count}); Enter confirms, b goes back.")
        } else {
            format!("Pick {count}, {given} picked so far.")
        }
    }

    fn is_enough(&self) -> bool {
        self.question.check(&self.picked()).is_ok()
    }

    fn so_far(&self) -> String {
        let part = |(label, part): (&Label, &u16)| {
            let place = self.places.get(usize::from(part.wrapping_sub(1)));
            let word = match (self.question.shape, place) {
                (Shape::Assign { .. }, Some(place)) => place.name.clone(),
                (Shape::Assign { .. }, None) => "-".to_owned(),
                _ => part.to_string(),
            };
            format!("{}: {word}", label.name)
        };
        let parts = self.options.iter().zip(self.draft.parts()).map(part);
        parts.collect::<Vec<_>>().join(", ")
    }

    fn picked(&self) -> Answer {
        let mut parts = self.picks.clone();
        if matches!(self.question.shape, Shape::Some { .. }) {
            parts.sort_unstable();
        }
        Answer::of(&parts)
    }

    /// Understands a reply.
    ///
    /// # Errors
    /// Says in words what was not understood; nothing has changed then.
    pub(crate) fn hear(&mut self, line: &str) -> Result<Heard, String> {
        match self.question.shape {
            Shape::One => Ok(Heard::Answer(Answer::one(find(&self.options, line)?))),
            Shape::Confirm => confirm(line),
            Shape::Amount { lo, .. } => {
                let number: i32 = number(line)?;
                let part = u16::try_from(number - i32::from(lo))
                    .map_err(|_| format!("{number} is too little"))?;
                self.checked(Answer::one(part))
            }
            Shape::Some { .. } | Shape::Ranked { .. } => self.hear_picks(line),
            Shape::Split { .. } | Shape::Assign { .. } => self.hear_part(line),
        }
    }

    fn checked(&self, answer: Answer) -> Result<Heard, String> {
        self.question
            .check(&answer)
            .map_err(|misfit| misfit.to_string())?;
        Ok(Heard::Answer(answer))
    }

    fn hear_picks(&mut self, line: &str) -> Result<Heard, String> {
        if line.is_empty() {
            return self.checked(self.picked());
        }
        if line == "b" {
            return self
                .picks
                .pop()
                .map(|_| Heard::Step)
                .ok_or("nothing is picked".to_owned());
        }
        let (Shape::Some { min, max } | Shape::Ranked { min, max }) = self.question.shape else {
            return Err("there is nothing to pick".to_owned());
        };
        let mut picks = self.picks.clone();
        for pick in find_all(&self.options, line)? {
            match picks.iter().position(|&other| other == pick) {
                Some(at) => drop(picks.remove(at)),
                None => picks.push(pick),
            }
        }
        if picks.len() > usize::from(max) {
            return Err(format!(
                "that would be {}: at most {max} can be picked",
                picks.len()
            ));
        }
        self.picks = picks;
        // Where one thing is to be picked there is nothing to go back to.
        match (min, max, self.picks.len()) {
            (1, 1, 1) => Ok(Heard::Answer(self.picked())),
            _ => Ok(Heard::Step),
        }
    }

    fn hear_part(&mut self, line: &str) -> Result<Heard, String> {
        let step = match line {
            "" => Step::Confirm,
            "b" => Step::Back,
            _ if matches!(self.question.shape, Shape::Assign { .. }) && line != "0" => {
                Step::Part(find(&self.places, line)? + 1)
            }
            _ => Step::Part(number(line)?),
        };
        match self.draft.take(self.question, step) {
            Ok(Some(answer)) => Ok(Heard::Answer(answer)),
            Ok(None) => Ok(Heard::Step),
            Err(_) => Err("that is not possible here".to_owned()),
        }
    }

    /// The option a person means by a key or a name, for explanations.
    pub(crate) fn meant(&self, word: &str) -> Option<Target> {
        let option = find(&self.options, word).ok();
        let option = option.and_then(|at| self.question.options.get(usize::from(at)).copied());
        option.or_else(|| {
            let place = find(&self.places, word).ok()?;
            self.question
                .places
                .get(usize::from(place))
                .map(|place| place.target)
        })
    }
}

fn labels(targets: &[Target], voice: &Voice<'_>, notes: &HashMap<Target, String>) -> Vec<Label> {
    let mut numbers = 1..;
    let mut letters = LETTERS.chars();
    let label = |(&target, name): (&Target, String)| {
        let letter = matches!(target, Target::Way(_))
            .then(|| letters.next())
            .flatten();
        let key = match letter {
            Some(letter) => letter.to_string(),
            None => numbers.next().unwrap_or(0).to_string(),
        };
        let note = notes.get(&target).cloned().unwrap_or_default();
        Label { key, name, note }
    };
    targets
        .iter()
        .zip(voice.options(targets))
        .map(label)
        .collect()
}

fn find(labels: &[Label], word: &str) -> Result<u16, String> {
    let wanted = lookup::folded(word);
    let at = labels
        .iter()
        .position(|label| label.key == wanted)
        .or_else(|| {
            labels
                .iter()
                .position(|label| lookup::folded(&label.name) == wanted)
        })
        .or_else(|| only_beginning(labels, &wanted));
    at.and_then(|at| u16::try_from(at).ok())
        .ok_or_else(|| unknown(labels, word))
}

/// The only option whose name begins like this.
fn only_beginning(labels: &[Label], wanted: &str) -> Option<usize> {
    let begins = |label: &Label| lookup::folded(&label.name).starts_with(wanted);
    let mut found = (0..labels.len()).filter(|&at| begins(&labels[at]));
    match (wanted.chars().count() > 1, found.next(), found.next()) {
        (true, Some(at), None) => Some(at),
        _ => None,
    }
}

fn unknown(labels: &[Label], word: &str) -> String {
    if word.is_empty() {
        return "type a number, a letter or a name; `?` helps".to_owned();
    }
    let names = labels.iter().map(|label| label.name.as_str());
    let near = lookup::did_you_mean(&lookup::nearest(word, names));
    format!("`{word}` is none of the options{near}")
}

/// One name with spaces in it, or several words separated by commas or spaces.
fn find_all(labels: &[Label], line: &str) -> Result<Vec<u16>, String> {
    if let Ok(one) = find(labels, line) {
        return Ok(vec![one]);
    }
    let by_comma = line
        .split(',')
        .map(str::trim)
        .filter(|word| !word.is_empty());
    let found: Result<Vec<u16>, String> = by_comma.map(|word| find(labels, word)).collect();
    found.or_else(|error| {
        let words = line.split([' ', ',']).filter(|word| !word.is_empty());
        words
            .map(|word| find(labels, word))
            .collect::<Result<_, _>>()
            .map_err(|_| error)
    })
}

fn confirm(line: &str) -> Result<Heard, String> {
    match line.to_lowercase().as_str() {
        "y" | "yes" | "t" | "tak" | "д" | "да" => Ok(Heard::Answer(Answer::yes())),
        "n" | "no" | "nie" | "н" | "нет" => Ok(Heard::Answer(Answer::no())),
        _ => Err("type y for yes or n for no".to_owned()),
    }
}

fn number<N: std::str::FromStr>(line: &str) -> Result<N, String> {
    line.parse().map_err(|_| format!("`{line}` is no number"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{RuleId, Seat};

    fn question(shape: Shape) -> Question {
        let mut question = Question::default();
        question.begin(Seat(0), "test", RuleId::NONE, shape);
        question
    }

    fn asking<'a>(question: &'a Question, names: &[&str], places: &[&str]) -> Asking<'a> {
        let label = |(at, name): (usize, &&str)| Label {
            key: (at + 1).to_string(),
            name: (*name).to_owned(),
            note: String::new(),
        };
        Asking {
            question,
            options: names.iter().enumerate().map(label).collect(),
            places: places.iter().enumerate().map(label).collect(),
            picks: Vec::new(),
            draft: Draft::default(),
        }
    }

    fn offer(question: &mut Question, count: i16) {
        (0..count).for_each(|option| question.offer(Target::Number(option)));
    }

    #[test]
    fn one_option_is_picked_by_number_name_or_beginning() {
        let mut question = question(Shape::One);
        offer(&mut question, 3);
        let mut asking = asking(&question, &["King", "Knights", "Gem of Order"], &[]);
        let answer = |part| Ok(Heard::Answer(Answer::one(part)));
        assert_eq!(asking.hear("2"), answer(1));
        assert_eq!(asking.hear("gem"), answer(2));
        assert_eq!(asking.hear("KING"), answer(0));
        assert!(
            asking
                .hear("Kng")
                .unwrap_err()
                .contains("did you mean King")
        );
        assert!(asking.hear("9").is_err() && asking.hear("").is_err());
    }

    #[test]
    fn a_set_grows_shrinks_and_is_confirmed() {
        let mut question = question(Shape::Some { min: 2, max: 2 });
        offer(&mut question, 4);
        let mut asking = asking(&question, &["King", "Queen", "Gem of Order", "Forest"], &[]);
        assert_eq!(asking.hear("4"), Ok(Heard::Step));
        assert!(asking.hear("").is_err(), "one is too few");
        assert!(asking.hear("1 2").is_err(), "three are too many");
        assert_eq!(asking.hear("b"), Ok(Heard::Step));
        assert_eq!(asking.hear("forest, gem of order"), Ok(Heard::Step));
        assert_eq!(
            asking.hear("4 1"),
            Ok(Heard::Step),
            "4 is taken back, 1 is added"
        );
        assert_eq!(asking.hear(""), Ok(Heard::Answer(Answer::of(&[0, 2]))));
    }

    #[test]
    fn a_ranking_keeps_the_order_of_the_picks() {
        let mut question = question(Shape::Ranked { min: 3, max: 3 });
        offer(&mut question, 3);
        let mut asking = asking(&question, &["a1", "b1", "c1"], &[]);
        assert_eq!(asking.hear("3 1 2"), Ok(Heard::Step));
        assert_eq!(asking.hear(""), Ok(Heard::Answer(Answer::of(&[2, 0, 1]))));
    }

    #[test]
    fn a_distribution_goes_option_by_option_and_back() {
        let mut question = question(Shape::Split { min: 3, max: 3 });
        question.offer_up_to(Target::Number(0), 2);
        question.offer_up_to(Target::Number(1), 2);
        let mut asking = asking(&question, &["Fire", "Ice"], &[]);
        assert!(asking.prompt().contains("Fire (0 to 2; 0 of 3 given)"));
        assert_eq!(asking.hear("2"), Ok(Heard::Step));
        assert_eq!(asking.hear("b"), Ok(Heard::Step));
        assert!(asking.hear("0").is_err(), "the rest could not hold three");
        assert_eq!(asking.hear("1"), Ok(Heard::Step));
        assert_eq!(asking.hear("2"), Ok(Heard::Step));
        assert!(asking.prompt().starts_with("Fire: 1, Ice: 2"));
        assert_eq!(asking.hear(""), Ok(Heard::Answer(Answer::of(&[1, 2]))));
    }

    #[test]
    fn things_are_put_into_places() {
        let mut question = question(Shape::Assign { min: 2, max: 2 });
        offer(&mut question, 2);
        question.offer_place(Target::Slot(0), 1);
        question.offer_place(Target::Slot(1), 1);
        let mut asking = asking(&question, &["Rune", "Trap"], &["Top", "Bottom"]);
        assert_eq!(asking.hear("bottom"), Ok(Heard::Step));
        assert!(asking.hear("bottom").is_err(), "it is full");
        assert_eq!(asking.hear("1"), Ok(Heard::Step));
        assert_eq!(asking.hear(""), Ok(Heard::Answer(Answer::of(&[2, 1]))));
    }

    #[test]
    fn numbers_and_yes_or_no() {
        let amount = question(Shape::Amount { lo: -2, hi: 3 });
        assert_eq!(
            asking(&amount, &[], &[]).hear("-1"),
            Ok(Heard::Answer(Answer::one(1)))
        );
        assert!(asking(&amount, &[], &[]).hear("4").is_err());
        assert!(asking(&amount, &[], &[]).hear("-3").is_err());
        let confirm = question(Shape::Confirm);
        assert_eq!(
            asking(&confirm, &[], &[]).hear("tak"),
            Ok(Heard::Answer(Answer::yes()))
        );
        assert!(asking(&confirm, &[], &[]).hear("maybe").is_err());
    }
}
