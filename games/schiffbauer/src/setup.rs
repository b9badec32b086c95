//! Positions for tests: boards laid out by hand, every card taken from the pile, so that none is doubled.

use langhus_rules::{Edition, Game, Mistakes, Options, Refused, Seat, Seed, Told};

use crate::card::Card;
use crate::kind::{Building, Craftsman, Good, Kind, Ship, Tool, Townsperson};
use crate::purse::Purse;
use crate::state::{PASSES, State, Step};
use crate::{Event, Refusal, Schiffbauer};

/// A table in the afternoon of the first day: seat 1 begins and is to act, nobody has a card, and everybody has the 5
/// gold and 3 workers of the start. Seats are numbered from 1, as people count.
pub struct Table {
    /// The rules.
    pub rules: Schiffbauer,
    /// The position.
    pub state: State,
}

fn seat(number: u8) -> Seat {
    Seat::new(number - 1)
}

impl Table {
    /// The table with the standard edition.
    ///
    /// # Panics
    /// If `seats` is not 2 to 5.
    pub fn new(seats: u8) -> Table {
        Table::with_edition(seats, Schiffbauer::EDITIONS[0]).expect("the standard edition is right")
    }

    /// The table with another edition.
    ///
    /// # Errors
    /// What is wrong with the edition.
    pub fn with_edition(seats: u8, edition: &str) -> Result<Table, Mistakes> {
        let rules = Schiffbauer::new(&Edition::new(edition), &Options::default(), seats)?;
        let mut state = rules.deal(Seed::from_number(1));
        state.start = seat(1);
        state.active = seat(1);
        state.day = 1;
        state.pass = PASSES as u8;
        state.step = Step::Work;
        Ok(Table { rules, state })
    }

    /// Takes a card of this kind from the pile.
    fn fetch(&mut self, kind: impl Into<Kind>) -> Card {
        let kind = kind.into();
        let deck = &self.rules.deck;
        self.state.pile.take(|card| deck.kind(card) == kind).unwrap_or_else(|| panic!("no {kind:?} is left"))
    }

    /// Gives a seat gold, workers and goods (oak, wool, iron).
    #[must_use]
    pub fn purse(mut self, number: u8, gold: u8, workers: u8, goods: [u8; Good::COUNT]) -> Table {
        self.state.board_mut(seat(number)).purse = Purse::new(gold, workers, goods);
        self
    }

    /// Gives a seat cards into the hand.
    #[must_use]
    pub fn hand(mut self, number: u8, kinds: &[Kind]) -> Table {
        for kind in kinds {
            let card = self.fetch(*kind);
            self.state.board_mut(seat(number)).hand.add(&self.rules.deck, card, None);
        }
        self
    }

    /// Passes the active player a packet to keep a card of, in the first pass of the morning.
    #[must_use]
    pub fn packet(mut self, kinds: &[Kind]) -> Table {
        for kind in kinds {
            let card = self.fetch(*kind);
            self.state.packet.push(card);
        }
        (self.state.step, self.state.pass) = (Step::Draft, 0);
        self
    }

    /// Recruits craftsmen for a seat.
    #[must_use]
    pub fn crew(mut self, number: u8, crew: &[Craftsman]) -> Table {
        for craftsman in crew {
            let card = self.fetch(*craftsman);
            self.state.board_mut(seat(number)).recruit(card, *craftsman);
        }
        self
    }

    /// Lays ships into the workshops of a seat.
    #[must_use]
    pub fn workshops(mut self, number: u8, ships: &[Ship]) -> Table {
        for ship in ships {
            let card = self.fetch(*ship);
            self.state.board_mut(seat(number)).workshops.push(card);
        }
        self
    }

    /// Gives a seat finished ships.
    #[must_use]
    pub fn fleet(mut self, number: u8, ships: &[Ship]) -> Table {
        for ship in ships {
            let card = self.fetch(*ship);
            let board = self.state.board_mut(seat(number));
            board.laid.insert(card);
            board.fleet.add(&self.rules.deck, *ship);
        }
        self
    }

    /// Gives a seat buildings.
    #[must_use]
    pub fn buildings(mut self, number: u8, buildings: &[Building]) -> Table {
        for building in buildings {
            let card = self.fetch(*building);
            let board = self.state.board_mut(seat(number));
            board.laid.insert(card);
            board.buildings |= 1 << *building as u32;
        }
        self
    }

    /// Gives a seat a tool, a cart with its goods.
    #[must_use]
    pub fn tool(mut self, number: u8, tool: Tool) -> Table {
        let card = self.fetch(tool);
        let board = self.state.board_mut(seat(number));
        board.tool = Some(card);
        board.cart = self.rules.deck.tools[tool as usize].load;
        self
    }

    /// Lays a Watchman before a seat.
    #[must_use]
    pub fn guard(mut self, number: u8) -> Table {
        let card = self.fetch(Townsperson::Watchman);
        let board = self.state.board_mut(seat(number));
        board.laid.insert(card);
        board.guarded = true;
        self
    }

    /// Brings a card with this back to the top of the pile.
    #[must_use]
    pub fn top(mut self, back: [u8; Good::COUNT]) -> Table {
        let deck = &self.rules.deck;
        let fits = |card: Card| Good::ALL.map(|good| deck.back(card).of(good)) == back;
        let card = self.state.pile.take(fits).expect("there is a card with this back");
        self.state.pile.push(card);
        self
    }

    /// Brings cards of these kinds to the top of the pile, the first one uppermost.
    #[must_use]
    pub fn next_cards(mut self, kinds: &[Kind]) -> Table {
        for kind in kinds.iter().rev() {
            let card = self.fetch(*kind);
            self.state.pile.push(card);
        }
        self
    }

    /// Discards all but the uppermost cards of the pile openly.
    #[must_use]
    pub fn short_pile(mut self, cards: usize) -> Table {
        while self.state.pile.len() > cards {
            let card = self.state.pile.take(|_| true).expect("the pile has more cards");
            self.state.discards.insert(card);
        }
        self
    }

    /// Makes it the turn of a seat.
    #[must_use]
    pub fn turn_of(mut self, number: u8) -> Table {
        self.state.active = seat(number);
        self
    }

    /// What the seat to act is told when it tries this.
    ///
    /// # Errors
    /// The rule that refuses it.
    ///
    /// # Panics
    /// If the notation is none.
    pub fn attempt(&mut self, notation: &str) -> Result<Vec<Event>, Refusal> {
        let action = self.rules.parse(notation).unwrap_or_else(|why| panic!("\"{notation}\": {why}"));
        let (mut told, active) = (Told::default(), self.state.active);
        match self.rules.play(&mut self.state, active, action, &mut told) {
            Ok(()) => Ok(told.events),
            Err(Refused::ByRule(refusal)) => Err(refusal),
            Err(Refused::NotAwaited { .. }) => panic!("the game is over"),
        }
    }

    /// Plays actions of whoever is to act.
    ///
    /// # Panics
    /// If one is refused.
    pub fn play(&mut self, actions: &[&str]) -> &mut Table {
        for notation in actions {
            if let Err(refusal) = self.attempt(notation) {
                panic!("\"{notation}\" is refused: {refusal:?}");
            }
        }
        self
    }

    /// The rule that refuses an action.
    ///
    /// # Panics
    /// If nothing refuses it, or if a refused action changes anything.
    pub fn refused(&mut self, notation: &str) -> Refusal {
        let before = self.state;
        let refusal = self.attempt(notation).expect_err("the action is refused");
        assert_eq!(self.state, before, "a refused action changes nothing");
        refusal
    }

    /// The notations of everything that may be done now.
    pub fn choices(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.rules.legal(&self.state, self.state.active, &mut actions);
        actions.into_iter().map(|action| self.rules.notation(action)).collect()
    }

    /// Who is to act, counted from 1.
    pub fn active(&self) -> u8 {
        self.state.active.number()
    }

    /// The gold of a seat.
    pub fn gold(&self, number: u8) -> u8 {
        self.state.board(seat(number)).purse.gold()
    }

    /// The workers of a seat.
    pub fn workers(&self, number: u8) -> u8 {
        self.state.board(seat(number)).purse.workers()
    }

    /// The goods in the mill of a seat.
    pub fn mill(&self, number: u8) -> [u8; Good::COUNT] {
        self.state.board(seat(number)).purse.goods()
    }

    /// The kinds of the cards in a seat's hand, in order.
    pub fn hand_of(&self, number: u8) -> Vec<Kind> {
        self.state.board(seat(number)).hand.iter().map(|card| self.rules.deck.kind(card)).collect()
    }

    /// The recruited craftsmen of a seat, in order.
    pub fn crew_of(&self, number: u8) -> Vec<Craftsman> {
        self.state.board(seat(number)).crew.iter().filter_map(|card| self.rules.deck.craftsman_of(card)).collect()
    }

    /// The ships in the workshops of a seat, in order.
    pub fn workshops_of(&self, number: u8) -> Vec<Ship> {
        self.state.board(seat(number)).workshops.iter().filter_map(|card| self.rules.deck.ship_of(card)).collect()
    }

    /// The tool of a seat.
    pub fn tool_of(&self, number: u8) -> Option<Tool> {
        self.state.board(seat(number)).tool.and_then(|card| self.rules.deck.tool_of(card))
    }

    /// How many cards of a kind lie openly on the discard pile.
    pub fn discarded(&self, kind: impl Into<Kind>) -> usize {
        self.state.discards.and(self.rules.deck.copies[kind.into().number()]).len()
    }

    /// The points of a seat.
    pub fn points(&self, number: u8) -> i32 {
        self.rules.score(&self.state, seat(number))
    }
}
