//! Every scenario of the house passes: `scenarios/<game>/**/*.toml`.

use std::path::Path;
use std::process::Command;

#[test]
fn every_scenario_passes() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let run = Command::new(env!("CARGO_BIN_EXE_conclave"))
        .arg("scenario")
        .arg(&folder)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&run.stdout);
    let failed: Vec<&str> = said
        .lines()
        .filter(|line| !line.starts_with("ok"))
        .collect();
    assert!(
        run.status.success(),
        "{}\n{}",
        failed.join("\n"),
        String::from_utf8_lossy(&run.stderr)
    );
}
