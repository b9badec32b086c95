//! What can be read off a view: where vikings could land, who is ahead on a tongue and in Walhalla.

use langhus_rules::Seat;

use crate::state::SEATS;
use crate::{Field, FieldView, Fjord, Stage, Terrain, Tongue, View};

impl View {
    /// The fields beside a position of a fjord, counted from 0 next to the board.
    pub(super) fn beside(&self, fjord: Fjord, position: u8) -> impl Iterator<Item = &FieldView> {
        fjord.banks().filter_map(move |tongue| self.tongues[tongue as usize].fields().nth(position.into()))
    }

    /// Where a viking of `owner` could land from there: never on its own field (H10).
    pub(super) fn landings(&self, fjord: Fjord, position: u8, owner: Seat) -> impl Iterator<Item = &FieldView> {
        self.beside(fjord, position).filter(move |field| field.holder != Some(owner))
    }

    /// The position that the first place of the next dragon in a fjord would have.
    pub(super) fn next_position(&self, fjord: Fjord) -> u8 {
        self.fjords[fjord.index()].len() as u8 * crate::land::DRAGON_LENGTH
    }

    /// The position of the viking whose turn it is to land, and the fjord.
    pub(super) fn ashore(&self) -> Option<(Fjord, u8)> {
        let landing = self.landing?;
        let berth = self.fjords[landing.fjord.index()].len().checked_sub(1)? as u8;
        Some((landing.fjord, berth * crate::land::DRAGON_LENGTH + landing.place))
    }

    /// What every seat has in the majority of a tongue, cards not counted.
    pub(super) fn strengths(&self, tongue: Tongue) -> [u8; SEATS] {
        let mut sums = [0; SEATS];
        for field in self.tongues[tongue as usize].fields() {
            if let Some(seat) = field.holder {
                sums[seat.index()] += 1 + village(field.terrain);
            }
        }
        sums
    }

    /// The place of a seat in Walhalla, counted from 0: equal numbers share a place (H28).
    pub(super) fn walhalla_place(&self, seat: Seat) -> usize {
        let own = self.players[seat.index()].walhalla;
        let mut above: Vec<_> = self.players.iter().map(|player| player.walhalla).filter(|n| *n > own).collect();
        above.sort_unstable();
        above.dedup();
        above.len()
    }

    /// What the viking in a place of the crew is called: it bears the name it had in Midgard. Counted from the last one
    /// to land, so that those who stay aboard keep their names.
    pub(super) fn sailor(&self, number: usize, seat: Seat) -> String {
        let behind = self.crew[number + 1..].iter().filter(|other| **other == Some(seat)).count();
        format!("midgard-{seat}-{}", usize::from(self.players[seat.index()].midgard) + behind + 1)
    }

    /// Is the viewer asked now?
    pub(super) fn asks_viewer(&self) -> bool {
        self.viewer.seat().is_some_and(|seat| self.awaited.contains(seat))
    }

    /// Is a field fought for?
    pub(super) fn is_fight(&self) -> bool {
        matches!(self.stage, Stage::Attack | Stage::Defence)
    }

    /// The field that is fought for, or the forest just taken.
    pub(super) fn at_stake(&self) -> Option<Field> {
        self.landing?.field
    }
}

/// What a village adds for the viking in it.
fn village(terrain: Terrain) -> u8 {
    match terrain {
        Terrain::Village1 => 1,
        Terrain::Village2 => 2,
        _ => 0,
    }
}
