//! The table as text, within a hundred columns.

use std::fmt::Write;

use langhus_rules::{Provenance, Say, Seat, Speaker};

use crate::card::{Artisan, Card, Kind, Season};
use crate::good::Goods;
use crate::lanes::{Figure, Lane, Spot, Viking};
use crate::sets::Cards;
use crate::state::Step;
use crate::view::View;
use crate::{Jorvik, Mode, voice};

const WIDTH: usize = 100;
/// Between entries of a list.
const DOT: &str = " · ";
/// The types in the order in which a list of cards names them.
const TYPES: [&str; 12] = [
    "picts", "ship", "artisan", "trader", "oracle", "warrior", "journey", "feast", "skald", "building", "loki",
    "defender",
];

pub(crate) fn draw(rules: &Jorvik, view: &View, speaker: &Speaker<'_>) -> String {
    let mut sketch = Sketch { rules, view, speaker, text: String::new() };
    sketch.heading();
    sketch.lanes();
    if rules.mode() == Mode::Jarl {
        sketch.upper();
    }
    sketch.stocks();
    for seat in Seat::all(rules.seats) {
        sketch.player(seat);
    }
    if sketch.text.contains('*') {
        let note = speaker.word("table-assumed");
        sketch.line(&note);
    }
    sketch.text
}

struct Sketch<'a> {
    rules: &'a Jorvik,
    view: &'a View,
    speaker: &'a Speaker<'a>,
    text: String,
}

impl Sketch<'_> {
    /// A line, broken between words where it gets too long.
    fn line(&mut self, line: &str) {
        let mut width = 0;
        for word in line.trim_end().split_inclusive(' ') {
            let length = word.trim_end().chars().count();
            if width > 0 && width + length > WIDTH {
                self.text.truncate(self.text.trim_end().len());
                self.text.push_str("\n      ");
                width = 6;
            }
            self.text.push_str(word);
            width += word.chars().count();
        }
        self.text.push('\n');
    }

    /// A label and a list; nothing where the list is empty.
    fn list(&mut self, label: &str, entries: &[String], gap: &str) {
        if !entries.is_empty() {
            self.line(&format!("  {label}: {}", entries.join(gap)));
        }
    }

    fn heading(&mut self) {
        let (open, speaker) = (&self.view.open, self.speaker);
        let mut parts = vec![format!("{} ({})", speaker.word("title"), self.rules.mode())];
        if open.step == Step::Over {
            parts.push(speaker.word("table-over"));
        } else {
            let rounds = self.rules.rounds;
            parts.push(
                speaker.say(&Say::new("table-round").with("round", open.round.min(rounds)).with("rounds", rounds)),
            );
            let phase = Say::new(format!("phase-{}", open.phase.word()));
            parts.push(speaker.say(&Say::new("table-phase").with("phase", phase)));
            parts.push(speaker.say(&Say::new("table-start").with("who", open.start)));
        }
        self.line(&parts.join(DOT));
    }

    /// A card in a few words, behind the code that its notation needs, with a star if it is a guess.
    fn card(&self, card: Card) -> String {
        let assumed = self.view.catalogue.cards.get(card.index()).is_some_and(|e| e.provenance == Provenance::Assumed);
        let star = if assumed { "*" } else { "" };
        let text = format!("{}{star} {}", self.rules.id(card), self.speaker.say(&voice::card(self.rules, card)));
        match self.rules.kind(card) {
            Kind::Special(power) => format!("{text}: {}", self.speaker.word(format!("about-{}", power.word()))),
            _ => text,
        }
    }

    fn goods(&self, goods: Goods) -> String {
        self.speaker.say(&Say::new("table-goods").with("goods", voice::goods(goods)))
    }

    fn figure(&self, figure: Figure) -> String {
        let name = self.speaker.name(figure.seat());
        if figure.viking() == Viking::Own { name } else { format!("{name} ({})", self.speaker.word("table-brown-one")) }
    }

    /// What lies on a spot, with the goods on it.
    fn spot(&self, spot: Spot) -> String {
        let open = &self.view.open;
        let Some(card) = open.spots[spot.index()] else { return self.speaker.word("table-empty") };
        let cargo = open.cargo[spot.index()];
        if cargo.is_empty() { self.card(card) } else { format!("{}: {}", self.card(card), self.goods(cargo)) }
    }

    fn price(&self, price: u8) -> String {
        self.speaker.say(&Say::new("table-price").with("price", price))
    }

    fn lanes(&mut self) {
        let open = &self.view.open;
        let title = self.speaker.word("table-lanes");
        self.line(&title);
        let offered = self.rules.offered(open).filter(|_| open.step == Step::Offer);
        for lane in Lane::all(self.rules.lanes) {
            let mark = if offered.is_some_and(|offer| offer.lane == Some(lane)) { ">" } else { " " };
            let line = format!("{mark} {}  {}", lane.number(), self.spot(lane.spot()));
            self.line(&line);
            let standing = open.lanes[lane.index()];
            if !standing.is_empty() {
                let names: Vec<String> = standing.figures().map(|figure| self.figure(figure)).collect();
                let label = format!("   {}", self.price(standing.len()));
                self.list(&label, &names, " < ");
            }
        }
    }

    fn upper(&mut self) {
        let open = &self.view.open;
        let title = self.speaker.word("table-reservable");
        let spots = (0..self.rules.lanes).map(Spot::upper);
        let waiting: Vec<Spot> =
            spots.filter(|s| open.spots[s.index()].is_some() && !self.rules.is_reserved(open, *s)).collect();
        if !waiting.is_empty() {
            self.line(&title);
        }
        for spot in waiting {
            let line = format!("  {:<2} {}", spot.number(), self.spot(spot));
            self.line(&line);
        }
        let row = open.in_row(self.rules.lanes);
        if row.is_empty() {
            return;
        }
        let title = self.speaker.word("table-row");
        self.line(&title);
        for (place, reserved) in row.iter().enumerate() {
            let mark = if place == 0 && open.step == Step::Offer && open.next >= self.rules.lanes { ">" } else { " " };
            let price = self.price((row.len() - place) as u8);
            let (card, who) = (self.spot(reserved.spot), self.figure(reserved.figure));
            let line = format!("{mark} {who}, {price}: {card}");
            self.line(&line);
        }
    }

    /// The common area, the bag, what is in hand, and the cards nobody has seen or will see again.
    fn stocks(&mut self) {
        let (view, speaker) = (self.view, self.speaker);
        for (key, goods) in [("table-common", view.open.common), ("table-bag", view.bag)] {
            let goods = [self.goods(goods)];
            self.list(&speaker.word(key), &goods, DOT);
        }
        for season in Season::ALL {
            let cards = view.unseen.and(view.catalogue.season(season));
            if !cards.is_empty() {
                let season = speaker.word(format!("season-{}", Season::WORDS[season as usize]));
                let label = format!("{}, {season} ({})", speaker.word("table-deck"), cards.len());
                let entries = self.by_type(cards);
                self.list(&label, &entries, DOT);
            }
        }
        let boxed = self.by_type(view.open.boxed);
        self.list(&speaker.word("table-box"), &boxed, DOT);
        if !view.open.hand.is_empty() {
            let who = view.open.awaited.iter().map(|seat| speaker.name(seat)).collect::<Vec<_>>().join(", ");
            let goods = [self.goods(view.open.hand)];
            self.list(&format!("{} ({who})", speaker.word("table-hand")), &goods, DOT);
        }
    }

    /// Cards in short: for each type the values that tell them apart.
    fn by_type(&self, cards: Cards) -> Vec<String> {
        let mut entries = Vec::new();
        for word in TYPES {
            let of_type: Vec<Card> = cards.filter(|card| self.rules.kind(*card).word() == word).collect();
            if of_type.is_empty() {
                continue;
            }
            let mut values: Vec<String> = of_type.iter().map(|card| self.value(*card)).collect();
            values.retain(|value| !value.is_empty());
            let values = if values.is_empty() { format!("×{}", of_type.len()) } else { values.join(", ") };
            entries.push(format!("{} {values}", self.speaker.word(format!("type-{word}"))));
        }
        entries
    }

    fn value(&self, card: Card) -> String {
        let goods =
            |kinds: &[crate::Good]| kinds.iter().map(|g| self.speaker.word(g.word())).collect::<Vec<_>>().join("+");
        match self.rules.kind(card) {
            Kind::Artisan(artisan) => {
                let work = self.rules.work(artisan);
                goods(&work.goods[..usize::from(work.size)])
            }
            Kind::Trader { good, coins, .. } => format!("{} ({coins})", goods(&[good])),
            Kind::Oracle { good } => goods(&[good]),
            Kind::Warrior { defence } => defence.to_string(),
            Kind::Ship { spaces } => spaces.to_string(),
            Kind::Journey { points } => points.to_string(),
            Kind::Picts { points, .. } => format!("±{points}"),
            Kind::Special(power) => self.speaker.say(&voice::power(power)),
            Kind::Feast => String::new(),
        }
    }

    fn player(&mut self, seat: Seat) {
        let (open, speaker, rules) = (&self.view.open, self.speaker, self.rules);
        let player = open.player(seat);
        let count = |key: &'static str, count: i64| speaker.say(&Say::new(key).with("count", count));
        let mut vikings = count("table-vikings", player.vikings.into());
        if open.brown_of(seat) > 0 {
            let _ = write!(vikings, " + {}", count("table-brown", open.brown_of(seat).into()));
        }
        let points = Say::new("table-points").with("track", player.track).with("all", rules.sum(open, seat));
        let you = if self.view.viewer.is(seat) { format!(" ({})", speaker.word("table-you")) } else { String::new() };
        let mark = if open.awaited.contains(seat) { ">" } else { " " };
        let parts = [
            format!("{mark} {}{you}", speaker.name(seat)),
            count("table-coins", player.coins.into()),
            speaker.say(&points),
            vikings,
            count("table-defence", rules.defence(open, seat).into()),
        ];
        self.line("");
        self.line(&parts.join(DOT));
        if !player.stored.is_empty() || rules.places(open, seat) > 1 {
            let label = speaker.say(&Say::new("table-stored").with("places", rules.places(open, seat)));
            let goods = [self.goods(player.stored)];
            self.list(&label, &goods, DOT);
        }
        let loading: Vec<String> = player.loading.map(|card| self.card(card)).collect();
        self.list(&speaker.word("table-loading"), &loading, DOT);
        if !player.aboard.is_empty() {
            let goods = [self.goods(player.aboard)];
            self.list(&speaker.word("table-aboard"), &goods, DOT);
        }
        let artisans: Vec<String> = player.artisans.map(|artisan| self.artisan(artisan)).collect();
        self.list(&speaker.word("table-artisans"), &artisans, DOT);
        let is_special = |card: &Card| matches!(rules.kind(*card), Kind::Special(_));
        let is_artisan = |card: &Card| matches!(rules.kind(*card), Kind::Artisan(_));
        let specials: Vec<String> = player.display.filter(is_special).map(|card| self.card(card)).collect();
        let plain = player.display.filter(|card| !is_special(card) && !is_artisan(card)).collect();
        let display = self.by_type(plain);
        self.list(&speaker.word("table-display"), &display, DOT);
        self.list(&speaker.word("table-special"), &specials, DOT);
    }

    /// An artisan with the goods it has (in brackets with a cross) and those it lacks.
    fn artisan(&self, artisan: Artisan) -> String {
        let (work, filled) = (self.rules.work(artisan), self.view.open.filled[artisan.index()]);
        let spaces = work.goods[..usize::from(work.size)].iter().enumerate().map(|(space, good)| {
            let mark = if filled & (1 << space) != 0 { "x" } else { "\u{a0}" };
            // The spaces inside do not break, so that a mark stays with its good.
            format!("[{mark}]\u{a0}{}", self.speaker.word(good.word()))
        });
        let spaces: Vec<String> = spaces.collect();
        let entry = self.view.catalogue.cards.get(work.card.index());
        let star = if entry.is_some_and(|entry| entry.provenance == Provenance::Assumed) { "*" } else { "" };
        format!("{}{star} {} → {}", self.rules.id(work.card), spaces.join(" "), work.points)
    }
}
