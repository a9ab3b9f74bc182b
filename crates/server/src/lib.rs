//! The house online: tables of people, accounts, websockets, storage and the web app.
//!
//! | module | its one idea |
//! | --- | --- |
//! | [`serving`] | opening and closing the house |
//! | [`config`] | how it is run |
//! | [`protocol`] | what travels between the house and a browser |
//! | [`people`] | who somebody is |
//! | [`house`] | the tables |
//! | [`live`] | the websocket of a table |
//! | [`rest`] | everything else that can be asked |
//! | [`web`] | the web app, carried inside the program |
//! | [`store`] | what is kept |
//! | [`ops`] | limits, headers, logs, figures |
//! | [`trouble`] | the one way to say no |

pub mod app;
pub mod config;
pub mod house;
pub mod live;
pub mod ops;
pub mod people;
pub mod protocol;
pub mod rest;
pub mod serving;
pub mod store;
pub mod trouble;
pub mod web;

pub use config::{Config, Limits, Rate, Secret};
pub use serving::{ServeError, Started, run, serve, start};
pub use trouble::Trouble;
