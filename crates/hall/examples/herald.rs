//! A message channel: it hears from the store which tables have changed, and says whom each waits for now. Where this one
//! prints a line, another would send a mail or call a telephone.
//!
//!     herald DATA

#![allow(clippy::print_stdout, reason = "it is a command")]

#[path = "../tests/hall/house.rs"]
mod house;

use std::collections::HashMap;
use std::error::Error;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

use futures_util::StreamExt;
use langhus_hall::store::{Changed, Heard, Sqlite, Store};
use langhus_hall::{Kept, Settings, asked_to_stop, database, serve};
use langhus_rules::Seats;

use house::two_games;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let data = std::env::args().nth(1).ok_or("herald DATA")?;
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&database(Path::new(&data))).await?);
    tokio::spawn(tell(store.clone()));
    let mut settings = Settings { kept: Kept::By(store), ..Settings::new(data) };
    let any = SocketAddr::from(([127, 0, 0, 1], 0));
    (settings.listen, settings.metrics) = (any, any);
    let stop = async {
        // Without signals it runs until it is killed.
        let _ = asked_to_stop().await;
    };
    Ok(serve(Arc::new(two_games()), settings, |at| println!("{}", at.site), stop).await?)
}

/// Says whom a table waits for, once each time that changes. Whom a table waits for everybody may know; nothing else of
/// what is loaded here is said.
async fn tell(store: Arc<dyn Store>) {
    let mut news = store.listen();
    let mut told: HashMap<i64, Seats> = HashMap::new();
    while let Some(heard) = news.next().await {
        // What is missed is told with the next change of the table; a channel that must not wait would list all tables.
        let Heard::News(news) = heard else { continue };
        for Changed { table, .. } in news.tables.iter() {
            let Ok(Some(stored)) = store.load(*table).await else { continue };
            let awaited = stored.entries.last().map_or(Seats::NONE, |entry| entry.awaited);
            if told.insert(table.number(), awaited) == Some(awaited) {
                continue;
            }
            for seat in awaited.iter() {
                println!("{table} waits for {}", stored.places[seat.index()].name);
            }
        }
    }
}
