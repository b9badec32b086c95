//! The auction for the start, the removed figure, and the figures placed in turn (advanced game).

use langhus_rules::{Seat, Seats, Sink};

use crate::Wikinger;
use crate::event::Event;
use crate::figure::Figure;
use crate::notation::{Action, MOST_BID};
use crate::refusal::Refuse;
use crate::state::{Auction, Public, State, Step};

/// The lowest and the highest bid the player who is asked can make (W47).
pub(crate) fn bids(public: &Public) -> (u16, u16) {
    (public.auction.bid.map_or(0, |bid| bid + 1), public.player().wealth().min(MOST_BID))
}

/// More bids than this lie on the table in tens.
const MANY: u16 = 45;

/// Are there so many bids that they are found by their tens first?
pub(crate) fn by_tens(public: &Public) -> bool {
    let (least, most) = bids(public);
    most >= least + MANY
}

impl Wikinger {
    /// Rule sheet, "Ablauf einer Versteigerung": the start player opens, with nothing if they like (W34).
    pub(crate) fn open_auction(&self, public: &mut Public) {
        public.auction = Auction { bid: None, leader: public.start, bidders: Seats::all(self.seats) };
        public.turn = public.start;
        public.step = Step::Bid;
    }

    pub(crate) fn legal_bids(&self, public: &Public, actions: &mut Vec<Action>) {
        let (least, most) = bids(public);
        if public.auction.bid.is_some() {
            actions.push(Action::Pass);
        }
        actions.extend((least..=most).map(Action::Bid));
    }

    pub(crate) fn check_bid(&self, public: &Public, action: Action) -> Result<(), Refuse> {
        let (least, most) = bids(public);
        match action {
            Action::Pass if public.auction.bid.is_none() => Err(Refuse::OpenerBids),
            Action::Pass => Ok(()),
            Action::Bid(bid) if bid < least => Err(Refuse::BidTooLow(least)),
            Action::Bid(bid) if bid > most => Err(Refuse::BidTooHigh(most)),
            Action::Bid(_) => Ok(()),
            _ => Err(Refuse::NotAsked(Step::Bid)),
        }
    }

    pub(crate) fn play_bid(&self, public: &mut Public, action: Action, sink: &mut impl Sink<Event>) {
        if let Action::Bid(bid) = action {
            public.auction.bid = Some(bid);
            public.auction.leader = public.turn;
            sink.tell(Event::Bid(public.turn, bid));
        } else {
            self.pass(public, public.turn, sink);
        }
        self.ask_next_bidder(public, sink);
    }

    fn pass(&self, public: &mut Public, seat: Seat, sink: &mut impl Sink<Event>) {
        public.auction.bidders = public.auction.bidders.without(seat);
        sink.tell(Event::Passed(seat));
    }

    /// The next seat clockwise that has not passed and can raise; who cannot passes. When only the leader is left,
    /// the auction is over.
    fn ask_next_bidder(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        let bid = public.auction.bid.unwrap_or(0);
        for seat in public.turn.next(self.seats).around(self.seats) {
            if seat == public.auction.leader || !public.auction.bidders.contains(seat) {
                continue;
            }
            if public.of(seat).wealth() > bid {
                public.turn = seat;
                return;
            }
            self.pass(public, seat, sink);
        }
        // W48: the winner is start player for the whole round.
        let winner = public.auction.leader;
        let changed = public.players[winner.index()].pay(bid);
        sink.tell(Event::WonStart(winner, bid, changed));
        public.start = winner;
        public.turn = winner;
        public.step = Step::Remove;
    }

    /// The kinds of figures drawn and not placed: both for removing and for placing.
    pub(crate) fn legal_drawn(&self, public: &Public, action: fn(Figure) -> Action, actions: &mut Vec<Action>) {
        let drawn = Figure::ALL.into_iter().filter(|kind| public.drawn[*kind as usize] > 0);
        actions.extend(drawn.map(action));
    }

    pub(crate) fn check_drawn(&self, public: &Public, action: Action) -> Result<(), Refuse> {
        match (public.step, action) {
            (Step::Remove, Action::Remove(kind)) | (Step::Place, Action::Place(kind)) => {
                if public.drawn[kind as usize] > 0 { Ok(()) } else { Err(Refuse::NoneDrawn(kind)) }
            }
            (step, _) => Err(Refuse::NotAsked(step)),
        }
    }

    /// Rule sheet: the winner puts one figure into the box, and only then lays out the tiles (W33).
    pub(crate) fn play_remove(&self, state: &mut State, kind: Figure, sink: &mut impl Sink<Event>) {
        let public = &mut state.public;
        public.drawn[kind as usize] -= 1;
        public.gone[kind as usize] += 1;
        sink.tell(Event::Removed(public.turn, kind));
        self.lay_out_tiles(state, sink);
        state.public.step = Step::Place;
        self.place_the_last(&mut state.public, sink);
    }

    /// Rule sheet: all figures of one kind on the highest free places, then the next player (W49).
    pub(crate) fn play_place(&self, public: &mut Public, kind: Figure, sink: &mut impl Sink<Event>) {
        let count = std::mem::take(&mut public.drawn[kind as usize]);
        public.wheel.place_from_top(kind, count);
        sink.tell(Event::Placed(public.turn, kind, count));
        public.turn = public.turn.next(self.seats);
        self.place_the_last(public, sink);
    }

    /// With one kind left there is no choice; with none the buying begins.
    fn place_the_last(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        let mut kinds = Figure::ALL.into_iter().filter(|kind| public.drawn[*kind as usize] > 0);
        match (kinds.next(), kinds.next()) {
            (Some(kind), None) => self.play_place(public, kind, sink),
            (Some(_), Some(_)) => {}
            (None, _) => {
                public.turn = public.start;
                public.step = Step::Buy;
            }
        }
    }
}
