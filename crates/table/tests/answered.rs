//! What the house answers for somebody: when it does, and when it does not. Played at random with the real games.

use langhus_rules::{Chance, Language, Quick, Seat, Seed, title};
use langhus_table::id::TableId;
use langhus_table::person::PersonId;
use langhus_table::place::Place;
use langhus_table::sitting::{Answer, Answered, Sitting};
use langhus_table::stored::{Due, Head, Sitter, Status, Stored};
use langhus_table::timing::Hour;
use langhus_table::{Customs, House, Pace, Title};

const NOON: i64 = 1_800_000_000_000;
/// What everybody can foresee comes after so many milliseconds.
const SEEN: i64 = 350;

fn stored(title: &dyn Title, seats: u8, pace: Option<Pace>, seed: u64) -> Stored {
    let head = Head {
        id: TableId::from_number(1),
        game: title.id().to_owned(),
        revision: title.revision(),
        edition: title.editions()[0].hash().to_owned(),
        options: Vec::new(),
        seed: Seed::from_number(seed),
        listed: false,
        customs: Customs::FREE,
        pace,
        status: Status::Open,
        created: NOON,
    };
    let place = |number: u8| Place {
        owner: Some(PersonId([number; 16])),
        ..Place::new(Sitter::Human, format!("Person {number}"))
    };
    Stored {
        head,
        edition: None,
        places: (1..=seats).map(place).collect(),
        entries: Vec::new(),
        result: None,
        due: Due::default(),
    }
}

struct Played {
    house: House,
    stored: Stored,
    sitting: Sitting,
    chance: Quick,
}

impl Played {
    fn new(title: &'static dyn Title, seats: u8, pace: Option<Pace>, seed: u64) -> Played {
        let house = House::new([title]);
        let hour = Hour { now: NOON, ..Hour::default() };
        let stored = stored(title, seats, pace, seed).begin(&house, "", &hour).expect("the game begins");
        let mut sitting = Sitting::load(stored.clone(), &house).expect("it can be loaded");
        sitting.hour = hour;
        Played { house, stored, sitting, chance: Quick::new(seed) }
    }

    /// Somebody who is awaited plays something, ten seconds after the last thing; who. Nobody if the game is over.
    fn go_on(&mut self) -> Option<Seat> {
        let seat = self.sitting.awaited().first()?;
        self.sitting.hour.now += 10_000;
        let legal = self.sitting.table.as_ref()?.legal(seat);
        let (_, action) = legal[self.chance.below(legal.len() as u32) as usize].clone();
        let sequence = self.sitting.sequence_of(seat.into());
        let answer = Answer { seat, sequence, client: Some("c"), at: self.sitting.hour.now };
        let Ok(Answered::New(step)) = self.sitting.play(&answer, &action, Language::English) else {
            panic!("{action}")
        };
        self.stored.entries.extend(step.entries.iter().cloned());
        for (seat, place) in &step.places {
            self.stored.places[seat.index()] = place.clone();
        }
        self.sitting.settle(step);
        Some(seat)
    }

    /// The table as another server finds it.
    fn again(&self) -> Sitting {
        let mut again = Sitting::load(self.stored.clone(), &self.house).expect("it can be loaded");
        (again.hour, again.head.status) = (self.sitting.hour.clone(), Status::Playing);
        again
    }
}

/// When what is asked of a seat was asked: with the last entry, for these games ask one after the other.
fn asked_at(sitting: &Sitting) -> i64 {
    sitting.entries.last().expect("the deal").at
}

#[test]
fn a_single_answer_that_others_cannot_foresee_takes_the_time_of_a_person() {
    let (mut seen, mut secret) = (0, Vec::new());
    for seed in 0..4 {
        let mut played = Played::new(title!(walhalla::Walhalla), 3, None, seed);
        while played.go_on().is_some() {
            let sitting = &played.sitting;
            let Some(seat) = sitting.awaited().first().filter(|_| sitting.awaited().len() == 1) else { continue };
            let table = sitting.table.as_ref().expect("dealt");
            let given = sitting.given(seat);
            if table.legal(seat).len() > 1 {
                assert_eq!(given, None, "where there is a choice it is asked");
                continue;
            }
            let given = given.expect("what has one answer needs nobody");
            let took = given.at - asked_at(sitting);
            assert!(given.only && (took == SEEN || (2_000..=6_000).contains(&took)), "{took}");
            if took == SEEN {
                seen += 1;
            } else {
                // Somebody with a hand of cards is asked for Attack or Hunt, whatever is in it.
                secret.push(took);
                assert_eq!(played.again().given(seat), Some(given), "the same on every server");
            }
        }
    }
    assert!(seen > 0 && secret.len() > 10, "{seen} {secret:?}");
    secret.dedup();
    assert!(secret.len() > 5, "the time is drawn anew for each: {secret:?}");
}

#[test]
fn at_a_slow_pace_people_take_their_time() {
    let mut longest = 0;
    for seed in 0..3 {
        let mut played = Played::new(title!(walhalla::Walhalla), 3, Pace::read("days=2d+12h/4d"), seed);
        while played.go_on().is_some() {
            let given = played.sitting.awaited().first().and_then(|seat| played.sitting.given(seat));
            longest = longest.max(given.map_or(0, |given| given.at - asked_at(&played.sitting)));
        }
    }
    assert!((60_000..=12 * 36_000).contains(&longest), "{longest}");
}

#[test]
fn no_to_what_costs_too_much_holds_until_the_end_of_the_round() {
    let (mut declined, mut asked, mut other_round) = (0, 0, 0);
    for seed in 0..3 {
        let mut played = Played::new(title!(jorvik::Jorvik), 3, None, seed);
        let seat = Seat::new(0);
        let mut ordered = None;
        while played.go_on().is_some() {
            let round = played.sitting.table.as_ref().expect("dealt").round();
            if ordered.is_none_or(|ordered| ordered != round && round.is_multiple_of(2)) {
                let step = played.sitting.order(seat, "offers", Some(2), true).expect("Jórvík offers that");
                played.stored.places[0] = step.places[0].1.clone();
                ordered = Some(round);
            }
            let sitting = &played.sitting;
            let table = sitting.table.as_ref().expect("dealt");
            let Some(question) = table.declines(seat).filter(|question| question.kind == "offers") else { continue };
            let stands = sitting.orders(seat).next().is_some();
            let price = question.price.expect("an offer has a price");
            match sitting.given(seat).filter(|given| !given.only) {
                Some(given) => {
                    assert!(stands && price > 2, "declined for {price}");
                    assert_eq!(given.notation, question.decline);
                    assert!((2_000..=6_000).contains(&(given.at - asked_at(sitting))), "as a person would");
                    assert_eq!(played.again().given(seat), Some(given), "it outlives the server");
                    declined += 1;
                }
                None => {
                    let single = table.legal(seat).len() == 1;
                    assert!(!stands || price <= 2 || single, "asked for {price}");
                    asked += 1;
                    other_round += usize::from(!stands && ordered != Some(round));
                }
            }
        }
    }
    assert!(declined > 0 && asked > 0 && other_round > 0, "{declined} {asked} {other_round}");
}

#[test]
fn whoever_is_touched_decides_again_themselves() {
    let (mut cancelled, mut kept) = (0, 0);
    let mut played = Played::new(title!(walhalla::Walhalla), 3, None, 5);
    while !played.sitting.awaited().is_empty() {
        for seat in played.sitting.seats().collect::<Vec<_>>() {
            played.sitting.order(seat, "rides", None, true).expect("Walhalla offers that");
        }
        let Some(by) = played.go_on() else { break };
        let table = played.sitting.table.as_ref().expect("dealt");
        for seat in played.sitting.seats().filter(|seat| *seat != by) {
            let lines = table.lines(seat.into(), table.moves(), Language::English);
            let named = lines.iter().any(|line| line.contains(&format!("Person {seat}")));
            let stands = !played.sitting.places[seat.index()].orders.said.is_empty();
            assert!(stands || named, "an action that does not name them cancels nothing: {lines:?}");
            if stands { kept += 1 } else { cancelled += 1 }
        }
    }
    assert!(cancelled > 5 && kept > 5, "{cancelled} {kept}");
}

#[test]
fn what_is_not_offered_cannot_be_ordered_and_can_be_revoked() {
    let mut played = Played::new(title!(jorvik::Jorvik), 3, None, 1);
    let seat = Seat::new(1);
    assert!(played.sitting.order(seat, "rides", None, true).is_err(), "not in this game");
    assert!(played.sitting.order(seat, "windows", Some(3), true).is_err(), "it has no price");
    played.sitting.order(seat, "windows", None, true).expect("it is offered");
    assert_eq!(played.sitting.orders(seat).count(), 1);
    played.sitting.order(seat, "windows", None, false).expect("it can be revoked");
    assert_eq!(played.sitting.orders(seat).count(), 0);
}
