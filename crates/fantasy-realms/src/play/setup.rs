//! The start of a game (FR-3, FR-6.1).

use crate::cards::{CardId, ItemId, Timing};
use crate::game::FantasyRealms;
use crate::play::knowledge::Knowledge;
use crate::play::state::{Ending, Hoard, Modules, Options, Stage, State, Turn};
use crate::play::zones::{Play, rule};
use crate::scoring::CardSet;
use table::seat::MAX_SEATS;
use table::{Chance, Message, Seat, Seed, SetupError, Tale};

impl FantasyRealms {
    /// A table with nothing dealt yet: all cards in the decks, in the order of the pack.
    pub(crate) fn empty_table(
        &self,
        players: u8,
        options: Options,
        seed: &Seed,
    ) -> Result<State, SetupError> {
        let modules = Modules {
            players,
            suits: options.suits,
            items: options.items,
        };
        let deck = self.book(modules.suits).deck();
        let needed = usize::from(players) * modules.hand_size() + modules.end_threshold();
        if deck.len() < needed {
            let found = deck.len();
            return Err(SetupError(format!(
                "{players} players need a deck of at least {needed} cards; this pack has {found}"
            )));
        }
        let fits = |item: &ItemId| self.pack().items.len() > usize::from(item.0);
        let items = (0..64).map(ItemId).filter(fits).filter(|_| modules.items);
        if modules.items && self.pack().items.len() < usize::from(players) {
            return Err(SetupError(
                "this pack has too few cursed items for so many".to_owned(),
            ));
        }
        let items: arrayvec::ArrayVec<ItemId, 64> = items.collect();
        Ok(State {
            modules,
            in_play: deck.len() as u8,
            items_in_play: items.len() as u8,
            first: Seat(0),
            deck: deck.iter().collect(),
            hands: [CardSet::EMPTY; MAX_SEATS],
            discard: CardSet::EMPTY,
            covered: [CardSet::EMPTY; MAX_SEATS],
            known: Knowledge::none(self.pack().cards.len(), players),
            hoard: Hoard {
                deck: items,
                ..Hoard::default()
            },
            turn: Turn::of(Seat(0)),
            frames: arrayvec::ArrayVec::new(),
            stage: Stage::Draw,
            ending: Ending::default(),
            chance: Chance::new(seed),
        })
    }

    /// Shuffles, deals and lets a random player start.
    pub(crate) fn deal(&self, state: &mut State, tale: &mut Tale) {
        let mut play = Play {
            rules: self,
            state,
            tale,
        };
        play.state.chance.shuffle(&mut play.state.deck);
        play.state.chance.shuffle(&mut play.state.hoard.deck);
        let players = u32::from(play.state.modules.players);
        play.state.first = Seat(play.state.chance.below(players) as u8);
        play.state.turn = Turn {
            opening: true,
            ..Turn::of(play.state.first)
        };
        let first = play.state.first;
        play.tell(rule("FR-3.3"), || {
            Message::new("starts").with("seat", first)
        });
        if play.state.modules.is_duel() {
            return;
        }
        for seat in first.round(play.state.modules.players) {
            play.deal_hand(seat);
        }
        if play.state.modules.items {
            for seat in first.round(play.state.modules.players) {
                play.draw_item(seat, rule("FR-3.4"));
            }
        }
    }
}

impl Play<'_> {
    fn deal_hand(&mut self, seat: Seat) {
        let size = self.state.modules.hand_size();
        let left = self.state.deck.len() - size;
        let dealt: Vec<CardId> = self.state.deck.drain(left..).collect();
        self.state.hands[seat.index()] = dealt.iter().copied().collect();
        let hand = self.state.hand(seat);
        self.state.known.own(seat, hand);
        self.tell_but(
            rule("FR-3.1"),
            table::SeatSet::of(seat),
            || Message::new("dealt").with("seat", seat).with("count", size),
            || {
                let cards = crate::play::zones::cards(hand);
                Message::new("dealt-cards")
                    .with("seat", seat)
                    .with("cards", cards)
            },
        );
    }

    /// Does the item copy another one, so that its owner needs a face-down item (FR-8.18)?
    pub(crate) fn is_copier(&self, item: ItemId) -> bool {
        self.rules.item(item).timing == Timing::Copied
    }
}
