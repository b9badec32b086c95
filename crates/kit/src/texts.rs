//! Every text is there, in both languages.

use langhus_rules::{Language, Match, Refusal, Say, Seat, Speaker, Table, Viewer, Voice};

use crate::cases::{Outcome, Position, ensure};

/// Both files define the same messages, and the two that every game needs.
///
/// # Panics
/// If they do not.
pub(crate) fn same_keys<G: Voice>() {
    let [mut english, mut german] = Language::ALL.map(|language| G::book().keys(language).to_vec());
    english.sort();
    german.sort();
    let lacks = |a: &[String], b: &[String]| b.iter().filter(|key| !a.contains(key)).cloned().collect::<Vec<_>>();
    assert_eq!(lacks(&german, &english), [""; 0], "texts/de.ftl of {} lacks messages", G::ID);
    assert_eq!(lacks(&english, &german), [""; 0], "texts/en.ftl of {} lacks messages", G::ID);
    for key in ["title", "summary"] {
        assert!(english.iter().any(|known| known == key), "texts/en.ftl of {} lacks \"{key}\"", G::ID);
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
            table.log(viewer, 0, language).iter().try_for_each(|line| complete(&line.text))?;
        }
    }
    let mut items = Seat::all(table.seats()).flat_map(|seat| table.items(seat));
    items.try_for_each(|item| said(table, &item.say))
}
