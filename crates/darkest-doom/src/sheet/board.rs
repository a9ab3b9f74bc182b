//! The things of a player: values, equipment, mission, cards.

use super::guardian;
use crate::cards::Relic;
use crate::game::DarkestDoom;
use crate::play::asking::{
    achievement_target, area_target, card_target, character_target, corruption_target,
    mission_target, relic_target, trait_target, wraith_target,
};
use crate::play::state::Participant;
use crate::view::{EquippedView, PlayerView, View};
use table::sheet::Section;
use table::{Message, Seat, Sheet, Target, Voice};

/// Everything of a player that one may see.
pub(super) fn draw_player(view: &View, seat: Seat, voice: &Voice<'_>, sheet: &mut Sheet) {
    let Some(player) = view.players.get(seat.index()) else {
        return;
    };
    let title = Message::new("sheet-player").with("seat", guardian(view, Participant(seat.0)));
    let title = title.with("character", character_target(player.character));
    let section = sheet.section(voice.message(&title));
    let [attack, magic, wisdom, health] = player.traits.map(usize::from);
    let values = Message::new("sheet-values")
        .with("attack", attack)
        .with("magic", magic)
        .with("wisdom", wisdom)
        .with("health", health)
        .with("life", usize::from(player.life))
        .with("mana", usize::from(player.mana))
        .with("ap", usize::from(player.ap))
        .with("coins", usize::from(player.coins));
    section.line(voice.message(&values));
    let cards = Message::new("sheet-cards")
        .with("hand", player.hand_size)
        .with("corruption", player.corruption_size)
        .with("limit", player.hand_limit)
        .with("achievements", player.achievements_size);
    section.line(voice.message(&cards));
    draw_relics(player, voice, section);
    draw_mission(player, voice, section);
    draw_equipment(player, voice, section);
    if let Some(card) = player.absorbed {
        let target = corruption_target(card);
        section.thing(target, voice.target(target), voice.plain("sheet-absorbed"));
    }
}

impl DarkestDoom {
    /// The cards of the one who looks.
    pub(super) fn draw_hand(&self, view: &View, you: Seat, voice: &Voice<'_>, sheet: &mut Sheet) {
        let Some(player) = view.players.get(you.index()) else {
            return;
        };
        let section = sheet.section(voice.plain("sheet-hand"));
        let hand = player.hand.iter().flatten().map(|it| card_target(*it));
        let corruption = player.corruption.iter().flatten();
        let corruption = corruption.map(|it| corruption_target(*it));
        let mission = player.mission.iter().map(|it| mission_target(*it));
        let achievements = player.achievements.iter().flatten();
        let achievements = achievements.map(|it| achievement_target(*it));
        for target in hand.chain(corruption).chain(mission).chain(achievements) {
            let text = self.text_of(target, voice.lang()).unwrap_or_default();
            let note = text.lines().skip(1).collect::<Vec<_>>().join(" ");
            let note = match target {
                Target::Card(_) if note.is_empty() => text,
                _ if Some(target) == player.mission.map(mission_target) => {
                    format!("{}{note}", self.place_of_mission(player, voice))
                }
                _ => note,
            };
            section.thing(target, voice.target(target), note);
        }
    }

    /// Where the mission is completed: what its owner wants to know first.
    fn place_of_mission(&self, player: &PlayerView, voice: &Voice<'_>) -> String {
        let missions = &self.pack().missions;
        let mission = player.mission.and_then(|it| missions.get(it.index()));
        let area = mission.map(|it| voice.target(area_target(it.area)));
        area.map(|it| format!("[{it}] ")).unwrap_or_default()
    }
}

fn draw_equipment(player: &PlayerView, voice: &Voice<'_>, section: &mut Section) {
    for slot in &player.equipment {
        let (target, message, number) = match slot {
            EquippedView::Card { card, tokens } => (card_target(*card), "sheet-tokens", *tokens),
            EquippedView::Wraith { lanterns } => (wraith_target(), "sheet-lanterns", *lanterns),
        };
        let note = Message::new(message).with("n", usize::from(number));
        section.thing(target, voice.target(target), voice.message(&note));
    }
}

fn draw_relics(player: &PlayerView, voice: &Voice<'_>, section: &mut Section) {
    let held = Relic::ALL.iter().zip(player.relics);
    let held = held.filter(|(_, number)| *number > 0);
    let held = held.map(|(relic, number)| {
        let relic = voice.target(relic_target(*relic));
        format!("{number} {relic}")
    });
    let held: Vec<_> = held.collect();
    if !held.is_empty() {
        section.line(held.join(", "));
    }
}

fn draw_mission(player: &PlayerView, voice: &Voice<'_>, section: &mut Section) {
    let Some(marks) = player.marks.filter(|_| player.has_mission) else {
        return;
    };
    let line = Message::new(match player.declared {
        Some(_) => "sheet-declared",
        None => "sheet-mission",
    });
    let line = line.with("raise", trait_target(marks.raise));
    let line = line.with("search", relic_target(marks.search));
    let line = match player.declared {
        Some(area) => line.with("area", area_target(area)),
        None => line,
    };
    section.line(voice.message(&line));
}
