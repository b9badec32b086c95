//! A page follows a game step by step: each step comes with what it changes, once, on what it builds on; also when the
//! game is further on, or over, by the time the page hears of it.

use std::collections::HashMap;

use langhus_rules::{Chance, Quick};
use serde_json::{Value, json};

use crate::start;
use crate::support::playing::Plan;
use crate::support::sse::Stream;
use crate::support::{Guest, PATIENCE, Process, choose, folder};

/// What a page shows: its parts by their versions, and the numbers of the lines of its log.
#[derive(Default)]
struct Page {
    sequence: u64,
    now: Value,
    parts: HashMap<String, String>,
    lines: Vec<u64>,
    order: Vec<String>,
    /// How many parts came as what is different.
    patched: usize,
}

/// Makes a text of pieces of an old one, as the script does: it counts in UTF-16.
fn patch(old: &str, pieces: &Value) -> String {
    let old: Vec<u16> = old.encode_utf16().collect();
    let mut pieces = pieces.as_array().expect("a list of pieces").iter();
    let mut text = String::new();
    while let Some(piece) = pieces.next() {
        match piece.as_str() {
            Some(new) => text.push_str(new),
            None => {
                let number = |value: &Value| value.as_u64().expect("a number") as usize;
                let (begin, length) = (number(piece), number(pieces.next().expect("a length")));
                text.push_str(&String::from_utf16(&old[begin..begin + length]).expect("a piece is a text"));
            }
        }
    }
    text
}

/// What stands between two texts, each time.
fn between<'t>(text: &'t str, first: &'t str, last: &'t str) -> impl Iterator<Item = &'t str> {
    text.split(first).skip(1).filter_map(move |rest| rest.split(last).next())
}

impl Page {
    /// Shows a step, as the script does. Whatever it leaves out must be there.
    fn show(&mut self, step: &Value) {
        let sequence = step["sequence"].as_u64().expect("a step has a number");
        assert!(sequence > self.sequence, "{sequence} comes after {}", self.sequence);
        if let Some(base) = step["base"].as_u64() {
            assert_eq!(base, self.sequence, "a step builds on what is shown");
        }
        self.sequence = sequence;
        let Some(html) = step["html"].as_str() else { return };
        let mut parts = HashMap::new();
        for version in between(html, "data-version=\"", "\"") {
            let part = match &step["parts"][version] {
                Value::String(whole) => whole.clone(),
                Value::Array(delta) => patch(&self.parts[delta[0].as_str().expect("a version")], &delta[1]),
                _ => self.parts.get(version).unwrap_or_else(|| panic!("the page lacks {version}: {html}")).clone(),
            };
            self.patched += usize::from(step["parts"][version].is_array());
            parts.insert(version.to_owned(), part);
        }
        assert!(parts.len() > 2, "board, own area and players: {html}");
        let numbers = between(html, "<li data-number=\"", "\"").filter_map(|number| number.parse().ok());
        let numbers: Vec<u64> = numbers.collect();
        match between(html, "data-since=\"", "\"").next() {
            Some(since) => {
                assert_eq!(Some(since.parse().expect("a number")), self.lines.first().copied(), "the log goes on");
                assert!(numbers.iter().all(|number| Some(number) > self.lines.first()), "no line is told twice");
                self.lines.splice(..0, numbers);
            }
            None if html.contains("data-region=\"log\"") => self.lines = numbers,
            None => {}
        }
        self.order = between(html, "data-version=\"", "\"").map(str::to_owned).collect();
        (self.parts, self.now) = (parts, step["now"].clone());
    }

    /// As the script writes it into an address.
    fn query(&self, you: Option<usize>) -> String {
        let you = you.map(|seat| format!("&you={seat}")).unwrap_or_default();
        let lines = self.lines.first().map(|line| format!("&lines={line}")).unwrap_or_default();
        format!("since={}&have={}{lines}{you}", self.sequence, self.have())
    }

    /// In the order in which they stand.
    fn have(&self) -> String {
        self.order.join(",")
    }
}

/// Somebody who looks at a table, from a seat or not.
struct Viewer {
    guest: Guest,
    seat: Option<usize>,
    page: Page,
    stream: Stream,
}

impl Viewer {
    async fn come(server: &Process, table: &str, token: Option<&str>, seat: Option<usize>) -> Viewer {
        let mut guest = Guest::new(server.address);
        guest.token = token.map(str::to_owned);
        let mut page = Page::default();
        page.show(&guest.get(&format!("/t/{table}/look")).await.json());
        let stream = Stream::page(server.address, table, token, &page.query(seat)).await.expect("a stream");
        Viewer { guest, seat, page, stream }
    }

    /// Hears all that is told up to this sequence number.
    async fn hear(&mut self, last: u64) {
        while self.page.sequence < last {
            let event = self.stream.next(PATIENCE).await.expect("the page is told everything");
            self.page.show(&event.json());
        }
    }

    /// What a fresh page shows must be what this one has grown into.
    async fn compare(&mut self, table: &str) {
        let mut fresh = Page::default();
        fresh.show(&self.guest.get(&format!("/t/{table}/look")).await.json());
        assert_eq!((&self.page.order, &self.page.parts), (&fresh.order, &fresh.parts), "{:?}", self.seat);
        // Talk has a number too, and changes nothing of what is drawn.
        fresh.now["sequence"] = self.page.now["sequence"].clone();
        assert_eq!(self.page.now, fresh.now, "{:?}", self.seat);
        let shown = &self.page.lines[..self.page.lines.len().min(fresh.lines.len())];
        assert_eq!(shown, fresh.lines, "{:?}", self.seat);
    }
}

async fn come(server: &Process, table: &str, tokens: &[String]) -> Vec<Viewer> {
    let mut viewers = Vec::new();
    for (token, seat) in tokens.iter().zip(1..) {
        viewers.push(Viewer::come(server, table, Some(token), Some(seat)).await);
    }
    viewers.push(Viewer::come(server, table, None, None).await);
    viewers
}

/// An action of somebody who is asked, chosen at random, as their page sends it.
async fn act(viewers: &mut [Viewer], table: &str, chance: &mut Quick, number: u64) -> Option<usize> {
    let mut awaited = Vec::new();
    for (place, viewer) in viewers.iter_mut().enumerate().filter(|(_, viewer)| viewer.seat.is_some()) {
        let state = viewer.guest.state(table).await;
        awaited.extend(choose(&state, chance).map(|action| (place, action)));
    }
    if awaited.is_empty() {
        return None;
    }
    let (place, action) = awaited.swap_remove(chance.below(awaited.len() as u32) as usize);
    send(&mut viewers[place], table, "actions", &action, number).await;
    Some(place)
}

/// Sends what a page sends; it gets what came of it with the answer.
async fn send(viewer: &mut Viewer, table: &str, what: &str, action: &str, number: u64) {
    let page = &viewer.page;
    let sent = json!({ "sequence": page.sequence, "client": number.to_string(), "action": action, "have": page.have(),
        "lines": page.lines.first() });
    let answer = viewer.guest.post(&format!("/t/{table}/{what}"), sent).await;
    assert_eq!(answer.status, 200, "{}", answer.json());
    let told = answer.json();
    assert_eq!(told["sequence"], told["step"]["sequence"], "the answer brings its step: {told}");
    let event = viewer.stream.next(PATIENCE).await.expect("the stream tells it too").json();
    assert_eq!((&event["sequence"], &event["base"]), (&told["sequence"], &told["step"]["base"]));
    viewer.page.show(&told["step"]);
}

/// In Walhalla the cards of a raid are laid unseen, so everybody counts other actions while the game goes on; when it is
/// over all count the same.
#[tokio::test]
async fn every_page_grows_into_what_a_fresh_one_shows() {
    let server = start(&folder("following"));
    let plan = Plan { game: "walhalla", level: "karl", seats: 3, humans: 3, actions: 0, seed: 0 };
    let (table, tokens) = plan.open(server.address).await;
    let mut viewers = come(&server, &table, &tokens).await;
    let mut chance = Quick::new(5);
    let mut number = 0;
    while act(&mut viewers, &table, &mut chance, number).await.is_some() {
        number += 1;
        for viewer in &mut viewers {
            let last = viewer.guest.sequence(&table).await;
            viewer.hear(last).await;
            if number % 10 == 0 || viewer.page.now["over"] == true {
                viewer.compare(&table).await;
            }
        }
    }
    assert!(viewers.iter().all(|viewer| viewer.page.now["over"] == true), "everybody has come to the end");
    let first = viewers[0].page.sequence;
    assert!(viewers.iter().any(|viewer| viewer.page.sequence != first), "somebody has laid a card unseen");
    assert!(viewers.iter().all(|viewer| viewer.page.now["at"] == number), "and after the end all count the same");
    assert!(
        viewers.iter().all(|viewer| viewer.page.patched as u64 > number),
        "most parts were told by what is different"
    );
}

#[tokio::test]
async fn who_was_away_gets_what_they_missed_in_order_or_the_present() {
    let server = start(&folder("missed"));
    let plan = Plan { game: "wikinger", level: "karl", seats: 2, humans: 2, actions: 0, seed: 0 };
    let (table, tokens) = plan.open(server.address).await;
    let mut viewers = come(&server, &table, &tokens).await;
    let mut chance = Quick::new(5);
    let mut number = 0;
    for missed in [5, 32, 33] {
        let away = Viewer::come(&server, &table, None, None).await;
        let (since, query) = (away.page.sequence, away.page.query(None));
        drop(away.stream);
        for _ in 0..missed {
            let acted = act(&mut viewers, &table, &mut chance, number).await.expect("the game goes on");
            number += 1;
            for viewer in viewers.iter_mut().enumerate().filter(|(place, _)| *place != acted).map(|(_, viewer)| viewer)
            {
                let last = viewer.guest.sequence(&table).await;
                viewer.hear(last).await;
            }
        }
        // Talk is no step, and nobody misses it; but only who sits there hears it.
        let said = viewers[0].guest.post(&format!("/api/tables/{table}/chat"), json!({ "text": "hei" })).await;
        assert_eq!(said.status, 204);
        for viewer in &mut viewers[..2] {
            let event = viewer.stream.next(PATIENCE).await.expect("it is heard").json();
            assert_eq!((&event["kind"], &event["text"]), (&json!("chat"), &json!("hei")));
            viewer.page.show(&event);
        }
        viewers[2].hear(since + missed + 1).await;
        let stream = Stream::page(server.address, &table, None, &query).await.expect("a stream");
        let mut back = Viewer { stream, ..away };
        let mut steps = Vec::new();
        while back.page.sequence < since + missed + 1 {
            let event = back.stream.next(PATIENCE).await.expect("what was missed is told").json();
            assert_eq!(event["text"], Value::Null, "a spectator hears no talk");
            steps.push((
                event["sequence"].as_u64().unwrap_or_default(),
                event["base"].is_null(),
                event["html"].is_string(),
            ));
            // What is told before the present is only talk.
            if event["html"].is_string() || missed <= 32 {
                back.page.show(&event);
            }
        }
        let last = since + missed + 1;
        if missed <= 32 {
            let ordered = (since + 1..last).map(|sequence| (sequence, false, true)).chain([(last, false, false)]);
            assert_eq!(steps, ordered.collect::<Vec<_>>());
        } else {
            assert_eq!(steps, [(last, false, false), (last, true, true)], "the present, and the talk before it");
        }
        assert_eq!(back.page.now["at"], back.page.now["moves"], "the last step is the present");
        back.compare(&table).await;
    }
}

#[tokio::test]
async fn what_was_taken_back_is_shown_without_it_and_who_missed_it_gets_the_present() {
    let server = start(&folder("taken-back"));
    let plan = Plan { game: "wikinger", level: "karl", seats: 2, humans: 2, actions: 0, seed: 0 };
    let (table, tokens) = plan.open(server.address).await;
    let mut viewers = come(&server, &table, &tokens).await;
    let mut chance = Quick::new(5);
    for number in 0.. {
        let away = Page { sequence: viewers[2].page.sequence, ..Page::default() }.query(None);
        let place = act(&mut viewers, &table, &mut chance, number).await.expect("the game goes on");
        let undoes = viewers[place].page.now["undo"] == true;
        if undoes {
            send(&mut viewers[place], &table, "undo", "", 1000).await;
            assert_eq!(viewers[place].page.now["at"], number);
        }
        for viewer in viewers.iter_mut().enumerate().filter(|(other, _)| *other != place).map(|(_, viewer)| viewer) {
            let last = viewer.guest.sequence(&table).await;
            viewer.hear(last).await;
        }
        if undoes {
            for viewer in &mut viewers {
                viewer.compare(&table).await;
            }
            let mut back = Stream::page(server.address, &table, None, &away).await.expect("a stream");
            let first = back.next(PATIENCE).await.expect("what was missed is told").json();
            assert_eq!((first["sequence"].as_u64(), &first["base"]), (Some(viewers[2].page.sequence), &Value::Null));
            return;
        }
    }
}

/// Jumping by round is one question, from wherever somebody looks.
#[tokio::test]
async fn the_next_round_and_the_one_before_are_found_from_every_position() {
    let server = start(&folder("rounds"));
    let plan = Plan { game: "wikinger", level: "karl", seats: 2, humans: 1, actions: 1, seed: 0 };
    let (table, tokens) = plan.open(server.address).await;
    let mut guest = Guest::with(server.address, &tokens[0]);
    let lent = guest.post(&format!("/api/tables/{table}/seats/1/bot"), json!({ "level": "karl" })).await;
    assert_eq!(lent.status, 204);
    let sequence = guest.sequence(&table).await;
    let mut stream = Stream::open(server.address, &table, Some(&tokens[0]), Some(sequence)).await.expect("a stream");
    while stream.next(PATIENCE).await.expect("the bots play").json()["awaited"] != json!([]) {}
    let mut look = async |query: String| guest.get(&format!("/t/{table}/look?{query}")).await.json()["now"].clone();
    let last = look(String::new()).await["moves"].as_u64().expect("a number");
    let mut rounds = Vec::new();
    for at in 0..=last {
        rounds.push(look(format!("at={at}")).await["round"].as_u64().expect("a number"));
    }
    assert!(rounds[last as usize] > 3, "{rounds:?}");
    for from in (0..=last).step_by(7) {
        for by in [1_i64, -1] {
            let wanted = (rounds[from as usize] as i64 + by) as u64;
            let first = rounds.iter().position(|round| *round >= wanted).unwrap_or(last as usize);
            assert_eq!(look(format!("at={from}&round={by}")).await["at"], first, "{by} from {from}");
        }
    }
}
