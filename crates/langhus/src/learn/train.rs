//! `langhus train`: a net learns from games that were kept.

use std::fs;

use langhus_rules::{Chance, Quick};
use langhus_school::{Exercise, Lesson, Losses, Pupil, Schooling};

use super::Course;
use super::chart::{Chart, Line};
use crate::arguments::TrainArguments;
use crate::{Console, Failure};

/// One game in so many is not learnt from, and tells how well the net has learnt. Games are held out and not positions:
/// those of one game have their end in common.
const HELD_OUT: usize = 20;
/// The positions of so many games are mixed before they are learnt from.
const MIXED: usize = 1000;
/// In a round one position in so many is learnt from. Those of a game are alike and have its end in common: a net that is
/// shown many of them at a time learns the games by heart.
const THINNED: u32 = 8;
/// A net proves itself on so many positions.
const PROOF: usize = 16;

/// `langhus train`.
pub(crate) fn run(arguments: &TrainArguments, console: &mut Console<'_>) -> Result<(), Failure> {
    let courses = super::courses(&arguments.files)?;
    let Some(first) = courses.first() else { return Err(Failure::failed("There are no games.".to_owned())) };
    let schooling = Schooling { rate: arguments.rate, trust: arguments.trust, ..Schooling::default() };
    let (held, mut taught) = divide(&courses);
    if held.is_empty() || taught.is_empty() {
        return Err(Failure::failed("There are too few games to learn from and to be tested on.".to_owned()));
    }
    let mut pupil = first.class.pupil(arguments.seed);
    let mut chance = Quick::new(arguments.seed);
    let before = pupil.test(&held, &schooling);
    writeln!(console.out, "{} games are learnt from, {} positions of others are held out.", taught.len(), held.len())?;
    writeln!(console.out, "round  win loss (learnt from)  win loss  points off  action loss")?;
    line(console, 0, &Losses::default(), &before)?;
    let mut curve = Curve::new(&before);
    for round in 0..arguments.rounds {
        chance.shuffle(&mut taught);
        let learnt = learn(&mut pupil, &taught, &schooling, &mut chance, (round, arguments.rounds));
        let tested = pupil.test(&held, &schooling);
        line(console, round + 1, &learnt, &tested)?;
        curve.go_on(round + 1, &learnt, &tested);
        console.out.flush()?;
    }
    if let Some(path) = &arguments.curve {
        let game = first.class.subject(String::new()).game;
        super::draw(path, &curve.chart(&game, taught.len()))?;
    }
    let proof: Vec<Exercise> = held.iter().step_by(held.len().div_ceil(PROOF)).cloned().collect();
    let net = pupil.finish(&proof).map_err(|error| Failure::failed(format!("The net failed its proof: {error}")))?;
    let bytes = net.write();
    let failed = |error| Failure::failed(format!("The net {} cannot be kept: {error}.", arguments.out.display()));
    fs::write(&arguments.out, &bytes).map_err(failed)?;
    Ok(writeln!(console.out, "The net {} has {} bytes.", arguments.out.display(), bytes.len())?)
}

/// The positions of the games that are held out, and the games that are learnt from.
fn divide(courses: &[Course]) -> (Vec<Exercise>, Vec<(&Course, &Lesson)>) {
    let (mut held, mut taught) = (Vec::new(), Vec::new());
    for course in courses {
        for (place, lesson) in course.lessons.iter().enumerate() {
            if place % HELD_OUT == 0 {
                held.extend(course.class.exercises(lesson));
            } else {
                taught.push((course, lesson));
            }
        }
    }
    (held, taught)
}

/// Once through all games, many at a time, some positions of each mixed with those of the others.
fn learn(
    pupil: &mut Pupil,
    taught: &[(&Course, &Lesson)],
    schooling: &Schooling,
    chance: &mut Quick,
    (round, rounds): (u32, u32),
) -> Losses {
    let mut sum = Losses::default();
    for (part, some) in taught.chunks(MIXED).enumerate() {
        let mut exercises = Vec::new();
        for (course, lesson) in some {
            let positions = course.class.exercises(lesson).into_iter();
            exercises.extend(positions.filter(|_| chance.below(THINNED) == 0));
        }
        chance.shuffle(&mut exercises);
        let done = round as f32 + (part * MIXED) as f32 / taught.len() as f32;
        sum += pupil.learn(&exercises, schooling, 1.0 - done / rounds as f32);
    }
    sum
}

/// How wrong the net was after each round.
struct Curve {
    learnt: Vec<(f64, f64)>,
    held: Vec<(f64, f64)>,
}

impl Curve {
    fn new(before: &Losses) -> Curve {
        Curve { learnt: Vec::new(), held: vec![(0.0, before.win_loss())] }
    }

    fn go_on(&mut self, round: u32, learnt: &Losses, held: &Losses) {
        self.learnt.push((round.into(), learnt.win_loss()));
        self.held.push((round.into(), held.win_loss()));
    }

    fn chart(self, game: &str, games: usize) -> Chart {
        let lines =
            vec![Line { name: "learnt from", points: self.learnt }, Line { name: "held out", points: self.held }];
        Chart { title: format!("{game}, {games} games: surprise at who wins"), across: "rounds", lines }
    }
}

fn line(console: &mut Console<'_>, round: u32, learnt: &Losses, held: &Losses) -> Result<(), Failure> {
    let [learnt, win, off, actions] = [learnt.win_loss(), held.win_loss(), held.points_off(), held.action_loss()];
    Ok(writeln!(console.out, "{round:>5}  {learnt:>23.4}  {win:>8.4}  {off:>10.2}  {actions:>11.4}")?)
}
