//! Where a player could walk with the action points it has, what that costs and what it would meet:
//! screens show it before a step is taken, and no rule lives in a browser.

use crate::cards::{AreaId, Rule};
use crate::play::Play;
use crate::play::state::{Figure, Participant};
use serde::Serialize;

/// An area within the reach of a player's action points.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "darkest-doom/"))]
pub struct WalkView {
    /// Which.
    pub area: AreaId,
    /// The action points that the cheapest way takes (DD-6.5); of several such ways the one on which
    /// the least is set off.
    pub ap: u8,
    /// The area before it on that way; the one where the Guardian stands at its beginning.
    pub via: AreaId,
    /// What entering it sets off, in this order (DD-7.1).
    pub sets_off: Vec<SetsOffView>,
}

/// Something that entering an area sets off.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "darkest-doom/"))]
#[serde(rename_all = "snake_case")]
pub enum SetsOffView {
    /// A combat with this figure (DD-7.3).
    Combat(Figure),
    /// The test of a Dark Abyss (DD-7.4).
    Abyss,
    /// The trap of this player (DD-7.5).
    Trap(Participant),
}

/// What is known of the way to an area.
#[derive(Clone, Copy)]
struct Way {
    ap: u8,
    /// How much is set off on the way.
    trouble: u8,
    via: AreaId,
    done: bool,
}

/// All areas a player can walk to, the nearest first.
pub(super) fn walk(play: &Play<'_>, who: Participant) -> Vec<WalkView> {
    let player = &play.state.players[who.index()];
    let held = play.rule_holds(Rule::NoMove, Some(Figure::Guardian(who)), None);
    let Some(from) = play.state.guardians[who.index()].area.filter(|_| !held) else {
        return Vec::new();
    };
    let map = &play.pack().map;
    let mut ways: Vec<Option<Way>> = vec![None; play.pack().areas.len()];
    let mut walked = Vec::new();
    let start = Way {
        ap: 0,
        trouble: 0,
        via: from,
        done: true,
    };
    let mut next = Some((from, start));
    while let Some((here, way)) = next {
        for to in map.neighbours(here).iter().filter(|to| *to != from) {
            let ap = way.ap.saturating_add(play.move_cost(who, to));
            let trouble = way.trouble + sets_off(play, who, to).len() as u8;
            let known = &mut ways[to.index()];
            let better = known.is_none_or(|it| (ap, trouble) < (it.ap, it.trouble));
            if ap <= player.ap && better {
                *known = Some(Way {
                    ap,
                    trouble,
                    via: here,
                    done: false,
                });
            }
        }
        let open = (0..).map(AreaId).zip(&ways);
        let open = open.filter_map(|(area, way)| Some((area, way.filter(|it| !it.done)?)));
        next = open.min_by_key(|(_, way)| (way.ap, way.trouble));
        if let Some((area, way)) = next {
            ways[area.index()] = Some(Way { done: true, ..way });
            walked.push(WalkView {
                area,
                ap: way.ap,
                via: way.via,
                sets_off: sets_off(play, who, area),
            });
        }
    }
    walked
}

/// What a player sets off by entering an area, as far as everybody can see.
fn sets_off(play: &Play<'_>, who: Participant, area: AreaId) -> Vec<SetsOffView> {
    let own = Figure::Guardian(who);
    let met = match area == play.pack().map.summit() {
        true => Some(Figure::Priestess),
        false => play.figure_at(area, Some(own)),
    };
    let abyss = play.state.abysses.has(area).then_some(SetsOffView::Abyss);
    let trap = play.trapper_of(area).filter(|owner| *owner != who);
    let met = met.map(SetsOffView::Combat).into_iter();
    met.chain(abyss)
        .chain(trap.map(SetsOffView::Trap))
        .collect()
}
