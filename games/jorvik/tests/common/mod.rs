//! Short helpers to tell a story with: who does what, who may not, and what lies where afterwards.

#![allow(dead_code, unused_imports)]

pub use jorvik::Good::{Amber, Glass, Gold, Iron, Jet, Leather, Silk, Wool};
pub use jorvik::setup::Arranged;
pub use jorvik::{Event, Good, Goods, Phase, Refusal, Spot, Step};
pub use langhus_rules::{Game, Refused, Seat, Seats, Told};

pub const LUCY: Seat = Seat::new(0);
pub const SARA: Seat = Seat::new(1);
pub const CHRIS: Seat = Seat::new(2);
pub const JULIAN: Seat = Seat::new(3);

/// Four sit at the table: Lucy, who starts, Sara, Chris and Julian.
pub fn karl() -> Arranged {
    Arranged::new("karl", 4).clear()
}

pub fn jarl() -> Arranged {
    Arranged::new("jarl", 4).clear()
}

/// The same by the rules that traders and oracles serve in any phase.
pub fn jarl_of_revision_1() -> Arranged {
    Arranged::in_revision(1, "jarl", 4).clear()
}

pub fn goods(goods: &[Good]) -> Goods {
    goods.iter().copied().collect()
}

/// What a story is told with.
pub trait Story {
    /// The seat does it; no piece is lost.
    fn does(&mut self, seat: Seat, notation: &str) -> Vec<Event>;
    /// Several actions of a seat.
    fn does_all(&mut self, seat: Seat, notations: &[&str]);
    /// The seat may not do it, and why; nothing changes.
    fn cannot(&mut self, seat: Seat, notation: &str) -> Refusal;
    /// Nothing is asked of the seat.
    fn is_not_asked(&self, seat: Seat);
    /// What is asked of this seat.
    fn asked(&self, seat: Seat) -> Step;
    fn coins(&self, seat: Seat) -> u16;
    fn points(&self, seat: Seat) -> i16;
    fn on_spot(&self, spot: u8) -> Option<String>;
    fn cargo(&self, spot: u8) -> Goods;
    fn in_lane(&self, lane: u8) -> Vec<Seat>;
    fn in_display(&self, seat: Seat, id: &str) -> bool;
    fn in_loading(&self, seat: Seat, id: &str) -> bool;
    fn in_box(&self, id: &str) -> bool;
    fn vikings(&self, seat: Seat) -> u8;
    fn stored(&self, seat: Seat) -> Goods;
    fn common(&self) -> Goods;
    fn has_on(&self, id: &str) -> u32;
    /// The points of all items of a kind.
    fn item(&self, seat: Seat, what: &str) -> i32;
    fn legal(&self, seat: Seat) -> Vec<String>;
}

impl Story for Arranged {
    fn does(&mut self, seat: Seat, notation: &str) -> Vec<Event> {
        let pieces = self.rules.inventory(&self.state);
        let action = self.rules.parse(notation).unwrap_or_else(|why| panic!("{notation}: {why}"));
        let mut told = Told::default();
        let played = self.rules.play(&mut self.state, seat, action, &mut told);
        played.unwrap_or_else(|why| panic!("seat {seat} cannot {notation}: {why:?}; {:?}", self.state.open.step));
        assert_eq!(self.rules.inventory(&self.state), pieces, "a piece is lost or doubled");
        told.events
    }

    fn does_all(&mut self, seat: Seat, notations: &[&str]) {
        for notation in notations {
            self.does(seat, notation);
        }
    }

    fn cannot(&mut self, seat: Seat, notation: &str) -> Refusal {
        let action = self.rules.parse(notation).unwrap_or_else(|why| panic!("{notation}: {why}"));
        let before = self.state;
        let refused = self.rules.play(&mut self.state, seat, action, &mut ());
        assert_eq!(self.state, before, "a refused action changes nothing");
        assert!(!self.legal(seat).contains(&notation.to_owned()), "what is refused is not listed");
        match refused {
            Err(Refused::ByRule(refusal)) => refusal,
            other => panic!("{notation} of seat {seat} should be refused by a rule, but is {other:?}"),
        }
    }

    fn is_not_asked(&self, seat: Seat) {
        assert!(!self.rules.awaited(&self.state).contains(seat), "seat {seat} is asked: {:?}", self.state.open.step);
        assert!(self.legal(seat).is_empty());
    }

    fn asked(&self, seat: Seat) -> Step {
        let awaited = self.rules.awaited(&self.state);
        assert_eq!(awaited, Seats::one(seat), "whom the game waits for ({:?})", self.state.open.step);
        self.state.open.step
    }

    fn coins(&self, seat: Seat) -> u16 {
        self.state.open.player(seat).coins
    }

    fn points(&self, seat: Seat) -> i16 {
        self.state.open.player(seat).track
    }

    fn on_spot(&self, spot: u8) -> Option<String> {
        self.state.open.spots[usize::from(spot) - 1].map(|card| self.rules.id(card).to_string())
    }

    fn cargo(&self, spot: u8) -> Goods {
        self.state.open.cargo[usize::from(spot) - 1]
    }

    fn in_lane(&self, lane: u8) -> Vec<Seat> {
        self.state.open.lanes[usize::from(lane) - 1].figures().map(|figure| figure.seat()).collect()
    }

    fn in_display(&self, seat: Seat, id: &str) -> bool {
        self.state.open.player(seat).display.contains(self.card(id))
    }

    fn in_loading(&self, seat: Seat, id: &str) -> bool {
        self.state.open.player(seat).loading.contains(self.card(id))
    }

    fn in_box(&self, id: &str) -> bool {
        self.state.open.boxed.contains(self.card(id))
    }

    fn vikings(&self, seat: Seat) -> u8 {
        self.state.open.player(seat).vikings
    }

    fn stored(&self, seat: Seat) -> Goods {
        self.state.open.player(seat).stored
    }

    fn common(&self) -> Goods {
        self.state.open.common
    }

    fn has_on(&self, id: &str) -> u32 {
        let jorvik::Kind::Artisan(artisan) = self.rules.kind(self.card(id)) else { panic!("{id} is no artisan") };
        self.state.open.filled[artisan.index()].count_ones()
    }

    fn item(&self, seat: Seat, what: &str) -> i32 {
        let items = self.rules.items(&self.state, seat);
        items.iter().filter(|item| item.what == what).map(|item| item.points).sum()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.rules.legal(&self.state, seat, &mut actions);
        actions.into_iter().map(|action| self.rules.notation(action)).collect()
    }
}
