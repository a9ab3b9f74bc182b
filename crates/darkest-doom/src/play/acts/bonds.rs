//! Alliances, missions, the Wraith, Mosh, victory.

use crate::cards::{
    AreaId, Colour, Deed, KilledBy, Person, Phase, Relic, RelicTest, WhichAlliance,
};
use crate::play::asking::{area_target, relic_target, trait_target};
use crate::play::ledger::Done;
use crate::play::menu::{Asked, Going, Pick};
use crate::play::stack::{Returned, TestCause, Thing};
use crate::play::state::{
    Equipped, Figure, HIGHEST_ALLIANCE, MOST_OF_TRAIT, MOST_RELICS, Participant, Victory,
};
use crate::play::{Chosen, Play, rule};
use resolve::Did;
use std::cmp::Reverse;
use table::Message;

/// Glory of a mission, and of a declared one (DD-13.8).
const MISSION_GLORY: [i16; 2] = [1, 3];
/// The most Lanterns on the Wraith (DD-13.13).
const MOST_LANTERNS: u8 = 3;
/// Slots for equipment (DD-1.14).
const SLOTS: usize = 2;

impl Play<'_> {
    /// The value of an alliance changes, within 1 and 6 and without an Acolyte (DD-16.17).
    pub(crate) fn change_alliance(&mut self, which: WhichAlliance, n: i8, who: Person) -> Did {
        let citadel = match which {
            WhichAlliance::EventCitadel => self.effect().citadel,
            WhichAlliance::Target => match self.effect().target {
                Some(Thing::Area(area)) => self.citadel_at(area),
                Some(Thing::Figure(_)) | None => None,
            },
            WhichAlliance::Choice => match self.choose_alliance(who) {
                Chosen::Asked => return Did::Ask,
                Chosen::Pick(Pick::Colour(colour)) => Some(colour),
                Chosen::Pick(_) | Chosen::Nothing => None,
            },
        };
        let Some(citadel) = citadel else {
            return Did::No;
        };
        let Some(alliance) = &mut self.state.alliances[citadel.index()] else {
            return Did::No;
        };
        let before = alliance.value;
        alliance.value = before.saturating_add_signed(n).clamp(1, HIGHEST_ALLIANCE);
        let (ally, value) = (alliance.ally, alliance.value);
        let guardian = self.guardian_arg(ally);
        let area = area_target(self.pack().map.citadel(citadel));
        self.tell(rule("DD-16.17"), || {
            let message = Message::new("alliance-changes").with("guardian", guardian);
            let message = message.with("citadel", area);
            message.with("n", usize::from(value))
        });
        Did::from(value != before)
    }

    /// One of its own alliances; a Virtual Guardian takes its highest.
    fn choose_alliance(&mut self, who: Person) -> Chosen {
        let Some(who) = self.participant(who) else {
            return Chosen::Nothing;
        };
        let mut mine: Vec<Colour> = self.allied_with(who).collect();
        if self.state.is_virtual(who) {
            mine.sort_by_key(|colour| Reverse(self.alliance_points(*colour)));
        }
        self.choose(
            who,
            Asked::WhichAlliance,
            mine.into_iter().map(Pick::Colour),
        )
    }

    fn alliance_points(&self, citadel: Colour) -> u8 {
        self.state.alliances[citadel.index()].map_or(0, |it| it.value)
    }

    /// A Virtual Guardian tries to ally; with too many alliances it gives up its lowest one only
    /// for a higher value (DD-23.11).
    pub(crate) fn ally_virtually(&mut self, citadel: AreaId) -> Did {
        let who = self.effect().actor;
        let Some(citadel) = self.citadel_at(citadel) else {
            return Did::No;
        };
        if !self.can_ally(who, citadel) {
            return Did::No;
        }
        if self.is_one_too_many(who, citadel) {
            let mine = self.allied_with(who);
            let lowest = mine.min_by_key(|colour| self.alliance_points(*colour));
            let value = self.alliance_value(who);
            match lowest {
                Some(lowest) if self.alliance_points(lowest) < value => {
                    self.give_up_alliance(lowest);
                }
                _ => return Did::No,
            }
        }
        self.form_alliance(who, citadel);
        Did::Yes
    }

    /// Glory, the marked characteristic, the relic test, the card is discarded (DD-13.8).
    pub(crate) fn complete_mission(&mut self, test: RelicTest) -> Did {
        let effect = self.effect();
        let (who, step) = (effect.actor, effect.part.step);
        match step {
            0 => {
                self.effect().part.step = 1;
                self.gain_by_mission(who);
                self.start_destiny(who, test);
                return Did::Wait;
            }
            1 => {
                let passed = match self.state.returned.take() {
                    Some(Returned::Test { passed, .. }) => passed,
                    _ => false,
                };
                self.effect().part.step = if passed { 2 } else { 3 };
                return self.complete_mission(test);
            }
            2 if !self.find_relic(who) => return Did::Ask,
            _ => {}
        }
        self.finish_mission(who);
        Did::Yes
    }

    fn gain_by_mission(&mut self, who: Participant) {
        let declared = self.state.players[who.index()].declared;
        self.change_glory(who, MISSION_GLORY[usize::from(declared)]);
        if let Some(marks) = self.state.players[who.index()].marks {
            let at = marks.raise.index();
            let value = &mut self.state.players[who.index()].traits[at];
            *value = value.saturating_add(1).min(MOST_OF_TRAIT[at]);
            let value = usize::from(*value);
            let guardian = self.guardian_arg(who);
            self.tell(rule("DD-13.8"), || {
                let message = Message::new("raises-trait").with("guardian", guardian);
                let message = message.with("trait", trait_target(marks.raise));
                message.with("n", value)
            });
        }
        let done = Done {
            declared,
            ..Done::new(Deed::CompleteMission, self.state.phase)
        };
        self.deed(who, done);
    }

    /// The marked relic is taken, for another one if there are too many; tells whether that is done
    /// (DD-13.10).
    fn find_relic(&mut self, who: Participant) -> bool {
        let player = &self.state.players[who.index()];
        let Some(marks) = player.marks else {
            return true;
        };
        let held = Relic::ALL.iter().copied();
        let held: Vec<Relic> = held.filter(|it| player.relics[it.index()] > 0).collect();
        if self.relics_of(who) >= MOST_RELICS {
            let ways = held.into_iter().map(Pick::Relic);
            let picks = ways.chain([Pick::Way(Going::Decline)]);
            match self.choose(who, Asked::RelicLimit, picks) {
                Chosen::Asked => return false,
                Chosen::Pick(Pick::Relic(given)) => self.give_back_relic(who, given),
                Chosen::Pick(_) | Chosen::Nothing => return true,
            }
        }
        self.state.players[who.index()].relics[marks.search.index()] += 1;
        self.tell_relic("DD-13.9", "finds-relic", who, marks.search);
        true
    }

    /// Relics of a player, Lanterns on the Wraith included (DD-13.10).
    fn relics_of(&self, who: Participant) -> u8 {
        let player = &self.state.players[who.index()];
        let on_wraith = player.equipment.iter().map(|it| match it {
            Equipped::Wraith { lanterns } => *lanterns,
            Equipped::Card { .. } => 0,
        });
        player.relics.iter().sum::<u8>() + on_wraith.sum::<u8>()
    }

    fn give_back_relic(&mut self, who: Participant, relic: Relic) {
        let held = &mut self.state.players[who.index()].relics[relic.index()];
        *held = held.saturating_sub(1);
        self.tell_relic("DD-13.10", "gives-relic-back", who, relic);
    }

    fn tell_relic(
        &mut self,
        rule_id: &'static str,
        id: &'static str,
        who: Participant,
        relic: Relic,
    ) {
        let guardian = self.guardian_arg(who);
        self.tell(rule(rule_id), || {
            let message = Message::new(id).with("guardian", guardian);
            message.with("relic", relic_target(relic))
        });
    }

    /// The card goes, the Declaration token comes back (DD-13.6, DD-13.8).
    fn finish_mission(&mut self, who: Participant) {
        let state = &mut *self.state;
        let player = &mut state.players[who.index()];
        state.missions.discard.extend(player.mission.take());
        player.declared = false;
        if let Some(marks) = player.marks.take() {
            player.last_marks = Some(marks);
        }
    }

    /// One to three Lanterns are put on the Wraith, which takes an equipment slot (DD-13.13,
    /// DD-13.14).
    pub(crate) fn summon_wraith(&mut self) -> Did {
        let who = self.effect().actor;
        if self.effect().part.step == 0 {
            let held = self.state.players[who.index()].relics[Relic::SpiritLantern.index()];
            let picks = (1..=held.min(MOST_LANTERNS)).map(Pick::Lanterns);
            match self.choose(who, Asked::Lanterns, picks) {
                Chosen::Asked => return Did::Ask,
                Chosen::Pick(Pick::Lanterns(lanterns)) => {
                    let part = &mut self.effect().part;
                    (part.step, part.count) = (1, lanterns);
                }
                Chosen::Pick(_) | Chosen::Nothing => return Did::No,
            }
        }
        if self.state.players[who.index()].equipment.len() >= SLOTS {
            let slots = (0..SLOTS as u8).map(Pick::Equipment);
            match self.choose(who, Asked::FreeSlot, slots) {
                Chosen::Asked => return Did::Ask,
                Chosen::Pick(Pick::Equipment(slot)) => self.drop_equipment(who, slot),
                Chosen::Pick(_) | Chosen::Nothing => return Did::No,
            }
        }
        let lanterns = self.effect().part.count;
        let player = &mut self.state.players[who.index()];
        player.relics[Relic::SpiritLantern.index()] -= lanterns;
        player.equipment.push(Equipped::Wraith { lanterns });
        let guardian = self.guardian_arg(who);
        self.tell(rule("DD-13.13"), || {
            let message = Message::new("summons-wraith").with("guardian", guardian);
            message.with("n", usize::from(lanterns))
        });
        Did::Yes
    }

    /// Passed: the game is won. Failed: wounds, the Crystals are lost, and down to a path
    /// (DD-20.6).
    pub(crate) fn free_mosh_test(&mut self) -> Did {
        let who = self.effect().actor;
        match self.effect().part.step {
            0 => {
                self.effect().part.step = 1;
                self.start_test(who, TestCause::Mosh);
                Did::Wait
            }
            1 => {
                let missing = match self.state.returned.take() {
                    Some(Returned::Test { passed: true, .. }) => {
                        self.end_game(Victory::Mosh, &[who]);
                        return Did::Yes;
                    }
                    Some(Returned::Test { missing, .. }) => missing,
                    _ => 0,
                };
                self.effect().part.step = 2;
                self.state.players[who.index()].relics[Relic::SealCrystal.index()] = 0;
                let guardian = self.guardian_arg(who);
                self.tell(rule("DD-20.6"), || {
                    Message::new("loses-crystals").with("guardian", guardian)
                });
                self.start_wounds(who, missing, None, KilledBy::Combat);
                Did::Wait
            }
            _ => self.climb_down(who),
        }
    }

    /// Whoever lives and is still where it failed goes to a path.
    fn climb_down(&mut self, who: Participant) -> Did {
        if let Some(Returned::Wounds { died: true, .. }) = self.state.returned.take() {
            return Did::Yes;
        }
        let monolith = self.pack().map.monolith();
        if self.state.guardians[who.index()].area != Some(monolith) {
            return Did::Yes;
        }
        let picks = self.way_down(monolith);
        match self.choose(who, Asked::Displace, picks.iter().map(Pick::Area)) {
            Chosen::Asked => return Did::Ask,
            Chosen::Pick(Pick::Area(area)) => self.put(Figure::Guardian(who), area),
            Chosen::Pick(_) | Chosen::Nothing => {}
        }
        Did::Yes
    }

    /// Somebody wins by a card: a Virtual Guardian purifies the High Priestess at a dawn and frees
    /// Mosh at a dusk (DD-23.20, DD-23.21).
    pub(crate) fn win(&mut self, who: Person) -> Did {
        let Some(who) = self.participant(who) else {
            return Did::No;
        };
        let how = match self.state.phase {
            Phase::Dawn => Victory::Priestess,
            Phase::Dusk => Victory::Mosh,
        };
        self.end_game(how, &[who]);
        Did::Yes
    }
}
