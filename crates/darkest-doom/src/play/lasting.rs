//! Rules that last.

use super::Play;
use super::stack::Job;
use super::state::{Figure, Lasting};
use crate::cards::{AreaType, Op, Rule, Until};
use resolve::Did;

impl Lasting {
    fn concerns(&self, rule: Rule, who: Option<Figure>, area_type: Option<AreaType>) -> bool {
        self.rule == rule
            && (self.who.is_none() || self.who == who)
            && (self.area_type.is_none() || self.area_type == area_type)
    }
}

impl Play<'_> {
    /// A rule begins. Those about what `self` cannot do concern the actor without saying so.
    pub(crate) fn lasting(&mut self, op: &Op) -> Did {
        let Op::Lasting {
            rule,
            until,
            value,
            who,
            area_type,
        } = op
        else {
            return Did::No;
        };
        let about_self = matches!(rule, Rule::NoFatePower | Rule::NoSpellsPreRoll);
        let who = match who {
            Some(person) => match self.figure(*person) {
                Some(figure) => Some(figure),
                None => return Did::No,
            },
            None if about_self => Some(self.figure_of(self.scene().actor)),
            None => None,
        };
        if who.is_some_and(|figure| self.area_of(figure).is_none()) {
            return Did::No;
        }
        let mark = self.mark(*until);
        self.state.lasting.push(Lasting {
            rule: *rule,
            value: *value,
            area_type: *area_type,
            who,
            until: *until,
            mark,
        });
        Did::Yes
    }

    /// What the end of a rule is recognised by: the combat, the turn or the round it began in.
    fn mark(&self, until: Until) -> u32 {
        match until {
            Until::EndOfCombat => {
                let frames = self.state.stack.iter().rev();
                let mut combats = frames.filter(|frame| matches!(frame.job, Job::Combat(_)));
                combats.next().map_or(0, |frame| frame.id)
            }
            Until::EndOfTurn | Until::EndOfTheirNextTurn => u32::from(self.state.turn),
            Until::EndOfRound => u32::from(self.state.round),
            Until::NextEvent => 0,
        }
    }

    /// The sum of the values of a rule for a figure and area type.
    pub(crate) fn rule_value(
        &self,
        rule: Rule,
        who: Option<Figure>,
        area_type: Option<AreaType>,
    ) -> i8 {
        self.in_force(rule, who, area_type)
            .fold(0, |sum: i8, lasting| sum.saturating_add(lasting.value))
    }

    /// Is a rule in force for a figure or area type?
    pub(crate) fn rule_holds(
        &self,
        rule: Rule,
        who: Option<Figure>,
        area_type: Option<AreaType>,
    ) -> bool {
        self.in_force(rule, who, area_type).next().is_some()
    }

    /// What lasts of a rule for a figure or area type; whoever watches is told.
    fn in_force(
        &self,
        rule: Rule,
        who: Option<Figure>,
        area_type: Option<AreaType>,
    ) -> impl Iterator<Item = &Lasting> {
        let rules = self.state.lasting.iter();
        let rules = rules.filter(move |lasting| lasting.concerns(rule, who, area_type));
        rules.inspect(move |_| {
            if let Some(witness) = self.rules.witness() {
                witness.applied(rule);
            }
        })
    }

    /// Ends what lasted until now; the mark is the combat frame or the turn. At the end of a turn
    /// what lasts until the end of the next turn of its participant ends as well, unless it began
    /// in this very turn.
    pub(crate) fn end_lasting(&mut self, until: Until, mark: u32) {
        if self.state.lasting.is_empty() {
            return;
        }
        let active = self.state.active;
        let theirs = active.map(|who| [Figure::Guardian(who), self.figure_of(who)]);
        let ends = |lasting: &Lasting| {
            let concerned = lasting.who.zip(theirs);
            concerned.is_some_and(|(who, theirs)| theirs.contains(&who))
        };
        self.state.lasting.retain(|lasting| {
            if lasting.until != until {
                return true;
            }
            match until {
                Until::EndOfCombat | Until::EndOfTurn => lasting.mark != mark,
                Until::EndOfTheirNextTurn => !ends(lasting) || lasting.mark == mark,
                Until::EndOfRound | Until::NextEvent => false,
            }
        });
    }

    /// A figure has left the board: rules about it end, so that they do not fall on the next one
    /// in its slot.
    pub(crate) fn forget_rules_about(&mut self, figure: Figure) {
        self.state
            .lasting
            .retain(|lasting| lasting.who != Some(figure));
    }
}
