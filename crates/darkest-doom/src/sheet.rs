//! A picture of a view for terminals and generic boards.

mod board;
mod progress;

use crate::cards::{AreaType, Colour, MonsterKind, Phase};
use crate::game::DarkestDoom;
use crate::play::asking::{
    area_target, event_map_target, event_target, goal_target, source_target, space_target,
};
use crate::play::map_drawing::{AreaPicture, draw};
use crate::play::position::letter;
use crate::play::stack::Source;
use crate::play::state::{Figure, Participant, ROUNDS};
use crate::view::{AreaView, MonsterView, View};
use table::sheet::{Entry, Section};
use table::{Arg, Message, Seat, Sheet, Target, Voice};

impl DarkestDoom {
    /// The table as a picture.
    pub(crate) fn picture(&self, view: &View, voice: &Voice<'_>) -> Sheet {
        let mut sheet = Sheet::new(headline(view, voice));
        let section = sheet.section(voice.plain("sheet-map"));
        section.entries.push(Entry::Drawing(map(view)));
        legend(view, voice, section);
        draw_tracks(view, voice, &mut sheet);
        draw_glory(view, voice, &mut sheet);
        draw_darkness(view, voice, &mut sheet);
        let seats = Seat::all(view.players.len() as u8);
        for seat in seats.filter(|seat| view.you != Some(*seat)) {
            board::draw_player(view, seat, voice, &mut sheet);
        }
        if let Some(you) = view.you {
            board::draw_player(view, you, voice, &mut sheet);
            self.draw_hand(view, you, voice, &mut sheet);
        }
        progress::draw_stack(view, voice, &mut sheet);
        sheet
    }
}

/// What a participant points at.
fn guardian(view: &View, who: Participant) -> Target {
    let virtually = view.guardians.get(who.index()).map(|it| it.virtually);
    if virtually == Some(true) {
        crate::play::asking::Token::Virtual(who).target()
    } else {
        Target::Seat(Seat(who.0))
    }
}

/// What a figure points at.
fn figure(view: &View, figure: Figure) -> Target {
    match figure {
        Figure::Guardian(who) => guardian(view, who),
        Figure::Priestess => crate::play::asking::Token::Priestess.target(),
        Figure::Monster(slot) => {
            let monster = view
                .monsters
                .get(usize::from(slot))
                .and_then(Option::as_ref);
            let gone = crate::play::asking::Token::Monster(MonsterKind::Hound, slot).target();
            monster.map_or(gone, |it| Target::Token(it.token))
        }
    }
}

/// "Round 3, dusk: Anna's turn".
fn headline(view: &View, voice: &Voice<'_>) -> String {
    if view.ending.is_some() {
        return voice.plain("sheet-over");
    }
    if view.round == 0 {
        return voice.plain("sheet-setup");
    }
    let phase = match view.phase {
        Phase::Dawn => "sheet-dawn",
        Phase::Dusk => "sheet-dusk",
    };
    let title = match view.active {
        Some(who) => Message::new("sheet-turn").with("guardian", guardian(view, who)),
        None => Message::new("sheet-round"),
    };
    let title = title.with("round", usize::from(view.round));
    let title = title.with("of", usize::from(ROUNDS));
    voice.message(&title.with("phase", Arg::Text(voice.plain(phase).into())))
}

/// The short word of an area on the map.
fn code(area: &AreaView) -> String {
    let colour = |colour: Option<Colour>| {
        let letters = ['g', 'p', 'o', 'y'];
        colour.map_or(' ', |it| letters[it.index()])
    };
    match area.kind {
        AreaType::Citadel => format!("C{}", colour(area.colour)),
        AreaType::BloodTemple => format!("T{}", colour(area.colour)),
        AreaType::WinterMountainPath => "pa".to_owned(),
        AreaType::Forest => "fo".to_owned(),
        AreaType::BlackLodgeEntrance => "bl".to_owned(),
        AreaType::Lake => "la".to_owned(),
        AreaType::Mountain => "mo".to_owned(),
        AreaType::Plain => "pl".to_owned(),
        AreaType::Monolith => "MO".to_owned(),
        AreaType::WinterMountain => "HP".to_owned(),
    }
}

fn monster_mark(slot: usize, monster: &MonsterView) -> String {
    let kind = match monster.kind {
        MonsterKind::Hound => 'h',
        MonsterKind::Hunter => 'u',
        MonsterKind::Leader => 'L',
    };
    format!("{kind}{}", slot + 1)
}

/// The map: every area with its vines, and below it what is on it.
fn map(view: &View) -> Vec<String> {
    let picture = |(at, area): (u8, &AreaView)| {
        let vines = "'".repeat(usize::from(area.vines));
        AreaPicture {
            at: area.at,
            label: format!("{:>2}{}{vines}", area.number, code(area)),
            note: on_area(view, at, area),
        }
    };
    let pictures: Vec<_> = (0..).zip(&view.areas).map(picture).collect();
    let ways = view.areas.iter().enumerate().flat_map(|(from, area)| {
        let onward = area.adjacent.iter().map(|to| to.index());
        onward
            .filter(move |to| from < *to)
            .map(move |to| (from, to))
    });
    draw(&pictures, &ways.collect::<Vec<_>>())
}

/// Figures and tokens on an area.
fn on_area(view: &View, at: u8, area: &AreaView) -> String {
    let here = |it: crate::cards::AreaId| it.0 == at;
    let guardians = (0..).map(Participant).zip(&view.guardians);
    let guardians = guardians.filter(|(_, it)| it.area.is_some_and(here));
    let mut marks: Vec<String> = guardians.map(|(who, _)| letter(who)).collect();
    let monsters = view.monsters.iter().enumerate();
    let monsters = monsters.filter_map(|(slot, it)| Some((slot, it.as_ref()?)));
    let monsters = monsters.filter(|(_, it)| here(it.area));
    marks.extend(monsters.map(|(slot, it)| monster_mark(slot, it)));
    if area.abyss {
        marks.push("@".to_owned());
    }
    if let Some(owner) = area.trap {
        marks.push(format!("x{}", letter(owner).to_lowercase()));
    }
    let declared = area.declared.iter();
    marks.extend(declared.map(|who| format!("!{}", letter(*who).to_lowercase())));
    marks.join(" ")
}

fn legend(view: &View, voice: &Voice<'_>, section: &mut Section) {
    let all = (0..view.guardians.len() as u8).map(Participant);
    let all = all.map(|who| format!("{} {}", letter(who), voice.target(guardian(view, who))));
    section.line(all.collect::<Vec<_>>().join(", "));
    section.line(voice.plain("sheet-legend"));
    for (at, area) in (0..).zip(&view.areas) {
        if !area.abyss && area.trap.is_none() && on_area(view, at, area).is_empty() {
            continue;
        }
        let target = area_target(crate::cards::AreaId(at));
        let name = format!("{} {}", area.number, voice.target(target));
        section.thing(target, name, on_area(view, at, area));
    }
}

/// Round track, Darkest Doom track, goal bag.
fn draw_tracks(view: &View, voice: &Voice<'_>, sheet: &mut Sheet) {
    let section = sheet.section(voice.plain("sheet-tracks"));
    let hearts = Message::new("sheet-hearts")
        .with(
            "left",
            usize::from(ROUNDS.saturating_sub(view.hearts_taken)),
        )
        .with("icons", usize::from(view.hearts_taken))
        .with("bag", usize::from(view.bag.hearts));
    section.line(voice.message(&hearts));
    let difficulty = usize::from(view.difficulty);
    let difficulty = Message::new("sheet-difficulty").with("n", difficulty);
    section.line(voice.message(&difficulty));
    if view.doom == 0 {
        section.line(voice.plain("sheet-doom-centre"));
    } else {
        let target = space_target(view.doom);
        let doom = Message::new("sheet-doom").with("space", usize::from(view.doom));
        let doom = doom.with("name", target);
        section.line(voice.message(&doom));
    }
    let goals: Vec<_> = view.bag.goals.iter().map(|it| goal_target(*it)).collect();
    section.line(voice.message(&Message::new("sheet-bag").with("goals", goals)));
    if view.echo {
        section.line(voice.plain("sheet-echo"));
    }
}

/// Order, Daily Glory and alliances of everybody.
fn draw_glory(view: &View, voice: &Voice<'_>, sheet: &mut Sheet) {
    let section = sheet.section(voice.plain("sheet-glory"));
    let heads = ["place", "glory-head", "alliances", "acolytes", "moths"];
    let heads = heads.map(|head| voice.plain(&format!("sheet-{head}")));
    section.row(std::iter::once(String::new()).chain(heads).collect());
    let rest = (0..view.guardians.len() as u8).map(Participant);
    let rest = rest.filter(|who| !view.order.contains(who));
    for who in view.order.iter().copied().chain(rest) {
        let guardian = &view.guardians[who.index()];
        let place = guardian.area.map_or_else(
            || voice.plain("sheet-off-board"),
            |area| voice.target(area_target(area)),
        );
        let moths = view.players.get(who.index()).map_or(0, |it| it.moths);
        section.row(vec![
            format!(
                "{} {}",
                letter(who),
                voice.target(self::guardian(view, who))
            ),
            place,
            guardian.glory.to_string(),
            alliances(view, who, voice),
            guardian.acolytes.to_string(),
            moths.to_string(),
        ]);
    }
}

/// "green 3, orange 5".
fn alliances(view: &View, who: Participant, voice: &Voice<'_>) -> String {
    let own = Colour::ALL.iter().zip(view.alliances);
    let own = own.filter_map(|(colour, it)| Some((colour, it.filter(|it| it.ally == who)?)));
    let own = own.map(|(colour, it)| {
        let colour = crate::play::asking::colour_target(*colour);
        format!("{} {}", voice.target(colour), it.value)
    });
    own.collect::<Vec<_>>().join(", ")
}

/// The event in force, monsters and rules that last.
fn draw_darkness(view: &View, voice: &Voice<'_>, sheet: &mut Sheet) {
    let quiet = view.monsters.iter().flatten().next().is_none() && view.lasting.is_empty();
    if quiet && view.event.is_none() {
        return;
    }
    let section = sheet.section(voice.plain("sheet-darkness"));
    if let Some(event) = view.event {
        let target = event_target(event);
        let map = view.event_map.map(event_map_target);
        let note = map.map_or_else(String::new, |map| voice.target(map));
        section.thing(target, voice.target(target), note);
    }
    let monsters = view.monsters.iter().flatten();
    for monster in monsters {
        let target = Target::Token(monster.token);
        let place = voice.target(area_target(monster.area));
        let note = match (monster.goal, monster.heads_for, monster.controller) {
            (_, _, Some(who)) => {
                let line = Message::new("sheet-controlled").with("guardian", guardian(view, who));
                voice.message(&line)
            }
            (Some(goal), Some(area), None) => {
                let line = Message::new("sheet-heads-for").with("goal", goal_target(goal));
                voice.message(&line.with("area", area_target(area)))
            }
            (Some(goal), None, None) => voice.target(goal_target(goal)),
            (None, _, None) => voice.plain("sheet-no-goal"),
        };
        section.thing(target, voice.target(target), format!("{place}; {note}"));
    }
    for lasting in &view.lasting {
        let rule = crate::play::position::word_of(lasting.rule).replace('_', "-");
        let line = Message::new("sheet-lasting");
        let rule = Arg::Text(voice.plain(&format!("rule-{rule}")).into());
        let until = crate::play::position::word_of(lasting.until).replace('_', "-");
        let until = Arg::Text(voice.plain(&format!("until-{until}")).into());
        let line = line.with("rule", rule).with("until", until);
        section.line(voice.message(&line.with("value", i32::from(lasting.value))));
    }
}

/// What a program belongs to, in words.
fn source_name(view: &View, source: Source, voice: &Voice<'_>) -> String {
    let monster = |slot| figure(view, Figure::Monster(slot));
    voice.target(source_target(source).unwrap_or_else(monster))
}
