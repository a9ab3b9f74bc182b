//! Tables where much can happen, for what random games reach too rarely: everybody is rich and near
//! to everybody else, and the first player has what it takes to see a text at work.

use super::texts::{Place, Text};
use darkest_doom::cards::{AchievementId, AreaId, AreaType, DesignId, Pack, ResourceDeck};
use serde_json::{Map, Value, json};
use table::Chance;

/// Cards of a hand.
const HAND: usize = 5;

/// A table: the number of its players, and the position they start from.
pub(crate) struct Table {
    pub(crate) players: u8,
    pub(crate) position: Value,
}

/// Lays out tables by chance.
pub(crate) struct Tables<'a> {
    pub(crate) pack: &'a Pack,
    pub(crate) chance: Chance,
}

impl<'a> Tables<'a> {
    /// A table where a text is likely to be carried out.
    pub(crate) fn for_text(&mut self, text: &Text) -> Table {
        match text.place {
            Place::Design(design) => self.with_card(design),
            Place::Reward(achievement, _) => self.with_achievement(achievement),
            Place::Cell { card, row, column } => {
                let card = &self.pack.virtual_cards[card].id;
                self.with_cell(card, row, column)
            }
            Place::Elsewhere => {
                let hands = self.hands(None);
                self.table(&hands)
            }
        }
    }

    /// A table where the first player holds a card, or has it among its equipment.
    fn with_card(&mut self, design: DesignId) -> Table {
        let hands = self.hands(Some(design));
        let mut table = self.table(&hands);
        let design = &self.pack.designs[design.index()];
        if design.deck == ResourceDeck::Equipment && self.chance.odds(1, 2) {
            let first = &mut table.position["guardians"][0];
            first["hand"] = json!(&hands[0][1..]);
            first["equipment"] = json!([design.id]);
        }
        table
    }

    /// A table where the first player holds an achievement.
    pub(crate) fn with_achievement(&mut self, achievement: AchievementId) -> Table {
        let hands = self.hands(None);
        let mut table = self.table(&hands);
        let id = &self.pack.achievements[achievement.index()].id;
        table.position["guardians"][0]["achievements"] = json!([id]);
        table
    }

    /// One player with three Virtual Guardians, one of which carries out a cell of its card.
    fn with_cell(&mut self, card: &str, row: usize, column: usize) -> Table {
        let near = self.near_each_other(5);
        let round = 2 * row + 1 + self.chance.index(2);
        // The icons that end the game work at dawn of round 7 and at dusk of round 8.
        let phase = ["dusk", "dawn"][round % 2];
        let [hand, ..] = self.hands(None);
        let glory = self.chance.below(4);
        let other = |at: usize| json!({ "at": near[at], "glory": glory });
        let position = json!({
            "round": round,
            "phase": phase,
            "vines": self.vines(),
            "guardians": [{ "at": near[0], "life": 2, "hand": hand }, other(1), other(2), other(3)],
            "monsters": [{ "kind": "hound", "at": near[4] }],
            "resolve": { "by": (["B", "C", "D"])[column], "virtual_card": card },
        });
        Table {
            players: 1,
            position,
        }
    }

    fn table(&mut self, hands: &[Vec<&str>; 3]) -> Table {
        let near = self.near_each_other(12);
        let (figures, tokens) = near.split_at(6);
        let people = hands.iter().zip(figures).zip(tokens.chunks(2));
        let mut guardians: Vec<Value> = people
            .map(|((hand, at), traps)| self.guardian(hand, at, traps))
            .collect();
        self.send_away(&mut guardians[0]);
        let monster =
            |kind, at: usize, goal| json!({ "kind": kind, "at": figures[at], "goal": goal });
        let position = json!({
            "round": self.chance.die(8),
            "phase": (["dawn", "dusk"])[self.chance.index(2)],
            "doom": self.chance.below(6),
            "vines": self.vines(),
            "abysses": tokens,
            "alliances": { "green": "A 2", "purple": "B 3", "orange": "C 1" },
            "guardians": guardians,
            "monsters": [
                monster("hound", 3, "goal_guardian_green"),
                monster("hunter", 4, "goal_guardian_purple"),
                monster("leader", 5, "goal_structure_grey"),
            ],
        });
        Table {
            players: 3,
            position,
        }
    }

    /// A player who can pay for much.
    fn guardian(&mut self, hand: &[&str], at: &str, traps: &[String]) -> Value {
        let mut guardian = json!({
            "at": at,
            "glory": self.chance.below(8),
            "attack": 4, "magic": 6, "wisdom": 6, "health": 7,
            "life": self.chance.die(7),
            "mana": self.chance.die(6),
            "ap": self.chance.die(6),
            "coins": self.chance.die(5),
            "relics": { "seal_crystal": 1, "spirit_lantern": 1, "urn_of_elders": 1 },
            "moths": 1,
            "acolytes": 1,
            "corruption": self.chance.below(4),
            "hand": hand,
            "traps": traps,
        });
        self.give_mission(&mut guardian, at);
        guardian
    }

    /// A mission that can be completed at once, where there is one.
    fn give_mission(&mut self, guardian: &mut Value, at: &str) {
        let mut missions = self.pack.missions.iter();
        if let Some(mission) = missions.find(|it| self.pack.area(it.area).id == at) {
            guardian["mission"] = json!(mission.id);
            guardian["raise"] = json!("attack");
            guardian["search"] = json!("seal_crystal");
            guardian["declared"] = json!(self.chance.odds(1, 2));
        }
    }

    /// Every now and then a player stands where Mosh is freed or an alliance can be taken over.
    fn send_away(&mut self, guardian: &mut Value) {
        match self.chance.below(8) {
            0 => {
                guardian["at"] = json!("monolith");
                guardian["relics"] = json!({ "seal_crystal": 3 });
            }
            1 | 2 => {
                guardian["at"] = json!("path_green");
                guardian["ap"] = json!(6);
            }
            _ => {}
        }
    }

    /// Hands for three: no two cards of one design, and the wanted one the first of all.
    fn hands(&mut self, wanted: Option<DesignId>) -> [Vec<&'a str>; 3] {
        let designs = self.pack.designs.iter();
        let mut designs: Vec<&'a str> = designs.map(|it| it.id.as_str()).collect();
        designs.swap(0, wanted.map_or(0, DesignId::index));
        self.chance.shuffle(&mut designs[1..]);
        let mut hands = designs.chunks(HAND).map(<[_]>::to_vec);
        std::array::from_fn(|_| hands.next().unwrap_or_default())
    }

    /// Vines on every structure.
    fn vines(&mut self) -> Value {
        let structures = self.pack.areas.iter().filter(|area| area.colour.is_some());
        let vines = structures.map(|area| (area.id.clone(), json!(self.chance.die(2))));
        Value::Object(vines.collect::<Map<_, _>>())
    }

    /// So many areas of a neighbourhood where figures and traps can be, in any order.
    fn near_each_other(&mut self, number: usize) -> Vec<String> {
        let map = &self.pack.map;
        let stays = |area: &AreaId| {
            let kind = self.pack.area(*area).kind;
            kind != AreaType::WinterMountainPath && !map.centre().has(*area)
        };
        let mut areas: Vec<AreaId> = map.all().iter().filter(stays).collect();
        let middle = areas[self.chance.index(areas.len())];
        areas.sort_by_key(|area| map.distance(middle, *area));
        areas.truncate(number);
        self.chance.shuffle(&mut areas);
        let ids = areas.into_iter().map(|area| &self.pack.area(area).id);
        ids.cloned().collect()
    }
}

/// A table where the first player carries out what a card says: wounded and with a Moth, beside a
/// monster.
pub(crate) fn resolving(card: &str) -> Table {
    let position = json!({
        "guardians": [{ "at": "plain_green_1", "life": 2, "moths": 1 }],
        "monsters": [{ "kind": "hound", "at": "citadel_green" }],
        "resolve": { "card": card },
    });
    Table {
        players: 2,
        position,
    }
}
