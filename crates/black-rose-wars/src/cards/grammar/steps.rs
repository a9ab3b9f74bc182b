//! Steps: what the sentences of an effect do.

use super::super::program::{Element, EvocationKind, MisfortuneKind, SpellType, UpgradeKind};
use super::amounts::{Number, Portion, Scale};
use super::forms::{
    ActionTokens, Either, Events, ForgottenSpells, Misfortunes, OrderCards, Plus, Quests, Required,
    Revealed, SpellCards, TopForgotten, TopQuests, TopSpells, Trophies, Upgrades,
};
use super::who::{Figures, LifeLimit, Named, Place};
use super::words::Spells;
use cardtext::{A, EnglishTemplate, Maybe, Or, Ordinal, phrases};

phrases! {
    /// What cannot answer damage.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Unanswered {
        /// Everything can.
        No => "",
        /// No spell can.
        BySpells => "that no spell can answer",
        /// Some types of spells cannot.
        By(types: Vec<SpellType> as Or<Spells>) => "that no {types} can answer",
    }

    /// A bonus of a figure.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Bonus {
        /// It hits harder.
        Strength(strength: u8 as Plus) => "strength {strength}",
        /// It goes further.
        Move(moves: u8 as Plus) => "move {moves}",
        /// Both.
        Both { strength: u8 as Plus, moves: u8 as Plus }
            => "strength {strength} and move {moves}",
    }

    /// A bonus for one activation or attack.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct With(pub bonus: Bonus) => "with {bonus}";

    /// Who decides for an evocation that activates.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Command {
        /// Its owner.
        Owner => "",
        /// Whoever resolves the card.
        Yours => "under your control",
        /// The Avatar.
        Avatar => "under the control of the Avatar",
    }

    /// Which evocation is summoned.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Summoned {
        /// This one.
        Kind(kind: EvocationKind as A) => "{kind}",
        /// Any kind.
        Choice(life: Option<LifeLimit> as Maybe) => "an evocation of your choice {life}",
        /// Any kind that does not come from a forgotten spell.
        NotForgotten => "an evocation of your choice that is not forgotten",
        /// Like the one that left.
        Same => "an evocation of the same kind",
    }

    /// For whom an evocation is summoned, if not for whoever resolves the card.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct Master(pub named: Named) => "for {named}";

    /// Which evocations may be removed.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum OnlyIf {
        /// All.
        Always => "",
        /// Weak ones.
        Life(most: u8) => "if its life is {most} or less",
        /// Those of an archetype.
        Archetype(archetype: super::super::program::Archetype as A) => "if it is {archetype}",
    }

    /// Which misfortune.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Misfortune {
        /// This one.
        Named(kind: MisfortuneKind) => "the misfortune {kind}",
        /// Any one.
        Choice => "a misfortune of your choice",
    }

    /// Which upgrade.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Upgrade {
        /// This one.
        Named(kind: UpgradeKind) => "the upgrade {kind}",
        /// Any one.
        Choice => "an upgrade of your choice",
    }

    /// Which spells are looked for.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Sought {
        /// Any.
        Any => "",
        /// Those that summon.
        Summon => "with the keyword Summon",
        /// Those whose active half shows one of these; wild counts.
        Elements(elements: Vec<Element> as Or) => "of {elements}",
        /// Not the forgotten ones.
        NotForgotten => "that is not forgotten",
    }

    /// Cards on top of a deck.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum TopOf {
        /// Spells of one school.
        School(number: u8 as TopSpells) => "{number} of one school",
        /// Quests.
        Quests(number: u8 as TopQuests) => "{number} of the current moon",
        /// Quests of one of two decks.
        QuestsOrNext(number: u8 as TopQuests) => "{number} of the current or the next moon",
        /// Forgotten spells.
        Forgotten(number: u8 as TopForgotten) => "{number}",
    }

    /// The moon of a deck, if it is not the current one.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct OfMoon(pub moon: u8 as Ordinal) => "of the {moon} moon";

    /// Which of the own quests.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Stage {
        /// Those being worked at.
        Active => "active",
        /// Those whose effect can be used.
        Completed => "completed",
        /// Those that are done.
        Resolved => "resolved",
    }

    /// To the end of what.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Until {
        /// Of the next activation.
        Activation => "until the end of its next activation",
        /// Of the turn.
        Turn => "until the end of this turn",
    }

    /// What a target is chosen from.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Aim {
        /// A figure.
        Figure(range: u8) => "a figure within {range}",
        /// A mage.
        Mage(range: u8) => "another mage within {range}",
        /// An evocation.
        Evocation(range: u8) => "an evocation within {range}",
        /// A room.
        Room(range: u8) => "a room within {range}",
    }

    /// A step. "You" is whoever resolves the card.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Step {
        /// Damage on figures.
        Deal { number: u8, figures: Figures, scale: Scale, unanswered: Unanswered }
            => "deal {number} damage to {figures} {scale} {unanswered}",
        /// Damage on every figure in rooms.
        DealIn { number: u8, place: Place, scale: Scale, unanswered: Unanswered }
            => "deal {number} damage in {place} {scale} {unanswered}",
        /// Damage of the Rose.
        RoseDeals { number: u8, figures: Figures, scale: Scale }
            => "the Black Rose deals {number} damage to {figures} {scale}",
        /// Damage of the Rose, as a price.
        LetRoseDeal { number: u8, figures: Figures }
            => "let the Black Rose deal {number} damage to {figures}",
        /// Damage of the Rose on whoever resolves the card, that is not Suffering.
        Take { number: u8, scale: Scale } => "take {number} Black Rose damage {scale}",
        /// Damage cubes become own ones.
        Swap { number: u8, figures: Figures, scale: Scale }
            => "swap {number} damage on {figures} {scale}",
        /// Damage cubes on figures in a room become own ones.
        SwapIn { number: u8, place: Place, scale: Scale }
            => "swap {number} damage in {place} {scale}",
        /// Damage cubes become the Rose's.
        RoseSwaps { number: u8, figures: Figures } => "the Black Rose swaps {number} damage on {figures}",
        /// Damage cubes go.
        Heal { number: Number, figures: Figures, scale: Scale }
            => "heal {number} damage on {figures} {scale}",
        /// Damage cubes go, but not those of the Rose.
        HealOthers { number: Number, figures: Figures }
            => "heal {number} damage on {figures} except Black Rose damage",
        /// Damage of the Rose on whoever resolves the card (BRW-23.1.1).
        Suffering(number: u8) => "Suffering {number}",
        /// The triggering damage is lowered.
        IgnoreDamage(number: u8) => "ignore up to {number} of this damage",
        /// The triggering damage hits somebody else.
        Redirect { figures: Figures, portion: Portion }
            => "let {figures} suffer {portion} of this damage instead",
        /// Instability.
        Place { number: u8, place: Place, scale: Scale }
            => "place {number} instability in {place} {scale}",
        /// Instability of the Rose.
        RosePlaces { number: u8, place: Place }
            => "the Black Rose places {number} instability in {place}",
        /// Instability becomes one's own.
        SwapInstability { number: u8, place: Place }
            => "swap {number} instability in {place}",
        /// Power.
        Gain { number: u8, scale: Scale } => "gain {number} power {scale}",
        /// Power of others.
        Gains { figures: Figures, number: u8, scale: Scale }
            => "{figures} gains {number} power {scale}",
        /// Power goes.
        Lose { number: u8, scale: Scale } => "lose {number} power {scale}",
        /// Power of others goes.
        Loses { figures: Figures, number: u8, scale: Scale }
            => "{figures} loses {number} power {scale}",
        /// Power changes hands.
        Steal { number: u8, figures: Figures } => "steal {number} power from {figures}",
        /// Power goes to somebody else.
        Steals { thief: Named, number: u8, figures: Figures }
            => "{thief} steals {number} power from {figures}",
        /// The own mage goes.
        MoveYourself(number: u8) => "move up to {number}",
        /// A figure goes.
        Move { figures: Figures, number: u8 } => "move {figures} up to {number}",
        /// The Avatar goes to a room, as far as it can.
        GoToRoom { named: Named, place: Place } => "{named} moves towards {place}",
        /// The Avatar goes to a figure, as far as it can.
        GoTo { named: Named, figures: Figures } => "{named} moves towards {figures}",
        /// The own mage is put somewhere.
        PlaceYourself(place: Place) => "place yourself in {place}",
        /// Figures are put somewhere.
        PlaceFigure { figures: Figures, place: Place } => "place {figures} in {place}",
        /// Mages are put in their cells.
        ToCell(figures: Figures) => "place {figures} in its Cell",
        /// A physical attack of the own mage.
        Attack { figures: Figures, bonus: Option<With> as Maybe } => "attack {figures} {bonus}",
        /// A physical attack of another figure.
        Attacks { named: Named, figures: Figures, bonus: Option<With> as Maybe }
            => "{named} attacks {figures} {bonus}",
        /// The same, with cubes of the Rose.
        AttacksForRose { named: Named, figures: Figures }
            => "{named} attacks {figures} for the Black Rose",
        /// An evocation enters.
        Summon { summoned: Summoned, master: Option<Master> as Maybe, place: Place }
            => "summon {summoned} {master} in {place}",
        /// A Nightmare comes to mages.
        Assign { kind: EvocationKind as A, figures: Figures } => "assign {kind} to {figures}",
        /// Evocations leave.
        Remove { figures: Figures, only: OnlyIf } => "remove {figures} {only}",
        /// Evocations activate.
        Activate { figures: Figures, command: Command, bonus: Option<With> as Maybe }
            => "activate {figures} {command} {bonus}",
        /// A bonus for a while.
        Has { figures: Figures, bonus: Bonus, until: Until } => "{figures} has {bonus} {until}",
        /// A bonus of one's own for a while.
        YouHave { bonus: Bonus, until: Until } => "you have {bonus} {until}",
        /// An upgrade comes.
        AssignUpgrade { upgrade: Upgrade, figures: Figures } => "assign {upgrade} to {figures}",
        /// An upgrade goes.
        DiscardUpgrade { number: u8 as Upgrades, figures: Figures }
            => "discard {number} of {figures}",
        /// A misfortune comes.
        AssignMisfortune { misfortune: Misfortune, figures: Figures }
            => "assign {misfortune} to {figures}",
        /// Misfortunes go.
        DiscardMisfortune { number: u8 as Misfortunes, figures: Figures }
            => "discard {number} of {figures}",
        /// Misfortunes go, as many as one likes.
        DiscardMisfortunes { number: u8 as Misfortunes, figures: Figures }
            => "discard up to {number} of {figures}",
        /// A mage chooses which of its misfortunes go.
        DiscardsMisfortune { named: Named, number: u8 as Misfortunes } => "{named} discards {number}",
        /// From the grimoire.
        Draw(number: u8 as SpellCards) => "draw {number} from your grimoire",
        /// From a school deck of one's choice.
        DrawFromLibrary(number: u8 as SpellCards) => "draw {number} from the Library",
        /// From the forgotten deck.
        DrawForgotten(number: u8 as ForgottenSpells) => "draw {number}",
        /// From the memories.
        Recall(number: u8 as SpellCards) => "take {number} of your choice from your memories",
        /// From the grimoire, which is looked through and shuffled.
        Search { number: u8 as SpellCards, sought: Sought, revealed: bool as Revealed }
            => "search your grimoire for {number} {sought} {revealed}",
        /// From grimoire or memories.
        SearchBoth(number: u8 as SpellCards)
            => "search your grimoire or your memories for {number}",
        /// Some cards are looked at, few are kept.
        Look { top: TopOf, scale: Scale, keep: u8 }
            => "look at the top {top} {scale}, keep {keep} and discard the rest",
        /// From the hand.
        DiscardSpells(number: u8 as SpellCards) => "discard {number} from your hand",
        /// Back to the hand.
        Return { number: u8, sought: Sought }
            => "return {number} of your revealed spells {sought} to your hand",
        /// A revealed spell changes places with one of the hand; it is not cast.
        Exchange => "exchange one of your revealed spells with a spell from your hand",
        /// A forgotten spell goes to another hand.
        GiveForgotten {
            number: u8 as ForgottenSpells, figures: Figures, required: bool as Required
        } => "give {number} from your hand to {figures} {required}",
        /// A new grimoire.
        Shuffle => "shuffle your memories into your grimoire",
        /// The triggering spell does nothing more to you.
        IgnoreSpell => "ignore the effect of that spell",
        /// Outside of actions.
        CastNext => "cast your next prepared spell",
        /// Outside of actions.
        CastAny => "cast one of your prepared spells",
        /// Quests.
        DrawQuests { number: u8 as Quests, moon: Option<OfMoon> as Maybe } => "draw {number} {moon}",
        /// Quests go.
        DiscardQuests { number: u8, stage: Stage } => "discard {number} of your {stage} quests",
        /// A quest is remembered.
        ChooseQuest(stage: Stage) => "choose one of your {stage} quests",
        /// A quest is done without its challenge.
        CompleteQuest(stage: Stage) => "complete one of your {stage} quests",
        /// The same, with the quest that was remembered.
        CompleteChosen => "complete the chosen quest",
        /// For its reward only.
        ResolveTop { named: Named, number: u8 as Quests }
            => "{named} resolves {number} from the top of the deck",
        /// Events.
        DrawEvents { number: u8 as Events, moon: Option<OfMoon> as Maybe } => "draw {number} {moon}",
        /// Events go.
        DiscardEvents(number: u8 as Events) => "discard {number} from the board",
        /// The crown.
        TakeCrown => "take the Crown",
        /// Trophies of a mage.
        GainsTrophies { named: Named, number: u8 as Trophies, of: Named }
            => "{named} gains {number} of {of}",
        /// Collected trophies go.
        GiveTrophies { number: u8 as Trophies, to: Named } => "give {number} of yours to {to}",
        /// The effect of a room.
        ActivateRoom(place: Place) => "activate {place}",
        /// The effect of a room whose token may be used.
        ActivateUsedRoom(place: Place) => "activate {place} even if its token is used",
        /// The effect of a rebuilt side, whatever lies there.
        CopyRoom(place: Place) => "resolve the rebuilt side of {place}",
        /// Actions.
        Refresh(number: u8 as ActionTokens) => "refresh {number}",
        /// A cube of the bearer.
        PlaceCube => "place 1 cube on this card",
        /// Beyond the limit.
        MoreOrders(number: u8 as OrderCards) => "the Avatar resolves {number} more",
        /// Sets the target.
        Target(figures: Figures) => "the target is {figures}",
        /// Sets the target.
        TargetRoom(place: Place) => "the target is {place}",
        /// Another target than the printed one.
        Retarget(aim: Aim) => "the target is {aim} instead",
        /// Only if you want to.
        May(step: Box<Step>) => "you may {step}",
        /// One of several.
        Either(options: Vec<Step> as Either) => "either {options}",
    }
}

pub(super) const TEMPLATES: &[&[EnglishTemplate]] = &[
    Unanswered::TEMPLATES,
    Bonus::TEMPLATES,
    With::TEMPLATES,
    Command::TEMPLATES,
    Summoned::TEMPLATES,
    Master::TEMPLATES,
    OnlyIf::TEMPLATES,
    Misfortune::TEMPLATES,
    Upgrade::TEMPLATES,
    Sought::TEMPLATES,
    TopOf::TEMPLATES,
    OfMoon::TEMPLATES,
    Stage::TEMPLATES,
    Until::TEMPLATES,
    Aim::TEMPLATES,
    Step::TEMPLATES,
];
