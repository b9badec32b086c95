//! `langhus selfplay`, `train` and `foretell`: a net that learns, and is asked in the arena.

use std::fs;
use std::path::PathBuf;

use jorvik::Jorvik;
use langhus_bots::net::{Misfit, Net};
use langhus_rules::{Language, Say, Sense, Voice};
use schiffbauer::Schiffbauer;
use walhalla::Walhalla;
use wikinger::Wikinger;

use crate::house::{folder, langhus};

/// The net that ships with a game.
fn shipped<G: Sense>() -> (&'static str, &'static [u8]) {
    (G::ID, G::NET)
}

/// The tables that their game's net has not learned: there its bots search. Of the 20 kinds of table of Walhalla its games
/// had eleven.
const SEARCHED: [&str; 9] = [
    "walhalla, tongues=5,7,6, 3 seats",
    "walhalla, tongues=6,7,5, 3 seats",
    "walhalla, tongues=7,5,6, 3 seats",
    "walhalla, tongues=8,5,5, 3 seats",
    "walhalla, tongues=5,6,7, 4 seats",
    "walhalla, tongues=6,5,7, 4 seats",
    "walhalla, tongues=7,6,5, 4 seats",
    "walhalla, tongues=5,5,8, 4 seats",
    "walhalla, tongues=5,8,5, 4 seats",
];

#[test]
fn the_nets_that_ship_are_whole_and_small_and_know_the_tables_of_their_game() {
    let mut searched = Vec::new();
    let nets = [shipped::<Jorvik>(), shipped::<Wikinger>(), shipped::<Walhalla>(), shipped::<Schiffbauer>()];
    let size: usize = nets.iter().map(|(_, net)| net.len()).sum();
    assert!(size <= 4 << 20, "all together have {size} bytes");
    for (game, bytes) in nets.into_iter().filter(|(_, net)| !net.is_empty()) {
        assert!(Net::read(bytes).is_ok(), "{game}");
        for mut variant in langhus::variants().filter(|variant| variant.game.id() == game) {
            let (options, seats) = (variant.lab.options().to_string(), variant.lab.seats());
            let table = format!("{game}, {options}, {seats} seats");
            match variant.lab.teach(None) {
                Ok(()) => {}
                Err(Misfit::Table) => searched.push(table),
                Err(misfit) => panic!("{table}: {misfit}"),
            }
        }
    }
    searched.sort_unstable();
    let mut expected = SEARCHED.map(str::to_owned);
    expected.sort_unstable();
    assert_eq!(searched, expected);
}

fn games(name: &str, order: &str) -> PathBuf {
    let file = folder(name).join("games");
    langhus(&format!("selfplay {order} --out {}", file.display())).well();
    file
}

/// The number in a column of the last line of the table that `train` prints.
fn loss(out: &str, round: &str, column: usize) -> f64 {
    let line = out.lines().find(|line| line.split_whitespace().next() == Some(round)).expect("a line of that round");
    line.split_whitespace().nth(column).and_then(|number| number.parse().ok()).expect("a number")
}

/// The kinds of points for which a game has no word in some language: one for several, or one that needs no filling.
fn wordless<G: Sense + Voice>() -> Vec<String> {
    let book = G::book();
    let word = |what: &str, language| {
        let several = format!("items-{what}");
        let key = if book.keys(language).contains(&several) { several } else { format!("item-{what}") };
        book.say(&Say::new(key), language, &[])
    };
    let all = G::ITEMS.iter().flat_map(|what| Language::ALL.map(|language| word(what, language)));
    all.filter(|word| word.contains('⟦')).collect()
}

#[test]
fn every_kind_of_points_that_a_net_forecasts_has_a_word() {
    let none: [String; 0] = [];
    assert_eq!(wordless::<Jorvik>(), none);
    assert_eq!(wordless::<Wikinger>(), none);
    assert_eq!(wordless::<Walhalla>(), none);
    assert_eq!(wordless::<Schiffbauer>(), none);
}

#[test]
fn games_are_the_same_on_any_number_of_threads_and_small() {
    let order = "wikinger --seats 2 --games 4 --seed 5 --sims 8";
    let one = fs::read(games("selfplay-one", &format!("{order} --threads 1"))).unwrap();
    let two = fs::read(games("selfplay-two", &format!("{order} --threads 2"))).unwrap();
    assert!(one == two, "the threads change nothing");
    assert!((500..6_000).contains(&one.len()), "{} bytes for four games", one.len());
}

#[test]
fn a_net_learns_foretells_and_plays() {
    let file = games("learn", "wikinger --seats 2 --games 60 --seed 1 --sims 4");
    let net = file.with_file_name("net");
    let (curve, chart) = (file.with_file_name("curve.svg"), file.with_file_name("chart.svg"));
    let order = format!("train {} --out {} --rounds 30 --seed 3", file.display(), net.display());
    let order = format!("{order} --curve {}", curve.display());
    let out = langhus(&order).well();
    let (before, after) = (loss(&out, "0", 3), loss(&out, "30", 3));
    assert!(after < 0.7 * before, "points were {before} off and are {after}\n{out}");
    assert!(loss(&out, "30", 4) < loss(&out, "0", 4), "it learns what is chosen\n{out}");
    let first = fs::read(&net).unwrap();
    langhus(&order).well();
    assert!(fs::read(&net).unwrap() == first, "the same seed gives the same net");

    let drawn = fs::read_to_string(&curve).unwrap();
    let rounds: Vec<usize> =
        drawn.split("points=\"").skip(1).map(|line| line.split('"').next().unwrap().split(' ').count()).collect();
    assert_eq!(rounds, [30, 31], "what it learnt from, and what was held out from the beginning: {drawn}");

    let told =
        langhus(&format!("foretell {} --net {} --chart {}", file.display(), net.display(), chart.display())).well();
    assert_eq!(fs::read_to_string(&chart).unwrap().matches("<polyline").count(), 3, "right, search and net");
    for name in ["even", "sense", "search", "net"] {
        assert!(told.lines().any(|line| line.starts_with(name)), "{told}");
    }

    let arena = format!("arena wikinger --seats 2 --bots net:4,random --games 4 --seed 1 --net {}", net.display());
    let out = folder("learn-arena");
    let played = langhus(&format!("{arena} --out {}", out.display())).well();
    assert!(played.contains("net:4") && !played.contains("search without"), "{played}");
}

#[test]
fn a_bot_without_a_net_that_fits_searches_and_says_so() {
    let file = games("misfit", "connect-four --seats 2 --games 40 --seed 1 --sims 4");
    let net = file.with_file_name("net");
    langhus(&format!("train {} --out {} --rounds 1", file.display(), net.display())).well();
    let out = folder("misfit-arena");
    let arena = |game: &str, net: &str| {
        langhus(&format!("arena {game} --seats 2 --bots net:4,random --games 2 --seed 1 --out {}{net}", out.display()))
            .well()
    };
    let with = format!(" --net {}", net.display());
    assert!(
        arena("wikinger", &with)
            .contains("Bots that ask a net search without one, because the net learned another game.")
    );
    assert!(arena("tic-tac-toe", "").contains("because none was given."));
    assert!(arena("tic-tac-toe", " --json").contains(r#""note":"Bots that ask a net search without one"#));
    assert!(!arena("connect-four", &with).contains("search without one"));
    langhus("play connect-four --bots net:4")
        .misused("--bots BOT cannot be \"net:4\": bots with a net play in the arena, with --net FILE.", "langhus play");
}

#[test]
fn what_cannot_be_learnt_from_gets_a_sentence() {
    let file = folder("no-games").join("games");
    fs::write(&file, "nothing").unwrap();
    let out = file.with_file_name("net");
    let train = format!("train {} --out {}", file.display(), out.display());
    let named = file.display();
    langhus(&train).failed(&format!("The games {named} cannot be used: this is no file of games."));
    fs::remove_file(&file).unwrap();
    langhus(&train).failed(&format!("The file {named} cannot be read: there is no such file or folder."));
    let [one, two] = ["connect-four", "tic-tac-toe"].map(|game| {
        games(&format!("both-{game}"), &format!("{game} --seats 2 --games 1 --seed 1 --sims 4")).display().to_string()
    });
    langhus(&format!("train {one} {two} --out {}", out.display()))
        .failed("A net learns one game: there are files of connect-four (revision 1) and of tic-tac-toe (revision 1).");
    langhus("train --out x").misused("This is still missing: FILE....", "langhus train FILE");
}
