//! What the game says.

use std::sync::LazyLock;

use langhus_rules::{Arg, Phrasebook, Say, Seat, Speaker, Voice};

use crate::Jorvik;
use crate::action::Action;
use crate::attack::RANSOM;
use crate::card::{Artisan, Card, Kind};
use crate::craft::craft;
use crate::event::Event;
use crate::good::{Good, Goods};
use crate::lanes::{Figure, Place, Spot, Viking};
use crate::loading::OFFERING;
use crate::power::Power;
use crate::state::Step;
use crate::target::Target;
use crate::view::View;

static BOOK: LazyLock<Phrasebook> =
    LazyLock::new(|| Phrasebook::new(langhus_rules::in_every_language!("../texts/", ".ftl")));

pub(crate) fn good(good: Good) -> Say {
    Say::new(good.word())
}

/// Several goods, each kind with its number.
pub(crate) fn goods(goods: Goods) -> Arg {
    if goods.is_empty() {
        return Say::new("nothing").into();
    }
    let kinds =
        goods.kinds().map(|kind| Say::new("count-good").with("count", goods.count(kind)).with("good", good(kind)));
    Arg::List(kinds.map(Arg::Say).collect())
}

pub(crate) fn power(power: Power) -> Say {
    Say::new(format!("power-{}", power.word()))
}

/// A card with what tells it from others of its kind, for the middle of a sentence.
pub(crate) fn card(rules: &Jorvik, card: Card) -> Say {
    match rules.kind(card) {
        Kind::Artisan(artisan) => {
            let work = rules.work(artisan);
            let needs =
                work.goods[..usize::from(work.size)].iter().map(|kind| good(*kind).into()).collect::<Vec<Arg>>();
            match craft(work) {
                Some(_) => Say::new("card-craft").with("craft", name(rules, card)).with("goods", needs),
                None => Say::new("card-artisan").with("goods", needs).with("points", work.points),
            }
        }
        Kind::Trader { good: kind, .. } => Say::new("card-trader").with("good", good(kind)),
        Kind::Warrior { defence } => Say::new("card-warrior").with("defence", defence),
        Kind::Ship { spaces } => Say::new("card-ship").with("spaces", spaces),
        Kind::Feast => Say::new("card-feast"),
        Kind::Journey { points } => Say::new("card-journey").with("points", points),
        Kind::Oracle { good: kind } => Say::new("card-oracle").with("good", good(kind)),
        Kind::Special(special) => Say::new(format!("card-{}", special.type_word())).with("name", power(special)),
        Kind::Picts { points, .. } => Say::new("card-picts").with("points", points),
    }
}

/// The name that stands on a card.
pub(crate) fn name(rules: &Jorvik, card: Card) -> Say {
    match rules.kind(card) {
        Kind::Artisan(artisan) => match craft(rules.work(artisan)) {
            Some(craft) => Say::new(format!("craft-{craft}")),
            None => Say::new("kind-artisan"),
        },
        Kind::Trader { good, .. } => Say::new(format!("trade-{}", good.word())),
        Kind::Special(special) => power(special),
        kind => Say::new(format!("kind-{}", kind.word())),
    }
}

/// A card in as few words as a button has room for; the table shows the rest.
pub(crate) fn short_card(rules: &Jorvik, card: Card) -> Say {
    let say = match rules.kind(card) {
        Kind::Warrior { defence } => Say::new("short-warrior").with("defence", defence),
        Kind::Journey { points } => Say::new("short-journey").with("points", points),
        Kind::Oracle { good: kind } => Say::new("short-oracle").with("good", good(kind)),
        _ => return name(rules, card),
    };
    say.with("name", name(rules, card))
}

pub(crate) fn place(place: Place) -> Say {
    match place.split() {
        (Some(lane), place) => Say::new("place-lane").with("lane", lane.number()).with("place", place + 1),
        (None, place) => Say::new("place-row").with("place", place + 1),
    }
}

/// A viking with its owner.
pub(crate) fn figure(figure: Figure) -> Say {
    let key = if figure.viking() == Viking::Own { "viking-own" } else { "viking-brown" };
    Say::new(key).with("who", figure.seat())
}

/// A viking that may change places.
pub(crate) fn swap(at: Place, who: Figure) -> Say {
    let key = if who.viking() == Viking::Own { "do-swap" } else { "do-swap-brown" };
    Say::new(key).with("place", place(at)).with("who", who.seat())
}

/// What is asked, for the refusal of something else.
pub(crate) fn step_key(step: Step) -> &'static str {
    match step {
        Step::Window => "asked-window",
        Step::Placing => "asked-placing",
        Step::Lifting => "asked-lifting",
        Step::Champion => "asked-champion",
        Step::Ransom => "asked-ransom",
        Step::Demand => "asked-demand",
        Step::Trick | Step::TrickSecond => "asked-trick",
        Step::Offer => "asked-offer",
        Step::Allocate => "asked-allocate",
        Step::Give => "asked-give",
        Step::Receive => "asked-receive",
        Step::Keep => "asked-keep",
        Step::Over => "asked-over",
    }
}

impl Jorvik {
    /// The card on a spot with the goods on it.
    pub(crate) fn spot_say(&self, view: &View, spot: Spot) -> Say {
        let Some(lies) = view.open.spots[spot.index()] else { return Say::new("nothing") };
        let cargo = view.open.cargo[spot.index()];
        if cargo.is_empty() { card(self, lies) } else { Say::new("card-laden").with("goods", goods(cargo)) }
    }

    /// The same in as few words as a button has room for.
    pub(crate) fn short_spot(&self, view: &View, spot: Spot) -> Say {
        view.open.spots[spot.index()].map_or_else(|| Say::new("nothing"), |lies| short_card(self, lies))
    }

    fn artisan_say(&self, key: &'static str, kind: Good, artisan: Artisan) -> Say {
        Say::new(key).with("good", good(kind)).with("card", name(self, self.work(artisan).card))
    }

    /// Whose display an artisan lies in.
    pub(crate) fn owner(&self, view: &View, artisan: Artisan) -> Seat {
        let owner = Seat::all(self.seats).find(|seat| view.open.player(*seat).artisans.contains(artisan));
        owner.unwrap_or_default()
    }
}

impl Voice for Jorvik {
    fn book() -> &'static Phrasebook {
        &BOOK
    }

    fn prompt(&self, view: &View) -> Say {
        let open = &view.open;
        let left = |key| Say::new(key).with("left", open.left);
        match open.step {
            Step::Window => Say::new("prompt-window").with("phase", Say::new(format!("phase-{}", open.phase.word()))),
            Step::Placing => Say::new("prompt-placing").with("goods", goods(open.hand)),
            Step::Lifting => left("prompt-lifting"),
            Step::Champion => Say::new("prompt-champion"),
            Step::Ransom => Say::new("prompt-ransom").with("coins", RANSOM),
            Step::Demand => {
                let seat = view.viewer.seat().unwrap_or_default();
                let (own, brown) = (open.player(seat).vikings, open.brown_of(seat));
                let key = match (own, brown) {
                    (0, _) => "prompt-demand-brown",
                    (_, 0) => "prompt-demand",
                    _ => "prompt-demand-both",
                };
                Say::new(key).with("own", own).with("brown", brown)
            }
            Step::Trick => Say::new("prompt-trick"),
            Step::TrickSecond => Say::new("prompt-trick-second").with("place", place(open.picked)),
            Step::Offer => {
                let (spot, price) = self.offered(open).map_or((Spot::default(), 0), |offer| (offer.spot, offer.price));
                let coins = view.viewer.seat().map_or(0, |seat| open.player(seat).coins);
                Say::new("prompt-offer")
                    .with("card", self.spot_say(view, spot))
                    .with("price", price)
                    .with("coins", coins)
            }
            Step::Allocate => Say::new("prompt-allocate").with("goods", goods(open.hand)),
            Step::Give => left("prompt-give").with("exchange", Say::new(format!("exchange-{}", open.exchange.word()))),
            Step::Receive => Say::new("prompt-receive"),
            Step::Keep => left("prompt-keep"),
            Step::Over => Say::new("asked-over"),
        }
    }

    fn describe(&self, view: &View, action: Action) -> Say {
        let with_good = |key: &'static str, kind: Good| Say::new(key).with("good", good(kind));
        let viking = |key: &str, viking: Viking| {
            Say::new(if viking == Viking::Own { key.to_owned() } else { format!("{key}-brown") })
        };
        match action {
            Action::Place(figure, lane) => {
                viking("do-place", figure).with("lane", lane.number()).with("card", self.short_spot(view, lane.spot()))
            }
            Action::Reserve(figure, spot) => {
                viking("do-reserve", figure).with("spot", spot.number()).with("card", self.short_spot(view, spot))
            }
            Action::Swap(at) => swap(at, view.open.figure(at).unwrap_or_default()),
            Action::Buy => Say::new("do-buy").with("price", self.offered(&view.open).map_or(0, |offer| offer.price)),
            Action::Redeem => Say::new("do-redeem").with("card", power(Power::Pledge)),
            Action::Decline => Say::new("do-decline"),
            Action::Double => Say::new("do-double").with("card", power(Power::Champion)),
            Action::Ransom => Say::new("do-ransom").with("coins", RANSOM),
            Action::Pass => Say::new("do-pass"),
            Action::Take(kind) => with_good("do-take", kind).with("card", power(Power::MarketHall)),
            Action::Steal(kind, artisan) => {
                self.artisan_say("do-steal", kind, artisan).with("who", self.owner(view, artisan))
            }
            Action::Lift(kind, artisan) => self.artisan_say("do-lift", kind, artisan),
            Action::Enough => Say::new("do-enough"),
            Action::Put(kind, artisan) => self.artisan_say("do-put", kind, artisan),
            Action::Sell(kind) => {
                let coins = view.viewer.seat().map_or(0, |seat| view.open.player(seat).prices[kind as usize]);
                with_good("do-sell", kind).with("coins", coins)
            }
            Action::Offer(kind) => with_good("do-offer", kind).with("points", OFFERING),
            Action::Store(kind) => with_good("do-store", kind),
            Action::Drop(kind) => with_good("do-drop", kind),
            Action::Trade(exchange) => Say::new(format!("do-trade-{}", exchange.word())),
            Action::Give(kind) => with_good("do-give", kind),
            Action::Receive(kind) => with_good("do-receive", kind),
            Action::Finish => Say::new("do-finish"),
            Action::Keep(kind) => with_good("do-keep", kind),
        }
    }

    fn path(&self, view: &View, action: Action) -> Vec<String> {
        self.places_of(view, action).iter().map(Target::to_string).collect()
    }

    fn place(&self, view: &View, place: &str) -> Option<Say> {
        self.place_say(view, Target::read(place)?)
    }

    fn tell(&self, event: &Event) -> Option<Say> {
        let who = |key: &'static str, seat: Seat| Say::new(key).with("who", seat);
        let card = |lies: Card| card(self, lies);
        Some(match *event {
            Event::Round(round, start) => who("log-round", start).with("round", round),
            Event::Laid(lies, spot, cargo) if cargo.is_empty() => {
                Say::new("log-laid").with("card", card(lies)).with("spot", spot.number())
            }
            Event::Laid(_, spot, cargo) => {
                let laden = Say::new("card-laden").with("goods", goods(cargo));
                Say::new("log-laid").with("card", laden).with("spot", spot.number())
            }
            Event::Attack(lies, defences) => {
                let each = Seat::all(self.seats)
                    .map(|seat| who("log-defence", seat).with("defence", defences[seat.index()]).into())
                    .collect::<Vec<Arg>>();
                Say::new("log-attack").with("card", card(lies)).with("defences", each)
            }
            Event::Equal => Say::new("log-equal"),
            Event::Points(seat, points) if points < 0 => who("log-lost", seat).with("points", -points),
            Event::Points(seat, points) => who("log-won", seat).with("points", points),
            Event::Ransomed(seat) => who("log-ransomed", seat).with("coins", RANSOM),
            Event::Played(seat, lies) => who("log-played", seat).with("card", card(lies)),
            Event::Placed(viking, lane) => {
                Say::new("log-placed").with("viking", figure(viking)).with("lane", lane.number())
            }
            Event::Reserved(viking, lies) => {
                Say::new("log-reserved").with("viking", figure(viking)).with("card", card(lies))
            }
            Event::HeldBack(seat) => who("log-held-back", seat),
            Event::Swapped(first, second) => {
                Say::new("log-swapped").with("first", figure(first)).with("second", figure(second))
            }
            Event::Boxed(lies) => Say::new("log-boxed").with("card", card(lies)),
            Event::Bought(seat, lies, price) => who("log-bought", seat).with("card", card(lies)).with("price", price),
            Event::Redeemed(seat, lies) => who("log-redeemed", seat).with("card", card(lies)),
            Event::Declined(seat, lies) => who("log-declined", seat).with("card", card(lies)),
            Event::Coins(seat, coins) => who("log-coins", seat).with("coins", coins),
            Event::Robbed { thief, victim } => who("log-robbed", thief).with("victim", victim),
            Event::Income(seat, coins) => who("log-income", seat).with("coins", coins),
            Event::Taken(seat, kind) => who("log-taken", seat).with("good", good(kind)),
            Event::Stolen(seat, kind, lies) => {
                who("log-stolen", seat).with("good", good(kind)).with("card", card(lies))
            }
            Event::Lifted(seat, kind, lies) => {
                who("log-lifted", seat).with("good", good(kind)).with("card", card(lies))
            }
            Event::Put(seat, kind, lies) => who("log-put", seat).with("good", good(kind)).with("card", card(lies)),
            Event::Completed(seat, lies) => who("log-completed", seat).with("card", card(lies)),
            Event::Sold(seat, kind, coins) => who("log-sold", seat).with("good", good(kind)).with("coins", coins),
            Event::Offered(seat, kind) => who("log-offered", seat).with("good", good(kind)).with("points", OFFERING),
            Event::Stored(seat, kept) => who("log-stored", seat).with("goods", goods(kept)),
            Event::Dropped(seat, left) => who("log-dropped", seat).with("goods", goods(left)),
            Event::Given(seat, kind, exchange) => who("log-given", seat)
                .with("good", good(kind))
                .with("exchange", Say::new(format!("exchange-{}", exchange.word()))),
            Event::Exchanged(seat) => who("log-exchanged", seat),
            Event::Over => Say::new("log-over"),
        })
    }

    fn sketch(&self, view: &View, speaker: &Speaker<'_>) -> String {
        crate::sketch::draw(self, view, speaker)
    }
}
