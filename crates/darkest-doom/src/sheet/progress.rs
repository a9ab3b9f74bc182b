//! What is in progress, in words.

use super::{figure, guardian, source_name};
use crate::cards::Icon;
use crate::play::asking::{
    achievement_target, area_target, attack_target, card_target, corruption_target, icon_targets,
};
use crate::view::{FrameView, RollView, SideView, View};
use table::{Arg, Message, Sheet, Voice};

/// Everything in progress, the innermost last.
pub(super) fn draw_stack(view: &View, voice: &Voice<'_>, sheet: &mut Sheet) {
    if view.stack.is_empty() {
        return;
    }
    let section = sheet.section(voice.plain("sheet-stack"));
    for frame in &view.stack {
        match frame {
            FrameView::Combat { sides, .. } => {
                section.line(voice.plain("sheet-combat"));
                for side in sides.iter() {
                    section.line(side_line(view, side, voice));
                }
            }
            frame => section.line(voice.message(&line(view, frame, voice))),
        }
    }
}

fn icons(icons: &[Icon], voice: &Voice<'_>) -> String {
    voice.targets(&icon_targets(icons))
}

/// The dice of a roll, and what was added to them.
fn roll_words(roll: &RollView, voice: &Voice<'_>) -> String {
    let mut words = icons(&roll.dice, voice);
    if !roll.fixed.is_empty() {
        words.push_str(&format!(" + {}", icons(&roll.fixed, voice)));
    }
    if !roll.stripped.is_empty() {
        words.push_str(&format!(" - {}", icons(&roll.stripped, voice)));
    }
    words
}

fn side_line(view: &View, side: &SideView, voice: &Voice<'_>) -> String {
    let who = figure(view, side.figure);
    let line = match (side.stats, side.attack) {
        (Some((hits, health)), attack) => {
            let line = Message::new(match attack {
                Some(_) => "sheet-side-attack",
                None => "sheet-side-stats",
            });
            let line = line.with("hits", usize::from(hits));
            let line = line.with("health", usize::from(health));
            match attack {
                Some(attack) => line.with("attack", attack_target(attack)),
                None => line,
            }
        }
        (None, _) if side.roll.dice.is_empty() => {
            let line = Message::new("sheet-side-dice").with("n", usize::from(side.dice));
            let roll = Arg::Text(roll_words(&side.roll, voice).into());
            line.with("roll", roll)
        }
        (None, _) => {
            let roll = Arg::Text(roll_words(&side.roll, voice).into());
            Message::new("sheet-side-roll").with("roll", roll)
        }
    };
    voice.message(&line.with("figure", who))
}

fn line(view: &View, frame: &FrameView, voice: &Voice<'_>) -> Message {
    let roll = |roll: &RollView| Arg::Text(roll_words(roll, voice).into());
    match frame {
        FrameView::Effect { source, actor, .. } => {
            let source = Arg::Text(source_name(view, *source, voice).into());
            let line = Message::new("sheet-effect").with("source", source);
            line.with("guardian", guardian(view, *actor))
        }
        FrameView::Play { who, card } => {
            let line = Message::new("sheet-play").with("guardian", guardian(view, *who));
            line.with("card", card_target(*card))
        }
        FrameView::Enter { figure: it, area } => {
            let line = Message::new("sheet-enter").with("figure", figure(view, *it));
            line.with("area", area_target(*area))
        }
        FrameView::Travel { figure: it, left } => {
            let line = Message::new("sheet-travel").with("figure", figure(view, *it));
            line.with("n", usize::from(*left))
        }
        FrameView::Test {
            who,
            card,
            symbols,
            roll: dice,
            ..
        } => {
            let line = Message::new("sheet-test").with("guardian", guardian(view, *who));
            let line = line.with("symbols", Arg::Text(icons(symbols, voice).into()));
            let card = card.map_or(Arg::Text("-".into()), |it| corruption_target(it).into());
            line.with("roll", roll(dice)).with("card", card)
        }
        FrameView::Strike {
            by,
            target,
            hits,
            roll: dice,
        } => {
            let line = Message::new("sheet-strike").with("guardian", guardian(view, *by));
            let line = line.with("figure", figure(view, *target));
            line.with("n", usize::from(*hits)).with("roll", roll(dice))
        }
        FrameView::Trap {
            owner,
            area,
            victim,
        } => {
            let line = Message::new("sheet-trap").with("guardian", guardian(view, *owner));
            let line = line.with("figure", figure(view, *victim));
            line.with("area", area_target(*area))
        }
        FrameView::Announce {
            announced: Some((who, card)),
        } => {
            let line = Message::new("sheet-announced").with("guardian", guardian(view, *who));
            line.with("achievement", achievement_target(*card))
        }
        other => short_line(view, other),
    }
}

/// What needs few words.
fn short_line(view: &View, frame: &FrameView) -> Message {
    let (id, who, number) = match frame {
        FrameView::Moons { roller } => ("sheet-moons", Some(*roller), 0),
        FrameView::Power { who, .. } => ("sheet-power", Some(*who), 0),
        FrameView::Wounds { who, wounds } => ("sheet-wounds", Some(*who), i32::from(*wounds)),
        FrameView::Death { who } => ("sheet-death", Some(*who), 0),
        FrameView::Destiny { who, result, .. } => ("sheet-destiny", Some(*who), i32::from(*result)),
        FrameView::Draw { who, left } => ("sheet-draw", Some(*who), i32::from(*left)),
        FrameView::Corrupt { who, left } => ("sheet-corrupt", Some(*who), i32::from(*left)),
        FrameView::VirtualTurn { who, .. } => ("sheet-virtual-turn", Some(*who), 0),
        FrameView::MonsterStep { .. } => ("sheet-monster-step", None, 0),
        FrameView::Goal { .. } => ("sheet-goal", None, 0),
        _ => ("sheet-announcements", None, 0),
    };
    let line = Message::new(id).with("n", number);
    match who {
        Some(who) => line.with("guardian", guardian(view, who)),
        None => line,
    }
}
