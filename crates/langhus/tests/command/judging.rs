//! Bad input costs its sender more than the house: whatever stands in an edition or a record, it is judged about as
//! quickly as a well-formed one of the same size, and the answer is short.
//!
//! Times are compared with each other and not with a clock, so that a path that is quadratic in the size of the file
//! fails on any machine, and a slow machine fails nothing.

use std::time::{Duration, Instant};

use langhus_rules::{Chance, Edition, End, Language, Quick, Saga, SagaMove, Seat, Seed, Setup};
use langhus_table::Title;

/// What a hall takes: the largest edition and the largest record.
const EDITION: usize = 64 * 1024;
const RECORD: usize = 1024 * 1024;

/// The processor time of this thread, which does not count what other programs take; Linux tells it. Elsewhere the time
/// that passes.
fn clock(begun: Instant) -> Duration {
    // Whoever gives way is counted up to this moment, and not to the last tick of the system's clock.
    std::thread::yield_now();
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let time = told.and_then(|told| told.split_whitespace().next()?.parse().ok());
    time.map_or_else(|| begun.elapsed(), Duration::from_nanos)
}

/// What it costs: the least of some runs, because whatever disturbs a run only adds to it.
fn cost<T>(mut work: impl FnMut() -> T) -> f64 {
    let begun = Instant::now();
    let run = |_| {
        let before = clock(begun);
        std::hint::black_box(work());
        clock(begun) - before
    };
    (0..3).map(run).min().unwrap_or_default().as_secs_f64()
}

/// Compares what a wrong file costs with a well-formed one, and with one of the same shape and a quarter of its size.
fn assert_cheap(name: &str, usual: f64, [whole, quarter]: [f64; 2]) {
    println!("{name}: {:.2} ms; well-formed {:.2} ms, a quarter {:.2} ms", whole * 1e3, usual * 1e3, quarter * 1e3);
    // As many mistakes as fit cost more than none, but not hundreds of times as much.
    assert!(whole < 300.0 * usual, "{name} costs {:.0} times as much as a well-formed file", whole / usual);
    // Four times as much costs four times as much; a quadratic path would cost sixteen times.
    assert!(
        whole < 9.0 * quarter.max(usual / 2.0),
        "{name} costs {:.1} times as much as a quarter of it",
        whole / quarter
    );
}

/// `part` again and again, with its number instead of `@`, between `begin` and `end`, up to this size; once in any case.
fn filled(size: usize, begin: &str, part: &str, end: &str) -> String {
    let mut text = begin.to_owned();
    for n in 0.. {
        let next = part.replace('@', &n.to_string());
        if n > 0 && text.len() + next.len() + end.len() > size {
            break;
        }
        text.push_str(&next);
    }
    text + end
}

/// Editions that are wrong in as many ways and places as fit.
fn wrong_editions(game: &dyn Title, size: usize) -> Vec<(String, String)> {
    let standard = game.editions()[0].text().to_owned();
    let mut lists: Vec<&str> =
        standard.lines().filter_map(|line| line.strip_prefix("[[")?.strip_suffix("]]")).collect();
    lists.dedup();
    let mut shapes = vec![
        ("the edition over and over", String::new(), standard.clone(), ""),
        ("nothing but lines", String::new(), "\n".into(), ""),
        ("unknown entries", String::new(), "k@=1\n".into(), ""),
        ("the same entry", String::new(), "name=1\n".into(), ""),
        ("no values", String::new(), "a=\n".into(), ""),
        ("no keys", String::new(), "=\n".into(), ""),
        ("no TOML on a line", String::new(), "=".into(), ""),
        ("control characters", "name = \"".into(), "\u{1}".into(), "\""),
        ("one long word", "name = [\"".into(), "x".into(), "\"]"),
        ("other letters", "name = \"".into(), "\u{1F6A3}".into(), "\"\nx=1"),
        ("wrong escapes", "name = \"".into(), "\\q".into(), "\""),
        ("right escapes", "name = \"".into(), "\\u0041".into(), "\"\nx=1"),
        ("quotes", String::new(), "\"".into(), ""),
        ("long quotes", String::new(), "'''\n".into(), ""),
        ("a huge number", "cards = ".into(), "9".into(), ""),
        ("a number with gaps", "cards = 1".into(), "_1".into(), ""),
        ("a number with wrong gaps", "cards = 1".into(), "__".into(), ""),
        ("moments", "cards = [".into(), "1979-05-27T07:32:00Z,".into(), "]"),
        ("deep lists", "card = ".into(), "[".into(), ""),
        ("deep tables", "card = ".into(), "{a=".into(), ""),
        ("deep names", String::new(), "a.".into(), "a=1"),
        ("many dotted names", String::new(), "a.b.c.d.e.f.g.h.i.k@=1\n".into(), ""),
        ("the same dotted name", String::new(), "a.b.c=1\n".into(), ""),
        ("deep headers", String::new(), format!("[{}k@]\n", "a.".repeat(70)), ""),
        ("the same header", String::new(), "[a]\n".into(), ""),
        ("deep headers of lists", String::new(), format!("[[{}a]]\n", "a.".repeat(70)), ""),
        ("open headers", String::new(), "[[a\n".into(), ""),
        ("carriage returns", String::new(), "\r".into(), ""),
        ("entries in one table", "backs = {".into(), "k@=1,".into(), "}"),
        ("the same entry in one table", "backs = {".into(), "a=1,".into(), "}"),
    ]
    .into_iter()
    .map(|(name, begin, part, end)| (name.to_owned(), filled(size, &begin, &part, end)))
    .collect::<Vec<_>>();
    for list in lists {
        let begin = format!("{list}=[");
        shapes.push((format!("empty {list}"), filled(size, &begin, "{},", "]")));
        shapes.push((format!("numbers for {list}"), filled(size, &begin, "1,", "]")));
        shapes.push((format!("headers of {list}"), filled(size, "", &format!("[[{list}]]\n"), "")));
        let section = standard.split("\n\n").find(|part| part.contains(&format!("[[{list}]]"))).unwrap_or_default();
        shapes.push((format!("{list} over and over"), filled(size, "", &format!("{section}\n"), "")));
        let words = format!("[[{list}]]\ncards=[{}]\nbacks=[{}]\n", "\"AK01\",".repeat(120), "111,".repeat(120));
        shapes.push((format!("words for {list}"), filled(size, &format!("{standard}\n"), &words, "")));
    }
    shapes
}

/// The edition with a comment that makes it as large as an edition may be.
fn right_edition(game: &dyn Title) -> String {
    filled(EDITION, game.editions()[0].text(), "# A line about the box.\n", "")
}

#[test]
fn a_wrong_edition_is_judged_about_as_quickly_as_a_right_one() {
    for game in langhus::GAMES {
        let seats = *game.seats().start();
        let open = |text: &str| {
            let edition = Some(Edition::new(text));
            game.open(&Setup { seats, edition, ..Setup::default() }, Seed::from_number(1)).map(drop)
        };
        let right = right_edition(&**game);
        assert_eq!(open(&right), Ok(()), "{}", game.id());
        let usual = cost(|| open(&right));
        let quarters = wrong_editions(&**game, EDITION / 4);
        for ((name, text), (_, quarter)) in wrong_editions(&**game, EDITION).iter().zip(&quarters) {
            let name = format!("{}: {name}", game.id());
            let Err(mistakes) = open(text) else { panic!("{name} is an edition") };
            let written = serde_json::to_string(&mistakes.to_string()).expect("a text").len();
            assert!(written < 16_000, "{name} gets an answer of {written} bytes");
            assert_cheap(&name, usual, [text, quarter].map(|text| cost(|| open(text))));
        }
    }
}

/// The record of a game that is played at random, whose moves are then repeated: well-formed, and wrong only after its
/// last real move.
fn well_formed_record(game: &dyn Title) -> Saga {
    let setup = Setup { seats: *game.seats().start(), ..Setup::default() };
    let mut table = game.open(&setup, Seed::from_number(1)).expect("a table");
    let mut chance = Quick::new(1);
    while let Some(seat) = table.awaited().first() {
        let choices = table.choices(seat, Language::English);
        let choice = &choices[chance.below(choices.len() as u32) as usize];
        table.play(seat, &choice.notation).expect("it is legal");
    }
    let mut saga = table.saga();
    saga.end = End::Unfinished;
    saga.moves = padded(saga.moves, RECORD);
    saga
}

/// The moves over and over, as many as make a record of this size.
fn padded(moves: Vec<SagaMove>, size: usize) -> Vec<SagaMove> {
    let mut room = size - 1000;
    let fits = |played: &SagaMove| {
        room = room.saturating_sub(played.notation.len() + 3);
        room > 0
    };
    moves.iter().cycle().cloned().take_while(fits).collect()
}

/// Records that are wrong in as many ways and places as fit.
fn wrong_records(right: &Saga, size: usize) -> Vec<(&'static str, String)> {
    let room = size - 1000;
    let with = |change: &dyn Fn(&mut Saga)| {
        let mut saga = Saga { moves: Vec::new(), ..right.clone() };
        change(&mut saga);
        saga.write()
    };
    let played = |notation: String| vec![SagaMove { seat: Seat::new(0), notation }];
    let long = |part: &str| with(&|saga| saga.moves = played(part.repeat(room / part.len())));
    let options = |part: &str| with(&|saga| saga.options = vec![part.to_owned(); room / (part.len() + 1)]);
    let head = with(&|_| ());
    let lines = |count: usize| head.lines().take(count).fold(String::new(), |text, line| text + line + "\n");
    vec![
        ("short moves", with(&|saga| saga.moves = padded(played("x".into()), size))),
        ("one long move", long("x")),
        ("one move of spaces", long(" ")),
        ("one move of other letters", long("\u{1F6A3}")),
        ("a move of many words", long("place 1 ")),
        ("many options", options("a=b")),
        ("short options", options("a")),
        ("one long option", with(&|saga| saga.options = vec!["a".repeat(room)])),
        ("a long game", with(&|saga| saga.game = "a".repeat(room))),
        ("names", filled(size, &lines(7), "name 1 x\n", "")),
        ("a long name", filled(size, &(lines(7) + "name 1 "), "x", "\n")),
        ("empty lines", filled(size, &lines(8), "\n", "")),
        ("nothing but lines", filled(size, "", "\n", "")),
        ("a control character at the end", filled(size, &lines(8), "1 x\n", "\u{1}")),
        ("a long seed", filled(size, &(lines(6) + "seed "), "a", "\n")),
        ("a long edition", filled(size, &(lines(3) + "edition "), "a", "\n")),
        ("no sum", filled(size, &lines(8), "1 x\n", "\nend unfinished 5\n")),
    ]
}

#[test]
fn a_wrong_record_is_judged_about_as_quickly_as_a_well_formed_one() {
    for game in langhus::GAMES {
        let judge = |text: &str| Saga::read(text).and_then(|saga| game.resume(&saga, &[])).map(drop);
        let right = well_formed_record(&**game);
        let text = right.write();
        assert!((RECORD - 2000..=RECORD).contains(&text.len()), "{}: {} bytes", game.id(), text.len());
        let usual = cost(|| judge(&text));
        let quarters = wrong_records(&right, RECORD / 4);
        for ((name, text), (_, quarter)) in wrong_records(&right, RECORD).iter().zip(&quarters) {
            let name = format!("{}: {name}", game.id());
            assert!((RECORD - 1000..=RECORD).contains(&text.len()), "{name} has {} bytes", text.len());
            let Err(error) = judge(text) else { panic!("{name} is a record") };
            let written = serde_json::to_string(&error.to_string()).expect("a text").len();
            assert!(written < 16_000, "{name} gets an answer of {written} bytes");
            assert_cheap(&name, usual, [text, quarter].map(|text| cost(|| judge(text))));
        }
    }
}
