//! The `conclave` command.
fn main() {}
