//! Our rulebook: both languages have the same sections and figures, every refusal finds its section, and the tables
//! say what the standard edition says.

use langhus_rules::{Arg, Refusal as _, Say, Seat, Speaker, Voice};
use schiffbauer::setup::Table;
use schiffbauer::{
    Aim, Building, Craftsman, Good, GoodSet, Kind, Refusal, Schiffbauer, Ship, Step, Tool, Townsperson, Worth,
};

const ENGLISH: &str = include_str!("../rulebook/en.md");
const GERMAN: &str = include_str!("../rulebook/de.md");
/// The player aids, in the order of the pages.
const AIDS: [&str; 2] = [include_str!("../rulebook/aid.en.md"), include_str!("../rulebook/aid.de.md")];

/// The levels and ids of the headings below the title.
fn headings(page: &str) -> Vec<(usize, &str)> {
    let lines = page.lines().filter(|line| line.starts_with("##"));
    lines
        .map(|line| {
            let (_, id) = line.split_once("{#").unwrap_or_else(|| panic!("\"{line}\" has no id"));
            (line.chars().take_while(|c| *c == '#').count(), id.trim_end_matches('}'))
        })
        .collect()
}

/// The figures, and the headings under which they stand.
fn figures(page: &str) -> Vec<(&str, &str)> {
    let (mut found, mut section) = (Vec::new(), "");
    for line in page.lines() {
        if let Some((_, id)) = line.split_once("{#") {
            section = id.trim_end_matches('}');
        }
        if let Some((_, name)) = line.split_once("](figure:") {
            found.push((section, name.trim_end_matches(')')));
        }
    }
    found
}

#[test]
fn both_languages_have_the_same_sections_in_the_same_order() {
    assert_eq!(headings(ENGLISH), headings(GERMAN));
    let mut ids: Vec<_> = headings(ENGLISH).into_iter().map(|(_, id)| id).collect();
    ids.sort_unstable();
    let all = ids.len();
    ids.dedup();
    assert_eq!(ids.len(), all, "an id is used twice");
    for page in [ENGLISH, GERMAN] {
        assert_eq!(page.lines().filter(|line| line.starts_with("# ")).count(), 1, "a page has one title");
    }
}

#[test]
fn both_languages_have_the_same_figures_in_the_same_sections() {
    assert_eq!(figures(ENGLISH), figures(GERMAN));
    assert!(figures(ENGLISH).len() >= 6);
}

#[test]
fn every_link_leads_to_a_section() {
    for page in [ENGLISH, GERMAN] {
        let known: Vec<_> = headings(page).into_iter().map(|(_, id)| id).collect();
        for link in page.split("](#").skip(1) {
            let id = link.split(')').next().unwrap_or_default();
            assert!(known.contains(&id), "no section is called {id}");
        }
    }
}

/// One refusal of every kind.
fn refusals() -> Vec<Refusal> {
    let (seat, ship, folk) = (Seat::new(0), Kind::from(Ship::Skute), Townsperson::Trader);
    let (craftsman, needs) = (Craftsman::Weaver, schiffbauer::Crafts::NONE);
    let steps = [
        Step::Start,
        Step::Draft,
        Step::Work,
        Step::Aim(folk),
        Step::Sage { discarded: 0 },
        Step::Give { townsperson: folk, given: 0, types: GoodSet::NONE },
        Step::Take { townsperson: folk, types: GoodSet::ALL, left: 1 },
        Step::Staff { ship: Ship::Skute, craftsman, needs },
        Step::Surplus,
        Step::Over,
    ];
    let mut all: Vec<_> = steps.into_iter().map(Refusal::NotNow).collect();
    all.extend([
        Refusal::NotInPacket(ship.into()),
        Refusal::NotInHand(ship.into()),
        Refusal::TooLittleGold { needs: 2, has: 1 },
        Refusal::TooFewWorkers { needs: 2, has: 1 },
        Refusal::TooFewGoods { good: Good::Oak, needs: 2, has: 1 },
        Refusal::NotOnCart(Good::Oak),
        Refusal::NoTool,
        Refusal::ToolNoHelp(ship.into()),
        Refusal::CrewFull,
        Refusal::WorkshopsFull,
        Refusal::AlreadyBuilt(Building::Mine),
        Refusal::NotInWorkshop(ship.into()),
        Refusal::NoCraftsman { ship: ship.into(), craftsman: Kind::from(craftsman).into() },
        Refusal::NoTarget(folk),
        Refusal::NothingForSage,
        Refusal::NothingToGive(folk),
        Refusal::OnlyOpponents(folk),
        Refusal::Guarded(seat),
        Refusal::NoSuchSeat(seat),
        Refusal::NothingThere { seat, aim: Aim::Player },
        Refusal::AtLeastOne,
        Refusal::NoTypeLeft(Good::Oak),
        Refusal::SameType(Good::Oak),
    ]);
    all
}

#[test]
fn every_section_that_a_refusal_names_is_in_the_rulebook() {
    let known: Vec<_> = headings(ENGLISH).into_iter().map(|(_, id)| id).collect();
    for refusal in refusals() {
        let section = refusal.reference().section;
        assert!(known.contains(&section), "{refusal:?} names the section {section}");
    }
}

/// Both pages with somebody who speaks their language.
fn pages() -> [(&'static str, Speaker<'static>); 2] {
    let speaker = |language| Speaker { book: Schiffbauer::book(), language, names: &[] };
    [(ENGLISH, speaker(langhus_rules::Language::English)), (GERMAN, speaker(langhus_rules::Language::German))]
}

fn has_row(page: &str, cells: &[String]) {
    let row = format!("| {} |", cells.join(" | "));
    assert!(page.lines().any(|line| line == row), "the rulebook lacks the row {row}");
}

#[test]
fn the_table_of_ships_says_what_the_edition_says() {
    let rules = Table::new(2).rules;
    let deck = rules.deck();
    for (page, speaker) in pages() {
        let name = |kind: Kind| speaker.say(&deck.title(kind).say());
        for ship in Ship::ALL {
            let card = deck.ships[ship as usize];
            let flag =
                if card.civil { Say::new("flag-civil") } else { Say::new("flag-military").with("n", card.military) };
            let crew: Vec<_> = card.needs.iter().map(|craftsman| name(craftsman.into())).collect();
            let icons: Vec<_> = [
                ("icon-mill", i32::from(card.mill)),
                ("icon-workers", i32::from(card.daily_workers)),
                ("icon-gold", i32::from(card.evening_gold)),
            ]
            .into_iter()
            .filter(|(_, n)| *n != 0)
            .map(|(key, n)| speaker.say(&Say::new(key).with("n", format!("{n:+}"))))
            .collect();
            let mut cells = vec![name(ship.into()), card.points.to_string(), speaker.say(&flag)];
            let gold = Say::new("gold").with("n", card.cost.gold());
            let workers = Say::new("workers").with("n", card.cost.workers());
            let mut cost = vec![speaker.say(&gold), speaker.say(&workers)];
            for good in Good::ALL.into_iter().filter(|good| card.cost.good(*good) > 0) {
                cost.push(format!("{} {}", card.cost.good(good), speaker.word(format!("good-{}", good.word()))));
            }
            cells.push(cost.join(", "));
            cells.extend([crew.join(", "), icons.join(", ")]);
            has_row(page, &cells);
        }
    }
}

#[test]
fn the_player_aid_says_what_the_edition_says_about_ships() {
    let rules = Table::new(2).rules;
    let deck = rules.deck();
    for ((_, speaker), aid) in pages().into_iter().zip(AIDS) {
        let name = |kind: Kind| speaker.say(&deck.title(kind).say());
        for ship in Ship::ALL {
            let card = deck.ships[ship as usize];
            let crew: Vec<_> = card.needs.iter().map(|craftsman| name(craftsman.into())).collect();
            let goods: Vec<_> = Good::ALL.into_iter().map(|good| card.cost.good(good).to_string()).collect();
            let (gold, workers) = (card.cost.gold(), card.cost.workers());
            let begins =
                format!("| {} | {gold} | {workers} | {} | {} |", name(ship.into()), goods.join(", "), crew.join(", "));
            let flag = if card.civil { speaker.word("flag-civil") } else { card.military.to_string() };
            let ends = format!("| {} | {flag} |", card.points);
            let row = aid.lines().find(|line| line.starts_with(&begins));
            assert!(row.is_some_and(|row| row.ends_with(&ends)), "the aid lacks a row {begins} … {ends}");
        }
    }
}

#[test]
fn the_tables_of_craftsmen_buildings_and_tools_say_what_the_edition_says() {
    let rules = Table::new(2).rules;
    let deck = rules.deck();
    for (page, speaker) in pages() {
        let name = |kind: Kind| speaker.say(&deck.title(kind).say());
        for craftsman in Craftsman::ALL {
            let needed = |ship: &Ship| deck.ships[*ship as usize].needs.of(craftsman) > 0;
            let ships: Vec<_> = Ship::ALL.into_iter().filter(needed).map(|ship| name(ship.into())).collect();
            has_row(page, &[name(craftsman.into()), ships.join(", ")]);
        }
        for building in Building::ALL {
            let card = deck.buildings[building as usize];
            let worth = match card.worth {
                Worth::Points(n) => Say::new("worth-points").with("n", n),
                Worth::Gold { points, per } => Say::new("worth-gold").with("n", points).with("per", per),
                Worth::CivilShips(n) => Say::new("worth-civil").with("n", n),
                Worth::MillAbove(above) => Say::new("worth-mill").with("above", Arg::from(above)),
            };
            let [gold, workers] = [card.cost.gold(), card.cost.workers()].map(|n| n.to_string());
            has_row(page, &[name(building.into()), gold, workers, speaker.say(&worth)]);
        }
        for tool in Tool::ALL {
            let begins = format!("| {} | {} | ", name(tool.into()), deck.tools[tool as usize].gold);
            assert!(page.lines().any(|line| line.starts_with(&begins)), "the rulebook lacks the row {begins}");
        }
        for townsperson in Townsperson::ALL {
            let name = name(townsperson.into());
            let entries = [format!("| {name} |"), format!("- **{name}:**"), format!("**{name}**")];
            assert!(entries.iter().any(|entry| page.contains(entry)), "the rulebook does not explain: {name}");
        }
    }
}

/// "Navigator", "Plünderer", "Händlerin" and the evening: the numbers of our own examples, played.
#[test]
fn the_examples_come_out_as_they_are_told() {
    let mut ylva = Table::new(5).purse(4, 9, 0, [0; 3]).hand(4, &[Townsperson::Navigator.into()]).turn_of(4);
    ylva.play(&["visit navigator"]);
    assert_eq!(ylva.gold(4), 12, "2 + 3 gold, but the coast ends at 12");
    let mut liv = Table::new(2).purse(2, 4, 0, [2, 2, 2]).hand(1, &[Townsperson::Plunderer.into()]);
    liv.play(&["visit plunderer", "against 2"]);
    assert_eq!(liv.gold(2), 0);
    let mut torge = Table::new(2).purse(1, 0, 0, [2, 2, 0]).hand(1, &[Townsperson::Trader.into()]);
    torge.play(&["visit trader", "give oak", "give oak", "give wool"]);
    assert_eq!(torge.mill(1), [0, 1, 3]);
    let mut evening = Table::new(2).purse(1, 3, 5, [0; 3]).fleet(1, &[Ship::Byrding, Ship::Karve]);
    evening.play(&["end", "end"]);
    assert_eq!((evening.gold(1), evening.workers(1), evening.state.boards[0].mill_limit()), (9, 7, 9));
    let mut runa = Table::new(2)
        .purse(1, 2, 1, [1, 1, 0])
        .tool(1, Tool::Bloomery)
        .workshops(1, &[Ship::Skute])
        .hand(1, &[Craftsman::RopeMaker.into()]);
    runa.play(&["finish skute tool"]);
    assert_eq!((runa.gold(1), runa.workers(1), runa.mill(1), runa.tool_of(1)), (0, 0, [0; 3], None));
    let mut ylva = Table::new(2).top([1, 3, 2]).purse(1, 5, 4, [0; 3]);
    ylva.play(&["buy wool", "buy iron"]);
    assert_eq!((ylva.gold(1), ylva.workers(1), ylva.mill(1)), (1, 0, [0, 3, 2]));
    let sven = Table::new(2)
        .fleet(1, &[Ship::Ferje, Ship::Knarr, Ship::Skeid, Ship::Busse])
        .buildings(1, &[Building::Boathouse, Building::MarketHall])
        .fleet(2, &[Ship::Drakkar, Ship::Skute]);
    assert_eq!(sven.points(1), 15);
}
