//! An action as a path of places on the table, and what the places are called.

use langhus_rules::{Say, Seat};

use crate::action::Action;
use crate::card::{Artisan, Card, Kind};
use crate::good::Good;
use crate::lanes::Viking;
use crate::power::Power;
use crate::state::Step;
use crate::target::Target;
use crate::view::View;
use crate::{Jorvik, voice};

impl Jorvik {
    /// A legal action as a path of places.
    pub(crate) fn places_of(&self, view: &View, action: Action) -> Vec<Target> {
        let open = &view.open;
        // The card that an action is about is there; where it is not, the action is not legal.
        let card = |card: Option<Card>| Target::Card(card.map(|card| self.id(card)).unwrap_or_default());
        let power = |power: Power| card(self.power_card(power));
        let on_artisan = |good: Good, artisan: Artisan| Target::GoodOn(self.artisan_id(artisan), good);
        // What is in hand needs no pointing at when it is one good, and nothing else can be done.
        let good_to = |good: Good, to: Target| {
            if open.step == Step::Placing && open.hand.total() == 1 { vec![to] } else { vec![Target::Hand(good), to] }
        };
        match action {
            Action::Place(viking, lane) => self.viking_to(view, viking, Target::Lane(lane)),
            Action::Reserve(viking, spot) => self.viking_to(view, viking, Target::Spot(spot)),
            Action::Swap(place) => vec![Target::Figure(place)],
            Action::Buy => vec![card(self.offered(open).and_then(|offer| open.spots[offer.spot.index()]))],
            Action::Redeem => vec![power(Power::Pledge)],
            Action::Decline => vec![Target::Decline],
            Action::Double => vec![power(Power::Champion)],
            Action::Ransom => vec![power(Power::Ransom)],
            Action::Pass => vec![Target::Pass],
            Action::Take(good) => vec![power(Power::MarketHall), Target::CommonGood(good)],
            Action::Steal(good, artisan) => vec![power(Power::Smuggler), on_artisan(good, artisan)],
            Action::Lift(good, artisan) if open.step == Step::Lifting => vec![on_artisan(good, artisan)],
            Action::Lift(good, artisan) => vec![power(Power::Workyard), on_artisan(good, artisan)],
            Action::Enough => vec![Target::Enough],
            Action::Put(good, artisan) => good_to(good, Target::Card(self.artisan_id(artisan))),
            Action::Sell(good) => good_to(good, card(self.buyer(view, good))),
            Action::Offer(good) => good_to(good, card(self.oracle(view, good))),
            Action::Store(good) => good_to(good, Target::Storage),
            Action::Drop(good) => good_to(good, Target::Common),
            Action::Trade(exchange) => vec![Target::Trade(exchange)],
            Action::Give(good) | Action::Keep(good) => vec![Target::Hand(good)],
            Action::Receive(good) => vec![Target::CommonGood(good)],
            Action::Finish => vec![Target::Finish],
        }
    }

    /// Which viking is asked only of somebody who has both sorts.
    fn viking_to(&self, view: &View, viking: Viking, to: Target) -> Vec<Target> {
        let seat = view.viewer.seat().unwrap_or_default();
        if view.open.player(seat).vikings == 0 || view.open.brown_of(seat) == 0 {
            return vec![to];
        }
        vec![to, if viking == Viking::Own { Target::Viking } else { Target::BrownViking }]
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
    pub(crate) fn place_say(&self, view: &View, place: Target) -> Option<Say> {
        Some(match place {
            Target::Lane(lane) => {
                let card = self.short_spot(view, lane.spot());
                Say::new("place-of-lane").with("lane", lane.number()).with("card", card)
            }
            Target::Spot(spot) => {
                Say::new("place-of-spot").with("spot", spot.number()).with("card", self.short_spot(view, spot))
            }
            Target::Figure(place) => voice::swap(place, view.open.figure(place)?),
            Target::Card(card) => voice::short_card(self, self.card(card.as_str())?),
            Target::GoodOn(card, good) => {
                let card = self.card(card.as_str())?;
                let mut seats = Seat::all(self.seats);
                let owner = seats.find(|seat| view.open.player(*seat).display.contains(card))?;
                let say = Say::new("place-good-on").with("good", voice::good(good));
                say.with("card", voice::name(self, card)).with("who", owner)
            }
            Target::Hand(good) | Target::CommonGood(good) => voice::good(good),
            Target::Common => Say::new("table-common"),
            Target::Storage => Say::new("group-storage"),
            Target::Viking => Say::new("place-viking"),
            Target::BrownViking => Say::new("place-brown-viking"),
            Target::Trade(exchange) => Say::new(format!("do-trade-{}", exchange.word())),
            Target::Decline | Target::Pass | Target::Enough | Target::Finish => Say::new(format!("do-{place}")),
        })
    }
}
