//! The table from a viewpoint.

use super::{
    AreaView, BagView, ChainView, DecksView, EndingView, EquippedView, FrameView, GuardianView,
    LastingView, MonsterView, PileView, PlayerView, RollView, SideView, TallyView, View, walking,
};
use crate::cards::{AreaId, Icon, Phase};
use crate::game::DarkestDoom;
use crate::play::Play;
use crate::play::stack::{
    Blows, CombatJob, CombatStage, EffectJob, Fate, Frame, Job, RollStage, Side, Thing,
};
use crate::play::state::{
    Chain, Equipped, Figure, Guardian, Lasting, Participant, Pile, Player, State,
};
use table::{Seat, Tale, Target, Viewpoint};

/// The Echo of Darkness is active when so many Hearts are taken (DD-17.14).
const ECHO: u8 = 5;

impl DarkestDoom {
    /// The table from a viewpoint.
    pub(crate) fn seen_from(&self, state: &State, viewpoint: Viewpoint) -> View {
        let you = match viewpoint {
            Viewpoint::Seat(seat) => Some(seat),
            Viewpoint::Spectator => None,
        };
        // Values are worked out by the rules in play, which borrow a state to play on.
        let mut copy = state.clone();
        let play = Play {
            rules: self,
            state: &mut copy,
            tale: &mut Tale::deaf(),
        };
        let seats = Seat::all(state.players.len() as u8);
        let areas = (0..self.pack().areas.len() as u8).map(AreaId);
        View {
            you,
            round: state.round,
            phase: state.phase,
            order: state.order.to_vec(),
            active: state.active,
            difficulty: self.pack().difficulty(state.round),
            doom: state.doom,
            doom_spaces: self.pack().spaces.len() as u8,
            hearts_taken: state.hearts_taken,
            echo: state.hearts_taken >= ECHO,
            bag: bag(state),
            areas: areas.map(|area| self.area_view(state, area)).collect(),
            guardians: guardians(state),
            players: seats.map(|seat| player(&play, seat, viewpoint)).collect(),
            monsters: (0..state.monsters.len() as u8)
                .map(|slot| monster(&play, slot))
                .collect(),
            alliances: state.alliances,
            acolytes_left: state.acolytes_left,
            event: state.event,
            event_map: state.event_map,
            decks: decks(state),
            lasting: state.lasting.iter().map(lasting).collect(),
            chain: state.chain.as_ref().map(chain),
            stack: state
                .stack
                .iter()
                .map(|it| frame(it, state.phase))
                .collect(),
            ending: ending(state),
        }
    }

    fn area_view(&self, state: &State, id: AreaId) -> AreaView {
        let area = self.pack().area(id);
        let players = (0..).map(Participant).zip(&state.players);
        let declared = |player: &Player| player.declared && self.mission_area(player) == Some(id);
        let owner = players.clone().find(|(_, it)| it.traps.contains(&id));
        let declared = players.filter(|(_, it)| declared(it));
        AreaView {
            number: area.number,
            kind: area.kind,
            colour: area.colour,
            region: area.region,
            at: area.at,
            adjacent: area.adjacent.clone(),
            vines: self.vines_on(state, id),
            abyss: state.abysses.has(id),
            trap: owner.map(|(owner, _)| owner),
            declared: declared.map(|(who, _)| who).collect(),
        }
    }

    /// The area of a player's mission.
    pub(crate) fn mission_area(&self, player: &Player) -> Option<AreaId> {
        let mission = player.mission?;
        Some(self.pack().missions[mission.index()].area)
    }

    /// The vines on the structure of an area.
    pub(crate) fn vines_on(&self, state: &State, area: AreaId) -> u8 {
        let map = &self.pack().map;
        let Some(colour) = self.pack().area(area).colour else {
            return 0;
        };
        let at = colour.index();
        if map.citadel(colour) == area {
            state.vines[0][at]
        } else {
            state.vines[1][at]
        }
    }
}

fn bag(state: &State) -> BagView {
    let mut goals = state.bag.goals.to_vec();
    goals.sort_unstable();
    BagView {
        hearts: state.bag.hearts,
        goals,
    }
}

fn guardians(state: &State) -> Vec<GuardianView> {
    let view = |(who, guardian): (Participant, &Guardian)| GuardianView {
        virtually: state.is_virtual(who),
        colour: guardian.colour,
        area: guardian.area,
        glory: guardian.glory,
        points: points(state, who),
        acolytes: guardian.acolytes,
        row: guardian.row,
    };
    let all = (0..).map(Participant).zip(&state.guardians);
    all.map(view).collect()
}

/// The alliance points of a participant (DD-16.18).
pub(crate) fn points(state: &State, who: Participant) -> u8 {
    let own = state.alliances.iter().flatten().filter(|it| it.ally == who);
    own.map(|it| it.value).sum()
}

fn player(play: &Play<'_>, seat: Seat, viewpoint: Viewpoint) -> PlayerView {
    let own = viewpoint.is(seat);
    let player = &play.state.players[seat.index()];
    let declared = play.rules.mission_area(player).filter(|_| player.declared);
    PlayerView {
        character: player.character,
        traits: player.traits,
        life: player.life,
        mana: player.mana,
        ap: player.ap,
        coins: player.coins,
        relics: player.relics,
        moths: player.moths,
        hand: own.then(|| player.hand.to_vec()),
        hand_size: player.hand.len(),
        corruption: own.then(|| player.corruption.to_vec()),
        corruption_size: player.corruption.len(),
        hand_limit: play.hand_limit(Participant::from(seat)),
        mission: player.mission.filter(|_| own),
        has_mission: player.mission.is_some(),
        marks: player.marks,
        last_marks: player.last_marks,
        declared,
        traps: player.traps.to_vec(),
        equipment: player.equipment.iter().map(equipped).collect(),
        achievements: own.then(|| player.achievements.iter().map(|it| it.card).collect()),
        achievements_size: player.achievements.len(),
        ability_used: player.ability_used,
        acolytes_used: player.acolytes_used,
        absorbed: player.absorbed,
        walk: match own {
            true => walking::walk(play, Participant::from(seat)),
            false => Vec::new(),
        },
    }
}

fn equipped(slot: &Equipped) -> EquippedView {
    match *slot {
        Equipped::Card { card, tokens, .. } => EquippedView::Card { card, tokens },
        Equipped::Wraith { lanterns } => EquippedView::Wraith { lanterns },
    }
}

fn monster(play: &Play<'_>, slot: u8) -> Option<MonsterView> {
    let monster = play.state.monsters[usize::from(slot)]?;
    let Target::Token(token) = play.state.figure_target(Figure::Monster(slot)) else {
        return None;
    };
    Some(MonsterView {
        token,
        kind: monster.kind,
        area: monster.area,
        goal: monster.goal,
        heads_for: monster.goal.and_then(|_| play.goal_area(slot)),
        controller: monster.controller,
    })
}

fn pile<T: Copy>(pile: &Pile<T>) -> PileView<T> {
    PileView {
        deck: pile.deck.len(),
        discard: pile.discard.clone(),
    }
}

fn decks(state: &State) -> DecksView {
    DecksView {
        resources: std::array::from_fn(|at| pile(&state.resources[at])),
        corruption: pile(&state.corruption),
        missions: pile(&state.missions),
        achievements: pile(&state.achievements),
        events: pile(&state.events),
        echo_events: state.echo_events.len(),
        event_maps: pile(&state.event_maps),
        attacks: pile(&state.attacks),
        virtual_cards: pile(&state.virtual_cards),
        trails: pile(&state.trails),
    }
}

fn lasting(rule: &Lasting) -> LastingView {
    LastingView {
        rule: rule.rule,
        value: rule.value,
        area_type: rule.area_type,
        who: rule.who,
        until: rule.until,
    }
}

fn chain(chain: &Chain) -> ChainView {
    ChainView {
        caster: chain.caster,
        target: chain.target,
        attack: chain.attack,
        hits: chain.hits,
    }
}

/// Numbers by icon as a list of icons.
fn icons(numbers: [u8; 6]) -> Vec<Icon> {
    let all = Icon::ALL.iter().zip(numbers);
    all.flat_map(|(icon, number)| std::iter::repeat_n(*icon, usize::from(number)))
        .collect()
}

fn roll(fate: &Fate) -> RollView {
    RollView {
        dice: fate.dice.to_vec(),
        fixed: icons(fate.fixed),
        stripped: icons(fate.stripped),
    }
}

fn side(side: &Side, blows: Option<Blows>) -> SideView {
    let stats = side.stats.as_ref();
    SideView {
        figure: side.figure,
        dice: side.dice,
        roll: roll(&side.fate),
        attack: stats.and_then(|it| it.attack),
        stats: stats.map(|it| (it.hits, it.health)),
        wounds: side.wounds,
        dead: side.dead,
        tally: blows.map(|it| TallyView {
            hits: it.hits,
            parries: it.parries,
            wounds: it.wounds,
        }),
    }
}

fn combat(combat: &CombatJob, phase: Phase) -> FrameView {
    let [attacker, defender] = &combat.sides;
    let rolled = combat.stage > CombatStage::Roll;
    let [blows, against] = combat.blows(phase).map(|it| rolled.then_some(it));
    FrameView::Combat {
        sides: Box::new([side(attacker, blows), side(defender, against)]),
        adjacent: combat.adjacent,
        rolled,
    }
}

fn effect(effect: &EffectJob) -> FrameView {
    let (figure, area) = match effect.target {
        Some(Thing::Figure(figure)) => (Some(figure), None),
        Some(Thing::Area(area)) => (None, Some(area)),
        None => (None, None),
    };
    FrameView::Effect {
        source: effect.source,
        actor: effect.actor,
        figure,
        area,
    }
}

fn frame(frame: &Frame, phase: Phase) -> FrameView {
    match &frame.job {
        Job::Effect(it) => effect(it),
        Job::Play(it) => FrameView::Play {
            who: it.who,
            card: it.card,
        },
        Job::Enter(it) => FrameView::Enter {
            figure: it.figure,
            area: it.area,
        },
        Job::Travel(it) => FrameView::Travel {
            figure: it.figure,
            left: it.left,
        },
        Job::Combat(it) => combat(it, phase),
        Job::Moons(it) => FrameView::Moons { roller: it.roller },
        Job::Power(it) => FrameView::Power {
            who: it.who,
            die: it.die,
        },
        Job::Test(it) => FrameView::Test {
            who: it.who,
            cause: it.cause,
            card: it.card,
            symbols: it.symbols.to_vec(),
            missing: (it.stage != RollStage::Begin).then(|| it.missing()),
            roll: roll(&it.fate),
        },
        Job::Strike(it) => FrameView::Strike {
            by: it.by,
            target: it.target,
            hits: it.hits,
            roll: roll(&it.fate),
        },
        Job::Wounds(it) => FrameView::Wounds {
            who: it.who,
            wounds: it.n,
        },
        Job::Death(it) => FrameView::Death { who: it.who },
        Job::Trap(it) => FrameView::Trap {
            owner: it.owner,
            area: it.area,
            victim: it.victim,
        },
        Job::Destiny(it) => FrameView::Destiny {
            who: it.who,
            test: it.test,
            result: it.result,
        },
        Job::Draw(it) => FrameView::Draw {
            who: it.who,
            left: it.left,
        },
        Job::Corrupt(it) => FrameView::Corrupt {
            who: it.who,
            left: it.left,
        },
        Job::Announce(it) => FrameView::Announce {
            announced: it.announced,
        },
        Job::MonsterStep(it) => FrameView::MonsterStep { slot: it.slot },
        Job::Goal(it) => FrameView::Goal { slot: it.slot },
        Job::VirtualTurn(it) => FrameView::VirtualTurn {
            who: it.who,
            trail: it.trail,
            card: it.card,
        },
    }
}

fn ending(state: &State) -> Option<EndingView> {
    let ending = state.ending?;
    let won = |who: &Participant| ending.winners & who.bit() != 0;
    let score =
        |who: Participant| state.guardians[who.index()].glory + i16::from(points(state, who));
    Some(EndingView {
        how: ending.how,
        winners: state.participants().filter(won).collect(),
        scores: state.participants().map(score).collect(),
    })
}
