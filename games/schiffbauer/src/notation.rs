//! Actions as numbers and as words.

use langhus_rules::Seat;

use crate::Schiffbauer;
use crate::action::{Action, Aim, Source};
use crate::kind::{Craftsman, Good, Kind, Ship};

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

const SOURCES: [(Source, &str); 2] = [(Source::Board, "board"), (Source::Hand, "hand")];

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

    fn from_word(word: &str) -> Option<Aim> {
        let craftsman = Craftsman::from_word(word).map(Aim::Craftsman);
        craftsman.or_else(|| Ship::from_word(word).map(Aim::Ship)).or_else(|| Good::from_word(word).map(Aim::Good))
    }

    /// The word after the seat, if any.
    pub(crate) fn word(self) -> Option<&'static str> {
        match self {
            Aim::Player => None,
            Aim::Craftsman(craftsman) => Some(craftsman.word()),
            Aim::Ship(ship) => Some(ship.word()),
            Aim::Good(good) => Some(good.word()),
        }
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
            USE..GIVE => Action::Use(SOURCES[index - USE].0),
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

    pub(crate) fn write(&self, action: Action) -> String {
        match action {
            Action::Take(good) => format!("take {}", good.word()),
            Action::Keep(kind) => format!("keep {}", kind.word()),
            Action::Buy { good, cart } => format!("buy {}{}", good.word(), if cart { " cart" } else { "" }),
            Action::Play(kind) => format!("{} {}", verb(kind), kind.word()),
            Action::Discard(kind) => format!("discard {}", kind.word()),
            Action::Drop => "drop".to_owned(),
            Action::Finish { ship, tool } => format!("finish {}{}", ship.word(), if tool { " tool" } else { "" }),
            Action::Use(source) => format!("use {}", SOURCES[source as usize].1),
            Action::Against(seat, aim) => match aim.word() {
                Some(word) => format!("against {seat} {word}"),
                None => format!("against {seat}"),
            },
            Action::Give(good) => format!("give {}", good.word()),
            Action::Enough => "enough".to_owned(),
            Action::Return(good) => format!("return {}", good.word()),
            Action::End => "end".to_owned(),
        }
    }

    pub(crate) fn read(&self, notation: &str) -> Result<Action, String> {
        let mut words = notation.split(' ');
        let (verb, first, second) = (words.next().unwrap_or(""), words.next(), words.next());
        let action = match (verb, first, second) {
            ("end", None, None) => Some(Action::End),
            ("enough", None, None) => Some(Action::Enough),
            ("drop", None, None) => Some(Action::Drop),
            ("take", Some(good), None) => Good::from_word(good).map(Action::Take),
            ("give", Some(good), None) => Good::from_word(good).map(Action::Give),
            ("return", Some(good), None) => Good::from_word(good).map(Action::Return),
            ("keep", Some(kind), None) => Kind::from_word(kind).map(Action::Keep),
            ("discard", Some(kind), None) => Kind::from_word(kind).map(Action::Discard),
            ("use", Some(source), None) => {
                SOURCES.iter().find(|(_, word)| *word == source).map(|(source, _)| Action::Use(*source))
            }
            ("buy", Some(good), None | Some("cart")) => {
                Good::from_word(good).map(|good| Action::Buy { good, cart: second.is_some() })
            }
            ("finish", Some(ship), None | Some("tool")) => {
                Ship::from_word(ship).map(|ship| Action::Finish { ship, tool: second.is_some() })
            }
            ("against", Some(seat), aim) => {
                let seat = seat.parse().ok().filter(|n| seat.len() == 1 && (1..=self.seats).contains(n));
                let aim = aim.map_or(Some(Aim::Player), Aim::from_word);
                seat.zip(aim).map(|(number, aim)| Action::Against(Seat::new(number - 1), aim))
            }
            (_, Some(kind), None) => Kind::from_word(kind).filter(|kind| self::verb(*kind) == verb).map(Action::Play),
            _ => None,
        };
        action.filter(|_| words.next().is_none()).ok_or_else(|| expected(verb))
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
