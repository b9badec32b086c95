//! Starting and stopping the server.

use std::fmt;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;

use futures_util::future::BoxFuture;
use langhus_table::id::Entropy;
use langhus_table::{House, Pace};
use tokio::net::{TcpListener, TcpSocket};
use tokio::time::timeout;

use crate::channels::{Channels, Net, SystemNet};
use crate::clock::{Clock, Wall};
use crate::doorstep::{Bounds, Doorstep};
use crate::hall::{Hall, Parts, Privacy};
use crate::kept::Kept;
use crate::limits::Limits;
use crate::site::Site;
use crate::system::System;
use crate::{ops, web};

/// After SIGTERM the answers that are on their way get so long; the process ends within five seconds.
const FAREWELL: Duration = Duration::from_secs(4);

/// So many connections may wait to be taken, as far as the system allows it. Whoever finds no room tries again after a
/// second, so there is room for a crowd that comes at once: after a restart all open pages do.
const BACKLOG: u32 = 4096;

/// What the server is started with.
#[derive(Clone)]
pub struct Settings {
    /// Where tables are kept.
    pub kept: Kept,
    /// Where to listen. Anything but loopback needs a public address.
    pub listen: SocketAddr,
    /// Where health, readiness and metrics are told: always on loopback.
    pub metrics: SocketAddr,
    /// Under which address people reach the server, for instance `https://langhus.example`.
    pub public_url: Option<String>,
    /// Does a proxy stand before it and say in `X-Forwarded-For` who asks?
    pub behind_proxy: bool,
    /// How much each may ask for.
    pub limits: Limits,
    /// How much connections may take.
    pub bounds: Bounds,
    /// On how many threads bots think; 0 for one less than the machine has cores, but at least one.
    pub threads: usize,
    /// At how many tables bots may be asked at once; the others wait in line.
    pub thinking: usize,
    /// A table of bots alone goes on for so long after somebody looked.
    pub watched: Duration,
    /// How long a table stays in memory that nobody looks at.
    pub idle: Duration,
    /// So many bytes the tables in memory take, about; those that nobody uses give way.
    pub memory: usize,
    /// How long a table that has not begun is kept after somebody last touched it.
    pub open_for: Duration,
    /// What the page about privacy says.
    pub privacy: Privacy,
    /// Where seeds, tokens and ids come from.
    pub entropy: Arc<dyn Entropy>,
    /// What tells the time.
    pub clock: Arc<dyn Clock>,
    /// The network over which people are told what waits for them.
    pub net: Arc<dyn Net>,
    /// May such messages go to this machine itself? For tests only.
    pub tells_loopback: bool,
    /// The paces that are offered where people play with each other.
    pub paces: Vec<Pace>,
}

impl Settings {
    /// A server on loopback with its data in this folder.
    pub fn new(data: impl Into<PathBuf>) -> Settings {
        Settings {
            kept: Kept::InFolder(data.into()),
            listen: SocketAddr::from(([127, 0, 0, 1], 8712)),
            metrics: SocketAddr::from(([127, 0, 0, 1], 8713)),
            public_url: None,
            behind_proxy: false,
            limits: Limits::default(),
            bounds: Bounds { connections: 8192, silence: Duration::from_secs(30), unread: Duration::from_secs(30) },
            threads: 0,
            thinking: 64,
            watched: Duration::from_secs(30),
            // Coming back costs a millisecond, and most tables wait for somebody who comes back in hours.
            idle: Duration::from_secs(30),
            memory: 512 * 1024 * 1024,
            open_for: Duration::from_secs(7 * 24 * 3600),
            privacy: Privacy::default(),
            entropy: Arc::new(System),
            clock: Arc::new(Wall),
            net: Arc::new(SystemNet),
            tells_loopback: false,
            paces: Pace::usual(),
        }
    }
}

/// Where the server listens now.
#[derive(Clone, Copy, Debug)]
pub struct Addresses {
    /// For people and programs.
    pub site: SocketAddr,
    /// For health, readiness and metrics.
    pub metrics: SocketAddr,
}

/// Why the server does not run, as a sentence for the person who starts it.
#[derive(Debug)]
pub struct ServeError(pub String);

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ServeError {}

fn site(settings: &Settings) -> Result<Site, ServeError> {
    if !settings.metrics.ip().is_loopback() {
        return Err(ServeError("Health and metrics are for this machine only: give them a loopback address.".into()));
    }
    match &settings.public_url {
        Some(url) => Site::public(url, settings.behind_proxy).map_err(ServeError),
        None if settings.listen.ip().is_loopback() => Ok(Site::local(settings.behind_proxy)),
        None => Err(ServeError(format!(
            "To listen on {} the server must know under which address people reach it: set its public URL.",
            settings.listen
        ))),
    }
}

fn bind(address: SocketAddr, option: &str) -> Result<TcpListener, ServeError> {
    listen(address).map_err(|error| {
        ServeError(match error.kind() {
            io::ErrorKind::AddrInUse => format!(
                "The server cannot listen on {address}: another program uses this port. If that is Langhus, it is \
                 open already; if not, choose another port with {option}, for instance {option} {}:{}.",
                address.ip(),
                address.port().saturating_add(10)
            ),
            _ => format!("The server cannot listen on {address}: {error}."),
        })
    })
}

fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // A port whose server has just stopped is free, though the system still remembers connections to it.
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Runs the server until `stop`, and then ends within five seconds with everything acknowledged on disk. `ready` is
/// told where it listens.
///
/// # Errors
/// Why it does not run.
pub fn serve(
    house: Arc<House>,
    settings: Settings,
    ready: impl FnOnce(Addresses) + Send + 'static,
    stop: impl Future<Output = ()> + Send + 'static,
) -> BoxFuture<'static, Result<(), ServeError>> {
    // Without type parameters the server is compiled here, once, and not again by everybody who starts it.
    Box::pin(serve_until(house, settings, Box::new(ready), Box::pin(stop)))
}

async fn serve_until(
    house: Arc<House>,
    mut settings: Settings,
    ready: Box<dyn FnOnce(Addresses) + Send>,
    stop: BoxFuture<'static, ()>,
) -> Result<(), ServeError> {
    let site = site(&settings)?;
    // Behind a proxy everybody comes from this machine, unless the proxy says who they are.
    settings.limits.spare_loopback &= settings.public_url.is_none() && !settings.behind_proxy;
    if settings.behind_proxy {
        // All connections are the proxy's own; only the proxy can tell whose they are.
        settings.limits.connections = u32::MAX;
    }
    // Before the folder, because somebody who starts it twice should be told that it is open.
    let (public, private) = (bind(settings.listen, "--listen")?, bind(settings.metrics, "--metrics")?);
    let kept = settings.kept.open().await?;
    // One core is left to people: however many tables think, their requests do not wait for bots.
    let threads = available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1));
    let address = |listener: &TcpListener| listener.local_addr().map_err(|error| ServeError(error.to_string()));
    let addresses = Addresses { site: address(&public)?, metrics: address(&private)? };
    let home = site.address(&addresses.site.to_string());
    let hall = Hall::open(Parts {
        house,
        store: kept.store.clone(),
        entropy: settings.entropy,
        clock: settings.clock,
        paces: settings.paces,
        limits: settings.limits,
        site,
        threads: if settings.threads == 0 { threads } else { settings.threads },
        thinking: settings.thinking,
        watched: settings.watched,
        idle: settings.idle,
        memory: settings.memory,
        open_for: settings.open_for,
        privacy: settings.privacy,
        channels: Channels::new(settings.net, settings.tells_loopback, home),
    });
    let hall = hall.map_err(|error| ServeError(format!("The server gets no threads: {error}.")))?;
    // Before any table is loaded, so that no clock runs on for the time in which nobody was here.
    let failed = hall.beat(true).await.is_err();
    tokio::spawn(hall.clone().keep_beating(failed));
    // And this too, so that nothing is missed that another server does with it.
    tokio::spawn(hall.clone().hear(kept.store.listen()));
    tokio::spawn(hall.clone().keep_house());
    tokio::spawn(hall.clone().keep_attending());
    tokio::spawn(hall.clone().take_turns());
    tokio::spawn(hall.clone().keep_time());
    tokio::spawn(hall.clone().keep_sending());
    let resuming = hall.clone();
    tokio::spawn(async move { resuming.resume().await });
    let private = tokio::spawn(axum::serve(private, ops::router(hall.clone())).into_future());
    let closing = hall.clone();
    let (closed, farewell) = tokio::sync::oneshot::channel::<()>();
    let stop = async move {
        stop.await;
        tracing::info!("stopping");
        closing.close();
        // Nobody listens only if serving has already ended.
        let _ = closed.send(());
    };
    let doorstep = Doorstep {
        router: web::router(hall.clone()),
        bounds: settings.bounds,
        present: hall.limiter.connections(),
        metrics: hall.metrics.clone(),
    };
    let serving = doorstep.serve(public, stop);
    tracing::info!(site = %addresses.site, metrics = %addresses.metrics, "listening");
    ready(addresses);
    let too_long = async move {
        if farewell.await.is_ok() {
            tokio::time::sleep(FAREWELL).await;
        } else {
            std::future::pending::<()>().await;
        }
    };
    tokio::select! {
        () = serving => {}
        () = too_long => tracing::warn!("some answers took too long and were cut off"),
    }
    private.abort();
    if let Err(why) = hall.beat(false).await {
        tracing::debug!(%why, "the store was not told until when somebody was here");
    }
    // What was acknowledged is on disk; this empties the log of it, so that the next start is quick.
    if timeout(Duration::from_millis(500), hall.store.tidy()).await.is_err() {
        tracing::debug!("the store was not tidied");
    }
    kept.unlock();
    Ok(())
}

/// Resolves when the process is asked to stop: SIGTERM, or Ctrl-C.
///
/// # Errors
/// The operating system does not let it listen for that.
pub async fn asked_to_stop() -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut terminate, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    tokio::select! {
        _ = terminate.recv() => {}
        _ = interrupt.recv() => {}
    }
    Ok(())
}

/// Runs the server until SIGTERM or Ctrl-C, on threads of its own. What happens is logged to standard error, as much
/// as `LANGHUS_LOG` says.
///
/// # Errors
/// Why it does not run.
pub fn run(
    house: Arc<House>,
    settings: Settings,
    ready: impl FnOnce(Addresses) + Send + 'static,
) -> Result<(), ServeError> {
    let filter = tracing_subscriber::EnvFilter::try_from_env("LANGHUS_LOG");
    let filter = filter.unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("warn,langhus_hall=info"));
    // Somebody may have set up logging before; that one counts.
    let _ = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).try_init();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| ServeError(format!("The server gets no threads: {error}.")))?;
    let stop = async {
        if let Err(error) = asked_to_stop().await {
            tracing::warn!(%error, "signals cannot be heard");
            std::future::pending::<()>().await;
        }
    };
    let served = runtime.block_on(serve(house, settings, ready, stop));
    runtime.shutdown_timeout(Duration::from_millis(250));
    served
}

#[cfg(test)]
mod tests {
    use tokio::net::TcpStream;

    use super::*;

    /// Elsewhere the system allows fewer.
    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn a_crowd_that_comes_at_once_finds_room() {
        let listener = listen(SocketAddr::from(([127, 0, 0, 1], 0))).unwrap();
        let address = listener.local_addr().unwrap();
        let mut crowd = Vec::new();
        while crowd.len() < 300 {
            // Nobody takes them; whoever found no room would try again after a second.
            let came = timeout(Duration::from_millis(700), TcpStream::connect(address)).await;
            crowd.push(came.unwrap_or_else(|_| panic!("number {} waits outside", crowd.len() + 1)).unwrap());
        }
    }
}
