//! The demand phase ("Nachfragephase"): vikings line up below the cards or reserve them.

use langhus_rules::{Seat, Sink};

use crate::action::Action;
use crate::event::Event;
use crate::lanes::{Figure, LANE_LIMIT, Lane, Place, Reserved, Spot, Viking};
use crate::power::Power;
use crate::refusal::Refusal;
use crate::state::{Open, Phase, State, Step};
use crate::{Jorvik, Mode};

impl Jorvik {
    /// Asks the next player, clockwise from `from`, who has a viking to place. Rulebook p. 4 and, for brown ones, J12.
    pub(crate) fn next_viking(&self, state: &mut State, from: Seat, sink: &mut impl Sink<Event>) {
        let open = &mut state.open;
        let mut seat = from;
        for _ in 0..self.seats {
            let brown = open.brown_of(seat) > 0 && !open.passed.contains(seat);
            if open.player(seat).vikings > 0 || brown {
                return open.ask(seat, Step::Demand);
            }
            seat = seat.next(self.seats);
        }
        match open.holder(Power::Trickster) {
            Some(seat) => open.ask(seat, Step::Trick),
            None => self.end_demand(state, sink),
        }
    }

    pub(crate) fn legal_demand(&self, open: &Open, seat: Seat, actions: &mut Vec<Action>) {
        let vikings = [(Viking::Own, open.player(seat).vikings), (Viking::Brown, open.brown_of(seat))];
        for (viking, _) in vikings.into_iter().filter(|(_, count)| *count > 0) {
            for lane in Lane::all(self.lanes) {
                if open.lanes[lane.index()].len() < LANE_LIMIT {
                    actions.push(Action::Place(viking, lane));
                }
            }
            if self.mode == Mode::Jarl {
                for place in 0..self.lanes {
                    let spot = Spot::upper(place);
                    if self.can_reserve(open, spot) {
                        actions.push(Action::Reserve(viking, spot));
                    }
                }
            }
        }
        if open.player(seat).vikings == 0 {
            actions.push(Action::Pass);
        }
        self.legal_any_phase(open, seat, actions);
    }

    #[inline]
    fn can_reserve(&self, open: &Open, spot: Spot) -> bool {
        spot.lane().is_none() && open.spots[spot.index()].is_some() && !self.is_reserved(open, spot)
    }

    /// Does the card of this spot lie in the reserve row?
    #[inline]
    pub(crate) fn is_reserved(&self, open: &Open, spot: Spot) -> bool {
        open.reserved & (1 << spot.index()) != 0
    }

    pub(crate) fn check_demand(&self, open: &Open, seat: Seat, action: Action) -> Result<(), Refusal> {
        let has = |viking: Viking| match viking {
            Viking::Own if open.player(seat).vikings == 0 => Err(Refusal::NoVikings),
            Viking::Brown if open.brown_of(seat) == 0 => Err(Refusal::NoBrown),
            _ => Ok(()),
        };
        match action {
            Action::Place(_, lane) if lane.number() > self.lanes => Err(Refusal::NoLane(lane)),
            Action::Place(_, lane) if open.lanes[lane.index()].len() >= LANE_LIMIT => Err(Refusal::LaneFull(lane)),
            Action::Place(viking, _) => has(viking),
            Action::Reserve(_, spot) if !self.can_reserve(open, spot) => Err(Refusal::NothingToReserve(spot)),
            Action::Reserve(viking, _) => has(viking),
            Action::Pass if open.player(seat).vikings > 0 => Err(Refusal::MustPlace),
            Action::Pass => Ok(()),
            _ => self.check_any_phase(open, seat, action),
        }
    }

    pub(crate) fn play_demand(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        let open = &mut state.open;
        match action {
            Action::Place(viking, lane) => {
                let figure = take_viking(open, seat, viking);
                open.lanes[lane.index()].push(figure);
                sink.tell(Event::Placed(figure, lane));
            }
            Action::Reserve(viking, spot) => self.reserve(open, seat, viking, spot, sink),
            Action::Pass => {
                open.passed = open.passed.with(seat);
                sink.tell(Event::HeldBack(seat));
            }
            _ => return self.play_any_phase(state, seat, action, sink),
        }
        self.next_viking(state, seat.next(self.seats), sink);
    }

    /// Rulebook p. 4: the card moves at once, with viking and goods, to the leftmost free place of the reserve row.
    pub(crate) fn reserve(&self, open: &mut Open, seat: Seat, viking: Viking, spot: Spot, sink: &mut impl Sink<Event>) {
        let Some(card) = open.spots[spot.index()] else { return };
        let figure = take_viking(open, seat, viking);
        open.row[usize::from(open.row_length)] = Reserved { spot, figure };
        open.row_length += 1;
        open.reserved |= 1 << spot.index();
        sink.tell(Event::Reserved(figure, card));
    }

    /// The places where vikings stand.
    fn figures(&self, open: &Open) -> impl Iterator<Item = Place> {
        let lanes = open.lanes;
        let in_lanes = Lane::all(self.lanes)
            .flat_map(move |lane| (0..lanes[lane.index()].len()).map(move |place| Place::in_lane(lane, place)));
        in_lanes.chain((0..open.row_length).map(Place::in_row))
    }

    pub(crate) fn legal_trick(&self, open: &Open, actions: &mut Vec<Action>) {
        let second = open.step == Step::TrickSecond;
        actions.extend(self.figures(open).filter(|place| !second || *place != open.picked).map(Action::Swap));
        if !second {
            actions.push(Action::Pass);
        }
    }

    pub(crate) fn check_trick(&self, open: &Open, action: Action) -> Result<(), Refusal> {
        match (open.step, action) {
            (_, Action::Swap(place)) if open.figure(place).is_none() => Err(Refusal::NobodyThere(place)),
            (Step::TrickSecond, Action::Swap(place)) if place == open.picked => Err(Refusal::SameFigure),
            (_, Action::Swap(_)) | (Step::Trick, Action::Pass) => Ok(()),
            _ => Err(Refusal::NotNow(open.step)),
        }
    }

    /// The trickster, after all placements and before unwanted cards are cleared (J13).
    pub(crate) fn play_trick(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        let open = &mut state.open;
        if let Action::Swap(place) = action {
            if open.step == Step::Trick {
                open.picked = place;
                return open.ask(seat, Step::TrickSecond);
            }
            self.discard_power(open, seat, Power::Trickster, sink);
            let figures = (open.figure(open.picked), open.figure(place));
            if let (Some(first), Some(second)) = figures {
                stand(open, open.picked, second);
                stand(open, place, first);
                sink.tell(Event::Swapped(first, second));
            }
        }
        self.end_demand(state, sink);
    }

    /// Rulebook p. 4: cards that nobody asked for leave the game; the goods on ships go to the common area.
    pub(crate) fn end_demand(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let open = &mut state.open;
        for lane in Lane::all(self.lanes) {
            if open.lanes[lane.index()].is_empty() {
                self.discard_spot(open, lane.spot(), sink);
            }
        }
        if self.mode == Mode::Jarl {
            for place in 0..self.lanes {
                let spot = Spot::upper(place);
                if !self.is_reserved(open, spot) {
                    self.discard_spot(open, spot, sink);
                }
            }
        }
        self.open_window(state, Phase::Buying, sink);
    }
}

fn take_viking(open: &mut Open, seat: Seat, viking: Viking) -> Figure {
    match viking {
        Viking::Own => open.player_mut(seat).vikings -= 1,
        Viking::Brown => open.brown -= 1,
    }
    Figure::new(seat, viking)
}

fn stand(open: &mut Open, place: Place, figure: Figure) {
    match place.split() {
        (Some(lane), place) => open.lanes[lane.index()].replace(place, figure),
        (None, place) => open.row[usize::from(place)].figure = figure,
    }
}
