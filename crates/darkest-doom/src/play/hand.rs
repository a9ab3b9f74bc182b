//! Cards in hand (sections 3, 5, 11).

use super::asking::{achievement_target, card_target, corruption_target, deck_target};
use super::menu::{Asked, MenuShape, Pick};
use super::stack::{CorruptJob, DrawJob, Job, Refused, Returned};
use super::state::{Participant, Pile};
use super::{ASK, Chosen, Play, rule};
use crate::cards::{Card, CorruptionId, Deck, ResourceDeck, Trait};
use resolve::Go;
use table::{Message, SeatSet};

/// The hand limit is so much above Wisdom (DD-3.3).
const LIMIT_ABOVE_WISDOM: usize = 3;

impl Play<'_> {
    /// The hand limit of a player (DD-3.3).
    pub(crate) fn hand_limit(&self, who: Participant) -> usize {
        let player = self.state.players.get(who.index());
        let wisdom = player.map_or(0, |player| player.traits[Trait::Wisdom.index()]);
        usize::from(wisdom) + LIMIT_ABOVE_WISDOM
    }

    /// How many cards a player has in hand, corruption included.
    pub(crate) fn hand_size(&self, who: Participant) -> usize {
        let player = self.state.players.get(who.index());
        player.map_or(0, |player| player.hand.len() + player.corruption.len())
    }

    /// Somebody has seen something that was hidden.
    pub(crate) fn shown_to(&mut self, who: Participant) {
        let seats = self.state.seat_of(who).map_or(SeatSet::NONE, SeatSet::of);
        self.tale.reveal_to(seats);
    }

    /// Begins a draw, followed by the hand limit; Dark Corruption cards are taken in another way
    /// ([`Self::start_corrupt`]).
    pub(crate) fn start_draw(&mut self, who: Participant, deck: Deck, n: u8, same_deck: bool) {
        if self.state.is_virtual(who) {
            return;
        }
        self.push(Job::Draw(DrawJob {
            who,
            deck,
            same_deck,
            chosen: None,
            left: n,
            asked: Asked::Deck,
        }));
    }

    /// One step of it.
    pub(crate) fn step_draw(&mut self, job: DrawJob) -> Go {
        if job.left == 0 {
            return self.step_hand_limit(job.who);
        }
        let drawn = match job.deck {
            Deck::Achievement => self.draw_achievement(job.who),
            Deck::Corruption | Deck::Mission => false,
            Deck::Resource | Deck::Equipment | Deck::Trap | Deck::Encounter | Deck::Spell => {
                return self.step_draw_resource(job);
            }
        };
        let left = if drawn { job.left - 1 } else { 0 };
        self.set_job(Job::Draw(DrawJob { left, ..job }));
        Go::On
    }

    /// The deck is chosen for each card, which is seen before the next choice (DD-5.11).
    fn step_draw_resource(&mut self, job: DrawJob) -> Go {
        let deck = match job.deck.single().or(job.chosen) {
            Some(deck) => Some(deck),
            None => {
                let decks = ResourceDeck::ALL.iter().copied();
                let open = decks.filter(|deck| !self.state.resources[deck.index()].is_used_up());
                let open: smallvec::SmallVec<[Pick; 4]> = open.map(Pick::Deck).collect();
                match self.choose(job.who, job.asked, open) {
                    Chosen::Asked => return ASK,
                    Chosen::Pick(Pick::Deck(deck)) => Some(deck),
                    Chosen::Pick(_) | Chosen::Nothing => None,
                }
            }
        };
        let drawn = deck.is_some_and(|deck| self.draw_resource(job.who, deck));
        self.set_job(Job::Draw(DrawJob {
            left: if drawn { job.left - 1 } else { 0 },
            chosen: deck.filter(|_| job.same_deck),
            ..job
        }));
        Go::On
    }

    /// The top card of a resource deck comes to the hand; tells whether there was one.
    fn draw_resource(&mut self, who: Participant, deck: ResourceDeck) -> bool {
        let state = &mut *self.state;
        let pile = &mut state.resources[deck.index()];
        let renewed = needs_shuffle(pile);
        let card = pile.draw(&mut state.chance);
        let Some((card, player)) = card.zip(state.players.get_mut(who.index())) else {
            return false;
        };
        player.hand.push(card);
        self.told_of_renewal(renewed);
        self.shown_to(who);
        let name = self.guardian_arg(who);
        self.tell_but(
            rule("DD-5.11"),
            who,
            || {
                Message::new("draws-card")
                    .with("guardian", name)
                    .with("deck", deck_target(deck))
            },
            || {
                Message::new("draws-this-card")
                    .with("guardian", name)
                    .with("card", card_target(card))
            },
        );
        true
    }

    /// An Order Achievement is drawn; deeds done before do not count for it (DD-19.6).
    pub(crate) fn draw_achievement(&mut self, who: Participant) -> bool {
        let state = &mut *self.state;
        let renewed = needs_shuffle(&state.achievements);
        let Some(card) = state.achievements.draw(&mut state.chance) else {
            return false;
        };
        self.hold_achievement(who, card);
        self.told_of_renewal(renewed);
        self.shown_to(who);
        let name = self.guardian_arg(who);
        self.tell_but(
            rule("DD-19.1"),
            who,
            || Message::new("draws-achievement").with("guardian", name),
            || {
                Message::new("draws-this-achievement")
                    .with("guardian", name)
                    .with("card", achievement_target(card))
            },
        );
        true
    }

    /// A discard pile became a deck: chance was used (DD-1.13).
    pub(crate) fn told_of_renewal(&mut self, renewed: bool) {
        if renewed {
            self.tale.chance();
            self.tell(rule("DD-1.13"), || Message::new("deck-renewed"));
        }
    }

    /// Begins the discard of what a hand has too much, if it has (DD-5.12).
    pub(crate) fn start_hand_limit(&mut self, who: Participant) {
        if self.above_limit(who) > 0 {
            self.start_draw(who, Deck::Resource, 0, false);
        }
    }

    /// How many cards a player must discard: never corruption (DD-5.12).
    fn above_limit(&self, who: Participant) -> usize {
        let above = self.hand_size(who).saturating_sub(self.hand_limit(who));
        let player = self.state.players.get(who.index());
        above.min(player.map_or(0, |player| player.hand.len()))
    }

    fn step_hand_limit(&mut self, who: Participant) -> Go {
        let above = self.above_limit(who);
        if above == 0 {
            self.pop();
            return Go::On;
        }
        if let Some(reply) = self.reply(Asked::HandLimit) {
            self.discard_picks(who, &reply.picks);
            self.pop();
            return Go::On;
        }
        let n = u8::try_from(above).unwrap_or(u8::MAX);
        let shape = MenuShape::Some { min: n, max: n };
        let hand = self.state.players[who.index()].hand.clone();
        self.ask(
            who,
            Asked::HandLimit,
            shape,
            hand.into_iter().map(Pick::Card),
        );
        ASK
    }

    fn discard_picks(&mut self, who: Participant, picks: &[Pick]) {
        for pick in picks {
            if let Pick::Card(card) = pick {
                self.discard_from_hand(who, *card);
            }
        }
    }

    /// Begins the taking of Dark Corruption cards (DD-11.3).
    pub(crate) fn start_corrupt(&mut self, who: Participant, n: u8, refused: Refused) {
        if n > 0 && !self.state.is_virtual(who) {
            // Only what comes of its own refusals matters to it.
            self.state.returned = None;
            self.push(Job::Corrupt(CorruptJob {
                who,
                left: n,
                refused,
            }));
        }
    }

    /// One step of it: one card after another (DD-11.4).
    pub(crate) fn step_corrupt(&mut self, job: CorruptJob) -> Go {
        // Whoever died of a refused card takes no more of them (DD-11.5).
        let died = matches!(
            self.state.returned.take(),
            Some(Returned::Wounds { died: true, .. })
        );
        if died || job.left == 0 || self.state.corruption.is_used_up() {
            self.pop();
            return Go::On;
        }
        let who = job.who;
        let less = Job::Corrupt(CorruptJob {
            left: job.left - 1,
            ..job
        });
        if self.hand_size(who) >= self.hand_limit(who) {
            let hand = self.state.players[who.index()].hand.clone();
            match self.choose(who, Asked::MakeRoom, hand.into_iter().map(Pick::Card)) {
                Chosen::Asked => return ASK,
                Chosen::Pick(Pick::Card(card)) => {
                    self.discard_from_hand(who, card);
                }
                Chosen::Pick(_) | Chosen::Nothing => {
                    self.set_job(less);
                    self.refuse_corruption(who, job.refused);
                    return Go::On;
                }
            }
        }
        self.set_job(less);
        self.take_corruption(who);
        Go::On
    }

    /// A hand full of corruption takes no more (DD-11.5).
    fn refuse_corruption(&mut self, who: Participant, refused: Refused) {
        let name = self.guardian_arg(who);
        self.tell(rule("DD-11.5"), || {
            Message::new("hand-full-of-corruption").with("guardian", name)
        });
        if let Refused::Wound { by, how } = refused {
            self.start_wounds(who, 1, by, how);
        }
    }

    fn take_corruption(&mut self, who: Participant) {
        let state = &mut *self.state;
        let renewed = needs_shuffle(&state.corruption);
        let card = state.corruption.draw(&mut state.chance);
        let Some((card, player)) = card.zip(state.players.get_mut(who.index())) else {
            return;
        };
        player.corruption.push(card);
        self.told_of_renewal(renewed);
        self.shown_to(who);
        let name = self.guardian_arg(who);
        self.tell_but(
            rule("DD-11.1"),
            who,
            || Message::new("takes-corruption").with("guardian", name),
            || {
                Message::new("takes-this-corruption")
                    .with("guardian", name)
                    .with("card", corruption_target(card))
            },
        );
    }

    /// A card of the hand goes to its discard pile; tells whether it was there.
    pub(crate) fn discard_from_hand(&mut self, who: Participant, card: Card) -> bool {
        if !self.take_out_of_hand(who, card) {
            return false;
        }
        self.put_on_discard(card);
        self.tale.reveal();
        let name = self.guardian_arg(who);
        self.tell(rule("DD-10.6"), || {
            Message::new("discards-card")
                .with("guardian", name)
                .with("card", card_target(card))
        });
        true
    }

    /// A Citadel Resource card leaves the hand; tells whether it was there.
    pub(crate) fn take_out_of_hand(&mut self, who: Participant, card: Card) -> bool {
        let Some(player) = self.state.players.get_mut(who.index()) else {
            return false;
        };
        let place = player.hand.iter().position(|held| *held == card);
        place.map(|place| player.hand.remove(place)).is_some()
    }

    /// A Citadel Resource card goes to the discard pile of its deck (DD-10.6).
    pub(crate) fn put_on_discard(&mut self, card: Card) {
        let deck = self.pack().design(card).deck;
        self.state.resources[deck.index()].discard.push(card);
    }

    /// A Dark Corruption card of the hand goes to the discard pile; tells whether it was there.
    pub(crate) fn discard_corruption(&mut self, who: Participant, card: CorruptionId) -> bool {
        let Some(player) = self.state.players.get_mut(who.index()) else {
            return false;
        };
        let Some(place) = player.corruption.iter().position(|held| *held == card) else {
            return false;
        };
        player.corruption.remove(place);
        self.state.corruption.discard.push(card);
        self.tale.reveal();
        let name = self.guardian_arg(who);
        self.tell(rule("DD-11.2"), || {
            Message::new("discards-corruption")
                .with("guardian", name)
                .with("card", corruption_target(card))
        });
        true
    }
}

/// Will the next card of a pile need its discards to be shuffled?
pub(crate) fn needs_shuffle<T>(pile: &Pile<T>) -> bool {
    pile.deck.is_empty() && !pile.discard.is_empty()
}
