//! Choosing targets (section 12): the printed one, and what a sentence lets pick.

use super::menu::Reply;
use super::menu::{Asked, MenuShape, Pick};
use super::select::Things;
use super::stack::{Target, Thing};
use super::state::{Figure, Party};
use super::{Go, Play};
use crate::cards::compile::Aim;
use crate::cards::{HeaderTarget, Kind, Most, Priority, Range, Select, Whose};
use smallvec::SmallVec;

impl Play<'_> {
    /// The printed target is chosen once, before the first sentence (BRW-12.2).
    pub(crate) fn step_aim(&mut self, aim: &Aim) -> Go {
        if let Some(reply) = self.target_reply() {
            return self.aimed(picked(&reply).first().copied());
        }
        let select = header_select(self.printed_target(aim));
        let found = self.select(&select);
        if self.running().by_avatar {
            return self.avatar_aims(aim.priority, found);
        }
        let area = select.kind() == Kind::Area;
        let mut picks: Vec<Pick> = found.iter().map(|thing| pick(*thing)).collect();
        if !area && (aim.false_target || picks.is_empty()) {
            picks.push(Pick::FalseTarget);
        }
        if picks.is_empty() {
            return self.aimed(None);
        }
        let decider = self.decider();
        self.ask(decider, Asked::Target, MenuShape::One, picks);
        Go::Ask
    }

    /// The printed target, or the one that takes its place now.
    pub(crate) fn printed_target(&self, aim: &Aim) -> HeaderTarget {
        match &aim.instead {
            Some((elements, other)) if self.reinforced(elements) => *other,
            _ => aim.target,
        }
    }

    fn target_reply(&mut self) -> Option<Reply> {
        self.reply(Asked::Target)
            .or_else(|| self.reply(Asked::Crown))
    }

    fn aimed(&mut self, thing: Option<Thing>) -> Go {
        let target = match thing {
            Some(Thing::Figure(figure)) => Target::Figure(figure),
            Some(Thing::Room(room)) => Target::Room(room),
            _ => Target::None,
        };
        self.effect().at += 1;
        self.tell_target(target);
        self.aim_at(target);
        Go::On
    }

    fn tell_target(&mut self, target: Target) {
        let target = match target {
            Target::Figure(figure) => super::asking::figure_target(figure),
            Target::Room(room) => super::asking::room_target(room),
            Target::None => return,
        };
        let mage = self.party_arg(self.running().caster);
        self.tell(super::rule("BRW-12.2"), || {
            let message = table::Message::new("targets").with("mage", mage);
            message.with("target", target)
        });
    }

    /// The Avatar compares legal targets; the crown decides ties. Without a legal target the rest
    /// of the part is skipped (BRW-25.5.4).
    fn avatar_aims(&mut self, priority: Option<Priority>, found: Things) -> Go {
        if found.is_empty() {
            let code = &self.pack().program(self.running().program).code;
            self.effect().at = code.len() as u16;
            // That the spell was revealed is answered all the same.
            self.stop();
            return Go::On;
        }
        let best = self.preferred(priority, found);
        match best.as_slice() {
            [only] => self.aimed(Some(*only)),
            several => {
                let picks: Vec<Pick> = several.iter().map(|thing| pick(*thing)).collect();
                self.ask(self.state.crown, Asked::Crown, MenuShape::One, picks);
                Go::Ask
            }
        }
    }

    fn preferred(&self, priority: Option<Priority>, found: Things) -> Things {
        match priority {
            Some(priority) => self.prefer(priority, &found),
            None => found,
        }
    }

    /// Somebody picks elements for the step that follows.
    pub(crate) fn step_pick(&mut self, select: &Select) -> Go {
        if let Some(reply) = self.pick_reply() {
            return self.has_picked(picked(&reply).into_iter().collect());
        }
        let found = self.narrowed(select);
        let number = usize::from(select.n.unwrap_or(1)).min(found.len());
        if number == 0 {
            return self.has_picked(Things::new());
        }
        let by_avatar = self.running().by_avatar;
        if by_avatar && number == found.len() {
            return self.has_picked(found);
        }
        let chooser = match select.by {
            Some(by) => self.party_of(by).map(|party| self.decides_for(party)),
            None => None,
        };
        let chooser = chooser.unwrap_or_else(|| self.decider());
        let shape = match (select.n, select.up_to) {
            (None | Some(1), false) => MenuShape::One,
            (_, up_to) => MenuShape::Some {
                min: if up_to && !by_avatar { 0 } else { number as u8 },
                max: number as u8,
            },
        };
        let asked = match self.running().caster {
            Party::ROSE if by_avatar => Asked::Crown,
            Party::ROSE if chooser == self.state.crown => Asked::Rose,
            _ => Asked::Pick,
        };
        self.ask(
            chooser,
            asked,
            shape,
            found.iter().map(|thing| pick(*thing)),
        );
        Go::Ask
    }

    fn pick_reply(&mut self) -> Option<Reply> {
        self.reply(Asked::Pick)
            .or_else(|| self.reply(Asked::Crown))
            .or_else(|| self.reply(Asked::Rose))
    }

    fn has_picked(&mut self, things: Things) -> Go {
        let effect = self.effect();
        effect.picked = things.into_iter().collect();
        effect.at += 1;
        Go::On
    }

    /// What can be picked: by priority, or those with the most of something.
    fn narrowed(&self, select: &Select) -> Things {
        let mut found = self.select(select);
        found.retain(
            |thing| !matches!(thing, Thing::Figure(figure) if self.picked_in_vain(*figure)),
        );
        let found = match select.priority {
            Some(priority) if select.kind() == Kind::Figure => self.mages_first(priority, found),
            priority => self.preferred(priority, found),
        };
        match select.most {
            None => found,
            Some(Most::Power) => {
                let power = |thing: &Thing| match thing {
                    Thing::Figure(Figure::Mage(mage)) => self.state.power[mage.index()],
                    _ => 0,
                };
                let most = found.iter().map(power).max().unwrap_or(0);
                found
                    .into_iter()
                    .filter(|thing| power(thing) == most)
                    .collect()
            }
        }
    }

    /// Mages by priority; if no mage is legal, anything else.
    fn mages_first(&self, priority: Priority, found: Things) -> Things {
        let is_mage = |thing: &&Thing| matches!(thing, Thing::Figure(Figure::Mage(_)));
        let mages: Things = found.iter().filter(is_mage).copied().collect();
        if mages.is_empty() {
            found
        } else {
            self.prefer(priority, &mages)
        }
    }
}

/// What the printed target can be.
pub(crate) fn header_select(target: HeaderTarget) -> Select {
    let (kind, range, owner) = match target {
        HeaderTarget::Figure(range) => (Kind::Figure, range, None),
        HeaderTarget::Mage(range) => (Kind::Mage, range, None),
        HeaderTarget::Evoc { range, mine } => (Kind::Evoc, range, mine.then_some(Whose::You)),
        HeaderTarget::Area(range) => (Kind::Area, range, None),
        HeaderTarget::Myself | HeaderTarget::Special => (Kind::Mage, Range::Within(0), None),
    };
    Select {
        range: Some(range),
        owner,
        ..Select::of(kind, false)
    }
}

/// A thing as something that can be picked.
pub(crate) fn pick(thing: Thing) -> Pick {
    match thing {
        Thing::Figure(figure) => Pick::Figure(figure),
        Thing::Room(room) => Pick::Room(room),
        Thing::Discarded(mage) => Pick::Party(mage),
        Thing::Once => Pick::FalseTarget,
    }
}

/// The things a reply picked; a false target is none.
fn picked(reply: &Reply) -> SmallVec<[Thing; 4]> {
    let things = reply.picks.iter().filter_map(|pick| match pick {
        Pick::Figure(figure) => Some(Thing::Figure(*figure)),
        Pick::Room(room) => Some(Thing::Room(*room)),
        _ => None,
    });
    things.collect()
}
