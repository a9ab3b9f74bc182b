//! Who may know what: the view, and the re-deal of everything a seat does not know.

use super::cards::Card;
use super::state::{Frame, Held, Phase, State};
use super::{Fault, Pit};
use serde::Serialize;
use table::{Chance, Seat, Viewpoint};

/// What a viewpoint may see: cards it may not know are `None`.
#[derive(PartialEq, Debug, Serialize)]
pub(crate) struct View {
    pub(crate) round: u8,
    pub(crate) phase: &'static str,
    /// From the bottom to the top.
    pub(crate) deck: Vec<Option<Card>>,
    pub(crate) discard: Vec<Card>,
    pub(crate) bank: u8,
    /// The last roll: what is told must leave a trace in the view.
    pub(crate) die: u8,
    pub(crate) players: Vec<PlayerView>,
    /// Handle, owner and, for the owner, the card.
    pub(crate) buried: Vec<(u16, Seat, Option<Card>)>,
    /// The cards that wait for each other, the outermost first.
    pub(crate) stack: Vec<(Card, Seat, bool)>,
    /// Somebody may answer: nobody is told who.
    pub(crate) reacting: bool,
}

#[derive(PartialEq, Debug, Serialize)]
pub(crate) struct PlayerView {
    pub(crate) hand: Vec<Option<Card>>,
    pub(crate) planned: bool,
    /// The own plan.
    pub(crate) plan: Option<Vec<u8>>,
    pub(crate) act: Option<Card>,
    pub(crate) coins: u8,
}

pub(crate) fn view(state: &State, fault: Option<Fault>, viewpoint: Viewpoint) -> View {
    let players = Seat::all(state.seats()).map(|seat| {
        let player = &state.players[seat.index()];
        let own = viewpoint.is(seat);
        let leak = fault == Some(Fault::ViewLeak) && seat == Seat(1);
        let peek = fault == Some(Fault::SpectatorLeak) && viewpoint == Viewpoint::Spectator;
        let seen = |held: &Held| {
            let may = own || leak || peek || viewpoint.among(held.known);
            may.then_some(held.card)
        };
        PlayerView {
            hand: player.hand.iter().map(seen).collect(),
            planned: player.commit.is_some(),
            plan: player.commit.clone().filter(|_| own),
            act: player.act,
            coins: player.coins,
        }
    });
    let seen = |held: &Held| viewpoint.among(held.known).then_some(held.card);
    let buried = state.buried.handles().filter_map(|handle| {
        let (owner, card) = state.buried.get(handle)?;
        Some((handle, owner, viewpoint.is(owner).then_some(card)))
    });
    let stack = state.stack.iter().filter_map(|frame| match frame {
        Frame::Effect(effect) => Some((effect.card, effect.owner, effect.cancelled)),
        Frame::Window(_) => None,
    });
    View {
        round: state.round,
        phase: phase_name(state.phase),
        deck: state.deck.iter().map(seen).collect(),
        discard: state.discard.clone(),
        bank: state.bank,
        die: state.die,
        players: players.collect(),
        buried: buried.collect(),
        stack: stack.collect(),
        reacting: matches!(state.stack.last(), Some(Frame::Window(_))),
    }
}

pub(crate) fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Plan => "plan",
        Phase::Act(_) => "act",
        Phase::Offer(_) => "offer",
        Phase::Trim => "trim",
        Phase::Over => "over",
    }
}

impl Pit {
    /// The same state with everything drawn anew that the seat does not know.
    pub(crate) fn deal_anew(&self, state: &State, seat: Seat, chance: &mut Chance) -> State {
        let mut state = state.clone();
        let mut pool = Vec::new();
        each_unknown(&mut state, seat, |card| pool.push(*card));
        if self.fault != Some(Fault::RedealPeeks) {
            pool.sort_unstable();
        }
        if self.fault == Some(Fault::RedealLoses) {
            pool.fill(Card(0));
        }
        chance.shuffle(&mut pool);
        each_unknown(&mut state, seat, |card| {
            *card = pool.pop().unwrap_or(*card);
        });
        for (at, player) in (0..).zip(&mut state.players) {
            if Seat(at) != seat && player.commit.is_some() {
                player.commit = Some(any_plan(player.hand.len(), chance));
            }
        }
        state.chance = chance.fork();
        state
    }
}

/// Visits every card the seat does not know, place by place.
fn each_unknown(state: &mut State, seat: Seat, mut visit: impl FnMut(&mut Card)) {
    let mut visit_held = |held: &mut Held| {
        if !held.known.contains(seat) {
            visit(&mut held.card);
        }
    };
    state.deck.iter_mut().for_each(&mut visit_held);
    for (at, player) in (0..).zip(&mut state.players) {
        if Seat(at) != seat {
            player.hand.iter_mut().for_each(&mut visit_held);
        }
    }
    let mut buried: Vec<_> = state.buried.things().collect();
    for (owner, card) in &mut buried {
        if *owner != seat {
            visit(card);
        }
    }
    state.buried.replace(buried);
}

/// Any plan for a hand of this size: not even the number of cards in it is known.
fn any_plan(cards: usize, chance: &mut Chance) -> Vec<u8> {
    let mut room = [u8::MAX, 1, 2];
    let mut put = || {
        let slot = chance.index(3);
        if room[slot] == 0 {
            return 0;
        }
        room[slot] -= 1;
        slot as u8
    };
    (0..cards).map(|_| put()).collect()
}
