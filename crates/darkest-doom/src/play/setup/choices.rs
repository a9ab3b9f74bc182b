//! What the players pick before the start (DD-2.10, DD-2.13).

use super::{Setup, settle};
use crate::cards::{CharacterId, Colour};
use crate::play::asking::{character_target, colour_target};
use crate::play::flow::{Dawn, Flow, Marking, MissionStep};
use crate::play::menu::{Asked, Pick};
use crate::play::state::Participant;
use crate::play::{ASK, Chosen, Play, rule};
use resolve::Go;
use table::Message;

impl Play<'_> {
    /// In seat order everybody picks a character and a temple, then draws and marks a mission.
    pub(crate) fn step_setup(&mut self, step: Setup) -> Go {
        let (Setup::Character(seat) | Setup::Temple(seat) | Setup::Mission(seat, _)) = step;
        let who = Participant(seat);
        let over = usize::from(seat) >= self.state.players.len();
        let next = match step {
            Setup::Character(_) | Setup::Temple(_) if over => {
                Flow::Setup(Setup::Mission(0, MissionStep::Draw))
            }
            Setup::Mission(..) if over => Flow::Dawn(Dawn::Start),
            Setup::Character(_) => {
                let free = self.free_characters(seat);
                if self.pick_at_start(who, Asked::Character, free).is_none() {
                    return ASK;
                }
                Flow::Setup(Setup::Temple(seat))
            }
            Setup::Temple(_) => {
                let free = self.free_temples(seat);
                if self.pick_at_start(who, Asked::Temple, free).is_none() {
                    return ASK;
                }
                self.tell_choice(who);
                Flow::Setup(Setup::Character(seat + 1))
            }
            Setup::Mission(_, step) => match self.step_mission(who, step) {
                Marking::Asked => return ASK,
                Marking::Next(step) => Flow::Setup(Setup::Mission(seat, step)),
                Marking::Done => Flow::Setup(Setup::Mission(seat + 1, MissionStep::Draw)),
            },
        };
        self.state.flow = next;
        Go::On
    }

    fn free_characters(&self, seat: u8) -> Vec<Pick> {
        let earlier = &self.state.players[..usize::from(seat)];
        let all = (0..self.pack().characters.len() as u8).map(CharacterId);
        let free = all.filter(|it| earlier.iter().all(|player| player.character != *it));
        free.map(Pick::Character).collect()
    }

    /// A single player always starts from the grey temple (DD-23.2).
    fn free_temples(&self, seat: u8) -> Vec<Pick> {
        if self.state.table.is_solo() {
            return vec![Pick::Colour(self.state.guardians[usize::from(seat)].colour)];
        }
        let earlier = &self.state.guardians[..usize::from(seat)];
        let free = Colour::ALL.iter().copied();
        let free = free.filter(|it| earlier.iter().all(|guardian| guardian.colour != *it));
        free.map(Pick::Colour).collect()
    }

    /// Takes what a player picks; nothing while it is asked.
    fn pick_at_start(&mut self, who: Participant, asked: Asked, picks: Vec<Pick>) -> Option<()> {
        match self.choose(who, asked, picks) {
            Chosen::Asked => return None,
            Chosen::Pick(Pick::Character(character)) => self.take_character(who, character),
            Chosen::Pick(Pick::Colour(colour)) => self.take_temple(who, colour),
            Chosen::Pick(_) | Chosen::Nothing => {}
        }
        settle(self.pack(), self.state);
        Some(())
    }

    /// What one takes from another who has not picked yet, the other gets in exchange.
    fn take_character(&mut self, who: Participant, wanted: CharacterId) {
        let players = &mut self.state.players;
        let old = players[who.index()].character;
        for player in players.iter_mut().filter(|it| it.character == wanted) {
            player.character = old;
        }
        players[who.index()].character = wanted;
    }

    fn take_temple(&mut self, who: Participant, wanted: Colour) {
        let guardians = &mut self.state.guardians;
        let old = guardians[who.index()].colour;
        for guardian in guardians.iter_mut().filter(|it| it.colour == wanted) {
            guardian.colour = old;
        }
        guardians[who.index()].colour = wanted;
    }

    /// Tells who plays whom and starts where, as far as that is not chosen later.
    pub(super) fn tell_choices(&mut self) {
        for who in self.state.participants() {
            if !self.state.table.choose || self.state.is_virtual(who) {
                self.tell_choice(who);
            }
        }
    }

    fn tell_choice(&mut self, who: Participant) {
        let guardian = self.guardian_arg(who);
        let temple = colour_target(self.state.guardians[who.index()].colour);
        let Some(player) = self.state.players.get(who.index()) else {
            return self.tell(rule("DD-23.3"), || {
                let message = Message::new("virtual-starts").with("guardian", guardian);
                message.with("colour", temple)
            });
        };
        let character = character_target(player.character);
        self.tell(rule("DD-2.10"), || {
            let message = Message::new("starts-as").with("guardian", guardian);
            let message = message.with("character", character);
            message.with("colour", temple)
        });
    }
}
