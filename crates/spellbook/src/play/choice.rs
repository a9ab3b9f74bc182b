//! What follows from an answer.

use super::state::{Asked, Hour, Pick, Program, Run};
use super::usable::Outlook;
use super::{Play, basic_target, level_target, rule};
use crate::cards::{Effect, Phase};
use crate::materia::{Bag, Token};
use table::{Answer, Message, RuleId, Seat, Target};

impl Play<'_> {
    /// Goes on with an answer that fits the menu.
    pub(crate) fn answer(&mut self, answer: &Answer) {
        if self.state.menu.several.is_some() {
            let picks = self.state.menu.picks.iter().zip(&answer.0);
            let tokens = picks.flat_map(|(pick, &amount)| {
                let token = match pick {
                    Pick::Token(token) => Some(*token),
                    _ => None,
                };
                token.into_iter().cycle().take(usize::from(amount))
            });
            let chosen: Bag = tokens.collect();
            self.picked_tokens(&chosen);
        } else if let Some(&pick) = self.state.menu.picks.get(usize::from(answer.first())) {
            self.picked(pick);
        }
    }

    /// Answers a question that has only one answer; says whether it had.
    pub(crate) fn answer_if_forced(&mut self) -> bool {
        let menu = &self.state.menu;
        match (menu.several, menu.picks.as_slice()) {
            (Some((least, _)), _) if least == menu.from.len() => {
                let all = menu.from;
                self.picked_tokens(&all);
            }
            (Some((least, most)), &[Pick::Token(token)]) if least == most => {
                let all: Bag = (0..least).map(|_| token).collect();
                self.picked_tokens(&all);
            }
            (None, &[pick]) => self.picked(pick),
            _ => return false,
        }
        true
    }

    /// Several tokens were picked at once.
    fn picked_tokens(&mut self, tokens: &Bag) {
        let run = *self.run();
        match self.state.menu.asked {
            Asked::SwapGet => {
                self.state.chosen = *tokens;
                self.run().part.done = tokens.len();
            }
            Asked::SwapGive => self.swap(&run, tokens),
            Asked::Replace => self.replace(&run, tokens),
            _ => self.wild_chosen(tokens),
        }
    }

    fn picked(&mut self, pick: Pick) {
        match (self.state.menu.asked, pick) {
            (Asked::Combination(_), Pick::Choose(id)) => self.spell_chosen(id),
            (Asked::Action(phase), pick) => self.action_chosen(phase, pick),
            (Asked::EndDay, _) => self.day_confirmed(),
            (Asked::Tribute, Pick::Token(token)) => self.tribute(token),
            (asked, pick) => self.picked_in_run(asked, pick),
        }
    }

    fn picked_in_run(&mut self, asked: Asked, pick: Pick) {
        let run = *self.run();
        match (asked, pick) {
            (Asked::Take, Pick::Token(token)) => {
                let part = &mut self.run().part;
                part.done += 1;
                part.colour = Some(token.colour());
                self.take(run.seat, token);
                self.taken(&run, token);
            }
            (Asked::OthersTake, Pick::Token(token)) => {
                self.run().part.done += 1;
                self.take(self.state.menu.seat, token);
            }
            (Asked::Gift, Pick::Token(token)) => {
                self.run().part.done += 1;
                self.altar_to_lower(token);
            }
            (Asked::SwapGet | Asked::SwapGive | Asked::Wild, Pick::Token(token)) => {
                self.picked_tokens(&Bag::EMPTY.with(token));
            }
            (_, Pick::Token(token)) => {
                self.run().part.done += 1;
                self.token_moved(&run, asked, token);
            }
            (_, Pick::Colour(colour)) => self.run().part.colour = Some(colour),
            (_, Pick::Half(second)) => self.run().part.second = Some(second),
            (Asked::Lesson, Pick::Level(colour, level, _)) => {
                self.run().part.lesson = Some((colour, level));
            }
            (_, Pick::Pay(code)) => self.payment_chosen(code),
            (_, Pick::More) => self.run().part.all_ways = true,
            (_, Pick::Spell(colour)) => {
                self.raise(&run, colour);
            }
            (Asked::Copy(_), pick) => {
                self.next_sentence();
                self.copy(&run, pick);
            }
            (Asked::Perform(_), pick) => {
                self.next_sentence();
                self.begin_action(run.seat, pick);
            }
            // Taking no more.
            _ => self.next_sentence(),
        }
    }

    fn token_moved(&mut self, run: &Run, asked: Asked, token: Token) {
        match asked {
            Asked::Discard => self.discard(run.seat, token),
            Asked::StoreFromAltar => self.store_from_altar(run.seat, token),
            Asked::StoreFromTray => self.store_from_tray(run.seat, token),
            _ => self.store_from_pool(run.seat, token),
        }
    }

    /// The sentence a run has come to.
    fn sentence(&self, run: &Run) -> Option<&Effect> {
        let effects = self.rules.effects(&self.state.spells, run.program);
        effects.get(usize::from(run.next))
    }

    fn swap(&mut self, run: &Run, give: &Bag) {
        let get = std::mem::take(&mut self.state.chosen);
        if matches!(self.sentence(run), Some(Effect::SwapStored(_))) {
            self.swap_stored(run.seat, &get, give);
        } else {
            self.swap_altar(run.seat, &get, give);
        }
        self.next_sentence();
    }

    /// All chosen tokens go to the tray first, then the new ones are drawn (SB-8.14.1).
    fn replace(&mut self, run: &Run, tokens: &Bag) {
        self.altar_to_tray(tokens);
        let seat = run.seat;
        self.tell(rule("SB-8.14.1"), || {
            let message = Message::new("replaced").with("seat", seat);
            message.with("tokens", super::moves::targets(tokens))
        });
        self.draw_onto_altar(tokens.len(), rule("SB-8.14.1"));
        self.next_sentence();
    }

    fn raise(&mut self, run: &Run, colour: crate::materia::Colour) {
        if let Some(Effect::Raise(levels)) = self.sentence(run) {
            let levels = i16::from(*levels);
            self.shift(run.seat, colour, levels, "raised");
        }
        self.next_sentence();
    }

    fn action_chosen(&mut self, phase: Phase, pick: Pick) {
        let seat = self.state.day.seat;
        if pick == Pick::Pass {
            let only = self.state.menu.picks.len() == 1;
            let message = if only { "cannot-act" } else { "passed" };
            self.tell(rule("SB-3.4"), || {
                let message = Message::new(message).with("seat", seat);
                message.with("phase", super::asking::phase_target(phase))
            });
            self.end_phase();
        } else {
            self.state.day.used += 1;
            self.begin_action(seat, pick);
        }
    }

    /// An available action begins.
    fn begin_action(&mut self, seat: Seat, pick: Pick) {
        let Some(program) = Outlook::program(pick) else {
            return;
        };
        let (host, rune) = match program {
            Program::Act(colour, _) => {
                let learned = self.state.player(seat).spell(colour);
                (Some(colour), learned.map(|it| it.token.rune()))
            }
            _ => (None, None),
        };
        self.begin(Run::of(seat, program, host, rune), "acts", pick);
    }

    /// A copied action begins: the copier's card acts, with the rune of the copied one.
    fn copy(&mut self, run: &Run, pick: Pick) {
        let rune = match pick {
            Pick::Level(_, _, rune) => rune,
            _ => None,
        };
        if let Some(program) = Outlook::program(pick) {
            self.begin(Run::of(run.seat, program, run.host, rune), "copies", pick);
        }
    }

    fn begin(&mut self, run: Run, message: &'static str, pick: Pick) {
        self.state.runs.push(run);
        let (rules, spells) = (self.rules, self.state.spells);
        self.tale.tell(|| {
            let (target, rule): (Target, RuleId) = match pick {
                Pick::Basic(at) => (basic_target(at), rules.rule_of_action(at)),
                Pick::Level(colour, level, rune) => {
                    let id = spells[colour.index()];
                    (level_target(id, level, rune), rules.rule_of_spell(id))
                }
                _ => (Target::Number(0), RuleId::NONE),
            };
            let message = Message::new(message).with("seat", run.seat);
            table::Event::public(rule, message.with("action", target))
        });
    }

    /// The phase is over, or the whole day but for the altar.
    pub(crate) fn end_phase(&mut self) {
        self.state.day.used = 0;
        self.state.day.hour = match self.state.day.hour {
            Hour::Phase(phase) => phase.next().map_or(Hour::Altar, Hour::Phase),
            hour => hour,
        };
    }
}
