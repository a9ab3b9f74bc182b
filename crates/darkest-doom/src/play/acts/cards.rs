//! Cards that are drawn, discarded and taken; damage tokens of equipment.

use crate::cards::{Amount, Card, Deck, Held, Op, Person, Picker};
use crate::play::asking::{achievement_target, card_target, mission_target};
use crate::play::menu::{Asked, MenuShape, Pick};
use crate::play::stack::Refused;
use crate::play::state::{Equipped, Participant};
use crate::play::{Chosen, Play, rule};
use resolve::Did;
use smallvec::SmallVec;
use table::{Event, Message, SeatSet};

/// Cards somebody holds, as picks.
type Picks = SmallVec<[Pick; 10]>;

/// How the picking of cards went.
enum Picked {
    /// Somebody is asked.
    Asked,
    /// These.
    These(Picks),
}

/// Which of somebody's cards are picked, and by whom.
#[derive(Clone, Copy)]
struct Picking {
    owner: Participant,
    what: Held,
    picker: Picker,
    asked: Asked,
    min: usize,
    max: usize,
}

impl Play<'_> {
    /// Draw.
    pub(crate) fn draw(&mut self, deck: Deck, n: Amount, who: Person, same_deck: bool) -> Did {
        if self.effect().part.step > 0 {
            return Did::Yes;
        }
        let n = self.amount(n, 0);
        match self.player(who) {
            Some(who) if n > 0 => {
                self.effect().part.step = 1;
                if deck == Deck::Corruption {
                    let by = self.blamed().filter(|by| *by != who);
                    let how = self.effect().how;
                    self.start_corrupt(who, n, Refused::Wound { by, how });
                } else {
                    self.start_draw(who, deck, n, same_deck);
                }
                Did::Wait
            }
            _ => Did::No,
        }
    }

    /// The player of a person; none for Virtual Guardians.
    pub(crate) fn player(&self, person: Person) -> Option<Participant> {
        let who = self.participant(person);
        who.filter(|who| !self.state.is_virtual(*who))
    }

    /// How many cards of a kind a player holds.
    pub(crate) fn held_count(&self, who: Participant, what: Held) -> usize {
        let Some(player) = self.state.players.get(who.index()) else {
            return 0;
        };
        match what {
            Held::Resource => player.hand.len(),
            Held::Corruption => player.corruption.len(),
            Held::Mission => usize::from(player.mission.is_some()),
            Held::Achievement => player.achievements.len(),
        }
    }

    /// The cards of a kind a player holds, as the owner or somebody else picks them.
    fn held(&self, who: Participant, what: Held, own: bool) -> Picks {
        let Some(player) = self.state.players.get(who.index()) else {
            return Picks::new();
        };
        let pick = |card: &Card| match own {
            true => Pick::Card(*card),
            false => Pick::SeenCard(*card),
        };
        match what {
            Held::Resource => player.hand.iter().map(pick).collect(),
            Held::Corruption => {
                let cards = player.corruption.iter().copied();
                cards.map(Pick::Corruption).collect()
            }
            Held::Mission => player.mission.into_iter().map(Pick::Mission).collect(),
            Held::Achievement => {
                let cards = player.achievements.iter();
                cards.map(|held| Pick::Achievement(held.card)).collect()
            }
        }
    }

    /// Somebody picks cards. Nobody is asked where there is no choice: the numbers are public.
    fn pick_held(&mut self, picking: Picking) -> Picked {
        let Picking {
            owner,
            what,
            picker,
            asked,
            min,
            max,
        } = picking;
        let chooser = match picker {
            Picker::Actor => self.scene().actor,
            Picker::Owner | Picker::Random => owner,
        };
        let held = self.held(owner, what, chooser == owner);
        let max = max.min(held.len());
        let min = min.min(max);
        if max == 0 || min == held.len() {
            return Picked::These(if max == 0 { Picks::new() } else { held });
        }
        if picker == Picker::Random {
            return Picked::These(self.some_of(held, max));
        }
        if self.state.is_virtual(chooser) {
            return Picked::These(held.into_iter().take(max).collect());
        }
        if let Some(reply) = self.reply(asked) {
            return Picked::These(reply.picks.into_iter().collect());
        }
        if chooser != owner {
            self.shown_to(chooser);
        }
        let shape = MenuShape::Some {
            min: u8::try_from(min).unwrap_or(u8::MAX),
            max: u8::try_from(max).unwrap_or(u8::MAX),
        };
        self.ask(chooser, asked, shape, held);
        Picked::Asked
    }

    /// So many of them by chance.
    fn some_of(&mut self, mut picks: Picks, n: usize) -> Picks {
        self.tale.chance();
        while picks.len() > n {
            let at = self.state.chance.index(picks.len());
            picks.remove(at);
        }
        picks
    }

    /// Discard.
    pub(crate) fn discard(&mut self, op: &Op) -> Did {
        let Op::Discard {
            what,
            n,
            who,
            pick,
            up_to,
            down_to,
        } = op
        else {
            return Did::No;
        };
        let Some(owner) = self.player(*who) else {
            return Did::No;
        };
        let held = self.held_count(owner, *what);
        let n = match down_to {
            Some(left) => held.saturating_sub(usize::from(*left)),
            None => usize::from(self.amount(*n, u8::MAX)),
        };
        let picked = self.pick_held(Picking {
            owner,
            what: *what,
            picker: *pick,
            asked: Asked::Discard,
            min: if *up_to { 0 } else { n },
            max: n,
        });
        let Picked::These(picks) = picked else {
            return Did::Ask;
        };
        let done = picks.iter().filter(|pick| self.discard_held(owner, **pick));
        Did::from(done.count() > 0)
    }

    /// One held card goes to its discard pile; tells whether it was held.
    fn discard_held(&mut self, who: Participant, pick: Pick) -> bool {
        match pick {
            Pick::Card(card) | Pick::SeenCard(card) => self.discard_from_hand(who, card),
            Pick::Corruption(card) => self.discard_corruption(who, card),
            Pick::Mission(_) => self.discard_mission(who),
            Pick::Achievement(card) => self.discard_achievement(who, card),
            _ => false,
        }
    }

    /// The marks of the mission stay, its Declaration token comes back (DD-13.4).
    pub(super) fn discard_mission(&mut self, who: Participant) -> bool {
        let player = &mut self.state.players[who.index()];
        let Some(mission) = player.mission.take() else {
            return false;
        };
        player.declared = false;
        self.state.missions.discard.push(mission);
        self.tale.reveal();
        let name = self.guardian_arg(who);
        self.tell(rule("DD-13.4"), || {
            Message::new("discards-mission")
                .with("guardian", name)
                .with("card", mission_target(mission))
        });
        true
    }

    /// An Order Achievement is given up; tells whether it was held.
    pub(crate) fn discard_achievement(
        &mut self,
        who: Participant,
        card: crate::cards::AchievementCard,
    ) -> bool {
        let player = &mut self.state.players[who.index()];
        let Some(place) = player.achievements.iter().position(|it| it.card == card) else {
            return false;
        };
        player.achievements.remove(place);
        self.state.achievements.discard.push(card);
        self.tale.reveal();
        let name = self.guardian_arg(who);
        self.tell(rule("DD-19.2"), || {
            Message::new("discards-achievement")
                .with("guardian", name)
                .with("card", achievement_target(card))
        });
        true
    }

    /// Cards pass into the own hand; then the hand limit.
    pub(crate) fn take_card(&mut self, from: Person, what: Held, n: Amount, pick: Picker) -> Did {
        if self.effect().part.step > 0 {
            return Did::Yes;
        }
        let Some(owner) = self.player(from) else {
            return Did::No;
        };
        let n = usize::from(self.amount(n, u8::MAX));
        let picked = self.pick_held(Picking {
            owner,
            what,
            picker: pick,
            asked: Asked::TakeCard,
            min: n,
            max: n,
        });
        let Picked::These(picks) = picked else {
            return Did::Ask;
        };
        let thief = self.scene().actor;
        let taken = picks.iter().filter(|pick| self.pass(owner, thief, **pick));
        if taken.count() == 0 {
            return Did::No;
        }
        self.effect().part.step = 1;
        self.start_hand_limit(thief);
        Did::Wait
    }

    /// A card passes from hand to hand, unseen by the others.
    fn pass(&mut self, from: Participant, to: Participant, pick: Pick) -> bool {
        let (Pick::Card(card) | Pick::SeenCard(card)) = pick else {
            return false;
        };
        if self.state.is_virtual(to) || !self.take_out_of_hand(from, card) {
            return false;
        }
        self.state.players[to.index()].hand.push(card);
        let seats = [from, to]
            .into_iter()
            .filter_map(|who| self.state.seat_of(who));
        let seats = seats.fold(SeatSet::NONE, |all, seat| {
            SeatSet(all.0 | SeatSet::of(seat).0)
        });
        self.tale.reveal_to(seats);
        let (name, other) = (self.guardian_arg(to), self.guardian_arg(from));
        let told =
            move |id: &'static str| Message::new(id).with("guardian", name).with("other", other);
        self.tale.tell(|| {
            let own = told("takes-this-card").with("card", card_target(card));
            Event::public(rule("DD-22.2"), told("takes-card")).but_to(seats, own)
        });
        true
    }

    /// The Dark Corruption cards of a hand are discarded and as many drawn (DD-5.16).
    pub(crate) fn swap_corruption(&mut self) -> Did {
        if self.effect().part.step > 0 {
            return Did::Yes;
        }
        let who = self.effect().actor;
        let Some(player) = self.state.players.get(who.index()) else {
            return Did::No;
        };
        let cards = player.corruption.clone();
        if cards.is_empty() {
            return Did::No;
        }
        self.effect().part.step = 1;
        for card in &cards {
            self.discard_corruption(who, *card);
        }
        let n = u8::try_from(cards.len()).unwrap_or(u8::MAX);
        self.start_corrupt(who, n, Refused::Nothing);
        Did::Wait
    }

    /// The own equipment slots whose cards have lost tokens.
    pub(crate) fn repairable(&self, who: Participant) -> SmallVec<[u8; 2]> {
        self.slots(who, |card, tokens| {
            tokens < self.pack().design(card).durability
        })
    }

    /// The slots of equipment cards; the Wraith has no tokens.
    pub(crate) fn worn(&self, who: Participant) -> SmallVec<[u8; 2]> {
        self.slots(who, |_, _| true)
    }

    fn slots(&self, who: Participant, test: impl Fn(Card, u8) -> bool) -> SmallVec<[u8; 2]> {
        let player = self.state.players.get(who.index());
        let slots = player.map_or(&[][..], |player| &player.equipment[..]);
        let fits = |equipped: &Equipped| match equipped {
            Equipped::Card { card, tokens, .. } => test(*card, *tokens),
            Equipped::Wraith { .. } => false,
        };
        let slots = (0..).zip(slots).filter(|(_, equipped)| fits(equipped));
        slots.map(|(slot, _)| slot).collect()
    }

    /// Damage tokens go back on one own equipment card.
    pub(crate) fn repair(&mut self, n: u8) -> Did {
        let who = self.scene().actor;
        let slots = self.repairable(who).into_iter().map(Pick::Equipment);
        let slot = match self.choose(who, Asked::Repair, slots) {
            Chosen::Asked => return Did::Ask,
            Chosen::Pick(Pick::Equipment(slot)) => slot,
            Chosen::Pick(_) | Chosen::Nothing => return Did::No,
        };
        let pack = self.pack();
        let equipment = &mut self.state.players[who.index()].equipment;
        let Some(Equipped::Card { card, tokens, .. }) = equipment.get_mut(usize::from(slot)) else {
            return Did::No;
        };
        let repaired = *card;
        let most = pack.design(repaired).durability;
        *tokens = tokens.saturating_add(n).min(most);
        let name = self.guardian_arg(who);
        self.tell(rule("DD-10.9"), || {
            Message::new("repairs-equipment")
                .with("guardian", name)
                .with("card", card_target(repaired))
        });
        Did::Yes
    }

    /// One equipment card loses damage tokens.
    pub(crate) fn wear(&mut self, n: u8, who: Person) -> Did {
        let Some(who) = self.player(who) else {
            return Did::No;
        };
        let slots = self.worn(who).into_iter().map(Pick::Equipment);
        let slot = match self.choose(who, Asked::Wear, slots) {
            Chosen::Asked => return Did::Ask,
            Chosen::Pick(Pick::Equipment(slot)) => slot,
            Chosen::Pick(_) | Chosen::Nothing => return Did::No,
        };
        let equipment = &self.state.players[who.index()].equipment;
        let Some(Equipped::Card { card, .. }) = equipment.get(usize::from(slot)) else {
            return Did::No;
        };
        let card = *card;
        let name = self.guardian_arg(who);
        self.tell(rule("DD-10.9"), || {
            Message::new("equipment-worn")
                .with("guardian", name)
                .with("card", card_target(card))
        });
        self.lose_tokens(who, card, n);
        Did::Yes
    }
}
