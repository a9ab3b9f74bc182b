//! What is certain about a hand while some choices are still open.
//!
//! The search needs a number that no way of making the open choices can beat. It gets it from
//! what may and what must happen: which cards are active whatever is chosen, which may be, and
//! which are blanked unless an open protection saves them.

use super::super::ScoreBook;
use super::super::bits::{has, ones};
use super::super::blanking::{Own, Unsettled, Verdict};
use super::super::lineup::{Lineup, Places, Relief};
use super::super::ops::BlankText;
use super::ground::{Alone, Ground, Naming};
use arrayvec::ArrayVec;

/// The choices of step 4 that are still open.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pending {
    /// Suits of which a penalty may yet be cleared.
    pub(super) clears: u16,
    /// How many cards may yet be protected.
    pub(super) protects: u32,
}

/// What is taken for granted about the end: every end is one of either sort.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Assumed {
    /// These cards are active.
    pub(super) active: Places,
    /// These cards are blanked.
    pub(super) blanked: Places,
    /// The open protection was used for these cards.
    pub(super) protected: Places,
    /// The open protection is used for none of these cards.
    pub(super) unprotected: Places,
}

/// Outlooks of which one is true, whatever is chosen.
pub(super) type Cases<'a> = ArrayVec<Outlook<'a>, 2>;

/// What is known about the cards of a hand.
pub(super) struct Outlook<'a> {
    ground: &'a Ground<'a>,
    pub(super) book: &'a ScoreBook,
    pub(super) lineup: &'a Lineup,
    pub(super) unsettled: &'a [Unsettled],
    pub(super) relief: Relief,
    pub(super) pending: Pending,
    /// Penalties that may yet be cleared.
    pub(super) doubtful: Places,
    /// Active whatever is chosen.
    pub(super) active: Places,
    /// Active without a look at circles. To protect one of these is to protect none: everything
    /// that follows from the card being active follows anyway.
    pub(super) sure: Places,
    /// Active or blanked.
    pub(super) undecided: Places,
    /// Blanked unless an open choice saves them.
    pub(super) doomed: Places,
    /// Doomed cards that an open card of the right suit saves as well.
    pub(super) lonely: Places,
    /// The suits that save each lonely card.
    pub(super) saviours: [u16; 16],
    /// How many cards open choices can save.
    pub(super) rescues: u32,
    /// Suits in which a card that stays alone is certainly blanked.
    pub(super) lone_suits: u16,
    /// Suits of settled cards, if being alone matters.
    pub(super) held_suits: u16,
    /// The suits of which some text may blank cards.
    pub(super) threats: u16,
    /// The cards that each card blanks for certain if it is active.
    pub(super) victims: [Places; 16],
    /// Cards that blank others if they are active, which is open.
    pivots: Places,
    /// Texts that certainly blank what they name, as a set.
    killers: u16,
    /// The suits of which they name cards.
    deadly: u16,
    /// What is taken for granted.
    pub(super) assumed: Assumed,
}

/// What blanks an unsettled card for certain.
#[derive(Clone, Copy)]
pub(super) struct Mortal<'o> {
    /// Suits in which it may be blanked.
    pub(super) dying: u16,
    /// Suits in which it is alone.
    lone: u16,
    /// Suits in which it may be named.
    deadly: u16,
    namings: &'o [Naming],
    killers: u16,
}

impl Mortal<'_> {
    /// Is there nothing that blanks it for certain?
    pub(super) fn is_safe(&self) -> bool {
        self.fatal() == 0
    }

    /// The suits in which it is blanked for certain, at least with some names.
    fn fatal(&self) -> u16 {
        self.lone | self.deadly
    }

    /// The names with which the card will be blanked in this suit.
    #[inline]
    pub(super) fn killed_in(&self, suit: usize) -> u128 {
        if self.fatal() >> suit & 1 == 0 {
            return 0;
        }
        if self.lone >> suit & 1 != 0 {
            return u128::MAX;
        }
        let killers = ones(self.killers).filter_map(|nth| self.namings.get(nth));
        let named = killers.filter(|naming| naming.suits >> suit & 1 != 0);
        named.fold(0, |all, naming| all | !naming.spared)
    }
}

impl<'a> Outlook<'a> {
    pub(super) fn new(ground: &'a Ground<'a>, pending: Pending) -> Outlook<'a> {
        let protected = ground.relief.protected;
        Outlook::assuming(ground, protected, pending, Assumed::default())
    }

    /// The same if these cards are protected and something is taken for granted.
    fn assuming(
        ground: &'a Ground<'a>,
        protected: Places,
        pending: Pending,
        assumed: Assumed,
    ) -> Outlook<'a> {
        let lineup = ground.lineup;
        let mut outlook = Outlook {
            ground,
            book: ground.book,
            lineup,
            unsettled: ground.unsettled,
            relief: Relief {
                protected,
                ..ground.relief
            },
            pending,
            doubtful: ground.doubtful,
            lonely: 0,
            saviours: [0; 16],
            rescues: pending.protects,
            lone_suits: ground.lone_suits,
            held_suits: ground.held_suits,
            threats: ground.threats,
            active: lineup.seated,
            sure: lineup.seated,
            undecided: lineup.all() & !lineup.seated,
            doomed: 0,
            victims: [0; 16],
            pivots: 0,
            killers: 0,
            deadly: 0,
            assumed,
        };
        if ground.live != 0 {
            outlook.foresee();
        }
        outlook
    }

    /// What is known if the card on which most depends is active, and if it is blanked; nothing if
    /// there is no such card.
    pub(super) fn cases(&self) -> Cases<'a> {
        let Some(pivot) = self.pivot() else {
            return Cases::new();
        };
        let (bit, none) = (1 << pivot, Assumed::default());
        let protected = self.relief.protected;
        let mut cases = Cases::new();
        if self.pending.protects == 1 && self.doomed & !self.lonely & bit != 0 {
            // Nothing but the protection keeps it active.
            let pending = Pending {
                protects: 0,
                ..self.pending
            };
            let protecting = Assumed {
                protected: bit,
                ..none
            };
            let protected = protected | bit;
            cases.push(Outlook::assuming(
                self.ground,
                protected,
                pending,
                protecting,
            ));
        } else {
            let active = Assumed {
                active: bit,
                ..none
            };
            cases.push(Outlook::assuming(
                self.ground,
                protected,
                self.pending,
                active,
            ));
        }
        let blanked = Assumed {
            blanked: bit,
            ..none
        };
        cases.push(Outlook::assuming(
            self.ground,
            protected,
            self.pending,
            blanked,
        ));
        cases
    }

    /// The suits of which a card blanks every other card for certain if it is active.
    pub(super) fn devours(&self, place: usize) -> u16 {
        if self.doubtful >> place & 1 != 0 {
            return 0;
        }
        let own = |naming: &&Naming| usize::from(naming.by) == place && naming.spared == 0;
        let namings = self.ground.namings.iter().filter(own);
        let suits = namings.fold(0, |suits, naming| suits | naming.suits);
        suits & !self.relief.protected_suits
    }

    /// Cards that name others and may be blanked.
    pub(super) fn weak_namers(&self) -> Places {
        self.ground.web.namers & (self.undecided | self.doomed) & self.lineup.seated
    }

    /// What is known if the open protection is used for none of these cards.
    pub(super) fn not_protecting(&self, unprotected: Places) -> Outlook<'a> {
        let assumed = Assumed {
            unprotected,
            ..self.assumed
        };
        Outlook::assuming(self.ground, self.relief.protected, self.pending, assumed)
    }

    /// The card on which most depends. One that blanks lone cards is none, because it does so in any
    /// case.
    fn pivot(&self) -> Option<usize> {
        let blanks_lone = |place: usize| {
            let mut texts = self.book.live_texts(self.lineup, &self.relief, place);
            texts.any(|(_, text)| matches!(text, BlankText::Lone { .. }))
        };
        if self.pivots == 0 {
            return None;
        }
        let pivots = ones(self.pivots & !self.in_circles()).filter(|&place| !blanks_lone(place));
        pivots.max_by_key(|&place| self.victims[place].count_ones())
    }

    /// The cards for which a protection could change anything: those that are not active anyway.
    pub(super) fn worth_protecting(&self) -> Places {
        let open = if self.threats != 0 {
            self.lineup.all() & !self.lineup.seated
        } else {
            0
        };
        (self.undecided | self.doomed) & self.lineup.seated | open
    }

    /// May an unsettled card have one of the names and one of the suits at once?
    pub(super) fn may_bring_both(&self, card: &Unsettled, names: u128, suits: u16) -> bool {
        let printed = ones(suits & card.suits).fold(0, |all, suit| all | self.book.printed[suit]);
        !card.tied || {
            let mut wanted = names & card.names;
            let mut both = false;
            while wanted != 0 {
                both |= self.book.named[wanted.trailing_zeros() as usize] & printed != 0;
                wanted &= wanted - 1;
            }
            both
        }
    }

    /// What certainly blanks the unsettled card at this place, if no open protection saves it.
    /// With several of those it is never certain.
    pub(super) fn mortal(&self, place: u8) -> Mortal<'_> {
        let spared = self.relief.protected_suits;
        let protected = self.relief.protected >> place & 1 != 0;
        let dying = if protected {
            0
        } else if self.lineup.blankers >> place & 1 != 0 {
            u16::MAX
        } else {
            self.threats & !spared
        };
        if dying == 0 || self.pending.protects > 1 {
            return Mortal {
                dying,
                lone: 0,
                deadly: 0,
                namings: &[],
                killers: 0,
            };
        }
        let others = self.unsettled.iter().filter(|card| card.place != place);
        let company = others.fold(self.held_suits, |suits, card| suits | card.suits);
        Mortal {
            dying,
            lone: self.lone_suits & !company & !spared,
            deadly: self.deadly & !spared,
            namings: &self.ground.namings,
            killers: self.killers,
        }
    }

    /// Notes what active cards certainly blank.
    fn arm(&mut self) {
        let sure = self.active & !self.doubtful;
        for (nth, naming) in self.ground.namings.iter().enumerate() {
            if sure >> naming.by & 1 != 0 {
                self.killers |= 1 << nth;
                self.deadly |= naming.suits;
            }
        }
    }

    /// Steps 5 and 6 as far as they do not depend on open choices.
    fn foresee(&mut self) {
        let assumed = self.assumed;
        let told = assumed.active | assumed.blanked;
        let Alone {
            certain,
            joinable,
            perhaps,
        } = self.ground.alone;
        let (lone, joinable, shaky) = (
            certain & !self.relief.protected & !told,
            joinable & !self.relief.protected & !told,
            perhaps & !self.relief.protected,
        );
        self.active = self.lineup.seated & self.relief.protected | assumed.active;
        self.undecided = self.lineup.all() & !self.active & !lone & !joinable & !told;
        self.lonely = joinable;
        ones(joinable).for_each(|place| self.saviours[place] = 1 << self.lineup.suit[place]);
        self.doomed = joinable | if self.pending.protects > 0 { lone } else { 0 };
        self.find_needy();
        let shaky = shaky | (self.lineup.all() & !self.lineup.seated);
        while self.decide(shaky) {}
        self.sure = self.active;
        while self.untie(shaky) || self.find_needy() {
            while self.decide(shaky) {}
        }
        if !self.unsettled.is_empty() {
            self.arm();
            self.give_up();
        }
        if self.lonely != 0 {
            for card in self.unsettled {
                self.rescues += u32::from(self.saved_by(card.suits));
            }
        }
        let sure = self.ground.web.namers & !self.doubtful;
        for place in ones(sure & (self.undecided | self.doomed) & self.lineup.seated) {
            self.victims[place] = self.ground.web.names[place] & self.undecided & !(1 << place);
            self.pivots |= Places::from(self.victims[place] != 0) << place;
        }
    }

    /// The cards whose fate may depend on themselves.
    fn in_circles(&self) -> Places {
        let (perhaps, open) = (self.undecided | self.doomed, !self.lineup.seated);
        self.ground
            .web
            .in_circles(self.active, perhaps, open & perhaps)
    }

    /// Cards that are blanked without a suit which only open cards may bring. One that is alone
    /// as well needs two of them: the suits that would save it from one fate do not save it from
    /// the other. Returns whether there are new ones.
    fn find_needy(&mut self) -> bool {
        let known = (self.lonely, self.doomed);
        for nth in 0..self.ground.web.texts.len() {
            let own = self.ground.web.texts[nth];
            let (place, bit) = (usize::from(own.place), 1 << own.place);
            if !own.without || self.doubtful & bit != 0 || self.is_helped(&own) {
                continue;
            }
            if self.lonely & bit != 0 {
                let is_alone = self.saviours[place] >> self.lineup.suit[place] & 1 != 0;
                if is_alone && !self.may_have_both(&own) {
                    self.abandon(place);
                }
            } else if self.undecided & self.lineup.seated & bit != 0 && own.matches != 0 {
                self.saviours[place] = own.needs;
                self.undecided &= !bit;
                self.doomed |= bit;
                self.lonely |= bit;
            }
        }
        (self.lonely, self.doomed) != known
    }

    /// May a settled card bring what the text of a card asks for?
    fn is_helped(&self, own: &Own) -> bool {
        let settled = self.active | self.undecided | self.doomed;
        own.matches & settled & self.lineup.seated != 0
    }

    /// May one open card keep a lonely one company, and another bring what it needs?
    fn may_have_both(&self, own: &Own) -> bool {
        let company = self.saviours[usize::from(own.place)];
        let mut open = self.unsettled.iter();
        open.any(|friend| {
            friend.suits & company != 0
                && own.matches & !self.lineup.seated & !(1 << friend.place) != 0
        })
    }

    /// Gives up lonely cards that need what no open card can bring without being blanked.
    fn give_up(&mut self) {
        if self.lonely == 0 || self.deadly == 0 || self.pending.protects > 0 {
            return;
        }
        for nth in 0..self.ground.web.texts.len() {
            let own = self.ground.web.texts[nth];
            let waits = own.without && self.lonely & !self.doubtful & (1 << own.place) != 0;
            if waits && !self.is_helped(&own) {
                let needed = own.needs;
                if !self
                    .unsettled
                    .iter()
                    .any(|card| self.survives(card, needed, u128::MAX))
                {
                    self.abandon(usize::from(own.place));
                }
            }
        }
    }

    /// May an open card have one of these suits with one of these names and not be blanked?
    pub(super) fn survives(&self, card: &Unsettled, suits: u16, names: u128) -> bool {
        let (suits, names) = (card.suits & suits, card.names & names);
        if suits == 0 || names == 0 {
            return false;
        }
        let mortal = self.mortal(card.place);
        let any_suit = !card.tied || names == card.names;
        if any_suit && suits & !mortal.fatal() != 0 {
            return true;
        }
        ones(suits).any(|suit| {
            let printed = if card.tied {
                self.book.names_by_suit[suit]
            } else {
                u128::MAX
            };
            names & printed & !mortal.killed_in(suit) != 0
        })
    }

    /// No open card can save this one.
    fn abandon(&mut self, place: usize) {
        self.lonely &= !(1 << place);
        self.saviours[place] = 0;
        if self.pending.protects == 0 {
            self.doomed &= !(1 << place);
        }
    }

    /// Is a doomed card saved only by an active card of its own suit? It needs company, and what
    /// blanks its company blanks the card itself: no text that spares it, or is about the other
    /// card alone, makes a difference.
    pub(super) fn shares_suit(&self, place: usize) -> bool {
        let suit = self.lineup.suit[place];
        let is_alone = self.lonely >> place & 1 != 0 && self.saviours[place] >> suit & 1 != 0;
        let mut friends = self
            .unsettled
            .iter()
            .filter(|card| card.suits >> suit & 1 != 0);
        is_alone
            && self.pending.protects == 0
            && !has(self.ground.spared, self.lineup.name[place])
            && self.lineup.blankers >> place & 1 == 0
            && !friends.any(|card| self.lineup.blankers >> card.place & 1 != 0)
    }

    /// How many lonely cards one card of these suits can save.
    fn saved_by(&self, suits: u16) -> u8 {
        let mut saved = [0_u8; 16];
        for place in ones(self.lonely) {
            ones(self.saviours[place] & suits).for_each(|suit| saved[suit] += 1);
        }
        saved.into_iter().max().unwrap_or(0)
    }

    /// One round of rules 1 and 2 of FR-12.4; did it decide anything?
    fn decide(&mut self, shaky: Places) -> bool {
        let web = &self.ground.web;
        let perhaps = self.undecided | self.doomed;
        let named = web.named_by(self.active & !self.doubtful);
        let mut fated = named;
        let mut unsafe_ = shaky | web.named_by(self.active | perhaps);
        if web.self_blankers & (self.undecided | self.lonely) != 0 {
            for own in &web.texts {
                let bit = 1 << own.place;
                match own.verdict(self.active, perhaps) {
                    Verdict::Fulfilled if self.doubtful & bit == 0 => fated |= bit,
                    Verdict::Fulfilled | Verdict::Waits(_) => unsafe_ |= bit,
                    Verdict::NotFulfilled => {}
                }
            }
        }
        let blanked = self.undecided & fated;
        let active = self.undecided & !(fated | unsafe_);
        self.undecided &= !(blanked | active);
        self.active |= active;
        // Company does not save a card that is blanked anyway.
        let hopeless = self.lonely & fated;
        ones(hopeless).for_each(|place| self.abandon(place));
        if self.pending.protects > 0 {
            self.doomed |= blanked & !self.assumed.unprotected;
        }
        blanked | active | hopeless != 0
    }

    /// Rule 4 of FR-12.4 for circles that no open choice can touch; did it decide anything? A
    /// protection can open a circle of more than two.
    fn untie(&mut self, shaky: Places) -> bool {
        let web = &self.ground.web;
        if web.namers & self.undecided == 0 {
            return false;
        }
        let perhaps = self.undecided | self.doomed;
        let waits_for = web.dependencies(self.active, perhaps);
        let threatened = web.named_by(self.active & self.doubtful);
        let uncertain = shaky | self.doubtful | self.doomed | threatened;
        let assumed = self.assumed.unprotected;
        let unprotected = |group: Places| self.pending.protects == 0 || group & !assumed == 0;
        let small = |group: Places| unprotected(group) || group.count_ones() <= 2;
        let certain = |group: Places| group & uncertain == 0 && small(group);
        let blanked = web.knots(&waits_for, perhaps, certain);
        self.undecided &= !blanked;
        if self.pending.protects > 0 {
            self.doomed |= blanked & !assumed;
        }
        blanked != 0
    }
}
