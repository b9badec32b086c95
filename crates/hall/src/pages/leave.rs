//! Leave on the page of whoever looks: how much there is, what is announced, and announcing more.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use langhus_rules::{Language, Say};
use langhus_table::dates::day;
use langhus_table::leave::{AT_ONCE, IN_A_YEAR, Leaves};
use maud::{Markup, html};
use serde::Deserialize;

use super::words::{say, word};
use super::you::back;
use crate::hall::Hall;
use crate::problem::Problem;
use crate::web::caller::Caller;
use crate::web::extract::Filled;
use crate::web::leave::{Days, LeaveState, take};
use crate::web::you::needs_person;

/// The part of the page.
pub(super) fn section(leaves: &Leaves, now: i64, language: Language) -> Markup {
    let left = leaves.left(now);
    let how = Say::new("page-leave-how").with("most", IN_A_YEAR).with("once", AT_ONCE);
    let today = day(now);
    html! {
        section.leave {
            h2 { (word("page-leave", language)) }
            p { (say(&how, language)) }
            @let ahead = LeaveState::all(leaves, now);
            @if !ahead.is_empty() {
                ul.device-list {
                    @for leave in ahead { (row(&leave, now, language)) }
                }
            }
            p.left { (say(&Say::new("page-leave-left").with("left", left).with("most", IN_A_YEAR), language)) }
            @if left > 0 {
                form.line method="post" action="/you/leave" {
                    label { span { (word("page-leave-from", language)) } input type="date" name="from" required min=(today) value=(today); }
                    label { span { (word("page-leave-until", language)) } input type="date" name="until" required min=(today); }
                    // The script says how late it is here.
                    input type="hidden" name="zone" value="0" data-offset;
                    button { (word("page-leave-do", language)) }
                }
            }
        }
    }
}

fn row(leave: &LeaveState, now: i64, language: Language) -> Markup {
    let begun = leave.from <= now;
    html! {
        li {
            span {
                strong { (moment(leave.from)) " – " (moment(leave.until - 1)) } br;
                small {
                    (say(&Say::new("page-leave-days").with("days", leave.days), language))
                    @if begun { " · " (word("page-leave-now", language)) }
                }
            }
            form method="post" action="/you/leave/end" {
                input type="hidden" name="from" value=(leave.from);
                button { (word(if begun { "page-leave-end" } else { "page-leave-off" }, language)) }
            }
        }
    }
}

/// The day of a moment. The script says which it is where its reader is.
fn moment(moment: i64) -> Markup {
    html! { time data-moment=(moment) { (day(moment)) } }
}

/// Announces leave.
pub(super) async fn announce(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Filled(days): Filled<Days>,
) -> Result<Response, Problem> {
    take(&hall, &caller, &days).await?;
    Ok(back())
}

#[derive(Deserialize)]
pub(super) struct Ended {
    from: i64,
}

/// Ends leave, or calls it off.
pub(super) async fn end(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Filled(ended): Filled<Ended>,
) -> Result<Response, Problem> {
    hall.call_off(needs_person(&caller)?, ended.from).await?;
    Ok(back())
}
