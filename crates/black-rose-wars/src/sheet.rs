//! A picture of a view for terminals and generic boards.

mod board;

use crate::cards::{Action, Phase, ReactOn, RoomId, Side, SpellType};
use crate::game::BlackRoseWars;
use crate::play::asking::{
    action_way, card_target, event_target, figure_target, mage_target, order_target, party_target,
    room_target, source_target,
};
use crate::play::map_drawing::{RoomPicture, draw};
use crate::play::options::LAST_SPACE;
use crate::play::position::letter;
use crate::play::stack::Target as Aim;
use crate::play::state::{Figure, Party, Spot};
use crate::view::{FrameView, View};
use table::sheet::{Entry, Section};
use table::{Arg, Message, Seat, Sheet, Voice};

impl BlackRoseWars {
    /// The table as a picture.
    pub(crate) fn picture(&self, view: &View, voice: &Voice<'_>) -> Sheet {
        let mut sheet = Sheet::new(headline(view, voice));
        let section = sheet.section(voice.plain("sheet-lodge"));
        section.entries.push(Entry::Drawing(self.map(view)));
        self.draw_legend(view, voice, section);
        self.draw_tracks(view, voice, &mut sheet);
        self.draw_events(view, voice, &mut sheet);
        self.draw_evocations(view, voice, &mut sheet);
        let seats = Seat::all(view.mages.len() as u8);
        for seat in seats.filter(|seat| view.you != Some(*seat)) {
            self.draw_mage(view, seat, voice, &mut sheet);
        }
        if let Some(you) = view.you {
            self.draw_mage(view, you, voice, &mut sheet);
            self.draw_hand(view, you, voice, &mut sheet);
        }
        draw_stack(view, voice, &mut sheet);
        sheet
    }

    /// The letter of a party: of its mage, or `*` for the Rose.
    fn mark(&self, view: &View, party: Party) -> String {
        let mage = view.mages.get(party.index());
        mage.map_or_else(|| "*".to_owned(), |it| letter(self.pack(), it.character))
    }

    fn marks(&self, view: &View, parties: &[Party]) -> String {
        parties
            .iter()
            .map(|party| self.mark(view, *party))
            .collect()
    }

    /// The lodge: every room with its instability and the figures in it, the cells around.
    fn map(&self, view: &View) -> Vec<String> {
        let mut pictures = Vec::new();
        for (at, (room, card)) in (0..).zip(view.rooms.iter().zip(&self.pack().rooms)) {
            let state = match room.side {
                Side::Destroyed => {
                    let cubes = self.marks(view, &room.instability);
                    format!("{}/{} {cubes}", room.instability.len(), card.slots)
                }
                Side::Rebuilt if room.used => "+ used".to_owned(),
                Side::Rebuilt => "+".to_owned(),
            };
            pictures.push(RoomPicture {
                hex: room.hex,
                name: card.names.en.clone(),
                lines: vec![state, self.figures_in(view, Spot::Room(RoomId(at)))],
            });
        }
        // Before the mages are placed there are no cells.
        for body in view.bodies.iter().filter(|it| it.spot != Spot::Away) {
            let inside = (body.spot == Spot::Cell).then(|| self.mark(view, body.party));
            pictures.push(RoomPicture {
                hex: body.cell,
                name: format!("cell {}", self.mark(view, body.party)),
                lines: vec![String::new(), inside.unwrap_or_default()],
            });
        }
        draw(&pictures)
    }

    /// The figures in a room: letters of mages, then evocations as owner and number.
    fn figures_in(&self, view: &View, spot: Spot) -> String {
        let mages = view.bodies.iter().filter(|body| body.spot == spot);
        let mages = mages.map(|body| match body.party {
            Party::ROSE => "@".to_owned(),
            party => self.mark(view, party),
        });
        let evocations = view.evocations.iter().filter(|it| it.spot == spot);
        let evocations = evocations.map(|it| {
            format!(
                "{}{}",
                self.mark(view, it.owner).to_lowercase(),
                it.id.number()
            )
        });
        mages.chain(evocations).collect::<Vec<_>>().join(" ")
    }

    fn draw_legend(&self, view: &View, voice: &Voice<'_>, section: &mut Section) {
        let mages = view.bodies.iter().map(|body| match body.party {
            Party::ROSE => format!("@ {}", voice.target(mage_target(Party::ROSE))),
            party => format!(
                "{} {}",
                self.mark(view, party),
                voice.target(party_target(party))
            ),
        });
        let rose = format!("* {}", voice.target(party_target(Party::ROSE)));
        let all: Vec<String> = mages.chain([rose]).collect();
        section.line(all.join(", "));
    }

    /// Power, cubes, trophies, damage and place of everybody.
    fn draw_tracks(&self, view: &View, voice: &Voice<'_>, sheet: &mut Sheet) {
        let section = sheet.section(voice.plain("sheet-tracks"));
        let heads = [
            "power",
            "cubes-left",
            "trophies",
            "damage",
            "strength",
            "move",
            "place",
        ];
        let heads = heads.map(|head| voice.plain(&format!("sheet-{head}")));
        section.row(std::iter::once(String::new()).chain(heads).collect());
        let parties = (0..view.mages.len() as u8).map(Party).chain([Party::ROSE]);
        for party in parties {
            let at = party.index();
            let trophies: u8 = view.trophies[at].iter().sum();
            let crown = if view.crown == party { " ♛" } else { "" };
            let mut row = vec![
                format!("{}{crown}", voice.target(party_target(party))),
                on_the_track(view.power[at]),
                view.supply[at].to_string(),
                trophies.to_string(),
            ];
            if let Some(body) = view.bodies.iter().find(|body| body.party == party) {
                let track = self.marks(view, &body.track);
                row.push(format!("{}/{} {track}", body.track.len(), body.life));
                row.push(body.strength.to_string());
                row.push(body.speed.to_string());
                row.push(place(body.spot, voice));
            }
            section.row(row);
        }
    }

    fn draw_events(&self, view: &View, voice: &Voice<'_>, sheet: &mut Sheet) {
        let section = sheet.section(voice.plain("sheet-events"));
        for (slot, event) in (1..).zip(view.event_board) {
            match event {
                Some(event) => {
                    let target = event_target(event);
                    let entry = self.event_entry(event, voice.lang());
                    let text = entry.map(|it| it.text.join(" ")).unwrap_or_default();
                    section.thing(target, voice.target(target), text);
                }
                None => section.line(format!("{slot} -")),
            }
        }
        if let Some(avatar) = &view.avatar {
            let memories = avatar.memories.iter().map(|it| order_target(*it));
            let memories: Vec<_> = memories.collect();
            let line = Message::new("sheet-orders").with("orders", memories);
            section.line(voice.message(&line.with("number", usize::from(avatar.resolved))));
            if let Some(token) = avatar.token {
                let token = voice.plain(order_back(token));
                let line = Message::new("sheet-order-back");
                section.line(voice.message(&line.with("token", Arg::Text(token.into()))));
            }
        }
    }

    fn draw_evocations(&self, view: &View, voice: &Voice<'_>, sheet: &mut Sheet) {
        if view.evocations.is_empty() {
            return;
        }
        let section = sheet.section(voice.plain("sheet-evocations"));
        for evoc in &view.evocations {
            let target = figure_target(Figure::Evoc(evoc.id));
            let mut note = format!(
                "{}, {}, {}/{} {}, {} {}, {} {}",
                voice.target(party_target(evoc.owner)),
                place(evoc.spot, voice),
                evoc.damage.len(),
                evoc.life,
                self.marks(view, &evoc.damage),
                voice.plain("sheet-strength"),
                evoc.strength,
                voice.plain("sheet-move"),
                evoc.speed,
            );
            if let Some(upgrade) = evoc.upgrade {
                let upgrade = crate::play::asking::upgrade_target(upgrade);
                note.push_str(&format!(", {}", voice.target(upgrade)));
            }
            if let Some(bearer) = evoc.bearer {
                let bearer = Message::new("sheet-bearer").with("mage", party_target(bearer));
                note.push_str(&format!(", {}", voice.message(&bearer)));
            }
            section.thing(target, voice.target(target), note);
        }
    }

    /// The hand, and what is planned or was just drawn.
    fn draw_hand(&self, view: &View, you: Seat, voice: &Voice<'_>, sheet: &mut Sheet) {
        let Some(hand) = view
            .mages
            .get(you.index())
            .and_then(|mage| mage.hand.as_ref())
        else {
            return;
        };
        let section = sheet.section(voice.plain("sheet-hand"));
        for card in hand {
            let target = card_target(*card);
            let entry = self.spell_entry(*card, voice.lang());
            let text = entry.map(|it| it.text.join(" ")).unwrap_or_default();
            let drawn = if view.drawn.contains(card) { "+ " } else { "" };
            section.thing(target, format!("{drawn}{}", voice.target(target)), text);
        }
    }
}

/// "Turn 3, moon 2: the Action phase".
fn headline(view: &View, voice: &Voice<'_>) -> String {
    if view.over {
        return voice.plain("sheet-over");
    }
    let phase = match view.phase {
        Phase::BlackRose => "sheet-phase-black-rose",
        Phase::Study => "sheet-phase-study",
        Phase::Planning => "sheet-phase-planning",
        Phase::Action => "sheet-phase-action",
        Phase::Evocation => "sheet-phase-evocation",
        Phase::Cleanup => "sheet-phase-cleanup",
    };
    let title = Message::new("sheet-title").with("turn", usize::from(view.turn));
    let title = title.with("moon", usize::from(view.moon));
    let phase = Arg::Text(voice.plain(phase).into());
    voice.message(&title.with("phase", phase))
}

/// What the back of an order card shows, in words.
fn order_back((kind, on): (SpellType, ReactOn)) -> &'static str {
    match (kind, on) {
        (SpellType::Trap, ReactOn::Damaged) => "sheet-order-trap-damaged",
        (SpellType::Trap, ReactOn::TargetedByCombat) => "sheet-order-trap-combat",
        (_, ReactOn::Damaged) => "sheet-order-protect-damaged",
        (_, ReactOn::TargetedByCombat) => "sheet-order-protect-combat",
    }
}

/// Power as the token shows it: beyond the last space it is turned over and starts again (BRW-5.1).
fn on_the_track(power: u16) -> String {
    let last = u16::from(LAST_SPACE);
    match power.checked_sub(last) {
        None | Some(0) => power.to_string(),
        Some(space) => format!("{power} (+{last} {space})"),
    }
}

fn place(spot: Spot, voice: &Voice<'_>) -> String {
    match spot {
        Spot::Room(room) => voice.target(room_target(room)),
        Spot::Cell => voice.plain("sheet-cell"),
        Spot::Away => voice.plain("sheet-away"),
    }
}

fn draw_stack(view: &View, voice: &Voice<'_>, sheet: &mut Sheet) {
    if view.stack.is_empty() {
        return;
    }
    let section = sheet.section(voice.plain("sheet-stack"));
    for frame in &view.stack {
        section.line(frame_line(frame, voice));
    }
}

fn frame_line(frame: &FrameView, voice: &Voice<'_>) -> String {
    let message = match *frame {
        FrameView::Effect {
            source,
            caster,
            sentence,
            target,
        } => {
            let message = Message::new(match target {
                Aim::None => "sheet-effect",
                Aim::Figure(_) | Aim::Room(_) => "sheet-effect-at",
            });
            let message = message.with("source", source_target(source));
            let message = message.with("mage", party_target(caster));
            let number = sentence.map_or(0, |it| usize::from(it) + 1);
            let message = message.with("sentence", number);
            match target {
                Aim::None => message,
                Aim::Figure(figure) => message.with("target", figure_target(figure)),
                Aim::Room(room) => message.with("target", room_target(room)),
            }
        }
        FrameView::Window(_) => Message::new("sheet-window"),
        FrameView::Damage { .. } => Message::new("sheet-damage-dealt"),
        FrameView::Defeat { mage } => Message::new("sheet-defeat").with("mage", mage_target(mage)),
        FrameView::Action {
            mage,
            action,
            moves,
        } => {
            let way = table::Target::Way(table::Way(action_way(action)));
            let message = Message::new(match action {
                Action::Explore | Action::Wait => "sheet-action-moves",
                Action::Fight | Action::Order | Action::Cast => "sheet-action",
            });
            let message = message.with("mage", mage_target(mage)).with("action", way);
            message.with("moves", usize::from(moves))
        }
        FrameView::Activation {
            evocation, moves, ..
        } => {
            let figure = figure_target(Figure::Evoc(evocation));
            let message = Message::new("sheet-activation").with("evocation", figure);
            message.with("moves", usize::from(moves))
        }
        FrameView::Order { order } => {
            Message::new("sheet-order").with("order", order_target(order))
        }
        FrameView::Event { event } => {
            Message::new("sheet-event").with("event", event_target(event))
        }
    };
    voice.message(&message)
}
