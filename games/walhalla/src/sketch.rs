//! The table as text: the board on the left, the open sea on the right, fjords and tongues as rows between them.

use std::fmt::Write;

use langhus_rules::{Arg, Say, Seat, Speaker};

use crate::{Boat, Colour, Fjord, Gain, Lead, Place, Stage, Terrain, Tongue, TongueView, View, Walhalla};

/// The width of the labels on the left, of a field and of a dragon, which is as long as three fields.
const LABEL: usize = 10;
const CELL: usize = 5;
/// The widest line.
const COLUMNS: usize = 100;

impl Walhalla {
    pub(crate) fn draw(&self, view: &View, speaker: &Speaker<'_>) -> String {
        let sketch = Sketch { rules: self, view, speaker };
        let lines = [sketch.heading(), sketch.board(), sketch.players(), sketch.piles(), sketch.own()];
        lines.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n")
    }
}

struct Sketch<'a> {
    rules: &'a Walhalla,
    view: &'a View,
    speaker: &'a Speaker<'a>,
}

impl Sketch<'_> {
    fn heading(&self) -> String {
        let view = self.view;
        if view.stage == Stage::Over {
            return self.speaker.word("sketch-over") + "\n";
        }
        let raid =
            Say::new("sketch-raid").with("raid", view.raid).with("start", view.start).with("active", view.active);
        let who: Vec<Arg> = view.awaited.iter().map(Arg::Seat).collect();
        let what = Say::new(format!("what-{}", view.stage.name()));
        let waiting = Say::new("sketch-waiting").with("who", who).with("what", what);
        let landing = view.landing.map(|landing| match landing.field {
            Some(field) => Say::new("sketch-contested").with("field", view.name_field(field)),
            None => Say::new("sketch-landing").with("fjord", landing.fjord.number()).with("place", landing.place + 1),
        });
        [Some(raid), Some(waiting), landing].iter().flatten().map(|say| wrapped(&self.speaker.say(say))).collect()
    }

    /// The letter of a colour; a small one for a place, a capital for a viking.
    fn letter(&self, colour: Colour) -> String {
        self.speaker.word(format!("letter-{}", colour.name()))
    }

    fn viking(&self, seat: Seat) -> String {
        self.letter(Colour::of(seat))
    }

    fn board(&self) -> String {
        let mut text = " ".repeat(LABEL);
        let longest = self.view.tongues.iter().map(|tongue| tongue.fields().count()).max().unwrap_or(0);
        for position in 1..=longest {
            let _ = write!(text, "{position:<CELL$}");
        }
        text = text.trim_end().to_owned();
        for fjord in Fjord::ALL {
            let boats = self.view.fjords[fjord.index()].iter().enumerate();
            let row: String = boats.map(|(berth, boat)| self.boat_in(fjord, berth, boat)).collect();
            let label = self.speaker.say(&Say::new("sketch-fjord").with("fjord", fjord.number()));
            let _ = write!(text, "\n{}", format!("{label:LABEL$}{row}").trim_end());
            if let Some(tongue) = self.view.tongues.get(fjord.index()) {
                text += "\n";
                text += &self.tongue(tongue);
            }
        }
        let codes = Terrain::ALL.map(|terrain| format!("{} {}", self.code(terrain), self.speaker.say(&terrain.say())));
        let fields = Say::new("sketch-field-legend").with("list", codes.join(", "));
        let boats = self.speaker.word("sketch-boat-legend");
        let _ = write!(text, "\n{}{}", wrapped(&self.speaker.say(&fields)), wrapped(&boats));
        if let Some(boat) = &self.view.dragon {
            let drawn = self.boat(boat, Lead::Bow, self.view.crew).trim_end().to_owned();
            let _ = write!(text, "{}", wrapped(&self.speaker.say(&Say::new("sketch-dragon").with("boat", drawn))));
        }
        text
    }

    fn code(&self, terrain: Terrain) -> String {
        self.speaker.word(format!("code-{}", terrain.name()))
    }

    fn tongue(&self, tongue: &TongueView) -> String {
        let label = self.speaker.say(&Say::new("sketch-tongue").with("tongue", tongue.tongue.name()));
        let mut text = format!("{label:LABEL$}");
        for field in tongue.fields() {
            let viking = field.holder.map_or(".".to_owned(), |seat| self.viking(seat));
            let cell = format!("{} {viking}", self.code(field.terrain));
            let _ = write!(text, "{cell:CELL$}");
        }
        let _ = write!(text, "({}/{})", tongue.inner, tongue.outer);
        text
    }

    /// A dragon in a fjord; the last one may still have its crew aboard.
    fn boat_in(&self, fjord: Fjord, berth: usize, boat: &Boat) -> String {
        let here = self.view.landing.filter(|landing| landing.fjord == fjord);
        let last = berth + 1 == self.view.fjords[fjord.index()].len();
        let crew = if here.is_some() && last { self.view.crew } else { [None; 3] };
        self.boat(boat, boat.lead.unwrap_or(Lead::Bow), crew)
    }

    /// A dragon, the board on its left; the crew in the same order.
    fn boat(&self, boat: &Boat, lead: Lead, crew: [Option<Seat>; 3]) -> String {
        let place = |(place, aboard): (Place, Option<Seat>)| match aboard {
            Some(seat) => self.viking(seat),
            None if place == boat.dragon.coloured => self.letter(boat.dragon.colour).to_lowercase(),
            None => "-".to_owned(),
        };
        let places: Vec<_> = lead.order().into_iter().zip(crew).map(place).collect();
        let (left, right) = if lead == Lead::Bow { ("<", "]") } else { ("[", ">") };
        format!("{left}~{}~{right} ", places.join("~~~~"))
    }

    fn players(&self) -> String {
        let columns = ["midgard", "walhalla", "asgard", "fields", "cards", "points"];
        let heads = columns.map(|column| self.speaker.word(format!("column-{column}")));
        let mut text = " ".repeat(26);
        for head in &heads {
            let _ = write!(text, "{head:>10}");
        }
        for (seat, player) in self.rules.all_seats().zip(&self.view.players) {
            let name: String = self.speaker.name(seat).chars().take(20).collect();
            let mark = if self.view.awaited.contains(seat) { "*" } else { " " };
            let _ = write!(text, "\n{mark} {} {name:22}", self.letter(player.colour));
            let numbers = [player.midgard, player.walhalla, player.asgard, self.fields_of(seat), player.cards];
            for number in numbers.map(u16::from).into_iter().chain([player.points.total()]) {
                let _ = write!(text, "{number:>10}");
            }
        }
        let sums: Vec<_> = Tongue::ALL.map(|tongue| self.sums(tongue)).into();
        let sums = Say::new("sketch-sums").with("list", sums.join("; "));
        format!("{text}\n{}", wrapped(&self.speaker.say(&sums)))
    }

    fn fields_of(&self, seat: Seat) -> u8 {
        let fields = self.view.tongues.iter().flat_map(TongueView::fields);
        fields.filter(|field| field.holder == Some(seat)).count() as u8
    }

    /// What everybody would have in the majority of a tongue, without cards.
    fn sums(&self, tongue: Tongue) -> String {
        let mut text = tongue.name();
        for seat in self.rules.all_seats() {
            let held = self.view.tongues[tongue as usize].fields().filter(|field| field.holder == Some(seat));
            let worth = |terrain| match terrain {
                Terrain::Village1 => 2,
                Terrain::Village2 => 3,
                _ => 1,
            };
            let sum: u8 = held.map(|field| worth(field.terrain)).sum();
            let _ = write!(text, " {}{sum}", self.viking(seat));
        }
        text
    }

    fn piles(&self) -> String {
        let view = self.view;
        let seen: Vec<_> = view.fjords.iter().flatten().chain(&view.dragon).map(|boat| boat.id.index()).collect();
        let dragons = self.rules.components.dragons.iter().enumerate().filter(|(id, _)| !seen.contains(id));
        let left: Vec<_> = dragons.map(|(_, dragon)| *dragon).collect();
        let of = |colour: Colour| {
            let places = left.iter().filter(|dragon| dragon.colour == colour);
            let names: Vec<_> = places.map(|dragon| self.speaker.say(&dragon.coloured.say())).collect();
            (!names.is_empty()).then(|| format!("{}: {}", self.letter(colour), names.join(", ")))
        };
        let list = Colour::ALL.into_iter().filter_map(of).collect::<Vec<_>>().join("; ");
        let dragons = match view.dragons_left {
            0 => Say::new("sketch-no-dragons"),
            count => Say::new("sketch-dragons").with("count", count).with("list", list),
        };
        let cards = Say::new("sketch-pile").with("count", view.cards_left).with("cards", view.discarded().say());
        format!("{}{}", wrapped(&self.speaker.say(&dragons)), wrapped(&self.speaker.say(&cards)))
    }

    fn own(&self) -> String {
        let Some((own, seat)) = self.view.own.zip(self.view.viewer.seat()) else { return String::new() };
        let mut text = wrapped(&self.speaker.say(&Say::new("sketch-hand").with("cards", own.hand.say())));
        if self.view.stage == Stage::Secret {
            text += &wrapped(&self.speaker.say(&Say::new("sketch-laid").with("cards", own.laid.say())));
        }
        let item = |(gain, points): (Gain, u16)| {
            Arg::Say(Say::new("sketch-item").with("what", gain.say()).with("points", points))
        };
        let items: Vec<_> = self.view.players[seat.index()].points.gains().map(item).collect();
        if !items.is_empty() {
            text += &wrapped(&self.speaker.say(&Say::new("sketch-items").with("list", items)));
        }
        text
    }
}

/// A sentence on lines that are not too wide, each with its line feed.
fn wrapped(sentence: &str) -> String {
    let mut text = String::new();
    let mut width = 0;
    for word in sentence.split(' ') {
        let length = word.chars().count();
        if width > 0 && width + 1 + length > COLUMNS {
            text.push_str("\n  ");
            width = 2;
        } else if width > 0 {
            text.push(' ');
            width += 1;
        }
        text.push_str(word);
        width += length;
    }
    text.push('\n');
    text
}
