//! What the drawn table tells: names instead of codes, and a tip on whatever can be chosen.

use jorvik::Jorvik;
use langhus_board::{Drawn as _, Pen};
use langhus_rules::{Language, Speaker, Voice as _};

use crate::common::*;
use crate::texts::has_code;

/// The table as Lucy sees it.
fn drawn(table: &Arranged, language: Language) -> String {
    let names = ["Lucy", "Sara", "Chris", "Julian"].map(str::to_owned);
    let speaker = Speaker { book: Jorvik::book(), language, names: &names };
    let pen = Pen { speaker, viewer: LUCY.into() };
    let scene = table.rules.draw(&table.rules.view(&table.state, LUCY.into()), &pen);
    scene.areas.into_iter().fold(scene.board.0, |all, area| all + &area.full.0)
}

fn placing() -> Arranged {
    let table = jarl().lay(1, "AK02", &[]).lay(5, "BK05", &[Leather, Leather, Iron]).line(5, &[SARA, CHRIS]);
    table.lay(8, "BJ02", &[Gold, Wool]).display(LUCY, "BJ11").display(LUCY, "AK07").phase(Phase::Demand)
}

/// The sheet over a thing takes the pointer, so it must know what the thing is.
#[test]
fn whatever_can_be_chosen_tells_what_it_is() {
    for table in
        [placing(), jarl().display(LUCY, "AK02").loading(LUCY, "BK05", &[Iron, Iron, Wool]).phase(Phase::Loading)]
    {
        let drawn = drawn(&table, Language::English);
        let places: Vec<&str> = drawn.split('<').filter(|tag| tag.contains(" data-place=")).collect();
        assert!(!places.is_empty());
        for place in places {
            assert!(place.contains(" data-tip=\""), "<{place}");
        }
    }
    let drawn = drawn(&placing(), Language::English);
    let lane = drawn.split('<').find(|tag| tag.contains("data-place=\"lane-1\"")).unwrap();
    assert!(
        lane.contains("Belt maker") && lane.contains("AK02") && lane.contains("You would be number 1 in line"),
        "{lane}"
    );
}

#[test]
fn codes_stand_only_in_tips() {
    for language in Language::ALL {
        let drawn = drawn(&placing(), language);
        assert!(has_code(&drawn), "pieces and tips have them");
        let written = drawn.split('<').filter_map(|tag| tag.split_once('>')).map(|(_, text)| text);
        let coded: Vec<&str> = written.filter(|text| has_code(text)).collect();
        assert!(coded.is_empty(), "{coded:?}");
        let mut spoken = drawn.split("aria-label=\"").skip(1).filter_map(|rest| rest.split('"').next());
        assert!(spoken.all(|label| !has_code(label)));
    }
}

#[test]
fn cards_show_their_names() {
    let names = |language| {
        let drawn = drawn(&placing(), language);
        ["Gürtlerei", "Belt maker", "Schiff", "Ship"].map(|name| drawn.contains(&format!(">{name}</text>")))
    };
    assert_eq!(names(Language::German), [true, false, true, false]);
    assert_eq!(names(Language::English), [false, true, false, true]);
}

/// The price of a card stands on it, and beside each viking in line what that one would pay.
#[test]
fn prices_stand_where_the_cards_are() {
    let drawn = drawn(&placing(), Language::English);
    let lane = drawn.split("data-place=\"lane-5\"").next().unwrap().rsplit("<li").next().unwrap();
    let tag = lane.split("class=\"tag\"").nth(1).unwrap();
    assert!(tag.split("</text>").next().unwrap().ends_with(">2"), "{tag}");
    assert!(lane.contains("data-ghost=\"lane-5\""), "what the next viking would change");
}
