//! A workshop: the ship in it, what it needs, and what of that is there.

use langhus_board::shapes;
use langhus_rules::{Arg, Say};
use maud::{Markup, html};

use super::brush::{Brush, over, sheet};
use super::{art, hulls};
use crate::deck::ShipCard;
use crate::kind::{Craftsman, Good, Kind};
use crate::places;
use crate::purse::Crafts;
use crate::state::Step;
use crate::tableau::WORKSHOPS;
use crate::view::{BoardView, Seen};
use crate::voice::amount;

/// What a ship needs, and how much of it is there.
struct Need {
    what: What,
    needs: u8,
    has: u8,
    /// Does the tool stand in?
    replaced: bool,
}

#[derive(Clone, Copy)]
enum What {
    Gold,
    Workers,
    Good(Good),
}

impl Need {
    const fn is_met(&self) -> bool {
        self.has >= self.needs || self.replaced
    }

    /// How much of it is missing.
    fn lack(&self) -> Say {
        self.what.say(self.needs.saturating_sub(self.has))
    }
}

impl What {
    fn say(self, n: u8) -> Say {
        match self {
            What::Gold => Say::new("gold").with("n", n),
            What::Workers => Say::new("workers").with("n", n),
            What::Good(good) => amount(n, good),
        }
    }
}

/// Where a craftsman for a ship is.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    Board,
    Hand,
    Nowhere,
}

impl Brush<'_> {
    /// The workshop with this number.
    pub(super) fn workshop(&self, board: &BoardView, slot: usize, named: bool) -> Markup {
        let letter = ["A", "B"][slot % WORKSHOPS];
        let heading = self.say(&Say::new("board-workshop").with("letter", letter.to_owned()));
        match board.workshops.get(slot) {
            Some(seen) => self.begun(board, seen, slot, &heading, named),
            None => {
                // Only the first free workshop is a place: the two are not told apart.
                let place = (self.mine(board) && slot == board.workshops.len()).then_some(places::Place::Workshops);
                html! {
                    span.sb-workshop.sb-idle.{ "sb-w" (slot) } data-tip=(self.word("board-workshop-tip")) {
                        span.sb-heading { (heading) }
                        @if place.is_some() { (self.arriving(|kind| matches!(kind, Kind::Ship(_)))) }
                        (hulls::empty_slip())
                        (sheet(place))
                    }
                }
            }
        }
    }

    fn begun(&self, board: &BoardView, seen: &Seen, slot: usize, heading: &str, named: bool) -> Markup {
        let Kind::Ship(ship) = seen.kind else { return html! {} };
        let card = &self.rules.deck.ships[ship as usize];
        let (mut needs, mut crew) = (self.needs(board, card), self.staff(board, card.needs));
        // While the craftsmen are chosen everything else is paid already.
        let staffing = match self.view.step {
            Step::Staff { ship: finished, needs: wanted, .. } if finished == ship && board.seat == self.view.active => {
                (needs, crew) = (Vec::new(), self.staff(board, wanted));
                true
            }
            _ => false,
        };
        let mut lacks: Vec<Arg> = needs.iter().filter(|need| !need.is_met()).map(|need| need.lack().into()).collect();
        lacks.extend(
            crew.iter().filter(|(_, at)| *at == Place::Nowhere).map(|(who, _)| Arg::from(self.rules.name(*who))),
        );
        let ready = lacks.is_empty();
        let state = match (staffing, ready) {
            (true, _) => self.word("board-staffing"),
            (_, true) => self.word("board-ready"),
            _ => self.say(&Say::new("board-lacks").with("what", lacks)),
        };
        let label = format!("{heading}: {}. {state}. {}", self.name(ship), self.say(&self.rules.printed(seen.kind)));
        let tip = format!("{state}\n{}", self.tip(seen.kind));
        html! {
            span.sb-workshop.{ "sb-w" (slot) }.sb-ready[ready] data-piece=[self.piece(seen, named)] data-tip=(tip) {
                span.sb-heading aria-hidden="true" { b { (self.name(ship)) } (self.worth(seen.kind)) }
                span.sb-keel aria-hidden="true" { (hulls::on_slip(ship)) }
                span.sb-needs aria-hidden="true" {
                    @for need in &needs {
                        span.sb-need.sb-met[need.is_met()] data-tip=(self.say(&need.what.say(need.needs))) { (self.icon(need.what)) (need.has.min(need.needs)) "/" (need.needs) (tick(need.is_met())) }
                    }
                    @for (craftsman, at) in &crew {
                        span.sb-need.sb-met[*at != Place::Nowhere] data-tip=(self.where_is(*craftsman, *at)) {
                            (self.chip(*craftsman)) @if *at == Place::Hand { (art::hand()) } (tick(*at != Place::Nowhere))
                        }
                    }
                }
                span.sb-state aria-hidden="true" { (state) }
                (over(&label, Some(places::Place::InWorkshop(self.rules.first(&board.workshops, seen.kind)))))
            }
        }
    }

    fn needs(&self, board: &BoardView, card: &ShipCard) -> Vec<Need> {
        let tool = board.tool.and_then(|seen| self.rules.deck.tool_of(seen.card));
        let replaces = tool.and_then(|tool| self.rules.deck.tools[tool as usize].replaces);
        let mut needs = vec![
            Need { what: What::Gold, needs: card.cost.gold(), has: board.gold, replaced: false },
            Need { what: What::Workers, needs: card.cost.workers(), has: board.workers, replaced: false },
        ];
        needs.extend(Good::ALL.map(|good| Need {
            what: What::Good(good),
            needs: card.cost.good(good),
            has: board.mill[good as usize],
            replaced: replaces == Some(good),
        }));
        needs.retain(|need| need.needs > 0);
        needs
    }

    fn icon(&self, what: What) -> Markup {
        match what {
            What::Gold => shapes::coin(),
            What::Workers => art::worker(),
            What::Good(good) => art::good(self.pen, good),
        }
    }

    /// The craftsmen a ship needs, and where each of them is.
    fn staff(&self, board: &BoardView, needs: Crafts) -> Vec<(Craftsman, Place)> {
        let count = |kinds: &mut dyn Iterator<Item = Kind>| {
            let mut crafts = Crafts::NONE;
            kinds.for_each(|kind| {
                if let Kind::Craftsman(craftsman) = kind {
                    crafts.add(craftsman);
                }
            });
            crafts
        };
        let mut recruited = count(&mut board.crew.iter().map(|seen| seen.kind));
        let mut held = count(&mut board.cards.iter().flatten().map(|held| held.kind));
        let mut find = |craftsman: Craftsman| {
            for (crafts, place) in [(&mut recruited, Place::Board), (&mut held, Place::Hand)] {
                if crafts.of(craftsman) > 0 {
                    crafts.remove(craftsman);
                    return place;
                }
            }
            Place::Nowhere
        };
        needs.iter().map(|craftsman| (craftsman, find(craftsman))).collect()
    }

    fn where_is(&self, craftsman: Craftsman, place: Place) -> String {
        let key = match place {
            Place::Board => "board-on-board",
            Place::Hand => "board-in-hand",
            Place::Nowhere => "board-nowhere",
        };
        self.say(&Say::new(key).with("card", self.rules.name(craftsman)))
    }
}

fn tick(met: bool) -> Markup {
    html! { span.sb-tick aria-hidden="true" { @if met { "✓" } @else { "✗" } } }
}
