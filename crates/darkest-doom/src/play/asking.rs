//! Questions: the open menu as targets, and an answer as the reply its asker waits for.

mod barring;
mod targets;

pub(crate) use targets::*;

use super::menu::{Asked, Going, Pick};
use super::stack::{Fate, Frame, Job, Source};
use super::state::{Equipped, Figure, Participant, State};
use super::{Play, rule};
use crate::cards::{Colour, Icon};
use crate::game::DarkestDoom;
use table::{Answer, Question, Seat, Target, Waiting};

impl DarkestDoom {
    /// Whom the table waits for.
    pub(crate) fn who(state: &State) -> Waiting {
        if state.ending.is_some() {
            return Waiting::OVER;
        }
        let seat = state.menu.party.and_then(|who| state.seat_of(who));
        seat.map_or(Waiting::OVER, Waiting::one)
    }

    /// Fills in the question of a seat that is waited for.
    pub(crate) fn question(&self, state: &State, seat: Seat, q: &mut Question) {
        let menu = &state.menu;
        let (reason, id) = menu.asked.reason();
        q.begin(seat, reason, rule(id), menu.shape());
        q.about = about(state);
        menu.put(q, |pick| self.pick_target(state, pick));
        if q.explain {
            self.explain_menu(state, Participant::from(seat), q);
        }
    }

    /// Something to pick as something to point at.
    pub(crate) fn pick_target(&self, state: &State, pick: Pick) -> Target {
        let who = state.menu.party.unwrap_or(Participant(0));
        match pick {
            Pick::Figure(figure) => state.figure_target(figure),
            Pick::Area(area) | Pick::PlaceTrap(area) => area_target(area),
            Pick::Card(card) | Pick::SeenCard(card) => card_target(card),
            Pick::Equipment(slot) => equipped_target(state, who, slot, IN_USE),
            Pick::Drop(slot) => equipped_target(state, who, slot, DROPPED),
            Pick::Corruption(card) => corruption_target(card),
            Pick::Mission(mission) => mission_target(mission),
            Pick::Achievement(card) => achievement_target(card),
            Pick::Reward(card, which) => Token::Reward(card, which).target(),
            Pick::Event(event) => event_target(event),
            Pick::Goal(goal) => goal_target(goal),
            Pick::Character(character) => character_target(character),
            Pick::Colour(colour) => self.structure_target(state.menu.asked, colour),
            Pick::Trait(which) => trait_target(which),
            Pick::Relic(relic) => relic_target(relic),
            Pick::Deck(deck) => deck_target(deck),
            Pick::Die(at) => Token::Die(at, face(state, who, at)).target(),
            Pick::SetDie(at, to) => Token::SetDie(at, face(state, who, at), to).target(),
            Pick::Power(card, at) => Token::Power(card, at, face(state, who, at)).target(),
            Pick::TakeTrap(area) => Token::Trap(area).target(),
            Pick::Lanterns(n) => Target::Number(i16::from(n)),
            Pick::Coins(n) => Target::Number(i16::from(n)),
            Pick::Option(option) => alternative_target(option),
            Pick::Way(going) => way(going_way(going)),
        }
    }

    /// A colour stands for its temple at the start and for its Citadel later.
    fn structure_target(&self, asked: Asked, colour: Colour) -> Target {
        let map = &self.pack().map;
        area_target(match asked {
            Asked::Temple => map.temple(colour),
            _ => map.citadel(colour),
        })
    }
}

fn equipped_target(state: &State, who: Participant, slot: u8, bit: u16) -> Target {
    let player = state.players.get(who.index());
    let target = match player.and_then(|it| it.equipment.get(usize::from(slot))) {
        Some(Equipped::Card { card, .. }) => card_target(*card),
        Some(Equipped::Wraith { .. }) | None => wraith_target(),
    };
    match target {
        Target::Card(code) => Target::Card(code | bit),
        other => other,
    }
}

/// The face of a die of the innermost roll of a player.
fn face(state: &State, who: Participant, at: u8) -> Icon {
    let roll = state
        .stack
        .iter()
        .rev()
        .find_map(|frame| roll_of(frame, who));
    let die = roll.and_then(|fate| fate.dice.get(usize::from(at)));
    die.copied().unwrap_or(Icon::Moon)
}

/// The roll of a player that belongs to a frame.
pub(crate) fn roll_of(frame: &Frame, who: Participant) -> Option<&Fate> {
    match &frame.job {
        Job::Combat(combat) => {
            let side = |figure: Figure| figure == Figure::Guardian(who);
            let own = combat.sides.iter().find(|it| side(it.figure));
            own.map(|side| &side.fate)
        }
        Job::Test(test) => (test.who == who).then_some(&test.fate),
        Job::Strike(strike) => (strike.target == Figure::Guardian(who)).then_some(&strike.fate),
        _ => None,
    }
}

/// What the question is about: the innermost thing in progress that one can point at.
fn about(state: &State) -> Option<Target> {
    let asked = state.menu.party.map(Figure::Guardian);
    let subject = |frame: &Frame| match &frame.job {
        Job::Effect(effect) => Some(state.source_target(effect.source)),
        Job::Play(play) => Some(card_target(play.card)),
        Job::Combat(combat) => {
            let other = combat.sides.iter().find(|it| Some(it.figure) != asked);
            other.map(|side| state.figure_target(side.figure))
        }
        Job::Test(test) => test.card.map(corruption_target),
        Job::Trap(trap) => Some(state.figure_target(trap.victim)),
        Job::Announce(announce) => announce.announced.map(|it| achievement_target(it.1)),
        Job::MonsterStep(step) => {
            let monster = step.slot.map(Figure::Monster);
            monster.map(|monster| state.figure_target(monster))
        }
        Job::Travel(travel) => Some(state.figure_target(travel.figure)),
        Job::VirtualTurn(turn) => Some(state.guardian_target(turn.who)),
        _ => None,
    };
    state.stack.iter().rev().find_map(subject)
}

/// What a program belongs to, as something to point at; a monster by its slot.
pub(crate) fn source_target(source: Source) -> Result<Target, u8> {
    Ok(match source {
        Source::Card(card) => card_target(card),
        Source::Ability(character) => character_target(character),
        Source::Area(area) => area_target(area),
        Source::Abyss => abyss_target(),
        Source::Event(event) => event_target(event),
        Source::Reward(card, which) => Token::Reward(card, which).target(),
        Source::Echo(attack) => attack_target(attack),
        Source::Space(space) => space_target(space),
        Source::Virtual(card) => virtual_card_target(card),
        Source::Trail(trail) => trail_target(trail),
        Source::Wraith => wraith_target(),
        Source::Corruption(card) => corruption_target(card),
        Source::Mission(mission) => mission_target(mission),
        Source::Heart => heart_target(),
        Source::Monster(slot) => return Err(slot),
    })
}

impl State {
    /// What a program belongs to, as something to point at.
    pub(crate) fn source_target(&self, source: Source) -> Target {
        let monster = |slot| self.figure_target(Figure::Monster(slot));
        source_target(source).unwrap_or_else(monster)
    }
}

fn going_way(going: Going) -> &'static str {
    match going {
        Going::Pass => "pass",
        Going::End => "end",
        Going::Stop => "stop",
        Going::Ability => "ability",
        Going::AreaAction => "area-action",
        Going::Acolytes => "acolytes",
        Going::Ally => "ally",
        Going::Declare => "declare",
        Going::Complete => "complete",
        Going::PlaceTrap => "place-trap",
        Going::Strike => "strike",
        Going::Corrupt => "corrupt",
        Going::Accept => "accept",
        Going::Decline => "decline",
        Going::Top => "top",
        Going::Bottom => "bottom",
    }
}

impl Play<'_> {
    /// Takes an answer: it becomes the reply that the asker finds when it is entered again.
    pub(crate) fn answer(&mut self, _seat: Seat, answer: &Answer) {
        self.state.reply = std::mem::take(&mut self.state.menu).reply(answer);
    }

    /// Answers the menu if there is only one answer, and says whether it did; not where that would
    /// show something hidden (DD-22.1).
    pub(crate) fn answer_if_forced(&mut self) -> bool {
        let menu = &self.state.menu;
        if menu.party.is_none() || menu.hushed || shows_a_secret(menu.asked) {
            return false;
        }
        let Some(answer) = menu.only_answer() else {
            return false;
        };
        self.state.reply = std::mem::take(&mut self.state.menu).reply(&answer);
        true
    }
}

/// Does it depend on hidden cards how many answers there are? Then the question is put even if
/// there is only one: that nobody is asked would tell the others something (DD-22.1).
pub(crate) fn shows_a_secret(asked: Asked) -> bool {
    matches!(
        asked,
        Asked::Act
            | Asked::PreRoll
            | Asked::PostRoll
            | Asked::ChangeRoll
            | Asked::PowerCost
            | Asked::PowerIcon
            | Asked::TrapCard
            | Asked::Destiny
            | Asked::ReduceWounds
            | Asked::Announce
            | Asked::Reveal
    )
}
