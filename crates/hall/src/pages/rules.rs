//! The rules of a game, in our own words.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;
use maud::{PreEscaped, html};

use super::words::word;
use super::{Head, page};
use crate::hall::Hall;
use crate::problem::Problem;
use crate::web::caller::Caller;

/// The rulebook of a game.
pub(super) async fn rulebook(
    State(hall): State<Arc<Hall>>,
    Path(game): Path<String>,
    caller: Caller,
) -> Result<Response, Problem> {
    let artist = hall.house.artist(&game).ok_or_else(|| Problem::new("no-such-game"))?;
    let language = caller.language;
    let book = artist.rulebook(language);
    let content = html! {
        main #main .rulebook.{ "g-" (artist.id()) } {
            header.title {
                div.cover { (artist.cover()) }
                div {
                    h1 { (book.title) }
                    p { (artist.summary(language)) }
                    form method="post" action={ "/play/" (artist.id()) } { button.primary { (word("page-play-now", language)) } }
                }
            }
            nav.contents aria-label=(word("page-contents", language)) {
                label { span { (word("page-search", language)) } input #search type="search" autocomplete="off"; }
                output #found for="search" {}
                ol {
                    @for chapter in &book.chapters {
                        li.{ "level-" (chapter.level) } { a href={ "#" (chapter.id) } { (chapter.title) } }
                    }
                }
            }
            article { (sections(&book.body.0)) }
        }
    };
    let here = format!("/rules/{game}");
    let head = Head { language, title: &book.title, games: &[artist.id()], script: Some("pages.js"), here: &here };
    Ok(page(&hall, &head, &content))
}

/// The text cut at its headings, so that a search can show the sections that match.
fn sections(body: &str) -> PreEscaped<String> {
    let mut cut = String::with_capacity(body.len() + 2048);
    let mut rest = body;
    while let Some(at) = rest.get(1..).and_then(|rest| rest.find("<h2 ").map(|at| at + 1)) {
        cut.push_str("<section>");
        cut.push_str(&rest[..at]);
        cut.push_str("</section>");
        rest = &rest[at..];
    }
    cut.push_str("<section>");
    cut.push_str(rest);
    cut.push_str("</section>");
    PreEscaped(cut)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rulebook_is_cut_at_its_chapters() {
        let cut = sections("<p>a</p><h2 id=\"b\">b</h2>c<h2 id=\"d\">d</h2>").0;
        assert_eq!(
            cut,
            "<section><p>a</p></section><section><h2 id=\"b\">b</h2>c</section><section><h2 id=\"d\">d</h2></section>"
        );
        assert_eq!(sections("").0, "<section></section>");
    }
}
