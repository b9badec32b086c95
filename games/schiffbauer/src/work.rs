//! The afternoon: one whole turn each, with any number of actions in any order.

use langhus_rules::{Seat, Sink};

use crate::action::Action;
use crate::card::{Card, Cards};
use crate::deck::Deck;
use crate::kind::{Building, Craftsman, Good, Kind, Ship, Townsperson};
use crate::purse::Purse;
use crate::refusal::Refusal;
use crate::state::{State, Step};
use crate::tableau::{Board, Hand};
use crate::{Event, Schiffbauer};

/// Rulebook, "Güter kaufen": always two gold and two workers.
pub const PURCHASE: Purse = Purse::new(2, 2, [0; Good::COUNT]);

/// What is missing from a purse.
pub(crate) fn afford(purse: Purse, cost: Purse) -> Result<(), Refusal> {
    if purse.gold() < cost.gold() {
        return Err(Refusal::TooLittleGold { needs: cost.gold(), has: purse.gold() });
    }
    if purse.workers() < cost.workers() {
        return Err(Refusal::TooFewWorkers { needs: cost.workers(), has: purse.workers() });
    }
    for good in Good::ALL {
        if purse.good(good) < cost.good(good) {
            return Err(Refusal::TooFewGoods { good, needs: cost.good(good), has: purse.good(good) });
        }
    }
    Ok(())
}

impl Schiffbauer {
    /// The turn of the active player begins; the own Watchmen have done their duty (S26).
    pub(crate) fn begin_turn(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.step = Step::Work;
        let seat = state.active;
        if state.board(seat).guarded {
            let watchmen = self.deck.copies[Kind::Townsperson(Townsperson::Watchman).number()];
            let board = state.board_mut(seat);
            let leaving = board.laid.and(watchmen);
            board.laid = board.laid.without(watchmen);
            board.guarded = false;
            state.discards = state.discards.or(leaving);
            sink.tell(Event::WatchOver { seat });
        }
    }

    pub(crate) fn legal_work(&self, state: &State, actions: &mut Vec<Action>) {
        let board = state.board(state.active);
        if board.purse.covers(PURCHASE) {
            actions.extend(Good::ALL.map(|good| Action::Buy { good, cart: false }));
            let carted = Good::ALL.into_iter().filter(|good| board.cart[*good as usize] > 0);
            actions.extend(carted.map(|good| Action::Buy { good, cart: true }));
        }
        for kind in board.hand.kinds().iter() {
            let playable = match kind {
                Kind::Craftsman(_) => !board.crew.is_full(),
                Kind::Ship(_) => !board.workshops.is_full(),
                Kind::Tool(tool) => board.purse.gold() >= self.deck.tools[tool as usize].gold,
                Kind::Building(building) => {
                    !board.has(building) && board.purse.covers(self.deck.buildings[building as usize].cost)
                }
                Kind::Townsperson(townsperson) => self.may_visit(state, townsperson),
            };
            if playable {
                actions.push(Action::Play(kind));
            }
            actions.push(Action::Discard(kind));
        }
        self.legal_finish(board, actions);
        if board.tool.is_some() {
            actions.push(Action::Drop);
        }
        actions.push(Action::End);
    }

    pub(crate) fn check_work(&self, state: &State, action: Action) -> Result<(), Refusal> {
        let board = state.board(state.active);
        match action {
            Action::Buy { good, cart } => {
                afford(board.purse, PURCHASE)?;
                if cart && board.cart[good as usize] == 0 { Err(Refusal::NotOnCart(good)) } else { Ok(()) }
            }
            Action::Discard(kind) => self.in_hand(board, kind),
            Action::Play(kind) => {
                self.in_hand(board, kind)?;
                match kind {
                    Kind::Craftsman(_) if board.crew.is_full() => Err(Refusal::CrewFull),
                    Kind::Ship(_) if board.workshops.is_full() => Err(Refusal::WorkshopsFull),
                    Kind::Craftsman(_) | Kind::Ship(_) => Ok(()),
                    Kind::Tool(tool) => {
                        afford(board.purse, Purse::new(self.deck.tools[tool as usize].gold, 0, [0; Good::COUNT]))
                    }
                    Kind::Building(building) if board.has(building) => Err(Refusal::AlreadyBuilt(building)),
                    Kind::Building(building) => afford(board.purse, self.deck.buildings[building as usize].cost),
                    Kind::Townsperson(townsperson) => self.check_visit(state, townsperson),
                }
            }
            Action::Drop if board.tool.is_none() => Err(Refusal::NoTool),
            Action::Drop | Action::End => Ok(()),
            Action::Finish { ship, tool } => self.check_finish(board, ship, tool),
            _ => Err(Refusal::NotNow(state.step)),
        }
    }

    /// Is there such a card in the hand?
    pub(crate) fn in_hand(&self, board: &Board, kind: Kind) -> Result<(), Refusal> {
        if board.hand.kinds().contains(kind) { Ok(()) } else { Err(Refusal::NotInHand(self.deck.title(kind))) }
    }

    /// Rulebook, "Güter kaufen": as many as the back of the top card says, and one from the cart if wished.
    pub(crate) fn buy(&self, state: &mut State, good: Good, cart: bool, sink: &mut impl Sink<Event>) {
        let amount = state.top().map_or(0, |card| self.deck.back(card).of(good));
        let seat = state.active;
        let board = state.own();
        board.purse.pay(PURCHASE);
        board.purse.add(good, amount + u8::from(cart));
        sink.tell(Event::Bought { seat, good, amount, cart });
        if cart {
            board.cart[good as usize] -= 1;
            if board.cart == [0; Good::COUNT] {
                self.lose_tool(state, seat, sink);
            }
        }
    }

    /// Plays a card from the hand.
    pub(crate) fn play_card(&self, state: &mut State, kind: Kind, sink: &mut impl Sink<Event>) {
        let seat = state.active;
        let Some(card) = self.show(state, kind, sink) else { return };
        match kind {
            // The old tool goes first (S45).
            Kind::Tool(_) if state.own().tool.is_some() => self.lose_tool(state, seat, sink),
            _ => {}
        }
        sink.tell(Event::Played { seat, card });
        match kind {
            Kind::Craftsman(craftsman) => state.own().recruit(card, craftsman),
            Kind::Ship(_) => state.own().workshops.push(card),
            Kind::Building(building) => self.build(state.own(), card, building),
            Kind::Tool(tool) => {
                let tool = self.deck.tools[tool as usize];
                let board = state.own();
                board.lose_gold(tool.gold);
                board.tool = Some(card);
                board.cart = tool.load;
            }
            Kind::Townsperson(townsperson) => self.visit(state, townsperson, card, sink),
        }
    }

    /// Rulebook, "Ein Gebäude bauen".
    fn build(&self, board: &mut Board, card: Card, building: Building) {
        board.purse.pay(self.deck.buildings[building as usize].cost);
        board.laid.insert(card);
        board.buildings |= 1 << building as u32;
    }

    /// Discards a card from the hand unused (S12 and S44).
    pub(crate) fn discard(&self, state: &mut State, kind: Kind, sink: &mut impl Sink<Event>) {
        if let Some(card) = self.show(state, kind, sink) {
            state.discards.insert(card);
            sink.tell(Event::Discarded { seat: state.active, card });
        }
    }

    /// Takes a card out of the hand, where nobody else could see it.
    pub(crate) fn show(&self, state: &mut State, kind: Kind, sink: &mut impl Sink<Event>) -> Option<Card> {
        sink.reveal();
        state.own().hand.take(&self.deck, kind)
    }

    /// The tool of a player goes to the discard pile, goods on it to the supply (S18).
    pub(crate) fn lose_tool(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let board = state.board_mut(seat);
        board.cart = [0; Good::COUNT];
        if let Some(card) = board.tool.take() {
            state.discards.insert(card);
            sink.tell(Event::ToolGone { seat, card });
        }
    }

    /// Ends the turn: what is left in the hand is discarded openly (S44).
    pub(crate) fn end_turn(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let seat = state.active;
        // All at once: the order in which the cards came into the hand is nobody else's business.
        let rest: Cards = state.own().hand.iter().collect();
        if !rest.is_empty() {
            sink.reveal();
            state.own().hand = Hand::EMPTY;
            state.discards = state.discards.or(rest);
            rest.iter().for_each(|card| sink.tell(Event::Discarded { seat, card }));
        }
        sink.tell(Event::Ended { seat });
        state.active = seat.next(self.seats);
        if state.active == state.start {
            self.begin_evening(state, sink);
        } else {
            self.begin_turn(state, sink);
        }
    }
}

/// The first craftsman of a ship's needs who is not there.
pub(crate) fn missing(deck: &Deck, board: &Board, ship: Ship) -> Option<Craftsman> {
    let (there, needs) = (board.crafts.with(board.hand.crafts()), deck.ships[ship as usize].needs);
    Craftsman::ALL.into_iter().find(|craftsman| there.of(*craftsman) < needs.of(*craftsman))
}
