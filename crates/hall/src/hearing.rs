//! Hearing what other servers do with the same store: a table that another one has changed is loaded again before anybody
//! sees it, and those who follow it are told.

use std::sync::{Arc, PoisonError};

use futures_util::StreamExt;
use futures_util::stream::BoxStream;
use langhus_table::id::TableId;

use crate::hall::Hall;
use crate::store::{Changed, Heard};

impl Hall {
    /// Hears what others write, until the hall closes.
    pub(crate) async fn hear(self: Arc<Self>, mut news: BoxStream<'static, Heard>) {
        let mut closing = self.closing();
        loop {
            let heard = tokio::select! {
                heard = news.next() => heard,
                _ = closing.wait_for(|closing| *closing) => return,
            };
            match heard {
                Some(Heard::News(news)) if news.by == self.author => {}
                Some(Heard::News(news)) => {
                    self.fall_behind(&news.tables);
                    if !news.people.is_empty() {
                        self.look_again(&news.people).await;
                    }
                }
                Some(Heard::Missed) => {
                    self.people.forget(None);
                    self.fall_behind_everywhere();
                }
                None => {
                    tracing::error!("the store tells no more what other servers do");
                    return;
                }
            }
        }
    }

    fn fall_behind(&self, tables: &[Changed]) {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        for Changed { table, sequence } in tables {
            if let Some(room) = rooms.get(table) {
                room.fall_behind(*sequence);
            }
        }
    }

    /// Loads these again, if they are in memory, and lets those who follow them look.
    pub(crate) fn touch(&self, tables: &[TableId]) {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        tables.iter().filter_map(|table| rooms.get(table)).for_each(|room| room.fall_behind(u64::MAX));
    }

    /// Any table may have changed.
    pub(crate) fn fall_behind_everywhere(&self) {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.values().for_each(|room| room.fall_behind(u64::MAX));
    }
}
