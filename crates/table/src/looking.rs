//! A table as somebody sees it at a moment. Everything that is needed for drawing is taken out of the table at once
//! ([`sight`]), so that it can be drawn ([`Sighting::paint`]) while the table goes on.

use langhus_board::{Away, Count, Glass, Invitation, Known, LOG, Painting, Player, Sheet, Time, Waiting};
use langhus_bots::Level;
use langhus_rules::{Choice, Item, Language, Say, Seat, Seats, Viewer};

use crate::conceding::places;
use crate::dates::day;
use crate::declined::Declined;
use crate::house::House;
use crate::leave::Leave;
use crate::sitting::Sitting;
use crate::stored::{Sitter, Status};
use crate::words::{older_rules, say, variant, word};
use crate::{Customs, Hosted, hosted, timing};

/// Who looks.
#[derive(Clone, Copy)]
pub struct Eyes {
    /// The seat in which they sit, by which they count.
    pub own: Option<Seat>,
    /// As whom they look: when the game is over, as anybody they like.
    pub viewer: Viewer,
    /// In which language.
    pub language: Language,
}

impl Eyes {
    /// Somebody who looks as who they are.
    pub fn of(own: Option<Seat>, language: Language) -> Eyes {
        Eyes { own, viewer: own.map_or(Viewer::Spectator, Viewer::Seat), language }
    }

    /// By what they notice.
    fn counts(&self) -> Viewer {
        self.own.map_or(Viewer::Spectator, Viewer::Seat)
    }
}

/// When the table is looked at.
#[derive(Clone, Copy, Debug)]
pub enum Moment {
    /// Now.
    Now,
    /// At a position, as whoever looks counts them.
    At(usize),
    /// After what has this sequence number, as they count; after the last one it is the present, with its questions.
    After(u64),
    /// Where the round begins that comes so many after the one of a position, or before it.
    Round {
        /// The position.
        from: usize,
        /// 1 for the next round, -1 for the one before.
        by: i32,
    },
}

/// All of a sheet but what the painting brings, the choices and the names of the seats.
type Unpainted = dyn FnOnce(Painting, Vec<Choice>, Vec<String>) -> Sheet + Send;

/// What somebody sees, not drawn yet.
pub struct Sighting {
    sighting: hosted::Sighting,
    names: Vec<String>,
    language: Language,
    choices: Vec<Choice>,
    sheet: Box<Unpainted>,
}

impl Sighting {
    /// Draws it.
    pub fn paint(self) -> Sheet {
        let paths: Vec<&[String]> = self.choices.iter().map(|choice| choice.path.as_slice()).collect();
        let glass = Glass { language: self.language, names: &self.names };
        let painting = (self.sighting)(glass, &paths);
        (self.sheet)(painting, self.choices, self.names)
    }
}

/// The position that is wanted; nothing for the present.
fn position(sitting: &Sitting, counts: Viewer, moment: Moment) -> Result<Option<usize>, Declined> {
    Ok(match moment {
        Moment::Now => None,
        Moment::At(position) => Some(position),
        Moment::After(sequence) => {
            let position = sitting.position_after(counts, sequence);
            Some(position).filter(|_| sequence < sitting.sequence_of(counts))
        }
        Moment::Round { from, by } => {
            let table = sitting.table.as_deref().ok_or(Declined::NotBegun)?;
            let wanted = sitting.at(counts, from)?.round().saturating_add_signed(by);
            Some(table.position_of(sitting.numbering(counts), table.beginning_of(wanted)))
        }
    })
}

/// What somebody sees at a moment. Of the log there is what a page lacks that shows something already.
///
/// # Errors
/// The game has not come that far.
pub fn sight(
    house: &House,
    sitting: &Sitting,
    eyes: Eyes,
    moment: Moment,
    known: &Known,
) -> Result<Sighting, Declined> {
    let Eyes { own, viewer, language } = eyes;
    let (head, title) = (&sitting.head, sitting.title());
    let counts = eyes.counts();
    let newest = sitting.positions(counts);
    let wanted = position(sitting, counts, moment)?;
    let past = wanted.map(|at| sitting.at(counts, at)).transpose()?;
    let now = sitting.table.as_deref().ok_or(Declined::NotBegun)?;
    let table: &dyn Hosted = past.as_deref().unwrap_or(now);
    let asked = own.filter(|_| past.is_none() && head.status == Status::Playing);
    let at = wanted.unwrap_or(newest);
    let finished = head.status.is_past();
    let log = known.log_from(at, finished).unwrap_or_else(|| at.saturating_sub(LOG));
    // Given up, a game is over where it stood.
    let gone = if finished && at >= newest { sitting.conceded() } else { Seats::NONE };
    // A look back shows no clocks: they tell of the present.
    let clocks = sitting.clocks().filter(|_| past.is_none());
    let time = |seat| sitting.time_of(clocks.as_ref()?, seat, counts).map(told);
    let away =
        |seat| sitting.next_leave(seat).filter(|_| past.is_none() && !finished).map(|leave| away(sitting, leave));
    let players: Vec<Player> = sitting
        .seats()
        .map(|seat| Player {
            time: time(seat),
            away: away(seat),
            ..player(house, (sitting, gone), table, seat, language)
        })
        .collect();
    let sure = sitting.edition().provenances();
    let reconstructed = Say::new("reconstructed").with("assumed", sure.assumed).with("all", sure.all());
    let (id, variant) = (head.id.to_string(), variant(title, &head.options, language));
    let prompt = asked.and_then(|seat| table.prompt(seat, language));
    let may_undo = asked.is_some_and(|seat| sitting.may_undo(seat));
    let sequence = match moment {
        Moment::After(sequence) => sequence.min(sitting.sequence_of(counts)),
        _ => sitting.sequence_of(counts),
    };
    let (round, over) = (table.round(), table.awaited().is_empty() || !gone.is_empty());
    let replay = matches!(moment, Moment::At(_) | Moment::Round { .. }) || head.status == Status::Replay;
    let older = older_rules(title, head.revision, language);
    let learner = own.filter(|_| !replay && head.status == Status::Playing);
    let guide = learner.and_then(|seat| sitting.guide(seat, table.moves(), language));
    let again = (head.status == Status::Finished && past.is_none()).then(|| invitation(sitting));
    let waiting = asks_for_time(sitting, own).filter(|_| past.is_none());
    let given = asked.and_then(|seat| sitting.given(seat)).map(|given| given.only);
    let resting = head.status == Status::Resting && past.is_none();
    let since = own.filter(|_| !replay).and_then(|seat| sitting.position_of_own_answer(seat));
    let hour = Some(sitting.hour.now);
    let may_ask = asked.is_some_and(|seat| sitting.may_ask(seat));
    let request = sitting.request().filter(|_| past.is_none());
    let asks = request.map(|request| (request.by, request.waiting.iter().collect()));
    let (hints, customs) = (head.customs.hints, customs(sitting, language));
    let edition = (sure.assumed > 0).then(|| say(&reconstructed, language));
    Ok(Sighting {
        sighting: table.sighting(viewer, sitting.numbering(counts), log),
        names: table.names().to_vec(),
        language,
        choices: asked.map(|seat| table.choices(seat, language)).unwrap_or_default(),
        sheet: Box::new(move |painting, choices, names| Sheet {
            book: title.book(),
            language,
            names,
            viewer,
            id,
            game: title.id(),
            title: title.title(language),
            variant,
            painting,
            players,
            prompt,
            choices,
            may_undo,
            may_ask,
            asks,
            hints,
            customs,
            waiting,
            given,
            since,
            resting,
            hour,
            again,
            sequence,
            moves: newest,
            at,
            round,
            over,
            finished,
            replay,
            older,
            edition,
            has_aid: title.has_aid(),
            guide,
        }),
    })
}

/// Somebody at the table, as the page shows them beside it.
fn player(
    house: &House,
    (sitting, gone): (&Sitting, Seats),
    table: &dyn Hosted,
    seat: Seat,
    language: Language,
) -> Player {
    let mut standings = table.standings();
    places(&mut standings, gone);
    let standing = standings.into_iter().find(|standing| standing.seat == seat);
    let place = &sitting.places[seat.index()];
    let level = house.level(&place.level).map(Level::title);
    Player {
        seat,
        score: standing.map_or(0, |standing| standing.score),
        place: standing.map_or(0, |standing| standing.place),
        items: table.items(seat).iter().map(|item| count(table, item, language)).collect(),
        tie_break: standing.map_or(0, |standing| standing.tie_break),
        finished_by_bot: sitting.played_by_bots().contains(seat),
        is_person: place.sitter == Sitter::Human,
        time: None,
        note: match place.sitter {
            Sitter::Away if sitting.conceded().contains(seat) => Some(word("conceded", language)),
            Sitter::Away => level.map(|level| format!("→ {level}")),
            Sitter::Open => Some(word("free-seat", language)),
            Sitter::Bot => Some(word("bot", language)),
            Sitter::Human => None,
        },
        away: None,
        is_free: place.sitter == Sitter::Open,
        awaited: gone.is_empty() && table.awaited().contains(seat),
        has_conceded: gone.contains(seat) && !table.awaited().is_empty(),
    }
}

/// Leave, as the page is told it.
fn away(sitting: &Sitting, Leave { from, until }: Leave) -> Away {
    // The last day is the one on which it is not over yet.
    Away { from, until, begun: from <= sitting.hour.now, days: [day(from), day(until - 1)] }
}

/// The time of a seat, as the page is told it.
fn told(timing::Time { left, until, overdue }: timing::Time) -> Time {
    Time { left, until, overdue }
}

/// What whoever sits here may do about those whom the game waits for.
fn asks_for_time(sitting: &Sitting, own: Option<Seat>) -> Option<Waiting> {
    let own = own.filter(|_| sitting.head.status == Status::Playing)?;
    let listed = sitting.head.listed;
    Some(Waiting { listed, may_nudge: sitting.may_nudge(own), nudged_by: sitting.nudged_by(own) })
}

/// Who would like to play again.
fn invitation(sitting: &Sitting) -> Invitation {
    let again = sitting.again();
    let seats = |seats: Seats| seats.iter().collect();
    Invitation {
        agreed: seats(again.agreed),
        refused: seats(again.refused),
        waiting: seats(again.waiting),
        table: sitting.rematch().map(|id| id.to_string()),
    }
}

/// What goes and what does not at this table. Whoever plays with nobody but bots need not be told.
fn customs(sitting: &Sitting, language: Language) -> Option<String> {
    let people = sitting.people().len();
    if people < 2 || sitting.head.status == Status::Replay {
        return None;
    }
    let Customs { hints, take_back } = sitting.head.customs;
    let hints = word(if hints { "custom-hints" } else { "custom-no-hints" }, language);
    let take_back = word(if take_back { "custom-take-back" } else { "custom-no-take-back" }, language);
    Some(format!("{hints} {take_back}"))
}

/// Points, and what they are for in words.
fn count(table: &dyn Hosted, item: &Item, language: Language) -> Count {
    Count { what: item.what, text: table.say(&item.say, language), points: item.points }
}
