//! After a commit that was not answered: is it on disk or not?

use super::fault::Fault;
use super::line::{Line, commits};

/// What became of a commit that was not answered.
pub(super) enum Fate {
    /// It was made.
    Kept,
    /// It was not made, and never will be.
    NotKept,
}

/// Looks on a new connection what became of the writer's next commit. If it was not made, its number is used up by this,
/// so that it can never be made after all: not even by a database that has not read it yet.
pub(super) async fn settle(line: &mut Line) -> Result<Fate, Fault> {
    let Some((id, number)) = line.writer() else { return Ok(Fate::NotKept) };
    let looked = async {
        let mut connection = line.connect().await?;
        // This waits for the commit if it is still being made.
        let update = "UPDATE writers SET commits = $2 WHERE id = $1 AND commits = $2 - 1";
        let used_up = sqlx::query(update).bind(id).bind(number).execute(&mut connection).await?;
        let stands = commits(&mut connection, id).await?;
        line.give_back(connection);
        Ok::<_, sqlx::Error>((used_up.rows_affected() == 1, stands))
    };
    match looked.await {
        Ok((true, _)) => {
            line.counted();
            Ok(Fate::NotKept)
        }
        Ok((false, Some(stands))) if stands == number => {
            line.counted();
            Ok(Fate::Kept)
        }
        Ok((false, stands)) => Err(Fault::InDoubt(format!("The row of this writer is odd: {stands:?}."))),
        Err(error) => Err(Fault::InDoubt(format!("And then: {error}"))),
    }
}
