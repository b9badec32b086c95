//! Why a table does not do what somebody asks. Whoever serves it turns this into words.

use langhus_rules::PlayError;

/// Why a table does not do what somebody asks; nothing has changed then.
#[derive(Clone, PartialEq, Debug)]
pub enum Declined {
    /// The answer names a sequence number that has not come yet.
    Ahead {
        /// The last one there is, as the seat counts.
        sequence: u64,
    },
    /// What the answer is about has been answered, or has changed.
    Late {
        /// The last sequence number there is, as the seat counts.
        sequence: u64,
    },
    /// The game refuses the action.
    ByTheGame {
        /// Why.
        error: PlayError,
        /// The same in the reader's language.
        text: String,
    },
    /// The action stays: the reason in the reader's language.
    NoUndo(String),
    /// Nothing is taken back after the end.
    NoUndoAfterTheEnd,
    /// At this table a turn that is over stands.
    NoTakeBack,
    /// There is no move of theirs to ask for, nobody to ask, or somebody asks already.
    NothingToAsk,
    /// Nobody asks them.
    NothingAsked,
    /// At this table nobody is advised.
    NoHints,
    /// The game has not begun.
    NotBegun,
    /// The game is over.
    Over,
    /// They have given the game up.
    HasConceded,
    /// The table was put away.
    Resting,
    /// The game is not over.
    NotFinished,
    /// The others play again already, at another table.
    PlaysAgain,
    /// The game has not come that far.
    NoSuchPosition {
        /// The last position there is.
        last: usize,
    },
    /// The table keeps too much already.
    Full(Fullness),
    /// There is no such seat.
    NoSuchSeat,
    /// There is no such bot.
    NoSuchLevel,
    /// Somebody or a bot plays the seat.
    SeatTaken,
    /// They sit at this table already.
    SitsAlready,
    /// They have left another seat of this game, and know what it holds.
    HasLeft,
    /// The seat is given by invitation.
    NeedsInvitation,
    /// The code is worth nothing, or no more.
    SpentCode,
    /// It is somebody else's seat.
    NotYours,
    /// Whoever opened the table decides that.
    NotTheHost,
    /// The game has begun.
    HasBegun,
    /// It is the seat of somebody who still has time.
    StillHere,
    /// The game offers no such standing answer.
    NoSuchOrder,
    /// The game waits for nobody else.
    NobodyElse,
    /// Those whom the game waits for were asked to go on not long ago.
    NudgedAlready,
    /// A bot plays the seat already.
    ABotAlready,
    /// No bot plays the seat.
    NotABot,
    /// The name looks like another one at the table.
    NameTaken {
        /// The other one.
        name: String,
    },
    /// It cannot be a name.
    BadName(BadName),
    /// The lesson wants something else: why, in the reader's language, where it says so.
    NotInLesson(Option<String>),
    /// The set-up is wrong: what the game says about it.
    BadSetup(String),
    /// A mistake of ours, as a sentence for the person who hosts the table.
    Broken(String),
}

/// What a table has too much of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fullness {
    /// Talk and actions that were taken back.
    Talk,
    /// Coming and going.
    Seats,
    /// Entries in all.
    Actions {
        /// How many there may be.
        most: usize,
    },
}

/// Why something cannot be a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadName {
    /// It holds something that cannot be seen.
    Hidden,
    /// It has too many accents on a letter, or one on nothing.
    Marks,
    /// It is empty or too long.
    Length {
        /// How many characters it may have.
        most: usize,
    },
    /// It looks like the name of the house.
    House,
}
