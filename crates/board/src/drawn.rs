//! What a game brings so that its table can be drawn.

use langhus_rules::{Language, Seat, Voice};
use maud::Markup;

use crate::{Facts, Pen, Teaching};

/// A game that can draw its table. Everything is made from a view.
pub trait Drawn: Voice {
    /// The style sheet of the game's own table. Every selector begins with `.g-` and the game's id.
    const STYLE: &'static str;

    /// The places that are only words, such as `pass`: they have a button and no spot on the table. One that ends with
    /// `-` stands for all that begin with it. Every other place of a path is drawn.
    const BUTTONS: &'static [&'static str];

    /// The message that names what decides between equal points; nothing where they are shared.
    const TIE_BREAK: Option<&'static str> = None;

    /// The cover as a picture of 1200 by 630, as PNG: messengers show it beside the link to a table, and draw no SVG.
    /// `./gallery` draws it.
    const PICTURE: Option<&'static [u8]> = None;

    /// The rules in our own words: `rulebook/{en,de}.md`.
    fn rulebook(language: Language) -> &'static str;

    /// How the game settles what its printed rules leave open: `docs/decisions.{en,de}.md`. Nothing
    /// where they leave nothing open. The rulebook links to whatever of it it cites.
    fn decisions(language: Language) -> Option<&'static str> {
        let _ = language;
        None
    }

    /// The player aid: phases, prices and points on one printed page, `rulebook/aid.{en,de}.md`. Nothing where the rules
    /// are shorter than that.
    fn aid(language: Language) -> Option<&'static str> {
        let _ = language;
        None
    }

    /// What whoever chooses a game wants to know of it.
    fn facts() -> Option<Facts> {
        None
    }

    /// A guided first game, and what is said about each kind of question when it is first asked.
    fn teaching() -> Option<Teaching> {
        None
    }

    /// A drawing that the rulebook names as `figure:NAME`.
    fn figure(name: &str, pen: &Pen<'_>) -> Option<Markup>;

    /// The picture on the game's cover: an SVG of 320 by 200 that says what the game is like.
    fn cover() -> Markup;

    /// The table as the viewer sees it.
    fn draw(&self, view: &Self::View, pen: &Pen<'_>) -> Scene;

    /// The section of the rulebook that explains what is asked of the viewer now.
    fn section(&self, view: &Self::View) -> &'static str;

    /// What a line of the log looks like, and the places and pieces it speaks of.
    fn mark(&self, event: &Self::Event) -> Mark;

    /// The kinds of questions to which somebody may say no until the end of a round: then the house answers for them.
    const STANDING: &'static [Standing] = &[];

    /// Is the viewer asked a question of such a kind? Then how to decline it.
    fn declines(&self, view: &Self::View) -> Option<Declines<Self::Action>> {
        let _ = view;
        None
    }
}

/// A drawn table: the common board and what lies before each player.
pub struct Scene {
    /// Where the game stands, in a few words for the title bar: "Round 4 of 10 · spring".
    pub status: String,
    /// What lies in the middle.
    pub board: Markup,
    /// What lies before each seat, in the order of the seats.
    pub areas: Vec<Area>,
}

/// What lies before one seat.
pub struct Area {
    /// Whose it is.
    pub seat: Seat,
    /// What others want to know at a glance; the score is shown beside it anyway.
    pub facts: Vec<Fact>,
    /// All of it. It is shown large to its owner, and to others when they open it.
    pub full: Markup,
}

/// A number with its picture.
pub struct Fact {
    /// The picture, an inline SVG.
    pub icon: Markup,
    /// The number, or a short text.
    pub value: String,
    /// What it is, in words.
    pub label: String,
}

/// How a line of the log looks.
#[derive(Default)]
pub struct Mark {
    /// A picture, an inline SVG; without one the banner of the seat stands there.
    pub icon: Option<Markup>,
    /// The places (`data-place`) and pieces (`data-piece`) the line speaks of.
    pub about: Vec<String>,
    /// Does a new stretch of the game begin here (a round, a raid, a day)? Then the log draws a line.
    pub headline: bool,
}

/// A kind of question to which somebody may say no until the end of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// What it is called: small letters and hyphens.
    pub kind: &'static str,
    /// The game's message that names it.
    pub label: &'static str,
    /// Has each such question a price, so that somebody may say no only above one?
    pub priced: bool,
}

/// How a question is declined.
pub struct Declines<A> {
    /// Of which kind it is.
    pub kind: &'static str,
    /// The answer that declines it.
    pub decline: A,
    /// What it would cost not to.
    pub price: Option<u16>,
}
