//! What cards do in signs: so that a card can be read in any language from across the table.
//!
//! A gist is a list of pairs in the order of the sentences, worked out from what they mean:
//! `deal:4 swap:1 suffering:3`. It says at most what the sentences say; where signs cannot say it
//! all (conditions, further figures, choices) it has the word `text`. Values are
//!
//! | value | meaning |
//! | --- | --- |
//! | `3`, `+1` | a number, more of a value |
//! | `X`, `2+`, `≤4` | depends on the board: any number, at least so many, at most so many |
//! | `*` | all |
//! | `3×` | for each of several |
//! | ending in `?` | only under a condition, or if one wants to |

use crate::cards::{
    Amount, AmountWord, By, HeaderTarget, Kind, Modify, Op, Over, Range, Ref, Rule, Select, Who,
};
use std::fmt::Write;

/// A sign and its value.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Pair {
    sign: &'static str,
    value: String,
}

/// The gist of these sentences.
pub(super) fn gist(ops: &[Op]) -> String {
    let mut gist = Gist::default();
    gist.all(ops);
    gist.print()
}

/// The word for a printed target, and how far it can be: a number, `anywhere` or nothing.
pub(super) fn target(target: HeaderTarget) -> (&'static str, String) {
    let word = match target {
        HeaderTarget::Myself => "self",
        HeaderTarget::Special => "special",
        HeaderTarget::Figure(_) => "figure",
        HeaderTarget::Mage(_) => "mage",
        HeaderTarget::Evoc { mine: false, .. } => "evocation",
        HeaderTarget::Evoc { mine: true, .. } => "own-evocation",
        HeaderTarget::Area(_) => "room",
    };
    let range = match target.range() {
        Some(Range::Within(steps)) => steps.to_string(),
        Some(Range::Any(_)) => "anywhere".to_owned(),
        None => String::new(),
    };
    (word, range)
}

#[derive(Default)]
struct Gist {
    pairs: Vec<Pair>,
}

impl Gist {
    fn print(&self) -> String {
        let words = self.pairs.iter().map(|pair| match pair.value.as_str() {
            "" => pair.sign.to_owned(),
            value => format!("{}:{value}", pair.sign),
        });
        words.collect::<Vec<_>>().join(" ")
    }

    fn all(&mut self, ops: &[Op]) {
        ops.iter().for_each(|op| self.one(op));
    }

    fn say(&mut self, sign: &'static str, value: impl Into<String>) {
        let value = value.into();
        self.pairs.push(Pair { sign, value });
    }

    /// Signs do not say it all.
    fn text(&mut self) {
        if self.pairs.last().is_none_or(|pair| pair.sign != "text") {
            self.say("text", "");
        }
    }

    fn unless(&mut self, plain: bool) {
        if !plain {
            self.text();
        }
    }

    /// The pairs of something inside, their values changed; text where signs do not say when.
    fn inside(&mut self, ops: &[Op], change: impl Fn(&mut String)) {
        let mut inner = Gist::default();
        inner.all(ops);
        for mut pair in inner.pairs {
            if pair.sign == "text" {
                self.text();
            } else {
                change(&mut pair.value);
                self.pairs.push(pair);
            }
        }
    }

    fn perhaps(&mut self, ops: &[Op]) {
        self.inside(ops, |value| {
            if !value.ends_with('?') {
                value.push('?');
            }
        });
    }

    fn one(&mut self, op: &Op) {
        match op {
            Op::Deal {
                n,
                to,
                by,
                no_react,
            } => {
                self.by(*by, ["deal", "rose-deal"], amount(n));
                self.unless(is_own(*by) && on_target(to) && no_react.is_empty());
            }
            Op::SwapDamage { n, on, by } => {
                self.by(*by, ["swap", "rose-swap"], amount(n));
                self.unless(is_own(*by) && on_target(on));
            }
            Op::Heal { n, on, color } => {
                self.say("heal", amount(n));
                self.unless((on_target(on) || is_me(on)) && color.is_none());
            }
            Op::Suffering { n } => self.say("suffering", amount(n)),
            Op::IgnoreDamage { n } => self.say("ignore", n.to_string()),
            Op::IgnoreSpell => self.say("ignore", ""),
            Op::RedirectDamage { n, .. } => {
                self.say("redirect", amount(n));
                self.text();
            }
            Op::PlaceInst { n, inside, by } => {
                self.by(*by, ["instability", "rose-instability"], amount(n));
                self.unless(is_own(*by) && (on_target(inside) || is_my_room(inside)));
            }
            Op::SwapInst { n, inside } => {
                self.say("swap-instability", amount(n));
                self.unless(on_target(inside));
            }
            Op::GainPp { n, who } => match who {
                Who::Ref(Ref::Me) => self.say("gain", amount(n)),
                Who::Ref(Ref::Rose) => self.say("rose", format!("+{}", amount(n))),
                _ => self.text(),
            },
            Op::LosePp { n, who } => self.pair_on("lose", amount(n), on_target(who)),
            Op::StealPp { n, from, to } => {
                self.pair_on("steal", amount(n), on_target(from) && is_me(to));
            }
            Op::Move { who, n, toward } => {
                let sign = if is_me(who) { "move" } else { "push" };
                let plain = (is_me(who) || on_target(who)) && toward.is_none();
                self.pair_on(sign, amount(n), plain);
            }
            Op::Place { who, .. } => {
                self.say(if is_me(who) { "go" } else { "put" }, "");
                self.text();
            }
            Op::Attack { on, strength, .. } => {
                self.pair_on("attack", bonus(*strength), on_target(on));
            }
            Op::Summon { inside, owner, .. } => {
                let plain = on_target(inside) || is_my_room(inside);
                self.pair_on("summon", "", plain && owner.is_none());
            }
            Op::AssignEvocation { to, .. } => self.pair_on("kind-nightmare", "", on_target(to)),
            Op::Remove {
                who,
                max_life,
                archetype,
            } => {
                let always = max_life.is_none() && archetype.is_none();
                let perhaps = if always { "" } else { "?" };
                let value = format!("{}{perhaps}", number_of(who));
                self.pair_on("remove", value, always && on_target(who));
            }
            Op::Activate {
                who,
                strength,
                moves,
                ..
            } => {
                self.pair_on("activate", number_of(who), on_target(who));
                self.bonuses(*strength, *moves);
            }
            Op::Boost {
                strength, moves, ..
            } => {
                self.bonuses(*strength, *moves);
                self.text();
            }
            Op::AssignUpgrade { to, .. } => self.pair_on("upgrade", "", on_target(to)),
            Op::DiscardUpgrade { n, from } => {
                self.pair_on("drop-upgrade", n.to_string(), on_target(from));
            }
            Op::AssignMisfortune { to, .. } => self.pair_on("misfortune", "", on_target(to)),
            Op::DiscardMisfortune { n, from, .. } => {
                let plain = on_target(from) || is_me(from);
                self.pair_on("drop-misfortune", n.to_string(), plain);
            }
            _ => self.cards(op),
        }
    }

    /// Operations on cards, and on the course of the game.
    fn cards(&mut self, op: &Op) {
        match op {
            Op::Draw { n, who, filter, .. } => {
                self.pair_on("draw", n.to_string(), *who == Ref::Me && filter.is_none());
            }
            Op::Look { n, .. } => self.pair_on("look", amount(n), false),
            Op::DiscardSpell { n, .. } => self.say("discard", n.to_string()),
            Op::RecoverSpell { n, .. } => self.pair_on("recover", n.to_string(), false),
            Op::GiveSpell { n, .. } => self.pair_on("give", n.to_string(), false),
            Op::ShuffleMemories { .. } => self.pair_on("memories", "", false),
            Op::Cast { .. } => self.say("cast", ""),
            Op::DrawQuest { n, .. } => self.say("quest", n.to_string()),
            Op::DiscardQuest { n, .. } => self.say("drop-quest", n.to_string()),
            Op::CompleteQuest { .. } => self.say("quest-completed", ""),
            Op::ResolveQuest { n, .. } => self.say("quest-resolved", n.to_string()),
            Op::DrawEvent { n, .. } => self.say("event", n.to_string()),
            Op::DiscardEvent { n } => self.say("drop-event", n.to_string()),
            Op::TakeCrown { who } => self.pair_on("crown", "", *who == Ref::Me),
            Op::GainTrophy { n, .. } => self.say("trophy", n.to_string()),
            Op::GiveTrophy { n, .. } => self.pair_on("give-trophy", n.to_string(), false),
            Op::ActivateRoom { room, copy, .. } => {
                self.pair_on("activate-room", "", on_target(room) && !copy);
            }
            Op::RefreshAction { n, who } => {
                self.pair_on("action", n.to_string(), *who == Ref::Me);
            }
            Op::PlaceCube { .. } => self.say("cube", "1"),
            Op::AvatarOrder { n } => self.say("order", n.to_string()),
            // What caused the answer is a target without further words.
            Op::Target { who } => self.unless(!matches!(who, Who::Select(_))),
            Op::Modify(rule) => self.rule(rule),
            Op::ExchangeRevealed { .. } | Op::ChooseQuest { .. } | Op::Retarget { .. } => {
                self.text();
            }
            _ => self.nested(op),
        }
    }

    /// Operations made of others.
    fn nested(&mut self, op: &Op) {
        match op {
            Op::Seq { then } => self.all(then),
            Op::If {
                then, otherwise, ..
            }
            | Op::IfDone { then, otherwise } => {
                self.perhaps(then);
                self.perhaps(otherwise);
                self.text();
            }
            Op::May { then } => self.perhaps(then),
            Op::Or { options } => {
                options.iter().for_each(|option| self.perhaps(option));
                self.text();
            }
            Op::Reinforce { then, .. } => {
                self.say("reinforcement", "");
                self.perhaps(then);
            }
            Op::ForEach { over, then } => {
                let times = times(over);
                self.inside(then, |value| match value.as_str() {
                    "" | "1" => value.clone_from(&times),
                    number if number.parse::<u8>().is_ok() => value.push('×'),
                    _ => {}
                });
                self.text();
            }
            Op::Stable { then, .. } => {
                self.say("stable", "");
                self.all(then);
                self.text();
            }
            Op::On { then, .. } => {
                self.all(then);
                self.text();
            }
            _ => self.text(),
        }
    }

    fn rule(&mut self, rule: &Modify) {
        let sign = match rule.rule {
            Rule::Strength => "strength",
            Rule::Move => "move",
            Rule::Life => "life",
            Rule::DamageTaken | Rule::DamageDealt => "damage",
            Rule::NoDamage => "shield",
            Rule::NoQuestEffects | Rule::TrophiesToRose | Rule::AssignedOnly => return self.text(),
        };
        let value = match (&rule.plus, rule.set) {
            (Some(plus), _) => format!("+{}", amount(plus)),
            (None, Some(set)) => set.to_string(),
            (None, None) => String::new(),
        };
        self.say(sign, value);
        self.text();
    }

    /// Whose cubes: the resolving mage's or the Rose's; anybody else's only the text says.
    fn by(&mut self, by: Option<By>, [own, rose]: [&'static str; 2], value: String) {
        match by {
            None | Some(By::You) => self.say(own, value),
            Some(By::Rose) => self.say(rose, value),
            Some(By::Item | By::Bearer | By::Avatar) => {}
        }
    }

    fn pair_on(&mut self, sign: &'static str, value: impl Into<String>, plain: bool) {
        self.say(sign, value);
        self.unless(plain);
    }

    fn bonuses(&mut self, strength: u8, moves: u8) {
        for (sign, number) in [("strength", strength), ("move", moves)] {
            if number > 0 {
                self.say(sign, bonus(number));
            }
        }
    }
}

fn bonus(number: u8) -> String {
    match number {
        0 => String::new(),
        number => format!("+{number}"),
    }
}

/// A number of a sentence.
fn amount(amount: &Amount) -> String {
    match amount {
        Amount::Fixed(number) => number.to_string(),
        Amount::Word(AmountWord::All) => "*".to_owned(),
        Amount::Word(AmountWord::Speed) => "X".to_owned(),
        Amount::Per(per) => match (per.plus, per.max) {
            (plus, Some(max)) => format!("≤{}", plus.saturating_add(max)),
            (0, None) => "X".to_owned(),
            (plus, None) => format!("{plus}+"),
        },
    }
}

/// How many figures are picked, where it is more than one.
fn number_of(who: &Who) -> String {
    let mut text = String::new();
    if let Who::Select(select) = who {
        match (select.n, select.up_to, select.all) {
            (Some(number), true, _) => write!(text, "≤{number}").unwrap_or_default(),
            (Some(number), false, _) if number > 1 => text = number.to_string(),
            (_, _, Some(_)) => "*".clone_into(&mut text),
            _ => {}
        }
    }
    text
}

/// How often a loop goes around.
fn times(over: &Over) -> String {
    match over {
        Over::Select(select) => match (select.n, select.all) {
            (Some(number), _) => format!("≤{number}"),
            (None, Some(_)) => "*".to_owned(),
            (None, None) => "X".to_owned(),
        },
        Over::Count(_) | Over::Discarded(_) => "X".to_owned(),
    }
}

fn is_own(by: Option<By>) -> bool {
    matches!(by, None | Some(By::You))
}

fn is_me(who: &Who) -> bool {
    *who == Who::Ref(Ref::Me)
}

fn is_my_room(who: &Who) -> bool {
    match who {
        Who::RoomOf { room_of } => is_me(room_of),
        Who::Select(select) => {
            let here = select.kind() == Kind::Area && select.range == Some(Range::Within(0));
            here && select.from.as_ref().is_none_or(is_me)
        }
        Who::Ref(_) | Who::Room { .. } => false,
    }
}

/// Is it the target (or what the answer is to), what stands in the target room, or the room the
/// target is in?
fn on_target(who: &Who) -> bool {
    match who {
        Who::Ref(it) => matches!(
            it,
            Ref::Target | Ref::It | Ref::TriggerMage | Ref::TriggerFigure | Ref::TriggerCaster
        ),
        Who::RoomOf { room_of } => on_target(room_of),
        Who::Room { .. } => false,
        Who::Select(select) => {
            let plain = Select {
                inside: select.inside.clone(),
                ..Select::of(select.kind(), true)
            };
            **select == plain && select.inside.as_ref().is_some_and(on_target)
        }
    }
}
