//! Announcing achievements (DD-19.3, DD-22.3).

use super::Play;
use super::stack::AnnounceJob;
use resolve::Go;

impl Play<'_> {
    /// After a completed action, combat, test or step: whoever could announce something, seen from outside, is asked.
    pub(crate) fn open_announcements(&mut self) {
        todo!()
    }

    /// One step of it.
    pub(crate) fn step_announce(&mut self, job: AnnounceJob) -> Go {
        todo!()
    }
}
