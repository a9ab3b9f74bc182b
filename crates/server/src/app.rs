//! What every route can reach.

use crate::config::Config;
use crate::house::House;
use crate::ops::{Bench, Limiter};
use crate::people::People;
use crate::store::Store;
use std::sync::Arc;
use tokio::sync::watch;

/// The house with everything around it. Cheap to clone: every request gets its own.
#[derive(Clone)]
pub struct App {
    /// How it is run.
    pub config: Arc<Config>,
    /// What is kept.
    pub store: Arc<dyn Store>,
    /// The tables.
    pub house: Arc<House>,
    /// Who is who.
    pub people: People,
    /// How often anybody may ask.
    pub limiter: Arc<Limiter>,
    /// Where advice is worked out.
    pub bench: Bench,
    /// Becomes true when the house closes.
    pub closing: watch::Receiver<bool>,
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("App")
    }
}
