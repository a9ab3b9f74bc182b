//! Figures and rooms.

use super::super::grammar::who::{
    Belonging, Choice, EvocationNoun, Figures, Having, Named, Noun, Nouns, Place, RoomSuch, Spot,
    Such, Where,
};
use super::super::program::{Kind, Most, Range, Ref, Select, Who, Whose};
use super::{Speaker, Voice};

impl Voice {
    pub(super) fn named(self, named: Named) -> Ref {
        match named {
            Named::You => self.you(),
            Named::Target => Ref::Target,
            Named::It => Ref::It,
            Named::Assigned => Ref::Assigned,
            Named::Rose => Ref::Rose,
            Named::Avatar => self.avatar(),
            Named::Crown => Ref::Crown,
            Named::This => Ref::This,
            Named::Bearer => Ref::Bearer,
            Named::Owner => Ref::Owner,
            Named::Assigner => Ref::Assigner,
            Named::ThisMage => Ref::Item,
            Named::ItsBearer => Ref::ItemBearer,
            Named::ThatMage => Ref::TriggerMage,
            Named::ThatFigure => Ref::TriggerFigure,
            Named::ThatEvocation => Ref::TriggerEvocation,
            Named::ThatCaster => Ref::TriggerCaster,
        }
    }

    pub(super) fn figures(self, figures: &Figures) -> Who {
        match figures {
            Figures::Named(named) => Who::Ref(self.named(*named)),
            other => Who::Select(Box::new(self.select(other))),
        }
    }

    /// What is chosen or found on the board; a figure known by name is found there as well.
    pub(super) fn select(self, figures: &Figures) -> Select {
        match figures {
            Figures::Named(named) => Select {
                from: Some(Who::Ref(self.named(*named))),
                ..Select::of(Kind::Figure, true)
            },
            Figures::One { noun, such } => Select {
                include_self: self.counts_itself(*noun),
                ..self.such(self.picked(one(*noun)), such)
            },
            Figures::Another(such) => self.such(self.picked(one(Noun::Mage)), such),
            Figures::Yours { nouns, such } => self.such(yours(self.picked(some(*nouns))), such),
            Figures::Each { noun, such } => Select {
                include_self: self.counts_itself(*noun),
                ..self.such(all(one(*noun)), such)
            },
            Figures::EachOther(such) => self.such(all(one(Noun::Mage)), such),
            Figures::EachYours { nouns, such } => self.such(yours(all(some(*nouns))), such),
            Figures::UpTo {
                number,
                nouns,
                such,
            } => Select {
                include_self: *nouns == Nouns::Mages,
                ..self.such(up_to(*number, self.picked(some(*nouns))), such)
            },
            Figures::UpToOther { number, such } => {
                self.such(up_to(*number, self.picked(one(Noun::Mage))), such)
            }
            Figures::UpToYours {
                number,
                nouns,
                such,
            } => self.such(yours(up_to(*number, self.picked(some(*nouns)))), such),
        }
    }

    /// The Avatar, speaking of itself.
    fn is_itself(self, figures: &Figures) -> bool {
        self.speaker == Speaker::Avatar && *figures == Figures::Named(Named::Avatar)
    }

    /// "A mage" may be whoever resolves the card, unless that is the Avatar, which is none.
    fn counts_itself(self, noun: Noun) -> bool {
        noun == Noun::Mage && self.speaker != Speaker::Avatar
    }

    /// Chosen by the mage whose turn it is, if there is one.
    fn picked(self, select: Select) -> Select {
        Select {
            by: self.in_turn.then_some(Ref::Item),
            ..select
        }
    }

    fn such(self, mut select: Select, such: &Such) -> Select {
        match such.owner {
            None => {}
            Some(Belonging::You | Belonging::Avatar) => select.owner = Some(Whose::You),
            Some(Belonging::Rose) => select.owner = Some(Whose::Rose),
            Some(Belonging::Others) => select.owner = Some(Whose::Others),
        }
        select.max_life = such.life.map(|life| life.0);
        match such.having {
            None => {}
            Some(Having::With(what)) => select.has = Some(what),
            Some(Having::Without(what)) => select.without = Some(what),
        }
        let assigned = such.assigned.as_ref();
        select.assigned_to = assigned.map(|assigned| self.figures(&assigned.0));
        select.damaged = such.damaged;
        select.not = such.except.map(|except| self.named(except.0));
        self.place_in(select, &such.place, such.choice)
    }

    fn place_in(self, mut select: Select, place: &Where, choice: Option<Choice>) -> Select {
        match choice {
            None => {}
            Some(Choice::Priority(priority)) => select.priority = Some(priority),
            Some(Choice::MostPower) => select.most = Some(Most::Power),
        }
        let (range, from) = match place {
            Where::Unsaid | Where::Lodge => return select,
            Where::LodgeOrCell => {
                select.in_cell_too = true;
                return select;
            }
            Where::Within(range) => (*range, self.start().map(Who::Ref)),
            Where::WithinOf { range, spot } => (*range, Some(self.spot(spot))),
            Where::WithinOfCell(range) => (*range, Some(Who::Ref(Ref::ItemCell))),
            Where::Around { range, spot } => {
                select.min_range = 1;
                (*range, Some(self.spot(spot)))
            }
            Where::In(place) => (0, self.around(place)),
        };
        select.range = Some(Range::Within(range));
        select.from = from.filter(|from| *from != Who::Ref(Ref::Me));
        select
    }

    pub(super) fn spot(self, spot: &Spot) -> Who {
        match spot {
            Spot::Figure(figures) => self.figures(figures),
            Spot::Room(place) => self.place(place),
        }
    }

    /// The place itself, seen as the start of a distance: figures and their rooms are the same.
    fn around(self, place: &Place) -> Option<Who> {
        match place {
            Place::Yours | Place::Here => self.start().map(Who::Ref),
            Place::Of(figures) => Some(self.figures(figures)),
            other => Some(self.place(other)),
        }
    }

    pub(super) fn place(self, place: &Place) -> Who {
        let rooms = |select: Select, colours: &[_], such: &RoomSuch| {
            let mut select = self.place_in(select, &such.place, such.choice);
            select.colors = colours.to_vec();
            select.not_rooms = such.except.iter().map(|room| room.0).collect();
            match such.inside.map(|inside| inside.0) {
                None => {}
                Some(Noun::Figure) => select.has_kind = Some(Kind::Figure),
                Some(Noun::Mage) => select.has_kind = Some(Kind::Mage),
                Some(Noun::Evocation(EvocationNoun::Archetype(archetype))) => {
                    select.has_archetype = Some(archetype);
                }
                Some(Noun::Evocation(_)) => select.has_kind = Some(Kind::Evoc),
            }
            Who::Select(Box::new(select))
        };
        match place {
            Place::Yours => {
                let room = self.picked(Select::of(Kind::Area, false));
                Who::Select(Box::new(self.place_in(room, &Where::Within(0), None)))
            }
            Place::Here => Who::RoomOf {
                room_of: Box::new(Who::Ref(self.you())),
            },
            Place::Target => Who::Ref(Ref::Target),
            Place::That => Who::Ref(Ref::TriggerRoom),
            Place::Of(figures) if self.is_itself(figures) => self.place(&Place::Yours),
            Place::Of(figures) => Who::RoomOf {
                room_of: Box::new(self.figures(figures)),
            },
            Place::Room(room) => Who::Room { room: room.0 },
            Place::One { colours, such } => {
                rooms(self.picked(Select::of(Kind::Area, false)), colours, such)
            }
            Place::Each { colours, such } => rooms(Select::of(Kind::Area, true), colours, such),
        }
    }
}

/// One of a sort.
fn one(noun: Noun) -> Select {
    match noun {
        Noun::Figure => Select::of(Kind::Figure, false),
        Noun::Mage => Select::of(Kind::Mage, false),
        Noun::Evocation(EvocationNoun::Any) => Select::of(Kind::Evoc, false),
        Noun::Evocation(EvocationNoun::Archetype(archetype)) => Select {
            archetype: Some(archetype),
            ..Select::of(Kind::Evoc, false)
        },
        Noun::Evocation(EvocationNoun::Kind(kind)) => Select {
            evocation: Some(kind),
            ..Select::of(Kind::Evoc, false)
        },
    }
}

/// Some of a sort.
fn some(nouns: Nouns) -> Select {
    match nouns {
        Nouns::Figures => one(Noun::Figure),
        Nouns::Mages => one(Noun::Mage),
        Nouns::Evocations => one(Noun::Evocation(EvocationNoun::Any)),
        Nouns::Archetype(archetype) => one(Noun::Evocation(EvocationNoun::Archetype(archetype))),
    }
}

fn all(select: Select) -> Select {
    Select {
        all: select.pick,
        pick: None,
        ..select
    }
}

fn up_to(number: u8, select: Select) -> Select {
    Select {
        n: Some(number),
        up_to: true,
        ..select
    }
}

fn yours(select: Select) -> Select {
    Select {
        owner: Some(Whose::You),
        ..select
    }
}
