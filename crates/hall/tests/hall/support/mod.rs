//! Servers for tests: a real process, or one inside the test.

#![allow(dead_code, reason = "each test uses its part")]

pub mod crashing;
pub mod playing;
pub mod receiver;
pub mod secrecy;
pub mod sse;
pub mod visitor;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use langhus_hall::load::client::{Answer, Client};
use langhus_hall::{Addresses, House, Limits, Settings, serve};
use serde_json::{Value, json};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// No test waits longer than this for something that should happen at once.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// A fresh folder for a test.
pub fn folder(name: &str) -> PathBuf {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{number}"));
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("a folder for the test");
    path
}

/// A server in a process of its own. It is killed when the test is done with it.
pub struct Process {
    child: Child,
    pub address: SocketAddr,
    /// Where it tells whether it is ready, if it says so.
    pub metrics: Option<SocketAddr>,
}

impl Process {
    /// Starts a command that prints the address where it listens in its first line.
    pub fn start(mut command: Command) -> Process {
        command.stdout(Stdio::piped());
        let mut child = command.spawn().expect("the server starts");
        let stdout = child.stdout.take().expect("its output is piped");
        let mut line = String::new();
        BufReader::new(stdout).read_line(&mut line).expect("the server says where it listens");
        let mut words = line.split(|c: char| c.is_whitespace() || c == '/');
        let mut address = || words.find_map(|word| word.parse().ok());
        let (site, metrics) = (address(), address());
        let address = site.unwrap_or_else(|| panic!("the server did not start: {line:?}"));
        Process { child, address, metrics }
    }

    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Sends a signal.
    pub fn signal(&self, name: &str) {
        let sent = Command::new("kill").arg(format!("-{name}")).arg(self.id().to_string()).status();
        assert!(sent.is_ok_and(|status| status.success()), "the server can be sent a signal");
    }

    /// SIGKILL: nothing is tidied up.
    pub fn kill(mut self) {
        self.child.kill().expect("the server can be killed");
        self.child.wait().expect("the server is gone");
    }

    /// SIGTERM; how long it took to end, and whether it ended well.
    pub fn terminate(mut self) -> (Duration, bool) {
        let begun = Instant::now();
        self.signal("TERM");
        while begun.elapsed() < PATIENCE {
            if let Some(status) = self.child.try_wait().expect("the server can be waited for") {
                return (begun.elapsed(), status.success());
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        panic!("the server does not stop");
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A server inside the test.
pub struct Inside {
    pub address: SocketAddr,
    pub metrics: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

/// Settings for a test: any free port, nobody is limited.
pub fn settings(data: &Path) -> Settings {
    let mut settings = Settings::new(data);
    settings.listen = SocketAddr::from(([127, 0, 0, 1], 0));
    settings.metrics = SocketAddr::from(([127, 0, 0, 1], 0));
    settings.threads = 1;
    let mut limits = Limits::default();
    (limits.actions.burst, limits.actions.per_second) = (1e9, 1e9);
    settings.limits = limits;
    settings
}

impl Inside {
    pub async fn start(house: House, settings: Settings) -> Inside {
        let (told, hears) = oneshot::channel::<Addresses>();
        let (stop, stopped) = oneshot::channel::<()>();
        let task = tokio::spawn(async move {
            let ready = |addresses| told.send(addresses).expect("the test waits");
            let stopped = async {
                let _ = stopped.await;
            };
            serve(Arc::new(house), settings, ready, stopped).await.expect("the server runs");
        });
        let Addresses { site, metrics } = hears.await.expect("the server starts");
        Inside { address: site, metrics, stop: Some(stop), task }
    }

    pub async fn stop(mut self) {
        let _ = self.stop.take().expect("stopped once").send(());
        self.task.await.expect("the server ends well");
    }
}

/// Somebody who talks to a server.
pub struct Guest {
    pub client: Client,
    pub token: Option<String>,
}

impl Guest {
    pub fn new(address: SocketAddr) -> Guest {
        Guest { client: Client::new(address), token: None }
    }

    pub fn with(address: SocketAddr, token: &str) -> Guest {
        Guest { client: Client::new(address), token: Some(token.to_owned()) }
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        let sent = self.client.send("GET", path, self.token.as_deref(), None).await;
        sent.unwrap_or_else(|error| panic!("GET {path}: {error}"))
    }

    pub async fn post(&mut self, path: &str, body: Value) -> Answer {
        let sent = self.client.send("POST", path, self.token.as_deref(), Some(&body)).await;
        sent.unwrap_or_else(|error| panic!("POST {path}: {error}"))
    }

    /// Opens a table where hints and taking back go, and sits down at it; the table's name.
    pub async fn open(&mut self, game: &str, others: &[Value]) -> String {
        let mut seats = vec![json!({ "sitter": "human", "name": "Astrid" })];
        seats.extend_from_slice(others);
        let table = json!({ "game": game, "seats": seats, "listed": true, "hints": true, "take_back": true });
        self.open_as(&table).await
    }

    /// Opens a table of one's own making and sits down at it; the table's name.
    pub async fn open_as(&mut self, table: &Value) -> String {
        let answer = self.post("/api/tables", table.clone()).await;
        assert_eq!(answer.status, 201, "{}", String::from_utf8_lossy(&answer.body));
        let opened = answer.json();
        self.token = Some(opened["token"].as_str().expect("a token").to_owned());
        opened["id"].as_str().expect("an id").to_owned()
    }

    /// Takes an open seat.
    pub async fn join(&mut self, table: &str, seat: usize) {
        let name = json!({ "name": format!("Bjørn {seat}") });
        let answer = self.post(&format!("/api/tables/{table}/seats/{seat}"), name).await;
        assert_eq!(answer.status, 201, "{}", String::from_utf8_lossy(&answer.body));
        self.token = Some(answer.json()["token"].as_str().expect("a token").to_owned());
    }

    pub async fn state(&mut self, table: &str) -> Value {
        let answer = self.get(&format!("/api/tables/{table}")).await;
        assert_eq!(answer.status, 200, "{}", String::from_utf8_lossy(&answer.body));
        answer.json()
    }

    /// The sequence number of the last thing that happened, as this guest counts.
    pub async fn sequence(&mut self, table: &str) -> u64 {
        self.state(table).await["sequence"].as_u64().expect("a sequence")
    }

    /// Plays an action; whoever is too quick waits as long as they are told.
    pub async fn act(&mut self, table: &str, sequence: u64, client: &str, action: &str) -> Answer {
        let act = json!({ "sequence": sequence, "client": client, "action": action });
        let path = format!("/api/tables/{table}/actions");
        let sent = patiently(&mut self.client, &path, self.token.as_deref(), &act).await;
        sent.unwrap_or_else(|error| panic!("POST {path}: {error}"))
    }
}

/// Posts, and posts again when it was too much at once.
pub async fn patiently(client: &mut Client, path: &str, token: Option<&str>, body: &Value) -> std::io::Result<Answer> {
    loop {
        let answer = client.send("POST", path, token, Some(body)).await?;
        let Some(seconds) = answer.header("retry-after").filter(|_| answer.status == 429) else { return Ok(answer) };
        tokio::time::sleep(Duration::from_secs(seconds.parse().expect("a number of seconds"))).await;
    }
}

/// The name of a problem.
pub fn problem(answer: &Answer) -> String {
    assert_eq!(answer.header("content-type"), Some("application/problem+json"), "{answer:?}");
    let document = answer.json();
    assert_eq!(document["status"], answer.status);
    assert!(document["detail"].as_str().is_some_and(|detail| !detail.contains('⟦')), "{document}");
    document["type"].as_str().expect("a type").trim_start_matches("/problems/").to_owned()
}

/// A random choice of a state: its notation.
pub fn choose(state: &Value, chance: &mut langhus_rules::Quick) -> Option<String> {
    use langhus_rules::Chance;
    let choices = state["choices"].as_array().filter(|choices| !choices.is_empty())?;
    let choice = &choices[chance.below(choices.len() as u32) as usize];
    Some(choice["action"].as_str().expect("a notation").to_owned())
}
