//! Rules that last for a while.

use super::super::program::{AreaType, Until};
use super::amounts::Change;
use super::nouns::{ActionPoints, Areas, Cards, LifePoints, Spaces};
use super::who::{Anyone, Other};
use cardtext::{A, EnglishTemplate, phrases};

phrases! {
    /// A rule, without its end.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Rule {
        /// A figure stays where it is.
        NoMove(who: Anyone) => "{who} cannot move",
        /// In its next turn.
        ActionPoints { other: Other, change: Change<ActionPoints> } => "{other} has {change}",
        /// By the move action.
        EnterCost { kind: AreaType as A, change: Change<ActionPoints> }
            => "entering {kind} costs {change}",
        /// The area action.
        Blocked(kind: AreaType as A) => "the action of {kind} cannot be used",
        /// Of Guardians' ranged effects.
        Range(change: Change<Areas>) => "ranged effects reach {change}",
        /// Towards a goal.
        MonsterMove(change: Change<Areas>) => "monsters move {change}",
        /// On top of the usual one.
        DoomMove(change: Change<Spaces>)
            => "each roll with a moon moves the Darkest Doom marker {change}",
        /// In the next dawn.
        DawnDraw(change: Change<Cards>) => "each player draws {change} at dawn",
        /// Of every effect.
        Healing(change: Change<LifePoints>) => "each effect that restores life restores {change}",
        /// For each die.
        FateCost(change: Change<Cards>) => "the power of Scarlet Fate needs {change} for each die",
        /// No Scarlet Fate.
        NoFate => "you cannot use the power of Scarlet Fate",
        /// No battle spells before the roll.
        NoSpells => "you cannot play battle spells before the roll",
    }

    /// A rule and its end.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct Lasting {
        /// The rule.
        pub rule: Rule,
        /// Its end.
        pub until: Until,
    } => "{rule} {until}";
}

pub(super) const TEMPLATES: &[&[EnglishTemplate]] = &[Rule::TEMPLATES, Lasting::TEMPLATES];
