//! Keeping house: the door, limits, headers, logs, figures.

pub mod bench;
pub mod caller;
pub mod door;
pub mod figures;
pub mod headers;
pub mod limits;
pub mod logs;
pub mod observe;
pub mod origin;
pub mod signals;

pub use bench::Bench;
pub use caller::Caller;
pub use limits::Limiter;
