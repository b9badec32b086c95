//! The small and the large scoring. Rulebook p. 4, "Wertungen".

use langhus_rules::{Seat, Sink};

use crate::Wikinger;
use crate::event::{Cause, Event, Gain};
#[cfg(feature = "board")]
use crate::figure::Cell;
use crate::figure::{Row, columns};
use crate::special::Special;
use crate::state::{Player, Public};
use crate::tile::{Currency, Sail};

/// Gold for each goldsmith at a small or large scoring.
const GOLDSMITH: u16 = 3;
/// Points for each noble at a large scoring.
const NOBLE: u32 = 2;
/// Points for each scout, and for each goldsmith and fisherman below.
const SCOUT: u32 = 1;

/// Gold for the goldsmiths that are not threatened; the special tiles add up (W55).
#[inline]
pub(crate) fn goldsmiths(player: &Player) -> u16 {
    let bonus = u16::from(player.holds(Special::Smith1)) + 2 * u16::from(player.holds(Special::Smith2));
    player.coast.safe(Row::Goldsmiths).count_ones() as u16 * (GOLDSMITH + bonus)
}

/// Points for the nobles that are not threatened.
#[inline]
pub(crate) fn nobles(player: &Player) -> u32 {
    player.coast.safe(Row::Nobles).count_ones() * (NOBLE + u32::from(player.holds(Special::Noble1)))
}

/// Points for the scouts that are not threatened, each with the goldsmith and the fisherman below (W22).
#[inline]
pub(crate) fn scouts(player: &Player) -> u32 {
    let scouts = player.coast.safe(Row::Scouts);
    let below = |row| (scouts & player.coast.figures(row)).count_ones();
    let seen = below(Row::Goldsmiths) + below(Row::Fishermen);
    scouts.count_ones() * (SCOUT + u32::from(player.holds(Special::Scout1))) + seen * SCOUT
}

/// Points for the fishermen that are not threatened: only with the special tile (W40).
#[inline]
pub(crate) fn fishermen(player: &Player) -> u32 {
    player.coast.safe(Row::Fishermen).count_ones() * u32::from(player.holds(Special::Fisher1))
}

/// What the figure in a cell, which is not threatened, brings at a small or a large scoring.
#[cfg(feature = "board")]
pub(crate) fn each(player: &Player, cell: Cell, large: bool) -> (u32, Currency) {
    let below = |row| u32::from(player.coast.is_manned(Cell::new(row, cell.column))) * SCOUT;
    let points = match cell.row {
        Row::Goldsmiths => {
            let bonus = player.holds(Special::Smith1) + 2 * player.holds(Special::Smith2);
            return (u32::from(GOLDSMITH) + u32::from(bonus), Currency::Gold);
        }
        Row::Fighters => 0,
        Row::Nobles => NOBLE + u32::from(player.holds(Special::Noble1)),
        Row::Scouts => {
            SCOUT + u32::from(player.holds(Special::Scout1)) + below(Row::Goldsmiths) + below(Row::Fishermen)
        }
        Row::Fishermen => u32::from(player.holds(Special::Fisher1)),
    };
    (if large { points } else { 0 }, Currency::Points)
}

impl Wikinger {
    /// Goldsmiths only; fighters shield them, but earn nothing (W20).
    pub(crate) fn score_small(&self, public: &mut Public, seat: Seat, sink: &mut impl Sink<Event>) {
        let player = &mut public.players[seat.index()];
        let gold = goldsmiths(player);
        player.gold += gold;
        if gold > 0 {
            sink.tell(Event::Scored(seat, Cause::Goldsmiths, Gain::Gold(gold.into())));
        }
    }

    /// From top to bottom: repelled ships, nobles, scouts, goldsmiths, and fishermen with their special tile.
    pub(crate) fn score_large(&self, public: &mut Public, seat: Seat, sink: &mut impl Sink<Event>) {
        let scoring = usize::from(public.round / 2 - 1);
        let player = &mut public.players[seat.index()];
        for sail in Sail::ALL {
            for column in columns(player.coast.repelled(sail)) {
                let pay = self.pays[sail as usize];
                let gain = match pay.of {
                    Currency::Gold => {
                        player.gold += u16::from(pay.value);
                        Gain::Gold(pay.value.into())
                    }
                    Currency::Points => {
                        player.points += i16::from(pay.value);
                        player.ledger.ships[column.index()] += pay.value;
                        Gain::Points(pay.value.into())
                    }
                };
                sink.tell(Event::Scored(seat, Cause::Ship(sail, column), gain));
            }
        }
        let (nobles, scouts, fishermen) = (nobles(player), scouts(player), fishermen(player));
        player.points += (nobles + scouts + fishermen) as i16;
        player.ledger.nobles[scoring] = nobles as u8;
        player.ledger.scouts[scoring] = scouts as u8;
        player.ledger.fishermen[scoring] = fishermen as u8;
        for (cause, points) in [(Cause::Nobles, nobles), (Cause::Scouts, scouts)] {
            if points > 0 {
                sink.tell(Event::Scored(seat, cause, Gain::Points(points as i32)));
            }
        }
        // Goldsmiths pay the same as at a small scoring.
        self.score_small(public, seat, sink);
        if fishermen > 0 {
            sink.tell(Event::Scored(seat, Cause::Fishermen, Gain::Points(fishermen as i32)));
        }
    }
}
