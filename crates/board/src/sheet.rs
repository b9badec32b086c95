//! The page of a table: bar, question, board, own area, players, log, chat. The same for every game.
//!
//! Everything that changes in play is a *region* (`regions.rs`).

use langhus_rules::{Arg, Choice, Language, Phrasebook, Say, Seat, Speaker, Viewer};
use maud::{Markup, html};
use serde_json::json;

use crate::dialogs::{invitation, settings, slider};
use crate::guide::guide;
use crate::painting::Painting;
use crate::question::{ask, bar};
use crate::regions::{Drawing, stage};
use crate::side::{log, players};
use crate::time::{Away, Time, Waiting};
use crate::{Guide, Pen, word, words};

/// Points, and what they are for.
pub struct Count {
    /// The kind of it, the same in all languages: what a score has several of is counted together at the end.
    pub what: &'static str,
    /// In words.
    pub text: String,
    /// How many.
    pub points: i32,
}

/// Somebody at the table.
pub struct Player {
    /// The seat.
    pub seat: Seat,
    /// The points so far.
    pub score: i32,
    /// What they are made of.
    pub items: Vec<Count>,
    /// What decides between equal points.
    pub tie_break: i32,
    /// The place so far, 1 for the first.
    pub place: u8,
    /// The level, where a bot plays; "away" where nobody does.
    pub note: Option<String>,
    /// Has somebody left this seat, and nobody taken it?
    pub is_free: bool,
    /// Does the game wait for them?
    pub awaited: bool,
    /// Does a person play here themselves?
    pub is_person: bool,
    /// Does a bot play here for a person who is away or has left?
    pub finished_by_bot: bool,
    /// How much time they have, where it counts.
    pub time: Option<Time>,
    /// The leave that they are on, or go on next.
    pub away: Option<Away>,
    /// Have they given the game up, and ended it so?
    pub has_conceded: bool,
}

/// Who would like to play again.
pub struct Invitation {
    /// These would.
    pub agreed: Vec<Seat>,
    /// These would not.
    pub refused: Vec<Seat>,
    /// These people have not said yet.
    pub waiting: Vec<Seat>,
    /// The table where they do.
    pub table: Option<String>,
}

/// A table, ready to be drawn.
pub struct Sheet {
    /// The game's own texts.
    pub book: &'static Phrasebook,
    /// The language of whoever looks.
    pub language: Language,
    /// The names of the seats.
    pub names: Vec<String>,
    /// Who looks.
    pub viewer: Viewer,
    /// The table's name.
    pub id: String,
    /// The game's id.
    pub game: &'static str,
    /// The game's title.
    pub title: String,
    /// The variant in words, if there is more than one.
    pub variant: Option<String>,
    /// What the game drew.
    pub painting: Painting,
    /// Who plays, in the order of the seats.
    pub players: Vec<Player>,
    /// What is asked of the viewer.
    pub prompt: Option<String>,
    /// What the viewer may do.
    pub choices: Vec<Choice>,
    /// May the viewer take the last action back?
    pub may_undo: bool,
    /// May the viewer ask the others for the last action?
    pub may_ask: bool,
    /// Who asks for theirs now, and who has not answered.
    pub asks: Option<(Seat, Vec<Seat>)>,
    /// May the viewer ask an adviser here?
    pub hints: bool,
    /// What goes and what does not at this table, where people play with each other.
    pub customs: Option<String>,
    /// What whoever sits here may do about those whom the game waits for.
    pub waiting: Option<Waiting>,
    /// Does the house answer what is asked of the viewer? Then whether because there is only one answer.
    pub given: Option<bool>,
    /// Was the table put away?
    pub resting: bool,
    /// The position after the viewer's own last answer.
    pub since: Option<usize>,
    /// What time it is, in milliseconds since 1970; nothing where the drawing may be shown at another time too.
    pub hour: Option<i64>,
    /// Who would like to play again, when the game is over.
    pub again: Option<Invitation>,
    /// The sequence number after which this is shown, as the viewer counts.
    pub sequence: u64,
    /// How many moves there are.
    pub moves: usize,
    /// The move that is shown.
    pub at: usize,
    /// The number of the round that is shown.
    pub round: u32,
    /// Is the game over?
    pub over: bool,
    /// Is the whole game over, wherever this looks? Then everybody's view may be seen.
    pub finished: bool,
    /// Is this a look back: at a finished game, or at an earlier position?
    pub replay: bool,
    /// Is the table played by an older revision of the rules? Then what to tell about it.
    pub older: Option<String>,
    /// Is the edition a reconstruction in part? Then what to tell about it.
    pub edition: Option<String>,
    /// Has the game a player aid?
    pub has_aid: bool,
    /// What the guide says, to whoever learns at this table.
    pub guide: Option<Guide>,
}

/// The section of a rulebook that tells what changed from one revision of the rules to the next.
pub const REVISIONS: &str = "revisions";

impl Sheet {
    /// The pen of whoever looks.
    pub(crate) fn pen(&self) -> Pen<'_> {
        let speaker = Speaker { book: self.book, language: self.language, names: &self.names };
        Pen { speaker, viewer: self.viewer }
    }

    pub(crate) fn word(&self, key: &'static str) -> String {
        word(key, self.language)
    }

    pub(crate) fn words(&self, say: &Say) -> String {
        words(say, self.language)
    }

    pub(crate) fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.iter().find(|player| player.seat == seat)
    }

    pub(crate) fn you(&self) -> Option<Seat> {
        self.viewer.seat()
    }

    fn winners(&self) -> Vec<String> {
        self.players.iter().filter(|player| player.place == 1).map(|player| self.pen().name(player.seat)).collect()
    }

    /// Whose turn it is, or who has won, in a few words.
    pub fn turn(&self) -> String {
        if self.over {
            let winners = self.winners();
            let names: Vec<Arg> = winners.iter().cloned().map(Arg::Name).collect();
            return self.words(&Say::new("won").with("who", names).with("count", winners.len()));
        }
        if self.prompt.is_some() {
            return self.word("your-turn");
        }
        let awaited = self.players.iter().filter(|player| player.awaited);
        let names: Vec<Arg> = awaited.map(|player| Arg::Name(self.pen().name(player.seat))).collect();
        let count = names.len();
        self.words(&Say::new("turn-of").with("who", names).with("count", count))
    }

    /// What the script is told beside what is drawn: where the game stands, and what may be done.
    pub fn now(&self) -> serde_json::Value {
        let choice = |choice: &Choice| json!({ "action": choice.notation, "text": choice.text, "path": choice.path });
        json!({
            "sequence": self.sequence,
            "moves": self.moves,
            "at": self.at,
            "round": self.round,
            "over": self.over,
            "mine": self.prompt.is_some(),
            "turn": self.turn(),
            "prompt": self.prompt,
            "undo": self.may_undo,
            "choices": self.choices.iter().map(choice).collect::<Vec<_>>(),
            "places": self.painting.places,
            "guided": self.guide.is_some(),
            "forced": self.given == Some(true),
            "since": self.since,
        })
    }
}

/// The content of a table's page.
pub fn table(sheet: &Sheet, chat: &Markup) -> Markup {
    let you = sheet.you().map(|seat| seat.number());
    let mut drawing = Drawing::default();
    html! {
        main #main .table .{ "g-" (sheet.game) } data-table=(sheet.id) data-you=[you] data-replay=(sheet.replay)
            data-talk="log" data-hour=[sheet.hour] data-texts=(texts(sheet)) {
            div #now hidden data-now=(sheet.now()) {}
            (bar(sheet))
            (ask(sheet))
            (guide(sheet))
            @if sheet.replay { (slider(sheet)) }
            div.stage { (stage(sheet, &mut drawing)) }
            aside.side {
                (players(sheet, &mut drawing))
                div.switch role="group" aria-label=(sheet.word("panels")) {
                    button type="button" data-talk="log" aria-pressed="true" { (sheet.word("log")) }
                    @if sheet.you().is_some() {
                        button type="button" data-talk="chat" aria-pressed="false" { (sheet.word("tab-chat")) span.unread hidden {} }
                    }
                }
                (log(sheet, &mut drawing))
                (chat)
                @if sheet.older.is_some() || sheet.edition.is_some() || sheet.customs.is_some() {
                    p.edition {
                        @if let Some(customs) = &sheet.customs { (customs) " " }
                        @if let Some(older) = &sheet.older { (note(sheet, older, REVISIONS, "older-more")) " " }
                        @if let Some(edition) = &sheet.edition { (note(sheet, edition, "edition", "edition-more")) }
                    }
                }
            }
            nav.tabs aria-label=(sheet.word("panels")) {
                @for (tab, key) in [("mine", "tab-mine"), ("players", "tab-players"), ("log", "tab-log"), ("chat", "tab-chat")] {
                    button type="button" data-tab=(tab) aria-pressed=(tab == "mine") {
                        (sheet.word(key))
                        @if tab == "chat" { span.unread hidden {} }
                    }
                }
            }
        }
        div #live .unseen role="status" aria-live="polite" {}
        div #tip role="tooltip" hidden {}
        (settings(sheet))
        (invitation(sheet))
    }
}

/// A remark about the table, with the section of the rulebook that tells more.
fn note(sheet: &Sheet, text: &str, section: &str, more: &'static str) -> Markup {
    html! { (text) " " a href={ "/rules/" (sheet.game) "#" (section) } target="rules" { (sheet.word(more)) } }
}

/// What the script says.
fn texts(sheet: &Sheet) -> String {
    const KEYS: [&str; 22] = [
        "confirm",
        "cancel",
        "lost",
        "found",
        "chosen",
        "your-turn",
        "send-failed",
        "hint-none",
        "thinking",
        "forced",
        "leave-sure",
        "concede-sure",
        "unread",
        "day",
        "days",
        "hours",
        "minutes",
        "time-up",
        "here",
        "away",
        "gone",
        "gone-since",
    ];
    let texts: serde_json::Map<_, _> = KEYS.iter().map(|key| ((*key).to_owned(), sheet.word(key).into())).collect();
    serde_json::Value::Object(texts).to_string()
}
