//! All tests of the crate in one program: thirty programs take minutes to link, one does not.

// What they share.
#[path = "common/documents.rs"]
mod printed;
#[path = "common/texts.rs"]
mod texts;

#[path = "avatar.rs"]
mod avatar;
#[path = "avatar_parts.rs"]
mod avatar_parts;
#[path = "awards.rs"]
mod awards;
#[path = "cards_docs.rs"]
mod cards_docs;
#[path = "cards_documents.rs"]
mod cards_documents;
#[path = "cards_errors.rs"]
mod cards_errors;
#[path = "cards_facts.rs"]
mod cards_facts;
#[path = "cards_round_trip.rs"]
mod cards_round_trip;
#[path = "coverage.rs"]
mod coverage;
#[path = "damage.rs"]
mod damage;
#[path = "documents.rs"]
mod documents;
#[path = "endless.rs"]
mod endless;
#[path = "explained.rs"]
mod explained;
#[path = "flow.rs"]
mod flow;
#[path = "geometry.rs"]
mod geometry;
#[path = "gists.rs"]
mod gists;
#[path = "habit.rs"]
mod habit;
#[path = "lodge.rs"]
mod lodge;
#[path = "map_drawing.rs"]
mod map_drawing;
#[path = "phases.rs"]
mod phases;
#[path = "play_properties.rs"]
mod play_properties;
#[path = "promises.rs"]
mod promises;
#[path = "stack.rs"]
mod stack;
#[path = "targets.rs"]
mod targets;
#[path = "view.rs"]
mod view;
#[path = "view_progress.rs"]
mod view_progress;
#[path = "words.rs"]
mod words;
