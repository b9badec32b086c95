//! The points: ships, buildings and the marker for the most military points.

use langhus_rules::{Item, Say, Seat};

use crate::Schiffbauer;
use crate::card::Card;
use crate::deck::Worth;
use crate::kind::{Building, Kind};
use crate::state::State;
use crate::tableau::Board;

/// Rulebook, "Spielende": the victory-point marker.
pub const MARKER: i32 = 3;

impl Schiffbauer {
    /// What a building of this player is worth now.
    pub(crate) fn worth(&self, board: &Board, building: Building) -> i32 {
        match self.deck.buildings[building as usize].worth {
            Worth::Points(points) => points.into(),
            Worth::Gold { points, per } => i32::from(board.purse.gold() / per) * i32::from(points),
            Worth::CivilShips(points) => i32::from(board.fleet.civil) * i32::from(points),
            Worth::MillAbove(above) => i32::from(board.mill_limit().saturating_sub(above)),
        }
    }

    /// Has this player the most military points, alone or with others? Nobody has with none (S37).
    pub(crate) fn has_marker(&self, state: &State, seat: Seat) -> bool {
        let most = state.boards.iter().map(|board| board.fleet.military).max().unwrap_or(0);
        most > 0 && state.board(seat).fleet.military == most
    }

    pub(crate) fn points(&self, state: &State, seat: Seat) -> i32 {
        let board = state.board(seat);
        let buildings = Building::ALL.into_iter().filter(|building| board.has(*building));
        let buildings: i32 = buildings.map(|building| self.worth(board, building)).sum();
        let marker = if self.has_marker(state, seat) { MARKER } else { 0 };
        i32::from(board.fleet.points) + buildings + marker
    }

    pub(crate) fn score_items(&self, state: &State, seat: Seat) -> Vec<Item> {
        let board = state.board(seat);
        let item = |what, key: &'static str, card: Card, points| Item {
            what,
            say: Say::new(key).with("card", self.deck.title(self.deck.kind(card)).say()),
            piece: Some(self.deck.name(card)),
            points,
        };
        let mut items: Vec<Item> = board
            .laid
            .iter()
            .filter_map(|card| match self.deck.kind(card) {
                Kind::Ship(ship) => Some(item("ship", "item-ship", card, self.deck.ships[ship as usize].points.into())),
                // A building worth nothing is listed too (S55).
                Kind::Building(building) => Some(item("building", "item-building", card, self.worth(board, building))),
                _ => None,
            })
            .collect();
        if self.has_marker(state, seat) {
            items.push(Item { what: "military", say: Say::new("item-military"), piece: None, points: MARKER });
        }
        items
    }
}
