//! What a table says by itself, and how it speaks of its game.

use std::sync::LazyLock;

use langhus_rules::{Language, Phrasebook, Say};

use crate::Title;

static BOOK: LazyLock<Phrasebook> =
    LazyLock::new(|| Phrasebook::new(langhus_rules::in_every_language!("../texts/", ".ftl")));

/// The messages of the table.
pub fn texts() -> &'static Phrasebook {
    &BOOK
}

/// A message that needs no filling.
pub(crate) fn word(key: &'static str, language: Language) -> String {
    say(&Say::new(key), language)
}

/// A message.
pub(crate) fn say(say: &Say, language: Language) -> String {
    BOOK.say(say, language, &[])
}

/// The name of an option in words: the game's message `option-KEY`.
pub fn option(title: &dyn Title, key: &str, language: Language) -> String {
    title.book().say(&Say::new(format!("option-{key}")), language, &[])
}

/// The value of an option in words: the game's message `option-KEY-VALUE`, with `-` for commas, or the value itself where it is its own
/// name.
pub fn value(title: &dyn Title, key: &str, value: &str, language: Language) -> String {
    let message = format!("option-{key}-{}", value.replace(',', "-"));
    if title.book().keys(language).contains(&message) {
        return title.book().say(&Say::new(message), language, &[]);
    }
    value.to_owned()
}

/// What to tell at a table that began before the rules last changed.
pub fn older_rules(title: &dyn Title, revision: u32, language: Language) -> Option<String> {
    let newest = title.revision();
    let told = Say::new("older-rules").with("revision", revision).with("newest", newest);
    (revision < newest).then(|| say(&told, language))
}

/// The variant of a table in words: what it says about its options, where that is not the standard; the first option
/// always, if its values have words, because then they name the game that is played.
pub fn variant(title: &dyn Title, options: &[String], language: Language) -> Option<String> {
    let chosen = |key: &str| options.iter().find_map(|pair| pair.split_once('=').filter(|(name, _)| *name == key));
    let mut words = Vec::new();
    for (place, spec) in title.options().iter().enumerate() {
        let value = chosen(spec.key).map_or(spec.values[0], |(_, value)| value);
        let text = self::value(title, spec.key, value, language);
        if value != spec.values[0] || (place == 0 && text != value) {
            words.push(text);
        }
    }
    (!words.is_empty()).then(|| words.join(" · "))
}
