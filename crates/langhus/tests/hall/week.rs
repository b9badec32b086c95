//! A week at a table: four people play Wikinger over days. One vanishes, a bot plays on, and comes back; the server is killed
//! with `kill -9` whenever it likes, and stays away for hours. No move is lost, no clock runs while nobody is there, and the
//! table is never frozen.

use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::time::{Duration, Instant};

use langhus_rules::{Chance, Quick};
use serde_json::{Value, json};

use crate::support::receiver::Receiver;
use crate::support::sse::Stream;
use crate::support::{Guest, PATIENCE, choose, folder};

const MINUTE: i64 = 60 * 1000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
/// When the week begins, in milliseconds since 1970.
const MONDAY: i64 = 1_800_000_000_000;
/// Who vanishes, counted from 0; from when until when.
const DAGNY: usize = 3;
const GONE: std::ops::Range<i64> = MONDAY + DAY / 4..MONDAY + 11 * DAY / 2;

/// A house in a process of its own, whose clock the test sets.
pub(crate) struct Clocked {
    child: Child,
    clock: ChildStdin,
    pub(crate) address: SocketAddr,
}

impl Clocked {
    pub(crate) fn start(data: &Path, at: i64) -> Clocked {
        let test = std::env::current_exe().expect("the test knows where it is");
        let house: PathBuf =
            test.parent().and_then(Path::parent).expect("tests lie in deps").join("examples/house-by-hand");
        assert!(house.exists(), "{} is missing: run `cargo build -p langhus --examples` first", house.display());
        let mut command = Command::new(house);
        command.arg(data).arg(at.to_string()).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().expect("the house opens");
        let mut line = String::new();
        let output = child.stdout.take().expect("its output is piped");
        BufReader::new(output).read_line(&mut line).expect("the house says where it is");
        let address = line.split_whitespace().find_map(|word| word.parse().ok()).expect("an address");
        let clock = child.stdin.take().expect("its input is piped");
        Clocked { child, clock, address }
    }

    /// Sets the clock, and waits until the house knows it.
    pub(crate) async fn set(&mut self, table: &str, at: i64) {
        writeln!(self.clock, "{at}").expect("the house reads its clock");
        let mut anybody = Guest::new(self.address);
        let end = Instant::now() + PATIENCE;
        while anybody.state(table).await["now"].as_i64() < Some(at) {
            assert!(Instant::now() < end, "the house does not hear its clock");
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
}

impl Drop for Clocked {
    /// SIGKILL: nothing is tidied up.
    fn drop(&mut self) {
        self.child.kill().expect("the house can be killed");
        self.child.wait().expect("the house is gone");
    }
}

/// The week: the table, its people, and what the house has acknowledged.
struct Week {
    data: PathBuf,
    house: Option<Clocked>,
    now: i64,
    table: String,
    tokens: Vec<String>,
    /// The seat, its own sequence number and the action.
    acknowledged: Vec<(usize, u64, String)>,
    chance: Quick,
    kills: usize,
    /// Where everybody is told that it is their turn.
    receiver: Receiver,
}

impl Week {
    fn guest(&self, person: usize) -> Guest {
        Guest::with(self.address(), &self.tokens[person])
    }

    fn address(&self) -> SocketAddr {
        self.house.as_ref().expect("the house is open").address
    }

    async fn state(&self, person: usize) -> Value {
        self.guest(person).state(&self.table).await
    }

    /// Kills the house, lets so much time go by, and opens it again.
    fn kill(&mut self, away: i64) {
        drop(self.house.take());
        (self.now, self.kills) = (self.now + away, self.kills + 1);
        self.house = Some(Clocked::start(&self.data, self.now));
    }

    /// Kills the house while nothing happens. Nobody has less time than before.
    async fn kill_quietly(&mut self, away: i64) {
        // What is written goes behind what waited before, also behind the pulse: so that one is on disk.
        let (mut guest, settings) = (self.guest(0), json!({ "met-wikinger": self.now }));
        let token = guest.token.take();
        let written = guest.client.send("PUT", "/api/you/settings", token.as_deref(), Some(&settings)).await;
        assert_eq!(written.expect("an answer").status, 204);
        let before = self.state(0).await["times"].clone();
        self.kill(away);
        let after = self.state(0).await["times"].clone();
        for (before, after) in before.as_array().into_iter().flatten().zip(after.as_array().into_iter().flatten()) {
            let [before, after] = [before, after].map(|time| time["left"].as_i64().expect("a time"));
            // The pulse before the kill may be as old as the last step of the clock.
            assert!(
                (before..=before + 4 * HOUR).contains(&after),
                "{before} was left, and {after} is: away for {away}"
            );
        }
    }

    async fn go_on(&mut self, time: i64) {
        self.now += time;
        let (table, now) = (self.table.clone(), self.now);
        self.house.as_mut().expect("the house is open").set(&table, now).await;
    }

    /// Plays an action. Now and then the house is killed while it is on its way: then it is sent again, and done once.
    async fn act(&mut self, person: usize, state: &Value) {
        let Some(action) = choose(state, &mut self.chance) else { return };
        let sequence = state["sequence"].as_u64().expect("a sequence");
        let client = format!("{person}-{sequence}-{}", self.acknowledged.len());
        let act = json!({ "sequence": sequence, "client": client, "action": action });
        let path = format!("/api/tables/{}/actions", self.table);
        if self.chance.below(40) == 0 {
            let (mut guest, sent, token) = (self.guest(person), act.clone(), self.tokens[person].clone());
            let to = path.clone();
            let sending = tokio::spawn(async move { guest.client.send("POST", &to, Some(&token), Some(&sent)).await });
            tokio::time::sleep(Duration::from_millis(self.chance.below(6).into())).await;
            self.kill(0);
            // It may have come through or not; nobody waits for the answer.
            let _ = sending.await;
        }
        let answer = self.guest(person).post(&path, act).await;
        assert_eq!(answer.status, 200, "{}", answer.json());
        self.acknowledged.push((person + 1, answer.json()["sequence"].as_u64().expect("a sequence"), action));
    }

    /// When a person was told that it is their turn, in milliseconds since 1970.
    fn told(&self, person: usize) -> Vec<i64> {
        let theirs = format!("POST /{person}");
        let received = self.receiver.received().into_iter().filter(|received| received.line == theirs);
        received.map(|received| moment(received.json()["sent"].as_str().expect("a moment"))).collect()
    }

    /// Whoever has been awaited for an hour, and was not told much lately, is told; however often the house was killed.
    async fn is_told(&mut self, person: usize) {
        let lately = self.now - 3 * DAY;
        for _ in 0..40 {
            if self.told(person).iter().any(|sent| *sent >= lately) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
            // Where the house was killed, the time of the house goes on from the last pulse, and a try that was begun is
            // begun again after a minute.
            self.go_on(2 * MINUTE).await;
        }
        panic!("{person} is not told");
    }

    /// A person looks in, and plays as long as it is their turn.
    async fn visit(&mut self, person: usize) {
        loop {
            let state = self.state(person).await;
            if state["choices"].as_array().is_none_or(Vec::is_empty) {
                return;
            }
            self.act(person, &state).await;
        }
    }

    /// Who is awaited, counted from 0.
    async fn awaited(&self) -> Option<usize> {
        self.state(0).await["awaited"][0].as_u64().map(|seat| seat as usize - 1)
    }

    /// Everything that was acknowledged is there, under its number, and no seat did anything else but through a bot.
    async fn check(&self) {
        for person in 0..self.tokens.len() {
            let last = self.guest(person).sequence(&self.table).await;
            let token = Some(self.tokens[person].as_str());
            let mut stream = Stream::open(self.address(), &self.table, token, Some(0)).await.expect("a stream");
            let mut events = Vec::new();
            for number in 1..=last {
                let event = stream.next(PATIENCE).await.expect("every entry comes");
                assert_eq!(event.id, number, "no number is missing or doubled");
                events.push(event.json());
            }
            for (seat, sequence, action) in self.acknowledged.iter().filter(|(seat, ..)| *seat == person + 1) {
                let entry = &events[*sequence as usize - 1];
                assert_eq!(
                    (&entry["kind"], &entry["text"]),
                    (&json!("played"), &json!(action)),
                    "at {sequence} of {seat}"
                );
            }
            if person != DAGNY {
                let own =
                    events.iter().filter(|event| event["kind"] == "played" && event["seat"] == person + 1).count();
                let known = self.acknowledged.iter().filter(|(seat, ..)| *seat == person + 1).count();
                assert_eq!(own, known, "seat {}", person + 1);
            }
        }
    }
}

/// A moment that the house writes.
fn moment(text: &str) -> i64 {
    let at: jiff::Timestamp = text.parse().expect("a moment");
    at.as_millisecond()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_week_at_wikinger_loses_no_move_and_freezes_no_table() {
    let data = folder("week");
    let house = Clocked::start(&data, MONDAY);
    let mut first = Guest::new(house.address);
    let open = json!({ "sitter": "open" });
    let seats = json!([{ "sitter": "human", "name": "Astrid" }, open, open, open]);
    let table = first.open_as(&json!({ "game": "wikinger", "seats": seats, "pace": "days" })).await;
    let mut tokens = vec![first.token.clone().expect("a token")];
    for seat in 2..=4 {
        let mut other = Guest::new(house.address);
        other.join(&table, seat).await;
        tokens.push(other.token.expect("a token"));
    }
    let receiver = Receiver::start().await;
    for (person, token) in tokens.iter().enumerate() {
        let mut guest = Guest::with(house.address, token);
        for (medium, path) in
            [("webhook", ""), ("discord", "/discord"), ("slack", "/slack"), ("feed", ""), ("calendar", "")]
        {
            let address = receiver.at(&format!("/{person}{path}"));
            let channel = json!({ "medium": medium, "address": address, "zone": "Europe/Oslo" });
            assert_eq!(guest.post("/api/you/channels", channel).await.status, 201);
        }
    }
    let (acknowledged, chance) = (Vec::new(), Quick::new(7));
    let mut week =
        Week { data, house: Some(house), now: MONDAY, table, tokens, acknowledged, chance, kills: 0, receiver };
    let (mut bots, mut nudges, mut returned) = (0, 0, false);
    while week.now < MONDAY + 7 * DAY {
        let step = HOUR + i64::from(week.chance.below(3)) * HOUR / 2;
        week.go_on(step).await;
        if week.chance.below(6) == 0 {
            let away = i64::from(week.chance.below(300)) * MINUTE;
            week.kill_quietly(away).await;
        }
        let Some(awaited) = week.awaited().await else { break };
        let gone = GONE.contains(&week.now);
        if awaited != DAGNY || !gone {
            if !gone && !returned && week.now >= GONE.end {
                let back = week.guest(DAGNY).post(&format!("/api/tables/{}/back", week.table), json!({})).await;
                assert_eq!(back.status, 204, "{}", back.json());
                returned = true;
            }
            // The first question was there before anybody had a channel.
            if !week.acknowledged.is_empty() {
                week.is_told(awaited).await;
            }
            if week.chance.below(10) > 0 {
                week.visit(awaited).await;
            }
            continue;
        }
        // Dagny does not come. Somebody asks her to go on; when her time is up, two let a bot play on at once.
        let nudged = week.guest(0).post(&format!("/api/tables/{}/nudge", week.table), json!({})).await;
        nudges += usize::from(nudged.status == 204);
        let overdue = week.state(0).await["times"]
            .as_array()
            .is_some_and(|times| times.iter().any(|time| time["overdue"] == true));
        if overdue {
            let stand_in = format!("/api/tables/{}/seats/{}/stand-in", week.table, DAGNY + 1);
            let (mut one, mut two) = (week.guest(0), week.guest(1));
            let (one, two) = tokio::join!(one.post(&stand_in, json!({})), two.post(&stand_in, json!({})));
            assert_eq!((one.status, two.status), (204, 204), "{} {}", one.json(), two.json());
            bots += 1;
        }
    }
    assert_eq!(bots, 1, "once her time was up, and one bot came");
    assert!(nudges >= 2 && returned, "{nudges} nudges");
    assert!(week.kills > 10, "{} kills", week.kills);
    // After the week they meet for an evening and play to the end.
    let end = Instant::now() + 4 * PATIENCE;
    while let Some(awaited) = week.awaited().await {
        assert!(Instant::now() < end, "the table is frozen");
        week.visit(awaited).await;
    }
    week.check().await;
    for person in 0..week.tokens.len() {
        let told = week.told(person);
        let most = told.iter().map(|from| told.iter().filter(|at| (*from..*from + DAY).contains(at)).count()).max();
        println!("{person} was told {} times, at most {most:?} times a day", told.len());
        assert!(told.len() >= 2 && most <= Some(3), "{told:?}");
    }
    let record = week.guest(0).get(&format!("/api/tables/{}/record", week.table)).await;
    assert_eq!(record.status, 200);
    println!("{} actions, {} kills, {nudges} nudges", week.acknowledged.len(), week.kills);
    assert!(week.acknowledged.len() > 100, "they played: {}", week.acknowledged.len());
}
