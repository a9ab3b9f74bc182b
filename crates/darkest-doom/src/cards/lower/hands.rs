//! Cards.

use super::super::grammar::amounts::Many;
use super::super::grammar::hands::{After, Hands, Pick, Top};
use super::super::program::{AfterLook, All, Amount, Deck, Held, LookAt, Op, Person, Picker};
use super::Voice;
use super::who::person;

impl Voice {
    pub(super) fn hands(self, hands: &Hands) -> Op {
        let you = self.you;
        match hands {
            Hands::Draw { cards, one_deck } => self.draw(you, cards, *one_deck),
            Hands::Draws {
                other,
                cards,
                one_deck,
            } => self.draw(person(*other), cards, *one_deck),
            Hands::Discard { up_to, cards, pick } => self.discard(you, *up_to, cards, *pick),
            Hands::Discards {
                other,
                up_to,
                cards,
                pick,
            } => self.discard(person(*other), *up_to, cards, *pick),
            Hands::DiscardDown { cards, number } => Op::Discard {
                what: *cards,
                n: Amount::All(All::All),
                who: you,
                pick: Picker::Owner,
                up_to: false,
                down_to: Some(*number),
            },
            Hands::Take { cards, other, pick } => Op::TakeCard {
                from: person(*other),
                what: cards.of,
                n: self.amount(cards),
                pick: picker(*pick),
            },
            Hands::LookAtHand(other) => Op::Look {
                at: LookAt::Hand,
                n: 0,
                who: person(*other),
                then: AfterLook::Nothing,
            },
            Hands::Look { top, after } => self.look(*top, *after),
            Hands::Exchange => Op::SwapCorruption,
            Hands::CancelSpell => Op::CancelSpell,
            Hands::Repair(tokens) => Op::Repair { n: tokens.number },
            Hands::Wear(tokens) => Op::Wear {
                n: tokens.number,
                who: you,
            },
            Hands::Wears { tokens, other } => Op::Wear {
                n: tokens.number,
                who: person(*other),
            },
        }
    }

    fn draw(self, who: Person, cards: &Many<Deck>, same_deck: bool) -> Op {
        Op::Draw {
            deck: cards.of,
            n: self.amount(cards),
            who,
            same_deck,
        }
    }

    fn discard(self, who: Person, up_to: bool, cards: &Many<Held>, pick: Pick) -> Op {
        Op::Discard {
            what: cards.of,
            n: self.amount(cards),
            who,
            pick: picker(pick),
            up_to,
            down_to: None,
        }
    }

    fn look(self, top: Top, after: After) -> Op {
        let (at, n) = match top {
            Top::Missions(cards) => (LookAt::Mission, cards.number),
            Top::Events(cards) => (LookAt::DarkEvent, cards.number),
        };
        Op::Look {
            at,
            n,
            who: self.you,
            then: match after {
                After::Nothing => AfterLook::Nothing,
                After::Keep => AfterLook::KeepOneRestBottom,
                After::Reorder => AfterLook::ReorderOneMayGoBottom,
            },
        }
    }
}

fn picker(pick: Pick) -> Picker {
    match pick {
        Pick::Owner => Picker::Owner,
        Pick::Actor => Picker::Actor,
        Pick::Random => Picker::Random,
    }
}
