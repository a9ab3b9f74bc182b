//! What must always be true: no card or token is lost or doubled, and no limit is broken.

mod limits;

use super::stack::Job;
use super::state::{Equipped, Pile, State};
use crate::cards::Pack;
use crate::game::DarkestDoom;

/// What was found, or what is wrong.
type Sound = Result<(), String>;

impl DarkestDoom {
    /// Checks everything.
    pub(crate) fn check_invariants(&self, state: &State) -> Result<(), String> {
        // Whoever wins does so at once: what was in progress is swept from the table (DD-20.1).
        if state.ending.is_none() {
            let pack = self.pack();
            check_resources(pack, state)?;
            check_corruption(pack, state)?;
            check_hidden_decks(pack, state)?;
            check_open_decks(pack, state)?;
            check_goals(pack, state)?;
        }
        self.check_limits(state)
    }
}

/// Where the cards of a kind are, by number.
struct Places<'a> {
    what: &'a str,
    found: Vec<u8>,
    /// In the hand of whatever is in progress.
    held: Vec<bool>,
}

impl<'a> Places<'a> {
    fn new(what: &'a str, number: usize) -> Self {
        Places {
            what,
            found: vec![0; number],
            held: vec![false; number],
        }
    }

    fn lie(&mut self, cards: impl IntoIterator<Item = usize>) {
        for card in cards {
            if let Some(found) = self.found.get_mut(card) {
                *found += 1;
            }
        }
    }

    fn pile<T: Copy>(&mut self, pile: &Pile<T>, index: impl Fn(T) -> usize) {
        self.lie(pile.deck.iter().map(|it| index(*it)));
        self.lie(pile.discard.iter().map(|it| index(*it)));
    }

    fn hold(&mut self, cards: impl IntoIterator<Item = usize>) {
        for card in cards {
            if let Some(held) = self.held.get_mut(card) {
                *held = true;
            }
        }
    }

    /// Programs that look at cards may hold them in between.
    fn hold_looked_at(&mut self, state: &State) {
        for frame in &state.stack {
            if let Job::Effect(effect) = &frame.job {
                self.hold(effect.part.cards.iter().map(|it| usize::from(*it)));
            }
        }
    }

    /// Is every card in one place?
    fn check(&self) -> Sound {
        for (card, (found, held)) in self.found.iter().zip(&self.held).enumerate() {
            let what = self.what;
            match found {
                1 => {}
                0 if *held => {}
                0 => return Err(format!("{what} {card} is lost")),
                more => return Err(format!("{what} {card} lies in {more} places")),
            }
        }
        Ok(())
    }
}

fn check_resources(pack: &Pack, state: &State) -> Sound {
    let mut cards = Places::new("resource card", pack.cards.len());
    for (deck, pile) in state.resources.iter().enumerate() {
        cards.pile(pile, super::super::cards::pack::Card::index);
        let mut all = pile.deck.iter().chain(&pile.discard);
        if all.any(|it| pack.design(*it).deck.index() != deck) {
            return Err("a resource card lies in the wrong deck".to_owned());
        }
    }
    for player in &state.players {
        cards.lie(player.hand.iter().map(|it| it.index()));
        cards.lie(player.equipment.iter().filter_map(|it| match it {
            Equipped::Card { card, .. } => Some(card.index()),
            Equipped::Wraith { .. } => None,
        }));
    }
    for frame in &state.stack {
        if let Job::Play(play) = &frame.job {
            cards.hold([play.card.index()]);
        }
    }
    cards.hold_looked_at(state);
    cards.check()
}

fn check_corruption(pack: &Pack, state: &State) -> Sound {
    let mut cards = Places::new("Dark Corruption card", pack.corruption.len());
    cards.pile(
        &state.corruption,
        super::super::cards::pack::CorruptionId::index,
    );
    for player in &state.players {
        cards.lie(player.corruption.iter().map(|it| it.index()));
        cards.lie(
            player
                .absorbed
                .map(super::super::cards::pack::CorruptionId::index),
        );
    }
    for frame in &state.stack {
        if let Job::Test(test) = &frame.job {
            cards.hold(
                test.card
                    .map(super::super::cards::pack::CorruptionId::index),
            );
        }
    }
    cards.hold_looked_at(state);
    cards.check()
}

/// Missions and achievements.
fn check_hidden_decks(pack: &Pack, state: &State) -> Sound {
    let mut missions = Places::new("mission", pack.missions.len());
    missions.pile(&state.missions, super::super::cards::pack::MissionId::index);
    let held = state.players.iter().filter_map(|it| it.mission);
    missions.lie(held.map(super::super::cards::pack::MissionId::index));
    missions.hold_looked_at(state);
    missions.check()?;
    let mut achievements = Places::new("achievement", pack.achievement_cards.len());
    achievements.pile(
        &state.achievements,
        super::super::cards::pack::AchievementCard::index,
    );
    let held = state.players.iter().flat_map(|it| &it.achievements);
    achievements.lie(held.map(|it| it.card.index()));
    achievements.check()
}

/// Events, their maps, attacks and the cards of Virtual Guardians.
fn check_open_decks(pack: &Pack, state: &State) -> Sound {
    let mut events = Places::new("event", pack.events.len());
    events.pile(&state.events, super::super::cards::pack::EventId::index);
    events.lie(state.echo_events.iter().map(|it| it.index()));
    events.lie(state.event.map(super::super::cards::pack::EventId::index));
    events.hold_looked_at(state);
    events.check()?;
    let mut maps = Places::new("event map", pack.event_maps.len());
    maps.pile(
        &state.event_maps,
        super::super::cards::pack::EventMapId::index,
    );
    maps.lie(
        state
            .event_map
            .map(super::super::cards::pack::EventMapId::index),
    );
    maps.check()?;
    let mut attacks = Places::new("Monster Attack card", pack.attacks.len());
    attacks.pile(&state.attacks, super::super::cards::pack::AttackId::index);
    let mut cards = Places::new("Virtual Guardian card", pack.virtual_cards.len());
    cards.pile(
        &state.virtual_cards,
        super::super::cards::pack::VirtualId::index,
    );
    let mut trails = Places::new("Order Trail card", pack.trails.len());
    trails.pile(&state.trails, super::super::cards::pack::TrailId::index);
    attacks.hold(state.chain.map(|it| it.attack.index()));
    for frame in &state.stack {
        match &frame.job {
            Job::Combat(combat) => {
                let stats = combat.sides.iter().filter_map(|it| it.stats);
                attacks.hold(
                    stats
                        .filter_map(|it| it.attack)
                        .map(super::super::cards::pack::AttackId::index),
                );
            }
            Job::VirtualTurn(turn) => {
                cards.hold(turn.card.map(super::super::cards::pack::VirtualId::index));
                trails.hold(turn.trail.map(super::super::cards::pack::TrailId::index));
            }
            _ => {}
        }
    }
    attacks.check()?;
    cards.check()?;
    trails.check()
}

/// Goal tokens and Hearts (DD-18.6).
fn check_goals(pack: &Pack, state: &State) -> Sound {
    let mut goals = Places::new("goal token", pack.goals.len());
    goals.lie(state.bag.goals.iter().map(|it| it.index()));
    let monsters = state.monsters.iter().flatten();
    goals.lie(
        monsters
            .filter_map(|it| it.goal)
            .map(super::super::cards::pack::GoalId::index),
    );
    goals.check()?;
    let aside = state.stack.iter().map(|frame| match &frame.job {
        Job::Goal(goal) => goal.hearts,
        _ => 0,
    });
    let hearts = state.bag.hearts + aside.sum::<u8>();
    if hearts != state.hearts_taken {
        let taken = state.hearts_taken;
        return Err(format!("{hearts} Hearts are left of {taken}"));
    }
    Ok(())
}
