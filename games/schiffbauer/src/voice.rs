//! What the game says.

use std::sync::LazyLock;

use langhus_rules::{Arg, Phrasebook, Say, Seat, Speaker, Voice};

use crate::action::{Action, Aim, Source};
use crate::card::Card;
use crate::deck::{Types, Worth};
use crate::event::Event;
use crate::kind::{Good, Kind, Tool, Townsperson};
use crate::notation::verb;
use crate::places::Place;
use crate::state::Step;
use crate::view::View;
use crate::work::PURCHASE;
use crate::{Schiffbauer, sketch};

static BOOK: LazyLock<Phrasebook> =
    LazyLock::new(|| Phrasebook::new(langhus_rules::in_every_language!("../texts/", ".ftl")));

/// The message that says what is asked in a step, for somebody who tries something else.
pub(crate) fn step_key(step: Step) -> &'static str {
    match step {
        Step::Start => "asked-start",
        Step::Draft => "asked-draft",
        Step::Work => "asked-work",
        Step::Aim(_) => "asked-aim",
        Step::Sage { .. } => "asked-sage",
        Step::Give { .. } => "asked-give",
        Step::Take { .. } => "asked-take",
        Step::Staff { .. } => "asked-staff",
        Step::Surplus => "asked-surplus",
        Step::Over => "asked-over",
    }
}

/// The message for what a player lacks.
pub(crate) fn aim_key(aim: Aim) -> &'static str {
    match aim {
        Aim::Player => "lacks-tool",
        Aim::Craftsman(_) => "lacks-craftsman",
        Aim::Ship(_) => "lacks-ship",
        Aim::Good(_) => "lacks-good",
    }
}

/// The name of a good.
pub(crate) fn good(good: Good) -> Say {
    Say::new(format!("good-{}", good.word()))
}

/// So many of a good.
pub(crate) fn amount(number: impl Into<Arg>, which: Good) -> Say {
    Say::new("amount").with("n", number).with("good", good(which))
}

/// Gold, workers and goods, as far as there are any.
pub(crate) fn amounts(cost: crate::Purse) -> Vec<Arg> {
    let mut list = Vec::new();
    if cost.gold() > 0 {
        list.push(Say::new("gold").with("n", cost.gold()).into());
    }
    if cost.workers() > 0 {
        list.push(Say::new("workers").with("n", cost.workers()).into());
    }
    let goods = Good::ALL.into_iter().filter(|good| cost.good(*good) > 0);
    list.extend(goods.map(|good| Arg::from(amount(cost.good(good), good))));
    list
}

/// The list, or the word for nothing.
pub(crate) fn or_nothing(list: Vec<Arg>) -> Arg {
    if list.is_empty() { Say::new("nothing").into() } else { list.into() }
}

impl Schiffbauer {
    pub(crate) fn name(&self, kind: impl Into<Kind>) -> Say {
        self.deck.title(kind).say()
    }

    fn name_of(&self, card: Card) -> Say {
        self.name(self.deck.kind(card))
    }

    /// What is printed on a card, in a line.
    pub(crate) fn printed(&self, kind: Kind) -> Say {
        match kind {
            Kind::Craftsman(_) => Say::new("does-craftsman"),
            Kind::Ship(ship) => {
                let card = &self.deck.ships[ship as usize];
                let mut icons: Vec<Arg> = Vec::new();
                for (key, n) in [
                    ("icon-mill", i32::from(card.mill)),
                    ("icon-workers", i32::from(card.daily_workers)),
                    ("icon-gold", i32::from(card.evening_gold)),
                ] {
                    if n != 0 {
                        icons.push(Say::new(key).with("n", format!("{n:+}")).into());
                    }
                }
                let flag = if card.civil {
                    Say::new("flag-civil")
                } else {
                    Say::new("flag-military").with("n", card.military)
                };
                Say::new("does-ship")
                    .with("points", card.points)
                    .with("flag", flag)
                    .with("cost", or_nothing(amounts(card.cost)))
                    .with("craftsmen", or_nothing(card.needs.iter().map(|c| self.name(c).into()).collect()))
                    .with("icons", or_nothing(icons))
            }
            Kind::Building(building) => {
                let card = self.deck.buildings[building as usize];
                let worth = self.worth_in_words(card.worth);
                Say::new("does-building").with("cost", or_nothing(amounts(card.cost))).with("worth", worth)
            }
            Kind::Tool(tool) => {
                let gold = self.deck.tools[tool as usize].gold;
                Say::new("does-priced").with("gold", gold).with("does", self.tool_in_words(tool))
            }
            Kind::Townsperson(townsperson) => self.effect(townsperson),
        }
    }

    /// What a tool does.
    pub(crate) fn tool_in_words(&self, tool: Tool) -> Say {
        let card = self.deck.tools[tool as usize];
        match card.replaces {
            Some(which) => Say::new("does-tool").with("good", good(which)),
            None => Say::new("does-cart").with("load", or_nothing(amounts(crate::Purse::new(0, 0, card.load)))),
        }
    }

    /// What a building is worth.
    pub(crate) fn worth_in_words(&self, worth: Worth) -> Say {
        match worth {
            Worth::Points(points) => Say::new("worth-points").with("n", points),
            Worth::Gold { points, per } => Say::new("worth-gold").with("n", points).with("per", per),
            Worth::CivilShips(points) => Say::new("worth-civil").with("n", points),
            Worth::MillAbove(above) => Say::new("worth-mill").with("above", above),
        }
    }

    fn effect(&self, townsperson: Townsperson) -> Say {
        let folk = &self.deck.townsfolk;
        if let Some(exchange) = folk.exchange(townsperson) {
            let mut give: Vec<Arg> = Vec::new();
            if exchange.give_workers > 0 {
                give.push(Say::new("workers").with("n", exchange.give_workers).into());
            }
            if exchange.give_goods > 0 {
                let key = if exchange.fewest < exchange.give_goods { "goods-up-to" } else { "goods" };
                give.push(Say::new(key).with("n", exchange.give_goods).into());
            }
            let mut take: Vec<Arg> = Vec::new();
            if exchange.take_workers > 0 {
                take.push(Say::new("workers").with("n", exchange.take_workers).into());
            }
            if exchange.take_goods > 0 {
                let types = match exchange.types {
                    Types::Any => "types-any",
                    Types::Other => "types-other",
                    Types::OneOther => "types-one-other",
                };
                let key = if exchange.for_each { "goods-for-each" } else { "goods-of" };
                take.push(Say::new(key).with("n", exchange.take_goods).with("types", Say::new(types)).into());
            }
            return Say::new("does-exchange").with("give", or_nothing(give)).with("take", or_nothing(take));
        }
        let say = Say::new(format!("does-{}", townsperson.word()));
        match townsperson {
            Townsperson::Mercenary => say.with("gain", folk.mercenary_gain).with("loss", folk.mercenary_loss),
            Townsperson::Plunderer => say.with("n", folk.plunderer_gold),
            Townsperson::Berserker => say.with("n", folk.berserker_gold),
            Townsperson::Chieftain => say.with("n", folk.chieftain_cards),
            Townsperson::Sage => say.with("n", folk.sage_cards),
            Townsperson::King => say.with("n", folk.king_gold),
            Townsperson::Queen => say.with("n", folk.queen_gold),
            Townsperson::Navigator => say.with("base", folk.navigator_base).with("step", folk.navigator_step),
            _ => say,
        }
    }

    fn describe_play(&self, kind: Kind) -> Say {
        let say = Say::new(format!("play-{}", verb(kind))).with("card", self.name(kind));
        match kind {
            Kind::Tool(tool) => say.with("gold", self.deck.tools[tool as usize].gold),
            Kind::Building(building) => {
                say.with("cost", or_nothing(amounts(self.deck.buildings[building as usize].cost)))
            }
            _ => say,
        }
    }

    fn describe_aim(&self, view: &View, seat: Seat, aim: Aim) -> Say {
        let own = if view.seat() == Some(seat) { "-own" } else { "" };
        let say = |key: &str| Say::new(format!("{key}{own}")).with("who", seat);
        match (aim, view.step) {
            (Aim::Craftsman(craftsman), Step::Aim(Townsperson::Conspirator)) => {
                Say::new("aim-lure").with("who", seat).with("card", self.name(craftsman))
            }
            (Aim::Craftsman(craftsman), _) => say("aim-discard").with("card", self.name(craftsman)),
            (Aim::Ship(ship), _) => say("aim-discard").with("card", self.name(ship)),
            (Aim::Good(which), _) => Say::new("aim-steal").with("who", seat).with("good", good(which)),
            (Aim::Player, Step::Aim(Townsperson::Berserker)) => {
                let tool = view.board(seat).tool.map_or(Say::new("nothing"), |seen| self.name(seen.kind));
                Say::new("aim-smash").with("who", seat).with("card", tool).with("n", self.deck.townsfolk.berserker_gold)
            }
            (Aim::Player, _) => {
                let board = view.board(seat);
                let goods: u8 = board.mill.iter().sum();
                let loss = goods.saturating_mul(self.deck.townsfolk.plunderer_gold).min(board.gold);
                Say::new("aim-plunder").with("who", seat).with("n", loss)
            }
        }
    }
}

impl Voice for Schiffbauer {
    fn book() -> &'static Phrasebook {
        &BOOK
    }

    fn prompt(&self, view: &View) -> Say {
        match view.step {
            Step::Start => Say::new("prompt-start"),
            Step::Draft => {
                let cards = view.packet;
                Say::new("prompt-draft").with("pass", view.pass + 1).with("cards", cards)
            }
            Step::Work => Say::new("prompt-work"),
            Step::Aim(townsperson) => {
                Say::new("prompt-aim").with("card", self.name(townsperson)).with("does", self.effect(townsperson))
            }
            Step::Sage { discarded } => Say::new("prompt-sage").with("n", self.deck.townsfolk.sage_cards - discarded),
            Step::Give { townsperson, .. } => Say::new("prompt-give").with("card", self.name(townsperson)),
            Step::Take { townsperson, left, .. } => {
                Say::new("prompt-take").with("card", self.name(townsperson)).with("n", left)
            }
            Step::Staff { ship, craftsman, .. } => {
                Say::new("prompt-staff").with("ship", self.name(ship)).with("card", self.name(craftsman))
            }
            Step::Surplus => {
                let board = view.board(view.active);
                let goods: u8 = board.mill.iter().sum();
                Say::new("prompt-surplus").with("limit", board.mill_limit).with("n", goods - board.mill_limit)
            }
            Step::Over => Say::new("asked-over"),
        }
    }

    fn describe(&self, view: &View, action: Action) -> Say {
        match action {
            Action::Take(which) => {
                let alike = match view.step {
                    Step::Take { townsperson, left, .. } => {
                        let exchange = self.deck.townsfolk.exchange(townsperson);
                        exchange.filter(|exchange| exchange.types == Types::OneOther).map(|_| left)
                    }
                    _ => None,
                };
                Say::new("take").with("what", amount(alike.unwrap_or(1), which))
            }
            Action::Keep(kind) => Say::new("keep").with("card", self.name(kind)),
            Action::Buy { good, cart } => Say::new(if cart { "buy-cart" } else { "buy" })
                .with("what", amount(view.top.map_or(0, |back| back.of(good)), good))
                .with("cost", amounts(PURCHASE)),
            Action::Play(kind) => self.describe_play(kind),
            Action::Discard(kind) => Say::new("discard").with("card", self.name(kind)),
            Action::Drop => {
                let tool = view.board(view.active).tool;
                Say::new("discard-tool").with("card", tool.map_or(Say::new("nothing"), |seen| self.name(seen.kind)))
            }
            Action::Finish { ship, tool: false } => Say::new("finish").with("ship", self.name(ship)),
            Action::Finish { ship, tool: true } => {
                let tool = view.board(view.active).tool;
                let tool = tool.map_or(Say::new("nothing"), |seen| self.name(seen.kind));
                Say::new("finish-tool").with("ship", self.name(ship)).with("card", tool)
            }
            Action::Use(source) => {
                let key = if source == Source::Board { "use-board" } else { "use-hand" };
                let card = match view.step {
                    Step::Staff { craftsman, .. } => self.name(craftsman),
                    _ => Say::new("nothing"),
                };
                Say::new(key).with("card", card)
            }
            Action::Against(seat, aim) => self.describe_aim(view, seat, aim),
            Action::Give(good) => Say::new("give").with("what", amount(1, good)),
            Action::Enough => Say::new("enough"),
            Action::Return(good) => Say::new("return").with("what", amount(1, good)),
            Action::End => Say::new("end").with("n", view.board(view.active).hand),
        }
    }

    fn path(&self, view: &View, action: Action) -> Vec<String> {
        self.path_of(view, action).iter().map(Place::to_string).collect()
    }

    fn place(&self, view: &View, place: &str) -> Option<Say> {
        self.place_in_words(view, Place::read(place)?)
    }

    fn tell(&self, event: &Event) -> Option<Say> {
        let card_say = |key: &'static str, seat: Seat, card: Card| {
            Say::new(key).with("who", seat).with("card", self.name_of(card))
        };
        Some(match *event {
            Event::Day { day, start } => Say::new("told-day").with("day", day).with("who", start),
            Event::Packet { seat, cards } => Say::new("told-packet").with("who", seat).with("n", cards),
            Event::Kept { seat, card: Some(card) } => card_say("told-kept-own", seat, card),
            Event::Kept { seat, card: None } => Say::new("told-kept").with("who", seat),
            Event::SetAside { seat, card: Some(card) } => card_say("told-aside-own", seat, card),
            Event::SetAside { seat, card: None } => Say::new("told-aside").with("who", seat),
            Event::Reshuffled { cards } => Say::new("told-reshuffled").with("n", cards),
            Event::Took { seat, good, amount: n } => {
                Say::new("told-took").with("who", seat).with("what", amount(n, good))
            }
            Event::Gave { seat, good } => Say::new("told-gave").with("who", seat).with("what", amount(1, good)),
            Event::TookWorkers { seat, workers } => {
                Say::new("told-took").with("who", seat).with("what", Say::new("workers").with("n", workers))
            }
            Event::GaveWorkers { seat, workers } => {
                Say::new("told-gave").with("who", seat).with("what", Say::new("workers").with("n", workers))
            }
            Event::Bought { seat, good, amount: n, cart } => {
                let key = if cart { "told-bought-cart" } else { "told-bought" };
                Say::new(key).with("who", seat).with("what", amount(n, good))
            }
            Event::Played { seat, card } => match self.deck.kind(card) {
                Kind::Craftsman(_) => card_say("told-recruit", seat, card),
                Kind::Townsperson(_) => card_say("told-visit", seat, card),
                Kind::Tool(_) => card_say("told-equip", seat, card),
                Kind::Building(_) => card_say("told-build", seat, card),
                Kind::Ship(_) => card_say("told-begin", seat, card),
            },
            Event::Discarded { seat, card } => card_say("told-discarded", seat, card),
            Event::ToolGone { seat, card } => card_say("told-tool-gone", seat, card),
            Event::ToolUsed { seat, card } => card_say("told-tool-used", seat, card),
            Event::Staffed { seat, card, source: Source::Board } => card_say("told-staffed-board", seat, card),
            Event::Staffed { seat, card, source: Source::Hand } => card_say("told-staffed-hand", seat, card),
            Event::Finished { seat, card } => card_say("told-finished", seat, card),
            Event::Removed { seat, card } => card_say("told-removed", seat, card),
            Event::Lured { from, to, card } => {
                Say::new("told-lured").with("who", to).with("from", from).with("card", self.name_of(card))
            }
            Event::Stolen { from, to, good: which } => {
                Say::new("told-stolen").with("who", to).with("from", from).with("what", amount(1, which))
            }
            Event::GainedGold { seat, gold } => Say::new("told-gained").with("who", seat).with("n", gold),
            Event::LostGold { seat, gold } => Say::new("told-lost").with("who", seat).with("n", gold),
            Event::Protected { seat } => Say::new("told-protected").with("who", seat),
            Event::Drew { seat, card: Some(card) } => card_say("told-drew-own", seat, card),
            Event::Drew { seat, card: None } => Say::new("told-drew").with("who", seat),
            Event::WatchOver { seat } => Say::new("told-watch-over").with("who", seat),
            Event::Ended { seat } => Say::new("told-ended").with("who", seat),
            Event::Income { seat, gold, workers } => {
                Say::new("told-income").with("who", seat).with("gold", gold).with("workers", workers)
            }
            Event::WorkersLeft { seat, workers } => Say::new("told-workers-left").with("who", seat).with("n", workers),
            Event::Returned { seat, good, amount: n } => {
                Say::new("told-returned").with("who", seat).with("what", amount(n, good))
            }
            Event::Over => Say::new("told-over"),
        })
    }

    fn sketch(&self, view: &View, speaker: &Speaker<'_>) -> String {
        sketch::draw(self, view, speaker)
    }
}
