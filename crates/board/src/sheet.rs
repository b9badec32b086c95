//! The page of a table: bar, question, board, own area, players, log, chat. The same for every game.
//!
//! Everything that changes in play is a *region* (`data-region`); the script fetches the regions again after every move
//! and swaps those that are different, so that focus, scrolling and opened panels stay.

use langhus_rules::{Arg, Choice, Language, Say, Seat};
use maud::{Markup, html};
use serde_json::json;

use crate::artist::{Line, Painting};
use crate::devices::{devices, once_link};
use crate::{Area, Fact, Known, Pen, shapes, word, words};

/// Somebody at the table.
pub struct Player {
    /// The seat.
    pub seat: Seat,
    /// The points so far.
    pub score: i32,
    /// What they are made of: words and points.
    pub items: Vec<(String, i32)>,
    /// The place so far, 1 for the first.
    pub place: u8,
    /// The level, where a bot plays; "away" where nobody does.
    pub note: Option<String>,
    /// Has somebody left this seat, and nobody taken it?
    pub is_free: bool,
    /// Does the game wait for them?
    pub awaited: bool,
}

/// A table, ready to be drawn.
pub struct Sheet<'a> {
    /// The pen of the viewer.
    pub pen: Pen<'a>,
    /// The table's name.
    pub id: &'a str,
    /// The game's id.
    pub game: &'a str,
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
    /// Can the viewer have a hint?
    pub may_ask: bool,
    /// The last sequence number the viewer noticed.
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
}

/// The section of a rulebook that tells what changed from one revision of the rules to the next.
pub const REVISIONS: &str = "revisions";

impl Sheet<'_> {
    fn language(&self) -> Language {
        self.pen.speaker.language
    }

    fn word(&self, key: &'static str) -> String {
        word(key, self.language())
    }

    fn words(&self, say: &Say) -> String {
        words(say, self.language())
    }

    fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.iter().find(|player| player.seat == seat)
    }

    fn you(&self) -> Option<Seat> {
        self.pen.viewer.seat()
    }

    fn winners(&self) -> Vec<String> {
        self.players.iter().filter(|player| player.place == 1).map(|player| self.pen.name(player.seat)).collect()
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
        let names: Vec<Arg> = awaited.map(|player| Arg::Name(self.pen.name(player.seat))).collect();
        let count = names.len();
        self.words(&Say::new("turn-of").with("who", names).with("count", count))
    }

    fn script_data(&self) -> String {
        let choice = |choice: &Choice| json!({ "action": choice.notation, "text": choice.text, "path": choice.path });
        let about = json!({
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
            "window": self.painting.window.as_ref().map(|(pass, own)| json!({ "pass": pass, "own": own })),
        });
        about.to_string()
    }
}

/// The regions of a table, without the page around them.
pub fn regions(sheet: &Sheet<'_>, known: &Known) -> Markup {
    html! { (centre(sheet, known)) (players(sheet, known)) (log(sheet, known)) }
}

fn centre(sheet: &Sheet<'_>, known: &Known) -> Markup {
    html! {
        div #now data-region="now" hidden data-now=(sheet.script_data()) {}
        (bar(sheet))
        (ask(sheet))
        (board(sheet, known))
        (mine(sheet, known))
    }
}

/// The content of a table's page.
pub fn table(sheet: &Sheet<'_>, chat: &Markup) -> Markup {
    let you = sheet.you().map(|seat| seat.number());
    let nothing = Known::default();
    html! {
        main #main .table .{ "g-" (sheet.game) } data-table=(sheet.id) data-you=[you] data-replay=(sheet.replay)
            data-texts=(texts(sheet)) {
            (centre(sheet, &nothing))
            @if sheet.replay { (slider(sheet)) }
            aside.side { (players(sheet, &nothing)) (log(sheet, &nothing)) (chat) }
            @if sheet.older.is_some() || sheet.edition.is_some() {
                p.edition {
                    @if let Some(older) = &sheet.older { (note(sheet, older, REVISIONS, "older-more")) " " }
                    @if let Some(edition) = &sheet.edition { (note(sheet, edition, "edition", "edition-more")) }
                }
            }
            nav.tabs aria-label=(sheet.word("panels")) {
                @for (tab, key) in [("mine", "tab-mine"), ("players", "tab-players"), ("log", "tab-log"), ("chat", "tab-chat")] {
                    button type="button" data-tab=(tab) aria-pressed=(tab == "mine") { (sheet.word(key)) }
                }
            }
        }
        div #live .unseen role="status" aria-live="polite" {}
        div #tip role="tooltip" hidden {}
        (keys(sheet))
    }
}

/// A remark about the table, with the section of the rulebook that tells more.
fn note(sheet: &Sheet<'_>, text: &str, section: &str, more: &'static str) -> Markup {
    html! { (text) " " a href={ "/rules/" (sheet.game) "#" (section) } target="rules" { (sheet.word(more)) } }
}

/// What the script says.
fn texts(sheet: &Sheet<'_>) -> String {
    const KEYS: [&str; 11] = [
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
    ];
    let texts: serde_json::Map<_, _> = KEYS.iter().map(|key| ((*key).to_owned(), sheet.word(key).into())).collect();
    serde_json::Value::Object(texts).to_string()
}

fn bar(sheet: &Sheet<'_>) -> Markup {
    let mine = sheet.prompt.is_some();
    html! {
        header.bar data-region="bar" data-mine=(mine) {
            h1 {
                (sheet.title)
                @if let Some(variant) = &sheet.variant { span.variant { " · " (variant) } }
            }
            p.status { (sheet.painting.scene.status) }
            p.turn {
                @for player in sheet.players.iter().filter(|player| player.awaited) { (shapes::banner(&sheet.pen, player.seat)) }
                span { (sheet.turn()) }
            }
        }
    }
}

fn ask(sheet: &Sheet<'_>) -> Markup {
    let rules = format!("/rules/{}#{}", sheet.game, sheet.painting.section);
    html! {
        section.ask data-region="ask" aria-label=(sheet.word("question")) {
            @if sheet.over {
                (end(sheet))
            } @else if let Some(prompt) = &sheet.prompt {
                div.prompt {
                    p #prompt tabindex="-1" { (prompt) }
                    ol.chosen #chosen aria-label=(sheet.word("chosen-so-far")) {}
                }
                div.choices #choices role="group" aria-labelledby="prompt" {}
            } @else {
                div.prompt { p #prompt .idle tabindex="-1" { (shapes::hourglass()) (sheet.turn()) } }
            }
            div.tools {
                button type="button" data-do="back" hidden { (tool(sheet, "←", "back")) }
                @if !sheet.over && !sheet.replay {
                    button type="button" data-do="undo" disabled[!sheet.may_undo] { (tool(sheet, "↶", "undo")) }
                }
                @if sheet.may_ask && sheet.prompt.is_some() {
                    button type="button" data-do="hint" { (tool(sheet, "✦", "hint")) }
                }
                button type="button" data-do="skip" hidden { (tool(sheet, "»", "skip-ahead")) }
                a.why href=(rules) target="rules" {
                    (tool(sheet, "?", if sheet.prompt.is_some() { "why" } else { "rules" }))
                }
                button type="button" data-do="settings" { (tool(sheet, "⚙", "settings")) }
            }
            ol.advice #advice aria-label=(sheet.word("hint")) hidden {}
            p.notice #notice role="alert" {}
        }
    }
}

/// What stands on a tool: its word, or only a sign where there is no room for words.
fn tool(sheet: &Sheet<'_>, sign: &str, word: &'static str) -> Markup {
    let word = sheet.word(word);
    html! { span.sign aria-hidden="true" title=(word) { (sign) } span.word { (word) } }
}

/// The standings at the end, every scoring item included.
fn end(sheet: &Sheet<'_>) -> Markup {
    let mut ranked: Vec<&Player> = sheet.players.iter().collect();
    ranked.sort_by_key(|player| player.place);
    html! {
        div.end {
            p #prompt tabindex="-1" { strong { (sheet.turn()) } }
            p.after {
                @if sheet.you().is_some() {
                    button.primary type="button" data-do="rematch" { (sheet.word("rematch")) }
                }
                a.button href={ "/api/tables/" (sheet.id) "/record" } download { (sheet.word("record")) }
                @if !sheet.replay { a.button href={ "/t/" (sheet.id) "?at=0" } { (sheet.word("replay")) } }
                a.button href="/" { (sheet.word("hall")) }
            }
            ol.standings {
                @for player in ranked {
                    li value=(player.place) {
                        details open id={ "result-" (player.seat) } {
                            summary {
                                span.place { (player.place) "." }
                                (shapes::banner(&sheet.pen, player.seat))
                                span.name { (sheet.pen.name(player.seat)) }
                                (score(sheet, player.score))
                            }
                            (items(sheet, player))
                        }
                    }
                }
            }
        }
    }
}

fn score(sheet: &Sheet<'_>, score: i32) -> Markup {
    let label = sheet.words(&Say::new("points").with("n", score));
    html! { span.score data-count=(score) aria-label=(label) role="img" { (shapes::points()) (score) } }
}

fn items(sheet: &Sheet<'_>, player: &Player) -> Markup {
    html! {
        @if player.items.is_empty() {
            p.empty { (sheet.word("no-points")) }
        } @else {
            table.items {
                caption.unseen { (sheet.word("items")) }
                tbody {
                    @for (text, points) in &player.items { tr { th scope="row" { (text) } td { (points) } } }
                }
                tfoot { tr { th scope="row" { (sheet.word("sum")) } td { (player.score) } } }
            }
        }
    }
}

fn board(sheet: &Sheet<'_>, known: &Known) -> Markup {
    let content = &sheet.painting.scene.board;
    let part = known.part(content, "board");
    html! {
        section.board data-region="board" aria-label=(sheet.word("board")) data-version=(part.version) data-same[part.same] {
            @if !part.same { (content) }
        }
    }
}

fn mine(sheet: &Sheet<'_>, known: &Known) -> Markup {
    let own = sheet.you().and_then(|you| sheet.painting.scene.areas.iter().find(|area| area.seat == you));
    let content = html! {
        @match (own, own.and_then(|area| sheet.player(area.seat))) {
            (Some(area), Some(player)) => {
                header.owner.{ "seat-" (area.seat) } {
                    (shapes::banner(&sheet.pen, area.seat))
                    h2 { (sheet.pen.name(area.seat)) }
                    (score(sheet, player.score))
                    (facts(&area.facts))
                    details.why-score id="my-items" { summary { (sheet.word("items")) } (items(sheet, player)) }
                }
                (area.full)
            }
            _ => { p.empty { (sheet.word("watching")) } }
        }
    };
    let part = known.part(&content, "mine");
    html! {
        section.mine data-region="mine" data-panel="mine" aria-label=(sheet.word("my-area")) data-version=(part.version) data-same[part.same] {
            @if !part.same { (content) }
        }
    }
}

fn facts(facts: &[Fact]) -> Markup {
    html! {
        ul.facts {
            @for fact in facts {
                li data-tip=(fact.label) { (fact.icon) span aria-hidden="true" { (fact.value) } span.unseen { (fact.label) ": " (fact.value) } }
            }
        }
    }
}

fn players(sheet: &Sheet<'_>, known: &Known) -> Markup {
    html! {
        section.players data-region="players" data-panel="players" aria-label=(sheet.word("players")) {
            h2 { (sheet.word("players")) }
            @if sheet.you().is_some() && !sheet.over && !sheet.replay { (free_seats(sheet)) }
            @for area in &sheet.painting.scene.areas {
                @if let Some(player) = sheet.player(area.seat) { (beside(sheet, area, player, known)) }
            }
        }
    }
}

/// What those who still sit there can do about a seat that somebody has left.
fn free_seats(sheet: &Sheet<'_>) -> Markup {
    html! {
        @for player in sheet.players.iter().filter(|player| player.is_free) {
            div.free-seat {
                p { (sheet.words(&Say::new("seat-is-free").with("who", sheet.pen.name(player.seat)))) }
                button type="button" data-do="fill" data-seat=(player.seat) { (sheet.word("fill")) }
                button type="button" data-do="invite" data-seat=(player.seat) { (sheet.word("invite")) }
            }
        }
    }
}

/// A player in the list beside the table, with the own area to be unfolded.
fn beside(sheet: &Sheet<'_>, area: &Area, player: &Player, known: &Known) -> Markup {
    let you = sheet.you() == Some(area.seat);
    let head = html! {
        summary {
            (shapes::banner(&sheet.pen, area.seat))
            span.name {
                (sheet.pen.name(area.seat))
                @if you { " " small { "(" (sheet.word("you")) ")" } }
                @if let Some(note) = &player.note { " " small { (note) } }
            }
            @if player.awaited { span.awaited { (shapes::hourglass()) span.unseen { (sheet.word("awaited")) } } }
            (score(sheet, player.score))
            (facts(&area.facts))
        }
    };
    // Whose turn it is changes often, what lies before somebody seldom.
    let content = html! {
        @if !you { div.area { (area.full) } }
        (items(sheet, player))
    };
    let part = known.part(&content, area.seat);
    html! {
        details.player.{ "seat-" (area.seat) } id={ "player-" (area.seat) } data-awaited=(player.awaited) {
            (head)
            div.unfolded data-version=(part.version) data-same[part.same] { @if !part.same { (content) } }
        }
    }
}

/// The log, or what a page lacks of it. When the game is over, wherever this looks, its lines are counted in another way.
fn log(sheet: &Sheet<'_>, known: &Known) -> Markup {
    let since = known.lines(sheet.at).filter(|_| !sheet.finished);
    let wanted = |line: &&Line| since.is_none_or(|since| line.number > since);
    html! {
        section.log data-region="log" data-panel="log" aria-label=(sheet.word("log")) {
            h2 { (sheet.word("log")) }
            @if sheet.painting.log.is_empty() {
                p.empty { (sheet.word("log-empty")) }
            } @else {
                ol.lines #log tabindex="0" aria-label=(sheet.word("log")) data-since=[since] {
                    @for line in sheet.painting.log.iter().rev().filter(wanted) { (log_line(sheet, line)) }
                }
            }
        }
    }
}

fn log_line(sheet: &Sheet<'_>, line: &Line) -> Markup {
    let about = (!line.about.is_empty()).then(|| line.about.join(" "));
    html! {
        li data-number=(line.number) data-about=[about] class=[line.headline.then_some("headline")] {
            @match &line.icon { Some(icon) => { (icon) } None => { (shapes::banner(&sheet.pen, line.seat)) } }
            span { (line.text) }
        }
    }
}

/// The slider of a look back.
fn slider(sheet: &Sheet<'_>) -> Markup {
    html! {
        section.replay aria-label=(sheet.word("replay")) data-region="replay" {
            div.steps {
                @for (step, key) in [
                    ("first", "first"), ("round-back", "round-back"), ("back", "step-back"), ("play", "play"), ("on", "step-on"),
                    ("round-on", "round-on"), ("last", "last"),
                ] {
                    button type="button" data-step=(step) aria-label=(sheet.word(key)) data-tip=(sheet.word(key)) { (shapes::step(step)) }
                }
            }
            label { span { (sheet.word("position")) } input #position type="range" min="0" max=(sheet.moves) value=(sheet.at); }
            output #at for="position" { (sheet.at) " / " (sheet.moves) }
            @if sheet.finished {
                label { span { (sheet.word("seen-by")) } select #seen-by {
                    option value="" selected[sheet.you().is_none()] { (sheet.word("spectator")) }
                    @for player in &sheet.players {
                        option value=(player.seat) selected[sheet.you() == Some(player.seat)] { (sheet.pen.name(player.seat)) }
                    }
                } }
            }
        }
    }
}

/// All keys, and what may be set.
fn keys(sheet: &Sheet<'_>) -> Markup {
    let setting = |name: &str, key: &'static str, values: &[(&str, &'static str)]| {
        html! {
            fieldset {
                legend { (sheet.word(key)) }
                @for (value, text) in values {
                    label { input type="radio" name=(name) value=(value); span { (sheet.word(text)) } }
                }
            }
        }
    };
    html! {
        dialog #settings aria-labelledby="settings-title" {
            h2 #settings-title { (sheet.word("settings")) }
            (setting("pace", "pace", &[("slow", "pace-slow"), ("normal", "pace-normal"), ("fast", "pace-fast"), ("none", "pace-none")]))
            (setting("confirm", "confirming", &[("touch", "confirm-touch"), ("always", "confirm-always"), ("never", "confirm-never")]))
            (setting("windows", "windows", &[("always", "windows-always"), ("own", "windows-own"), ("round", "windows-round")]))
            (setting("sound", "sound", &[("on", "sound-on"), ("off", "sound-off")]))
            (setting("notify", "notify", &[("on", "notify-on"), ("off", "notify-off")]))
            @if sheet.you().is_some() && !sheet.replay {
                h2 { (sheet.word("my-seat")) }
                p.seat-tools {
                    button type="button" data-seat-do="lend" { (sheet.word("lend")) }
                    button type="button" data-seat-do="return" { (sheet.word("return")) }
                    button type="button" data-seat-do="leave" { (sheet.word("leave")) }
                }
                (devices(sheet.id, sheet.language()))
            }
            h2 { (sheet.word("keys")) }
            dl.keys {
                @for (key, text) in [
                    ("1 – 9", "key-digits"), ("Tab", "key-tab"), ("Enter", "key-enter"), ("Esc", "key-escape"), ("u", "key-undo"),
                    ("h", "key-hint"), ("n", "key-skip"), ("b", "key-board"), ("p", "key-prompt"), ("?", "key-help"),
                ] {
                    dt { kbd { (key) } } dd { (sheet.word(text)) }
                }
            }
            form method="dialog" { button.primary { (sheet.word("close")) } }
        }
        @if sheet.you().is_some() && !sheet.replay {
            dialog #invitation aria-labelledby="invitation-title" {
                h2 #invitation-title { (sheet.word("invite")) }
                p { (sheet.word("invite-how")) }
                (once_link(sheet.language()))
                form method="dialog" { button.primary { (sheet.word("close")) } }
            }
        }
    }
}
