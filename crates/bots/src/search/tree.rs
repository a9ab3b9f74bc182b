//! What was learnt, shared by all worlds.

use super::budget::{Budget, Stop};
use super::judge::{Judge, Rewards};
use super::moves::{Key, face, key};
use super::playout::Player;
use super::walk::Walk;
use super::{Plan, weights};
use crate::candidates::another;
use crate::{Seen, Thought};
use table::{Answer, Chance, Question, Seat, Shape, Tale, World};

/// No node yet.
const NONE: u32 = u32::MAX;
/// What an answer that was never tried is thought to be worth beside its siblings.
const UNTRIED: f64 = 0.05;
/// How much of the weight of all answers the one has that a practised player gives without
/// thinking.
const HABIT: f64 = 0.5;
/// A tree stops to grow new nodes beyond this, so that thinking long does not fill the memory.
const MOST_NODES: usize = 400_000;

/// A place in the game as the searching seat tells places apart.
#[derive(Clone, Debug, Default)]
struct Node {
    visits: u32,
    edges: Vec<Edge>,
    /// The question, where the searching seat is asked and nobody else has decided since the root.
    face: Option<u64>,
}

/// An answer of somebody.
#[derive(Clone, Debug)]
struct Edge {
    key: Key,
    seat: Seat,
    /// As it was in the world where it was found first.
    answer: Answer,
    visits: u32,
    /// How often it could have been taken.
    available: u32,
    /// What its seat got when it was taken, in sum.
    total: f64,
    weight: f64,
    to: u32,
}

impl Edge {
    fn new(key: Key, seat: Seat, answer: Answer, weight: f64) -> Self {
        Edge {
            key,
            seat,
            answer,
            visits: 0,
            available: 0,
            total: 0.0,
            weight,
            to: NONE,
        }
    }

    fn mean(&self) -> f64 {
        self.total / f64::from(self.visits.max(1))
    }
}

/// A tree of one searching seat.
#[derive(Clone, Debug)]
pub(super) struct Tree {
    nodes: Vec<Node>,
}

/// What a pass has gone through: node and edge.
type Path = Vec<(u32, usize)>;

impl Tree {
    /// A tree that knows nothing but what these answers weigh.
    pub(super) fn new(question: &Question, answers: &[Answer], weights: &[f64]) -> Self {
        let mut tree = Tree {
            nodes: vec![Node::default()],
        };
        tree.nodes[0].face = Some(face(question));
        tree.know(question, answers, weights);
        tree
    }

    /// The root learns what answers weigh.
    pub(super) fn know(&mut self, question: &Question, answers: &[Answer], weights: &[f64]) {
        let root = &mut self.nodes[0];
        for (answer, &weight) in answers.iter().zip(weights) {
            let key = key(question, answer);
            match root.edges.iter_mut().find(|edge| edge.key == key) {
                Some(edge) => edge.weight = weight,
                None => {
                    let edge = Edge::new(key, question.seat, answer.clone(), weight);
                    root.edges.push(edge);
                }
            }
        }
    }

    /// Is the root the place of this question?
    pub(super) fn leads_to(&self, question: &Question) -> bool {
        self.nodes[0].face == Some(face(question))
    }

    /// What is left of the tree after an answer, if the same seat goes on there.
    pub(super) fn after(self, question: &Question, answer: &Answer) -> Option<Tree> {
        let key = key(question, answer);
        let edge = self.nodes[0].edges.iter().find(|edge| edge.key == key)?;
        let from = edge.to;
        self.nodes.get(from as usize)?.face?;
        let mut old: Vec<Option<Node>> = self.nodes.into_iter().map(Some).collect();
        let mut nodes = Vec::new();
        let mut open = vec![(from, NONE, 0)];
        while let Some((at, parent, edge)) = open.pop() {
            let Some(node) = old.get_mut(at as usize).and_then(Option::take) else {
                continue;
            };
            let new = nodes.len() as u32;
            let children = node.edges.iter().enumerate();
            open.extend(
                children
                    .filter(|(_, it)| it.to != NONE)
                    .map(|(n, it)| (it.to, new, n)),
            );
            nodes.push(node);
            if parent != NONE {
                let above: &mut Node = &mut nodes[parent as usize];
                above.edges[edge].to = new;
            }
        }
        Some(Tree { nodes })
    }

    /// A new place behind an edge.
    fn sprout(&mut self, at: u32, edge: usize) {
        if self.nodes.len() < MOST_NODES {
            self.nodes[at as usize].edges[edge].to = self.nodes.len() as u32;
            self.nodes.push(Node::default());
        }
    }

    /// Passes through fresh worlds until the budget is used up.
    pub(super) fn grow(
        &mut self,
        seen: &Seen<'_>,
        plan: &Plan,
        budget: Budget,
        mut chance: Chance,
        judge: Judge,
        stop: &Stop,
    ) {
        let first = seen.redeal(&mut chance);
        let mut pass = Pass {
            own: seen.seat(),
            plan,
            judge,
            question: Question::default(),
            player: Player::new(first.as_ref()),
            scratch: first.fork(),
            tale: Tale::deaf(),
            path: Path::new(),
            usable: Vec::new(),
        };
        let mut course = budget.start(stop.clone());
        while course.goes_on() {
            let mut world = seen.redeal(&mut chance);
            pass.run(self, world.as_mut(), &mut chance);
        }
    }
}

/// What a pass through the tree needs.
struct Pass<'a> {
    own: Seat,
    plan: &'a Plan,
    judge: Judge,
    question: Question,
    player: Player,
    scratch: Box<dyn World>,
    tale: Tale,
    path: Path,
    /// The edges that exist in the world at hand, with the answers there.
    usable: Vec<(usize, Answer)>,
}

impl Pass<'_> {
    fn run(&mut self, tree: &mut Tree, world: &mut dyn World, chance: &mut Chance) {
        self.path.clear();
        self.descend(tree, world, chance);
        self.player.play(world, self.plan.playout, chance);
        let rewards = self.judge.rewards(world);
        self.learn(tree, &rewards);
    }

    /// From the root to a leaf.
    fn descend(&mut self, tree: &mut Tree, world: &mut dyn World, chance: &mut Chance) {
        let mut walk = Walk::new(self.own);
        let mut alone = true;
        while let Some(seat) = walk.next_seat(world.waiting().seats) {
            world.ask(seat, &mut self.question);
            let onward = self.question.onward();
            if onward.is_some() || self.question.is_forced() {
                let answer = onward.unwrap_or_else(|| self.question.random_answer(chance));
                world.answer(seat, &answer, &mut self.tale);
                walk.stay(seat, world.waiting().seats);
                continue;
            }
            let at = walk.place(seat);
            alone &= seat == self.own;
            if alone && tree.nodes[at as usize].face.is_none() {
                tree.nodes[at as usize].face = Some(face(&self.question));
            }
            let habit = (at != 0).then(|| world.instinct(&self.question)).flatten();
            self.look(&mut tree.nodes[at as usize], seat, habit.as_ref(), chance);
            let node = &mut tree.nodes[at as usize];
            if at != 0 && node.visits == self.plan.look && self.plan.look > 0 {
                self.weigh(node, world, seat, habit.as_ref());
            }
            let Some((edge, answer)) = self.select(&tree.nodes[at as usize], chance) else {
                return;
            };
            self.path.push((at, edge));
            world.answer(seat, &answer, &mut self.tale);
            let next = tree.nodes[at as usize].edges[edge].to;
            if next == NONE {
                tree.sprout(at, edge);
                return;
            }
            walk.go(seat, next, world.waiting().seats);
        }
    }

    /// Finds the edges that exist in this world; new ones are added: all where an answer has one
    /// part, a few more with every look where it has many.
    fn look(&mut self, node: &mut Node, seat: Seat, habit: Option<&Answer>, chance: &mut Chance) {
        self.usable.clear();
        let question = &self.question;
        let single = match question.shape {
            Shape::One => question.options.len(),
            Shape::Confirm => 2,
            Shape::Amount { lo, hi } => (i32::from(hi) - i32::from(lo) + 1).max(0) as usize,
            _ => 0,
        };
        if single > 0 {
            let even = 1.0 / single as f64;
            for number in 0..single {
                let answer = Answer::one(number as u16);
                let weight = usual(even, &answer, habit);
                self.use_edge(node, seat, answer, weight);
            }
        } else {
            self.look_at_some(node, seat, habit, chance);
        }
        for (edge, _) in &self.usable {
            node.edges[*edge].available += 1;
        }
    }

    /// What a look one step ahead says of the answers that exist in this world.
    fn weigh(&mut self, node: &mut Node, world: &dyn World, seat: Seat, habit: Option<&Answer>) {
        let mut value = |answer: &Answer| {
            self.scratch.copy_from(world);
            self.scratch.answer(seat, answer, &mut self.tale);
            self.judge.lead(self.scratch.as_ref(), seat)
        };
        let values: Vec<f64> = { self.usable.iter() }.map(|(_, it)| value(it)).collect();
        for ((edge, answer), weight) in self.usable.iter().zip(weights(&values)) {
            node.edges[*edge].weight = usual(weight, answer, habit);
        }
    }

    fn use_edge(&mut self, node: &mut Node, seat: Seat, answer: Answer, weight: f64) {
        let key = key(&self.question, &answer);
        let known = node
            .edges
            .iter()
            .position(|it| it.key == key && it.seat == seat);
        let edge = known.unwrap_or_else(|| {
            node.edges
                .push(Edge::new(key, seat, answer.clone(), weight));
            node.edges.len() - 1
        });
        self.usable.push((edge, answer));
    }

    /// Answers of many parts: those known that fit here, and new ones as the place is visited more.
    fn look_at_some(
        &mut self,
        node: &mut Node,
        seat: Seat,
        habit: Option<&Answer>,
        chance: &mut Chance,
    ) {
        for (number, edge) in node.edges.iter().enumerate() {
            let fits = edge.seat == seat
                && self.question.check(&edge.answer).is_ok()
                && key(&self.question, &edge.answer) == edge.key;
            if fits {
                self.usable.push((number, edge.answer.clone()));
            }
        }
        let wanted = self.plan.breadth + f64::from(node.visits).sqrt() as usize / 2;
        let weight = 1.0 / wanted as f64;
        for number in self.usable.len()..wanted {
            let answer = another(&self.question, number, habit, chance);
            let key = key(&self.question, &answer);
            if self.usable.iter().all(|(at, _)| node.edges[*at].key != key) {
                let weight = usual(weight, &answer, habit);
                node.edges
                    .push(Edge::new(key, seat, answer.clone(), weight));
                self.usable.push((node.edges.len() - 1, answer));
            }
        }
    }

    /// The edge that promises most: what it gave, and what may be hidden behind it.
    fn select(&self, node: &Node, chance: &mut Chance) -> Option<(usize, Answer)> {
        let tried: u32 = self
            .usable
            .iter()
            .map(|(at, _)| node.edges[*at].visits)
            .sum();
        let sum: f64 = self
            .usable
            .iter()
            .map(|(at, _)| node.edges[*at].total)
            .sum();
        let usual = if tried == 0 {
            0.5
        } else {
            sum / f64::from(tried)
        };
        let share: f64 = self
            .usable
            .iter()
            .map(|(at, _)| node.edges[*at].weight)
            .sum();
        let count = self.usable.len() as f64;
        let promise = |at: usize| {
            let edge = &node.edges[at];
            let value = if edge.visits == 0 {
                usual - UNTRIED
            } else {
                edge.mean()
            };
            let weight = edge.weight / share.max(1e-12) * count;
            let open = (f64::from(edge.available.max(1))).ln().max(0.5);
            let doubt = (open / (1.0 + f64::from(edge.visits))).sqrt();
            value + self.plan.curiosity * weight.sqrt() * doubt
        };
        let start = chance.index(self.usable.len().max(1));
        let mut best = None;
        for turn in 0..self.usable.len() {
            let (at, answer) = &self.usable[(start + turn) % self.usable.len()];
            let value = promise(*at);
            if best.as_ref().is_none_or(|(most, _, _)| value > *most) {
                best = Some((value, *at, answer));
            }
        }
        best.map(|(_, at, answer)| (at, answer.clone()))
    }

    fn learn(&mut self, tree: &mut Tree, rewards: &Rewards) {
        for &(at, edge) in &self.path {
            let node = &mut tree.nodes[at as usize];
            node.visits += 1;
            let edge = &mut node.edges[edge];
            edge.visits += 1;
            edge.total += rewards.get(edge.seat.index()).copied().unwrap_or(0.5);
        }
    }
}

/// The weight of an answer, and of habit where there is one.
fn usual(weight: f64, answer: &Answer, habit: Option<&Answer>) -> f64 {
    match habit {
        Some(habit) if habit == answer => HABIT + (1.0 - HABIT) * weight,
        Some(_) => (1.0 - HABIT) * weight,
        None => weight,
    }
}

/// What all trees say of the answers, the best one first.
pub(super) fn summary(trees: &[Tree], question: &Question, answers: &[Answer]) -> Vec<Thought> {
    let mut thoughts: Vec<Thought> = Vec::new();
    for answer in answers {
        let key = key(question, answer);
        let (mut visits, mut total) = (0, 0.0);
        for tree in trees {
            let edges = tree.nodes[0].edges.iter();
            if let Some(edge) = { edges }.find(|edge| edge.key == key) {
                visits += edge.visits;
                total += edge.total;
            }
        }
        thoughts.push(Thought {
            answer: answer.clone(),
            visits,
            value: total / f64::from(visits.max(1)),
        });
    }
    thoughts.sort_by(|a, b| {
        let by_value = b.value.total_cmp(&a.value);
        b.visits.cmp(&a.visits).then(by_value)
    });
    thoughts
}
