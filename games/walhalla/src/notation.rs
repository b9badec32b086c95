//! Actions as dense indices and as short words, both reversible.

use crate::{Action, Card, Defence, Fjord, Lead, Places, Tongue};

/// Where the indices of each kind of action begin.
const RIDE: usize = Places::SETS;
const SAIL: usize = RIDE + 2;
const LAND: usize = SAIL + Fjord::ALL.len() * Lead::ALL.len();
const ATTACK: usize = LAND + Tongue::ALL.len();
const DEFEND: usize = ATTACK + 2;
const HUNT: usize = DEFEND + Defence::ALL.len();
const LAY: usize = HUNT + 2;
const DONE: usize = LAY + Card::ALL.len();

impl Action {
    /// How many actions there are.
    pub const SPACE: usize = DONE + 1;

    /// The dense index.
    pub fn index(self) -> usize {
        match self {
            Action::Board(places) => places.number(),
            Action::Ride(yes) => RIDE + usize::from(!yes),
            Action::Sail(fjord, lead) => SAIL + fjord.index() * Lead::ALL.len() + lead as usize,
            Action::Land(tongue) => LAND + tongue as usize,
            Action::Attack(yes) => ATTACK + usize::from(!yes),
            Action::Defend(defence) => DEFEND + defence as usize,
            Action::Hunt(yes) => HUNT + usize::from(!yes),
            Action::Lay(card) => LAY + card as usize,
            Action::Done => DONE,
        }
    }

    /// The action with this index.
    pub fn from_index(index: usize) -> Option<Action> {
        Some(match index {
            ..RIDE => Action::Board(Places::numbered(index)),
            RIDE..SAIL => Action::Ride(index == RIDE),
            SAIL..LAND => {
                let place = index - SAIL;
                Action::Sail(Fjord::ALL[place / Lead::ALL.len()], Lead::ALL[place % Lead::ALL.len()])
            }
            LAND..ATTACK => Action::Land(Tongue::ALL[index - LAND]),
            ATTACK..DEFEND => Action::Attack(index == ATTACK),
            DEFEND..HUNT => Action::Defend(Defence::ALL[index - DEFEND]),
            HUNT..LAY => Action::Hunt(index == HUNT),
            LAY..DONE => Action::Lay(Card::ALL[index - LAY]),
            DONE => Action::Done,
            _ => return None,
        })
    }

    /// The stable notation.
    pub fn notation(self) -> String {
        match self {
            Action::Board(places) if places.is_empty() => "board none".into(),
            Action::Board(places) => {
                let names: Vec<_> = places.iter().map(|place| place.name()).collect();
                format!("board {}", names.join(" "))
            }
            Action::Ride(true) => "ride".into(),
            Action::Ride(false) => "stay".into(),
            Action::Sail(fjord, lead) => format!("sail {} {}", fjord.number(), lead.place().name()),
            Action::Land(tongue) => format!("land {}", tongue.letter()),
            Action::Attack(true) => "attack".into(),
            Action::Attack(false) => "no attack".into(),
            Action::Defend(Defence::Lose) => "lose".into(),
            Action::Defend(Defence::Win) => "win".into(),
            Action::Defend(Defence::Shield) => "shield".into(),
            Action::Hunt(true) => "hunt".into(),
            Action::Hunt(false) => "no hunt".into(),
            Action::Lay(card) => format!("lay {}", card.name()),
            Action::Done => "done".into(),
        }
    }

    /// The action with this notation.
    ///
    /// # Errors
    /// A sentence that says what would be right.
    pub fn parse(notation: &str) -> Result<Action, String> {
        let all = (0..Action::SPACE).filter_map(Action::from_index);
        let found = { all }.find(|action| action.notation() == notation);
        found.ok_or_else(|| expected(notation).to_owned())
    }
}

/// What could have been meant, by the first word.
fn expected(notation: &str) -> &'static str {
    match notation.split(' ').next() {
        Some("board") => "\"board\" is followed by \"none\" or by places in the order bow, middle, stern.",
        Some("sail") => "\"sail\" is followed by a fjord from 1 to 4 and the end towards the board, bow or stern.",
        Some("land") => "\"land\" is followed by a tongue: a, b or c.",
        Some("lay") => "\"lay\" is followed by a card, for instance forest, tongue-6 or walhalla.",
        _ => {
            "an action is board, ride, stay, sail, land, attack, no attack, lose, win, shield, hunt, no hunt, lay or done."
        }
    }
}
