//! Whatever the pages and the interface say to players comes from the texts, so that a new language is its texts and one
//! line. English in brackets, which nobody is offered, shows it.

use serde_json::{Value, json};

use crate::marked::unmarked;
use crate::start;
use crate::support::{Guest, folder};

/// Names, which are the same in every language: of people, bots, the house, languages, and of keys on a keyboard.
const NAMES: [&str; 15] = [
    "Astrid", "Bondi", "Lambi", "Heri", "Ref", "Gaupa", "Galti", "Ulf", "Björn", "Örn", "Langhus", "English",
    "Deutsch", "Tab", "Enter",
];

/// What is said outside of the texts.
fn said(text: &str) -> Vec<String> {
    // The codes on Jórvík's cards are the same in every language, as the names of keys are.
    let is_name = |word: &String| NAMES.contains(&word.as_str()) || word == "Esc" || word == "AK";
    unmarked(text).into_iter().filter(|word| !is_name(word)).collect()
}

/// What a page says: its text, and the attributes that are read to somebody.
fn heard(page: &str) -> String {
    let mut heard = String::new();
    let mut inside_code = false;
    for part in page.split('<').skip(1) {
        let (tag, text) = part.split_once('>').unwrap_or((part, ""));
        // A link is an address and not a word.
        inside_code = tag.starts_with("code") || inside_code && !tag.starts_with("/code");
        for name in [" aria-label=\"", " title=\"", " placeholder=\"", " alt=\"", " data-tip=\"", " data-copied=\""] {
            let value = tag.split_once(name).and_then(|(_, rest)| rest.split('"').next());
            heard.push_str(value.unwrap_or_default());
            heard.push('\n');
        }
        // What the script says.
        if let Some(texts) = tag.split_once(" data-texts=\"").and_then(|(_, rest)| rest.split('"').next()) {
            let texts: Value = serde_json::from_str(&texts.replace("&quot;", "\"")).expect("texts as JSON");
            texts.as_object().expect("texts by key").values().for_each(|text| heard.push_str(&text.to_string()));
        }
        if !inside_code {
            heard.push_str(text);
            heard.push('\n');
        }
    }
    ["&amp;", "&lt;", "&gt;", "&quot;"].iter().fold(heard, |heard, entity| heard.replace(entity, " "))
}

/// The values of these names, wherever they stand.
fn values(answer: &Value, names: &[&str]) -> String {
    match answer {
        Value::Array(list) => list.iter().map(|value| values(value, names)).collect(),
        Value::Object(map) => {
            let told = |(name, value): (&String, &Value)| match value {
                Value::String(text) if names.contains(&name.as_str()) => format!("{text}\n"),
                value => values(value, names),
            };
            map.iter().map(told).collect()
        }
        _ => String::new(),
    }
}

#[tokio::test]
async fn pages_and_answers_are_said_in_the_texts() {
    let server = start(&folder("languages"));
    for game in langhus::GAMES {
        let mut guest = Guest::new(server.address);
        let bots = vec![json!({ "sitter": "bot", "level": "karl" }); usize::from(*game.seats().end()) - 1];
        let table = guest.open(game.id(), &bots).await;
        for number in 0..3 {
            let state = guest.state(&table).await;
            let Some(action) = state["choices"][0]["action"].as_str() else { continue };
            guest.act(&table, state["sequence"].as_u64().expect("a sequence"), &number.to_string(), action).await;
        }
        for path in ["/".to_owned(), format!("/new/{}", game.id()), format!("/t/{table}"), "/t/000000000000".to_owned()]
        {
            let token = guest.token.as_deref().expect("a token");
            let headers = format!("Accept: text/html\r\nAuthorization: Bearer {token}\r\n");
            let answer = guest.client.raw("GET", &format!("{path}?language=en-XA"), &headers, b"").await;
            let page = String::from_utf8(answer.expect("an answer").body).expect("UTF-8");
            assert!(page.contains("lang=\"en-XA\"") && page.contains('⟪'), "{path}: {page}");
            assert_eq!(said(&heard(&page)), [""; 0], "{path} of {}", game.id());
        }
        for path in ["", "/log", "/chat", "/nonsense"] {
            let answer = guest.get(&format!("/api/tables/{table}{path}?language=en-XA")).await.json();
            let told = values(&answer, &["prompt", "text", "title", "detail"]);
            assert_eq!(said(&told), [""; 0], "{path} of {}: {told}", game.id());
        }
        let games = guest.get("/api/games?language=en-XA").await.json();
        assert_eq!(said(&values(&games, &["title", "summary"])), [""; 0], "{games}");
    }
}

#[tokio::test]
async fn the_pseudo_language_is_offered_to_nobody() {
    let server = start(&folder("offered-languages"));
    let page = String::from_utf8(Guest::new(server.address).get("/").await.body).expect("UTF-8");
    assert!(page.contains("value=\"de\"") && !page.contains("en-XA") && !page.contains('⟪'), "{page}");
}
