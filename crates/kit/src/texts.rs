//! Every text is there, in every language.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use langhus_rules::{Language, Match, Numbering, Refusal, Say, Seat, Speaker, Table, Viewer, Voice};

use crate::cases::{Outcome, Position, ensure};

/// The files of all languages define the same messages, and the two that every game needs.
///
/// # Panics
/// If they do not.
pub(crate) fn same_keys<G: Voice>() {
    let all: BTreeSet<&str> =
        Language::ALL.iter().flat_map(|language| G::book().keys(*language)).map(|key| &**key).collect();
    for language in Language::ALL {
        let known = G::book().keys(language);
        let lacks: Vec<_> = all.iter().filter(|key| !known.iter().any(|known| known == *key)).collect();
        assert!(lacks.is_empty(), "texts/{language}.ftl of {} lacks {lacks:?}", G::ID);
    }
    for key in ["title", "summary"] {
        assert!(all.contains(key), "the texts of {} lack \"{key}\"", G::ID);
    }
}

/// Every option has a name, and its values have words, all of them or none.
///
/// # Panics
/// If one has not.
pub(crate) fn options_have_words<G: Voice>() {
    let keys = G::book().keys(Language::English);
    let has = |key: &String| keys.contains(key);
    for spec in G::OPTIONS {
        let name = format!("option-{}", spec.key);
        assert!(has(&name), "texts of {} lack \"{name}\"", G::ID);
        let words = spec.values.iter().filter(|value| has(&format!("{name}-{}", value.replace(',', "-")))).count();
        assert!([0, spec.values.len()].contains(&words), "some values of \"{}\" in {} have no words", spec.key, G::ID);
    }
}

/// The messages in `keys` that nothing in the sources of `package` says: neither by their whole name, nor by a beginning
/// or an ending to which the sources add the rest, nor from another message.
pub fn unused_texts(package: &Path, keys: &[String]) -> Vec<String> {
    let mut sources = Vec::new();
    for folder in ["src", "texts"] {
        read_all(&package.join(folder), &mut sources);
    }
    let mut said = BTreeSet::new();
    let mut beginnings = BTreeSet::new();
    let mut endings = BTreeSet::new();
    for source in &sources {
        // Whatever stands in quotation marks may be a key, or what comes before or after a placeholder in one.
        for text in source.split('"') {
            match text.split_once('{') {
                Some(("", rest)) => rest.split_once('}').map(|(_, ending)| endings.insert(ending.to_owned())),
                Some((beginning, _)) => Some(beginnings.insert(beginning.to_owned())),
                None if text.starts_with('-') => Some(endings.insert(text.to_owned())),
                None => Some(said.insert(text.to_owned())),
            };
        }
    }
    endings.retain(|ending| ending.starts_with('-') && ending.bytes().all(|b| b == b'-' || b.is_ascii_lowercase()));
    let in_messages = |key: &str| sources.iter().any(|source| source.contains(&format!("{{ {key} }}")));
    let begins = |key: &str| beginnings.iter().any(|beginning| key.starts_with(beginning.as_str()));
    let ends = |key: &str| endings.iter().any(|ending| key.ends_with(ending.as_str()));
    // The page says these at the end, for what a score has several of.
    let at_the_end = |key: &str| key.starts_with("items-");
    let is_said = |key: &str| at_the_end(key) || said.contains(key) || begins(key) || ends(key) || in_messages(key);
    keys.iter().filter(|key| !is_said(key)).cloned().collect()
}

fn read_all(folder: &Path, texts: &mut Vec<String>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            read_all(&path, texts);
        } else {
            texts.extend(fs::read_to_string(&path));
        }
    }
}

fn complete(text: &str) -> Outcome {
    ensure!(!text.contains('⟦'), "a text or what fills it is missing: {text}");
    ensure!(!text.trim().is_empty(), "a text is empty");
    Ok(())
}

fn said<G: Voice>(table: &Match<G>, say: &Say) -> Outcome {
    Language::ALL.into_iter().try_for_each(|language| complete(&table.say(say, language)))
}

pub(crate) fn position<G: Voice>(position: &Position<'_, G>) -> Outcome {
    let Position { rules, table, state, .. } = *position;
    for viewer in Viewer::all(rules.seats()) {
        let view = rules.view(state, viewer);
        for language in Language::ALL {
            let speaker = Speaker { book: G::book(), language, names: table.names() };
            let sketch = rules.sketch(&view, &speaker);
            complete(&sketch)?;
            ensure!(!sketch.lines().any(|line| line.chars().count() > 120), "the sketch is too wide:\n{sketch}");
        }
        let Some(seat) = viewer.seat().filter(|seat| rules.awaited(state).contains(*seat)) else { continue };
        said(table, &rules.prompt(&view))?;
        let mut legal = Vec::with_capacity(G::WIDTH);
        rules.legal(state, seat, &mut legal);
        let mut paths = Vec::new();
        for action in legal {
            said(table, &rules.describe(&view, action))?;
            let path = rules.path(&view, action);
            ensure!(!path.is_empty() && path.iter().all(|place| !place.is_empty()), "{action:?} has no path");
            ensure!(!paths.contains(&path), "{action:?} has the same path as another action: {path:?}");
            paths.push(path);
        }
        for action in (0..rules.action_space()).filter_map(|index| rules.action(index)) {
            if let Err(refusal) = rules.check(state, seat, action) {
                said(table, &refusal.say())?;
                ensure!(!refusal.reference().section.is_empty(), "{refusal:?} names no section of the rulebook");
            }
        }
    }
    Ok(())
}

/// The log of the whole game, and the items of the score.
pub(crate) fn log<G: Voice>(table: &Match<G>) -> Outcome {
    for language in Language::ALL {
        for viewer in Viewer::all(table.seats()) {
            table
                .log(viewer, Numbering::Noticed(viewer), 0, language)
                .iter()
                .try_for_each(|line| complete(&line.text))?;
        }
    }
    let mut items = Seat::all(table.seats()).flat_map(|seat| table.items(seat));
    items.try_for_each(|item| said(table, &item.say))
}
