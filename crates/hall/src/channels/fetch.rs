//! Asks addresses that people have entered, and no machine that they should not reach through us: by TLS only; the name is
//! resolved once, what it leads to is looked at, and that very number is connected to, so that no second answer of a name
//! server counts; where it sends somebody else nobody follows; and everything has an end.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::http::{Request, header};
use futures_util::future::BoxFuture;
use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Bytes;
use hyper_util::rt::TokioIo;
use rustls::ClientConfig;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::address::Address;
use super::public::is_public;
use super::{Failed, tls};

/// So long everything together may take.
const LONGEST: Duration = Duration::from_secs(8);
/// So many bytes of an answer are read: what is said in it interests nobody.
const LARGEST: usize = 16 * 1024;

/// Bytes to and fro.
pub trait Socket: AsyncRead + AsyncWrite + Send + Unpin {}

impl<S: AsyncRead + AsyncWrite + Send + Unpin> Socket for S {}

/// The network: where names lead, and who is there. A test brings its own.
pub trait Net: Send + Sync {
    /// The addresses that a name has now.
    fn resolve<'n>(&'n self, name: &'n str) -> BoxFuture<'n, io::Result<Vec<IpAddr>>>;

    /// Connects to this very address.
    fn connect(&self, to: SocketAddr) -> BoxFuture<'static, io::Result<Box<dyn Socket>>>;
}

/// The network of this machine.
#[derive(Clone, Copy, Debug)]
pub struct SystemNet;

impl Net for SystemNet {
    fn resolve<'n>(&'n self, name: &'n str) -> BoxFuture<'n, io::Result<Vec<IpAddr>>> {
        Box::pin(async move { Ok(tokio::net::lookup_host((name, 0)).await?.map(|found| found.ip()).collect()) })
    }

    fn connect(&self, to: SocketAddr) -> BoxFuture<'static, io::Result<Box<dyn Socket>>> {
        Box::pin(async move { Ok(Box::new(TcpStream::connect(to).await?) as Box<dyn Socket>) })
    }
}

/// Asks addresses.
pub(crate) struct Fetch {
    net: Arc<dyn Net>,
    /// May peers be on this machine, and then without TLS? For tests only.
    loopback: bool,
    /// Whom it believes; found out when it is first needed.
    believes: OnceLock<Arc<ClientConfig>>,
}

impl Fetch {
    pub(crate) fn new(net: Arc<dyn Net>, loopback: bool) -> Fetch {
        Fetch { net, loopback, believes: OnceLock::new() }
    }

    /// Reads an address, and looks at what can be seen without asking anybody.
    ///
    /// # Errors
    /// Nothing is sent there.
    pub(super) fn read(&self, address: &str) -> Result<Address, Failed> {
        let address = Address::read(address)?;
        match address.number() {
            Some(number) if !self.may_reach(number) => return Err(Failed::NotPublic),
            Some(number) if self.is_tested(number) => return Ok(address),
            _ => {}
        }
        if address.secure { Ok(address) } else { Err(Failed::Address) }
    }

    fn is_tested(&self, number: IpAddr) -> bool {
        self.loopback && number.is_loopback()
    }

    fn may_reach(&self, number: IpAddr) -> bool {
        is_public(number) || self.is_tested(number)
    }

    /// Where a host is. If one of its addresses is not public, none is asked: whoever names it means no good.
    async fn find(&self, address: &Address) -> Result<IpAddr, Failed> {
        let found = match address.number() {
            Some(number) => vec![number],
            None => self.net.resolve(&address.host).await.map_err(|_| Failed::Name)?,
        };
        if found.iter().any(|number| !self.may_reach(*number)) {
            return Err(Failed::NotPublic);
        }
        // Not every machine has version 6.
        let first = found.iter().find(|number| number.is_ipv4()).or(found.first());
        first.copied().ok_or(Failed::Name)
    }

    /// Posts something; only an answer of success is one.
    ///
    /// # Errors
    /// Why it did not arrive, as far as is known.
    pub(crate) async fn post(&self, address: &str, headers: &[(&str, &str)], body: Vec<u8>) -> Result<(), Failed> {
        timeout(LONGEST, self.post_now(address, headers, body)).await.unwrap_or(Err(Failed::Silence))
    }

    async fn post_now(&self, address: &str, headers: &[(&str, &str)], body: Vec<u8>) -> Result<(), Failed> {
        let address = self.read(address)?;
        let number = self.find(&address).await?;
        let connected = self.net.connect(SocketAddr::new(number, address.port)).await;
        let socket = connected.map_err(|_| Failed::Silence)?;
        let status = if address.secure {
            let config = self.believes.get_or_init(tls::of_the_system).clone();
            ask(tls::secure(config, socket, &address.host).await?, &address, headers, body).await?
        } else {
            ask(socket, &address, headers, body).await?
        };
        match status {
            200..=299 => Ok(()),
            300..=399 => Err(Failed::Elsewhere(status)),
            _ => Err(Failed::Status(status)),
        }
    }
}

/// Asks whoever is at the other end; the status of the answer.
async fn ask(
    socket: impl Socket + 'static,
    address: &Address,
    headers: &[(&str, &str)],
    body: Vec<u8>,
) -> Result<u16, Failed> {
    let mut request = Request::post(&address.path).header(header::HOST, &address.authority);
    request = request.header(header::USER_AGENT, "langhus").header(header::CONNECTION, "close");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(Full::new(Bytes::from(body))).map_err(|_| Failed::Address)?;
    let (mut sender, connection) = hyper::client::conn::http1::Builder::new()
        .max_headers(64)
        .max_buf_size(2 * LARGEST)
        .handshake(TokioIo::new(socket))
        .await
        .map_err(|_| Failed::Nonsense)?;
    let answering = async {
        let answer = sender
            .send_request(request)
            .await
            .map_err(|error| if error.is_parse() { Failed::Nonsense } else { Failed::Silence })?;
        let status = answer.status().as_u16();
        // Read to its end, so that whoever answers is not cut off; but not for ever.
        Limited::new(answer.into_body(), LARGEST).collect().await.map_err(|_| Failed::Nonsense)?;
        Ok(status)
    };
    tokio::pin!(answering, connection);
    tokio::select! {
        answered = &mut answering => answered,
        _ = &mut connection => answering.await,
    }
}

#[cfg(test)]
#[path = "fetch_tests.rs"]
mod tests;
