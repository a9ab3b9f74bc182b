//! Sees to it that a release carries the web app as it is now.
//!
//! Known files are watched by the compiler itself; what it cannot see is that the folder appeared.
//! Other builds read the files from the folder while they run.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rerun-if-changed=../../web/dist");
    }
}
