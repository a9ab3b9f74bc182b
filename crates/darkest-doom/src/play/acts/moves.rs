//! Figures and tokens on the map.

use crate::cards::{Amount, AreaId, MoveMode, Person, Spot, SpotWord, Token, Where};
use crate::map::AreaSet;
use crate::play::menu::{Asked, Pick};
use crate::play::stack::{Source, Thing, TravelWay};
use crate::play::state::{ABYSSES, Figure};
use crate::play::{Chosen, Play};
use resolve::Did;

impl Play<'_> {
    /// A figure is moved.
    pub(crate) fn move_figure(
        &mut self,
        mode: MoveMode,
        n: Option<Amount>,
        who: Person,
        to: Option<Where>,
    ) -> Did {
        if self.effect().part.step > 0 {
            return Did::Yes;
        }
        let Some(figure) = self.figure(who) else {
            return Did::No;
        };
        let Some(here) = self.area_of(figure).filter(|_| !self.is_held(figure)) else {
            return Did::No;
        };
        let n = n.map_or(1, |n| self.amount(n, u8::MAX));
        match mode {
            MoveMode::Walk => self.wander(figure, TravelWay::Walk, n),
            MoveMode::Ride => self.wander(figure, TravelWay::Ride, n),
            MoveMode::Fly => self.fly(figure, here, n),
            MoveMode::Jump => self.jump(figure, who, to),
            MoveMode::Place => self.place_figure(figure, who, to),
            MoveMode::Push => self.push_figure(figure, here, n),
        }
    }

    fn wander(&mut self, figure: Figure, way: TravelWay, n: u8) -> Did {
        self.effect().part.step = 1;
        self.start_travel(figure, way, n);
        Did::Wait
    }

    /// The area is entered; the act is over when that is.
    fn arrive(&mut self, figure: Figure, area: AreaId) -> Did {
        self.effect().part.step = 1;
        self.enter(figure, area);
        Did::Wait
    }

    fn fly(&mut self, figure: Figure, here: AreaId, n: u8) -> Did {
        let map = &self.pack().map;
        let mut areas = map.all().without(map.centre());
        areas.remove(here);
        let reached = areas.iter().filter(|area| map.distance(here, *area) <= n);
        match self.pick_area(Asked::Fly, reached.collect()) {
            Ok(area) => self.arrive(figure, area),
            Err(did) => did,
        }
    }

    fn jump(&mut self, figure: Figure, who: Person, to: Option<Where>) -> Did {
        match self.destination(who, to) {
            Some(area) => self.arrive(figure, area),
            None => Did::No,
        }
    }

    /// The area a text sends somebody to.
    fn destination(&mut self, who: Person, to: Option<Where>) -> Option<AreaId> {
        let whose = self.participant(who);
        self.spot(to?, whose)
    }

    /// DD-7.10.
    fn place_figure(&mut self, figure: Figure, who: Person, to: Option<Where>) -> Did {
        let Some(area) = self.destination(who, to) else {
            return Did::No;
        };
        let free = self.nearest_free(area, Some(figure));
        match self.pick_area(Asked::Displace, free) {
            Ok(area) => {
                self.put(figure, area);
                Did::Yes
            }
            Err(did) => did,
        }
    }

    /// One area after another, each chosen by the actor among the free ones.
    fn push_figure(&mut self, figure: Figure, here: AreaId, n: u8) -> Did {
        let mut here = here;
        while self.effect().part.count < n {
            let free = self.displacement(here);
            match self.pick_area(Asked::Displace, free) {
                Ok(area) => {
                    self.put(figure, area);
                    here = area;
                    self.effect().part.count += 1;
                }
                Err(Did::Ask) => return Did::Ask,
                Err(_) => break,
            }
        }
        Did::from(self.effect().part.count > 0)
    }

    /// One of these areas, chosen by the actor of the program.
    fn pick_area(&mut self, asked: Asked, areas: AreaSet) -> Result<AreaId, Did> {
        let actor = self.effect().actor;
        match self.choose(actor, asked, areas.iter().map(Pick::Area)) {
            Chosen::Asked => Err(Did::Ask),
            Chosen::Pick(Pick::Area(area)) => Ok(area),
            Chosen::Pick(_) | Chosen::Nothing => Err(Did::No),
        }
    }

    /// Two figures change places; nothing is entered.
    pub(crate) fn swap_places(&mut self, a: Person, b: Person) -> Did {
        let (Some(a), Some(b)) = (self.figure(a), self.figure(b)) else {
            return Did::No;
        };
        let (Some(of_a), Some(of_b)) = (self.area_of(a), self.area_of(b)) else {
            return Did::No;
        };
        let centre = self.pack().map.centre();
        let held = self.is_held(a) || self.is_held(b);
        if a == b || held || centre.has(of_a) || centre.has(of_b) {
            return Did::No;
        }
        self.put(a, of_b);
        self.put(b, of_a);
        Did::Yes
    }

    /// Tokens are put somewhere.
    pub(crate) fn place_tokens(&mut self, token: Token, n: u8, at: Where) -> Did {
        let Some(area) = self.destination(Person::Me, Some(at)) else {
            return Did::No;
        };
        match token {
            Token::Vine => Did::from(self.add_vines(area, n) > 0),
            Token::Abyss => {
                let abysses = self.state.abysses;
                let room = !abysses.has(area) && abysses.len() < ABYSSES;
                if room {
                    self.state.abysses.insert(area);
                }
                Did::from(room)
            }
        }
    }

    /// Tokens are taken off.
    pub(crate) fn remove_tokens(&mut self, token: Token, n: u8, at: Where) -> Did {
        let Some(area) = self.token_area(token, at) else {
            return Did::No;
        };
        let actor = self.effect().actor;
        match token {
            Token::Vine => Did::from(self.cut_vines(area, n, Some(actor)) > 0),
            Token::Abyss => Did::from(self.remove_abyss(area, Some(actor))),
        }
    }

    /// Where the tokens lie. The abyss of a test lies where it was entered, also if the Guardian
    /// has been reborn elsewhere in the meantime.
    fn token_area(&mut self, token: Token, at: Where) -> Option<AreaId> {
        let effect = self.effect();
        match (token, at.area, effect.source, effect.target) {
            (Token::Abyss, Spot::Word(SpotWord::Own), Source::Abyss, Some(Thing::Area(area))) => {
                Some(area)
            }
            _ => self.destination(Person::Me, Some(at)),
        }
    }

    /// Solar Eclipse.
    pub(crate) fn eclipse(&mut self) -> Did {
        self.solar_eclipse();
        Did::Yes
    }

    /// The Darkest Doom marker moves; the actor counts as the roller.
    pub(crate) fn move_doom(&mut self, n: u8, resolve: bool) -> Did {
        let effect = self.effect();
        if effect.part.step > 0 {
            return Did::Yes;
        }
        effect.part.step = 1;
        let actor = effect.actor;
        self.advance_doom(n, actor, resolve);
        Did::Wait
    }
}
