//! Questions in a few generic shapes over typed targets, and the answers that fit them.
//!
//! Screens, bots, terminal, network and bindings handle shapes, never mechanics: a new mechanic
//! adds no new shape. A game phrases its questions so that *every answer that fits the shape is
//! legal*; there is no second check behind it that could disagree with what was offered.

use crate::chance::Chance;
use crate::seat::Seat;
use crate::tale::RuleId;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::fmt;

/// Something an answer can point at. The numbers are the game's own; its [`crate::Game::name`]
/// turns them into words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// A card the asked seat can identify.
    Card(u16),
    /// A card or token the asked seat cannot identify, by its current handle.
    Hidden(u16),
    /// A token, cube or figure.
    Token(u16),
    /// A place of the board.
    Area(u16),
    /// A slot of a player's board.
    Slot(u16),
    /// A player.
    Seat(Seat),
    /// A kind of thing: a suit, colour, school, level.
    Kind(u16),
    /// A plain number.
    Number(i16),
    /// A way to go on that is no object: "draw from the deck", "pass".
    Way(Way),
}

/// The id of a way to go on; the words are in the message `way-<id>`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Way(pub &'static str);

/// The shape of a question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Shape {
    /// Pick one option.
    One,
    /// Pick a set of options.
    Some {
        /// The least number of options.
        min: u16,
        /// The greatest number of options.
        max: u16,
    },
    /// Pick options in an order.
    Ranked {
        /// The least number of options.
        min: u16,
        /// The greatest number of options.
        max: u16,
    },
    /// Name a number.
    Amount {
        /// The least number.
        lo: i16,
        /// The greatest number.
        hi: i16,
    },
    /// Distribute a number among the options, each within its cap.
    Split {
        /// The least sum.
        min: u16,
        /// The greatest sum.
        max: u16,
    },
    /// Say yes or no.
    Confirm,
    /// Put options into places, each place within its capacity.
    Assign {
        /// The least number of options put somewhere.
        min: u16,
        /// The greatest number of options put somewhere.
        max: u16,
    },
}

/// Where an option of an [`Shape::Assign`] question can be put.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Place {
    /// The place.
    pub target: Target,
    /// How many options it can hold.
    pub capacity: u16,
}

/// Something a person might expect among the options, and why it is not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Barred {
    /// What cannot be picked.
    pub target: Target,
    /// The rule that forbids it.
    pub rule: RuleId,
    /// The message `barred-<id>` says why in words.
    pub why: &'static str,
}

/// A question put to one seat. Callers keep one around and let the game refill it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Question {
    /// Who is asked.
    pub seat: Seat,
    /// Why: the message `ask-<reason>` says it in words.
    pub reason: &'static str,
    /// The rule behind the question.
    pub rule: RuleId,
    /// What the question is about, e.g. the card that asks.
    pub about: Option<Target>,
    /// What an answer looks like.
    pub shape: Shape,
    /// What can be picked.
    pub options: Vec<Target>,
    /// Caps of the options of a [`Shape::Split`].
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub caps: Vec<u16>,
    /// Places of an [`Shape::Assign`].
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<Place>,
    /// What cannot be picked and why; filled only when [`Question::explain`] is set.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub barred: Vec<Barred>,
    /// The option that only takes back what was answered before, where there is one: a person may
    /// change its mind, who does not think anew need not.
    #[serde(skip)]
    pub takes_back: Option<u16>,
    /// The asker wants `barred` to be filled (a person looks on; simulations do not care).
    #[serde(skip)]
    pub explain: bool,
}

impl Default for Question {
    fn default() -> Self {
        Question {
            seat: Seat(0),
            reason: "",
            rule: RuleId::NONE,
            about: None,
            shape: Shape::One,
            options: Vec::new(),
            caps: Vec::new(),
            places: Vec::new(),
            barred: Vec::new(),
            takes_back: None,
            explain: false,
        }
    }
}

impl Question {
    /// An empty question that wants explanations for a person.
    #[must_use]
    pub fn explained() -> Self {
        Question {
            explain: true,
            ..Question::default()
        }
    }

    /// Begins a new question in the same memory.
    pub fn begin(&mut self, seat: Seat, reason: &'static str, rule: RuleId, shape: Shape) {
        self.seat = seat;
        self.reason = reason;
        self.rule = rule;
        self.about = None;
        self.shape = shape;
        self.options.clear();
        self.caps.clear();
        self.places.clear();
        self.barred.clear();
        self.takes_back = None;
    }

    /// Adds an option.
    pub fn offer(&mut self, target: Target) {
        self.options.push(target);
    }

    /// Adds a way back: it only undoes what was answered before.
    pub fn offer_back(&mut self, id: &'static str) {
        self.takes_back = u16::try_from(self.options.len()).ok();
        self.offer_way(id);
    }

    /// Adds a way to go on.
    pub fn offer_way(&mut self, id: &'static str) {
        self.options.push(Target::Way(Way(id)));
    }

    /// Adds an option with the most it can receive in a split.
    pub fn offer_up_to(&mut self, target: Target, cap: u16) {
        self.options.push(target);
        self.caps.push(cap);
    }

    /// Adds a place for an assignment.
    pub fn offer_place(&mut self, target: Target, capacity: u16) {
        self.places.push(Place { target, capacity });
    }

    /// Says why something is no option; free of charge while nobody wants to know.
    pub fn bar(&mut self, target: Target, rule: RuleId, why: &'static str) {
        if self.explain {
            self.barred.push(Barred { target, rule, why });
        }
    }

    /// The option an answer of shape [`Shape::One`] picked.
    #[must_use]
    pub fn picked(&self, answer: &Answer) -> Option<Target> {
        self.options.get(usize::from(*answer.0.first()?)).copied()
    }

    /// The options a set or ranking picked, in the order of the answer.
    pub fn all_picked<'a>(&'a self, answer: &'a Answer) -> impl Iterator<Item = Target> + 'a {
        answer
            .0
            .iter()
            .filter_map(|&part| self.options.get(usize::from(part)).copied())
    }

    /// The only answer that leads on, where the other one takes back what was answered before.
    ///
    /// ```
    /// # use table::{Answer, Question};
    /// let mut question = Question::default();
    /// question.offer_way("confirm");
    /// assert_eq!(question.onward(), None);
    /// question.offer_back("change");
    /// assert_eq!(question.onward(), Some(Answer::one(0)));
    /// ```
    #[must_use]
    pub fn onward(&self) -> Option<Answer> {
        let back = self.takes_back?;
        (self.shape == Shape::One && self.options.len() == 2).then(|| Answer::one(1 - back))
    }

    /// The answer by which nothing happens: the way that every game calls `pass`.
    #[must_use]
    pub fn pass(&self) -> Option<Answer> {
        let pass = |target: &Target| *target == Target::Way(Way("pass"));
        let at = self.options.iter().position(pass)?;
        (self.shape == Shape::One).then(|| Answer::one(at as u16))
    }

    /// Has the question only one answer? Then bots answer it at once and a server may, for a
    /// person who wishes so.
    #[must_use]
    pub fn is_forced(&self) -> bool {
        let count = self.options.len() as u32;
        match self.shape {
            Shape::One => count == 1,
            Shape::Some { min, max } => max == 0 || u32::from(min) == count,
            Shape::Ranked { min, max } => max == 0 || count == 0 || (count == 1 && min == 1),
            Shape::Amount { lo, hi } => lo == hi,
            Shape::Split { min, max } => {
                let (room, usable) = room(self.caps.iter().copied());
                let most = room.min(u32::from(max));
                let least = u32::from(min);
                most == 0 || room == least || (most == least && usable == 1)
            }
            Shape::Confirm => false,
            Shape::Assign { min, max } => {
                let (room, usable) = room(self.places.iter().map(|place| place.capacity));
                let all_go_there = u32::from(min) == count && usable == 1;
                max == 0 || count == 0 || room == 0 || all_go_there
            }
        }
    }

    /// Can the question be answered at all? A game that asks one that cannot is stuck.
    #[must_use]
    pub fn is_answerable(&self) -> bool {
        let count = self.options.len();
        match self.shape {
            Shape::One => count > 0,
            Shape::Some { min, max } | Shape::Ranked { min, max } => {
                min <= max && usize::from(min) <= count
            }
            Shape::Amount { lo, hi } => lo <= hi,
            Shape::Split { min, max } => {
                let (room, _) = room(self.caps.iter().copied());
                min <= max && self.caps.len() == count && room >= u32::from(min)
            }
            Shape::Confirm => true,
            Shape::Assign { min, max } => {
                let (room, _) = room(self.places.iter().map(|place| place.capacity));
                min <= max && usize::from(min) <= count && room >= u32::from(min)
            }
        }
    }

    /// Does the answer fit the shape?
    ///
    /// # Errors
    /// Says in words what does not fit.
    pub fn check(&self, answer: &Answer) -> Result<(), Misfit> {
        let parts = &answer.0;
        let count = self.options.len();
        match self.shape {
            Shape::One => check_len(parts, 1, 1).and_then(|()| check_known(parts, count)),
            Shape::Some { min, max } => {
                check_len(parts, min, max)?;
                check_known(parts, count)?;
                let ascending = parts.windows(2).all(|pair| pair[0] < pair[1]);
                if ascending {
                    Ok(())
                } else {
                    Err(Misfit::NotAscending)
                }
            }
            Shape::Ranked { min, max } => {
                check_len(parts, min, max)?;
                check_known(parts, count)?;
                let twice = parts
                    .iter()
                    .enumerate()
                    .find(|&(at, part)| parts[..at].contains(part));
                twice.map_or(Ok(()), |(_, &part)| Err(Misfit::Twice(part)))
            }
            Shape::Amount { lo, hi } => {
                check_len(parts, 1, 1)?;
                let most = i32::from(hi) - i32::from(lo);
                check_range(i32::from(parts[0]), 0, most)
            }
            Shape::Confirm => check_len(parts, 1, 1).and_then(|()| check_known(parts, 2)),
            Shape::Split { min, max } => {
                check_parts_per_option(parts, count)?;
                for (&part, &cap) in parts.iter().zip(&self.caps) {
                    check_range(i32::from(part), 0, i32::from(cap))?;
                }
                let sum = parts.iter().map(|&part| i32::from(part)).sum();
                check_range(sum, i32::from(min), i32::from(max))
            }
            Shape::Assign { min, max } => self.check_assignment(parts, min, max),
        }
    }

    fn check_assignment(&self, parts: &[u16], min: u16, max: u16) -> Result<(), Misfit> {
        check_parts_per_option(parts, self.options.len())?;
        check_known(parts, self.places.len() + 1)?;
        for (at, place) in (1u16..).zip(&self.places) {
            let held = parts.iter().filter(|&&part| part == at).count();
            if held > usize::from(place.capacity) {
                return Err(Misfit::Overfull {
                    place: at - 1,
                    capacity: place.capacity,
                });
            }
        }
        let placed = parts.iter().filter(|&&part| part > 0).count();
        check_range(placed as i32, i32::from(min), i32::from(max))
    }

    /// An answer that fits, drawn at random. The question must be answerable.
    #[must_use]
    pub fn random_answer(&self, chance: &mut Chance) -> Answer {
        let count = self.options.len();
        match self.shape {
            Shape::One => Answer::one(chance.index(count) as u16),
            Shape::Confirm => Answer::one(chance.below(2) as u16),
            Shape::Amount { lo, hi } => {
                Answer::one(chance.below((i32::from(hi) - i32::from(lo) + 1) as u32) as u16)
            }
            Shape::Some { min, max } => {
                let mut parts = self.random_ranking(min, max, chance);
                parts.sort_unstable();
                Answer(parts)
            }
            Shape::Ranked { min, max } => Answer(self.random_ranking(min, max, chance)),
            Shape::Split { .. } | Shape::Assign { .. } => {
                let mut draft = crate::draft::Draft::default();
                draft.finish_at_random(self, chance)
            }
        }
    }

    fn random_ranking(&self, min: u16, max: u16, chance: &mut Chance) -> Parts {
        let count = self.options.len();
        let max = max.min(count as u16);
        let wanted = usize::from(min) + chance.index(usize::from(max - min) + 1);
        let mut all: SmallVec<[u16; 64]> = (0..count as u16).collect();
        for at in 0..wanted {
            let other = at + chance.index(count - at);
            all.swap(at, other);
        }
        Parts::from_slice(&all[..wanted])
    }
}

/// The parts of an answer, without allocation for up to eight of them.
pub type Parts = SmallVec<[u16; 8]>;

/// An answer: small numbers whose meaning follows from the question's [`Shape`].
///
/// | shape | parts |
/// | --- | --- |
/// | one | the option's index |
/// | some | the indices, ascending |
/// | ranked | the indices in the chosen order |
/// | amount | how far above the least number |
/// | split | one amount per option |
/// | confirm | 1 for yes, 0 for no |
/// | assign | per option 0 for nowhere, or 1 + the index of the place |
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Answer(pub Parts);

impl Answer {
    /// Yes.
    #[must_use]
    pub fn yes() -> Self {
        Answer::one(1)
    }

    /// No.
    #[must_use]
    pub fn no() -> Self {
        Answer::one(0)
    }

    /// An answer of one part.
    #[must_use]
    pub fn one(part: u16) -> Self {
        Answer(Parts::from_slice(&[part]))
    }

    /// An answer of several parts.
    #[must_use]
    pub fn of(parts: &[u16]) -> Self {
        Answer(Parts::from_slice(parts))
    }

    /// Its first part; 0 where there is none (a checked answer of a one-part shape has one).
    #[must_use]
    pub fn first(&self) -> u16 {
        self.0.first().copied().unwrap_or(0)
    }

    /// Was it a yes?
    #[must_use]
    pub fn is_yes(&self) -> bool {
        self.first() == 1
    }
}

/// Why an answer does not fit its question.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Misfit {
    /// Too few or too many parts.
    #[error("expected {} here, found {found}", Range(i32::from(*.min), i32::from(*.max)))]
    Length {
        /// The least number of parts.
        min: u16,
        /// The greatest number of parts.
        max: u16,
        /// What was given.
        found: usize,
    },
    /// An index beyond the options.
    #[error("there is no option {part}: the options are numbered 0 to {}", .count.saturating_sub(1))]
    Unknown {
        /// The index given.
        part: u16,
        /// How many options there are.
        count: usize,
    },
    /// A set must be given in ascending order without repetition.
    #[error("the options of a set must be given once each, in ascending order")]
    NotAscending,
    /// The same option twice.
    #[error("option {0} is picked twice")]
    Twice(u16),
    /// A number out of range.
    #[error("{found} is out of range: expected {}", Range(*.lo, *.hi))]
    OutOfRange {
        /// The number given.
        found: i32,
        /// The least allowed.
        lo: i32,
        /// The greatest allowed.
        hi: i32,
    },
    /// Too many options in one place.
    #[error("place {place} holds at most {capacity}")]
    Overfull {
        /// The place's index.
        place: u16,
        /// How many it can hold.
        capacity: u16,
    },
}

struct Range(i32, i32);

impl fmt::Display for Range {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0, self.1) {
            (lo, hi) if lo == hi => write!(f, "exactly {lo}"),
            (lo, hi) => write!(f, "{lo} to {hi}"),
        }
    }
}

/// How much fits altogether, and how many of the places hold anything at all.
fn room(capacities: impl Iterator<Item = u16> + Clone) -> (u32, usize) {
    let usable = capacities.clone().filter(|&it| it > 0).count();
    (capacities.map(u32::from).sum(), usable)
}

fn check_len(parts: &[u16], min: u16, max: u16) -> Result<(), Misfit> {
    let fits = (usize::from(min)..=usize::from(max)).contains(&parts.len());
    if fits {
        Ok(())
    } else {
        Err(Misfit::Length {
            min,
            max,
            found: parts.len(),
        })
    }
}

fn check_parts_per_option(parts: &[u16], count: usize) -> Result<(), Misfit> {
    check_len(parts, count as u16, count as u16)
}

fn check_known(parts: &[u16], count: usize) -> Result<(), Misfit> {
    match parts.iter().find(|&&part| usize::from(part) >= count) {
        Some(&part) => Err(Misfit::Unknown { part, count }),
        None => Ok(()),
    }
}

fn check_range(found: i32, lo: i32, hi: i32) -> Result<(), Misfit> {
    if (lo..=hi).contains(&found) {
        Ok(())
    } else {
        Err(Misfit::OutOfRange { found, lo, hi })
    }
}
