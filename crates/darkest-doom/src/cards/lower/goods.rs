//! Resources, life and wounds.

use super::super::grammar::goods::Goods;
use super::super::program::{Op, TraitChoice};
use super::Voice;
use super::who::person;

impl Voice {
    pub(super) fn goods(self, goods: &Goods) -> Op {
        let you = self.you;
        match goods {
            Goods::Gain(much) => Op::Gain {
                res: much.of,
                n: self.amount(much),
                who: you,
            },
            Goods::Gains { other, much } => Op::Gain {
                res: much.of,
                n: self.amount(much),
                who: person(*other),
            },
            Goods::Lose(much) => Op::Lose {
                res: much.of,
                n: self.amount(much),
                who: you,
            },
            Goods::Loses { other, much } => Op::Lose {
                res: much.of,
                n: self.amount(much),
                who: person(*other),
            },
            Goods::Pay(much) => Op::Pay {
                res: much.of,
                n: self.amount(much),
                who: you,
            },
            Goods::Pays { other, much } => Op::Pay {
                res: much.of,
                n: self.amount(much),
                who: person(*other),
            },
            Goods::Steal { much, other } => Op::Steal {
                res: much.of,
                n: self.amount(much),
                from: person(*other),
            },
            Goods::Heal(life) => Op::Heal {
                n: self.amount(life),
                who: you,
            },
            Goods::Heals { other, life } => Op::Heal {
                n: self.amount(life),
                who: person(*other),
            },
            Goods::Suffer(wounds) => Op::Wound {
                n: self.amount(wounds),
                who: you,
            },
            Goods::Suffers { other, wounds } => Op::Wound {
                n: self.amount(wounds),
                who: person(*other),
            },
            Goods::Deal { hits, other } => Op::Damage {
                n: self.amount(hits),
                to: person(*other),
            },
            Goods::Kill(other) => Op::Kill {
                who: person(*other),
            },
            Goods::Raise(number) => Op::Raise {
                which: TraitChoice::Choice,
                n: *number,
            },
        }
    }
}
