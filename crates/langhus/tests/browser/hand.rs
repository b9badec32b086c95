//! Somebody who plays by choosing what lights up: with a mouse, with a finger, or with keys alone.

use langhus_rules::{Chance, Quick};
use serde_json::{Value, json};

use crate::browser::Browser;

/// With what somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    Mouse,
    Finger,
    Keys,
}

/// What a table's page shows now.
const LOOK: &str = include_str!("look.js");

/// A point of a lit place, or of a button, that a pointer hits; nothing where something else lies on top.
const POINT: &str = include_str!("point.js");

/// What stands for a phase when a choice has begun: it looks the same in all of them.
pub const BEGUN: &str = "begun";

/// Who plays, and how it went.
pub struct Player {
    pub hand: Hand,
    chance: Quick,
    /// The sections of the rulebook that were asked about: the phases that were met, and whether a choice was begun.
    pub phases: Vec<String>,
    pub decisions: u32,
}

impl Player {
    pub fn new(hand: Hand, seed: u64) -> Player {
        Player { hand, chance: Quick::new(seed), phases: Vec::new(), decisions: 0 }
    }

    /// Plays until the game is over, or for so many decisions. `meet` is called at each new phase.
    pub async fn play(&mut self, browser: &Browser, most: u32, mut meet: impl AsyncFnMut(&Browser, &str)) -> bool {
        browser.wait_for_table().await;
        let table = browser.run("return location.pathname").await;
        while self.decisions < most {
            let seen = asked(browser).await;
            assert_eq!(seen["table"], table, "nothing leads away from the table while it is played");
            if seen["over"] == true {
                return true;
            }
            assert_eq!(seen["folded"], "", "what can be chosen is not folded away");
            let begun = seen["chosen"] != 0;
            let section = if begun { BEGUN } else { seen["section"].as_str().unwrap_or_default() }.to_owned();
            if !self.phases.contains(&section) {
                self.phases.push(section.clone());
                meet(browser, &section).await;
            }
            self.choose(browser, &seen).await;
            self.decisions += 1;
            let stamp = serde_json::to_string(&seen["stamp"]).expect("a text has a JSON form");
            let moved = format!("const seen = (() => {{ {LOOK} }})(); return seen.stamp !== {stamp}");
            browser.wait_for("the page to go on after a choice", &moved).await;
            if self.hand == Hand::Keys {
                let focus = browser.run(LOOK).await["focus"].clone();
                assert_ne!(focus, "nothing", "whoever uses keys does not lose their place on the page");
            }
        }
        false
    }

    /// Plays the same again, from the end of a game.
    pub async fn again(&self, browser: &Browser) {
        let table = browser.run("return location.pathname").await;
        // What stands at the end takes no click at first.
        tokio::time::sleep(std::time::Duration::from_millis(800)).await;
        match self.hand {
            Hand::Keys => {
                browser.run("document.querySelector('[data-do=rematch]').focus()").await;
                key(browser, "Enter").await;
            }
            Hand::Mouse | Hand::Finger => self.point(browser, "[data-do=rematch]", 0).await,
        }
        browser.wait_for("another table", &format!("return location.pathname !== {table}")).await;
        browser.wait_for_table().await;
    }

    async fn choose(&mut self, browser: &Browser, seen: &Value) {
        let lit = seen["lit"].as_u64().unwrap_or_default();
        let buttons = seen["buttons"].as_u64().unwrap_or_default();
        if seen["confirm"] == true {
            return self.point(browser, ":is(#answers, #choices) .primary", 0).await;
        }
        match self.hand {
            Hand::Keys => {
                let number = u64::from(self.chance.below(buttons as u32));
                let own = seen["keys"][number as usize].as_str().unwrap_or_default();
                if !own.is_empty() && self.chance.below(2) == 0 {
                    return key(browser, own).await;
                }
                // To the question, and along its buttons.
                key(browser, "p").await;
                for _ in 0..number {
                    key(browser, "Tab").await;
                }
                key(browser, "Enter").await;
            }
            Hand::Mouse | Hand::Finger => {
                // What has no spot on the table has only a button, so both must be tried.
                let answers = seen["answers"].as_u64().unwrap_or_default();
                assert!(lit + answers > 0, "a hand finds nothing that can be chosen: {seen}");
                if self.chance.below(answers as u32 + lit as u32) < lit as u32 {
                    let number = u64::from(self.chance.below(lit as u32));
                    self.point(browser, "[data-place].open", number).await;
                } else {
                    let number = u64::from(self.chance.below(answers as u32));
                    self.point(browser, ":is(#answers, #choices) button:not(:disabled)", number).await;
                }
            }
        }
    }

    async fn point(&self, browser: &Browser, selector: &str, number: u64) {
        if self.hand == Hand::Keys {
            key(browser, "p").await;
            return key(browser, "Enter").await;
        }
        let selector = serde_json::to_string(selector).expect("a text has a JSON form");
        let script = POINT.replace("SELECTOR", &selector).replace("NUMBER", &number.to_string());
        let point = browser.run(&script).await;
        if point.is_null() {
            // The page went on by itself meanwhile.
            return;
        }
        let (Some(x), Some(y)) = (point["x"].as_f64(), point["y"].as_f64()) else {
            panic!("{:?} cannot reach what is lit: {point}", self.hand);
        };
        let kind = if self.hand == Hand::Finger { "touch" } else { "mouse" };
        let actions = json!([{ "type": "pointer", "id": kind, "parameters": { "pointerType": kind }, "actions": [
            { "type": "pointerMove", "duration": 0, "x": x.round(), "y": y.round() },
            { "type": "pointerDown", "button": 0 },
            { "type": "pointerUp", "button": 0 },
        ] }]);
        browser.driver.call("actions", json!({ "actions": actions })).await;
    }
}

/// Waits until the page asks something or the game is over, and gives what it shows.
pub async fn asked(browser: &Browser) -> Value {
    let asks = format!(
        "const seen = (() => {{ {LOOK} }})(); return seen.over || (seen.buttons > 0 && seen.prompt) ? seen : null"
    );
    browser.wait_for("a question or the end", &asks).await
}

/// Presses and releases a key.
pub async fn key(browser: &Browser, name: &str) {
    let (code, number, text) = match name {
        "Tab" => ("Tab", 9, ""),
        "Enter" => ("Enter", 13, "\r"),
        "Escape" => ("Escape", 27, ""),
        "ArrowRight" => ("ArrowRight", 39, ""),
        "ArrowLeft" => ("ArrowLeft", 37, ""),
        other => ("", 0, other),
    };
    let down = if text.is_empty() { "rawKeyDown" } else { "keyDown" };
    let event = json!({ "type": down, "key": name, "code": code, "text": text, "windowsVirtualKeyCode": number });
    browser.command("Input.dispatchKeyEvent", event).await;
    let event = json!({ "type": "keyUp", "key": name, "code": code, "windowsVirtualKeyCode": number });
    browser.command("Input.dispatchKeyEvent", event).await;
}
