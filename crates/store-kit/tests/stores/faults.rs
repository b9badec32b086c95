//! The kit finds what is broken: a store that keeps all its promises passes, and each broken one is caught by name.

use std::sync::Arc;

use langhus_store_kit::{broken_promises, store_keeps_its_promises};

use crate::memory::{Fault, Memories};

#[tokio::test]
async fn a_store_that_keeps_its_promises_passes() {
    store_keeps_its_promises(Arc::new(Memories::new(Fault::Nothing))).await;
}

macro_rules! finds {
    ($($name:ident: $fault:ident, $promise:literal, $says:literal;)*) => {$(
        #[tokio::test]
        async fn $name() {
            let broken = broken_promises(Arc::new(Memories::new(Fault::$fault))).await;
            let why = broken.iter().find(|broken| broken.promise == $promise).map(|broken| broken.why.as_str());
            assert!(why.is_some_and(|why| why.contains($says)), "the kit says: {broken:#?}");
        }
    )*};
}

finds! {
    lost_client_ids: ClientIdsAreLost, "a_table_is_loaded_as_it_was_created", "client: None";
    lost_editions: EditionsAreLost, "a_table_is_loaded_as_it_was_created", "edition: None";
    lost_results: ResultsAreLost, "entries_are_appended_in_sequence", "result: None";
    two_who_come_first: EntriesAreWrittenTwice, "a_sequence_number_is_written_once", "of two one comes first";
    a_gap: GapsAreKept, "nothing_stands_without_what_came_before_it", "the third entry is missing";
    seats_that_change_unseen: SeatsChangeUnseen, "nothing_stands_without_what_came_before_it", "has not seen";
    a_refusal_that_stops_the_rest: OneRefusalStopsTheRest, "a_change_that_is_refused_spoils_no_other", "each by itself";
    half_of_a_change: HalfOfAllIsKept, "several_changes_are_kept_all_or_none", "Playing";
    lost_codes: CodesAreLost, "seats_keep_whose_they_are_codes_and_who_left", "passes: []";
    who_left_and_is_forgotten: WhoLeftIsForgotten, "seats_keep_whose_they_are_codes_and_who_left", "left: []";
    invitations_that_stay: InvitationsStay, "nothing_of_a_seat_stays_that_has_changed", "Pass";
    nobody_in_a_seat: StrangersSit, "nobody_sits_twice_at_a_table", "nobody is that";
    two_seats_of_one: TwoSitAsOne, "nobody_sits_twice_at_a_table", "they sit there already";
    a_device_that_stays: NobodyIsSignedOut, "a_device_that_is_signed_out_is_nobodys", "it was signed out";
    a_link_for_all: LinksWorkTwice, "links_and_codes_open_until_they_are_spent", "the link is spent";
    codes_for_ever: CodesAreKept, "links_and_codes_open_until_they_are_spent", "renewed";
    seats_that_are_lost: WhoJoinsLosesTheirSeats, "two_who_join_are_one", "also the seats of the other";
    leave_that_is_taken_twice: LeaveIsTakenTwice, "leave_is_kept_and_taken_once", "have not seen";
    who_goes_and_is_told_of: ProfilesOutliveThem, "who_goes_is_forgotten", "nothing is told of who goes";
    who_goes_and_is_read_of: NobodyIsForgotten, "who_goes_is_forgotten", "Åse was here";
    devices_that_change_unheard: DevicesAreNotTold, "everybody_hears_whose_devices_have_changed", "instead of news";
    letters_that_pile_up: LettersPileUp, "who_is_to_be_told_is_kept_with_the_move", "to be told before";
    letters_to_nobody: NobodyIsWrittenTo, "who_is_to_be_told_is_kept_with_the_move", "who is not there";
    new_letters_that_are_lost: NewLettersAreSent, "only_the_letters_that_were_sent_are_gone", "another letter";
    a_channel_that_two_change: VersionsDoNotCount, "a_channel_is_changed_by_who_has_seen_it", "the number is in use";
    the_last_parcel: TheLastParcelComesFirst, "a_channel_is_changed_by_who_has_seen_it", "comes first";
    channels_of_who_goes: ChannelsOutliveThem, "channels_and_letters_are_of_whose_they_are", "told to who goes";
    a_request_that_is_done_twice: RequestsAreDoneTwice, "a_request_is_kept_once", "was done before";
    requests_for_ever: RequestsAreKeptForEver, "old_requests_are_forgotten", "it was done before that";
    a_list_of_everything: EverythingIsListed, "everybody_sees_what_is_listed_newest_first", "[5, 4, 3, 6, 2, 1]";
    the_oldest_first: OldestFirst, "everybody_sees_what_is_listed_newest_first", "[1, 2, 6, 3, 5]";
    who_left_and_finds_the_table: WhoLeftFindsTheTable, "whoever_sits_at_a_table_finds_it_again", "one has left";
    owners_in_a_list: OwnersAreListed, "whoever_sits_at_a_table_finds_it_again", "a list tells whose";
    pages_that_overlap: PagesOverlap, "pages_neither_repeat_nor_miss_a_table", "the pages do not end";
    whose_turn_it_was: TheFirstEntryCounts, "a_list_tells_whose_turn_it_is", "tells whose turn";
    answers_that_show: AnswersShow, "hidden_answers_do_not_show_in_a_list", "no answer shows";
    bots_alone_that_wait: BotsAloneWait, "tables_that_wait_for_bots_are_found", "not where bots play alone";
    removed_tables_that_count: RemovedTablesCount, "tables_are_counted", "left: [2, 1, 1, 1]";
    a_game_that_is_removed: BegunTablesAreRemoved, "only_what_nobody_touched_is_cleared_away", "table 3 is gone";
    a_talk_that_is_removed: TouchedTablesAreRemoved, "only_what_nobody_touched_is_cleared_away", "table 2 is gone";
    a_game_that_somebody_can_come_back_to: WhoHasACodeIsForgotten, "only_games_without_anybody_who_can_come_back_are_abandoned", "has a code";
    requests_without_a_table: RequestsOutliveTheirTable, "nothing_is_left_of_what_was_cleared_away", "forgotten with";
    nothing_that_lasts: NothingLasts, "what_was_kept_outlives_the_store", "table 1 is gone";
    a_second_copy: NothingLasts, "two_who_opened_it_see_the_same", "table 1 is gone";
    tidying_that_forgets: TidyingForgets, "tidying_changes_nothing", "two";
    a_race_that_both_win: BothComeFirst, "one_of_many_who_write_at_once_comes_first", "left: (8, 0)";
    a_queue_that_refuses: WhoeverWaitsIsRefused, "who_writes_at_once_elsewhere_is_not_in_the_way", "of its own";
    seats_of_another_moment: SeatsAreOfAnotherMoment, "a_table_is_loaded_as_of_one_moment", "of another moment";
    news_that_do_not_come: NobodyIsTold, "everybody_hears_what_was_kept_and_can_read_it", "instead of news";
    news_that_come_too_early: NewsComeTooEarly, "everybody_hears_what_was_kept_and_can_read_it", "is gone";
    news_of_nobody: AuthorsAreForgotten, "everybody_hears_what_was_kept_and_can_read_it", "who wrote it";
    news_of_what_was_refused: RefusalsAreTold, "nobody_hears_of_what_was_refused", "refused is not told";
    news_that_are_dropped: NewsAreDropped, "whoever_does_not_listen_delays_nobody", "nobody says so";
    a_time_that_stays: WhatIsDueStays, "what_time_has_to_do_with_a_table_is_kept", "a list tells it";
    the_last_that_is_due: TheLastDueComesFirst, "tables_that_are_due_are_found_the_first_first", "the first comes first";
    outages_that_are_forgotten: OutagesAreForgotten, "when_no_server_was_here_is_kept", "begins with the last pulse";
    a_failure_that_is_kept: WhatFailedIsKept, "what_is_said_not_to_be_kept_is_not", "it is there, though";
}
