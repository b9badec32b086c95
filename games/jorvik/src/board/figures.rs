//! The drawings of the rulebook, made of the pieces of the table.

use std::sync::LazyLock;

use langhus_board::Pen;
use langhus_rules::{Edition, Game, Options, Seat};
use maud::{Markup, html};

use super::face::{Laden, face};
use super::goods::good_at;
use super::{formula, viking};
use crate::Jorvik;
use crate::card::Kind;
use crate::good::{Good, Goods};

/// A table of four in the Jarl game, whose cards the drawings show.
static RULES: LazyLock<Option<Jorvik>> = LazyLock::new(|| {
    let edition = Edition::new(Jorvik::EDITIONS[0]);
    let options = Options::read(Jorvik::OPTIONS, ["mode=jarl"]).ok()?;
    Jorvik::new(&edition, &options, 4).ok()
});

/// The drawing of this name.
pub(super) fn draw(name: &str, pen: &Pen<'_>) -> Option<Markup> {
    let sheet = Sheet { rules: RULES.as_ref()?, pen };
    Some(match name {
        "goods" => sheet.goods(),
        "board" => sheet.board(),
        "ship" => sheet.ship(),
        "picts" => sheet.picts(),
        "lane" => sheet.lane(),
        "reserve-row" => sheet.reserve_row(),
        "loading" => sheet.loading(),
        "card" => sheet.card(),
        "artisan" => sheet.artisan(),
        "feasts" => sheet.feasts(),
        "sample-lanes" => sheet.sample_lanes(),
        "sample-loading" => sheet.sample_loading(),
        _ => return sheet.all_of(name.strip_prefix("cards-")?),
    })
}

/// So many cards stand side by side.
const IN_A_ROW: usize = 6;

struct Sheet<'a> {
    rules: &'a Jorvik,
    pen: &'a Pen<'a>,
}

/// A drawing of this size in the style of the table, wherever it stands; what it shows is said by its caption.
fn picture(width: u16, height: u16, content: &Markup) -> Markup {
    html! { span.g-jorvik { svg.sketch viewBox={ "0 0 " (width) " " (height) } width=(width) aria-hidden="true" { (content) } } }
}

impl Sheet<'_> {
    fn face(&self, id: &str, (x, y, width): (u16, u16, u16), laden: Laden) -> Markup {
        let Some(card) = self.rules.card(id) else { return html! {} };
        html! {
            svg x=(x) y=(y) width=(width) height=(width * 6 / 5) viewBox="0 0 100 120" {
                (face(self.rules, self.pen, card, laden))
            }
        }
    }

    fn plain(&self, id: &str, x: u16, y: u16, width: u16) -> Markup {
        self.face(id, (x, y, width), Laden::default())
    }

    fn viking(&self, seat: u8, x: u16, y: u16) -> Markup {
        html! { g transform={ "translate(" (x) " " (y) ") scale(1.4)" } { (viking::viking(self.pen, Seat::new(seat))) } }
    }

    fn goods(&self) -> Markup {
        let content = html! {
            @for (place, good) in (0u16..).zip(Good::ALL) {
                (good_at(self.pen, good, (12 + 75 * place, 6, 48), false))
                text.note x=(36 + 75 * place) y="74" text-anchor="middle" { (self.pen.word(good.word())) }
            }
        };
        picture(604, 84, &content)
    }

    fn board(&self) -> Markup {
        let laden = |goods: &[Good]| Laden { cargo: goods.iter().copied().collect(), ..Laden::default() };
        let upper = ["AJ01", "BJ10", "CJ08", "BJ05"];
        let lower = ["AK02", "AK10", "AK12", "AK04"];
        let content = html! {
            text.note x="8" y="18" { (self.pen.word("table-row")) }
            (self.face("BJ02", (8, 26, 70), laden(&[Good::Silk, Good::Iron])))
            (self.viking(2, 54, 72))
            (formula::coin(43, 122, 12, "1"))
            @for place in 1..5u16 { rect.gap x=(8 + 84 * place) y="26" width="70" height="84" rx="6" {} }
            text.note x="8" y="152" { (self.pen.word("table-reservable")) }
            @for (place, id) in (0u16..).zip(upper) { (self.plain(id, 8 + 84 * place, 160, 70)) }
            rect.gap x="344" y="160" width="70" height="84" rx="6" {}
            text.note x="8" y="270" { (self.pen.word("table-lanes")) }
            @for (place, id) in (0u16..).zip(lower) { (self.plain(id, 8 + 84 * place, 278, 70)) }
            (self.face("BK05", (344, 278, 70), laden(&[Good::Amber, Good::Wool, Good::Jet])))
            @for (lane, line) in (0u16..).zip([&[1][..], &[0, 3], &[], &[3], &[0, 1, 0]]) {
                rect.pier x=(18 + 84 * lane) y="368" width="50" height="106" rx="6" {}
                @for (place, seat) in (0..line.len() as u16).zip(line).rev() { (self.viking(*seat, 29 + 84 * lane, 370 + 24 * place)) }
            }
        };
        picture(424, 480, &content)
    }

    fn ship(&self) -> Markup {
        let cargo: Goods = [Good::Iron, Good::Wool, Good::Leather].into_iter().collect();
        let content = html! {
            rect.gap x="4" y="4" width="132" height="156" rx="8" {}
            (self.face("BK05", (10, 8, 120), Laden { cargo, ..Laden::default() }))
        };
        picture(140, 164, &content)
    }

    /// Four defences beside the attack.
    fn picts(&self) -> Markup {
        let content = html! {
            (self.plain("CK01", 6, 16, 110))
            @for (seat, defence, change) in [(1u8, 4u16, "+2"), (2, 4, "+2"), (0, 2, ""), (3, 0, "−2")] {
                @let place = [1u16, 2, 0, 3].into_iter().position(|other| other == u16::from(seat)).unwrap_or(0) as u16;
                @let y = 6 + 38 * place;
                (self.viking(seat, 140, y))
                rect.gap x="182" y=(y + 10) width="136" height="20" rx="4" {}
                @if defence > 0 { rect.power x="182" y=(y + 10) width=(34 * defence) height="20" rx="4" {} }
                text.note.strong x="332" y=(y + 26) { (defence) }
                text.note.strong x="364" y=(y + 26) { (change) }
            }
        };
        picture(410, 166, &content)
    }

    /// A lane of four, and what each of them would pay.
    fn lane(&self) -> Markup {
        let cargo: Goods = [Good::Amber, Good::Wool, Good::Jet].into_iter().collect();
        let content = html! {
            (self.face("BK05", (6, 20, 110), Laden { cargo, ..Laden::default() }))
            @for (place, seat) in (0u16..).zip([0u8, 1, 0, 2]) {
                (self.viking(seat, 150 + 80 * place, 24))
                (formula::coin(164 + 80 * place, 100, 20 - 2 * place, &(4 - place).to_string()))
                @if place > 0 { (formula::arrow(114 + 80 * place, 100)) }
            }
        };
        picture(450, 164, &content)
    }

    fn reserve_row(&self) -> Markup {
        let cargo: Goods = [Good::Gold, Good::Wool].into_iter().collect();
        let content = html! {
            (self.face("BJ02", (6, 6, 100), Laden { cargo, ..Laden::default() }))
            (self.plain("BJ04", 126, 6, 100))
            (self.plain("DK13", 246, 6, 100))
            @for (place, seat) in (0u16..).zip([2u8, 3, 1]) {
                (self.viking(seat, 82 + 120 * place, 70))
                (formula::coin(56 + 120 * place, 146, 16, &(3 - place).to_string()))
            }
        };
        picture(370, 168, &content)
    }

    /// Three goods and where they go: an artisan, a trader, the storage.
    fn loading(&self) -> Markup {
        let content = html! {
            @for (row, good) in (0u16..).zip([Good::Iron, Good::Wool, Good::Gold]) {
                (good_at(self.pen, good, (10, 24 + 56 * row, 40), false))
            }
            path.way d="M58 44C90 44 90 70 116 70M58 100C150 106 170 40 236 66M58 156C200 176 280 150 350 110" {}
            (self.face("CK02", (122, 14, 96), Laden { filled: 0b10, ..Laden::default() }))
            (self.plain("AK07", 242, 14, 96))
            rect.gap x="356" y="64" width="60" height="60" rx="6" {}
            text.note x="386" y="142" text-anchor="middle" { (self.pen.word("group-storage")) }
        };
        picture(430, 184, &content)
    }

    /// A card with lines to its parts.
    fn card(&self) -> Markup {
        let key = |x: u16, y: u16, number: u16| html! { circle.key cx=(x) cy=(y) r="10" {} text.key-number x=(x) y=(y + 5) text-anchor="middle" { (number) } };
        let content = html! {
            (self.plain("BK03", 40, 6, 140))
            path.way d="M26 20H46M196 60H130M26 110H100" {}
            (key(16, 20, 1)) (key(206, 60, 2)) (key(16, 110, 3))
            @for (row, key) in (0u16..).zip(["legend-kind", "legend-needs", "legend-worth"]) {
                text.note x="236" y=(56 + 34 * row) { (row + 1) ". " (self.pen.word(key)) }
            }
        };
        picture(600, 184, &content)
    }

    fn artisan(&self) -> Markup {
        let content = html! {
            (self.face("AK02", (6, 6, 110), Laden { filled: 0b011, ..Laden::default() }))
            (formula::arrow(128, 72))
            (self.face("AK02", (156, 6, 110), Laden { filled: 0b111, ..Laden::default() }))
        };
        picture(274, 144, &content)
    }

    /// The four lanes of the sample round, when all vikings stand.
    fn sample_lanes(&self) -> Markup {
        let cargo: Goods = [Good::Leather, Good::Wool, Good::Jet].into_iter().collect();
        let content = html! {
            (self.face("BK08", (8, 6, 92), Laden { cargo, ..Laden::default() }))
            @for (lane, id) in (1u16..).zip(["BK03", "BK11", "BK02"]) { (self.plain(id, 8 + 108 * lane, 6, 92)) }
            @for (lane, line) in (0u16..).zip([&[0, 1, 2][..], &[1, 1], &[2, 0, 0], &[2]]) {
                rect.jetty x=(24 + 108 * lane) y="124" width="60" height="106" rx="6" {}
                @for (place, seat) in (0..line.len() as u16).zip(line).rev() { (self.viking(*seat, 40 + 108 * lane, 126 + 24 * place)) }
                (formula::coin(54 + 108 * lane, 250, 14, &line.len().to_string()))
            }
        };
        picture(440, 270, &content)
    }

    /// The goods of the sample round and where they go.
    fn sample_loading(&self) -> Markup {
        let content = html! {
            @for (row, good) in (0u16..).zip([Good::Leather, Good::Wool, Good::Jet]) {
                (good_at(self.pen, good, (10, 8 + 52 * row, 40), false))
            }
            path.way d="M58 28C90 28 96 60 122 62M58 80C90 80 96 82 122 82M58 132C150 150 200 110 250 90" {}
            (self.face("AK01", (128, 14, 104), Laden { filled: 0b11, ..Laden::default() }))
            (self.plain("AK08", 256, 14, 104))
        };
        picture(372, 166, &content)
    }

    /// All different cards of a kind: artisans, buildings, songs.
    fn all_of(&self, kind: &str) -> Option<Markup> {
        let mut seen: Vec<Kind> = Vec::new();
        let mut ids = Vec::new();
        for entry in self.rules.catalogue.cards.iter().filter(|entry| entry.kind.word() == kind) {
            // Which of several attacks it is makes no other picture; what an artisan needs does.
            if !seen.contains(&entry.kind) {
                seen.push(entry.kind);
                ids.push(entry.id);
            }
        }
        let (across, down) = (102, 124);
        let rows = ids.len().div_ceil(IN_A_ROW) as u16;
        let content = html! {
            @for (place, id) in ids.iter().enumerate() {
                @let (row, column) = ((place / IN_A_ROW) as u16, (place % IN_A_ROW) as u16);
                (self.plain(id.as_str(), 4 + across * column, 4 + down * row, 94))
            }
        };
        (!ids.is_empty()).then(|| picture(4 + across * ids.len().min(IN_A_ROW) as u16, 4 + down * rows, &content))
    }

    fn feasts(&self) -> Markup {
        let content = html! {
            @for (group, points) in (0u16..).zip(["2", "5", "9", "14"]) {
                @for card in 0..=group {
                    (self.plain("AK12", 6 + 118 * group + 8 * card, 6 + 6 * card, 70))
                }
                (formula::star(46 + 118 * group, 132, 16, points))
            }
        };
        picture(470, 152, &content)
    }
}
