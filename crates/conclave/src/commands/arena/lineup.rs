//! Who plays: the words of the command line as tables of contestants.

use crate::failure::Failure;
use arena::pairings::{self, Table};
use table::GameInfo;

/// Who plays.
#[derive(clap::Args)]
pub(super) struct Lineup {
    /// One table with these bots, separated by commas
    #[arg(long, value_delimiter = ',', value_name = "BOTS")]
    seats: Vec<String>,
    /// A tournament: each of these bots meets each other
    #[arg(
        long,
        value_delimiter = ',',
        value_name = "BOTS",
        conflicts_with = "seats"
    )]
    round_robin: Vec<String>,
    /// A tournament: this bot meets those of --against
    #[arg(long, value_name = "BOT", conflicts_with_all = ["seats", "round_robin"], requires = "against")]
    gauntlet: Option<String>,
    /// The bots the one of --gauntlet meets
    #[arg(
        long,
        value_delimiter = ',',
        value_name = "BOTS",
        requires = "gauntlet"
    )]
    against: Vec<String>,
    /// How many seats a table of a tournament has; by itself, so many random bots
    #[arg(long, value_name = "N", conflicts_with = "seats")]
    players: Option<u8>,
}

impl Lineup {
    /// The contestants, each once, and the tables at which they meet.
    pub(super) fn matches(&self, game: &GameInfo) -> Result<(Vec<String>, Vec<Table>), Failure> {
        let seats = usize::from(self.players.unwrap_or(game.usual_seats));
        let champion = self.gauntlet.iter().chain(&self.against);
        let (bots, matches) = if !self.round_robin.is_empty() {
            let bots = distinct(self.round_robin.iter())?;
            let matches = pairings::round_robin(bots.len(), seats);
            (bots, matches)
        } else if self.gauntlet.is_some() {
            let bots = distinct(champion)?;
            let matches = pairings::gauntlet(bots.len(), seats);
            (bots, matches)
        } else {
            return self.table(seats, game);
        };
        if seats < 2 || bots.len() < 2 {
            let message = "a tournament needs two bots and two seats at least";
            return Err(Failure::input(message));
        }
        check(&bots, seats, game)?;
        Ok((bots, matches))
    }

    fn table(&self, seats: usize, game: &GameInfo) -> Result<(Vec<String>, Vec<Table>), Failure> {
        let names: Vec<&str> = match self.seats.is_empty() {
            true => vec!["random"; seats],
            false => self.seats.iter().map(|name| name.trim()).collect(),
        };
        let mut bots: Vec<String> = Vec::new();
        let mut table = Vec::new();
        for name in &names {
            let known = bots.iter().position(|bot| bot == name);
            table.push(known.unwrap_or(bots.len()));
            if known.is_none() {
                bots.push((*name).to_owned());
            }
        }
        check(&bots, names.len(), game)?;
        Ok((bots, vec![table]))
    }
}

fn distinct<'a>(names: impl Iterator<Item = &'a String>) -> Result<Vec<String>, Failure> {
    let mut bots: Vec<String> = Vec::new();
    for name in names {
        let name = name.trim();
        if bots.iter().any(|bot| bot == name) {
            return Err(Failure::input(format!("`{name}` takes part twice")));
        }
        bots.push(name.to_owned());
    }
    Ok(bots)
}

/// Are there such bots, and can so many play?
fn check(bots: &[String], seats: usize, game: &GameInfo) -> Result<(), Failure> {
    for bot in bots {
        bots::find(bot, game).map_err(Failure::input)?;
    }
    let (lo, hi) = (*game.seats.start(), *game.seats.end());
    match (usize::from(lo)..=usize::from(hi)).contains(&seats) {
        true => Ok(()),
        false => Err(Failure::input(format!(
            "{} is for {lo} to {hi} players, not {seats}",
            game.title
        ))),
    }
}
