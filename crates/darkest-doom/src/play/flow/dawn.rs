//! Dawn up to the turns: D0 to D4 (section 5).

use super::{Flow, Marking, MissionStep, TurnStep, Turns};
use crate::cards::{Deck, Moment, Phase, Rule, Timing, Trait};
use crate::play::state::{ACTION_POINTS, Equipped, Figure, Participant};
use crate::play::{ASK, Play, rule};
use resolve::Go;
use serde::{Deserialize, Serialize};
use table::Message;

/// Coins at the start (DD-5.7).
const START_COINS: u8 = 3;

/// The steps of dawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Dawn {
    /// D0, and in the first round D1 and D2.
    Start,
    /// D3.
    Upkeep,
    /// D4 of the player at this place.
    Draw(u8, DawnDraw),
}

/// The parts of a player's draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DawnDraw {
    /// Equipment that works by itself: so many slots are still to be looked at, the last first.
    Equipment(u8),
    /// The cards (DD-5.11).
    Cards,
    /// A new mission (DD-5.13).
    Mission(MissionStep),
}

impl Play<'_> {
    pub(super) fn step_dawn(&mut self, step: Dawn) -> Go {
        match step {
            Dawn::Start => {
                self.begin_round();
                self.state.flow = Flow::Dawn(Dawn::Upkeep);
            }
            Dawn::Upkeep => {
                self.state.flow = Flow::Dawn(Dawn::Draw(0, DawnDraw::Equipment(2)));
                self.dawn_upkeep();
                self.open_announcements();
            }
            Dawn::Draw(place, part) => {
                let Some((place, who)) = self.player_from(place) else {
                    let step = TurnStep::Next;
                    self.state.flow = Flow::Turns(Turns { place: 0, step });
                    return Go::On;
                };
                return self.step_dawn_draw(place, who, part);
            }
        }
        Go::On
    }

    /// D0; D1 and D2 in the first round.
    fn begin_round(&mut self) {
        self.state.round += 1;
        self.begin_phase(Phase::Dawn);
        for player in &mut self.state.players {
            player.acolytes_used = false;
        }
        if self.state.round == 1 {
            self.roll_for_order();
            for player in &mut self.state.players {
                player.coins = START_COINS;
            }
            self.tell(rule("DD-5.7"), || {
                Message::new("start-coins").with("n", usize::from(START_COINS))
            });
        }
    }

    /// D3: action points, Moths, Virtual Guardians (DD-5.8 to DD-5.10).
    fn dawn_upkeep(&mut self) {
        self.renew_action_points();
        for who in self.in_order() {
            if self.is_player_in_play(who) {
                let moths = self.state.players[who.index()].moths;
                if moths > 0 {
                    self.change_glory(who, -i16::from(moths));
                }
            }
        }
        if self.state.table.is_solo() {
            self.virtual_upkeep();
        }
    }

    /// Everybody has all action points, an absorbed player too (DD-5.10).
    pub(super) fn renew_action_points(&mut self) {
        for player in &mut self.state.players {
            player.ap = ACTION_POINTS;
        }
    }

    fn step_dawn_draw(&mut self, place: u8, who: Participant, part: DawnDraw) -> Go {
        let next = |part| Flow::Dawn(Dawn::Draw(place, part));
        match part {
            DawnDraw::Equipment(0) => self.state.flow = next(DawnDraw::Cards),
            DawnDraw::Equipment(left) => {
                self.state.flow = next(DawnDraw::Equipment(left - 1));
                if self.works_at_dawn(who, left - 1) {
                    self.start_use(who, left - 1);
                }
            }
            DawnDraw::Cards => {
                self.state.flow = next(DawnDraw::Mission(MissionStep::Draw));
                let cards = self.dawn_cards(who);
                self.start_draw(who, Deck::Resource, cards, false);
            }
            DawnDraw::Mission(step) => match self.step_mission(who, step) {
                Marking::Asked => return ASK,
                Marking::Next(step) => self.state.flow = next(DawnDraw::Mission(step)),
                Marking::Done => {
                    self.state.flow = Flow::Dawn(Dawn::Draw(place + 1, DawnDraw::Equipment(2)));
                    self.open_announcements();
                }
            },
        }
        Go::On
    }

    /// Does the equipment of a slot work by itself now? Not where it would do nothing.
    fn works_at_dawn(&mut self, who: Participant, slot: u8) -> bool {
        let equipment = &self.state.players[who.index()].equipment;
        let Some(&Equipped::Card { card, .. }) = equipment.get(usize::from(slot)) else {
            return false;
        };
        let design = self.pack().design(card);
        let passive = design.timing == Timing::Passive && design.moment == Some(Moment::DawnDraw);
        passive && self.would_do(design.effect.program, who)
    }

    /// As many cards as Wisdom says, and what changes that; at least one (DD-5.11).
    fn dawn_cards(&self, who: Participant) -> u8 {
        let wisdom = self.state.players[who.index()].traits[Trait::Wisdom.index()];
        let figure = Some(Figure::Guardian(who));
        let change = self.rule_value(Rule::DawnDrawChange, figure, None);
        wisdom.saturating_add_signed(change).max(1)
    }
}
