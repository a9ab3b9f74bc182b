//! Numbers, counters and conditions.

use super::super::grammar::amounts::{
    CountIn, CountOn as On, Counter as Counted, Cubes, Mass, Number, Portion, Scale,
};
use super::super::grammar::conditions::Condition;
use super::super::grammar::who::EvocationNoun;
use super::super::program::{
    Amount, AmountWord, By, Cond, CountOn, Counter, CubeColour, DamagedWord, Per, QuestState, Ref,
    Whose,
};
use super::Voice;

impl Voice {
    pub(super) fn amount(self, number: u8, scale: &Scale) -> Amount {
        let per = |per, each, times, max, plus| {
            Amount::Per(Box::new(Per {
                per,
                each,
                times,
                max,
                plus,
            }))
        };
        match scale {
            Scale::Fixed => Amount::Fixed(number),
            Scale::Each(counter) => per(self.counter(counter), 1, number, None, 0),
            Scale::EachMost { counter, most } => {
                per(self.counter(counter), 1, number, Some(*most), 0)
            }
            Scale::Every { each, mass } => per(self.mass(*mass), *each, number, None, 0),
            Scale::EveryMost { each, mass, most } => {
                per(self.mass(*mass), *each, number, Some(*most), 0)
            }
            Scale::Plus { times, counter } => per(self.counter(counter), 1, *times, None, number),
            Scale::PlusMost {
                times,
                counter,
                most,
            } => per(self.counter(counter), 1, *times, Some(*most), number),
        }
    }

    pub(super) fn number(self, number: Number, scale: &Scale) -> Amount {
        match number {
            Number::Exactly(number) => self.amount(number, scale),
            Number::All => Amount::Word(AmountWord::All),
        }
    }

    fn mass(self, mass: Mass) -> Counter {
        match mass {
            Mass::Damage { cubes, on } => Counter::Damage {
                on: match on {
                    On::Figure(named) => CountOn::Figure(self.named(named)),
                    On::Damaged => CountOn::Damaged(DamagedWord::Damaged),
                },
                color: colour(cubes),
            },
            Mass::JustDealt => Counter::TriggerDamage,
            Mass::JustGained => Counter::TriggerPp,
            Mass::JustPlaced => Counter::TriggerInst,
            Mass::Ignored => Counter::Ignored,
            Mass::Swapped(cubes) => Counter::Swapped {
                color: colour(cubes),
            },
            Mass::NotSwapped => Counter::NotSwapped,
        }
    }

    pub(super) fn counter(self, counter: &Counted) -> Counter {
        match counter {
            Counted::Mass(mass) => self.mass(*mass),
            Counted::Evocations { noun, place } => Counter::Evocations {
                evocation: match noun {
                    EvocationNoun::Kind(kind) => Some(*kind),
                    _ => None,
                },
                archetype: match noun {
                    EvocationNoun::Archetype(archetype) => Some(*archetype),
                    _ => None,
                },
                inside: match place {
                    CountIn::Lodge => None,
                    CountIn::Target => Some(Ref::Target),
                    CountIn::That => Some(Ref::TriggerRoom),
                },
            },
            Counted::Mages(having) => Counter::Mages {
                has: having.map(|having| having.0),
            },
            Counted::YourUpgrades => Counter::Upgrades { owner: Whose::You },
            Counted::Upgrades => Counter::Upgrades { owner: Whose::Any },
            Counted::Misfortunes(named) => Counter::Misfortunes {
                on: self.named(*named),
            },
            Counted::Events => Counter::EventsOnBoard,
            Counted::Element(element) => Counter::Element { element: *element },
            Counted::Life(named) => Counter::Life {
                of: self.named(*named),
            },
            Counted::YourStrength => Counter::StrengthSum { owner: self.you() },
            Counted::Removed => Counter::Removed,
            Counted::DamagedFigures => Counter::DamagedFigures,
            Counted::ChosenMoon => Counter::QuestMoon {
                of: QuestState::Chosen,
            },
        }
    }

    pub(super) fn condition(self, condition: &Condition) -> Cond {
        let not = |cond| Cond::Not {
            cond: Box::new(cond),
        };
        match condition {
            Condition::Has { named, what } => Cond::Has {
                who: self.named(*named),
                what: *what,
            },
            Condition::Lacks { named, what } => not(Cond::Has {
                who: self.named(*named),
                what: *what,
            }),
            Condition::YouHave(what) => Cond::Has {
                who: self.you(),
                what: *what,
            },
            Condition::YouLack(what) => not(Cond::Has {
                who: self.you(),
                what: *what,
            }),
            Condition::YouDefeated(named) => Cond::Defeated {
                who: self.named(*named),
                by: By::You,
            },
            Condition::RoseDefeated(named) => Cond::Defeated {
                who: self.named(*named),
                by: By::Rose,
            },
            Condition::ThereIs(figures) => Cond::Exists {
                what: self.select(figures),
            },
            Condition::TargetIs(room) => Cond::RoomIs {
                who: Ref::Target,
                room: room.0,
            },
            Condition::None(counter) => compare(self.counter(counter), Some(0), None),
            Condition::AtMost { number, counter } => {
                compare(self.counter(counter), Some(*number), None)
            }
            Condition::AtLeast { number, counter } => {
                compare(self.counter(counter), None, Some(*number))
            }
            Condition::InLodge(named) => Cond::InLodge {
                who: self.named(*named),
            },
            Condition::InCell(named) => Cond::InCell {
                who: self.named(*named),
            },
        }
    }
}

pub(super) fn portion(portion: Portion) -> Amount {
    match portion {
        Portion::UpTo(number) => Amount::Fixed(number),
        Portion::All => Amount::Word(AmountWord::All),
    }
}

fn compare(a: Counter, le: Option<u8>, ge: Option<u8>) -> Cond {
    Cond::Compare { a, le, ge }
}

fn colour(cubes: Cubes) -> CubeColour {
    match cubes {
        Cubes::Any => CubeColour::Any,
        Cubes::Rose => CubeColour::Rose,
        Cubes::Yours => CubeColour::You,
        Cubes::NotRose => CubeColour::NotRose,
    }
}
