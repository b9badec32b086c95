//! Nobody learns a secret from the server. Two servers play the same game, dealt differently where one viewer cannot
//! know: everything that viewer receives is the same, byte for byte, until the game itself shows the difference.
//!
//! [`keeps_secrets`] works for every game. A game with secrets of its own runs it by one line here.

mod driver;
mod rigged;

use connect_four::ConnectFour;
use tic_tac_toe::TicTacToe;

use driver::{compare, keeps_secrets};

#[path = "../../../kit/tests/high_card/mod.rs"]
#[allow(missing_docs, dead_code, reason = "the kit's own game, which breaks one promise at a time")]
mod high_card;

use high_card::{Fault, HighCard};

#[tokio::test]
async fn an_open_game_has_nothing_to_hide() {
    keeps_secrets::<TicTacToe>(3).await;
    keeps_secrets::<ConnectFour>(3).await;
}

#[tokio::test]
async fn a_game_with_hands_and_hidden_answers_keeps_them() {
    let compared = keeps_secrets::<HighCard<{ Fault::Nothing as u8 }>>(30).await;
    assert!(compared.different > 20, "worlds that differ were compared: {compared:?}");
}

#[tokio::test]
async fn a_log_that_tells_hidden_answers_is_caught() {
    let mut caught = false;
    for seed in 0..30 {
        caught |= compare::<HighCard<{ Fault::Nothing as u8 }>, 2, 3>(seed).await.is_err();
    }
    assert!(caught, "the comparison would not notice a leak");
}
