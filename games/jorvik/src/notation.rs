//! The text and the index of an action.

use crate::Jorvik;
use crate::action::Action;
use crate::card::Artisan;
use crate::good::Good;
use crate::lanes::{LANES, Lane, Place, SPOTS, Spot, Viking};
use crate::state::Exchange;

/// The actions without anything behind them, with their notation.
const PLAIN: [(Action, &str); 8] = [
    (Action::Buy, "buy"),
    (Action::Redeem, "redeem"),
    (Action::Decline, "decline"),
    (Action::Double, "double"),
    (Action::Ransom, "ransom"),
    (Action::Pass, "pass"),
    (Action::Enough, "enough"),
    (Action::Finish, "finish"),
];
type WithGood = fn(Good) -> Action;
pub(crate) type WithArtisan = fn(Good, Artisan) -> Action;

/// The actions with a good.
const WITH_GOOD: [(WithGood, &str); 8] = [
    (Action::Take, "take"),
    (Action::Sell, "sell"),
    (Action::Offer, "offer"),
    (Action::Store, "store"),
    (Action::Drop, "drop"),
    (Action::Give, "give"),
    (Action::Receive, "receive"),
    (Action::Keep, "keep"),
];
/// The actions with a good and an artisan.
pub(crate) const WITH_ARTISAN: [(WithArtisan, &str); 3] =
    [(Action::Put, "put"), (Action::Lift, "lift"), (Action::Steal, "steal")];

const GOODS: usize = Good::ALL.len();
const UPPER: usize = SPOTS - LANES;
const RESERVE: usize = 2 * LANES;
const SWAP: usize = RESERVE + 2 * UPPER;
const ALONE: usize = SWAP + Place::COUNT as usize;
const TRADE: usize = ALONE + PLAIN.len();
const GOOD: usize = TRADE + Exchange::ALL.len();
pub(crate) const ARTISAN: usize = GOOD + WITH_GOOD.len() * GOODS;

const VIKINGS: [Viking; 2] = [Viking::Own, Viking::Brown];

/// The parts of an action with a good, perhaps with an artisan: its place in the table above and what fills it.
fn with_good(action: Action) -> Option<(usize, Good)> {
    let good = match action {
        Action::Take(good) | Action::Sell(good) | Action::Offer(good) | Action::Store(good) => good,
        Action::Drop(good) | Action::Give(good) | Action::Receive(good) | Action::Keep(good) => good,
        _ => return None,
    };
    Some((WITH_GOOD.iter().position(|(make, _)| make(good) == action)?, good))
}

pub(crate) fn with_artisan(action: Action) -> Option<(usize, Good, Artisan)> {
    let (Action::Put(good, artisan) | Action::Lift(good, artisan) | Action::Steal(good, artisan)) = action else {
        return None;
    };
    Some((WITH_ARTISAN.iter().position(|(make, _)| make(good, artisan) == action)?, good, artisan))
}

impl Jorvik {
    fn artisans(&self) -> usize {
        self.catalogue.works.len()
    }

    pub(crate) fn index_count(&self) -> usize {
        ARTISAN + WITH_ARTISAN.len() * self.artisans() * GOODS
    }

    pub(crate) fn action_index(&self, action: Action) -> usize {
        if let Some((place, good)) = with_good(action) {
            return GOOD + place * GOODS + good as usize;
        }
        if let Some((place, good, artisan)) = with_artisan(action) {
            return ARTISAN + (place * self.artisans() + artisan.index()) * GOODS + good as usize;
        }
        match action {
            Action::Place(viking, lane) => viking as usize * LANES + lane.index(),
            Action::Reserve(viking, spot) => RESERVE + viking as usize * UPPER + spot.index().saturating_sub(LANES),
            Action::Swap(place) => SWAP + usize::from(place.0),
            Action::Trade(exchange) => TRADE + exchange as usize,
            _ => ALONE + PLAIN.iter().position(|(plain, _)| *plain == action).unwrap_or(0),
        }
    }

    pub(crate) fn indexed(&self, index: usize) -> Option<Action> {
        let within = |from: usize| index - from;
        Some(match index {
            ..RESERVE => Action::Place(VIKINGS[index / LANES], Lane::new((index % LANES) as u8 + 1)?),
            RESERVE..SWAP => {
                Action::Reserve(VIKINGS[within(RESERVE) / UPPER], Spot::upper((within(RESERVE) % UPPER) as u8))
            }
            SWAP..ALONE => Action::Swap(Place(within(SWAP) as u8)),
            ALONE..TRADE => PLAIN[within(ALONE)].0,
            TRADE..GOOD => Action::Trade(Exchange::ALL[within(TRADE)]),
            GOOD..ARTISAN => WITH_GOOD[within(GOOD) / GOODS].0(Good::ALL[within(GOOD) % GOODS]),
            _ if index < self.index_count() => {
                let (place, good) = (within(ARTISAN) / GOODS, Good::ALL[within(ARTISAN) % GOODS]);
                WITH_ARTISAN[place / self.artisans()].0(good, Artisan((place % self.artisans()) as u8))
            }
            _ => return None,
        })
    }

    pub(crate) fn write(&self, action: Action) -> String {
        if let Some((place, good)) = with_good(action) {
            return format!("{} {}", WITH_GOOD[place].1, good.word());
        }
        if let Some((place, good, artisan)) = with_artisan(action) {
            let id = self.artisan_id(artisan).as_str().to_ascii_lowercase();
            return format!("{} {} {id}", WITH_ARTISAN[place].1, good.word());
        }
        let brown = |viking: Viking| if viking == Viking::Brown { "brown " } else { "" };
        match action {
            Action::Place(viking, lane) => format!("place {}{}", brown(viking), lane.number()),
            Action::Reserve(viking, spot) => format!("reserve {}{}", brown(viking), spot.number()),
            Action::Swap(place) => match place.split() {
                (Some(lane), place) => format!("swap lane {} {}", lane.number(), place + 1),
                (None, place) => format!("swap row {}", place + 1),
            },
            Action::Trade(exchange) => format!("trade {}", exchange.word()),
            _ => PLAIN.iter().find(|(plain, _)| *plain == action).map_or("", |(_, word)| word).to_owned(),
        }
    }

    pub(crate) fn read(&self, notation: &str) -> Result<Action, String> {
        let words: Vec<&str> = notation.split(' ').collect();
        match words.as_slice() {
            [word] if PLAIN.iter().any(|(_, plain)| plain == word) => {
                PLAIN.iter().find(|(_, plain)| plain == word).map(|(action, _)| *action).ok_or_else(Self::usage)
            }
            ["place", "brown", lane] => Ok(Action::Place(Viking::Brown, read_lane(lane)?)),
            ["place", lane] => Ok(Action::Place(Viking::Own, read_lane(lane)?)),
            ["reserve", "brown", spot] => Ok(Action::Reserve(Viking::Brown, read_spot(spot)?)),
            ["reserve", spot] => Ok(Action::Reserve(Viking::Own, read_spot(spot)?)),
            ["swap", "lane", lane, place] => Ok(Action::Swap(Place::in_lane(read_lane(lane)?, read_place(place, 8)?))),
            ["swap", "row", place] => Ok(Action::Swap(Place::in_row(read_place(place, UPPER as u8)?))),
            ["trade", word] => {
                let place = Exchange::WORDS.iter().position(|known| known == word);
                let place = place.ok_or("goods are traded for \"three\", \"two\" or \"coin\".")?;
                Ok(Action::Trade(Exchange::ALL[place]))
            }
            [word, good] => {
                let (make, _) = WITH_GOOD.iter().find(|(_, known)| known == word).ok_or_else(Self::usage)?;
                Ok(make(read_good(good)?))
            }
            [word, good, artisan] => {
                let (make, _) = WITH_ARTISAN.iter().find(|(_, known)| known == word).ok_or_else(Self::usage)?;
                Ok(make(read_good(good)?, self.read_artisan(artisan)?))
            }
            _ => Err(Self::usage()),
        }
    }

    fn usage() -> String {
        "an action is for instance \"place 3\", \"reserve 8\", \"buy\", \"put wool ak01\", \"trade coin\" or \"finish\"."
            .to_owned()
    }

    fn read_artisan(&self, word: &str) -> Result<Artisan, String> {
        let places = 0..self.artisans() as u8;
        let matches = |artisan: &Artisan| self.artisan_id(*artisan).as_str().to_ascii_lowercase() == word;
        let known = places.map(Artisan).find(matches);
        known.ok_or_else(|| "an artisan is named by its card in small letters, for instance \"ak01\".".to_owned())
    }
}

/// A number as it is written: one or two digits, none too many.
fn read_number(word: &str) -> Option<u8> {
    word.parse().ok().filter(|number: &u8| number.to_string() == word)
}

fn read_lane(word: &str) -> Result<Lane, String> {
    read_number(word).and_then(Lane::new).ok_or_else(|| "a lane has a number from 1 to 6.".to_owned())
}

fn read_spot(word: &str) -> Result<Spot, String> {
    let spot = read_number(word).and_then(Spot::new).filter(|spot| spot.lane().is_none());
    spot.ok_or_else(|| "a card to reserve lies on a spot from 7 to 12.".to_owned())
}

fn read_place(word: &str, most: u8) -> Result<u8, String> {
    let place = read_number(word).filter(|place| (1..=most).contains(place));
    place.map(|place| place - 1).ok_or_else(|| format!("a place has a number from 1 to {most}."))
}

fn read_good(word: &str) -> Result<Good, String> {
    Good::from_word(word).ok_or_else(|| format!("a good is one of {}.", Good::WORDS.join(", ")))
}
