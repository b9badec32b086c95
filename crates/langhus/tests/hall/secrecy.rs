//! Nobody learns a secret from the server or its pages in a whole game of each of the four. One seat and a spectator look on, and
//! what they received is compared every few actions; with LANGHUS_HEAVY=1 everybody, after every action.

use std::sync::Arc;

use langhus_board::Drawn;
use langhus_bots::{Bot, Budget, Greedy};
use langhus_rules::{Edition, Options, Question, Seat, Sense, Viewer, Voice};

use crate::heavy;
use crate::support::secrecy::driver::{Compared, whole_game};

const SEATS: u8 = 3;

/// What somebody would do who wants to win: games of people who do not can take very long.
fn likely<G: Voice + Sense>() -> impl FnMut(&G::State, Seat) -> Option<G::Action> {
    let rules = G::new(&Edition::new(G::EDITIONS[0]), &Options::standard(G::OPTIONS), SEATS);
    let rules = Arc::new(rules.expect("the standard game"));
    let mut bot = Greedy::new::<G>(1).with_mistakes(20);
    move |state, seat| {
        let mut legal = Vec::with_capacity(G::WIDTH);
        rules.legal(state, seat, &mut legal);
        let view = rules.view(state, seat.into());
        let question = Question { rules: rules.clone(), seat, view, legal, goes_on: false };
        Some(Bot::<G>::choose(&mut bot, &question, Budget::simulations(1)))
    }
}

async fn keeps_secrets<G: Drawn + Sense>() {
    let viewers: Vec<Viewer> = Viewer::all(SEATS).collect();
    let viewers = if heavy() { &viewers[..] } else { &viewers[usize::from(SEATS) - 1..] };
    for (viewer, script) in viewers.iter().zip(1..) {
        let every = if heavy() { 1 } else { 25 };
        let compared = whole_game::<G>((SEATS, *viewer), script, every, likely::<G>()).await;
        let compared: Compared = compared.unwrap_or_else(|why| panic!("{}, game {script}: {why}", G::ID));
        println!("{} for {viewer:?}: {compared:?}", G::ID);
        assert!(compared.different > 0 && compared.actions > 30, "{}: {compared:?}", G::ID);
    }
}

#[tokio::test]
async fn jorvik_keeps_its_decks() {
    keeps_secrets::<jorvik::Jorvik>().await;
}

#[tokio::test]
async fn wikinger_keeps_its_bag() {
    keeps_secrets::<wikinger::Wikinger>().await;
}

#[tokio::test]
async fn walhalla_keeps_hands_and_cards_laid_face_down() {
    keeps_secrets::<walhalla::Walhalla>().await;
}

#[tokio::test]
async fn schiffbauer_keeps_hands_and_piles() {
    keeps_secrets::<schiffbauer::Schiffbauer>().await;
}
