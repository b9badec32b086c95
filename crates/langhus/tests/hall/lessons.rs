//! Lessons at real tables: followed to their end and beyond, by restarts and in both languages; and left half-way.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::start;
use crate::support::visitor::Visitor;
use crate::support::{PATIENCE, folder};

/// A learner's page.
struct Learner {
    visitor: Visitor,
    /// `/t/` and the table's name.
    table: String,
    language: &'static str,
    sent: u32,
}

impl Learner {
    async fn begin(mut visitor: Visitor, game: &str, language: &'static str) -> Learner {
        let about = visitor.page(&format!("/learn/{game}?language={language}")).await;
        assert!(about.contains(&format!("action=\"/learn/{game}\"")), "{about}");
        let table = visitor.send(&format!("/learn/{game}?language={language}"), "once=").await;
        assert!(table.starts_with("/t/"), "{table}");
        Learner { visitor, table, language, sent: 0 }
    }

    /// What the page shows as soon as the guide is at this action of the script.
    async fn at(&mut self, action: usize) -> (Value, String) {
        let (begun, mark) = (Instant::now(), format!("data-at=\"{action}\""));
        loop {
            let look = format!("{}/look?have=&language={}", self.table, self.language);
            let step = self.visitor.call("GET", &look, Value::Null).await.json();
            let html = step["html"].as_str().unwrap_or_default().to_owned();
            if html.contains(&mark) && step["now"]["mine"] == true {
                return (step["now"].clone(), html);
            }
            assert!(begun.elapsed() < PATIENCE, "the guide never comes to action {action}: {}", step["now"]);
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Sends an action; the status, and what the server says.
    async fn act(&mut self, now: &Value, action: &str) -> (u16, String) {
        self.sent += 1;
        let body = json!({
            "sequence": now["sequence"], "client": format!("lesson-{}", self.sent), "action": action, "have": "",
        });
        let path = format!("{}/actions?language={}", self.table, self.language);
        let answer = self.visitor.call("POST", &path, body).await;
        (answer.status, String::from_utf8(answer.body).expect("an answer is UTF-8"))
    }
}

#[tokio::test]
async fn every_lesson_can_be_followed_and_goes_on_as_a_game() {
    let server = start(&folder("lessons"));
    for (game, language) in langhus::GAMES.iter().zip(["en", "de", "en", "de"]) {
        let lesson = game.lesson().expect("every game of the house has a lesson");
        let mut learner = Learner::begin(Visitor::at(server.address), game.id(), language).await;
        let actions: Vec<_> = lesson.actions().cloned().collect();
        for (place, action) in actions.iter().enumerate().skip(lesson.before) {
            if action.seat != lesson.learner {
                continue;
            }
            let (now, html) = learner.at(place).await;
            assert!(html.contains("class=\"remarks\""), "{}: the guide says something at {place}", game.id());
            assert_eq!(now["guided"], true);
            let other = now["choices"].as_array().expect("choices").iter();
            let other = other.filter_map(|choice| choice["action"].as_str()).find(|other| *other != action.notation);
            if let Some(other) = other {
                let (status, said) = learner.act(&now, other).await;
                let key = lesson.wrong(place, other).expect("every other choice is answered");
                let spoken = language.parse().expect("a language of the house");
                let words = lesson.say(&key, spoken, &[]);
                assert_eq!(status, 422, "{said}");
                // A page is escaped, so only the beginning is compared.
                let begins: String = words.chars().take_while(|c| !"'\"<>&".contains(*c)).take(30).collect();
                assert!(said.contains(&begins), "{words}: {said}");
            }
            let (status, said) = learner.act(&now, &action.notation).await;
            assert_eq!(status, 200, "{}, {}: {said}", game.id(), action.notation);
        }
        let (now, html) = learner.at(actions.len()).await;
        assert!(html.contains("data-guide=\"close\""), "the lesson is over: {html}");
        let first = now["choices"][0]["action"].as_str().expect("the game goes on").to_owned();
        assert_eq!(learner.act(&now, &first).await.0, 200, "from here on everything legal is right");
    }
}

#[tokio::test]
async fn a_lesson_goes_on_after_a_restart_and_can_be_left() {
    let data = folder("lesson-restart");
    let server = start(&data);
    let lesson = langhus::GAMES[0].lesson().expect("Jórvík has a lesson");
    let mut learner = Learner::begin(Visitor::at(server.address), "jorvik", "en").await;
    let (now, _) = learner.at(lesson.before).await;
    assert_eq!(learner.act(&now, "place 1").await.0, 200);
    let third = lesson.before + 3;
    learner.at(third).await;
    server.kill();
    let server = start(&data);
    let cookies = std::mem::take(&mut learner.visitor.cookies);
    learner.visitor = Visitor::at(server.address);
    learner.visitor.cookies = cookies;
    let (now, _) = learner.at(third).await;
    assert_eq!(learner.act(&now, "place 4").await.0, 422, "the guide is still there");
    let back = learner.visitor.send(&format!("{}/unguided", learner.table), "").await;
    assert_eq!(back, learner.table);
    let step = learner.visitor.call("GET", &format!("{}/look?have=", learner.table), Value::Null).await.json();
    assert_eq!(step["now"]["guided"], false);
    assert_eq!(learner.act(&step["now"], "place 4").await.0, 200, "without the guide everything legal is right");
}

#[tokio::test]
async fn nobody_learns_what_cannot_be_learned() {
    let server = start(&folder("no-lesson"));
    let mut visitor = Visitor::at(server.address);
    assert_eq!(visitor.ask("GET", "/learn/chess", "", "").await.status, 404);
    let lobby = visitor.page("/").await;
    for game in langhus::GAMES {
        for page in [format!("/learn/{}", game.id()), format!("/rules/{}/aid", game.id())] {
            assert!(!visitor.page(&page).await.is_empty());
        }
        assert!(lobby.contains(&format!("action=\"/learn/{}\"", game.id())), "{}", game.id());
    }
}
