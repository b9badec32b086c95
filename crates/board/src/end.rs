//! The end, which covers the board: who has won and why, and one table in which everybody can be compared.

use langhus_rules::{Arg, Language, Say, Seat};
use maud::{Markup, html};

use crate::shapes;
use crate::sheet::{Invitation, Player, Sheet};

/// A row of the table: what points are for, and how many everybody has of it, with the words for each.
struct Row {
    what: &'static str,
    label: String,
    cells: Vec<(Seat, i32, Vec<String>)>,
}

/// What a score has several of is counted together, where the game has a word for all of them (`items-KIND`).
fn rows(sheet: &Sheet, ranked: &[&Player]) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for player in ranked {
        for item in &player.items {
            let key = format!("items-{}", item.what);
            let together = sheet.book.keys(Language::English).contains(&key);
            let label = if together { sheet.pen().word(key) } else { item.text.clone() };
            let known = rows.iter().position(|row| row.what == item.what && row.label == label);
            let row = known.unwrap_or_else(|| {
                rows.push(Row { what: item.what, label, cells: Vec::new() });
                rows.len() - 1
            });
            let cells = &mut rows[row].cells;
            if !cells.iter().any(|(seat, ..)| *seat == player.seat) {
                cells.push((player.seat, 0, Vec::new()));
            }
            for (seat, points, words) in cells {
                if *seat == player.seat {
                    *points += item.points;
                    words.push(format!("{}: {}", item.text, item.points));
                }
            }
        }
    }
    rows
}

/// Why the winner has won, in one sentence.
fn reason(sheet: &Sheet, ranked: &[&Player]) -> Option<String> {
    let gone = ranked.iter().filter(|player| player.has_conceded);
    let gone: Vec<Arg> = gone.map(|player| Arg::Name(sheet.pen().name(player.seat))).collect();
    if !gone.is_empty() {
        return Some(sheet.words(&Say::new("won-conceded").with("count", gone.len()).with("who", gone)));
    }
    let (first, rest) = ranked.split_first()?;
    let second = rest.first()?;
    let name = |player: &Player| sheet.pen().name(player.seat);
    let say = |key: &'static str| Say::new(key).with("points", first.score).with("who", name(second));
    Some(sheet.words(&match (second.place == first.place, first.score - second.score) {
        (true, _) => say("won-shared"),
        (false, 0) => {
            let what = sheet.painting.tie_break.clone().unwrap_or_else(|| sheet.word("tie-break"));
            say("won-by-tie-break").with("what", what).with("own", first.tie_break).with("other", second.tie_break)
        }
        (false, more) => say("won-by-points").with("more", more),
    }))
}

pub(crate) fn end(sheet: &Sheet) -> Markup {
    let mut ranked: Vec<&Player> = sheet.players.iter().collect();
    ranked.sort_by_key(|player| player.place);
    html! {
        section.end data-region="end" aria-label=(sheet.word("result")) hidden[!sheet.over] {
            @if sheet.over {
                header.winner {
                    h2 { (sheet.turn()) }
                    @if let Some(reason) = reason(sheet, &ranked) { p { (reason) } }
                }
                (sheet_of_scores(sheet, &ranked))
                @if let Some(invitation) = &sheet.again { (again(sheet, invitation)) }
                (after(sheet))
            }
        }
    }
}

/// Who would like to play again, and what the viewer may answer.
fn again(sheet: &Sheet, invitation: &Invitation) -> Markup {
    let Invitation { agreed, refused, waiting, table } = invitation;
    let said = |key: &'static str, seats: &[Seat]| {
        let others = seats.iter().filter(|seat| sheet.you() != Some(**seat));
        let names: Vec<Arg> = others.map(|seat| Arg::Name(sheet.pen().name(*seat))).collect();
        let count = names.len();
        (count > 0).then(|| sheet.words(&Say::new(key).with("who", names).with("count", count)))
    };
    let mine = |seats: &[Seat]| sheet.you().is_some_and(|you| seats.contains(&you));
    let open = table.is_none();
    // Whoever has agreed goes there by themselves; everybody else may.
    let follows = mine(agreed);
    html! {
        div.again role="status" data-again=(if follows { "agreed" } else if mine(refused) { "refused" } else { "" }) {
            @if let Some(table) = table {
                p { (sheet.word("again-begun")) }
                a.button.primary href={ "/t/" (table) } data-follow[follows] { (sheet.word("again-go")) }
            } @else {
                @if let Some(text) = said("again-agreed", agreed) { p { (text) } }
                @if let Some(text) = said("again-refused", refused) { p { (text) } }
                @if follows { @if let Some(text) = said("again-waiting", waiting) { p { (text) } } }
            }
            @if open && sheet.you().is_some() {
                @if !follows {
                    button.primary type="button" data-do="rematch" { (sheet.word(if agreed.is_empty() { "rematch" } else { "again-yes" })) }
                } @else if waiting.is_empty() && !refused.is_empty() {
                    button.primary type="button" data-do="rematch" { (sheet.word("again-without")) }
                }
                @if !mine(refused) && !agreed.is_empty() {
                    button type="button" data-do="refuse" { (sheet.word(if follows { "again-not-any-more" } else { "again-no" })) }
                }
            }
        }
    }
}

/// What may be done when the game is over.
fn after(sheet: &Sheet) -> Markup {
    html! {
        p.after {
            @if !sheet.replay { a.button href={ "/t/" (sheet.id) "?at=0" } { (sheet.word("replay")) } }
            button type="button" data-do="board" { (sheet.word("see-board")) }
            a.button href="/" { (sheet.word("hall")) }
            button type="button" data-do="print" { (sheet.word("print")) }
            button type="button" data-do="picture" { (sheet.word("picture")) }
            a.button href={ "/api/tables/" (sheet.id) "/record" } download { (sheet.word("record")) }
        }
    }
}

/// One table: seats as columns, items as rows.
fn sheet_of_scores(sheet: &Sheet, ranked: &[&Player]) -> Markup {
    let class = |player: &Player| {
        let you = if sheet.you() == Some(player.seat) { "you" } else { "" };
        format!("{you} {}", if player.place == 1 { "won" } else { "" }).trim().to_owned()
    };
    let tied = ranked.windows(2).any(|two| two[0].score == two[1].score && two[0].tie_break != two[1].tie_break);
    html! {
        div.standings tabindex="0" role="group" aria-label=(sheet.word("result")) {
            table {
                caption.unseen { (sheet.word("result")) }
                thead {
                    tr {
                        td {}
                        @for player in ranked {
                            th.(class(player)) scope="col" data-place-won=(player.place) {
                                span.place { (player.place) "." }
                                (shapes::banner(&sheet.pen(), player.seat))
                                span.name { (sheet.pen().name(player.seat)) }
                                @if sheet.you() == Some(player.seat) { small { "(" (sheet.word("you")) ")" } }
                                @if player.finished_by_bot { small.by-bot { (sheet.word("finished-by-bot")) } }
                            }
                        }
                    }
                }
                tbody {
                    @for row in rows(sheet, ranked) {
                        tr {
                            th scope="row" { (row.label) }
                            @for player in ranked {
                                @let cell = row.cells.iter().find(|(seat, ..)| *seat == player.seat);
                                @let words = cell.filter(|(.., words)| words.len() > 1).map(|(.., words)| words.join("\n"));
                                td.(class(player)) data-tip=[words] { @if let Some((_, points, _)) = cell { (points) } }
                            }
                        }
                    }
                }
                tfoot {
                    tr.sum {
                        th scope="row" { (sheet.word("sum")) }
                        @for player in ranked { td.(class(player)) { (player.score) } }
                    }
                    @if tied {
                        tr.tie {
                            th scope="row" {
                                (sheet.word("tie-break"))
                                @if let Some(what) = &sheet.painting.tie_break { ": " (what) }
                            }
                            @for player in ranked { td.(class(player)) { (player.tie_break) } }
                        }
                    }
                }
            }
        }
    }
}
