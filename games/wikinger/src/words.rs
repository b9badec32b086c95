//! What things are called in the texts.

use langhus_rules::Say;

use crate::figure::{Figure, Row};
use crate::special::Special;
use crate::state::Step;
use crate::tile::{Sail, Tile};

impl Figure {
    /// Its name.
    pub fn say(self) -> Say {
        Say::new(format!("figure-{}", self.word()))
    }

    /// Its letter on the terminal.
    pub(crate) fn letter(self) -> Say {
        Say::new(format!("letter-{}", self.word()))
    }
}

impl Row {
    /// Its name.
    pub fn say(self) -> Say {
        Say::new(format!("row-{}", self.word()))
    }
}

impl Tile {
    /// Its name.
    pub fn say(self) -> Say {
        Say::new(format!("tile-{}", self.word()))
    }
}

impl Sail {
    /// Its two letters on the terminal.
    pub(crate) fn letters(self) -> Say {
        Say::new(format!("letters-{}", self.word()))
    }
}

impl Special {
    /// Its name.
    pub fn say(self) -> Say {
        Say::new(format!("special-{}", self.word()))
    }

    /// What it does.
    pub fn about(self) -> Say {
        Say::new(format!("about-{}", self.word()))
    }
}

impl Step {
    /// What is asked, in a few words.
    pub fn say(self) -> Say {
        Say::new(match self {
            Step::Bid => "asked-bid",
            Step::Remove => "asked-remove",
            Step::Place => "asked-place",
            Step::Buy => "asked-buy",
            Step::First => "asked-first",
            Step::Start => "asked-start",
            Step::Lay => "asked-lay",
            Step::Stand => "asked-stand",
            Step::Special => "asked-special",
            Step::Exchange => "asked-exchange",
            Step::Ferry => "asked-ferry",
            Step::Load => "asked-load",
            Step::Land => "asked-land",
            Step::Over => "asked-nothing",
        })
    }
}
