//! What a game draws, with its words: tables, the rulebook, the list of decisions.

use std::collections::{BTreeMap, BTreeSet};

use langhus_rules::{Language, Seat, Sight, Speaker, Witnessed};
use maud::Markup;

use crate::book::{self, Cited, Page};
use crate::{Drawn, Mark, Pen, Scene};

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
    /// What decides between equal points, in words, if the game has any.
    pub tie_break: Option<String>,
    /// What is asked, in a sentence for whoever meets it for the first time.
    pub help: Option<String>,
    /// How what is asked is declined, where somebody may say no until the end of the round.
    pub declines: Option<Declinable>,
}

/// A question to which the viewer may say no until the end of the round.
pub struct Declinable {
    /// Of which kind it is.
    pub kind: &'static str,
    /// The kind in words.
    pub label: String,
    /// The notation of the answer that declines it.
    pub decline: String,
    /// What it would cost not to.
    pub price: Option<u16>,
}

/// A line of the log, as it is drawn.
pub struct Line {
    /// The number of the move it belongs to.
    pub number: usize,
    /// Whose line it is: the seat it names, and nobody's if it names none. Whoever moved may have set off what happens to
    /// others.
    pub seat: Option<Seat>,
    /// All seats it names.
    pub seats: Vec<Seat>,
    /// What happened.
    pub text: String,
    /// A picture, if the game has one for it.
    pub icon: Option<Markup>,
    /// The places and pieces it speaks of.
    pub about: Vec<String>,
    /// Does a new stretch of the game begin here?
    pub headline: bool,
}

/// The rulebook of a game, with links to the decisions it cites.
pub fn rulebook<G: Drawn>(language: Language) -> Page {
    let cited = Cited::new(G::decisions(language), language, format!("/rules/{}/decisions", G::ID));
    book::page(G::rulebook(language), |name, pen| G::figure(name, pen), &cited, G::book(), language)
}

/// The player aid of a game, where it has one.
pub fn aid<G: Drawn>(language: Language) -> Option<Page> {
    let cited = Cited::new(None, language, "");
    Some(book::page(G::aid(language)?, |name, pen| G::figure(name, pen), &cited, G::book(), language))
}

/// The list of a game's decisions, where it has one.
pub fn decisions<G: Drawn>(language: Language) -> Option<Page> {
    let list = G::decisions(language)?;
    let cited = Cited::new(Some(list), language, "");
    Some(book::page(list, |name, pen| G::figure(name, pen), &cited, G::book(), language))
}

/// Draws what a viewer sees. `paths` are the places that need words.
pub fn paint<G: Drawn>(sight: &Sight<G>, glass: Glass<'_>, paths: &[&[String]]) -> Painting {
    let (rules, view) = (&sight.rules, &sight.view);
    let speaker = Speaker { book: G::book(), language: glass.language, names: glass.names };
    let pen = Pen { speaker, viewer: sight.viewer };
    let mut places = BTreeMap::new();
    for place in paths.iter().copied().flatten() {
        if let Some(say) = rules.place(view, place) {
            places.entry(place.clone()).or_insert_with(|| speaker.say(&say));
        }
    }
    let line = |seen: &Witnessed<G::Event>| {
        let say = rules.tell(&seen.event)?;
        let mark = rules.mark(&seen.event);
        let (text, seats) = (speaker.say(&say), say.seats());
        // A line that names everybody is nobody's.
        let named: BTreeSet<Seat> = seats.iter().copied().collect();
        let first = seats.iter().find(|seat| **seat == seen.seat).or(seats.first()).copied();
        let seat = first.filter(|_| named.len() < 3);
        let Mark { icon, about, headline } = mark;
        Some(Line { number: seen.number, seat, seats, text, icon, about, headline })
    };
    Painting {
        scene: rules.draw(view, &pen),
        log: sight.log.iter().filter_map(line).collect(),
        places,
        section: rules.section(view),
        tie_break: G::TIE_BREAK.map(|key| speaker.word(key)),
        help: G::teaching().and_then(|teaching| teaching.help(rules.section(view), glass.language)),
        declines: rules.declines(view).and_then(|question| {
            let kind = G::STANDING.iter().find(|known| known.kind == question.kind)?;
            let (decline, price) = (rules.notation(question.decline), question.price);
            Some(Declinable { kind: kind.kind, label: speaker.word(kind.label), decline, price })
        }),
    }
}
