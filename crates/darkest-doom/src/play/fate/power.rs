//! The power of Scarlet Fate (section 8.3) and the window in which own dice are changed.

use crate::cards::{Card, Deed, Icon, Rule};
use crate::play::asking::{card_target, icon_target};
use crate::play::ledger::Done;
use crate::play::menu::{Asked, Going, MenuShape, Pick};
use crate::play::playing::Window;
use crate::play::stack::{Job, PowerJob};
use crate::play::state::{Figure, Participant};
use crate::play::{ASK, Chosen, Play, rule};
use resolve::Go;
use smallvec::smallvec;
use table::Message;

impl Play<'_> {
    /// The change window of a test or defence (DD-9.3, DD-10.31): none when it is closed.
    pub(crate) fn change_window(&mut self, who: Participant, window: Window) -> Option<Go> {
        if let Some(reply) = self.reply(Asked::ChangeRoll) {
            match reply.pick() {
                Some(Pick::Card(card)) => self.start_play(who, card, None),
                Some(Pick::Equipment(slot)) => self.start_use(who, slot),
                Some(Pick::Power(card, die)) => self.start_power(who, card, die),
                _ => return None,
            }
            return Some(Go::On);
        }
        if !self.may_answer(who, window) {
            return None;
        }
        let picks = self.window_picks(who, window);
        self.ask(who, Asked::ChangeRoll, MenuShape::One, picks);
        Some(ASK)
    }

    /// What a player can do in a window of its own roll, passing included.
    pub(crate) fn window_picks(&mut self, who: Participant, window: Window) -> Vec<Pick> {
        let cards = self.playable(who, window);
        let slots = self.usable(who, window);
        let mut picks: Vec<Pick> = cards.into_iter().map(Pick::Card).collect();
        picks.extend(slots.into_iter().map(Pick::Equipment));
        if !matches!(window, Window::PreRoll { .. }) {
            self.add_powers(who, &mut picks);
        }
        picks.push(Pick::Way(Going::Pass));
        picks
    }

    /// Cards a die costs beyond the first one.
    fn extra_cards(&self, who: Participant) -> u8 {
        let figure = Some(Figure::Guardian(who));
        let more = self.rule_value(Rule::FatePowerCostChange, figure, None);
        more.max(0).unsigned_abs()
    }

    /// Every card of the hand with every face it can change (DD-8.10).
    fn add_powers(&self, who: Participant, picks: &mut Vec<Pick>) {
        let hand = &self.state.players[who.index()].hand;
        let extra = self.extra_cards(who);
        let figure = Some(Figure::Guardian(who));
        let barred = self.rule_holds(Rule::NoFatePower, figure, None);
        let Some(fate) = self.fate(who) else {
            return;
        };
        if barred || hand.len() <= usize::from(extra) {
            return;
        }
        let faces = fate.faces();
        for &card in hand {
            let icon = self.pack().icon(card);
            let changes = |face: Icon| extra > 0 || face != icon;
            let dice = faces.iter().filter(|(_, face)| changes(*face));
            picks.extend(dice.map(|(die, _)| Pick::Power(card, *die)));
        }
    }

    /// A card is discarded to change a die; it may need more of them.
    pub(crate) fn start_power(&mut self, who: Participant, card: Card, die: u8) {
        let left = self.extra_cards(who);
        let icon = self.discard_for_power(who, card);
        if left == 0 {
            self.change_by_power(who, die, icon);
        } else {
            self.push(Job::Power(PowerJob {
                who,
                die,
                left,
                icons: smallvec![icon],
            }));
        }
    }

    fn discard_for_power(&mut self, who: Participant, card: Card) -> Icon {
        self.take_out_of_hand(who, card);
        self.put_on_discard(card);
        self.tale.reveal();
        let guardian = self.guardian_arg(who);
        self.tell(rule("DD-8.10"), || {
            let told = Message::new("scarlet-fate").with("guardian", guardian);
            told.with("card", card_target(card))
        });
        self.pack().icon(card)
    }

    /// Scarlet Fate needs more cards; then the icon of one of them is used.
    pub(crate) fn step_power(&mut self) -> Go {
        let Some(Job::Power(job)) = self.state.stack.last().map(|it| it.job.clone()) else {
            return Go::On;
        };
        if job.left > 0 {
            return self.pay_for_power(job);
        }
        let mut icons: Vec<Icon> = job.icons.to_vec();
        icons.sort_unstable();
        icons.dedup();
        let picks = icons.iter().map(|icon| Pick::SetDie(job.die, *icon));
        match self.choose(job.who, Asked::PowerIcon, picks) {
            Chosen::Asked => return ASK,
            Chosen::Pick(Pick::SetDie(die, icon)) => {
                self.pop();
                self.change_by_power(job.who, die, icon);
            }
            Chosen::Pick(_) | Chosen::Nothing => self.pop(),
        }
        Go::On
    }

    fn pay_for_power(&mut self, mut job: PowerJob) -> Go {
        let hand = self.state.players[job.who.index()].hand.clone();
        let picks = hand.into_iter().map(Pick::Card);
        match self.choose(job.who, Asked::PowerCost, picks) {
            Chosen::Asked => return ASK,
            Chosen::Pick(Pick::Card(card)) => {
                let icon = self.discard_for_power(job.who, card);
                job.icons.push(icon);
                job.left -= 1;
            }
            Chosen::Pick(_) | Chosen::Nothing => job.left = 0,
        }
        self.set_job(Job::Power(job));
        Go::On
    }

    fn change_by_power(&mut self, who: Participant, die: u8, icon: Icon) {
        self.set_die(who, die, icon);
        if let Some(fate) = self.fate_mut(who) {
            fate.powers += 1;
        }
        let done = Done::new(Deed::FatePower, self.state.phase);
        self.deed(who, done);
    }

    /// Sets a die of the current roll; the marker stays where it is (DD-8.5).
    pub(crate) fn set_die(&mut self, who: Participant, die: u8, icon: Icon) {
        let Some(fate) = self.fate_mut(who) else {
            return;
        };
        let Some(face) = fate.dice.get_mut(usize::from(die)) else {
            return;
        };
        let from = std::mem::replace(face, icon);
        let guardian = self.guardian_arg(who);
        self.tell(rule("DD-8.5"), || {
            let told = Message::new("die-changes").with("guardian", guardian);
            let told = told.with("from", icon_target(from));
            told.with("to", icon_target(icon))
        });
    }
}
