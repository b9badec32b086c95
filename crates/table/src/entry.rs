//! What happens at a table, one entry after the other.

use std::fmt;
use std::str::FromStr;

use langhus_rules::{Seat, Seats, Viewer, Viewers};
use serde::Serialize;
use utoipa::ToSchema;

/// What an entry is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// The table was opened.
    Opened,
    /// Somebody sat down.
    Sat,
    /// Somebody left their seat.
    Left,
    /// Somebody took another seat before the game began; the text is the number of the old one.
    Moved,
    /// A bot plays for this seat from now on.
    Bot,
    /// The person in this seat plays again themselves.
    Back,
    /// The person in this seat gave the game up.
    Conceded,
    /// All seats are taken; the game was dealt.
    Begun,
    /// An action was played.
    Played,
    /// The last action was taken back.
    Undone,
    /// Somebody asks the others whether their last move may be taken back.
    Asked,
    /// Somebody allows it.
    Allowed,
    /// Somebody does not, or asks no more.
    Denied,
    /// Somebody said something.
    Chat,
    /// Somebody said what can be said with one click.
    Saying,
    /// Somebody would like to play again.
    Again,
    /// Somebody would not.
    Enough,
    /// The same people play again, at another table.
    Rematch,
    /// Whoever learned here goes on without the guide.
    Unguided,
    /// The time of those whom the game waits for is up.
    Overdue,
    /// Somebody asks those whom the game waits for to go on.
    Nudged,
    /// Nobody had moved for long: the table was put away.
    Rested,
    /// Somebody who sits there brought the table back.
    Resumed,
    /// Somebody has announced leave, or other leave than before; or it begins or is over. The text is all of it that lies ahead.
    Leave,
}

const NAMES: [(Kind, &str); 24] = [
    (Kind::Opened, "opened"),
    (Kind::Sat, "sat"),
    (Kind::Left, "left"),
    (Kind::Moved, "moved"),
    (Kind::Bot, "bot"),
    (Kind::Back, "back"),
    (Kind::Conceded, "conceded"),
    (Kind::Begun, "begun"),
    (Kind::Played, "played"),
    (Kind::Undone, "undone"),
    (Kind::Asked, "asked"),
    (Kind::Allowed, "allowed"),
    (Kind::Denied, "denied"),
    (Kind::Chat, "chat"),
    (Kind::Saying, "saying"),
    (Kind::Again, "again"),
    (Kind::Enough, "enough"),
    (Kind::Rematch, "rematch"),
    (Kind::Unguided, "unguided"),
    (Kind::Overdue, "overdue"),
    (Kind::Nudged, "nudged"),
    (Kind::Rested, "rested"),
    (Kind::Resumed, "resumed"),
    (Kind::Leave, "leave"),
];

impl Kind {
    /// The kind's name in the store.
    pub fn name(self) -> &'static str {
        NAMES.iter().find(|(kind, _)| *kind == self).map_or("", |(_, name)| name)
    }

    /// Does it change the game itself?
    pub const fn is_of_the_game(self) -> bool {
        matches!(self, Kind::Begun | Kind::Played | Kind::Undone)
    }

    /// Is it only said, so that the table looks the same after it?
    pub const fn is_talk(self) -> bool {
        matches!(self, Kind::Chat | Kind::Saying)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Kind {
    type Err = ();

    fn from_str(text: &str) -> Result<Kind, ()> {
        NAMES.iter().find(|(_, name)| *name == text).map(|(kind, _)| *kind).ok_or(())
    }
}

/// One entry. The store numbers entries by their place in the table's list, counted from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What it is about.
    pub kind: Kind,
    /// Whose it is.
    pub seat: Option<Seat>,
    /// An action's notation, what was said, a name, a level, a table, a seat, a word for a table that is no usual one, leave; how
    /// many actions stand after more than the last one was taken back.
    pub text: Box<str>,
    /// The client's own id of an action, so that a repeated one is known.
    pub client: Option<Box<str>>,
    /// Whom the game waits for afterwards.
    pub awaited: Seats,
    /// When it was written, in milliseconds since 1970.
    pub at: i64,
    /// Who notices it. Found out again while the table is loaded, not kept.
    pub noticed: Viewers,
}

impl Entry {
    /// What a viewer may be told of the text. An action's notation can hold a secret answer, so only its own seat gets it;
    /// talk is for those who sit at the table.
    pub fn text_for(&self, viewer: Viewer) -> Option<String> {
        let may = match self.kind {
            Kind::Played => self.seat.is_some_and(|seat| viewer.is(seat)),
            Kind::Chat | Kind::Saying => viewer.seat().is_some(),
            // How many actions stand counts hidden ones too.
            Kind::Undone => false,
            _ => true,
        };
        (may && !self.text.is_empty()).then(|| self.text.to_string())
    }
}

/// A set of seats as the store keeps it.
pub fn bits(seats: Seats) -> i64 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.index())
}

/// A set of seats from the store.
pub fn from_bits(bits: i64) -> Seats {
    (0..Seat::MOST as u8).filter(|n| bits & (1 << n) != 0).map(Seat::new).collect()
}
