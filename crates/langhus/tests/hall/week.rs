//! A week at a table: four people play Wikinger over days, on two phones and two laptops. One clears the cookies and comes back
//! with the recovery code, one takes leave, one vanishes, a bot plays on, and comes back; the server is upgraded, is killed with
//! `kill -9` whenever it likes, and stays away for hours. No move is lost, no clock runs while nobody is there, everybody is told
//! when it is their turn, and the table is never frozen.

use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::time::{Duration, Instant};

use langhus_rules::{Chance, Quick};
use serde_json::{Value, json};

use crate::support::receiver::Receiver;
use crate::support::sse::Stream;
use crate::support::visitor::{FIREFOX, PHONE, Visitor};
use crate::support::{Guest, PATIENCE, choose, folder};

const MINUTE: i64 = 60 * 1000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
/// When the week begins, in milliseconds since 1970.
const MONDAY: i64 = 1_800_000_000_000;
/// Who takes leave, counted from 0; from when until when: the sixth and the seventh day, where they are.
const BODIL: usize = 1;
const AWAY: std::ops::Range<i64> = MONDAY - 8 * HOUR + 5 * DAY..MONDAY - 8 * HOUR + 7 * DAY;
/// Who clears the cookies, and when.
const CNUT: usize = 2;
const CLEARED: i64 = MONDAY + 5 * DAY / 2;
/// Who vanishes; from when until when.
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

impl Clocked {
    /// SIGTERM, as when a new version takes its place: it ends well.
    fn end(mut self) {
        let sent = Command::new("kill").arg("-TERM").arg(self.child.id().to_string()).status();
        assert!(sent.is_ok_and(|status| status.success()), "the house can be asked to end");
        assert!(self.child.wait().is_ok_and(|status| status.success()), "it ends well");
    }
}

impl Drop for Clocked {
    /// SIGKILL: nothing is tidied up.
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The week: the table, its people, and what the house has acknowledged.
struct Week {
    data: PathBuf,
    house: Option<Clocked>,
    now: i64,
    table: String,
    /// What each browser keeps.
    cookies: Vec<Vec<(String, String)>>,
    /// The seat, its own sequence number and the action.
    acknowledged: Vec<(usize, u64, String)>,
    chance: Quick,
    kills: usize,
    /// Where everybody is told that it is their turn.
    receiver: Receiver,
}

impl Week {
    /// Somebody at their browser: two have phones, two have laptops.
    fn browser(&self, person: usize) -> Visitor {
        let agent = if person.is_multiple_of(2) { PHONE } else { FIREFOX };
        let mut browser = Visitor::at(self.address()).on(agent);
        browser.cookies = self.cookies[person].clone();
        browser
    }

    /// What somebody does at the table, and how it is answered.
    async fn does(&self, person: usize, what: &str) -> u16 {
        self.browser(person).call("POST", &format!("/api/tables/{}/{what}", self.table), json!({})).await.status
    }

    fn address(&self) -> SocketAddr {
        self.house.as_ref().expect("the house is open").address
    }

    async fn state(&self, person: usize) -> Value {
        self.browser(person).call("GET", &format!("/api/tables/{}", self.table), Value::Null).await.json()
    }

    /// Kills the house, lets so much time go by, and opens it again.
    fn kill(&mut self, away: i64) {
        drop(self.house.take());
        (self.now, self.kills) = (self.now + away, self.kills + 1);
        self.house = Some(Clocked::start(&self.data, self.now));
    }

    /// Ends the house, and opens it again as if it were a new version.
    fn upgrade(&mut self) {
        self.house.take().expect("the house is open").end();
        self.house = Some(Clocked::start(&self.data, self.now));
    }

    /// Kills the house while nothing happens. Nobody has less time than before.
    async fn kill_quietly(&mut self, away: i64) {
        // What is written goes behind what waited before, also behind the pulse: so that one is on disk.
        let settings = json!({ "met-wikinger": self.now });
        assert_eq!(self.browser(0).call("PUT", "/api/you/settings", settings).await.status, 204);
        let before = self.state(0).await["times"].clone();
        self.kill(away);
        let after = self.state(0).await["times"].clone();
        for (before, after) in before.as_array().into_iter().flatten().zip(after.as_array().into_iter().flatten()) {
            // While somebody is on leave the leave itself is not counted, which it is before.
            if before["seat"] == BODIL + 1 {
                continue;
            }
            let [before, after] = [before, after].map(|time| time["left"].as_i64().expect("a time"));
            // The pulse before the kill may be as old as the last step of the clock.
            assert!(
                (before..=before + 8 * HOUR).contains(&after),
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
            let (mut browser, sent, to) = (self.browser(person), act.clone(), path.clone());
            // It may have come through or not; nobody waits for the answer.
            let sending = tokio::spawn(async move { browser.call("POST", &to, sent).await });
            tokio::time::sleep(Duration::from_millis(self.chance.below(6).into())).await;
            self.kill(0);
            let _ = sending.await;
        }
        let answer = self.browser(person).call("POST", &path, act).await;
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

    /// Everybody is told by all channels there are.
    async fn open_channels(&self) {
        for person in 0..self.cookies.len() {
            for (medium, path) in
                [("webhook", ""), ("discord", "/discord"), ("slack", "/slack"), ("feed", ""), ("calendar", "")]
            {
                let address = self.receiver.at(&format!("/{person}{path}"));
                let channel = json!({ "medium": medium, "address": address, "zone": "Europe/Oslo" });
                let opened = self.browser(person).call("POST", "/api/you/channels", channel).await;
                assert_eq!(opened.status, 201, "{}", opened.json());
            }
        }
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
        for person in 0..self.cookies.len() {
            let last = self.state(person).await["sequence"].as_u64().expect("a sequence");
            // A program of theirs reads along: it comes by a link, as any device does.
            let link = self.browser(person).call("POST", "/api/you/devices", json!({})).await.json();
            let code = link["link"].as_str().and_then(|link| link.split_once("#device=")).expect("a link").1.to_owned();
            let admitted = Guest::new(self.address()).post("/api/you/redeem", json!({ "code": code })).await;
            let admitted = admitted.json();
            let token = admitted["token"].as_str();
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

/// Four who sit down at a table, and the recovery code of one of them.
async fn opened() -> (Week, String) {
    let data = folder("week");
    let house = Clocked::start(&data, MONDAY);
    let (acknowledged, chance) = (Vec::new(), Quick::new(7));
    let (table, cookies) = (String::new(), vec![Vec::new(); 4]);
    let receiver = Receiver::start().await;
    let house = Some(house);
    let mut week = Week { data, house, now: MONDAY, table, cookies, acknowledged, chance, kills: 0, receiver };
    for person in 0..4 {
        let mut browser = week.browser(person);
        if person == 0 {
            let open = json!({ "sitter": "open" });
            let seats = json!([{ "sitter": "human", "name": "Astrid" }, open, open, open]);
            let new = json!({ "game": "wikinger", "seats": seats, "pace": "days" });
            let opened = browser.call("POST", "/api/tables", new).await.json();
            week.table = opened["id"].as_str().expect("a table").to_owned();
        } else {
            let name = ["Bodil", "Cnut", "Dagny"][person - 1];
            let path = format!("/api/tables/{}/seats/{}", week.table, person + 1);
            let joined = browser.call("POST", &path, json!({ "name": name, "ask_all": true })).await;
            assert_eq!(joined.status, 201, "{}", joined.json());
        }
        week.cookies[person] = browser.cookies;
    }
    week.open_channels().await;
    let code = week.browser(CNUT).call("POST", "/api/you/code", json!({})).await.json();
    let code = code["code"].as_str().expect("a code").to_owned();
    let days = json!({ "from": "2027-01-20", "until": "2027-01-21" });
    assert_eq!(week.browser(BODIL).call("POST", "/api/you/leave", days).await.status, 204);
    (week, code)
}

impl Week {
    /// Cnut's browser keeps nothing any more, so he is nobody; with the code he is who he was.
    async fn clear_cookies(&mut self, code: &str) {
        self.cookies[CNUT].clear();
        assert_eq!(self.state(CNUT).await["you"], Value::Null, "without a cookie nobody sits there");
        let mut browser = self.browser(CNUT);
        let wrong = code.replace(code.chars().next().expect("a code"), if code.starts_with('2') { "3" } else { "2" });
        let wrong = browser.call("POST", "/api/you/recover", json!({ "code": wrong })).await;
        assert_eq!(wrong.status, 403, "{}", wrong.json());
        let back = browser.call("POST", "/api/you/recover", json!({ "code": code })).await;
        assert_eq!(back.status, 200, "{}", back.json());
        self.cookies[CNUT] = browser.cookies;
        assert_eq!(self.state(CNUT).await["you"], CNUT + 1, "the seat is there");
    }

    /// Somebody who is on leave does not come. Their clock stands, and nobody can nudge them.
    async fn wait_for_bodil(&mut self, left: &mut Option<i64>) {
        let state = self.state(0).await;
        let own = state["times"].as_array().into_iter().flatten().find(|time| time["seat"] == BODIL + 1);
        let now = own.expect("a clock")["left"].as_i64();
        assert_eq!(*left.get_or_insert(now.expect("time")), now.expect("time"), "the clock stands still");
        assert_eq!(state["leave"][0]["seat"], BODIL + 1);
        assert_eq!(self.does(0, "nudge").await, 409);
    }

    /// Dagny does not come. Somebody asks her to go on; when her time is up, two let a bot play on at once. How often each was
    /// done.
    async fn wait_for_dagny(&mut self) -> (usize, usize) {
        let nudges = usize::from(self.does(0, "nudge").await == 204);
        let times = self.state(0).await["times"].clone();
        if !times.as_array().is_some_and(|times| times.iter().any(|time| time["overdue"] == true)) {
            return (nudges, 0);
        }
        let stand_in = format!("seats/{}/stand-in", DAGNY + 1);
        let (one, two) = tokio::join!(self.does(0, &stand_in), self.does(1, &stand_in));
        assert_eq!((one, two), (204, 204));
        (nudges, 1)
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_week_at_wikinger_loses_no_move_and_freezes_no_table() {
    let (mut week, code) = opened().await;
    let (mut bots, mut nudges, mut returned, mut recovered, mut stood) = (0, 0, false, false, None);
    while week.now < MONDAY + 7 * DAY {
        let step = HOUR + i64::from(week.chance.below(3)) * HOUR / 2;
        week.go_on(step).await;
        match week.chance.below(12) {
            0 | 1 => {
                let away = i64::from(week.chance.below(300)) * MINUTE;
                week.kill_quietly(away).await;
            }
            2 => week.upgrade(),
            _ => {}
        }
        if !recovered && week.now >= CLEARED {
            week.clear_cookies(&code).await;
            recovered = true;
        }
        if !returned && week.now >= GONE.end {
            assert_eq!(week.does(DAGNY, "back").await, 204);
            returned = true;
        }
        match week.awaited().await {
            None => break,
            Some(BODIL) if AWAY.contains(&week.now) => week.wait_for_bodil(&mut stood).await,
            Some(DAGNY) if GONE.contains(&week.now) => {
                let (asked, began) = week.wait_for_dagny().await;
                (nudges, bots) = (nudges + asked, bots + began);
            }
            Some(awaited) => {
                // The first question was there before anybody had a channel. What waited until Bodil was back waits in the time
                // of the house, which stood still as often as that was killed.
                let waits = awaited == BODIL && week.now >= AWAY.start;
                if !week.acknowledged.is_empty() && !waits {
                    week.is_told(awaited).await;
                }
                if week.chance.below(10) > 0 {
                    week.visit(awaited).await;
                }
            }
        }
    }
    assert_eq!(bots, 1, "once her time was up, and one bot came");
    assert!(nudges >= 2 && returned && recovered && stood.is_some(), "{nudges} nudges, {stood:?}");
    assert!(week.kills > 10, "{} kills", week.kills);
    // After the week they meet for an evening and play to the end.
    let end = Instant::now() + 4 * PATIENCE;
    while let Some(awaited) = week.awaited().await {
        assert!(Instant::now() < end, "the table is frozen");
        week.visit(awaited).await;
    }
    week.check().await;
    for person in 0..week.cookies.len() {
        let told = week.told(person);
        let most = told.iter().map(|from| told.iter().filter(|at| (*from..*from + DAY).contains(at)).count()).max();
        println!("{person} was told {} times, at most {most:?} times a day", told.len());
        assert!(!told.is_empty() && most <= Some(3), "{told:?}");
    }
    let record = week.browser(0).call("GET", &format!("/api/tables/{}/record", week.table), Value::Null).await;
    assert_eq!(record.status, 200);
    println!("{} actions, {} kills, {nudges} nudges", week.acknowledged.len(), week.kills);
    assert!(week.acknowledged.len() > 100, "they played: {}", week.acknowledged.len());
}
