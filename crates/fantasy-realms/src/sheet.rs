//! The table in words: names, texts, the catalogue, and a picture of a view.

use crate::cards::{CardId, Item, ItemId, Module, RealmCard, Timing};
use crate::game::FantasyRealms;
use crate::play::hoard::item as item_target;
use crate::play::zones::card as card_target;
use crate::scoring::{Breakdown, Choices, Hand, HandInput};
use crate::view::{SeatView, View};
use cardtext::Language;
use table::pack::{CardEntry, tag};
use table::sheet::{Section, Sheet};
use table::{Lang, Message, Seat, Target, Voice};

impl FantasyRealms {
    pub(crate) fn name_of(&self, target: Target, lang: Lang) -> Option<String> {
        let names = match target {
            Target::Card(id) => &self.pack().cards.get(usize::from(id))?.names,
            Target::Token(id) => &self.pack().items.get(usize::from(id))?.names,
            Target::Kind(id) => &self.pack().suits.get(usize::from(id))?.names,
            _ => return None,
        };
        Some(names.of(lang.code()).to_owned())
    }

    pub(crate) fn text_of(&self, target: Target, lang: Lang) -> Option<String> {
        let entry = match target {
            Target::Card(id) => self.card_entry(CardId(u8::try_from(id).ok()?), lang)?,
            Target::Token(id) => self.item_entry(ItemId(u8::try_from(id).ok()?), lang)?,
            _ => return None,
        };
        let facts: Vec<_> = entry
            .facts
            .iter()
            .map(|(fact, value)| format!("{fact} {value}"))
            .collect();
        let name = self.name_of(target, lang)?;
        Some(format!(
            "{name} ({})\n{}",
            facts.join(", "),
            entry.text.join("\n")
        ))
    }

    pub(crate) fn catalogue(&self, lang: Lang) -> Vec<CardEntry> {
        let cards = (0..).map(CardId).zip(&self.pack().cards);
        let items = (0..).map(ItemId).zip(&self.pack().items);
        let cards = cards.filter_map(|(id, _)| self.card_entry(id, lang));
        cards
            .chain(items.filter_map(|(id, _)| self.item_entry(id, lang)))
            .collect()
    }

    fn card_entry(&self, id: CardId, lang: Lang) -> Option<CardEntry> {
        let card = self.pack().cards.get(usize::from(id.0))?;
        let text = card.text(self.pack(), &language(lang));
        let suit = &self.pack().suits[usize::from(card.suit.0)].names;
        let part = |name: &str, text: &str| match text {
            "" => None,
            text => Some(format!("{name}: {text}")),
        };
        Some(CardEntry {
            id: card.id.clone(),
            target: card_target(id),
            names: all_names(&card.names),
            group: suit.of(lang.code()).to_owned(),
            facts: vec![
                ("suit".to_owned(), suit.of(lang.code()).to_owned()),
                ("strength".to_owned(), card.strength.to_string()),
            ],
            tags: self.card_tags(card),
            text: part("Bonus", &text.bonus)
                .into_iter()
                .chain(part("Penalty", &text.penalty))
                .collect(),
            rules: Vec::new(),
        })
    }

    /// What programs may want to know of a card. `suit_number` is the number by which views call
    /// the suit; `choice` is there for cards whose owner may choose something at the end.
    fn card_tags(&self, card: &RealmCard) -> Vec<(String, String)> {
        let suit = &self.pack().suits[usize::from(card.suit.0)];
        let mut tags = vec![
            tag("type", "realm"),
            tag("suit", &suit.id),
            tag("suit_number", &card.suit.0),
            tag("strength", &card.strength),
            tag("number", &card.number),
            tag("module", module_id(card.module)),
        ];
        if let Some(replaced) = card.replaces {
            tags.push(tag("replaces", &self.card(replaced).id));
        }
        if let Some(kind) = card.choice_kind() {
            tags.push(tag("choice", kind.id()));
        }
        tags
    }

    fn item_entry(&self, id: ItemId, lang: Lang) -> Option<CardEntry> {
        let item = self.pack().items.get(usize::from(id.0))?;
        let text = item.text(self.pack(), &language(lang));
        let sentences = [text.effect, text.bonus];
        Some(CardEntry {
            id: item.id.clone(),
            target: item_target(id),
            names: all_names(&item.names),
            group: "Cursed item".to_owned(),
            facts: vec![
                ("value".to_owned(), item.value.to_string()),
                ("use".to_owned(), text.timing),
            ],
            tags: item_tags(item),
            text: sentences
                .into_iter()
                .filter(|sentence| !sentence.is_empty())
                .collect(),
            rules: vec![item.rule.clone()],
        })
    }

    /// The table as a picture for terminals and generic boards.
    pub(crate) fn picture(&self, view: &View, voice: &Voice<'_>) -> Sheet {
        let mut sheet = Sheet::new(headline(view, voice));
        if view.open {
            for (seat, seen) in (0..).map(Seat).zip(&view.seats) {
                self.draw_scores(view, seat, seen, voice, &mut sheet);
            }
            return sheet;
        }
        self.draw_middle(view, voice, &mut sheet);
        for seat in view.turn.round(view.modules.players) {
            if view.you != Some(seat) {
                self.draw_other(view, seat, voice, &mut sheet);
            }
        }
        if let Some(you) = view.you {
            self.draw_own(view, you, voice, &mut sheet);
        }
        sheet
    }

    fn draw_middle(&self, view: &View, voice: &Voice<'_>, sheet: &mut Sheet) {
        let section = sheet.section(voice.plain("sheet-discard"));
        for &card in &view.discard {
            let vault = (0..)
                .map(Seat)
                .zip(&view.seats)
                .find(|(_, it)| it.covered.contains(&card));
            let note = self.card_note(card, voice);
            let note = vault.map_or(note.clone(), |(seat, _)| {
                let covered = Message::new("sheet-covered").with("seat", seat);
                format!("{note}, {}", voice.message(&covered))
            });
            section.thing(card_target(card), voice.target(card_target(card)), note);
        }
        if view.discard.is_empty() {
            section.line(voice.plain("nothing"));
        }
        for (depth, card) in view.deck_known.iter().take(10) {
            let known = Message::new("sheet-deck-known").with("depth", *depth + 1);
            section.line(voice.message(&known.with("card", card_target(*card))));
        }
        if view.modules.items && !view.item_discard.is_empty() {
            let pile: Vec<_> = view
                .item_discard
                .iter()
                .rev()
                .map(|it| item_target(*it))
                .collect();
            section.line(voice.message(&Message::new("sheet-item-pile").with("items", pile)));
        }
    }

    fn draw_other(&self, view: &View, seat: Seat, voice: &Voice<'_>, sheet: &mut Sheet) {
        let seen = &view.seats[seat.index()];
        let title = Message::new("sheet-other")
            .with("seat", seat)
            .with("count", seen.hand_size);
        let section = sheet.section(voice.message(&title));
        for &card in &seen.hand {
            section.thing(
                card_target(card),
                voice.target(card_target(card)),
                self.card_note(card, voice),
            );
        }
        draw_items(view, seen, voice, section);
    }

    fn draw_own(&self, view: &View, you: Seat, voice: &Voice<'_>, sheet: &mut Sheet) {
        let seen = &view.seats[you.index()];
        let breakdown = self.preview(view, seen);
        let total = breakdown.total;
        let title = Message::new("sheet-own")
            .with("seat", you)
            .with("points", total);
        let section = sheet.section(voice.message(&title));
        for score in &breakdown.cards {
            let note = self.card_note(score.card, voice);
            let mut worth = Message::new("sheet-worth").with("points", score.points);
            if !score.blanked.is_empty() {
                worth = Message::new("sheet-blanked");
            }
            let note = format!("{note} = {}", voice.message(&worth));
            section.thing(
                card_target(score.card),
                voice.target(card_target(score.card)),
                note,
            );
        }
        draw_items(view, seen, voice, section);
    }

    fn card_note(&self, card: CardId, voice: &Voice<'_>) -> String {
        let card = self.card(card);
        let suit = &self.pack().suits[usize::from(card.suit.0)].names;
        format!("{} {}", suit.of(voice.lang().code()), card.strength)
    }

    /// What a hand would score now, with the best choices.
    fn preview(&self, view: &View, seen: &SeatView) -> Breakdown {
        let book = self.book(view.modules.suits);
        let mut input = input_of(view, seen);
        input.choices = if view.open {
            let made = seen.choices.iter();
            made.fold(Choices::NONE, |all, &(by, choice)| all.with(by, choice))
        } else {
            book.best(&input).0
        };
        book.breakdown(&input)
    }

    fn draw_scores(
        &self,
        view: &View,
        seat: Seat,
        seen: &SeatView,
        voice: &Voice<'_>,
        sheet: &mut Sheet,
    ) {
        let breakdown = self.preview(view, seen);
        let title = Message::new("sheet-score")
            .with("seat", seat)
            .with("points", breakdown.total);
        let section = sheet.section(voice.message(&title));
        for score in &breakdown.cards {
            let name = voice.target(card_target(score.card));
            let mut shown = name;
            if score.face != score.card {
                shown = format!("{shown} → {}", voice.target(card_target(score.face)));
            }
            let suit = voice.target(Target::Kind(u16::from(score.suit.0)));
            let note = score_note(score, voice);
            section.row(vec![shown, suit, score.points.to_string(), note]);
        }
        for item in &breakdown.items {
            let name = voice.target(item_target(item.item));
            section.row(vec![
                name,
                String::new(),
                item.points.to_string(),
                item.rule.to_owned(),
            ]);
        }
    }
}

fn draw_items(view: &View, seen: &SeatView, voice: &Voice<'_>, section: &mut Section) {
    if !view.modules.items {
        return;
    }
    let face_up = seen
        .face_up
        .map(item_target)
        .into_iter()
        .collect::<Vec<_>>();
    let mut line = Message::new("sheet-items").with("items", face_up);
    line = line.with("count", seen.face_down_size);
    section.line(voice.message(&line));
    if !seen.face_down.is_empty() {
        let used: Vec<_> = seen
            .face_down
            .iter()
            .map(|item| item_target(*item))
            .collect();
        section.line(voice.message(&Message::new("sheet-face-down").with("items", used)));
    }
    if !seen.aside.is_empty() {
        let aside: Vec<_> = seen.aside.iter().map(|item| item_target(*item)).collect();
        section.line(voice.message(&Message::new("sheet-aside").with("items", aside)));
    }
}

fn input_of(view: &View, seen: &SeatView) -> HandInput {
    HandInput {
        hand: Hand::new(&seen.hand).unwrap_or_default(),
        choices: Choices::NONE,
        discard: view.discard.iter().copied().collect(),
        players: view.modules.players,
        items: seen
            .face_down
            .iter()
            .copied()
            .collect::<crate::scoring::ItemSet>(),
    }
}

fn module_id(module: Module) -> &'static str {
    match module {
        Module::Base => "base",
        Module::Suits => "suits",
    }
}

fn item_tags(item: &Item) -> Vec<(String, String)> {
    let timing = match item.timing {
        Timing::AnyTime => "any_time",
        Timing::ReplaceTurn => "replace_turn",
        Timing::AfterTurn => "after_turn",
        Timing::Copied => "copied",
    };
    let mut tags = vec![
        tag("type", "item"),
        tag("timing", timing),
        tag("value", &item.value),
        tag("number", &item.number),
    ];
    if let Some(value) = item.value_two_players {
        tags.push(tag("value_two_players", &value));
    }
    if !item.copyable {
        tags.push(tag("copyable", "no"));
    }
    tags
}

fn all_names(names: &crate::cards::Names) -> Vec<(&'static str, String)> {
    Lang::ALL
        .iter()
        .map(|lang| (lang.code(), names.of(lang.code()).to_owned()))
        .collect()
}

/// The language of card texts: English sentences until the templates of the others are written.
fn language(_lang: Lang) -> Language {
    Language::english()
}

fn headline(view: &View, voice: &Voice<'_>) -> String {
    if view.open {
        return voice.plain("sheet-open");
    }
    let deck = Message::new("sheet-turn").with("seat", view.turn);
    let deck = deck
        .with("deck", view.deck_size)
        .with("discard", view.discard.len());
    voice.message(&deck.with("end", view.end_threshold))
}

/// Why a card gave what it gave, in short.
fn score_note(score: &crate::scoring::CardScore, voice: &Voice<'_>) -> String {
    use crate::scoring::Cause;
    let mut notes = Vec::new();
    for blanked in &score.blanked {
        notes.push(match &blanked.cause {
            Cause::NamedBy(by) | Cause::Alone(by) => {
                let by = Message::new("sheet-blanked-by").with("card", card_target(*by));
                format!("{} ({})", voice.message(&by), blanked.rule)
            }
            _ => format!("{} ({})", voice.plain("sheet-blanked"), blanked.rule),
        });
    }
    if score.blanked.is_empty() {
        let parts = score.lines.iter().filter(|line| line.points != 0);
        let parts = parts.map(|line| format!("{:+} ({})", line.points, line.rule));
        notes.push(parts.collect::<Vec<_>>().join(" "));
        for help in &score.cleared {
            let by = Message::new("sheet-cleared-by").with("card", card_target(help.by));
            notes.push(format!("{} ({})", voice.message(&by), help.rule));
        }
    }
    notes.retain(|note| !note.is_empty());
    notes.join("; ")
}
