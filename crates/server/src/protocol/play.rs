//! The websocket of a table: `GET /api/tables/{id}/live?lang=en&picture=view&seat=0&since=17`.
//!
//! The house sends a [`State`] at once and whenever the past changed (undo, another viewpoint or
//! language), and an [`Now`] with new lines whenever something happened. A client that lost its
//! connection comes back with `since`, the last sequence number it has seen, and misses nothing.
//!
//! A choice carries the *ticket* of the question it answers. A ticket is good once: sent again
//! after a lost connection it is acknowledged again but not played again, and a ticket of an older
//! question is refused as `stale`.

use super::tables::TableInfo;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use table::{Answer, Lang, Shape, Sheet, Target, Until};
use ts_rs::TS;
use utoipa::ToSchema;

/// What a browser may say. Unknown fields and types are refused, and nothing else happens.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, rename_all = "snake_case", tag = "type")]
pub enum FromClient {
    /// Answers the open question of a seat.
    Choose {
        /// The seat, which must be the sender's.
        seat: u8,
        /// The ticket of the question.
        #[ts(type = "number")]
        ticket: u64,
        /// The answer; what its numbers mean follows from the shape of the question.
        #[ts(type = "Array<number>")]
        answer: Answer,
    },
    /// Takes the seat's last answer back; where that is not free, asks the others.
    Undo {
        /// The seat.
        seat: u8,
    },
    /// Answers somebody's plea to go back.
    Consent {
        /// The seat that answers.
        seat: u8,
        /// Yes or no.
        agree: bool,
    },
    /// Says something to everybody at the table.
    Chat {
        /// 1 to 500 characters.
        text: String,
    },
    /// What shall be decided without asking.
    Orders {
        /// The seat.
        seat: u8,
        /// All orders; they replace the earlier ones.
        orders: Orders,
    },
    /// Looks from another seat of one's own, or as a spectator.
    Look {
        /// The seat.
        seat: Option<u8>,
    },
    /// Wants to read another language.
    Speak {
        /// The language.
        #[ts(type = "'en' | 'pl' | 'ru'")]
        lang: Lang,
    },
    /// Goes away for a while: a bot plays until the person comes back.
    Leave {
        /// The seat.
        seat: u8,
    },
    /// Takes the seat back from the bot.
    Return {
        /// The seat.
        seat: u8,
    },
    /// Lets a bot play for somebody who has been away for too long.
    Replace {
        /// The seat of the one who is away.
        seat: u8,
    },
    /// Gives up: a bot plays on, and the seat does not count among the winners.
    Resign {
        /// The seat.
        seat: u8,
    },
    /// Asks what a strong bot would do in the seat's place; one question at a time.
    Hint {
        /// The seat, which must be the sender's.
        seat: u8,
        /// The ticket of the question.
        #[ts(type = "number")]
        ticket: u64,
    },
    /// Asks what would follow from an answer that is not given; the last such question of a
    /// browser is answered, and nothing once something has happened at the table.
    Foresee {
        /// The seat, which must be the sender's.
        seat: u8,
        /// The ticket of the question.
        #[ts(type = "number")]
        ticket: u64,
        /// The answer.
        #[ts(type = "Array<number>")]
        answer: Answer,
    },
    /// Is anybody there? (With braces, so that unknown fields are refused here as well.)
    Ping {},
}

/// What the house says.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "type")]
pub enum ToClient {
    /// Everything, from the start.
    State(Box<State>),
    /// Something happened.
    Update {
        /// What is told about it.
        lines: Vec<LogLine>,
        /// How things stand now.
        now: Box<Now>,
    },
    /// A choice of yours is durable.
    Ack {
        /// Its ticket.
        #[ts(type = "number")]
        ticket: u64,
        /// The sequence number it got.
        #[ts(type = "number")]
        seq: u64,
    },
    /// Something you sent was not done. Nothing has changed.
    Refused {
        /// A word for programs: `stale`, `misfit`, `not_your_seat`, `not_asked`, `malformed`,
        /// `too_fast`, `over`, ...
        code: String,
        /// A sentence for people.
        message: String,
        /// The ticket of the choice, where it was one.
        #[ts(type = "number | null")]
        ticket: Option<u64>,
    },
    /// Somebody came, went, sat down, or the table began.
    Table {
        /// The table now.
        table: Box<TableInfo>,
    },
    /// Somebody said something.
    Chat {
        /// What.
        line: ChatLine,
    },
    /// Somebody wants to go back, or that is settled.
    Plea {
        /// The open plea, if there is one.
        plea: Option<Plea>,
    },
    /// Your orders as the house keeps them.
    Orders {
        /// The orders.
        orders: Orders,
    },
    /// What a strong bot would do in your place. Nobody else hears of it.
    Hint {
        /// What.
        hint: Hint,
    },
    /// What would follow from an answer. Nobody else hears of it.
    Foreseen(Box<Foreseen>),
    /// Here.
    Pong,
}

/// What would follow from an answer, as far as the seat can know: only what is the same in all of
/// several worlds that could be the true one.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Foreseen {
    /// The seat.
    pub seat: u8,
    /// The ticket of the question.
    #[ts(type = "number")]
    pub ticket: u64,
    /// The answer.
    #[ts(type = "Array<number>")]
    pub answer: Answer,
    /// What would be told.
    pub lines: Vec<LogLine>,
    /// The table as the seat would see it then; nothing where not even that can be known. Lines
    /// at the end may tell of more than it shows.
    pub picture: Option<Picture>,
    /// From this line on, and for the picture, it is so only if nobody answers: others who are
    /// asked whether they react were taken to pass.
    pub unanswered_from: Option<u32>,
    /// What ends it.
    pub until: Until,
}

/// What a strong bot would do in somebody's place, from what the seat knows.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Hint {
    /// The seat.
    pub seat: u8,
    /// The ticket of the question.
    #[ts(type = "number")]
    pub ticket: u64,
    /// Why it would do that.
    pub basis: HintBasis,
    /// What it considered, the best first; there is always one. Those with a value come first,
    /// the highest value before all.
    pub choices: Vec<HintChoice>,
    /// How many more it considered.
    pub more: u32,
}

/// Why a bot would answer like that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum HintBasis {
    /// There is only one answer.
    Forced,
    /// The rules themselves know the best answer.
    Known,
    /// It played the answers out many times.
    Tried,
    /// It looks best at first glance.
    Glance,
}

/// An answer a bot considered.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct HintChoice {
    /// The answer, to be sent as it is.
    #[ts(type = "Array<number>")]
    pub answer: Answer,
    /// The answer in words.
    pub text: String,
    /// How often it was tried; 0 unless the basis is `tried`.
    pub tries: u32,
    /// What can be expected, from 0 (lost) to 1 (won), where it was tried often enough to be
    /// compared with the others.
    pub value: Option<f64>,
}

/// Everything somebody at a table may know.
#[derive(Clone, Debug, Serialize, TS)]
pub struct State {
    /// The table.
    pub table: TableInfo,
    /// Everything told so far.
    pub log: Vec<LogLine>,
    /// The first line that is new to this seat since it last looked ("since you left").
    #[ts(type = "number | null")]
    pub news_from: Option<u32>,
    /// What was said.
    pub chat: Vec<ChatLine>,
    /// The orders of the seat.
    pub orders: Orders,
    /// The open plea to go back, if there is one.
    pub plea: Option<Plea>,
    /// How things stand; nothing while the table gathers.
    pub now: Option<Now>,
}

/// How things stand.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Now {
    /// The number of the last thing that happened; it only grows.
    #[ts(type = "number")]
    pub seq: u64,
    /// How many choices have been made and stand: the number of this moment in the replay.
    pub moment: u32,
    /// From which seat this is seen; nobody's for spectators.
    pub seat: Option<u8>,
    /// The table as the seat sees it.
    pub picture: Picture,
    /// The question to the seat, if it must decide.
    pub asked: Option<Asked>,
    /// Whom the table waits for, as far as the seat may know.
    pub waiting: Vec<u8>,
    /// Can the seat take its last choice back?
    pub undo: UndoState,
    /// The clocks, if the table has one.
    pub clock: Option<ClockState>,
    /// How it ended, once it is over.
    pub ending: Option<Ending>,
}

/// The table as somebody sees it.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Picture {
    /// The game's own view, for its own board (`picture=view`).
    View(#[ts(type = "unknown")] Box<RawValue>),
    /// Sections of lines and things in words, for the generic board (`picture=sheet`).
    Sheet(Sheet),
}

/// A question in words.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Asked {
    /// Who is asked.
    pub seat: u8,
    /// To be sent back with the answer.
    #[ts(type = "number")]
    pub ticket: u64,
    /// Why: a word for programs and standing orders.
    pub reason: String,
    /// The question in words.
    pub prompt: String,
    /// The rule behind it.
    pub rule: String,
    /// What it is about.
    pub about: Option<Thing>,
    /// What an answer looks like.
    pub shape: Shape,
    /// What can be picked.
    pub options: Vec<Thing>,
    /// The most each option can receive in a split.
    pub caps: Vec<u16>,
    /// Where options can be put in an assignment.
    pub places: Vec<PlaceThing>,
    /// What cannot be picked, and why.
    pub barred: Vec<BarredThing>,
    /// Is there only one answer?
    pub forced: bool,
}

/// Something with its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Thing {
    /// What it is, so that it can be found on the board.
    pub target: Target,
    /// Its name.
    pub name: String,
}

/// A place with its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PlaceThing {
    /// What it is.
    pub target: Target,
    /// Its name.
    pub name: String,
    /// How much it can hold.
    pub capacity: u16,
}

/// Something that cannot be picked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct BarredThing {
    /// What it is.
    pub target: Target,
    /// Its name.
    pub name: String,
    /// The rule that forbids it.
    pub rule: String,
    /// Why, in words.
    pub why: String,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct LogLine {
    /// The moment it was told at: it followed from this choice (0 for the start).
    pub moment: u32,
    /// The rule that caused it.
    pub rule: String,
    /// What happened.
    pub text: String,
    /// The message behind the text, the same in every language.
    pub id: String,
    /// What the message speaks of, as far as the viewpoint may know.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<LogArg>>", optional)]
    pub args: Vec<LogArg>,
}

/// Something a line of the log speaks of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct LogArg {
    /// What it is to the message.
    pub name: String,
    /// The words of it, as in the text.
    pub words: String,
    /// What it is on the board: nothing for numbers and plain words, several things for a list.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Target>>", optional)]
    #[schema(value_type = Vec<Object>)]
    pub targets: Vec<Target>,
}

/// Something somebody said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ChatLine {
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// The seat of the speaker; nobody's for spectators.
    pub seat: Option<u8>,
    /// The name of the speaker.
    pub name: String,
    /// What was said.
    pub text: String,
}

/// Can a seat take its last choice back?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum UndoState {
    /// There is nothing to take back.
    Nothing,
    /// At once: nobody has learnt or decided anything since.
    Free,
    /// Only if the others agree.
    ByConsent {
        /// Why.
        why: String,
    },
}

/// A plea to go back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Plea {
    /// Who asks.
    pub seat: u8,
    /// To which moment.
    pub moment: u32,
    /// Why it is not free.
    pub why: String,
    /// Who must still answer.
    pub open: Vec<u8>,
}

/// The clocks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ClockState {
    /// Milliseconds left for every seat at the time of sending; those that are waited for run on.
    #[ts(type = "Array<number>")]
    pub left: Vec<i64>,
    /// Which seats' clocks run.
    pub running: Vec<u8>,
}

/// How it ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Ending {
    /// Who won; nobody in a common defeat.
    pub winners: Vec<u8>,
    /// The place of every seat.
    pub places: Vec<u8>,
    /// The score of every seat, where the game has scores.
    pub scores: Vec<i32>,
    /// How it was won, in words, where the game knows several ways.
    pub way: String,
    /// The rule that decided.
    pub rule: String,
    /// The seed of the game, now public; its hash was published at the start.
    pub seed: String,
}

/// What shall be decided without asking.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Orders {
    /// Answer by itself, after a person-like while, where there is only one answer.
    #[serde(default)]
    pub pass_when_forced: bool,
    /// Standing orders, the first that fits counts.
    #[serde(default)]
    pub standing: Vec<Order>,
}

/// A standing order: "when asked this, pick that, unless ...".
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// The reason of the question.
    pub reason: String,
    /// The option to pick, as its target in JSON (e.g. `{"way":"pass"}`); for yes-no questions
    /// `{"number":1}` or `{"number":0}`.
    #[ts(as = "Target")]
    pub pick: Value,
    /// Not if there is an option that was not there when the order was given: these were.
    #[serde(default)]
    #[ts(as = "Option<Vec<Target>>", optional)]
    pub unless_other_than: Option<Vec<Value>>,
    /// Not once an event of one of these rules was told after the order was given.
    #[serde(default)]
    pub unless_rules: Vec<String>,
    /// How often it may still be used; without end where nobody says.
    #[serde(default)]
    #[ts(optional)]
    pub times: Option<u32>,
}
