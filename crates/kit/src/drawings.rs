//! Drawn tables: every place that can be chosen is there, everything has words, and no page needs what its
//! Content-Security-Policy forbids.

use std::collections::{BTreeSet, HashSet};
use std::fs;
use std::path::{Path, PathBuf};

use langhus_board::{
    ASSETS, Count, Document, Drawn, Glass, Page, Painting, Pen, Player, REVISIONS, Sheet, decisions, document, paint,
    rulebook, table as table_page,
};
use langhus_rules::{Chance, Language, Match, Numbering, Quick, Seat, Seed, Speaker, Table, Viewer};

use crate::cases::{Outcome, Tables, ensure, heavy};

/// Plays random games of every revision and variant and looks at the drawn table of every viewer.
///
/// With `LANGHUS_PREVIEW=FOLDER` the first table of every kind of question is written there as a page.
///
/// # Panics
/// If something cannot be drawn as it should.
pub fn tables_can_be_drawn<G: Drawn>() {
    let preview = std::env::var_os("LANGHUS_PREVIEW").map(PathBuf::from);
    if let Some(folder) = &preview {
        write_assets::<G>(folder);
    }
    let sections = sections::<G>(Language::English);
    let mut shown = HashSet::new();
    for tables in Tables::<G>::all() {
        let games = if heavy() { 10 } else { 1 };
        for game in 0..games {
            let mut chance = Quick::new(game);
            let mut play = tables.deal(Seed::from_number(game));
            // Random games can be very long; what is on the table then has been seen long before.
            for _ in 0..1200 {
                let Some(seat) = play.awaited().first() else { break };
                let Some(question) = play.ask(seat) else { break };
                let prompt = question.rules.prompt(&question.view).key().to_owned();
                let new = shown.insert((name(&tables), prompt.clone()));
                if new || chance.below(40) == 0 {
                    look(&play, &sections).unwrap_or_else(|why| panic!("{tables}, game {game}, \"{prompt}\": {why}"));
                }
                if let (true, Some(folder)) = (new, &preview) {
                    write_pages(&play, seat.into(), folder, &format!("{}-{prompt}", name(&tables)));
                }
                let action = question.legal[chance.below(question.legal.len() as u32) as usize];
                play.act(seat, action).expect("a legal action can be played");
            }
            if play.awaited().is_empty() {
                look(&play, &sections).unwrap_or_else(|why| panic!("{tables}, game {game}, at the end: {why}"));
                if let (0, Some(folder)) = (game, &preview) {
                    write_pages(&play, Seat::new(0).into(), folder, &format!("{}-end", name(&tables)));
                    write_pages(&play, Viewer::Spectator, folder, &format!("{}-spectator", name(&tables)));
                }
            }
        }
    }
}

fn name<G: Drawn>(tables: &Tables<G>) -> String {
    let options: Vec<_> = tables.options.iter().map(|(_, value)| value.to_string()).collect();
    format!("{}-{}-{}-{}", G::ID, tables.rules.revision(), tables.rules.seats(), options.join("-"))
}

fn painting<G: Drawn>(play: &Match<G>, viewer: Viewer, language: Language, names: &[String]) -> Painting {
    let choices = viewer.seat().map(|seat| play.choices(seat, language)).unwrap_or_default();
    let paths: Vec<&[String]> = choices.iter().map(|choice| choice.path.as_slice()).collect();
    let numbering = Numbering::Noticed(viewer);
    let sight = play.sight(viewer, numbering, play.positions(numbering).saturating_sub(40));
    paint(&sight, Glass { language, names }, &paths)
}

/// Looks at one position with everybody's eyes.
fn look<G: Drawn>(play: &Match<G>, sections: &BTreeSet<String>) -> Outcome {
    for viewer in Viewer::all(play.seats()) {
        for language in Language::ALL {
            let painting = painting(play, viewer, language, play.names());
            let drawn = markup(&painting);
            ensure!(
                !drawn.contains('⟦'),
                "{viewer:?} sees a text that is missing in {language}: {}",
                around(&drawn, "⟦")
            );
            for forbidden in ["<script", " style=\"", " onclick=", "javascript:", "http://", "https://"] {
                ensure!(
                    !drawn.contains(forbidden),
                    "{forbidden} has no place in a drawing: {}",
                    around(&drawn, forbidden)
                );
            }
            for tag in drawn.split('<').skip(1).filter_map(|rest| rest.split('>').next()) {
                let classes = tag.matches(" class=\"").count();
                ensure!(classes <= 1, "an element has two lists of classes, and browsers see only the first: <{tag}>");
            }
            for name in ["data-piece", " id"] {
                let mut seen = HashSet::new();
                for value in values(&drawn, name) {
                    ensure!(seen.insert(value), "{name} \"{value}\" is drawn twice for {viewer:?}");
                }
            }
            ensure!(painting.scene.areas.len() == usize::from(play.seats()), "there is not an area for every seat");
            ensure!(sections.contains(painting.section), "the rulebook has no section \"{}\"", painting.section);
            ensure!(
                painting.log.iter().all(|line| !line.text.contains('⟦')),
                "a line of the log is missing in {language}"
            );
            let Some(seat) = viewer.seat() else { continue };
            let drawn_places: HashSet<&str> = values(&drawn, "data-place").collect();
            for choice in play.choices(seat, language) {
                for place in &choice.path {
                    let words = painting.places.get(place);
                    ensure!(words.is_some_and(|words| !words.contains('⟦')), "the place \"{place}\" has no words");
                    let is_button = G::BUTTONS
                        .iter()
                        .any(|button| button == place || button.ends_with('-') && place.starts_with(button));
                    ensure!(
                        is_button != drawn_places.contains(place.as_str()),
                        "the place \"{place}\" of \"{}\" {}",
                        choice.notation,
                        if is_button { "is a button and drawn" } else { "is not drawn" }
                    );
                }
            }
        }
    }
    Ok(())
}

pub(crate) fn markup(painting: &Painting) -> String {
    let mut drawn = painting.scene.board.0.clone();
    for area in &painting.scene.areas {
        drawn.push_str(&area.full.0);
        for fact in &area.facts {
            drawn.push_str(&fact.icon.0);
            drawn.push_str(&fact.label);
        }
    }
    drawn.push_str(&painting.scene.status);
    drawn
}

/// The values of an attribute.
pub(crate) fn values<'m>(markup: &'m str, attribute: &str) -> impl Iterator<Item = &'m str> {
    let begins = format!("{attribute}=\"");
    let ends: Vec<_> = markup.match_indices(&begins).map(|(at, _)| at + begins.len()).collect();
    ends.into_iter().filter_map(move |from| markup[from..].split('"').next())
}

fn around(markup: &str, what: &str) -> String {
    let at = markup.find(what).unwrap_or(0);
    markup[at..].chars().take(120).collect()
}

fn sections<G: Drawn>(language: Language) -> BTreeSet<String> {
    rulebook::<G>(language).chapters.into_iter().map(|chapter| chapter.id).collect()
}

/// Shows the rulebook in both languages: same sections in the same order, all drawings there.
///
/// # Panics
/// If it cannot be shown.
pub fn rulebook_can_be_shown<G: Drawn>() {
    let books = Language::ALL.map(rulebook::<G>);
    let ids = |book: &Page| book.chapters.iter().map(|chapter| (chapter.id.clone(), chapter.level)).collect::<Vec<_>>();
    for book in &books {
        assert_eq!(ids(book), ids(&books[0]), "the rulebooks have the same sections in the same order");
        let body = &book.body.0;
        assert!(!book.title.is_empty() && !book.chapters.is_empty(), "a rulebook has a title and sections");
        assert!(
            book.chapters.iter().all(|chapter| !chapter.id.is_empty()),
            "every section has a name: {:?}",
            book.chapters
        );
        let distinct: BTreeSet<_> = book.chapters.iter().map(|chapter| &chapter.id).collect();
        assert_eq!(distinct.len(), book.chapters.len(), "no two sections have the same name");
        assert!(!body.contains('⟦'), "a drawing or a text is missing: {}", around(body, "⟦"));
        assert!(!body.contains(" style=\""), "no page may style inline");
        let told = book.chapters.iter().any(|chapter| chapter.id == REVISIONS);
        assert!(told || G::REVISION == 1, "the rulebook has a section \"{REVISIONS}\" that tells what changed");
    }
    Language::ALL.into_iter().zip(&books).for_each(|(language, book)| citations_can_be_followed::<G>(language, book));
    assert!(G::cover().0.contains("<svg"), "the cover is an SVG");
    if let Some(folder) = std::env::var_os("LANGHUS_PREVIEW").map(PathBuf::from) {
        write_assets::<G>(&folder);
        for (language, book) in Language::ALL.into_iter().zip(books) {
            let body = maud::html! {
                main #main .rulebook.{ "g-" (G::ID) } { h1 { (book.title) } (G::cover()) (book.body) }
            };
            write_page::<G>(&folder, &format!("{}-rules-{language}", G::ID), language, None, &body);
        }
    }
    let names = ["A".to_owned()];
    let speaker = Speaker { book: G::book(), language: Language::English, names: &names };
    let pen = Pen { speaker, viewer: Viewer::Spectator };
    assert!(G::figure("no such figure", &pen).is_none(), "a figure that is not there is not drawn");
}

/// Every decision that a rulebook links to has its place on the page that lists them.
fn citations_can_be_followed<G: Drawn>(language: Language, book: &Page) {
    let address = format!("href=\"/rules/{}/decisions#", G::ID);
    let followed = book.body.0.split(&address).skip(1).filter_map(|rest| rest.split('"').next());
    let Some(list) = decisions::<G>(language) else {
        assert_eq!(followed.count(), 0, "{} has no list of decisions", G::ID);
        return;
    };
    let known: BTreeSet<_> = list.chapters.iter().map(|chapter| chapter.id.as_str()).collect();
    assert_eq!(known.len(), list.chapters.len(), "no two headings of the list have the same name");
    let followed: BTreeSet<_> = followed.collect();
    assert!(!followed.is_empty(), "the {language} rulebook of {} links to no decision", G::ID);
    assert!(followed.is_subset(&known), "{followed:?}");
}

fn write_assets<G: Drawn>(folder: &Path) {
    fs::create_dir_all(folder).expect("the folder for previews can be made");
    for asset in ASSETS {
        fs::write(folder.join(asset.name), asset.text).expect("a preview can be written");
    }
    fs::write(folder.join(format!("{}.css", G::ID)), langhus_board::game_sheet(G::STYLE))
        .expect("a preview can be written");
}

fn write_page<G: Drawn>(folder: &Path, name: &str, language: Language, script: Option<&str>, body: &maud::Markup) {
    let head =
        Document { language, title: name, assets: ".", games: &[G::ID], script, here: "/", kept: None, preview: None };
    fs::write(folder.join(format!("{name}.html")), document(&head, body).0).expect("a preview can be written");
}

fn write_pages<G: Drawn>(play: &Match<G>, viewer: Viewer, folder: &Path, name: &str) {
    let names: Vec<String> = ["Astrid", "Björn", "Skald", "Karl", "Jarl"].into_iter().map(str::to_owned).collect();
    for language in Language::ALL {
        let painting = painting(play, viewer, language, &names);
        let standings = play.standings();
        let player = |seat: Seat| {
            let standing = standings.iter().find(|standing| standing.seat == seat);
            Player {
                seat,
                score: standing.map_or(0, |standing| standing.score),
                place: standing.map_or(0, |standing| standing.place),
                items: play
                    .items(seat)
                    .into_iter()
                    .map(|item| Count { what: item.what, text: play.say(&item.say, language), points: item.points })
                    .collect(),
                tie_break: standing.map_or(0, |standing| standing.tie_break),
                note: (seat.number() > 2).then(|| "Bot".to_owned()),
                is_free: false,
                awaited: play.awaited().contains(seat),
                is_person: seat.number() <= 2,
                finished_by_bot: false,
                time: None,
                away: None,
                has_conceded: false,
            }
        };
        let sheet = Sheet {
            book: G::book(),
            language,
            names: names.clone(),
            viewer,
            id: "preview".to_owned(),
            game: G::ID,
            title: G::book().say(&langhus_rules::Say::new("title"), language, &names),
            variant: None,
            painting,
            players: Seat::all(play.seats()).map(player).collect(),
            prompt: viewer.seat().and_then(|seat| play.prompt(seat, language)),
            choices: viewer.seat().map(|seat| play.choices(seat, language)).unwrap_or_default(),
            may_undo: true,
            may_ask: false,
            asks: None,
            hints: true,
            customs: None,
            waiting: None,
            given: None,
            since: None,
            resting: false,
            hour: None,
            again: None,
            sequence: 1,
            moves: play.moves(),
            at: play.moves(),
            round: play.round(),
            over: play.awaited().is_empty(),
            finished: play.awaited().is_empty(),
            replay: false,
            older: None,
            edition: None,
            has_aid: G::aid(language).is_some(),
            guide: None,
        };
        let body = table_page(&sheet, &maud::html! {});
        write_page::<G>(folder, &format!("{name}-{language}"), language, Some("table.js"), &body);
    }
}
