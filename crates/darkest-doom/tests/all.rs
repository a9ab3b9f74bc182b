//! All tests of the crate in one program: thirty programs take minutes to link, one does not.

// What they share.
#[path = "board/mod.rs"]
mod board;
#[path = "common/scene.rs"]
mod scene;

#[path = "absorbed.rs"]
mod absorbed;
#[path = "announcing.rs"]
mod announcing;
#[path = "cards_docs.rs"]
mod cards_docs;
#[path = "cards_documents.rs"]
mod cards_documents;
#[path = "cards_errors.rs"]
mod cards_errors;
#[path = "cards_facts.rs"]
mod cards_facts;
#[path = "cards_play/main.rs"]
mod cards_play;
#[path = "cards_round_trip.rs"]
mod cards_round_trip;
#[path = "citadels.rs"]
mod citadels;
#[path = "combat.rs"]
mod combat;
#[path = "combat_monsters.rs"]
mod combat_monsters;
#[path = "coverage/main.rs"]
mod coverage;
#[path = "dice.rs"]
mod dice;
#[path = "endings.rs"]
mod endings;
#[path = "explained.rs"]
mod explained;
#[path = "facts.rs"]
mod facts;
#[path = "flow.rs"]
mod flow;
#[path = "habit.rs"]
mod habit;
#[path = "map_drawing.rs"]
mod map_drawing;
#[path = "monsters.rs"]
mod monsters;
#[path = "movement.rs"]
mod movement;
#[path = "order.rs"]
mod order;
#[path = "play_properties.rs"]
mod play_properties;
#[path = "positions.rs"]
mod positions;
#[path = "rulings.rs"]
mod rulings;
#[path = "secrets.rs"]
mod secrets;
#[path = "strikes.rs"]
mod strikes;
#[path = "tokens.rs"]
mod tokens;
#[path = "turn.rs"]
mod turn;
#[path = "view.rs"]
mod view;
#[path = "virtuals.rs"]
mod virtuals;
#[path = "words.rs"]
mod words;
#[path = "worth.rs"]
mod worth;
