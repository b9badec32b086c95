//! Finishing a ship.

use langhus_rules::Sink;

use crate::action::{Action, Source};
use crate::kind::{Good, Kind, Ship};
use crate::purse::{Crafts, Purse};
use crate::refusal::Refusal;
use crate::state::{State, Step};
use crate::tableau::Board;
use crate::work::{afford, missing};
use crate::{Event, Schiffbauer};

impl Schiffbauer {
    /// The good of a ship that the player's tool would replace (S17).
    #[inline]
    fn replaced(&self, board: &Board, ship: Ship) -> Option<Good> {
        let tool = self.deck.tool_of(board.tool?)?;
        let good = self.deck.tools[tool as usize].replaces?;
        (self.deck.ships[ship as usize].cost.good(good) > 0).then_some(good)
    }

    pub(crate) fn legal_finish(&self, board: &Board, actions: &mut Vec<Action>) {
        let there = board.crafts.with(board.hand.crafts());
        let mut before = None;
        for ship in board.workshops.iter().filter_map(|card| self.deck.ship_of(card)) {
            let card = &self.deck.ships[ship as usize];
            if before == Some(ship) || !there.covers(card.needs) {
                continue;
            }
            before = Some(ship);
            if board.purse.covers(card.cost) {
                actions.push(Action::Finish { ship, tool: false });
            }
            if self.replaced(board, ship).is_some_and(|good| board.purse.covers(card.cost.without(good))) {
                actions.push(Action::Finish { ship, tool: true });
            }
        }
    }

    pub(crate) fn check_finish(&self, board: &Board, ship: Ship, tool: bool) -> Result<(), Refusal> {
        if !board.workshops.iter().any(|card| self.deck.ship_of(card) == Some(ship)) {
            return Err(Refusal::NotInWorkshop(self.deck.title(ship)));
        }
        let price = self.price(board, ship, tool).ok_or_else(|| Refusal::ToolNoHelp(self.deck.title(ship)))?;
        afford(board.purse, price)?;
        match missing(&self.deck, board, ship) {
            Some(craftsman) => {
                Err(Refusal::NoCraftsman { ship: self.deck.title(ship), craftsman: self.deck.title(craftsman) })
            }
            None => Ok(()),
        }
    }

    /// What a ship costs, with or without the tool; nothing if the tool does not help.
    fn price(&self, board: &Board, ship: Ship, tool: bool) -> Option<Purse> {
        let cost = self.deck.ships[ship as usize].cost;
        if tool { Some(cost.without(self.replaced(board, ship)?)) } else { Some(cost) }
    }

    /// Rulebook, "Einen Schiffbau beenden" 1 to 3: gold, workers and goods are paid in one go, and the tool that
    /// replaced a good is discarded.
    pub(crate) fn finish(&self, state: &mut State, ship: Ship, tool: bool, sink: &mut impl Sink<Event>) {
        let seat = state.active;
        let Some(price) = self.price(state.board(seat), ship, tool) else { return };
        let board = state.own();
        board.purse.pay(price);
        if tool && let Some(card) = board.tool.take() {
            state.discards.insert(card);
            sink.tell(Event::ToolUsed { seat, card });
        }
        self.staff(state, ship, self.deck.ships[ship as usize].needs, sink);
    }

    pub(crate) fn legal_staff(&self, actions: &mut Vec<Action>) {
        actions.extend([Source::Board, Source::Hand].map(Action::Use));
    }

    pub(crate) fn check_staff(&self, state: &State, action: Action) -> Result<(), Refusal> {
        if matches!(action, Action::Use(_)) { Ok(()) } else { Err(Refusal::NotNow(state.step)) }
    }

    /// The player has chosen where the craftsman asked for comes from.
    pub(crate) fn choose_source(&self, state: &mut State, source: Source, sink: &mut impl Sink<Event>) {
        let Step::Staff { ship, mut needs, .. } = state.step else { return };
        self.employ(state, &mut needs, source, sink);
        self.staff(state, ship, needs, sink);
    }

    /// Rulebook, "Einen Schiffbau beenden" 4 and 5: the craftsmen are discarded, from below the board or from the hand.
    /// The player is asked only where both are possible and not both are needed anyway (S47).
    fn staff(&self, state: &mut State, ship: Ship, mut needs: Crafts, sink: &mut impl Sink<Event>) {
        let seat = state.active;
        if !state.own().hand.is_empty() {
            // Whether a question follows tells something about the hand.
            sink.reveal();
        }
        while let Some(craftsman) = needs.first() {
            let board = state.own();
            let (recruited, held) = (board.crafts.of(craftsman), board.hand.crafts().of(craftsman));
            if recruited > 0 && held > 0 && recruited + held > needs.of(craftsman) {
                state.step = Step::Staff { ship, craftsman, needs };
                return;
            }
            let source = if recruited > 0 { Source::Board } else { Source::Hand };
            self.employ(state, &mut needs, source, sink);
        }
        state.step = Step::Work;
        let board = state.own();
        if let Some(card) = board.workshops.take(|card| self.deck.kind(card) == Kind::Ship(ship)) {
            board.laid.insert(card);
            board.fleet.add(&self.deck, ship);
            sink.tell(Event::Finished { seat, card });
        }
    }

    /// The first craftsman needed works and is discarded.
    fn employ(&self, state: &mut State, needs: &mut Crafts, source: Source, sink: &mut impl Sink<Event>) {
        let Some(craftsman) = needs.first() else { return };
        needs.remove(craftsman);
        let card = match source {
            Source::Board => state.own().dismiss(&self.deck, craftsman),
            Source::Hand => self.show(state, Kind::Craftsman(craftsman), sink),
        };
        if let Some(card) = card {
            state.discards.insert(card);
            sink.tell(Event::Staffed { seat: state.active, card, source });
        }
    }
}
