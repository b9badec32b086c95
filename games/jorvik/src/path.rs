//! An action as a path of places on the table, and what the places are called.
//!
//! `lane-3` is a lane with its card, `spot-8` a card to reserve, `figure-3-2` the second viking in lane 3 and
//! `figure-row-1` the first in the reserve row; `card-AK01` is a card wherever it lies and `card-AK01-wool` a good on it;
//! `hand-wool` is a good to be allocated, `common-wool` one in the common area.

use langhus_rules::{Say, Seat};

use crate::action::Action;
use crate::card::{Artisan, Card, Kind};
use crate::good::Good;
use crate::lanes::{Lane, Place, Spot, Viking};
use crate::power::Power;
use crate::state::{Exchange, Step};
use crate::view::View;
use crate::{Jorvik, voice};

impl Jorvik {
    /// A legal action as a path of places.
    pub(crate) fn places_of(&self, view: &View, action: Action) -> Vec<String> {
        let open = &view.open;
        let card = |card: Card| format!("card-{}", self.id(card));
        let power = |power: Power| self.power_card(power).map_or_else(String::new, card);
        let on_artisan = |good: Good, artisan: Artisan| format!("card-{}-{}", self.artisan_id(artisan), good.word());
        let hand = |good: Good| format!("hand-{}", good.word());
        // What is in hand needs no pointing at when it is one good, and nothing else can be done.
        let good_to = |good: Good, to: String| {
            if open.step == Step::Placing && open.hand.total() == 1 { vec![to] } else { vec![hand(good), to] }
        };
        match action {
            Action::Place(viking, lane) => self.viking_to(view, viking, format!("lane-{}", lane.number())),
            Action::Reserve(viking, spot) => self.viking_to(view, viking, format!("spot-{}", spot.number())),
            Action::Swap(place) => vec![figure_name(place)],
            Action::Buy => {
                let card = self.offered(open).and_then(|offer| open.spots[offer.spot.index()]).map(card);
                vec![card.unwrap_or_default()]
            }
            Action::Redeem => vec![power(Power::Pledge)],
            Action::Decline => vec!["decline".to_owned()],
            Action::Double => vec![power(Power::Champion)],
            Action::Ransom => vec![power(Power::Ransom)],
            Action::Pass => vec!["pass".to_owned()],
            Action::Take(good) => vec![power(Power::MarketHall), format!("common-{}", good.word())],
            Action::Steal(good, artisan) => vec![power(Power::Smuggler), on_artisan(good, artisan)],
            Action::Lift(good, artisan) if open.step == Step::Lifting => vec![on_artisan(good, artisan)],
            Action::Lift(good, artisan) => vec![power(Power::Workyard), on_artisan(good, artisan)],
            Action::Enough => vec!["enough".to_owned()],
            Action::Put(good, artisan) => good_to(good, format!("card-{}", self.artisan_id(artisan))),
            Action::Sell(good) => good_to(good, self.buyer(view, good).map_or_else(String::new, card)),
            Action::Offer(good) => good_to(good, self.oracle(view, good).map_or_else(String::new, card)),
            Action::Store(good) => good_to(good, "storage".to_owned()),
            Action::Drop(good) => good_to(good, "common".to_owned()),
            Action::Trade(exchange) => vec![format!("trade-{}", exchange.word())],
            Action::Give(good) | Action::Keep(good) => vec![hand(good)],
            Action::Receive(good) => vec![format!("common-{}", good.word())],
            Action::Finish => vec!["finish".to_owned()],
        }
    }

    /// Which viking is asked only of somebody who has both sorts.
    fn viking_to(&self, view: &View, viking: Viking, to: String) -> Vec<String> {
        let seat = view.viewer.seat().unwrap_or_default();
        if view.open.player(seat).vikings == 0 || view.open.brown_of(seat) == 0 {
            return vec![to];
        }
        vec![to, if viking == Viking::Own { "viking" } else { "brown-viking" }.to_owned()]
    }

    /// The trader who pays most for a good (J39).
    fn buyer(&self, view: &View, wanted: Good) -> Option<Card> {
        let display = view.open.player(view.viewer.seat()?).display;
        display
            .filter_map(|card| match self.kind(card) {
                Kind::Trader { good, coins, .. } if good == wanted => Some((coins, card)),
                _ => None,
            })
            .max_by_key(|(coins, _)| *coins)
            .map(|(_, card)| card)
    }

    /// The first oracle that accepts a good (J39).
    fn oracle(&self, view: &View, wanted: Good) -> Option<Card> {
        let mut display = view.open.player(view.viewer.seat()?).display;
        display.find(|card| matches!(self.kind(*card), Kind::Oracle { good } if good == wanted))
    }

    /// A place in words.
    pub(crate) fn place_say(&self, view: &View, place: &str) -> Option<Say> {
        let number = |text: &str| text.parse::<u8>().ok();
        Some(match place {
            "viking" => Say::new("place-viking"),
            "brown-viking" => Say::new("place-brown-viking"),
            "common" => Say::new("table-common"),
            "storage" => Say::new("group-storage"),
            "decline" | "pass" | "enough" | "finish" => Say::new(format!("do-{place}")),
            _ => match place.split_once('-')? {
                ("lane", lane) => {
                    let lane = Lane::new(number(lane)?)?;
                    Say::new("place-of-lane")
                        .with("lane", lane.number())
                        .with("card", self.short_spot(view, lane.spot()))
                }
                ("spot", spot) => {
                    let spot = Spot::new(number(spot)?)?;
                    Say::new("place-of-spot").with("spot", spot.number()).with("card", self.short_spot(view, spot))
                }
                ("figure", at) => self.figure_say(view, at)?,
                ("hand" | "common", good) => voice::good(Good::from_word(good)?),
                ("trade", word) => {
                    let exchange = Exchange::ALL.into_iter().find(|exchange| exchange.word() == word)?;
                    Say::new(format!("do-trade-{}", exchange.word()))
                }
                ("card", name) => self.card_say(view, name)?,
                _ => return None,
            },
        })
    }

    fn figure_say(&self, view: &View, at: &str) -> Option<Say> {
        let (lane, place) = at.split_once('-')?;
        let place = place.parse::<u8>().ok()?.checked_sub(1)?;
        let at = match lane.parse() {
            Ok(lane) => Place::in_lane(Lane::new(lane)?, place),
            Err(_) => Place::in_row(place),
        };
        Some(voice::swap(at, view.open.figure(at)?))
    }

    /// A card, or a good that lies on it.
    fn card_say(&self, view: &View, name: &str) -> Option<Say> {
        let Some((id, good)) = name.split_once('-') else { return Some(voice::short_card(self, self.card(name)?)) };
        let card = self.card(id)?;
        let mut seats = Seat::all(self.seats);
        let owner = seats.find(|seat| view.open.player(*seat).display.contains(card))?;
        let say = Say::new("place-good-on").with("good", voice::good(Good::from_word(good)?));
        Some(say.with("card", voice::name(self, card)).with("who", owner))
    }
}

/// The name of a viking on the board.
pub(crate) fn figure_name(place: Place) -> String {
    match place.split() {
        (Some(lane), place) => format!("figure-{}-{}", lane.number(), place + 1),
        (None, place) => format!("figure-row-{}", place + 1),
    }
}
