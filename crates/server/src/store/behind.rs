//! What may be written a moment later: nobody waits for it, and the last word counts.

use super::rows::{parts, places, signed};
use super::{PersonId, StoreError, Summary, TableId};
use sqlx::{AnyConnection, AssertSqlSafe};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A visit is only written if the last one was so many milliseconds earlier.
const VISIT: i64 = 60 * 60 * 1000;

/// What waits to be written.
#[derive(Default)]
pub(super) struct Behind(Mutex<Pending>);

/// Summaries and visits, the latest of each.
#[derive(Default)]
pub(super) struct Pending {
    summaries: HashMap<TableId, Summary>,
    visits: HashMap<PersonId, i64>,
}

impl Behind {
    fn pending(&self) -> MutexGuard<'_, Pending> {
        // Every change is complete in itself, so what a panic left behind is sound.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn note(&self, id: TableId, summary: Summary) {
        self.pending().keep_summary(id, summary);
    }

    pub(super) fn touch(&self, id: PersonId, now: i64) {
        self.pending().keep_visit(id, now);
    }

    /// Takes everything, to write it.
    pub(super) fn take(&self) -> Pending {
        std::mem::take(&mut *self.pending())
    }

    /// Gives back what could not be written.
    pub(super) fn give_back(&self, unwritten: Pending) {
        let mut pending = self.pending();
        for (id, summary) in unwritten.summaries {
            // What was noted since is newer, unless it says otherwise.
            match pending.summaries.get(&id) {
                Some(newer) if newer.seq >= summary.seq => {}
                _ => pending.keep_summary(id, summary),
            }
        }
        for (id, now) in unwritten.visits {
            pending.keep_visit(id, now);
        }
    }
}

impl Pending {
    fn keep_summary(&mut self, id: TableId, summary: Summary) {
        match self.summaries.get(&id) {
            Some(newer) if newer.seq > summary.seq => {}
            _ => {
                self.summaries.insert(id, summary);
            }
        }
    }

    fn keep_visit(&mut self, id: PersonId, now: i64) {
        let last = self.visits.entry(id).or_insert(now);
        *last = now.max(*last);
    }

    pub(super) fn is_empty(&self) -> bool {
        self.summaries.is_empty() && self.visits.is_empty()
    }

    /// Writes everything into a transaction.
    pub(super) async fn write(&self, db: &mut AnyConnection) -> Result<(), StoreError> {
        self.write_summaries(db).await?;
        self.write_visits(db).await
    }

    async fn write_summaries(&self, db: &mut AnyConnection) -> Result<(), StoreError> {
        let summaries: Vec<_> = self.summaries.iter().collect();
        for part in parts(&summaries) {
            let sql = format!(
                "UPDATE tables SET seq = news.column2, waiting = news.column3, \
                 updated = news.column4, outcome = news.column5 FROM (VALUES {}) AS news \
                 WHERE tables.id = news.column1 AND tables.seq <= news.column2",
                places(part.len(), 5)
            );
            let mut query = sqlx::query(AssertSqlSafe(sql));
            for (id, summary) in part {
                query = query
                    .bind(id.0.clone())
                    .bind(signed(summary.seq))
                    .bind(i64::from(summary.waiting))
                    .bind(summary.updated)
                    .bind(summary.outcome.as_ref().map(ToString::to_string));
            }
            query.execute(&mut *db).await?;
        }
        Ok(())
    }

    async fn write_visits(&self, db: &mut AnyConnection) -> Result<(), StoreError> {
        let visits: Vec<_> = self.visits.iter().collect();
        for part in parts(&visits) {
            let sql = format!(
                "UPDATE people SET touched = news.column2 FROM (VALUES {}) AS news \
                 WHERE people.id = news.column1 AND people.touched + {VISIT} <= news.column2",
                places(part.len(), 2)
            );
            let mut query = sqlx::query(AssertSqlSafe(sql));
            for (id, now) in part {
                query = query.bind(id.0).bind(**now);
            }
            query.execute(&mut *db).await?;
        }
        Ok(())
    }
}
