//! Positions for tests: a table that is laid by hand, piece by piece, so that none is lost or doubled.
//!
//! Whatever is asked for must be there: these functions panic otherwise, because a test that cannot build its position
//! has nothing to say.

use langhus_rules::{Dice, Edition, Game, Language, Options, Refused, Say, Seat, Seed, Speaker, Told, Viewer, Voice};

use crate::land::Laid;
use crate::{
    Action, Card, Cards, Colour, Event, Field, Fjord, Lead, Moored, Place, Refusal, Stage, State, Terrain, View,
    Walhalla,
};

/// A table with its rules.
#[derive(Clone)]
pub struct Position {
    /// The rules.
    pub rules: Walhalla,
    /// Where the game stands.
    pub state: State,
}

/// The field with this name, for instance `a1`.
pub fn field(name: &str) -> Field {
    let tongue = crate::Tongue::ALL.into_iter().find(|tongue| name.starts_with(tongue.letter()));
    let number: u8 = name[1..].parse().expect("a field has a number");
    Field::new(tongue.expect("a field has a tongue"), number - 1)
}

impl Position {
    /// An empty table with the basic tongues: every viking in Asgard, every card and dragon in its pile.
    pub fn new(seats: u8) -> Position {
        Position::with_tongues(seats, "6,6,6")
    }

    /// An empty table with other tongues.
    pub fn with_tongues(seats: u8, tongues: &str) -> Position {
        let edition = Edition::new(Walhalla::EDITIONS[0]);
        let options = Options::read(Walhalla::OPTIONS, [format!("tongues={tongues}").as_str()]).expect("an option");
        let rules = Walhalla::new(&edition, &options, seats).expect("the standard edition");
        let mut state = rules.empty_table(Seed::from_number(1));
        rules.survey(&mut state);
        Position { rules, state }
    }

    /// Puts tiles where these fields get these terrains; the other tiles lie anywhere.
    pub fn terrain(mut self, wanted: &[(&str, Terrain)]) -> Position {
        let wish = |place: Field| wanted.iter().find(|(name, _)| field(name) == place).map(|(_, terrain)| *terrain);
        let wishes: Vec<_> = self.rules.tile_fields.iter().map(|fields| fields.map(wish)).collect();
        let mut places: Vec<usize> = (0..wishes.len()).collect();
        // The hardest wishes first: the last places take whatever is left.
        places.sort_by_key(|place| wishes[*place].iter().filter(|wish| wish.is_none()).count());
        let mut laid = vec![None; places.len()];
        assert!(self.fill(&places, &wishes, &mut laid), "there are no such tiles");
        for (place, tile) in self.state.tiles.iter_mut().zip(laid) {
            *place = tile.expect("every place was filled");
        }
        self.rules.survey(&mut self.state);
        self
    }

    fn fill(&self, places: &[usize], wishes: &[[Option<Terrain>; 2]], laid: &mut [Option<Laid>]) -> bool {
        let Some((place, rest)) = places.split_first() else { return true };
        for tile in 0..wishes.len() as u8 {
            if laid.iter().flatten().any(|laid| laid.tile == tile) {
                continue;
            }
            for turned in [false, true] {
                let mut found = self.rules.components.tiles[usize::from(tile)];
                if turned {
                    found.reverse();
                }
                if wishes[*place].iter().zip(found).all(|(wish, found)| wish.is_none_or(|wish| wish == found)) {
                    laid[*place] = Some(Laid { tile, turned });
                    if self.fill(rest, wishes, laid) {
                        return true;
                    }
                    laid[*place] = None;
                }
            }
        }
        false
    }

    /// The tips of the tongues A, B and C.
    pub fn tips(mut self, inner: [u8; 3], outer: [u8; 3]) -> Position {
        (self.state.inner, self.state.outer) = (inner, outer);
        self
    }

    /// Vikings of each seat come from Asgard to Midgard.
    pub fn midgard(mut self, vikings: &[u8]) -> Position {
        for (seat, count) in vikings.iter().enumerate() {
            self.state.asgard[seat] -= count;
            self.state.midgard[seat] += count;
        }
        self
    }

    /// Vikings of each seat come from Asgard to Walhalla.
    pub fn walhalla(mut self, vikings: &[u8]) -> Position {
        for (seat, count) in vikings.iter().enumerate() {
            self.state.asgard[seat] -= count;
            self.state.walhalla[seat] += count;
        }
        self
    }

    /// Vikings of a seat come from Asgard to these fields.
    pub fn vikings(mut self, colour: Colour, fields: &[&str]) -> Position {
        for name in fields {
            assert_eq!(self.state.holder(field(name)), None, "{name} is taken");
            let held = &mut self.state.held[colour as usize];
            *held = held.or(field(name).alone());
            self.state.asgard[colour as usize] -= 1;
        }
        self
    }

    fn search_pile(&mut self, card: Card) -> Card {
        let left = usize::from(self.state.cards_left);
        let place = self.state.pile[..left].iter().position(|found| *found == card).expect("the card is in the pile");
        self.state.pile.copy_within(place + 1..left, place);
        self.state.cards_left -= 1;
        card
    }

    /// Cards come from the pile to a hand.
    pub fn hand(mut self, colour: Colour, cards: &[Card]) -> Position {
        for card in cards {
            let card = self.search_pile(*card);
            self.state.hand[colour as usize] += card;
        }
        self
    }

    /// Cards come from the pile to the discard pile, as if a seat had played them.
    pub fn discarded(mut self, colour: Colour, cards: &[Card]) -> Position {
        for card in cards {
            let card = self.search_pile(*card);
            self.state.discard[colour as usize] += card;
        }
        self
    }

    /// All cards that are left in the pile come to a hand.
    pub fn rest_of_pile(mut self, colour: Colour) -> Position {
        let rest: Cards = self.state.pile[..usize::from(self.state.cards_left)].iter().copied().collect();
        self.state.hand[colour as usize] = self.state.hand[colour as usize].and(rest);
        self.state.cards_left = 0;
        self
    }

    /// This card is the top one of the pile.
    pub fn top_card(mut self, card: Card) -> Position {
        let card = self.search_pile(card);
        self.state.pile[usize::from(self.state.cards_left)] = card;
        self.state.cards_left += 1;
        self
    }

    /// Empty dragons from the bottom of the pile lie in these fjords.
    pub fn moored(mut self, dragons: [u8; 4]) -> Position {
        for (fjord, count) in dragons.into_iter().enumerate() {
            for _ in 0..count {
                let dragon = self.state.dragons[0];
                self.state.dragons_left -= 1;
                self.state.dragons.copy_within(1.., 0);
                let berth = usize::from(self.state.moored[fjord]);
                self.state.fjords[fjord][berth] = Some(Moored { dragon, lead: Lead::Bow });
                self.state.moored[fjord] += 1;
            }
        }
        self
    }

    /// From here on chance comes from this seed.
    pub fn seed(mut self, number: u64) -> Position {
        self.state.dice = Dice::new(Seed::from_number(number));
        self
    }

    /// It is this raid.
    pub fn raid(mut self, raid: u8) -> Position {
        self.state.raid = raid;
        self
    }

    /// This seat began the raid.
    pub fn start(mut self, colour: Colour) -> Position {
        self.state.start = seat(colour);
        self
    }

    /// A dragon that was drawn and has not sailed goes back under the pile.
    fn put_back(&mut self) {
        if let Some(dragon) = self.state.dragon.take() {
            let left = usize::from(self.state.dragons_left);
            self.state.dragons.copy_within(..left, 1);
            self.state.dragons[0] = dragon;
            self.state.dragons_left += 1;
        }
    }

    /// The active seat draws the dragon with this coloured place.
    pub fn draws(mut self, active: Colour, colour: Colour, coloured: Place) -> Position {
        self.put_back();
        let left = usize::from(self.state.dragons_left);
        let kinds = self.rules.components.dragons;
        let wanted = |dragon: &crate::DragonId| {
            let kind = kinds[dragon.index()];
            kind.colour == colour && kind.coloured == coloured
        };
        let place = self.state.dragons[..left].iter().position(wanted).expect("the dragon is in the pile");
        self.state.dragons.swap(place, left - 1);
        self.turn(active)
    }

    /// The turn of this seat begins, or the raid ends before it.
    pub fn turn(mut self, active: Colour) -> Position {
        self.put_back();
        self.state.active = seat(active);
        self.rules.begin_turn(&mut self.state, &mut ());
        self
    }

    /// Plays an action and tells what happened.
    #[track_caller]
    pub fn plays(&mut self, colour: Colour, notation: &str) -> Vec<Event> {
        let mut told = Told::default();
        let played = self.rules.play(&mut self.state, seat(colour), action(notation), &mut told);
        assert_eq!(played, Ok(()), "{colour:?} plays {notation} in {:?}", self.state.stage);
        told.events
    }

    /// Why an action of an awaited seat is refused.
    #[track_caller]
    pub fn refuses(&mut self, colour: Colour, notation: &str) -> Refusal {
        let before = self.state;
        let refused = self.rules.play(&mut self.state, seat(colour), action(notation), &mut ());
        assert_eq!(before, self.state, "a refused action changes nothing");
        match refused {
            Err(Refused::ByRule(refusal)) => refusal,
            other => panic!("{colour:?} plays {notation}: {other:?}"),
        }
    }

    /// The notations of what an awaited seat may do.
    pub fn choices(&self, colour: Colour) -> Vec<String> {
        let mut actions = Vec::new();
        self.rules.legal(&self.state, seat(colour), &mut actions);
        actions.into_iter().map(Action::notation).collect()
    }

    /// Whom the game waits for.
    pub fn awaited(&self) -> Vec<Colour> {
        self.rules.awaited(&self.state).iter().map(Colour::of).collect()
    }

    /// What is asked.
    pub fn stage(&self) -> Stage {
        self.state.stage
    }

    /// Whose viking stands on a field.
    pub fn on(&self, name: &str) -> Option<Colour> {
        self.state.holder(field(name)).map(Colour::of)
    }

    /// What a seat sees.
    pub fn seen_by(&self, colour: Colour) -> View {
        self.rules.view(&self.state, Viewer::Seat(seat(colour)))
    }

    /// What everybody sees.
    pub fn seen(&self) -> View {
        self.rules.view(&self.state, Viewer::Spectator)
    }

    /// The points of every seat.
    pub fn scores(&self) -> Vec<i32> {
        self.rules.all_seats().map(|seat| self.rules.score(&self.state, seat)).collect()
    }

    /// The points of a seat for one thing; tongues are called `tongue-a` and so on.
    pub fn points(&self, colour: Colour, what: &str) -> i32 {
        let items = self.rules.items(&self.state, seat(colour));
        let named = items.iter().filter(|item| item.piece.as_deref().unwrap_or(item.what) == what);
        named.map(|item| item.points).sum()
    }

    /// The sentence in English, where the seats are called by their colours.
    pub fn says(&self, say: &Say) -> String {
        let names = Colour::NAMES.map(str::to_owned);
        Speaker { book: Walhalla::book(), language: Language::English, names: &names }.say(say)
    }
}

/// The seat of a colour.
pub fn seat(colour: Colour) -> Seat {
    Seat::new(colour as u8)
}

/// The action with this notation.
#[track_caller]
pub fn action(notation: &str) -> Action {
    Action::parse(notation).unwrap_or_else(|why| panic!("{notation}: {why}"))
}

/// The fjord with this number, counted from 1.
pub fn fjord(number: usize) -> Fjord {
    Fjord::ALL[number - 1]
}
