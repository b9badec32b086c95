//! The outbox, and the channels by which letters go.

use langhus_table::id::{Key, TableId};
use sqlx::Row;
use sqlx::postgres::{PgConnection, PgRow};

use super::super::sqlite::read::{key, odd, who};
use super::super::{Channel, Letter, Occasion, PersonId, StoreError};
use super::people::found;
use super::read::Readers;

/// What somebody is to be told of a table, from now on.
pub(super) async fn call(
    connection: &mut PgConnection,
    person: PersonId,
    table: TableId,
    letters: &[(Occasion, i64)],
) -> Result<(), sqlx::Error> {
    let delete = sqlx::query("DELETE FROM letters WHERE person = $1 AND table_id = $2").bind(&person.0[..]);
    delete.bind(table.number()).execute(&mut *connection).await?;
    for (occasion, at) in letters {
        let insert = sqlx::query(
            "INSERT INTO letters (person, table_id, occasion, at)
             SELECT id, $2, $3, $4 FROM persons WHERE id = $1 AND NOT departing",
        );
        let insert = insert.bind(&person.0[..]).bind(table.number()).bind(occasion.name()).bind(*at);
        insert.execute(&mut *connection).await?;
    }
    Ok(())
}

/// Letters are sent, or put off; not those that are others by now.
pub(super) async fn sent(
    connection: &mut PgConnection,
    letters: &[Letter],
    again: Option<i64>,
) -> Result<(), sqlx::Error> {
    let sent = match again {
        None => "DELETE FROM letters WHERE person = $1 AND table_id = $2 AND occasion = $3 AND at = $4",
        Some(_) => "UPDATE letters SET at = $5 WHERE person = $1 AND table_id = $2 AND occasion = $3 AND at = $4",
    };
    for Letter { person, table, occasion, at } in letters {
        let sent = sqlx::query(sent).bind(&person.0[..]).bind(table.number()).bind(occasion.name()).bind(*at);
        let sent = if again.is_some() { sent.bind(again) } else { sent };
        sent.execute(&mut *connection).await?;
    }
    Ok(())
}

/// A channel is like this from now on, if it was as whoever changes it has seen it.
pub(super) async fn keep(
    connection: &mut PgConnection,
    person: PersonId,
    channel: &Channel,
) -> Result<(), sqlx::Error> {
    let content = serde_json::to_string(channel).map_err(|error| sqlx::Error::Encode(error.into()))?;
    let keep = if channel.version == 1 {
        "INSERT INTO channels (person, number, version, reaches, hash, due, content)
         SELECT id, $2, $3, $4, $5, $6, $7 FROM persons WHERE id = $1 AND NOT departing"
    } else {
        "UPDATE channels SET version = $3, reaches = $4, hash = $5, due = $6, content = $7
         WHERE person = $1 AND number = $2 AND version = $3 - 1"
    };
    let keep = sqlx::query(keep).bind(&person.0[..]).bind(i64::from(channel.number)).bind(i64::from(channel.version));
    let keep = keep.bind(channel.reaches()).bind(channel.key.as_ref().map(|key| &key.0[..]));
    let keep = keep.bind(channel.parcel.as_ref().map(|parcel| parcel.at)).bind(content);
    found(&keep.execute(connection).await?)
}

pub(super) async fn remove(connection: &mut PgConnection, person: PersonId, number: u32) -> Result<(), sqlx::Error> {
    let delete = sqlx::query("DELETE FROM channels WHERE person = $1 AND number = $2").bind(&person.0[..]);
    delete.bind(i64::from(number)).execute(connection).await.map(drop)
}

fn channel(row: &PgRow) -> Result<Channel, StoreError> {
    let content: String = row.try_get("content")?;
    let channel: Channel = serde_json::from_str(&content).map_err(|_| odd("a channel"))?;
    let hash: Option<Vec<u8>> = row.try_get("hash")?;
    Ok(Channel { key: hash.map(key).transpose()?, ..channel })
}

fn owned(row: &PgRow) -> Result<(PersonId, Channel), StoreError> {
    Ok((who(row.try_get("person")?)?, channel(row)?))
}

pub(super) async fn channels(readers: &Readers, person: PersonId) -> Result<Vec<Channel>, StoreError> {
    let query = "SELECT * FROM channels WHERE person = $1 ORDER BY number";
    let rows = readers.ask(|pool| sqlx::query(query).bind(person.0.to_vec()).fetch_all(pool)).await?;
    rows.iter().map(channel).collect()
}

pub(super) async fn read_by(readers: &Readers, key: Key) -> Result<Option<(PersonId, Channel)>, StoreError> {
    let query = "SELECT * FROM channels WHERE hash = $1";
    let row = readers.ask(|pool| sqlx::query(query).bind(key.0.to_vec()).fetch_optional(pool)).await?;
    row.as_ref().map(owned).transpose()
}

pub(super) async fn reachable(readers: &Readers) -> Result<Vec<PersonId>, StoreError> {
    let query = "SELECT DISTINCT person FROM channels WHERE reaches";
    let rows = readers.ask(|pool| sqlx::query(query).fetch_all(pool)).await?;
    rows.iter().map(|row| who(row.try_get(0)?)).collect()
}

pub(super) async fn letters(readers: &Readers, limit: u32) -> Result<Vec<Letter>, StoreError> {
    let query = "SELECT * FROM letters ORDER BY at, person, table_id, occasion LIMIT $1";
    let rows = readers.ask(|pool| sqlx::query(query).bind(i64::from(limit)).fetch_all(pool)).await?;
    let letter = |row: &PgRow| {
        let (occasion, table): (String, i64) = (row.try_get("occasion")?, row.try_get("table_id")?);
        let occasion = Occasion::read(&occasion).ok_or_else(|| odd("why somebody is told of a table"))?;
        let person = who(row.try_get("person")?)?;
        Ok(Letter { person, table: TableId::from_number(table), occasion, at: row.try_get("at")? })
    };
    rows.iter().map(letter).collect()
}

pub(super) async fn parcels(readers: &Readers, limit: u32) -> Result<Vec<(PersonId, Channel)>, StoreError> {
    let query = "SELECT * FROM channels WHERE due IS NOT NULL ORDER BY due LIMIT $1";
    let rows = readers.ask(|pool| sqlx::query(query).bind(i64::from(limit)).fetch_all(pool)).await?;
    rows.iter().map(owned).collect()
}
