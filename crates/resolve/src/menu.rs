//! What is to be decided: laid out once when the question comes up, read back by the answer.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::{Answer, Question, Shape, Target};

/// The open question: `W` decides, `A` says what is asked, `P` can be picked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Menu<W, A, P> {
    /// Who decides; nobody while nothing is asked.
    pub party: Option<W>,
    /// What is asked.
    pub asked: A,
    /// What an answer looks like.
    pub shape: MenuShape,
    /// What can be picked.
    pub picks: Vec<P>,
    /// The most of each pick, for splits.
    pub caps: Vec<u8>,
    /// The others are not told who is asked, and it is put even if there is only one answer.
    pub hushed: bool,
}

impl<W, A: Default, P> Default for Menu<W, A, P> {
    fn default() -> Self {
        Menu {
            party: None,
            asked: A::default(),
            shape: MenuShape::One,
            picks: Vec::new(),
            caps: Vec::new(),
            hushed: false,
        }
    }
}

/// What an answer looks like.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum MenuShape {
    /// One pick.
    #[default]
    One,
    /// A set of picks.
    Some {
        /// At least.
        min: u8,
        /// At most.
        max: u8,
    },
    /// All picks, in an order.
    Ranked,
    /// A number.
    Amount {
        /// At least.
        lo: u8,
        /// At most.
        hi: u8,
    },
    /// So much of each.
    Split {
        /// At least in all.
        min: u8,
        /// At most in all.
        max: u8,
    },
    /// Yes or no: the picks are not used.
    Confirm,
}

/// What was decided: picks in order, or numbers for each pick.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound(
    serialize = "W: Serialize, A: Serialize, P: Serialize",
    deserialize = "W: Deserialize<'de>, A: Deserialize<'de>, P: Deserialize<'de>"
))]
pub struct Reply<W, A, P> {
    /// Which question.
    pub asked: A,
    /// Who decided.
    pub party: W,
    /// What was picked.
    pub picks: SmallVec<[P; 4]>,
    /// How much of each, for splits; the number, for amounts; 1 for yes.
    pub amounts: SmallVec<[u16; 4]>,
}

impl<W: Copy, A: Copy, P: Copy> Reply<W, A, P> {
    /// The first pick.
    #[must_use]
    pub fn pick(&self) -> Option<P> {
        self.picks.first().copied()
    }

    /// The number that was named; 1 for yes.
    #[must_use]
    pub fn amount(&self) -> u16 {
        self.amounts.first().copied().unwrap_or(0)
    }

    /// Was it yes?
    #[must_use]
    pub fn yes(&self) -> bool {
        self.amount() == 1
    }
}

impl<W: Copy, A: Copy, P: Copy> Menu<W, A, P> {
    /// Fills in shape and options of a question that has been begun.
    pub fn put(&self, q: &mut Question, target: impl Fn(P) -> Target) {
        q.shape = self.shape();
        if self.shape != MenuShape::Confirm {
            q.options
                .extend(self.picks.iter().map(|&pick| target(pick)));
        }
        q.caps.extend(self.caps.iter().map(|&cap| u16::from(cap)));
    }

    /// The place of the first pick that fits.
    #[must_use]
    pub fn place(&self, fits: impl Fn(&P) -> bool) -> Option<u16> {
        u16::try_from(self.picks.iter().position(fits)?).ok()
    }

    /// The shape of the question.
    #[must_use]
    pub fn shape(&self) -> Shape {
        match self.shape {
            MenuShape::One => Shape::One,
            MenuShape::Some { min, max } => Shape::Some {
                min: u16::from(min),
                max: u16::from(max),
            },
            MenuShape::Ranked => {
                let all = self.picks.len() as u16;
                Shape::Ranked { min: all, max: all }
            }
            MenuShape::Amount { lo, hi } => Shape::Amount {
                lo: i16::from(lo),
                hi: i16::from(hi),
            },
            MenuShape::Split { min, max } => Shape::Split {
                min: u16::from(min),
                max: u16::from(max),
            },
            MenuShape::Confirm => Shape::Confirm,
        }
    }

    /// An answer as the reply its asker waits for; none while nobody is asked.
    #[must_use]
    pub fn reply(&self, answer: &Answer) -> Option<Reply<W, A, P>> {
        let mut reply = Reply {
            asked: self.asked,
            party: self.party?,
            picks: SmallVec::new(),
            amounts: SmallVec::new(),
        };
        match self.shape {
            MenuShape::One | MenuShape::Some { .. } | MenuShape::Ranked => {
                let picks = answer.0.iter();
                let picks = picks.filter_map(|&at| self.picks.get(usize::from(at)).copied());
                reply.picks.extend(picks);
            }
            MenuShape::Amount { lo, .. } => reply.amounts.push(answer.first() + u16::from(lo)),
            MenuShape::Confirm => reply.amounts.push(answer.first()),
            MenuShape::Split { .. } => {
                reply.picks.extend(self.picks.iter().copied());
                reply.amounts.extend(answer.0.iter().copied());
            }
        }
        Some(reply)
    }

    /// The answer to a menu that leaves no choice.
    #[must_use]
    pub fn only_answer(&self) -> Option<Answer> {
        let count = self.picks.len();
        let all = || Answer((0..count as u16).collect());
        match self.shape {
            MenuShape::One => (count == 1).then(|| Answer::one(0)),
            MenuShape::Some { min, max } => {
                if max == 0 {
                    return Some(Answer::default());
                }
                (usize::from(min) >= count).then(all)
            }
            MenuShape::Ranked => (count < 2).then(all),
            MenuShape::Amount { lo, hi } => (lo >= hi).then(|| Answer::one(0)),
            MenuShape::Split { min, max } => only_split(&self.caps, min, max),
            MenuShape::Confirm => None,
        }
    }
}

/// The only way to split, where there is one: everything, nothing, or all to the same place.
fn only_split(caps: &[u8], min: u8, max: u8) -> Option<Answer> {
    let room: u16 = caps.iter().map(|&cap| u16::from(cap)).sum();
    let most = room.min(u16::from(max));
    let usable = caps.iter().filter(|&&cap| cap > 0).count();
    let amount = |cap: &u8| u16::from(*cap).min(most);
    let forced = most == 0 || room <= u16::from(min) || (most <= u16::from(min) && usable == 1);
    forced.then(|| Answer(caps.iter().map(amount).collect()))
}

/// Writes the enum of everything a game asks: each with the reason of its question (message
/// `ask-<reason>`) and the rule behind it.
///
/// ```
/// resolve::asked! {
///     /// Where to go.
///     Step = "step" "XY-1.2";
/// }
/// fn main() {
///     assert_eq!(Asked::Step.reason(), ("step", "XY-1.2"));
/// }
/// ```
#[macro_export]
macro_rules! asked {
    ($($(#[$meta:meta])* $name:ident = $reason:literal $rule:literal;)+) => {
        /// What is asked.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        pub enum Asked {
            /// Nothing.
            #[default]
            Nothing,
            $($(#[$meta])* $name),+
        }

        impl Asked {
            /// The reason of the question (message `ask-<reason>`) and the rule behind it.
            #[must_use]
            pub fn reason(self) -> (&'static str, &'static str) {
                match self {
                    Asked::Nothing => ("nothing", ""),
                    $(Asked::$name => ($reason, $rule)),+
                }
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    fn menu(shape: MenuShape, picks: &[u8]) -> Menu<u8, u8, u8> {
        Menu {
            party: Some(1),
            asked: 7,
            shape,
            picks: picks.to_vec(),
            caps: Vec::new(),
            hushed: false,
        }
    }

    #[test]
    fn a_menu_without_choice_answers_itself() {
        assert_eq!(
            menu(MenuShape::One, &[4]).only_answer(),
            Some(Answer::one(0))
        );
        assert_eq!(menu(MenuShape::One, &[4, 5]).only_answer(), None);
        let all = MenuShape::Some { min: 2, max: 2 };
        assert_eq!(
            menu(all, &[4, 5]).only_answer().map(|it| it.0.len()),
            Some(2)
        );
        assert_eq!(menu(MenuShape::Confirm, &[]).only_answer(), None);
        assert_eq!(
            menu(MenuShape::Amount { lo: 1, hi: 2 }, &[]).only_answer(),
            None
        );
    }

    #[test]
    fn a_split_is_forced_when_everything_or_nothing_goes() {
        assert!(only_split(&[1, 2], 3, 3).is_some());
        assert!(only_split(&[1, 2], 0, 0).is_some());
        assert!(only_split(&[0, 5], 2, 2).is_some());
        assert!(only_split(&[2, 5], 2, 2).is_none());
    }

    #[test]
    fn a_reply_names_what_was_picked() {
        let reply = menu(MenuShape::One, &[4, 5]).reply(&Answer::one(1));
        assert_eq!(reply.and_then(|it| it.pick()), Some(5));
        let reply = menu(MenuShape::Amount { lo: 2, hi: 4 }, &[]).reply(&Answer::one(1));
        assert_eq!(reply.map(|it| it.amount()), Some(3));
    }
}
