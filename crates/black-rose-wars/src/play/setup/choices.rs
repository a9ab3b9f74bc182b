//! What the players pick before the start, and what they are dealt (BRW-3.2.5 to BRW-3.2.11).

use super::{COLOURS, GRIMOIRES, Setup};
use crate::cards::{CharacterId, School, SpellId};
use crate::play::asking::{card_target, character_target, cube_colour_target, grimoire_target};
use crate::play::flow::Flow;
use crate::play::menu::{Asked, MenuShape, Pick};
use crate::play::state::{Card, Party};
use crate::play::{Go, Play, rule};
use smallvec::SmallVec;
use table::Message;

impl Play<'_> {
    /// From the crown holder clockwise everybody picks a mage and a colour, then a school and a
    /// grimoire; then everything is dealt (BRW-3.2.5 to BRW-3.2.11).
    pub(crate) fn step_setup(&mut self, step: Setup) -> Go {
        let (Setup::Character(place) | Setup::Colour(place) | Setup::Grimoire(place)) = step else {
            self.deal_all();
            return Go::On;
        };
        let order = self.turn_order();
        let Some(&mage) = order.get(usize::from(place)) else {
            let next = match step {
                Setup::Grimoire(_) => Setup::Deal,
                _ => Setup::Grimoire(0),
            };
            self.state.flow = Flow::Setup(next);
            return Go::On;
        };
        let earlier = &order[..usize::from(place)];
        let (asked, next, picks) = match step {
            Setup::Character(_) => {
                let next = Setup::Colour(place);
                (Asked::Character, next, self.free_characters(earlier))
            }
            Setup::Colour(_) => {
                let next = Setup::Character(place + 1);
                (Asked::Colour, next, self.free_colours(earlier))
            }
            _ => {
                let next = Setup::Grimoire(place + 1);
                (Asked::Grimoire, next, self.free_grimoires())
            }
        };
        let Some(reply) = self.reply(asked) else {
            self.ask(mage, asked, MenuShape::One, picks);
            return Go::Ask;
        };
        if let Some(pick) = reply.picks.first() {
            self.take_choice(mage, *pick);
        }
        self.state.flow = Flow::Setup(next);
        Go::On
    }

    fn free_characters(&self, earlier: &[Party]) -> SmallVec<[Pick; 12]> {
        let mages = &self.state.mages;
        let all = 0..self.pack().mages.len() as u8;
        let free = all.filter(|it| {
            let mut taken = earlier.iter().map(|party| mages[party.index()].character.0);
            !taken.any(|taken| taken == *it)
        });
        free.map(Pick::Character).collect()
    }

    fn free_colours(&self, earlier: &[Party]) -> SmallVec<[Pick; 12]> {
        let mages = &self.state.mages;
        let free = (0..COLOURS as u8).filter(|it| {
            let mut taken = earlier.iter().map(|party| mages[party.index()].colour);
            !taken.any(|taken| taken == *it)
        });
        free.map(Pick::CubeColour).collect()
    }

    /// The grimoires of the schools nobody has picked.
    fn free_grimoires(&self) -> SmallVec<[Pick; 12]> {
        let picked = |school: School| {
            let mut mages = self.state.mages.iter();
            mages.any(|mage| mage.school.is_some_and(|(it, _)| it == school))
        };
        let free = School::ALL.iter().filter(|school| !picked(**school));
        let both = |school: &School| {
            let school = *school;
            (0..GRIMOIRES).map(move |which| Pick::Grimoire(school, which))
        };
        free.flat_map(both).collect()
    }

    /// What one takes from another who has not picked yet, the other gets in exchange.
    fn take_choice(&mut self, mage: Party, pick: Pick) {
        let mages = &mut self.state.mages;
        let at = mage.index();
        let (id, thing) = match pick {
            Pick::Character(character) => {
                let wanted = CharacterId(character);
                let old = std::mem::replace(&mut mages[at].character, wanted);
                let others = mages.iter_mut().enumerate().filter(|(seat, _)| *seat != at);
                for (_, other) in others.filter(|(_, it)| it.character == wanted) {
                    other.character = old;
                }
                ("takes-mage", character_target(character))
            }
            Pick::CubeColour(colour) => {
                let old = std::mem::replace(&mut mages[at].colour, colour);
                let others = mages.iter_mut().enumerate().filter(|(seat, _)| *seat != at);
                for (_, other) in others.filter(|(_, it)| it.colour == colour) {
                    other.colour = old;
                }
                ("takes-colour", cube_colour_target(colour))
            }
            Pick::Grimoire(school, which) => {
                mages[at].school = Some((school, which));
                ("takes-grimoire", grimoire_target(school, which))
            }
            _ => return,
        };
        let mage = self.party_arg(mage);
        self.tell(rule("BRW-3.2.5"), || {
            Message::new(id).with("mage", mage).with("what", thing)
        });
    }

    fn deal_all(&mut self) {
        for mage in self.turn_order() {
            self.deal_grimoire(mage);
        }
        self.rules.place_mages(self.state);
        self.tale.chance();
        self.begin_turn();
    }

    /// Six cards of the school and one personal spell: one of them to the Memories, the others
    /// are the grimoire (BRW-3.2.8 to BRW-3.2.10).
    fn deal_grimoire(&mut self, mage: Party) {
        let pack = self.pack();
        let state = &mut *self.state;
        let own = &mut state.mages[mage.index()];
        let character = pack.character(own.character);
        own.tokens = character.tokens;
        own.all_tokens = character.tokens;
        let of_spell = |spell: SpellId| {
            let cards = (0..).map(Card).zip(&pack.cards);
            cards
                .filter(move |(_, it)| **it == spell)
                .map(|(card, _)| card)
        };
        own.aside.extend(of_spell(character.personal));
        own.grimoire.extend(own.aside.pop());
        if let Some((school, which)) = own.school {
            let deck = &mut state.library[school as usize].deck;
            let list = &pack.schools[school as usize].grimoires[usize::from(which)];
            for spell in list {
                let found = deck
                    .iter()
                    .position(|card| pack.cards[usize::from(card.0)] == *spell);
                own.grimoire.extend(found.map(|at| deck.remove(at)));
            }
            state.chance.shuffle(deck);
        }
        state.chance.shuffle(&mut own.grimoire);
        let Some(memory) = own.grimoire.pop() else {
            return;
        };
        own.memories.push(memory);
        self.tale.reveal();
        let mage = self.party_arg(mage);
        self.tell(rule("BRW-3.2.9"), || {
            let message = Message::new("starts-with-memory").with("mage", mage);
            message.with("card", card_target(memory))
        });
    }
}
