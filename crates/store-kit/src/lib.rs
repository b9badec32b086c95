//! The conformance kit of stores: one call proves that a store keeps every promise of [`Store`].
//!
//! ```text
//! struct MyStores { /* where they are */ }
//!
//! impl langhus_store_kit::Stores for MyStores {
//!     fn open<'s>(&'s self, name: &'s str) -> BoxFuture<'s, Arc<dyn Store>> { /* the store of this name */ }
//! }
//!
//! #[tokio::test]
//! async fn my_store_keeps_its_promises() {
//!     langhus_store_kit::store_keeps_its_promises(Arc::new(MyStores { /* … */ })).await;
//! }
//! ```
//!
//! A failure names the promises that are broken. `tests/stores` drives the kit with the embedded store, with the smallest
//! store there can be, and with that one broken on purpose, one promise at a time.

mod clearing;
pub mod cluster;
mod duties;
mod failing;
mod lasting;
mod lists;
mod news;
mod outbox;
mod people;
mod racing;
mod requests;
mod samples;
mod seats;
mod timing;
mod writing;

use std::any::Any;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::BoxFuture;
use langhus_hall::store::Store;

/// Stores of one kind, each with a name.
pub trait Stores: Send + Sync + 'static {
    /// The store of this name. When it is opened for the first time it is empty; when it is opened again it holds what was
    /// kept, whether or not somebody else has it open.
    fn open<'s>(&'s self, name: &'s str) -> BoxFuture<'s, Arc<dyn Store>>;

    /// Sees to it that the store of this name cannot write, as if the disk were full, until what is returned is dropped.
    /// Nothing if that cannot be arranged; then the promises about it are not driven.
    fn obstruct<'s>(&'s self, name: &'s str) -> BoxFuture<'s, Option<Box<dyn Any + Send>>> {
        let _ = name;
        Box::pin(async { None })
    }
}

/// A promise that was not kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The promise.
    pub promise: &'static str,
    /// What was found instead.
    pub why: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.promise, self.why)
    }
}

/// No promise takes longer than this to be driven.
const PATIENCE: Duration = Duration::from_secs(60);

type Drive = fn(Arc<dyn Stores>) -> BoxFuture<'static, ()>;

macro_rules! promises {
    ($($module:ident::$promise:ident,)*) => {
        const PROMISES: &[(&str, Drive)] =
            &[$((stringify!($promise), |stores| Box::pin(async move { $module::$promise(&*stores).await }))),*];
    };
}

promises! {
    writing::a_table_is_loaded_as_it_was_created,
    writing::entries_are_appended_in_sequence,
    writing::a_sequence_number_is_written_once,
    writing::nothing_stands_without_what_came_before_it,
    writing::a_change_that_is_refused_spoils_no_other,
    writing::several_changes_are_kept_all_or_none,
    seats::seats_keep_whose_they_are_codes_and_who_left,
    seats::nothing_of_a_seat_stays_that_has_changed,
    seats::nobody_sits_twice_at_a_table,
    people::somebody_is_kept_with_their_devices,
    people::a_device_that_is_signed_out_is_nobodys,
    people::links_and_codes_open_until_they_are_spent,
    people::leave_is_kept_and_taken_once,
    people::two_who_join_are_one,
    people::who_goes_is_forgotten,
    outbox::who_is_to_be_told_is_kept_with_the_move,
    outbox::only_the_letters_that_were_sent_are_gone,
    outbox::a_channel_is_changed_by_who_has_seen_it,
    outbox::channels_and_letters_are_of_whose_they_are,
    requests::a_request_is_kept_once,
    requests::old_requests_are_forgotten,
    lists::everybody_sees_what_is_listed_newest_first,
    lists::whoever_sits_at_a_table_finds_it_again,
    lists::pages_neither_repeat_nor_miss_a_table,
    lists::a_list_tells_whose_turn_it_is,
    lists::hidden_answers_do_not_show_in_a_list,
    lists::tables_that_wait_for_bots_are_found,
    lists::tables_are_counted,
    clearing::only_what_nobody_touched_is_cleared_away,
    clearing::only_games_without_anybody_who_can_come_back_are_abandoned,
    clearing::nothing_is_left_of_what_was_cleared_away,
    clearing::tables_where_nobody_moves_are_found,
    timing::what_time_has_to_do_with_a_table_is_kept,
    timing::tables_that_are_due_are_found_the_first_first,
    timing::when_no_server_was_here_is_kept,
    duties::the_last_number_of_a_table_is_known,
    duties::one_server_at_a_time_has_a_duty,
    lasting::what_was_kept_outlives_the_store,
    lasting::tidying_changes_nothing,
    racing::one_of_many_who_write_at_once_comes_first,
    racing::who_writes_at_once_elsewhere_is_not_in_the_way,
    racing::a_table_is_loaded_as_of_one_moment,
    racing::two_who_opened_it_see_the_same,
    news::everybody_hears_what_was_kept_and_can_read_it,
    news::everybody_hears_whose_devices_have_changed,
    news::nobody_hears_of_what_was_refused,
    news::whoever_does_not_listen_delays_nobody,
    failing::what_is_said_not_to_be_kept_is_not,
}

/// Drives every promise; those that are broken.
pub async fn broken_promises(stores: Arc<dyn Stores>) -> Vec<Broken> {
    let mut broken = Vec::new();
    for (promise, drive) in PROMISES {
        let driving = tokio::spawn(drive(stores.clone()));
        let stop = driving.abort_handle();
        let why = match tokio::time::timeout(PATIENCE, driving).await {
            Ok(Ok(())) => continue,
            Ok(Err(panic)) => said(panic.into_panic()),
            Err(_) => {
                stop.abort();
                format!("nothing came of it within {PATIENCE:?}")
            }
        };
        broken.push(Broken { promise, why });
    }
    broken
}

fn said(panic: Box<dyn Any + Send>) -> String {
    let text = panic.downcast_ref::<String>().cloned();
    text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned())).unwrap_or_default()
}

/// The store keeps every promise.
///
/// # Panics
/// If it does not: with the promises that are broken, and what was found instead.
pub async fn store_keeps_its_promises(stores: Arc<dyn Stores>) {
    let broken: Vec<String> = broken_promises(stores).await.iter().map(Broken::to_string).collect();
    assert!(broken.is_empty(), "the store does not keep its promises:\n{}", broken.join("\n"));
}
