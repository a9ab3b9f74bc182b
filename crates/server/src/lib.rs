//! The house online: tables of people, accounts, websockets, storage and the web app.

pub mod protocol;
pub mod trouble;

pub use trouble::Trouble;
