//! A view in its JSON form, with the stable names of cards and goods; written as it is read, without a tree in between.

use langhus_rules::{Seat, Seats};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::Mode;
use crate::card::{Artisan, Card, Id, Kind, Season};
use crate::good::{Good, Goods};
use crate::lanes::{Figure, Lane, Spot};
use crate::sets::Cards;
use crate::state::{Exchange, Step};
use crate::view::{Catalogue, View};

/// A list.
struct Each<I>(I);

impl<I: Iterator<Item: Serialize> + Clone> Serialize for Each<I> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.clone())
    }
}

/// An object, of pairs.
struct Named<I>(I);

impl<K: Serialize, V: Serialize, I: Iterator<Item = (K, V)> + Clone> Serialize for Named<I> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.clone())
    }
}

impl Catalogue {
    fn id(&self, card: Option<Card>) -> Option<&Id> {
        card.and_then(|card| self.cards.get(card.index())).map(|entry| &entry.id)
    }

    fn ids(&self, cards: Cards) -> Each<impl Iterator<Item = &Id> + Clone> {
        Each(cards.filter_map(|card| self.id(Some(card))))
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (open, list) = (&self.open, &*self.catalogue);
        let all = list.seats + 1;
        let upper = if list.mode == Mode::Jarl { all } else { 0 };
        let free = |spot: &Spot| open.reserved & (1 << spot.index()) == 0;
        let card = |spot: Spot| list.id(open.spots[spot.index()]);
        let goods = |spot: Spot| open.cargo[spot.index()];
        let lanes = Lane::all(all).map(|lane| {
            let vikings = Each(open.lanes[lane.index()].figures());
            InLane { lane: lane.number(), card: card(lane.spot()), goods: goods(lane.spot()), vikings }
        });
        let reservable = (0..upper).map(Spot::upper).filter(free);
        let reservable =
            reservable.map(|spot| Reservable { spot: spot.number(), card: card(spot), goods: goods(spot) });
        let row = open.in_row(all).iter();
        let row = row.map(|place| InRow { card: card(place.spot), goods: goods(place.spot), viking: place.figure });
        let unseen = Season::ALL
            .into_iter()
            .map(|season| (Season::WORDS[season as usize], list.ids(self.unseen.and(list.season(season)))));
        let mut view = serializer.serialize_struct("View", 21)?;
        view.serialize_field("viewer", &self.viewer)?;
        view.serialize_field("mode", &list.mode)?;
        view.serialize_field("round", &open.round)?;
        view.serialize_field("rounds", &list.rounds)?;
        view.serialize_field("phase", &open.phase)?;
        view.serialize_field("step", &open.step)?;
        view.serialize_field("awaited", &open.awaited)?;
        view.serialize_field("passed", &open.passed)?;
        view.serialize_field("start", &open.start)?;
        view.serialize_field("lanes", &Each(lanes))?;
        view.serialize_field("reservable", &Each(reservable))?;
        view.serialize_field("reserve_row", &Each(row))?;
        view.serialize_field("next", &open.next)?;
        view.serialize_field("question", &self.question())?;
        view.serialize_field("hand", &open.hand)?;
        view.serialize_field("common", &open.common)?;
        view.serialize_field("bag", &self.bag)?;
        view.serialize_field("unseen", &Named(unseen))?;
        view.serialize_field("box", &list.ids(open.boxed))?;
        view.serialize_field("brown", &Brown { free: open.brown, spent: open.spent })?;
        view.serialize_field("players", &Each(Seat::all(list.seats).map(|seat| Player { view: self, seat })))?;
        view.end()
    }
}

/// A lane with its card and its line.
#[derive(Serialize)]
struct InLane<'v, V> {
    lane: u8,
    card: Option<&'v Id>,
    goods: Goods,
    vikings: V,
}

/// A card of the upper spots that can still be reserved.
#[derive(Serialize)]
struct Reservable<'v> {
    spot: u8,
    card: Option<&'v Id>,
    goods: Goods,
}

/// A card in the reserve row.
#[derive(Serialize)]
struct InRow<'v> {
    card: Option<&'v Id>,
    goods: Goods,
    viking: Figure,
}

/// The brown vikings.
#[derive(Serialize)]
struct Brown {
    free: u8,
    spent: u8,
}

/// What else belongs to the question that is asked.
#[derive(Serialize)]
#[serde(untagged)]
enum Question<'v> {
    Attack { attack: Option<&'v Id>, losers: Seats },
    Picked { lane: Option<u8>, place: u8 },
    Placing { then: Step },
    Lifting { then: Step, left: u8 },
    Allocate { loader: Seat },
    Exchange { exchange: Exchange, left: u8 },
    Keep { left: u8 },
}

impl View {
    fn question(&self) -> Option<Question<'_>> {
        let open = &self.open;
        Some(match open.step {
            Step::Champion | Step::Ransom => {
                Question::Attack { attack: self.catalogue.id(Some(open.attack)), losers: open.losers }
            }
            Step::TrickSecond => {
                let (lane, place) = open.picked.split();
                Question::Picked { lane: lane.map(Lane::number), place: place + 1 }
            }
            Step::Placing => Question::Placing { then: open.resume },
            Step::Lifting => Question::Lifting { then: open.resume, left: open.left },
            Step::Allocate => Question::Allocate { loader: open.loader },
            Step::Give | Step::Receive => Question::Exchange { exchange: open.exchange, left: open.left },
            Step::Keep => Question::Keep { left: open.left },
            Step::Window | Step::Demand | Step::Trick | Step::Offer | Step::Over => return None,
        })
    }
}

/// What a player has.
struct Player<'v> {
    view: &'v View,
    seat: Seat,
}

impl Serialize for Player<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (view, list) = (self.view, &*self.view.catalogue);
        let player = view.open.player(self.seat);
        let offerings = Good::ALL.into_iter().map(|good| (good, player.offerings[good as usize]));
        let attacks = list.cards.iter().filter_map(|entry| match entry.kind {
            Kind::Picts { attack, .. } => Some((&entry.id, player.attacks[usize::from(attack)])),
            _ => None,
        });
        let mut seen = serializer.serialize_struct("Player", 13)?;
        seen.serialize_field("seat", &self.seat)?;
        seen.serialize_field("coins", &player.coins)?;
        seen.serialize_field("points", &player.track)?;
        seen.serialize_field("vikings", &player.vikings)?;
        seen.serialize_field("brown_vikings", &view.open.brown_of(self.seat))?;
        seen.serialize_field("defence", &player.defence)?;
        seen.serialize_field("display", &list.ids(player.display))?;
        seen.serialize_field("loading", &list.ids(player.loading))?;
        seen.serialize_field("artisans", &Each(player.artisans.filter_map(|artisan| view.workshop(artisan))))?;
        seen.serialize_field("aboard", &player.aboard)?;
        seen.serialize_field("stored", &player.stored)?;
        seen.serialize_field("offerings", &Named(offerings.filter(|(_, count)| *count > 0)))?;
        seen.serialize_field("attacks", &Named(attacks))?;
        seen.end()
    }
}

/// An artisan, with the goods that are there and those that are still to come.
#[derive(Serialize)]
struct Workshop<'v, H, L> {
    card: Option<&'v Id>,
    has: H,
    lacks: L,
}

impl View {
    fn workshop(&self, artisan: Artisan) -> Option<impl Serialize> {
        let work = self.catalogue.works.get(artisan.index())?;
        let filled = self.open.filled[artisan.index()];
        let goods = |there: bool| {
            let spaces = (0..work.size).filter(move |space| (filled & (1 << space) != 0) == there);
            Each(spaces.map(|space| work.goods[usize::from(space)]))
        };
        Some(Workshop { card: self.catalogue.id(Some(work.card)), has: goods(true), lacks: goods(false) })
    }
}
