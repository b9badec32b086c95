//! The command's own words.

use std::borrow::Cow;
use std::sync::LazyLock;

use langhus_rules::{Language, Phrasebook, Say};

/// The messages of `texts/{en,de}.ftl`.
pub static WORDS: LazyLock<Phrasebook> =
    LazyLock::new(|| Phrasebook::new(langhus_rules::in_every_language!("../texts/", ".ftl")));

/// A message in words.
pub(crate) fn say(say: &Say, language: Language) -> String {
    WORDS.say(say, language, &[])
}

/// A message that needs no filling.
pub(crate) fn word(key: impl Into<Cow<'static, str>>, language: Language) -> String {
    say(&Say::new(key), language)
}

/// What the environment says about the person's language; English where it says nothing we speak.
pub(crate) fn language_of_the_system() -> Language {
    // The order of POSIX: the first that is set decides, also against us.
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    language_of_locale(&named.into_iter().find(|value| !value.is_empty()).unwrap_or_default())
}

fn language_of_locale(locale: &str) -> Language {
    let code = locale.split(['_', '.', '@', '-']).next().unwrap_or_default();
    code.to_lowercase().parse().unwrap_or_default()
}

/// How the person started this program, for examples that can be copied.
pub(crate) fn program() -> &'static str {
    // Cargo tells the programs that it runs where it is.
    if std::env::var_os("CARGO").is_some() { "cargo run --release --" } else { "langhus" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_locale_names_the_language() {
        for (locale, language) in [
            ("de_DE.UTF-8", Language::German),
            ("de", Language::German),
            ("DE-at", Language::German),
            ("en_GB.UTF-8", Language::English),
            ("C.UTF-8", Language::English),
            ("", Language::English),
        ] {
            assert_eq!(language_of_locale(locale), language, "{locale}");
        }
    }

    #[test]
    fn all_languages_have_the_same_messages() {
        for language in Language::ALL {
            let [mut own, mut english] = [language, Language::English].map(|language| WORDS.keys(language).to_vec());
            own.sort();
            english.sort();
            assert_eq!(own, english, "{language}");
        }
    }
}
