//! The websocket of a table, by a real client: rights, tickets, nonsense, floods, undo, orders,
//! coming and going, whole games.

mod absence;
mod browser;
mod clocks;
mod crash;
mod foreseeing;
mod games;
mod hints;
mod lines;
mod nonsense;
mod orders;
mod rights;
mod thinking;
mod tickets;
mod undo;
