//! Figures, tokens, monsters, tracks and alliances.

use super::super::program::{Colour, Token};
use super::amounts::{Few, Many};
use super::nouns::{Areas, Spaces};
use super::who::{Monster, Other, Spot};
use cardtext::{EnglishTemplate, forms, phrases};

forms! {
    /// The space counts.
    pub flag AndActivate = "and activate its space";
}

phrases! {
    /// The value of an alliance.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum AllianceValue {
        /// Of the chosen Citadel.
        Target => "the alliance value of the target",
        /// Of the Citadel that fulfilled the achievement.
        That => "the alliance value of that Citadel",
        /// Of one's own choice.
        Yours => "one of your alliance values",
    }

    /// Something happens on the board.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Board {
        /// Each area is entered.
        Walk(areas: Many<Areas>) => "move up to {areas}",
        /// Only the last area is entered.
        Fly(areas: Many<Areas>) => "fly up to {areas}",
        /// The ride of a Citadel.
        Ride(areas: Many<Areas>) => "ride up to {areas}",
        /// The area is entered.
        Go(spot: Spot) => "go to {spot}",
        /// The area is not entered.
        PlaceYourself(spot: Spot) => "place your figure on {spot}",
        /// The area is not entered.
        PlaceOther { other: Other, spot: Spot } => "place {other} on {spot}",
        /// To free areas.
        Push { other: Other, areas: Many<Areas> } => "push {other} {areas}",
        /// Both are placed.
        SwapPlaces(other: Other) => "exchange places with {other}",
        /// To its goal.
        MoveMonster { monster: Monster, areas: Few<Areas> }
            => "move {monster} up to {areas} towards its goal",
        /// Tokens.
        Put { tokens: Few<Token>, spot: Spot } => "put {tokens} on {spot}",
        /// Tokens.
        Remove { tokens: Few<Token>, spot: Spot } => "remove {tokens} from {spot}",
        /// The next form.
        Metamorphose(monster: Monster) => "metamorphose {monster}",
        /// The form before.
        Revert(monster: Monster) => "revert {monster} to its previous form",
        /// By chance.
        DrawGoal(monster: Monster) => "draw a new goal for {monster}",
        /// By choice.
        ChooseGoal(monster: Monster) => "choose a new goal for {monster}",
        /// DD-8.7.
        Eclipse => "a Solar Eclipse happens",
        /// The marker.
        Doom { spaces: Few<Spaces>, activate: bool as AndActivate }
            => "move the Darkest Doom marker {spaces} {activate}",
        /// An alliance.
        RaiseAlliance { value: AllianceValue, number: u8 } => "raise {value} by {number}",
        /// An alliance.
        LowerAlliance { value: AllianceValue, number: u8 } => "lower {value} by {number}",
        /// DD-23.11.
        Ally(colour: Colour) => "try to ally with the {colour} Citadel",
    }
}

pub(super) const TEMPLATES: &[&[EnglishTemplate]] = &[
    AndActivate::TEMPLATES,
    AllianceValue::TEMPLATES,
    Board::TEMPLATES,
];
