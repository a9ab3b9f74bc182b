//! What is in progress: windows and damage. All of it lies open on the table: who could answer is
//! told by the tokens on face-down cards (BRW-29.5), and what answers has been turned up.

use crate::cards::{Action, Element, Phase, RoomId, SourceKind, SpellType};
use crate::play::Play;
use crate::play::stack::{
    Answering, DamageJob, Happening, Job, Listener, Packet, Source, WindowJob, WindowStage,
};
use crate::play::state::{EvocId, Figure, Party, State};
use serde::Serialize;

/// A reaction window (BRW-13.3).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
pub struct WindowView {
    /// What can be answered.
    pub happened: Vec<HappeningView>,
    /// Traps and protections can still be used.
    pub open: bool,
    /// Who may use one, in turn order.
    pub asked: Vec<Party>,
    /// Who of them has said which, or none: all of them once it is closed. While it is open nobody is
    /// told for whom the table waits.
    pub answered: Vec<Party>,
    /// What answers, once the window is closed in this order.
    pub turned_up: Vec<AnswerView>,
}

/// Something that answers in a window and is not carried out yet.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
pub struct AnswerView {
    /// Whose answer it is.
    pub party: Party,
    /// What answers: a spell, an ability, an event; `avatar` for its face-down order card.
    pub source: Source,
    /// To which of the things that happened.
    pub to: u8,
}

/// Damage on its way to a figure (BRW-17.4).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
pub struct PacketView {
    /// Who gets it.
    pub victim: Figure,
    /// The figure that deals it; none for the Rose alone.
    pub by: Option<Figure>,
    /// Whose cubes.
    pub party: Party,
    /// How much, as far as it is known by now.
    pub number: u8,
    /// What was ignored or given to another figure is taken off.
    pub settled: bool,
    /// What sort of source.
    pub source: SourceKind,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "black-rose-wars/"))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum HappeningView {
    /// A spell targets a mage, or would affect it.
    Affects {
        /// The spell, while it is in progress.
        source: Option<Source>,
        /// Its type.
        spell: SpellType,
        /// Its caster.
        caster: Party,
        /// The mage.
        mage: Party,
    },
    /// Damage was dealt.
    Damage {
        /// On which figure.
        victim: Figure,
        /// The figure that dealt it.
        by: Option<Figure>,
        /// Whose cubes.
        party: Party,
        /// How much.
        number: u8,
        /// What sort of source.
        source: SourceKind,
    },
    /// Damage was healed.
    Healed {
        /// On which figure.
        figure: Figure,
        /// By whom.
        by: Party,
        /// How much.
        number: u8,
    },
    /// A mage is defeated.
    Defeated {
        /// Who.
        mage: Party,
        /// By whom.
        by: Option<Party>,
        /// In which room.
        room: Option<RoomId>,
    },
    /// An evocation left the lodge.
    Left {
        /// Which.
        evocation: EvocId,
        /// Its owner.
        owner: Party,
        /// The room it was in.
        room: Option<RoomId>,
    },
    /// An evocation was summoned.
    Summoned {
        /// Which.
        evocation: EvocId,
        /// By whom.
        owner: Party,
        /// Where.
        room: RoomId,
    },
    /// A figure entered a room.
    Entered {
        /// Which.
        figure: Figure,
        /// Where.
        room: RoomId,
    },
    /// A figure moved.
    Moved {
        /// Which.
        figure: Figure,
    },
    /// A mage was put into its cell.
    InCell {
        /// Who.
        mage: Party,
    },
    /// An action has ended.
    ActionEnded {
        /// Who.
        mage: Party,
        /// Which action.
        action: Action,
    },
    /// A mage activates a room.
    RoomActivated {
        /// Who.
        mage: Party,
        /// Which room.
        room: RoomId,
    },
    /// The effect of a room is resolved.
    RoomResolved {
        /// Who.
        mage: Party,
        /// Which room.
        room: RoomId,
    },
    /// A spell was turned face up.
    Revealed {
        /// By whom.
        mage: Party,
        /// Its type.
        spell: SpellType,
        /// Its element.
        element: Element,
    },
    /// A spell is resolved.
    SpellResolved {
        /// Of whom.
        mage: Party,
        /// Its type.
        spell: SpellType,
        /// Its element.
        element: Element,
    },
    /// A whole effect is resolved.
    EffectResolved {
        /// Of whom.
        mage: Party,
    },
    /// Power was gained.
    Gained {
        /// By whom.
        party: Party,
        /// How much.
        number: u16,
        /// From what.
        from: SourceKind,
    },
    /// Power was lost.
    Lost {
        /// By whom.
        party: Party,
        /// How much.
        number: u16,
    },
    /// Instability was placed.
    Instability {
        /// By whom.
        party: Party,
        /// Where.
        room: RoomId,
        /// How much.
        number: u8,
    },
    /// A quest is resolved.
    QuestResolved {
        /// Whose.
        mage: Party,
    },
    /// A phase began.
    PhaseBegan {
        /// Which.
        phase: Phase,
    },
}

/// A window, as everybody sees it.
pub(super) fn window(play: &Play<'_>, window: &WindowJob) -> WindowView {
    let answers = |mage: &Party| window.queue.iter().any(|it| it.party == *mage);
    let concerned = |mage: &Party| window.only.is_none_or(|only| only == *mage);
    let open = window.stage == WindowStage::Declare;
    let asked = play.turn_order_with_avatar().into_iter();
    let asked = asked.filter(concerned);
    let asked: Vec<Party> = asked
        .filter(|mage| play.might_declare(*mage, &window.events) || answers(mage))
        .collect();
    let happened = window.events.iter();
    let turned_up = window.queue.iter();
    WindowView {
        happened: happened.map(|it| happening(play.state, it)).collect(),
        open,
        answered: if open { Vec::new() } else { asked.clone() },
        asked,
        turned_up: turned_up.filter_map(|it| answer(play.state, it)).collect(),
    }
}

fn answer(state: &State, it: &Answering) -> Option<AnswerView> {
    let planned = |owner: Party, slot: u8| {
        let mage = state.mages.get(owner.index())?;
        mage.slots[usize::from(slot)].as_ref()
    };
    let source = match it.what {
        Listener::Reaction { owner, slot } => {
            let planned = planned(owner, slot)?;
            Source::Spell {
                card: planned.card,
                half: planned.half,
            }
        }
        Listener::Stable { owner, slot, .. } => {
            let planned = planned(owner, slot)?;
            Source::Stable {
                card: planned.card,
                half: planned.half,
            }
        }
        Listener::Evocation { evoc, .. } => Source::Evocation(evoc),
        Listener::Upgrade { evoc, .. } => Source::Upgrade(evoc),
        Listener::Misfortune { bearer, kind, .. } => Source::Misfortune { bearer, kind },
        Listener::Event { event, .. } => Source::Event(event),
        // Which card it is shows when it is followed.
        Listener::Order(_) => Source::Avatar,
    };
    Some(AnswerView {
        party: it.party,
        source,
        to: it.event,
    })
}

/// Damage on its way, the packet in hand first.
pub(super) fn packets(job: &DamageJob) -> Vec<PacketView> {
    let view = |packet: &Packet, settled| PacketView {
        victim: packet.victim,
        by: packet.dealer,
        party: packet.party,
        number: packet.nominal,
        settled,
        source: packet.source,
    };
    let coming = job.coming.iter().rev().map(|it| view(it, false));
    coming
        .chain(job.ready.iter().map(|it| view(it, true)))
        .collect()
}

fn happening(state: &State, happening: &Happening) -> HappeningView {
    match *happening {
        Happening::Affects {
            frame,
            spell,
            caster,
            mage,
        } => HappeningView::Affects {
            source: source_of(state, frame),
            spell,
            caster,
            mage,
        },
        Happening::Damage(packet) => HappeningView::Damage {
            victim: packet.victim,
            by: packet.dealer,
            party: packet.party,
            number: packet.placed,
            source: packet.source,
        },
        Happening::Healed { figure, by, number } => HappeningView::Healed { figure, by, number },
        Happening::Defeated { mage, by, room, .. } => HappeningView::Defeated { mage, by, room },
        Happening::Left {
            evoc, owner, room, ..
        } => HappeningView::Left {
            evocation: evoc,
            owner,
            room,
        },
        Happening::Summoned { evoc, owner, room } => HappeningView::Summoned {
            evocation: evoc,
            owner,
            room,
        },
        Happening::Entered { figure, room } => HappeningView::Entered { figure, room },
        Happening::Moved { figure } => HappeningView::Moved { figure },
        Happening::InCell { mage } => HappeningView::InCell { mage },
        Happening::ActionEnded { mage, action, .. } => HappeningView::ActionEnded { mage, action },
        Happening::RoomActivated { mage, room } => HappeningView::RoomActivated { mage, room },
        Happening::RoomResolved { mage, room } => HappeningView::RoomResolved { mage, room },
        Happening::Revealed {
            mage,
            spell,
            element,
        } => HappeningView::Revealed {
            mage,
            spell,
            element,
        },
        Happening::SpellResolved {
            mage,
            spell,
            element,
            ..
        } => HappeningView::SpellResolved {
            mage,
            spell,
            element,
        },
        Happening::EffectResolved { mage, .. } => HappeningView::EffectResolved { mage },
        Happening::Gained {
            party,
            number,
            from,
        } => HappeningView::Gained {
            party,
            number,
            from,
        },
        Happening::Lost { party, number } => HappeningView::Lost { party, number },
        Happening::Instability {
            party,
            room,
            number,
            ..
        } => HappeningView::Instability {
            party,
            room,
            number,
        },
        Happening::QuestResolved { mage } => HappeningView::QuestResolved { mage },
        Happening::PhaseBegan { phase } => HappeningView::PhaseBegan { phase },
    }
}

/// The spell in a frame of the stack, which everybody sees there.
fn source_of(state: &State, frame: u8) -> Option<Source> {
    match &state.stack.get(usize::from(frame))?.job {
        Job::Effect(effect) => Some(effect.source),
        _ => None,
    }
}
