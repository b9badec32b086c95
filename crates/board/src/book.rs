//! Rulebooks: CommonMark with the game's own drawings inside.

use std::collections::BTreeSet;

use langhus_rules::{Decision, Language, Phrasebook, Speaker, Viewer};
use maud::{Markup, PreEscaped};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

use crate::Pen;

/// A rulebook, ready to be shown.
pub struct Page {
    /// Its title.
    pub title: String,
    /// Its chapters and sections, in order.
    pub chapters: Vec<Chapter>,
    /// Everything below the title.
    pub body: Markup,
}

/// A chapter or a section of a rulebook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// Its name in addresses.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// 2 for a chapter, 3 for a section.
    pub level: u8,
}

/// The names of those who play in the drawings.
const NAMES: [&str; 5] = ["Astrid", "Bodil", "Cnut", "Dagny", "Eirik"];

/// The decisions that a text may cite, and the page that lists them.
pub struct Cited<'a> {
    numbers: BTreeSet<&'a str>,
    address: String,
}

impl<'a> Cited<'a> {
    /// Those of a list, which is shown at `address`; none where there is no list.
    pub fn new(list: Option<&'a str>, language: Language, address: impl Into<String>) -> Cited<'a> {
        // A list that cannot be read fails the game's tests; until then its numbers are just words.
        let list = list.and_then(|text| Decision::list(text, language).ok()).unwrap_or_default();
        Cited { numbers: list.iter().map(|decision| decision.number).collect(), address: address.into() }
    }

    /// A text with links to the decisions it cites; nothing if it cites none. Decisions are cited like footnotes, as raised
    /// numbers: `^J4^`. (The superscript of Markdown would not be raised within a sentence.)
    fn link(&self, text: &str) -> Option<Markup> {
        let mut parts: Vec<(&str, bool)> = Vec::new();
        let mut rest = text;
        while !rest.is_empty() {
            let inside = rest.starts_with(char::is_alphanumeric);
            let end = rest.find(|c: char| c.is_alphanumeric() != inside).unwrap_or(rest.len());
            let (part, after) = rest.split_at(end);
            parts.push((part, self.numbers.contains(part)));
            rest = after;
        }
        let mut raised = false;
        parts.iter().any(|(_, cited)| *cited).then(|| {
            maud::html! {
                @for (part, cited) in parts {
                    @if cited {
                        a href={ (self.address) "#" (part.to_lowercase()) } { (part) }
                    } @else {
                        @for (place, piece) in part.split('^').enumerate() {
                            @if place > 0 { (raise(&mut raised)) }
                            (piece)
                        }
                    }
                }
                @if raised { (raise(&mut raised)) }
            }
        })
    }
}

/// What is written from here on is raised, or not any more.
fn raise(raised: &mut bool) -> PreEscaped<&'static str> {
    *raised = !*raised;
    PreEscaped(if *raised { "<sup>" } else { "</sup>" })
}

/// Reads a rulebook or a list of decisions. `figure` draws what it names as `figure:NAME`; a drawing that is missing shows as `⟦NAME⟧`, and
/// the game's tests fail on it.
pub fn page(
    text: &str,
    figure: impl Fn(&str, &Pen<'_>) -> Option<Markup>,
    cited: &Cited<'_>,
    words: &'static Phrasebook,
    language: Language,
) -> Page {
    let names = NAMES.map(str::to_owned);
    let pen = Pen { speaker: Speaker { book: words, language, names: &names }, viewer: Viewer::Spectator };
    let mut reader = Reader { title: String::new(), chapters: Vec::new(), heading: None, figure: None, link: false };
    let written = Options::ENABLE_HEADING_ATTRIBUTES | Options::ENABLE_TABLES;
    let parser = Parser::new_ext(text, written);
    let events = parser.filter_map(|event| {
        let event = reader.read(event, &figure, &pen)?;
        Some(reader.cite(event, cited))
    });
    let mut body = String::new();
    html::push_html(&mut body, events);
    Page { title: reader.title, chapters: reader.chapters, body: PreEscaped(body) }
}

struct Reader {
    title: String,
    chapters: Vec<Chapter>,
    /// The heading that is being read: its level and its id.
    heading: Option<(HeadingLevel, String, String)>,
    /// The drawing whose caption is being read.
    figure: Option<(String, String)>,
    /// Is a link being read? There are none inside of another.
    link: bool,
}

impl Reader {
    /// Turns what a text cites into links.
    fn cite<'e>(&mut self, event: Event<'e>, cited: &Cited<'_>) -> Event<'e> {
        match &event {
            Event::Start(Tag::Link { .. }) => self.link = true,
            Event::End(TagEnd::Link) => self.link = false,
            Event::Text(text) if !self.link && self.heading.is_none() => {
                if let Some(linked) = cited.link(text) {
                    return Event::InlineHtml(CowStr::from(linked.into_string()));
                }
            }
            _ => {}
        }
        event
    }

    fn read<'e>(
        &mut self,
        event: Event<'e>,
        figure: &impl Fn(&str, &Pen<'_>) -> Option<Markup>,
        pen: &Pen<'_>,
    ) -> Option<Event<'e>> {
        if let Some((_, caption)) = &mut self.figure {
            return match event {
                Event::End(TagEnd::Image) => {
                    let (name, caption) = self.figure.take()?;
                    let drawing = figure(&name, pen).unwrap_or_else(|| PreEscaped(format!("⟦{name}⟧")));
                    let drawn = maud::html! {
                        span.figure role="img" aria-label=(caption) { (drawing) }
                        span.caption { (caption) }
                    };
                    Some(Event::InlineHtml(CowStr::from(drawn.into_string())))
                }
                Event::Text(text) | Event::Code(text) => {
                    caption.push_str(&text);
                    None
                }
                _ => None,
            };
        }
        match &event {
            Event::Start(Tag::Image { dest_url, .. }) => {
                if let Some(name) = dest_url.strip_prefix("figure:") {
                    self.figure = Some((name.to_owned(), String::new()));
                    return None;
                }
            }
            Event::Start(Tag::Heading { level, id, .. }) => {
                self.heading = Some((*level, id.as_deref().unwrap_or_default().to_owned(), String::new()));
            }
            Event::Text(text) | Event::Code(text) => {
                if let Some((_, _, title)) = &mut self.heading {
                    title.push_str(text);
                }
            }
            Event::End(TagEnd::Heading(_)) => {
                let (level, id, title) = self.heading.take()?;
                match level {
                    HeadingLevel::H1 => self.title = title,
                    level => self.chapters.push(Chapter { id, title, level: level as u8 }),
                }
            }
            // The rulebooks are our own, but nothing in them needs raw HTML.
            Event::Html(_) | Event::InlineHtml(_) => return None,
            _ => {}
        }
        // The title stands above the page, not in it.
        let in_title = matches!(self.heading, Some((HeadingLevel::H1, ..)));
        let ends_title = matches!(event, Event::End(TagEnd::Heading(HeadingLevel::H1)));
        (!in_title && !ends_title).then_some(event)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;

    #[test]
    fn a_rulebook_has_a_title_chapters_with_names_and_drawings() {
        let text =
            "# The game\n\nHello.\n\n## Buying {#buying}\n\n![A lane](figure:lane)\n\n### Why {#why}\n<b>no</b>\n";
        let draw = |name: &str, _: &Pen<'_>| (name == "lane").then(|| html! { svg {} });
        let none = Cited::new(None, Language::English, "");
        let page = page(text, draw, &none, crate::texts(), Language::English);
        assert_eq!(page.title, "The game");
        let chapters: Vec<_> = page.chapters.iter().map(|c| (c.id.as_str(), c.title.as_str(), c.level)).collect();
        assert_eq!(chapters, [("buying", "Buying", 2), ("why", "Why", 3)]);
        let body = page.body.into_string();
        assert!(!body.contains("The game") && body.contains("<h2 id=\"buying\">Buying</h2>"), "{body}");
        assert!(body.contains("aria-label=\"A lane\"><svg></svg></span>"), "{body}");
        assert!(!body.contains("<b>"), "{body}");
    }

    #[test]
    fn what_is_cited_leads_to_the_list() {
        let list = "### J1 Ties (assumed) {#j1}\n\nShared.\n*Why:* Fair.\n";
        let cited = Cited::new(Some(list), Language::English, "/rules/x/decisions");
        let text = "# A\n\n## About J1 {#a}\n\n*(Decisions J1 & J2; [see J1](#a), `J1`.)*\n";
        let body = page(text, |_, _| None, &cited, crate::texts(), Language::English).body.into_string();
        assert!(body.contains("(Decisions <a href=\"/rules/x/decisions#j1\">J1</a> "), "{body}");
        assert_eq!(body.matches("decisions#").count(), 1, "not in headings, links and code, and not J2: {body}");
        assert!(body.contains("<h2 id=\"a\">About J1</h2>") && body.contains("<a href=\"#a\">see J1</a>"), "{body}");
    }

    #[test]
    fn a_citation_is_a_footnote_wherever_it_stands() {
        let list = "### J1 Ties (assumed) {#j1}\n\nShared.\n*Why:* Fair.\n";
        let cited = Cited::new(Some(list), Language::English, "/rules/x/decisions");
        let note = "<sup><a href=\"/rules/x/decisions#j1\">J1</a></sup>";
        for (text, shown) in [
            ("Shared.^J1^\n", format!("Shared.{note}</p>")),
            ("(Shared.^J1^) On.\n", format!("(Shared.{note}) On.")),
            ("Shared^J1^ and on.\n", format!("Shared{note} and on.")),
            ("- one;^J1^\n- two\n", format!("one;{note}</li>")),
            ("| a | b |\n|---|---|\n| c | d^J1^ |\n", format!("<td>d{note}</td>")),
        ] {
            let body = page(text, |_, _| None, &cited, crate::texts(), Language::English).body.into_string();
            assert!(body.contains(&shown), "{text}: {body}");
        }
    }
}
