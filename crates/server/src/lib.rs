//! The house online: tables of people, accounts, websockets, storage and the web app.

pub mod config;
pub mod protocol;
pub mod store;
pub mod trouble;

pub use config::{Config, Limits, Rate, Secret};
pub use trouble::Trouble;
