//! Plays two worlds side by side and compares what one viewer receives.

use std::sync::{Arc, Mutex};

use langhus_board::{Drawn, Standing};
use langhus_hall::{ByHand, Clock, Entropy, House};
use langhus_rules::{Chance, Edition, Of, Options, Quick, Seat, Seed, Viewer, playout};
use langhus_table::Title;
use serde_json::json;

use super::super::sse::Stream;
use super::super::{Guest, Inside, PATIENCE, folder, settings};
use super::rigged::{Rigged, deal};
use super::step::{Next, step};

/// When a comparison begins, in milliseconds since 1970, and so much later everybody acts: sooner than the house would answer
/// for anybody.
const NOON: i64 = 1_800_000_000_000;
const STEP: i64 = 1000;

/// The same secrets in both worlds, so that tokens, ids and seed hashes are the same bytes.
struct Script(Mutex<Quick>);

impl Entropy for Script {
    fn bytes(&self) -> [u8; 32] {
        let mut chance = self.0.lock().unwrap();
        std::array::from_fn(|_| chance.below(256) as u8)
    }
}

/// A house with one game, in one of the worlds.
pub fn world<G: Drawn, const WORLD: u8>() -> House {
    House::new([Box::leak(Box::new(Of::<Rigged<G, WORLD>>::new())) as &dyn Title])
}

/// How much was compared.
#[derive(Debug, Default, Clone, Copy)]
pub struct Compared {
    /// Comparisons of everything the viewer had received so far.
    pub moments: usize,
    /// Games, or pieces of them, whose worlds differed.
    pub different: usize,
    /// Actions of whole games.
    pub actions: usize,
}

/// One side of the comparison: a server, its table, everybody at it, and all that the viewer has received.
struct Side {
    server: Inside,
    viewer: Viewer,
    table: String,
    tokens: Vec<String>,
    clock: Arc<ByHand>,
    guest: Guest,
    stream: Stream,
    /// The stream of the viewer's page, once it is open.
    page: Option<Stream>,
    received: String,
}

impl Side {
    async fn start(house: House, name: &str, script: u64, (game, seats, viewer): (&str, u8, Viewer)) -> Side {
        let mut settings = settings(&folder(name));
        settings.entropy = Arc::new(Script(Mutex::new(Quick::new(script))));
        // The same hour on both sides: whatever tells the time tells the same.
        let clock = Arc::new(ByHand::new(NOON));
        settings.clock = clock.clone();
        let server = Inside::start(house, settings).await;
        let (table, tokens) = open(&server, game, seats).await;
        let (guest, stream) = look(&server, &table, &tokens, viewer).await;
        let mut side =
            Side { server, viewer, table, tokens, clock, guest, stream, page: None, received: String::new() };
        side.listen().await;
        side
    }

    /// Opens the viewer's page.
    async fn listen(&mut self) {
        let now = self.guest.sequence(&self.table).await;
        self.page = Some(self.page(now).await);
    }

    /// Goes on at another table of the same server.
    async fn open(&mut self, game: &str) {
        (self.table, self.tokens) = open(&self.server, game, self.tokens.len() as u8).await;
        (self.guest, self.stream) = look(&self.server, &self.table, &self.tokens, self.viewer).await;
        self.received.clear();
        self.listen().await;
    }

    async fn act(&mut self, seat: Seat, action: &str, number: usize) -> bool {
        if self.viewer.is(seat) {
            let sequence = self.guest.sequence(&self.table).await;
            return self.act_on_page(sequence, action, number).await;
        }
        let mut guest = Guest::with(self.server.address, &self.tokens[seat.index()]);
        let sequence = guest.state(&self.table).await["sequence"].as_u64().expect("a sequence");
        guest.act(&self.table, sequence, &number.to_string(), action).await.status == 200
    }

    /// Everybody but the viewer says no to all that the game lets them decline beforehand.
    async fn order(&self, standing: &[Standing]) {
        for (token, seat) in self.tokens.iter().zip(Seat::all(self.tokens.len() as u8)) {
            let mut guest = Guest::with(self.server.address, token);
            for known in standing.iter().filter(|_| !self.viewer.is(seat)) {
                let order = json!({ "kind": known.kind, "on": true });
                let ordered = guest.post(&format!("/api/tables/{}/orders", self.table), order).await;
                assert!([204, 409].contains(&ordered.status), "{}", ordered.json());
            }
        }
    }

    /// Everything the viewer can get now: all addresses, pages, both languages, refusals, and the stream up to here.
    async fn gather(&mut self) {
        let table = &self.table;
        let paths = [
            format!("/api/tables/{table}?sketch=true"),
            format!("/api/tables/{table}?sketch=true&language=de"),
            format!("/api/tables/{table}?at=0"),
            format!("/api/tables/{table}/choices"),
            format!("/api/tables/{table}/log"),
            format!("/api/tables/{table}/log?language=de"),
            format!("/api/tables/{table}/scores"),
            format!("/api/tables/{table}/record"),
            format!("/api/tables/{table}/orders"),
            format!("/t/{table}"),
            format!("/t/{table}/look"),
            format!("/t/{table}/look?at=0"),
            format!("/t/{table}/look?at=0&round=1"),
            // What is somebody's own: their page, and what is kept of them.
            "/you".to_owned(),
            "/api/you".to_owned(),
        ];
        for path in paths {
            let answer = self.guest.get(&path).await;
            self.received.push_str(&format!("{path} {} {}\n", answer.status, String::from_utf8_lossy(&answer.body)));
        }
        let state = self.guest.state(table).await;
        let last = state["sequence"].as_u64().expect("a sequence");
        let path = format!("/api/tables/{table}?at={}", state["moves"]);
        self.received.push_str(&String::from_utf8_lossy(&self.guest.get(&path).await.body));
        // When a table was opened is a time of the clock; when it was changed must not tell of a hidden step.
        let listed = self.guest.get("/api/tables").await.json();
        self.received.push_str(&format!("{} {}", listed[0]["awaited"], listed[0]["status"]));
        if self.guest.token.is_some() {
            let refused = self.guest.act(table, last, "nonsense", "no such action").await;
            self.received.push_str(&String::from_utf8_lossy(&refused.body));
            let sent = json!({ "sequence": last, "client": "nonsense", "action": "no such action", "have": "" });
            let refused = self.guest.post(&format!("/t/{table}/actions"), sent).await;
            self.received.push_str(&String::from_utf8_lossy(&refused.body));
        }
        // Whoever comes back is told the last step, or more than can be told, which is the present.
        for since in [last.saturating_sub(1), 0] {
            let mut page = self.page(since).await;
            while page.next(PATIENCE).await.expect("a page is told what it missed").id < last {}
            self.received.push_str(&page.received);
        }
        while self.stream.last < last {
            self.stream.next(PATIENCE).await.expect("the stream tells everything");
        }
    }

    /// The stream of a page that shows what came after this sequence number, and has none of its parts.
    async fn page(&self, since: u64) -> Stream {
        let you = self.viewer.seat().map(|seat| format!("&you={seat}")).unwrap_or_default();
        let shown = format!("since={since}{you}");
        let stream = Stream::page(self.server.address, &self.table, self.guest.token.as_deref(), &shown).await;
        let mut stream = stream.expect("a stream");
        stream.last = since;
        stream
    }

    /// Waits until the viewer's page has heard of everything: what it is told of a step depends on whether that is still
    /// the present.
    async fn settle(&mut self) {
        let last = self.guest.sequence(&self.table).await;
        let Some(page) = &mut self.page else { return };
        while page.last < last {
            page.next(PATIENCE).await.expect("the page is told everything");
        }
    }

    /// Acts as the viewer's page does, which gets what came of it with the answer.
    async fn act_on_page(&mut self, sequence: u64, action: &str, number: usize) -> bool {
        let sent = json!({ "sequence": sequence, "client": number.to_string(), "action": action, "have": "" });
        let answer = self.guest.post(&format!("/t/{}/actions", self.table), sent).await;
        self.received.push_str(&String::from_utf8_lossy(&answer.body));
        answer.status == 200
    }

    fn all(&self) -> String {
        let page = self.page.as_ref().map(|page| page.received.as_str()).unwrap_or_default();
        format!("{}{}{page}", self.received, self.stream.received)
    }
}

/// Opens a table for people only; its name, and their tokens.
async fn open(server: &Inside, game: &str, seats: u8) -> (String, Vec<String>) {
    let mut first = Guest::new(server.address);
    let mut sitters = vec![json!({ "sitter": "human", "name": "Astrid" })];
    sitters.resize(usize::from(seats), json!({ "sitter": "open" }));
    // With clocks, so that they are compared too.
    let wanted =
        json!({ "game": game, "seats": sitters, "listed": true, "hints": true, "take_back": true, "pace": "days" });
    let table = first.open_as(&wanted).await;
    let mut tokens = vec![first.token.expect("a token")];
    for seat in 2..=usize::from(seats) {
        let mut other = Guest::new(server.address);
        other.join(&table, seat).await;
        // One is on leave for the first days, and answers all the same: their clock stands, whatever they do.
        if seat == 2 {
            let announced = other.post("/api/you/leave", json!({ "from": "2027-01-15", "until": "2027-01-17" })).await;
            assert_eq!(announced.status, 204, "{}", announced.json());
        }
        tokens.push(other.token.expect("a token"));
    }
    (table, tokens)
}

async fn look(server: &Inside, table: &str, tokens: &[String], viewer: Viewer) -> (Guest, Stream) {
    let mut guest = Guest::new(server.address);
    guest.token = viewer.seat().map(|seat| tokens[seat.index()].clone());
    let stream = Stream::open(server.address, table, guest.token.as_deref(), Some(0)).await.expect("a stream");
    (guest, stream)
}

/// The seeds that a script's tables are dealt from.
struct Seeds(Script);

impl Seeds {
    fn of(script: u64) -> Seeds {
        Seeds(Script(Mutex::new(Quick::new(script))))
    }

    /// Before the seed the first seat's token, whose it is and the table's name are drawn, after it the same for the others.
    fn next(&mut self, seats: u8) -> Seed {
        let [_token, _person, _id, seed] = std::array::from_fn(|_| self.0.bytes());
        for _token_and_person in 0..2 * (seats - 1) {
            self.0.bytes();
        }
        Seed::new(seed)
    }
}

/// Does both sides' next actions.
async fn go_on(one: &mut Side, other: &mut Side, next: Next, number: usize) {
    for side in [&*one, &*other] {
        side.clock.set(side.clock.now() + STEP);
    }
    if let Some(action) = next.real {
        assert!(one.act(next.seat, &action, number).await, "{action} is legal");
    }
    if let Some(answer) = next.imagined {
        assert!(other.act(next.seat, &answer, number).await, "{answer} is legal there");
    }
    one.settle().await;
    other.settle().await;
}

/// Compares all that the viewer has received.
///
/// # Errors
/// Where it differs.
async fn same(one: &mut Side, other: &mut Side) -> Result<(), String> {
    one.gather().await;
    other.gather().await;
    let viewer = one.viewer;
    // A page tells where it is found; that there are two servers is no secret of the game.
    let [seen, there] =
        [one, other].map(|side| side.all().replace(&format!("http://{}", side.server.address), "http://langhus"));
    if seen == there {
        return Ok(());
    }
    let at = seen.bytes().zip(there.bytes()).position(|(a, b)| a != b).unwrap_or(seen.len().min(there.len()));
    let around = |text: &str| {
        String::from_utf8_lossy(&text.as_bytes()[at.saturating_sub(200)..text.len().min(at + 100)]).into_owned()
    };
    Err(format!("{viewer:?} can tell the worlds apart:\n{}\n{}", around(&seen), around(&there)))
}

/// Plays one game in two worlds, from a position somewhere in it.
///
/// # Errors
/// What the viewer received in one world and not in the other.
pub async fn compare<G: Drawn, const REAL: u8, const IMAGINED: u8>(script: u64) -> Result<Compared, String> {
    let mut chance = Quick::new(1000 + script);
    let seats = *G::SEATS.start() + chance.below(u32::from(G::SEATS.end() - G::SEATS.start()) + 1) as u8;
    let rules =
        G::new(&Edition::new(G::EDITIONS[0]), &Options::standard(G::OPTIONS), seats).expect("the standard game");
    let viewers: Vec<Viewer> = Viewer::all(seats).collect();
    let viewer = viewers[chance.below(viewers.len() as u32) as usize];
    let mut real = rules.deal(chance.seed());
    let mut buffer = Vec::with_capacity(G::WIDTH);
    let far = u64::from(chance.below(200));
    let begin = chance.below(3);
    if begin > 0 {
        let mut later = real;
        if !playout(&rules, &mut later, &mut chance, &mut buffer, far).finished {
            real = later;
        }
    }
    let mut imagined = rules.imagine(&rules.view(&real, viewer), &mut chance);
    assert_eq!(rules.view(&real, viewer), rules.view(&imagined, viewer), "the game's own view is honest");
    let mut compared = Compared { different: usize::from(real != imagined), ..Compared::default() };
    let seed = Seeds::of(script).next(seats);
    deal::<G>(seed, 0, real);
    deal::<G>(seed, 1, imagined);
    let mut one = Side::start(world::<G, REAL>(), "real", script, (G::ID, seats, viewer)).await;
    let mut other = Side::start(world::<G, IMAGINED>(), "imagined", script, (G::ID, seats, viewer)).await;
    for number in 0..40 {
        // What others have said no to shows in one world only, if it shows.
        one.order(G::STANDING).await;
        same(&mut one, &mut other).await?;
        compared.moments += 1;
        let mut any = |_: &G::State, _| None;
        let Some(next) = step(&rules, (&mut real, &mut imagined), viewer, &mut chance, &mut any) else { break };
        go_on(&mut one, &mut other, next, number).await;
    }
    one.server.stop().await;
    other.server.stop().await;
    Ok(compared)
}

/// Compares so many games.
pub async fn keeps_secrets<G: Drawn>(games: u64) -> Compared {
    let mut sum = Compared::default();
    for script in 0..games {
        match compare::<G, 0, 1>(script).await {
            Ok(compared) => {
                sum.moments += compared.moments;
                sum.different += compared.different;
            }
            Err(why) => panic!("{}, game {script}: {why}", G::ID),
        }
    }
    sum
}

/// Plays a whole game in pieces, each until the game itself shows what was dealt differently; from there on with
/// another world that the viewer can imagine. Compares after `every` so many actions and at the end of each piece.
/// `prefer` says which action is likely.
///
/// # Errors
/// What the viewer received in one world and not in the other.
pub async fn whole_game<G: Drawn>(
    (seats, viewer): (u8, Viewer),
    script: u64,
    every: usize,
    mut prefer: impl FnMut(&G::State, Seat) -> Option<G::Action>,
) -> Result<Compared, String> {
    let rules =
        G::new(&Edition::new(G::EDITIONS[0]), &Options::standard(G::OPTIONS), seats).expect("the standard game");
    let mut chance = Quick::new(script);
    let mut seeds = Seeds::of(script);
    let mut real = rules.deal(chance.seed());
    let mut compared = Compared::default();
    let mut sides: Option<(Side, Side)> = None;
    let mut pieces = 0;
    while !rules.awaited(&real).is_empty() {
        let mut imagined = rules.imagine(&rules.view(&real, viewer), &mut chance);
        compared.different += usize::from(real != imagined);
        let seed = seeds.next(seats);
        deal::<G>(seed, 0, real);
        deal::<G>(seed, 1, imagined);
        let (one, other) = match &mut sides {
            Some((one, other)) => {
                one.open(G::ID).await;
                other.open(G::ID).await;
                (one, other)
            }
            none => {
                let what = (G::ID, seats, viewer);
                let one = Side::start(world::<G, 0>(), "whole-real", script, what).await;
                let other = Side::start(world::<G, 1>(), "whole-imagined", script, what).await;
                let (one, other) = none.insert((one, other));
                (one, other)
            }
        };
        let mut number = 0;
        while let Some(next) = step(&rules, (&mut real, &mut imagined), viewer, &mut chance, &mut prefer) {
            go_on(one, other, next, number).await;
            number += 1;
            if number % every == 0 {
                one.order(G::STANDING).await;
                same(one, other).await?;
                compared.moments += 1;
            }
        }
        // Some games show something with almost every action: then every fourth short piece is enough in a quick run.
        pieces += 1;
        if every == 1 || number >= every || pieces % 4 == 0 {
            same(one, other).await?;
            compared.moments += 1;
        }
        compared.actions += number;
        // Past what shows the difference.
        if let Some(seat) = rules.awaited(&real).first() {
            let mut actions = Vec::with_capacity(G::WIDTH);
            rules.legal(&real, seat, &mut actions);
            let action = prefer(&real, seat).unwrap_or(actions[chance.below(actions.len() as u32) as usize]);
            rules.apply(&mut real, seat, action, &mut ());
        }
    }
    if let Some((one, other)) = sides {
        one.server.stop().await;
        other.server.stop().await;
    }
    Ok(compared)
}
