//! What the house answers for somebody: what has only one answer, and questions to which they have said no until the end of
//! the round. What somebody has said stays between them and the house.
//!
//! Nobody should be able to tell from the time it takes why an answer came. Where everybody can see that there is only one, and
//! where nobody but bots would wonder, it comes as soon as it can be followed. Everything else, an order, or a single answer
//! that only its seat knows to be single, comes after a time that a person would take, drawn from the secret seed: the more
//! time the pace leaves, the longer.

use langhus_rules::{Language, Seat};
use sha2::{Digest, Sha256};

use crate::declined::Declined;
use crate::entry::{Entry, Kind};
use crate::place::Place;
use crate::sitting::{Answer, Answered, Sitting, Step};
use crate::stored::{Sitter, Status};

/// After so many milliseconds comes an answer that everybody can foresee.
const SEEN: i64 = 350;
/// A person takes at least so many, and where there is no hurry up to so many.
const QUICK: i64 = 2_000;
const CALM: i64 = 6_000;
/// Or this part of what a visit earns, if that is longer.
const SHARE: i64 = 100;

/// "No", until the end of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// To which kind of question, as the game calls it.
    pub kind: String,
    /// Only where it costs more than this.
    pub above: Option<u16>,
    /// In which round.
    pub round: u32,
}

/// What somebody in a seat wants to be answered for them.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Orders {
    /// Is what has only one answer asked too? Programs like to be asked everything.
    pub asks_all: bool,
    /// What they have said no to.
    pub said: Vec<Order>,
}

const ASKS_ALL: &str = "asks-all";

impl Orders {
    /// As the store keeps them: `asks-all windows@3 offers>4@3`.
    pub fn write(&self) -> String {
        let said = self.said.iter().map(|Order { kind, above, round }| match above {
            Some(above) => format!("{kind}>{above}@{round}"),
            None => format!("{kind}@{round}"),
        });
        self.asks_all.then(|| ASKS_ALL.to_owned()).into_iter().chain(said).collect::<Vec<_>>().join(" ")
    }

    /// As the store kept them; nothing if they make no sense.
    pub fn read(text: &str) -> Option<Orders> {
        let mut orders = Orders::default();
        for word in text.split_whitespace() {
            if word == ASKS_ALL {
                orders.asks_all = true;
                continue;
            }
            let (what, round) = word.rsplit_once('@')?;
            let (kind, above) = what.split_once('>').map_or((what, None), |(kind, above)| (kind, Some(above)));
            let above = above.map(str::parse).transpose().ok()?;
            orders.said.push(Order { kind: kind.to_owned(), above, round: round.parse().ok()? });
        }
        Some(orders)
    }

    /// Was no said to this kind of question in this round, at this price?
    fn decline(&self, kind: &str, price: Option<u16>, round: u32) -> bool {
        let fits = |order: &&Order| order.kind == kind && order.round == round;
        let dear = |order: &Order| order.above.is_none_or(|above| price.is_some_and(|price| price > above));
        self.said.iter().filter(fits).any(dear)
    }
}

/// An answer that the house gives for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Given {
    /// For whom.
    pub seat: Seat,
    /// The notation of the answer.
    pub notation: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Is it the only one?
    pub only: bool,
}

impl Sitting {
    /// What the house answers for those who are asked, once these entries are kept too.
    pub(crate) fn given_with(&self, more: &[Entry]) -> impl Iterator<Item = Given> {
        self.awaited().iter().filter_map(|seat| self.given_to(seat, more))
    }

    /// What the house answers for a seat.
    pub fn given(&self, seat: Seat) -> Option<Given> {
        self.given_to(seat, &[]).filter(|_| self.head.status == Status::Playing)
    }

    fn given_to(&self, seat: Seat, more: &[Entry]) -> Option<Given> {
        let place = &self.places[seat.index()];
        // In a lesson the guide explains even what has only one answer.
        if place.sitter != Sitter::Human || self.lesson.is_some() || self.has_taken_back(seat, more) {
            return None;
        }
        let table = self.table.as_ref()?;
        let asked = self.asked_at(seat, more)?;
        let alone = self.people().len() <= 1;
        if let Some(only) = table.only_answer(seat).filter(|_| !place.orders.asks_all) {
            let pause = if only.is_seen || alone { SEEN } else { self.pause(seat) };
            return Some(Given { seat, notation: only.notation, at: asked + pause, only: true });
        }
        let question = table.declines(seat)?;
        let pause = if alone { SEEN } else { self.pause(seat) };
        let wanted = place.orders.decline(question.kind, question.price, table.round());
        wanted.then(|| Given { seat, notation: question.decline, at: asked + pause, only: false })
    }

    /// When a seat was asked what is asked of it.
    fn asked_at(&self, seat: Seat, more: &[Entry]) -> Option<i64> {
        let place = self.place_of(seat.into(), self.asked(seat)?.saturating_sub(1));
        let at = |entry: &Entry| entry.at;
        self.entries.iter().chain(more).nth(place).map(at).or_else(|| more.last().map(at))
    }

    /// Was the last thing that this seat noticed of the game that it took something back? Then it wants to choose itself.
    fn has_taken_back(&self, seat: Seat, more: &[Entry]) -> bool {
        let of_the_game = |entry: &&Entry| entry.kind.is_of_the_game() && entry.noticed.contains(seat.into());
        let last = self.entries.iter().chain(more).rfind(of_the_game);
        last.is_some_and(|last| last.kind == Kind::Undone && last.seat == Some(seat))
    }

    /// How long a person in this seat would take for what is asked, in milliseconds: the same on every server, and known to
    /// nobody.
    fn pause(&self, seat: Seat) -> i64 {
        let most = self.head.pace.as_ref().map_or(CALM, |pace| CALM.max(pace.increment / SHARE));
        let mut hash = Sha256::new_with_prefix(b"pause");
        hash.update(self.head.seed.to_string());
        hash.update([seat.number()]);
        hash.update(self.asked(seat).unwrap_or_default().to_le_bytes());
        let hash = hash.finalize();
        let drawn = hash[..4].iter().fold(0, |number, byte| number << 8 | i64::from(*byte));
        QUICK + drawn % (most - QUICK + 1)
    }

    /// Gives the first answer for somebody that is due.
    ///
    /// # Errors
    /// The game does not take it.
    pub(crate) fn answer_for_somebody(&mut self) -> Result<Option<Step>, Declined> {
        let now = self.hour.now;
        let due = self.given_with(&[]).filter(|given| given.at <= now).min_by_key(|given| given.at);
        let Some(Given { seat, notation, .. }) = due else { return Ok(None) };
        let answer = Answer { seat, sequence: self.sequence_of(seat.into()), client: None, at: now };
        match self.play(&answer, &notation, Language::English)? {
            Answered::New(step) => Ok(Some(step)),
            Answered::Repeated(_) => Ok(None),
        }
    }

    /// From now on a seat says no to a kind of question until the end of the round, or no longer.
    ///
    /// # Errors
    /// The game offers no such thing.
    pub fn order(&mut self, seat: Seat, kind: &str, above: Option<u16>, on: bool) -> Result<Step, Declined> {
        if self.head.status.is_past() {
            return Err(Declined::Over);
        }
        let table = self.table.as_ref().ok_or(Declined::NotBegun)?;
        let known = self.title().standing().iter().find(|known| known.kind == kind);
        let known = known.filter(|known| known.priced || above.is_none()).ok_or(Declined::NoSuchOrder)?;
        let (kind, round) = (known.kind.to_owned(), table.round());
        Ok(self.reorder(seat, |orders| {
            orders.said.retain(|order| order.round == round && order.kind != kind);
            if on {
                orders.said.push(Order { kind, above, round });
            }
        }))
    }

    /// A seat is asked everything from now on, or what has only one answer no more.
    pub fn ask_all(&mut self, seat: Seat, asks_all: bool) -> Step {
        self.reorder(seat, |orders| orders.asks_all = asks_all)
    }

    fn reorder(&mut self, seat: Seat, change: impl FnOnce(&mut Orders)) -> Step {
        let place: &mut Place = &mut self.places[seat.index()];
        change(&mut place.orders);
        Step { places: vec![(seat, place.clone())], ..Step::default() }
    }

    /// What a seat has said no to, in this round.
    pub fn orders(&self, seat: Seat) -> impl Iterator<Item = &Order> {
        let round = self.table.as_ref().map_or(0, |table| table.round());
        self.places[seat.index()].orders.said.iter().filter(move |order| order.round == round)
    }

    /// The action that was just played touches what is theirs: whoever it names decides again themselves.
    pub(crate) fn cancel_orders(&mut self, by: Seat) -> Vec<(Seat, Place)> {
        let Some(table) = &self.table else { return Vec::new() };
        let number = table.moves();
        let ordered = |seat: &Seat| *seat != by && !self.places[seat.index()].orders.said.is_empty();
        let touched: Vec<Seat> = self.seats().filter(ordered).filter(|seat| table.touches(*seat, number)).collect();
        let cancel = |seat: Seat| {
            let place = &mut self.places[seat.index()];
            place.orders.said.clear();
            (seat, place.clone())
        };
        touched.into_iter().map(cancel).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(kind: &str, above: Option<u16>, round: u32) -> Order {
        Order { kind: kind.to_owned(), above, round }
    }

    #[test]
    fn orders_are_read_as_they_are_written() {
        let all = Orders { asks_all: true, said: vec![order("windows", None, 3), order("offers", Some(4), 3)] };
        assert_eq!(all.write(), "asks-all windows@3 offers>4@3");
        for orders in [all, Orders::default()] {
            assert_eq!(Orders::read(&orders.write()), Some(orders));
        }
        assert_eq!(Orders::read(""), Some(Orders::default()), "a seat from before");
        for wrong in ["windows", "offers>@3", "offers>x@3", "offers@", "offers>4"] {
            assert_eq!(Orders::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn no_is_said_for_a_round_and_above_a_price() {
        let orders = Orders { asks_all: false, said: vec![order("windows", None, 3), order("offers", Some(4), 3)] };
        assert!(orders.decline("windows", None, 3));
        assert!(!orders.decline("windows", None, 4), "the round is over");
        assert!(orders.decline("offers", Some(5), 3) && !orders.decline("offers", Some(4), 3));
        assert!(!orders.decline("offers", None, 3), "what has no price is not too expensive");
        assert!(!orders.decline("rides", None, 3));
    }
}
