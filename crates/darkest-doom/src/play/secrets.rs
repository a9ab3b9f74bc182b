//! What a seat does not know, dealt anew: for bots, and for the proof that nothing leaks.
//!
//! A seat does not know the cards in the hands of the others, their missions and achievements, and
//! the order of all decks (section 22.2). It does know from which decks the others have drawn, since
//! they say so, and the area of a declared mission: so every other player gets as many cards of each
//! deck as it has, and a declared mission becomes one with the same area. Which single cards of the
//! others a seat has seen once is forgotten.

use super::Play;
use super::asking::shows_a_secret;
use super::menu::{Menu, Pick};
use super::prescribed::Prescribed;
use super::stack::{Job, Source};
use super::state::{Figure, Participant, State};
use crate::cards::{AchievementCard, Card, CorruptionId, EventId, MissionId};
use crate::game::DarkestDoom;
use table::{Chance, Seat, Tale};

/// What stays where it is because the seat knows it, or because it is about to be revealed.
#[derive(Debug, Default)]
struct Pinned {
    cards: Vec<Card>,
    corruption: Vec<CorruptionId>,
    missions: Vec<MissionId>,
    achievements: Vec<AchievementCard>,
    events: Vec<EventId>,
}

impl Pinned {
    fn of(rules: &DarkestDoom, state: &State, seat: Seat) -> Self {
        let mut pinned = Pinned::default();
        if DarkestDoom::who(state).seats.contains(seat) {
            state
                .menu
                .picks
                .iter()
                .for_each(|pick| pinned.offered(*pick));
        }
        for frame in &state.stack {
            match &frame.job {
                // What a text looks at is held by it.
                Job::Effect(effect) => {
                    let numbers = effect.part.cards.iter();
                    numbers.for_each(|number| pinned.number(*number));
                    match effect.source {
                        // A mission that is being completed lies open (DD-13.7).
                        Source::Mission(mission) => pinned.missions.push(mission),
                        Source::Corruption(card) => pinned.corruption.push(card),
                        _ => {}
                    }
                }
                Job::Combat(combat) if combat.revealed => {
                    let figures = combat.sides.iter().map(|side| side.figure);
                    figures.for_each(|figure| pinned.leader_of(rules, state, figure));
                }
                _ => {}
            }
        }
        pinned
    }

    fn offered(&mut self, pick: Pick) {
        match pick {
            Pick::Card(card) | Pick::SeenCard(card) => self.cards.push(card),
            Pick::Corruption(card) => self.corruption.push(card),
            Pick::Mission(mission) => self.missions.push(mission),
            Pick::Achievement(card) => self.achievements.push(card),
            Pick::Event(event) => self.events.push(event),
            _ => {}
        }
    }

    /// A card of whatever deck with this number.
    fn number(&mut self, number: u8) {
        self.cards.push(Card(number));
        self.corruption.push(CorruptionId(number));
        self.missions.push(MissionId(number));
        self.achievements.push(AchievementCard(number));
        self.events.push(EventId(number));
    }

    /// A Leader card that was shown stays in its hand (DD-21.2).
    fn leader_of(&mut self, rules: &DarkestDoom, state: &State, figure: Figure) {
        let Figure::Guardian(who) = figure else {
            return;
        };
        let hand = state.players.get(who.index()).map(|it| &it.corruption);
        let leader = |it: &&CorruptionId| rules.pack().corruption[it.index()].leader;
        self.corruption
            .extend(hand.into_iter().flatten().filter(leader));
    }
}

/// Deals what lies in hidden places anew among them.
fn deal<T: Copy + Ord>(places: Vec<&mut T>, pinned: &[T], chance: &mut Chance) {
    let places: Vec<&mut T> = places
        .into_iter()
        .filter(|it| !pinned.contains(it))
        .collect();
    let mut cards: Vec<T> = places.iter().map(|it| **it).collect();
    // In the order of the pack: where the cards lie now must not show in the deal.
    cards.sort_unstable();
    chance.shuffle(&mut cards);
    for (place, card) in places.into_iter().zip(cards) {
        *place = card;
    }
}

impl DarkestDoom {
    /// The state as the seat knows it, with everything else re-dealt.
    pub(crate) fn dealt_for(&self, state: &State, seat: Seat, chance: &mut Chance) -> State {
        let mut dealt = state.clone();
        dealt.chance = chance.fork();
        dealt.prescribed = Prescribed::default();
        let pinned = Pinned::of(self, state, seat);
        self.deal_resources(&mut dealt, seat, &pinned, chance);
        deal_corruption(&mut dealt, seat, &pinned, chance);
        self.deal_missions(&mut dealt, seat, &pinned, chance);
        deal_achievements(&mut dealt, seat, &pinned, chance);
        deal(
            dealt.events.deck.iter_mut().collect(),
            &pinned.events,
            chance,
        );
        deal(dealt.event_maps.deck.iter_mut().collect(), &[], chance);
        deal(dealt.attacks.deck.iter_mut().collect(), &[], chance);
        deal(dealt.virtual_cards.deck.iter_mut().collect(), &[], chance);
        deal(dealt.trails.deck.iter_mut().collect(), &[], chance);
        self.ask_again(&mut dealt, seat);
        dealt
    }

    /// Deck by deck: what is in it and in the hands of the others.
    fn deal_resources(&self, dealt: &mut State, seat: Seat, pinned: &Pinned, chance: &mut Chance) {
        let pack = self.pack();
        let State {
            resources, players, ..
        } = dealt;
        for (deck, pile) in resources.iter_mut().enumerate() {
            let mut places: Vec<&mut Card> = pile.deck.iter_mut().collect();
            let others = players.iter_mut().enumerate();
            let others = others.filter(|(at, _)| *at != seat.index());
            let hands = others.flat_map(|(_, player)| &mut player.hand);
            places.extend(hands.filter(|it| pack.design(**it).deck.index() == deck));
            deal(places, &pinned.cards, chance);
        }
    }

    /// Declared missions first: their area is known (DD-13.5).
    fn deal_missions(&self, dealt: &mut State, seat: Seat, pinned: &Pinned, chance: &mut Chance) {
        let pack = self.pack();
        let area = |mission: MissionId| pack.missions[mission.index()].area;
        let mut pinned = pinned.missions.clone();
        for other in 0..dealt.players.len() {
            let player = &dealt.players[other];
            let Some(mission) = player.mission.filter(|_| player.declared) else {
                continue;
            };
            if other == seat.index() || pinned.contains(&mission) {
                continue;
            }
            let mut same: Vec<MissionId> = hidden_missions(dealt, seat)
                .filter(|it| area(*it) == area(mission) && !pinned.contains(it))
                .collect();
            same.sort_unstable();
            if same.is_empty() {
                continue;
            }
            let chosen = same[chance.index(same.len())];
            swap_missions(dealt, mission, chosen);
            pinned.push(chosen);
        }
        let State {
            missions, players, ..
        } = dealt;
        let mut places: Vec<&mut MissionId> = missions.deck.iter_mut().collect();
        let others = players.iter_mut().enumerate();
        let others = others.filter(|(at, _)| *at != seat.index());
        places.extend(others.filter_map(|(_, player)| player.mission.as_mut()));
        deal(places, &pinned, chance);
    }

    /// A question to another seat about its hidden cards is laid out anew: whoever asks finds the
    /// cards that are there now.
    fn ask_again(&self, dealt: &mut State, seat: Seat) {
        let menu = &dealt.menu;
        let hidden = |pick: &Pick| {
            matches!(
                pick,
                Pick::Card(_)
                    | Pick::SeenCard(_)
                    | Pick::Corruption(_)
                    | Pick::Mission(_)
                    | Pick::Achievement(_)
                    | Pick::Event(_)
                    | Pick::Power(..)
            )
        };
        let own = menu.party == Some(Participant::from(seat));
        let secret = shows_a_secret(menu.asked) || menu.picks.iter().any(hidden);
        if menu.party.is_none() || own || !secret {
            return;
        }
        dealt.menu = Menu::default();
        let mut play = Play {
            rules: self,
            state: dealt,
            tale: &mut Tale::deaf(),
        };
        play.advance();
    }
}

fn deal_corruption(dealt: &mut State, seat: Seat, pinned: &Pinned, chance: &mut Chance) {
    let State {
        corruption,
        players,
        ..
    } = dealt;
    let mut places: Vec<&mut CorruptionId> = corruption.deck.iter_mut().collect();
    let others = players.iter_mut().enumerate();
    let others = others.filter(|(at, _)| *at != seat.index());
    places.extend(others.flat_map(|(_, player)| &mut player.corruption));
    deal(places, &pinned.corruption, chance);
}

fn deal_achievements(dealt: &mut State, seat: Seat, pinned: &Pinned, chance: &mut Chance) {
    let State {
        achievements,
        players,
        ..
    } = dealt;
    let mut places: Vec<&mut AchievementCard> = achievements.deck.iter_mut().collect();
    let others = players.iter_mut().enumerate();
    let others = others.filter(|(at, _)| *at != seat.index());
    let held = others.flat_map(|(_, player)| &mut player.achievements);
    places.extend(held.map(|it| &mut it.card));
    deal(places, &pinned.achievements, chance);
}

/// The missions that the seat does not see.
fn hidden_missions(state: &State, seat: Seat) -> impl Iterator<Item = MissionId> + '_ {
    let others = state.players.iter().enumerate();
    let others = others.filter(move |(at, _)| *at != seat.index());
    let held = others.filter_map(|(_, player)| player.mission);
    state.missions.deck.iter().copied().chain(held)
}

/// Two missions change their places.
fn swap_missions(state: &mut State, one: MissionId, other: MissionId) {
    let held = state
        .players
        .iter_mut()
        .filter_map(|it| it.mission.as_mut());
    for place in state.missions.deck.iter_mut().chain(held) {
        if *place == one {
            *place = other;
        } else if *place == other {
            *place = one;
        }
    }
}
