//! People: what becomes of them, and who they are.

use langhus_table::id::{Key, TableId};
use langhus_table::leave::Leaves;
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Row, SqliteConnection};

use super::super::{Deed, Device, Opens, Person, PersonId, Profile, StoreError};
use super::outbox;
use super::read::{key, who};

/// What a deed must find to change: it is refused where nothing has changed.
pub(super) fn found(done: &sqlx::sqlite::SqliteQueryResult) -> Result<(), sqlx::Error> {
    if done.rows_affected() == 0 { Err(sqlx::Error::RowNotFound) } else { Ok(()) }
}

/// Keeps what becomes of somebody.
pub(super) async fn change(
    connection: &mut SqliteConnection,
    person: PersonId,
    deed: &Deed,
) -> Result<(), sqlx::Error> {
    let id = &person.0[..];
    match deed {
        Deed::Arrive(profile, device) => {
            let insert = sqlx::query(
                "INSERT INTO persons (id, name, colour, language, settings, made, seen) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6)",
            );
            let insert = insert.bind(id).bind(&profile.name).bind(&profile.colour).bind(&profile.language);
            insert.bind(&profile.settings).bind(device.added).execute(&mut *connection).await?;
            admit(connection, person, device).await
        }
        Deed::Profile(profile) => {
            let Profile { name, colour, language, settings } = &**profile;
            let update = sqlx::query(
                "UPDATE persons SET name = ?2, colour = ?3, language = ?4, settings = ?5 WHERE id = ?1 AND NOT departing",
            );
            let update = update.bind(id).bind(name).bind(colour).bind(language).bind(settings);
            found(&update.execute(connection).await?)
        }
        Deed::Code(code) => {
            let update = sqlx::query("UPDATE persons SET code = ?2 WHERE id = ?1 AND NOT departing").bind(id);
            found(&update.bind(code.as_ref().map(|code| &code.0[..])).execute(connection).await?)
        }
        Deed::Link(pass) => {
            remove(connection, "DELETE FROM links WHERE person = ?1", person).await?;
            let insert = sqlx::query(
                "INSERT INTO links (hash, person, until) SELECT ?2, id, ?3 FROM persons WHERE id = ?1 AND NOT departing",
            );
            found(&insert.bind(id).bind(&pass.key.0[..]).bind(pass.until).execute(connection).await?)
        }
        Deed::Admit(device, spent) => {
            spend(connection, person, spent.as_ref()).await?;
            admit(connection, person, device).await
        }
        Deed::SignOut(device) => {
            let delete = sqlx::query("DELETE FROM devices WHERE person = ?1 AND hash = ?2").bind(id);
            delete.bind(&device.0[..]).execute(connection).await.map(drop)
        }
        Deed::Leave { was, is } => {
            let update = sqlx::query(
                "UPDATE persons SET leaves = ?3, leaves_end = ?4 WHERE id = ?1 AND leaves = ?2 AND NOT departing",
            );
            let update = update.bind(id).bind(was.to_string()).bind(is.to_string()).bind(is.end());
            found(&update.execute(connection).await?)
        }
        Deed::Use(device, day) => {
            for used in [
                "UPDATE devices SET used = max(used, ?3) WHERE person = ?1 AND hash = ?2",
                "UPDATE persons SET seen = max(seen, ?3) WHERE id = ?1 AND ?2 IN (SELECT hash FROM devices WHERE person = ?1)",
            ] {
                let used = sqlx::query(used).bind(id).bind(&device.0[..]).bind(*day);
                used.execute(&mut *connection).await?;
            }
            Ok(())
        }
        Deed::Channel(channel) => outbox::keep(connection, person, channel).await,
        Deed::Unchannel(number) => outbox::remove(connection, person, *number).await,
        Deed::Join(other, spent) => {
            spend(connection, person, spent.as_ref()).await?;
            join(connection, person, *other).await
        }
        Deed::Depart => {
            for part in [
                "DELETE FROM devices WHERE person = ?1",
                "DELETE FROM links WHERE person = ?1",
                "DELETE FROM channels WHERE person = ?1",
                "DELETE FROM letters WHERE person = ?1",
            ] {
                remove(connection, part, person).await?;
            }
            let blank = sqlx::query(
                "UPDATE persons SET colour = '', language = '', settings = '{}', code = NULL, leaves = '',
                     leaves_end = NULL, departing = 1
                 WHERE id = ?1 AND NOT departing",
            );
            found(&blank.bind(id).execute(connection).await?)
        }
        Deed::Gone => {
            for part in [
                "UPDATE seats SET person = NULL WHERE person = ?1",
                "DELETE FROM leavers WHERE person = ?1",
                "DELETE FROM devices WHERE person = ?1",
                "DELETE FROM links WHERE person = ?1",
                "DELETE FROM persons WHERE id = ?1",
            ] {
                remove(connection, part, person).await?;
            }
            Ok(())
        }
    }
}

/// A link works once.
async fn spend(connection: &mut SqliteConnection, person: PersonId, spent: Option<&Key>) -> Result<(), sqlx::Error> {
    let Some(spent) = spent else { return Ok(()) };
    let delete = sqlx::query("DELETE FROM links WHERE person = ?1 AND hash = ?2").bind(&person.0[..]);
    found(&delete.bind(&spent.0[..]).execute(connection).await?)
}

async fn admit(connection: &mut SqliteConnection, person: PersonId, device: &Device) -> Result<(), sqlx::Error> {
    let insert = sqlx::query(
        "INSERT INTO devices (hash, person, label, added, used)
         SELECT ?2, id, ?3, ?4, ?5 FROM persons WHERE id = ?1 AND NOT departing",
    );
    let insert = insert.bind(&person.0[..]).bind(&device.key.0[..]).bind(&device.label);
    found(&insert.bind(device.added).bind(device.used).execute(connection).await?)
}

async fn remove(connection: &mut SqliteConnection, what: &'static str, person: PersonId) -> Result<(), sqlx::Error> {
    sqlx::query(what).bind(&person.0[..]).execute(connection).await.map(drop)
}

/// Two turn out to be one.
async fn join(connection: &mut SqliteConnection, person: PersonId, other: PersonId) -> Result<(), sqlx::Error> {
    let may = sqlx::query(
        "SELECT ?1 <> ?2 AND 2 = (SELECT count(*) FROM persons WHERE id IN (?1, ?2) AND NOT departing) AND NOT EXISTS (
             SELECT 1 FROM seats AS one JOIN seats AS two USING (table_id) JOIN tables ON tables.id = table_id
             WHERE one.person = ?1 AND two.person = ?2 AND status NOT IN ('finished', 'replay'))",
    );
    let may: bool = may.bind(&person.0[..]).bind(&other.0[..]).fetch_one(&mut *connection).await?.try_get(0)?;
    if !may {
        return Err(sqlx::Error::RowNotFound);
    }
    let kept = "SELECT code, leaves FROM persons WHERE id = ?1";
    let gone = sqlx::query(kept).bind(&other.0[..]).fetch_one(&mut *connection).await?;
    let one = sqlx::query(kept).bind(&person.0[..]).fetch_one(&mut *connection).await?;
    let code: Option<Vec<u8>> = gone.try_get("code")?;
    let leaves = |row: &SqliteRow| row.try_get("leaves").map(|text| Leaves::read(text).unwrap_or_default());
    let leaves = leaves(&one)?.joined(&leaves(&gone)?);
    for part in [
        "UPDATE seats SET person = ?1 WHERE person = ?2",
        "UPDATE OR REPLACE leavers SET person = ?1 WHERE person = ?2",
        "UPDATE devices SET person = ?1 WHERE person = ?2",
        "UPDATE OR REPLACE channels SET person = ?1 WHERE person = ?2",
        "UPDATE OR REPLACE letters SET person = ?1 WHERE person = ?2",
        "UPDATE persons SET seen = max(seen, (SELECT seen FROM persons WHERE id = ?2)),
             made = min(made, (SELECT made FROM persons WHERE id = ?2)) WHERE id = ?1",
        "DELETE FROM links WHERE person IN (?1, ?2)",
        "DELETE FROM persons WHERE id = ?2 AND id <> ?1",
    ] {
        sqlx::query(part).bind(&person.0[..]).bind(&other.0[..]).execute(&mut *connection).await?;
    }
    let keep = "UPDATE persons SET code = coalesce(code, ?2), leaves = ?3, leaves_end = ?4 WHERE id = ?1";
    let keep = sqlx::query(keep).bind(&person.0[..]).bind(code).bind(leaves.to_string()).bind(leaves.end());
    keep.execute(connection).await.map(drop)
}

fn read_device(row: &SqliteRow) -> Result<Device, StoreError> {
    let (label, added, used) = (row.try_get("label")?, row.try_get("added")?, row.try_get("used")?);
    Ok(Device { key: key(row.try_get("hash")?)?, label, added, used })
}

pub(super) async fn device(pool: &SqlitePool, known: Key) -> Result<Option<(PersonId, Device)>, StoreError> {
    let query = sqlx::query("SELECT * FROM devices WHERE hash = ?1").bind(&known.0[..]);
    let Some(row) = query.fetch_optional(pool).await? else { return Ok(None) };
    Ok(Some((who(row.try_get("person")?)?, read_device(&row)?)))
}

pub(super) async fn person(pool: &SqlitePool, id: PersonId) -> Result<Option<Person>, StoreError> {
    // In one transaction, so that all of it is of the same moment.
    let mut transaction = pool.begin().await?;
    let query = sqlx::query("SELECT * FROM persons WHERE id = ?1 AND NOT departing").bind(&id.0[..]);
    let Some(row) = query.fetch_optional(&mut *transaction).await? else { return Ok(None) };
    let devices = sqlx::query("SELECT * FROM devices WHERE person = ?1 ORDER BY added, hash").bind(&id.0[..]);
    let devices = devices.fetch_all(&mut *transaction).await?;
    transaction.rollback().await?;
    let (name, colour) = (row.try_get("name")?, row.try_get("colour")?);
    let profile = Profile { name, colour, language: row.try_get("language")?, settings: row.try_get("settings")? };
    let code: Option<Vec<u8>> = row.try_get("code")?;
    let leaves = Leaves::read(row.try_get("leaves")?);
    Ok(Some(Person {
        id,
        profile,
        made: row.try_get("made")?,
        seen: row.try_get("seen")?,
        code: code.map(key).transpose()?,
        leaves: leaves.ok_or_else(|| StoreError::Broken("Somebody's leave makes no sense.".to_owned()))?,
        devices: devices.iter().map(read_device).collect::<Result<_, _>>()?,
    }))
}

pub(super) async fn opens(pool: &SqlitePool, key: Key) -> Result<Option<Opens>, StoreError> {
    let query = sqlx::query(
        "SELECT id AS person, NULL AS until FROM persons WHERE code = ?1
         UNION ALL SELECT person, until FROM links WHERE hash = ?1 LIMIT 1",
    );
    let Some(row) = query.bind(&key.0[..]).fetch_optional(pool).await? else { return Ok(None) };
    Ok(Some((who(row.try_get("person")?)?, row.try_get("until")?)))
}

pub(super) async fn on_leave(pool: &SqlitePool, at: i64) -> Result<Vec<PersonId>, StoreError> {
    let rows = sqlx::query("SELECT id FROM persons WHERE leaves_end > ?1 AND NOT departing").bind(at);
    rows.fetch_all(pool).await?.iter().map(|row| who(row.try_get(0)?)).collect()
}

pub(super) async fn tables_of(pool: &SqlitePool, person: PersonId) -> Result<Vec<TableId>, StoreError> {
    let query = sqlx::query(
        "SELECT table_id FROM seats WHERE person = ?1 UNION SELECT table_id FROM leavers WHERE person = ?1",
    );
    let rows = query.bind(&person.0[..]).fetch_all(pool).await?;
    rows.iter().map(|row| Ok(TableId::from_number(row.try_get(0)?))).collect()
}

pub(super) async fn departing(pool: &SqlitePool) -> Result<Vec<(PersonId, String)>, StoreError> {
    let rows = sqlx::query("SELECT id, name FROM persons WHERE departing = 1").fetch_all(pool).await?;
    rows.iter().map(|row| Ok((who(row.try_get(0)?)?, row.try_get(1)?))).collect()
}
