//! Ferrying figures from the mainland to the islands. Rulebook p. 4, "Bootsmänner"; cut into small choices by W51.

use langhus_rules::Sink;

use crate::Wikinger;
use crate::event::Event;
use crate::figure::{Cell, Column, Figure, Row};
use crate::notation::Action;
use crate::refusal::Refuse;
use crate::rounds::ROUNDS;
use crate::special::Special;
use crate::state::{Load, Player, Public, State, Step, rows};

/// The rows whose figures wait and find a free tile, as a bit set.
#[inline]
fn cargo(player: &Player) -> u8 {
    let fits = |row: &&Row| player.waiting(row.figure()) > 0 && player.coast.free(**row) != 0;
    Row::ALL.iter().filter(fits).fold(0, |rows, row| rows | 1 << *row as u8)
}

/// How many figures of a row's kind a whole load carries: all that find a free tile (W23).
fn whole(player: &Player, row: Row) -> u8 {
    player.waiting(row.figure()).min(player.coast.free(row).count_ones() as u8)
}

/// Is "one of each" a load of its own? Not where it is the same as the only other one.
fn each_differs(player: &Player) -> bool {
    let mut kinds = rows(cargo(player));
    match (kinds.next(), kinds.next()) {
        (Some(only), None) => whole(player, only) > 1,
        (first, _) => first.is_some(),
    }
}

/// The row in which a figure lands next, and the cells it can choose there: free, from left to right, and with room
/// for the rest of the load.
#[inline]
fn landing(public: &Public) -> Option<(Row, u64)> {
    let row = public.load.rows().next()?;
    let mut free = public.player().coast.free(row) >> public.load.passed << public.load.passed;
    for _ in 1..public.load.figures {
        free &= !(1 << (63 - (free | 1).leading_zeros()));
    }
    Some((row, free))
}

impl Wikinger {
    /// May the player leave boatsmen unused? Not at the third large scoring (W24).
    fn may_stop(&self, public: &Public) -> bool {
        public.round < ROUNDS
    }

    /// Asks the player of the turn for the next boatsman, or scores where none can ferry.
    pub(crate) fn ask_to_ferry(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let public = &mut state.public;
        let player = public.player();
        if player.waiting(Figure::Boatsman) == 0 || cargo(player) == 0 {
            self.score_large_and_go_on(state, sink);
        } else if self.may_stop(public) || player.holds(Special::Boat) > 0 {
            public.step = Step::Ferry;
        } else {
            self.send_boatsman(state, false, sink);
        }
    }

    pub(crate) fn legal_ferrying(&self, public: &Public, actions: &mut Vec<Action>) {
        if self.may_stop(public) {
            actions.push(Action::Stop);
        }
        actions.push(Action::Row);
        if public.player().holds(Special::Boat) > 0 {
            actions.push(Action::Sail);
        }
    }

    pub(crate) fn check_ferrying(&self, public: &Public, action: Action) -> Result<(), Refuse> {
        match action {
            Action::Stop if self.may_stop(public) => Ok(()),
            Action::Stop => Err(Refuse::MustFerry),
            Action::Row => Ok(()),
            Action::Sail if public.player().holds(Special::Boat) > 0 => Ok(()),
            Action::Sail => Err(Refuse::NoBoat),
            _ => Err(Refuse::NotAsked(Step::Ferry)),
        }
    }

    pub(crate) fn play_ferrying(&self, state: &mut State, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Row => self.send_boatsman(state, false, sink),
            Action::Sail => self.send_boatsman(state, true, sink),
            _ => self.score_large_and_go_on(state, sink),
        }
    }

    /// The boatsman leaves the game, with his boat (W25, W26); there is cargo for him.
    fn send_boatsman(&self, state: &mut State, boat: bool, sink: &mut impl Sink<Event>) {
        let public = &mut state.public;
        let player = public.player_mut();
        player.mainland[Figure::Boatsman as usize] -= 1;
        if boat {
            player.specials[Special::Boat as usize] -= 1;
            public.spent[Special::Boat as usize] += 1;
        }
        public.gone[Figure::Boatsman as usize] += 1;
        sink.tell(Event::Ferried(public.turn, boat));
        // Rule sheet, "Bootsmann": in the advanced game he carries one figure unless he has a boat.
        public.load = Load { whole: boat || !self.advanced, ..Load::NONE };
        let player = public.player();
        let mut kinds = rows(cargo(player));
        let first = kinds.next();
        let choice = kinds.next().is_some() || public.load.whole && each_differs(player);
        match first {
            Some(row) if !choice => self.load(state, row, sink),
            _ => public.step = Step::Load,
        }
    }

    pub(crate) fn legal_loads(&self, public: &Public, actions: &mut Vec<Action>) {
        let player = public.player();
        actions.extend(rows(cargo(player)).map(|row| Action::Load(row.figure())));
        if public.load.whole && each_differs(player) {
            actions.push(Action::LoadEach);
        }
    }

    pub(crate) fn check_load(&self, public: &Public, action: Action) -> Result<(), Refuse> {
        let player = public.player();
        match action {
            Action::Load(figure) => match figure.row() {
                Some(row) if cargo(player) >> row as u8 & 1 != 0 => Ok(()),
                _ => Err(Refuse::NoCargo(figure)),
            },
            Action::LoadEach if !public.load.whole => Err(Refuse::OneFigure),
            Action::LoadEach if !each_differs(player) => Err(Refuse::SameLoad),
            Action::LoadEach => Ok(()),
            _ => Err(Refuse::NotAsked(Step::Load)),
        }
    }

    pub(crate) fn play_load(&self, state: &mut State, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Load(figure) => {
                if let Some(row) = figure.row() {
                    self.load(state, row, sink);
                }
            }
            _ => {
                let player = state.public.player();
                state.public.load = Load { rows: cargo(player), figures: 1, passed: 0, ..state.public.load };
                self.ask_where_to_land(state, sink);
            }
        }
    }

    fn load(&self, state: &mut State, row: Row, sink: &mut impl Sink<Event>) {
        let public = &mut state.public;
        let figures = if public.load.whole { whole(public.player(), row) } else { 1 };
        public.load = Load { rows: 1 << row as u8, figures, passed: 0, ..public.load };
        self.ask_where_to_land(state, sink);
    }

    /// Lands what has no choice of tiles; asks where there is one; then goes on with the next boatsman.
    fn ask_where_to_land(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        while let Some((row, cells)) = landing(&state.public) {
            if cells & (cells - 1) != 0 {
                state.public.step = Step::Land;
                return;
            }
            self.land(&mut state.public, Cell::new(row, Column::lowest(cells)), sink);
        }
        self.ask_to_ferry(state, sink);
    }

    pub(crate) fn legal_landings(&self, public: &Public, actions: &mut Vec<Action>) {
        let Some((row, mut cells)) = landing(public) else { return };
        while cells != 0 {
            actions.push(Action::Land(Cell::new(row, Column::lowest(cells))));
            cells &= cells - 1;
        }
    }

    pub(crate) fn check_landing(&self, public: &Public, action: Action) -> Result<(), Refuse> {
        let (Action::Land(cell), Some((row, cells))) = (action, landing(public)) else {
            return Err(Refuse::NotAsked(Step::Land));
        };
        if cell.row != row {
            Err(Refuse::WrongRow(row))
        } else if cells & cell.column.bit() != 0 {
            Ok(())
        } else if public.player().coast.free(row) & cell.column.bit() != 0 {
            Err(Refuse::LeftToRight)
        } else {
            Err(Refuse::NoFreeTile)
        }
    }

    pub(crate) fn play_landing(&self, state: &mut State, cell: Cell, sink: &mut impl Sink<Event>) {
        self.land(&mut state.public, cell, sink);
        self.ask_where_to_land(state, sink);
    }

    fn land(&self, public: &mut Public, cell: Cell, sink: &mut impl Sink<Event>) {
        let figure = cell.row.figure();
        let player = public.player_mut();
        player.mainland[figure as usize] -= 1;
        player.coast.stand(cell);
        sink.tell(Event::Landed(public.turn, figure, cell));
        public.load.figures -= 1;
        public.load.passed = cell.column.number();
        if public.load.figures == 0 {
            public.load.rows &= !(1 << cell.row as u8);
            public.load.figures = 1;
            public.load.passed = 0;
        }
    }
}
