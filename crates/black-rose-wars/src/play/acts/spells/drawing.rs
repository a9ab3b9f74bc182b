//! Cards are drawn, searched for and looked at (BRW-8.7 to 8.11).

use super::{Cards, card_of, exactly, remove};
use crate::cards::{Amount, DrawFrom, DrawHow, Filter, LookOf, Ref};
use crate::play::menu::{Asked, Going, MenuShape, Pick};
use crate::play::state::{Card, Party};
use crate::play::{Did, Play, rule};
use table::Message;

impl Play<'_> {
    /// Spells come to the hand.
    pub(crate) fn draw(
        &mut self,
        n: u8,
        from: DrawFrom,
        how: DrawHow,
        who: Ref,
        filter: Option<&Filter>,
        reveal: bool,
    ) -> Did {
        let Some(mage) = self.mage_of(who) else {
            return Did::No;
        };
        match (from, how) {
            (DrawFrom::Grimoire, DrawHow::Top) => {
                Did::from((0..n).all(|_| self.draw_grimoire(mage).is_some()))
            }
            (DrawFrom::Forgotten, _) => {
                Did::from((0..n).all(|_| self.draw_forgotten(mage).is_some()))
            }
            (DrawFrom::Library, _) => self.draw_school_by_school(n, mage),
            _ => self.draw_chosen(n, from, mage, filter, reveal),
        }
    }

    /// A school is named for each card (BRW-8.11).
    fn draw_school_by_school(&mut self, n: u8, mage: Party) -> Did {
        while self.effect().part.count < n {
            let Some(reply) = self.reply(Asked::School) else {
                let schools = self.open_schools();
                if schools.is_empty() {
                    return Did::No;
                }
                self.ask(mage, Asked::School, MenuShape::One, schools);
                return Did::Ask;
            };
            if let Some(Pick::School(school)) = reply.picks.first() {
                self.draw_library(mage, *school);
            }
            self.effect().part.count += 1;
        }
        Did::Yes
    }

    /// Cards are chosen one by one; a grimoire that was looked through is shuffled.
    fn draw_chosen(
        &mut self,
        n: u8,
        from: DrawFrom,
        mage: Party,
        filter: Option<&Filter>,
        reveal: bool,
    ) -> Did {
        let grimoire = from != DrawFrom::Memories;
        let memories = from != DrawFrom::Grimoire;
        if self.effect().part.step == 0 {
            self.effect().part.step = 1;
            // Everybody sees whether such a spell is found.
            if grimoire && filter.is_some() {
                self.tale.reveal();
            }
            let empty = self
                .things_of(mage)
                .is_none_or(|own| own.grimoire.is_empty());
            if empty && !memories {
                self.renew_grimoire(mage);
            }
        }
        while self.effect().part.count < n {
            if let Some(reply) = self.reply(Asked::TakeCard) {
                let Some(card) = reply.picks.first().and_then(card_of) else {
                    break;
                };
                self.take_chosen(mage, card, reveal);
                self.effect().part.count += 1;
                continue;
            }
            let found = self.findable(mage, grimoire, memories, filter);
            // That nothing is found comes out when the mage says so, not before (BRW-29.1).
            let nothing = found.is_empty() && self.seeks_in_secret(mage, grimoire, filter);
            if found.is_empty() && !nothing {
                break;
            }
            if grimoire {
                self.shown_to(mage);
            }
            let nothing = nothing.then_some(Pick::Way(Going::None));
            let picks = found.into_iter().map(Pick::Card).chain(nothing);
            self.ask(mage, Asked::TakeCard, MenuShape::One, picks);
            return Did::Ask;
        }
        if grimoire {
            self.shuffle_grimoire(mage);
        }
        Did::from(self.effect().part.count == n)
    }

    /// Does only the mage know whether there is anything to find?
    fn seeks_in_secret(&self, mage: Party, grimoire: bool, filter: Option<&Filter>) -> bool {
        let own = self.things_of(mage);
        let hidden = own.is_some_and(|own| !own.grimoire.is_empty());
        grimoire && hidden && filter.is_some()
    }

    /// What can be found, equal cards once, in an order that says nothing about the pile.
    fn findable(
        &self,
        mage: Party,
        grimoire: bool,
        memories: bool,
        filter: Option<&Filter>,
    ) -> Cards {
        let Some(own) = self.things_of(mage) else {
            return Cards::new();
        };
        let passes = |card: &Card| filter.is_none_or(|filter| self.passes(filter, *card, None));
        let from = |pile: &[Card], searched: bool| {
            let found = pile.iter().copied().filter(|card| searched && passes(card));
            self.distinct(found)
        };
        let mut found = from(&own.grimoire, grimoire);
        found.extend(from(&own.memories, memories));
        found
    }

    fn take_chosen(&mut self, mage: Party, card: Card, reveal: bool) {
        let Some(own) = self.things_of_mut(mage) else {
            return;
        };
        if remove(&mut own.memories, &card) {
            self.take_seen(mage, card, "BRW-8.10", "takes-from-memories");
            return;
        }
        remove(&mut own.grimoire, &card);
        if reveal {
            self.tale.reveal();
            self.take_seen(mage, card, "BRW-8.7", "finds-and-shows");
        } else {
            let told = ["finds-in-grimoire", "finds-in-grimoire-this"];
            self.take_unseen(mage, card, "BRW-8.7", told);
        }
    }

    /// Cards are looked at, some kept, the rest discarded. They stay on their deck meanwhile.
    pub(crate) fn look(&mut self, n: &Amount, of: LookOf, keep: u8) -> Did {
        let Some(mage) = self.mage_of(Ref::Me) else {
            return Did::No;
        };
        match of {
            LookOf::LibraryOneSchool => self.look_at_school(mage, n, keep),
            LookOf::Forgotten => self.look_at_forgotten(mage, n, keep),
            LookOf::QuestsCurrent => self.look_at_quests(mage, n, keep, false),
            LookOf::QuestsCurrentOrNext => self.look_at_quests(mage, n, keep, true),
        }
    }

    fn look_at_school(&mut self, mage: Party, n: &Amount, keep: u8) -> Did {
        if self.effect().part.step == 0 {
            let Some(reply) = self.reply(Asked::School) else {
                let schools = self.open_schools();
                if self.amount(n) == 0 || schools.is_empty() {
                    return Did::No;
                }
                self.ask(mage, Asked::School, MenuShape::One, schools);
                return Did::Ask;
            };
            let Some(Pick::School(school)) = reply.picks.first().copied() else {
                return Did::No;
            };
            self.refill_school(school);
            let seen = self.state.library[school as usize].deck.len();
            self.begin_look(mage, school as u8, n, seen);
        }
        let part = &self.effect().part;
        let (pile, seen) = (usize::from(part.numbers[0]), usize::from(part.count));
        let deck = &self.state.library[pile].deck;
        let seen: Cards = deck[deck.len() - seen..].iter().rev().copied().collect();
        let Some(kept) = self.kept_cards(mage, &seen, keep) else {
            return Did::Ask;
        };
        let deck = &mut self.state.library[pile].deck;
        deck.truncate(deck.len() - seen.len());
        for card in seen {
            if kept.contains(&card) {
                let told = ["keeps-spell", "keeps-spell-this"];
                self.take_unseen(mage, card, "BRW-8.11", told);
            } else {
                self.discard_to_library(mage, card);
            }
        }
        Did::from(!kept.is_empty())
    }

    fn look_at_forgotten(&mut self, mage: Party, n: &Amount, keep: u8) -> Did {
        if self.effect().part.step == 0 {
            let seen = self.state.forgotten.len();
            if self.amount(n) == 0 || seen == 0 {
                return Did::No;
            }
            self.begin_look(mage, 0, n, seen);
        }
        let seen = usize::from(self.effect().part.count);
        let deck = &self.state.forgotten;
        let seen: Cards = deck[deck.len() - seen..].iter().rev().copied().collect();
        let Some(kept) = self.kept_cards(mage, &seen, keep) else {
            return Did::Ask;
        };
        let deck = &mut self.state.forgotten;
        deck.truncate(deck.len() - seen.len());
        for card in seen {
            if kept.contains(&card) {
                let told = ["keeps-spell", "keeps-spell-this"];
                self.take_unseen(mage, card, "BRW-9.11", told);
            } else {
                self.tale.reveal();
                self.remove_from_game(mage, card);
            }
        }
        Did::from(!kept.is_empty())
    }

    /// Notes which pile is looked at and how deep: with fewer cards one sees what there is.
    pub(crate) fn begin_look(&mut self, mage: Party, pile: u8, n: &Amount, there: usize) {
        let number = self.amount(n).min(u8::try_from(there).unwrap_or(u8::MAX));
        let part = &mut self.effect().part;
        part.step = 1;
        part.count = number;
        part.numbers.push(pile);
        self.shown_to(mage);
        let by = self.party_arg(mage);
        self.tell(rule("BRW-7.18"), || {
            let message = Message::new("looks-at-cards").with("mage", by);
            message.with("number", usize::from(number))
        });
    }

    /// The cards a mage keeps of those it looks at; none until it has decided.
    fn kept_cards(&mut self, mage: Party, seen: &[Card], keep: u8) -> Option<Cards> {
        if let Some(reply) = self.reply(Asked::TakeCard) {
            return Some(reply.picks.iter().filter_map(card_of).collect());
        }
        let picks = seen.iter().copied().map(Pick::Card);
        self.ask(mage, Asked::TakeCard, exactly(keep, seen.len()), picks);
        None
    }
}
