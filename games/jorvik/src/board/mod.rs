//! How the table looks.

mod area;
mod art;
mod cover;
mod desk;
mod face;
mod figures;
mod formula;
mod goods;
mod lane;
mod marks;
mod middle;
mod pictures;
mod powers;
mod scene;
mod stock;
mod strip;
mod teaching;
mod tile;
mod viking;

use langhus_board::{Declines, Drawn, Facts, Mark, Pen, Scene, Standing, Teaching};
use langhus_rules::{Language, Say};
use maud::Markup;

use crate::action::Action;
use crate::card::Season;
use crate::event::Event;
use crate::state::Step;
use crate::view::View;
use crate::{Jorvik, refusal};
use desk::{Desk, capital};

impl Drawn for Jorvik {
    /// Saying no needs no piece.
    const BUTTONS: &'static [&'static str] = &["pass", "enough", "decline", "finish"];
    const PICTURE: Option<&'static [u8]> = Some(include_bytes!("picture.png"));
    const STYLE: &'static str = concat!(
        include_str!("style/goods.css"),
        include_str!("style/cards.css"),
        include_str!("style/board.css"),
        include_str!("style/rails.css"),
        include_str!("style/strip.css"),
        include_str!("style/stage.css"),
        include_str!("style/phone.css"),
    );
    const TIE_BREAK: Option<&'static str> = Some("tie-break");

    fn rulebook(language: Language) -> &'static str {
        langhus_rules::in_every_language!("../../rulebook/", ".md")[language.index()]
    }

    fn decisions(language: Language) -> Option<&'static str> {
        Some(langhus_rules::in_every_language!("../../docs/decisions.", ".md")[language.index()])
    }

    fn aid(language: Language) -> Option<&'static str> {
        Some(teaching::aid(language))
    }

    fn facts() -> Option<Facts> {
        Some(teaching::facts())
    }

    fn teaching() -> Option<Teaching> {
        Some(teaching::teaching())
    }

    fn figure(name: &str, pen: &Pen<'_>) -> Option<Markup> {
        figures::draw(name, pen)
    }

    fn cover() -> Markup {
        cover::draw()
    }

    fn draw(&self, view: &View, pen: &Pen<'_>) -> Scene {
        let desk = Desk { rules: self, view, pen };
        Scene {
            status: status(self, view, pen),
            board: desk.middle(),
            areas: desk.seats().map(|seat| desk.area(seat)).collect(),
        }
    }

    fn section(&self, view: &View) -> &'static str {
        refusal::section(view.open.step)
    }

    fn mark(&self, event: &Event) -> Mark {
        marks::mark(self, event)
    }

    const STANDING: &'static [Standing] = &[
        Standing { kind: "windows", label: "standing-windows", priced: false },
        Standing { kind: "offers", label: "standing-offers", priced: true },
    ];

    fn declines(&self, view: &View) -> Option<Declines<Action>> {
        view.viewer.seat().filter(|seat| view.open.awaited.contains(*seat))?;
        match view.open.step {
            Step::Window => Some(Declines { kind: "windows", decline: Action::Pass, price: None }),
            Step::Offer => {
                let price = self.offered(&view.open)?.price.into();
                Some(Declines { kind: "offers", decline: Action::Decline, price: Some(price) })
            }
            _ => None,
        }
    }
}

/// Round, season and phase.
fn status(rules: &Jorvik, view: &View, pen: &Pen<'_>) -> String {
    let open = &view.open;
    if open.step == Step::Over {
        return capital(&pen.word("table-over"));
    }
    // When only the final attack is left in the deck, autumn is still on the table.
    let left = |season: &&Season| !view.unseen.and(view.catalogue.season(**season)).is_empty();
    let season = Season::ALL[..4].iter().find(left).copied().unwrap_or(Season::Autumn);
    let round = Say::new("table-round").with("round", open.round.min(rules.rounds)).with("rounds", rules.rounds);
    let phase = Say::new("table-phase").with("phase", Say::new(format!("phase-{}", open.phase.word())));
    [capital(&pen.say(&round)), pen.word(format!("season-{}", Season::WORDS[season as usize])), pen.say(&phase)]
        .join(" · ")
}
