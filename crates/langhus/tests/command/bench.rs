//! `langhus bench`.

use serde_json::Value;

use crate::house::langhus;

const KEYS: [&str; 11] = [
    "clone_ns",
    "decisions_per_game",
    "decisions_per_second",
    "game",
    "games_per_second",
    "judgements_per_second",
    "options",
    "replay_actions_per_second",
    "seats",
    "simulations_per_second",
    "state_bytes",
];

#[test]
fn json_has_one_entry_for_every_variant_with_exactly_these_keys() {
    let out = langhus("bench --json --seconds 0.001").well();
    let list: Value = serde_json::from_str(&out).expect("a JSON list");
    let list = list.as_array().expect("a list");
    assert_eq!(list.len(), langhus::variants().count());
    for (entry, variant) in list.iter().zip(langhus::variants()) {
        let object = entry.as_object().expect("an object");
        assert_eq!(object.keys().collect::<Vec<_>>(), KEYS);
        assert_eq!(entry["game"], variant.game.id());
        assert_eq!(entry["seats"], variant.lab.seats());
        let options = entry["options"].as_object().expect("an object");
        assert!(variant.lab.options().iter().all(|(key, value)| options[key] == value), "{entry}");
        let judged = entry["judgements_per_second"].as_f64().is_some_and(|rate| rate > 0.0);
        assert_eq!(judged, variant.lab.judge().is_some(), "{entry}");
        for key in KEYS {
            assert!(
                matches!(key, "game" | "options" | "judgements_per_second")
                    || entry[key].as_f64().is_some_and(|n| n > 0.0),
                "{key}: {entry}"
            );
        }
    }
    let length = |game: &str| {
        let entry = list.iter().find(|entry| entry["game"] == game).expect("the example is in the list");
        entry["decisions_per_game"].as_f64().expect("a number")
    };
    assert!((7.0..8.3).contains(&length("tic-tac-toe")), "random tic-tac-toe takes about 7.6 decisions");
    assert!((18.0..25.0).contains(&length("connect-four")), "random connect four takes about 21 decisions");
}

#[test]
fn one_game_can_be_measured_alone_and_read_by_people() {
    let out = langhus("bench tic-tac-toe --seconds 0.001 --seats 2").well();
    let lines: Vec<_> = out.lines().collect();
    assert_eq!(lines.len(), 2, "{out}");
    assert!(
        lines[0].starts_with("game") && lines[0].contains("decisions/s") && lines[0].ends_with("judgements/s"),
        "{out}"
    );
    assert!(lines[1].starts_with("tic-tac-toe"), "{out}");
}
