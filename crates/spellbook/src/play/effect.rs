//! What the sentences do: each step carries out a part of one, up to the next decision.

use super::options::{Leftovers, Timing};
use super::state::{Asked, Part, Pick, Program, Run};
use super::usable::{Behind, Outlook};
use super::{Flow, Play, level_target, rule, spell_target};
use crate::cards::{Effect, Materia, Phase, Such};
use crate::materia::{Bag, Colour, Token, Types};
use table::{Message, Seat};

impl Play<'_> {
    /// The situation of a player.
    pub(crate) fn outlook(&self, seat: Seat) -> Outlook<'_> {
        Outlook::of(self.rules, self.state, seat)
    }

    /// The innermost run. There is one while sentences are carried out.
    pub(crate) fn run(&mut self) -> &mut Run {
        let last = self.state.runs.len() - 1;
        &mut self.state.runs[last]
    }

    /// Goes on with the next sentence of the innermost run.
    pub(crate) fn next_sentence(&mut self) {
        let run = self.run();
        run.next += 1;
        run.part = Part::default();
    }

    /// Lays out an empty menu.
    pub(crate) fn ask(&mut self, asked: Asked, seat: Seat) {
        let menu = &mut self.state.menu;
        menu.asked = asked;
        menu.seat = seat;
        menu.picks.clear();
        menu.several = None;
    }

    /// Asks for one of these tokens.
    pub(crate) fn ask_token(&mut self, asked: Asked, seat: Seat, from: &Bag, types: Types) -> Flow {
        self.ask(asked, seat);
        let picks = &mut self.state.menu.picks;
        picks.extend(from.types(types).map(Pick::Token));
        Flow::Ask
    }

    /// Asks for several of these tokens at once.
    pub(crate) fn ask_tokens(
        &mut self,
        asked: Asked,
        seat: Seat,
        from: &Bag,
        (least, most): (u8, u8),
    ) -> Flow {
        let flow = self.ask_token(asked, seat, from, Types::ALL);
        if (least, most) != (1, 1) {
            self.state.menu.several = Some((least, most));
            self.state.menu.from = *from;
        }
        flow
    }

    /// Carries out a part of the innermost run.
    pub(crate) fn step_run(&mut self) -> Flow {
        let run = *self.run();
        let rules = self.rules;
        let effects = rules.effects(&self.state.spells, run.program);
        match effects.get(usize::from(run.next)) {
            Some(Effect::Either { first, second }) => match run.part.second {
                None => self.ask_half(&run, [first, second]),
                Some(false) => self.step(&run, effects, first),
                Some(true) => self.step(&run, effects, second),
            },
            Some(effect) => self.step(&run, effects, effect),
            None => self.finish_run(),
        }
    }

    fn finish_run(&mut self) -> Flow {
        self.state.runs.pop();
        if self.state.runs.is_empty() {
            self.answer_late();
        }
        Flow::On
    }

    fn step(&mut self, run: &Run, effects: &[Effect], effect: &Effect) -> Flow {
        let seat = run.seat;
        match effect {
            Effect::Draw(count) => {
                self.draw(seat, *count);
                self.next_sentence();
            }
            Effect::DrawUntil(count) => {
                let held = self.state.player(seat).pool.len();
                self.draw(seat, count.saturating_sub(held));
                self.next_sentence();
            }
            Effect::DrawOntoAltar(count) => {
                let placed = self.draw_onto_altar(*count, rule("SB-8.6.1"));
                self.run().placed = placed;
                self.next_sentence();
            }
            Effect::Discard(it) => return self.step_discard(run, effects, *it),
            Effect::Take(it) | Effect::TakeUpTo(it) => {
                let stop = matches!(effect, Effect::TakeUpTo(_));
                return self.step_take(run, *it, stop);
            }
            Effect::TakeAsPlaced => {
                let all = Materia {
                    count: run.placed,
                    rune: None,
                    such: Such::Any,
                };
                return self.step_take(run, all, false);
            }
            Effect::SwapAltar(count) => {
                let altar = self.state.altar;
                return self.step_swap(run, &altar, *count);
            }
            Effect::SwapStored(count) => {
                let stored = self.state.player(seat).familiar.iter().copied().collect();
                return self.step_swap(run, &stored, *count);
            }
            Effect::Store(it) => return self.step_store(run, *it),
            Effect::StoreFromAltar(count) => {
                let altar = self.state.altar;
                return self.step_store_from(run, Asked::StoreFromAltar, &altar, *count);
            }
            Effect::StoreFromTray(count) => {
                let tray = self.storable_tray(run);
                return self.step_store_from(run, Asked::StoreFromTray, &tray, *count);
            }
            Effect::ReplaceAltar => return self.step_replace(run),
            Effect::OthersTake(count) => return self.step_others_take(run, *count),
            Effect::OthersDraw(count) => self.others_draw(run, *count),
            Effect::Raise(_) => return self.step_raise(run),
            Effect::Lower(levels) => self.lower(run, *levels),
            Effect::Copy(action) => return self.step_copy(run, action.phase()),
            Effect::Perform(action) => return self.step_perform(run, action.phase()),
            Effect::Learn(wild) => return self.step_lesson(run, *wild),
            // Halves are no pairs themselves: the check of packs sees to it.
            Effect::Either { .. } => self.next_sentence(),
        }
        Flow::On
    }

    fn skip(&mut self) -> Flow {
        self.next_sentence();
        Flow::On
    }

    fn ask_half(&mut self, run: &Run, halves: [&Effect; 2]) -> Flow {
        self.ask(Asked::Half, run.seat);
        let behind = behind(run);
        for (second, half) in [false, true].into_iter().zip(halves) {
            if self.outlook(run.seat).allows_half(half, behind) {
                self.state.menu.picks.push(Pick::Half(second));
            }
        }
        if self.state.menu.picks.is_empty() {
            return self.skip();
        }
        Flow::Ask
    }

    fn step_discard(&mut self, run: &Run, effects: &[Effect], materia: Materia) -> Flow {
        let outlook = self.outlook(run.seat);
        let mut types = outlook.types(materia, run.rune);
        if run.part.done == materia.count || outlook.pool.count_of(types) == 0 {
            return self.skip();
        }
        if run.next == 0 {
            // What the discard pays for must stay possible.
            for token in outlook.pool.types(types) {
                if !outlook
                    .after_discard(token)
                    .allows_rest(effects, behind(run))
                {
                    types = Types(types.0 & !(1 << token.0));
                }
            }
        }
        let pool = outlook.pool;
        self.ask_token(Asked::Discard, run.seat, &pool, types)
    }

    fn step_take(&mut self, run: &Run, materia: Materia, stop: bool) -> Flow {
        let mut types = self.outlook(run.seat).types(materia, run.rune);
        if let (Such::OneColour, Some(colour)) = (materia.such, run.part.colour) {
            types = types.and(Types::of_colour(colour));
        }
        let altar = self.state.altar;
        let full = self.state.player(run.seat).room() == 0;
        if run.part.done >= materia.count || full || altar.count_of(types) == 0 {
            return self.skip();
        }
        self.ask_token(Asked::Take, run.seat, &altar, types);
        if stop {
            self.state.menu.picks.push(Pick::Stop);
        }
        Flow::Ask
    }

    /// A token was taken by the player who acts: spells may answer (SB-8.18).
    pub(crate) fn taken(&mut self, run: &Run, token: Token) {
        if run.seat != self.state.day.seat {
            return;
        }
        for colour in Colour::ALL {
            let Some(learned) = self.state.player(run.seat).spell(colour) else {
                continue;
            };
            let program = Program::Taken(colour, learned.level);
            let answers = !self.rules.effects(&self.state.spells, program).is_empty();
            if !answers || learned.token.rune() != token.rune() {
                continue;
            }
            match self.state.table.timing {
                Timing::Immediate => self.begin_answer(run.seat, program, colour),
                Timing::AfterAction => self.state.late[colour.index()] += 1,
            }
        }
    }

    fn begin_answer(&mut self, seat: Seat, program: Program, colour: Colour) {
        let spell = spell_target(self.state.spells[colour.index()]);
        self.tell(rule("SB-8.18.1"), || {
            Message::new("spell-answers").with("spell", spell)
        });
        let rune = self.state.player(seat).spell(colour);
        let rune = rune.map(|it| it.token.rune());
        self.state
            .runs
            .push(Run::of(seat, program, Some(colour), rune));
    }

    /// The answers that waited for the end of the action.
    fn answer_late(&mut self) {
        let seat = self.state.day.seat;
        for colour in Colour::ALL {
            let times = std::mem::take(&mut self.state.late[colour.index()]);
            let learned = self.state.player(seat).spell(colour);
            if let (Some(learned), 1..) = (learned, times) {
                let program = Program::Taken(colour, learned.level);
                for _ in 0..times {
                    self.begin_answer(seat, program, colour);
                }
            }
        }
    }

    fn step_swap(&mut self, run: &Run, from: &Bag, count: u8) -> Flow {
        match run.part.done {
            0 => self.ask_tokens(Asked::SwapGet, run.seat, from, (count, count)),
            _ => {
                let pool = self.state.player(run.seat).pool;
                self.ask_tokens(Asked::SwapGive, run.seat, &pool, (count, count))
            }
        }
    }

    fn step_store(&mut self, run: &Run, materia: Materia) -> Flow {
        let outlook = self.outlook(run.seat);
        let (pool, free) = (outlook.pool, self.state.player(run.seat).free());
        let mut types = outlook.types(materia, run.rune);
        if materia.such == Such::OneColour {
            let Some(colour) = run.part.colour else {
                return self.ask_colour(run, &pool, types, materia.count.min(free));
            };
            types = types.and(Types::of_colour(colour));
        }
        if run.part.done == materia.count || free == 0 || pool.count_of(types) == 0 {
            return self.skip();
        }
        self.ask_token(Asked::Store, run.seat, &pool, types)
    }

    fn ask_colour(&mut self, run: &Run, pool: &Bag, types: Types, wanted: u8) -> Flow {
        self.ask(Asked::StoreColour, run.seat);
        let enough = |colour: &Colour| {
            wanted > 0 && pool.count_of(types.and(Types::of_colour(*colour))) >= wanted
        };
        let colours = Colour::ALL.into_iter().filter(enough);
        self.state.menu.picks.extend(colours.map(Pick::Colour));
        if self.state.menu.picks.is_empty() {
            return self.skip();
        }
        Flow::Ask
    }

    fn step_store_from(&mut self, run: &Run, asked: Asked, from: &Bag, count: u8) -> Flow {
        let free = self.state.player(run.seat).free();
        if run.part.done == count || free == 0 || from.is_empty() {
            return self.skip();
        }
        self.ask_token(asked, run.seat, from, Types::ALL)
    }

    /// What can be stored from the tray: after learning perhaps only what was paid (OP-5).
    fn storable_tray(&self, run: &Run) -> Bag {
        let learning = matches!(run.program, Program::Learning(..));
        match self.state.table.leftovers {
            Leftovers::JustDiscarded if learning => self.state.leftovers,
            _ => self.state.tray,
        }
    }

    fn step_replace(&mut self, run: &Run) -> Flow {
        let altar = self.state.altar;
        if altar.is_empty() {
            return self.skip();
        }
        self.ask(Asked::Replace, run.seat);
        let menu = &mut self.state.menu;
        menu.picks.extend(altar.types(Types::ALL).map(Pick::Token));
        menu.several = Some((0, altar.len()));
        menu.from = altar;
        Flow::Ask
    }

    /// Each other player must take, clockwise (SB-8.3); a solo player gives instead (SB-12.9).
    fn step_others_take(&mut self, run: &Run, count: u8) -> Flow {
        let altar = self.state.altar;
        if self.state.table.is_solo() {
            if run.part.done == count || altar.is_empty() {
                return self.skip();
            }
            return self.ask_token(Asked::Gift, run.seat, &altar, Types::ALL);
        }
        let players = self.state.table.players;
        let Some(other) = run
            .seat
            .round(players)
            .nth(1 + usize::from(run.part.others))
        else {
            return self.skip();
        };
        let full = self.state.player(other).room() == 0;
        if run.part.done == count || altar.is_empty() || full {
            let part = &mut self.run().part;
            part.others += 1;
            part.done = 0;
            return Flow::On;
        }
        self.ask_token(Asked::OthersTake, other, &altar, Types::ALL)
    }

    /// Each other player must draw, clockwise (SB-8.5); in a solo game the opponent (SB-12.9).
    fn others_draw(&mut self, run: &Run, count: u8) {
        if self.state.table.is_solo() {
            self.draw_to_lower(count, &rule("SB-12.9"));
        } else {
            for other in run.seat.round(self.state.table.players).skip(1) {
                self.draw(other, count);
            }
        }
        self.next_sentence();
    }

    fn step_raise(&mut self, run: &Run) -> Flow {
        self.ask(Asked::Raise, run.seat);
        let colours: smallvec::SmallVec<[Colour; 7]> =
            self.outlook(run.seat).raisable(run.host).collect();
        self.state
            .menu
            .picks
            .extend(colours.into_iter().map(Pick::Spell));
        if self.state.menu.picks.is_empty() {
            return self.skip();
        }
        Flow::Ask
    }

    /// The card that acts goes down (SB-4.14, SB-8.15.4).
    fn lower(&mut self, run: &Run, levels: u8) {
        if let Some(host) = run.host {
            self.shift(run.seat, host, -i16::from(levels), "lowered");
        }
        self.next_sentence();
    }

    /// Moves the token on a spell to another level.
    pub(crate) fn shift(&mut self, seat: Seat, colour: Colour, by: i16, message: &'static str) {
        use crate::cards::{HIGHEST, LOWEST};
        let id = self.state.spells[colour.index()];
        if let Some(learned) = &mut self.state.players[seat.index()].spells[colour.index()] {
            let level = i16::from(learned.level) + by;
            learned.level = level.clamp(i16::from(LOWEST), i16::from(HIGHEST)) as u8;
            let level = learned.level;
            self.tell(rule("SB-4.14"), || {
                let message = Message::new(message).with("seat", seat);
                message.with("spell", level_target(id, level, None))
            });
        }
    }

    fn step_copy(&mut self, run: &Run, phase: Phase) -> Flow {
        self.ask(Asked::Copy(phase), run.seat);
        let mut picks = std::mem::take(&mut self.state.menu.picks);
        self.outlook(run.seat)
            .copies(phase, behind(run), |pick| picks.push(pick));
        self.state.menu.picks = picks;
        if self.state.menu.picks.is_empty() {
            return self.skip();
        }
        Flow::Ask
    }

    fn step_perform(&mut self, run: &Run, phase: Phase) -> Flow {
        self.ask(Asked::Perform(phase), run.seat);
        self.offer_actions(run.seat, phase);
        Flow::Ask
    }

    /// Offers the actions of a phase, and to do nothing (SB-3.3, SB-3.4).
    pub(crate) fn offer_actions(&mut self, seat: Seat, phase: Phase) {
        let mut picks = std::mem::take(&mut self.state.menu.picks);
        self.outlook(seat).actions(phase, |pick| picks.push(pick));
        picks.push(Pick::Pass);
        self.state.menu.picks = picks;
    }
}

/// The card behind a run.
pub(crate) fn behind(run: &Run) -> Behind {
    Behind {
        host: run.host,
        rune: run.rune,
    }
}
