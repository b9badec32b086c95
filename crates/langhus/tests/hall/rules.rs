//! The pages about the rules of the four games, and what a table says about its edition.

use langhus_rules::Provenances;
use serde_json::json;

use crate::start;
use crate::support::{Guest, folder};

async fn page(guest: &mut Guest, path: &str) -> String {
    let answer = guest.get(path).await;
    assert_eq!(answer.status, 200, "{path}");
    String::from_utf8(answer.body).expect("a page is UTF-8")
}

#[tokio::test]
async fn a_rulebook_leads_to_the_decisions_it_cites() {
    let server = start(&folder("decisions"));
    let mut guest = Guest::new(server.address);
    for game in langhus::GAMES.iter().map(|game| game.id()) {
        let list = format!("/rules/{game}/decisions");
        for (language, why) in [("en", "<em>Why:</em>"), ("de", "<em>Warum:</em>")] {
            let rules = page(&mut guest, &format!("/rules/{game}?language={language}")).await;
            let decisions = page(&mut guest, &format!("{list}?language={language}")).await;
            assert!(rules.contains(&format!("href=\"{list}\"")), "the rulebook of {game} leads to the list");
            assert!(decisions.contains(&format!("href=\"/rules/{game}\"")) && decisions.contains(why), "{game}");
            let cited: Vec<&str> = rules.split(&format!("href=\"{list}#")).skip(1).collect();
            assert!(cited.len() > 10, "{game} cites its decisions");
            for rest in cited {
                let id = rest.split('"').next().unwrap_or_default();
                assert!(decisions.contains(&format!("<h3 id=\"{id}\">")), "{game} has no decision {id}");
            }
        }
    }
    assert_eq!(guest.get("/rules/chess/decisions").await.status, 404);
}

/// What the page of a table says about the edition it is played with.
async fn notice(guest: &mut Guest, edition: &str) -> Option<String> {
    let bot = json!({ "sitter": "bot", "level": "thrall" });
    let seats = json!([{ "sitter": "human", "name": "Astrid" }, bot]);
    let table =
        guest.post("/api/tables", json!({ "game": "wikinger", "seats": seats, "edition": edition })).await.json();
    let page = page(guest, &format!("/t/{}", table["id"].as_str().expect("a table"))).await;
    let (_, said) = page.split_once("<p class=\"edition\">")?;
    Some(said.split('<').next().unwrap_or_default().trim().to_owned())
}

#[tokio::test]
async fn a_table_says_how_much_of_its_edition_is_reconstructed() {
    let server = start(&folder("reconstructed"));
    let mut guest = Guest::new(server.address);
    let wikinger = langhus::GAMES.iter().find(|game| game.id() == "wikinger").expect("the game is there");
    let standard = &wikinger.editions()[0];
    let Provenances { sourced, derived, assumed } = standard.provenances();
    assert!(assumed > 0 && derived > 0 && sourced > 0);
    let said = format!("{assumed} of {} entries of this edition are a reconstruction", sourced + derived + assumed);
    assert!(notice(&mut guest, standard.text()).await.is_some_and(|notice| notice.starts_with(&said)));
    // An owner who corrects one entry leaves one less, and one who corrects all leaves none, whatever comments say.
    let one = standard.text().replacen("provenance = \"assumed\"", "provenance = \"sourced\"", 1);
    let said = format!("{} of", assumed - 1);
    assert!(notice(&mut guest, &one).await.is_some_and(|notice| notice.starts_with(&said)));
    let all = standard.text().replace("provenance = \"assumed\"", "provenance = \"sourced\"");
    assert!(all.contains("assumed"), "a comment still has the word");
    assert_eq!(notice(&mut guest, &all).await, None);
}
