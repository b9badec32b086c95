//! The kit finds what is broken: a game that keeps all its promises passes, and each broken one is caught by name.

mod high_card;

use std::panic::catch_unwind;

use high_card::{Fault, HighCard};

#[global_allocator]
static ALLOCATOR: langhus_kit::Counting = langhus_kit::Counting;

/// What the kit says of a game with this fault.
fn verdict<const FAULT: u8>(test: fn()) -> String {
    match catch_unwind(test) {
        Ok(()) => "nothing".to_owned(),
        Err(panic) => panic.downcast_ref::<String>().cloned().unwrap_or_default(),
    }
}

macro_rules! finds {
    ($($name:ident: $fault:ident, $test:ident, $says:literal;)*) => {$(
        #[test]
        fn $name() {
            const FAULT: u8 = Fault::$fault as u8;
            let says = verdict::<FAULT>(langhus_kit::$test::<HighCard<FAULT>>);
            assert!(says.contains($says), "the kit says: {says}");
        }
    )*};
}

finds! {
    hands_in_a_view: HandsInView, nobody_learns_a_secret, "sees another table";
    a_reveal_that_is_not_told: TurnIsNotRevealed, nobody_learns_a_secret, "something new without saying so";
    a_lost_card: CardIsLost, rules_keep_their_promises, "and now there are 0";
    a_check_that_allows_too_much: CheckAllowsTooMuch, rules_keep_their_promises, "but listed is false";
    two_actions_with_one_index: TwoActionsShareAnIndex, rules_keep_their_promises, "comes from index 2, but has 1";
    answers_in_a_view: AnswersInView, nobody_learns_a_secret, "sees what seat";
    answers_that_are_done_at_once: AnswersAreDoneAtOnce, rules_keep_their_promises, "the order of the answers";
    a_score_that_is_not_its_items: ScoreIsNotItsItems, rules_keep_their_promises, "its items sum up to";
    a_notation_that_does_not_read_back: NotationDoesNotReadBack, rules_keep_their_promises, "reads back as";
    a_log_that_tells_answers: LogTellsAnswers, nobody_learns_a_secret, "the log tells";
    an_allocation: LegalAllocates, playing_never_allocates, "allocated";
    a_missing_text: TextIsMissing, every_text_is_there, "⟦promt⟧";
    actions_of_somebody_who_is_not_awaited: LegalForEverybody, rules_keep_their_promises, "is not awaited";
    an_imagination_without_memory: ImagineForgetsTheHand, nobody_learns_a_secret, "sees another table";
    more_actions_than_announced: WidthIsTooSmall, rules_keep_their_promises, "more than WIDTH";
    a_refusal_that_tells_a_hand: RefusalTellsTheHand, nobody_learns_a_secret, "from a refusal";
    an_action_that_is_legal_twice: ActionIsLegalTwice, rules_keep_their_promises, "legal twice";
    awaiting_that_tells_a_hand: AwaitedTellsTheHand, nobody_learns_a_secret, "from who is awaited";
    a_card_that_is_lost_by_the_old_rules: CardIsLostByTheOldRules, rules_keep_their_promises, "revision 1 seats 2";
    old_rules_that_are_forgotten: OldRulesAreForgotten, rules_keep_their_promises, "in revision 1 says that it is revision 2";
    a_hidden_step_that_is_told: RoundTellsWhoPondered, nobody_learns_a_secret, "unnoticed";
    an_encoding_that_tells_a_hand: EncodingTellsTheHand, encodings_tell_what_a_seat_knows, "\"card\" tells seat";
    an_encoding_beyond_its_list: EncodingIsTooLarge, encodings_tell_what_a_seat_knows, "more than 6";
    an_encoding_that_allocates: EncodingAllocates, encodings_tell_what_a_seat_knows, "allocated";
    facets_that_tell_a_hand: FacetsTellTheHand, encodings_tell_what_a_seat_knows, "the facets of";
    a_facet_too_many: FacetBeyondTheLast, encodings_tell_what_a_seat_knows, "but there are only 12";
    an_encoding_without_its_table: EncodingForgetsTheTable, encodings_tell_what_a_seat_knows, "of the table changed";
}

#[test]
fn a_game_that_keeps_its_promises_passes() {
    type Sound = HighCard<{ Fault::Nothing as u8 }>;
    langhus_kit::rules_keep_their_promises::<Sound>();
    langhus_kit::nobody_learns_a_secret::<Sound>();
    langhus_kit::encodings_tell_what_a_seat_knows::<Sound>();
    langhus_kit::every_text_is_there::<Sound>();
    langhus_kit::playing_never_allocates::<Sound>();
}

/// Seat 1 turns, seat 1 swaps, seat 2 answers: no shorter game loses a card, and proptest finds it.
#[test]
fn the_record_of_a_failure_is_the_shortest() {
    const FAULT: u8 = Fault::CardIsLost as u8;
    let says = verdict::<FAULT>(langhus_kit::rules_keep_their_promises::<HighCard<FAULT>>);
    let moves = says.lines().filter(|line| line.starts_with("1 ") || line.starts_with("2 ")).count();
    assert_eq!(moves, 3, "{says}");
}
