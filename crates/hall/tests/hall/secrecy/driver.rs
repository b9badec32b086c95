//! Plays two worlds side by side and compares what one viewer receives.

use std::sync::Mutex;

use langhus_bots::AnyBot;
use langhus_hall::{Entropy, House, Level};
use langhus_rules::{Chance, Edition, Of, Options, Quick, Seat, Seed, Title, Told, Viewer, Voice, playout};
use serde_json::json;

use super::rigged::{Rigged, deal};
use crate::support::sse::Stream;
use crate::support::{Guest, Inside, PATIENCE, folder, settings};

/// The same secrets in both worlds, so that tokens, ids and seed hashes are the same bytes.
struct Script(Mutex<Quick>);

impl Entropy for Script {
    fn bytes(&self) -> [u8; 32] {
        let mut chance = self.0.lock().unwrap();
        std::array::from_fn(|_| chance.below(256) as u8)
    }
}

/// A house with one game, in one of the worlds.
pub struct World<G, const WORLD: u8> {
    titles: Vec<&'static dyn Title>,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<G: Voice, const WORLD: u8> World<G, WORLD> {
    pub fn new() -> Self {
        let title: &'static dyn Title = Box::leak(Box::new(Of::<Rigged<G, WORLD>>::new()));
        World { titles: vec![title], game: std::marker::PhantomData }
    }
}

const NOBODY: [Level; 1] = [Level { id: "none", name: "None", think: std::time::Duration::ZERO }];

impl<G: Voice, const WORLD: u8> House for World<G, WORLD> {
    fn titles(&self) -> &[&'static dyn Title] {
        &self.titles
    }
    fn levels(&self) -> &[Level] {
        &NOBODY
    }
    fn bot(&self, _: &str, _: &str, _: u64) -> Option<Box<dyn AnyBot>> {
        None
    }
}

/// How much was compared.
#[derive(Debug, Default, Clone, Copy)]
pub struct Compared {
    /// Comparisons of everything the viewer had received so far.
    pub moments: usize,
    /// Games whose worlds differed.
    pub different: usize,
}

/// One side of the comparison: a server, its table, everybody at it, and all that the viewer has received.
struct Side {
    server: Inside,
    table: String,
    tokens: Vec<String>,
    viewer: Guest,
    stream: Stream,
    received: String,
}

impl Side {
    async fn open(house: impl House, name: &str, script: u64, game: &str, seats: u8, viewer: Viewer) -> Side {
        let mut settings = settings(&folder(name));
        settings.entropy = std::sync::Arc::new(Script(Mutex::new(Quick::new(script))));
        let server = Inside::start(house, settings).await;
        let mut first = Guest::new(server.address);
        let table = first.open(game, &vec![json!({ "sitter": "open" }); usize::from(seats) - 1]).await;
        let mut tokens = vec![first.token.expect("a token")];
        for seat in 2..=usize::from(seats) {
            let mut other = Guest::new(server.address);
            other.join(&table, seat).await;
            tokens.push(other.token.expect("a token"));
        }
        let mut guest = Guest::new(server.address);
        guest.token = viewer.seat().map(|seat| tokens[seat.index()].clone());
        let stream = Stream::open(server.address, &table, guest.token.as_deref(), Some(0)).await.expect("a stream");
        Side { server, table, tokens, viewer: guest, stream, received: String::new() }
    }

    async fn act(&mut self, seat: Seat, action: &str, number: usize) -> bool {
        let mut guest = Guest::with(self.server.address, &self.tokens[seat.index()]);
        let sequence = guest.state(&self.table).await["sequence"].as_u64().expect("a sequence");
        guest.act(&self.table, sequence, &number.to_string(), action).await.status == 200
    }

    /// Everything the viewer can get now: all addresses, both languages, refusals, and the stream up to here.
    async fn gather(&mut self) {
        let table = &self.table;
        let paths = [
            format!("/api/tables/{table}?sketch=true"),
            format!("/api/tables/{table}?sketch=true&language=de"),
            format!("/api/tables/{table}?at=0"),
            format!("/api/tables/{table}/log"),
            format!("/api/tables/{table}/log?language=de"),
            format!("/api/tables/{table}/scores"),
            format!("/api/tables/{table}/record"),
            format!("/t/{table}"),
        ];
        for path in paths {
            let answer = self.viewer.get(&path).await;
            self.received.push_str(&format!("{path} {} {}\n", answer.status, String::from_utf8_lossy(&answer.body)));
        }
        let state = self.viewer.state(table).await;
        let last = state["sequence"].as_u64().expect("a sequence");
        let now = self.viewer.get(&format!("/api/tables/{table}?at={}", state["moves"])).await;
        self.received.push_str(&String::from_utf8_lossy(&now.body));
        // When a table was opened is a time of the clock; when it was changed must not tell of a hidden step.
        let listed = self.viewer.get("/api/tables").await.json();
        self.received.push_str(&format!("{} {}", listed[0]["awaited"], listed[0]["status"]));
        if self.viewer.token.is_some() {
            let refused = self.viewer.act(table, last, "nonsense", "no such action").await;
            self.received.push_str(&String::from_utf8_lossy(&refused.body));
        }
        while self.stream.received.lines().filter_map(|line| line.strip_prefix("id: ")).next_back()
            != Some(last.to_string().as_str())
        {
            self.stream.next(PATIENCE).await.expect("the stream tells everything");
        }
    }

    fn all(&self) -> String {
        format!("{}{}", self.received, self.stream.received)
    }
}

/// The seed that a script's first table is dealt from: before it the seat's token and the table's name are drawn.
fn seed_of(script: u64) -> Seed {
    let entropy = Script(Mutex::new(Quick::new(script)));
    let _token = entropy.bytes();
    let _id = entropy.bytes();
    Seed::new(entropy.bytes())
}

/// Plays one game in two worlds, from a position somewhere in it.
///
/// # Errors
/// What the viewer received in one world and not in the other.
pub async fn compare<G: Voice, const REAL: u8, const IMAGINED: u8>(script: u64) -> Result<Compared, String> {
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
    let mut compared = Compared { moments: 0, different: usize::from(real != imagined) };
    deal::<G>(seed_of(script), 0, real);
    deal::<G>(seed_of(script), 1, imagined);
    let mut one = Side::open(World::<G, REAL>::new(), "real", script, G::ID, seats, viewer).await;
    let mut other = Side::open(World::<G, IMAGINED>::new(), "imagined", script, G::ID, seats, viewer).await;
    for number in 0..40 {
        one.gather().await;
        other.gather().await;
        compared.moments += 1;
        let (seen, there) = (one.all(), other.all());
        if seen != there {
            let at = seen.bytes().zip(there.bytes()).position(|(a, b)| a != b).unwrap_or(seen.len().min(there.len()));
            let around = |text: &str| {
                String::from_utf8_lossy(&text.as_bytes()[at.saturating_sub(200)..text.len().min(at + 100)]).into_owned()
            };
            return Err(format!("{viewer:?} can tell the worlds apart:\n{}\n{}", around(&seen), around(&there)));
        }
        let Some(next) = step(&rules, (&mut real, &mut imagined), viewer, &mut chance) else { break };
        if let Some(action) = next.real {
            assert!(one.act(next.seat, &action, number).await, "{action} is legal");
        }
        if let Some(answer) = next.imagined {
            assert!(other.act(next.seat, &answer, number).await, "{answer} is legal there");
        }
    }
    one.server.stop().await;
    other.server.stop().await;
    Ok(compared)
}

/// What happens next, in each of the worlds.
struct Next {
    seat: Seat,
    real: Option<String>,
    imagined: Option<String>,
}

/// An action in the real world, and one in the imagined world that looks the same to the viewer, preferably another; of
/// an action that the viewer does not notice perhaps only one of them. Nothing when the game is over or whatever is
/// done shows the difference.
fn step<G: Voice>(
    rules: &G,
    (real, imagined): (&mut G::State, &mut G::State),
    viewer: Viewer,
    chance: &mut Quick,
) -> Option<Next> {
    let awaited: Vec<Seat> = rules.awaited(real).iter().collect();
    let seat = *awaited.get(chance.below(awaited.len().max(1) as u32) as usize)?;
    let legal = |state: &G::State, chance: &mut Quick| {
        let mut actions = Vec::with_capacity(G::WIDTH);
        rules.legal(state, seat, &mut actions);
        chance.shuffle(&mut actions);
        actions
    };
    let after = |state: &G::State, action| {
        let (mut state, mut told) = (*state, Told::default());
        rules.apply(&mut state, seat, action, &mut told);
        (state, told)
    };
    let hidden = |state: &G::State, action: &G::Action| {
        let (then, told) = after(state, *action);
        let heard = told.events.iter().any(|event| rules.witness(event, viewer).is_some());
        let seen =
            rules.view(&then, viewer) != rules.view(state, viewer) || rules.awaited(&then) != rules.awaited(state);
        !viewer.is(seat) && !heard && !seen
    };
    let (actions, answers) = (legal(real, chance), legal(imagined, chance));
    let notation = |action: G::Action| Some(rules.notation(action));
    match chance.below(4) {
        0 => {
            if let Some(action) = actions.iter().copied().find(|action| hidden(real, action)) {
                *real = after(real, action).0;
                return Some(Next { seat, real: notation(action), imagined: None });
            }
        }
        1 => {
            if let Some(answer) = answers.iter().copied().find(|answer| hidden(imagined, answer)) {
                *imagined = after(imagined, answer).0;
                return Some(Next { seat, real: None, imagined: notation(answer) });
            }
        }
        _ => {}
    }
    for action in actions {
        let (then, _) = after(real, action);
        let seen = rules.view(&then, viewer);
        let looks_the_same = |other: &G::Action| {
            let (there, _) = after(imagined, *other);
            // What the viewer does themselves they do alike in both.
            (!viewer.is(seat) || *other == action)
                && rules.view(&there, viewer) == seen
                && rules.awaited(&there) == rules.awaited(&then)
                && (viewer.is(seat) || hidden(real, &action) == hidden(imagined, other))
        };
        let mut alike: Vec<_> = answers.iter().copied().filter(looks_the_same).collect();
        alike.sort_by_key(|answer| *answer == action);
        if let Some(answer) = alike.first() {
            (*real, *imagined) = (then, after(imagined, *answer).0);
            return Some(Next { seat, real: notation(action), imagined: notation(*answer) });
        }
    }
    None
}

/// Compares so many games.
pub async fn keeps_secrets<G: Voice>(games: u64) -> Compared {
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
