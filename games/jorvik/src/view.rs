//! What a viewer may know: everything but the order of the deck and the bag.

use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use langhus_rules::serde_json::{Map, Value, json};
use langhus_rules::{Seat, Viewer};
use serde::{Serialize, Serializer};

use crate::card::{Card, Entry, Kind, MOST_CARDS, Season, Work};
use crate::good::{Good, Goods};
use crate::lanes::{Lane, Spot};
use crate::sets::Cards;
use crate::state::{Open, State, Step};
use crate::{Jorvik, Mode};

/// The cards and goods of the game at this table.
#[derive(Clone, PartialEq, Debug)]
pub struct Catalogue {
    /// The mode.
    pub mode: Mode,
    /// How many play.
    pub seats: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// The cards, season by season.
    pub cards: Vec<Entry>,
    /// What the artisans need.
    pub works: Vec<Work>,
    /// The goods.
    pub goods: Goods,
}

impl Catalogue {
    /// Where the cards of a season lie in the list and in the deck.
    pub fn stack(&self, season: Season) -> Range<usize> {
        let from = self.cards.partition_point(|entry| entry.season < season);
        let to = self.cards.partition_point(|entry| entry.season <= season);
        from..to.min(MOST_CARDS)
    }

    /// The cards of a season.
    pub fn season(&self, season: Season) -> Cards {
        self.stack(season).map(|place| Card(place as u8)).collect()
    }

    fn ids(&self, cards: Cards) -> Vec<&str> {
        cards.filter_map(|card| self.cards.get(card.index())).map(|entry| entry.id.as_str()).collect()
    }

    fn id(&self, card: Option<Card>) -> Option<&str> {
        card.and_then(|card| self.cards.get(card.index())).map(|entry| entry.id.as_str())
    }
}

/// What one viewer may know. Coins, displays and goods are open to all, so every viewer knows the same.
#[derive(Clone, PartialEq)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open.
    pub open: Open,
    /// The cards still in the deck: which, but not in which order within their season.
    pub unseen: Cards,
    /// The goods still in the bag.
    pub bag: Goods,
    /// The cards of this game.
    pub catalogue: Arc<Catalogue>,
}

impl Jorvik {
    pub(crate) fn look(&self, state: &State, viewer: Viewer) -> View {
        let cards = self.catalogue.cards.len();
        View {
            viewer,
            open: state.open,
            unseen: state.deck[usize::from(state.drawn)..cards].iter().copied().collect(),
            bag: state.bag[usize::from(state.poured)..self.catalogue.goods.total().into()].iter().copied().collect(),
            catalogue: self.catalogue.clone(),
        }
    }

    /// Everything, with the order of the deck and the bag.
    pub(crate) fn lay_out(&self, state: &State) -> Value {
        let mut all = self.look(state, Viewer::Spectator).json();
        let deck = &state.deck[usize::from(state.drawn)..self.catalogue.cards.len()];
        all["deck"] = deck.iter().map(|card| self.id(*card).to_string()).collect();
        let bag = &state.bag[usize::from(state.poured)..self.catalogue.goods.total().into()];
        all["bag_order"] = bag.iter().map(|good| good.word()).collect();
        all
    }
}

impl View {
    /// The view as JSON, with the stable names of cards and goods.
    pub fn json(&self) -> Value {
        let (open, list) = (&self.open, &*self.catalogue);
        let reserved = |spot: Spot| open.reserved & (1 << spot.index()) != 0;
        let card = |spot: Spot| json!({ "card": list.id(open.spots[spot.index()]), "goods": open.cargo[spot.index()] });
        let lanes: Vec<Value> = Lane::all(list.seats + 1)
            .map(|lane| {
                let mut entry = card(lane.spot());
                entry["lane"] = lane.number().into();
                entry["vikings"] = json!(open.lanes[lane.index()].figures().collect::<Vec<_>>());
                entry
            })
            .collect();
        let upper = if list.mode == Mode::Jarl { list.seats + 1 } else { 0 };
        let reservable: Vec<Value> = (0..upper)
            .map(Spot::upper)
            .filter(|spot| !reserved(*spot))
            .map(|spot| {
                let mut entry = card(spot);
                entry["spot"] = spot.number().into();
                entry
            })
            .collect();
        let row: Vec<Value> = open
            .in_row(list.seats + 1)
            .iter()
            .map(|reserved| {
                let mut entry = card(reserved.spot);
                entry["viking"] = json!(reserved.figure);
                entry
            })
            .collect();
        let unseen: Map<String, Value> = Season::ALL
            .into_iter()
            .map(|season| {
                (Season::WORDS[season as usize].into(), json!(list.ids(self.unseen.and(list.season(season)))))
            })
            .collect();
        json!({
            "viewer": self.viewer,
            "mode": list.mode,
            "round": open.round,
            "rounds": list.rounds,
            "phase": open.phase,
            "step": open.step,
            "awaited": open.awaited,
            "passed": open.passed,
            "start": open.start,
            "lanes": lanes,
            "reservable": reservable,
            "reserve_row": row,
            "next": open.next,
            "question": self.question(),
            "hand": open.hand,
            "common": open.common,
            "bag": self.bag,
            "unseen": unseen,
            "box": list.ids(open.boxed),
            "brown": { "free": open.brown, "spent": open.spent },
            "players": Seat::all(list.seats).map(|seat| self.player(seat)).collect::<Vec<_>>(),
        })
    }

    /// What else belongs to the question that is asked.
    fn question(&self) -> Value {
        let open = &self.open;
        match open.step {
            Step::Champion | Step::Ransom => {
                json!({ "attack": self.catalogue.id(Some(open.attack)), "losers": open.losers })
            }
            Step::TrickSecond => {
                let (lane, place) = open.picked.split();
                json!({ "lane": lane.map(Lane::number), "place": place + 1 })
            }
            Step::Placing => json!({ "then": open.resume }),
            Step::Lifting => json!({ "then": open.resume, "left": open.left }),
            Step::Allocate => json!({ "loader": open.loader }),
            Step::Give | Step::Receive => json!({ "exchange": open.exchange, "left": open.left }),
            Step::Keep => json!({ "left": open.left }),
            Step::Window | Step::Demand | Step::Trick | Step::Offer | Step::Over => Value::Null,
        }
    }

    fn player(&self, seat: Seat) -> Value {
        let (player, list) = (self.open.player(seat), &*self.catalogue);
        let artisans: Vec<Value> = player
            .artisans
            .filter_map(|artisan| {
                let work = list.works.get(artisan.index())?;
                let filled = self.open.filled[artisan.index()];
                let goods = |there: bool| {
                    let spaces = (0..work.size).filter(move |space| (filled & (1 << space) != 0) == there);
                    spaces.map(|space| work.goods[usize::from(space)]).collect::<Vec<Good>>()
                };
                Some(json!({ "card": list.id(Some(work.card)), "has": goods(true), "lacks": goods(false) }))
            })
            .collect();
        let counts = |counts: &[u8; 8]| {
            let goods = Good::ALL.into_iter().filter(|good| counts[*good as usize] > 0);
            goods.map(|good| (good.word().to_owned(), counts[good as usize].into())).collect::<Map<String, Value>>()
        };
        let attacks: Map<String, Value> = list
            .cards
            .iter()
            .filter_map(|entry| match entry.kind {
                Kind::Picts { attack, .. } => Some((entry.id.to_string(), player.attacks[usize::from(attack)].into())),
                _ => None,
            })
            .collect();
        json!({
            "seat": seat,
            "coins": player.coins,
            "points": player.track,
            "vikings": player.vikings,
            "brown_vikings": self.open.brown_of(seat),
            "defence": player.defence,
            "display": list.ids(player.display),
            "loading": list.ids(player.loading),
            "artisans": artisans,
            "aboard": player.aboard,
            "stored": player.stored,
            "offerings": counts(&player.offerings),
            "attacks": attacks,
        })
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.json().serialize(serializer)
    }
}

/// Without the catalogue, which is the same for everybody and long.
impl fmt::Debug for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("View")
            .field("viewer", &self.viewer)
            .field("open", &self.open)
            .field("unseen", &self.unseen)
            .field("bag", &self.bag)
            .finish_non_exhaustive()
    }
}
