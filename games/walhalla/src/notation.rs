//! Actions as dense indices and as short words, both reversible.

use std::fmt;

use langhus_rules::{Word, Words, phrases};

use crate::{Action, Card, Defence, Fjord, Lead, Place, Places, Tongue};

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
        self.to_string()
    }

    /// The action with this notation.
    ///
    /// # Errors
    /// A sentence that says what would be right.
    pub fn parse(notation: &str) -> Result<Action, String> {
        Action::read(notation).ok_or_else(|| expected(notation).to_owned())
    }
}

phrases! {
    impl Action between ' ' {
        Board(places) = ["board" places];
        Ride(true) = ["ride"];
        Ride(false) = ["stay"];
        Sail(fjord, lead) = ["sail" fjord lead];
        Land(tongue) = ["land" tongue];
        Attack(true) = ["attack"];
        Attack(false) = ["no attack"];
        Defend(Defence::Lose) = ["lose"];
        Defend(Defence::Win) = ["win"];
        Defend(Defence::Shield) = ["shield"];
        Hunt(true) = ["hunt"];
        Hunt(false) = ["no hunt"];
        Lay(card) = ["lay" card];
        Done = ["done"];
    }
}

/// Their names from bow to stern, or `none`.
impl Word for Places {
    fn write(&self, f: &mut fmt::Formatter<'_>, between: char) -> fmt::Result {
        let mut names = self.iter().map(Place::name);
        f.write_str(names.next().unwrap_or("none"))?;
        names.try_for_each(|name| write!(f, "{between}{name}"))
    }

    fn read(words: &mut Words<'_>) -> Option<Places> {
        if words.are("none").is_some() {
            return Some(Places::NONE);
        }
        let mut last = Place::read(words)?;
        let mut places = Places::NONE.with(last);
        while let Some(next) = Place::read(words) {
            if next as u8 <= last as u8 {
                return None;
            }
            (last, places) = (next, places.with(next));
        }
        Some(places)
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
