//! Actions, their dense indices and their stable notation.

use langhus_rules::phrases;

use crate::figure::{COLUMNS, Cell, Column, Figure, Row};
use crate::special::{SPECIAL_KINDS, Special};
use crate::state::SHIPS;
use crate::wheel::SLOTS;

/// The highest bid that can ever be paid.
///
/// Before the last auction, at two seats, somebody has bought at most 6, 12, 18, 24 and 30 combinations at the five
/// scorings so far. A figure earns at most 7 (a goldsmith with all three tiles), and there are 13 goldsmiths; at large
/// scorings each of the others earns at most 5 (a noble with all three tiles). A repelled ship brings at most 9, but
/// takes the place of an island tile, and its fighter earns nothing himself: one pays, thanks to the start tile, a
/// second one not. 30 gold, 10 points, the five-gold tile and 42 + (11 × 7 + 9) + 91 + (91 + 50 + 9) + 91 make 505.
pub const MOST_BID: u16 = 505;

/// One small decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Bids for the start.
    Bid(u16),
    /// Leaves the auction.
    Pass,
    /// Removes a drawn figure from the game.
    Remove(Figure),
    /// Places all drawn figures of a kind at the wheel.
    Place(Figure),
    /// Buys the combination with this price.
    Buy(u8),
    /// Lays the start tile in column 1 of a row.
    Start(Row),
    /// Lays the bought ship.
    Moor(Column),
    /// Lays the bought island tile.
    Lay(Cell),
    /// Puts the bought figure on the tile just laid.
    Stand,
    /// Puts the bought figure on the mainland.
    Wait,
    /// Takes an open special tile.
    Take(Special),
    /// Takes no special tile.
    Decline,
    /// Replaces the middle in this cell by the special tile just taken.
    Exchange(Cell),
    /// Ferries no more.
    Stop,
    /// Sends a boatsman.
    Row,
    /// Sends a boatsman with a boat tile.
    Sail,
    /// Loads figures of one kind.
    Load(Figure),
    /// Loads one figure of each kind.
    LoadEach,
    /// Lands a figure in this cell.
    Land(Cell),
}

const KINDS: usize = Figure::ALL.len();
const BID: usize = 0;
const PASS: usize = BID + MOST_BID as usize + 1;
const REMOVE: usize = PASS + 1;
const PLACE: usize = REMOVE + KINDS;
const BUY: usize = PLACE + KINDS;
const START: usize = BUY + SLOTS as usize;
const MOOR: usize = START + Row::ALL.len();
const LAY: usize = MOOR + SHIPS;
const STAND: usize = LAY + Cell::COUNT;
const WAIT: usize = STAND + 1;
const TAKE: usize = WAIT + 1;
const DECLINE: usize = TAKE + SPECIAL_KINDS;
const EXCHANGE: usize = DECLINE + 1;
const STOP: usize = EXCHANGE + Cell::COUNT;
const ROW: usize = STOP + 1;
const SAIL: usize = ROW + 1;
const LOAD: usize = SAIL + 1;
const LOAD_EACH: usize = LOAD + KINDS;
const LAND: usize = LOAD_EACH + 1;
/// How many actions there are.
pub(crate) const SPACE: usize = LAND + Cell::COUNT;

/// Every word with which an action can begin.
const VERBS: &str = "bid, pass, remove, place, buy, start, moor, lay, stand, wait, take, decline, exchange, stop, row, \
                     sail, load, land";

impl Action {
    /// The dense index.
    pub fn index(self) -> usize {
        match self {
            Action::Bid(bid) => BID + usize::from(bid),
            Action::Pass => PASS,
            Action::Remove(figure) => REMOVE + figure as usize,
            Action::Place(figure) => PLACE + figure as usize,
            Action::Buy(price) => BUY + usize::from(price),
            Action::Start(row) => START + row as usize,
            Action::Moor(column) => MOOR + column.index(),
            Action::Lay(cell) => LAY + cell.index(),
            Action::Stand => STAND,
            Action::Wait => WAIT,
            Action::Take(special) => TAKE + special as usize,
            Action::Decline => DECLINE,
            Action::Exchange(cell) => EXCHANGE + cell.index(),
            Action::Stop => STOP,
            Action::Row => ROW,
            Action::Sail => SAIL,
            Action::Load(figure) => LOAD + figure as usize,
            Action::LoadEach => LOAD_EACH,
            Action::Land(cell) => LAND + cell.index(),
        }
    }

    /// The action with this index.
    pub fn from_index(index: usize) -> Option<Action> {
        let figure = |from: usize| Figure::ALL.get(index - from).copied();
        match index {
            ..PASS => Some(Action::Bid(index as u16)),
            PASS => Some(Action::Pass),
            REMOVE..PLACE => figure(REMOVE).map(Action::Remove),
            PLACE..BUY => figure(PLACE).map(Action::Place),
            BUY..START => Some(Action::Buy((index - BUY) as u8)),
            START..MOOR => Row::ALL.get(index - START).copied().map(Action::Start),
            MOOR..LAY => Column::new((index - MOOR) as u8 + 1).map(Action::Moor),
            LAY..STAND => Cell::from_index(index - LAY).map(Action::Lay),
            STAND => Some(Action::Stand),
            WAIT => Some(Action::Wait),
            TAKE..DECLINE => Special::ALL.get(index - TAKE).copied().map(Action::Take),
            DECLINE => Some(Action::Decline),
            EXCHANGE..STOP => Cell::from_index(index - EXCHANGE).map(Action::Exchange),
            STOP => Some(Action::Stop),
            ROW => Some(Action::Row),
            SAIL => Some(Action::Sail),
            LOAD..LOAD_EACH => figure(LOAD).filter(|figure| *figure != Figure::Boatsman).map(Action::Load),
            LOAD_EACH => Some(Action::LoadEach),
            LAND..SPACE => Cell::from_index(index - LAND).map(Action::Land),
            _ => None,
        }
    }

    /// Is it an action of the game? There are more bids, prices, berths and loads than that.
    fn is_one(self) -> bool {
        match self {
            Action::Bid(bid) => bid <= MOST_BID,
            Action::Buy(price) => price < SLOTS,
            Action::Moor(column) => column.index() < SHIPS,
            Action::Load(figure) => figure != Figure::Boatsman,
            _ => true,
        }
    }

    /// The stable notation.
    pub fn notation(self) -> String {
        self.to_string()
    }

    /// The action with this notation.
    ///
    /// # Errors
    /// What would be right.
    pub fn parse(notation: &str) -> Result<Action, String> {
        Action::read(notation).filter(|action| action.is_one()).ok_or_else(|| expected(notation))
    }
}

phrases! {
    impl Action between ' ' {
        Bid(bid) = ["bid" bid];
        Pass = ["pass"];
        Remove(figure) = ["remove" figure];
        Place(figure) = ["place" figure];
        Buy(price) = ["buy" price];
        Start(row) = ["start" row];
        Moor(column) = ["moor" column];
        Lay(cell) = ["lay" cell];
        Stand = ["stand"];
        Wait = ["wait"];
        Take(special) = ["take" special];
        Decline = ["decline"];
        Exchange(cell) = ["exchange" cell];
        Stop = ["stop"];
        Row = ["row"];
        Sail = ["sail"];
        Load(figure) = ["load" figure];
        LoadEach = ["load each"];
        Land(cell) = ["land" cell];
    }
}

/// What would be right after the first word.
fn expected(notation: &str) -> String {
    let verb = notation.split(' ').next().unwrap_or_default();
    let rows = || Row::ALL.map(Row::word).join(", ");
    match verb {
        "bid" => format!("after \"bid\" comes a number from 0 to {MOST_BID}."),
        "remove" | "place" => {
            format!("after \"{verb}\" comes a figure ({}).", Figure::ALL.map(Figure::word).join(", "))
        }
        "buy" => format!("after \"buy\" comes a price from 0 to {}.", SLOTS - 1),
        "start" => format!("after \"start\" comes a row ({}).", rows()),
        "moor" => format!("after \"moor\" comes a column from 1 to {SHIPS}."),
        "lay" | "exchange" | "land" => {
            format!("after \"{verb}\" come a row ({}) and a column from 1 to {COLUMNS}.", rows())
        }
        "take" => {
            let known = Special::ALL.map(Special::word).join(", ");
            format!("after \"take\" comes a special tile ({known}).")
        }
        "load" => format!("after \"load\" comes \"each\" or a figure ({}).", rows()),
        "pass" | "stand" | "wait" | "decline" | "stop" | "row" | "sail" => format!("\"{verb}\" stands alone."),
        _ => format!("an action begins with one of: {VERBS}."),
    }
}
