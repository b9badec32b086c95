//! A net learns connect four from a few games, and a search asks it.

use std::sync::{Arc, LazyLock};

use connect_four::ConnectFour;
use langhus_bots::net::{Net, Thought};
use langhus_bots::{Bot, Budget, Random, Search};
use langhus_rules::{Edition, Encode, Game, Match, Options, Quick, Seat, Seed, Sense, Table, Voice};
use langhus_school::{Exercise, Lesson, Losses, Pupil, Schooling, foretell, replay, self_play};
use wikinger::Wikinger;

fn table<G: Voice>(edition: &str, seed: u64) -> Match<G> {
    let edition = Edition::new(edition);
    let options = Options::standard(G::OPTIONS);
    let rules = Arc::new(G::new(&edition, &options, 2).unwrap());
    Match::new(rules, edition, options, Vec::new(), Seed::from_number(seed))
}

fn lessons<G: Voice + Sense>(games: u64, simulations: u32) -> Vec<Lesson> {
    let lesson = |seed| self_play(table::<G>(G::EDITIONS[0], seed), Quick::new(seed), simulations, Search::new);
    (0..games).map(lesson).collect()
}

/// Enough games that a net learns something from most of them about the others: with half as many it does not.
static GAMES: LazyLock<Vec<Lesson>> = LazyLock::new(|| lessons::<ConnectFour>(600, 16));

/// A net that learned from these games, what it was wrong by on the first of them before and after, which it was not
/// shown, and those.
fn trained(lessons: &[Lesson]) -> (Net, [Losses; 2], Vec<Exercise>) {
    let table = table::<ConnectFour>(ConnectFour::EDITIONS[0], 0);
    let exercises = |lessons: &[Lesson]| -> Vec<Exercise> {
        lessons.iter().flat_map(|lesson| Exercise::of(&**table.rules(), lesson)).collect()
    };
    let (held, taught) = lessons.split_at(lessons.len() / 8);
    let (held, taught) = (exercises(held), exercises(taught));
    let mut pupil = Pupil::new(&**table.rules(), 1);
    let schooling = Schooling { batch: 64, ..Schooling::default() };
    let before = pupil.test(&held, &schooling);
    for round in 0..4u8 {
        pupil.learn(&taught, &schooling, 1.0 - f32::from(round) / 4.0);
    }
    let net = pupil.finish(&held).expect("integers forecast what floating point does");
    (net, [before, pupil.test(&held, &schooling)], held)
}

#[test]
fn a_kept_game_replays_to_its_end_and_a_wrong_one_does_not() {
    let table = table::<Wikinger>(Wikinger::EDITIONS[0], 0);
    let mut lesson = lessons::<Wikinger>(1, 4).remove(0);
    let mut seen = 0;
    let end = replay(&**table.rules(), &lesson, |_, _, legal, choice| {
        assert_eq!(legal.len(), choice.looks.len());
        seen += 1;
    });
    assert!(end.is_some_and(|end| table.rules().awaited(&end).is_empty()));
    assert_eq!(seen, lesson.choices.len());
    let exercises = Exercise::of(&**table.rules(), &lesson);
    assert_eq!(exercises.len(), seen);
    assert!(exercises.iter().all(|exercise| (exercise.win.iter().sum::<f32>() - 1.0).abs() < 1e-6));
    lesson.choices.pop();
    assert!(Exercise::of(&**table.rules(), &lesson).is_empty(), "half a game teaches nothing");
}

#[test]
fn a_net_learns_and_says_the_same_as_integers() {
    let (net, [before, after], held) = trained(&GAMES);
    assert!(after.win_loss() < 0.95 * before.win_loss(), "{} became {}", before.win_loss(), after.win_loss());
    assert!(after.action_loss() < 0.97 * before.action_loss(), "{before:?} became {after:?}");
    assert_eq!(Net::read(&net.write()).as_ref(), Ok(&net));
    // The first exercise once more, from its bytes.
    let mut bytes = vec![0; ConnectFour::BYTES];
    held[0].bytes.iter().for_each(|(place, value)| bytes[usize::from(*place)] = *value);
    let told = net.forecast(&bytes, 2, &mut Thought::new());
    assert!((told.win.iter().sum::<f32>() - 1.0).abs() < 1e-5);
}

#[test]
fn a_search_with_a_net_beats_random_and_one_that_does_not_fit_changes_nothing() {
    let net = Arc::new(trained(&GAMES).0);
    let rules = table::<ConnectFour>(ConnectFour::EDITIONS[0], 0);
    let told = foretell(&**rules.rules(), &GAMES[..GAMES.len() / 8], Some(&net));
    assert!(told.net[2] < 0.95 * told.even[2], "{told:?}");

    let play = |edition: &str, first: &mut dyn Bot<ConnectFour>, second: &mut dyn Bot<ConnectFour>| {
        let mut table = table::<ConnectFour>(edition, 1);
        while let Some(seat) = table.awaited().first() {
            let question = table.ask(seat).unwrap();
            let budget = Budget::simulations(60);
            let is_first = seat == Seat::new(0);
            let action = if is_first { first.choose(&question, budget) } else { second.choose(&question, budget) };
            table.act(seat, action).unwrap();
        }
        (table.rules().score(table.state(), Seat::new(0)), table.saga().write())
    };
    let standard = ConnectFour::EDITIONS[0];
    let with_net = |seed| Search::new(seed).with_net(Arc::clone(&net));
    let won = (0..20).filter(|seed| play(standard, &mut with_net(*seed), &mut Random::new(*seed)).0 == 1).count();
    assert!(won >= 17, "{won} of 20");

    let other = standard.replace("columns = 7", "columns = 6");
    assert_ne!(other, standard);
    let plain = |edition: &str| play(edition, &mut Search::new(1), &mut Search::new(2)).1;
    let learned = |edition: &str| play(edition, &mut with_net(1), &mut with_net(2)).1;
    assert_eq!(learned(&other), plain(&other), "a net for another edition is not asked");
    assert_ne!(learned(standard), plain(standard), "one that fits is");
}
