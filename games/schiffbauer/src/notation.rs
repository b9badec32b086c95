//! Actions as numbers and as words.

use std::fmt;

use langhus_rules::{Seat, Word, Words, listed_words, phrases};

use crate::Schiffbauer;
use crate::action::{Action, Aim, Source};
use crate::kind::{Building, Craftsman, Good, Kind, Ship, Tool, Townsperson};

/// The dense numbers of the actions, one range after the other.
const TAKE: usize = 0;
const KEEP: usize = TAKE + Good::COUNT;
const BUY: usize = KEEP + Kind::COUNT;
const PLAY: usize = BUY + 2 * Good::COUNT;
const DISCARD: usize = PLAY + Kind::COUNT;
const DROP: usize = DISCARD + Kind::COUNT;
const FINISH: usize = DROP + 1;
const USE: usize = FINISH + 2 * Ship::COUNT;
const GIVE: usize = USE + 2;
const ENOUGH: usize = GIVE + Good::COUNT;
const RETURN: usize = ENOUGH + 1;
const END: usize = RETURN + Good::COUNT;
pub(crate) const AGAINST: usize = END + 1;

/// What of a player can be aimed at.
pub(crate) const AIMS: usize = 1 + Craftsman::COUNT + Ship::COUNT + Good::COUNT;

impl Aim {
    pub(crate) fn number(self) -> usize {
        match self {
            Aim::Player => 0,
            Aim::Craftsman(craftsman) => 1 + craftsman as usize,
            Aim::Ship(ship) => 1 + Craftsman::COUNT + ship as usize,
            Aim::Good(good) => 1 + Craftsman::COUNT + Ship::COUNT + good as usize,
        }
    }

    fn from_number(number: usize) -> Option<Aim> {
        let Some(number) = number.checked_sub(1) else { return Some(Aim::Player) };
        if let Some(craftsman) = Craftsman::ALL.get(number) {
            return Some(Aim::Craftsman(*craftsman));
        }
        let number = number - Craftsman::COUNT;
        if let Some(ship) = Ship::ALL.get(number) {
            return Some(Aim::Ship(*ship));
        }
        Good::ALL.get(number - Ship::COUNT).copied().map(Aim::Good)
    }
}

/// What stands behind the seat; nothing stands there for the player.
impl Word for Aim {
    fn write(&self, f: &mut fmt::Formatter<'_>, _: char) -> fmt::Result {
        f.write_str(match self {
            Aim::Player => "",
            Aim::Craftsman(craftsman) => craftsman.word(),
            Aim::Ship(ship) => ship.word(),
            Aim::Good(good) => good.word(),
        })
    }

    fn read(words: &mut Words<'_>) -> Option<Aim> {
        let craftsman = Craftsman::read(words).map(Aim::Craftsman);
        craftsman.or_else(|| Ship::read(words).map(Aim::Ship)).or_else(|| Good::read(words).map(Aim::Good))
    }
}

listed_words! { Good(word) Craftsman(word) Townsperson(word) Tool(word) Building(word) Ship(word) Kind(word) Source(word) }

impl Source {
    const ALL: [Source; 2] = [Source::Board, Source::Hand];

    const fn word(self) -> &'static str {
        ["board", "hand"][self as usize]
    }
}

/// What is done with a card of this kind when it is played.
pub(crate) fn verb(kind: Kind) -> &'static str {
    match kind {
        Kind::Craftsman(_) => "recruit",
        Kind::Townsperson(_) => "visit",
        Kind::Tool(_) => "equip",
        Kind::Building(_) => "build",
        Kind::Ship(_) => "begin",
    }
}

impl Schiffbauer {
    pub(crate) fn space(&self) -> usize {
        AGAINST + usize::from(self.seats) * AIMS
    }

    pub(crate) fn number_of(&self, action: Action) -> usize {
        match action {
            Action::Take(good) => TAKE + good as usize,
            Action::Keep(kind) => KEEP + kind.number(),
            Action::Buy { good, cart } => BUY + 2 * good as usize + usize::from(cart),
            Action::Play(kind) => PLAY + kind.number(),
            Action::Discard(kind) => DISCARD + kind.number(),
            Action::Drop => DROP,
            Action::Finish { ship, tool } => FINISH + 2 * ship as usize + usize::from(tool),
            Action::Use(source) => USE + source as usize,
            Action::Give(good) => GIVE + good as usize,
            Action::Enough => ENOUGH,
            Action::Return(good) => RETURN + good as usize,
            Action::End => END,
            Action::Against(seat, aim) => AGAINST + seat.index() * AIMS + aim.number(),
        }
    }

    pub(crate) fn action_of(&self, index: usize) -> Option<Action> {
        Some(match index {
            TAKE..KEEP => Action::Take(Good::ALL[index - TAKE]),
            KEEP..BUY => Action::Keep(Kind::ALL[index - KEEP]),
            BUY..PLAY => Action::Buy { good: Good::ALL[(index - BUY) / 2], cart: (index - BUY) % 2 == 1 },
            PLAY..DISCARD => Action::Play(Kind::ALL[index - PLAY]),
            DISCARD..DROP => Action::Discard(Kind::ALL[index - DISCARD]),
            DROP => Action::Drop,
            FINISH..USE => Action::Finish { ship: Ship::ALL[(index - FINISH) / 2], tool: (index - FINISH) % 2 == 1 },
            USE..GIVE => Action::Use(Source::ALL[index - USE]),
            GIVE..ENOUGH => Action::Give(Good::ALL[index - GIVE]),
            ENOUGH => Action::Enough,
            RETURN..END => Action::Return(Good::ALL[index - RETURN]),
            END => Action::End,
            _ if index < self.space() => {
                let seat = Seat::new(((index - AGAINST) / AIMS) as u8);
                Action::Against(seat, Aim::from_number((index - AGAINST) % AIMS)?)
            }
            _ => return None,
        })
    }

    pub(crate) fn read(&self, notation: &str) -> Result<Action, String> {
        let sits = |action: &Action| !matches!(action, Action::Against(seat, _) if seat.number() > self.seats);
        let verb = notation.split(' ').next().unwrap_or_default();
        Action::read(notation).filter(sits).ok_or_else(|| expected(verb))
    }
}

phrases! {
    impl Action between ' ' {
        Take(good) = ["take" good];
        Keep(kind) = ["keep" kind];
        Buy { good, cart: false } = ["buy" good];
        Buy { good, cart: true } = ["buy" good "cart"];
        Discard(kind) = ["discard" kind];
        Drop = ["drop"];
        Finish { ship, tool: false } = ["finish" ship];
        Finish { ship, tool: true } = ["finish" ship "tool"];
        Use(source) = ["use" source];
        Against(seat, Aim::Player) = ["against" seat];
        Against(seat, aim) = ["against" seat aim];
        Give(good) = ["give" good];
        Enough = ["enough"];
        Return(good) = ["return" good];
        End = ["end"];
        Play(Kind::Craftsman(craftsman)) = ["recruit" craftsman];
        Play(Kind::Townsperson(townsperson)) = ["visit" townsperson];
        Play(Kind::Tool(tool)) = ["equip" tool];
        Play(Kind::Building(building)) = ["build" building];
        Play(Kind::Ship(ship)) = ["begin" ship];
    }
}
/// What would be right after this first word.
fn expected(verb: &str) -> String {
    let words = |words: &[&str]| words.join(", ");
    match verb {
        "take" | "give" | "return" => format!("after \"{verb}\" comes one of {}.", words(&Good::WORDS)),
        "buy" => format!("after \"buy\" comes one of {}, and \"cart\" if wished.", words(&Good::WORDS)),
        "finish" => format!("after \"finish\" comes one of {}, and \"tool\" if wished.", words(&Ship::WORDS)),
        "use" => "after \"use\" comes \"board\" or \"hand\".".to_owned(),
        "against" => "after \"against\" comes the number of a seat, and a craftsman, ship or good.".to_owned(),
        "keep" | "discard" => format!("after \"{verb}\" comes the name of a card, such as \"carpenter\"."),
        "recruit" | "visit" | "equip" | "build" | "begin" => {
            let kinds: Vec<_> = Kind::ALL.into_iter().filter(|kind| self::verb(*kind) == verb).collect();
            format!("after \"{verb}\" comes one of {}.", words(&kinds.iter().map(|k| k.word()).collect::<Vec<_>>()))
        }
        "end" | "enough" | "drop" => format!("nothing comes after \"{verb}\"."),
        _ => "an action begins with take, keep, buy, recruit, visit, equip, build, begin, discard, drop, finish, use, \
              against, give, enough, return or end."
            .to_owned(),
    }
}
