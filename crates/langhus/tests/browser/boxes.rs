//! Everything that a decision needs is in sight without scrolling: recorded games of every variant and number of seats are
//! walked at four sizes, in both languages, and boxes are measured. `LANGHUS_HEAVY=1` walks through every question.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use jorvik::Jorvik;
use langhus_hall::store::Stored;
use langhus_hall::{System, Token};
use langhus_rules::Saga;
use schiffbauer::Schiffbauer;
use serde_json::json;
use walhalla::Walhalla;
use wikinger::Wikinger;

use crate::browser::{Browser, Looks};
use crate::phases::{Asked, Phased, Played, tables};
use crate::server::Server;

/// The sizes at which people play on a desk.
pub const DESKS: [(u32, u32); 4] = [(1280, 800), (1366, 768), (1440, 900), (1920, 1080)];

/// Finds the first thing that is out of sight.
const BOXES: &str = include_str!("boxes.js");

/// About so many questions of a game are looked at.
const SAMPLE: usize = 36;
/// So many beginnings of an answer are looked at.
const BEGUN: usize = 3;

fn heavy() -> bool {
    std::env::var_os("LANGHUS_HEAVY").is_some()
}

/// The recorded games of the newest revision.
fn goldens(game: &str) -> Vec<PathBuf> {
    let list = |folder: &Path| -> BTreeSet<PathBuf> {
        let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        entries.map(|entry| entry.expect("a folder can be read").path()).collect()
    };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game).join("tests/goldens");
    let revisions = list(&folder).into_iter().filter(|path| path.to_string_lossy().contains("revision-"));
    let newest = revisions.max().expect("a game has goldens");
    list(&newest).into_iter().filter(|path| path.extension().is_some_and(|ending| ending == "saga")).collect()
}

/// A question and where it comes from, in words.
struct Sample {
    name: String,
    stored: Stored,
}

/// Questions of recorded games: of each the phases, where there is most to choose from. Phases that none of them has come
/// from games at random.
fn samples<G: Phased>(guest: &Token) -> Vec<Sample> {
    let (mut samples, mut met) = (Vec::new(), BTreeSet::new());
    let games: Vec<(String, Played<G>)> = goldens(G::ID)
        .iter()
        .map(|path| {
            let saga =
                Saga::read(&std::fs::read_to_string(path).expect("a golden can be read")).expect("it is a record");
            (path.file_stem().unwrap_or_default().to_string_lossy().into_owned(), Played::recorded(&saga))
        })
        .collect();
    let questions: Vec<(usize, Asked)> = games
        .iter()
        .enumerate()
        .flat_map(|(number, (_, game))| {
            let mut most: BTreeMap<&str, Asked> = BTreeMap::new();
            for asked in &game.asked {
                let known = most.entry(asked.phase).or_insert(*asked);
                if asked.answers >= known.answers {
                    *known = *asked;
                }
            }
            let all = if heavy() { game.asked.clone() } else { most.into_values().collect() };
            all.into_iter().map(move |asked| (number, asked))
        })
        .collect();
    let every = if heavy() { 1 } else { questions.len().div_ceil(SAMPLE) };
    for (place, (number, asked)) in questions.iter().enumerate() {
        // Every phase comes at least once, and every game.
        if place % every == 0 || !met.contains(asked.phase) {
            met.insert(asked.phase);
            let (name, game) = &games[*number];
            samples.push(Sample {
                name: format!("{name}, {} with {} answers", asked.phase, asked.answers),
                stored: game.stored(*asked, guest),
            });
        }
    }
    let rare = tables::<G>(guest).into_iter().filter(|(phase, _)| !met.contains(phase));
    samples.extend(rare.map(|(phase, stored)| Sample { name: format!("at random, {phase}"), stored }));
    samples
}

async fn boxes<G: Phased>() {
    let guest = Token::fresh(&System);
    let samples = samples::<G>(&guest);
    let server =
        Server::start_with(&format!("boxes-{}", G::ID), &guest, samples.iter().map(|sample| sample.stored.clone()))
            .await;
    let browser = Browser::start(Looks::LAPTOP).await;
    browser.open(&server.site).await;
    browser.hurry().await;
    browser.driver.call("cookie", json!({ "cookie": { "name": "langhus", "value": guest.reveal() } })).await;
    let look = BOXES.replace("MOST", &if heavy() { 99 } else { BEGUN }.to_string());
    let mut trouble = Vec::new();
    for Sample { name, stored } in &samples {
        for language in ["en", "de"] {
            browser.open(&format!("{}/t/{}?language={language}", server.site, stored.head.id)).await;
            browser.wait_for_table().await;
            for (width, height) in DESKS {
                browser.look(Looks { width, height, ..Looks::LAPTOP.speaking(language) }).await;
                if let Some(found) = browser.run(&look).await.as_str() {
                    trouble.push(format!("{name}, {width}x{height}, {language}: {found}"));
                }
            }
        }
    }
    browser.assert_no_trouble(G::ID).await;
    assert!(trouble.is_empty(), "{}: {} boxes\n{}", G::ID, trouble.len(), trouble.join("\n"));
    println!("{}: {} questions", G::ID, samples.len());
    browser.stop().await;
}

#[tokio::test]
async fn boxes_jorvik() {
    boxes::<Jorvik>().await;
}

#[tokio::test]
async fn boxes_wikinger() {
    boxes::<Wikinger>().await;
}

#[tokio::test]
async fn boxes_walhalla() {
    boxes::<Walhalla>().await;
}

#[tokio::test]
async fn boxes_schiffbauer() {
    boxes::<Schiffbauer>().await;
}
