//! How a game ended, as it is kept and shown.

use std::collections::BTreeMap;

use langhus_rules::{Item, Language, Phrasebook, Say, Seat, Seats, Table, shown};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::conceding::places;

/// The place of a seat, with what its points are made of.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SeatResult {
    /// The seat, counted from 1.
    pub seat: u8,
    /// The name at the table.
    pub name: String,
    /// 1 for the winner; seats that share a place have the same.
    pub place: u8,
    /// The points: the sum of the items.
    pub score: i32,
    /// What decides between equal scores.
    pub tie_break: i32,
    /// Did a bot play it to the end for somebody who was away or had left?
    pub finished_by_bot: bool,
    /// What the points are made of.
    pub items: Vec<ScoreItem>,
}

/// One entry of a score, and the same in words: in every language, each under its code.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ScoreItem {
    /// What the points are for: stable, for programs.
    pub what: String,
    /// Which piece earned them, where there is one.
    pub piece: Option<String>,
    /// How many.
    pub points: i32,
    /// The words.
    #[serde(flatten)]
    pub words: BTreeMap<&'static str, String>,
}

/// The place of a seat as the store keeps it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct KeptResult {
    seat: u8,
    /// The name at the table.
    pub name: String,
    /// 1 for the winner.
    pub place: u8,
    /// The points.
    pub score: i32,
    tie_break: i32,
    /// Did a bot finish for a person? Where none did, nothing is kept.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    bot: bool,
    items: Vec<KeptItem>,
}

/// One entry of a score as the store keeps it: what is to be said, in no language yet.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct KeptItem {
    what: String,
    piece: Option<String>,
    points: i32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    say: Option<Say>,
    /// The first results were kept in words, by the code of each language there was.
    #[serde(flatten)]
    told: BTreeMap<String, String>,
}

impl KeptItem {
    fn words(&self, language: Language, book: Option<&Phrasebook>, names: &[String]) -> String {
        match (&self.say, book) {
            (Some(say), Some(book)) => book.say(say, language, names),
            _ => {
                let told = self.told.get(language.code()).or_else(|| self.told.get(Language::English.code()));
                // The game may be gone from the house; then what the points are for must do.
                told.unwrap_or(&self.what).clone()
            }
        }
    }
}

/// Who did not play to the end themselves.
#[derive(Clone, Copy)]
pub struct Absent {
    /// For them a bot finished.
    pub bots: Seats,
    /// They gave up, and come last.
    pub gone: Seats,
}

impl Absent {
    /// Everybody played themselves.
    pub const NOBODY: Absent = Absent { bots: Seats::NONE, gone: Seats::NONE };
}

/// The places so far, best first.
fn kept(table: &dyn Table, Absent { bots, gone }: Absent) -> Vec<KeptResult> {
    let item = |Item { what, say, piece, points }: Item| KeptItem {
        what: what.to_owned(),
        piece,
        points,
        say: Some(say),
        told: BTreeMap::new(),
    };
    let mut standings = table.standings();
    places(&mut standings, gone);
    let result = standings.into_iter().map(|standing| KeptResult {
        seat: standing.seat.number(),
        name: table.names().get(standing.seat.index()).cloned().unwrap_or_default(),
        place: standing.place,
        score: standing.score,
        tie_break: standing.tie_break,
        bot: bots.contains(standing.seat),
        items: table.items(standing.seat).into_iter().map(item).collect(),
    });
    result.collect()
}

/// Results in the words of the game, if it is known, for somebody who reads this language.
pub fn in_words(results: Vec<KeptResult>, book: Option<&Phrasebook>, reads: Language) -> Vec<SeatResult> {
    // In the order of the seats, as messages name them.
    let mut names = vec![String::new(); results.len()];
    for result in &results {
        if let Some(name) = names.get_mut(usize::from(result.seat).wrapping_sub(1)) {
            name.clone_from(&result.name);
        }
    }
    let item = |item: KeptItem| {
        let words = Language::ALL.map(|language| (language.code(), item.words(language, book, &names)));
        ScoreItem { what: item.what, piece: item.piece, points: item.points, words: words.into() }
    };
    let result = |result: KeptResult| SeatResult {
        seat: result.seat,
        name: shown(&result.name, reads).into_owned(),
        place: result.place,
        score: result.score,
        tie_break: result.tie_break,
        finished_by_bot: result.bot,
        items: result.items.into_iter().map(item).collect(),
    };
    results.into_iter().map(result).collect()
}

/// The places so far, best first, for somebody who reads this language.
pub fn results(table: &dyn Table, absent: Absent, book: &Phrasebook, reads: Language) -> Vec<SeatResult> {
    in_words(kept(table, absent), Some(book), reads)
}

/// The result as the store keeps it.
pub fn write(table: &dyn Table, absent: Absent) -> String {
    serde_json::to_string(&kept(table, absent)).unwrap_or_default()
}

/// The result as the store kept it.
pub fn read(text: &str) -> Vec<KeptResult> {
    serde_json::from_str(text).unwrap_or_default()
}

/// A result in which a seat is called something else.
pub(crate) fn renamed(text: &str, seat: Seat, name: &str) -> String {
    rewritten(text, |result| {
        if result.seat == seat.number() {
            name.clone_into(&mut result.name);
        }
    })
}

/// A result with other words where it was kept in words; nothing comes of the words that stay.
pub(crate) fn reworded(text: &str, other: impl Fn(&str) -> Option<String>) -> String {
    rewritten(text, |result| {
        for words in result.items.iter_mut().flat_map(|item| item.told.values_mut()) {
            if let Some(other) = other(words) {
                *words = other;
            }
        }
    })
}

fn rewritten(text: &str, change: impl FnMut(&mut KeptResult)) -> String {
    let mut results = read(text);
    results.iter_mut().for_each(change);
    serde_json::to_string(&results).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(kept: &str, book: Option<&Phrasebook>) -> Vec<String> {
        let [result] = in_words(read(kept), book, Language::English).try_into().expect("one seat");
        result.items.into_iter().flat_map(|item| item.words.into_values()).collect()
    }

    #[test]
    fn a_result_is_kept_in_no_language_and_told_in_every() {
        let texts = Language::ALL.map(|language| format!("row = {{ $who }} ({language})\n"));
        let book = Phrasebook::new(texts.each_ref().map(String::as_str));
        let kept = r#"[{"seat":1,"name":"Anna","place":1,"score":1,"tie_break":0,"items":
            [{"what":"row","piece":null,"points":1,"say":{"key":"row","args":[["who",{"seat":1}]]}}]}]"#;
        assert_eq!(words(kept, Some(&book)), ["Anna (de)", "Anna (en)"]);
        assert_eq!(words(kept, None), ["row", "row"], "a game that is no more");
    }

    #[test]
    fn a_result_that_was_kept_in_words_is_told_in_them() {
        let kept = r#"[{"seat":1,"name":"Anna","place":1,"score":1,"tie_break":0,"items":
            [{"what":"row","piece":null,"points":1,"en":"Three in a row","de":"Drei in einer Reihe"}]}]"#;
        assert_eq!(words(kept, None), ["Drei in einer Reihe", "Three in a row"]);
    }
}
