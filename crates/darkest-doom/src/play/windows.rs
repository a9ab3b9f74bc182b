//! When cards and equipment can be used (section 22.1), and which of them now.

use super::Play;
use super::operands::Scene;
use super::stack::{Job, Source};
use super::state::{Equipped, Figure, Participant, Used};
use crate::cards::{
    Card, Cost, Design, Only, ProgramId, Relic, ResourceDeck, Rule, Timing, Victims,
};
use arrayvec::ArrayVec;

/// When cards can be used (section 22.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Window {
    /// The own turn outside of combats and tests.
    OwnTurn,
    /// Before the roll of a combat; against another player's Guardian?
    PreRoll {
        /// Against another player's Guardian.
        with_player: bool,
    },
    /// After it.
    PostRoll {
        /// Against another player's Guardian.
        with_player: bool,
    },
    /// An own ambush test.
    Test {
        /// Of a Trap token.
        trap: bool,
    },
    /// An own defence against a spell.
    Defence,
    /// Before own wounds.
    Wounds,
    /// An own trap was set off by this figure.
    Trap(Figure),
    /// After an own roll of the Destiny die.
    Destiny,
    /// K2.
    DuskStart,
}

impl Window {
    /// Does the timing of a card fit, with what narrows it?
    pub(crate) fn admits(self, design: &Design) -> bool {
        let timing = design.timing;
        match self {
            Window::OwnTurn => timing == Timing::OwnTurn,
            Window::PreRoll { with_player } => {
                matches!(timing, Timing::CombatPreRoll | Timing::CombatAny)
                    && fits_combat(design.only, with_player)
            }
            Window::PostRoll { with_player } => {
                let timings = [Timing::CombatPostRoll, Timing::CombatAny, Timing::RollAny];
                timings.contains(&timing) && fits_combat(design.only, with_player)
            }
            Window::Test { trap } => {
                timing == Timing::RollAny
                    && match design.only {
                        None | Some(Only::AmbushTest) => true,
                        Some(Only::TrapTest) => trap,
                        Some(Only::MagicDefence | Only::CombatWithPlayer) => false,
                    }
            }
            Window::Defence => {
                timing == Timing::RollAny && matches!(design.only, None | Some(Only::MagicDefence))
            }
            Window::Wounds => timing == Timing::WoundReduction,
            Window::Trap(victim) => timing == Timing::TrapTrigger && can_fall(design, victim),
            Window::Destiny => timing == Timing::DestinyChange,
            Window::DuskStart => timing == Timing::DuskStart,
        }
    }
}

fn fits_combat(only: Option<Only>, with_player: bool) -> bool {
    match only {
        None => true,
        Some(Only::CombatWithPlayer) => with_player,
        Some(Only::MagicDefence | Only::AmbushTest | Only::TrapTest) => false,
    }
}

/// Can a trap card be played on this figure? An absorbed player is a monster (DD-10.27).
fn can_fall(design: &Design, victim: Figure) -> bool {
    match design.victims {
        None => false,
        Some(Victims::Both) => victim != Figure::Priestess,
        Some(Victims::Guardian) => matches!(victim, Figure::Guardian(_)),
        Some(Victims::Monster) => matches!(victim, Figure::Monster(_)),
    }
}

/// What a card does: traps have a text of their own for monsters.
pub(super) fn program_of(design: &Design, victim: Option<Figure>) -> ProgramId {
    match victim {
        Some(Figure::Monster(_)) => design.on_monster.program,
        _ => design.effect.program,
    }
}

impl Play<'_> {
    /// Can the player pay this (DD-10.2, DD-10.4)? The played card has left the hand by then.
    pub(crate) fn can_pay(&self, who: Participant, cost: &Cost) -> bool {
        let Some(player) = self.state.players.get(who.index()) else {
            return false;
        };
        player.coins >= cost.coins
            && player.mana >= cost.mana
            && player.ap >= cost.ap
            && self.relics(who, Relic::UrnOfElders) >= cost.urns
            && self.can_take_corruption(who, cost.corruption)
    }

    /// Can so many Dark Corruption cards be taken as an ingredient (DD-11.5)? Room is made by
    /// discarding Citadel Resource cards.
    fn can_take_corruption(&self, who: Participant, n: u8) -> bool {
        if n == 0 {
            return true;
        }
        let n = usize::from(n);
        let pile = &self.state.corruption;
        let held = self.state.players[who.index()].corruption.len();
        pile.deck.len() + pile.discard.len() >= n && held + n <= self.hand_limit(who)
    }

    /// The cards of the hand that can be played in a window now: paid for and with an effect (DD-10.7).
    pub(crate) fn playable(&self, who: Participant, window: Window) -> Vec<Card> {
        let Some(player) = self.state.players.get(who.index()) else {
            return Vec::new();
        };
        let cards = player.hand.iter().copied();
        cards
            .filter(|card| self.can_play(who, *card, window))
            .collect()
    }

    fn can_play(&self, who: Participant, card: Card, window: Window) -> bool {
        let design = self.pack().design(card);
        if design.deck == ResourceDeck::Equipment {
            return window == Window::OwnTurn && self.can_pay(who, &design.cost);
        }
        let victim = match window {
            Window::Trap(victim) => Some(victim),
            _ => None,
        };
        let scene = Scene {
            source: Some(Source::Card(card)),
            victim,
            ..Scene::of(who)
        };
        window.admits(design)
            && self.can_pay(who, &design.cost)
            && !(design.deck == ResourceDeck::Spell && self.is_silenced(who, window))
            && self.would_do_in(program_of(design, victim), &scene)
    }

    fn is_silenced(&self, who: Participant, window: Window) -> bool {
        matches!(window, Window::PreRoll { .. })
            && self.rule_holds(Rule::NoSpellsPreRoll, Some(self.figure_of(who)), None)
    }

    /// The own equipment slots that can be used in a window now.
    pub(crate) fn usable(&self, who: Participant, window: Window) -> ArrayVec<u8, 2> {
        let Some(player) = self.state.players.get(who.index()) else {
            return ArrayVec::new();
        };
        let slots = (0..).zip(&player.equipment);
        slots
            .filter(|(_, equipped)| self.can_use(who, equipped, window))
            .map(|(slot, _)| slot)
            .collect()
    }

    fn can_use(&self, who: Participant, equipped: &Equipped, window: Window) -> bool {
        let Equipped::Card { card, used, .. } = equipped else {
            return false;
        };
        let design = self.pack().design(*card);
        let scene = Scene {
            source: Some(Source::Card(*card)),
            ..Scene::of(who)
        };
        let limited = window != Window::OwnTurn || design.limit.is_some();
        window.admits(design)
            && !(limited && *used == Some(self.occasion(design)))
            && self.would_do_in(design.effect.program, &scene)
    }

    /// What equipment can be used only once in: a combat, else a roll or wound event, a turn, or K2
    /// (DD-10.10).
    pub(super) fn occasion(&self, design: &Design) -> Used {
        match design.timing {
            Timing::OwnTurn | Timing::Passive => return Used::Turn(self.state.turn),
            Timing::DuskStart => return Used::Dusk(self.state.round),
            _ => {}
        }
        let frames = || self.state.stack.iter().rev();
        let combat = frames().find(|frame| matches!(frame.job, Job::Combat(_)));
        let other = || {
            frames().find(|frame| {
                matches!(
                    frame.job,
                    Job::Test(_) | Job::Strike(_) | Job::Wounds(_) | Job::Destiny(_)
                )
            })
        };
        Used::Frame(combat.or_else(other).map_or(0, |frame| frame.id))
    }

    /// Is a window worth a question, seen from outside: a hand card or usable equipment (DD-22.1)?
    pub(crate) fn may_answer(&self, who: Participant, window: Window) -> bool {
        let Some(player) = self.state.players.get(who.index()) else {
            return false;
        };
        let hand = !player.hand.is_empty() && self.could_be_played(who, window);
        hand || !self.usable(who, window).is_empty()
    }

    /// Could some card of a hand be used in a window, for all the others know?
    fn could_be_played(&self, who: Participant, window: Window) -> bool {
        match window {
            Window::OwnTurn
            | Window::PostRoll { .. }
            | Window::Test { .. }
            | Window::Defence
            | Window::Trap(_) => true,
            Window::PreRoll { .. } => !self.is_silenced(who, window),
            Window::Wounds | Window::Destiny | Window::DuskStart => {
                let mut designs = self.pack().designs.iter();
                designs.any(|it| it.deck != ResourceDeck::Equipment && window.admits(it))
            }
        }
    }
}
