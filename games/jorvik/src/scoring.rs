//! The final scoring ("Finale Wertung"), itemised; before the end, what it would give now.

use langhus_rules::{Item, Say, Seat};

use crate::Jorvik;
use crate::card::{Card, Kind};
use crate::good::Good;
use crate::loading::{OFFERING, WAREHOUSE_PLACES};
use crate::power::{Power, Powers};
use crate::state::Open;
use crate::voice;

/// Where everybody's marker stands at the beginning. Rulebook p. 2.
pub(crate) const START_POINTS: i16 = 10;
/// The points for 1, 2, 3 and at least 4 feasts. Rulebook p. 8, "Gelagekarten".
pub(crate) const FEASTS: [i32; 5] = [0, 2, 5, 9, 14];

/// What points are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reason {
    Start,
    Picts,
    Oracle { count: u8, good: Good },
    Artisan,
    Journey,
    Feasts { count: u8 },
    Skald,
    Trader,
    Warehouse { count: u8 },
}

impl Reason {
    fn word(self) -> &'static str {
        match self {
            Reason::Start => "start",
            Reason::Picts => "picts",
            Reason::Oracle { .. } => "oracle",
            Reason::Artisan => "artisan",
            Reason::Journey => "journey",
            Reason::Feasts { .. } => "feast",
            Reason::Skald => "skald",
            Reason::Trader => "trader",
            Reason::Warehouse { .. } => "warehouse",
        }
    }
}

impl Jorvik {
    /// Hands every entry of a seat's score to `enter`: what for, for which card, how many points. Rulebook p. 7,
    /// "Spielende", and p. 8, "Kartenübersicht".
    pub(crate) fn tally(&self, open: &Open, seat: Seat, mut enter: impl FnMut(Reason, Option<Card>, i32)) {
        let player = open.player(seat);
        enter(Reason::Start, None, START_POINTS.into());
        for card in open.boxed {
            if let Kind::Picts { attack, .. } = self.kind(card) {
                let points = player.attacks[usize::from(attack)];
                if points != 0 {
                    enter(Reason::Picts, Some(card), points.into());
                }
            }
        }
        // Offerings count for the first oracle of their kind, should an edition have two.
        let mut offerings = player.offerings;
        let (mut feasts, mut best_journey) = (0, 0);
        for card in player.display {
            match self.kind(card) {
                Kind::Oracle { good } => {
                    let count = std::mem::take(&mut offerings[good as usize]);
                    if count > 0 {
                        enter(Reason::Oracle { count, good }, Some(card), i32::from(count) * i32::from(OFFERING));
                    }
                }
                Kind::Artisan(artisan) if open.complete.contains(artisan) => {
                    enter(Reason::Artisan, Some(card), self.work(artisan).points.into());
                }
                Kind::Journey { points } => {
                    best_journey = best_journey.max(points);
                    enter(Reason::Journey, Some(card), points.into());
                }
                Kind::Trader { points, .. } => enter(Reason::Trader, Some(card), points.into()),
                Kind::Feast => feasts += 1,
                _ => {}
            }
        }
        if feasts > 0 {
            enter(Reason::Feasts { count: feasts }, None, FEASTS[usize::from(feasts.min(4))]);
        }
        for card in player.display {
            let Kind::Special(power) = self.kind(card) else { continue };
            let count =
                |wanted: fn(Kind) -> bool| player.display.filter(|card| wanted(self.kind(*card))).count() as i32;
            let points = match power {
                Power::Warehouse => {
                    // J9: the warehouse's places are filled before the board's.
                    let count = player.stored.total().min(WAREHOUSE_PLACES);
                    enter(Reason::Warehouse { count }, Some(card), count.into());
                    continue;
                }
                Power::Coins => player.coins.into(),
                Power::Ships => count(|kind| matches!(kind, Kind::Ship { .. })),
                Power::Traders => count(|kind| matches!(kind, Kind::Trader { .. })),
                Power::Artisans => count(|kind| matches!(kind, Kind::Artisan(_))),
                Power::Warriors => count(|kind| matches!(kind, Kind::Warrior { .. })),
                Power::Journeys => count(|kind| matches!(kind, Kind::Journey { .. })),
                // J23: the highest one, which the owner would choose.
                Power::LongestJourney => best_journey.into(),
                _ => continue,
            };
            enter(Reason::Skald, Some(card), points);
        }
    }

    /// The sum of all entries, from what is counted already. The kit compares it with the entries.
    pub(crate) fn sum(&self, open: &Open, seat: Seat) -> i32 {
        let player = open.player(seat);
        let shown = &player.shown;
        let mut sum = i32::from(START_POINTS) + i32::from(shown.journeys) + i32::from(shown.traders);
        sum += player.attacks.iter().map(|points| i32::from(*points)).sum::<i32>();
        sum += player.offers.map(|good| i32::from(player.offerings[good as usize] * OFFERING)).sum::<i32>();
        let finished = player.artisans.and(open.complete);
        sum += finished.map(|artisan| i32::from(self.work(artisan).points)).sum::<i32>();
        sum += FEASTS[usize::from(shown.types[Kind::Feast.number()].min(4))];
        if player.powers.any(Powers::SCORING) {
            let counts = |power: Power| i32::from(player.powers.has(power));
            // J9: the warehouse's places are filled before the board's.
            sum += counts(Power::Warehouse) * i32::from(player.stored.total().min(WAREHOUSE_PLACES));
            sum += counts(Power::Coins) * i32::from(player.coins);
            sum += counts(Power::LongestJourney) * i32::from(shown.best_journey);
            let skalds = [Power::Artisans, Power::Traders, Power::Warriors, Power::Ships];
            sum +=
                skalds.into_iter().zip(shown.types).map(|(power, count)| counts(power) * i32::from(count)).sum::<i32>();
            sum += counts(Power::Journeys) * i32::from(shown.types[Kind::Journey { points: 0 }.number()]);
        }
        sum
    }

    pub(crate) fn itemise(&self, open: &Open, seat: Seat) -> Vec<Item> {
        let mut items = Vec::new();
        self.tally(open, seat, |reason, card, points| {
            let say = match (reason, card) {
                (Reason::Oracle { count, good }, Some(_)) => {
                    Say::new("item-oracle").with("count", count).with("good", voice::good(good))
                }
                (Reason::Feasts { count }, _) => Say::new("item-feast").with("count", count),
                (Reason::Warehouse { count }, _) => Say::new("item-warehouse").with("count", count),
                (reason, Some(card)) => {
                    Say::new(format!("item-{}", reason.word())).with("card", voice::card(self, card))
                }
                (reason, None) => Say::new(format!("item-{}", reason.word())),
            };
            let piece = card.map(|card| self.id(card).to_string());
            items.push(Item { what: reason.word(), say, piece, points });
        });
        items
    }
}
