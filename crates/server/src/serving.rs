//! Opening and closing the house.

use crate::app::App;
use crate::config::Config;
use crate::house::{Games, House, now_ms};
use crate::ops::{Bench, Limiter, door, figures, signals};
use crate::people::{People, Sessions, secret};
use crate::rest;
use crate::store::{self, Store};
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use table::AnyGame;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// How long closing may take in all.
const TO_CLOSE: Duration = Duration::from_secs(10);
/// How often the house is tidied up.
const TIDY_EVERY: Duration = Duration::from_secs(10);
/// How many rounds of tidying pass between two searches for what is long forgotten: an hour.
const ROUNDS_TO_PRUNE: u32 = 360;

/// Why the house cannot open. One line each, for whoever tried.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address is taken or not ours.
    #[error("cannot listen on {address}: {}", port_trouble(.source))]
    Listen {
        /// The address.
        address: SocketAddr,
        /// Why.
        source: io::Error,
    },
    /// The data folder cannot be used.
    #[error("cannot use the data folder {}: {source}", .folder.display())]
    Data {
        /// The folder.
        folder: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The storage cannot be opened.
    #[error("{0}")]
    Store(String),
    /// The system gives no threads.
    #[error("cannot start: {0}")]
    System(io::Error),
}

fn port_trouble(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::AddrInUse => {
            "another program listens there already; choose another port with --listen".to_owned()
        }
        io::ErrorKind::PermissionDenied => {
            "this port is for administrators; choose one above 1023 with --listen".to_owned()
        }
        _ => error.to_string(),
    }
}

/// A house that is open. Dropping it closes the door without waiting for anybody.
pub struct Started {
    address: SocketAddr,
    closing: watch::Sender<bool>,
    door: JoinHandle<()>,
    store: Arc<dyn Store>,
}

impl std::fmt::Debug for Started {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Started({})", self.address)
    }
}

impl Started {
    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Closes: no more visitors, everybody at a table is told, everything is written down.
    ///
    /// # Errors
    /// When the storage could not be closed in time.
    pub async fn close(self) -> Result<(), ServeError> {
        let _ = self.closing.send(true);
        let close = async {
            let _ = self.door.await;
            self.store.close().await
        };
        match tokio::time::timeout(TO_CLOSE, close).await {
            Ok(closed) => closed.map_err(|error| ServeError::Store(error.to_string())),
            Err(_) => Err(ServeError::Store(
                "the storage did not close in time".into(),
            )),
        }
    }
}

/// Opens a house; port 0 of the address takes any free port.
///
/// # Errors
/// When the address, the data folder or the storage cannot be used.
pub async fn start(config: Config, games: Vec<Arc<dyn AnyGame>>) -> Result<Started, ServeError> {
    figures::start();
    let address = config.listen;
    let cannot = |source| ServeError::Listen { address, source };
    let listener = TcpListener::bind(address).await.map_err(cannot)?;
    let address = listener.local_addr().map_err(cannot)?;
    let (closing, closes) = watch::channel(false);
    let app = furnish(config, games, closes.clone()).await?;
    let router = rest::router(app.clone());
    let connections = app.config.limits.connections;
    let door = tokio::spawn(door::keep(listener, router, connections, closes));
    let store = Arc::clone(&app.store);
    tokio::spawn(resume(Arc::clone(&app.house)));
    tokio::spawn(upkeep(app));
    Ok(Started {
        address,
        closing,
        door,
        store,
    })
}

/// Goes on where the house stopped, while the first visitors come in.
async fn resume(house: Arc<House>) {
    if let Err(trouble) = house.resume().await {
        tracing::error!(%trouble, "not every table goes on where it stopped");
    }
}

async fn furnish(
    config: Config,
    games: Vec<Arc<dyn AnyGame>>,
    closing: watch::Receiver<bool>,
) -> Result<App, ServeError> {
    let folder = &config.data;
    let unusable = |source| ServeError::Data {
        folder: folder.clone(),
        source,
    };
    std::fs::create_dir_all(folder).map_err(unusable)?;
    let key = secret::key(config.secret.as_ref(), folder).map_err(unusable)?;
    let store = store::open(folder).await;
    let store = store.map_err(|error| ServeError::Store(error.to_string()))?;
    let sessions = Sessions::new(key, config.https);
    let cores = std::thread::available_parallelism().map_or(2, usize::from);
    Ok(App {
        house: House::new(Arc::clone(&store), Games::new(games), config.clone()),
        people: People::new(Arc::clone(&store), sessions),
        limiter: Arc::new(Limiter::new(&config.limits)),
        bench: Bench::new(cores),
        config: Arc::new(config),
        store,
        closing,
    })
}

/// Tidies up for as long as the house is open.
async fn upkeep(mut app: App) {
    let mut rounds = tokio::time::interval(TIDY_EVERY);
    rounds.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    for round in 0_u32.. {
        tokio::select! {
            _ = rounds.tick() => {}
            _ = app.closing.changed() => return,
        }
        app.house.tidy();
        app.limiter.tidy();
        figures::tables(app.house.tables_open());
        figures::tidy();
        if round % ROUNDS_TO_PRUNE == 0 {
            prune(app.store.as_ref()).await;
        }
    }
}

async fn prune(store: &dyn Store) {
    match store.prune(now_ms()).await {
        Ok(pruned) if pruned.tables.is_empty() && pruned.guests == 0 => {}
        Ok(pruned) => {
            let (tables, guests) = (pruned.tables.len(), pruned.guests);
            tracing::info!(tables, guests, "forgot what nobody came back to");
        }
        Err(error) => tracing::warn!(%error, "could not look for what is long forgotten"),
    }
}

/// Opens a house and keeps it open until `shutdown` comes true; `opened` is told the address.
///
/// # Errors
/// When it cannot open, or could not be closed in time.
pub async fn serve(
    config: Config,
    games: Vec<Arc<dyn AnyGame>>,
    opened: impl FnOnce(SocketAddr),
    shutdown: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    let house = start(config, games).await?;
    let address = house.address();
    tracing::info!(%address, version = env!("CARGO_PKG_VERSION"), "open");
    opened(address);
    shutdown.await;
    tracing::info!("closing");
    house.close().await
}

/// The same for a whole process: with threads of its own, until a signal asks it to stop.
///
/// # Errors
/// When it cannot open, or could not be closed in time.
pub fn run(
    config: Config,
    games: Vec<Arc<dyn AnyGame>>,
    opened: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(ServeError::System)?;
    let closed = runtime.block_on(serve(config, games, opened, signals::closing_time()));
    // A bot in thought must not hold the process back.
    runtime.shutdown_timeout(Duration::from_secs(1));
    closed
}
