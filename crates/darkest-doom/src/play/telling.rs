//! Everything that is, in the words in which a position is written, so that a scenario can expect
//! parts of it. Never sent to a player.

mod progress;

use super::position::{letter, word_of};
use super::state::{Equipped, Figure, Guardian, Monster, Participant, Pile, Player, State};
use crate::cards::{AchievementCard, AreaId, Card, Colour, Relic, ResourceDeck};
use crate::game::DarkestDoom;
use crate::view::points;
use serde_json::{Map, Value, json};

/// Words of a state, with its cards at hand.
struct Teller<'a> {
    rules: &'a DarkestDoom,
    state: &'a State,
}

impl DarkestDoom {
    /// Everything, in the words of positions.
    pub(crate) fn tell_all(&self, state: &State) -> Value {
        let teller = Teller { rules: self, state };
        teller.everything()
    }
}

/// The ids of cards of a list of the pack.
macro_rules! ids {
    ($teller:expr, $list:ident, $cards:expr) => {
        $cards
            .iter()
            .map(|it| $teller.rules.pack().$list[it.index()].id.as_str())
            .collect::<Vec<_>>()
    };
}

impl Teller<'_> {
    fn everything(&self) -> Value {
        let state = self.state;
        let pack = self.rules.pack();
        let guardians: Map<String, Value> = state
            .participants()
            .map(|who| (letter(who), self.guardian(who)))
            .collect();
        let monsters = (1..).zip(&state.monsters);
        let monsters = monsters.filter_map(|(slot, it)| Some(self.monster(slot, it.as_ref()?)));
        let order = state.order.iter().map(|who| letter(*who));
        json!({
            "round": state.round,
            "phase": state.phase,
            "order": order.collect::<Vec<_>>(),
            "turn": state.active.map(letter),
            "doom": state.doom,
            "hearts_taken": state.hearts_taken,
            "vines": self.vines(),
            "corrupted": state.vines.iter().flatten().filter(|it| **it == 3).count(),
            "abysses": state.abysses.iter().map(|it| self.area(it)).collect::<Vec<_>>(),
            "alliances": self.alliances(),
            "acolytes_left": self.acolytes_left(),
            "event": state.event.map(|it| pack.events[it.index()].id.as_str()),
            "event_map": state.event_map.map(|it| pack.event_maps[it.index()].id.as_str()),
            "guardians": guardians,
            "monsters": monsters.collect::<Vec<_>>(),
            "bag": { "hearts": state.bag.hearts, "goals": ids!(self, goals, state.bag.goals) },
            "decks": self.piles(true),
            "deck_sizes": self.sizes(),
            "discards": self.piles(false),
            "lasting": self.lasting(),
            "combat": self.combat(),
            "test": self.test(),
            "stack": self.stack(),
            "asked": state.menu.asked.reason().0,
            "ending": state.ending.map(|ending| {
                let won = |who: &Participant| ending.winners & who.bit() != 0;
                let winners = state.participants().filter(won).map(letter);
                json!({ "how": ending.how, "winners": winners.collect::<Vec<_>>() })
            }),
        })
    }

    fn area(&self, area: AreaId) -> &str {
        &self.rules.pack().area(area).id
    }

    fn card(&self, card: Card) -> &str {
        &self.rules.pack().design(card).id
    }

    fn achievement(&self, card: AchievementCard) -> &str {
        &self.rules.pack().achievement(card).id
    }

    fn vines(&self) -> Value {
        let map = &self.rules.pack().map;
        let mut told = Map::new();
        for colour in Colour::ALL {
            let [citadels, temples] = &self.state.vines;
            let citadel = self.area(map.citadel(*colour)).to_owned();
            told.insert(citadel, citadels[colour.index()].into());
            let temple = self.area(map.temple(*colour)).to_owned();
            told.insert(temple, temples[colour.index()].into());
        }
        told.into()
    }

    /// All four Citadels: `"A 3"`, or nothing.
    fn alliances(&self) -> Value {
        let all = Colour::ALL.iter().zip(self.state.alliances);
        let all = all.map(|(colour, it)| {
            let text = it.map(|it| format!("{} {}", letter(it.ally), it.value));
            (word_of(colour), text.unwrap_or_default().into())
        });
        all.collect::<Map<_, Value>>().into()
    }

    fn acolytes_left(&self) -> Vec<String> {
        let all = Colour::ALL.iter().zip(self.state.acolytes_left);
        let left = all.filter(|(_, left)| *left);
        left.map(|(colour, _)| word_of(colour)).collect()
    }

    fn guardian(&self, who: Participant) -> Value {
        let guardian: &Guardian = &self.state.guardians[who.index()];
        let mut told = json!({
            "colour": guardian.colour,
            "at": guardian.area.map(|area| self.area(area)),
            "glory": guardian.glory,
            "points": points(self.state, who),
            "acolytes": guardian.acolytes,
            "row": guardian.row,
        });
        let player = self.state.players.get(who.index());
        if let (Some(told), Some(player)) = (told.as_object_mut(), player)
            && let Value::Object(more) = self.player(player)
        {
            told.extend(more);
        }
        told
    }

    fn player(&self, player: &Player) -> Value {
        let pack = self.rules.pack();
        let [attack, magic, wisdom, health] = player.traits;
        let relics = Relic::ALL.iter().zip(player.relics);
        let relics = relics.map(|(relic, number)| (word_of(relic), number.into()));
        let marks = player.marks;
        let last = player.last_marks;
        let achievements = player.achievements.iter();
        let achievements = achievements.map(|it| self.achievement(it.card));
        json!({
            "character": pack.characters[player.character.index()].id,
            "attack": attack,
            "magic": magic,
            "wisdom": wisdom,
            "health": health,
            "life": player.life,
            "mana": player.mana,
            "ap": player.ap,
            "coins": player.coins,
            "relics": relics.collect::<Map<_, Value>>(),
            "moths": player.moths,
            "hand": player.hand.iter().map(|it| self.card(*it)).collect::<Vec<_>>(),
            "hand_size": player.hand.len(),
            "corruption": ids!(self, corruption, player.corruption),
            "corruption_size": player.corruption.len(),
            "mission": player.mission.map(|it| pack.missions[it.index()].id.as_str()),
            "raise": marks.map(|it| it.raise),
            "search": marks.map(|it| it.search),
            "last_raise": last.map(|it| it.raise),
            "last_search": last.map(|it| it.search),
            "declared": player.declared,
            "traps": player.traps.iter().map(|it| self.area(*it)).collect::<Vec<_>>(),
            "equipment": player.equipment.iter().map(|it| self.equipped(it)).collect::<Vec<_>>(),
            "achievements": achievements.collect::<Vec<_>>(),
            "absorbed": player.absorbed.is_some(),
            "ability_used": player.ability_used,
            "acolytes_used": player.acolytes_used,
        })
    }

    fn equipped(&self, slot: &Equipped) -> String {
        match slot {
            Equipped::Card { card, tokens, .. } => format!("{} {tokens}", self.card(*card)),
            Equipped::Wraith { lanterns } => format!("wraith {lanterns}"),
        }
    }

    fn monster(&self, slot: u8, monster: &Monster) -> Value {
        json!({
            "slot": slot,
            "kind": monster.kind,
            "at": self.area(monster.area),
            "goal": monster.goal.map(|it| self.rules.pack().goals[it.index()].id.as_str()),
            "controller": monster.controller.map(letter),
        })
    }

    /// Every deck or every discard pile, the top first.
    fn piles(&self, decks: bool) -> Value {
        fn part<T>(pile: &Pile<T>, deck: bool) -> &[T] {
            if deck { &pile.deck } else { &pile.discard }
        }
        fn reversed<T: Into<Value>>(mut list: Vec<T>) -> Value {
            list.reverse();
            list.into()
        }
        let state = self.state;
        let mut told = Map::new();
        for deck in ResourceDeck::ALL {
            let cards = part(&state.resources[deck.index()], decks);
            let cards: Vec<_> = cards.iter().map(|it| self.card(*it)).collect();
            told.insert(word_of(deck), reversed(cards));
        }
        let mut tell = |name: &str, ids: Vec<&str>| {
            told.insert(name.to_owned(), reversed(ids));
        };
        tell(
            "corruption",
            ids!(self, corruption, part(&state.corruption, decks)),
        );
        tell(
            "missions",
            ids!(self, missions, part(&state.missions, decks)),
        );
        let achievements = part(&state.achievements, decks).iter();
        tell(
            "achievements",
            achievements.map(|it| self.achievement(*it)).collect(),
        );
        tell("events", ids!(self, events, part(&state.events, decks)));
        tell(
            "event_maps",
            ids!(self, event_maps, part(&state.event_maps, decks)),
        );
        tell("attacks", ids!(self, attacks, part(&state.attacks, decks)));
        tell(
            "virtual_cards",
            ids!(self, virtual_cards, part(&state.virtual_cards, decks)),
        );
        tell("trails", ids!(self, trails, part(&state.trails, decks)));
        told.into()
    }

    fn sizes(&self) -> Value {
        let mut told = self.piles(true);
        if let Some(decks) = told.as_object_mut() {
            for deck in decks.values_mut() {
                *deck = deck.as_array().map_or(0, Vec::len).into();
            }
        }
        told
    }

    /// `"no_move A until end_of_turn"`, `"range_change -1 until next_event"`.
    fn lasting(&self) -> Vec<String> {
        let word = |it: &super::state::Lasting| {
            let mut words = vec![word_of(it.rule)];
            words.extend((it.value != 0).then(|| it.value.to_string()));
            words.extend(it.area_type.map(word_of));
            words.extend(it.who.map(figure_word));
            words.push(format!("until {}", word_of(it.until)));
            words.join(" ")
        };
        self.state.lasting.iter().map(word).collect()
    }
}

/// How positions call a figure.
fn figure_word(figure: Figure) -> String {
    match figure {
        Figure::Guardian(who) => letter(who),
        Figure::Monster(slot) => format!("monster {}", slot + 1),
        Figure::Priestess => "high priestess".to_owned(),
    }
}
