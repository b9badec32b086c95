//! The rules of a game, in our own words, and the list of its decisions.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;
use langhus_board::Page;
use langhus_table::Title;
use maud::{Markup, PreEscaped, html};

use super::learn;
use super::words::word;
use super::{Head, page};
use crate::hall::Hall;
use crate::problem::{Problem, ProblemKind};
use crate::web::caller::Caller;

/// The rulebook of a game.
pub(super) async fn rulebook(
    State(hall): State<Arc<Hall>>,
    Path(game): Path<String>,
    caller: Caller,
) -> Result<Response, Problem> {
    let title = hall.house.title(&game).ok_or_else(|| Problem::new(ProblemKind::NoSuchGame))?;
    let language = caller.language;
    let book = title.rulebook(language);
    let aid = title.has_aid().then_some(("aid", "page-aid"));
    let list = title.decisions(language).map(|_| ("decisions", "page-decisions"));
    let others = aid.into_iter().chain(list).map(|(page, key)| {
        html! { a href={ "/rules/" (title.id()) "/" (page) } { (word(key, language)) } }
    });
    let others = others.collect();
    let leaf = Leaf { book, about: title.summary(language), here: format!("/rules/{game}"), finest: 3, others };
    Ok(show(&hall, title, &leaf, &caller))
}

/// How a game settles what its printed rules leave open.
pub(super) async fn decisions(
    State(hall): State<Arc<Hall>>,
    Path(game): Path<String>,
    caller: Caller,
) -> Result<Response, Problem> {
    let title = hall.house.title(&game).ok_or_else(|| Problem::new(ProblemKind::NoSuchGame))?;
    let language = caller.language;
    let book = title.decisions(language).ok_or_else(|| Problem::new(ProblemKind::NoSuchPage))?;
    let rules = html! { a href={ "/rules/" (title.id()) } { (word("page-to-rules", language)) } };
    let about = word("page-decisions-about", language);
    // One section for each decision, but only their groups in the contents: there are too many of them.
    let leaf = Leaf { book, about, here: format!("/rules/{game}/decisions"), finest: 2, others: vec![rules] };
    Ok(show(&hall, title, &leaf, &caller))
}

/// What a player wants to have beside the table: phases, prices and points on one page that can be printed.
pub(super) async fn aid(
    State(hall): State<Arc<Hall>>,
    Path(game): Path<String>,
    caller: Caller,
) -> Result<Response, Problem> {
    let title = hall.house.title(&game).ok_or_else(|| Problem::new(ProblemKind::NoSuchGame))?;
    let language = caller.language;
    let aid = title.aid(language).ok_or_else(|| Problem::new(ProblemKind::NoSuchPage))?;
    let content = html! {
        main #main .aid-page.{ "g-" (game) } {
            h1 { (aid.title) }
            p.for-screens { a href={ "/rules/" (game) } { (word("page-to-rules", language)) } }
            article { (sections(&aid.body.0, 3)) }
        }
    };
    let here = format!("/rules/{game}/aid");
    let head =
        Head { language, title: &aid.title, games: &[title.id()], script: None, here: &here, kept: caller.kept() };
    Ok(page(&hall, &head, &content))
}

/// One of the pages about the rules.
struct Leaf {
    book: Page,
    /// A sentence below its title.
    about: String,
    /// Its own address.
    here: String,
    /// The finest headings that stand in its contents: 2 for chapters, 3 for their sections too.
    finest: u8,
    /// Links to the other pages.
    others: Vec<Markup>,
}

fn show(hall: &Hall, title: &dyn Title, leaf: &Leaf, caller: &Caller) -> Response {
    let language = caller.language;
    let Leaf { book, about, here, finest, others } = leaf;
    let content = html! {
        main #main .rulebook.{ "g-" (title.id()) } {
            header.title {
                div.cover { (title.cover()) }
                div {
                    h1 { (book.title) }
                    p { (about) }
                    @if let Some(facts) = title.facts() { (learn::facts(&facts, language)) }
                    div.ways {
                        form method="post" action={ "/play/" (title.id()) } { button.primary { (word("page-play-now", language)) } }
                        @if title.teaches() { (learn::begin(hall, title, language)) }
                    }
                }
            }
            nav.contents aria-label=(word("page-contents", language)) {
                label { span { (word("page-search", language)) } input #search type="search" autocomplete="off"; }
                output #found for="search" {}
                ol {
                    @for chapter in book.chapters.iter().filter(|chapter| chapter.level <= *finest) {
                        li.{ "level-" (chapter.level) } { a href={ "#" (chapter.id) } { (chapter.title) } }
                    }
                    @for other in others { li.level-2 { (other) } }
                }
            }
            article { (sections(&book.body.0, *finest)) }
        }
    };
    let head = Head {
        language,
        title: &book.title,
        games: &[title.id()],
        script: Some("pages.js"),
        here,
        kept: caller.kept(),
    };
    page(hall, &head, &content)
}

/// The text cut at its headings, so that a search can show the sections that match. Where the contents name only
/// chapters (`finest` is 2), what is looked for is the section.
fn sections(body: &str, finest: u8) -> PreEscaped<String> {
    let begins = |rest: &str| {
        let chapter = rest.find("<h2 ");
        let section = rest.find("<h3 ").filter(|_| finest == 2);
        chapter.into_iter().chain(section).min()
    };
    let mut cut = String::with_capacity(body.len() + 2048);
    let mut rest = body;
    while let Some(at) = rest.get(1..).and_then(begins).map(|at| at + 1) {
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
        let cut = sections("<p>a</p><h2 id=\"b\">b</h2>c<h2 id=\"d\">d</h2>", 3).0;
        assert_eq!(
            cut,
            "<section><p>a</p></section><section><h2 id=\"b\">b</h2>c</section><section><h2 id=\"d\">d</h2></section>"
        );
        assert_eq!(sections("", 3).0, "<section></section>");
        let list = "<h2 id=\"b\">b</h2><h3 id=\"c\">c</h3>";
        assert_eq!(sections(list, 3).0, format!("<section>{list}</section>"));
        let cut = "<section><h2 id=\"b\">b</h2></section><section><h3 id=\"c\">c</h3></section>";
        assert_eq!(sections(list, 2).0, cut, "decision by decision");
    }
}
