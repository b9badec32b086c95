//! A guided first game: a script that is played at a real table, as data beside its game (`lessons/first.toml`).
//!
//! A script is a list of steps. A step of the learner's says what to look at, why, and which action comes next; a step of
//! another seat is played by itself; a step without an action only says something. `docs/adding-a-game.md` tells how one
//! is written.

use langhus_rules::{Edition, Language, Mistakes, NoSeed, Phrasebook, Reader, Say, Seat, Section, Seed, Speaker};

/// What a game brings so that it can be learned at the table.
#[derive(Clone, Copy)]
pub struct Teaching {
    /// The script of the guided first game: `lessons/first.toml`.
    pub script: &'static str,
    /// What is said in it, and about each kind of question (`help-SECTION`): `lessons/{en,de}.ftl`.
    pub words: &'static Phrasebook,
}

impl Teaching {
    /// A sentence for whoever meets the question of this section of the rulebook for the first time.
    pub fn help(&self, section: &str, language: Language) -> Option<String> {
        let key = format!("help-{section}");
        let known = self.words.keys(language).contains(&key);
        known.then(|| self.words.say(&Say::new(key), language, &[]))
    }
}

/// Something that the guide says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    /// The key of the message.
    pub say: String,
    /// The places (`data-place`) and pieces (`data-piece`) it points at.
    pub look: Vec<String>,
}

/// An action of the script.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scripted {
    /// Who plays it.
    pub seat: Seat,
    /// Its notation.
    pub notation: String,
    /// What is said about some of the other actions: their notation, or its beginning and a `*`; and the key.
    instead: Vec<(String, String)>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Step {
    Say(Remark),
    Play(Scripted),
}

/// A guided first game.
#[derive(Clone)]
pub struct Lesson {
    /// How many play.
    pub seats: u8,
    /// The seat of whoever learns.
    pub learner: Seat,
    /// The options of the table.
    pub options: Vec<String>,
    /// What the cards are dealt from.
    pub seed: Seed,
    /// What the others are called, in the order of their seats.
    pub names: Vec<String>,
    /// So many actions of the script have been played when the learner comes.
    pub before: usize,
    steps: Vec<Step>,
    words: &'static Phrasebook,
}

/// What a learner is told at a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guide {
    /// How many actions have been played: another question has another number.
    pub at: usize,
    /// What is said, in order: the text, and what it points at. Nothing while others play.
    pub pages: Vec<(String, Vec<String>)>,
    /// Which of the learner's decisions this is, counted from 1.
    pub decision: usize,
    /// How many there are.
    pub decisions: usize,
    /// Has the script come to its end? Then the game goes on by itself.
    pub over: bool,
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

fn remark(step: &Section<'_, '_>) -> Option<Remark> {
    let look = if step.has("look") { words(step.text("look")?) } else { Vec::new() };
    Some(Remark { say: step.text("say")?.to_owned(), look })
}

/// What is played before the learner comes: a line for each action, the number of a seat and the notation.
fn before(root: &Section<'_, '_>, seats: u8) -> Vec<Step> {
    let lines = if root.has("before") { root.text("before").unwrap_or_default() } else { "" };
    let read = |line: &str| {
        let (number, notation) = line.split_once(' ')?;
        let seat = number.parse().ok().filter(|number| (1..=seats).contains(number))?;
        Some(Step::Play(Scripted { seat: Seat::new(seat - 1), notation: notation.to_owned(), instead: Vec::new() }))
    };
    let lines = lines.lines().map(str::trim).filter(|line| !line.is_empty());
    let steps = lines.filter_map(|line| {
        let step = read(line);
        if step.is_none() {
            root.mistake_at("before", Say::new("lesson-before").with("line", line));
        }
        step
    });
    steps.collect()
}

impl Lesson {
    /// Reads a script.
    ///
    /// # Errors
    /// Everything that is wrong with it, with its line.
    pub fn read(teaching: &Teaching) -> Result<Lesson, Mistakes> {
        let file = Edition::new(teaching.script);
        let reader = Reader::new(&file, crate::texts());
        let root = reader.root();
        root.only(&["seats", "learner", "options", "seed", "names", "before", "step"]);
        let seats = root.number("seats", 2..=Seat::MOST as i64).unwrap_or(2) as u8;
        let seat = |section: &Section<'_, '_>, key| Some(Seat::new(section.number(key, 1..=seats.into())? as u8 - 1));
        let learner = seat(&root, "learner").unwrap_or(Seat::new(0));
        let seed = root.text("seed").and_then(|text| match text.parse::<Seed>() {
            Ok(seed) => Some(seed),
            Err(NoSeed) => {
                root.mistake_at("seed", Say::new("lesson-seed"));
                None
            }
        });
        let seed = seed.unwrap_or_else(|| Seed::new([0; 32]));
        let names = words(root.text("names").unwrap_or_default());
        if names.len() + 1 != usize::from(seats) {
            root.mistake_at("names", Say::new("lesson-names"));
        }
        let options = words(root.text("options").unwrap_or_default());
        let mut steps = before(&root, seats);
        let before = steps.len();
        for step in root.sections("step") {
            step.only(&["say", "look", "seat", "play", "instead"]);
            if step.has("say") {
                steps.extend(remark(&step).map(Step::Say));
            }
            if !step.has("play") {
                continue;
            }
            let instead = step.sections("instead").into_iter().filter_map(|other| {
                other.only(&["play", "say"]);
                Some((other.text("play")?.to_owned(), other.text("say")?.to_owned()))
            });
            let instead = instead.collect();
            let seat = if step.has("seat") { seat(&step, "seat").unwrap_or(learner) } else { learner };
            let notation = step.text("play").unwrap_or_default().to_owned();
            steps.push(Step::Play(Scripted { seat, notation, instead }));
        }
        reader.finish(Lesson { seats, learner, options, seed, names, before, steps, words: teaching.words })
    }

    /// The actions, in order.
    pub fn actions(&self) -> impl Iterator<Item = &Scripted> {
        self.steps.iter().filter_map(|step| match step {
            Step::Play(play) => Some(play),
            Step::Say(_) => None,
        })
    }

    /// The action that comes after so many.
    pub fn next(&self, moves: usize) -> Option<&Scripted> {
        self.actions().nth(moves)
    }

    /// What is said when so many actions have been played, and the learner is asked: whatever stands between their last
    /// action and their next one.
    pub fn remarks(&self, moves: usize) -> Vec<&Remark> {
        let mut played = 0;
        let mut said = Vec::new();
        for step in &self.steps {
            match step {
                Step::Say(remark) => said.push(remark),
                Step::Play(_) if played == moves => break,
                Step::Play(play) => {
                    played += 1;
                    if play.seat == self.learner {
                        said.clear();
                    }
                }
            }
        }
        said
    }

    /// The message that answers another action than the next one: its own, or else that of the question's last remark
    /// with `-wrong` behind.
    pub fn wrong(&self, moves: usize, notation: &str) -> Option<String> {
        let next = self.next(moves)?;
        let fits = |pattern: &str| match pattern.strip_suffix('*') {
            Some(beginning) => notation.starts_with(beginning),
            None => notation == pattern,
        };
        let own = next.instead.iter().find(|(pattern, _)| fits(pattern)).map(|(_, say)| say.clone());
        own.or_else(|| Some(format!("{}-wrong", self.remarks(moves).last()?.say)))
    }

    /// What is said about the other actions by name: for the kit, which holds that each can be chosen.
    pub fn named_otherwise(&self, moves: usize) -> impl Iterator<Item = &str> {
        self.next(moves).into_iter().flat_map(|next| next.instead.iter().map(|(pattern, _)| pattern.as_str()))
    }

    /// What the learner is told when so many actions have been played; nothing after the end.
    pub fn guide(&self, moves: usize, language: Language, names: &[String]) -> Option<Guide> {
        let all = self.actions().count();
        if moves > all {
            return None;
        }
        let asked = self.next(moves).is_some_and(|next| next.seat == self.learner);
        let remarks = if asked || moves == all { self.remarks(moves) } else { Vec::new() };
        let pages = remarks.into_iter().map(|remark| {
            let text = self.say(&remark.say, language, names);
            (text, remark.look.clone())
        });
        let mine = |moves: usize| {
            let since = self.actions().take(moves).skip(self.before);
            since.filter(|play| play.seat == self.learner).count()
        };
        Some(Guide {
            at: moves,
            pages: pages.collect(),
            decision: mine(moves) + usize::from(asked),
            decisions: mine(all),
            over: moves == all,
        })
    }

    /// A message of the script in words.
    pub fn say(&self, key: &str, language: Language, names: &[String]) -> String {
        Speaker { book: self.words, language, names }.word(key.to_owned())
    }

    /// The keys of all messages that the script says.
    pub fn keys(&self) -> Vec<String> {
        let mut keys = Vec::new();
        for step in &self.steps {
            match step {
                Step::Say(remark) => keys.push(remark.say.clone()),
                Step::Play(play) => keys.extend(play.instead.iter().map(|(_, say)| say.clone())),
            }
        }
        let mine = |(_, play): &(usize, &Scripted)| play.seat == self.learner;
        let moves = self.actions().enumerate().skip(self.before).filter(mine).map(|(moves, _)| moves);
        keys.extend(moves.filter_map(|moves| self.wrong(moves, "")));
        keys
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCRIPT: &str = "seats = 2\nlearner = 1\nseed = \"SEED\"\noptions = \"\"\nnames = \"Bodil\"\n\
        [[step]]\nsay = \"skip\"\nlook = \"cell-1 cell-2\"\n\
        [[step]]\nsay = \"your-turn\"\nplay = \"5\"\ninstead = [{ play = \"1*\", say = \"undo\" }]\n\
        [[step]]\nseat = 2\nplay = \"1\"\nsay = \"rules\"\n\
        [[step]]\nsay = \"board\"\nplay = \"3\"\n\
        [[step]]\nsay = \"close\"\n";

    fn lesson() -> Lesson {
        let script: &'static str = SCRIPT.replace("SEED", &"0f".repeat(32)).leak();
        Lesson::read(&Teaching { script, words: crate::texts() }).expect("the script is right")
    }

    #[test]
    fn what_is_said_stands_between_two_actions_of_the_learner() {
        let lesson = lesson();
        let said = |moves| lesson.remarks(moves).iter().map(|remark| remark.say.as_str()).collect::<Vec<_>>();
        assert_eq!([said(0), said(2), said(3)], [vec!["skip", "your-turn"], vec!["rules", "board"], vec!["close"]]);
        assert_eq!(lesson.remarks(0)[0].look, ["cell-1", "cell-2"]);
        let others = lesson.guide(1, Language::English, &[]).expect("the lesson goes on");
        assert!(others.pages.is_empty(), "others play by themselves");
        let told = lesson.guide(2, Language::German, &[]).expect("the learner is asked");
        assert_eq!((told.decision, told.decisions, told.over), (2, 2, false));
        assert_eq!(told.pages[1].0, "Der Spielplan");
        assert!(lesson.guide(3, Language::English, &[]).is_some_and(|guide| guide.over));
        assert!(lesson.guide(4, Language::English, &[]).is_none(), "then the game goes on by itself");
    }

    #[test]
    fn another_action_is_answered_by_its_own_words_or_by_those_of_the_question() {
        let lesson = lesson();
        assert_eq!(lesson.wrong(0, "12").as_deref(), Some("undo"));
        assert_eq!(lesson.wrong(0, "2").as_deref(), Some("your-turn-wrong"));
        assert_eq!(lesson.wrong(3, "2"), None, "after the end nothing is wrong");
    }

    #[test]
    fn a_wrong_script_is_told_with_its_lines() {
        let script =
            "seats = 3\nlearner = 4\nseed = \"SEED\"\noptions = \"\"\nnames = \"Bodil\"\n[[step]]\nsya = \"a\"\n";
        let mistakes = Lesson::read(&Teaching { script, words: crate::texts() }).err().expect("it is wrong");
        let told = mistakes.to_string();
        for line in [
            "line 2: \"learner\"",
            "line 3: a seed is 64",
            "line 5: there should be a name",
            "line 7: unknown entry \"sya\"",
        ] {
            assert!(told.contains(line), "{told}");
        }
    }
}
