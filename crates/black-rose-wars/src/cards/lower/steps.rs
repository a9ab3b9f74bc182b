//! Steps.

use super::super::grammar::amounts::Scale;
use super::super::grammar::steps::{
    Aim, Command, Misfortune, OnlyIf, Sought, Step, TopOf, Upgrade,
};
use super::super::program::{
    Amount, By, CastWhich, ChoiceWord, Control, CubeColour, DeckWord, DrawFrom, DrawHow, Filter,
    FilterSchool, HandWord, Kind, LookOf, Op, QuestState, Range, Ref, RestWord, RevealedWord, Side,
    Which, Who,
};
use super::Voice;
use super::amounts::portion;
use super::made::{
    activate_room, attack, boost, filter, moves, rose_deals, state, summon, unlucky, values,
};

impl Voice {
    #[allow(
        clippy::too_many_lines,
        reason = "one line or two for each step there is"
    )]
    pub(super) fn step(self, step: &Step) -> Op {
        let you = || Who::Ref(self.you());
        match step {
            Step::Deal {
                number,
                figures,
                scale,
                unanswered,
            } => self.deal(
                self.amount(*number, scale),
                self.figures(figures),
                unanswered,
            ),
            Step::DealIn {
                number,
                place,
                scale,
                unanswered,
            } => self.deal(self.amount(*number, scale), self.place(place), unanswered),
            Step::RoseDeals {
                number,
                figures,
                scale,
            } => rose_deals(self.amount(*number, scale), self.figures(figures)),
            Step::LetRoseDeal { number, figures } => {
                rose_deals(Amount::Fixed(*number), self.figures(figures))
            }
            Step::Take { number, scale } => rose_deals(self.amount(*number, scale), you()),
            Step::Swap {
                number,
                figures,
                scale,
            } => self.swap(self.amount(*number, scale), self.figures(figures)),
            Step::SwapIn {
                number,
                place,
                scale,
            } => self.swap(self.amount(*number, scale), self.place(place)),
            Step::RoseSwaps { number, figures } => Op::SwapDamage {
                n: Amount::Fixed(*number),
                on: self.figures(figures),
                by: Some(By::Rose),
            },
            Step::Heal {
                number,
                figures,
                scale,
            } => Op::Heal {
                n: self.number(*number, scale),
                on: self.figures(figures),
                color: None,
            },
            Step::HealOthers { number, figures } => Op::Heal {
                n: self.number(*number, &Scale::Fixed),
                on: self.figures(figures),
                color: Some(CubeColour::NotRose),
            },
            Step::Suffering(number) => Op::Suffering {
                n: Amount::Fixed(*number),
            },
            Step::IgnoreDamage(number) => Op::IgnoreDamage { n: *number },
            Step::Redirect {
                figures,
                portion: part,
            } => Op::RedirectDamage {
                n: portion(*part),
                to: self.figures(figures),
            },
            Step::Place {
                number,
                place,
                scale,
            } => Op::PlaceInst {
                n: self.amount(*number, scale),
                inside: self.place(place),
                by: self.by(),
            },
            Step::RosePlaces { number, place } => Op::PlaceInst {
                n: Amount::Fixed(*number),
                inside: self.place(place),
                by: Some(By::Rose),
            },
            Step::SwapInstability { number, place } => Op::SwapInst {
                n: Amount::Fixed(*number),
                inside: self.place(place),
            },
            Step::Gain { number, scale } => Op::GainPp {
                n: self.amount(*number, scale),
                who: you(),
            },
            Step::Gains {
                figures,
                number,
                scale,
            } => Op::GainPp {
                n: self.amount(*number, scale),
                who: self.figures(figures),
            },
            Step::Lose { number, scale } => Op::LosePp {
                n: self.amount(*number, scale),
                who: you(),
            },
            Step::Loses {
                figures,
                number,
                scale,
            } => Op::LosePp {
                n: self.amount(*number, scale),
                who: self.figures(figures),
            },
            Step::Steal { number, figures } => Op::StealPp {
                n: Amount::Fixed(*number),
                from: self.figures(figures),
                to: you(),
            },
            Step::Steals {
                thief,
                number,
                figures,
            } => Op::StealPp {
                n: Amount::Fixed(*number),
                from: self.figures(figures),
                to: Who::Ref(self.named(*thief)),
            },
            Step::MoveYourself(number) => moves(you(), Amount::Fixed(*number), None),
            Step::Move { figures, number } => {
                moves(self.figures(figures), Amount::Fixed(*number), None)
            }
            Step::GoToRoom { named, place } => self.goes(*named, self.place(place)),
            Step::GoTo { named, figures } => self.goes(*named, self.figures(figures)),
            Step::PlaceYourself(place) => Op::Place {
                who: you(),
                inside: self.place(place),
            },
            Step::PlaceFigure { figures, place } => Op::Place {
                who: self.figures(figures),
                inside: self.place(place),
            },
            Step::ToCell(figures) => Op::Place {
                who: self.figures(figures),
                inside: Who::Ref(Ref::Cell),
            },
            Step::Attack { figures, bonus } => attack(you(), self.figures(figures), *bonus, None),
            Step::Attacks {
                named,
                figures,
                bonus,
            } => {
                let who = Who::Ref(self.named(*named));
                attack(who, self.figures(figures), *bonus, None)
            }
            Step::AttacksForRose { named, figures } => {
                let who = Who::Ref(self.named(*named));
                attack(who, self.figures(figures), None, Some(By::Rose))
            }
            Step::Summon {
                summoned,
                master,
                place,
            } => {
                let master = master.map(|master| self.named(master.0));
                summon(*summoned, master.or(self.start()), self.place(place))
            }
            Step::Assign { kind, figures } => Op::AssignEvocation {
                evocation: *kind,
                to: self.figures(figures),
            },
            Step::Remove { figures, only } => Op::Remove {
                who: self.figures(figures),
                max_life: match only {
                    OnlyIf::Life(most) => Some(*most),
                    _ => None,
                },
                archetype: match only {
                    OnlyIf::Archetype(archetype) => Some(*archetype),
                    _ => None,
                },
            },
            Step::Activate {
                figures,
                command,
                bonus,
            } => {
                let (strength, moves) = bonus.map_or((0, 0), |with| values(with.0));
                Op::Activate {
                    who: self.figures(figures),
                    control: match command {
                        Command::Owner => Control::Owner,
                        Command::Yours if self.in_turn => Control::Item,
                        Command::Yours | Command::Avatar => Control::You,
                    },
                    strength,
                    moves,
                }
            }
            Step::Has {
                figures,
                bonus,
                until,
            } => boost(self.figures(figures), *bonus, *until),
            Step::YouHave { bonus, until } => boost(you(), *bonus, *until),
            Step::AssignUpgrade { upgrade, figures } => Op::AssignUpgrade {
                upgrade: match upgrade {
                    Upgrade::Named(kind) => Which::Named(*kind),
                    Upgrade::Choice => Which::Choice(ChoiceWord::Choice),
                },
                to: self.figures(figures),
            },
            Step::DiscardUpgrade { number, figures } => Op::DiscardUpgrade {
                n: *number,
                from: self.figures(figures),
            },
            Step::AssignMisfortune {
                misfortune,
                figures,
            } => Op::AssignMisfortune {
                misfortune: match misfortune {
                    Misfortune::Named(kind) => Which::Named(*kind),
                    Misfortune::Choice => Which::Choice(ChoiceWord::Choice),
                },
                to: self.figures(figures),
            },
            Step::DiscardMisfortune { number, figures } => {
                unlucky(*number, self.figures(figures), None, false)
            }
            Step::DiscardMisfortunes { number, figures } => {
                unlucky(*number, self.figures(figures), None, true)
            }
            Step::DiscardsMisfortune { named, number } => {
                let from = Who::Ref(self.named(*named));
                unlucky(*number, from, Some(By::Bearer), false)
            }
            Step::Draw(number) => self.draw(*number, DrawFrom::Grimoire, DrawHow::Top),
            Step::DrawFromLibrary(number) => self.draw(*number, DrawFrom::Library, DrawHow::Top),
            Step::DrawForgotten(number) => self.draw(*number, DrawFrom::Forgotten, DrawHow::Top),
            Step::Recall(number) => self.draw(*number, DrawFrom::Memories, DrawHow::Choice),
            Step::Search {
                number,
                sought,
                revealed,
            } => Op::Draw {
                n: *number,
                from: DrawFrom::Grimoire,
                how: DrawHow::Search,
                who: self.you(),
                filter: (*sought != Sought::Any).then(|| filter(sought)),
                reveal: *revealed,
            },
            Step::SearchBoth(number) => {
                self.draw(*number, DrawFrom::GrimoireOrMemories, DrawHow::Search)
            }
            Step::Look { top, scale, keep } => {
                let (number, of) = match *top {
                    TopOf::School(number) => (number, LookOf::LibraryOneSchool),
                    TopOf::Quests(number) => (number, LookOf::QuestsCurrent),
                    TopOf::QuestsOrNext(number) => (number, LookOf::QuestsCurrentOrNext),
                    TopOf::Forgotten(number) => (number, LookOf::Forgotten),
                };
                Op::Look {
                    n: self.amount(number, scale),
                    of,
                    keep: *keep,
                    rest: RestWord::Discard,
                }
            }
            Step::DiscardSpells(number) => Op::DiscardSpell {
                n: *number,
                from: HandWord::Hand,
                who: self.you(),
            },
            Step::Return { number, sought } => Op::RecoverSpell {
                n: *number,
                from: RevealedWord::Revealed,
                filter: filter(sought),
            },
            Step::Exchange => Op::ExchangeRevealed { who: self.you() },
            Step::GiveForgotten {
                number,
                figures,
                required,
            } => Op::GiveSpell {
                n: *number,
                filter: Filter {
                    school: Some(FilterSchool::Forgotten),
                    ..Filter::default()
                },
                to: self.figures(figures),
                required: *required,
            },
            Step::Shuffle => Op::ShuffleMemories { who: self.you() },
            Step::IgnoreSpell => Op::IgnoreSpell,
            Step::CastNext => Op::Cast {
                which: CastWhich::NextPrepared,
                who: self.you(),
            },
            Step::CastAny => Op::Cast {
                which: CastWhich::AnyPrepared,
                who: self.you(),
            },
            Step::DrawQuests { number, moon } => Op::DrawQuest {
                n: *number,
                who: self.you(),
                moon: moon.map(|moon| moon.0),
            },
            Step::DiscardQuests { number, stage } => Op::DiscardQuest {
                n: *number,
                which: state(*stage),
                who: self.you(),
            },
            Step::ChooseQuest(stage) => Op::ChooseQuest {
                which: state(*stage),
                who: self.you(),
            },
            Step::CompleteQuest(stage) => Op::CompleteQuest {
                who: self.you(),
                which: state(*stage),
            },
            Step::CompleteChosen => Op::CompleteQuest {
                who: self.you(),
                which: QuestState::Chosen,
            },
            Step::ResolveTop { named, number } => Op::ResolveQuest {
                n: *number,
                who: self.named(*named),
                from: DeckWord::Deck,
            },
            Step::DrawEvents { number, moon } => Op::DrawEvent {
                n: *number,
                moon: moon.map(|moon| moon.0),
            },
            Step::DiscardEvents(number) => Op::DiscardEvent { n: *number },
            Step::TakeCrown => Op::TakeCrown { who: self.you() },
            Step::GainsTrophies { named, number, of } => Op::GainTrophy {
                n: *number,
                from: self.named(*of),
                to: self.named(*named),
            },
            Step::GiveTrophies { number, to } => Op::GiveTrophy {
                n: *number,
                from: self.you(),
                to: self.named(*to),
            },
            Step::ActivateRoom(place) => activate_room(self.place(place), None, false),
            Step::ActivateUsedRoom(place) => activate_room(self.place(place), None, true),
            Step::CopyRoom(place) => activate_room(self.place(place), Some(Side::Rebuilt), false),
            Step::Refresh(number) => Op::RefreshAction {
                n: *number,
                who: self.you(),
            },
            Step::PlaceCube => Op::PlaceCube { on: Ref::This },
            Step::MoreOrders(number) => Op::AvatarOrder { n: *number },
            Step::Target(figures) => Op::Target {
                who: self.figures(figures),
            },
            Step::TargetRoom(place) => Op::Target {
                who: self.place(place),
            },
            Step::Retarget(aim) => {
                let (kind, range) = match *aim {
                    Aim::Figure(range) => (Kind::Figure, range),
                    Aim::Mage(range) => (Kind::Mage, range),
                    Aim::Evocation(range) => (Kind::Evoc, range),
                    Aim::Room(range) => (Kind::Area, range),
                };
                Op::Retarget {
                    kind,
                    range: Range::Within(range),
                }
            }
            Step::May(step) => Op::May {
                then: vec![self.step(step)],
            },
            Step::Either(options) => Op::Or {
                options: options.iter().map(|step| vec![self.step(step)]).collect(),
            },
        }
    }
}
