//! Phase 2: new spells (section 8).

use super::{Due, Flow};
use crate::cards::{Phase, SpellDeck, Timing};
use crate::play::menu::Reply;
use crate::play::menu::{Asked, Going, MenuShape, Pick};
use crate::play::state::{Card, Party};
use crate::play::{Go, Play};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// Cards drawn from the grimoire (BRW-8.2).
const FROM_GRIMOIRE: u8 = 2;
/// Cards drawn from the Library, and how many of them are kept (BRW-8.3).
const FROM_LIBRARY: u8 = 4;
const KEPT: u8 = 2;

/// Where the Study phase stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Study {
    /// The events of this phase are looked up.
    Look,
    /// They are carried out (BRW-8.1).
    Apply(Due),
    /// Everybody draws from the grimoire (BRW-8.2).
    Grimoire,
    /// This place in turn order may discard into the Library before it draws (BRW-8.5).
    Early(u8),
    /// It names four schools (BRW-8.4).
    Schools(u8),
    /// So many cards at the end of its hand were drawn: it keeps two (BRW-8.3).
    Keep(u8, u8),
    /// It may discard into the Library after it has drawn.
    Late(u8),
    /// This place in turn order discards down to its hand limit (BRW-8.6).
    Limit(u8),
}

impl Play<'_> {
    pub(super) fn step_study(&mut self, step: Study) -> Go {
        let next = match step {
            Study::Look => {
                let mages = self.state.mages.iter_mut();
                mages.for_each(|mage| mage.study_discard_used = false);
                Study::Apply(self.due_events(Timing::Study))
            }
            Study::Apply(due) => self.apply_event(due).map_or(Study::Grimoire, Study::Apply),
            Study::Grimoire => {
                for mage in self.turn_order() {
                    (0..FROM_GRIMOIRE).for_each(|_| {
                        self.draw_grimoire(mage);
                    });
                }
                Study::Early(0)
            }
            Study::Early(place) => match self.at_place(place) {
                Some(mage) if !self.may_discard_to_library(mage) => return Go::Ask,
                Some(_) => Study::Schools(place),
                None => Study::Limit(0),
            },
            Study::Schools(place) => match self.study_schools(place) {
                Some(drawn) => Study::Keep(place, drawn),
                None => return Go::Ask,
            },
            Study::Keep(place, drawn) if !self.keep_studied(place, drawn) => return Go::Ask,
            Study::Keep(place, _) => Study::Late(place),
            Study::Late(place) => match self.at_place(place) {
                Some(mage) if !self.may_discard_to_library(mage) => return Go::Ask,
                _ => Study::Early(place + 1),
            },
            Study::Limit(place) => match self.at_place(place) {
                Some(mage) if !self.limit_hand(mage) => return Go::Ask,
                Some(_) => Study::Limit(place + 1),
                None => {
                    self.begin_phase(Phase::Planning);
                    return Go::On;
                }
            },
        };
        self.state.flow = Flow::Study(next);
        Go::On
    }

    /// Once in the phase a mage may put a card of its hand into the Library (BRW-8.5). False: it is
    /// asked. Whether it has a card for this is its secret, so that it is asked in any case.
    fn may_discard_to_library(&mut self, mage: Party) -> bool {
        if let Some(reply) = self.reply(Asked::StudyDiscard) {
            if let Some(&Pick::Card(card)) = reply.picks.first() {
                self.state.mages[mage.index()].study_discard_used = true;
                self.put_in_library(mage, card);
            }
            return true;
        }
        let own = &self.state.mages[mage.index()];
        if own.study_discard_used || own.hand.is_empty() {
            return true;
        }
        let has_school = |card: &Card| matches!(self.spell(*card).deck, SpellDeck::School(_));
        let cards: SmallVec<[Pick; 12]> = (own.hand.iter().copied())
            .filter(has_school)
            .map(Pick::Card)
            .chain([Pick::Way(Going::None)])
            .collect();
        self.ask(mage, Asked::StudyDiscard, MenuShape::One, cards);
        false
    }

    /// The mage names four schools, then draws (BRW-8.4). How many cards it has drawn; nothing: it
    /// is asked.
    fn study_schools(&mut self, place: u8) -> Option<u8> {
        let mage = self.at_place(place)?;
        if let Some(reply) = self.reply(Asked::Schools) {
            return Some(self.draw_named(mage, &reply));
        }
        let schools = self.open_schools();
        if schools.is_empty() {
            return Some(0);
        }
        let all = (FROM_LIBRARY, FROM_LIBRARY);
        let schools = schools.into_iter().map(|school| (school, FROM_LIBRARY));
        self.ask_split(mage, Asked::Schools, all, schools);
        None
    }

    /// Cards that a school does not have are lost (BRW-8.8).
    fn draw_named(&mut self, mage: Party, reply: &Reply) -> u8 {
        let mut drawn = 0;
        for (pick, &number) in reply.picks.iter().zip(&reply.amounts) {
            let &Pick::School(school) = pick else {
                continue;
            };
            for _ in 0..number {
                drawn += u8::from(self.draw_library(mage, school).is_some());
            }
        }
        drawn
    }

    /// Two of the drawn cards stay, the others go back to the Library (BRW-8.3, BRW-8.13). False:
    /// the mage is asked.
    fn keep_studied(&mut self, place: u8, drawn: u8) -> bool {
        let Some(mage) = self.at_place(place) else {
            return true;
        };
        if drawn == 0 {
            return true;
        }
        let hand = &self.state.mages[mage.index()].hand;
        let old = hand.len().saturating_sub(usize::from(drawn));
        let cards: SmallVec<[Card; 4]> = hand[old..].iter().copied().collect();
        let Some(reply) = self.reply(Asked::KeepStudied) else {
            let min = if drawn > KEPT { KEPT } else { 0 };
            let max = KEPT.min(drawn);
            let picks = cards.into_iter().map(Pick::Card);
            self.ask(
                mage,
                Asked::KeepStudied,
                MenuShape::Some { min, max },
                picks,
            );
            return false;
        };
        for card in cards {
            if !reply.picks.contains(&Pick::Card(card)) {
                self.put_in_library(mage, card);
            }
        }
        true
    }

    fn put_in_library(&mut self, mage: Party, card: Card) {
        self.state.mages[mage.index()].hand.retain(|it| *it != card);
        self.discard_to_library(mage, card);
    }

    /// Cards above the hand limit go to the Memories (BRW-8.6). False: the mage is asked which.
    fn limit_hand(&mut self, mage: Party) -> bool {
        if let Some(reply) = self.reply(Asked::HandLimit) {
            for pick in reply.picks {
                if let Pick::Card(card) = pick {
                    self.state.mages[mage.index()].hand.retain(|it| *it != card);
                    self.discard_to_memories(mage, card);
                }
            }
            return true;
        }
        let own = &self.state.mages[mage.index()];
        let limit = usize::from(self.pack().character(own.character).hand_limit);
        let above = own.hand.len().saturating_sub(limit) as u8;
        if above == 0 {
            return true;
        }
        let shape = MenuShape::Some {
            min: above,
            max: above,
        };
        let cards: SmallVec<[Card; 12]> = own.hand.clone();
        let picks = cards.into_iter().map(Pick::Card);
        self.ask(mage, Asked::HandLimit, shape, picks);
        false
    }
}
