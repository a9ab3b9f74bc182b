//! Achievements.

use super::super::grammar::feats::{Deed as Said, Feat, Means, Place, Span};
use super::super::program::{Condition, Deed, Detail, Distinct, KilledBy, Scope, SpotWord};
use super::who::small;

/// When an achievement is met.
pub(in super::super) fn condition(feat: &Feat) -> Condition {
    match feat {
        Feat::Have(least) => Condition::State {
            counter: least.of,
            gte: small(least.number),
        },
        Feat::Do { deed, span } => {
            let (event, count, detail) = deed_of(deed);
            Condition::Event {
                event,
                count,
                scope: match span {
                    Span::Ever => Scope::Any,
                    Span::Turn => Scope::Turn,
                    Span::Round => Scope::Round,
                    Span::Roll => Scope::Roll,
                },
                detail,
            }
        }
    }
}

fn deed_of(deed: &Said) -> (Deed, u8, Detail) {
    let none = Detail::default();
    match deed {
        Said::KillMonsters { monsters, kind } => {
            let kinds = kind.clone().map(|kind| kind.0).unwrap_or_default();
            (Deed::KillMonster, monsters.number, Detail { kinds, ..none })
        }
        Said::KillGuardians(guardians) => (Deed::KillGuardian, guardians.number, none),
        Said::Kill { figures, means } => {
            let means = means.iter().flat_map(|means| &means.0);
            let by = means.map(|means| killed_by(*means)).collect();
            (Deed::KillAny, figures.number, Detail { by, ..none })
        }
        Said::CloseAbysses(abysses) => (Deed::CloseAbyss, abysses.number, none),
        Said::RemoveAbysses(abysses) => (Deed::RemoveAbyss, abysses.number, none),
        Said::FormAlliances {
            alliances,
            from_another,
        } => {
            let detail = Detail {
                taken_from_other: *from_another,
                ..none
            };
            (Deed::FormAlliance, alliances.number, detail)
        }
        Said::CompleteMissions { missions, phase } => {
            let phase = phase.map(|phase| phase.0);
            (
                Deed::CompleteMission,
                missions.number,
                Detail { phase, ..none },
            )
        }
        Said::CompleteDeclared { missions, phase } => {
            let detail = Detail {
                declared: true,
                phase: phase.map(|phase| phase.0),
                ..none
            };
            (Deed::CompleteMission, missions.number, detail)
        }
        Said::PlayCardsOf(cards) => {
            let deck = Some(cards.of);
            (Deed::PlayCard, cards.number, Detail { deck, ..none })
        }
        Said::PlayCards(cards) => (Deed::PlayCard, cards.number, none),
        Said::CatchVictims(victims) => (Deed::ResolveTrap, victims.number, none),
        Said::EnterAreas { areas, different } => {
            let distinct = different.then_some(Distinct::Type);
            (Deed::EnterArea, areas.number, Detail { distinct, ..none })
        }
        Said::TravelAbroad(turns) => (Deed::LodgeTravelEndAbroad, turns.number, none),
        Said::EndTurns {
            turns,
            place,
            moths,
            unwounded,
            fought,
        } => {
            let detail = Detail {
                area_type: match place {
                    Some(Place::Type(kind)) => Some(*kind),
                    _ => None,
                },
                area: matches!(place, Some(Place::OwnTemple)).then_some(SpotWord::OwnTemple),
                white_moths_gte: moths.map(|moths| moths.0.number),
                unwounded: *unwounded,
                fought: *fought,
                ..none
            };
            (Deed::EndTurn, turns.number, detail)
        }
        Said::RemoveVines(vines) => (Deed::RemoveVine, vines.number, none),
        Said::ChangeDice(dice) => (Deed::FatePower, dice.number, none),
    }
}

fn killed_by(means: Means) -> KilledBy {
    match means {
        Means::Combat => KilledBy::Combat,
        Means::Ranged => KilledBy::Ranged,
        Means::Trap => KilledBy::Trap,
    }
}
