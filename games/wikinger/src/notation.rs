//! Actions, their dense indices and their stable notation.

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

    /// The stable notation.
    pub fn notation(self) -> String {
        let at = |verb: &str, cell: Cell| format!("{verb} {} {}", cell.row.word(), cell.column.number());
        match self {
            Action::Bid(bid) => format!("bid {bid}"),
            Action::Pass => "pass".to_owned(),
            Action::Remove(figure) => format!("remove {}", figure.word()),
            Action::Place(figure) => format!("place {}", figure.word()),
            Action::Buy(price) => format!("buy {price}"),
            Action::Start(row) => format!("start {}", row.word()),
            Action::Moor(column) => format!("moor {}", column.number()),
            Action::Lay(cell) => at("lay", cell),
            Action::Stand => "stand".to_owned(),
            Action::Wait => "wait".to_owned(),
            Action::Take(special) => format!("take {}", special.word()),
            Action::Decline => "decline".to_owned(),
            Action::Exchange(cell) => at("exchange", cell),
            Action::Stop => "stop".to_owned(),
            Action::Row => "row".to_owned(),
            Action::Sail => "sail".to_owned(),
            Action::Load(figure) => format!("load {}", figure.word()),
            Action::LoadEach => "load each".to_owned(),
            Action::Land(cell) => at("land", cell),
        }
    }

    /// The action with this notation.
    ///
    /// # Errors
    /// What is wrong, and what would be right.
    pub fn parse(notation: &str) -> Result<Action, String> {
        let (verb, rest) = notation.split_once(' ').unwrap_or((notation, ""));
        let figures = || words(Figure::ALL.map(Figure::word));
        let rows = || words(Row::ALL.map(Row::word));
        let figure =
            || Figure::from_word(rest).ok_or_else(|| format!("after \"{verb}\" comes a figure ({}).", figures()));
        let cell = || {
            let (row, column) = rest.split_once(' ').unwrap_or((rest, ""));
            let column = number(column, COLUMNS.into()).and_then(|n| Column::new(n as u8));
            let cell = Row::from_word(row).zip(column).map(|(row, column)| Cell::new(row, column));
            cell.ok_or_else(|| format!("after \"{verb}\" come a row ({}) and a column from 1 to {COLUMNS}.", rows()))
        };
        let alone = |action: Action| {
            if rest.is_empty() && !notation.ends_with(' ') {
                Ok(action)
            } else {
                Err(format!("\"{verb}\" stands alone."))
            }
        };
        match verb {
            "bid" => {
                let bid = number(rest, MOST_BID).map(Action::Bid);
                bid.ok_or_else(|| format!("after \"bid\" comes a number from 0 to {MOST_BID}."))
            }
            "pass" => alone(Action::Pass),
            "remove" => figure().map(Action::Remove),
            "place" => figure().map(Action::Place),
            "buy" => {
                let price = number(rest, u16::from(SLOTS) - 1).map(|price| Action::Buy(price as u8));
                price.ok_or_else(|| "after \"buy\" comes a price from 0 to 11.".to_owned())
            }
            "start" => {
                let row = Row::from_word(rest).map(Action::Start);
                row.ok_or_else(|| format!("after \"start\" comes a row ({}).", rows()))
            }
            "moor" => {
                let column = number(rest, SHIPS as u16).and_then(|n| Column::new(n as u8)).map(Action::Moor);
                column.ok_or_else(|| format!("after \"moor\" comes a column from 1 to {SHIPS}."))
            }
            "lay" => cell().map(Action::Lay),
            "stand" => alone(Action::Stand),
            "wait" => alone(Action::Wait),
            "take" => {
                let special = Special::from_word(rest).map(Action::Take);
                let known = || words(Special::ALL.map(Special::word));
                special.ok_or_else(|| format!("after \"take\" comes a special tile ({}).", known()))
            }
            "decline" => alone(Action::Decline),
            "exchange" => cell().map(Action::Exchange),
            "stop" => alone(Action::Stop),
            "row" => alone(Action::Row),
            "sail" => alone(Action::Sail),
            "load" if rest == "each" => Ok(Action::LoadEach),
            "load" => {
                let row = Row::from_word(rest).map(|row| Action::Load(row.figure()));
                row.ok_or_else(|| format!("after \"load\" comes \"each\" or a figure ({}).", rows()))
            }
            "land" => cell().map(Action::Land),
            _ => Err(format!("an action begins with one of: {VERBS}.")),
        }
    }
}

fn words<const N: usize>(list: [&str; N]) -> String {
    list.join(", ")
}

/// A number up to `most`, written as we write it: no sign, no leading zero.
fn number(text: &str, most: u16) -> Option<u16> {
    text.parse().ok().filter(|n: &u16| *n <= most && n.to_string() == text)
}
