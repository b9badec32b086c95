//! A table in every phase of every game, also in those that come once in a hundred games: found by playing at random,
//! and kept in a server's database before it opens.

use std::collections::BTreeMap;
use std::sync::Arc;

use jorvik::Jorvik;
use langhus_board::Drawn;
use langhus_hall::store::{Customs, Due, Head, Orders, Place, Sitter, Status, Stored, today};
use langhus_hall::{Entry, Kind, System, TableId, Token};
use langhus_rules::{
    Chance, Edition, End, Match, Of, Options, Quick, Saga, SagaMove, Seat, Seats, Seed, Table, Viewers,
};
use schiffbauer::Schiffbauer;
use serde_json::json;
use walhalla::Walhalla;
use wikinger::Wikinger;

use crate::axe::assert_open_to_all;
use crate::browser::{Browser, Looks};
use crate::server::{Server, owner};

/// A game with its options, and the phases that come only there, named after the sections of the rulebook that their
/// questions are about.
pub struct Variant {
    /// As `key=value`.
    options: &'static [&'static str],
    phases: &'static [&'static str],
}

/// A game whose phases are known.
pub trait Phased: Drawn {
    const VARIANTS: &'static [Variant];
}

impl Phased for Jorvik {
    const VARIANTS: &'static [Variant] = &[
        Variant { options: &[], phases: &["demand", "buying", "allocating", "exchanges", "storage"] },
        Variant { options: &["mode=jarl"], phases: &["any-phase", "trickster", "picts"] },
    ];
}

impl Phased for Wikinger {
    const VARIANTS: &'static [Variant] = &[
        Variant { options: &[], phases: &["start-tile", "buying", "islands", "ships", "figures", "ferrying"] },
        Variant {
            options: &["advanced=on", "auction=on"],
            phases: &["bidding", "removing", "placing", "specials", "buildings", "one-figure"],
        },
    ];
}

impl Phased for Walhalla {
    const VARIANTS: &'static [Variant] =
        &[Variant { options: &[], phases: &["boarding", "riding", "sailing", "landing", "fight", "hunt", "secret"] }];
}

impl Phased for Schiffbauer {
    const VARIANTS: &'static [Variant] = &[Variant {
        options: &[],
        phases: &["setup", "morning", "afternoon", "attacks", "drawing", "exchange", "finishing", "surplus"],
    }];
}

/// All begin alike, so that everybody's sign is a number, which stands in no name.
const NAMES: [&str; 5] = ["Astrid", "Aki", "Alf", "Asa", "Arni"];

/// After so many actions a table is as full as it gets among people; whoever plays at random may go on for long.
const FULL: usize = 200;

/// So many games are played for a phase; the rarest come in one of a hundred.
const MOST_GAMES: u64 = 2000;

/// A table for every phase, at which the guest is asked.
pub fn tables<G: Phased>(guest: &Token) -> BTreeMap<&'static str, Stored> {
    let known: Vec<_> = G::VARIANTS.iter().flat_map(|variant| variant.phases).collect();
    let mut found = BTreeMap::new();
    for Variant { options, phases } in G::VARIANTS {
        for number in 0..MOST_GAMES {
            if phases.iter().all(|phase| found.contains_key(phase)) {
                break;
            }
            // Every number of seats comes.
            let all = u64::from(G::SEATS.end() - G::SEATS.start()) + 1;
            let game = Played::<G>::at_random(options, G::SEATS.start() + (number % all) as u8, number);
            for asked in game.phases() {
                assert!(
                    known.contains(&&asked.phase),
                    "{} has a phase that the tests do not know: {}",
                    G::ID,
                    asked.phase
                );
                found.entry(asked.phase).or_insert_with(|| game.stored(asked, guest));
            }
        }
    }
    let missing: Vec<_> = known.iter().filter(|phase| !found.contains_key(**phase)).collect();
    assert!(missing.is_empty(), "{} never came to {missing:?}", G::ID);
    found
}

/// A question of a game that was played, which has more than one answer: the page plays a forced move by itself.
#[derive(Clone, Copy)]
pub struct Asked {
    /// After how many actions it was asked.
    moves: usize,
    seat: Seat,
    pub phase: &'static str,
    /// How many answers it has.
    pub answers: usize,
}

/// A game that was played, and what was asked on the way.
pub struct Played<G: Phased> {
    table: Match<G>,
    pub asked: Vec<Asked>,
    /// Whom the game waited for after each number of actions.
    awaited: Vec<Seats>,
}

impl<G: Phased> Played<G> {
    fn begin(table: Match<G>) -> Played<G> {
        let awaited = vec![table.awaited()];
        Played { table, asked: Vec::new(), awaited }
    }

    /// Players who choose at random.
    fn at_random(options: &[&str], seats: u8, number: u64) -> Played<G> {
        let edition = Edition::new(G::EDITIONS[0]);
        let options = Options::read(G::OPTIONS, options.iter().copied()).expect("the options are right");
        let rules = Arc::new(G::new(&edition, &options, seats).expect("so many can play"));
        let mut game = Played::begin(Match::new(rules, edition, options, Vec::new(), Seed::from_number(number)));
        let mut chance = Quick::new(number);
        while let Some(seat) = game.table.awaited().first() {
            let legal = game.note(seat);
            let action = legal[chance.below(legal.len() as u32) as usize];
            game.table.act(seat, action).expect("a legal action is played");
            game.awaited.push(game.table.awaited());
        }
        game
    }

    /// A game that was recorded.
    pub fn recorded(saga: &Saga) -> Played<G> {
        let begun = Saga { moves: Vec::new(), end: End::Unfinished, ..saga.clone() };
        let mut game = Played::begin(Of::<G>::new().resume(&begun, &[]).expect("a record can be opened"));
        for SagaMove { seat, notation } in &saga.moves {
            game.note(*seat);
            game.table.play(*seat, notation).expect("what was played can be played");
            game.awaited.push(game.table.awaited());
        }
        game
    }

    /// Notes what a seat is asked; what it may do.
    fn note(&mut self, seat: Seat) -> Vec<G::Action> {
        let question = self.table.ask(seat).expect("an awaited seat is asked");
        if question.legal.len() > 1 {
            let phase = question.rules.section(&question.view);
            self.asked.push(Asked { moves: self.table.moves(), seat, phase, answers: question.legal.len() });
        }
        question.legal
    }

    /// Each phase once: the last time before the table is full.
    fn phases(&self) -> impl Iterator<Item = Asked> {
        let mut found: BTreeMap<&str, Asked> = BTreeMap::new();
        for asked in &self.asked {
            let known = found.entry(asked.phase).or_insert(*asked);
            if asked.moves <= FULL {
                *known = *asked;
            }
        }
        found.into_values()
    }

    /// The table after so many actions, with a guest in a seat and bots in the others.
    pub fn stored(&self, Asked { moves, seat, .. }: Asked, guest: &Token) -> Stored {
        let Saga { game, revision, edition, options, seed, moves: played, seats, .. } = self.table.saga();
        let entry = |kind, seat, text: &str, awaited| Entry {
            kind,
            seat,
            text: text.into(),
            client: None,
            awaited,
            at: today(),
            noticed: Viewers::ALL,
        };
        let begun = [entry(Kind::Opened, None, "", Seats::NONE), entry(Kind::Begun, None, "", self.awaited[0])];
        let played = played.iter().zip(&self.awaited[1..]).take(moves);
        let played = played.map(|(played, awaited)| entry(Kind::Played, Some(played.seat), &played.notation, *awaited));
        let place = |(other, name): (Seat, &&str)| Place {
            sitter: if other == seat { Sitter::Human } else { Sitter::Bot },
            name: (*name).to_owned(),
            level: if other == seat { String::new() } else { "karl".to_owned() },
            owner: (other == seat).then(|| owner(guest)),
            passes: Vec::new(),
            orders: Orders::default(),
            left: Vec::new(),
        };
        Stored {
            head: Head {
                id: TableId::fresh(&System),
                game,
                revision,
                edition,
                options,
                seed,
                listed: false,
                customs: Customs::FREE,
                pace: None,
                status: Status::Playing,
                created: today(),
            },
            edition: None,
            places: Seat::all(seats).zip(&NAMES).map(place).collect(),
            entries: begun.into_iter().chain(played).collect(),
            result: None,
            due: Due::default(),
        }
    }
}

/// Goes from table to table, and calls `look` at each with its phase.
pub async fn visit<G: Phased>(why: &str, looks: Looks, mut look: impl AsyncFnMut(&Browser, &str)) {
    let guest = Token::fresh(&System);
    let tables = tables::<G>(&guest);
    let server =
        Server::start_with(&format!("{why}-{}-{}", G::ID, looks.language), &guest, tables.values().cloned()).await;
    let browser = Browser::start(looks).await;
    browser.open(&server.site).await;
    browser.hurry().await;
    browser.driver.call("cookie", json!({ "cookie": { "name": "langhus", "value": guest.reveal() } })).await;
    for (phase, stored) in tables {
        browser.open(&format!("{}/t/{}", server.site, stored.head.id)).await;
        browser.wait_for_table().await;
        let asked = browser.run("return document.querySelector('.why')?.hash").await;
        assert_eq!(asked, format!("#{phase}"), "the page asks what the game asks");
        look(&browser, phase).await;
        browser.assert_no_trouble(phase).await;
    }
    browser.stop().await;
}

/// Every phase, on a laptop in the light and on a phone in the dark.
async fn open_to_all<G: Phased>(language: &'static str) {
    visit::<G>("axe", Looks::LAPTOP.speaking(language), async |browser, phase| {
        for looks in [Looks::LAPTOP, Looks::PHONE.dark()].map(|looks| looks.speaking(language)) {
            let what = format!("{}, {phase}, {looks:?}", G::ID);
            browser.look(looks).await;
            browser.assert_fits(&what).await;
            assert_open_to_all(browser, &what).await;
        }
    })
    .await;
}

#[tokio::test]
async fn every_phase_of_jorvik_is_open_to_all() {
    open_to_all::<Jorvik>("de").await;
}

#[tokio::test]
async fn every_phase_of_wikinger_is_open_to_all() {
    open_to_all::<Wikinger>("en").await;
}

#[tokio::test]
async fn every_phase_of_walhalla_is_open_to_all() {
    open_to_all::<Walhalla>("de").await;
}

#[tokio::test]
async fn every_phase_of_schiffbauer_is_open_to_all() {
    open_to_all::<Schiffbauer>("en").await;
}
