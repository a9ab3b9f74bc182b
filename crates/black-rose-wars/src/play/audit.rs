//! What must always be true (BRW-2.4 to BRW-2.6, and the limits of the components).

use super::asking::MOST_ANSWERED;
use super::flow::Flow;
use super::stack::{Frame, Job};
use super::state::{Evocation, MAGE_CUBES, PARTIES, Party, ROSE_CUBES, Spot, State};
use crate::cards::{Side, SpellDeck};
use crate::game::BlackRoseWars;

type Sound = Result<(), String>;

/// The cubes of each party that are not in its supply: on tracks, evocations, rooms, quests and
/// misfortunes.
pub(crate) fn cubes_on_the_board(state: &State) -> [u16; PARTIES] {
    let mut used = [0; PARTIES];
    let damage = state.bodies.iter().flat_map(|body| &body.track);
    let damage = damage.chain(state.evocations.iter().flat_map(|it| &it.damage));
    let rooms = state.rooms.iter().flat_map(|room| &room.instability);
    damage
        .chain(rooms)
        .for_each(|party| used[party.index()] += 1);
    for (seat, mage) in state.mages.iter().enumerate() {
        let quests = mage.active.iter().map(|quest| u16::from(quest.cubes));
        used[seat] += quests.sum::<u16>();
    }
    for (used, body) in used.iter_mut().zip(&state.bodies) {
        let cubes = body.misfortunes.iter().map(|it| u16::from(it.cubes));
        *used += cubes.sum::<u16>();
    }
    used
}

fn ensure(holds: bool, why: impl FnOnce() -> String) -> Sound {
    if holds { Ok(()) } else { Err(why()) }
}

/// Counts how often each of so many things is named.
fn counts(len: usize, named: impl Iterator<Item = u8>) -> Vec<u8> {
    let mut counts = vec![0_u8; len];
    for at in named {
        if let Some(count) = counts.get_mut(usize::from(at)) {
            *count += 1;
        }
    }
    counts
}

/// The first thing that does not exist exactly once.
fn once(what: &str, counts: &[u8], belongs: impl Fn(usize) -> bool) -> Sound {
    let wrong = |(at, count): &(usize, &u8)| **count > 1 || (**count == 0 && belongs(*at));
    match counts.iter().enumerate().find(wrong) {
        Some((at, count)) => Err(format!("{what} {at} is in {count} places")),
        None => Ok(()),
    }
}

/// Has the setup come to an end? Before that, some things are still in the box.
fn is_dealt(state: &State) -> bool {
    !matches!(state.flow, Flow::Setup(_))
}

/// Is it in play, in the lodge or waiting for its bearer?
fn in_play(evoc: &&Evocation) -> bool {
    evoc.spot != Spot::Away || evoc.waiting
}

impl BlackRoseWars {
    /// Checks everything.
    pub(crate) fn check_invariants(&self, state: &State) -> Sound {
        check_cubes(state)?;
        check_places(state)?;
        self.check_rooms(state)?;
        self.check_spells(state)?;
        self.check_quests(state)?;
        self.check_events(state)?;
        self.check_orders(state)?;
        self.check_evocations(state)?;
        self.check_supplies(state)?;
        check_windows(state)?;
        check_flow(state)
    }

    fn check_rooms(&self, state: &State) -> Sound {
        for (room, card) in state.rooms.iter().zip(&self.pack().rooms) {
            let cubes = room.instability.len();
            let fits = cubes <= usize::from(card.slots);
            ensure(fits, || format!("{} holds {cubes} cubes", card.id))?;
            let rebuilt = room.side == Side::Rebuilt;
            ensure(!rebuilt || cubes == 0, || {
                format!("{} is rebuilt and unstable", card.id)
            })?;
        }
        Ok(())
    }

    /// Every spell card is in one place (BRW-2.6); personal spells of mages that nobody plays are
    /// in none.
    fn check_spells(&self, state: &State) -> Sound {
        let piles = state.library.iter();
        let library = piles.flat_map(|pile| pile.deck.iter().chain(&pile.discard));
        let common = library.chain(&state.forgotten).chain(&state.removed);
        let held = state.mages.iter().flat_map(|mage| {
            let slots = mage.slots.iter().flatten().map(|planned| &planned.card);
            let held = mage.hand.iter().chain(&mage.grimoire);
            let held = held.chain(&mage.memories).chain(&mage.aside);
            held.chain(slots)
        });
        let cards = &self.pack().cards;
        let counts = counts(cards.len(), common.chain(held).map(|card| card.0));
        once("spell card", &counts, |at| {
            match self.pack().spell(cards[at]).deck {
                SpellDeck::School(_) | SpellDeck::Forgotten => true,
                SpellDeck::Personal(mage) => {
                    is_dealt(state) && state.mages.iter().any(|it| it.character == mage)
                }
            }
        })
    }

    fn check_quests(&self, state: &State) -> Sound {
        let piles = state.quests.iter();
        let piles = piles.flat_map(|pile| pile.deck.iter().chain(&pile.discard));
        let held = state.mages.iter().flat_map(|mage| {
            let active = mage.active.iter().map(|active| &active.quest);
            active.chain(&mage.completed).chain(&mage.resolved)
        });
        let avatar = state.avatar.iter().flat_map(|avatar| &avatar.quests);
        let all = piles.chain(held).chain(avatar).map(|quest| quest.0);
        let counts = counts(self.pack().quests.len(), all);
        once("quest", &counts, |_| true)
    }

    /// Every event of this game is in a pile, on the board, or just being drawn.
    fn check_events(&self, state: &State) -> Sound {
        let piles = state.events.iter();
        let piles = piles.flat_map(|pile| pile.deck.iter().chain(&pile.discard));
        let board = state.event_board.iter().flatten().map(|it| &it.event);
        let all = piles.chain(board).map(|event| event.0);
        let counts = counts(self.pack().events.len(), all);
        let drawn = |at: usize| {
            state.stack.iter().any(
                |frame| matches!(&frame.job, Job::Event(job) if usize::from(job.event.0) == at),
            )
        };
        let avatar = state.table.has_avatar();
        once("event", &counts, |at| {
            is_dealt(state) && self.pack().events[at].avatar == avatar && !drawn(at)
        })
    }

    fn check_orders(&self, state: &State) -> Sound {
        let Some(avatar) = &state.avatar else {
            return Ok(());
        };
        let decks = avatar.orders.iter().flatten();
        let all = decks.chain(&avatar.memories).map(|order| order.0);
        let counts = counts(self.pack().orders.len(), all);
        let followed = |at: usize| {
            state.stack.iter().any(
                |frame| matches!(&frame.job, Job::Order(job) if usize::from(job.order.0) == at),
            )
        };
        once("order", &counts, |at| is_dealt(state) && !followed(at))
    }

    /// Slots and what is in them agree; nobody has two large ones (BRW-20.1.3).
    fn check_evocations(&self, state: &State) -> Sound {
        for evoc in state.evocations.iter().filter(in_play) {
            let id = &self.pack().evocation(evoc.kind).id;
            let inside = evoc.spot.room().is_some();
            ensure(inside != evoc.waiting, || format!("a {id} is nowhere"))?;
            ensure(evoc.id.kind() == evoc.kind, || {
                format!("a {id} has the number of another kind")
            })?;
        }
        let boards = state.mages.iter().map(|mage| mage.evocations);
        let boards = (0..).map(Party).zip(boards);
        let avatar = state.avatar.iter();
        let avatar = avatar.map(|avatar| (Party::ROSE, avatar.evocations));
        for (party, slots) in boards.chain(avatar) {
            let mut large = 0;
            for id in slots.into_iter().flatten() {
                let found = state.evocations.iter().filter(in_play);
                let found = { found }.find(|it| it.id == id && it.owner == party);
                let Some(evoc) = found else {
                    return Err(format!("a slot of party {} is haunted", party.0));
                };
                large += u8::from(self.pack().evocation(evoc.kind).large);
            }
            ensure(large < 2, || "two large evocations of one owner".to_owned())?;
        }
        Ok(())
    }

    /// What is not in a supply is in play.
    fn check_supplies(&self, state: &State) -> Sound {
        let pack = self.pack();
        let evocs = || state.evocations.iter().filter(in_play);
        let kinds = counts(pack.evocations.len(), evocs().map(|it| it.kind.0));
        let pools = evocs().map(|it| pack.evocation(it.kind).pool);
        let pools = counts(pack.figures.len(), pools);
        let upgrades = evocs().filter_map(|it| Some(it.upgrade?.0));
        let upgrades = counts(pack.upgrades.len(), upgrades);
        let borne = state.bodies.iter().flat_map(|body| &body.misfortunes);
        let borne = counts(pack.misfortunes.len(), borne.map(|it| it.kind.0));
        let all = |copies: Vec<u8>, left: &[u8], used: &[u8], what: &str| {
            let sums = left.iter().zip(used).map(|(left, used)| left + used);
            ensure(sums.eq(copies), || format!("{what} were lost or made up"))
        };
        let copies = pack.evocations.iter().map(|it| it.copies).collect();
        all(copies, &state.evocation_cards, &kinds, "evocation cards")?;
        all(pack.figures.clone(), &state.figures, &pools, "figures")?;
        let copies = pack.upgrades.iter().map(|it| it.copies).collect();
        all(copies, &state.upgrades, &upgrades, "upgrades")?;
        let copies = pack.misfortunes.iter().map(|it| it.copies).collect();
        all(copies, &state.misfortunes, &borne, "misfortunes")
    }
}

/// The cubes of every colour are complete (BRW-2.4).
fn check_cubes(state: &State) -> Sound {
    let used = cubes_on_the_board(state);
    for party in (0..state.mages.len() as u8).map(Party).chain([Party::ROSE]) {
        let all = if party == Party::ROSE {
            ROSE_CUBES
        } else {
            MAGE_CUBES
        };
        let found = used[party.index()] + u16::from(state.supply[party.index()]);
        ensure(found == u16::from(all), || {
            format!("party {} has {found} cubes, not {all}", party.0)
        })?;
    }
    Ok(())
}

/// Every mage is somewhere (BRW-2.5), and has no more tokens than there are.
fn check_places(state: &State) -> Sound {
    for (seat, mage) in state.mages.iter().enumerate() {
        let away = state.bodies[seat].spot == Spot::Away;
        ensure(!away || !is_dealt(state), || {
            format!("the mage of seat {seat} is nowhere")
        })?;
        ensure(mage.tokens <= mage.all_tokens, || {
            format!("seat {seat} has too many action tokens")
        })?;
    }
    let rose = state.bodies[Party::ROSE.index()].spot != Spot::Away;
    ensure(!rose || state.avatar.is_some(), || {
        "the Avatar walks though it does not play".to_owned()
    })?;
    let crown = state.crown.index() < state.mages.len();
    ensure(crown, || "nobody has the crown".to_owned())
}

/// No window holds more than those who answer can tell apart (BRW-13.3.7), and whatever answers
/// answers to something it holds.
fn check_windows(state: &State) -> Sound {
    let happenings = |frame: &Frame| match &frame.job {
        Job::Window(window) => window.events.len(),
        _ => 0,
    };
    for frame in &state.stack {
        let held = happenings(frame);
        ensure(held <= usize::from(MOST_ANSWERED), || {
            format!("{held} things in one window")
        })?;
        let answered = match &frame.job {
            Job::Window(window) => window.queue.iter().all(|it| usize::from(it.event) < held),
            Job::Effect(effect) => effect.trigger.is_none_or(|it| {
                let window = state.stack.get(usize::from(it.window));
                usize::from(it.event) < window.map_or(0, happenings)
            }),
            _ => true,
        };
        ensure(answered, || "an answer to nothing".to_owned())?;
    }
    Ok(())
}

/// Nothing is left over when everybody plans or the game ends.
fn check_flow(state: &State) -> Sound {
    let quiet = matches!(state.flow, Flow::Planning(_) | Flow::Over);
    ensure(!quiet || state.stack.is_empty(), || {
        "something is still in progress".to_owned()
    })?;
    ensure((1..=3).contains(&state.moon), || {
        format!("moon {}", state.moon)
    })
}
