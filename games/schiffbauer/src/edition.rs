//! Reads the cards of an edition, and tells everything that is wrong with it at once.

use std::sync::Arc;

use langhus_rules::{Edition, Language, Mistakes, Provenance, Reader, Say, Section, Voice};

use crate::Schiffbauer;
use crate::card::{Card, Cards, MOST_CARDS};
use crate::deck::{Back, BuildingCard, Deck, Exchange, ShipCard, ToolCard, Townsfolk, Types, Worth};
use crate::kind::{Building, Craftsman, Good, Kind, Ship, Tool, Townsperson};
use crate::purse::{Crafts, Purse};
use crate::state::{MOST_SEATS, PASSES};
use crate::tableau::{CREW, GOLD_LIMIT, HAND, VILLAGE};

/// No effect has a larger number than this.
const LARGEST: i64 = 12;

/// Reads an edition.
///
/// # Errors
/// Everything that is wrong with it.
pub fn read(edition: &Edition) -> Result<Deck, Mistakes> {
    let reader = Reader::new(edition, Schiffbauer::book());
    let root = reader.root();
    root.only(&["name", "cards", "backs", "ship", "craftsman", "townsperson", "tool", "building"]);
    root.text("name");
    let count = root.number("cards", 1..=MOST_CARDS as i64);
    if let Some(backs) = root.section("backs") {
        backs.only(&["provenance"]);
        provenance(&backs, &["kind", "numbers"]);
    }
    let mut deck = Reading { deck: empty(), seen: [false; Kind::COUNT] };
    for section in root.sections("ship") {
        deck.ship(&section);
    }
    for section in root.sections("craftsman") {
        deck.craftsman(&section);
    }
    for section in root.sections("townsperson") {
        deck.townsperson(&section);
    }
    for section in root.sections("tool") {
        deck.tool(&section);
    }
    for section in root.sections("building") {
        deck.building(&section);
    }
    for (kind, seen) in Kind::ALL.iter().zip(deck.seen) {
        if !seen {
            root.mistake(Say::new("wrong-card-missing").with("card", kind.word()));
        }
    }
    let deck = deck.deck;
    if reader.is_clean() {
        if let Some(count) = count.filter(|count| *count != deck.count as i64) {
            root.mistake(Say::new("wrong-count").with("cards", count).with("backs", deck.count));
        }
        enough(&root, &deck);
    }
    reader.finish(deck)
}

fn empty() -> Deck {
    Deck {
        count: 0,
        kinds: [Kind::ALL[0]; MOST_CARDS],
        numbers: [0; MOST_CARDS],
        backs: [Back { oak: 0, wool: 0, iron: 0 }; MOST_CARDS],
        copies: [Cards::NONE; Kind::COUNT],
        ships: Default::default(),
        tools: Default::default(),
        buildings: Default::default(),
        townsfolk: Townsfolk::default(),
        names: [const { None }; Kind::COUNT],
        provenance: [Provenance::Sourced; Kind::COUNT],
    }
}

/// S54: however much lies in front of five players, a morning's cards can be dealt and a back still shows.
fn enough(root: &Section<'_, '_>, deck: &Deck) {
    let copies = |kind: Kind| deck.copies[kind.number()].len();
    let total = |kinds: &[Kind]| kinds.iter().map(|kind| copies(*kind)).sum::<usize>();
    let ships = total(&Ship::ALL.map(Kind::from));
    let craftsmen = total(&Craftsman::ALL.map(Kind::from)).min(MOST_SEATS * CREW);
    let buildings: usize = Building::ALL.iter().map(|b| copies((*b).into()).min(MOST_SEATS)).sum();
    let tools = total(&Tool::ALL.map(Kind::from)).min(MOST_SEATS);
    let lying = copies(Townsperson::Watchman.into()) + copies(Townsperson::Pioneer.into());
    let chieftains = copies(Townsperson::Chieftain.into());
    let drawn = chieftains * usize::from(deck.townsfolk.chieftain_cards);
    let needed = ships + craftsmen + buildings + tools + lying + PASSES * (MOST_SEATS + 1) + drawn + 1;
    if deck.count < needed {
        root.mistake(Say::new("wrong-too-few").with("needed", needed).with("cards", deck.count));
    }
    let hand = PASSES + drawn.saturating_sub(chieftains);
    if hand > HAND {
        root.mistake(Say::new("wrong-hand").with("hand", hand).with("most", HAND));
    }
    if ships == 0 {
        root.mistake(Say::new("wrong-no-ship"));
    }
}

/// The parts of an entry with how sure we are of each; the least sure of them.
fn provenance(section: &Section<'_, '_>, parts: &[&str]) -> Option<Provenance> {
    let entry = section.section("provenance")?;
    entry.only(parts);
    parts.iter().filter_map(|part| entry.provenance(part)).max()
}

struct Reading {
    deck: Deck,
    seen: [bool; Kind::COUNT],
}

impl Reading {
    /// What all cards have: which one it is, its copies by their backs, and how sure we are.
    fn card<T: Into<Kind> + Copy>(
        &mut self,
        section: &Section<'_, '_>,
        words: &[&str],
        all: &[T],
        parts: &[&str],
    ) -> Option<T> {
        let backs = section.numbers("backs", 111..=999, 0..=MOST_CARDS);
        let sure = provenance(section, parts);
        let one = all[section.one_of("id", words)?];
        let number = one.into().number();
        if self.seen[number] {
            section.mistake_at("id", Say::new("wrong-card-twice").with("card", one.into().word()));
            return None;
        }
        self.seen[number] = true;
        self.deck.provenance[number] = sure.unwrap_or(Provenance::Assumed);
        for back in backs? {
            let digits = [back / 100, back / 10 % 10, back % 10].map(|digit| digit as u8);
            if digits.contains(&0) {
                section.mistake_at("backs", Say::new("wrong-back").with("back", back));
                continue;
            }
            if self.deck.count == MOST_CARDS {
                section.mistake_at("backs", Say::new("wrong-too-many").with("most", MOST_CARDS));
                break;
            }
            let [oak, wool, iron] = digits;
            self.deck.kinds[self.deck.count] = one.into();
            self.deck.numbers[self.deck.count] = number as u8;
            self.deck.backs[self.deck.count] = Back { oak, wool, iron };
            self.deck.copies[number].insert(Card::new(self.deck.count));
            self.deck.count += 1;
        }
        Some(one)
    }

    /// The names of a card whose printed name is not known for sure.
    fn names(&mut self, section: &Section<'_, '_>, kind: Option<Kind>) {
        // An edition may be older than a language; then the English name serves.
        let english = section.text(Language::English.code());
        let names = Language::ALL.map(|language| match language {
            Language::English => english,
            _ if !section.has(language.code()) => english,
            _ => section.text(language.code()),
        });
        if let Some(kind) = kind
            && names.iter().all(Option::is_some)
        {
            let names = names.map(|name| name.unwrap_or_default().to_owned());
            self.deck.names[kind.number()] = Some(Arc::new(names));
        }
    }

    fn craftsman(&mut self, section: &Section<'_, '_>) {
        named_only(section, &["backs", "provenance"]);
        let craftsman = self.card(section, &Craftsman::WORDS, &Craftsman::ALL, &["name", "copies"]);
        self.names(section, craftsman.map(Kind::from));
    }

    fn ship(&mut self, section: &Section<'_, '_>) {
        named_only(
            section,
            &[
                "flag",
                "points",
                "military",
                "gold",
                "workers",
                "oak",
                "wool",
                "iron",
                "craftsmen",
                "mill",
                "daily_workers",
                "evening_gold",
                "backs",
                "provenance",
            ],
        );
        let ship = self.card(section, &Ship::WORDS, &Ship::ALL, &["name", "flag", "numbers", "copies"]);
        self.names(section, ship.map(Kind::from));
        let amount = |key: &str, most: i64| section.number(key, 0..=most).unwrap_or(0) as u8;
        let change = |key: &str| section.number(key, -8..=8).unwrap_or(0) as i8;
        let civil = section.one_of("flag", &["civil", "military"]) == Some(0);
        let cost = cost(section);
        let goods = Good::ALL.map(|good| amount(good.word(), 9));
        let mut needs = Crafts::NONE;
        for place in section.many_of("craftsmen", &Craftsman::WORDS, 0..=CREW).unwrap_or_default() {
            needs.add(Craftsman::ALL[place]);
        }
        let card = ShipCard {
            points: amount("points", LARGEST),
            military: amount("military", LARGEST),
            civil,
            cost: Purse::new(cost.gold(), cost.workers(), goods),
            needs,
            mill: change("mill"),
            daily_workers: change("daily_workers"),
            evening_gold: amount("evening_gold", LARGEST),
        };
        if civil && card.military > 0 {
            section.mistake_at("military", Say::new("wrong-civil"));
        }
        if let Some(ship) = ship {
            self.deck.ships[ship as usize] = card;
        }
    }

    fn townsperson(&mut self, section: &Section<'_, '_>) {
        let parts = ["name", "effect", "numbers", "copies"];
        let Some(townsperson) = self.card(section, &Townsperson::WORDS, &Townsperson::ALL, &parts) else { return };
        let folk = &mut self.deck.townsfolk;
        if let Some(place) = Townsfolk::EXCHANGERS.iter().position(|who| *who == townsperson) {
            folk.exchanges[place] = exchange(section);
            return;
        }
        let mut amounts: Vec<(&str, i64, &mut u8)> = match townsperson {
            Townsperson::Mercenary => {
                vec![("gain", 0, &mut folk.mercenary_gain), ("loss", 0, &mut folk.mercenary_loss)]
            }
            Townsperson::Plunderer => vec![("gold_per_good", 1, &mut folk.plunderer_gold)],
            Townsperson::Berserker => vec![("gold", 0, &mut folk.berserker_gold)],
            Townsperson::Chieftain => vec![("cards", 1, &mut folk.chieftain_cards)],
            Townsperson::Sage => vec![("cards", 1, &mut folk.sage_cards)],
            Townsperson::King => vec![("gold", 0, &mut folk.king_gold)],
            Townsperson::Queen => vec![("gold", 0, &mut folk.queen_gold)],
            Townsperson::Navigator => {
                vec![("base", 0, &mut folk.navigator_base), ("step", 0, &mut folk.navigator_step)]
            }
            _ => vec![],
        };
        let mut known = vec!["id", "backs", "provenance"];
        known.extend(amounts.iter().map(|(key, ..)| *key));
        section.only(&known);
        for (key, least, amount) in &mut amounts {
            **amount = section.number(key, *least..=LARGEST).unwrap_or(0) as u8;
        }
    }

    fn tool(&mut self, section: &Section<'_, '_>) {
        let parts = ["name", "effect", "numbers", "copies"];
        let Some(tool) = self.card(section, &Tool::WORDS, &Tool::ALL, &parts) else { return };
        let gold = section.number("gold", 0..=i64::from(GOLD_LIMIT)).unwrap_or(0) as u8;
        let card = if tool == Tool::Cart {
            section.only(&["id", "gold", "oak", "wool", "iron", "backs", "provenance"]);
            let load = Good::ALL.map(|good| section.number(good.word(), 0..=9).unwrap_or(0) as u8);
            if load == [0; Good::COUNT] {
                section.mistake(Say::new("wrong-cart"));
            }
            ToolCard { gold, replaces: None, load }
        } else {
            section.only(&["id", "gold", "replaces", "backs", "provenance"]);
            let replaces = section.one_of("replaces", &Good::WORDS).map(|place| Good::ALL[place]);
            ToolCard { gold, replaces, load: [0; Good::COUNT] }
        };
        self.deck.tools[tool as usize] = card;
    }

    fn building(&mut self, section: &Section<'_, '_>) {
        let parts = ["name", "points", "numbers", "copies"];
        let Some(building) = self.card(section, &Building::WORDS, &Building::ALL, &parts) else { return };
        let mut known = vec!["id", "gold", "workers", "backs", "provenance"];
        known.extend_from_slice(match building {
            Building::Treasury => &["points", "per_gold"][..],
            Building::MarketHall => &["above"],
            _ => &["points"],
        });
        section.only(&known);
        let amount = |key: &str, least: i64| section.number(key, least..=LARGEST).unwrap_or(least) as u8;
        let worth = match building {
            Building::Treasury => Worth::Gold { points: amount("points", 0), per: amount("per_gold", 1) },
            Building::Boathouse => Worth::CivilShips(amount("points", 0)),
            Building::MarketHall => Worth::MillAbove(amount("above", 0)),
            _ => Worth::Points(amount("points", 0)),
        };
        self.deck.buildings[building as usize] = BuildingCard { cost: cost(section), worth };
    }
}

/// Gold and workers; more than a player can ever have would make the card useless.
fn cost(section: &Section<'_, '_>) -> Purse {
    let gold = section.number("gold", 0..=i64::from(GOLD_LIMIT)).unwrap_or(0) as u8;
    let workers = section.number("workers", 0..=i64::from(VILLAGE)).unwrap_or(0) as u8;
    Purse::new(gold, workers, [0; Good::COUNT])
}

fn exchange(section: &Section<'_, '_>) -> Exchange {
    section.only(&[
        "id",
        "give_workers",
        "give_goods",
        "fewest",
        "take_workers",
        "take_goods",
        "per",
        "types",
        "backs",
        "provenance",
    ]);
    let amount = |key: &str| section.number(key, 0..=9).unwrap_or(0) as u8;
    let exchange = Exchange {
        give_workers: amount("give_workers"),
        give_goods: amount("give_goods"),
        fewest: amount("fewest"),
        take_workers: amount("take_workers"),
        take_goods: amount("take_goods"),
        for_each: section.one_of("per", &["deal", "good"]) == Some(1),
        types: match section.one_of("types", &["any", "another", "one other"]) {
            Some(1) => Types::Other,
            Some(2) => Types::OneOther,
            _ => Types::Any,
        },
    };
    if exchange.fewest > exchange.give_goods {
        section.mistake_at("fewest", Say::new("wrong-fewest-more"));
    }
    if exchange.give_goods > 0 && exchange.fewest == 0 {
        section.mistake_at("fewest", Say::new("wrong-fewest-none"));
    }
    exchange
}

/// Nothing but these entries may stand in a section that names its card in every language.
fn named_only(section: &Section<'_, '_>, others: &[&str]) {
    let names = Language::ALL.map(Language::code);
    let known: Vec<&str> = ["id"].into_iter().chain(names).chain(others.iter().copied()).collect();
    section.only(&known);
}
