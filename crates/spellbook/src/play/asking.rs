//! Questions: the menu as targets, and what a person might miss in it.

use super::rule;
use super::state::{Asked, Pick, Program, State};
use super::usable::Outlook;
use crate::cards::{LOWEST, Phase, SpellId};
use crate::game::Spellbook;
use crate::materia::{Colour, Rune, Token};
use table::{Question, RuleId, Shape, Target, Waiting};

/// A token to point at.
pub(crate) fn token_target(token: Token) -> Target {
    Target::Token(u16::from(token.0))
}

/// A spell to point at.
pub(crate) fn spell_target(id: SpellId) -> Target {
    Target::Card(u16::from(id.0))
}

/// A level of a spell to point at, with the rune of a certain card where it matters.
pub(crate) fn level_target(id: SpellId, level: u8, rune: Option<Rune>) -> Target {
    let rune = rune.map_or(0, |rune| rune.index() as u16 + 1);
    Target::Card(u16::from(id.0) | u16::from(level) << 8 | rune << 12)
}

/// A colour to point at.
pub(crate) fn colour_target(colour: Colour) -> Target {
    Target::Kind(colour.index() as u16)
}

/// Where the kinds that are no colours begin.
pub(crate) const RUNE_KINDS: u16 = 10;
/// Where the phases begin.
pub(crate) const PHASE_KINDS: u16 = 15;
/// Where the basic actions begin.
pub(crate) const BASIC_KINDS: u16 = 20;

/// A phase to point at.
pub(crate) fn phase_target(phase: Phase) -> Target {
    Target::Kind(PHASE_KINDS + phase as u16)
}

/// A basic action to point at.
pub(crate) fn basic_target(at: u8) -> Target {
    Target::Kind(BASIC_KINDS + u16::from(at))
}

/// One of two things a level offers; level 0 is a basic action.
fn half_target(state: &State, second: bool) -> Target {
    let (id, level) = match state.runs.last().map(|run| run.program) {
        Some(Program::Basic(at)) => (at, 0),
        Some(
            Program::Act(colour, level)
            | Program::Learned(colour, level)
            | Program::Taken(colour, level)
            | Program::Learning(colour, level),
        ) => (state.spells[colour.index()].0, level),
        None => (0, 0),
    };
    Target::Area(u16::from(id) | u16::from(level) << 8 | u16::from(second) << 11)
}

/// The reason and the rule of a question.
fn reason(asked: Asked) -> (&'static str, &'static str) {
    match asked {
        Asked::Nothing => ("over", ""),
        Asked::Combination(_) => ("combination", "SB-11.4"),
        Asked::Action(Phase::Morning) => ("morning", "SB-3.3"),
        Asked::Action(Phase::Midday) => ("midday", "SB-3.3"),
        Asked::Action(Phase::Evening) => ("evening", "SB-3.3"),
        Asked::Perform(_) => ("perform", "SB-8.17.1"),
        Asked::Take => ("take", "SB-4.4"),
        Asked::Discard => ("discard", "SB-4.6"),
        Asked::Store => ("store", "SB-4.8"),
        Asked::StoreFromAltar => ("store-altar", "SB-4.8"),
        Asked::StoreFromTray => ("store-tray", "SB-8.21.3"),
        Asked::StoreColour => ("store-colour", "SB-8.10.1"),
        Asked::Half => ("half", "SB-8.11.1"),
        Asked::SwapGet => ("swap-get", "SB-4.7"),
        Asked::SwapGive => ("swap-give", "SB-4.7"),
        Asked::Replace => ("replace", "SB-8.14.1"),
        Asked::Raise => ("raise", "SB-4.14"),
        Asked::Copy(_) => ("copy", "SB-8.15.2"),
        Asked::Lesson => ("lesson", "SB-6.1"),
        Asked::Payment => ("payment", "SB-6.4"),
        Asked::Wild => ("wild", "SB-6.4"),
        Asked::OthersTake => ("must-take", "SB-8.3.1"),
        Asked::Gift => ("gift", "SB-12.9"),
        Asked::Tribute => ("tribute", "SB-12.4"),
        Asked::EndDay => ("end-day", "SB-9.1"),
    }
}

impl Spellbook {
    /// Whom the table waits for.
    pub(crate) fn who(state: &State) -> Waiting {
        if state.is_over() {
            Waiting::OVER
        } else {
            Waiting::one(state.menu.seat)
        }
    }

    /// Fills in the question of the seat that is waited for.
    pub(crate) fn question(&self, state: &State, q: &mut Question) {
        let menu = &state.menu;
        let (reason, id) = reason(menu.asked);
        let shape = match menu.several {
            None => Shape::One,
            Some((least, most)) => Shape::Split {
                min: u16::from(least),
                max: u16::from(most),
            },
        };
        q.begin(menu.seat, reason, rule(id), shape);
        q.about = Self::about(state);
        for &pick in &menu.picks {
            match (pick, menu.several) {
                (Pick::Token(token), Some(_)) => {
                    q.offer_up_to(token_target(token), u16::from(menu.from.count(token)));
                }
                _ => q.offer(target(state, pick)),
            }
        }
        if q.explain {
            self.explain_menu(state, q);
        }
    }

    /// What the question is about: the action that asks, or the spell to be learned.
    fn about(state: &State) -> Option<Target> {
        if let Asked::Combination(colour) = state.menu.asked {
            return Some(colour_target(colour));
        }
        let run = state.runs.last()?;
        if let Some((colour, level)) = run.part.lesson {
            return Some(level_target(state.spells[colour.index()], level, None));
        }
        Some(match run.program {
            Program::Basic(at) => basic_target(at),
            Program::Act(colour, level)
            | Program::Learned(colour, level)
            | Program::Taken(colour, level)
            | Program::Learning(colour, level) => {
                level_target(state.spells[colour.index()], level, None)
            }
        })
    }

    /// Why actions of the phase are not offered.
    fn explain_menu(&self, state: &State, q: &mut Question) {
        let Asked::Action(phase) = state.menu.asked else {
            return;
        };
        let seat = state.menu.seat;
        let offered = |pick: Pick| state.menu.picks.contains(&pick);
        let full = Outlook::of(self, state, seat).pool.len() >= super::state::POOL_LIMIT;
        let why = |phase: Phase| -> (RuleId, &'static str) {
            if full && phase == Phase::Morning {
                (rule("SB-4.2"), "pool-full")
            } else {
                (rule("SB-4.11"), "not-possible")
            }
        };
        for (at, action) in (0..).zip(&self.pack().actions) {
            if action.phase == phase && !offered(Pick::Basic(at)) {
                let (rule, why) = why(phase);
                q.bar(basic_target(at), rule, why);
            }
        }
        for (colour, learned) in state.player(seat).learned() {
            let id = state.spells[colour.index()];
            let spell = self.pack().spell(id);
            if spell.phase != Some(phase) {
                continue;
            }
            for level in LOWEST..=learned.level {
                if offered(Pick::Level(colour, level, None)) || spell.level(level).acts.is_empty() {
                    continue;
                }
                let twin = |higher: u8| {
                    offered(Pick::Level(colour, higher, None))
                        && spell.level(higher).acts == spell.level(level).acts
                };
                if (level + 1..=learned.level).any(twin) {
                    continue;
                }
                let (rule, why) = if learned.today {
                    (rule("SB-7.2"), "learned-today")
                } else {
                    why(phase)
                };
                q.bar(level_target(id, level, None), rule, why);
            }
        }
    }
}

fn target(state: &State, pick: Pick) -> Target {
    let way = |id| Target::Way(table::Way(id));
    match pick {
        Pick::Token(token) => token_target(token),
        Pick::Basic(at) => basic_target(at),
        Pick::Level(colour, level, rune) => level_target(state.spells[colour.index()], level, rune),
        Pick::Spell(colour) => spell_target(state.spells[colour.index()]),
        Pick::Choose(id) => spell_target(id),
        Pick::Colour(colour) => colour_target(colour),
        Pick::Half(second) => half_target(state, second),
        Pick::Pay(code) => Target::Slot(code),
        Pick::More => way("more"),
        Pick::Pass => way("pass"),
        Pick::Stop => way("stop"),
        Pick::EndDay => way("end-day"),
    }
}
