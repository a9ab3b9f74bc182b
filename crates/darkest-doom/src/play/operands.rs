//! Whom and what a sentence means.

use super::Play;
use super::stack::{EffectJob, Job, Source, Thing};
use super::state::{Equipped, Figure, Participant};
use crate::cards::{
    Amount, AreaId, AreaType, Colour, Cond, Counter, MonsterKind, Person, Relic, Spot, SpotWord,
    TargetIs, Where, Which,
};

/// What the words of a program refer to: of one in progress, or of one that is only thought of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scene {
    /// `self` of the vocabulary.
    pub(crate) actor: Participant,
    /// What the program belongs to; its range may be changed by a lasting rule.
    pub(crate) source: Option<Source>,
    /// The monster a goal or Adjacent Attack belongs to.
    pub(crate) monster: Option<u8>,
    /// What was chosen last.
    pub(crate) target: Option<Thing>,
    /// Who set off the trap.
    pub(crate) victim: Option<Figure>,
    /// The Citadel of the alliance that fulfilled the achievement.
    pub(crate) citadel: Option<Colour>,
    /// The element of the innermost loop.
    pub(crate) each: Option<Thing>,
    /// The figure the program has killed last: reborn or not, it was not spared.
    pub(crate) slain: Option<Figure>,
}

impl Scene {
    /// A scene with nothing but an actor.
    pub(crate) fn of(actor: Participant) -> Self {
        Scene {
            actor,
            source: None,
            monster: None,
            target: None,
            victim: None,
            citadel: None,
            each: None,
            slain: None,
        }
    }
}

impl From<&EffectJob> for Scene {
    fn from(effect: &EffectJob) -> Self {
        Scene {
            actor: effect.actor,
            source: Some(effect.source),
            monster: effect.monster,
            target: effect.target,
            victim: effect.victim,
            citadel: effect.citadel,
            each: effect.loops.item(),
            slain: effect.slain,
        }
    }
}

fn figure_of_thing(thing: Option<Thing>) -> Option<Figure> {
    match thing? {
        Thing::Figure(figure) => Some(figure),
        Thing::Area(_) => None,
    }
}

impl Play<'_> {
    /// The scene of the program in progress.
    pub(crate) fn scene(&self) -> Scene {
        let effect = |job: &Job| match job {
            Job::Effect(effect) => Some(Scene::from(&**effect)),
            _ => None,
        };
        let found = self.state.stack.iter().rev();
        let found = found.filter_map(|frame| effect(&frame.job)).next();
        let someone = || Scene::of(self.state.active.unwrap_or(self.first_player()));
        found.unwrap_or_else(someone)
    }

    /// The figure somebody acts with: the Guardian, or the Leader of an absorbed player.
    pub(crate) fn figure_of(&self, who: Participant) -> Figure {
        let player = self.state.players.get(who.index());
        let absorbed = player.is_some_and(|player| player.absorbed.is_some());
        let leader = absorbed.then(|| self.leader_of(who)).flatten();
        leader.map_or(Figure::Guardian(who), Figure::Monster)
    }

    /// Whose figure it is: the controller's for an absorbed Leader, nobody's for monsters.
    pub(crate) fn owner_of(&self, figure: Figure) -> Option<Participant> {
        match figure {
            Figure::Guardian(who) => Some(who),
            Figure::Monster(slot) => self.state.monsters[usize::from(slot)]?.controller,
            Figure::Priestess => None,
        }
    }

    /// The figure of a person of the program in progress.
    pub(crate) fn figure(&self, person: Person) -> Option<Figure> {
        self.figure_in(&self.scene(), person)
    }

    /// The figure of a person of a scene.
    pub(crate) fn figure_in(&self, scene: &Scene, person: Person) -> Option<Figure> {
        match person {
            Person::Me => Some(self.figure_of(scene.actor)),
            Person::Opponent => self.opponent_of(self.figure_of(scene.actor)),
            Person::Target => figure_of_thing(scene.target),
            Person::Victim => scene.victim,
            Person::Each => figure_of_thing(scene.each),
            Person::Human => Some(self.figure_of(Participant(0))),
        }
    }

    /// The participant of a person; the controller of an absorbed Leader; none for monsters.
    pub(crate) fn participant(&self, person: Person) -> Option<Participant> {
        self.participant_in(&self.scene(), person)
    }

    /// The same in a scene.
    pub(crate) fn participant_in(&self, scene: &Scene, person: Person) -> Option<Participant> {
        match person {
            Person::Me => Some(scene.actor),
            _ => self.owner_of(self.figure_in(scene, person)?),
        }
    }

    /// An amount; `all` is `most`.
    pub(crate) fn amount(&self, n: Amount, most: u8) -> u8 {
        match n {
            Amount::Counted(_) => self.amount_in(&self.scene(), n, most),
            _ => self.amount_in(&Scene::of(Participant(0)), n, most),
        }
    }

    /// The same in a scene.
    pub(crate) fn amount_in(&self, scene: &Scene, n: Amount, most: u8) -> u8 {
        let n = match n {
            Amount::Number(n) => i16::from(n),
            Amount::All(_) => i16::from(most),
            Amount::Counted(counted) => {
                let who = self.participant_in(scene, counted.of);
                let count = who.map_or(0, |who| self.count(counted.count, who));
                count + i16::from(counted.plus)
            }
        };
        u8::try_from(n.clamp(0, i16::from(u8::MAX))).unwrap_or(u8::MAX)
    }

    /// The value of a counter.
    pub(crate) fn count(&self, counter: Counter, who: Participant) -> i16 {
        let guardian = &self.state.guardians[who.index()];
        match counter {
            Counter::AlliedCitadels => {
                let allies = self.state.alliances.iter().flatten();
                small(allies.filter(|alliance| alliance.ally == who).count())
            }
            Counter::Acolytes => i16::from(guardian.acolytes),
            Counter::Glory => guardian.glory,
            Counter::Difficulty => i16::from(self.pack().difficulty(self.state.round)),
            _ => self.count_of_player(counter, who),
        }
    }

    fn count_of_player(&self, counter: Counter, who: Participant) -> i16 {
        let Some(player) = self.state.players.get(who.index()) else {
            return 0;
        };
        match counter {
            Counter::WhiteMoths => i16::from(player.moths),
            Counter::Relics => {
                let own: u8 = player.relics.iter().sum();
                i16::from(own + self.lanterns(who))
            }
            Counter::Equipment => small(player.equipment.len()),
            Counter::Coins => i16::from(player.coins),
            Counter::ResourceInHand => small(player.hand.len()),
            Counter::CorruptionInHand => small(player.corruption.len()),
            Counter::LanternsOnWraith => i16::from(self.lanterns(who)),
            Counter::Wraith => i16::from(self.lanterns(who) > 0),
            Counter::AlliedCitadels | Counter::Acolytes | Counter::Glory | Counter::Difficulty => 0,
        }
    }

    /// The Lanterns on the Wraith of a player; none without it (DD-13.13).
    pub(crate) fn lanterns(&self, who: Participant) -> u8 {
        let player = self.state.players.get(who.index());
        let slots = player.map_or(&[][..], |player| &player.equipment[..]);
        let lanterns = |slot: &Equipped| match slot {
            Equipped::Wraith { lanterns } => Some(*lanterns),
            Equipped::Card { .. } => None,
        };
        slots.iter().find_map(lanterns).unwrap_or(0)
    }

    /// Does a condition hold?
    pub(crate) fn holds(&self, cond: &Cond) -> bool {
        self.holds_in(&self.scene(), cond)
    }

    /// Does a condition hold in a scene? Conditions of combats look at the innermost one.
    pub(crate) fn holds_in(&self, scene: &Scene, cond: &Cond) -> bool {
        match cond {
            Cond::All { all } => all.iter().all(|cond| self.holds_in(scene, cond)),
            Cond::Any { any } => any.iter().any(|cond| self.holds_in(scene, cond)),
            Cond::Has { has } => self
                .participant_in(scene, has.who)
                .is_some_and(|who| self.has(who, has.res) >= i16::from(has.n)),
            Cond::Count { count, of, gte } => self
                .participant_in(scene, *of)
                .is_some_and(|who| self.count(*count, who) >= i16::from(*gte)),
            Cond::AreaType { area_type } => {
                let area = self.area_of(self.figure_of(scene.actor));
                area.is_some_and(|area| self.pack().area(area).kind == *area_type)
            }
            Cond::Area { area } => {
                let there = self.word_spot(scene, *area, None);
                there.is_some() && there == self.area_of(self.figure_of(scene.actor))
            }
            Cond::TargetIs { target_is } => self.target_is(scene, *target_is),
            Cond::TargetKind { .. } => {
                matches!(scene.target, Some(Thing::Figure(Figure::Guardian(_))))
            }
            Cond::SomeoneAhead { .. } => {
                let own = self.state.guardians[scene.actor.index()].glory;
                self.state.guardians.iter().any(|other| other.glory > own)
            }
            Cond::Time { round, phase } => self.state.round == *round && self.state.phase == *phase,
            Cond::Alive { .. }
            | Cond::TookWounds { .. }
            | Cond::Fought { .. }
            | Cond::OpponentJustPlayed { .. } => self.holds_in_combat(scene, cond),
        }
    }

    fn holds_in_combat(&self, scene: &Scene, cond: &Cond) -> bool {
        let figure = match cond {
            Cond::Alive { alive } => self.figure_in(scene, *alive),
            Cond::TookWounds { took_wounds } => self.figure_in(scene, *took_wounds),
            _ => self.figure_in(scene, Person::Opponent),
        };
        let Some(figure) = figure else { return false };
        let sides = self.combat().map_or(&[][..], |combat| &combat.sides[..]);
        let side = sides.iter().find(|side| side.figure == figure);
        match cond {
            Cond::Alive { .. } => {
                scene.slain != Some(figure)
                    && side.is_none_or(|side| !side.dead)
                    && self.area_of(figure).is_some()
            }
            Cond::TookWounds { .. } => side.is_some_and(|side| side.wounds > 0),
            Cond::Fought { .. } => {
                let leader = |side: &super::stack::Side| {
                    side.stats.and_then(|stats| stats.kind) == Some(MonsterKind::Leader)
                };
                matches!(figure, Figure::Monster(_))
                    && self.owner_of(figure).is_none()
                    && side.is_some_and(leader)
            }
            _ => side.is_some_and(|side| side.last_spell.is_some()),
        }
    }

    fn target_is(&self, scene: &Scene, what: TargetIs) -> bool {
        let Some(Thing::Area(area)) = scene.target else {
            return false;
        };
        let area = self.pack().area(area);
        let Some(colour) = area.colour else {
            return false;
        };
        match what {
            TargetIs::Own => {
                let own = self.state.guardians[scene.actor.index()].colour;
                area.kind == AreaType::BloodTemple && colour == own
            }
            TargetIs::Allied => {
                let alliance = self.state.alliances[colour.index()];
                area.kind == AreaType::Citadel
                    && alliance.is_some_and(|alliance| alliance.ally == scene.actor)
            }
        }
    }

    /// The area a text names; `who` is whose temple is meant.
    pub(crate) fn spot(&self, at: Where, who: Option<Participant>) -> Option<AreaId> {
        self.spot_in(&self.scene(), at, who)
    }

    /// The same in a scene.
    pub(crate) fn spot_in(
        &self,
        scene: &Scene,
        at: Where,
        who: Option<Participant>,
    ) -> Option<AreaId> {
        match at.area {
            Spot::Area(area) => Some(area),
            Spot::Word(word) => self.word_spot(scene, word, who),
        }
    }

    fn word_spot(&self, scene: &Scene, word: SpotWord, who: Option<Participant>) -> Option<AreaId> {
        match word {
            SpotWord::Own => self.own_spot(scene),
            SpotWord::Target => match scene.target? {
                Thing::Area(area) => Some(area),
                Thing::Figure(figure) => self.area_of(figure),
            },
            SpotWord::OwnTemple => {
                let who = who.unwrap_or(scene.actor);
                let colour = self.state.guardians[who.index()].colour;
                Some(self.pack().map.temple(colour))
            }
            SpotWord::Goal => self.goal_area(scene.monster?),
        }
    }

    /// The own area. An abyss is where it was entered, even if its test has killed the player.
    fn own_spot(&self, scene: &Scene) -> Option<AreaId> {
        match (scene.source, scene.target) {
            (Some(Source::Abyss), Some(Thing::Area(area))) => Some(area),
            _ => self.area_of(self.figure_of(scene.actor)),
        }
    }

    /// The monsters meant: more than one where somebody must choose among the nearest. An absorbed
    /// Leader is none of them (DD-18.5).
    pub(crate) fn monsters_meant(&self, which: Which) -> Vec<u8> {
        self.monsters_meant_in(&self.scene(), which)
    }

    /// The same in a scene.
    pub(crate) fn monsters_meant_in(&self, scene: &Scene, which: Which) -> Vec<u8> {
        let person = match which {
            Which::Victim => Person::Victim,
            Which::Opponent => Person::Opponent,
            Which::Each => Person::Each,
            Which::Target => Person::Target,
            Which::Drawer => return scene.monster.into_iter().collect(),
            Which::NearestToRoller => return self.nearest_monsters(scene.actor, |_| true),
            Which::NearestToFirstPlayer => {
                return self.nearest_monsters(self.first_player(), |_| true);
            }
        };
        match self.figure_in(scene, person) {
            Some(Figure::Monster(slot)) if self.is_wild(slot) => vec![slot],
            _ => Vec::new(),
        }
    }

    /// Is there a monster in this slot that no absorbed player controls?
    pub(crate) fn is_wild(&self, slot: u8) -> bool {
        let monster = self.state.monsters[usize::from(slot)].as_ref();
        monster.is_some_and(|monster| monster.controller.is_none())
    }

    /// How many relics of a kind a player can spend: Lanterns on the Wraith are not among them.
    pub(crate) fn relics(&self, who: Participant, relic: Relic) -> u8 {
        let player = self.state.players.get(who.index());
        player.map_or(0, |player| player.relics[relic.index()])
    }
}

fn small(n: usize) -> i16 {
    i16::try_from(n).unwrap_or(i16::MAX)
}
