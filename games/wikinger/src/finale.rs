//! The final scoring. Rulebook p. 5, "Schlusswertung"; its order by W27.

use langhus_rules::{Seat, Sink};

use crate::Wikinger;
use crate::event::{Cause, Event, Gain};
use crate::figure::{Figure, Row, columns};
use crate::special::Special;
use crate::state::{Finale, MOST_SEATS, Player, Public};
use crate::tile::{Building, Currency, Sail};

/// Gold pieces for a point.
const GOLD_A_POINT: u16 = 5;
/// Gold pieces for a point with the special tile.
const GOLD_A_POINT_WITH_HOARD: u16 = 3;
/// Points for the most boatsmen.
const MOST_BOATSMEN: u8 = 10;
/// Points for the most finished islands.
const MOST_ISLANDS: u8 = 7;
/// Points for the longest finished island.
const LONGEST_ISLAND: u8 = 5;
/// Figures that a fisherman feeds, himself included.
const FED: i16 = 5;
/// Points for each figure that could be fed in addition.
const SPARE: i16 = 2;
/// The same with the special tile.
const SPARE_WITH_FEAST: i16 = 3;
/// The most points for a special building.
const MOST_GREAT: u32 = 9;

/// Boatsmen for the majority: of wood, and the special tiles (W56).
pub(crate) fn boatsmen(player: &Player) -> u32 {
    u32::from(player.waiting(Figure::Boatsman) + player.holds(Special::Horn))
}

/// W31: figures on islands and mainland against what the fishermen that are not threatened feed.
pub(crate) fn supply(player: &Player) -> i16 {
    let figures = player.coast.manned() as i16 + player.mainland.iter().map(|n| i16::from(*n)).sum::<i16>();
    let spare = FED * player.coast.safe(Row::Fishermen).count_ones() as i16 - figures;
    let feast = player.holds(Special::Feast) > 0;
    if spare < 0 { spare } else { spare * if feast { SPARE_WITH_FEAST } else { SPARE } }
}

/// W41, W54: a point for each figure on it and around it, unless a ship threatens its cell.
pub(crate) fn great(player: &Player, building: Building) -> u8 {
    let cell = player.coast.great(building);
    let safe = cell.filter(|cell| player.coast.threat(cell.row) & cell.column.bit() == 0);
    safe.map_or(0, |cell| player.coast.crowd(cell).min(MOST_GREAT) as u8)
}

impl Wikinger {
    /// Everything at once: there is no decision any more.
    pub(crate) fn score_finally(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        sink.tell(Event::FinalScoring);
        for seat in self.all_seats() {
            self.settle_ships_and_gold(&mut public.players[seat.index()], seat, sink);
        }
        let islands = public.players.map(|player| player.coast.islands());
        let boatsmen = public.players.map(|player| boatsmen(&player));
        self.majority(public, boatsmen, MOST_BOATSMEN, Cause::Boatsmen, |finale| &mut finale.boatsmen, sink);
        let counts = islands.map(|(count, _)| count);
        self.majority(public, counts, MOST_ISLANDS, Cause::Islands, |finale| &mut finale.islands, sink);
        let lengths = islands.map(|(_, longest)| longest);
        self.majority(public, lengths, LONGEST_ISLAND, Cause::Longest, |finale| &mut finale.longest, sink);
        for seat in self.all_seats() {
            let player = &mut public.players[seat.index()];
            let points = supply(player);
            player.ledger.finale.supply = points;
            player.points += points;
            sink.tell(Event::Scored(seat, Cause::Supply, Gain::Points(points.into())));
            for building in Building::ALL {
                let points = great(player, building);
                player.ledger.finale.great[building as usize] = points;
                player.points += i16::from(points);
                if points > 0 {
                    sink.tell(Event::Scored(seat, Cause::Great(building), Gain::Points(points.into())));
                }
            }
        }
    }

    /// Ships that nobody repels cost their value, missing gold is paid in points; then gold becomes points (W57).
    fn settle_ships_and_gold(&self, player: &mut Player, seat: Seat, sink: &mut impl Sink<Event>) {
        let (mut gold, mut points) = (0, 0);
        for sail in Sail::ALL {
            let pay = self.pays[sail as usize];
            for column in columns(player.coast.unrepelled(sail)) {
                let gain = match pay.of {
                    Currency::Gold => {
                        gold += u16::from(pay.value);
                        Gain::Gold(-i32::from(pay.value))
                    }
                    Currency::Points => {
                        points += u16::from(pay.value);
                        Gain::Points(-i32::from(pay.value))
                    }
                };
                sink.tell(Event::Scored(seat, Cause::Ship(sail, column), gain));
            }
        }
        let debt = gold.saturating_sub(player.gold);
        player.gold -= gold - debt;
        if debt > 0 {
            sink.tell(Event::Scored(seat, Cause::Debt, Gain::Points(-i32::from(debt))));
        }
        let hoard = player.holds(Special::Hoard) > 0;
        let rate = if hoard { GOLD_A_POINT_WITH_HOARD } else { GOLD_A_POINT };
        let bought = player.gold / rate;
        player.gold %= rate;
        if bought > 0 {
            sink.tell(Event::Scored(seat, Cause::Gold, Gain::Points(bought.into())));
        }
        player.points += bought as i16 - points as i16 - debt as i16;
        player.ledger.finale = Finale { ships: points, debt, gold: bought, ..Finale::default() };
    }

    /// Everybody who has the most scores in full; nobody where nobody has any (W29).
    fn majority(
        &self,
        public: &mut Public,
        counts: [u32; MOST_SEATS],
        points: u8,
        cause: Cause,
        entry: fn(&mut Finale) -> &mut u8,
        sink: &mut impl Sink<Event>,
    ) {
        let most = self.all_seats().map(|seat| counts[seat.index()]).max().unwrap_or(0);
        for seat in self.all_seats().filter(|seat| most > 0 && counts[seat.index()] == most) {
            let player = &mut public.players[seat.index()];
            *entry(&mut player.ledger.finale) = points;
            player.points += i16::from(points);
            sink.tell(Event::Scored(seat, cause, Gain::Points(points.into())));
        }
    }
}
