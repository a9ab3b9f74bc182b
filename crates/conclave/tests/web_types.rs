//! The TypeScript the web app is written against is generated from the Rust types and committed;
//! this test fails when it is out of date. `CONCLAVE_BLESS=1 cargo test -p conclave --test
//! web_types` writes it anew.

use fantasy_realms::scoring::assistant;
use server::protocol;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use ts_rs::{Config, TS};

/// Everything the web app reads or writes; what it is made of comes along.
fn generate(dir: &Path) {
    let config = Config::new()
        .with_out_dir(dir)
        .with_import_extension(Some("ts"));
    let export = |name: &str, result: Result<(), ts_rs::ExportError>| {
        result.unwrap_or_else(|error| panic!("{name}: {error}"));
    };
    export("FromClient", protocol::FromClient::export_all(&config));
    export("ToClient", protocol::ToClient::export_all(&config));
    export("Problem", protocol::Problem::export_all(&config));
    export("Me", protocol::Me::export_all(&config));
    export("NameWish", protocol::NameWish::export_all(&config));
    export("Credentials", protocol::Credentials::export_all(&config));
    export("GameCard", protocol::GameCard::export_all(&config));
    export("NewTable", protocol::NewTable::export_all(&config));
    export("SitDown", protocol::SitDown::export_all(&config));
    export("TableCard", protocol::TableCard::export_all(&config));
    export("ReplayInfo", protocol::ReplayInfo::export_all(&config));
    export("Moment", protocol::Moment::export_all(&config));
    export(
        "ProblemReport",
        protocol::ProblemReport::export_all(&config),
    );
    export("CardEntry", table::pack::CardEntry::export_all(&config));
    let realms = "Fantasy Realms";
    export(realms, fantasy_realms::view::View::export_all(&config));
    export(realms, assistant::ScoreRequest::export_all(&config));
    export(realms, assistant::ScoreAnswer::export_all(&config));
    export("SpellBook", spellbook::view::View::export_all(&config));
    let rose = "Black Rose Wars";
    export(rose, black_rose_wars::view::View::export_all(&config));
    let doom = "Darkest Doom";
    export(doom, darkest_doom::view::View::export_all(&config));
}

fn files(dir: &Path) -> BTreeMap<PathBuf, String> {
    let Ok(entries) = std::fs::read_dir(dir) else {
        return BTreeMap::new();
    };
    let mut found = BTreeMap::new();
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            let inner = files(&path);
            let name = path.file_name().expect("a name").to_owned();
            let inside = |(file, text): (PathBuf, String)| (Path::new(&name).join(file), text);
            found.extend(inner.into_iter().map(inside));
        } else {
            let text = std::fs::read_to_string(&path).expect("a readable file");
            found.insert(path.file_name().expect("a name").into(), text);
        }
    }
    found
}

#[test]
fn the_types_of_the_web_app_are_those_of_the_house() {
    let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/api/types");
    if std::env::var_os("CONCLAVE_BLESS").is_some() {
        let _ = std::fs::remove_dir_all(&committed);
        generate(&committed);
        return;
    }
    let fresh = tempfile::tempdir().expect("a folder");
    generate(fresh.path());
    assert_eq!(
        files(&committed),
        files(fresh.path()),
        "run CONCLAVE_BLESS=1 cargo test -p conclave --test web_types"
    );
}
