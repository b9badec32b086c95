//! The languages of the house. A new one is its texts, and one line here.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

/// The one list of languages. It makes [`Language`], and the macro that reads a file of every language.
macro_rules! languages {
    ($dollar:tt $($(#[$doc:meta])* $language:ident = $code:literal, $own_name:literal;)*) => {
        /// A language of the house.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub enum Language {
            $($(#[$doc])* $language,)*
            /// English in brackets: whoever writes pages or a translation sees what does not come from the texts. It is
            /// offered to nobody, but spoken to whoever asks for it.
            Pseudo,
        }

        impl Language {
            /// How many the house speaks.
            pub const COUNT: usize = Language::ALL.len();
            /// Those that the house speaks.
            pub const ALL: [Language; [$($code),*].len()] = [$(Language::$language),*];

            /// The code of the language (BCP 47).
            pub const fn code(self) -> &'static str {
                match self {
                    $(Language::$language => $code,)*
                    // The region that Unicode keeps for it.
                    Language::Pseudo => "en-XA",
                }
            }

            /// What its speakers call it.
            pub const fn own_name(self) -> &'static str {
                match self {
                    $(Language::$language => $own_name,)*
                    Language::Pseudo => "⟪English⟫",
                }
            }
        }

        /// The contents of a file of every language, in the order of [`Language::ALL`]: what stands before and behind
        /// the language's code in their names, relative to the source file.
        #[macro_export]
        macro_rules! in_every_language {
            ($dollar before:literal, $dollar after:literal) => {
                [$(include_str!(concat!($dollar before, $code, $dollar after))),*]
            };
        }
    };
}

languages! { $
    /// English.
    #[default]
    English = "en", "English";
    /// German.
    German = "de", "Deutsch";
}

impl Language {
    /// Its place among the texts of every language.
    pub const fn index(self) -> usize {
        match self {
            Language::Pseudo => Language::English as usize,
            spoken => spoken as usize,
        }
    }

    /// What is said, in brackets if that shows where it comes from.
    pub(crate) fn mark(self, text: String) -> String {
        if self == Language::Pseudo { format!("⟪{text}⟫") } else { text }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl Serialize for Language {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(text: &str) -> Result<Language, String> {
        let known = Language::ALL.into_iter().chain([Language::Pseudo]).find(|language| language.code() == text);
        known.ok_or_else(|| {
            let codes = Language::ALL.map(Language::code).join(", ");
            format!("There is no language \"{text}\" (known: {codes}).")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_read_by_its_code() {
        for language in Language::ALL.into_iter().chain([Language::Pseudo]) {
            assert_eq!(language.to_string().parse(), Ok(language));
        }
        assert_eq!("fr".parse::<Language>(), Err("There is no language \"fr\" (known: en, de).".to_owned()));
    }
}
