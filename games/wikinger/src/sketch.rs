//! The table on the terminal.

use std::fmt::Write;

use langhus_rules::{Provenance, Say, Seat, Speaker};

use crate::Wikinger;
use crate::figure::{Cell, Column, Figure, Row};
use crate::rounds::{ROUNDS, is_large};
use crate::special::Special;
use crate::state::Step;
use crate::tile::{Building, Currency, Edges, Sail, Tile};
use crate::view::View;
use crate::wheel::Wheel;

/// Columns of a coast that stand side by side; what lies further out stands below.
const SIDE_BY_SIDE: u8 = 16;
/// Columns that are always drawn: the width of the mainland's upper arm, and one more.
const LEAST: u8 = 4;
/// Letters of a row's name.
const LABEL: usize = 15;

/// Writes into a text, which cannot fail.
macro_rules! put {
    ($text:expr, $($what:tt)*) => { let _ = write!($text, $($what)*); };
}

impl Wikinger {
    pub(crate) fn draw(&self, view: &View, speaker: &Speaker<'_>) -> String {
        let public = &view.public;
        let mut text = String::new();
        let key = match public.round {
            ROUNDS => "sketch-round-last",
            round if is_large(round) => "sketch-round-large",
            _ => "sketch-round-small",
        };
        let head = Say::new(key).with("round", public.round).with("start", public.start);
        put!(text, "{}\n\n", speaker.say(&head));
        self.draw_wheel(view, speaker, &mut text);
        self.draw_hands(view, speaker, &mut text);
        let first = view.viewer.seat().unwrap_or(Seat::new(0));
        for seat in first.around(self.seats) {
            self.draw_coast(view, seat, speaker, &mut text);
        }
        self.draw_unseen(view, speaker, &mut text);
        text
    }

    /// Three lines: prices, tiles, figures. The 0 stands first, as if the wheel had been turned back.
    fn draw_wheel(&self, view: &View, speaker: &Speaker<'_>, text: &mut String) {
        let wheel = &view.public.wheel;
        if Wheel::slots().all(|slot| wheel.tile(slot).is_none()) {
            return;
        }
        let mut lines = ["price", "tile", "figure"].map(|line| pad(&speaker.word(format!("sketch-{line}")), 8));
        for slot in Wheel::slots().filter(|slot| wheel.tile(*slot).is_some()) {
            let tile = wheel.tile(slot).map_or_else(String::new, |tile| self.tile(tile, speaker));
            let figure = wheel.figure(slot).map(|figure| speaker.word(format!("short-{}", figure.word())));
            let price = wheel.price(slot).map_or_else(String::new, |price| format!("{price}"));
            for (line, word) in lines.iter_mut().zip([price, tile, figure.unwrap_or_default()]) {
                line.push_str(&pad(&word, 7));
            }
        }
        for line in lines {
            put!(text, "{}\n", line.trim_end());
        }
    }

    /// What lies beside the wheel: drawn figures, the auction, the bought combination, open special tiles.
    fn draw_hands(&self, view: &View, speaker: &Speaker<'_>, text: &mut String) {
        let public = &view.public;
        let mut line = |say: Say| {
            put!(text, "{}\n", wrap(&speaker.say(&say)));
        };
        let drawn = heaps(&Figure::ALL, &public.drawn, Figure::say, speaker);
        if !drawn.is_empty() {
            line(Say::new("sketch-drawn").with("figures", drawn));
        }
        if let (Step::Bid, Some(bid)) = (public.step, public.auction.bid) {
            line(Say::new("sketch-bid").with("who", public.auction.leader).with("bid", bid));
        }
        if matches!(public.step, Step::First | Step::Start | Step::Lay | Step::Stand) {
            let bought = Say::new("sketch-bought").with("who", public.turn).with("tile", public.bought.tile.say());
            line(bought.with("figure", public.bought.figure.say()));
        }
        let open: Vec<String> = public.open.iter().flatten().map(|special| speaker.say(&special.say())).collect();
        if !open.is_empty() {
            line(Say::new("sketch-open").with("specials", open.join("; ")));
        }
        let assumed = Sail::ALL.into_iter().filter(|sail| self.provenance(*sail) == Provenance::Assumed);
        let assumed: Vec<String> = assumed.map(|sail| speaker.say(&sail.tile().say())).collect();
        if !assumed.is_empty() {
            line(Say::new("sketch-assumed").with("ships", assumed.join(", ")));
        }
    }

    fn draw_coast(&self, view: &View, seat: Seat, speaker: &Speaker<'_>, text: &mut String) {
        let player = view.public.of(seat);
        let turn = view.public.step != Step::Over && view.public.turn == seat;
        let head = Say::new("sketch-player").with("who", seat).with("gold", player.gold).with("points", player.points);
        put!(text, "\n{} {}\n", if turn { ">" } else { " " }, speaker.say(&head));
        let waiting = heaps(&Figure::ALL, &player.mainland, Figure::say, speaker);
        if !waiting.is_empty() {
            put!(text, "  {}\n", wrap(&speaker.say(&Say::new("sketch-waiting").with("figures", waiting))));
        }
        let specials = heaps(&Special::ALL, &player.specials, Special::say, speaker);
        if !specials.is_empty() {
            put!(text, "  {}\n", wrap(&speaker.say(&Say::new("sketch-specials").with("specials", specials))));
        }
        let width = player.coast.width().max(LEAST - 1) + 1;
        for from in (1..=width).step_by(SIDE_BY_SIDE.into()) {
            let to = width.min(from + SIDE_BY_SIDE - 1);
            self.draw_columns(view, seat, from, to, speaker, text);
        }
    }

    /// The columns of one coast from one to another: numbers, ships, and the five rows.
    fn draw_columns(&self, view: &View, seat: Seat, from: u8, to: u8, speaker: &Speaker<'_>, text: &mut String) {
        let coast = &view.public.of(seat).coast;
        let columns = || (from..=to).filter_map(Column::new);
        let mut numbers = pad("", LABEL + 2);
        let mut ships = format!("{}||", pad(&speaker.word("sketch-ships"), LABEL));
        for column in columns() {
            numbers.push_str(&pad(&format!(" {}", column.number()), 5));
            let here = |sail: &Sail| coast.ships(*sail) & column.bit() != 0;
            let ship = Sail::ALL.into_iter().find(here).map(|sail| self.ship(sail, speaker));
            let repelled = coast.figures(Row::Fighters) & column.bit() != 0;
            let mark = if ship.is_some() && !repelled { "!" } else { " " };
            ships.push_str(&format!("{}{mark}", pad(&ship.unwrap_or_default(), 4)));
        }
        put!(text, "{}\n{}\n", numbers.trim_end(), ships.trim_end());
        for row in Row::ALL {
            let letter = speaker.say(&row.figure().letter());
            let mut line = format!("{}||", pad(&format!("{letter} {}", speaker.say(&row.say())), LABEL));
            let threat = coast.threat(row);
            for column in columns() {
                let tile = self.island(view, seat, Cell::new(row, column), &letter, speaker);
                let mark = if threat & column.bit() != 0 { "!" } else { " " };
                line.push_str(&format!("{tile}{mark}"));
            }
            put!(text, "{}\n", line.trim_end());
        }
    }

    /// Four characters: the left edge, the building, the figure, the right edge.
    fn island(&self, view: &View, seat: Seat, cell: Cell, letter: &str, speaker: &Speaker<'_>) -> String {
        let coast = &view.public.of(seat).coast;
        let Some(edges) = coast.edges(cell) else { return "  . ".to_owned() };
        let [left, right] = sides(edges);
        let building = view.building(seat, cell).map(|(building, great)| self.building(building, great, speaker));
        let figure = if coast.is_manned(cell) { letter } else { "_" };
        format!("{left}{}{figure}{right}", building.as_deref().unwrap_or("_"))
    }

    /// A building's letter: small for the normal tile, large for the special one.
    fn building(&self, building: Building, great: bool, speaker: &Speaker<'_>) -> String {
        let letter = speaker.word(format!("letter-{}", building.word()));
        if great { letter.to_uppercase() } else { letter }
    }

    fn tile(&self, tile: Tile, speaker: &Speaker<'_>) -> String {
        match (tile.sail(), tile.edges()) {
            (Some(sail), _) => self.ship(sail, speaker),
            (None, Some(edges)) => {
                let [left, right] = sides(edges);
                let building = tile.building().map(|building| self.building(building, false, speaker));
                format!("{left}{}_{right}", building.as_deref().unwrap_or("_"))
            }
            (None, None) => String::new(),
        }
    }

    /// Four characters: two letters of the sail, the value, and gold or points.
    fn ship(&self, sail: Sail, speaker: &Speaker<'_>) -> String {
        let pay = self.pay(sail);
        let of = match pay.of {
            Currency::Gold => "letter-gold",
            Currency::Points => "letter-points",
        };
        format!("{}{}{}", speaker.say(&sail.letters()), pay.value, speaker.word(of))
    }

    /// What is left in stacks and bag, and the legend.
    fn draw_unseen(&self, view: &View, speaker: &Speaker<'_>, text: &mut String) {
        text.push('\n');
        let stacks = heaps(&Tile::ALL, &view.stacks, Tile::say, speaker);
        if !stacks.is_empty() {
            put!(text, "{}\n", wrap(&speaker.say(&Say::new("sketch-stacks").with("tiles", stacks))));
        }
        let bag = heaps(&Figure::ALL, &view.bag, Figure::say, speaker);
        if !bag.is_empty() {
            put!(text, "{}\n", wrap(&speaker.say(&Say::new("sketch-bag").with("figures", bag))));
        }
        let specials = heaps(&Special::ALL, &view.specials, Special::say, speaker);
        if self.is_advanced() && !specials.is_empty() {
            put!(text, "{}\n", wrap(&speaker.say(&Say::new("sketch-face-down").with("specials", specials))));
        }
        put!(text, "{}\n", wrap(&speaker.word("sketch-legend")));
    }
}

/// How an island's sides look: open sea is round, land goes on.
fn sides(edges: Edges) -> [char; 2] {
    [if edges.land_left() { '=' } else { '(' }, if edges.land_right() { '=' } else { ')' }]
}

/// The word with spaces behind it; longer ones are cut.
fn pad(word: &str, width: usize) -> String {
    let short: String = word.chars().take(width).collect();
    let spaces = width - short.chars().count();
    short + &" ".repeat(spaces)
}

/// "2 × noble, 1 × scout": what is there of each kind, its number never cut off from its name.
fn heaps<K: Copy>(kinds: &[K], counts: &[u8], say: fn(K) -> Say, speaker: &Speaker<'_>) -> String {
    let there = kinds.iter().zip(counts).filter(|(_, count)| **count > 0);
    let heap = |(kind, count): (&K, &u8)| format!("{count}\u{a0}×\u{a0}{}", speaker.say(&say(*kind)));
    there.map(heap).collect::<Vec<_>>().join(", ")
}

/// Breaks a long line at spaces, so that it fits a terminal of 100 columns.
fn wrap(line: &str) -> String {
    let mut wrapped = String::new();
    let mut length = 0;
    for word in line.split(' ') {
        let letters = word.chars().count();
        if length + letters + 1 > 96 {
            wrapped.push_str("\n   ");
            length = 3;
        } else if length > 0 {
            wrapped.push(' ');
            length += 1;
        }
        wrapped.push_str(word);
        length += letters;
    }
    wrapped
}
