//! Taking a seat, leaving it, lending it to a bot.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use langhus_rules::{Seat, Seats};
use langhus_table::id::{Code, TableId, Token};
use langhus_table::invitations::INVITATION;
use langhus_table::naming::name;
use langhus_table::person::PersonId;
use langhus_table::sitting::Sitting;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::caller::{COOKIE, Caller, keep};
use super::deciding::decide;
use super::extract::{At, Told};
use super::once::Again;
use crate::hall::Hall;
use crate::limits::{What, Who};
use crate::once::Done;
use crate::people::Comer;
use crate::problem::{Problem, ProblemDocument, ProblemKind};
use crate::site::Site;
use crate::store::{Device, Profile};

/// Whoever asks for a seat.
pub(crate) struct Guest {
    comer: Comer,
    gets: Gets,
}

/// What somebody gets with a seat.
enum Gets {
    /// A program: it keeps the token of each seat itself.
    Token(Token),
    /// A browser: it keeps its first token for all its seats.
    Cookie(Token),
    /// A browser that has its cookie already.
    Nothing,
}

impl Guest {
    /// A cookie counts only if it was issued here: a token that somebody else has put into the browser would open all the
    /// seats it takes from then on to them.
    pub(crate) fn of(caller: &Caller, hall: &Hall) -> Guest {
        let device = |token: &Token| Device::new(token.key(), caller.label.to_string(), hall.now());
        if let (Some(token), Some(person)) = (&caller.cookie, caller.keeps()) {
            return Guest { comer: Comer { person, device: device(token), arrives: None }, gets: Gets::Nothing };
        }
        let token = Token::fresh(hall.entropy.as_ref());
        let comer = Comer {
            person: PersonId::fresh(hall.entropy.as_ref()),
            device: device(&token),
            arrives: Some(Profile { settings: "{}".to_owned(), ..Profile::default() }),
        };
        Guest { comer, gets: if caller.is_on_a_page() { Gets::Cookie(token) } else { Gets::Token(token) } }
    }

    /// Whoever it is that comes.
    pub(crate) const fn comer(&self) -> &Comer {
        &self.comer
    }

    /// Is it a program, which has no cookie?
    pub(super) const fn is_program(&self) -> bool {
        matches!(self.gets, Gets::Token(_))
    }

    /// The token, for a program; a browser has its cookie, which no script can read.
    pub(super) fn told(&self) -> Option<String> {
        match &self.gets {
            Gets::Token(token) => Some(token.reveal().to_owned()),
            Gets::Cookie(_) | Gets::Nothing => None,
        }
    }

    /// The answer, with the cookie if the browser has none yet.
    pub(crate) fn welcome(&self, site: &Site, mut response: Response) -> Response {
        if let Gets::Cookie(token) = &self.gets
            && let Ok(value) = HeaderValue::try_from(keep(COOKIE, token.reveal(), site))
        {
            response.headers_mut().append(header::SET_COOKIE, value);
        }
        response
    }
}

/// A seat that was taken. Its token is shown here and never again.
#[derive(Serialize, ToSchema)]
pub(crate) struct SeatTaken {
    /// The table's name.
    id: String,
    /// The table's page: to watch, and to take an open seat. Share it.
    link: String,
    /// Your seat, counted from 1.
    seat: Option<u8>,
    /// The seat's secret, for a program: send it as `Authorization: Bearer`. A browser has its cookie instead.
    token: Option<String>,
}

impl SeatTaken {
    pub(crate) fn new(id: TableId, seat: Option<Seat>, guest: &Guest) -> SeatTaken {
        SeatTaken {
            id: id.to_string(),
            link: format!("/t/{id}"),
            seat: seat.map(Seat::number),
            token: seat.and_then(|_| guest.told()),
        }
    }
}

/// Who sits down.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Sit {
    /// The name at the table.
    #[schema(min_length = 1, max_length = 40)]
    name: String,
    /// The code of an invitation: what stands behind `#invite=` in its link.
    #[serde(default)]
    #[schema(max_length = 64)]
    invitation: Option<String>,
    /// Should you be asked what has only one answer, too? If not, the house gives it for you after a moment.
    #[serde(default = "asked")]
    ask_all: bool,
}

/// Programs are asked where nothing is said.
const fn asked() -> bool {
    true
}

/// Takes an open seat. In a running game that is not listed this needs an invitation, and nobody who has left a seat of a
/// running game takes another one there. The name must not look like another one at the table.
#[utoipa::path(post, path = "/api/tables/{table}/seats/{seat}", request_body = Sit,
    params(("table" = String, Path,), ("seat" = u8, Path, minimum = 1, maximum = 8), Again), responses(
    (status = 201, body = SeatTaken),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn join(
    State(hall): State<Arc<Hall>>,
    At(table, seat): At,
    caller: Caller,
    again: Again,
    Told(sit): Told<Sit>,
) -> Result<Response, Problem> {
    hall.limiter.ask(What::Table, Who::Address(caller.address))?;
    let seat = seat.ok_or_else(|| Problem::new(ProblemKind::NoSuchSeat))?;
    let name = name(&sit.name)?;
    let invitation = sit.invitation.as_deref().map(read_code).transpose()?;
    let guest = Guest::of(&caller, &hall);
    let comer = guest.comer();
    let once = again.to("join", &[table.to_string().as_bytes(), &[seat.number()], name.as_bytes()]);
    let (once, person) = (once.map(|once| once.giving(&comer.device)), comer.person);
    let arrival = comer.arrival(&name);
    let sit_down = move |sitting: &mut Sitting| {
        let mut step = sitting.sit_down(seat, name, person, invitation.as_ref(), sitting.hour.now)?;
        step.places = sitting.ask_all(seat, sit.ask_all).places;
        Ok((Some(step), ()))
    };
    let seat = match hall.change_beside(hall.room(table), arrival, once, sit_down).await? {
        Done::Now(()) => Some(seat),
        Done::Before(done) => hall.seat_again(done, comer).await?,
    };
    let taken = SeatTaken::new(table, seat, &guest);
    Ok(guest.welcome(&hall.site, (StatusCode::CREATED, Json(taken)).into_response()))
}

/// The code that somebody brings.
///
/// # Errors
/// It has not the form of one, and so it is nobody's.
pub(crate) fn read_code(text: &str) -> Result<Code, Problem> {
    Code::read(text.trim()).ok_or_else(|| Problem::new(ProblemKind::SpentCode))
}

/// Gives up the caller's seat; it is open then, and no device of the caller's opens it any more.
#[utoipa::path(post, path = "/api/tables/{table}/leave", params(("table" = String, Path,), Again), responses(
    (status = 204),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn leave(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
    again: Again,
) -> Result<StatusCode, Problem> {
    let once = again.at("leave", table, &caller, &[]);
    decide(&hall, table, caller, once, |sitting, seat| Ok(Some(sitting.leave(seat, sitting.hour.now)?))).await
}

/// A link with a code that works once.
#[derive(Serialize, ToSchema)]
pub(super) struct OnceLink {
    /// The page with the code. It stands behind the `#`, which browsers never send.
    pub(super) link: String,
    /// For so many seconds it works.
    pub(super) seconds: u32,
}

/// Makes a link with which somebody may take a seat that is open. Whoever sits at the table can.
#[utoipa::path(post, path = "/api/tables/{table}/seats/{seat}/invitation",
    params(("table" = String, Path,), ("seat" = u8, Path, minimum = 1, maximum = 8)), responses(
    (status = 201, body = OnceLink),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn invite(
    State(hall): State<Arc<Hall>>,
    At(table, seat): At,
    caller: Caller,
) -> Result<Response, Problem> {
    let seat = seat.ok_or_else(|| Problem::new(ProblemKind::NoSuchSeat))?;
    hall.limiter.ask(What::Table, Who::Address(caller.address))?;
    let code = Code::fresh(hall.entropy.as_ref());
    let link = OnceLink { link: format!("/t/{table}#invite={}", code.reveal()), seconds: INVITATION };
    hall.change(hall.room(table), move |sitting| {
        caller.needs_seat(sitting)?;
        Ok((Some(sitting.invite(seat, &code, sitting.hour.now)?), ()))
    })
    .await?;
    Ok((StatusCode::CREATED, Json(link)).into_response())
}

/// Which bot should play.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Lend {
    /// Its level; without one the bot plays as well as those that nobody chose.
    level: Option<String>,
}

/// Lets a bot play a seat: the caller's own, until it is taken back, or one that is open.
#[utoipa::path(post, path = "/api/tables/{table}/seats/{seat}/bot", request_body = Lend,
    params(("table" = String, Path,), ("seat" = u8, Path, minimum = 1, maximum = 8), Again), responses(
    (status = 204),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn hand_over(
    State(hall): State<Arc<Hall>>,
    At(table, seat): At,
    caller: Caller,
    again: Again,
    Told(lend): Told<Lend>,
) -> Result<StatusCode, Problem> {
    let seat = seat.ok_or_else(|| Problem::new(ProblemKind::NoSuchSeat))?;
    let house = hall.house.clone();
    let once =
        again.at("bot", table, &caller, &[&[seat.number()], lend.level.as_deref().unwrap_or_default().as_bytes()]);
    decide(&hall, table, caller, once, move |sitting, by| {
        Ok(Some(sitting.hand_over(by, seat, lend.level.as_deref(), &house, sitting.hour.now)?))
    })
    .await
}

/// Takes the caller's seat back from its bot.
#[utoipa::path(post, path = "/api/tables/{table}/back", params(("table" = String, Path,), Again), responses(
    (status = 204),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn take_back(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
    again: Again,
) -> Result<StatusCode, Problem> {
    let once = again.at("back", table, &caller, &[]);
    decide(&hall, table, caller, once, |sitting, seat| Ok(Some(sitting.take_back(seat, sitting.hour.now)?))).await
}

/// The caller gives the game up. While others still play with each other a bot plays on for them; otherwise the game is over
/// as it stands, and they come last.
#[utoipa::path(post, path = "/api/tables/{table}/concede", params(("table" = String, Path,), Again), responses(
    (status = 204),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn concede(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
    again: Again,
) -> Result<StatusCode, Problem> {
    let house = hall.house.clone();
    let once = again.at("concede", table, &caller, &[]);
    decide(&hall, table, caller, once, move |sitting, seat| {
        Ok(Some(sitting.concede(seat, &house, sitting.hour.now)?))
    })
    .await
}

/// Whether the same people play again, and where.
#[derive(Serialize, ToSchema)]
pub(super) struct Rematch {
    /// The new table, once there is one. Everybody's token opens their seat there too.
    id: Option<String>,
    /// The caller's seat there, counted from 1.
    seat: Option<u8>,
    /// The seats of those who would like to, here.
    agreed: Vec<u8>,
    /// The seats of those who would not.
    refused: Vec<u8>,
    /// The seats of those people who have not said yet.
    waiting: Vec<u8>,
}

impl Rematch {
    async fn now(hall: &Arc<Hall>, table: TableId, caller: &Caller) -> Result<Json<Rematch>, Problem> {
        let room = hall.room(table);
        let (again, new) = {
            let sitting = hall.sit(&room).await?;
            (sitting.again(), sitting.rematch())
        };
        let mut seat = None;
        if let Some(new) = new {
            let room = hall.room(new);
            seat = caller.seat(&*hall.sit(&room).await?)?;
        }
        let numbers = |seats: Seats| seats.iter().map(Seat::number).collect();
        Ok(Json(Rematch {
            id: new.map(|id| id.to_string()),
            seat: seat.map(Seat::number),
            agreed: numbers(again.agreed),
            refused: numbers(again.refused),
            waiting: numbers(again.waiting),
        }))
    }
}

/// The caller would like to play again. When all people who played have agreed, a table is opened for them, the next seat
/// beginning. If some have refused, the others open it by asking once more: the seats of those who refused are free there.
#[utoipa::path(post, path = "/api/tables/{table}/rematch", params(("table" = String, Path,), Again), responses(
    (status = 200, body = Rematch),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn rematch(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
    again: Again,
) -> Result<Json<Rematch>, Problem> {
    hall.limiter.ask(What::Table, Who::Address(caller.address))?;
    let once = again.at("rematch", table, &caller, &[]);
    let who = caller.clone();
    hall.agree(table, move |sitting| who.needs_seat(sitting), once).await?;
    Rematch::now(&hall, table, &caller).await
}

/// The caller would not like to play again.
#[utoipa::path(post, path = "/api/tables/{table}/rematch/refuse", params(("table" = String, Path,), Again), responses(
    (status = 200, body = Rematch),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn refuse(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
    again: Again,
) -> Result<Json<Rematch>, Problem> {
    let once = again.at("refuse", table, &caller, &[]);
    let who = caller.clone();
    let decide = move |sitting: &mut Sitting| Ok((sitting.refuse(who.needs_seat(sitting)?, sitting.hour.now)?, ()));
    hall.change_once(hall.room(table), once, decide).await?;
    Rematch::now(&hall, table, &caller).await
}
