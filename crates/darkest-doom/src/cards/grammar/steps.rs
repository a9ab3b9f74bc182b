//! Steps: what is done, one after another.

use super::super::program::{RelicTest, Set};
use super::board::Board;
use super::conditions::Condition;
use super::dice::Fray;
use super::goods::Goods;
use super::hands::Hands;
use super::rules::Lasting;
use super::sentences::{Either, Otherwise, Steps};
use super::who::{Chosen, Other, Such};
use cardtext::{EnglishTemplate, Maybe, phrases};

phrases! {
    /// What happens if an ambush test is passed.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub struct OnSuccess(pub steps: Box<Steps>) => "; on a success, {steps}";

    /// What happens if it is not.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub struct OnFailure(pub steps: Box<Steps>) => "; on a failure, {steps}";

    /// Something that is done.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Step {
        /// One of several.
        Either(options: Vec<Steps> as Either) => "either {options}",
        /// All of it or nothing.
        May(steps: Box<Steps>) => "you may {steps}",
        /// Only if something holds.
        If { condition: Condition, steps: Box<Steps>, otherwise: Option<Otherwise> as Maybe }
            => "if {condition}, {steps} {otherwise}",
        /// For everybody, "you" being the one whose turn it is; or for every monster.
        Each { set: Set, such: Such, steps: Box<Steps> } => "each {set} {such}: {steps}",
        /// A target.
        Choose { what: Chosen, such: Such } => "choose {what} {such}",
        /// Later.
        AtCombatEnd { condition: Condition, steps: Box<Steps> }
            => "at the end of the combat, if {condition}, {steps}",
        /// Your ambush test.
        Test { pass: Option<OnSuccess> as Maybe, fail: Option<OnFailure> as Maybe }
            => "make an ambush test {pass} {fail}",
        /// The ambush test of somebody else.
        Tests { other: Other, pass: Option<OnSuccess> as Maybe, fail: Option<OnFailure> as Maybe }
            => "{other} makes an ambush test {pass} {fail}",

        /// Resources, life and wounds.
        Goods(goods: Goods) => "{goods}",
        /// Cards.
        Hands(hands: Hands) => "{hands}",
        /// The board.
        Board(board: Board) => "{board}",
        /// Dice and combat.
        Fray(fray: Fray) => "{fray}",
        /// A rule for a while.
        Lasting(lasting: Lasting) => "{lasting}",
        /// The end.
        Win => "you win the game",
        /// The end.
        Wins(other: Other) => "{other} wins the game",

        /// DD-13.8, DD-13.9.
        CompleteMission(test: RelicTest) => "complete the mission and find the relic on {test}",
        /// DD-13.13, DD-13.14.
        SummonWraith => "summon the Wraith of the Lake",
        /// DD-20.6.
        FreeMosh => "make the test that frees Mosh",
        /// DD-21.2, DD-21.3.
        Absorb => "become the Leader of the Hunt",
    }
}

pub(super) const TEMPLATES: &[&[EnglishTemplate]] =
    &[OnSuccess::TEMPLATES, OnFailure::TEMPLATES, Step::TEMPLATES];
