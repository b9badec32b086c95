//! What helps a beginner: the guided first game, what is said about each kind of question, the player aid.

use std::collections::BTreeSet;

use langhus_board::{Drawn, Glass, Lesson, aid, paint, rulebook};
use langhus_rules::{Chance, Language, Match, Numbering, Of, Quick, Seed, Setup, Table};

use crate::cases::Tables;
use crate::drawings::{markup, values};

/// Nobody reads more than this at once.
const LONGEST_REMARK: usize = 400;
/// A lesson takes from three to five minutes.
const SECONDS: std::ops::RangeInclusive<usize> = 180..=300;
/// How many words a second people read who look at a board meanwhile.
const WORDS_A_SECOND: usize = 3;
/// How long they take to find and make a move.
const SECONDS_A_MOVE: usize = 4;

/// What a rulebook tells, in this order: the sections that every game has, between which it has its own.
const ORDER: [&str; 11] =
    ["about", "aim", "setup", "sample", "pieces", "scoring", "tips", "glossary", "open", "edition", "sources"];
/// What stands on a button is read at a glance.
const LONGEST_BUTTON: usize = 40;

/// The rulebook tells what everybody looks for where everybody looks for it.
///
/// # Panics
/// If it does not.
pub fn rulebook_is_in_order<G: Drawn>() {
    if G::teaching().is_none() {
        return;
    }
    for language in Language::ALL {
        let book = rulebook::<G>(language);
        let place = |id: &str| book.chapters.iter().position(|chapter| chapter.id == id);
        let places: Vec<usize> = ORDER
            .iter()
            .map(|id| place(id).unwrap_or_else(|| panic!("{language}: there is no section \"{id}\"")))
            .collect();
        assert!(places.is_sorted(), "{language}: the sections should stand in this order: {ORDER:?}");
        assert_eq!(places[0], 0, "{language}: a rulebook begins with what the game is");
        let body = &book.body.0;
        let part = |id: &str| {
            let from = body.find(&format!(" id=\"{id}\"")).unwrap_or_default();
            let rest = &body[from..];
            rest.find("<h2 ").map_or(rest, |end| &rest[..end])
        };
        let aim = part("aim").split("<p>").nth(1).unwrap_or_default();
        assert!(aim.starts_with("<strong>") && aim.contains(".</strong></p>"), "{language}: the aim is one sentence");
        let drawings = part("sample").matches("class=\"figure\"").count();
        assert!(drawings >= 1, "{language}: the sample round has pictures");
        assert!(part("about").contains("<table>"), "{language}: for how many, how long, how hard");
        let count = |id: &str, what: &str| part(id).matches(what).count();
        assert!(count("pieces", "class=\"figure\"") >= 2, "{language}: cards and tiles are told with their pictures");
        assert!(count("scoring", "<blockquote>") >= 1, "{language}: scoring has a worked example");
        assert!(count("tips", "<li>") >= 4, "{language}: tips for the first game");
        assert!(count("glossary", "<tr>") >= 8, "{language}: the words that the game needs");
    }
}

/// What stands on the buttons of random games is short in every language.
///
/// # Panics
/// If something is too long.
pub fn buttons_are_short<G: Drawn>() {
    let mut long = BTreeSet::new();
    for tables in Tables::<G>::all() {
        for game in 0..2 {
            let mut chance = Quick::new(game);
            let mut play = tables.deal(Seed::from_number(game));
            for _ in 0..1200 {
                let Some(seat) = play.awaited().first() else { break };
                let Some(question) = play.ask(seat) else { break };
                for language in Language::ALL {
                    let words = |place: &String| question.rules.place(&question.view, place);
                    let choices = play.choices(seat, language);
                    let labels = choices.iter().flat_map(|choice| &choice.path).filter_map(words);
                    let labels: Vec<String> = labels.map(|say| play.say(&say, language)).collect();
                    let texts = choices.into_iter().map(|choice| choice.text).chain(labels);
                    long.extend(texts.filter(|text| text.chars().count() > LONGEST_BUTTON));
                }
                let action = question.legal[chance.below(question.legal.len() as u32) as usize];
                play.act(seat, action).expect("a legal action can be played");
            }
        }
    }
    assert!(long.is_empty(), "these buttons are longer than {LONGEST_BUTTON} characters: {long:#?}");
}

/// Follows the guided first game in every language: every action is legal, whatever it points at is drawn, every other
/// choice is answered, and it ends where the learner can go on.
///
/// # Panics
/// If it cannot be followed.
pub fn lesson_can_be_followed<G: Drawn>() {
    let Some(teaching) = G::teaching() else { return };
    let lesson = Lesson::read(&teaching).unwrap_or_else(|mistakes| panic!("lessons/first.toml: {mistakes}"));
    let title: Of<G> = Of::new();
    let mut names = lesson.names.clone();
    names.insert(lesson.learner.index(), "Astrid".to_owned());
    let options = lesson.options.clone();
    let setup = Setup { seats: lesson.seats, options, names, ..Setup::default() };
    let mut table = title.open(&setup, lesson.seed).unwrap_or_else(|mistakes| panic!("the table: {mistakes}"));
    let mut said = BTreeSet::new();
    for (moves, play) in lesson.actions().enumerate() {
        if moves >= lesson.before && play.seat == lesson.learner {
            look_at(&lesson, &table, &mut said);
        }
        let played = table.play(play.seat, &play.notation);
        let why = played.map_err(|error| table.explain(&error, Language::English));
        assert!(why.is_ok(), "action {moves}, seat {} plays \"{}\": {why:?}", play.seat, play.notation);
    }
    let learner_goes_on = table.awaited().contains(lesson.learner);
    assert!(learner_goes_on || table.awaited().is_empty(), "the lesson ends where the learner is asked");
    look_at(&lesson, &table, &mut said);
    let keys: BTreeSet<String> = lesson.keys().into_iter().collect();
    for language in Language::ALL {
        let known = teaching.words.keys(language);
        let spare = known.iter().filter(|key| !keys.contains(*key) && !key.starts_with("help-"));
        let spare: Vec<_> = spare.collect();
        assert!(spare.is_empty(), "lessons/{language}.ftl: the lesson never says {spare:?}");
        let missing: Vec<_> = keys.iter().filter(|key| !known.contains(key)).collect();
        assert!(missing.is_empty(), "lessons/{language}.ftl lacks {missing:?}");
        let decisions = lesson.actions().skip(lesson.before).filter(|play| play.seat == lesson.learner).count();
        let words: usize = said.iter().map(|key| lesson.say(key, language, &[]).split_whitespace().count()).sum();
        let seconds = words / WORDS_A_SECOND + decisions * SECONDS_A_MOVE;
        assert!(SECONDS.contains(&seconds), "in {language} the lesson takes about {seconds} seconds");
    }
}

/// What the learner meets at a question.
fn look_at<G: Drawn>(lesson: &Lesson, table: &Match<G>, said: &mut BTreeSet<String>) {
    let (moves, seat) = (table.moves(), lesson.learner);
    let remarks = lesson.remarks(moves);
    assert!(!remarks.is_empty(), "after {moves} actions nothing is said");
    let next = lesson.next(moves);
    for language in Language::ALL {
        let choices = table.choices(seat, language);
        let paths: Vec<&[String]> = choices.iter().map(|choice| choice.path.as_slice()).collect();
        let sight = table.sight(seat.into(), Numbering::Noticed(seat.into()), 0);
        let painting = paint(&sight, Glass { language, names: table.names() }, &paths);
        let drawn = markup(&painting);
        let there: BTreeSet<&str> = values(&drawn, "data-place").chain(values(&drawn, "data-piece")).collect();
        for remark in &remarks {
            said.insert(remark.say.clone());
            let text = lesson.say(&remark.say, language, table.names());
            assert!(!text.contains('⟦'), "{language}: \"{}\" is missing", remark.say);
            assert!(text.chars().count() <= LONGEST_REMARK, "{language}: \"{}\" is too long: {text}", remark.say);
            for name in &remark.look {
                let fits = |place: &&str| match name.strip_suffix('*') {
                    Some(beginning) => place.starts_with(beginning),
                    None => place == name,
                };
                assert!(there.iter().any(fits), "\"{}\" points at \"{name}\", but there is: {there:?}", remark.say);
            }
        }
        let Some(next) = next else { continue };
        for pattern in lesson.named_otherwise(moves) {
            let fits = |notation: &str| match pattern.strip_suffix('*') {
                Some(beginning) => notation.starts_with(beginning),
                None => notation == pattern,
            };
            let named = choices.iter().any(|choice| fits(&choice.notation) && choice.notation != next.notation);
            assert!(named, "after {moves} actions nobody can choose \"{pattern}\" instead of \"{}\"", next.notation);
        }
        for choice in choices.iter().filter(|choice| choice.notation != next.notation) {
            let key = lesson.wrong(moves, &choice.notation).unwrap_or_default();
            let text = lesson.say(&key, language, table.names());
            assert!(!text.contains('⟦'), "{language}: \"{key}\" should answer \"{}\"", choice.notation);
        }
    }
}

/// Every kind of question has a sentence for whoever meets it for the first time, and the rulebook a section about it.
///
/// # Panics
/// If one has not.
pub fn questions_are_explained<G: Drawn>() {
    let Some(teaching) = G::teaching() else { return };
    let mut asked = BTreeSet::new();
    for tables in Tables::<G>::all() {
        for game in 0..2 {
            let mut chance = Quick::new(game);
            let mut play = tables.deal(Seed::from_number(game));
            for _ in 0..1200 {
                let Some(seat) = play.awaited().first() else { break };
                let Some(question) = play.ask(seat) else { break };
                asked.insert(question.rules.section(&question.view));
                let action = question.legal[chance.below(question.legal.len() as u32) as usize];
                play.act(seat, action).expect("a legal action can be played");
            }
        }
    }
    for language in Language::ALL {
        for section in &asked {
            let help = teaching.help(section, language);
            assert!(help.is_some(), "lessons/{language}.ftl lacks \"help-{section}\"");
        }
        // Some questions are so rare that random games never come to them.
        let book = rulebook::<G>(language);
        let helps = teaching.words.keys(language).iter().filter_map(|key| key.strip_prefix("help-"));
        let spare: Vec<_> = helps.filter(|id| !book.chapters.iter().any(|chapter| chapter.id == *id)).collect();
        assert!(spare.is_empty(), "lessons/{language}.ftl: the rulebook has no sections {spare:?}");
    }
}

/// The player aid is there in every language, with the same parts.
///
/// # Panics
/// If it is not.
pub fn aid_can_be_shown<G: Drawn>() {
    let aids = Language::ALL.map(aid::<G>);
    let ids = |page: &langhus_board::Page| page.chapters.iter().map(|chapter| chapter.id.clone()).collect::<Vec<_>>();
    let Some(first) = &aids[0] else { return };
    for aid in &aids {
        let aid = aid.as_ref().expect("the player aid is there in every language");
        assert_eq!(ids(aid), ids(first), "the player aids have the same parts in the same order");
        assert!(!aid.body.0.contains('⟦'), "a drawing is missing");
        for part in ["phases", "prices", "points"] {
            assert!(ids(aid).iter().any(|id| id == part), "the player aid has no part \"{part}\"");
        }
    }
}
