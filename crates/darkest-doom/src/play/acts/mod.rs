//! What the sentences do. Each act is entered until it is done: it may ask, or push a frame and
//! wait for it, keeping its place in the `part` of the effect.
//!
//! | module | acts |
//! | --- | --- |
//! | `resources` | gain, lose, pay, steal, heal, raise |
//! | `cards` | draw, discard, take, swap, repair, wear |
//! | `looking` | look |
//! | `harm` | wounds, damage, kill, prevent |
//! | `moves` | move, swap places, tokens, eclipse, the Doom marker |
//! | `shadows` | monsters: metamorphosis, goals, fights |
//! | `dice` | dice, icons, re-rolls |
//! | `bonds` | alliances, missions, the Wraith, Mosh, absorption, lasting rules, victory |

mod bonds;
mod cards;
mod dice;
mod harm;
mod looking;
mod moves;
mod resources;
mod shadows;

use super::Play;
use crate::cards::Op;
use resolve::Did;

impl Play<'_> {
    /// Carries out a step of the program in progress.
    pub(crate) fn act(&mut self, op: &Op) -> Did {
        match op {
            Op::Gain { res, n, who } => self.gain(*res, *n, *who),
            Op::Lose { res, n, who } => self.lose(*res, *n, *who),
            Op::Pay { res, n, who } => self.pay(*res, *n, *who),
            Op::Steal { res, n, from } => self.steal(*res, *n, *from),
            Op::Heal { n, who } => self.heal(*n, *who),
            Op::Raise { n, .. } => self.raise(*n),
            Op::Wound { n, who } => self.wound(*n, *who),
            Op::Damage { n, to } => self.damage(*n, *to),
            Op::Kill { who } => self.kill(*who),
            Op::Prevent { n, who } => self.prevent(*n, *who),
            Op::Draw {
                deck,
                n,
                who,
                same_deck,
            } => self.draw(*deck, *n, *who, *same_deck),
            Op::Discard { .. } => self.discard(op),
            Op::TakeCard {
                from,
                what,
                n,
                pick,
            } => self.take_card(*from, *what, *n, *pick),
            Op::Look { at, n, who, then } => self.look(*at, *n, *who, *then),
            Op::SwapCorruption => self.swap_corruption(),
            Op::CancelSpell => self.cancel_spell(),
            Op::Repair { n } => self.repair(*n),
            Op::Wear { n, who } => self.wear(*n, *who),
            Op::Move { mode, n, who, to } => self.move_figure(*mode, *n, *who, *to),
            Op::SwapPlaces { a, b } => self.swap_places(*a, *b),
            Op::MoveMonster { which, n, .. } => self.move_monster(*which, *n),
            Op::Place { token, n, at } => self.place_tokens(*token, *n, *at),
            Op::Remove { token, n, at } => self.remove_tokens(*token, *n, *at),
            Op::Metamorph { which, steps } => self.metamorph(*which, *steps),
            Op::NewGoal { which, pick } => self.new_goal(*which, *pick),
            Op::Eclipse => self.eclipse(),
            Op::Doom { n, resolve } => self.move_doom(*n, *resolve),
            Op::Alliance { citadel, n, who } => self.change_alliance(*citadel, *n, *who),
            Op::Ally { citadel } => self.ally_virtually(*citadel),
            Op::Dice { n, who } => self.more_dice(*n, *who),
            Op::Add {
                symbols,
                times,
                who,
            } => self.add_symbols(symbols, *times, *who),
            Op::Weaken { n, who, min } => self.weaken(*n, *who, *min),
            Op::Change { n, to, from } => self.change_dice(*n, to, *from),
            Op::Reroll { n } => self.reroll(*n),
            Op::RerollDestiny => self.reroll_destiny(),
            Op::Strip { symbol, n, who } => self.strip(*symbol, *n, *who),
            Op::TreatAsHit { symbols } => self.treat_as_hit(symbols),
            Op::AutoPass => self.auto_pass(),
            Op::Fight { with } => self.fight(*with),
            Op::MonsterStat { stat, n } => self.monster_stat(*stat, *n),
            Op::Lasting { .. } => self.lasting(op),
            Op::Win { who } => self.win(*who),
            Op::CompleteMission { relic_test } => self.complete_mission(*relic_test),
            Op::SummonWraith => self.summon_wraith(),
            Op::FreeMoshTest => self.free_mosh_test(),
            Op::Absorb => self.absorb(),
            // Compiled into instructions of their own.
            Op::Choose { .. }
            | Op::May { .. }
            | Op::If { .. }
            | Op::ForEach { .. }
            | Op::Target { .. }
            | Op::AtCombatEnd { .. }
            | Op::Test { .. } => Did::No,
        }
    }
}
