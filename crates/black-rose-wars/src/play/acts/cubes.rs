//! Cubes on figures: healing and swapping (BRW-17.10 to 17.12). What protections do to damage that
//! was just placed is in `answers`.

mod answers;

use super::damage::Hand;
use crate::cards::{Amount, AmountWord, By, CubeColour, Who};
use crate::play::asking::figure_target;
use crate::play::menu::Reply;
use crate::play::menu::{Asked, Pick};
use crate::play::stack::Happening;
use crate::play::state::{Figure, LONGEST_TRACK, PARTIES, Party};
use crate::play::{Did, Play, rule};
use arrayvec::ArrayVec;
use smallvec::SmallVec;
use table::Message;

/// Cubes of a party on a figure.
type Stack = (Figure, Party, u8);

impl Play<'_> {
    fn track_of(&mut self, figure: Figure) -> Option<&mut ArrayVec<Party, LONGEST_TRACK>> {
        match figure {
            Figure::Mage(mage) => Some(&mut self.state.bodies[mage.index()].track),
            Figure::Evoc(id) => self.evoc_mut(id).map(|evoc| &mut evoc.damage),
        }
    }

    /// Puts cubes of a party on a figure: as many as it has and as there is space for.
    pub(super) fn put_cubes(&mut self, figure: Figure, party: Party, number: u8) -> u8 {
        let number = number.min(self.state.supply[party.index()]);
        let Some(track) = self.track_of(figure) else {
            return 0;
        };
        let mut placed = 0;
        while placed < number && track.try_push(party).is_ok() {
            placed += 1;
        }
        self.state.supply[party.index()] -= placed;
        placed
    }

    /// Gives cubes on a figure back to their party, the rightmost first; the others close up.
    pub(crate) fn return_cubes(&mut self, figure: Figure, party: Party, number: u8) -> u8 {
        let Some(track) = self.track_of(figure) else {
            return 0;
        };
        let mut returned = 0;
        while returned < number {
            let Some(at) = track.iter().rposition(|cube| *cube == party) else {
                break;
            };
            track.remove(at);
            returned += 1;
        }
        self.state.supply[party.index()] += returned;
        returned
    }

    /// Op `heal`: cubes are taken off, as the resolving mage chooses (BRW-17.12). The Avatar heals
    /// as much as it can (BRW-25.5.9).
    pub(crate) fn heal(&mut self, n: &Amount, on: &Who, color: Option<CubeColour>) -> Did {
        if self.effect().part.step == 0 {
            let figures = self.figures_or_self(on).into_iter();
            let mut figures: SmallVec<[Figure; 4]> = figures.collect();
            figures.reverse();
            let part = &mut self.effect().part;
            part.figures = figures;
            part.step = 1;
        }
        let everything = *n == Amount::Word(AmountWord::All);
        let most = if everything { u8::MAX } else { self.amount(n) };
        while let Some(figure) = self.effect().part.figures.last().copied() {
            let stacks = self.healable(figure, color.unwrap_or(CubeColour::Any));
            let total: u8 = stacks.iter().map(|(_, _, number)| *number).sum();
            let number = most.min(total);
            let must = everything || self.effect().by_avatar;
            if number == 0 || (must && number == total) {
                self.heal_figure(figure, &stacks, number);
            } else if let Some(reply) = self.reply(Asked::Heal) {
                self.heal_figure(figure, &decided(&reply), number);
            } else {
                let decider = self.decider();
                let least = if must { number } else { 0 };
                self.ask_split(decider, Asked::Heal, (least, number), picks(&stacks));
                return Did::Ask;
            }
            self.effect().part.figures.pop();
        }
        Did::from(self.effect().part.count > 0)
    }

    fn healable(&mut self, figure: Figure, colour: CubeColour) -> SmallVec<[Stack; 4]> {
        let caster = self.effect().caster;
        self.stacks(figure, |party| match colour {
            CubeColour::Any => true,
            CubeColour::Rose => party == Party::ROSE,
            CubeColour::NotRose => party != Party::ROSE,
            CubeColour::You => party == caster,
        })
    }

    /// The cubes of the parties that count on a figure.
    fn stacks(&self, figure: Figure, counts: impl Fn(Party) -> bool) -> SmallVec<[Stack; 4]> {
        let mut numbers = [0; PARTIES];
        for cube in self.damage_on(figure) {
            numbers[cube.index()] += 1;
        }
        let parties = (0..).map(Party).zip(numbers);
        parties
            .filter(|(party, number)| *number > 0 && counts(*party))
            .map(|(party, number)| (figure, party, number))
            .collect()
    }

    fn heal_figure(&mut self, figure: Figure, stacks: &[Stack], most: u8) {
        let mut healed = 0;
        for (_, party, number) in stacks {
            let number = (*number).min(most - healed);
            healed += self.return_cubes(figure, *party, number);
        }
        if healed == 0 {
            return;
        }
        let effect = self.effect();
        effect.part.count = effect.part.count.saturating_add(healed);
        let by = effect.caster;
        self.happen(Happening::Healed {
            figure,
            by,
            number: healed,
        });
        self.tell(rule("BRW-17.12"), || {
            Message::new("healed")
                .with("figure", figure_target(figure))
                .with("number", i32::from(healed))
        });
    }

    /// Op `swap_damage`: cubes are replaced by own ones (BRW-17.10). On a room the number is for all
    /// its figures together, on "each" it is for every figure.
    pub(crate) fn swap_damage(&mut self, n: &Amount, on: &Who, by: Option<By>) -> Did {
        let Some(hand) = self.hand(by) else {
            return Did::No;
        };
        if self.effect().part.step == 0 {
            let figures = self.figures_of(on).into_iter();
            let mut figures: SmallVec<[Figure; 4]> = figures
                .filter(|figure| !self.is_spared(hand, *figure))
                .collect();
            figures.reverse();
            let part = &mut self.effect().part;
            part.figures = figures;
            part.step = 1;
        }
        let allowed = self.amount(n);
        let one_by_one = matches!(on, Who::Select(_));
        while let Some(last) = self.effect().part.figures.last().copied() {
            let together: SmallVec<[Figure; 4]> = if one_by_one {
                std::iter::once(last).collect()
            } else {
                self.effect().part.figures.iter().rev().copied().collect()
            };
            let Some(swapped) = self.swap_among(&together, hand, allowed) else {
                return Did::Ask;
            };
            let effect = self.effect();
            let figures = effect.part.figures.len() - together.len();
            effect.part.figures.truncate(figures);
            effect.part.count = effect.part.count.saturating_add(swapped);
            let missing = allowed.saturating_sub(swapped);
            effect.not_swapped = effect.not_swapped.saturating_add(missing);
        }
        Did::from(self.effect().part.count > 0)
    }

    /// Swaps cubes on these figures; none if somebody has to decide first.
    fn swap_among(&mut self, figures: &[Figure], hand: Hand, allowed: u8) -> Option<u8> {
        let others = |party| party != hand.party;
        let stacks: SmallVec<[Stack; 4]> = figures
            .iter()
            .flat_map(|figure| self.stacks(*figure, others))
            .collect();
        let total: u8 = stacks.iter().map(|(_, _, number)| *number).sum();
        let most = allowed
            .min(total)
            .min(self.state.supply[hand.party.index()]);
        let must = hand.party == Party::ROSE;
        if most == 0 || (must && most == total) {
            return Some(self.swap_stacks(&stacks, hand.party, most));
        }
        if hand.by_avatar && figures.len() == 1 {
            let stacks = self.rightmost(figures[0], hand.party, most);
            return Some(self.swap_stacks(&stacks, hand.party, most));
        }
        if let Some(reply) = self.reply(Asked::Swap) {
            let mut stacks = decided(&reply);
            // The crown has said on whom; the Avatar takes the rightmost cubes (BRW-25.5.7).
            for (pick, amount) in reply.picks.iter().zip(&reply.amounts) {
                if let Pick::Figure(figure) = pick {
                    stacks.extend(self.rightmost(*figure, hand.party, *amount as u8));
                }
            }
            return Some(self.swap_stacks(&stacks, hand.party, most));
        }
        let decider = if must {
            self.decides_for(Party::ROSE)
        } else {
            self.decider()
        };
        let limits = (if must { most } else { 0 }, most);
        if hand.by_avatar {
            let caps = figures.iter().map(|figure| {
                let of = stacks.iter().filter(|(on, _, _)| on == figure);
                let cap = of.map(|(_, _, number)| *number).sum();
                (Pick::Figure(*figure), cap)
            });
            self.ask_split(
                decider,
                Asked::Swap,
                limits,
                caps.filter(|(_, cap)| *cap > 0),
            );
        } else {
            self.ask_split(decider, Asked::Swap, limits, picks(&stacks));
        }
        None
    }

    /// The rightmost cubes of others on a figure, by party.
    fn rightmost(&self, figure: Figure, own: Party, number: u8) -> SmallVec<[Stack; 4]> {
        let cubes = self.damage_on(figure).iter().rev();
        let cubes = cubes.filter(|cube| **cube != own).take(usize::from(number));
        // One by one: the rightmost cube of a party is the one that is replaced.
        cubes.map(|cube| (figure, *cube, 1)).collect()
    }

    fn swap_stacks(&mut self, stacks: &[Stack], own: Party, most: u8) -> u8 {
        let mut swapped = 0;
        for (figure, party, number) in stacks {
            let number = (*number).min(most - swapped);
            let done = self.swap_cubes(*figure, *party, own, number);
            swapped += done;
            let counts = &mut self.effect().swapped[party.index()];
            *counts = counts.saturating_add(done);
        }
        swapped
    }

    /// Replaces cubes in place, the rightmost first; it is not damage (BRW-17.11).
    fn swap_cubes(&mut self, figure: Figure, of: Party, own: Party, number: u8) -> u8 {
        let Some(track) = self.track_of(figure) else {
            return 0;
        };
        let cubes = track.iter_mut().rev().filter(|cube| **cube == of);
        let mut swapped = 0;
        for cube in cubes.take(usize::from(number)) {
            *cube = own;
            swapped += 1;
        }
        if swapped == 0 {
            return 0;
        }
        self.state.supply[of.index()] += swapped;
        self.state.supply[own.index()] -= swapped;
        let (by, of) = (self.party_arg(own), self.party_arg(of));
        self.tell(rule("BRW-17.10"), || {
            Message::new("damage-swapped")
                .with("by", by)
                .with("of", of)
                .with("figure", figure_target(figure))
                .with("number", i32::from(swapped))
        });
        swapped
    }
}

fn picks(stacks: &[Stack]) -> impl Iterator<Item = (Pick, u8)> {
    let stacks = stacks.iter();
    stacks.map(|(figure, party, number)| (Pick::Cubes(*figure, *party), *number))
}

/// The cubes somebody has decided on.
fn decided(reply: &Reply) -> SmallVec<[Stack; 4]> {
    let chosen = reply.picks.iter().zip(&reply.amounts);
    let chosen = chosen.filter_map(|(pick, amount)| match pick {
        Pick::Cubes(figure, party) => Some((*figure, *party, *amount as u8)),
        _ => None,
    });
    chosen.collect()
}
