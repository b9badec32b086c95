//! What people may do at a table with others: receive them, take moves back by agreement, give up.

use langhus_rules::Language;
use langhus_rules::{Seat, Seed, title};
use langhus_table::declined::Declined;
use langhus_table::entry::Kind;
use langhus_table::id::TableId;
use langhus_table::opening::{Wish, seats};
use langhus_table::person::PersonId;
use langhus_table::sitting::{Answer, Answered, Sitting, Step};
use langhus_table::stored::{Due, Head, Sitter, Status, Stored};
use langhus_table::timing::Hour;
use langhus_table::{Customs, House, Title};
use schiffbauer::Schiffbauer;

const ASTRID: Seat = Seat::new(0);
const BODIL: Seat = Seat::new(1);
const CNUT: Seat = Seat::new(2);

fn house() -> House {
    let game: &'static dyn Title = title!(Schiffbauer);
    House::new([game])
}

fn person(number: u8) -> PersonId {
    PersonId([number; 16])
}

/// A table for three that Astrid has opened; two seats are free.
fn opened(house: &House) -> Sitting {
    let game = house.titles[0];
    let wishes = [Wish::Human { name: "Astrid".to_owned() }, Wish::Open {}, Wish::Open {}];
    let (places, _) = seats(&wishes, person(1), house).expect("the wishes are right");
    let head = Head {
        id: TableId::from_number(1),
        game: game.id().to_owned(),
        revision: game.revision(),
        edition: game.editions()[0].hash().to_owned(),
        options: Vec::new(),
        seed: Seed::from_number(1),
        listed: false,
        customs: Customs::STRICT,
        pace: None,
        status: Status::Open,
        created: 0,
    };
    let stored = Stored { head, edition: None, places, entries: Vec::new(), result: None, due: Due::default() };
    Sitting::load(stored.begin(house, "", &Hour::default()).expect("it opens"), house).expect("it loads")
}

fn done(sitting: &mut Sitting, step: Result<Step, Declined>) -> Result<(), String> {
    sitting.settle(step.map_err(|why| format!("{why:?}"))?);
    Ok(())
}

fn join(sitting: &mut Sitting, seat: Seat, name: &str) {
    let step = sitting.sit_down(seat, name.to_owned(), person(seat.number() + 1), None, 0);
    done(sitting, step).expect("the seat is free");
}

/// All three sit.
fn three(house: &House) -> Sitting {
    let mut sitting = opened(house);
    join(&mut sitting, BODIL, "Bodil");
    join(&mut sitting, CNUT, "Cnut");
    assert_eq!(sitting.head.status, Status::Playing);
    sitting
}

/// The first awaited person does the last thing they may; who that was.
fn play(sitting: &mut Sitting) -> Seat {
    let seat = sitting.awaited().first().expect("the game goes on");
    let legal = sitting.table.as_ref().expect("it is dealt").legal(seat);
    let (_, action) = legal.last().expect("whoever is awaited may do something").clone();
    let answer = Answer { seat, sequence: sitting.sequence_of(seat.into()), client: None, at: 0 };
    match sitting.play(&answer, &action, Language::English) {
        Ok(Answered::New(step)) => sitting.settle(step),
        other => panic!("a legal action is played: {:?}", other.err()),
    }
    seat
}

/// Until somebody has done something that they cannot simply take back; who that is.
fn play_until_somebody_may_ask(sitting: &mut Sitting) -> Seat {
    loop {
        play(sitting);
        if let Some(seat) = sitting.seats().find(|seat| sitting.may_ask(*seat)) {
            return seat;
        }
    }
}

#[test]
fn whoever_opened_the_table_is_its_host_wherever_they_sit() {
    let house = house();
    let mut sitting = opened(&house);
    assert_eq!(sitting.host(), Some(ASTRID));
    join(&mut sitting, BODIL, "Bodil");
    let step = sitting.move_to(ASTRID, CNUT, 0);
    done(&mut sitting, step).expect("the seat is free");
    assert_eq!((sitting.host(), sitting.seat_of(&person(1))), (Some(CNUT), Some(CNUT)));
    assert!(matches!(sitting.move_to(BODIL, CNUT, 0), Err(Declined::SeatTaken)));
    let step = sitting.begin_now(BODIL, "lambi", &house, 0);
    assert!(matches!(step, Err(Declined::NotTheHost)), "a guest does not begin for all");
    let step = sitting.leave(CNUT, 0);
    done(&mut sitting, step).expect("the table waits");
    assert_eq!(sitting.host(), Some(BODIL), "when the host has left, another person receives the others");
    let step = sitting.begin_now(BODIL, "lambi", &house, 0);
    done(&mut sitting, step).expect("bots take the free seats");
    assert_eq!(sitting.head.status, Status::Playing);
    let sitters: Vec<Sitter> = sitting.places.iter().map(|place| place.sitter).collect();
    assert_eq!(sitters, [Sitter::Bot, Sitter::Human, Sitter::Bot]);
    assert_ne!(sitting.places[0].name, sitting.places[2].name, "bots of one level have different names");
    assert!(matches!(sitting.move_to(BODIL, ASTRID, 0), Err(Declined::HasBegun)));
    assert!(matches!(sitting.is_for_the_host(BODIL), Err(Declined::HasBegun)));
}

#[test]
fn all_must_allow_what_one_asks_for() {
    let house = house();
    let mut sitting = three(&house);
    let by = play_until_somebody_may_ask(&mut sitting);
    let moves = sitting.table.as_ref().expect("it is dealt").moves();
    let step = sitting.ask_to_take_back(by, 0);
    done(&mut sitting, step).expect("they may ask");
    let others: Vec<Seat> = sitting.seats().filter(|seat| *seat != by).collect();
    assert!(!sitting.seats().any(|seat| sitting.may_ask(seat)), "one asks at a time");
    let step = sitting.allow(others[0], 0);
    done(&mut sitting, step).expect("the first allows it");
    assert_eq!(sitting.table.as_ref().map(|table| table.moves()), Some(moves), "and one is not all");
    assert!(matches!(sitting.allow(others[0], 0), Err(Declined::NothingAsked)), "nobody counts twice");
    let step = sitting.allow(others[1], 0);
    done(&mut sitting, step).expect("the second allows it");
    assert!(sitting.table.as_ref().is_some_and(|table| table.moves() < moves), "it is taken back");
    assert_eq!((sitting.request(), sitting.asked(by).is_some()), (None, true), "and whoever asked is asked again");
    let undone = sitting.entries.last().expect("an entry");
    assert_eq!((undone.kind, undone.text_for(by.into())), (Kind::Undone, None), "how many stand counts hidden ones");
}

#[test]
fn whoever_lets_a_bot_play_is_not_waited_for() {
    let house = house();
    let mut sitting = three(&house);
    let by = play_until_somebody_may_ask(&mut sitting);
    let others: Vec<Seat> = sitting.seats().filter(|seat| *seat != by).collect();
    let step = sitting.ask_to_take_back(by, 0);
    done(&mut sitting, step).expect("they may ask");
    let step = sitting.hand_over(others[0], others[0], Some("lambi"), &house, 0);
    done(&mut sitting, step).expect("a bot plays on");
    let request = sitting.request().expect("it is asked still");
    assert_eq!((request.by, request.waiting), (by, [others[1]].into_iter().collect()));
}

#[test]
fn the_others_play_on_when_one_of_three_gives_up() {
    let house = house();
    let mut sitting = three(&house);
    let step = sitting.concede(BODIL, &house, 0);
    done(&mut sitting, step).expect("they may");
    assert_eq!((sitting.head.status, sitting.places[1].sitter), (Status::Playing, Sitter::Away));
    assert!(matches!(sitting.concede(BODIL, &house, 0), Err(Declined::HasConceded)));
    assert!(matches!(sitting.take_back(BODIL, 0), Err(Declined::HasConceded)), "it is given up for good");
    let step = sitting.concede(ASTRID, &house, 0);
    done(&mut sitting, step).expect("they may");
    assert_eq!(sitting.head.status, Status::Finished, "nobody is left to play with");
    assert!(sitting.waits_for().is_empty());
    let places: Vec<(Seat, u8)> = sitting.standings().iter().map(|standing| (standing.seat, standing.place)).collect();
    assert_eq!(places[0], (CNUT, 1), "whoever stayed has won: {places:?}");
    assert!(places[1..].iter().all(|(_, place)| *place == 2), "{places:?}");
}
