//! Catching panics, so that a mistake in a game becomes a sentence and a record instead of a torn terminal.

use std::cell::{Cell, RefCell};
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::sync::Once;

thread_local! {
    static WATCHED: Cell<bool> = const { Cell::new(false) };
    static SAID: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Does the work; a panic in it comes back as one line that says what and where.
///
/// What the work had borrowed may be half changed after a panic: callers keep only what they have counted before.
pub(crate) fn catch<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let others = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if WATCHED.get() {
                SAID.set(describe(info));
            } else {
                others(info);
            }
        }));
    });
    let before = WATCHED.replace(true);
    let done = panic::catch_unwind(AssertUnwindSafe(work));
    WATCHED.set(before);
    done.map_err(|_| SAID.take())
}

fn describe(info: &PanicHookInfo<'_>) -> String {
    let payload = info.payload();
    let says = payload.downcast_ref::<&str>().copied().or_else(|| payload.downcast_ref::<String>().map(String::as_str));
    let says = says.unwrap_or("a panic without words").replace('\n', " ");
    match info.location() {
        Some(place) => format!("{says} ({}:{})", place.file(), place.line()),
        None => says,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_a_line_that_says_what_and_where() {
        assert_eq!(catch(|| 7), Ok(7));
        let says = catch(|| panic!("the bag\nis empty")).unwrap_err();
        assert!(says.starts_with("the bag is empty (") && says.contains("guard.rs:"), "{says}");
        let says = catch(|| catch(|| panic!("inside")).unwrap_err()).unwrap();
        assert!(says.starts_with("inside"), "{says}");
    }
}
