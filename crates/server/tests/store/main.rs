//! What storage promises, whatever the database: one suite that every database must pass, and what
//! is peculiar to files.

mod files;
mod fixture;
mod speed;
mod suite;
