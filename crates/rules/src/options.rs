//! The options of a game, such as `mode=jarl`.

use std::collections::BTreeMap;
use std::fmt;

use crate::{Mistakes, Say, Sentence};

/// An option that a game offers.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// The name before the `=`.
    pub key: &'static str,
    /// What may stand behind it; the first is what holds when nothing is said.
    pub values: &'static [&'static str],
    /// Says why a value is wrong, where a list of the right ones does not explain it.
    pub explain: Option<fn(&str) -> Sentence>,
}

impl OptionSpec {
    /// An option whose list of values explains itself.
    pub const fn new(key: &'static str, values: &'static [&'static str]) -> OptionSpec {
        OptionSpec { key, values, explain: None }
    }
}

/// The options of one table: every option of the game with one of its values.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options(BTreeMap<&'static str, &'static str>);

impl Options {
    /// No game has more options than this; whatever names more is refused before it is read.
    pub const MOST: usize = 32;

    /// The values that hold when nothing is said.
    pub fn standard(specs: &[OptionSpec]) -> Options {
        Options(specs.iter().map(|spec| (spec.key, spec.values[0])).collect())
    }

    /// Reads `key=value` pairs; whatever is not named keeps its standard value.
    ///
    /// # Errors
    /// All unknown options and values, each with what would be right.
    pub fn read<'a>(specs: &[OptionSpec], pairs: impl IntoIterator<Item = &'a str>) -> Result<Options, Mistakes> {
        let mut options = Options::standard(specs);
        let mut mistakes = Mistakes::default();
        let mut named = Vec::new();
        for pair in pairs {
            match options.set(specs, pair) {
                Ok(key) if named.contains(&key) => {
                    mistakes.add(Sentence::house(Say::new("wrong-option-twice").with("option", key)));
                }
                Ok(key) => named.push(key),
                Err(says) => mistakes.add(says),
            }
        }
        if mistakes.is_empty() { Ok(options) } else { Err(mistakes) }
    }

    fn set(&mut self, specs: &[OptionSpec], pair: &str) -> Result<&'static str, Sentence> {
        let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
        let Some(spec) = specs.iter().find(|spec| spec.key == key) else {
            let known = specs.iter().map(|spec| spec.key).collect::<Vec<_>>().join(", ");
            let say = Say::new(if known.is_empty() { "wrong-option-none" } else { "wrong-option" });
            return Err(Sentence::house(say.with("option", shorten(key)).with("known", known)));
        };
        let Some(value) = spec.values.iter().find(|known| **known == value) else {
            let say = Say::new("wrong-value").with("option", key).with("value", shorten(value));
            let says = Sentence::house(say.with("known", spec.values.join(" | ")));
            let why = spec.explain.map(|explain| explain(value));
            return Err(Sentence::row([says].into_iter().chain(why)));
        };
        self.0.insert(spec.key, value);
        Ok(spec.key)
    }

    /// The value of an option of the game.
    ///
    /// # Panics
    /// If the game has no such option: the key is written in the game's own code.
    pub fn get(&self, key: &str) -> &'static str {
        self.0.get(key).unwrap_or_else(|| panic!("the game has no option \"{key}\""))
    }

    /// Every combination of values, whether the game accepts it or not.
    pub fn combinations(specs: &[OptionSpec]) -> Vec<Options> {
        specs.iter().fold(vec![Options::default()], |so_far, spec| {
            so_far
                .iter()
                .flat_map(|options| {
                    spec.values.iter().map(|value| {
                        let mut options = options.clone();
                        options.0.insert(spec.key, value);
                        options
                    })
                })
                .collect()
        })
    }

    /// The options and their values, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.0.iter().map(|(key, value)| (*key, *value))
    }
}

/// At most forty characters of what somebody wrote, so that an error stays a sentence.
pub fn shorten(text: &str) -> String {
    let mut short: String = text.chars().take(40).map(|c| if c.is_control() { '\u{FFFD}' } else { c }).collect();
    if text.chars().nth(40).is_some() {
        short.push('…');
    }
    short
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, (key, value)) in self.iter().enumerate() {
            let gap = if n == 0 { "" } else { " " };
            write!(f, "{gap}{key}={value}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    const SPECS: &[OptionSpec] =
        &[OptionSpec::new("mode", &["karl", "jarl"]), OptionSpec::new("auction", &["off", "on"])];

    #[test]
    fn what_is_not_said_keeps_its_standard_value() {
        let options = Options::read(SPECS, ["mode=jarl"]).unwrap();
        assert_eq!((options.get("mode"), options.get("auction")), ("jarl", "off"));
        assert_eq!(options.to_string(), "auction=off mode=jarl");
        assert_eq!(Options::combinations(SPECS).len(), 4);
    }

    #[test]
    fn every_wrong_option_is_told_at_once_with_what_would_be_right() {
        let mistakes =
            Options::read(SPECS, ["mode=earl", "color=red", "auction", "mode=jarl", "mode=karl"]).unwrap_err();
        assert_eq!(
            mistakes.to_string(),
            "The option \"mode\" cannot be \"earl\" (it can be karl | jarl).\n\
             There is no option \"color\" (known: mode, auction).\n\
             The option \"auction\" cannot be \"\" (it can be off | on).\n\
             The option \"mode\" is given twice."
        );
        let german = mistakes.in_language(Language::German);
        assert!(german.contains("\nEs gibt keine Option „color“ (es gibt mode, auction).\n"), "{german}");
    }
}
