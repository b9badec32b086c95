//! Laying the bought tile and the start tile, and housing the figure. Rulebook p. 3, "Plättchen anlegen und Figur
//! unterbringen".

use langhus_rules::Sink;

use crate::Wikinger;
use crate::event::Event;
use crate::figure::{Cell, Column, Row, columns};
use crate::notation::Action;
use crate::refusal::Refuse;
use crate::special::Special;
use crate::state::{Middle, Public, State, Step};
use crate::tile::{Edges, Sail, Tile};

impl Wikinger {
    /// After a purchase: the first tile comes with the start tile; an island tile that fits nowhere is lost (W11).
    pub(crate) fn ask_where_to_lay(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        if public.player().coast.start().is_none() {
            // W44: with the start tile first every tile has a place, so that none is lost in a first turn.
            public.step = Step::First;
            return;
        }
        public.step = Step::Lay;
        if let Some(edges) = public.bought.tile.edges()
            && public.player().coast.places(edges) == [0; 5]
        {
            let tile = public.bought.tile;
            public.lost[tile as usize] += 1;
            public.bought.laid = true;
            sink.tell(Event::Lost(public.turn, tile));
            self.house_figure(public, sink);
        }
    }

    pub(crate) fn legal_start_rows(&self, public: &Public, actions: &mut Vec<Action>) {
        actions.extend(public.player().coast.start_rows().map(Action::Start));
    }

    pub(crate) fn legal_places(&self, public: &Public, actions: &mut Vec<Action>) {
        let coast = &public.player().coast;
        match public.bought.tile.edges() {
            None => actions.extend(columns(coast.berths()).map(Action::Moor)),
            Some(edges) => {
                let places = coast.places(edges);
                for row in Row::ALL {
                    let mut bits = places[row as usize];
                    while bits != 0 {
                        actions.push(Action::Lay(Cell::new(row, Column::lowest(bits))));
                        bits &= bits - 1;
                    }
                }
            }
        }
    }

    pub(crate) fn check_laying(&self, public: &Public, action: Action) -> Result<(), Refuse> {
        let coast = &public.player().coast;
        match (public.step, action) {
            (Step::First | Step::Start, Action::Start(row)) => {
                if coast.tiles(row) & Column::FIRST.bit() == 0 {
                    Ok(())
                } else {
                    Err(Refuse::RowTaken(row))
                }
            }
            (Step::First | Step::Lay, Action::Moor(column)) => match public.bought.tile.sail() {
                None => Err(Refuse::IslandRows),
                Some(_) if coast.berths() & column.bit() == 0 => Err(Refuse::NextBerth),
                Some(_) => Ok(()),
            },
            (Step::First | Step::Lay, Action::Lay(cell)) => match public.bought.tile.edges() {
                None => Err(Refuse::ShipsRow),
                Some(edges) if coast.places(edges)[cell.row as usize] & cell.column.bit() != 0 => Ok(()),
                Some(_) if coast.edges(cell).is_some() => Err(Refuse::Occupied),
                Some(edges) if coast.clashes(cell, edges) => Err(Refuse::Clash),
                Some(_) => Err(Refuse::NoContact),
            },
            (step, _) => Err(Refuse::NotAsked(step)),
        }
    }

    pub(crate) fn play_start(&self, public: &mut Public, row: Row, sink: &mut impl Sink<Event>) {
        public.player_mut().coast.lay_start(row);
        sink.tell(Event::Started(public.turn, row));
        if public.bought.laid {
            self.house_figure(public, sink);
        } else {
            public.step = Step::Lay;
        }
    }

    pub(crate) fn play_mooring(&self, public: &mut Public, column: Column, sink: &mut impl Sink<Event>) {
        let Some(sail) = public.bought.tile.sail() else { return };
        self.moor(public, sail, column, sink);
        public.bought.berth = Some(column);
        self.after_laying(public, sink);
    }

    fn moor(&self, public: &mut Public, sail: Sail, column: Column, sink: &mut impl Sink<Event>) {
        public.player_mut().coast.moor(column, sail);
        sink.tell(Event::Moored(public.turn, sail, column));
    }

    pub(crate) fn play_laying(&self, public: &mut Public, cell: Cell, sink: &mut impl Sink<Event>) {
        let tile = public.bought.tile;
        let Some(edges) = tile.edges() else { return };
        self.lay(public, tile, edges, cell, sink);
        public.bought.cell = Some(cell);
        self.after_laying(public, sink);
    }

    fn lay(&self, public: &mut Public, tile: Tile, edges: Edges, cell: Cell, sink: &mut impl Sink<Event>) {
        let seat = public.turn;
        public.player_mut().coast.lay(cell, edges);
        sink.tell(Event::Laid(seat, tile, cell));
        let Some(building) = tile.building() else { return };
        public.middles.add(Middle { seat, cell, building });
        // W37: a special building that waits for this tile takes its place at once.
        if public.player().holds(Special::great(building)) > 0 {
            self.exchange(public, building, cell, sink);
        }
    }

    fn after_laying(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        public.bought.laid = true;
        if public.player().coast.start().is_none() {
            public.step = Step::Start;
        } else {
            self.house_figure(public, sink);
        }
    }

    /// The figure may stand on the tile just laid, if that lies in its row; otherwise it goes to the mainland (W16).
    fn house_figure(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        public.step = Step::Stand;
        let fits = public.bought.cell.is_some_and(|cell| public.bought.figure.row() == Some(cell.row));
        if !fits {
            self.send_to_mainland(public, sink);
        }
    }

    fn send_to_mainland(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        let figure = public.bought.figure;
        public.player_mut().mainland[figure as usize] += 1;
        sink.tell(Event::Waits(public.turn, figure));
        public.step = if public.bought.prize { Step::Special } else { Step::Buy };
    }

    pub(crate) fn check_housing(&self, action: Action) -> Result<(), Refuse> {
        match action {
            Action::Stand | Action::Wait => Ok(()),
            _ => Err(Refuse::NotAsked(Step::Stand)),
        }
    }

    pub(crate) fn play_housing(&self, public: &mut Public, action: Action, sink: &mut impl Sink<Event>) {
        match (action, public.bought.cell) {
            (Action::Stand, Some(cell)) => {
                public.player_mut().coast.stand(cell);
                sink.tell(Event::Stood(public.turn, public.bought.figure, cell));
                public.step = if public.bought.prize { Step::Special } else { Step::Buy };
            }
            _ => self.send_to_mainland(public, sink),
        }
    }

    /// When nothing of the turn is left to do, the turn passes on.
    pub(crate) fn finish_turn(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        if state.public.step == Step::Buy {
            self.end_turn(state, sink);
        }
    }
}
