//! Who rolls again for the order of play.

use darkest_doom::parts::{Rolls, first_tie};
use darkest_doom::play::state::Participant;
use smallvec::smallvec;

// rule: DD-5.3
#[test]
fn only_the_tied_roll_again() {
    let rolls: Rolls = smallvec![
        (Participant(0), smallvec![7]),
        (Participant(1), smallvec![4]),
        (Participant(2), smallvec![7]),
    ];
    assert_eq!(first_tie(&rolls), Some(smallvec![7]));
    let settled: Rolls = smallvec![
        (Participant(0), smallvec![7, 2]),
        (Participant(1), smallvec![4]),
        (Participant(2), smallvec![7, 9]),
    ];
    assert_eq!(first_tie(&settled), None);
}
