//! May an item be used now? Its moment must be right, and its effect must be possible completely
//! (FR-7.3 to FR-7.5, FR-7.10, FR-7.11).

use crate::cards::{ItemId, ItemSentence, Timing};
use crate::game::FantasyRealms;
use crate::play::state::{Phase, State};
use crate::scoring::ItemSet;
use table::Seat;

/// A moment of somebody's turn.
#[derive(Clone, Copy)]
pub(crate) struct Moment<'a> {
    state: &'a State,
    seat: Seat,
}

/// What is left of the needed cards while a text is read ahead.
struct Supply {
    deck: usize,
    hand: usize,
    takeable: usize,
    uncovered: usize,
}

impl<'a> Moment<'a> {
    /// The present moment of the turn in progress.
    pub(crate) fn of(state: &'a State) -> Self {
        Moment {
            state,
            seat: state.turn.seat,
        }
    }

    /// Would using the item replace the turn?
    pub(crate) fn replaces(rules: &FantasyRealms, item: ItemId) -> bool {
        rules.item(item).timing == Timing::ReplaceTurn
    }

    /// May the player whose turn it is use the own face-up item now?
    pub(crate) fn can_use_face_up(self, rules: &FantasyRealms) -> bool {
        self.state.modules.items
            && self.state.hoard.face_up[self.seat.index()]
                .is_some_and(|item| self.can_use(rules, item, ItemSet::EMPTY))
    }

    /// May the item be used now? `chain` holds the items already being used for it, which it
    /// cannot fall back on.
    pub(crate) fn can_use(self, rules: &FantasyRealms, item: ItemId, chain: ItemSet) -> bool {
        let on_time = match rules.item(item).timing {
            Timing::AnyTime | Timing::Copied => true,
            Timing::ReplaceTurn => self.state.turn.phase == Phase::BeforeDraw,
            Timing::AfterTurn => self.state.turn.phase == Phase::AfterDiscard,
        };
        let mut chain = chain;
        chain.insert(item);
        on_time && self.is_possible(rules, &rules.item(item).effect, chain)
    }

    fn is_possible(self, rules: &FantasyRealms, text: &[ItemSentence], chain: ItemSet) -> bool {
        let mut supply = Supply {
            deck: self.state.deck.len(),
            hand: self.state.hand(self.seat).len(),
            takeable: self.state.takeable(self.seat).len(),
            uncovered: self.state.uncovered().len(),
        };
        text.iter().all(|sentence| match sentence {
            ItemSentence::TakeOthersItem => self.victims(rules, chain).next().is_some(),
            ItemSentence::TakeDiscardedItem { among } => {
                self.finds(rules, *among, chain).next().is_some()
            }
            ItemSentence::CopyOwnItem => self.copies(rules, chain).next().is_some(),
            ItemSentence::SetAsideItems { .. } => {
                !self.state.hoard.deck.is_empty() || !self.state.hoard.discard.is_empty()
            }
            ItemSentence::SkipDiscard => {
                self.state.turn.phase < Phase::AfterDiscard && !self.state.turn.skip_discard
            }
            other => supply.allows(other),
        })
    }

    /// The players whose face-up item could be taken and used now.
    pub(crate) fn victims(
        self,
        rules: &'a FantasyRealms,
        chain: ItemSet,
    ) -> impl Iterator<Item = Seat> + 'a {
        self.state.others(self.seat).filter(move |other| {
            self.state.hoard.face_up[other.index()]
                .is_some_and(|item| !chain.contains(item) && self.can_use(rules, item, chain))
        })
    }

    /// The top items of the pile that could be taken and used now.
    pub(crate) fn finds(
        self,
        rules: &'a FantasyRealms,
        among: u8,
        chain: ItemSet,
    ) -> impl Iterator<Item = ItemId> + 'a {
        let top = self
            .state
            .hoard
            .discard
            .iter()
            .rev()
            .take(usize::from(among))
            .copied();
        top.filter(move |&item| !chain.contains(item) && self.can_use(rules, item, chain))
    }

    /// The own face-down items that could be copied now.
    pub(crate) fn copies(
        self,
        rules: &'a FantasyRealms,
        chain: ItemSet,
    ) -> impl Iterator<Item = ItemId> + 'a {
        // An item of the chain lies face down too by the time it can be copied.
        let own = ItemSet(self.state.hoard.face_down[self.seat.index()].0 | chain.0);
        own.iter()
            .filter(move |&item| rules.item(item).copyable && self.can_use(rules, item, chain))
    }
}

impl Supply {
    /// Can the sentence be carried out with what is left? Takes what it needs.
    fn allows(&mut self, sentence: &ItemSentence) -> bool {
        match *sentence {
            ItemSentence::TopToDiscard { cards } | ItemSentence::LookAtTop { cards } => {
                self.deck >= usize::from(cards)
            }
            ItemSentence::DrawDeck { cards } => {
                let possible = self.deck >= usize::from(cards);
                self.hand += usize::from(cards);
                self.deck = self.deck.saturating_sub(usize::from(cards));
                possible
            }
            ItemSentence::DiscardHand { cards } => self.hand >= usize::from(cards),
            ItemSentence::ShowHandCard => self.hand >= 1,
            ItemSentence::HandToBottom { min, .. } => self.hand >= usize::from(min),
            ItemSentence::TakeDiscarded { cards } => {
                self.hand += usize::from(cards);
                self.takeable >= usize::from(cards)
            }
            ItemSentence::CoverDiscarded { cards } => self.uncovered >= usize::from(cards),
            ItemSentence::DiscardedToBottom { cards } => {
                self.deck += usize::from(cards);
                self.uncovered >= usize::from(cards)
            }
            ItemSentence::LookAtBottom { .. }
            | ItemSentence::DrawUntilThatSuit { .. }
            | ItemSentence::LookThroughDeck => self.deck >= 1,
            _ => true,
        }
    }
}
