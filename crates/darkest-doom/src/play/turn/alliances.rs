//! Alliances with Citadels (section 16.2).

use super::TurnStep;
use crate::cards::{AreaId, AreaType, Colour, Deed};
use crate::play::asking::area_target;
use crate::play::ledger::Done;
use crate::play::menu::{Asked, Pick};
use crate::play::state::{Alliance, FOLLOWER_SLOTS, HIGHEST_ALLIANCE, MOST_ALLIANCES, Participant};
use crate::play::{ASK, Chosen, Play, rule};
use resolve::Go;
use table::Message;

impl Play<'_> {
    /// The Citadel that stands on an area.
    pub(crate) fn citadel_at(&self, area: AreaId) -> Option<Colour> {
        let area = self.pack().area(area);
        area.colour.filter(|_| area.kind == AreaType::Citadel)
    }

    /// The Citadels a participant is allied with, in the order of colours.
    pub(crate) fn allied_with(&self, who: Participant) -> impl Iterator<Item = Colour> + use<> {
        let alliances = self.state.alliances;
        let mine = move |colour: &Colour| {
            alliances[colour.index()].is_some_and(|alliance| alliance.ally == who)
        };
        Colour::ALL.iter().copied().filter(mine)
    }

    /// The value an alliance entered now would have (DD-16.13).
    pub(crate) fn alliance_value(&self, who: Participant) -> u8 {
        let glory = self.state.guardians[who.index()].glory;
        glory.clamp(0, i16::from(HIGHEST_ALLIANCE)) as u8
    }

    /// Has the participant glory enough to enter the alliance, or to raise its own (DD-16.11,
    /// DD-16.12, DD-16.16)?
    pub(crate) fn can_ally(&self, who: Participant, citadel: Colour) -> bool {
        let value = self.alliance_value(who);
        match self.state.alliances[citadel.index()] {
            None => value >= 1,
            Some(alliance) if alliance.ally == who => {
                value > alliance.value && self.has_most_glory(who)
            }
            Some(alliance) => value >= alliance.value,
        }
    }

    /// Nobody has more.
    fn has_most_glory(&self, who: Participant) -> bool {
        let own = self.state.guardians[who.index()].glory;
        self.state.guardians.iter().all(|it| it.glory <= own)
    }

    /// Would the alliance be one too many (DD-16.14)?
    pub(crate) fn is_one_too_many(&self, who: Participant, citadel: Colour) -> bool {
        let mine = self.allied_with(who).filter(|it| *it != citadel);
        mine.count() >= MOST_ALLIANCES
    }

    /// The active player enters the alliance of the Citadel it stands on, for another one if it has
    /// too many.
    pub(super) fn step_ally(&mut self, who: Participant) -> Go {
        let area = self.state.guardians[who.index()].area;
        let Some(citadel) = area.and_then(|area| self.citadel_at(area)) else {
            self.go_to_step(TurnStep::Acted);
            return Go::On;
        };
        if self.is_one_too_many(who, citadel) {
            let mine = self.allied_with(who).map(Pick::Colour);
            match self.choose(who, Asked::GiveUpAlliance, mine) {
                Chosen::Asked => return ASK,
                Chosen::Pick(Pick::Colour(given_up)) => self.give_up_alliance(given_up),
                Chosen::Pick(_) | Chosen::Nothing => {}
            }
        }
        self.go_to_step(TurnStep::Acted);
        self.form_alliance(who, citadel);
        Go::On
    }

    /// The Citadel becomes free.
    pub(crate) fn give_up_alliance(&mut self, citadel: Colour) {
        let Some(alliance) = self.state.alliances[citadel.index()].take() else {
            return;
        };
        self.tell_alliance("DD-16.14", "gives-up-alliance", alliance, citadel);
    }

    /// The alliance is entered or raised; with enough glory it wins the Acolyte of the track
    /// (DD-16.13, DD-16.15). Whoever was allied before loses the Citadel (DD-16.12).
    pub(crate) fn form_alliance(&mut self, who: Participant, citadel: Colour) {
        let value = self.alliance_value(who);
        let alliance = Alliance { ally: who, value };
        let before = self.state.alliances[citadel.index()].replace(alliance);
        let taken = before.filter(|it| it.ally != who);
        if let Some(lost) = taken {
            self.tell_alliance("DD-16.12", "loses-alliance", lost, citadel);
        }
        let id = if before.is_some() && taken.is_none() {
            "raises-alliance"
        } else {
            "enters-alliance"
        };
        self.tell_alliance("DD-16.13", id, alliance, citadel);
        self.win_acolyte(who, citadel);
        let done = Done {
            taken_from_other: taken.is_some(),
            citadel: Some(citadel),
            ..Done::new(Deed::FormAlliance, self.state.phase)
        };
        self.deed(who, done);
    }

    fn win_acolyte(&mut self, who: Participant, citadel: Colour) {
        let moths = self.state.players.get(who.index()).map_or(0, |it| it.moths);
        let state = &mut *self.state;
        let guardian = &mut state.guardians[who.index()];
        let left = &mut state.acolytes_left[citadel.index()];
        let enough = guardian.glory >= i16::from(HIGHEST_ALLIANCE);
        if enough && *left && guardian.acolytes + moths < FOLLOWER_SLOTS {
            *left = false;
            guardian.acolytes += 1;
            let guardian = self.guardian_arg(who);
            self.tell(rule("DD-16.15"), || {
                Message::new("wins-acolyte").with("guardian", guardian)
            });
        }
    }

    fn tell_alliance(
        &mut self,
        rule_id: &'static str,
        id: &'static str,
        alliance: Alliance,
        citadel: Colour,
    ) {
        let guardian = self.guardian_arg(alliance.ally);
        let citadel = area_target(self.pack().map.citadel(citadel));
        self.tell(rule(rule_id), || {
            let message = Message::new(id).with("guardian", guardian);
            let message = message.with("citadel", citadel);
            message.with("n", usize::from(alliance.value))
        });
    }
}
