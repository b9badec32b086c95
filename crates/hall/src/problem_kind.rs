//! The kinds of problems: what is told to programs by a stable name, and to people by a title.

use std::fmt;
use std::str::FromStr;

use langhus_rules::Say;

/// The one list of problems: what each is called in the code and to programs, and its HTTP status.
macro_rules! problems {
    ($($(#[$doc:meta])* $kind:ident = $name:literal, $status:literal;)*) => {
        /// What kind of problem it is.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum ProblemKind {
            $($(#[$doc])* $kind,)*
        }

        impl ProblemKind {
            /// All of them.
            pub const ALL: &'static [ProblemKind] = &[$(ProblemKind::$kind),*];

            /// The name that never changes: the last part of the problem's type.
            pub const fn name(self) -> &'static str {
                match self {
                    $(ProblemKind::$kind => $name,)*
                }
            }

            /// The HTTP status.
            pub const fn status(self) -> u16 {
                match self {
                    $(ProblemKind::$kind => $status,)*
                }
            }
        }
    };
}

problems! {
    /// The request cannot be read.
    Malformed = "malformed", 400;
    /// This needs a seat.
    NoSeat = "no-seat", 401;
    /// Nobody is here who could do this.
    Nobody = "nobody", 401;
    /// This token opens no seat here.
    WrongToken = "wrong-token", 401;
    /// The request comes from another site.
    WrongOrigin = "wrong-origin", 403;
    /// This recovery code is nobody's.
    WrongCode = "wrong-code", 403;
    /// This is not yours to do.
    NotYours = "not-yours", 403;
    /// This seat is given by invitation.
    NeedsInvitation = "needs-invitation", 403;
    /// There is no such table.
    NoSuchTable = "no-such-table", 404;
    /// There is nothing here.
    NoSuchPage = "no-such-page", 404;
    /// There is no such game.
    NoSuchGame = "no-such-game", 404;
    /// There is no such bot.
    NoSuchLevel = "no-such-level", 404;
    /// There is no such standing answer.
    NoSuchOrder = "no-such-order", 404;
    /// There is no such pace.
    NoSuchPace = "no-such-pace", 404;
    /// There is no such seat.
    NoSuchSeat = "no-such-seat", 404;
    /// There is no such position.
    NoSuchPosition = "no-such-position", 404;
    /// There is no such device.
    NoSuchDevice = "no-such-device", 404;
    /// There is no such channel.
    NoSuchChannel = "no-such-channel", 404;
    /// There is no such leave.
    NoSuchLeave = "no-such-leave", 404;
    /// This cannot be done here.
    NoSuchMethod = "no-such-method", 405;
    /// This came too late.
    Late = "late", 409;
    /// This sequence has not come yet.
    Ahead = "ahead", 409;
    /// It is not your turn.
    NotAwaited = "not-awaited", 409;
    /// This cannot be taken back.
    UndoRefused = "undo-refused", 409;
    /// Nobody is advised at this table.
    NoHints = "no-hints", 409;
    /// The others play again already.
    PlaysAgain = "plays-again", 409;
    /// Whoever sits there still has time.
    StillHere = "still-here", 409;
    /// The game waits for nobody else.
    NobodyElse = "nobody-else", 409;
    /// They were asked to go on not long ago.
    NudgedAlready = "nudged-already", 409;
    /// The game has not begun.
    NotBegun = "not-begun", 409;
    /// The game has begun.
    HasBegun = "has-begun", 409;
    /// This table was put away.
    Resting = "resting", 409;
    /// The game is not over.
    NotFinished = "not-finished", 409;
    /// The game is over.
    Over = "over", 409;
    /// The book of this table is full.
    Full = "full", 409;
    /// This seat is taken.
    SeatTaken = "seat-taken", 409;
    /// You already sit here.
    SitsAlready = "sits-already", 409;
    /// You sit at one table as two.
    SitsTwice = "sits-twice", 409;
    /// You have left a seat of this game.
    HasLeft = "has-left", 409;
    /// This name looks like another one here.
    NameTaken = "name-taken", 409;
    /// This is your only device.
    LastDevice = "last-device", 409;
    /// This leave cannot be announced.
    BadLeave = "bad-leave", 409;
    /// You have too many devices.
    TooManyDevices = "too-many-devices", 409;
    /// You have too many channels.
    TooManyChannels = "too-many-channels", 409;
    /// No bot plays here.
    NotABot = "not-a-bot", 409;
    /// A bot plays here already.
    ABotAlready = "a-bot-already", 409;
    /// This table was begun with other rules.
    OldRules = "old-rules", 409;
    /// This link does not work any more.
    SpentCode = "spent-code", 410;
    /// This is too large.
    TooLarge = "too-large", 413;
    /// This name is not served here.
    Misdirected = "misdirected", 421;
    /// A rule refuses this.
    Refused = "refused", 422;
    /// The lesson goes another way.
    NotInLesson = "not-in-lesson", 422;
    /// This is no action of the game.
    NotAnAction = "not-an-action", 422;
    /// A table cannot be opened like this.
    BadSetup = "bad-setup", 422;
    /// This name cannot be used.
    BadName = "bad-name", 422;
    /// This cannot be said.
    BadChat = "bad-chat", 422;
    /// Nothing is sent to this address.
    BadChannel = "bad-channel", 422;
    /// This record cannot be opened.
    BadRecord = "bad-record", 422;
    /// This key belongs to another request.
    KeyUsed = "key-used", 422;
    /// Too many requests.
    TooMany = "too-many", 429;
    /// Something went wrong here.
    Broken = "broken", 500;
    /// The server cannot do this now.
    Unavailable = "unavailable", 503;
    /// It is not known whether this was kept.
    Unknown = "unknown", 503;
}

impl ProblemKind {
    /// The kind in a few words.
    pub fn title(self) -> Say {
        Say::new(self.name())
    }

    /// What happened and what to do, where nothing else is said.
    pub fn detail(self) -> Say {
        Say::new(format!("{}-detail", self.name()))
    }
}

impl fmt::Display for ProblemKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for ProblemKind {
    type Err = ();

    fn from_str(name: &str) -> Result<ProblemKind, ()> {
        ProblemKind::ALL.iter().copied().find(|kind| kind.name() == name).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_is_read_by_the_name_it_is_written_with() {
        for kind in ProblemKind::ALL {
            assert_eq!(kind.to_string().parse(), Ok(*kind));
            assert!((400..600).contains(&kind.status()), "{kind}");
        }
        assert_eq!("nonsense".parse::<ProblemKind>(), Err(()));
    }
}
