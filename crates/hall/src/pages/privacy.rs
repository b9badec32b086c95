//! What is kept, how long, and by whom.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use langhus_rules::Say;
use maud::html;

use super::words::{say, word};
use super::{Head, page};
use crate::hall::Hall;
use crate::web::caller::Caller;

/// The page.
pub(super) async fn privacy(State(hall): State<Arc<Hall>>, caller: Caller) -> Response {
    let language = caller.language;
    let days = |key: &'static str, days: u32| say(&Say::new(key).with("days", days), language);
    let content = html! {
        main #main .plain .privacy {
            h1 { (word("page-privacy", language)) }
            p { (word("page-privacy-short", language)) }
            h2 { (word("page-privacy-kept", language)) }
            dl {
                dt { (word("page-privacy-you", language)) } dd { (word("page-privacy-you-what", language)) }
                dt { (word("page-privacy-games", language)) } dd { (days("page-privacy-games-what", hall.privacy.abandoned)) }
                dt { (word("page-privacy-talk", language)) } dd { (word("page-privacy-talk-what", language)) }
                dt { (word("page-privacy-told", language)) } dd { (word("page-privacy-told-what", language)) }
                dt { (word("page-privacy-browser", language)) } dd { (word("page-privacy-browser-what", language)) }
                dt { (word("page-privacy-addresses", language)) } dd { (days("page-privacy-addresses-what", hall.privacy.addresses)) }
            }
            h2 { (word("page-privacy-rights", language)) }
            p { (word("page-privacy-rights-what", language)) " " a href="/you" { (word("page-you-title", language)) } }
            h2 { (word("page-privacy-who", language)) }
            p {
                @match &hall.privacy.contact {
                    Some(contact) => { (word("page-privacy-contact", language)) " " bdi { (contact) } },
                    None => { (word("page-privacy-no-contact", language)) },
                }
            }
            p { a.button href="/" { (word("page-back-to-hall", language)) } }
        }
    };
    let title = word("page-privacy", language);
    page(
        &hall,
        &Head { language, title: &title, games: &[], script: None, here: "/privacy", kept: caller.kept() },
        &content,
    )
}
