//! Learning a spell (section 6): which one, how to pay, which token goes on the card.

use super::payment::{Payment, Wilds, every_way};
use super::state::{Asked, Learned, Pick, Program, Run};
use super::{Flow, Play, level_target, rule, token_target};
use crate::cards::Wild;
use crate::materia::{Bag, COLOURS, Colour, Rune, Token};
use smallvec::SmallVec;
use table::Message;

/// More ways to pay than this are shown on demand only.
const WAYS_AT_ONCE: usize = 12;

impl Play<'_> {
    /// Asks for the next thing that is open about a spell to be learned.
    pub(crate) fn step_lesson(&mut self, run: &Run, wild: Wild) -> Flow {
        let wilds = Wilds::of(wild, run.rune);
        let Some((colour, level)) = run.part.lesson else {
            return self.ask_lesson(run, wilds);
        };
        let Some(payment) = run.part.payment.and_then(Payment::read) else {
            return self.ask_payment(run, colour, level, wilds);
        };
        let open = Rune::ALL.into_iter().skip(usize::from(run.part.done));
        for rune in open {
            let count = payment.wilds[rune.index()] * payment.size();
            if count > 0 {
                // The runes before this one are done.
                self.run().part.done = rune.index() as u8;
                return self.ask_wild(run, &payment, rune, count);
            }
        }
        self.learn(run, (colour, level), &payment);
        Flow::On
    }

    fn ask_lesson(&mut self, run: &Run, wilds: Wilds) -> Flow {
        self.ask(Asked::Lesson, run.seat);
        let mut picks = std::mem::take(&mut self.state.menu.picks);
        let lessons = self.outlook(run.seat).lessons(wilds);
        picks.extend(lessons.map(|(colour, level)| Pick::Level(colour, level, None)));
        self.state.menu.picks = picks;
        if self.state.menu.picks.is_empty() {
            self.next_sentence();
            return Flow::On;
        }
        Flow::Ask
    }

    /// The ways to pay, the most sensible ones first: few tokens, none of the own colour in a wild.
    /// Where they are many, only the first ones and the wish to see all.
    fn ask_payment(&mut self, run: &Run, colour: Colour, level: u8, wilds: Wilds) -> Flow {
        let mut ways: SmallVec<[_; 32]> = SmallVec::new();
        let pool = self.state.player(run.seat).pool;
        every_way(&pool, colour, level, wilds, |rank, payment| {
            ways.push((rank, payment.code()));
        });
        let many = ways.len() > WAYS_AT_ONCE && !run.part.all_ways;
        // Of many ways, first one of each kind; of few, the cheapest first.
        ways.sort_by_key(|((own, count, variant), _)| {
            (*own, many && *variant > 0, *count, *variant)
        });
        self.ask(Asked::Payment, run.seat);
        let shown = if many { WAYS_AT_ONCE - 1 } else { ways.len() };
        let picks = &mut self.state.menu.picks;
        picks.extend(ways.iter().take(shown).map(|(_, code)| Pick::Pay(*code)));
        if many {
            picks.push(Pick::More);
        }
        if self.state.menu.picks.is_empty() {
            self.next_sentence();
            return Flow::On;
        }
        Flow::Ask
    }

    pub(crate) fn payment_chosen(&mut self, code: u16) {
        self.run().part.payment = Some(code);
        self.state.chosen = Bag::EMPTY;
    }

    /// Which tokens make up the wilds with a rune. What is real is spoken for.
    fn ask_wild(&mut self, run: &Run, payment: &Payment, rune: Rune, count: u8) -> Flow {
        let mut left = self.state.player(run.seat).pool;
        left.remove_all(&payment.real_tokens());
        let left = left.only(payment.wild_types(rune));
        self.ask_tokens(Asked::Wild, run.seat, &left, (count, count))
    }

    pub(crate) fn wild_chosen(&mut self, tokens: &Bag) {
        self.state.chosen.add_all(tokens);
        self.run().part.done += 1;
    }

    /// Pays, puts the token on the card, and lets everything that answers do so (SB-14.3).
    fn learn(&mut self, run: &Run, (colour, level): (Colour, u8), payment: &Payment) {
        let seat = run.seat;
        let card = Token::new(colour, payment.card);
        let mut paid = payment.real_tokens();
        paid.add_all(&std::mem::take(&mut self.state.chosen));
        self.state.players[seat.index()].pool.remove_all(&paid);
        paid.remove(card);
        for token in paid.iter() {
            self.drop_in_tray(token);
        }
        self.state.leftovers = paid;
        let learned = Learned {
            level,
            token: card,
            today: true,
        };
        self.state.players[seat.index()].spells[colour.index()] = Some(learned);
        let id = self.state.spells[colour.index()];
        self.tell(rule("SB-6.1"), || {
            let message = Message::new("learned").with("seat", seat);
            let message = message.with("spell", level_target(id, level, None));
            let message = message.with("token", token_target(card));
            message.with("paid", super::moves::targets(&paid))
        });
        if self.state.player(seat).learned().count() == COLOURS {
            self.trigger_end(seat, "all-spells");
        }
        self.next_sentence();
        self.answer_learning(run, colour, level);
    }

    /// First what answers to every learning, then what this level brings (SB-6.8, SB-6.10): the
    /// last one begun runs first.
    fn answer_learning(&mut self, run: &Run, colour: Colour, level: u8) {
        let (rules, seat) = (self.rules, run.seat);
        let program = Program::Learned(colour, level);
        if !rules.effects(&self.state.spells, program).is_empty() {
            let rune = self.state.player(seat).spell(colour);
            let rune = rune.map(|it| it.token.rune());
            self.state
                .runs
                .push(Run::of(seat, program, Some(colour), rune));
        }
        let known: SmallVec<[_; COLOURS]> = self.state.player(seat).learned().collect();
        for (colour, learned) in known {
            let program = Program::Learning(colour, learned.level);
            if !rules.effects(&self.state.spells, program).is_empty() {
                let rune = Some(learned.token.rune());
                self.state
                    .runs
                    .push(Run::of(seat, program, Some(colour), rune));
            }
        }
    }
}
