//! May an action be used now (SB-4.11)? Asked of a situation that may be imagined, because a copied
//! action must be possible after the discard that pays for it.

use super::payment::{Wilds, is_affordable};
use super::state::{POOL_LIMIT, Pick, Player, Program, State};
use crate::cards::{Effect, HIGHEST, LOWEST, Materia, Phase, Spell, Such};
use crate::game::Spellbook;
use crate::materia::{Bag, Colour, Rune, Types};
use table::Seat;

/// What a sentence contributes to the question whether an action may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Need {
    /// The action cannot be used.
    Impossible,
    /// Nothing: it will be dropped, or it alone is no reason to act.
    Idle,
    /// It can be carried out at least in part.
    Possible,
}

fn possible(is: bool) -> Need {
    if is { Need::Possible } else { Need::Idle }
}

fn required(is: bool) -> Need {
    if is { Need::Possible } else { Need::Impossible }
}

/// A player's situation: as it is, or as it would be.
#[derive(Clone, Copy)]
pub(crate) struct Outlook<'a> {
    pub(crate) rules: &'a Spellbook,
    pub(crate) state: &'a State,
    pub(crate) seat: Seat,
    /// The pool.
    pub(crate) pool: Bag,
    /// How many tokens lie in pouch and tray.
    pub(crate) source: u8,
}

/// The card behind an action: which own card acts, and the rune that counts.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Behind {
    pub(crate) host: Option<Colour>,
    pub(crate) rune: Option<Rune>,
}

impl<'a> Outlook<'a> {
    /// The situation as it is.
    pub(crate) fn of(rules: &'a Spellbook, state: &'a State, seat: Seat) -> Self {
        Outlook {
            rules,
            state,
            seat,
            pool: state.player(seat).pool,
            source: state.source(),
        }
    }

    fn player(&self) -> &'a Player {
        self.state.player(self.seat)
    }

    fn spell(&self, colour: Colour) -> &'a Spell {
        self.rules.pack().spell(self.state.spells[colour.index()])
    }

    /// May an action with these sentences be chosen?
    pub(crate) fn allows(&self, effects: &[Effect], behind: Behind) -> bool {
        let mut moves = false;
        for (at, effect) in effects.iter().enumerate() {
            match self.need(effects, at, effect, behind) {
                Need::Impossible => return false,
                Need::Idle => {}
                Need::Possible => moves = true,
            }
        }
        moves
    }

    fn need(&self, effects: &[Effect], at: usize, effect: &Effect, behind: Behind) -> Need {
        let room = self.pool.len() < POOL_LIMIT;
        let (altar, player) = (&self.state.altar, self.player());
        match effect {
            Effect::Draw(_) => possible(room && self.source > 0),
            Effect::DrawUntil(count) => possible(self.pool.len() < *count && self.source > 0),
            Effect::DrawOntoAltar(_) => required(self.source > 0),
            Effect::Discard(it) if at == 0 => required(self.can_pay(effects, *it, behind)),
            Effect::Discard(it) => possible(self.pool.count_of(self.types(*it, behind.rune)) > 0),
            Effect::Take(it) => possible(room && altar.count_of(self.types(*it, behind.rune)) > 0),
            Effect::TakeAsPlaced => match effects.get(at.wrapping_sub(1)) {
                Some(Effect::DrawOntoAltar(count)) => {
                    required(self.pool.len() + count <= POOL_LIMIT)
                }
                _ => Need::Impossible,
            },
            Effect::SwapAltar(count) => {
                required(self.pool.len() >= *count && altar.len() >= *count)
            }
            Effect::SwapStored(count) => {
                required(self.pool.len() >= *count && player.familiar.len() >= usize::from(*count))
            }
            Effect::Store(it) => required(self.can_store(*it, behind.rune)),
            Effect::StoreFromAltar(_) => possible(player.free() > 0 && !altar.is_empty()),
            Effect::StoreFromTray(_) => possible(player.free() > 0 && !self.state.tray.is_empty()),
            Effect::Either { first, second } => {
                required(self.allows_half(first, behind) || self.allows_half(second, behind))
            }
            Effect::Raise(_) => required(self.raisable(behind.host).next().is_some()),
            // A copy that must be paid for is judged together with its payment.
            Effect::Copy(_) if matches!(effects.first(), Some(Effect::Discard(_))) => Need::Idle,
            Effect::Copy(action) => required(self.can_copy(action.phase(), behind)),
            Effect::Learn(wild) => required(self.can_learn(Wilds::of(*wild, behind.rune))),
            Effect::TakeUpTo(_)
            | Effect::ReplaceAltar
            | Effect::OthersTake(_)
            | Effect::OthersDraw(_)
            | Effect::Lower(_)
            | Effect::Perform(_) => Need::Idle,
        }
    }

    /// May one of two things be chosen?
    pub(crate) fn allows_half(&self, half: &Effect, behind: Behind) -> bool {
        self.allows(std::slice::from_ref(half), behind)
    }

    /// The types of tokens a sentence speaks of; tokens of one colour are any tokens at first.
    pub(crate) fn types(&self, materia: Materia, rune: Option<Rune>) -> Types {
        let printed = materia.rune.map_or(Types::ALL, Types::of_rune);
        match materia.such {
            Such::Any | Such::OneColour => printed,
            Such::OwnRune => rune.map_or(Types::NONE, Types::of_rune),
            Such::StoredColour => {
                let stored = self.player().familiar.iter();
                let colours = stored.fold(Types::NONE, |all, token| {
                    all.or(Types::of_colour(token.colour()))
                });
                printed.and(colours)
            }
        }
    }

    /// Storing needs the full number, or the number of free spaces if that is less (SB-8.10.1b).
    fn can_store(&self, materia: Materia, rune: Option<Rune>) -> bool {
        let wanted = materia.count.min(self.player().free());
        let types = self.types(materia, rune);
        let enough = |types: Types| self.pool.count_of(types) >= wanted;
        wanted > 0
            && match materia.such {
                Such::OneColour => Colour::ALL
                    .into_iter()
                    .any(|colour| enough(types.and(Types::of_colour(colour)))),
                _ => enough(types),
            }
    }

    /// A first discard is a cost: all of it, and what it pays for must be possible afterwards.
    fn can_pay(&self, effects: &[Effect], cost: Materia, behind: Behind) -> bool {
        let types = self.types(cost, behind.rune);
        self.pool.count_of(types) >= cost.count
            && self
                .pool
                .types(types)
                .any(|token| self.after_discard(token).allows_rest(effects, behind))
    }

    /// The situation after a discard.
    pub(crate) fn after_discard(&self, token: crate::materia::Token) -> Self {
        Outlook {
            pool: self.pool.without(token),
            source: self.source + 1,
            ..*self
        }
    }

    /// Is nothing impossible of what a first discard pays for?
    pub(crate) fn allows_rest(&self, effects: &[Effect], behind: Behind) -> bool {
        let copies = |effect: &Effect| match effect {
            Effect::Copy(action) => self.can_copy(action.phase(), behind),
            _ => true,
        };
        effects.iter().all(copies)
    }

    /// The learned spells that could be raised, but for the one that acts.
    pub(crate) fn raisable(&self, host: Option<Colour>) -> impl Iterator<Item = Colour> + use<'a> {
        let player = self.player();
        player
            .learned()
            .filter(move |(colour, it)| it.level < HIGHEST && Some(*colour) != host)
            .map(|(colour, _)| colour)
    }

    /// The spells and levels that can be learned.
    pub(crate) fn lessons(&self, wilds: Wilds) -> impl Iterator<Item = (Colour, u8)> + use<'a> {
        let outlook = *self;
        let open = move |colour: &Colour| outlook.player().spell(*colour).is_none();
        Colour::ALL
            .into_iter()
            .filter(open)
            .flat_map(move |colour| {
                (LOWEST..=HIGHEST)
                    .filter(move |&level| is_affordable(&outlook.pool, colour, level, wilds))
                    .map(move |level| (colour, level))
            })
    }

    fn can_learn(&self, wilds: Wilds) -> bool {
        // What can be learned at some level can be learned at the lowest.
        let player = self.player();
        Colour::ALL.into_iter().any(|colour| {
            player.spell(colour).is_none() && is_affordable(&self.pool, colour, LOWEST, wilds)
        })
    }

    /// Calls `offer` with the actions of a phase that are available now: basic ones, and those of
    /// spells learned on earlier days (SB-3.3, SB-7.2, SB-7.3).
    pub(crate) fn actions(&self, phase: Phase, mut offer: impl FnMut(Pick)) {
        self.basic_actions(phase, &mut offer);
        for (colour, learned) in self.player().learned() {
            let spell = self.spell(colour);
            if spell.phase == Some(phase) && !learned.today {
                let behind = Behind {
                    host: Some(colour),
                    rune: Some(learned.token.rune()),
                };
                let levels = LOWEST..=learned.level;
                for level in levels.filter(|&it| is_distinct(spell, it, learned.level)) {
                    if self.allows(&spell.level(level).acts, behind) {
                        offer(Pick::Level(colour, level, None));
                    }
                }
            }
        }
    }

    fn basic_actions(&self, phase: Phase, offer: &mut impl FnMut(Pick)) {
        for (at, action) in (0..).zip(&self.rules.pack().actions) {
            if action.phase == phase && self.allows(&action.effects, Behind::default()) {
                offer(Pick::Basic(at));
            }
        }
    }

    fn can_copy(&self, phase: Phase, behind: Behind) -> bool {
        let mut found = false;
        self.copies(phase, behind, |_| found = true);
        found
    }

    /// Calls `offer` with everything that can be copied: basic actions and spells of the others
    /// (SB-8.15), or own unlearned spells in a solo game (SB-12.10).
    pub(crate) fn copies(&self, phase: Phase, behind: Behind, mut offer: impl FnMut(Pick)) {
        let solo = self.state.table.is_solo();
        if !solo {
            self.basic_actions(phase, &mut offer);
        }
        for colour in Colour::ALL {
            let spell = self.spell(colour);
            if spell.phase != Some(phase) || spell.copies() {
                continue;
            }
            if solo {
                self.copy_unlearned(colour, spell, behind, &mut offer);
            } else {
                self.copy_learned(colour, spell, behind, &mut offer);
            }
        }
    }

    /// Only the middle level of a spell that is not learned yet, with the rune of the copier.
    fn copy_unlearned(
        &self,
        colour: Colour,
        spell: &Spell,
        behind: Behind,
        offer: &mut impl FnMut(Pick),
    ) {
        const COPIED: u8 = 4;
        let unlearned = self.player().spell(colour).is_none();
        let level = spell.level(COPIED);
        if unlearned && self.allows(&level.acts, behind) {
            let rune = behind.rune.filter(|_| level.uses_rune);
            offer(Pick::Level(colour, COPIED, rune));
        }
    }

    /// Every level some other player has, with each rune where it matters.
    fn copy_learned(
        &self,
        colour: Colour,
        spell: &Spell,
        behind: Behind,
        offer: &mut impl FnMut(Pick),
    ) {
        let others = || {
            let seats = self.state.seats().filter(|seat| *seat != self.seat);
            seats.filter_map(|seat| self.state.player(seat).spell(colour))
        };
        let Some(highest) = others().map(|learned| learned.level).max() else {
            return;
        };
        for level in (LOWEST..=highest).filter(|&it| is_distinct(spell, it, highest)) {
            let acts = &spell.level(level).acts;
            let allowed = |rune| self.allows(acts, Behind { rune, ..behind });
            if !spell.level(level).uses_rune {
                if allowed(None) {
                    offer(Pick::Level(colour, level, None));
                }
                continue;
            }
            for rune in Rune::ALL {
                let on_card = others().any(|it| it.level >= level && it.token.rune() == rune);
                if on_card && allowed(Some(rune)) {
                    offer(Pick::Level(colour, level, Some(rune)));
                }
            }
        }
    }

    /// The sentences behind a picked action.
    pub(crate) fn program(pick: Pick) -> Option<Program> {
        match pick {
            Pick::Basic(at) => Some(Program::Basic(at)),
            Pick::Level(colour, level, _) => Some(Program::Act(colour, level)),
            _ => None,
        }
    }
}

/// Does a level do something that no higher level up to this one does as well? Levels that read
/// the same are one option.
fn is_distinct(spell: &Spell, level: u8, highest: u8) -> bool {
    let acts = &spell.level(level).acts;
    !(level + 1..=highest).any(|higher| spell.level(higher).acts == *acts)
}
