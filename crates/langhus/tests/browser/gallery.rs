//! The gallery: every page and every phase of every game, at seven sizes, light and dark, in both languages. It is
//! written for people to look at, by `./gallery FOLDER`; without a folder to write to there is nothing to do.

use std::cell::{Cell, RefCell};
use std::fs;
use std::path::{Path, PathBuf};

use jorvik::Jorvik;
use schiffbauer::Schiffbauer;
use serde_json::json;
use walhalla::Walhalla;
use wikinger::Wikinger;

use crate::browser::{Browser, Looks};
use crate::devices;
use crate::hand::{BEGUN, Hand, Player, asked};
use crate::lessons::{begin, follow};
use crate::phases::{Phased, visit};
use crate::server::Server;
use crate::together::open_for_two;

const GAMES: [&str; 4] = ["jorvik", "wikinger", "walhalla", "schiffbauer"];
/// Once more when a game is well under way, because at the first sight of a phase the table is often empty.
const UNDER_WAY: [u32; 2] = [40, 110];

/// How much there is to choose from, and the section of the rulebook about it.
const CHOICES: &str = "return { count: document.querySelectorAll('#choices button').length, \
    section: document.querySelector('.why')?.hash?.slice(1) }";

pub fn folder() -> Option<PathBuf> {
    std::env::var_os("LANGHUS_GALLERY").map(PathBuf::from)
}

/// The sizes of the pictures; those with night are also taken in the dark.
const SIZES: [(u32, u32, bool); 7] = [
    (1280, 800, false),
    (1366, 768, false),
    (1440, 900, true),
    (1920, 1080, false),
    (1024, 768, false),
    (390, 844, true),
    (360, 640, false),
];

/// Writes down what is in the window.
async fn picture(browser: &Browser, folder: &Path, name: &str) {
    fs::create_dir_all(folder).expect("the folder of the gallery can be made");
    let taken = browser.command("Page.captureScreenshot", json!({ "format": "png" })).await;
    let png = decode(taken["data"].as_str().expect("a screenshot has data"));
    fs::write(folder.join(format!("{name}.png")), png).expect("it can be written");
}

/// Takes the page as it is, at every size, light and dark.
pub async fn take(browser: &Browser, folder: &Path, name: &str, language: &'static str) {
    for (width, height, night) in SIZES {
        for dark in [false, true].into_iter().filter(|dark| night || !dark) {
            browser.look(Looks { width, height, touch: width < 500, dark, language }).await;
            browser.run("document.activeElement?.blur(); scrollTo(0, 0); document.querySelectorAll('.gain').forEach((sign) => sign.remove())").await;
            browser.assert_fits(&format!("{name} at {width}x{height}")).await;
            let scheme = if dark { "dark" } else { "light" };
            picture(browser, folder, &format!("{name}-{language}-{width}-{scheme}")).await;
        }
    }
    browser.look(Looks { language, ..Looks::LAPTOP }).await;
}

/// Base 64, as the browser sends pictures.
fn decode(text: &str) -> Vec<u8> {
    let value = |c: u8| match c {
        b'A'..=b'Z' => Some(c - b'A'),
        b'a'..=b'z' => Some(c - b'a' + 26),
        b'0'..=b'9' => Some(c - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let (mut bits, mut count, mut bytes) = (0u32, 0, Vec::with_capacity(text.len()));
    for six in text.bytes().filter_map(value) {
        bits = bits << 6 | u32::from(six);
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
        }
    }
    bytes
}

#[test]
fn pictures_are_decoded() {
    assert_eq!(decode("TGFuZ2h1cw=="), b"Langhus");
}

#[tokio::test]
async fn the_pages() {
    let Some(folder) = folder() else { return };
    let server = Server::start("gallery");
    for language in ["en", "de"] {
        let browser = Browser::start(Looks::LAPTOP.speaking(language)).await;
        browser.open(&server.site).await;
        take(&browser, &folder, "hall", language).await;
        for game in GAMES {
            browser.open(&format!("{}/new/{game}", server.site)).await;
            take(&browser, &folder, &format!("{game}-new"), language).await;
            browser.open(&format!("{}/rules/{game}", server.site)).await;
            take(&browser, &folder, &format!("{game}-rules"), language).await;
            browser.open(&format!("{}/rules/{game}/decisions", server.site)).await;
            take(&browser, &folder, &format!("{game}-decisions"), language).await;
        }
        browser.open(&format!("{}/t/nothinghere0", server.site)).await;
        take(&browser, &folder, "problem", language).await;
        let table = open_for_two(&browser, &server.site).await;
        take(&browser, &folder, "waiting", language).await;
        devices::link(&browser).await;
        devices::list(&browser, 1).await;
        take(&browser, &folder, "waiting-devices", language).await;
        let friend = Browser::start(Looks::LAPTOP.speaking(language)).await;
        friend.open(&table).await;
        take(&friend, &folder, "joining", language).await;
        devices::sit_down(&friend, "Bodil").await;
        browser.wait_for_table().await;
        browser.run("document.querySelector('[data-do=settings]').click()").await;
        devices::link(&browser).await;
        devices::list(&browser, 1).await;
        browser.run("document.querySelector('.devices').scrollIntoView()").await;
        take(&browser, &folder, "settings-devices", language).await;
        browser.run("document.querySelector('#settings').close()").await;
        friend.run("window.confirm = () => true; document.querySelector('[data-seat-do=leave]').click()").await;
        browser.wait_for("the free seat", "return document.querySelector('[data-do=invite]')").await;
        take(&browser, &folder, "free-seat", language).await;
        friend.stop().await;
        browser.open(&server.site).await;
        browser.run("scrollTo(0, document.body.scrollHeight)").await;
        take(&browser, &folder, "hall-with-tables", language).await;
        browser.stop().await;
    }
}

/// The covers as messengers show them beside a link, which draw no SVG: `games/GAME/src/board/picture.png`.
#[tokio::test]
async fn the_pictures_of_links() {
    const ALONE: &str = "const cover = document.querySelector('.game.g-GAME .cover svg');
        cover.setAttribute('preserveAspectRatio', 'xMidYMid slice');
        Object.assign(cover.style, { width: '1200px', height: '630px' });
        const house = document.createElement('div');
        house.className = 'g-GAME cover';
        house.append(cover);
        document.body.replaceChildren(house, document.querySelector('.patterns'));
        Object.assign(document.body.style, { margin: 0, padding: 0, overflow: 'hidden' })";
    let Some(folder) = folder() else { return };
    let server = Server::start("gallery-pictures");
    let browser = Browser::start(Looks { width: 1200, height: 630, ..Looks::LAPTOP }).await;
    for game in GAMES {
        browser.open(&server.site).await;
        browser.run(&ALONE.replace("GAME", game)).await;
        picture(&browser, &folder, &format!("{game}-picture")).await;
    }
    browser.stop().await;
}

/// Everything that the guide of each lesson says, on a laptop and on a phone.
#[tokio::test]
async fn the_lessons() {
    let Some(folder) = folder() else { return };
    let server = Server::start("gallery-lessons");
    for language in ["en", "de"] {
        for looks in [Looks { width: 1280, height: 800, ..Looks::LAPTOP }, Looks::PHONE] {
            let browser = Browser::start(looks.speaking(language)).await;
            for game in langhus::GAMES {
                let lesson = game.lesson().expect("every game of the house has a lesson");
                begin(&browser, &server.site, game.id()).await;
                let remarks = Cell::new(0);
                let look = async |browser: &Browser| {
                    remarks.set(remarks.get() + 1);
                    let name = format!("{}-lesson-{:02}-{language}-{}", game.id(), remarks.get(), looks.width);
                    picture(browser, &folder, &name).await;
                };
                follow(&browser, &lesson, false, false, &look).await;
            }
            browser.stop().await;
        }
    }
}

/// A game to its end, with looks on the way at what comes first; then every phase that it did not show.
async fn phases<G: Phased>() {
    let Some(folder) = folder() else { return };
    let game = G::ID;
    let server = Server::start(&format!("gallery-{game}"));
    for language in ["en", "de"] {
        let looks = Looks::LAPTOP.speaking(language);
        let browser = Browser::start(looks).await;
        let mut player = Player::new(Hand::Mouse, 5);
        let met = RefCell::new(Vec::new());
        let meet = async |browser: &Browser, phase: &str| {
            // The page plays a forced move itself: by the time of the picture it would show what follows.
            let choices = browser.run(CHOICES).await;
            if choices["count"].as_u64() > Some(1) && (phase == BEGUN || choices["section"] == phase) {
                met.borrow_mut().push(phase.to_owned());
                take(browser, &folder, &format!("{game}-{phase}"), language).await;
            }
        };
        browser.open_table(&server.site, game, &[]).await;
        for most in UNDER_WAY {
            if !player.play(&browser, most, meet).await {
                asked(&browser).await;
                take(&browser, &folder, &format!("{game}-after-{most}"), language).await;
            }
        }
        assert!(player.play(&browser, 3000, meet).await, "{game} comes to its end");
        take(&browser, &folder, &format!("{game}-end"), language).await;
        let replay = browser.run("return document.querySelector('.after a[href$=\"at=0\"]').href").await;
        let replay = replay.as_str().expect("a link is a text").replace("at=0", "at=60");
        browser.open(&replay).await;
        browser.wait_for_table().await;
        take(&browser, &folder, &format!("{game}-replay"), language).await;
        browser.stop().await;
        visit::<G>("gallery", looks, async |browser, phase| {
            if !met.borrow().iter().any(|known| known == phase) {
                take(browser, &folder, &format!("{game}-{phase}"), language).await;
            }
        })
        .await;
    }
}

#[tokio::test]
async fn the_phases_of_jorvik() {
    phases::<Jorvik>().await;
}

#[tokio::test]
async fn the_phases_of_wikinger() {
    phases::<Wikinger>().await;
}

#[tokio::test]
async fn the_phases_of_walhalla() {
    phases::<Walhalla>().await;
}

#[tokio::test]
async fn the_phases_of_schiffbauer() {
    phases::<Schiffbauer>().await;
}
