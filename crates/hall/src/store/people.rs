//! What becomes of somebody.

use langhus_table::id::Key;
use langhus_table::leave::Leaves;
use langhus_table::person::{Device, PersonId, Profile};
use langhus_table::place::Pass;

use super::Channel;

/// Whom a code opens; of a link also until when it works, in milliseconds since 1970.
pub type Opens = (PersonId, Option<i64>);

/// What becomes of somebody. Unless they come into being by it they must be there; otherwise it is
/// [`StoreError::Taken`](super::StoreError::Taken), and nothing changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// They come into being, with their first device. Neither may be known already.
    Arrive(Box<Profile>, Box<Device>),
    /// They say something else of themselves.
    Profile(Box<Profile>),
    /// They have another recovery code, or none; the one before opens nothing any more.
    Code(Option<Key>),
    /// A link to one more device is out; those before it open nothing any more.
    Link(Pass),
    /// They have one more device. The key of the link that it came by is spent with it, and must be theirs.
    Admit(Box<Device>, Option<Key>),
    /// A device is theirs no more, if it was.
    SignOut(Key),
    /// What they have announced of leave is this from now on, where it was that before; otherwise it is refused.
    Leave {
        /// What they had announced before.
        was: Leaves,
        /// What they have announced from now on.
        is: Leaves,
    },
    /// A device of theirs is used on this day, and so they are seen.
    Use(Key, i64),
    /// A channel of theirs is like this from now on. Its version must be the one after that which is kept; a new one,
    /// which must have a number that is not in use, begins with 1.
    Channel(Box<Channel>),
    /// The channel of this number is theirs no more, if it was.
    Unchannel(u32),
    /// Somebody else turns out to be the same person: their devices, their seats, what they have left, their channels and
    /// their letters are this person's from now on, their recovery code if this one has none, and their leave beside this
    /// person's ([`Leaves::joined`]). It is refused if both sit at a table whose
    /// game is not over. The key of the link that brought them together is spent with it, and must be this person's.
    Join(PersonId, Option<Key>),
    /// They go: nothing opens their seats any more, and nothing is told of them or to them. Their seats stay theirs until
    /// they are gone, and so long it is known which name is to be taken out of them.
    Depart,
    /// They are gone. What still is theirs is nobody's.
    Gone,
}
