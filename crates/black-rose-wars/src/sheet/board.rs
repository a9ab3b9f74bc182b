//! The things of a mage: its board, quests, misfortunes and piles.

use crate::cards::SpellType;
use crate::game::BlackRoseWars;
use crate::play::asking::{
    card_target, character_target, figure_target, half_target, misfortune_target, quest_target,
    slot_target,
};
use crate::play::state::Face;
use crate::view::{MageView, SlotView, View};
use table::sheet::Section;
use table::{Message, Seat, Sheet, Target, Voice};

impl BlackRoseWars {
    /// Everything of a mage that one may see.
    pub(super) fn draw_mage(&self, view: &View, seat: Seat, voice: &Voice<'_>, sheet: &mut Sheet) {
        let Some(mage) = view.mages.get(seat.index()) else {
            return;
        };
        let title = Message::new("sheet-mage").with("seat", seat);
        let title = title.with("mage", character_target(mage.character.0));
        let section = sheet.section(voice.message(&title));
        let piles = Message::new("sheet-piles")
            .with("hand", mage.hand_size)
            .with("grimoire", mage.grimoire)
            .with("tokens", usize::from(mage.tokens))
            .with("resolved", mage.resolved);
        section.line(voice.message(&piles));
        let memories: Vec<Target> = mage.memories.iter().map(|it| card_target(*it)).collect();
        if !memories.is_empty() {
            let line = Message::new("sheet-memories").with("cards", memories);
            section.line(voice.message(&line));
        }
        self.draw_slots(view, seat, mage, voice, section);
        draw_quests(mage, voice, section);
        let body = view.bodies.get(seat.index());
        for misfortune in body.into_iter().flat_map(|body| &body.misfortunes) {
            let target = misfortune_target(misfortune.kind);
            let note = Message::new("sheet-cubes").with("number", usize::from(misfortune.cubes));
            section.thing(target, voice.target(target), voice.message(&note));
        }
    }

    fn draw_slots(
        &self,
        view: &View,
        seat: Seat,
        mage: &MageView,
        voice: &Voice<'_>,
        section: &mut Section,
    ) {
        let plan = view.plan.as_ref().filter(|_| view.you == Some(seat));
        for (slot, seen) in (0_u8..).zip(&mage.slots) {
            let name = voice.target(slot_target(slot));
            let planned = plan.and_then(|plan| plan.cards[usize::from(slot)]);
            if let Some((card, half)) = planned {
                let target = half_target(card, half);
                let title = format!("{name}: {}", voice.target(target));
                section.thing(target, title, voice.plain("sheet-planned"));
            } else if let Some(seen) = seen {
                self.draw_slot(&name, seen, voice, section);
            }
        }
    }

    fn draw_slot(&self, name: &str, seen: &SlotView, voice: &Voice<'_>, section: &mut Section) {
        let face = voice.plain(match (seen.face, seen.token) {
            (Face::Prepared, _) => "sheet-prepared",
            (Face::Active, Some(SpellType::Trap)) => "sheet-trap",
            (Face::Active, _) => "sheet-protection",
            (Face::Revealed, _) if !seen.stable.is_empty() => "sheet-stable",
            (Face::Revealed, _) => "sheet-revealed",
        });
        let watched = seen.stable.iter().flatten().next();
        let face = match watched {
            Some(figure) => voice
                .message(&Message::new("sheet-stable-on").with("figure", figure_target(*figure))),
            None => face,
        };
        match seen.card {
            Some((card, half)) => {
                let target = half_target(card, half);
                let text = self.half_text(card, half).join(" ");
                let title = format!("{name}: {} ({face})", voice.target(target));
                section.thing(target, title, text);
            }
            None => section.line(format!("{name}: {face}")),
        }
    }
}

fn draw_quests(mage: &MageView, voice: &Voice<'_>, section: &mut Section) {
    for quest in &mage.active {
        match quest.quest {
            Some(id) => {
                let target = quest_target(id);
                let note = Message::new("sheet-cubes").with("number", usize::from(quest.cubes));
                section.thing(target, voice.target(target), voice.message(&note));
            }
            None => {
                let line = Message::new("sheet-hidden-quest");
                section.line(voice.message(&line.with("moon", usize::from(quest.moon))));
            }
        }
    }
    for id in &mage.completed {
        let target = quest_target(*id);
        section.thing(target, voice.target(target), voice.plain("sheet-completed"));
    }
}
