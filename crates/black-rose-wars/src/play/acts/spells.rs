//! Spell cards between piles, hands and boards (sections 8 and 9): one way to move a card each.

mod drawing;
mod hand;

use crate::cards::{Element, Filter, FilterSchool, HalfSide, School, SpellDeck};
use crate::play::asking::{card_target, school_target};
use crate::play::menu::{MenuShape, Pick};
use crate::play::state::{Card, Mage, Party};
use crate::play::{Play, rule};
use smallvec::SmallVec;
use table::{Message, SeatSet};

/// Some cards.
type Cards = SmallVec<[Card; 8]>;

impl Play<'_> {
    fn things_of(&self, mage: Party) -> Option<&Mage> {
        self.state.mages.get(mage.index())
    }

    fn things_of_mut(&mut self, mage: Party) -> Option<&mut Mage> {
        self.state.mages.get_mut(mage.index())
    }

    /// A card comes to the hand of a mage, unseen by the others.
    fn take_unseen(&mut self, mage: Party, card: Card, id: &'static str, told: [&'static str; 2]) {
        if let Some(own) = self.things_of_mut(mage) {
            own.hand.push(card);
        }
        self.shown_to(mage);
        let [public, private] = told;
        let by = self.party_arg(mage);
        let own = by.clone();
        self.tell_but(
            rule(id),
            mage,
            || Message::new(public).with("mage", by),
            || {
                Message::new(private)
                    .with("mage", own)
                    .with("card", card_target(card))
            },
        );
    }

    /// A card comes to the hand of a mage before everybody's eyes.
    fn take_seen(&mut self, mage: Party, card: Card, id: &'static str, message: &'static str) {
        if let Some(own) = self.things_of_mut(mage) {
            own.hand.push(card);
        }
        self.tell_card(mage, card, id, message);
    }

    fn tell_card(&mut self, mage: Party, card: Card, id: &'static str, message: &'static str) {
        let by = self.party_arg(mage);
        self.tell(rule(id), || {
            let card = card_target(card);
            Message::new(message).with("mage", by).with("card", card)
        });
    }

    pub(super) fn shown_to(&mut self, mage: Party) {
        let seats = mage.seat().map_or(SeatSet::NONE, SeatSet::of);
        self.tale.reveal_to(seats);
    }

    /// The top card of the grimoire comes to the hand; an empty grimoire is renewed first
    /// (BRW-8.7).
    pub(crate) fn draw_grimoire(&mut self, mage: Party) -> Option<Card> {
        if self.things_of(mage)?.grimoire.is_empty() {
            self.renew_grimoire(mage);
        }
        let card = self.things_of_mut(mage)?.grimoire.pop()?;
        let told = ["draws-from-grimoire", "draws-from-grimoire-this"];
        self.take_unseen(mage, card, "BRW-8.7", told);
        Some(card)
    }

    /// Memories and grimoire become a new grimoire.
    pub(crate) fn renew_grimoire(&mut self, mage: Party) {
        let Some(own) = self
            .things_of_mut(mage)
            .filter(|own| !own.memories.is_empty())
        else {
            self.shuffle_grimoire(mage);
            return;
        };
        let memories = std::mem::take(&mut own.memories);
        own.grimoire.extend(memories);
        self.shuffle_grimoire(mage);
        let by = self.party_arg(mage);
        self.tell(rule("BRW-8.7"), || {
            Message::new("grimoire-renewed").with("mage", by)
        });
    }

    fn shuffle_grimoire(&mut self, mage: Party) {
        let state = &mut *self.state;
        let own = state.mages.get_mut(mage.index());
        if let Some(own) = own.filter(|own| own.grimoire.len() > 1) {
            state.chance.shuffle(&mut own.grimoire);
            self.tale.chance();
        }
    }

    /// Can a card of this school be drawn (BRW-8.8)?
    pub(crate) fn has_cards(&self, school: School) -> bool {
        let pile = &self.state.library[school as usize];
        !pile.deck.is_empty() || !pile.discard.is_empty()
    }

    /// The schools a card can be drawn from.
    pub(crate) fn open_schools(&self) -> SmallVec<[Pick; 6]> {
        let schools = School::ALL.iter().copied();
        let open = schools.filter(|school| self.has_cards(*school));
        open.map(Pick::School).collect()
    }

    /// An empty school deck is renewed from its discard pile (BRW-8.8).
    fn refill_school(&mut self, school: School) {
        let state = &mut *self.state;
        let pile = &mut state.library[school as usize];
        if !pile.deck.is_empty() || pile.discard.is_empty() {
            return;
        }
        pile.deck = std::mem::take(&mut pile.discard);
        state.chance.shuffle(&mut pile.deck);
        self.tale.chance();
        self.tell(rule("BRW-8.8"), || {
            Message::new("school-renewed").with("school", school_target(school))
        });
    }

    /// The top card of a school, for whoever looks at it before it has a place.
    pub(crate) fn take_from_school(&mut self, school: School) -> Option<Card> {
        self.refill_school(school);
        self.state.library[school as usize].deck.pop()
    }

    /// The top card of a school comes to the hand (BRW-8.11).
    pub(crate) fn draw_library(&mut self, mage: Party, school: School) -> Option<Card> {
        let card = self.take_from_school(school)?;
        if let Some(own) = self.things_of_mut(mage) {
            own.hand.push(card);
        }
        self.shown_to(mage);
        let by = self.party_arg(mage);
        let own = by.clone();
        self.tell_but(
            rule("BRW-8.11"),
            mage,
            || {
                let message = Message::new("draws-from-library").with("mage", by);
                message.with("school", school_target(school))
            },
            || {
                let message = Message::new("draws-from-library-this").with("mage", own);
                let message = message.with("school", school_target(school));
                message.with("card", card_target(card))
            },
        );
        Some(card)
    }

    /// The top forgotten spell comes to the hand; from an empty deck nothing (BRW-9.11).
    pub(crate) fn draw_forgotten(&mut self, mage: Party) -> Option<Card> {
        self.things_of(mage)?;
        let card = self.state.forgotten.pop()?;
        let told = ["draws-forgotten", "draws-forgotten-this"];
        self.take_unseen(mage, card, "BRW-9.11", told);
        Some(card)
    }

    /// A card nobody else knows is discarded face up (BRW-8.10).
    pub(crate) fn discard_to_memories(&mut self, mage: Party, card: Card) {
        self.tale.reveal();
        self.put_in_memories(mage, card);
    }

    /// A card goes to the memories of its owner; a forgotten one leaves the game (BRW-9.10).
    pub(crate) fn put_in_memories(&mut self, mage: Party, card: Card) {
        if self.spell(card).deck == SpellDeck::Forgotten {
            self.remove_from_game(mage, card);
            return;
        }
        if let Some(own) = self.things_of_mut(mage) {
            own.memories.push(card);
        }
        self.tell_card(mage, card, "BRW-8.10", "discards-spell");
    }

    fn remove_from_game(&mut self, mage: Party, card: Card) {
        self.state.removed.push(card);
        self.tell_card(mage, card, "BRW-9.10", "spell-removed");
    }

    /// A card goes face up to the discard pile of its school; one without a school to the
    /// memories (BRW-8.3, 8.5).
    pub(crate) fn discard_to_library(&mut self, mage: Party, card: Card) {
        let SpellDeck::School(school) = self.spell(card).deck else {
            self.discard_to_memories(mage, card);
            return;
        };
        self.tale.reveal();
        self.state.library[school as usize].discard.push(card);
        self.tell_card(mage, card, "BRW-8.5", "discards-to-library");
    }

    /// Copies of one spell are one choice.
    fn distinct(&self, cards: impl Iterator<Item = Card>) -> Cards {
        let mut cards: Cards = cards.collect();
        cards.sort_unstable();
        let spell = |card: &Card| self.pack().cards[usize::from(card.0)];
        cards.dedup_by(|one, other| spell(one) == spell(other));
        cards
    }

    /// Does a card meet a filter? Elements are those of the side that counts, or of any side of a
    /// card that lies on no board.
    fn passes(&self, filter: &Filter, card: Card, half: Option<HalfSide>) -> bool {
        let spell = self.spell(card);
        let halves = match half {
            Some(side) => [Some(spell.half(side)), None],
            None => [Some(&spell.top), spell.bottom.as_ref()],
        };
        let wild = Element::Wild;
        let shows = filter.elements.is_empty()
            || (halves.iter().flatten())
                .any(|half| half.element == wild || filter.elements.contains(&half.element));
        let is = |school: FilterSchool| match school {
            FilterSchool::Forgotten => spell.deck == SpellDeck::Forgotten,
        };
        shows
            && filter.keyword.is_none_or(|keyword| spell.has(keyword))
            && filter.school.is_none_or(is)
            && !filter.not_school.is_some_and(is)
    }
}

/// The shape of picking exactly so many, or all there are.
pub(super) fn exactly(number: u8, of: usize) -> MenuShape {
    match number.min(u8::try_from(of).unwrap_or(u8::MAX)) {
        1 => MenuShape::One,
        number => MenuShape::Some {
            min: number,
            max: number,
        },
    }
}

fn card_of(pick: &Pick) -> Option<Card> {
    match pick {
        Pick::Card(card) => Some(*card),
        _ => None,
    }
}

/// Takes something out of a pile; says whether it was there.
pub(super) fn remove<A>(pile: &mut SmallVec<A>, thing: &A::Item) -> bool
where
    A: smallvec::Array,
    A::Item: PartialEq,
{
    let at = pile.iter().position(|it| it == thing);
    at.map(|at| pile.remove(at)).is_some()
}
