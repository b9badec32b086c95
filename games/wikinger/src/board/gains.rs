//! What the last scoring has brought, stage by stage: on the pieces themselves and as a row of sums, until play goes on.

use langhus_board::{Fact, Pen, shapes};
use langhus_rules::Seat;
use maud::{Markup, html};

use super::measure::{CELL, corner};
use super::signs::sign;
use super::specials::{coin, star};
use crate::Wikinger;
use crate::coast::Coast;
use crate::event::{Cause, Gain};
use crate::figure::{Cell, Column, Row, columns};
use crate::finale::great;
use crate::rounds::is_large;
use crate::scoring;
use crate::state::{Finale, Player, Step};
use crate::tile::{Building, Currency, Sail};
use crate::view::View;

/// A scoring that a coast has just gone through.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Scored {
    Small,
    Large,
    Finally,
}

/// The scoring that this seat has gone through since the last purchase, if any.
pub(super) fn just_scored(view: &View, seat: Seat) -> Option<Scored> {
    let public = &view.public;
    let last = public.bought.from.map_or(public.round, |(round, _)| round);
    match public.step {
        Step::Over => Some(Scored::Finally),
        Step::Ferry | Step::Load | Step::Land => {
            let mut done = public.start.around(view.seats).take_while(|seat| *seat != public.turn);
            done.any(|before| before == seat).then_some(Scored::Large)
        }
        Step::Bid | Step::Remove | Step::Place | Step::Buy if last < public.round => {
            Some(if is_large(last) { Scored::Large } else { Scored::Small })
        }
        _ => None,
    }
}

/// One stage of a scoring: what is counted, what it brought, and where that is seen on the coast.
struct Stage {
    told: Vec<(Cause, Gain)>,
    marks: Markup,
}

impl Stage {
    fn sum(&self) -> (i32, i32) {
        self.told.iter().fold((0, 0), |(points, gold), (_, gain)| match gain {
            Gain::Points(more) => (points + more, gold),
            Gain::Gold(more) => (points, gold + more),
        })
    }
}

impl Wikinger {
    /// What every piece of a coast brought at a scoring.
    pub(super) fn paint_gains(&self, view: &View, seat: Seat, scored: Scored) -> Markup {
        html! {
            g.wk-gains aria-hidden="true" {
                @for (n, stage) in self.stages(view, seat, scored).iter().enumerate() {
                    g.{ "wk-stage-" (n) } { (stage.marks) }
                }
            }
        }
    }

    /// The sums of the stages.
    pub(super) fn paint_sums(&self, view: &View, seat: Seat, pen: &Pen<'_>) -> Markup {
        let Some(scored) = just_scored(view, seat) else { return html! {} };
        let stages = self.stages(view, seat, scored);
        let heading = match scored {
            Scored::Small => "small-scoring",
            Scored::Large => "large-scoring",
            Scored::Finally => "final-scoring",
        };
        html! {
            @if !stages.is_empty() {
                span.wk-scoring role="group" aria-label=(pen.word(heading)) {
                    @for (n, stage) in stages.iter().enumerate() {
                        @let told: Vec<String> = stage.told.iter().map(|(cause, gain)| pen.say(&gain.say(seat, *cause))).collect();
                        @let (points, gold) = stage.sum();
                        span.wk-sum.{ "wk-stage-" (n) } role="img" aria-label=(told.join(" ")) data-tip=(told.join("\n")) {
                            svg.wk-piece viewBox="-2 -4 44 48" aria-hidden="true" { g font-size="0" { (sign(stage.told[0].0)) } }
                            @if points != 0 || gold == 0 { span aria-hidden="true" { (signed(points)) (shapes::points()) } }
                            @if gold != 0 { span aria-hidden="true" { (signed(gold)) (shapes::coin()) } }
                        }
                    }
                }
            }
        }
    }

    /// What a seat got at the last scoring, for the list of players.
    pub(super) fn last_gains(&self, view: &View, seat: Seat, pen: &Pen<'_>) -> Vec<Fact> {
        let Some(scored) = just_scored(view, seat).filter(|scored| *scored != Scored::Finally) else {
            return Vec::new();
        };
        let sums = self.stages(view, seat, scored).iter().map(Stage::sum).collect::<Vec<_>>();
        let (points, gold) = sums.into_iter().fold((0, 0), |(p, g), (points, gold)| (p + points, g + gold));
        let fact = |icon: Markup, sum: i32| Fact { icon, value: signed(sum), label: pen.word("fact-last-scoring") };
        let all = [(shapes::points(), points), (shapes::coin(), gold)];
        all.into_iter().filter(|(_, sum)| *sum != 0).map(|(icon, sum)| fact(icon, sum)).collect()
    }

    fn stages(&self, view: &View, seat: Seat, scored: Scored) -> Vec<Stage> {
        let player = view.public.of(seat);
        let stages = match scored {
            Scored::Small => vec![row_stage(player, Row::Goldsmiths, false)],
            Scored::Large => {
                let rows = [Row::Nobles, Row::Scouts, Row::Goldsmiths, Row::Fishermen];
                let ships = self.ships_stage(player, Coast::repelled, 1);
                std::iter::once(ships).chain(rows.map(|row| row_stage(player, row, true))).collect()
            }
            Scored::Finally => {
                let ships = self.ships_stage(player, Coast::unrepelled, -1);
                std::iter::once(ships).chain(final_stages(player)).collect()
            }
        };
        stages.into_iter().filter(|stage| !stage.told.is_empty()).collect()
    }

    fn ships_stage(&self, player: &Player, which: fn(&Coast, Sail) -> u64, by: i32) -> Stage {
        let ships: Vec<(Sail, Column)> = Sail::ALL
            .into_iter()
            .flat_map(|sail| columns(which(&player.coast, sail)).map(move |column| (sail, column)))
            .collect();
        let gain = |sail| {
            let pay = self.pay(sail);
            match pay.of {
                Currency::Gold => Gain::Gold(by * i32::from(pay.value)),
                Currency::Points => Gain::Points(by * i32::from(pay.value)),
            }
        };
        Stage {
            marks: html! { @for (sail, column) in &ships { (badge(corner(None, *column), gain(*sail))) } },
            told: ships.into_iter().map(|(sail, column)| (Cause::Ship(sail, column), gain(sail))).collect(),
        }
    }
}

/// What the figures of a row bring at a small or a large scoring.
fn row_stage(player: &Player, row: Row, large: bool) -> Stage {
    let cause = match row {
        Row::Nobles => Cause::Nobles,
        Row::Scouts => Cause::Scouts,
        Row::Goldsmiths => Cause::Goldsmiths,
        _ => Cause::Fishermen,
    };
    let each = |column| {
        let (gain, of) = scoring::each(player, Cell::new(row, column), large);
        let gain = gain as i32;
        if of == Currency::Gold { Gain::Gold(gain) } else { Gain::Points(gain) }
    };
    let gains: Vec<(Column, Gain)> = columns(player.coast.safe(row)).map(|column| (column, each(column))).collect();
    let gains: Vec<_> = gains.into_iter().filter(|(_, gain)| gain.amount() != 0).collect();
    let total = gains.iter().map(|(_, gain)| gain.amount()).sum();
    let total = gains.first().map(|(_, gain)| match gain {
        Gain::Gold(_) => Gain::Gold(total),
        Gain::Points(_) => Gain::Points(total),
    });
    Stage {
        marks: html! { @for (column, gain) in gains { (badge(corner(Some(row), column), gain)) } },
        told: total.map(|total| (cause, total)).into_iter().collect(),
    }
}

/// The stages of the final scoring after that of the ships, in the rulebook's order.
fn final_stages(player: &Player) -> Vec<Stage> {
    let Finale { debt, gold, boatsmen, islands, longest, supply, .. } = player.ledger.finale;
    let plain = |cause: Cause, points: i32| Stage {
        told: (points != 0).then_some((cause, Gain::Points(points))).into_iter().collect(),
        marks: html! {},
    };
    let finished = finished_islands(&player.coast);
    let most = finished.iter().map(|(_, _, length)| *length).max().unwrap_or(0);
    let ring = |least: u32| html! { @for island in finished.iter().filter(|(_, _, length)| *length >= least) { (outline(*island)) } };
    let mut stages = vec![
        plain(Cause::Debt, -i32::from(debt)),
        plain(Cause::Gold, gold.into()),
        plain(Cause::Boatsmen, boatsmen.into()),
        Stage { marks: ring(1), ..plain(Cause::Islands, islands.into()) },
        Stage { marks: ring(most), ..plain(Cause::Longest, longest.into()) },
        plain(Cause::Supply, supply.into()),
    ];
    for building in Building::ALL {
        let points = great(player, building);
        let marks = player
            .coast
            .great(building)
            .map(|cell| badge(corner(Some(cell.row), cell.column), Gain::Points(points.into())));
        stages.push(Stage { marks: marks.unwrap_or_default(), ..plain(Cause::Great(building), points.into()) });
    }
    stages
}

/// The islands with a beginning and an end: row, first column, length.
fn finished_islands(coast: &Coast) -> Vec<(Row, Column, u32)> {
    let from = |row: Row, column: Column| {
        let length = (1..).find(|n| coast.middles(row) >> (column.index() as u32 + n) & 1 == 0).unwrap_or(1);
        let ends = coast.rights(row) >> (column.index() as u32 + length) & 1 == 1;
        ends.then_some((row, column, length + 1))
    };
    Row::ALL.into_iter().flat_map(|row| columns(coast.lefts(row)).filter_map(move |column| from(row, column))).collect()
}

/// A line around an island.
fn outline((row, column, length): (Row, Column, u32)) -> Markup {
    let (x, y) = corner(Some(row), column);
    html! { rect.wk-rise.wk-around x=(x + 2.0) y=(y + 3.0) width=(length as f32 * CELL - 4.0) height=(CELL - 6.0) rx="14" {} }
}

/// A gain or a loss in the corner of a cell.
fn badge((x, y): (f32, f32), gain: Gain) -> Markup {
    html! {
        g transform={ "translate(" (x + 2.0) " " (y + 2.0) ")" } {
            g.wk-rise {
                rect.wk-gain.wk-loss[gain.amount() < 0] width="60" height="30" rx="15" {}
                text aria-hidden="true" x="20" y="22.4" text-anchor="middle" { (signed(gain.amount())) }
                g transform="translate(33 4) scale(.92)" { @match gain { Gain::Gold(_) => { (coin()) } Gain::Points(_) => { (star()) } } }
            }
        }
    }
}

/// With a sign, and a minus that is as wide as a plus.
fn signed(amount: i32) -> String {
    if amount < 0 { format!("−{}", -amount) } else { format!("+{amount}") }
}
