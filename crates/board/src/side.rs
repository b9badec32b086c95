//! The column beside the stage: players and log.

use langhus_rules::Say;
use maud::{Markup, html};

use crate::numbers::{facts, items, score};
use crate::painting::Line;
use crate::regions::Drawing;
use crate::sheet::{Player, Sheet};
use crate::time::{away, clock};
use crate::{Area, shapes};

pub(crate) fn players(sheet: &Sheet, drawing: &mut Drawing<'_>) -> Markup {
    html! {
        section.players data-region="players" data-panel="players" aria-label=(sheet.word("players")) {
            h2 { (sheet.word("players")) }
            @if sheet.you().is_some() && !sheet.over && !sheet.replay { (free_seats(sheet)) }
            @for area in &sheet.painting.scene.areas {
                @if let Some(player) = sheet.player(area.seat) { (beside(sheet, area, player, drawing)) }
            }
        }
    }
}

/// What those who still sit there can do about a seat that somebody has left.
fn free_seats(sheet: &Sheet) -> Markup {
    html! {
        @for player in sheet.players.iter().filter(|player| player.is_free) {
            div.free-seat {
                p { (sheet.words(&Say::new("seat-is-free").with("who", sheet.pen().name(player.seat)))) }
                button type="button" data-do="fill" data-seat=(player.seat) { (sheet.word("fill")) }
                button type="button" data-do="invite" data-seat=(player.seat) { (sheet.word("invite")) }
            }
        }
    }
}

/// A player in the list beside the table, in two lines, with the own area to be unfolded.
fn beside(sheet: &Sheet, area: &Area, player: &Player, drawing: &mut Drawing<'_>) -> Markup {
    let you = sheet.you() == Some(area.seat);
    let head = html! {
        summary {
            (shapes::banner(&sheet.pen(), area.seat))
            span.name {
                (sheet.pen().name(area.seat))
                @if you { " " small { "(" (sheet.word("you")) ")" } }
                @if let Some(note) = &player.note { " " small { (note) } }
            }
            // Whether somebody else is here, as the script knows.
            @if !you && player.note.is_none() && !sheet.replay { span.presence data-seat=(area.seat) {} }
            @if player.awaited { span.awaited { (shapes::hourglass()) span.unseen { (sheet.word("awaited")) } } }
            @if let Some(time) = &player.time { (clock(sheet, player.seat, time)) }
            (score(sheet, player.score))
            (away(sheet, player))
            (facts(&area.facts))
        }
    };
    // Whose turn it is changes often, what lies before somebody seldom.
    let content = html! {
        @if !you { div.area { (area.full) } }
        (items(sheet, player))
    };
    let part = drawing.part(content, area.seat);
    // Somebody who sits here has a note only while a bot plays for them.
    let lent = you && player.note.is_some();
    html! {
        details.player.{ "seat-" (area.seat) } id={ "player-" (area.seat) } data-awaited=(player.awaited) data-lent=[lent.then_some("true")] {
            (head)
            div.unfolded data-version=(part.version) { @if let Some(inside) = part.inside { (inside) } }
        }
    }
}

/// The log, or what a page lacks of it. When the game is over, wherever this looks, its lines are counted in another way.
pub(crate) fn log(sheet: &Sheet, drawing: &mut Drawing<'_>) -> Markup {
    let (all, since) = (&sheet.painting.log, drawing.log_from(sheet));
    let newest = all.last().map(|line| line.number).into_iter().chain(since).max();
    drawing.drawn.note_lines(newest);
    let lines: Vec<&Line> = all.iter().rev().filter(|line| since.is_none_or(|since| line.number > since)).collect();
    html! {
        // Where nothing is new, the page has all of it.
        @if since.is_none() || !lines.is_empty() {
            section.log data-region="log" data-panel="log" aria-label=(sheet.word("log")) {
                (filter(sheet))
                @if lines.is_empty() {
                    p.empty { (sheet.word("log-empty")) }
                } @else {
                    ol.lines #log tabindex="0" aria-label=(sheet.word("log")) data-since=[since] {
                        @for line in lines { (log_line(sheet, line)) }
                    }
                }
            }
        }
    }
}

/// Whose lines are shown: everybody's, what touched the viewer, or those of one player.
fn filter(sheet: &Sheet) -> Markup {
    html! {
        label.filter {
            span.unseen { (sheet.word("log-show")) }
            select #log-show {
                option value="" { (sheet.word("log-all")) }
                @if sheet.you().is_some() { option value="me" { (sheet.word("log-me")) } }
                @if sheet.since.is_some() { option value="since" { (sheet.word("log-since")) } }
                @for player in &sheet.players { option value=(player.seat) { (sheet.pen().name(player.seat)) } }
            }
        }
    }
}

/// A line: whose it is, a picture of what happened, and the way to that moment.
fn log_line(sheet: &Sheet, line: &Line) -> Markup {
    let about = (!line.about.is_empty()).then(|| line.about.join(" "));
    let seats: Vec<String> = line.seats.iter().map(ToString::to_string).collect();
    html! {
        li data-number=(line.number) data-about=[about] data-seats=(seats.join(" ")) class=[line.headline.then_some("headline")] {
            span.whose {
                @if let Some(seat) = line.seat { (shapes::banner(&sheet.pen(), seat)) }
                @if let Some(icon) = &line.icon { (icon) }
            }
            a href={ "/t/" (sheet.id) "?at=" (line.number) } data-at=(line.number) { (line.text) }
        }
    }
}
