//! The frame of every page: head, brand, languages, and the patterns that all drawings share.

use langhus_rules::Language;
use maud::{DOCTYPE, Markup, html};

use crate::assets::modules;
use crate::{shapes, word};

/// A page.
pub struct Document<'a> {
    /// The language it is written in.
    pub language: Language,
    /// What the tab is called.
    pub title: &'a str,
    /// The folder of the files that browsers fetch, without a slash at the end.
    pub assets: &'a str,
    /// The games whose styles are needed.
    pub games: &'a [&'a str],
    /// The script that drives it, if one does.
    pub script: Option<&'a str>,
    /// What is kept for whoever looks, as JSON, if they are somebody: their browser shows it from the first moment on.
    pub kept: Option<&'a str>,
    /// The address of this page, to come back to after the language was changed.
    pub here: &'a str,
    /// What messengers show of it, if it is sent to others.
    pub preview: Option<&'a Preview>,
}

/// What a messenger shows of a link (the Open Graph protocol).
pub struct Preview {
    /// What the page is about.
    pub title: String,
    /// More about it.
    pub text: String,
    /// The whole address of the page.
    pub address: String,
    /// The whole address of a picture, 1200 by 630, if there is one.
    pub picture: Option<String>,
}

fn told(preview: &Preview) -> Markup {
    let Preview { title, text, address, picture } = preview;
    html! {
        meta property="og:type" content="website";
        meta property="og:site_name" content="Langhus";
        meta property="og:title" content=(title);
        meta property="og:description" content=(text);
        meta property="og:url" content=(address);
        @if let Some(picture) = picture {
            meta property="og:image" content=(picture);
            meta property="og:image:width" content="1200";
            meta property="og:image:height" content="630";
            meta name="twitter:card" content="summary_large_image";
        }
    }
}

/// The page with this content, which brings its own `main`.
pub fn document(page: &Document<'_>, content: &Markup) -> Markup {
    let (assets, language) = (page.assets, page.language);
    html! {
        (DOCTYPE)
        html lang=(language) dir="ltr" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="description" content=(word("description", language));
                title { (page.title) }
                @if let Some(preview) = page.preview { (told(preview)) }
                @if let Some(kept) = page.kept { meta name="kept" content=(kept); }
                // Before anything is painted: who chose day or night must not see the other one first.
                script src={ (assets) "/theme.js" } {}
                link rel="icon" id="icon" type="image/svg+xml" href={ (assets) "/icon.svg" };
                link rel="stylesheet" href={ (assets) "/house.css" };
                @if !page.games.is_empty() { link rel="stylesheet" href={ (assets) "/table.css" }; }
                @for game in page.games { link rel="stylesheet" href={ (assets) "/" (game) ".css" }; }
                @if let Some(script) = page.script {
                    @for module in modules(script) { link rel="modulepreload" href={ (assets) "/" (module) }; }
                    script type="module" src={ (assets) "/" (script) } {}
                }
            }
            body {
                a.skip href="#main" { (word("skip", language)) }
                header.top {
                    a.brand href="/" { (shapes::longhouse()) span { "Langhus" } }
                    a.who href="/you" { (word("about-you", language)) }
                    form.languages method="post" action="/language" {
                        input type="hidden" name="back" value=(page.here);
                        @for other in Language::ALL {
                            button name="to" value=(other) lang=(other) aria-pressed=(other == language) {
                                (other.own_name())
                            }
                        }
                    }
                }
                (content)
                (shapes::patterns())
            }
        }
    }
}
