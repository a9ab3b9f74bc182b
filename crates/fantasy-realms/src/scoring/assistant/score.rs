//! From hands in words to points in words.

use super::answer::{CardWorth, ChoiceMade, ItemWorth, PlayerScore, ScoreAnswer};
use super::complaint::Complaint;
use super::layout::Layout;
use super::names::Names;
use super::request::{PlayerHand, ScoreRequest};
use super::words::Speaker;
use crate::FantasyRealms;
use crate::cards::{CardId, Pack};
use crate::outcome::ranked;
use crate::scoring::{CardScore, Choice, Choices, HandInput, ItemSet, ScoreBook, Source};
use table::Lang;

/// How many play where there is a single hand and nobody says.
const USUAL_PLAYERS: u8 = 4;

/// A hand with the choices it is scored with.
struct Seated<'a> {
    player: &'a PlayerHand,
    input: HandInput,
}

impl FantasyRealms {
    /// What hands are worth, with reasons; all choices that are not given are the best ones.
    ///
    /// # Errors
    /// In words, if the hands cannot be those of a game.
    pub fn assist(&self, request: &ScoreRequest, lang: Lang) -> Result<ScoreAnswer, Complaint> {
        let names = Names::new(self.pack());
        let suits = match request.suits {
            Some(suits) => suits,
            None => {
                let hands = request.players.iter().flat_map(|player| &player.hand);
                names.needs_suits(hands.chain(&request.discard))?.is_some()
            }
        };
        let book = self.book(suits);
        let seated = seat_all(request, &names, book)?;
        let speaker = Speaker::new(self.pack(), lang);
        let players: Vec<_> = seated
            .iter()
            .map(|seated| seated.score(self.pack(), book, &speaker))
            .collect();
        let scores = players.iter().map(|player| player.total).collect();
        let (outcome, rule) = ranked(scores, |seat| players[seat.index()].strength);
        let winners = outcome.winners.iter().map(table::Seat::index).collect();
        Ok(ScoreAnswer {
            suits,
            players,
            winners,
            rule,
        })
    }
}

/// The input with the choices that were given, or else with the best ones.
#[must_use]
pub fn decide(book: &ScoreBook, input: &HandInput, given: Option<Choices>) -> HandInput {
    let choices = given.unwrap_or_else(|| book.best(input).0);
    HandInput { choices, ..*input }
}

fn seat_all<'a>(
    request: &'a ScoreRequest,
    names: &Names<'_>,
    book: &ScoreBook,
) -> Result<Vec<Seated<'a>>, Complaint> {
    let players = count_players(request)?;
    let mut layout = Layout::new(names, book);
    let discard = layout.discard(&request.discard)?;
    let mut seated = Vec::new();
    for (number, player) in (1..).zip(&request.players) {
        let name = match &player.name {
            Some(name) if !name.trim().is_empty() => name.clone(),
            _ => format!("player {number}"),
        };
        if request.items == Some(false) && !player.items.is_empty() {
            return Err(Complaint::ItemsNotInUse(name));
        }
        let hand = layout.hand(&player.hand, &format!("in the hand of {name}"))?;
        let items = layout.items(&player.items, &format!("among the items of {name}"))?;
        let given = player.choices.as_ref();
        let given = given
            .map(|given| layout.choices(given, &hand))
            .transpose()?;
        let mut input = HandInput::new(hand, players);
        input.discard = discard;
        input.items = items.into_iter().collect::<ItemSet>();
        seated.push(Seated {
            player,
            input: decide(book, &input, given),
        });
    }
    Ok(seated)
}

fn count_players(request: &ScoreRequest) -> Result<u8, Complaint> {
    let hands = request.players.len();
    let players = match (request.seats, hands) {
        (Some(seats), _) => usize::from(seats),
        (None, 1) => usize::from(USUAL_PLAYERS),
        (None, hands) => hands,
    };
    match u8::try_from(players) {
        Ok(players @ 2..=6) if (1..=usize::from(players)).contains(&hands) => Ok(players),
        Ok(players @ 2..=6) => Err(Complaint::Hands { hands, players }),
        _ => Err(Complaint::Players(players)),
    }
}

impl Seated<'_> {
    fn score(&self, pack: &Pack, book: &ScoreBook, speaker: &Speaker<'_>) -> PlayerScore {
        let breakdown = book.breakdown(&self.input);
        let items_total = breakdown.items.iter().map(|item| item.points).sum();
        let items = breakdown.items.iter().map(|item| ItemWorth {
            id: pack.items[usize::from(item.item.0)].id.clone(),
            name: speaker.item(item.item).to_owned(),
            points: item.points,
            rule: item.rule,
        });
        let cards = breakdown.cards.iter();
        let choices = self.input.choices.iter();
        PlayerScore {
            name: self.player.name.clone(),
            total: breakdown.total,
            realm_total: breakdown.total - items_total,
            items_total,
            strength: book.printed_strength(&self.input.hand),
            choices_found: self.player.choices.is_none(),
            choices: choices
                .filter_map(|(by, choice)| made(pack, speaker, by, choice))
                .collect(),
            cards: cards.map(|score| worth(pack, speaker, score)).collect(),
            items: items.collect(),
        }
    }
}

fn made(pack: &Pack, speaker: &Speaker<'_>, by: CardId, choice: Choice) -> Option<ChoiceMade> {
    let id = |card: CardId| pack.cards[usize::from(card.0)].id.clone();
    let kind = pack.cards[usize::from(by.0)].choice_kind()?;
    Some(ChoiceMade {
        card: id(by),
        kind,
        target: id(choice.target()),
        suit: match choice {
            Choice::Target(_) => None,
            Choice::Recolour { suit, .. } => Some(pack.suits[usize::from(suit.0)].id.clone()),
        },
        text: speaker.choice(by, choice),
        rule: kind.rule(),
    })
}

fn worth(pack: &Pack, speaker: &Speaker<'_>, score: &CardScore) -> CardWorth {
    let [base, bonus, penalty] = score.parts();
    let mut why = speaker.remarks(score);
    why.extend(speaker.points(score));
    CardWorth {
        id: pack.cards[usize::from(score.card.0)].id.clone(),
        name: speaker.card(score.card).to_owned(),
        face: pack.cards[usize::from(score.face.0)].id.clone(),
        suit: pack.suits[usize::from(score.suit.0)].id.clone(),
        suit_name: speaker.suit(score.suit).to_owned(),
        base,
        bonus,
        penalty,
        total: score.points,
        blanked: !score.blanked.is_empty(),
        cleared: !score.cleared.is_empty(),
        why,
    }
}

impl CardScore {
    /// The points of strength, bonus and penalty.
    #[must_use]
    pub fn parts(&self) -> [i32; 3] {
        let mut parts = [0; 3];
        for line in &self.lines {
            let part = match line.source {
                Source::Strength => 0,
                Source::Bonus(_) => 1,
                Source::Penalty(_) => 2,
            };
            parts[part] += line.points;
        }
        parts
    }
}
