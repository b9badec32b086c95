//! The object-safe face of [`Drawn`]: whoever serves pages uses it and knows no game.

use std::any::Any;
use std::collections::BTreeMap;

use langhus_rules::{Language, Of, Seat, Sight, Speaker, Title};
use maud::Markup;

use crate::book::{self, Cited, Page};
use crate::{Drawn, Pen, Scene};

/// Through what a table is looked at.
#[derive(Clone, Copy)]
pub struct Glass<'a> {
    /// The language.
    pub language: Language,
    /// The names of the seats.
    pub names: &'a [String],
}

/// A drawn table with its words.
pub struct Painting {
    /// The table.
    pub scene: Scene,
    /// The log, oldest first.
    pub log: Vec<Line>,
    /// The places that may be named by paths, in words.
    pub places: BTreeMap<String, String>,
    /// The section of the rulebook that explains what is asked.
    pub section: &'static str,
    /// The notation of the answer "not now" to a question that only a card for any time brings, and whether it is the
    /// viewer's own turn.
    pub window: Option<(String, bool)>,
}

/// A line of the log, as it is drawn.
pub struct Line {
    /// The number of the move it belongs to.
    pub number: usize,
    /// Whose move it was.
    pub seat: Seat,
    /// What happened.
    pub text: String,
    /// A picture, if the game has one for it.
    pub icon: Option<Markup>,
    /// The places and pieces it speaks of.
    pub about: Vec<String>,
    /// Does a new stretch of the game begin here?
    pub headline: bool,
}

/// Draws the tables of one game.
pub trait Artist: Title {
    /// The style sheet of its tables.
    fn style(&self) -> &'static str;
    /// The picture on its cover.
    fn cover(&self) -> Markup;
    /// Its rulebook.
    fn rulebook(&self, language: Language) -> Page;
    /// The list of its decisions, where it has one.
    fn decisions(&self, language: Language) -> Option<Page>;
    /// Draws what a viewer sees: a boxed [`Sight`] of this game. `paths` are the places that need words. Nothing if it
    /// is of another game.
    fn paint(&self, sight: &(dyn Any + Send), glass: Glass<'_>, paths: &[&[String]]) -> Option<Painting>;
}

impl<G: Drawn> Artist for Of<G> {
    fn style(&self) -> &'static str {
        G::STYLE
    }

    fn cover(&self) -> Markup {
        G::cover()
    }

    fn rulebook(&self, language: Language) -> Page {
        let cited = Cited::new(G::decisions(language), language, format!("/rules/{}/decisions", G::ID));
        book::page(G::rulebook(language), |name, pen| G::figure(name, pen), &cited, G::book(), language)
    }

    fn decisions(&self, language: Language) -> Option<Page> {
        let list = G::decisions(language)?;
        let cited = Cited::new(Some(list), language, "");
        Some(book::page(list, |name, pen| G::figure(name, pen), &cited, G::book(), language))
    }

    fn paint(&self, sight: &(dyn Any + Send), glass: Glass<'_>, paths: &[&[String]]) -> Option<Painting> {
        let sight = sight.downcast_ref::<Sight<G>>()?;
        let (rules, view) = (&sight.rules, &sight.view);
        let speaker = Speaker { book: G::book(), language: glass.language, names: glass.names };
        let pen = Pen { speaker, viewer: sight.viewer };
        let mut places = BTreeMap::new();
        for place in paths.iter().copied().flatten() {
            if let Some(say) = rules.place(view, place) {
                places.entry(place.clone()).or_insert_with(|| speaker.say(&say));
            }
        }
        let line = |seen: &langhus_rules::Witnessed<G::Event>| {
            let text = speaker.say(&rules.tell(&seen.event)?);
            let mark = rules.mark(&seen.event);
            let (number, seat) = (seen.number, seen.seat);
            Some(Line { number, seat, text, icon: mark.icon, about: mark.about, headline: mark.headline })
        };
        Some(Painting {
            scene: rules.draw(view, &pen),
            log: sight.log.iter().filter_map(line).collect(),
            places,
            section: rules.section(view),
            window: rules.window(view).map(|window| (rules.notation(window.pass), window.own_turn)),
        })
    }
}
