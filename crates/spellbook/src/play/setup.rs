//! The start of a game: the seven spells, the first tokens (SB-2, SB-11, SB-12.2).

use super::day::{ALTAR, SOLO_ALTAR};
use super::options::{MOST_DIFFICULT, Mode, Options};
use super::state::{Asked, Day, Hour, Menu, Opponent, Pick, Player, State, Table};
use super::{Flow, Play, rule, spell_target};
use crate::cards::SpellId;
use crate::game::Spellbook;
use crate::materia::{Bag, COLOURS, Colour};
use smallvec::SmallVec;
use table::{Chance, Message, Seat, Seed, SetupError, Tale};

/// The seat of the table owner, who picks agreed spells (SB-11.4).
const OWNER: Seat = Seat(0);

impl Spellbook {
    /// A new game.
    pub(crate) fn begin(
        &self,
        players: u8,
        options: &Options,
        seed: &Seed,
        tale: &mut Tale,
    ) -> Result<State, SetupError> {
        let mut state = self.empty_table(players, options, seed)?;
        let mut play = Play {
            rules: self,
            state: &mut state,
            tale,
        };
        play.advance();
        Ok(state)
    }

    /// A table before the first token is drawn.
    pub(crate) fn empty_table(
        &self,
        players: u8,
        options: &Options,
        seed: &Seed,
    ) -> Result<State, SetupError> {
        let mut chance = Chance::new(seed);
        let (spells, open) = self.spells_of(options, &mut chance)?;
        Ok(State {
            table: Table {
                players,
                difficulty: options.difficulty.min(MOST_DIFFICULT),
                timing: options.timing,
                counting: options.counting,
                leftovers: options.leftovers,
                every_step: options.every_step,
            },
            spells,
            open,
            first: Seat(0),
            tokens: Bag::complete(),
            pouch: Bag::complete(),
            altar: Bag::EMPTY,
            tray: Bag::EMPTY,
            order: None,
            players: std::array::from_fn(|_| Player::default()),
            opponent: Opponent::default(),
            day: Day {
                hour: Hour::Setup,
                ..Day::of(Seat(0), 1)
            },
            ending: false,
            runs: SmallVec::new(),
            chosen: Bag::EMPTY,
            leftovers: Bag::EMPTY,
            late: [0; COLOURS],
            menu: Menu::none(),
            chance,
        })
    }

    /// The spells of the game, and the colours that are still to be chosen.
    fn spells_of(
        &self,
        options: &Options,
        chance: &mut Chance,
    ) -> Result<([SpellId; COLOURS], u8), SetupError> {
        let mut spells = [SpellId(0); COLOURS];
        let set = match options.mode {
            Mode::Agreed => return self.agreed(&options.spells),
            Mode::Classic => None,
            Mode::Set1 => Some(1),
            Mode::Set2 => Some(2),
            Mode::Set3 => Some(3),
        };
        if !options.spells.is_empty() {
            return Err(SetupError(
                "`spells` are chosen in the mode `agreed` only".to_owned(),
            ));
        }
        for colour in Colour::ALL {
            let mut known = self.pack().of_colour(colour);
            let found = match set {
                None => {
                    let count = self.pack().of_colour(colour).count();
                    known.nth(chance.index(count))
                }
                Some(set) => known.find(|id| self.pack().spell(*id).set == set),
            };
            spells[colour.index()] = found.ok_or_else(|| {
                let (colour, set) = (colour.names()[0], set.unwrap_or(0));
                SetupError(format!("set {set} of these cards has no {colour} spell"))
            })?;
        }
        Ok((spells, 0))
    }

    /// An agreed combination: one spell of each colour, the same for all (SB-11.4).
    fn agreed(&self, names: &[String]) -> Result<([SpellId; COLOURS], u8), SetupError> {
        let mut found: [Option<SpellId>; COLOURS] = [None; COLOURS];
        for name in names {
            let id = self.pack().find(name);
            let id = id.ok_or_else(|| SetupError(format!("there is no spell `{name}`")))?;
            let colour = self.pack().spell(id).colour;
            if let Some(other) = found[colour.index()].replace(id) {
                let other = &self.pack().spell(other).id;
                let colour = colour.names()[0];
                return Err(SetupError(format!(
                    "`{other}` and `{name}` are both {colour}: a game has one spell of each colour"
                )));
            }
        }
        let mut open = 0;
        for colour in Colour::ALL {
            open |= u8::from(found[colour.index()].is_none()) << colour.index();
        }
        Ok((found.map(|id| id.unwrap_or(SpellId(0))), open))
    }
}

impl Play<'_> {
    /// Asks the table owner for the spells that are missing, then deals.
    pub(crate) fn step_setup(&mut self) -> Flow {
        let is_open = |colour: &Colour| self.state.open >> colour.index() & 1 == 1;
        let Some(colour) = Colour::ALL.into_iter().find(is_open) else {
            self.deal();
            return Flow::On;
        };
        self.ask(Asked::Combination(colour), OWNER);
        let rules = self.rules;
        let picks = rules.pack().of_colour(colour).map(Pick::Choose);
        self.state.menu.picks.extend(picks);
        Flow::Ask
    }

    pub(crate) fn spell_chosen(&mut self, id: SpellId) {
        let colour = self.rules.pack().spell(id).colour;
        self.state.spells[colour.index()] = id;
        self.state.open &= !(1 << colour.index());
    }

    /// First the altar, then the players in turn order, then the solo opponent (SB-2.4, SB-12.11).
    fn deal(&mut self) {
        let players = self.state.table.players;
        let solo = self.state.table.is_solo();
        let first = Seat(self.state.chance.below(u32::from(players)) as u8);
        self.state.first = first;
        self.state.day = Day::of(first, 1);
        let spells = self.state.spells;
        self.tell(rule("SB-2.7"), || {
            let spells = spells
                .iter()
                .map(|id| spell_target(*id))
                .collect::<Vec<_>>();
            Message::new("spells-in-play").with("spells", spells)
        });
        self.tale.chance();
        self.tell(rule("SB-2.6"), || {
            Message::new("starts").with("seat", first)
        });
        let (altar, why) = if solo {
            (SOLO_ALTAR, "SB-12.2")
        } else {
            (ALTAR, "SB-2.2")
        };
        self.draw_onto_altar(altar, rule(why));
        for seat in first.round(players) {
            self.draw(seat, 2);
        }
        if solo {
            let difficulty = self.state.table.difficulty;
            self.draw_to_lower(difficulty, &rule("SB-12.11"));
        }
    }
}
