//! What the game says.

use std::sync::LazyLock;

use langhus_rules::{Arg, Phrasebook, Say, Seat, Speaker, Voice};

use crate::way::Spot;
use crate::{Action, Card, Cards, Colour, Defence, Event, Field, Lead, Place, Places, Stage, Terrain, View, Walhalla};

static BOOK: LazyLock<Phrasebook> =
    LazyLock::new(|| Phrasebook::new(langhus_rules::in_every_language!("../texts/", ".ftl")));

impl Card {
    pub(crate) fn say(self) -> Say {
        Say::new(format!("card-{}", self.name()))
    }
}

impl Place {
    pub(crate) fn say(self) -> Say {
        Say::new(format!("place-{}", self.name()))
    }
}

impl Places {
    /// What boarding with this crew does.
    pub(crate) fn describe(self) -> Say {
        if self.is_empty() { Say::new("board-none") } else { Say::new("board").with("places", self.say()) }
    }

    fn say(self) -> Vec<Arg> {
        self.iter().map(|place| place.say().into()).collect()
    }
}

impl Colour {
    pub(crate) fn say(self) -> Say {
        Say::new(format!("colour-{}", self.name()))
    }
}

impl Terrain {
    pub(crate) fn say(self) -> Say {
        Say::new(format!("terrain-{}", self.name()))
    }
}

impl Lead {
    pub(crate) fn say(self) -> Say {
        Say::new(format!("{}-first", self.place().name()))
    }
}

impl Cards {
    /// The kinds with their numbers; "none" where there are none.
    pub(crate) fn say(self) -> Arg {
        if self.is_empty() {
            return Say::new("no-cards").into();
        }
        let kind = |(card, count): (Card, u8)| Say::new("cards").with("count", count).with("card", card.say()).into();
        Arg::List(self.kinds().map(kind).collect())
    }
}

impl View {
    /// The field that is fought for or was just taken, in words.
    fn contested(&self) -> Say {
        let field = self.landing.and_then(|landing| landing.field);
        field.map_or(Say::new("field-unknown"), |field| self.name_field(field))
    }

    /// A field with what it is.
    pub(crate) fn name_field(&self, field: Field) -> Say {
        match self.field(field) {
            Some(view) => Say::new("field").with("field", field.name()).with("terrain", view.terrain.say()),
            None => Say::new("field-unknown"),
        }
    }

    /// The field at which the viking whose turn it is would land.
    pub(crate) fn target(&self, action: Action) -> Option<Field> {
        let (Action::Land(tongue), Some(landing)) = (action, self.landing) else { return None };
        let berth = self.fjords[landing.fjord.index()].len().checked_sub(1)? as u8;
        let position = berth * crate::land::DRAGON_LENGTH + landing.place;
        self.tongues[tongue as usize].fields().nth(position.into()).map(|view| view.field)
    }

    pub(crate) fn holder(&self, field: Field) -> Option<Seat> {
        self.field(field)?.holder
    }

    /// The other side of the fight under way.
    pub(crate) fn opponent(&self) -> Seat {
        let landing = self.landing;
        let found = match self.stage {
            Stage::Attack => landing.and_then(|landing| self.holder(landing.field?)),
            _ => landing.and_then(|landing| self.crew.get(usize::from(landing.place)).copied().flatten()),
        };
        found.unwrap_or(self.active)
    }
}

impl Walhalla {
    /// Which places there are to fill depends on whose the coloured one is.
    fn prompt_boarding(&self, view: &View) -> Say {
        let dragon = view.dragon.as_ref().map(|boat| boat.dragon);
        let Some(dragon) = dragon else { return Say::new("not-now-boarding") };
        let say = match dragon.colour.seat(self.seats) {
            None => Say::new("prompt-boarding-free"),
            Some(owner) if view.viewer.is(owner) => Say::new("prompt-boarding-own"),
            Some(owner) => Say::new("prompt-boarding").with("who", owner),
        };
        say.with("place", dragon.coloured.say())
    }
}

impl Voice for Walhalla {
    fn book() -> &'static Phrasebook {
        &BOOK
    }

    fn prompt(&self, view: &View) -> Say {
        let say = Say::new(format!("prompt-{}", view.stage.name()));
        match view.stage {
            Stage::Boarding => self.prompt_boarding(view),
            Stage::Riding => say.with("who", view.active),
            Stage::Attack | Stage::Defence => say.with("who", view.opponent()).with("field", view.contested()),
            Stage::Hunt => say.with("field", view.contested()),
            Stage::Secret => say.with("raid", view.raid),
            Stage::Sailing | Stage::Landing | Stage::Over => say,
        }
    }

    fn describe(&self, view: &View, action: Action) -> Say {
        match action {
            Action::Board(places) => places.describe(),
            Action::Ride(true) => Say::new("ride"),
            Action::Ride(false) => Say::new("stay"),
            Action::Sail(fjord, lead) => Say::new("sail").with("fjord", fjord.number()).with("lead", lead.say()),
            Action::Land(_) => match view.target(action) {
                None => Say::new("field-unknown"),
                Some(field) => match view.holder(field) {
                    None => Say::new("land").with("field", view.name_field(field)),
                    Some(who) => Say::new("land-against").with("field", view.name_field(field)).with("who", who),
                },
            },
            Action::Attack(true) => Say::new("attack"),
            Action::Attack(false) => Say::new("no-attack"),
            Action::Defend(Defence::Lose) => Say::new("lose"),
            Action::Defend(Defence::Win) => Say::new("win"),
            Action::Defend(Defence::Shield) => Say::new("shield"),
            Action::Hunt(true) => Say::new("hunt"),
            Action::Hunt(false) => Say::new("no-hunt"),
            Action::Lay(card) => Say::new("lay").with("card", card.say()),
            Action::Done => Say::new("done").with("cards", view.own.map_or(0, |own| own.laid.total())),
        }
    }

    fn path(&self, view: &View, action: Action) -> Vec<String> {
        view.way(action).iter().map(Spot::to_string).collect()
    }

    fn place(&self, view: &View, place: &str) -> Option<Say> {
        view.name_spot(Spot::read(place)?)
    }

    fn tell(&self, event: &Event) -> Option<Say> {
        Some(match *event {
            Event::Drawn { seat, dragon } => Say::new("event-drawn")
                .with("who", seat)
                .with("colour", dragon.colour.say())
                .with("place", dragon.coloured.say()),
            Event::Boarded { seat, places } if places.is_empty() => Say::new("event-boarded-none").with("who", seat),
            Event::Boarded { seat, places } => {
                Say::new("event-boarded").with("who", seat).with("places", places.say()).with("count", places.len())
            }
            Event::Rode { seat, along: true } => Say::new("event-rode").with("who", seat),
            Event::Rode { seat, along: false } => Say::new("event-stayed").with("who", seat),
            Event::Sailed { seat, fjord, lead, berth } => Say::new("event-sailed")
                .with("who", seat)
                .with("fjord", fjord.number())
                .with("lead", lead.say())
                .with("berth", berth),
            Event::Landed { seat, field, against: None } => {
                Say::new("event-landed").with("who", seat).with("field", field.name())
            }
            Event::Landed { seat, field, against: Some(other) } => {
                Say::new("event-attacked").with("who", seat).with("field", field.name()).with("other", other)
            }
            Event::Returned { seat } => Say::new("event-returned").with("who", seat),
            Event::Played { seat, card } => Say::new("event-played").with("who", seat).with("card", card.say()),
            Event::DefenderFell { seat, field } => {
                Say::new("event-defender-fell").with("who", seat).with("field", field.name())
            }
            Event::AttackerFell { seat, field, against, paid } => {
                Say::new(if paid { "event-attacker-fell-paid" } else { "event-attacker-fell" })
                    .with("who", seat)
                    .with("field", field.name())
                    .with("other", against)
            }
            Event::Card { seat, card: None } => Say::new("event-card").with("who", seat),
            Event::Card { seat, card: Some(card) } => {
                Say::new("event-card-seen").with("who", seat).with("card", card.say())
            }
            Event::Reshuffled => Say::new("event-reshuffled"),
            Event::NoCard { seat } => Say::new("event-no-card").with("who", seat),
            Event::RaidOver { raid } => Say::new("event-raid-over").with("raid", raid),
            Event::Laid { seat, card } => Say::new("event-laid").with("who", seat).with("card", card.say()),
            Event::Chosen { seat } => Say::new("event-chosen").with("who", seat),
            Event::Shown { seat, cards } => Say::new("event-shown").with("who", seat).with("cards", cards.say()),
            Event::Gained { seat, gain, points } => {
                Say::new("event-gained").with("who", seat).with("points", points).with("what", gain.say())
            }
            Event::WentHome { seat, vikings } => Say::new("event-went-home").with("who", seat).with("vikings", vikings),
            Event::Supplied { seat, place, vikings } => {
                Say::new("event-supplied").with("who", seat).with("place", place).with("vikings", vikings)
            }
            Event::Exodus { heroes } => Say::new("event-exodus").with("heroes", heroes),
            Event::RaidBegan { raid, start } => Say::new("event-raid-began").with("raid", raid).with("who", start),
            Event::Over => Say::new("event-over"),
        })
    }

    fn sketch(&self, view: &View, speaker: &Speaker<'_>) -> String {
        self.draw(view, speaker)
    }
}
