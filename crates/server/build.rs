//! Tells where the web app lies, and sees to it that a release carries it as it is now.
//!
//! Known files are watched by the compiler itself; what it cannot see is that the folder appeared.
//! Other builds read the files from the folder while they run: they must be told its real path,
//! which they could not find out themselves while it does not exist yet.

use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rerun-if-changed=../../web/dist");
    }
    let web = Path::new("../../web");
    let web = web.canonicalize().unwrap_or_else(|_| web.to_path_buf());
    println!(
        "cargo::rustc-env=CONCLAVE_WEB={}",
        web.join("dist").display()
    );
}
