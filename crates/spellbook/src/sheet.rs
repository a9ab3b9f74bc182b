//! A picture of a view for terminals and generic boards, and the score sheet of the end.

use crate::cards::{Phase, SpellId};
use crate::game::Spellbook;
use crate::materia::{COLOURS, Colour, Token};
use crate::play::state::{FAMILIAR_POINTS, Hour, Player, RESETS, SPACES, TRACK};
use crate::play::{Line, spell_target, token_target};
use crate::view::{PlayerView, View};
use table::sheet::{Section, Sheet};
use table::{Message, Seat, Voice};

impl Spellbook {
    /// The table as a picture.
    pub(crate) fn picture(&self, view: &View, voice: &Voice<'_>) -> Sheet {
        let mut sheet = Sheet::new(headline(view, voice));
        if view.over {
            for seat in Seat::all(view.table.players) {
                self.draw_scores(view, seat, voice, &mut sheet);
            }
            draw_opponent(view, voice, &mut sheet);
            return sheet;
        }
        draw_middle(view, voice, &mut sheet);
        draw_opponent(view, voice, &mut sheet);
        let order = view.first.round(view.table.players);
        for seat in order.clone().filter(|seat| view.you != Some(*seat)) {
            draw_player(view, seat, voice, &mut sheet);
        }
        if let Some(you) = view.you {
            draw_player(view, you, voice, &mut sheet);
        }
        self.draw_spells(view, voice, &mut sheet);
        sheet
    }

    /// The seven spells: what the levels are worth, and who has them at which level.
    fn draw_spells(&self, view: &View, voice: &Voice<'_>, sheet: &mut Sheet) {
        if view.spells.is_empty() {
            return;
        }
        let section = sheet.section(voice.plain("sheet-spells"));
        let mut head = vec![String::new(), String::new(), String::new()];
        head.push(voice.plain("sheet-points"));
        head.extend(Seat::all(view.table.players).map(|seat| voice.seat(seat)));
        section.row(head);
        for (&id, colour) in view.spells.iter().zip(Colour::ALL) {
            let spell = self.pack().spell(id);
            let phase = spell.phase.map(|phase| voice.plain(phase_message(phase)));
            let points = spell.levels.iter().map(|level| match level.points {
                Some(points) => points.to_string(),
                None => "?".to_owned(),
            });
            let points: Vec<String> = points.collect();
            let mut row = vec![
                voice.target(spell_target(id)),
                voice.target(crate::play::colour_target(colour)),
                phase.unwrap_or_default(),
                points.join("/"),
            ];
            row.extend(view.players.iter().map(|player| {
                player.spells[colour.index()].map_or("-".to_owned(), |known| {
                    format!("{} {}", known.level, known.token)
                })
            }));
            section.row(row);
        }
    }

    /// The score sheet of a player: each spell, the familiar board, the sum.
    fn draw_scores(&self, view: &View, seat: Seat, voice: &Voice<'_>, sheet: &mut Sheet) {
        let Some(seen) = view.players.get(seat.index()) else {
            return;
        };
        let title = Message::new("sheet-score").with("seat", seat);
        let section = sheet.section(voice.message(&title.with("points", seen.score)));
        let Ok(spells) = <[SpellId; COLOURS]>::try_from(view.spells.as_slice()) else {
            return;
        };
        let player = Player {
            pool: seen.pool.iter().copied().collect(),
            familiar: seen.familiar.iter().copied().collect(),
            spells: seen.spells,
        };
        for line in self.score_lines(&spells, &player, view.table.counting) {
            section.row(self.score_row(&line, seen, voice));
        }
        let sum = vec![
            voice.plain("sheet-total"),
            String::new(),
            seen.score.to_string(),
        ];
        section.row(with_rule(sum, "SB-10.3"));
        if view.table.is_solo() {
            return;
        }
        let known = seen.spells.iter().flatten().count();
        let ties = Message::new("sheet-ties").with("spells", known);
        section.line(voice.message(&ties.with("tokens", seen.pool.len())));
    }

    fn score_row(&self, line: &Line, seen: &PlayerView, voice: &Voice<'_>) -> Vec<String> {
        let Some(id) = line.spell else {
            let stored = Message::new("sheet-stored").with("count", seen.familiar.len());
            let name = voice.plain("sheet-familiar-board");
            let row = vec![name, voice.message(&stored), line.points.to_string()];
            return with_rule(row, "SB-10.5");
        };
        let level = match line.level {
            0 => voice.plain("sheet-unlearned"),
            level => voice.message(&Message::new("sheet-level").with("level", i32::from(level))),
        };
        let name = voice.target(spell_target(id));
        let spell = self.pack().spell(id);
        let variable = line.level > 0 && !spell.level(line.level).scores.is_empty();
        let rule = if variable {
            spell.rule.as_str()
        } else {
            "SB-10.4"
        };
        with_rule(vec![name, level, line.points.to_string()], rule)
    }
}

fn with_rule(mut row: Vec<String>, rule: &str) -> Vec<String> {
    row.push(rule.to_owned());
    row
}

fn phase_message(phase: Phase) -> &'static str {
    match phase {
        Phase::Morning => "phase-morning",
        Phase::Midday => "phase-midday",
        Phase::Evening => "phase-evening",
    }
}

/// "Round 3 · Anna's day · morning > MIDDAY > evening > altar".
fn headline(view: &View, voice: &Voice<'_>) -> String {
    match view.day.hour {
        Hour::Setup => return voice.plain("sheet-setup"),
        Hour::Over => return voice.plain("sheet-over"),
        Hour::Phase(_) | Hour::Altar => {}
    }
    let mut hours: Vec<String> = Vec::new();
    for phase in Phase::ALL {
        let name = voice.plain(phase_message(phase));
        let now = view.day.hour == Hour::Phase(phase);
        hours.push(if now {
            format!("[{}]", name.to_uppercase())
        } else {
            name
        });
    }
    let altar = voice.plain("phase-altar");
    let now = view.day.hour == Hour::Altar;
    hours.push(if now {
        format!("[{}]", altar.to_uppercase())
    } else {
        altar
    });
    let message = Message::new("sheet-day").with("seat", view.day.seat);
    let message = message.with("round", i32::from(view.day.round));
    let text = format!("{} · {}", voice.message(&message), hours.join(" > "));
    if view.ending {
        return format!("{text} · {}", voice.plain("sheet-ending"));
    }
    text
}

/// Tokens with their numbers: "2 red round, black square".
fn counted(tokens: &[Token], voice: &Voice<'_>) -> table::Arg {
    let mut parts: Vec<String> = Vec::new();
    let mut at = 0;
    while let Some(&token) = tokens.get(at) {
        let count = tokens[at..].iter().take_while(|it| **it == token).count();
        let name = voice.target(token_target(token));
        parts.push(if count > 1 {
            format!("{count} {name}")
        } else {
            name
        });
        at += count;
    }
    let text = if parts.is_empty() {
        voice.plain("nothing")
    } else {
        parts.join(", ")
    };
    table::Arg::Text(text.into())
}

fn draw_middle(view: &View, voice: &Voice<'_>, sheet: &mut Sheet) {
    let title = Message::new("sheet-altar").with("count", view.altar.len());
    let section = sheet.section(voice.message(&title));
    let mut at = 0;
    while let Some(&token) = view.altar.get(at) {
        let count = view.altar[at..]
            .iter()
            .take_while(|it| **it == token)
            .count();
        let note = if count > 1 {
            format!("× {count}")
        } else {
            String::new()
        };
        section.thing(token_target(token), voice.target(token_target(token)), note);
        at += count;
    }
    if view.altar.is_empty() {
        section.line(voice.plain("nothing"));
    }
    let sizes = Message::new("sheet-pouch").with("pouch", view.pouch.len());
    section.line(voice.message(&sizes.with("tray", view.tray.len())));
}

fn familiar(player: &PlayerView, voice: &Voice<'_>) -> String {
    let stored = player.familiar.len().min(SPACES);
    let spaces = (0..SPACES).map(|space| match player.familiar.get(space) {
        Some(token) => token.to_string(),
        None => FAMILIAR_POINTS[space].to_string(),
    });
    let spaces = spaces.collect::<Vec<_>>().join(" ");
    let message = Message::new("sheet-familiar").with("points", i32::from(FAMILIAR_POINTS[stored]));
    voice.message(&message.with("spaces", table::Arg::Text(spaces.into())))
}

fn draw_opponent(view: &View, voice: &Voice<'_>, sheet: &mut Sheet) {
    let Some(opponent) = &view.opponent else {
        return;
    };
    let title = Message::new("sheet-opponent").with("points", opponent.score);
    let section: &mut Section = sheet.section(voice.message(&title));
    let spaces = (0..TRACK).map(|space| {
        let reset = if RESETS.contains(&(space + 1)) {
            "!"
        } else {
            ""
        };
        match opponent.track.get(space) {
            Some(token) => format!("{token}{reset}"),
            None => format!("{}{reset}", crate::play::state::TRACK_POINTS[space]),
        }
    });
    let spaces = spaces.collect::<Vec<_>>().join(" ");
    let track = Message::new("sheet-track").with("spaces", table::Arg::Text(spaces.into()));
    section.line(voice.message(&track));
    let lower = Message::new("sheet-lower").with("count", opponent.lower.len());
    section.line(voice.message(&lower.with("tokens", counted(&opponent.lower, voice))));
}

fn draw_player(view: &View, seat: Seat, voice: &Voice<'_>, sheet: &mut Sheet) {
    let Some(player) = view.players.get(seat.index()) else {
        return;
    };
    let title = if view.you == Some(seat) {
        "sheet-own"
    } else {
        "sheet-other"
    };
    let title = Message::new(title)
        .with("seat", seat)
        .with("points", player.score);
    let section = sheet.section(voice.message(&title));
    let pool = Message::new("sheet-pool").with("count", player.pool.len());
    section.line(voice.message(&pool.with("tokens", counted(&player.pool, voice))));
    section.line(familiar(player, voice));
}
