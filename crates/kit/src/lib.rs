//! The conformance kit: one call per game proves every invariant of the contract over random games of every revision,
//! variant and number of seats.
//!
//! ```text
//! // games/jorvik/tests/conformance.rs
//! langhus_kit::conformance!(jorvik::Jorvik);
//! langhus_kit::goldens!(jorvik::Jorvik);
//! ```
//!
//! A failure names the invariant and writes the shortest record that shows it to `target/conformance`.
//! `LANGHUS_HEAVY=1` runs ten times as many games.

mod allocator;
mod cases;
mod decisions;
#[cfg(feature = "board")]
mod drawings;
mod encoding;
mod golden;
mod keeping;
#[cfg(feature = "board")]
mod lessons;
mod looking_back;
mod mistakes;
mod noticing;
mod secrecy;
mod texts;

pub use allocator::{Counting, allocations};
pub use cases::{Tables, heavy};
pub use decisions::wrong_decisions;
#[cfg(feature = "board")]
pub use drawings::{rulebook_can_be_shown, tables_can_be_drawn};
pub use golden::{goldens, record_goldens};
#[cfg(feature = "board")]
pub use lessons::{
    aid_can_be_shown, buttons_are_short, lesson_can_be_followed, questions_are_explained, rulebook_is_in_order,
};
pub use mistakes::mistakes_are_told;
pub use texts::unused_texts;

use langhus_rules::{Encode, Quick, Seed, Voice, playout};

/// The tests that every game runs.
#[macro_export]
macro_rules! conformance {
    ($game:ty) => {
        #[global_allocator]
        static ALLOCATOR: $crate::Counting = $crate::Counting;

        #[test]
        fn the_rules_keep_their_promises() {
            $crate::rules_keep_their_promises::<$game>();
        }

        #[test]
        fn nobody_learns_a_secret() {
            $crate::nobody_learns_a_secret::<$game>();
        }

        #[test]
        fn encodings_tell_what_a_seat_knows() {
            $crate::encodings_tell_what_a_seat_knows::<$game>();
        }

        #[test]
        fn every_text_is_there_in_both_languages() {
            $crate::every_text_is_there::<$game>();
        }

        #[test]
        fn what_is_wrong_is_told_in_every_language() {
            $crate::mistakes_are_told::<$game>();
        }

        #[test]
        fn every_text_is_used() {
            $crate::every_text_is_used::<$game>(env!("CARGO_MANIFEST_DIR"));
        }

        #[test]
        fn every_decision_that_is_cited_stands_in_the_list() {
            $crate::decisions_are_listed::<$game>(env!("CARGO_MANIFEST_DIR"));
        }

        #[test]
        fn playing_never_allocates() {
            $crate::playing_never_allocates::<$game>();
        }
    };
}

/// The test that the recorded games of `tests/goldens` still replay to the same bytes.
#[macro_export]
macro_rules! goldens {
    ($game:ty) => {
        #[test]
        fn recorded_games_replay_to_the_same_bytes() {
            $crate::goldens::<$game>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/goldens"));
        }
    };
}

/// The tests of a game that can be drawn: `tests/drawings.rs`, with the feature "board".
#[macro_export]
#[cfg(feature = "board")]
macro_rules! drawings {
    ($game:ty) => {
        #[test]
        fn every_table_can_be_drawn() {
            $crate::tables_can_be_drawn::<$game>();
        }

        #[test]
        fn the_rulebook_can_be_shown() {
            $crate::rulebook_can_be_shown::<$game>();
        }

        #[test]
        fn the_first_lesson_can_be_followed() {
            $crate::lesson_can_be_followed::<$game>();
        }

        #[test]
        fn every_kind_of_question_is_explained_to_a_beginner() {
            $crate::questions_are_explained::<$game>();
        }

        #[test]
        fn the_rulebook_is_in_order() {
            $crate::rulebook_is_in_order::<$game>();
        }

        #[test]
        fn buttons_are_short() {
            $crate::buttons_are_short::<$game>();
        }

        #[test]
        fn the_player_aid_can_be_shown() {
            $crate::aid_can_be_shown::<$game>();
        }
    };
}

/// No message is left over that nothing says. `package` is the game's folder.
///
/// # Panics
/// If one is.
pub fn every_text_is_used<G: Voice>(package: &str) {
    let unused = unused_texts(std::path::Path::new(package), G::book().keys(langhus_rules::Language::English));
    let by_the_house = |key: &String| ["title", "summary"].contains(&key.as_str()) || key.starts_with("option-");
    let unused: Vec<_> = unused.into_iter().filter(|key| !by_the_house(key)).collect();
    assert!(unused.is_empty(), "nothing says these texts of {}: {unused:?}", G::ID);
}

/// The game's lists of decisions are whole, and every decision that something cites stands there. `package` is the
/// game's folder.
///
/// # Panics
/// If one does not.
pub fn decisions_are_listed<G: Voice>(package: &str) {
    let wrong = wrong_decisions(std::path::Path::new(package));
    assert!(wrong.is_empty(), "the decisions of {} are not in order:\n{}", G::ID, wrong.join("\n"));
}

/// Invariants 1, 2, 3, 5, 6 and 8 of the design, that scores are the sum of their items, and that every position can be
/// looked back at.
pub fn rules_keep_their_promises<G: Voice>() {
    cases::over_random_games::<G>("promises", keeping::position, |table| {
        keeping::game(table)?;
        looking_back::game(table)
    });
}

/// Invariant 4: whoever replaces what a viewer cannot know by something else that fits changes nothing they see, and
/// neither does a step of another that they do not notice.
pub fn nobody_learns_a_secret<G: Voice>() {
    cases::over_random_games::<G>("secrecy", secrecy::position, noticing::game);
}

/// What a seat's encoding says follows from what the seat knows, fits the list of features, and costs no allocation. Needs
/// [`Counting`] as the global allocator.
pub fn encodings_tell_what_a_seat_knows<G: Voice + Encode>() {
    encoding::list::<G>();
    cases::over_random_games::<G>("encoding", encoding::position, |_| Ok(()));
}

/// Every sentence that a game can say exists in both languages, with everything that fills it.
pub fn every_text_is_there<G: Voice>() {
    texts::same_keys::<G>();
    texts::options_have_words::<G>();
    cases::over_random_games::<G>("texts", texts::position, texts::log);
}

/// Invariant 7: no heap allocation in deal, legal, check, play and score. Needs [`Counting`] as the global allocator.
///
/// # Panics
/// If something is allocated.
pub fn playing_never_allocates<G: Voice>() {
    let probe = allocations(|| drop(std::hint::black_box(Box::new(1))));
    assert!(probe > 0, "the counting allocator is not installed; use langhus_kit::conformance!");
    for table in Tables::<G>::all() {
        let rules = &*table.rules;
        let mut actions = Vec::with_capacity(G::WIDTH);
        for number in 0..20 {
            let mut chance = Quick::new(number);
            let seed = Seed::from_number(number);
            let allocated = allocations(|| {
                let mut state = rules.deal(seed);
                while let Some(seat) = rules.awaited(&state).first() {
                    if let Some(action) = actions.last() {
                        std::hint::black_box(rules.check(&state, seat, *action).is_ok());
                    }
                    playout(rules, &mut state, &mut chance, &mut actions, 50);
                    std::hint::black_box(rules.score(&state, seat));
                }
            });
            assert_eq!(allocated, 0, "{} allocated {allocated} times in game {number} of {table}", G::ID);
        }
    }
}
