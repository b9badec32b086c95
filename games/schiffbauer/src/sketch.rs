//! The table as text, for the terminal.

use langhus_rules::{Arg, Say, Seat, Speaker};

use crate::Schiffbauer;
use crate::kind::{Good, Kind};
use crate::state::{PASSES, Step};
use crate::tableau::{CREW, GOLD_LIMIT, VILLAGE, WORKSHOPS};
use crate::view::{BoardView, Seen, View};
use crate::voice::amount;

/// No line is longer.
const WIDTH: usize = 100;

/// Everything a viewer may know.
pub(crate) fn draw(rules: &Schiffbauer, view: &View, speaker: &Speaker<'_>) -> String {
    let mut page = Page { rules, speaker, text: String::new() };
    page.head(view);
    for seat in view.start.around(view.boards.len() as u8) {
        page.board(view, view.board(seat));
    }
    if let Some(offer) = view.offer.as_ref().filter(|offer| !offer.is_empty()) {
        let kinds: Vec<Kind> = offer.iter().map(|seen| seen.kind).collect();
        page.cards("sketch-packet", &kinds);
    }
    let hand = view.seat().and_then(|seat| view.board(seat).cards.as_ref());
    if let Some(hand) = hand.filter(|hand| !hand.is_empty()) {
        let kinds: Vec<Kind> = hand.iter().map(|held| held.kind).collect();
        page.cards("sketch-hand", &kinds);
    }
    page.workshops(view);
    page.memory(view);
    if rules.deck.is_reconstruction() {
        page.text.push('\n');
        page.line("", &speaker.word("sketch-reconstruction"));
    }
    page.text
}

struct Page<'a> {
    rules: &'a Schiffbauer,
    speaker: &'a Speaker<'a>,
    text: String,
}

impl Page<'_> {
    /// A line, broken at spaces where it is too long; what follows is indented.
    fn line(&mut self, indent: &str, line: &str) {
        let mut width = indent.chars().count();
        self.text.push_str(indent);
        for (n, word) in line.split(' ').enumerate() {
            let length = word.chars().count();
            if n > 0 && width + 1 + length > WIDTH {
                self.text.push('\n');
                self.text.push_str(indent);
                self.text.push_str("    ");
                width = indent.chars().count() + 4;
            } else if n > 0 {
                self.text.push(' ');
                width += 1;
            }
            self.text.push_str(word);
            width += length;
        }
        self.text.push('\n');
    }

    fn say(&mut self, indent: &str, say: &Say) {
        let line = self.speaker.say(say);
        self.line(indent, &line);
    }

    /// The names of the cards, copies counted; a dash for every free place, or one where there is nothing at all.
    fn names(&self, cards: &[Seen], places: usize) -> String {
        let mut names: Vec<(Kind, usize)> = Vec::new();
        for seen in cards {
            match names.iter_mut().find(|(kind, _)| *kind == seen.kind) {
                Some((_, count)) => *count += 1,
                None => names.push((seen.kind, 1)),
            }
        }
        let name = |(kind, count): &(Kind, usize)| {
            let name = self.speaker.say(&self.rules.name(*kind));
            if *count > 1 { format!("{name} ×{count}") } else { name }
        };
        let mut names: Vec<String> = names.iter().map(name).collect();
        names.extend((cards.len()..places).map(|_| "–".to_owned()));
        if names.is_empty() { "–".to_owned() } else { names.join(", ") }
    }

    fn head(&mut self, view: &View) {
        let phase = match view.step {
            Step::Start => Say::new("phase-start"),
            Step::Draft => Say::new("phase-morning").with("pass", view.pass + 1).with("passes", PASSES),
            Step::Surplus => Say::new("phase-evening"),
            Step::Over => Say::new("phase-over"),
            _ => Say::new("phase-afternoon"),
        };
        let head = Say::new("sketch-head").with("day", view.day).with("phase", phase).with("who", view.start);
        self.say("", &head);
        let yields: Vec<Arg> =
            view.top.iter().flat_map(|back| Good::ALL.map(|good| Arg::from(amount(back.of(good), good)))).collect();
        let pile = Say::new("sketch-pile").with("n", view.pile).with("yields", yields);
        self.say("", &pile);
        let rest = Say::new("sketch-piles")
            .with("open", view.discards.len())
            .with("down", view.face_down)
            .with("aside", view.aside)
            .with("packet", view.packet);
        self.say("", &rest);
        if let Some(seat) = view.pioneer {
            self.say("", &Say::new("sketch-pioneer").with("who", seat));
        }
        if let Some(seen) = view.visited {
            let visited = Say::new("sketch-visited").with("who", view.active).with("card", self.rules.name(seen.kind));
            self.say("", &visited);
        }
    }

    fn board(&mut self, view: &View, board: &BoardView) {
        let own = view.seat() == Some(board.seat);
        let mark = if view.step != Step::Over && view.active == board.seat { ">" } else { " " };
        let goods: Vec<Arg> =
            Good::ALL.map(|good| Arg::from(amount(board.mill[good as usize], good))).into_iter().collect();
        let line = Say::new(if own { "sketch-own" } else { "sketch-other" })
            .with("who", board.seat)
            .with("seat", board.seat.number())
            .with("points", board.points)
            .with("hand", board.hand);
        self.text.push('\n');
        let line = self.speaker.say(&line);
        self.line("", &format!("{mark} {line}"));
        let line = Say::new("sketch-purse")
            .with("gold", board.gold)
            .with("coast", GOLD_LIMIT)
            .with("workers", board.workers)
            .with("village", VILLAGE)
            .with("goods", goods)
            .with("stored", board.mill.iter().sum::<u8>())
            .with("limit", board.mill_limit);
        self.say("    ", &line);
        let line = Say::new("sketch-places")
            .with("workshops", self.names(&board.workshops, WORKSHOPS))
            .with("crew", self.names(&board.crew, CREW));
        self.say("    ", &line);
        let line = Say::new("sketch-fleet")
            .with("ships", self.names(&board.ships, 0))
            .with("n", board.fleet.ships)
            .with("points", board.fleet.points)
            .with("military", board.fleet.military)
            .with("workers", board.new_workers)
            .with("gold", format!("{:+}", board.fleet.evening_gold));
        self.say("    ", &line);
        let tool = board.tool.map_or("–".to_owned(), |seen| {
            let name = self.speaker.say(&self.rules.name(seen.kind));
            let load: Vec<String> = Good::ALL
                .into_iter()
                .filter(|good| board.cart[*good as usize] > 0)
                .map(|good| self.speaker.say(&amount(board.cart[good as usize], good)))
                .collect();
            if load.is_empty() { name } else { format!("{name} ({})", load.join(", ")) }
        });
        let line = Say::new("sketch-right").with("tool", tool).with("buildings", self.names(&board.buildings, 0));
        self.say("    ", &line);
        if !board.watchmen.is_empty() {
            self.say("    ", &Say::new("sketch-guarded"));
        }
    }

    /// Cards with everything printed on them, one line each.
    fn cards(&mut self, key: &'static str, kinds: &[Kind]) {
        self.text.push('\n');
        let title = self.speaker.word(key);
        self.line("", &title);
        for kind in kinds {
            let line = format!(
                "{}: {}",
                self.speaker.say(&self.rules.name(*kind)),
                self.speaker.say(&self.rules.printed(*kind))
            );
            self.line("  ", &line);
        }
    }

    /// What the ships in the workshops still need, for all to plan with.
    fn workshops(&mut self, view: &View) {
        let mut kinds: Vec<Kind> = Vec::new();
        for seen in view.boards.iter().flat_map(|board| &board.workshops) {
            if !kinds.contains(&seen.kind) {
                kinds.push(seen.kind);
            }
        }
        if !kinds.is_empty() {
            self.cards("sketch-workshops", &kinds);
        }
    }

    /// What the viewer has seen and cannot see now.
    fn memory(&mut self, view: &View) {
        self.text.push('\n');
        let open = Say::new("sketch-discards").with("cards", self.names(&view.discards, 0));
        self.say("", &open);
        if let Some(known) = view.face_down_known.as_ref().filter(|known| !known.is_empty()) {
            self.say("", &Say::new("sketch-face-down").with("cards", self.names(known, 0)));
        }
        for (pass, seen) in view.passed_on.iter().enumerate().filter(|(_, seen)| !seen.is_empty()) {
            let key = match (view.seat(), self.is_last(view)) {
                (Some(_), true) => "sketch-set-aside",
                _ => "sketch-passed-on",
            };
            self.say("", &Say::new(key).with("pass", pass + 1).with("cards", self.names(seen, 0)));
        }
        if !view.not_in_pile.is_empty() {
            self.say("", &Say::new("sketch-not-in-pile").with("cards", self.names(&view.not_in_pile, 0)));
        }
    }

    /// Is the viewer the last in the order of the day, who sets cards aside?
    fn is_last(&self, view: &View) -> bool {
        view.seat().is_some_and(|seat: Seat| view.turns_before(seat) + 1 == view.boards.len())
    }
}
