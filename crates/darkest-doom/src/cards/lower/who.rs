//! Whom, how much and where.

use super::super::grammar::amounts::{Few, Many, Quantity};
use super::super::grammar::who::{
    Anyone, Chosen, ForEach, Monster, Other, Sort, Spot, Such, Value, Whose, WithVines,
};
use super::super::program::Spot as Area;
use super::super::program::{
    All, AlliedWith, Amount, AreaType, Counted, Counter, Filter, Person, SpotWord, TargetKind,
    Where, Which,
};
use super::Voice;

impl Voice {
    pub(super) fn anyone(self, who: Anyone) -> Person {
        match who {
            Anyone::You => self.you,
            Anyone::Other(other) => person(other),
        }
    }

    pub(super) fn owner(self, whose: Whose) -> Person {
        match whose {
            Whose::You => self.you,
            Whose::Opponent => Person::Opponent,
            Whose::Target => Person::Target,
            Whose::Victim => Person::Victim,
            Whose::Human => Person::Human,
        }
    }

    fn counted(self, value: Value, plus: i8) -> Amount {
        Amount::Counted(match value {
            Value::Number { whose, counter } => Counted {
                count: counter,
                of: self.owner(whose),
                plus,
            },
            Value::Difficulty => Counted {
                count: Counter::Difficulty,
                of: Person::Me,
                plus,
            },
        })
    }

    pub(super) fn amount<T>(self, many: &Many<T>) -> Amount {
        match many.how {
            Quantity::Number(number) => Amount::Number(small(number)),
            Quantity::All => Amount::All(All::All),
            Quantity::Equal(value) => self.counted(value, 0),
            Quantity::Plus(number, value) => self.counted(value, small(number)),
        }
    }

    pub(super) fn times(self, each: &ForEach) -> Amount {
        let ForEach { whose, counter } = *each;
        self.counted(Value::Number { whose, counter }, 0)
    }

    pub(super) fn spot(self, spot: Spot) -> Where {
        let area = match spot {
            Spot::Yours => Area::Word(SpotWord::Own),
            Spot::Target => Area::Word(SpotWord::Target),
            Spot::YourTemple | Spot::ItsTemple => Area::Word(SpotWord::OwnTemple),
            Spot::Goal => Area::Word(SpotWord::Goal),
            Spot::Citadel(colour) => Area::Area(self.citadel(colour)),
            Spot::Temple(colour) => Area::Area(self.temple(colour)),
            Spot::Area(area) => Area::Area(area),
        };
        Where { area }
    }
}

pub(super) fn person(other: Other) -> Person {
    match other {
        Other::Opponent => Person::Opponent,
        Other::Target => Person::Target,
        Other::Victim => Person::Victim,
        Other::It => Person::Each,
        Other::Human => Person::Human,
    }
}

pub(super) fn monster(monster: Monster) -> Which {
    match monster {
        Monster::Victim => Which::Victim,
        Monster::Opponent => Which::Opponent,
        Monster::It => Which::Each,
        Monster::Target => Which::Target,
        Monster::Drawer => Which::Drawer,
        Monster::NearestToRoller => Which::NearestToRoller,
        Monster::NearestToFirst => Which::NearestToFirstPlayer,
    }
}

pub(super) fn chosen(chosen: Chosen, such: &Such) -> (TargetKind, Filter) {
    let (sort, other) = match chosen {
        Chosen::One(sort) => (sort, false),
        Chosen::Another(sort) => (sort, true),
    };
    let (kind, area) = kind(sort);
    let filter = Filter {
        kind: area,
        other,
        ..filter(such)
    };
    (kind, filter)
}

fn kind(sort: Sort) -> (TargetKind, Option<AreaType>) {
    match sort {
        Sort::Figure => (TargetKind::Figure, None),
        Sort::Guardian => (TargetKind::Guardian, None),
        Sort::Area => (TargetKind::Area, None),
        Sort::Structure => (TargetKind::Structure, None),
        Sort::Citadel => (TargetKind::Citadel, None),
        Sort::BloodTemple => (TargetKind::BloodTemple, None),
        Sort::Abyss => (TargetKind::Abyss, None),
        Sort::AreaOf(kind) => (TargetKind::Area, Some(kind)),
    }
}

pub(super) fn filter(such: &Such) -> Filter {
    let number = |few: &Few<_>| few.number;
    Filter {
        within: such.within.map(|within| number(&within.0)),
        kind: None,
        not_type: such.not_on.clone().map(|it| it.0).unwrap_or_default(),
        other: false,
        vines_gte: match such.vines {
            Some(WithVines::AtLeast(vines)) => Some(vines.number),
            _ => None,
        },
        vines_lte: match such.vines {
            Some(WithVines::AtMost(vines)) => Some(vines.number),
            _ => None,
        },
        allied: such.allied.then_some(AlliedWith::Other),
        area_type: such.on.clone().map(|it| it.0).unwrap_or_default(),
        relics_gte: such.relics.map(|it| it.0.number),
        monster_within: such.near.map(|it| number(&it.0)),
    }
}

/// Greater numbers are refused by the loader.
pub(super) fn small(number: u8) -> i8 {
    i8::try_from(number).unwrap_or(i8::MAX)
}
