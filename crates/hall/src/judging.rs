//! Judging what a person wrote, an edition or a record: off the threads that serve requests, and few at a time.

use std::sync::Arc;

use langhus_rules::Mistakes;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::problem::{Problem, ProblemKind};

/// So many are judged at once; whoever comes then waits. Judging takes milliseconds, so the line is short, and however
/// many send something to be judged, the other processors serve requests and let bots think.
const AT_ONCE: usize = 2;

/// Those who judge.
pub(crate) struct Judges(Arc<Semaphore>);

impl Default for Judges {
    fn default() -> Judges {
        Judges(Arc::new(Semaphore::new(AT_ONCE)))
    }
}

impl Judges {
    /// Does this as soon as one of them is free.
    ///
    /// # Errors
    /// What it comes to, or that it panicked.
    pub(crate) async fn judge<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        let Ok(place) = self.0.clone().acquire_owned().await else {
            return Err(Problem::new(ProblemKind::Unavailable));
        };
        // The place goes with the work: who asked may have gone meanwhile, and the work is done nevertheless.
        let judged = spawn_blocking(move || {
            let _place = place;
            work()
        });
        judged.await.unwrap_or_else(|_| Err(Problem::new(ProblemKind::Broken)))
    }
}

/// A set-up with mistakes.
pub(crate) fn bad_setup(mistakes: Mistakes) -> Problem {
    let problem = Problem::new(ProblemKind::BadSetup).and("mistakes", mistakes.count());
    problem.telling(move |language| mistakes.in_language(language))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread;
    use std::time::Duration;

    use langhus_rules::Language;

    use super::*;

    #[tokio::test]
    async fn two_are_judged_at_once_and_all_in_the_end() {
        static NOW: AtomicUsize = AtomicUsize::new(0);
        let judges = Judges::default();
        let work = || {
            let now = NOW.fetch_add(1, Ordering::SeqCst) + 1;
            thread::sleep(Duration::from_millis(20));
            NOW.fetch_sub(1, Ordering::SeqCst);
            Ok(now)
        };
        let judged = futures_util::future::join_all((0..6).map(|_| judges.judge(work))).await;
        let most = judged.into_iter().map(|now| now.expect("it is judged")).max();
        assert_eq!(most, Some(AT_ONCE));
    }

    #[tokio::test]
    async fn a_panic_is_an_answer_and_frees_the_place() {
        let judges = Judges::default();
        for _ in 0..2 * AT_ONCE {
            let judged = judges.judge(|| -> Result<(), Problem> { panic!("on purpose") }).await;
            assert_eq!(judged.expect_err("it panicked").kind(), ProblemKind::Broken);
        }
        assert_eq!(judges.judge(|| Ok(5)).await.expect("somebody is free"), 5);
    }

    #[test]
    fn mistakes_are_told_and_counted_in_both_languages() {
        let mut mistakes = Mistakes::default();
        (0..51).for_each(|n| mistakes.add(format!("number {n}.")));
        let both = [Language::English, Language::German];
        let told = |mistakes: &Mistakes| both.map(|language| bad_setup(mistakes.clone()).in_words(language).2);
        let [english, german] = told(&mistakes);
        assert!(english.starts_with("number 0.\nnumber 1.\n"), "{english}");
        assert!(english.ends_with("number 49.\n… and one more mistake."), "{english}");
        assert!(german.ends_with("number 49.\n… und noch ein Fehler."), "{german}");
        mistakes.add("number 51.");
        let [english, german] = told(&mistakes);
        assert!(
            english.ends_with("\n… and 2 more mistakes.") && german.ends_with("\n… und noch 2 Fehler."),
            "{german}"
        );
        let wrong = langhus_rules::Options::read(&[], ["mode=jarl"]).expect_err("there is no such option");
        let [english, german] = told(&wrong);
        assert_eq!(english, "There is no option \"mode\" (there are none in this game).");
        assert_eq!(german, "Es gibt keine Option „mode“; dieses Spiel hat keine.");
    }
}
