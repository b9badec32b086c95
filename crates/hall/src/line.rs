//! The line in which tables wait for their bots to think. A table stands there by its name alone, so that any number of
//! them costs next to nothing; only those whose turn it is are in memory for it.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use langhus_table::id::TableId;
use langhus_table::sitting::Waits;
use tokio::sync::Notify;

use crate::metrics::Metrics;

/// How many tables have their turn at once.
#[derive(Clone, Copy, Debug)]
pub struct Most {
    /// Of all tables.
    pub tables: usize,
    /// Of those at which nobody waits; the other turns are left to people.
    pub unattended: usize,
}

#[derive(Default)]
struct Inner {
    people: VecDeque<TableId>,
    unattended: VecDeque<TableId>,
    waiting: HashMap<TableId, Waits>,
    thinking: HashMap<TableId, Waits>,
}

/// The line. Whoever comes first has the first turn, but people have theirs before those whom nobody waits for; after
/// a turn a table stands at the end again.
pub struct Line {
    most: Most,
    inner: Mutex<Inner>,
    news: Notify,
    metrics: Arc<Metrics>,
}

/// The turn of a table. It ends when this is dropped.
pub struct Turn {
    /// Whose turn it is.
    pub table: TableId,
    line: Arc<Line>,
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.line.inner().thinking.remove(&self.table);
        self.line.metrics.thinking.add(-1);
        self.line.news.notify_one();
    }
}

impl Line {
    /// An empty line.
    pub fn new(most: Most, metrics: Arc<Metrics>) -> Arc<Line> {
        Arc::new(Line { most, inner: Mutex::default(), news: Notify::new(), metrics })
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        // The lock is held for a few steps that cannot panic.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table stands in line, unless it does already or has its turn; whoever ends the turn lets it stand again.
    pub fn stand(&self, table: TableId, waits: Waits) {
        let mut inner = self.inner();
        let before = inner.waiting.get(&table).copied();
        if inner.thinking.contains_key(&table) || before == Some(waits) || before == Some(Waits::People) {
            return;
        }
        inner.waiting.insert(table, waits);
        match waits {
            Waits::People => {
                if before.is_some() {
                    inner.unattended.retain(|other| *other != table);
                }
                inner.people.push_back(table);
            }
            Waits::Nobody => inner.unattended.push_back(table),
        }
        if before.is_none() {
            self.metrics.line.add(1);
        }
        self.news.notify_one();
    }

    /// How many tables wait for whom.
    pub fn waiting(&self, waits: Waits) -> usize {
        let inner = self.inner();
        match waits {
            Waits::People => inner.people.len(),
            Waits::Nobody => inner.unattended.len(),
        }
    }

    fn first(self: &Arc<Self>) -> Option<Turn> {
        let mut inner = self.inner();
        if inner.thinking.len() >= self.most.tables {
            return None;
        }
        let unattended = inner.thinking.values().filter(|waits| **waits == Waits::Nobody).count();
        let table = match inner.people.pop_front() {
            None if unattended < self.most.unattended => inner.unattended.pop_front(),
            people => people,
        }?;
        let waits = inner.waiting.remove(&table)?;
        inner.thinking.insert(table, waits);
        self.metrics.line.add(-1);
        self.metrics.thinking.add(1);
        Some(Turn { table, line: self.clone() })
    }

    /// The next turn, as soon as a table waits and there is one left. Only one asks for it.
    pub async fn next(self: &Arc<Self>) -> Turn {
        loop {
            if let Some(turn) = self.first() {
                return turn;
            }
            self.news.notified().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(number: i64) -> TableId {
        TableId::from_number(number)
    }

    fn line(tables: usize, unattended: usize) -> Arc<Line> {
        Line::new(Most { tables, unattended }, Arc::default())
    }

    #[test]
    fn people_come_first_and_then_whoever_came_first() {
        let line = line(9, 9);
        for (number, waits) in [(1, Waits::Nobody), (2, Waits::Nobody), (3, Waits::People), (4, Waits::People)] {
            line.stand(table(number), waits);
        }
        line.stand(table(2), Waits::People);
        line.stand(table(3), Waits::Nobody);
        assert_eq!((line.waiting(Waits::People), line.waiting(Waits::Nobody)), (3, 1));
        let turns: Vec<Turn> = std::iter::from_fn(|| line.first()).collect();
        assert_eq!(turns.iter().map(|turn| turn.table).collect::<Vec<_>>(), [3, 4, 2, 1].map(table));
        assert_eq!((line.metrics.line.get(), line.metrics.thinking.get()), (0, 4));
    }

    #[test]
    fn no_more_have_their_turn_than_there_may_be_and_some_turns_are_left_to_people() {
        let line = line(3, 1);
        for number in 0..4 {
            line.stand(table(number), Waits::Nobody);
        }
        let first = line.first().expect("a turn");
        assert!(line.first().is_none(), "one at a time that nobody waits for");
        for number in 4..8 {
            line.stand(table(number), Waits::People);
        }
        let people: Vec<Turn> = std::iter::from_fn(|| line.first()).collect();
        assert_eq!(people.iter().map(|turn| turn.table).collect::<Vec<_>>(), [4, 5].map(table));
        drop((first, people));
        assert_eq!(line.first().map(|turn| turn.table), Some(table(6)));
    }

    #[test]
    fn a_table_stands_once_and_at_the_end_after_its_turn() {
        let line = line(1, 1);
        line.stand(table(1), Waits::Nobody);
        line.stand(table(1), Waits::Nobody);
        line.stand(table(2), Waits::Nobody);
        let turn = line.first().expect("a turn");
        line.stand(table(1), Waits::People);
        assert_eq!(line.metrics.line.get(), 1, "not while it has its turn");
        drop(turn);
        line.stand(table(1), Waits::Nobody);
        let order: Vec<TableId> = std::iter::from_fn(|| line.first().map(|turn| turn.table)).collect();
        assert_eq!(order, [2, 1].map(table));
    }
}
