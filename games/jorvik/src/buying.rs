//! The buying phase ("Kaufphase"): the cards are offered along the lanes, then along the reserve row.

use langhus_rules::{Seat, Sink};

use crate::Jorvik;
use crate::action::Action;
use crate::card::{Card, Kind};
use crate::event::Event;
use crate::good::Goods;
use crate::lanes::{Figure, Lane, Line, Spot, Viking};
use crate::power::Power;
use crate::refusal::Refusal;
use crate::state::{Open, Phase, State, Step};

/// What the hoard gives. Rulebook p. 9.
pub(crate) const HOARD: u8 = 4;
/// The brown vikings in the box.
pub(crate) const BROWN_VIKINGS: u8 = 2;

/// A card that somebody may buy now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offered {
    /// The viking whose turn it is.
    pub figure: Figure,
    /// Where the card was laid out.
    pub spot: Spot,
    /// What it costs.
    pub price: u8,
    /// The lane; nothing in the reserve row.
    pub lane: Option<Lane>,
}

impl Jorvik {
    /// What is offered now: the price is the number of vikings still in the lane, or of cards still in the reserve
    /// row. Rulebook p. 5, "Kaufphase".
    #[inline]
    pub fn offered(&self, open: &Open) -> Option<Offered> {
        if open.next < self.lanes {
            let lane = Lane::new(open.next + 1)?;
            let line = open.lanes[lane.index()];
            let figure = line.at(0)?;
            return Some(Offered { figure, spot: lane.spot(), price: line.len(), lane: Some(lane) });
        }
        let place = open.next - self.lanes;
        if place >= open.row_length {
            return None;
        }
        let reserved = open.row[usize::from(place)];
        Some(Offered { figure: reserved.figure, spot: reserved.spot, price: open.row_length - place, lane: None })
    }

    /// Asks whoever could buy the next card; those who could not in any way are passed over (J27).
    pub(crate) fn offer(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        loop {
            let open = &mut state.open;
            let Some(offered) = self.offered(open) else {
                if open.next < self.lanes {
                    open.next += 1;
                    continue;
                }
                return self.end_buying(state, sink);
            };
            let seat = offered.figure.seat();
            if self.could_buy(open, seat, offered.price) {
                return open.ask(seat, Step::Offer);
            }
            self.decline(open, offered, sink);
        }
    }

    /// J27: with coins, the pledge, or what an any-phase card could bring at once.
    #[inline]
    fn could_buy(&self, open: &Open, seat: Seat, price: u8) -> bool {
        let price = u16::from(price);
        let player = open.player(seat);
        player.coins >= price || has_pledge(open, seat) || player.coins + self.extra_coins(open, seat) >= price
    }

    pub(crate) fn legal_offer(&self, open: &Open, seat: Seat, actions: &mut Vec<Action>) {
        let price = self.offered(open).map_or(0, |offered| offered.price);
        if open.player(seat).coins >= u16::from(price) {
            actions.push(Action::Buy);
        }
        if has_pledge(open, seat) {
            actions.push(Action::Redeem);
        }
        actions.push(Action::Decline);
        self.legal_any_phase(open, seat, actions);
    }

    pub(crate) fn check_offer(&self, open: &Open, seat: Seat, action: Action) -> Result<(), Refusal> {
        let price = self.offered(open).map_or(0, |offered| offered.price);
        let coins = open.player(seat).coins;
        match action {
            Action::Buy if coins < u16::from(price) => Err(Refusal::TooExpensive { price, coins }),
            Action::Redeem if !has_pledge(open, seat) => Err(Refusal::NotHeld(Power::Pledge)),
            Action::Buy | Action::Redeem | Action::Decline => Ok(()),
            _ => self.check_any_phase(open, seat, action),
        }
    }

    pub(crate) fn play_offer(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        let open = &mut state.open;
        let Some(offered) = self.offered(open) else { return };
        let Some(card) = open.spots[offered.spot.index()] else { return };
        match action {
            Action::Buy => {
                open.player_mut(seat).coins -= u16::from(offered.price);
                sink.tell(Event::Bought(seat, card, offered.price));
            }
            Action::Redeem => {
                self.redeem(open, seat, sink);
                sink.tell(Event::Redeemed(seat, card));
            }
            Action::Decline => {
                self.decline(open, offered, sink);
                return self.offer(state, sink);
            }
            _ => return self.play_any_phase(state, seat, action, sink),
        }
        self.acquire(open, seat, card, offered.spot, sink);
        match offered.lane {
            Some(lane) => {
                let line = std::mem::take(&mut open.lanes[lane.index()]);
                line.figures().for_each(|figure| self.take_back(open, figure, sink));
            }
            None => self.take_back(open, offered.figure, sink),
        }
        open.next += 1;
        self.offer(state, sink);
    }

    /// Rulebook p. 5: the viking goes home, and the card is offered to the next one for a coin less; without a next
    /// one, or in the reserve row, it leaves the game.
    fn decline(&self, open: &mut Open, offered: Offered, sink: &mut impl Sink<Event>) {
        if let Some(card) = open.spots[offered.spot.index()] {
            sink.tell(Event::Declined(offered.figure.seat(), card));
        }
        let line = offered.lane.map(|lane| &mut open.lanes[lane.index()]);
        let more = line.is_some_and(|line: &mut Line| {
            line.pop();
            !line.is_empty()
        });
        self.take_back(open, offered.figure, sink);
        if !more {
            self.discard_spot(open, offered.spot, sink);
            open.next += 1;
        }
    }

    /// A bought card goes to the loading area; what acts at once does so (rulebook p. 9, J19).
    fn acquire(&self, open: &mut Open, seat: Seat, card: Card, spot: Spot, sink: &mut impl Sink<Event>) {
        let cargo = std::mem::take(&mut open.cargo[spot.index()]);
        open.spots[spot.index()] = None;
        let player = open.player_mut(seat);
        player.loading.insert(card);
        player.aboard += cargo;
        let Kind::Special(power) = self.kind(card) else { return };
        player.arriving.insert(power);
        match power {
            Power::Hoard => {
                player.coins += u16::from(HOARD);
                sink.tell(Event::Coins(seat, HOARD));
            }
            Power::Thief => {
                for victim in Seat::all(self.seats) {
                    if victim != seat && open.player(victim).coins > 0 {
                        open.player_mut(victim).coins -= 1;
                        open.player_mut(seat).coins += 1;
                        sink.tell(Event::Robbed { thief: seat, victim });
                    }
                }
            }
            _ => {}
        }
    }

    /// J20: the pledge pays the whole price, from the display or the loading area, and leaves the game.
    fn redeem(&self, open: &mut Open, seat: Seat, sink: &mut impl Sink<Event>) {
        if open.player(seat).powers.has(Power::Pledge) {
            return self.discard_power(open, seat, Power::Pledge, sink);
        }
        let Some(card) = self.power_card(Power::Pledge) else { return };
        let player = open.player_mut(seat);
        player.loading.remove(card);
        player.arriving.remove(Power::Pledge);
        open.boxed.insert(card);
        sink.tell(Event::Played(seat, card));
    }

    /// A viking comes off the board; a brown one leaves the game, and the bunkhouse with the second (rulebook p. 9).
    #[inline]
    fn take_back(&self, open: &mut Open, figure: Figure, sink: &mut impl Sink<Event>) {
        let seat = figure.seat();
        if figure.viking() == Viking::Own {
            open.player_mut(seat).vikings += 1;
            return;
        }
        open.spent += 1;
        if open.spent == BROWN_VIKINGS {
            self.discard_power(open, seat, Power::Bunkhouse, sink);
        }
    }

    /// A card leaves the board for the box; a ship's goods go to the common area. Rulebook p. 4.
    pub(crate) fn discard_spot(&self, open: &mut Open, spot: Spot, sink: &mut impl Sink<Event>) {
        let Some(card) = open.spots[spot.index()].take() else { return };
        open.common += std::mem::replace(&mut open.cargo[spot.index()], Goods::NONE);
        open.boxed.insert(card);
        sink.tell(Event::Boxed(card));
    }

    fn end_buying(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.open.row_length = 0;
        state.open.reserved = 0;
        state.open.loader = state.open.start;
        self.open_window(state, Phase::Loading, sink);
    }
}

#[inline]
fn has_pledge(open: &Open, seat: Seat) -> bool {
    let player = open.player(seat);
    player.powers.has(Power::Pledge) || player.arriving.has(Power::Pledge)
}
