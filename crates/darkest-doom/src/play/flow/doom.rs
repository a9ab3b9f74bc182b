//! The Darkest Doom's turn: K4 (section 17).

use super::{Flow, TurnStep, Turns};
use crate::cards::{AreaId, Creation, Until};
use crate::map::AreaSet;
use crate::play::asking::{area_target, event_map_target, event_target};
use crate::play::menu::{Asked, Pick};
use crate::play::stack::{EffectJob, Source};
use crate::play::state::{MONSTERS, Pile};
use crate::play::{ASK, Chosen, Play, rule};
use resolve::Go;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Target};

/// The Echo events join the deck in this round (DD-17.2).
const ECHO_ROUND: u8 = 5;

/// The steps of the Darkest Doom's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Doom {
    /// a: the Heart; the Echo events.
    Heart,
    /// b: event and map.
    Event,
    /// c: this creation icon.
    Creation(u8),
    /// d: the event's effect.
    Effect,
    /// e: the monster of this slot draws a goal.
    Goal(u8),
}

/// Where a Hound appears.
enum Spawn {
    /// The First Player is asked.
    Asked,
    /// There.
    At(AreaId),
    /// There is no room for it.
    Nowhere,
}

impl Play<'_> {
    pub(super) fn step_doom(&mut self, step: Doom) -> Go {
        match step {
            Doom::Heart => {
                self.state.flow = Flow::Doom(Doom::Event);
                self.remove_heart();
            }
            Doom::Event => {
                self.state.flow = Flow::Doom(Doom::Creation(0));
                self.draw_event();
            }
            Doom::Creation(at) => return self.step_creation(at),
            Doom::Effect => {
                self.state.flow = Flow::Doom(Doom::Goal(0));
                if let Some(event) = self.state.event {
                    let program = self.pack().events[event.index()].effect.program;
                    let actor = self.first_player();
                    self.run(EffectJob::new(Source::Event(event), program, actor));
                }
            }
            Doom::Goal(slot) if usize::from(slot) < MONSTERS => {
                self.state.flow = Flow::Doom(Doom::Goal(slot + 1));
                if self.needs_goal(slot) {
                    self.start_goal(slot);
                }
            }
            Doom::Goal(_) => {
                let step = TurnStep::Next;
                self.state.flow = Flow::Turns(Turns { place: 0, step });
                self.open_announcements();
            }
        }
        Go::On
    }

    /// A Heart goes into the bag; in the fifth round the Echo awakes (DD-17.1, DD-17.2).
    fn remove_heart(&mut self) {
        self.state.hearts_taken += 1;
        self.state.bag.hearts += 1;
        let hearts = usize::from(self.state.hearts_taken);
        self.tell(rule("DD-17.1"), || {
            Message::new("heart-removed").with("n", hearts)
        });
        if self.state.round == ECHO_ROUND && !self.state.echo_events.is_empty() {
            let state = &mut *self.state;
            state.events.deck.extend(state.echo_events.drain(..));
            state.chance.shuffle(&mut state.events.deck);
            self.tale.chance();
            self.tell(rule("DD-17.2"), || Message::new("echo-awakes"));
        }
    }

    /// Last round's cards are discarded, new ones drawn (DD-17.3, DD-17.4).
    fn draw_event(&mut self) {
        self.end_lasting(Until::NextEvent, 0);
        self.tale.chance();
        self.tale.reveal();
        let state = &mut *self.state;
        replace(&mut state.event, &mut state.events, &mut state.chance);
        replace(
            &mut state.event_map,
            &mut state.event_maps,
            &mut state.chance,
        );
        if let (Some(event), Some(map)) = (state.event, state.event_map) {
            self.tell(rule("DD-17.3"), || {
                let message = Message::new("dark-event").with("event", event_target(event));
                message.with("map", event_map_target(map))
            });
        }
    }

    /// The creation icons from left to right (DD-17.5).
    fn step_creation(&mut self, at: u8) -> Go {
        let pack = self.pack();
        let event = self.state.event.map(|event| &pack.events[event.index()]);
        let icon = event.and_then(|event| event.creations.get(usize::from(at)));
        let Some(&icon) = icon else {
            self.state.flow = Flow::Doom(Doom::Effect);
            return Go::On;
        };
        let spawns = match icon {
            Creation::Monster => match self.spawn_area() {
                Spawn::Asked => return ASK,
                Spawn::At(area) => Some(area),
                Spawn::Nowhere => None,
            },
            _ => None,
        };
        // A vine may end the game: nothing follows it then.
        self.state.flow = Flow::Doom(Doom::Creation(at + 1));
        match icon {
            Creation::Monster => {
                if let Some(area) = spawns {
                    self.spawn_hound(area);
                }
            }
            Creation::SolarEclipse => self.solar_eclipse(),
            Creation::Abysses => self.place_abysses(),
            Creation::VineCitadel(colour) => {
                self.add_vines(pack.map.citadel(colour), 1);
            }
            Creation::VineTemple(colour) => {
                self.add_vines(pack.map.temple(colour), 1);
            }
        }
        Go::On
    }

    /// All abysses go, then the map says where new ones are (DD-17.7).
    fn place_abysses(&mut self) {
        let map = self.state.event_map;
        let marked = map.map(|map| &self.pack().event_maps[map.index()].abysses);
        let areas: AreaSet = marked.into_iter().flatten().copied().collect();
        self.state.abysses = areas;
        let areas: Vec<Target> = areas.iter().map(area_target).collect();
        self.tell(rule("DD-17.7"), || {
            Message::new("abysses-open").with("areas", areas)
        });
    }

    /// Where the First Player lets a Hound appear (DD-17.8).
    fn spawn_area(&mut self) -> Spawn {
        if self.state.monsters.iter().all(Option::is_some) {
            return Spawn::Nowhere;
        }
        let first = self.first_player();
        let picks: Vec<Pick> = self.spawn_areas().iter().map(Pick::Area).collect();
        match self.choose(first, Asked::Spawn, picks) {
            Chosen::Asked => Spawn::Asked,
            Chosen::Pick(Pick::Area(area)) => Spawn::At(area),
            Chosen::Pick(_) | Chosen::Nothing => Spawn::Nowhere,
        }
    }

    /// The marked areas without a figure, or else the nearest ones to any of them.
    fn spawn_areas(&self) -> AreaSet {
        let pack = self.pack();
        let map = self.state.event_map;
        let marked = map.map(|map| &pack.event_maps[map.index()].monsters);
        let marked: AreaSet = marked.into_iter().flatten().copied().collect();
        let occupied = self.occupied();
        let free = marked.without(occupied);
        if !free.is_empty() {
            return free;
        }
        let structures = crate::cards::Colour::ALL
            .iter()
            .flat_map(|colour| [pack.map.citadel(*colour), pack.map.temple(*colour)]);
        let avoided = structures.collect::<AreaSet>().or(pack.map.centre());
        let others = pack.map.all().without(occupied).without(avoided);
        let distance = |area: AreaId| {
            let distances = marked.iter().map(|it| pack.map.distance(it, area));
            distances.min().unwrap_or(u8::MAX)
        };
        let least = others.iter().map(distance).min();
        others
            .iter()
            .filter(|area| Some(distance(*area)) == least)
            .collect()
    }

    /// A monster of its own without a goal (DD-17.13).
    fn needs_goal(&self, slot: u8) -> bool {
        let monster = self.state.monsters[usize::from(slot)];
        monster.is_some_and(|it| it.goal.is_none() && it.controller.is_none())
    }
}

/// Discards the card that lies open and draws the next one.
fn replace<T>(open: &mut Option<T>, pile: &mut Pile<T>, chance: &mut Chance) {
    pile.discard.extend(open.take());
    *open = pile.draw(chance);
}
