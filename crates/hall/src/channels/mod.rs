//! The ways to people who are not here. What goes through them is a [`Message`]: whom a game waits for and until when, which
//! everybody at the table may know, and never a secret.

mod address;
mod calendar;
mod feed;
mod fetch;
mod message;
pub(crate) mod own;
mod public;
mod tls;
mod webhook;

use std::fmt;
use std::sync::Arc;

pub(crate) use self::calendar::ical;
pub(crate) use self::feed::atom;
pub(crate) use self::fetch::Fetch;
pub use self::fetch::{Net, Socket, SystemNet};
pub(crate) use self::message::{Message, is_zone};
use crate::store::{Channel, Medium};

/// Why something could not be sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Failed {
    /// This is no address to which anything is sent.
    Address,
    /// The name leads nowhere.
    Name,
    /// The address is not on the public network.
    NotPublic,
    /// Nobody answers there.
    Silence,
    /// It does not prove who it is.
    Certificate,
    /// What it answers is not HTTP, or too much.
    Nonsense,
    /// It sends somewhere else.
    Elsewhere(u16),
    /// It refuses.
    Status(u16),
}

impl Failed {
    /// As it is kept with a channel: the name of a message, and a number.
    pub(crate) fn write(&self) -> String {
        let name = match self {
            Failed::Address => "address",
            Failed::Name => "name",
            Failed::NotPublic => "not-public",
            Failed::Silence => "silence",
            Failed::Certificate => "certificate",
            Failed::Nonsense => "nonsense",
            Failed::Elsewhere(status) => return format!("elsewhere {status}"),
            Failed::Status(status) => return format!("status {status}"),
        };
        name.to_owned()
    }

    /// Will it never work again, because whoever lives there says so?
    pub(crate) const fn for_good(&self) -> bool {
        matches!(self, Failed::Status(404 | 410))
    }
}

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.write())
    }
}

/// What sends.
pub(crate) struct Channels {
    fetch: Fetch,
    /// Under which address people reach this server, without a slash at the end.
    pub(crate) home: String,
}

impl Channels {
    /// Over this network; `loopback` is for tests, where the peers are on this machine.
    pub(crate) fn new(net: Arc<dyn Net>, loopback: bool, home: String) -> Channels {
        Channels { fetch: Fetch::new(net, loopback), home }
    }

    /// Sends a message.
    ///
    /// # Errors
    /// Why it did not arrive, as far as is known.
    pub(crate) async fn send(&self, channel: &Channel, message: &Message) -> Result<(), Failed> {
        let body = match channel.medium {
            Medium::Webhook => webhook::plain(message),
            Medium::Discord => webhook::discord(message),
            Medium::Slack => webhook::slack(message),
            // They are read.
            Medium::Feed | Medium::Calendar => return Ok(()),
        };
        let headers = [("content-type", "application/json")];
        self.fetch.post(&channel.address, &headers, body.to_string().into_bytes()).await
    }

    /// Is this an address to which something can be sent? Where it leads is found out anew each time.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(crate) fn check(&self, address: &str) -> Result<(), Failed> {
        self.fetch.read(address).map(drop)
    }
}
