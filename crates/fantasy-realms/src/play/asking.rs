//! The questions of the game: one place that knows what can be chosen when.

use crate::cards::{CardId, ItemSentence};
use crate::game::FantasyRealms;
use crate::play::effect::suit_target;
use crate::play::hoard::item as item_target;
use crate::play::state::{Effect, Frame, HAND_CAP, Stage, State};
use crate::play::usable::Moment;
use crate::play::zones::{Play, card, rule};
use crate::scoring::{CardSet, ItemSet};
use table::{Question, RuleId, Seat, Shape, Target, Waiting, Way};

/// Draw the top card of the deck.
pub(crate) const DRAW_DECK: Way = Way("draw-deck");
/// Draw two cards of the deck, then discard one (two players).
pub(crate) const DRAW_TWO: Way = Way("draw-two");
/// There is nothing to draw at all.
pub(crate) const DRAW_NOTHING: Way = Way("draw-nothing");
/// Use the face-up item.
pub(crate) const USE_ITEM: Way = Way("use-item");
/// Leave the face-up item as it is.
pub(crate) const KEEP_ITEM: Way = Way("keep-item");
/// Discard the face-up item and draw another.
pub(crate) const EXCHANGE_ITEM: Way = Way("exchange-item");
/// Make no use of the offer.
pub(crate) const DECLINE: Way = Way("decline");
/// Discard the shown card and draw one.
pub(crate) const DISCARD_AND_DRAW: Way = Way("discard-and-draw");

impl FantasyRealms {
    /// Whom the table waits for.
    pub(crate) fn who(&self, state: &State) -> Waiting {
        match state.stage {
            Stage::Over => Waiting::OVER,
            Stage::Draw | Stage::Discard | Stage::TurnEnd => Waiting::one(state.turn.seat),
            Stage::Effect => Waiting::one(self.effect_seat(state)),
            Stage::Cap(seat) | Stage::Choose { seat, .. } => Waiting::one(seat),
            Stage::Gain(gainer) => Waiting::one(state.holder(gainer).unwrap_or_default()),
        }
    }

    fn effect_seat(&self, state: &State) -> Seat {
        match state.frames.last() {
            Some(Frame::Refill(seat)) => *seat,
            Some(Frame::Effect(effect)) => match self.sentence(effect) {
                Some(ItemSentence::OthersOffer { .. }) => {
                    offerer(state, effect).unwrap_or(state.turn.seat)
                }
                _ => state.turn.seat,
            },
            None => state.turn.seat,
        }
    }

    /// The sentence an effect has come to.
    pub(crate) fn sentence(&self, effect: &Effect) -> Option<&ItemSentence> {
        self.item(effect.item).effect.get(usize::from(effect.next))
    }

    /// Fills in the question of the seat that is waited for.
    pub(crate) fn question(&self, state: &State, q: &mut Question) {
        let seat = self.who(state).seats.first().unwrap_or_default();
        match state.stage {
            Stage::Draw => self.ask_draw(state, seat, q),
            Stage::Discard => {
                q.begin(seat, "discard", rule("FR-4.4"), Shape::One);
                q.options.extend(self.discard_options(state));
            }
            Stage::TurnEnd => {
                q.begin(seat, "turn-end", rule("FR-7.1"), Shape::One);
                q.options.extend(self.turn_end_options(state));
            }
            Stage::Effect => self.ask_effect(state, seat, q),
            Stage::Cap(_) => ask_cap(state, seat, q),
            Stage::Gain(gainer) => self.ask_gain(state, seat, gainer, q),
            Stage::Choose { card, recolour, .. } => {
                self.ask_choice(state, seat, card, recolour, q);
            }
            Stage::Over => q.begin(seat, "over", RuleId::NONE, Shape::One),
        }
        let item = state.hoard.face_up[seat.index()];
        if matches!(state.stage, Stage::Draw | Stage::Discard | Stage::TurnEnd) {
            q.about = item.map(item_target);
        }
    }

    fn ask_draw(&self, state: &State, seat: Seat, q: &mut Question) {
        let drafting = state.is_drafting(seat);
        let (reason, id) = if drafting {
            ("draft", "FR-6.2")
        } else {
            ("draw", "FR-4.2")
        };
        q.begin(seat, reason, rule(id), Shape::One);
        q.options.extend(self.draw_options(state));
        if q.explain {
            let (opening, takeable) = (state.turn.opening, state.takeable(seat));
            for taken in state.discard.iter() {
                if !takeable.contains(taken) {
                    q.bar(card(taken), rule("FR-4.7"), "covered");
                } else if opening {
                    q.bar(card(taken), rule("FR-4.3"), "first-turn");
                }
            }
        }
    }

    /// The ways to draw, in the order they are offered.
    pub(crate) fn draw_options<'a>(
        &'a self,
        state: &'a State,
    ) -> impl Iterator<Item = Target> + 'a {
        let seat = state.turn.seat;
        let drafting = state.is_drafting(seat);
        let deck = if drafting { DRAW_TWO } else { DRAW_DECK };
        let from_deck = state.deck.len() >= if drafting { 2 } else { 1 };
        let takeable = state.takeable(seat);
        let taken = if state.turn.opening && from_deck {
            CardSet::EMPTY
        } else {
            takeable
        };
        let nothing = !from_deck && taken.is_empty();
        from_deck
            .then_some(Target::Way(deck))
            .into_iter()
            .chain(taken.iter().map(card))
            .chain(nothing.then_some(Target::Way(DRAW_NOTHING)))
            .chain(self.use_option(state))
    }

    fn use_option(&self, state: &State) -> Option<Target> {
        Moment::of(state)
            .can_use_face_up(self)
            .then_some(Target::Way(USE_ITEM))
    }

    /// The ways to go on between draw and discard.
    pub(crate) fn discard_options<'a>(
        &'a self,
        state: &'a State,
    ) -> impl Iterator<Item = Target> + 'a {
        state
            .hand(state.turn.seat)
            .iter()
            .map(card)
            .chain(self.use_option(state))
    }

    /// What can become of the face-up item after the discard.
    pub(crate) fn turn_end_options<'a>(
        &'a self,
        state: &'a State,
    ) -> impl Iterator<Item = Target> + 'a {
        [KEEP_ITEM, EXCHANGE_ITEM]
            .into_iter()
            .map(Target::Way)
            .chain(self.use_option(state))
    }

    fn ask_effect(&self, state: &State, seat: Seat, q: &mut Question) {
        match state.frames.last() {
            Some(Frame::Refill(_)) => {
                q.begin(seat, "take-aside", rule("FR-8.7"), Shape::One);
                q.options
                    .extend(state.hoard.aside[seat.index()].iter().map(item_target));
            }
            Some(Frame::Effect(effect)) => {
                if let Some(sentence) = self.sentence(effect) {
                    self.ask_sentence(state, seat, effect, sentence, q);
                    q.about = Some(item_target(effect.item));
                }
            }
            None => {}
        }
    }

    fn ask_sentence(
        &self,
        state: &State,
        seat: Seat,
        effect: &Effect,
        sentence: &ItemSentence,
        q: &mut Question,
    ) {
        let why = self.rule_of(effect.item);
        let hand = state.hand(seat);
        let chain = chain(state);
        let moment = Moment::of(state);
        match *sentence {
            ItemSentence::ChooseOtherPlayer => {
                q.begin(seat, "choose-player", why, Shape::One);
                q.options.extend(state.others(seat).map(Target::Seat));
            }
            ItemSentence::DiscardHand { cards } => {
                q.begin(seat, "discard-for-item", why, exactly(cards));
                q.options.extend(hand.iter().map(card));
            }
            ItemSentence::ReorderBottom => {
                let count = effect.cards.len() as u16;
                q.begin(
                    seat,
                    "reorder-bottom",
                    why,
                    Shape::Ranked {
                        min: count,
                        max: count,
                    },
                );
                q.options.extend(effect.cards.iter().map(card));
            }
            ItemSentence::NameSuit => {
                q.begin(seat, "name-suit", why, Shape::One);
                q.options.extend(self.suits_in_play(state).map(suit_target));
            }
            ItemSentence::ShowHandCard => {
                q.begin(seat, "show-card", why, Shape::One);
                q.options.extend(hand.iter().map(card));
            }
            ItemSentence::OthersOffer { up_to } => {
                let max = u16::from(up_to).min(hand.len() as u16);
                q.begin(seat, "offer", why, Shape::Some { min: 0, max });
                q.options.extend(hand.iter().map(card));
            }
            ItemSentence::SwapForOffer => {
                q.begin(seat, "swap", why, Shape::One);
                q.offer(Target::Way(DECLINE));
                q.options.extend(effect.offers.iter().map(card));
            }
            ItemSentence::OtherwiseMayDiscardShownAndDraw => {
                q.begin(seat, "discard-shown", why, Shape::One);
                q.options
                    .extend([DECLINE, DISCARD_AND_DRAW].map(Target::Way));
            }
            ItemSentence::DiscardedToBottom { cards } => {
                let shape = Shape::Ranked {
                    min: u16::from(cards),
                    max: u16::from(cards),
                };
                q.begin(
                    seat,
                    "bury",
                    why,
                    if cards == 1 { Shape::One } else { shape },
                );
                offer_uncovered(state, q);
            }
            ItemSentence::CoverDiscarded { cards } => {
                q.begin(seat, "cover", why, exactly(cards));
                offer_uncovered(state, q);
            }
            ItemSentence::TakeDiscarded { cards } => {
                q.begin(seat, "take-discarded", why, exactly(cards));
                q.options.extend(state.takeable(seat).iter().map(card));
            }
            ItemSentence::HandToBottom { min, max } => {
                let max = u16::from(max).min(hand.len() as u16);
                q.begin(
                    seat,
                    "bury-hand",
                    why,
                    Shape::Ranked {
                        min: u16::from(min),
                        max,
                    },
                );
                q.options.extend(hand.iter().map(card));
            }
            ItemSentence::PutBackDrawn { .. } => {
                q.begin(seat, "put-back", why, Shape::Assign { min: 1, max: 1 });
                q.options.extend(effect.cards.iter().map(card));
                q.offer_place(Target::Way(Way("top")), 1);
                q.offer_place(Target::Way(Way("bottom")), 1);
            }
            ItemSentence::KeepMatchAndDiscardHeld => {
                q.begin(seat, "discard-held", why, Shape::One);
                q.options.extend(hand.iter().map(card));
            }
            ItemSentence::PutOneOnTop => {
                q.begin(seat, "put-on-top", why, Shape::One);
                q.options.extend(effect.cards.iter().map(card));
            }
            ItemSentence::TakeOthersItem => {
                q.begin(seat, "steal-item", why, Shape::One);
                q.options
                    .extend(moment.victims(self, chain).map(Target::Seat));
                bar_items(state, seat, q);
            }
            ItemSentence::TakeDiscardedItem { among } => {
                q.begin(seat, "salvage-item", why, Shape::One);
                q.options
                    .extend(moment.finds(self, among, chain).map(item_target));
            }
            ItemSentence::CopyOwnItem => {
                q.begin(seat, "copy-item", why, Shape::One);
                q.options
                    .extend(moment.copies(self, chain).map(item_target));
            }
            _ => q.begin(seat, "item", why, Shape::One),
        }
    }

    /// The suits a player may name (FR-7.14).
    pub(crate) fn suits_in_play(
        &self,
        state: &State,
    ) -> impl Iterator<Item = crate::cards::Suit> + '_ {
        let with_suits = state.modules.suits;
        (0..)
            .map(crate::cards::Suit)
            .zip(&self.pack().suits)
            .filter_map(move |(suit, info)| {
                let in_play = with_suits || info.module == crate::cards::Module::Base;
                (info.selectable && in_play).then_some(suit)
            })
    }
}

/// Says why other players' items cannot be taken (FR-7.11).
fn bar_items(state: &State, seat: Seat, q: &mut Question) {
    for other in state.others(seat).filter(|_| q.explain).collect::<Vec<_>>() {
        if !q.options.contains(&Target::Seat(other)) {
            q.bar(Target::Seat(other), rule("FR-7.11"), "item-not-now");
        }
    }
}

fn ask_cap(state: &State, seat: Seat, q: &mut Question) {
    let excess = (state.hand(seat).len() - HAND_CAP) as u8;
    q.begin(seat, "cap", rule("FR-9.6"), exactly(excess));
    let (hand, spent) = (state.hand(seat), state.ending.spent);
    q.options.extend(hand.without(spent).iter().map(card));
    for bound in hand.iter().filter(|held| spent.contains(*held)) {
        q.bar(card(bound), rule("FR-9.6"), "already-used");
    }
}

fn offer_uncovered(state: &State, q: &mut Question) {
    let uncovered = state.uncovered();
    q.options.extend(uncovered.iter().map(card));
    for covered in state.discard.without(uncovered).iter() {
        q.bar(card(covered), rule("FR-8.9"), "covered");
    }
}

fn exactly(count: u8) -> Shape {
    let count = u16::from(count);
    if count == 1 {
        Shape::One
    } else {
        Shape::Some {
            min: count,
            max: count,
        }
    }
}

/// The items whose use led to the present question: none of them can be used again for it.
fn chain(state: &State) -> ItemSet {
    let items = state.frames.iter().filter_map(|frame| match frame {
        Frame::Effect(effect) => Some(effect.item),
        Frame::Refill(_) => None,
    });
    items.collect()
}

/// Who is asked for an offer next; nobody once all have been.
pub(crate) fn offerer(state: &State, effect: &Effect) -> Option<Seat> {
    let user = state.turn.seat;
    let next = effect
        .offering
        .unwrap_or_else(|| user.next(state.modules.players));
    (next != user).then_some(next)
}

impl Play<'_> {
    /// Does the sentence wait for an answer?
    pub(crate) fn is_asked(&self, sentence: &ItemSentence) -> bool {
        let Some(effect) = self.state.effect() else {
            return false;
        };
        let moment = Moment::of(self.state);
        match *sentence {
            ItemSentence::ReorderBottom => effect.cards.len() > 1,
            ItemSentence::OthersOffer { .. } => offerer(self.state, effect).is_some(),
            ItemSentence::SwapForOffer => !effect.offers.is_empty(),
            ItemSentence::OtherwiseMayDiscardShownAndDraw => {
                !effect.done && !self.state.deck.is_empty()
            }
            ItemSentence::PutBackDrawn { cards } => effect.count < cards,
            ItemSentence::KeepMatchAndDiscardHeld => effect.found.is_some(),
            // The robbed player's new item may have taken the last possibility away: a reshuffle
            // empties the pile. Then there is nothing left to do.
            ItemSentence::TakeOthersItem => moment
                .victims(self.rules, chain(self.state))
                .next()
                .is_some(),
            ItemSentence::TakeDiscardedItem { among } => moment
                .finds(self.rules, among, chain(self.state))
                .next()
                .is_some(),
            ItemSentence::CopyOwnItem => moment
                .copies(self.rules, chain(self.state))
                .next()
                .is_some(),
            ItemSentence::ChooseOtherPlayer
            | ItemSentence::DiscardHand { .. }
            | ItemSentence::NameSuit
            | ItemSentence::ShowHandCard
            | ItemSentence::DiscardedToBottom { .. }
            | ItemSentence::CoverDiscarded { .. }
            | ItemSentence::TakeDiscarded { .. }
            | ItemSentence::HandToBottom { .. }
            | ItemSentence::PutOneOnTop => true,
            _ => false,
        }
    }
}

/// The realm card a target points at.
pub(crate) fn as_card(target: Target) -> Option<CardId> {
    match target {
        Target::Card(id) => u8::try_from(id).ok().map(CardId),
        _ => None,
    }
}
