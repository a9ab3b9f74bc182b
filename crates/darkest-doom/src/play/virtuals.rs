//! Virtual Guardians (section 23).

use super::asking::{trail_target, virtual_card_target};
use super::stack::{EffectJob, Job, Source, VirtualTurnJob};
use super::state::{Figure, MONSTERS, Participant};
use super::{Play, rule};
use crate::cards::Cell;
use resolve::Go;
use table::Message;

/// So far a Virtual Guardian attacks (DD-23.13).
const REACH: u8 = 3;

impl Play<'_> {
    /// Begins the turn of a Virtual Guardian (DD-23.6); the monster step is part of it.
    pub(crate) fn start_virtual_turn(&mut self, who: Participant) {
        self.push(Job::VirtualTurn(VirtualTurnJob {
            who,
            card: None,
            trail: None,
            step: 0,
        }));
    }

    /// One step of it: the trail, the card, the monster.
    pub(crate) fn step_virtual(&mut self, job: VirtualTurnJob) -> Go {
        let job = VirtualTurnJob {
            step: job.step + 1,
            ..job
        };
        self.set_job(Job::VirtualTurn(job));
        match job.step {
            1 => self.follow_trail(job),
            2 => self.draw_virtual_card(job),
            3 => {
                self.state.virtual_cards.discard.extend(job.card);
                self.open_announcements();
            }
            4 => self.start_monster_step(job.who),
            _ => self.pop(),
        }
        Go::On
    }

    /// (1) of DD-23.6: the figure is put on the area of an Order Trail card.
    fn follow_trail(&mut self, job: VirtualTurnJob) {
        self.note_draw(self.state.trails.deck.is_empty());
        let Some(trail) = self.state.trails.draw(&mut self.state.chance) else {
            return;
        };
        let guardian = self.guardian_arg(job.who);
        self.tell(rule("DD-23.6"), || {
            Message::new("follows-trail")
                .with("guardian", guardian)
                .with("card", trail_target(trail))
        });
        let program = self.pack().trails[trail.index()].effect.program;
        self.set_job(Job::VirtualTurn(VirtualTurnJob {
            trail: Some(trail),
            ..job
        }));
        self.run(EffectJob::new(Source::Trail(trail), program, job.who));
    }

    /// A card comes to light, after a shuffle if the deck was used up.
    fn note_draw(&mut self, shuffled: bool) {
        if shuffled {
            self.tale.chance();
        }
        self.tale.reveal();
    }

    /// (2) of DD-23.6: everything possible in the cell of the round and the colour.
    fn draw_virtual_card(&mut self, job: VirtualTurnJob) {
        self.state.trails.discard.extend(job.trail);
        self.note_draw(self.state.virtual_cards.deck.is_empty());
        let Some(card) = self.state.virtual_cards.draw(&mut self.state.chance) else {
            return;
        };
        let guardian = self.guardian_arg(job.who);
        self.tell(rule("DD-23.6"), || {
            Message::new("draws-virtual-card")
                .with("guardian", guardian)
                .with("card", virtual_card_target(card))
        });
        let colour = self.state.guardians[job.who.index()].colour;
        let row = usize::from((self.state.round.clamp(1, 8) - 1) / 2);
        let cells = &self.pack().virtual_cards[card.index()].cells;
        let cell: Option<&Cell> = cells[row].get(colour.index());
        self.set_job(Job::VirtualTurn(VirtualTurnJob {
            card: Some(card),
            trail: None,
            ..job
        }));
        if let Some(cell) = cell {
            self.state.guardians[job.who.index()].row = Some(cell.kind);
            let program = cell.effect.program;
            self.run(EffectJob::new(Source::Virtual(card), program, job.who));
        }
    }

    /// Whom a Virtual Guardian attacks: the nearest of the human's figure and all monsters within
    /// its reach, the human first, then the lowest slot (DD-23.13, DD-23.26).
    pub(crate) fn virtual_foe(&self, who: Participant) -> Option<Figure> {
        let here = self.place_of(who)?;
        let map = &self.pack().map;
        let human = Participant(0);
        let own = self.leader_of(human).map(Figure::Monster);
        let own = own.unwrap_or(Figure::Guardian(human));
        let monsters = (0..MONSTERS as u8).map(Figure::Monster);
        let far = |figure: &Figure| self.area_of(*figure).map(|area| map.distance(here, area));
        let all = [own].into_iter().chain(monsters);
        // The first of equals is the one with the lowest distance.
        all.filter(|figure| far(figure).is_some_and(|far| far <= REACH))
            .min_by_key(|figure| far(figure))
    }

    /// D3: glory for allied Citadels, vines removed by Acolytes (DD-23.9, DD-23.10).
    pub(crate) fn virtual_upkeep(&mut self) {
        let players = self.state.players.len() as u8;
        let virtuals = players..self.state.guardians.len() as u8;
        for who in virtuals.map(Participant) {
            let alliances = self.state.alliances.iter().flatten();
            let allied = alliances.filter(|alliance| alliance.ally == who).count();
            if allied > 0 {
                self.change_glory(who, allied as i16);
            }
            let guardian = &self.state.guardians[who.index()];
            let temple = self.pack().map.temple(guardian.colour);
            self.cut_vines(temple, guardian.acolytes, None);
        }
    }
}
