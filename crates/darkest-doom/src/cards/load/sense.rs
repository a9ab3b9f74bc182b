//! Sentences that can be read but make no sense on their card.

mod mentions;
mod place;

use super::super::lower::Structures;
use super::super::program::{
    AreaId, AreaType, Cond, Foe, MoveMode, Op, Person, Rule, Set, Spot, SpotWord, Token, Until,
    Where, Which, WhichAlliance,
};
pub(super) use mentions::{any, parts};
use mentions::{conditions, persons, spots, which};
pub(super) use place::Place;
use serde_json::Value;

/// No number of a sentence is greater, so that no sum can overflow.
const GREATEST: i64 = 20;
/// DD-0.2.
const ROUNDS: u8 = 8;

/// What the sentences so far have made known.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    /// Something has been chosen.
    target: bool,
    /// The loop around the sentence.
    looped: Option<Set>,
    /// It comes at the end of a combat.
    later: bool,
    structures: Structures,
}

impl Known {
    pub(super) fn nothing(structures: Structures) -> Self {
        Known {
            target: false,
            looped: None,
            later: false,
            structures,
        }
    }
}

type Complaint = Option<&'static str>;

/// What is wrong with an operation at this place.
pub(super) fn complaint(op: &Op, place: Place, known: &mut Known) -> Complaint {
    let value = serde_json::to_value(op).ok()?;
    too_great(&value).or_else(|| look(op, place, known))
}

fn look(op: &Op, place: Place, known: &mut Known) -> Complaint {
    let here = out_of_place(op, place)
        .or_else(|| flow(op, place, known))
        .or_else(|| lasting(op, place))
        .or_else(|| {
            persons(op)
                .into_iter()
                .find_map(|it| person(it, place, known))
        })
        .or_else(|| which(op).and_then(|it| monster(it, place, known)))
        .or_else(|| spots(op).into_iter().find_map(|it| spot(it, place, known)))
        .or_else(|| {
            conditions(op)
                .into_iter()
                .find_map(|it| condition(it, place, known))
        })
        .or_else(|| vines(op, known))
        .or_else(|| takes_monsters_for_players(op, place, known));
    if here.is_some() {
        return here;
    }
    if matches!(op, Op::Target { .. }) {
        known.target = true;
    }
    let outside = *known;
    match op {
        Op::ForEach { set, .. } => known.looped = Some(*set),
        Op::AtCombatEnd { .. } => known.later = true,
        _ => {}
    }
    let mut parts = parts(op).into_iter().flatten();
    let found = parts.find_map(|part| look(part, place, known));
    *known = Known {
        target: known.target,
        ..outside
    };
    found
}

/// Operations that only some places know.
fn out_of_place(op: &Op, place: Place) -> Complaint {
    let (fits, complaint) = match op {
        Op::Dice { .. } | Op::Weaken { .. } => (
            place.before_roll(),
            "dice are added and taken away only in a combat before the roll",
        ),
        Op::Add { .. } => (
            place.combat() || place.roll(),
            "results are added only in a combat or after a roll",
        ),
        Op::Strip { .. } | Op::TreatAsHit { .. } | Op::MonsterStat { .. } | Op::CancelSpell => {
            (place.combat(), "only a combat knows this")
        }
        Op::Change { .. } | Op::Reroll { .. } => {
            (place.roll(), "dice are changed only after a roll")
        }
        Op::RerollDestiny => (
            place.destiny(),
            "the Destiny die is rolled again only after its roll",
        ),
        Op::Prevent { .. } => (
            place.combat() || place.wounds(),
            "wounds are prevented only in a combat or when they are suffered",
        ),
        Op::AutoPass => (place.test(), "only an ambush test is passed"),
        Op::Test { .. } => (place.calm(), "an ambush test cannot begin at such a time"),
        Op::Damage { .. } | Op::Kill { .. } => (
            place.shooting(),
            "hits are dealt only in your turn and to monsters in traps",
        ),
        Op::Move { mode, .. } if enters(*mode) => {
            (place.walking(), "areas are entered only in your turn")
        }
        Op::Doom { .. } => (
            place != Place::Space && place.calm(),
            "the marker would move while it moves",
        ),
        Op::SwapCorruption => (
            place == Place::CorruptionAtDusk,
            "only Dark Corruption cards are exchanged at dusk",
        ),
        Op::Absorb => (
            place == Place::CorruptionInCombat,
            "only a Dark Corruption card makes a Leader of the Hunt",
        ),
        Op::CompleteMission { .. } => (place == Place::Mission, "only missions are completed"),
        Op::SummonWraith => (
            matches!(place, Place::Area(_)),
            "only the action of an area summons the Wraith",
        ),
        Op::FreeMoshTest => (
            place == Place::Area(AreaType::Monolith),
            "only the Monolith holds Mosh",
        ),
        Op::Fight { with } => match with {
            Foe::HighPriestess => (
                place == Place::Area(AreaType::WinterMountain),
                "only the summit leads to the High Priestess",
            ),
            Foe::AdjacentGuardian => (place == Place::Monster, "only monsters attack so"),
            Foe::NearestWithin3 => (place == Place::Virtual, "only Virtual Guardians attack so"),
        },
        Op::Ally { .. } => (
            place == Place::Virtual,
            "only Virtual Guardians enter alliances by their cards",
        ),
        Op::Alliance {
            citadel: WhichAlliance::EventCitadel,
            ..
        } => (
            place == Place::Reward { alliance: true },
            "only an achievement about alliances knows that Citadel",
        ),
        _ => (true, ""),
    };
    (!fits).then_some(complaint)
}

fn enters(mode: MoveMode) -> bool {
    match mode {
        MoveMode::Walk | MoveMode::Fly | MoveMode::Jump | MoveMode::Ride => true,
        MoveMode::Place | MoveMode::Push => false,
    }
}

fn flow(op: &Op, place: Place, known: &Known) -> Complaint {
    let deciding = matches!(op, Op::Target { .. } | Op::May { .. })
        || matches!(
            op,
            Op::Choose {
                who: Person::Me,
                ..
            }
        );
    match op {
        Op::ForEach { .. } if known.looped.is_some() => {
            Some("a loop cannot stand within another one")
        }
        Op::AtCombatEnd { .. } if !place.combat() || known.later => {
            Some("there is no combat whose end could come")
        }
        Op::AtCombatEnd { .. } if known.looped.is_some() => {
            Some("the loop would be over at the end of the combat")
        }
        Op::Alliance {
            citadel: WhichAlliance::Target,
            ..
        } if !known.target => Some(NO_TARGET),
        _ if deciding && !place.deciding() => Some("nobody is there to decide this"),
        _ => None,
    }
}

fn lasting(op: &Op, place: Place) -> Complaint {
    let Op::Lasting { rule, until, .. } = op else {
        return None;
    };
    let own = matches!(rule, Rule::NoFatePower | Rule::NoSpellsPreRoll);
    match until {
        Until::EndOfCombat if !place.combat() => Some("there is no combat that could end"),
        Until::NextEvent if place != Place::Event => Some("only Dark Events last so long"),
        _ if own && !place.combat() => Some("only a combat knows this rule"),
        _ => None,
    }
}

const NO_TARGET: &str = "nothing has been chosen: a sentence such as `Choose a figure.` is missing";
const NOBODY: &str = "there is nobody who would be `you`";

fn person(person: Person, place: Place, known: &Known) -> Complaint {
    match person {
        Person::Me if !place.has_actor() => Some(NOBODY),
        Person::Opponent if !place.combat() => Some("only a combat has an opponent"),
        Person::Victim if !matches!(place, Place::Trap { .. }) => Some("only traps have a victim"),
        Person::Target if !known.target => Some(NO_TARGET),
        Person::Each if known.looped.is_none() => {
            Some("there is no loop that would say who is meant")
        }
        Person::Human if place != Place::Virtual => {
            Some("only Virtual Guardian cards know the human player")
        }
        _ => None,
    }
}

fn monster(which: Which, place: Place, known: &Known) -> Complaint {
    match which {
        Which::Victim if place != (Place::Trap { monster: true }) => {
            Some("only traps for monsters have such a victim")
        }
        Which::Opponent if !place.combat() => Some("only a combat has an opponent"),
        Which::Each if known.looped != Some(Set::Monster) => {
            Some("there is no loop over monsters that would say which is meant")
        }
        Which::Target if !known.target => Some(NO_TARGET),
        Which::Drawer if place != Place::Heart => Some("only a Heart is drawn by a monster"),
        Which::NearestToRoller if place != Place::Space => {
            Some("only the Darkest Doom track has a roller")
        }
        _ => None,
    }
}

fn spot(at: Where, place: Place, known: &Known) -> Complaint {
    match at.area {
        Spot::Word(SpotWord::Own | SpotWord::OwnTemple)
            if !place.has_actor() && known.looped.is_none() =>
        {
            Some(NOBODY)
        }
        Spot::Word(SpotWord::Target) if !known.target => Some(NO_TARGET),
        Spot::Word(SpotWord::Goal) if place != Place::Goal => {
            Some("only the goal of a monster is a goal")
        }
        _ => None,
    }
}

fn condition(cond: &Cond, place: Place, known: &Known) -> Complaint {
    match cond {
        Cond::Has { has } => person(has.who, place, known),
        Cond::Count { of, .. } => person(*of, place, known),
        Cond::AreaType { .. } | Cond::Area { .. } | Cond::SomeoneAhead { .. } => {
            person(Person::Me, place, known)
        }
        Cond::TargetIs { .. } | Cond::TargetKind { .. } => person(Person::Target, place, known),
        Cond::Alive { alive } => person(*alive, place, known),
        Cond::TookWounds { took_wounds } => {
            let combat = (!place.combat()).then_some("there is no combat that could wound");
            combat.or_else(|| person(*took_wounds, place, known))
        }
        Cond::Fought { .. } | Cond::OpponentJustPlayed { .. } => {
            (!place.combat()).then_some("only a combat knows this")
        }
        Cond::Time { round, .. } => {
            (!(1..=ROUNDS).contains(round)).then_some("a game has 8 rounds")
        }
        Cond::All { all } => all.iter().find_map(|it| condition(it, place, known)),
        Cond::Any { any } => any.iter().find_map(|it| condition(it, place, known)),
    }
}

/// DD-1.6: only structures carry vines.
fn vines(op: &Op, known: &Known) -> Complaint {
    let (Op::Place { token, at, .. } | Op::Remove { token, at, .. }) = op else {
        return None;
    };
    let Structures { citadels, temples } = known.structures;
    let structure = |area: AreaId| citadels.contains(&area) || temples.contains(&area);
    match at.area {
        Spot::Area(area) if *token == Token::Vine && !structure(area) => {
            Some("only Citadels and Blood Temples carry Dark Vines")
        }
        _ => None,
    }
}

/// Monsters have no resources, no cards and no dice.
fn takes_monsters_for_players(op: &Op, place: Place, known: &Known) -> Complaint {
    let is_monster = |person: &Person| match person {
        Person::Victim => place == Place::Trap { monster: true },
        Person::Opponent => place == Place::Echo,
        Person::Each => known.looped == Some(Set::Monster),
        _ => false,
    };
    let figure = matches!(
        op,
        Op::Damage { .. }
            | Op::Kill { .. }
            | Op::Move { .. }
            | Op::SwapPlaces { .. }
            | Op::Lasting {
                rule: Rule::NoMove,
                ..
            }
    );
    let wrong = !figure && persons(op).iter().any(is_monster);
    wrong.then_some("a monster has no resources, cards or dice")
}

fn too_great(value: &Value) -> Complaint {
    match value {
        Value::Number(number) if number.as_i64().is_none_or(|it| it.abs() > GREATEST) => {
            Some("expected numbers up to 20")
        }
        Value::Array(items) => items.iter().find_map(too_great),
        Value::Object(fields) => {
            // Areas are numbers too.
            let mut fields = fields
                .iter()
                .filter(|(key, _)| *key != "area" && *key != "citadel");
            fields.find_map(|(_, value)| too_great(value))
        }
        _ => None,
    }
}
